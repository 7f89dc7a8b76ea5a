# Задачи: решения с ясным ответом из партий ботов.

puzzle-words = Одно решение из партии, которую сыграли боты: вы видите то, что видел игрок, и ничего больше. Засчитывается любой хороший ответ, а запоминается первый.
puzzle-today = Задача дня
puzzle-today-right = Задача дня: решена
puzzle-today-wrong = Задача дня: не решена
puzzle-any = Любая задача
puzzle-count =
    { $answered ->
        [0] всего { $puzzles }
       *[other] верно { $right } из { $answered }; всего { $puzzles }
    }
puzzle-deeds = Что сделать
puzzle-cards = Какая карта важна
puzzle-next = Следующая задача
puzzle-figures = Почему?
puzzle-leave = Все задачи

## Что делает хороший ответ

puzzle-theme-duck = Пропустить
puzzle-theme-take = Взять взятку
puzzle-theme-keep = Сдержать заказ
puzzle-theme-partner = Сначала напарник
puzzle-theme-count = Считать масть
puzzle-theme-steal = Украсть
puzzle-theme-bid = Заказать
puzzle-theme-trump = Назвать козырь

## Насколько трудно: сколько ботов ошибаются

puzzle-level-1 = легко
puzzle-level-2 = средне
puzzle-level-3 = трудно
puzzle-level-4 = дьявольски трудно

## Ответ

puzzle-right = Верно.
puzzle-wrong = Не в этот раз.
puzzle-good = Хорошо: { $actions }.
puzzle-about = О чём задача: { $themes }
puzzle-found-by = Нашли боты: { $bots }
puzzle-found-by-none = Ни один бот не нашёл.
