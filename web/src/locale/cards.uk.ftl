### Words on the page’s cards and around them.

# What a screen reader says about a card.
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

## Types that only the page names

type-lock = Локон
type-relic = Реліквія дії
type-elder = Найстарша реліквія
type-unknown = Карта
