### Что говорит `stablemates join` за столом на сервере.

join-lobby = За столом: { $names }.
join-empty = свободное место
join-others = Другие приходят по пяти буквам { $code } или по ссылке: { $link }
join-left = Ты встаёшь из-за стола. Если идёт игра, до твоего возвращения за тебя играет бот.
join-back =
    Вернуться:
    { $program } join { $link }

## Что можно сделать; .key — что набрать

join-start = раздать карты
    .key = с s
join-bots = посадить ботов на свободные места
    .key = б b
join-again = ещё раз
    .key = д y
join-return = забрать карты у бота
    .key = з r
join-agree = согласиться
    .key = д y
join-refuse = не согласиться
    .key = н n
