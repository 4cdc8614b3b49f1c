### Слова на картах і довкола них.

# Що каже про карту програма читання з екрана.
cards-name = { $title }. { $type }. { $text }
cards-name-short = { $title }. { $type }.
cards-hidden = Закрита карта
cards-read = Прочитати: { $title }
cards-reader = Карта: { $title }
cards-close = Закрити
cards-rulings = Роз’яснення
cards-example = Приклад
cards-panda = Поки що панда: однорогом не вважається.
cards-pack = З набору: { $pack }

## Типи, які називає лише сторінка

type-lock = Локон
type-relic = Реліквія дії
type-elder = Найстарша реліквія
type-unknown = Карта
