### The output of `stablemates join` at a table on a server.

join-lobby = За столом: { $names }.
join-empty = вільне місце
join-queued = Зараз триває гра. Ти отримаєш місце, щойно господар столу тебе впустить, або в наступній грі.
join-name-ignored = Ти вже за цим столом як { $seated }, тому ім’я { $name } не використано. Щоб увійти другим гостем із цього комп’ютера: --as { $name }
join-others = Інші можуть увійти за кодом { $code } або за посиланням: { $link }
join-left = Ти встаєш з-за столу. Якщо триває гра, до твого повернення за тебе грає бот.
join-back =
    Повернутися:
    { $program } join { $link }

## What can be done; .key is what to type

join-start = роздати карти
    .key = с s
join-bots = посадити ботів на вільні місця
    .key = б b
join-again = зіграти ще
    .key = т y
join-return = повернути своє місце
    .key = з r
join-agree = дозволити
    .key = т y
join-refuse = відмовити
    .key = н n
