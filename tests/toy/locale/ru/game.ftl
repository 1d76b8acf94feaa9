### Игрушка: всё, что она говорит, кроме правил.

game-name = Игрушечная дуэль
game-blurb = Два корабля или двое на двое. Заряжайте втайне, стреляйте по кубику, берегите груз.

option-planks = Запасные доски
    .help = У каждого корабля есть запасные доски: ими можно закрыться от одного попадания.
option-length = Длина
    .help = Сколько раундов стрельбы самое большее.
option-length-short = три раунда
option-length-long = шесть раундов

shot-light = лёгкие ядра
shot-heavy = тяжёлые ядра

action-load =
    { $shot ->
        [light] Зарядить лёгкие ядра
       *[heavy] Зарядить тяжёлые ядра
    }
action-fire = Выстрелить по кораблю { $target }
action-endure = Принять попадание
action-planks = Закрыться запасными досками

order-ask = Спросить, когда попадут
order-always = Закрыться досками при первом попадании

prompt-load = Зарядите орудия; чем — никто не увидит.
prompt-fire = Выберите, по какому кораблю стрелять.
prompt-brace = В вас попали: примите удар или закройтесь досками.

reason-no-heavy-left = Тяжёлых ядер у вас больше нет.
reason-own-side = Корабль { $target } на вашей стороне.
reason-out-of-the-fight = Корабль { $target } выбыл из боя.
reason-no-such-order = Нет досок, о которых отдавать приказы.

event-dealt = Корабль { $ship } берёт груз ценой { $cargo }.
event-loaded = Корабль { $ship } заряжает: { $shot }.
event-revealed = Корабль { $ship } зарядил { $shot }.
event-fired = Корабль { $gunner } стреляет по кораблю { $ship } ({ $shot }): { $die }.
event-hit =
    { $hull ->
        [0] Корабль { $ship } идёт ко дну.
       *[other] Попадание в корабль { $ship }, прочность { $hull }.
    }
event-ordered = У корабля { $ship } постоянный приказ: { $order }.
event-braced = Корабль { $ship } закрывается досками.
event-strikes = Корабль { $ship } спускает флаг.
event-cargo-shown = Корабль { $ship } вёз груз ценой { $cargo }.
event-ended = { $end }

end-sunk = У одной стороны не осталось кораблей.
end-struck = Одна сторона спустила последний флаг.
end-last-round = Последний раунд сыгран.

score-hull = Прочность
score-cargo = Груз

chance-die = Кубик выстрела
chance-cargo = Который из оставшихся жетонов груза, считая с меньшего

view-progress = Раунд { $round } из { $rounds }
view-hull = Прочность
view-planks = Доски
view-heavy = Тяжёлые ядра
view-shot = Заряжено
view-cargo = Груз
target-ship = Корабль { $name }

error-toy-notation = «{ $given }» — не действие. Можно: light, heavy, fire 2, endure или planks.
