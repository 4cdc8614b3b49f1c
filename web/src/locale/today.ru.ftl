### The puzzle of the day.

today-title = Задача дня
today-task = Задача
today-you = Ты
today-watch = Посмотрим…
today-again = Повторить
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
today-deal = Раздача дня
today-deal-about = Двое за столом: ты и бот. Карты и бот у всех одни и те же, разница только в игре. Отправь ссылку друзьям и сравните результаты.
today-deal-fair = Карты зависят только от даты. Их может заранее вычислить кто угодно, так что на спор так не играют.
today-deal-first = Засчитывается первый результат. Он хранится на этом устройстве.
today-deal-play = Раздать
deal-of = Раздача дня, { $day }
deal-won = Победа
deal-lost = Поражение
deal-drawn = Без победителя
deal-turns = { $n ->
    [one] { $n } ход
    [few] { $n } хода
   *[other] { $n } ходов
}
deal-unicorns = единорожки { $mine }:{ $theirs }
deal-you = Ты: { $result }
deal-friend = Твой друг: { $result }
deal-share = Сравнить с друзьями
deal-copied = Скопировано. У друзей будут те же карты.
