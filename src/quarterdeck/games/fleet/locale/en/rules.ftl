### Fleet: The Dice Game: every rule and ruling as the player reads it, in our own words.
### The ids are those of data/rules.toml.

## Chapters

chapter-setup = Setting up
chapter-round = The round
chapter-dice = Dice
chapter-income = Income
chapter-fishing = Fishing
chapter-coins = Coins and stars
chapter-licences = Licences
chapter-harbor = Harbor
chapter-wharf = Wharf
chapter-end = End of the game
chapter-solo = Solo against Captain Ruth

## Setting up

rule-F1-1 = One to four people play, each on a sheet of their own. Alone you play against Captain Ruth, with rules of her own.
    .title = Players and sheets
rule-F1-2 = Each player rolls a boat die, again as long as it shows 3 coins, and marks the first three boxes of that boat’s column. They bring a licence and a boat of that type at once, with all bonuses.
    .title = Start bonus
rule-F1-3 = The boat pool has one boat die more than there are players. The town pool has a town die for each player and one boat die.
    .title = The two pools
rule-F1-4 = A player drawn at random is first.
    .title = First player
rule-Q3 = In a column the licence comes before the boat, so a cod start earns its coin for the boat at once. If start coins reach a star, the star is taken at once.
    .title = Coins from the start bonus

## The round

rule-F2-1 = A round is the boat phase, income, fishing in even rounds only, and the town phase.
    .title = Order of phases
rule-F2-2 = After each round the first-player marker goes to the next player on the left.
    .title = The marker passes
rule-F2-3 = A mark always goes into the topmost open box of its section. Boxes are never skipped.
    .title = From the top
rule-F2-4 = The game lasts ten rounds, the solo game eight.
    .title = Ten rounds
rule-Q18 = The last fishing is in the last round, before its town phase; after that only the Captain’s Club fishes.
    .title = The last catch
rule-Q29 = The shared die, income, and fishing with what follows it are one step each: all players work on their own sheets in any order, and the next step begins when everybody is ready. Only King Crab bonuses tie the sheets together.
    .title = Steps taken together

## Dice

rule-F3-1 = The first player rolls the pool. In turn order each player takes one die and uses it at once; a taken die is gone for the others.
    .title = Taking a die
rule-F3-2 = When everybody has had a die, one is left. All players use it, each on their own sheet.
    .title = The shared die
rule-F3-3 = A boat face marks the next box of its column. A round box acts at once: L is a licence, B a boat, ? whichever you choose.
    .title = Boat faces
rule-F3-4 = Launching marks the next boat of the type, which fishes from then on. A licence marks the next licence of the type; its bonus holds to the end.
    .title = Boats and licences
rule-F3-5 = The 3-coins face marks three coins.
    .title = Three coins
rule-F3-6 = Harbor marks the next box of any one Harbor ship, Wharf that of any one building, and the Market pays coins by all the fish you have caught. The boat die of the town pool works as in the boat phase.
    .title = Town faces
rule-F3-7 = Any die, chosen or shared, may be used as one coin instead, or two with the Tackle Shop.
    .title = A die as a coin
rule-Q7 = Where one side of a ? is used up you take the other; with both used up it is a plain box. An L or B with none of its kind left is plain, too.
    .title = Nothing left of a kind
rule-Q15 = Each player decides alone whether the shared die is a coin, a Salvage star or a hex.
    .title = The shared die is each player’s own
rule-Q28 = Any die of the pool may be taken even if its section is full. Then it serves as a coin, for Salvage or for a hex; nobody can pass, and on a full coin track the coin is lost.
    .title = A die that can mark nothing
rule-Q33 = The Market counts the fish on all your boats, King Crab boat, Barge and Kayaks among them, at the moment the die is used.
    .title = What the Market counts
rule-Q36 = The Tackle Shop counts only for a die used as a coin, not for the 3-coins face or the Market. The Smokehouse counts only for a die used as Market, chosen or shared.
    .title = Tackle Shop and Smokehouse

## Income

rule-F4-1 = At income everybody gets one coin, and what a lobster licence and the Cannery add.
    .title = Income
rule-Q30 = Basic coin, lobster and Cannery are all counted before the first coin is marked, and are one gain. A boat that a star of this income launches counts for income next round, but fishes this round if it is an even one.
    .title = Counted beforehand
rule-Q31 = For the lobster licence every launched boat counts: each Research Vessel and Kayak, the King Crab boat and the Barge, full ones as well. Only the highest step pays.
    .title = Boats that count for lobster

## Fishing

rule-F4-2 = In fishing every launched boat catches one fish, an oyster boat two. A full boat catches nothing. Several boats of a type all fish, and all players fish together.
    .title = The catch
rule-F4-3 = Stars that you earn while fishing are taken when the fishing is over.
    .title = Stars from fishing
rule-Q1 = All fish are marked first; only then come the stars.
    .title = First fish, then stars
rule-Q32 = A boat is full when all its usable fish places are marked: column boats, King Crab boat, Kayaks and Barge. Cannery, Barge and King Crab bonus count alike, only that the Barge leaves out itself.
    .title = Full boats

## Coins and stars

rule-F5-1 = Coins are marked in order. Marking a star gives a star action at once: mark the next box of any section, with all it does.
    .title = The coin track
rule-Q12 = A star marks the next box of one of the 18 sections: columns, Harbor ships, buildings. It cannot mark a licence, boat, fish, coin, hex or Salvage star directly.
    .title = What a star may mark
rule-Q24 = A mark is finished before anything else goes on: its activation, then the coins it earns, then the stars of those coins. Only then comes the next part of the same die or bonus, then the next player.
    .title = One thing after another
rule-Q25 = All coins of one gain are marked before its stars are taken, one by one. A die, an income, a launch, a second licence are one gain each; coins from fishing are marked during it.
    .title = One gain
rule-Q26 = Coins beyond the end of the track are lost and bring no star.
    .title = The end of the track
rule-Q27 = A star or a second shrimp mark may be declined and is lost then; nothing is saved up. A star is no die: it cannot become a coin, be rolled again, or use the shrimp licence.
    .title = Declining

## Licences

rule-F6-1 = Shrimp licences help the shrimp die that you choose yourself. Level 1: it counts as any boat type. Level 2: a star action besides. Level 3: two boxes of any columns and a star action.
    .title = Shrimp
rule-F6-2 = A cod licence pays 1, 2 or 3 coins, by its level, whenever you launch a boat.
    .title = Cod
rule-F6-3 = A lobster licence pays at income by launched boats. Level 1: 1 coin from 2 boats, 2 from 8. Level 2: 1 from 2, 2 from 5. Level 3: 1 from 2, 2 from 5, 3 from 10. Only the highest step reached pays.
    .title = Lobster
rule-F6-4 = After the fishing phase a swordfish licence gives a star action; at level 2 a coin besides, at level 3 two star actions one after the other. Not after a fishing of the Captain’s Club.
    .title = Swordfish
rule-F6-5 = With an oyster licence each oyster boat may take a coin instead of its second fish at each catch. Oyster boats hold 6, 8 or 10 fish by the level.
    .title = Oyster
rule-F6-6 = Of the licences of a type only the highest works; levels do not add up.
    .title = The highest level
rule-F6-7 = The second licence of a type gives 2 coins at once.
    .title = The second licence
rule-F6-8 = Every third licence of a type scores points at the end.
    .title = The third licence
rule-Q5 = Shrimp bonuses belong to your own chosen die, also if it is the boat die of the town pool or was rolled again at the Casino. They never help the shared die or the Buffet.
    .title = Only your own die
rule-Q6 = The two boats of shrimp level 3 are two column marks one after the other, in the same or in different columns.
    .title = Two marks
rule-Q10 = The coin instead of a second oyster is possible only where the second fish would fit; the first fish is always taken. You decide for each oyster boat apart, in every fishing.
    .title = Fish or coin
rule-Q11 = An oyster boat that was full has room again when a licence enlarges it, and then no longer counts as full.
    .title = Room for more oysters
rule-Q34 = The swordfish level counts as it is when the catch ends. Then come the stars from fishing and from the licence, and last the coin of level 2. They are due even if nothing was caught.
    .title = When swordfish pays
rule-Q35 = The 2 coins come once for each of the five types, by whatever means the second licence was taken; not for the third, and not for King Crab.
    .title = Coins once a type
rule-Q37 = The shrimp level counts as it is when the use of the die begins. Column marks come first, one after the other, the star last; it needs at least one column mark of this die. A second mark without an open column is lost. As coin, Salvage star or hex the die brings no shrimp bonus.
    .title = The shrimp die in detail

## Harbor

rule-F7-1 = King Crab’s first activation lets you choose a bonus that nobody else holds, the second launches a boat that fishes. The licence is worth 5 points, the bonus at most 10.
    .title = King Crab
rule-F7-2 = Each activation of the Captain’s Club is a fishing of your boats alone, with all boat bonuses but swordfish.
    .title = Captain’s Club
rule-F7-3 = Each activation launches a Research Vessel, worth 1 point. Boat bonuses apply, but it catches nothing.
    .title = Research Vessel
rule-F7-4 = Once active, the Barge catches one fish for each of your full boats at the start of every fishing, private ones too.
    .title = Barge
rule-F7-5 = Each activation launches a Kayak, which catches one fish at a time.
    .title = Kayak
rule-F7-6 = King Crab boat, Research Vessels, Barge and Kayaks count as boats everywhere; the Captain’s Club does not.
    .title = Harbor ships are boats
rule-Q2 = In a Club fishing Barge and oyster coin apply, oyster boats catch two as always, swordfish does nothing, and nobody else fishes.
    .title = Fishing for the Club
rule-Q4 = Launching a Research Vessel, Barge, Kayak or King Crab boat pays the cod licence and counts for lobster; the Club does neither.
    .title = Harbor ships and licences
rule-Q8 = A Research Vessel has no room for fish and is never full.
    .title = Never full
rule-Q9 = The Barge counts boats that were full before this catch, never itself. It stops at its own room and has no ordinary catch besides.
    .title = How the Barge counts
rule-Q16 = If every King Crab bonus is taken you still have the licence with its points, but no bonus.
    .title = No bonus left
rule-Q17 = In a step that all take together, King Crab bonuses are chosen in turn order: who comes to the choice waits until everybody before them has finished the step.
    .title = Who chooses first
rule-Q39 = A Club fishing runs at once where it arises: Barge, all boats with their oyster choices, then its stars. A star of it may open the next Club activation, which follows when the first is over.
    .title = A fishing within a phase
rule-Q41 = King Crab’s bonus is counted at the end, rounded down, at most 10. Licences are those of the five types, Wharf boxes are your marks without hexes and Salvage stars. The choice is compulsory and final.
    .title = What the bonus is worth

## Wharf

rule-F8-1 = With both boxes of the Casino you may roll the die you chose again, in any phase. 2 points.
    .title = Casino
rule-F8-2 = The Bank scores 2 points for every marked box.
    .title = Bank
rule-F8-3 = With both boxes of the Salvage any die may be used for a star action instead, three times a game. 2 points.
    .title = Salvage
rule-F8-4 = With both boxes of the Tackle Shop a die used as a coin gives 2 coins. 2 points.
    .title = Tackle Shop
rule-F8-5 = The Cannery adds a coin at income for each of your full boats. 1 point.
    .title = Cannery
rule-F8-6 = With both boxes of the Smokehouse the Market pays 2 coins more. 3 points.
    .title = Smokehouse
rule-F8-7 = The Fisherman’s Pub scores 10 points if all its boxes are marked.
    .title = Fisherman’s Pub
rule-F8-8 = With the Seafood Buffet marked, a boat die may mark the hex of its face instead. One to five hexes score 1, 3, 6, 10 or 15 points. Shrimp bonuses do not apply.
    .title = Seafood Buffet
rule-F8-11 = A building works and scores only when it is complete; the Bank alone scores box by box.
    .title = Complete buildings
rule-Q13 = The Casino rerolls a chosen die once, after it is taken and before it is used. The new face stands and may be used in every way a die may; the shared die is never rolled again.
    .title = One reroll
rule-Q14 = Salvage takes your own die or the shared one, with any face, in either phase: three uses in all.
    .title = Three uses
rule-Q38 = A hex can be marked once, by a chosen or shared boat die that shows its face, in either phase; 3 coins has no hex. A shrimp die marks only the shrimp hex and then brings no star or second mark.
    .title = Hexes
rule-Q40 = A building works right after its last box, but not for the die that marked it: finished by the chosen die it already serves the shared one, and a Cannery of the boat phase pays in the same round.
    .title = From when a building works

## End of the game

rule-F8-9 = After the last round you score 1 point for each fish on all boats, the points of launched boats, of licences (King Crab and every level 3) and of buildings, and the King Crab bonus, at most 10.
    .title = Scoring
rule-F8-10 = The most points win. A tie goes to whoever has more fish; if that is equal too, the win is shared.
    .title = The winner
rule-Q19 = Fish are the only tie-break.
    .title = Ties

## Solo

rule-F9-1 = The pools are those for two players, and there are eight rounds. You are first in odd rounds, Captain Ruth in even ones. She has no sheet.
    .title = Playing alone
rule-F9-2 = Her three tokens start on Shrimp, King Crab and Casino. Your start bonus is rolled as always.
    .title = Her tokens
rule-F9-3 = Her chosen die crosses out the two lowest open boxes of its section on your sheet, the shared die one. If both of you want the same box with the shared die, whoever was first this round has it.
    .title = Crossing out
rule-F9-4 = A crossed activation is lost. A building may still be finished unless all its boxes are crossed out.
    .title = Lost boxes
rule-F9-5 = After each round every token moves one section on, in its ring of columns, Harbor ships or buildings, skipping sections without an open box.
    .title = The tokens move
rule-F9-6 = In the boat phase she takes the die of her token’s type, or else the next type in the ring; never one with nothing to cross out unless there is no other.
    .title = Her boat die
rule-F9-7 = 3 coins is wild for her and taken last: she crosses out the lowest open box at her boat token, or of the next section that has one.
    .title = Her wild coins
rule-F9-8 = In the town phase she prefers Harbor, then Wharf, then the boat die, then the Market. Harbor and Wharf aim at her token’s section or the next open one. With the Market she crosses out your next star: you skip that box and lose the star.
    .title = Her town die
rule-F9-9 = Your points earn a title: 85 sea wolf, 75 captain, 65 mate, 50 sailor, fewer novice.
    .title = Titles
rule-Q20 = A building is complete as soon as no box of it is open and at least one is yours, whoever took the last; then it works and scores in full. With none of yours it is lost. The Bank scores only your boxes. As an option the last box must be your own.
    .title = Finishing after Captain Ruth
rule-Q21 = With 3 coins she crosses out one box, whether it is her own die or the shared one.
    .title = One box for coins
rule-Q22 = With the Market she crosses out one star, chosen or shared: the first one ahead of your last coin. You skip that box without paying. Where no star is left she crosses out nothing.
    .title = One star
rule-Q23 = Tokens skip sections without an open box as they stand when the round ends.
    .title = Skipping
rule-Q42 = Whoever is first this round takes and uses a die completely, stars included, then the other; the shared die goes in the same order. If she comes too late for the last box she goes on to the next open Harbor or Wharf section, but with a boat face or no star left crosses out nothing.
    .title = Order of play in solo
rule-Q43 = She crosses out the lowest box that is neither marked nor crossed, whatever is printed in it. Marks grow from the top, crosses from the bottom, and where they meet the section is closed. Licences, boats, fish, hexes and Salvage stars are never crossed out.
    .title = The lowest open box
rule-Q44 = Where a section has fewer open boxes than she may cross out she takes what is there; the rest does not pass to another section.
    .title = Fewer boxes
rule-Q45 = If her token’s section is closed, Harbor, Wharf and 3 coins aim at the next open one; the token itself stays until the round ends. If all others are closed it stays for good.
    .title = A token on a closed section
rule-Q46 = Of the boat dice with something to cross out she takes the type nearest to her token in ring order, then 3 coins while any column is open, and a useless die only if there is no other.
    .title = Which boat die
rule-Q47 = In the town phase she passes over dice with nothing to cross out as long as another has something. The boat die goes before the Market with any face, 3 coins included.
    .title = Which town die
rule-Q48 = Crossed boxes score nothing and count for no King Crab bonus. Captain Ruth takes no bonus, coin, reroll or points.
    .title = She scores nothing
rule-Q49 = In the rulebook’s example of round 3 her boat token must stand on cod; by the rules of the tokens it would be on lobster. The rules stand, and the example holds with the token on cod.
    .title = The example of round 3
