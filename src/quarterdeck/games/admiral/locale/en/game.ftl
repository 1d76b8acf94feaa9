# Admiral: names, options, prompts, actions, reasons, events, results.

game-goal = Every scenario says how it is won; in Pearl Shoals, bring enough pearls to your forts.
game-provenance = The printed ship cards, islands and set-ups are not known to us: this game is played with reconstructed ones. If you own the box, play with an edition file of your own.

seat-1 = Blue
seat-2 = Red
seat-3 = Green
seat-4 = Violet
seat-5 = Amber
seat-6 = Slate
seat-nobody = Nobody

unit-line = ship of the line
unit-galleon = galleon
unit-frigate = frigate
unit-brig = brig
unit-fort = fort

strength-calm = calm
strength-fresh = fresh wind
strength-storm = storm

option-scenario = Scenario
    .help = Board, fleets and the way to win. The mini-games teach sailing; a file of your own takes the place of this choice.
option-scenario-pearls = Pearl Shoals
option-scenario-mini-1 = Mini-game 1: A Fair Breeze
option-scenario-mini-2 = Mini-game 2: Any Weather
option-scenario-mini-3 = Mini-game 3: Blockade
option-scenario-powder-keys = Powder Keys
option-teams = Teams
    .help = Every man for himself, or partners whose forts lie far apart.
option-teams-none = none
option-teams-2v2 = two against two
option-teams-3v3 = three against three
option-teams-2v2v2 = three pairs
option-turn_order = Turn order
    .help = Who moves first: as the scenario says, by die, as the seats sit, or by die with teams in turn.
option-turn_order-scenario = as the scenario says
option-turn_order-die = by die
option-turn_order-seats = as the seats sit
option-turn_order-alternate = by die, teams in turn
option-vane = Weather vane
    .help = Equal sectors are the letter of the rules; brisk has four fresh sectors for each calm and each storm, and the game is faster.
option-vane-equal = equal sectors
option-vane-brisk = brisk
option-islands = Further islands
    .help = More islands than the scenario has, by agreement.
option-islands-none = none
option-islands-blocks = two blocks
option-mines = Mines
    .help = Each player lays hidden mines near his fort: three, two or one, the fewer the more players.
option-hits = Hits
    .help = Which numbers of the die hit.
option-hits-standard = 3 to 6; point-blank all but 2
option-hits-even = even numbers
option-hits-even-close = even numbers; point-blank all but 1
option-forts_block = Forts block fire
    .help = By the rules a shot passes over a fort’s cell. On: it does not.
option-light_in_calm = A load is light in a calm
    .help = By the rules a load that slows a ship keeps a brig from rowing. On: it does not count in a calm.
option-repair_ends = Repair ends by itself
    .help = By the rules a ship stays under repair until its owner ends it. On: it is free once the last damage is gone.
option-work_delay = Fort work begins a turn later
    .help = By the rules the turn of the announcement counts already. On: only from the next own turn.
option-start_is_enough = Teams: a restoration begun stops the clock
    .help = By the rules partners must finish it within three turns. On: a running one is enough.
option-short_arrival = Mini-games: a short last move is allowed
    .help = By the rules the least distance holds for the last move, too. On: not when it ends in the destination port.
option-balance = Six players: forts near the pearls are held back
    .help = L1 and M14 lie nearer than the others. On: their owners move last and need one pearl more.
option-quiet = Stop after quiet rounds
    .help = Ends a game in which nothing happens any more: so many rounds in a row without damage, capture or another pearl brought in, and most pearls win. The table says so five rounds before. Bots alone are always stopped after 20.
option-quiet-scenario = as the scenario says
option-quiet-never = never
option-quiet-5 = after 5 rounds
option-quiet-10 = after 10 rounds
option-quiet-20 = after 20 rounds
option-quiet-40 = after 40 rounds
option-round_limit = Stop after rounds
    .help = The game ends after so many rounds; most pearls win. 0: as the scenario says.

order-auto = at once
order-hold = hold
order-ask = ask me
order-mine = Mine on { $cell }: { $order }
    .help = “At once” blows up an opponent’s ship that enters. “Hold” waits: you may still blow it up in your own turn while it rests there. “Ask me” asks you at every step near your fort, mine or not, so that nobody learns anything; it slows the game down.

course-N = N
course-NE = NE
course-E = E
course-SE = SE
course-S = S
course-SW = SW
course-W = W
course-NW = NW

prompt-over = The game is over.
prompt-wait = { $player } is thinking.
prompt-reefs = { $left ->
    [one] Place your last reef.
   *[other] Place a reef; { $left } are left.
}
prompt-ships = Place your ships in your port, two in a cell at most.
prompt-mines = { $left ->
    [one] Lay your last mine in secret, within three cells of your fort.
   *[other] Lay a mine in secret, within three cells of your fort; { $left } are left.
}{ $optional ->
    [1] {" "}You need not lay { $left ->
        [one] it
       *[other] them all
    }.
   *[0] {""}
}
prompt-turn = Give your orders: { $strength ->
    [calm] calm
    [storm] storm to { $wind }
   *[fresh] fresh wind to { $wind }
}. End the turn when you are done.{ quiet-near }
prompt-drift = Storm to { $wind }: ships without shelter have to drift before you can end the turn.{ quiet-near }
quiet-near = { $left ->
    [0] {""}
   *[other] {" "}{ event-quiet }
}
prompt-race = Sail for the opposite corner: { $strength ->
    [calm] calm
    [storm] storm to { $wind }
   *[fresh] fresh wind to { $wind }
}.
prompt-salvo = Salvo at { $target }: name the next gun.
prompt-grapple = Boarding { $target }: name the next ship.
prompt-assault = Storming { $target }: name the next ship.
prompt-defend = { $target } is stormed: which of your ships in port help to defend it?
prompt-share = { $left ->
    [one] One hull point is left to share out: how much for { $unit }?
   *[other] { $left } hull points are left to share out: how many for { $unit }?
}
prompt-stow = Another ship may take 1 { $one } from { $unit }.
prompt-window = { $unit } is on { $cell }. Blow up a mine there, or let it pass?
prompt-blasts = Several fireships are due: which explodes first?

prompt-reefs-short = placing reefs
prompt-ships-short = placing ships
prompt-mines-short = laying mines
prompt-turn-short = giving orders
prompt-salvo-short = composing a salvo
prompt-grapple-short = naming boarders
prompt-assault-short = naming attackers
prompt-defend-short = naming defenders
prompt-share-short = sharing out hull points
prompt-stow-short = stowing pearls
prompt-window-short = a mine’s owner is asked
prompt-blasts-short = choosing which fireship explodes
prompt-over-short = nothing: the game is over

action-end = End the turn
action-move = { $ship } sails { $course } { $cells ->
    [one] { $cells } cell
   *[other] { $cells } cells
} from { $from } to { $to }
action-drift = { $ship } drifts from { $from } to { $to } ({ $cells })
action-fire = { $unit } fires at { $target }: { $shots ->
    [one] one shot
   *[other] salvo of { $shots }
} ({ $from } to { $at })
action-join = { $unit } joins a salvo at { $target } with { $shots ->
    [one] one shot
   *[other] { $shots } shots
} ({ $from } to { $at }); another gun follows
action-board = { $ship } boards { $target } from { $from }
action-board-join = { $ship } boards { $target } from { $from }; another ship follows
action-storm = { $ship } storms { $target } from { $from }
action-storm-join = { $ship } storms { $target } from { $from }; another ship follows
action-convert = Turn { $ship } on { $cell } into a fireship
action-explode = Blow up the fireship { $ship } on { $cell }
action-begin-repair = Put { $ship } on { $cell } under repair
action-end-repair = End the repair of { $ship } on { $cell }
action-work = Repair fort { $fort } with { $ship } and { $other }
action-restore = Restore fort { $fort } with { $ship } and { $other }
action-break-off = Break off the work at fort { $fort }
action-load = { $ship } takes 1 { $one } aboard on { $cell }
action-load-fort = { $ship } takes 1 { $one } out of fort { $fort }
action-unload = { $ship } unloads 1 { $one } at fort { $fort }
action-give = Give fort { $fort } to seat { $seat }
action-offer = Offer { $ship } to a partner for fort { $fort }
action-withdraw = Take back the offer of { $ship } on { $cell }
action-detonate = Blow up { $ship } on your mine on { $cell }
action-reef = Place a reef on { $cell }
action-place = Place { $ship } on { $cell }
action-lay = Lay a mine on { $cell }: { $order }
action-no-more-mines = Lay no more mines
action-defend = { $ship } helps to defend
action-defended = No more defenders
action-share = { $points ->
    [0] Give { $unit } nothing
    [one] Give { $unit } one hull point
   *[other] Give { $unit } { $points } hull points
}
action-stow = Move 1 { $one } from { $from } to { $ship }
action-stow-stay = Leave the { $one } on { $from }
action-blow-up = Blow the mine up
action-let-pass = Let it pass

reason-not-your-decision = It is not your decision now.
reason-wrong-phase = That is not what is to be decided now: it is { $phase }.
reason-no-such-ship = There is no such ship.
reason-not-your-ship = { $ship } is not yours.
reason-ship-gone = That ship is no longer on the board.
reason-ship-frozen = { $ship } has fought this round and can do nothing more until it ends.
reason-ship-in-repair = { $ship } is under repair. End the repair first.
reason-repair-keeps = { $ship } is under repair and cannot move. If you end the repair, it may fire this turn and move from the next one on.
reason-fresh-from-repair = The repair of { $ship } was ended this turn: it may fire, but not move before your next turn.
reason-ship-bound = { $ship } is working at a fort. Break the work off first.
reason-moved-already = { $ship } has moved this turn.
reason-storm-blows = In a storm ships cannot choose their course: they drift to { $wind }.
reason-no-storm = There is no storm to drift in.
reason-becalmed = { $ship } cannot move that way in a calm.
reason-slowed-to-nothing = Its load takes a cell off every move of { $ship }: that way it cannot go at all now.
reason-too-far-in-calm = In a calm { $ship } cannot go { $cells } cells on that course.
reason-too-far = { $ship } cannot sail { $cells } cells on that course in this wind.
reason-way-edge = The board ends there.
reason-way-land = Land is in the way.
reason-way-reef = A reef is in the way.
reason-way-fort = A fort is in the way.
reason-way-ship = The cell is full: another ship at sea, or two in a port.
reason-way-closed = That side or corner of the cell is covered by land.
reason-against-wind = { $ship } cannot sail that close to the wind (it blows to { $wind }).
reason-too-short = { $least ->
    [0] A move is at least one cell.
   *[other] A move must be at least { $least } cells here.
}
reason-drift-distance = In a storm { $ship } goes its whole drift, or stops in a port on the way.
reason-drift-order = Another of your ships drifts before { $ship }: fireships that are due first, then whoever lies farthest downwind.
reason-drift-late = A ship of yours that comes later in the order has drifted already: { $ship } has missed its place.
reason-no-leaving = { $ship } is sheltered, and the next cell downwind is closed to it.
reason-no-shots = { $ship } has no shots left this turn.
reason-no-storm-shots = { $ship } cannot fire in a storm: its card has no shots for that.
reason-fireship = { $ship } is a fireship.
reason-not-opponent = { $target } is not an opponent’s.
reason-target-ruined = { $target } lies in ruins.
reason-not-in-line = { $target } is not on a straight or diagonal line from { $ship }.
reason-out-of-range = { $target } is out of { $ship }’s range.
reason-line-land = Land lies between { $ship } and { $target }.
reason-line-ship = A ship lies between { $ship } and { $target }.
reason-line-closed = A side or corner covered by land lies between { $ship } and { $target }.
reason-line-fort = A fort lies between { $ship } and { $target }.
reason-fort-frozen = { $ship } was fought over or changed hands this round and cannot fire.
reason-enemy-store = Fort { $fort } is an opponent’s: pearls go into and out of your own and your partners’ forts only. Storm it to get what it holds.
reason-nobodys-store = Fort { $fort } is nobody’s: ruined and neutral forts take and give no pearls.
reason-not-your-fort = That fort is not yours.
reason-no-such-fort = There is no such fort.
reason-other-target = The target is named already: it is the same for all.
reason-out-of-order = Ships and forts are named in their order, each once.
reason-no-further = Nobody could follow { $ship }: fire or attack without the “+”.
reason-not-adjacent = { $ship } is not next to { $target }; diagonals do not count.
reason-side-closed = Land covers the side between { $ship } and { $target }.
reason-drift-first = { $ship } has to drift before it may attack.
reason-not-in-port = { $ship } is not in the port of { $fort }.
reason-has-fired = { $ship } has fired this turn.
reason-not-a-fireship = { $ship } is no fireship.
reason-not-due = { $ship } explodes in the next round, not before.
reason-drifts-open = Ships still have to drift.
reason-undamaged = { $ship } has no damage.
reason-repair-ended = The repair of { $ship } was ended this turn.
reason-not-in-repair = { $ship } is not under repair.
reason-fort-whole = Fort { $fort } has no damage.
reason-work-running = There is work at fort { $fort } already.
reason-work-broken = The work at fort { $fort } was broken off this turn.
reason-no-work = Nobody is working at fort { $fort }.
reason-no-pearl = There are no { $many } for { $ship } here.
reason-no-room = { $ship } cannot carry more { $many }.
reason-no-cargo = { $ship } has no { $many } aboard.
reason-shuttle = In one turn { $ship } does not both load and unload at the same fort.
reason-no-partner = That is no partner of yours, or he is out.
reason-has-fort = Your partner has a fort of his own.
reason-not-ruined = Fort { $fort } is not in ruins.
reason-offered-already = That was done with { $ship } this turn already.
reason-not-offered = { $ship } is not offered to anybody.
reason-no-mine = You have no mine there.
reason-chance-gone = { $ship } has acted since it came there, or did not sail there: the chance is gone.
reason-off-board = There is no such cell on this board.
reason-cell-taken = { $cell } is taken.
reason-in-a-port = { $cell } is in a port.
reason-on-an-island = { $cell } belongs to an island.
reason-on-a-pearl = Cargo lies on { $cell }, or will lie there: { $many }.
reason-blocks-pearls = A reef on { $cell } would cut a port off from the { $many }.
reason-not-own-port = That is not in the port of a fort of yours.
reason-port-taken = Another player starts from that port, or you have chosen another.
reason-too-far-from-fort = { $cell } is more than three cells from your fort.
reason-not-navigable = No ship can come to { $cell }.
reason-ship-placed = { $ship } is on the board already.
reason-not-a-defender = { $ship } cannot defend this fort: it must be its owner’s and lie in its port.
reason-not-that-many = That many hull points cannot be given here: none may be wasted while a ship can take it, and no ship takes more than its card.
reason-cannot-carry = { $ship } cannot take the { $one }.
reason-no-long-course = A move must be at least { $least } cells here, and in this wind no course takes { $ship } so far. End the turn.
reason-must-move = You have a move of at least { $least } cells and must make it.
reason-switched-off = That is not part of this scenario.
reason-order-changed = That mine’s order was changed this turn.
reason-not-your-turn = Mine orders are changed in your own turn.
reason-on-a-reef = There is a reef on { $cell } already.
reason-no-such-action = There is no such action.
reason-shot-number = { $ship } does not have that many shots.
reason-choose-first = Choose one of your ships first.
reason-forts-stay = Forts do not sail: choose a ship.
reason-off-course = { $cell } is on no straight or diagonal line from { $ship }, and a ship keeps its course for the whole move.

warning-no-more-mines = { $left ->
    [one] One mine card stays
   *[other] { $left } mine cards stay
} unused for the whole game.
warning-convert = For good: { $ship } fires no more and explodes next round.
warning-share-nothing = With nothing, { $ship } sinks.
warning-out = That puts you out of the game: your ships leave the board.

event-order-die = { $player } throws { $die } for the turn order.
event-order = { $player } moves as number { $place }.
event-reef = { $player } places a reef on { $cell }.
event-placed = { $player } places { $ship } on { $cell }.
event-mine-laid = { $cell ->
    [hidden] { $player } lays a mine in secret.
   *[other] { $player } lays a mine in secret on { $cell }: { $order }.
}
event-wind = Round { $round }. { $player } spins the vane: { $strength ->
    [calm] calm.
    [storm] a storm to { $direction }.
   *[fresh] a fresh wind to { $direction }.
}
event-turn = { $player } is to move (round { $round }).
event-moved = { $ship } sails { $direction } from { $from } to { $to }.
event-drifted = { $ship } drifts { $direction } from { $from } to { $to }.
event-reef-hit = { $ship } strikes the reef on { $cell }: { $damage } damage.
event-fired = { $unit } fires at { $target }: { $shots ->
    [one] one shot.
   *[other] { $shots } shots.
}
event-shot-die = The die shows { $die }.
event-hit = { $target } is hit: { $damage } damage, { $left } hull left.
event-missed = { $target } is missed.
event-sunk = { $ship } sinks on { $cell }.
event-pearls-fall = { $pearls ->
    [one] 1 { $one } is left
    [few] { $pearls } { $few } are left
   *[other] { $pearls } { $many } are left
} on the shallows of { $cell }.
event-pearls-lost = { $pearls ->
    [one] 1 { $one } is lost
    [few] { $pearls } { $few } are lost
   *[other] { $pearls } { $many } are lost
} on { $cell }.
event-fort-ruined = Fort { $fort } is in ruins.
event-converted = { $player } makes { $ship } a fireship: it explodes in round { $round }.
event-exploded = { $ship } explodes on { $cell }: { $damage } damage to every ship around.
event-repair-begun = { $ship } goes under repair at { $fort }.
event-repair-ended = The repair of { $ship } ends.
event-repaired = { $ship } is repaired by one: { $left } damage left.
event-repair-cancelled = The repair of { $ship } is cancelled.
event-work-begun = { $ship } and { $other } begin to work at fort { $fort }.
event-work-ended = { $lost ->
    [1] The restoration of { $fort } is interrupted: all is to do again.
   *[0] The work at { $fort } ends.
}
event-fort-repaired = Fort { $fort } is repaired by one: { $left } damage left.
event-restored = Fort { $fort } is restored and belongs to { $player }.
event-boarding = { $ship } boards { $target }.
event-storming = { $ship } storms fort { $fort }.
event-defending = { $ship } helps to defend fort { $fort }.
event-fight-die = { $unit } throws { $die }: { $points ->
    [one] one point.
   *[other] { $points } points.
}
event-scores = Attack { $attack }, defence { $defence }.
event-tie = A tie: all who fought are lost.
event-won = { $player } wins: { $points ->
    [one] one hull point is
   *[other] { $points } hull points are
} left.
event-given = { $unit } gets { $points }.
event-captured = { $player } captures { $ship } from { $other }.
event-fort-captured = { $player } captures fort { $fort } from { $other }.
event-stowed = 1 { $one } goes from { $from } to { $to }.
event-taken = { $ship } takes 1 { $one } aboard on { $cell }.
event-taken-fort = { $ship } takes 1 { $one } out of fort { $fort }.
event-unloaded = { $ship } unloads 1 { $one } at fort { $fort }: { $pearls } there now.
event-fort-given = { $player } gives fort { $fort } to { $other }.
event-offered = { $player } offers { $ship } for the restoration of { $fort }.
event-withdrawn = { $player } takes back the offer of { $ship }.
event-mine = A mine of { $player } goes off under { $ship } on { $cell }: { $damage } damage.
event-out = { $why ->
    [clock] { $player } has had no fort for too long and is out.
    [gave] { $player } has given the last fort away and is out.
    [resigned] { $player } resigns.
   *[ships] { $player } has nothing left to sail and is out.
}
event-fort-inherited = Fort { $fort } passes to { $other }.
event-clock = { $player } has finished { $turns } of { $of } turns without a fort.
event-arrived = { $ship } has reached the port of { $fort }.
event-removed = { $ship } leaves the board from { $cell }.
event-order-given = Your mine on { $cell }: { $order }.
event-round-over = Round { $round } is over.
event-no-more-mines = { $player } lays no more mines: { $left ->
    [one] one card is
   *[other] { $left } cards are
} left over.
event-quiet = Nothing has happened for { $rounds ->
    [one] a round
   *[other] { $rounds } rounds
}. { $left ->
    [one] One more quiet round
   *[other] { $left } more quiet rounds
}, and the game is stopped: most pearls win.

chance-order = a die for the turn order
chance-direction = where the wind blows to
chance-strength = the strength of the wind
chance-shot = a die for the shot
chance-attack = a die for an attacker
chance-defence = a die for a defender

odds-hit = hit, { $damage } damage
odds-sunk = sunk ({ $damage } damage)
odds-ruined = ruined ({ $damage } damage)
odds-miss = miss
odds-win = won
odds-tie = tie: all lost
odds-lose = lost
odds-damage = expected damage
odds-hull-won = hull points to expect from a win
odds-hull-lost = hull points the other side can expect
odds-win-all = chance to win if every ship in port defends

end-delivered = { $winners ->
    [one] { $winner } has brought enough { $many } home and wins.
   *[other] Seats { $seats } have brought enough { $many } home and win.
}
end-last-afloat = { $winners ->
    [one] { $winner } is the last afloat and wins.
   *[other] Seats { $seats } are the last afloat and win.
}
end-most-pearls = { $winners ->
    [one] All { $many } are stored; { $winner } has most and wins.
   *[other] All { $many } are stored; seats { $seats } have most and win.
}
end-lost-together = { $winners ->
    [one] The last ships of all are gone; { $winner } has most { $many } and wins.
   *[other] The last ships of all are gone at once: seats { $seats } share the game.
}
end-arrived = { $winner } has reached port first and wins, in { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}.
end-wrecked = The last racers are wrecked: nobody reaches port.
end-quiet = { $winners ->
    [one] The game is stopped, for nothing has happened in { $quiet } rounds; { $winner } has most { $many } and wins.
   *[other] The game is stopped, for nothing has happened in { $quiet } rounds; seats { $seats } have most { $many } and win.
}
end-rounds = { $winners ->
    [one] The last round is over; { $winner } has most { $many } and wins.
   *[other] The last round is over; seats { $seats } have most { $many } and win.
}
end-forts = { $winners ->
    [one] { $winner } holds enough forts and wins.
   *[other] Seats { $seats } hold enough forts and win.
}
end-draw = { $why ->
    [quiet] The game is stopped, for nothing has happened in { $quiet ->
        [one] a round
       *[other] { $quiet } rounds
    }. Nobody has a pearl in his forts: a draw.
   *[rounds] The last round is over. Nobody has a pearl in his forts: a draw.
}

asset-ship = { $count ->
    [one] { $count } ship
   *[other] { $count } ships
}
asset-hull = { $count ->
    [one] { $count } point of hull
   *[other] { $count } points of hull
}
asset-fort = { $count ->
    [one] { $count } fort
   *[other] { $count } forts
}
asset-fort-hull = { $count ->
    [one] { $count } point of a fort
   *[other] { $count } points of a fort
}
asset-aboard = { $count ->
    [one] { $count } piece of cargo aboard
   *[other] { $count } pieces of cargo aboard
}
score-pearls = { $count ->
    [one] { $count } { $one }
    [few] { $count } { $few }
   *[other] { $count } { $many }
} in fort { $fort }
    .head = Pearls

text-round = round { $round } · { $strength } { $wind }
text-quiet = { event-quiet }
text-legend = ▓ land  ░ shallows  ^ reef  ■ fort  ○ pearl  ° loaded  * fireship  + two ships
text-out = out
text-goal = sails for { $fort }
text-pearls = { $many } { $side ->
    [0] { $pearls } of { $wanted }
   *[other] { $side } of { $wanted } ({ $pearls } of his own)
}
text-pearls-only = { $many } { $pearls } (side { $side }, goal { $wanted })
text-clock = without a fort: { $clock } of { $of } turns
text-mines = { $count ->
    [one] { $count } hidden mine
   *[other] { $count } hidden mines
}
text-team = team { $team }
text-fort = fort { $name }: hull { $hull }/{ $of } · shots { $shots } · { $many } { $pearls }
text-nobody = fort { $name } (nobody’s): hull { $hull }/{ $of } · shots { $shots } · { $many } { $pearls }
text-ruin = fort { $name } in ruins: { $hull } of { $of } rebuilt · shots { $shots } · { $many } { $pearls }
text-workers = { $ships } at work
text-frozen = fought this round
text-load = { $many } { $pearls }/{ $room }
text-due = FIRESHIP, explodes in round { $round }
text-repair = under repair at { $fort }
text-work = working at { $fort }
text-offered = offered for { $fort }
text-own-mines = Your mines: { $mines }

error-admiral-players = { $scenario } is not for { $given ->
    [one] one player
   *[other] { $given } players
}. Possible: { $expected }.
error-admiral-teams = “{ $given }” does not go with { $seats } players here. Possible: { $expected }.
error-admiral-islands = There are no further islands “{ $given }” here. Possible: { $expected }.
error-admiral-ship = “{ $given }” is no ship of this game. There are: { $expected }.
error-admiral-fort = “{ $given }” is no fort of this game. There are: { $expected }.
error-admiral-unit = “{ $given }” is no ship or fort of this game. There are: { $expected }.
error-admiral-cell = “{ $given }” is no cell: the board goes from A1 to { $last }.
error-admiral-number = “{ $given }” should be a number up to { $most }.
error-admiral-order = “{ $given }” is no order for a mine. Possible: { $expected }.
error-admiral-notation = “{ $given }” is no order. For example: 1F S3, 1L x A1 3, 1L board 2F, 1L storm X14, 1G load, end.
error-scenario-no-layout = Line { $line }: there is no [[layout]], so nobody can play.
error-scenario-players = Line { $line }: { $given } players are not possible. Possible: { $expected }.
error-scenario-players-twice = Line { $line }: { $given } players have a layout already.
error-scenario-empty-text = Line { $line }: { $where } is empty.
error-scenario-vane = Line { $line }: vane should be three numbers of sectors (calm, fresh, storm), not all 0 and at most 99 together.
error-scenario-no-victory = Line { $line }: nobody can win: give deliver, arrive, hold_forts, rounds, most_treasure or last_afloat.
error-scenario-tile-rows = Line { $line }: the rows of tile “{ $name }” should be equally long and not empty.
error-scenario-tile-letter = Line { $line }: row “{ $given }” of tile “{ $name }” has { $letters }; only . o and # are known.
error-scenario-tile-closed = Line { $line }: “{ $given }” in tile “{ $name }” should be like "0,1 SW": a cell of the tile and one of { $expected }.
error-scenario-tile-unknown = Line { $line }: there is no tile “{ $given }”. There are: { $expected }.
error-scenario-turn = Line { $line }: a tile is turned by 0, 90, 180 or 270 degrees, not { $given }.
error-scenario-tile-off = Line { $line }: tile “{ $tile }” at { $given } does not fit on the board.
error-scenario-tile-over = Line { $line }: tile “{ $tile }” at { $given } lies over something else.
error-scenario-cell = Line { $line }: “{ $given }” is no cell of a board of { $size }.
error-scenario-fort-twice = Line { $line }: there are two forts on { $given }.
error-scenario-ruin-treasure = Line { $line }: fort { $given } is in ruins and cannot hold treasure.
error-scenario-goal = Line { $line }: there is no fort on { $given } to sail for. There are: { $expected }.
error-scenario-gap = Line { $line }: no treasure lies on { $given }, so it cannot be left empty.
error-scenario-no-goal = Line { $line }: whoever starts at { $given } has no goal.
error-scenario-reef = Line { $line }: a reef cannot lie on { $given }: land, a fort or a port.
error-scenario-much-treasure = Line { $line }: { $given } treasures are more than { $most }.
error-scenario-treasure-cell = Line { $line }: treasure cannot lie on { $given }: land, a reef, a fort, or more than nine in a cell.
error-scenario-deliver = Line { $line }: { $given } treasures are to be delivered, but there are { $total }.
error-scenario-ship-cell = Line { $line }: a ship cannot lie on { $given }.
error-scenario-many-ships = Line { $line }: { $many } ships of type { $given }, but the box has { $most }.
error-scenario-no-ships = Line { $line }: seat { $seat } has no ships.
error-scenario-no-room = Line { $line }: seat { $seat } has { $ships } ships to place, but its ports hold { $room }.
error-scenario-few-forts = Line { $line }: { $seats } players each need a port of their own; there are { $forts } forts.
error-scenario-mines-without-fort = Line { $line }: seat { $seat } has mines but no fort to lay them at.
error-scenario-crowded = Line { $line }: too many ships on { $given }.
error-scenario-team = Line { $line }: the sides of team “{ $given }” should name the seats 1 to { $seats }, each once, in a layout for one number of players.
error-scenario-no-port = Line { $line }: a fort has no cell for ships next to it.
error-scenario-cut-off = Line { $line }: { $given } cannot be reached from everywhere.
error-scenario-no-card = Line { $line }: the card of the { $given } is missing.
error-scenario-no-tile = Line { $line }: the tile “{ $given }” is missing; our scenarios use it.

threat-blast = { $when ->
    [now] The explosion reaches the marked cells.
   *[later] Next round it explodes where it lies then; from here it would reach the marked cells.
} { $count ->
    [0] { $damage } damage to every ship there: nobody now.
   *[other] { $damage } damage to every ship there, yours too: { $ships }.
}

tally-hit = Salvos that hit
tally-missed = Salvos that missed
tally-captured = Ships captured
tally-forts = Forts captured
# Ends in two words, for figures
end-short-delivered = Cargo delivered
end-short-last-afloat = Last afloat
end-short-most-pearls = All cargo stored
end-short-lost-together = All sunk at once
end-short-arrived = Arrived first
end-short-wrecked = Nobody arrived
end-short-quiet = Nothing happened any more
end-short-rounds = Last round
end-short-forts = Forts held
end-short-draw = Draw
end-short-goal = Goal met
end-short-ladder = Decided by comparison
end-short-none = Never ended
