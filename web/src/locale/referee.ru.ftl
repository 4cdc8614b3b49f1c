### The referee.

referee-title = Судья
referee-about = Что будет, если …? Разложи карты, о которых спорите, и выбирай, кто что делает. Остальное знать не нужно.
# Players, with a space between two names.
referee-names = Аня Боря Вика Гриша Даша Егор Женя Зоя
referee-position = Позиция
referee-book = Правила
referee-turn = Ход
referee-phase = Фаза
referee-add = карта
referee-add-to = Добавить карту: { $zone }
referee-remove = Убрать: { $title }
referee-add-player = игрок
referee-remove-player = Убрать игрока: { $name }
referee-unknown-hand = Рука неизвестна: карты, которые ничего не останавливают
referee-search = Название на любом языке
referee-nothing-found = Такой карты нет.
referee-happens = Что будет
referee-cannot = Выбрать нельзя
referee-ways = Все исходы
referee-no-ways = Сейчас ничего не разыгрывается, или исходов слишком много.
referee-compare = Сравнить правила
referee-not-here = По этим правилам так не бывает: такой карты или такого ответа здесь нет.
referee-back = Отменить
referee-again = Сначала
referee-link = Скопировать ссылку
referee-copied = Скопировано.
