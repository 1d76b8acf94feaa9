# What the game is called and is about: the home page shows it before anything else of the game is loaded.

game-name = Admiral
game-blurb = Sailing fleets at war: wind, broadsides, boarding, fireships and forts, on boards that scenarios draw.
progress = { $round ->
    [0] preparation
   *[other] round { $round }
}
