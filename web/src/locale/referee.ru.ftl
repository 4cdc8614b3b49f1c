### The referee.

referee-title = Судья
referee-about = Что будет, если …? Разложи карты, о которых спор, и нажми, кто что делает. Остальное знать не нужно.
# Players, with a space between two names.
referee-names = Аня Боря Вика Гриша Даша Егор Женя Зоя
referee-position = Положение
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
referee-more = Другие стопки и одолженные карты
referee-deck = Колода, сверху
referee-deck-left = Карт в колоде, если это важно
referee-nursery-empty = Там пусто
referee-loans = Одолжено
referee-loan = { $title }: хозяин — { $who }
referee-loan-unicorn = Единорожек…
referee-loan-owner = хозяин…
referee-name-it = Карты неизвестной руки здесь не сыграть. Добавь карту в руку, и станет видно, что она сделает.
