### Страница в браузере.

## Главная

web-lead = Морские настольные игры по всем правилам: против бота, вдвоём за одним столом или на расстоянии, по ссылке. До любого правила — один щелчок.
web-home = На главную
web-games = Игры
web-game-facts = { $seats } { $count ->
    [one] игрок
    [few] игрока
   *[other] игроков
}, { $low }–{ $high } минут
web-play-now = Играть
web-play-now-game = Играть: { $game }
web-set-up = Собрать стол
web-set-up-game = Собрать стол: { $game }
web-no-game = Такой игры здесь нет.
web-board = Поле
web-standing-orders = Постоянные приказы
web-my-tables = Мои столы
web-older-tables = { $count ->
    [one] Ещё { $count } стол постарше
    [few] Ещё { $count } стола постарше
   *[other] Ещё { $count } столов постарше
}
web-open-tables = Открытые столы
web-no-open-tables = Сейчас открытых столов нет. Соберите свой и отметьте «открыт для всех».
web-replays = Записи партий
web-import-help = Откройте файл партии: посмотрите её по шагам и проверьте каждый бросок.
web-import = Открыть файл
web-your-turn = ваш ход
web-playing = идёт игра
web-finished = окончена
web-moves = { $count ->
    [one] { $count } ход
    [few] { $count } хода
   *[other] { $count } ходов
}
web-closed = закрыта
web-waits = ждёт игроков
web-sit = Сесть за стол
web-go-on = Продолжить
web-look = Посмотреть
web-watch = Смотреть
web-missing = Такой страницы нет.
web-again = Ещё раз
web-connecting = Минутку…

## Новый стол

web-seats = Места
web-seat = Место { $number }
web-who = Кто играет
web-seat-here = Здесь
    .help = Человек за этим устройством. Если таких несколько, занавес прячет от остальных то, что знает каждый.
web-seat-link = По ссылке
    .help = Вы получите ссылку; место займёт тот, кто откроет её первым.
web-seat-bot = Бот
    .help = Компьютер играет по тем же правилам и видит только то, что положено его месту.
web-name = Имя
web-pin-optional = PIN (можно без него)
web-pin-help = от 4 до 8 цифр
web-level = Сила
web-experiments = Для опытов
web-bot = Бот
web-table = Стол
web-open = Открыт для всех
    .help = Стол виден на главной странице, и любой может занять свободное место.
web-watchable = Можно смотреть
    .help = Другие могут наблюдать за игрой. Они видят то, что видят оба игрока, и ничего скрытого.
web-real-dice = Настоящие кубики
    .help = Вы сами бросаете и тянете, а сюда вводите, что выпало. Иначе кубики запечатаны, и в конце их можно проверить.
web-options = Правила
web-own-files = Ваши файлы
web-file-edition = Файл издания
    .help = Напечатанное в вашей коробке вместо восстановленного нами.
web-file-scenario = Сценарий
    .help = Ваш собственный сценарий.
web-file-deck = Колода
    .help = Ваша собственная колода.
web-create = Открыть стол

## За столом

web-now = Что делать сейчас
web-you = Вы
web-players = Игроки
web-to-move = ходит
web-thinks = думает
web-away = не на связи
web-wait-bot = { $count ->
    [one] Думает { $player }.
   *[other] Думают { $player }.
}
web-wait-person = Ждём хода: { $player }.
web-watching = Вы смотрите игру.
web-since = С вашего прошлого хода
web-since-short = Что было
web-since-again = Показать ещё раз, что было с вашего прошлого хода
web-step-ready = Подтвердите или выберите другое.
web-forced = Ничего другого сделать было нельзя: { $action }.
web-ahead-none = Больше ничего сразу не последует.
web-sound = Звуки
    .help = Выстрелы, всплески, кубики и колокол, когда ваш ход. Молчат, пока вы их не включите.
web-sound-on = Включить звуки
web-sound-off = Выключить звуки
web-keys = Клавиши
web-keys-on = Одиночные клавиши вместо кнопок
    .help = E заканчивает ход, N берёт следующий корабль; все клавиши перечислены в меню стола.
web-key-enter = Главная кнопка
web-key-end = Закончить ход; ещё раз — подтвердить
web-key-next = Следующий корабль, которому есть что делать
web-key-hint = Подсказка
web-key-undo = Взять ход назад
web-key-back = На ход назад
web-key-on = На ход вперёд
web-key-since = Показать ещё раз, что было с вашего прошлого хода
web-key-skip = Пропустить до моего хода
web-key-sound = Включить или выключить звуки
web-key-help = Эта карточка
web-key-escape = Отменить выбор, прервать показ, вернуться к игре
web-points-now = Очки на сейчас
web-actions = Ходы
web-log = Журнал
web-rules = Правила
web-panels = Панели
web-sheet-height = Изменить высоту панели
web-filter = Найти ход
web-more-actions = { $count ->
    [one] Ещё { $count } ход: уточните поиск.
    [few] Ещё { $count } хода: уточните поиск.
   *[other] Ещё { $count } ходов: уточните поиск.
}
web-nothing-found = Ничего не нашлось.
web-log-empty = Пока ничего не произошло.
web-hidden-move = Скрытый ход
web-undone = взято назад
web-look-at = Посмотреть на ход { $number }
web-choose-lit = Выберите выделенное
web-undo = Взять назад
web-hint = Подсказка
web-hint-ask = Подсказка: как лучше пойти?
web-hint-thinking = Думаем…
web-hint-none = В этот раз совета нет.
web-take-back = Убрать «{ $what }»
web-enter = Ввести
web-close = Закрыть
web-timeline = Ход партии
web-step-back = На ход назад
web-step-on = На ход вперёд
web-move-of = ход { $number } из { $count }
web-looking-back = Так было на ходу { $number }.
web-back-to-now = К текущему ходу
web-meanwhile = { $count ->
    [one] Тем временем: ещё { $count } ход
    [few] Тем временем: ещё { $count } хода
   *[other] Тем временем: ещё { $count } ходов
}
web-skip = Пропустить
web-rule = Правило { $id }
web-search-rules = Найти в правилах
web-see = см.
web-advice = совет, не проверяется
web-offer-draw = Предложить ничью
web-accept-draw = Согласиться на ничью
web-decline-draw = Отказаться
web-draw-offered = { $player } предлагает ничью.
web-draw-waits = Ваше предложение ничьей в силе.
web-resign = Сдаться
web-resign-sure = Точно сдаться?
# Время и места
web-pace = Время
web-pace-none = Без часов
web-pace-none-help = Каждый думает сколько нужно.
web-pace-live = { $minutes } мин + { $seconds } с
web-pace-live-help = { $minutes ->
        [one] { $minutes } минута
        [few] { $minutes } минуты
       *[many] { $minutes } минут
    } каждому на всю партию и ещё { $seconds } с после каждого хода.
web-pace-slow = { $time } на ход
web-pace-slow-help = { $time } на каждое решение, ещё { $bank } на всю партию, дней отдыха: { $rest }.
web-pace-own = Другой темп
web-pace-own-form = 10+10 или 2d+3d/14
web-pace-own-help = Минуты+секунды за ход или дни (d) либо часы (h) на решение, + запас, / дни отдыха.
web-rated = На рейтинг
    .help = Влияет на рейтинг всех за столом. Запечатанные кубики, только люди, открытое назад не берётся.
web-casual = без рейтинга
web-days = { $count ->
    [one] { $count } день
    [few] { $count } дня
   *[many] { $count } дней
}
web-hours = { $count ->
    [one] { $count } час
    [few] { $count } часа
   *[many] { $count } часов
}
web-days-hours = { $days } д { $hours } ч
web-hours-minutes = { $hours } ч { $minutes } мин
web-clock-step = +{ $seconds } с за ход
web-clock-runs = часы идут
web-clock-move = { $time } на ход
web-clock-until = до { $date }
web-clock-off = отдых до { $date }
web-clock-name = { $player }: осталось { $time }
web-clock-yours = у вас { $time }
web-clock-after = после хода осталось { $time }
web-time-up = время вышло
web-here = за столом
web-no-signal = нет связи
web-no-signal-for = нет связи { $time }
web-bot-for = играет за место { $person }
web-absent = { $player } не на связи
web-absent-time = { $player }: время вышло
web-absent-since = уже { $time }
web-absent-clock = Часы идут: { $time }.
web-absent-day = Уже день ничего не происходит. Решите, что дальше.
web-absent-decide = Пока вы не решили, ход ещё возможен.
web-absent-wait = Подождать
    .help = позовём, когда вернётся
web-absent-bot = Пусть доиграет бот
    .help = вернуться можно
    .rated = дальше без рейтинга; вернуться можно
web-absent-claim = Забрать победу
    .many = Вывести из игры
    .now = партия закончится
    .now-many = остальные играют дальше
web-absent-in = через { $time }
web-absent-level = Ранг бота
web-give-seat = Пусть за меня играет бот
    .help = Вернуть место можно в любой момент.
    .rated = В партии на рейтинг это поражение.
web-give-seat-sure = Отдать место и потерять рейтинг?
web-take-seat = Вернуть своё место
web-take-seat-say = За вас играет бот.
web-ask-back = Попросить взять ход назад
web-back-free = Взять назад свой последний ход
    .help = Вместе с ответами ботов; кубики не перебрасываются.
web-back-asked = { $player } просит взять ход назад.
web-accept-back = Разрешить
web-decline-back = Играть дальше
web-back-waits = Вы просите взять ход назад.
web-days-off = Дни отдыха
    .help = Ваши часы стоят столько же. Осталось: { $left }.
web-days-off-take = Взять { $count ->
    [one] { $count } день отдыха
    [few] { $count } дня отдыха
   *[many] { $count } дней отдыха
}
web-days-off-end = Закончить отдых
web-log-flag = время вышло
web-warning = Вы уверены?
web-warning-again = Нажмите ещё раз, чтобы всё равно сделать так.
web-watch-link = Ссылка для зрителей
web-promise = Кубики запечатаны. Их обязательство (SHA-256 секрета и условий партии):
web-copy = Скопировать
web-copied = Скопировано
web-waiting = Игра начнётся, когда все соберутся
web-free-seat = свободное место
web-ready = на месте
web-not-here = ещё не за столом
web-send-link = Отправьте эту ссылку сопернику
web-or-bot = или пусть играет:

## Связь и вкладки

web-line-lost = Связь потеряна. Восстановится сама…
web-outdated = Эта страница старше сервера.
web-newer = На сервере новая версия.
web-reload = Обновить
web-elsewhere = Этот стол открыт и в другой вкладке. Сделанное там появится и здесь.
error-offline = Сервер не отвечает.
error-dice-promise = Обязательство не то, которое этот браузер увидел первым: сервер мог подменить секрет. Не доверяйте кубикам этой партии и спросите хозяина сервера.
error-dice-share = Доля кубиков места { $seat } не та, что была в начале партии. Не доверяйте кубикам этой партии и спросите хозяина сервера.
error-dice-nonce = Доли, которую этот браузер внёс за место { $seat }, нет в записи. Если вы не открывали этот стол на другом устройстве, сервер мог подобрать кубики: не доверяйте им и спросите хозяина сервера.
error-server = Сервер ответил ошибкой ({ $status }).

## Занавес

web-curtain = Занавес закрыт
web-hand-over = Передайте устройство: { $player }
web-hand-over-why = До тех пор всё, что знает другой игрок, скрыто.
web-i-am = Я — { $player }
web-pin = PIN
web-open-curtain = Открыть занавес

## Конец

web-over = Партия окончена
web-result = Показать итог
web-won = { $count ->
    [one] Победа: { $players }
   *[other] Победили: { $players }
}
web-won-you = Вы победили
web-drawn = Ничья
web-no-points = очков нет
web-rematch = Реванш
web-to-rematch = К реваншу
web-replay = Запись партии
web-download = Скачать
web-see-board = Посмотреть на доску
web-dice-kept = Кубики проверены: браузер пересчитал { $draws ->
    [one] { $draws } исход
    [few] { $draws } исхода
   *[many] { $draws } исходов
}
web-dice-broken = Кубики не сходятся: { $count ->
    [one] { $count } ошибка
    [few] { $count } ошибки
   *[many] { $count } ошибок
}
web-dice-failed = Проверить кубики не удалось: сервер их не прислал
web-dice-computing = Проверяем кубики…
web-dice-how = До первого хода сервер связал себя: показал SHA-256 своего секрета, а потом каждый человек добавил своё число. Из них ваш браузер заново посчитал каждый бросок и каждое перемешивание.
web-dice-remembered = Обязательство он сравнил с тем, которое увидел первым, а ваши числа — с теми, что дал сам.
web-dice-not-remembered = При начале партии его не было, поэтому обязательство он взял у сервера.
web-dice-first = Эта партия идёт по протоколу кубиков 1: сервер мог выбрать числа ботов после чисел людей.
web-proof-promise = Обязательство не то, которое этот браузер увидел первым.
web-proof-secret = Секрет не соответствует обязательству.
web-proof-terms = Обязательство дано для другой игры или других настроек.
web-proof-nonce = Доли, которую этот браузер внёс за место { $seat }, среди них нет.
web-proof-share = Доля места { $seat } не та, о которой сервер сообщил в начале партии.
web-proof-bot = Доля места { $seat } (бот) не следует из секрета: её могли подобрать.
web-proof-derived = Сказано, что доля места { $seat } следует из секрета, но это не так.
web-proof-epoch = Запись { $line }: эпоха кубиков пошла вспять.
web-proof-draw = Запись { $line }: сервер говорит { $shown } (номер { $said } из { $n }), а секрет даёт номер { $expected }.
web-commitment = Обязательство
web-secret = Секрет
web-nonce = От места { $number }
web-nonce-derived = Место { $number }, из секрета

## Записи партий

web-play = Пуск
web-pause = Пауза
web-eyes = Глазами
web-truth = всех сразу (вся правда)
web-watcher = зрителя
web-score = Очки
web-outcome = Итог
web-score-graph = Очки по ходу партии
web-proof = Кубики
web-replay-verified = Проверка самого сервера, вместе с правилами: всё сходится
web-replay-unproven = Кубики этой партии пересчитать нельзя
web-share = Ссылка на этот момент
web-unshare = Отозвать все прежние ссылки
web-unshare-sure = Кому бы вы или другой игрок ни дали ссылку на эту закрытую игру, открыть её по ней больше не получится. У вас запись останется, и вы сможете дать новые ссылки.
web-unshare-keep = Оставить
web-unshared = Прежние ссылки больше не действуют. Выше — новая.

## Настройки

web-settings = Настройки
web-your-name = Ваше имя
web-save = Сохранить
web-saved = Сохранено
web-language = Язык
web-language-other = English
web-theme = Освещение
web-theme-is = Освещение: { $theme }
web-theme-auto = Как в системе
web-theme-day = День
web-theme-night = Ночь
web-speed = Анимация
    .help = Если система просит меньше движения, ничего не движется при любой настройке.
web-speed-calm = Спокойная
web-speed-normal = Обычная
web-speed-fast = Быстрая
web-speed-none = Выключена
web-confirm = Подтверждать каждый ход
    .help = Выбранный ход ждёт кнопки или второго щелчка.
web-forced-moves = Сразу делать то, что не оставляет выбора
    .help = Если возможен единственный ход и взять назад нечего, он делается за вас, и вам об этом говорят.
web-device = Другое устройство
web-device-help = Перенесите свои места на телефон или второй компьютер: откройте там ссылку в течение 15 минут. Она сработает один раз.
web-device-make = Создать ссылку
web-device-link = Откройте на другом устройстве
web-device-title = Ваши места с другого устройства
web-device-go = Перенести мои места сюда
web-device-replace = Оставить столы этого браузера и продолжить
web-sign-out = Выход
web-sign-out-help = Пароля нет: у кого cookie этого браузера, тот и есть вы. После выхода cookie и их копии ничего не стоят.
web-sign-out-elsewhere = На всех других устройствах
web-sign-out-done = Теперь вход выполнен только в этом браузере
web-sign-out-here = В этом браузере
    .title = Выйти в этом браузере?
    .warning = { $tables ->
        [0] Этот браузер больше не будет вас знать; законченные партии останутся на других ваших устройствах, если они есть.
        [one] У вас есть место за { $tables } незаконченным столом. Если вход не выполнен на другом вашем устройстве, вернуться к нему будет нельзя. Сначала перенесите свои места на другое устройство.
       *[other] У вас есть места за { $tables } незаконченными столами. Если вход не выполнен на другом вашем устройстве, вернуться к ним будет нельзя. Сначала перенесите свои места на другое устройство.
    }
web-sign-out-everywhere = Везде
    .title = Выйти везде?
    .warning = { $tables ->
        [0] Вас не будет знать ни одно устройство, и вернуть это нельзя.
        [one] Вас не будет знать ни одно устройство: место за { $tables } незаконченным столом будет потеряно навсегда.
       *[other] Вас не будет знать ни одно устройство: места за { $tables } незаконченными столами будут потеряны навсегда.
    }
web-sign-out-do = Выйти
web-sign-out-stay = Остаться
web-claim-title = Вас зовут в игру
web-claim-named = { $named ->
    [yes] { $host } зовёт вас в игру «{ $game }»
   *[no] Вас зовут в игру «{ $game }»
}
web-claim-help = Представьтесь и займите место.
web-claim-go = Занять место
web-percent = { $percent } %


## Встречи

web-title-turn = Ваш ход
web-offline = Нет связи: это страница, сохранённая на устройстве. Игры продолжатся, как только сервер отзовётся.
web-turns = { $count ->
    [one] Ваш ход в { $count } партии
   *[other] Ваш ход в { $count } партиях
}
web-other-tables = { $count ->
    [one] Ещё { $count } стол
    [few] Ещё { $count } стола
   *[other] Ещё { $count } столов
}
web-your-turn-is = Ваш ход
web-moves-now = Ходит { $player }
web-move = Ходить
web-at-table = за столом
web-open-now = Ждут соперника
web-counts = В сети: { $online }, { $playing ->
    [one] идёт { $playing } партия
    [few] идут { $playing } партии
   *[other] идёт { $playing } партий
}, { $seeks ->
    [one] { $seeks } человек ищет
    [few] { $seeks } человека ищут
   *[other] { $seeks } человек ищут
} соперника
web-recent = Недавние соперники
web-somebody = кто-то
web-match = Быстрая партия
web-match-find = Найти соперника
web-match-help = Как только найдётся желающий сыграть так же, стол откроется у обоих. Такие партии можно смотреть.
web-match-waiting = Ищем соперника…
web-match-stop = Не искать
web-match-meanwhile = Пока ждёте, можно сыграть с ботом, оставив эту страницу в другой вкладке.
web-match-rated = На рейтинг: считается обоим
web-claim-rated = Рейтинг
web-claim-rated-yes = на рейтинг: садясь за стол, вы соглашаетесь
web-claim-rated-no = не считается
web-seek-sit = Сыграть
web-seek-seats = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
   *[other] { $count } игроков
}
web-tempo = Темп
web-tempo-live = Сейчас
web-tempo-slow = По дням
web-tempo-none = Без часов
    .help = не спеша
web-tempo-none-is = без часов
web-watchers = { $count ->
    [one] { $count } зритель
    [few] { $count } зрителя
   *[other] { $count } зрителей
}
web-watching-late = Вы смотрите игру с опозданием на { $seconds } с.
web-host-waits = ждёт за столом
web-your-seat = Ваше место
web-seat-named = { $name } (место { $number })
web-seat-of = { $number } из { $count }
web-dice = Кубики
web-dice-sealed = запечатаны, в конце доказаны
web-learn-first = Сначала обучение
web-decline = Не сейчас
web-claim-small = Партия займёт от { $low } до { $high } минут. Регистрация не нужна: видно будет только имя.
web-link-used = Это место занято
    .help = Здесь играет { $name }; последнее изменение за столом: { $when }. Если это вы, откройте партию в том браузере, где начинали.
web-link-over = Эта партия окончена
    .help = Места за этим столом больше не занять.
web-link-dead = Эта ссылка больше не действует
    .help = Стола уже нет, место занято иначе или ссылка обрезана. Попросите новую.
web-chat = Чат
web-chat-watchers = Чат зрителей
web-chat-of-watchers = Зрители
web-chat-rooms = Комнаты
web-chat-watcher = зритель
web-chat-message = Сообщение
web-chat-send = Отправить
web-chat-phrases = Готовые фразы: каждый читает их на своём языке
web-chat-mute = Не слышать: { $name }
web-chat-unmute = Снова слышать: { $name }
web-chat-mute-short = Не слышать
web-chat-muted = { $name }: скрыто
web-chat-report = Пожаловаться
web-chat-reported = Жалоба отправлена
web-chat-empty = Пока тишина.
web-chat-empty-watchers = Игроки прочтут это только после партии.
web-chat-nameless = Чтобы писать, назовите себя в настройках или сядьте за любой стол.
phrase-hello = Здравствуйте!
phrase-luck = Удачи!
phrase-nice = Красиво сыграно
phrase-thinking = Думаю…
phrase-minute = Минуту
phrase-sorry = Извините
phrase-thanks = Спасибо
phrase-good-game = Хорошая партия!
phrase-again = Ещё партию?
web-calls = Уведомления
web-calls-help = Только о том, что зависит от вас; никогда, пока вы смотрите на стол; не больше одного за ход.
web-calls-title = Заголовок и значок
    .help = Точка на вкладке, пока ход за вами.
web-calls-notices = Уведомления браузера
    .help = Пока Quarterdeck открыт во вкладке, на которую вы не смотрите.
web-calls-push = Это устройство, даже если страница закрыта
    .help = Через службу уведомлений вашего браузера. Ей видно, что вас зовут, но не зачем.
web-calls-turn = Мой ход
web-calls-match = Нашлась или началась партия
web-calls-chat = Сообщения за моими столами
web-calls-quiet = Тихие часы
web-calls-from = с
web-calls-to = до
web-calls-denied = Браузер не разрешает. Найдите уведомления в его настройках для этого сайта.
web-calls-impossible = Этот браузер такого не умеет или умеет только по https.
web-calls-devices = { $count ->
    [0] Ни одно устройство не зовёт.
    [one] Зовёт { $count } устройство.
    [few] Зовут { $count } устройства.
   *[other] Зовут { $count } устройств.
}
