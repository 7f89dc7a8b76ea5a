# Законченные партии: показать другим, доиграть иначе, подсчитать за всё время.

## Поделиться

replay-share = Поделиться партией
replay-share-words = По ссылке видны все руки, ход за ходом. Она действует, только пока согласны все, кто играл; ботов не спрашивают.
replay-share-count = Согласны: { $agreed } из { $people }.
replay-share-asked = Кто-то хочет поделиться этой партией.
replay-share-named = Согласие, с моим именем
replay-share-hidden = Согласие, под именем «{ $name }»
replay-share-no = Больше не делиться
replay-share-mine-named = Вы согласны, с вашим именем.
replay-share-mine-hidden = Вы согласны; имя скрыто.
replay-share-dead = Если кто-то передумает, ссылка перестанет действовать навсегда.
replay-share-this-step = Ссылка на этот шаг:
replay-player = Игрок { $number }
replay-title = Партия в { $game }

why-share-unfinished = Поделиться можно только партией, сыгранной до конца.
why-no-such-replay = Такой партии нет, или кто-то из игравших ею больше не делится.
