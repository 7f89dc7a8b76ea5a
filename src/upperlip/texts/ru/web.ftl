# Страница вокруг стола: вход, друзья, правила, партии, обучение; и чем сервер отвечает, когда нельзя.

## Везде

web-tagline = Карточный салон для двух игр с усами
web-home = Главная
web-close = Закрыть
web-language = Язык
web-settings = Настройки
web-rules = Правила
web-learn = Как играть
web-my-games = Мои партии
web-puzzles = Задачи
web-puzzles-words = Одно решение в день — и ус не дрогнет.
web-loading = Минуту…
web-not-loaded = Эта часть страницы не загрузилась. Проверьте связь и попробуйте ещё раз.
web-try-again = Ещё раз
web-lost-title = Здесь никто не сидит
web-lost = По этому адресу ничего нет.
why-no-answer = Сервер не отвечает. Проверьте связь и попробуйте ещё раз.

## Карты, как их читают вслух

web-card-moustache = { $name }, { $kind }{ $count ->
    [0] {""}
    [one] , { $count } звезда
    [few] , { $count } звезды
   *[many] , { $count } звёзд
 }
web-card-mustachio = { $name }, { $kind }{ $count ->
    [0] {""}
    [one] , { $count } очко
    [few] , { $count } очка
   *[many] , { $count } очков
 }

## Вход

web-running = Идущие партии
web-continue-turn = Продолжить: { $game }, раунд { $round }, ваш ход
web-continue-play = Продолжить: { $game }, раунд { $round }, ходят другие
web-continue-moment = Продолжить: { $game }, раунд { $round } начинается
web-continue-interlude = Продолжить: { $game }, раунд { $round } окончен
web-your-name = Ваше имя
web-guest = Гость
web-new-here = Впервые здесь? Научим за две минуты:
web-level = Боты
web-play-now = Играть
web-play-now-game = Играть: { $game }
web-play-friends = Играть с друзьями
web-play-friends-game = Играть с друзьями: { $game }
web-moustache-now = Вы и три бота: в каждом раунде новые команды, четыре раунда, около 20 минут
web-moustache-first = Ваша первая партия: вы и три бота, четыре раунда, только простые карты правил
web-mustachio-now = Вы и бот против двух ботов: пять раундов, в каждом два злодея, около 20 минут
web-mustachio-first = Ваша первая партия: вы и бот против двух ботов, пять раундов, в каждом один злодей, без заказов втёмную
web-open-tables = Открытые столы
web-no-open-tables = Сейчас никто не ищет компанию. Откройте стол: друзья придут по ссылке, остальные — из этого списка.
web-open-table-at = { $game }. За столом: { $names }
web-open-table-free = { $free ->
    [0] все места заняты ({ $players })
    [one] свободно { $free } место из { $players }
    [few] свободно { $free } места из { $players }
   *[many] свободно { $free } мест из { $players }
 }
web-join = Сесть
web-watch = Смотреть
level-random-about = любая карта, какую можно
level-novice-about = играет по простым правилам
level-regular-about = Moustache: 7 побед из 10 над новичком
level-expert-about = Moustache: 3 победы из 4 над новичком

## Стол для друзей

web-players = Сколько игроков
web-players-count = { $number ->
    [one] { $number } игрок
    [few] { $number } игрока
   *[many] { $number } игроков
 }
web-listed = Показать среди открытых столов
web-listed-about = Иначе придут только те, у кого есть ссылка.
web-pace = Темп ботов
pace-natural = обычный
pace-quick = быстрый
pace-instant = мгновенный
web-clock = Время на решение
web-clock-none = без ограничения
web-clock-seconds = { $number ->
    [one] { $number } секунда
    [few] { $number } секунды
   *[many] { $number } секунд
 }
web-clock-about = Когда время выйдет, за игрока один раз решит бот.
web-memory = Играть по памяти
web-memory-about = Взятые карты лежат рубашкой вверх, как за настоящим столом: звёзды и очки считают, когда раунд окончен, а пересмотреть можно только последнюю взятку. Это касается только людей: боты, как всегда, помнят каждую карту.
web-talk = Разговоры во время раунда
web-talk-closed = только готовые фразы
web-talk-honour = свободно, под честное слово
web-talk-about = Напарникам нельзя рассказывать друг другу о своих картах. Под честное слово чат остаётся открытым, и запрещает это только ваше слово.
web-hints = Подсказки во время игры
web-hints-off = нет
web-hints-quiet = тем, кто попросит
web-hints-told = тем, кто попросит, и остальные об этом узнают
web-hints-about = Считаются по тому, что видит игрок. В записи партии отмечено, какие решения приняты с подсказкой.
web-options = Настройки игры
web-option-sides = Стороны
web-option-villains = Злодеи
web-option-pool = Набор
web-option-first_dealer = Кто сдаёт первым
web-option-card_counting = Счёт карт
web-option-more_points = Больше очков
web-option-drop_low = Без мелочи
web-option-rule_set = Карты правил
web-option-first_game = Первая партия
web-option-even_trophies = Равные трофеи
web-option-rules = Четыре карты правил
web-option-walnut_led = Заход грецким орехом
web-option-threes = Самая младшая карта
web-option-shown = Витрина
web-option-stars = Звёзды на картах
web-option-trophies = Трофеи
web-option-is = { $name }: { $value }
web-choice-solo = каждый за себя
web-choice-pairs = команды по двое
web-choice-trios = команды по трое
web-choice-showcase1 = один на раунд, показан заранее
web-choice-showcase2 = два на раунд, показаны заранее
web-choice-pool = одни и те же шесть
web-choice-all = все двенадцать
web-choice-none = никого
web-choice-book = обычные одиннадцать
web-choice-house = все шестнадцать
web-choice-next = масть задаёт следующий орех
web-choice-trump = отвечают козырем
web-choice-colour = младшая карта старшей масти
web-choice-overall = младшая карта из всех
web-choice-ours = здешние
web-choice-box = как в вашей коробке
web-stars-at = Звёзд на карте { $number }
web-trophies-at = Трофей { $number }
web-villain-of-round = Раунд { $round }, злодей { $number }
web-about-shown = Каких злодеев показывают перед каким раундом. Никто не приходит дважды за партию.
web-about-walnut_led = Что бывает, когда первая карта взятки — «{ card-WALNUT }». Правила из коробки можно прочесть и так и так.
web-about-rule_set = Какие карты правил могут открыться. Пять из шестнадцати придумали мы; в коробке может быть иначе.
web-about-first_game = Без сложных карт правил: «{ rule-pass-three }», «{ rule-fewest-stars }», «{ rule-three-lowest }», «{ rule-cut-leads }», «{ rule-runner-up }». Какие считать сложными, решили мы; в коробке может быть иначе.
web-about-stars = Сколько звёзд на карте каждого достоинства, от 0 до 9. Здешние числа — наши; в коробке может быть иначе: укажите то, что напечатано на ваших картах.
web-about-trophies = Сколько стоят три трофея каждого раунда, от 1 до 9, от меньшего к большему. Здешние числа — наши; в коробке может быть иначе.
web-about-threes = Что ищет правило «{ rule-three-lowest }», когда во взятке есть тройка. Правила из коробки можно прочесть и так и так.
web-choice-drawn = решает случай
web-choice-named = выбираете сами
web-choice-rule-of-round = Раунд { $number }
web-choice-seat = Место { $number }
web-pool-chosen = Выбрано { $number } из 6

## Поделиться

web-share-title = Приходите за стол
web-share = Поделиться ссылкой
web-copy-link = Скопировать ссылку
web-copied = Скопировано.
web-copy-by-hand = Скопируйте вручную: этот браузер не даёт доступа к буферу обмена.
web-qr = Ссылка в виде QR-кода

## Настройки

web-pace-about = Для столов, которые открываете вы. Ботам время на игру не нужно, а людям нужно, чтобы разглядеть.
web-trick-stay = Сыгранная взятка лежит
web-trick-stay-quick = недолго
web-trick-stay-normal = чтобы прочесть
web-trick-stay-slow = подольше
web-trick-stay-tap = пока не коснусь
web-volume = Громкость
web-one-click = Ходить одним щелчком
web-one-click-about = Только мышью. Иначе первый щелчок поднимает карту, а второй играет её, как при касании.
web-motion = Движение
web-motion-auto = как на устройстве
web-motion-off = выключено
web-theme = Оформление
web-theme-auto = как на устройстве
web-theme-light = светлое
web-theme-dark = тёмное
web-language-auto = как в браузере
web-blind = Предлагать заказ втёмную
web-blind-about = В Mustachio сторона может сделать заказ, пока никто не видел карт, — за двойную премию. Если выключить, ответом всегда будет «нет», в том числе на предложение напарника.
web-name-about = Его видят другие. Ни учётной записи, ни пароля: этот браузер вас помнит.

## Мои партии

web-games-none = Сыгранных партий пока нет. Они появятся здесь, с повтором и записью.
web-replay-stranger = Эту партию могут пересмотреть только те, кто в ней играл, и в том же браузере.
web-games-stranger = Сначала сыграйте: тогда этот браузер здесь узнают, и его партии будут в списке.
web-games-more = Более ранние
web-result-won = Победа, { $mine } против { $others }
web-result-shared = Первое место пополам, { $mine } против { $others }
web-result-lost = Поражение, { $mine } против { $others }
web-game-ended = прервана
web-game-with = За столом: { $names }.
web-replay = Повтор
web-review = Разбор
web-download = Скачать запись
web-check-shuffle = Проверить тасовку

## Повтор

web-replay-title = { $game }, партия { $number }
web-replay-round = Раунд { $number } из { $rounds }
web-replay-step = Шаг { $number } из { $steps }
web-first-step = К первому шагу
web-previous-step = Шаг назад
web-next-step = Шаг вперёд
web-last-step = К последнему шагу
web-replay-play = Пуск
web-replay-pause = Пауза
web-replay-hand = Карты на руках: { $name }
web-replay-trick = Взятка
web-replay-empty = Здесь ещё нет карт.
web-replay-keys = Стрелки влево и вправо — по шагам; вверх и вниз — по раундам.
web-trump = Козырная масть: { $colour }
web-no-trump = Без козыря
web-row = Правила в игре
web-tricks = Взятки: { $count }
web-stars = Звёзды: { $count }
web-bid = Заказ: { $count }
web-team = Команда { $number }

## Проверка тасовки

web-check-title = Тасовали, как обещано?
web-check-running = Проверяю…
web-check-proven = Да. Каждая сдача и каждая открытая карта следуют из секрета, на который сервер взял обязательство до игры, и из соли игроков.
web-check-not-proven = Это не доказано.
web-check-commitment-same = Обязательство — то самое, что этот браузер записал до сдачи.
web-check-commitment-other = Обязательство не то, что этот браузер записал до сдачи. Не верьте этой партии.
web-check-salt-same = Соль этого браузера в тасовке есть.
web-check-salt-other = Соли этого браузера в тасовке нет. Не верьте этой партии.
web-check-secret-fits = Хеш раскрытого секрета, посчитанный здесь, совпадает с обязательством.
web-check-secret-other = Хеш раскрытого секрета, посчитанный здесь, не совпадает с обязательством. Не верьте этой партии.
web-check-nothing-noted = До сдачи этот браузер ничего не записал и может только повторить слова сервера. В следующий раз играйте отсюда или проверьте запись сами: upperlip record verify.
web-check-commitment = Обязательство:

## Правила

web-rules-game = Правила: { $game }
web-rules-contents = Содержание
web-rules-house = В книжке правил написано не обо всём, что лежит в коробке. Звёзды (O-3), трофеи (O-4), выбор сложных карт правил (O-5), ламы (O-1) и пять карт правил ({ $rules }) — наши; в коробке может быть иначе. За столом можно указать звёзды и трофеи своей коробки.
web-rules-specials-mustachio = Двенадцать злодеев
web-rules-white = Белые карты правил
web-rules-black = Чёрные карты правил
web-rules-jokers = Джокеры
web-rules-example = Показать на примере
web-rules-in-full = Полностью: { $number }

## Что можно сказать одним касанием

preset-hello = Добрый вечер!
preset-good-luck = Удачи!
preset-well-played = Отлично сыграно!
preset-thanks = Спасибо.
preset-oops = Ой.
preset-ouch = Ай!
preset-ha = Ха!
preset-one-moment = Минутку, пожалуйста.
preset-your-turn = Ваш ход.
preset-bye = До свидания!
preset-twirl = подкручивает усы
    .you = подкручиваете усы
    .do = Подкрутить усы
preset-hat = приподнимает шляпу
    .you = приподнимаете шляпу
    .do = Приподнять шляпу

## Почему партия закончилась раньше времени

ended-ended-by-host = Хозяин стола завершил партию.
ended-rules-changed = Партия начиналась по прежним правилам, и продолжить её нельзя.

## Когда стол говорит «нет»

why-host-only = Это может только хозяин стола.
why-not-during-game = Не во время партии. Дождитесь конца или попросите хозяина её завершить.
why-not-seated = У вас нет места за этим столом. Сначала займите свободное.
why-seat-kept = Там бот играет за того, кто может вернуться. Займите другое место или дождитесь конца раунда.
why-seat-taken = Здесь уже сидят. Выберите другое место.
why-seat-in-use = Игрок с этого места сейчас за столом: занять его место нельзя.
why-no-such-seat-here = За этим столом нет места { $number }.
why-seats-free = Есть свободные места. Дождитесь компании или посадите ботов.
why-salts-missing = Тасовать ещё рано. Ждём: { $seats }.
why-too-many-guests = Сидящих больше, чем { $number }. Кому-то придётся сначала встать.
why-no-such-level = Ботов такого уровня нет. Есть: { $known }.
why-bad-settings = Такой настройки стола нет, или ей нельзя дать такое значение: { $setting }.
why-clock-range = Время на решение: от { $low } до { $high } секунд или без ограничения.
why-away-range = Бот вступает через { $low }–{ $high } секунд или никогда.
why-no-game = Сейчас партии нет.
why-ask-closed = Поздно: это уже решено.
why-answers-wanted = { $number ->
    [one] Нужна { $number } карта.
    [few] Нужно { $number } карты.
   *[many] Нужно { $number } карт.
 }
why-name-empty = В имени должна быть хоть одна буква.
why-name-fixed = До конца раунда имена не меняются.
why-settings-fixed = Пока у напарников карты на руках, изменить можно только то, что прервёт ожидание: 60 секунд на ход, 30 для отошедших. Остальное — после раунда.
why-no-hints = За этим столом подсказок нет.
why-nothing-to-hint = Здесь нечего взвешивать.
why-hint-late = Подсказка не успела найтись. Попросите ещё раз.
why-not-yourself = Себя из-за стола не удалить. Уйдите или встаньте.
why-not-the-founder = Того, кто открыл стол, из-за него не удалить.
why-seat-was-theirs = Вы сидите на месте этого гостя, и он может его вернуть. Удалить его может кто-то другой, но не вы.
why-founder-only = Пока за столом партия, удалять игроков может только тот, кто открыл стол.
why-no-such-guest = Этого человека здесь нет.
why-nothing-to-claim = Здесь нет места, на которое можно заявить права.
why-another-hand = Вы видели другие карты этой партии. Эти для вас закрыты до её конца.
why-moved-too-often = Это место слишком часто переходило из рук в руки. Больше оно не перейдёт.
why-claim-too-early = Игрок с этого места только что вышел. Место можно попросить через минуту, за терпеливым столом — позже.
why-nobody-to-agree = Согласиться некому. Дождитесь, пока вернётся кто-нибудь из сидящих за столом.
why-own-claim = О вашей просьбе решают остальные.
why-claim-refused = Кто-то за столом сказал «нет». Смотреть можно по-прежнему.
why-owner-is-back = Тот, кто сидел здесь до вас, вернулся и снова занял это место.
why-link-spent = Эта ссылка уже использована или устарела. Запросите новую на другом устройстве.
why-nothing-said = Сообщение пустое.
why-presets-only = Напарникам нельзя сообщать друг другу свои карты. Пока идёт раунд, открыты только готовые фразы.
why-no-such-preset = Такой фразы нет.
why-too-much-talk = Помедленнее: другие тоже хотят высказаться.
why-muted = Хозяин стола лишил вас слова.
why-who-are-you = Сначала представьтесь.
why-no-such-table = Такого стола нет. Ссылка скопирована целиком?
why-table-unreadable = Сервер не может прочесть этот стол: данные повреждены или записаны более новой версией. Ничего не изменено; сообщите тому, кто держит сервер.
why-too-many-tables = { $number ->
    [one] { $number } стол
    [few] { $number } стола
   *[many] { $number } столов
 } в час — это предел. Загляните позже.
why-practice-only = Это тренировка по законченной партии: больше здесь ничего нельзя.
why-practice-alone = Здесь тренируются с ботами, без других.
why-table-full = За этим столом все места заняты, зрительские тоже.
why-removed = Хозяин стола удалил вас из-за этого стола.
why-left = Вы ушли из-за стола.
why-other-pages = Этот стол открыт у вас слишком во многих местах, и это закрылось. Вернитесь, и закроется самое давнее из остальных.
why-store-failed = Серверу не удалось это записать, так что ничего не изменилось. Попробуйте чуть позже.
why-written-elsewhere = Тем временем этот стол изменили в другом месте. Вернитесь и посмотрите, как дела теперь.
why-server-stops = Сервер взял короткий перерыв. Ваше место за вами.
why-room-failed = Этот стол споткнулся на ровном месте. Ничего не потеряно: вернитесь через минуту.
why-too-often = { $seconds ->
    [one] Слишком много за раз. Попробуйте через { $seconds } секунду.
    [few] Слишком много за раз. Попробуйте через { $seconds } секунды.
    [many] Слишком много за раз. Попробуйте через { $seconds } секунд.
   *[other] Слишком много за раз. Попробуйте через { $seconds } секунды.
 }
why-busy = Сейчас многие пересматривают партии. Попробуйте чуть позже.
why-too-many-pages = От вас открыто слишком много столов. Закройте один, и откроется этот.
why-too-fast = Слишком много сразу. Вернитесь через минуту.
why-too-slow = Связь не успевает. Возвращаемся.
why-too-many-mistakes = Страница и сервер не понимают друг друга. Обновите страницу.
why-not-understood = Сервер не понял. Обновите страницу.
why-wrong-field = Это поле запроса пропущено, неизвестно или не того типа: { $field }.
why-no-such-game = Такой партии нет, или вы в ней не играли.
why-no-such-puzzle = Такой задачи нет.
why-not-an-answer = Это не ответ на задачу.
why-not-over-yet = Эта партия ещё не окончена.
why-cannot-replay = Партия начата по прежним правилам, просмотреть её нельзя. Запись можно скачать.
why-other-site = Это прислала страница другого сайта, её сюда не пускают.
why-json-only = Здесь принимают только JSON.
why-too-large = Это слишком большое сообщение.
why-no-such-address = По этому адресу ничего нет.
why-metrics-closed = Показатели сервера открыты не всем.
