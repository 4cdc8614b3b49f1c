### The output of `stablemates join` at a table on a server.

join-lobby = За столом: { $names }.
join-empty = свободное место
join-queued = Сейчас идёт игра. Ты получишь место, как только хозяин стола тебя впустит, или в следующей игре.
join-name-ignored = Ты уже за этим столом как { $seated }, поэтому имя { $name } не используется. Чтобы войти вторым гостем с этого компьютера: --as { $name }
join-others = Другие могут войти по коду { $code } или по ссылке: { $link }
join-left = Ты встаёшь из-за стола. Если идёт игра, до твоего возвращения за тебя играет бот.
join-back =
    Вернуться:
    { $program } join { $link }

## What can be done; .key is what to type

join-start = раздать карты
    .key = с s
join-bots = посадить ботов на свободные места
    .key = б b
join-again = сыграть ещё
    .key = д y
join-return = вернуть своё место
    .key = з r
join-agree = разрешить
    .key = д y
join-refuse = отказать
    .key = н n
