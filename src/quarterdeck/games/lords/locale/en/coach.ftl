### The coach: why, once for each kind of decision; and what the thing does that is pointed at.

why-turn = Cell and ship act at once. Then you draw, and the turn is over. Look for a place where your numbers run on or repeat.
why-turn-buy = A mercenary is a second ship this turn, before or after the main one. Leave a cell for a ship from your hand: without it you lose.
why-turn-board = There is no free cell for you. Only the Boarder can save you: it goes on an enemy ship without a shield.
why-order = The order may matter: to repair and then fire is not the same as the other way round. The hint shows what comes of it.
why-shot = A shot sets the nearest enemy battle ship in that line on fire. Your own and burning ships do not stop it. Aim where it breaks a line.
why-repair = A repaired ship is a battle ship again: it scores, holds its line and opens the cells beside it.
why-mine = Whoever lays a ship on a mine loses two points at the end. Put it where your opponent needs the cell most, and not in your own way.
why-shield = A shield takes one shot. Cover the ship that your line would break without.
why-sweep = Clear the mine that bars your next line, or the one you have just landed on.
why-recruit = You see your whole reserve. Take the number that your line lacks.
why-fake = The fake mine costs nothing, but your opponent does not know which it is.
why-after = At the end coins only break ties. Hire a mercenary if it is of use now, or save up.
why-arrange = The layout decides where you will find shots, repairs and points. Every layout is fair: choose to your liking.
why-change = Another layout costs you the first shield. Change only if it is clearly better.

explain-ship = { $effect ->
    [coin] Brings a coin when you lay it. Coins hire mercenaries.
    [shield] Puts a shield on any battle ship of yours. A shield takes one shot.
    [straight] Fires once along its row or column.
    [repair] Repairs one of your burning ships, wherever it is.
    [sweep] Removes a mine from any cell, even the one it is laid on.
   *[again] Repeats the effect of its cell: you get it twice.
} At the end its number counts: three equal ones in line, or a run, score.
    .title = Ship { $number }
    .rules = { $effect ->
        [coin] 33
        [shield] 34
        [straight] 35
        [repair] 36
        [sweep] 37
       *[again] 38
    }
explain-burning = Burning: no battle ship now, it scores nothing and opens no cells. It can be repaired, or covered by another ship.
    .title = Burning ship
    .rules = 28 19
explain-shields = Shielded: each shield takes one shot.
    .title = Shield
    .rules = 40
explain-mercenary = { $help } It never burns, and its cell does nothing. At the end it counts as any one of its numbers.
    .title = { $name }
    .rules = 47 48 50
explain-cell = { $effect ->
    [point] A point as soon as you lay a ship here.
    [straight] A shot along the row or column at the nearest enemy battle ship.
    [diagonal] A diagonal shot at the nearest enemy battle ship.
    [repair] Repairs one of your burning ships.
    [mine] A mine for you to put on any cell without a ship.
   *[extra] The top ship of your reserve, and a hand that is one larger for good.
}
    .title = { $effect ->
        [point] A point
        [straight] Straight shot
        [diagonal] Diagonal shot
        [repair] Repair
        [mine] A mine
       *[extra] Extra ship
    }
    .rules = { $effect ->
        [point] 24
        [straight] 25
        [diagonal] 26
        [repair] 30
        [mine] 31
       *[extra] 32
    }
explain-mine = Whoever lays a ship here takes the mine: two points less at the end. The ship is unharmed. A 7 clears it without loss.
    .title = Mine
    .rules = 43 37
