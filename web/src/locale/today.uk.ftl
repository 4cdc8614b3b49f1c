### Задача дня.

today-title = Задача дня
today-task = Задача
today-you = Ти
today-watch = Подивімось…
today-again = Ще раз
today-share = Поділитися
today-copied = Скопійовано. Розв’язок не розкрито.
today-next = Наступна задача
today-all = Усі задачі
today-todays = Задача дня
today-book = Правила
today-about = У кожній із цих позицій до мети веде рівно один шлях, хоч би які карти були в інших. Розв’язане зберігається на цьому пристрої.
today-solved-of = Розв’язано: { $n } з { $of }
today-streak = { $n ->
    [one] { $n } день поспіль
    [few] { $n } дні поспіль
   *[other] { $n } днів поспіль
}
