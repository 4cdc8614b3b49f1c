### A table on a big screen, and the phones that go with it.

couch-step-screen = Этот экран показывает стол.
couch-step-scan = Каждый сканирует код телефоном.
couch-step-play = В телефоне — твоя рука: её больше никто не видит.
couch-which = Во что играем?
couch-have-table = Стол уже есть?
couch-scan = Сканируй и садись
couch-or-type = или открой { $address } и введи
couch-first-starts = Раздаёт тот, кто сядет первым.
couch-host-starts = Когда все соберутся, карты раздаёт { $host }.
couch-join-late = Хочешь играть? Сканируй или введи
couch-only-here = только здесь, не на экране
couch-show-table = Показать здесь весь стол
couch-no-cards = У тебя нет карт.
