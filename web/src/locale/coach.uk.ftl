### The coach of the first games.  $card is what is pointed at, $source the card that others have played.

coach = Підказки
coach-off = Вимкнути підказки
coach-lit = Світиться: { $what }.
coach-card = { $card }: «{ $text }»

## The stable game

coach-stable-win = Зіграй карту { $card }: однорогів стане { $goal }, і це перемога!
coach-stable-unicorn = Зіграй карту { $card }. Рахується кожен одноріг у стайні: у тебе { $n }, для перемоги треба { $goal }.
coach-stable-upgrade = Зіграй карту { $card }. Бонус лишається у стайні й допомагає тобі хід за ходом.
coach-stable-downgrade = Зіграй карту { $card }. Штраф лягає в чужу стайню й заважає супернику.
coach-stable-magic = Зіграй карту { $card }. Заклинання спрацьовує один раз і йде у скид.
coach-stable-draw = Зараз на руці немає нічого корисного. Краще візьми ще одну карту.
coach-stable-pass = Карту { $source } можна зупинити, але за це доведеться віддати карту. Тобі вона не шкодить: пропусти її.
coach-stable-stop-win = З картою { $source } суперник переможе. Зупини її: { $card }!
coach-stable-stop-hit = Карта { $source } спрямована проти тебе. Зупини її: { $card }!
coach-stable-stop-stop = Твою карту от-от зупинять. Урятуй її відповіддю: { $card }!
coach-stable-own-stable = Поклади її у свою стайню: вона допомагає тому, в кого лежить.
coach-stable-rival = Вибери: { $whom }. Ближче до перемоги нікого немає.
coach-stable-lose = З однією картою доведеться розлучитися. Найменше знадобиться { $card }.
coach-stable-gain = Візьми карту { $card }: тут вона найкорисніша.
coach-stable-baby = Вибери малюка, який більше до вподоби. Цінність у них однакова.
coach-stable-use = Це подарунок від твоїх карт. Варто взяти.

coach-stable-beat-play = { $seat } грає карту { $card }. Ефекту вона не має, але рахується кожен одноріг.
coach-stable-beat-draw = Кожен хід починається з нової карти.
coach-stable-beat-neigh = Така відповідь зупиняє зіграну карту. Обидві йдуть у скид.
coach-stable-beat-super-neigh = Така відповідь зупиняє карту напевно: на неї відповісти не можна.
coach-stable-beat-stopped = Зупинена карта не діє і йде у скид.
coach-stable-beat-enter = Карта у стайні. Ріжки на табличці показують, скільки там однорогів.
coach-stable-beat-destroy = Знищена карта йде у скид.
coach-stable-beat-steal = Украдена карта переходить в іншу стайню й рахується вже там.
coach-stable-beat-sacrifice = Пожертвувати — це віддати власну карту.

## Unorog

coach-unorog-colour = Карта { $card } потрібного кольору. Поклади її: перемагає той, хто першим лишиться без карт.
coach-unorog-number = Карта { $card } підходить за числом або знаком. Поклади її!
coach-unorog-alicorn = Більше нічого не підходить, а карта { $card } підходить завжди. Поклади її й назви колір, якого в тебе найбільше.
coach-unorog-call = Після карти { $card } лишиться одна. Спершу натисни «Унорог!», інакше тебе можуть спіймати.
coach-unorog-draw = Жодна карта не підходить. Візьми карту з криниці.
coach-unorog-save = Карта { $card } рятує: поклади її, і відповідати доведеться наступному.
coach-unorog-accept = Нема чим відповісти. Не біда: це лише карти.
coach-unorog-catch = У гравця { $whom } одна карта, а «Унорог!» не пролунало. Лови: це дві штрафні карти.
coach-unorog-called = У гравця { $whom } одна карта, і «Унорог!» пролунало. Ловити нема кого.

coach-unorog-beat-play = Карта підходить за кольором або за числом. Більше нічого не треба.
coach-unorog-beat-play-relic = Реліквія: спершу має підійти, потім спрацює.
coach-unorog-beat-play-alicorn = Алікорн підходить до всього: наступний бере чотири карти, а колір називають наново.
coach-unorog-beat-draw = Хто не має чого покласти, той бере карту з криниці.
coach-unorog-beat-penalty = Це штраф: тепер доведеться позбутися й цих карт.
coach-unorog-beat-mirror = Дзеркало змінює напрямок гри.
coach-unorog-beat-sleep = Сонний пил: цей гравець пропускає хід.
coach-unorog-beat-call = Лишилася одна карта, і «Унорог!» пролунало: спіймати вже не можна.
coach-unorog-beat-catch = Одна карта, а «Унорог!» не пролунало: це дві штрафні карти.
