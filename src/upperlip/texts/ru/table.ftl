# Что происходит за столом и почему. Имена игроков, в том числе «Вы», стоят там, где читаются без склонения.

list-end = { $first } и { $last }

## О чём спрашивают игрока

ask-give = три карты для соседа слева
ask-play = карта для хода
ask-steal = карта, которую забрать из взятки
ask-blind = заказ втёмную или отказ
ask-agree = согласие или отказ
ask-bid = заказ
ask-trump = козырная масть
ask-pass = карта для передачи
ask-throw = камень, ножницы или бумага
ask-rule = открыть карту правила
ask-deal = сдача
ask-trophies = трофеи
ask-turn = открыть карту на козырь
ask-twins = открыть карту для Близнецов

seat-number = место { $number }

bot-1 = Базиль
bot-2 = Кловис
bot-3 = Дора
bot-4 = Эдгар
bot-5 = Флора
bot-6 = Гастон

level-random = наугад
level-novice = новичок
level-regular = бывалый
level-expert = мастер
level-peek = всевидящий

sign-rock = камень
sign-paper = бумага
sign-scissors = ножницы

## Почему так нельзя

why-game-over = Партия окончена.
why-chance-first = Сначала слово за случаем: { $asked }.
why-not-your-turn = Сейчас не ваш ход. Ждём: { $seats }.
why-something-else-asked = Сейчас нужно другое: { $asked }. Выбор: { $instead }.
why-must-follow = Масть взятки: { $colour }, и она у вас есть. Можно сыграть: { $instead }.
why-must-follow-walnut = Зашли картой «{ card-WALNUT }», и за этим столом мастью взятки становится козырная: { $colour }, и она у вас есть. Можно сыграть: { $instead }.
why-not-in-hand = Этой карты у вас нет: { $card }. Можно выбрать: { $instead }.
why-already-given = Эта карта уже отдана: { $card }. Можно отдать: { $instead }.
why-cannot-steal = Эту карту взять нельзя: { $card }. Можно взять: { $instead }.
why-number-out-of-range = Нужно число от { $low } до { $high }.
why-unknown-card = Карты «{ $name }» нет.
why-unknown-action = Действия { $value } нет.

## Почему взяла эта карта и что ещё сработало

why-strongest = { $card }: старшая карта самой старшей масти во взятке.
why-unicorn = { card-UNICORN } побеждает, что бы ни говорили правила.
why-rule-kept-out = «{ $rule }». Сброшены: { $cards }.
why-rule-reordered = «{ $rule }»: обычное старшинство не действует.
why-rule-decided = Решает правило «{ $rule }». Берёт { $card }.
why-threes-colour = Тройки, как их читают за этим столом: считается только самая старшая масть, и в ней берёт младшая карта.
why-threes-overall = Тройки, как их читают за этим столом: берёт младшая карта из всех, а среди равных — самая старшая масть.
why-rule-gave-lead = «{ $rule }»: следующим заходит игрок, чья карта: { $card }.
why-won-by-nobody = Зверей во взятке не осталось: её не берёт никто, заходит снова тот же игрок.
why-pigeon = Здесь побывал { card-PIGEON }: эти карты никому не засчитываются.
why-monkey = { card-MONKEY } забирает карту: { $card }.
why-fewest-win = «{ $rule }»: побеждает команда, у которой звёзд меньше.
why-crown-wins-ties = Звёзд поровну: решает корона ({ $seat }).
why-highest-trump = Старший козырь: { $card }.
why-highest-of-colour = Козырем не били. Старшая карта масти взятки: { $card }.
why-walnut-led-next = Зашли картой «{ card-WALNUT }». За этим столом она не задаёт масть: её задаёт первый орех.
why-walnut-led-trump = Зашли картой «{ card-WALNUT }». За этим столом мастью взятки стала козырная: { $colour }.
why-twins-without-trump = Во взятке уже лежит «{ card-ACORN }», и козырь не действует: минус приносит только злодей.
why-highest-villain = Одни злодеи, решает достоинство: { $card } ({ $number }).
why-lowest-wins = { card-ACORN }: берёт наименьшее достоинство, { $card } ({ $number }).
why-highest-wins = Масти и козырь не учитываются: берёт наибольшее достоинство, { $card } ({ $number }).
why-first-of-equals = При равном достоинстве берёт карта, сыгранная раньше.
why-last-of-equals = При равном достоинстве берёт карта, сыгранная позже.
why-strong-led-next = Зашли картой «{ $card }». За этим столом она не задаёт масть: её задаёт первый орех.
why-strong-led-trump = Зашли картой «{ $card }». За этим столом мастью взятки стала козырная: { $colour }.
why-turned-without-trump = В этой взятке масти и козырь не учитываются: плох только злодей.
why-lowest-number = Масти и козырь не учитываются: берёт наименьшее достоинство, { $card } ({ $number }).
why-card-turned = { $card } открывает карту: { $points ->
    [0] ничего
   *[other] { $points }
 } взявшему взятку.
why-trump-now = Козырная масть этой взятки: { $colour }.
why-no-trump-now = В этой взятке козыря нет.
why-copied-number = { $card }: достоинство { $number }.
why-villain-acted = { $card }. { $effect }
why-twins-turned = { card-TWINS }: { $points ->
    [5] +5
   *[other] −5
 } взявшему взятку.
why-pile-empty = Колода пуста: её составляют заново из карт прошлых раундов.
why-bid-met = Заказ выполнен: +{ $points }.
why-bid-missed = Заказ не выполнен.
why-blind-bid-met = Заказ втёмную выполнен: +{ $points }.
why-blind-bid-missed = Заказ втёмную не выполнен: засчитываются только минусы.
why-tie-break = Ничья за первое место: камень, ножницы, бумага.

## Почему такую партию не начать

why-players = В эту игру играют от { $low } до { $high } человек, а не { $number }.
why-team-players = Для команд по двое нужно 4 или 6 игроков, для команд по трое — 6.
why-unknown-option = Настройки «{ $option }» нет. Есть: { $known }.
why-option-value = Настройка «{ $option }» не может быть «{ $value }». Выбор: { $allowed }.
why-option-list = Для настройки «{ $option }» нужен список.
why-option-number = Для настройки «{ $option }» нужно целое число.
why-unknown-rule-card = Карты правил «{ $id }» нет. Есть: { $known }.
why-card-not-defined = «{ $id }» — карта со стороны, и здесь её никто не определил. Везде известны только карты из коробок.
why-rules-list = Назовите четыре карты правил: две белые, затем две чёрные, все разные.
why-stars-list = Звёзды — одиннадцать чисел от 0 до 9 для значений от 0 до 10.
why-trophies-list = Трофеи — четыре списка по три числа от 1 до 9, ни один не по убыванию.
why-counting-with-showcase = Счёт карт не сочетается с витриной: возьмите одних и тех же шесть злодеев, всех двенадцать или никого.
why-drop-low-players = Мелочь убирают, только если игроков не больше { $number }.
why-pool-without-mode = Вы назвали шесть злодеев: тогда играйте с настройкой «одни и те же шесть».
why-unknown-villain = Злодея «{ $id }» нет. Есть: { $known }.
why-pool-list = Набор — это шесть разных злодеев.
why-shown-without-mode = Вы назвали злодеев для витрины: тогда пусть их показывают по одному или по два на раунд.
why-shown-list = Для витрины нужно злодеев: { $number }, все разные, раунд за раундом.
why-dealer-not-at-table = Первого сдающего нет за столом: выберите одного из игроков.
why-unknown-game = Игры { $value } нет. Есть: { $known }.
why-two-that-pass = Две карты заставляют всех передавать карты; в игре может быть не больше одной такой.
why-other-commitment = Обязательство, которое вам показали, не то, что в этой записи.

## Что происходит

event-rule-turned = Раунд { $number }. Новое правило: «{ $rule }».
event-teams = Команды: { $seats } — { $others }. Корона: { $crown }.
event-hand = Сдано, { $seat }: { $cards }.
event-face-up = На виду, { $seat }: { $cards }.
event-has-chosen = Выбор сделан: { $seat }.
event-hint-taken = Взята подсказка: { $seat }.
event-received = { $giver } → { $seat }: { $cards }.
event-played = { $seat }: { $card }
event-stole = { $seat }: { card-MONKEY } хватает карту: { $card }.
event-trick-won = Взятка: { $seat }.
event-trick-to-nobody = Взятка не достаётся никому. Заходит: { $seat }.
event-round-won = Раунд выигран: { $seats }. { $stars ->
    [one] { $stars } звезда
    [few] { $stars } звезды
    [many] { $stars } звёзд
   *[other] { $stars } звезды
 } против { $their_stars } ({ $others }).
event-trophy = Трофей, { $seat }: { $points }.
event-final-points = { $seat }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
 }.
event-game-won = Победа: { $seats }. { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
 }. Поклон.
event-game-tied = Ничья: { $seats } — по { $points ->
    [one] { $points } очку
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
 }.
event-dealt = Раунд { $number }. Сдача: { $seat }. Карт у каждого: { $size }.
event-villains-in-use = Злодеи на свободе: { $cards }.
event-no-blind = { $seat }: без заказа втёмную.
event-blind-proposed = { $seat }: { $number } втёмную, если команда согласна.
event-agrees = { $seat }: согласие.
event-refuses = { $seat }: отказ.
event-blind-stands = Заказ втёмную, { $seats }: { $number }.
event-blind-falls = Заказа втёмную не будет: { $seats }.
event-turned-villain = Открыта карта: { $card }. Злодей козырем не бывает: долой его, открываем ещё.
event-turned-trump = Открыта карта: { $card }. Козырная масть: { $colour }.
event-twins = { card-TWINS } открывают карту: { $card }. { $points ->
    [5] +5
   *[other] −5
 } тому, кто возьмёт эту взятку.
event-pile-made-anew = Колоду составляют заново.
event-bid = { $seat }: заказ { $number }.
event-named-trump = { $seat }: теперь козырная масть — { $colour }.
event-side-scored = { $seats }: заказ { $bid }, взятки { $tricks }. Очки { $points }, всего { $total }.
event-tied = Ничья за первое место: { $seats }.
event-threw = { $seat }: { $sign }
event-throw-again = Всё ещё в игре: { $seats }. Ещё раз.
