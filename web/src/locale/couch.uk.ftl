### A table on a big screen, and the phones that go with it.

couch-step-screen = Цей екран показує стіл.
couch-step-scan = Кожен сканує код телефоном.
couch-step-play = У телефоні — твоя рука: її більше ніхто не бачить.
couch-which = У що граємо?
couch-have-table = Стіл уже є?
couch-scan = Скануй і сідай
couch-or-type = або відкрий { $address } і введи
couch-first-starts = Роздає той, хто сяде першим.
couch-host-starts = Коли всі зберуться, карти роздає { $host }.
couch-join-late = Хочеш грати? Скануй або введи
couch-only-here = лише тут, не на екрані
couch-show-table = Показати тут увесь стіл
couch-no-cards = У тебе немає карт.
