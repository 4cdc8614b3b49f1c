### Learning: the page that offers the guided games, and its teacher.

learn-title = Навчитися грати
learn-about = Навчальна партія триває півтори хвилини. Колоду підтасовано, зате правила справжні.
learn-start = Почати
learn-stable-about = Зіграй однорога, зупини чужу карту, дістань відсіч і переможи із сьомим однорогом.
learn-unorog-about = Добирай колір і число, зіграй камінь, розкуси блеф, скажи «Унорог!» і виграй.
learn-read = Почитати
learn-rules-stable = Правила «Однорогів»
learn-rules-unorog = Правила «Унорога»
learn-cards = Усі карти
learn-you = Ти
learn-teacher = Учитель
learn-skip = Я це знаю, пропустити
learn-step = Крок { $n } з { $of }
learn-not-now = Гарна думка! Але спершу — те, що світиться.
learn-lit = Світиться: { $what }
