### Messages of every table, whatever the game.  words/__init__.py explains the keys.

## Names

you = ти
nobody = ніхто
yes = так
no = ні
seat = Місце { $n }
player-name = Гравець
# Of someone who gives no name.  In Russian and Ukrainian it follows the word for a player.
default-name = Гість
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
        [few] { $n } карти
        [many] { $n } карт
       *[other] { $n } карти
    }
points = { $n ->
        [one] { $n } очко
        [few] { $n } очки
        [many] { $n } очок
       *[other] { $n } очка
    }

## Bots

bot-name-0 = Імбир
bot-name-1 = Іскра
bot-name-2 = М’ята
bot-name-3 = Комета
bot-name-4 = Полин
bot-name-5 = Горобина
bot-name-6 = Бузок
bot-name-7 = Роса
bot-name-8 = Верес
bot-name-9 = Конюшина
bot-random = грає навмання
bot-keen = грає карту, щойно може
bot-novice = грає просто й часом пропускає нагоду
bot-sensible = грає розважливо
bot-sensible-1 = грає розважливо, як у версії 0.1.0
bot-searcher = думає, перш ніж зіграти
bot-trained = навчений на мільйонах партій
bot-tiers = грає за списком добрих карт
bot-hasty = зупиняє майже кожну карту й б’є по лідеру
bot-thrifty = береже карти й зупиняє лише найгірше
bot-greedy = грає будь-яку карту, що підходить, а алікорн — щойно це чесно
bot-searcher-1 = думає, перш ніж зіграти, — як у версії 0.1.0

## The table

table-over = Гру закінчено

## Rulebooks

profiles-source = Правило { $rule }. { $source }

## Zones that many games have

zone-deck = Колода
zone-discard = Скид
zone-hand = Рука
