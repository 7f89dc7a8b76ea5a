# The lessons of the page: what the coach says. Short: it stands beside the table, also on a phone.

lesson-title-mustachio = Mustachio: первый раунд
lesson-title-mustachio-villains = Mustachio: злодеи
lesson-title-moustache = Moustache: два раунда
lesson-title-moustache-rules = Moustache: правил всё больше
lesson-go = Дальше
lesson-skip-on = Пропустить
lesson-leave = Выйти
lesson-from-start = Сначала
lesson-over = Этого довольно, чтобы сесть за стол. Остальное он объяснит по ходу игры.
lesson-play = Сыграть целую партию
lesson-again = Ещё раз
lesson-next-mustachio = Следующий урок: злодеи
lesson-next-moustache = Следующий урок: правил всё больше
lesson-turn = Ваш ход. Подойдёт { $right }.
lesson-lead = Заходите вы, с любой карты. Попробуйте так: { $right }.
lesson-skip = Пропустим часть раунда: осталось { $count ->
    [one] { $count } взятка
    [few] { $count } взятки
   *[many] { $count } взяток
 }.
lesson-not-that = Можно и так: { $tried }. Но урок продолжит { $right }.

lesson-mustachio-intro = Mustachio — игра обещаний: скажите, сколько взяток возьмёте, и возьмите ровно столько. Ваш напарник сидит напротив: { $partner }.
lesson-mustachio-shown = Злодей этого раунда: { $card }. { $effect }
lesson-mustachio-hand = Ваши карты: четыре масти, от 1 до 15. Монета на карте — очки, которые она приносит.
lesson-mustachio-trump = Козырная масть этого раунда: { $colour }. Козырь бьёт любую другую масть.
lesson-mustachio-bid = Сколько взяток вы возьмёте? Ваш заказ складывается с заказом напарника; ровно столько взяток — { $bonus } очков. Закажите { $bid }.
lesson-mustachio-promised = Ваш общий заказ ({ $partner } и вы): { $bid }. Ни одной взяткой больше, ни одной меньше!
lesson-mustachio-follow = Заходит { $seat }: { $card }. У кого есть эта масть, тот обязан её сыграть. Коснитесь другой карты — стол скажет, почему нельзя. Потом сыграйте так: { $right }.
lesson-mustachio-taken = Взятка: { $seat }. Почему — сказано под картами. Взявший заходит в следующую.
lesson-mustachio-ruff = Заходит { $seat }: { $card }. Этой масти у вас нет, играйте что угодно. Козырь у вас есть: { $right }. Смелее!
lesson-mustachio-villain = Теперь ваш злодей: { $card }. { $effect } Злодея можно сыграть всегда, с чего бы ни зашли.
lesson-mustachio-gift = Взятка ваша, и { $card } с ней. { $effect }
lesson-mustachio-score = Обещано { $bid }, взято { $tricks }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
 }, из них { $bonus } за сдержанное слово. После пяти раундов выигрывает больший итог.

lesson-villains-intro = Двенадцать злодеев мутят воду в Mustachio, каждый по-своему. В каждом раунде объявляются двое.
lesson-villains-name = У вас на руках { $card }. { $effect } Сыграйте его, с чего бы ни зашли.
lesson-villains-named = Какой быть козырной масти? Выберите ту, что у вас есть: { $trump }.
lesson-villains-pass = { $seat }: { $card }. { $effect } Расстаньтесь с такой: { $right }.
lesson-villains-spell = Козырная масть ещё на одну взятку: { $colour }. Потом вернётся козырь раунда. Монета наверху ведёт счёт.

lesson-moustache-intro = В Moustache собирают звёзды. Команды в каждом раунде новые; сейчас с вами играет { $partner }.
lesson-moustache-row = Каждый раунд открывает правило, и все они остаются. Первое: «{ $rule }». { $does }
lesson-moustache-hand = Ваши карты: четыре масти, от 0 до 10. Звёзды есть только на средних, от 3 до 7.
lesson-moustache-follow = Заходит { $seat }: { $card }. У кого есть эта масть, тот обязан её сыграть. Коснитесь другой карты — стол скажет, почему нельзя. Потом сыграйте так: { $right }.
lesson-moustache-colours = Масти от младшей к старшей: зелёная, розовая, оранжевая, синяя. Берёт самая старшая масть во взятке, с какой бы ни зашли; в ней — старшая карта.
lesson-moustache-break = Заходит { $seat }: { $card }. Этой масти у вас нет, играйте что угодно. У карты «{ $right }» масть старше. Смелее!
lesson-moustache-score = Звёзд { $stars } против { $their_stars }: раунд ваш. Каждый победитель тянет трофей. Ваш стоит { $trophy }; чужие — тайна до конца партии.
lesson-moustache-second = Второй раунд: новые команды (с вами { $partner }), и рядом с первым — второе правило, «{ $rule }». { $does }
lesson-moustache-greens = Второе правило в деле, звёзды в минус: { $cards }. Взятка: { $seat }.
lesson-moustache-end = Звёзд { $stars } против { $their_stars }, по обоим правилам: снова ваш раунд. После четырёх раундов выигрывает тот, у кого больше очков за трофеи.

lesson-rules-intro = Четвёртый раунд, и рядом висят четыре правила. С вами играет { $partner }.
lesson-rules-white = Белые правила говорят, чего стоят карты: «{ $rule }» и «{ $other }».
lesson-rules-black = Чёрные правила говорят, кто берёт взятку: «{ $rule }» и «{ $other }». За столом коснитесь таблички, чтобы её прочесть.
lesson-rules-out = Равные уходят первыми: { $cards }. Из оставшихся берёт старшая. Взятка: { $seat }.
lesson-rules-two = «{ $rule }». { $does } У вас есть такая: { $right }. Сыграйте её.
lesson-rules-decided = Скромная двойка берёт всё. Какое правило решило — сказано под картами.
lesson-rules-end = Звёзд { $stars } против { $their_stars }, по всем четырём правилам.
