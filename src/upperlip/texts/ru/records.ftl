# Что не так с тем, что принесли: запись, её тасовка, положение, описанное вручную, определение карты.
# Страница ничего из этого не говорит, пока не проверяют тасовку.

## Почему случай так не мог

why-wrong-round = Это не раунд { $number }.
why-rule-again = «{ $rule }» уже лежит в ряду.
why-rule-not-white = «{ $rule }» — чёрное правило, а здесь открывают белое.
why-rule-not-black = «{ $rule }» — белое правило, а здесь открывают чёрное.
why-rule-not-in-set = «{ $rule }» нет среди правил, выбранных для этой партии.
why-wrong-teams = Команды не того размера.
why-wrong-crown = Для короны нет места с номером { $number }.
why-wrong-hands = Сдано не столько рук, сколько игроков: { $number }.
why-wrong-hand-size = { $seat }: сдать нужно { $number ->
    [one] { $number } карту
    [few] { $number } карты
    [many] { $number } карт
   *[other] { $number } карты
 }.
why-hand-and-played = { $seat }: карт в руке и сыгранных вместе должно быть { $number }, а их { $count }.
why-card-twice = Карта сдана дважды: { $card }.
why-wrong-jokers = { $seat }: { $number ->
    [0] джокеров сдавать нельзя
    [one] сдать нужно { $number } джокера
    [few] сдать нужно { $number } джокеров
    [many] сдать нужно { $number } джокеров
   *[other] сдать нужно { $number } джокера
 }.
why-wrong-trophies = Для каждого игрока нужна своя запись.
why-trophy-to-loser = { $seat }: раунд проигран, трофея нет.
why-impossible-trophy = { $seat }: такой трофей вытянуть нельзя.
why-wrong-villains = В игре другие злодеи.
why-villain-count = Вытянуть нужно { $number ->
    [one] { $number } злодея
    [few] { $number } злодеев
    [many] { $number } злодеев
   *[other] { $number } злодея
 }.
why-villain-order = Злодеи перечислены по одному разу, в порядке правил (U-2).
why-villain-again = Уже показан в одном из прошлых раундов: { $card }.
why-wrong-dealer = Сдача в этом раунде: { $seat }.
why-card-not-in-deck = Этой карты нет среди тех, что сдают: { $card }.
why-shown-not-dealt = Карта с витрины должна быть сдана: { $card }.
why-packet-not-on-top = Слишком много карт пачки (U-51) осталось в колоде: можно не больше { $number }.
why-not-in-pile = Этой карты нет в колоде: { $card }.
why-chance-not-now = Сейчас не время для «{ $kind }».
why-seats-first = «{ $kind }» – слишком рано. Сначала ответ: { $seats } – { $asked }.

## Что не так с записью

why-missing-key = Нет ключа «{ $key }».
why-unknown-key = Ключ «{ $key }» здесь лишний.
why-key-twice = Ключ «{ $key }» встречается дважды.
why-missing-option = Нет настройки «{ $option }».
why-not-a-number = Здесь должно стоять целое число, а не { $value }.
why-not-a-time = Время — целое число от 0, а не { $value }.
why-not-a-hint = Подсказка идёт на 1, 2 или 3 шага, а не { $value }.
why-not-a-text = Здесь должен стоять текст, а не { $value }.
why-not-a-list = Здесь должен стоять подходящий список, а не { $value }.
why-not-an-object = Здесь должен стоять объект, а не { $value }.
why-unknown-chance = Неизвестный случайный шаг «{ $kind }».
why-wrong-format = Формат { $value }, а нужен { $name }.
why-no-such-seat = Места { $value } нет.
why-answers-out-of-order = Одновременные ответы записаны в порядке хода. Первый по порядку: { $seat }.
why-wrong-legal = Допустимы были другие действия: { $instead }.
why-legal-unsorted = Допустимые ходы верны, но не отсортированы как строки.
why-after-the-end = К этому шагу партия уже закончена.
why-result-too-early = Шаги не доходят до конца: результат должен быть null.
why-result-missing = Шаги доходят до конца: нужен результат.
why-wrong-result = { $name }: записано { $value }, должно быть { $right }.
why-wrong-length = { $name }: записей { $value }, а должно быть { $right }.
why-not-utf8 = Не UTF-8: байт { $number }.
why-broken-json = Испорченный JSON: символ { $number }.
why-empty-file = Файл пуст.
why-no-record = В файле нет ни одной записи.
why-too-deep = Слишком глубокая вложенность.
why-number-too-long = Слишком длинное число.

## Почему тасовка не доказана

why-no-proof = В записи нет доказательства тасовки, проверять нечего. Оно есть у партий, сыгранных на сервере.
why-wrong-method = Способ доказательства — { $value }, а проверить здесь можно только { $name }.
why-not-hex = Шестнадцатеричных цифр (строчными буквами) здесь должно быть { $number }, а стоит { $value }.
why-wrong-salts = На каждого игрока нужна одна соль или null, а в доказательстве их { $number }.
why-wrong-commitment = Секрет не сходится с обязательством: одно из двух уже не то, что было до сдачи.
why-salt-left-out = Вашей соли в этой записи нет: тасовали без неё.
why-other-draw = По секрету и солям шаг «{ $kind }» вышел бы другим. Этот шаг или чья-то соль не те, что были за столом.

## Положение, описанное вручную

why-no-deal-fits = Такой раздачи нет: какая-то карта не может быть там, где вы её назвали.
why-trick-size = Взятка { $number }, названо карт: { $count }. Нужно по одной от каждого игрока; неполной может быть только последняя.
why-tell-gifts = Назовите всё, что отдал игрок { $seat }: вы это видели.
why-not-played-yet = Названо больше карт, чем могло быть сыграно к этому времени.
why-nothing-open = Ни одна карта правил в ряду не открывает карт на руках.
why-nothing-stolen = Никто не мог украсть { $card }: больше ничего пока не украдено.
why-cannot-have-played = Так сыграть было нельзя ({ $seat }: { $card }): нужно было ответить в масть, а такая карта, по вашим словам, была.
why-counting-by-hand = При счёте карт от руки можно описать только первый раунд: остальные зависят от сыгранного раньше.
why-score-of-each-side = Назовите очки каждой из сторон: { $number }.

## Карты со стороны

why-card-not-a-table = Карта или эффект — это таблица из ключей и значений, а не { $value }.
why-card-missing-key = Не хватает «{ $key }».
why-card-unknown-key = { $key } здесь лишнее. Известны: { $known }.
why-card-no-parameters = { $key } здесь лишнее: у «{ $value }» нет параметров.
why-card-value = «{ $key }» не может быть { $value }. Возможно: { $allowed }.
why-card-number = «{ $key }» должно быть целым числом от { $low } до { $high }, а не { $value }.
why-card-number-not-zero = «{ $key }» должно быть целым числом от { $low } до { $high }, кроме 0, а не { $value }.
why-card-unknown-effect = Нет эффекта { $value }. Есть: { $known }.
why-card-shapes = Эти параметры вместе не стоят. Возможно: { $known }.
why-card-effects = У карты список не более чем из { $number } эффектов.
why-card-effect-twice = Эффект «{ $value }» стоит на этой карте дважды с одними и теми же параметрами.
why-card-kind-twice = Эффект «{ $value }» может быть у этой карты только один.
why-card-copies = У карты, которая копирует своё достоинство, нет собственного «{ $key }».
why-card-id = Идентификатор — две части через двоеточие, например ada:lucky-sevens; в каждой до 24 знаков из a–z, 0–9 и дефиса, она начинается с буквы и не кончается дефисом. { $value } не подходит.
why-card-languages = «{ $key }» нужно дать на одном или нескольких из этих языков: { $known }.
why-card-words-length = В «{ $key }» должно быть от 1 до { $number } знаков.
why-card-words-blank = «{ $key }» не должно начинаться или кончаться пробелом.
why-card-words-letter = В «{ $key }» не должно быть знака { $value }.
why-no-cards = В «cards» нужно перечислить карты со стороны; если их нет, ключ не пишут.
why-cards-order = Карты перечисляют по одному разу, по порядку идентификаторов.
why-card-not-named = Карта «{ $id }» описана, но в настройках её нет.
why-cards-none = Здесь нет ни одной карты: карту пишут как [[card]].
why-cards-broken = Это не TOML.
why-cards-tables = Здесь может стоять только [[card]], а не { $value }.
why-cards-too-large = Файл слишком велик: не больше { $number } байт.
why-cards-too-many = Слишком много карт: можно прочесть не больше { $number }.
why-cards-id-twice = Карта с идентификатором «{ $id }» уже есть.

## Решённые позиции

why-solved-more = Все карты открыты, все играют лучшим образом. Победа в раунде: { $seats }; перевес — { $stars ->
    [one] { $stars } звезда
    [few] { $stars } звезды
   *[many] { $stars } звёзд
 }.
why-solved-fewer = Все карты открыты, все играют лучшим образом. Победа в раунде: { $seats }; звёзд меньше на { $stars }.
why-solved-crown = Все карты открыты, все играют лучшим образом. Звёзд поровну, и решает корона. Победа в раунде: { $seats }.
why-solved-points = Все карты открыты, все играют лучшим образом: в раунде впереди { $seats }, перевес — { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
 }.
why-solved-even = Все карты открыты, все играют лучшим образом: раунд кончается вничью.
why-unsolvable-over = Здесь игра уже окончена: назовите шаг пораньше.
why-unsolvable-chance = Здесь ход за случаем: назовите другой шаг.
why-unsolvable-gifts = Карты передают тайно, поэтому лучшей игры не вычислить.
why-unsolvable-bids = Решается только игра картами, а здесь заказы ещё впереди.
why-unsolvable-sides = Играет больше двух сторон: что хорошо одной, зависит от желаний других, поэтому лучшей игры не вычислить.
why-unsolvable-pass = { $card } ещё на руках, а с этой картой все тайно передают карты: лучшей игры не вычислить.
why-unsolvable-turn = { $card } ещё на руках, а с этой картой случай открывает карту: лучшей игры не вычислить.
why-unsolvable-here = Для решения нужен быстрый движок, а его здесь нет.
why-unsolvable-off = Для решения нужен быстрый движок, а он отключён (UPPERLIP_NO_KERNEL).
