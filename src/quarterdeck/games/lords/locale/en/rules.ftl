### Lords of the Seas: every rule and ruling as the player reads it, in our own words.
### The ids are those of data/rules.toml.

## Chapters

chapter-setup = Setting up
chapter-turn = The turn
chapter-placement = Laying ships
chapter-cells = Sea cells
chapter-ships = Ship effects
chapter-tokens = Tokens
chapter-mercenaries = Mercenaries
chapter-end = End of the game
chapter-scoring = Scoring
chapter-expert = Expert variant

## Setting up

rule-1 = Each player commands one colour with its three double-sided sea boards and its 27 ships: the numbers 1 to 9, three ships of each. In the box the fleets are light blue and dark blue. On our screen the light one is drawn blue and called Blue, the dark one is drawn red and called Red, so that they stand out on the sea.
    .title = Colours and fleets
rule-2 = Each player builds one half of the sea from their own three boards, three rows of seven cells, and the halves are joined along their long edges into a sea of 6 rows by 7 columns. Which effect stands on which cell is reconstructed: we have not seen the printed boards.
    .title = A sea of 42 cells
rule-3 = A board may lie with either side up. The narrow board of three cells may stand to the left of the two square boards, to their right or between them.
    .title = Arranging the boards
rule-4 = Your 27 ships are shuffled and split unseen into two piles: 18 ships make the main pile, the other 9 the reserve pile.
    .title = Main and reserve pile
rule-5 = Only two things bring a ship out of the reserve pile: an extra-ship cell and the Recruiter mercenary. The draw at the end of your turn never touches that pile.
    .title = Access to the reserve
rule-6 = Five mercenaries are for sale in each game: three at 3 coins, one at 4 and one at 5. The other seven are out of the game, and a mercenary that has been bought is not replaced.
    .title = Five mercenaries
rule-7 = All tokens lie in one supply for both players. The fake mine joins it only if the Minelayer is among the five mercenaries for sale.
    .title = Common supply
rule-8 = Both players begin with three ships in hand, drawn from their own main pile, which leaves 15 in it. The hand can grow during the game.
    .title = Starting hand
rule-9 = The first player may be chosen in any way. That player gets one shield token and must put it on the first ship they lay.
    .title = First player’s shield
rule-10 = Both players begin with 0 coins and 0 victory points.
    .title = Empty purses

## The turn

rule-11 = The players take turns one after the other. In a game played to the end each of them has exactly 16 turns.
    .title = Sixteen turns each
rule-12 = In every turn you must lay one ship from your hand on a cell that is open to you. This main action cannot be skipped.
    .title = Main action
rule-13 = After laying a ship you apply the effect of its sea cell and the effect of the ship itself. Which of the two comes first is your choice.
    .title = Two effects, any order
rule-14 = You may buy one mercenary in a turn, either before or after your main action. A second one has to wait for another turn.
    .title = One purchase a turn
rule-15 = Your turn ends with one draw: a ship from your main pile goes into your hand, as long as the pile has any left.
    .title = Final draw

## Laying ships

rule-16 = A cell with a battle ship is closed, whoever owns that ship. Only the Boarder mercenary breaks this: it may be laid on an enemy battle ship that has no shield.
    .title = Battle ships block
rule-17 = Your bottom row, the one nearest to you, is open to you everywhere except under a battle ship. You need no ship of yours beside the cell.
    .title = Your bottom row
rule-18 = A free cell is open to you if one of your battle ships stands directly to its left, right, top or bottom.
    .title = Next to your ship
rule-19 = A burning ship, your own or an enemy one, may be built over if one of your battle ships is adjacent to its cell by a side.
    .title = Building over burning ships
rule-20 = When you lay a ship over a burning enemy ship, the enemy ship is destroyed: it goes to the discard and never returns.
    .title = Burning enemy destroyed
rule-21 = A ship laid over a burning ship gets no effect from the sea cell under it.
    .title = Building over: no cell effect
rule-22 = Adjacent means sharing a side. A battle ship that touches the cell only by a corner does not let you lay a ship there.
    .title = Diagonals are not adjacent
rule-23 = You may sail into the opponent’s half, as long as each ship you lay there is adjacent to one of your battle ships. The cells of that half work for you just as those at home.
    .title = Into enemy waters

## Sea cells

rule-24 = A ship laid on a victory-point cell earns you 1 victory point at once.
    .title = Victory-point cell
rule-25 = A straight-shot cell fires one shot along the row or the column. You choose one of the four directions: left, right, up or down.
    .title = Straight shot
rule-26 = A diagonal-shot cell fires one shot along one of the four diagonals. You choose which.
    .title = Diagonal shot
rule-27 = A shot strikes the first enemy battle ship in its direction, however far away. On its way it passes your own ships and all burning ships without harming them.
    .title = What a shot hits
rule-28 = A ship that is hit and has no shield is turned over to its burning side. It stays in its cell.
    .title = A hit sets fire
rule-29 = A burning ship cannot be hit again, and no shot can sink it. Shots simply pass it.
    .title = No second hit
rule-30 = A repair cell turns one of your burning ships back to its battle side. The ship may be anywhere on the sea.
    .title = Repair cell
rule-31 = A mine cell lets you put one mine on any cell of the sea that holds no ship.
    .title = Laying a mine
rule-32 = An extra-ship cell gives you the top ship of your reserve pile, unseen until it is in your hand, and a “+1 ship” token. From then on your hand is one ship larger to the end of the game.
    .title = Extra ship

## Ship effects

rule-33 = Laying a ship with an even number (2, 4, 6 or 8) earns you 1 coin.
    .title = Even numbers: coin
rule-34 = Laying a 1 lets you put one shield token on one of your battle ships.
    .title = 1: shield
rule-35 = Laying a 3 fires one shot along its row or column, in one of the four directions, just as a straight-shot cell does.
    .title = 3: straight shot
rule-36 = Laying a 5 repairs one of your burning ships anywhere on the sea: it is turned back to its battle side.
    .title = 5: repair
rule-37 = Laying a 7 removes one mine from any cell of your choice. It may be the mine on the very cell where you are laying the 7.
    .title = 7: remove a mine
rule-38 = A 9 applies the effect of its sea cell once more, so that you get it twice: two shots, two repairs, two points and so on.
    .title = 9: cell effect twice

## Tokens

rule-39 = A shield token goes on one of your own battle ships. One ship may carry several of them.
    .title = Where shields go
rule-40 = A shot at a ship with shield tokens takes one of them off instead of setting the ship on fire. That token returns to the supply.
    .title = A shield takes the shot
rule-41 = Three 1-coins are exchanged for one 3-coin, which changes nothing in what you own. Coins you spend return to the supply.
    .title = Coin tokens
rule-42 = A mine may lie only on a cell without ships.
    .title = Where mines lie
rule-43 = If you lay a ship on a mined cell, you take the mine token, and it costs you 2 points at the end (−2). The ship is not harmed and stays battle side up.
    .title = Running into a mine
rule-44 = The fake mine counts 0: whoever takes it loses no points.
    .title = Fake mine
rule-45 = Your hand size is 3 plus the sum of your extra-ship tokens. Three “+1 ship” tokens are exchanged for one “+3 ships” token.
    .title = Hand size
rule-46 = Victory-point tokens have the values 1, 3 and 5. Three single points are exchanged for a 3, five of them for a 5, and your total stays the same.
    .title = Victory-point tokens

## Mercenaries

rule-47 = Both players may buy from the same row of mercenaries. Pay the price and lay the mercenary at once, your colour up, on a cell that is open to you by the usual rules for laying ships.
    .title = Buying a mercenary
rule-48 = A mercenary gets no effect from its sea cell. Its own effect is applied at once, except for the three mercenaries that bring points at the end of the game.
    .title = Own effect only
rule-49 = A purchase comes on top of your main action, so in such a turn you lay two ships.
    .title = Two ships a turn
rule-50 = Every mercenary has a permanent shield and never burns. An enemy shot stops at it, so it also covers the ships behind it.
    .title = Permanent shield
rule-51 = The immediate effects are: put one shield (Shield-bearer); take a ship of your choice from the reserve pile with a “+1 ship” token and shuffle that pile (Recruiter); remove three mines (Minesweeper); lay two mines and the fake one (Minelayer); fire at the four adjacent cells (Broadside); fire two horizontal or two diagonal shots (the two Twins). The Boarder may be laid on an enemy battle ship without a shield, but obeys all other rules for laying ships; the Flagship, the Bulwark and the Commodore bring points at the end. Which of them has which price, and that the Shield-bearer exists twice, is reconstructed.
    .title = What mercenaries do
rule-52 = A mercenary with several numbers takes one of them at final scoring, and an X takes any number from 1 to 9; that number holds for its row and its column alike. Which numbers each mercenary bears is reconstructed: we have not seen the printed tiles.
    .title = Mercenary numbers

## End of the game

rule-53 = When you draw the last ship of your main pile, you have one more turn, and the game ends with that round: after 16 turns each. Ships left in hand are not laid any more.
    .title = Last round
rule-54 = If in your turn you cannot lay any ship from your hand, you lose at once. No points are counted then.
    .title = Nowhere to lay

## Scoring

rule-55 = A combination is an unbroken straight line of your own battle ships in a row or a column. Anything between them ends the line: an empty cell, a burning ship or an enemy ship.
    .title = What a combination is
rule-56 = A set is three or four ships with the same number, side by side in a line. Three of a kind score 3 points; four of a kind score 5, and this second value is reconstructed.
    .title = Sets of equal numbers
rule-57 = A run is three or more ships in a line whose numbers go up or down one by one, such as 5-6-7 or 7-6-5, but not 5-7-6. It scores one point less than its length: 2 for three ships, 3 for four, up to 6 for a whole row of seven.
    .title = Runs of consecutive numbers
rule-58 = A ship may belong to one combination in its row and to another in its column. Two combinations of the same line never share a ship.
    .title = No double use
rule-59 = Three mercenaries bring points at the end. The Flagship gives 1 for each of your battle ships adjacent to it, the Bulwark 1 for each shield on your ships, permanent ones included, and the Commodore 1 for each of your sets of three or four equal numbers.
    .title = Mercenaries that score
rule-60 = Each of your battle ships on the opponent’s half of the sea scores 1 point.
    .title = Ships in enemy waters
rule-61 = At the end your victory-point tokens are added to your score, and each mine you have taken is subtracted: −2, or 0 for the fake one.
    .title = Counting tokens
rule-62 = Whoever has more victory points wins. If the points are equal, the player with more coins wins.
    .title = Who wins

## Expert variant

rule-63 = In the expert variant both players choose at the same time how their own boards lie.
    .title = Both arrange at once
rule-64 = In the expert variant the first player, seeing the whole sea, may turn or move one of their own boards. The sea must remain a rectangle of 6 by 7 cells.
    .title = Changing one board
rule-65 = A first player who uses the expert variant’s right to change a board begins without the starting shield.
    .title = Price of the change

## Rulings: scoring

rule-A1 = Four equal numbers in a line score 5 points. This value is reconstructed: the rulebook text that we have gives only the 3 points for three of a kind, and 4 would be possible too.
    .title = Value of four equal
rule-A2 = Five or more equal numbers in a line are cut into separate sets of three or four, in the way that scores most, and ships left over score nothing. So five make one set of four, and six make two sets of three.
    .title = Five or more equal
rule-A3 = A rising and a falling run of the same line may not share a ship. The line 2-3-4-3-2 therefore scores a single run of three, 2 points; the game finds the best way to split a line.
    .title = Runs that meet
rule-A4 = The ban on using a ship twice holds for columns just as for rows. The only double use allowed is one combination across and one down.
    .title = Columns count alike
rule-A5 = You need not work out your combinations: the game chooses them together with the numbers of all your mercenaries, so that your total, the Commodore’s bonus included, is as high as possible.
    .title = Best score found
rule-A6 = Burning ships and enemy ships break your line, and a burning ship scores nothing at all. Its burning side bears no number.
    .title = Burning ships score nothing
rule-A7 = Runs do not start again after 9: 8-9-1 is not a run, because 9 and 1 are not consecutive.
    .title = No run past 9
rule-A8 = If both points and coins are equal, the game is a draw. Coins are compared by their total value, not by the number of tokens.
    .title = Full tie
rule-A9 = Your final score may be below zero: mines are subtracted in full, even if you have too few points to cover them.
    .title = Negative score
rule-A10 = If several choices of mercenary numbers give the same best total, the game shows the lowest numbers, taking the cells row by row. The total is always the one that trying out every choice would give.
    .title = Equal best choices
rule-A11 = A mercenary has no number during play. Numbers are chosen after the last turn only, for each player independently of the other.
    .title = When numbers are chosen

## Rulings: laying ships

rule-B1 = If you lay a ship over your own burning ship, the burning ship is removed and discarded, for a cell holds only one ship.
    .title = Over your own burning ship
rule-B2 = A burning ship on your bottom row may be built over even with no battle ship of yours beside it. Your bottom row is closed to you only where a battle ship stands.
    .title = Burning ship, bottom row
rule-B3 = Building over a burning ship on your bottom row gives no cell effect either. What matters is that a burning ship lay there, not which rule opened the cell to you.
    .title = Bottom row: no effect
rule-B4 = A 9 laid over a burning ship does nothing: the cell effect is not applied there, so there is nothing to repeat.
    .title = 9 over burning ship
rule-B5 = Discarded ships are out of the game for good. They lie open, so both players may look at them.
    .title = Discarded ships
rule-B6 = The number of a burning ship stays visible to both players: everybody saw it when the ship was laid, and the ship may yet be repaired.
    .title = Numbers under the fire
rule-B7 = A repaired ship is a battle ship again: you may lay ships next to it, and it counts for scoring. Neither its own effect nor its cell’s happens anew, since effects come only from laying a ship.
    .title = After a repair
rule-B8 = A sea cell gives its effect to one ship a game at most, though a 9 uses it twice. Once a ship has been laid there, the cell never becomes empty again.
    .title = Each cell works once
rule-B9 = Your mercenaries are battle ships of yours, so you may lay ships next to them. They never burn, and so remain a base to the end.
    .title = Mercenary as a base
rule-B10 = A ship laid over a burning ship still has its own effect; only the effect of the sea cell is missing. A 9 gets nothing, because repeating the cell is all it does.
    .title = Building over: ship effect

## Rulings: effects and shots

rule-C1 = An effect that has no legal target is lost, and nothing replaces it. You may still lay the ship there.
    .title = Effect without target
rule-C2 = Effects are compulsory, mercenaries’ included: where a legal target exists, you must choose one, even if every choice hurts. Points, coins and extra ships come by themselves. A table may switch on an option that lets players decline effects with a target.
    .title = Effects are compulsory
rule-C3 = You may fire only in a direction where the shot meets an enemy battle ship; a mercenary counts, although the shot cannot harm it. If no direction has one, the shot is lost.
    .title = A shot needs a target
rule-C4 = A shot starts from the cell of the ship you have just laid, whether the cell or the ship itself fires it.
    .title = Where shots start
rule-C5 = Two shots are fired one after the other, each in whatever allowed direction you like. The second may hit the ship behind one that has just caught fire, or strike the same ship again after its shield has fallen.
    .title = Two shots
rule-C6 = Shots and mines do not affect each other: a shot flies over a mined cell and leaves the mine where it is.
    .title = Shots ignore mines
rule-C7 = A shot that meets an enemy mercenary stops there and has no effect.
    .title = Shot at a mercenary
rule-C8 = Your own mercenary does not block your fire. The shot passes it, as it passes all your ships.
    .title = Past your own mercenary
rule-C9 = A ship with a shield token stops the shot: it loses one token, and whatever is behind it is not touched.
    .title = Shield stops the shot
rule-C10 = The Broadside fires one shot into each of the four cells adjacent to it, and no farther. A shot is lost if that cell is off the sea or empty, or holds your own ship or a burning one.
    .title = Range of the Broadside
rule-C11 = The Horizontal Twin fires only to the left and to the right, for the rulebook says horizontal. As this may be a slip of translation, a table may switch on an option that lets it fire up and down too.
    .title = Horizontal Twin’s directions
rule-C12 = A 9 on an extra-ship cell brings you two ships from the reserve pile, and your hand is two ships larger from then on.
    .title = 9 on extra ship
rule-C13 = A 9 doubles its cell like this: 2 points; two shots, one after the other; repair of two different ships; two mines on two cells, chosen one by one; two ships from the reserve pile. The part for which there is no target or no reserve ship is lost. A mine under the 9 is taken only once.
    .title = 9 on each cell
rule-C14 = You are asked for the order of the two effects only where it changes what can come of them. Otherwise an automatic effect (point, coin or extra ship) goes first, then the cell’s, then the ship’s. One effect is finished before the other begins, so the first may make a target for the second: a repaired ship for the 1 to shield, a mine for the 7 to clear, the last shield token, shot off, for the 1 to use. The order matters where no mine lies at sea (a 7 used first is lost, and the mine laid after it stays), where no mine or no free cell is left for laying, where the minelayer’s tokens lie, and where a shot can refill the empty supply of shields.
    .title = Choosing the order

## Rulings: mines

rule-D1 = A mine cannot be put on a burning ship’s cell: there must be no ship at all, not even a burning one.
    .title = No mine under fire
rule-D2 = A cell holds one mine at most, so a ship never runs into two at once.
    .title = One mine a cell
rule-D3 = Mines have no owner. If you lay a ship on a mine that you put down yourself, you take it with its −2 all the same.
    .title = Your own mine
rule-D4 = A shield does not help against a mine, because a mine is not a shot. A mercenary laid on a mined cell takes the mine too: that is not a cell effect.
    .title = Shields, mercenaries and mines
rule-D5 = A mine does not cancel the effect of its cell. You take the mine, and the cell works as usual.
    .title = Mine and cell effect
rule-D6 = A 7 or the Minesweeper laid on a mined cell may clear that very mine before you have to take it. If you clear other mines and leave this one, you take it.
    .title = Clearing the mine below
rule-D7 = To the opponent the Minelayer’s three tokens look alike; only the player who laid them knows the fake one. It is shown when it is taken, and then stays with the taker as 0 points, or when it is removed, and then leaves the game.
    .title = Hiding the fake mine
rule-D8 = A real mine that is removed from the sea goes back to the supply and may be laid again.
    .title = Removed mines
rule-D9 = When the Boarder is laid on an enemy ship, there can be no mine: mines lie only on cells without ships.
    .title = Boarding meets no mine
rule-D10 = A mine is taken as the ship is laid, before any effect. Only under a 7 or the Minesweeper does it wait until their removals are done, and it is taken if it is still there. So a Minesweeper bought after the main action comes too late for the ship laid in it.
    .title = When a mine is taken
rule-D11 = The Minelayer’s owner first picks three cells openly, each without ship or mine, and then decides in secret which of them holds the fake. If cells or mines are too few, real mines go first, and the fake is laid only if a cell is left.
    .title = Laying the fake mine
rule-D12 = Mines from mine cells are known to be real. Of the Minelayer’s tokens the opponent knows the cells and that one is fake, unless the fake found no cell; each token taken or removed is shown to both players, and the rest may be concluded from that. Nobody may peek at a mine before deciding to clear it.
    .title = Who knows the mines
rule-D13 = The Minesweeper removes mines one at a time, and each is shown before you choose the next. If fewer than three lie at sea, all of them go; the fake counts as one.
    .title = Several removals

## Rulings: supply and shields

rule-E1 = There are seven shield tokens. If none is left in the supply, a shield effect is lost.
    .title = No shields left
rule-E2 = The 14 mines cannot run out: with our reconstructed boards no game can need more. If the supply were empty all the same, the effect would be lost.
    .title = Mines do not run out
rule-E3 = Coins, victory points and extra ships are counted without limit, since small tokens can be exchanged for larger ones. You never lose a gain for want of tokens.
    .title = Unlimited counters
rule-E4 = A shield token cannot be put on a burning ship, only on a battle ship.
    .title = No shield when burning
rule-E5 = A 1 may take its own shield token: once laid, it is one of your battle ships.
    .title = A 1 shields itself
rule-E6 = You may put a shield token on a mercenary. It is never lost there, because shots do nothing to mercenaries, and it counts for the Bulwark.
    .title = Shield on a mercenary
rule-E7 = The starting shield never lands on a mercenary: the first player has no coins before the first main action and so cannot buy one earlier.
    .title = Starting shield, no mercenary
rule-E8 = The starting shield is one of the seven tokens and is laid together with the first ship, before that ship’s effects. If the ship is a 1, it ends up with two shields, as you have no other. Without a starting shield after an expert change, all seven are in the supply.
    .title = Laying the starting shield

## Rulings: mercenaries

rule-F1 = You cannot buy a mercenary between the two effects of a ship. Buy before the main action or after all of it.
    .title = No purchase in between
rule-F2 = Coins earned in your main action are yours at once, so you can spend them on a mercenary after it in the same turn.
    .title = Fresh coins
rule-F3 = You cannot buy a mercenary if no cell is open for it, because it must be laid at once.
    .title = A cell is needed
rule-F4 = The Boarder may be laid on an ordinary open cell too. If it is laid on an enemy ship, that ship is discarded, and the cell must be on your bottom row or adjacent to one of your battle ships.
    .title = Where the Boarder goes
rule-F5 = The Boarder can never be laid on a mercenary: each of them has a permanent shield.
    .title = Mercenaries cannot be boarded
rule-F6 = A mercenary keeps its cell to the end of the game. It does not burn and cannot be boarded, so nothing can be laid over it.
    .title = Mercenaries stay
rule-F7 = The Bulwark counts its own permanent shield as well.
    .title = Bulwark counts itself
rule-F8 = The Flagship counts every battle ship of yours adjacent to it, mercenaries included.
    .title = Flagship counts mercenaries
rule-F9 = The Commodore counts every set chosen at final scoring, including those completed by a mercenary’s number or an X.
    .title = Commodore and X
rule-F10 = A mercenary has only its own printed effect, not that of fleet ships with its number: no coin for an even one, no repeat for a 9. In combinations and on the opponent’s half it scores like any battle ship of yours.
    .title = Numbers give no effect
rule-F11 = A mercenary bought before the main action is a base at once: your ship may be laid next to it and profits from what it has done. A mercenary bought afterwards may stand next to the ship just laid.
    .title = Base at once
rule-F12 = A ship taken by the Recruiter before the main action is already in your hand and may be laid in that same main action.
    .title = Recruited ship at once

## Rulings: turn and end

rule-G1 = Ships left in your hand at the end, two plus your extra ships, are worth nothing.
    .title = Ships left in hand
rule-G2 = In your sixteenth turn there is no draw, as the main pile is empty. You may still buy a mercenary.
    .title = The last turn
rule-G3 = If your reserve pile is empty, an extra-ship cell or the Recruiter gives you nothing: neither a ship nor a “+1 ship” token.
    .title = Empty reserve pile
rule-G4 = Whether you can lay a ship is tested at the start of your turn, and again if you buy before the main action. Any open cell will do, also a mined one or a burning ship that you may build over. With no open cell you may only buy the Boarder, if you can pay for it and lay it; if you cannot, or if still no cell is open afterwards, you lose at once.
    .title = Testing for a lock-out
rule-G5 = If a mercenary bought before the main action takes the last cell open to you, you lose, because the main action is compulsory. The game warns you before that.
    .title = Blocking yourself
rule-G6 = Both players always finish in the same round: each main pile holds 15 ships after the deal, and only the draw at the end of a turn takes from it.
    .title = Same last round
rule-G7 = A turn runs: test whether you can lay a ship; a purchase if you like; main action; a purchase if you made none; draw. A ship is laid in this order: the burning ship under it is discarded, the starting shield is put on it, a mine is taken, the effects follow. After the draw nothing can be bought: the other player goes on, or scoring begins once both have had 16 turns.
    .title = Order of a turn
rule-G8 = A ship from an extra-ship cell comes into your hand at once, but too late to be laid in this turn, and the draw at the end is always exactly one ship. So your hand keeps its size by itself: it is never filled up further, and nothing is discarded from it.
    .title = Hand and draw

## Rulings: set-up and secrets

rule-H1 = Normally the boards of each half are arranged at random, all 1536 ways being equally likely. A table may instead let both players arrange their own boards in secret and reveal them together, without the expert variant’s later change.
    .title = Random sea by default
rule-H2 = For the expert change one own board is taken up and laid again: turned, flipped, put in another place, or several of these; the strip can be turned only by 180°. The other two keep side, turn and order, and close up. If the sea comes out the same, that is no change and the shield is kept.
    .title = What may be changed
rule-H3 = In the expert variant the two arrangements are chosen in secret and revealed together, so neither player can answer the other’s.
    .title = Secret arrangement
rule-H4 = The opponent does not see which ship you take with the Recruiter, for hands are secret.
    .title = Recruiter’s secret choice
rule-H5 = The five mercenaries are drawn at random within their price groups. A table may choose to pick them instead.
    .title = Choosing mercenaries
rule-H6 = The expert variant begins with colours and first player known; then both arrange their boards and reveal them. Now the first player keeps everything and gets the shield, or changes one board and goes without, and the second player has no answer to that. Only then are ships shuffled, mercenaries drawn and hands dealt.
    .title = Expert set-up order
rule-H7 = Secret are the hands, the order of the piles and which ships lie in which pile; open are the sizes of hands and piles, tokens held, discards and the numbers of burning ships. Whoever looks through the reserve pile with the Recruiter knows from then on what both own piles hold, but not their order. A draw, an extra ship, that look, or a Minelayer token shown to the player who did not lay it gives new knowledge, so moves before it cannot be taken back.
    .title = Secret and open
