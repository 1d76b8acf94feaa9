### «Флот. Улов кубов»: что не так с позицией, файлом издания или записью хода.

position-parts = какой-то части нет или она неизвестна
position-number = какого-то числа нет, оно лишнее или выходит за пределы
position-seats = листов не столько, сколько мест
position-turn = такого решения сейчас ни у кого быть не может
position-round = такого раунда нет
position-dice = таких кубиков на столе быть не может
position-boxes = в разделе слишком много отметок
position-crosses = вычеркнутые клетки бывают только в одиночной игре
position-built = здания не соответствуют своим клеткам
position-licences = лицензии и лодки не соответствуют отмеченным клеткам
position-boats = лодки и рыба не соответствуют листу
position-bonus = бонусы краба не сходятся
position-coins = такого счётчика монет быть не может
position-work = таких незаконченных решений быть не может

error-edition-missing = Нет раздела [{ $key }].
error-edition-unknown = Раздела [{ $key }] не бывает. Возможны: { $expected }.
error-edition-source = { $key }.source — «{ $given }». Возможны: { $expected }.
error-edition-figure = { $key } = { $given }, а должно быть от { $low } до { $high }.
error-edition-face = В { $key } грань «{ $given }». Возможны: { $expected }.
error-edition-start = В dice.boat нужна хотя бы одна грань с лодкой, иначе нельзя начать.
error-edition-steps = { $key }: ступени должны возрастать, каждая — [начиная с, монеты].
error-edition-titles = titles.from — четыре убывающих числа.
error-edition-box = В { $key } неизвестные клетки: { $given }. Возможны: { $expected }.
error-edition-column-start = { $key }: среди первых трёх клеток должны быть одна простая, одна L и одна B в любом порядке.
error-edition-boat-vp = В { $key }.boat_vp чисел { $given }, а лодок { $boats }.
error-edition-capacity = { $key }: чисел { $given }. Нужно одно на все лодки или { $expected }: по числу на лодку, а для устриц — на 0, 1, 2 и 3 лицензии.
error-edition-shrinks = { $key } не должно убывать от лицензии к лицензии.
error-edition-crab = В harbor.crab.boxes нужны одна L и под ней одна B.
error-edition-bonus = harbor.crab.bonuses: «{ $given }» неизвестен или назван дважды. Возможны: { $expected }.
error-edition-stars = coins.stars должны возрастать, каждая от 1 до { $boxes }.
error-fleet-first-player = Игрок { $given } не может быть первым, когда игроков { $seats }.
error-fleet-notation = «{ $given }» — не действие. Например: взять треска, отметка каяк, монета, монеты, рынок, звезда казино, лицензия, лодка.
error-fleet-section = «{ $given }» — не раздел листа. Возможны: { $expected }.
error-fleet-face = «{ $given }» — не грань кубика. Возможны: { $expected }.
error-fleet-bonus = «{ $given }» — не бонус краба. Возможны: { $expected }.
error-fleet-outcome = «{ $given }» выпасть не может. Возможны: { $expected }.
