### Слова на картах и вокруг них.

# Что говорит о карте программа чтения с экрана.
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

## Типы, которые называет только страница

type-lock = Локон
type-relic = Реликвия действия
type-elder = Старейшая реликвия
type-unknown = Карта
