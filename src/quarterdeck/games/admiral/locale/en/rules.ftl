### Admiral: every rule and ruling as the player reads it, in our own words.
### The ids are those of data/rules.toml, with dots as dashes.

## Chapters

chapter-components = Components
chapter-setup = Setting up
chapter-general = Rounds and turns
chapter-hull = Hull and destruction
chapter-movement = Wind and movement
chapter-storm = Storm
chapter-gunnery = Gunnery
chapter-fireships = Fireships
chapter-repair = Ship repair
chapter-boarding = Boarding
chapter-storming = Storming forts
chapter-forts = Fort repair and restoration
chapter-mines = Mines
chapter-mini-games = Mini-games
chapter-pearls = Pearl Shoals

## Components

rule-C1 = The board is made of two halves with a square grid, 24 columns (A to X) by 14 rows (1 to 14). Letters run along the long edge and numbers along the short one; the corner cells show a compass.
    .title = The board
rule-C2 = The box has three islands of 4 by 2 cells, two of 3 by 3 and six reefs of one cell, always laid along the grid. Where land lies on an island tile is reconstructed, for we have not seen the printed tiles.
    .title = Islands and reefs
rule-C3 = There are six mine cards in two colours.
    .title = Mine cards
rule-C4 = There are two royal-port cards and seven treasure tokens. They are used only where a scenario says so; in Pearl Shoals the treasures are pearls.
    .title = Royal ports, treasures
rule-C5 = There are six ships of each type: ship of the line, galleon, frigate and brig, numbered 1 to 6 within the type. 56 flags in two colours show their owners.
    .title = Twenty-four ships
rule-C6 = There are four forts. A fort is a player’s base, and the cells next to it, diagonals included, are its port: three in a corner, five at an edge.
    .title = Forts and ports
rule-C7 = The weather vane decides the direction and strength of the wind.
    .title = The weather vane
rule-C8 = Every ship has a card with its movement, range, shots and hull; red, green and yellow tokens keep the record. The printed cards are not known to us: numbers that the rulebook does not name are reconstructed, and an owner of the box can load the real ones.
    .title = Ship cards and tokens
rule-C9 = The game uses one six-sided die.
    .title = One die

## Setting up

rule-S1 = A game begins with the choice of its scenario: it sets the goal, the layout and any rules of its own.
    .title = Choose a scenario
rule-S2 = Next the board is laid out with the islands and reefs of the scenario.
    .title = Lay the board
rule-S3 = The turn order is settled by the die or by agreement, unless the scenario fixes it.
    .title = Turn order
rule-S4 = Each player gets the ships, forts and mines that the scenario gives.
    .title = Deal the fleets
rule-S5 = Each player has a flag of their own, which their ships and forts fly.
    .title = Flags of the players
rule-S6 = Forts and ships are placed on the board, and mines as well if the scenario allows them.
    .title = Place the fleets
rule-S7 = Treasures are laid on the board or dealt to the players, as the scenario says.
    .title = Place the treasures
rule-S8 = When all is in place, the first round begins with a spin of the vane.
    .title = Play begins

## Rounds and turns

rule-R1-1 = The game is played in rounds, and rounds are made of turns.
    .title = Rounds and turns
rule-R1-2 = In a round each player has one turn. It ends after the turn of the last player.
    .title = What a round is
rule-R1-3 = Your turn is the time in which you carry out all the actions you can and wish to take.
    .title = What a turn is
rule-R1-4 = In your turn you may act with all your ships and forts, not just one of them.
    .title = Act with everything
rule-R1-5 = You may move your ships, fire with ships and forts at opponents, board ships and storm forts, repair your own ships and forts, attack with fireships, and blow up mines under opponents.
    .title = What you may do
rule-R1-6a = In one turn the same ship may move, fire and board.
    .title = Move, fire and board
rule-R1-6b = Each ship has one green token for its move and a yellow one for each shot: frigate and brig one, galleon two, ship of the line three.
    .title = Green and yellow tokens
rule-R1-7a = You choose the order of your actions freely and may switch between ships as you go.
    .title = Any order
rule-R1-7b = A ship with several shots may fire, move, and use the rest of its shots on another target.
    .title = Fire, move, fire
rule-R1-7c = A ship may come alongside, fire at point-blank range and then board.
    .title = Close, fire, board
rule-R1-7d = Your freedom of action ends only where a rule says so. When the game refuses an action, it names that rule.
    .title = Limits are stated
rule-R2-1 = Before your turn the green and yellow tokens of all your ships become available again.
    .title = Fresh tokens
rule-R2-2 = Red tokens are not taken off at the start of a turn. Only repair removes damage.
    .title = Damage stays

## Hull and destruction

rule-R3-1 = A ship’s hull is the number on its card: ship of the line 7, frigate 4, brig 3. The galleon’s 3 is reconstructed, the others are from the rulebook.
    .title = Hull of a ship
rule-R3-2 = A fort’s hull is 5.
    .title = Hull of a fort
rule-R3-3 = Each damage is one red token, on the ship’s card or beside the fort.
    .title = Red tokens
rule-R3-4a = As soon as damage equals the hull, the ship is destroyed or the fort is ruined.
    .title = Hull used up
rule-R3-4b = A destroyed ship leaves the board and never returns.
    .title = Destroyed for good
rule-R3-4c = A ruined fort loses its flag and shows five red tokens. It belongs to nobody.
    .title = A ruined fort
rule-R3-4d = No ship can be repaired at a ruined fort, but the cells around it are still a port.
    .title = Port of a ruin
rule-R3-4e = A ruined fort cannot fire.
    .title = A ruin is silent
rule-R3-4f = A ruined fort can be restored, as the rules of restoration say.
    .title = Restoring is possible

## Wind and movement

rule-R4-1 = Ships go from cell to cell along rows, columns or diagonals. The direction of the move is the ship’s course.
    .title = The course
rule-R4-2a = Course and distance depend on the wind that the vane shows. At a real table its arrow must turn round at least once; here the spin is an honest draw.
    .title = Wind decides
rule-R4-2b = You choose the course before the move, and it cannot change on the way.
    .title = One course a move
rule-R4-3a = The vane has eight directions, each with three strengths: white is calm, blue fresh wind, red storm. The direction named is where the wind blows to.
    .title = Reading the vane
rule-R4-3b = In a calm a ship moves only if its card allows it. With our cards only the brig does.
    .title = Becalmed sea
rule-R4-3c = In fresh wind a ship may go in any direction, apart from closed cells; the further the course is from the wind, the shorter the way.
    .title = Fresh wind
rule-R4-3d = In a storm the wind drives a ship before it, unless the ship is in shelter.
    .title = Driven by the storm
rule-R4-4a = The wind is set before every round and holds for all players in it.
    .title = Wind for a round
rule-R4-4b = The right to spin goes from player to player in turn order, one a round, beginning with the first player. It does not change the turn order.
    .title = Who spins the vane
rule-R4-4c = The vane is set so that its north is the north of the board.
    .title = Vane and compass
rule-R4-5a = You cannot enter a cell with more land than water, a sea cell with another ship, a port cell with two ships, a fort or a reef.
    .title = Closed cells
rule-R4-5b = You cannot leave or enter a cell across a side or corner wholly covered by land. One covered only in part is open.
    .title = Closed sides and corners
rule-R4-6 = A ship moves once a turn. A short move does not give the right to a second one.
    .title = One move a turn
rule-R4-7 = In a calm a ship may go in any direction; its card gives one distance for rows and columns and one for diagonals.
    .title = Distance in a calm
rule-R4-8 = In a calm you may go fewer cells than the card says, or stay.
    .title = Less in a calm
rule-R4-9 = A ship with two zeros for calm cannot move in a calm at all.
    .title = Becalmed ships
rule-R4-10 = If the card gives a number for straight moves but 0 for diagonals, the ship moves only along rows and columns in a calm.
    .title = No diagonals in calm
rule-R4-11 = In a calm you decide which of your ships moves first.
    .title = Order in a calm
rule-R4-12 = The card gives the distance straight and diagonally with the wind dead astern.
    .title = Distance in fresh wind
rule-R4-13 = The most a ship may go is the card value for its kind of course less one cell for each eighth of a circle between course and wind. With wind to the north-east, a frigate going south has 6 − 3 = 3.
    .title = Off the wind
rule-R4-14 = In fresh wind too you may go less than you could, or stay.
    .title = Less in fresh wind
rule-R4-15 = In fresh wind you decide which of your ships moves first.
    .title = Order in fresh wind

## Storm

rule-R4-16 = In a storm a ship must go with the wind; its card gives the drift straight and diagonally.
    .title = Driven downwind
rule-R4-17a = The drift is exactly the number on the card. You cannot shorten it at will.
    .title = The full drift
rule-R4-17b = A drift may end early if the ship comes to a port, to the edge of the board, to a cell it cannot enter, or to a side or corner it cannot cross.
    .title = What ends a drift
rule-R4-17c = If a reef keeps the ship from its full drift, it takes one damage for each cell it did not go.
    .title = Thrown on a reef
rule-R4-18a = A ship is sheltered and need not drift in a port, beside a cell with more land than water on the windward side, or where its own windward side or corner is wholly covered by land.
    .title = Shelter from the storm
rule-R4-18b = A sheltered ship may put to sea if you wish. Then it drifts under the storm rules in full.
    .title = Leaving shelter
rule-R4-19 = In a storm the course is always the direction of the wind.
    .title = Course in a storm
rule-R4-20 = In a storm you first move the ships that are furthest downwind, then those behind them. In the rulebook’s example, wind to the north-east, a brig drifts 1, a ship of the line goes 1 and takes 1 damage from a reef, a sheltered galleon stays.
    .title = Order of drifting
rule-R4-21 = After a move the green token is used up.
    .title = Move is used

## Gunnery

rule-R5-1 = Ships and forts fire along rows, columns and diagonals at other ships and forts.
    .title = Lines of fire
rule-R5-2 = A ship’s range, straight and diagonal, is on its card; those ranges are reconstructed. A fort reaches 5 cells straight and 4 diagonally.
    .title = Range of fire
rule-R5-3a = In calm and fresh wind a ship has the first number of shots on its card: ship of the line 3, galleon 2, frigate and brig 1.
    .title = Shots a turn
rule-R5-3b = In a storm only ships with a second number of shots can fire, that many times: the ship of the line once, the galleon not at all. That frigate and brig cannot fire then is reconstructed.
    .title = Fire in a storm
rule-R5-4 = A fort fires twice a turn in any wind.
    .title = Shots of a fort
rule-R5-5a = A target must lie on a straight or diagonal line, within range, with no obstacle on the way. All three are needed.
    .title = A legal target
rule-R5-5b = Only three things block a ship’s fire: a cell with more land than water, a cell with another ship, and a side or corner on the line wholly covered by land.
    .title = What blocks fire
rule-R5-5c = You may fire across reefs.
    .title = Reefs are no cover
rule-R5-5d = Two ships in one port cell do not block each other’s fire, but they do block the fire of others.
    .title = Sharing a port cell
rule-R5-5e = A fort fires over ships at sea, but not over ships in its own port. Other obstacles hold for forts too.
    .title = Forts fire over ships
rule-R5-6 = Who fires and at what is declared before the shot.
    .title = Declare your shot
rule-R5-7a = A shot misses on 1 and 2 and hits on 3 to 6. A hit is one damage.
    .title = Hit or miss
rule-R5-7b = At a target in a neighbouring cell, diagonals included, only a 2 misses.
    .title = Point-blank range
rule-R5-7c = A shot thrown without naming a target is used up and missed. The game never lets you get that far: it asks for the target first.
    .title = Shot without target
rule-R5-7d = If the table agrees, even numbers hit and odd ones miss. That makes hits rarer.
    .title = Even hits, odd misses
rule-R5-8 = A ship with several shots may fire them at different targets.
    .title = Several targets
rule-R5-9a = Several shots of a ship at one target may be fired as a salvo: one die decides them all.
    .title = A ship’s salvo
rule-R5-9b = A salvo may join several of your ships and forts at one target. You say who fires how many shots, and one die decides.
    .title = A joint salvo
rule-R5-10 = You may fire before moving, after it or without it. Only where a move is compulsory, as in a storm, it must still be made.
    .title = Fire before or after
rule-R5-11 = Each shot uses one yellow token, a salvo as many as its shots.
    .title = Shots are used

## Fireships

rule-R6-1 = A fireship is a ship turned into a floating mine. It blows up and damages all ships around it.
    .title = What a fireship is
rule-R6-2a = To make a fireship you announce it; the flag comes off and a red token lies beside the ship. That token is a mark, not damage.
    .title = Making a fireship
rule-R6-2b = A ship that has fired this turn cannot become a fireship before your next turn.
    .title = Before any shot
rule-R6-3 = It may move this turn before or after its conversion. A fireship cannot fire.
    .title = Moves but never fires
rule-R6-4 = A conversion cannot be undone.
    .title = No way back
rule-R6-5 = A fireship explodes in the next round during its owner’s turn. It can be neither called off nor put off.
    .title = When it explodes
rule-R6-6a = Before it explodes the fireship may move, if its card and the wind allow.
    .title = One last move
rule-R6-6b = In a storm, in the turn it explodes, the fireship drifts first, then your other ships, and only then it explodes.
    .title = Fireship in a storm
rule-R6-7 = A fireship sunk before its explosion is removed and harms nobody.
    .title = Sunk too early
rule-R6-8 = Every ship in the eight neighbouring cells, yours too, takes as much damage as the fireship’s full hull (brig 3), however damaged it was itself.
    .title = The explosion
rule-R6-9 = After the explosion the fireship is removed.
    .title = Gone after exploding

## Ship repair

rule-R7-1 = A ship is repaired in the port of any fort of yours. Repair may begin in the turn it arrives.
    .title = Where ships are repaired
rule-R7-2 = Repair is announced, and the ship takes its flag down.
    .title = Beginning repair
rule-R7-3 = For each turn spent in repair the ship loses one red token. The count begins with your next turn.
    .title = One damage a turn
rule-R7-4 = The token comes off at the very end of your turn, when everything else is done.
    .title = At the very end
rule-R7-5 = A ship under repair cannot move or fire. It can still be shot at and destroyed.
    .title = Tied up in repair
rule-R7-6 = In your turn you may end the repair, finished or not. That turn the ship may fire but not move, and no damage comes off.
    .title = Ending repair
rule-R7-7 = A ship whose repair was ended cannot go back into repair in the same turn.
    .title = No second start

## Boarding

rule-R8-1 = Boarding tries to capture another player’s ship, with one or several of your own.
    .title = What boarding is
rule-R8-2 = Boarders stand beside the target along a row or column, never diagonally. So there are at most four.
    .title = Side by side
rule-R8-3a = The attacker names the target and the ships that take part.
    .title = Naming the boarders
rule-R8-3b = The attacker throws one die for each ship taking part: 1–2 gives 0 points, 3–4 gives 1, 5–6 gives 2.
    .title = Boarding dice
rule-R8-3c = To the dice points you add the remaining hull of those ships: full hull less damage when the boarding began.
    .title = Boarding score
rule-R8-4 = Then the defender does the same: one die and the remaining hull of the target.
    .title = Defender’s score
rule-R8-5a = The higher score wins the boarding.
    .title = Higher score wins
rule-R8-5b = If the scores are equal, all ships taking part on both sides are destroyed.
    .title = A tie destroys all
rule-R8-6a = The winner owns all ships that took part, but their hull is down to 0.
    .title = Winner takes all
rule-R8-6b = The winner shares out among them as many hull points as the difference between the scores.
    .title = Sharing out hull
rule-R8-6c = A ship that gets no point is destroyed.
    .title = Given nothing, sinks
rule-R8-6d = Red tokens are the full hull less the points given. After 7 against 4 there are 3 points: a ship of the line with 2 has 5 red tokens, a frigate with 1 has 3, a brig with none sinks.
    .title = Damage after boarding
rule-R8-7 = A captured ship flies its new owner’s flag, and its card goes to that player.
    .title = A new flag
rule-R8-8a = Ships that took part in a boarding can do nothing more until the end of the round, even in their owner’s turn.
    .title = Out until round’s end
rule-R8-8b = If such a ship is boarded again in that round, it defends as usual.
    .title = Boarded again

## Storming forts

rule-R8-9a = A fort is stormed by the boarding procedure, with a few differences.
    .title = Storming a fort
rule-R8-9b = The attackers are ships in that fort’s port; its diagonal cells count too.
    .title = Who may storm
rule-R8-9c = The owner may add any of their own ships in that port, also those under repair or repairing the fort, and says which. Each adds a die and its hull.
    .title = Help from the port
rule-R8-9d = If the scores are equal, the fort is ruined and all ships taking part are destroyed.
    .title = Tie at a fort
rule-R8-9e = If the attacker wins, they share out the difference among their ships and the fort. Defending ships are destroyed, not captured; a fort given nothing is ruined.
    .title = Fort is taken
rule-R8-9f = If the defender wins, they share out the difference among their defending ships and the fort. The attacking ships are destroyed.
    .title = Fort holds out
rule-R8-10 = A captured fort flies the captor’s flag.
    .title = Flag on the fort
rule-R8-11 = If storming ruins the fort, it has no flag until it is restored, and all ships under repair there are destroyed.
    .title = Ruined by storm

## Fort repair and restoration

rule-R9-1 = A fort of yours that is not ruined can be repaired. It takes two of your ships in its port.
    .title = Two ships needed
rule-R9-2 = Fort repair is announced, and the flags of both ships lie beside the fort.
    .title = Beginning fort repair
rule-R9-3 = The two ships are not under repair themselves. They may fire but not move.
    .title = The working ships
rule-R9-4 = During its repair the fort fires as usual, and other ships may be repaired there.
    .title = Fort works on
rule-R9-5 = For each turn the ships stay at work, one red token comes off the fort at the end of your turn.
    .title = One token a turn
rule-R9-6a = In your turn you may break off the work on a fort. The ships may then do anything in that turn, moving too.
    .title = Breaking off
rule-R9-6b = If only one of the two ships takes its flag back, the work is over.
    .title = One flag is enough
rule-R9-6c = The turn in which the work was broken off takes no token off.
    .title = Broken off, nothing gained
rule-R9-7 = Work on a fort cannot be taken up again in the turn it was broken off.
    .title = Not again this turn
rule-R9-8 = A ruined fort may be restored by its former owner or anybody else. It then belongs to whoever restored it.
    .title = Anyone may restore
rule-R9-9a = Restoration goes like repair, but until it is done the fort neither fires nor repairs ships.
    .title = Silent until restored
rule-R9-9b = The fort is restored once three red tokens are off and flies the restorer’s flag. The two damages left can be repaired later.
    .title = Three tokens off
rule-R9-9c = If restoration is interrupted, all tokens taken off come back.
    .title = Interrupted restoration

## Mines

rule-R10-1 = A mine can blow up an opponent’s ship in its cell.
    .title = What mines do
rule-R10-2 = Mines are laid before play begins and never moved.
    .title = Laid beforehand
rule-R10-3 = Only you know where your mines are: their cells are noted in secret, and nothing shows on the board.
    .title = Laid in secret
rule-R10-4 = A mine lies at most three cells from your own fort, in any direction, not only in straight lines.
    .title = Within three cells
rule-R10-5 = You may lay as many mines as you have mine cards.
    .title = As many as cards
rule-R10-6a = When another player’s ship stops in or passes through the mined cell, you may reveal the mine. The ship takes 3 damage.
    .title = Blowing up a ship
rule-R10-6b = After that the cell is harmless for the rest of the game, even if several mines were laid there.
    .title = Spent for good
rule-R10-7a = You need not set off a mine when a ship passes over it.
    .title = Your choice
rule-R10-7b = Once the ship on the mine begins another action, the chance is gone for this time. The mine stays.
    .title = Missed chance

## Mini-games

rule-M1-1 = The mini-games are for one to four players on half the board (A1 to L14), with one island, reefs and a fort in each corner. The picture shows a two-player layout that we have not seen: island and reef cells are reconstructed.
    .title = Mini-game board
rule-M1-2 = The turn order is settled by the die or by agreement.
    .title = Order in mini-games
rule-M1-3 = In turn order each player puts one brig in the port of a free fort. A port takes one brig only.
    .title = One brig a port
rule-M1-4 = Your goal is the fort in the opposite corner: from A1 it is L14.
    .title = To the far corner
rule-M1-5 = In mini-game 1 the vane gives only the direction; the wind is always fresh.
    .title = Always fresh wind
rule-M1-6 = In mini-game 1 you may go any way, but a move must be at least 3 cells, with the wind taken into account.
    .title = At least three cells
rule-M1-7 = The first brig in its destination port wins.
    .title = First in port wins
rule-M2-1 = Mini-game 2 adds the strength of the wind. In fresh wind the ship must take a course of at least 3 cells; calm and storm have no minimum.
    .title = With wind strength
rule-M2-2 = In a calm the brig goes one cell along a row or column.
    .title = Brig in a calm
rule-M2-3 = In a storm the ship drifts as its card says, and reefs damage it.
    .title = Storm in mini-games
rule-M2-4 = A ship whose hull is used up sinks, and its player is out.
    .title = Sunk and out
rule-M3-1 = Mini-game 3 goes as mini-game 2, with a brig and a frigate each.
    .title = Brig and frigate
rule-M3-2 = Only the arrival of your brig wins. A frigate in the port brings nothing.
    .title = Only the brig wins
rule-M3-3 = In mini-game 3 ships may go any distance that wind and card allow, short ones too.
    .title = No minimum here
rule-M3-4 = Frigates are there to stand in the way: ships cannot enter their cells at sea.
    .title = Frigates in the way

## Pearl Shoals

rule-P0 = Pearl Shoals is for 2, 3, 4 or 6 players, each for themselves or in teams: 2 against 2, 3 against 3 or three pairs. The die settles the turn order. Five players are not recommended and not offered.
    .title = Players and teams
rule-P1-1 = When each plays for themselves, you win by being first to deliver pearls to your forts: 4 with two players, 3 with three or four, 2 with six.
    .title = Pearls to win
rule-P1-2 = You also win as the only player with ships. A player without ships is out.
    .title = Last with ships
rule-P1-3a = When all pearls are in forts and none is left on the board or aboard, whoever has most wins.
    .title = Most pearls
rule-P1-3b = Among players with the same number, the one whose last pearl came in earliest wins.
    .title = Tied on pearls
rule-P1-3c = If you lose your last fort, you have your next three turns to begin restoring it or to capture another. Otherwise you are out and your ships are removed.
    .title = Last fort lost
rule-P2-1 = A team wins by being first to bring 5 pearls to its forts (2 against 2, 3 against 3), or 4 with three pairs.
    .title = Pearls for a team
rule-P2-2a = A team also wins as the only one with ships.
    .title = Last team with ships
rule-P2-2b = In teams you have the three turns after losing your last fort to finish restoring one or capture one, alone or with allies, or to be given one. Otherwise you are out and your ships are removed.
    .title = Team: last fort lost
rule-P2-2c = A player who gives away their only fort is out at once, and their ships are removed.
    .title = Giving your last fort
rule-P2-2d = A team member without ships is out. Their forts go to partners, with the pearls in them.
    .title = Partner without ships
rule-P3-1 = With two or four players two islands of 4 by 2 lie in the centre with seven pearls between them. The picture is not known to us: the cells of islands and pearls are reconstructed.
    .title = Centre of the board
rule-P3-2 = With three players both islands lie one cell nearer to the edge that has two forts, and the pearls between them as well.
    .title = Centre for three
rule-P3-3 = With six players islands and pearls have a layout of their own. It is reconstructed, for the picture is not known to us.
    .title = Centre for six
rule-P3-4 = The other islands are laid by agreement or left out.
    .title = Other islands
rule-P3-5 = Two players: A1 and X14. Three: A1, A14 and X7. Four: A1, A14, X1 and X14. Six: A1, A13, L1, M14, X2 and X14, two of them shown by royal-port cards.
    .title = Where forts stand
rule-P3-6a = Two, three or six players share the six reefs (3, 2 or 1 each) and place them freely. With four players two reefs stand on K5 and N10, and each places one more.
    .title = Sharing the reefs
rule-P3-6b = No reef may stand in a port, nor wholly close the way out of a port or the way to the pearls.
    .title = Where no reefs go
rule-P3-7 = With two to four players you have one ship of each type; with six a frigate, a brig and a galleon.
    .title = Your squadron
rule-P3-8 = The forts of team-mates are as far apart as possible: 2 against 2, A1 and X14 against A14 and X1.
    .title = Partners far apart
rule-P4-1a = To load a pearl a ship must stop in its cell. It may load in the turn it stopped there.
    .title = Loading a pearl
rule-P4-1b = Pearls are unloaded in the port of your own or a partner’s fort, also in the turn of arrival.
    .title = Unloading a pearl
rule-P4-2 = Pearls are not passed from ship to ship at sea, except from or to a ship taken in boarding.
    .title = No transfer at sea
rule-P4-3 = A brig or frigate carries one pearl and then goes one cell less. A galleon or ship of the line carries one without loss, and two with one cell less.
    .title = Weight of pearls
rule-P4-4a = If a carrier sinks in a coastal cell, its pearls stay in that cell for anybody to pick up.
    .title = Sunk near the coast
rule-P4-4b = A cell is coastal if it has land in it, lies next to a cell with more land than water, or lies on the edge of the board.
    .title = What is coastal
rule-P4-4c = If a carrier sinks anywhere else, its pearls are lost for good.
    .title = Lost in the deep
rule-P4-5 = When a fort is ruined, the pearls in it are lost. When it is captured, they go to the captor.
    .title = Pearls in a fort
rule-P4-6 = Pearls may be carried from fort to fort. A ship may load or unload them in the turn it enters the port.
    .title = Between forts
rule-P5-1 = Players may agree on anything, for some turns, until a goal or on a condition. Breaking an agreement is allowed, and the game enforces none.
    .title = Free agreements

## Rulings: geometry and movement

rule-Q1 = Row 14 is the north edge, row 1 the south edge, column A the west and X the east. The rulebook does not say; nothing else depends on it.
    .title = Where north lies
rule-Q2 = A cell that is exactly half land is open to ships: only more land than water closes it.
    .title = Exactly half land
rule-Q3 = Which sides and corners are wholly covered by land is fixed for every cell of an island tile; these drawings are reconstructed. A covered side closes the way for both cells it parts, a covered corner for the cell it is drawn in, leaving or entering.
    .title = Covered sides as data
rule-Q4 = A wholly covered side also closes the corners at its ends for the two cells that share it, since the land reaches that far.
    .title = Ends of a covered side
rule-Q5 = A ship may go diagonally between two ships, reefs or land cells, unless the corner itself is covered by land.
    .title = Slipping between
rule-Q6 = A ship may pass through a port cell that holds one ship. Only two ships close it.
    .title = Through a port cell
rule-Q7 = Ships of different players may share a port cell, two in all.
    .title = Strangers in one cell
rule-Q8 = A fort, standing or ruined, does not block a line of fire that passes over it, for the list of obstacles does not name forts. The table may decide that forts block.
    .title = Firing past a fort
rule-Q9 = A distance never falls below 0. A galleon on a diagonal course against the wind simply cannot move.
    .title = Never below zero
rule-Q10 = All 24 sectors of the vane are equally likely, so calm, fresh wind and storm come one time in three each. A brisker table setting gives them 1 : 4 : 1.
    .title = Odds of the vane
rule-Q11 = The next round’s wind is spun by the next surviving player in turn order after the last spinner.
    .title = Spinner is out
rule-Q12 = The loss of one cell holds in fresh wind and calm, down to 0, but not for storm drift, which is not a chosen distance. So a loaded brig cannot move in a calm; the table may lift this.
    .title = Pearls in calm and storm
rule-Q13 = “Next to” land means any of the eight neighbouring cells. A fort is not land.
    .title = Next to land

## Rulings: storm

rule-Q14 = The ship furthest along in the wind’s direction drifts first; among equals you choose. A ship leaving shelter keeps the same order: not after an own ship behind it has drifted.
    .title = Who drifts first
rule-Q15 = Fireships due to explode this turn drift before all others and keep the usual order among themselves. A sheltered one may stay, and a ship converted this turn drifts with the rest.
    .title = Fireships drift first
rule-Q16 = You may fire before or after the drift. You cannot end the turn while a ship still has to drift; if your time runs out, the game drifts it the full distance.
    .title = Fire around the drift
rule-Q17 = A ship that must drift does so before it may board or storm. Otherwise boarding would save it from the storm.
    .title = Drift before boarding
rule-Q18 = A drifting ship may stop on any port cell on its way, or go on. The port of any fort will do, an enemy’s or a ruined one too.
    .title = Stopping in a port
rule-Q19 = The edge, another ship, land or a covered side stop a drift without damage. A ship does not slide along the edge.
    .title = Harmless stops
rule-Q20 = The first obstacle on the way decides. A reef behind another obstacle does no damage.
    .title = First obstacle counts
rule-Q21 = A ship whose first cell downwind is a reef takes the whole drift as damage.
    .title = Right against a reef
rule-Q22 = Ships held still after boarding or storming do not drift in that round, since they cannot act.
    .title = After a fight no drift
rule-Q23 = Only land and ports give shelter. Ships and forts do not.
    .title = What gives shelter
rule-Q24 = A ship that leaves its shelter must take the full drift; it may stop in another port cell on the way.
    .title = Out of shelter

## Rulings: gunnery

rule-Q25 = A neighbouring cell is at distance 1. Neighbouring includes diagonals, unless a rule says otherwise.
    .title = Counting distance
rule-Q26 = An enemy in the same port cell is at distance 0: you may fire at point-blank and board, and no land lies between. This goes beyond the book, so that no ship is out of reach.
    .title = Enemy in your cell
rule-Q27 = With two ships in the target cell you choose either. Neither covers the other, since obstacles lie between, not in the target cell.
    .title = Two in the target cell
rule-Q28 = All shots of a salvo share one die; at equal distance all hit or all miss. Each hit is one damage, and what exceeds the hull is lost.
    .title = One die for all
rule-Q29 = In a salvo of near and distant shooters the same die is read for each: a 1 hits only for neighbours, a 2 misses for all, 3 to 6 hit for all.
    .title = Near and far together
rule-Q30 = With the even-or-odd setting, even hits and odd misses at any distance. A further setting makes only a 1 miss at point-blank.
    .title = Even and odd up close
rule-Q31 = At point-blank only a 2 misses and a 1 does hit. It looks odd, but we keep to the book.
    .title = A 1 does hit
rule-Q32 = Ships in another fort’s port do not block a fort’s fire; only those in its own port do.
    .title = Another fort’s port
rule-Q33 = You may fire at opponents’ ships and standing forts and at neutral forts. Your own and allied units and ruined forts are no targets, even while being restored.
    .title = Legal targets
rule-Q34 = A shot without a target is refused, so none is ever wasted by oversight.
    .title = Target always needed
rule-Q35 = A fort’s shots come back at the start of its owner’s turn. A fort that was stormed, captured, given or inherited does nothing until the round ends, so it never fires for two players in one round.
    .title = A fort’s shots

## Rulings: fireships

rule-Q36 = You choose when in your turn it explodes, after its move if it makes one, at latest at the end of the turn. In a storm all drifting comes first; one held still after a fight explodes where it is.
    .title = Moment of explosion
rule-Q37 = Forts are not harmed and land gives no protection. A ship in the same port cell is hit too; that goes beyond the book.
    .title = Whom it harms
rule-Q38 = A fireship destroyed by another’s explosion sinks without exploding.
    .title = Fireship hits fireship
rule-Q39 = A fireship cannot board, be repaired or work on a fort. It may carry, load and unload pearls, and defends itself when boarded.
    .title = What it cannot do
rule-Q40 = A captured fireship stays one. It explodes in the round after its conversion, in its owner’s turn of that time; if it is captured in that very round, at the end of the capturing turn, unmoved.
    .title = Captured fireship
rule-Q41 = A ship under repair, at work on a fort or held still after a fight cannot become a fireship. End the repair or the work first.
    .title = Who cannot convert
rule-Q42 = All damage of an explosion counts at the same time, then players without ships are out, then victory is checked.
    .title = All at once

## Rulings: repair

rule-Q43 = An undamaged ship cannot go into repair.
    .title = Nothing to repair
rule-Q44 = A ship that has moved or fired may go into repair in the same turn.
    .title = After moving or firing
rule-Q45 = When the last damage is gone, the ship stays under repair until you end it in a later turn, and in that turn it fires but does not move. A table setting ends repair by itself.
    .title = Last damage removed
rule-Q46 = If gunfire ruins the fort, ships under repair there survive; their repair is off and they are free in their owner’s next turn. Only storming destroys them.
    .title = Fort shot to ruins
rule-Q47 = When a fort is captured, ships of its old owner under repair there that took no part stay afloat. Their repair is off, and they are free in their owner’s next turn.
    .title = Fort changes hands
rule-Q48 = You can repair only at your own forts, not at a partner’s. Only unloading is open to partners.
    .title = Not at an ally’s fort
rule-Q49 = For a fort the turn of the announcement already removes a token at its end. A table setting counts from your next turn instead.
    .title = First turn counts
rule-Q50 = Exactly two ships work on a fort, for one token a turn. More ships do not make it faster.
    .title = Exactly two ships
rule-Q51 = If one of the two ships is lost, captured or takes part in a fight, the work stops and the other ship is free. A restoration goes back to 5 damage.
    .title = A worker is lost
rule-Q52 = In teams two partners may restore a fort with one ship each: one offers a ship in the port in their turn, the other adds theirs and is the starter, at whose turn ends tokens come off. Either may withdraw in their own turn. The fort goes to a partner without one, the most pressed first, otherwise to the starter.
    .title = Restoring with a partner

## Rulings: boarding and storming

rule-Q53 = No more than four ships board one target, even where port cells hold two each.
    .title = Four at most
rule-Q54 = There is no boarding across a side wholly covered by land. Storming needs only a place in the port.
    .title = Land between ships
rule-Q55 = Ships held still after a fight, under repair or at work on a fort, and fireships, can neither board nor storm.
    .title = Who cannot attack
rule-Q56 = Allies do not board or storm together: a fight is fought with one player’s own ships.
    .title = No joint attacks
rule-Q57 = A ship gets at most its full hull and a fort 5; the rest of the points is lost. A ship may end with more hull than it had before the fight.
    .title = Not above the maximum
rule-Q58 = You must share out all points that fit. Which ships get none is your choice.
    .title = All points go out
rule-Q59 = If the defender wins a boarding, they capture the attacking ships.
    .title = Defender captures too
rule-Q60 = A victorious defender may give the fort nothing: it is ruined. Then every ship that was under repair there when the storm began is lost too.
    .title = Giving up the fort
rule-Q61 = All your ships in the port may storm: up to six at a corner fort, ten at an edge.
    .title = How many may storm
rule-Q62 = Only the fort owner’s ships help to defend it, not those of partners.
    .title = No allied defenders
rule-Q63 = A ruined fort cannot be stormed, for it has no owner. Restore it instead.
    .title = A ruin is not stormed
rule-Q64 = The fort of a player or team that is out is neutral: it keeps damage and pearls, does not fire, and may be shot at and stormed. It defends alone with a die and its hull, and if it wins, takes the difference up to 5. It cannot be repaired until captured.
    .title = Neutral forts
rule-Q65 = After a boarding the winner may spread the pearls over the surviving ships, within what they can carry. What stays on a ship given no hull falls in its cell. After a tie or a storm nothing is moved over.
    .title = Pearls after boarding
rule-Q66 = At the start of your turn, ships held still in the current round do not get their tokens back.
    .title = No reset after a fight

## Rulings: mines

rule-Q67 = Pearl Shoals is played without mines, since the scenario deals none. A table setting gives 3, 2, 1 or 1 each with 2, 3, 4 or 6 players.
    .title = Mines in Pearl Shoals
rule-Q68 = Three cells are counted in any direction with diagonal steps allowed. Any cell open to ships and free of reefs will do, ports and pearl cells included.
    .title = Counting three cells
rule-Q69 = A mine goes off when the ship enters its cell. A ship whose hull is used up sinks there; otherwise it goes on to the end it announced.
    .title = When a mine goes off
rule-Q70 = So that no question betrays a mine, each mined cell has an order: auto, hold or ask. At first it is auto against opponents; mines never go off under allies.
    .title = Orders instead of questions
rule-Q71 = If two players mined the same cell, the first of them in turn order after the mover may set it off. Then the cell is spent for all.
    .title = Two owners, one cell
rule-Q72 = A ship that stopped on your mine and has done nothing since can still be blown up in your own turn. Once it has acted or begins its next move, it is too late.
    .title = A later chance

## Rulings: Pearl Shoals

rule-Q73 = In turn order each player places their ships in the port of their own fort, two to a cell at most. The rulebook does not name the cells.
    .title = Starting cells
rule-Q74 = Reefs are placed in turn order, one at a time, and all must be laid. Ports, forts, island tiles, pearl cells and other reefs are closed to them, and every port must keep a way to every pearl cell.
    .title = Placing reefs
rule-Q75 = Sailing through a pearl cell loads nothing: the ship must stop there.
    .title = Passing over pearls
rule-Q76 = Loading is optional and costs nothing: at any time of your turn while the ship is on the cell and not held still. It may still move if it has not.
    .title = Loading is free
rule-Q77 = You cannot drop pearls at will. They leave a ship only by unloading, a fight or its end.
    .title = No dropping
rule-Q78 = What counts are the pearls lying now at all your forts together. Victory is checked at once when pearls are unloaded or captured.
    .title = Counting your pearls
rule-Q79 = You load pearls only at your own and partners’ forts. From an enemy fort they come only by capturing it.
    .title = No stealing from ports
rule-Q80 = You cannot unload at a ruined or neutral fort, for it is not yours.
    .title = No unloading at ruins
rule-Q81 = Among tied players the earliest last gain wins. Pearls that came with a captured fort count at its capture.
    .title = Who was earlier
rule-Q82 = If all pearls are lost and nobody has any, only the last player or team with ships can win.
    .title = All pearls lost
rule-Q83 = If no team can reach its number, the team with most pearls wins, and on a tie the one with the earlier last gain. Pearls of all members count together.
    .title = Teams short of the target
rule-Q84 = When each plays for themselves, your finished turns without a fort count unless you are restoring the lost one; in teams every such turn counts. At three you are out; only owning a fort sets the count back. The table may let a start suffice in teams.
    .title = Three turns without a fort
rule-Q85 = When each plays for themselves, only restoring your own last fort stops the count. Owning any fort ends it, and in teams any fort will do.
    .title = Which ruined fort
rule-Q86 = A fight under way is finished first. Then the ships leave, their pearls fall as if sunk, their fireships do not explode and their mines are void.
    .title = Ships of the eliminated
rule-Q87 = In teams you may in your own turn give a fort to a partner who has none. Damage and pearls stay with it.
    .title = Giving a fort
rule-Q88 = In teams too the die decides the turn order. A table setting makes the teams alternate.
    .title = Order in teams
rule-Q89 = Three pairs: A1 and X14, A13 and X2, L1 and M14. Three against three: A1, M14 and X2 against A13, X14 and L1.
    .title = Seats for six
rule-Q90 = With six players the two royal ports are full forts: hull 5, range 5 and 4, two shots.
    .title = Royal ports as forts
rule-Q91 = Agreements are made in the chat, and the game enforces nothing.
    .title = Agreements in chat
rule-Q92 = If the last ships of all players go together, most pearls in forts win. Equal numbers are a draw.
    .title = All ships gone
rule-Q93 = A game can be drawn by consent. A table setting ends it after 20 rounds without damage, capture or a pearl changing place; then most pearls win, and a tie is a draw. Games of bots alone always have it.
    .title = Endless games
rule-Q94 = After each action come destruction, wrecks, ownership, elimination, then the pearl target. The last with ships and the most pearls are judged at the end of the turn.
    .title = Order of checks
rule-Q95 = Five players are not offered, as the rulebook advises against it.
    .title = Not for five

## Rulings: mini-games

rule-Q96 = In mini-game 1, and in fresh wind in mini-game 2, the brig must move if a move of 3 cells exists. Otherwise you pass.
    .title = Must the brig move?
rule-Q97 = The minimum of 3 cells holds for the move into the port as well. A table setting allows a shorter one that ends there.
    .title = The last move too
rule-Q98 = In the mini-games there is no firing, boarding, repair, fireships or mines: they are exercises in moving.
    .title = Only moving
rule-Q99 = In mini-game 3 a player who loses the brig is out, and the frigate is removed. If all brigs are lost, the game is a draw.
    .title = Brig lost
rule-Q100 = Playing a mini-game alone, you count the rounds you need.
    .title = Playing solo

## Rulings: turn and decisions

rule-Q101 = Seats and forts come first, then turn order, islands and pearls, reefs, ships, mines if used, and round 1.
    .title = Order of set-up
rule-Q102 = A round is a spin of the vane, then one turn for each player still in the game. When it ends, ships and forts held still after a fight are free again.
    .title = Course of a round
rule-Q103 = Your ships and forts that are not held still get back their move and the shots this round’s wind allows. Repair, work on forts, fireships, damage and pearls stay as they are.
    .title = Start of your turn
rule-Q104 = You may take any legal action with any ship or fort, in any order, and switch between them freely.
    .title = During your turn
rule-Q105 = You may end your turn when nobody must still drift and no decision is open. Then due fireships explode in the order you choose, ships are repaired, forts are repaired, turns without a fort are counted and victory is checked.
    .title = Ending your turn
rule-Q106 = If you are out in the middle of your own turn, it ends at once. Its end steps fall away, and victory is checked.
    .title = Out in your own turn
rule-Q107 = In another player’s turn you decide only four things: which ships defend your fort, how a fight you won is shared out, a mine set to “ask”, and a draw offer.
    .title = Decisions out of turn
rule-Q108 = A move is announced as one: ship, course and end cell, at least one cell away. Then it is carried out cell by cell.
    .title = Announcing a move
rule-Q109 = A drift of 0 cells is still the ship’s move for the turn, and a reef in the way still damages it.
    .title = A drift of nothing
rule-Q110 = Name the target, then who fires how many shots, each able to hit it from where it is now; then one die is thrown. Shots are spent with the throw; until then you can undo.
    .title = Firing step by step
rule-Q111 = Name the target and one to four boarders; the attacker throws, then the target; the winner shares out hull, then pearls. The survivors are held still until the round ends.
    .title = Boarding step by step
rule-Q112 = Name the fort and the attackers; before any die the owner names the defenders. The attacker throws, then fort and defenders; the winner shares out hull. Survivors and the fort are held still until the round ends.
    .title = Storming step by step
rule-Q113 = The winner gives hull to one unit after another, from 0 to its maximum; an amount that would leave points without a place is not offered. After boarding all ships of both sides take part, after a storm the winner’s ships and the fort.
    .title = Sharing out in order
rule-Q114 = If the target shares its port cell, only the named ship fights. The other neither helps nor suffers, whoever owns it.
    .title = Neighbour in the cell
rule-Q115 = Ships under repair, at work on a fort or held still, and fireships, can be boarded. They defend with their present hull.
    .title = Nobody is safe
rule-Q116 = In the turn you end a ship’s repair it may do everything but move: fire, board, storm, become a fireship, load and unload.
    .title = After ending repair
rule-Q117 = A ship under repair or at work on a fort may load and unload pearls.
    .title = Pearls during repair
rule-Q118 = A ship held still after a fight cannot move, drift, fire, attack, become a fireship, begin repair or fort work, load or unload. It defends itself, can be hit, and explodes if it is due.
    .title = Held still
rule-Q119 = Taking part in a fight on either side ends a ship’s own repair and its work on a fort.
    .title = A fight ends repair
rule-Q120 = If gunfire ruins a fort under repair, the work ends and both ships are free. Restoration must be announced anew.
    .title = Ruined during repair

## Rulings: storm, forts, mines, pearls

rule-Q121 = In a storm each of two ships in a port cell decides for itself to stay or go, and either may go first. The first may then block the second at sea.
    .title = Two in a port cell
rule-Q122 = You can leave shelter only if the next cell downwind is open. Staying costs nothing.
    .title = No way out
rule-Q123 = A sheltered sea cell on the way does not end a drift. Shelter counts only where the drift begins.
    .title = Shelter on the way
rule-Q124 = A port cell with two ships stops the drift before it, without damage. In one with a single ship you may stop or go on.
    .title = Port cells on the way
rule-Q125 = The flag goes up at the end of that turn, and the fort fires from its owner’s next turn. Your own pair goes on repairing unless you break off; a pair of two partners is free. At 0 damage the pair is free at once.
    .title = After restoration
rule-Q126 = Only one restoration runs at a ruined fort at a time. Another player may begin when none is running.
    .title = One restoration at a time
rule-Q127 = When a fort is given or inherited, its old owner’s ships under repair or at work there are free.
    .title = Fort given away
rule-Q128 = Mines are laid after reefs and ships, by all players at once and in secret. Each card names a cell, the same one more than once if you like; all is final when everybody is ready.
    .title = Laying mines
rule-Q129 = A mined cell’s order is set when it is laid, may be changed in your turn and is always hidden. Auto goes off at entry; hold does not, but leaves you the later chance; ask makes the move pause, which betrays the mine.
    .title = Standing orders
rule-Q130 = The mines of a player who is out are void.
    .title = Mines without owner
rule-Q131 = Wrecks may leave several pearls in one cell; each is loaded separately. All pearls are visible to everybody, aboard and ashore.
    .title = Several pearls in a cell
rule-Q132 = A carrier that explodes, is lost in a tie, gets no hull or is removed counts as sunk: its pearls stay or are lost by its own cell.
    .title = What counts as sunk
rule-Q133 = In one turn a ship does not both load from and unload at the same fort. Mine orders, offers of ships and their withdrawal are open once a turn each, so that every turn comes to an end.
    .title = No shuttling

## Rulings: seats, teams, end

rule-Q134 = Your seat decides your fort; seats are taken at the table or by lot before the throw for turn order. Teams sit so that partners are far apart.
    .title = Who gets which fort
rule-Q135 = Each player throws one die, and the order goes from high to low. Those with equal throws throw again among themselves.
    .title = Throw for turn order
rule-Q136 = Allied ships block movement and fire like any others, any ship in a fort’s port blocks that fort, and fireships hurt allies.
    .title = Allies in the way
rule-Q137 = A partner’s port is open to you for shelter, passage, sharing cells, loading and unloading. Repair and fort work are not, apart from joint restoration, and you cannot storm it.
    .title = Allied ports
rule-Q138 = You cannot fire at, board, storm or mine your allies.
    .title = No attack on allies
rule-Q139 = Team members win or lose together, also those already out. A team is out with its last member.
    .title = Teams share the result
rule-Q140 = All forts of a team member without ships go to the next surviving partner in turn order. If there is none, they become neutral.
    .title = Inheriting forts
rule-Q141 = In your turn, once and with no decision open, you may offer a draw. All others still in must answer: if all agree, it is a draw; one refusal ends the offer.
    .title = Offering a draw
rule-Q142 = Resigning or leaving counts as losing all ships.
    .title = Resigning or leaving
rule-Q143 = Pearls in a neutral fort count as brought in but belong to nobody. A winner by most pearls needs at least one.
    .title = Pearls in neutral forts
rule-Q144 = Other islands are left out unless the table chooses a ready-made layout. Those are symmetric for all seats and leave every way open.
    .title = Further islands

## Rulings: mini-games, continued

rule-Q145 = Brig and frigate begin in the port of the same fort, in one cell or two. One port still takes one player only.
    .title = Start of mini-game 3
rule-Q146 = In a calm ships move by their cards: the brig one cell along a row or column, the frigate not at all.
    .title = Calm in mini-game 3
rule-Q147 = The brig has arrived when its move or drift ends on a cell of the destination port. Passing through does not count.
    .title = Moment of arrival
rule-Q148 = If two or more began, the last brig afloat wins at once. If the last ones are lost together, it is a draw.
    .title = Last brig afloat
rule-Q149 = In the mini-games forts belong to nobody and never fire. Every port gives shelter and holds two ships to a cell.
    .title = Forts of the mini-games
