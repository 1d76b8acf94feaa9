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
shot-loaded = заряжено
shot-none = не заряжено

action-light = Зарядить лёгкие ядра
action-heavy = Зарядить тяжёлые ядра
action-fire = Выстрелить по кораблю { $target }
action-endure = Принять попадание
action-planks = Закрыться запасными досками

order-ask = Спросить, когда попадут
order-always = Закрыться досками при первом попадании

prompt-load = Зарядите орудия; чем — никто не увидит.
prompt-fire = Выберите, по какому кораблю стрелять.
prompt-brace = В вас попали: примите удар или закройтесь досками.
prompt-wait =
    { $count ->
        [one] Ждём корабль { $ships }.
        [few] Ждём корабли { $ships }.
       *[many] Ждём корабли { $ships }.
    }
prompt-over = Дуэль окончена.

reason-not-your-decision = Сейчас ваш корабль решает не это.
reason-no-heavy-left = Тяжёлых ядер у вас больше нет.
reason-own-side = Корабль { $target } на вашей стороне.
reason-already-sunk = Корабль { $target } уже выбыл из боя.
reason-no-such-order = Нет досок, о которых отдавать приказы.

event-dealt = Корабль { $ship } берёт груз ценой { $cargo }.
event-loaded = Корабль { $ship } заряжает: { $shot }.
event-revealed = Корабль { $ship } зарядил { $shot }.
event-fired = Корабль { $ship } стреляет по кораблю { $target } ({ $shot }): { $die }.
event-hit =
    { $hull ->
        [0] Корабль { $ship } идёт ко дну.
       *[other] Попадание в корабль { $ship }, прочность { $hull }.
    }
event-ordered = У корабля { $ship } постоянный приказ: { $order }.
event-braced = Корабль { $ship } закрывается досками.
event-strikes = Корабль { $ship } спускает флаг.
event-cargo-shown = Корабль { $ship } вёз груз ценой { $cargo }.
event-ended = { $how }

end-sunk = У одной стороны не осталось кораблей.
end-struck = Одна сторона спустила последний флаг.
end-last-round = Последний раунд сыгран.

score-hull = Прочность
score-cargo = Груз

chance-die = Кубик выстрела
chance-cargo = Который из оставшихся жетонов груза, считая с меньшего

render-round = Раунд { $round } из { $rounds }
render-ship = Корабль { $ship }  { $hull }  доски { $planks }  тяжёлых { $heavy }  { $shot }  груз { $cargo }

position-numbers = нужна строка чисел: 7 и ещё по 6 на каждый корабль
position-impossible = таких чисел в игре не бывает

error-toy-notation = «{ $given }» — не действие. Можно: light, heavy, fire 2, endure или planks.
error-toy-outcome = «{ $given }» выпасть не может. Нужно число от 1 до { $high }.
