### The report of a finished game.

report-title = Розбір партії
report-band = Шанси на перемогу
report-about = Шанси кожного на перемогу, хід за ходом. Кожну позицію догравали багато разів із тими самими картами на руках.
report-only-band = Рушій тут не скомпільовано, і пошук вирішальних моментів тривав би надто довго. Показано лише шанси, і то приблизно.
report-moments = Що вирішило долю партії
report-none = Одного вирішального ходу чи карти в цій партії не було.
report-choice = { $seat } — { $taken } ({ $chance }). Краще — { $better } ({ $other }, ±{ $margin })
report-luck = Випадок. { $seat }: шанси змінюються з { $before } до { $after } (±{ $margin })
report-turn = Хід { $n }
report-chances = { $seat }: { $chance }
report-written = Розбір записано: { $file }

## On the page

report-make = Хто й коли був попереду?
report-make-about = Сервер багато разів дограє партію з кожного ходу. Це триватиме кілька секунд.
report-coming = Розбір готується…
report-busy = Зараз готується багато розборів. Спробуй за хвилину.
report-again = Повторити
report-show = Показати цей момент
report-try = Спробувати
report-try-about = Зіграти з цього місця проти ботів, з тими самими картами
