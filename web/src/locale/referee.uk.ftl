### The referee.

referee-title = Суддя
referee-about = Що буде, якщо …? Розклади карти, про які сперечаєтеся, і вибирай, хто що робить. Решту знати не треба.
# Players, with a space between two names.
referee-names = Аня Богдан Віра Гліб Дарина Єва Жанна Захар
referee-position = Позиція
referee-book = Правила
referee-turn = Хід
referee-phase = Фаза
referee-add = карта
referee-add-to = Додати карту: { $zone }
referee-remove = Прибрати: { $title }
referee-add-player = гравець
referee-remove-player = Прибрати гравця: { $name }
referee-unknown-hand = Рука невідома: карти, які нічого не зупиняють
referee-search = Назва будь-якою мовою
referee-nothing-found = Такої карти немає.
referee-happens = Що буде
referee-cannot = Вибрати не можна
referee-ways = Усі наслідки
referee-no-ways = Зараз нічого не розігрується, або наслідків забагато.
referee-compare = Порівняти правила
referee-not-here = За цими правилами так не буває: такої карти чи такої відповіді тут немає.
referee-back = Скасувати
referee-again = Спочатку
referee-link = Скопіювати посилання
referee-copied = Скопійовано.
