### Messages of every table, whatever the game.  words/__init__.py explains the keys.

## Names

you = ты
nobody = никто
yes = да
no = нет
seat = Место { $n }
player-name = Игрок
# Of someone who gives no name.  In Russian and Ukrainian it follows the word for a player.
default-name = Гость
a-card = карта
    .object = карту
# How a card’s title appears in a sentence.
quoted-card = «{ $title }»
# A player’s card in a list.
seat-card = { $seat } — { $card }
# A player’s number in a list.
seat-value = { $seat } — { $value }
rule-named = (Правило { $id }: { $rule }.)
cards = { $n ->
        [one] { $n } карта
        [few] { $n } карты
        [many] { $n } карт
       *[other] { $n } карты
    }
points = { $n ->
        [one] { $n } очко
        [few] { $n } очка
        [many] { $n } очков
       *[other] { $n } очка
    }

## Bots

bot-name-0 = Имбирь
bot-name-1 = Искра
bot-name-2 = Мята
bot-name-3 = Комета
bot-name-4 = Полынь
bot-name-5 = Рябина
bot-name-6 = Сирень
bot-name-7 = Роса
bot-name-8 = Вереск
bot-name-9 = Клевер
bot-random = играет наугад
bot-keen = играет карту, как только может
bot-novice = играет просто и порой упускает шанс
bot-sensible = играет рассудительно
bot-sensible-1 = играет рассудительно, как в версии 0.1.0
bot-searcher = думает, прежде чем сыграть
bot-trained = обучен на миллионах партий
bot-tiers = играет по списку хороших карт
bot-hasty = останавливает почти каждую карту и бьёт по лидеру
bot-thrifty = бережёт карты и останавливает только худшее
bot-greedy = играет любую подходящую карту, а аликорн — как только это честно
bot-searcher-1 = думает, прежде чем сыграть, — как в версии 0.1.0

## The table

table-over = Игра окончена

## Rulebooks

profiles-source = Правило { $rule }. { $source }

## Zones that many games have

zone-deck = Колода
zone-discard = Сброс
zone-hand = Рука
