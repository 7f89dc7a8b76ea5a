# Игра в терминале и записи, какими их читают люди.

## Перед партией

term-you = Вы
term-ask-game = Какая игра, 1 или 2? (Enter: 1)
term-ask-players = Сколько игроков, от { $least } до { $high }? (Enter: { $usual })
term-at-the-table = За столом: { $names }.
term-seed = Партия № { $number }. Чтобы сыграть её заново: --seed { $number }.
term-keys = ? — помощь, q — уйти. Усы к бою.

## Стол

term-heading-bids = Раунд { $number } из { $rounds } · карт у каждого: { $size } · заказы
term-heading-trick = Раунд { $number } из { $rounds } · взятка { $trick } из { $size }
term-heading-gifts = Раунд { $number } из { $rounds } · подарки
term-heading-throw = Ничья за первое место · камень, ножницы, бумага
term-trump = Козырная масть:
term-trump-not-yet = ещё не открыта
term-no-trump = нет
term-spell = { $left ->
    [one] (только в этой взятке, потом снова { $own })
    [few] (в этой и следующей взятке, потом снова { $own })
    [many] (в этой и следующей взятке, потом снова { $own })
   *[other] (в этой и следующей взятке, потом снова { $own })
 }
term-side = Сторона
term-team = Команда
term-player = Игрок
term-bid = Заказ
term-blind = { $number } втёмную
term-tricks = Взятки
term-card-points = Очки
term-total = Всего
term-stars = Звёзды
term-cards = Взято карт
term-crowned = { $seat } (корона)
term-row = Правила:
term-order = Масти, от младшей к старшей:
term-face-up = На виду:
term-trick = На столе:
term-follow = Масть взятки:
term-you-lead = Заходите вы.
term-hand = На руках:
term-choice = Выбор:

## Вопросы

term-ask-play = Ваша карта
term-ask-pass = { card-PEANUT }! Какую карту передать налево ({ $seat })
term-ask-give = Подарок { $number } из { $count } соседу слева ({ $seat })
term-ask-steal = Ваша Обезьяна берёт
term-ask-blind = Заказ втёмную, от { $low } до { $high }, или нет (Enter: нет)
term-ask-agree = { $number } втёмную за команду — согласны?
term-ask-bid = Ваш заказ, от { $low } до { $high }
term-bid-team = Заказ вашей команды — сумма заказов её игроков (U-14).
term-bid-to-come = { $seat }: заказ впереди.
term-bid-solo = Все заказывают одновременно и тайно (U-15).
term-ask-trump = { card-HUMMMUS }: назовите козырную масть этой и следующей взятки
term-ask-throw = Камень, ножницы или бумага
term-agree = согласие
term-refuse = отказ
term-words-yes = да д y согласен согласна согласие
term-words-no = нет н отказ пас n
term-bot-failed = { $seat } ({ $bot }): сбой, { $what }. Каждый раз, когда это случается, вместо этого бота играет новичок.
term-bot-illegal = { $seat } ({ $bot }): недопустимый выбор. Каждый раз, когда это случается, вместо этого бота играет новичок.
term-nothing-typed = Ответов несколько: введите { $named ->
    [1] номер или имя
   *[0] число
 }. ? — подсказка.
term-unknown = Не понимаю «{ $typed }». ? — подсказка.

## Команды

term-help =
    Введите номер или имя: 3, { $example }, { $special }. Просто Enter берёт единственный возможный выбор.
    Что стоит с номером в скобках, [3] { $example }, можно выбрать; остальное нельзя — попробуйте, и вам скажут почему.
    r  правила этого раунда        r { $example }, r { $number }  о карте или правило по номеру
    l  последняя взятка ещё раз    s  счёт        h  подсказка        q  уйти
    После взятки строка «· { $reason } …» называет правило, которое решило дело.
term-help-choosing = Введите номер варианта или его название; просто Enter — обычный выбор. q — уйти.
term-help-mustachio =
    Карты: R красные, B синие, G зелёные, Y жёлтые, от 1 до 15. У злодеев есть имя, достоинство в скобках.
    +10 рядом с картой — сколько очков она принесёт взявшему. Когда спрашивают масть, R — красная; чтобы прочесть правила, введите rules.
    Русская раскладка годится: к7 — то же, что r7.
term-help-moustache =
    Карты: G хомяки, P свиньи, O ламы, B моржи, от 0 до 10. ★3 рядом с картой — сколько звёзд она даёт сейчас, с учётом правил.
    Если правила спорят друг с другом, первым действует то, что левее.
    Русская раскладка годится: п7 — то же, что g7.
term-hint-more = (ещё раз h — на шаг дальше)
term-hint-question = Что подходит: { $actions }.
term-nothing-to-hint = Здесь нечего взвешивать.
term-entry = { $title }: { $words }
term-no-last-trick = Ещё ни одна взятка не сыграна.
term-no-such-rule = Нет ни правила, ни карты «{ $typed }». Попробуйте r, r { $example } или r { $number }.
term-about-nut = { $name }: { $colour }, { $kind }, достоинство { $number }; приносит { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
 }.
term-points-solo = Если каждый играет за себя: { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
 }.
term-about-animal = { $name }: { $colour }, { $kind }; сейчас даёт { $stars ->
    [one] { $stars } звезду
    [few] { $stars } звезды
    [many] { $stars } звёзд
   *[other] { $stars } звезды
 }.
term-printed-animal = { $name }: { $colour }, { $kind }; на карте { $stars ->
    [one] { $stars } звезда
    [few] { $stars } звезды
    [many] { $stars } звёзд
   *[other] { $stars } звезды
 }.

## Конец

term-bow-won = Все встают; ваши усы кланяются. Отличная игра.
term-bow-tied = Усы против усов, и никто не уступил: все кланяются друг другу. Отличная игра.
term-bow-lost = Не в этот раз. Вы кланяетесь лучшим усам; они кланяются в ответ.
term-farewell = До свидания. Место останется за вами.
term-record-written = Запись сохранена в { $path }.
term-record-unwritable = Запись в { $path } сделать нельзя.

## Записи

term-record-players = Игроки: { $names }.
term-record-options = Настройки: { $options }.
term-record-unfinished = Здесь запись кончается, а партия — нет.

## Ядро

term-kernel-off = Быстрый движок отключён (UPPERLIP_NO_KERNEL): боты будут думать не так глубоко.
term-kernel-missing = Быстрый движок не собран: боты будут думать не так глубоко. Переустановите upperlip там, где есть компилятор C.

## Что делать

term-suggest-untried = Не рассмотрено других действий: { $count }. Не хватило времени или симуляций.

## Решённые позиции

term-at-step = Шаг { $number }: { $what }
term-solve-best = Лучший ход, { $seat }: { $actions }.
term-solve-line = Например: { $plays }.

## Задачи

term-puzzle = Задача { $id } · { $level }
term-puzzle-no-hint = Подсказок здесь нет: ответ объяснит всё сам.
term-puzzle-next = Enter: ещё одна; q: выйти
term-puzzle-score = Верно: { $right } из { $answered }.
