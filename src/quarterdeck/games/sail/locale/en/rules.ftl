### Admiral: Age of Sail: every rule and ruling as the player reads it, in our own words.
### The ids are those of data/rules.toml.

## Chapters

chapter-components = Components
chapter-goal = Goal and order
chapter-setup = Setting up
chapter-turn = The turn
chapter-movement = Movement
chapter-gunnery = Gunnery
chapter-boarding = Boarding
chapter-fortress = Fortress and repair
chapter-guns = Fortress guns
chapter-lines = Line tactics
chapter-pirates = Scenario: Pirates
chapter-hunt = Scenario: Pirate hunt
chapter-assault = Scenario: Fortress assault
chapter-big-battles = Big battles

## Components

rule-L1 = The sea is put together from four identical square parts, and they fit each other in any order. How many cells a part has is not in the text we know; our size is reconstructed (A1).
    .title = Four-part board
rule-L2 = The box has 16 hulls, four for each player: one ship of the line with three mast holes, two frigates with two holes and one brig with one.
    .title = Sixteen hulls
rule-L3 = There are 32 masts in blue, white, red and black, eight of each colour. Eight is exactly what one squadron carries (3 + 2 + 2 + 1), so nobody has a spare.
    .title = Thirty-two masts
rule-L4 = There are four crest cards, one for each fortress. The crest takes one cell, like a cannon card.
    .title = Four crest cards
rule-L5 = There are 20 fortress cannon cards, five for each player. One card covers one cell of the board.
    .title = Twenty cannon cards
rule-L6 = There is a single order card. Only one player can hold it at a time.
    .title = One order card
rule-L7 = The wind deck has 24 square cards, each with an arrow and eight numbers. The numbers on ours are reconstructed, since the printed cards are not known to us; an owner of the box can load their own.
    .title = 24 wind cards
rule-L8 = The situation deck has 24 rectangular cards. Their texts here are reconstructed: only a storm, a sudden change of place and a repair at sea are known to exist. An owner of the box can load the real deck.
    .title = 24 situation cards
rule-L9 = Everything is thrown with one ordinary six-sided die. Where several throws are added up, the same die is thrown again.
    .title = One six-sided die
rule-L10 = The box also has the rules booklet and a set of strips for marking masts when several boxes are joined. On the screen the stripes are drawn for you.
    .title = Booklet and strips
rule-L11 = One box serves two to four players. A ship belongs to the player whose colour its masts show, whoever began the game with that hull.
    .title = Players and colours

## Goal and order

rule-L12 = You win when all ships of the others are sunk or captured and the ships on the board are yours alone.
    .title = Last fleet afloat
rule-L13 = The winner takes the order card and keeps its two privileges for the next game.
    .title = The winner’s order
rule-L14 = While you hold the order, your ships may go one cell further than the rules otherwise give. A heading with a 0 stays at 0.
    .title = Order: one cell more
rule-L15 = While you hold the order, 1 is added to every number you throw on the die.
    .title = Order: plus one

## Setting up

rule-L16 = Each player has one fortress in a corner of the board. Corners without a player stay empty.
    .title = Fortresses in corners
rule-L17 = With two players the fortresses stand in diagonally opposite corners.
    .title = Two players: diagonal
rule-L18 = A fortress is five cannon cards and one crest. You choose a mast colour, and the crest is of that colour.
    .title = Five guns, one crest
rule-L19 = You begin at your fortress with one ship of the line, two frigates and one brig, all with their full masts.
    .title = Your squadron
rule-L20 = Wind cards and situation cards are shuffled separately and lie face down beside the board.
    .title = Two shuffled decks

## The turn

rule-L21 = The highest throw of the die begins, or the players agree on somebody. After that turns go clockwise.
    .title = Who begins
rule-L22 = Your turn begins with a wind card, drawn and laid face up.
    .title = Step 1: wind
rule-L23 = Where north lies is settled once, with the first wind card. All later cards lie the same way round.
    .title = North is fixed
rule-L24 = Next you draw a situation card, and what it says happens at once.
    .title = Step 2: situation
rule-L25 = When a deck runs out, its cards are shuffled and used again.
    .title = Decks are reused
rule-L26 = Now each of your ships may sail, shoot and board, one ship after the other.
    .title = Step 3: all ships
rule-L27 = Finish everything a ship is to do before you begin with the next one. You cannot come back to it in the same turn.
    .title = One ship at a time

## Movement

rule-L28 = Ships sail in eight directions: along rows, along columns and on the diagonals.
    .title = Eight directions
rule-L29 = A ship sails in a straight line, with its bow forward.
    .title = Straight, bow first
rule-L30 = Once the ship has begun to move, it cannot turn until its move is over.
    .title = No turns under way
rule-L31 = The wind card gives a number from 0 to 6 for each compass direction: the most cells a ship may sail that way. The arrow shows where the wind blows.
    .title = Range by wind card
rule-L32 = You may sail downwind, across the wind and even close to it. Only straight against the wind no ship can go.
    .title = Not against the wind
rule-L33 = A ship may sail fewer cells than it could, stay where it is, or just turn on the spot.
    .title = Less is allowed
rule-L34 = You cannot enter or cross a cell that holds a fortress card or another ship.
    .title = Blocked cells
rule-L35 = Only boarding takes you into an occupied cell. Afterwards one of the two ships sinks, or is captured and one of them goes to a free neighbouring cell at once.
    .title = Boarding is the exception
rule-L36 = Lost masts do not slow a ship down: the range is that of the wind card.
    .title = Full speed when damaged

## Gunnery

rule-L37 = A ship may fire when an enemy stands in the neighbouring cell exactly to its right or left.
    .title = Enemy abeam
rule-L38 = An attack is one shot or one salvo. After it the target may answer before you go on.
    .title = One shot or salvo
rule-L39 = With enemies on both sides you may fire to both.
    .title = Both broadsides
rule-L40 = The firing player throws first, then the target throws a defence die.
    .title = Shot and defence
rule-L41 = If the shooter’s number is higher, the shot hits and the target loses one mast.
    .title = Higher hits
rule-L42 = If the numbers are equal, both sides throw again.
    .title = Ties are rethrown
rule-L43 = If the target’s number is higher, the shot is a miss and nothing happens.
    .title = Lower misses
rule-L44 = A ship without a single mast is sunk and leaves the board.
    .title = No masts: sunk
rule-L45 = A ship that was fired on and is still afloat may shoot back, if the attacker lies in its own fire zone. The roles are then swapped.
    .title = Return shot
rule-L46 = If the attacker is outside its fire zone, the ship cannot shoot back. It may turn on the spot instead, to be ready for the next exchange.
    .title = Turning instead of answering
rule-L47 = After the answer the attacker may stay and fire again as long as there are shots, or sail on.
    .title = Stay or sail on
rule-L48 = Sailing on uses what is left of the range counted from the start of the move. With range 5 and a fight on the third cell, two cells remain.
    .title = What is left of range
rule-L49 = In a turn a brig has one shot on each side, a frigate two and a ship of the line three. Lost masts do not change this.
    .title = Shots by class
rule-L50 = Shots may be joined into a salvo: two on a frigate; three, or two and one single shot, on a ship of the line.
    .title = Joining shots into salvos
rule-L51 = You must declare a salvo before the first throw. Its two or three throws are added up, while the defender throws a single die.
    .title = Salvo declared first
rule-L52 = A salvo hits more surely, but a hit still takes only one mast.
    .title = Salvo: one mast

## Boarding

rule-L53 = Boarding begins when your ship sails into the enemy ship’s cell.
    .title = How boarding begins
rule-L54 = In boarding the masts stand for the crew: a ship holds out as long as it has masts.
    .title = Masts are the crew
rule-L55 = In each round both sides throw one die and nobody defends. The lower number loses one mast; equal numbers are thrown again.
    .title = A boarding round
rule-L56 = The rounds go on until one of the two ships has no mast left.
    .title = Fought to the end
rule-L57 = The winner may scuttle either hull and put all their surviving masts on the other, or keep both with at least one of their masts on the captured hull.
    .title = Prize or scuttling
rule-L58 = If both ships stay, one of them is moved at once to any free neighbouring cell.
    .title = Making room
rule-L59 = After boarding, the attacking ship and the prize neither sail nor shoot any more this turn. They are ready again next turn.
    .title = Spent after boarding

## Fortress and repair

rule-L60 = Your fortress protects your ships with its guns and restores their masts.
    .title = What a fortress does
rule-L61 = A ship can be repaired only in a cell that borders your own fortress.
    .title = Repair zone
rule-L62 = A ship in the repair zone may skip its move and get back one lost mast: one skipped turn, one mast.
    .title = One mast a turn
rule-L63 = Each mast restored turns over one card of your fortress, and that card stops working. Six cards, the crest included, allow six masts in a game.
    .title = Repair costs a card
rule-L64 = A ship with all its masts that spends your turn idle in its own repair zone loses one mast.
    .title = Idleness costs a mast

## Fortress guns

rule-L65 = Each of the five cannon cards works until it is turned over, by a repair or by a hit.
    .title = Guns until flipped
rule-L66 = A gun fires only double salvos, two throws added up, at a distance of up to two cells in the eight directions.
    .title = Double salvos, two cells
rule-L67 = In your own turn each of your guns may fire one salvo.
    .title = In your own turn
rule-L68 = When an enemy ship on its move comes into reach, every gun that reaches its cell may fire one salvo at once.
    .title = Firing at passers-by
rule-L69 = At every further step inside the zone, the guns that reach the ship may fire again.
    .title = Again at each step
rule-L70 = The guns fire one after another, and against each salvo the ship throws one defence die.
    .title = Gun after gun
rule-L71 = A ship that survives the fire may go on with what is left of its range.
    .title = Survivors sail on
rule-L72 = A ship fires at the fortress card exactly to its right or left with ordinary shots or salvos, once it has taken the guns’ fire for that step. Range 4, say: two guns fire on the third cell, all reaching guns on the fourth, then the ship shoots.
    .title = Ships against the fortress
rule-L73 = A gun defends with one die. A hit turns its card over.
    .title = Gun’s defence

## Line tactics

rule-L74 = Two or more ships may sail as a line. Only the leader turns; the others follow it like a snake along exactly the same route.
    .title = Ships in line
rule-L75 = To form a line, bring your ships in your turn to neighbouring cells of one row, column or diagonal. Their order does not matter.
    .title = Forming a line
rule-L76 = The ships of a new line turn at once to one direction, behind the first.
    .title = All face one way
rule-L77 = A new line moves as a snake from your next turn on.
    .title = Sails from next turn
rule-L78 = If a ship in the middle of a line is lost, those behind it move up into the gap at once.
    .title = Gap closes up
rule-L79 = A ship leaves by turning away from the line’s direction and moving first. Any number of ships may leave.
    .title = Leaving a line
rule-L80 = When a middle ship leaves, those behind close the ranks. Closing up is not a step.
    .title = Closing up is free
rule-L81 = How far the line may go is taken from its leader.
    .title = Leader’s range

## Scenario: Pirates

rule-L82 = One player captains a merchantman with a treasure on board, all the others are pirates.
    .title = Merchant and pirates
rule-L83 = A single fortress of five cannon cards and a crest stands in one corner.
    .title = One fortress
rule-L84 = In Pirates no situation cards are drawn.
    .title = No situation cards
rule-L85 = The merchantman is a three-master and begins in the corner opposite the fortress.
    .title = Merchantman’s start
rule-L86 = The merchant wins by reaching any cell that borders the fortress.
    .title = Merchant’s goal
rule-L87 = Each pirate begins with one single-masted ship on any edge of the board, at least 10 cells from the merchantman.
    .title = Pirates’ start
rule-L88 = The pirates’ single-masted ships sail up to twice the number on the wind card.
    .title = Twice as fast
rule-L89 = A pirate wins by taking the merchantman in boarding, with a mast of their own on it, and bringing it to the fortress. The others may take it back; only one player wins.
    .title = Pirates’ goal
rule-L90 = A pirate cannot run two ships. Whoever takes the merchantman scuttles their own ship and moves the whole crew over.
    .title = One ship a pirate
rule-L91 = If the merchantman sinks, nobody wins.
    .title = Sunk treasure
rule-L92 = When two play, the pirate player has three single-masted ships.
    .title = One against one

## Scenario: Pirate hunt

rule-L93 = One player is the pirate, the others are captains of naval frigates.
    .title = One pirate hunted
rule-L94 = One fortress of five cannon cards and the black crest stands in a corner. Black is the pirate’s colour, so the fortress is the pirate’s.
    .title = The black fortress
rule-L95 = In Pirate hunt no situation cards are drawn.
    .title = No situation cards
rule-L96 = Everyone has one frigate; the pirate’s masts are black. The ships begin in different corners.
    .title = A frigate each
rule-L97 = When two play, the naval player runs three frigates.
    .title = One against one
rule-L98 = The pirate begins in the corner opposite the fortress and wins by reaching it.
    .title = Pirate’s goal
rule-L99 = The captains must sink or capture the pirate. Whoever does it first wins alone.
    .title = Captains’ goal
rule-L100 = Naval ships do not fight each other.
    .title = No fights among captains
rule-L101 = The pirate cannot run two ships. After winning a boarding, one hull is scuttled and the whole crew gathers on the other.
    .title = Pirate’s single ship

## Scenario: Fortress assault

rule-L102 = One player defends a fortress; the others, or one alone, attack it as a coalition.
    .title = Defender and coalition
rule-L103 = In Fortress assault no situation cards are drawn.
    .title = No situation cards
rule-L104 = The defender builds an island of 10 cannon cards in any shape, with at least 3 cells to every edge of the board and no sea inside.
    .title = The island fortress
rule-L105 = The attackers have three sets of ships: 3 ships of the line, 6 frigates and 3 brigs, lined up along one edge of their choice.
    .title = Twelve attacking ships
rule-L106 = The defender wins by destroying all attacking ships and all landed masts.
    .title = Defender’s goal
rule-L107 = The attackers win when all guns are out and their landing party holds the fortress.
    .title = Attackers’ goal
rule-L108 = When it has done with shooting, a ship may land one or more of its masts on a flipped fortress cell next to it. A cell holds at most three masts.
    .title = Landing a party
rule-L109 = A landing party moves from your next turn on, one cell a turn in any direction.
    .title = Party on the march
rule-L110 = Fortress guns cannot harm masts that have landed.
    .title = Safe from guns
rule-L111 = A party that enters a cell with a working gun fights it under the boarding rules: there are no misses.
    .title = Storming a gun
rule-L112 = The gun throws two dice and adds them up. The party throws one die for each mast in the cell and adds those up.
    .title = Dice in the melee

## Big battles

rule-L113 = Several sets may be joined for a larger board, more players and bigger fleets. Sailing and fighting follow the normal rules.
    .title = Several sets joined
rule-L114 = Players 5 to 8 use the masts of a second set, marked with one stripe. Each further set adds one more stripe.
    .title = Stripes on masts

## Rulings: setup, turn, decks

rule-A1 = The board is 16 by 16 cells, four parts of 8 by 8. The size is reconstructed: it is the smallest on which a straight island of 10 cards keeps its distance from every edge. The table may set parts of 6 to 12 cells.
    .title = Board of 16 by 16
rule-A2 = A fortress is a stepped triangle of rows of 3, 2 and 1 cards with the crest in the very corner. The shape is reconstructed, for the picture is not known to us.
    .title = Shape of the fortress
rule-A3 = Ships begin on cells that border their own fortress, with any heading. The ready-made arrangement of the game is reconstructed: the ship of the line on the diagonal, the frigates beside it, the brig at the edge, all facing the centre.
    .title = Where ships begin
rule-A4 = Three players may take any three corners; unless the table changes it, north-west, north-east and south-east. Only for two players does the rulebook name the corners.
    .title = Three players
rule-A5 = Players who throw the same highest number throw again among themselves. The order adds nothing here, since it is about play and not about seating.
    .title = Tied for first place
rule-A6 = Clockwise follows the corners: north-west, north-east, south-east, south-west.
    .title = What is clockwise
rule-A7 = North is the top of the screen for the whole game.
    .title = North is up
rule-A8 = If a card is due and the stack is empty, all cards of that deck, the one lying face up included, are shuffled into a new stack, and then the card is drawn.
    .title = When a deck is empty
rule-A9 = Every player’s turn has a wind card of its own, valid until the next one is drawn.
    .title = A wind for each turn
rule-A10 = If a situation card cannot be carried out, nothing happens and it is discarded. It never holds up the turn.
    .title = Situation without effect
rule-A11 = The situation deck is reconstructed and marked so. The table may load a deck file of the real cards, or play without situations.
    .title = Reconstructed situations
rule-A12 = You may use your ships in any order and leave out as many as you like. A ship is finished as soon as you begin with another.
    .title = Skipping ships
rule-A13 = A player without ships is out at once: a turn under way ends, later ones are skipped. The fortress stays as silent rock: it blocks cells, never fires and is no target. In the assault A136 applies instead.
    .title = Out of the game
rule-A14 = If the last ships of all players vanish together, the game is a draw and nobody gets the order. Our own cards never take a last mast, so only a deck you bring can cause it.
    .title = Nobody left
rule-A15 = There is no limit of rounds unless the table sets one. The game is drawn when all players still in it agree, or by standstill (A107).
    .title = No round limit

## Rulings: movement

rule-A16 = A ship may turn once, to any of the eight headings, when it begins to act, and then sails straight ahead. Only so do “any direction”, “bow first” and “no turns under way” fit together.
    .title = Turn first, then sail
rule-A17 = Turning costs no cells, whatever the angle.
    .title = Turning is free
rule-A18 = From its first step or first shot a ship keeps its heading until it has finished. Only a turn in answer to fire and the forming of a line may change it.
    .title = Heading is locked
rule-A19 = A ship may fire from the cell where it begins, once it has made its turn. It need not sail at all.
    .title = Fire before moving
rule-A20 = You cannot fire first and then turn and sail: the turn comes before everything. A ship does not fire on two headings in one activation.
    .title = No turn after firing
rule-A21 = The range is the number printed for the compass direction in which the ship sails.
    .title = Which number counts
rule-A22 = A ship may point in a direction with a 0, but cannot sail there.
    .title = Heading with a 0
rule-A23 = A diagonal step counts as one cell, just as a straight one.
    .title = Diagonal steps
rule-A24 = A ship may slip diagonally between two occupied cells; nothing forbids it.
    .title = Between two corners
rule-A25 = No ship can leave the board; its edge stops every move.
    .title = Edge of the board
rule-A26 = Your own ships block your way and can be neither shot at nor boarded.
    .title = Your own ships
rule-A27 = The order’s extra cell does not help where the number is 0: straight against the wind, or in a calm, the ship stays.
    .title = Order and a zero
rule-A28 = For a pirate with the order the number is doubled first, then 1 is added.
    .title = Order and doubled range

## Rulings: gunnery and replies

rule-A29 = A ship’s fire zone is exactly two cells: its neighbours at right angles to the heading. Heading north they are west and east; heading north-east, north-west and south-east.
    .title = The fire zone
rule-A30 = You may fire from every cell of the way: the first, each one passed and the last, in as many attacks as that side has shots.
    .title = Where to fire from
rule-A31 = With targets on both sides you choose the order. Each attack is answered before the next begins.
    .title = One attack after another
rule-A32 = A reply is one shot or one salvo, from the shots left on the side that faces the attacker.
    .title = Size of a reply
rule-A33 = Replies count against the limit of that side of the hull. All counters start afresh with every player’s turn, so two attackers in one turn share the defender’s shots. The table may reset them only when the ship’s owner begins a turn.
    .title = Replies use up shots
rule-A34 = An attacked ship may turn only if the attacker is not abeam: once for each attack, to any heading, in place of the shot. Empty guns on the facing side give no right to turn.
    .title = Turning in reply
rule-A35 = Every attack allows one reply; when the attacker stops or is out of shots, the exchange is over. A table setting lets the defender empty the broadside after that.
    .title = One reply for each attack
rule-A36 = The attacker cannot sail away before the target has answered.
    .title = Reply before sailing on
rule-A37 = You need not shoot back: choose a shot, a salvo or to hold fire. If your time runs out, a single shot is fired for you.
    .title = Replies are optional
rule-A38 = On a tie both sides throw everything again, a salvo with all its dice, until the results differ.
    .title = Ties in full
rule-A39 = A frigate fires 2 together or 1 + 1; a ship of the line 3, 2 + 1, 1 + 2 or 1 + 1 + 1; a brig has no salvo. The shots are spent even if they miss.
    .title = How salvos split
rule-A40 = The shots belong to the port and starboard side of the hull, not to a compass direction. Otherwise turning round would reload the guns.
    .title = Sides of the hull
rule-A41 = If the reply sinks the attacker, its activation is over.
    .title = Sunk by the reply
rule-A42 = If the target sinks, the shots left on that side may be used on other targets.
    .title = Shots left over
rule-A43 = Ships do not fire at passing enemies on their own account; only fortress guns do. A ship shoots in its own activation or in reply.
    .title = No fire at passers-by
rule-A44 = The order adds 1 to each throw of the die: +2 or +3 on salvos, and alike in attack, defence, boarding, fortress and landing throws, beyond 6 too. The table may limit it to +1 on the total.
    .title = Order on every throw

## Rulings: boarding and prizes

rule-A45 = The enemy must be in the next cell straight ahead and within your range; entering costs one cell, as any step.
    .title = One cell ahead
rule-A46 = You may shoot on the way to a boarding. Fortress guns that reach the entered cell fire before the melee.
    .title = Fire on the way in
rule-A47 = Each side throws one die a round, however many masts it has. Three masts beat one with 87.5 %, two beat one with 75 %, three beat two with 68.75 %.
    .title = One die each
rule-A48 = If the defender wins, the prize choice and the attacker’s hull are theirs: the rule speaks of the winner.
    .title = Defender wins
rule-A49 = A hull carries one, two or three masts by its class. If all masts go to a smaller hull, the surplus is lost and returns to your lost masts.
    .title = More masts than holes
rule-A50 = To keep both ships you need at least two surviving masts. Divide them as you like, one or more on each hull, within its holes.
    .title = Keeping both ships
rule-A51 = If no neighbouring cell is free, one of the two hulls must be scuttled.
    .title = Nowhere to go
rule-A52 = The winner chooses which ship moves and to which of the eight neighbouring cells. Headings stay, and no fortress fires, for this is not sailing.
    .title = Who makes room
rule-A53 = Until this player’s turn ends, the attacker and the prize do not move, turn, shoot or answer fire. They do not count as idle.
    .title = Frozen after boarding
rule-A54 = A defender who won a boarding may still answer further attacks this turn. Only the attacker and the prize are held back.
    .title = Victorious defender
rule-A55 = Masts lost in a boarding go to their owner’s lost masts and can be restored on other ships of that player.
    .title = Masts lost in boarding
rule-A56 = You may own any number of hulls, but never more of your masts in play than you began with: eight for each set.
    .title = Prizes without limit

## Rulings: fortress

rule-A57 = A cell borders a fortress if it touches any of its cards by a side or a corner, flipped cards too.
    .title = What “bordering” means
rule-A58 = The ship must begin its activation in the repair zone. Repair takes the place of turning, sailing and shooting; answering fire in other players’ turns stays allowed.
    .title = Repair instead of acting
rule-A59 = You choose which of your face-up cards pays for the repair; the crest counts too. Several ships may repair in one turn, each for a card of its own.
    .title = Which card is flipped
rule-A60 = Repair needs a face-up card of your fortress, a free hole and a lost mast of your own: those you began with less those in play. Prizes can be repaired as well.
    .title = What repair needs
rule-A61 = When Step 3 begins, every ship of yours with all its masts in your repair zone is noted. At the end of the turn it pays if it made no step, no boarding and no shot. Turning on the spot does not help.
    .title = What counts as idle
rule-A62 = There is no penalty if the ship had nowhere to sail or board, in any heading, both when Step 3 began and when it ended, or if boarding or a card held it. A strict table setting accepts no lack of room.
    .title = Forced to stay
rule-A63 = An idle brig loses its only mast and sinks, from the first turn on. A table setting spares the last mast.
    .title = Idle brig sinks
rule-A64 = A damaged ship may wait at its fortress without repair and without penalty; the rule speaks of ships with all their masts.
    .title = Damaged ships may wait

## Rulings: fortress guns

rule-A65 = A gun reaches one or two cells along the eight directions. A cell a knight’s move away is out of its reach.
    .title = Reach of a gun
rule-A66 = Ships and fortress cards never block the line of fire of a gun. With a table setting, a ship in the nearer cell covers the farther one.
    .title = Nothing blocks the guns
rule-A67 = Guns may react each time an enemy enters a cell they reach by a step of its own. Starting there, turning, making room after boarding and closing up draw no fire.
    .title = What draws fire
rule-A68 = In your own turn each gun fires once. In reaction each gun may fire once at every step, without a total limit and whatever it did in your turn. Each salvo is optional, and you see every result before the next.
    .title = How often guns fire
rule-A69 = In your turn you may fire your guns at any moment of Step 3 between the activations of ships.
    .title = When guns fire
rule-A70 = A fortress does not answer a ship’s fire, and a ship does not answer a fortress. The reply rule is written for ships only.
    .title = No replies with forts
rule-A70a = A crest that lies abeam may be shot at. It defends with one die and never fires; turning it over costs its owner one repair. In the usual corner shape no ship can get at it.
    .title = Crest as a target
rule-A70b = Flipped cards still block the way and never come back, unless a situation card says so.
    .title = Flipped cards stay
rule-A70c = If fortresses of several players reach the cell, their owners decide clockwise from the active player, gun by gun.
    .title = Two forts, one cell

## Rulings: line tactics

rule-A71 = After the joining ships have acted, two or more of them on a straight row without gaps may form a line. You name the leading end, and all turn from tail to head for free. They do not fire any more this turn.
    .title = Forming in detail
rule-A72 = A ship joins an existing line in the cell behind its tail, heading for the tail, or straight ahead of its leader.
    .title = Joining a line
rule-A73 = A line acts as one unit. The leader turns; at each step it goes one cell ahead and every follower enters the cell just left before it, with its bow the way it moved. Bends are allowed.
    .title = How a line moves
rule-A74 = Only the leader’s heading and the wind decide the range. The followers need no wind of their own.
    .title = Range of a line
rule-A75 = At the start and after each step every ship of the line may fire, front to rear, with its own heading and limits. Fortress guns react first, ship by ship.
    .title = Fire from a line
rule-A76 = The leader may point at the ship behind it but cannot step there. To go back, dissolve the line first.
    .title = No turning back
rule-A77 = Only the leader may board. It leaves the line and is spent for the turn; the others halt.
    .title = Boarding from a line
rule-A78 = If the leader is lost, the next ship leads and nobody moves up. If the tail is lost, nothing changes: the rulebook closes gaps only in the middle.
    .title = Leader or tail lost
rule-A79 = Closing up happens at once along the track, in enemy turns too. It costs no range and draws no fire.
    .title = Closing up at once
rule-A80 = If the cell to close up into is occupied, closing up stops there and the line splits.
    .title = Blocked gap
rule-A81 = A member that turns in answer to fire leaves the line. Parts of two ships or more remain lines.
    .title = Turning out of line
rule-A82 = The leaving ship acts first, must change its heading and move at least one cell. Then the rest close up and sail as a line.
    .title = Leaving in detail
rule-A83 = A member of a line cannot repair; dissolve the line first, since leaving it under way uses up the activation. Idleness is judged ship by ship.
    .title = No repair in line

## Rulings: scenarios

rule-A84 = Ten cells are counted as a king walks on a chessboard: the larger of the two distances, across or up, must be at least 10.
    .title = Counting ten cells
rule-A85 = The fortress in Pirates belongs to nobody and never fires, for both sides must be able to reach it.
    .title = The silent goal
rule-A86 = Pirates may fight each other at any time, since only one of them can win.
    .title = Pirate against pirate
rule-A87 = Only one-hole hulls sailed by pirates have the doubled range. The captured merchantman keeps the number of the card.
    .title = No doubled merchantman
rule-A88 = If the merchant wins a boarding, the usual prize choice is offered, but the merchantman cannot be scuttled: that would leave the game without a winner. The limit to one ship is for pirates only.
    .title = Merchant wins a boarding
rule-A89 = Arrival wins at once, on entering a bordering cell, after any fire still due there.
    .title = Moment of arrival
rule-A90 = With two players, capturing the merchantman wins at once if the merchant has no other ship: there is nobody left to oppose.
    .title = One-on-one capture
rule-A91 = The merchant in Pirates and the pirate in the Hunt move first, then clockwise; the rulebook does not say. The table may throw for it instead.
    .title = First in the scenarios
rule-A92 = The pirate begins opposite the fortress and two frigates in the free corners. The third begins on the fortress’s diagonal, just out of gun reach; that place is reconstructed.
    .title = Four ships, three corners
rule-A93 = The black fortress is the pirate’s and fires for the pirate, in the pirate’s turn and at passers-by; frigates may shoot at its cards. A table setting makes it silent and untouchable.
    .title = The black guns fire
rule-A94 = If all frigates are lost, the pirate wins.
    .title = All frigates lost
rule-A95 = The ten cards are joined side by side, and every sea cell must connect to the edge by sides. Three full sea cells lie between the island and each edge, so ships at the edge begin just out of range.
    .title = Shape of the island
rule-A96 = Ships are shared by sets: one attacker has all three, two have two and one, three have one each. The coalition never fights itself.
    .title = Sharing the ships
rule-A97 = The attackers move first. The defender’s guns can fire at approaching ships anyway.
    .title = Attackers begin
rule-A98 = You may land on a cell that was turned over earlier in the same activation, since landing comes after the shooting.
    .title = Freshly flipped cells
rule-A99 = A ship may land all its masts. The empty hull is then removed.
    .title = Landing all masts
rule-A100 = Landed masts cannot go back aboard and stay on the island. They may split up or go together, each one cell a turn in eight directions; those landed this turn wait.
    .title = Parties on the island
rule-A101 = The fight goes to the end. A gun that loses one round is turned over and the party takes the cell; a party that loses a round loses a mast and a die. One mast alone takes a gun with 10 %, two with 55 %, three with 93 %.
    .title = Melee in detail
rule-A102 = The attackers have won as soon as all ten guns are flipped and at least one landed mast is on the island. This is tested after every flip and every landing.
    .title = What occupying means
rule-A103 = If the attackers have no ships but still have masts ashore, play goes on with turns as usual, until those are gone or win.
    .title = Parties without ships
rule-A104 = The order is awarded only if exactly one player wins. A coalition gets none.
    .title = Order after scenarios
rule-A105 = A larger board is any arrangement of 8 by 8 parts joined by their sides. The decks of all sets are shuffled together; fortresses beyond the corners stand on the edges, at places we reconstructed.
    .title = Larger boards

## Further rulings

rule-A106 = The table chooses the ready-made arrangement or free placing. In free placing the first player is settled, then clockwise each player places ship of the line, frigates and brig, for each a cell and a heading.
    .title = Placing your squadron
rule-A107 = The game is drawn after 40 whole rounds in a row without a mast lost, regained or landed, a card turned or a hull changing hands. The table may change the number or switch it off (0). A round ends when the turn comes back to, or passes over, the seat that opened the game.
    .title = Draw by standstill
rule-A108 = The order belongs to the table: the sole winner holds it in the very next game there, in any scenario, and then it is awarded anew. Without a sole winner it goes back to the box; if its holder is not seated, it is not used.
    .title = Life of the order
rule-A109 = The holder adds 1 to a shot, reply, defence or boarding throw, as many as its dice to a salvo, 2 to a gun’s salvo or a gun in melee, 1 to a card’s defence and 1 for each die of a landing party. Nothing for the first-player throw, the storm die and random picks. Ties are judged after the bonuses.
    .title = Order, throw by throw
rule-A110 = Take the number for your heading, with the wind as cards have turned it; double it for a pirate’s one-hole hull; if it is not 0, add 1 for “Fair wind” and 1 for the order. “Uncharted shoal” then caps it at 1, “Dead calm” makes it 0. Rowing is always 1 cell.
    .title = Working out the range
rule-A111 = A ship is lost the moment its last mast goes. Elimination and victory are tested right then, in boarding before the prize choice; once the game is decided, nothing more is asked.
    .title = When a ship is lost
rule-A112 = Giving up is no rule of the game. Where the table allows it, the ships of that player are removed as sunk, to nobody’s credit; a player or coalition left alone wins, in Pirates too.
    .title = Giving up
rule-A113 = A salvo of two or three dice costs as many shots of that side and cannot be larger than the class of the hull. A frigate that has fired once on a side has one single shot left there; sides never lend to each other.
    .title = Cost of a salvo
rule-A114 = On each side only the one cell abeam counts: an enemy ship, or a face-up card of an enemy still in play. Own and allied ships, flipped cards, fortresses of players who are out and the ownerless fortress are no targets.
    .title = What is a target
rule-A115 = Only the attacked ship answers, if afloat and neither spent after boarding nor confused by “Signals misread”. Attacker abeam: shot, salvo or nothing, and with that side empty nothing at all. Attacker not abeam: a turn or nothing.
    .title = Who may answer
rule-A116 = The ship keeps its new heading, and each attack is judged by the heading of that moment. If the attacker is now abeam, the next attack is answered from the side that faces it; if still not, the ship may turn again.
    .title = After a turn in reply
rule-A117 = Between two enemies you attack in any mix of sides while your shots last: attack, answer, next attack. Each defender answers only for itself, and if your ship sinks, the rest is off.
    .title = Between two enemies
rule-A118 = From that step on the attacker stands in the boarded cell, and reacting guns hit only the attacker; if it sinks, there is no boarding. The hull that stays keeps this cell; a ship that makes room may go to any free neighbour, also where the attacker came from.
    .title = Place of the boarding
rule-A119 = Scuttle the beaten hull; or scuttle your own and move the masts over, those that do not fit being lost; or, with two survivors or more and a free cell beside, keep both and say how many masts go over, which ship moves and where. Shots already fired stay spent.
    .title = Prize choices in full
rule-A120 = After every step each owner in turn names a gun that reaches the ship and has not fired in this step, sees the result, and names another or passes. Only the entered cell counts: starting in the zone, turning, waiting, repairing, firing or stepping out of reach draws nothing.
    .title = Reaction in full
rule-A121 = In your turn each gun may fire at any enemy ship in reach, one gun and one result at a time. It never fires at fortresses or landed masts, and nobody answers.
    .title = Your guns, your turn
rule-A122 = Ships are tested in the order ship of the line, frigates, brig, prizes; a ship loses at most one mast a turn. A ship made whole by a card before Step 3 is tested, one made whole by repair in Step 3 is not. Joining a line is no step.
    .title = Idleness: loose ends
rule-A123 = Repair is offered when a ship begins to act and can be repaired: you name the card and get one mast for that ship this turn. A gun turned over for it is silent at once. A ship with all its masts cannot choose repair and must move or shoot to avoid the penalty.
    .title = Choosing repair
rule-A124 = A line is a row of your ships, leader to tail, in successive neighbouring cells. You may have several, with each ship in one at most. It lasts over turns until it splits; parts of two or more stay lines. A ship that closes up faces the way it moved.
    .title = What a line is
rule-A125 = Single ships and lines act in any order. Lines are formed between activations; every joining ship then counts as having acted, and ships spent after boarding cannot join. One line may join the tail of another.
    .title = Lines among other ships
rule-A126 = You may dissolve a line for free between activations; headings stay, and members that have not acted act singly. To leave it, a ship acts before the line: it takes another heading in which it can step or board, may shoot first, but must step. Several may leave one after another.
    .title = Dissolving and leaving
rule-A127 = At each halt the ships shoot from leader to tail, each finishing before the next. After a step guns react ship by ship, each gun once for each ship. If the leader is lost, there are no more steps but the others may shoot; if another is lost, close up and go on. The leader may not enter the tail’s cell.
    .title = A line in action
rule-A128 = A boarding leader leaves the line; the followers stay, may shoot, and are done. A boarded member fights alone and remains in the line only if its hull keeps its cell. Prizes are never members.
    .title = Lines and boarding
rule-A129 = A ship struck by “Unknown channel”, “Fever below decks” or “Uncharted shoal” leaves its line at once. “Out sweeps” is only for a ship in no line, “Storm” dissolves your lines, and all other cards leave them alone.
    .title = Cards and lines
rule-A130 = One set seats two to four, in the battle and in every scenario. The battle also takes 5 to 16 players on larger boards. Where seats have no corner, clockwise is the order of the seats.
    .title = How many players
rule-A131 = The merchantman is in its corner; then clockwise from the merchant each pirate chooses a free edge cell far enough away and a heading. One against one, the pirate player places all three ships.
    .title = Placing in Pirates
rule-A132 = A pirate who beats the merchantman, attacking or attacked, always takes it over and loses the old hull; one against one the other ships sail on. Any other boarding leaves a pirate one hull, the merchantman if it is one of them. A last mast lost in boarding means captured, by gunfire sunk. The merchantman keeps 3 holes and 3 shots a side.
    .title = Hulls and crews
rule-A133 = After every step, boarding and making room it is tested whether the merchantman borders the fortress: then its owner of that moment wins, even if it changed hands right there. A player who owns all ships left, the merchantman among them, wins too.
    .title = How Pirates ends
rule-A134 = The winner is the captain whose throw took the pirate’s last mast, by shot, reply or boarding on either side; there is no prize choice. The pirate wins on a cell bordering the fortress after a step or a boarding won there, in whichever hull. Frigates block each other but never shoot or board each other.
    .title = Who wins the Hunt
rule-A135 = The defender lays ten cards one by one, each side by side with an earlier one and never enclosing sea. The first attacker clockwise picks the edge, and has the two sets if there are two attackers; then all attackers in turn set their ships along it.
    .title = Setting up the assault
rule-A136 = Attackers move clockwise, then the defender, and every turn draws a wind card. The defender’s turn is gun fire only, and the defender stays in without ships. An attacker is skipped only when no ship and no landed mast is left.
    .title = Turns of the assault
rule-A137 = At any halt, after a shot or without one, name a flipped card among the eight neighbours and a number of masts, three in a cell in all; then other cards if you wish. After landing the ship neither shoots nor steps. Ships of a line land when the line has stopped.
    .title = Landing in detail
rule-A138 = Between activations, one to three of your masts go together from one cell to a neighbouring island cell. A flipped cell must have room. At a working gun they fight at once and nobody joins; the winners hold the cell. Masts lost ashore are out of the game.
    .title = How parties move
rule-A139 = Allies never fight, their ships block each other, their masts may share a cell (three in all), and each moves only their own. All who sat down as attackers win or lose together, even with nothing left.
    .title = The coalition
rule-A140 = On larger boards fortresses are used in a fixed order that keeps players apart; the others stay off the board. Turns go clockwise along the border.
    .title = Fewer players than forts
