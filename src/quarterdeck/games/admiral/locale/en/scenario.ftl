# What scenarios of format 2 add: goals in words, set-up, exits, events, and every mistake in a file.

option-scenario-narrows = Running the Narrows
option-scenario-relief = Relief of the Citadel
option-scenario-spice-market = Spice Market
option-scenario-two-yards = Two Yards
option-scenario-shifting-isles = Shifting Isles
option-scenario-lone-courier = Lone Courier
option-layout = Layout
    .help = Scenarios of one's own may have several boards for the same number of players. Empty: the first of them.
error-admiral-layout = This scenario has no layout “{ $given }” for so many players. Possible: { $expected }.
error-admiral-kind = “{ $given }” is no kind of ship here. There are: { $expected }.
error-admiral-tile = “{ $given }” is no island tile here. There are: { $expected }.

chance-sector = Which sector of the weather vane?
chance-force = Which sector of the wind’s strength?

prompt-islands = Lay an island on open water, or pass where that is allowed.
prompt-draft = Choose your ships; { $left ->
    [one] one point is
   *[other] { $left } points are
} left.
prompt-reinforce = Reinforcements: place them in their zone.
prompt-islands-short = laying islands
prompt-draft-short = choosing ships
prompt-reinforce-short = placing reinforcements

action-leave = { $ship } leaves the board from { $cell }, course { $course }
action-choose = Choose a ship: { $kind }
action-chosen = No more ships
action-island = Lay on { $cell }: { $tile }{ $turn ->
    [0] {""}
   *[other] , turned by { $turn }°
}
tile-long = long island
tile-block = square island
action-no-island = Lay no more islands

reason-no-edge = { $ship } does not come to the edge of the board on this course.
reason-other-edge = Ships do not leave by this edge: no goal and no score names it.
reason-edge-too-far = The edge is too far for { $ship } in this wind: she needs one cell more than to the last one.
reason-fort-shut = { $fort } is shut: until it is opened nobody unloads there, storms it, or fires from it or at it.
reason-royal-fort = { $fort } is a royal harbour: it is nobody’s, fires at nobody and is no target.
reason-not-in-zone = { $cell } does not belong to your zone.
reason-no-such-kind = There is no such kind of ship.
reason-no-budget = Your points are not enough for this ship.
reason-none-left = No more ships of this kind are to be had.
reason-nothing-chosen = Choose at least one ship.
reason-no-such-tile = No such island is left.
reason-near-a-fort = { $cell } is too near to a fort for an island.
reason-near-a-zone = { $cell } is too near to a zone for an island.
reason-no-skipping = Islands must be laid here as long as there is room.
reason-cuts-off = An island there would cut the sea in two.
reason-not-yet-here = { $ship } has not come yet: an event brings her.

event-left = { $ship } leaves the board from { $cell }, course { $direction }: she is safe.
event-points = { $player }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $total } in all.
event-came = { $ship } joins { $player } on { $cell }.
event-opened = Fort { $fort } is open now.
event-shut = Fort { $fort } is shut now.
event-weather = The weather changes: the vane has other sectors from now on.
event-cargo = 1 { $one } more lies on { $cell }.
event-said = { $text }
event-chosen = { $player } chooses a ship: { $kind }.
event-island = { $player } lays an island on { $cell }.
event-no-island = { $player } lays no more islands.
event-reached = { $ship } has come to { $cell }, where the scenario wants her.

end-goal = { $winners ->
    [one] { $winner } has reached the goal and wins.
   *[other] Seats { $seats } have reached the goal and win.
}
end-ladder = { $cause ->
    [time] The last round is over
    [quiet] Nothing has happened for too long
    [stored] All cargo is stored
    [ships] No ship is left on the board
   *[several] Several goals were met at once
}; { $winners ->
    [0] no goal was met, so the game is lost.
    [one] { $winner } wins ({ $rung }).
   *[other] seats { $seats } win ({ $rung }).
}
rung-points = by points
rung-treasure = by treasure
rung-sunk = by ships sunk
rung-forts = by forts
rung-ships = by ships afloat
rung-hull = by hull
rung-exits = by ships that left
rung-arrivals = by arrivals
rung-first_gain = by who had it first
rung-side = as the scenario says
rung-equal = equal on every rung

text-points = points { $count }
text-shut = shut
text-royal = royal harbour { $name }
text-to-come = comes in round { $round }
text-left = has left

goal-everybody = Every side
goal-seat = { $seat }
goal-line = { $who }: { $needs }.
goal-out = { $who } is out of the game: { $needs }.
goal-and = { $first } and { $second }
goal-last-afloat = The last side afloat always wins.
goal-rounds = { $rounds ->
    [one] After one round
   *[other] After { $rounds } rounds
}: { $ladder }.
goal-time-lost = the game is lost
goal-stored = When all cargo is stored: { $ladder }.
goal-points = Points: { $list }.
goal-side-wins = { $side } wins
goal-fort = fort { $name }
goal-zone = zone { $name }
goal-own-goal = the port that the start names
goal-edge-N = the northern edge
goal-edge-E = the eastern edge
goal-edge-S = the southern edge
goal-edge-W = the western edge
goal-edge-any = any edge
goal-ships = { $count ->
    [one] a ship
   *[other] { $count } ships
}
goal-ships-of = { $count } × { $kind }
need-deliver-own = have { $count } { $cargo } in its forts
need-deliver-at = have { $count } { $cargo } in { $place }
need-deliver-royal = bring { $count } { $cargo } to { $place }
need-hold = hold { $forts ->
    [one] a fort
   *[other] { $forts } forts
} { $when }
need-hold-these = hold { $places } { $when }
need-when-turn = at the end of an own turn
need-when-rounds = { $rounds ->
    [one] at the end of a round
   *[other] at the end of { $rounds } rounds running
}
need-arrive = bring { $ships } to { $place }
need-exit = leave with { $ships } by { $place }
need-exit-load = leave with { $ships } by { $place }, each with a load of { $load } or more
need-sink = sink or take { $ships }
need-sink-of = sink or take { $ships } of { $whose }
need-sink-ship = see “{ $ship }” sunk or taken
need-survive = have a ship afloat at the end of round { $round }
need-survive-ship = keep “{ $ship }” afloat to the end of round { $round }
need-points = { $count ->
    [one] score a point
   *[other] score { $count } points
}
need-lost = { $ships } lost
need-lost-ship = “{ $ship }” lost
need-lost-fort = { $place } lost
points-deliver = delivery { $score }
points-sink = ship sunk { $score }
points-take = ship taken { $score }
points-exit = ship off the board { $score }
points-lost = own ship lost { $score }
points-ruin = fort ruined { $score }
points-storm = fort stormed { $score }
points-hold = fort held at a round’s end { $score }
points-arrive = arrival at { $place } { $score }

error-plan-key = Line { $line }: there is no key { $where }. Possible here: { $expected }.
error-plan-key-near = Line { $line }: there is no key { $where }. Did you mean “{ $near }”?
error-plan-key-missing = Line { $line }: { $where } lacks “{ $given }”.
error-plan-word = Line { $line }: { $where }: “{ $given }” is not known. Possible: { $expected }.
error-plan-word-near = Line { $line }: { $where }: “{ $given }” is not known. Did you mean “{ $near }”?
error-plan-word-none = Line { $line }: { $where }: “{ $given }” is not known, and there is nothing else that could stand here.
error-plan-figure = Line { $line }: { $where } = { $given }, but it should be from { $low } to { $high }.
error-plan-figure-type = Line { $line }: { $where } should be { $kind }.
error-plan-figure-many = Line { $line }: { $where } should have { $low } to { $high } parts.
error-plan-figure-long = Line { $line }: { $where } is longer than { $high } characters.
error-plan-figure-other = Line { $line }: { $where } cannot be read: { $why }.
error-plan-figure-vane = Line { $line }: { $where }: not all sectors can be 0.
error-plan-figure-one = Line { $line }: { $where } should say exactly one of: { $expected }.
error-plan-figure-letter = Line { $line }: { $where }: a new kind of ship needs a capital letter of its own, from A to Z.
error-plan-figure-damage = Line { $line }: { $where }: damage { $given } would sink her; her hull is { $hull }.
error-plan-figure-load = Line { $line }: { $where }: a load of { $given } is more than her card allows ({ $most }).
error-plan-figure-twice = Line { $line }: { $where }: “{ $given }” is there already.
error-plan-figure-ships = Line { $line }: { $where }: { $given } ships, with all that may come; at most { $high } fit into a game.
error-plan-figure-pieces = Line { $line }: { $where }: { $given } ships of kind { $kind }, with all that may be chosen or may come; the box has { $high }.
error-plan-figure-cargo = Line { $line }: { $where }: { $given } pieces of cargo, with all to come; at most { $high }.
error-plan-figure-empty = Line { $line }: { $where } has no text in either language.
error-plan-figure-tile = Line { $line }: { $where }: { $given } cannot be laid by players: six by six cells at most.
error-plan-cell = Line { $line }: { $where }: { $cells } is not on the board of { $size } cells.
error-plan-cell-many = Line { $line }: { $where }: { $given } cells, those named twice counted twice; the board has only { $most }.
error-plan-cell-zones = Line { $line }: { $where }: { $given } cells in all zones together; at most { $most } are possible.
error-plan-cell-start = Line { $line }: { $where }: ships may begin on { $given } cells; with so many kinds of ships at most { $most } are possible.
error-plan-cell-islands = Line { $line }: { $where }: players may lay tiles on a board of { $most } cells at most, with so many different ones ({ $tiles }); this one has { $given }.
error-plan-cell-land = Line { $line }: { $where }: { $cells } is land, a reef or a fort.
error-plan-cell-taken = Line { $line }: { $where }: something else lies on { $cells } already.
error-plan-cell-port = Line { $line }: { $where }: { $cells } belongs to a port, where no reef may lie.
error-plan-cell-berth = Line { $line }: { $where }: seat { $seat } has { $ships } ships to place, but there is room for { $room }.
error-plan-cell-tile = Line { $line }: { $where }: tile { $tile } on { $cells } does not fit: it leaves the board or lies over something else.
error-plan-cell-turn = Line { $line }: { $where }: a tile is turned by 0, 90, 180 or 270 degrees.
error-plan-cell-edge = Line { $line }: { $where }: no cell of zone { $given } lies at the edge of the board, so nobody can leave there.
error-plan-cell-mines = Line { $line }: { $where }: seat { $seat } has mines but no fort to lay them at.
error-plan-cell-gap = Line { $line }: { $where }: no cargo lies on { $cells }, so it cannot be left out.
error-plan-cut-off = Line { $line }: { $where }: no ship of seat { $seat } can sail from her start to { $given }.
error-plan-short-cargo = Line { $line }: { $where } wants { $given }, but there are only { $total } pieces of cargo, with all to come.
error-plan-short-ships = Line { $line }: { $where } wants { $given } ships, but there are only { $total }, with all to come.
error-plan-short-forts = Line { $line }: { $where } wants { $given } forts, but there are only { $total }.
error-plan-short-budget = Line { $line }: { $where }: { $given } points buy nothing; the cheapest ship costs { $total }.
error-plan-short-tiles = Line { $line }: { $where }: { $given } islands are to be laid, but there are only { $total } tiles.
error-plan-short-rounds = Line { $line }: { $where }: round { $given } never comes; the game ends after { $total }.
error-plan-idle = Line { $line }: { $where } has no effect: { $why }.
error-plan-met = Line { $line }: { $where } is true from the start, so the game would be decided before it begins.
error-plan-seats = Line { $line }: { $where }: seat { $seat } has no ships and no draft.
error-plan-seats-many = Line { $line }: { $where }: { $given } seats for { $players } players.
error-plan-seats-sides = Line { $line }: { $where } should name the seats 1 to { $players }, each once, on two sides at least.
error-plan-seats-twice = Line { $line }: { $where }: layout “{ $given }” for { $players } players is there already.
error-plan-seats-owner = Line { $line }: { $where }: there is no seat { $given } here.
plan-kind-table = a table { "{" } … { "}" }
plan-kind-list = a list [ … ]
plan-kind-flag = true or false
plan-kind-number = a whole number
plan-kind-text = a text in quotation marks
plan-idle-rung = nothing in this scenario brings any of it
plan-idle-action = the rules of this scenario switch that action off
plan-idle-late = the game is over before
plan-idle-load = no card can carry so much
plan-idle-royal = a royal harbour is nobody’s, has no guns and cannot be damaged
plan-idle-owned = only a fort that is nobody’s fires by itself
plan-idle-when = it belongs to a loss, not to a goal
plan-idle-field = this condition does not use it
plan-idle-event = a fort that is not there at the right moment cannot change
warning-plan-five = Five players: the rulebook advises against it (P0).
warning-plan-endless = Layout { $layout } has no `rounds`, and nothing is certain to end it.
warning-plan-far = Line { $line }: { $where } is out of reach in { $rounds } rounds even with the best wind.
warning-plan-language = Line { $line }: { $where } has a text in one language only.

chapter-scenarios = Scenarios of one’s own
rule-N1 = Where a goal or a score names an edge, a move may end one cell beyond it. She is safe then: she counts as afloat, and her load as treasure. Drifting never leaves the board.
    .title = Leaving the board
rule-N2 = A standing fort that is nobody’s and that the scenario lets fire shoots after a seat’s turn, before its checks: each shot at that seat’s nearest ship in a line of fire, of equals at the one with the least hull.
    .title = Forts that fire
rule-N3 = A royal harbour is nobody’s, has no guns and is no target. To the seats it is open to it is a port: shelter, two berths a cell, repair and unloading; what is unloaded stays there and is counted for whoever brought it.
    .title = Royal harbours
rule-N4 = A seat that starts in a zone places its ships on free cells of it, one ship a cell at sea, two in a port.
    .title = Zones
rule-N5 = Before the game ships are chosen for points, in turn order, or hidden from the others where the scenario says so. Whoever has a ship may stop; whoever can buy nothing more has to.
    .title = Drafts
rule-N6 = In turn, each lays an island from the common stock on open water, with open water all round it, so far from forts and zones as the scenario says, and never on cargo present or to come. Where passing is allowed, whoever passes lays no more.
    .title = Islands of the players
rule-N7 = Events happen before the round’s spin. Ships that come are placed as their seat’s turn begins; those that find no room come the next round, and a seat with ships to come is not out.
    .title = Events
rule-N8 = Until a fort is opened nobody unloads there or storms it, and nobody fires from it or at it.
    .title = Shut forts
rule-N9 = All conditions of one goal at the same moment win, and any goal is enough. A seat counts alone, the members of a side together. Losses come first, then the goals of the acting side, then in turn order; goals at a round’s end come before its time-out. Where several sides’ goals, a time-out, the last ships or stored cargo end the game, the scenario’s ladder decides, and a lone captain has lost.
    .title = Goals and losses

board-royal = royal harbour { $cell }
board-shut = shut
board-zone = zone { $name }
board-way-out = ships may leave the board here
board-do-leave = Leave the board, course { $course }
board-do-choose = Take: { $kind }
board-do-island = Lay: { $tile }{ $turn ->
    [0] {""}
   *[other] , turned by { $turn }°
}
board-points = points { $count }
board-royal-short = royal
