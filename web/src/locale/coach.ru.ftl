### The coach of the first games.  $card is what is pointed at, $source the card that others have played.

coach = Подсказки
coach-off = Выключить подсказки
coach-lit = Светится: { $what }.
coach-card = { $card }: «{ $text }»

## The stable game

coach-stable-win = Сыграй карту { $card }: единорожков станет { $goal }, и это победа!
coach-stable-unicorn = Сыграй карту { $card }. Считается каждый единорожек в стойле: у тебя { $n }, для победы нужно { $goal }.
coach-stable-upgrade = Сыграй карту { $card }. Бонус остаётся в стойле и помогает тебе ход за ходом.
coach-stable-downgrade = Сыграй карту { $card }. Штраф ложится в чужое стойло и мешает сопернику.
coach-stable-magic = Сыграй карту { $card }. Заклинание срабатывает один раз и уходит в сброс.
coach-stable-draw = Сейчас на руке нет ничего полезного. Вместо этого возьми ещё одну карту.
coach-stable-pass = Карту { $source } можно остановить, но это стоит карты. Тебе она не вредит: пропусти её.
coach-stable-stop-win = С картой { $source } соперник победит. Останови её: { $card }!
coach-stable-stop-hit = Карта { $source } направлена против тебя. Останови её: { $card }!
coach-stable-stop-stop = Твою карту вот-вот остановят. Спаси её ответом: { $card }!
coach-stable-own-stable = Положи её в своё стойло: она помогает тому, у кого лежит.
coach-stable-rival = Выбери: { $whom }. Этот соперник ближе всех к победе.
coach-stable-lose = С одной картой придётся расстаться. Меньше всего пригодится { $card }.
coach-stable-gain = Возьми карту { $card }: здесь она полезнее всех.
coach-stable-baby = Выбери малыша, который больше нравится. Ценятся они одинаково.
coach-stable-use = Это подарок твоих карт. Стоит взять.

coach-stable-beat-play = { $seat } играет карту { $card }. Эффекта у неё нет, но считается каждый единорожек.
coach-stable-beat-draw = Каждый ход начинается с новой карты.
coach-stable-beat-neigh = Такой ответ останавливает сыгранную карту. Обе уходят в сброс.
coach-stable-beat-super-neigh = Такой ответ останавливает карту наверняка: на него ответить нельзя.
coach-stable-beat-stopped = Остановленная карта не действует и уходит в сброс.
coach-stable-beat-enter = Карта в стойле. Рожки на табличке показывают, сколько там единорожков.
coach-stable-beat-destroy = Уничтоженная карта уходит в сброс.
coach-stable-beat-steal = Украденная карта переходит в другое стойло и считается уже там.
coach-stable-beat-sacrifice = Пожертвовать — значит отдать собственную карту.

## Unorog

coach-unorog-colour = Карта { $card } нужного цвета. Положи её: побеждает тот, кто первым останется без карт.
coach-unorog-number = Карта { $card } подходит по знаку. Положи её!
coach-unorog-alicorn = Больше ничего не подходит, а аликорн подходит всегда. Положи его и назови цвет, которого у тебя больше.
coach-unorog-call = После этой карты останется одна. Сначала нажми «Унорог!», иначе тебя могут поймать.
coach-unorog-draw = Ни одна карта не подходит. Возьми карту из колодца.
coach-unorog-save = Карта { $card } спасает: положи её, и достанется следующему.
coach-unorog-accept = Ответить нечем. Прими это: всего лишь карты.
coach-unorog-catch = { $whom }: одна карта, а «Унорог!» не прозвучало. Лови: это плюс две карты.
coach-unorog-called = { $whom }: одна карта, и «Унорог!» прозвучало. Ловить некого.

coach-unorog-beat-play = Карта подходит по цвету или по числу. Больше ничего не нужно.
coach-unorog-beat-play-relic = Карта с силой: сначала она должна подойти, потом действует.
coach-unorog-beat-play-alicorn = Аликорн подходит ко всему: следующий берёт четыре карты, а цвет называют заново.
coach-unorog-beat-draw = Кому нечего положить, берёт карту из колодца.
coach-unorog-beat-penalty = Это штраф: теперь придётся избавиться и от этих карт.
coach-unorog-beat-mirror = Зеркало разворачивает направление игры.
coach-unorog-beat-sleep = Сонный порошок: этот игрок пропускает ход.
coach-unorog-beat-call = Осталась одна карта, и «Унорог!» прозвучало: поймать уже нельзя.
coach-unorog-beat-catch = Одна карта, а «Унорог!» не прозвучало: это плюс две карты.
