# Lords of the Seas: names, options, prompts, actions, reasons, events, scoring.

game-goal = Lay sets and runs of your ships, keep them afloat for sixteen turns, and have more points than your opponent.
game-provenance = The printed boards and mercenary numbers are not known to us: this game is played with reconstructed ones. If you own the box, play with an edition file of your own.
component-boards = What is printed on the six sea boards
component-mercenaries = { $count ->
    [one] Cost and numbers of one mercenary
   *[other] Costs and numbers of { $count } mercenaries
}
component-set-of-four = { $points ->
    [one] { $points } point for four of a kind
   *[other] { $points } points for four of a kind
}
component-score = All other points (three of a kind { $points }, runs, mines)
component-market = How many mercenaries of each cost are laid out
component-ships = How many of the { $count } ships of a colour have each number
component-tokens = Coins, shields, mines and other tokens

# for the search: what the box calls it = what we do
names-of-the-box = light blue = blue; dark blue = red

seat-light = Blue
seat-dark = Red

option-boards = Sea boards
    .help = How the six boards are laid out.
option-boards-random = random
    .help = Sides, rotations and order by chance.
option-boards-chosen = chosen
    .help = Both players arrange their boards in secret; then they are shown.
option-boards-expert = expert
    .help = As chosen; then the first player may lay one of his boards in another way, and forgoes his shield if he does.
option-boards-standard = standard
    .help = The first sides, nothing turned: the same sea every time.
option-first_player = First player
    .help = Who begins. The first player puts a shield on his first ship.
option-first_player-random = random
option-first_player-light = Blue
option-first_player-dark = Red
option-mercenaries = Mercenaries
    .help = At random, or the five you want: three that cost 3, one that costs 4, one that costs 5.
option-mercenaries-random = random
option-mercenaries-shield_a = { mercenary-shield } 1, 5 (3 coins)
option-mercenaries-shield_b = { mercenary-shield } 1, 9 (3 coins)
option-mercenaries-recruit = { mercenary-recruit } (3 coins)
option-mercenaries-minesweeper = { mercenary-minesweeper } (3 coins)
option-mercenaries-minelayer = { mercenary-minelayer } (3 coins)
option-mercenaries-broadside = { mercenary-broadside } (3 coins)
option-mercenaries-twin_h = { mercenary-twin_horizontal } (4 coins)
option-mercenaries-twin_d = { mercenary-twin_diagonal } (4 coins)
option-mercenaries-boarder = { mercenary-boarder } (4 coins)
option-mercenaries-flagship = { mercenary-flagship } (5 coins)
option-mercenaries-bulwark = { mercenary-bulwark } (5 coins)
option-mercenaries-commodore = { mercenary-commodore } (5 coins)
option-set_of_four = Points for four of a kind
    .help = 0 leaves what the edition says (5). The printed value is not known to us; 5 is our reconstruction.
option-decline_effects = Effects may be declined
    .help = By the rules an effect with a target must be used. On: you may give it up.
option-twin_straight = Horizontal twin fires in all four directions
    .help = By the letter it fires left and right only. On: up and down too.

effect-point = point
    .short = point
effect-straight = straight shot
    .short = shot
effect-diagonal = diagonal shot
    .short = diagonal
effect-repair = repair
    .short = repair
effect-mine = mine
    .short = mine
effect-extra = extra ship
    .short = +1 ship
effect-coin = coin
effect-shield = shield
effect-clear = remove a mine
effect-repeat = cell effect twice
effect-recruit = recruiting
effect-minelayer = minefield
effect-broadside = broadside
effect-twin-horizontal = twin shot

mercenary-shield = Shield-bearer
    .help = Puts one shield on one of your ships.
mercenary-recruit = Recruiter
    .help = Takes a ship of your choice from your reserve pile; your hand is one larger from now on.
mercenary-minesweeper = Minesweeper
    .help = Removes three mines.
mercenary-minelayer = Minelayer
    .help = Lays two mines and the fake one.
mercenary-broadside = Broadside
    .help = One shot into each of the four cells around it.
mercenary-twin_horizontal = Horizontal Twin
    .help = Two shots along its row.
mercenary-twin_diagonal = Diagonal Twin
    .help = Two diagonal shots.
mercenary-boarder = Boarder
    .help = May be laid on an enemy battle ship without a shield.
mercenary-flagship = Flagship
    .help = At the end 1 point for each of your battle ships next to it.
mercenary-bulwark = Bulwark
    .help = At the end 1 point for each shield on your ships, permanent ones included.
mercenary-commodore = Commodore
    .help = At the end 1 point for each of your sets.

prompt-over = The game is over.
prompt-wait = { $player } is thinking.
prompt-arrange = Lay out your three boards. Your opponent sees them when both are ready.
prompt-change = You may lay one of your boards in another way; then you get no shield. Or keep the sea as it is.
prompt-turn = Lay a ship from your hand.
prompt-turn-buy = Lay a ship from your hand, or hire a mercenary first.
prompt-turn-board = There is no free cell for you: only boarding an enemy ship can save you.
prompt-order = Which effect comes first: the cell’s or the ship’s?
prompt-shot = { $left ->
    [one] Choose where to fire from { $cell }.
   *[other] Choose where to fire from { $cell }: { $left } shots left.
}
prompt-repair = { $left ->
    [one] Choose one of your burning ships to repair.
   *[other] Choose a burning ship to repair; { $left } repairs left.
}
prompt-mine = { $left ->
    [one] Choose a cell for the mine.
   *[other] Choose a cell for a mine; { $left } tokens left.
}
prompt-shield = Choose one of your battle ships for the shield.
prompt-sweep = { $left ->
    [one] Choose a mine to remove.
   *[other] Choose a mine to remove; up to { $left } more.
}
prompt-recruit = Choose a ship from your reserve pile.
prompt-fake = Which of these tokens is the fake one? Only you will know.
prompt-after = { $coins ->
    [one] You may hire a mercenary with your { $coins } coin, or end the turn.
   *[other] You may hire a mercenary with your { $coins } coins, or end the turn.
}

prompt-arrange-short = laying out boards
prompt-change-short = changing one board
prompt-turn-short = laying a ship
prompt-order-short = choosing which effect comes first
prompt-shot-short = choosing a direction to fire in
prompt-repair-short = choosing a ship to repair
prompt-mine-short = choosing a cell for a mine
prompt-shield-short = choosing a ship for a shield
prompt-sweep-short = choosing a mine to remove
prompt-recruit-short = choosing a ship from the reserve
prompt-fake-short = choosing the fake mine
prompt-after-short = hiring a mercenary or ending the turn
prompt-over-short = nothing: the game is over

action-lay = Lay ship { $number } on { $cell }
action-hire = { $boarding ->
    [yes] Hire { $name } for { $cost } and board { $cell }
   *[no] Hire { $name } for { $cost } and lay it on { $cell }
}
action-order = { $first ->
    [ship] The ship’s effect first
   *[cell] The cell’s effect first
}
action-shot = Fire { $direction ->
    [N] north
    [NE] north-east
    [E] east
    [SE] south-east
    [S] south
    [SW] south-west
    [W] west
   *[NW] north-west
} at { $cell }
action-repair = Repair the ship on { $cell }
action-mine = Put a mine on { $cell }
action-shield = Put a shield on { $cell }
action-sweep = Remove the mine from { $cell }
action-recruit = Take ship { $number } from the reserve
action-fake = The fake mine is on { $cell }
action-decline = Give up the effect
action-done = End the turn without a mercenary
action-boards = Lay out boards: { $boards }
action-change = Change to: { $boards }
action-keep = Keep the boards and the shield

reason-not-your-decision = It is not your decision now.
reason-wrong-phase = That is not what is to be decided now: it is { $phase }.
reason-not-in-hand = You have no ship { $number } in your hand.
reason-off-board = There is no such cell: the sea goes from A1 to G6.
reason-battle-ship-there = A battle ship lies on { $cell }.
reason-not-adjacent = { $cell } is neither in your bottom row nor next to one of your battle ships; diagonals and burning ships do not count.
reason-wreck-not-adjacent = The burning ship on { $cell } is out of your reach: it may be built over only in your bottom row or next to one of your battle ships, not diagonally.
reason-must-board = You have no free cell: only a boarder laid on an enemy ship can save the game.
reason-no-such-mercenary = There is no such mercenary for hire.
reason-already-hired = { $name } has been hired already.
reason-too-dear = { $name } costs { $cost }; you have { $coins }.
reason-bought-already = You have hired a mercenary this turn; one is all a turn allows.
reason-boarding-shielded = The ship on { $cell } has a shield and cannot be boarded.
reason-boarding-mercenary = A mercenary has a permanent shield and cannot be boarded.
reason-boarding-own = { $cell } holds your own battle ship.
reason-no-target-there = No enemy battle ship lies in that direction.
reason-wrong-direction = This shot cannot be fired in that direction.
reason-not-hit = A shot in that direction does not hit { $cell }: it flies in a straight line to the first enemy battle ship.
reason-not-burning = There is no burning ship of yours on { $cell }.
reason-ship-on-cell = A ship lies on { $cell }; mines go on cells without ships.
reason-mine-on-cell = A mine lies on { $cell } already.
reason-not-own-battle-ship = There is no battle ship of yours on { $cell }.
reason-no-mine-there = There is no mine on { $cell }.
reason-not-in-reserve = There is no ship { $number } in your reserve pile.
reason-not-a-new-token = { $cell } is not one of the tokens you have just laid.
reason-compulsory = The effect has a target, so it must be used.
reason-hire-between = A mercenary is hired before or after the whole main action, not between its effects. First: { $phase }.
reason-lay-first = You must lay a ship first.
reason-not-one-board = That takes more than one board: only one may be taken up and laid again.
reason-same-sea = That gives the very same sea; choose “keep” and you keep the shield.
reason-no-arrangement = There is no such arrangement of three boards.

event-first-player = { $player } goes first.
event-boards-chosen = { $player } has laid out the boards.
event-sea-shown = The sea is laid out.
event-board-moved = { $player } lays one board in another way and forgoes the shield.
event-boards-kept = { $player } keeps the boards and the shield.
event-laid = { $player } lays ship { $number } on { $cell }.
event-hired = { $player } hires { $name } for { $cost } and lays it on { $cell }.
event-built-over = The burning { $number } of { $owner } on { $cell } is built over and discarded.
event-boarded = The { $number } on { $cell } is boarded and discarded.
event-point = { $player } takes a victory point.
event-coin = { $player } takes a coin.
event-shot =
    { $player } fires from { $from } { $direction ->
        [N] north
        [NE] north-east
        [E] east
        [SE] south-east
        [S] south
        [SW] south-west
        [W] west
       *[NW] north-west
    }: { $outcome ->
        [shield] a shield on { $cell } is lost.
        [mercenary] the mercenary on { $cell } is unhurt.
       *[burns] the ship on { $cell } burns.
    }
event-repaired = { $player } repairs the { $number } on { $cell }.
event-mined = { $player } puts a mine on { $cell }.
event-token-laid = { $player } puts a mine token on { $cell }.
event-fake-chosen = { $cell ->
    [hidden] { $player } has chosen the fake mine in secret.
   *[other] { $player } has chosen the fake mine in secret: { $cell }.
}
event-shielded = { $first ->
    [yes] The first player’s shield goes on { $cell }.
   *[no] { $player } puts a shield on { $cell }.
}
event-swept = { $fake ->
    [yes] { $player } removes the mine on { $cell }: it was the fake one.
   *[no] { $player } removes the mine on { $cell }.
}
event-mine-taken = { $fake ->
    [yes] { $player } takes the mine on { $cell }: it is the fake one and costs nothing.
   *[no] { $player } takes the mine on { $cell }: −{ $penalty } at the end.
}
event-extra = { $number ->
    [0] { $player } takes a ship from the reserve pile.
   *[other] { $player } takes a { $number } from the reserve pile.
}
event-recruited = { $number ->
    [0] { $player } takes a chosen ship from the reserve pile.
   *[other] { $player } takes a chosen { $number } from the reserve pile.
}
event-drew = { $number ->
    [0] { $player } draws a ship.
   *[other] { $player } draws a { $number }.
}
event-lost-effect = { $player } loses the effect “{ $effect }”: { $lacks ->
    [shields] no shield is left in the supply.
    [mines] no mine is left in the supply.
    [reserve] the reserve pile is empty.
   *[target] it has no target.
}
event-declined = { $player } gives up “{ $effect }”.
event-no-cell-effect = A ship laid over a burning one gets no cell effect.
event-locked-out = { $player } cannot lay any ship and loses at once.
event-scored = Final score: Blue { $light }, Red { $dark }.
event-conceded = { $player } resigns.
event-looked = { $player } looks through the reserve pile.

chance-arrangement = how the boards lie
chance-first-player = who goes first
chance-mercenary = which mercenary is laid out
chance-hand = a ship for the first hand
chance-draw = a ship from the main pile
chance-reserve = a ship from the reserve pile
chance-look = what the reserve pile holds

end-points = { $winner } wins on points.
end-coins = Equal points; { $winner } wins with more coins.
end-draw = Equal points and coins: a draw.
end-lock-out = { $winner } wins: the opponent could not lay any ship.
end-concession = { $winner } wins: the opponent resigned.

warning-lock-out = This takes the last cell where you could lay a ship. You have to lay one this turn, so you would lose the game at once.
warning-own-ship = Your { $number } could still be repaired. Laid over, it leaves the game for good.
warning-mine = { $maybe ->
    [yes] A mine lies here: −{ $penalty } at the end, unless it is the fake one.
   *[no] A mine lies here: −{ $penalty } at the end.
}
warning-nothing-twice = Nothing comes of the effect of this cell now, so that the { $number } repeats nothing.
warning-shot = A mercenary never burns: the shot would be wasted.

score-set = Set { $numbers }, { $first }–{ $last }
    .head = Sets
score-run = Run { $numbers }, { $first }–{ $last }
    .head = Runs
score-commodore = Commodore: { $count ->
    [one] { $count } set
   *[other] { $count } sets
}
    .head = Mercenaries
score-flagship = Flagship: { $count ->
    [one] { $count } ship beside it
   *[other] { $count } ships beside it
}
    .head = Mercenaries
score-bulwark = Bulwark: { $count ->
    [one] { $count } shield
   *[other] { $count } shields
}
    .head = Mercenaries
score-invaders = { $count ->
    [one] { $count } battle ship on the opponent’s half
   *[other] { $count } battle ships on the opponent’s half
}
    .head = Invaders
score-points = Victory point tokens: { $count }
    .head = Tokens
score-mines = { $count ->
    [one] { $count } mine
   *[other] { $count } mines
}
    .head = Mines

# what hints count
asset-ship = { $count ->
    [one] { $count } battle ship
   *[other] { $count } battle ships
}
asset-shield = { $count ->
    [one] { $count } shield
   *[other] { $count } shields
}
asset-coin = { $count ->
    [one] { $count } coin
   *[other] { $count } coins
}
asset-extra = { $count ->
    [one] { $count } ship more in hand
   *[other] { $count } ships more in hand
}

text-turn = turn { $turn } of { $turns } · supply: shields { $shields }, mines { $mines }
text-hand = Hand: { $ships }
text-recruits = In your reserve: { $ships }
text-player = hand { $hand } · pile { $main } · reserve { $reserve } · coins { $coins } · points { $points } · mines { $mines }
text-reserve-known = reserve holds { $ships }
text-market = For hire:

error-edition-ship-effect = Ship { $number } has the effect “{ $given }”. Possible: { $expected }.
error-edition-figure = { $key } = { $given }, but it should be from { $low } to { $high }.
error-edition-piles = Main pile and reserve hold { $piles } ships together, but there are { $ships } of a colour.
error-edition-source = { $key }.source is “{ $given }”. Possible: { $expected }.
error-edition-board = { $key } should be three rows of { $width }.
error-edition-letter = { $key } has unknown letters: { $given }. Possible: { $expected }.
error-edition-twice = The mercenary id “{ $id }” is there twice.
error-edition-once = Only one mercenary may have the effect “{ $effect }”.
error-edition-many = The edition file has { $given } mercenaries; { $most } are the most.
error-edition-id = “{ $id }” cannot be a mercenary’s id: small Latin letters, digits, - and _, at most 24, a letter first.
error-edition-mercenary-effect = Mercenary “{ $id }” has the effect “{ $given }”. Possible: { $expected }.
error-edition-mercenary-figure = Mercenary “{ $id }”: the cost should be 1 to { $most } and each number 1 to 9.
error-edition-market = [market] should hold whole numbers: cost = how many are laid out.
error-edition-slots = [market] lays out { $given } mercenaries; it should be 1 to { $most }.
error-edition-tier = [market] wants { $laid } mercenaries that cost { $cost }, but there are { $there }.
error-lords-market-name = “{ $given }” is no mercenary, or named twice. Possible: { $expected }.
error-lords-market-tier = { $given } mercenaries cost { $cost }; it should be { $expected }.
error-lords-market-size = { $given } mercenaries were named; it should be { $expected }.
error-lords-number = Ship “{ $given }” does not exist: numbers go from 1 to 9.
error-lords-direction = “{ $given }” is no direction. Possible: { $expected }.
error-lords-notation = “{ $given }” is no action. For example: 5 C3, hire flagship C3, shot N, repair C3, mine C3, done.
error-lords-cell = “{ $given }” is no cell: the sea goes from A1 to G6.
error-lords-mercenary = “{ $given }” is not in the market. There: { $expected }.
error-lords-boards = “{ $given }” is no arrangement. For example: boards 1a0 sb180 2a90 (board 1, 2 or s; side a or b; degrees).

tally-laid = Ships laid
tally-burnt = Ships burnt
tally-hired = Mercenaries hired
tally-mined = Mines laid
