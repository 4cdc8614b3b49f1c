### The report of a finished game.

report-title = Разбор партии
report-band = Шансы на победу
report-about = Шансы каждого на победу, ход за ходом. Каждая позиция доиграна много раз с теми же картами на руках.
report-only-band = Движок здесь не скомпилирован, и поиск решающих моментов занял бы слишком много времени. Показаны только шансы, и то приблизительно.
report-moments = Что решило исход партии
report-none = Одного решающего хода или карты в этой партии не было.
report-choice = { $seat } — { $taken } ({ $chance }). Лучше — { $better } ({ $other }, ±{ $margin })
report-luck = Случай. { $seat }: шансы меняются с { $before } до { $after } (±{ $margin })
report-turn = Ход { $n }
report-chances = { $seat }: { $chance }
report-written = Разбор записан: { $file }

## On the page

report-make = Кто когда лидировал?
report-make-about = Сервер много раз доиграет партию с каждого хода. Это займёт несколько секунд.
report-coming = Разбор готовится…
report-busy = Сейчас готовится много разборов. Попробуй через минуту.
report-again = Повторить
report-show = Показать этот момент
report-try = Попробовать
report-try-about = Сыграть с этого места против ботов, с теми же картами
