### «Флот. Улов кубов»: названия, варианты, подсказки, действия, причины, события, очки.

game-goal = Наберите больше всех очков за десять раундов: за рыбу, лодки, лицензии, здания и бонус краба.
game-provenance = Печатный лист нам неизвестен: игра идёт на восстановленном. Если у вас есть коробка, играйте со своим файлом издания.
component-columns = { $count ->
    [one] Клетки, лодки и места для рыбы: { $count } столбец
    [few] Клетки, лодки и места для рыбы: { $count } столбца
   *[many] Клетки, лодки и места для рыбы: { $count } столбцов
}
component-harbor = { $count ->
    [one] Клетки, вместимость и очки: { $count } судно гавани
    [few] Клетки, вместимость и очки: { $count } судна гавани
   *[many] Клетки, вместимость и очки: { $count } судов гавани
}
component-wharf = { $count ->
    [one] Клетки и очки: { $count } здание
    [few] Клетки и очки: { $count } здания
   *[many] Клетки и очки: { $count } зданий
}
component-market = Сколько платит рынок
component-coins = Счётчик монет и его звёзды; клеток: { $count }
component-dice = Грани кубиков
component-licences = Что приносят лицензии
component-rounds = Число раундов: { $count }
component-titles = Звания одиночной игры

# для поиска: как называется в коробке = как у нас
names-of-the-box = консервный завод = консервный цех; рыба-меч = меч-рыба; рыбу-меч = меч-рыбу; магазин снастей = лавка снастей; научно-исследовательское судно = научное судно; дары моря = буфет; ячейк = клетк; гекс = шестиугольник

seat-player1 = Игрок 1
seat-player2 = Игрок 2
seat-player3 = Игрок 3
seat-player4 = Игрок 4
ruth-name = Капитан Рут

option-first_player = Первый игрок
    .help = Кто первый в первом раунде. В одиночной игре первый всегда вы.
option-first_player-random = случайный
option-first_player-1 = игрок 1
option-first_player-2 = игрок 2
option-first_player-3 = игрок 3
option-first_player-4 = игрок 4
option-strict_wharf = Здания достраивать самому (соло)
    .help = Выключено: начатое вами здание считается достроенным и тогда, когда последнюю открытую клетку вычёркивает капитан Рут. Включено: последней должна быть ваша отметка.

section-shrimp = Криль
    .short = Кри
section-cod = Треска
    .short = Тре
section-lobster = Лобстер
    .short = Лоб
section-swordfish = Меч-рыба
    .short = Меч
section-oyster = Устрица
    .short = Уст
section-crab = Краб
    .short = Краб
section-club = Клуб капитана
    .short = Клуб
section-research = Научное судно
    .short = Нау
section-barge = Баржа
    .short = Бар
section-kayak = Каяк
    .short = Каяк
section-casino = Казино
    .short = Каз
section-bank = Банк
    .short = Банк
section-salvage = Утиль
    .short = Ути
section-tackle = Лавка снастей
    .short = Сна
section-cannery = Консервный цех
    .short = Кон
section-smokehouse = Коптильня
    .short = Коп
section-pub = Паб рыбака
    .short = Паб
section-buffet = Буфет
    .short = Буф

face-shrimp = криль
face-cod = треска
face-lobster = лобстер
face-swordfish = меч-рыба
face-oyster = устрица
face-coins = 3 монеты
face-harbor = гавань
face-wharf = причал
face-market = рынок

bonus-worth = { $bonus ->
    [fish] { $per ->
        [1] 1 очко за каждую рыбу
        [few] 1 очко за каждые { $per } рыбы
       *[many] 1 очко за каждые { $per } рыб
    }
    [boats] { $per ->
        [1] 1 очко за каждую лодку
        [few] 1 очко за каждые { $per } лодки
       *[many] 1 очко за каждые { $per } лодок
    }
    [licences] { $per ->
        [1] 1 очко за каждую лицензию
        [few] 1 очко за каждые { $per } лицензии
       *[many] 1 очко за каждые { $per } лицензий
    }
    [wharf] { $per ->
        [1] 1 очко за каждую отметку на причале
        [few] 1 очко за каждые { $per } отметки на причале
       *[many] 1 очко за каждые { $per } отметок на причале
    }
    [full] { $per ->
        [1] 1 очко за каждую полную лодку
        [few] 1 очко за каждые { $per } полные лодки
       *[many] 1 очко за каждые { $per } полных лодок
    }
   *[ship] { $per ->
        [1] 1 очко за каждую спущенную лодку: { $ship }
        [few] 1 очко за каждые { $per } спущенные лодки: { $ship }
       *[many] 1 очко за каждые { $per } спущенных лодок: { $ship }
    }
}
bonus-fish = 1 очко за столько-то рыб
    .short = рыба
bonus-boats = 1 очко за столько-то лодок
    .short = лодки
bonus-licences = 1 очко за столько-то лицензий
    .short = лицензии
bonus-wharf = 1 очко за столько-то клеток причала
    .short = причал
bonus-full = 1 очко за столько-то полных лодок
    .short = полные лодки
bonus-shrimp = 1 очко за столько-то лодок одного вида
    .short = { section-shrimp }
bonus-cod = 1 очко за столько-то лодок одного вида
    .short = { section-cod }
bonus-lobster = 1 очко за столько-то лодок одного вида
    .short = { section-lobster }
bonus-swordfish = 1 очко за столько-то лодок одного вида
    .short = { section-swordfish }
bonus-oyster = 1 очко за столько-то лодок одного вида
    .short = { section-oyster }
bonus-crab = 1 очко за столько-то лодок одного вида
    .short = { section-crab }
bonus-research = 1 очко за столько-то лодок одного вида
    .short = { section-research }
bonus-barge = 1 очко за столько-то лодок одного вида
    .short = { section-barge }
bonus-kayak = 1 очко за столько-то лодок одного вида
    .short = { section-kayak }

step-start = начальные бонусы
step-boat = корабельная фаза
step-boat-shared = корабельная фаза, общий кубик
step-income = доход
step-fishing = ловля
step-town = городская фаза
step-town-shared = городская фаза, общий кубик
step-over = конец

prompt-over = Игра окончена.
prompt-wait = { $player } думает.
prompt-crab-wait = Бонус краба можно будет выбрать, когда закончат те, кто ходит раньше; ждём: { $player }.
prompt-take = Возьмите кубик.
prompt-use = { $own ->
    [yes] Используйте свой кубик: { $face }.
   *[no] Оставшийся кубик используют все: { $face }.
}
prompt-second = Криль отмечает ещё клетку: выберите столбец.
prompt-star = { $stars ->
    [one] { $stars } звезда: отметьте клетку любого раздела.
    [few] { $stars } звезды: отметьте клетку любого раздела.
   *[many] { $stars } звёзд: отметьте клетку любого раздела.
}
prompt-either = { $section }: лицензия или лодка?
prompt-bonus = Выберите бонус краба; больше он никому не достанется.
prompt-oyster = Устрицы: вторая рыба или монета?

task-idle = ничего
task-take = выбор кубика
task-use = использование кубика
task-second = вторая отметка кубика криля
task-star = звёздное действие
task-either = лицензия или лодка
task-bonus = бонус краба
task-oyster = вторая рыба лодки для устриц

action-take = Взять: { $face }{ $gives ->
    [harbor] {" "}— клетка любого судна гавани
    [wharf] {" "}— клетка любого здания
    [cash] {" "}— монеты +{ $coins }
    [any] { $level ->
        [1] {" "}— клетка любого столбца
        [2] {" "}— клетка любого столбца и звезда
       *[3] {" "}— две клетки любых столбцов и звезда
    }
    [full] { $instead ->
        [none] {" "}— отмечать нечего, только монета
        [salvage] {" "}— отмечать нечего: монета или звезда через «Утиль»
        [hex] {" "}— отмечать нечего: монета или шестиугольник буфета
        [reroll] {" "}— отмечать нечего: монета или переброска в казино
       *[several] {" "}— отмечать нечего: монета или одно из ваших зданий
    }
    [licence] {" "}— лицензия { $level }
    [boat] {" "}— лодка на воду
    [either] {" "}— лицензия или лодка
   *[plain] { $left ->
        [0] {" "}— клетка
       *[other] {" "}— клетка; до следующей активации ещё { $left }
    }
}{ $gives ->
    [cash] {""}
   *[other] { $coins ->
        [0] {""}
       *[other] , монеты +{ $coins }
    }
}{ $stars ->
    [0] {""}
   *[other] , звёзды +{ $stars }
}{ $points ->
    [0] {""}
   *[other] , очки +{ $points }
}
    .brief = Взять: { $face }
action-mark = { $section }, клетка { $box }{ $gives ->
    [licence] : лицензия { $level }
    [boat] : лодка на воду
    [either] : лицензия или лодка
    [bonus] : лицензия краба и бонус
    [club] : личная ловля
    [built] : построено
    [part] : до постройки ещё { $left }
   *[plain] { $left ->
        [0] {""}
       *[other] : до следующей активации ещё { $left }
    }
}{ $fish ->
    [0] {""}
   *[other] , рыба +{ $fish }
}{ $coins ->
    [0] {""}
   *[other] , монеты +{ $coins }
}{ $stars ->
    [0] {""}
   *[other] , звёзды +{ $stars }
}{ $points ->
    [0] {""}
   *[other] , очки +{ $points }
}
    .brief = { $section }, клетка { $box }
action-star = ★ { $section }, клетка { $box }{ $gives ->
    [licence] : лицензия { $level }
    [boat] : лодка на воду
    [either] : лицензия или лодка
    [bonus] : лицензия краба и бонус
    [club] : личная ловля
    [built] : построено
    [part] : до постройки ещё { $left }
   *[plain] { $left ->
        [0] {""}
       *[other] : до следующей активации ещё { $left }
    }
}{ $fish ->
    [0] {""}
   *[other] , рыба +{ $fish }
}{ $coins ->
    [0] {""}
   *[other] , монеты +{ $coins }
}{ $stars ->
    [0] {""}
   *[other] , звёзды +{ $stars }
}{ $points ->
    [0] {""}
   *[other] , очки +{ $points }
}
    .brief = ★ { $section }, клетка { $box }
action-coin = Использовать кубик как монету: монеты +{ $coins }{ $stars ->
    [0] {""}
   *[other] , звёзды +{ $stars }
}
action-coins = Взять монеты: монеты +{ $coins }{ $stars ->
    [0] {""}
   *[other] , звёзды +{ $stars }
}
action-market = Продать на рынке: монеты +{ $coins }{ $stars ->
    [0] {""}
   *[other] , звёзды +{ $stars }
}
action-salvage = { $left ->
    [one] Утиль: звёздное действие взамен; остался { $left } раз
    [few] Утиль: звёздное действие взамен; осталось { $left } раза
   *[many] Утиль: звёздное действие взамен; осталось { $left } раз
}
action-hex = Буфет: отметить шестиугольник «{ $face }»{ $points ->
    [0] {""}
   *[other] , очки +{ $points }
}
action-reroll = Казино: перебросить «{ $face }»
action-decline = { $second ->
    [yes] Отказаться от второй отметки
   *[no] Отказаться от звезды
}
action-licence = { $section }: лицензия { $level }{ $coins ->
    [0] {""}
   *[other] , монеты +{ $coins }
}{ $stars ->
    [0] {""}
   *[other] , звёзды +{ $stars }
}{ $points ->
    [0] {""}
   *[other] , очки +{ $points }
}
action-boat = { $section }: спустить лодку{ $coins ->
    [0] {""}
   *[other] , монеты +{ $coins }
}{ $stars ->
    [0] {""}
   *[other] , звёзды +{ $stars }
}{ $points ->
    [0] {""}
   *[other] , очки +{ $points }
}
action-bonus = { $bonus ->
    [none] Такого бонуса нет
   *[other] { bonus-worth }; сейчас { $points }
}
ction-bonus = { $bonus ->
    [fish] { $per ->
        [1] 1 очко за каждую рыбу
       *[other] 1 очко за каждые { $per } рыб
    }
    [boats] { $per ->
        [1] 1 очко за каждую лодку
       *[other] 1 очко за каждые { $per } лодки
    }
    [licences] { $per ->
        [1] 1 очко за каждую лицензию
       *[other] 1 очко за каждые { $per } лицензии
    }
    [wharf] { $per ->
        [1] 1 очко за каждую отметку на причале
       *[other] 1 очко за каждые { $per } отметки на причале
    }
    [full] { $per ->
        [1] 1 очко за каждую полную лодку
       *[other] 1 очко за каждые { $per } полные лодки
    }
   *[none] Такого бонуса нет
}; сейчас { $points }
action-catch = Взять вторую рыбу
action-sell = Взять монету вместо рыбы{ $stars ->
    [0] {""}
   *[other] , звёзды +{ $stars }
}

reason-not-your-decision = Сейчас вам нечего решать.
reason-wrong-task = Сейчас решается другое: { $task }.
reason-not-in-pool = Среди кубиков нет грани «{ $face }».
reason-section-full = { $section }: открытых клеток не осталось.
reason-wrong-section = Этот кубик не отмечает клетки раздела «{ $section }».
reason-no-coins-face = Грань «{ $face }» не приносит монет; но любой кубик можно использовать как монету.
reason-no-salvage = Ваш «Утиль» не достроен.
reason-salvage-used-up = { $uses ->
    [1] «Утиль» помогает один раз за игру, и этот раз уже был.
    [few] «Утиль» помогает { $uses } раза за игру, и все они уже были.
   *[many] «Утиль» помогает { $uses } раз за игру, и все они уже были.
}
reason-nothing-open = Звезде нечего отмечать: открытых клеток нет.
reason-no-buffet = Ваш буфет не отмечен.
reason-no-hex-face = Шестиугольники есть только у пяти граней с лодками.
reason-hex-taken = Этот шестиугольник уже отмечен.
reason-no-casino = Ваше казино не достроено.
reason-rerolled-already = Этот кубик вы уже перебрасывали.
reason-not-your-die = Перебросить можно только выбранный вами кубик, не общий.
reason-bonus-taken = Этот бонус уже занят.
reason-no-such-bonus = Такого бонуса нет.
reason-section-crossed = { $section }: открытых клеток не осталось, часть из них вычеркнула капитан Рут.
reason-take-first = Сначала возьмите кубик: что можно отметить, зависит от его грани.
reason-star-is-no-die = Сейчас у вас звезда, а не кубик: отметьте ею следующую клетку любого раздела или откажитесь от неё.
reason-bonus-first = Сначала выберите бонус краба: отложить или потом сменить его нельзя.
reason-bonus-later = Бонус краба выбирают один раз — когда отмечают клетку лицензии краба (L), и больше он никому не достанется.
reason-compulsory = От этого нельзя отказаться.

event-start = { $player } начинает с грани «{ $face }»: отмечены первые три клетки.
event-first-player = Первым ходит { $player }.
event-round = { $ruth ->
    [yes] Раунд { $round }; первой ходит капитан Рут.
   *[no] Раунд { $round }; первым ходит { $player }.
}
event-rolled = Выпало: { $face }.
event-taken = { $player } берёт кубик: { $face }.
event-rerolled = { $player } перебрасывает кубик «{ $old }»: { $face }.
event-shared = Кубик для всех: { $face }.
event-marked = { $player } отмечает: { $section }, клетка { $box }.
event-star-marked = { $player } отмечает звездой: { $section }, клетка { $box }.
event-licence = { $player } получает лицензию { $level }: { $section }.
event-launched = { $count ->
    [one] { $player } спускает лодку на воду: { $section }.
    [few] { $player } спускает лодку на воду: { $section }, теперь { $count }.
   *[many] { $player } спускает лодку на воду: { $section }, теперь { $count }.
}
event-coins = { $player } отмечает монеты: { $coins }{ $stars ->
    [0] {""}
    [one] , { $stars } звезда
    [few] , { $stars } звезды
   *[many] , { $stars } звёзд
}{ $lost ->
    [0] .
   *[other] ; за концом счётчика потеряно: { $lost }.
}
event-as-coin = { $player } использует кубик «{ $face }» как монету.
event-cash = { $player } берёт монеты за кубик «{ $face }»: { $coins }.
event-income = { $player }: доход { $base }{ $lobster ->
    [0] {""}
   *[other] , лобстер +{ $lobster }
}{ $cannery ->
    [0] .
   *[other] , консервный цех +{ $cannery }.
}
event-caught = { $private ->
    [yes] Клуб капитана: { $player } ловит рыбу: { $fish }
   *[no] { $player } ловит рыбу: { $fish }
}{ $barge ->
    [0] .
   *[other] , из них на баржу: { $barge }.
}
event-second-fish = { $sold ->
    [yes] { $player } берёт монету вместо второй рыбы лодки для устриц.
   *[no] { $player } берёт вторую рыбу на лодку для устриц.
}
event-swordfish = { $player }, лицензия на меч-рыбу: звёзды +{ $stars }{ $coins ->
    [0] .
   *[other] , затем монеты +{ $coins }.
}
event-bonus = { $bonus ->
    [none] { $player }: свободных бонусов краба не осталось.
   *[other] { $player } выбирает бонус краба: { bonus-worth }.
}
vent-bonus = { $bonus ->
    [fish] { $player } выбирает бонус краба: { $per ->
        [1] 1 очко за каждую рыбу
        [few] 1 очко за каждые { $per } рыбы
       *[many] 1 очко за каждые { $per } рыб
    }.
    [boats] { $player } выбирает бонус краба: { $per ->
        [1] 1 очко за каждую лодку
        [few] 1 очко за каждые { $per } лодки
       *[many] 1 очко за каждые { $per } лодок
    }.
    [licences] { $player } выбирает бонус краба: { $per ->
        [1] 1 очко за каждую лицензию
        [few] 1 очко за каждые { $per } лицензии
       *[many] 1 очко за каждые { $per } лицензий
    }.
    [wharf] { $player } выбирает бонус краба: { $per ->
        [1] 1 очко за каждую клетку причала
        [few] 1 очко за каждые { $per } клетки причала
       *[many] 1 очко за каждые { $per } клеток причала
    }.
    [full] { $player } выбирает бонус краба: { $per ->
        [1] 1 очко за каждую полную лодку
        [few] 1 очко за каждые { $per } полные лодки
       *[many] 1 очко за каждые { $per } полных лодок
    }.
   *[none] { $player }: свободных бонусов краба не осталось.
}
event-built = { $player }: построено — { $section }.
event-hex = { $player } отмечает в буфете шестиугольник «{ $face }», всего { $count }.
event-salvage = { $player } пользуется «Утилем» ради звезды; осталось раз: { $left }.
event-declined = { $second ->
    [yes] { $player } отказывается от второй отметки.
   *[no] { $player } отказывается от звезды.
}
event-lost = { $second ->
    [yes] { $player }: открытых столбцов нет, вторая отметка пропадает.
   *[no] { $player }: открытых клеток нет, пропало звёзд: { $count }.
}
event-ruth-takes = Капитан Рут берёт кубик: { $face }.
event-ruth-shares = Капитан Рут использует общий кубик: { $face }.
event-crossed = Капитан Рут вычёркивает: { $section }, клетка { $box }.
event-star-crossed = Капитан Рут вычёркивает звезду на монете { $box }.
event-nothing-crossed = Капитану Рут нечего вычёркивать.
event-tokens = Жетоны капитана Рут переходят: { $boat }, { $harbor }, { $wharf }.
event-scored = { $player }: очки — { $points }, рыба — { $fish }.
event-conceded = { $player } сдаётся.

chance-start = корабельный кубик для начального бонуса
chance-first-player = кто первый
chance-boat = корабельный кубик
chance-town = городской кубик
chance-reroll = переброшенный кубик

odds-face = { $face }{ $coins ->
    [0] {""}
   *[other] : монеты +{ $coins }
}
odds-market = { $count ->
    [one] рынок на { $count } городском кубике из { $dice }, за каждый монет: { $coins }
   *[other] рынок на { $count } городских кубиках из { $dice }, за каждый монет: { $coins }
}
odds-coins = монет в среднем с граней с монетами
odds-market-dice = граней «рынок» в среднем

end-points = { $winner } побеждает; очки: { $points }.
end-fish = Очков поровну; { $winner } побеждает по улову.
end-shared = { $count ->
    [one] Поровну и очков, и рыбы: победу делят { $count } игрок.
    [few] Поровну и очков, и рыбы: победу делят { $count } игрока.
   *[many] Поровну и очков, и рыбы: победу делят { $count } игроков.
}
end-solo = { $title ->
    [wolf] Очки: { $points }. Настоящий морской волк!
    [captain] Очки: { $points }. Достойно капитана.
    [mate] Очки: { $points }. Хороший помощник капитана.
    [sailor] Очки: { $points }. Бывалый матрос.
   *[novice] Очки: { $points }. Пока новичок.
}
end-concession = { $count ->
    [0] Игра сдана.
   *[other] { $winner } побеждает: остальные сдались.
}

warning-star = Звезда пропадёт: копить её нельзя.
warning-die = Этим кубиком отмечать нечего: он даст только монеты, { $coins }.
warning-coins = Счётчик монет полон: монеты пропадут.
warning-unfinished = { $section }: достроить уже не успеть, а недостроенное здание очков не даёт.

score-fish = { $count ->
    [one] { $count } рыба
    [few] { $count } рыбы
   *[many] { $count } рыб
}
    .head = Рыба
score-boats = { $section }: { $count ->
    [one] { $count } лодка
    [few] { $count } лодки
   *[many] { $count } лодок
}
    .head = Лодки
score-licence = { $section }: лицензия
    .head = Лицензии
score-building = { $section }
    .head = Здания
score-bonus = { $bonus ->
    [fish] Краб: рыб { $count }, на очко { $per }
    [boats] Краб: лодок { $count }, на очко { $per }
    [licences] Краб: лицензий { $count }, на очко { $per }
    [wharf] Краб: клеток причала { $count }, на очко { $per }
    [full] Краб: полных лодок { $count }, на очко { $per }
   *[ship] Краб: { $ship }, лодок { $count }, на очко { $per }
}
    .head = Бонус краба

text-round = раунд { $round } из { $rounds } · { $step }
text-first = первый: { $player }
text-ruth = { $first ->
    [yes] Капитан Рут ходит первой; её жетоны: { $boat }, { $harbor }, { $wharf }
   *[no] Капитан Рут ходит второй; её жетоны: { $boat }, { $harbor }, { $wharf }
}
text-points = очки { $total }: рыба { $fish } · лодки { $boats } · лицензии { $licences } · здания { $buildings } · краб { $bonus }
text-gone = сдался
text-harbor = Гавань
text-wharf = Причал
text-coins = Монеты { $coins } из { $boxes } · рыба { $fish }, за неё рынок платит { $market }
text-coins-short = монеты { $coins }/{ $boxes }
text-legend-boxes = · клетка  L лицензия  B лодка  ? на выбор  A активация  ■● отмечено  × вычеркнуто
text-legend-boats = ▼ лодка: рыба/место, ! полная  ▽ не спущена  ●○ лицензии  ✓ работает  ☆ звезда

# Подсказки
asset-boat = { $count ->
    [one] { $count } лодка
    [few] { $count } лодки
   *[other] { $count } лодок
}
asset-licence = { $count ->
    [one] { $count } лицензия
    [few] { $count } лицензии
   *[other] { $count } лицензий
}
asset-building = { $count ->
    [one] { $count } здание
    [few] { $count } здания
   *[other] { $count } зданий
}
asset-coin = { $count ->
    [one] { $count } монета
    [few] { $count } монеты
   *[other] { $count } монет
}

tally-built = Здания
tally-launched = Спущенные лодки
