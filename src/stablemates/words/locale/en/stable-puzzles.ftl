### Puzzles of the stable game, in the terminal and on the page.

puzzle-number = Puzzle { $n }
puzzle-goal-win = Win this turn.
puzzle-goal-hold = Don’t let { $who } win this turn.
puzzle-sure = It has to work whatever cards the others hold.
puzzle-theme-win = Win now
puzzle-theme-neigh = The right Neigh
puzzle-theme-whom = Pick the target
puzzle-right = Right! And now?
puzzle-wrong = That doesn’t work:
puzzle-solved = Solved!
puzzle-quit = Type the number of an answer, or q to give up.
puzzle-again = That doesn’t work. Try again.
