### What the drawn board says in words: labels for screen readers, trays, short names.

board-sea = The sea, six rows of seven cells
board-hand = Hand
board-hand-empty = No ships in hand
board-hand-hidden = { $count ->
    [one] { $count } ship, hidden
   *[other] { $count } ships, hidden
}
board-recruits = Take one from the reserve
board-main-pile = Main pile
board-reserve = Reserve
board-reserve-known = In the reserve: { $ships }
board-market = For hire
board-no-mercenaries = They come when the seas are laid.
board-cost = costs { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}
board-legend = What the cells do
board-turn = turn { $turn } of 16
board-tile = Ship { $number }: { $effect }
board-ship-chip = Ship { $number }
board-at = { $cell }
board-legal = may be chosen
board-coins = { $count ->
    [one] { $count } coin
   *[other] { $count } coins
}
board-in-hand = { $count ->
    [one] { $count } ship in hand
   *[other] { $count } ships in hand
}
board-pile-size = { $count ->
    [one] { $count } ship in the main pile
   *[other] { $count } ships in the main pile
}
board-points = { $count ->
    [one] { $count } victory point in tokens
   *[other] { $count } victory points in tokens
}
board-mines = { $count ->
    [one] { $count } mine taken
   *[other] { $count } mines taken
}
board-shields = { $count ->
    [one] { $count } shield
   *[other] { $count } shields
}

## Cells

board-effect-point = one point
board-effect-straight = straight shot
board-effect-diagonal = diagonal shot
board-effect-repair = repair
board-effect-mine = lay a mine
board-effect-extra = extra ship
board-mine-real = mine
board-mine-fake = fake mine, 0 points
board-mine-unknown = mine, real or fake

## Ships

board-ship = { $whose ->
    [own] your ship { $number }
    [enemy] enemy ship { $number }
    [light] blue ship { $number }
   *[dark] red ship { $number }
}{ $burning ->
    [yes] , burning
   *[no] {""}
}
board-mercenary = { $whose ->
    [own] your mercenary { $numbers } — { $name }
    [enemy] enemy mercenary { $numbers } — { $name }
    [light] blue mercenary { $numbers } — { $name }
   *[dark] red mercenary { $numbers } — { $name }
}
board-ship-coin = one coin
board-ship-shield = a shield
board-ship-straight = straight shot
board-ship-repair = repair
board-ship-sweep = removes a mine
board-ship-again = repeats the cell

## Laying out one’s half

board-arrange = Your half of the sea
board-arrange-help = Drag a board to another place, turn it or flip it. Then lay it out.
board-arrange-left = Move left
board-arrange-right = Move right
board-arrange-turn = Turn
board-arrange-flip = Flip
board-arrange-done = Lay it out like this
board-arrange-board = { $board ->
    [strip] Strip
   *[other] Square { $number }
}, side { $side }, { $degrees }°
board-arrange-hidden = The other half is still hidden

## The choice, step by step

step-hand = { $chosen }: choose a cell for it.
step-merc = { $chosen }: choose a cell for it.
step-cell = { $chosen }: choose the ship that goes there.
