### Командная строка.

## Справка

help-usage = вызов:
help-arguments = аргументы
help-commands = команды
help-command = КОМАНДА
help-examples = примеры:
help-name-game = ИГРА
help-name-save = ИМЯ
help-name-lesson = УРОК
help-name-rule = НОМЕР или СЛОВО
help-name-game-file = [ИГРА] ФАЙЛ
help-name-file = ФАЙЛ
help-name-from = ОТКУДА
help-name-to = КУДА
help-name-option = КЛЮЧ=ЗНАЧЕНИЕ
help-name-text = ТЕКСТ
help-name-days = ДНЕЙ
help-name-act = ДЕЙСТВИЕ
help-help = показать эту справку и выйти
help-lang = язык: ru или en; если не указан, то язык системы
help-version = показать версию и выйти
help-game = код игры, см. «quarterdeck games»
help-file = файл с записью партии

help-top =
    Quarterdeck: морские настольные игры точно по правилам, прямо в терминале.
    Без команды спросит, во что играть.
help-top-examples =
    {"  "}quarterdeck                          выбрать игру и играть
    {"  "}quarterdeck games                    какие игры есть
    {"  "}quarterdeck play --resume            продолжить сохранённую партию
    {"  "}quarterdeck КОМАНДА --help           подробнее о команде

help-games = Показать игры, число мест и настройки.
help-games-examples = {"  "}quarterdeck games --lang en

help-play = Играть здесь: против ботов или с друзьями за одним экраном.
help-play-players = кто где сидит, через запятую: me (вы), имя или бот (cabin-boy, sailor, lieutenant, captain, flag; random, greedy); если не указано, вы и матрос
help-play-seats = сколько мест; если не указано, по числу игроков или как обычно в этой игре
help-play-option = настройка правил, см. «quarterdeck games»; можно указать несколько раз
help-play-seed = число, от которого зависят все случайности: то же число и те же ходы дают ту же партию
help-play-edition = файл с составом вашей коробки
help-play-scenario = файл со сценарием
help-play-deck = файл со своими карточками
help-schema = с show: схема JSON такого файла для редакторов
help-option = переключатель правил; можно указать несколько раз
help-seats = сколько мест; если не указано, два или сколько обычно в этой игре
help-seed = число, от которого зависит всё; если не указано, 1
help-json = вывести числа в JSON
help-ray = играть на кластере Ray: его адрес или auto, если он запущен на этой машине
help-rank = вместе с balance: чин, который играет за все места; если не указан, капитаны, играющие по привычке
help-play-real-dice = бросать настоящие кубики и тянуть настоящие карты, вводя, что выпало
help-play-pace = часы: минуты на всю партию + секунды после каждого хода
help-play-resume = продолжить сохранённую партию; без имени даст выбрать из списка
help-play-examples =
    {"  "}quarterdeck play ИГРА                          против бота
    {"  "}quarterdeck play ИГРА --players me,me          вдвоём за одним экраном
    {"  "}quarterdeck play ИГРА --players greedy,random  смотреть, как играют боты
    {"  "}quarterdeck play --resume                      продолжить сохранённую партию

help-learn = Научиться игре за доской, урок за уроком, по её настоящим правилам.
help-learn-game = обозначение игры; без него — список курсов
help-learn-lesson = номер или имя урока; без него даст выбрать из списка
help-learn-examples =
    {"  "}quarterdeck learn            чему можно научиться
    {"  "}quarterdeck learn ИГРА       курс игры с того места, где вы остановились
    {"  "}quarterdeck learn ИГРА 3     третий урок

help-replay = Пройти по записи партии шаг за шагом.
help-replay-seat = показывать то, что знало это место (1, 2, …); если не указано, всё, что раскрыто в файле
help-replay-examples =
    {"  "}quarterdeck replay game.replay
    {"  "}quarterdeck replay game.replay --seat 1

help-verify = Пересчитать все броски и перемешивания партии по раскрытому секрету.
help-verify-examples = {"  "}quarterdeck verify game.replay

help-rules = Найти правило по номеру или все правила со словом.
help-rules-words = номер, например 21 или A5, или слова по-русски или по-английски; без них покажет оглавление
help-rules-examples =
    {"  "}quarterdeck rules ИГРА
    {"  "}quarterdeck rules ИГРА 21
    {"  "}quarterdeck rules ИГРА мина

help-edition = Проверить свой файл издания или показать тот, с которым идёт игра.
help-edition-act = check проверит файл, show покажет тот, что есть в игре
help-edition-words = игра и файл; игру можно не называть, если она названа в файле
help-edition-examples =
    {"  "}quarterdeck edition show ИГРА > моё.toml
    {"  "}quarterdeck edition check ИГРА моё.toml

help-scenario = Проверить свой файл сценария или показать тот, с которым идёт игра.
help-scenario-act = проверить файл, показать тот, с которым идёт игра, начать новый, переписать файл формата 1 или узнать от ботов, честен ли он
help-scenario-games = вместе с balance: сколько партий; если не указано, 200
help-scenario-seats = вместе с balance: сколько мест; если не указано, каждое число, на которое рассчитан файл
help-scenario-words = игра и файл; игру можно не называть, если она названа в файле
help-scenario-examples =
    {"  "}quarterdeck scenario check ИГРА мой.toml

help-deck = Проверить свой файл колоды, показать тот, с которым идёт игра, или начать новый.
help-deck-act = проверить файл, показать тот, с которым идёт игра, написать короткий новый или узнать от ботов, честен ли он
help-deck-games = вместе с balance: сколько партий; если не указано, 200
help-deck-seats = вместе с balance: сколько мест; если не указано, каждое число, на которое рассчитан файл
help-deck-words = игра и файл; игру можно не называть, если она названа в файле
help-deck-examples =
    {"  "}quarterdeck deck new ИГРА моя.toml
    {"  "}quarterdeck deck check моя.toml
    {"  "}quarterdeck deck show ИГРА --schema > deck.schema.json
    {"  "}quarterdeck play ИГРА --deck моя.toml

help-bench = Измерить скорость игр на одном ядре этой машины.
help-bench-game = код игры; если не указан, все игры
help-bench-seconds = сколько секунд измерять каждую игру; если не указано, 10
help-bench-examples =
    {"  "}quarterdeck bench ИГРА
    {"  "}quarterdeck bench ИГРА --json --seconds 30

help-arena = Пусть боты сыграют между собой, и посмотрим, что это доказывает.
help-arena-bots = кто играет, через запятую: звания (captain или captain:careful с манерой игры), random, greedy или cmd:ПРОГРАММА
help-arena-games = сколько партий; если не указано, 100
help-arena-seats = сколько мест; если не указано, по одному на бота
help-arena-scenario = файл со сценарием
help-arena-edition = файл с компонентами вашей коробки
help-arena-sprt = остановиться, как только ясно, сильнее ли первый бот (55 против 65 %)
help-arena-examples =
    {"  "}quarterdeck arena ИГРА --bots captain,greedy --games 200
    {"  "}quarterdeck arena ИГРА --bots flag,captain --sprt --games 1000
    {"  "}quarterdeck arena ИГРА --bots cmd:./mybot,sailor

help-ladder = Измерить каждое звание против предыдущего и записать таблицу в docs/ladder.md.
help-ladder-games = не больше стольких партий на пару; если не указано, 1000
help-ladder-scenario = файл со сценарием
help-ladder-edition = файл с компонентами вашей коробки
help-ladder-out = какой файл записать; если не указано, docs/ladder.md
help-ladder-all = и все остальные расклады: сценарии, команды, от двух до шести мест
help-ladder-others = вместе с --all: сколько партий на пару в каждом другом раскладе; если не указано, 120
help-ladder-examples =
    {"  "}quarterdeck ladder ИГРА
    {"  "}quarterdeck ladder ИГРА --all
    {"  "}quarterdeck ladder ИГРА --games 400 --out ladder.md

help-tune = Найти лучшие веса для оценки игры, играя с самим собой.
help-tune-games = партий на один шаг; если не указано, 1000
help-tune-scenario = файл со сценарием
help-tune-edition = файл с компонентами вашей коробки
help-tune-bot = кто играет; если не указано, greedy
help-tune-steps = сколько шагов; если не указано, 5
help-tune-out = какой файл записать; если не указано, weights.toml самой игры
help-tune-examples =
    {"  "}quarterdeck tune ИГРА --steps 10
    {"  "}quarterdeck tune ИГРА --bot lieutenant --games 2000 --out weights.toml

## Ошибки

error-cli-usage = { $what }. См. «{ $command } --help».
error-cli-puzzles = Наберите «quarterdeck puzzles make ИГРА», --games и --most больше 0.
error-cli-number = { $option }: нужно целое число, а не «{ $given }».
error-cli-positive = { $option }: нужно число больше нуля, а не «{ $given }».
error-cli-language = Языка «{ $given }» нет. Есть: { $expected }.
error-cli-option-use = { $option }: не то количество значений. См. «{ $command } --help».
error-cli-unexpected = «{ $given }» здесь не к месту. См. «{ $command } --help».
error-cli-command = Команды «{ $given }» нет. Есть: { $expected }.
error-cli-no-game = Какая игра? Ожидается одна из: { $expected }.
error-cli-no-file = Какой файл? Ожидается путь к записи партии.
error-cli-no-rule = В «{ $game }» нет правила с номером или словами «{ $given }». Ожидается номер от { $first } до { $last } или слово из правил.
error-cli-files = Ожидается «quarterdeck { $kind } check [ИГРА] ФАЙЛ», «quarterdeck { $kind } show ИГРА», «quarterdeck { $kind } new ИГРА [ФАЙЛ]» или «quarterdeck { $kind } upgrade [ИГРА] ФАЙЛ».
error-cli-file-there = Файл { $file } уже есть и остаётся как был. Выберите другое имя.
error-cli-file-newest = Файл { $file } уже в новейшем формате.
error-cli-file = Файл { $file } не читается: { $why }.
error-cli-file-text = Файл { $file } — не текст в UTF-8 (байт { $byte }).
error-cli-file-large = Файл { $file } больше { $most } байт; такие файлы бывают только меньше.
error-cli-file-toml = { $file }: { $why }
error-cli-file-game = В файле { $file } не сказано, для какой он игры. Ожидается строка вида game = "…", где одна из: { $expected }; или назовите игру перед файлом.
error-cli-file-none = У «{ $game }» нет файла { $kind }, который можно показать.
error-cli-save-name = «{ $given }» не подходит как имя партии. Ожидается от 1 до 80 букв, цифр, пробелов или дефисов.
error-cli-save-taken = Сохранённая партия «{ $given }» уже есть. Ожидается другое имя.
error-cli-save-none = Сохранённой партии «{ $given }» нет. Есть: { $expected }.
error-cli-save-nothing = Нет сохранённых партий, которые можно продолжить.
error-cli-save-secret = Секрет партии «{ $given }» утерян или повреждён ({ $file }), продолжить её нельзя.
error-cli-save-log = Игру «{ $given }» не продолжить: запись { $entry } её журнала больше нельзя исполнить ({ $why }). Всё до неё можно прочесть: quarterdeck replay «{ $file }».
error-cli-save-busy = Партию «{ $given }» сейчас играют в другом окне. Ожидается партия, которую никто не играет.
error-cli-option-form = «{ $given }» — не настройка. Ожидается КЛЮЧ=ЗНАЧЕНИЕ.
error-cli-player = «{ $given }» не может сесть за стол. Ожидается me, имя или бот: { $expected }.
error-cli-players = Игроков { $given }, а мест { $seats }. Ожидается по одному игроку на место.
error-cli-seat = Места { $given } в этой партии нет. Ожидается от 1 до { $seats }.
error-cli-number-range = Действия { $given } нет. Ожидается от 1 до { $last } или запись хода.
error-cli-dice-seed = С настоящими кубиками --seed не имеет смысла. Ожидается что-то одно: --real-dice или --seed.
cli-crash = Этого не должно было случиться ({ $error }). Партия сохранена. Отчёт: { $file }.
cli-not-compiled = Движок не скомпилирован и работает примерно в 70 раз медленнее; с компилятором C помогает «make build».

## Списки

games-facts = { $low }–{ $high } минут, мест: { $seats }, от { $age } лет
games-by = { $designers }; { $publisher }, { $year }

rules-see = См. также: { $ids }
rules-advice = Не проверяется: { $reason }

files-begun = Файл { $file } записан. Измените его, потом: quarterdeck { $kind } check { $file }
files-fine = Файл { $file } годится для «{ $game }».
files-mistakes =
    { $count ->
        [one] { $count } ошибка.
        [few] { $count } ошибки.
       *[many] { $count } ошибок.
    }

## Замеры

bench-title = { $game }: одно ядро, время процессора, лучшая из пяти серий
bench-figure = число
bench-ratio = наши партии
bench-games = случайных партий в секунду
bench-decisions = решений в них в секунду
bench-interpreted = случайных партий/с без компиляции
bench-driven = решений/с при управлении из Python
bench-clone = одна копия, нс
bench-peer = случайных партий/с, { $name } (C++)
bench-search = итераций поиска в секунду
bench-peer-search = итераций поиска в секунду, { $name } (C++)
bench-not-compiled = Движок здесь не скомпилирован: первые числа относятся к интерпретируемой сборке.
bench-no-peers = Соседи измеряются, если установлен OpenSpiel: pip install "quarterdeck[peers]".

## Арена, лестница, настройка

arena-title = { $game }: партий { $games }, в среднем решений { $length }
arena-bot = бот
arena-wins = победы
arena-draws = ничьи
arena-rate = доля (95 %)
arena-elo = Эло (95 %)
arena-score = очки
arena-stronger = { $bot } сильнее.
arena-not-stronger = { $bot } не сильнее.
arena-open = Пока неясно: нужно больше партий.
arena-capped =
    { $count ->
        [one] { $count } партия закончилась не по правилам и считается ничьей.
        [few] { $count } партии закончились не по правилам и считаются ничьими.
       *[many] { $count } партий закончились не по правилам и считаются ничьими.
    }
arena-complaint =
    { $count ->
        [one] { $bot }: { $what }; { $count } раз вместо него ходил запасной игрок.
        [few] { $bot }: { $what }; { $count } раза вместо него ходил запасной игрок.
       *[many] { $bot }: { $what }; { $count } раз вместо него ходил запасной игрок.
    }
ladder-rung = { $higher } против { $lower }: { $rate }, партий: { $games }
ladder-stopped = Остановлено; та же команда продолжит с этого места по партиям из { $file }
ladder-written = Записано: { $file }
ladder-no-folder = такой папки нет
tune-step = { $step }/{ $steps }: { $weights }
tune-better = Новые веса набирают { $rate } против старых, партий: { $games }.
tune-not-better = Новые веса набирают только { $rate } против старых, партий: { $games }; ничего не записано.
error-cli-bots = Какие боты? Нужен --bots хотя бы с одним, например --bots captain,greedy.

## Меню

menu-language = Язык
menu-language-name = Русский
menu-start = Что делаем?
menu-resume = Продолжить сохранённую партию
menu-new = Начать новую
menu-game = Во что играем?
menu-opponent = Кто против вас?
menu-against-people = люди за этим же экраном
menu-input = Номер или Enter, чтобы выбрать { $first }:{" "}
error-cli-pick = «{ $given }» нет в списке. Ожидается число от 1 до { $last }.
error-cli-no-games = Здесь не установлено ни одной игры.

## Игра

play-sealed = Кубики запечатаны: SHA-256 { $commitment }…
play-seat = Место { $number }
play-hint-help = «помощь» покажет, что можно ввести.
play-input = >{" "}
play-lapsed = Уже невозможно: { $actions }. { $why }
play-more = страница { $page } из { $pages }: «ещё» листает, часть записи хода отбирает
play-earlier =
    { $count ->
        [one] … раньше { $count } строка: «журнал»
        [few] … раньше { $count } строки: «журнал»
       *[many] … раньше { $count } строк: «журнал»
    }
play-moved = { $player }: { $actions }
play-moved-hidden = Тайное решение принято: { $player }.
play-curtain = Теперь решает: { $player }
play-curtain-enter = Передайте экран и нажмите Enter.{" "}
play-dice = { $what } ({ $choices }):{" "}
play-why-legal = Сейчас так можно.
play-saved = Сохранено. Продолжить: quarterdeck play --resume "{ $name }"
play-rematch = Реванш, все на одно место дальше? [д/Н]{" "}
play-resign-sure = Точно сдаётесь? (д/н){" "}
play-warning-sure = Всё равно так сделать? (д/н){" "}
play-draw-offered = { $player } предлагает ничью: «ничья» — согласиться, любой ход — отказаться.
play-total = всего
play-drawn = Никто не победил.
play-won =
    { $count ->
        [one] Победа: { $names }
       *[other] Победили: { $names }
    }
play-commitment = Кубики запечатаны, SHA-256: { $commitment }
play-secret = Секрет: { $secret }
play-replay = Запись партии: { $file }
play-verify = Проверить кубики: quarterdeck verify "{ $file }"
play-resumed = Продолжаем «{ $name }».
play-resume-which = Какую партию?
play-thinking = { $player } думает: { $percent }
play-complaint = { $player }: { $what }; вместо него ходил запасной игрок.
play-program-absent = { $command } сейчас не указана, вместо неё играет жадный бот; чтобы играла она: --resume … --players me,{ $command }
play-help =
    Ход вводят так, как он записан в списке, или его номером; часть записи покажет подходящие ходы.
    Слова, курсы и буквы клеток можно писать по-русски (Н7 — это H7; N, Q, R, S, U, V, W только латиницей).
    {"  "}почему ХОД            почему так нельзя, с правилом
    {"  "}что [СЛОВО]           что умеет фигура, карточка, клетка; без слова — все
    {"  "}подсказка             лучшие ходы, шансы и почему
    {"  "}правила НОМЕР|СЛОВО   найти правила
    {"  "}назад                 взять ход назад: с ботами — всегда, с людьми — пока ничего не открылось
    {"  "}поле                  показать стол ещё раз, с тем, что сделали другие
    {"  "}стол                  показать всё, даже если не помещается
    {"  "}ещё                   следующая страница списка
    {"  "}журнал [N|всё]        что произошло
    {"  "}очки                  очки на эту минуту
    {"  "}сохранить [ИМЯ]       партия сохраняется всегда; так ей можно дать имя
    {"  "}ничья, сдаюсь         закончить партию
    {"  "}выход                 выйти; продолжить потом через --resume
play-nothing-left = { $player }: больше делать было нечего, поэтому сделано «{ $action }».
play-cut = … остальное: «стол»
play-dice-of = { $what }, { $place } из { $total }
play-dice-help = Введите, что показал кубик или карточка: номер, название или его первые буквы. Здесь: { $choices }. «назад» вычеркнет последнее, «поле» покажет стол, «выход» — выйти.
play-begin = Нажмите Enter, чтобы начать.{" "}
play-reconstructed = Восстановлено: { $parts }.
error-cli-perhaps = { $why } Может быть: { $meant }
error-cli-what = В этой игре нет ничего с названием «{ $given }». Может быть: { $expected }.
error-cli-what-none = У «{ $game }» нет списка фигур; «правила СЛОВО» найдёт правила о них.
error-cli-dice = «{ $given }» выпасть не может. Возможно: { $expected }.
error-cli-dice-several = «{ $given }» может значить: { $expected }. Добавьте букву.
error-cli-why = Что «почему»? Ожидается: почему ХОД.
error-cli-no-score = В «{ $game }» до конца партии очки не считают.

## Записи партий и их проверка

replay-step = { $step }/{ $last }
replay-input = Enter дальше, p назад, номер, место N, правда, q:{" "}
error-cli-replay-step = «{ $given }» никуда не ведёт. Ожидается Enter, p, число от 0 до { $last }, место N, правда или q.
verify-protocol = Протокол кубиков { $protocol }.
verify-derived = Доли, выведенные из секрета (боты и те, кто ничего не внёс): { $seats }.
verify-given = Сказано, что все доли внесли люди; наверняка вы знаете только свою.
verify-epoch = Со строки { $line }: кубики эпохи { $epoch }, потому что сервер восстановлен из копии.
help-bench-peers = измерить игры рядом с играми OpenSpiel и PettingZoo и написать страницу с графиком
help-bench-out = вместе с --peers: какую страницу написать; если не указано, peers.md
help-dataset = Сыграть партии между ботами и записать их в файлы Parquet для обучения и статистики.
help-dataset-games = сколько партий; если не указано, 1000
help-dataset-edition = файл с компонентами вашей коробки
help-dataset-scenario = файл со сценарием
help-dataset-rank = чин, который играет за все места; если не указан, матрос
help-dataset-out = папка, в которую писать или в которой продолжать; если не указана, dataset
help-dataset-from = составить набор из этих записей партий
help-dataset-replays = записать партии этого набора файлами записей
help-name-folder = ПАПКА
help-dataset-examples =
    {"  "}quarterdeck dataset ИГРА --games 1000 --rank captain --out games
    {"  "}quarterdeck dataset --from one.replay two.replay --out mine
    {"  "}quarterdeck dataset --replays games

# Clocks
play-clocks = Часы: { $times }
error-cli-pace = «{ $given }» — темп на дни; за одним экраном бывает только живой, например 10+10.

## Встречи

help-serve-watch-delay = на сколько секунд отстают зрители в играх со скрытыми картами; без этого на 60
help-serve-word-list = файл со словами, по одному в строке, которых не должно быть в именах и сообщениях
help-serve-push-contact = как с вами связаться службам уведомлений, mailto: или https:; без этого — базовый адрес
