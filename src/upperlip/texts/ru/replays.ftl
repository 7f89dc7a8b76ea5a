# Законченные партии: показать другим, доиграть иначе, подсчитать за всё время.

## Поделиться

replay-share = Поделиться партией
replay-share-words = По ссылке видны карты всех игроков, ход за ходом. Она действует, только пока согласны все, кто играл; ботов не спрашивают.
replay-share-count = Согласны: { $agreed } из { $people }.
replay-share-asked = Кто-то хочет поделиться этой партией.
replay-share-named = Да, с моим именем
replay-share-hidden = Да, под именем «{ $name }»
replay-share-no = Больше не делиться
replay-share-mine-named = Вы согласны; имя видно.
replay-share-mine-hidden = Вы согласны; имя скрыто.
replay-share-dead = Если кто-то передумает, ссылка перестанет действовать навсегда.
replay-share-this-step = Ссылка на этот шаг:
replay-player = Игрок { $number }
replay-title = Партия в { $game }

why-share-unfinished = Поделиться можно только партией, сыгранной до конца.
why-no-such-replay = Такой партии нет, или кто-то из игравших ею больше не делится.

## А если

replay-practise = Доиграть отсюда
replay-practise-words = Тренировочный стол только для вас: одно место ваше, на остальных боты. Карты вам, возможно, уже известны, поэтому ничего не засчитывается.
replay-here = Открыть партию здесь, чтобы доиграть
replay-practise-as = за место: { $name }

why-practice-unfinished = Эта партия не сыграна до конца: её карты остаются тайной.
why-nothing-to-practise = Отсюда играть больше нечего, или партия начата по прежним правилам.

## Успехи за много партий

replay-progress = Мои успехи
replay-progress-words = Чего стоили ваши решения, судя по тому, что вы могли видеть, во всех разобранных партиях. О других здесь ничего нет.
replay-reviewed = Разобрано партий: { $count }.
replay-review-rest = Разобрать и последние партии: { $count }
replay-review-rest-going = Разбираются одна за другой. Осталось: { $count }.
replay-without-hints = Без решений, принятых с подсказкой
replay-result-mean = Итог партии в среднем
replay-luck-mean = Из них удача
replay-graph-words = Точка — партия, последняя справа. Линия — среднее за пять партий.
replay-day = День
replay-luck = Доля удачи
replay-count = Решений
replay-each = Каждое
replay-sum = Всего
replay-phases = Где потеряно
replay-phase = Этап
replay-phase-bids = Заказы
replay-phase-passing = Передача карт
replay-phase-leading = Заход
replay-phase-following = Ответ на заход
replay-phase-endgame = Последние три карты
replay-themes = Почему потеряно
replay-theme = Что сделал бы другой выбор
replay-theme-takes = Взял бы взятку
replay-theme-bid-met = Не брал бы лишнего: заказ выполнен
replay-theme-partner = Оставил бы взятку напарнику
replay-theme-gives-away = Не отдал бы карту соперникам
replay-theme-brings = Принёс бы хорошую карту
replay-theme-hands-over = Отдал бы плохую карту
replay-theme-leaves = Оставил бы невыгодную взятку
replay-theme-same = Сберёг бы карту на потом
replay-theme-worth-more = Взял бы карту получше
replay-theme-trump-takes = Назвал бы козырь, который берёт взятку
replay-theme-trump-leaves = Назвал бы козырь, который отдаёт взятку
replay-theme-more-tricks = Заказал бы больше
replay-theme-fewer-tricks = Заказал бы меньше
replay-theme-blind-missed = Не заказывал бы втёмную
replay-partners = С кем
replay-partner = Напарник
replay-partner-bot = Боты: { $level }
replay-partner-unnamed = Люди, не названные здесь
replay-partners-words = Ваши собственные потери в раундах с ними. Люди названы там, где они делятся партией под своим именем.
replay-bids = Ваши заказы
replay-bids-came = Заказов: { $made }. Выполнено точно: { $met }; завышено: { $high }; занижено: { $low }.
replay-bids-better = Сколько раз, судя по тому, что вы могли видеть, стоило заказать меньше: { $lower }; больше: { $higher }.
replay-bids-title = Взяток сверх заказа
replay-bids-tricks = Против заказа
replay-bids-count = Раз
replay-bids-likely = Ожидалось раз
replay-bid-met = точно
replay-bid-more = { $number }
replay-csv = Все решения (CSV)
replay-json = Все решения (JSON)
