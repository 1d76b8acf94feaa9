# What the game is called and is about: the home page shows it before anything else of the game is loaded.

game-name = Fleet: The Dice Game
game-blurb = Take dice, mark your sheet, launch boats and fill them with fish; every few coins a star marks one box more.
progress = { $step ->
    [start] start bonuses
    [boat] round { $round } of { $rounds }, boat phase
    [boat-shared] round { $round } of { $rounds }, boat phase
    [income] round { $round } of { $rounds }, income
    [fishing] round { $round } of { $rounds }, fishing
   *[town] round { $round } of { $rounds }, town phase
}
