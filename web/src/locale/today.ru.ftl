### Задача дня.

today-title = Задача дня
today-task = Задача
today-you = Ты
today-watch = Посмотрим…
today-again = Ещё раз
today-share = Поделиться
today-copied = Скопировано. Решение не раскрыто.
today-next = Следующая задача
today-all = Все задачи
today-todays = Задача дня
today-book = Правила
today-about = В каждой из этих позиций к цели ведёт ровно один путь, какие бы карты ни были у других. Решённое хранится на этом устройстве.
today-solved-of = Решено: { $n } из { $of }
today-streak = { $n ->
    [one] { $n } день подряд
    [few] { $n } дня подряд
   *[other] { $n } дней подряд
}
