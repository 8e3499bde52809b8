<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
<context>
    <name>About</name>
    <message>
        <source>Wordfelt is free under the MIT licence. The word lists keep the licences of their authors, which come with the program. It uses Qt under the LGPL.</source>
        <extracomment>app/program/readings.py</extracomment>
        <translation>Wordfelt es software libre bajo la licencia MIT. Las listas de palabras conservan las licencias de sus autores, que acompañan al programa. Wordfelt usa Qt bajo la LGPL.</translation>
    </message>
    <message>
        <source>Wordfelt {version}: a felt card table for {count} word card games.</source>
        <extracomment>app/program/readings.py</extracomment>
        <translation>Wordfelt {version}: un tapete para {count} juegos de cartas con letras.</translation>
    </message>
</context>
<context>
    <name>Agreement</name>
    <message>
        <source>{name}: agree</source>
        <extracomment>app/windows/table/agreement_bar.py</extracomment>
        <translation>{name}: aceptar</translation>
    </message>
    <message>
        <source>{name}: agreed</source>
        <extracomment>app/windows/table/agreement_bar.py, app/windows/table/changes.py</extracomment>
        <translation>{name}: de acuerdo</translation>
    </message>
    <message>
        <source>No</source>
        <extracomment>app/windows/table/agreement_bar.py</extracomment>
        <translation>No</translation>
    </message>
    <message>
        <source>Tonight</source>
        <extracomment>app/windows/table/agreement_bar.py</extracomment>
        <translation>Esta noche</translation>
    </message>
    <message>
        <source>Always</source>
        <extracomment>app/windows/table/agreement_bar.py</extracomment>
        <translation>Siempre</translation>
    </message>
    <message>
        <source>Never ask again</source>
        <extracomment>app/windows/table/agreement_bar.py</extracomment>
        <translation>No volver a preguntar</translation>
    </message>
    <message>
        <source>All agree</source>
        <extracomment>app/windows/table/agreement_bar.py</extracomment>
        <translation>Todos aceptan</translation>
    </message>
    <message>
        <source>Nothing is taken back.</source>
        <extracomment>app/windows/table/changes.py</extracomment>
        <translation>No se retira nada.</translation>
    </message>
    <message>
        <source>{word} does not count.</source>
        <extracomment>app/windows/table/changes.py</extracomment>
        <translation>{word} no cuenta.</translation>
    </message>
    <message>
        <source>{name}: take back {what}? The others must agree.</source>
        <extracomment>app/windows/table/spoken.py</extracomment>
        <translation>{name}: ¿retirar {what}? Los demás tienen que estar de acuerdo.</translation>
    </message>
    <message>
        <source>{name}: count {word} tonight? The others must agree.</source>
        <extracomment>app/windows/table/spoken.py</extracomment>
        <translation>{name}: ¿contar {word} esta noche? Los demás tienen que estar de acuerdo.</translation>
    </message>
    <message>
        <source>{name}: always count {word}? The others must agree.</source>
        <extracomment>app/windows/table/spoken.py</extracomment>
        <translation>{name}: ¿contar siempre {word}? Los demás tienen que estar de acuerdo.</translation>
    </message>
    <message>
        <source>{name}: never ask about {word} again? The others must agree.</source>
        <extracomment>app/windows/table/spoken.py</extracomment>
        <translation>{name}: ¿no volver a preguntar por {word}? Los demás tienen que estar de acuerdo.</translation>
    </message>
    <message>
        <source>{word} counts from the next deal on.</source>
        <extracomment>app/windows/table/spoken.py</extracomment>
        <translation>{word} cuenta a partir del próximo reparto.</translation>
    </message>
    <message>
        <source>Count {word}?</source>
        <extracomment>app/windows/table/spoken.py</extracomment>
        <translation>¿Contar {word}?</translation>
    </message>
    <message>
        <source>{word} does not count. Nobody is asked about it again.</source>
        <extracomment>app/windows/table/spoken.py</extracomment>
        <translation>{word} no cuenta. No se volverá a preguntar.</translation>
    </message>
    <message>
        <source>{word} counts from now on.</source>
        <extracomment>app/windows/table/spoken.py</extracomment>
        <translation>{word} cuenta a partir de ahora.</translation>
    </message>
</context>
<context>
    <name>Aims</name>
    <message>
        <source>Most points win.</source>
        <extracomment>app/windows/table/aims.py</extracomment>
        <translation>Gana quien tiene más puntos.</translation>
    </message>
    <message>
        <source>Make as many points as you can.</source>
        <extracomment>app/windows/table/aims.py</extracomment>
        <translation>Consigue todos los puntos que puedas.</translation>
    </message>
    <message>
        <source>Most cards win.</source>
        <extracomment>app/windows/table/aims.py</extracomment>
        <translation>Gana quien tiene más cartas.</translation>
    </message>
    <message>
        <source>Most tricks win.</source>
        <extracomment>app/windows/table/aims.py</extracomment>
        <translation>Gana quien tiene más bazas.</translation>
    </message>
    <message>
        <source>Use up all cards.</source>
        <extracomment>app/windows/table/aims.py</extracomment>
        <translation>Usa todas las cartas.</translation>
    </message>
    <message>
        <source>The last one in wins.</source>
        <extracomment>app/windows/table/aims.py</extracomment>
        <translation>Gana quien queda en juego al final.</translation>
    </message>
    <message>
        <source>The first empty hand wins.</source>
        <extracomment>app/windows/table/aims.py</extracomment>
        <translation>Gana quien antes se queda sin cartas.</translation>
    </message>
    <message>
        <source>Use the whole row first.</source>
        <extracomment>app/windows/table/aims.py</extracomment>
        <translation>Usa toda la fila antes que nadie.</translation>
    </message>
    <message>
        <source>Most rounds win; most cards win a round.</source>
        <extracomment>app/windows/table/aims.py</extracomment>
        <translation>Gana quien tiene más rondas; una ronda es de quien tiene más cartas.</translation>
    </message>
    <message>
        <source>Most cards in your own words win.</source>
        <extracomment>app/windows/table/aims.py</extracomment>
        <translation>Gana quien tiene más cartas en sus propias palabras.</translation>
    </message>
    <message>
        <source>Most games win the match.</source>
        <extracomment>app/windows/table/aims.py</extracomment>
        <translation>Gana el encuentro quien gana más partidas.</translation>
    </message>
</context>
<context>
    <name>Asking</name>
    <message>
        <source>Give and take: a card laid on the lower part of a letter is exchanged for it.</source>
        <extracomment>app/windows/table/asking.py</extracomment>
        <translation>Toma y daca: una carta puesta sobre la parte de abajo de una letra se cambia por ella.</translation>
    </message>
</context>
<context>
    <name>Becoming</name>
    <message>
        <source>Enter plays it, Esc takes it away.</source>
        <extracomment>app/windows/table/possible_words.py</extracomment>
        <translation>Intro la juega, Esc la quita.</translation>
    </message>
    <message>
        <source>It can only become a rare word.</source>
        <extracomment>app/windows/table/possible_words.py</extracomment>
        <translation>De aquí solo puede salir una palabra rara.</translation>
    </message>
    <message>
        <source>It cannot become a word.</source>
        <extracomment>app/windows/table/possible_words.py</extracomment>
        <translation>De aquí no puede salir ninguna palabra.</translation>
    </message>
    <message>
        <source>Look for words</source>
        <extracomment>app/windows/table/possible_words.py</extracomment>
        <translation>Buscar palabras</translation>
    </message>
    <message numerus="yes">
        <source>It can become at least %n word(s).</source>
        <extracomment>app/windows/table/possible_words.py</extracomment>
        <translation>
            <numerusform>Aún es posible al menos %n palabra.</numerusform>
            <numerusform>Aún son posibles al menos %n palabras.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It can become %n word(s).</source>
        <extracomment>app/windows/table/possible_words.py</extracomment>
        <translation>
            <numerusform>Aún es posible %n palabra.</numerusform>
            <numerusform>Aún son posibles %n palabras.</numerusform>
        </translation>
    </message>
    <message>
        <source>{key} looks for words.</source>
        <extracomment>app/windows/table/possible_words.py</extracomment>
        <translation>{key} busca palabras.</translation>
    </message>
    <message>
        <source>{key} shows them.</source>
        <extracomment>app/windows/table/possible_words.py</extracomment>
        <translation>{key} las muestra.</translation>
    </message>
    <message>
        <source>Tab shows them.</source>
        <extracomment>app/windows/table/possible_words.py</extracomment>
        <translation>Tab las muestra.</translation>
    </message>
    <message>
        <source>There is no word to show.</source>
        <extracomment>app/windows/table/possible_words.py</extracomment>
        <translation>No hay ninguna palabra que mostrar.</translation>
    </message>
    <message>
        <source>Word {number} of {count}</source>
        <extracomment>app/windows/table/possible_words.py</extracomment>
        <translation>Palabra {number} de {count}</translation>
    </message>
</context>
<context>
    <name>Bests</name>
    <message>
        <source>Best play so far: {words} {now}, until now {before}.</source>
        <extracomment>app/windows/table/best_texts.py</extracomment>
        <translation>La mejor jugada hasta hoy: {words} {now}, antes {before}.</translation>
    </message>
    <message>
        <source>Par of the day: {par}.</source>
        <extracomment>app/windows/table/best_texts.py</extracomment>
        <translation>Par del día: {par}.</translation>
    </message>
    <message>
        <source>Best score so far: {now}, until now {before}.</source>
        <extracomment>app/windows/table/best_texts.py</extracomment>
        <translation>La mejor puntuación hasta hoy: {now}, antes {before}.</translation>
    </message>
    <message>
        <source>{name}: personal best! {best}</source>
        <extracomment>app/windows/table/best_texts.py</extracomment>
        <translation>{name}: ¡récord personal! {best}</translation>
    </message>
    <message>
        <source>Fewest cards left so far: {now}, until now {before}.</source>
        <extracomment>app/windows/table/best_texts.py</extracomment>
        <translation>Menos cartas restantes que nunca: {now}, antes {before}.</translation>
    </message>
    <message>
        <source>Longest word so far: {words}, {now} letters, until now {before}.</source>
        <extracomment>app/windows/table/best_texts.py</extracomment>
        <translation>La palabra más larga hasta hoy: {words}, {now} letras, antes {before}.</translation>
    </message>
    <message>
        <source>Personal best! {best}</source>
        <extracomment>app/windows/table/best_texts.py</extracomment>
        <translation>¡Récord personal! {best}</translation>
    </message>
    <message>
        <source>Place {place} among your {count} solo games of {game}.</source>
        <extracomment>app/windows/table/best_texts.py</extracomment>
        <translation>Puesto {place} entre tus {count} partidas de {game} en solitario.</translation>
    </message>
</context>
<context>
    <name>CardMenu</name>
    <message>
        <source>Cover</source>
        <extracomment>app/windows/table/card_menu.py</extracomment>
        <translation>Cubrir</translation>
    </message>
    <message>
        <source>Exchange</source>
        <extracomment>app/windows/table/card_menu.py</extracomment>
        <translation>Intercambiar</translation>
    </message>
    <message>
        <source>Lay at the end</source>
        <extracomment>app/windows/table/card_menu.py</extracomment>
        <translation>Poner al final</translation>
    </message>
    <message>
        <source>Lay at the beginning</source>
        <extracomment>app/windows/table/card_menu.py</extracomment>
        <translation>Poner al principio</translation>
    </message>
    <message>
        <source>Take this pile</source>
        <extracomment>app/windows/table/card_menu.py</extracomment>
        <translation>Tomar este montón</translation>
    </message>
    <message>
        <source>Turn up a card</source>
        <extracomment>app/windows/table/card_menu.py</extracomment>
        <translation>Descubrir una carta</translation>
    </message>
    <message>
        <source>Give up this row</source>
        <extracomment>app/windows/table/card_menu.py</extracomment>
        <translation>Deshacer esta fila</translation>
    </message>
    <message>
        <source>{card} in {word}</source>
        <extracomment>app/windows/table/card_menu.py</extracomment>
        <translation>{card} en {word}</translation>
    </message>
    <message>
        <source>{card} on {at} in {word}</source>
        <extracomment>app/windows/table/card_menu.py</extracomment>
        <translation>{card} sobre {at} en {word}</translation>
    </message>
    <message>
        <source>Take back</source>
        <extracomment>app/windows/table/card_menu.py</extracomment>
        <translation>Recuperar</translation>
    </message>
    <message>
        <source>Pick up</source>
        <extracomment>app/windows/table/card_menu.py</extracomment>
        <translation>Levantar la carta</translation>
    </message>
    <message>
        <source>Split {word} between {card} and {at}</source>
        <extracomment>app/windows/table/card_menu.py</extracomment>
        <translation>Dividir {word} entre {card} y {at}</translation>
    </message>
    <message>
        <source>Close the split</source>
        <extracomment>app/windows/table/card_menu.py</extracomment>
        <translation>Cerrar el corte</translation>
    </message>
    <message>
        <source>Show what lies beneath</source>
        <extracomment>app/windows/table/card_menu.py</extracomment>
        <translation>Mostrar lo que hay debajo</translation>
    </message>
    <message>
        <source>How {word} came about</source>
        <extracomment>app/windows/table/card_menu.py</extracomment>
        <translation>Cómo se formó {word}</translation>
    </message>
    <message>
        <source>Shuffle the hand</source>
        <extracomment>app/windows/table/card_menu.py</extracomment>
        <translation>Barajar la mano</translation>
    </message>
    <message>
        <source>Sort the hand</source>
        <extracomment>app/windows/table/card_menu.py</extracomment>
        <translation>Ordenar la mano</translation>
    </message>
    <message>
        <source>Take everything back</source>
        <extracomment>app/windows/table/card_menu.py</extracomment>
        <translation>Recuperarlo todo</translation>
    </message>
    <message>
        <source>Cover {at} in {word} with {card}</source>
        <extracomment>app/windows/table/card_menu.py</extracomment>
        <translation>Cubrir {at} de {word} con {card}</translation>
    </message>
    <message>
        <source>Exchange {at} in {word} for {card}</source>
        <extracomment>app/windows/table/card_menu.py</extracomment>
        <translation>Intercambiar {at} de {word} por {card}</translation>
    </message>
    <message>
        <source>Begin a word with {card}</source>
        <extracomment>app/windows/table/card_menu.py</extracomment>
        <translation>Empezar una palabra con {card}</translation>
    </message>
    <message>
        <source>Lay {card} at the end of {word}</source>
        <extracomment>app/windows/table/card_menu.py</extracomment>
        <translation>Poner {card} al final de {word}</translation>
    </message>
    <message>
        <source>Lay {card} at the beginning of {word}</source>
        <extracomment>app/windows/table/card_menu.py</extracomment>
        <translation>Poner {card} al principio de {word}</translation>
    </message>
</context>
<context>
    <name>Cards</name>
    <message>
        <source>face-down card</source>
        <extracomment>app/session/match/spoken_cards.py</extracomment>
        <translation>carta boca abajo</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <extracomment>app/session/match/spoken_cards.py</extracomment>
        <translation>
            <numerusform>%n punto</numerusform>
            <numerusform>%n puntos</numerusform>
        </translation>
    </message>
    <message>
        <source>wild card as {letter}</source>
        <extracomment>app/session/match/spoken_cards.py</extracomment>
        <translation>comodín como {letter}</translation>
    </message>
    <message>
        <source>wild card</source>
        <extracomment>app/session/match/spoken_cards.py</extracomment>
        <translation>comodín</translation>
    </message>
    <message>
        <source>flip card, {first} or {second}</source>
        <extracomment>app/session/match/spoken_cards.py</extracomment>
        <translation>carta reversible, {first} o {second}</translation>
    </message>
    <message>
        <source>red</source>
        <extracomment>app/session/match/spoken_cards.py</extracomment>
        <translation>roja</translation>
    </message>
    <message>
        <source>{card}, as {letter}</source>
        <extracomment>app/session/match/spoken_cards.py</extracomment>
        <translation>{card}, como {letter}</translation>
    </message>
</context>
<context>
    <name>Challenges</name>
    <message>
        <source>The clock keeps running, and a new turn has its full time.</source>
        <extracomment>app/windows/table/challengers.py</extracomment>
        <translation>El reloj sigue corriendo, y un turno nuevo tiene todo su tiempo.</translation>
    </message>
    <message>
        <source>{name} may challenge the last word: {verb}, {key}.</source>
        <extracomment>app/windows/table/challengers.py</extracomment>
        <translation>{name}: puedes impugnar la última palabra ({verb}, {key}).</translation>
    </message>
    <message>
        <source>{name}: turn the timer?</source>
        <extracomment>app/windows/table/challengers.py</extracomment>
        <translation>{name}: ¿giras el reloj de arena?</translation>
    </message>
    <message>
        <source>The clock keeps running, and no time is given back.</source>
        <extracomment>app/windows/table/challengers.py</extracomment>
        <translation>El reloj sigue corriendo, y el tiempo gastado no se recupera.</translation>
    </message>
    <message>
        <source>The clock stops meanwhile, and a new turn has its full time.</source>
        <extracomment>app/windows/table/challengers.py</extracomment>
        <translation>El reloj se para mientras tanto, y un turno nuevo tiene todo su tiempo.</translation>
    </message>
    <message>
        <source>A failed challenge costs nothing: there is no turn left to lose.</source>
        <extracomment>app/windows/table/wanted.py</extracomment>
        <translation>Impugnar sin razón no cuesta nada: ya no queda ningún turno que perder.</translation>
    </message>
    <message>
        <source>{name}: challenge the last word?</source>
        <extracomment>app/windows/table/challengers.py</extracomment>
        <translation>{name}: ¿impugnas la última palabra?</translation>
    </message>
    <message>
        <source>{name} may turn the timer: {verb}, {key}.</source>
        <extracomment>app/windows/table/challengers.py</extracomment>
        <translation>{name}: puedes girar el reloj de arena ({verb}, {key}).</translation>
    </message>
    <message>
        <source>No</source>
        <extracomment>app/windows/table/challengers.py</extracomment>
        <translation>No</translation>
    </message>
    <message>
        <source>The clock stops meanwhile, and no time is given back.</source>
        <extracomment>app/windows/table/challengers.py</extracomment>
        <translation>El reloj se para mientras tanto, y el tiempo gastado no se recupera.</translation>
    </message>
</context>
<context>
    <name>Choices</name>
    <message>
        <source>The flip card is</source>
        <extracomment>app/windows/table/choice_words.py</extracomment>
        <translation>La carta reversible es</translation>
    </message>
    <message>
        <source>The wild card is</source>
        <extracomment>app/windows/table/choice_words.py</extracomment>
        <translation>El comodín es</translation>
    </message>
    <message>
        <source>This word stays</source>
        <extracomment>app/windows/table/choice_words.py</extracomment>
        <translation>Esta palabra se queda</translation>
    </message>
    <message>
        <source>This word leaves</source>
        <extracomment>app/windows/table/choice_words.py</extracomment>
        <translation>Esta palabra se va</translation>
    </message>
    <message>
        <source>Vowel to pass on</source>
        <extracomment>app/windows/table/choice_words.py</extracomment>
        <translation>Vocal que pasas</translation>
    </message>
    <message>
        <source>Consonant to pass on</source>
        <extracomment>app/windows/table/choice_words.py</extracomment>
        <translation>Consonante que pasas</translation>
    </message>
    <message>
        <source>Ask for</source>
        <extracomment>app/windows/table/choice_words.py</extracomment>
        <translation>Pedir</translation>
    </message>
    <message>
        <source>The last letter goes</source>
        <extracomment>app/windows/table/choice_words.py</extracomment>
        <translation>La última letra va</translation>
    </message>
    <message>
        <source>The word it begins</source>
        <extracomment>app/windows/table/choice_words.py</extracomment>
        <translation>La palabra que empieza</translation>
    </message>
    <message>
        <source>The word</source>
        <extracomment>app/windows/table/choices_bar.py</extracomment>
        <translation>La palabra</translation>
    </message>
    <message>
        <source>Take the last letter back</source>
        <extracomment>app/windows/table/choices_bar.py</extracomment>
        <translation>Recuperar la última letra</translation>
    </message>
    <message>
        <source>before the first</source>
        <extracomment>app/windows/table/choice_words.py</extracomment>
        <translation>delante de la primera</translation>
    </message>
    <message>
        <source>on top of the first</source>
        <extracomment>app/windows/table/choice_words.py</extracomment>
        <translation>sobre la primera</translation>
    </message>
</context>
<context>
    <name>Clock</name>
    <message numerus="yes">
        <source>At 0:00 the turn passes and you take %n card(s).</source>
        <extracomment>app/windows/table/idle.py</extracomment>
        <translation>
            <numerusform>Al llegar a 0:00 se pasa el turno y tomas %n carta.</numerusform>
            <numerusform>Al llegar a 0:00 se pasa el turno y tomas %n cartas.</numerusform>
        </translation>
    </message>
    <message>
        <source>At 0:00 the turn passes.</source>
        <extracomment>app/windows/table/idle.py</extracomment>
        <translation>Al llegar a 0:00 se pasa el turno.</translation>
    </message>
    <message>
        <source>At 0:00 it counts as a wrong word.</source>
        <extracomment>app/windows/table/idle.py</extracomment>
        <translation>Al llegar a 0:00 cuenta como palabra errónea.</translation>
    </message>
    <message>
        <source>At 0:00 you are out of the game.</source>
        <extracomment>app/windows/table/idle.py</extracomment>
        <translation>Al llegar a 0:00 quedas fuera de la partida.</translation>
    </message>
    <message>
        <source>At 0:00 the game ends.</source>
        <extracomment>app/windows/table/idle.py</extracomment>
        <translation>Al llegar a 0:00 termina la partida.</translation>
    </message>
    <message>
        <source>At 0:00 you give the game up.</source>
        <extracomment>app/windows/table/idle.py</extracomment>
        <translation>Al llegar a 0:00 la partida se da por abandonada.</translation>
    </message>
</context>
<context>
    <name>Closed</name>
    <message>
        <source>You cannot lay a card on the deck.</source>
        <extracomment>app/session/draft/closed.py</extracomment>
        <translation>Sobre el mazo no se pone nada.</translation>
    </message>
    <message>
        <source>These cards are out of play.</source>
        <extracomment>app/session/draft/closed.py</extracomment>
        <translation>Estas cartas están fuera de juego.</translation>
    </message>
    <message>
        <source>You cannot give cards to another player.</source>
        <extracomment>app/session/draft/closed.py</extracomment>
        <translation>No puedes dar cartas a otro jugador.</translation>
    </message>
    <message>
        <source>Only won cards lie here.</source>
        <extracomment>app/session/draft/closed.py</extracomment>
        <translation>Aquí solo van las cartas ganadas.</translation>
    </message>
    <message>
        <source>You cannot lay a card on a pile.</source>
        <extracomment>app/session/draft/closed.py</extracomment>
        <translation>Sobre un montón no se pone nada.</translation>
    </message>
    <message>
        <source>You cannot lay a card on the turned card.</source>
        <extracomment>app/session/draft/closed.py</extracomment>
        <translation>Sobre la carta descubierta no se pone nada.</translation>
    </message>
    <message>
        <source>You cannot set this card apart now.</source>
        <extracomment>app/session/draft/closed.py</extracomment>
        <translation>Esta carta no se puede apartar ahora.</translation>
    </message>
    <message>
        <source>You cannot change this word where it lies.</source>
        <extracomment>app/session/draft/closed.py</extracomment>
        <translation>Esta palabra no se puede cambiar donde está.</translation>
    </message>
    <message>
        <source>You cannot lay a card here now.</source>
        <extracomment>app/session/draft/closed.py</extracomment>
        <translation>Ahora no se pone nada aquí.</translation>
    </message>
</context>
<context>
    <name>Coach</name>
    <message>
        <source>Stop</source>
        <extracomment>app/windows/table/coach_panel.py</extracomment>
        <translation>Parar</translation>
    </message>
    <message>
        <source>Try again from here</source>
        <extracomment>app/windows/table/coach_panel.py</extracomment>
        <translation>Probar otra vez desde aquí</translation>
    </message>
    <message>
        <source>A new game with the same cards, from the turn that is chosen</source>
        <extracomment>app/windows/table/coach_panel.py</extracomment>
        <translation>Una partida nueva con las mismas cartas, desde el turno elegido</translation>
    </message>
    <message>
        <source>The game in a few lines</source>
        <extracomment>app/windows/table/coach_panel.py</extracomment>
        <translation>La partida en pocas líneas</translation>
    </message>
    <message>
        <source>Turn by turn</source>
        <extracomment>app/windows/table/coach_panel.py, app/windows/table/keepsakes/game_text.py</extracomment>
        <translation>Turno a turno</translation>
    </message>
    <message>
        <source>Looking for better plays</source>
        <extracomment>app/windows/table/coach_panel.py</extracomment>
        <translation>Buscando mejores jugadas</translation>
    </message>
    <message>
        <source>Looking closely…</source>
        <extracomment>app/windows/table/coach_panel.py</extracomment>
        <translation>Mirando más a fondo…</translation>
    </message>
    <message>
        <source>{name}: {share}% of what was within reach</source>
        <extracomment>app/windows/table/coach_words.py</extracomment>
        <translation>{name}: {share}&#xa0;% de lo que estaba al alcance</translation>
    </message>
    <message>
        <source>In turn {turn} the lead goes to {name} for good.</source>
        <extracomment>app/windows/table/coach_words.py</extracomment>
        <translation>En cabeza definitivamente desde el turno {turn}: {name}.</translation>
    </message>
    <message>
        <source>From turn {turn} on the lead is with {name}, and nobody else ever had it.</source>
        <extracomment>app/windows/table/coach_words.py</extracomment>
        <translation>En cabeza desde el turno {turn}, y nadie más lo estuvo nunca: {name}.</translation>
    </message>
    <message>
        <source>{name} drew cards worth {points} points less than average.</source>
        <extracomment>app/windows/table/coach_words.py</extracomment>
        <translation>{name}: las cartas robadas valen {points} puntos menos que la media.</translation>
    </message>
    <message>
        <source>{words} with {cards}</source>
        <extracomment>app/windows/table/coach_words.py</extracomment>
        <translation>{words} con {cards}</translation>
    </message>
    <message>
        <source>{words} without {cards}</source>
        <extracomment>app/windows/table/coach_words.py</extracomment>
        <translation>{words} sin {cards}</translation>
    </message>
    <message>
        <source>The cards left cost {points}.</source>
        <extracomment>app/windows/table/coach_words.py</extracomment>
        <translation>Las cartas restantes cuestan {points}.</translation>
    </message>
    <message>
        <source>All possible words</source>
        <extracomment>app/windows/table/coach_panel.py</extracomment>
        <translation>Todo lo posible</translation>
    </message>
    <message>
        <source>All turns</source>
        <extracomment>app/windows/table/coach_panel.py</extracomment>
        <translation>Todos los turnos</translation>
    </message>
    <message>
        <source>Every turn, in order; otherwise the three costliest</source>
        <extracomment>app/windows/table/coach_panel.py</extracomment>
        <translation>Cada turno, por orden; si no, los tres que más costaron</translation>
    </message>
    <message>
        <source>{band}, about {share}% of a good turn</source>
        <extracomment>app/windows/table/coach_words.py</extracomment>
        <translation>{band}, alrededor del {share}&#xa0;% de un buen turno</translation>
    </message>
    <message>
        <source>{name}: {share}% of all there was</source>
        <extracomment>app/windows/table/coach_words.py</extracomment>
        <translation>{name}: {share}&#xa0;% de todo lo posible</translation>
    </message>
    <message>
        <source>As good as any: {count}</source>
        <extracomment>app/windows/table/coach_words.py</extracomment>
        <translation>Tan buenas como la mejor: {count}</translation>
    </message>
    <message>
        <source>a little less: {count}</source>
        <extracomment>app/windows/table/coach_words.py</extracomment>
        <translation>un poco menos: {count}</translation>
    </message>
    <message>
        <source>misses: {count}</source>
        <extracomment>app/windows/table/coach_words.py</extracomment>
        <translation>ocasiones perdidas: {count}</translation>
    </message>
    <message>
        <source>costly misses: {count}</source>
        <extracomment>app/windows/table/coach_words.py</extracomment>
        <translation>grandes ocasiones perdidas: {count}</translation>
    </message>
    <message>
        <source>{name} drew cards worth {points} points more than average.</source>
        <extracomment>app/windows/table/coach_words.py</extracomment>
        <translation>{name}: las cartas robadas valen {points} puntos más que la media.</translation>
    </message>
    <message>
        <source>Difference between the players, in points: luck {luck}, play {play}.</source>
        <extracomment>app/windows/table/coach_words.py</extracomment>
        <translation>Diferencia entre jugadores: {luck} puntos por el robo, {play} por el juego.</translation>
    </message>
    <message>
        <source>as good</source>
        <extracomment>app/windows/table/coach_words.py</extracomment>
        <translation>igual de bueno</translation>
    </message>
    <message>
        <source>a little less</source>
        <extracomment>app/windows/table/coach_words.py</extracomment>
        <translation>un poco menos</translation>
    </message>
    <message>
        <source>a miss</source>
        <extracomment>app/windows/table/coach_words.py</extracomment>
        <translation>una ocasión perdida</translation>
    </message>
    <message>
        <source>a costly miss</source>
        <extracomment>app/windows/table/coach_words.py</extracomment>
        <translation>una gran ocasión perdida</translation>
    </message>
    <message>
        <source>No better play was found.</source>
        <extracomment>app/windows/table/coach_words.py</extracomment>
        <translation>No se encontró ninguna partida mejor.</translation>
    </message>
    <message>
        <source>Better: {words}</source>
        <extracomment>app/windows/table/coach_words.py</extracomment>
        <translation>Mejor: {words}</translation>
    </message>
    <message>
        <source>Luck of the draw</source>
        <extracomment>app/windows/table/coach_words.py</extracomment>
        <translation>La suerte al robar</translation>
    </message>
    <message>
        <source>How it is measured: each letter has the value it usually adds to a hand, S the highest and Q the lowest. The drawn cards are compared with the same number of average cards from the pack.</source>
        <extracomment>app/windows/table/coach_words.py</extracomment>
        <translation>Cómo se mide: cada letra tiene el valor que suele aportar a una mano, la S el mayor y la Q el menor. Las cartas robadas se comparan con otras tantas cartas de valor medio de toda la baraja.</translation>
    </message>
    <message>
        <source>{band}: it decides the game</source>
        <extracomment>app/windows/table/coach_words.py</extracomment>
        <translation>{band}: decide la partida</translation>
    </message>
    <message>
        <source>{band}, about {points}</source>
        <extracomment>app/windows/table/coach_words.py</extracomment>
        <translation>{band}, alrededor de {points}</translation>
    </message>
    <message>
        <source>The turning point</source>
        <extracomment>app/windows/table/coach_words.py</extracomment>
        <translation>El momento decisivo</translation>
    </message>
    <message>
        <source>The best word</source>
        <extracomment>app/windows/table/coach_words.py</extracomment>
        <translation>La mejor palabra</translation>
    </message>
    <message>
        <source>Words to learn</source>
        <extracomment>app/windows/table/coach_words.py</extracomment>
        <translation>Palabras para aprender</translation>
    </message>
    <message>
        <source>More was missed in turn {turn} than in any other.</source>
        <extracomment>app/windows/table/coach_words.py</extracomment>
        <translation>En el turno {turn} se dejó escapar más que en ningún otro.</translation>
    </message>
    <message>
        <source>{made} made, about {missed} missed.</source>
        <extracomment>app/windows/table/coach_words.py</extracomment>
        <translation>Logrado: {made}; sin aprovechar: alrededor de {missed}.</translation>
    </message>
    <message>
        <source>Looking for better plays…</source>
        <extracomment>app/windows/table/coach_panel.py</extracomment>
        <translation>Buscando mejores jugadas…</translation>
    </message>
    <message>
        <source>The best plays with any word, for everybody; otherwise with words within your reach</source>
        <extracomment>app/windows/table/coach_panel.py</extracomment>
        <translation>Las mejores jugadas con cualquier palabra, para todos; si no, con palabras a tu alcance</translation>
    </message>
    <message numerus="yes">
        <source>Better plays were found in %n turn(s).</source>
        <extracomment>app/windows/table/coach_panel.py</extracomment>
        <translation>
            <numerusform>Se encontraron mejores jugadas en %n turno.</numerusform>
            <numerusform>Se encontraron mejores jugadas en %n turnos.</numerusform>
        </translation>
    </message>
    <message>
        <source>No better play was found in any turn.</source>
        <extracomment>app/windows/table/coach_panel.py, app/windows/table/keepsakes/game_text.py</extracomment>
        <translation>No se encontró una jugada mejor en ningún turno.</translation>
    </message>
</context>
<context>
    <name>Colours</name>
    <message>
        <source>Red</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Rojo</translation>
    </message>
    <message>
        <source>Blue</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Azul</translation>
    </message>
    <message>
        <source>Amber</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Ámbar</translation>
    </message>
    <message>
        <source>Green</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Verde</translation>
    </message>
    <message>
        <source>Purple</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Morado</translation>
    </message>
    <message>
        <source>Orange</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Naranja</translation>
    </message>
    <message>
        <source>Teal</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Turquesa</translation>
    </message>
    <message>
        <source>Grey</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Gris</translation>
    </message>
</context>
<context>
    <name>Crash</name>
    <message>
        <source>The last moves of your game are not saved. Wordfelt keeps trying: look at the mark above the table.</source>
        <extracomment>app/base/crash.py</extracomment>
        <translation>Las últimas jugadas de tu partida no están guardadas. Wordfelt lo sigue intentando: fíjate en el indicador de encima de la mesa.</translation>
    </message>
    <message>
        <source>You can go on. If something looks wrong, close Wordfelt and start it again.</source>
        <extracomment>app/base/crash.py</extracomment>
        <translation>Puedes seguir. Si ves algo raro, cierra Wordfelt y vuelve a abrirlo.</translation>
    </message>
    <message>
        <source>Your game is saved up to the last move.</source>
        <extracomment>app/base/crash.py</extracomment>
        <translation>Tu partida está guardada hasta la última jugada.</translation>
    </message>
    <message>
        <source>Copy for a report</source>
        <extracomment>app/base/crash.py</extracomment>
        <translation>Copiar para un informe</translation>
    </message>
    <message>
        <source>Copies the fault, the versions, and the game with its players&apos; names.</source>
        <extracomment>app/base/crash.py</extracomment>
        <translation>Copia el fallo, las versiones y la partida con los nombres de los jugadores.</translation>
    </message>
    <message>
        <source>Go on</source>
        <extracomment>app/base/crash.py</extracomment>
        <translation>Seguir</translation>
    </message>
    <message>
        <source>Close Wordfelt</source>
        <extracomment>app/base/crash.py</extracomment>
        <translation>Cerrar Wordfelt</translation>
    </message>
    <message>
        <source>Something went wrong inside Wordfelt.</source>
        <extracomment>app/base/crash.py</extracomment>
        <translation>Algo ha fallado dentro de Wordfelt.</translation>
    </message>
    <message>
        <source>What happened is written in {file}.</source>
        <extracomment>app/base/crash.py</extracomment>
        <translation>Lo ocurrido está escrito en {file}.</translation>
    </message>
</context>
<context>
    <name>Curtain</name>
    <message>
        <source>Pause</source>
        <extracomment>app/windows/table/curtain.py, app/windows/table/ready_plate.py</extracomment>
        <translation>Pausa</translation>
    </message>
    <message>
        <source>The table is hidden and the clock stands still.</source>
        <extracomment>app/windows/table/curtain.py</extracomment>
        <translation>La mesa está oculta y el tiempo se ha detenido.</translation>
    </message>
    <message>
        <source>Go on</source>
        <extracomment>app/windows/table/curtain.py, app/windows/table/ready_plate.py</extracomment>
        <translation>Seguir</translation>
    </message>
    <message>
        <source>Ready</source>
        <extracomment>app/windows/table/ready_plate.py</extracomment>
        <translation>Empezar</translation>
    </message>
</context>
<context>
    <name>Day</name>
    <message>
        <source>{game}: lay the play with the most points. Your first play counts.</source>
        <extracomment>app/program/finding.py</extracomment>
        <translation>{game}: pon la jugada con más puntos. Cuenta tu primera jugada.</translation>
    </message>
    <message>
        <source>The best play: {words}, {points} points.</source>
        <extracomment>app/program/finding.py</extracomment>
        <translation>La mejor jugada: {words}, {points} puntos.</translation>
    </message>
    <message>
        <source>{points} of {best} points.</source>
        <extracomment>app/program/finding.py</extracomment>
        <translation>{points} de {best} puntos.</translation>
    </message>
    <message>
        <source>Yes: {best} points.</source>
        <extracomment>app/program/finding.py</extracomment>
        <translation>Sí: {best} puntos.</translation>
    </message>
    <message>
        <source>The best play</source>
        <extracomment>app/program/finding.py</extracomment>
        <translation>La mejor jugada</translation>
    </message>
    <message>
        <source>You found {points} points; the best play was {words}: “{button}” shows it.</source>
        <extracomment>app/program/finding.py</extracomment>
        <translation>Encontrado: {points} puntos; la mejor jugada era {words}: «{button}» la muestra.</translation>
    </message>
    <message>
        <source>{points} of {best} points; the best play was {words}: “{button}” shows it.</source>
        <extracomment>app/program/finding.py</extracomment>
        <translation>{points} de {best} puntos; la mejor jugada era {words}: «{button}» la muestra.</translation>
    </message>
    <message>
        <source>Later</source>
        <extracomment>app/program/finding.py, app/program/own_puzzling.py</extracomment>
        <translation>Más tarde</translation>
    </message>
    <message>
        <source>Next find</source>
        <extracomment>app/program/finding.py</extracomment>
        <translation>Siguiente hallazgo</translation>
    </message>
    <message>
        <source>Back to the day</source>
        <extracomment>app/program/finding.py</extracomment>
        <translation>Volver al día</translation>
    </message>
    <message>
        <source>You found {points} points.</source>
        <extracomment>app/program/finding.py</extracomment>
        <translation>Encontrado: {points} puntos.</translation>
    </message>
    <message>
        <source>Today’s table</source>
        <extracomment>app/windows/gallery/day_tile.py</extracomment>
        <translation>La mesa del día</translation>
    </message>
    <message>
        <source>More…</source>
        <extracomment>app/windows/gallery/day_tile.py</extracomment>
        <translation>Más…</translation>
    </message>
    <message>
        <source>The table of the day: earlier ones, results to share</source>
        <extracomment>app/windows/gallery/day_tile.py</extracomment>
        <translation>La mesa del día: días anteriores, resultado para compartir</translation>
    </message>
    <message>
        <source>Put today’s table away</source>
        <extracomment>app/windows/gallery/day_tile.py</extracomment>
        <translation>Apartar la mesa del día</translation>
    </message>
    <message>
        <source>Put away; the menu View brings it back</source>
        <extracomment>app/windows/gallery/day_tile.py</extracomment>
        <translation>Apartar; vuelve desde el menú Ver</translation>
    </message>
    <message>
        <source>Deal for one</source>
        <extracomment>app/windows/gallery/day_tile.py</extracomment>
        <translation>Reparto para uno</translation>
    </message>
    <message>
        <source>Finds</source>
        <extracomment>app/windows/gallery/day_tile.py</extracomment>
        <translation>Hallazgos</translation>
    </message>
    <message>
        <source>Duel</source>
        <extracomment>app/windows/gallery/day_tile.py</extracomment>
        <translation>Duelo</translation>
    </message>
    <message>
        <source>{name}: {part}</source>
        <extracomment>app/windows/gallery/day_tile.py</extracomment>
        <translation>{name}: {part}</translation>
    </message>
    <message>
        <source>The table of the day</source>
        <extracomment>app/windows/sheets/day_picture.py, app/windows/sheets/day_sheet.py</extracomment>
        <translation>La mesa del día</translation>
    </message>
    <message>
        <source>Finds: the play with the most points</source>
        <extracomment>app/windows/sheets/day_sheet.py</extracomment>
        <translation>Hallazgos: la jugada con más puntos</translation>
    </message>
    <message>
        <source>Deal it again</source>
        <extracomment>app/windows/sheets/day_sheet.py</extracomment>
        <translation>Repartir otra vez</translation>
    </message>
    <message>
        <source>Save the picture</source>
        <extracomment>app/windows/sheets/day_sheet.py</extracomment>
        <translation>Guardar la imagen</translation>
    </message>
    <message>
        <source>{count} done</source>
        <extracomment>app/windows/sheets/day_texts.py</extracomment>
        <translation>Hecho: {count}</translation>
    </message>
    <message>
        <source>The day before</source>
        <extracomment>app/windows/sheets/day_sheet.py</extracomment>
        <translation>El día anterior</translation>
    </message>
    <message>
        <source>The day after</source>
        <extracomment>app/windows/sheets/day_sheet.py</extracomment>
        <translation>El día siguiente</translation>
    </message>
    <message>
        <source>Next unplayed day</source>
        <extracomment>app/windows/sheets/day_sheet.py</extracomment>
        <translation>Siguiente día sin jugar</translation>
    </message>
    <message>
        <source>Watch how to reach par</source>
        <extracomment>app/windows/sheets/day_sheet.py</extracomment>
        <translation>Ver un camino al par</translation>
    </message>
    <message>
        <source>Copy the text</source>
        <extracomment>app/windows/sheets/day_sheet.py</extracomment>
        <translation>Copiar el texto</translation>
    </message>
    <message>
        <source>Copy the picture</source>
        <extracomment>app/windows/sheets/day_sheet.py</extracomment>
        <translation>Copiar la imagen</translation>
    </message>
    <message>
        <source>Save the picture…</source>
        <extracomment>app/windows/sheets/day_sheet.py</extracomment>
        <translation>Guardar la imagen…</translation>
    </message>
    <message>
        <source>The text is copied.</source>
        <extracomment>app/windows/sheets/day_sheet.py</extracomment>
        <translation>El texto está copiado.</translation>
    </message>
    <message>
        <source>The picture is copied.</source>
        <extracomment>app/windows/sheets/day_sheet.py</extracomment>
        <translation>La imagen está copiada.</translation>
    </message>
    <message>
        <source>Deal</source>
        <extracomment>app/windows/sheets/day_sheet.py</extracomment>
        <translation>Repartir</translation>
    </message>
    <message>
        <source>open</source>
        <extracomment>app/windows/sheets/day_texts.py</extracomment>
        <translation>pendiente</translation>
    </message>
    <message>
        <source>Duel: {line}</source>
        <extracomment>app/windows/sheets/day_sheet.py</extracomment>
        <translation>Duelo: {line}</translation>
    </message>
    <message>
        <source>Watch a solution</source>
        <extracomment>app/windows/sheets/day_sheet.py</extracomment>
        <translation>Ver una solución</translation>
    </message>
    <message>
        <source>Deal for one: {line}</source>
        <extracomment>app/windows/sheets/day_sheet.py</extracomment>
        <translation>Reparto para uno: {line}</translation>
    </message>
    <message numerus="yes">
        <source>%n star(s)</source>
        <extracomment>app/windows/sheets/day_texts.py</extracomment>
        <translation>
            <numerusform>%n estrella</numerusform>
            <numerusform>%n estrellas</numerusform>
        </translation>
    </message>
    <message>
        <source>none found</source>
        <extracomment>app/windows/sheets/day_texts.py</extracomment>
        <translation>ninguno encontrado</translation>
    </message>
    <message>
        <source>Par: {pars}. A search found this; more may be possible.</source>
        <extracomment>app/windows/sheets/day_texts.py</extracomment>
        <translation>Par: {pars}. Es lo que encontró una búsqueda; quizá se pueda más.</translation>
    </message>
    <message>
        <source>done</source>
        <extracomment>app/windows/sheets/day_texts.py</extracomment>
        <translation>hecho</translation>
    </message>
    <message>
        <source>{par} with words most people know</source>
        <extracomment>app/windows/sheets/day_texts.py</extracomment>
        <translation>{par} con palabras que casi todos conocen</translation>
    </message>
    <message>
        <source>{par} with the words of Family</source>
        <extracomment>app/windows/sheets/day_texts.py</extracomment>
        <translation>{par} con las palabras de Family</translation>
    </message>
    <message>
        <source>{par} with all words of Standard</source>
        <extracomment>app/windows/sheets/day_texts.py</extracomment>
        <translation>{par} con todas las palabras de Standard</translation>
    </message>
    <message>
        <source>Wordfelt, the table of {date}</source>
        <extracomment>app/windows/sheets/day_texts.py</extracomment>
        <translation>Wordfelt, la mesa del {date}</translation>
    </message>
    <message>
        <source>{percent}% ready</source>
        <extracomment>app/windows/sheets/day_texts.py</extracomment>
        <translation>{percent}&#xa0;% listos</translation>
    </message>
    <message>
        <source>(par {par})</source>
        <extracomment>app/windows/sheets/day_texts.py</extracomment>
        <translation>(par {par})</translation>
    </message>
    <message>
        <source>From the archive, played later</source>
        <extracomment>app/windows/sheets/day_texts.py</extracomment>
        <translation>Del archivo, jugada más tarde</translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) played on the day</source>
        <extracomment>app/windows/sheets/day_texts.py</extracomment>
        <translation>
            <numerusform>%n día jugado en su fecha</numerusform>
            <numerusform>%n días jugados en su fecha</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) played later, from the archive</source>
        <extracomment>app/windows/sheets/day_texts.py</extracomment>
        <translation>
            <numerusform>%n día jugado más tarde, del archivo</numerusform>
            <numerusform>%n días jugados más tarde, del archivo</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Endings</name>
    <message>
        <source>The deck is empty and everybody has passed.</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>El mazo está vacío y todos han pasado.</translation>
    </message>
    <message>
        <source>Everybody has passed.</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Todos han pasado.</translation>
    </message>
    <message>
        <source>Everybody has passed three times in a row.</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Todos han pasado tres veces seguidas.</translation>
    </message>
    <message>
        <source>Nobody has found a word, and as many cards as the deck holds have been traded.</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Nadie ha encontrado una palabra, y se han cambiado tantas cartas como quedan en el mazo.</translation>
    </message>
    <message numerus="yes">
        <source>The deck is empty, and for %n round(s) the number of cards in all hands has not fallen.</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>
            <numerusform>El mazo está vacío, y desde hace %n ronda las cartas de todas las manos no han disminuido.</numerusform>
            <numerusform>El mazo está vacío, y desde hace %n rondas las cartas de todas las manos no han disminuido.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>For %n round(s) the number of cards in the deck and all hands has not fallen.</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>
            <numerusform>Desde hace %n ronda, las cartas del mazo y de todas las manos no han disminuido.</numerusform>
            <numerusform>Desde hace %n rondas, las cartas del mazo y de todas las manos no han disminuido.</numerusform>
        </translation>
    </message>
    <message>
        <source>No cards are left in the hand.</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>No quedan cartas en la mano.</translation>
    </message>
    <message>
        <source>The others have resigned.</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Los demás han abandonado.</translation>
    </message>
    <message>
        <source>The game was given up.</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>La partida se abandonó.</translation>
    </message>
    <message>
        <source>One player is left.</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Queda un solo jugador.</translation>
    </message>
    <message>
        <source>All rounds are played.</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Se han jugado todas las rondas.</translation>
    </message>
    <message>
        <source>A hand is empty.</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Una mano está vacía.</translation>
    </message>
    <message>
        <source>All hands are empty.</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Todas las manos están vacías.</translation>
    </message>
    <message>
        <source>The deck is empty.</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>El mazo está vacío.</translation>
    </message>
    <message>
        <source>The piles are used up.</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Los montones se han agotado.</translation>
    </message>
    <message>
        <source>No pile is left.</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>No queda ningún montón.</translation>
    </message>
    <message>
        <source>The last turns are played.</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Se han jugado los últimos turnos.</translation>
    </message>
    <message>
        <source>The red row is complete.</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>La fila roja está completa.</translation>
    </message>
    <message>
        <source>Resigned: {names}.</source>
        <extracomment>app/windows/table/final_words.py</extracomment>
        <translation>Abandono: {names}.</translation>
    </message>
    <message>
        <source>Out of cards: {names}.</source>
        <extracomment>app/windows/table/final_words.py</extracomment>
        <translation>Sin cartas: {names}.</translation>
    </message>
</context>
<context>
    <name>Ends</name>
    <message>
        <source>No cards left to draw.</source>
        <extracomment>app/base/end_texts.py</extracomment>
        <translation>No quedan cartas por robar.</translation>
    </message>
    <message>
        <source>a hand is empty</source>
        <extracomment>app/base/end_texts.py</extracomment>
        <translation>una mano quede vacía</translation>
    </message>
    <message>
        <source>a hand is empty and the others have had one more turn</source>
        <extracomment>app/base/end_texts.py</extracomment>
        <translation>una mano quede vacía y los demás hayan tenido un turno más</translation>
    </message>
    <message>
        <source>all hands are empty</source>
        <extracomment>app/base/end_texts.py</extracomment>
        <translation>todas las manos queden vacías</translation>
    </message>
    <message>
        <source>the upturned cards are used up</source>
        <extracomment>app/base/end_texts.py</extracomment>
        <translation>se gasten las cartas descubiertas</translation>
    </message>
    <message>
        <source>all pass in a row</source>
        <extracomment>app/base/end_texts.py</extracomment>
        <translation>todos pasen uno tras otro</translation>
    </message>
    <message>
        <source>you pass</source>
        <extracomment>app/base/end_texts.py</extracomment>
        <translation>pases</translation>
    </message>
    <message>
        <source>all pass in a row on the empty table</source>
        <extracomment>app/base/end_texts.py</extracomment>
        <translation>todos pasen uno tras otro con la mesa vacía</translation>
    </message>
    <message>
        <source>both pass in one round</source>
        <extracomment>app/base/end_texts.py</extracomment>
        <translation>los dos pasen en una ronda</translation>
    </message>
    <message>
        <source>all pass in a row instead of leading</source>
        <extracomment>app/base/end_texts.py</extracomment>
        <translation>todos pasen uno tras otro en vez de salir</translation>
    </message>
    <message>
        <source>The last card is turned over. After this turn comes the last round.</source>
        <extracomment>app/base/end_texts.py</extracomment>
        <translation>La última carta está descubierta. Después de este turno viene la última ronda.</translation>
    </message>
    <message>
        <source>This is the last round.</source>
        <extracomment>app/base/end_texts.py</extracomment>
        <translation>Es la última ronda.</translation>
    </message>
    <message>
        <source>One more round of passes ends the game.</source>
        <extracomment>app/base/end_texts.py</extracomment>
        <translation>Si todos pasan otra vez, la partida termina.</translation>
    </message>
    <message>
        <source>Everybody has passed twice in a row: one more round of passes ends the game.</source>
        <extracomment>app/base/end_texts.py</extracomment>
        <translation>Todos han pasado dos veces seguidas: si todos pasan otra vez, la partida termina.</translation>
    </message>
    <message>
        <source>Nobody finds a word: once as many cards as the deck holds have been traded, the game ends.</source>
        <extracomment>app/base/end_texts.py</extracomment>
        <translation>Nadie encuentra una palabra: en cuanto se hayan cambiado tantas cartas como quedan en el mazo, la partida termina.</translation>
    </message>
    <message>
        <source>The deck is empty. This is the last round unless the hands together get smaller.</source>
        <extracomment>app/base/end_texts.py</extracomment>
        <translation>El mazo está vacío. Es la última ronda, salvo que las cartas de todas las manos disminuyan.</translation>
    </message>
    <message>
        <source>This is the last round unless fewer cards are left in the deck and all hands.</source>
        <extracomment>app/base/end_texts.py</extracomment>
        <translation>Es la última ronda, salvo que las cartas del mazo y de todas las manos disminuyan.</translation>
    </message>
    <message>
        <source>If the last play stands, the game is over.</source>
        <extracomment>app/base/end_texts.py</extracomment>
        <translation>Si la última jugada vale, la partida termina.</translation>
    </message>
    <message>
        <source>One more pass ends the game.</source>
        <extracomment>app/base/end_texts.py</extracomment>
        <translation>Si se pasa otra vez, termina la partida.</translation>
    </message>
    <message>
        <source>The end is near</source>
        <extracomment>app/base/end_texts.py</extracomment>
        <translation>El final se acerca</translation>
    </message>
    <message>
        <source>Last turn: {names}.</source>
        <extracomment>app/base/end_texts.py</extracomment>
        <translation>Último turno: {names}.</translation>
    </message>
    <message>
        <source>the game ends when {what}</source>
        <extracomment>app/base/end_texts.py</extracomment>
        <translation>la partida termina cuando {what}</translation>
    </message>
    <message>
        <source>The game ends when {first}, or when {second}.</source>
        <extracomment>app/base/end_texts.py</extracomment>
        <translation>La partida termina cuando {first}, o cuando {second}.</translation>
    </message>
    <message>
        <source>The game ends when {first}.</source>
        <extracomment>app/base/end_texts.py</extracomment>
        <translation>La partida termina cuando {first}.</translation>
    </message>
    <message>
        <source>Your last turn.</source>
        <extracomment>app/windows/table/idle.py</extracomment>
        <translation>Tu último turno.</translation>
    </message>
    <message>
        <source>The last round.</source>
        <extracomment>app/windows/table/idle.py</extracomment>
        <translation>La última ronda.</translation>
    </message>
</context>
<context>
    <name>Evening</name>
    <message>
        <source>The first game that several of you play to its end begins the evening.</source>
        <extracomment>app/windows/sheets/evening_page.py</extracomment>
        <translation>La primera partida jugada entre varios hasta el final abre la velada.</translation>
    </message>
    <message>
        <source>Nobody leads yet.</source>
        <extracomment>app/windows/sheets/evening_page.py</extracomment>
        <translation>Todavía no va nadie por delante.</translation>
    </message>
    <message>
        <source>Winner of the evening: {name}</source>
        <extracomment>app/windows/sheets/evening_page.py</extracomment>
        <translation>Gana la velada: {name}</translation>
    </message>
    <message>
        <source>In the lead: {name}</source>
        <extracomment>app/windows/sheets/evening_page.py</extracomment>
        <translation>Por delante: {name}</translation>
    </message>
    <message>
        <source>Points by place</source>
        <extracomment>app/windows/sheets/evening_page.py</extracomment>
        <translation>Puntos por puesto</translation>
    </message>
    <message>
        <source>Games won</source>
        <extracomment>app/windows/sheets/evening_page.py</extracomment>
        <translation>Partidas ganadas</translation>
    </message>
    <message>
        <source>The evening</source>
        <extracomment>app/windows/sheets/evening_page.py</extracomment>
        <translation>La velada</translation>
    </message>
    <message>
        <source>Another kind of game</source>
        <extracomment>app/windows/sheets/evening_page.py, app/windows/table/final_foot.py</extracomment>
        <translation>Un juego de otro tipo</translation>
    </message>
    <message>
        <source>Deals a game of a kind that you have not played this evening.</source>
        <extracomment>app/windows/sheets/evening_page.py, app/windows/table/final_foot.py</extracomment>
        <translation>Reparte un juego de un tipo que aún no se ha jugado en esta velada.</translation>
    </message>
    <message>
        <source>New evening</source>
        <extracomment>app/windows/sheets/evening_page.py</extracomment>
        <translation>Velada nueva</translation>
    </message>
    <message>
        <source>Earlier</source>
        <extracomment>app/windows/sheets/evening_page.py</extracomment>
        <translation>Anterior</translation>
    </message>
    <message>
        <source>Later</source>
        <extracomment>app/windows/sheets/evening_page.py</extracomment>
        <translation>Posterior</translation>
    </message>
    <message>
        <source>Keep a picture</source>
        <extracomment>app/windows/sheets/evening_page.py, app/windows/table/keepsakes/keep_menu.py</extracomment>
        <translation>Guardar una imagen</translation>
    </message>
    <message>
        <source>Save the score sheet</source>
        <extracomment>app/windows/sheets/evening_page.py, app/windows/table/keepsakes/keep_menu.py</extracomment>
        <translation>Guardar la hoja de puntos</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <extracomment>app/windows/record_files.py</extracomment>
        <translation>Guardado como {file}.</translation>
    </message>
    <message>
        <source>The evening of {day}</source>
        <extracomment>app/windows/sheets/evening_page.py</extracomment>
        <translation>La velada del {day}</translation>
    </message>
    <message>
        <source>Level: {names}</source>
        <extracomment>app/windows/sheets/evening_page.py</extracomment>
        <translation>Empatados: {names}</translation>
    </message>
    <message>
        <source>Boldest bluff</source>
        <extracomment>app/windows/sheets/evening_page.py</extracomment>
        <translation>Farol más atrevido</translation>
    </message>
    <message>
        <source>The evening before</source>
        <extracomment>app/windows/sheets/evening_page.py</extracomment>
        <translation>La velada anterior</translation>
    </message>
    <message>
        <source>A picture or a score sheet of this evening</source>
        <extracomment>app/windows/sheets/evening_page.py</extracomment>
        <translation>Una imagen o una hoja de puntos de esta velada</translation>
    </message>
    <message>
        <source>The evening after</source>
        <extracomment>app/windows/sheets/evening_page.py</extracomment>
        <translation>La velada siguiente</translation>
    </message>
    <message>
        <source>Game</source>
        <extracomment>app/windows/sheets/evening_page.py</extracomment>
        <translation>Juego</translation>
    </message>
    <message>
        <source>Best plays</source>
        <extracomment>app/windows/sheets/evening_page.py</extracomment>
        <translation>Mejores jugadas</translation>
    </message>
    <message>
        <source>Longest word</source>
        <extracomment>app/windows/sheets/evening_page.py</extracomment>
        <translation>Palabra más larga</translation>
    </message>
</context>
<context>
    <name>Facts</name>
    <message>
        <source>the next word must use {faces}</source>
        <extracomment>app/base/fact_texts.py</extracomment>
        <translation>la próxima palabra debe llevar {faces}</translation>
    </message>
    <message>
        <source>has used {faces}</source>
        <extracomment>app/base/fact_texts.py</extracomment>
        <translation>ha usado {faces}</translation>
    </message>
    <message>
        <source>still lacks {faces}</source>
        <extracomment>app/base/fact_texts.py</extracomment>
        <translation>le falta todavía {faces}</translation>
    </message>
    <message>
        <source>still to be used by anybody: {faces}</source>
        <extracomment>app/base/fact_texts.py</extracomment>
        <translation>todavía por usar, por cualquiera: {faces}</translation>
    </message>
    <message>
        <source>named for the next word: {faces}</source>
        <extracomment>app/base/fact_texts.py</extracomment>
        <translation>nombradas para la próxima palabra: {faces}</translation>
    </message>
    <message>
        <source>has named {faces}</source>
        <extracomment>app/base/fact_texts.py</extracomment>
        <translation>ha nombrado {faces}</translation>
    </message>
    <message>
        <source>asked for: {faces}</source>
        <extracomment>app/base/fact_texts.py</extracomment>
        <translation>pedida: {faces}</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) won</source>
        <extracomment>app/base/fact_texts.py</extracomment>
        <translation>
            <numerusform>%n partida ganada</numerusform>
            <numerusform>%n partidas ganadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s) won</source>
        <extracomment>app/base/fact_texts.py</extracomment>
        <translation>
            <numerusform>%n baza ganada</numerusform>
            <numerusform>%n bazas ganadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>needs %n letter(s) or more</source>
        <extracomment>app/base/fact_texts.py</extracomment>
        <translation>
            <numerusform>necesita %n letra o más</numerusform>
            <numerusform>necesita %n letras o más</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trade(s) left</source>
        <extracomment>app/base/fact_texts.py</extracomment>
        <translation>
            <numerusform>queda %n cambio</numerusform>
            <numerusform>quedan %n cambios</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) still to use</source>
        <extracomment>app/base/fact_texts.py</extracomment>
        <translation>
            <numerusform>%n carta por usar</numerusform>
            <numerusform>%n cartas por usar</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pile(s) left</source>
        <extracomment>app/base/fact_texts.py</extracomment>
        <translation>
            <numerusform>queda %n montón</numerusform>
            <numerusform>quedan %n montones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>table cleared %n time(s) in a row</source>
        <extracomment>app/base/fact_texts.py</extracomment>
        <translation>
            <numerusform>mesa vaciada %n vez seguida</numerusform>
            <numerusform>mesa vaciada %n veces seguidas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>has passed or traded %n time(s) in a row</source>
        <extracomment>app/base/fact_texts.py</extracomment>
        <translation>
            <numerusform>ha pasado o cambiado %n vez seguida</numerusform>
            <numerusform>ha pasado o cambiado %n veces seguidas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>loses %n turn(s)</source>
        <extracomment>app/base/fact_texts.py</extracomment>
        <translation>
            <numerusform>pierde %n turno</numerusform>
            <numerusform>pierde %n turnos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) at the start</source>
        <extracomment>app/base/fact_texts.py</extracomment>
        <translation>
            <numerusform>%n punto al empezar</numerusform>
            <numerusform>%n puntos al empezar</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>lays words of %n letter(s) or more</source>
        <extracomment>app/base/fact_texts.py</extracomment>
        <translation>
            <numerusform>pone palabras de %n letra o más</numerusform>
            <numerusform>pone palabras de %n letras o más</numerusform>
        </translation>
    </message>
    <message>
        <source>words judged by the list Family</source>
        <extracomment>app/base/fact_texts.py</extracomment>
        <translation>sus palabras se juzgan por la lista Familiar</translation>
    </message>
    <message>
        <source>words judged by the list Standard</source>
        <extracomment>app/base/fact_texts.py</extracomment>
        <translation>sus palabras se juzgan por la lista Estándar</translation>
    </message>
    <message>
        <source>words judged by the list Large</source>
        <extracomment>app/base/fact_texts.py</extracomment>
        <translation>sus palabras se juzgan por la lista Grande</translation>
    </message>
    <message>
        <source>round {number} of {last}</source>
        <extracomment>app/base/fact_texts.py</extracomment>
        <translation>ronda {number} de {last}</translation>
    </message>
    <message>
        <source>game {number} of {last}</source>
        <extracomment>app/base/fact_texts.py</extracomment>
        <translation>partida {number} de {last}</translation>
    </message>
    <message>
        <source>has laid a word in secret</source>
        <extracomment>app/base/fact_texts.py</extracomment>
        <translation>ha puesto una palabra en secreto</translation>
    </message>
    <message>
        <source>holds the timer</source>
        <extracomment>app/base/fact_texts.py</extracomment>
        <translation>tiene el reloj de arena</translation>
    </message>
    <message>
        <source>the timer runs now</source>
        <extracomment>app/base/fact_texts.py</extracomment>
        <translation>el reloj de arena está en marcha</translation>
    </message>
    <message>
        <source>the word can be doubted</source>
        <extracomment>app/base/fact_texts.py</extracomment>
        <translation>se puede dudar de la palabra</translation>
    </message>
    <message>
        <source>doubts the word</source>
        <extracomment>app/base/fact_texts.py</extracomment>
        <translation>duda de la palabra</translation>
    </message>
    <message>
        <source>must still answer</source>
        <extracomment>app/base/fact_texts.py</extracomment>
        <translation>tiene que responder aún</translation>
    </message>
    <message>
        <source>deals the cards</source>
        <extracomment>app/base/fact_texts.py</extracomment>
        <translation>reparte las cartas</translation>
    </message>
    <message>
        <source>can’t shout before the next card</source>
        <extracomment>app/base/fact_texts.py</extracomment>
        <translation>no puede gritar antes de la próxima carta</translation>
    </message>
    <message>
        <source>out of this trick</source>
        <extracomment>app/base/fact_texts.py</extracomment>
        <translation>fuera de esta baza</translation>
    </message>
    <message>
        <source>has no trade left</source>
        <extracomment>app/base/fact_texts.py</extracomment>
        <translation>no le quedan cambios</translation>
    </message>
    <message>
        <source>leads</source>
        <extracomment>app/base/fact_texts.py</extracomment>
        <translation>sale</translation>
    </message>
    <message>
        <source>began this game</source>
        <extracomment>app/base/fact_texts.py</extracomment>
        <translation>empezó esta partida</translation>
    </message>
    <message>
        <source>has passed</source>
        <extracomment>app/base/fact_texts.py</extracomment>
        <translation>ha pasado</translation>
    </message>
    <message>
        <source>has made no word since the last one</source>
        <extracomment>app/base/fact_texts.py</extracomment>
        <translation>no ha puesto ninguna palabra desde la última</translation>
    </message>
    <message>
        <source>could not go on</source>
        <extracomment>app/base/fact_texts.py</extracomment>
        <translation>no ha podido seguir</translation>
    </message>
    <message>
        <source>is done in this round</source>
        <extracomment>app/base/fact_texts.py</extracomment>
        <translation>ha terminado en esta ronda</translation>
    </message>
    <message>
        <source>has laid nothing</source>
        <extracomment>app/base/fact_texts.py</extracomment>
        <translation>no ha puesto nada</translation>
    </message>
    <message>
        <source>gets the cards that are left over</source>
        <extracomment>app/base/fact_texts.py</extracomment>
        <translation>recibe las cartas que sobran</translation>
    </message>
    <message>
        <source>has a last turn</source>
        <extracomment>app/base/fact_texts.py</extracomment>
        <translation>tiene un último turno</translation>
    </message>
    <message>
        <source>open to everybody</source>
        <extracomment>app/base/fact_texts.py</extracomment>
        <translation>abierta a todos</translation>
    </message>
    <message>
        <source>must be used</source>
        <extracomment>app/base/fact_texts.py</extracomment>
        <translation>debe usarse</translation>
    </message>
    <message>
        <source>one more round of passes ends the game</source>
        <extracomment>app/base/fact_texts.py</extracomment>
        <translation>si todos pasan otra ronda, termina la partida</translation>
    </message>
    <message>
        <source>no cards left to draw</source>
        <extracomment>app/base/fact_texts.py</extracomment>
        <translation>no quedan cartas por robar</translation>
    </message>
    <message>
        <source>the last round comes after this turn</source>
        <extracomment>app/base/fact_texts.py</extracomment>
        <translation>la última ronda viene después de este turno</translation>
    </message>
    <message>
        <source>last round</source>
        <extracomment>app/base/fact_texts.py</extracomment>
        <translation>última ronda</translation>
    </message>
    <message>
        <source>if the last play stands, the game is over</source>
        <extracomment>app/base/fact_texts.py</extracomment>
        <translation>si la última jugada vale, la partida termina</translation>
    </message>
    <message>
        <source>more trades without a word end the game</source>
        <extracomment>app/base/fact_texts.py</extracomment>
        <translation>más cambios sin palabra acaban la partida</translation>
    </message>
    <message>
        <source>the last round unless the hands together get smaller</source>
        <extracomment>app/base/fact_texts.py</extracomment>
        <translation>la última ronda, salvo que las cartas de todas las manos disminuyan</translation>
    </message>
    <message>
        <source>the last round unless fewer cards are left than before</source>
        <extracomment>app/base/fact_texts.py</extracomment>
        <translation>la última ronda, salvo que queden menos cartas que antes</translation>
    </message>
</context>
<context>
    <name>Felt</name>
    <message>
        <source>Below it: {cards}</source>
        <extracomment>app/felt/keys.py</extracomment>
        <translation>Debajo: {cards}</translation>
    </message>
    <message>
        <source>It cannot lie there.</source>
        <extracomment>app/felt/keys.py</extracomment>
        <translation>No puede ir ahí.</translation>
    </message>
    <message>
        <source>There is no place for it now.</source>
        <extracomment>app/felt/keys.py</extracomment>
        <translation>Ahora no puede ir a ninguna parte.</translation>
    </message>
    <message>
        <source>This word cannot be cut here.</source>
        <extracomment>app/felt/keys.py</extracomment>
        <translation>Esta palabra no se puede cortar aquí.</translation>
    </message>
    <message>
        <source>This card cannot be taken now.</source>
        <extracomment>app/felt/keys.py</extracomment>
        <translation>Esta carta no se puede tomar ahora.</translation>
    </message>
    <message>
        <source>Put back: {card}</source>
        <extracomment>app/felt/keys.py</extracomment>
        <translation>Devuelta a su sitio: {card}</translation>
    </message>
    <message>
        <source>Nothing can be taken here now.</source>
        <extracomment>app/felt/keys.py</extracomment>
        <translation>Aquí no se puede tomar nada ahora.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) below it</source>
        <extracomment>app/felt/saying.py</extracomment>
        <translation>
            <numerusform>%n carta debajo</numerusform>
            <numerusform>%n cartas debajo</numerusform>
        </translation>
    </message>
    <message>
        <source>{place}, not allowed: {reason}</source>
        <extracomment>app/felt/saying.py</extracomment>
        <translation>{place}, no permitido: {reason}</translation>
    </message>
    <message>
        <source>on {after} in {word}</source>
        <extracomment>app/felt/saying.py</extracomment>
        <translation>sobre {after} en {word}</translation>
    </message>
    <message>
        <source>in exchange for {after} in {word}</source>
        <extracomment>app/felt/saying.py</extracomment>
        <translation>a cambio de {after} en {word}</translation>
    </message>
    <message>
        <source>over {letters}</source>
        <extracomment>app/felt/saying.py</extracomment>
        <translation>sobre {letters}</translation>
    </message>
    <message>
        <source>chosen</source>
        <extracomment>app/felt/saying.py</extracomment>
        <translation>elegida</translation>
    </message>
    <message>
        <source>can be chosen</source>
        <extracomment>app/felt/saying.py</extracomment>
        <translation>se puede elegir</translation>
    </message>
    <message>
        <source>suggested</source>
        <extracomment>app/felt/saying.py</extracomment>
        <translation>sugerida</translation>
    </message>
    <message>
        <source>just laid</source>
        <extracomment>app/felt/saying.py</extracomment>
        <translation>recién puesta</translation>
    </message>
    <message>
        <source>named</source>
        <extracomment>app/felt/saying.py</extracomment>
        <translation>nombrada</translation>
    </message>
    <message>
        <source>will leave</source>
        <extracomment>app/felt/saying.py</extracomment>
        <translation>se irá de la mesa</translation>
    </message>
    <message>
        <source>new</source>
        <extracomment>app/felt/saying.py</extracomment>
        <translation>nueva</translation>
    </message>
    <message>
        <source>{place}, allowed</source>
        <extracomment>app/felt/saying.py</extracomment>
        <translation>{place}, permitido</translation>
    </message>
    <message>
        <source>before {after} in {word}</source>
        <extracomment>app/felt/saying.py</extracomment>
        <translation>delante de {after} en {word}</translation>
    </message>
    <message>
        <source>after {before} in {word}</source>
        <extracomment>app/felt/saying.py</extracomment>
        <translation>detrás de {before} en {word}</translation>
    </message>
    <message>
        <source>between {before} and {after} in {word}</source>
        <extracomment>app/felt/saying.py</extracomment>
        <translation>entre {before} y {after} en {word}</translation>
    </message>
    <message>
        <source>Card table</source>
        <extracomment>app/felt/view.py</extracomment>
        <translation>Mesa de juego</translation>
    </message>
</context>
<context>
    <name>Files</name>
    <message numerus="yes">
        <source>The back-up holds %n file(s).</source>
        <extracomment>app/program/your_files.py</extracomment>
        <translation>
            <numerusform>La copia de seguridad tiene %n archivo.</numerusform>
            <numerusform>La copia de seguridad tiene %n archivos.</numerusform>
        </translation>
    </message>
    <message>
        <source>Wordfelt is making the back-up.</source>
        <extracomment>app/program/your_files.py</extracomment>
        <translation>Wordfelt está haciendo la copia de seguridad.</translation>
    </message>
    <message>
        <source>Wordfelt is restoring the back-up.</source>
        <extracomment>app/program/your_files.py</extracomment>
        <translation>Wordfelt está restaurando la copia de seguridad.</translation>
    </message>
    <message>
        <source>results</source>
        <extracomment>app/program/your_files.py</extracomment>
        <translation>resultados</translation>
    </message>
    <message>
        <source>people</source>
        <extracomment>app/program/your_files.py</extracomment>
        <translation>personas</translation>
    </message>
    <message>
        <source>settings</source>
        <extracomment>app/program/your_files.py</extracomment>
        <translation>ajustes</translation>
    </message>
    <message>
        <source>This file is not a Wordfelt back-up.</source>
        <extracomment>app/program/your_files.py</extracomment>
        <translation>Este archivo no es una copia de seguridad de Wordfelt.</translation>
    </message>
    <message>
        <source>A newer Wordfelt made this back-up.</source>
        <extracomment>app/program/your_files.py</extracomment>
        <translation>Esta copia de seguridad la hizo una versión más reciente de Wordfelt.</translation>
    </message>
    <message>
        <source>This back-up is damaged. Nothing was changed.</source>
        <extracomment>app/program/your_files.py</extracomment>
        <translation>Esta copia de seguridad está dañada. No se ha cambiado nada.</translation>
    </message>
    <message>
        <source>The back-up cannot be restored: files cannot be read or written.</source>
        <extracomment>app/program/your_files.py</extracomment>
        <translation>La copia de seguridad no se puede restaurar: hay archivos que no se pueden leer o escribir.</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <extracomment>app/program/your_files.py</extracomment>
        <translation>
            <numerusform>%n partida</numerusform>
            <numerusform>%n partidas</numerusform>
        </translation>
    </message>
    <message>
        <source>The list of cards that people have seen cannot be used.</source>
        <extracomment>app/program/your_files.py</extracomment>
        <translation>La lista de cartas ya vistas no se puede usar.</translation>
    </message>
    <message>
        <source>Some settings in the back-up cannot be used: {places}.</source>
        <extracomment>app/program/your_files.py</extracomment>
        <translation>Algunos ajustes que contiene no se pueden usar: {places}.</translation>
    </message>
    <message>
        <source>The back-up cannot be made: {why}</source>
        <extracomment>app/program/your_files.py</extracomment>
        <translation>No se puede hacer la copia de seguridad: {why}</translation>
    </message>
    <message>
        <source>The results in the back-up cannot be used.</source>
        <extracomment>app/program/your_files.py</extracomment>
        <translation>Los resultados que contiene no se pueden usar.</translation>
    </message>
    <message>
        <source>tonight’s table</source>
        <extracomment>app/program/your_files.py</extracomment>
        <translation>la mesa de esta noche</translation>
    </message>
    <message>
        <source>evenings</source>
        <extracomment>app/program/your_files.py</extracomment>
        <translation>veladas</translation>
    </message>
    <message>
        <source>the house book</source>
        <extracomment>app/program/your_files.py</extracomment>
        <translation>el libro de la casa</translation>
    </message>
    <message>
        <source>The people in the back-up cannot be used.</source>
        <extracomment>app/program/your_files.py</extracomment>
        <translation>Las personas que contiene no se pueden usar.</translation>
    </message>
    <message>
        <source>Tonight’s table in the back-up cannot be used.</source>
        <extracomment>app/program/your_files.py</extracomment>
        <translation>La mesa de esta noche que contiene no se puede usar.</translation>
    </message>
    <message>
        <source>The evenings in the back-up cannot be used.</source>
        <extracomment>app/program/your_files.py</extracomment>
        <translation>Las veladas que contiene no se pueden usar.</translation>
    </message>
    <message>
        <source>The house book in the back-up cannot be used.</source>
        <extracomment>app/program/your_files.py</extracomment>
        <translation>El libro de la casa que contiene no se puede usar.</translation>
    </message>
    <message>
        <source>The settings in the back-up cannot be used.</source>
        <extracomment>app/program/your_files.py</extracomment>
        <translation>Los ajustes que contiene no se pueden usar.</translation>
    </message>
    <message>
        <source>Restored from the back-up: {what}.</source>
        <extracomment>app/program/your_files.py</extracomment>
        <translation>Copia de seguridad restaurada: {what}.</translation>
    </message>
    <message>
        <source>Records (*.wordfelt *.json)</source>
        <extracomment>app/windows/record_files.py</extracomment>
        <translation>Partidas guardadas (*.wordfelt *.json)</translation>
    </message>
    <message>
        <source>Word lists (*.txt *.dic *.lst *.gz);;All files (*)</source>
        <extracomment>app/windows/record_files.py</extracomment>
        <translation>Listas de palabras (*.txt *.dic *.lst *.gz);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Pictures (*.png *.jpg *.jpeg *.gif *.bmp *.webp)</source>
        <extracomment>app/windows/record_files.py</extracomment>
        <translation>Imágenes (*.png *.jpg *.jpeg *.gif *.bmp *.webp)</translation>
    </message>
    <message>
        <source>Open a record</source>
        <extracomment>app/windows/record_files.py</extracomment>
        <translation>Abrir una partida</translation>
    </message>
    <message>
        <source>Import a word list</source>
        <extracomment>app/windows/record_files.py</extracomment>
        <translation>Importar una lista de palabras</translation>
    </message>
    <message>
        <source>Choose a picture for the felt</source>
        <extracomment>app/windows/record_files.py</extracomment>
        <translation>Elegir una imagen para el tapete</translation>
    </message>
    <message>
        <source>Back up everything</source>
        <extracomment>app/windows/sheets/your_files_page.py</extracomment>
        <translation>Hacer copia de todo</translation>
    </message>
    <message>
        <source>Tonight’s table</source>
        <extracomment>app/windows/sheets/your_files_page.py</extracomment>
        <translation>La mesa de esta noche</translation>
    </message>
    <message>
        <source>Your evenings</source>
        <extracomment>app/windows/sheets/your_files_page.py</extracomment>
        <translation>Tus veladas</translation>
    </message>
    <message>
        <source>Your house book</source>
        <extracomment>app/windows/sheets/your_files_page.py</extracomment>
        <translation>Tu libro de la casa</translation>
    </message>
    <message>
        <source>Results of your games</source>
        <extracomment>app/windows/sheets/your_files_page.py</extracomment>
        <translation>Resultados de tus partidas</translation>
    </message>
    <message>
        <source>Cards that everybody has seen</source>
        <extracomment>app/windows/sheets/your_files_page.py</extracomment>
        <translation>Cartas que ya ha visto cada persona</translation>
    </message>
    <message>
        <source>Games in progress</source>
        <extracomment>app/windows/sheets/your_files_page.py</extracomment>
        <translation>Partidas empezadas</translation>
    </message>
    <message>
        <source>Finished games</source>
        <extracomment>app/windows/sheets/your_files_page.py</extracomment>
        <translation>Partidas terminadas</translation>
    </message>
    <message>
        <source>Games put away</source>
        <extracomment>app/windows/sheets/your_files_page.py</extracomment>
        <translation>Partidas apartadas</translation>
    </message>
    <message>
        <source>Damaged games</source>
        <extracomment>app/windows/sheets/your_files_page.py</extracomment>
        <translation>Partidas dañadas</translation>
    </message>
    <message>
        <source>Your word lists</source>
        <extracomment>app/windows/sheets/your_files_page.py</extracomment>
        <translation>Tus listas de palabras</translation>
    </message>
    <message>
        <source>What lay at the table: hands, cards laid, time left</source>
        <extracomment>app/windows/sheets/your_files_page.py</extracomment>
        <translation>Lo que había en la mesa: manos, cartas puestas, tiempo restante</translation>
    </message>
    <message>
        <source>Set aside: could not be read</source>
        <extracomment>app/windows/sheets/your_files_page.py</extracomment>
        <translation>Apartados: no se pudieron leer</translation>
    </message>
    <message>
        <source>For a moment: a file in use</source>
        <extracomment>app/windows/sheets/your_files_page.py</extracomment>
        <translation>Temporal: archivo en uso</translation>
    </message>
    <message>
        <source>Errors inside Wordfelt, for its developers</source>
        <extracomment>app/windows/sheets/your_files_page.py</extracomment>
        <translation>Registro de errores, para desarrolladores</translation>
    </message>
    <message>
        <source>Folders that the file dialog has shown</source>
        <extracomment>app/windows/sheets/your_files_page.py</extracomment>
        <translation>Carpetas vistas en el diálogo de archivos</translation>
    </message>
    <message>
        <source>The dictionary, ready for use</source>
        <extracomment>app/windows/sheets/your_files_page.py</extracomment>
        <translation>El diccionario, listo para usar</translation>
    </message>
    <message>
        <source>Your files</source>
        <extracomment>app/windows/sheets/your_files_page.py</extracomment>
        <translation>Tus archivos</translation>
    </message>
    <message>
        <source>Wordfelt writes these files and no others, on this computer alone.</source>
        <extracomment>app/windows/sheets/your_files_page.py</extracomment>
        <translation>Wordfelt solo escribe estos archivos, y solo en este ordenador.</translation>
    </message>
    <message>
        <source>Back up everything…</source>
        <extracomment>app/windows/sheets/your_files_page.py</extracomment>
        <translation>Hacer copia de todo…</translation>
    </message>
    <message>
        <source>Restore a back-up…</source>
        <extracomment>app/windows/sheets/your_files_page.py</extracomment>
        <translation>Restaurar una copia…</translation>
    </message>
    <message>
        <source>Count results again</source>
        <extracomment>app/windows/sheets/your_files_page.py</extracomment>
        <translation>Recontar resultados</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>app/windows/sheets/your_files_page.py</extracomment>
        <translation>Cerrar</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s)</source>
        <extracomment>app/windows/sheets/your_files_page.py</extracomment>
        <translation>
            <numerusform>%n archivo</numerusform>
            <numerusform>%n archivos</numerusform>
        </translation>
    </message>
    <message>
        <source>Settings and house words</source>
        <extracomment>app/windows/sheets/your_files_page.py</extracomment>
        <translation>Ajustes y palabras de la casa</translation>
    </message>
    <message>
        <source>The people who play here</source>
        <extracomment>app/windows/sheets/your_files_page.py</extracomment>
        <translation>Las personas que juegan aquí</translation>
    </message>
    <message>
        <source>Restore a back-up</source>
        <extracomment>app/windows/sheets/your_files_page.py</extracomment>
        <translation>Restaurar una copia</translation>
    </message>
    <message>
        <source>What it is</source>
        <extracomment>app/windows/sheets/your_files_page.py</extracomment>
        <translation>Contenido</translation>
    </message>
    <message>
        <source>Size</source>
        <extracomment>app/windows/sheets/your_files_page.py</extracomment>
        <translation>Tamaño</translation>
    </message>
    <message>
        <source>Where</source>
        <extracomment>app/windows/sheets/your_files_page.py</extracomment>
        <translation>Ubicación</translation>
    </message>
    <message>
        <source>Back-ups ({pattern})</source>
        <extracomment>app/windows/sheets/your_files_page.py</extracomment>
        <translation>Copias de seguridad ({pattern})</translation>
    </message>
    <message>
        <source>Save a copy of the record</source>
        <extracomment>app/windows/record_files.py</extracomment>
        <translation>Guardar una copia de la partida</translation>
    </message>
    <message>
        <source>finds</source>
        <extracomment>app/program/your_files.py</extracomment>
        <translation>los hallazgos</translation>
    </message>
    <message>
        <source>The finds in the back-up cannot be used.</source>
        <extracomment>app/program/your_files.py</extracomment>
        <translation>Los hallazgos que contiene no se pueden usar.</translation>
    </message>
    <message>
        <source>Tables of days</source>
        <extracomment>app/windows/sheets/your_files_page.py</extracomment>
        <translation>Mesas de los días</translation>
    </message>
    <message>
        <source>What you found there</source>
        <extracomment>app/windows/sheets/your_files_page.py</extracomment>
        <translation>Lo que encontraste allí</translation>
    </message>
    <message>
        <source>puzzles</source>
        <extracomment>app/program/your_files.py</extracomment>
        <translation>los retos</translation>
    </message>
    <message>
        <source>words to learn</source>
        <extracomment>app/program/your_files.py</extracomment>
        <translation>las palabras por aprender</translation>
    </message>
    <message>
        <source>The puzzles in the back-up cannot be used.</source>
        <extracomment>app/program/your_files.py</extracomment>
        <translation>Los retos que contiene no se pueden usar.</translation>
    </message>
    <message>
        <source>The words to learn in the back-up cannot be used.</source>
        <extracomment>app/program/your_files.py</extracomment>
        <translation>Las palabras por aprender que contiene no se pueden usar.</translation>
    </message>
    <message>
        <source>Puzzles from your games</source>
        <extracomment>app/windows/sheets/your_files_page.py</extracomment>
        <translation>Retos de tus partidas</translation>
    </message>
    <message>
        <source>Words that you have met</source>
        <extracomment>app/windows/sheets/your_files_page.py</extracomment>
        <translation>Palabras que te has encontrado</translation>
    </message>
</context>
<context>
    <name>Film</name>
    <message>
        <source>The game begins.</source>
        <extracomment>app/windows/table/film_bar.py</extracomment>
        <translation>La partida empieza.</translation>
    </message>
    <message>
        <source>All hands open</source>
        <extracomment>app/windows/table/film_bar.py</extracomment>
        <translation>Todas las manos a la vista</translation>
    </message>
    <message>
        <source>Film</source>
        <extracomment>app/windows/table/film_bar.py</extracomment>
        <translation>Película</translation>
    </message>
    <message>
        <source>Place in the film</source>
        <extracomment>app/windows/table/film_bar.py</extracomment>
        <translation>Lugar en la película</translation>
    </message>
    <message>
        <source>The turn before</source>
        <extracomment>app/windows/table/film_bar.py</extracomment>
        <translation>El turno anterior</translation>
    </message>
    <message>
        <source>One act back</source>
        <extracomment>app/windows/table/film_bar.py</extracomment>
        <translation>Una jugada atrás</translation>
    </message>
    <message>
        <source>One act on</source>
        <extracomment>app/windows/table/film_bar.py</extracomment>
        <translation>Una jugada adelante</translation>
    </message>
    <message>
        <source>The next turn</source>
        <extracomment>app/windows/table/film_bar.py</extracomment>
        <translation>El turno siguiente</translation>
    </message>
    <message>
        <source>Speed</source>
        <extracomment>app/windows/table/film_bar.py</extracomment>
        <translation>Velocidad</translation>
    </message>
    <message>
        <source>Point of view</source>
        <extracomment>app/windows/table/film_bar.py</extracomment>
        <translation>Punto de vista</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <extracomment>app/windows/table/film_bar.py</extracomment>
        <translation>Seguir jugando desde aquí</translation>
    </message>
    <message>
        <source>Compare</source>
        <extracomment>app/windows/table/film_bar.py</extracomment>
        <translation>Comparar</translation>
    </message>
    <message>
        <source>Watch again</source>
        <extracomment>app/windows/table/film_bar.py</extracomment>
        <translation>Ver otra vez</translation>
    </message>
    <message>
        <source>Close the film</source>
        <extracomment>app/windows/table/film_bar.py</extracomment>
        <translation>Cerrar la película</translation>
    </message>
    <message>
        <source>one of the best words</source>
        <extracomment>app/windows/table/film_bar.py</extracomment>
        <translation>una de las mejores palabras</translation>
    </message>
    <message>
        <source>{at} of {all}</source>
        <extracomment>app/windows/table/film_bar.py</extracomment>
        <translation>{at} de {all}</translation>
    </message>
    <message>
        <source>Stop the film</source>
        <extracomment>app/windows/table/film_bar.py</extracomment>
        <translation>Detener la película</translation>
    </message>
    <message>
        <source>Play the film</source>
        <extracomment>app/windows/table/film_bar.py</extracomment>
        <translation>Reproducir la película</translation>
    </message>
    <message>
        <source>now in the lead: {name}</source>
        <extracomment>app/windows/table/film_bar.py</extracomment>
        <translation>ahora en cabeza: {name}</translation>
    </message>
    <message>
        <source>Seen by {name}</source>
        <extracomment>app/windows/table/film_bar.py</extracomment>
        <translation>Vista: {name}</translation>
    </message>
    <message>
        <source>The film is over.</source>
        <extracomment>app/windows/table/film_bar.py</extracomment>
        <translation>La película ha terminado.</translation>
    </message>
</context>
<context>
    <name>Final</name>
    <message>
        <source>Best words</source>
        <extracomment>app/windows/table/final_words.py, app/windows/table/keepsakes/kept_game.py</extracomment>
        <translation>Mejores palabras</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <extracomment>app/windows/table/final_words.py, app/windows/table/table_voice.py, app/windows/table/why_not.py</extracomment>
        <translation>La partida ha terminado.</translation>
    </message>
    <message>
        <source>still in</source>
        <extracomment>app/windows/table/final_words.py, app/windows/table/keepsakes/kept_game.py</extracomment>
        <translation>sigue en juego</translation>
    </message>
    <message>
        <source>Nobody wins.</source>
        <extracomment>app/windows/table/final_words.py</extracomment>
        <translation>No gana nadie.</translation>
    </message>
    <message>
        <source>How well everybody played, what the draw brought, and the best play of each turn</source>
        <extracomment>app/windows/table/final_foot.py</extracomment>
        <translation>Qué tal jugó cada uno, cómo influyó el robo de cartas y la mejor jugada de cada turno</translation>
    </message>
    <message>
        <source>All cards could be laid.</source>
        <extracomment>app/windows/table/final_words.py</extracomment>
        <translation>Se podían poner todas las cartas.</translation>
    </message>
    <message>
        <source>Turn by turn</source>
        <extracomment>app/windows/table/final_foot.py</extracomment>
        <translation>Turno a turno</translation>
    </message>
    <message>
        <source>What was possible?</source>
        <extracomment>app/windows/table/final_foot.py</extracomment>
        <translation>¿Qué era posible?</translation>
    </message>
    <message>
        <source>Same cards again</source>
        <extracomment>app/windows/table/final_foot.py</extracomment>
        <translation>Las mismas cartas</translation>
    </message>
    <message>
        <source>Look at the table</source>
        <extracomment>app/windows/table/final_foot.py</extracomment>
        <translation>Mirar la mesa</translation>
    </message>
    <message>
        <source>Film</source>
        <extracomment>app/windows/table/final_foot.py</extracomment>
        <translation>Película</translation>
    </message>
    <message>
        <source>The whole game once more, act by act</source>
        <extracomment>app/windows/table/final_foot.py</extracomment>
        <translation>Toda la partida otra vez, jugada a jugada</translation>
    </message>
    <message>
        <source>Gallery</source>
        <extracomment>app/windows/main_window.py, app/windows/table/final_foot.py</extracomment>
        <translation>Galería</translation>
    </message>
    <message>
        <source>Copy</source>
        <extracomment>app/windows/table/final_page.py</extracomment>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>The deal code is copied.</source>
        <extracomment>app/windows/table/final_page.py</extracomment>
        <translation>El código del reparto está copiado.</translation>
    </message>
    <message>
        <source>Cards left: {cards}</source>
        <extracomment>app/windows/table/final_words.py</extracomment>
        <translation>Cartas restantes: {cards}</translation>
    </message>
    <message>
        <source>Cards left over: {cards}</source>
        <extracomment>app/windows/table/final_words.py</extracomment>
        <translation>Cartas sin colocar: {cards}</translation>
    </message>
    <message>
        <source>The last word: {cards}</source>
        <extracomment>app/windows/table/final_words.py</extracomment>
        <translation>La última palabra: {cards}</translation>
    </message>
    <message>
        <source>Same cards again, not counted: {names}.</source>
        <extracomment>app/windows/table/final_words.py</extracomment>
        <translation>Las mismas cartas otra vez, no cuenta: {names}.</translation>
    </message>
    <message>
        <source>Again</source>
        <extracomment>app/windows/table/final_foot.py</extracomment>
        <translation>Otra vez</translation>
    </message>
    <message>
        <source>Shows this turn on the table</source>
        <extracomment>app/windows/table/final_page.py</extracomment>
        <translation>Muestra este turno en la mesa</translation>
    </message>
    <message>
        <source>Show turn {turn}</source>
        <extracomment>app/windows/table/final_page.py</extracomment>
        <translation>Ver el turno {turn}</translation>
    </message>
    <message>
        <source>Played on from a position, not counted: {names}.</source>
        <extracomment>app/windows/table/final_words.py</extracomment>
        <translation>Continuada desde una posición, no cuenta: {names}.</translation>
    </message>
    <message>
        <source>After seeing the solution, not counted: {names}.</source>
        <extracomment>app/windows/table/final_words.py</extracomment>
        <translation>Tras la solución, no cuenta: {names}.</translation>
    </message>
    <message>
        <source>Best play {points} · {name}</source>
        <extracomment>app/windows/table/final_words.py</extracomment>
        <translation>Mejor jugada {points} · {name}</translation>
    </message>
    <message numerus="yes">
        <source>with %n point(s)</source>
        <extracomment>app/windows/table/final_words.py</extracomment>
        <translation>
            <numerusform>con %n punto</numerusform>
            <numerusform>con %n puntos</numerusform>
        </translation>
    </message>
    <message>
        <source>Longest words</source>
        <extracomment>app/windows/table/final_words.py, app/windows/table/keepsakes/kept_game.py</extracomment>
        <translation>Palabras más largas</translation>
    </message>
    <message>
        <source>The best play was yours.</source>
        <extracomment>app/windows/table/final_words.py</extracomment>
        <translation>La mejor jugada fue tuya.</translation>
    </message>
    <message>
        <source>The best word was yours.</source>
        <extracomment>app/windows/table/final_words.py</extracomment>
        <translation>La mejor palabra fue tuya.</translation>
    </message>
    <message>
        <source>The last play: {words} · {name}</source>
        <extracomment>app/windows/table/final_words.py</extracomment>
        <translation>Última jugada: {words} · {name}</translation>
    </message>
    <message>
        <source>resigned</source>
        <extracomment>app/windows/table/final_words.py</extracomment>
        <translation>abandono</translation>
    </message>
    <message>
        <source>You win</source>
        <extracomment>app/windows/table/final_words.py</extracomment>
        <translation>Ganas</translation>
    </message>
    <message>
        <source>The longest word was yours.</source>
        <extracomment>app/windows/table/final_words.py</extracomment>
        <translation>La palabra más larga fue tuya.</translation>
    </message>
    <message>
        <source>Turn {turn} decided: {words} · {name}</source>
        <extracomment>app/windows/table/final_words.py</extracomment>
        <translation>Turno decisivo, el {turn}: {words} · {name}</translation>
    </message>
    <message numerus="yes">
        <source>with %n trick(s)</source>
        <extracomment>app/windows/table/final_words.py</extracomment>
        <translation>
            <numerusform>con %n baza</numerusform>
            <numerusform>con %n bazas</numerusform>
        </translation>
    </message>
    <message>
        <source>Only {points} apart.</source>
        <extracomment>app/windows/table/final_words.py</extracomment>
        <translation>Solo {points} de diferencia.</translation>
    </message>
    <message>
        <source>The game was open until turn {turn}.</source>
        <extracomment>app/windows/table/final_words.py</extracomment>
        <translation>Partida abierta hasta el turno {turn}.</translation>
    </message>
    <message>
        <source>Game {number}: {scores}.</source>
        <extracomment>app/windows/table/final_words.py</extracomment>
        <translation>Partida {number}: {scores}.</translation>
    </message>
    <message>
        <source>(cards worth {points})</source>
        <extracomment>app/windows/table/final_words.py</extracomment>
        <translation>(cartas con valor {points})</translation>
    </message>
    <message>
        <source>out in turn {turn}</source>
        <extracomment>app/windows/table/final_words.py</extracomment>
        <translation>fuera en el turno {turn}</translation>
    </message>
    <message>
        <source>Done: you have won!</source>
        <extracomment>app/windows/table/final_words.py</extracomment>
        <translation>¡Conseguido: has ganado!</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) left.</source>
        <extracomment>app/windows/table/final_words.py</extracomment>
        <translation>
            <numerusform>Queda %n carta.</numerusform>
            <numerusform>Quedan %n cartas.</numerusform>
        </translation>
    </message>
    <message>
        <source>{names} share the win.</source>
        <extracomment>app/windows/table/final_words.py</extracomment>
        <translation>Victoria compartida: {names}.</translation>
    </message>
    <message>
        <source>Looking for what was possible…</source>
        <extracomment>app/windows/table/final_page.py, app/windows/table/final_words.py</extracomment>
        <translation>Buscando lo que era posible…</translation>
    </message>
    <message>
        <source>Winner: {name}, {score}</source>
        <extracomment>app/windows/table/final_words.py</extracomment>
        <translation>Victoria: {name}, {score}</translation>
    </message>
    <message>
        <source>Winner: {name}</source>
        <extracomment>app/windows/table/final_words.py</extracomment>
        <translation>Victoria: {name}</translation>
    </message>
    <message numerus="yes">
        <source>with %n card(s)</source>
        <extracomment>app/windows/table/final_words.py</extracomment>
        <translation>
            <numerusform>con %n carta</numerusform>
            <numerusform>con %n cartas</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was found.</source>
        <extracomment>app/windows/table/final_words.py</extracomment>
        <translation>No se encontró nada.</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) were possible.</source>
        <extracomment>app/windows/table/final_words.py</extracomment>
        <translation>
            <numerusform>Era posible %n punto.</numerusform>
            <numerusform>Eran posibles %n puntos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You could have ended with %n card(s) left.</source>
        <extracomment>app/windows/table/final_words.py</extracomment>
        <translation>
            <numerusform>Podías acabar con %n carta.</numerusform>
            <numerusform>Podías acabar con %n cartas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Stop looking</source>
        <extracomment>app/windows/table/final_foot.py</extracomment>
        <translation>Dejar de buscar</translation>
    </message>
    <message>
        <source>{ending} There may be something better still.</source>
        <extracomment>app/windows/table/final_words.py</extracomment>
        <translation>{ending} Quizá se pueda mejorar.</translation>
    </message>
    <message>
        <source>Deal code {code}</source>
        <extracomment>app/windows/table/final_page.py, app/windows/table/keepsakes/game_sheet.py, app/windows/table/keepsakes/game_text.py</extracomment>
        <translation>Código del reparto {code}</translation>
    </message>
    <message>
        <source>Copy the deal code {code}</source>
        <extracomment>app/windows/table/final_page.py</extracomment>
        <translation>Copiar el código del reparto {code}</translation>
    </message>
    <message>
        <source>Turn {turn} decided. New lead: {name}</source>
        <extracomment>app/windows/table/final_words.py</extracomment>
        <translation>Turno decisivo: {turn}. En cabeza: {name}</translation>
    </message>
    <message>
        <source>You win {score}</source>
        <extracomment>app/windows/table/final_words.py</extracomment>
        <translation>Ganas {score}</translation>
    </message>
    <message>
        <source>How the scores went, turn by turn</source>
        <extracomment>app/windows/table/score_curve.py</extracomment>
        <translation>Evolución de la puntuación, turno a turno</translation>
    </message>
    <message>
        <source>Keep…</source>
        <extracomment>app/windows/sheets/evening_page.py, app/windows/table/film_bar.py, app/windows/table/final_foot.py</extracomment>
        <translation>Conservar…</translation>
    </message>
    <message>
        <source>A picture, a score sheet or the text of this game</source>
        <extracomment>app/windows/table/film_bar.py, app/windows/table/final_foot.py</extracomment>
        <translation>Una imagen, una hoja de puntos o el texto de esta partida</translation>
    </message>
</context>
<context>
    <name>Finished</name>
    <message>
        <source>winner</source>
        <extracomment>app/windows/sheets/finished_page.py</extracomment>
        <translation>victoria</translation>
    </message>
    <message>
        <source>The games are being read…</source>
        <extracomment>app/windows/gallery/waiting.py, app/windows/sheets/finished_page.py</extracomment>
        <translation>Se están leyendo las partidas…</translation>
    </message>
    <message>
        <source>‹ Back</source>
        <extracomment>app/windows/sheets/finished_page.py</extracomment>
        <translation>‹ Atrás</translation>
    </message>
    <message>
        <source>Finished games</source>
        <extracomment>app/windows/sheets/finished_page.py</extracomment>
        <translation>Partidas terminadas</translation>
    </message>
    <message>
        <source>Everybody</source>
        <extracomment>app/windows/sheets/finished_page.py</extracomment>
        <translation>Todos</translation>
    </message>
    <message>
        <source>Which game</source>
        <extracomment>app/windows/sheets/finished_page.py</extracomment>
        <translation>Qué juego</translation>
    </message>
    <message>
        <source>Who played</source>
        <extracomment>app/windows/sheets/finished_page.py</extracomment>
        <translation>Quién jugó</translation>
    </message>
    <message>
        <source>Won or lost</source>
        <extracomment>app/windows/sheets/finished_page.py</extracomment>
        <translation>Ganada o perdida</translation>
    </message>
    <message>
        <source>All games</source>
        <extracomment>app/windows/sheets/finished_page.py</extracomment>
        <translation>Todos los juegos</translation>
    </message>
    <message>
        <source>Won and lost</source>
        <extracomment>app/windows/sheets/finished_page.py</extracomment>
        <translation>Todos los resultados</translation>
    </message>
    <message>
        <source>Won</source>
        <extracomment>app/windows/sheets/finished_page.py</extracomment>
        <translation>Ganadas</translation>
    </message>
    <message>
        <source>Not won</source>
        <extracomment>app/windows/sheets/finished_page.py</extracomment>
        <translation>No ganadas</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) at the start</source>
        <extracomment>app/windows/sheets/result_texts.py</extracomment>
        <translation>
            <numerusform>%n punto al empezar</numerusform>
            <numerusform>%n puntos al empezar</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>words of %n letters or more</source>
        <extracomment>app/windows/sheets/result_texts.py</extracomment>
        <translation>
            <numerusform>palabras de al menos %n letra</numerusform>
            <numerusform>palabras de al menos %n letras</numerusform>
        </translation>
    </message>
    <message>
        <source>{share}% of possible points</source>
        <extracomment>app/windows/sheets/result_texts.py</extracomment>
        <translation>{share}&#xa0;% de lo posible</translation>
    </message>
    <message>
        <source>same cards again</source>
        <extracomment>app/windows/sheets/result_texts.py</extracomment>
        <translation>las mismas cartas otra vez</translation>
    </message>
    <message>
        <source>from a position</source>
        <extracomment>app/windows/sheets/result_texts.py</extracomment>
        <translation>continuada</translation>
    </message>
    <message>
        <source>after seeing the solution</source>
        <extracomment>app/windows/sheets/result_texts.py</extracomment>
        <translation>tras la solución</translation>
    </message>
    <message>
        <source>Search</source>
        <extracomment>app/windows/sheets/finished_page.py, app/windows/sheets/my_words_page.py</extracomment>
        <translation>Buscar</translation>
    </message>
    <message>
        <source>Find a game, a player, a word or a day</source>
        <extracomment>app/windows/sheets/finished_page.py</extracomment>
        <translation>Buscar un juego, un jugador, una palabra o un día</translation>
    </message>
    <message>
        <source>Film</source>
        <extracomment>app/windows/sheets/finished_page.py</extracomment>
        <translation>Película</translation>
    </message>
    <message>
        <source>Turn by turn</source>
        <extracomment>app/windows/sheets/finished_page.py</extracomment>
        <translation>Turno a turno</translation>
    </message>
    <message>
        <source>Same cards again</source>
        <extracomment>app/windows/sheets/finished_page.py</extracomment>
        <translation>Las mismas cartas</translation>
    </message>
    <message>
        <source>Put away</source>
        <extracomment>app/windows/sheets/finished_page.py</extracomment>
        <translation>Apartar</translation>
    </message>
    <message>
        <source>resigned</source>
        <extracomment>app/windows/sheets/finished_page.py</extracomment>
        <translation>abandono</translation>
    </message>
    <message>
        <source>No game fits this search.</source>
        <extracomment>app/windows/sheets/finished_page.py</extracomment>
        <translation>Ninguna partida coincide.</translation>
    </message>
    <message>
        <source>No game is over yet. Play one to its end, and it will appear here: you can watch it as a film, go through it turn by turn, or deal the same cards again.</source>
        <extracomment>app/windows/sheets/finished_page.py</extracomment>
        <translation>Aún no hay ninguna partida terminada. Juega una hasta el final y aparecerá aquí: puedes verla en película, repasarla turno a turno o repartir otra vez las mismas cartas.</translation>
    </message>
    <message>
        <source>best play: {word}</source>
        <extracomment>app/windows/sheets/finished_page.py</extracomment>
        <translation>mejor jugada: {word}</translation>
    </message>
</context>
<context>
    <name>Gallery</name>
    <message numerus="yes">
        <source>about %n minute(s)</source>
        <extracomment>app/base/box_words.py</extracomment>
        <translation>
            <numerusform>alrededor de %n minuto</numerusform>
            <numerusform>unos %n minutos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n min</source>
        <extracomment>app/base/box_words.py</extracomment>
        <translation>
            <numerusform>%n min</numerusform>
            <numerusform>%n min</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <extracomment>app/base/box_words.py</extracomment>
        <translation>
            <numerusform>%n jugador</numerusform>
            <numerusform>%n jugadores</numerusform>
        </translation>
    </message>
    <message>
        <source>easy</source>
        <extracomment>app/base/box_words.py</extracomment>
        <translation>fácil</translation>
    </message>
    <message>
        <source>medium</source>
        <extracomment>app/base/box_words.py</extracomment>
        <translation>medio</translation>
    </message>
    <message>
        <source>tricky</source>
        <extracomment>app/base/box_words.py</extracomment>
        <translation>difícil</translation>
    </message>
    <message>
        <source>{low}–{high} players</source>
        <extracomment>app/base/box_words.py</extracomment>
        <translation>{low}–{high} jugadores</translation>
    </message>
    <message>
        <source>a word grows</source>
        <extracomment>app/base/box_words.py</extracomment>
        <translation>una palabra crece</translation>
    </message>
    <message>
        <source>words are split</source>
        <extracomment>app/base/box_words.py</extracomment>
        <translation>se dividen palabras</translation>
    </message>
    <message>
        <source>letters make the next word</source>
        <extracomment>app/base/box_words.py</extracomment>
        <translation>unas letras dan la palabra siguiente</translation>
    </message>
    <message>
        <source>new words</source>
        <extracomment>app/base/box_words.py</extracomment>
        <translation>palabras nuevas</translation>
    </message>
    <message>
        <source>everybody at once</source>
        <extracomment>app/base/box_words.py</extracomment>
        <translation>todos a la vez</translation>
    </message>
    <message>
        <source>solo</source>
        <extracomment>app/base/box_words.py</extracomment>
        <translation>en solitario</translation>
    </message>
    <message>
        <source>versus</source>
        <extracomment>app/base/box_words.py</extracomment>
        <translation>competitivo</translation>
    </message>
    <message>
        <source>speed</source>
        <extracomment>app/base/box_words.py</extracomment>
        <translation>rápido</translation>
    </message>
    <message>
        <source>much skill</source>
        <extracomment>app/base/skill.py</extracomment>
        <translation>mucha habilidad</translation>
    </message>
    <message>
        <source>much luck</source>
        <extracomment>app/base/skill.py</extracomment>
        <translation>mucha suerte</translation>
    </message>
    <message>
        <source>luck and skill</source>
        <extracomment>app/base/skill.py</extracomment>
        <translation>suerte y habilidad</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s)</source>
        <extracomment>app/program/put_away.py, app/windows/gallery/waiting.py</extracomment>
        <translation>
            <numerusform>%n jugada</numerusform>
            <numerusform>%n jugadas</numerusform>
        </translation>
    </message>
    <message>
        <source>damaged</source>
        <extracomment>app/program/put_away.py, app/windows/gallery/waiting.py</extracomment>
        <translation>dañada</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <extracomment>app/windows/gallery/gallery.py</extracomment>
        <translation>
            <numerusform>%n juego</numerusform>
            <numerusform>%n juegos</numerusform>
        </translation>
    </message>
    <message>
        <source>Search</source>
        <extracomment>app/windows/gallery/gallery.py, app/windows/rules/rules_window.py</extracomment>
        <translation>Buscar</translation>
    </message>
    <message>
        <source>Put this game away</source>
        <extracomment>app/windows/gallery/waiting.py</extracomment>
        <translation>Apartar esta partida</translation>
    </message>
    <message>
        <source>Find a game</source>
        <extracomment>app/windows/gallery/gallery.py</extracomment>
        <translation>Buscar un juego</translation>
    </message>
    <message>
        <source>a race</source>
        <extracomment>app/base/box_words.py</extracomment>
        <translation>una carrera</translation>
    </message>
    <message>
        <source>Games</source>
        <extracomment>app/windows/gallery/gallery.py, app/windows/sheets/finished_page.py, app/windows/sheets/statistics_page.py</extracomment>
        <translation>Juegos</translation>
    </message>
    <message>
        <source>Surprise me</source>
        <extracomment>app/windows/gallery/gallery.py</extracomment>
        <translation>Sorpréndeme</translation>
    </message>
    <message>
        <source>Finished games</source>
        <extracomment>app/windows/gallery/gallery.py, app/windows/main_window.py</extracomment>
        <translation>Partidas terminadas</translation>
    </message>
    <message>
        <source>Statistics</source>
        <extracomment>app/windows/gallery/gallery.py, app/windows/main_window.py</extracomment>
        <translation>Estadísticas</translation>
    </message>
    <message>
        <source>No game fits this search.</source>
        <extracomment>app/windows/gallery/gallery.py</extracomment>
        <translation>Ningún juego coincide.</translation>
    </message>
    <message>
        <source>Deal</source>
        <extracomment>app/windows/gallery/gallery.py, app/windows/table/film_bar.py</extracomment>
        <translation>Repartir</translation>
    </message>
    <message>
        <source>Learn</source>
        <extracomment>app/windows/gallery/gallery.py, app/windows/gallery/start_here.py, app/windows/table/film_bar.py</extracomment>
        <translation>Aprender</translation>
    </message>
    <message>
        <source>Set up…</source>
        <extracomment>app/windows/gallery/gallery.py</extracomment>
        <translation>Preparar…</translation>
    </message>
    <message>
        <source>Watch</source>
        <extracomment>app/windows/gallery/gallery.py</extracomment>
        <translation>Ver</translation>
    </message>
    <message>
        <source>A few turns as a film</source>
        <extracomment>app/windows/gallery/gallery.py</extracomment>
        <translation>Unos cuantos turnos en película</translation>
    </message>
    <message>
        <source>Favourite</source>
        <extracomment>app/windows/gallery/gallery.py</extracomment>
        <translation>Favorito</translation>
    </message>
    <message>
        <source>All the rules</source>
        <extracomment>app/windows/gallery/gallery.py</extracomment>
        <translation>Todas las reglas</translation>
    </message>
    <message>
        <source>Show</source>
        <extracomment>app/windows/gallery/gallery.py</extracomment>
        <translation>Mostrar</translation>
    </message>
    <message>
        <source>learned</source>
        <extracomment>app/windows/gallery/gallery.py, app/windows/gallery/start_here.py, app/windows/gallery/tiles.py</extracomment>
        <translation>aprendido</translation>
    </message>
    <message>
        <source>English words</source>
        <extracomment>app/windows/gallery/gallery.py</extracomment>
        <translation>palabras inglesas</translation>
    </message>
    <message>
        <source>All games</source>
        <extracomment>app/windows/gallery/gallery.py</extracomment>
        <translation>Todos los juegos</translation>
    </message>
    <message>
        <source>Favourites</source>
        <extracomment>app/windows/gallery/gallery.py</extracomment>
        <translation>Favoritos</translation>
    </message>
    <message>
        <source>Recent</source>
        <extracomment>app/windows/gallery/gallery.py</extracomment>
        <translation>Recientes</translation>
    </message>
    <message>
        <source>For one</source>
        <extracomment>app/windows/gallery/gallery.py</extracomment>
        <translation>Para uno</translation>
    </message>
    <message>
        <source>For several</source>
        <extracomment>app/windows/gallery/gallery.py</extracomment>
        <translation>Para varios</translation>
    </message>
    <message>
        <source>Against the clock</source>
        <extracomment>app/windows/gallery/gallery.py</extracomment>
        <translation>Contra el reloj</translation>
    </message>
    <message>
        <source>Easy to learn</source>
        <extracomment>app/windows/gallery/gallery.py</extracomment>
        <translation>Fáciles de aprender</translation>
    </message>
    <message>
        <source>Learned</source>
        <extracomment>app/windows/gallery/gallery.py</extracomment>
        <translation>Aprendidos</translation>
    </message>
    <message>
        <source>Not yet learned</source>
        <extracomment>app/windows/gallery/gallery.py</extracomment>
        <translation>Aún no aprendidos</translation>
    </message>
    <message>
        <source>Shortest first</source>
        <extracomment>app/windows/gallery/gallery.py</extracomment>
        <translation>Primero los más cortos</translation>
    </message>
    <message>
        <source>Most players first</source>
        <extracomment>app/windows/gallery/gallery.py</extracomment>
        <translation>Primero los de más jugadores</translation>
    </message>
    <message>
        <source>From luck to skill</source>
        <extracomment>app/windows/gallery/gallery.py</extracomment>
        <translation>De la suerte a la habilidad</translation>
    </message>
    <message>
        <source>New here? In the menu {menu}, “{entry}” leads to five lessons, one idea each.</source>
        <extracomment>app/windows/gallery/start_here.py</extracomment>
        <translation>¿Es tu primera vez? En el menú {menu}, «{entry}» lleva a cinco lecciones, una idea en cada una.</translation>
    </message>
    <message>
        <source>Start here</source>
        <extracomment>app/windows/gallery/start_here.py</extracomment>
        <translation>Empieza aquí</translation>
    </message>
    <message>
        <source>Which game?</source>
        <extracomment>app/windows/gallery/start_here.py, app/windows/gallery/which_game.py</extracomment>
        <translation>¿Qué juego?</translation>
    </message>
    <message>
        <source>Three questions find three games</source>
        <extracomment>app/windows/gallery/start_here.py</extracomment>
        <translation>Tres preguntas para encontrar tres juegos</translation>
    </message>
    <message>
        <source>Put “Start here” away</source>
        <extracomment>app/windows/gallery/start_here.py</extracomment>
        <translation>Apartar «Empieza aquí»</translation>
    </message>
    <message>
        <source>Put away; the menu Help brings it back</source>
        <extracomment>app/windows/gallery/start_here.py</extracomment>
        <translation>Apartar; vuelve desde el menú Ayuda</translation>
    </message>
    <message>
        <source>you are here</source>
        <extracomment>app/windows/gallery/start_here.py</extracomment>
        <translation>estás aquí</translation>
    </message>
    <message>
        <source>How many?</source>
        <extracomment>app/windows/gallery/which_game.py</extracomment>
        <translation>¿Cuántos?</translation>
    </message>
    <message>
        <source>How long?</source>
        <extracomment>app/windows/gallery/which_game.py</extracomment>
        <translation>¿Cuánto tiempo?</translation>
    </message>
    <message>
        <source>Words or tactics?</source>
        <extracomment>app/windows/gallery/which_game.py</extracomment>
        <translation>¿Palabras o táctica?</translation>
    </message>
    <message>
        <source>One</source>
        <extracomment>app/windows/gallery/which_game.py</extracomment>
        <translation>Uno</translation>
    </message>
    <message>
        <source>Two</source>
        <extracomment>app/windows/gallery/which_game.py</extracomment>
        <translation>Dos</translation>
    </message>
    <message>
        <source>Three or four</source>
        <extracomment>app/windows/gallery/which_game.py</extracomment>
        <translation>Tres o cuatro</translation>
    </message>
    <message>
        <source>Five or six</source>
        <extracomment>app/windows/gallery/which_game.py</extracomment>
        <translation>Cinco o seis</translation>
    </message>
    <message>
        <source>A quarter of an hour</source>
        <extracomment>app/windows/gallery/which_game.py</extracomment>
        <translation>Un cuarto de hora</translation>
    </message>
    <message>
        <source>Twenty minutes</source>
        <extracomment>app/windows/gallery/which_game.py</extracomment>
        <translation>Veinte minutos</translation>
    </message>
    <message>
        <source>Half an hour</source>
        <extracomment>app/windows/gallery/which_game.py</extracomment>
        <translation>Media hora</translation>
    </message>
    <message>
        <source>Finding words</source>
        <extracomment>app/windows/gallery/which_game.py</extracomment>
        <translation>Encontrar palabras</translation>
    </message>
    <message>
        <source>Tactics</source>
        <extracomment>app/windows/gallery/which_game.py</extracomment>
        <translation>Táctica</translation>
    </message>
    <message>
        <source>Go on: {game}</source>
        <extracomment>app/windows/gallery/waiting.py</extracomment>
        <translation>Seguir: {game}</translation>
    </message>
</context>
<context>
    <name>Goals</name>
    <message>
        <source>your best so far: {number}</source>
        <extracomment>app/session/goals.py</extracomment>
        <translation>tu mejor resultado hasta hoy: {number}</translation>
    </message>
    <message>
        <source>par of the day: {number}</source>
        <extracomment>app/session/goals.py</extracomment>
        <translation>par del día: {number}</translation>
    </message>
</context>
<context>
    <name>Handicap</name>
    <message>
        <source>Words judged as agreed</source>
        <extracomment>app/windows/sheets/handicap_fields.py</extracomment>
        <translation>Palabras según lo acordado</translation>
    </message>
    <message>
        <source>Words judged by Family</source>
        <extracomment>app/windows/sheets/handicap_fields.py</extracomment>
        <translation>Palabras de la lista Familiar</translation>
    </message>
    <message>
        <source>Words judged by Standard</source>
        <extracomment>app/windows/sheets/handicap_fields.py</extracomment>
        <translation>Palabras de la lista Estándar</translation>
    </message>
    <message>
        <source>Words judged by Large</source>
        <extracomment>app/windows/sheets/handicap_fields.py</extracomment>
        <translation>Palabras de la lista Grande</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) at the start</source>
        <extracomment>app/windows/sheets/handicap_fields.py</extracomment>
        <translation>
            <numerusform>%n punto al empezar</numerusform>
            <numerusform>%n puntos al empezar</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Words of %n letter(s) or more</source>
        <extracomment>app/windows/sheets/handicap_fields.py</extracomment>
        <translation>
            <numerusform>Palabras de %n letra o más</numerusform>
            <numerusform>Palabras de %n letras o más</numerusform>
        </translation>
    </message>
    <message>
        <source>Makes the game fair, for a child and a champion for example.</source>
        <extracomment>app/windows/sheets/handicap_fields.py</extracomment>
        <translation>Equilibra la partida, por ejemplo entre un niño y un campeón.</translation>
    </message>
    <message>
        <source>No points at the start</source>
        <extracomment>app/windows/sheets/handicap_fields.py</extracomment>
        <translation>Sin puntos al empezar</translation>
    </message>
    <message>
        <source>Words as short as the rules allow</source>
        <extracomment>app/windows/sheets/handicap_fields.py</extracomment>
        <translation>Palabras tan cortas como permitan las reglas</translation>
    </message>
    <message>
        <source>Handicap</source>
        <extracomment>app/windows/sheets/handicap_fields.py</extracomment>
        <translation>Hándicap</translation>
    </message>
    <message>
        <source>Handicap at seat {number}</source>
        <extracomment>app/windows/sheets/handicap_fields.py</extracomment>
        <translation>Hándicap del asiento {number}</translation>
    </message>
    <message>
        <source>Points at the start at seat {number}</source>
        <extracomment>app/windows/sheets/handicap_fields.py</extracomment>
        <translation>Puntos al empezar del asiento {number}</translation>
    </message>
    <message>
        <source>Shortest word at seat {number}</source>
        <extracomment>app/windows/sheets/handicap_fields.py</extracomment>
        <translation>Palabra más corta del asiento {number}</translation>
    </message>
    <message>
        <source>Words at seat {number}</source>
        <extracomment>app/windows/sheets/handicap_fields.py</extracomment>
        <translation>Palabras del asiento {number}</translation>
    </message>
</context>
<context>
    <name>Hints</name>
    <message>
        <source>No hints</source>
        <extracomment>app/base/settings.py</extracomment>
        <translation>Sin pistas</translation>
    </message>
    <message>
        <source>Everyday words</source>
        <extracomment>app/base/settings.py</extracomment>
        <translation>Palabras cotidianas</translation>
    </message>
    <message>
        <source>Common words</source>
        <extracomment>app/base/settings.py</extracomment>
        <translation>Palabras corrientes</translation>
    </message>
    <message>
        <source>Words that families know</source>
        <extracomment>app/base/settings.py</extracomment>
        <translation>Palabras que conoce una familia</translation>
    </message>
    <message>
        <source>Uncommon words, too</source>
        <extracomment>app/base/settings.py</extracomment>
        <translation>También poco corrientes</translation>
    </message>
    <message>
        <source>All words</source>
        <extracomment>app/base/settings.py</extracomment>
        <translation>Todas las palabras</translation>
    </message>
    <message>
        <source>All piles are equal to you: take any.</source>
        <extracomment>app/windows/table/hinting.py</extracomment>
        <translation>Para ti todos los montones son iguales: toma cualquiera.</translation>
    </message>
    <message>
        <source>It is the best choice overall.</source>
        <extracomment>app/windows/table/hinting.py</extracomment>
        <translation>En conjunto es lo que más vale.</translation>
    </message>
    <message>
        <source>It is best to pass now.</source>
        <extracomment>app/windows/table/spoken.py</extracomment>
        <translation>Lo mejor ahora es pasar.</translation>
    </message>
    <message>
        <source>It is best to stop now.</source>
        <extracomment>app/windows/table/spoken.py</extracomment>
        <translation>Lo mejor ahora es parar.</translation>
    </message>
    <message>
        <source>It is best to take nothing back.</source>
        <extracomment>app/windows/table/spoken.py</extracomment>
        <translation>Lo mejor es no recuperar nada.</translation>
    </message>
    <message>
        <source>Take any pile: nobody knows its cards.</source>
        <extracomment>app/windows/table/spoken.py</extracomment>
        <translation>Toma cualquier montón: nadie conoce sus cartas.</translation>
    </message>
    <message>
        <source>It is best to challenge now.</source>
        <extracomment>app/windows/table/spoken.py</extracomment>
        <translation>Lo mejor ahora es impugnar.</translation>
    </message>
    <message>
        <source>It is best to doubt the word.</source>
        <extracomment>app/windows/table/spoken.py</extracomment>
        <translation>Lo mejor es dudar de la palabra.</translation>
    </message>
    <message>
        <source>It is best to accept now.</source>
        <extracomment>app/windows/table/spoken.py</extracomment>
        <translation>Lo mejor ahora es aceptar.</translation>
    </message>
    <message>
        <source>It is best to choose {cards} now.</source>
        <extracomment>app/windows/table/spoken.py</extracomment>
        <translation>Lo mejor ahora es elegir {cards}.</translation>
    </message>
    <message>
        <source>It is best to ask for {cards} now.</source>
        <extracomment>app/windows/table/spoken.py</extracomment>
        <translation>Lo mejor ahora es pedir {cards}.</translation>
    </message>
    <message>
        <source>It is best to trade {cards} now.</source>
        <extracomment>app/windows/table/spoken.py</extracomment>
        <translation>Lo mejor ahora es cambiar {cards}.</translation>
    </message>
    <message>
        <source>It is best to discard {cards} now.</source>
        <extracomment>app/windows/table/spoken.py</extracomment>
        <translation>Lo mejor ahora es descartar {cards}.</translation>
    </message>
    <message>
        <source>It is best to take {cards} back now.</source>
        <extracomment>app/windows/table/spoken.py</extracomment>
        <translation>Lo mejor ahora es recuperar {cards}.</translation>
    </message>
    <message numerus="yes">
        <source>Your cards make a word of %n letter(s).</source>
        <extracomment>app/windows/table/spoken.py</extracomment>
        <translation>
            <numerusform>Tus cartas forman una palabra de %n letra.</numerusform>
            <numerusform>Tus cartas forman una palabra de %n letras.</numerusform>
        </translation>
    </message>
    <message>
        <source>How about {words}?</source>
        <extracomment>app/windows/table/spoken.py</extracomment>
        <translation>¿Qué tal {words}?</translation>
    </message>
    <message>
        <source>Only a rare word is left. {hint}</source>
        <extracomment>app/windows/table/spoken.py</extracomment>
        <translation>Solo queda una palabra rara. {hint}</translation>
    </message>
    <message>
        <source>Use {cards}.</source>
        <extracomment>app/windows/table/spoken.py</extracomment>
        <translation>Usa {cards}.</translation>
    </message>
    <message>
        <source>“{verb}” is best now.</source>
        <extracomment>app/windows/table/spoken.py</extracomment>
        <translation>Lo mejor ahora es «{verb}».</translation>
    </message>
    <message>
        <source>Look at {words}.</source>
        <extracomment>app/windows/table/spoken.py</extracomment>
        <translation>Mira {words}.</translation>
    </message>
    <message>
        <source>Looking for a word…</source>
        <extracomment>app/windows/table/hinting.py</extracomment>
        <translation>Buscando una palabra…</translation>
    </message>
</context>
<context>
    <name>History</name>
    <message>
        <source>{name}: {words}</source>
        <extracomment>app/base/texts.py, app/windows/table/coach_words.py</extracomment>
        <translation>{name}: {words}</translation>
    </message>
    <message>
        <source>History</source>
        <extracomment>app/windows/table/panels.py</extracomment>
        <translation>Historial</translation>
    </message>
    <message>
        <source>{name}: restarted with {words}</source>
        <extracomment>app/windows/table/spoken.py</extracomment>
        <translation>{name}: nuevo comienzo con {words}</translation>
    </message>
    <message numerus="yes">
        <source>%n hint(s)</source>
        <extracomment>app/windows/sheets/result_texts.py, app/windows/table/final_words.py, app/windows/table/spoken.py</extracomment>
        <translation>
            <numerusform>%n pista</numerusform>
            <numerusform>%n pistas</numerusform>
        </translation>
    </message>
    <message>
        <source>rule</source>
        <extracomment>app/windows/table/history_lines.py</extracomment>
        <translation>regla</translation>
    </message>
    <message>
        <source>The rule behind it</source>
        <extracomment>app/windows/table/panels.py</extracomment>
        <translation>La regla que se aplica</translation>
    </message>
    <message>
        <source>Cards left: {seats}</source>
        <extracomment>app/windows/table/spoken.py</extracomment>
        <translation>Cartas restantes: {seats}</translation>
    </message>
    <message>
        <source>Cards left over: {seats}</source>
        <extracomment>app/windows/table/spoken.py</extracomment>
        <translation>Cartas sin colocar: {seats}</translation>
    </message>
    <message>
        <source>The last word goes to its maker: {seats}</source>
        <extracomment>app/windows/table/spoken.py</extracomment>
        <translation>La última palabra vuelve a quien la puso: {seats}</translation>
    </message>
    <message>
        <source>{name} took back {what}; {others} agreed</source>
        <extracomment>app/windows/table/spoken.py</extracomment>
        <translation>{name}: {what} retirado; de acuerdo: {others}</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) taken back</source>
        <extracomment>app/windows/sheets/result_texts.py, app/windows/table/final_words.py</extracomment>
        <translation>
            <numerusform>%n jugada deshecha</numerusform>
            <numerusform>%n jugadas deshechas</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}: salvaged {words}</source>
        <extracomment>app/windows/table/spoken.py</extracomment>
        <translation>{name}: rescate de {words}</translation>
    </message>
    <message>
        <source>{name}: traded {cards}</source>
        <extracomment>app/windows/table/spoken.py</extracomment>
        <translation>{name}: cambio de {cards}</translation>
    </message>
    <message>
        <source>{name}: discarded {cards}</source>
        <extracomment>app/windows/table/spoken.py</extracomment>
        <translation>{name}: descarte de {cards}</translation>
    </message>
    <message>
        <source>{name}: doubted rightly, not in the dictionary: {words}</source>
        <extracomment>app/windows/table/spoken.py</extracomment>
        <translation>{name}: duda con razón, no está en el diccionario: {words}</translation>
    </message>
    <message>
        <source>{name}: played, but it does not count</source>
        <extracomment>app/windows/table/spoken.py</extracomment>
        <translation>{name}: jugado, pero no cuenta</translation>
    </message>
    <message>
        <source>{name}: laid a word in secret</source>
        <extracomment>app/windows/table/spoken.py</extracomment>
        <translation>{name}: palabra puesta en secreto</translation>
    </message>
    <message>
        <source>{name}: traded</source>
        <extracomment>app/windows/table/spoken.py</extracomment>
        <translation>{name}: cambio de cartas</translation>
    </message>
    <message>
        <source>{name}: discarded</source>
        <extracomment>app/windows/table/spoken.py</extracomment>
        <translation>{name}: descarte</translation>
    </message>
    <message>
        <source>{name}: passed</source>
        <extracomment>app/windows/table/spoken.py</extracomment>
        <translation>{name}: pase</translation>
    </message>
    <message>
        <source>{name}: stopped</source>
        <extracomment>app/windows/table/spoken.py</extracomment>
        <translation>{name}: parada</translation>
    </message>
    <message>
        <source>{name}: dealt a card</source>
        <extracomment>app/windows/table/spoken.py</extracomment>
        <translation>{name}: carta repartida</translation>
    </message>
    <message>
        <source>{name}: closed the round</source>
        <extracomment>app/windows/table/spoken.py</extracomment>
        <translation>{name}: ronda cerrada</translation>
    </message>
    <message>
        <source>{name}: doubted the word, which is in the dictionary</source>
        <extracomment>app/windows/table/spoken.py</extracomment>
        <translation>{name}: duda sin razón, la palabra está en el diccionario</translation>
    </message>
    <message>
        <source>{name}: turned the timer</source>
        <extracomment>app/windows/table/spoken.py</extracomment>
        <translation>{name}: reloj de arena girado</translation>
    </message>
    <message>
        <source>{name}: asked for {what} and got it</source>
        <extracomment>app/windows/table/spoken.py</extracomment>
        <translation>{name}: {what}, pedida y recibida</translation>
    </message>
    <message>
        <source>{name}: asked for {what} in vain</source>
        <extracomment>app/windows/table/spoken.py</extracomment>
        <translation>{name}: {what}, pedida en vano</translation>
    </message>
    <message>
        <source>{name}: shouted {what}, which does not count</source>
        <extracomment>app/windows/table/spoken.py</extracomment>
        <translation>{name}: {what}, palabra gritada que no cuenta</translation>
    </message>
    <message>
        <source>{cards} of it to {name}</source>
        <extracomment>app/windows/table/spoken.py</extracomment>
        <translation>{name}: {cards} de ella a la mano</translation>
    </message>
    <message>
        <source>At the start: {seats}</source>
        <extracomment>app/windows/table/spoken.py</extracomment>
        <translation>Al empezar: {seats}</translation>
    </message>
    <message>
        <source>{name}: challenged wrongly</source>
        <extracomment>app/windows/table/spoken.py</extracomment>
        <translation>{name}: impugnación sin razón</translation>
    </message>
    <message>
        <source>{row} taken apart</source>
        <extracomment>app/session/script_maker.py, app/windows/table/spoken.py</extracomment>
        <translation>fila {row} deshecha</translation>
    </message>
    <message>
        <source>{word} again</source>
        <extracomment>app/windows/table/spoken.py</extracomment>
        <translation>{word} otra vez</translation>
    </message>
    <message>
        <source>{new}, of {old}</source>
        <extracomment>app/windows/table/spoken.py</extracomment>
        <translation>{new}, de {old}</translation>
    </message>
    <message>
        <source>{old} becomes {new}</source>
        <extracomment>app/windows/table/spoken.py</extracomment>
        <translation>{old} pasa a ser {new}</translation>
    </message>
    <message numerus="yes">
        <source>{name}: dealt %n card(s)</source>
        <extracomment>app/windows/table/spoken.py</extracomment>
        <translation>
            <numerusform>{name}: %n carta repartida</numerusform>
            <numerusform>{name}: %n cartas repartidas</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}: challenged wrongly, turn lost</source>
        <extracomment>app/windows/table/spoken.py</extracomment>
        <translation>{name}: impugnado sin razón, turno perdido</translation>
    </message>
    <message>
        <source>{name}: took pile {number}</source>
        <extracomment>app/windows/table/spoken.py</extracomment>
        <translation>{name}: montón {number} tomado</translation>
    </message>
    <message>
        <source>{name}: challenged rightly, not in the dictionary: {words}</source>
        <extracomment>app/windows/table/spoken.py</extracomment>
        <translation>{name}: impugnado con razón, no está en el diccionario: {words}</translation>
    </message>
    <message>
        <source>trick to {name}: {cards}</source>
        <extracomment>app/windows/table/spoken.py</extracomment>
        <translation>{name}: baza ganada, {cards}</translation>
    </message>
    <message>
        <source>{cards} to {name}</source>
        <extracomment>app/windows/table/spoken.py</extracomment>
        <translation>{name}: ganancia de {cards}</translation>
    </message>
    <message>
        <source>this game to {name}</source>
        <extracomment>app/windows/table/spoken.py</extracomment>
        <translation>{name}: partida ganada</translation>
    </message>
    <message>
        <source>{name}: {words}, taken back</source>
        <extracomment>app/windows/table/spoken.py</extracomment>
        <translation>{name}: {words}, retirado</translation>
    </message>
    <message>
        <source>{name}: challenged</source>
        <extracomment>app/windows/table/spoken.py</extracomment>
        <translation>{name}: impugnación</translation>
    </message>
    <message>
        <source>{name}: accepted</source>
        <extracomment>app/windows/table/spoken.py</extracomment>
        <translation>{name}: aceptado</translation>
    </message>
    <message>
        <source>{name}: doubted the word</source>
        <extracomment>app/windows/table/spoken.py</extracomment>
        <translation>{name}: palabra puesta en duda</translation>
    </message>
    <message>
        <source>{name}: took {what}</source>
        <extracomment>app/windows/table/spoken.py</extracomment>
        <translation>{name}: toma de {what}</translation>
    </message>
    <message>
        <source>{name}: took cards from the deck</source>
        <extracomment>app/windows/table/spoken.py</extracomment>
        <translation>{name}: cartas tomadas del mazo</translation>
    </message>
    <message>
        <source>{name}: chose a card</source>
        <extracomment>app/windows/table/spoken.py</extracomment>
        <translation>{name}: carta elegida</translation>
    </message>
    <message>
        <source>{name}: found no word</source>
        <extracomment>app/windows/table/spoken.py</extracomment>
        <translation>{name}: sin palabra</translation>
    </message>
    <message>
        <source>{name}: resigned</source>
        <extracomment>app/windows/table/spoken.py</extracomment>
        <translation>{name}: abandono</translation>
    </message>
    <message>
        <source>{name}: time is up</source>
        <extracomment>app/windows/table/spoken.py</extracomment>
        <translation>{name}: se acabó el tiempo</translation>
    </message>
    <message>
        <source>“{reason}”</source>
        <extracomment>app/windows/table/spoken.py</extracomment>
        <translation>«{reason}»</translation>
    </message>
</context>
<context>
    <name>HouseBook</name>
    <message>
        <source>Import a house book</source>
        <extracomment>app/windows/record_files.py</extracomment>
        <translation>Importar un libro de la casa</translation>
    </message>
    <message>
        <source>House books (*.json)</source>
        <extracomment>app/windows/record_files.py</extracomment>
        <translation>Libros de la casa (*.json)</translation>
    </message>
    <message>
        <source>The table has not decided on any word yet. After a refused word, choose “Count it?”.</source>
        <extracomment>app/windows/sheets/house_book_page.py</extracomment>
        <translation>La mesa aún no ha decidido sobre ninguna palabra. Tras una palabra rechazada, elige «¿Contarla?».</translation>
    </message>
    <message>
        <source>Changes apply from the next deal on.</source>
        <extracomment>app/windows/sheets/house_book_page.py</extracomment>
        <translation>Los cambios valen a partir del próximo reparto.</translation>
    </message>
    <message>
        <source>The decision on {words} is undone.</source>
        <extracomment>app/windows/sheets/house_book_page.py</extracomment>
        <translation>La decisión sobre {words} queda anulada.</translation>
    </message>
    <message>
        <source>Export the house book</source>
        <extracomment>app/windows/sheets/house_book_page.py</extracomment>
        <translation>Exportar el libro de la casa</translation>
    </message>
    <message>
        <source>tonight</source>
        <extracomment>app/windows/sheets/house_book_page.py</extracomment>
        <translation>esta noche</translation>
    </message>
    <message>
        <source>always</source>
        <extracomment>app/windows/sheets/house_book_page.py</extracomment>
        <translation>siempre</translation>
    </message>
    <message>
        <source>never; nobody is asked again</source>
        <extracomment>app/windows/sheets/house_book_page.py</extracomment>
        <translation>nunca; no se vuelve a preguntar</translation>
    </message>
    <message>
        <source>on a past evening</source>
        <extracomment>app/windows/sheets/house_book_page.py</extracomment>
        <translation>en una velada pasada</translation>
    </message>
    <message>
        <source>Word</source>
        <extracomment>app/windows/sheets/house_book_page.py</extracomment>
        <translation>Palabra</translation>
    </message>
    <message>
        <source>Counts</source>
        <extracomment>app/windows/sheets/house_book_page.py</extracomment>
        <translation>Cuenta</translation>
    </message>
    <message>
        <source>Meaning</source>
        <extracomment>app/windows/sheets/house_book_page.py</extracomment>
        <translation>Significado</translation>
    </message>
    <message>
        <source>Decided</source>
        <extracomment>app/windows/sheets/house_book_page.py</extracomment>
        <translation>Decidido</translation>
    </message>
    <message>
        <source>House book</source>
        <extracomment>app/windows/sheets/house_book_page.py</extracomment>
        <translation>Libro de la casa</translation>
    </message>
    <message>
        <source>Print the house book</source>
        <extracomment>app/windows/sheets/house_book_page.py</extracomment>
        <translation>Imprimir el libro de la casa</translation>
    </message>
    <message numerus="yes">
        <source>%n new word(s).</source>
        <extracomment>app/windows/sheets/house_book_page.py</extracomment>
        <translation>
            <numerusform>%n palabra nueva.</numerusform>
            <numerusform>%n palabras nuevas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Undo the decision</source>
        <extracomment>app/windows/sheets/house_book_page.py</extracomment>
        <translation>Anular la decisión</translation>
    </message>
    <message>
        <source>Print as PDF…</source>
        <extracomment>app/windows/sheets/house_book_page.py</extracomment>
        <translation>Imprimir en PDF…</translation>
    </message>
    <message>
        <source>Export…</source>
        <extracomment>app/windows/sheets/house_book_page.py</extracomment>
        <translation>Exportar…</translation>
    </message>
    <message>
        <source>Import…</source>
        <extracomment>app/windows/sheets/house_book_page.py</extracomment>
        <translation>Importar…</translation>
    </message>
    <message>
        <source>{file} is not a house book.</source>
        <extracomment>app/windows/sheets/house_book_page.py</extracomment>
        <translation>{file} no es un libro de la casa.</translation>
    </message>
</context>
<context>
    <name>Keepsake</name>
    <message>
        <source>Turn</source>
        <extracomment>app/windows/table/keepsakes/game_sheet.py</extracomment>
        <translation>Turno</translation>
    </message>
    <message>
        <source>The costliest turns, according to the coach</source>
        <extracomment>app/windows/table/keepsakes/game_text.py</extracomment>
        <translation>Los turnos que más costaron, según el entrenador</translation>
    </message>
    <message>
        <source>The coach has not reviewed this game.</source>
        <extracomment>app/windows/table/keepsakes/game_text.py</extracomment>
        <translation>El entrenador no ha revisado esta partida.</translation>
    </message>
    <message>
        <source>&amp;Picture…</source>
        <extracomment>app/windows/sheets/evening_page.py, app/windows/table/keepsakes/keep_menu.py</extracomment>
        <translation>&amp;Imagen…</translation>
    </message>
    <message>
        <source>&amp;Score sheet…</source>
        <extracomment>app/windows/sheets/evening_page.py, app/windows/table/keepsakes/keep_menu.py</extracomment>
        <translation>&amp;Hoja de puntos…</translation>
    </message>
    <message>
        <source>Game as &amp;text…</source>
        <extracomment>app/windows/table/keepsakes/keep_menu.py</extracomment>
        <translation>Partida como &amp;texto…</translation>
    </message>
    <message>
        <source>Save the game as text</source>
        <extracomment>app/windows/table/keepsakes/keep_menu.py</extracomment>
        <translation>Guardar la partida como texto</translation>
    </message>
    <message>
        <source>The game is not over yet.</source>
        <extracomment>app/windows/table/keepsakes/kept_game.py</extracomment>
        <translation>La partida aún no ha terminado.</translation>
    </message>
</context>
<context>
    <name>Kept</name>
    <message>
        <source>The game is among the finished games again.</source>
        <extracomment>app/program/put_away.py</extracomment>
        <translation>La partida está de nuevo entre las partidas terminadas.</translation>
    </message>
    <message>
        <source>The game waits in the gallery again.</source>
        <extracomment>app/program/put_away.py</extracomment>
        <translation>La partida vuelve a esperarte en la galería.</translation>
    </message>
    <message>
        <source>{file}: {why}</source>
        <extracomment>app/program/put_away.py</extracomment>
        <translation>{file}: {why}</translation>
    </message>
    <message>
        <source>A game that you take back waits in the gallery again.</source>
        <extracomment>app/windows/sheets/put_away_games.py</extracomment>
        <translation>La partida que recuperes volverá a esperarte en la galería.</translation>
    </message>
    <message>
        <source>Games put away</source>
        <extracomment>app/windows/sheets/put_away_games.py</extracomment>
        <translation>Partidas apartadas</translation>
    </message>
    <message>
        <source>Take it back</source>
        <extracomment>app/windows/sheets/put_away_games.py</extracomment>
        <translation>Recuperarla</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>app/windows/sheets/put_away_games.py</extracomment>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>No game is put away.</source>
        <extracomment>app/windows/sheets/put_away_games.py</extracomment>
        <translation>No hay ninguna partida apartada.</translation>
    </message>
</context>
<context>
    <name>Keys</name>
    <message>
        <source>Keys</source>
        <extracomment>app/program/readings.py</extracomment>
        <translation>Teclas</translation>
    </message>
    <message>
        <source>Alt+letter	Press the button on which the letter is underlined</source>
        <extracomment>app/windows/menus.py</extracomment>
        <translation>Alt+letra	Pulsar el botón donde la letra está subrayada</translation>
    </message>
    <message>
        <source>A–Z	Lay a word; Space begins the next word</source>
        <extracomment>app/windows/menus.py</extracomment>
        <translation>A–Z	Poner una palabra; Espacio empieza la siguiente</translation>
    </message>
    <message>
        <source>Tab	Other places for the typed word, words that laid cards can become, or the next region</source>
        <extracomment>app/windows/menus.py</extracomment>
        <translation>Tab	Otros lugares para la palabra escrita, palabras que pueden salir de las cartas puestas, o la zona siguiente</translation>
    </message>
    <message>
        <source>Arrows	Go from card to card and from gap to gap</source>
        <extracomment>app/windows/menus.py</extracomment>
        <translation>Flechas	Ir de carta en carta y de hueco en hueco</translation>
    </message>
    <message>
        <source>Enter	Play; or lay this card at the end of the word being made</source>
        <extracomment>app/windows/menus.py</extracomment>
        <translation>Intro	Jugar; o poner esta carta al final de la palabra que estás formando</translation>
    </message>
    <message>
        <source>Space	Take up a card, and lay it down where the arrows have led</source>
        <extracomment>app/windows/menus.py</extracomment>
        <translation>Espacio	Levantar una carta, y dejarla en el lugar al que han llevado las flechas</translation>
    </message>
    <message>
        <source>Search: a game in the gallery, a word in the rules</source>
        <extracomment>app/base/commands.py</extracomment>
        <translation>Buscar: un juego en la galería, una palabra en las reglas</translation>
    </message>
    <message>
        <source>Menus</source>
        <extracomment>app/base/commands.py</extracomment>
        <translation>Menús</translation>
    </message>
    <message>
        <source>Everything you can do with this card or word</source>
        <extracomment>app/base/commands.py</extracomment>
        <translation>Todo lo que se puede hacer con esta carta o palabra</translation>
    </message>
    <message>
        <source>In a film: one act back</source>
        <extracomment>app/base/commands.py</extracomment>
        <translation>En una película: una jugada atrás</translation>
    </message>
    <message>
        <source>In a film: one act on</source>
        <extracomment>app/base/commands.py</extracomment>
        <translation>En una película: una jugada adelante</translation>
    </message>
    <message>
        <source>In a film: the turn before</source>
        <extracomment>app/base/commands.py</extracomment>
        <translation>En una película: el turno anterior</translation>
    </message>
    <message>
        <source>In a film: the next turn</source>
        <extracomment>app/base/commands.py</extracomment>
        <translation>En una película: el turno siguiente</translation>
    </message>
    <message>
        <source>Switch: pick the lit item</source>
        <extracomment>app/base/commands.py</extracomment>
        <translation>Conmutador: elegir lo iluminado</translation>
    </message>
    <message>
        <source>Second switch: light the next item</source>
        <extracomment>app/base/commands.py</extracomment>
        <translation>Segundo conmutador: iluminar lo siguiente</translation>
    </message>
    <message>
        <source>Menus and buttons</source>
        <extracomment>app/windows/menus.py</extracomment>
        <translation>Menús y botones</translation>
    </message>
    <message>
        <source>Cards and words</source>
        <extracomment>app/windows/menus.py</extracomment>
        <translation>Cartas y palabras</translation>
    </message>
    <message>
        <source>Ctrl+Enter	Play, wherever the focus is</source>
        <extracomment>app/windows/menus.py</extracomment>
        <translation>Ctrl+Intro	Jugar, esté donde esté el foco</translation>
    </message>
    <message>
        <source>/	Cut a word behind this card, or close the cut</source>
        <extracomment>app/windows/menus.py</extracomment>
        <translation>/	Dividir una palabra tras esta carta, o cerrar el corte</translation>
    </message>
    <message>
        <source>Backspace	Take back the last letter or card</source>
        <extracomment>app/windows/menus.py</extracomment>
        <translation>Retroceso	Recuperar la última letra o carta</translation>
    </message>
    <message>
        <source>Delete	Take back this card</source>
        <extracomment>app/windows/menus.py</extracomment>
        <translation>Supr	Recuperar esta carta</translation>
    </message>
    <message>
        <source>Esc	Take suggested cards away, then everything back; come back from an earlier position</source>
        <extracomment>app/windows/menus.py</extracomment>
        <translation>Esc	Quitar las cartas propuestas, luego recuperarlo todo; volver de una posición anterior</translation>
    </message>
    <message>
        <source>Ctrl+arrow	Move a card within the hand</source>
        <extracomment>app/windows/menus.py</extracomment>
        <translation>Ctrl+flecha	Mover una carta dentro de la mano</translation>
    </message>
    <message>
        <source>Shift+Up	Show what lies below a card</source>
        <extracomment>app/windows/menus.py</extracomment>
        <translation>Mayús+Arriba	Mostrar lo que hay debajo de una carta</translation>
    </message>
    <message>
        <source>Mouse</source>
        <extracomment>app/windows/menus.py</extracomment>
        <translation>Ratón</translation>
    </message>
    <message>
        <source>Drag	Lay a card on a place or between two; within the hand, put it elsewhere</source>
        <extracomment>app/windows/menus.py</extracomment>
        <translation>Arrastrar	Poner una carta en un lugar o entre dos; dentro de la mano, cambiarla de sitio</translation>
    </message>
    <message>
        <source>Click	Lay a card if its place is clear; otherwise pick it up, then click its place</source>
        <extracomment>app/windows/menus.py</extracomment>
        <translation>Clic	Poner una carta si está claro dónde va; si no, levantarla y hacer clic luego en su lugar</translation>
    </message>
    <message>
        <source>Click between two cards	Cut the word there, or close the cut; pulling a card away does it, too</source>
        <extracomment>app/windows/menus.py</extracomment>
        <translation>Clic entre dos cartas	Dividir ahí la palabra, o cerrar el corte; arrastrar una carta hacia un lado hace lo mismo</translation>
    </message>
    <message>
        <source>Double-click	Take back a card that was laid</source>
        <extracomment>app/windows/menus.py</extracomment>
        <translation>Doble clic	Recuperar una carta ya puesta</translation>
    </message>
    <message>
        <source>Right-click	Everything you can do with this card, word or place; put a held card back</source>
        <extracomment>app/windows/menus.py</extracomment>
        <translation>Clic derecho	Todo lo que se puede hacer con esta carta, palabra o lugar; devolver a su sitio una carta levantada</translation>
    </message>
    <message>
        <source>Pointer on a stack	Show what lies below</source>
        <extracomment>app/windows/menus.py</extracomment>
        <translation>Puntero sobre cartas apiladas	Mostrar lo que hay debajo</translation>
    </message>
    <message>
        <source>Pointer on a line of the history	Show the cards of that act; a click looks at that position</source>
        <extracomment>app/windows/menus.py</extracomment>
        <translation>Puntero sobre una línea del historial	Mostrar las cartas de esa jugada; un clic lleva a esa posición</translation>
    </message>
    <message>
        <source>Word {number} on the table</source>
        <extracomment>app/base/commands.py</extracomment>
        <translation>Palabra {number} de la mesa</translation>
    </message>
</context>
<context>
    <name>KeysSheet</name>
    <message>
        <source>no key</source>
        <extracomment>app/windows/sheets/key_fields.py</extracomment>
        <translation>sin tecla</translation>
    </message>
    <message>
        <source>press a key</source>
        <extracomment>app/windows/sheets/key_fields.py</extracomment>
        <translation>pulsa una tecla</translation>
    </message>
    <message>
        <source>Reset all keys</source>
        <extracomment>app/windows/sheets/key_fields.py</extracomment>
        <translation>Restablecer todas las teclas</translation>
    </message>
    <message>
        <source>{key} is the key of “{name}”. Give that another key first.</source>
        <extracomment>app/windows/sheets/key_fields.py</extracomment>
        <translation>{key} es la tecla de «{name}». Asígnale antes otra.</translation>
    </message>
    <message>
        <source>{key} is needed at the table.</source>
        <extracomment>app/windows/sheets/key_fields.py</extracomment>
        <translation>{key} hace falta en la mesa.</translation>
    </message>
</context>
<context>
    <name>Lacking</name>
    <message>
        <source>At least {least} letters.</source>
        <extracomment>engine/messages.py: too-short, engine/messages.py: too-short:seat</extracomment>
        <translation>Al menos {least} letras.</translation>
    </message>
    <message>
        <source>Exactly {length} letters.</source>
        <extracomment>engine/messages.py: wrong-length</extracomment>
        <translation>Exactamente {length} letras.</translation>
    </message>
    <message>
        <source>{word} is not a word yet.</source>
        <extracomment>engine/messages.py: not-a-word, engine/messages.py: not-a-word:seat, engine/messages.py: move-not-permitted:offensive</extracomment>
        <translation>{word} aún no es una palabra.</translation>
    </message>
    <message>
        <source>It must become a different word.</source>
        <extracomment>engine/messages.py: unchanged</extracomment>
        <translation>Debe convertirse en otra palabra.</translation>
    </message>
    <message>
        <source>A card from your hand, too.</source>
        <extracomment>engine/messages.py: nothing-played</extracomment>
        <translation>También una carta de tu mano.</translation>
    </message>
    <message>
        <source>One more card, at least.</source>
        <extracomment>engine/messages.py: nothing-played:added</extracomment>
        <translation>Al menos una carta más.</translation>
    </message>
    <message>
        <source>At least {least} cards from your hand.</source>
        <extracomment>engine/messages.py: must-use-card:hand</extracomment>
        <translation>Al menos {least} cartas de tu mano.</translation>
    </message>
    <message>
        <source>The word on the table, too.</source>
        <extracomment>engine/messages.py: nothing-kept, engine/messages.py: must-use-card:table-word</extracomment>
        <translation>También la palabra de la mesa.</translation>
    </message>
    <message>
        <source>Exactly two cards of the word on the table.</source>
        <extracomment>engine/messages.py: must-use-card:two</extracomment>
        <translation>Exactamente dos cartas de la palabra de la mesa.</translation>
    </message>
    <message>
        <source>The last card of the word, too: {card}.</source>
        <extracomment>engine/messages.py: must-use-card:last</extracomment>
        <translation>También la última carta de la palabra: {card}.</translation>
    </message>
    <message>
        <source>The named cards, too: {first} and {second}.</source>
        <extracomment>engine/messages.py: must-use-card:named</extracomment>
        <translation>También las cartas nombradas: la {first} y la {second}.</translation>
    </message>
    <message>
        <source>The turned card, too: {card}.</source>
        <extracomment>engine/messages.py: must-use-card:turned</extracomment>
        <translation>También la carta descubierta: {card}.</translation>
    </message>
    <message>
        <source>The plucked card, too: {card}.</source>
        <extracomment>engine/messages.py: must-use-card:plucked</extracomment>
        <translation>También la carta pescada: {card}.</translation>
    </message>
    <message>
        <source>A card of the row, too.</source>
        <extracomment>engine/messages.py: must-use-card:row</extracomment>
        <translation>También una carta de la fila.</translation>
    </message>
    <message>
        <source>A vowel to pass on, too.</source>
        <extracomment>engine/messages.py: must-use-card:vowel</extracomment>
        <translation>También una vocal que pasar.</translation>
    </message>
    <message>
        <source>A consonant to pass on, too.</source>
        <extracomment>engine/messages.py: must-use-card:consonant</extracomment>
        <translation>También una consonante que pasar.</translation>
    </message>
    <message>
        <source>It must begin with {first} and end with {last}.</source>
        <extracomment>engine/messages.py: ends-must-stay</extracomment>
        <translation>Debe empezar por {first} y acabar en {last}.</translation>
    </message>
    <message>
        <source>One more word.</source>
        <extracomment>engine/messages.py: move-not-permitted:two-words</extracomment>
        <translation>Una palabra más.</translation>
    </message>
    <message>
        <source>Your own word, too.</source>
        <extracomment>engine/messages.py: bad-notation:double-cross</extracomment>
        <translation>También tu propia palabra.</translation>
    </message>
    <message>
        <source>Cut the word in two.</source>
        <extracomment>engine/messages.py: bad-split:two</extracomment>
        <translation>Corta la palabra en dos.</translation>
    </message>
    <message>
        <source>A hand card for each side.</source>
        <extracomment>engine/messages.py: bad-split:hand-card</extracomment>
        <translation>Una carta de la mano para cada parte.</translation>
    </message>
    <message>
        <source>A hand card for one side.</source>
        <extracomment>engine/messages.py: bad-split:salvage</extracomment>
        <translation>Una carta de la mano para una parte.</translation>
    </message>
</context>
<context>
    <name>Lesson</name>
    <message>
        <source>Right, that is refused: {reason}</source>
        <extracomment>app/program/teaching.py</extracomment>
        <translation>Bien, eso no se permite: {reason}</translation>
    </message>
    <message>
        <source>That is allowed, but this step asks for something else.</source>
        <extracomment>app/program/teaching.py</extracomment>
        <translation>Eso se permite, pero no es lo que se pide aquí.</translation>
    </message>
    <message>
        <source>Right.</source>
        <extracomment>app/program/teaching.py</extracomment>
        <translation>Bien.</translation>
    </message>
    <message>
        <source>Next lesson: {game}</source>
        <extracomment>app/program/lessons.py</extracomment>
        <translation>Siguiente lección: {game}</translation>
    </message>
    <message>
        <source>You can play {game} now.</source>
        <extracomment>app/program/teaching.py</extracomment>
        <translation>Ya sabes jugar a {game}.</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>app/windows/table/lesson_bar.py</extracomment>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Show the cards</source>
        <extracomment>app/windows/table/lesson_bar.py</extracomment>
        <translation>Mostrar las cartas</translation>
    </message>
    <message>
        <source>Deal a first game</source>
        <extracomment>app/program/lessons.py</extracomment>
        <translation>Repartir una primera partida</translation>
    </message>
    <message>
        <source>No more reminders; the settings bring them back</source>
        <extracomment>app/program/reminders.py</extracomment>
        <translation>Sin más recordatorios; vuelven desde los ajustes</translation>
    </message>
    <message>
        <source>Step {number} of {count}</source>
        <extracomment>app/windows/table/lesson_bar.py</extracomment>
        <translation>Paso {number} de {count}</translation>
    </message>
    <message>
        <source>Next</source>
        <extracomment>app/program/lessons.py</extracomment>
        <translation>Siguiente</translation>
    </message>
    <message>
        <source>Skip</source>
        <extracomment>app/program/lessons.py</extracomment>
        <translation>Saltar</translation>
    </message>
    <message>
        <source>Space begins the next word.</source>
        <extracomment>app/program/teaching.py</extracomment>
        <translation>Espacio empieza la palabra siguiente.</translation>
    </message>
    <message>
        <source>{key} repeats the task.</source>
        <extracomment>app/program/teaching.py</extracomment>
        <translation>{key} repite la tarea.</translation>
    </message>
</context>
<context>
    <name>Lines</name>
    <message>
        <source>Two lines of this game</source>
        <extracomment>app/windows/table/two_lines.py</extracomment>
        <translation>Dos líneas de esta partida</translation>
    </message>
    <message>
        <source>The other line</source>
        <extracomment>app/windows/table/two_lines.py</extracomment>
        <translation>La otra línea</translation>
    </message>
    <message>
        <source>Whose scores</source>
        <extracomment>app/windows/table/two_lines.py</extracomment>
        <translation>Puntos de</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>app/windows/table/two_lines.py</extracomment>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>this line</source>
        <extracomment>app/windows/table/two_lines.py</extracomment>
        <translation>esta línea</translation>
    </message>
    <message>
        <source>the other</source>
        <extracomment>app/windows/table/two_lines.py</extracomment>
        <translation>la otra</translation>
    </message>
    <message>
        <source>Turn</source>
        <extracomment>app/windows/table/two_lines.py</extracomment>
        <translation>Turno</translation>
    </message>
    <message>
        <source>This line</source>
        <extracomment>app/windows/table/two_lines.py</extracomment>
        <translation>Esta línea</translation>
    </message>
    <message>
        <source>Line {number}, from act {at}</source>
        <extracomment>app/windows/table/two_lines.py</extracomment>
        <translation>Línea {number}, desde la jugada {at}</translation>
    </message>
    <message>
        <source>This line has a move that is not allowed.</source>
        <extracomment>app/windows/table/two_lines.py</extracomment>
        <translation>Esta línea tiene una jugada no permitida.</translation>
    </message>
</context>
<context>
    <name>Meanings</name>
    <message>
        <source>not in the dictionary</source>
        <extracomment>app/windows/table/meaning_card.py</extracomment>
        <translation>no está en el diccionario</translation>
    </message>
    <message>
        <source>allowed by the house list</source>
        <extracomment>app/windows/table/meaning_card.py</extracomment>
        <translation>permitida como palabra de la casa</translation>
    </message>
    <message>
        <source>very common</source>
        <extracomment>app/windows/table/meaning_card.py</extracomment>
        <translation>muy corriente</translation>
    </message>
    <message>
        <source>common</source>
        <extracomment>app/windows/table/meaning_card.py</extracomment>
        <translation>corriente</translation>
    </message>
    <message>
        <source>fairly common</source>
        <extracomment>app/windows/table/meaning_card.py</extracomment>
        <translation>bastante corriente</translation>
    </message>
    <message>
        <source>less common</source>
        <extracomment>app/windows/table/meaning_card.py</extracomment>
        <translation>menos corriente</translation>
    </message>
    <message>
        <source>uncommon</source>
        <extracomment>app/windows/table/meaning_card.py</extracomment>
        <translation>poco corriente</translation>
    </message>
    <message>
        <source>rare</source>
        <extracomment>app/windows/table/meaning_card.py</extracomment>
        <translation>rara</translation>
    </message>
    <message>
        <source>very rare</source>
        <extracomment>app/windows/table/meaning_card.py</extracomment>
        <translation>muy rara</translation>
    </message>
    <message>
        <source>noun</source>
        <extracomment>app/windows/table/meaning_card.py</extracomment>
        <translation>sustantivo</translation>
    </message>
    <message>
        <source>verb</source>
        <extracomment>app/windows/table/meaning_card.py</extracomment>
        <translation>verbo</translation>
    </message>
    <message>
        <source>adjective</source>
        <extracomment>app/windows/table/meaning_card.py</extracomment>
        <translation>adjetivo</translation>
    </message>
    <message>
        <source>adverb</source>
        <extracomment>app/windows/table/meaning_card.py</extracomment>
        <translation>adverbio</translation>
    </message>
    <message>
        <source>Meaning of {word}</source>
        <extracomment>app/windows/table/card_menu.py, app/windows/table/meaning_card.py</extracomment>
        <translation>Significado de {word}</translation>
    </message>
    <message>
        <source>no meaning known</source>
        <extracomment>app/windows/sheets/my_words_page.py, app/windows/table/meaning_card.py</extracomment>
        <translation>sin significado conocido</translation>
    </message>
    <message>
        <source>function word</source>
        <extracomment>app/windows/table/meaning_card.py</extracomment>
        <translation>palabra gramatical</translation>
    </message>
    <message>
        <source>call</source>
        <extracomment>app/windows/table/meaning_card.py</extracomment>
        <translation>interjección</translation>
    </message>
    <message>
        <source>from {words}</source>
        <extracomment>app/windows/sheets/my_words_page.py, app/windows/table/meaning_card.py</extracomment>
        <translation>de {words}</translation>
    </message>
    <message>
        <source>No meaning is known for this word.</source>
        <extracomment>app/windows/table/meaning_card.py</extracomment>
        <translation>No hay ningún significado anotado.</translation>
    </message>
    <message>
        <source>There is no word to explain.</source>
        <extracomment>app/windows/table/why_not.py</extracomment>
        <translation>No hay ninguna palabra que explicar.</translation>
    </message>
</context>
<context>
    <name>Menu</name>
    <message>
        <source>&amp;Game</source>
        <extracomment>app/windows/menus.py</extracomment>
        <translation>&amp;Juego</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <extracomment>app/windows/menus.py</extracomment>
        <translation>&amp;Ver</translation>
    </message>
    <message>
        <source>&amp;Listen</source>
        <extracomment>app/windows/menus.py</extracomment>
        <translation>&amp;Escuchar</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <extracomment>app/windows/gallery/start_here.py, app/windows/menus.py</extracomment>
        <translation>A&amp;yuda</translation>
    </message>
    <message>
        <source>Notice</source>
        <extracomment>app/windows/main_window.py</extracomment>
        <translation>Aviso</translation>
    </message>
    <message>
        <source>&amp;New game: the gallery</source>
        <extracomment>app/base/commands.py</extracomment>
        <translation>&amp;Nueva partida: la galería</translation>
    </message>
    <message>
        <source>&amp;Set up…</source>
        <extracomment>app/base/commands.py</extracomment>
        <translation>&amp;Preparar…</translation>
    </message>
    <message>
        <source>&amp;Open a record…</source>
        <extracomment>app/base/commands.py</extracomment>
        <translation>&amp;Abrir una partida…</translation>
    </message>
    <message>
        <source>Finished g&amp;ames…</source>
        <extracomment>app/base/commands.py</extracomment>
        <translation>Partidas t&amp;erminadas…</translation>
    </message>
    <message>
        <source>&amp;Games put away…</source>
        <extracomment>app/base/commands.py</extracomment>
        <translation>Partidas apar&amp;tadas…</translation>
    </message>
    <message>
        <source>Save a &amp;copy of the record…</source>
        <extracomment>app/base/commands.py</extracomment>
        <translation>&amp;Guardar una copia…</translation>
    </message>
    <message>
        <source>Copy the deal code</source>
        <extracomment>app/base/commands.py</extracomment>
        <translation>Copiar el código del reparto</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <extracomment>app/base/commands.py</extracomment>
        <translation>&amp;Deshacer</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <extracomment>app/base/commands.py</extracomment>
        <translation>&amp;Rehacer</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <extracomment>app/base/commands.py</extracomment>
        <translation>P&amp;ista</translation>
    </message>
    <message>
        <source>Show the last moves a&amp;gain</source>
        <extracomment>app/base/commands.py</extracomment>
        <translation>&amp;Ver otra vez</translation>
    </message>
    <message>
        <source>The game as a &amp;film</source>
        <extracomment>app/base/commands.py</extracomment>
        <translation>La pelícu&amp;la de la partida</translation>
    </message>
    <message>
        <source>Possi&amp;ble words</source>
        <extracomment>app/base/commands.py</extracomment>
        <translation>&amp;Qué puede salir</translation>
    </message>
    <message>
        <source>&amp;Meaning of a word…</source>
        <extracomment>app/base/commands.py</extracomment>
        <translation>Signi&amp;ficado de una palabra…</translation>
    </message>
    <message>
        <source>Coun&amp;t the refused word…</source>
        <extracomment>app/base/commands.py</extracomment>
        <translation>Contar la palabra rec&amp;hazada…</translation>
    </message>
    <message>
        <source>&amp;Is it a word?…</source>
        <extracomment>app/base/commands.py</extracomment>
        <translation>¿E&amp;xiste la palabra?…</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <extracomment>app/base/commands.py</extracomment>
        <translation>Pa&amp;usa</translation>
    </message>
    <message>
        <source>Shuffle the han&amp;d</source>
        <extracomment>app/base/commands.py</extracomment>
        <translation>Barajar la &amp;mano</translation>
    </message>
    <message>
        <source>Sort the h&amp;and</source>
        <extracomment>app/base/commands.py</extracomment>
        <translation>&amp;Ordenar la mano</translation>
    </message>
    <message>
        <source>R&amp;esign</source>
        <extracomment>app/base/commands.py</extracomment>
        <translation>A&amp;bandonar</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <extracomment>app/base/commands.py</extracomment>
        <translation>&amp;Salir</translation>
    </message>
    <message>
        <source>&amp;Panels</source>
        <extracomment>app/base/commands.py</extracomment>
        <translation>&amp;Paneles</translation>
    </message>
    <message>
        <source>S&amp;tatistics</source>
        <extracomment>app/base/commands.py</extracomment>
        <translation>&amp;Estadísticas</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <extracomment>app/base/commands.py</extracomment>
        <translation>Pantalla &amp;completa</translation>
    </message>
    <message>
        <source>&amp;Larger text</source>
        <extracomment>app/base/commands.py</extracomment>
        <translation>Texto más &amp;grande</translation>
    </message>
    <message>
        <source>&amp;Smaller text</source>
        <extracomment>app/base/commands.py</extracomment>
        <translation>Texto más peq&amp;ueño</translation>
    </message>
    <message>
        <source>Pe&amp;ople…</source>
        <extracomment>app/base/commands.py</extracomment>
        <translation>Pers&amp;onas…</translation>
    </message>
    <message>
        <source>Tonight’s ta&amp;ble…</source>
        <extracomment>app/base/commands.py</extracomment>
        <translation>La &amp;mesa de esta noche…</translation>
    </message>
    <message>
        <source>The e&amp;vening…</source>
        <extracomment>app/base/commands.py</extracomment>
        <translation>La &amp;velada…</translation>
    </message>
    <message>
        <source>&amp;House book…</source>
        <extracomment>app/base/commands.py</extracomment>
        <translation>&amp;Libro de la casa…</translation>
    </message>
    <message>
        <source>Sett&amp;ings…</source>
        <extracomment>app/base/commands.py</extracomment>
        <translation>&amp;Ajustes…</translation>
    </message>
    <message>
        <source>&amp;Whose turn, time and deck</source>
        <extracomment>app/base/commands.py</extracomment>
        <translation>A &amp;quién le toca, tiempo y mazo</translation>
    </message>
    <message>
        <source>Your &amp;hand</source>
        <extracomment>app/base/commands.py</extracomment>
        <translation>Tu &amp;mano</translation>
    </message>
    <message>
        <source>What lies on the &amp;table</source>
        <extracomment>app/base/commands.py</extracomment>
        <translation>Lo que hay en la m&amp;esa</translation>
    </message>
    <message>
        <source>The s&amp;cores</source>
        <extracomment>app/base/commands.py</extracomment>
        <translation>Los &amp;puntos</translation>
    </message>
    <message>
        <source>The cards &amp;not seen</source>
        <extracomment>app/base/commands.py</extracomment>
        <translation>Las cartas sin &amp;ver</translation>
    </message>
    <message>
        <source>What happened &amp;since your turn</source>
        <extracomment>app/base/commands.py</extracomment>
        <translation>Lo ocurrido &amp;desde tu turno</translation>
    </message>
    <message>
        <source>What the &amp;bar below says</source>
        <extracomment>app/base/commands.py</extracomment>
        <translation>Lo que dice la &amp;barra de abajo</translation>
    </message>
    <message>
        <source>&amp;Rules of this game</source>
        <extracomment>app/base/commands.py</extracomment>
        <translation>&amp;Reglas de este juego</translation>
    </message>
    <message>
        <source>&amp;Start here</source>
        <extracomment>app/base/commands.py</extracomment>
        <translation>&amp;Empieza aquí</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <extracomment>app/base/commands.py</extracomment>
        <translation>&amp;Teclas</translation>
    </message>
    <message>
        <source>&amp;Your files…</source>
        <extracomment>app/base/commands.py</extracomment>
        <translation>Tus arc&amp;hivos…</translation>
    </message>
    <message>
        <source>&amp;About Wordfelt</source>
        <extracomment>app/base/commands.py</extracomment>
        <translation>A&amp;cerca de Wordfelt</translation>
    </message>
    <message>
        <source>The word here, s&amp;pelled</source>
        <extracomment>app/base/commands.py</extracomment>
        <translation>La palabra de aquí, letra por &amp;letra</translation>
    </message>
    <message>
        <source>The sentence &amp;after it</source>
        <extracomment>app/base/commands.py</extracomment>
        <translation>La frase siguie&amp;nte</translation>
    </message>
    <message>
        <source>The &amp;last sentence again</source>
        <extracomment>app/base/commands.py</extracomment>
        <translation>Repetir la última fra&amp;se</translation>
    </message>
    <message>
        <source>The sentence be&amp;fore it</source>
        <extracomment>app/base/commands.py</extracomment>
        <translation>La frase &amp;anterior</translation>
    </message>
    <message>
        <source>The table of the &amp;day…</source>
        <extracomment>app/base/commands.py</extracomment>
        <translation>La mesa del &amp;día…</translation>
    </message>
    <message>
        <source>P&amp;uzzles from your games</source>
        <extracomment>app/base/commands.py</extracomment>
        <translation>Re&amp;tos de tus partidas</translation>
    </message>
    <message>
        <source>&amp;My words…</source>
        <extracomment>app/base/commands.py</extracomment>
        <translation>M&amp;is palabras…</translation>
    </message>
    <message>
        <source>The &amp;road…</source>
        <extracomment>app/base/commands.py</extracomment>
        <translation>El &amp;recorrido…</translation>
    </message>
    <message>
        <source>Cal&amp;m play</source>
        <extracomment>app/base/commands.py</extracomment>
        <translation>Juego tran&amp;quilo</translation>
    </message>
    <message>
        <source>&amp;Keep…</source>
        <extracomment>app/base/commands.py, app/windows/table/keepsakes/keep_menu.py</extracomment>
        <translation>&amp;Conservar…</translation>
    </message>
</context>
<context>
    <name>Moods</name>
    <message>
        <source>Glad about this turn.</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Se alegra de este turno.</translation>
    </message>
    <message>
        <source>Sorry about this turn.</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Lamenta este turno.</translation>
    </message>
    <message>
        <source>Surprised by this turn.</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Se asombra de este turno.</translation>
    </message>
</context>
<context>
    <name>Moves</name>
    <message>
        <source>Fresh word</source>
        <extracomment>app/windows/rules/move_signs.py</extracomment>
        <translation>Palabra nueva</translation>
    </message>
    <message>
        <source>Any order</source>
        <extracomment>app/windows/rules/move_signs.py</extracomment>
        <translation>En cualquier orden</translation>
    </message>
    <message>
        <source>Take up</source>
        <extracomment>app/windows/rules/move_signs.py</extracomment>
        <translation>Recoger</translation>
    </message>
    <message>
        <source>Moves: {signs}</source>
        <extracomment>app/windows/rules/page_texts.py</extracomment>
        <translation>Jugadas: {signs}</translation>
    </message>
    <message>
        <source>Not permitted: {signs}</source>
        <extracomment>app/windows/rules/page_texts.py</extracomment>
        <translation>No permitidas: {signs}</translation>
    </message>
</context>
<context>
    <name>MyWords</name>
    <message>
        <source>Export my words</source>
        <extracomment>app/windows/sheets/my_words_page.py</extracomment>
        <translation>Exportar mis palabras</translation>
    </message>
    <message>
        <source>laid by somebody else</source>
        <extracomment>app/windows/sheets/my_words_page.py</extracomment>
        <translation>puesta por otra persona</translation>
    </message>
    <message>
        <source>shown by the coach</source>
        <extracomment>app/windows/sheets/my_words_page.py</extracomment>
        <translation>mostrada por el entrenador</translation>
    </message>
    <message>
        <source>looked up</source>
        <extracomment>app/windows/sheets/my_words_page.py</extracomment>
        <translation>consultada</translation>
    </message>
    <message>
        <source>My words</source>
        <extracomment>app/windows/sheets/my_words_page.py, app/windows/sheets/statistics_page.py</extracomment>
        <translation>Mis palabras</translation>
    </message>
    <message>
        <source>Find a word or a meaning</source>
        <extracomment>app/windows/sheets/my_words_page.py</extracomment>
        <translation>Buscar una palabra o un significado</translation>
    </message>
    <message>
        <source>Whose words</source>
        <extracomment>app/windows/sheets/my_words_page.py</extracomment>
        <translation>De quién son</translation>
    </message>
    <message>
        <source>No words yet. They come from your finished games, and when you look up a meaning.</source>
        <extracomment>app/windows/sheets/my_words_page.py</extracomment>
        <translation>Aún no hay palabras. Salen de tus partidas terminadas y de los significados que consultas.</translation>
    </message>
    <message>
        <source>No word fits this search.</source>
        <extracomment>app/windows/sheets/my_words_page.py</extracomment>
        <translation>Ninguna palabra coincide.</translation>
    </message>
    <message>
        <source>The meanings are being looked up.</source>
        <extracomment>app/windows/sheets/my_words_page.py</extracomment>
        <translation>Se están buscando los significados.</translation>
    </message>
    <message>
        <source>I know it</source>
        <extracomment>app/windows/sheets/my_words_page.py</extracomment>
        <translation>Ya la sé</translation>
    </message>
    <message>
        <source>Export…</source>
        <extracomment>app/windows/sheets/my_words_page.py</extracomment>
        <translation>Exportar…</translation>
    </message>
    <message>
        <source>Removed: {words}.</source>
        <extracomment>app/windows/sheets/my_words_page.py</extracomment>
        <translation>Palabras quitadas: {words}.</translation>
    </message>
</context>
<context>
    <name>Notices</name>
    <message>
        <source>A game waits here for a newer Wordfelt.</source>
        <extracomment>app/program/unfinished_games.py</extracomment>
        <translation>Una partida necesita una versión más reciente de Wordfelt.</translation>
    </message>
    <message>
        <source>The settings file could not be read. It was set aside, and the default settings are used.</source>
        <extracomment>app/program/notices.py</extracomment>
        <translation>El archivo de ajustes no se pudo leer. Se ha apartado, y se usan los ajustes predeterminados.</translation>
    </message>
    <message>
        <source>These cards were laid out by hand: no code deals them.</source>
        <extracomment>app/program/at_table.py</extracomment>
        <translation>Estas cartas se dispusieron a mano: ningún código las reparte.</translation>
    </message>
    <message>
        <source>The deal code {code} is copied.</source>
        <extracomment>app/program/at_table.py</extracomment>
        <translation>El código del reparto, {code}, está copiado.</translation>
    </message>
    <message>
        <source>The picture for the felt cannot be read: {file}. The plain cloth is shown instead.</source>
        <extracomment>app/program/notices.py</extracomment>
        <translation>La imagen para el tapete no se puede leer: {file}. En su lugar se muestra el paño.</translation>
    </message>
    <message>
        <source>Some settings cannot be used, so they have their defaults: {places}. The old file was set aside.</source>
        <extracomment>app/program/notices.py</extracomment>
        <translation>Algunos ajustes no se pueden usar y vuelven a su valor predeterminado: {places}. El archivo anterior se ha apartado.</translation>
    </message>
    <message numerus="yes">
        <source>%n result(s) were counted again from the finished games.</source>
        <extracomment>app/program/statistics.py</extracomment>
        <translation>
            <numerusform>Se ha rehecho %n resultado a partir de las partidas terminadas.</numerusform>
            <numerusform>Se han rehecho %n resultados a partir de las partidas terminadas.</numerusform>
        </translation>
    </message>
    <message>
        <source>A game in progress cannot be read now. It stays where it is. {why}</source>
        <extracomment>app/program/unfinished_games.py</extracomment>
        <translation>Una partida empezada no se puede leer ahora. Se queda donde está. {why}</translation>
    </message>
    <message>
        <source>The game cannot be taken back: {file} cannot be moved.</source>
        <extracomment>app/program/put_away.py</extracomment>
        <translation>La partida no se puede recuperar: no se puede mover {file}.</translation>
    </message>
    <message>
        <source>The game goes on from the last move that is whole.</source>
        <extracomment>app/program/waiting_games.py</extracomment>
        <translation>La partida sigue desde la última jugada intacta.</translation>
    </message>
    <message>
        <source>The folder with your games cannot be read: {folder}</source>
        <extracomment>app/program/unfinished_games.py</extracomment>
        <translation>La carpeta de tus partidas no se puede leer: {folder}</translation>
    </message>
    <message>
        <source>A game in progress cannot be read. It is kept as {file}. {why}</source>
        <extracomment>app/program/unfinished_games.py</extracomment>
        <translation>Una partida empezada no se puede leer. Se conserva como {file}. {why}</translation>
    </message>
    <message>
        <source>{file} cannot be read.</source>
        <extracomment>app/program/finished_games.py, app/program/notices.py, app/program/put_away.py, app/program/your_files.py</extracomment>
        <translation>No se puede leer {file}.</translation>
    </message>
    <message>
        <source>{rival} stays near {person}. Strength in the next game: {strength}.</source>
        <extracomment>app/program/at_table.py</extracomment>
        <translation>{rival} juega más o menos como {person}. Fuerza en la próxima partida: {strength}.</translation>
    </message>
    <message>
        <source>The game cannot be put away: {file} cannot be moved.</source>
        <extracomment>app/program/finished_games.py, app/program/waiting_games.py</extracomment>
        <translation>La partida no se puede apartar: no se puede mover {file}.</translation>
    </message>
    <message>
        <source>The game was put away. It is kept as {file}.</source>
        <extracomment>app/program/finished_games.py, app/program/waiting_games.py</extracomment>
        <translation>La partida se ha apartado. Se conserva como {file}.</translation>
    </message>
    <message>
        <source>The settings cannot be saved now. They apply all the same; Wordfelt keeps trying.</source>
        <extracomment>app/program/notices.py</extracomment>
        <translation>Los ajustes no se pueden guardar ahora. Aun así se aplican; Wordfelt lo sigue intentando.</translation>
    </message>
    <message>
        <source>The settings file can be neither read nor moved. Your changes last until the program ends.</source>
        <extracomment>app/program/notices.py</extracomment>
        <translation>El archivo de los ajustes no se puede leer ni mover. Tus cambios valen hasta que cierres el programa.</translation>
    </message>
    <message>
        <source>The list of people could not be read. It was set aside.</source>
        <extracomment>app/program/notices.py</extracomment>
        <translation>La lista de personas no se pudo leer. Se ha apartado.</translation>
    </message>
    <message>
        <source>The list of people cannot be saved now. Wordfelt keeps trying.</source>
        <extracomment>app/program/notices.py</extracomment>
        <translation>La lista de personas no se puede guardar ahora. Wordfelt lo sigue intentando.</translation>
    </message>
    <message>
        <source>The list of people can be neither read nor moved. Your changes last until the program ends.</source>
        <extracomment>app/program/notices.py</extracomment>
        <translation>La lista de personas no se puede leer ni mover. Tus cambios valen hasta que cierres el programa.</translation>
    </message>
    <message>
        <source>The list of cards that people have seen could not be read. It was set aside.</source>
        <extracomment>app/program/notices.py</extracomment>
        <translation>La lista de cartas ya vistas no se pudo leer. Se ha apartado.</translation>
    </message>
    <message>
        <source>The cards that people have seen cannot be noted now. Wordfelt keeps trying.</source>
        <extracomment>app/program/notices.py</extracomment>
        <translation>Las cartas vistas no se pueden anotar ahora. Wordfelt lo sigue intentando.</translation>
    </message>
    <message>
        <source>The list of cards that people have seen can be neither read nor moved. New ones last until the end.</source>
        <extracomment>app/program/notices.py</extracomment>
        <translation>La lista de cartas vistas no se puede leer ni mover. Las nuevas valen hasta que cierres el programa.</translation>
    </message>
    <message>
        <source>Tonight’s table could not be read. The file was set aside.</source>
        <extracomment>app/program/notices.py</extracomment>
        <translation>No se ha podido leer la mesa de esta noche. El archivo se ha apartado.</translation>
    </message>
    <message>
        <source>Tonight’s table cannot be saved now. Wordfelt keeps trying.</source>
        <extracomment>app/program/notices.py</extracomment>
        <translation>Ahora no se puede guardar la mesa de esta noche. Wordfelt lo sigue intentando.</translation>
    </message>
    <message>
        <source>Tonight’s table can be neither read nor moved. Your changes last until the program ends.</source>
        <extracomment>app/program/notices.py</extracomment>
        <translation>La mesa de esta noche no se puede leer ni mover. Tus cambios valen hasta que cierres el programa.</translation>
    </message>
    <message>
        <source>The evenings could not be read. The file was set aside.</source>
        <extracomment>app/program/notices.py</extracomment>
        <translation>No se han podido leer las veladas. El archivo se ha apartado.</translation>
    </message>
    <message>
        <source>The evenings cannot be saved now. Wordfelt keeps trying.</source>
        <extracomment>app/program/notices.py</extracomment>
        <translation>Ahora no se pueden guardar las veladas. Wordfelt lo sigue intentando.</translation>
    </message>
    <message>
        <source>The evenings can be neither read nor moved. Your changes last until the program ends.</source>
        <extracomment>app/program/notices.py</extracomment>
        <translation>Las veladas no se pueden leer ni mover. Tus cambios valen hasta que cierres el programa.</translation>
    </message>
    <message>
        <source>The house book could not be read. The file was set aside.</source>
        <extracomment>app/program/notices.py</extracomment>
        <translation>No se ha podido leer el libro de la casa. El archivo se ha apartado.</translation>
    </message>
    <message>
        <source>The house book cannot be saved now. Wordfelt keeps trying.</source>
        <extracomment>app/program/notices.py</extracomment>
        <translation>Ahora no se puede guardar el libro de la casa. Wordfelt lo sigue intentando.</translation>
    </message>
    <message>
        <source>The house book can be neither read nor moved. Your changes last until the program ends.</source>
        <extracomment>app/program/notices.py</extracomment>
        <translation>El libro de la casa no se puede leer ni mover. Tus cambios valen hasta que cierres el programa.</translation>
    </message>
    <message>
        <source>Results cannot be saved now. They are counted; Wordfelt keeps trying.</source>
        <extracomment>app/program/notices.py</extracomment>
        <translation>Los resultados no se pueden guardar ahora. Aun así cuentan; Wordfelt lo sigue intentando.</translation>
    </message>
    <message>
        <source>The results file can be neither read nor moved. New results last until the program ends.</source>
        <extracomment>app/program/notices.py</extracomment>
        <translation>El archivo de los resultados no se puede leer ni mover. Los nuevos resultados valen hasta que cierres el programa.</translation>
    </message>
    <message>
        <source>The felt shows only PNG, JPEG, GIF, BMP and WebP: {file}. The plain cloth is shown instead.</source>
        <extracomment>app/program/notices.py</extracomment>
        <translation>El tapete solo admite imágenes PNG, JPEG, GIF, BMP y WebP: {file}. En su lugar se muestra el paño.</translation>
    </message>
    <message>
        <source>The picture for the felt is too large: {file}. The plain cloth is shown instead.</source>
        <extracomment>app/program/notices.py</extracomment>
        <translation>La imagen para el tapete es demasiado grande: {file}. En su lugar se muestra el paño.</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) in progress cannot be read. They are kept in {folder}.</source>
        <extracomment>app/program/unfinished_games.py</extracomment>
        <translation>
            <numerusform>%n partida empezada no se puede leer. Se conserva en {folder}.</numerusform>
            <numerusform>%n partidas empezadas no se pueden leer. Se conservan en {folder}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n damaged game(s) cannot be moved out of {folder}.</source>
        <extracomment>app/program/unfinished_games.py</extracomment>
        <translation>
            <numerusform>%n partida dañada no se puede sacar de {folder}.</numerusform>
            <numerusform>%n partidas dañadas no se pueden sacar de {folder}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) wait here for a newer Wordfelt.</source>
        <extracomment>app/program/unfinished_games.py</extracomment>
        <translation>
            <numerusform>%n partida necesita una versión más reciente de Wordfelt.</numerusform>
            <numerusform>%n partidas necesitan una versión más reciente de Wordfelt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) in progress cannot be read now. They stay in {folder}.</source>
        <extracomment>app/program/unfinished_games.py</extracomment>
        <translation>
            <numerusform>%n partida empezada no se puede leer ahora. Se queda en {folder}.</numerusform>
            <numerusform>%n partidas empezadas no se pueden leer ahora. Se quedan en {folder}.</numerusform>
        </translation>
    </message>
    <message>
        <source>The word list “{title}” is not here. The game can be watched; its file stays as it is.</source>
        <extracomment>app/program/waiting_games.py</extracomment>
        <translation>Falta la lista de palabras «{title}». La partida se puede ver; su archivo se queda como está.</translation>
    </message>
    <message>
        <source>This game keeps the dictionary and the house words it came with.</source>
        <extracomment>app/program/waiting_games.py</extracomment>
        <translation>Esta partida conserva el diccionario y las palabras de la casa que venían con ella.</translation>
    </message>
    <message>
        <source>The record is kept as {file}.</source>
        <extracomment>app/program/waiting_games.py</extracomment>
        <translation>La partida se conserva como {file}.</translation>
    </message>
    <message>
        <source>This game is open in another window.</source>
        <extracomment>app/program/waiting_games.py</extracomment>
        <translation>Esta partida está abierta en otra ventana.</translation>
    </message>
    <message>
        <source>Move {number} of this record is not allowed: {why}</source>
        <extracomment>app/library/opening.py</extracomment>
        <translation>La jugada {number} de esta partida no está permitida: {why}</translation>
    </message>
    <message>
        <source>The end of this record is damaged.</source>
        <extracomment>app/library/opening.py</extracomment>
        <translation>El final de esta partida guardada está dañado.</translation>
    </message>
    <message>
        <source>{name}: resign?</source>
        <extracomment>app/program/at_table.py</extracomment>
        <translation>{name}: ¿abandonar?</translation>
    </message>
    <message>
        <source>The results of earlier games could not be read. They were set aside, and the games are counted again.</source>
        <extracomment>app/program/notices.py</extracomment>
        <translation>Los resultados de partidas anteriores no se pudieron leer. Se han apartado, y las partidas se cuentan de nuevo.</translation>
    </message>
    <message>
        <source>The finds could not be read. The file was set aside.</source>
        <extracomment>app/program/notices.py</extracomment>
        <translation>No se han podido leer los hallazgos. El archivo se ha apartado.</translation>
    </message>
    <message>
        <source>The finds cannot be saved now. Wordfelt keeps trying.</source>
        <extracomment>app/program/notices.py</extracomment>
        <translation>Ahora no se pueden guardar los hallazgos. Wordfelt lo sigue intentando.</translation>
    </message>
    <message>
        <source>The finds can be neither read nor moved. Your changes last until the program ends.</source>
        <extracomment>app/program/notices.py</extracomment>
        <translation>Los hallazgos no se pueden leer ni mover. Tus cambios duran hasta que se cierre el programa.</translation>
    </message>
    <message>
        <source>A table of the day could not be read. The file was set aside, and the day is made again.</source>
        <extracomment>app/program/notices.py</extracomment>
        <translation>No se ha podido leer una mesa del día. El archivo se ha apartado y la mesa se prepara de nuevo.</translation>
    </message>
    <message>
        <source>A table of the day cannot be saved. The next start makes it again.</source>
        <extracomment>app/program/notices.py</extracomment>
        <translation>No se puede guardar una mesa del día. Se preparará de nuevo en el próximo inicio.</translation>
    </message>
    <message>
        <source>The file of a table of the day can be neither read nor moved. The day is made at each start.</source>
        <extracomment>app/program/notices.py</extracomment>
        <translation>El archivo de una mesa del día no se puede leer ni mover. La mesa se prepara en cada inicio.</translation>
    </message>
    <message>
        <source>The puzzles could not be read. The file was set aside.</source>
        <extracomment>app/program/notices.py</extracomment>
        <translation>No se han podido leer los retos. El archivo se ha apartado.</translation>
    </message>
    <message>
        <source>The puzzles cannot be saved now. Wordfelt keeps trying.</source>
        <extracomment>app/program/notices.py</extracomment>
        <translation>Ahora no se pueden guardar los retos. Wordfelt lo sigue intentando.</translation>
    </message>
    <message>
        <source>The puzzles can be neither read nor moved. Your changes last until the program ends.</source>
        <extracomment>app/program/notices.py</extracomment>
        <translation>Los retos no se pueden leer ni mover. Tus cambios valen hasta que cierres el programa.</translation>
    </message>
    <message>
        <source>Your words could not be read. The file was set aside.</source>
        <extracomment>app/program/notices.py</extracomment>
        <translation>No se han podido leer tus palabras. El archivo se ha apartado.</translation>
    </message>
    <message>
        <source>Your words cannot be saved now. Wordfelt keeps trying.</source>
        <extracomment>app/program/notices.py</extracomment>
        <translation>Ahora no se pueden guardar tus palabras. Wordfelt lo sigue intentando.</translation>
    </message>
    <message>
        <source>Your words can be neither read nor moved. Your changes last until the program ends.</source>
        <extracomment>app/program/notices.py</extracomment>
        <translation>Tus palabras no se pueden leer ni mover. Tus cambios valen hasta que cierres el programa.</translation>
    </message>
    <message>
        <source>Calm play is on.</source>
        <extracomment>app/program/application.py</extracomment>
        <translation>El juego tranquilo está activado.</translation>
    </message>
    <message>
        <source>Calm play is off.</source>
        <extracomment>app/program/application.py</extracomment>
        <translation>El juego tranquilo está desactivado.</translation>
    </message>
</context>
<context>
    <name>Numbers</name>
    <message>
        <source>one</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>una</translation>
    </message>
    <message>
        <source>two</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>dos</translation>
    </message>
    <message>
        <source>three</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>tres</translation>
    </message>
    <message>
        <source>four</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>cuatro</translation>
    </message>
    <message>
        <source>five</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>cinco</translation>
    </message>
    <message>
        <source>six</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>seis</translation>
    </message>
</context>
<context>
    <name>Options</name>
    <message>
        <source>Checked: only words of the dictionary can be laid</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Comprobadas: solo se ponen palabras del diccionario</translation>
    </message>
    <message>
        <source>Strict: a wrong word ends the turn</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Estricto: una palabra errónea acaba el turno</translation>
    </message>
    <message>
        <source>Challenge: anything may be laid, others may challenge it</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Impugnación: se pone lo que sea, los demás pueden impugnarlo</translation>
    </message>
    <message>
        <source>Trust: no dictionary</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Confianza: sin diccionario</translation>
    </message>
    <message>
        <source>Draw cards: closest to A</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Sacar cartas: la más cercana a la A</translation>
    </message>
    <message>
        <source>By chance</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Al azar</translation>
    </message>
    <message>
        <source>Seconds from one card to the next; without a limit the dealer lays them out by hand.</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Segundos de una carta a la siguiente; sin límite, quien reparte lo hace a mano.</translation>
    </message>
    <message>
        <source>Seconds to name a word; when they are up the longest row breaks up.</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Segundos para nombrar una palabra; cuando se acaban, la fila más larga se deshace.</translation>
    </message>
    <message>
        <source>switched off</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>desactivado</translation>
    </message>
    <message>
        <source>Up to five cards</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Hasta cinco cartas</translation>
    </message>
    <message>
        <source>None, as printed</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Ninguno, como en las reglas impresas</translation>
    </message>
    <message>
        <source>Its cards are shuffled into the deck</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Sus cartas se barajan en el mazo</translation>
    </message>
    <message>
        <source>Its cards are out of play</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Sus cartas quedan fuera de juego</translation>
    </message>
    <message>
        <source>Its player takes it after a pass or a trade</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>La toma quien la puso, se pase o se cambie</translation>
    </message>
    <message>
        <source>Its player takes it after a pass; a trade is free</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>La toma quien la puso, si se pasa; cambiar no cuesta nada</translation>
    </message>
    <message>
        <source>Each card won counts one</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Cada carta ganada vale un punto</translation>
    </message>
    <message>
        <source>Cards won count their values</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Las cartas ganadas suman su valor</translation>
    </message>
    <message>
        <source>Leftovers: cards left behind score</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Leftovers: puntúan las cartas que se dejan</translation>
    </message>
    <message>
        <source>Use or Lose: cards not used cost points</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Use or Lose: las cartas no usadas cuestan puntos</translation>
    </message>
    <message>
        <source>Leftovers plus Dessert: words score, too</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Leftovers plus Dessert: las palabras también puntúan</translation>
    </message>
    <message>
        <source>For points</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Por puntos</translation>
    </message>
    <message>
        <source>Knockout: the last one in wins</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Eliminación: gana el último que quede</translation>
    </message>
    <message>
        <source>Race: first to use every red card</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Carrera: el primero que use todas las rojas</translation>
    </message>
    <message>
        <source>It scores nothing</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>No puntúa</translation>
    </message>
    <message>
        <source>It scores again</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Puntúa otra vez</translation>
    </message>
    <message>
        <source>When the deck is empty and all have passed</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Cuando el mazo está vacío y todos han pasado</translation>
    </message>
    <message>
        <source>When the first player is out of cards</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Cuando alguien se queda sin cartas</translation>
    </message>
    <message>
        <source>Eight</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Ocho</translation>
    </message>
    <message>
        <source>Ten (Take 10)</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Diez (Take 10)</translation>
    </message>
    <message>
        <source>It begins the new word</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Empieza la palabra nueva</translation>
    </message>
    <message>
        <source>It begins or ends the new word</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Empieza o acaba la palabra nueva</translation>
    </message>
    <message>
        <source>Anywhere</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>En cualquier lugar</translation>
    </message>
    <message>
        <source>Run the Table: begin with any word</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Run the Table: empezar con cualquier palabra</translation>
    </message>
    <message>
        <source>Turn and Run: the first card is turned</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Turn and Run: se descubre la primera carta</translation>
    </message>
    <message>
        <source>By the number of players</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Según el número de jugadores</translation>
    </message>
    <message>
        <source>Each player’s own</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Una propia para cada uno</translation>
    </message>
    <message>
        <source>The whole table’s</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>La de toda la mesa</translation>
    </message>
    <message>
        <source>Never</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Nadie necesita más</translation>
    </message>
    <message>
        <source>In the next round, as printed</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>En la ronda siguiente, como en las reglas impresas</translation>
    </message>
    <message>
        <source>From then on, one more for each win</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Desde entonces, una más por victoria</translation>
    </message>
    <message>
        <source>They shout again</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Vuelven a gritar</translation>
    </message>
    <message>
        <source>The dealer says who was first, as printed</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Quien reparte dice quién fue primero, como en las reglas impresas</translation>
    </message>
    <message>
        <source>For every card, at once</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Con cada carta, enseguida</translation>
    </message>
    <message>
        <source>When the player who holds the timer turns it, as printed</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Cuando quien tiene el reloj de arena lo gira, como en las reglas impresas</translation>
    </message>
    <message>
        <source>Add</source>
        <extracomment>app/base/texts.py, app/windows/rules/move_signs.py</extracomment>
        <translation>Añadir</translation>
    </message>
    <message>
        <source>Overlay</source>
        <extracomment>app/base/texts.py, app/windows/rules/move_signs.py</extracomment>
        <translation>Cubrir</translation>
    </message>
    <message>
        <source>Give and take</source>
        <extracomment>app/base/texts.py, app/windows/rules/move_signs.py</extracomment>
        <translation>Toma y daca</translation>
    </message>
    <message>
        <source>Split</source>
        <extracomment>app/base/texts.py, app/windows/rules/move_signs.py</extracomment>
        <translation>Dividir</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <extracomment>app/base/texts.py, app/windows/rules/move_signs.py</extracomment>
        <translation>Duplicar</translation>
    </message>
    <message>
        <source>Here a word must get longer: permit Add, too.</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Aquí una palabra debe alargarse: permite también «Añadir».</translation>
    </message>
    <message>
        <source>Here words keep their length: permit Overlay, Give and take, or Duplicate, too.</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Aquí las palabras conservan su longitud: permite también «Cubrir», «Toma y daca» o «Duplicar».</translation>
    </message>
    <message>
        <source>Here a word must be cut in two: permit Split, too.</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Aquí una palabra debe dividirse en dos: permite también «Dividir».</translation>
    </message>
    <message>
        <source>Nobody could ever change a word: permit a move that lays a card, too.</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Nadie podría cambiar nunca una palabra: permite también una jugada que ponga una carta.</translation>
    </message>
    <message>
        <source>Judging words</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Juzgar las palabras</translation>
    </message>
    <message>
        <source>What happens when a word is laid that is not in the dictionary.</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Qué ocurre al poner una palabra que no está en el diccionario.</translation>
    </message>
    <message>
        <source>Time for a turn</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Tiempo por turno</translation>
    </message>
    <message>
        <source>Seconds; when they are up the turn ends as a pass.</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>En segundos; cuando se acaban, el turno cuenta como pase.</translation>
    </message>
    <message>
        <source>Who begins</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Quién empieza</translation>
    </message>
    <message>
        <source>The seat that has the first turn.</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>El asiento que juega el primer turno.</translation>
    </message>
    <message>
        <source>End without progress</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Final sin avance</translation>
    </message>
    <message>
        <source>Time for the game</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Tiempo para la partida</translation>
    </message>
    <message>
        <source>Time added each turn</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Tiempo añadido por turno</translation>
    </message>
    <message>
        <source>Seconds that a player’s time for the game grows by at the start of each turn.</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Segundos que se añaden al tiempo de cada jugador para la partida al empezar cada turno.</translation>
    </message>
    <message>
        <source>Trading cards</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Cambio de cartas</translation>
    </message>
    <message>
        <source>The printed rules do not have this trade; without it, a player who can’t play passes.</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Este cambio no está en las reglas impresas; sin él, quien no puede jugar pasa.</translation>
    </message>
    <message>
        <source>When a word is stuck</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Cuando una palabra se atasca</translation>
    </message>
    <message>
        <source>What happens to the word on the table when a player, or everybody, cannot go on.</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Qué ocurre con la palabra de la mesa cuando un jugador, o todos, no pueden seguir.</translation>
    </message>
    <message>
        <source>How often a solo player may trade cards once a word is on the table.</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Cuántas veces puedes cambiar cartas en solitario una vez puesta una palabra.</translation>
    </message>
    <message>
        <source>Words that come back</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Palabras que vuelven</translation>
    </message>
    <message>
        <source>A word that was on the table before and comes back by give and take alone.</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Una palabra que ya estuvo en la mesa y que vuelve solo por toma y daca.</translation>
    </message>
    <message>
        <source>Whether the winner of a round then needs one letter more than the others.</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Si quien gana una ronda necesita después una letra más que los demás.</translation>
    </message>
    <message>
        <source>Shouts at the same time</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Gritos al mismo tiempo</translation>
    </message>
    <message>
        <source>Who was first when two players shout at almost the same time.</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Quién fue primero cuando dos jugadores gritan casi a la vez.</translation>
    </message>
    <message>
        <source>Timer</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Reloj de arena</translation>
    </message>
    <message>
        <source>When the time to name a word begins to run.</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Cuándo empieza a correr el tiempo para nombrar una palabra.</translation>
    </message>
    <message>
        <source>Wild and flip cards on the table may be read anew at each play-on; such a card has not moved.</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Los comodines y cartas reversibles de la mesa pueden leerse de nuevo en cada ampliación; eso no cuenta como mover la carta.</translation>
    </message>
    <message>
        <source>Permitted moves</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Jugadas permitidas</translation>
    </message>
    <message>
        <source>The game ends if the number of cards in hands and rows does not fall for ten times this many rounds. If switched off, it never ends this way.</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Si las cartas de manos y filas no disminuyen en diez veces ese número de rondas, la partida termina. Con la opción desactivada, nunca termina así.</translation>
    </message>
    <message>
        <source>When the deck is empty, the game ends if the number of cards in all hands does not fall for this many rounds. It also ends after three rounds of passes alone, or when as many cards as the deck holds have been traded without a word being laid. If switched off, none of this ends it.</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Con el mazo vacío, la partida termina si en ese número de rondas no disminuyen las cartas de todas las manos. También termina tras tres rondas en las que todos pasan, y cuando se han cambiado, sin poner una palabra, tantas cartas como quedan en el mazo. Con la opción desactivada, nada de esto la termina.</translation>
    </message>
    <message>
        <source>Minutes that each player has for all turns together; when they are up, every turn is a pass.</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Minutos que cada jugador tiene para todos sus turnos juntos; cuando se acaban, cada turno cuenta como pase.</translation>
    </message>
    <message>
        <source>What may be done to a word on the table; the game’s own moves, or yours.</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Qué se puede hacer con una palabra de la mesa: las jugadas del juego, o las tuyas.</translation>
    </message>
    <message>
        <source>Scoring</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Puntuación</translation>
    </message>
    <message>
        <source>What a word or its cards count.</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Cuánto valen una palabra o sus cartas.</translation>
    </message>
    <message>
        <source>Kind of game</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Tipo de partida</translation>
    </message>
    <message>
        <source>Play for points, or until one player is left.</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Jugar por puntos, o hasta que quede un jugador.</translation>
    </message>
    <message>
        <source>Trades alone</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Cambios en solitario</translation>
    </message>
    <message>
        <source>End of the game</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Final de la partida</translation>
    </message>
    <message>
        <source>When the last turn has been played.</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Cuándo se ha jugado el último turno.</translation>
    </message>
    <message>
        <source>Breakups are hard</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Breakups Are Hard</translation>
    </message>
    <message>
        <source>If one of the two new words has three letters, the one worth less is scored.</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Si una de las dos palabras nuevas tiene tres letras, se puntúa la de menor valor.</translation>
    </message>
    <message>
        <source>Letters to reach</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Letras necesarias</translation>
    </message>
    <message>
        <source>A word this long leaves the table, and its player lays another.</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Una palabra de ese número de letras deja la mesa y da derecho a otra.</translation>
    </message>
    <message>
        <source>Place of the link</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Lugar del enlace</translation>
    </message>
    <message>
        <source>The place of the last card of the old word in the new one.</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Dónde va la última carta de la palabra anterior en la nueva.</translation>
    </message>
    <message>
        <source>Variation</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Variante</translation>
    </message>
    <message>
        <source>How the first card of a run comes to the table.</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Cómo llega a la mesa la primera carta de una serie.</translation>
    </message>
    <message>
        <source>Scoring starts</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Inicio de la puntuación</translation>
    </message>
    <message>
        <source>Whose row of red cards must be complete before words score.</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Qué fila de cartas rojas debe estar completa antes de que las palabras puntúen.</translation>
    </message>
    <message>
        <source>Shortest word</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Palabra más corta</translation>
    </message>
    <message>
        <source>The fewest letters a shouted word may have.</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Mínimo de letras de una palabra gritada.</translation>
    </message>
    <message>
        <source>Rising demands</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Exigencia creciente</translation>
    </message>
    <message>
        <source>Time for a shout</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Tiempo para un grito</translation>
    </message>
    <message>
        <source>Seconds to name the word after a buzz; silence counts as wrong.</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Segundos para decir la palabra tras el pulsador; el silencio cuenta como fallo.</translation>
    </message>
    <message>
        <source>Advanced game</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Juego avanzado</translation>
    </message>
    <message>
        <source>A play-on may not just add S, ES, D, ED, R or ER to the old word.</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Ninguna ampliación que ponga solo S, ES, D, ED, R o ER detrás de la palabra anterior.</translation>
    </message>
    <message>
        <source>Changing wild cards</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Comodines cambiantes</translation>
    </message>
    <message>
        <source>Match of two games</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Encuentro a dos partidas</translation>
    </message>
    <message>
        <source>Two games; if nobody has won more than all the others, a game of Starter decides.</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Dos partidas; si hay empate, decide una partida de Starter.</translation>
    </message>
    <message>
        <source>Seat {number}</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Asiento {number}</translation>
    </message>
</context>
<context>
    <name>Panels</name>
    <message>
        <source>Hide: {panel}</source>
        <extracomment>app/windows/widgets/dock_title.py</extracomment>
        <translation>Ocultar: {panel}</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) not seen</source>
        <extracomment>app/windows/table/panels.py, app/windows/table/telling.py</extracomment>
        <translation>
            <numerusform>%n carta sin ver</numerusform>
            <numerusform>%n cartas sin ver</numerusform>
        </translation>
    </message>
    <message>
        <source>Close the panels</source>
        <extracomment>app/windows/table/panel_rail.py</extracomment>
        <translation>Cerrar los paneles</translation>
    </message>
    <message>
        <source>Open the panels: scores, history</source>
        <extracomment>app/windows/table/panel_rail.py</extracomment>
        <translation>Abrir los paneles: puntuación, historial</translation>
    </message>
    <message>
        <source>Scores</source>
        <extracomment>app/windows/table/table_panels.py</extracomment>
        <translation>Puntuación</translation>
    </message>
    <message>
        <source>History</source>
        <extracomment>app/windows/table/table_panels.py</extracomment>
        <translation>Historial</translation>
    </message>
    <message>
        <source>Not seen</source>
        <extracomment>app/windows/table/table_panels.py</extracomment>
        <translation>Sin ver</translation>
    </message>
    <message>
        <source>Turn by turn</source>
        <extracomment>app/windows/table/table_panels.py</extracomment>
        <translation>Turno a turno</translation>
    </message>
    <message>
        <source>The panels are shown.</source>
        <extracomment>app/windows/table/table_voice.py</extracomment>
        <translation>Los paneles están a la vista.</translation>
    </message>
    <message>
        <source>The panels are hidden.</source>
        <extracomment>app/windows/table/table_voice.py</extracomment>
        <translation>Los paneles están ocultos.</translation>
    </message>
</context>
<context>
    <name>People</name>
    <message>
        <source>People</source>
        <extracomment>app/windows/sheets/people_page.py</extracomment>
        <translation>Personas</translation>
    </message>
    <message>
        <source>Name</source>
        <extracomment>app/windows/sheets/people_page.py</extracomment>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Time</source>
        <extracomment>app/windows/sheets/people_page.py</extracomment>
        <translation>Tiempo</translation>
    </message>
    <message>
        <source>Nobody is known by name yet.</source>
        <extracomment>app/windows/sheets/people_page.py</extracomment>
        <translation>Aún no hay ningún nombre apuntado.</translation>
    </message>
    <message>
        <source>Circle</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Círculo</translation>
    </message>
    <message>
        <source>Square</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Cuadrado</translation>
    </message>
    <message>
        <source>Triangle</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Triángulo</translation>
    </message>
    <message>
        <source>Hexagon</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Hexágono</translation>
    </message>
    <message>
        <source>Diamond</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Rombo</translation>
    </message>
    <message>
        <source>Pentagon</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Pentágono</translation>
    </message>
    <message>
        <source>Octagon</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Octógono</translation>
    </message>
    <message>
        <source>Triangle, upside down</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Triángulo invertido</translation>
    </message>
    <message>
        <source>A name that you give at a seat appears here.</source>
        <extracomment>app/windows/sheets/people_page.py</extracomment>
        <translation>El nombre que pongas en un asiento aparece aquí.</translation>
    </message>
    <message>
        <source>Shape</source>
        <extracomment>app/windows/sheets/people_page.py</extracomment>
        <translation>Forma</translation>
    </message>
    <message>
        <source>the seat’s shape</source>
        <extracomment>app/windows/sheets/people_page.py</extracomment>
        <translation>la del asiento</translation>
    </message>
    <message>
        <source>Letter</source>
        <extracomment>app/windows/sheets/people_page.py</extracomment>
        <translation>Letra</translation>
    </message>
    <message>
        <source>Words</source>
        <extracomment>app/windows/sheets/people_page.py</extracomment>
        <translation>Palabras</translation>
    </message>
    <message>
        <source>as in the dictionary</source>
        <extracomment>app/windows/sheets/people_page.py</extracomment>
        <translation>como en el diccionario</translation>
    </message>
    <message>
        <source>the program uses only those fit for children</source>
        <extracomment>app/windows/sheets/people_page.py</extracomment>
        <translation>el programa solo nombra las aptas para niños</translation>
    </message>
    <message>
        <source>Announced on their turn</source>
        <extracomment>app/windows/sheets/people_page.py</extracomment>
        <translation>Avisos en su turno</translation>
    </message>
    <message>
        <source>How much a screen reader says while it is this person’s turn.</source>
        <extracomment>app/windows/sheets/people_page.py</extracomment>
        <translation>Cuánto dice un lector de pantalla durante el turno de esta persona.</translation>
    </message>
    <message>
        <source>Somebody else has this name.</source>
        <extracomment>app/windows/sheets/people_page.py</extracomment>
        <translation>Otra persona ya tiene ese nombre.</translation>
    </message>
    <message>
        <source>There is room for {count} people.</source>
        <extracomment>app/windows/sheets/people_page.py</extracomment>
        <translation>Hay sitio para {count} personas.</translation>
    </message>
    <message>
        <source>New person</source>
        <extracomment>app/windows/sheets/people_page.py</extracomment>
        <translation>Persona nueva</translation>
    </message>
    <message>
        <source>Keys…</source>
        <extracomment>app/windows/sheets/people_page.py</extracomment>
        <translation>Teclas…</translation>
    </message>
    <message>
        <source>Put away</source>
        <extracomment>app/windows/sheets/people_page.py</extracomment>
        <translation>Apartar</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>app/windows/sheets/evening_page.py, app/windows/sheets/house_book_page.py, app/windows/sheets/my_words_page.py, app/windows/sheets/people_page.py</extracomment>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Colour</source>
        <extracomment>app/windows/sheets/people_page.py</extracomment>
        <translation>Color</translation>
    </message>
    <message>
        <source>handicap</source>
        <extracomment>app/windows/sheets/people_page.py</extracomment>
        <translation>hándicap</translation>
    </message>
    <message>
        <source>put away</source>
        <extracomment>app/windows/sheets/people_page.py</extracomment>
        <translation>apartada</translation>
    </message>
    <message>
        <source>Take back</source>
        <extracomment>app/windows/sheets/people_page.py</extracomment>
        <translation>Recuperar</translation>
    </message>
    <message>
        <source>key {key}</source>
        <extracomment>app/windows/sheets/people_page.py</extracomment>
        <translation>tecla {key}</translation>
    </message>
</context>
<context>
    <name>Places</name>
    <message>
        <source>Used</source>
        <extracomment>app/session/match/spoken_cards.py</extracomment>
        <translation>Fuera</translation>
    </message>
    <message>
        <source>Lay a word here</source>
        <extracomment>app/session/match/spoken_cards.py</extracomment>
        <translation>Pon aquí una palabra</translation>
    </message>
    <message>
        <source>hand</source>
        <extracomment>app/session/match/spoken_cards.py</extracomment>
        <translation>mano</translation>
    </message>
    <message>
        <source>player</source>
        <extracomment>app/session/match/spoken_cards.py</extracomment>
        <translation>jugador</translation>
    </message>
    <message>
        <source>deck</source>
        <extracomment>app/session/match/spoken_cards.py</extracomment>
        <translation>mazo</translation>
    </message>
    <message>
        <source>cards out of play</source>
        <extracomment>app/session/match/spoken_cards.py</extracomment>
        <translation>cartas fuera de juego</translation>
    </message>
    <message>
        <source>word on the table</source>
        <extracomment>app/session/match/spoken_cards.py</extracomment>
        <translation>palabra de la mesa</translation>
    </message>
    <message>
        <source>strip for a fresh word</source>
        <extracomment>app/session/match/spoken_cards.py</extracomment>
        <translation>lugar para una palabra nueva</translation>
    </message>
    <message>
        <source>row of cards</source>
        <extracomment>app/session/match/spoken_cards.py</extracomment>
        <translation>fila de cartas</translation>
    </message>
    <message>
        <source>pile</source>
        <extracomment>app/session/match/spoken_cards.py</extracomment>
        <translation>montón</translation>
    </message>
    <message>
        <source>turned card</source>
        <extracomment>app/session/match/spoken_cards.py</extracomment>
        <translation>carta descubierta</translation>
    </message>
    <message>
        <source>played last</source>
        <extracomment>app/session/match/spoken_cards.py</extracomment>
        <translation>última jugada</translation>
    </message>
    <message>
        <source>cards won</source>
        <extracomment>app/session/match/spoken_cards.py</extracomment>
        <translation>cartas ganadas</translation>
    </message>
    <message>
        <source>chosen card</source>
        <extracomment>app/session/match/spoken_cards.py</extracomment>
        <translation>carta elegida</translation>
    </message>
    <message>
        <source>cards set apart</source>
        <extracomment>app/session/match/spoken_cards.py</extracomment>
        <translation>cartas apartadas</translation>
    </message>
    <message>
        <source>Empty</source>
        <extracomment>app/session/match/spoken_cards.py</extracomment>
        <translation>Vacío</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <extracomment>app/session/match/spoken_cards.py</extracomment>
        <translation>
            <numerusform>%n carta</numerusform>
            <numerusform>%n cartas</numerusform>
        </translation>
    </message>
    <message>
        <source>worth {points}</source>
        <extracomment>app/session/match/spoken_cards.py</extracomment>
        <translation>vale {points}</translation>
    </message>
    <message>
        <source>score {points}</source>
        <extracomment>app/session/match/spoken_cards.py</extracomment>
        <translation>puntuación {points}</translation>
    </message>
    <message>
        <source>to play</source>
        <extracomment>app/session/match/spoken_cards.py</extracomment>
        <translation>le toca</translation>
    </message>
    <message>
        <source>empty</source>
        <extracomment>app/session/match/spoken_cards.py</extracomment>
        <translation>vacío</translation>
    </message>
</context>
<context>
    <name>Players</name>
    <message>
        <source>You</source>
        <extracomment>app/library/usual_names.py</extracomment>
        <translation>Tú</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <extracomment>app/library/usual_names.py</extracomment>
        <translation>Jugador {number}</translation>
    </message>
    <message>
        <source>Beginner</source>
        <extracomment>app/base/level_names.py</extracomment>
        <translation>Principiante</translation>
    </message>
    <message>
        <source>Child</source>
        <extracomment>app/base/level_names.py</extracomment>
        <translation>Infantil</translation>
    </message>
    <message>
        <source>Casual</source>
        <extracomment>app/base/level_names.py</extracomment>
        <translation>Aficionado</translation>
    </message>
    <message>
        <source>Steady</source>
        <extracomment>app/base/level_names.py</extracomment>
        <translation>Constante</translation>
    </message>
    <message>
        <source>Skilled</source>
        <extracomment>app/base/level_names.py</extracomment>
        <translation>Hábil</translation>
    </message>
    <message>
        <source>Strong</source>
        <extracomment>app/base/level_names.py</extracomment>
        <translation>Fuerte</translation>
    </message>
    <message>
        <source>Master</source>
        <extracomment>app/base/level_names.py</extracomment>
        <translation>Maestro</translation>
    </message>
    <message>
        <source>Grandmaster</source>
        <extracomment>app/base/level_names.py</extracomment>
        <translation>Gran maestro</translation>
    </message>
    <message>
        <source>Builder</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Constructor</translation>
    </message>
    <message>
        <source>Likes long words, and to lay many cards at once.</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Le gustan las palabras largas y poner muchas cartas a la vez.</translation>
    </message>
    <message>
        <source>Weaver</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Tejedor</translation>
    </message>
    <message>
        <source>Likes several words in a turn, short and common ones.</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Le gusta poner varias palabras por turno, cortas y corrientes.</translation>
    </message>
    <message>
        <source>Likes to keep good letters, and many cards. Doubts little.</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Le gusta guardar buenas letras, y muchas cartas. Duda poco.</translation>
    </message>
    <message>
        <source>Spoiler</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Aguafiestas</translation>
    </message>
    <message>
        <source>Likes to leave the next player few letters, and hard ones.</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Le gusta dejar al siguiente pocas letras, y difíciles.</translation>
    </message>
    <message>
        <source>Likes rare words. Doubts much, and bluffs where words are challenged.</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Le gustan las palabras raras. Duda mucho, y va de farol cuando se pueden impugnar palabras.</translation>
    </message>
    <message>
        <source>between {low} and {high}</source>
        <extracomment>app/base/level_names.py</extracomment>
        <translation>entre {low} y {high}</translation>
    </message>
    <message>
        <source>Hoarder</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Acaparador</translation>
    </message>
    <message>
        <source>Bold</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Atrevido</translation>
    </message>
</context>
<context>
    <name>Puzzle</name>
    <message>
        <source>This was possible</source>
        <extracomment>app/program/own_puzzling.py</extracomment>
        <translation>Era posible</translation>
    </message>
    <message>
        <source>A position from an earlier version cannot be laid any more; it is gone.</source>
        <extracomment>app/program/own_puzzling.py</extracomment>
        <translation>Una posición de una versión anterior ya no se puede poner; desaparece.</translation>
    </message>
    <message>
        <source>Found</source>
        <extracomment>app/program/own_puzzling.py</extracomment>
        <translation>Encontrado</translation>
    </message>
    <message>
        <source>Not yet</source>
        <extracomment>app/program/own_puzzling.py</extracomment>
        <translation>Todavía no</translation>
    </message>
    <message>
        <source>See the play</source>
        <extracomment>app/program/own_puzzling.py</extracomment>
        <translation>Ver la jugada</translation>
    </message>
    <message>
        <source>End the turn</source>
        <extracomment>app/program/own_puzzling.py</extracomment>
        <translation>Terminar el turno</translation>
    </message>
    <message>
        <source>Next puzzle</source>
        <extracomment>app/program/own_puzzling.py</extracomment>
        <translation>Siguiente reto</translation>
    </message>
    <message>
        <source>Back to the gallery</source>
        <extracomment>app/program/own_puzzling.py</extracomment>
        <translation>Volver a la galería</translation>
    </message>
    <message>
        <source>Whose puzzles?</source>
        <extracomment>app/program/own_puzzling.py</extracomment>
        <translation>¿Los retos de quién?</translation>
    </message>
    <message>
        <source>Puzzles: {count}</source>
        <extracomment>app/windows/gallery/table_bar.py</extracomment>
        <translation>Retos: {count}</translation>
    </message>
    <message>
        <source>So far {number} of {sought}; your turn goes on.</source>
        <extracomment>app/windows/sheets/puzzle_texts.py</extracomment>
        <translation>Hasta ahora {number} de {sought}; tu turno sigue.</translation>
    </message>
    <message numerus="yes">
        <source>It comes again in %n day(s).</source>
        <extracomment>app/windows/sheets/puzzle_texts.py</extracomment>
        <translation>
            <numerusform>Vuelve dentro de %n día.</numerusform>
            <numerusform>Vuelve dentro de %n días.</numerusform>
        </translation>
    </message>
    <message>
        <source>This was possible: {words}, {number}.</source>
        <extracomment>app/windows/sheets/puzzle_texts.py</extracomment>
        <translation>Era posible: {words}, {number}.</translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s) from your games</source>
        <extracomment>app/windows/sheets/puzzle_texts.py</extracomment>
        <translation>
            <numerusform>%n reto de tus partidas</numerusform>
            <numerusform>%n retos de tus partidas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{game}: you missed this {day}. A play for %n point(s) lies here.</source>
        <extracomment>app/windows/sheets/puzzle_texts.py</extracomment>
        <translation>
            <numerusform>{game}: esto se te escapó {day}. Aquí hay una jugada de %n punto.</numerusform>
            <numerusform>{game}: esto se te escapó {day}. Aquí hay una jugada de %n puntos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{game}: you missed this {day}. A play for %n card(s) lies here.</source>
        <extracomment>app/windows/sheets/puzzle_texts.py</extracomment>
        <translation>
            <numerusform>{game}: esto se te escapó {day}. Aquí hay una jugada que gana %n carta.</numerusform>
            <numerusform>{game}: esto se te escapó {day}. Aquí hay una jugada que gana %n cartas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{game}: you missed this {day}. A play of %n card(s) lies here.</source>
        <extracomment>app/windows/sheets/puzzle_texts.py</extracomment>
        <translation>
            <numerusform>{game}: esto se te escapó {day}. Aquí hay una jugada con %n carta de la mano.</numerusform>
            <numerusform>{game}: esto se te escapó {day}. Aquí hay una jugada con %n cartas de la mano.</numerusform>
        </translation>
    </message>
    <message>
        <source>No puzzle waits. What you miss in a game becomes one.</source>
        <extracomment>app/windows/sheets/puzzle_texts.py</extracomment>
        <translation>Ningún reto espera. Lo que se te escapa en una partida se convierte en uno.</translation>
    </message>
    <message>
        <source>on {date}</source>
        <extracomment>app/windows/sheets/puzzle_texts.py</extracomment>
        <translation>el {date}</translation>
    </message>
    <message>
        <source>{number} of {sought}.</source>
        <extracomment>app/windows/sheets/puzzle_texts.py</extracomment>
        <translation>{number} de {sought}.</translation>
    </message>
    <message>
        <source>No puzzle waits. The next one comes on {date}.</source>
        <extracomment>app/windows/sheets/puzzle_texts.py</extracomment>
        <translation>Ningún reto espera. El próximo llega el {date}.</translation>
    </message>
    <message>
        <source>on {weekday}</source>
        <extracomment>app/windows/sheets/puzzle_texts.py</extracomment>
        <translation>el {weekday}</translation>
    </message>
    <message>
        <source>Yes: {number}. In the game you had {made}.</source>
        <extracomment>app/windows/sheets/puzzle_texts.py</extracomment>
        <translation>Sí: {number}. En la partida fueron {made}.</translation>
    </message>
    <message>
        <source>This was possible: {words}, {points} points.</source>
        <extracomment>app/windows/sheets/puzzle_texts.py</extracomment>
        <translation>Era posible: {words}, {points} puntos.</translation>
    </message>
</context>
<context>
    <name>Rack</name>
    <message>
        <source>Shuffle</source>
        <extracomment>app/windows/table/rack_buttons.py</extracomment>
        <translation>Barajar</translation>
    </message>
    <message>
        <source>Sort</source>
        <extracomment>app/windows/table/rack_buttons.py</extracomment>
        <translation>Ordenar</translation>
    </message>
    <message>
        <source>Take back</source>
        <extracomment>app/windows/table/rack_buttons.py</extracomment>
        <translation>Recuperar</translation>
    </message>
    <message>
        <source>Shuffle the hand</source>
        <extracomment>app/windows/table/rack_buttons.py</extracomment>
        <translation>Barajar la mano</translation>
    </message>
    <message>
        <source>Sort the hand</source>
        <extracomment>app/windows/table/rack_buttons.py</extracomment>
        <translation>Ordenar la mano</translation>
    </message>
    <message>
        <source>Take back everything that is laid</source>
        <extracomment>app/windows/table/rack_buttons.py</extracomment>
        <translation>Recuperar todo lo que has puesto</translation>
    </message>
</context>
<context>
    <name>Ready</name>
    <message>
        <source>Next hand: {name}.</source>
        <extracomment>app/windows/table/ready_plate.py</extracomment>
        <translation>La mano siguiente: {name}.</translation>
    </message>
    <message>
        <source>No time is left: the turn passes.</source>
        <extracomment>app/windows/table/ready_plate.py</extracomment>
        <translation>No queda tiempo: el turno cuenta como pase.</translation>
    </message>
    <message>
        <source>The others look away.</source>
        <extracomment>app/windows/table/ready_plate.py</extracomment>
        <translation>Los demás miran a otro lado.</translation>
    </message>
</context>
<context>
    <name>Reasons</name>
    <message>
        <source>There is no file “{file}”.</source>
        <extracomment>engine/messages.py: bad-record:no-file</extracomment>
        <translation>No hay ningún archivo «{file}».</translation>
    </message>
    <message>
        <source>“{file}” is a folder, not a record.</source>
        <extracomment>engine/messages.py: bad-record:folder</extracomment>
        <translation>«{file}» es una carpeta, no una partida guardada.</translation>
    </message>
    <message>
        <source>You have no permission to read the file “{file}”.</source>
        <extracomment>engine/messages.py: bad-record:no-permission</extracomment>
        <translation>El archivo «{file}» no se puede leer: no hay permiso.</translation>
    </message>
    <message>
        <source>The file “{file}” cannot be read.</source>
        <extracomment>engine/messages.py: bad-record:file</extracomment>
        <translation>El archivo «{file}» no se puede leer.</translation>
    </message>
    <message>
        <source>“{file}” cannot be saved.</source>
        <extracomment>engine/messages.py: not-saved</extracomment>
        <translation>«{file}» no se puede guardar.</translation>
    </message>
    <message>
        <source>“{file}” cannot be saved: the disk is full.</source>
        <extracomment>engine/messages.py: not-saved:full</extracomment>
        <translation>«{file}» no se puede guardar: el disco está lleno.</translation>
    </message>
    <message>
        <source>“{file}” cannot be saved: its folder is not there.</source>
        <extracomment>engine/messages.py: not-saved:no-folder</extracomment>
        <translation>«{file}» no se puede guardar: su carpeta no existe.</translation>
    </message>
    <message>
        <source>“{file}” cannot be saved: you have no permission to write there.</source>
        <extracomment>engine/messages.py: not-saved:no-permission</extracomment>
        <translation>«{file}» no se puede guardar: allí no se puede escribir nada.</translation>
    </message>
    <message>
        <source>This is too large to be a record.</source>
        <extracomment>engine/messages.py: bad-record:large</extracomment>
        <translation>Es demasiado grande para ser una partida guardada.</translation>
    </message>
    <message>
        <source>The record is empty.</source>
        <extracomment>engine/messages.py: bad-record:empty</extracomment>
        <translation>La partida guardada está vacía.</translation>
    </message>
    <message>
        <source>This is not a record: it is not text in UTF-8.</source>
        <extracomment>engine/messages.py: bad-record:utf-8</extracomment>
        <translation>No es una partida guardada: no es un texto en UTF-8.</translation>
    </message>
    <message>
        <source>This is not a record: its JSON cannot be read from line {line}, column {column}, on.</source>
        <extracomment>engine/messages.py: bad-record:json</extracomment>
        <translation>No es una partida guardada: su JSON no se puede leer desde la línea {line}, columna {column}.</translation>
    </message>
    <message>
        <source>This is not a record: a record is a JSON object.</source>
        <extracomment>engine/messages.py: bad-record:no-object</extracomment>
        <translation>No es una partida guardada: debe ser un objeto JSON.</translation>
    </message>
    <message>
        <source>The record is nested too deeply.</source>
        <extracomment>engine/messages.py: bad-record:nested</extracomment>
        <translation>La partida guardada está anidada a demasiada profundidad.</translation>
    </message>
    <message>
        <source>The record has a number with too many digits: {number}.</source>
        <extracomment>engine/messages.py: bad-record:digits</extracomment>
        <translation>La partida guardada tiene un número con demasiadas cifras: {number}.</translation>
    </message>
    <message>
        <source>The record has {name} where a number should be.</source>
        <extracomment>engine/messages.py: bad-record:constant</extracomment>
        <translation>La partida guardada tiene {name} donde debería haber un número.</translation>
    </message>
    <message>
        <source>The record has the key “{key}” twice.</source>
        <extracomment>engine/messages.py: bad-record:twice</extracomment>
        <translation>La partida guardada tiene dos veces la clave «{key}».</translation>
    </message>
    <message>
        <source>The record was written by a newer Wordfelt.</source>
        <extracomment>engine/messages.py: bad-record:newer</extracomment>
        <translation>La partida guardada la escribió una versión más reciente de Wordfelt.</translation>
    </message>
    <message>
        <source>The record has an unknown key: “{place}”.</source>
        <extracomment>engine/messages.py: bad-record:unknown-key</extracomment>
        <translation>La partida guardada tiene una clave desconocida: «{place}».</translation>
    </message>
    <message>
        <source>The record lacks the key “{place}”.</source>
        <extracomment>engine/messages.py: bad-record:missing-key</extracomment>
        <translation>A la partida guardada le falta la clave «{place}».</translation>
    </message>
    <message>
        <source>In the record “{place}” must be a text.</source>
        <extracomment>engine/messages.py: bad-record:text</extracomment>
        <translation>En la partida guardada, «{place}» debe ser un texto.</translation>
    </message>
    <message>
        <source>In the record “{place}” has half of a character: “�”.</source>
        <extracomment>engine/messages.py: bad-record:half</extracomment>
        <translation>En la partida guardada, «{place}» tiene medio carácter: «�».</translation>
    </message>
    <message>
        <source>In the record “{place}” is longer than {most} characters.</source>
        <extracomment>engine/messages.py: bad-record:long-text</extracomment>
        <translation>En la partida guardada, «{place}» pasa de {most} caracteres.</translation>
    </message>
    <message>
        <source>In the record “{place}” must be a readable name of up to {most} characters.</source>
        <extracomment>engine/messages.py: bad-record:name</extracomment>
        <translation>En la partida guardada, «{place}» debe ser un nombre legible de hasta {most} caracteres.</translation>
    </message>
    <message>
        <source>In the record “{place}” must be a word of up to {most} letters from A to Z.</source>
        <extracomment>engine/messages.py: bad-record:house-word</extracomment>
        <translation>En la partida guardada, «{place}» debe ser una palabra de hasta {most} letras de la A a la Z.</translation>
    </message>
    <message>
        <source>In the record “{place}” must be a whole number.</source>
        <extracomment>engine/messages.py: bad-record:whole</extracomment>
        <translation>En la partida guardada, «{place}» debe ser un número entero.</translation>
    </message>
    <message>
        <source>In the record “wordfelt” must be a whole number from 1 up.</source>
        <extracomment>engine/messages.py: bad-record:version</extracomment>
        <translation>En la partida guardada, «wordfelt» debe ser un número entero desde 1.</translation>
    </message>
    <message>
        <source>In the record “{place}” must be a whole number from {low} to {high}.</source>
        <extracomment>engine/messages.py: bad-record:range</extracomment>
        <translation>En la partida guardada, «{place}» debe ser un número entero de {low} a {high}.</translation>
    </message>
    <message>
        <source>In the record “{place}” must be a number of seconds.</source>
        <extracomment>engine/messages.py: bad-record:seconds</extracomment>
        <translation>En la partida guardada, «{place}» debe ser un número de segundos.</translation>
    </message>
    <message>
        <source>In the record “{place}” must be one of {choices}.</source>
        <extracomment>engine/messages.py: bad-record:one-of</extracomment>
        <translation>En la partida guardada, «{place}» debe ser uno de estos valores: {choices}.</translation>
    </message>
    <message>
        <source>In the record “{place}” must be a list.</source>
        <extracomment>engine/messages.py: bad-record:list</extracomment>
        <translation>En la partida guardada, «{place}» debe ser una lista.</translation>
    </message>
    <message>
        <source>In the record “{place}” has more than {most} entries.</source>
        <extracomment>engine/messages.py: bad-record:long-list</extracomment>
        <translation>En la partida guardada, «{place}» tiene más de {most} elementos.</translation>
    </message>
    <message>
        <source>In the record “{place}” must be cards: a text or a list.</source>
        <extracomment>engine/messages.py: bad-record:faces</extracomment>
        <translation>En la partida guardada, «{place}» debe constar de cartas: un texto o una lista.</translation>
    </message>
    <message>
        <source>In the record “{place}” must be an object with keys.</source>
        <extracomment>engine/messages.py: bad-record:object</extracomment>
        <translation>En la partida guardada, «{place}» debe ser un objeto con claves.</translation>
    </message>
    <message>
        <source>In the record “{place}” must be a text or an object with “{key}”.</source>
        <extracomment>engine/messages.py: bad-record:text-or-object</extracomment>
        <translation>En la partida guardada, «{place}» debe ser un texto o un objeto con «{key}».</translation>
    </message>
    <message>
        <source>In the record “{place}” cannot be understood.</source>
        <extracomment>engine/messages.py: bad-record:value</extracomment>
        <translation>En la partida guardada, «{place}» no se entiende.</translation>
    </message>
    <message>
        <source>There is no game called “{game}”.</source>
        <extracomment>engine/messages.py: bad-record:game</extracomment>
        <translation>No hay ningún juego llamado «{game}».</translation>
    </message>
    <message>
        <source>{game} is for {low} to {high} players; the record names {count}.</source>
        <extracomment>engine/messages.py: bad-record:players</extracomment>
        <translation>{game} es para {low} a {high} jugadores, la partida guardada nombra {count}.</translation>
    </message>
    <message>
        <source>{game} is for {low} players; the record names {count}.</source>
        <extracomment>engine/messages.py: bad-record:exactly</extracomment>
        <translation>{game} es para {low} jugadores, la partida guardada nombra {count}.</translation>
    </message>
    <message>
        <source>{game} is for one player; the record names {count}.</source>
        <extracomment>engine/messages.py: bad-record:one-player</extracomment>
        <translation>{game} es para un jugador, la partida guardada nombra {count}.</translation>
    </message>
    <message>
        <source>{game} has no option “{option}”.</source>
        <extracomment>engine/messages.py: bad-record:option</extracomment>
        <translation>{game} no tiene la opción «{option}».</translation>
    </message>
    <message>
        <source>The option “{option}” must be one of {choices}.</source>
        <extracomment>engine/messages.py: bad-record:option-choice</extracomment>
        <translation>La opción «{option}» debe tener uno de estos valores: {choices}.</translation>
    </message>
    <message>
        <source>The option “{option}” must be true or false.</source>
        <extracomment>engine/messages.py: bad-record:option-flag</extracomment>
        <translation>La opción «{option}» debe ser true o false.</translation>
    </message>
    <message>
        <source>The option “{option}” must be letters of {letters}, each once.</source>
        <extracomment>engine/messages.py: bad-record:option-moves</extracomment>
        <translation>La opción «{option}» debe constar de letras de {letters}, cada una solo una vez.</translation>
    </message>
    <message>
        <source>The option “{option}” must be letters of {letters}, each once, or null.</source>
        <extracomment>engine/messages.py: bad-record:option-moves-or-null</extracomment>
        <translation>La opción «{option}» debe constar de letras de {letters}, cada una solo una vez, o ser null.</translation>
    </message>
    <message>
        <source>The option “{option}” must be a whole number from {low} to {high}.</source>
        <extracomment>engine/messages.py: bad-record:option-number</extracomment>
        <translation>La opción «{option}» debe ser un número entero de {low} a {high}.</translation>
    </message>
    <message>
        <source>The option “{option}” must be a whole number from {low} to {high}, or null.</source>
        <extracomment>engine/messages.py: bad-record:option-number-or-null</extracomment>
        <translation>La opción «{option}» debe ser un número entero de {low} a {high}, o null.</translation>
    </message>
    <message>
        <source>“{place}” has no meaning in {game}: its score is not points.</source>
        <extracomment>engine/messages.py: bad-record:start</extracomment>
        <translation>«{place}» no tiene sentido en {game}: no se cuenta por puntos.</translation>
    </message>
    <message>
        <source>“{place}” has no meaning in {game}: its rules decide how long words are.</source>
        <extracomment>engine/messages.py: bad-record:least</extracomment>
        <translation>«{place}» no tiene sentido en {game}: sus reglas deciden la longitud de las palabras.</translation>
    </message>
    <message>
        <source>The record has no branch {branch}.</source>
        <extracomment>engine/messages.py: bad-record:no-branch</extracomment>
        <translation>La partida guardada no tiene ninguna rama {branch}.</translation>
    </message>
    <message>
        <source>Seat {number} cannot begin: nobody sits there.</source>
        <extracomment>engine/messages.py: bad-record:first, engine/messages.py: bad-setup:first</extracomment>
        <translation>El asiento {number} no puede empezar: nadie está sentado allí.</translation>
    </message>
    <message>
        <source>This record leads into a fault of Wordfelt itself.</source>
        <extracomment>engine/messages.py: bad-record:fault</extracomment>
        <translation>Esta partida provoca un fallo del propio Wordfelt.</translation>
    </message>
    <message>
        <source>The set-up needs more copies of {card} than the deck has left.</source>
        <extracomment>engine/messages.py: bad-setup:copies</extracomment>
        <translation>La disposición pide más copias de {card} de las que le quedan al mazo.</translation>
    </message>
    <message>
        <source>The set-up leaves no card to deal.</source>
        <extracomment>engine/messages.py: bad-setup:deck</extracomment>
        <translation>La disposición no deja ninguna carta que repartir.</translation>
    </message>
    <message>
        <source>The set-up names “{card}”, which is not a card of this deck.</source>
        <extracomment>engine/messages.py: bad-setup:face</extracomment>
        <translation>La disposición nombra «{card}», que no es una carta de esta baraja.</translation>
    </message>
    <message>
        <source>The set-up must deal a hand to every player: {players}, not {count}.</source>
        <extracomment>engine/messages.py: bad-setup:hands</extracomment>
        <translation>La disposición debe dar una mano a cada jugador: {players}, no {count}.</translation>
    </message>
    <message>
        <source>This game has no “{key}” to set up.</source>
        <extracomment>engine/messages.py: bad-setup:key</extracomment>
        <translation>En este juego no hay «{key}» que disponer.</translation>
    </message>
    <message>
        <source>In the set-up one player has two own words.</source>
        <extracomment>engine/messages.py: bad-setup:own-words</extracomment>
        <translation>En la disposición un jugador tiene dos palabras propias.</translation>
    </message>
    <message>
        <source>The set-up must say which vowel and which consonant of {word} are passed on.</source>
        <extracomment>engine/messages.py: bad-setup:pick</extracomment>
        <translation>La disposición debe decir qué vocal y qué consonante de {word} se pasan.</translation>
    </message>
    <message>
        <source>The set-up has no pile with cards.</source>
        <extracomment>engine/messages.py: bad-setup:piles</extracomment>
        <translation>La disposición no tiene ningún montón con cartas.</translation>
    </message>
    <message>
        <source>The set-up does not say what {card} is read as.</source>
        <extracomment>engine/messages.py: bad-setup:reading</extracomment>
        <translation>La disposición no dice cómo se lee {card}.</translation>
    </message>
    <message>
        <source>The set-up needs a row and a card in every hand.</source>
        <extracomment>engine/messages.py: bad-setup:rows</extracomment>
        <translation>La disposición necesita una fila y una carta en cada mano.</translation>
    </message>
    <message>
        <source>The set-up must give every player a score.</source>
        <extracomment>engine/messages.py: bad-setup:scores</extracomment>
        <translation>La disposición debe dar una puntuación a cada jugador.</translation>
    </message>
    <message>
        <source>The set-up gives a word to seat {number}, where nobody sits.</source>
        <extracomment>engine/messages.py: bad-setup:seat</extracomment>
        <translation>La disposición da una palabra al asiento {number}, donde nadie está sentado.</translation>
    </message>
    <message>
        <source>The slots of {word} in the set-up do not spell it.</source>
        <extracomment>engine/messages.py: bad-setup:slots</extracomment>
        <translation>En la disposición, las cartas de {word} no la forman.</translation>
    </message>
    <message>
        <source>The set-up must say for every player which row cards were used, and only such cards.</source>
        <extracomment>engine/messages.py: bad-setup:used</extracomment>
        <translation>La disposición debe decir de cada jugador qué cartas de la fila ha usado, y solo esas.</translation>
    </message>
    <message>
        <source>The set-up has {count} words on the table; the game has at most {most}.</source>
        <extracomment>engine/messages.py: bad-setup:words</extracomment>
        <translation>La disposición pone {count} palabras en la mesa; este juego admite {most} como mucho.</translation>
    </message>
    <message>
        <source>The set-up has a word without letters.</source>
        <extracomment>engine/messages.py: bad-setup:word</extracomment>
        <translation>La disposición tiene una palabra sin letras.</translation>
    </message>
    <message>
        <source>The word list “{title}” is missing or has changed.</source>
        <extracomment>engine/messages.py: bad-setup:list</extracomment>
        <translation>La lista de palabras «{title}» falta o ha cambiado.</translation>
    </message>
    <message>
        <source>There is no word in this file.</source>
        <extracomment>engine/messages.py: bad-list:none</extracomment>
        <translation>En este archivo no hay ninguna palabra.</translation>
    </message>
    <message>
        <source>This is not a text file.</source>
        <extracomment>engine/messages.py: bad-list:text</extracomment>
        <translation>Esto no es un archivo de texto.</translation>
    </message>
    <message>
        <source>This gzip file is damaged.</source>
        <extracomment>engine/messages.py: bad-list:gzip</extracomment>
        <translation>Este archivo gzip está dañado.</translation>
    </message>
    <message>
        <source>This file is too large: a word list has {most} MB at most.</source>
        <extracomment>engine/messages.py: bad-list:large</extracomment>
        <translation>Este archivo es demasiado grande: una lista de palabras puede tener como mucho {most} MB.</translation>
    </message>
    <message>
        <source>This file has too many words: a list has {most} at most.</source>
        <extracomment>engine/messages.py: bad-list:many</extracomment>
        <translation>Este archivo tiene demasiadas palabras: una lista puede tener como mucho {most}.</translation>
    </message>
    <message>
        <source>“{text}” cannot be understood.</source>
        <extracomment>engine/messages.py: bad-notation</extracomment>
        <translation>«{text}» no se entiende.</translation>
    </message>
    <message>
        <source>This cannot be written as a move.</source>
        <extracomment>engine/messages.py: bad-notation:act</extracomment>
        <translation>Esto no se puede escribir como jugada.</translation>
    </message>
    <message>
        <source>The move is too long to be understood.</source>
        <extracomment>engine/messages.py: bad-notation:long</extracomment>
        <translation>La jugada es demasiado larga para entenderla.</translation>
    </message>
    <message>
        <source>There is no move “{verb}”.</source>
        <extracomment>engine/messages.py: bad-notation:verb</extracomment>
        <translation>No hay ninguna jugada «{verb}».</translation>
    </message>
    <message>
        <source>There is no card “{card}” in this deck.</source>
        <extracomment>engine/messages.py: bad-notation:card</extracomment>
        <translation>No hay ninguna carta «{card}» en esta baraja.</translation>
    </message>
    <message>
        <source>Say what {card} is to be read as.</source>
        <extracomment>engine/messages.py: bad-notation:reading</extracomment>
        <translation>Di cómo debe leerse {card}.</translation>
    </message>
    <message>
        <source>Nobody sits at seat {number}.</source>
        <extracomment>engine/messages.py: bad-notation:seat</extracomment>
        <translation>Nadie está sentado en el asiento {number}.</translation>
    </message>
    <message>
        <source>Say whose move “{verb}” is.</source>
        <extracomment>engine/messages.py: bad-notation:who</extracomment>
        <translation>Di de quién es «{verb}».</translation>
    </message>
    <message>
        <source>Write keep, remove or pick only where the game asks for it.</source>
        <extracomment>engine/messages.py: bad-notation:extra</extracomment>
        <translation>Di «keep», «remove» o «pick» donde el juego lo pide, y solo allí.</translation>
    </message>
    <message>
        <source>Choose the word that stays.</source>
        <extracomment>engine/messages.py: bad-notation:keep</extracomment>
        <translation>Elige la palabra que se queda.</translation>
    </message>
    <message>
        <source>Name one word to remove for every word that was split: {count} in all.</source>
        <extracomment>engine/messages.py: bad-notation:remove</extracomment>
        <translation>Nombra una palabra que retirar por cada palabra dividida: {count} en total.</translation>
    </message>
    <message>
        <source>A word can be changed once in a play.</source>
        <extracomment>engine/messages.py: bad-notation:twice</extracomment>
        <translation>Una palabra puede cambiarse una vez por jugada.</translation>
    </message>
    <message>
        <source>Every card of {word} must be named.</source>
        <extracomment>engine/messages.py: bad-notation:left-out</extracomment>
        <translation>Hay que nombrar todas las cartas de {word}.</translation>
    </message>
    <message>
        <source>Name a vowel and a consonant of {word} for the next player.</source>
        <extracomment>engine/messages.py: bad-notation:pick</extracomment>
        <translation>Nombra una vocal y una consonante de {word} para el jugador siguiente.</translation>
    </message>
    <message>
        <source>Say which pile you take.</source>
        <extracomment>engine/messages.py: bad-notation:pile</extracomment>
        <translation>Di qué montón tomas.</translation>
    </message>
    <message>
        <source>Name the cards you take back.</source>
        <extracomment>engine/messages.py: bad-notation:take</extracomment>
        <translation>Nombra las cartas que recuperas.</translation>
    </message>
    <message>
        <source>Several rows are longest: say which one goes.</source>
        <extracomment>engine/messages.py: bad-notation:which-row</extracomment>
        <translation>Hay varias filas igual de largas: di cuál se deshace.</translation>
    </message>
    <message>
        <source>Say whether the last letter moves before the first one or on top of it.</source>
        <extracomment>engine/messages.py: bad-notation:first-base</extracomment>
        <translation>Di si la última letra va delante de la primera o sobre ella.</translation>
    </message>
    <message>
        <source>Say what becomes of your own word, and at most once what is added to your rival’s.</source>
        <extracomment>engine/messages.py: bad-notation:double-cross</extracomment>
        <translation>Di en qué se convierte tu propia palabra y, como mucho una vez, qué se añade a la de tu rival.</translation>
    </message>
    <message>
        <source>Add something to your rival’s word, or leave that part out.</source>
        <extracomment>engine/messages.py: bad-notation:cross</extracomment>
        <translation>Añade algo a la palabra de tu rival, u omite esa parte.</translation>
    </message>
    <message>
        <source>It is not the turn of player {seat}.</source>
        <extracomment>engine/messages.py: not-your-turn</extracomment>
        <translation>No es el turno del jugador {seat}.</translation>
    </message>
    <message>
        <source>“{verb}” is not possible now.</source>
        <extracomment>engine/messages.py: wrong-verb</extracomment>
        <translation>«{verb}» no es posible ahora.</translation>
    </message>
    <message>
        <source>The last play is waiting for the others to accept or challenge it.</source>
        <extracomment>engine/messages.py: wrong-verb:waits</extracomment>
        <translation>La última jugada espera a que los demás la acepten o la impugnen.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <extracomment>engine/messages.py: game-over</extracomment>
        <translation>La partida ha terminado.</translation>
    </message>
    <message>
        <source>There is no word {number} on the table.</source>
        <extracomment>engine/messages.py: no-such-word</extracomment>
        <translation>No existe la palabra {number} en la mesa.</translation>
    </message>
    <message>
        <source>No word on the table is called “{name}”.</source>
        <extracomment>engine/messages.py: no-such-word:named</extracomment>
        <translation>En la mesa no está la palabra «{name}».</translation>
    </message>
    <message>
        <source>There is no pile {number} any more.</source>
        <extracomment>engine/messages.py: no-such-word:pile</extracomment>
        <translation>El montón {number} ya no existe.</translation>
    </message>
    <message>
        <source>There is no row {number}.</source>
        <extracomment>engine/messages.py: no-such-word:row</extracomment>
        <translation>No existe la fila {number}.</translation>
    </message>
    <message>
        <source>Row {number} is not the longest.</source>
        <extracomment>engine/messages.py: no-such-word:longest</extracomment>
        <translation>La fila {number} no es la más larga.</translation>
    </message>
    <message>
        <source>Your rival has no word on the table.</source>
        <extracomment>engine/messages.py: no-such-word:rival</extracomment>
        <translation>Tu rival no tiene palabra en la mesa.</translation>
    </message>
    <message>
        <source>You hold no {card}, or too few of them.</source>
        <extracomment>engine/messages.py: not-in-hand</extracomment>
        <translation>No tienes {card} en la mano, o no suficientes.</translation>
    </message>
    <message>
        <source>There is no upturned {card}, or there are too few.</source>
        <extracomment>engine/messages.py: not-in-hand:upturned</extracomment>
        <translation>Entre las cartas descubiertas no hay {card}, o no suficientes.</translation>
    </message>
    <message>
        <source>{card} is not at that place in {word}.</source>
        <extracomment>engine/messages.py: not-on-table</extracomment>
        <translation>{card} no está en ese lugar de {word}.</translation>
    </message>
    <message>
        <source>The cards of {word} keep their order: {card} does not come next.</source>
        <extracomment>engine/messages.py: not-on-table:order</extracomment>
        <translation>Las cartas de {word} conservan su orden: {card} no viene a continuación.</translation>
    </message>
    <message>
        <source>There is no {card} on the table, or there are too few.</source>
        <extracomment>engine/messages.py: not-on-table:card</extracomment>
        <translation>En la mesa no hay {card}, o no suficientes.</translation>
    </message>
    <message>
        <source>{card} is not among your leftovers, or not in that order.</source>
        <extracomment>engine/messages.py: not-on-table:leftover</extracomment>
        <translation>{card} no está entre tus sobrantes, o no en ese orden.</translation>
    </message>
    <message>
        <source>Adding a card is not permitted here.</source>
        <extracomment>engine/messages.py: move-not-permitted:A</extracomment>
        <translation>Añadir una carta no está permitido aquí.</translation>
    </message>
    <message>
        <source>Laying a card over another is not permitted here.</source>
        <extracomment>engine/messages.py: move-not-permitted:O</extracomment>
        <translation>Poner una carta sobre otra no está permitido aquí.</translation>
    </message>
    <message>
        <source>Give and take is not permitted here.</source>
        <extracomment>engine/messages.py: move-not-permitted:G</extracomment>
        <translation>El toma y daca no está permitido aquí.</translation>
    </message>
    <message>
        <source>Splitting a word is not permitted here.</source>
        <extracomment>engine/messages.py: move-not-permitted:S</extracomment>
        <translation>Dividir una palabra no está permitido aquí.</translation>
    </message>
    <message>
        <source>Laying a letter on the same letter is not permitted here.</source>
        <extracomment>engine/messages.py: move-not-permitted:D</extracomment>
        <translation>Poner una letra sobre la misma letra no está permitido aquí.</translation>
    </message>
    <message>
        <source>{card} for {card} would change nothing.</source>
        <extracomment>engine/messages.py: move-not-permitted:same-letter</extracomment>
        <translation>{card} por {card} no cambiaría nada.</translation>
    </message>
    <message>
        <source>All cards of the word stay; hand cards are only added.</source>
        <extracomment>engine/messages.py: move-not-permitted:all-stay</extracomment>
        <translation>Todas las cartas de la palabra se quedan; solo se añaden cartas de la mano.</translation>
    </message>
    <message>
        <source>There are too many words in this play: it can have {most} at most.</source>
        <extracomment>engine/messages.py: move-not-permitted:words</extracomment>
        <translation>Hay demasiadas palabras en esta jugada: como mucho {most}.</translation>
    </message>
    <message>
        <source>{word} is an offensive word, which is not allowed here.</source>
        <extracomment>engine/messages.py: move-not-permitted:offensive</extracomment>
        <translation>{word} es una palabra ofensiva, que aquí no se permite.</translation>
    </message>
    <message>
        <source>The opening is two words.</source>
        <extracomment>engine/messages.py: move-not-permitted:two-words</extracomment>
        <translation>Se abre con dos palabras.</translation>
    </message>
    <message>
        <source>The second word must be a fresh one.</source>
        <extracomment>engine/messages.py: move-not-permitted:second-fresh</extracomment>
        <translation>La segunda palabra debe ser una palabra nueva.</translation>
    </message>
    <message>
        <source>Play exactly one hand card.</source>
        <extracomment>engine/messages.py: move-not-permitted:one-card</extracomment>
        <translation>Juega exactamente una carta de la mano.</translation>
    </message>
    <message>
        <source>One word has three letters, so the word worth less must go: {word} cannot stay.</source>
        <extracomment>engine/messages.py: move-not-permitted:hard</extracomment>
        <translation>Una palabra tiene tres letras, así que se va la de menor valor: {word} no puede quedarse.</translation>
    </message>
    <message>
        <source>{word} is another player’s and is not open.</source>
        <extracomment>engine/messages.py: move-not-permitted:not-open</extracomment>
        <translation>{word} es de otro jugador y no está abierta.</translation>
    </message>
    <message>
        <source>Leftovers are added to your rival’s word or laid over it.</source>
        <extracomment>engine/messages.py: move-not-permitted:cross</extracomment>
        <translation>Los sobrantes se añaden a la palabra de tu rival o la cubren.</translation>
    </message>
    <message>
        <source>Your own word is made of leftovers and added hand cards.</source>
        <extracomment>engine/messages.py: move-not-permitted:own</extracomment>
        <translation>Tu propia palabra se forma con sobrantes y cartas añadidas de la mano.</translation>
    </message>
    <message>
        <source>At least one hand card must be played.</source>
        <extracomment>engine/messages.py: nothing-played</extracomment>
        <translation>Hay que jugar al menos una carta de la mano.</translation>
    </message>
    <message>
        <source>At least one card must be added to the word.</source>
        <extracomment>engine/messages.py: nothing-played:added</extracomment>
        <translation>Hay que añadir al menos una carta a la palabra.</translation>
    </message>
    <message>
        <source>At least one card of {word} must stay uncovered.</source>
        <extracomment>engine/messages.py: nothing-kept</extracomment>
        <translation>Al menos una carta de {word} debe quedar descubierta.</translation>
    </message>
    <message>
        <source>The word is cut into two sides, each with cards of the old word.</source>
        <extracomment>engine/messages.py: bad-split:two</extracomment>
        <translation>La palabra se corta en dos partes, cada una con cartas de la palabra anterior.</translation>
    </message>
    <message>
        <source>Each side needs a hand card.</source>
        <extracomment>engine/messages.py: bad-split:hand-card</extracomment>
        <translation>Cada parte necesita una carta de la mano.</translation>
    </message>
    <message>
        <source>{word} must keep two uncovered cards that stood next to each other.</source>
        <extracomment>engine/messages.py: bad-split:neighbours</extracomment>
        <translation>{word} debe conservar dos cartas descubiertas que estaban juntas.</translation>
    </message>
    <message>
        <source>Exactly one side gets hand cards and stays.</source>
        <extracomment>engine/messages.py: bad-split:salvage</extracomment>
        <translation>Exactamente una parte recibe cartas de la mano y se queda.</translation>
    </message>
    <message>
        <source>{word} must become a different word.</source>
        <extracomment>engine/messages.py: unchanged</extracomment>
        <translation>{word} debe convertirse en otra palabra.</translation>
    </message>
    <message>
        <source>A fresh word must not be {word} again.</source>
        <extracomment>engine/messages.py: unchanged:afresh</extracomment>
        <translation>La palabra nueva no puede ser otra vez {word}.</translation>
    </message>
    <message>
        <source>Duplicates alone do not make different words out of {word}.</source>
        <extracomment>engine/messages.py: unchanged:split</extracomment>
        <translation>Solo con duplicados no salen otras palabras de {word}.</translation>
    </message>
    <message>
        <source>{word} was there before and may not come back.</source>
        <extracomment>engine/messages.py: word-repeated</extracomment>
        <translation>{word} ya estuvo ahí y no puede volver.</translation>
    </message>
    <message>
        <source>The word on the table must be used.</source>
        <extracomment>engine/messages.py: must-use-card:table-word</extracomment>
        <translation>Hay que usar la palabra de la mesa.</translation>
    </message>
    <message>
        <source>You have a word of your own: change it, or an open one.</source>
        <extracomment>engine/messages.py: must-use-card:own-word</extracomment>
        <translation>Tienes una palabra propia: cámbiala, o cambia una abierta.</translation>
    </message>
    <message>
        <source>At least {least} hand cards must be used.</source>
        <extracomment>engine/messages.py: must-use-card:hand</extracomment>
        <translation>Hay que usar al menos {least} cartas de la mano.</translation>
    </message>
    <message>
        <source>Of that word use the last card, {card}, and no other.</source>
        <extracomment>engine/messages.py: must-use-card:last</extracomment>
        <translation>De esa palabra usa la última carta, {card}, y ninguna otra.</translation>
    </message>
    <message>
        <source>Of that word use {first} and {second}, and no other card.</source>
        <extracomment>engine/messages.py: must-use-card:named</extracomment>
        <translation>De esa palabra usa las cartas nombradas, {first} y {second}, y ninguna otra.</translation>
    </message>
    <message>
        <source>{word} has no vowel to pass on.</source>
        <extracomment>engine/messages.py: must-use-card:vowel</extracomment>
        <translation>{word} no tiene vocal que pasar.</translation>
    </message>
    <message>
        <source>{word} has no consonant to pass on.</source>
        <extracomment>engine/messages.py: must-use-card:consonant</extracomment>
        <translation>{word} no tiene consonante que pasar.</translation>
    </message>
    <message>
        <source>The plucked {card} must be used.</source>
        <extracomment>engine/messages.py: must-use-card:plucked</extracomment>
        <translation>Tu palabra debe llevar la carta pescada {card}.</translation>
    </message>
    <message>
        <source>At least one card of the row must be used.</source>
        <extracomment>engine/messages.py: must-use-card:row</extracomment>
        <translation>Tu palabra debe llevar al menos una carta de la fila.</translation>
    </message>
    <message>
        <source>The turned card {card} must be used.</source>
        <extracomment>engine/messages.py: must-use-card:turned</extracomment>
        <translation>Tu palabra debe llevar la carta descubierta {card}.</translation>
    </message>
    <message>
        <source>Exactly two cards of the table word must be used.</source>
        <extracomment>engine/messages.py: must-use-card:two</extracomment>
        <translation>Tu palabra debe llevar exactamente dos cartas de la palabra de la mesa.</translation>
    </message>
    <message>
        <source>{word} does not begin with {row}.</source>
        <extracomment>engine/messages.py: must-use-card:begins</extracomment>
        <translation>{word} no empieza por {row}.</translation>
    </message>
    <message>
        <source>The word must begin with {first} and end with {last}, the cards that lie there.</source>
        <extracomment>engine/messages.py: ends-must-stay</extracomment>
        <translation>La palabra debe empezar por {first} y acabar en {last}, las cartas que están ahí.</translation>
    </message>
    <message>
        <source>The word must begin with the moved {card}, uncovered or doubled.</source>
        <extracomment>engine/messages.py: ends-must-stay:first</extracomment>
        <translation>La palabra debe empezar por la carta movida {card}, descubierta o duplicada.</translation>
    </message>
    <message>
        <source>{card} must be the first letter.</source>
        <extracomment>engine/messages.py: ends-must-stay:last</extracomment>
        <translation>{card} debe ser la primera letra.</translation>
    </message>
    <message>
        <source>{card} must be the first letter or the last.</source>
        <extracomment>engine/messages.py: ends-must-stay:first-or-last</extracomment>
        <translation>{card} debe ser la primera letra o la última.</translation>
    </message>
    <message>
        <source>{word} is too short: a word has at least {least} letters.</source>
        <extracomment>engine/messages.py: too-short</extracomment>
        <translation>{word} es demasiado corta: una palabra tiene al menos {least} letras.</translation>
    </message>
    <message>
        <source>{word} is too short: your words have at least {least} letters.</source>
        <extracomment>engine/messages.py: too-short:seat</extracomment>
        <translation>{word} es demasiado corta: tus palabras tienen al menos {least} letras.</translation>
    </message>
    <message>
        <source>{word} must have exactly {length} letters.</source>
        <extracomment>engine/messages.py: wrong-length</extracomment>
        <translation>{word} debe tener exactamente {length} letras.</translation>
    </message>
    <message>
        <source>{word} is worth {value}; it needs at least {least}.</source>
        <extracomment>engine/messages.py: too-low</extracomment>
        <translation>{word} vale {value}; el mínimo es {least}.</translation>
    </message>
    <message>
        <source>{word} is not in the dictionary.</source>
        <extracomment>engine/messages.py: not-a-word</extracomment>
        <translation>{word} no está en el diccionario.</translation>
    </message>
    <message>
        <source>{word} is not in the list that judges your words.</source>
        <extracomment>engine/messages.py: not-a-word:seat</extracomment>
        <translation>{word} no está en la lista que vale para tus palabras.</translation>
    </message>
    <message>
        <source>{word} is a plural made with S, which is not allowed here.</source>
        <extracomment>engine/messages.py: plural</extracomment>
        <translation>{word} es un plural en S, que aquí no se permite.</translation>
    </message>
    <message>
        <source>{word} adds {ending} at the end, which the advanced game does not allow.</source>
        <extracomment>engine/messages.py: plural:ending</extracomment>
        <translation>Al final, {word} solo añade {ending}, y el juego avanzado no lo permite.</translation>
    </message>
    <message>
        <source>You can trade at most {most} cards at a time.</source>
        <extracomment>engine/messages.py: cannot-trade:most</extracomment>
        <translation>No puedes cambiar más de {most} cartas a la vez.</translation>
    </message>
    <message>
        <source>You must trade exactly {count}, no more and no fewer.</source>
        <extracomment>engine/messages.py: cannot-trade:exactly</extracomment>
        <translation>Debes cambiar exactamente {count}, ni más ni menos.</translation>
    </message>
    <message>
        <source>You cannot trade more cards than the deck has: {count}.</source>
        <extracomment>engine/messages.py: cannot-trade:deck</extracomment>
        <translation>No puedes cambiar más cartas de las que tiene el mazo: {count}.</translation>
    </message>
    <message>
        <source>You cannot take back more cards than you played: {most}.</source>
        <extracomment>engine/messages.py: cannot-trade:take</extracomment>
        <translation>No puedes recuperar más cartas de las que jugaste: {most}.</translation>
    </message>
    <message>
        <source>It leaves me good letters.</source>
        <extracomment>engine/players/plan.py: good-hand</extracomment>
        <translation>Así me quedo con buenas letras.</translation>
    </message>
    <message>
        <source>It leaves less for the next player.</source>
        <extracomment>engine/players/plan.py: little-for-next</extracomment>
        <translation>Deja menos para el jugador siguiente.</translation>
    </message>
    <message>
        <source>I do not think that the next player can follow it.</source>
        <extracomment>engine/players/plan.py: stuck-next</extracomment>
        <translation>No creo que el jugador siguiente pueda seguir.</translation>
    </message>
    <message>
        <source>It lets me go on best.</source>
        <extracomment>engine/players/plan.py: sees-on</extracomment>
        <translation>Es la mejor forma de seguir.</translation>
    </message>
    <message>
        <source>The most cards win the trick.</source>
        <extracomment>engine/players/plan.py: most-cards</extracomment>
        <translation>Quien pone más cartas gana la baza.</translation>
    </message>
    <message>
        <source>It plays my last cards.</source>
        <extracomment>engine/players/plan.py: goes-out</extracomment>
        <translation>Así juego mis últimas cartas.</translation>
    </message>
    <message>
        <source>It leaves me little to lose at the end.</source>
        <extracomment>engine/players/plan.py: few-left</extracomment>
        <translation>Así me queda poco que perder al final.</translation>
    </message>
    <message>
        <source>It keeps my turn going.</source>
        <extracomment>engine/players/plan.py: goes-on</extracomment>
        <translation>Así sigue mi turno.</translation>
    </message>
    <message>
        <source>I like long words.</source>
        <extracomment>engine/players/plan.py: likes-long</extracomment>
        <translation>Me gustan las palabras largas.</translation>
    </message>
    <message>
        <source>I like short common words.</source>
        <extracomment>engine/players/plan.py: likes-many</extracomment>
        <translation>Me gustan las palabras cortas y corrientes.</translation>
    </message>
    <message>
        <source>I like to keep good cards.</source>
        <extracomment>engine/players/plan.py: likes-keeps</extracomment>
        <translation>Me gusta guardar buenas cartas.</translation>
    </message>
    <message>
        <source>I like to leave little to go on with.</source>
        <extracomment>engine/players/plan.py: likes-hard</extracomment>
        <translation>Me gusta dejar pocas posibilidades a los demás.</translation>
    </message>
    <message>
        <source>I like rare words.</source>
        <extracomment>engine/players/plan.py: likes-rare</extracomment>
        <translation>Me gustan las palabras raras.</translation>
    </message>
    <message>
        <source>Perhaps nobody would doubt it.</source>
        <extracomment>engine/players/plan.py: bluff</extracomment>
        <translation>Quizá nadie dude de ella.</translation>
    </message>
    <message>
        <source>I saw no word worth it, so I traded my worst letters.</source>
        <extracomment>engine/players/plan.py: trade-worst</extracomment>
        <translation>No vi ninguna palabra que valiera la pena, así que cambié mis peores letras.</translation>
    </message>
    <message>
        <source>No word that I saw was worth laying.</source>
        <extracomment>engine/players/plan.py: not-worth</extracomment>
        <translation>Ninguna de las palabras que vi valía la pena.</translation>
    </message>
    <message>
        <source>I saw no place for the turned card.</source>
        <extracomment>engine/players/plan.py: stop</extracomment>
        <translation>No vi lugar para la carta descubierta.</translation>
    </message>
    <message>
        <source>You are likely to hold {card}, and I can use it.</source>
        <extracomment>engine/players/plan.py: ask-likely</extracomment>
        <translation>Es probable que tengas {card}, y me sirve.</translation>
    </message>
    <message>
        <source>If you hold {card}, I can make much of it.</source>
        <extracomment>engine/players/plan.py: ask-worth</extracomment>
        <translation>Si tienes {card}, puedo sacarle mucho.</translation>
    </message>
    <message>
        <source>These cards are worth most to me.</source>
        <extracomment>engine/players/plan.py: take-worth</extracomment>
        <translation>Son las cartas que más me sirven.</translation>
    </message>
    <message>
        <source>Nothing that I hold fits in more places than {card}.</source>
        <extracomment>engine/players/plan.py: many-places</extracomment>
        <translation>Ninguna de mis cartas encaja en más sitios que {card}.</translation>
    </message>
    <message>
        <source>If the others choose as I suppose, {card} does best.</source>
        <extracomment>engine/players/plan.py: as-supposed</extracomment>
        <translation>Si los demás eligen lo que supongo, lo mejor es {card}.</translation>
    </message>
    <message>
        <source>{card} seldom fits, and now it does.</source>
        <extracomment>engine/players/plan.py: hard-card</extracomment>
        <translation>{card} rara vez encaja, y ahora sí.</translation>
    </message>
    <message>
        <source>I am not sure of the word {word}.</source>
        <extracomment>engine/players/plan.py: not-sure</extracomment>
        <translation>No tengo clara la palabra {word}.</translation>
    </message>
    <message>
        <source>I do not know the word {word}.</source>
        <extracomment>engine/players/plan.py: not-known</extracomment>
        <translation>No conozco la palabra {word}.</translation>
    </message>
    <message>
        <source>I do not know the word {word}, but I let it pass.</source>
        <extracomment>engine/players/plan.py: let-pass</extracomment>
        <translation>No conozco la palabra {word}, pero la dejo pasar.</translation>
    </message>
    <message>
        <source>It wins the game.</source>
        <extracomment>engine/coach/reason_texts.py: coach:wins</extracomment>
        <translation>Gana la partida.</translation>
    </message>
    <message>
        <source>The game is not over with it.</source>
        <extracomment>engine/coach/reason_texts.py: coach:not-over</extracomment>
        <translation>Así no termina la partida.</translation>
    </message>
    <message>
        <source>It scores {points} more.</source>
        <extracomment>engine/coach/reason_texts.py: coach:scores</extracomment>
        <translation>Puntúa {points} más.</translation>
    </message>
    <message>
        <source>It keeps the turn going.</source>
        <extracomment>engine/coach/reason_texts.py: coach:goes-on</extracomment>
        <translation>Así sigue el turno.</translation>
    </message>
    <message>
        <source>It lays more cards.</source>
        <extracomment>engine/coach/reason_texts.py: coach:cards</extracomment>
        <translation>Pone más cartas.</translation>
    </message>
    <message>
        <source>It uses more cards of the row for the first time.</source>
        <extracomment>engine/coach/reason_texts.py: coach:row</extracomment>
        <translation>Usa por primera vez más cartas de la fila.</translation>
    </message>
    <message>
        <source>What others leave of it is worth more to you.</source>
        <extracomment>engine/coach/reason_texts.py: coach:maker</extracomment>
        <translation>Lo que los demás dejan de esa palabra da más puntos.</translation>
    </message>
    <message>
        <source>It keeps the {cards}.</source>
        <extracomment>engine/coach/reason_texts.py: coach:keeps</extracomment>
        <translation>Conserva {cards}.</translation>
    </message>
    <message>
        <source>It gets rid of the {cards}.</source>
        <extracomment>engine/coach/reason_texts.py: coach:rids</extracomment>
        <translation>Se deshace de {cards}.</translation>
    </message>
    <message>
        <source>It keeps a better balance of vowels and consonants.</source>
        <extracomment>engine/coach/reason_texts.py: coach:balance</extracomment>
        <translation>Deja mejor equilibradas las vocales y las consonantes.</translation>
    </message>
    <message>
        <source>It keeps fewer cards of the same letter.</source>
        <extracomment>engine/coach/reason_texts.py: coach:doubles</extracomment>
        <translation>Deja menos cartas de la misma letra en la mano.</translation>
    </message>
    <message>
        <source>It leaves less to lose at the end.</source>
        <extracomment>engine/coach/reason_texts.py: coach:end</extracomment>
        <translation>Deja menos que perder al final.</translation>
    </message>
    <message>
        <source>The next player can make less of it, as far as can be guessed.</source>
        <extracomment>engine/coach/reason_texts.py: coach:next</extracomment>
        <translation>Por lo que se puede suponer, el jugador siguiente le saca menos.</translation>
    </message>
    <message>
        <source>The other player is more likely to hold the {card}.</source>
        <extracomment>engine/coach/reason_texts.py: coach:likely</extracomment>
        <translation>Es más probable que el otro jugador tenga {card}.</translation>
    </message>
    <message>
        <source>More can be made of the {card}.</source>
        <extracomment>engine/coach/reason_texts.py: coach:more-of</extracomment>
        <translation>A {card} se le puede sacar más.</translation>
    </message>
    <message>
        <source>It fits in more places than the {card}.</source>
        <extracomment>engine/coach/reason_texts.py: coach:fits</extracomment>
        <translation>Encaja en más sitios que {card}.</translation>
    </message>
    <message>
        <source>As far as can be guessed, the round goes better with it.</source>
        <extracomment>engine/coach/reason_texts.py: coach:round</extracomment>
        <translation>Por lo que se puede suponer, así va mejor la ronda.</translation>
    </message>
    <message>
        <source>The cards that are left fit better after it.</source>
        <extracomment>engine/coach/reason_texts.py: coach:rows</extracomment>
        <translation>Las cartas que quedan encajan mejor después.</translation>
    </message>
    <message>
        <source>These cards are worth more.</source>
        <extracomment>engine/coach/reason_texts.py: coach:values</extracomment>
        <translation>Estas cartas valen más.</translation>
    </message>
    <message>
        <source>It does better against the words that the other player may hold.</source>
        <extracomment>engine/coach/reason_texts.py: coach:trick</extracomment>
        <translation>Aguanta mejor frente a las palabras que pueda tener el otro jugador.</translation>
    </message>
    <message>
        <source>The chance that the other player holds the {card} is about {percent}%.</source>
        <extracomment>engine/coach/reason_texts.py: coach:chance</extracomment>
        <translation>La probabilidad de que el otro jugador tenga {card} es de alrededor del {percent}&#xa0;%.</translation>
    </message>
    <message>
        <source>Places that it fits in: {count}.</source>
        <extracomment>engine/coach/reason_texts.py: coach:places</extracomment>
        <translation>Sitios en los que encaja: {count}.</translation>
    </message>
    <message>
        <source>No play found scores more.</source>
        <extracomment>engine/coach/reason_texts.py: coach:most</extracomment>
        <translation>Ninguna jugada encontrada puntúa más.</translation>
    </message>
    <message>
        <source>There was no word.</source>
        <extracomment>engine/coach/reason_texts.py: coach:no-word</extracomment>
        <translation>No había ninguna palabra.</translation>
    </message>
    <message>
        <source>{word} is a word.</source>
        <extracomment>engine/coach/reason_texts.py: coach:known</extracomment>
        <translation>{word} es una palabra válida.</translation>
    </message>
    <message>
        <source>The coach does not know the word {word}.</source>
        <extracomment>engine/coach/reason_texts.py: coach:not-known</extracomment>
        <translation>El entrenador no conoce {word}.</translation>
    </message>
    <message>
        <source>Small things together make it better, as far as can be guessed.</source>
        <extracomment>engine/coach/reason_texts.py: coach:together</extracomment>
        <translation>Varias cosas pequeñas juntas lo hacen mejor, por lo que se puede suponer.</translation>
    </message>
    <message>
        <source>It lays {count} words in one turn.</source>
        <extracomment>engine/coach/reason_texts.py: coach:words</extracomment>
        <translation>Pone {count} palabras en un solo turno.</translation>
    </message>
    <message>
        <source>A single {card} makes {made} of {word}.</source>
        <extracomment>engine/coach/reason_texts.py: coach:hook</extracomment>
        <translation>Una sola {card} convierte {word} en {made}.</translation>
    </message>
    <message>
        <source>It does without the {card} and scores no less.</source>
        <extracomment>engine/coach/reason_texts.py: coach:spared</extracomment>
        <translation>Prescinde de {card} y no puntúa menos.</translation>
    </message>
    <message>
        <source>A trade in time gets rid of the {cards}.</source>
        <extracomment>engine/coach/reason_texts.py: coach:traded</extracomment>
        <translation>Con un cambio a tiempo uno se libra de {cards}.</translation>
    </message>
    <message>
        <source>If the game ended then, the cards left would cost {points} less.</source>
        <extracomment>engine/coach/reason_texts.py: coach:less-left</extracomment>
        <translation>Si la partida acabara entonces, las cartas sobrantes costarían {points} menos.</translation>
    </message>
    <message>
        <source>The next player scores about {points} after it, instead of {instead}, as far as can be guessed.</source>
        <extracomment>engine/coach/reason_texts.py: coach:follower</extracomment>
        <translation>Después, el siguiente jugador consigue unos {points} en vez de {instead}, por lo que se puede suponer.</translation>
    </message>
    <message>
        <source>There was nothing else to do.</source>
        <extracomment>engine/coach/reason_texts.py: coach:one-way</extracomment>
        <translation>No se podía hacer otra cosa.</translation>
    </message>
    <message>
        <source>The dealer has nothing to choose.</source>
        <extracomment>engine/coach/reason_texts.py: coach:dealt</extracomment>
        <translation>Quien reparte no elige nada.</translation>
    </message>
    <message>
        <source>Resigning cannot be compared with a play.</source>
        <extracomment>engine/coach/reason_texts.py: coach:resigned</extracomment>
        <translation>Un abandono no se puede comparar con nada.</translation>
    </message>
    <message>
        <source>All piles look the same.</source>
        <extracomment>engine/coach/reason_texts.py: coach:piles</extracomment>
        <translation>Nada distingue un montón de otro.</translation>
    </message>
    <message>
        <source>There is nothing to say about it.</source>
        <extracomment>engine/coach/reason_texts.py: coach:unseen</extracomment>
        <translation>No se puede decir nada de esto.</translation>
    </message>
    <message>
        <source>In the record “{place}” must be a number from 1 to 10, or 0 for no limit.</source>
        <extracomment>engine/messages.py: bad-record:factor</extracomment>
        <translation>En la partida guardada, «{place}» debe ser un número del 1 al 10, o 0 para ningún límite.</translation>
    </message>
</context>
<context>
    <name>Road</name>
    <message>
        <source>The road</source>
        <extracomment>app/windows/gallery/gallery.py, app/windows/main_window.py, app/windows/sheets/road_page.py</extracomment>
        <translation>El recorrido</translation>
    </message>
    <message>
        <source>{pressed} of {of} stamps. Nothing is locked.</source>
        <extracomment>app/windows/sheets/road_page.py</extracomment>
        <translation>{pressed} de {of} sellos. Nada está bloqueado.</translation>
    </message>
    <message>
        <source>{stamp} on {day}</source>
        <extracomment>app/windows/sheets/road_page.py</extracomment>
        <translation>{stamp} el {day}</translation>
    </message>
    <message>
        <source>{game}: {pressed}; still open: {open}.</source>
        <extracomment>app/windows/sheets/road_page.py</extracomment>
        <translation>{game}: {pressed}; por conseguir: {open}.</translation>
    </message>
    <message>
        <source>The stamps are being looked up…</source>
        <extracomment>app/windows/sheets/road_page.py</extracomment>
        <translation>Buscando los sellos…</translation>
    </message>
    <message>
        <source>lesson</source>
        <extracomment>app/windows/sheets/road_page.py</extracomment>
        <translation>lección</translation>
    </message>
    <message>
        <source>first win</source>
        <extracomment>app/windows/sheets/road_page.py</extracomment>
        <translation>primera victoria</translation>
    </message>
    <message>
        <source>win without hints</source>
        <extracomment>app/windows/sheets/road_page.py</extracomment>
        <translation>victoria sin pistas</translation>
    </message>
    <message>
        <source>par reached</source>
        <extracomment>app/windows/sheets/road_page.py</extracomment>
        <translation>par alcanzado</translation>
    </message>
    <message>
        <source>find solved</source>
        <extracomment>app/windows/sheets/road_page.py</extracomment>
        <translation>hallazgo resuelto</translation>
    </message>
    <message>
        <source>All stamps</source>
        <extracomment>app/windows/sheets/road_page.py</extracomment>
        <translation>Todos los sellos</translation>
    </message>
    <message>
        <source>Games and their stamps</source>
        <extracomment>app/windows/sheets/road_page.py</extracomment>
        <translation>Los juegos y sus sellos</translation>
    </message>
    <message>
        <source>Next: {stamp}</source>
        <extracomment>app/windows/sheets/road_page.py</extracomment>
        <translation>Siguiente: {stamp}</translation>
    </message>
    <message>
        <source>To this game</source>
        <extracomment>app/windows/sheets/road_page.py</extracomment>
        <translation>A este juego</translation>
    </message>
    <message>
        <source>{game}: no stamp yet; still open: {open}.</source>
        <extracomment>app/windows/sheets/road_page.py</extracomment>
        <translation>{game}: aún sin sellos; por conseguir: {open}.</translation>
    </message>
    <message>
        <source>{game}: all stamps: {pressed}.</source>
        <extracomment>app/windows/sheets/road_page.py</extracomment>
        <translation>{game}: todos los sellos: {pressed}.</translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>The rules of {game} are not written down here yet.</source>
        <extracomment>app/windows/rules/page.py</extracomment>
        <translation>Las reglas de {game} aún no están escritas aquí.</translation>
    </message>
    <message>
        <source>Rules</source>
        <extracomment>app/windows/rules/page.py</extracomment>
        <translation>Reglas</translation>
    </message>
    <message>
        <source>Variations and options: {names}</source>
        <extracomment>app/windows/rules/page_texts.py</extracomment>
        <translation>Variantes y opciones: {names}</translation>
    </message>
    <message>
        <source>Contents</source>
        <extracomment>app/windows/rules/rules_window.py</extracomment>
        <translation>Contenido</translation>
    </message>
    <message>
        <source>Show me</source>
        <extracomment>app/program/reminders.py, app/program/small_table.py, app/windows/rules/page_texts.py</extracomment>
        <translation>Enséñamelo</translation>
    </message>
    <message>
        <source>Back to the rules</source>
        <extracomment>app/program/small_table.py</extracomment>
        <translation>Volver a las reglas</translation>
    </message>
    <message>
        <source>Refused: {reason}</source>
        <extracomment>app/program/small_table.py</extracomment>
        <translation>No permitido: {reason}</translation>
    </message>
    <message>
        <source>Try it, and see why it is refused.</source>
        <extracomment>app/program/small_table.py</extracomment>
        <translation>Pruébalo y verás por qué no se permite.</translation>
    </message>
    <message>
        <source>Now you</source>
        <extracomment>app/program/small_table.py, app/windows/rules/page_texts.py</extracomment>
        <translation>Ahora tú</translation>
    </message>
    <message>
        <source>Search in this page</source>
        <extracomment>app/windows/rules/rules_window.py</extracomment>
        <translation>Buscar en la página</translation>
    </message>
    <message>
        <source>not found</source>
        <extracomment>app/windows/rules/rules_window.py</extracomment>
        <translation>no se encuentra</translation>
    </message>
    <message>
        <source>Back</source>
        <extracomment>app/windows/rules/rules_window.py</extracomment>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>Forward</source>
        <extracomment>app/windows/rules/rules_window.py</extracomment>
        <translation>Adelante</translation>
    </message>
    <message>
        <source>Previous place</source>
        <extracomment>app/windows/rules/rules_window.py</extracomment>
        <translation>Lugar anterior</translation>
    </message>
    <message>
        <source>Next place</source>
        <extracomment>app/windows/rules/rules_window.py</extracomment>
        <translation>Lugar siguiente</translation>
    </message>
    <message>
        <source>Page</source>
        <extracomment>app/windows/rules/rules_window.py</extracomment>
        <translation>Página</translation>
    </message>
    <message>
        <source>Rules of {game}</source>
        <extracomment>app/windows/rules/rules_window.py</extracomment>
        <translation>Reglas de {game}</translation>
    </message>
    <message>
        <source>{number} of {count}</source>
        <extracomment>app/windows/rules/rules_window.py</extracomment>
        <translation>{number} de {count}</translation>
    </message>
</context>
<context>
    <name>Safe</name>
    <message>
        <source>Safe</source>
        <extracomment>app/windows/table/safe_mark.py</extracomment>
        <translation>Guardado</translation>
    </message>
    <message>
        <source>Saving</source>
        <extracomment>app/windows/table/safe_mark.py</extracomment>
        <translation>Guardando</translation>
    </message>
    <message>
        <source>Not saved</source>
        <extracomment>app/windows/table/safe_mark.py</extracomment>
        <translation>Sin guardar</translation>
    </message>
    <message>
        <source>Saved up to the last move.</source>
        <extracomment>app/windows/table/safe_mark.py</extracomment>
        <translation>Guardado hasta la última jugada.</translation>
    </message>
    <message>
        <source>The last move is being saved.</source>
        <extracomment>app/windows/table/safe_mark.py</extracomment>
        <translation>La última jugada se está guardando.</translation>
    </message>
    <message>
        <source>The last moves are not saved. {why} Wordfelt keeps trying.</source>
        <extracomment>app/windows/table/safe_mark.py</extracomment>
        <translation>Las últimas jugadas no están guardadas. {why} Wordfelt lo sigue intentando.</translation>
    </message>
    <message>
        <source>Save a copy…</source>
        <extracomment>app/windows/table/safe_mark.py</extracomment>
        <translation>Guardar una copia…</translation>
    </message>
    <message>
        <source>Try again now</source>
        <extracomment>app/windows/table/safe_mark.py</extracomment>
        <translation>Reintentar ahora</translation>
    </message>
</context>
<context>
    <name>Scanning</name>
    <message>
        <source>Take the last card back</source>
        <extracomment>app/windows/scanning/spots.py</extracomment>
        <translation>Recoger la última carta</translation>
    </message>
    <message>
        <source>Menu of the card</source>
        <extracomment>app/windows/scanning/spots.py</extracomment>
        <translation>Menú de la carta</translation>
    </message>
    <message>
        <source>Put the card back</source>
        <extracomment>app/windows/scanning/spots.py</extracomment>
        <translation>Devolver la carta</translation>
    </message>
</context>
<context>
    <name>Scores</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <extracomment>app/base/texts.py, app/windows/sheets/puzzle_texts.py</extracomment>
        <translation>
            <numerusform>%n punto</numerusform>
            <numerusform>%n puntos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <extracomment>app/base/texts.py, app/program/self_test.py, app/windows/sheets/puzzle_texts.py</extracomment>
        <translation>
            <numerusform>%n carta</numerusform>
            <numerusform>%n cartas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s)</source>
        <extracomment>app/base/texts.py, app/windows/table/panels.py</extracomment>
        <translation>
            <numerusform>%n baza</numerusform>
            <numerusform>%n bazas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) left</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>
            <numerusform>queda %n carta</numerusform>
            <numerusform>quedan %n cartas</numerusform>
        </translation>
    </message>
    <message>
        <source>out of the game</source>
        <extracomment>app/windows/table/panels.py</extracomment>
        <translation>fuera de la partida</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) won</source>
        <extracomment>app/base/texts.py, app/windows/table/panels.py</extracomment>
        <translation>
            <numerusform>%n partida ganada</numerusform>
            <numerusform>%n partidas ganadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in hand</source>
        <extracomment>app/windows/table/panels.py</extracomment>
        <translation>
            <numerusform>%n carta en la mano</numerusform>
            <numerusform>%n cartas en la mano</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) won</source>
        <extracomment>app/windows/table/panels.py</extracomment>
        <translation>
            <numerusform>%n carta ganada</numerusform>
            <numerusform>%n cartas ganadas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Search</name>
    <message>
        <source>You cannot look up words at this table now.</source>
        <extracomment>app/windows/table/why_not.py</extracomment>
        <translation>Ahora no puedes buscar palabras en esta mesa.</translation>
    </message>
    <message>
        <source>Is it a word?</source>
        <extracomment>app/windows/table/word_search.py</extracomment>
        <translation>¿Existe la palabra?</translation>
    </message>
    <message>
        <source>? stands for one letter, * for any letters or none.</source>
        <extracomment>app/windows/table/word_search.py</extracomment>
        <translation>? vale por una letra, * por varias, una o ninguna.</translation>
    </message>
    <message>
        <source>Look it up</source>
        <extracomment>app/windows/table/word_search.py</extracomment>
        <translation>Buscar</translation>
    </message>
    <message>
        <source>What was found</source>
        <extracomment>app/windows/table/word_search.py</extracomment>
        <translation>Palabras encontradas</translation>
    </message>
    <message>
        <source>QUIZ, or a pattern: QU?Z, *ING</source>
        <extracomment>app/windows/table/word_search.py</extracomment>
        <translation>QUIZ, o un patrón: QU?Z, *ING</translation>
    </message>
    <message>
        <source>At this table each search counts as a hint. Press Enter to search.</source>
        <extracomment>app/windows/table/word_search.py</extracomment>
        <translation>En esta mesa cada búsqueda cuenta como una pista: Intro busca.</translation>
    </message>
    <message>
        <source>{word} is a word.</source>
        <extracomment>app/windows/table/word_search.py</extracomment>
        <translation>{word} es una palabra válida.</translation>
    </message>
    <message>
        <source>{word} is not a word here.</source>
        <extracomment>app/windows/table/word_search.py</extracomment>
        <translation>{word} no es una palabra válida aquí.</translation>
    </message>
    <message numerus="yes">
        <source>Here are the first %n.</source>
        <extracomment>app/windows/table/word_search.py</extracomment>
        <translation>
            <numerusform>Aquí está la primera (%n).</numerusform>
            <numerusform>Aquí están las %n primeras.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n word(s)</source>
        <extracomment>app/windows/table/word_search.py</extracomment>
        <translation>
            <numerusform>%n palabra</numerusform>
            <numerusform>%n palabras</numerusform>
        </translation>
    </message>
    <message>
        <source>Dictionary: {name}</source>
        <extracomment>app/windows/table/word_search.py</extracomment>
        <translation>Diccionario: {name}</translation>
    </message>
</context>
<context>
    <name>SecondPress</name>
    <message>
        <source>{verb}? Press again</source>
        <extracomment>app/windows/table/second_press.py</extracomment>
        <translation>¿{verb}? Otra vez</translation>
    </message>
    <message>
        <source>Press again to pass.</source>
        <extracomment>app/windows/table/second_press.py</extracomment>
        <translation>Pulsa otra vez para pasar.</translation>
    </message>
    <message>
        <source>Press again to stop.</source>
        <extracomment>app/windows/table/second_press.py</extracomment>
        <translation>Pulsa otra vez para parar.</translation>
    </message>
    <message>
        <source>Press again to trade.</source>
        <extracomment>app/windows/table/second_press.py</extracomment>
        <translation>Pulsa otra vez para cambiar.</translation>
    </message>
    <message>
        <source>Press again to discard.</source>
        <extracomment>app/windows/table/second_press.py</extracomment>
        <translation>Pulsa otra vez para descartar.</translation>
    </message>
</context>
<context>
    <name>SetUp</name>
    <message>
        <source>Family: common words</source>
        <extracomment>app/base/settings.py</extracomment>
        <translation>Familiar: palabras corrientes</translation>
    </message>
    <message>
        <source>Standard</source>
        <extracomment>app/base/settings.py</extracomment>
        <translation>Estándar</translation>
    </message>
    <message>
        <source>Large: rare words, too</source>
        <extracomment>app/base/settings.py</extracomment>
        <translation>Grande: también palabras raras</translation>
    </message>
    <message>
        <source>American and British</source>
        <extracomment>app/base/settings.py</extracomment>
        <translation>Americana y británica</translation>
    </message>
    <message>
        <source>American</source>
        <extracomment>app/base/settings.py</extracomment>
        <translation>Americana</translation>
    </message>
    <message>
        <source>British</source>
        <extracomment>app/base/settings.py</extracomment>
        <translation>Británica</translation>
    </message>
    <message>
        <source>Words not for children</source>
        <extracomment>app/base/settings.py, app/windows/sheets/table_sheet.py</extracomment>
        <translation>Palabras no aptas para niños</translation>
    </message>
    <message>
        <source>All allowed</source>
        <extracomment>app/base/settings.py</extracomment>
        <translation>Todas permitidas</translation>
    </message>
    <message>
        <source>The strongest are left out</source>
        <extracomment>app/base/settings.py</extracomment>
        <translation>Sin las más fuertes</translation>
    </message>
    <message>
        <source>Vulgar ones are left out</source>
        <extracomment>app/base/settings.py</extracomment>
        <translation>Sin las vulgares</translation>
    </message>
    <message>
        <source>All are left out</source>
        <extracomment>app/base/settings.py</extracomment>
        <translation>Ninguna permitida</translation>
    </message>
    <message>
        <source>The program never uses them</source>
        <extracomment>app/base/settings.py</extracomment>
        <translation>El programa no nombra ninguna</translation>
    </message>
    <message>
        <source>The program may use them</source>
        <extracomment>app/base/settings.py</extracomment>
        <translation>El programa puede nombrarlas</translation>
    </message>
    <message>
        <source>no limit</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>sin límite</translation>
    </message>
    <message>
        <source>the time that is agreed</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>el tiempo acordado</translation>
    </message>
    <message>
        <source>{times} × the time</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>{times} × el tiempo</translation>
    </message>
    <message>
        <source>A deal code has eight letters and digits.</source>
        <extracomment>app/windows/sheets/code_field.py</extracomment>
        <translation>Un código del reparto tiene ocho letras y cifras.</translation>
    </message>
    <message>
        <source>the game’s own</source>
        <extracomment>app/windows/sheets/option_fields.py</extracomment>
        <translation>las del juego</translation>
    </message>
    <message>
        <source>Knows everyday words.</source>
        <extracomment>app/windows/sheets/seats.py</extracomment>
        <translation>Conoce las palabras cotidianas.</translation>
    </message>
    <message>
        <source>Knows common words.</source>
        <extracomment>app/windows/sheets/seats.py</extracomment>
        <translation>Conoce las palabras corrientes.</translation>
    </message>
    <message>
        <source>Knows uncommon words, too.</source>
        <extracomment>app/windows/sheets/seats.py</extracomment>
        <translation>Conoce también palabras poco corrientes.</translation>
    </message>
    <message>
        <source>Knows rare words, too.</source>
        <extracomment>app/windows/sheets/seats.py</extracomment>
        <translation>Conoce también palabras raras.</translation>
    </message>
    <message>
        <source>Knows every word.</source>
        <extracomment>app/windows/sheets/seats.py</extracomment>
        <translation>Conoce todas las palabras.</translation>
    </message>
    <message>
        <source>Near you</source>
        <extracomment>app/windows/sheets/seats.py, app/windows/widgets/who_plays.py</extracomment>
        <translation>A tu nivel</translation>
    </message>
    <message>
        <source>Plays half a level harder after you clearly win, and half a level easier after it does.</source>
        <extracomment>app/windows/sheets/seats.py</extracomment>
        <translation>Juega medio nivel más fuerte después de que ganes con claridad, y medio nivel más flojo si gana con claridad.</translation>
    </message>
    <message>
        <source>It never sees your hand.</source>
        <extracomment>app/windows/sheets/seats.py</extracomment>
        <translation>Nunca ve tu mano.</translation>
    </message>
    <message>
        <source>Person</source>
        <extracomment>app/windows/sheets/seats.py</extracomment>
        <translation>Persona</translation>
    </message>
    <message>
        <source>Computer</source>
        <extracomment>app/windows/sheets/seats.py</extracomment>
        <translation>Ordenador</translation>
    </message>
    <message>
        <source>Hints as in the settings</source>
        <extracomment>app/windows/sheets/seats.py</extracomment>
        <translation>Pistas como en los ajustes</translation>
    </message>
    <message>
        <source>Knows the words of primary school, takes its time and overlooks a lot.</source>
        <extracomment>app/windows/sheets/seats.py</extracomment>
        <translation>Conoce las palabras de la escuela primaria, se toma su tiempo y pasa mucho por alto.</translation>
    </message>
    <message>
        <source>Sees every play that it could make.</source>
        <extracomment>app/windows/sheets/seats.py</extracomment>
        <translation>Ve todas las jugadas que podría hacer.</translation>
    </message>
    <message>
        <source>Takes care which letters it keeps.</source>
        <extracomment>app/windows/sheets/seats.py</extracomment>
        <translation>Cuida las letras que se queda.</translation>
    </message>
    <message>
        <source>Thinks of what the next player could do.</source>
        <extracomment>app/windows/sheets/seats.py</extracomment>
        <translation>Piensa en lo que podría hacer el siguiente.</translation>
    </message>
    <message>
        <source>Counts the cards at the end.</source>
        <extracomment>app/windows/sheets/seats.py</extracomment>
        <translation>Cuenta las cartas al final.</translation>
    </message>
    <message>
        <source>Name at seat {number}</source>
        <extracomment>app/windows/sheets/seats.py</extracomment>
        <translation>Nombre del asiento {number}</translation>
    </message>
    <message>
        <source>Colour of seat {number}</source>
        <extracomment>app/windows/sheets/seats.py</extracomment>
        <translation>Color del asiento {number}</translation>
    </message>
    <message>
        <source>Who plays at seat {number}</source>
        <extracomment>app/windows/sheets/seats.py</extracomment>
        <translation>Quién juega en el asiento {number}</translation>
    </message>
    <message>
        <source>Level at seat {number}</source>
        <extracomment>app/windows/sheets/seats.py</extracomment>
        <translation>Nivel del asiento {number}</translation>
    </message>
    <message>
        <source>Temperament at seat {number}</source>
        <extracomment>app/windows/sheets/seats.py</extracomment>
        <translation>Temperamento del asiento {number}</translation>
    </message>
    <message>
        <source>Hints at seat {number}</source>
        <extracomment>app/windows/sheets/seats.py</extracomment>
        <translation>Pistas del asiento {number}</translation>
    </message>
    <message>
        <source>Time at seat {number}</source>
        <extracomment>app/windows/sheets/seats.py</extracomment>
        <translation>Tiempo del asiento {number}</translation>
    </message>
    <message>
        <source>Move seat {number} up</source>
        <extracomment>app/windows/sheets/seats.py</extracomment>
        <translation>Subir el asiento {number}</translation>
    </message>
    <message>
        <source>Remove seat {number}</source>
        <extracomment>app/windows/sheets/seats.py</extracomment>
        <translation>Quitar el asiento {number}</translation>
    </message>
    <message>
        <source>Large resembles SOWPODS, the tournament list: it has about 89 % of its words.</source>
        <extracomment>app/windows/sheets/table_sheet.py</extracomment>
        <translation>El grande se parece a SOWPODS, la lista de los torneos: tiene cerca del 89&#xa0;% de sus palabras.</translation>
    </message>
    <message>
        <source>Unless all of you agree on hints, nobody gets any.</source>
        <extracomment>app/windows/sheets/table_sheet.py</extracomment>
        <translation>Nadie recibe pistas si no están todos de acuerdo.</translation>
    </message>
    <message>
        <source>People…</source>
        <extracomment>app/windows/sheets/table_sheet.py</extracomment>
        <translation>Personas…</translation>
    </message>
    <message>
        <source>Hints are agreed</source>
        <extracomment>app/windows/sheets/table_sheet.py</extracomment>
        <translation>Pistas acordadas</translation>
    </message>
    <message>
        <source>Words and meanings are English.</source>
        <extracomment>app/windows/sheets/table_sheet.py</extracomment>
        <translation>Las palabras y los significados están en inglés.</translation>
    </message>
    <message>
        <source>Set up {game}</source>
        <extracomment>app/windows/sheets/setup_sheet.py</extracomment>
        <translation>Preparar {game}</translation>
    </message>
    <message>
        <source>Hints: {words}</source>
        <extracomment>app/windows/sheets/seats.py</extracomment>
        <translation>Pistas: {words}</translation>
    </message>
    <message>
        <source>Dictionary</source>
        <extracomment>app/base/settings.py, app/windows/sheets/table_sheet.py</extracomment>
        <translation>Diccionario inglés</translation>
    </message>
    <message>
        <source>Spelling</source>
        <extracomment>app/base/settings.py, app/windows/sheets/table_sheet.py</extracomment>
        <translation>Ortografía</translation>
    </message>
    <message>
        <source>Offensive words</source>
        <extracomment>app/base/settings.py, app/windows/sheets/table_sheet.py</extracomment>
        <translation>Palabras ofensivas</translation>
    </message>
    <message>
        <source>+ Person</source>
        <extracomment>app/windows/sheets/seats.py</extracomment>
        <translation>+ Persona</translation>
    </message>
    <message>
        <source>+ Computer</source>
        <extracomment>app/windows/sheets/seats.py</extracomment>
        <translation>+ Ordenador</translation>
    </message>
    <message>
        <source>One more person</source>
        <extracomment>app/windows/sheets/seats.py</extracomment>
        <translation>Una persona más</translation>
    </message>
    <message>
        <source>One more computer player</source>
        <extracomment>app/windows/sheets/seats.py</extracomment>
        <translation>Un jugador del ordenador más</translation>
    </message>
    <message>
        <source>Undo takes back what computers have played, too. Statistics count such games separately.</source>
        <extracomment>app/windows/sheets/table_sheet.py</extracomment>
        <translation>Deshacer retira también lo que ha jugado el ordenador. Las estadísticas cuentan estas partidas aparte.</translation>
    </message>
    <message>
        <source>Practice</source>
        <extracomment>app/windows/sheets/table_sheet.py</extracomment>
        <translation>Práctica</translation>
    </message>
    <message>
        <source>Variation</source>
        <extracomment>app/windows/sheets/setup_sheet.py</extracomment>
        <translation>Variante</translation>
    </message>
    <message>
        <source>As printed</source>
        <extracomment>app/windows/sheets/setup_sheet.py</extracomment>
        <translation>Reglas impresas</translation>
    </message>
    <message>
        <source>As in the settings</source>
        <extracomment>app/base/settings.py</extracomment>
        <translation>Como en los ajustes</translation>
    </message>
    <message>
        <source>by chance</source>
        <extracomment>app/windows/sheets/code_field.py</extracomment>
        <translation>al azar</translation>
    </message>
    <message>
        <source>Deal code</source>
        <extracomment>app/windows/sheets/code_field.py, app/windows/sheets/setup_sheet.py</extracomment>
        <translation>Código del reparto</translation>
    </message>
    <message>
        <source>Back</source>
        <extracomment>app/windows/gallery/which_game.py, app/windows/sheets/day_sheet.py, app/windows/sheets/setup_sheet.py</extracomment>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>Knows the words that families know.</source>
        <extracomment>app/windows/sheets/seats.py</extracomment>
        <translation>Conoce las palabras que conoce una familia.</translation>
    </message>
    <message>
        <source>Plans the best whole turn, and looks some turns ahead.</source>
        <extracomment>app/windows/sheets/seats.py</extracomment>
        <translation>Busca el mejor turno completo y mira varios turnos más allá.</translation>
    </message>
    <message>
        <source>Sees {share} of 100 plays that it could make, fewer with long or rare words.</source>
        <extracomment>app/windows/sheets/seats.py</extracomment>
        <translation>Ve {share} de cada 100 jugadas que podría hacer, menos con palabras largas o raras.</translation>
    </message>
    <message>
        <source>Deal</source>
        <extracomment>app/windows/sheets/setup_sheet.py</extracomment>
        <translation>Repartir</translation>
    </message>
    <message>
        <source>Rules of this variation</source>
        <extracomment>app/windows/sheets/setup_sheet.py</extracomment>
        <translation>Reglas de esta variante</translation>
    </message>
    <message>
        <source>Buzzers: {keys}</source>
        <extracomment>app/windows/sheets/setup_sheet.py</extracomment>
        <translation>Pulsadores: {keys}</translation>
    </message>
    <message>
        <source>Keys to challenge a word: {keys}</source>
        <extracomment>app/windows/sheets/setup_sheet.py</extracomment>
        <translation>Teclas para impugnar una palabra: {keys}</translation>
    </message>
    <message>
        <source>Players</source>
        <extracomment>app/windows/sheets/setup_sheet.py</extracomment>
        <translation>Jugadores</translation>
    </message>
    <message>
        <source>Keys…</source>
        <extracomment>app/windows/sheets/setup_sheet.py</extracomment>
        <translation>Teclas…</translation>
    </message>
    <message>
        <source>Rules of this table</source>
        <extracomment>app/windows/sheets/setup_sheet.py</extracomment>
        <translation>Reglas de esta mesa</translation>
    </message>
    <message>
        <source>The same code deals the same cards again.</source>
        <extracomment>app/windows/sheets/code_field.py</extracomment>
        <translation>El mismo código reparte otra vez las mismas cartas.</translation>
    </message>
    <message>
        <source>Looks for cards that can all be laid with words that families know</source>
        <extracomment>app/windows/sheets/setup_sheet.py</extracomment>
        <translation>Busca cartas que se puedan colocar todas con palabras que conocen las familias</translation>
    </message>
    <message>
        <source>Stop looking</source>
        <extracomment>app/windows/sheets/setup_sheet.py</extracomment>
        <translation>Dejar de buscar</translation>
    </message>
    <message>
        <source>Cards with a known solution</source>
        <extracomment>app/windows/sheets/setup_sheet.py</extracomment>
        <translation>Cartas con solución conocida</translation>
    </message>
    <message>
        <source>Looking for cards…</source>
        <extracomment>app/windows/sheets/setup_sheet.py</extracomment>
        <translation>Buscando cartas…</translation>
    </message>
    <message>
        <source>A solution is known for these cards. They are dealt for one player.</source>
        <extracomment>app/windows/sheets/setup_sheet.py</extracomment>
        <translation>Se conoce una solución para estas cartas. Se reparten para una persona.</translation>
    </message>
    <message>
        <source>No solution was found with these rules.</source>
        <extracomment>app/windows/sheets/setup_sheet.py</extracomment>
        <translation>No se encontró ninguna solución con estas reglas.</translation>
    </message>
    <message>
        <source>no time limit</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>sin límite de tiempo</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>{word} is not made of 2 to 20 letters from A to Z.</source>
        <extracomment>app/windows/sheets/house_list.py</extracomment>
        <translation>{word} no es una palabra de 2 a 20 letras de la A a la Z.</translation>
    </message>
    <message>
        <source>House words apply from the next deal on.</source>
        <extracomment>app/windows/sheets/house_list.py</extracomment>
        <translation>Las palabras de la casa valen desde el próximo reparto.</translation>
    </message>
    <message>
        <source>a word, or several</source>
        <extracomment>app/windows/sheets/house_list.py</extracomment>
        <translation>una palabra, o varias</translation>
    </message>
    <message>
        <source>Add</source>
        <extracomment>app/windows/sheets/house_list.py</extracomment>
        <translation>Añadir</translation>
    </message>
    <message>
        <source>Remove</source>
        <extracomment>app/windows/sheets/house_list.py, app/windows/sheets/own_lists_page.py</extracomment>
        <translation>Quitar</translation>
    </message>
    <message>
        <source>Words added</source>
        <extracomment>app/windows/sheets/house_list.py</extracomment>
        <translation>Palabras añadidas</translation>
    </message>
    <message>
        <source>Words forbidden</source>
        <extracomment>app/windows/sheets/house_list.py</extracomment>
        <translation>Palabras prohibidas</translation>
    </message>
    <message numerus="yes">
        <source>%n word(s)</source>
        <extracomment>app/windows/sheets/house_list.py, app/windows/sheets/own_lists_page.py</extracomment>
        <translation>
            <numerusform>%n palabra</numerusform>
            <numerusform>%n palabras</numerusform>
        </translation>
    </message>
    <message>
        <source>Words removed: {words}.</source>
        <extracomment>app/windows/sheets/house_list.py</extracomment>
        <translation>Palabras quitadas: {words}.</translation>
    </message>
    <message>
        <source>Words added: {words}.</source>
        <extracomment>app/windows/sheets/house_list.py</extracomment>
        <translation>Palabras añadidas: {words}.</translation>
    </message>
    <message>
        <source>Words forbidden: {words}.</source>
        <extracomment>app/windows/sheets/house_list.py</extracomment>
        <translation>Palabras prohibidas: {words}.</translation>
    </message>
    <message>
        <source>Your word lists</source>
        <extracomment>app/windows/sheets/own_lists_page.py</extracomment>
        <translation>Tus listas de palabras</translation>
    </message>
    <message>
        <source>Remove “{title}”? Games played with it can then only be watched.</source>
        <extracomment>app/windows/sheets/own_lists_page.py</extracomment>
        <translation>¿Quitar «{title}»? Las partidas jugadas con esta lista solo se podrán ver.</translation>
    </message>
    <message numerus="yes">
        <source>%n with characters other than A to Z</source>
        <extracomment>app/windows/sheets/own_lists_page.py</extracomment>
        <translation>
            <numerusform>%n con caracteres que no van de la A a la Z</numerusform>
            <numerusform>%n con caracteres que no van de la A a la Z</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n with fewer than 2 or more than 20 letters</source>
        <extracomment>app/windows/sheets/own_lists_page.py</extracomment>
        <translation>
            <numerusform>%n con menos de 2 letras o más de 20</numerusform>
            <numerusform>%n con menos de 2 letras o más de 20</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n name(s)</source>
        <extracomment>app/windows/sheets/own_lists_page.py</extracomment>
        <translation>
            <numerusform>%n nombre propio</numerusform>
            <numerusform>%n nombres propios</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n listed twice</source>
        <extracomment>app/windows/sheets/own_lists_page.py</extracomment>
        <translation>
            <numerusform>%n repetida</numerusform>
            <numerusform>%n repetidas</numerusform>
        </translation>
    </message>
    <message>
        <source>Import a list…</source>
        <extracomment>app/windows/sheets/own_lists_page.py</extracomment>
        <translation>Importar una lista…</translation>
    </message>
    <message>
        <source>Import a text or gzip file with one word on each line; then choose it as the dictionary.</source>
        <extracomment>app/windows/sheets/own_lists_page.py</extracomment>
        <translation>Importa un archivo de texto o gzip con una palabra por línea; luego elígelo como diccionario.</translation>
    </message>
    <message>
        <source>The word list is being read.</source>
        <extracomment>app/windows/sheets/own_lists_page.py</extracomment>
        <translation>Se está leyendo la lista de palabras.</translation>
    </message>
    <message>
        <source>Leave it</source>
        <extracomment>app/windows/sheets/own_lists_page.py</extracomment>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>The list cannot be removed: {why}</source>
        <extracomment>app/windows/sheets/own_lists_page.py</extracomment>
        <translation>La lista no se puede quitar: {why}</translation>
    </message>
    <message>
        <source>“{title}” is removed.</source>
        <extracomment>app/windows/sheets/own_lists_page.py</extracomment>
        <translation>Se ha quitado «{title}».</translation>
    </message>
    <message>
        <source>Left out: {entries}.</source>
        <extracomment>app/windows/sheets/own_lists_page.py</extracomment>
        <translation>Se omiten: {entries}.</translation>
    </message>
    <message>
        <source>{seconds} s</source>
        <extracomment>app/base/settings.py</extracomment>
        <translation>{seconds}&#xa0;s</translation>
    </message>
    <message>
        <source>Settings</source>
        <extracomment>app/windows/sheets/settings_sheet.py</extracomment>
        <translation>Ajustes</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>app/windows/sheets/settings_sheet.py</extracomment>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Felt</source>
        <extracomment>app/base/settings.py</extracomment>
        <translation>Tapete</translation>
    </message>
    <message>
        <source>Cards</source>
        <extracomment>app/base/settings.py</extracomment>
        <translation>Cartas</translation>
    </message>
    <message>
        <source>Backs</source>
        <extracomment>app/base/settings.py</extracomment>
        <translation>Dorsos</translation>
    </message>
    <message>
        <source>Colours</source>
        <extracomment>app/base/settings.py</extracomment>
        <translation>Colores</translation>
    </message>
    <message>
        <source>Movement</source>
        <extracomment>app/base/settings.py</extracomment>
        <translation>Movimiento</translation>
    </message>
    <message>
        <source>Text size</source>
        <extracomment>app/base/settings.py</extracomment>
        <translation>Tamaño del texto</translation>
    </message>
    <message>
        <source>Size of the cards</source>
        <extracomment>app/base/settings.py</extracomment>
        <translation>Tamaño de las cartas</translation>
    </message>
    <message>
        <source>Language</source>
        <extracomment>app/base/settings.py</extracomment>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>Sounds</source>
        <extracomment>app/base/settings.py</extracomment>
        <translation>Sonidos</translation>
    </message>
    <message>
        <source>Computer players</source>
        <extracomment>app/base/settings.py</extracomment>
        <translation>Ritmo del ordenador</translation>
    </message>
    <message>
        <source>Computer players say why</source>
        <extracomment>app/base/settings.py</extracomment>
        <translation>El ordenador explica sus jugadas</translation>
    </message>
    <message>
        <source>Reminders in a first game</source>
        <extracomment>app/base/settings.py</extracomment>
        <translation>Recordatorios en la primera partida</translation>
    </message>
    <message>
        <source>Screen reader announcements</source>
        <extracomment>app/base/settings.py</extracomment>
        <translation>Avisos al lector de pantalla</translation>
    </message>
    <message>
        <source>Hints</source>
        <extracomment>app/base/settings.py</extracomment>
        <translation>Pistas</translation>
    </message>
    <message>
        <source>Panels beside the table</source>
        <extracomment>app/base/settings.py</extracomment>
        <translation>Paneles junto a la mesa</translation>
    </message>
    <message>
        <source>Set by the dictionary</source>
        <extracomment>app/base/settings.py</extracomment>
        <translation>Como diga el diccionario</translation>
    </message>
    <message>
        <source>A lit frame moves over the window from part to part and from card to card. A key picks what is lit. With two keys, one moves the frame and the other picks.</source>
        <extracomment>app/base/settings.py</extracomment>
        <translation>Un marco iluminado recorre la ventana de zona en zona y de carta en carta. Una tecla elige lo iluminado. Con dos teclas, una ilumina lo siguiente y la otra lo elige.</translation>
    </message>
    <message>
        <source>Switches</source>
        <extracomment>app/base/settings.py</extracomment>
        <translation>Conmutadores</translation>
    </message>
    <message>
        <source>The frame stays</source>
        <extracomment>app/base/settings.py</extracomment>
        <translation>El marco se detiene</translation>
    </message>
    <message>
        <source>A resting pointer clicks after</source>
        <extracomment>app/base/settings.py</extracomment>
        <translation>El puntero quieto elige tras</translation>
    </message>
    <message>
        <source>Your own picture…</source>
        <extracomment>app/base/settings.py</extracomment>
        <translation>Imagen propia…</translation>
    </message>
    <message>
        <source>No picture</source>
        <extracomment>app/base/settings.py</extracomment>
        <translation>Sin imagen</translation>
    </message>
    <message>
        <source>{percent}%</source>
        <extracomment>app/base/settings.py</extracomment>
        <translation>{percent}&#xa0;%</translation>
    </message>
    <message>
        <source>Looks</source>
        <extracomment>app/base/settings.py</extracomment>
        <translation>Aspecto</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>app/base/settings.py</extracomment>
        <translation>Juego</translation>
    </message>
    <message>
        <source>Words</source>
        <extracomment>app/base/settings.py</extracomment>
        <translation>Palabras</translation>
    </message>
    <message>
        <source>Keys</source>
        <extracomment>app/base/settings.py</extracomment>
        <translation>Teclas</translation>
    </message>
    <message>
        <source>Switch</source>
        <extracomment>app/base/settings.py</extracomment>
        <translation>Conmutador</translation>
    </message>
    <message>
        <source>Green</source>
        <extracomment>app/base/settings.py</extracomment>
        <translation>Verde</translation>
    </message>
    <message>
        <source>Blue</source>
        <extracomment>app/base/settings.py</extracomment>
        <translation>Azul</translation>
    </message>
    <message>
        <source>Burgundy</source>
        <extracomment>app/base/settings.py</extracomment>
        <translation>Burdeos</translation>
    </message>
    <message>
        <source>Slate</source>
        <extracomment>app/base/settings.py</extracomment>
        <translation>Pizarra</translation>
    </message>
    <message>
        <source>Petrol</source>
        <extracomment>app/base/settings.py</extracomment>
        <translation>Petróleo</translation>
    </message>
    <message>
        <source>Plum</source>
        <extracomment>app/base/settings.py</extracomment>
        <translation>Ciruela</translation>
    </message>
    <message>
        <source>Tobacco</source>
        <extracomment>app/base/settings.py</extracomment>
        <translation>Tabaco</translation>
    </message>
    <message>
        <source>Moss</source>
        <extracomment>app/base/settings.py</extracomment>
        <translation>Musgo</translation>
    </message>
    <message>
        <source>Midnight</source>
        <extracomment>app/base/settings.py</extracomment>
        <translation>Medianoche</translation>
    </message>
    <message>
        <source>Paper</source>
        <extracomment>app/base/settings.py</extracomment>
        <translation>Papel</translation>
    </message>
    <message>
        <source>Large letters</source>
        <extracomment>app/base/settings.py</extracomment>
        <translation>Letras grandes</translation>
    </message>
    <message>
        <source>Night</source>
        <extracomment>app/base/settings.py</extracomment>
        <translation>Noche</translation>
    </message>
    <message>
        <source>Framed</source>
        <extracomment>app/base/settings.py</extracomment>
        <translation>Con marco</translation>
    </message>
    <message>
        <source>Wood</source>
        <extracomment>app/base/settings.py</extracomment>
        <translation>Madera</translation>
    </message>
    <message>
        <source>Banner</source>
        <extracomment>app/base/settings.py</extracomment>
        <translation>Banda</translation>
    </message>
    <message>
        <source>Chalk</source>
        <extracomment>app/base/settings.py</extracomment>
        <translation>Tiza</translation>
    </message>
    <message>
        <source>Lattice</source>
        <extracomment>app/base/settings.py</extracomment>
        <translation>Celosía</translation>
    </message>
    <message>
        <source>Garnet</source>
        <extracomment>app/base/settings.py</extracomment>
        <translation>Granate</translation>
    </message>
    <message>
        <source>Dusk</source>
        <extracomment>app/base/settings.py</extracomment>
        <translation>Ocaso</translation>
    </message>
    <message>
        <source>Letters</source>
        <extracomment>app/base/settings.py</extracomment>
        <translation>Letras</translation>
    </message>
    <message>
        <source>Waves</source>
        <extracomment>app/base/settings.py</extracomment>
        <translation>Ondas</translation>
    </message>
    <message>
        <source>Rays</source>
        <extracomment>app/base/settings.py</extracomment>
        <translation>Rayos</translation>
    </message>
    <message>
        <source>Chevrons</source>
        <extracomment>app/base/settings.py</extracomment>
        <translation>Zigzag</translation>
    </message>
    <message>
        <source>Frames</source>
        <extracomment>app/base/settings.py</extracomment>
        <translation>Marcos</translation>
    </message>
    <message>
        <source>Dots</source>
        <extracomment>app/base/settings.py</extracomment>
        <translation>Lunares</translation>
    </message>
    <message>
        <source>As the system</source>
        <extracomment>app/base/settings.py</extracomment>
        <translation>Como el sistema</translation>
    </message>
    <message>
        <source>Light</source>
        <extracomment>app/base/settings.py</extracomment>
        <translation>Claro</translation>
    </message>
    <message>
        <source>Dark</source>
        <extracomment>app/base/settings.py</extracomment>
        <translation>Oscuro</translation>
    </message>
    <message>
        <source>High contrast</source>
        <extracomment>app/base/settings.py</extracomment>
        <translation>Alto contraste</translation>
    </message>
    <message>
        <source>None</source>
        <extracomment>app/base/settings.py</extracomment>
        <translation>Ninguno</translation>
    </message>
    <message>
        <source>Fast</source>
        <extracomment>app/base/settings.py</extracomment>
        <translation>Rápido</translation>
    </message>
    <message>
        <source>Normal</source>
        <extracomment>app/base/settings.py</extracomment>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Slow</source>
        <extracomment>app/base/settings.py</extracomment>
        <translation>Lento</translation>
    </message>
    <message>
        <source>At once</source>
        <extracomment>app/base/settings.py</extracomment>
        <translation>Al instante</translation>
    </message>
    <message>
        <source>Quick</source>
        <extracomment>app/base/settings.py</extracomment>
        <translation>Rápido</translation>
    </message>
    <message>
        <source>Like people</source>
        <extracomment>app/base/settings.py</extracomment>
        <translation>Ritmo humano</translation>
    </message>
    <message>
        <source>Essentials only</source>
        <extracomment>app/base/settings.py</extracomment>
        <translation>Lo mínimo</translation>
    </message>
    <message>
        <source>The usual ones</source>
        <extracomment>app/base/settings.py</extracomment>
        <translation>Lo habitual</translation>
    </message>
    <message>
        <source>Everything</source>
        <extracomment>app/base/settings.py</extracomment>
        <translation>Todo</translation>
    </message>
    <message>
        <source>House words</source>
        <extracomment>app/base/settings.py</extracomment>
        <translation>Palabras de la casa</translation>
    </message>
    <message>
        <source>One: the frame moves by itself</source>
        <extracomment>app/base/settings.py</extracomment>
        <translation>Uno: el marco avanza solo</translation>
    </message>
    <message>
        <source>Two: one moves the frame, one picks</source>
        <extracomment>app/base/settings.py</extracomment>
        <translation>Dos: una tecla avanza, otra elige</translation>
    </message>
    <message>
        <source>Never</source>
        <extracomment>app/base/settings.py</extracomment>
        <translation>Nunca</translation>
    </message>
    <message>
        <source>Volume of the sounds</source>
        <extracomment>app/base/settings.py</extracomment>
        <translation>Volumen de los sonidos</translation>
    </message>
    <message>
        <source>Extra time on the first item</source>
        <extracomment>app/base/settings.py</extracomment>
        <translation>En lo primero se detiene además</translation>
    </message>
    <message>
        <source>The frame rests after</source>
        <extracomment>app/base/settings.py</extracomment>
        <translation>El marco descansa tras</translation>
    </message>
    <message>
        <source>A press counts after</source>
        <extracomment>app/base/settings.py</extracomment>
        <translation>Una pulsación cuenta tras</translation>
    </message>
    <message>
        <source>Another press counts after</source>
        <extracomment>app/base/settings.py</extracomment>
        <translation>La pulsación siguiente cuenta tras</translation>
    </message>
    <message>
        <source>No extra time</source>
        <extracomment>app/base/settings.py</extracomment>
        <translation>Nada</translation>
    </message>
    <message>
        <source>Screen readers say what is lit</source>
        <extracomment>app/base/settings.py</extracomment>
        <translation>Leer en voz alta lo iluminado</translation>
    </message>
    <message>
        <source>{count} full cycles</source>
        <extracomment>app/base/settings.py</extracomment>
        <translation>{count} recorridos</translation>
    </message>
    <message>
        <source>Calm play: scores are not compared</source>
        <extracomment>app/base/settings.py</extracomment>
        <translation>Juego tranquilo: no se comparan los puntos</translation>
    </message>
    <message>
        <source>Volume of the frame</source>
        <extracomment>app/base/settings.py</extracomment>
        <translation>Volumen del marco</translation>
    </message>
    <message>
        <source>Silent</source>
        <extracomment>app/base/settings.py</extracomment>
        <translation>Sin sonido</translation>
    </message>
    <message>
        <source>Search</source>
        <extracomment>app/windows/sheets/settings_foot.py</extracomment>
        <translation>Buscar</translation>
    </message>
    <message>
        <source>Search the settings</source>
        <extracomment>app/windows/sheets/settings_foot.py</extracomment>
        <translation>Buscar en los ajustes</translation>
    </message>
    <message>
        <source>Put back</source>
        <extracomment>app/windows/sheets/settings_foot.py</extracomment>
        <translation>Restablecer</translation>
    </message>
    <message>
        <source>No setting was found.</source>
        <extracomment>app/windows/sheets/settings_foot.py</extracomment>
        <translation>No se ha encontrado ningún ajuste.</translation>
    </message>
    <message>
        <source>Put back: {setting}</source>
        <extracomment>app/windows/sheets/settings_foot.py</extracomment>
        <translation>Restablecer: {setting}</translation>
    </message>
</context>
<context>
    <name>Shout</name>
    <message>
        <source>Keys…</source>
        <extracomment>app/windows/table/buzzers.py</extracomment>
        <translation>Teclas…</translation>
    </message>
    <message numerus="yes">
        <source>Wrong: fewer than %n card(s)</source>
        <extracomment>app/session/script_maker.py</extracomment>
        <translation>
            <numerusform>Mal: menos de %n carta</numerusform>
            <numerusform>Mal: menos de %n cartas</numerusform>
        </translation>
    </message>
    <message>
        <source>No word was named.</source>
        <extracomment>app/session/script_maker.py</extracomment>
        <translation>No se dijo ninguna palabra.</translation>
    </message>
    <message>
        <source>Wrong: too few letters</source>
        <extracomment>app/session/script_maker.py</extracomment>
        <translation>Mal: pocas letras</translation>
    </message>
    <message>
        <source>Wrong: not in the dictionary</source>
        <extracomment>app/session/script_maker.py</extracomment>
        <translation>Mal: no está en el diccionario</translation>
    </message>
    <message>
        <source>{milliseconds} ms apart</source>
        <extracomment>app/session/script_maker.py</extracomment>
        <translation>{milliseconds} ms de diferencia</translation>
    </message>
    <message>
        <source>{milliseconds} ms before {name}</source>
        <extracomment>app/session/script_maker.py</extracomment>
        <translation>{milliseconds} ms antes que {name}</translation>
    </message>
    <message numerus="yes">
        <source>Right: %n card(s)</source>
        <extracomment>app/session/script_maker.py</extracomment>
        <translation>
            <numerusform>Bien: %n carta</numerusform>
            <numerusform>Bien: %n cartas</numerusform>
        </translation>
    </message>
    <message>
        <source>Shout again!</source>
        <extracomment>app/session/script_maker.py, app/windows/table/dealer_question.py</extracomment>
        <translation>¡Otro grito!</translation>
    </message>
    <message>
        <source>key {key}</source>
        <extracomment>app/session/tokens.py</extracomment>
        <translation>tecla {key}</translation>
    </message>
    <message>
        <source>Players’ keys</source>
        <extracomment>app/windows/sheets/buzzer_keys.py</extracomment>
        <translation>Teclas de los jugadores</translation>
    </message>
    <message>
        <source>Choose a key for each player. Then hold all of them down together: some keyboards do not hear certain keys at the same time.</source>
        <extracomment>app/windows/sheets/buzzer_keys.py</extracomment>
        <translation>Elige una tecla para cada jugador. Luego mantenlas todas pulsadas a la vez: algunos teclados no detectan ciertas teclas al mismo tiempo.</translation>
    </message>
    <message>
        <source>Not heard: {keys}. If they were held down, choose other keys for them.</source>
        <extracomment>app/windows/sheets/buzzer_keys.py</extracomment>
        <translation>No detectadas: {keys}. Si estaban pulsadas, elige otras teclas para ellas.</translation>
    </message>
    <message>
        <source>All keys are heard together.</source>
        <extracomment>app/windows/sheets/buzzer_keys.py</extracomment>
        <translation>Todas las teclas se detectan a la vez.</translation>
    </message>
    <message>
        <source>Key {key}: {name}. With Shift it types {key}.</source>
        <extracomment>app/windows/table/table_voice.py</extracomment>
        <translation>Tecla {key}: {name}. Con Mayús escribe {key}.</translation>
    </message>
    <message>
        <source>Keys: {keys}</source>
        <extracomment>app/windows/table/telling.py</extracomment>
        <translation>Teclas: {keys}</translation>
    </message>
    <message>
        <source>{name}: {key}</source>
        <extracomment>app/windows/table/buzzers.py</extracomment>
        <translation>{name}: {key}</translation>
    </message>
    <message>
        <source>Enter or the mouse ends the word.</source>
        <extracomment>app/windows/table/buzzers.py</extracomment>
        <translation>Intro o el ratón termina la palabra.</translation>
    </message>
    <message>
        <source>The dealer decides: {name}.</source>
        <extracomment>app/windows/table/dealer_question.py</extracomment>
        <translation>Decide quien reparte: {name}.</translation>
    </message>
    <message>
        <source>At the same time: {names}. Who was first?</source>
        <extracomment>app/windows/table/dealer_question.py</extracomment>
        <translation>A la vez: {names}. ¿Quién fue primero?</translation>
    </message>
    <message>
        <source>{name} cannot shout now.</source>
        <extracomment>app/windows/table/table_voice.py</extracomment>
        <translation>{name}: ahora no es posible gritar.</translation>
    </message>
</context>
<context>
    <name>Staging</name>
    <message>
        <source>This game to {name}</source>
        <extracomment>app/session/script_maker.py</extracomment>
        <translation>{name}: partida ganada</translation>
    </message>
    <message>
        <source>First turn</source>
        <extracomment>app/session/script_maker.py</extracomment>
        <translation>Primer turno</translation>
    </message>
    <message>
        <source>Personal best</source>
        <extracomment>app/session/match/counting_up.py</extracomment>
        <translation>Récord personal</translation>
    </message>
    <message>
        <source>{words} are words.</source>
        <extracomment>app/session/script_maker.py</extracomment>
        <translation>{words} son palabras.</translation>
    </message>
    <message>
        <source>{words} is a word.</source>
        <extracomment>app/session/script_maker.py</extracomment>
        <translation>{words} es una palabra.</translation>
    </message>
    <message>
        <source>{words} are words: one turn lost.</source>
        <extracomment>app/session/script_maker.py</extracomment>
        <translation>{words} son palabras: un turno perdido.</translation>
    </message>
    <message>
        <source>{words} is a word: one turn lost.</source>
        <extracomment>app/session/script_maker.py</extracomment>
        <translation>{words} es una palabra: un turno perdido.</translation>
    </message>
    <message>
        <source>No {letter}</source>
        <extracomment>app/session/script_maker.py</extracomment>
        <translation>No hay {letter}</translation>
    </message>
    <message>
        <source>Not in the dictionary: {words}</source>
        <extracomment>app/session/script_maker.py</extracomment>
        <translation>No está en el diccionario: {words}</translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message numerus="yes">
        <source>%n for practice</source>
        <extracomment>app/windows/sheets/statistics_page.py</extracomment>
        <translation>
            <numerusform>%n de práctica</numerusform>
            <numerusform>%n de práctica</numerusform>
        </translation>
    </message>
    <message>
        <source>{won} ({share}%)</source>
        <extracomment>app/windows/sheets/statistics_page.py</extracomment>
        <translation>{won} ({share}&#xa0;%)</translation>
    </message>
    <message>
        <source>{game}: the last games; full bars were won</source>
        <extracomment>app/windows/sheets/statistics_page.py</extracomment>
        <translation>{game}: las últimas partidas; las barras llenas son victorias</translation>
    </message>
    <message>
        <source>Forget all results? You cannot undo this.</source>
        <extracomment>app/windows/sheets/statistics_page.py</extracomment>
        <translation>¿Olvidar todos los resultados? No se puede deshacer.</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) played</source>
        <extracomment>app/windows/sheets/statistics_page.py</extracomment>
        <translation>
            <numerusform>%n partida jugada</numerusform>
            <numerusform>%n partidas jugadas</numerusform>
        </translation>
    </message>
    <message>
        <source>All games</source>
        <extracomment>app/windows/sheets/statistics_page.py</extracomment>
        <translation>Todos los juegos</translation>
    </message>
    <message>
        <source>{game}: cards left in the last games</source>
        <extracomment>app/windows/sheets/statistics_page.py</extracomment>
        <translation>{game}: cartas que quedaron en las últimas partidas</translation>
    </message>
    <message>
        <source>‹ Back</source>
        <extracomment>app/windows/sheets/road_page.py, app/windows/sheets/statistics_page.py</extracomment>
        <translation>‹ Atrás</translation>
    </message>
    <message>
        <source>Statistics</source>
        <extracomment>app/windows/sheets/statistics_page.py</extracomment>
        <translation>Estadísticas</translation>
    </message>
    <message>
        <source>Player</source>
        <extracomment>app/windows/sheets/day_sheet.py, app/windows/sheets/road_page.py, app/windows/sheets/statistics_page.py</extracomment>
        <translation>Jugador</translation>
    </message>
    <message>
        <source>Finished games</source>
        <extracomment>app/windows/sheets/statistics_page.py</extracomment>
        <translation>Partidas terminadas</translation>
    </message>
    <message>
        <source>Forget all…</source>
        <extracomment>app/windows/sheets/statistics_page.py</extracomment>
        <translation>Olvidar todo…</translation>
    </message>
    <message>
        <source>Nothing to count yet. Play a game to its end, and its result will appear here.</source>
        <extracomment>app/windows/sheets/statistics_page.py</extracomment>
        <translation>Aún no hay nada que contar. Juega una partida hasta el final, y su resultado aparecerá aquí.</translation>
    </message>
    <message>
        <source>Choose a game</source>
        <extracomment>app/windows/sheets/statistics_page.py</extracomment>
        <translation>Elegir un juego</translation>
    </message>
    <message numerus="yes">
        <source>%n won</source>
        <extracomment>app/windows/sheets/statistics_page.py</extracomment>
        <translation>
            <numerusform>%n ganada</numerusform>
            <numerusform>%n ganadas</numerusform>
        </translation>
    </message>
    <message>
        <source>No personal bests yet. They come from games whose cards you see for the first time.</source>
        <extracomment>app/windows/sheets/statistics_page.py</extracomment>
        <translation>Todavía no hay mejores marcas. Salen de las partidas cuyas cartas ves por primera vez.</translation>
    </message>
    <message>
        <source>Personal bests</source>
        <extracomment>app/windows/sheets/statistics_page.py</extracomment>
        <translation>Mejores marcas</translation>
    </message>
    <message>
        <source>Not counted</source>
        <extracomment>app/windows/sheets/statistics_page.py</extracomment>
        <translation>No contadas</translation>
    </message>
    <message numerus="yes">
        <source>%n from an older version</source>
        <extracomment>app/windows/sheets/statistics_page.py</extracomment>
        <translation>
            <numerusform>%n de una versión anterior</numerusform>
            <numerusform>%n de una versión anterior</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n resigned</source>
        <extracomment>app/windows/sheets/statistics_page.py</extracomment>
        <translation>
            <numerusform>%n abandonada</numerusform>
            <numerusform>%n abandonadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n put away</source>
        <extracomment>app/windows/sheets/statistics_page.py</extracomment>
        <translation>
            <numerusform>%n apartada</numerusform>
            <numerusform>%n apartadas</numerusform>
        </translation>
    </message>
    <message>
        <source>Everybody</source>
        <extracomment>app/windows/sheets/statistics_page.py</extracomment>
        <translation>Todos</translation>
    </message>
    <message>
        <source>{now}, at most {most}</source>
        <extracomment>app/windows/sheets/statistics_page.py</extracomment>
        <translation>{now}, como mucho {most}</translation>
    </message>
    <message>
        <source>Game</source>
        <extracomment>app/windows/sheets/statistics_page.py</extracomment>
        <translation>Juego</translation>
    </message>
    <message>
        <source>alone</source>
        <extracomment>app/windows/sheets/result_texts.py</extracomment>
        <translation>en solitario</translation>
    </message>
    <message>
        <source>practice</source>
        <extracomment>app/windows/sheets/result_texts.py</extracomment>
        <translation>práctica</translation>
    </message>
    <message numerus="yes">
        <source>%n letter(s)</source>
        <extracomment>app/windows/sheets/statistics_page.py</extracomment>
        <translation>
            <numerusform>%n letra</numerusform>
            <numerusform>%n letras</numerusform>
        </translation>
    </message>
    <message>
        <source>Against whom</source>
        <extracomment>app/windows/sheets/statistics_page.py</extracomment>
        <translation>Contra quién</translation>
    </message>
    <message>
        <source>Export…</source>
        <extracomment>app/windows/sheets/statistics_page.py</extracomment>
        <translation>Exportar…</translation>
    </message>
    <message>
        <source>Saves these results as a CSV or a JSON file.</source>
        <extracomment>app/windows/sheets/statistics_page.py</extracomment>
        <translation>Guarda estos resultados en un archivo CSV o JSON.</translation>
    </message>
    <message>
        <source>All numbers</source>
        <extracomment>app/windows/sheets/statistics_page.py</extracomment>
        <translation>Todas las cifras</translation>
    </message>
    <message>
        <source>Against anybody</source>
        <extracomment>app/windows/sheets/statistics_page.py</extracomment>
        <translation>Contra todos</translation>
    </message>
    <message numerus="yes">
        <source>Share of possible points found: %n game(s) reviewed</source>
        <extracomment>app/windows/sheets/statistics_page.py</extracomment>
        <translation>
            <numerusform>Parte de los puntos posibles: %n partida analizada</numerusform>
            <numerusform>Parte de los puntos posibles: %n partidas analizadas</numerusform>
        </translation>
    </message>
    <message>
        <source>Export the results</source>
        <extracomment>app/windows/sheets/statistics_page.py</extracomment>
        <translation>Exportar los resultados</translation>
    </message>
    <message>
        <source>only games whose cards you saw for the first time count, and no practice games. The last column has the others.</source>
        <extracomment>app/windows/sheets/statistics_page.py</extracomment>
        <translation>solo cuentan las partidas cuyas cartas veías por primera vez, y ninguna de práctica. Las demás están en la última columna.</translation>
    </message>
    <message>
        <source>Played</source>
        <extracomment>app/windows/sheets/statistics_page.py</extracomment>
        <translation>Jugadas</translation>
    </message>
    <message>
        <source>games that came to their end, or that the others have resigned.</source>
        <extracomment>app/windows/sheets/statistics_page.py</extracomment>
        <translation>partidas que llegaron a su fin o que los demás abandonaron.</translation>
    </message>
    <message>
        <source>Won</source>
        <extracomment>app/windows/sheets/statistics_page.py</extracomment>
        <translation>Ganadas</translation>
    </message>
    <message>
        <source>of the games played, those that somebody can lose: not the games alone for points.</source>
        <extracomment>app/windows/sheets/statistics_page.py</extracomment>
        <translation>de las partidas jugadas, las que alguien puede perder. En solitario y por puntos no se puede perder.</translation>
    </message>
    <message>
        <source>Best result</source>
        <extracomment>app/windows/sheets/statistics_page.py</extracomment>
        <translation>Mejor resultado</translation>
    </message>
    <message>
        <source>the highest score or the fewest cards left. Each way to play is counted separately.</source>
        <extracomment>app/windows/sheets/statistics_page.py</extracomment>
        <translation>la puntuación más alta o el menor número de cartas restantes. Cada forma de jugar cuenta aparte.</translation>
    </message>
    <message>
        <source>Best play</source>
        <extracomment>app/windows/sheets/statistics_page.py</extracomment>
        <translation>Mejor jugada</translation>
    </message>
    <message>
        <source>the play with most points, in broken-off games, too.</source>
        <extracomment>app/windows/sheets/statistics_page.py</extracomment>
        <translation>la jugada de más puntos, también en partidas interrumpidas.</translation>
    </message>
    <message>
        <source>Longest word</source>
        <extracomment>app/windows/sheets/statistics_page.py</extracomment>
        <translation>Palabra más larga</translation>
    </message>
    <message>
        <source>your own words alone, in broken-off games, too.</source>
        <extracomment>app/windows/sheets/statistics_page.py</extracomment>
        <translation>solo tus propias palabras, también en partidas interrumpidas.</translation>
    </message>
    <message>
        <source>Points a turn</source>
        <extracomment>app/windows/sheets/statistics_page.py</extracomment>
        <translation>Puntos por turno</translation>
    </message>
    <message>
        <source>all points of the games played, divided by all turns.</source>
        <extracomment>app/windows/sheets/statistics_page.py</extracomment>
        <translation>todos los puntos de las partidas jugadas, divididos por todos los turnos.</translation>
    </message>
    <message>
        <source>Won in a row</source>
        <extracomment>app/windows/sheets/statistics_page.py</extracomment>
        <translation>Victorias seguidas</translation>
    </message>
    <message>
        <source>games won one after the other, up to the last one, and the most ever.</source>
        <extracomment>app/windows/sheets/statistics_page.py</extracomment>
        <translation>partidas ganadas seguidas hasta la última, y el máximo.</translation>
    </message>
    <message>
        <source>Hints</source>
        <extracomment>app/windows/sheets/statistics_page.py</extracomment>
        <translation>Pistas</translation>
    </message>
    <message>
        <source>hints asked for in the games played. Such games count.</source>
        <extracomment>app/windows/sheets/statistics_page.py</extracomment>
        <translation>pistas pedidas en las partidas jugadas. Esas partidas cuentan.</translation>
    </message>
    <message>
        <source>Broken off</source>
        <extracomment>app/windows/sheets/statistics_page.py</extracomment>
        <translation>Interrumpidas</translation>
    </message>
    <message>
        <source>games that you resigned or put away. They count as neither won nor lost.</source>
        <extracomment>app/windows/sheets/statistics_page.py</extracomment>
        <translation>partidas que abandonaste o apartaste. No cuentan ni como ganadas ni como perdidas.</translation>
    </message>
    <message>
        <source>games for practice, and games whose cards you knew.</source>
        <extracomment>app/windows/sheets/statistics_page.py</extracomment>
        <translation>partidas de práctica y partidas cuyas cartas conocías.</translation>
    </message>
    <message numerus="yes">
        <source>%n with the same cards</source>
        <extracomment>app/windows/sheets/statistics_page.py</extracomment>
        <translation>
            <numerusform>%n con las mismas cartas</numerusform>
            <numerusform>%n con las mismas cartas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n from a position</source>
        <extracomment>app/windows/sheets/statistics_page.py</extracomment>
        <translation>
            <numerusform>%n continuada</numerusform>
            <numerusform>%n continuadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n after seeing the solution</source>
        <extracomment>app/windows/sheets/statistics_page.py</extracomment>
        <translation>
            <numerusform>%n tras la solución</numerusform>
            <numerusform>%n tras la solución</numerusform>
        </translation>
    </message>
    <message>
        <source>Computers</source>
        <extracomment>app/windows/sheets/statistics_page.py</extracomment>
        <translation>Ordenadores</translation>
    </message>
    <message>
        <source>Games in each of the last weeks</source>
        <extracomment>app/windows/sheets/statistics_page.py</extracomment>
        <translation>Partidas en cada una de las últimas semanas</translation>
    </message>
    <message>
        <source>against: {names}</source>
        <extracomment>app/windows/sheets/statistics_page.py</extracomment>
        <translation>contra: {names}</translation>
    </message>
    <message>
        <source>longest word {word}</source>
        <extracomment>app/windows/sheets/statistics_page.py</extracomment>
        <translation>palabra más larga {word}</translation>
    </message>
</context>
<context>
    <name>Stuck</name>
    <message>
        <source>How should the game go on?</source>
        <extracomment>app/windows/table/stuck_player.py</extracomment>
        <translation>¿Cómo debe seguir la partida?</translation>
    </message>
    <message>
        <source>Let {name} try again</source>
        <extracomment>app/windows/table/stuck_player.py</extracomment>
        <translation>Que {name} lo intente otra vez</translation>
    </message>
    <message>
        <source>Let an easier player play</source>
        <extracomment>app/windows/table/stuck_player.py</extracomment>
        <translation>Que juegue un jugador más flojo</translation>
    </message>
    <message>
        <source>Pass for {name}</source>
        <extracomment>app/windows/table/stuck_player.py</extracomment>
        <translation>Pasar en lugar de {name}</translation>
    </message>
    <message>
        <source>Not now</source>
        <extracomment>app/windows/table/stuck_player.py</extracomment>
        <translation>Ahora no</translation>
    </message>
    <message>
        <source>{name} could not find a move: something went wrong inside Wordfelt.</source>
        <extracomment>app/windows/table/stuck_player.py</extracomment>
        <translation>{name} no ha podido encontrar una jugada: algo ha fallado dentro de Wordfelt.</translation>
    </message>
</context>
<context>
    <name>Sums</name>
    <message>
        <source>highest card {points}</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>carta más alta {points}</translation>
    </message>
    <message>
        <source>longest word {points}</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>palabra más larga {points}</translation>
    </message>
    <message>
        <source>all eight cards {points}</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>las ocho cartas {points}</translation>
    </message>
    <message>
        <source>replaced {points}</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>sustituido {points}</translation>
    </message>
    <message>
        <source>cards left over {points}</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>cartas sobrantes {points}</translation>
    </message>
    <message numerus="yes">
        <source>%n letter(s)</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>
            <numerusform>%n letra</numerusform>
            <numerusform>%n letras</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>Drag cards, click them, or type a word.</source>
        <extracomment>app/windows/table/idle.py</extracomment>
        <translation>Arrastra cartas, haz clic en ellas o escribe una palabra.</translation>
    </message>
    <message>
        <source>Everybody watches</source>
        <extracomment>app/windows/table/spoken.py</extracomment>
        <translation>Todos atentos</translation>
    </message>
    <message>
        <source>Undo takes the pass back.</source>
        <extracomment>app/windows/table/idle.py</extracomment>
        <translation>Deshacer te devuelve el turno.</translation>
    </message>
    <message>
        <source>A pass gives the game up. Give it up?</source>
        <extracomment>app/windows/table/pressing.py</extracomment>
        <translation>Si pasas, abandonas la partida. ¿La abandonas?</translation>
    </message>
    <message>
        <source>{name} to play</source>
        <extracomment>app/windows/table/spoken.py</extracomment>
        <translation>Turno: {name}</translation>
    </message>
    <message>
        <source>Waiting for {names}</source>
        <extracomment>app/windows/table/idle.py, app/windows/table/spoken.py</extracomment>
        <translation>Turno pendiente: {names}</translation>
    </message>
    <message>
        <source>last round</source>
        <extracomment>app/windows/table/spoken.py</extracomment>
        <translation>última ronda</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in the deck</source>
        <extracomment>app/windows/table/telling.py</extracomment>
        <translation>
            <numerusform>%n carta en el mazo</numerusform>
            <numerusform>%n cartas en el mazo</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} is thinking.</source>
        <extracomment>app/windows/table/table_voice.py</extracomment>
        <translation>{name} está pensando.</translation>
    </message>
    <message>
        <source>An earlier position. Esc leads back.</source>
        <extracomment>app/windows/table/changes.py, app/windows/table/idle.py</extracomment>
        <translation>Una posición anterior. Esc vuelve al presente.</translation>
    </message>
    <message>
        <source>Wait for the others.</source>
        <extracomment>app/windows/table/idle.py</extracomment>
        <translation>Espera a los demás.</translation>
    </message>
    <message>
        <source>There is no word left for you to play.</source>
        <extracomment>app/windows/table/idle.py</extracomment>
        <translation>No te queda ninguna palabra que jugar.</translation>
    </message>
    <message>
        <source>{name} to name the word</source>
        <extracomment>app/windows/table/spoken.py</extracomment>
        <translation>Toca decir la palabra: {name}</translation>
    </message>
    <message>
        <source>A pass gives the game up.</source>
        <extracomment>app/windows/table/spoken.py</extracomment>
        <translation>Si pasas, abandonas la partida.</translation>
    </message>
    <message>
        <source>A pass puts you out of the game.</source>
        <extracomment>app/windows/table/spoken.py</extracomment>
        <translation>Si pasas, quedas fuera de la partida.</translation>
    </message>
    <message>
        <source>A pass ends the game.</source>
        <extracomment>app/windows/table/spoken.py</extracomment>
        <translation>Si pasas, la partida termina.</translation>
    </message>
    <message numerus="yes">
        <source>%n second(s) left</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>
            <numerusform>queda %n segundo</numerusform>
            <numerusform>quedan %n segundos</numerusform>
        </translation>
    </message>
    <message>
        <source>Menus</source>
        <extracomment>app/windows/table/table_head.py</extracomment>
        <translation>Menús</translation>
    </message>
    <message>
        <source>‹ Gallery</source>
        <extracomment>app/windows/table/table_head.py</extracomment>
        <translation>‹ Galería</translation>
    </message>
    <message>
        <source>Undo</source>
        <extracomment>app/windows/table/table_head.py</extracomment>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Redo</source>
        <extracomment>app/windows/table/table_head.py</extracomment>
        <translation>Rehacer</translation>
    </message>
    <message>
        <source>Hint</source>
        <extracomment>app/windows/table/table_head.py</extracomment>
        <translation>Pista</translation>
    </message>
    <message>
        <source>A step each time: where, which letters, the whole play, and why</source>
        <extracomment>app/windows/table/table_head.py</extracomment>
        <translation>Un paso cada vez: dónde, qué letras, la jugada entera y por qué</translation>
    </message>
    <message>
        <source>Lay the card on the place beside your hand.</source>
        <extracomment>app/windows/table/idle.py</extracomment>
        <translation>Pon la carta en el lugar junto a tu mano.</translation>
    </message>
    <message>
        <source>Without a word, press the row that you take apart.</source>
        <extracomment>app/windows/table/idle.py</extracomment>
        <translation>Si no tienes palabra, pulsa la fila que vas a deshacer.</translation>
    </message>
    <message>
        <source>Lay the cards that you trade on the place beside your hand, or pass.</source>
        <extracomment>app/windows/table/idle.py</extracomment>
        <translation>Pon junto a tu mano las cartas que cambias, o pasa.</translation>
    </message>
    <message>
        <source>Rules</source>
        <extracomment>app/windows/table/table_head.py</extracomment>
        <translation>Reglas</translation>
    </message>
    <message>
        <source>Pause</source>
        <extracomment>app/windows/table/table_head.py</extracomment>
        <translation>Pausa</translation>
    </message>
    <message>
        <source>Result</source>
        <extracomment>app/windows/table/table_head.py</extracomment>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>The others must agree.</source>
        <extracomment>app/windows/table/table_head.py</extracomment>
        <translation>Los demás tienen que estar de acuerdo.</translation>
    </message>
    <message>
        <source>{time} in the game</source>
        <extracomment>app/windows/table/table_head.py</extracomment>
        <translation>{time} en la partida</translation>
    </message>
    <message>
        <source>Table</source>
        <extracomment>app/windows/table/table_page.py</extracomment>
        <translation>Mesa</translation>
    </message>
    <message>
        <source>{name}: name the word.</source>
        <extracomment>app/windows/table/idle.py</extracomment>
        <translation>{name}: di la palabra.</translation>
    </message>
</context>
<context>
    <name>Telling</name>
    <message>
        <source>Text size {percent}%</source>
        <extracomment>app/program/application.py</extracomment>
        <translation>Tamaño del texto: {percent}&#xa0;%</translation>
    </message>
    <message>
        <source>The present position.</source>
        <extracomment>app/windows/table/changes.py</extracomment>
        <translation>La posición actual.</translation>
    </message>
    <message>
        <source>{card}, place {number} of {count}</source>
        <extracomment>app/windows/table/changes.py</extracomment>
        <translation>{card}, lugar {number} de {count}</translation>
    </message>
    <message>
        <source>Taken back: {what}</source>
        <extracomment>app/windows/table/changes.py</extracomment>
        <translation>Retirado: {what}</translation>
    </message>
    <message>
        <source>Drawn: {cards}</source>
        <extracomment>app/windows/table/changes.py</extracomment>
        <translation>Robas: {cards}</translation>
    </message>
    <message>
        <source>The table is hidden.</source>
        <extracomment>app/windows/table/table_voice.py</extracomment>
        <translation>La mesa está oculta.</translation>
    </message>
    <message>
        <source>No hand is open.</source>
        <extracomment>app/windows/table/table_voice.py, app/windows/table/why_not.py</extracomment>
        <translation>No hay ninguna mano a la vista.</translation>
    </message>
    <message>
        <source>There is nothing to take back.</source>
        <extracomment>app/windows/table/table_voice.py</extracomment>
        <translation>No hay nada que retirar.</translation>
    </message>
    <message>
        <source>{key} asks the table to count it.</source>
        <extracomment>app/windows/table/table_voice.py</extracomment>
        <translation>{key} pregunta a la mesa si cuenta.</translation>
    </message>
    <message>
        <source>{name} drew {card}</source>
        <extracomment>app/windows/table/telling.py</extracomment>
        <translation>{name}: sale {card}</translation>
    </message>
    <message>
        <source>You hold no cards.</source>
        <extracomment>app/windows/table/telling.py</extracomment>
        <translation>No tienes cartas en la mano.</translation>
    </message>
    <message>
        <source>Nothing lies on the table.</source>
        <extracomment>app/windows/table/telling.py</extracomment>
        <translation>No hay nada en la mesa.</translation>
    </message>
    <message>
        <source>Nothing has happened yet.</source>
        <extracomment>app/windows/table/telling.py</extracomment>
        <translation>Aún no ha ocurrido nada.</translation>
    </message>
    <message>
        <source>All seen: {letters}.</source>
        <extracomment>app/windows/table/telling.py</extracomment>
        <translation>Vistas todas: {letters}.</translation>
    </message>
    <message>
        <source>There is nothing older.</source>
        <extracomment>app/windows/main_window.py</extracomment>
        <translation>No hay nada anterior.</translation>
    </message>
    <message>
        <source>There is nothing newer.</source>
        <extracomment>app/windows/main_window.py</extracomment>
        <translation>No hay nada posterior.</translation>
    </message>
    <message>
        <source>The next word.</source>
        <extracomment>app/windows/table/felt_binding.py</extracomment>
        <translation>La palabra siguiente.</translation>
    </message>
    <message>
        <source>There is no other place for it.</source>
        <extracomment>app/windows/table/felt_binding.py</extracomment>
        <translation>No hay otro lugar para eso.</translation>
    </message>
    <message>
        <source>Pause. Enter or Space goes on.</source>
        <extracomment>app/windows/table/table_voice.py</extracomment>
        <translation>Pausa. Intro o Espacio para seguir.</translation>
    </message>
    <message>
        <source>No hand is open. Enter or Space opens it.</source>
        <extracomment>app/windows/table/table_voice.py</extracomment>
        <translation>Ninguna mano está abierta. Intro o Espacio la abre.</translation>
    </message>
    <message>
        <source>Word {number} of {count}: {word}.</source>
        <extracomment>app/windows/table/telling.py</extracomment>
        <translation>Palabra {number} de {count}: {word}.</translation>
    </message>
    <message>
        <source>No word is here.</source>
        <extracomment>app/windows/table/telling.py</extracomment>
        <translation>Aquí no hay ninguna palabra.</translation>
    </message>
    <message>
        <source>There is no word {number}.</source>
        <extracomment>app/windows/table/telling.py</extracomment>
        <translation>No hay palabra {number}.</translation>
    </message>
    <message>
        <source>Your cards: {cards}.</source>
        <extracomment>app/windows/table/telling.py</extracomment>
        <translation>Tus cartas: {cards}.</translation>
    </message>
</context>
<context>
    <name>Tonight</name>
    <message>
        <source>Others</source>
        <extracomment>app/windows/gallery/gallery.py</extracomment>
        <translation>Otros</translation>
    </message>
    <message>
        <source>Let others play</source>
        <extracomment>app/windows/gallery/gallery.py</extracomment>
        <translation>Dejar jugar a otros</translation>
    </message>
    <message numerus="yes">
        <source>The evening: %n game(s)</source>
        <extracomment>app/windows/gallery/table_bar.py</extracomment>
        <translation>
            <numerusform>La velada: %n partida</numerusform>
            <numerusform>La velada: %n partidas</numerusform>
        </translation>
    </message>
    <message>
        <source>Tonight’s table:</source>
        <extracomment>app/windows/gallery/table_bar.py</extracomment>
        <translation>La mesa de esta noche:</translation>
    </message>
    <message>
        <source>Change who sits here, and the house rules.</source>
        <extracomment>app/windows/gallery/table_bar.py</extracomment>
        <translation>Cambia quién se sienta aquí y las reglas de la casa.</translation>
    </message>
    <message>
        <source>Done</source>
        <extracomment>app/windows/sheets/table_sheet.py</extracomment>
        <translation>Hecho</translation>
    </message>
    <message>
        <source>Tonight’s table</source>
        <extracomment>app/windows/sheets/table_sheet.py</extracomment>
        <translation>La mesa de esta noche</translation>
    </message>
    <message>
        <source>Who sits here</source>
        <extracomment>app/windows/sheets/table_sheet.py</extracomment>
        <translation>Quién se sienta aquí</translation>
    </message>
    <message>
        <source>House rules</source>
        <extracomment>app/windows/sheets/table_sheet.py</extracomment>
        <translation>Reglas de la casa</translation>
    </message>
    <message>
        <source>Other players’ plates</source>
        <extracomment>app/windows/sheets/table_sheet.py</extracomment>
        <translation>Placas de los demás</translation>
    </message>
    <message>
        <source>Who begins after the first game</source>
        <extracomment>app/windows/sheets/table_sheet.py</extracomment>
        <translation>Quién empieza después de la primera partida</translation>
    </message>
    <message>
        <source>The evening is counted</source>
        <extracomment>app/windows/sheets/table_sheet.py</extracomment>
        <translation>La velada se cuenta</translation>
    </message>
    <message>
        <source>Move with the turn: the next player comes first</source>
        <extracomment>app/windows/sheets/table_sheet.py</extracomment>
        <translation>Giran con el turno: quien sigue va primero</translation>
    </message>
    <message>
        <source>Stay in one place, like the people</source>
        <extracomment>app/windows/sheets/table_sheet.py</extracomment>
        <translation>Se quedan en su sitio, como quienes se sientan a la mesa</translation>
    </message>
    <message>
        <source>Drawn again for each game</source>
        <extracomment>app/windows/sheets/table_sheet.py</extracomment>
        <translation>Por sorteo en cada partida</translation>
    </message>
    <message>
        <source>The next in the order of the table</source>
        <extracomment>app/windows/sheets/table_sheet.py</extracomment>
        <translation>El siguiente en el orden de la mesa</translation>
    </message>
    <message>
        <source>{player} ({level})</source>
        <extracomment>app/windows/widgets/who_plays.py</extracomment>
        <translation>{player} ({level})</translation>
    </message>
    <message>
        <source>by games won</source>
        <extracomment>app/windows/sheets/table_sheet.py</extracomment>
        <translation>por partidas ganadas</translation>
    </message>
    <message>
        <source>by place: a point for each player left behind</source>
        <extracomment>app/windows/sheets/table_sheet.py</extracomment>
        <translation>por puesto: un punto por cada jugador superado</translation>
    </message>
    <message>
        <source>Joins for this game: {names}.</source>
        <extracomment>app/windows/widgets/who_plays.py</extracomment>
        <translation>Se une a esta partida: {names}.</translation>
    </message>
    <message>
        <source>Plays: {playing}. Sits out: {out}.</source>
        <extracomment>app/windows/widgets/who_plays.py</extracomment>
        <translation>En juego: {playing}. Descanso: {out}.</translation>
    </message>
    <message>
        <source>Plays: {playing}.</source>
        <extracomment>app/windows/widgets/who_plays.py</extracomment>
        <translation>En juego: {playing}.</translation>
    </message>
    <message>
        <source>Nobody</source>
        <extracomment>app/program/own_puzzling.py, app/program/table_tonight.py</extracomment>
        <translation>Nadie</translation>
    </message>
    <message>
        <source>A switch takes longer than a hand. Who gets more time?</source>
        <extracomment>app/program/table_tonight.py</extracomment>
        <translation>Con un conmutador todo lleva más tiempo. ¿Quién recibe más tiempo?</translation>
    </message>
    <message>
        <source>{name}: a switch takes longer than a hand. How much time, also to name a word in Shout!? It counts from the next deal.</source>
        <extracomment>app/program/table_tonight.py</extracomment>
        <translation>{name}: con un conmutador todo lleva más tiempo. ¿Cuánto tiempo hace falta, también para decir una palabra en Shout!? Cuenta desde el próximo reparto.</translation>
    </message>
</context>
<context>
    <name>Unsaved</name>
    <message>
        <source>The results are being counted.</source>
        <extracomment>app/program/statistics.py, app/program/your_files.py</extracomment>
        <translation>Se están contando los resultados.</translation>
    </message>
    <message>
        <source>Stop waiting</source>
        <extracomment>app/program/statistics.py</extracomment>
        <translation>No esperar</translation>
    </message>
    <message>
        <source>The game is being read.</source>
        <extracomment>app/program/put_away.py</extracomment>
        <translation>Se está leyendo la partida.</translation>
    </message>
    <message>
        <source>The game is being opened.</source>
        <extracomment>app/program/waiting_games.py</extracomment>
        <translation>Se está abriendo la partida.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>app/program/put_away.py, app/program/waiting_games.py, app/windows/record_files.py</extracomment>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>The game is being saved. The disk is slow.</source>
        <extracomment>app/windows/file_questions.py</extracomment>
        <translation>Se está guardando la partida. El disco es lento.</translation>
    </message>
    <message>
        <source>This game may be open elsewhere. Go on here?</source>
        <extracomment>app/windows/file_questions.py</extracomment>
        <translation>Puede que esta partida esté abierta en otro sitio. ¿Seguir aquí?</translation>
    </message>
    <message>
        <source>Stay at the table</source>
        <extracomment>app/windows/file_questions.py</extracomment>
        <translation>Quedarse en la mesa</translation>
    </message>
    <message>
        <source>If you leave this game, the moves since then are lost.</source>
        <extracomment>app/windows/file_questions.py</extracomment>
        <translation>Lo jugado desde entonces se pierde al dejar esta partida.</translation>
    </message>
    <message>
        <source>Stay</source>
        <extracomment>app/windows/file_questions.py</extracomment>
        <translation>Quedarse</translation>
    </message>
    <message>
        <source>Save it elsewhere…</source>
        <extracomment>app/windows/file_questions.py</extracomment>
        <translation>Guardar en otro sitio…</translation>
    </message>
    <message>
        <source>Leave it</source>
        <extracomment>app/windows/file_questions.py</extracomment>
        <translation>Dejarla</translation>
    </message>
    <message>
        <source>If it is open on another computer too, one of the two loses its moves.</source>
        <extracomment>app/windows/file_questions.py</extracomment>
        <translation>Si también está abierta en otro ordenador, uno de los dos pierde sus jugadas.</translation>
    </message>
    <message>
        <source>Go on here</source>
        <extracomment>app/windows/file_questions.py</extracomment>
        <translation>Seguir aquí</translation>
    </message>
    <message>
        <source>The copy is being saved.</source>
        <extracomment>app/windows/record_files.py</extracomment>
        <translation>Se está guardando la copia.</translation>
    </message>
    <message>
        <source>The file is being saved.</source>
        <extracomment>app/windows/record_files.py</extracomment>
        <translation>El archivo se está guardando.</translation>
    </message>
</context>
<context>
    <name>Variations</name>
    <message>
        <source>Breakups Are Hard!</source>
        <extracomment>a variation of Break Up</extracomment>
        <translation>Breakups Are Hard!</translation>
    </message>
    <message>
        <source>Take 10</source>
        <extracomment>a variation of Eight It All</extracomment>
        <translation>Take 10</translation>
    </message>
    <message>
        <source>First or Last</source>
        <extracomment>a variation of Last Man Standing</extracomment>
        <translation>First or Last</translation>
    </message>
    <message>
        <source>Anywhere</source>
        <extracomment>a variation of Last Man Standing</extracomment>
        <translation>Anywhere</translation>
    </message>
    <message>
        <source>Knockout</source>
        <extracomment>a variation of 5 to 5, a variation of Last Man Standing, a variation of Seeing Red, a variation of Tricked Out</extracomment>
        <translation>Eliminación</translation>
    </message>
    <message>
        <source>Marked Value</source>
        <extracomment>a variation of 3-4-5</extracomment>
        <translation>Marked Value</translation>
    </message>
    <message>
        <source>Use or Lose</source>
        <extracomment>a variation of Leftovers</extracomment>
        <translation>Use or Lose</translation>
    </message>
    <message>
        <source>Leftovers plus Dessert</source>
        <extracomment>a variation of Leftovers</extracomment>
        <translation>Leftovers plus Dessert</translation>
    </message>
    <message>
        <source>Turn and Run</source>
        <extracomment>a variation of Run the Table</extracomment>
        <translation>Turn and Run</translation>
    </message>
    <message>
        <source>Race</source>
        <extracomment>a variation of Seeing Red</extracomment>
        <translation>Carrera</translation>
    </message>
    <message>
        <source>Advanced</source>
        <extracomment>a variation of Full Deck</extracomment>
        <translation>Juego avanzado</translation>
    </message>
    <message>
        <source>Match of two games</source>
        <extracomment>a variation of Full Deck</extracomment>
        <translation>Encuentro a dos partidas</translation>
    </message>
</context>
<context>
    <name>Verbs</name>
    <message>
        <source>Play</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Jugar</translation>
    </message>
    <message>
        <source>Trade</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Cambiar</translation>
    </message>
    <message>
        <source>Discard</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Descartar</translation>
    </message>
    <message>
        <source>Pass</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Pasar</translation>
    </message>
    <message>
        <source>Stop</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Parar</translation>
    </message>
    <message>
        <source>Deal a card</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Repartir una carta</translation>
    </message>
    <message>
        <source>Close the round</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Cerrar la ronda</translation>
    </message>
    <message>
        <source>Challenge</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Impugnar</translation>
    </message>
    <message>
        <source>Accept</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Aceptar</translation>
    </message>
    <message>
        <source>Doubt</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Dudar</translation>
    </message>
    <message>
        <source>Turn the timer</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Girar el reloj de arena</translation>
    </message>
    <message>
        <source>Restart</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Volver a empezar</translation>
    </message>
    <message>
        <source>Salvage</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Rescatar</translation>
    </message>
    <message>
        <source>Take</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Tomar</translation>
    </message>
    <message>
        <source>Choose</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Elegir</translation>
    </message>
    <message>
        <source>Place</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Colocar</translation>
    </message>
    <message>
        <source>No word</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Sin palabra</translation>
    </message>
    <message>
        <source>Shout</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Gritar</translation>
    </message>
    <message>
        <source>Ask for a letter</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Pedir una letra</translation>
    </message>
    <message>
        <source>Resign</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Abandonar</translation>
    </message>
    <message>
        <source>Time is up</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Se acabó el tiempo</translation>
    </message>
</context>
<context>
    <name>Verdict</name>
    <message>
        <source>rules</source>
        <extracomment>app/windows/table/verdict_bar.py</extracomment>
        <translation>reglas</translation>
    </message>
    <message>
        <source>Choose the letter of the flip card.</source>
        <extracomment>app/windows/table/choice_words.py</extracomment>
        <translation>Elige la letra de la carta reversible.</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <extracomment>app/windows/table/verdict_bar.py</extracomment>
        <translation>
            <numerusform>%n punto</numerusform>
            <numerusform>%n puntos</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose the letter of the wild card.</source>
        <extracomment>app/windows/table/choice_words.py</extracomment>
        <translation>Elige la letra del comodín.</translation>
    </message>
    <message>
        <source>{cards} is your card.</source>
        <extracomment>app/windows/table/choice_words.py</extracomment>
        <translation>{cards} es tu carta.</translation>
    </message>
    <message>
        <source>You ask for {cards}.</source>
        <extracomment>app/windows/table/choice_words.py</extracomment>
        <translation>Pides {cards}.</translation>
    </message>
    <message>
        <source>You trade {cards}.</source>
        <extracomment>app/windows/table/choice_words.py</extracomment>
        <translation>Cambias {cards}.</translation>
    </message>
    <message>
        <source>You discard {cards}.</source>
        <extracomment>app/windows/table/choice_words.py</extracomment>
        <translation>Descartas {cards}.</translation>
    </message>
    <message>
        <source>You take {cards}.</source>
        <extracomment>app/windows/table/choice_words.py</extracomment>
        <translation>Tomas {cards}.</translation>
    </message>
    <message>
        <source>Choose the word that stays.</source>
        <extracomment>app/windows/table/choice_words.py</extracomment>
        <translation>Elige la palabra que se queda.</translation>
    </message>
    <message>
        <source>Choose the word that leaves.</source>
        <extracomment>app/windows/table/choice_words.py</extracomment>
        <translation>Elige la palabra que se va.</translation>
    </message>
    <message>
        <source>Choose the vowel to pass on.</source>
        <extracomment>app/windows/table/choice_words.py</extracomment>
        <translation>Elige la vocal que pasas.</translation>
    </message>
    <message>
        <source>Choose the consonant to pass on.</source>
        <extracomment>app/windows/table/choice_words.py</extracomment>
        <translation>Elige la consonante que pasas.</translation>
    </message>
    <message>
        <source>Name a word that begins with the row.</source>
        <extracomment>app/windows/table/choice_words.py</extracomment>
        <translation>Nombra una palabra que empiece por la fila.</translation>
    </message>
    <message>
        <source>scores nothing yet; still to be used: {faces}</source>
        <extracomment>app/windows/table/verdict_bar.py</extracomment>
        <translation>aún no suma nada; por usar: {faces}</translation>
    </message>
    <message>
        <source>Count it?</source>
        <extracomment>app/windows/table/verdict_bar.py</extracomment>
        <translation>¿Contarla?</translation>
    </message>
    <message>
        <source>You can do this.</source>
        <extracomment>app/windows/table/choice_words.py</extracomment>
        <translation>Esto se puede hacer.</translation>
    </message>
    <message>
        <source>Go on: something is still missing.</source>
        <extracomment>app/windows/table/choice_words.py</extracomment>
        <translation>Sigue: aún falta algo.</translation>
    </message>
</context>
<context>
    <name>Wanted</name>
    <message>
        <source>A fresh word.</source>
        <extracomment>app/windows/table/wanted_fresh.py</extracomment>
        <translation>Una palabra nueva.</translation>
    </message>
    <message>
        <source>Change or split words on the table.</source>
        <extracomment>app/windows/table/wanted_changes.py</extracomment>
        <translation>Cambia o divide palabras de la mesa.</translation>
    </message>
    <message>
        <source>Wait for the next card: until then you cannot shout.</source>
        <extracomment>app/windows/table/wanted.py</extracomment>
        <translation>Espera la carta siguiente: hasta entonces no puedes gritar.</translation>
    </message>
    <message numerus="yes">
        <source>Watch the cards. Words can be shouted once %n card(s) lie there.</source>
        <extracomment>app/windows/table/wanted.py</extracomment>
        <translation>
            <numerusform>Mira las cartas. Se puede gritar en cuanto hay %n carta.</numerusform>
            <numerusform>Mira las cartas. Se puede gritar en cuanto hay %n cartas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A new word from {word} and at least %n hand card(s).</source>
        <extracomment>app/windows/table/wanted_changes.py</extracomment>
        <translation>
            <numerusform>Una palabra nueva a partir de {word}, con al menos %n carta de tu mano.</numerusform>
            <numerusform>Una palabra nueva a partir de {word}, con al menos %n cartas de tu mano.</numerusform>
        </translation>
    </message>
    <message>
        <source>A new word from {first} to {last} or {other} to {end}, a fresh word, or both.</source>
        <extracomment>app/windows/table/wanted_changes.py</extracomment>
        <translation>Una palabra de {first} a {last} o de {other} a {end}, una palabra nueva, o ambas.</translation>
    </message>
    <message>
        <source>Change {word}.</source>
        <extracomment>app/windows/table/wanted_changes.py</extracomment>
        <translation>Cambia {word}.</translation>
    </message>
    <message>
        <source>A fresh word may follow.</source>
        <extracomment>app/windows/table/wanted_changes.py</extracomment>
        <translation>Puede seguir una palabra nueva.</translation>
    </message>
    <message>
        <source>A new word from {first} to {last}, a fresh word, or both.</source>
        <extracomment>app/windows/table/wanted_changes.py</extracomment>
        <translation>Una palabra de {first} a {last}, una palabra nueva, o ambas.</translation>
    </message>
    <message>
        <source>A new word with cards of {word}.</source>
        <extracomment>app/windows/table/wanted_changes.py</extracomment>
        <translation>Una palabra nueva con cartas de {word}.</translation>
    </message>
    <message numerus="yes">
        <source>A fresh word of exactly %n letter(s).</source>
        <extracomment>app/windows/table/wanted_fresh.py</extracomment>
        <translation>
            <numerusform>Una palabra nueva de exactamente %n letra.</numerusform>
            <numerusform>Una palabra nueva de exactamente %n letras.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A fresh word worth at least %n point(s).</source>
        <extracomment>app/windows/table/wanted_fresh.py</extracomment>
        <translation>
            <numerusform>Una palabra nueva de al menos %n punto.</numerusform>
            <numerusform>Una palabra nueva de al menos %n puntos.</numerusform>
        </translation>
    </message>
    <message>
        <source>A fresh word of upturned cards.</source>
        <extracomment>app/windows/table/wanted_fresh.py</extracomment>
        <translation>Una palabra nueva con las cartas a la vista.</translation>
    </message>
    <message numerus="yes">
        <source>Change {word} to exactly %n letter(s).</source>
        <extracomment>app/windows/table/wanted_changes.py</extracomment>
        <translation>
            <numerusform>Convierte {word} en una palabra de exactamente %n letra.</numerusform>
            <numerusform>Convierte {word} en una palabra de exactamente %n letras.</numerusform>
        </translation>
    </message>
    <message>
        <source>Wait for the next card.</source>
        <extracomment>app/windows/table/idle.py</extracomment>
        <translation>Espera la carta siguiente.</translation>
    </message>
    <message>
        <source>Lay {card} before or after a row; name a word that begins with it.</source>
        <extracomment>app/windows/table/wanted.py</extracomment>
        <translation>Pon {card} delante o detrás de una fila; di una palabra que empiece así.</translation>
    </message>
    <message>
        <source>Press the row that you take apart.</source>
        <extracomment>app/windows/table/wanted.py</extracomment>
        <translation>Pulsa la fila que vas a deshacer.</translation>
    </message>
    <message>
        <source>Choose a card in secret, to lay before or after a row.</source>
        <extracomment>app/windows/table/wanted.py</extracomment>
        <translation>Elige en secreto una carta para un extremo de una fila.</translation>
    </message>
    <message>
        <source>Ask for a letter: if your rival holds it, you get it to play.</source>
        <extracomment>app/windows/table/wanted.py</extracomment>
        <translation>Pide una letra: si tu rival la tiene, es tuya para tu palabra.</translation>
    </message>
    <message>
        <source>Press your key when you see a word of at least {letters} letters and {cards} cards.</source>
        <extracomment>app/windows/table/wanted.py</extracomment>
        <translation>Pulsa tu tecla cuando veas una palabra de al menos {letters} letras y {cards} cartas.</translation>
    </message>
    <message>
        <source>All cards lie there. Close the round when nobody sees a word.</source>
        <extracomment>app/windows/table/wanted.py</extracomment>
        <translation>Están todas las cartas. Cierra la ronda si nadie ve una palabra.</translation>
    </message>
    <message>
        <source>You laid no word: trade cards, or pass.</source>
        <extracomment>app/windows/table/wanted.py</extracomment>
        <translation>No has puesto palabra: cambia cartas o pasa.</translation>
    </message>
    <message>
        <source>You can only pass.</source>
        <extracomment>app/windows/table/wanted.py</extracomment>
        <translation>Solo puedes pasar.</translation>
    </message>
    <message numerus="yes">
        <source>Take back up to %n card(s) from the table; your rival wins the rest.</source>
        <extracomment>app/windows/table/wanted.py</extracomment>
        <translation>
            <numerusform>Recupera hasta %n carta de la mesa; tu rival gana el resto.</numerusform>
            <numerusform>Recupera hasta %n cartas de la mesa; tu rival gana el resto.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Press your key when you see a word of %n card(s) or more.</source>
        <extracomment>app/windows/table/wanted.py</extracomment>
        <translation>
            <numerusform>Pulsa tu tecla cuando veas una palabra de %n carta o más.</numerusform>
            <numerusform>Pulsa tu tecla cuando veas una palabra de %n cartas o más.</numerusform>
        </translation>
    </message>
    <message>
        <source>Do you accept {words}?</source>
        <extracomment>app/windows/table/wanted.py</extracomment>
        <translation>¿Aceptas {words}?</translation>
    </message>
    <message>
        <source>Take a pile to make words of.</source>
        <extracomment>app/windows/table/wanted.py</extracomment>
        <translation>Toma un montón para formar palabras.</translation>
    </message>
    <message>
        <source>Add cards to words on the table, lay a fresh word, or both.</source>
        <extracomment>app/windows/table/wanted_changes.py</extracomment>
        <translation>Amplía palabras de la mesa, pon una palabra nueva, o ambas cosas.</translation>
    </message>
    <message>
        <source>Change {word} with {card}, the card drawn, or stop and win the cards.</source>
        <extracomment>app/windows/table/wanted_changes.py</extracomment>
        <translation>Cambia {word} con {card}, la carta robada, o para y gana las cartas.</translation>
    </message>
    <message>
        <source>Or restart with a fresh word, less its value.</source>
        <extracomment>app/windows/table/wanted_changes.py</extracomment>
        <translation>O empieza otra vez con una palabra nueva; se resta el valor de la anterior.</translation>
    </message>
    <message>
        <source>{letters} moves onto {word}.</source>
        <extracomment>app/windows/table/wanted_changes.py</extracomment>
        <translation>{letters} pasa sobre {word}.</translation>
    </message>
    <message>
        <source>{card} moves to the front. Begin the next word with it.</source>
        <extracomment>app/windows/table/wanted_changes.py</extracomment>
        <translation>{card} pasa delante. Empieza con ella la palabra siguiente.</translation>
    </message>
    <message>
        <source>Add upturned cards to any words, which become yours, or lay a fresh word.</source>
        <extracomment>app/windows/table/wanted_changes.py</extracomment>
        <translation>Añade cartas a la vista a palabras, que pasan a ser tuyas, o pon una nueva.</translation>
    </message>
    <message>
        <source>Make one of these a letter longer: {words}.</source>
        <extracomment>app/windows/table/wanted_changes.py</extracomment>
        <translation>Alarga en una letra una de estas: {words}.</translation>
    </message>
    <message numerus="yes">
        <source>Change {word} with exactly %n card(s).</source>
        <extracomment>app/windows/table/wanted_changes.py</extracomment>
        <translation>
            <numerusform>Cambia {word} con exactamente %n carta.</numerusform>
            <numerusform>Cambia {word} con exactamente %n cartas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Change words on the table.</source>
        <extracomment>app/windows/table/wanted_changes.py</extracomment>
        <translation>Cambia palabras de la mesa.</translation>
    </message>
    <message>
        <source>Change or split words on the table, or lay a fresh one.</source>
        <extracomment>app/windows/table/wanted_changes.py</extracomment>
        <translation>Cambia o divide palabras de la mesa, o pon una nueva.</translation>
    </message>
    <message>
        <source>Use {card}: change or split words on the table, or lay a fresh one.</source>
        <extracomment>app/windows/table/wanted_changes.py</extracomment>
        <translation>Con {card}: cambia o divide palabras de la mesa, o pon una nueva.</translation>
    </message>
    <message numerus="yes">
        <source>Each new word needs at least %n point(s).</source>
        <extracomment>app/windows/table/wanted_changes.py</extracomment>
        <translation>
            <numerusform>Cada palabra nueva necesita al menos %n punto.</numerusform>
            <numerusform>Cada palabra nueva necesita al menos %n puntos.</numerusform>
        </translation>
    </message>
    <message>
        <source>One part of each split leaves.</source>
        <extracomment>app/windows/table/wanted_changes.py</extracomment>
        <translation>De cada palabra dividida se va una parte.</translation>
    </message>
    <message>
        <source>Use {one} and {other} in a new word; then name a vowel and a consonant.</source>
        <extracomment>app/windows/table/wanted_changes.py</extracomment>
        <translation>Una palabra nueva con {one} y {other}; luego nombra una vocal y una consonante.</translation>
    </message>
    <message>
        <source>What you leave costs its value.</source>
        <extracomment>app/windows/table/wanted_changes.py</extracomment>
        <translation>Lo que dejas te cuesta su valor.</translation>
    </message>
    <message>
        <source>What you leave scores for the player who laid it.</source>
        <extracomment>app/windows/table/wanted_changes.py</extracomment>
        <translation>Lo que dejas puntúa para quien la puso.</translation>
    </message>
    <message>
        <source>Nothing moves onto {rival}. Use cards of {word} in a new word.</source>
        <extracomment>app/windows/table/wanted_changes.py</extracomment>
        <translation>Nada pasa sobre {rival}. Usa cartas de {word} en una palabra nueva.</translation>
    </message>
    <message>
        <source>{letters} move onto {word}.</source>
        <extracomment>app/windows/table/wanted_changes.py</extracomment>
        <translation>{letters} pasan sobre {word}.</translation>
    </message>
    <message>
        <source>Use what is left in a new word.</source>
        <extracomment>app/windows/table/wanted_changes.py</extracomment>
        <translation>Usa el resto en una palabra nueva.</translation>
    </message>
    <message>
        <source>Make a new word of your hand.</source>
        <extracomment>app/windows/table/wanted_changes.py</extracomment>
        <translation>Forma una palabra nueva con tu mano.</translation>
    </message>
    <message>
        <source>Change words on the table, or lay a fresh one.</source>
        <extracomment>app/windows/table/wanted_changes.py</extracomment>
        <translation>Cambia palabras de la mesa, o pon una nueva.</translation>
    </message>
    <message>
        <source>Use {card}: change words on the table, or lay a fresh one.</source>
        <extracomment>app/windows/table/wanted_changes.py</extracomment>
        <translation>Con {card}: cambia palabras de la mesa, o pon una nueva.</translation>
    </message>
    <message>
        <source>Change {word}, or lay a fresh word.</source>
        <extracomment>app/windows/table/wanted_changes.py</extracomment>
        <translation>Cambia {word}, o pon una palabra nueva.</translation>
    </message>
    <message>
        <source>Use {card}: change {word}, or lay a fresh word.</source>
        <extracomment>app/windows/table/wanted_changes.py</extracomment>
        <translation>Con {card}: cambia {word}, o pon una palabra nueva.</translation>
    </message>
    <message>
        <source>Cut {word} in two and add to both; one part scores and leaves.</source>
        <extracomment>app/windows/table/wanted_changes.py</extracomment>
        <translation>Corta {word} en dos y añade cartas a ambas partes; una puntúa y se va.</translation>
    </message>
    <message>
        <source>Change {word}, or stop and win the cards.</source>
        <extracomment>app/windows/table/wanted_changes.py</extracomment>
        <translation>Cambia {word}, o para y gana las cartas.</translation>
    </message>
    <message numerus="yes">
        <source>A new word with exactly %n card(s) of {word}.</source>
        <extracomment>app/windows/table/wanted_changes.py</extracomment>
        <translation>
            <numerusform>Una palabra nueva con exactamente %n carta de {word}.</numerusform>
            <numerusform>Una palabra nueva con exactamente %n cartas de {word}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Make a new word; cards of {word} may be in it.</source>
        <extracomment>app/windows/table/wanted_changes.py</extracomment>
        <translation>Forma una palabra nueva; puede llevar cartas de {word}.</translation>
    </message>
    <message>
        <source>Your word must use {card}.</source>
        <extracomment>app/windows/table/wanted_changes.py</extracomment>
        <translation>Tu palabra debe llevar {card}.</translation>
    </message>
    <message>
        <source>Your word must begin with {card}.</source>
        <extracomment>app/windows/table/wanted_changes.py</extracomment>
        <translation>Tu palabra debe empezar por {card}.</translation>
    </message>
    <message>
        <source>Your word must begin or end with {card}.</source>
        <extracomment>app/windows/table/wanted_changes.py</extracomment>
        <translation>Tu palabra debe empezar o acabar con {card}.</translation>
    </message>
    <message>
        <source>Cards you leave unused cost their values.</source>
        <extracomment>app/windows/table/wanted_fresh.py</extracomment>
        <translation>Las cartas que dejas cuestan su valor.</translation>
    </message>
    <message>
        <source>Use row and hand cards.</source>
        <extracomment>app/windows/table/wanted_fresh.py</extracomment>
        <translation>Usa cartas de la fila y de tu mano.</translation>
    </message>
    <message>
        <source>Or make an open word longer: {words}.</source>
        <extracomment>app/windows/table/wanted_fresh.py</extracomment>
        <translation>O alarga una palabra abierta: {words}.</translation>
    </message>
    <message numerus="yes">
        <source>With %n letter(s) or more it leaves, and you go on.</source>
        <extracomment>app/windows/table/wanted_fresh.py</extracomment>
        <translation>
            <numerusform>A partir de %n letra se va, y tú sigues.</numerusform>
            <numerusform>A partir de %n letras se va, y tú sigues.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Later words mix its cards with at least %n hand card(s).</source>
        <extracomment>app/windows/table/wanted_fresh.py</extracomment>
        <translation>
            <numerusform>La siguiente usa cartas de ella y al menos %n carta de la mano.</numerusform>
            <numerusform>La siguiente usa cartas de ella y al menos %n cartas de la mano.</numerusform>
        </translation>
    </message>
    <message>
        <source>It scores nothing; what the next player leaves scores for you.</source>
        <extracomment>app/windows/table/wanted_fresh.py</extracomment>
        <translation>No puntúa; lo que deja el siguiente puntúa para ti.</translation>
    </message>
    <message>
        <source>A fresh word in secret.</source>
        <extracomment>app/windows/table/wanted_fresh.py</extracomment>
        <translation>Una palabra nueva, en secreto.</translation>
    </message>
    <message numerus="yes">
        <source>Lay %n fresh word(s).</source>
        <extracomment>app/windows/table/wanted_fresh.py</extracomment>
        <translation>
            <numerusform>Pon %n palabra nueva.</numerusform>
            <numerusform>Pon %n palabras nuevas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Lay as many words as you like.</source>
        <extracomment>app/windows/table/wanted_fresh.py</extracomment>
        <translation>Pon todas las palabras que quieras.</translation>
    </message>
    <message numerus="yes">
        <source>Lay up to %n fresh word(s).</source>
        <extracomment>app/windows/table/wanted_fresh.py</extracomment>
        <translation>
            <numerusform>Pon hasta %n palabra nueva.</numerusform>
            <numerusform>Pon hasta %n palabras nuevas.</numerusform>
        </translation>
    </message>
    <message>
        <source>A word with at least one row card and one hand card.</source>
        <extracomment>app/windows/table/wanted_fresh.py</extracomment>
        <translation>Una palabra con al menos una carta de la fila y una de tu mano.</translation>
    </message>
    <message>
        <source>The word with more cards wins the trick.</source>
        <extracomment>app/windows/table/wanted_fresh.py</extracomment>
        <translation>La que tiene más cartas gana la baza.</translation>
    </message>
    <message>
        <source>Its last letter moves to the front for your next one.</source>
        <extracomment>app/windows/table/wanted_fresh.py</extracomment>
        <translation>Su última letra pasará delante para la siguiente.</translation>
    </message>
    <message>
        <source>Letters also in your rival’s word will move onto it.</source>
        <extracomment>app/windows/table/wanted_fresh.py</extracomment>
        <translation>Las letras que comparte con la del rival pasarán sobre ella.</translation>
    </message>
    <message numerus="yes">
        <source>Every later word has %n letter(s), too.</source>
        <extracomment>app/windows/table/wanted_fresh.py</extracomment>
        <translation>
            <numerusform>Cada palabra siguiente tiene también %n letra.</numerusform>
            <numerusform>Cada palabra siguiente tiene también %n letras.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The others change it with exactly %n card(s).</source>
        <extracomment>app/windows/table/wanted_fresh.py</extracomment>
        <translation>
            <numerusform>Los demás la cambian con exactamente %n carta.</numerusform>
            <numerusform>Los demás la cambian con exactamente %n cartas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Each card drawn must join it, until you stop.</source>
        <extracomment>app/windows/table/wanted_fresh.py</extracomment>
        <translation>Cada carta robada debe entrar, hasta que pares.</translation>
    </message>
    <message>
        <source>Later words can be changed or split.</source>
        <extracomment>app/windows/table/wanted_fresh.py</extracomment>
        <translation>Después se pueden cambiar o dividir las palabras.</translation>
    </message>
    <message>
        <source>Later ones keep the first and last card.</source>
        <extracomment>app/windows/table/wanted_fresh.py</extracomment>
        <translation>Las siguientes conservan la primera y la última carta.</translation>
    </message>
    <message>
        <source>Later, cards you leave unused cost their values.</source>
        <extracomment>app/windows/table/wanted_fresh.py</extracomment>
        <translation>Después, las cartas que dejas cuestan su valor.</translation>
    </message>
    <message numerus="yes">
        <source>It scores nothing now; later all its cards but %n do.</source>
        <extracomment>app/windows/table/wanted_fresh.py</extracomment>
        <translation>
            <numerusform>Ahora no puntúa; después, todas sus cartas menos %n.</numerusform>
            <numerusform>Ahora no puntúa; después, todas sus cartas menos %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>It scores, and so does what the next player leaves.</source>
        <extracomment>app/windows/table/wanted_fresh.py</extracomment>
        <translation>Puntúa, y también lo que deja el siguiente.</translation>
    </message>
    <message>
        <source>A fresh word with {card}, which your rival gave you.</source>
        <extracomment>app/windows/table/wanted_fresh.py</extracomment>
        <translation>Una palabra nueva con {card}, que te dio tu rival.</translation>
    </message>
    <message>
        <source>Words score once the whole row has been used.</source>
        <extracomment>app/windows/table/wanted_fresh.py</extracomment>
        <translation>Las palabras puntúan cuando se ha usado toda la fila.</translation>
    </message>
    <message>
        <source>Then make it longer, up to {letters}.</source>
        <extracomment>app/windows/table/wanted_fresh.py</extracomment>
        <translation>Luego alárgala, hasta {letters} letras.</translation>
    </message>
    <message>
        <source>The next word uses its last card.</source>
        <extracomment>app/windows/table/wanted_fresh.py</extracomment>
        <translation>La palabra siguiente lleva su última carta.</translation>
    </message>
    <message>
        <source>A fresh word with {card}.</source>
        <extracomment>app/windows/table/wanted_fresh.py</extracomment>
        <translation>Una palabra nueva con {card}.</translation>
    </message>
    <message>
        <source>Your rival has no {card}. Lay any fresh word.</source>
        <extracomment>app/windows/table/wanted_fresh.py</extracomment>
        <translation>Tu rival no tiene {card}. Pon cualquier palabra nueva.</translation>
    </message>
    <message>
        <source>A fresh word with the turned card, {card}.</source>
        <extracomment>app/windows/table/wanted_fresh.py</extracomment>
        <translation>Una palabra nueva con la carta descubierta, {card}.</translation>
    </message>
    <message>
        <source>Each letter of the longest counts one more.</source>
        <extracomment>app/windows/table/wanted_fresh.py</extracomment>
        <translation>Cada letra de la más larga vale un punto más.</translation>
    </message>
    <message>
        <source>One point per letter, plus the value of its highest card.</source>
        <extracomment>app/windows/table/wanted_fresh.py</extracomment>
        <translation>Un punto por letra, más el valor de su carta más alta.</translation>
    </message>
    <message>
        <source>Each of its letters counts two points.</source>
        <extracomment>app/windows/table/wanted_fresh.py</extracomment>
        <translation>Cada una de sus letras vale dos puntos.</translation>
    </message>
    <message>
        <source>Words score once these are used, too: {cards}.</source>
        <extracomment>app/windows/table/wanted_fresh.py</extracomment>
        <translation>Las palabras puntúan cuando se usan también estas: {cards}.</translation>
    </message>
    <message>
        <source>One of them scores and leaves; the other stays.</source>
        <extracomment>app/windows/table/wanted_fresh.py</extracomment>
        <translation>Una puntúa y se va; la otra se queda.</translation>
    </message>
    <message>
        <source>Then name one vowel and one consonant of it.</source>
        <extracomment>app/windows/table/wanted_fresh.py</extracomment>
        <translation>Luego nombra una vocal y una consonante de ella.</translation>
    </message>
    <message>
        <source>Later words can be split; then one part leaves.</source>
        <extracomment>app/windows/table/wanted_fresh.py</extracomment>
        <translation>Después se pueden dividir las palabras; entonces se va una parte.</translation>
    </message>
    <message>
        <source>Each turn adds one, up to {letters}.</source>
        <extracomment>app/windows/table/wanted_fresh.py</extracomment>
        <translation>Cada turno añade una, hasta {letters}.</translation>
    </message>
    <message>
        <source>The next word begins with its last card.</source>
        <extracomment>app/windows/table/wanted_fresh.py</extracomment>
        <translation>La palabra siguiente empieza con su última carta.</translation>
    </message>
    <message>
        <source>The next word begins or ends with its last card.</source>
        <extracomment>app/windows/table/wanted_fresh.py</extracomment>
        <translation>La palabra siguiente empieza o termina con su última carta.</translation>
    </message>
</context>
<context>
    <name>WhyNot</name>
    <message>
        <source>This is the largest size.</source>
        <extracomment>app/program/application.py</extracomment>
        <translation>Es el tamaño más grande.</translation>
    </message>
    <message>
        <source>This is the smallest size.</source>
        <extracomment>app/program/application.py</extracomment>
        <translation>Es el tamaño más pequeño.</translation>
    </message>
    <message>
        <source>Only at a table.</source>
        <extracomment>app/windows/menus.py</extracomment>
        <translation>Solo en una mesa.</translation>
    </message>
    <message>
        <source>Only in the gallery.</source>
        <extracomment>app/windows/menus.py</extracomment>
        <translation>Solo en la galería.</translation>
    </message>
    <message>
        <source>You are there already.</source>
        <extracomment>app/windows/menus.py</extracomment>
        <translation>Ya estás ahí.</translation>
    </message>
    <message>
        <source>There are no cards to put in order.</source>
        <extracomment>app/windows/table/why_not.py</extracomment>
        <translation>No hay cartas que ordenar.</translation>
    </message>
    <message>
        <source>There are no hints while a word can be accepted or challenged.</source>
        <extracomment>app/windows/table/why_not.py</extracomment>
        <translation>No hay pistas mientras una palabra se pueda aceptar o impugnar.</translation>
    </message>
    <message>
        <source>No hints are agreed at this table.</source>
        <extracomment>app/windows/table/why_not.py</extracomment>
        <translation>En esta mesa no se han acordado pistas.</translation>
    </message>
    <message>
        <source>Nothing has been played yet.</source>
        <extracomment>app/windows/table/why_not.py</extracomment>
        <translation>Aún no se ha jugado nada.</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <extracomment>app/windows/table/why_not.py</extracomment>
        <translation>No es tu turno.</translation>
    </message>
    <message>
        <source>Others have acted since then, or new cards have been seen.</source>
        <extracomment>app/windows/table/why_not.py</extracomment>
        <translation>Desde entonces han jugado otros, o se han visto cartas nuevas.</translation>
    </message>
    <message>
        <source>This is a lesson.</source>
        <extracomment>app/windows/table/why_not.py</extracomment>
        <translation>Esto es una lección.</translation>
    </message>
    <message>
        <source>This is a film.</source>
        <extracomment>app/windows/table/why_not.py</extracomment>
        <translation>Esto es una película.</translation>
    </message>
    <message>
        <source>The code would give away hidden cards. You can copy it when the game is over.</source>
        <extracomment>app/windows/table/why_not.py</extracomment>
        <translation>El código revelaría cartas ocultas. Podrás copiarlo cuando la partida haya terminado.</translation>
    </message>
    <message>
        <source>No hints are agreed at this table. You can agree on them in the set-up.</source>
        <extracomment>app/windows/table/why_not.py</extracomment>
        <translation>En esta mesa no se han acordado pistas. Se acuerdan al preparar la partida.</translation>
    </message>
    <message>
        <source>The game is paused.</source>
        <extracomment>app/windows/table/why_not.py</extracomment>
        <translation>La partida está en pausa.</translation>
    </message>
    <message>
        <source>Time that ran out is never given back.</source>
        <extracomment>app/windows/table/why_not.py</extracomment>
        <translation>El tiempo agotado no se devuelve nunca.</translation>
    </message>
    <message>
        <source>A card from the deck has been seen since then.</source>
        <extracomment>app/windows/table/why_not.py</extracomment>
        <translation>Desde entonces se ha visto una carta del mazo.</translation>
    </message>
    <message>
        <source>Nothing has been taken back.</source>
        <extracomment>app/windows/table/why_not.py</extracomment>
        <translation>No se ha deshecho nada.</translation>
    </message>
    <message>
        <source>Lay or type a part of a word first.</source>
        <extracomment>app/windows/table/why_not.py</extracomment>
        <translation>Pon o escribe antes una parte de una palabra.</translation>
    </message>
    <message>
        <source>No word has been refused.</source>
        <extracomment>app/windows/table/why_not.py</extracomment>
        <translation>No se ha rechazado ninguna palabra.</translation>
    </message>
</context>
</TS>
