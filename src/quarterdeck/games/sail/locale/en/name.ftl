# What the game is called and is about: the home page shows it before anything else of the game is loaded.

game-name = Admiral: Age of Sail
game-blurb = Squadrons under sail: the wind decides how far, broadsides decide the rest. Shoot, board, take prizes, repair at your fortress.
progress = { $round ->
    [0] preparation
   *[other] round { $round }
}
