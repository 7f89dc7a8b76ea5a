# Экран стола.

## У двери

table-title = За столом
table-title-your-turn = Ваш ход! { $title }
table-coming = Ищем стол…
table-shuffling = Тасуем…
table-door-title = Вас ждёт место
table-come-in = Войти
table-move-title = Ваше место переезжает сюда
table-move-about = Эта ссылка переносит ваше место на это устройство. Она действует один раз.
table-move-here = Перенести моё место сюда
table-only-look = Только посмотреть
table-come-back = Вернуться за стол
table-reconnecting = Связь потеряна. Восстанавливаем…
table-no-watching = За этим столом смотреть нельзя.

## Места

table-you = Вы
table-partner = партнёр
table-opponent = соперник
table-opponents = Соперники
table-your-team = Ваша команда
table-your-seat = Ваше место
table-crown = с короной
table-dealer = сдаёт
table-dealer-letter = С
table-away = отошёл
table-stand-in = играет бот
table-cards-left = { $count ->
    [one] на руках { $count } карта
    [few] на руках { $count } карты
   *[many] на руках { $count } карт
 }
table-tricks-won = { $count ->
    [one] { $count } взятка
    [few] { $count } взятки
   *[many] { $count } взяток
 }
table-points = { $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[many] { $count } очков
 }
table-stars = { $count ->
    [one] { $count } звезда
    [few] { $count } звезды
   *[many] { $count } звёзд
 }
table-no-bid-yet = Заказа ещё нет, взяток: { $tricks }
table-bid-against = Заказ { $bid }, взяток { $tricks }
table-blind-against = Заказ втёмную { $bid }, взяток { $tricks }
table-side-bid = Взятки и заказ всей стороны; * — втёмную
table-open-cards = Открыты:
table-watching = Вы смотрите.

## Стол

table-trick = Взятка
table-follow = масть: { $colour }
table-hand = Ваши карты
table-face-down = { $count ->
    [one] { $count } карта рубашкой вверх
    [few] { $count } карты рубашкой вверх
   *[many] { $count } карт рубашкой вверх
 }
table-menu = Меню
table-log = Что произошло
table-log-empty = Пока ничего.
table-last-trick = Последняя взятка
table-trick-before = Раньше
table-trick-after = Позже
table-trick-number = Взятка { $number }
table-go-on = Дальше
table-score-sheet = Счёт по раундам
table-row-order = Они действуют в этом порядке, слева направо.
table-colour-order = Масти от слабых к сильным: { $order }
table-villains = Козырь и злодеи
table-villains-about = Открытые карты и злодеи раунда: что они делают
table-turned = Открыты
table-pile = { $count ->
    [one] { $count } карта в колоде
    [few] { $count } карты в колоде
   *[many] { $count } карт в колоде
 }
table-trump-not-yet = Козырь ещё не открыт
table-trump-is = Козырь: { $now }
table-trump-none = { $left ->
    [one] На { $left } взятку козыря нет, потом снова { $own }
    [few] На { $left } взятки козыря нет, потом снова { $own }
   *[many] На { $left } взяток козыря нет, потом снова { $own }
 }
table-trump-other = { $left ->
    [one] Козырь на { $left } взятку: { $now }, потом снова { $own }
    [few] Козырь на { $left } взятки: { $now }, потом снова { $own }
   *[many] Козырь на { $left } взяток: { $now }, потом снова { $own }
 }
table-trophy-of = Трофей раунда { $round }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
 }

## О чём спрашивают

table-ask-play = Ваша карта
table-ask-lead = Ваш заход: любая карта
table-ask-follow = Ваш ход. Масть взятки: { $colour }
table-ask-give = { $count ->
    [0] Три подарка готовы. Кому: { $seat }
    [one] Ещё { $count } подарок. Кому: { $seat }
    [few] Ещё { $count } подарка. Кому: { $seat }
   *[many] Ещё { $count } подарков. Кому: { $seat }
 }
table-ask-pass = Карта соседу. Кому: { $seat }
table-ask-steal = Ваша Обезьяна берёт карту из взятки: какую?
table-ask-blind = Заказать втёмную за вашу сторону?
table-ask-agree = Партнёр предлагает { $number } втёмную. Согласны?
table-ask-bid = Сколько взяток заказываете?
table-ask-trump = Назовите козырь на эту взятку и следующую
table-ask-throw = Ничья за первое место. Камень, ножницы или бумага?
table-waiting-for = Ждём: { $seats }
table-sent = Отправлено…
table-trick-over = Взятка сыграна. Коснитесь, чтобы продолжить.
table-do-play = Сыграть { $what }
table-do-give = Отдать { $what }
table-do-pass = Передать { $what }
table-do-steal = Взять { $what }
table-do-trump = Этот
table-do-throw = Бросить
table-do-bid = Заказать { $number }
table-do-blind = Заказать { $number } втёмную
table-bid-number = Заказ { $number }
table-blind-number = Заказ втёмную { $number }
table-no-blind = Нет, сначала посмотрим
table-blind-stakes = Карт ещё никто не видел. Заказ втёмную, выполненный точно, приносит { $met } очков вместо { $usual }; если он сорван, ваша сторона получит за раунд только свои штрафные очки.
table-agree = Согласиться
table-refuse = Отказаться
table-bids-none = { $tricks ->
    [one] Разыгрывается { $tricks } взятка; заказов ещё нет.
    [few] Разыгрываются { $tricks } взятки; заказов ещё нет.
   *[many] Разыгрывается { $tricks } взяток; заказов ещё нет.
 }
table-bids-standing = { $tricks ->
    [one] Заказано пока { $sum }, а всего { $tricks } взятка.
    [few] Заказано пока { $sum }, а всего { $tricks } взятки.
   *[many] Заказано пока { $sum }, а всего { $tricks } взяток.
 }

## Раунды

table-round = Раунд
table-total = Итого
table-round-of = Раунд { $round } из { $rounds }
table-round-begins = Раунд { $round } начинается
table-round-over = Раунд { $round } окончен
table-crown-leads = Корона ходит первой: { $seat }
table-deals = { $count ->
    [one] Сдаёт: { $seat }. Карт у каждого: { $count }.
    [few] Сдаёт: { $seat }. Карт у каждого: { $count }.
   *[many] Сдаёт: { $seat }. Карт у каждого: { $count }.
 }
table-ready = Начнём
table-next-round = Следующий раунд
table-all-ready = Поехали…
table-your-trophy = { $points ->
    [one] Ваш трофей: { $points } очко
    [few] Ваш трофей: { $points } очка
   *[many] Ваш трофей: { $points } очков
 }
table-sheet-moustache = Очки за трофеи; ★ — звёзды команды. Чужие трофеи тайна до конца.
table-sheet-mustachio = Очки; затем взятки / заказ. * — втёмную.

## Разговор

table-chat = Разговор
table-lines = Что было сказано
table-nobody-spoke = Пока все молчат.
table-quiet = Пока идёт раунд — только эти фразы: партнёры не говорят друг другу о картах.
table-on-honour = Разговор под честное слово: о картах ни слова.
table-say = Сказать что-нибудь
table-send = Сказать

## До игры

table-lobby-title = Стол: { $game }
table-seats = Места
table-free-seat = Свободное место
table-host = хозяин
table-with = в паре: { $names }
table-sit = Сесть сюда
table-stand = Встать
table-stand-sure = Точно? За вас доиграет бот
table-leave = Уйти из-за стола
table-leave-sure = Точно уйти? За вас доиграет бот
table-its-me = Это я
table-no-bot = без бота
table-bot-at = Бот на месте { $number }
table-swap = Поменять места { $number } и { $next }
table-fill-up = { $count ->
    [one] Посадить бота на { $count } свободное место
    [few] Посадить ботов на { $count } свободных места
   *[many] Посадить ботов на { $count } свободных мест
 }
table-start = Начать
table-start-full = Сначала займите все места: друзьями или ботами.
table-host-starts = Игру начинает { $name }.
table-apply = Изменить
table-people = Тоже здесь
table-watches = смотрит
table-muted = без голоса
table-mute = Лишить голоса
table-unmute = Вернуть голос
table-remove = Попросить уйти
table-claims = говорит: место { $name } — моё.
table-approve = Вернуть
table-disapprove = Нет
table-claim = Это я: я — { $name }
table-sit-for = Играть за { $name }
table-settings = Порядок за столом
table-away-after = За ушедших бот играет через
table-away-never = никогда
table-spectators = Можно смотреть
table-other-device = Продолжить на другом устройстве
table-other-device-about = Ссылка переносит ваше место на телефон или обратно.
table-other-device-link = Откройте эту ссылку на другом устройстве в течение десяти минут. Она действует один раз.
table-make-link = Создать ссылку
table-end = Закончить игру
table-end-sure = Точно закончить для всех?

## После игры

table-winners = Победа: { $names }
table-bow-won = Стол встаёт; ваши усы кланяются.
table-bow-lost = Вы кланяетесь лучшим усам; они кланяются в ответ.
table-rematch = Реванш
table-reopen = Назад к местам
