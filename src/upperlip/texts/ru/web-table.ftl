# Экран стола.

## На входе

table-title = За столом
table-title-your-turn = Ваш ход! { $title }
table-coming = Ищем стол…
table-shuffling = Тасуем…
table-arrival-title = Вас ждёт место
table-invites = { $name } зовёт вас играть: { $game }
table-invites-unnamed = Вас зовут играть: { $game }
table-come-in = Войти
table-move-title = Ваше место переезжает сюда
table-move-about = Эта ссылка переносит ваше место на это устройство. Она действует один раз.
table-move-here = Перенести моё место сюда
table-only-look = Только посмотреть
table-come-back = Вернуться за стол
table-reconnecting = Связь потеряна. Восстанавливаем…
table-no-watching = За этот стол зрителей не пускают.

## Места

table-you = Вы
table-partner = напарник
table-opponent = соперник
table-opponents = Соперники
table-your-team = Ваша команда
table-your-seat = Ваше место
table-crown = с короной
table-dealer = сдаёт
table-dealer-letter = С
table-away = не в сети
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
table-open-cards = Открыты:
table-watching = Вы смотрите.

## Стол

table-trick = Взятка
table-received-from = Пришла от: { $seat }
table-winning-now = Пока старшая карта
table-follow = масть: { $colour }
table-hand = Ваши карты
table-face-down = { $count ->
    [one] { $count } карта рубашкой вверх
    [few] { $count } карты рубашкой вверх
   *[many] { $count } карт рубашкой вверх
 }
table-keys = Клавиши
table-key-choose = Выбрать карту
table-key-play = Сыграть её или подтвердить выбор
table-key-number = Заказ; масть или знак по порядку
table-key-go-on = Дальше после взятки
table-key-lower = Опустить карту
table-hint = Подсказка
table-menu = Меню
table-log = Что произошло
table-log-empty = Пока ничего.
table-last-trick = Последняя взятка
table-trick-before = Раньше
table-trick-after = Позже
table-trick-number = Взятка { $number }
table-go-on = Дальше
table-score-sheet = Счёт по раундам
table-row-order = Если правила спорят друг с другом, первым действует то, что левее.
table-colour-order = Масти от младшей к старшей: { $order }
table-villains = Козырь и злодеи
table-villains-about = Открытые карты и злодеи раунда: что они делают
table-turned = Открыты
table-pile = { $count ->
    [one] { $count } карта в колоде
    [few] { $count } карты в колоде
   *[many] { $count } карт в колоде
 }
table-trump-not-yet = Козырь ещё не открыт
table-trump-is = Козырная масть: { $now }
table-trump-none = { $left ->
    [one] На { $left } взятку козыря нет, потом снова { $own }
    [few] На { $left } взятки козыря нет, потом снова { $own }
   *[many] На { $left } взяток козыря нет, потом снова { $own }
 }
table-trump-other = { $left ->
    [one] Козырная масть на { $left } взятку: { $now }, потом снова { $own }
    [few] Козырная масть на { $left } взятки: { $now }, потом снова { $own }
   *[many] Козырная масть на { $left } взяток: { $now }, потом снова { $own }
 }
table-trophy-of = Трофей раунда { $round }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
 }

## О чём спрашивают

table-ask-after-villain = Зашли злодеем: можно любую карту
table-ask-after-joker = Зашли джокером: можно любую карту
table-ask-lead = Заходите вы: можно любую карту
table-ask-follow = Ваш ход. Масть взятки: { $colour }
table-ask-void = Масти взятки ({ $colour }) у вас нет: можно любую карту
table-ask-give = { $count ->
    [0] Подарки выбраны.
   *[other] Выберите карты для соседа: осталось { $count }.
 } Кому: { $seat }
table-ask-pass = { card-PEANUT }! Передайте карту соседу. Кому: { $seat }
table-ask-stranger = { $card }! { $effect }
table-ask-steal = Ваша Обезьяна берёт карту из взятки: какую?
table-ask-blind = Закажете втёмную за свою сторону?
table-ask-blind-alone = Закажете втёмную?
table-ask-agree = Напарник предлагает { $number } втёмную. Согласны?
table-ask-bid = Сколько взяток заказываете?
table-ask-trump = { card-HUMMMUS }! Назовите козырную масть этой и следующей взятки
table-ask-throw = Ничья за первое место. Камень, ножницы или бумага?
table-waiting-for = Ждём: { $seats }
table-sent = Отправлено…
table-trick-over = Взятка сыграна. Коснитесь, чтобы продолжить.
table-do-play = Сыграть: { $what }
table-do-give = Отдать: { $what }
table-do-pass = Передать: { $what }
table-do-steal = Взять: { $what }
table-do-trump = Выбрать
table-do-throw = Показать
table-do-bid = Заказать { $number }
table-do-blind = Заказать { $number } втёмную
table-bid-number = Заказ { $number }
table-blind-number = Заказ втёмную { $number }
table-no-blind = Нет, сначала посмотрю
table-blind-stakes = Карт ещё никто не видел. Заказ втёмную, выполненный точно, приносит { $met } очков вместо { $usual }; если он сорван, ваша сторона получит за раунд только свои штрафные очки.
table-blind-stakes-alone = Карт ещё никто не видел. Заказ втёмную, выполненный точно, приносит { $met } очков вместо { $usual }; если он сорван, вы получите за раунд только свои штрафные очки.
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
table-practice = Тренировка
table-practice-words = Вы доигрываете законченную партию. Ничего не засчитывается.
table-round-of = Раунд { $round } из { $rounds }
table-round-begins = Раунд { $round } начинается
table-round-over = Раунд { $round } окончен
table-crown-leads = Корона заходит первой: { $seat }
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
table-sheet-moustache = Очки за трофеи; ★ — звёзды команды. Чужие трофеи — тайна до конца партии.
table-sheet-shown = Очки за трофеи; ★ — звёзды команды.
table-sheet-mustachio = Очки; затем взятки / заказ. * — втёмную.
table-trophies = Трофеи
table-sum-last = Последний раунд: как посчитано
table-sum-how = Как это посчитано
table-sum-cards = { $count ->
    [one] Звёзды на { $count } взятой карте
    [few] Звёзды на { $count } взятых картах
   *[many] Звёзды на { $count } взятых картах
 }
table-sum-rule = «{ $rule }»
table-sum-value = { $count ->
    [one] { $count } карта «{ $number }»
    [few] { $count } карты «{ $number }»
   *[many] { $count } карт «{ $number }»
 }
table-sum-met = Заказ выполнен точно
table-sum-blind = Заказ втёмную выполнен точно
table-sum-lost = Заказ втёмную не выполнен: набранные очки сгорают

## Разговор

table-chat = Разговор
table-lines = Что было сказано
table-nobody-spoke = Пока все молчат.
table-phrases = Готовые фразы
table-quiet = Пока идёт раунд — только эти фразы: напарники не говорят друг другу о картах.
table-on-honour = Разговор под честное слово: о картах ни слова.
table-say = Сказать что-нибудь
table-send = Сказать

## До игры

table-lobby-title = Стол: { $game }
table-seats = Места
table-choose-seat = Вы ещё стоите: выберите место.
table-free-seat = Свободное место
table-host = хозяин
table-with = вместе: { $names }
table-sit = Сесть
table-stand = Встать
table-stand-sure = Точно? За вас доиграет бот.
table-leave = Уйти из-за стола
table-leave-sure = Точно уйти? За вас доиграет бот.
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
table-host-starts = Игру начнёт { $name }.
table-change-options = Изменить настройки
table-apply = Применить
table-people = Кто ещё здесь
table-watches = смотрит
table-muted = без голоса
table-mute = Лишить голоса
table-unmute = Вернуть голос
table-remove = Удалить из-за стола
table-take-place = Сесть на место бота:
table-take-over = Сесть за бота: { $name }
table-newcomer = Новый гость
table-claims = { $who } говорит: «Это я, { $name }». Отдать место игрока { $name }?
table-claim-cards = Вместе с местом перейдут и карты. Хватит одного «нет»: если не уверены, откажите.
table-claim-waits = Вы согласились. Ждём остальных или конца раунда.
table-claim-mine = Вы просите место игрока { $name }. Согласиться должны все, кто сидит за столом.
table-claim-mine-host = Вы просите место игрока { $name }. Решает хозяин стола.
table-taken = Ваше место отдали тому, кто назвался вами.
table-take-back = Вернуть себе
table-ended-early = { $count ->
    [one] За этим столом досрочно закончена { $count } партия.
    [few] За этим столом досрочно закончены { $count } партии.
   *[many] За этим столом досрочно закончено { $count } партий.
 }
table-approve = Отдать
table-disapprove = Нет
table-claim = Это я: я — { $name }
table-sit-for = Вернуться на своё место: { $name }
table-settings = Настройки стола
table-away-after = Бот заменяет ушедших
table-away-seconds = { $number ->
    [one] через { $number } секунду
    [few] через { $number } секунды
   *[many] через { $number } секунд
 }
table-away-never = никогда
table-spectators = Пускать зрителей
table-other-device = Продолжить на другом устройстве
table-other-device-about = Ссылка переносит ваше место на телефон или обратно.
table-other-device-link = Откройте эту ссылку на другом устройстве в течение десяти минут. Она действует один раз.
table-make-link = Создать ссылку
table-end = Закончить игру
table-end-sure = Точно закончить для всех?

## После игры

table-winners = Победа: { $names }
table-you-won = Вы победили!
table-you-share = Вы победили! С вами: { $names }
table-bow-won = Все встают; ваши усы кланяются.
table-bow-lost = Вы кланяетесь лучшим усам; они кланяются в ответ.
table-rematch = Реванш
table-reopen = Назад к местам
