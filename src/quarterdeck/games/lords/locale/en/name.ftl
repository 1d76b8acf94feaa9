# What the game is called and is about: the home page shows it before anything else of the game is loaded.

game-name = Lords of the Seas
game-blurb = A duel of two fleets on a sea of six by seven: lay ships, shoot, mine, hire, and line up numbers for points.
progress = turn { $turn } of { $turns }
