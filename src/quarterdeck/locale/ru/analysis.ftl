# Разбор сыгранных партий, везение, задачи

help-analyse = Что решило партию, как было лучше и в чём повезло.
    После Ctrl-C та же команда продолжит с места остановки.
help-analyse-examples =
    {"  "}quarterdeck analyse партия.replay
    {"  "}quarterdeck analyse партия.replay --json
help-calibrate = Измерить по партиям ботов, как часто оценки разбора выигрывают.
help-calibrate-rank = кто играет; если не указано, lieutenant
help-calibrate-games = число партий; если не указано, 300
help-calibrate-seed = число, от которого зависит всё; если не указано, 1
help-calibrate-out = какой файл записать; если не указано, judge.toml самой игры
help-calibrate-examples = {"  "}quarterdeck calibrate ИГРА --games 300
calibrate-off = Расхождение { $off } на партиях, по которым кривые не подбирались.

analyse-progress = Разбор: запись { $done } из { $last }
analyse-goes-on = Продолжаем после записи { $count }.
analyse-stopped = Остановлено. Та же команда продолжит отсюда.
analyse-line = Шанс на победу, насколько его мог знать каждый игрок
analyse-line-points = Ожидаемые очки
analyse-moments = { $count ->
    [0] Ни один отдельный момент не решил эту партию.
    [one] Момент, который решил партию
   *[other] Моменты, которые решили партию
}
analyse-moment = { $number }. Запись { $entry }, { $player }: { $what }
analyse-better = Лучше: { $action }. { $why }
analyse-played = Сыграно: { $why }
analyse-knew = Насколько можно было знать до броска: { $was } при сыгранном, { $would } при лучшем выборе.
analyse-split = Выбор { $choice }, случай { $luck }.
analyse-accuracy = Точность { $share }: в { $fine } из { $decisions } решений ничего заведомо лучшего не нашлось.
analyse-part-offered = можно было получить своими ходами
analyse-part-choice = из этого упущено
analyse-part-others = игра соперников
analyse-part-luck = кубики и карты
analyse-part-ending = сдача или соглашение
analyse-sum = Всего { $change }
analyse-luck = Везение: кубики и карты дали { $luck } (± { $error }). Две партии из трёх укладываются в ± { $ordinary }.
analyse-throws = { $count ->
    [one] { $count } раз
    [few] { $count } раза
   *[other] { $count } раз
}
analyse-chance = { $figure }
analyse-points = { $figure } оч.
analyse-measured = Шансы — оценка разбора. На { $games } партиях ботов она в среднем расходилась с исходом на { $off } из ста.
analyse-unmeasured = Шансы — собственная оценка разбора; по исходам этой игры её никто не проверял.
analyse-measured-points = Очки — столько в среднем выходит, если доиграть оттуда без долгих раздумий.
error-analysis-long = В этой партии записей: { $given }; разобрать можно партии не длиннее { $most }.
error-analysis-empty = Эта партия не начата: разбирать нечего.
