### The coach: why, once for each kind of decision; and what the thing does that is pointed at.

why-reefs = A reef closes its cell to everybody and breaks hulls in a storm. Bar your opponent’s straight way, and keep your own open.
why-ships = Ships at the edge of the port get away first. Put fast ones where the wind carries them farthest.
why-mines = A mine waits for another’s ship. Lay it on the way to your fort: only you know where.
why-turn = Every ship may sail and fire, in any order. It goes farthest with the wind. When all are done, end the turn.
why-drift = In a storm nobody chooses a course: ships without shelter drift downwind. A port, or land to windward, saves them.
why-race = The wind decides where and how far. Downwind is farthest, every 45° off costs a cell. Whoever enters the port first wins.
why-salvo = A salvo is one die for all: if it hits, all hit. Add another gun, or fire as it is.
why-grapple = The more hull on your side, the surer the victory. Whoever loses, loses all ships that took part.
why-assault = Ships in the port help to defend a fort. Count the hull of both sides before you go.
why-defend = Each defender adds a die and its hull. But if you lose, all who came out are lost.
why-share = The winner shares out the difference; whoever gets none sinks. Give more to whom you need more.
why-stow = A pearl may be taken over by the ship beside it as long as the fight is fresh.
why-window = A mine goes off once. Let small fry pass if you expect a bigger catch.
why-blasts = Explosions come one after the other: a fireship hit by the first sinks without a blast.

explain-ship = { $type ->
    [line] Ship of the line: three shots, guns of long range, seven points of hull. The strength of a squadron.
    [galleon] Galleon: two shots, but short ones. It carries one pearl without losing speed.
    [frigate] Frigate: fast, with a gun of long range. Hunter and courier.
   *[brig] Brig: the only one that moves in a calm. Cheap, and good as a fireship.
} Hull { $left } of { $hull }, up to { $far } cells downwind, range { $range }.
    .title = { $name }
    .rules = C8 R4.13 R5.2
explain-state = { $state ->
    [fire] A fireship: when due it explodes and hits all eight cells around it.
    [frozen] Has fought this round: until it ends it can only defend itself.
    [repair] Under repair: neither sails nor fires, and heals one point a turn.
   *[work] Mending a fort: does not sail, but may fire.
}
    .title = State
    .rules = { $state ->
        [fire] R6.5 R6.8
        [frozen] R8.8a
        [repair] R7.3 R7.5
       *[work] R9.3 R9.5
    }
explain-fort = A fort fires twice a turn in any weather. In its port ships are repaired and pearls unloaded. Lose your last one, and you are soon out.
    .title = Fort { $cell }
    .rules = C6 R5.4 R7.1
explain-ruin = Ruins: they neither fire nor repair. Two ships in the port can restore the fort for their owner.
    .title = Ruins
    .rules = R9.8
explain-port = The port of fort { $fort }: shelter from storms, with room for two ships in a cell.
    .title = Port
    .rules = C6 R4.18a
explain-pearl = A pearl. Sail into its cell, load it and take it to your fort. It slows a brig or a frigate by one cell.
    .title = Pearl
    .rules = P4.1a P4.3
explain-mine = { $shown ->
    [yes] A mine went off here: the cell is safe now.
   *[no] Your mine: three points of damage to another’s ship. Only you know of it.
}
    .title = Mine
    .rules = R10.6a R10.6b
explain-reef = A reef: nobody can enter. In a storm every cell that it keeps a ship from costs a point of hull.
    .title = Reef
    .rules = R4.5a R4.17c
explain-land = Land: nobody sails or fires through. In its lee it shelters from storms.
    .title = Land
    .rules = R4.5a R4.18a
explain-wind = { $strength ->
    [calm] A calm: only ships with oars on their card move, as a rule the brig.
    [storm] A storm: ships without shelter drift downwind.
   *[fresh] A fresh wind: farthest downwind, every 45° off costs a cell.
} The vane is spun anew before every round.
    .title = Wind
    .rules = { $strength ->
        [calm] R4.3b
        [storm] R4.16
       *[fresh] R4.13
    }
why-islands = An island shelters and blocks. Lay it where it shields your way, or bars the others'.
why-draft = Count what the goal needs: loads want galleons, races want brigs, battles want ships of the line.
why-reinforce = Place them where the wind takes them on: in a corner they stay out of the game.
