### Puzzles of the stable game, in the terminal and on the page.

puzzle-number = Задача { $n }
puzzle-goal-win = Виграй цього ходу.
puzzle-goal-hold = Не дай гравцеві { $who } виграти цього ходу.
puzzle-sure = Розв’язок має спрацювати, хоч би які карти були в інших.
puzzle-theme-win = Перемога в один хід
puzzle-theme-neigh = Вчасно зупинити
puzzle-theme-whom = Кого вибрати
puzzle-right = Правильно! А тепер?
puzzle-wrong = Так не вийде:
puzzle-solved = Розв’язано!
puzzle-quit = Введи номер відповіді або q, щоб здатися.
puzzle-again = Так не вийде. Спробуй ще раз.
