### Що каже `stablemates join` за столом на сервері.

join-lobby = За столом: { $names }.
join-empty = вільне місце
join-others = Інші приходять із п’ятьма літерами { $code } або за посиланням: { $link }
join-left = Ти встаєш з-за столу. Якщо триває гра, до твого повернення за тебе грає бот.
join-back =
    Повернутися:
    { $program } join { $link }

## Що можна зробити; .key — що набрати

join-start = роздати карти
    .key = с s
join-bots = посадити ботів на вільні місця
    .key = б b
join-again = ще раз
    .key = т y
join-return = забрати карти в бота
    .key = з r
join-agree = погодитися
    .key = т y
join-refuse = не погодитися
    .key = н n
