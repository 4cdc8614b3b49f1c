### Learning: the page that offers the guided games, and its teacher.

learn-title = Learn to play
learn-about = A guided game takes about 90 seconds. The deck is stacked; the rules are real.
learn-start = Start
learn-stable-about = Play a unicorn, stop a card, get stopped yourself, and win with your seventh unicorn.
learn-unorog-about = Match colours and numbers, play a stone, call a bluff, say “Unorog!” and win.
learn-read = Read more
learn-rules-stable = Rules of the stable game
learn-rules-unorog = Rules of Unorog
learn-cards = All cards
learn-you = You
learn-teacher = The teacher
learn-skip = I know this, skip it
learn-step = Step { $n } of { $of }
learn-not-now = Good idea! But first, try the glowing one.
learn-lit = Glowing: { $what }
