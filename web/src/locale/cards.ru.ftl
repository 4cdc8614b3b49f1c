### Words on the page’s cards and around them.

# What a screen reader says about a card.
cards-name = { $title }. { $type }. { $text }
cards-name-short = { $title }. { $type }.
cards-hidden = Закрытая карта
cards-read = Прочесть: { $title }
cards-reader = Карта: { $title }
cards-close = Закрыть
cards-rulings = Разъяснения
cards-example = Пример
cards-panda = Пока что панда: единорожком не считается.
cards-pack = Из набора: { $pack }

## Types that only the page names

type-lock = Локон
type-relic = Реликвия действия
type-elder = Старейшая реликвия
type-unknown = Карта
