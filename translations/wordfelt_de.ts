<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>About</name>
    <message>
        <source>Wordfelt is free under the MIT licence. The word lists keep the licences of their authors, which come with the program. It uses Qt under the LGPL.</source>
        <extracomment>app/program/readings.py</extracomment>
        <translation>Wordfelt ist freie Software unter der MIT-Lizenz. Für die Wortlisten gelten die Lizenzen ihrer Urheber, die dem Programm beiliegen. Wordfelt verwendet Qt unter der LGPL.</translation>
    </message>
    <message>
        <source>Wordfelt {version}: a felt card table for {count} word card games.</source>
        <extracomment>app/program/readings.py</extracomment>
        <translation>Wordfelt {version}: ein Filztisch für {count} Kartenspiele mit Wörtern.</translation>
    </message>
</context>
<context>
    <name>Agreement</name>
    <message>
        <source>{name}: agree</source>
        <extracomment>app/windows/table/agreement_bar.py</extracomment>
        <translation>{name}: zustimmen</translation>
    </message>
    <message>
        <source>{name}: agreed</source>
        <extracomment>app/windows/table/agreement_bar.py, app/windows/table/changes.py</extracomment>
        <translation>{name}: einverstanden</translation>
    </message>
    <message>
        <source>No</source>
        <extracomment>app/windows/table/agreement_bar.py</extracomment>
        <translation>Nein</translation>
    </message>
    <message>
        <source>Tonight</source>
        <extracomment>app/windows/table/agreement_bar.py</extracomment>
        <translation>Heute Abend</translation>
    </message>
    <message>
        <source>Always</source>
        <extracomment>app/windows/table/agreement_bar.py</extracomment>
        <translation>Immer</translation>
    </message>
    <message>
        <source>Never ask again</source>
        <extracomment>app/windows/table/agreement_bar.py</extracomment>
        <translation>Nie wieder fragen</translation>
    </message>
    <message>
        <source>All agree</source>
        <extracomment>app/windows/table/agreement_bar.py</extracomment>
        <translation>Alle stimmen zu</translation>
    </message>
    <message>
        <source>Nothing is taken back.</source>
        <extracomment>app/windows/table/changes.py</extracomment>
        <translation>Nichts wird zurückgenommen.</translation>
    </message>
    <message>
        <source>{word} does not count.</source>
        <extracomment>app/windows/table/changes.py</extracomment>
        <translation>{word} zählt nicht.</translation>
    </message>
    <message>
        <source>{name}: take back {what}? The others must agree.</source>
        <extracomment>app/windows/table/spoken.py</extracomment>
        <translation>{name}: {what} zurücknehmen? Die anderen müssen einverstanden sein.</translation>
    </message>
    <message>
        <source>{name}: count {word} tonight? The others must agree.</source>
        <extracomment>app/windows/table/spoken.py</extracomment>
        <translation>{name}: {word} heute Abend zählen? Die anderen müssen einverstanden sein.</translation>
    </message>
    <message>
        <source>{name}: always count {word}? The others must agree.</source>
        <extracomment>app/windows/table/spoken.py</extracomment>
        <translation>{name}: {word} immer zählen? Die anderen müssen einverstanden sein.</translation>
    </message>
    <message>
        <source>{name}: never ask about {word} again? The others must agree.</source>
        <extracomment>app/windows/table/spoken.py</extracomment>
        <translation>{name}: nie wieder nach {word} fragen? Die anderen müssen einverstanden sein.</translation>
    </message>
    <message>
        <source>{word} counts from the next deal on.</source>
        <extracomment>app/windows/table/spoken.py</extracomment>
        <translation>{word} zählt ab dem nächsten Austeilen.</translation>
    </message>
    <message>
        <source>Count {word}?</source>
        <extracomment>app/windows/table/spoken.py</extracomment>
        <translation>{word} zählen?</translation>
    </message>
    <message>
        <source>{word} does not count. Nobody is asked about it again.</source>
        <extracomment>app/windows/table/spoken.py</extracomment>
        <translation>{word} zählt nicht, und niemand wird mehr danach gefragt.</translation>
    </message>
    <message>
        <source>{word} counts from now on.</source>
        <extracomment>app/windows/table/spoken.py</extracomment>
        <translation>{word} zählt ab jetzt.</translation>
    </message>
</context>
<context>
    <name>Aims</name>
    <message>
        <source>Most points win.</source>
        <extracomment>app/windows/table/aims.py</extracomment>
        <translation>Wer die meisten Punkte hat, gewinnt.</translation>
    </message>
    <message>
        <source>Make as many points as you can.</source>
        <extracomment>app/windows/table/aims.py</extracomment>
        <translation>Mach so viele Punkte wie möglich.</translation>
    </message>
    <message>
        <source>Most cards win.</source>
        <extracomment>app/windows/table/aims.py</extracomment>
        <translation>Wer die meisten Karten hat, gewinnt.</translation>
    </message>
    <message>
        <source>Most tricks win.</source>
        <extracomment>app/windows/table/aims.py</extracomment>
        <translation>Wer die meisten Stiche hat, gewinnt.</translation>
    </message>
    <message>
        <source>Use up all cards.</source>
        <extracomment>app/windows/table/aims.py</extracomment>
        <translation>Werde alle Karten los.</translation>
    </message>
    <message>
        <source>The last one in wins.</source>
        <extracomment>app/windows/table/aims.py</extracomment>
        <translation>Wer als Letzter im Spiel ist, gewinnt.</translation>
    </message>
    <message>
        <source>The first empty hand wins.</source>
        <extracomment>app/windows/table/aims.py</extracomment>
        <translation>Wer zuerst keine Karten mehr hat, gewinnt.</translation>
    </message>
    <message>
        <source>Use the whole row first.</source>
        <extracomment>app/windows/table/aims.py</extracomment>
        <translation>Benutze als Erster die ganze Reihe.</translation>
    </message>
    <message>
        <source>Most rounds win; most cards win a round.</source>
        <extracomment>app/windows/table/aims.py</extracomment>
        <translation>Es gewinnt, wer die meisten Runden gewinnt; eine Runde gewinnt, wer die meisten Karten hat.</translation>
    </message>
    <message>
        <source>Most cards in your own words win.</source>
        <extracomment>app/windows/table/aims.py</extracomment>
        <translation>Wer die meisten Karten in eigenen Wörtern hat, gewinnt.</translation>
    </message>
    <message>
        <source>Most games win the match.</source>
        <extracomment>app/windows/table/aims.py</extracomment>
        <translation>Wer die meisten Spiele gewinnt, gewinnt die Partie.</translation>
    </message>
</context>
<context>
    <name>Asking</name>
    <message>
        <source>Give and take: a card laid on the lower part of a letter is exchanged for it.</source>
        <extracomment>app/windows/table/asking.py</extracomment>
        <translation>Geben und nehmen: Legst du eine Karte auf den unteren Teil eines Buchstabens, werden die beiden getauscht.</translation>
    </message>
</context>
<context>
    <name>Becoming</name>
    <message>
        <source>Enter plays it, Esc takes it away.</source>
        <extracomment>app/windows/table/possible_words.py</extracomment>
        <translation>Die Eingabetaste legt es, Esc nimmt es wieder weg.</translation>
    </message>
    <message>
        <source>It can only become a rare word.</source>
        <extracomment>app/windows/table/possible_words.py</extracomment>
        <translation>Daraus kann nur ein seltenes Wort werden.</translation>
    </message>
    <message>
        <source>It cannot become a word.</source>
        <extracomment>app/windows/table/possible_words.py</extracomment>
        <translation>Daraus kann kein Wort werden.</translation>
    </message>
    <message>
        <source>Look for words</source>
        <extracomment>app/windows/table/possible_words.py</extracomment>
        <translation>Wörter suchen</translation>
    </message>
    <message numerus="yes">
        <source>It can become at least %n word(s).</source>
        <extracomment>app/windows/table/possible_words.py</extracomment>
        <translation>
            <numerusform>Noch mindestens %n Wort möglich.</numerusform>
            <numerusform>Noch mindestens %n Wörter möglich.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It can become %n word(s).</source>
        <extracomment>app/windows/table/possible_words.py</extracomment>
        <translation>
            <numerusform>Noch %n Wort möglich.</numerusform>
            <numerusform>Noch %n Wörter möglich.</numerusform>
        </translation>
    </message>
    <message>
        <source>{key} looks for words.</source>
        <extracomment>app/windows/table/possible_words.py</extracomment>
        <translation>{key} sucht Wörter.</translation>
    </message>
    <message>
        <source>{key} shows them.</source>
        <extracomment>app/windows/table/possible_words.py</extracomment>
        <translation>{key} zeigt sie.</translation>
    </message>
    <message>
        <source>Tab shows them.</source>
        <extracomment>app/windows/table/possible_words.py</extracomment>
        <translation>Tab zeigt sie.</translation>
    </message>
    <message>
        <source>There is no word to show.</source>
        <extracomment>app/windows/table/possible_words.py</extracomment>
        <translation>Es gibt kein Wort zu zeigen.</translation>
    </message>
    <message>
        <source>Word {number} of {count}</source>
        <extracomment>app/windows/table/possible_words.py</extracomment>
        <translation>Wort {number} von {count}</translation>
    </message>
</context>
<context>
    <name>Bests</name>
    <message>
        <source>Best play so far: {words} {now}, until now {before}.</source>
        <extracomment>app/windows/table/best_texts.py</extracomment>
        <translation>Bester Zug bisher: {words} {now}, zuvor {before}.</translation>
    </message>
    <message>
        <source>Par of the day: {par}.</source>
        <extracomment>app/windows/table/best_texts.py</extracomment>
        <translation>Par des Tages: {par}.</translation>
    </message>
    <message>
        <source>Best score so far: {now}, until now {before}.</source>
        <extracomment>app/windows/table/best_texts.py</extracomment>
        <translation>Höchster Stand bisher: {now}, zuvor {before}.</translation>
    </message>
    <message>
        <source>{name}: personal best! {best}</source>
        <extracomment>app/windows/table/best_texts.py</extracomment>
        <translation>{name}: persönlicher Rekord! {best}</translation>
    </message>
    <message>
        <source>Fewest cards left so far: {now}, until now {before}.</source>
        <extracomment>app/windows/table/best_texts.py</extracomment>
        <translation>So wenige Karten übrig wie noch nie: {now}, zuvor {before}.</translation>
    </message>
    <message>
        <source>Longest word so far: {words}, {now} letters, until now {before}.</source>
        <extracomment>app/windows/table/best_texts.py</extracomment>
        <translation>Längstes Wort bisher: {words}, {now} Buchstaben, zuvor {before}.</translation>
    </message>
    <message>
        <source>Personal best! {best}</source>
        <extracomment>app/windows/table/best_texts.py</extracomment>
        <translation>Persönlicher Rekord! {best}</translation>
    </message>
    <message>
        <source>Place {place} among your {count} solo games of {game}.</source>
        <extracomment>app/windows/table/best_texts.py</extracomment>
        <translation>Platz {place} unter deinen {count} Spielen {game} allein.</translation>
    </message>
</context>
<context>
    <name>CardMenu</name>
    <message>
        <source>Cover</source>
        <extracomment>app/windows/table/card_menu.py</extracomment>
        <translation>Überdecken</translation>
    </message>
    <message>
        <source>Exchange</source>
        <extracomment>app/windows/table/card_menu.py</extracomment>
        <translation>Austauschen</translation>
    </message>
    <message>
        <source>Lay at the end</source>
        <extracomment>app/windows/table/card_menu.py</extracomment>
        <translation>Hinten anlegen</translation>
    </message>
    <message>
        <source>Lay at the beginning</source>
        <extracomment>app/windows/table/card_menu.py</extracomment>
        <translation>Vorn anlegen</translation>
    </message>
    <message>
        <source>Take this pile</source>
        <extracomment>app/windows/table/card_menu.py</extracomment>
        <translation>Diesen Stapel nehmen</translation>
    </message>
    <message>
        <source>Turn up a card</source>
        <extracomment>app/windows/table/card_menu.py</extracomment>
        <translation>Karte aufdecken</translation>
    </message>
    <message>
        <source>Give up this row</source>
        <extracomment>app/windows/table/card_menu.py</extracomment>
        <translation>Diese Reihe auseinandernehmen</translation>
    </message>
    <message>
        <source>{card} in {word}</source>
        <extracomment>app/windows/table/card_menu.py</extracomment>
        <translation>{card} bei {word}</translation>
    </message>
    <message>
        <source>{card} on {at} in {word}</source>
        <extracomment>app/windows/table/card_menu.py</extracomment>
        <translation>{card} auf {at} in {word}</translation>
    </message>
    <message>
        <source>Take back</source>
        <extracomment>app/windows/table/card_menu.py</extracomment>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>Pick up</source>
        <extracomment>app/windows/table/card_menu.py</extracomment>
        <translation>Aufnehmen</translation>
    </message>
    <message>
        <source>Split {word} between {card} and {at}</source>
        <extracomment>app/windows/table/card_menu.py</extracomment>
        <translation>{word} zwischen {card} und {at} teilen</translation>
    </message>
    <message>
        <source>Close the split</source>
        <extracomment>app/windows/table/card_menu.py</extracomment>
        <translation>Lücke schließen</translation>
    </message>
    <message>
        <source>Show what lies beneath</source>
        <extracomment>app/windows/table/card_menu.py</extracomment>
        <translation>Zeigen, was darunterliegt</translation>
    </message>
    <message>
        <source>How {word} came about</source>
        <extracomment>app/windows/table/card_menu.py</extracomment>
        <translation>Wie {word} entstanden ist</translation>
    </message>
    <message>
        <source>Shuffle the hand</source>
        <extracomment>app/windows/table/card_menu.py</extracomment>
        <translation>Hand mischen</translation>
    </message>
    <message>
        <source>Sort the hand</source>
        <extracomment>app/windows/table/card_menu.py</extracomment>
        <translation>Hand sortieren</translation>
    </message>
    <message>
        <source>Take everything back</source>
        <extracomment>app/windows/table/card_menu.py</extracomment>
        <translation>Alles zurücknehmen</translation>
    </message>
    <message>
        <source>Cover {at} in {word} with {card}</source>
        <extracomment>app/windows/table/card_menu.py</extracomment>
        <translation>{at} in {word} mit {card} überdecken</translation>
    </message>
    <message>
        <source>Exchange {at} in {word} for {card}</source>
        <extracomment>app/windows/table/card_menu.py</extracomment>
        <translation>{at} in {word} gegen {card} austauschen</translation>
    </message>
    <message>
        <source>Begin a word with {card}</source>
        <extracomment>app/windows/table/card_menu.py</extracomment>
        <translation>Ein Wort mit {card} beginnen</translation>
    </message>
    <message>
        <source>Lay {card} at the end of {word}</source>
        <extracomment>app/windows/table/card_menu.py</extracomment>
        <translation>{card} hinten an {word} legen</translation>
    </message>
    <message>
        <source>Lay {card} at the beginning of {word}</source>
        <extracomment>app/windows/table/card_menu.py</extracomment>
        <translation>{card} vorn an {word} legen</translation>
    </message>
</context>
<context>
    <name>Cards</name>
    <message>
        <source>face-down card</source>
        <extracomment>app/session/match/spoken_cards.py</extracomment>
        <translation>verdeckte Karte</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <extracomment>app/session/match/spoken_cards.py</extracomment>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>wild card as {letter}</source>
        <extracomment>app/session/match/spoken_cards.py</extracomment>
        <translation>Joker als {letter}</translation>
    </message>
    <message>
        <source>wild card</source>
        <extracomment>app/session/match/spoken_cards.py</extracomment>
        <translation>Joker</translation>
    </message>
    <message>
        <source>flip card, {first} or {second}</source>
        <extracomment>app/session/match/spoken_cards.py</extracomment>
        <translation>Wendekarte, {first} oder {second}</translation>
    </message>
    <message>
        <source>red</source>
        <extracomment>app/session/match/spoken_cards.py</extracomment>
        <translation>rot</translation>
    </message>
    <message>
        <source>{card}, as {letter}</source>
        <extracomment>app/session/match/spoken_cards.py</extracomment>
        <translation>{card}, als {letter}</translation>
    </message>
</context>
<context>
    <name>Challenges</name>
    <message>
        <source>The clock keeps running, and a new turn has its full time.</source>
        <extracomment>app/windows/table/challengers.py</extracomment>
        <translation>Die Uhr läuft solange weiter, und ein neuer Zug hat seine volle Zeit.</translation>
    </message>
    <message>
        <source>{name} may challenge the last word: {verb}, {key}.</source>
        <extracomment>app/windows/table/challengers.py</extracomment>
        <translation>{name}: darf das letzte Wort anfechten ({verb}, {key}).</translation>
    </message>
    <message>
        <source>{name}: turn the timer?</source>
        <extracomment>app/windows/table/challengers.py</extracomment>
        <translation>{name}: die Sanduhr umdrehen?</translation>
    </message>
    <message>
        <source>The clock keeps running, and no time is given back.</source>
        <extracomment>app/windows/table/challengers.py</extracomment>
        <translation>Die Uhr läuft solange weiter, und verbrauchte Zeit kommt nicht zurück.</translation>
    </message>
    <message>
        <source>The clock stops meanwhile, and a new turn has its full time.</source>
        <extracomment>app/windows/table/challengers.py</extracomment>
        <translation>Solange steht die Uhr, und ein neuer Zug hat seine volle Zeit.</translation>
    </message>
    <message>
        <source>A failed challenge costs nothing: there is no turn left to lose.</source>
        <extracomment>app/windows/table/wanted.py</extracomment>
        <translation>Eine Anfechtung zu Unrecht kostet nichts: Es gibt keinen Zug mehr zu verlieren.</translation>
    </message>
    <message>
        <source>{name}: challenge the last word?</source>
        <extracomment>app/windows/table/challengers.py</extracomment>
        <translation>{name}: das letzte Wort anfechten?</translation>
    </message>
    <message>
        <source>{name} may turn the timer: {verb}, {key}.</source>
        <extracomment>app/windows/table/challengers.py</extracomment>
        <translation>{name}: darf die Sanduhr umdrehen ({verb}, {key}).</translation>
    </message>
    <message>
        <source>No</source>
        <extracomment>app/windows/table/challengers.py</extracomment>
        <translation>Nein</translation>
    </message>
    <message>
        <source>The clock stops meanwhile, and no time is given back.</source>
        <extracomment>app/windows/table/challengers.py</extracomment>
        <translation>Solange steht die Uhr, und verbrauchte Zeit kommt nicht zurück.</translation>
    </message>
</context>
<context>
    <name>Choices</name>
    <message>
        <source>The flip card is</source>
        <extracomment>app/windows/table/choice_words.py</extracomment>
        <translation>Die Wendekarte ist</translation>
    </message>
    <message>
        <source>The wild card is</source>
        <extracomment>app/windows/table/choice_words.py</extracomment>
        <translation>Der Joker ist</translation>
    </message>
    <message>
        <source>This word stays</source>
        <extracomment>app/windows/table/choice_words.py</extracomment>
        <translation>Dieses Wort bleibt</translation>
    </message>
    <message>
        <source>This word leaves</source>
        <extracomment>app/windows/table/choice_words.py</extracomment>
        <translation>Dieses Wort kommt weg</translation>
    </message>
    <message>
        <source>Vowel to pass on</source>
        <extracomment>app/windows/table/choice_words.py</extracomment>
        <translation>Vokal zum Weitergeben</translation>
    </message>
    <message>
        <source>Consonant to pass on</source>
        <extracomment>app/windows/table/choice_words.py</extracomment>
        <translation>Konsonant zum Weitergeben</translation>
    </message>
    <message>
        <source>Ask for</source>
        <extracomment>app/windows/table/choice_words.py</extracomment>
        <translation>Frag nach</translation>
    </message>
    <message>
        <source>The last letter goes</source>
        <extracomment>app/windows/table/choice_words.py</extracomment>
        <translation>Der letzte Buchstabe kommt</translation>
    </message>
    <message>
        <source>The word it begins</source>
        <extracomment>app/windows/table/choice_words.py</extracomment>
        <translation>Das Wort, das so beginnt</translation>
    </message>
    <message>
        <source>The word</source>
        <extracomment>app/windows/table/choices_bar.py</extracomment>
        <translation>Das Wort</translation>
    </message>
    <message>
        <source>Take the last letter back</source>
        <extracomment>app/windows/table/choices_bar.py</extracomment>
        <translation>Letzten Buchstaben zurücknehmen</translation>
    </message>
    <message>
        <source>before the first</source>
        <extracomment>app/windows/table/choice_words.py</extracomment>
        <translation>vor den ersten</translation>
    </message>
    <message>
        <source>on top of the first</source>
        <extracomment>app/windows/table/choice_words.py</extracomment>
        <translation>auf den ersten</translation>
    </message>
</context>
<context>
    <name>Clock</name>
    <message numerus="yes">
        <source>At 0:00 the turn passes and you take %n card(s).</source>
        <extracomment>app/windows/table/idle.py</extracomment>
        <translation>
            <numerusform>Bei 0:00 ist der Zug vorbei, und du nimmst %n Karte.</numerusform>
            <numerusform>Bei 0:00 ist der Zug vorbei, und du nimmst %n Karten.</numerusform>
        </translation>
    </message>
    <message>
        <source>At 0:00 the turn passes.</source>
        <extracomment>app/windows/table/idle.py</extracomment>
        <translation>Bei 0:00 ist der Zug vorbei.</translation>
    </message>
    <message>
        <source>At 0:00 it counts as a wrong word.</source>
        <extracomment>app/windows/table/idle.py</extracomment>
        <translation>Bei 0:00 zählt es als falsches Wort.</translation>
    </message>
    <message>
        <source>At 0:00 you are out of the game.</source>
        <extracomment>app/windows/table/idle.py</extracomment>
        <translation>Bei 0:00 scheidest du aus.</translation>
    </message>
    <message>
        <source>At 0:00 the game ends.</source>
        <extracomment>app/windows/table/idle.py</extracomment>
        <translation>Bei 0:00 ist das Spiel zu Ende.</translation>
    </message>
    <message>
        <source>At 0:00 you give the game up.</source>
        <extracomment>app/windows/table/idle.py</extracomment>
        <translation>Bei 0:00 gilt das Spiel als aufgegeben.</translation>
    </message>
</context>
<context>
    <name>Closed</name>
    <message>
        <source>You cannot lay a card on the deck.</source>
        <extracomment>app/session/draft/closed.py</extracomment>
        <translation>Auf den Nachziehstapel kannst du nichts legen.</translation>
    </message>
    <message>
        <source>These cards are out of play.</source>
        <extracomment>app/session/draft/closed.py</extracomment>
        <translation>Diese Karten sind aus dem Spiel.</translation>
    </message>
    <message>
        <source>You cannot give cards to another player.</source>
        <extracomment>app/session/draft/closed.py</extracomment>
        <translation>Du kannst anderen keine Karten geben.</translation>
    </message>
    <message>
        <source>Only won cards lie here.</source>
        <extracomment>app/session/draft/closed.py</extracomment>
        <translation>Hier liegen nur gewonnene Karten.</translation>
    </message>
    <message>
        <source>You cannot lay a card on a pile.</source>
        <extracomment>app/session/draft/closed.py</extracomment>
        <translation>Auf einen Stapel kannst du nichts legen.</translation>
    </message>
    <message>
        <source>You cannot lay a card on the turned card.</source>
        <extracomment>app/session/draft/closed.py</extracomment>
        <translation>Auf die aufgedeckte Karte kannst du nichts legen.</translation>
    </message>
    <message>
        <source>You cannot set this card apart now.</source>
        <extracomment>app/session/draft/closed.py</extracomment>
        <translation>Diese Karte kann jetzt nicht auf die Ablage.</translation>
    </message>
    <message>
        <source>You cannot change this word where it lies.</source>
        <extracomment>app/session/draft/closed.py</extracomment>
        <translation>Dieses Wort kannst du nicht dort ändern, wo es liegt.</translation>
    </message>
    <message>
        <source>You cannot lay a card here now.</source>
        <extracomment>app/session/draft/closed.py</extracomment>
        <translation>Hier kannst du jetzt nichts legen.</translation>
    </message>
</context>
<context>
    <name>Coach</name>
    <message>
        <source>Stop</source>
        <extracomment>app/windows/table/coach_panel.py</extracomment>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Try again from here</source>
        <extracomment>app/windows/table/coach_panel.py</extracomment>
        <translation>Ab hier neu versuchen</translation>
    </message>
    <message>
        <source>A new game with the same cards, from the turn that is chosen</source>
        <extracomment>app/windows/table/coach_panel.py</extracomment>
        <translation>Ein neues Spiel mit denselben Karten, ab dem gewählten Zug</translation>
    </message>
    <message>
        <source>The game in a few lines</source>
        <extracomment>app/windows/table/coach_panel.py</extracomment>
        <translation>Das Spiel in wenigen Zeilen</translation>
    </message>
    <message>
        <source>Turn by turn</source>
        <extracomment>app/windows/table/coach_panel.py, app/windows/table/keepsakes/game_text.py</extracomment>
        <translation>Zug für Zug</translation>
    </message>
    <message>
        <source>Looking for better plays</source>
        <extracomment>app/windows/table/coach_panel.py</extracomment>
        <translation>Suche nach besseren Zügen</translation>
    </message>
    <message>
        <source>Looking closely…</source>
        <extracomment>app/windows/table/coach_panel.py</extracomment>
        <translation>Genauere Suche…</translation>
    </message>
    <message>
        <source>{name}: {share}% of what was within reach</source>
        <extracomment>app/windows/table/coach_words.py</extracomment>
        <translation>{name}: {share}&#xa0;% von dem, was in Reichweite war</translation>
    </message>
    <message>
        <source>In turn {turn} the lead goes to {name} for good.</source>
        <extracomment>app/windows/table/coach_words.py</extracomment>
        <translation>Ab Zug {turn} endgültig in Führung: {name}.</translation>
    </message>
    <message>
        <source>From turn {turn} on the lead is with {name}, and nobody else ever had it.</source>
        <extracomment>app/windows/table/coach_words.py</extracomment>
        <translation>Ab Zug {turn} in Führung, und niemand sonst lag je vorn: {name}.</translation>
    </message>
    <message>
        <source>{name} drew cards worth {points} points less than average.</source>
        <extracomment>app/windows/table/coach_words.py</extracomment>
        <translation>{name}: Die gezogenen Karten waren {points} Punkte weniger wert als durchschnittliche.</translation>
    </message>
    <message>
        <source>{words} with {cards}</source>
        <extracomment>app/windows/table/coach_words.py</extracomment>
        <translation>{words} mit {cards}</translation>
    </message>
    <message>
        <source>{words} without {cards}</source>
        <extracomment>app/windows/table/coach_words.py</extracomment>
        <translation>{words} ohne {cards}</translation>
    </message>
    <message>
        <source>The cards left cost {points}.</source>
        <extracomment>app/windows/table/coach_words.py</extracomment>
        <translation>Die übrigen Karten kosten {points}.</translation>
    </message>
    <message>
        <source>All possible words</source>
        <extracomment>app/windows/table/coach_panel.py</extracomment>
        <translation>Alles, was möglich war</translation>
    </message>
    <message>
        <source>All turns</source>
        <extracomment>app/windows/table/coach_panel.py</extracomment>
        <translation>Alle Züge</translation>
    </message>
    <message>
        <source>Every turn, in order; otherwise the three costliest</source>
        <extracomment>app/windows/table/coach_panel.py</extracomment>
        <translation>Jeder Zug der Reihe nach; sonst die drei, die am meisten gekostet haben</translation>
    </message>
    <message>
        <source>{band}, about {share}% of a good turn</source>
        <extracomment>app/windows/table/coach_words.py</extracomment>
        <translation>{band}, etwa {share}&#xa0;% eines guten Zuges</translation>
    </message>
    <message>
        <source>{name}: {share}% of all there was</source>
        <extracomment>app/windows/table/coach_words.py</extracomment>
        <translation>{name}: {share}&#xa0;% von allem, was möglich war</translation>
    </message>
    <message>
        <source>As good as any: {count}</source>
        <extracomment>app/windows/table/coach_words.py</extracomment>
        <translation>Ebenso gut wie das Beste: {count}</translation>
    </message>
    <message>
        <source>a little less: {count}</source>
        <extracomment>app/windows/table/coach_words.py</extracomment>
        <translation>etwas weniger: {count}</translation>
    </message>
    <message>
        <source>misses: {count}</source>
        <extracomment>app/windows/table/coach_words.py</extracomment>
        <translation>verschenkt: {count}</translation>
    </message>
    <message>
        <source>costly misses: {count}</source>
        <extracomment>app/windows/table/coach_words.py</extracomment>
        <translation>viel verschenkt: {count}</translation>
    </message>
    <message>
        <source>{name} drew cards worth {points} points more than average.</source>
        <extracomment>app/windows/table/coach_words.py</extracomment>
        <translation>{name}: Die gezogenen Karten waren {points} Punkte mehr wert als durchschnittliche.</translation>
    </message>
    <message>
        <source>Difference between the players, in points: luck {luck}, play {play}.</source>
        <extracomment>app/windows/table/coach_words.py</extracomment>
        <translation>Unterschied in Punkten zwischen den Spielern: {luck} durch das Ziehen, {play} durch das Spielen.</translation>
    </message>
    <message>
        <source>as good</source>
        <extracomment>app/windows/table/coach_words.py</extracomment>
        <translation>ebenso gut</translation>
    </message>
    <message>
        <source>a little less</source>
        <extracomment>app/windows/table/coach_words.py</extracomment>
        <translation>etwas weniger</translation>
    </message>
    <message>
        <source>a miss</source>
        <extracomment>app/windows/table/coach_words.py</extracomment>
        <translation>verschenkt</translation>
    </message>
    <message>
        <source>a costly miss</source>
        <extracomment>app/windows/table/coach_words.py</extracomment>
        <translation>viel verschenkt</translation>
    </message>
    <message>
        <source>No better play was found.</source>
        <extracomment>app/windows/table/coach_words.py</extracomment>
        <translation>Ein besseres Spiel wurde nicht gefunden.</translation>
    </message>
    <message>
        <source>Better: {words}</source>
        <extracomment>app/windows/table/coach_words.py</extracomment>
        <translation>Besser: {words}</translation>
    </message>
    <message>
        <source>Luck of the draw</source>
        <extracomment>app/windows/table/coach_words.py</extracomment>
        <translation>Glück beim Ziehen</translation>
    </message>
    <message>
        <source>How it is measured: each letter has the value it usually adds to a hand, S the highest and Q the lowest. The drawn cards are compared with the same number of average cards from the pack.</source>
        <extracomment>app/windows/table/coach_words.py</extracomment>
        <translation>So wird gemessen: Jeder Buchstabe hat den Wert, den er einer Hand gewöhnlich bringt, S den höchsten und Q den niedrigsten. Die gezogenen Karten werden mit ebenso vielen Durchschnittskarten aus dem ganzen Satz verglichen.</translation>
    </message>
    <message>
        <source>{band}: it decides the game</source>
        <extracomment>app/windows/table/coach_words.py</extracomment>
        <translation>{band}: Das entscheidet das Spiel</translation>
    </message>
    <message>
        <source>{band}, about {points}</source>
        <extracomment>app/windows/table/coach_words.py</extracomment>
        <translation>{band}, etwa {points}</translation>
    </message>
    <message>
        <source>The turning point</source>
        <extracomment>app/windows/table/coach_words.py</extracomment>
        <translation>Der Wendepunkt</translation>
    </message>
    <message>
        <source>The best word</source>
        <extracomment>app/windows/table/coach_words.py</extracomment>
        <translation>Das beste Wort</translation>
    </message>
    <message>
        <source>Words to learn</source>
        <extracomment>app/windows/table/coach_words.py</extracomment>
        <translation>Wörter zum Lernen</translation>
    </message>
    <message>
        <source>More was missed in turn {turn} than in any other.</source>
        <extracomment>app/windows/table/coach_words.py</extracomment>
        <translation>In Zug {turn} wurde am meisten verschenkt.</translation>
    </message>
    <message>
        <source>{made} made, about {missed} missed.</source>
        <extracomment>app/windows/table/coach_words.py</extracomment>
        <translation>{made} erzielt, etwa {missed} verschenkt.</translation>
    </message>
    <message>
        <source>Looking for better plays…</source>
        <extracomment>app/windows/table/coach_panel.py</extracomment>
        <translation>Suche bessere Züge…</translation>
    </message>
    <message>
        <source>The best plays with any word, for everybody; otherwise with words within your reach</source>
        <extracomment>app/windows/table/coach_panel.py</extracomment>
        <translation>Die besten Züge mit beliebigen Wörtern, für alle; sonst mit Wörtern in deiner Reichweite</translation>
    </message>
    <message numerus="yes">
        <source>Better plays were found in %n turn(s).</source>
        <extracomment>app/windows/table/coach_panel.py</extracomment>
        <translation>
            <numerusform>In %n Zug gab es etwas Besseres.</numerusform>
            <numerusform>In %n Zügen gab es etwas Besseres.</numerusform>
        </translation>
    </message>
    <message>
        <source>No better play was found in any turn.</source>
        <extracomment>app/windows/table/coach_panel.py, app/windows/table/keepsakes/game_text.py</extracomment>
        <translation>In keinem Zug gab es etwas Besseres.</translation>
    </message>
</context>
<context>
    <name>Colours</name>
    <message>
        <source>Red</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Rot</translation>
    </message>
    <message>
        <source>Blue</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Blau</translation>
    </message>
    <message>
        <source>Amber</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Bernstein</translation>
    </message>
    <message>
        <source>Green</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Grün</translation>
    </message>
    <message>
        <source>Purple</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Violett</translation>
    </message>
    <message>
        <source>Orange</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Orange</translation>
    </message>
    <message>
        <source>Teal</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Petrol</translation>
    </message>
    <message>
        <source>Grey</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Grau</translation>
    </message>
</context>
<context>
    <name>Crash</name>
    <message>
        <source>The last moves of your game are not saved. Wordfelt keeps trying: look at the mark above the table.</source>
        <extracomment>app/base/crash.py</extracomment>
        <translation>Die letzten Züge deines Spiels sind nicht gespeichert. Wordfelt versucht es weiter: Achte auf das Zeichen über dem Tisch.</translation>
    </message>
    <message>
        <source>You can go on. If something looks wrong, close Wordfelt and start it again.</source>
        <extracomment>app/base/crash.py</extracomment>
        <translation>Du kannst weiterspielen. Wenn etwas falsch aussieht, beende Wordfelt und starte es neu.</translation>
    </message>
    <message>
        <source>Your game is saved up to the last move.</source>
        <extracomment>app/base/crash.py</extracomment>
        <translation>Dein Spiel ist bis zum letzten Zug gespeichert.</translation>
    </message>
    <message>
        <source>Copy for a report</source>
        <extracomment>app/base/crash.py</extracomment>
        <translation>Für eine Meldung kopieren</translation>
    </message>
    <message>
        <source>Copies the fault, the versions, and the game with its players&apos; names.</source>
        <extracomment>app/base/crash.py</extracomment>
        <translation>Kopiert den Fehler, die Versionen und das Spiel mit den Namen der Mitspieler.</translation>
    </message>
    <message>
        <source>Go on</source>
        <extracomment>app/base/crash.py</extracomment>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Close Wordfelt</source>
        <extracomment>app/base/crash.py</extracomment>
        <translation>Wordfelt beenden</translation>
    </message>
    <message>
        <source>Something went wrong inside Wordfelt.</source>
        <extracomment>app/base/crash.py</extracomment>
        <translation>In Wordfelt ist etwas schiefgegangen.</translation>
    </message>
    <message>
        <source>What happened is written in {file}.</source>
        <extracomment>app/base/crash.py</extracomment>
        <translation>Was geschehen ist, steht in {file}.</translation>
    </message>
</context>
<context>
    <name>Curtain</name>
    <message>
        <source>Pause</source>
        <extracomment>app/windows/table/curtain.py, app/windows/table/ready_plate.py</extracomment>
        <translation>Pause</translation>
    </message>
    <message>
        <source>The table is hidden and the clock stands still.</source>
        <extracomment>app/windows/table/curtain.py</extracomment>
        <translation>Der Tisch ist verdeckt, und die Uhr steht.</translation>
    </message>
    <message>
        <source>Go on</source>
        <extracomment>app/windows/table/curtain.py, app/windows/table/ready_plate.py</extracomment>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Ready</source>
        <extracomment>app/windows/table/ready_plate.py</extracomment>
        <translation>Bereit</translation>
    </message>
</context>
<context>
    <name>Day</name>
    <message>
        <source>{game}: lay the play with the most points. Your first play counts.</source>
        <extracomment>app/program/finding.py</extracomment>
        <translation>{game}: Leg den Zug mit den meisten Punkten. Dein erster Zug zählt.</translation>
    </message>
    <message>
        <source>The best play: {words}, {points} points.</source>
        <extracomment>app/program/finding.py</extracomment>
        <translation>Der beste Zug: {words}, {points} Punkte.</translation>
    </message>
    <message>
        <source>{points} of {best} points.</source>
        <extracomment>app/program/finding.py</extracomment>
        <translation>{points} von {best} Punkten.</translation>
    </message>
    <message>
        <source>Yes: {best} points.</source>
        <extracomment>app/program/finding.py</extracomment>
        <translation>Ja: {best} Punkte.</translation>
    </message>
    <message>
        <source>The best play</source>
        <extracomment>app/program/finding.py</extracomment>
        <translation>Der beste Zug</translation>
    </message>
    <message>
        <source>You found {points} points; the best play was {words}: “{button}” shows it.</source>
        <extracomment>app/program/finding.py</extracomment>
        <translation>Gefunden: {points} Punkte; der beste Zug war {words}: „{button}“ zeigt ihn.</translation>
    </message>
    <message>
        <source>{points} of {best} points; the best play was {words}: “{button}” shows it.</source>
        <extracomment>app/program/finding.py</extracomment>
        <translation>{points} von {best} Punkten; der beste Zug war {words}: „{button}“ zeigt ihn.</translation>
    </message>
    <message>
        <source>Later</source>
        <extracomment>app/program/finding.py, app/program/own_puzzling.py</extracomment>
        <translation>Später</translation>
    </message>
    <message>
        <source>Next find</source>
        <extracomment>app/program/finding.py</extracomment>
        <translation>Nächster Fund</translation>
    </message>
    <message>
        <source>Back to the day</source>
        <extracomment>app/program/finding.py</extracomment>
        <translation>Zurück zum Tag</translation>
    </message>
    <message>
        <source>You found {points} points.</source>
        <extracomment>app/program/finding.py</extracomment>
        <translation>Gefunden: {points} Punkte.</translation>
    </message>
    <message>
        <source>Today’s table</source>
        <extracomment>app/windows/gallery/day_tile.py</extracomment>
        <translation>Tisch des Tages</translation>
    </message>
    <message>
        <source>More…</source>
        <extracomment>app/windows/gallery/day_tile.py</extracomment>
        <translation>Mehr …</translation>
    </message>
    <message>
        <source>The table of the day: earlier ones, results to share</source>
        <extracomment>app/windows/gallery/day_tile.py</extracomment>
        <translation>Tisch des Tages: frühere Tage, Ergebnis zum Teilen</translation>
    </message>
    <message>
        <source>Put today’s table away</source>
        <extracomment>app/windows/gallery/day_tile.py</extracomment>
        <translation>Den Tisch des Tages weglegen</translation>
    </message>
    <message>
        <source>Put away; the menu View brings it back</source>
        <extracomment>app/windows/gallery/day_tile.py</extracomment>
        <translation>Weglegen; das Menü Ansicht holt ihn zurück</translation>
    </message>
    <message>
        <source>Deal for one</source>
        <extracomment>app/windows/gallery/day_tile.py</extracomment>
        <translation>Für einen allein</translation>
    </message>
    <message>
        <source>Finds</source>
        <extracomment>app/windows/gallery/day_tile.py</extracomment>
        <translation>Funde</translation>
    </message>
    <message>
        <source>Duel</source>
        <extracomment>app/windows/gallery/day_tile.py</extracomment>
        <translation>Duell</translation>
    </message>
    <message>
        <source>{name}: {part}</source>
        <extracomment>app/windows/gallery/day_tile.py</extracomment>
        <translation>{name}: {part}</translation>
    </message>
    <message>
        <source>The table of the day</source>
        <extracomment>app/windows/sheets/day_picture.py, app/windows/sheets/day_sheet.py</extracomment>
        <translation>Der Tisch des Tages</translation>
    </message>
    <message>
        <source>Finds: the play with the most points</source>
        <extracomment>app/windows/sheets/day_sheet.py</extracomment>
        <translation>Funde: der Zug mit den meisten Punkten</translation>
    </message>
    <message>
        <source>Deal it again</source>
        <extracomment>app/windows/sheets/day_sheet.py</extracomment>
        <translation>Noch einmal austeilen</translation>
    </message>
    <message>
        <source>Save the picture</source>
        <extracomment>app/windows/sheets/day_sheet.py</extracomment>
        <translation>Das Bild speichern</translation>
    </message>
    <message>
        <source>{count} done</source>
        <extracomment>app/windows/sheets/day_texts.py</extracomment>
        <translation>{count} gelöst</translation>
    </message>
    <message>
        <source>The day before</source>
        <extracomment>app/windows/sheets/day_sheet.py</extracomment>
        <translation>Der Tag davor</translation>
    </message>
    <message>
        <source>The day after</source>
        <extracomment>app/windows/sheets/day_sheet.py</extracomment>
        <translation>Der Tag danach</translation>
    </message>
    <message>
        <source>Next unplayed day</source>
        <extracomment>app/windows/sheets/day_sheet.py</extracomment>
        <translation>Nächster nicht gespielter Tag</translation>
    </message>
    <message>
        <source>Watch how to reach par</source>
        <extracomment>app/windows/sheets/day_sheet.py</extracomment>
        <translation>Einen Weg zum Par ansehen</translation>
    </message>
    <message>
        <source>Copy the text</source>
        <extracomment>app/windows/sheets/day_sheet.py</extracomment>
        <translation>Text kopieren</translation>
    </message>
    <message>
        <source>Copy the picture</source>
        <extracomment>app/windows/sheets/day_sheet.py</extracomment>
        <translation>Bild kopieren</translation>
    </message>
    <message>
        <source>Save the picture…</source>
        <extracomment>app/windows/sheets/day_sheet.py</extracomment>
        <translation>Bild speichern …</translation>
    </message>
    <message>
        <source>The text is copied.</source>
        <extracomment>app/windows/sheets/day_sheet.py</extracomment>
        <translation>Der Text ist kopiert.</translation>
    </message>
    <message>
        <source>The picture is copied.</source>
        <extracomment>app/windows/sheets/day_sheet.py</extracomment>
        <translation>Das Bild ist kopiert.</translation>
    </message>
    <message>
        <source>Deal</source>
        <extracomment>app/windows/sheets/day_sheet.py</extracomment>
        <translation>Austeilen</translation>
    </message>
    <message>
        <source>open</source>
        <extracomment>app/windows/sheets/day_texts.py</extracomment>
        <translation>offen</translation>
    </message>
    <message>
        <source>Duel: {line}</source>
        <extracomment>app/windows/sheets/day_sheet.py</extracomment>
        <translation>Duell: {line}</translation>
    </message>
    <message>
        <source>Watch a solution</source>
        <extracomment>app/windows/sheets/day_sheet.py</extracomment>
        <translation>Eine Lösung ansehen</translation>
    </message>
    <message>
        <source>Deal for one: {line}</source>
        <extracomment>app/windows/sheets/day_sheet.py</extracomment>
        <translation>Für einen allein: {line}</translation>
    </message>
    <message numerus="yes">
        <source>%n star(s)</source>
        <extracomment>app/windows/sheets/day_texts.py</extracomment>
        <translation>
            <numerusform>%n Stern</numerusform>
            <numerusform>%n Sterne</numerusform>
        </translation>
    </message>
    <message>
        <source>none found</source>
        <extracomment>app/windows/sheets/day_texts.py</extracomment>
        <translation>keins gefunden</translation>
    </message>
    <message>
        <source>Par: {pars}. A search found this; more may be possible.</source>
        <extracomment>app/windows/sheets/day_texts.py</extracomment>
        <translation>Par: {pars}. So viel fand eine Suche; vielleicht geht mehr.</translation>
    </message>
    <message>
        <source>done</source>
        <extracomment>app/windows/sheets/day_texts.py</extracomment>
        <translation>gelöst</translation>
    </message>
    <message>
        <source>{par} with words most people know</source>
        <extracomment>app/windows/sheets/day_texts.py</extracomment>
        <translation>{par} mit Wörtern, die die meisten kennen</translation>
    </message>
    <message>
        <source>{par} with the words of Family</source>
        <extracomment>app/windows/sheets/day_texts.py</extracomment>
        <translation>{par} mit den Wörtern von Family</translation>
    </message>
    <message>
        <source>{par} with all words of Standard</source>
        <extracomment>app/windows/sheets/day_texts.py</extracomment>
        <translation>{par} mit allen Wörtern von Standard</translation>
    </message>
    <message>
        <source>Wordfelt, the table of {date}</source>
        <extracomment>app/windows/sheets/day_texts.py</extracomment>
        <translation>Wordfelt, der Tisch vom {date}</translation>
    </message>
    <message>
        <source>{percent}% ready</source>
        <extracomment>app/windows/sheets/day_texts.py</extracomment>
        <translation>{percent}&#xa0;% fertig</translation>
    </message>
    <message>
        <source>(par {par})</source>
        <extracomment>app/windows/sheets/day_texts.py</extracomment>
        <translation>(Par {par})</translation>
    </message>
    <message>
        <source>From the archive, played later</source>
        <extracomment>app/windows/sheets/day_texts.py</extracomment>
        <translation>Aus dem Archiv, später gespielt</translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) played on the day</source>
        <extracomment>app/windows/sheets/day_texts.py</extracomment>
        <translation>
            <numerusform>%n Tag am selben Tag gespielt</numerusform>
            <numerusform>%n Tage am selben Tag gespielt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) played later, from the archive</source>
        <extracomment>app/windows/sheets/day_texts.py</extracomment>
        <translation>
            <numerusform>%n Tag später gespielt, aus dem Archiv</numerusform>
            <numerusform>%n Tage später gespielt, aus dem Archiv</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Endings</name>
    <message>
        <source>The deck is empty and everybody has passed.</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Der Nachziehstapel ist leer, und alle haben gepasst.</translation>
    </message>
    <message>
        <source>Everybody has passed.</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Alle haben gepasst.</translation>
    </message>
    <message>
        <source>Everybody has passed three times in a row.</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Alle haben dreimal hintereinander gepasst.</translation>
    </message>
    <message>
        <source>Nobody has found a word, and as many cards as the deck holds have been traded.</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Niemand hat ein Wort gefunden, und es wurden so viele Karten getauscht, wie im Nachziehstapel liegen.</translation>
    </message>
    <message numerus="yes">
        <source>The deck is empty, and for %n round(s) the number of cards in all hands has not fallen.</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>
            <numerusform>Der Nachziehstapel ist leer, und seit %n Runde ist die Zahl der Karten in allen Händen nicht gesunken.</numerusform>
            <numerusform>Der Nachziehstapel ist leer, und seit %n Runden ist die Zahl der Karten in allen Händen nicht gesunken.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>For %n round(s) the number of cards in the deck and all hands has not fallen.</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>
            <numerusform>Seit %n Runde sind die Karten im Nachziehstapel und in allen Händen zusammen nicht weniger geworden.</numerusform>
            <numerusform>Seit %n Runden sind die Karten im Nachziehstapel und in allen Händen zusammen nicht weniger geworden.</numerusform>
        </translation>
    </message>
    <message>
        <source>No cards are left in the hand.</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Die Hand ist leer.</translation>
    </message>
    <message>
        <source>The others have resigned.</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Die anderen haben aufgegeben.</translation>
    </message>
    <message>
        <source>The game was given up.</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Das Spiel wurde aufgegeben.</translation>
    </message>
    <message>
        <source>One player is left.</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Nur noch einer ist dabei.</translation>
    </message>
    <message>
        <source>All rounds are played.</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Alle Runden sind gespielt.</translation>
    </message>
    <message>
        <source>A hand is empty.</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Eine Hand ist leer.</translation>
    </message>
    <message>
        <source>All hands are empty.</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Alle Hände sind leer.</translation>
    </message>
    <message>
        <source>The deck is empty.</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Der Nachziehstapel ist leer.</translation>
    </message>
    <message>
        <source>The piles are used up.</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Die Stapel sind aufgebraucht.</translation>
    </message>
    <message>
        <source>No pile is left.</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Es ist kein Stapel mehr da.</translation>
    </message>
    <message>
        <source>The last turns are played.</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Die letzten Züge sind gespielt.</translation>
    </message>
    <message>
        <source>The red row is complete.</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Die rote Reihe ist vollständig.</translation>
    </message>
    <message>
        <source>Resigned: {names}.</source>
        <extracomment>app/windows/table/final_words.py</extracomment>
        <translation>Aufgegeben: {names}.</translation>
    </message>
    <message>
        <source>Out of cards: {names}.</source>
        <extracomment>app/windows/table/final_words.py</extracomment>
        <translation>Ohne Karten: {names}.</translation>
    </message>
</context>
<context>
    <name>Ends</name>
    <message>
        <source>No cards left to draw.</source>
        <extracomment>app/base/end_texts.py</extracomment>
        <translation>Es gibt keine Karte mehr zu ziehen.</translation>
    </message>
    <message>
        <source>a hand is empty</source>
        <extracomment>app/base/end_texts.py</extracomment>
        <translation>eine Hand leer ist</translation>
    </message>
    <message>
        <source>a hand is empty and the others have had one more turn</source>
        <extracomment>app/base/end_texts.py</extracomment>
        <translation>eine Hand leer ist und die anderen noch einen Zug hatten</translation>
    </message>
    <message>
        <source>all hands are empty</source>
        <extracomment>app/base/end_texts.py</extracomment>
        <translation>alle Hände leer sind</translation>
    </message>
    <message>
        <source>the upturned cards are used up</source>
        <extracomment>app/base/end_texts.py</extracomment>
        <translation>die offenen Karten aufgebraucht sind</translation>
    </message>
    <message>
        <source>all pass in a row</source>
        <extracomment>app/base/end_texts.py</extracomment>
        <translation>alle hintereinander passen</translation>
    </message>
    <message>
        <source>you pass</source>
        <extracomment>app/base/end_texts.py</extracomment>
        <translation>du passt</translation>
    </message>
    <message>
        <source>all pass in a row on the empty table</source>
        <extracomment>app/base/end_texts.py</extracomment>
        <translation>alle auf dem leeren Tisch hintereinander passen</translation>
    </message>
    <message>
        <source>both pass in one round</source>
        <extracomment>app/base/end_texts.py</extracomment>
        <translation>beide in einer Runde passen</translation>
    </message>
    <message>
        <source>all pass in a row instead of leading</source>
        <extracomment>app/base/end_texts.py</extracomment>
        <translation>alle hintereinander passen, statt auszuspielen</translation>
    </message>
    <message>
        <source>The last card is turned over. After this turn comes the last round.</source>
        <extracomment>app/base/end_texts.py</extracomment>
        <translation>Die letzte Karte ist aufgedeckt. Nach diesem Zug kommt die letzte Runde.</translation>
    </message>
    <message>
        <source>This is the last round.</source>
        <extracomment>app/base/end_texts.py</extracomment>
        <translation>Dies ist die letzte Runde.</translation>
    </message>
    <message>
        <source>One more round of passes ends the game.</source>
        <extracomment>app/base/end_texts.py</extracomment>
        <translation>Passen alle noch einmal, endet das Spiel.</translation>
    </message>
    <message>
        <source>Everybody has passed twice in a row: one more round of passes ends the game.</source>
        <extracomment>app/base/end_texts.py</extracomment>
        <translation>Alle haben zweimal hintereinander gepasst: Passen alle noch einmal, endet das Spiel.</translation>
    </message>
    <message>
        <source>Nobody finds a word: once as many cards as the deck holds have been traded, the game ends.</source>
        <extracomment>app/base/end_texts.py</extracomment>
        <translation>Niemand findet ein Wort: Sind so viele Karten getauscht, wie im Nachziehstapel liegen, endet das Spiel.</translation>
    </message>
    <message>
        <source>The deck is empty. This is the last round unless the hands together get smaller.</source>
        <extracomment>app/base/end_texts.py</extracomment>
        <translation>Der Nachziehstapel ist leer. Dies ist die letzte Runde, wenn nicht die Karten in allen Händen weniger werden.</translation>
    </message>
    <message>
        <source>This is the last round unless fewer cards are left in the deck and all hands.</source>
        <extracomment>app/base/end_texts.py</extracomment>
        <translation>Dies ist die letzte Runde, wenn die Karten im Nachziehstapel und in allen Händen nicht weniger werden als zuvor.</translation>
    </message>
    <message>
        <source>If the last play stands, the game is over.</source>
        <extracomment>app/base/end_texts.py</extracomment>
        <translation>Bleibt der letzte Zug gültig, ist das Spiel zu Ende.</translation>
    </message>
    <message>
        <source>One more pass ends the game.</source>
        <extracomment>app/base/end_texts.py</extracomment>
        <translation>Noch einmal passen beendet das Spiel.</translation>
    </message>
    <message>
        <source>The end is near</source>
        <extracomment>app/base/end_texts.py</extracomment>
        <translation>Das Ende ist nah</translation>
    </message>
    <message>
        <source>Last turn: {names}.</source>
        <extracomment>app/base/end_texts.py</extracomment>
        <translation>Letzter Zug: {names}.</translation>
    </message>
    <message>
        <source>the game ends when {what}</source>
        <extracomment>app/base/end_texts.py</extracomment>
        <translation>das Spiel endet, wenn {what}</translation>
    </message>
    <message>
        <source>The game ends when {first}, or when {second}.</source>
        <extracomment>app/base/end_texts.py</extracomment>
        <translation>Das Spiel endet, wenn {first} oder wenn {second}.</translation>
    </message>
    <message>
        <source>The game ends when {first}.</source>
        <extracomment>app/base/end_texts.py</extracomment>
        <translation>Das Spiel endet, wenn {first}.</translation>
    </message>
    <message>
        <source>Your last turn.</source>
        <extracomment>app/windows/table/idle.py</extracomment>
        <translation>Dein letzter Zug.</translation>
    </message>
    <message>
        <source>The last round.</source>
        <extracomment>app/windows/table/idle.py</extracomment>
        <translation>Die letzte Runde.</translation>
    </message>
</context>
<context>
    <name>Evening</name>
    <message>
        <source>The first game that several of you play to its end begins the evening.</source>
        <extracomment>app/windows/sheets/evening_page.py</extracomment>
        <translation>Das erste Spiel, das ihr zu mehreren zu Ende spielt, eröffnet den Abend.</translation>
    </message>
    <message>
        <source>Nobody leads yet.</source>
        <extracomment>app/windows/sheets/evening_page.py</extracomment>
        <translation>Noch führt niemand.</translation>
    </message>
    <message>
        <source>Winner of the evening: {name}</source>
        <extracomment>app/windows/sheets/evening_page.py</extracomment>
        <translation>Sieg des Abends: {name}</translation>
    </message>
    <message>
        <source>In the lead: {name}</source>
        <extracomment>app/windows/sheets/evening_page.py</extracomment>
        <translation>In Führung: {name}</translation>
    </message>
    <message>
        <source>Points by place</source>
        <extracomment>app/windows/sheets/evening_page.py</extracomment>
        <translation>Punkte nach Platz</translation>
    </message>
    <message>
        <source>Games won</source>
        <extracomment>app/windows/sheets/evening_page.py</extracomment>
        <translation>Gewonnene Spiele</translation>
    </message>
    <message>
        <source>The evening</source>
        <extracomment>app/windows/sheets/evening_page.py</extracomment>
        <translation>Der Abend</translation>
    </message>
    <message>
        <source>Another kind of game</source>
        <extracomment>app/windows/sheets/evening_page.py, app/windows/table/final_foot.py</extracomment>
        <translation>Ein Spiel anderer Art</translation>
    </message>
    <message>
        <source>Deals a game of a kind that you have not played this evening.</source>
        <extracomment>app/windows/sheets/evening_page.py, app/windows/table/final_foot.py</extracomment>
        <translation>Gibt ein Spiel einer Art, die ihr an diesem Abend noch nicht gespielt habt.</translation>
    </message>
    <message>
        <source>New evening</source>
        <extracomment>app/windows/sheets/evening_page.py</extracomment>
        <translation>Neuer Abend</translation>
    </message>
    <message>
        <source>Earlier</source>
        <extracomment>app/windows/sheets/evening_page.py</extracomment>
        <translation>Früher</translation>
    </message>
    <message>
        <source>Later</source>
        <extracomment>app/windows/sheets/evening_page.py</extracomment>
        <translation>Später</translation>
    </message>
    <message>
        <source>Keep a picture</source>
        <extracomment>app/windows/sheets/evening_page.py, app/windows/table/keepsakes/keep_menu.py</extracomment>
        <translation>Bild behalten</translation>
    </message>
    <message>
        <source>Save the score sheet</source>
        <extracomment>app/windows/sheets/evening_page.py, app/windows/table/keepsakes/keep_menu.py</extracomment>
        <translation>Spielzettel speichern</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <extracomment>app/windows/record_files.py</extracomment>
        <translation>Gespeichert als {file}.</translation>
    </message>
    <message>
        <source>The evening of {day}</source>
        <extracomment>app/windows/sheets/evening_page.py</extracomment>
        <translation>Der Abend vom {day}</translation>
    </message>
    <message>
        <source>Level: {names}</source>
        <extracomment>app/windows/sheets/evening_page.py</extracomment>
        <translation>Gleichauf: {names}</translation>
    </message>
    <message>
        <source>Boldest bluff</source>
        <extracomment>app/windows/sheets/evening_page.py</extracomment>
        <translation>Kühnster Bluff</translation>
    </message>
    <message>
        <source>The evening before</source>
        <extracomment>app/windows/sheets/evening_page.py</extracomment>
        <translation>Der Abend davor</translation>
    </message>
    <message>
        <source>A picture or a score sheet of this evening</source>
        <extracomment>app/windows/sheets/evening_page.py</extracomment>
        <translation>Ein Bild oder ein Spielzettel dieses Abends</translation>
    </message>
    <message>
        <source>The evening after</source>
        <extracomment>app/windows/sheets/evening_page.py</extracomment>
        <translation>Der Abend danach</translation>
    </message>
    <message>
        <source>Game</source>
        <extracomment>app/windows/sheets/evening_page.py</extracomment>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Best plays</source>
        <extracomment>app/windows/sheets/evening_page.py</extracomment>
        <translation>Beste Züge</translation>
    </message>
    <message>
        <source>Longest word</source>
        <extracomment>app/windows/sheets/evening_page.py</extracomment>
        <translation>Längstes Wort</translation>
    </message>
</context>
<context>
    <name>Facts</name>
    <message>
        <source>the next word must use {faces}</source>
        <extracomment>app/base/fact_texts.py</extracomment>
        <translation>das nächste Wort muss {faces} enthalten</translation>
    </message>
    <message>
        <source>has used {faces}</source>
        <extracomment>app/base/fact_texts.py</extracomment>
        <translation>hat {faces} benutzt</translation>
    </message>
    <message>
        <source>still lacks {faces}</source>
        <extracomment>app/base/fact_texts.py</extracomment>
        <translation>braucht noch {faces}</translation>
    </message>
    <message>
        <source>still to be used by anybody: {faces}</source>
        <extracomment>app/base/fact_texts.py</extracomment>
        <translation>muss noch jemand benutzen: {faces}</translation>
    </message>
    <message>
        <source>named for the next word: {faces}</source>
        <extracomment>app/base/fact_texts.py</extracomment>
        <translation>für das nächste Wort genannt: {faces}</translation>
    </message>
    <message>
        <source>has named {faces}</source>
        <extracomment>app/base/fact_texts.py</extracomment>
        <translation>hat {faces} genannt</translation>
    </message>
    <message>
        <source>asked for: {faces}</source>
        <extracomment>app/base/fact_texts.py</extracomment>
        <translation>verlangt: {faces}</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) won</source>
        <extracomment>app/base/fact_texts.py</extracomment>
        <translation>
            <numerusform>%n gewonnenes Spiel</numerusform>
            <numerusform>%n gewonnene Spiele</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s) won</source>
        <extracomment>app/base/fact_texts.py</extracomment>
        <translation>
            <numerusform>%n gewonnener Stich</numerusform>
            <numerusform>%n gewonnene Stiche</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>needs %n letter(s) or more</source>
        <extracomment>app/base/fact_texts.py</extracomment>
        <translation>
            <numerusform>braucht mindestens %n Buchstaben</numerusform>
            <numerusform>braucht mindestens %n Buchstaben</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trade(s) left</source>
        <extracomment>app/base/fact_texts.py</extracomment>
        <translation>
            <numerusform>darf noch %n Mal tauschen</numerusform>
            <numerusform>darf noch %n Mal tauschen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) still to use</source>
        <extracomment>app/base/fact_texts.py</extracomment>
        <translation>
            <numerusform>noch %n Karte zu benutzen</numerusform>
            <numerusform>noch %n Karten zu benutzen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pile(s) left</source>
        <extracomment>app/base/fact_texts.py</extracomment>
        <translation>
            <numerusform>noch %n Stapel</numerusform>
            <numerusform>noch %n Stapel</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>table cleared %n time(s) in a row</source>
        <extracomment>app/base/fact_texts.py</extracomment>
        <translation>
            <numerusform>Tisch %n Mal in Folge geräumt</numerusform>
            <numerusform>Tisch %n Mal in Folge geräumt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>has passed or traded %n time(s) in a row</source>
        <extracomment>app/base/fact_texts.py</extracomment>
        <translation>
            <numerusform>hat %n Mal in Folge gepasst oder getauscht</numerusform>
            <numerusform>hat %n Mal in Folge gepasst oder getauscht</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>loses %n turn(s)</source>
        <extracomment>app/base/fact_texts.py</extracomment>
        <translation>
            <numerusform>setzt %n Mal aus</numerusform>
            <numerusform>setzt %n Mal aus</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) at the start</source>
        <extracomment>app/base/fact_texts.py</extracomment>
        <translation>
            <numerusform>%n Punkt zu Beginn</numerusform>
            <numerusform>%n Punkte zu Beginn</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>lays words of %n letter(s) or more</source>
        <extracomment>app/base/fact_texts.py</extracomment>
        <translation>
            <numerusform>legt Wörter ab %n Buchstaben</numerusform>
            <numerusform>legt Wörter ab %n Buchstaben</numerusform>
        </translation>
    </message>
    <message>
        <source>words judged by the list Family</source>
        <extracomment>app/base/fact_texts.py</extracomment>
        <translation>für die Wörter gilt die Liste Familie</translation>
    </message>
    <message>
        <source>words judged by the list Standard</source>
        <extracomment>app/base/fact_texts.py</extracomment>
        <translation>für die Wörter gilt die Liste Standard</translation>
    </message>
    <message>
        <source>words judged by the list Large</source>
        <extracomment>app/base/fact_texts.py</extracomment>
        <translation>für die Wörter gilt die Liste Groß</translation>
    </message>
    <message>
        <source>round {number} of {last}</source>
        <extracomment>app/base/fact_texts.py</extracomment>
        <translation>Runde {number} von {last}</translation>
    </message>
    <message>
        <source>game {number} of {last}</source>
        <extracomment>app/base/fact_texts.py</extracomment>
        <translation>Spiel {number} von {last}</translation>
    </message>
    <message>
        <source>has laid a word in secret</source>
        <extracomment>app/base/fact_texts.py</extracomment>
        <translation>hat ein Wort verdeckt gelegt</translation>
    </message>
    <message>
        <source>holds the timer</source>
        <extracomment>app/base/fact_texts.py</extracomment>
        <translation>hat die Sanduhr</translation>
    </message>
    <message>
        <source>the timer runs now</source>
        <extracomment>app/base/fact_texts.py</extracomment>
        <translation>die Sanduhr läuft jetzt</translation>
    </message>
    <message>
        <source>the word can be doubted</source>
        <extracomment>app/base/fact_texts.py</extracomment>
        <translation>das Wort kann angezweifelt werden</translation>
    </message>
    <message>
        <source>doubts the word</source>
        <extracomment>app/base/fact_texts.py</extracomment>
        <translation>zweifelt das Wort an</translation>
    </message>
    <message>
        <source>must still answer</source>
        <extracomment>app/base/fact_texts.py</extracomment>
        <translation>muss noch antworten</translation>
    </message>
    <message>
        <source>deals the cards</source>
        <extracomment>app/base/fact_texts.py</extracomment>
        <translation>gibt die Karten</translation>
    </message>
    <message>
        <source>can’t shout before the next card</source>
        <extracomment>app/base/fact_texts.py</extracomment>
        <translation>darf vor der nächsten Karte nicht rufen</translation>
    </message>
    <message>
        <source>out of this trick</source>
        <extracomment>app/base/fact_texts.py</extracomment>
        <translation>aus diesem Stich ausgeschieden</translation>
    </message>
    <message>
        <source>has no trade left</source>
        <extracomment>app/base/fact_texts.py</extracomment>
        <translation>kann nicht mehr tauschen</translation>
    </message>
    <message>
        <source>leads</source>
        <extracomment>app/base/fact_texts.py</extracomment>
        <translation>spielt aus</translation>
    </message>
    <message>
        <source>began this game</source>
        <extracomment>app/base/fact_texts.py</extracomment>
        <translation>hat dieses Spiel begonnen</translation>
    </message>
    <message>
        <source>has passed</source>
        <extracomment>app/base/fact_texts.py</extracomment>
        <translation>hat gepasst</translation>
    </message>
    <message>
        <source>has made no word since the last one</source>
        <extracomment>app/base/fact_texts.py</extracomment>
        <translation>hat seit dem letzten Wort keines gelegt</translation>
    </message>
    <message>
        <source>could not go on</source>
        <extracomment>app/base/fact_texts.py</extracomment>
        <translation>konnte nicht weiterspielen</translation>
    </message>
    <message>
        <source>is done in this round</source>
        <extracomment>app/base/fact_texts.py</extracomment>
        <translation>ist in dieser Runde fertig</translation>
    </message>
    <message>
        <source>has laid nothing</source>
        <extracomment>app/base/fact_texts.py</extracomment>
        <translation>hat nichts gelegt</translation>
    </message>
    <message>
        <source>gets the cards that are left over</source>
        <extracomment>app/base/fact_texts.py</extracomment>
        <translation>bekommt die Karten, die übrig bleiben</translation>
    </message>
    <message>
        <source>has a last turn</source>
        <extracomment>app/base/fact_texts.py</extracomment>
        <translation>hat noch einen letzten Zug</translation>
    </message>
    <message>
        <source>open to everybody</source>
        <extracomment>app/base/fact_texts.py</extracomment>
        <translation>offen für alle</translation>
    </message>
    <message>
        <source>must be used</source>
        <extracomment>app/base/fact_texts.py</extracomment>
        <translation>muss benutzt werden</translation>
    </message>
    <message>
        <source>one more round of passes ends the game</source>
        <extracomment>app/base/fact_texts.py</extracomment>
        <translation>noch eine Runde, in der alle passen, beendet das Spiel</translation>
    </message>
    <message>
        <source>no cards left to draw</source>
        <extracomment>app/base/fact_texts.py</extracomment>
        <translation>keine Karte mehr zu ziehen</translation>
    </message>
    <message>
        <source>the last round comes after this turn</source>
        <extracomment>app/base/fact_texts.py</extracomment>
        <translation>nach diesem Zug kommt die letzte Runde</translation>
    </message>
    <message>
        <source>last round</source>
        <extracomment>app/base/fact_texts.py</extracomment>
        <translation>letzte Runde</translation>
    </message>
    <message>
        <source>if the last play stands, the game is over</source>
        <extracomment>app/base/fact_texts.py</extracomment>
        <translation>bleibt der letzte Zug gültig, ist das Spiel zu Ende</translation>
    </message>
    <message>
        <source>more trades without a word end the game</source>
        <extracomment>app/base/fact_texts.py</extracomment>
        <translation>weiteres Tauschen ohne Wort beendet das Spiel</translation>
    </message>
    <message>
        <source>the last round unless the hands together get smaller</source>
        <extracomment>app/base/fact_texts.py</extracomment>
        <translation>die letzte Runde, wenn nicht die Karten in allen Händen weniger werden</translation>
    </message>
    <message>
        <source>the last round unless fewer cards are left than before</source>
        <extracomment>app/base/fact_texts.py</extracomment>
        <translation>die letzte Runde, außer es sind weniger Karten übrig als zuvor</translation>
    </message>
</context>
<context>
    <name>Felt</name>
    <message>
        <source>Below it: {cards}</source>
        <extracomment>app/felt/keys.py</extracomment>
        <translation>Darunter: {cards}</translation>
    </message>
    <message>
        <source>It cannot lie there.</source>
        <extracomment>app/felt/keys.py</extracomment>
        <translation>Dort kann sie nicht hin.</translation>
    </message>
    <message>
        <source>There is no place for it now.</source>
        <extracomment>app/felt/keys.py</extracomment>
        <translation>Sie passt jetzt nirgends hin.</translation>
    </message>
    <message>
        <source>This word cannot be cut here.</source>
        <extracomment>app/felt/keys.py</extracomment>
        <translation>Dieses Wort kann hier nicht geteilt werden.</translation>
    </message>
    <message>
        <source>This card cannot be taken now.</source>
        <extracomment>app/felt/keys.py</extracomment>
        <translation>Diese Karte kann jetzt nicht genommen werden.</translation>
    </message>
    <message>
        <source>Put back: {card}</source>
        <extracomment>app/felt/keys.py</extracomment>
        <translation>Zurückgelegt: {card}</translation>
    </message>
    <message>
        <source>Nothing can be taken here now.</source>
        <extracomment>app/felt/keys.py</extracomment>
        <translation>Hier kann jetzt nichts genommen werden.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) below it</source>
        <extracomment>app/felt/saying.py</extracomment>
        <translation>
            <numerusform>%n Karte darunter</numerusform>
            <numerusform>%n Karten darunter</numerusform>
        </translation>
    </message>
    <message>
        <source>{place}, not allowed: {reason}</source>
        <extracomment>app/felt/saying.py</extracomment>
        <translation>{place}, nicht erlaubt: {reason}</translation>
    </message>
    <message>
        <source>on {after} in {word}</source>
        <extracomment>app/felt/saying.py</extracomment>
        <translation>auf {after} in {word}</translation>
    </message>
    <message>
        <source>in exchange for {after} in {word}</source>
        <extracomment>app/felt/saying.py</extracomment>
        <translation>im Tausch gegen {after} in {word}</translation>
    </message>
    <message>
        <source>over {letters}</source>
        <extracomment>app/felt/saying.py</extracomment>
        <translation>über {letters}</translation>
    </message>
    <message>
        <source>chosen</source>
        <extracomment>app/felt/saying.py</extracomment>
        <translation>gewählt</translation>
    </message>
    <message>
        <source>can be chosen</source>
        <extracomment>app/felt/saying.py</extracomment>
        <translation>kann gewählt werden</translation>
    </message>
    <message>
        <source>suggested</source>
        <extracomment>app/felt/saying.py</extracomment>
        <translation>vorgeschlagen</translation>
    </message>
    <message>
        <source>just laid</source>
        <extracomment>app/felt/saying.py</extracomment>
        <translation>eben gelegt</translation>
    </message>
    <message>
        <source>named</source>
        <extracomment>app/felt/saying.py</extracomment>
        <translation>genannt</translation>
    </message>
    <message>
        <source>will leave</source>
        <extracomment>app/felt/saying.py</extracomment>
        <translation>verlässt den Tisch</translation>
    </message>
    <message>
        <source>new</source>
        <extracomment>app/felt/saying.py</extracomment>
        <translation>neu</translation>
    </message>
    <message>
        <source>{place}, allowed</source>
        <extracomment>app/felt/saying.py</extracomment>
        <translation>{place}, erlaubt</translation>
    </message>
    <message>
        <source>before {after} in {word}</source>
        <extracomment>app/felt/saying.py</extracomment>
        <translation>vor {after} in {word}</translation>
    </message>
    <message>
        <source>after {before} in {word}</source>
        <extracomment>app/felt/saying.py</extracomment>
        <translation>nach {before} in {word}</translation>
    </message>
    <message>
        <source>between {before} and {after} in {word}</source>
        <extracomment>app/felt/saying.py</extracomment>
        <translation>zwischen {before} und {after} in {word}</translation>
    </message>
    <message>
        <source>Card table</source>
        <extracomment>app/felt/view.py</extracomment>
        <translation>Kartentisch</translation>
    </message>
</context>
<context>
    <name>Files</name>
    <message numerus="yes">
        <source>The back-up holds %n file(s).</source>
        <extracomment>app/program/your_files.py</extracomment>
        <translation>
            <numerusform>Die Sicherung enthält %n Datei.</numerusform>
            <numerusform>Die Sicherung enthält %n Dateien.</numerusform>
        </translation>
    </message>
    <message>
        <source>Wordfelt is making the back-up.</source>
        <extracomment>app/program/your_files.py</extracomment>
        <translation>Die Sicherung wird angelegt.</translation>
    </message>
    <message>
        <source>Wordfelt is restoring the back-up.</source>
        <extracomment>app/program/your_files.py</extracomment>
        <translation>Die Sicherung wird eingespielt.</translation>
    </message>
    <message>
        <source>results</source>
        <extracomment>app/program/your_files.py</extracomment>
        <translation>Ergebnisse</translation>
    </message>
    <message>
        <source>people</source>
        <extracomment>app/program/your_files.py</extracomment>
        <translation>Personen</translation>
    </message>
    <message>
        <source>settings</source>
        <extracomment>app/program/your_files.py</extracomment>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>This file is not a Wordfelt back-up.</source>
        <extracomment>app/program/your_files.py</extracomment>
        <translation>Diese Datei ist keine Sicherung von Wordfelt.</translation>
    </message>
    <message>
        <source>A newer Wordfelt made this back-up.</source>
        <extracomment>app/program/your_files.py</extracomment>
        <translation>Diese Sicherung stammt von einer neueren Version von Wordfelt.</translation>
    </message>
    <message>
        <source>This back-up is damaged. Nothing was changed.</source>
        <extracomment>app/program/your_files.py</extracomment>
        <translation>Diese Sicherung ist beschädigt. Es wurde nichts geändert.</translation>
    </message>
    <message>
        <source>The back-up cannot be restored: files cannot be read or written.</source>
        <extracomment>app/program/your_files.py</extracomment>
        <translation>Die Sicherung kann nicht eingespielt werden: Dateien lassen sich nicht lesen oder schreiben.</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <extracomment>app/program/your_files.py</extracomment>
        <translation>
            <numerusform>%n Spiel</numerusform>
            <numerusform>%n Spiele</numerusform>
        </translation>
    </message>
    <message>
        <source>The list of cards that people have seen cannot be used.</source>
        <extracomment>app/program/your_files.py</extracomment>
        <translation>Die Liste der Karten, die jemand schon gesehen hat, ist unbrauchbar.</translation>
    </message>
    <message>
        <source>Some settings in the back-up cannot be used: {places}.</source>
        <extracomment>app/program/your_files.py</extracomment>
        <translation>Einige Einstellungen darin sind unbrauchbar: {places}.</translation>
    </message>
    <message>
        <source>The back-up cannot be made: {why}</source>
        <extracomment>app/program/your_files.py</extracomment>
        <translation>Die Sicherung kann nicht angelegt werden: {why}</translation>
    </message>
    <message>
        <source>The results in the back-up cannot be used.</source>
        <extracomment>app/program/your_files.py</extracomment>
        <translation>Die Ergebnisse darin sind unbrauchbar.</translation>
    </message>
    <message>
        <source>tonight’s table</source>
        <extracomment>app/program/your_files.py</extracomment>
        <translation>der Tisch von heute</translation>
    </message>
    <message>
        <source>evenings</source>
        <extracomment>app/program/your_files.py</extracomment>
        <translation>Abende</translation>
    </message>
    <message>
        <source>the house book</source>
        <extracomment>app/program/your_files.py</extracomment>
        <translation>das Hausbuch</translation>
    </message>
    <message>
        <source>The people in the back-up cannot be used.</source>
        <extracomment>app/program/your_files.py</extracomment>
        <translation>Die Personen darin sind unbrauchbar.</translation>
    </message>
    <message>
        <source>Tonight’s table in the back-up cannot be used.</source>
        <extracomment>app/program/your_files.py</extracomment>
        <translation>Der Tisch von heute darin ist unbrauchbar.</translation>
    </message>
    <message>
        <source>The evenings in the back-up cannot be used.</source>
        <extracomment>app/program/your_files.py</extracomment>
        <translation>Die Abende darin sind unbrauchbar.</translation>
    </message>
    <message>
        <source>The house book in the back-up cannot be used.</source>
        <extracomment>app/program/your_files.py</extracomment>
        <translation>Das Hausbuch darin ist unbrauchbar.</translation>
    </message>
    <message>
        <source>The settings in the back-up cannot be used.</source>
        <extracomment>app/program/your_files.py</extracomment>
        <translation>Die Einstellungen darin sind unbrauchbar.</translation>
    </message>
    <message>
        <source>Restored from the back-up: {what}.</source>
        <extracomment>app/program/your_files.py</extracomment>
        <translation>Die Sicherung ist eingespielt: {what}.</translation>
    </message>
    <message>
        <source>Records (*.wordfelt *.json)</source>
        <extracomment>app/windows/record_files.py</extracomment>
        <translation>Aufzeichnungen (*.wordfelt *.json)</translation>
    </message>
    <message>
        <source>Word lists (*.txt *.dic *.lst *.gz);;All files (*)</source>
        <extracomment>app/windows/record_files.py</extracomment>
        <translation>Wortlisten (*.txt *.dic *.lst *.gz);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Pictures (*.png *.jpg *.jpeg *.gif *.bmp *.webp)</source>
        <extracomment>app/windows/record_files.py</extracomment>
        <translation>Bilder (*.png *.jpg *.jpeg *.gif *.bmp *.webp)</translation>
    </message>
    <message>
        <source>Open a record</source>
        <extracomment>app/windows/record_files.py</extracomment>
        <translation>Aufzeichnung öffnen</translation>
    </message>
    <message>
        <source>Import a word list</source>
        <extracomment>app/windows/record_files.py</extracomment>
        <translation>Wortliste einlesen</translation>
    </message>
    <message>
        <source>Choose a picture for the felt</source>
        <extracomment>app/windows/record_files.py</extracomment>
        <translation>Bild für den Filz wählen</translation>
    </message>
    <message>
        <source>Back up everything</source>
        <extracomment>app/windows/sheets/your_files_page.py</extracomment>
        <translation>Alles sichern</translation>
    </message>
    <message>
        <source>Tonight’s table</source>
        <extracomment>app/windows/sheets/your_files_page.py</extracomment>
        <translation>Der Tisch von heute</translation>
    </message>
    <message>
        <source>Your evenings</source>
        <extracomment>app/windows/sheets/your_files_page.py</extracomment>
        <translation>Deine Abende</translation>
    </message>
    <message>
        <source>Your house book</source>
        <extracomment>app/windows/sheets/your_files_page.py</extracomment>
        <translation>Dein Hausbuch</translation>
    </message>
    <message>
        <source>Results of your games</source>
        <extracomment>app/windows/sheets/your_files_page.py</extracomment>
        <translation>Ergebnisse deiner Spiele</translation>
    </message>
    <message>
        <source>Cards that everybody has seen</source>
        <extracomment>app/windows/sheets/your_files_page.py</extracomment>
        <translation>Karten, die jemand schon gesehen hat</translation>
    </message>
    <message>
        <source>Games in progress</source>
        <extracomment>app/windows/sheets/your_files_page.py</extracomment>
        <translation>Laufende Spiele</translation>
    </message>
    <message>
        <source>Finished games</source>
        <extracomment>app/windows/sheets/your_files_page.py</extracomment>
        <translation>Beendete Spiele</translation>
    </message>
    <message>
        <source>Games put away</source>
        <extracomment>app/windows/sheets/your_files_page.py</extracomment>
        <translation>Weggelegte Spiele</translation>
    </message>
    <message>
        <source>Damaged games</source>
        <extracomment>app/windows/sheets/your_files_page.py</extracomment>
        <translation>Beschädigte Spiele</translation>
    </message>
    <message>
        <source>Your word lists</source>
        <extracomment>app/windows/sheets/your_files_page.py</extracomment>
        <translation>Deine Wortlisten</translation>
    </message>
    <message>
        <source>What lay at the table: hands, cards laid, time left</source>
        <extracomment>app/windows/sheets/your_files_page.py</extracomment>
        <translation>Was auf dem Tisch lag: Hände, gelegte Karten, Restzeit</translation>
    </message>
    <message>
        <source>Set aside: could not be read</source>
        <extracomment>app/windows/sheets/your_files_page.py</extracomment>
        <translation>Beiseitegelegt: war nicht lesbar</translation>
    </message>
    <message>
        <source>For a moment: a file in use</source>
        <extracomment>app/windows/sheets/your_files_page.py</extracomment>
        <translation>Vorübergehend: eine Datei in Gebrauch</translation>
    </message>
    <message>
        <source>Errors inside Wordfelt, for its developers</source>
        <extracomment>app/windows/sheets/your_files_page.py</extracomment>
        <translation>Fehlerprotokoll, für die Entwickler</translation>
    </message>
    <message>
        <source>Folders that the file dialog has shown</source>
        <extracomment>app/windows/sheets/your_files_page.py</extracomment>
        <translation>Ordner, die im Dateidialog zu sehen waren</translation>
    </message>
    <message>
        <source>The dictionary, ready for use</source>
        <extracomment>app/windows/sheets/your_files_page.py</extracomment>
        <translation>Das Wörterbuch, gebrauchsfertig</translation>
    </message>
    <message>
        <source>Your files</source>
        <extracomment>app/windows/sheets/your_files_page.py</extracomment>
        <translation>Deine Dateien</translation>
    </message>
    <message>
        <source>Wordfelt writes these files and no others, on this computer alone.</source>
        <extracomment>app/windows/sheets/your_files_page.py</extracomment>
        <translation>Wordfelt schreibt nur diese Dateien, und nur auf diesem Computer.</translation>
    </message>
    <message>
        <source>Back up everything…</source>
        <extracomment>app/windows/sheets/your_files_page.py</extracomment>
        <translation>Alles sichern…</translation>
    </message>
    <message>
        <source>Restore a back-up…</source>
        <extracomment>app/windows/sheets/your_files_page.py</extracomment>
        <translation>Sicherung einspielen…</translation>
    </message>
    <message>
        <source>Count results again</source>
        <extracomment>app/windows/sheets/your_files_page.py</extracomment>
        <translation>Ergebnisse neu zählen</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>app/windows/sheets/your_files_page.py</extracomment>
        <translation>Schließen</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s)</source>
        <extracomment>app/windows/sheets/your_files_page.py</extracomment>
        <translation>
            <numerusform>%n Datei</numerusform>
            <numerusform>%n Dateien</numerusform>
        </translation>
    </message>
    <message>
        <source>Settings and house words</source>
        <extracomment>app/windows/sheets/your_files_page.py</extracomment>
        <translation>Einstellungen und Hauswörter</translation>
    </message>
    <message>
        <source>The people who play here</source>
        <extracomment>app/windows/sheets/your_files_page.py</extracomment>
        <translation>Die Personen, die hier spielen</translation>
    </message>
    <message>
        <source>Restore a back-up</source>
        <extracomment>app/windows/sheets/your_files_page.py</extracomment>
        <translation>Sicherung einspielen</translation>
    </message>
    <message>
        <source>What it is</source>
        <extracomment>app/windows/sheets/your_files_page.py</extracomment>
        <translation>Inhalt</translation>
    </message>
    <message>
        <source>Size</source>
        <extracomment>app/windows/sheets/your_files_page.py</extracomment>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Where</source>
        <extracomment>app/windows/sheets/your_files_page.py</extracomment>
        <translation>Ort</translation>
    </message>
    <message>
        <source>Back-ups ({pattern})</source>
        <extracomment>app/windows/sheets/your_files_page.py</extracomment>
        <translation>Sicherungen ({pattern})</translation>
    </message>
    <message>
        <source>Save a copy of the record</source>
        <extracomment>app/windows/record_files.py</extracomment>
        <translation>Kopie der Aufzeichnung speichern</translation>
    </message>
    <message>
        <source>finds</source>
        <extracomment>app/program/your_files.py</extracomment>
        <translation>die Funde</translation>
    </message>
    <message>
        <source>The finds in the back-up cannot be used.</source>
        <extracomment>app/program/your_files.py</extracomment>
        <translation>Die Funde darin sind unbrauchbar.</translation>
    </message>
    <message>
        <source>Tables of days</source>
        <extracomment>app/windows/sheets/your_files_page.py</extracomment>
        <translation>Tische der Tage</translation>
    </message>
    <message>
        <source>What you found there</source>
        <extracomment>app/windows/sheets/your_files_page.py</extracomment>
        <translation>Was du dort gefunden hast</translation>
    </message>
    <message>
        <source>puzzles</source>
        <extracomment>app/program/your_files.py</extracomment>
        <translation>die Rätsel</translation>
    </message>
    <message>
        <source>words to learn</source>
        <extracomment>app/program/your_files.py</extracomment>
        <translation>die Wörter zum Lernen</translation>
    </message>
    <message>
        <source>The puzzles in the back-up cannot be used.</source>
        <extracomment>app/program/your_files.py</extracomment>
        <translation>Die Rätsel darin sind unbrauchbar.</translation>
    </message>
    <message>
        <source>The words to learn in the back-up cannot be used.</source>
        <extracomment>app/program/your_files.py</extracomment>
        <translation>Die Wörter zum Lernen darin sind unbrauchbar.</translation>
    </message>
    <message>
        <source>Puzzles from your games</source>
        <extracomment>app/windows/sheets/your_files_page.py</extracomment>
        <translation>Rätsel aus deinen Spielen</translation>
    </message>
    <message>
        <source>Words that you have met</source>
        <extracomment>app/windows/sheets/your_files_page.py</extracomment>
        <translation>Wörter, denen du begegnet bist</translation>
    </message>
</context>
<context>
    <name>Film</name>
    <message>
        <source>The game begins.</source>
        <extracomment>app/windows/table/film_bar.py</extracomment>
        <translation>Das Spiel beginnt.</translation>
    </message>
    <message>
        <source>All hands open</source>
        <extracomment>app/windows/table/film_bar.py</extracomment>
        <translation>Alle Hände offen</translation>
    </message>
    <message>
        <source>Film</source>
        <extracomment>app/windows/table/film_bar.py</extracomment>
        <translation>Film</translation>
    </message>
    <message>
        <source>Place in the film</source>
        <extracomment>app/windows/table/film_bar.py</extracomment>
        <translation>Stelle im Film</translation>
    </message>
    <message>
        <source>The turn before</source>
        <extracomment>app/windows/table/film_bar.py</extracomment>
        <translation>Der Zug davor</translation>
    </message>
    <message>
        <source>One act back</source>
        <extracomment>app/windows/table/film_bar.py</extracomment>
        <translation>Ein Schritt zurück</translation>
    </message>
    <message>
        <source>One act on</source>
        <extracomment>app/windows/table/film_bar.py</extracomment>
        <translation>Ein Schritt weiter</translation>
    </message>
    <message>
        <source>The next turn</source>
        <extracomment>app/windows/table/film_bar.py</extracomment>
        <translation>Der nächste Zug</translation>
    </message>
    <message>
        <source>Speed</source>
        <extracomment>app/windows/table/film_bar.py</extracomment>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Point of view</source>
        <extracomment>app/windows/table/film_bar.py</extracomment>
        <translation>Aus wessen Sicht</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <extracomment>app/windows/table/film_bar.py</extracomment>
        <translation>Ab hier weiterspielen</translation>
    </message>
    <message>
        <source>Compare</source>
        <extracomment>app/windows/table/film_bar.py</extracomment>
        <translation>Vergleichen</translation>
    </message>
    <message>
        <source>Watch again</source>
        <extracomment>app/windows/table/film_bar.py</extracomment>
        <translation>Noch einmal ansehen</translation>
    </message>
    <message>
        <source>Close the film</source>
        <extracomment>app/windows/table/film_bar.py</extracomment>
        <translation>Film schließen</translation>
    </message>
    <message>
        <source>one of the best words</source>
        <extracomment>app/windows/table/film_bar.py</extracomment>
        <translation>eines der besten Wörter</translation>
    </message>
    <message>
        <source>{at} of {all}</source>
        <extracomment>app/windows/table/film_bar.py</extracomment>
        <translation>{at} von {all}</translation>
    </message>
    <message>
        <source>Stop the film</source>
        <extracomment>app/windows/table/film_bar.py</extracomment>
        <translation>Film anhalten</translation>
    </message>
    <message>
        <source>Play the film</source>
        <extracomment>app/windows/table/film_bar.py</extracomment>
        <translation>Film abspielen</translation>
    </message>
    <message>
        <source>now in the lead: {name}</source>
        <extracomment>app/windows/table/film_bar.py</extracomment>
        <translation>Jetzt vorn: {name}</translation>
    </message>
    <message>
        <source>Seen by {name}</source>
        <extracomment>app/windows/table/film_bar.py</extracomment>
        <translation>Sicht: {name}</translation>
    </message>
    <message>
        <source>The film is over.</source>
        <extracomment>app/windows/table/film_bar.py</extracomment>
        <translation>Der Film ist zu Ende.</translation>
    </message>
</context>
<context>
    <name>Final</name>
    <message>
        <source>Best words</source>
        <extracomment>app/windows/table/final_words.py, app/windows/table/keepsakes/kept_game.py</extracomment>
        <translation>Beste Wörter</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <extracomment>app/windows/table/final_words.py, app/windows/table/table_voice.py, app/windows/table/why_not.py</extracomment>
        <translation>Das Spiel ist aus.</translation>
    </message>
    <message>
        <source>still in</source>
        <extracomment>app/windows/table/final_words.py, app/windows/table/keepsakes/kept_game.py</extracomment>
        <translation>noch dabei</translation>
    </message>
    <message>
        <source>Nobody wins.</source>
        <extracomment>app/windows/table/final_words.py</extracomment>
        <translation>Niemand gewinnt.</translation>
    </message>
    <message>
        <source>How well everybody played, what the draw brought, and the best play of each turn</source>
        <extracomment>app/windows/table/final_foot.py</extracomment>
        <translation>Wie gut alle gespielt haben, was das Ziehen ausgemacht hat und der jeweils beste Zug</translation>
    </message>
    <message>
        <source>All cards could be laid.</source>
        <extracomment>app/windows/table/final_words.py</extracomment>
        <translation>Alle Karten hätten sich legen lassen.</translation>
    </message>
    <message>
        <source>Turn by turn</source>
        <extracomment>app/windows/table/final_foot.py</extracomment>
        <translation>Zug für Zug</translation>
    </message>
    <message>
        <source>What was possible?</source>
        <extracomment>app/windows/table/final_foot.py</extracomment>
        <translation>Was war möglich?</translation>
    </message>
    <message>
        <source>Same cards again</source>
        <extracomment>app/windows/table/final_foot.py</extracomment>
        <translation>Dieselben Karten</translation>
    </message>
    <message>
        <source>Look at the table</source>
        <extracomment>app/windows/table/final_foot.py</extracomment>
        <translation>Tisch ansehen</translation>
    </message>
    <message>
        <source>Film</source>
        <extracomment>app/windows/table/final_foot.py</extracomment>
        <translation>Film</translation>
    </message>
    <message>
        <source>The whole game once more, act by act</source>
        <extracomment>app/windows/table/final_foot.py</extracomment>
        <translation>Das ganze Spiel noch einmal, Schritt für Schritt</translation>
    </message>
    <message>
        <source>Gallery</source>
        <extracomment>app/windows/main_window.py, app/windows/table/final_foot.py</extracomment>
        <translation>Galerie</translation>
    </message>
    <message>
        <source>Copy</source>
        <extracomment>app/windows/table/final_page.py</extracomment>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>The deal code is copied.</source>
        <extracomment>app/windows/table/final_page.py</extracomment>
        <translation>Der Blattcode ist kopiert.</translation>
    </message>
    <message>
        <source>Cards left: {cards}</source>
        <extracomment>app/windows/table/final_words.py</extracomment>
        <translation>Übrige Karten: {cards}</translation>
    </message>
    <message>
        <source>Cards left over: {cards}</source>
        <extracomment>app/windows/table/final_words.py</extracomment>
        <translation>Nicht gelegte Karten: {cards}</translation>
    </message>
    <message>
        <source>The last word: {cards}</source>
        <extracomment>app/windows/table/final_words.py</extracomment>
        <translation>Das letzte Wort: {cards}</translation>
    </message>
    <message>
        <source>Same cards again, not counted: {names}.</source>
        <extracomment>app/windows/table/final_words.py</extracomment>
        <translation>Gleiche Karten noch einmal, nicht gezählt: {names}.</translation>
    </message>
    <message>
        <source>Again</source>
        <extracomment>app/windows/table/final_foot.py</extracomment>
        <translation>Noch einmal</translation>
    </message>
    <message>
        <source>Shows this turn on the table</source>
        <extracomment>app/windows/table/final_page.py</extracomment>
        <translation>Zeigt diesen Zug auf dem Tisch</translation>
    </message>
    <message>
        <source>Show turn {turn}</source>
        <extracomment>app/windows/table/final_page.py</extracomment>
        <translation>Zug {turn} zeigen</translation>
    </message>
    <message>
        <source>Played on from a position, not counted: {names}.</source>
        <extracomment>app/windows/table/final_words.py</extracomment>
        <translation>Ab einer Stellung weitergespielt, nicht gezählt: {names}.</translation>
    </message>
    <message>
        <source>After seeing the solution, not counted: {names}.</source>
        <extracomment>app/windows/table/final_words.py</extracomment>
        <translation>Nach der Lösung, nicht gezählt: {names}.</translation>
    </message>
    <message>
        <source>Best play {points} · {name}</source>
        <extracomment>app/windows/table/final_words.py</extracomment>
        <translation>Bester Zug {points} · {name}</translation>
    </message>
    <message numerus="yes">
        <source>with %n point(s)</source>
        <extracomment>app/windows/table/final_words.py</extracomment>
        <translation>
            <numerusform>mit %n Punkt</numerusform>
            <numerusform>mit %n Punkten</numerusform>
        </translation>
    </message>
    <message>
        <source>Longest words</source>
        <extracomment>app/windows/table/final_words.py, app/windows/table/keepsakes/kept_game.py</extracomment>
        <translation>Längste Wörter</translation>
    </message>
    <message>
        <source>The best play was yours.</source>
        <extracomment>app/windows/table/final_words.py</extracomment>
        <translation>Der beste Zug kam von dir.</translation>
    </message>
    <message>
        <source>The best word was yours.</source>
        <extracomment>app/windows/table/final_words.py</extracomment>
        <translation>Das beste Wort kam von dir.</translation>
    </message>
    <message>
        <source>The last play: {words} · {name}</source>
        <extracomment>app/windows/table/final_words.py</extracomment>
        <translation>Der letzte Zug: {words} · {name}</translation>
    </message>
    <message>
        <source>resigned</source>
        <extracomment>app/windows/table/final_words.py</extracomment>
        <translation>aufgegeben</translation>
    </message>
    <message>
        <source>You win</source>
        <extracomment>app/windows/table/final_words.py</extracomment>
        <translation>Du gewinnst</translation>
    </message>
    <message>
        <source>The longest word was yours.</source>
        <extracomment>app/windows/table/final_words.py</extracomment>
        <translation>Das längste Wort kam von dir.</translation>
    </message>
    <message>
        <source>Turn {turn} decided: {words} · {name}</source>
        <extracomment>app/windows/table/final_words.py</extracomment>
        <translation>Entscheidend war Zug {turn}: {words} · {name}</translation>
    </message>
    <message numerus="yes">
        <source>with %n trick(s)</source>
        <extracomment>app/windows/table/final_words.py</extracomment>
        <translation>
            <numerusform>mit %n Stich</numerusform>
            <numerusform>mit %n Stichen</numerusform>
        </translation>
    </message>
    <message>
        <source>Only {points} apart.</source>
        <extracomment>app/windows/table/final_words.py</extracomment>
        <translation>Nur {points} Abstand.</translation>
    </message>
    <message>
        <source>The game was open until turn {turn}.</source>
        <extracomment>app/windows/table/final_words.py</extracomment>
        <translation>Offen bis Zug {turn}.</translation>
    </message>
    <message>
        <source>Game {number}: {scores}.</source>
        <extracomment>app/windows/table/final_words.py</extracomment>
        <translation>Spiel {number}: {scores}.</translation>
    </message>
    <message>
        <source>(cards worth {points})</source>
        <extracomment>app/windows/table/final_words.py</extracomment>
        <translation>(Karten im Wert von {points})</translation>
    </message>
    <message>
        <source>out in turn {turn}</source>
        <extracomment>app/windows/table/final_words.py</extracomment>
        <translation>ausgeschieden in Zug {turn}</translation>
    </message>
    <message>
        <source>Done: you have won!</source>
        <extracomment>app/windows/table/final_words.py</extracomment>
        <translation>Geschafft: gewonnen!</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) left.</source>
        <extracomment>app/windows/table/final_words.py</extracomment>
        <translation>
            <numerusform>%n Karte übrig.</numerusform>
            <numerusform>%n Karten übrig.</numerusform>
        </translation>
    </message>
    <message>
        <source>{names} share the win.</source>
        <extracomment>app/windows/table/final_words.py</extracomment>
        <translation>Geteilter Sieg: {names}.</translation>
    </message>
    <message>
        <source>Looking for what was possible…</source>
        <extracomment>app/windows/table/final_page.py, app/windows/table/final_words.py</extracomment>
        <translation>Suche, was möglich war…</translation>
    </message>
    <message>
        <source>Winner: {name}, {score}</source>
        <extracomment>app/windows/table/final_words.py</extracomment>
        <translation>Sieg: {name}, {score}</translation>
    </message>
    <message>
        <source>Winner: {name}</source>
        <extracomment>app/windows/table/final_words.py</extracomment>
        <translation>Sieg: {name}</translation>
    </message>
    <message numerus="yes">
        <source>with %n card(s)</source>
        <extracomment>app/windows/table/final_words.py</extracomment>
        <translation>
            <numerusform>mit %n Karte</numerusform>
            <numerusform>mit %n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was found.</source>
        <extracomment>app/windows/table/final_words.py</extracomment>
        <translation>Nichts gefunden.</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) were possible.</source>
        <extracomment>app/windows/table/final_words.py</extracomment>
        <translation>
            <numerusform>%n Punkt war möglich.</numerusform>
            <numerusform>%n Punkte waren möglich.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You could have ended with %n card(s) left.</source>
        <extracomment>app/windows/table/final_words.py</extracomment>
        <translation>
            <numerusform>Möglich war ein Ende mit %n übrigen Karte.</numerusform>
            <numerusform>Möglich war ein Ende mit %n übrigen Karten.</numerusform>
        </translation>
    </message>
    <message>
        <source>Stop looking</source>
        <extracomment>app/windows/table/final_foot.py</extracomment>
        <translation>Suche beenden</translation>
    </message>
    <message>
        <source>{ending} There may be something better still.</source>
        <extracomment>app/windows/table/final_words.py</extracomment>
        <translation>{ending} Vielleicht geht noch mehr.</translation>
    </message>
    <message>
        <source>Deal code {code}</source>
        <extracomment>app/windows/table/final_page.py, app/windows/table/keepsakes/game_sheet.py, app/windows/table/keepsakes/game_text.py</extracomment>
        <translation>Blattcode {code}</translation>
    </message>
    <message>
        <source>Copy the deal code {code}</source>
        <extracomment>app/windows/table/final_page.py</extracomment>
        <translation>Blattcode {code} kopieren</translation>
    </message>
    <message>
        <source>Turn {turn} decided. New lead: {name}</source>
        <extracomment>app/windows/table/final_words.py</extracomment>
        <translation>Entscheidend war Zug {turn}. Neu in Führung: {name}</translation>
    </message>
    <message>
        <source>You win {score}</source>
        <extracomment>app/windows/table/final_words.py</extracomment>
        <translation>Du gewinnst {score}</translation>
    </message>
    <message>
        <source>How the scores went, turn by turn</source>
        <extracomment>app/windows/table/score_curve.py</extracomment>
        <translation>Wie sich der Stand entwickelt hat, Zug für Zug</translation>
    </message>
    <message>
        <source>Keep…</source>
        <extracomment>app/windows/sheets/evening_page.py, app/windows/table/film_bar.py, app/windows/table/final_foot.py</extracomment>
        <translation>Aufbewahren…</translation>
    </message>
    <message>
        <source>A picture, a score sheet or the text of this game</source>
        <extracomment>app/windows/table/film_bar.py, app/windows/table/final_foot.py</extracomment>
        <translation>Ein Bild, ein Spielzettel oder der Text dieses Spiels</translation>
    </message>
</context>
<context>
    <name>Finished</name>
    <message>
        <source>winner</source>
        <extracomment>app/windows/sheets/finished_page.py</extracomment>
        <translation>gewonnen</translation>
    </message>
    <message>
        <source>The games are being read…</source>
        <extracomment>app/windows/gallery/waiting.py, app/windows/sheets/finished_page.py</extracomment>
        <translation>Die Spiele werden gelesen…</translation>
    </message>
    <message>
        <source>‹ Back</source>
        <extracomment>app/windows/sheets/finished_page.py</extracomment>
        <translation>‹ Zurück</translation>
    </message>
    <message>
        <source>Finished games</source>
        <extracomment>app/windows/sheets/finished_page.py</extracomment>
        <translation>Beendete Spiele</translation>
    </message>
    <message>
        <source>Everybody</source>
        <extracomment>app/windows/sheets/finished_page.py</extracomment>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Which game</source>
        <extracomment>app/windows/sheets/finished_page.py</extracomment>
        <translation>Welches Spiel</translation>
    </message>
    <message>
        <source>Who played</source>
        <extracomment>app/windows/sheets/finished_page.py</extracomment>
        <translation>Wer gespielt hat</translation>
    </message>
    <message>
        <source>Won or lost</source>
        <extracomment>app/windows/sheets/finished_page.py</extracomment>
        <translation>Gewonnen oder verloren</translation>
    </message>
    <message>
        <source>All games</source>
        <extracomment>app/windows/sheets/finished_page.py</extracomment>
        <translation>Alle Spiele</translation>
    </message>
    <message>
        <source>Won and lost</source>
        <extracomment>app/windows/sheets/finished_page.py</extracomment>
        <translation>Alle Ergebnisse</translation>
    </message>
    <message>
        <source>Won</source>
        <extracomment>app/windows/sheets/finished_page.py</extracomment>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>Not won</source>
        <extracomment>app/windows/sheets/finished_page.py</extracomment>
        <translation>Nicht gewonnen</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) at the start</source>
        <extracomment>app/windows/sheets/result_texts.py</extracomment>
        <translation>
            <numerusform>%n Punkt zu Beginn</numerusform>
            <numerusform>%n Punkte zu Beginn</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>words of %n letters or more</source>
        <extracomment>app/windows/sheets/result_texts.py</extracomment>
        <translation>
            <numerusform>Wörter ab %n Buchstaben</numerusform>
            <numerusform>Wörter ab %n Buchstaben</numerusform>
        </translation>
    </message>
    <message>
        <source>{share}% of possible points</source>
        <extracomment>app/windows/sheets/result_texts.py</extracomment>
        <translation>{share}&#xa0;% des Möglichen</translation>
    </message>
    <message>
        <source>same cards again</source>
        <extracomment>app/windows/sheets/result_texts.py</extracomment>
        <translation>gleiche Karten noch einmal</translation>
    </message>
    <message>
        <source>from a position</source>
        <extracomment>app/windows/sheets/result_texts.py</extracomment>
        <translation>weitergespielt</translation>
    </message>
    <message>
        <source>after seeing the solution</source>
        <extracomment>app/windows/sheets/result_texts.py</extracomment>
        <translation>nach der Lösung</translation>
    </message>
    <message>
        <source>Search</source>
        <extracomment>app/windows/sheets/finished_page.py, app/windows/sheets/my_words_page.py</extracomment>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Find a game, a player, a word or a day</source>
        <extracomment>app/windows/sheets/finished_page.py</extracomment>
        <translation>Spiel, Spieler, Wort oder Tag suchen</translation>
    </message>
    <message>
        <source>Film</source>
        <extracomment>app/windows/sheets/finished_page.py</extracomment>
        <translation>Film</translation>
    </message>
    <message>
        <source>Turn by turn</source>
        <extracomment>app/windows/sheets/finished_page.py</extracomment>
        <translation>Zug für Zug</translation>
    </message>
    <message>
        <source>Same cards again</source>
        <extracomment>app/windows/sheets/finished_page.py</extracomment>
        <translation>Dieselben Karten</translation>
    </message>
    <message>
        <source>Put away</source>
        <extracomment>app/windows/sheets/finished_page.py</extracomment>
        <translation>Weglegen</translation>
    </message>
    <message>
        <source>resigned</source>
        <extracomment>app/windows/sheets/finished_page.py</extracomment>
        <translation>aufgegeben</translation>
    </message>
    <message>
        <source>No game fits this search.</source>
        <extracomment>app/windows/sheets/finished_page.py</extracomment>
        <translation>Kein Spiel passt zu dieser Suche.</translation>
    </message>
    <message>
        <source>No game is over yet. Play one to its end, and it will appear here: you can watch it as a film, go through it turn by turn, or deal the same cards again.</source>
        <extracomment>app/windows/sheets/finished_page.py</extracomment>
        <translation>Noch ist kein Spiel zu Ende. Spiel eines bis zum Schluss, dann steht es hier: Du kannst es als Film ansehen, Zug für Zug durchgehen oder dieselben Karten noch einmal austeilen.</translation>
    </message>
    <message>
        <source>best play: {word}</source>
        <extracomment>app/windows/sheets/finished_page.py</extracomment>
        <translation>bester Zug: {word}</translation>
    </message>
</context>
<context>
    <name>Gallery</name>
    <message numerus="yes">
        <source>about %n minute(s)</source>
        <extracomment>app/base/box_words.py</extracomment>
        <translation>
            <numerusform>etwa %n Minute</numerusform>
            <numerusform>etwa %n Minuten</numerusform>
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
            <numerusform>%n Spieler</numerusform>
            <numerusform>%n Spieler</numerusform>
        </translation>
    </message>
    <message>
        <source>easy</source>
        <extracomment>app/base/box_words.py</extracomment>
        <translation>leicht</translation>
    </message>
    <message>
        <source>medium</source>
        <extracomment>app/base/box_words.py</extracomment>
        <translation>mittel</translation>
    </message>
    <message>
        <source>tricky</source>
        <extracomment>app/base/box_words.py</extracomment>
        <translation>knifflig</translation>
    </message>
    <message>
        <source>{low}–{high} players</source>
        <extracomment>app/base/box_words.py</extracomment>
        <translation>{low}–{high} Spieler</translation>
    </message>
    <message>
        <source>a word grows</source>
        <extracomment>app/base/box_words.py</extracomment>
        <translation>ein Wort wächst</translation>
    </message>
    <message>
        <source>words are split</source>
        <extracomment>app/base/box_words.py</extracomment>
        <translation>Wörter werden geteilt</translation>
    </message>
    <message>
        <source>letters make the next word</source>
        <extracomment>app/base/box_words.py</extracomment>
        <translation>Buchstaben fürs nächste Wort</translation>
    </message>
    <message>
        <source>new words</source>
        <extracomment>app/base/box_words.py</extracomment>
        <translation>neue Wörter</translation>
    </message>
    <message>
        <source>everybody at once</source>
        <extracomment>app/base/box_words.py</extracomment>
        <translation>alle zugleich</translation>
    </message>
    <message>
        <source>solo</source>
        <extracomment>app/base/box_words.py</extracomment>
        <translation>solo</translation>
    </message>
    <message>
        <source>versus</source>
        <extracomment>app/base/box_words.py</extracomment>
        <translation>Wettstreit</translation>
    </message>
    <message>
        <source>speed</source>
        <extracomment>app/base/box_words.py</extracomment>
        <translation>auf Zeit</translation>
    </message>
    <message>
        <source>much skill</source>
        <extracomment>app/base/skill.py</extracomment>
        <translation>mehr Können</translation>
    </message>
    <message>
        <source>much luck</source>
        <extracomment>app/base/skill.py</extracomment>
        <translation>mehr Glück</translation>
    </message>
    <message>
        <source>luck and skill</source>
        <extracomment>app/base/skill.py</extracomment>
        <translation>Glück und Können</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s)</source>
        <extracomment>app/program/put_away.py, app/windows/gallery/waiting.py</extracomment>
        <translation>
            <numerusform>%n Zug</numerusform>
            <numerusform>%n Züge</numerusform>
        </translation>
    </message>
    <message>
        <source>damaged</source>
        <extracomment>app/program/put_away.py, app/windows/gallery/waiting.py</extracomment>
        <translation>beschädigt</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <extracomment>app/windows/gallery/gallery.py</extracomment>
        <translation>
            <numerusform>%n Spiel</numerusform>
            <numerusform>%n Spiele</numerusform>
        </translation>
    </message>
    <message>
        <source>Search</source>
        <extracomment>app/windows/gallery/gallery.py, app/windows/rules/rules_window.py</extracomment>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Put this game away</source>
        <extracomment>app/windows/gallery/waiting.py</extracomment>
        <translation>Dieses Spiel weglegen</translation>
    </message>
    <message>
        <source>Find a game</source>
        <extracomment>app/windows/gallery/gallery.py</extracomment>
        <translation>Spiel suchen</translation>
    </message>
    <message>
        <source>a race</source>
        <extracomment>app/base/box_words.py</extracomment>
        <translation>ein Wettlauf</translation>
    </message>
    <message>
        <source>Games</source>
        <extracomment>app/windows/gallery/gallery.py, app/windows/sheets/finished_page.py, app/windows/sheets/statistics_page.py</extracomment>
        <translation>Spiele</translation>
    </message>
    <message>
        <source>Surprise me</source>
        <extracomment>app/windows/gallery/gallery.py</extracomment>
        <translation>Überrasch mich</translation>
    </message>
    <message>
        <source>Finished games</source>
        <extracomment>app/windows/gallery/gallery.py, app/windows/main_window.py</extracomment>
        <translation>Beendete Spiele</translation>
    </message>
    <message>
        <source>Statistics</source>
        <extracomment>app/windows/gallery/gallery.py, app/windows/main_window.py</extracomment>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>No game fits this search.</source>
        <extracomment>app/windows/gallery/gallery.py</extracomment>
        <translation>Kein Spiel passt zu dieser Suche.</translation>
    </message>
    <message>
        <source>Deal</source>
        <extracomment>app/windows/gallery/gallery.py, app/windows/table/film_bar.py</extracomment>
        <translation>Austeilen</translation>
    </message>
    <message>
        <source>Learn</source>
        <extracomment>app/windows/gallery/gallery.py, app/windows/gallery/start_here.py, app/windows/table/film_bar.py</extracomment>
        <translation>Lernen</translation>
    </message>
    <message>
        <source>Set up…</source>
        <extracomment>app/windows/gallery/gallery.py</extracomment>
        <translation>Einrichten…</translation>
    </message>
    <message>
        <source>Watch</source>
        <extracomment>app/windows/gallery/gallery.py</extracomment>
        <translation>Zusehen</translation>
    </message>
    <message>
        <source>A few turns as a film</source>
        <extracomment>app/windows/gallery/gallery.py</extracomment>
        <translation>Ein paar Züge als Film</translation>
    </message>
    <message>
        <source>Favourite</source>
        <extracomment>app/windows/gallery/gallery.py</extracomment>
        <translation>Favorit</translation>
    </message>
    <message>
        <source>All the rules</source>
        <extracomment>app/windows/gallery/gallery.py</extracomment>
        <translation>Alle Regeln</translation>
    </message>
    <message>
        <source>Show</source>
        <extracomment>app/windows/gallery/gallery.py</extracomment>
        <translation>Zeigen</translation>
    </message>
    <message>
        <source>learned</source>
        <extracomment>app/windows/gallery/gallery.py, app/windows/gallery/start_here.py, app/windows/gallery/tiles.py</extracomment>
        <translation>gelernt</translation>
    </message>
    <message>
        <source>English words</source>
        <extracomment>app/windows/gallery/gallery.py</extracomment>
        <translation>englische Wörter</translation>
    </message>
    <message>
        <source>All games</source>
        <extracomment>app/windows/gallery/gallery.py</extracomment>
        <translation>Alle Spiele</translation>
    </message>
    <message>
        <source>Favourites</source>
        <extracomment>app/windows/gallery/gallery.py</extracomment>
        <translation>Favoriten</translation>
    </message>
    <message>
        <source>Recent</source>
        <extracomment>app/windows/gallery/gallery.py</extracomment>
        <translation>Zuletzt gespielt</translation>
    </message>
    <message>
        <source>For one</source>
        <extracomment>app/windows/gallery/gallery.py</extracomment>
        <translation>Für einen</translation>
    </message>
    <message>
        <source>For several</source>
        <extracomment>app/windows/gallery/gallery.py</extracomment>
        <translation>Für mehrere</translation>
    </message>
    <message>
        <source>Against the clock</source>
        <extracomment>app/windows/gallery/gallery.py</extracomment>
        <translation>Gegen die Uhr</translation>
    </message>
    <message>
        <source>Easy to learn</source>
        <extracomment>app/windows/gallery/gallery.py</extracomment>
        <translation>Leicht zu lernen</translation>
    </message>
    <message>
        <source>Learned</source>
        <extracomment>app/windows/gallery/gallery.py</extracomment>
        <translation>Gelernte</translation>
    </message>
    <message>
        <source>Not yet learned</source>
        <extracomment>app/windows/gallery/gallery.py</extracomment>
        <translation>Noch nicht gelernte</translation>
    </message>
    <message>
        <source>Shortest first</source>
        <extracomment>app/windows/gallery/gallery.py</extracomment>
        <translation>Kürzeste zuerst</translation>
    </message>
    <message>
        <source>Most players first</source>
        <extracomment>app/windows/gallery/gallery.py</extracomment>
        <translation>Die meisten Spieler zuerst</translation>
    </message>
    <message>
        <source>From luck to skill</source>
        <extracomment>app/windows/gallery/gallery.py</extracomment>
        <translation>Vom Glück zum Können</translation>
    </message>
    <message>
        <source>New here? In the menu {menu}, “{entry}” leads to five lessons, one idea each.</source>
        <extracomment>app/windows/gallery/start_here.py</extracomment>
        <translation>Neu hier? Im Menü {menu} führt „{entry}“ zu fünf Lektionen mit je einer Idee.</translation>
    </message>
    <message>
        <source>Start here</source>
        <extracomment>app/windows/gallery/start_here.py</extracomment>
        <translation>Fang hier an</translation>
    </message>
    <message>
        <source>Which game?</source>
        <extracomment>app/windows/gallery/start_here.py, app/windows/gallery/which_game.py</extracomment>
        <translation>Welches Spiel?</translation>
    </message>
    <message>
        <source>Three questions find three games</source>
        <extracomment>app/windows/gallery/start_here.py</extracomment>
        <translation>Drei Fragen, drei passende Spiele</translation>
    </message>
    <message>
        <source>Put “Start here” away</source>
        <extracomment>app/windows/gallery/start_here.py</extracomment>
        <translation>„Fang hier an“ weglegen</translation>
    </message>
    <message>
        <source>Put away; the menu Help brings it back</source>
        <extracomment>app/windows/gallery/start_here.py</extracomment>
        <translation>Weglegen; das Menü Hilfe holt es zurück</translation>
    </message>
    <message>
        <source>you are here</source>
        <extracomment>app/windows/gallery/start_here.py</extracomment>
        <translation>du bist hier</translation>
    </message>
    <message>
        <source>How many?</source>
        <extracomment>app/windows/gallery/which_game.py</extracomment>
        <translation>Wie viele?</translation>
    </message>
    <message>
        <source>How long?</source>
        <extracomment>app/windows/gallery/which_game.py</extracomment>
        <translation>Wie lange?</translation>
    </message>
    <message>
        <source>Words or tactics?</source>
        <extracomment>app/windows/gallery/which_game.py</extracomment>
        <translation>Wörter oder Taktik?</translation>
    </message>
    <message>
        <source>One</source>
        <extracomment>app/windows/gallery/which_game.py</extracomment>
        <translation>Einer</translation>
    </message>
    <message>
        <source>Two</source>
        <extracomment>app/windows/gallery/which_game.py</extracomment>
        <translation>Zwei</translation>
    </message>
    <message>
        <source>Three or four</source>
        <extracomment>app/windows/gallery/which_game.py</extracomment>
        <translation>Drei oder vier</translation>
    </message>
    <message>
        <source>Five or six</source>
        <extracomment>app/windows/gallery/which_game.py</extracomment>
        <translation>Fünf oder sechs</translation>
    </message>
    <message>
        <source>A quarter of an hour</source>
        <extracomment>app/windows/gallery/which_game.py</extracomment>
        <translation>Eine Viertelstunde</translation>
    </message>
    <message>
        <source>Twenty minutes</source>
        <extracomment>app/windows/gallery/which_game.py</extracomment>
        <translation>Zwanzig Minuten</translation>
    </message>
    <message>
        <source>Half an hour</source>
        <extracomment>app/windows/gallery/which_game.py</extracomment>
        <translation>Eine halbe Stunde</translation>
    </message>
    <message>
        <source>Finding words</source>
        <extracomment>app/windows/gallery/which_game.py</extracomment>
        <translation>Wörter finden</translation>
    </message>
    <message>
        <source>Tactics</source>
        <extracomment>app/windows/gallery/which_game.py</extracomment>
        <translation>Taktik</translation>
    </message>
    <message>
        <source>Go on: {game}</source>
        <extracomment>app/windows/gallery/waiting.py</extracomment>
        <translation>Weiter: {game}</translation>
    </message>
</context>
<context>
    <name>Goals</name>
    <message>
        <source>your best so far: {number}</source>
        <extracomment>app/session/goals.py</extracomment>
        <translation>dein bestes Ergebnis bisher: {number}</translation>
    </message>
    <message>
        <source>par of the day: {number}</source>
        <extracomment>app/session/goals.py</extracomment>
        <translation>Par des Tages: {number}</translation>
    </message>
</context>
<context>
    <name>Handicap</name>
    <message>
        <source>Words judged as agreed</source>
        <extracomment>app/windows/sheets/handicap_fields.py</extracomment>
        <translation>Wörter wie vereinbart</translation>
    </message>
    <message>
        <source>Words judged by Family</source>
        <extracomment>app/windows/sheets/handicap_fields.py</extracomment>
        <translation>Wörter aus der Liste Familie</translation>
    </message>
    <message>
        <source>Words judged by Standard</source>
        <extracomment>app/windows/sheets/handicap_fields.py</extracomment>
        <translation>Wörter aus der Liste Standard</translation>
    </message>
    <message>
        <source>Words judged by Large</source>
        <extracomment>app/windows/sheets/handicap_fields.py</extracomment>
        <translation>Wörter aus der Liste Groß</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) at the start</source>
        <extracomment>app/windows/sheets/handicap_fields.py</extracomment>
        <translation>
            <numerusform>%n Punkt zu Beginn</numerusform>
            <numerusform>%n Punkte zu Beginn</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Words of %n letter(s) or more</source>
        <extracomment>app/windows/sheets/handicap_fields.py</extracomment>
        <translation>
            <numerusform>Wörter ab %n Buchstaben</numerusform>
            <numerusform>Wörter ab %n Buchstaben</numerusform>
        </translation>
    </message>
    <message>
        <source>Makes the game fair, for a child and a champion for example.</source>
        <extracomment>app/windows/sheets/handicap_fields.py</extracomment>
        <translation>Macht das Spiel fair, etwa für ein Kind und eine Meisterin.</translation>
    </message>
    <message>
        <source>No points at the start</source>
        <extracomment>app/windows/sheets/handicap_fields.py</extracomment>
        <translation>Keine Punkte zu Beginn</translation>
    </message>
    <message>
        <source>Words as short as the rules allow</source>
        <extracomment>app/windows/sheets/handicap_fields.py</extracomment>
        <translation>Wörter so kurz wie erlaubt</translation>
    </message>
    <message>
        <source>Handicap</source>
        <extracomment>app/windows/sheets/handicap_fields.py</extracomment>
        <translation>Vorgabe</translation>
    </message>
    <message>
        <source>Handicap at seat {number}</source>
        <extracomment>app/windows/sheets/handicap_fields.py</extracomment>
        <translation>Vorgabe auf Platz {number}</translation>
    </message>
    <message>
        <source>Points at the start at seat {number}</source>
        <extracomment>app/windows/sheets/handicap_fields.py</extracomment>
        <translation>Punkte zu Beginn auf Platz {number}</translation>
    </message>
    <message>
        <source>Shortest word at seat {number}</source>
        <extracomment>app/windows/sheets/handicap_fields.py</extracomment>
        <translation>Kürzestes Wort auf Platz {number}</translation>
    </message>
    <message>
        <source>Words at seat {number}</source>
        <extracomment>app/windows/sheets/handicap_fields.py</extracomment>
        <translation>Wörter auf Platz {number}</translation>
    </message>
</context>
<context>
    <name>Hints</name>
    <message>
        <source>No hints</source>
        <extracomment>app/base/settings.py</extracomment>
        <translation>Keine Tipps</translation>
    </message>
    <message>
        <source>Everyday words</source>
        <extracomment>app/base/settings.py</extracomment>
        <translation>Alltägliche Wörter</translation>
    </message>
    <message>
        <source>Common words</source>
        <extracomment>app/base/settings.py</extracomment>
        <translation>Häufige Wörter</translation>
    </message>
    <message>
        <source>Words that families know</source>
        <extracomment>app/base/settings.py</extracomment>
        <translation>Wörter, die Familien kennen</translation>
    </message>
    <message>
        <source>Uncommon words, too</source>
        <extracomment>app/base/settings.py</extracomment>
        <translation>Auch seltenere Wörter</translation>
    </message>
    <message>
        <source>All words</source>
        <extracomment>app/base/settings.py</extracomment>
        <translation>Alle Wörter</translation>
    </message>
    <message>
        <source>All piles are equal to you: take any.</source>
        <extracomment>app/windows/table/hinting.py</extracomment>
        <translation>Für dich sind alle Stapel gleich: Nimm irgendeinen.</translation>
    </message>
    <message>
        <source>It is the best choice overall.</source>
        <extracomment>app/windows/table/hinting.py</extracomment>
        <translation>Alles in allem bringt es am meisten.</translation>
    </message>
    <message>
        <source>It is best to pass now.</source>
        <extracomment>app/windows/table/spoken.py</extracomment>
        <translation>Am besten passt du jetzt.</translation>
    </message>
    <message>
        <source>It is best to stop now.</source>
        <extracomment>app/windows/table/spoken.py</extracomment>
        <translation>Am besten hörst du jetzt auf.</translation>
    </message>
    <message>
        <source>It is best to take nothing back.</source>
        <extracomment>app/windows/table/spoken.py</extracomment>
        <translation>Am besten nimmst du nichts zurück.</translation>
    </message>
    <message>
        <source>Take any pile: nobody knows its cards.</source>
        <extracomment>app/windows/table/spoken.py</extracomment>
        <translation>Nimm irgendeinen Stapel: Niemand kennt seine Karten.</translation>
    </message>
    <message>
        <source>It is best to challenge now.</source>
        <extracomment>app/windows/table/spoken.py</extracomment>
        <translation>Am besten jetzt das Wort anfechten.</translation>
    </message>
    <message>
        <source>It is best to doubt the word.</source>
        <extracomment>app/windows/table/spoken.py</extracomment>
        <translation>Am besten das Wort anzweifeln.</translation>
    </message>
    <message>
        <source>It is best to accept now.</source>
        <extracomment>app/windows/table/spoken.py</extracomment>
        <translation>Am besten lässt du das Wort jetzt gelten.</translation>
    </message>
    <message>
        <source>It is best to choose {cards} now.</source>
        <extracomment>app/windows/table/spoken.py</extracomment>
        <translation>Am besten wählst du jetzt {cards}.</translation>
    </message>
    <message>
        <source>It is best to ask for {cards} now.</source>
        <extracomment>app/windows/table/spoken.py</extracomment>
        <translation>Am besten fragst du jetzt nach {cards}.</translation>
    </message>
    <message>
        <source>It is best to trade {cards} now.</source>
        <extracomment>app/windows/table/spoken.py</extracomment>
        <translation>Am besten tauschst du jetzt {cards}.</translation>
    </message>
    <message>
        <source>It is best to discard {cards} now.</source>
        <extracomment>app/windows/table/spoken.py</extracomment>
        <translation>Am besten jetzt {cards} abwerfen.</translation>
    </message>
    <message>
        <source>It is best to take {cards} back now.</source>
        <extracomment>app/windows/table/spoken.py</extracomment>
        <translation>Am besten nimmst du jetzt {cards} zurück.</translation>
    </message>
    <message numerus="yes">
        <source>Your cards make a word of %n letter(s).</source>
        <extracomment>app/windows/table/spoken.py</extracomment>
        <translation>
            <numerusform>Deine Karten ergeben ein Wort mit %n Buchstaben.</numerusform>
            <numerusform>Deine Karten ergeben ein Wort mit %n Buchstaben.</numerusform>
        </translation>
    </message>
    <message>
        <source>How about {words}?</source>
        <extracomment>app/windows/table/spoken.py</extracomment>
        <translation>Wie wäre es mit {words}?</translation>
    </message>
    <message>
        <source>Only a rare word is left. {hint}</source>
        <extracomment>app/windows/table/spoken.py</extracomment>
        <translation>Es bleibt nur noch ein seltenes Wort. {hint}</translation>
    </message>
    <message>
        <source>Use {cards}.</source>
        <extracomment>app/windows/table/spoken.py</extracomment>
        <translation>Nimm {cards}.</translation>
    </message>
    <message>
        <source>“{verb}” is best now.</source>
        <extracomment>app/windows/table/spoken.py</extracomment>
        <translation>Am besten jetzt „{verb}“.</translation>
    </message>
    <message>
        <source>Look at {words}.</source>
        <extracomment>app/windows/table/spoken.py</extracomment>
        <translation>Sieh dir {words} an.</translation>
    </message>
    <message>
        <source>Looking for a word…</source>
        <extracomment>app/windows/table/hinting.py</extracomment>
        <translation>Suche ein Wort…</translation>
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
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>{name}: restarted with {words}</source>
        <extracomment>app/windows/table/spoken.py</extracomment>
        <translation>{name}: neu begonnen mit {words}</translation>
    </message>
    <message numerus="yes">
        <source>%n hint(s)</source>
        <extracomment>app/windows/sheets/result_texts.py, app/windows/table/final_words.py, app/windows/table/spoken.py</extracomment>
        <translation>
            <numerusform>%n Tipp</numerusform>
            <numerusform>%n Tipps</numerusform>
        </translation>
    </message>
    <message>
        <source>rule</source>
        <extracomment>app/windows/table/history_lines.py</extracomment>
        <translation>Regel</translation>
    </message>
    <message>
        <source>The rule behind it</source>
        <extracomment>app/windows/table/panels.py</extracomment>
        <translation>Die Regel dahinter</translation>
    </message>
    <message>
        <source>Cards left: {seats}</source>
        <extracomment>app/windows/table/spoken.py</extracomment>
        <translation>Übrige Karten: {seats}</translation>
    </message>
    <message>
        <source>Cards left over: {seats}</source>
        <extracomment>app/windows/table/spoken.py</extracomment>
        <translation>Nicht gelegte Karten: {seats}</translation>
    </message>
    <message>
        <source>The last word goes to its maker: {seats}</source>
        <extracomment>app/windows/table/spoken.py</extracomment>
        <translation>Das letzte Wort geht an den, der es gelegt hat: {seats}</translation>
    </message>
    <message>
        <source>{name} took back {what}; {others} agreed</source>
        <extracomment>app/windows/table/spoken.py</extracomment>
        <translation>{name}: {what} zurückgenommen; einverstanden: {others}</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) taken back</source>
        <extracomment>app/windows/sheets/result_texts.py, app/windows/table/final_words.py</extracomment>
        <translation>
            <numerusform>%n Zug zurückgenommen</numerusform>
            <numerusform>%n Züge zurückgenommen</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}: salvaged {words}</source>
        <extracomment>app/windows/table/spoken.py</extracomment>
        <translation>{name}: {words} gerettet</translation>
    </message>
    <message>
        <source>{name}: traded {cards}</source>
        <extracomment>app/windows/table/spoken.py</extracomment>
        <translation>{name}: {cards} getauscht</translation>
    </message>
    <message>
        <source>{name}: discarded {cards}</source>
        <extracomment>app/windows/table/spoken.py</extracomment>
        <translation>{name}: {cards} abgeworfen</translation>
    </message>
    <message>
        <source>{name}: doubted rightly, not in the dictionary: {words}</source>
        <extracomment>app/windows/table/spoken.py</extracomment>
        <translation>{name}: zu Recht angezweifelt, nicht im Wörterbuch: {words}</translation>
    </message>
    <message>
        <source>{name}: played, but it does not count</source>
        <extracomment>app/windows/table/spoken.py</extracomment>
        <translation>{name}: gelegt, aber es zählt nicht</translation>
    </message>
    <message>
        <source>{name}: laid a word in secret</source>
        <extracomment>app/windows/table/spoken.py</extracomment>
        <translation>{name}: ein Wort verdeckt gelegt</translation>
    </message>
    <message>
        <source>{name}: traded</source>
        <extracomment>app/windows/table/spoken.py</extracomment>
        <translation>{name}: getauscht</translation>
    </message>
    <message>
        <source>{name}: discarded</source>
        <extracomment>app/windows/table/spoken.py</extracomment>
        <translation>{name}: abgeworfen</translation>
    </message>
    <message>
        <source>{name}: passed</source>
        <extracomment>app/windows/table/spoken.py</extracomment>
        <translation>{name}: gepasst</translation>
    </message>
    <message>
        <source>{name}: stopped</source>
        <extracomment>app/windows/table/spoken.py</extracomment>
        <translation>{name}: aufgehört</translation>
    </message>
    <message>
        <source>{name}: dealt a card</source>
        <extracomment>app/windows/table/spoken.py</extracomment>
        <translation>{name}: Karte gegeben</translation>
    </message>
    <message>
        <source>{name}: closed the round</source>
        <extracomment>app/windows/table/spoken.py</extracomment>
        <translation>{name}: Runde geschlossen</translation>
    </message>
    <message>
        <source>{name}: doubted the word, which is in the dictionary</source>
        <extracomment>app/windows/table/spoken.py</extracomment>
        <translation>{name}: Wort angezweifelt, das im Wörterbuch steht</translation>
    </message>
    <message>
        <source>{name}: turned the timer</source>
        <extracomment>app/windows/table/spoken.py</extracomment>
        <translation>{name}: Sanduhr umgedreht</translation>
    </message>
    <message>
        <source>{name}: asked for {what} and got it</source>
        <extracomment>app/windows/table/spoken.py</extracomment>
        <translation>{name}: nach {what} gefragt und bekommen</translation>
    </message>
    <message>
        <source>{name}: asked for {what} in vain</source>
        <extracomment>app/windows/table/spoken.py</extracomment>
        <translation>{name}: vergeblich nach {what} gefragt</translation>
    </message>
    <message>
        <source>{name}: shouted {what}, which does not count</source>
        <extracomment>app/windows/table/spoken.py</extracomment>
        <translation>{name}: {what} gerufen, das nicht zählt</translation>
    </message>
    <message>
        <source>{cards} of it to {name}</source>
        <extracomment>app/windows/table/spoken.py</extracomment>
        <translation>{name}: {cards} davon auf die Hand</translation>
    </message>
    <message>
        <source>At the start: {seats}</source>
        <extracomment>app/windows/table/spoken.py</extracomment>
        <translation>Zu Beginn: {seats}</translation>
    </message>
    <message>
        <source>{name}: challenged wrongly</source>
        <extracomment>app/windows/table/spoken.py</extracomment>
        <translation>{name}: zu Unrecht angefochten</translation>
    </message>
    <message>
        <source>{row} taken apart</source>
        <extracomment>app/session/script_maker.py, app/windows/table/spoken.py</extracomment>
        <translation>{row} auseinandergenommen</translation>
    </message>
    <message>
        <source>{word} again</source>
        <extracomment>app/windows/table/spoken.py</extracomment>
        <translation>noch einmal {word}</translation>
    </message>
    <message>
        <source>{new}, of {old}</source>
        <extracomment>app/windows/table/spoken.py</extracomment>
        <translation>{new}, aus {old}</translation>
    </message>
    <message>
        <source>{old} becomes {new}</source>
        <extracomment>app/windows/table/spoken.py</extracomment>
        <translation>aus {old} wird {new}</translation>
    </message>
    <message numerus="yes">
        <source>{name}: dealt %n card(s)</source>
        <extracomment>app/windows/table/spoken.py</extracomment>
        <translation>
            <numerusform>{name}: %n Karte gegeben</numerusform>
            <numerusform>{name}: %n Karten gegeben</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}: challenged wrongly, turn lost</source>
        <extracomment>app/windows/table/spoken.py</extracomment>
        <translation>{name}: zu Unrecht angefochten, ein Zug verloren</translation>
    </message>
    <message>
        <source>{name}: took pile {number}</source>
        <extracomment>app/windows/table/spoken.py</extracomment>
        <translation>{name}: Stapel {number} genommen</translation>
    </message>
    <message>
        <source>{name}: challenged rightly, not in the dictionary: {words}</source>
        <extracomment>app/windows/table/spoken.py</extracomment>
        <translation>{name}: zu Recht angefochten, nicht im Wörterbuch: {words}</translation>
    </message>
    <message>
        <source>trick to {name}: {cards}</source>
        <extracomment>app/windows/table/spoken.py</extracomment>
        <translation>{name}: Stich gewonnen, {cards}</translation>
    </message>
    <message>
        <source>{cards} to {name}</source>
        <extracomment>app/windows/table/spoken.py</extracomment>
        <translation>{name}: {cards} gewonnen</translation>
    </message>
    <message>
        <source>this game to {name}</source>
        <extracomment>app/windows/table/spoken.py</extracomment>
        <translation>dieses Spiel gewonnen: {name}</translation>
    </message>
    <message>
        <source>{name}: {words}, taken back</source>
        <extracomment>app/windows/table/spoken.py</extracomment>
        <translation>{name}: {words}, zurückgenommen</translation>
    </message>
    <message>
        <source>{name}: challenged</source>
        <extracomment>app/windows/table/spoken.py</extracomment>
        <translation>{name}: angefochten</translation>
    </message>
    <message>
        <source>{name}: accepted</source>
        <extracomment>app/windows/table/spoken.py</extracomment>
        <translation>{name}: gelten lassen</translation>
    </message>
    <message>
        <source>{name}: doubted the word</source>
        <extracomment>app/windows/table/spoken.py</extracomment>
        <translation>{name}: Wort angezweifelt</translation>
    </message>
    <message>
        <source>{name}: took {what}</source>
        <extracomment>app/windows/table/spoken.py</extracomment>
        <translation>{name}: {what} genommen</translation>
    </message>
    <message>
        <source>{name}: took cards from the deck</source>
        <extracomment>app/windows/table/spoken.py</extracomment>
        <translation>{name}: Karten vom Nachziehstapel genommen</translation>
    </message>
    <message>
        <source>{name}: chose a card</source>
        <extracomment>app/windows/table/spoken.py</extracomment>
        <translation>{name}: Karte gewählt</translation>
    </message>
    <message>
        <source>{name}: found no word</source>
        <extracomment>app/windows/table/spoken.py</extracomment>
        <translation>{name}: kein Wort gefunden</translation>
    </message>
    <message>
        <source>{name}: resigned</source>
        <extracomment>app/windows/table/spoken.py</extracomment>
        <translation>{name}: aufgegeben</translation>
    </message>
    <message>
        <source>{name}: time is up</source>
        <extracomment>app/windows/table/spoken.py</extracomment>
        <translation>{name}: Zeit ist um</translation>
    </message>
    <message>
        <source>“{reason}”</source>
        <extracomment>app/windows/table/spoken.py</extracomment>
        <translation>„{reason}“</translation>
    </message>
</context>
<context>
    <name>HouseBook</name>
    <message>
        <source>Import a house book</source>
        <extracomment>app/windows/record_files.py</extracomment>
        <translation>Ein Hausbuch einlesen</translation>
    </message>
    <message>
        <source>House books (*.json)</source>
        <extracomment>app/windows/record_files.py</extracomment>
        <translation>Hausbücher (*.json)</translation>
    </message>
    <message>
        <source>The table has not decided on any word yet. After a refused word, choose “Count it?”.</source>
        <extracomment>app/windows/sheets/house_book_page.py</extracomment>
        <translation>Der Tisch hat noch über kein Wort entschieden. Wähle nach einem abgelehnten Wort „Zählen?“.</translation>
    </message>
    <message>
        <source>Changes apply from the next deal on.</source>
        <extracomment>app/windows/sheets/house_book_page.py</extracomment>
        <translation>Änderungen gelten ab dem nächsten Austeilen.</translation>
    </message>
    <message>
        <source>The decision on {words} is undone.</source>
        <extracomment>app/windows/sheets/house_book_page.py</extracomment>
        <translation>Die Entscheidung über {words} ist aufgehoben.</translation>
    </message>
    <message>
        <source>Export the house book</source>
        <extracomment>app/windows/sheets/house_book_page.py</extracomment>
        <translation>Das Hausbuch exportieren</translation>
    </message>
    <message>
        <source>tonight</source>
        <extracomment>app/windows/sheets/house_book_page.py</extracomment>
        <translation>heute Abend</translation>
    </message>
    <message>
        <source>always</source>
        <extracomment>app/windows/sheets/house_book_page.py</extracomment>
        <translation>immer</translation>
    </message>
    <message>
        <source>never; nobody is asked again</source>
        <extracomment>app/windows/sheets/house_book_page.py</extracomment>
        <translation>nie; niemand wird mehr danach gefragt</translation>
    </message>
    <message>
        <source>on a past evening</source>
        <extracomment>app/windows/sheets/house_book_page.py</extracomment>
        <translation>an einem vergangenen Abend</translation>
    </message>
    <message>
        <source>Word</source>
        <extracomment>app/windows/sheets/house_book_page.py</extracomment>
        <translation>Wort</translation>
    </message>
    <message>
        <source>Counts</source>
        <extracomment>app/windows/sheets/house_book_page.py</extracomment>
        <translation>Zählt</translation>
    </message>
    <message>
        <source>Meaning</source>
        <extracomment>app/windows/sheets/house_book_page.py</extracomment>
        <translation>Bedeutung</translation>
    </message>
    <message>
        <source>Decided</source>
        <extracomment>app/windows/sheets/house_book_page.py</extracomment>
        <translation>Entschieden</translation>
    </message>
    <message>
        <source>House book</source>
        <extracomment>app/windows/sheets/house_book_page.py</extracomment>
        <translation>Hausbuch</translation>
    </message>
    <message>
        <source>Print the house book</source>
        <extracomment>app/windows/sheets/house_book_page.py</extracomment>
        <translation>Das Hausbuch drucken</translation>
    </message>
    <message numerus="yes">
        <source>%n new word(s).</source>
        <extracomment>app/windows/sheets/house_book_page.py</extracomment>
        <translation>
            <numerusform>%n neues Wort.</numerusform>
            <numerusform>%n neue Wörter.</numerusform>
        </translation>
    </message>
    <message>
        <source>Undo the decision</source>
        <extracomment>app/windows/sheets/house_book_page.py</extracomment>
        <translation>Entscheidung aufheben</translation>
    </message>
    <message>
        <source>Print as PDF…</source>
        <extracomment>app/windows/sheets/house_book_page.py</extracomment>
        <translation>Als PDF drucken…</translation>
    </message>
    <message>
        <source>Export…</source>
        <extracomment>app/windows/sheets/house_book_page.py</extracomment>
        <translation>Exportieren…</translation>
    </message>
    <message>
        <source>Import…</source>
        <extracomment>app/windows/sheets/house_book_page.py</extracomment>
        <translation>Einlesen…</translation>
    </message>
    <message>
        <source>{file} is not a house book.</source>
        <extracomment>app/windows/sheets/house_book_page.py</extracomment>
        <translation>{file} ist kein Hausbuch.</translation>
    </message>
</context>
<context>
    <name>Keepsake</name>
    <message>
        <source>Turn</source>
        <extracomment>app/windows/table/keepsakes/game_sheet.py</extracomment>
        <translation>Zug</translation>
    </message>
    <message>
        <source>The costliest turns, according to the coach</source>
        <extracomment>app/windows/table/keepsakes/game_text.py</extracomment>
        <translation>Die Züge, die laut Coach am meisten gekostet haben</translation>
    </message>
    <message>
        <source>The coach has not reviewed this game.</source>
        <extracomment>app/windows/table/keepsakes/game_text.py</extracomment>
        <translation>Der Coach hat dieses Spiel nicht durchgesehen.</translation>
    </message>
    <message>
        <source>&amp;Picture…</source>
        <extracomment>app/windows/sheets/evening_page.py, app/windows/table/keepsakes/keep_menu.py</extracomment>
        <translation>&amp;Bild…</translation>
    </message>
    <message>
        <source>&amp;Score sheet…</source>
        <extracomment>app/windows/sheets/evening_page.py, app/windows/table/keepsakes/keep_menu.py</extracomment>
        <translation>&amp;Spielzettel…</translation>
    </message>
    <message>
        <source>Game as &amp;text…</source>
        <extracomment>app/windows/table/keepsakes/keep_menu.py</extracomment>
        <translation>Spiel als &amp;Text…</translation>
    </message>
    <message>
        <source>Save the game as text</source>
        <extracomment>app/windows/table/keepsakes/keep_menu.py</extracomment>
        <translation>Spiel als Text speichern</translation>
    </message>
    <message>
        <source>The game is not over yet.</source>
        <extracomment>app/windows/table/keepsakes/kept_game.py</extracomment>
        <translation>Das Spiel ist noch nicht zu Ende.</translation>
    </message>
</context>
<context>
    <name>Kept</name>
    <message>
        <source>The game is among the finished games again.</source>
        <extracomment>app/program/put_away.py</extracomment>
        <translation>Das Spiel liegt wieder bei den beendeten Spielen.</translation>
    </message>
    <message>
        <source>The game waits in the gallery again.</source>
        <extracomment>app/program/put_away.py</extracomment>
        <translation>Das Spiel wartet wieder in der Galerie.</translation>
    </message>
    <message>
        <source>{file}: {why}</source>
        <extracomment>app/program/put_away.py</extracomment>
        <translation>{file}: {why}</translation>
    </message>
    <message>
        <source>A game that you take back waits in the gallery again.</source>
        <extracomment>app/windows/sheets/put_away_games.py</extracomment>
        <translation>Ein Spiel, das du zurückholst, wartet wieder in der Galerie.</translation>
    </message>
    <message>
        <source>Games put away</source>
        <extracomment>app/windows/sheets/put_away_games.py</extracomment>
        <translation>Weggelegte Spiele</translation>
    </message>
    <message>
        <source>Take it back</source>
        <extracomment>app/windows/sheets/put_away_games.py</extracomment>
        <translation>Zurückholen</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>app/windows/sheets/put_away_games.py</extracomment>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>No game is put away.</source>
        <extracomment>app/windows/sheets/put_away_games.py</extracomment>
        <translation>Kein Spiel ist weggelegt.</translation>
    </message>
</context>
<context>
    <name>Keys</name>
    <message>
        <source>Keys</source>
        <extracomment>app/program/readings.py</extracomment>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>Alt+letter	Press the button on which the letter is underlined</source>
        <extracomment>app/windows/menus.py</extracomment>
        <translation>Alt+Buchstabe	Den Knopf drücken, auf dem der Buchstabe unterstrichen ist</translation>
    </message>
    <message>
        <source>A–Z	Lay a word; Space begins the next word</source>
        <extracomment>app/windows/menus.py</extracomment>
        <translation>A–Z	Ein Wort legen; die Leertaste beginnt das nächste</translation>
    </message>
    <message>
        <source>Tab	Other places for the typed word, words that laid cards can become, or the next region</source>
        <extracomment>app/windows/menus.py</extracomment>
        <translation>Tab	Andere Plätze für das getippte Wort, Wörter, die aus gelegten Karten werden können, oder der nächste Bereich</translation>
    </message>
    <message>
        <source>Arrows	Go from card to card and from gap to gap</source>
        <extracomment>app/windows/menus.py</extracomment>
        <translation>Pfeile	Von Karte zu Karte und von Lücke zu Lücke</translation>
    </message>
    <message>
        <source>Enter	Play; or lay this card at the end of the word being made</source>
        <extracomment>app/windows/menus.py</extracomment>
        <translation>Eingabe	Spielen; oder diese Karte hinten an das Wort legen, das gerade entsteht</translation>
    </message>
    <message>
        <source>Space	Take up a card, and lay it down where the arrows have led</source>
        <extracomment>app/windows/menus.py</extracomment>
        <translation>Leertaste	Eine Karte aufnehmen und sie hinlegen, wohin die Pfeile geführt haben</translation>
    </message>
    <message>
        <source>Search: a game in the gallery, a word in the rules</source>
        <extracomment>app/base/commands.py</extracomment>
        <translation>Suchen: ein Spiel in der Galerie, ein Wort in den Regeln</translation>
    </message>
    <message>
        <source>Menus</source>
        <extracomment>app/base/commands.py</extracomment>
        <translation>Menüs</translation>
    </message>
    <message>
        <source>Everything you can do with this card or word</source>
        <extracomment>app/base/commands.py</extracomment>
        <translation>Alles, was mit dieser Karte oder diesem Wort geht</translation>
    </message>
    <message>
        <source>In a film: one act back</source>
        <extracomment>app/base/commands.py</extracomment>
        <translation>Im Film: ein Schritt zurück</translation>
    </message>
    <message>
        <source>In a film: one act on</source>
        <extracomment>app/base/commands.py</extracomment>
        <translation>Im Film: ein Schritt weiter</translation>
    </message>
    <message>
        <source>In a film: the turn before</source>
        <extracomment>app/base/commands.py</extracomment>
        <translation>Im Film: der Zug davor</translation>
    </message>
    <message>
        <source>In a film: the next turn</source>
        <extracomment>app/base/commands.py</extracomment>
        <translation>Im Film: der nächste Zug</translation>
    </message>
    <message>
        <source>Switch: pick the lit item</source>
        <extracomment>app/base/commands.py</extracomment>
        <translation>Schalter: wählen, was leuchtet</translation>
    </message>
    <message>
        <source>Second switch: light the next item</source>
        <extracomment>app/base/commands.py</extracomment>
        <translation>Zweiter Schalter: das Nächste leuchten lassen</translation>
    </message>
    <message>
        <source>Menus and buttons</source>
        <extracomment>app/windows/menus.py</extracomment>
        <translation>Menüs und Knöpfe</translation>
    </message>
    <message>
        <source>Cards and words</source>
        <extracomment>app/windows/menus.py</extracomment>
        <translation>Karten und Wörter</translation>
    </message>
    <message>
        <source>Ctrl+Enter	Play, wherever the focus is</source>
        <extracomment>app/windows/menus.py</extracomment>
        <translation>Strg+Eingabe	Spielen, wo auch immer der Fokus ist</translation>
    </message>
    <message>
        <source>/	Cut a word behind this card, or close the cut</source>
        <extracomment>app/windows/menus.py</extracomment>
        <translation>/	Ein Wort hinter dieser Karte teilen oder die Lücke schließen</translation>
    </message>
    <message>
        <source>Backspace	Take back the last letter or card</source>
        <extracomment>app/windows/menus.py</extracomment>
        <translation>Rücktaste	Den letzten Buchstaben oder die letzte Karte zurücknehmen</translation>
    </message>
    <message>
        <source>Delete	Take back this card</source>
        <extracomment>app/windows/menus.py</extracomment>
        <translation>Entf	Diese Karte zurücknehmen</translation>
    </message>
    <message>
        <source>Esc	Take suggested cards away, then everything back; come back from an earlier position</source>
        <extracomment>app/windows/menus.py</extracomment>
        <translation>Esc	Vorgeschlagene Karten wegnehmen, dann alles zurücknehmen; aus einer früheren Stellung zurückkehren</translation>
    </message>
    <message>
        <source>Ctrl+arrow	Move a card within the hand</source>
        <extracomment>app/windows/menus.py</extracomment>
        <translation>Strg+Pfeil	Eine Karte in der Hand verschieben</translation>
    </message>
    <message>
        <source>Shift+Up	Show what lies below a card</source>
        <extracomment>app/windows/menus.py</extracomment>
        <translation>Umschalt+Auf	Zeigen, was unter einer Karte liegt</translation>
    </message>
    <message>
        <source>Mouse</source>
        <extracomment>app/windows/menus.py</extracomment>
        <translation>Maus</translation>
    </message>
    <message>
        <source>Drag	Lay a card on a place or between two; within the hand, put it elsewhere</source>
        <extracomment>app/windows/menus.py</extracomment>
        <translation>Ziehen	Eine Karte auf einen Platz oder zwischen zwei Karten legen; in der Hand an eine andere Stelle</translation>
    </message>
    <message>
        <source>Click	Lay a card if its place is clear; otherwise pick it up, then click its place</source>
        <extracomment>app/windows/menus.py</extracomment>
        <translation>Klick	Eine Karte legen, wenn klar ist, wohin; sonst aufnehmen und dann ihren Platz anklicken</translation>
    </message>
    <message>
        <source>Click between two cards	Cut the word there, or close the cut; pulling a card away does it, too</source>
        <extracomment>app/windows/menus.py</extracomment>
        <translation>Klick zwischen zwei Karten	Das Wort dort teilen oder die Lücke schließen; das geht auch, wenn du eine Karte wegziehst</translation>
    </message>
    <message>
        <source>Double-click	Take back a card that was laid</source>
        <extracomment>app/windows/menus.py</extracomment>
        <translation>Doppelklick	Eine gelegte Karte zurücknehmen</translation>
    </message>
    <message>
        <source>Right-click	Everything you can do with this card, word or place; put a held card back</source>
        <extracomment>app/windows/menus.py</extracomment>
        <translation>Rechtsklick	Alles, was mit dieser Karte, diesem Wort oder diesem Platz geht; eine gehaltene Karte zurücklegen</translation>
    </message>
    <message>
        <source>Pointer on a stack	Show what lies below</source>
        <extracomment>app/windows/menus.py</extracomment>
        <translation>Zeiger auf einem Stapel	Zeigen, was darunterliegt</translation>
    </message>
    <message>
        <source>Pointer on a line of the history	Show the cards of that act; a click looks at that position</source>
        <extracomment>app/windows/menus.py</extracomment>
        <translation>Zeiger auf einer Zeile des Verlaufs	Die Karten dieses Schritts zeigen; ein Klick zeigt die Stellung von damals</translation>
    </message>
    <message>
        <source>Word {number} on the table</source>
        <extracomment>app/base/commands.py</extracomment>
        <translation>Wort {number} auf dem Tisch</translation>
    </message>
</context>
<context>
    <name>KeysSheet</name>
    <message>
        <source>no key</source>
        <extracomment>app/windows/sheets/key_fields.py</extracomment>
        <translation>keine Taste</translation>
    </message>
    <message>
        <source>press a key</source>
        <extracomment>app/windows/sheets/key_fields.py</extracomment>
        <translation>drück eine Taste</translation>
    </message>
    <message>
        <source>Reset all keys</source>
        <extracomment>app/windows/sheets/key_fields.py</extracomment>
        <translation>Alle Tasten zurücksetzen</translation>
    </message>
    <message>
        <source>{key} is the key of “{name}”. Give that another key first.</source>
        <extracomment>app/windows/sheets/key_fields.py</extracomment>
        <translation>{key} ist die Taste für „{name}“. Gib dafür zuerst eine andere Taste an.</translation>
    </message>
    <message>
        <source>{key} is needed at the table.</source>
        <extracomment>app/windows/sheets/key_fields.py</extracomment>
        <translation>{key} wird am Tisch gebraucht.</translation>
    </message>
</context>
<context>
    <name>Lacking</name>
    <message>
        <source>At least {least} letters.</source>
        <extracomment>engine/messages.py: too-short, engine/messages.py: too-short:seat</extracomment>
        <translation>Mindestens {least} Buchstaben.</translation>
    </message>
    <message>
        <source>Exactly {length} letters.</source>
        <extracomment>engine/messages.py: wrong-length</extracomment>
        <translation>Genau {length} Buchstaben.</translation>
    </message>
    <message>
        <source>{word} is not a word yet.</source>
        <extracomment>engine/messages.py: not-a-word, engine/messages.py: not-a-word:seat, engine/messages.py: move-not-permitted:offensive</extracomment>
        <translation>{word} ist noch kein Wort.</translation>
    </message>
    <message>
        <source>It must become a different word.</source>
        <extracomment>engine/messages.py: unchanged</extracomment>
        <translation>Es muss ein anderes Wort werden.</translation>
    </message>
    <message>
        <source>A card from your hand, too.</source>
        <extracomment>engine/messages.py: nothing-played</extracomment>
        <translation>Auch eine Handkarte.</translation>
    </message>
    <message>
        <source>One more card, at least.</source>
        <extracomment>engine/messages.py: nothing-played:added</extracomment>
        <translation>Mindestens eine Karte mehr.</translation>
    </message>
    <message>
        <source>At least {least} cards from your hand.</source>
        <extracomment>engine/messages.py: must-use-card:hand</extracomment>
        <translation>Mindestens {least} Handkarten.</translation>
    </message>
    <message>
        <source>The word on the table, too.</source>
        <extracomment>engine/messages.py: nothing-kept, engine/messages.py: must-use-card:table-word</extracomment>
        <translation>Auch das Wort auf dem Tisch.</translation>
    </message>
    <message>
        <source>Exactly two cards of the word on the table.</source>
        <extracomment>engine/messages.py: must-use-card:two</extracomment>
        <translation>Genau zwei Karten des Wortes auf dem Tisch.</translation>
    </message>
    <message>
        <source>The last card of the word, too: {card}.</source>
        <extracomment>engine/messages.py: must-use-card:last</extracomment>
        <translation>Auch die letzte Karte des Wortes: {card}.</translation>
    </message>
    <message>
        <source>The named cards, too: {first} and {second}.</source>
        <extracomment>engine/messages.py: must-use-card:named</extracomment>
        <translation>Auch die genannten Karten: {first} und {second}.</translation>
    </message>
    <message>
        <source>The turned card, too: {card}.</source>
        <extracomment>engine/messages.py: must-use-card:turned</extracomment>
        <translation>Auch die aufgedeckte Karte: {card}.</translation>
    </message>
    <message>
        <source>The plucked card, too: {card}.</source>
        <extracomment>engine/messages.py: must-use-card:plucked</extracomment>
        <translation>Auch die gezupfte Karte: {card}.</translation>
    </message>
    <message>
        <source>A card of the row, too.</source>
        <extracomment>engine/messages.py: must-use-card:row</extracomment>
        <translation>Auch eine Karte der Reihe.</translation>
    </message>
    <message>
        <source>A vowel to pass on, too.</source>
        <extracomment>engine/messages.py: must-use-card:vowel</extracomment>
        <translation>Auch ein Vokal zum Weitergeben.</translation>
    </message>
    <message>
        <source>A consonant to pass on, too.</source>
        <extracomment>engine/messages.py: must-use-card:consonant</extracomment>
        <translation>Auch ein Konsonant zum Weitergeben.</translation>
    </message>
    <message>
        <source>It must begin with {first} and end with {last}.</source>
        <extracomment>engine/messages.py: ends-must-stay</extracomment>
        <translation>Es muss mit {first} beginnen und mit {last} enden.</translation>
    </message>
    <message>
        <source>One more word.</source>
        <extracomment>engine/messages.py: move-not-permitted:two-words</extracomment>
        <translation>Noch ein Wort.</translation>
    </message>
    <message>
        <source>Your own word, too.</source>
        <extracomment>engine/messages.py: bad-notation:double-cross</extracomment>
        <translation>Auch dein eigenes Wort.</translation>
    </message>
    <message>
        <source>Cut the word in two.</source>
        <extracomment>engine/messages.py: bad-split:two</extracomment>
        <translation>Schneide das Wort entzwei.</translation>
    </message>
    <message>
        <source>A hand card for each side.</source>
        <extracomment>engine/messages.py: bad-split:hand-card</extracomment>
        <translation>Eine Handkarte für jeden Teil.</translation>
    </message>
    <message>
        <source>A hand card for one side.</source>
        <extracomment>engine/messages.py: bad-split:salvage</extracomment>
        <translation>Eine Handkarte für einen Teil.</translation>
    </message>
</context>
<context>
    <name>Lesson</name>
    <message>
        <source>Right, that is refused: {reason}</source>
        <extracomment>app/program/teaching.py</extracomment>
        <translation>Richtig, das ist nicht erlaubt: {reason}</translation>
    </message>
    <message>
        <source>That is allowed, but this step asks for something else.</source>
        <extracomment>app/program/teaching.py</extracomment>
        <translation>Das ist erlaubt, aber hier ist etwas anderes gefragt.</translation>
    </message>
    <message>
        <source>Right.</source>
        <extracomment>app/program/teaching.py</extracomment>
        <translation>Richtig.</translation>
    </message>
    <message>
        <source>Next lesson: {game}</source>
        <extracomment>app/program/lessons.py</extracomment>
        <translation>Nächste Lektion: {game}</translation>
    </message>
    <message>
        <source>You can play {game} now.</source>
        <extracomment>app/program/teaching.py</extracomment>
        <translation>Jetzt kannst du {game} spielen.</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>app/windows/table/lesson_bar.py</extracomment>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Show the cards</source>
        <extracomment>app/windows/table/lesson_bar.py</extracomment>
        <translation>Karten zeigen</translation>
    </message>
    <message>
        <source>Deal a first game</source>
        <extracomment>app/program/lessons.py</extracomment>
        <translation>Erstes Spiel austeilen</translation>
    </message>
    <message>
        <source>No more reminders; the settings bring them back</source>
        <extracomment>app/program/reminders.py</extracomment>
        <translation>Keine Hinweise mehr; in den Einstellungen lassen sie sich wieder einschalten</translation>
    </message>
    <message>
        <source>Step {number} of {count}</source>
        <extracomment>app/windows/table/lesson_bar.py</extracomment>
        <translation>Schritt {number} von {count}</translation>
    </message>
    <message>
        <source>Next</source>
        <extracomment>app/program/lessons.py</extracomment>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Skip</source>
        <extracomment>app/program/lessons.py</extracomment>
        <translation>Überspringen</translation>
    </message>
    <message>
        <source>Space begins the next word.</source>
        <extracomment>app/program/teaching.py</extracomment>
        <translation>Die Leertaste beginnt das nächste Wort.</translation>
    </message>
    <message>
        <source>{key} repeats the task.</source>
        <extracomment>app/program/teaching.py</extracomment>
        <translation>{key} wiederholt die Aufgabe.</translation>
    </message>
</context>
<context>
    <name>Lines</name>
    <message>
        <source>Two lines of this game</source>
        <extracomment>app/windows/table/two_lines.py</extracomment>
        <translation>Zwei Zweige dieses Spiels</translation>
    </message>
    <message>
        <source>The other line</source>
        <extracomment>app/windows/table/two_lines.py</extracomment>
        <translation>Der andere Zweig</translation>
    </message>
    <message>
        <source>Whose scores</source>
        <extracomment>app/windows/table/two_lines.py</extracomment>
        <translation>Wessen Punkte</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>app/windows/table/two_lines.py</extracomment>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>this line</source>
        <extracomment>app/windows/table/two_lines.py</extracomment>
        <translation>dieser Zweig</translation>
    </message>
    <message>
        <source>the other</source>
        <extracomment>app/windows/table/two_lines.py</extracomment>
        <translation>der andere</translation>
    </message>
    <message>
        <source>Turn</source>
        <extracomment>app/windows/table/two_lines.py</extracomment>
        <translation>Zug</translation>
    </message>
    <message>
        <source>This line</source>
        <extracomment>app/windows/table/two_lines.py</extracomment>
        <translation>Dieser Zweig</translation>
    </message>
    <message>
        <source>Line {number}, from act {at}</source>
        <extracomment>app/windows/table/two_lines.py</extracomment>
        <translation>Zweig {number}, ab Schritt {at}</translation>
    </message>
    <message>
        <source>This line has a move that is not allowed.</source>
        <extracomment>app/windows/table/two_lines.py</extracomment>
        <translation>Dieser Zweig enthält einen Zug, der nicht erlaubt ist.</translation>
    </message>
</context>
<context>
    <name>Meanings</name>
    <message>
        <source>not in the dictionary</source>
        <extracomment>app/windows/table/meaning_card.py</extracomment>
        <translation>nicht im Wörterbuch</translation>
    </message>
    <message>
        <source>allowed by the house list</source>
        <extracomment>app/windows/table/meaning_card.py</extracomment>
        <translation>als Hauswort erlaubt</translation>
    </message>
    <message>
        <source>very common</source>
        <extracomment>app/windows/table/meaning_card.py</extracomment>
        <translation>sehr häufig</translation>
    </message>
    <message>
        <source>common</source>
        <extracomment>app/windows/table/meaning_card.py</extracomment>
        <translation>häufig</translation>
    </message>
    <message>
        <source>fairly common</source>
        <extracomment>app/windows/table/meaning_card.py</extracomment>
        <translation>ziemlich häufig</translation>
    </message>
    <message>
        <source>less common</source>
        <extracomment>app/windows/table/meaning_card.py</extracomment>
        <translation>weniger häufig</translation>
    </message>
    <message>
        <source>uncommon</source>
        <extracomment>app/windows/table/meaning_card.py</extracomment>
        <translation>nicht häufig</translation>
    </message>
    <message>
        <source>rare</source>
        <extracomment>app/windows/table/meaning_card.py</extracomment>
        <translation>selten</translation>
    </message>
    <message>
        <source>very rare</source>
        <extracomment>app/windows/table/meaning_card.py</extracomment>
        <translation>sehr selten</translation>
    </message>
    <message>
        <source>noun</source>
        <extracomment>app/windows/table/meaning_card.py</extracomment>
        <translation>Substantiv</translation>
    </message>
    <message>
        <source>verb</source>
        <extracomment>app/windows/table/meaning_card.py</extracomment>
        <translation>Verb</translation>
    </message>
    <message>
        <source>adjective</source>
        <extracomment>app/windows/table/meaning_card.py</extracomment>
        <translation>Adjektiv</translation>
    </message>
    <message>
        <source>adverb</source>
        <extracomment>app/windows/table/meaning_card.py</extracomment>
        <translation>Adverb</translation>
    </message>
    <message>
        <source>Meaning of {word}</source>
        <extracomment>app/windows/table/card_menu.py, app/windows/table/meaning_card.py</extracomment>
        <translation>Bedeutung von {word}</translation>
    </message>
    <message>
        <source>no meaning known</source>
        <extracomment>app/windows/sheets/my_words_page.py, app/windows/table/meaning_card.py</extracomment>
        <translation>keine Bedeutung bekannt</translation>
    </message>
    <message>
        <source>function word</source>
        <extracomment>app/windows/table/meaning_card.py</extracomment>
        <translation>Funktionswort</translation>
    </message>
    <message>
        <source>call</source>
        <extracomment>app/windows/table/meaning_card.py</extracomment>
        <translation>Ausruf</translation>
    </message>
    <message>
        <source>from {words}</source>
        <extracomment>app/windows/sheets/my_words_page.py, app/windows/table/meaning_card.py</extracomment>
        <translation>von {words}</translation>
    </message>
    <message>
        <source>No meaning is known for this word.</source>
        <extracomment>app/windows/table/meaning_card.py</extracomment>
        <translation>Dazu ist keine Bedeutung verzeichnet.</translation>
    </message>
    <message>
        <source>There is no word to explain.</source>
        <extracomment>app/windows/table/why_not.py</extracomment>
        <translation>Hier liegt kein Wort, das sich erklären ließe.</translation>
    </message>
</context>
<context>
    <name>Menu</name>
    <message>
        <source>&amp;Game</source>
        <extracomment>app/windows/menus.py</extracomment>
        <translation>&amp;Spiel</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <extracomment>app/windows/menus.py</extracomment>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>&amp;Listen</source>
        <extracomment>app/windows/menus.py</extracomment>
        <translation>Anhö&amp;ren</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <extracomment>app/windows/gallery/start_here.py, app/windows/menus.py</extracomment>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>Notice</source>
        <extracomment>app/windows/main_window.py</extracomment>
        <translation>Hinweis</translation>
    </message>
    <message>
        <source>&amp;New game: the gallery</source>
        <extracomment>app/base/commands.py</extracomment>
        <translation>&amp;Neues Spiel: die Galerie</translation>
    </message>
    <message>
        <source>&amp;Set up…</source>
        <extracomment>app/base/commands.py</extracomment>
        <translation>&amp;Einrichten…</translation>
    </message>
    <message>
        <source>&amp;Open a record…</source>
        <extracomment>app/base/commands.py</extracomment>
        <translation>Aufzeichnung &amp;öffnen…</translation>
    </message>
    <message>
        <source>Finished g&amp;ames…</source>
        <extracomment>app/base/commands.py</extracomment>
        <translation>Beendete Spie&amp;le…</translation>
    </message>
    <message>
        <source>&amp;Games put away…</source>
        <extracomment>app/base/commands.py</extracomment>
        <translation>We&amp;ggelegte Spiele…</translation>
    </message>
    <message>
        <source>Save a &amp;copy of the record…</source>
        <extracomment>app/base/commands.py</extracomment>
        <translation>&amp;Kopie der Aufzeichnung speichern…</translation>
    </message>
    <message>
        <source>Copy the deal code</source>
        <extracomment>app/base/commands.py</extracomment>
        <translation>Blattcode kopieren</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <extracomment>app/base/commands.py</extracomment>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <extracomment>app/base/commands.py</extracomment>
        <translation>&amp;Wiederholen</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <extracomment>app/base/commands.py</extracomment>
        <translation>&amp;Tipp</translation>
    </message>
    <message>
        <source>Show the last moves a&amp;gain</source>
        <extracomment>app/base/commands.py</extracomment>
        <translation>Noch ein&amp;mal zeigen</translation>
    </message>
    <message>
        <source>The game as a &amp;film</source>
        <extracomment>app/base/commands.py</extracomment>
        <translation>Das Spiel als F&amp;ilm</translation>
    </message>
    <message>
        <source>Possi&amp;ble words</source>
        <extracomment>app/base/commands.py</extracomment>
        <translation>Was d&amp;araus werden kann</translation>
    </message>
    <message>
        <source>&amp;Meaning of a word…</source>
        <extracomment>app/base/commands.py</extracomment>
        <translation>&amp;Bedeutung eines Wortes…</translation>
    </message>
    <message>
        <source>Coun&amp;t the refused word…</source>
        <extracomment>app/base/commands.py</extracomment>
        <translation>Abgelehntes Wort &amp;zählen…</translation>
    </message>
    <message>
        <source>&amp;Is it a word?…</source>
        <extracomment>app/base/commands.py</extracomment>
        <translation>Wort na&amp;chschlagen…</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <extracomment>app/base/commands.py</extracomment>
        <translation>&amp;Pause</translation>
    </message>
    <message>
        <source>Shuffle the han&amp;d</source>
        <extracomment>app/base/commands.py</extracomment>
        <translation>Hand mi&amp;schen</translation>
    </message>
    <message>
        <source>Sort the h&amp;and</source>
        <extracomment>app/base/commands.py</extracomment>
        <translation>&amp;Hand sortieren</translation>
    </message>
    <message>
        <source>R&amp;esign</source>
        <extracomment>app/base/commands.py</extracomment>
        <translation>Au&amp;fgeben</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <extracomment>app/base/commands.py</extracomment>
        <translation>Been&amp;den</translation>
    </message>
    <message>
        <source>&amp;Panels</source>
        <extracomment>app/base/commands.py</extracomment>
        <translation>&amp;Seitenleiste</translation>
    </message>
    <message>
        <source>S&amp;tatistics</source>
        <extracomment>app/base/commands.py</extracomment>
        <translation>S&amp;tatistik</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <extracomment>app/base/commands.py</extracomment>
        <translation>&amp;Vollbild</translation>
    </message>
    <message>
        <source>&amp;Larger text</source>
        <extracomment>app/base/commands.py</extracomment>
        <translation>&amp;Größere Schrift</translation>
    </message>
    <message>
        <source>&amp;Smaller text</source>
        <extracomment>app/base/commands.py</extracomment>
        <translation>&amp;Kleinere Schrift</translation>
    </message>
    <message>
        <source>Pe&amp;ople…</source>
        <extracomment>app/base/commands.py</extracomment>
        <translation>&amp;Personen…</translation>
    </message>
    <message>
        <source>Tonight’s ta&amp;ble…</source>
        <extracomment>app/base/commands.py</extracomment>
        <translation>Der T&amp;isch von heute…</translation>
    </message>
    <message>
        <source>The e&amp;vening…</source>
        <extracomment>app/base/commands.py</extracomment>
        <translation>Der A&amp;bend…</translation>
    </message>
    <message>
        <source>&amp;House book…</source>
        <extracomment>app/base/commands.py</extracomment>
        <translation>&amp;Hausbuch…</translation>
    </message>
    <message>
        <source>Sett&amp;ings…</source>
        <extracomment>app/base/commands.py</extracomment>
        <translation>&amp;Einstellungen…</translation>
    </message>
    <message>
        <source>&amp;Whose turn, time and deck</source>
        <extracomment>app/base/commands.py</extracomment>
        <translation>Wer am &amp;Zug ist, Zeit und Nachziehstapel</translation>
    </message>
    <message>
        <source>Your &amp;hand</source>
        <extracomment>app/base/commands.py</extracomment>
        <translation>Deine &amp;Hand</translation>
    </message>
    <message>
        <source>What lies on the &amp;table</source>
        <extracomment>app/base/commands.py</extracomment>
        <translation>Was auf dem &amp;Tisch liegt</translation>
    </message>
    <message>
        <source>The s&amp;cores</source>
        <extracomment>app/base/commands.py</extracomment>
        <translation>Die &amp;Punkte</translation>
    </message>
    <message>
        <source>The cards &amp;not seen</source>
        <extracomment>app/base/commands.py</extracomment>
        <translation>Die &amp;nicht gesehenen Karten</translation>
    </message>
    <message>
        <source>What happened &amp;since your turn</source>
        <extracomment>app/base/commands.py</extracomment>
        <translation>Was &amp;seit deinem Zug geschah</translation>
    </message>
    <message>
        <source>What the &amp;bar below says</source>
        <extracomment>app/base/commands.py</extracomment>
        <translation>Was in der &amp;Leiste unten steht</translation>
    </message>
    <message>
        <source>&amp;Rules of this game</source>
        <extracomment>app/base/commands.py</extracomment>
        <translation>&amp;Regeln dieses Spiels</translation>
    </message>
    <message>
        <source>&amp;Start here</source>
        <extracomment>app/base/commands.py</extracomment>
        <translation>&amp;Fang hier an</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <extracomment>app/base/commands.py</extracomment>
        <translation>&amp;Tasten</translation>
    </message>
    <message>
        <source>&amp;Your files…</source>
        <extracomment>app/base/commands.py</extracomment>
        <translation>&amp;Deine Dateien…</translation>
    </message>
    <message>
        <source>&amp;About Wordfelt</source>
        <extracomment>app/base/commands.py</extracomment>
        <translation>&amp;Über Wordfelt</translation>
    </message>
    <message>
        <source>The word here, s&amp;pelled</source>
        <extracomment>app/base/commands.py</extracomment>
        <translation>Das &amp;Wort hier, buchstabiert</translation>
    </message>
    <message>
        <source>The sentence &amp;after it</source>
        <extracomment>app/base/commands.py</extracomment>
        <translation>Den Satz d&amp;anach</translation>
    </message>
    <message>
        <source>The &amp;last sentence again</source>
        <extracomment>app/base/commands.py</extracomment>
        <translation>Den letzten Satz n&amp;och einmal</translation>
    </message>
    <message>
        <source>The sentence be&amp;fore it</source>
        <extracomment>app/base/commands.py</extracomment>
        <translation>Den Satz &amp;davor</translation>
    </message>
    <message>
        <source>The table of the &amp;day…</source>
        <extracomment>app/base/commands.py</extracomment>
        <translation>Tisch &amp;des Tages…</translation>
    </message>
    <message>
        <source>P&amp;uzzles from your games</source>
        <extracomment>app/base/commands.py</extracomment>
        <translation>&amp;Rätsel aus deinen Spielen</translation>
    </message>
    <message>
        <source>&amp;My words…</source>
        <extracomment>app/base/commands.py</extracomment>
        <translation>&amp;Meine Wörter…</translation>
    </message>
    <message>
        <source>The &amp;road…</source>
        <extracomment>app/base/commands.py</extracomment>
        <translation>Der &amp;Weg…</translation>
    </message>
    <message>
        <source>Cal&amp;m play</source>
        <extracomment>app/base/commands.py</extracomment>
        <translation>R&amp;uhig spielen</translation>
    </message>
    <message>
        <source>&amp;Keep…</source>
        <extracomment>app/base/commands.py, app/windows/table/keepsakes/keep_menu.py</extracomment>
        <translation>A&amp;ufbewahren…</translation>
    </message>
</context>
<context>
    <name>Moods</name>
    <message>
        <source>Glad about this turn.</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Freut sich über diesen Zug.</translation>
    </message>
    <message>
        <source>Sorry about this turn.</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Ärgert sich über diesen Zug.</translation>
    </message>
    <message>
        <source>Surprised by this turn.</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Staunt über diesen Zug.</translation>
    </message>
</context>
<context>
    <name>Moves</name>
    <message>
        <source>Fresh word</source>
        <extracomment>app/windows/rules/move_signs.py</extracomment>
        <translation>Neues Wort</translation>
    </message>
    <message>
        <source>Any order</source>
        <extracomment>app/windows/rules/move_signs.py</extracomment>
        <translation>Beliebige Reihenfolge</translation>
    </message>
    <message>
        <source>Take up</source>
        <extracomment>app/windows/rules/move_signs.py</extracomment>
        <translation>Aufnehmen</translation>
    </message>
    <message>
        <source>Moves: {signs}</source>
        <extracomment>app/windows/rules/page_texts.py</extracomment>
        <translation>Züge: {signs}</translation>
    </message>
    <message>
        <source>Not permitted: {signs}</source>
        <extracomment>app/windows/rules/page_texts.py</extracomment>
        <translation>Nicht erlaubt: {signs}</translation>
    </message>
</context>
<context>
    <name>MyWords</name>
    <message>
        <source>Export my words</source>
        <extracomment>app/windows/sheets/my_words_page.py</extracomment>
        <translation>Meine Wörter exportieren</translation>
    </message>
    <message>
        <source>laid by somebody else</source>
        <extracomment>app/windows/sheets/my_words_page.py</extracomment>
        <translation>von jemand anderem gelegt</translation>
    </message>
    <message>
        <source>shown by the coach</source>
        <extracomment>app/windows/sheets/my_words_page.py</extracomment>
        <translation>vom Coach gezeigt</translation>
    </message>
    <message>
        <source>looked up</source>
        <extracomment>app/windows/sheets/my_words_page.py</extracomment>
        <translation>nachgeschlagen</translation>
    </message>
    <message>
        <source>My words</source>
        <extracomment>app/windows/sheets/my_words_page.py, app/windows/sheets/statistics_page.py</extracomment>
        <translation>Meine Wörter</translation>
    </message>
    <message>
        <source>Find a word or a meaning</source>
        <extracomment>app/windows/sheets/my_words_page.py</extracomment>
        <translation>Ein Wort oder eine Bedeutung suchen</translation>
    </message>
    <message>
        <source>Whose words</source>
        <extracomment>app/windows/sheets/my_words_page.py</extracomment>
        <translation>Wessen Wörter</translation>
    </message>
    <message>
        <source>No words yet. They come from your finished games, and when you look up a meaning.</source>
        <extracomment>app/windows/sheets/my_words_page.py</extracomment>
        <translation>Noch keine Wörter. Sie kommen aus deinen beendeten Spielen und wenn du eine Bedeutung nachschlägst.</translation>
    </message>
    <message>
        <source>No word fits this search.</source>
        <extracomment>app/windows/sheets/my_words_page.py</extracomment>
        <translation>Kein Wort passt zu dieser Suche.</translation>
    </message>
    <message>
        <source>The meanings are being looked up.</source>
        <extracomment>app/windows/sheets/my_words_page.py</extracomment>
        <translation>Die Bedeutungen werden nachgeschlagen.</translation>
    </message>
    <message>
        <source>I know it</source>
        <extracomment>app/windows/sheets/my_words_page.py</extracomment>
        <translation>Kenne ich</translation>
    </message>
    <message>
        <source>Export…</source>
        <extracomment>app/windows/sheets/my_words_page.py</extracomment>
        <translation>Exportieren…</translation>
    </message>
    <message>
        <source>Removed: {words}.</source>
        <extracomment>app/windows/sheets/my_words_page.py</extracomment>
        <translation>Entfernt: {words}.</translation>
    </message>
</context>
<context>
    <name>Notices</name>
    <message>
        <source>A game waits here for a newer Wordfelt.</source>
        <extracomment>app/program/unfinished_games.py</extracomment>
        <translation>Hier braucht ein Spiel eine neuere Version von Wordfelt.</translation>
    </message>
    <message>
        <source>The settings file could not be read. It was set aside, and the default settings are used.</source>
        <extracomment>app/program/notices.py</extracomment>
        <translation>Die Einstellungen konnten nicht gelesen werden. Die Datei wurde beiseitegelegt, und es gelten die Standardwerte.</translation>
    </message>
    <message>
        <source>These cards were laid out by hand: no code deals them.</source>
        <extracomment>app/program/at_table.py</extracomment>
        <translation>Diese Karten wurden von Hand ausgelegt: Dafür gibt es keinen Blattcode.</translation>
    </message>
    <message>
        <source>The deal code {code} is copied.</source>
        <extracomment>app/program/at_table.py</extracomment>
        <translation>Der Blattcode {code} ist kopiert.</translation>
    </message>
    <message>
        <source>The picture for the felt cannot be read: {file}. The plain cloth is shown instead.</source>
        <extracomment>app/program/notices.py</extracomment>
        <translation>Das Bild für den Filz kann nicht gelesen werden: {file}. Stattdessen siehst du das Tuch.</translation>
    </message>
    <message>
        <source>Some settings cannot be used, so they have their defaults: {places}. The old file was set aside.</source>
        <extracomment>app/program/notices.py</extracomment>
        <translation>Einige Einstellungen waren unbrauchbar und haben wieder ihre Standardwerte: {places}. Die alte Datei wurde beiseitegelegt.</translation>
    </message>
    <message numerus="yes">
        <source>%n result(s) were counted again from the finished games.</source>
        <extracomment>app/program/statistics.py</extracomment>
        <translation>
            <numerusform>%n Ergebnis wurde aus den beendeten Spielen wiederhergestellt.</numerusform>
            <numerusform>%n Ergebnisse wurden aus den beendeten Spielen wiederhergestellt.</numerusform>
        </translation>
    </message>
    <message>
        <source>A game in progress cannot be read now. It stays where it is. {why}</source>
        <extracomment>app/program/unfinished_games.py</extracomment>
        <translation>Ein laufendes Spiel kann gerade nicht gelesen werden. Es bleibt, wo es ist. {why}</translation>
    </message>
    <message>
        <source>The game cannot be taken back: {file} cannot be moved.</source>
        <extracomment>app/program/put_away.py</extracomment>
        <translation>Das Spiel kann nicht zurückgeholt werden: {file} lässt sich nicht verschieben.</translation>
    </message>
    <message>
        <source>The game goes on from the last move that is whole.</source>
        <extracomment>app/program/waiting_games.py</extracomment>
        <translation>Das Spiel geht nach dem letzten unversehrten Zug weiter.</translation>
    </message>
    <message>
        <source>The folder with your games cannot be read: {folder}</source>
        <extracomment>app/program/unfinished_games.py</extracomment>
        <translation>Der Ordner mit deinen Spielen kann nicht gelesen werden: {folder}</translation>
    </message>
    <message>
        <source>A game in progress cannot be read. It is kept as {file}. {why}</source>
        <extracomment>app/program/unfinished_games.py</extracomment>
        <translation>Ein laufendes Spiel kann nicht gelesen werden. Es bleibt als {file} erhalten. {why}</translation>
    </message>
    <message>
        <source>{file} cannot be read.</source>
        <extracomment>app/program/finished_games.py, app/program/notices.py, app/program/put_away.py, app/program/your_files.py</extracomment>
        <translation>{file} kann nicht gelesen werden.</translation>
    </message>
    <message>
        <source>{rival} stays near {person}. Strength in the next game: {strength}.</source>
        <extracomment>app/program/at_table.py</extracomment>
        <translation>{rival} spielt etwa so stark wie {person}. Stärke im nächsten Spiel: {strength}.</translation>
    </message>
    <message>
        <source>The game cannot be put away: {file} cannot be moved.</source>
        <extracomment>app/program/finished_games.py, app/program/waiting_games.py</extracomment>
        <translation>Das Spiel kann nicht weggelegt werden: {file} lässt sich nicht verschieben.</translation>
    </message>
    <message>
        <source>The game was put away. It is kept as {file}.</source>
        <extracomment>app/program/finished_games.py, app/program/waiting_games.py</extracomment>
        <translation>Das Spiel wurde weggelegt. Es bleibt als {file} erhalten.</translation>
    </message>
    <message>
        <source>The settings cannot be saved now. They apply all the same; Wordfelt keeps trying.</source>
        <extracomment>app/program/notices.py</extracomment>
        <translation>Die Einstellungen können gerade nicht gespeichert werden. Sie gelten trotzdem; Wordfelt versucht es weiter.</translation>
    </message>
    <message>
        <source>The settings file can be neither read nor moved. Your changes last until the program ends.</source>
        <extracomment>app/program/notices.py</extracomment>
        <translation>Die Einstellungsdatei kann weder gelesen noch verschoben werden. Deine Änderungen gelten, bis du das Programm beendest.</translation>
    </message>
    <message>
        <source>The list of people could not be read. It was set aside.</source>
        <extracomment>app/program/notices.py</extracomment>
        <translation>Die Liste der Personen war nicht lesbar. Sie wurde beiseitegelegt.</translation>
    </message>
    <message>
        <source>The list of people cannot be saved now. Wordfelt keeps trying.</source>
        <extracomment>app/program/notices.py</extracomment>
        <translation>Die Liste der Personen kann gerade nicht gespeichert werden. Wordfelt versucht es weiter.</translation>
    </message>
    <message>
        <source>The list of people can be neither read nor moved. Your changes last until the program ends.</source>
        <extracomment>app/program/notices.py</extracomment>
        <translation>Die Liste der Personen kann weder gelesen noch verschoben werden. Deine Änderungen gelten, bis du das Programm beendest.</translation>
    </message>
    <message>
        <source>The list of cards that people have seen could not be read. It was set aside.</source>
        <extracomment>app/program/notices.py</extracomment>
        <translation>Die Liste der Karten, die jemand schon gesehen hat, war nicht lesbar. Sie wurde beiseitegelegt.</translation>
    </message>
    <message>
        <source>The cards that people have seen cannot be noted now. Wordfelt keeps trying.</source>
        <extracomment>app/program/notices.py</extracomment>
        <translation>Gesehene Karten können gerade nicht notiert werden. Wordfelt versucht es weiter.</translation>
    </message>
    <message>
        <source>The list of cards that people have seen can be neither read nor moved. New ones last until the end.</source>
        <extracomment>app/program/notices.py</extracomment>
        <translation>Die Liste der gesehenen Karten kann weder gelesen noch verschoben werden. Neue gelten, bis du das Programm beendest.</translation>
    </message>
    <message>
        <source>Tonight’s table could not be read. The file was set aside.</source>
        <extracomment>app/program/notices.py</extracomment>
        <translation>Der Tisch von heute war nicht lesbar. Die Datei wurde beiseitegelegt.</translation>
    </message>
    <message>
        <source>Tonight’s table cannot be saved now. Wordfelt keeps trying.</source>
        <extracomment>app/program/notices.py</extracomment>
        <translation>Der Tisch von heute lässt sich gerade nicht speichern. Wordfelt versucht es weiter.</translation>
    </message>
    <message>
        <source>Tonight’s table can be neither read nor moved. Your changes last until the program ends.</source>
        <extracomment>app/program/notices.py</extracomment>
        <translation>Der Tisch von heute lässt sich weder lesen noch verschieben. Deine Änderungen gelten, bis du das Programm beendest.</translation>
    </message>
    <message>
        <source>The evenings could not be read. The file was set aside.</source>
        <extracomment>app/program/notices.py</extracomment>
        <translation>Die Abende waren nicht lesbar. Die Datei wurde beiseitegelegt.</translation>
    </message>
    <message>
        <source>The evenings cannot be saved now. Wordfelt keeps trying.</source>
        <extracomment>app/program/notices.py</extracomment>
        <translation>Die Abende lassen sich gerade nicht speichern. Wordfelt versucht es weiter.</translation>
    </message>
    <message>
        <source>The evenings can be neither read nor moved. Your changes last until the program ends.</source>
        <extracomment>app/program/notices.py</extracomment>
        <translation>Die Abende lassen sich weder lesen noch verschieben. Deine Änderungen gelten, bis du das Programm beendest.</translation>
    </message>
    <message>
        <source>The house book could not be read. The file was set aside.</source>
        <extracomment>app/program/notices.py</extracomment>
        <translation>Das Hausbuch war nicht lesbar. Die Datei wurde beiseitegelegt.</translation>
    </message>
    <message>
        <source>The house book cannot be saved now. Wordfelt keeps trying.</source>
        <extracomment>app/program/notices.py</extracomment>
        <translation>Das Hausbuch lässt sich gerade nicht speichern. Wordfelt versucht es weiter.</translation>
    </message>
    <message>
        <source>The house book can be neither read nor moved. Your changes last until the program ends.</source>
        <extracomment>app/program/notices.py</extracomment>
        <translation>Das Hausbuch lässt sich weder lesen noch verschieben. Deine Änderungen gelten, bis du das Programm beendest.</translation>
    </message>
    <message>
        <source>Results cannot be saved now. They are counted; Wordfelt keeps trying.</source>
        <extracomment>app/program/notices.py</extracomment>
        <translation>Ergebnisse können gerade nicht gespeichert werden. Sie zählen trotzdem; Wordfelt versucht es weiter.</translation>
    </message>
    <message>
        <source>The results file can be neither read nor moved. New results last until the program ends.</source>
        <extracomment>app/program/notices.py</extracomment>
        <translation>Die Ergebnisdatei kann weder gelesen noch verschoben werden. Neue Ergebnisse zählen, bis du das Programm beendest.</translation>
    </message>
    <message>
        <source>The felt shows only PNG, JPEG, GIF, BMP and WebP: {file}. The plain cloth is shown instead.</source>
        <extracomment>app/program/notices.py</extracomment>
        <translation>Für den Filz eignen sich nur PNG, JPEG, GIF, BMP und WebP: {file}. Stattdessen siehst du das Tuch.</translation>
    </message>
    <message>
        <source>The picture for the felt is too large: {file}. The plain cloth is shown instead.</source>
        <extracomment>app/program/notices.py</extracomment>
        <translation>Das Bild für den Filz ist zu groß: {file}. Stattdessen siehst du das Tuch.</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) in progress cannot be read. They are kept in {folder}.</source>
        <extracomment>app/program/unfinished_games.py</extracomment>
        <translation>
            <numerusform>%n laufendes Spiel kann nicht gelesen werden. Es bleibt in {folder} erhalten.</numerusform>
            <numerusform>%n laufende Spiele können nicht gelesen werden. Sie bleiben in {folder} erhalten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n damaged game(s) cannot be moved out of {folder}.</source>
        <extracomment>app/program/unfinished_games.py</extracomment>
        <translation>
            <numerusform>%n beschädigtes Spiel kann nicht aus {folder} verschoben werden.</numerusform>
            <numerusform>%n beschädigte Spiele können nicht aus {folder} verschoben werden.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) wait here for a newer Wordfelt.</source>
        <extracomment>app/program/unfinished_games.py</extracomment>
        <translation>
            <numerusform>Hier braucht %n Spiel eine neuere Version von Wordfelt.</numerusform>
            <numerusform>Hier brauchen %n Spiele eine neuere Version von Wordfelt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) in progress cannot be read now. They stay in {folder}.</source>
        <extracomment>app/program/unfinished_games.py</extracomment>
        <translation>
            <numerusform>%n laufendes Spiel kann gerade nicht gelesen werden. Es bleibt in {folder}.</numerusform>
            <numerusform>%n laufende Spiele können gerade nicht gelesen werden. Sie bleiben in {folder}.</numerusform>
        </translation>
    </message>
    <message>
        <source>The word list “{title}” is not here. The game can be watched; its file stays as it is.</source>
        <extracomment>app/program/waiting_games.py</extracomment>
        <translation>Die Wortliste „{title}“ fehlt. Du kannst das Spiel ansehen; seine Datei bleibt, wie sie ist.</translation>
    </message>
    <message>
        <source>This game keeps the dictionary and the house words it came with.</source>
        <extracomment>app/program/waiting_games.py</extracomment>
        <translation>Dieses Spiel behält das Wörterbuch und die Hauswörter, die es mitgebracht hat.</translation>
    </message>
    <message>
        <source>The record is kept as {file}.</source>
        <extracomment>app/program/waiting_games.py</extracomment>
        <translation>Die Aufzeichnung bleibt als {file} erhalten.</translation>
    </message>
    <message>
        <source>This game is open in another window.</source>
        <extracomment>app/program/waiting_games.py</extracomment>
        <translation>Dieses Spiel ist in einem anderen Fenster offen.</translation>
    </message>
    <message>
        <source>Move {number} of this record is not allowed: {why}</source>
        <extracomment>app/library/opening.py</extracomment>
        <translation>Zug {number} dieser Aufzeichnung ist nicht erlaubt: {why}</translation>
    </message>
    <message>
        <source>The end of this record is damaged.</source>
        <extracomment>app/library/opening.py</extracomment>
        <translation>Das Ende dieser Aufzeichnung ist beschädigt.</translation>
    </message>
    <message>
        <source>{name}: resign?</source>
        <extracomment>app/program/at_table.py</extracomment>
        <translation>{name}: aufgeben?</translation>
    </message>
    <message>
        <source>The results of earlier games could not be read. They were set aside, and the games are counted again.</source>
        <extracomment>app/program/notices.py</extracomment>
        <translation>Die Ergebnisse früherer Spiele konnten nicht gelesen werden. Sie wurden beiseitegelegt, und die Spiele werden neu gezählt.</translation>
    </message>
    <message>
        <source>The finds could not be read. The file was set aside.</source>
        <extracomment>app/program/notices.py</extracomment>
        <translation>Die Funde waren nicht lesbar. Die Datei wurde beiseitegelegt.</translation>
    </message>
    <message>
        <source>The finds cannot be saved now. Wordfelt keeps trying.</source>
        <extracomment>app/program/notices.py</extracomment>
        <translation>Die Funde lassen sich gerade nicht speichern. Wordfelt versucht es weiter.</translation>
    </message>
    <message>
        <source>The finds can be neither read nor moved. Your changes last until the program ends.</source>
        <extracomment>app/program/notices.py</extracomment>
        <translation>Die Funde lassen sich weder lesen noch verschieben. Deine Änderungen gelten, bis du das Programm beendest.</translation>
    </message>
    <message>
        <source>A table of the day could not be read. The file was set aside, and the day is made again.</source>
        <extracomment>app/program/notices.py</extracomment>
        <translation>Ein Tisch des Tages war nicht lesbar. Die Datei wurde beiseitegelegt, und der Tag wird neu ausgelegt.</translation>
    </message>
    <message>
        <source>A table of the day cannot be saved. The next start makes it again.</source>
        <extracomment>app/program/notices.py</extracomment>
        <translation>Ein Tisch des Tages lässt sich nicht speichern. Beim nächsten Start wird er neu ausgelegt.</translation>
    </message>
    <message>
        <source>The file of a table of the day can be neither read nor moved. The day is made at each start.</source>
        <extracomment>app/program/notices.py</extracomment>
        <translation>Die Datei eines Tisches des Tages lässt sich weder lesen noch verschieben. Der Tag wird bei jedem Start neu ausgelegt.</translation>
    </message>
    <message>
        <source>The puzzles could not be read. The file was set aside.</source>
        <extracomment>app/program/notices.py</extracomment>
        <translation>Die Rätsel waren nicht lesbar. Die Datei wurde beiseitegelegt.</translation>
    </message>
    <message>
        <source>The puzzles cannot be saved now. Wordfelt keeps trying.</source>
        <extracomment>app/program/notices.py</extracomment>
        <translation>Die Rätsel lassen sich gerade nicht speichern. Wordfelt versucht es weiter.</translation>
    </message>
    <message>
        <source>The puzzles can be neither read nor moved. Your changes last until the program ends.</source>
        <extracomment>app/program/notices.py</extracomment>
        <translation>Die Rätsel lassen sich weder lesen noch verschieben. Deine Änderungen gelten, bis du das Programm beendest.</translation>
    </message>
    <message>
        <source>Your words could not be read. The file was set aside.</source>
        <extracomment>app/program/notices.py</extracomment>
        <translation>Deine Wörter waren nicht lesbar. Die Datei wurde beiseitegelegt.</translation>
    </message>
    <message>
        <source>Your words cannot be saved now. Wordfelt keeps trying.</source>
        <extracomment>app/program/notices.py</extracomment>
        <translation>Deine Wörter lassen sich gerade nicht speichern. Wordfelt versucht es weiter.</translation>
    </message>
    <message>
        <source>Your words can be neither read nor moved. Your changes last until the program ends.</source>
        <extracomment>app/program/notices.py</extracomment>
        <translation>Deine Wörter lassen sich weder lesen noch verschieben. Deine Änderungen gelten, bis du das Programm beendest.</translation>
    </message>
    <message>
        <source>Calm play is on.</source>
        <extracomment>app/program/application.py</extracomment>
        <translation>Ruhiges Spielen ist an.</translation>
    </message>
    <message>
        <source>Calm play is off.</source>
        <extracomment>app/program/application.py</extracomment>
        <translation>Ruhiges Spielen ist aus.</translation>
    </message>
</context>
<context>
    <name>Numbers</name>
    <message>
        <source>one</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>eins</translation>
    </message>
    <message>
        <source>two</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>zwei</translation>
    </message>
    <message>
        <source>three</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>drei</translation>
    </message>
    <message>
        <source>four</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>vier</translation>
    </message>
    <message>
        <source>five</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>fünf</translation>
    </message>
    <message>
        <source>six</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>sechs</translation>
    </message>
</context>
<context>
    <name>Options</name>
    <message>
        <source>Checked: only words of the dictionary can be laid</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Geprüft: nur Wörter aus dem Wörterbuch lassen sich legen</translation>
    </message>
    <message>
        <source>Strict: a wrong word ends the turn</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Streng: ein falsches Wort beendet den Zug</translation>
    </message>
    <message>
        <source>Challenge: anything may be laid, others may challenge it</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Anfechten: alles darf gelegt werden, andere dürfen es anfechten</translation>
    </message>
    <message>
        <source>Trust: no dictionary</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Vertrauen: ohne Wörterbuch</translation>
    </message>
    <message>
        <source>Draw cards: closest to A</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Karten ziehen: wer dem A am nächsten kommt</translation>
    </message>
    <message>
        <source>By chance</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Zufällig</translation>
    </message>
    <message>
        <source>Seconds from one card to the next; without a limit the dealer lays them out by hand.</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Sekunden von einer Karte zur nächsten; ohne Grenze legt der Geber sie von Hand aus.</translation>
    </message>
    <message>
        <source>Seconds to name a word; when they are up the longest row breaks up.</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Sekunden, um ein Wort zu nennen; sind sie um, wird die längste Reihe auseinandergenommen.</translation>
    </message>
    <message>
        <source>switched off</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>ausgeschaltet</translation>
    </message>
    <message>
        <source>Up to five cards</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Bis zu fünf Karten</translation>
    </message>
    <message>
        <source>None, as printed</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Kein Tauschen, wie gedruckt</translation>
    </message>
    <message>
        <source>Its cards are shuffled into the deck</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Seine Karten werden in den Nachziehstapel gemischt</translation>
    </message>
    <message>
        <source>Its cards are out of play</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Seine Karten sind aus dem Spiel</translation>
    </message>
    <message>
        <source>Its player takes it after a pass or a trade</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Wer es gelegt hat, nimmt es nach Passen oder Tauschen</translation>
    </message>
    <message>
        <source>Its player takes it after a pass; a trade is free</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Wer es gelegt hat, nimmt es nach dem Passen; Tauschen kostet nichts</translation>
    </message>
    <message>
        <source>Each card won counts one</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Jede gewonnene Karte zählt einen Punkt</translation>
    </message>
    <message>
        <source>Cards won count their values</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Gewonnene Karten zählen ihren Wert</translation>
    </message>
    <message>
        <source>Leftovers: cards left behind score</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Leftovers: was übrig bleibt, zählt</translation>
    </message>
    <message>
        <source>Use or Lose: cards not used cost points</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Use or Lose: nicht benutzte Karten kosten Punkte</translation>
    </message>
    <message>
        <source>Leftovers plus Dessert: words score, too</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Leftovers plus Dessert: auch Wörter zählen</translation>
    </message>
    <message>
        <source>For points</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Um Punkte</translation>
    </message>
    <message>
        <source>Knockout: the last one in wins</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Ausscheiden: wer als Letzter dabei ist, gewinnt</translation>
    </message>
    <message>
        <source>Race: first to use every red card</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Wettlauf: wer zuerst jede rote Karte benutzt hat</translation>
    </message>
    <message>
        <source>It scores nothing</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Es zählt nichts</translation>
    </message>
    <message>
        <source>It scores again</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Es zählt jedes Mal</translation>
    </message>
    <message>
        <source>When the deck is empty and all have passed</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Wenn der Nachziehstapel leer ist und alle gepasst haben</translation>
    </message>
    <message>
        <source>When the first player is out of cards</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Sobald jemand keine Karten mehr hat</translation>
    </message>
    <message>
        <source>Eight</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Acht</translation>
    </message>
    <message>
        <source>Ten (Take 10)</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Zehn (Take 10)</translation>
    </message>
    <message>
        <source>It begins the new word</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Sie beginnt das neue Wort</translation>
    </message>
    <message>
        <source>It begins or ends the new word</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Sie beginnt oder beendet das neue Wort</translation>
    </message>
    <message>
        <source>Anywhere</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Irgendwo</translation>
    </message>
    <message>
        <source>Run the Table: begin with any word</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Run the Table: mit irgendeinem Wort beginnen</translation>
    </message>
    <message>
        <source>Turn and Run: the first card is turned</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Turn and Run: die erste Karte wird aufgedeckt</translation>
    </message>
    <message>
        <source>By the number of players</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Nach der Zahl der Spieler</translation>
    </message>
    <message>
        <source>Each player’s own</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Jeder hat eine eigene</translation>
    </message>
    <message>
        <source>The whole table’s</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Alle haben eine gemeinsame</translation>
    </message>
    <message>
        <source>Never</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Niemand braucht mehr</translation>
    </message>
    <message>
        <source>In the next round, as printed</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>In der nächsten Runde, wie gedruckt</translation>
    </message>
    <message>
        <source>From then on, one more for each win</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Von da an, mit jedem Sieg einen mehr</translation>
    </message>
    <message>
        <source>They shout again</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Sie rufen noch einmal</translation>
    </message>
    <message>
        <source>The dealer says who was first, as printed</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Wer gibt, entscheidet, wer zuerst war, wie gedruckt</translation>
    </message>
    <message>
        <source>For every card, at once</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Bei jeder Karte sofort</translation>
    </message>
    <message>
        <source>When the player who holds the timer turns it, as printed</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Sobald jemand die Sanduhr umdreht, wie gedruckt</translation>
    </message>
    <message>
        <source>Add</source>
        <extracomment>app/base/texts.py, app/windows/rules/move_signs.py</extracomment>
        <translation>Dazulegen</translation>
    </message>
    <message>
        <source>Overlay</source>
        <extracomment>app/base/texts.py, app/windows/rules/move_signs.py</extracomment>
        <translation>Überdecken</translation>
    </message>
    <message>
        <source>Give and take</source>
        <extracomment>app/base/texts.py, app/windows/rules/move_signs.py</extracomment>
        <translation>Geben und nehmen</translation>
    </message>
    <message>
        <source>Split</source>
        <extracomment>app/base/texts.py, app/windows/rules/move_signs.py</extracomment>
        <translation>Teilen</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <extracomment>app/base/texts.py, app/windows/rules/move_signs.py</extracomment>
        <translation>Verdoppeln</translation>
    </message>
    <message>
        <source>Here a word must get longer: permit Add, too.</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Hier muss ein Wort länger werden: Erlaube auch das Dazulegen.</translation>
    </message>
    <message>
        <source>Here words keep their length: permit Overlay, Give and take, or Duplicate, too.</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Hier behalten Wörter ihre Länge: Erlaube auch das Überdecken, das Geben und Nehmen oder das Verdoppeln.</translation>
    </message>
    <message>
        <source>Here a word must be cut in two: permit Split, too.</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Hier muss ein Wort geteilt werden: Erlaube auch das Teilen.</translation>
    </message>
    <message>
        <source>Nobody could ever change a word: permit a move that lays a card, too.</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>So könnte nie jemand ein Wort verändern: Erlaube auch einen Zug, der eine Karte legt.</translation>
    </message>
    <message>
        <source>Judging words</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Wörter beurteilen</translation>
    </message>
    <message>
        <source>What happens when a word is laid that is not in the dictionary.</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Was geschieht, wenn ein Wort gelegt wird, das nicht im Wörterbuch steht.</translation>
    </message>
    <message>
        <source>Time for a turn</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Zeit für einen Zug</translation>
    </message>
    <message>
        <source>Seconds; when they are up the turn ends as a pass.</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Sekunden; sind sie um, gilt der Zug als Passen.</translation>
    </message>
    <message>
        <source>Who begins</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Wer beginnt</translation>
    </message>
    <message>
        <source>The seat that has the first turn.</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Wer den ersten Zug hat.</translation>
    </message>
    <message>
        <source>End without progress</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Ende ohne Fortschritt</translation>
    </message>
    <message>
        <source>Time for the game</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Zeit für das Spiel</translation>
    </message>
    <message>
        <source>Time added each turn</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Zusatzzeit je Zug</translation>
    </message>
    <message>
        <source>Seconds that a player’s time for the game grows by at the start of each turn.</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Sekunden, die zu Beginn jedes Zuges zur eigenen Zeit für das Spiel dazukommen.</translation>
    </message>
    <message>
        <source>Trading cards</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Karten tauschen</translation>
    </message>
    <message>
        <source>The printed rules do not have this trade; without it, a player who can’t play passes.</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Dieses Tauschen steht nicht in den gedruckten Regeln; ist es ausgeschaltet, passt, wer nicht legen kann.</translation>
    </message>
    <message>
        <source>When a word is stuck</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Wenn ein Wort festsitzt</translation>
    </message>
    <message>
        <source>What happens to the word on the table when a player, or everybody, cannot go on.</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Was mit dem Wort auf dem Tisch geschieht, wenn einer oder alle nicht weiterkönnen.</translation>
    </message>
    <message>
        <source>How often a solo player may trade cards once a word is on the table.</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Wie oft du allein Karten tauschen darfst, sobald ein Wort liegt.</translation>
    </message>
    <message>
        <source>Words that come back</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Wörter, die wiederkommen</translation>
    </message>
    <message>
        <source>A word that was on the table before and comes back by give and take alone.</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Ein Wort, das schon auf dem Tisch lag und allein durch Geben und Nehmen wiederkommt.</translation>
    </message>
    <message>
        <source>Whether the winner of a round then needs one letter more than the others.</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Ob der Sieger einer Runde danach einen Buchstaben mehr braucht als die anderen.</translation>
    </message>
    <message>
        <source>Shouts at the same time</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Rufe zur gleichen Zeit</translation>
    </message>
    <message>
        <source>Who was first when two players shout at almost the same time.</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Wer zuerst war, wenn zwei fast gleichzeitig rufen.</translation>
    </message>
    <message>
        <source>Timer</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Sanduhr</translation>
    </message>
    <message>
        <source>When the time to name a word begins to run.</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Wann die Zeit für ein Wort zu laufen beginnt.</translation>
    </message>
    <message>
        <source>Wild and flip cards on the table may be read anew at each play-on; such a card has not moved.</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Joker und Wendekarten auf dem Tisch dürfen bei jedem Weiterlegen neu gelesen werden; als bewegt gilt eine solche Karte dadurch nicht.</translation>
    </message>
    <message>
        <source>Permitted moves</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Erlaubte Züge</translation>
    </message>
    <message>
        <source>The game ends if the number of cards in hands and rows does not fall for ten times this many rounds. If switched off, it never ends this way.</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Hat sich die Zahl der Karten in Händen und Reihen zehnmal so viele Runden lang nicht verringert, endet das Spiel. Ist das ausgeschaltet, endet es nie auf diese Weise.</translation>
    </message>
    <message>
        <source>When the deck is empty, the game ends if the number of cards in all hands does not fall for this many rounds. It also ends after three rounds of passes alone, or when as many cards as the deck holds have been traded without a word being laid. If switched off, none of this ends it.</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Bei leerem Nachziehstapel endet das Spiel, wenn die Zahl der Karten in allen Händen so viele Runden lang nicht gesunken ist. Es endet auch nach drei Runden, in denen alle nur passen, und wenn ohne ein Wort so viele Karten getauscht wurden, wie im Nachziehstapel liegen. Ist das ausgeschaltet, gilt nichts davon.</translation>
    </message>
    <message>
        <source>Minutes that each player has for all turns together; when they are up, every turn is a pass.</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Minuten, die jeder für alle Züge zusammen hat; danach wird in jedem Zug gepasst.</translation>
    </message>
    <message>
        <source>What may be done to a word on the table; the game’s own moves, or yours.</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Was du mit einem Wort auf dem Tisch tun darfst; die Züge des Spiels oder deine eigenen.</translation>
    </message>
    <message>
        <source>Scoring</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Wertung</translation>
    </message>
    <message>
        <source>What a word or its cards count.</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Was ein Wort oder seine Karten zählen.</translation>
    </message>
    <message>
        <source>Kind of game</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Spielart</translation>
    </message>
    <message>
        <source>Play for points, or until one player is left.</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Um Punkte spielen oder bis nur noch einer dabei ist.</translation>
    </message>
    <message>
        <source>Trades alone</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Tauschen im Solospiel</translation>
    </message>
    <message>
        <source>End of the game</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Ende des Spiels</translation>
    </message>
    <message>
        <source>When the last turn has been played.</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Wann der letzte Zug gespielt ist.</translation>
    </message>
    <message>
        <source>Breakups are hard</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Breakups Are Hard</translation>
    </message>
    <message>
        <source>If one of the two new words has three letters, the one worth less is scored.</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Hat eines der zwei neuen Wörter drei Buchstaben, zählt das mit dem kleineren Wert.</translation>
    </message>
    <message>
        <source>Letters to reach</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Nötige Buchstaben</translation>
    </message>
    <message>
        <source>A word this long leaves the table, and its player lays another.</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Ein Wort mit so vielen Buchstaben verlässt den Tisch, und du legst ein weiteres.</translation>
    </message>
    <message>
        <source>Place of the link</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Wo das Bindeglied steht</translation>
    </message>
    <message>
        <source>The place of the last card of the old word in the new one.</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Wo im neuen Wort die letzte Karte des alten steht.</translation>
    </message>
    <message>
        <source>Variation</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Variante</translation>
    </message>
    <message>
        <source>How the first card of a run comes to the table.</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Wie die erste Karte eines Durchgangs auf den Tisch kommt.</translation>
    </message>
    <message>
        <source>Scoring starts</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Beginn der Wertung</translation>
    </message>
    <message>
        <source>Whose row of red cards must be complete before words score.</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Wessen rote Reihe vollständig sein muss, bevor Wörter zählen.</translation>
    </message>
    <message>
        <source>Shortest word</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Kürzestes Wort</translation>
    </message>
    <message>
        <source>The fewest letters a shouted word may have.</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>So viele Buchstaben muss ein gerufenes Wort mindestens haben.</translation>
    </message>
    <message>
        <source>Rising demands</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Steigende Ansprüche</translation>
    </message>
    <message>
        <source>Time for a shout</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Zeit für einen Ruf</translation>
    </message>
    <message>
        <source>Seconds to name the word after a buzz; silence counts as wrong.</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Sekunden, um nach dem Buzzern das Wort zu nennen; Schweigen gilt als falsch.</translation>
    </message>
    <message>
        <source>Advanced game</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Für Fortgeschrittene</translation>
    </message>
    <message>
        <source>A play-on may not just add S, ES, D, ED, R or ER to the old word.</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Kein Weiterlegen, das hinter das alte Wort bloß S, ES, D, ED, R oder ER legt.</translation>
    </message>
    <message>
        <source>Changing wild cards</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Wechselnde Joker</translation>
    </message>
    <message>
        <source>Match of two games</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Partie aus zwei Spielen</translation>
    </message>
    <message>
        <source>Two games; if nobody has won more than all the others, a game of Starter decides.</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Zwei Spiele; steht es unentschieden, entscheidet ein Spiel Starter.</translation>
    </message>
    <message>
        <source>Seat {number}</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Platz {number}</translation>
    </message>
</context>
<context>
    <name>Panels</name>
    <message>
        <source>Hide: {panel}</source>
        <extracomment>app/windows/widgets/dock_title.py</extracomment>
        <translation>Ausblenden: {panel}</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) not seen</source>
        <extracomment>app/windows/table/panels.py, app/windows/table/telling.py</extracomment>
        <translation>
            <numerusform>%n Karte nicht gesehen</numerusform>
            <numerusform>%n Karten nicht gesehen</numerusform>
        </translation>
    </message>
    <message>
        <source>Close the panels</source>
        <extracomment>app/windows/table/panel_rail.py</extracomment>
        <translation>Seitenleiste schließen</translation>
    </message>
    <message>
        <source>Open the panels: scores, history</source>
        <extracomment>app/windows/table/panel_rail.py</extracomment>
        <translation>Seitenleiste öffnen: Stand, Verlauf</translation>
    </message>
    <message>
        <source>Scores</source>
        <extracomment>app/windows/table/table_panels.py</extracomment>
        <translation>Stand</translation>
    </message>
    <message>
        <source>History</source>
        <extracomment>app/windows/table/table_panels.py</extracomment>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>Not seen</source>
        <extracomment>app/windows/table/table_panels.py</extracomment>
        <translation>Nicht gesehen</translation>
    </message>
    <message>
        <source>Turn by turn</source>
        <extracomment>app/windows/table/table_panels.py</extracomment>
        <translation>Zug für Zug</translation>
    </message>
    <message>
        <source>The panels are shown.</source>
        <extracomment>app/windows/table/table_voice.py</extracomment>
        <translation>Die Seitenleiste ist zu sehen.</translation>
    </message>
    <message>
        <source>The panels are hidden.</source>
        <extracomment>app/windows/table/table_voice.py</extracomment>
        <translation>Die Seitenleiste ist ausgeblendet.</translation>
    </message>
</context>
<context>
    <name>People</name>
    <message>
        <source>People</source>
        <extracomment>app/windows/sheets/people_page.py</extracomment>
        <translation>Personen</translation>
    </message>
    <message>
        <source>Name</source>
        <extracomment>app/windows/sheets/people_page.py</extracomment>
        <translation>Name</translation>
    </message>
    <message>
        <source>Time</source>
        <extracomment>app/windows/sheets/people_page.py</extracomment>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Nobody is known by name yet.</source>
        <extracomment>app/windows/sheets/people_page.py</extracomment>
        <translation>Noch ist kein Name eingetragen.</translation>
    </message>
    <message>
        <source>Circle</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Kreis</translation>
    </message>
    <message>
        <source>Square</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Quadrat</translation>
    </message>
    <message>
        <source>Triangle</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Dreieck</translation>
    </message>
    <message>
        <source>Hexagon</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Sechseck</translation>
    </message>
    <message>
        <source>Diamond</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Raute</translation>
    </message>
    <message>
        <source>Pentagon</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Fünfeck</translation>
    </message>
    <message>
        <source>Octagon</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Achteck</translation>
    </message>
    <message>
        <source>Triangle, upside down</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Dreieck, auf der Spitze</translation>
    </message>
    <message>
        <source>A name that you give at a seat appears here.</source>
        <extracomment>app/windows/sheets/people_page.py</extracomment>
        <translation>Ein Name, den du auf einem Platz einträgst, erscheint hier.</translation>
    </message>
    <message>
        <source>Shape</source>
        <extracomment>app/windows/sheets/people_page.py</extracomment>
        <translation>Form</translation>
    </message>
    <message>
        <source>the seat’s shape</source>
        <extracomment>app/windows/sheets/people_page.py</extracomment>
        <translation>die des Platzes</translation>
    </message>
    <message>
        <source>Letter</source>
        <extracomment>app/windows/sheets/people_page.py</extracomment>
        <translation>Buchstabe</translation>
    </message>
    <message>
        <source>Words</source>
        <extracomment>app/windows/sheets/people_page.py</extracomment>
        <translation>Wörter</translation>
    </message>
    <message>
        <source>as in the dictionary</source>
        <extracomment>app/windows/sheets/people_page.py</extracomment>
        <translation>wie im Wörterbuch</translation>
    </message>
    <message>
        <source>the program uses only those fit for children</source>
        <extracomment>app/windows/sheets/people_page.py</extracomment>
        <translation>das Programm nennt keine, die nichts für Kinder sind</translation>
    </message>
    <message>
        <source>Announced on their turn</source>
        <extracomment>app/windows/sheets/people_page.py</extracomment>
        <translation>Ansagen am Zug</translation>
    </message>
    <message>
        <source>How much a screen reader says while it is this person’s turn.</source>
        <extracomment>app/windows/sheets/people_page.py</extracomment>
        <translation>Wie viel ein Screenreader sagt, während diese Person am Zug ist.</translation>
    </message>
    <message>
        <source>Somebody else has this name.</source>
        <extracomment>app/windows/sheets/people_page.py</extracomment>
        <translation>Diesen Namen hat schon jemand anders.</translation>
    </message>
    <message>
        <source>There is room for {count} people.</source>
        <extracomment>app/windows/sheets/people_page.py</extracomment>
        <translation>Es ist Platz für {count} Personen.</translation>
    </message>
    <message>
        <source>New person</source>
        <extracomment>app/windows/sheets/people_page.py</extracomment>
        <translation>Neue Person</translation>
    </message>
    <message>
        <source>Keys…</source>
        <extracomment>app/windows/sheets/people_page.py</extracomment>
        <translation>Tasten…</translation>
    </message>
    <message>
        <source>Put away</source>
        <extracomment>app/windows/sheets/people_page.py</extracomment>
        <translation>Weglegen</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>app/windows/sheets/evening_page.py, app/windows/sheets/house_book_page.py, app/windows/sheets/my_words_page.py, app/windows/sheets/people_page.py</extracomment>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Colour</source>
        <extracomment>app/windows/sheets/people_page.py</extracomment>
        <translation>Farbe</translation>
    </message>
    <message>
        <source>handicap</source>
        <extracomment>app/windows/sheets/people_page.py</extracomment>
        <translation>Vorgabe</translation>
    </message>
    <message>
        <source>put away</source>
        <extracomment>app/windows/sheets/people_page.py</extracomment>
        <translation>weggelegt</translation>
    </message>
    <message>
        <source>Take back</source>
        <extracomment>app/windows/sheets/people_page.py</extracomment>
        <translation>Zurückholen</translation>
    </message>
    <message>
        <source>key {key}</source>
        <extracomment>app/windows/sheets/people_page.py</extracomment>
        <translation>Taste {key}</translation>
    </message>
</context>
<context>
    <name>Places</name>
    <message>
        <source>Used</source>
        <extracomment>app/session/match/spoken_cards.py</extracomment>
        <translation>Abgelegt</translation>
    </message>
    <message>
        <source>Lay a word here</source>
        <extracomment>app/session/match/spoken_cards.py</extracomment>
        <translation>Leg hier ein Wort</translation>
    </message>
    <message>
        <source>hand</source>
        <extracomment>app/session/match/spoken_cards.py</extracomment>
        <translation>Hand</translation>
    </message>
    <message>
        <source>player</source>
        <extracomment>app/session/match/spoken_cards.py</extracomment>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>deck</source>
        <extracomment>app/session/match/spoken_cards.py</extracomment>
        <translation>Nachziehstapel</translation>
    </message>
    <message>
        <source>cards out of play</source>
        <extracomment>app/session/match/spoken_cards.py</extracomment>
        <translation>Karten aus dem Spiel</translation>
    </message>
    <message>
        <source>word on the table</source>
        <extracomment>app/session/match/spoken_cards.py</extracomment>
        <translation>Wort auf dem Tisch</translation>
    </message>
    <message>
        <source>strip for a fresh word</source>
        <extracomment>app/session/match/spoken_cards.py</extracomment>
        <translation>Platz für ein neues Wort</translation>
    </message>
    <message>
        <source>row of cards</source>
        <extracomment>app/session/match/spoken_cards.py</extracomment>
        <translation>Kartenreihe</translation>
    </message>
    <message>
        <source>pile</source>
        <extracomment>app/session/match/spoken_cards.py</extracomment>
        <translation>Stapel</translation>
    </message>
    <message>
        <source>turned card</source>
        <extracomment>app/session/match/spoken_cards.py</extracomment>
        <translation>aufgedeckte Karte</translation>
    </message>
    <message>
        <source>played last</source>
        <extracomment>app/session/match/spoken_cards.py</extracomment>
        <translation>zuletzt gespielt</translation>
    </message>
    <message>
        <source>cards won</source>
        <extracomment>app/session/match/spoken_cards.py</extracomment>
        <translation>gewonnene Karten</translation>
    </message>
    <message>
        <source>chosen card</source>
        <extracomment>app/session/match/spoken_cards.py</extracomment>
        <translation>gewählte Karte</translation>
    </message>
    <message>
        <source>cards set apart</source>
        <extracomment>app/session/match/spoken_cards.py</extracomment>
        <translation>Ablage</translation>
    </message>
    <message>
        <source>Empty</source>
        <extracomment>app/session/match/spoken_cards.py</extracomment>
        <translation>Leer</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <extracomment>app/session/match/spoken_cards.py</extracomment>
        <translation>
            <numerusform>%n Karte</numerusform>
            <numerusform>%n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>worth {points}</source>
        <extracomment>app/session/match/spoken_cards.py</extracomment>
        <translation>Wert {points}</translation>
    </message>
    <message>
        <source>score {points}</source>
        <extracomment>app/session/match/spoken_cards.py</extracomment>
        <translation>Stand {points}</translation>
    </message>
    <message>
        <source>to play</source>
        <extracomment>app/session/match/spoken_cards.py</extracomment>
        <translation>am Zug</translation>
    </message>
    <message>
        <source>empty</source>
        <extracomment>app/session/match/spoken_cards.py</extracomment>
        <translation>leer</translation>
    </message>
</context>
<context>
    <name>Players</name>
    <message>
        <source>You</source>
        <extracomment>app/library/usual_names.py</extracomment>
        <translation>Du</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <extracomment>app/library/usual_names.py</extracomment>
        <translation>Spieler {number}</translation>
    </message>
    <message>
        <source>Beginner</source>
        <extracomment>app/base/level_names.py</extracomment>
        <translation>Einstieg</translation>
    </message>
    <message>
        <source>Child</source>
        <extracomment>app/base/level_names.py</extracomment>
        <translation>Kind</translation>
    </message>
    <message>
        <source>Casual</source>
        <extracomment>app/base/level_names.py</extracomment>
        <translation>Locker</translation>
    </message>
    <message>
        <source>Steady</source>
        <extracomment>app/base/level_names.py</extracomment>
        <translation>Solide</translation>
    </message>
    <message>
        <source>Skilled</source>
        <extracomment>app/base/level_names.py</extracomment>
        <translation>Geübt</translation>
    </message>
    <message>
        <source>Strong</source>
        <extracomment>app/base/level_names.py</extracomment>
        <translation>Stark</translation>
    </message>
    <message>
        <source>Master</source>
        <extracomment>app/base/level_names.py</extracomment>
        <translation>Meisterhaft</translation>
    </message>
    <message>
        <source>Grandmaster</source>
        <extracomment>app/base/level_names.py</extracomment>
        <translation>Großmeisterlich</translation>
    </message>
    <message>
        <source>Builder</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Wortbau</translation>
    </message>
    <message>
        <source>Likes long words, and to lay many cards at once.</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Mag lange Wörter und legt gern viele Karten auf einmal.</translation>
    </message>
    <message>
        <source>Weaver</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Vielfalt</translation>
    </message>
    <message>
        <source>Likes several words in a turn, short and common ones.</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Mag mehrere Wörter in einem Zug, kurze und häufige.</translation>
    </message>
    <message>
        <source>Likes to keep good letters, and many cards. Doubts little.</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Behält gern gute Buchstaben und viele Karten. Zweifelt selten.</translation>
    </message>
    <message>
        <source>Spoiler</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Blockade</translation>
    </message>
    <message>
        <source>Likes to leave the next player few letters, and hard ones.</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Lässt dem Nächsten gern wenige und schwierige Buchstaben übrig.</translation>
    </message>
    <message>
        <source>Likes rare words. Doubts much, and bluffs where words are challenged.</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Mag seltene Wörter. Zweifelt oft und blufft, wo man Wörter anfechten kann.</translation>
    </message>
    <message>
        <source>between {low} and {high}</source>
        <extracomment>app/base/level_names.py</extracomment>
        <translation>zwischen {low} und {high}</translation>
    </message>
    <message>
        <source>Hoarder</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Vorrat</translation>
    </message>
    <message>
        <source>Bold</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Wagemut</translation>
    </message>
</context>
<context>
    <name>Puzzle</name>
    <message>
        <source>This was possible</source>
        <extracomment>app/program/own_puzzling.py</extracomment>
        <translation>Das war möglich</translation>
    </message>
    <message>
        <source>A position from an earlier version cannot be laid any more; it is gone.</source>
        <extracomment>app/program/own_puzzling.py</extracomment>
        <translation>Eine Stellung aus einer früheren Version lässt sich nicht mehr auslegen; sie entfällt.</translation>
    </message>
    <message>
        <source>Found</source>
        <extracomment>app/program/own_puzzling.py</extracomment>
        <translation>Gefunden</translation>
    </message>
    <message>
        <source>Not yet</source>
        <extracomment>app/program/own_puzzling.py</extracomment>
        <translation>Noch nicht</translation>
    </message>
    <message>
        <source>See the play</source>
        <extracomment>app/program/own_puzzling.py</extracomment>
        <translation>Den Zug ansehen</translation>
    </message>
    <message>
        <source>End the turn</source>
        <extracomment>app/program/own_puzzling.py</extracomment>
        <translation>Zug beenden</translation>
    </message>
    <message>
        <source>Next puzzle</source>
        <extracomment>app/program/own_puzzling.py</extracomment>
        <translation>Nächstes Rätsel</translation>
    </message>
    <message>
        <source>Back to the gallery</source>
        <extracomment>app/program/own_puzzling.py</extracomment>
        <translation>Zurück zur Galerie</translation>
    </message>
    <message>
        <source>Whose puzzles?</source>
        <extracomment>app/program/own_puzzling.py</extracomment>
        <translation>Wessen Rätsel?</translation>
    </message>
    <message>
        <source>Puzzles: {count}</source>
        <extracomment>app/windows/gallery/table_bar.py</extracomment>
        <translation>Rätsel: {count}</translation>
    </message>
    <message>
        <source>So far {number} of {sought}; your turn goes on.</source>
        <extracomment>app/windows/sheets/puzzle_texts.py</extracomment>
        <translation>Bisher {number} von {sought}; dein Zug geht weiter.</translation>
    </message>
    <message numerus="yes">
        <source>It comes again in %n day(s).</source>
        <extracomment>app/windows/sheets/puzzle_texts.py</extracomment>
        <translation>
            <numerusform>Es kommt in %n Tag wieder.</numerusform>
            <numerusform>Es kommt in %n Tagen wieder.</numerusform>
        </translation>
    </message>
    <message>
        <source>This was possible: {words}, {number}.</source>
        <extracomment>app/windows/sheets/puzzle_texts.py</extracomment>
        <translation>Das war möglich: {words}, {number}.</translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s) from your games</source>
        <extracomment>app/windows/sheets/puzzle_texts.py</extracomment>
        <translation>
            <numerusform>%n Rätsel aus deinen Spielen</numerusform>
            <numerusform>%n Rätsel aus deinen Spielen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{game}: you missed this {day}. A play for %n point(s) lies here.</source>
        <extracomment>app/windows/sheets/puzzle_texts.py</extracomment>
        <translation>
            <numerusform>{game}: Das hast du {day} verschenkt. Hier liegt ein Zug für %n Punkt.</numerusform>
            <numerusform>{game}: Das hast du {day} verschenkt. Hier liegt ein Zug für %n Punkte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{game}: you missed this {day}. A play for %n card(s) lies here.</source>
        <extracomment>app/windows/sheets/puzzle_texts.py</extracomment>
        <translation>
            <numerusform>{game}: Das hast du {day} verschenkt. Hier liegt ein Zug, der %n Karte bringt.</numerusform>
            <numerusform>{game}: Das hast du {day} verschenkt. Hier liegt ein Zug, der %n Karten bringt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{game}: you missed this {day}. A play of %n card(s) lies here.</source>
        <extracomment>app/windows/sheets/puzzle_texts.py</extracomment>
        <translation>
            <numerusform>{game}: Das hast du {day} verschenkt. Hier liegt ein Zug aus %n Handkarte.</numerusform>
            <numerusform>{game}: Das hast du {day} verschenkt. Hier liegt ein Zug aus %n Handkarten.</numerusform>
        </translation>
    </message>
    <message>
        <source>No puzzle waits. What you miss in a game becomes one.</source>
        <extracomment>app/windows/sheets/puzzle_texts.py</extracomment>
        <translation>Kein Rätsel wartet. Was du in einem Spiel verschenkst, wird eines.</translation>
    </message>
    <message>
        <source>on {date}</source>
        <extracomment>app/windows/sheets/puzzle_texts.py</extracomment>
        <translation>am {date}</translation>
    </message>
    <message>
        <source>{number} of {sought}.</source>
        <extracomment>app/windows/sheets/puzzle_texts.py</extracomment>
        <translation>{number} von {sought}.</translation>
    </message>
    <message>
        <source>No puzzle waits. The next one comes on {date}.</source>
        <extracomment>app/windows/sheets/puzzle_texts.py</extracomment>
        <translation>Kein Rätsel wartet. Das nächste kommt am {date}.</translation>
    </message>
    <message>
        <source>on {weekday}</source>
        <extracomment>app/windows/sheets/puzzle_texts.py</extracomment>
        <translation>am {weekday}</translation>
    </message>
    <message>
        <source>Yes: {number}. In the game you had {made}.</source>
        <extracomment>app/windows/sheets/puzzle_texts.py</extracomment>
        <translation>Ja: {number}. Im Spiel waren es {made}.</translation>
    </message>
    <message>
        <source>This was possible: {words}, {points} points.</source>
        <extracomment>app/windows/sheets/puzzle_texts.py</extracomment>
        <translation>Das war möglich: {words}, {points} Punkte.</translation>
    </message>
</context>
<context>
    <name>Rack</name>
    <message>
        <source>Shuffle</source>
        <extracomment>app/windows/table/rack_buttons.py</extracomment>
        <translation>Mischen</translation>
    </message>
    <message>
        <source>Sort</source>
        <extracomment>app/windows/table/rack_buttons.py</extracomment>
        <translation>Sortieren</translation>
    </message>
    <message>
        <source>Take back</source>
        <extracomment>app/windows/table/rack_buttons.py</extracomment>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>Shuffle the hand</source>
        <extracomment>app/windows/table/rack_buttons.py</extracomment>
        <translation>Hand mischen</translation>
    </message>
    <message>
        <source>Sort the hand</source>
        <extracomment>app/windows/table/rack_buttons.py</extracomment>
        <translation>Hand sortieren</translation>
    </message>
    <message>
        <source>Take back everything that is laid</source>
        <extracomment>app/windows/table/rack_buttons.py</extracomment>
        <translation>Alles Gelegte zurücknehmen</translation>
    </message>
</context>
<context>
    <name>Ready</name>
    <message>
        <source>Next hand: {name}.</source>
        <extracomment>app/windows/table/ready_plate.py</extracomment>
        <translation>Die nächste Hand: {name}.</translation>
    </message>
    <message>
        <source>No time is left: the turn passes.</source>
        <extracomment>app/windows/table/ready_plate.py</extracomment>
        <translation>Die Zeit ist um: In diesem Zug wird gepasst.</translation>
    </message>
    <message>
        <source>The others look away.</source>
        <extracomment>app/windows/table/ready_plate.py</extracomment>
        <translation>Die anderen schauen weg.</translation>
    </message>
</context>
<context>
    <name>Reasons</name>
    <message>
        <source>There is no file “{file}”.</source>
        <extracomment>engine/messages.py: bad-record:no-file</extracomment>
        <translation>Es gibt keine Datei „{file}“.</translation>
    </message>
    <message>
        <source>“{file}” is a folder, not a record.</source>
        <extracomment>engine/messages.py: bad-record:folder</extracomment>
        <translation>„{file}“ ist ein Ordner, keine Aufzeichnung.</translation>
    </message>
    <message>
        <source>You have no permission to read the file “{file}”.</source>
        <extracomment>engine/messages.py: bad-record:no-permission</extracomment>
        <translation>Die Datei „{file}“ darf nicht gelesen werden.</translation>
    </message>
    <message>
        <source>The file “{file}” cannot be read.</source>
        <extracomment>engine/messages.py: bad-record:file</extracomment>
        <translation>Die Datei „{file}“ kann nicht gelesen werden.</translation>
    </message>
    <message>
        <source>“{file}” cannot be saved.</source>
        <extracomment>engine/messages.py: not-saved</extracomment>
        <translation>„{file}“ kann nicht gespeichert werden.</translation>
    </message>
    <message>
        <source>“{file}” cannot be saved: the disk is full.</source>
        <extracomment>engine/messages.py: not-saved:full</extracomment>
        <translation>„{file}“ kann nicht gespeichert werden: Der Datenträger ist voll.</translation>
    </message>
    <message>
        <source>“{file}” cannot be saved: its folder is not there.</source>
        <extracomment>engine/messages.py: not-saved:no-folder</extracomment>
        <translation>„{file}“ kann nicht gespeichert werden: Den Ordner gibt es nicht.</translation>
    </message>
    <message>
        <source>“{file}” cannot be saved: you have no permission to write there.</source>
        <extracomment>engine/messages.py: not-saved:no-permission</extracomment>
        <translation>„{file}“ kann nicht gespeichert werden: Dort darf nichts geschrieben werden.</translation>
    </message>
    <message>
        <source>This is too large to be a record.</source>
        <extracomment>engine/messages.py: bad-record:large</extracomment>
        <translation>Für eine Aufzeichnung ist das zu groß.</translation>
    </message>
    <message>
        <source>The record is empty.</source>
        <extracomment>engine/messages.py: bad-record:empty</extracomment>
        <translation>Die Aufzeichnung ist leer.</translation>
    </message>
    <message>
        <source>This is not a record: it is not text in UTF-8.</source>
        <extracomment>engine/messages.py: bad-record:utf-8</extracomment>
        <translation>Das ist keine Aufzeichnung: Es ist kein Text in UTF-8.</translation>
    </message>
    <message>
        <source>This is not a record: its JSON cannot be read from line {line}, column {column}, on.</source>
        <extracomment>engine/messages.py: bad-record:json</extracomment>
        <translation>Das ist keine Aufzeichnung: Das JSON darin ist ab Zeile {line}, Spalte {column} nicht lesbar.</translation>
    </message>
    <message>
        <source>This is not a record: a record is a JSON object.</source>
        <extracomment>engine/messages.py: bad-record:no-object</extracomment>
        <translation>Das ist keine Aufzeichnung: Eine Aufzeichnung ist ein JSON-Objekt.</translation>
    </message>
    <message>
        <source>The record is nested too deeply.</source>
        <extracomment>engine/messages.py: bad-record:nested</extracomment>
        <translation>Die Aufzeichnung ist zu tief verschachtelt.</translation>
    </message>
    <message>
        <source>The record has a number with too many digits: {number}.</source>
        <extracomment>engine/messages.py: bad-record:digits</extracomment>
        <translation>In der Aufzeichnung steht eine Zahl mit zu vielen Ziffern: {number}.</translation>
    </message>
    <message>
        <source>The record has {name} where a number should be.</source>
        <extracomment>engine/messages.py: bad-record:constant</extracomment>
        <translation>In der Aufzeichnung steht {name}, wo eine Zahl stehen soll.</translation>
    </message>
    <message>
        <source>The record has the key “{key}” twice.</source>
        <extracomment>engine/messages.py: bad-record:twice</extracomment>
        <translation>Die Aufzeichnung enthält den Schlüssel „{key}“ zweimal.</translation>
    </message>
    <message>
        <source>The record was written by a newer Wordfelt.</source>
        <extracomment>engine/messages.py: bad-record:newer</extracomment>
        <translation>Die Aufzeichnung stammt von einer neueren Version von Wordfelt.</translation>
    </message>
    <message>
        <source>The record has an unknown key: “{place}”.</source>
        <extracomment>engine/messages.py: bad-record:unknown-key</extracomment>
        <translation>Die Aufzeichnung enthält einen unbekannten Schlüssel: „{place}“.</translation>
    </message>
    <message>
        <source>The record lacks the key “{place}”.</source>
        <extracomment>engine/messages.py: bad-record:missing-key</extracomment>
        <translation>Der Aufzeichnung fehlt der Schlüssel „{place}“.</translation>
    </message>
    <message>
        <source>In the record “{place}” must be a text.</source>
        <extracomment>engine/messages.py: bad-record:text</extracomment>
        <translation>In der Aufzeichnung muss „{place}“ ein Text sein.</translation>
    </message>
    <message>
        <source>In the record “{place}” has half of a character: “�”.</source>
        <extracomment>engine/messages.py: bad-record:half</extracomment>
        <translation>In der Aufzeichnung enthält „{place}“ ein halbes Zeichen: „�“.</translation>
    </message>
    <message>
        <source>In the record “{place}” is longer than {most} characters.</source>
        <extracomment>engine/messages.py: bad-record:long-text</extracomment>
        <translation>In der Aufzeichnung ist „{place}“ länger als {most} Zeichen.</translation>
    </message>
    <message>
        <source>In the record “{place}” must be a readable name of up to {most} characters.</source>
        <extracomment>engine/messages.py: bad-record:name</extracomment>
        <translation>In der Aufzeichnung muss „{place}“ ein lesbarer Name mit bis zu {most} Zeichen sein.</translation>
    </message>
    <message>
        <source>In the record “{place}” must be a word of up to {most} letters from A to Z.</source>
        <extracomment>engine/messages.py: bad-record:house-word</extracomment>
        <translation>In der Aufzeichnung muss „{place}“ ein Wort aus bis zu {most} Buchstaben von A bis Z sein.</translation>
    </message>
    <message>
        <source>In the record “{place}” must be a whole number.</source>
        <extracomment>engine/messages.py: bad-record:whole</extracomment>
        <translation>In der Aufzeichnung muss „{place}“ eine ganze Zahl sein.</translation>
    </message>
    <message>
        <source>In the record “wordfelt” must be a whole number from 1 up.</source>
        <extracomment>engine/messages.py: bad-record:version</extracomment>
        <translation>In der Aufzeichnung muss „wordfelt“ eine ganze Zahl ab 1 sein.</translation>
    </message>
    <message>
        <source>In the record “{place}” must be a whole number from {low} to {high}.</source>
        <extracomment>engine/messages.py: bad-record:range</extracomment>
        <translation>In der Aufzeichnung muss „{place}“ eine ganze Zahl von {low} bis {high} sein.</translation>
    </message>
    <message>
        <source>In the record “{place}” must be a number of seconds.</source>
        <extracomment>engine/messages.py: bad-record:seconds</extracomment>
        <translation>In der Aufzeichnung muss „{place}“ eine Anzahl Sekunden sein.</translation>
    </message>
    <message>
        <source>In the record “{place}” must be one of {choices}.</source>
        <extracomment>engine/messages.py: bad-record:one-of</extracomment>
        <translation>In der Aufzeichnung muss „{place}“ einer dieser Werte sein: {choices}.</translation>
    </message>
    <message>
        <source>In the record “{place}” must be a list.</source>
        <extracomment>engine/messages.py: bad-record:list</extracomment>
        <translation>In der Aufzeichnung muss „{place}“ eine Liste sein.</translation>
    </message>
    <message>
        <source>In the record “{place}” has more than {most} entries.</source>
        <extracomment>engine/messages.py: bad-record:long-list</extracomment>
        <translation>In der Aufzeichnung hat „{place}“ mehr als {most} Einträge.</translation>
    </message>
    <message>
        <source>In the record “{place}” must be cards: a text or a list.</source>
        <extracomment>engine/messages.py: bad-record:faces</extracomment>
        <translation>In der Aufzeichnung muss „{place}“ Karten nennen: als Text oder als Liste.</translation>
    </message>
    <message>
        <source>In the record “{place}” must be an object with keys.</source>
        <extracomment>engine/messages.py: bad-record:object</extracomment>
        <translation>In der Aufzeichnung muss „{place}“ ein Objekt mit Schlüsseln sein.</translation>
    </message>
    <message>
        <source>In the record “{place}” must be a text or an object with “{key}”.</source>
        <extracomment>engine/messages.py: bad-record:text-or-object</extracomment>
        <translation>In der Aufzeichnung muss „{place}“ ein Text oder ein Objekt mit „{key}“ sein.</translation>
    </message>
    <message>
        <source>In the record “{place}” cannot be understood.</source>
        <extracomment>engine/messages.py: bad-record:value</extracomment>
        <translation>In der Aufzeichnung ist „{place}“ nicht zu verstehen.</translation>
    </message>
    <message>
        <source>There is no game called “{game}”.</source>
        <extracomment>engine/messages.py: bad-record:game</extracomment>
        <translation>Es gibt kein Spiel namens „{game}“.</translation>
    </message>
    <message>
        <source>{game} is for {low} to {high} players; the record names {count}.</source>
        <extracomment>engine/messages.py: bad-record:players</extracomment>
        <translation>{game} ist für {low} bis {high} Spieler, die Aufzeichnung nennt {count}.</translation>
    </message>
    <message>
        <source>{game} is for {low} players; the record names {count}.</source>
        <extracomment>engine/messages.py: bad-record:exactly</extracomment>
        <translation>{game} ist für {low} Spieler, die Aufzeichnung nennt {count}.</translation>
    </message>
    <message>
        <source>{game} is for one player; the record names {count}.</source>
        <extracomment>engine/messages.py: bad-record:one-player</extracomment>
        <translation>{game} ist für einen Spieler, die Aufzeichnung nennt {count}.</translation>
    </message>
    <message>
        <source>{game} has no option “{option}”.</source>
        <extracomment>engine/messages.py: bad-record:option</extracomment>
        <translation>Bei {game} gibt es keine Regel „{option}“.</translation>
    </message>
    <message>
        <source>The option “{option}” must be one of {choices}.</source>
        <extracomment>engine/messages.py: bad-record:option-choice</extracomment>
        <translation>Die Regel „{option}“ muss einer dieser Werte sein: {choices}.</translation>
    </message>
    <message>
        <source>The option “{option}” must be true or false.</source>
        <extracomment>engine/messages.py: bad-record:option-flag</extracomment>
        <translation>Die Regel „{option}“ muss true oder false sein.</translation>
    </message>
    <message>
        <source>The option “{option}” must be letters of {letters}, each once.</source>
        <extracomment>engine/messages.py: bad-record:option-moves</extracomment>
        <translation>Die Regel „{option}“ muss aus den Buchstaben {letters} bestehen, jeder höchstens einmal.</translation>
    </message>
    <message>
        <source>The option “{option}” must be letters of {letters}, each once, or null.</source>
        <extracomment>engine/messages.py: bad-record:option-moves-or-null</extracomment>
        <translation>Die Regel „{option}“ muss aus den Buchstaben {letters} bestehen, jeder höchstens einmal, oder null sein.</translation>
    </message>
    <message>
        <source>The option “{option}” must be a whole number from {low} to {high}.</source>
        <extracomment>engine/messages.py: bad-record:option-number</extracomment>
        <translation>Die Regel „{option}“ muss eine ganze Zahl von {low} bis {high} sein.</translation>
    </message>
    <message>
        <source>The option “{option}” must be a whole number from {low} to {high}, or null.</source>
        <extracomment>engine/messages.py: bad-record:option-number-or-null</extracomment>
        <translation>Die Regel „{option}“ muss eine ganze Zahl von {low} bis {high} oder null sein.</translation>
    </message>
    <message>
        <source>“{place}” has no meaning in {game}: its score is not points.</source>
        <extracomment>engine/messages.py: bad-record:start</extracomment>
        <translation>„{place}“ ist in {game} ohne Bedeutung: Dort werden keine Punkte gezählt.</translation>
    </message>
    <message>
        <source>“{place}” has no meaning in {game}: its rules decide how long words are.</source>
        <extracomment>engine/messages.py: bad-record:least</extracomment>
        <translation>„{place}“ ist in {game} ohne Bedeutung: Dort bestimmen die Spielregeln, wie lang Wörter sind.</translation>
    </message>
    <message>
        <source>The record has no branch {branch}.</source>
        <extracomment>engine/messages.py: bad-record:no-branch</extracomment>
        <translation>In der Aufzeichnung gibt es keinen Zweig {branch}.</translation>
    </message>
    <message>
        <source>Seat {number} cannot begin: nobody sits there.</source>
        <extracomment>engine/messages.py: bad-record:first, engine/messages.py: bad-setup:first</extracomment>
        <translation>Platz {number} kann nicht beginnen: Dort sitzt niemand.</translation>
    </message>
    <message>
        <source>This record leads into a fault of Wordfelt itself.</source>
        <extracomment>engine/messages.py: bad-record:fault</extracomment>
        <translation>Diese Aufzeichnung löst einen Fehler in Wordfelt selbst aus.</translation>
    </message>
    <message>
        <source>The set-up needs more copies of {card} than the deck has left.</source>
        <extracomment>engine/messages.py: bad-setup:copies</extracomment>
        <translation>Die Aufstellung braucht {card} öfter, als der Nachziehstapel noch hergibt.</translation>
    </message>
    <message>
        <source>The set-up leaves no card to deal.</source>
        <extracomment>engine/messages.py: bad-setup:deck</extracomment>
        <translation>Die Aufstellung lässt keine Karte zum Austeilen übrig.</translation>
    </message>
    <message>
        <source>The set-up names “{card}”, which is not a card of this deck.</source>
        <extracomment>engine/messages.py: bad-setup:face</extracomment>
        <translation>Die Aufstellung nennt „{card}“, und das ist keine Karte dieses Satzes.</translation>
    </message>
    <message>
        <source>The set-up must deal a hand to every player: {players}, not {count}.</source>
        <extracomment>engine/messages.py: bad-setup:hands</extracomment>
        <translation>Die Aufstellung muss für jeden Spieler eine Hand enthalten: {players}, nicht {count}.</translation>
    </message>
    <message>
        <source>This game has no “{key}” to set up.</source>
        <extracomment>engine/messages.py: bad-setup:key</extracomment>
        <translation>„{key}“ kommt in der Aufstellung dieses Spiels nicht vor.</translation>
    </message>
    <message>
        <source>In the set-up one player has two own words.</source>
        <extracomment>engine/messages.py: bad-setup:own-words</extracomment>
        <translation>In der Aufstellung hat jemand zwei eigene Wörter.</translation>
    </message>
    <message>
        <source>The set-up must say which vowel and which consonant of {word} are passed on.</source>
        <extracomment>engine/messages.py: bad-setup:pick</extracomment>
        <translation>Die Aufstellung muss sagen, welcher Vokal und welcher Konsonant von {word} weitergegeben werden.</translation>
    </message>
    <message>
        <source>The set-up has no pile with cards.</source>
        <extracomment>engine/messages.py: bad-setup:piles</extracomment>
        <translation>In der Aufstellung gibt es keinen Stapel mit Karten.</translation>
    </message>
    <message>
        <source>The set-up does not say what {card} is read as.</source>
        <extracomment>engine/messages.py: bad-setup:reading</extracomment>
        <translation>Die Aufstellung sagt nicht, als was {card} gelesen wird.</translation>
    </message>
    <message>
        <source>The set-up needs a row and a card in every hand.</source>
        <extracomment>engine/messages.py: bad-setup:rows</extracomment>
        <translation>Die Aufstellung braucht eine Reihe und eine Karte in jeder Hand.</translation>
    </message>
    <message>
        <source>The set-up must give every player a score.</source>
        <extracomment>engine/messages.py: bad-setup:scores</extracomment>
        <translation>Die Aufstellung muss für jeden Spieler einen Punktestand enthalten.</translation>
    </message>
    <message>
        <source>The set-up gives a word to seat {number}, where nobody sits.</source>
        <extracomment>engine/messages.py: bad-setup:seat</extracomment>
        <translation>Die Aufstellung gibt Platz {number} ein Wort, aber dort sitzt niemand.</translation>
    </message>
    <message>
        <source>The slots of {word} in the set-up do not spell it.</source>
        <extracomment>engine/messages.py: bad-setup:slots</extracomment>
        <translation>Die Plätze von {word} in der Aufstellung ergeben das Wort nicht.</translation>
    </message>
    <message>
        <source>The set-up must say for every player which row cards were used, and only such cards.</source>
        <extracomment>engine/messages.py: bad-setup:used</extracomment>
        <translation>Die Aufstellung muss für jeden sagen, welche Karten der Reihe benutzt wurden, und nur solche nennen.</translation>
    </message>
    <message>
        <source>The set-up has {count} words on the table; the game has at most {most}.</source>
        <extracomment>engine/messages.py: bad-setup:words</extracomment>
        <translation>Die Aufstellung enthält {count} Wörter auf dem Tisch, im Spiel sind es höchstens {most}.</translation>
    </message>
    <message>
        <source>The set-up has a word without letters.</source>
        <extracomment>engine/messages.py: bad-setup:word</extracomment>
        <translation>Die Aufstellung enthält ein Wort ohne Buchstaben.</translation>
    </message>
    <message>
        <source>The word list “{title}” is missing or has changed.</source>
        <extracomment>engine/messages.py: bad-setup:list</extracomment>
        <translation>Die Wortliste „{title}“ fehlt oder hat sich geändert.</translation>
    </message>
    <message>
        <source>There is no word in this file.</source>
        <extracomment>engine/messages.py: bad-list:none</extracomment>
        <translation>In dieser Datei steht kein Wort.</translation>
    </message>
    <message>
        <source>This is not a text file.</source>
        <extracomment>engine/messages.py: bad-list:text</extracomment>
        <translation>Das ist keine Textdatei.</translation>
    </message>
    <message>
        <source>This gzip file is damaged.</source>
        <extracomment>engine/messages.py: bad-list:gzip</extracomment>
        <translation>Diese gzip-Datei ist beschädigt.</translation>
    </message>
    <message>
        <source>This file is too large: a word list has {most} MB at most.</source>
        <extracomment>engine/messages.py: bad-list:large</extracomment>
        <translation>Diese Datei ist zu groß: Eine Wortliste darf höchstens {most} MB groß sein.</translation>
    </message>
    <message>
        <source>This file has too many words: a list has {most} at most.</source>
        <extracomment>engine/messages.py: bad-list:many</extracomment>
        <translation>Diese Datei enthält zu viele Wörter: Erlaubt sind höchstens {most}.</translation>
    </message>
    <message>
        <source>“{text}” cannot be understood.</source>
        <extracomment>engine/messages.py: bad-notation</extracomment>
        <translation>„{text}“ ist nicht zu verstehen.</translation>
    </message>
    <message>
        <source>This cannot be written as a move.</source>
        <extracomment>engine/messages.py: bad-notation:act</extracomment>
        <translation>Das lässt sich nicht als Zug schreiben.</translation>
    </message>
    <message>
        <source>The move is too long to be understood.</source>
        <extracomment>engine/messages.py: bad-notation:long</extracomment>
        <translation>Der Zug ist zu lang, um verstanden zu werden.</translation>
    </message>
    <message>
        <source>There is no move “{verb}”.</source>
        <extracomment>engine/messages.py: bad-notation:verb</extracomment>
        <translation>Es gibt keinen Zug „{verb}“.</translation>
    </message>
    <message>
        <source>There is no card “{card}” in this deck.</source>
        <extracomment>engine/messages.py: bad-notation:card</extracomment>
        <translation>In diesem Satz gibt es keine Karte „{card}“.</translation>
    </message>
    <message>
        <source>Say what {card} is to be read as.</source>
        <extracomment>engine/messages.py: bad-notation:reading</extracomment>
        <translation>Sag, als was {card} gelesen werden soll.</translation>
    </message>
    <message>
        <source>Nobody sits at seat {number}.</source>
        <extracomment>engine/messages.py: bad-notation:seat</extracomment>
        <translation>Auf Platz {number} sitzt niemand.</translation>
    </message>
    <message>
        <source>Say whose move “{verb}” is.</source>
        <extracomment>engine/messages.py: bad-notation:who</extracomment>
        <translation>Sag, wessen Zug „{verb}“ ist.</translation>
    </message>
    <message>
        <source>Write keep, remove or pick only where the game asks for it.</source>
        <extracomment>engine/messages.py: bad-notation:extra</extracomment>
        <translation>Sag „keep“, „remove“ oder „pick“, wo das Spiel danach fragt, und nur dort.</translation>
    </message>
    <message>
        <source>Choose the word that stays.</source>
        <extracomment>engine/messages.py: bad-notation:keep</extracomment>
        <translation>Wähle das Wort, das bleibt.</translation>
    </message>
    <message>
        <source>Name one word to remove for every word that was split: {count} in all.</source>
        <extracomment>engine/messages.py: bad-notation:remove</extracomment>
        <translation>Nenne für jedes geteilte Wort eines, das wegkommt: insgesamt {count}.</translation>
    </message>
    <message>
        <source>A word can be changed once in a play.</source>
        <extracomment>engine/messages.py: bad-notation:twice</extracomment>
        <translation>Ein Wort kann in einem Zug nur einmal geändert werden.</translation>
    </message>
    <message>
        <source>Every card of {word} must be named.</source>
        <extracomment>engine/messages.py: bad-notation:left-out</extracomment>
        <translation>Jede Karte von {word} muss genannt werden.</translation>
    </message>
    <message>
        <source>Name a vowel and a consonant of {word} for the next player.</source>
        <extracomment>engine/messages.py: bad-notation:pick</extracomment>
        <translation>Nenne einen Vokal und einen Konsonanten von {word}, die weitergegeben werden.</translation>
    </message>
    <message>
        <source>Say which pile you take.</source>
        <extracomment>engine/messages.py: bad-notation:pile</extracomment>
        <translation>Sag, welchen Stapel du nimmst.</translation>
    </message>
    <message>
        <source>Name the cards you take back.</source>
        <extracomment>engine/messages.py: bad-notation:take</extracomment>
        <translation>Nenne die Karten, die du zurücknimmst.</translation>
    </message>
    <message>
        <source>Several rows are longest: say which one goes.</source>
        <extracomment>engine/messages.py: bad-notation:which-row</extracomment>
        <translation>Mehrere Reihen sind am längsten: Sag, welche auseinandergenommen wird.</translation>
    </message>
    <message>
        <source>Say whether the last letter moves before the first one or on top of it.</source>
        <extracomment>engine/messages.py: bad-notation:first-base</extracomment>
        <translation>Sag, ob der letzte Buchstabe vor den ersten kommt oder auf ihn.</translation>
    </message>
    <message>
        <source>Say what becomes of your own word, and at most once what is added to your rival’s.</source>
        <extracomment>engine/messages.py: bad-notation:double-cross</extracomment>
        <translation>Sag, was aus deinem eigenen Wort wird, und höchstens einmal, was zu dem deines Gegners kommt.</translation>
    </message>
    <message>
        <source>Add something to your rival’s word, or leave that part out.</source>
        <extracomment>engine/messages.py: bad-notation:cross</extracomment>
        <translation>Leg etwas zum Wort deines Gegners dazu, oder lass diesen Teil weg.</translation>
    </message>
    <message>
        <source>It is not the turn of player {seat}.</source>
        <extracomment>engine/messages.py: not-your-turn</extracomment>
        <translation>Nicht am Zug: {seat}.</translation>
    </message>
    <message>
        <source>“{verb}” is not possible now.</source>
        <extracomment>engine/messages.py: wrong-verb</extracomment>
        <translation>„{verb}“ ist jetzt nicht möglich.</translation>
    </message>
    <message>
        <source>The last play is waiting for the others to accept or challenge it.</source>
        <extracomment>engine/messages.py: wrong-verb:waits</extracomment>
        <translation>Der letzte Zug wartet darauf, dass die anderen ihn gelten lassen oder anfechten.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <extracomment>engine/messages.py: game-over</extracomment>
        <translation>Das Spiel ist aus.</translation>
    </message>
    <message>
        <source>There is no word {number} on the table.</source>
        <extracomment>engine/messages.py: no-such-word</extracomment>
        <translation>Auf dem Tisch liegt kein Wort {number}.</translation>
    </message>
    <message>
        <source>No word on the table is called “{name}”.</source>
        <extracomment>engine/messages.py: no-such-word:named</extracomment>
        <translation>Kein Wort auf dem Tisch heißt „{name}“.</translation>
    </message>
    <message>
        <source>There is no pile {number} any more.</source>
        <extracomment>engine/messages.py: no-such-word:pile</extracomment>
        <translation>Es gibt keinen Stapel {number} mehr.</translation>
    </message>
    <message>
        <source>There is no row {number}.</source>
        <extracomment>engine/messages.py: no-such-word:row</extracomment>
        <translation>Es gibt keine Reihe {number}.</translation>
    </message>
    <message>
        <source>Row {number} is not the longest.</source>
        <extracomment>engine/messages.py: no-such-word:longest</extracomment>
        <translation>Reihe {number} ist nicht die längste.</translation>
    </message>
    <message>
        <source>Your rival has no word on the table.</source>
        <extracomment>engine/messages.py: no-such-word:rival</extracomment>
        <translation>Dein Gegner hat kein Wort auf dem Tisch.</translation>
    </message>
    <message>
        <source>You hold no {card}, or too few of them.</source>
        <extracomment>engine/messages.py: not-in-hand</extracomment>
        <translation>{card} hast du nicht oder nicht oft genug auf der Hand.</translation>
    </message>
    <message>
        <source>There is no upturned {card}, or there are too few.</source>
        <extracomment>engine/messages.py: not-in-hand:upturned</extracomment>
        <translation>{card} liegt nicht oder nicht oft genug offen.</translation>
    </message>
    <message>
        <source>{card} is not at that place in {word}.</source>
        <extracomment>engine/messages.py: not-on-table</extracomment>
        <translation>{card} liegt nicht an dieser Stelle in {word}.</translation>
    </message>
    <message>
        <source>The cards of {word} keep their order: {card} does not come next.</source>
        <extracomment>engine/messages.py: not-on-table:order</extracomment>
        <translation>Die Karten von {word} behalten ihre Reihenfolge: {card} kommt nicht als Nächstes.</translation>
    </message>
    <message>
        <source>There is no {card} on the table, or there are too few.</source>
        <extracomment>engine/messages.py: not-on-table:card</extracomment>
        <translation>{card} liegt nicht oder nicht oft genug auf dem Tisch.</translation>
    </message>
    <message>
        <source>{card} is not among your leftovers, or not in that order.</source>
        <extracomment>engine/messages.py: not-on-table:leftover</extracomment>
        <translation>{card} gehört nicht zu deinen Restkarten, oder die Reihenfolge stimmt nicht.</translation>
    </message>
    <message>
        <source>Adding a card is not permitted here.</source>
        <extracomment>engine/messages.py: move-not-permitted:A</extracomment>
        <translation>Dazulegen ist hier nicht erlaubt.</translation>
    </message>
    <message>
        <source>Laying a card over another is not permitted here.</source>
        <extracomment>engine/messages.py: move-not-permitted:O</extracomment>
        <translation>Überdecken ist hier nicht erlaubt.</translation>
    </message>
    <message>
        <source>Give and take is not permitted here.</source>
        <extracomment>engine/messages.py: move-not-permitted:G</extracomment>
        <translation>Geben und nehmen ist hier nicht erlaubt.</translation>
    </message>
    <message>
        <source>Splitting a word is not permitted here.</source>
        <extracomment>engine/messages.py: move-not-permitted:S</extracomment>
        <translation>Teilen ist hier nicht erlaubt.</translation>
    </message>
    <message>
        <source>Laying a letter on the same letter is not permitted here.</source>
        <extracomment>engine/messages.py: move-not-permitted:D</extracomment>
        <translation>Verdoppeln, also den gleichen Buchstaben auflegen, ist hier nicht erlaubt.</translation>
    </message>
    <message>
        <source>{card} for {card} would change nothing.</source>
        <extracomment>engine/messages.py: move-not-permitted:same-letter</extracomment>
        <translation>{card} gegen {card} würde nichts ändern.</translation>
    </message>
    <message>
        <source>All cards of the word stay; hand cards are only added.</source>
        <extracomment>engine/messages.py: move-not-permitted:all-stay</extracomment>
        <translation>Alle Karten des Wortes bleiben; Handkarten kommen nur dazu.</translation>
    </message>
    <message>
        <source>There are too many words in this play: it can have {most} at most.</source>
        <extracomment>engine/messages.py: move-not-permitted:words</extracomment>
        <translation>Zu viele Wörter in einem Zug: Erlaubt sind höchstens {most}.</translation>
    </message>
    <message>
        <source>{word} is an offensive word, which is not allowed here.</source>
        <extracomment>engine/messages.py: move-not-permitted:offensive</extracomment>
        <translation>{word} ist ein anstößiges Wort, und das ist hier nicht erlaubt.</translation>
    </message>
    <message>
        <source>The opening is two words.</source>
        <extracomment>engine/messages.py: move-not-permitted:two-words</extracomment>
        <translation>Zu Beginn werden zwei Wörter gelegt.</translation>
    </message>
    <message>
        <source>The second word must be a fresh one.</source>
        <extracomment>engine/messages.py: move-not-permitted:second-fresh</extracomment>
        <translation>Das zweite Wort muss ein neues Wort sein.</translation>
    </message>
    <message>
        <source>Play exactly one hand card.</source>
        <extracomment>engine/messages.py: move-not-permitted:one-card</extracomment>
        <translation>Leg genau eine Handkarte.</translation>
    </message>
    <message>
        <source>One word has three letters, so the word worth less must go: {word} cannot stay.</source>
        <extracomment>engine/messages.py: move-not-permitted:hard</extracomment>
        <translation>Ein Wort hat drei Buchstaben, also muss das mit dem kleineren Wert weg: {word} kann nicht bleiben.</translation>
    </message>
    <message>
        <source>{word} is another player’s and is not open.</source>
        <extracomment>engine/messages.py: move-not-permitted:not-open</extracomment>
        <translation>{word} gehört jemand anderem und ist nicht offen.</translation>
    </message>
    <message>
        <source>Leftovers are added to your rival’s word or laid over it.</source>
        <extracomment>engine/messages.py: move-not-permitted:cross</extracomment>
        <translation>Mit Restkarten überdeckst du das Wort deines Gegners oder legst etwas dazu.</translation>
    </message>
    <message>
        <source>Your own word is made of leftovers and added hand cards.</source>
        <extracomment>engine/messages.py: move-not-permitted:own</extracomment>
        <translation>Dein eigenes Wort besteht aus Restkarten und Handkarten, die dazukommen.</translation>
    </message>
    <message>
        <source>At least one hand card must be played.</source>
        <extracomment>engine/messages.py: nothing-played</extracomment>
        <translation>Leg mindestens eine Handkarte.</translation>
    </message>
    <message>
        <source>At least one card must be added to the word.</source>
        <extracomment>engine/messages.py: nothing-played:added</extracomment>
        <translation>Leg mindestens eine Karte zum Wort dazu.</translation>
    </message>
    <message>
        <source>At least one card of {word} must stay uncovered.</source>
        <extracomment>engine/messages.py: nothing-kept</extracomment>
        <translation>Mindestens eine Karte von {word} muss offen liegen bleiben.</translation>
    </message>
    <message>
        <source>The word is cut into two sides, each with cards of the old word.</source>
        <extracomment>engine/messages.py: bad-split:two</extracomment>
        <translation>Das Wort wird in zwei Teile geteilt, jeder mit Karten des alten Wortes.</translation>
    </message>
    <message>
        <source>Each side needs a hand card.</source>
        <extracomment>engine/messages.py: bad-split:hand-card</extracomment>
        <translation>Jeder Teil braucht eine Handkarte.</translation>
    </message>
    <message>
        <source>{word} must keep two uncovered cards that stood next to each other.</source>
        <extracomment>engine/messages.py: bad-split:neighbours</extracomment>
        <translation>In {word} müssen zwei offene Karten bleiben, die nebeneinanderlagen.</translation>
    </message>
    <message>
        <source>Exactly one side gets hand cards and stays.</source>
        <extracomment>engine/messages.py: bad-split:salvage</extracomment>
        <translation>Genau ein Teil bekommt Handkarten und bleibt.</translation>
    </message>
    <message>
        <source>{word} must become a different word.</source>
        <extracomment>engine/messages.py: unchanged</extracomment>
        <translation>Aus {word} muss ein anderes Wort werden.</translation>
    </message>
    <message>
        <source>A fresh word must not be {word} again.</source>
        <extracomment>engine/messages.py: unchanged:afresh</extracomment>
        <translation>Das neue Wort darf nicht wieder {word} sein.</translation>
    </message>
    <message>
        <source>Duplicates alone do not make different words out of {word}.</source>
        <extracomment>engine/messages.py: unchanged:split</extracomment>
        <translation>Allein durch Verdoppeln werden aus {word} keine anderen Wörter.</translation>
    </message>
    <message>
        <source>{word} was there before and may not come back.</source>
        <extracomment>engine/messages.py: word-repeated</extracomment>
        <translation>{word} war schon da und darf nicht wiederkommen.</translation>
    </message>
    <message>
        <source>The word on the table must be used.</source>
        <extracomment>engine/messages.py: must-use-card:table-word</extracomment>
        <translation>Du musst das Wort auf dem Tisch benutzen.</translation>
    </message>
    <message>
        <source>You have a word of your own: change it, or an open one.</source>
        <extracomment>engine/messages.py: must-use-card:own-word</extracomment>
        <translation>Du hast ein eigenes Wort: Ändere das oder ein offenes.</translation>
    </message>
    <message>
        <source>At least {least} hand cards must be used.</source>
        <extracomment>engine/messages.py: must-use-card:hand</extracomment>
        <translation>Du musst mindestens {least} Handkarten benutzen.</translation>
    </message>
    <message>
        <source>Of that word use the last card, {card}, and no other.</source>
        <extracomment>engine/messages.py: must-use-card:last</extracomment>
        <translation>Benutze aus dem Wort die letzte Karte, {card}, und keine andere.</translation>
    </message>
    <message>
        <source>Of that word use {first} and {second}, and no other card.</source>
        <extracomment>engine/messages.py: must-use-card:named</extracomment>
        <translation>Benutze aus dem Wort die genannten Karten, {first} und {second}, und keine andere.</translation>
    </message>
    <message>
        <source>{word} has no vowel to pass on.</source>
        <extracomment>engine/messages.py: must-use-card:vowel</extracomment>
        <translation>{word} hat keinen Vokal zum Weitergeben.</translation>
    </message>
    <message>
        <source>{word} has no consonant to pass on.</source>
        <extracomment>engine/messages.py: must-use-card:consonant</extracomment>
        <translation>{word} hat keinen Konsonanten zum Weitergeben.</translation>
    </message>
    <message>
        <source>The plucked {card} must be used.</source>
        <extracomment>engine/messages.py: must-use-card:plucked</extracomment>
        <translation>Dein Wort muss die gezupfte Karte {card} enthalten.</translation>
    </message>
    <message>
        <source>At least one card of the row must be used.</source>
        <extracomment>engine/messages.py: must-use-card:row</extracomment>
        <translation>Dein Wort muss mindestens eine Karte der Reihe enthalten.</translation>
    </message>
    <message>
        <source>The turned card {card} must be used.</source>
        <extracomment>engine/messages.py: must-use-card:turned</extracomment>
        <translation>Dein Wort muss die aufgedeckte Karte {card} enthalten.</translation>
    </message>
    <message>
        <source>Exactly two cards of the table word must be used.</source>
        <extracomment>engine/messages.py: must-use-card:two</extracomment>
        <translation>Dein Wort muss genau zwei Karten des Wortes auf dem Tisch enthalten.</translation>
    </message>
    <message>
        <source>{word} does not begin with {row}.</source>
        <extracomment>engine/messages.py: must-use-card:begins</extracomment>
        <translation>{word} beginnt nicht mit {row}.</translation>
    </message>
    <message>
        <source>The word must begin with {first} and end with {last}, the cards that lie there.</source>
        <extracomment>engine/messages.py: ends-must-stay</extracomment>
        <translation>Das Wort muss mit {first} beginnen und mit {last} enden, den Karten, die dort liegen.</translation>
    </message>
    <message>
        <source>The word must begin with the moved {card}, uncovered or doubled.</source>
        <extracomment>engine/messages.py: ends-must-stay:first</extracomment>
        <translation>Das Wort muss mit der versetzten Karte {card} beginnen, offen oder verdoppelt.</translation>
    </message>
    <message>
        <source>{card} must be the first letter.</source>
        <extracomment>engine/messages.py: ends-must-stay:last</extracomment>
        <translation>{card} muss der erste Buchstabe sein.</translation>
    </message>
    <message>
        <source>{card} must be the first letter or the last.</source>
        <extracomment>engine/messages.py: ends-must-stay:first-or-last</extracomment>
        <translation>{card} muss der erste oder der letzte Buchstabe sein.</translation>
    </message>
    <message>
        <source>{word} is too short: a word has at least {least} letters.</source>
        <extracomment>engine/messages.py: too-short</extracomment>
        <translation>{word} ist zu kurz: Ein Wort hat mindestens {least} Buchstaben.</translation>
    </message>
    <message>
        <source>{word} is too short: your words have at least {least} letters.</source>
        <extracomment>engine/messages.py: too-short:seat</extracomment>
        <translation>{word} ist zu kurz: Deine Wörter haben mindestens {least} Buchstaben.</translation>
    </message>
    <message>
        <source>{word} must have exactly {length} letters.</source>
        <extracomment>engine/messages.py: wrong-length</extracomment>
        <translation>{word} muss genau {length} Buchstaben haben.</translation>
    </message>
    <message>
        <source>{word} is worth {value}; it needs at least {least}.</source>
        <extracomment>engine/messages.py: too-low</extracomment>
        <translation>{word} ist {value} wert; nötig sind mindestens {least}.</translation>
    </message>
    <message>
        <source>{word} is not in the dictionary.</source>
        <extracomment>engine/messages.py: not-a-word</extracomment>
        <translation>{word} steht nicht im Wörterbuch.</translation>
    </message>
    <message>
        <source>{word} is not in the list that judges your words.</source>
        <extracomment>engine/messages.py: not-a-word:seat</extracomment>
        <translation>{word} steht nicht in der Liste, die für deine Wörter gilt.</translation>
    </message>
    <message>
        <source>{word} is a plural made with S, which is not allowed here.</source>
        <extracomment>engine/messages.py: plural</extracomment>
        <translation>{word} ist ein Plural mit S, und der ist hier nicht erlaubt.</translation>
    </message>
    <message>
        <source>{word} adds {ending} at the end, which the advanced game does not allow.</source>
        <extracomment>engine/messages.py: plural:ending</extracomment>
        <translation>Bei {word} kommt hinten nur {ending} dazu, und das ist im Spiel für Fortgeschrittene nicht erlaubt.</translation>
    </message>
    <message>
        <source>You can trade at most {most} cards at a time.</source>
        <extracomment>engine/messages.py: cannot-trade:most</extracomment>
        <translation>Du kannst höchstens {most} Karten auf einmal tauschen.</translation>
    </message>
    <message>
        <source>You must trade exactly {count}, no more and no fewer.</source>
        <extracomment>engine/messages.py: cannot-trade:exactly</extracomment>
        <translation>Du musst genau {count} tauschen, nicht mehr und nicht weniger.</translation>
    </message>
    <message>
        <source>You cannot trade more cards than the deck has: {count}.</source>
        <extracomment>engine/messages.py: cannot-trade:deck</extracomment>
        <translation>Du kannst nicht mehr Karten tauschen, als im Nachziehstapel liegen: {count}.</translation>
    </message>
    <message>
        <source>You cannot take back more cards than you played: {most}.</source>
        <extracomment>engine/messages.py: cannot-trade:take</extracomment>
        <translation>Du kannst nicht mehr Karten zurücknehmen, als du gespielt hast: {most}.</translation>
    </message>
    <message>
        <source>It leaves me good letters.</source>
        <extracomment>engine/players/plan.py: good-hand</extracomment>
        <translation>So behalte ich gute Buchstaben.</translation>
    </message>
    <message>
        <source>It leaves less for the next player.</source>
        <extracomment>engine/players/plan.py: little-for-next</extracomment>
        <translation>So bleibt weniger für den, der nach mir kommt.</translation>
    </message>
    <message>
        <source>I do not think that the next player can follow it.</source>
        <extracomment>engine/players/plan.py: stuck-next</extracomment>
        <translation>Ich glaube nicht, dass danach noch jemand mithalten kann.</translation>
    </message>
    <message>
        <source>It lets me go on best.</source>
        <extracomment>engine/players/plan.py: sees-on</extracomment>
        <translation>So geht es für mich am besten weiter.</translation>
    </message>
    <message>
        <source>The most cards win the trick.</source>
        <extracomment>engine/players/plan.py: most-cards</extracomment>
        <translation>Wer die meisten Karten legt, gewinnt den Stich.</translation>
    </message>
    <message>
        <source>It plays my last cards.</source>
        <extracomment>engine/players/plan.py: goes-out</extracomment>
        <translation>So werde ich meine letzten Karten los.</translation>
    </message>
    <message>
        <source>It leaves me little to lose at the end.</source>
        <extracomment>engine/players/plan.py: few-left</extracomment>
        <translation>So habe ich am Ende wenig zu verlieren.</translation>
    </message>
    <message>
        <source>It keeps my turn going.</source>
        <extracomment>engine/players/plan.py: goes-on</extracomment>
        <translation>So geht mein Zug weiter.</translation>
    </message>
    <message>
        <source>I like long words.</source>
        <extracomment>engine/players/plan.py: likes-long</extracomment>
        <translation>Ich mag lange Wörter.</translation>
    </message>
    <message>
        <source>I like short common words.</source>
        <extracomment>engine/players/plan.py: likes-many</extracomment>
        <translation>Ich mag kurze, häufige Wörter.</translation>
    </message>
    <message>
        <source>I like to keep good cards.</source>
        <extracomment>engine/players/plan.py: likes-keeps</extracomment>
        <translation>Ich behalte gern gute Karten.</translation>
    </message>
    <message>
        <source>I like to leave little to go on with.</source>
        <extracomment>engine/players/plan.py: likes-hard</extracomment>
        <translation>Ich lasse gern wenig zum Weiterspielen übrig.</translation>
    </message>
    <message>
        <source>I like rare words.</source>
        <extracomment>engine/players/plan.py: likes-rare</extracomment>
        <translation>Ich mag seltene Wörter.</translation>
    </message>
    <message>
        <source>Perhaps nobody would doubt it.</source>
        <extracomment>engine/players/plan.py: bluff</extracomment>
        <translation>Vielleicht hätte es niemand angezweifelt.</translation>
    </message>
    <message>
        <source>I saw no word worth it, so I traded my worst letters.</source>
        <extracomment>engine/players/plan.py: trade-worst</extracomment>
        <translation>Ich habe kein lohnendes Wort gesehen und die schlechtesten Buchstaben getauscht.</translation>
    </message>
    <message>
        <source>No word that I saw was worth laying.</source>
        <extracomment>engine/players/plan.py: not-worth</extracomment>
        <translation>Kein Wort, das ich gesehen habe, war den Zug wert.</translation>
    </message>
    <message>
        <source>I saw no place for the turned card.</source>
        <extracomment>engine/players/plan.py: stop</extracomment>
        <translation>Für die aufgedeckte Karte habe ich keinen Platz gesehen.</translation>
    </message>
    <message>
        <source>You are likely to hold {card}, and I can use it.</source>
        <extracomment>engine/players/plan.py: ask-likely</extracomment>
        <translation>Du hast wohl {card}, und ich kann es brauchen.</translation>
    </message>
    <message>
        <source>If you hold {card}, I can make much of it.</source>
        <extracomment>engine/players/plan.py: ask-worth</extracomment>
        <translation>Wenn du {card} hast, kann ich viel daraus machen.</translation>
    </message>
    <message>
        <source>These cards are worth most to me.</source>
        <extracomment>engine/players/plan.py: take-worth</extracomment>
        <translation>Diese Karten sind mir am meisten wert.</translation>
    </message>
    <message>
        <source>Nothing that I hold fits in more places than {card}.</source>
        <extracomment>engine/players/plan.py: many-places</extracomment>
        <translation>Nichts auf meiner Hand passt an mehr Stellen als {card}.</translation>
    </message>
    <message>
        <source>If the others choose as I suppose, {card} does best.</source>
        <extracomment>engine/players/plan.py: as-supposed</extracomment>
        <translation>Wenn die anderen wählen, wie ich vermute, bringt {card} am meisten.</translation>
    </message>
    <message>
        <source>{card} seldom fits, and now it does.</source>
        <extracomment>engine/players/plan.py: hard-card</extracomment>
        <translation>{card} passt selten, und jetzt passt es.</translation>
    </message>
    <message>
        <source>I am not sure of the word {word}.</source>
        <extracomment>engine/players/plan.py: not-sure</extracomment>
        <translation>Beim Wort {word} bin ich nicht sicher.</translation>
    </message>
    <message>
        <source>I do not know the word {word}.</source>
        <extracomment>engine/players/plan.py: not-known</extracomment>
        <translation>Ich kenne das Wort {word} nicht.</translation>
    </message>
    <message>
        <source>I do not know the word {word}, but I let it pass.</source>
        <extracomment>engine/players/plan.py: let-pass</extracomment>
        <translation>Ich kenne das Wort {word} nicht, aber ich lasse es gelten.</translation>
    </message>
    <message>
        <source>It wins the game.</source>
        <extracomment>engine/coach/reason_texts.py: coach:wins</extracomment>
        <translation>Damit ist das Spiel gewonnen.</translation>
    </message>
    <message>
        <source>The game is not over with it.</source>
        <extracomment>engine/coach/reason_texts.py: coach:not-over</extracomment>
        <translation>Damit ist das Spiel noch nicht vorbei.</translation>
    </message>
    <message>
        <source>It scores {points} more.</source>
        <extracomment>engine/coach/reason_texts.py: coach:scores</extracomment>
        <translation>Das bringt {points} mehr.</translation>
    </message>
    <message>
        <source>It keeps the turn going.</source>
        <extracomment>engine/coach/reason_texts.py: coach:goes-on</extracomment>
        <translation>Damit geht der Zug weiter.</translation>
    </message>
    <message>
        <source>It lays more cards.</source>
        <extracomment>engine/coach/reason_texts.py: coach:cards</extracomment>
        <translation>Damit werden mehr Karten gelegt.</translation>
    </message>
    <message>
        <source>It uses more cards of the row for the first time.</source>
        <extracomment>engine/coach/reason_texts.py: coach:row</extracomment>
        <translation>So kommen mehr Karten der Reihe erstmals zum Einsatz.</translation>
    </message>
    <message>
        <source>What others leave of it is worth more to you.</source>
        <extracomment>engine/coach/reason_texts.py: coach:maker</extracomment>
        <translation>Was andere davon übrig lassen, bringt mehr.</translation>
    </message>
    <message>
        <source>It keeps the {cards}.</source>
        <extracomment>engine/coach/reason_texts.py: coach:keeps</extracomment>
        <translation>Man behält {cards} auf der Hand.</translation>
    </message>
    <message>
        <source>It gets rid of the {cards}.</source>
        <extracomment>engine/coach/reason_texts.py: coach:rids</extracomment>
        <translation>Damit ist man {cards} los.</translation>
    </message>
    <message>
        <source>It keeps a better balance of vowels and consonants.</source>
        <extracomment>engine/coach/reason_texts.py: coach:balance</extracomment>
        <translation>So bleiben Vokale und Konsonanten besser im Gleichgewicht.</translation>
    </message>
    <message>
        <source>It keeps fewer cards of the same letter.</source>
        <extracomment>engine/coach/reason_texts.py: coach:doubles</extracomment>
        <translation>So bleiben weniger gleiche Buchstaben auf der Hand.</translation>
    </message>
    <message>
        <source>It leaves less to lose at the end.</source>
        <extracomment>engine/coach/reason_texts.py: coach:end</extracomment>
        <translation>So gibt es am Ende weniger zu verlieren.</translation>
    </message>
    <message>
        <source>The next player can make less of it, as far as can be guessed.</source>
        <extracomment>engine/coach/reason_texts.py: coach:next</extracomment>
        <translation>Soweit sich das schätzen lässt, kann der Nächste weniger daraus machen.</translation>
    </message>
    <message>
        <source>The other player is more likely to hold the {card}.</source>
        <extracomment>engine/coach/reason_texts.py: coach:likely</extracomment>
        <translation>{card} hat der andere eher auf der Hand.</translation>
    </message>
    <message>
        <source>More can be made of the {card}.</source>
        <extracomment>engine/coach/reason_texts.py: coach:more-of</extracomment>
        <translation>Aus {card} lässt sich mehr machen.</translation>
    </message>
    <message>
        <source>It fits in more places than the {card}.</source>
        <extracomment>engine/coach/reason_texts.py: coach:fits</extracomment>
        <translation>Das passt an mehr Stellen als {card}.</translation>
    </message>
    <message>
        <source>As far as can be guessed, the round goes better with it.</source>
        <extracomment>engine/coach/reason_texts.py: coach:round</extracomment>
        <translation>Soweit sich das schätzen lässt, läuft die Runde damit besser.</translation>
    </message>
    <message>
        <source>The cards that are left fit better after it.</source>
        <extracomment>engine/coach/reason_texts.py: coach:rows</extracomment>
        <translation>Danach passen die übrigen Karten besser.</translation>
    </message>
    <message>
        <source>These cards are worth more.</source>
        <extracomment>engine/coach/reason_texts.py: coach:values</extracomment>
        <translation>Diese Karten sind mehr wert.</translation>
    </message>
    <message>
        <source>It does better against the words that the other player may hold.</source>
        <extracomment>engine/coach/reason_texts.py: coach:trick</extracomment>
        <translation>Das behauptet sich besser gegen Wörter, die der andere haben könnte.</translation>
    </message>
    <message>
        <source>The chance that the other player holds the {card} is about {percent}%.</source>
        <extracomment>engine/coach/reason_texts.py: coach:chance</extracomment>
        <translation>Dass der andere {card} hat, ist zu etwa {percent}&#xa0;% wahrscheinlich.</translation>
    </message>
    <message>
        <source>Places that it fits in: {count}.</source>
        <extracomment>engine/coach/reason_texts.py: coach:places</extracomment>
        <translation>Stellen, an die es passt: {count}.</translation>
    </message>
    <message>
        <source>No play found scores more.</source>
        <extracomment>engine/coach/reason_texts.py: coach:most</extracomment>
        <translation>Kein gefundener Zug bringt mehr.</translation>
    </message>
    <message>
        <source>There was no word.</source>
        <extracomment>engine/coach/reason_texts.py: coach:no-word</extracomment>
        <translation>Es gab kein Wort.</translation>
    </message>
    <message>
        <source>{word} is a word.</source>
        <extracomment>engine/coach/reason_texts.py: coach:known</extracomment>
        <translation>{word} ist ein Wort.</translation>
    </message>
    <message>
        <source>The coach does not know the word {word}.</source>
        <extracomment>engine/coach/reason_texts.py: coach:not-known</extracomment>
        <translation>Das Wort {word} kennt der Coach nicht.</translation>
    </message>
    <message>
        <source>Small things together make it better, as far as can be guessed.</source>
        <extracomment>engine/coach/reason_texts.py: coach:together</extracomment>
        <translation>Mehrere Kleinigkeiten zusammen machen es besser, soweit sich das schätzen lässt.</translation>
    </message>
    <message>
        <source>It lays {count} words in one turn.</source>
        <extracomment>engine/coach/reason_texts.py: coach:words</extracomment>
        <translation>Damit liegen {count} Wörter in einem Zug.</translation>
    </message>
    <message>
        <source>A single {card} makes {made} of {word}.</source>
        <extracomment>engine/coach/reason_texts.py: coach:hook</extracomment>
        <translation>{card} allein macht aus {word} {made}.</translation>
    </message>
    <message>
        <source>It does without the {card} and scores no less.</source>
        <extracomment>engine/coach/reason_texts.py: coach:spared</extracomment>
        <translation>Es kommt ohne {card} aus und bringt nicht weniger.</translation>
    </message>
    <message>
        <source>A trade in time gets rid of the {cards}.</source>
        <extracomment>engine/coach/reason_texts.py: coach:traded</extracomment>
        <translation>Ein rechtzeitiger Tausch, und man ist {cards} los.</translation>
    </message>
    <message>
        <source>If the game ended then, the cards left would cost {points} less.</source>
        <extracomment>engine/coach/reason_texts.py: coach:less-left</extracomment>
        <translation>Wäre das Spiel dann zu Ende, würden die übrigen Karten {points} weniger kosten.</translation>
    </message>
    <message>
        <source>The next player scores about {points} after it, instead of {instead}, as far as can be guessed.</source>
        <extracomment>engine/coach/reason_texts.py: coach:follower</extracomment>
        <translation>Der nächste Spieler erzielt danach etwa {points} statt {instead}, soweit sich das schätzen lässt.</translation>
    </message>
    <message>
        <source>There was nothing else to do.</source>
        <extracomment>engine/coach/reason_texts.py: coach:one-way</extracomment>
        <translation>Etwas anderes war nicht möglich.</translation>
    </message>
    <message>
        <source>The dealer has nothing to choose.</source>
        <extracomment>engine/coach/reason_texts.py: coach:dealt</extracomment>
        <translation>Wer gibt, hat nichts zu wählen.</translation>
    </message>
    <message>
        <source>Resigning cannot be compared with a play.</source>
        <extracomment>engine/coach/reason_texts.py: coach:resigned</extracomment>
        <translation>Aufgeben lässt sich mit nichts vergleichen.</translation>
    </message>
    <message>
        <source>All piles look the same.</source>
        <extracomment>engine/coach/reason_texts.py: coach:piles</extracomment>
        <translation>Die Stapel sind nicht zu unterscheiden.</translation>
    </message>
    <message>
        <source>There is nothing to say about it.</source>
        <extracomment>engine/coach/reason_texts.py: coach:unseen</extracomment>
        <translation>Darüber lässt sich nichts sagen.</translation>
    </message>
    <message>
        <source>In the record “{place}” must be a number from 1 to 10, or 0 for no limit.</source>
        <extracomment>engine/messages.py: bad-record:factor</extracomment>
        <translation>In der Aufzeichnung muss „{place}“ eine Zahl von 1 bis 10 sein, oder 0 für keine Grenze.</translation>
    </message>
</context>
<context>
    <name>Road</name>
    <message>
        <source>The road</source>
        <extracomment>app/windows/gallery/gallery.py, app/windows/main_window.py, app/windows/sheets/road_page.py</extracomment>
        <translation>Der Weg</translation>
    </message>
    <message>
        <source>{pressed} of {of} stamps. Nothing is locked.</source>
        <extracomment>app/windows/sheets/road_page.py</extracomment>
        <translation>{pressed} von {of} Stempeln. Nichts ist verschlossen.</translation>
    </message>
    <message>
        <source>{stamp} on {day}</source>
        <extracomment>app/windows/sheets/road_page.py</extracomment>
        <translation>{stamp} am {day}</translation>
    </message>
    <message>
        <source>{game}: {pressed}; still open: {open}.</source>
        <extracomment>app/windows/sheets/road_page.py</extracomment>
        <translation>{game}: {pressed}; noch offen: {open}.</translation>
    </message>
    <message>
        <source>The stamps are being looked up…</source>
        <extracomment>app/windows/sheets/road_page.py</extracomment>
        <translation>Die Stempel werden zusammengesucht…</translation>
    </message>
    <message>
        <source>lesson</source>
        <extracomment>app/windows/sheets/road_page.py</extracomment>
        <translation>Lektion</translation>
    </message>
    <message>
        <source>first win</source>
        <extracomment>app/windows/sheets/road_page.py</extracomment>
        <translation>erster Sieg</translation>
    </message>
    <message>
        <source>win without hints</source>
        <extracomment>app/windows/sheets/road_page.py</extracomment>
        <translation>Sieg ohne Tipps</translation>
    </message>
    <message>
        <source>par reached</source>
        <extracomment>app/windows/sheets/road_page.py</extracomment>
        <translation>Par erreicht</translation>
    </message>
    <message>
        <source>find solved</source>
        <extracomment>app/windows/sheets/road_page.py</extracomment>
        <translation>Fund gelöst</translation>
    </message>
    <message>
        <source>All stamps</source>
        <extracomment>app/windows/sheets/road_page.py</extracomment>
        <translation>Alle Stempel</translation>
    </message>
    <message>
        <source>Games and their stamps</source>
        <extracomment>app/windows/sheets/road_page.py</extracomment>
        <translation>Spiele und ihre Stempel</translation>
    </message>
    <message>
        <source>Next: {stamp}</source>
        <extracomment>app/windows/sheets/road_page.py</extracomment>
        <translation>Als Nächstes: {stamp}</translation>
    </message>
    <message>
        <source>To this game</source>
        <extracomment>app/windows/sheets/road_page.py</extracomment>
        <translation>Zu diesem Spiel</translation>
    </message>
    <message>
        <source>{game}: no stamp yet; still open: {open}.</source>
        <extracomment>app/windows/sheets/road_page.py</extracomment>
        <translation>{game}: noch kein Stempel; noch offen: {open}.</translation>
    </message>
    <message>
        <source>{game}: all stamps: {pressed}.</source>
        <extracomment>app/windows/sheets/road_page.py</extracomment>
        <translation>{game}: alle Stempel: {pressed}.</translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>The rules of {game} are not written down here yet.</source>
        <extracomment>app/windows/rules/page.py</extracomment>
        <translation>Die Regeln von {game} sind hier noch nicht aufgeschrieben.</translation>
    </message>
    <message>
        <source>Rules</source>
        <extracomment>app/windows/rules/page.py</extracomment>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Variations and options: {names}</source>
        <extracomment>app/windows/rules/page_texts.py</extracomment>
        <translation>Varianten und Regeln: {names}</translation>
    </message>
    <message>
        <source>Contents</source>
        <extracomment>app/windows/rules/rules_window.py</extracomment>
        <translation>Inhalt</translation>
    </message>
    <message>
        <source>Show me</source>
        <extracomment>app/program/reminders.py, app/program/small_table.py, app/windows/rules/page_texts.py</extracomment>
        <translation>Zeig es mir</translation>
    </message>
    <message>
        <source>Back to the rules</source>
        <extracomment>app/program/small_table.py</extracomment>
        <translation>Zurück zu den Regeln</translation>
    </message>
    <message>
        <source>Refused: {reason}</source>
        <extracomment>app/program/small_table.py</extracomment>
        <translation>Nicht erlaubt: {reason}</translation>
    </message>
    <message>
        <source>Try it, and see why it is refused.</source>
        <extracomment>app/program/small_table.py</extracomment>
        <translation>Versuch es und sieh, warum es nicht erlaubt ist.</translation>
    </message>
    <message>
        <source>Now you</source>
        <extracomment>app/program/small_table.py, app/windows/rules/page_texts.py</extracomment>
        <translation>Jetzt du</translation>
    </message>
    <message>
        <source>Search in this page</source>
        <extracomment>app/windows/rules/rules_window.py</extracomment>
        <translation>Auf dieser Seite suchen</translation>
    </message>
    <message>
        <source>not found</source>
        <extracomment>app/windows/rules/rules_window.py</extracomment>
        <translation>nicht gefunden</translation>
    </message>
    <message>
        <source>Back</source>
        <extracomment>app/windows/rules/rules_window.py</extracomment>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Forward</source>
        <extracomment>app/windows/rules/rules_window.py</extracomment>
        <translation>Vor</translation>
    </message>
    <message>
        <source>Previous place</source>
        <extracomment>app/windows/rules/rules_window.py</extracomment>
        <translation>Vorige Stelle</translation>
    </message>
    <message>
        <source>Next place</source>
        <extracomment>app/windows/rules/rules_window.py</extracomment>
        <translation>Nächste Stelle</translation>
    </message>
    <message>
        <source>Page</source>
        <extracomment>app/windows/rules/rules_window.py</extracomment>
        <translation>Seite</translation>
    </message>
    <message>
        <source>Rules of {game}</source>
        <extracomment>app/windows/rules/rules_window.py</extracomment>
        <translation>Regeln von {game}</translation>
    </message>
    <message>
        <source>{number} of {count}</source>
        <extracomment>app/windows/rules/rules_window.py</extracomment>
        <translation>{number} von {count}</translation>
    </message>
</context>
<context>
    <name>Safe</name>
    <message>
        <source>Safe</source>
        <extracomment>app/windows/table/safe_mark.py</extracomment>
        <translation>Gespeichert</translation>
    </message>
    <message>
        <source>Saving</source>
        <extracomment>app/windows/table/safe_mark.py</extracomment>
        <translation>Speichert</translation>
    </message>
    <message>
        <source>Not saved</source>
        <extracomment>app/windows/table/safe_mark.py</extracomment>
        <translation>Nicht gespeichert</translation>
    </message>
    <message>
        <source>Saved up to the last move.</source>
        <extracomment>app/windows/table/safe_mark.py</extracomment>
        <translation>Bis zum letzten Zug gespeichert.</translation>
    </message>
    <message>
        <source>The last move is being saved.</source>
        <extracomment>app/windows/table/safe_mark.py</extracomment>
        <translation>Der letzte Zug wird gespeichert.</translation>
    </message>
    <message>
        <source>The last moves are not saved. {why} Wordfelt keeps trying.</source>
        <extracomment>app/windows/table/safe_mark.py</extracomment>
        <translation>Die letzten Züge sind nicht gespeichert. {why} Wordfelt versucht es weiter.</translation>
    </message>
    <message>
        <source>Save a copy…</source>
        <extracomment>app/windows/table/safe_mark.py</extracomment>
        <translation>Kopie speichern…</translation>
    </message>
    <message>
        <source>Try again now</source>
        <extracomment>app/windows/table/safe_mark.py</extracomment>
        <translation>Jetzt noch einmal versuchen</translation>
    </message>
</context>
<context>
    <name>Scanning</name>
    <message>
        <source>Take the last card back</source>
        <extracomment>app/windows/scanning/spots.py</extracomment>
        <translation>Die letzte Karte zurücknehmen</translation>
    </message>
    <message>
        <source>Menu of the card</source>
        <extracomment>app/windows/scanning/spots.py</extracomment>
        <translation>Menü der Karte</translation>
    </message>
    <message>
        <source>Put the card back</source>
        <extracomment>app/windows/scanning/spots.py</extracomment>
        <translation>Die Karte zurücklegen</translation>
    </message>
</context>
<context>
    <name>Scores</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <extracomment>app/base/texts.py, app/windows/sheets/puzzle_texts.py</extracomment>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <extracomment>app/base/texts.py, app/program/self_test.py, app/windows/sheets/puzzle_texts.py</extracomment>
        <translation>
            <numerusform>%n Karte</numerusform>
            <numerusform>%n Karten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s)</source>
        <extracomment>app/base/texts.py, app/windows/table/panels.py</extracomment>
        <translation>
            <numerusform>%n Stich</numerusform>
            <numerusform>%n Stiche</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) left</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>
            <numerusform>noch %n Karte</numerusform>
            <numerusform>noch %n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>out of the game</source>
        <extracomment>app/windows/table/panels.py</extracomment>
        <translation>ausgeschieden</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) won</source>
        <extracomment>app/base/texts.py, app/windows/table/panels.py</extracomment>
        <translation>
            <numerusform>%n gewonnenes Spiel</numerusform>
            <numerusform>%n gewonnene Spiele</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in hand</source>
        <extracomment>app/windows/table/panels.py</extracomment>
        <translation>
            <numerusform>%n Handkarte</numerusform>
            <numerusform>%n Handkarten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) won</source>
        <extracomment>app/windows/table/panels.py</extracomment>
        <translation>
            <numerusform>%n gewonnene Karte</numerusform>
            <numerusform>%n gewonnene Karten</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Search</name>
    <message>
        <source>You cannot look up words at this table now.</source>
        <extracomment>app/windows/table/why_not.py</extracomment>
        <translation>An diesem Tisch kannst du jetzt keine Wörter nachschlagen.</translation>
    </message>
    <message>
        <source>Is it a word?</source>
        <extracomment>app/windows/table/word_search.py</extracomment>
        <translation>Gibt es das Wort?</translation>
    </message>
    <message>
        <source>? stands for one letter, * for any letters or none.</source>
        <extracomment>app/windows/table/word_search.py</extracomment>
        <translation>? steht für einen Buchstaben, * für beliebig viele oder keinen.</translation>
    </message>
    <message>
        <source>Look it up</source>
        <extracomment>app/windows/table/word_search.py</extracomment>
        <translation>Nachschlagen</translation>
    </message>
    <message>
        <source>What was found</source>
        <extracomment>app/windows/table/word_search.py</extracomment>
        <translation>Was gefunden wurde</translation>
    </message>
    <message>
        <source>QUIZ, or a pattern: QU?Z, *ING</source>
        <extracomment>app/windows/table/word_search.py</extracomment>
        <translation>QUIZ oder ein Muster: QU?Z, *ING</translation>
    </message>
    <message>
        <source>At this table each search counts as a hint. Press Enter to search.</source>
        <extracomment>app/windows/table/word_search.py</extracomment>
        <translation>An diesem Tisch zählt jede Suche als Tipp: Gesucht wird erst mit der Eingabetaste.</translation>
    </message>
    <message>
        <source>{word} is a word.</source>
        <extracomment>app/windows/table/word_search.py</extracomment>
        <translation>{word} ist ein Wort.</translation>
    </message>
    <message>
        <source>{word} is not a word here.</source>
        <extracomment>app/windows/table/word_search.py</extracomment>
        <translation>{word} gilt hier nicht als Wort.</translation>
    </message>
    <message numerus="yes">
        <source>Here are the first %n.</source>
        <extracomment>app/windows/table/word_search.py</extracomment>
        <translation>
            <numerusform>Gezeigt wird %n.</numerusform>
            <numerusform>Gezeigt werden die ersten %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n word(s)</source>
        <extracomment>app/windows/table/word_search.py</extracomment>
        <translation>
            <numerusform>%n Wort</numerusform>
            <numerusform>%n Wörter</numerusform>
        </translation>
    </message>
    <message>
        <source>Dictionary: {name}</source>
        <extracomment>app/windows/table/word_search.py</extracomment>
        <translation>Wörterbuch: {name}</translation>
    </message>
</context>
<context>
    <name>SecondPress</name>
    <message>
        <source>{verb}? Press again</source>
        <extracomment>app/windows/table/second_press.py</extracomment>
        <translation>{verb}? Noch einmal</translation>
    </message>
    <message>
        <source>Press again to pass.</source>
        <extracomment>app/windows/table/second_press.py</extracomment>
        <translation>Zum Passen noch einmal drücken.</translation>
    </message>
    <message>
        <source>Press again to stop.</source>
        <extracomment>app/windows/table/second_press.py</extracomment>
        <translation>Zum Aufhören noch einmal drücken.</translation>
    </message>
    <message>
        <source>Press again to trade.</source>
        <extracomment>app/windows/table/second_press.py</extracomment>
        <translation>Zum Tauschen noch einmal drücken.</translation>
    </message>
    <message>
        <source>Press again to discard.</source>
        <extracomment>app/windows/table/second_press.py</extracomment>
        <translation>Zum Abwerfen noch einmal drücken.</translation>
    </message>
</context>
<context>
    <name>SetUp</name>
    <message>
        <source>Family: common words</source>
        <extracomment>app/base/settings.py</extracomment>
        <translation>Familie: häufige Wörter</translation>
    </message>
    <message>
        <source>Standard</source>
        <extracomment>app/base/settings.py</extracomment>
        <translation>Standard</translation>
    </message>
    <message>
        <source>Large: rare words, too</source>
        <extracomment>app/base/settings.py</extracomment>
        <translation>Groß: auch seltene Wörter</translation>
    </message>
    <message>
        <source>American and British</source>
        <extracomment>app/base/settings.py</extracomment>
        <translation>Amerikanisch und britisch</translation>
    </message>
    <message>
        <source>American</source>
        <extracomment>app/base/settings.py</extracomment>
        <translation>Amerikanisch</translation>
    </message>
    <message>
        <source>British</source>
        <extracomment>app/base/settings.py</extracomment>
        <translation>Britisch</translation>
    </message>
    <message>
        <source>Words not for children</source>
        <extracomment>app/base/settings.py, app/windows/sheets/table_sheet.py</extracomment>
        <translation>Wörter, die nichts für Kinder sind</translation>
    </message>
    <message>
        <source>All allowed</source>
        <extracomment>app/base/settings.py</extracomment>
        <translation>Alle erlaubt</translation>
    </message>
    <message>
        <source>The strongest are left out</source>
        <extracomment>app/base/settings.py</extracomment>
        <translation>Ohne die stärksten</translation>
    </message>
    <message>
        <source>Vulgar ones are left out</source>
        <extracomment>app/base/settings.py</extracomment>
        <translation>Ohne die vulgären</translation>
    </message>
    <message>
        <source>All are left out</source>
        <extracomment>app/base/settings.py</extracomment>
        <translation>Ganz ohne</translation>
    </message>
    <message>
        <source>The program never uses them</source>
        <extracomment>app/base/settings.py</extracomment>
        <translation>Das Programm nennt keine</translation>
    </message>
    <message>
        <source>The program may use them</source>
        <extracomment>app/base/settings.py</extracomment>
        <translation>Das Programm darf sie nennen</translation>
    </message>
    <message>
        <source>no limit</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>ohne Grenze</translation>
    </message>
    <message>
        <source>the time that is agreed</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>die vereinbarte Zeit</translation>
    </message>
    <message>
        <source>{times} × the time</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>{times}-fache Zeit</translation>
    </message>
    <message>
        <source>A deal code has eight letters and digits.</source>
        <extracomment>app/windows/sheets/code_field.py</extracomment>
        <translation>Ein Blattcode hat acht Buchstaben und Ziffern.</translation>
    </message>
    <message>
        <source>the game’s own</source>
        <extracomment>app/windows/sheets/option_fields.py</extracomment>
        <translation>die des Spiels</translation>
    </message>
    <message>
        <source>Knows everyday words.</source>
        <extracomment>app/windows/sheets/seats.py</extracomment>
        <translation>Kennt alltägliche Wörter.</translation>
    </message>
    <message>
        <source>Knows common words.</source>
        <extracomment>app/windows/sheets/seats.py</extracomment>
        <translation>Kennt häufige Wörter.</translation>
    </message>
    <message>
        <source>Knows uncommon words, too.</source>
        <extracomment>app/windows/sheets/seats.py</extracomment>
        <translation>Kennt auch weniger häufige Wörter.</translation>
    </message>
    <message>
        <source>Knows rare words, too.</source>
        <extracomment>app/windows/sheets/seats.py</extracomment>
        <translation>Kennt auch seltene Wörter.</translation>
    </message>
    <message>
        <source>Knows every word.</source>
        <extracomment>app/windows/sheets/seats.py</extracomment>
        <translation>Kennt jedes Wort.</translation>
    </message>
    <message>
        <source>Near you</source>
        <extracomment>app/windows/sheets/seats.py, app/windows/widgets/who_plays.py</extracomment>
        <translation>Etwa so stark wie du</translation>
    </message>
    <message>
        <source>Plays half a level harder after you clearly win, and half a level easier after it does.</source>
        <extracomment>app/windows/sheets/seats.py</extracomment>
        <translation>Spielt eine halbe Stufe stärker, nachdem du klar gewonnen hast, und eine halbe Stufe schwächer nach einem klaren eigenen Sieg.</translation>
    </message>
    <message>
        <source>It never sees your hand.</source>
        <extracomment>app/windows/sheets/seats.py</extracomment>
        <translation>Deine Hand sieht er nie.</translation>
    </message>
    <message>
        <source>Person</source>
        <extracomment>app/windows/sheets/seats.py</extracomment>
        <translation>Mensch</translation>
    </message>
    <message>
        <source>Computer</source>
        <extracomment>app/windows/sheets/seats.py</extracomment>
        <translation>Computer</translation>
    </message>
    <message>
        <source>Hints as in the settings</source>
        <extracomment>app/windows/sheets/seats.py</extracomment>
        <translation>Tipps wie in den Einstellungen</translation>
    </message>
    <message>
        <source>Knows the words of primary school, takes its time and overlooks a lot.</source>
        <extracomment>app/windows/sheets/seats.py</extracomment>
        <translation>Kennt die Wörter der Grundschule, lässt sich Zeit und übersieht viel.</translation>
    </message>
    <message>
        <source>Sees every play that it could make.</source>
        <extracomment>app/windows/sheets/seats.py</extracomment>
        <translation>Sieht jeden Zug, den er machen könnte.</translation>
    </message>
    <message>
        <source>Takes care which letters it keeps.</source>
        <extracomment>app/windows/sheets/seats.py</extracomment>
        <translation>Achtet darauf, welche Buchstaben er behält.</translation>
    </message>
    <message>
        <source>Thinks of what the next player could do.</source>
        <extracomment>app/windows/sheets/seats.py</extracomment>
        <translation>Bedenkt, was der Nächste tun könnte.</translation>
    </message>
    <message>
        <source>Counts the cards at the end.</source>
        <extracomment>app/windows/sheets/seats.py</extracomment>
        <translation>Zählt am Ende die Karten mit.</translation>
    </message>
    <message>
        <source>Name at seat {number}</source>
        <extracomment>app/windows/sheets/seats.py</extracomment>
        <translation>Name auf Platz {number}</translation>
    </message>
    <message>
        <source>Colour of seat {number}</source>
        <extracomment>app/windows/sheets/seats.py</extracomment>
        <translation>Farbe von Platz {number}</translation>
    </message>
    <message>
        <source>Who plays at seat {number}</source>
        <extracomment>app/windows/sheets/seats.py</extracomment>
        <translation>Wer auf Platz {number} spielt</translation>
    </message>
    <message>
        <source>Level at seat {number}</source>
        <extracomment>app/windows/sheets/seats.py</extracomment>
        <translation>Stufe auf Platz {number}</translation>
    </message>
    <message>
        <source>Temperament at seat {number}</source>
        <extracomment>app/windows/sheets/seats.py</extracomment>
        <translation>Temperament auf Platz {number}</translation>
    </message>
    <message>
        <source>Hints at seat {number}</source>
        <extracomment>app/windows/sheets/seats.py</extracomment>
        <translation>Tipps auf Platz {number}</translation>
    </message>
    <message>
        <source>Time at seat {number}</source>
        <extracomment>app/windows/sheets/seats.py</extracomment>
        <translation>Zeit auf Platz {number}</translation>
    </message>
    <message>
        <source>Move seat {number} up</source>
        <extracomment>app/windows/sheets/seats.py</extracomment>
        <translation>Platz {number} nach oben</translation>
    </message>
    <message>
        <source>Remove seat {number}</source>
        <extracomment>app/windows/sheets/seats.py</extracomment>
        <translation>Platz {number} entfernen</translation>
    </message>
    <message>
        <source>Large resembles SOWPODS, the tournament list: it has about 89 % of its words.</source>
        <extracomment>app/windows/sheets/table_sheet.py</extracomment>
        <translation>„Groß“ ähnelt der Turnierliste SOWPODS: Es hat etwa 89&#xa0;% ihrer Wörter.</translation>
    </message>
    <message>
        <source>Unless all of you agree on hints, nobody gets any.</source>
        <extracomment>app/windows/sheets/table_sheet.py</extracomment>
        <translation>Tipps gibt es nur, wenn ihr alle einverstanden seid.</translation>
    </message>
    <message>
        <source>People…</source>
        <extracomment>app/windows/sheets/table_sheet.py</extracomment>
        <translation>Personen…</translation>
    </message>
    <message>
        <source>Hints are agreed</source>
        <extracomment>app/windows/sheets/table_sheet.py</extracomment>
        <translation>Tipps sind vereinbart</translation>
    </message>
    <message>
        <source>Words and meanings are English.</source>
        <extracomment>app/windows/sheets/table_sheet.py</extracomment>
        <translation>Wörter und Bedeutungen sind englisch.</translation>
    </message>
    <message>
        <source>Set up {game}</source>
        <extracomment>app/windows/sheets/setup_sheet.py</extracomment>
        <translation>{game} einrichten</translation>
    </message>
    <message>
        <source>Hints: {words}</source>
        <extracomment>app/windows/sheets/seats.py</extracomment>
        <translation>Tipps: {words}</translation>
    </message>
    <message>
        <source>Dictionary</source>
        <extracomment>app/base/settings.py, app/windows/sheets/table_sheet.py</extracomment>
        <translation>Englisches Wörterbuch</translation>
    </message>
    <message>
        <source>Spelling</source>
        <extracomment>app/base/settings.py, app/windows/sheets/table_sheet.py</extracomment>
        <translation>Schreibweise</translation>
    </message>
    <message>
        <source>Offensive words</source>
        <extracomment>app/base/settings.py, app/windows/sheets/table_sheet.py</extracomment>
        <translation>Anstößige Wörter</translation>
    </message>
    <message>
        <source>+ Person</source>
        <extracomment>app/windows/sheets/seats.py</extracomment>
        <translation>+ Mensch</translation>
    </message>
    <message>
        <source>+ Computer</source>
        <extracomment>app/windows/sheets/seats.py</extracomment>
        <translation>+ Computer</translation>
    </message>
    <message>
        <source>One more person</source>
        <extracomment>app/windows/sheets/seats.py</extracomment>
        <translation>Ein Mensch mehr</translation>
    </message>
    <message>
        <source>One more computer player</source>
        <extracomment>app/windows/sheets/seats.py</extracomment>
        <translation>Ein Computerspieler mehr</translation>
    </message>
    <message>
        <source>Undo takes back what computers have played, too. Statistics count such games separately.</source>
        <extracomment>app/windows/sheets/table_sheet.py</extracomment>
        <translation>Rückgängig nimmt auch zurück, was der Computer gespielt hat. Die Statistik zählt solche Spiele gesondert.</translation>
    </message>
    <message>
        <source>Practice</source>
        <extracomment>app/windows/sheets/table_sheet.py</extracomment>
        <translation>Übung</translation>
    </message>
    <message>
        <source>Variation</source>
        <extracomment>app/windows/sheets/setup_sheet.py</extracomment>
        <translation>Variante</translation>
    </message>
    <message>
        <source>As printed</source>
        <extracomment>app/windows/sheets/setup_sheet.py</extracomment>
        <translation>Wie gedruckt</translation>
    </message>
    <message>
        <source>As in the settings</source>
        <extracomment>app/base/settings.py</extracomment>
        <translation>Wie in den Einstellungen</translation>
    </message>
    <message>
        <source>by chance</source>
        <extracomment>app/windows/sheets/code_field.py</extracomment>
        <translation>zufällig</translation>
    </message>
    <message>
        <source>Deal code</source>
        <extracomment>app/windows/sheets/code_field.py, app/windows/sheets/setup_sheet.py</extracomment>
        <translation>Blattcode</translation>
    </message>
    <message>
        <source>Back</source>
        <extracomment>app/windows/gallery/which_game.py, app/windows/sheets/day_sheet.py, app/windows/sheets/setup_sheet.py</extracomment>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Knows the words that families know.</source>
        <extracomment>app/windows/sheets/seats.py</extracomment>
        <translation>Kennt die Wörter, die Familien kennen.</translation>
    </message>
    <message>
        <source>Plans the best whole turn, and looks some turns ahead.</source>
        <extracomment>app/windows/sheets/seats.py</extracomment>
        <translation>Setzt den besten ganzen Zug zusammen und denkt einige Züge voraus.</translation>
    </message>
    <message>
        <source>Sees {share} of 100 plays that it could make, fewer with long or rare words.</source>
        <extracomment>app/windows/sheets/seats.py</extracomment>
        <translation>Sieht {share} von 100 möglichen Zügen, bei langen oder seltenen Wörtern weniger.</translation>
    </message>
    <message>
        <source>Deal</source>
        <extracomment>app/windows/sheets/setup_sheet.py</extracomment>
        <translation>Austeilen</translation>
    </message>
    <message>
        <source>Rules of this variation</source>
        <extracomment>app/windows/sheets/setup_sheet.py</extracomment>
        <translation>Regeln dieser Variante</translation>
    </message>
    <message>
        <source>Buzzers: {keys}</source>
        <extracomment>app/windows/sheets/setup_sheet.py</extracomment>
        <translation>Buzzer: {keys}</translation>
    </message>
    <message>
        <source>Keys to challenge a word: {keys}</source>
        <extracomment>app/windows/sheets/setup_sheet.py</extracomment>
        <translation>Tasten zum Anfechten eines Wortes: {keys}</translation>
    </message>
    <message>
        <source>Players</source>
        <extracomment>app/windows/sheets/setup_sheet.py</extracomment>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Keys…</source>
        <extracomment>app/windows/sheets/setup_sheet.py</extracomment>
        <translation>Tasten…</translation>
    </message>
    <message>
        <source>Rules of this table</source>
        <extracomment>app/windows/sheets/setup_sheet.py</extracomment>
        <translation>Regeln an diesem Tisch</translation>
    </message>
    <message>
        <source>The same code deals the same cards again.</source>
        <extracomment>app/windows/sheets/code_field.py</extracomment>
        <translation>Mit demselben Code bekommst du wieder dieselben Karten.</translation>
    </message>
    <message>
        <source>Looks for cards that can all be laid with words that families know</source>
        <extracomment>app/windows/sheets/setup_sheet.py</extracomment>
        <translation>Sucht Karten, die sich mit Wörtern, die Familien kennen, alle legen lassen</translation>
    </message>
    <message>
        <source>Stop looking</source>
        <extracomment>app/windows/sheets/setup_sheet.py</extracomment>
        <translation>Suche beenden</translation>
    </message>
    <message>
        <source>Cards with a known solution</source>
        <extracomment>app/windows/sheets/setup_sheet.py</extracomment>
        <translation>Karten mit bekannter Lösung</translation>
    </message>
    <message>
        <source>Looking for cards…</source>
        <extracomment>app/windows/sheets/setup_sheet.py</extracomment>
        <translation>Karten werden gesucht…</translation>
    </message>
    <message>
        <source>A solution is known for these cards. They are dealt for one player.</source>
        <extracomment>app/windows/sheets/setup_sheet.py</extracomment>
        <translation>Für diese Karten ist eine Lösung bekannt. Sie werden für eine Person ausgeteilt.</translation>
    </message>
    <message>
        <source>No solution was found with these rules.</source>
        <extracomment>app/windows/sheets/setup_sheet.py</extracomment>
        <translation>Mit diesen Regeln wurde keine Lösung gefunden.</translation>
    </message>
    <message>
        <source>no time limit</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>keine Zeitgrenze</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>{word} is not made of 2 to 20 letters from A to Z.</source>
        <extracomment>app/windows/sheets/house_list.py</extracomment>
        <translation>{word} ist kein Wort aus 2 bis 20 Buchstaben von A bis Z.</translation>
    </message>
    <message>
        <source>House words apply from the next deal on.</source>
        <extracomment>app/windows/sheets/house_list.py</extracomment>
        <translation>Hauswörter gelten ab dem nächsten Austeilen.</translation>
    </message>
    <message>
        <source>a word, or several</source>
        <extracomment>app/windows/sheets/house_list.py</extracomment>
        <translation>ein Wort oder mehrere</translation>
    </message>
    <message>
        <source>Add</source>
        <extracomment>app/windows/sheets/house_list.py</extracomment>
        <translation>Hinzufügen</translation>
    </message>
    <message>
        <source>Remove</source>
        <extracomment>app/windows/sheets/house_list.py, app/windows/sheets/own_lists_page.py</extracomment>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Words added</source>
        <extracomment>app/windows/sheets/house_list.py</extracomment>
        <translation>Zusätzliche Wörter</translation>
    </message>
    <message>
        <source>Words forbidden</source>
        <extracomment>app/windows/sheets/house_list.py</extracomment>
        <translation>Verbotene Wörter</translation>
    </message>
    <message numerus="yes">
        <source>%n word(s)</source>
        <extracomment>app/windows/sheets/house_list.py, app/windows/sheets/own_lists_page.py</extracomment>
        <translation>
            <numerusform>%n Wort</numerusform>
            <numerusform>%n Wörter</numerusform>
        </translation>
    </message>
    <message>
        <source>Words removed: {words}.</source>
        <extracomment>app/windows/sheets/house_list.py</extracomment>
        <translation>Entfernte Wörter: {words}.</translation>
    </message>
    <message>
        <source>Words added: {words}.</source>
        <extracomment>app/windows/sheets/house_list.py</extracomment>
        <translation>Zusätzliche Wörter: {words}.</translation>
    </message>
    <message>
        <source>Words forbidden: {words}.</source>
        <extracomment>app/windows/sheets/house_list.py</extracomment>
        <translation>Verbotene Wörter: {words}.</translation>
    </message>
    <message>
        <source>Your word lists</source>
        <extracomment>app/windows/sheets/own_lists_page.py</extracomment>
        <translation>Deine Wortlisten</translation>
    </message>
    <message>
        <source>Remove “{title}”? Games played with it can then only be watched.</source>
        <extracomment>app/windows/sheets/own_lists_page.py</extracomment>
        <translation>„{title}“ entfernen? Spiele mit dieser Liste kannst du dann nur noch ansehen.</translation>
    </message>
    <message numerus="yes">
        <source>%n with characters other than A to Z</source>
        <extracomment>app/windows/sheets/own_lists_page.py</extracomment>
        <translation>
            <numerusform>%n mit anderen Zeichen als A bis Z</numerusform>
            <numerusform>%n mit anderen Zeichen als A bis Z</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n with fewer than 2 or more than 20 letters</source>
        <extracomment>app/windows/sheets/own_lists_page.py</extracomment>
        <translation>
            <numerusform>%n mit weniger als 2 oder mehr als 20 Buchstaben</numerusform>
            <numerusform>%n mit weniger als 2 oder mehr als 20 Buchstaben</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n name(s)</source>
        <extracomment>app/windows/sheets/own_lists_page.py</extracomment>
        <translation>
            <numerusform>%n Eigenname</numerusform>
            <numerusform>%n Eigennamen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n listed twice</source>
        <extracomment>app/windows/sheets/own_lists_page.py</extracomment>
        <translation>
            <numerusform>%n doppelt</numerusform>
            <numerusform>%n doppelt</numerusform>
        </translation>
    </message>
    <message>
        <source>Import a list…</source>
        <extracomment>app/windows/sheets/own_lists_page.py</extracomment>
        <translation>Liste einlesen…</translation>
    </message>
    <message>
        <source>Import a text or gzip file with one word on each line; then choose it as the dictionary.</source>
        <extracomment>app/windows/sheets/own_lists_page.py</extracomment>
        <translation>Lies eine Text- oder gzip-Datei mit einem Wort pro Zeile ein; wähle sie dann als Wörterbuch.</translation>
    </message>
    <message>
        <source>The word list is being read.</source>
        <extracomment>app/windows/sheets/own_lists_page.py</extracomment>
        <translation>Die Wortliste wird eingelesen.</translation>
    </message>
    <message>
        <source>Leave it</source>
        <extracomment>app/windows/sheets/own_lists_page.py</extracomment>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>The list cannot be removed: {why}</source>
        <extracomment>app/windows/sheets/own_lists_page.py</extracomment>
        <translation>Die Liste kann nicht entfernt werden: {why}</translation>
    </message>
    <message>
        <source>“{title}” is removed.</source>
        <extracomment>app/windows/sheets/own_lists_page.py</extracomment>
        <translation>„{title}“ ist entfernt.</translation>
    </message>
    <message>
        <source>Left out: {entries}.</source>
        <extracomment>app/windows/sheets/own_lists_page.py</extracomment>
        <translation>Ausgelassen: {entries}.</translation>
    </message>
    <message>
        <source>{seconds} s</source>
        <extracomment>app/base/settings.py</extracomment>
        <translation>{seconds}&#xa0;s</translation>
    </message>
    <message>
        <source>Settings</source>
        <extracomment>app/windows/sheets/settings_sheet.py</extracomment>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>app/windows/sheets/settings_sheet.py</extracomment>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Felt</source>
        <extracomment>app/base/settings.py</extracomment>
        <translation>Filz</translation>
    </message>
    <message>
        <source>Cards</source>
        <extracomment>app/base/settings.py</extracomment>
        <translation>Karten</translation>
    </message>
    <message>
        <source>Backs</source>
        <extracomment>app/base/settings.py</extracomment>
        <translation>Rückseiten</translation>
    </message>
    <message>
        <source>Colours</source>
        <extracomment>app/base/settings.py</extracomment>
        <translation>Farben</translation>
    </message>
    <message>
        <source>Movement</source>
        <extracomment>app/base/settings.py</extracomment>
        <translation>Bewegung</translation>
    </message>
    <message>
        <source>Text size</source>
        <extracomment>app/base/settings.py</extracomment>
        <translation>Schriftgröße</translation>
    </message>
    <message>
        <source>Size of the cards</source>
        <extracomment>app/base/settings.py</extracomment>
        <translation>Größe der Karten</translation>
    </message>
    <message>
        <source>Language</source>
        <extracomment>app/base/settings.py</extracomment>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Sounds</source>
        <extracomment>app/base/settings.py</extracomment>
        <translation>Geräusche</translation>
    </message>
    <message>
        <source>Computer players</source>
        <extracomment>app/base/settings.py</extracomment>
        <translation>Computerspieler</translation>
    </message>
    <message>
        <source>Computer players say why</source>
        <extracomment>app/base/settings.py</extracomment>
        <translation>Computerspieler begründen ihre Züge</translation>
    </message>
    <message>
        <source>Reminders in a first game</source>
        <extracomment>app/base/settings.py</extracomment>
        <translation>Hinweise im ersten Spiel</translation>
    </message>
    <message>
        <source>Screen reader announcements</source>
        <extracomment>app/base/settings.py</extracomment>
        <translation>Ansagen für Screenreader</translation>
    </message>
    <message>
        <source>Hints</source>
        <extracomment>app/base/settings.py</extracomment>
        <translation>Tipps</translation>
    </message>
    <message>
        <source>Panels beside the table</source>
        <extracomment>app/base/settings.py</extracomment>
        <translation>Seitenleiste</translation>
    </message>
    <message>
        <source>Set by the dictionary</source>
        <extracomment>app/base/settings.py</extracomment>
        <translation>Wie im Wörterbuch</translation>
    </message>
    <message>
        <source>A lit frame moves over the window from part to part and from card to card. A key picks what is lit. With two keys, one moves the frame and the other picks.</source>
        <extracomment>app/base/settings.py</extracomment>
        <translation>Ein leuchtender Rahmen wandert im Fenster von Teil zu Teil und von Karte zu Karte. Eine Taste wählt, was leuchtet. Bei zwei Tasten rückt eine den Rahmen weiter, die andere wählt.</translation>
    </message>
    <message>
        <source>Switches</source>
        <extracomment>app/base/settings.py</extracomment>
        <translation>Schalter</translation>
    </message>
    <message>
        <source>The frame stays</source>
        <extracomment>app/base/settings.py</extracomment>
        <translation>Der Rahmen bleibt</translation>
    </message>
    <message>
        <source>A resting pointer clicks after</source>
        <extracomment>app/base/settings.py</extracomment>
        <translation>Ruhender Zeiger wählt nach</translation>
    </message>
    <message>
        <source>Your own picture…</source>
        <extracomment>app/base/settings.py</extracomment>
        <translation>Eigenes Bild…</translation>
    </message>
    <message>
        <source>No picture</source>
        <extracomment>app/base/settings.py</extracomment>
        <translation>Kein Bild</translation>
    </message>
    <message>
        <source>{percent}%</source>
        <extracomment>app/base/settings.py</extracomment>
        <translation>{percent}&#xa0;%</translation>
    </message>
    <message>
        <source>Looks</source>
        <extracomment>app/base/settings.py</extracomment>
        <translation>Aussehen</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>app/base/settings.py</extracomment>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Words</source>
        <extracomment>app/base/settings.py</extracomment>
        <translation>Wörter</translation>
    </message>
    <message>
        <source>Keys</source>
        <extracomment>app/base/settings.py</extracomment>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>Switch</source>
        <extracomment>app/base/settings.py</extracomment>
        <translation>Schalter</translation>
    </message>
    <message>
        <source>Green</source>
        <extracomment>app/base/settings.py</extracomment>
        <translation>Grün</translation>
    </message>
    <message>
        <source>Blue</source>
        <extracomment>app/base/settings.py</extracomment>
        <translation>Blau</translation>
    </message>
    <message>
        <source>Burgundy</source>
        <extracomment>app/base/settings.py</extracomment>
        <translation>Burgunderrot</translation>
    </message>
    <message>
        <source>Slate</source>
        <extracomment>app/base/settings.py</extracomment>
        <translation>Schiefer</translation>
    </message>
    <message>
        <source>Petrol</source>
        <extracomment>app/base/settings.py</extracomment>
        <translation>Petrol</translation>
    </message>
    <message>
        <source>Plum</source>
        <extracomment>app/base/settings.py</extracomment>
        <translation>Pflaume</translation>
    </message>
    <message>
        <source>Tobacco</source>
        <extracomment>app/base/settings.py</extracomment>
        <translation>Tabak</translation>
    </message>
    <message>
        <source>Moss</source>
        <extracomment>app/base/settings.py</extracomment>
        <translation>Moos</translation>
    </message>
    <message>
        <source>Midnight</source>
        <extracomment>app/base/settings.py</extracomment>
        <translation>Mitternacht</translation>
    </message>
    <message>
        <source>Paper</source>
        <extracomment>app/base/settings.py</extracomment>
        <translation>Papier</translation>
    </message>
    <message>
        <source>Large letters</source>
        <extracomment>app/base/settings.py</extracomment>
        <translation>Große Buchstaben</translation>
    </message>
    <message>
        <source>Night</source>
        <extracomment>app/base/settings.py</extracomment>
        <translation>Nacht</translation>
    </message>
    <message>
        <source>Framed</source>
        <extracomment>app/base/settings.py</extracomment>
        <translation>Gerahmt</translation>
    </message>
    <message>
        <source>Wood</source>
        <extracomment>app/base/settings.py</extracomment>
        <translation>Holz</translation>
    </message>
    <message>
        <source>Banner</source>
        <extracomment>app/base/settings.py</extracomment>
        <translation>Banner</translation>
    </message>
    <message>
        <source>Chalk</source>
        <extracomment>app/base/settings.py</extracomment>
        <translation>Kreide</translation>
    </message>
    <message>
        <source>Lattice</source>
        <extracomment>app/base/settings.py</extracomment>
        <translation>Gitter</translation>
    </message>
    <message>
        <source>Garnet</source>
        <extracomment>app/base/settings.py</extracomment>
        <translation>Granat</translation>
    </message>
    <message>
        <source>Dusk</source>
        <extracomment>app/base/settings.py</extracomment>
        <translation>Dämmerung</translation>
    </message>
    <message>
        <source>Letters</source>
        <extracomment>app/base/settings.py</extracomment>
        <translation>Buchstaben</translation>
    </message>
    <message>
        <source>Waves</source>
        <extracomment>app/base/settings.py</extracomment>
        <translation>Wellen</translation>
    </message>
    <message>
        <source>Rays</source>
        <extracomment>app/base/settings.py</extracomment>
        <translation>Strahlen</translation>
    </message>
    <message>
        <source>Chevrons</source>
        <extracomment>app/base/settings.py</extracomment>
        <translation>Winkel</translation>
    </message>
    <message>
        <source>Frames</source>
        <extracomment>app/base/settings.py</extracomment>
        <translation>Rahmen</translation>
    </message>
    <message>
        <source>Dots</source>
        <extracomment>app/base/settings.py</extracomment>
        <translation>Tupfen</translation>
    </message>
    <message>
        <source>As the system</source>
        <extracomment>app/base/settings.py</extracomment>
        <translation>Wie das System</translation>
    </message>
    <message>
        <source>Light</source>
        <extracomment>app/base/settings.py</extracomment>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <extracomment>app/base/settings.py</extracomment>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>High contrast</source>
        <extracomment>app/base/settings.py</extracomment>
        <translation>Hoher Kontrast</translation>
    </message>
    <message>
        <source>None</source>
        <extracomment>app/base/settings.py</extracomment>
        <translation>Keine</translation>
    </message>
    <message>
        <source>Fast</source>
        <extracomment>app/base/settings.py</extracomment>
        <translation>Schnell</translation>
    </message>
    <message>
        <source>Normal</source>
        <extracomment>app/base/settings.py</extracomment>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Slow</source>
        <extracomment>app/base/settings.py</extracomment>
        <translation>Langsam</translation>
    </message>
    <message>
        <source>At once</source>
        <extracomment>app/base/settings.py</extracomment>
        <translation>Sofort</translation>
    </message>
    <message>
        <source>Quick</source>
        <extracomment>app/base/settings.py</extracomment>
        <translation>Flott</translation>
    </message>
    <message>
        <source>Like people</source>
        <extracomment>app/base/settings.py</extracomment>
        <translation>Menschliches Tempo</translation>
    </message>
    <message>
        <source>Essentials only</source>
        <extracomment>app/base/settings.py</extracomment>
        <translation>Das Nötigste</translation>
    </message>
    <message>
        <source>The usual ones</source>
        <extracomment>app/base/settings.py</extracomment>
        <translation>Das Übliche</translation>
    </message>
    <message>
        <source>Everything</source>
        <extracomment>app/base/settings.py</extracomment>
        <translation>Alles</translation>
    </message>
    <message>
        <source>House words</source>
        <extracomment>app/base/settings.py</extracomment>
        <translation>Hauswörter</translation>
    </message>
    <message>
        <source>One: the frame moves by itself</source>
        <extracomment>app/base/settings.py</extracomment>
        <translation>Einer: Der Rahmen wandert von selbst</translation>
    </message>
    <message>
        <source>Two: one moves the frame, one picks</source>
        <extracomment>app/base/settings.py</extracomment>
        <translation>Zwei: Eine Taste rückt weiter, eine wählt</translation>
    </message>
    <message>
        <source>Never</source>
        <extracomment>app/base/settings.py</extracomment>
        <translation>Nie</translation>
    </message>
    <message>
        <source>Volume of the sounds</source>
        <extracomment>app/base/settings.py</extracomment>
        <translation>Lautstärke der Töne</translation>
    </message>
    <message>
        <source>Extra time on the first item</source>
        <extracomment>app/base/settings.py</extracomment>
        <translation>Auf dem ersten Teil bleibt er länger um</translation>
    </message>
    <message>
        <source>The frame rests after</source>
        <extracomment>app/base/settings.py</extracomment>
        <translation>Der Rahmen ruht nach</translation>
    </message>
    <message>
        <source>A press counts after</source>
        <extracomment>app/base/settings.py</extracomment>
        <translation>Ein Druck zählt nach</translation>
    </message>
    <message>
        <source>Another press counts after</source>
        <extracomment>app/base/settings.py</extracomment>
        <translation>Der nächste Druck zählt nach</translation>
    </message>
    <message>
        <source>No extra time</source>
        <extracomment>app/base/settings.py</extracomment>
        <translation>Gar nicht</translation>
    </message>
    <message>
        <source>Screen readers say what is lit</source>
        <extracomment>app/base/settings.py</extracomment>
        <translation>Vorlesen, was leuchtet</translation>
    </message>
    <message>
        <source>{count} full cycles</source>
        <extracomment>app/base/settings.py</extracomment>
        <translation>{count} Durchgängen</translation>
    </message>
    <message>
        <source>Calm play: scores are not compared</source>
        <extracomment>app/base/settings.py</extracomment>
        <translation>Ruhig spielen: Punkte werden nicht verglichen</translation>
    </message>
    <message>
        <source>Volume of the frame</source>
        <extracomment>app/base/settings.py</extracomment>
        <translation>Lautstärke des Rahmens</translation>
    </message>
    <message>
        <source>Silent</source>
        <extracomment>app/base/settings.py</extracomment>
        <translation>Stumm</translation>
    </message>
    <message>
        <source>Search</source>
        <extracomment>app/windows/sheets/settings_foot.py</extracomment>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Search the settings</source>
        <extracomment>app/windows/sheets/settings_foot.py</extracomment>
        <translation>Einstellungen durchsuchen</translation>
    </message>
    <message>
        <source>Put back</source>
        <extracomment>app/windows/sheets/settings_foot.py</extracomment>
        <translation>Zurücksetzen</translation>
    </message>
    <message>
        <source>No setting was found.</source>
        <extracomment>app/windows/sheets/settings_foot.py</extracomment>
        <translation>Keine Einstellung gefunden.</translation>
    </message>
    <message>
        <source>Put back: {setting}</source>
        <extracomment>app/windows/sheets/settings_foot.py</extracomment>
        <translation>Zurücksetzen: {setting}</translation>
    </message>
</context>
<context>
    <name>Shout</name>
    <message>
        <source>Keys…</source>
        <extracomment>app/windows/table/buzzers.py</extracomment>
        <translation>Tasten…</translation>
    </message>
    <message numerus="yes">
        <source>Wrong: fewer than %n card(s)</source>
        <extracomment>app/session/script_maker.py</extracomment>
        <translation>
            <numerusform>Falsch: weniger als %n Karte</numerusform>
            <numerusform>Falsch: weniger als %n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>No word was named.</source>
        <extracomment>app/session/script_maker.py</extracomment>
        <translation>Kein Wort wurde genannt.</translation>
    </message>
    <message>
        <source>Wrong: too few letters</source>
        <extracomment>app/session/script_maker.py</extracomment>
        <translation>Falsch: zu wenige Buchstaben</translation>
    </message>
    <message>
        <source>Wrong: not in the dictionary</source>
        <extracomment>app/session/script_maker.py</extracomment>
        <translation>Falsch: nicht im Wörterbuch</translation>
    </message>
    <message>
        <source>{milliseconds} ms apart</source>
        <extracomment>app/session/script_maker.py</extracomment>
        <translation>{milliseconds} ms auseinander</translation>
    </message>
    <message>
        <source>{milliseconds} ms before {name}</source>
        <extracomment>app/session/script_maker.py</extracomment>
        <translation>{name}: {milliseconds} ms später</translation>
    </message>
    <message numerus="yes">
        <source>Right: %n card(s)</source>
        <extracomment>app/session/script_maker.py</extracomment>
        <translation>
            <numerusform>Richtig: %n Karte</numerusform>
            <numerusform>Richtig: %n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>Shout again!</source>
        <extracomment>app/session/script_maker.py, app/windows/table/dealer_question.py</extracomment>
        <translation>Ruft noch einmal!</translation>
    </message>
    <message>
        <source>key {key}</source>
        <extracomment>app/session/tokens.py</extracomment>
        <translation>Taste {key}</translation>
    </message>
    <message>
        <source>Players’ keys</source>
        <extracomment>app/windows/sheets/buzzer_keys.py</extracomment>
        <translation>Tasten der Spieler</translation>
    </message>
    <message>
        <source>Choose a key for each player. Then hold all of them down together: some keyboards do not hear certain keys at the same time.</source>
        <extracomment>app/windows/sheets/buzzer_keys.py</extracomment>
        <translation>Wähle für jeden eine Taste. Halte dann alle zusammen gedrückt: Manche Tastaturen melden bestimmte Tasten nicht gleichzeitig.</translation>
    </message>
    <message>
        <source>Not heard: {keys}. If they were held down, choose other keys for them.</source>
        <extracomment>app/windows/sheets/buzzer_keys.py</extracomment>
        <translation>Nicht angekommen: {keys}. Hast du sie gedrückt, wähle andere Tasten dafür.</translation>
    </message>
    <message>
        <source>All keys are heard together.</source>
        <extracomment>app/windows/sheets/buzzer_keys.py</extracomment>
        <translation>Alle Tasten kommen gleichzeitig an.</translation>
    </message>
    <message>
        <source>Key {key}: {name}. With Shift it types {key}.</source>
        <extracomment>app/windows/table/table_voice.py</extracomment>
        <translation>Taste {key}: {name}. Mit der Umschalttaste schreibt sie {key}.</translation>
    </message>
    <message>
        <source>Keys: {keys}</source>
        <extracomment>app/windows/table/telling.py</extracomment>
        <translation>Tasten: {keys}</translation>
    </message>
    <message>
        <source>{name}: {key}</source>
        <extracomment>app/windows/table/buzzers.py</extracomment>
        <translation>{name}: {key}</translation>
    </message>
    <message>
        <source>Enter or the mouse ends the word.</source>
        <extracomment>app/windows/table/buzzers.py</extracomment>
        <translation>Die Eingabetaste oder die Maus beendet das Wort.</translation>
    </message>
    <message>
        <source>The dealer decides: {name}.</source>
        <extracomment>app/windows/table/dealer_question.py</extracomment>
        <translation>Es entscheidet, wer gibt: {name}.</translation>
    </message>
    <message>
        <source>At the same time: {names}. Who was first?</source>
        <extracomment>app/windows/table/dealer_question.py</extracomment>
        <translation>Gleichzeitig: {names}. Wer war zuerst?</translation>
    </message>
    <message>
        <source>{name} cannot shout now.</source>
        <extracomment>app/windows/table/table_voice.py</extracomment>
        <translation>{name}: Rufen geht jetzt nicht.</translation>
    </message>
</context>
<context>
    <name>Staging</name>
    <message>
        <source>This game to {name}</source>
        <extracomment>app/session/script_maker.py</extracomment>
        <translation>Dieses Spiel gewonnen: {name}</translation>
    </message>
    <message>
        <source>First turn</source>
        <extracomment>app/session/script_maker.py</extracomment>
        <translation>Erster Zug</translation>
    </message>
    <message>
        <source>Personal best</source>
        <extracomment>app/session/match/counting_up.py</extracomment>
        <translation>Persönlicher Rekord</translation>
    </message>
    <message>
        <source>{words} are words.</source>
        <extracomment>app/session/script_maker.py</extracomment>
        <translation>{words} sind Wörter.</translation>
    </message>
    <message>
        <source>{words} is a word.</source>
        <extracomment>app/session/script_maker.py</extracomment>
        <translation>{words} ist ein Wort.</translation>
    </message>
    <message>
        <source>{words} are words: one turn lost.</source>
        <extracomment>app/session/script_maker.py</extracomment>
        <translation>{words} sind Wörter: ein Zug verloren.</translation>
    </message>
    <message>
        <source>{words} is a word: one turn lost.</source>
        <extracomment>app/session/script_maker.py</extracomment>
        <translation>{words} ist ein Wort: ein Zug verloren.</translation>
    </message>
    <message>
        <source>No {letter}</source>
        <extracomment>app/session/script_maker.py</extracomment>
        <translation>Kein {letter}</translation>
    </message>
    <message>
        <source>Not in the dictionary: {words}</source>
        <extracomment>app/session/script_maker.py</extracomment>
        <translation>Nicht im Wörterbuch: {words}</translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message numerus="yes">
        <source>%n for practice</source>
        <extracomment>app/windows/sheets/statistics_page.py</extracomment>
        <translation>
            <numerusform>%n zur Übung</numerusform>
            <numerusform>%n zur Übung</numerusform>
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
        <translation>{game}: die letzten Spiele; volle Balken sind Siege</translation>
    </message>
    <message>
        <source>Forget all results? You cannot undo this.</source>
        <extracomment>app/windows/sheets/statistics_page.py</extracomment>
        <translation>Alle Ergebnisse vergessen? Das lässt sich nicht rückgängig machen.</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) played</source>
        <extracomment>app/windows/sheets/statistics_page.py</extracomment>
        <translation>
            <numerusform>%n Spiel gespielt</numerusform>
            <numerusform>%n Spiele gespielt</numerusform>
        </translation>
    </message>
    <message>
        <source>All games</source>
        <extracomment>app/windows/sheets/statistics_page.py</extracomment>
        <translation>Alle Spiele</translation>
    </message>
    <message>
        <source>{game}: cards left in the last games</source>
        <extracomment>app/windows/sheets/statistics_page.py</extracomment>
        <translation>{game}: übrige Karten in den letzten Spielen</translation>
    </message>
    <message>
        <source>‹ Back</source>
        <extracomment>app/windows/sheets/road_page.py, app/windows/sheets/statistics_page.py</extracomment>
        <translation>‹ Zurück</translation>
    </message>
    <message>
        <source>Statistics</source>
        <extracomment>app/windows/sheets/statistics_page.py</extracomment>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>Player</source>
        <extracomment>app/windows/sheets/day_sheet.py, app/windows/sheets/road_page.py, app/windows/sheets/statistics_page.py</extracomment>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Finished games</source>
        <extracomment>app/windows/sheets/statistics_page.py</extracomment>
        <translation>Beendete Spiele</translation>
    </message>
    <message>
        <source>Forget all…</source>
        <extracomment>app/windows/sheets/statistics_page.py</extracomment>
        <translation>Alles vergessen…</translation>
    </message>
    <message>
        <source>Nothing to count yet. Play a game to its end, and its result will appear here.</source>
        <extracomment>app/windows/sheets/statistics_page.py</extracomment>
        <translation>Noch gibt es nichts zu zählen. Spiel ein Spiel zu Ende, dann steht sein Ergebnis hier.</translation>
    </message>
    <message>
        <source>Choose a game</source>
        <extracomment>app/windows/sheets/statistics_page.py</extracomment>
        <translation>Spiel wählen</translation>
    </message>
    <message numerus="yes">
        <source>%n won</source>
        <extracomment>app/windows/sheets/statistics_page.py</extracomment>
        <translation>
            <numerusform>%n gewonnen</numerusform>
            <numerusform>%n gewonnen</numerusform>
        </translation>
    </message>
    <message>
        <source>No personal bests yet. They come from games whose cards you see for the first time.</source>
        <extracomment>app/windows/sheets/statistics_page.py</extracomment>
        <translation>Noch keine Bestleistungen. Sie stammen aus Spielen, deren Karten du zum ersten Mal siehst.</translation>
    </message>
    <message>
        <source>Personal bests</source>
        <extracomment>app/windows/sheets/statistics_page.py</extracomment>
        <translation>Bestleistungen</translation>
    </message>
    <message>
        <source>Not counted</source>
        <extracomment>app/windows/sheets/statistics_page.py</extracomment>
        <translation>Nicht gezählt</translation>
    </message>
    <message numerus="yes">
        <source>%n from an older version</source>
        <extracomment>app/windows/sheets/statistics_page.py</extracomment>
        <translation>
            <numerusform>%n aus einer älteren Version</numerusform>
            <numerusform>%n aus einer älteren Version</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n resigned</source>
        <extracomment>app/windows/sheets/statistics_page.py</extracomment>
        <translation>
            <numerusform>%n aufgegeben</numerusform>
            <numerusform>%n aufgegeben</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n put away</source>
        <extracomment>app/windows/sheets/statistics_page.py</extracomment>
        <translation>
            <numerusform>%n weggelegt</numerusform>
            <numerusform>%n weggelegt</numerusform>
        </translation>
    </message>
    <message>
        <source>Everybody</source>
        <extracomment>app/windows/sheets/statistics_page.py</extracomment>
        <translation>Alle</translation>
    </message>
    <message>
        <source>{now}, at most {most}</source>
        <extracomment>app/windows/sheets/statistics_page.py</extracomment>
        <translation>{now}, höchstens {most}</translation>
    </message>
    <message>
        <source>Game</source>
        <extracomment>app/windows/sheets/statistics_page.py</extracomment>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>alone</source>
        <extracomment>app/windows/sheets/result_texts.py</extracomment>
        <translation>allein</translation>
    </message>
    <message>
        <source>practice</source>
        <extracomment>app/windows/sheets/result_texts.py</extracomment>
        <translation>Übung</translation>
    </message>
    <message numerus="yes">
        <source>%n letter(s)</source>
        <extracomment>app/windows/sheets/statistics_page.py</extracomment>
        <translation>
            <numerusform>%n Buchstabe</numerusform>
            <numerusform>%n Buchstaben</numerusform>
        </translation>
    </message>
    <message>
        <source>Against whom</source>
        <extracomment>app/windows/sheets/statistics_page.py</extracomment>
        <translation>Gegen wen</translation>
    </message>
    <message>
        <source>Export…</source>
        <extracomment>app/windows/sheets/statistics_page.py</extracomment>
        <translation>Exportieren…</translation>
    </message>
    <message>
        <source>Saves these results as a CSV or a JSON file.</source>
        <extracomment>app/windows/sheets/statistics_page.py</extracomment>
        <translation>Speichert diese Ergebnisse als CSV- oder JSON-Datei.</translation>
    </message>
    <message>
        <source>All numbers</source>
        <extracomment>app/windows/sheets/statistics_page.py</extracomment>
        <translation>Alle Zahlen</translation>
    </message>
    <message>
        <source>Against anybody</source>
        <extracomment>app/windows/sheets/statistics_page.py</extracomment>
        <translation>Gegen alle</translation>
    </message>
    <message numerus="yes">
        <source>Share of possible points found: %n game(s) reviewed</source>
        <extracomment>app/windows/sheets/statistics_page.py</extracomment>
        <translation>
            <numerusform>Anteil der möglichen Punkte: %n Spiel ausgewertet</numerusform>
            <numerusform>Anteil der möglichen Punkte: %n Spiele ausgewertet</numerusform>
        </translation>
    </message>
    <message>
        <source>Export the results</source>
        <extracomment>app/windows/sheets/statistics_page.py</extracomment>
        <translation>Ergebnisse exportieren</translation>
    </message>
    <message>
        <source>only games whose cards you saw for the first time count, and no practice games. The last column has the others.</source>
        <extracomment>app/windows/sheets/statistics_page.py</extracomment>
        <translation>Es zählen nur Spiele, deren Karten du zum ersten Mal gesehen hast, und keine Übungsspiele. Die anderen stehen in der letzten Spalte.</translation>
    </message>
    <message>
        <source>Played</source>
        <extracomment>app/windows/sheets/statistics_page.py</extracomment>
        <translation>Gespielt</translation>
    </message>
    <message>
        <source>games that came to their end, or that the others have resigned.</source>
        <extracomment>app/windows/sheets/statistics_page.py</extracomment>
        <translation>Spiele, die zu Ende gespielt oder von den anderen aufgegeben wurden.</translation>
    </message>
    <message>
        <source>Won</source>
        <extracomment>app/windows/sheets/statistics_page.py</extracomment>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>of the games played, those that somebody can lose: not the games alone for points.</source>
        <extracomment>app/windows/sheets/statistics_page.py</extracomment>
        <translation>von den gespielten Spielen die, die jemand verlieren kann. Wer allein um Punkte spielt, kann nicht verlieren.</translation>
    </message>
    <message>
        <source>Best result</source>
        <extracomment>app/windows/sheets/statistics_page.py</extracomment>
        <translation>Bestes Ergebnis</translation>
    </message>
    <message>
        <source>the highest score or the fewest cards left. Each way to play is counted separately.</source>
        <extracomment>app/windows/sheets/statistics_page.py</extracomment>
        <translation>die höchste Punktzahl oder die wenigsten übrigen Karten. Jede Spielweise zählt für sich.</translation>
    </message>
    <message>
        <source>Best play</source>
        <extracomment>app/windows/sheets/statistics_page.py</extracomment>
        <translation>Bester Zug</translation>
    </message>
    <message>
        <source>the play with most points, in broken-off games, too.</source>
        <extracomment>app/windows/sheets/statistics_page.py</extracomment>
        <translation>der Zug mit den meisten Punkten, auch in abgebrochenen Spielen.</translation>
    </message>
    <message>
        <source>Longest word</source>
        <extracomment>app/windows/sheets/statistics_page.py</extracomment>
        <translation>Längstes Wort</translation>
    </message>
    <message>
        <source>your own words alone, in broken-off games, too.</source>
        <extracomment>app/windows/sheets/statistics_page.py</extracomment>
        <translation>nur deine eigenen Wörter, auch in abgebrochenen Spielen.</translation>
    </message>
    <message>
        <source>Points a turn</source>
        <extracomment>app/windows/sheets/statistics_page.py</extracomment>
        <translation>Punkte je Zug</translation>
    </message>
    <message>
        <source>all points of the games played, divided by all turns.</source>
        <extracomment>app/windows/sheets/statistics_page.py</extracomment>
        <translation>alle Punkte der gespielten Spiele, geteilt durch alle Züge.</translation>
    </message>
    <message>
        <source>Won in a row</source>
        <extracomment>app/windows/sheets/statistics_page.py</extracomment>
        <translation>Siege in Folge</translation>
    </message>
    <message>
        <source>games won one after the other, up to the last one, and the most ever.</source>
        <extracomment>app/windows/sheets/statistics_page.py</extracomment>
        <translation>die längste Reihe von Siegen ohne Unterbrechung: die laufende und die längste überhaupt.</translation>
    </message>
    <message>
        <source>Hints</source>
        <extracomment>app/windows/sheets/statistics_page.py</extracomment>
        <translation>Tipps</translation>
    </message>
    <message>
        <source>hints asked for in the games played. Such games count.</source>
        <extracomment>app/windows/sheets/statistics_page.py</extracomment>
        <translation>Tipps, um die in den gespielten Spielen gebeten wurde. Solche Spiele zählen.</translation>
    </message>
    <message>
        <source>Broken off</source>
        <extracomment>app/windows/sheets/statistics_page.py</extracomment>
        <translation>Abgebrochen</translation>
    </message>
    <message>
        <source>games that you resigned or put away. They count as neither won nor lost.</source>
        <extracomment>app/windows/sheets/statistics_page.py</extracomment>
        <translation>Spiele, die du aufgegeben oder weggelegt hast. Sie zählen weder als gewonnen noch als verloren.</translation>
    </message>
    <message>
        <source>games for practice, and games whose cards you knew.</source>
        <extracomment>app/windows/sheets/statistics_page.py</extracomment>
        <translation>Übungsspiele und Spiele, deren Karten du kanntest.</translation>
    </message>
    <message numerus="yes">
        <source>%n with the same cards</source>
        <extracomment>app/windows/sheets/statistics_page.py</extracomment>
        <translation>
            <numerusform>%n mit gleichen Karten</numerusform>
            <numerusform>%n mit gleichen Karten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n from a position</source>
        <extracomment>app/windows/sheets/statistics_page.py</extracomment>
        <translation>
            <numerusform>%n weitergespielt</numerusform>
            <numerusform>%n weitergespielt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n after seeing the solution</source>
        <extracomment>app/windows/sheets/statistics_page.py</extracomment>
        <translation>
            <numerusform>%n nach der Lösung</numerusform>
            <numerusform>%n nach der Lösung</numerusform>
        </translation>
    </message>
    <message>
        <source>Computers</source>
        <extracomment>app/windows/sheets/statistics_page.py</extracomment>
        <translation>Computer</translation>
    </message>
    <message>
        <source>Games in each of the last weeks</source>
        <extracomment>app/windows/sheets/statistics_page.py</extracomment>
        <translation>Spiele in jeder der letzten Wochen</translation>
    </message>
    <message>
        <source>against: {names}</source>
        <extracomment>app/windows/sheets/statistics_page.py</extracomment>
        <translation>gegen: {names}</translation>
    </message>
    <message>
        <source>longest word {word}</source>
        <extracomment>app/windows/sheets/statistics_page.py</extracomment>
        <translation>längstes Wort {word}</translation>
    </message>
</context>
<context>
    <name>Stuck</name>
    <message>
        <source>How should the game go on?</source>
        <extracomment>app/windows/table/stuck_player.py</extracomment>
        <translation>Wie soll das Spiel weitergehen?</translation>
    </message>
    <message>
        <source>Let {name} try again</source>
        <extracomment>app/windows/table/stuck_player.py</extracomment>
        <translation>{name} noch einmal versuchen lassen</translation>
    </message>
    <message>
        <source>Let an easier player play</source>
        <extracomment>app/windows/table/stuck_player.py</extracomment>
        <translation>Leichteren Gegner spielen lassen</translation>
    </message>
    <message>
        <source>Pass for {name}</source>
        <extracomment>app/windows/table/stuck_player.py</extracomment>
        <translation>Für {name} passen</translation>
    </message>
    <message>
        <source>Not now</source>
        <extracomment>app/windows/table/stuck_player.py</extracomment>
        <translation>Jetzt nicht</translation>
    </message>
    <message>
        <source>{name} could not find a move: something went wrong inside Wordfelt.</source>
        <extracomment>app/windows/table/stuck_player.py</extracomment>
        <translation>{name} hat keinen Zug gefunden: In Wordfelt ist etwas schiefgegangen.</translation>
    </message>
</context>
<context>
    <name>Sums</name>
    <message>
        <source>highest card {points}</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>höchste Karte {points}</translation>
    </message>
    <message>
        <source>longest word {points}</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>längstes Wort {points}</translation>
    </message>
    <message>
        <source>all eight cards {points}</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>alle acht Karten {points}</translation>
    </message>
    <message>
        <source>replaced {points}</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>ersetzt {points}</translation>
    </message>
    <message>
        <source>cards left over {points}</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>übrige Karten {points}</translation>
    </message>
    <message numerus="yes">
        <source>%n letter(s)</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>
            <numerusform>%n Buchstabe</numerusform>
            <numerusform>%n Buchstaben</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>Drag cards, click them, or type a word.</source>
        <extracomment>app/windows/table/idle.py</extracomment>
        <translation>Zieh Karten, klick sie an oder tippe ein Wort.</translation>
    </message>
    <message>
        <source>Everybody watches</source>
        <extracomment>app/windows/table/spoken.py</extracomment>
        <translation>Alle halten Ausschau</translation>
    </message>
    <message>
        <source>Undo takes the pass back.</source>
        <extracomment>app/windows/table/idle.py</extracomment>
        <translation>Rückgängig nimmt das Passen zurück.</translation>
    </message>
    <message>
        <source>A pass gives the game up. Give it up?</source>
        <extracomment>app/windows/table/pressing.py</extracomment>
        <translation>Wenn du passt, gibst du das Spiel auf. Aufgeben?</translation>
    </message>
    <message>
        <source>{name} to play</source>
        <extracomment>app/windows/table/spoken.py</extracomment>
        <translation>Am Zug: {name}</translation>
    </message>
    <message>
        <source>Waiting for {names}</source>
        <extracomment>app/windows/table/idle.py, app/windows/table/spoken.py</extracomment>
        <translation>Noch am Zug: {names}</translation>
    </message>
    <message>
        <source>last round</source>
        <extracomment>app/windows/table/spoken.py</extracomment>
        <translation>letzte Runde</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in the deck</source>
        <extracomment>app/windows/table/telling.py</extracomment>
        <translation>
            <numerusform>%n Karte im Nachziehstapel</numerusform>
            <numerusform>%n Karten im Nachziehstapel</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} is thinking.</source>
        <extracomment>app/windows/table/table_voice.py</extracomment>
        <translation>{name} denkt nach.</translation>
    </message>
    <message>
        <source>An earlier position. Esc leads back.</source>
        <extracomment>app/windows/table/changes.py, app/windows/table/idle.py</extracomment>
        <translation>Eine frühere Stellung. Esc führt zurück.</translation>
    </message>
    <message>
        <source>Wait for the others.</source>
        <extracomment>app/windows/table/idle.py</extracomment>
        <translation>Warte auf die anderen.</translation>
    </message>
    <message>
        <source>There is no word left for you to play.</source>
        <extracomment>app/windows/table/idle.py</extracomment>
        <translation>Du kannst kein Wort mehr legen.</translation>
    </message>
    <message>
        <source>{name} to name the word</source>
        <extracomment>app/windows/table/spoken.py</extracomment>
        <translation>Nennt jetzt das Wort: {name}</translation>
    </message>
    <message>
        <source>A pass gives the game up.</source>
        <extracomment>app/windows/table/spoken.py</extracomment>
        <translation>Wenn du passt, gibst du das Spiel auf.</translation>
    </message>
    <message>
        <source>A pass puts you out of the game.</source>
        <extracomment>app/windows/table/spoken.py</extracomment>
        <translation>Wenn du passt, scheidest du aus.</translation>
    </message>
    <message>
        <source>A pass ends the game.</source>
        <extracomment>app/windows/table/spoken.py</extracomment>
        <translation>Wenn du passt, ist das Spiel zu Ende.</translation>
    </message>
    <message numerus="yes">
        <source>%n second(s) left</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>
            <numerusform>noch %n Sekunde</numerusform>
            <numerusform>noch %n Sekunden</numerusform>
        </translation>
    </message>
    <message>
        <source>Menus</source>
        <extracomment>app/windows/table/table_head.py</extracomment>
        <translation>Menüs</translation>
    </message>
    <message>
        <source>‹ Gallery</source>
        <extracomment>app/windows/table/table_head.py</extracomment>
        <translation>‹ Galerie</translation>
    </message>
    <message>
        <source>Undo</source>
        <extracomment>app/windows/table/table_head.py</extracomment>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Redo</source>
        <extracomment>app/windows/table/table_head.py</extracomment>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>Hint</source>
        <extracomment>app/windows/table/table_head.py</extracomment>
        <translation>Tipp</translation>
    </message>
    <message>
        <source>A step each time: where, which letters, the whole play, and why</source>
        <extracomment>app/windows/table/table_head.py</extracomment>
        <translation>Jedes Mal ein Schritt: wo, welche Buchstaben, der ganze Zug und warum</translation>
    </message>
    <message>
        <source>Lay the card on the place beside your hand.</source>
        <extracomment>app/windows/table/idle.py</extracomment>
        <translation>Leg die Karte auf den Platz neben deiner Hand.</translation>
    </message>
    <message>
        <source>Without a word, press the row that you take apart.</source>
        <extracomment>app/windows/table/idle.py</extracomment>
        <translation>Wenn du kein Wort hast, drück auf die Reihe, die du auseinandernimmst.</translation>
    </message>
    <message>
        <source>Lay the cards that you trade on the place beside your hand, or pass.</source>
        <extracomment>app/windows/table/idle.py</extracomment>
        <translation>Leg die Karten, die du tauschst, auf den Platz neben deiner Hand, oder passe.</translation>
    </message>
    <message>
        <source>Rules</source>
        <extracomment>app/windows/table/table_head.py</extracomment>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Pause</source>
        <extracomment>app/windows/table/table_head.py</extracomment>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Result</source>
        <extracomment>app/windows/table/table_head.py</extracomment>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>The others must agree.</source>
        <extracomment>app/windows/table/table_head.py</extracomment>
        <translation>Die anderen müssen einverstanden sein.</translation>
    </message>
    <message>
        <source>{time} in the game</source>
        <extracomment>app/windows/table/table_head.py</extracomment>
        <translation>{time} im Spiel</translation>
    </message>
    <message>
        <source>Table</source>
        <extracomment>app/windows/table/table_page.py</extracomment>
        <translation>Tisch</translation>
    </message>
    <message>
        <source>{name}: name the word.</source>
        <extracomment>app/windows/table/idle.py</extracomment>
        <translation>{name}: Nenne das Wort.</translation>
    </message>
</context>
<context>
    <name>Telling</name>
    <message>
        <source>Text size {percent}%</source>
        <extracomment>app/program/application.py</extracomment>
        <translation>Schriftgröße {percent}&#xa0;%</translation>
    </message>
    <message>
        <source>The present position.</source>
        <extracomment>app/windows/table/changes.py</extracomment>
        <translation>Die aktuelle Stellung.</translation>
    </message>
    <message>
        <source>{card}, place {number} of {count}</source>
        <extracomment>app/windows/table/changes.py</extracomment>
        <translation>{card}, Platz {number} von {count}</translation>
    </message>
    <message>
        <source>Taken back: {what}</source>
        <extracomment>app/windows/table/changes.py</extracomment>
        <translation>Zurückgenommen: {what}</translation>
    </message>
    <message>
        <source>Drawn: {cards}</source>
        <extracomment>app/windows/table/changes.py</extracomment>
        <translation>Gezogen: {cards}</translation>
    </message>
    <message>
        <source>The table is hidden.</source>
        <extracomment>app/windows/table/table_voice.py</extracomment>
        <translation>Der Tisch ist verdeckt.</translation>
    </message>
    <message>
        <source>No hand is open.</source>
        <extracomment>app/windows/table/table_voice.py, app/windows/table/why_not.py</extracomment>
        <translation>Keine Hand ist offen.</translation>
    </message>
    <message>
        <source>There is nothing to take back.</source>
        <extracomment>app/windows/table/table_voice.py</extracomment>
        <translation>Es gibt nichts zurückzunehmen.</translation>
    </message>
    <message>
        <source>{key} asks the table to count it.</source>
        <extracomment>app/windows/table/table_voice.py</extracomment>
        <translation>{key} fragt den Tisch, ob es zählt.</translation>
    </message>
    <message>
        <source>{name} drew {card}</source>
        <extracomment>app/windows/table/telling.py</extracomment>
        <translation>{name}: {card} gezogen</translation>
    </message>
    <message>
        <source>You hold no cards.</source>
        <extracomment>app/windows/table/telling.py</extracomment>
        <translation>Du hast keine Karten auf der Hand.</translation>
    </message>
    <message>
        <source>Nothing lies on the table.</source>
        <extracomment>app/windows/table/telling.py</extracomment>
        <translation>Auf dem Tisch liegt nichts.</translation>
    </message>
    <message>
        <source>Nothing has happened yet.</source>
        <extracomment>app/windows/table/telling.py</extracomment>
        <translation>Noch ist nichts geschehen.</translation>
    </message>
    <message>
        <source>All seen: {letters}.</source>
        <extracomment>app/windows/table/telling.py</extracomment>
        <translation>Alle gesehen: {letters}.</translation>
    </message>
    <message>
        <source>There is nothing older.</source>
        <extracomment>app/windows/main_window.py</extracomment>
        <translation>Davor kommt nichts mehr.</translation>
    </message>
    <message>
        <source>There is nothing newer.</source>
        <extracomment>app/windows/main_window.py</extracomment>
        <translation>Danach kommt nichts mehr.</translation>
    </message>
    <message>
        <source>The next word.</source>
        <extracomment>app/windows/table/felt_binding.py</extracomment>
        <translation>Das nächste Wort.</translation>
    </message>
    <message>
        <source>There is no other place for it.</source>
        <extracomment>app/windows/table/felt_binding.py</extracomment>
        <translation>Es gibt keinen anderen Platz dafür.</translation>
    </message>
    <message>
        <source>Pause. Enter or Space goes on.</source>
        <extracomment>app/windows/table/table_voice.py</extracomment>
        <translation>Pause. Mit Enter oder der Leertaste geht es weiter.</translation>
    </message>
    <message>
        <source>No hand is open. Enter or Space opens it.</source>
        <extracomment>app/windows/table/table_voice.py</extracomment>
        <translation>Keine Hand ist offen. Enter oder die Leertaste öffnet sie.</translation>
    </message>
    <message>
        <source>Word {number} of {count}: {word}.</source>
        <extracomment>app/windows/table/telling.py</extracomment>
        <translation>Wort {number} von {count}: {word}.</translation>
    </message>
    <message>
        <source>No word is here.</source>
        <extracomment>app/windows/table/telling.py</extracomment>
        <translation>Hier liegt kein Wort.</translation>
    </message>
    <message>
        <source>There is no word {number}.</source>
        <extracomment>app/windows/table/telling.py</extracomment>
        <translation>Ein Wort {number} gibt es nicht.</translation>
    </message>
    <message>
        <source>Your cards: {cards}.</source>
        <extracomment>app/windows/table/telling.py</extracomment>
        <translation>Deine Karten: {cards}.</translation>
    </message>
</context>
<context>
    <name>Tonight</name>
    <message>
        <source>Others</source>
        <extracomment>app/windows/gallery/gallery.py</extracomment>
        <translation>Andere</translation>
    </message>
    <message>
        <source>Let others play</source>
        <extracomment>app/windows/gallery/gallery.py</extracomment>
        <translation>Andere spielen lassen</translation>
    </message>
    <message numerus="yes">
        <source>The evening: %n game(s)</source>
        <extracomment>app/windows/gallery/table_bar.py</extracomment>
        <translation>
            <numerusform>Der Abend: %n Spiel</numerusform>
            <numerusform>Der Abend: %n Spiele</numerusform>
        </translation>
    </message>
    <message>
        <source>Tonight’s table:</source>
        <extracomment>app/windows/gallery/table_bar.py</extracomment>
        <translation>Der Tisch von heute:</translation>
    </message>
    <message>
        <source>Change who sits here, and the house rules.</source>
        <extracomment>app/windows/gallery/table_bar.py</extracomment>
        <translation>Ändere, wer hier sitzt, und die Hausregeln.</translation>
    </message>
    <message>
        <source>Done</source>
        <extracomment>app/windows/sheets/table_sheet.py</extracomment>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Tonight’s table</source>
        <extracomment>app/windows/sheets/table_sheet.py</extracomment>
        <translation>Der Tisch von heute</translation>
    </message>
    <message>
        <source>Who sits here</source>
        <extracomment>app/windows/sheets/table_sheet.py</extracomment>
        <translation>Wer hier sitzt</translation>
    </message>
    <message>
        <source>House rules</source>
        <extracomment>app/windows/sheets/table_sheet.py</extracomment>
        <translation>Hausregeln</translation>
    </message>
    <message>
        <source>Other players’ plates</source>
        <extracomment>app/windows/sheets/table_sheet.py</extracomment>
        <translation>Schilder der anderen</translation>
    </message>
    <message>
        <source>Who begins after the first game</source>
        <extracomment>app/windows/sheets/table_sheet.py</extracomment>
        <translation>Wer nach dem ersten Spiel beginnt</translation>
    </message>
    <message>
        <source>The evening is counted</source>
        <extracomment>app/windows/sheets/table_sheet.py</extracomment>
        <translation>Der Abend wird gezählt</translation>
    </message>
    <message>
        <source>Move with the turn: the next player comes first</source>
        <extracomment>app/windows/sheets/table_sheet.py</extracomment>
        <translation>Drehen sich mit dem Zug: Wer als Nächstes dran ist, kommt zuerst</translation>
    </message>
    <message>
        <source>Stay in one place, like the people</source>
        <extracomment>app/windows/sheets/table_sheet.py</extracomment>
        <translation>Bleiben an ihrem Platz, so wie die Leute sitzen</translation>
    </message>
    <message>
        <source>Drawn again for each game</source>
        <extracomment>app/windows/sheets/table_sheet.py</extracomment>
        <translation>Für jedes Spiel neu ausgelost</translation>
    </message>
    <message>
        <source>The next in the order of the table</source>
        <extracomment>app/windows/sheets/table_sheet.py</extracomment>
        <translation>Der Nächste in der Sitzordnung</translation>
    </message>
    <message>
        <source>{player} ({level})</source>
        <extracomment>app/windows/widgets/who_plays.py</extracomment>
        <translation>{player} ({level})</translation>
    </message>
    <message>
        <source>by games won</source>
        <extracomment>app/windows/sheets/table_sheet.py</extracomment>
        <translation>nach gewonnenen Spielen</translation>
    </message>
    <message>
        <source>by place: a point for each player left behind</source>
        <extracomment>app/windows/sheets/table_sheet.py</extracomment>
        <translation>nach Platz: ein Punkt für jeden, den man hinter sich lässt</translation>
    </message>
    <message>
        <source>Joins for this game: {names}.</source>
        <extracomment>app/windows/widgets/who_plays.py</extracomment>
        <translation>Spielt hier mit: {names}.</translation>
    </message>
    <message>
        <source>Plays: {playing}. Sits out: {out}.</source>
        <extracomment>app/windows/widgets/who_plays.py</extracomment>
        <translation>Am Spiel: {playing}. Pause: {out}.</translation>
    </message>
    <message>
        <source>Plays: {playing}.</source>
        <extracomment>app/windows/widgets/who_plays.py</extracomment>
        <translation>Am Spiel: {playing}.</translation>
    </message>
    <message>
        <source>Nobody</source>
        <extracomment>app/program/own_puzzling.py, app/program/table_tonight.py</extracomment>
        <translation>Niemand</translation>
    </message>
    <message>
        <source>A switch takes longer than a hand. Who gets more time?</source>
        <extracomment>app/program/table_tonight.py</extracomment>
        <translation>Mit einem Schalter dauert alles länger. Wer bekommt mehr Zeit?</translation>
    </message>
    <message>
        <source>{name}: a switch takes longer than a hand. How much time, also to name a word in Shout!? It counts from the next deal.</source>
        <extracomment>app/program/table_tonight.py</extracomment>
        <translation>{name}: Mit einem Schalter dauert alles länger. Wie viel Zeit soll es sein, auch um in Shout! ein Wort zu nennen? Das gilt ab dem nächsten Austeilen.</translation>
    </message>
</context>
<context>
    <name>Unsaved</name>
    <message>
        <source>The results are being counted.</source>
        <extracomment>app/program/statistics.py, app/program/your_files.py</extracomment>
        <translation>Die Ergebnisse werden gezählt.</translation>
    </message>
    <message>
        <source>Stop waiting</source>
        <extracomment>app/program/statistics.py</extracomment>
        <translation>Nicht warten</translation>
    </message>
    <message>
        <source>The game is being read.</source>
        <extracomment>app/program/put_away.py</extracomment>
        <translation>Das Spiel wird gelesen.</translation>
    </message>
    <message>
        <source>The game is being opened.</source>
        <extracomment>app/program/waiting_games.py</extracomment>
        <translation>Das Spiel wird geöffnet.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>app/program/put_away.py, app/program/waiting_games.py, app/windows/record_files.py</extracomment>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>The game is being saved. The disk is slow.</source>
        <extracomment>app/windows/file_questions.py</extracomment>
        <translation>Das Spiel wird gespeichert. Der Datenträger ist langsam.</translation>
    </message>
    <message>
        <source>This game may be open elsewhere. Go on here?</source>
        <extracomment>app/windows/file_questions.py</extracomment>
        <translation>Dieses Spiel ist vielleicht anderswo offen. Hier weiterspielen?</translation>
    </message>
    <message>
        <source>Stay at the table</source>
        <extracomment>app/windows/file_questions.py</extracomment>
        <translation>Am Tisch bleiben</translation>
    </message>
    <message>
        <source>If you leave this game, the moves since then are lost.</source>
        <extracomment>app/windows/file_questions.py</extracomment>
        <translation>Was seither gespielt wurde, ist verloren, wenn du dieses Spiel verlässt.</translation>
    </message>
    <message>
        <source>Stay</source>
        <extracomment>app/windows/file_questions.py</extracomment>
        <translation>Bleiben</translation>
    </message>
    <message>
        <source>Save it elsewhere…</source>
        <extracomment>app/windows/file_questions.py</extracomment>
        <translation>Woanders speichern…</translation>
    </message>
    <message>
        <source>Leave it</source>
        <extracomment>app/windows/file_questions.py</extracomment>
        <translation>Verlassen</translation>
    </message>
    <message>
        <source>If it is open on another computer too, one of the two loses its moves.</source>
        <extracomment>app/windows/file_questions.py</extracomment>
        <translation>Ist es auch auf einem anderen Computer offen, verliert einer der beiden seine Züge.</translation>
    </message>
    <message>
        <source>Go on here</source>
        <extracomment>app/windows/file_questions.py</extracomment>
        <translation>Hier weiterspielen</translation>
    </message>
    <message>
        <source>The copy is being saved.</source>
        <extracomment>app/windows/record_files.py</extracomment>
        <translation>Die Kopie wird gespeichert.</translation>
    </message>
    <message>
        <source>The file is being saved.</source>
        <extracomment>app/windows/record_files.py</extracomment>
        <translation>Die Datei wird gespeichert.</translation>
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
        <translation>Ausscheiden</translation>
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
        <translation>Wettlauf</translation>
    </message>
    <message>
        <source>Advanced</source>
        <extracomment>a variation of Full Deck</extracomment>
        <translation>Für Fortgeschrittene</translation>
    </message>
    <message>
        <source>Match of two games</source>
        <extracomment>a variation of Full Deck</extracomment>
        <translation>Partie aus zwei Spielen</translation>
    </message>
</context>
<context>
    <name>Verbs</name>
    <message>
        <source>Play</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Legen</translation>
    </message>
    <message>
        <source>Trade</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Tauschen</translation>
    </message>
    <message>
        <source>Discard</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Abwerfen</translation>
    </message>
    <message>
        <source>Pass</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Passen</translation>
    </message>
    <message>
        <source>Stop</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Aufhören</translation>
    </message>
    <message>
        <source>Deal a card</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Karte geben</translation>
    </message>
    <message>
        <source>Close the round</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Runde schließen</translation>
    </message>
    <message>
        <source>Challenge</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Anfechten</translation>
    </message>
    <message>
        <source>Accept</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Gelten lassen</translation>
    </message>
    <message>
        <source>Doubt</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Anzweifeln</translation>
    </message>
    <message>
        <source>Turn the timer</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Sanduhr umdrehen</translation>
    </message>
    <message>
        <source>Restart</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Neu beginnen</translation>
    </message>
    <message>
        <source>Salvage</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Retten</translation>
    </message>
    <message>
        <source>Take</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Nehmen</translation>
    </message>
    <message>
        <source>Choose</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Wählen</translation>
    </message>
    <message>
        <source>Place</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Anlegen</translation>
    </message>
    <message>
        <source>No word</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Kein Wort</translation>
    </message>
    <message>
        <source>Shout</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Rufen</translation>
    </message>
    <message>
        <source>Ask for a letter</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Buchstaben erfragen</translation>
    </message>
    <message>
        <source>Resign</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Aufgeben</translation>
    </message>
    <message>
        <source>Time is up</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Zeit ist um</translation>
    </message>
</context>
<context>
    <name>Verdict</name>
    <message>
        <source>rules</source>
        <extracomment>app/windows/table/verdict_bar.py</extracomment>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Choose the letter of the flip card.</source>
        <extracomment>app/windows/table/choice_words.py</extracomment>
        <translation>Wähle den Buchstaben der Wendekarte.</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <extracomment>app/windows/table/verdict_bar.py</extracomment>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose the letter of the wild card.</source>
        <extracomment>app/windows/table/choice_words.py</extracomment>
        <translation>Wähle den Buchstaben des Jokers.</translation>
    </message>
    <message>
        <source>{cards} is your card.</source>
        <extracomment>app/windows/table/choice_words.py</extracomment>
        <translation>{cards} ist deine Karte.</translation>
    </message>
    <message>
        <source>You ask for {cards}.</source>
        <extracomment>app/windows/table/choice_words.py</extracomment>
        <translation>Du fragst nach {cards}.</translation>
    </message>
    <message>
        <source>You trade {cards}.</source>
        <extracomment>app/windows/table/choice_words.py</extracomment>
        <translation>Du tauschst {cards}.</translation>
    </message>
    <message>
        <source>You discard {cards}.</source>
        <extracomment>app/windows/table/choice_words.py</extracomment>
        <translation>Du willst {cards} abwerfen.</translation>
    </message>
    <message>
        <source>You take {cards}.</source>
        <extracomment>app/windows/table/choice_words.py</extracomment>
        <translation>Du nimmst {cards}.</translation>
    </message>
    <message>
        <source>Choose the word that stays.</source>
        <extracomment>app/windows/table/choice_words.py</extracomment>
        <translation>Wähle das Wort, das bleibt.</translation>
    </message>
    <message>
        <source>Choose the word that leaves.</source>
        <extracomment>app/windows/table/choice_words.py</extracomment>
        <translation>Wähle das Wort, das wegkommt.</translation>
    </message>
    <message>
        <source>Choose the vowel to pass on.</source>
        <extracomment>app/windows/table/choice_words.py</extracomment>
        <translation>Wähle den Vokal zum Weitergeben.</translation>
    </message>
    <message>
        <source>Choose the consonant to pass on.</source>
        <extracomment>app/windows/table/choice_words.py</extracomment>
        <translation>Wähle den Konsonanten zum Weitergeben.</translation>
    </message>
    <message>
        <source>Name a word that begins with the row.</source>
        <extracomment>app/windows/table/choice_words.py</extracomment>
        <translation>Nenne ein Wort, das mit der Reihe beginnt.</translation>
    </message>
    <message>
        <source>scores nothing yet; still to be used: {faces}</source>
        <extracomment>app/windows/table/verdict_bar.py</extracomment>
        <translation>zählt noch nichts; noch zu benutzen: {faces}</translation>
    </message>
    <message>
        <source>Count it?</source>
        <extracomment>app/windows/table/verdict_bar.py</extracomment>
        <translation>Zählen?</translation>
    </message>
    <message>
        <source>You can do this.</source>
        <extracomment>app/windows/table/choice_words.py</extracomment>
        <translation>Das geht.</translation>
    </message>
    <message>
        <source>Go on: something is still missing.</source>
        <extracomment>app/windows/table/choice_words.py</extracomment>
        <translation>Mach weiter: Es fehlt noch etwas.</translation>
    </message>
</context>
<context>
    <name>Wanted</name>
    <message>
        <source>A fresh word.</source>
        <extracomment>app/windows/table/wanted_fresh.py</extracomment>
        <translation>Ein neues Wort.</translation>
    </message>
    <message>
        <source>Change or split words on the table.</source>
        <extracomment>app/windows/table/wanted_changes.py</extracomment>
        <translation>Ändere oder teile Wörter auf dem Tisch.</translation>
    </message>
    <message>
        <source>Wait for the next card: until then you cannot shout.</source>
        <extracomment>app/windows/table/wanted.py</extracomment>
        <translation>Warte auf die nächste Karte: Bis dahin kannst du nicht rufen.</translation>
    </message>
    <message numerus="yes">
        <source>Watch the cards. Words can be shouted once %n card(s) lie there.</source>
        <extracomment>app/windows/table/wanted.py</extracomment>
        <translation>
            <numerusform>Achte auf die Karten. Rufen kann man, sobald %n Karte daliegt.</numerusform>
            <numerusform>Achte auf die Karten. Rufen kann man, sobald %n Karten daliegen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A new word from {word} and at least %n hand card(s).</source>
        <extracomment>app/windows/table/wanted_changes.py</extracomment>
        <translation>
            <numerusform>Ein neues Wort aus {word} mit mindestens %n Handkarte.</numerusform>
            <numerusform>Ein neues Wort aus {word} mit mindestens %n Handkarten.</numerusform>
        </translation>
    </message>
    <message>
        <source>A new word from {first} to {last} or {other} to {end}, a fresh word, or both.</source>
        <extracomment>app/windows/table/wanted_changes.py</extracomment>
        <translation>Ein Wort von {first} bis {last} oder {other} bis {end}, ein neues Wort, oder beides.</translation>
    </message>
    <message>
        <source>Change {word}.</source>
        <extracomment>app/windows/table/wanted_changes.py</extracomment>
        <translation>Ändere {word}.</translation>
    </message>
    <message>
        <source>A fresh word may follow.</source>
        <extracomment>app/windows/table/wanted_changes.py</extracomment>
        <translation>Ein neues Wort kann folgen.</translation>
    </message>
    <message>
        <source>A new word from {first} to {last}, a fresh word, or both.</source>
        <extracomment>app/windows/table/wanted_changes.py</extracomment>
        <translation>Ein Wort von {first} bis {last}, ein neues Wort, oder beides.</translation>
    </message>
    <message>
        <source>A new word with cards of {word}.</source>
        <extracomment>app/windows/table/wanted_changes.py</extracomment>
        <translation>Ein neues Wort mit Karten von {word}.</translation>
    </message>
    <message numerus="yes">
        <source>A fresh word of exactly %n letter(s).</source>
        <extracomment>app/windows/table/wanted_fresh.py</extracomment>
        <translation>
            <numerusform>Ein neues Wort mit genau %n Buchstaben.</numerusform>
            <numerusform>Ein neues Wort mit genau %n Buchstaben.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A fresh word worth at least %n point(s).</source>
        <extracomment>app/windows/table/wanted_fresh.py</extracomment>
        <translation>
            <numerusform>Ein neues Wort, das mindestens %n Punkt zählt.</numerusform>
            <numerusform>Ein neues Wort, das mindestens %n Punkte zählt.</numerusform>
        </translation>
    </message>
    <message>
        <source>A fresh word of upturned cards.</source>
        <extracomment>app/windows/table/wanted_fresh.py</extracomment>
        <translation>Ein neues Wort aus den offenen Karten.</translation>
    </message>
    <message numerus="yes">
        <source>Change {word} to exactly %n letter(s).</source>
        <extracomment>app/windows/table/wanted_changes.py</extracomment>
        <translation>
            <numerusform>Mach aus {word} ein Wort mit genau %n Buchstaben.</numerusform>
            <numerusform>Mach aus {word} ein Wort mit genau %n Buchstaben.</numerusform>
        </translation>
    </message>
    <message>
        <source>Wait for the next card.</source>
        <extracomment>app/windows/table/idle.py</extracomment>
        <translation>Warte auf die nächste Karte.</translation>
    </message>
    <message>
        <source>Lay {card} before or after a row; name a word that begins with it.</source>
        <extracomment>app/windows/table/wanted.py</extracomment>
        <translation>Leg {card} vor oder hinter eine Reihe; nenne ein Wort, das so beginnt.</translation>
    </message>
    <message>
        <source>Press the row that you take apart.</source>
        <extracomment>app/windows/table/wanted.py</extracomment>
        <translation>Drück auf die Reihe, die du auseinandernimmst.</translation>
    </message>
    <message>
        <source>Choose a card in secret, to lay before or after a row.</source>
        <extracomment>app/windows/table/wanted.py</extracomment>
        <translation>Wähle verdeckt eine Karte, die du an eine Reihe legst.</translation>
    </message>
    <message>
        <source>Ask for a letter: if your rival holds it, you get it to play.</source>
        <extracomment>app/windows/table/wanted.py</extracomment>
        <translation>Frag nach einem Buchstaben: Hat der Gegner ihn, bekommst du ihn für dein Wort.</translation>
    </message>
    <message>
        <source>Press your key when you see a word of at least {letters} letters and {cards} cards.</source>
        <extracomment>app/windows/table/wanted.py</extracomment>
        <translation>Drück deine Taste, wenn du ein Wort mit mindestens {letters} Buchstaben und {cards} Karten siehst.</translation>
    </message>
    <message>
        <source>All cards lie there. Close the round when nobody sees a word.</source>
        <extracomment>app/windows/table/wanted.py</extracomment>
        <translation>Alle Karten liegen da. Schließ die Runde, wenn niemand ein Wort sieht.</translation>
    </message>
    <message>
        <source>You laid no word: trade cards, or pass.</source>
        <extracomment>app/windows/table/wanted.py</extracomment>
        <translation>Du hast kein Wort gelegt: Tausche Karten oder passe.</translation>
    </message>
    <message>
        <source>You can only pass.</source>
        <extracomment>app/windows/table/wanted.py</extracomment>
        <translation>Du kannst nur passen.</translation>
    </message>
    <message numerus="yes">
        <source>Take back up to %n card(s) from the table; your rival wins the rest.</source>
        <extracomment>app/windows/table/wanted.py</extracomment>
        <translation>
            <numerusform>Nimm bis zu %n Karte vom Tisch zurück; der Rest geht an den Gegner.</numerusform>
            <numerusform>Nimm bis zu %n Karten vom Tisch zurück; der Rest geht an den Gegner.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Press your key when you see a word of %n card(s) or more.</source>
        <extracomment>app/windows/table/wanted.py</extracomment>
        <translation>
            <numerusform>Drück deine Taste, wenn du ein Wort mit mindestens %n Karte siehst.</numerusform>
            <numerusform>Drück deine Taste, wenn du ein Wort mit mindestens %n Karten siehst.</numerusform>
        </translation>
    </message>
    <message>
        <source>Do you accept {words}?</source>
        <extracomment>app/windows/table/wanted.py</extracomment>
        <translation>Lässt du {words} gelten?</translation>
    </message>
    <message>
        <source>Take a pile to make words of.</source>
        <extracomment>app/windows/table/wanted.py</extracomment>
        <translation>Nimm einen Stapel, um daraus Wörter zu bilden.</translation>
    </message>
    <message>
        <source>Add cards to words on the table, lay a fresh word, or both.</source>
        <extracomment>app/windows/table/wanted_changes.py</extracomment>
        <translation>Leg an Wörtern auf dem Tisch weiter, leg ein neues Wort, oder beides.</translation>
    </message>
    <message>
        <source>Change {word} with {card}, the card drawn, or stop and win the cards.</source>
        <extracomment>app/windows/table/wanted_changes.py</extracomment>
        <translation>Ändere {word} mit {card}, der gezogenen Karte, oder hör auf und gewinn die Karten.</translation>
    </message>
    <message>
        <source>Or restart with a fresh word, less its value.</source>
        <extracomment>app/windows/table/wanted_changes.py</extracomment>
        <translation>Oder fang mit einem neuen Wort an; der Wert des alten wird abgezogen.</translation>
    </message>
    <message>
        <source>{letters} moves onto {word}.</source>
        <extracomment>app/windows/table/wanted_changes.py</extracomment>
        <translation>{letters} wandert auf {word}.</translation>
    </message>
    <message>
        <source>{card} moves to the front. Begin the next word with it.</source>
        <extracomment>app/windows/table/wanted_changes.py</extracomment>
        <translation>{card} rückt nach vorn. Beginne das nächste Wort damit.</translation>
    </message>
    <message>
        <source>Add upturned cards to any words, which become yours, or lay a fresh word.</source>
        <extracomment>app/windows/table/wanted_changes.py</extracomment>
        <translation>Leg offene Karten an Wörter, die dann dir gehören, oder leg ein neues Wort.</translation>
    </message>
    <message>
        <source>Make one of these a letter longer: {words}.</source>
        <extracomment>app/windows/table/wanted_changes.py</extracomment>
        <translation>Mach eines davon um einen Buchstaben länger: {words}.</translation>
    </message>
    <message numerus="yes">
        <source>Change {word} with exactly %n card(s).</source>
        <extracomment>app/windows/table/wanted_changes.py</extracomment>
        <translation>
            <numerusform>Ändere {word} mit genau %n Karte.</numerusform>
            <numerusform>Ändere {word} mit genau %n Karten.</numerusform>
        </translation>
    </message>
    <message>
        <source>Change words on the table.</source>
        <extracomment>app/windows/table/wanted_changes.py</extracomment>
        <translation>Ändere Wörter auf dem Tisch.</translation>
    </message>
    <message>
        <source>Change or split words on the table, or lay a fresh one.</source>
        <extracomment>app/windows/table/wanted_changes.py</extracomment>
        <translation>Ändere oder teile Wörter auf dem Tisch, oder leg ein neues.</translation>
    </message>
    <message>
        <source>Use {card}: change or split words on the table, or lay a fresh one.</source>
        <extracomment>app/windows/table/wanted_changes.py</extracomment>
        <translation>Mit {card}: Ändere oder teile Wörter auf dem Tisch, oder leg ein neues.</translation>
    </message>
    <message numerus="yes">
        <source>Each new word needs at least %n point(s).</source>
        <extracomment>app/windows/table/wanted_changes.py</extracomment>
        <translation>
            <numerusform>Jedes neue Wort braucht mindestens %n Punkt.</numerusform>
            <numerusform>Jedes neue Wort braucht mindestens %n Punkte.</numerusform>
        </translation>
    </message>
    <message>
        <source>One part of each split leaves.</source>
        <extracomment>app/windows/table/wanted_changes.py</extracomment>
        <translation>Von jedem geteilten Wort kommt ein Teil weg.</translation>
    </message>
    <message>
        <source>Use {one} and {other} in a new word; then name a vowel and a consonant.</source>
        <extracomment>app/windows/table/wanted_changes.py</extracomment>
        <translation>Ein neues Wort mit {one} und {other}; nenne dann einen Vokal und einen Konsonanten.</translation>
    </message>
    <message>
        <source>What you leave costs its value.</source>
        <extracomment>app/windows/table/wanted_changes.py</extracomment>
        <translation>Was du übrig lässt, kostet dich seinen Wert.</translation>
    </message>
    <message>
        <source>What you leave scores for the player who laid it.</source>
        <extracomment>app/windows/table/wanted_changes.py</extracomment>
        <translation>Was du übrig lässt, zählt für den, der es gelegt hat.</translation>
    </message>
    <message>
        <source>Nothing moves onto {rival}. Use cards of {word} in a new word.</source>
        <extracomment>app/windows/table/wanted_changes.py</extracomment>
        <translation>Auf {rival} wandert nichts. Verwende Karten von {word} in einem neuen Wort.</translation>
    </message>
    <message>
        <source>{letters} move onto {word}.</source>
        <extracomment>app/windows/table/wanted_changes.py</extracomment>
        <translation>{letters} wandern auf {word}.</translation>
    </message>
    <message>
        <source>Use what is left in a new word.</source>
        <extracomment>app/windows/table/wanted_changes.py</extracomment>
        <translation>Verwende den Rest in einem neuen Wort.</translation>
    </message>
    <message>
        <source>Make a new word of your hand.</source>
        <extracomment>app/windows/table/wanted_changes.py</extracomment>
        <translation>Bilde ein neues Wort aus der Hand.</translation>
    </message>
    <message>
        <source>Change words on the table, or lay a fresh one.</source>
        <extracomment>app/windows/table/wanted_changes.py</extracomment>
        <translation>Ändere Wörter auf dem Tisch, oder leg ein neues.</translation>
    </message>
    <message>
        <source>Use {card}: change words on the table, or lay a fresh one.</source>
        <extracomment>app/windows/table/wanted_changes.py</extracomment>
        <translation>Mit {card}: Ändere Wörter auf dem Tisch, oder leg ein neues.</translation>
    </message>
    <message>
        <source>Change {word}, or lay a fresh word.</source>
        <extracomment>app/windows/table/wanted_changes.py</extracomment>
        <translation>Ändere {word}, oder leg ein neues Wort.</translation>
    </message>
    <message>
        <source>Use {card}: change {word}, or lay a fresh word.</source>
        <extracomment>app/windows/table/wanted_changes.py</extracomment>
        <translation>Mit {card}: Ändere {word}, oder leg ein neues Wort.</translation>
    </message>
    <message>
        <source>Cut {word} in two and add to both; one part scores and leaves.</source>
        <extracomment>app/windows/table/wanted_changes.py</extracomment>
        <translation>Zerschneide {word} und leg an beide Teile an; einer zählt und kommt weg.</translation>
    </message>
    <message>
        <source>Change {word}, or stop and win the cards.</source>
        <extracomment>app/windows/table/wanted_changes.py</extracomment>
        <translation>Ändere {word}, oder hör auf und gewinn die Karten.</translation>
    </message>
    <message numerus="yes">
        <source>A new word with exactly %n card(s) of {word}.</source>
        <extracomment>app/windows/table/wanted_changes.py</extracomment>
        <translation>
            <numerusform>Ein neues Wort mit genau %n Karte von {word}.</numerusform>
            <numerusform>Ein neues Wort mit genau %n Karten von {word}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Make a new word; cards of {word} may be in it.</source>
        <extracomment>app/windows/table/wanted_changes.py</extracomment>
        <translation>Bilde ein neues Wort; Karten von {word} dürfen darin sein.</translation>
    </message>
    <message>
        <source>Your word must use {card}.</source>
        <extracomment>app/windows/table/wanted_changes.py</extracomment>
        <translation>Dein Wort muss {card} enthalten.</translation>
    </message>
    <message>
        <source>Your word must begin with {card}.</source>
        <extracomment>app/windows/table/wanted_changes.py</extracomment>
        <translation>Dein Wort muss mit {card} beginnen.</translation>
    </message>
    <message>
        <source>Your word must begin or end with {card}.</source>
        <extracomment>app/windows/table/wanted_changes.py</extracomment>
        <translation>Dein Wort muss mit {card} beginnen oder enden.</translation>
    </message>
    <message>
        <source>Cards you leave unused cost their values.</source>
        <extracomment>app/windows/table/wanted_fresh.py</extracomment>
        <translation>Karten, die du übrig lässt, kosten ihren Wert.</translation>
    </message>
    <message>
        <source>Use row and hand cards.</source>
        <extracomment>app/windows/table/wanted_fresh.py</extracomment>
        <translation>Verwende Karten der Reihe und Handkarten.</translation>
    </message>
    <message>
        <source>Or make an open word longer: {words}.</source>
        <extracomment>app/windows/table/wanted_fresh.py</extracomment>
        <translation>Oder mach ein offenes Wort länger: {words}.</translation>
    </message>
    <message numerus="yes">
        <source>With %n letter(s) or more it leaves, and you go on.</source>
        <extracomment>app/windows/table/wanted_fresh.py</extracomment>
        <translation>
            <numerusform>Ab %n Buchstaben kommt es vom Tisch, und du machst weiter.</numerusform>
            <numerusform>Ab %n Buchstaben kommt es vom Tisch, und du machst weiter.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Later words mix its cards with at least %n hand card(s).</source>
        <extracomment>app/windows/table/wanted_fresh.py</extracomment>
        <translation>
            <numerusform>Das nächste besteht aus Karten davon und mindestens %n Handkarte.</numerusform>
            <numerusform>Das nächste besteht aus Karten davon und mindestens %n Handkarten.</numerusform>
        </translation>
    </message>
    <message>
        <source>It scores nothing; what the next player leaves scores for you.</source>
        <extracomment>app/windows/table/wanted_fresh.py</extracomment>
        <translation>Es zählt nichts; was der Nächste übrig lässt, zählt für dich.</translation>
    </message>
    <message>
        <source>A fresh word in secret.</source>
        <extracomment>app/windows/table/wanted_fresh.py</extracomment>
        <translation>Ein neues Wort, verdeckt.</translation>
    </message>
    <message numerus="yes">
        <source>Lay %n fresh word(s).</source>
        <extracomment>app/windows/table/wanted_fresh.py</extracomment>
        <translation>
            <numerusform>Leg %n neues Wort.</numerusform>
            <numerusform>Leg %n neue Wörter.</numerusform>
        </translation>
    </message>
    <message>
        <source>Lay as many words as you like.</source>
        <extracomment>app/windows/table/wanted_fresh.py</extracomment>
        <translation>Leg so viele Wörter, wie du magst.</translation>
    </message>
    <message numerus="yes">
        <source>Lay up to %n fresh word(s).</source>
        <extracomment>app/windows/table/wanted_fresh.py</extracomment>
        <translation>
            <numerusform>Leg bis zu %n neues Wort.</numerusform>
            <numerusform>Leg bis zu %n neue Wörter.</numerusform>
        </translation>
    </message>
    <message>
        <source>A word with at least one row card and one hand card.</source>
        <extracomment>app/windows/table/wanted_fresh.py</extracomment>
        <translation>Ein Wort mit mindestens einer Karte der Reihe und einer Handkarte.</translation>
    </message>
    <message>
        <source>The word with more cards wins the trick.</source>
        <extracomment>app/windows/table/wanted_fresh.py</extracomment>
        <translation>Wer mehr Karten hat, bekommt den Stich.</translation>
    </message>
    <message>
        <source>Its last letter moves to the front for your next one.</source>
        <extracomment>app/windows/table/wanted_fresh.py</extracomment>
        <translation>Sein letzter Buchstabe rückt für das nächste nach vorn.</translation>
    </message>
    <message>
        <source>Letters also in your rival’s word will move onto it.</source>
        <extracomment>app/windows/table/wanted_fresh.py</extracomment>
        <translation>Buchstaben, die auch im Wort des Gegners stehen, wandern später dorthin.</translation>
    </message>
    <message numerus="yes">
        <source>Every later word has %n letter(s), too.</source>
        <extracomment>app/windows/table/wanted_fresh.py</extracomment>
        <translation>
            <numerusform>Jedes spätere Wort hat auch %n Buchstaben.</numerusform>
            <numerusform>Jedes spätere Wort hat auch %n Buchstaben.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The others change it with exactly %n card(s).</source>
        <extracomment>app/windows/table/wanted_fresh.py</extracomment>
        <translation>
            <numerusform>Die anderen ändern es mit genau %n Karte.</numerusform>
            <numerusform>Die anderen ändern es mit genau %n Karten.</numerusform>
        </translation>
    </message>
    <message>
        <source>Each card drawn must join it, until you stop.</source>
        <extracomment>app/windows/table/wanted_fresh.py</extracomment>
        <translation>Jede gezogene Karte muss hinein, bis du aufhörst.</translation>
    </message>
    <message>
        <source>Later words can be changed or split.</source>
        <extracomment>app/windows/table/wanted_fresh.py</extracomment>
        <translation>Später kann man Wörter ändern oder teilen.</translation>
    </message>
    <message>
        <source>Later ones keep the first and last card.</source>
        <extracomment>app/windows/table/wanted_fresh.py</extracomment>
        <translation>Spätere behalten die erste und die letzte Karte.</translation>
    </message>
    <message>
        <source>Later, cards you leave unused cost their values.</source>
        <extracomment>app/windows/table/wanted_fresh.py</extracomment>
        <translation>Später kosten Karten, die du übrig lässt, ihren Wert.</translation>
    </message>
    <message numerus="yes">
        <source>It scores nothing now; later all its cards but %n do.</source>
        <extracomment>app/windows/table/wanted_fresh.py</extracomment>
        <translation>
            <numerusform>Jetzt zählt es nichts; später zählen alle seine Karten bis auf %n.</numerusform>
            <numerusform>Jetzt zählt es nichts; später zählen alle seine Karten bis auf %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>It scores, and so does what the next player leaves.</source>
        <extracomment>app/windows/table/wanted_fresh.py</extracomment>
        <translation>Es zählt, und was der Nächste übrig lässt, zählt auch.</translation>
    </message>
    <message>
        <source>A fresh word with {card}, which your rival gave you.</source>
        <extracomment>app/windows/table/wanted_fresh.py</extracomment>
        <translation>Ein neues Wort mit {card} von deinem Gegner.</translation>
    </message>
    <message>
        <source>Words score once the whole row has been used.</source>
        <extracomment>app/windows/table/wanted_fresh.py</extracomment>
        <translation>Wörter zählen, sobald die ganze Reihe benutzt ist.</translation>
    </message>
    <message>
        <source>Then make it longer, up to {letters}.</source>
        <extracomment>app/windows/table/wanted_fresh.py</extracomment>
        <translation>Mach es dann länger, bis es {letters} Buchstaben hat.</translation>
    </message>
    <message>
        <source>The next word uses its last card.</source>
        <extracomment>app/windows/table/wanted_fresh.py</extracomment>
        <translation>Das nächste Wort enthält seine letzte Karte.</translation>
    </message>
    <message>
        <source>A fresh word with {card}.</source>
        <extracomment>app/windows/table/wanted_fresh.py</extracomment>
        <translation>Ein neues Wort mit {card}.</translation>
    </message>
    <message>
        <source>Your rival has no {card}. Lay any fresh word.</source>
        <extracomment>app/windows/table/wanted_fresh.py</extracomment>
        <translation>Der Gegner hat kein {card}. Leg irgendein neues Wort.</translation>
    </message>
    <message>
        <source>A fresh word with the turned card, {card}.</source>
        <extracomment>app/windows/table/wanted_fresh.py</extracomment>
        <translation>Ein neues Wort mit der aufgedeckten Karte, {card}.</translation>
    </message>
    <message>
        <source>Each letter of the longest counts one more.</source>
        <extracomment>app/windows/table/wanted_fresh.py</extracomment>
        <translation>Jeder Buchstabe des längsten zählt einen Punkt mehr.</translation>
    </message>
    <message>
        <source>One point per letter, plus the value of its highest card.</source>
        <extracomment>app/windows/table/wanted_fresh.py</extracomment>
        <translation>Ein Punkt je Buchstabe, dazu der Wert der höchsten Karte.</translation>
    </message>
    <message>
        <source>Each of its letters counts two points.</source>
        <extracomment>app/windows/table/wanted_fresh.py</extracomment>
        <translation>Jeder seiner Buchstaben zählt zwei Punkte.</translation>
    </message>
    <message>
        <source>Words score once these are used, too: {cards}.</source>
        <extracomment>app/windows/table/wanted_fresh.py</extracomment>
        <translation>Wörter zählen, sobald auch diese benutzt sind: {cards}.</translation>
    </message>
    <message>
        <source>One of them scores and leaves; the other stays.</source>
        <extracomment>app/windows/table/wanted_fresh.py</extracomment>
        <translation>Eines zählt und kommt weg; das andere bleibt.</translation>
    </message>
    <message>
        <source>Then name one vowel and one consonant of it.</source>
        <extracomment>app/windows/table/wanted_fresh.py</extracomment>
        <translation>Nenne dann einen Vokal und einen Konsonanten daraus.</translation>
    </message>
    <message>
        <source>Later words can be split; then one part leaves.</source>
        <extracomment>app/windows/table/wanted_fresh.py</extracomment>
        <translation>Später kann man Wörter teilen; dann kommt ein Teil weg.</translation>
    </message>
    <message>
        <source>Each turn adds one, up to {letters}.</source>
        <extracomment>app/windows/table/wanted_fresh.py</extracomment>
        <translation>Mit jedem Zug kommt einer dazu, bis es {letters} sind.</translation>
    </message>
    <message>
        <source>The next word begins with its last card.</source>
        <extracomment>app/windows/table/wanted_fresh.py</extracomment>
        <translation>Das nächste Wort beginnt mit seiner letzten Karte.</translation>
    </message>
    <message>
        <source>The next word begins or ends with its last card.</source>
        <extracomment>app/windows/table/wanted_fresh.py</extracomment>
        <translation>Das nächste Wort beginnt oder endet mit seiner letzten Karte.</translation>
    </message>
</context>
<context>
    <name>WhyNot</name>
    <message>
        <source>This is the largest size.</source>
        <extracomment>app/program/application.py</extracomment>
        <translation>Größer geht es nicht.</translation>
    </message>
    <message>
        <source>This is the smallest size.</source>
        <extracomment>app/program/application.py</extracomment>
        <translation>Kleiner geht es nicht.</translation>
    </message>
    <message>
        <source>Only at a table.</source>
        <extracomment>app/windows/menus.py</extracomment>
        <translation>Nur am Tisch.</translation>
    </message>
    <message>
        <source>Only in the gallery.</source>
        <extracomment>app/windows/menus.py</extracomment>
        <translation>Nur in der Galerie.</translation>
    </message>
    <message>
        <source>You are there already.</source>
        <extracomment>app/windows/menus.py</extracomment>
        <translation>Da bist du schon.</translation>
    </message>
    <message>
        <source>There are no cards to put in order.</source>
        <extracomment>app/windows/table/why_not.py</extracomment>
        <translation>Es gibt keine Karten zu ordnen.</translation>
    </message>
    <message>
        <source>There are no hints while a word can be accepted or challenged.</source>
        <extracomment>app/windows/table/why_not.py</extracomment>
        <translation>Solange ein Wort angefochten werden kann, gibt es keine Tipps.</translation>
    </message>
    <message>
        <source>No hints are agreed at this table.</source>
        <extracomment>app/windows/table/why_not.py</extracomment>
        <translation>An diesem Tisch sind keine Tipps vereinbart.</translation>
    </message>
    <message>
        <source>Nothing has been played yet.</source>
        <extracomment>app/windows/table/why_not.py</extracomment>
        <translation>Es ist noch nichts gespielt.</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <extracomment>app/windows/table/why_not.py</extracomment>
        <translation>Du bist nicht am Zug.</translation>
    </message>
    <message>
        <source>Others have acted since then, or new cards have been seen.</source>
        <extracomment>app/windows/table/why_not.py</extracomment>
        <translation>Inzwischen haben andere gespielt, oder neue Karten waren zu sehen.</translation>
    </message>
    <message>
        <source>This is a lesson.</source>
        <extracomment>app/windows/table/why_not.py</extracomment>
        <translation>Das ist eine Lektion.</translation>
    </message>
    <message>
        <source>This is a film.</source>
        <extracomment>app/windows/table/why_not.py</extracomment>
        <translation>Das ist ein Film.</translation>
    </message>
    <message>
        <source>The code would give away hidden cards. You can copy it when the game is over.</source>
        <extracomment>app/windows/table/why_not.py</extracomment>
        <translation>Der Blattcode würde verdeckte Karten verraten. Du kannst ihn kopieren, wenn das Spiel aus ist.</translation>
    </message>
    <message>
        <source>No hints are agreed at this table. You can agree on them in the set-up.</source>
        <extracomment>app/windows/table/why_not.py</extracomment>
        <translation>An diesem Tisch sind keine Tipps vereinbart. Ihr könnt sie beim Einrichten vereinbaren.</translation>
    </message>
    <message>
        <source>The game is paused.</source>
        <extracomment>app/windows/table/why_not.py</extracomment>
        <translation>Das Spiel macht Pause.</translation>
    </message>
    <message>
        <source>Time that ran out is never given back.</source>
        <extracomment>app/windows/table/why_not.py</extracomment>
        <translation>Abgelaufene Zeit kommt nie zurück.</translation>
    </message>
    <message>
        <source>A card from the deck has been seen since then.</source>
        <extracomment>app/windows/table/why_not.py</extracomment>
        <translation>Inzwischen war eine Karte vom Nachziehstapel zu sehen.</translation>
    </message>
    <message>
        <source>Nothing has been taken back.</source>
        <extracomment>app/windows/table/why_not.py</extracomment>
        <translation>Es wurde nichts zurückgenommen.</translation>
    </message>
    <message>
        <source>Lay or type a part of a word first.</source>
        <extracomment>app/windows/table/why_not.py</extracomment>
        <translation>Leg oder tippe zuerst einen Teil eines Wortes.</translation>
    </message>
    <message>
        <source>No word has been refused.</source>
        <extracomment>app/windows/table/why_not.py</extracomment>
        <translation>Kein Wort wurde abgelehnt.</translation>
    </message>
</context>
</TS>
