### Fleet: The Dice Game: what is wrong with a position, an edition file or a notation.

position-parts = a part of it is missing or unknown
position-number = a number is missing, too many or out of bounds
position-seats = the number of sheets is not the number of seats
position-turn = nobody could be deciding this now
position-round = there is no such round
position-dice = the dice on the table are impossible
position-boxes = a section has too many marks
position-crosses = crossed boxes belong to the solo game
position-built = buildings and their boxes do not match
position-licences = licences and boats do not match the marked boxes
position-boats = boats and fish do not match the sheet
position-bonus = the King Crab bonuses do not match
position-coins = the coin track is impossible
position-work = the open decisions are impossible

error-edition-missing = [{ $key }] is missing.
error-edition-unknown = There is no [{ $key }]. Possible: { $expected }.
error-edition-source = { $key }.source is “{ $given }”. Possible: { $expected }.
error-edition-figure = { $key } = { $given }, but it should be from { $low } to { $high }.
error-edition-face = { $key } has the face “{ $given }”. Possible: { $expected }.
error-edition-start = dice.boat needs at least one boat face, else nobody can start.
error-edition-steps = { $key } should be steps that rise, each [from, coins].
error-edition-titles = titles.from should be four numbers that fall.
error-edition-box = { $key } has unknown boxes: { $given }. Possible: { $expected }.
error-edition-column-start = { $key }: the first three boxes should be one plain, one L and one B, in any order.
error-edition-boat-vp = { $key }.boat_vp has { $given } numbers, but there are { $boats } boats.
error-edition-capacity = { $key } has { $given } figures. It should be one for all boats or { $expected }: one for each boat, for oyster boats one for 0 to 3 licences.
error-edition-shrinks = { $key } should not fall from one licence to the next.
error-edition-crab = harbor.crab.boxes needs one L and below it one B.
error-edition-bonus = harbor.crab.bonuses: “{ $given }” is unknown or there twice. Possible: { $expected }.
error-edition-stars = coins.stars should rise, each from 1 to { $boxes }.
error-fleet-first-player = Player { $given } cannot be first among { $seats }.
error-fleet-notation = “{ $given }” is no action. For example: take cod, mark kayak, coin, coins, market, star casino, licence, boat.
error-fleet-section = “{ $given }” is no section. Possible: { $expected }.
error-fleet-face = “{ $given }” is no face. Possible: { $expected }.
error-fleet-bonus = “{ $given }” is no King Crab bonus. Possible: { $expected }.
error-fleet-outcome = “{ $given }” cannot come up. Possible: { $expected }.
