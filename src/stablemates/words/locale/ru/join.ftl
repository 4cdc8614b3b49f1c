### Что говорит `stablemates join` за столом на сервере.

join-lobby = За столом: { $names }.
join-empty = свободное место
join-others = Другие могут войти по коду { $code } или по ссылке: { $link }
join-left = Ты встаёшь из-за стола. Если идёт игра, до твоего возвращения за тебя играет бот.
join-back =
    Вернуться:
    { $program } join { $link }

## Что можно сделать; .key — что набрать

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
