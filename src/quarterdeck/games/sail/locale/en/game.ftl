# Admiral: Age of Sail: names, options, prompts, actions, reasons, events, mistakes.

## Names

game-goal = Sink or capture all foreign ships, so that only yours are left on the board.
game-provenance = The printed wind and situation cards, the size of the board and the outline of the fortress are not known to us: they are reconstructed. If you own the box, play with a deck file and a scenario file of your own.
nobody = nobody
seat-black = Black
seat-blue = Blue
seat-white = White
seat-red = Red
seat-black-1 = Black with a stripe
seat-blue-1 = Blue with a stripe
seat-white-1 = White with a stripe
seat-red-1 = Red with a stripe
seat-black-2 = Black with two stripes
seat-blue-2 = Blue with two stripes
seat-white-2 = White with two stripes
seat-red-2 = Red with two stripes
seat-black-3 = Black with three stripes
seat-blue-3 = Blue with three stripes
seat-white-3 = White with three stripes
seat-red-3 = Red with three stripes
role-merchant = merchant
role-pirate = pirate
role-hunter = hunter
role-defender = defender
role-attacker = attacker
hull-brig = brig
    .short = Br
hull-frigate = frigate
    .short = Fr
hull-line-ship = ship of the line
    .short = SL
heading-N = north
point-N = N
heading-NE = north-east
point-NE = NE
heading-E = east
point-E = E
heading-SE = south-east
point-SE = SE
heading-S = south
point-S = S
heading-SW = south-west
point-SW = SW
heading-W = west
point-W = W
heading-NW = north-west
point-NW = NW
side-port = port
side-starboard = starboard
edge-north = northern
edge-east = eastern
edge-south = southern
edge-west = western
force-light = Light
force-fresh = Fresh
force-strong = Strong
situation-S01 = Fair wind
    .help = All your ships sail 1 cell further this turn, except dead against the wind.
situation-S02 = Carpenters at work
    .help = One of your damaged ships, wherever it is, regains a lost mast. No fortress card is flipped, and the ship may still act.
situation-S03 = Unknown channel
    .help = You may set one of your ships on any free cell at least 3 cells from every enemy ship and out of reach of enemy guns, with any heading. This turn it may fire, but neither sail nor repair.
situation-S04 = Storm
    .help = Each of your ships outside the repair zone drifts 1 cell downwind if that cell is free. Then throw a die for each of them with at least 2 masts: on a 1 it loses a mast. Your lines dissolve.
situation-S05 = Sprung mast
    .help = One of your ships with at least 2 masts, of your choice, loses one.
situation-S06 = Dead calm
    .help = Nobody sails this turn. Turning, firing and repair are allowed, and nobody is punished for idleness.
situation-S07 = Wind backs
    .help = This turn’s wind turns 45° counter-clockwise, arrow and numbers.
situation-S08 = Wind veers
    .help = This turn’s wind turns 45° clockwise, arrow and numbers.
situation-S09 = New weather
    .help = Draw another wind card in place of this one.
situation-S10 = Steady gunners
    .help = One of your ships adds 1 to the total of each shot and salvo this turn.
situation-S11 = Double-quick loading
    .help = One of your ships has one more shot a side this turn; salvos grow no larger.
situation-S12 = Damp powder
    .help = One of your ships, chosen by chance, may not fire this turn.
situation-S13 = Fog bank
    .help = No ship and no fortress fires this turn. Boarding is allowed.
situation-S14 = Boarders away
    .help = Add 1 to each of your boarding throws this turn.
situation-S15 = Fever below decks
    .help = One of your ships, chosen by chance, neither moves nor turns, repairs or fires this turn.
situation-S16 = Uncharted shoal
    .help = One of your ships, chosen by chance, sails at most 1 cell this turn.
situation-S17 = Out sweeps
    .help = One of your ships in no line may row 1 cell in any direction instead of sailing, upwind too.
situation-S18 = Masons from the shore
    .help = Turn one of your flipped fortress cards face up again.
situation-S19 = Magazine fire
    .help = Flip one of your face-up fortress cards, of your choice.
situation-S20 = All quiet
    .help = Nothing happens.
situation-S21 = Signals misread
    .help = Name one enemy ship: this turn it neither replies nor turns in reply.

## Options

option-scenario = Scenario
    .help = What is played. The three scenarios are for 2 to 4 players.
option-scenario-battle = main battle
    .help = Fleets and fortresses; the last fleet afloat wins.
option-scenario-pirates = Pirates
    .help = A merchantman with treasure makes for the fortress; pirates want to bring her in themselves. The first player is the merchant.
option-scenario-hunt = Pirate hunt
    .help = A pirate runs for his fort; the captain who stops him wins. The first player is the pirate.
option-scenario-assault = Fortress assault
    .help = An island fortress against a coalition with landing parties. The first player is the defender.
option-module_size = Cells a module
    .help = The board is made of square modules; the printed size is not known.
option-placement = Placing the squadrons
    .help = How ships are set at the fortresses before the main battle.
option-placement-preset = preset
option-placement-free = free
    .help = Each player sets his ships on cells bordering his fortress, with any heading.
option-situations = Situation cards
    .help = Off: the main battle is played without them. The scenarios never use them.
option-round_limit = Rounds at most
    .help = A draw after so many rounds; 0 = no limit.
option-quiet_limit = Quiet rounds
    .help = A draw after so many whole rounds in which nothing is lost or gained; 0 = never.
option-order_holder = Holder of the order
    .help = The player (by number) who won the last game at this table: his ships sail one cell further, and he adds 1 to his dice. 0 = nobody.
option-order_per = The order’s bonus
    .help = Whether the order adds 1 to each die or once to their sum.
option-order_per-throw = to each die
option-order_per-total = to the sum
option-reset_per_round = Shots return in the own turn only
    .help = By our reading every ship’s shots are fresh in every player’s turn. On: a ship’s shots return when its owner’s turn begins.
option-defender_empties_broadside = The defender empties his broadside
    .help = On: once the attacker’s side is empty the defender may fire on, unanswered, until his own is.
option-strict_idle = Strict idleness
    .help = On: a ship at its fortress is punished even if it could not have moved.
option-idle_never_sinks = Idleness never sinks
    .help = On: the penalty spares a last mast.
option-fort_blocked_by_ships = Ships shield from the fort
    .help = On: a ship in the nearer cell shields the farther one from a gun.
option-roll_for_first = Throw for the first turn
    .help = On: in scenarios too the highest die begins; in the main battle it always does.
option-hunt_fort_active = The black fortress fires
    .help = Pirate hunt. Off: the pirate’s fort is silent and no target.

## Prompts

prompt-over = The game is over.
prompt-wait = { $player }: { $what }.
prompt-place = { $count ->
    [one] Set your last ship, a { $ship }: a cell bordering your fortress, and a heading.
   *[other] Set your { $ship } ({ $count } ships to go): a cell bordering your fortress, and a heading.
}
prompt-place-pirate = { $count ->
    [one] Set your { $ship }: a cell at the edge of the board, at least ten cells from the merchantman, and a heading.
   *[other] Set your { $ship } ({ $count } ships to go): a cell at the edge of the board, at least ten cells from the merchantman, and a heading.
}
prompt-place-short = setting ships
prompt-island = Lay the next card of your island, side by side with the others.
prompt-island-short = building the island
prompt-edge = Choose the edge of the board from which you attack.
prompt-edge-short = choosing an edge
prompt-line-up = { $count ->
    [one] Set your last ship, a { $ship }, on the edge.
   *[other] Set your { $ship } on the edge, or all { $count } ships that are left in a row.
}
prompt-line-up-short = lining up ships
prompt-choose-ship = Choose a ship for the situation card.
prompt-choose-ship-short = choosing a ship for the card
prompt-choose-cell = Choose the cell where the { $ship } reappears.
prompt-choose-cell-short = choosing a cell for the card
prompt-choose-course = Choose a heading for the { $ship }.
prompt-choose-course-short = choosing a heading for the card
prompt-choose-work = Choose one of your fortress cards.
prompt-choose-work-short = choosing a fortress card
prompt-manual = The card is resolved by hand: take a ship or a fortress card, or say that you are done. { $hands } acts left.
prompt-manual-short = resolving a card by hand
prompt-manual-ship = What does the card do to the { $ship } { $cell }?
prompt-manual-ship-short = resolving a card by hand
prompt-command = { $fort ->
    [yes] Your turn: a ship, a fortress gun, a line, or end the turn.
   *[no] Your turn: a ship, a line, or end the turn.
}
prompt-command-short = choosing a ship
prompt-open = { $cell }, { $ship }: choose a heading; you may keep the present one.
prompt-open-short = choosing a heading
prompt-fight = { $cell }, { $ship }: fire, sail on, or stop. Cells left: { $left }.
prompt-fight-short = sailing and firing
prompt-lead = The line led by the { $ship } { $cell }: ahead or stop. Cells left: { $left }.
prompt-lead-short = leading a line
prompt-answer = Your { $ship } { $cell } was fired at, and the attacker is abeam: reply or hold your fire.
prompt-answer-short = deciding on a reply
prompt-react = An enemy { $ship } has come to { $cell }: name a gun to fire, or let it pass.
prompt-react-short = deciding on the fort’s fire
prompt-prize = Your { $ship } { $cell } has won the boarding: what becomes of the two hulls?
prompt-prize-short = settling a prize
prompt-shift = Which of the two ships moves aside, and where?
prompt-shift-short = moving a ship aside
prompt-land = { $cell }, { $ship }: land more masts, or stop.
prompt-land-short = landing
prompt-answer-turn = Your { $ship } { $cell } was fired at from outside its arc: turn it, or hold.
prompt-open-line = The line led by the { $ship } { $cell }: choose the leader’s heading.
prompt-over-short = nothing: the game is over

## Actions

action-activate-ship = Begin with the { $ship } { $cell }
action-activate-line = Begin with the line led by the { $ship } { $cell }
action-leave = The { $ship } { $cell } leaves its line
action-dissolve = Dissolve the line of the { $ship } { $cell }
action-choose = Choose the { $ship } { $cell }
action-head = { $ship } { $cell }: heading { $heading }, range { $range }
action-row = { $ship } { $cell }: row to the { $heading }
action-turn = { $ship } { $cell }: turn to the { $heading }
action-course = { $ship } { $cell }: heading { $heading }
action-ahead = { $boarding ->
    [yes] { $ship } { $cell }: board the ship on { $to }
   *[no] { $ship } { $cell }: ahead to { $to }
}
action-stop = { $ship } { $cell }: stop
action-next = { $ship } { $cell }: no more fire
action-fire = { $guns ->
    [one] { $ship } { $cell }: one shot to { $side } at { $target }
   *[other] { $ship } { $cell }: salvo of { $guns } to { $side } at { $target }
}
action-reply = { $guns ->
    [one] { $ship } { $cell }: reply with one shot
   *[other] { $ship } { $cell }: reply with a salvo of { $guns }
}
action-hold = { $ship } { $cell }: do not answer
action-pass = No more guns: let it pass
action-gun = Gun { $gun }: salvo at the { $ship } { $cell }
action-react = Gun { $gun }: salvo at the { $ship } { $cell }
action-repair = { $crest ->
    [yes] Repair a mast for the crest { $cell }
   *[no] Repair a mast for the gun { $cell }
}
action-card = { $crest ->
    [yes] The crest { $cell }
   *[no] The gun { $cell }
}
action-end = End the turn
action-scuttle-prize = Scuttle the beaten { $prize }
action-scuttle-own = { $lost ->
    [0] Scuttle your { $ship } and move { $masts ->
        [one] its mast
       *[other] all { $masts } masts
    } to the { $prize }
   *[other] Scuttle your { $ship } and move { $masts ->
        [one] 1 mast
       *[other] { $masts } masts
    } to the { $prize }; { $lost ->
        [one] 1 is lost
       *[other] { $lost } are lost
    }
}
action-keep = { $masts ->
    [one] Keep both: 1 mast to the { $prize }, the rest stays on the { $ship }
   *[other] Keep both: { $masts } masts to the { $prize }, the rest stays on the { $ship }
}
action-shift = { $which ->
    [prize] The prize moves to { $to }
   *[own] Your { $ship } moves to { $to }
}
action-form = Form a line from { $cell } (leads) to { $other }
action-join = { $cell } joins the line at { $other }
action-land = { $masts ->
    [one] Land one mast on { $cell }
   *[other] Land { $masts } masts on { $cell }
}
action-party = { $working ->
    [yes] Party of { $masts } from { $from } storms the gun { $cell }
   *[no] Party of { $masts } from { $from } to { $cell }
}
action-place = Set the { $ship } on { $cell }, heading { $heading }
action-island = Lay a gun card on { $cell }
action-island-default = Lay the usual island
action-edge = Attack from the { $edge } edge
action-line-up = Set the { $ship } on { $cell }
action-line-up-rest = Set the rest in a row
action-to = To { $cell }
action-decline = Do not use the card
action-mast-off = Take a mast off the { $ship } { $cell }
action-mast-on = Put a mast on the { $ship } { $cell }
action-bar-fire = The { $ship } { $cell } may not fire this turn
action-bar-all = The { $ship } { $cell } may not act this turn
action-back = Put the { $ship } { $cell } back
action-done = The card is resolved

## Standing orders

order-reply-ask = Replies: ask me
order-reply-always = Replies: always one shot
order-reply-salvo = Replies: always with all guns that bear
order-reply-never = Replies: never
order-turn-ask = Turning under fire: ask me
order-turn-always = Turning under fire: always bring the attacker abeam
order-turn-never = Turning under fire: never
order-fort-ask = Fortress guns: ask me
order-fort-always = Fortress guns: every gun that reaches fires
order-fort-never = Fortress guns: never
order-prize-ask = Prizes won in defence: ask me
order-prize-always = Prizes won in defence: scuttle them

## Reasons

reason-not-your-decision = It is not your decision now.
reason-wrong-phase = That is not what is decided now: it is { $phase }.
reason-not-your-ship = There is no ship of yours that this could be about.
reason-already-acted = The { $ship } { $cell } has acted this turn.
reason-ship-frozen = The { $ship } { $cell } has boarded or was taken this turn: it acts from the next turn on.
reason-ship-barred = A situation card keeps the { $ship } { $cell } from acting this turn.
reason-follows-line = The { $ship } { $cell } follows its line: begin with the leader, leave the line or dissolve it.
reason-same-course = It has that heading already.
reason-no-step-there = A ship that leaves its line must be able to move on its new heading.
reason-no-range = The { $ship } { $cell } has no range left on this heading.
reason-way-blocked = The way ahead is blocked: the edge, a fortress, or a ship that cannot be boarded.
reason-line-halted = The line makes no more steps this turn.
reason-must-step = A ship that leaves its line must make a step first.
reason-fogged = Fog: nobody fires this turn.
reason-guns-silent = Damp powder: the { $ship } { $cell } may not fire this turn.
reason-nothing-abeam = There is no target exactly abeam on that side of the { $ship } { $cell }.
reason-no-shots = That side of the { $ship } { $cell } has no shots left this turn.
reason-too-many-guns = The { $ship } { $cell } does not have that many guns left on that side now.
reason-not-abeam = The attacker is not abeam of the { $ship } { $cell }: it cannot reply, but it may turn.
reason-is-abeam = The attacker is abeam: the { $ship } { $cell } may reply, not turn.
reason-not-your-gun = That is no gun of yours.
reason-card-down = That card is flipped: its gun is out.
reason-gun-fired = That gun has fired already.
reason-not-an-enemy = Guns fire at enemy ships only.
reason-out-of-reach = The gun reaches two cells in the eight directions; { $cell } is out of its reach.
reason-gun-shielded = A ship in the nearer cell shields { $cell } from that gun.
reason-fort-silent = This fortress is silent.
reason-not-in-repair-zone = Repair is possible only on a cell bordering your own fortress.
reason-not-damaged = That ship has all its masts.
reason-no-lost-mast = There is no lost mast to put back.
reason-no-card-left = Your fortress has no face-up card left for a repair.
reason-line-repairs-not = A member of a line cannot repair: dissolve the line first.
reason-no-oars = This ship has no sweeps out this turn.
reason-too-few-survivors = Keeping both ships takes at least two surviving masts.
reason-no-free-cell = There is no free cell beside: one of the hulls must be scuttled.
reason-too-many-masts = That many masts cannot go over: one must stay, and each needs a hole.
reason-one-hull-only = In this scenario only one of the two hulls can be kept.
reason-keeps-merchantman = The merchantman is not scuttled.
reason-cell-taken = { $cell } is not free.
reason-not-in-a-row = A line needs your ships on a straight row without gaps, none of them frozen or in another line.
reason-not-at-the-end = A ship joins a line on the cell behind its tail or straight ahead of its leader.
reason-no-line = There is no such line of yours.
reason-line-is-new = A line formed this turn stays together until the next.
reason-not-flipped = Masts land only on flipped cards.
reason-no-room = There is room for three masts in a cell.
reason-not-next-to-it = The ship is not next to { $cell }.
reason-no-party = You do not have that many rested masts there.
reason-no-island-there = Landing parties stay on the island.
reason-one-cell-only = A landing party goes to a neighbouring cell.
reason-into-the-wind = The wind card shows 0 for that heading: a ship may point there, but cannot sail.
reason-becalmed = Dead calm: nobody sails this turn.
reason-crest-has-no-gun = The crest has no gun: it pays for a repair, but never fires.
reason-not-your-card = That is no card of your own fortress.
reason-card-spent = That card lies face down: it can pay for no repair.
reason-one-at-a-time = The { $acting } { $acts } is acting: finish with it first.
reason-repair-instead = A repair takes the whole activation: the { $acting } { $acts } has begun to sail or fight.
reason-reply-first = { $player } answers for the { $ship } { $cell } first; then you may fire again or sail on.
reason-guns-first = { $player } decides on the fortress’s fire first; then your ship goes on.
reason-not-at-fort = { $cell } does not border your fortress.
reason-not-at-edge = { $cell } is not at the edge of the board.
reason-too-near = { $cell } is nearer than ten cells to the merchantman.
reason-too-near-edge = Three cells of sea must lie between the island and every edge.
reason-not-side-by-side = A card lies side by side with an earlier one.
reason-encloses-sea = That would enclose sea inside the island.
reason-not-your-edge = { $cell } is not on the edge from which you attack.
reason-last-mast = No card takes a last mast.
reason-in-repair-zone = The { $ship } { $cell } lies at its fortress.
reason-in-a-line = The { $ship } { $cell } is a member of a line.
reason-no-haven = There is no cell to which the card could take it.
reason-not-a-haven = { $cell } is too near to an enemy ship or within reach of enemy guns.
reason-wrong-card = That fortress card cannot be named here.
reason-compulsory = The card must be carried out.
reason-island-begun = The island has been begun: lay it card by card.
reason-barred-already = That has been said already.
reason-choose-first = Choose one of your ships first.
reason-no-ship-there = There is no ship on { $cell }.
reason-heading-first = The { $acting } { $acts } has no heading yet: choose it first, then sail and fire.
reason-off-course = { $to } is on no straight or diagonal line from the { $ship } { $cell }.
reason-heading-locked = The { $acting } { $acts } keeps its heading, { $heading }, until it is done.
reason-not-beside = { $to } is not exactly abeam of the { $ship } { $cell }.
reason-too-far = On that heading the { $ship } { $cell } can sail { $range ->
    [0] no cell
    [one] one cell
   *[other] { $range } cells
} now.
reason-something-between = Something lies between the { $ship } { $cell } and { $to }: a fortress, a ship, or the edge of the sea.

## Events

event-first-throw = { $player }: { $die } for the first turn.
event-first-player = { $player } goes first.
event-placed = { $player }: { $ship } on { $at }, heading { $heading }.
event-card-laid = { $player } lays a gun on { $cell }.
event-edge = { $player } attacks from the { $edge } edge.
event-turn = Round { $round }: { $player }’s turn.
event-wind = { $reshuffled ->
    [yes] The wind deck is shuffled anew. { $force } wind to the { $heading } ({ $card }).
   *[no] { $force } wind to the { $heading } ({ $card }).
}
event-situation = { $reshuffled ->
    [yes] The situation deck is shuffled anew. Situation: “{ $card }”.
   *[no] Situation: “{ $card }”.
}
event-no-effect = “{ $card }” has no effect.
event-chosen = The card is for the { $ship } { $at }.
event-wind-turned = The wind now blows to the { $heading }.
event-mast-up = The { $ship } { $at } regains a mast and has { $masts }.
event-mast-lost = The { $ship } { $at } ({ $ship_owner }) loses a mast and has { $masts } left.
event-sunk = The { $ship } { $at } ({ $ship_owner }) sinks.
event-relocated = The { $ship } { $at } appears on { $cell }, heading { $heading }.
event-drifted = The { $ship } { $at } drifts to { $cell }.
event-card-flipped = { $crest ->
    [yes] The crest { $cell } is flipped.
   *[no] The gun { $cell } is flipped.
}
event-card-raised = { $crest ->
    [yes] The crest { $cell } is turned up again.
   *[no] The gun { $cell } works again.
}
event-declined = { $player } does not use the card.
event-activated = { $player } begins with the { $ship } { $at }.
event-heading = The { $ship } { $at } heads { $heading }, range { $range }.
event-stepped = The { $ship } sails to { $cell }.
event-fired = { $guns ->
    [one] The { $ship } { $at } fires one shot to { $side } at the { $target } { $there }.
   *[other] The { $ship } { $at } fires a salvo of { $guns } to { $side } at the { $target } { $there }.
}
event-fired-card = { $guns ->
    [one] The { $ship } { $at } fires one shot to { $side } at the fortress card { $cell }.
   *[other] The { $ship } { $at } fires a salvo of { $guns } to { $side } at the fortress card { $cell }.
}
event-replied = { $guns ->
    [one] The { $ship } { $at } replies with one shot at { $there }.
   *[other] The { $ship } { $at } replies with a salvo of { $guns } at { $there }.
}
event-gun = { $reaction ->
    [yes] The gun { $cell } of { $player } reacts: salvo at the { $target } { $there }.
   *[no] The gun { $cell } of { $player } fires at the { $target } { $there }.
}
event-die = { $player } throws { $die }.
event-totals = { $outcome ->
    [hit] { $attack } against { $defence }: the attack succeeds.
    [miss] { $attack } against { $defence }: the attack fails.
   *[tie] { $attack } against { $defence }: a tie, thrown again.
}
event-held = The { $ship } { $at } does not answer.
event-turned = The { $ship } { $at } turns to the { $heading }.
event-passed = { $player } lets it pass.
event-boarded = The { $ship } boards the { $target } on { $there }.
event-beaten = The { $ship } ({ $ship_owner }) beats the { $target } on { $there }.
event-prize-sunk = The beaten { $ship } on { $at } is scuttled.
event-own-sunk = The { $ship } is scuttled; { $masts ->
    [one] 1 mast goes
   *[other] { $masts } masts go
} over to the { $prize } on { $there }.
event-kept = Both hulls are kept: { $masts ->
    [one] 1 mast goes
   *[other] { $masts } masts go
} over to the { $prize } on { $there }.
event-shifted = The { $ship } moves aside to { $cell }.
event-repaired = The { $ship } { $at } repairs at the fortress and has { $masts } masts.
event-stopped = The { $ship } { $at } is done.
event-idle = The { $ship } { $at } lay idle at its fortress.
event-formed = { $player } forms a line of { $count } led by the { $ship } { $at }.
event-joined = The { $ship } { $at } joins the line; it has { $count } ships.
event-dissolved = The line led by the { $ship } { $at } is dissolved.

warning-idle = { $count ->
    [one] The { $ship } { $cell } would lie idle at its fortress this turn and lose a mast{ $sinks ->
        [yes] , its last one: it would sink.
       *[no] .
    }
   *[other] { $count } of your ships, among them the { $ship } { $cell }, would lie idle at the fortress this turn and lose a mast each{ $sinks ->
        [yes] ; one with a single mast left would sink.
       *[no] .
    }
}
warning-last-shot = These are the last shots of the { $ship } { $cell } to this side: until your next turn it cannot answer from it.
warning-last-shot-unanswered = These are the last shots of the { $ship } { $cell } to this side: whoever is left there then fires on, and you cannot answer.
warning-line-of-all = Ships that line up count as having acted. None of yours could do anything more, and your turn would be over.
event-left = The { $ship } { $at } leaves its line.
event-closed-up = The { $ship } { $at } closes up to { $cell }.
event-landed = { $masts ->
    [one] The { $ship } { $at } lands a mast on { $cell }.
   *[other] The { $ship } { $at } lands { $masts } masts on { $cell }.
}
event-party = A party of { $masts } goes from { $from } to { $cell }.
event-party-lost = The party before { $cell } loses a mast and has { $masts } left.
event-gun-taken = The party takes the gun { $cell } with { $masts ->
    [one] 1 mast
   *[other] { $masts } masts
} left.
event-out = { $player } is out of the game.
event-arrived = The { $ship } reaches the fortress on { $at }.
event-won = { $player } wins.
event-nobody = Nobody wins.
event-quiet = { $rounds } rounds without loss or gain.
event-conceded = { $player } gives up.
event-by-hand = “{ $card }” is resolved by hand.
event-barred = { $what ->
    [act] The { $ship } { $at } may not act this turn.
   *[fire] The { $ship } { $at } may not fire this turn.
}
event-storm-die = Storm: { $die } for the { $ship } { $at }.

## Chances and ends

chance-first = a die for the first turn
chance-wind = the next wind card
chance-situation = the next situation card
chance-attack = a die of the attack
chance-defence = the die of the defence
chance-boarding = a die of the boarding
chance-pick = which ship the card falls on
chance-storm = a die for the storm
chance-party = a die of the landing party
chance-garrison = a die of the gun’s crew
end-fleets = { $winner } wins: no other fleet is left.
end-nobody = The last ships vanished together: a draw.
end-standstill = Too many quiet rounds: a draw.
end-rounds = The agreed number of rounds is over: a draw.
end-harbour = { $winner } wins: the merchantman is at the fortress.
end-capture = { $winner } wins: all ships left are theirs, the merchantman among them.
end-lost-cargo = The merchantman sank with her treasure: nobody wins.
end-escape = { $winner } wins: the pirate has reached his fort.
end-hunter = { $winner } wins: the pirate is taken.
end-no-hunter = { $winner } wins: no frigate is left to hunt the pirate.
end-occupation = The attackers win: every gun is silent and the fortress is theirs.
end-repulse = { $winner } wins: the assault is beaten off.
end-concession = { $count ->
    [one] { $winner } wins: the others gave up.
   *[other] The coalition wins: the others gave up.
}

## What is left at the end: the points are masts and guns

score-ship = { $prize ->
    [yes] captured { $ship } at { $cell }
   *[no] { $ship } at { $cell }
}
    .unit = { $count ->
        [one] { $count } mast
       *[other] { $count } masts
    }
score-ashore = { $masts ->
    [one] a mast ashore
   *[other] masts ashore
}
    .unit = { $count ->
        [one] { $count } mast
       *[other] { $count } masts
    }
score-guns = { $guns ->
    [one] a gun still firing
   *[other] guns still firing
}
    .unit = { $count ->
        [one] { $count } gun
       *[other] { $count } guns
    }
score-nothing = no ship left

## Terminal

text-round = round { $round } · wind cards left { $winds }, situations { $cards }
text-legend-ships = 1↗3 is player 1, heading, masts; * acts, ' has acted, = in a line; « » abeam
text-legend-forts = ▣ gun, ◈ crest (hollow: flipped); : in reach of guns
text-wind = { $force } wind to the { $heading } ({ $card })
text-calm = Dead calm: nobody sails.
text-fair-wind = Cells more this turn: { $cells }
text-fog = Fog: nobody fires.
text-player = masts { $masts }, lost { $lost }, fortress cards { $cards }
    .short = masts { $masts } (−{ $lost })
text-out = out, masts { $masts }, lost { $lost }, cards { $cards }
text-order = (order)
text-situation = {""}[bold]{ $title }[/]: { $text }

## Hints, odds, provenance

odds-hits = a hit: one mast
odds-sinks = a hit: the ship sinks
odds-misses = a miss
odds-flips = a hit: the card is flipped
odds-boards = { $masts ->
    [one] the boarding is won with { $masts } mast left
   *[other] the boarding is won with { $masts } masts left
}
odds-beaten = the boarding is lost
odds-takes = { $masts ->
    [one] the gun is taken with { $masts } mast left
   *[other] the gun is taken with { $masts } masts left
}
odds-thrown-back = the party is lost
odds-masts = masts taken on average
odds-cards = cards flipped on average
odds-survivors = masts left on average
asset-ship = { $count ->
    [one] { $count } ship
   *[other] { $count } ships
}
asset-mast = { $count ->
    [one] { $count } mast
   *[other] { $count } masts
}
asset-card = { $count ->
    [one] { $count } fortress card
   *[other] { $count } fortress cards
}
component-winds = { $count ->
    [one] { $count } wind card
   *[other] { $count } wind cards
}
component-situations = { $count ->
    [one] { $count } situation card
   *[other] { $count } situation cards
}
component-board = The size of the board: modules of { $cells } by { $cells } cells
component-fortress = The outline of the fortress and the start cells
component-ships = Hulls and masts

## Mistakes

error-sail-seats = This scenario is not played with { $given } players.
error-sail-module = Modules of { $given } cells: forts beyond the corners are known for { $expected } only; bring a scenario file.
error-sail-notation = “{ $given }” is no word of this game. For example: D7, head NE, fire port 2, ahead, stop, reply 1, hold, gun B1 D3, end.
error-sail-number = “{ $given }” is no number of guns or masts: 1, 2 or 3.
error-sail-heading = “{ $given }” is no heading. Possible: { $expected }.
error-sail-cell = “{ $given }” is no cell: the board goes from A1 to { $last }.
error-sail-word = “{ $given }” is no word of this game. Did you mean “{ $near }”?
error-sail-no-ship = There is no ship on { $cell }.
error-sail-no-card = There is no fortress card on { $cell }.
error-sail-not-neighbours = { $one } and { $other } are no neighbours.
error-deck-empty = Line { $line }: there is neither a wind card nor a situation card.
error-deck-kinds = Line { $line }: more than { $most } kinds of cards.
error-deck-twice = Line { $line }: the card id “{ $id }” is there twice, or empty.
error-deck-range = Line { $line }: { $where } has no number for { $missing }.
error-deck-title = Line { $line }: card { $id } has no title in either language.
error-deck-text = Line { $line }: card { $id } is resolved by hand and needs a text.
error-deck-op-twice = Line { $line }: the op { $op } may stand on a card only once.
error-deck-ops = Line { $line }: more than { $most } ops on one card.
error-deck-unused = Line { $line }: the op { $op } as it stands here does not use { $field }: leave it out.
error-deck-needs = Line { $line }: { $op } needs a { $field }: { $expected }.
error-deck-value = Line { $line }: value = { $given }, but { $op } takes { $expected }{ $low ->
    [0] {""}
    [1] {""}
   *[other] , and not 0
}.
error-scenario-name = Line { $line }: the scenario has no name in either language.
error-scenario-unused = Line { $line }: { $where } has no use under rules = "{ $rules }": leave it out.
error-scenario-no-board = Line { $line }: the scenario has no board.
error-scenario-seats = Line { $line }: seats has { $given }; it should be from 2 to { $most }, each number once.
error-scenario-layout = Line { $line }: layout should be rows of # and . with at least one #.
error-scenario-large = Line { $line }: the board is too large: at most { $most } cells a side.
error-scenario-apart = Line { $line }: the modules do not hang together.
error-scenario-rectangle = Line { $line }: the assault needs a rectangle of modules.
error-scenario-island = Line { $line }: the board is too small for an island of { $cards } cards with { $margin } cells of sea to every edge.
error-scenario-forts = Line { $line }: forts: { $given }, but up to { $least } players.
error-scenario-one-fort = Line { $line }: forts: { $given }; this scenario has exactly one.
error-scenario-no-fort = Line { $line }: the assault has no forts, the defender builds his island.
error-scenario-shape = Line { $line }: shape { $shape } should have one C and at most { $most } cards, and ships in the assault.
error-scenario-class = Line { $line }: the class of a ship is 1, 2 or 3.
error-scenario-sets = Line { $line }: sets should say how many sets each of { $attackers } attackers has, 1 to 9.
error-scenario-start-cell = Line { $line }: this start has no cell; only pirates set their ships themselves.
error-scenario-first-start = Line { $line }: the first start must be that of seat 1, with its cell.
error-scenario-cell = Line { $line }: “{ $given }” is neither a cell nor a corner.
error-scenario-fort = Line { $line }: fort “{ $given }” should be a corner ({ $expected }), or a cell and a heading such as L1 S.
error-scenario-no-shape = Line { $line }: fort “{ $given }” needs the shape “{ $shape }”, which is not there.
error-scenario-off-board = Line { $line }: { $cell } is not on the board, but a card or ship should lie there.
error-scenario-taken = Line { $line }: two cards or ships should lie on { $cell }.
error-scenario-ships = Line { $line }: the scenario has { $given } ships; { $most } at most.
error-scenario-no-ship = Line { $line }: with { $seats } players seat { $seat } has no ship.
warning-deck-number = The { $deck } deck has { $given } cards; the box has { $expected }.

threat-reply = { $sinks ->
    [yes] If it stays afloat, the { $ship } { $cell } may answer with up to { $guns ->
        [one] one gun
       *[other] { $guns } guns
    }: it would sink you at { $percent } %.
   *[no] If it stays afloat, the { $ship } { $cell } may answer with up to { $guns ->
        [one] one gun
       *[other] { $guns } guns
    }: it would hit at { $percent } %.
}
threat-turn = From where it lies the { $ship } { $cell } cannot fire back; it may turn instead.
threat-none = The { $ship } { $cell } cannot answer this turn.
threat-none-fort = A fortress does not answer.

tally-fired = Broadsides fired
tally-boarded = Boardings
tally-beaten = Fights won
tally-scuttled = Prizes scuttled
# Ends in two words, for figures
end-short-fleets = Last fleet afloat
end-short-nobody = All sunk at once
end-short-standstill = Nothing happened any more
end-short-rounds = Last round
end-short-none = Never ended
end-short-harbour = Harbour reached
end-short-capture = Prize taken
end-short-lost-cargo = Cargo lost
end-short-escape = Escaped
end-short-hunter = Hunter won
end-short-no-hunter = No hunter left
end-short-occupation = Fortress taken
end-short-repulse = Assault repulsed
end-short-concession = Given up
