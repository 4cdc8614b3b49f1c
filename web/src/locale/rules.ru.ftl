### The rules in our own words.

rules-title = Правила: { $book }
rules-books = Правила на выбор
rules-contents = На этой странице
rules-none = Таких правил нет.
rules-reference = Памятка
rules-differences = Что в других изданиях иначе
rules-numbered = Правила по номерам
rules-options = Настройки стола
rules-options-about = Где правила оставляют выбор столу или источники расходятся, решает хозяин стола перед игрой.
rules-glossary = Словарик
rules-turn = Твой ход
rules-winning = Победа
rules-goal-many = Если игроков от шести до восьми, хватит шести.
rules-here = Здесь
rules-other = Иначе
rules-not-here = Не в этом издании. Действует здесь: { $list }
rules-only-in = Действует только здесь: { $list }
rules-only-cards = Карты, которые есть только в этом издании: { $edition }
rules-edition-first = первое издание
rules-edition-second = второе издание

## Chapters

rules-chapter-R-SET = Подготовка
rules-chapter-R-TWO = Вдвоём
rules-chapter-R-TURN = Ход
rules-chapter-R-WORD = Слова на картах
rules-chapter-R-CARD = Карты
rules-chapter-R-EFF = Эффекты
rules-chapter-R-CHAIN = Цепочка эффектов
rules-chapter-R-END = Конец игры
rules-chapter-U-DECK = Колода
rules-chapter-U-SET = Подготовка
rules-chapter-U-TURN = Ход
rules-chapter-U-STONE = Камни удвоения
rules-chapter-U-MIRROR = Зеркала
rules-chapter-U-DUST = Мешочек с пылью сна
rules-chapter-U-HOOF = Копыто
rules-chapter-U-ALI = Аликорн
rules-chapter-U-CALL = «Унорог!»
rules-chapter-U-END = Конец игры

## Unorog: the reference card

rules-unorog-goal = Избавься от всех карт раньше других.
rules-unorog-turn-play = Положи одну карту, которая подходит к верхней карте котла по цвету или числу;
rules-unorog-turn-draw = или возьми одну карту из колодца. Взятую карту в тот же ход не кладут.
rules-unorog-turn-call = С предпоследней картой скажи «Унорог!». Кто забудет и попадётся, возьмёт две карты.
rules-unorog-cards = Карты
rules-unorog-lock = Локон
rules-unorog-stone = Камень удвоения
rules-unorog-mirror = Зеркало
rules-unorog-dust = Мешочек с пылью сна
rules-unorog-hoof = Копыто
rules-unorog-alicorn = Аликорн
rules-unorog-win = Раунд выигрывает тот, у кого не осталось карт. Карты остальных — твои очки: локоны по своему числу, реликвии действия по 20, старейшие реликвии по 50. Можно играть и до условленного числа очков.

## Glossary

rules-glossary-types = Виды карт
rules-glossary-places = Места
rules-glossary-words = Слова на картах
rules-word-impossible = Невозможные действия
rules-type-baby = С одним начинает каждый. Живёт только в стойле или в яслях.
rules-type-basic = Единорожек без эффекта.
rules-type-magical = Единорожек с эффектом.
rules-type-magic = Срабатывает один раз и уходит в сброс.
rules-type-upgrade = Остаётся в стойле и помогает его игроку.
rules-type-downgrade = Остаётся в стойле и мешает его игроку.
rules-type-instant = Отвечает на карту, которую играет другой игрок. Действия не тратит.
rules-type-panda = Единорожек под «Пандецом»: единорожком не считается.
rules-place-stable = Что лежит перед игроком: единорожки, бонусы, штрафы.
rules-place-nursery = Малыши, которых нет ни в одном стойле.
rules-place-deck = Отсюда берут карты, рубашкой вверх. Когда она пуста, игра окончена.
rules-place-discard = Использованные карты, лицом вверх. Смотреть их может каждый.
rules-place-hand = Её видит только сам игрок. В конце своего хода — не больше семи карт.
rules-term-lock = Локон: карта с цветом и числом от 0 до 9.
rules-term-relic = Реликвия действия: камень удвоения, зеркало или мешочек с пылью сна. У неё есть цвет.
rules-term-elder = Старейшая реликвия: копыто или аликорн. Цвета нет, подходит ко всему.
rules-term-well = Колодец: стопка, из которой берут, рубашкой вверх.
rules-term-cauldron = Котёл: стопка сыгранных карт, лицом вверх.
rules-term-colour = Цвет котла: цвет верхней карты или тот, что назван вместе с ней.
rules-term-call = Возглас: «Унорог!», вместе с предпоследней картой.
rules-term-aimed = Направлено на: камень, пыль и аликорн направлены на следующего игрока по ходу игры.
rules-term-honest = Честный аликорн: на руке сыгравшего нет карт цвета котла.
