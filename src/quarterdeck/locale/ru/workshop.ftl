# Мастерская, где рисуют файлы, и библиотека
workshop-title = Мастерская
workshop-nameless = Без названия
workshop-kept = сохранено на этом устройстве
workshop-unkept = на устройстве нет места: старые шаги забываются
workshop-undo = Отменить: { $what }
workshop-redo = Вернуть: { $what }
workshop-balance = Баланс
workshop-share = Ссылка
workshop-publish = В библиотеку
workshop-publish-version = Опубликовать новую версию
workshop-test = Проба
workshop-test-begin = Играть
workshop-open = Открыть, сохранить, примеры
workshop-new = Начать новый
workshop-import = Открыть файл
workshop-download = Сохранить файлом
workshop-examples = Примеры
workshop-library = Библиотека
workshop-board = Карта
workshop-file = Файл
workshop-file-help = Тот же TOML, что и в терминале. Набранное здесь проверяется и рисуется; комментарии не сохраняются.
workshop-problems = Замечания
workshop-checking = проверка …
workshop-counts = { $errors ->
    [0] { $warnings ->
        [0] нет
        [one] { $warnings } предупреждение
        [few] { $warnings } предупреждения
       *[many] { $warnings } предупреждений
    }
    [one] { $errors } ошибка
    [few] { $errors } ошибки
   *[many] { $errors } ошибок
}
workshop-text-only = Такой файл пишут текстом, на вкладке «Файл»; замечания, баланс, проба и библиотека те же.
workshop-elsewhere = С этим черновиком работает другая вкладка; здесь его можно только читать.
workshop-go-on = Продолжить здесь
workshop-step-open = открыть
workshop-step-fork = из библиотеки
workshop-step-text = текст файла
workshop-games = Партий
workshop-rank = Боты
workshop-players = Игроков
workshop-begin = Начать
workshop-stop = Остановить
workshop-played = Партий: { $games } из { $wanted }.
workshop-old = Сценарий с тех пор изменился: цифры устарели.
workshop-run-done = Готово.
workshop-run-stopped = Остановлено.
workshop-run-failed = Боты не смогли продолжить.
workshop-wins = Победы по местам
workshop-interval = интервал 95 %; пунктир — поровну, { $fair } %
workshop-seat = Место { $number }
workshop-ends = Чем кончились партии
workshop-length = Длина в раундах
workshop-median = медиана { $median }
workshop-notes = Что бросается в глаза
workshop-bots = Боты — не люди: это подсказка. Зёрна каждый раз те же.
workshop-share-help = Весь файл в самой ссылке, нигде ничего не хранится.
workshop-share-long = Для ссылки файл слишком длинный: сохраните и отправьте его.
workshop-published = Опубликована версия { $version }.
workshop-author = Автор
workshop-licence = Лицензия текста
workshop-publish-help = Версия не меняется никогда; столы играют своей.
workshop-publish-tested = С ней публикуются цифры по партиям: { $games }.
workshop-publish-untested = Баланс ещё не проверен.
workshop-against = Против
workshop-against-bots = ботов
workshop-against-here = людей за этим устройством
workshop-against-link = людей по ссылке
workshop-back = Назад в мастерскую
workshop-keys = Клавиши
workshop-keys-list =
    Стрелки: от клетки к клетке
    Enter: поставить или выбрать
    Shift и стрелки: сдвинуть выбранное
    R: повернуть остров
    Delete: убрать
    1–6, 0: чьё это
    Escape: положить фигуру обратно
    Ctrl+Z, Ctrl+Y: отменить, вернуть
    F6: по панелям
    F8: к следующему замечанию
    + и -: масштаб
workshop-sort = Порядок
workshop-sort-new = сначала новые
workshop-sort-played = чаще играют
workshop-sort-name = по названию
workshop-sort-fair = самые ровные
workshop-game = Игра
workshop-all-games = все
workshop-library-empty = Здесь ещё ничего не опубликовано.
workshop-by = автор { $author }, версия { $version }
workshop-for = Игроков: { $seats }
workshop-plays = сыграно: { $count }
workshop-tested = партий ботов: { $games }, доли { $shares }
workshop-untested = баланс не проверен
workshop-play = Играть
workshop-play-link = С людьми, по ссылке
workshop-edit = Продолжить
workshop-fork = Сделать свой на его основе
workshop-withdraw = Отозвать
workshop-lesson = Урок
workshop-lesson-again = Начать урок заново
workshop-lesson-step = Шаг { $number } из { $count }
