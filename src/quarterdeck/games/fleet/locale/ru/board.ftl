### Что говорят нарисованные листы: подписи, короткие имена, тексты для чтения с экрана.

board-progress = раунд { $round } из { $rounds }
board-sheets = Чей лист
board-sheet-of = Лист: { $player }
board-halves = Какая половина листа
board-page-boats = Лодки
board-page-town = Город
board-page-sheet = Мой лист
board-map = Разделы листа
board-page-others = Другие
board-phases = Фазы раунда
board-phase-boat = Лодки
board-phase-income = Доход
board-phase-fishing = Ловля
board-phase-town = Город

board-dice = Кубики
board-die-yours = ваш кубик
board-die-shared = общий
board-way-coin = Как монету
board-way-coins = Монеты
board-way-market = Рынок
board-way-reroll = Перебросить
board-way-salvage = Утиль: звезда
board-way-hex = Буфет
board-chain = Откуда это взялось
board-star-now = звезда, которую пора поставить
board-bonus-now = 1 за { $per } · сейчас { $points }
board-choose-licence = Взять лицензию { $level }
board-choose-boat = Спустить лодку

board-harbor = Гавань
board-wharf = Причал
board-section = { $section }: отмечено клеток { $marked } из { $size }
board-crossed = вычеркнула капитан Рут: { $count }
board-licences = { $level ->
    [0] лицензии нет
   *[other] лицензия { $level }
}
board-afloat = { $count ->
    [one] на воде { $count } лодка
    [few] на воде { $count } лодки
   *[many] на воде { $count } лодок
}
board-legal = можно выбрать
board-boat = { $full ->
    [yes] Лодка полна, рыба: { $fish }
   *[no] Лодка, рыба: { $fish } из { $room }
}
board-boat-waits = Лодка ещё не на воде
board-ruth-token = Жетон капитана Рут
board-ruth-crossed = вычеркнула капитан Рут
board-ruth-turn = { $first ->
    [yes] в этом раунде первая
   *[no] в этом раунде вторая
}
board-each = по { $points }
board-uses = { $count ->
    [one] остался { $count } раз
    [few] осталось { $count } раза
   *[many] осталось { $count } раз
}
board-hex = { $kind }: открыто
board-hex-on = { $kind }: отмечено
board-bonus = { bonus-worth }

oard-bonus = { $bonus ->
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
        [1] 1 очко за каждую клетку причала
        [few] 1 очко за каждые { $per } клетки причала
       *[many] 1 очко за каждые { $per } клеток причала
    }
   *[full] { $per ->
        [1] 1 очко за каждую полную лодку
        [few] 1 очко за каждые { $per } полные лодки
       *[many] 1 очко за каждые { $per } полных лодок
    }
}

board-licence-shrimp = { $level ->
    [1] кубик = любой столбец
    [2] любой столбец и звезда
   *[3] два столбца и звезда
}
board-licence-cod = за лодку монеты +{ $coins }
board-licence-lobster = доход { $coins } от { $boats } лодок
board-licence-swordfish = { $level ->
    [1] звезда после ловли
    [2] звезда и монета после ловли
   *[3] 2 звезды после ловли
}
board-licence-oyster = вмещает { $room }, рыба или монета

board-building-casino = переброс
board-building-bank = очки за каждую клетку
board-building-salvage = звёзды за кубики
board-building-tackle = монета дороже
board-building-cannery = доход за полные
board-building-smokehouse = рынок щедрее
board-building-pub = все клетки или ничего
board-building-buffet = шестиугольник за кубик

board-coins = Монеты
board-coins-of = { $coins } из { $boxes }
board-next-star = { $count ->
    [1] дальше звезда
   *[other] до звезды { $count }
}
board-no-star = звёзд больше нет
board-market-step = { $range } рыб: { $coins }
board-market-short = { $range }: { $coins }
board-market-name = Рынок
board-sell = Продать на рынке, { $coins ->
    [one] { $coins } монета
    [few] { $coins } монеты
   *[many] { $coins } монет
}

board-count-coins = { $count ->
    [one] отмечена { $count } монета
    [few] отмечено { $count } монеты
   *[many] отмечено { $count } монет
}
board-count-fish = { $count ->
    [one] поймана { $count } рыба
    [few] поймано { $count } рыбы
   *[many] поймано { $count } рыб
}
board-count-boats = { $count ->
    [one] { $count } лодка
    [few] { $count } лодки
   *[many] { $count } лодок
}
board-count-licences = { $count ->
    [one] { $count } лицензия
    [few] { $count } лицензии
   *[many] { $count } лицензий
}
board-first = в этом раунде первый
board-score-bonus = { score-bonus }
    .head = Краб

board-outcome-shrimp = Криль
board-outcome-cod = Треска
board-outcome-lobster = Лобстер
board-outcome-swordfish = Меч-рыба
board-outcome-oyster = Устрица
board-outcome-coins = 3 монеты
board-outcome-harbor = Гавань
board-outcome-harbor2 = Гавань
board-outcome-wharf = Причал
board-outcome-wharf2 = Причал
board-outcome-market = Рынок
board-outcome-market2 = Рынок
