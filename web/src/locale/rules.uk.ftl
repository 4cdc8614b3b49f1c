### The rules in our own words.

rules-title = Правила: { $book }
rules-books = Правила на вибір
rules-contents = На цій сторінці
rules-none = Таких правил немає.
rules-reference = Пам’ятка
rules-differences = Що в інших виданнях інакше
rules-numbered = Правила за номерами
rules-options = Налаштування столу
rules-options-about = Де правила лишають вибір столу або джерела розходяться, вирішує господар столу перед грою.
rules-glossary = Словничок
rules-turn = Твій хід
rules-winning = Перемога
rules-goal-many = Якщо гравців від шести до восьми, вистачить шести.
rules-here = Тут
rules-other = Інакше
rules-not-here = Не в цьому виданні. Діє тут: { $list }
rules-only-in = Діє лише тут: { $list }
rules-only-cards = Карти, що є лише в цьому виданні: { $edition }
rules-edition-first = перше видання
rules-edition-second = друге видання

## Chapters

rules-chapter-R-SET = Підготовка
rules-chapter-R-TWO = Удвох
rules-chapter-R-TURN = Хід
rules-chapter-R-WORD = Слова на картах
rules-chapter-R-CARD = Карти
rules-chapter-R-EFF = Ефекти
rules-chapter-R-CHAIN = Ланцюжок ефектів
rules-chapter-R-END = Кінець гри
rules-chapter-U-DECK = Колода
rules-chapter-U-SET = Підготовка
rules-chapter-U-TURN = Хід
rules-chapter-U-STONE = Камені подвоєння
rules-chapter-U-MIRROR = Дзеркала
rules-chapter-U-DUST = Мішечок із сонним пилом
rules-chapter-U-HOOF = Копито
rules-chapter-U-ALI = Алікорн
rules-chapter-U-CALL = «Унорог!»
rules-chapter-U-END = Кінець гри

## Unorog: the reference card

rules-unorog-goal = Позбудься всіх карт раніше за інших.
rules-unorog-turn-play = Поклади одну карту, що підходить до верхньої карти казана за кольором або числом;
rules-unorog-turn-draw = або візьми одну карту з криниці. Узяту карту того ж ходу не кладуть.
rules-unorog-turn-call = З передостанньою картою скажи «Унорог!». Хто забуде й попадеться, візьме дві карти.
rules-unorog-cards = Карти
rules-unorog-lock = Локон
rules-unorog-stone = Камінь подвоєння
rules-unorog-mirror = Дзеркало
rules-unorog-dust = Мішечок із сонним пилом
rules-unorog-hoof = Копито
rules-unorog-alicorn = Алікорн
rules-unorog-win = Раунд виграє той, у кого не лишилося карт. Карти решти — твої очки: локони за своїм числом, реліквії дії по 20, найстарші реліквії по 50. Можна грати й до домовленої кількості очок.

## Glossary

rules-glossary-types = Види карт
rules-glossary-places = Місця
rules-glossary-words = Слова на картах
rules-word-impossible = Неможливі дії
rules-type-baby = З одним починає кожен. Живе лише у стайні або в розпліднику.
rules-type-basic = Одноріг без ефекту.
rules-type-magical = Одноріг з ефектом.
rules-type-magic = Спрацьовує один раз і йде у скид.
rules-type-upgrade = Лишається у стайні й допомагає її гравцеві.
rules-type-downgrade = Лишається у стайні й заважає її гравцеві.
rules-type-instant = Відповідає на карту, яку грає інший гравець. Дії не витрачає.
rules-type-panda = Одноріг під «Пандамоніумом»: однорогом не вважається.
rules-place-stable = Що лежить перед гравцем: однороги, бонуси, штрафи.
rules-place-nursery = Малюки, яких немає в жодній стайні.
rules-place-deck = Звідси беруть карти, сорочкою догори. Коли вона порожня, гру закінчено.
rules-place-discard = Використані карти, лицем догори. Дивитися їх може кожен.
rules-place-hand = Її бачить лише сам гравець. Наприкінці свого ходу — не більш як сім карт.
rules-term-lock = Локон: карта з кольором і числом від 0 до 9.
rules-term-relic = Реліквія дії: камінь подвоєння, дзеркало або мішечок із сонним пилом. Має колір.
rules-term-elder = Найстарша реліквія: копито або алікорн. Кольору немає, підходить до всього.
rules-term-well = Криниця: стос, із якого беруть, сорочкою догори.
rules-term-cauldron = Казан: стос зіграних карт, лицем догори.
rules-term-colour = Колір казана: колір верхньої карти або той, що названий разом із нею.
rules-term-call = Вигук: «Унорог!», разом із передостанньою картою.
rules-term-aimed = Спрямовано на: камінь, пил і алікорн спрямовані на наступного гравця за ходом гри.
rules-term-honest = Чесний алікорн: на руці того, хто його зіграв, немає карт кольору казана.
