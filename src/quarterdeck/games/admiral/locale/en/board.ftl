### What the drawn chart says in words: labels for screen readers, cards, short names.

board-chart = Chart, { $columns } columns by { $rows } rows
board-page = Chart
board-overview = The whole chart in small; press to look there
board-round = round { $round }
board-preparing = preparation
board-tools = Chart tools
board-closer = Zoom in
board-farther = Zoom out
board-whole = The whole chart
board-briefing = Briefing
board-goal = Goal:
board-cast-off = Cast off
board-dock = Wind, your ships and forts
board-class-line = Ship of the line
board-class-galleon = Galleon
board-class-frigate = Frigate
board-class-brig = Brig
board-fort = Fort
board-nobodys = nobody’s
board-yours = yours
board-whose = of player { $seat }
board-ship-line = { $type } { $name }, { $whose }, hull { $left } of { $hull }
board-fort-line = fort { $cell }, { $whose }, walls { $left } of { $hull }
board-ruin = ruins of fort { $cell }
board-carries = carries { $count ->
    [one] { $count } { $one }
    [few] { $count } { $few }
   *[other] { $count } { $many }
}
board-holds = inside: { $count ->
    [one] { $count } { $one }
    [few] { $count } { $few }
   *[other] { $count } { $many }
}
board-state-fire = a fireship, blows up in round { $round }
board-state-frozen = cannot act yet
board-state-repair = under repair
board-state-work = works at a fort
board-pearls-here = { $count ->
    [one] { $count } { $one }
    [few] { $count } { $few }
   *[other] { $count } { $many }
}
board-mine-here = { $order ->
    [shown] a mine that has gone off
    [auto] your mine, blows up by itself
    [hold] your mine, lets ships pass
   *[ask] your mine, asks you
}
board-reef-here = reef
board-land = land
board-shallows = shallows
board-water = open sea
board-port-of = port of { $fort }
board-legal = may be chosen
board-ship-chip = { $type } { $name }
board-fort-chip = Fort { $cell }
board-at = { $cell }
board-shots = { $count ->
    [one] { $count } shot
   *[other] { $count } shots
}
board-hull-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
board-how-many-shots = How many shots
board-gun-named = { $name }: { $count }
board-do-join = Another one joins in
board-do-board = Board
board-do-storm = Storm
board-do-work = Repair
board-do-restore = Restore
board-do-break-off = Break off the work
board-do-load = Take the pearl
board-do-load-fort = Take a pearl out
board-do-unload = Unload
board-do-offer = Offer to a partner
board-do-withdraw = Take the offer back
board-do-give = Give to player { $seat }
board-do-convert = Make a fireship
board-do-explode = Blow up
board-do-begin-repair = Repair
board-do-end-repair = End the repair
board-do-detonate = Blow the mine up
board-mine-auto = Blow up
board-mine-hold = Let pass
board-mine-ask = Ask me
board-mine-orders = Orders for the mine on { $cell }
board-own-mines = Your mines
board-no-mines = None are left.
board-mines-help = What happens when another’s ship sails over it. Only you can see this; you may change it once in each of your turns.
board-has-moved = has moved
board-may-move = may move
board-shots-left = { $count ->
    [0] no shots left
    [one] { $count } shot left
   *[other] { $count } shots left
}
board-share = Share out { $count ->
    [one] { $count } hull point
   *[other] { $count } hull points
}
board-wind = { $calm ->
    [yes] { $strength }
   *[no] { $strength }, to { $course }
}
board-no-wind-yet = No wind yet
board-blows-calm = Calm
board-blows-fresh = Fresh
board-blows-storm = Storm
board-course-N = N
board-course-NE = NE
board-course-E = E
board-course-SE = SE
board-course-S = S
board-course-SW = SW
board-course-W = W
board-course-NW = NW
board-pearls-home = { $many } brought home: { $count } of { $wanted }
board-side-pearls = { $many } brought home by the side: { $count } of { $wanted }
board-ships-afloat = { $count ->
    [0] no ships
    [one] { $count } ship
   *[other] { $count } ships
}
board-forts-held = Forts: { $forts }
board-heading-for = bound for { $fort }
board-mines-hidden = { $count ->
    [one] { $count } hidden mine
   *[other] { $count } hidden mines
}
board-clock = Without a fort: turn { $count } of { $of }
board-out = Out of the game
board-odds-hull-won = hull you keep, on average
board-odds-hull-lost = hull they keep, on average
board-together = Who joins in
board-shots-of = Shots of { $unit }
board-together-fire = Joint salvo of { $shots } at { $target }
board-together-board = { $count } ships board { $target }
board-together-storm = { $count } ships storm { $target }
board-share-left = { $count ->
    [0] All points are given.
    [one] { $count } point is still to be given.
   *[other] { $count } points are still to be given.
}
board-share-so = Share them out so
board-gets = gets { $count } of { $of }
board-more-for = One more for: { $unit }
board-less-for = One fewer for: { $unit }
board-allied-with = Allied with: { $partners }
board-defend = Who defends fort { $fort }?
board-defend-so = { $count ->
    [0] The fort defends itself
    [one] Defend with { $count } ship
   *[other] Defend with { $count } ships
}
board-card-figures = range { $range } · moves { $moves }

## The choice, step by step

step-unit = { $chosen }: choose where to sail, whom to attack, or what else to do.
step-unit-unit = { $chosen }: choose how.
step-cell = { $chosen }: choose the ship that goes there.
step-cell-unit = { $chosen }: choose how.
plan-drift = Drift all ({ $ships }){ $damage ->
    [0] {""}
    [one] {""}: one reef hit
   *[other] {""}: { $damage } reef hits
}
