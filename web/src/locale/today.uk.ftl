### The puzzle of the day.

today-title = Задача дня
today-task = Задача
today-you = Ти
today-watch = Побачимо…
today-again = Повторити
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
today-deal = Роздача дня
today-deal-about = Двоє за столом: ти й бот. Карти й бот у всіх ті самі, різниця лише в грі. Надішли посилання друзям і порівняйте результати.
today-deal-fair = Карти залежать лише від дати. Їх може заздалегідь обчислити будь-хто, тож на спір так не грають.
today-deal-first = Зараховується перший результат. Він зберігається на цьому пристрої.
today-deal-play = Роздати
deal-of = Роздача дня, { $day }
deal-won = Перемога
deal-lost = Поразка
deal-drawn = Без переможця
deal-turns = { $n ->
    [one] { $n } хід
    [few] { $n } ходи
   *[other] { $n } ходів
}
deal-unicorns = однороги { $mine }:{ $theirs }
deal-you = Ти: { $result }
deal-friend = Твій друг: { $result }
deal-share = Порівняти з друзями
deal-copied = Скопійовано. У друзів будуть ті самі карти.
