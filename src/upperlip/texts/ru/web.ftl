# Страница вокруг стола: вход, друзья, правила, партии, обучение; и чем сервер отвечает, когда нельзя.

## Везде

web-tagline = Карточный салон для двух игр с усами
web-home = Главная
web-close = Закрыть
web-language = Язык
web-settings = Настройки
web-rules = Правила
web-learn = Первая партия
web-my-games = Мои партии
web-loading = Минуту…
web-not-loaded = Эта часть страницы не загрузилась. Проверьте связь и попробуйте ещё раз.
web-try-again = Ещё раз
web-lost-title = Здесь никто не сидит
web-lost = По этому адресу ничего нет.
why-no-answer = Сервер не отвечает. Проверьте связь и попробуйте ещё раз.

## Карты, как их читают вслух

web-kind-moustache-G = хомяк
web-kind-moustache-P = свинка
web-kind-moustache-O = лама
web-kind-moustache-B = морж
web-kind-mustachio-R = миндаль
web-kind-mustachio-B = фундук
web-kind-mustachio-G = фисташка
web-kind-mustachio-Y = арахис
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

web-your-name = Ваше имя
web-guest = Гость
web-level = Боты
web-play-now = Играть
web-play-now-game = Играть: { $game }
web-play-friends = Играть с друзьями
web-moustache-now = 4 игрока, в каждом раунде новые команды, около 20 минут
web-mustachio-now = 4 игрока, пара на пару, пять раундов, около 20 минут
web-open-tables = Открытые столы
web-no-open-tables = Сейчас никто не ищет компанию. Откройте стол: друзья придут по ссылке, остальные — из этого списка.
web-open-table-at = { $game }. За столом: { $names }
web-open-table-free = { $free ->
    [0] все места заняты
    [one] { $free } место свободно
    [few] { $free } места свободны
   *[many] { $free } мест свободно
 } из { $players }
web-join = Сесть
web-watch = Смотреть
level-random-about = любая карта, какую можно
level-novice-about = играет по простым приметам
level-regular-about = немного думает
level-expert-about = думает крепко

## Стол для друзей

web-friends-title = Стол для друзей
web-which-game = Игра
web-players = Сколько игроков
web-players-count = { $number ->
    [one] { $number } игрок
    [few] { $number } игрока
   *[many] { $number } игроков
 }
web-fill-up = Боты на пустые места
web-no-bots = пока никого
web-fill-up-about = За столом это можно изменить, место за местом.
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
web-clock-about = Когда оно выйдет, один раз решит бот.
web-memory = Играть по памяти
web-memory-about = Взятые карты лежат рубашкой вверх, как за настоящим столом: звёзды и очки считают, когда раунд окончен, а пересмотреть можно только последнюю взятку. Это касается только людей: боты, как всегда, помнят каждую карту.
web-talk = Разговоры во время раунда
web-talk-closed = только готовые фразы
web-talk-honour = свободно, под честное слово
web-talk-about = Партнёрам нельзя рассказывать друг другу о своих картах. Под честное слово чат остаётся открытым, и запрещает это только ваше слово.
web-options = Настройки игры
web-open = Открыть стол
web-option-sides = Стороны
web-option-villains = Злодеи
web-option-pool = Шестёрка
web-option-first_dealer = Кто сдаёт первым
web-option-card_counting = Счёт карт
web-option-more_points = Больше очков
web-option-drop_low = Без мелочи
web-option-rule_set = Карты правил
web-option-first_game = Первая партия
web-option-even_trophies = Равные трофеи
web-option-rules = Ряд
web-option-walnut_led = Грецкий орех первым ходом
web-option-threes = Самая низкая карта
web-option-shown = Витрина
web-option-stars = Звёзды на картах
web-option-trophies = Трофеи
web-option-is = { $name }: { $value }
web-choice-solo = каждый за себя
web-choice-pairs = команды по двое
web-choice-trios = команды по трое
web-choice-showcase1 = один на раунд, открыто
web-choice-showcase2 = двое на раунд, открыто
web-choice-pool = одни и те же шесть
web-choice-all = все двенадцать
web-choice-none = никого
web-choice-book = обычные одиннадцать
web-choice-house = все шестнадцать
web-choice-next = масть задаёт следующий орех
web-choice-trump = ходят в козырь
web-choice-colour = низшая в сильнейшей масти
web-choice-overall = низшая из всех
web-choice-ours = здешние
web-choice-box = как в нашей коробке
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
web-choice-named = выбираем сами
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
web-trick-stay-normal = мгновение
web-trick-stay-slow = подольше
web-trick-stay-tap = пока не коснусь
web-sound = Звук
web-motion = Движение
web-motion-auto = как на устройстве
web-motion-off = без него
web-theme = Свет
web-theme-auto = как на устройстве
web-theme-light = день
web-theme-dark = лампа
web-language-auto = как в браузере
web-blind = Предлагать заказ втёмную
web-blind-about = В Mustachio сторона может сделать заказ, не видя своих карт. Если выключить, ответом всегда будет «нет», в том числе на предложение партнёра.
web-name-about = Его видят другие. Ни учётной записи, ни пароля: этот браузер вас помнит.

## Мои партии

web-games-none = Сыгранных партий пока нет. Они появятся здесь, с повтором и записью.
web-games-stranger = Сначала сыграйте: тогда этот браузер здесь узнают, и его партии будут в списке.
web-games-more = Более ранние
web-game-ended = прервана
web-game-with = За столом: { $names }.
web-replay = Повтор
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
web-replay-keys = Стрелки — по шагам; вверх и вниз — по раундам.
web-trump = Козырь: { $colour }
web-no-trump = Без козыря
web-row = Правила в игре
web-tricks = Взятки: { $count }
web-stars = Звёзды: { $count }
web-bid = Заказ: { $count }
web-team = Команда { $number }

## Проверка тасовки

web-check-title = Честно ли тасовали?
web-check-running = Проверяю…
web-check-proven = Да. Каждая сдача и каждая открытая карта следуют из тайны, обещанной сервером до игры, и из соли игроков.
web-check-not-proven = Это не доказано.
web-check-commitment-same = Обещание — то самое, что этот браузер записал до сдачи.
web-check-commitment-other = Обещание не то, что этот браузер записал до сдачи. Не верьте этой партии.
web-check-salt-same = Соль этого браузера в тасовке есть.
web-check-salt-other = Соли этого браузера в тасовке нет. Не верьте этой партии.
web-check-secret-fits = Хеш раскрытой тайны, посчитанный здесь, совпадает с обещанием.
web-check-secret-other = Хеш раскрытой тайны, посчитанный здесь, не совпадает с обещанием. Не верьте этой партии.
web-check-nothing-noted = До сдачи этот браузер ничего не записал и может только повторить слова сервера. В следующий раз играйте отсюда или проверьте запись сами: upperlip record verify.
web-check-commitment = Обещание

## Обучение

web-learn-title = { $game }: первая партия
web-learn-go = Дальше
web-learn-not-that = Можно и так: { $card }. Но здесь лучше { $right }: { $why }
web-learn-over = Для первой партии этого достаточно. Остальное придёт само: стол объясняет по ходу игры.
web-learn-play = Сыграть целую партию
web-learn-again = Ещё раз
learn-you = Вы
learn-partner = партнёр
learn-opponent = соперник
learn-bid = { $tricks } из { $bid }
learn-hand = Ваши карты
learn-mustachio-intro = Mustachio — игра обещаний. Перед раундом каждая сторона говорит, сколько взяток возьмёт, и премию даёт только точный счёт. Ваш общий заказ (партнёр — { $partner }): { $bid }, взято пока { $tricks }. Осталось три взятки.
learn-mustachio-trump = Мастей четыре, в каждой карты от 1 до 15. Одна масть в этом раунде козырная: { $colour }. Козырь бьёт любую другую масть.
learn-mustachio-follow = Первый ход: { $seat }, { $card }. У кого есть эта масть, тот обязан её сыграть. Коснитесь другой карты, и стол скажет, почему нельзя. А потом сыграйте { $right }.
    .why = другую приберегите для взятки, которую она может взять.
learn-mustachio-followed = Все сыграли. Строкой выше сказано, кто берёт взятку и почему. Взявший ходит первым.
learn-mustachio-ruff = Первый ход: { $seat }, { $card }. Этой масти у вас нет, поэтому можно сыграть что угодно. { $right } — козырь ({ $trump }). Смелее!
    .why = это козырь, он берёт недостающую взятку.
learn-mustachio-lead = Взятка ваша, и первый ход за вами. Осталась одна карта: { $right }.
    .why = она последняя.
learn-mustachio-villain = Во взятке был злодей: { $card }. { $effect } Их двенадцать, и у каждого своя пакость. Перед раундом видно, кто из них в игре; коснитесь карты, и прочтёте, что она делает.
learn-mustachio-score = Раунд окончен. Заказано { $bid }, взято { $bid }. Ваша сторона получает { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
 }: премия и взятые карты вместе. Невыполненный заказ стоит только премии. После пяти раундов побеждает больший счёт.
learn-moustache-intro = В Moustache собирают звёзды, и никто не остаётся партнёром надолго: в каждом раунде команды новые. Сейчас вы в одной команде с таким игроком: { $partner }. Против вас: { $others }. Осталось три взятки.
learn-moustache-row = Каждый раунд добавляет правило в ряд над столом, и все они остаются. В первом раунде правило одно: «{ $rule }». Последняя взятка раунда стоит на три звезды больше.
learn-moustache-follow = Первый ход: { $seat }, { $card }. У кого есть эта масть, тот обязан её сыграть. Коснитесь другой карты, и стол скажет, почему нельзя. А потом сыграйте { $right }.
    .why = другую приберегите для взятки, которую она может взять.
learn-moustache-colours = У мастей есть старшинство, от слабой к сильной: хомяки (зелёные), свинки (розовые), ламы (оранжевые), моржи (синие). Берёт самая сильная масть во взятке, с какой бы ни пошли; в ней — старшая карта.
learn-moustache-break = Первый ход: { $seat }, { $card }. Этой масти у вас нет, поэтому можно сыграть что угодно. { $right } — масть сильнее всего, что лежит на столе. Смелее!
    .why = её масть сильнее, она берёт взятку.
learn-moustache-lead = Взятка ваша, и последнюю начинаете вы. Помните правило «{ $rule }»: на кону три звезды. Сыграйте { $right }.
    .why = она последняя.
learn-moustache-score = Раунд окончен: { $stars ->
    [one] { $stars } звезда
    [few] { $stars } звезды
   *[many] { $stars } звёзд
 } против { $their_stars }, считая и последнюю взятку. Каждый победитель тянет трофей; ваш стоит { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
 }. После четырёх раундов побеждает тот, у кого очков больше.

## Правила

web-rules-game = Правила: { $game }
web-rules-contents = Содержание
web-rules-house = В книжке правил написано не обо всём, что лежит в коробке. Звёзды (O-3), трофеи (O-4), выбор сложных карт правил (O-5), ламы (O-1) и пять карт правил ({ $rules }) — наши; в коробке может быть иначе. Стол может указать звёзды и трофеи своей коробки.
web-rules-specials-mustachio = Двенадцать злодеев
web-rules-white = Белые карты правил
web-rules-black = Чёрные карты правил
web-rules-jokers = Джокеры
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
preset-hat = приподнимает шляпу

## Почему партия закончилась раньше времени

ended-ended-by-host = Хозяин стола завершил партию.
ended-rules-changed = Партия начиналась по прежним правилам и не могла продолжаться.

## Когда стол говорит «нет»

why-host-only = Это может только хозяин стола.
why-not-during-game = Не во время партии. Дождитесь конца или попросите хозяина её завершить.
why-not-seated = У вас нет места за этим столом. Сначала займите свободное.
why-seat-taken = Здесь уже сидят. Выберите другое место.
why-seat-in-use = Сидящий здесь на месте, так что место никому не перейдёт.
why-no-such-seat-here = За этим столом нет места { $number }.
why-seats-free = Есть свободные места. Дождитесь компании или посадите ботов.
why-salts-missing = Тасовать ещё рано. Ждём: { $seats }.
why-too-many-guests = Сидящих больше, чем { $number }. Кому-то придётся сначала встать.
why-no-such-level = Ботов такого уровня нет. Есть: { $known }.
why-bad-settings = Так вести стол нельзя. Проверьте время, темп и прочее.
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
why-not-yourself = Себя не удалить. Уйдите или встаньте.
why-no-such-guest = Этого человека здесь нет.
why-nothing-to-claim = Здесь нет места, на которое можно заявить права.
why-link-spent = Эта ссылка уже использована или устарела. Запросите новую на другом устройстве.
why-nothing-said = Здесь ничего не сказано.
why-presets-only = Партнёрам нельзя сообщать друг другу свои карты. Пока идёт раунд, открыты только готовые фразы.
why-no-such-preset = Такой фразы нет.
why-too-much-talk = Помедленнее: другие тоже хотят сказать.
why-muted = Хозяин стола лишил вас слова.
why-who-are-you = Сначала представьтесь.
why-no-such-table = Такого стола нет. Ссылка скопирована целиком?
why-too-many-tables = { $number ->
    [one] { $number } стол
    [few] { $number } стола
   *[many] { $number } столов
 } в час — это предел. Загляните позже.
why-table-full = За этим столом все места заняты, зрительские тоже.
why-removed = Хозяин попросил вас покинуть этот стол.
why-left = Вы ушли из-за стола.
why-other-pages = Этот стол открыт у вас слишком во многих местах, и это закрылось. Вернитесь, и закроется самое давнее из остальных.
why-store-failed = Серверу не удалось это записать, так что ничего не изменилось. Попробуйте чуть позже.
why-server-stops = Сервер взял короткий перерыв. Ваше место за вами.
why-room-failed = Этот стол споткнулся на ровном месте. Ничего не потеряно: вернитесь через минуту.
why-too-fast = Слишком много сразу. Вернитесь через минуту.
why-too-slow = Связь не успевает. Возвращаемся.
why-too-many-mistakes = Страница и сервер не понимают друг друга. Обновите страницу.
why-not-understood = Сервер не понял. Обновите страницу.
why-no-such-game = Такой партии нет, или вы в ней не играли.
why-not-over-yet = Эта партия ещё не окончена.
why-cannot-replay = Партия начата по прежним правилам, повторить её нельзя. Запись можно скачать.
why-other-site = Это прислала страница другого сайта, её сюда не пускают.
why-json-only = Здесь принимают только JSON.
why-too-large = Этого слишком много.
why-no-such-address = По этому адресу ничего нет.
why-metrics-closed = Показатели сервера открыты не всем.
