# Разбор законченной партии. Числа приходят одетыми: «4,2», «−1,5», «81».

## Почему другое решение лучше

why-review-unfinished = Эта партия не закончена. Разбор выдал бы то, чего игрокам знать ещё нельзя.
why-review-takes = { $card } берёт взятку для вашей стороны в { $share } из 100 возможных раскладов, { $instead } — в { $rest }.
why-review-bid-met = Заказ вашей стороны уже был выполнен: { $card } отдаёт взятку другим в { $share } из 100 возможных раскладов, а { $instead } берёт её в { $rest }.
why-review-partner = В { $share } из 100 возможных раскладов взятка и так у напарника: { $card } её не перебивает, а { $instead } остаётся на руках.
why-review-gives-away = { $instead } достаётся соперникам в { $share } из 100 возможных раскладов; { $card } не делает им такого подарка.
why-review-brings = { $card } достаётся вашей стороне в { $share } из 100 возможных раскладов и стоит больше, чем { $instead }.
why-review-hands-over = { $card } — убыток для того, кто её возьмёт, и берут её соперники в { $share } из 100 возможных раскладов.
why-review-leaves = { $card } отдаёт взятку другим в { $share } из 100 возможных раскладов; { $instead } берёт её в { $rest }, а это невыгодно.
why-review-same = Взятка достаётся той же стороне в { $share } из 100 возможных раскладов; { $instead } пригодится позже.
why-review-worth-more = { $card } стоит больше, чем { $instead }.
why-review-trump-takes = Если козырная масть — { $colour }, ваша сторона берёт взятку в { $share } из 100 возможных раскладов, иначе — в { $rest }.
why-review-trump-leaves = Если козырная масть — { $colour }, взятка достаётся другим в { $share } из 100 возможных раскладов; иначе она ваша в { $rest }, а это невыгодно.
why-review-more-tricks = Ваша сторона берёт взяток больше, чем { $number }, в { $share } из 100 возможных раскладов.
why-review-fewer-tricks = Ваша сторона берёт взяток меньше, чем { $number }, в { $share } из 100 возможных раскладов.
why-review-blind-missed = Заказ втёмную ({ $number }) не выполняется в { $share } из 100 раскладов.

## Что было на столе

why-review-row = Правило: «{ $rule }».
why-review-team = С вами: { $seats }.
why-review-alone = Вы играете в одиночку.
why-review-trump = Козырная масть: { $colour }.
why-review-no-trump = Без козыря.
why-review-bid = Заказ вашей стороны: { $number }; взяток пока: { $tricks }.

## Подсказки во время игры: что сейчас важно

why-hint-aim-stars = Раунд выигрывает тот, у кого больше звёзд.
why-hint-fewest = В этом раунде выигрывает тот, у кого звёзд меньше: то, что лежит во взятке, лучше не брать.
why-hint-give = Отданным будет играть сосед: посмотрите, из какой он команды.
why-hint-steal = Обезьяна забирает одну карту для вашей команды: важно, сколько она там стоит.
why-hint-aim-points = Больше всего приносит точно выполненный заказ; затем считайте карты во взятках.
why-hint-pass = Переданным будет играть сосед: посмотрите, на чьей он стороне.
why-hint-bid = Платят только за точно выполненный заказ: назовите, сколько взяток должна взять ваша сторона.
why-hint-blind = Заказ втёмную приносит вдвое больше, если выполнен; если нет, раунд не приносит ничего хорошего.
why-hint-trump = Названная масть — козырная в этой взятке и в следующей.
why-hint-lead = Заходите вы: остальные отвечают на вашу карту.
why-hint-bid-met = Заказ вашей стороны выполнен: больше взяток не нужно.
why-hint-trick-ours = Пока взятка у вашей стороны: её берёт { $seat }.
why-hint-trick-theirs = Пока взятка не ваша: её берёт { $seat }.
why-hint-stars-in-it = Звёзд во взятке пока: { $count }.
why-hint-points-in-it = Очков во взятке пока: { $count }.
why-hint-last = Ваша карта во взятке последняя: ответить на неё некому.

## Действия

review-do-play = { $card }
review-do-give = отдать карту «{ $card }»
review-do-steal = забрать карту «{ $card }»
review-do-pass = передать карту «{ $card }»
review-do-bid = заказ { $number }
review-do-blind = втёмную { $number }
review-do-blind-no = не втёмную
review-do-agree = согласиться
review-do-refuse = отказаться
review-do-trump = { $colour }

review-question-play = Чем бы вы пошли?
review-question-give = Что бы вы отдали?
review-question-steal = Что бы вы забрали?
review-question-pass = Что бы вы передали?
review-question-bid = Сколько бы вы заказали?
review-question-blind = Заказали бы втёмную?
review-question-agree = Согласились бы?
review-question-trump = Какую масть назвали бы козырной?

## Разбор

review-title = { $seat }: разбор партии
review-heading = Разбор партии
review-result-share = Очки за трофеи
review-result-points = Отрыв от среднего у остальных
review-choices = Решений с выбором
review-each-share = Потеря за решение, процентных пунктов победы
review-each-points = Потеря за решение, очков
review-sum-share = Потеряно всего, процентных пунктов победы
review-sum-points = Потеряно всего, очков
review-worlds = Раскладов на каждое решение
review-grade-best = лучшее
review-grade-close = почти поровну
review-grade-slight = пустяк
review-grade-small = неточность
review-grade-clear = ошибка
review-grade-grave = грубая ошибка

review-players = Все за столом
review-player = Игрок
review-counted = Сколько раз
review-players-words = Потеря — насколько решение хуже лучшего, по тому, что мог видеть сам игрок. То, что почти поровну, потерей не считается.

review-graph = Как шла игра
review-graph-share = Вероятность выиграть раунд
review-graph-points = Ожидаемый отрыв в раунде
review-graph-words = Линия — то, что могли видеть вы, после каждого вашего решения. Пунктир — по настоящим картам, чего не знал никто. Точкой отмечены решения, на которые стоит взглянуть ещё раз.
review-seen = что могли видеть вы
review-lay = по настоящим картам
review-round = Раунд { $number }
review-step = Шаг
review-table = Цифры

review-looks = Стоит взглянуть ещё раз
review-no-looks = Пересматривать нечего. Усы не дрогнули.
review-where = Раунд { $number }, шаг { $step }
review-hand = Ваши карты
review-trick = Взятка на столе
review-lead = Заходите вы.
review-show = Показать ответ
review-best = Лучше всего: { $action }
review-yours = Вы: { $action }
review-lost-share = { $grade }: потеряно { $loss } п. п. победы (от { $low } до { $high })
review-lost-points = { $grade }: потеряно очков { $loss } (от { $low } до { $high })
review-no-reason = Ни одна причина сама по себе не верна в 60 раскладах из 100.
review-example = Расклад, где это важно
review-value-share = Выигрыш раунда, %
review-value-points = Отрыв в очках
review-behind = Отстаёт от лучшего
review-action = Действие
review-tricks = Взятки вашей стороны, на 100 раскладов
review-holders = У кого что могло быть
review-holders-words = Как часто каждая невидимая карта была у каждого, на 100 возможных раскладов.
review-elsewhere = не в игре
review-card = Карта
review-hinted = Решено с подсказкой.

review-all = Все ваши решения
review-yours-column = Ваш выбор
review-best-column = Лучшее
review-grade = Оценка
review-loss = Потеря

review-ledger = Счёт удачи
review-ledger-words-share = Ваши очки за трофеи — сумма, которая сходится. «Поровну» — сколько это место получает в среднем; удача — что с этим сделал случай. В каждом решении то, что мог видеть сам игрок, отделено от догадки, которая оправдалась или нет.
review-ledger-words-points = Ваш отрыв от среднего у остальных — сумма, которая сходится. «Поровну» — сколько это место получает в среднем; удача — что с этим сделал случай. В каждом решении то, что мог видеть сам игрок, отделено от догадки, которая оправдалась или нет.
review-lay-column = По настоящим картам
review-line-even = Поровну
review-line-deal = Удача со сдачей
review-line-teams = Удача с командой
review-line-crown = Удача с короной
review-line-trump = Удача с козырем
review-line-turned = Удача с открытыми картами
review-line-trophies = Удача с трофеями
review-line-own-losses = Ваши потери
review-line-own-guesses = Ваши догадки
review-line-partner-losses = Потери напарников
review-line-partner-guesses = Догадки напарников
review-line-opponent-losses = Подарки соперников
review-line-opponent-guesses = Догадки соперников
review-line-result = Итог

review-method = Как это посчитано
review-method-words = Каждое действие испытано в одних и тех же раскладах, взятых из того, что мог видеть игрок; дальше играют простые правила, а последние взятки разыгрываются точно. Лучшее выбирается в одной половине раскладов и измеряется в другой. Границы — 95-процентные интервалы; если между ними ноль, это почти поровну.
review-thresholds-share = Неточность — от { $small }, ошибка — от { $clear }, грубая ошибка — от { $grave } п. п. победы.
review-thresholds-points = Неточность — от { $small }, ошибка — от { $clear }, грубая ошибка — от { $grave } очков.
review-made = Сделано в upperlip { $version }.

## На странице

review-progress = Посчитано: { $done } из { $of }.
review-waiting = Ждём свободной минуты: сначала идущие партии.
review-so-far = Ваших решений пока: { $decisions }; без потерь: { $best }.
review-hint-question = Что подходит?
review-hint-answer = Что именно и почему?
review-hint-best = Лучше всего:
review-hint-worlds = Просмотрено возможных раскладов, исходя из того, что вы видите: { $worlds }.

## Что стоит за подсказкой

why-hint-round = Победа в раунде: { $share } из 100, поражение: { $risk } из 100 ({ $sure ->
    [unknown] раскладов слишком мало, чтобы сказать, насколько это точно
    [alike] одинаково во всех раскладах
   *[known] плюс-минус { $error }
 }). Просмотрено возможных раскладов: { $worlds }.
why-hint-points = Средняя разница с остальными: { $points } { $sure ->
    [unknown] (раскладов слишком мало, чтобы сказать, насколько это точно).
    [alike] (одинаково во всех раскладах).
   *[known] (плюс-минус { $error }); отдельный раунд может отклониться на { $risk }.
 } Просмотрено возможных раскладов: { $worlds }.
why-hint-match = Победа в партии: примерно { $share } из 100 ({ $sure ->
    [unknown] раскладов слишком мало, чтобы сказать, насколько это точно
    [alike] одинаково во всех раскладах
   *[known] плюс-минус { $error }
 }). Просмотрено возможных раскладов: { $worlds }.
