### What the drawn sheets say in words: labels, short names, texts for screen readers.

board-progress = round { $round } of { $rounds }
board-sheets = Whose sheet
board-sheet-of = Sheet: { $player }
board-halves = Which half of the sheet
board-page-boats = Boats
board-page-town = Town
board-page-sheet = My sheet
board-map = The sheet's sections
board-page-others = Others
board-phases = Phases of the round
board-phase-boat = Boats
board-phase-income = Income
board-phase-fishing = Fishing
board-phase-town = Town

board-dice = Dice
board-die-yours = your die
board-die-shared = for everyone
board-way-coin = As a coin
board-way-coins = Coins
board-way-market = Market
board-way-reroll = Roll again
board-way-salvage = Salvage star
board-way-hex = Buffet
board-chain = How this came about
board-star-now = a star to place now
board-bonus-now = 1 per { $per } · now { $points }
board-choose-licence = Take licence { $level }
board-choose-boat = Launch a boat

board-harbor = Harbor
board-wharf = Wharf
board-section = { $section }: { $marked } of { $size } boxes marked
board-crossed = { $count } crossed out by Captain Ruth
board-licences = { $level ->
    [0] no licence
   *[other] licence { $level }
}
board-afloat = { $count ->
    [one] { $count } boat launched
   *[other] { $count } boats launched
}
board-legal = may be chosen
board-boat = { $full ->
    [yes] Boat, full: { $fish } fish
   *[no] Boat: { $fish } of { $room } fish
}
board-boat-waits = Boat, not launched
board-ruth-token = Captain Ruth’s token
board-ruth-crossed = crossed out by Captain Ruth
board-ruth-turn = { $first ->
    [yes] goes first this round
   *[no] goes second this round
}
board-each = { $points } each
board-uses = { $count ->
    [one] { $count } use left
   *[other] { $count } uses left
}
board-hex = { $kind }: open
board-hex-on = { $kind }: marked
board-bonus = { bonus-worth }

oard-bonus = { $bonus ->
    [fish] 1 point per { $per } fish
    [boats] 1 point per { $per } boats
    [licences] 1 point per { $per } licences
    [wharf] 1 point per { $per } Wharf boxes
   *[full] 1 point per { $per } full boats
}

board-licence-shrimp = { $level ->
    [1] die = any column
    [2] any column, and a star
   *[3] two columns, and a star
}
board-licence-cod = launch: coins +{ $coins }
board-licence-lobster = income { $coins } from { $boats } boats
board-licence-swordfish = { $level ->
    [1] star after fishing
    [2] star and coin after fishing
   *[3] 2 stars after fishing
}
board-licence-oyster = boats hold { $room }, fish or coin

board-building-casino = roll again
board-building-bank = points for each box
board-building-salvage = stars for dice
board-building-tackle = a coin is worth more
board-building-cannery = full boats pay
board-building-smokehouse = better Market
board-building-pub = all boxes or nothing
board-building-buffet = hexes for dice

board-coins = Coins
board-coins-of = { $coins } of { $boxes }
board-next-star = { $count ->
    [one] next is a star
   *[other] star in { $count }
}
board-no-star = no more stars
board-market-step = { $range } fish: { $coins }
board-market-short = { $range }: { $coins }
board-market-name = Market
board-sell = Sell at the Market for { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}

board-count-coins = { $count ->
    [one] { $count } coin marked
   *[other] { $count } coins marked
}
board-count-fish = { $count } fish caught
board-count-boats = { $count ->
    [one] { $count } boat
   *[other] { $count } boats
}
board-count-licences = { $count ->
    [one] { $count } licence
   *[other] { $count } licences
}
board-first = first this round
board-score-bonus = { score-bonus }
    .head = Crab

board-outcome-shrimp = Shrimp
board-outcome-cod = Cod
board-outcome-lobster = Lobster
board-outcome-swordfish = Swordfish
board-outcome-oyster = Oyster
board-outcome-coins = 3 coins
board-outcome-harbor = Harbor
board-outcome-harbor2 = Harbor
board-outcome-wharf = Wharf
board-outcome-wharf2 = Wharf
board-outcome-market = Market
board-outcome-market2 = Market
