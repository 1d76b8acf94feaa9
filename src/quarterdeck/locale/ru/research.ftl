### Для исследований: наборы данных, окружения, сравнение с другими.

dataset-so-far = партий: { $done } из { $games }
dataset-done = Партии ({ $games }) лежат в { $folder }; что значат столбцы, сказано там в README.md.
dataset-replays = Записи партий ({ $games }) лежат в { $folder }.
peers-written = Страница записана в { $file }, график лежит рядом.
error-environment = Окружения «{ $given }» нет. Есть: { $expected }.
error-dataset-pyarrow = Для наборов данных нужен pyarrow: pip install "quarterdeck[data]".
error-dataset-endless = Партия с зерном { $seed } не закончилась и после { $most } решений.
error-dataset-mixed = Это записи разных игр: { $games }. В наборе бывает только одна.
error-dataset-folder = «{ $folder }» не набор данных: в нём нет dataset.json, который можно прочесть.
error-dataset-other = В «{ $folder }» уже лежит набор из другого материала. Укажите другую папку через --out.
error-dataset-unfinished = Партия { $game } не окончена, а в набор берутся только оконченные.
error-peers-missing = Сравнивать не с чем: установите OpenSpiel или PettingZoo, pip install "quarterdeck[peers]".
