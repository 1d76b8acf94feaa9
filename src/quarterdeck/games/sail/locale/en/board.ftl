# Age of Sail on the drawn board: labels, prompts at the place of the click, words for screen readers.

## Panels

board-chart = Chart
board-weather = Wind
board-squadron = Ships
board-round = round { $round }
board-sea = Chart of the battle: ships, fortresses, cells that may be chosen
board-overview = The whole board in small
board-closer = Zoom in
board-farther = Zoom out
board-whole = The whole board
board-briefing = Briefing
board-to-battle = To your stations
board-reconstructed = Board, wind and situation cards are reconstructed: the printed ones are not known to us.

## Wind and situation

board-blows = { $force } wind blowing { $heading }
board-force-light = Light
board-force-fresh = Fresh
board-force-strong = Strong
board-no-wind = No wind card yet
board-rose-help = A petal turns the ship on the spot.
board-course = Course { $heading }, range { $range }
board-situation = Situation
board-cards-left = { $count } left
board-by-hand = Carried out by hand; acts left: { $hands }

## Ships and fortress

board-merchantman = merchantman
board-fugitive = pirate ship
board-short-line-ship = Line ship
board-short-frigate = Frigate
board-short-brig = Brig
board-short-merchantman = Merchantman
board-short-fugitive = Pirate
board-fortress = Fortress
board-ship-at = { $ship } { $cell }
board-ship = { $ship }, { $whose }, masts { $masts } of { $holes }, heading { $heading }
board-in-line = in line behind { $cell }
board-card = { $crest ->
    [yes] crest
   *[no] gun
}{ $up ->
    [yes] {""}
   *[no] , knocked out
}, { $whose }
board-ashore = ashore: { $whose }, masts { $masts }
board-open-sea = open sea
board-masts = { $lost ->
    [0] masts: { $masts }
   *[other] masts: { $masts }, lost: { $lost }
}
board-ships = { $count ->
    [one] { $count } ship
   *[other] { $count } ships
}
board-works = { $count ->
    [one] { $count } card works
   *[other] { $count } cards work
}
board-shots = shots: { $port } port, { $starboard } starboard
board-no-ships = No ships.
board-out = out
board-order-holder = holds the order: one cell further, +1 to the dice
board-acts = acts
board-acted = has acted
board-victor = victor
board-prize = beaten
board-ready = ready
board-mark-acted = has acted
board-mark-frozen = busy with a prize
board-mark-idle = must not idle
board-mark-no-fire = may not fire
board-mark-no-act = may not act
board-mark-no-sail = may not sail
board-mark-row = may row
board-mark-muted = will not answer
board-mark-bonus = +1 to its shots
board-mark-extra = one shot more a side
board-mark-shoal = one cell at most
board-legal = may be chosen

## Choosing

board-sail-to = { $boarding ->
    [yes] Board { $cell }: course { $heading }, steps: { $steps }
   *[no] Sail to { $cell }: course { $heading }, steps: { $steps }
}{ $guns ->
    [0] {""}
   *[other] , guns that cover it: { $guns }
}
board-dial = Choose a heading
board-chip-cell = { $cell }
board-chip-gun = gun { $cell }
board-line-tactics = Line tactics
board-tool-form = Form a line
board-tool-join = Join a line
board-tool-leave = Leave the line
board-tool-dissolve = Dissolve the line
board-asks-form-head = Which ship leads?
board-asks-form-tail = Which one is the last?
board-asks-join-head = Which ship joins?
board-asks-join-tail = Which line does it join?
board-asks-leave = Which ship leaves?
board-asks-dissolve = Which line?
board-prize-title = Two hulls, one crew: what stays afloat?
board-ask-boarding = Board the ship on { $cell }?
board-ask-guns = { $guns ->
    [one] One gun covers { $cell }
   *[other] { $guns } guns cover { $cell }
}
board-ask-guns-help = Each of them may fire as soon as you come within reach.
board-go = Go
board-stay = Stay
board-action-fire = { $guns ->
    [one] One shot { $side } at { $target }
   *[other] Salvo of { $guns } { $side } at { $target }
}
board-action-reply = { $guns ->
    [one] One shot
   *[other] Salvo of { $guns }
}
board-action-scuttle-prize = Scuttle the beaten ship
board-action-scuttle-own = { $lost ->
    [0] Go over to the { $prize } (masts: { $masts }), scuttle your own
   *[other] Go over to the { $prize } (masts: { $masts }, lost: { $lost }), scuttle your own
}
board-action-keep = Keep both: masts on the prize: { $masts }
board-action-hold = Do not answer
board-action-stop = Stop here
board-action-next = No more shots

## Dice

board-against = against
board-hit = { $attack }:{ $defence } hit
board-miss = { $attack }:{ $defence } miss
board-tie = { $attack }:{ $defence } again

## Standing orders

board-orders = Standing orders
board-orders-help = What is done in other players’ turns without asking you.
board-orders-reply = Return fire
board-orders-turn = Turn under fire
board-orders-fort = Fortress guns
board-orders-prize = Prize taken in defence
board-order-ask = ask
board-order-always = always
board-order-salvo = salvo
board-order-never = never

## The choice, step by step

step-gun = { $chosen }: choose its target.
step-aim = { $chosen }: choose how many guns fire.
step-tool = { $chosen }: choose the ship that leads.
step-head-tool = { $chosen }: choose the last ship of the line.
step-from = { $chosen }: choose where the party goes.
step-cell = { $chosen }: choose the heading.
