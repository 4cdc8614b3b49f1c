### Puzzles of the stable game, in the terminal and on the page.

puzzle-number = Задача { $n }
puzzle-goal-win = Выиграй этим ходом.
puzzle-goal-hold = Не дай игроку { $who } выиграть этим ходом.
puzzle-sure = Решение должно сработать, какие бы карты ни были у других.
puzzle-theme-win = Победа в один ход
puzzle-theme-neigh = Вовремя остановить
puzzle-theme-whom = Кого выбрать
puzzle-right = Верно! А теперь?
puzzle-wrong = Так не получится:
puzzle-solved = Решено!
puzzle-quit = Введи номер ответа или q, чтобы сдаться.
puzzle-again = Так не получится. Попробуй ещё раз.
