### For research: datasets, environments, figures beside others.

dataset-so-far = { $done } of { $games } games
dataset-done = { $games } games are in { $folder }; its README.md says what the columns are.
dataset-replays = { $games } replay files are in { $folder }.
peers-written = The page is { $file }, its plot stands beside it.
error-environment = There is no environment “{ $given }”. Environments: { $expected }.
error-dataset-pyarrow = Datasets need pyarrow: pip install "quarterdeck[data]".
error-dataset-endless = The game of seed { $seed } was not over after { $most } decisions.
error-dataset-mixed = These replays are of several games: { $games }. A dataset has one.
error-dataset-folder = “{ $folder }” is no dataset: it has no dataset.json that can be read.
error-dataset-other = In “{ $folder }” there is a dataset made of something else. Choose another folder with --out.
error-dataset-unfinished = Game { $game } is not over; a dataset takes finished games.
error-peers-missing = Nothing to measure beside: install OpenSpiel or PettingZoo, pip install "quarterdeck[peers]".
