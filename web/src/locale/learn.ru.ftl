### Learning: the page that offers the guided games, and its teacher.

learn-title = Научиться играть
learn-about = Учебная партия занимает полторы минуты. Колода подтасована, зато правила настоящие.
learn-start = Начать
learn-stable-about = Сыграй единорожка, останови чужую карту, получи отпор и победи с седьмым единорожком.
learn-unorog-about = Подбирай цвет и число, сыграй камень, раскуси блеф, скажи «Унорог!» и выиграй.
learn-read = Почитать
learn-rules-stable = Правила «Единорожков»
learn-rules-unorog = Правила «Унорога»
learn-cards = Все карты
learn-you = Ты
learn-teacher = Учитель
learn-skip = Я это знаю, пропустить
learn-step = Шаг { $n } из { $of }
learn-not-now = Хорошая мысль! Но сначала — то, что светится.
learn-lit = Светится: { $what }
