<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>About</name>
    <message>
        <source>Wordfelt is free under the MIT licence. The word lists keep the licences of their authors, which come with the program. It uses Qt under the LGPL.</source>
        <extracomment>app/program/readings.py</extracomment>
        <translation>Wordfelt est un logiciel libre sous licence MIT. Les listes de mots gardent les licences de leurs auteurs, fournies avec le programme. Wordfelt utilise Qt sous licence LGPL.</translation>
    </message>
    <message>
        <source>Wordfelt {version}: a felt card table for {count} word card games.</source>
        <extracomment>app/program/readings.py</extracomment>
        <translation>Wordfelt {version}&#xa0;: un tapis de jeu pour {count} jeux de cartes à lettres.</translation>
    </message>
</context>
<context>
    <name>Agreement</name>
    <message>
        <source>{name}: agree</source>
        <extracomment>app/windows/table/agreement_bar.py</extracomment>
        <translation>{name}&#xa0;: accepter</translation>
    </message>
    <message>
        <source>{name}: agreed</source>
        <extracomment>app/windows/table/agreement_bar.py, app/windows/table/changes.py</extracomment>
        <translation>{name}&#xa0;: d’accord</translation>
    </message>
    <message>
        <source>No</source>
        <extracomment>app/windows/table/agreement_bar.py</extracomment>
        <translation>Non</translation>
    </message>
    <message>
        <source>Tonight</source>
        <extracomment>app/windows/table/agreement_bar.py</extracomment>
        <translation>Ce soir</translation>
    </message>
    <message>
        <source>Always</source>
        <extracomment>app/windows/table/agreement_bar.py</extracomment>
        <translation>Toujours</translation>
    </message>
    <message>
        <source>Never ask again</source>
        <extracomment>app/windows/table/agreement_bar.py</extracomment>
        <translation>Ne plus demander</translation>
    </message>
    <message>
        <source>All agree</source>
        <extracomment>app/windows/table/agreement_bar.py</extracomment>
        <translation>Tous acceptent</translation>
    </message>
    <message>
        <source>Nothing is taken back.</source>
        <extracomment>app/windows/table/changes.py</extracomment>
        <translation>Rien n’est repris.</translation>
    </message>
    <message>
        <source>{word} does not count.</source>
        <extracomment>app/windows/table/changes.py</extracomment>
        <translation>{word} ne compte pas.</translation>
    </message>
    <message>
        <source>{name}: take back {what}? The others must agree.</source>
        <extracomment>app/windows/table/spoken.py</extracomment>
        <translation>{name}&#xa0;: reprendre {what}&#x202f;? Les autres doivent être d’accord.</translation>
    </message>
    <message>
        <source>{name}: count {word} tonight? The others must agree.</source>
        <extracomment>app/windows/table/spoken.py</extracomment>
        <translation>{name}&#xa0;: compter {word} ce soir&#x202f;? Les autres doivent être d’accord.</translation>
    </message>
    <message>
        <source>{name}: always count {word}? The others must agree.</source>
        <extracomment>app/windows/table/spoken.py</extracomment>
        <translation>{name}&#xa0;: toujours compter {word}&#x202f;? Les autres doivent être d’accord.</translation>
    </message>
    <message>
        <source>{name}: never ask about {word} again? The others must agree.</source>
        <extracomment>app/windows/table/spoken.py</extracomment>
        <translation>{name}&#xa0;: ne plus rien demander sur {word}&#x202f;? Les autres doivent être d’accord.</translation>
    </message>
    <message>
        <source>{word} counts from the next deal on.</source>
        <extracomment>app/windows/table/spoken.py</extracomment>
        <translation>{word} compte à partir de la prochaine donne.</translation>
    </message>
    <message>
        <source>Count {word}?</source>
        <extracomment>app/windows/table/spoken.py</extracomment>
        <translation>Compter {word}&#x202f;?</translation>
    </message>
    <message>
        <source>{word} does not count. Nobody is asked about it again.</source>
        <extracomment>app/windows/table/spoken.py</extracomment>
        <translation>{word} ne compte pas. La question ne sera plus posée.</translation>
    </message>
    <message>
        <source>{word} counts from now on.</source>
        <extracomment>app/windows/table/spoken.py</extracomment>
        <translation>{word} compte désormais.</translation>
    </message>
</context>
<context>
    <name>Aims</name>
    <message>
        <source>Most points win.</source>
        <extracomment>app/windows/table/aims.py</extracomment>
        <translation>Qui a le plus de points l’emporte.</translation>
    </message>
    <message>
        <source>Make as many points as you can.</source>
        <extracomment>app/windows/table/aims.py</extracomment>
        <translation>Marque autant de points que possible.</translation>
    </message>
    <message>
        <source>Most cards win.</source>
        <extracomment>app/windows/table/aims.py</extracomment>
        <translation>Qui a le plus de cartes l’emporte.</translation>
    </message>
    <message>
        <source>Most tricks win.</source>
        <extracomment>app/windows/table/aims.py</extracomment>
        <translation>Qui a le plus de plis l’emporte.</translation>
    </message>
    <message>
        <source>Use up all cards.</source>
        <extracomment>app/windows/table/aims.py</extracomment>
        <translation>Utilise toutes les cartes.</translation>
    </message>
    <message>
        <source>The last one in wins.</source>
        <extracomment>app/windows/table/aims.py</extracomment>
        <translation>Qui reste en jeu le dernier l’emporte.</translation>
    </message>
    <message>
        <source>The first empty hand wins.</source>
        <extracomment>app/windows/table/aims.py</extracomment>
        <translation>Qui vide sa main en premier l’emporte.</translation>
    </message>
    <message>
        <source>Use the whole row first.</source>
        <extracomment>app/windows/table/aims.py</extracomment>
        <translation>Sois le premier à utiliser toute la rangée.</translation>
    </message>
    <message>
        <source>Most rounds win; most cards win a round.</source>
        <extracomment>app/windows/table/aims.py</extracomment>
        <translation>Qui a le plus de manches l’emporte&#x202f;; une manche va à qui a le plus de cartes.</translation>
    </message>
    <message>
        <source>Most cards in your own words win.</source>
        <extracomment>app/windows/table/aims.py</extracomment>
        <translation>Qui a le plus de cartes dans ses propres mots l’emporte.</translation>
    </message>
    <message>
        <source>Most games win the match.</source>
        <extracomment>app/windows/table/aims.py</extracomment>
        <translation>Qui gagne le plus de parties remporte le match.</translation>
    </message>
</context>
<context>
    <name>Asking</name>
    <message>
        <source>Give and take: a card laid on the lower part of a letter is exchanged for it.</source>
        <extracomment>app/windows/table/asking.py</extracomment>
        <translation>Donnant-donnant&#xa0;: une carte posée sur le bas d’une lettre s’échange contre elle.</translation>
    </message>
</context>
<context>
    <name>Becoming</name>
    <message>
        <source>Enter plays it, Esc takes it away.</source>
        <extracomment>app/windows/table/possible_words.py</extracomment>
        <translation>Entrée le joue, Échap l’enlève.</translation>
    </message>
    <message>
        <source>It can only become a rare word.</source>
        <extracomment>app/windows/table/possible_words.py</extracomment>
        <translation>Seul un mot rare peut en sortir.</translation>
    </message>
    <message>
        <source>It cannot become a word.</source>
        <extracomment>app/windows/table/possible_words.py</extracomment>
        <translation>Aucun mot ne peut en sortir.</translation>
    </message>
    <message>
        <source>Look for words</source>
        <extracomment>app/windows/table/possible_words.py</extracomment>
        <translation>Chercher des mots</translation>
    </message>
    <message numerus="yes">
        <source>It can become at least %n word(s).</source>
        <extracomment>app/windows/table/possible_words.py</extracomment>
        <translation>
            <numerusform>Encore au moins %n mot possible.</numerusform>
            <numerusform>Encore au moins %n mots possibles.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It can become %n word(s).</source>
        <extracomment>app/windows/table/possible_words.py</extracomment>
        <translation>
            <numerusform>Encore %n mot possible.</numerusform>
            <numerusform>Encore %n mots possibles.</numerusform>
        </translation>
    </message>
    <message>
        <source>{key} looks for words.</source>
        <extracomment>app/windows/table/possible_words.py</extracomment>
        <translation>{key} cherche des mots.</translation>
    </message>
    <message>
        <source>{key} shows them.</source>
        <extracomment>app/windows/table/possible_words.py</extracomment>
        <translation>{key} les montre.</translation>
    </message>
    <message>
        <source>Tab shows them.</source>
        <extracomment>app/windows/table/possible_words.py</extracomment>
        <translation>Tab les montre.</translation>
    </message>
    <message>
        <source>There is no word to show.</source>
        <extracomment>app/windows/table/possible_words.py</extracomment>
        <translation>Il n’y a pas de mot à montrer.</translation>
    </message>
    <message>
        <source>Word {number} of {count}</source>
        <extracomment>app/windows/table/possible_words.py</extracomment>
        <translation>Mot {number} sur {count}</translation>
    </message>
</context>
<context>
    <name>Bests</name>
    <message>
        <source>Best play so far: {words} {now}, until now {before}.</source>
        <extracomment>app/windows/table/best_texts.py</extracomment>
        <translation>Meilleur coup jusqu’ici&#xa0;: {words} {now}, avant {before}.</translation>
    </message>
    <message>
        <source>Par of the day: {par}.</source>
        <extracomment>app/windows/table/best_texts.py</extracomment>
        <translation>Par du jour&#xa0;: {par}.</translation>
    </message>
    <message>
        <source>Best score so far: {now}, until now {before}.</source>
        <extracomment>app/windows/table/best_texts.py</extracomment>
        <translation>Meilleur score jusqu’ici&#xa0;: {now}, avant {before}.</translation>
    </message>
    <message>
        <source>{name}: personal best! {best}</source>
        <extracomment>app/windows/table/best_texts.py</extracomment>
        <translation>{name}&#xa0;: record personnel&#x202f;! {best}</translation>
    </message>
    <message>
        <source>Fewest cards left so far: {now}, until now {before}.</source>
        <extracomment>app/windows/table/best_texts.py</extracomment>
        <translation>Moins de cartes restantes que jamais&#xa0;: {now}, avant {before}.</translation>
    </message>
    <message>
        <source>Longest word so far: {words}, {now} letters, until now {before}.</source>
        <extracomment>app/windows/table/best_texts.py</extracomment>
        <translation>Mot le plus long jusqu’ici&#xa0;: {words}, {now} lettres, avant {before}.</translation>
    </message>
    <message>
        <source>Personal best! {best}</source>
        <extracomment>app/windows/table/best_texts.py</extracomment>
        <translation>Record personnel&#x202f;! {best}</translation>
    </message>
    <message>
        <source>Place {place} among your {count} solo games of {game}.</source>
        <extracomment>app/windows/table/best_texts.py</extracomment>
        <translation>Place {place} parmi tes {count} parties de {game} en solo.</translation>
    </message>
</context>
<context>
    <name>CardMenu</name>
    <message>
        <source>Cover</source>
        <extracomment>app/windows/table/card_menu.py</extracomment>
        <translation>Recouvrir</translation>
    </message>
    <message>
        <source>Exchange</source>
        <extracomment>app/windows/table/card_menu.py</extracomment>
        <translation>Donnant-donnant</translation>
    </message>
    <message>
        <source>Lay at the end</source>
        <extracomment>app/windows/table/card_menu.py</extracomment>
        <translation>Poser à la fin</translation>
    </message>
    <message>
        <source>Lay at the beginning</source>
        <extracomment>app/windows/table/card_menu.py</extracomment>
        <translation>Poser au début</translation>
    </message>
    <message>
        <source>Take this pile</source>
        <extracomment>app/windows/table/card_menu.py</extracomment>
        <translation>Prendre cette pile</translation>
    </message>
    <message>
        <source>Turn up a card</source>
        <extracomment>app/windows/table/card_menu.py</extracomment>
        <translation>Retourner une carte</translation>
    </message>
    <message>
        <source>Give up this row</source>
        <extracomment>app/windows/table/card_menu.py</extracomment>
        <translation>Défaire cette rangée</translation>
    </message>
    <message>
        <source>{card} in {word}</source>
        <extracomment>app/windows/table/card_menu.py</extracomment>
        <translation>{card} dans {word}</translation>
    </message>
    <message>
        <source>{card} on {at} in {word}</source>
        <extracomment>app/windows/table/card_menu.py</extracomment>
        <translation>{card} sur {at} dans {word}</translation>
    </message>
    <message>
        <source>Take back</source>
        <extracomment>app/windows/table/card_menu.py</extracomment>
        <translation>Reprendre</translation>
    </message>
    <message>
        <source>Pick up</source>
        <extracomment>app/windows/table/card_menu.py</extracomment>
        <translation>Prendre</translation>
    </message>
    <message>
        <source>Split {word} between {card} and {at}</source>
        <extracomment>app/windows/table/card_menu.py</extracomment>
        <translation>Couper {word} entre {card} et {at}</translation>
    </message>
    <message>
        <source>Close the split</source>
        <extracomment>app/windows/table/card_menu.py</extracomment>
        <translation>Refermer la coupe</translation>
    </message>
    <message>
        <source>Show what lies beneath</source>
        <extracomment>app/windows/table/card_menu.py</extracomment>
        <translation>Montrer ce qu’il y a dessous</translation>
    </message>
    <message>
        <source>How {word} came about</source>
        <extracomment>app/windows/table/card_menu.py</extracomment>
        <translation>L’histoire de {word}</translation>
    </message>
    <message>
        <source>Shuffle the hand</source>
        <extracomment>app/windows/table/card_menu.py</extracomment>
        <translation>Mélanger la main</translation>
    </message>
    <message>
        <source>Sort the hand</source>
        <extracomment>app/windows/table/card_menu.py</extracomment>
        <translation>Trier la main</translation>
    </message>
    <message>
        <source>Take everything back</source>
        <extracomment>app/windows/table/card_menu.py</extracomment>
        <translation>Tout reprendre</translation>
    </message>
    <message>
        <source>Cover {at} in {word} with {card}</source>
        <extracomment>app/windows/table/card_menu.py</extracomment>
        <translation>Recouvrir {at} dans {word} avec {card}</translation>
    </message>
    <message>
        <source>Exchange {at} in {word} for {card}</source>
        <extracomment>app/windows/table/card_menu.py</extracomment>
        <translation>Prendre {at} dans {word} contre {card}</translation>
    </message>
    <message>
        <source>Begin a word with {card}</source>
        <extracomment>app/windows/table/card_menu.py</extracomment>
        <translation>Commencer un mot par {card}</translation>
    </message>
    <message>
        <source>Lay {card} at the end of {word}</source>
        <extracomment>app/windows/table/card_menu.py</extracomment>
        <translation>Poser {card} à la fin de {word}</translation>
    </message>
    <message>
        <source>Lay {card} at the beginning of {word}</source>
        <extracomment>app/windows/table/card_menu.py</extracomment>
        <translation>Poser {card} au début de {word}</translation>
    </message>
</context>
<context>
    <name>Cards</name>
    <message>
        <source>face-down card</source>
        <extracomment>app/session/match/spoken_cards.py</extracomment>
        <translation>carte face cachée</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <extracomment>app/session/match/spoken_cards.py</extracomment>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message>
        <source>wild card as {letter}</source>
        <extracomment>app/session/match/spoken_cards.py</extracomment>
        <translation>joker comme {letter}</translation>
    </message>
    <message>
        <source>wild card</source>
        <extracomment>app/session/match/spoken_cards.py</extracomment>
        <translation>joker</translation>
    </message>
    <message>
        <source>flip card, {first} or {second}</source>
        <extracomment>app/session/match/spoken_cards.py</extracomment>
        <translation>carte à deux faces, {first} ou {second}</translation>
    </message>
    <message>
        <source>red</source>
        <extracomment>app/session/match/spoken_cards.py</extracomment>
        <translation>rouge</translation>
    </message>
    <message>
        <source>{card}, as {letter}</source>
        <extracomment>app/session/match/spoken_cards.py</extracomment>
        <translation>{card}, comme {letter}</translation>
    </message>
</context>
<context>
    <name>Challenges</name>
    <message>
        <source>The clock keeps running, and a new turn has its full time.</source>
        <extracomment>app/windows/table/challengers.py</extracomment>
        <translation>Le temps continue de courir, et un nouveau tour repart avec tout son temps.</translation>
    </message>
    <message>
        <source>{name} may challenge the last word: {verb}, {key}.</source>
        <extracomment>app/windows/table/challengers.py</extracomment>
        <translation>{name}&#xa0;: peut contester le dernier mot ({verb}, {key}).</translation>
    </message>
    <message>
        <source>{name}: turn the timer?</source>
        <extracomment>app/windows/table/challengers.py</extracomment>
        <translation>{name}&#xa0;: retourner le sablier&#x202f;?</translation>
    </message>
    <message>
        <source>The clock keeps running, and no time is given back.</source>
        <extracomment>app/windows/table/challengers.py</extracomment>
        <translation>Le temps continue de courir, et le temps écoulé n’est pas rendu.</translation>
    </message>
    <message>
        <source>The clock stops meanwhile, and a new turn has its full time.</source>
        <extracomment>app/windows/table/challengers.py</extracomment>
        <translation>Le temps s’arrête en attendant, et un nouveau tour repart avec tout son temps.</translation>
    </message>
    <message>
        <source>A failed challenge costs nothing: there is no turn left to lose.</source>
        <extracomment>app/windows/table/wanted.py</extracomment>
        <translation>Contester à tort ne coûte rien&#xa0;: il n’y a plus de tour à perdre.</translation>
    </message>
    <message>
        <source>{name}: challenge the last word?</source>
        <extracomment>app/windows/table/challengers.py</extracomment>
        <translation>{name}&#xa0;: contester le dernier mot&#x202f;?</translation>
    </message>
    <message>
        <source>{name} may turn the timer: {verb}, {key}.</source>
        <extracomment>app/windows/table/challengers.py</extracomment>
        <translation>{name}&#xa0;: peut retourner le sablier ({verb}, {key}).</translation>
    </message>
    <message>
        <source>No</source>
        <extracomment>app/windows/table/challengers.py</extracomment>
        <translation>Non</translation>
    </message>
    <message>
        <source>The clock stops meanwhile, and no time is given back.</source>
        <extracomment>app/windows/table/challengers.py</extracomment>
        <translation>Le temps s’arrête en attendant, mais le temps écoulé n’est pas rendu.</translation>
    </message>
</context>
<context>
    <name>Choices</name>
    <message>
        <source>The flip card is</source>
        <extracomment>app/windows/table/choice_words.py</extracomment>
        <translation>La carte à deux faces est</translation>
    </message>
    <message>
        <source>The wild card is</source>
        <extracomment>app/windows/table/choice_words.py</extracomment>
        <translation>Le joker est</translation>
    </message>
    <message>
        <source>This word stays</source>
        <extracomment>app/windows/table/choice_words.py</extracomment>
        <translation>Ce mot reste</translation>
    </message>
    <message>
        <source>This word leaves</source>
        <extracomment>app/windows/table/choice_words.py</extracomment>
        <translation>Ce mot part</translation>
    </message>
    <message>
        <source>Vowel to pass on</source>
        <extracomment>app/windows/table/choice_words.py</extracomment>
        <translation>Voyelle à transmettre</translation>
    </message>
    <message>
        <source>Consonant to pass on</source>
        <extracomment>app/windows/table/choice_words.py</extracomment>
        <translation>Consonne à transmettre</translation>
    </message>
    <message>
        <source>Ask for</source>
        <extracomment>app/windows/table/choice_words.py</extracomment>
        <translation>Demander</translation>
    </message>
    <message>
        <source>The last letter goes</source>
        <extracomment>app/windows/table/choice_words.py</extracomment>
        <translation>La dernière lettre va</translation>
    </message>
    <message>
        <source>The word it begins</source>
        <extracomment>app/windows/table/choice_words.py</extracomment>
        <translation>Le mot qu’elle commence</translation>
    </message>
    <message>
        <source>The word</source>
        <extracomment>app/windows/table/choices_bar.py</extracomment>
        <translation>Le mot</translation>
    </message>
    <message>
        <source>Take the last letter back</source>
        <extracomment>app/windows/table/choices_bar.py</extracomment>
        <translation>Reprendre la dernière lettre</translation>
    </message>
    <message>
        <source>before the first</source>
        <extracomment>app/windows/table/choice_words.py</extracomment>
        <translation>devant la première</translation>
    </message>
    <message>
        <source>on top of the first</source>
        <extracomment>app/windows/table/choice_words.py</extracomment>
        <translation>sur la première</translation>
    </message>
</context>
<context>
    <name>Clock</name>
    <message numerus="yes">
        <source>At 0:00 the turn passes and you take %n card(s).</source>
        <extracomment>app/windows/table/idle.py</extracomment>
        <translation>
            <numerusform>À 0:00, tu passes ton tour et prends %n carte.</numerusform>
            <numerusform>À 0:00, tu passes ton tour et prends %n cartes.</numerusform>
        </translation>
    </message>
    <message>
        <source>At 0:00 the turn passes.</source>
        <extracomment>app/windows/table/idle.py</extracomment>
        <translation>À 0:00, tu passes ton tour.</translation>
    </message>
    <message>
        <source>At 0:00 it counts as a wrong word.</source>
        <extracomment>app/windows/table/idle.py</extracomment>
        <translation>À 0:00, cela compte comme un mot faux.</translation>
    </message>
    <message>
        <source>At 0:00 you are out of the game.</source>
        <extracomment>app/windows/table/idle.py</extracomment>
        <translation>À 0:00, c’est l’élimination.</translation>
    </message>
    <message>
        <source>At 0:00 the game ends.</source>
        <extracomment>app/windows/table/idle.py</extracomment>
        <translation>À 0:00, la partie se termine.</translation>
    </message>
    <message>
        <source>At 0:00 you give the game up.</source>
        <extracomment>app/windows/table/idle.py</extracomment>
        <translation>À 0:00, la partie compte comme abandonnée.</translation>
    </message>
</context>
<context>
    <name>Closed</name>
    <message>
        <source>You cannot lay a card on the deck.</source>
        <extracomment>app/session/draft/closed.py</extracomment>
        <translation>On ne pose rien sur la pioche.</translation>
    </message>
    <message>
        <source>These cards are out of play.</source>
        <extracomment>app/session/draft/closed.py</extracomment>
        <translation>Ces cartes sont hors jeu.</translation>
    </message>
    <message>
        <source>You cannot give cards to another player.</source>
        <extracomment>app/session/draft/closed.py</extracomment>
        <translation>Tu ne peux pas donner de cartes à un autre joueur.</translation>
    </message>
    <message>
        <source>Only won cards lie here.</source>
        <extracomment>app/session/draft/closed.py</extracomment>
        <translation>Ici, il n’y a que des cartes gagnées.</translation>
    </message>
    <message>
        <source>You cannot lay a card on a pile.</source>
        <extracomment>app/session/draft/closed.py</extracomment>
        <translation>On ne pose rien sur une pile.</translation>
    </message>
    <message>
        <source>You cannot lay a card on the turned card.</source>
        <extracomment>app/session/draft/closed.py</extracomment>
        <translation>On ne pose rien sur la carte retournée.</translation>
    </message>
    <message>
        <source>You cannot set this card apart now.</source>
        <extracomment>app/session/draft/closed.py</extracomment>
        <translation>Cette carte ne peut pas être mise de côté maintenant.</translation>
    </message>
    <message>
        <source>You cannot change this word where it lies.</source>
        <extracomment>app/session/draft/closed.py</extracomment>
        <translation>Ce mot ne se change pas là où il est.</translation>
    </message>
    <message>
        <source>You cannot lay a card here now.</source>
        <extracomment>app/session/draft/closed.py</extracomment>
        <translation>On ne pose rien ici maintenant.</translation>
    </message>
</context>
<context>
    <name>Coach</name>
    <message>
        <source>Stop</source>
        <extracomment>app/windows/table/coach_panel.py</extracomment>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Try again from here</source>
        <extracomment>app/windows/table/coach_panel.py</extracomment>
        <translation>Rejouer à partir d’ici</translation>
    </message>
    <message>
        <source>A new game with the same cards, from the turn that is chosen</source>
        <extracomment>app/windows/table/coach_panel.py</extracomment>
        <translation>Une nouvelle partie avec les mêmes cartes, à partir du tour choisi</translation>
    </message>
    <message>
        <source>The game in a few lines</source>
        <extracomment>app/windows/table/coach_panel.py</extracomment>
        <translation>La partie en quelques lignes</translation>
    </message>
    <message>
        <source>Turn by turn</source>
        <extracomment>app/windows/table/coach_panel.py, app/windows/table/keepsakes/game_text.py</extracomment>
        <translation>Tour par tour</translation>
    </message>
    <message>
        <source>Looking for better plays</source>
        <extracomment>app/windows/table/coach_panel.py</extracomment>
        <translation>Recherche de meilleurs coups</translation>
    </message>
    <message>
        <source>Looking closely…</source>
        <extracomment>app/windows/table/coach_panel.py</extracomment>
        <translation>Examen approfondi…</translation>
    </message>
    <message>
        <source>{name}: {share}% of what was within reach</source>
        <extracomment>app/windows/table/coach_words.py</extracomment>
        <translation>{name}&#xa0;: {share}&#xa0;% de ce qui était à portée</translation>
    </message>
    <message>
        <source>In turn {turn} the lead goes to {name} for good.</source>
        <extracomment>app/windows/table/coach_words.py</extracomment>
        <translation>Définitivement en tête à partir du tour {turn}&#xa0;: {name}.</translation>
    </message>
    <message>
        <source>From turn {turn} on the lead is with {name}, and nobody else ever had it.</source>
        <extracomment>app/windows/table/coach_words.py</extracomment>
        <translation>En tête dès le tour {turn}, et personne d’autre ne l’a jamais été&#xa0;: {name}.</translation>
    </message>
    <message>
        <source>{name} drew cards worth {points} points less than average.</source>
        <extracomment>app/windows/table/coach_words.py</extracomment>
        <translation>{name}&#xa0;: en points, le tirage vaut {points} de moins que la moyenne.</translation>
    </message>
    <message>
        <source>{words} with {cards}</source>
        <extracomment>app/windows/table/coach_words.py</extracomment>
        <translation>{words} avec {cards}</translation>
    </message>
    <message>
        <source>{words} without {cards}</source>
        <extracomment>app/windows/table/coach_words.py</extracomment>
        <translation>{words} sans {cards}</translation>
    </message>
    <message>
        <source>The cards left cost {points}.</source>
        <extracomment>app/windows/table/coach_words.py</extracomment>
        <translation>Les cartes restantes coûtent {points}.</translation>
    </message>
    <message>
        <source>All possible words</source>
        <extracomment>app/windows/table/coach_panel.py</extracomment>
        <translation>Tout ce qui était possible</translation>
    </message>
    <message>
        <source>All turns</source>
        <extracomment>app/windows/table/coach_panel.py</extracomment>
        <translation>Tous les tours</translation>
    </message>
    <message>
        <source>Every turn, in order; otherwise the three costliest</source>
        <extracomment>app/windows/table/coach_panel.py</extracomment>
        <translation>Chaque tour, dans l’ordre&#x202f;; sinon les trois plus coûteux</translation>
    </message>
    <message>
        <source>{band}, about {share}% of a good turn</source>
        <extracomment>app/windows/table/coach_words.py</extracomment>
        <translation>{band}, environ {share}&#xa0;% d’un bon tour</translation>
    </message>
    <message>
        <source>{name}: {share}% of all there was</source>
        <extracomment>app/windows/table/coach_words.py</extracomment>
        <translation>{name}&#xa0;: {share}&#xa0;% de tout ce qui était possible</translation>
    </message>
    <message>
        <source>As good as any: {count}</source>
        <extracomment>app/windows/table/coach_words.py</extracomment>
        <translation>Aussi bons que le meilleur&#xa0;: {count}</translation>
    </message>
    <message>
        <source>a little less: {count}</source>
        <extracomment>app/windows/table/coach_words.py</extracomment>
        <translation>un peu moins&#xa0;: {count}</translation>
    </message>
    <message>
        <source>misses: {count}</source>
        <extracomment>app/windows/table/coach_words.py</extracomment>
        <translation>occasions manquées&#xa0;: {count}</translation>
    </message>
    <message>
        <source>costly misses: {count}</source>
        <extracomment>app/windows/table/coach_words.py</extracomment>
        <translation>grosses occasions manquées&#xa0;: {count}</translation>
    </message>
    <message>
        <source>{name} drew cards worth {points} points more than average.</source>
        <extracomment>app/windows/table/coach_words.py</extracomment>
        <translation>{name}&#xa0;: en points, le tirage vaut {points} de plus que la moyenne.</translation>
    </message>
    <message>
        <source>Difference between the players, in points: luck {luck}, play {play}.</source>
        <extracomment>app/windows/table/coach_words.py</extracomment>
        <translation>Écart entre les joueurs, en points&#xa0;: {luck} par le tirage, {play} par le jeu.</translation>
    </message>
    <message>
        <source>as good</source>
        <extracomment>app/windows/table/coach_words.py</extracomment>
        <translation>aussi bon</translation>
    </message>
    <message>
        <source>a little less</source>
        <extracomment>app/windows/table/coach_words.py</extracomment>
        <translation>un peu moins</translation>
    </message>
    <message>
        <source>a miss</source>
        <extracomment>app/windows/table/coach_words.py</extracomment>
        <translation>une occasion manquée</translation>
    </message>
    <message>
        <source>a costly miss</source>
        <extracomment>app/windows/table/coach_words.py</extracomment>
        <translation>une grosse occasion manquée</translation>
    </message>
    <message>
        <source>No better play was found.</source>
        <extracomment>app/windows/table/coach_words.py</extracomment>
        <translation>Aucune meilleure partie n’a été trouvée.</translation>
    </message>
    <message>
        <source>Better: {words}</source>
        <extracomment>app/windows/table/coach_words.py</extracomment>
        <translation>Mieux&#xa0;: {words}</translation>
    </message>
    <message>
        <source>Luck of the draw</source>
        <extracomment>app/windows/table/coach_words.py</extracomment>
        <translation>La chance au tirage</translation>
    </message>
    <message>
        <source>How it is measured: each letter has the value it usually adds to a hand, S the highest and Q the lowest. The drawn cards are compared with the same number of average cards from the pack.</source>
        <extracomment>app/windows/table/coach_words.py</extracomment>
        <translation>Mode de calcul&#xa0;: chaque lettre a la valeur qu’elle apporte d’ordinaire à une main, S la plus forte et Q la plus faible. Les cartes piochées sont comparées à autant de cartes moyennes du paquet entier.</translation>
    </message>
    <message>
        <source>{band}: it decides the game</source>
        <extracomment>app/windows/table/coach_words.py</extracomment>
        <translation>{band}&#xa0;: cela décide de la partie</translation>
    </message>
    <message>
        <source>{band}, about {points}</source>
        <extracomment>app/windows/table/coach_words.py</extracomment>
        <translation>{band}, environ {points}</translation>
    </message>
    <message>
        <source>The turning point</source>
        <extracomment>app/windows/table/coach_words.py</extracomment>
        <translation>Le tournant</translation>
    </message>
    <message>
        <source>The best word</source>
        <extracomment>app/windows/table/coach_words.py</extracomment>
        <translation>Le meilleur mot</translation>
    </message>
    <message>
        <source>Words to learn</source>
        <extracomment>app/windows/table/coach_words.py</extracomment>
        <translation>Mots à apprendre</translation>
    </message>
    <message>
        <source>More was missed in turn {turn} than in any other.</source>
        <extracomment>app/windows/table/coach_words.py</extracomment>
        <translation>C’est au tour {turn} que le manque à gagner a été le plus grand.</translation>
    </message>
    <message>
        <source>{made} made, about {missed} missed.</source>
        <extracomment>app/windows/table/coach_words.py</extracomment>
        <translation>Obtenu&#xa0;: {made}&#x202f;; manqué&#xa0;: environ {missed}.</translation>
    </message>
    <message>
        <source>Looking for better plays…</source>
        <extracomment>app/windows/table/coach_panel.py</extracomment>
        <translation>Recherche de meilleurs coups…</translation>
    </message>
    <message>
        <source>The best plays with any word, for everybody; otherwise with words within your reach</source>
        <extracomment>app/windows/table/coach_panel.py</extracomment>
        <translation>Les meilleurs coups avec n’importe quel mot, pour tous&#x202f;; sinon avec des mots à ta portée</translation>
    </message>
    <message numerus="yes">
        <source>Better plays were found in %n turn(s).</source>
        <extracomment>app/windows/table/coach_panel.py</extracomment>
        <translation>
            <numerusform>Il y avait mieux à jouer dans&#xa0;%n tour.</numerusform>
            <numerusform>Il y avait mieux à jouer dans&#xa0;%n tours.</numerusform>
        </translation>
    </message>
    <message>
        <source>No better play was found in any turn.</source>
        <extracomment>app/windows/table/coach_panel.py, app/windows/table/keepsakes/game_text.py</extracomment>
        <translation>À aucun tour, il n’y avait mieux à jouer.</translation>
    </message>
</context>
<context>
    <name>Colours</name>
    <message>
        <source>Red</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Rouge</translation>
    </message>
    <message>
        <source>Blue</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Bleu</translation>
    </message>
    <message>
        <source>Amber</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Ambre</translation>
    </message>
    <message>
        <source>Green</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Vert</translation>
    </message>
    <message>
        <source>Purple</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Violet</translation>
    </message>
    <message>
        <source>Orange</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Orange</translation>
    </message>
    <message>
        <source>Teal</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Bleu canard</translation>
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
        <translation>Les derniers coups de ta partie ne sont pas enregistrés. Wordfelt continue d’essayer&#xa0;: surveille l’indicateur au-dessus de la table.</translation>
    </message>
    <message>
        <source>You can go on. If something looks wrong, close Wordfelt and start it again.</source>
        <extracomment>app/base/crash.py</extracomment>
        <translation>Tu peux continuer. Si quelque chose te paraît anormal, ferme Wordfelt et relance-le.</translation>
    </message>
    <message>
        <source>Your game is saved up to the last move.</source>
        <extracomment>app/base/crash.py</extracomment>
        <translation>Ta partie est enregistrée jusqu’au dernier coup.</translation>
    </message>
    <message>
        <source>Copy for a report</source>
        <extracomment>app/base/crash.py</extracomment>
        <translation>Copier pour un rapport</translation>
    </message>
    <message>
        <source>Copies the fault, the versions, and the game with its players&apos; names.</source>
        <extracomment>app/base/crash.py</extracomment>
        <translation>Copie l’erreur, les versions et la partie avec les noms des joueurs.</translation>
    </message>
    <message>
        <source>Go on</source>
        <extracomment>app/base/crash.py</extracomment>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Close Wordfelt</source>
        <extracomment>app/base/crash.py</extracomment>
        <translation>Fermer Wordfelt</translation>
    </message>
    <message>
        <source>Something went wrong inside Wordfelt.</source>
        <extracomment>app/base/crash.py</extracomment>
        <translation>Quelque chose a mal tourné dans Wordfelt.</translation>
    </message>
    <message>
        <source>What happened is written in {file}.</source>
        <extracomment>app/base/crash.py</extracomment>
        <translation>Ce qui s’est passé est écrit dans {file}.</translation>
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
        <translation>La table est cachée et le temps est arrêté.</translation>
    </message>
    <message>
        <source>Go on</source>
        <extracomment>app/windows/table/curtain.py, app/windows/table/ready_plate.py</extracomment>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Ready</source>
        <extracomment>app/windows/table/ready_plate.py</extracomment>
        <translation>C’est bon</translation>
    </message>
</context>
<context>
    <name>Day</name>
    <message>
        <source>{game}: lay the play with the most points. Your first play counts.</source>
        <extracomment>app/program/finding.py</extracomment>
        <translation>{game}&#xa0;: pose le coup qui vaut le plus de points. Ton premier coup compte.</translation>
    </message>
    <message>
        <source>The best play: {words}, {points} points.</source>
        <extracomment>app/program/finding.py</extracomment>
        <translation>Le meilleur coup&#xa0;: {words}, {points} points.</translation>
    </message>
    <message>
        <source>{points} of {best} points.</source>
        <extracomment>app/program/finding.py</extracomment>
        <translation>{points} points sur {best}.</translation>
    </message>
    <message>
        <source>Yes: {best} points.</source>
        <extracomment>app/program/finding.py</extracomment>
        <translation>Oui&#xa0;: {best} points.</translation>
    </message>
    <message>
        <source>The best play</source>
        <extracomment>app/program/finding.py</extracomment>
        <translation>Le meilleur coup</translation>
    </message>
    <message>
        <source>You found {points} points; the best play was {words}: “{button}” shows it.</source>
        <extracomment>app/program/finding.py</extracomment>
        <translation>{points} points trouvés&#x202f;; le meilleur coup était {words}&#xa0;: «&#xa0;{button}&#xa0;» le montre.</translation>
    </message>
    <message>
        <source>{points} of {best} points; the best play was {words}: “{button}” shows it.</source>
        <extracomment>app/program/finding.py</extracomment>
        <translation>{points} points sur {best}&#x202f;; le meilleur coup était {words}&#xa0;: «&#xa0;{button}&#xa0;» le montre.</translation>
    </message>
    <message>
        <source>Later</source>
        <extracomment>app/program/finding.py, app/program/own_puzzling.py</extracomment>
        <translation>Plus tard</translation>
    </message>
    <message>
        <source>Next find</source>
        <extracomment>app/program/finding.py</extracomment>
        <translation>Trouvaille suivante</translation>
    </message>
    <message>
        <source>Back to the day</source>
        <extracomment>app/program/finding.py</extracomment>
        <translation>Retour au jour</translation>
    </message>
    <message>
        <source>You found {points} points.</source>
        <extracomment>app/program/finding.py</extracomment>
        <translation>{points} points trouvés.</translation>
    </message>
    <message>
        <source>Today’s table</source>
        <extracomment>app/windows/gallery/day_tile.py</extracomment>
        <translation>La table du jour</translation>
    </message>
    <message>
        <source>More…</source>
        <extracomment>app/windows/gallery/day_tile.py</extracomment>
        <translation>Plus…</translation>
    </message>
    <message>
        <source>The table of the day: earlier ones, results to share</source>
        <extracomment>app/windows/gallery/day_tile.py</extracomment>
        <translation>La table du jour&#xa0;: les jours passés, le résultat à partager</translation>
    </message>
    <message>
        <source>Put today’s table away</source>
        <extracomment>app/windows/gallery/day_tile.py</extracomment>
        <translation>Ranger la table du jour</translation>
    </message>
    <message>
        <source>Put away; the menu View brings it back</source>
        <extracomment>app/windows/gallery/day_tile.py</extracomment>
        <translation>Ranger&#x202f;; le menu Affichage la fait revenir</translation>
    </message>
    <message>
        <source>Deal for one</source>
        <extracomment>app/windows/gallery/day_tile.py</extracomment>
        <translation>Donne pour un joueur</translation>
    </message>
    <message>
        <source>Finds</source>
        <extracomment>app/windows/gallery/day_tile.py</extracomment>
        <translation>Trouvailles</translation>
    </message>
    <message>
        <source>Duel</source>
        <extracomment>app/windows/gallery/day_tile.py</extracomment>
        <translation>Duel</translation>
    </message>
    <message>
        <source>{name}: {part}</source>
        <extracomment>app/windows/gallery/day_tile.py</extracomment>
        <translation>{name}&#xa0;: {part}</translation>
    </message>
    <message>
        <source>The table of the day</source>
        <extracomment>app/windows/sheets/day_picture.py, app/windows/sheets/day_sheet.py</extracomment>
        <translation>La table du jour</translation>
    </message>
    <message>
        <source>Finds: the play with the most points</source>
        <extracomment>app/windows/sheets/day_sheet.py</extracomment>
        <translation>Trouvailles&#xa0;: le coup qui vaut le plus de points</translation>
    </message>
    <message>
        <source>Deal it again</source>
        <extracomment>app/windows/sheets/day_sheet.py</extracomment>
        <translation>Redistribuer</translation>
    </message>
    <message>
        <source>Save the picture</source>
        <extracomment>app/windows/sheets/day_sheet.py</extracomment>
        <translation>Enregistrer l’image</translation>
    </message>
    <message>
        <source>{count} done</source>
        <extracomment>app/windows/sheets/day_texts.py</extracomment>
        <translation>Fait&#xa0;: {count}</translation>
    </message>
    <message>
        <source>The day before</source>
        <extracomment>app/windows/sheets/day_sheet.py</extracomment>
        <translation>Le jour précédent</translation>
    </message>
    <message>
        <source>The day after</source>
        <extracomment>app/windows/sheets/day_sheet.py</extracomment>
        <translation>Le jour suivant</translation>
    </message>
    <message>
        <source>Next unplayed day</source>
        <extracomment>app/windows/sheets/day_sheet.py</extracomment>
        <translation>Prochain jour pas encore joué</translation>
    </message>
    <message>
        <source>Watch how to reach par</source>
        <extracomment>app/windows/sheets/day_sheet.py</extracomment>
        <translation>Voir un chemin vers le par</translation>
    </message>
    <message>
        <source>Copy the text</source>
        <extracomment>app/windows/sheets/day_sheet.py</extracomment>
        <translation>Copier le texte</translation>
    </message>
    <message>
        <source>Copy the picture</source>
        <extracomment>app/windows/sheets/day_sheet.py</extracomment>
        <translation>Copier l’image</translation>
    </message>
    <message>
        <source>Save the picture…</source>
        <extracomment>app/windows/sheets/day_sheet.py</extracomment>
        <translation>Enregistrer l’image…</translation>
    </message>
    <message>
        <source>The text is copied.</source>
        <extracomment>app/windows/sheets/day_sheet.py</extracomment>
        <translation>Le texte est copié.</translation>
    </message>
    <message>
        <source>The picture is copied.</source>
        <extracomment>app/windows/sheets/day_sheet.py</extracomment>
        <translation>L’image est copiée.</translation>
    </message>
    <message>
        <source>Deal</source>
        <extracomment>app/windows/sheets/day_sheet.py</extracomment>
        <translation>Distribuer</translation>
    </message>
    <message>
        <source>open</source>
        <extracomment>app/windows/sheets/day_texts.py</extracomment>
        <translation>à trouver</translation>
    </message>
    <message>
        <source>Duel: {line}</source>
        <extracomment>app/windows/sheets/day_sheet.py</extracomment>
        <translation>Duel&#xa0;: {line}</translation>
    </message>
    <message>
        <source>Watch a solution</source>
        <extracomment>app/windows/sheets/day_sheet.py</extracomment>
        <translation>Voir une solution</translation>
    </message>
    <message>
        <source>Deal for one: {line}</source>
        <extracomment>app/windows/sheets/day_sheet.py</extracomment>
        <translation>Donne pour un joueur&#xa0;: {line}</translation>
    </message>
    <message numerus="yes">
        <source>%n star(s)</source>
        <extracomment>app/windows/sheets/day_texts.py</extracomment>
        <translation>
            <numerusform>%n étoile</numerusform>
            <numerusform>%n étoiles</numerusform>
        </translation>
    </message>
    <message>
        <source>none found</source>
        <extracomment>app/windows/sheets/day_texts.py</extracomment>
        <translation>aucun trouvé</translation>
    </message>
    <message>
        <source>Par: {pars}. A search found this; more may be possible.</source>
        <extracomment>app/windows/sheets/day_texts.py</extracomment>
        <translation>Par&#xa0;: {pars}. C’est ce qu’une recherche a trouvé&#x202f;; on peut peut-être mieux faire.</translation>
    </message>
    <message>
        <source>done</source>
        <extracomment>app/windows/sheets/day_texts.py</extracomment>
        <translation>fait</translation>
    </message>
    <message>
        <source>{par} with words most people know</source>
        <extracomment>app/windows/sheets/day_texts.py</extracomment>
        <translation>{par} avec des mots que presque tous connaissent</translation>
    </message>
    <message>
        <source>{par} with the words of Family</source>
        <extracomment>app/windows/sheets/day_texts.py</extracomment>
        <translation>{par} avec les mots de Family</translation>
    </message>
    <message>
        <source>{par} with all words of Standard</source>
        <extracomment>app/windows/sheets/day_texts.py</extracomment>
        <translation>{par} avec tous les mots de Standard</translation>
    </message>
    <message>
        <source>Wordfelt, the table of {date}</source>
        <extracomment>app/windows/sheets/day_texts.py</extracomment>
        <translation>Wordfelt, la table du {date}</translation>
    </message>
    <message>
        <source>{percent}% ready</source>
        <extracomment>app/windows/sheets/day_texts.py</extracomment>
        <translation>prêtes à {percent}&#xa0;%</translation>
    </message>
    <message>
        <source>(par {par})</source>
        <extracomment>app/windows/sheets/day_texts.py</extracomment>
        <translation>(par {par})</translation>
    </message>
    <message>
        <source>From the archive, played later</source>
        <extracomment>app/windows/sheets/day_texts.py</extracomment>
        <translation>Tirée des archives, jouée plus tard</translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) played on the day</source>
        <extracomment>app/windows/sheets/day_texts.py</extracomment>
        <translation>
            <numerusform>%n journée jouée le jour même</numerusform>
            <numerusform>%n journées jouées le jour même</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) played later, from the archive</source>
        <extracomment>app/windows/sheets/day_texts.py</extracomment>
        <translation>
            <numerusform>%n journée jouée plus tard, tirée des archives</numerusform>
            <numerusform>%n journées jouées plus tard, tirées des archives</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Endings</name>
    <message>
        <source>The deck is empty and everybody has passed.</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>La pioche est vide et tout le monde a passé.</translation>
    </message>
    <message>
        <source>Everybody has passed.</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Tout le monde a passé.</translation>
    </message>
    <message>
        <source>Everybody has passed three times in a row.</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Tout le monde a passé trois fois de suite.</translation>
    </message>
    <message>
        <source>Nobody has found a word, and as many cards as the deck holds have been traded.</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Personne n’a trouvé de mot, et on a échangé autant de cartes que la pioche en contient.</translation>
    </message>
    <message numerus="yes">
        <source>The deck is empty, and for %n round(s) the number of cards in all hands has not fallen.</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>
            <numerusform>La pioche est vide, et depuis %n manche les cartes de toutes les mains n’ont pas diminué.</numerusform>
            <numerusform>La pioche est vide, et depuis %n manches les cartes de toutes les mains n’ont pas diminué.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>For %n round(s) the number of cards in the deck and all hands has not fallen.</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>
            <numerusform>Depuis %n manche, les cartes de la pioche et de toutes les mains n’ont pas diminué.</numerusform>
            <numerusform>Depuis %n manches, les cartes de la pioche et de toutes les mains n’ont pas diminué.</numerusform>
        </translation>
    </message>
    <message>
        <source>No cards are left in the hand.</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>La main est vide.</translation>
    </message>
    <message>
        <source>The others have resigned.</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Les autres ont abandonné.</translation>
    </message>
    <message>
        <source>The game was given up.</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>La partie a été abandonnée.</translation>
    </message>
    <message>
        <source>One player is left.</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Il reste un seul joueur.</translation>
    </message>
    <message>
        <source>All rounds are played.</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Toutes les manches sont jouées.</translation>
    </message>
    <message>
        <source>A hand is empty.</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Une main est vide.</translation>
    </message>
    <message>
        <source>All hands are empty.</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Toutes les mains sont vides.</translation>
    </message>
    <message>
        <source>The deck is empty.</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>La pioche est vide.</translation>
    </message>
    <message>
        <source>The piles are used up.</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Les piles sont épuisées.</translation>
    </message>
    <message>
        <source>No pile is left.</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Il n’y a plus de pile.</translation>
    </message>
    <message>
        <source>The last turns are played.</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Les derniers tours sont joués.</translation>
    </message>
    <message>
        <source>The red row is complete.</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>La rangée rouge est complète.</translation>
    </message>
    <message>
        <source>Resigned: {names}.</source>
        <extracomment>app/windows/table/final_words.py</extracomment>
        <translation>Abandon&#xa0;: {names}.</translation>
    </message>
    <message>
        <source>Out of cards: {names}.</source>
        <extracomment>app/windows/table/final_words.py</extracomment>
        <translation>Plus de cartes&#xa0;: {names}.</translation>
    </message>
</context>
<context>
    <name>Ends</name>
    <message>
        <source>No cards left to draw.</source>
        <extracomment>app/base/end_texts.py</extracomment>
        <translation>Plus de cartes à piocher.</translation>
    </message>
    <message>
        <source>a hand is empty</source>
        <extracomment>app/base/end_texts.py</extracomment>
        <translation>une main est vide</translation>
    </message>
    <message>
        <source>a hand is empty and the others have had one more turn</source>
        <extracomment>app/base/end_texts.py</extracomment>
        <translation>une main est vide et que les autres ont eu encore un tour</translation>
    </message>
    <message>
        <source>all hands are empty</source>
        <extracomment>app/base/end_texts.py</extracomment>
        <translation>toutes les mains sont vides</translation>
    </message>
    <message>
        <source>the upturned cards are used up</source>
        <extracomment>app/base/end_texts.py</extracomment>
        <translation>les cartes visibles sont épuisées</translation>
    </message>
    <message>
        <source>all pass in a row</source>
        <extracomment>app/base/end_texts.py</extracomment>
        <translation>tous passent à la suite</translation>
    </message>
    <message>
        <source>you pass</source>
        <extracomment>app/base/end_texts.py</extracomment>
        <translation>tu passes</translation>
    </message>
    <message>
        <source>all pass in a row on the empty table</source>
        <extracomment>app/base/end_texts.py</extracomment>
        <translation>tous passent à la suite sur la table vide</translation>
    </message>
    <message>
        <source>both pass in one round</source>
        <extracomment>app/base/end_texts.py</extracomment>
        <translation>les deux passent dans une manche</translation>
    </message>
    <message>
        <source>all pass in a row instead of leading</source>
        <extracomment>app/base/end_texts.py</extracomment>
        <translation>tous passent à la suite au lieu d’entamer</translation>
    </message>
    <message>
        <source>The last card is turned over. After this turn comes the last round.</source>
        <extracomment>app/base/end_texts.py</extracomment>
        <translation>La dernière carte est retournée. Après ce tour vient la dernière manche.</translation>
    </message>
    <message>
        <source>This is the last round.</source>
        <extracomment>app/base/end_texts.py</extracomment>
        <translation>C’est la dernière manche.</translation>
    </message>
    <message>
        <source>One more round of passes ends the game.</source>
        <extracomment>app/base/end_texts.py</extracomment>
        <translation>Si tous passent encore une fois, la partie s’arrête.</translation>
    </message>
    <message>
        <source>Everybody has passed twice in a row: one more round of passes ends the game.</source>
        <extracomment>app/base/end_texts.py</extracomment>
        <translation>Tout le monde a passé deux fois de suite&#xa0;: si tous passent encore une fois, la partie s’arrête.</translation>
    </message>
    <message>
        <source>Nobody finds a word: once as many cards as the deck holds have been traded, the game ends.</source>
        <extracomment>app/base/end_texts.py</extracomment>
        <translation>Personne ne trouve de mot&#xa0;: dès qu’on aura échangé autant de cartes que la pioche en contient, la partie s’arrête.</translation>
    </message>
    <message>
        <source>The deck is empty. This is the last round unless the hands together get smaller.</source>
        <extracomment>app/base/end_texts.py</extracomment>
        <translation>La pioche est vide. C’est la dernière manche, à moins que les cartes de toutes les mains ne diminuent.</translation>
    </message>
    <message>
        <source>This is the last round unless fewer cards are left in the deck and all hands.</source>
        <extracomment>app/base/end_texts.py</extracomment>
        <translation>C’est la dernière manche, à moins que les cartes de la pioche et de toutes les mains ne diminuent.</translation>
    </message>
    <message>
        <source>If the last play stands, the game is over.</source>
        <extracomment>app/base/end_texts.py</extracomment>
        <translation>Si le dernier coup est accepté, la partie est finie.</translation>
    </message>
    <message>
        <source>One more pass ends the game.</source>
        <extracomment>app/base/end_texts.py</extracomment>
        <translation>Passer encore une fois termine la partie.</translation>
    </message>
    <message>
        <source>The end is near</source>
        <extracomment>app/base/end_texts.py</extracomment>
        <translation>La fin approche</translation>
    </message>
    <message>
        <source>Last turn: {names}.</source>
        <extracomment>app/base/end_texts.py</extracomment>
        <translation>Dernier tour&#xa0;: {names}.</translation>
    </message>
    <message>
        <source>the game ends when {what}</source>
        <extracomment>app/base/end_texts.py</extracomment>
        <translation>la partie s’arrête quand {what}</translation>
    </message>
    <message>
        <source>The game ends when {first}, or when {second}.</source>
        <extracomment>app/base/end_texts.py</extracomment>
        <translation>La partie s’arrête quand {first}, ou quand {second}.</translation>
    </message>
    <message>
        <source>The game ends when {first}.</source>
        <extracomment>app/base/end_texts.py</extracomment>
        <translation>La partie s’arrête quand {first}.</translation>
    </message>
    <message>
        <source>Your last turn.</source>
        <extracomment>app/windows/table/idle.py</extracomment>
        <translation>Ton dernier tour.</translation>
    </message>
    <message>
        <source>The last round.</source>
        <extracomment>app/windows/table/idle.py</extracomment>
        <translation>La dernière manche.</translation>
    </message>
</context>
<context>
    <name>Evening</name>
    <message>
        <source>The first game that several of you play to its end begins the evening.</source>
        <extracomment>app/windows/sheets/evening_page.py</extracomment>
        <translation>La première partie jouée à plusieurs jusqu’au bout ouvre la soirée.</translation>
    </message>
    <message>
        <source>Nobody leads yet.</source>
        <extracomment>app/windows/sheets/evening_page.py</extracomment>
        <translation>Personne ne mène encore.</translation>
    </message>
    <message>
        <source>Winner of the evening: {name}</source>
        <extracomment>app/windows/sheets/evening_page.py</extracomment>
        <translation>Victoire de la soirée&#xa0;: {name}</translation>
    </message>
    <message>
        <source>In the lead: {name}</source>
        <extracomment>app/windows/sheets/evening_page.py</extracomment>
        <translation>En tête&#xa0;: {name}</translation>
    </message>
    <message>
        <source>Points by place</source>
        <extracomment>app/windows/sheets/evening_page.py</extracomment>
        <translation>Points selon la place</translation>
    </message>
    <message>
        <source>Games won</source>
        <extracomment>app/windows/sheets/evening_page.py</extracomment>
        <translation>Parties gagnées</translation>
    </message>
    <message>
        <source>The evening</source>
        <extracomment>app/windows/sheets/evening_page.py</extracomment>
        <translation>La soirée</translation>
    </message>
    <message>
        <source>Another kind of game</source>
        <extracomment>app/windows/sheets/evening_page.py, app/windows/table/final_foot.py</extracomment>
        <translation>Un autre genre de jeu</translation>
    </message>
    <message>
        <source>Deals a game of a kind that you have not played this evening.</source>
        <extracomment>app/windows/sheets/evening_page.py, app/windows/table/final_foot.py</extracomment>
        <translation>Distribue un jeu d’un genre qui n’a pas encore été joué ce soir.</translation>
    </message>
    <message>
        <source>New evening</source>
        <extracomment>app/windows/sheets/evening_page.py</extracomment>
        <translation>Nouvelle soirée</translation>
    </message>
    <message>
        <source>Earlier</source>
        <extracomment>app/windows/sheets/evening_page.py</extracomment>
        <translation>Plus tôt</translation>
    </message>
    <message>
        <source>Later</source>
        <extracomment>app/windows/sheets/evening_page.py</extracomment>
        <translation>Plus tard</translation>
    </message>
    <message>
        <source>Keep a picture</source>
        <extracomment>app/windows/sheets/evening_page.py, app/windows/table/keepsakes/keep_menu.py</extracomment>
        <translation>Garder une image</translation>
    </message>
    <message>
        <source>Save the score sheet</source>
        <extracomment>app/windows/sheets/evening_page.py, app/windows/table/keepsakes/keep_menu.py</extracomment>
        <translation>Enregistrer la feuille de scores</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <extracomment>app/windows/record_files.py</extracomment>
        <translation>Enregistré sous {file}.</translation>
    </message>
    <message>
        <source>The evening of {day}</source>
        <extracomment>app/windows/sheets/evening_page.py</extracomment>
        <translation>La soirée du {day}</translation>
    </message>
    <message>
        <source>Level: {names}</source>
        <extracomment>app/windows/sheets/evening_page.py</extracomment>
        <translation>À égalité&#xa0;: {names}</translation>
    </message>
    <message>
        <source>Boldest bluff</source>
        <extracomment>app/windows/sheets/evening_page.py</extracomment>
        <translation>Bluff le plus audacieux</translation>
    </message>
    <message>
        <source>The evening before</source>
        <extracomment>app/windows/sheets/evening_page.py</extracomment>
        <translation>La soirée d’avant</translation>
    </message>
    <message>
        <source>A picture or a score sheet of this evening</source>
        <extracomment>app/windows/sheets/evening_page.py</extracomment>
        <translation>Une image ou une feuille de scores de cette soirée</translation>
    </message>
    <message>
        <source>The evening after</source>
        <extracomment>app/windows/sheets/evening_page.py</extracomment>
        <translation>La soirée d’après</translation>
    </message>
    <message>
        <source>Game</source>
        <extracomment>app/windows/sheets/evening_page.py</extracomment>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Best plays</source>
        <extracomment>app/windows/sheets/evening_page.py</extracomment>
        <translation>Meilleurs coups</translation>
    </message>
    <message>
        <source>Longest word</source>
        <extracomment>app/windows/sheets/evening_page.py</extracomment>
        <translation>Mot le plus long</translation>
    </message>
</context>
<context>
    <name>Facts</name>
    <message>
        <source>the next word must use {faces}</source>
        <extracomment>app/base/fact_texts.py</extracomment>
        <translation>le prochain mot doit contenir {faces}</translation>
    </message>
    <message>
        <source>has used {faces}</source>
        <extracomment>app/base/fact_texts.py</extracomment>
        <translation>a utilisé {faces}</translation>
    </message>
    <message>
        <source>still lacks {faces}</source>
        <extracomment>app/base/fact_texts.py</extracomment>
        <translation>il manque encore {faces}</translation>
    </message>
    <message>
        <source>still to be used by anybody: {faces}</source>
        <extracomment>app/base/fact_texts.py</extracomment>
        <translation>encore à utiliser, par n’importe qui&#xa0;: {faces}</translation>
    </message>
    <message>
        <source>named for the next word: {faces}</source>
        <extracomment>app/base/fact_texts.py</extracomment>
        <translation>nommées pour le prochain mot&#xa0;: {faces}</translation>
    </message>
    <message>
        <source>has named {faces}</source>
        <extracomment>app/base/fact_texts.py</extracomment>
        <translation>a nommé {faces}</translation>
    </message>
    <message>
        <source>asked for: {faces}</source>
        <extracomment>app/base/fact_texts.py</extracomment>
        <translation>demandé&#xa0;: {faces}</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) won</source>
        <extracomment>app/base/fact_texts.py</extracomment>
        <translation>
            <numerusform>%n partie gagnée</numerusform>
            <numerusform>%n parties gagnées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s) won</source>
        <extracomment>app/base/fact_texts.py</extracomment>
        <translation>
            <numerusform>%n pli gagné</numerusform>
            <numerusform>%n plis gagnés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>needs %n letter(s) or more</source>
        <extracomment>app/base/fact_texts.py</extracomment>
        <translation>
            <numerusform>il faut %n lettre ou plus</numerusform>
            <numerusform>il faut %n lettres ou plus</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trade(s) left</source>
        <extracomment>app/base/fact_texts.py</extracomment>
        <translation>
            <numerusform>encore %n échange</numerusform>
            <numerusform>encore %n échanges</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) still to use</source>
        <extracomment>app/base/fact_texts.py</extracomment>
        <translation>
            <numerusform>encore %n carte à utiliser</numerusform>
            <numerusform>encore %n cartes à utiliser</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pile(s) left</source>
        <extracomment>app/base/fact_texts.py</extracomment>
        <translation>
            <numerusform>encore %n pile</numerusform>
            <numerusform>encore %n piles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>table cleared %n time(s) in a row</source>
        <extracomment>app/base/fact_texts.py</extracomment>
        <translation>
            <numerusform>table vidée %n fois de suite</numerusform>
            <numerusform>table vidée %n fois de suite</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>has passed or traded %n time(s) in a row</source>
        <extracomment>app/base/fact_texts.py</extracomment>
        <translation>
            <numerusform>a passé ou échangé %n fois de suite</numerusform>
            <numerusform>a passé ou échangé %n fois de suite</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>loses %n turn(s)</source>
        <extracomment>app/base/fact_texts.py</extracomment>
        <translation>
            <numerusform>perd %n tour</numerusform>
            <numerusform>perd %n tours</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) at the start</source>
        <extracomment>app/base/fact_texts.py</extracomment>
        <translation>
            <numerusform>%n point au départ</numerusform>
            <numerusform>%n points au départ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>lays words of %n letter(s) or more</source>
        <extracomment>app/base/fact_texts.py</extracomment>
        <translation>
            <numerusform>pose des mots d’au moins %n lettre</numerusform>
            <numerusform>pose des mots d’au moins %n lettres</numerusform>
        </translation>
    </message>
    <message>
        <source>words judged by the list Family</source>
        <extracomment>app/base/fact_texts.py</extracomment>
        <translation>mots jugés d’après la liste Famille</translation>
    </message>
    <message>
        <source>words judged by the list Standard</source>
        <extracomment>app/base/fact_texts.py</extracomment>
        <translation>mots jugés d’après la liste Standard</translation>
    </message>
    <message>
        <source>words judged by the list Large</source>
        <extracomment>app/base/fact_texts.py</extracomment>
        <translation>mots jugés d’après la liste Grand</translation>
    </message>
    <message>
        <source>round {number} of {last}</source>
        <extracomment>app/base/fact_texts.py</extracomment>
        <translation>manche {number} sur {last}</translation>
    </message>
    <message>
        <source>game {number} of {last}</source>
        <extracomment>app/base/fact_texts.py</extracomment>
        <translation>partie {number} sur {last}</translation>
    </message>
    <message>
        <source>has laid a word in secret</source>
        <extracomment>app/base/fact_texts.py</extracomment>
        <translation>a posé un mot en secret</translation>
    </message>
    <message>
        <source>holds the timer</source>
        <extracomment>app/base/fact_texts.py</extracomment>
        <translation>tient le sablier</translation>
    </message>
    <message>
        <source>the timer runs now</source>
        <extracomment>app/base/fact_texts.py</extracomment>
        <translation>le sablier s’écoule maintenant</translation>
    </message>
    <message>
        <source>the word can be doubted</source>
        <extracomment>app/base/fact_texts.py</extracomment>
        <translation>le mot peut être mis en doute</translation>
    </message>
    <message>
        <source>doubts the word</source>
        <extracomment>app/base/fact_texts.py</extracomment>
        <translation>met le mot en doute</translation>
    </message>
    <message>
        <source>must still answer</source>
        <extracomment>app/base/fact_texts.py</extracomment>
        <translation>doit encore répondre</translation>
    </message>
    <message>
        <source>deals the cards</source>
        <extracomment>app/base/fact_texts.py</extracomment>
        <translation>distribue les cartes</translation>
    </message>
    <message>
        <source>can’t shout before the next card</source>
        <extracomment>app/base/fact_texts.py</extracomment>
        <translation>ne peut pas crier avant la prochaine carte</translation>
    </message>
    <message>
        <source>out of this trick</source>
        <extracomment>app/base/fact_texts.py</extracomment>
        <translation>hors de ce pli</translation>
    </message>
    <message>
        <source>has no trade left</source>
        <extracomment>app/base/fact_texts.py</extracomment>
        <translation>n’a plus d’échange</translation>
    </message>
    <message>
        <source>leads</source>
        <extracomment>app/base/fact_texts.py</extracomment>
        <translation>entame</translation>
    </message>
    <message>
        <source>began this game</source>
        <extracomment>app/base/fact_texts.py</extracomment>
        <translation>a commencé cette partie</translation>
    </message>
    <message>
        <source>has passed</source>
        <extracomment>app/base/fact_texts.py</extracomment>
        <translation>a passé</translation>
    </message>
    <message>
        <source>has made no word since the last one</source>
        <extracomment>app/base/fact_texts.py</extracomment>
        <translation>n’a plus posé de mot depuis le dernier</translation>
    </message>
    <message>
        <source>could not go on</source>
        <extracomment>app/base/fact_texts.py</extracomment>
        <translation>n’a pas pu continuer</translation>
    </message>
    <message>
        <source>is done in this round</source>
        <extracomment>app/base/fact_texts.py</extracomment>
        <translation>a fini pour cette manche</translation>
    </message>
    <message>
        <source>has laid nothing</source>
        <extracomment>app/base/fact_texts.py</extracomment>
        <translation>n’a rien posé</translation>
    </message>
    <message>
        <source>gets the cards that are left over</source>
        <extracomment>app/base/fact_texts.py</extracomment>
        <translation>reçoit les cartes qui restent</translation>
    </message>
    <message>
        <source>has a last turn</source>
        <extracomment>app/base/fact_texts.py</extracomment>
        <translation>a encore un dernier tour</translation>
    </message>
    <message>
        <source>open to everybody</source>
        <extracomment>app/base/fact_texts.py</extracomment>
        <translation>ouvert à tous</translation>
    </message>
    <message>
        <source>must be used</source>
        <extracomment>app/base/fact_texts.py</extracomment>
        <translation>doit être utilisée</translation>
    </message>
    <message>
        <source>one more round of passes ends the game</source>
        <extracomment>app/base/fact_texts.py</extracomment>
        <translation>si tous passent encore une fois, la partie est finie</translation>
    </message>
    <message>
        <source>no cards left to draw</source>
        <extracomment>app/base/fact_texts.py</extracomment>
        <translation>plus de cartes à piocher</translation>
    </message>
    <message>
        <source>the last round comes after this turn</source>
        <extracomment>app/base/fact_texts.py</extracomment>
        <translation>la dernière manche vient après ce tour</translation>
    </message>
    <message>
        <source>last round</source>
        <extracomment>app/base/fact_texts.py</extracomment>
        <translation>dernière manche</translation>
    </message>
    <message>
        <source>if the last play stands, the game is over</source>
        <extracomment>app/base/fact_texts.py</extracomment>
        <translation>si le dernier coup est accepté, la partie est finie</translation>
    </message>
    <message>
        <source>more trades without a word end the game</source>
        <extracomment>app/base/fact_texts.py</extracomment>
        <translation>d’autres échanges sans mot terminent la partie</translation>
    </message>
    <message>
        <source>the last round unless the hands together get smaller</source>
        <extracomment>app/base/fact_texts.py</extracomment>
        <translation>la dernière manche, à moins que les cartes de toutes les mains ne diminuent</translation>
    </message>
    <message>
        <source>the last round unless fewer cards are left than before</source>
        <extracomment>app/base/fact_texts.py</extracomment>
        <translation>la dernière manche, sauf s’il reste moins de cartes qu’avant</translation>
    </message>
</context>
<context>
    <name>Felt</name>
    <message>
        <source>Below it: {cards}</source>
        <extracomment>app/felt/keys.py</extracomment>
        <translation>Dessous&#xa0;: {cards}</translation>
    </message>
    <message>
        <source>It cannot lie there.</source>
        <extracomment>app/felt/keys.py</extracomment>
        <translation>Elle ne peut pas aller là.</translation>
    </message>
    <message>
        <source>There is no place for it now.</source>
        <extracomment>app/felt/keys.py</extracomment>
        <translation>Elle ne peut aller nulle part maintenant.</translation>
    </message>
    <message>
        <source>This word cannot be cut here.</source>
        <extracomment>app/felt/keys.py</extracomment>
        <translation>Ce mot ne peut pas être coupé ici.</translation>
    </message>
    <message>
        <source>This card cannot be taken now.</source>
        <extracomment>app/felt/keys.py</extracomment>
        <translation>Cette carte ne peut pas être prise maintenant.</translation>
    </message>
    <message>
        <source>Put back: {card}</source>
        <extracomment>app/felt/keys.py</extracomment>
        <translation>Reposée&#xa0;: {card}</translation>
    </message>
    <message>
        <source>Nothing can be taken here now.</source>
        <extracomment>app/felt/keys.py</extracomment>
        <translation>Rien ne peut être pris ici maintenant.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) below it</source>
        <extracomment>app/felt/saying.py</extracomment>
        <translation>
            <numerusform>%n carte dessous</numerusform>
            <numerusform>%n cartes dessous</numerusform>
        </translation>
    </message>
    <message>
        <source>{place}, not allowed: {reason}</source>
        <extracomment>app/felt/saying.py</extracomment>
        <translation>{place}, interdit&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>on {after} in {word}</source>
        <extracomment>app/felt/saying.py</extracomment>
        <translation>sur {after} dans {word}</translation>
    </message>
    <message>
        <source>in exchange for {after} in {word}</source>
        <extracomment>app/felt/saying.py</extracomment>
        <translation>en échange de {after} dans {word}</translation>
    </message>
    <message>
        <source>over {letters}</source>
        <extracomment>app/felt/saying.py</extracomment>
        <translation>sur {letters}</translation>
    </message>
    <message>
        <source>chosen</source>
        <extracomment>app/felt/saying.py</extracomment>
        <translation>choisie</translation>
    </message>
    <message>
        <source>can be chosen</source>
        <extracomment>app/felt/saying.py</extracomment>
        <translation>peut être choisie</translation>
    </message>
    <message>
        <source>suggested</source>
        <extracomment>app/felt/saying.py</extracomment>
        <translation>proposée</translation>
    </message>
    <message>
        <source>just laid</source>
        <extracomment>app/felt/saying.py</extracomment>
        <translation>tout juste posée</translation>
    </message>
    <message>
        <source>named</source>
        <extracomment>app/felt/saying.py</extracomment>
        <translation>désignée</translation>
    </message>
    <message>
        <source>will leave</source>
        <extracomment>app/felt/saying.py</extracomment>
        <translation>quittera la table</translation>
    </message>
    <message>
        <source>new</source>
        <extracomment>app/felt/saying.py</extracomment>
        <translation>nouvelle</translation>
    </message>
    <message>
        <source>{place}, allowed</source>
        <extracomment>app/felt/saying.py</extracomment>
        <translation>{place}, permis</translation>
    </message>
    <message>
        <source>before {after} in {word}</source>
        <extracomment>app/felt/saying.py</extracomment>
        <translation>avant {after} dans {word}</translation>
    </message>
    <message>
        <source>after {before} in {word}</source>
        <extracomment>app/felt/saying.py</extracomment>
        <translation>après {before} dans {word}</translation>
    </message>
    <message>
        <source>between {before} and {after} in {word}</source>
        <extracomment>app/felt/saying.py</extracomment>
        <translation>entre {before} et {after} dans {word}</translation>
    </message>
    <message>
        <source>Card table</source>
        <extracomment>app/felt/view.py</extracomment>
        <translation>Table de jeu</translation>
    </message>
</context>
<context>
    <name>Files</name>
    <message numerus="yes">
        <source>The back-up holds %n file(s).</source>
        <extracomment>app/program/your_files.py</extracomment>
        <translation>
            <numerusform>La sauvegarde contient %n fichier.</numerusform>
            <numerusform>La sauvegarde contient %n fichiers.</numerusform>
        </translation>
    </message>
    <message>
        <source>Wordfelt is making the back-up.</source>
        <extracomment>app/program/your_files.py</extracomment>
        <translation>Wordfelt fait la sauvegarde.</translation>
    </message>
    <message>
        <source>Wordfelt is restoring the back-up.</source>
        <extracomment>app/program/your_files.py</extracomment>
        <translation>Wordfelt restaure la sauvegarde.</translation>
    </message>
    <message>
        <source>results</source>
        <extracomment>app/program/your_files.py</extracomment>
        <translation>résultats</translation>
    </message>
    <message>
        <source>people</source>
        <extracomment>app/program/your_files.py</extracomment>
        <translation>personnes</translation>
    </message>
    <message>
        <source>settings</source>
        <extracomment>app/program/your_files.py</extracomment>
        <translation>réglages</translation>
    </message>
    <message>
        <source>This file is not a Wordfelt back-up.</source>
        <extracomment>app/program/your_files.py</extracomment>
        <translation>Ce fichier n’est pas une sauvegarde de Wordfelt.</translation>
    </message>
    <message>
        <source>A newer Wordfelt made this back-up.</source>
        <extracomment>app/program/your_files.py</extracomment>
        <translation>Cette sauvegarde vient d’une version plus récente de Wordfelt.</translation>
    </message>
    <message>
        <source>This back-up is damaged. Nothing was changed.</source>
        <extracomment>app/program/your_files.py</extracomment>
        <translation>Cette sauvegarde est endommagée. Rien n’a été changé.</translation>
    </message>
    <message>
        <source>The back-up cannot be restored: files cannot be read or written.</source>
        <extracomment>app/program/your_files.py</extracomment>
        <translation>La sauvegarde ne peut pas être restaurée&#xa0;: impossible de lire ou d’écrire des fichiers.</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <extracomment>app/program/your_files.py</extracomment>
        <translation>
            <numerusform>%n partie</numerusform>
            <numerusform>%n parties</numerusform>
        </translation>
    </message>
    <message>
        <source>The list of cards that people have seen cannot be used.</source>
        <extracomment>app/program/your_files.py</extracomment>
        <translation>La liste des cartes déjà vues est inutilisable.</translation>
    </message>
    <message>
        <source>Some settings in the back-up cannot be used: {places}.</source>
        <extracomment>app/program/your_files.py</extracomment>
        <translation>Certains réglages qu’elle contient sont inutilisables&#xa0;: {places}.</translation>
    </message>
    <message>
        <source>The back-up cannot be made: {why}</source>
        <extracomment>app/program/your_files.py</extracomment>
        <translation>La sauvegarde ne peut pas être faite&#xa0;: {why}</translation>
    </message>
    <message>
        <source>The results in the back-up cannot be used.</source>
        <extracomment>app/program/your_files.py</extracomment>
        <translation>Les résultats qu’elle contient sont inutilisables.</translation>
    </message>
    <message>
        <source>tonight’s table</source>
        <extracomment>app/program/your_files.py</extracomment>
        <translation>la table de ce soir</translation>
    </message>
    <message>
        <source>evenings</source>
        <extracomment>app/program/your_files.py</extracomment>
        <translation>soirées</translation>
    </message>
    <message>
        <source>the house book</source>
        <extracomment>app/program/your_files.py</extracomment>
        <translation>le livre maison</translation>
    </message>
    <message>
        <source>The people in the back-up cannot be used.</source>
        <extracomment>app/program/your_files.py</extracomment>
        <translation>Les personnes qu’elle contient sont inutilisables.</translation>
    </message>
    <message>
        <source>Tonight’s table in the back-up cannot be used.</source>
        <extracomment>app/program/your_files.py</extracomment>
        <translation>La table de ce soir qu’elle contient est inutilisable.</translation>
    </message>
    <message>
        <source>The evenings in the back-up cannot be used.</source>
        <extracomment>app/program/your_files.py</extracomment>
        <translation>Les soirées qu’elle contient sont inutilisables.</translation>
    </message>
    <message>
        <source>The house book in the back-up cannot be used.</source>
        <extracomment>app/program/your_files.py</extracomment>
        <translation>Le livre maison qu’elle contient est inutilisable.</translation>
    </message>
    <message>
        <source>The settings in the back-up cannot be used.</source>
        <extracomment>app/program/your_files.py</extracomment>
        <translation>Les réglages qu’elle contient sont inutilisables.</translation>
    </message>
    <message>
        <source>Restored from the back-up: {what}.</source>
        <extracomment>app/program/your_files.py</extracomment>
        <translation>La sauvegarde est restaurée&#xa0;: {what}.</translation>
    </message>
    <message>
        <source>Records (*.wordfelt *.json)</source>
        <extracomment>app/windows/record_files.py</extracomment>
        <translation>Parties enregistrées (*.wordfelt *.json)</translation>
    </message>
    <message>
        <source>Word lists (*.txt *.dic *.lst *.gz);;All files (*)</source>
        <extracomment>app/windows/record_files.py</extracomment>
        <translation>Listes de mots (*.txt *.dic *.lst *.gz);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Pictures (*.png *.jpg *.jpeg *.gif *.bmp *.webp)</source>
        <extracomment>app/windows/record_files.py</extracomment>
        <translation>Images (*.png *.jpg *.jpeg *.gif *.bmp *.webp)</translation>
    </message>
    <message>
        <source>Open a record</source>
        <extracomment>app/windows/record_files.py</extracomment>
        <translation>Ouvrir une partie</translation>
    </message>
    <message>
        <source>Import a word list</source>
        <extracomment>app/windows/record_files.py</extracomment>
        <translation>Importer une liste de mots</translation>
    </message>
    <message>
        <source>Choose a picture for the felt</source>
        <extracomment>app/windows/record_files.py</extracomment>
        <translation>Choisir une image pour le tapis</translation>
    </message>
    <message>
        <source>Back up everything</source>
        <extracomment>app/windows/sheets/your_files_page.py</extracomment>
        <translation>Tout sauvegarder</translation>
    </message>
    <message>
        <source>Tonight’s table</source>
        <extracomment>app/windows/sheets/your_files_page.py</extracomment>
        <translation>La table de ce soir</translation>
    </message>
    <message>
        <source>Your evenings</source>
        <extracomment>app/windows/sheets/your_files_page.py</extracomment>
        <translation>Tes soirées</translation>
    </message>
    <message>
        <source>Your house book</source>
        <extracomment>app/windows/sheets/your_files_page.py</extracomment>
        <translation>Ton livre maison</translation>
    </message>
    <message>
        <source>Results of your games</source>
        <extracomment>app/windows/sheets/your_files_page.py</extracomment>
        <translation>Résultats de tes parties</translation>
    </message>
    <message>
        <source>Cards that everybody has seen</source>
        <extracomment>app/windows/sheets/your_files_page.py</extracomment>
        <translation>Cartes déjà vues par chacun</translation>
    </message>
    <message>
        <source>Games in progress</source>
        <extracomment>app/windows/sheets/your_files_page.py</extracomment>
        <translation>Parties en cours</translation>
    </message>
    <message>
        <source>Finished games</source>
        <extracomment>app/windows/sheets/your_files_page.py</extracomment>
        <translation>Parties terminées</translation>
    </message>
    <message>
        <source>Games put away</source>
        <extracomment>app/windows/sheets/your_files_page.py</extracomment>
        <translation>Parties mises de côté</translation>
    </message>
    <message>
        <source>Damaged games</source>
        <extracomment>app/windows/sheets/your_files_page.py</extracomment>
        <translation>Parties endommagées</translation>
    </message>
    <message>
        <source>Your word lists</source>
        <extracomment>app/windows/sheets/your_files_page.py</extracomment>
        <translation>Tes listes de mots</translation>
    </message>
    <message>
        <source>What lay at the table: hands, cards laid, time left</source>
        <extracomment>app/windows/sheets/your_files_page.py</extracomment>
        <translation>Ce qui était sur la table&#xa0;: mains, cartes posées, temps restant</translation>
    </message>
    <message>
        <source>Set aside: could not be read</source>
        <extracomment>app/windows/sheets/your_files_page.py</extracomment>
        <translation>Mis de côté&#xa0;: illisible</translation>
    </message>
    <message>
        <source>For a moment: a file in use</source>
        <extracomment>app/windows/sheets/your_files_page.py</extracomment>
        <translation>Temporaire&#xa0;: fichier en cours d’utilisation</translation>
    </message>
    <message>
        <source>Errors inside Wordfelt, for its developers</source>
        <extracomment>app/windows/sheets/your_files_page.py</extracomment>
        <translation>Journal des erreurs, pour les développeurs</translation>
    </message>
    <message>
        <source>Folders that the file dialog has shown</source>
        <extracomment>app/windows/sheets/your_files_page.py</extracomment>
        <translation>Dossiers affichés dans la boîte de dialogue</translation>
    </message>
    <message>
        <source>The dictionary, ready for use</source>
        <extracomment>app/windows/sheets/your_files_page.py</extracomment>
        <translation>Le dictionnaire, prêt à servir</translation>
    </message>
    <message>
        <source>Your files</source>
        <extracomment>app/windows/sheets/your_files_page.py</extracomment>
        <translation>Tes fichiers</translation>
    </message>
    <message>
        <source>Wordfelt writes these files and no others, on this computer alone.</source>
        <extracomment>app/windows/sheets/your_files_page.py</extracomment>
        <translation>Wordfelt n’écrit que ces fichiers, et seulement sur cet ordinateur.</translation>
    </message>
    <message>
        <source>Back up everything…</source>
        <extracomment>app/windows/sheets/your_files_page.py</extracomment>
        <translation>Tout sauvegarder…</translation>
    </message>
    <message>
        <source>Restore a back-up…</source>
        <extracomment>app/windows/sheets/your_files_page.py</extracomment>
        <translation>Restaurer une sauvegarde…</translation>
    </message>
    <message>
        <source>Count results again</source>
        <extracomment>app/windows/sheets/your_files_page.py</extracomment>
        <translation>Recompter les résultats</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>app/windows/sheets/your_files_page.py</extracomment>
        <translation>Fermer</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s)</source>
        <extracomment>app/windows/sheets/your_files_page.py</extracomment>
        <translation>
            <numerusform>%n fichier</numerusform>
            <numerusform>%n fichiers</numerusform>
        </translation>
    </message>
    <message>
        <source>Settings and house words</source>
        <extracomment>app/windows/sheets/your_files_page.py</extracomment>
        <translation>Réglages et mots maison</translation>
    </message>
    <message>
        <source>The people who play here</source>
        <extracomment>app/windows/sheets/your_files_page.py</extracomment>
        <translation>Les personnes qui jouent ici</translation>
    </message>
    <message>
        <source>Restore a back-up</source>
        <extracomment>app/windows/sheets/your_files_page.py</extracomment>
        <translation>Restaurer une sauvegarde</translation>
    </message>
    <message>
        <source>What it is</source>
        <extracomment>app/windows/sheets/your_files_page.py</extracomment>
        <translation>Contenu</translation>
    </message>
    <message>
        <source>Size</source>
        <extracomment>app/windows/sheets/your_files_page.py</extracomment>
        <translation>Taille</translation>
    </message>
    <message>
        <source>Where</source>
        <extracomment>app/windows/sheets/your_files_page.py</extracomment>
        <translation>Emplacement</translation>
    </message>
    <message>
        <source>Back-ups ({pattern})</source>
        <extracomment>app/windows/sheets/your_files_page.py</extracomment>
        <translation>Sauvegardes ({pattern})</translation>
    </message>
    <message>
        <source>Save a copy of the record</source>
        <extracomment>app/windows/record_files.py</extracomment>
        <translation>Enregistrer une copie de la partie</translation>
    </message>
    <message>
        <source>finds</source>
        <extracomment>app/program/your_files.py</extracomment>
        <translation>les trouvailles</translation>
    </message>
    <message>
        <source>The finds in the back-up cannot be used.</source>
        <extracomment>app/program/your_files.py</extracomment>
        <translation>Les trouvailles qu’elle contient sont inutilisables.</translation>
    </message>
    <message>
        <source>Tables of days</source>
        <extracomment>app/windows/sheets/your_files_page.py</extracomment>
        <translation>Tables des jours</translation>
    </message>
    <message>
        <source>What you found there</source>
        <extracomment>app/windows/sheets/your_files_page.py</extracomment>
        <translation>Ce que tu y as trouvé</translation>
    </message>
    <message>
        <source>puzzles</source>
        <extracomment>app/program/your_files.py</extracomment>
        <translation>les énigmes</translation>
    </message>
    <message>
        <source>words to learn</source>
        <extracomment>app/program/your_files.py</extracomment>
        <translation>les mots à apprendre</translation>
    </message>
    <message>
        <source>The puzzles in the back-up cannot be used.</source>
        <extracomment>app/program/your_files.py</extracomment>
        <translation>Les énigmes qu’elle contient sont inutilisables.</translation>
    </message>
    <message>
        <source>The words to learn in the back-up cannot be used.</source>
        <extracomment>app/program/your_files.py</extracomment>
        <translation>Les mots à apprendre qu’elle contient sont inutilisables.</translation>
    </message>
    <message>
        <source>Puzzles from your games</source>
        <extracomment>app/windows/sheets/your_files_page.py</extracomment>
        <translation>Énigmes de tes parties</translation>
    </message>
    <message>
        <source>Words that you have met</source>
        <extracomment>app/windows/sheets/your_files_page.py</extracomment>
        <translation>Les mots que tu as rencontrés</translation>
    </message>
</context>
<context>
    <name>Film</name>
    <message>
        <source>The game begins.</source>
        <extracomment>app/windows/table/film_bar.py</extracomment>
        <translation>La partie commence.</translation>
    </message>
    <message>
        <source>All hands open</source>
        <extracomment>app/windows/table/film_bar.py</extracomment>
        <translation>Toutes les mains visibles</translation>
    </message>
    <message>
        <source>Film</source>
        <extracomment>app/windows/table/film_bar.py</extracomment>
        <translation>Film</translation>
    </message>
    <message>
        <source>Place in the film</source>
        <extracomment>app/windows/table/film_bar.py</extracomment>
        <translation>Position dans le film</translation>
    </message>
    <message>
        <source>The turn before</source>
        <extracomment>app/windows/table/film_bar.py</extracomment>
        <translation>Le tour d’avant</translation>
    </message>
    <message>
        <source>One act back</source>
        <extracomment>app/windows/table/film_bar.py</extracomment>
        <translation>Un coup en arrière</translation>
    </message>
    <message>
        <source>One act on</source>
        <extracomment>app/windows/table/film_bar.py</extracomment>
        <translation>Un coup en avant</translation>
    </message>
    <message>
        <source>The next turn</source>
        <extracomment>app/windows/table/film_bar.py</extracomment>
        <translation>Le tour suivant</translation>
    </message>
    <message>
        <source>Speed</source>
        <extracomment>app/windows/table/film_bar.py</extracomment>
        <translation>Vitesse</translation>
    </message>
    <message>
        <source>Point of view</source>
        <extracomment>app/windows/table/film_bar.py</extracomment>
        <translation>Point de vue</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <extracomment>app/windows/table/film_bar.py</extracomment>
        <translation>Jouer à partir d’ici</translation>
    </message>
    <message>
        <source>Compare</source>
        <extracomment>app/windows/table/film_bar.py</extracomment>
        <translation>Comparer</translation>
    </message>
    <message>
        <source>Watch again</source>
        <extracomment>app/windows/table/film_bar.py</extracomment>
        <translation>Revoir</translation>
    </message>
    <message>
        <source>Close the film</source>
        <extracomment>app/windows/table/film_bar.py</extracomment>
        <translation>Fermer le film</translation>
    </message>
    <message>
        <source>one of the best words</source>
        <extracomment>app/windows/table/film_bar.py</extracomment>
        <translation>un des meilleurs mots</translation>
    </message>
    <message>
        <source>{at} of {all}</source>
        <extracomment>app/windows/table/film_bar.py</extracomment>
        <translation>{at} sur {all}</translation>
    </message>
    <message>
        <source>Stop the film</source>
        <extracomment>app/windows/table/film_bar.py</extracomment>
        <translation>Arrêter le film</translation>
    </message>
    <message>
        <source>Play the film</source>
        <extracomment>app/windows/table/film_bar.py</extracomment>
        <translation>Lancer le film</translation>
    </message>
    <message>
        <source>now in the lead: {name}</source>
        <extracomment>app/windows/table/film_bar.py</extracomment>
        <translation>maintenant en tête&#xa0;: {name}</translation>
    </message>
    <message>
        <source>Seen by {name}</source>
        <extracomment>app/windows/table/film_bar.py</extracomment>
        <translation>Vu par {name}</translation>
    </message>
    <message>
        <source>The film is over.</source>
        <extracomment>app/windows/table/film_bar.py</extracomment>
        <translation>Le film est terminé.</translation>
    </message>
</context>
<context>
    <name>Final</name>
    <message>
        <source>Best words</source>
        <extracomment>app/windows/table/final_words.py, app/windows/table/keepsakes/kept_game.py</extracomment>
        <translation>Meilleurs mots</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <extracomment>app/windows/table/final_words.py, app/windows/table/table_voice.py, app/windows/table/why_not.py</extracomment>
        <translation>La partie est finie.</translation>
    </message>
    <message>
        <source>still in</source>
        <extracomment>app/windows/table/final_words.py, app/windows/table/keepsakes/kept_game.py</extracomment>
        <translation>encore en jeu</translation>
    </message>
    <message>
        <source>Nobody wins.</source>
        <extracomment>app/windows/table/final_words.py</extracomment>
        <translation>Personne ne gagne.</translation>
    </message>
    <message>
        <source>How well everybody played, what the draw brought, and the best play of each turn</source>
        <extracomment>app/windows/table/final_foot.py</extracomment>
        <translation>Comment chacun a joué, l’effet du tirage et le meilleur coup de chaque tour</translation>
    </message>
    <message>
        <source>All cards could be laid.</source>
        <extracomment>app/windows/table/final_words.py</extracomment>
        <translation>Toutes les cartes pouvaient être posées.</translation>
    </message>
    <message>
        <source>Turn by turn</source>
        <extracomment>app/windows/table/final_foot.py</extracomment>
        <translation>Tour par tour</translation>
    </message>
    <message>
        <source>What was possible?</source>
        <extracomment>app/windows/table/final_foot.py</extracomment>
        <translation>Qu’était-il possible&#x202f;?</translation>
    </message>
    <message>
        <source>Same cards again</source>
        <extracomment>app/windows/table/final_foot.py</extracomment>
        <translation>Rejouer la donne</translation>
    </message>
    <message>
        <source>Look at the table</source>
        <extracomment>app/windows/table/final_foot.py</extracomment>
        <translation>Regarder la table</translation>
    </message>
    <message>
        <source>Film</source>
        <extracomment>app/windows/table/final_foot.py</extracomment>
        <translation>Film</translation>
    </message>
    <message>
        <source>The whole game once more, act by act</source>
        <extracomment>app/windows/table/final_foot.py</extracomment>
        <translation>Revoir toute la partie, coup par coup</translation>
    </message>
    <message>
        <source>Gallery</source>
        <extracomment>app/windows/main_window.py, app/windows/table/final_foot.py</extracomment>
        <translation>Galerie</translation>
    </message>
    <message>
        <source>Copy</source>
        <extracomment>app/windows/table/final_page.py</extracomment>
        <translation>Copier</translation>
    </message>
    <message>
        <source>The deal code is copied.</source>
        <extracomment>app/windows/table/final_page.py</extracomment>
        <translation>Le code de la donne est copié.</translation>
    </message>
    <message>
        <source>Cards left: {cards}</source>
        <extracomment>app/windows/table/final_words.py</extracomment>
        <translation>Cartes restantes&#xa0;: {cards}</translation>
    </message>
    <message>
        <source>Cards left over: {cards}</source>
        <extracomment>app/windows/table/final_words.py</extracomment>
        <translation>Cartes non posées&#xa0;: {cards}</translation>
    </message>
    <message>
        <source>The last word: {cards}</source>
        <extracomment>app/windows/table/final_words.py</extracomment>
        <translation>Le dernier mot&#xa0;: {cards}</translation>
    </message>
    <message>
        <source>Same cards again, not counted: {names}.</source>
        <extracomment>app/windows/table/final_words.py</extracomment>
        <translation>Mêmes cartes rejouées, partie non comptée&#x202f;: {names}.</translation>
    </message>
    <message>
        <source>Again</source>
        <extracomment>app/windows/table/final_foot.py</extracomment>
        <translation>Encore</translation>
    </message>
    <message>
        <source>Shows this turn on the table</source>
        <extracomment>app/windows/table/final_page.py</extracomment>
        <translation>Montre ce tour sur la table</translation>
    </message>
    <message>
        <source>Show turn {turn}</source>
        <extracomment>app/windows/table/final_page.py</extracomment>
        <translation>Montrer le tour {turn}</translation>
    </message>
    <message>
        <source>Played on from a position, not counted: {names}.</source>
        <extracomment>app/windows/table/final_words.py</extracomment>
        <translation>Partie reprise d’une position, non comptée&#x202f;: {names}.</translation>
    </message>
    <message>
        <source>After seeing the solution, not counted: {names}.</source>
        <extracomment>app/windows/table/final_words.py</extracomment>
        <translation>Après la solution, partie non comptée&#x202f;: {names}.</translation>
    </message>
    <message>
        <source>Best play {points} · {name}</source>
        <extracomment>app/windows/table/final_words.py</extracomment>
        <translation>Meilleur coup {points} · {name}</translation>
    </message>
    <message numerus="yes">
        <source>with %n point(s)</source>
        <extracomment>app/windows/table/final_words.py</extracomment>
        <translation>
            <numerusform>avec %n point</numerusform>
            <numerusform>avec %n points</numerusform>
        </translation>
    </message>
    <message>
        <source>Longest words</source>
        <extracomment>app/windows/table/final_words.py, app/windows/table/keepsakes/kept_game.py</extracomment>
        <translation>Mots les plus longs</translation>
    </message>
    <message>
        <source>The best play was yours.</source>
        <extracomment>app/windows/table/final_words.py</extracomment>
        <translation>Le meilleur coup était le tien.</translation>
    </message>
    <message>
        <source>The best word was yours.</source>
        <extracomment>app/windows/table/final_words.py</extracomment>
        <translation>Le meilleur mot était le tien.</translation>
    </message>
    <message>
        <source>The last play: {words} · {name}</source>
        <extracomment>app/windows/table/final_words.py</extracomment>
        <translation>Dernier coup&#xa0;: {words} · {name}</translation>
    </message>
    <message>
        <source>resigned</source>
        <extracomment>app/windows/table/final_words.py</extracomment>
        <translation>abandon</translation>
    </message>
    <message>
        <source>You win</source>
        <extracomment>app/windows/table/final_words.py</extracomment>
        <translation>Tu gagnes</translation>
    </message>
    <message>
        <source>The longest word was yours.</source>
        <extracomment>app/windows/table/final_words.py</extracomment>
        <translation>Le mot le plus long était le tien.</translation>
    </message>
    <message>
        <source>Turn {turn} decided: {words} · {name}</source>
        <extracomment>app/windows/table/final_words.py</extracomment>
        <translation>Le tour {turn} a été décisif&#xa0;: {words} · {name}</translation>
    </message>
    <message numerus="yes">
        <source>with %n trick(s)</source>
        <extracomment>app/windows/table/final_words.py</extracomment>
        <translation>
            <numerusform>avec %n pli</numerusform>
            <numerusform>avec %n plis</numerusform>
        </translation>
    </message>
    <message>
        <source>Only {points} apart.</source>
        <extracomment>app/windows/table/final_words.py</extracomment>
        <translation>{points} d’écart seulement.</translation>
    </message>
    <message>
        <source>The game was open until turn {turn}.</source>
        <extracomment>app/windows/table/final_words.py</extracomment>
        <translation>Rien n’était joué avant le tour {turn}.</translation>
    </message>
    <message>
        <source>Game {number}: {scores}.</source>
        <extracomment>app/windows/table/final_words.py</extracomment>
        <translation>Partie {number}&#xa0;: {scores}.</translation>
    </message>
    <message>
        <source>(cards worth {points})</source>
        <extracomment>app/windows/table/final_words.py</extracomment>
        <translation>(cartes valant {points})</translation>
    </message>
    <message>
        <source>out in turn {turn}</source>
        <extracomment>app/windows/table/final_words.py</extracomment>
        <translation>élimination au tour {turn}</translation>
    </message>
    <message>
        <source>Done: you have won!</source>
        <extracomment>app/windows/table/final_words.py</extracomment>
        <translation>Réussi&#xa0;: tu as gagné&#x202f;!</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) left.</source>
        <extracomment>app/windows/table/final_words.py</extracomment>
        <translation>
            <numerusform>Il reste&#xa0;%n carte.</numerusform>
            <numerusform>Il reste&#xa0;%n cartes.</numerusform>
        </translation>
    </message>
    <message>
        <source>{names} share the win.</source>
        <extracomment>app/windows/table/final_words.py</extracomment>
        <translation>Victoire partagée&#xa0;: {names}.</translation>
    </message>
    <message>
        <source>Looking for what was possible…</source>
        <extracomment>app/windows/table/final_page.py, app/windows/table/final_words.py</extracomment>
        <translation>Recherche de ce qui était possible…</translation>
    </message>
    <message>
        <source>Winner: {name}, {score}</source>
        <extracomment>app/windows/table/final_words.py</extracomment>
        <translation>Victoire&#xa0;: {name}, {score}</translation>
    </message>
    <message>
        <source>Winner: {name}</source>
        <extracomment>app/windows/table/final_words.py</extracomment>
        <translation>Victoire&#xa0;: {name}</translation>
    </message>
    <message numerus="yes">
        <source>with %n card(s)</source>
        <extracomment>app/windows/table/final_words.py</extracomment>
        <translation>
            <numerusform>avec %n carte</numerusform>
            <numerusform>avec %n cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was found.</source>
        <extracomment>app/windows/table/final_words.py</extracomment>
        <translation>Rien n’a été trouvé.</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) were possible.</source>
        <extracomment>app/windows/table/final_words.py</extracomment>
        <translation>
            <numerusform>%n point était possible.</numerusform>
            <numerusform>%n points étaient possibles.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You could have ended with %n card(s) left.</source>
        <extracomment>app/windows/table/final_words.py</extracomment>
        <translation>
            <numerusform>Tu pouvais finir avec&#xa0;%n carte restante.</numerusform>
            <numerusform>Tu pouvais finir avec&#xa0;%n cartes restantes.</numerusform>
        </translation>
    </message>
    <message>
        <source>Stop looking</source>
        <extracomment>app/windows/table/final_foot.py</extracomment>
        <translation>Arrêter la recherche</translation>
    </message>
    <message>
        <source>{ending} There may be something better still.</source>
        <extracomment>app/windows/table/final_words.py</extracomment>
        <translation>{ending} Il y avait peut-être mieux.</translation>
    </message>
    <message>
        <source>Deal code {code}</source>
        <extracomment>app/windows/table/final_page.py, app/windows/table/keepsakes/game_sheet.py, app/windows/table/keepsakes/game_text.py</extracomment>
        <translation>Code de la donne&#xa0;: {code}</translation>
    </message>
    <message>
        <source>Copy the deal code {code}</source>
        <extracomment>app/windows/table/final_page.py</extracomment>
        <translation>Copier le code de la donne&#xa0;: {code}</translation>
    </message>
    <message>
        <source>Turn {turn} decided. New lead: {name}</source>
        <extracomment>app/windows/table/final_words.py</extracomment>
        <translation>Le tour {turn} a été décisif. En tête depuis&#xa0;: {name}</translation>
    </message>
    <message>
        <source>You win {score}</source>
        <extracomment>app/windows/table/final_words.py</extracomment>
        <translation>Tu gagnes {score}</translation>
    </message>
    <message>
        <source>How the scores went, turn by turn</source>
        <extracomment>app/windows/table/score_curve.py</extracomment>
        <translation>L’évolution des scores, tour par tour</translation>
    </message>
    <message>
        <source>Keep…</source>
        <extracomment>app/windows/sheets/evening_page.py, app/windows/table/film_bar.py, app/windows/table/final_foot.py</extracomment>
        <translation>Garder…</translation>
    </message>
    <message>
        <source>A picture, a score sheet or the text of this game</source>
        <extracomment>app/windows/table/film_bar.py, app/windows/table/final_foot.py</extracomment>
        <translation>Une image, une feuille de scores ou le texte de cette partie</translation>
    </message>
</context>
<context>
    <name>Finished</name>
    <message>
        <source>winner</source>
        <extracomment>app/windows/sheets/finished_page.py</extracomment>
        <translation>victoire</translation>
    </message>
    <message>
        <source>The games are being read…</source>
        <extracomment>app/windows/gallery/waiting.py, app/windows/sheets/finished_page.py</extracomment>
        <translation>Lecture des parties…</translation>
    </message>
    <message>
        <source>‹ Back</source>
        <extracomment>app/windows/sheets/finished_page.py</extracomment>
        <translation>‹ Retour</translation>
    </message>
    <message>
        <source>Finished games</source>
        <extracomment>app/windows/sheets/finished_page.py</extracomment>
        <translation>Parties terminées</translation>
    </message>
    <message>
        <source>Everybody</source>
        <extracomment>app/windows/sheets/finished_page.py</extracomment>
        <translation>Tout le monde</translation>
    </message>
    <message>
        <source>Which game</source>
        <extracomment>app/windows/sheets/finished_page.py</extracomment>
        <translation>Quel jeu</translation>
    </message>
    <message>
        <source>Who played</source>
        <extracomment>app/windows/sheets/finished_page.py</extracomment>
        <translation>Qui a joué</translation>
    </message>
    <message>
        <source>Won or lost</source>
        <extracomment>app/windows/sheets/finished_page.py</extracomment>
        <translation>Gagnée ou perdue</translation>
    </message>
    <message>
        <source>All games</source>
        <extracomment>app/windows/sheets/finished_page.py</extracomment>
        <translation>Tous les jeux</translation>
    </message>
    <message>
        <source>Won and lost</source>
        <extracomment>app/windows/sheets/finished_page.py</extracomment>
        <translation>Tous les résultats</translation>
    </message>
    <message>
        <source>Won</source>
        <extracomment>app/windows/sheets/finished_page.py</extracomment>
        <translation>Gagnées</translation>
    </message>
    <message>
        <source>Not won</source>
        <extracomment>app/windows/sheets/finished_page.py</extracomment>
        <translation>Non gagnées</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) at the start</source>
        <extracomment>app/windows/sheets/result_texts.py</extracomment>
        <translation>
            <numerusform>%n point au départ</numerusform>
            <numerusform>%n points au départ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>words of %n letters or more</source>
        <extracomment>app/windows/sheets/result_texts.py</extracomment>
        <translation>
            <numerusform>mots d’au moins %n lettre</numerusform>
            <numerusform>mots d’au moins %n lettres</numerusform>
        </translation>
    </message>
    <message>
        <source>{share}% of possible points</source>
        <extracomment>app/windows/sheets/result_texts.py</extracomment>
        <translation>{share}&#xa0;% du possible</translation>
    </message>
    <message>
        <source>same cards again</source>
        <extracomment>app/windows/sheets/result_texts.py</extracomment>
        <translation>mêmes cartes rejouées</translation>
    </message>
    <message>
        <source>from a position</source>
        <extracomment>app/windows/sheets/result_texts.py</extracomment>
        <translation>partie reprise</translation>
    </message>
    <message>
        <source>after seeing the solution</source>
        <extracomment>app/windows/sheets/result_texts.py</extracomment>
        <translation>après la solution</translation>
    </message>
    <message>
        <source>Search</source>
        <extracomment>app/windows/sheets/finished_page.py, app/windows/sheets/my_words_page.py</extracomment>
        <translation>Chercher</translation>
    </message>
    <message>
        <source>Find a game, a player, a word or a day</source>
        <extracomment>app/windows/sheets/finished_page.py</extracomment>
        <translation>Chercher un jeu, un joueur, un mot ou un jour</translation>
    </message>
    <message>
        <source>Film</source>
        <extracomment>app/windows/sheets/finished_page.py</extracomment>
        <translation>Film</translation>
    </message>
    <message>
        <source>Turn by turn</source>
        <extracomment>app/windows/sheets/finished_page.py</extracomment>
        <translation>Tour par tour</translation>
    </message>
    <message>
        <source>Same cards again</source>
        <extracomment>app/windows/sheets/finished_page.py</extracomment>
        <translation>Rejouer la donne</translation>
    </message>
    <message>
        <source>Put away</source>
        <extracomment>app/windows/sheets/finished_page.py</extracomment>
        <translation>Mettre de côté</translation>
    </message>
    <message>
        <source>resigned</source>
        <extracomment>app/windows/sheets/finished_page.py</extracomment>
        <translation>abandon</translation>
    </message>
    <message>
        <source>No game fits this search.</source>
        <extracomment>app/windows/sheets/finished_page.py</extracomment>
        <translation>Aucune partie ne correspond.</translation>
    </message>
    <message>
        <source>No game is over yet. Play one to its end, and it will appear here: you can watch it as a film, go through it turn by turn, or deal the same cards again.</source>
        <extracomment>app/windows/sheets/finished_page.py</extracomment>
        <translation>Aucune partie n’est encore finie. Joues-en une jusqu’au bout et elle apparaîtra ici&#xa0;: tu pourras la revoir en film, la parcourir tour par tour ou rejouer la donne.</translation>
    </message>
    <message>
        <source>best play: {word}</source>
        <extracomment>app/windows/sheets/finished_page.py</extracomment>
        <translation>meilleur coup&#xa0;: {word}</translation>
    </message>
</context>
<context>
    <name>Gallery</name>
    <message numerus="yes">
        <source>about %n minute(s)</source>
        <extracomment>app/base/box_words.py</extracomment>
        <translation>
            <numerusform>environ&#xa0;%n minute</numerusform>
            <numerusform>environ&#xa0;%n minutes</numerusform>
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
            <numerusform>%n joueur</numerusform>
            <numerusform>%n joueurs</numerusform>
        </translation>
    </message>
    <message>
        <source>easy</source>
        <extracomment>app/base/box_words.py</extracomment>
        <translation>facile</translation>
    </message>
    <message>
        <source>medium</source>
        <extracomment>app/base/box_words.py</extracomment>
        <translation>moyen</translation>
    </message>
    <message>
        <source>tricky</source>
        <extracomment>app/base/box_words.py</extracomment>
        <translation>ardu</translation>
    </message>
    <message>
        <source>{low}–{high} players</source>
        <extracomment>app/base/box_words.py</extracomment>
        <translation>{low}–{high} joueurs</translation>
    </message>
    <message>
        <source>a word grows</source>
        <extracomment>app/base/box_words.py</extracomment>
        <translation>un mot grandit</translation>
    </message>
    <message>
        <source>words are split</source>
        <extracomment>app/base/box_words.py</extracomment>
        <translation>on coupe les mots</translation>
    </message>
    <message>
        <source>letters make the next word</source>
        <extracomment>app/base/box_words.py</extracomment>
        <translation>des lettres forment le mot suivant</translation>
    </message>
    <message>
        <source>new words</source>
        <extracomment>app/base/box_words.py</extracomment>
        <translation>de nouveaux mots</translation>
    </message>
    <message>
        <source>everybody at once</source>
        <extracomment>app/base/box_words.py</extracomment>
        <translation>tous à la fois</translation>
    </message>
    <message>
        <source>solo</source>
        <extracomment>app/base/box_words.py</extracomment>
        <translation>solo</translation>
    </message>
    <message>
        <source>versus</source>
        <extracomment>app/base/box_words.py</extracomment>
        <translation>compétitif</translation>
    </message>
    <message>
        <source>speed</source>
        <extracomment>app/base/box_words.py</extracomment>
        <translation>vitesse</translation>
    </message>
    <message>
        <source>much skill</source>
        <extracomment>app/base/skill.py</extracomment>
        <translation>beaucoup d’habileté</translation>
    </message>
    <message>
        <source>much luck</source>
        <extracomment>app/base/skill.py</extracomment>
        <translation>beaucoup de hasard</translation>
    </message>
    <message>
        <source>luck and skill</source>
        <extracomment>app/base/skill.py</extracomment>
        <translation>hasard et habileté</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s)</source>
        <extracomment>app/program/put_away.py, app/windows/gallery/waiting.py</extracomment>
        <translation>
            <numerusform>%n coup</numerusform>
            <numerusform>%n coups</numerusform>
        </translation>
    </message>
    <message>
        <source>damaged</source>
        <extracomment>app/program/put_away.py, app/windows/gallery/waiting.py</extracomment>
        <translation>endommagée</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <extracomment>app/windows/gallery/gallery.py</extracomment>
        <translation>
            <numerusform>%n jeu</numerusform>
            <numerusform>%n jeux</numerusform>
        </translation>
    </message>
    <message>
        <source>Search</source>
        <extracomment>app/windows/gallery/gallery.py, app/windows/rules/rules_window.py</extracomment>
        <translation>Chercher</translation>
    </message>
    <message>
        <source>Put this game away</source>
        <extracomment>app/windows/gallery/waiting.py</extracomment>
        <translation>Mettre cette partie de côté</translation>
    </message>
    <message>
        <source>Find a game</source>
        <extracomment>app/windows/gallery/gallery.py</extracomment>
        <translation>Chercher un jeu</translation>
    </message>
    <message>
        <source>a race</source>
        <extracomment>app/base/box_words.py</extracomment>
        <translation>une course</translation>
    </message>
    <message>
        <source>Games</source>
        <extracomment>app/windows/gallery/gallery.py, app/windows/sheets/finished_page.py, app/windows/sheets/statistics_page.py</extracomment>
        <translation>Jeux</translation>
    </message>
    <message>
        <source>Surprise me</source>
        <extracomment>app/windows/gallery/gallery.py</extracomment>
        <translation>Surprends-moi</translation>
    </message>
    <message>
        <source>Finished games</source>
        <extracomment>app/windows/gallery/gallery.py, app/windows/main_window.py</extracomment>
        <translation>Parties terminées</translation>
    </message>
    <message>
        <source>Statistics</source>
        <extracomment>app/windows/gallery/gallery.py, app/windows/main_window.py</extracomment>
        <translation>Statistiques</translation>
    </message>
    <message>
        <source>No game fits this search.</source>
        <extracomment>app/windows/gallery/gallery.py</extracomment>
        <translation>Aucun jeu ne correspond.</translation>
    </message>
    <message>
        <source>Deal</source>
        <extracomment>app/windows/gallery/gallery.py, app/windows/table/film_bar.py</extracomment>
        <translation>Distribuer</translation>
    </message>
    <message>
        <source>Learn</source>
        <extracomment>app/windows/gallery/gallery.py, app/windows/gallery/start_here.py, app/windows/table/film_bar.py</extracomment>
        <translation>Apprendre</translation>
    </message>
    <message>
        <source>Set up…</source>
        <extracomment>app/windows/gallery/gallery.py</extracomment>
        <translation>Préparer…</translation>
    </message>
    <message>
        <source>Watch</source>
        <extracomment>app/windows/gallery/gallery.py</extracomment>
        <translation>Regarder</translation>
    </message>
    <message>
        <source>A few turns as a film</source>
        <extracomment>app/windows/gallery/gallery.py</extracomment>
        <translation>Quelques tours en film</translation>
    </message>
    <message>
        <source>Favourite</source>
        <extracomment>app/windows/gallery/gallery.py</extracomment>
        <translation>Favori</translation>
    </message>
    <message>
        <source>All the rules</source>
        <extracomment>app/windows/gallery/gallery.py</extracomment>
        <translation>Toutes les règles</translation>
    </message>
    <message>
        <source>Show</source>
        <extracomment>app/windows/gallery/gallery.py</extracomment>
        <translation>Montrer</translation>
    </message>
    <message>
        <source>learned</source>
        <extracomment>app/windows/gallery/gallery.py, app/windows/gallery/start_here.py, app/windows/gallery/tiles.py</extracomment>
        <translation>appris</translation>
    </message>
    <message>
        <source>English words</source>
        <extracomment>app/windows/gallery/gallery.py</extracomment>
        <translation>mots anglais</translation>
    </message>
    <message>
        <source>All games</source>
        <extracomment>app/windows/gallery/gallery.py</extracomment>
        <translation>Tous les jeux</translation>
    </message>
    <message>
        <source>Favourites</source>
        <extracomment>app/windows/gallery/gallery.py</extracomment>
        <translation>Favoris</translation>
    </message>
    <message>
        <source>Recent</source>
        <extracomment>app/windows/gallery/gallery.py</extracomment>
        <translation>Récents</translation>
    </message>
    <message>
        <source>For one</source>
        <extracomment>app/windows/gallery/gallery.py</extracomment>
        <translation>Pour un joueur</translation>
    </message>
    <message>
        <source>For several</source>
        <extracomment>app/windows/gallery/gallery.py</extracomment>
        <translation>Pour plusieurs</translation>
    </message>
    <message>
        <source>Against the clock</source>
        <extracomment>app/windows/gallery/gallery.py</extracomment>
        <translation>Contre la montre</translation>
    </message>
    <message>
        <source>Easy to learn</source>
        <extracomment>app/windows/gallery/gallery.py</extracomment>
        <translation>Faciles à apprendre</translation>
    </message>
    <message>
        <source>Learned</source>
        <extracomment>app/windows/gallery/gallery.py</extracomment>
        <translation>Appris</translation>
    </message>
    <message>
        <source>Not yet learned</source>
        <extracomment>app/windows/gallery/gallery.py</extracomment>
        <translation>Pas encore appris</translation>
    </message>
    <message>
        <source>Shortest first</source>
        <extracomment>app/windows/gallery/gallery.py</extracomment>
        <translation>Les plus courts d’abord</translation>
    </message>
    <message>
        <source>Most players first</source>
        <extracomment>app/windows/gallery/gallery.py</extracomment>
        <translation>Le plus de joueurs d’abord</translation>
    </message>
    <message>
        <source>From luck to skill</source>
        <extracomment>app/windows/gallery/gallery.py</extracomment>
        <translation>Du hasard à l’habileté</translation>
    </message>
    <message>
        <source>New here? In the menu {menu}, “{entry}” leads to five lessons, one idea each.</source>
        <extracomment>app/windows/gallery/start_here.py</extracomment>
        <translation>Première visite&#x202f;? Dans le menu {menu}, «&#xa0;{entry}&#xa0;» mène à cinq leçons&#xa0;: une idée par leçon.</translation>
    </message>
    <message>
        <source>Start here</source>
        <extracomment>app/windows/gallery/start_here.py</extracomment>
        <translation>Commence ici</translation>
    </message>
    <message>
        <source>Which game?</source>
        <extracomment>app/windows/gallery/start_here.py, app/windows/gallery/which_game.py</extracomment>
        <translation>Quel jeu&#x202f;?</translation>
    </message>
    <message>
        <source>Three questions find three games</source>
        <extracomment>app/windows/gallery/start_here.py</extracomment>
        <translation>Trois questions pour trouver trois jeux</translation>
    </message>
    <message>
        <source>Put “Start here” away</source>
        <extracomment>app/windows/gallery/start_here.py</extracomment>
        <translation>Ranger «&#xa0;Commence ici&#xa0;»</translation>
    </message>
    <message>
        <source>Put away; the menu Help brings it back</source>
        <extracomment>app/windows/gallery/start_here.py</extracomment>
        <translation>Ranger&#x202f;; le menu Aide le fait revenir</translation>
    </message>
    <message>
        <source>you are here</source>
        <extracomment>app/windows/gallery/start_here.py</extracomment>
        <translation>tu es ici</translation>
    </message>
    <message>
        <source>How many?</source>
        <extracomment>app/windows/gallery/which_game.py</extracomment>
        <translation>Combien&#x202f;?</translation>
    </message>
    <message>
        <source>How long?</source>
        <extracomment>app/windows/gallery/which_game.py</extracomment>
        <translation>Combien de temps&#x202f;?</translation>
    </message>
    <message>
        <source>Words or tactics?</source>
        <extracomment>app/windows/gallery/which_game.py</extracomment>
        <translation>Mots ou tactique&#x202f;?</translation>
    </message>
    <message>
        <source>One</source>
        <extracomment>app/windows/gallery/which_game.py</extracomment>
        <translation>Un</translation>
    </message>
    <message>
        <source>Two</source>
        <extracomment>app/windows/gallery/which_game.py</extracomment>
        <translation>Deux</translation>
    </message>
    <message>
        <source>Three or four</source>
        <extracomment>app/windows/gallery/which_game.py</extracomment>
        <translation>Trois ou quatre</translation>
    </message>
    <message>
        <source>Five or six</source>
        <extracomment>app/windows/gallery/which_game.py</extracomment>
        <translation>Cinq ou six</translation>
    </message>
    <message>
        <source>A quarter of an hour</source>
        <extracomment>app/windows/gallery/which_game.py</extracomment>
        <translation>Un quart d’heure</translation>
    </message>
    <message>
        <source>Twenty minutes</source>
        <extracomment>app/windows/gallery/which_game.py</extracomment>
        <translation>Vingt minutes</translation>
    </message>
    <message>
        <source>Half an hour</source>
        <extracomment>app/windows/gallery/which_game.py</extracomment>
        <translation>Une demi-heure</translation>
    </message>
    <message>
        <source>Finding words</source>
        <extracomment>app/windows/gallery/which_game.py</extracomment>
        <translation>Trouver des mots</translation>
    </message>
    <message>
        <source>Tactics</source>
        <extracomment>app/windows/gallery/which_game.py</extracomment>
        <translation>Tactique</translation>
    </message>
    <message>
        <source>Go on: {game}</source>
        <extracomment>app/windows/gallery/waiting.py</extracomment>
        <translation>Continuer&#xa0;: {game}</translation>
    </message>
</context>
<context>
    <name>Goals</name>
    <message>
        <source>your best so far: {number}</source>
        <extracomment>app/session/goals.py</extracomment>
        <translation>ton meilleur résultat jusqu’ici&#xa0;: {number}</translation>
    </message>
    <message>
        <source>par of the day: {number}</source>
        <extracomment>app/session/goals.py</extracomment>
        <translation>par du jour&#xa0;: {number}</translation>
    </message>
</context>
<context>
    <name>Handicap</name>
    <message>
        <source>Words judged as agreed</source>
        <extracomment>app/windows/sheets/handicap_fields.py</extracomment>
        <translation>Mots jugés comme convenu</translation>
    </message>
    <message>
        <source>Words judged by Family</source>
        <extracomment>app/windows/sheets/handicap_fields.py</extracomment>
        <translation>Mots de la liste Famille</translation>
    </message>
    <message>
        <source>Words judged by Standard</source>
        <extracomment>app/windows/sheets/handicap_fields.py</extracomment>
        <translation>Mots de la liste Standard</translation>
    </message>
    <message>
        <source>Words judged by Large</source>
        <extracomment>app/windows/sheets/handicap_fields.py</extracomment>
        <translation>Mots de la liste Grand</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) at the start</source>
        <extracomment>app/windows/sheets/handicap_fields.py</extracomment>
        <translation>
            <numerusform>%n point au départ</numerusform>
            <numerusform>%n points au départ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Words of %n letter(s) or more</source>
        <extracomment>app/windows/sheets/handicap_fields.py</extracomment>
        <translation>
            <numerusform>Mots d’au moins %n lettre</numerusform>
            <numerusform>Mots d’au moins %n lettres</numerusform>
        </translation>
    </message>
    <message>
        <source>Makes the game fair, for a child and a champion for example.</source>
        <extracomment>app/windows/sheets/handicap_fields.py</extracomment>
        <translation>Rend le jeu équitable, par exemple entre un enfant et un champion.</translation>
    </message>
    <message>
        <source>No points at the start</source>
        <extracomment>app/windows/sheets/handicap_fields.py</extracomment>
        <translation>Pas de points au départ</translation>
    </message>
    <message>
        <source>Words as short as the rules allow</source>
        <extracomment>app/windows/sheets/handicap_fields.py</extracomment>
        <translation>Mots aussi courts que permis</translation>
    </message>
    <message>
        <source>Handicap</source>
        <extracomment>app/windows/sheets/handicap_fields.py</extracomment>
        <translation>Handicap</translation>
    </message>
    <message>
        <source>Handicap at seat {number}</source>
        <extracomment>app/windows/sheets/handicap_fields.py</extracomment>
        <translation>Handicap à la place {number}</translation>
    </message>
    <message>
        <source>Points at the start at seat {number}</source>
        <extracomment>app/windows/sheets/handicap_fields.py</extracomment>
        <translation>Points au départ à la place {number}</translation>
    </message>
    <message>
        <source>Shortest word at seat {number}</source>
        <extracomment>app/windows/sheets/handicap_fields.py</extracomment>
        <translation>Mot le plus court à la place {number}</translation>
    </message>
    <message>
        <source>Words at seat {number}</source>
        <extracomment>app/windows/sheets/handicap_fields.py</extracomment>
        <translation>Mots à la place {number}</translation>
    </message>
</context>
<context>
    <name>Hints</name>
    <message>
        <source>No hints</source>
        <extracomment>app/base/settings.py</extracomment>
        <translation>Aucun indice</translation>
    </message>
    <message>
        <source>Everyday words</source>
        <extracomment>app/base/settings.py</extracomment>
        <translation>Mots de tous les jours</translation>
    </message>
    <message>
        <source>Common words</source>
        <extracomment>app/base/settings.py</extracomment>
        <translation>Mots courants</translation>
    </message>
    <message>
        <source>Words that families know</source>
        <extracomment>app/base/settings.py</extracomment>
        <translation>Mots qu’on connaît en famille</translation>
    </message>
    <message>
        <source>Uncommon words, too</source>
        <extracomment>app/base/settings.py</extracomment>
        <translation>Mots peu courants aussi</translation>
    </message>
    <message>
        <source>All words</source>
        <extracomment>app/base/settings.py</extracomment>
        <translation>Tous les mots</translation>
    </message>
    <message>
        <source>All piles are equal to you: take any.</source>
        <extracomment>app/windows/table/hinting.py</extracomment>
        <translation>Pour toi, toutes les piles se valent&#xa0;: prends n’importe laquelle.</translation>
    </message>
    <message>
        <source>It is the best choice overall.</source>
        <extracomment>app/windows/table/hinting.py</extracomment>
        <translation>Tout compte fait, c’est le coup qui vaut le plus.</translation>
    </message>
    <message>
        <source>It is best to pass now.</source>
        <extracomment>app/windows/table/spoken.py</extracomment>
        <translation>Le mieux est de passer maintenant.</translation>
    </message>
    <message>
        <source>It is best to stop now.</source>
        <extracomment>app/windows/table/spoken.py</extracomment>
        <translation>Le mieux est de s’arrêter maintenant.</translation>
    </message>
    <message>
        <source>It is best to take nothing back.</source>
        <extracomment>app/windows/table/spoken.py</extracomment>
        <translation>Le mieux est de ne rien reprendre.</translation>
    </message>
    <message>
        <source>Take any pile: nobody knows its cards.</source>
        <extracomment>app/windows/table/spoken.py</extracomment>
        <translation>Prends n’importe quelle pile&#xa0;: personne n’en connaît les cartes.</translation>
    </message>
    <message>
        <source>It is best to challenge now.</source>
        <extracomment>app/windows/table/spoken.py</extracomment>
        <translation>Le mieux est de contester maintenant.</translation>
    </message>
    <message>
        <source>It is best to doubt the word.</source>
        <extracomment>app/windows/table/spoken.py</extracomment>
        <translation>Le mieux est de mettre le mot en doute.</translation>
    </message>
    <message>
        <source>It is best to accept now.</source>
        <extracomment>app/windows/table/spoken.py</extracomment>
        <translation>Le mieux est d’accepter maintenant.</translation>
    </message>
    <message>
        <source>It is best to choose {cards} now.</source>
        <extracomment>app/windows/table/spoken.py</extracomment>
        <translation>Le mieux est de choisir {cards} maintenant.</translation>
    </message>
    <message>
        <source>It is best to ask for {cards} now.</source>
        <extracomment>app/windows/table/spoken.py</extracomment>
        <translation>Le mieux est de demander {cards} maintenant.</translation>
    </message>
    <message>
        <source>It is best to trade {cards} now.</source>
        <extracomment>app/windows/table/spoken.py</extracomment>
        <translation>Le mieux est d’échanger {cards} maintenant.</translation>
    </message>
    <message>
        <source>It is best to discard {cards} now.</source>
        <extracomment>app/windows/table/spoken.py</extracomment>
        <translation>Le mieux est de défausser {cards} maintenant.</translation>
    </message>
    <message>
        <source>It is best to take {cards} back now.</source>
        <extracomment>app/windows/table/spoken.py</extracomment>
        <translation>Le mieux est de reprendre {cards} maintenant.</translation>
    </message>
    <message numerus="yes">
        <source>Your cards make a word of %n letter(s).</source>
        <extracomment>app/windows/table/spoken.py</extracomment>
        <translation>
            <numerusform>Tes cartes forment un mot de&#xa0;%n lettre.</numerusform>
            <numerusform>Tes cartes forment un mot de&#xa0;%n lettres.</numerusform>
        </translation>
    </message>
    <message>
        <source>How about {words}?</source>
        <extracomment>app/windows/table/spoken.py</extracomment>
        <translation>Que dirais-tu de {words}&#x202f;?</translation>
    </message>
    <message>
        <source>Only a rare word is left. {hint}</source>
        <extracomment>app/windows/table/spoken.py</extracomment>
        <translation>Il ne reste qu’un mot rare. {hint}</translation>
    </message>
    <message>
        <source>Use {cards}.</source>
        <extracomment>app/windows/table/spoken.py</extracomment>
        <translation>Utilise {cards}.</translation>
    </message>
    <message>
        <source>“{verb}” is best now.</source>
        <extracomment>app/windows/table/spoken.py</extracomment>
        <translation>Le mieux maintenant&#xa0;: «&#xa0;{verb}&#xa0;».</translation>
    </message>
    <message>
        <source>Look at {words}.</source>
        <extracomment>app/windows/table/spoken.py</extracomment>
        <translation>Regarde {words}.</translation>
    </message>
    <message>
        <source>Looking for a word…</source>
        <extracomment>app/windows/table/hinting.py</extracomment>
        <translation>Recherche d’un mot…</translation>
    </message>
</context>
<context>
    <name>History</name>
    <message>
        <source>{name}: {words}</source>
        <extracomment>app/base/texts.py, app/windows/table/coach_words.py</extracomment>
        <translation>{name}&#xa0;: {words}</translation>
    </message>
    <message>
        <source>History</source>
        <extracomment>app/windows/table/panels.py</extracomment>
        <translation>Déroulement</translation>
    </message>
    <message>
        <source>{name}: restarted with {words}</source>
        <extracomment>app/windows/table/spoken.py</extracomment>
        <translation>{name}&#xa0;: reparti avec {words}</translation>
    </message>
    <message numerus="yes">
        <source>%n hint(s)</source>
        <extracomment>app/windows/sheets/result_texts.py, app/windows/table/final_words.py, app/windows/table/spoken.py</extracomment>
        <translation>
            <numerusform>%n indice</numerusform>
            <numerusform>%n indices</numerusform>
        </translation>
    </message>
    <message>
        <source>rule</source>
        <extracomment>app/windows/table/history_lines.py</extracomment>
        <translation>règle</translation>
    </message>
    <message>
        <source>The rule behind it</source>
        <extracomment>app/windows/table/panels.py</extracomment>
        <translation>La règle correspondante</translation>
    </message>
    <message>
        <source>Cards left: {seats}</source>
        <extracomment>app/windows/table/spoken.py</extracomment>
        <translation>Cartes restantes&#xa0;: {seats}</translation>
    </message>
    <message>
        <source>Cards left over: {seats}</source>
        <extracomment>app/windows/table/spoken.py</extracomment>
        <translation>Cartes non posées&#xa0;: {seats}</translation>
    </message>
    <message>
        <source>The last word goes to its maker: {seats}</source>
        <extracomment>app/windows/table/spoken.py</extracomment>
        <translation>Le dernier mot revient à qui l’a posé&#xa0;: {seats}</translation>
    </message>
    <message>
        <source>{name} took back {what}; {others} agreed</source>
        <extracomment>app/windows/table/spoken.py</extracomment>
        <translation>{name}&#xa0;: {what} repris&#x202f;; d’accord&#xa0;: {others}</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) taken back</source>
        <extracomment>app/windows/sheets/result_texts.py, app/windows/table/final_words.py</extracomment>
        <translation>
            <numerusform>%n coup annulé</numerusform>
            <numerusform>%n coups annulés</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}: salvaged {words}</source>
        <extracomment>app/windows/table/spoken.py</extracomment>
        <translation>{name}&#xa0;: {words}, sauvé</translation>
    </message>
    <message>
        <source>{name}: traded {cards}</source>
        <extracomment>app/windows/table/spoken.py</extracomment>
        <translation>{name}&#xa0;: échange de {cards}</translation>
    </message>
    <message>
        <source>{name}: discarded {cards}</source>
        <extracomment>app/windows/table/spoken.py</extracomment>
        <translation>{name}&#xa0;: défausse de {cards}</translation>
    </message>
    <message>
        <source>{name}: doubted rightly, not in the dictionary: {words}</source>
        <extracomment>app/windows/table/spoken.py</extracomment>
        <translation>{name}&#xa0;: mis en doute à raison, pas dans le dictionnaire&#xa0;: {words}</translation>
    </message>
    <message>
        <source>{name}: played, but it does not count</source>
        <extracomment>app/windows/table/spoken.py</extracomment>
        <translation>{name}&#xa0;: posé, mais cela ne compte pas</translation>
    </message>
    <message>
        <source>{name}: laid a word in secret</source>
        <extracomment>app/windows/table/spoken.py</extracomment>
        <translation>{name}&#xa0;: mot posé en secret</translation>
    </message>
    <message>
        <source>{name}: traded</source>
        <extracomment>app/windows/table/spoken.py</extracomment>
        <translation>{name}&#xa0;: cartes échangées</translation>
    </message>
    <message>
        <source>{name}: discarded</source>
        <extracomment>app/windows/table/spoken.py</extracomment>
        <translation>{name}&#xa0;: défausse</translation>
    </message>
    <message>
        <source>{name}: passed</source>
        <extracomment>app/windows/table/spoken.py</extracomment>
        <translation>{name}&#xa0;: passe</translation>
    </message>
    <message>
        <source>{name}: stopped</source>
        <extracomment>app/windows/table/spoken.py</extracomment>
        <translation>{name}&#xa0;: arrêt</translation>
    </message>
    <message>
        <source>{name}: dealt a card</source>
        <extracomment>app/windows/table/spoken.py</extracomment>
        <translation>{name}&#xa0;: carte distribuée</translation>
    </message>
    <message>
        <source>{name}: closed the round</source>
        <extracomment>app/windows/table/spoken.py</extracomment>
        <translation>{name}&#xa0;: manche fermée</translation>
    </message>
    <message>
        <source>{name}: doubted the word, which is in the dictionary</source>
        <extracomment>app/windows/table/spoken.py</extracomment>
        <translation>{name}&#xa0;: mot mis en doute, mais il est dans le dictionnaire</translation>
    </message>
    <message>
        <source>{name}: turned the timer</source>
        <extracomment>app/windows/table/spoken.py</extracomment>
        <translation>{name}&#xa0;: sablier retourné</translation>
    </message>
    <message>
        <source>{name}: asked for {what} and got it</source>
        <extracomment>app/windows/table/spoken.py</extracomment>
        <translation>{name}&#xa0;: {what}, demandé et obtenu</translation>
    </message>
    <message>
        <source>{name}: asked for {what} in vain</source>
        <extracomment>app/windows/table/spoken.py</extracomment>
        <translation>{name}&#xa0;: {what}, demandé en vain</translation>
    </message>
    <message>
        <source>{name}: shouted {what}, which does not count</source>
        <extracomment>app/windows/table/spoken.py</extracomment>
        <translation>{name}&#xa0;: {what} crié, qui ne compte pas</translation>
    </message>
    <message>
        <source>{cards} of it to {name}</source>
        <extracomment>app/windows/table/spoken.py</extracomment>
        <translation>{name}&#xa0;: {cards}, repris en main</translation>
    </message>
    <message>
        <source>At the start: {seats}</source>
        <extracomment>app/windows/table/spoken.py</extracomment>
        <translation>Au départ&#xa0;: {seats}</translation>
    </message>
    <message>
        <source>{name}: challenged wrongly</source>
        <extracomment>app/windows/table/spoken.py</extracomment>
        <translation>{name}&#xa0;: contesté à tort</translation>
    </message>
    <message>
        <source>{row} taken apart</source>
        <extracomment>app/session/script_maker.py, app/windows/table/spoken.py</extracomment>
        <translation>rangée {row} défaite</translation>
    </message>
    <message>
        <source>{word} again</source>
        <extracomment>app/windows/table/spoken.py</extracomment>
        <translation>{word} de nouveau</translation>
    </message>
    <message>
        <source>{new}, of {old}</source>
        <extracomment>app/windows/table/spoken.py</extracomment>
        <translation>{new}, à partir de {old}</translation>
    </message>
    <message>
        <source>{old} becomes {new}</source>
        <extracomment>app/windows/table/spoken.py</extracomment>
        <translation>{old} devient {new}</translation>
    </message>
    <message numerus="yes">
        <source>{name}: dealt %n card(s)</source>
        <extracomment>app/windows/table/spoken.py</extracomment>
        <translation>
            <numerusform>{name}&#xa0;: %n carte distribuée</numerusform>
            <numerusform>{name}&#xa0;: %n cartes distribuées</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}: challenged wrongly, turn lost</source>
        <extracomment>app/windows/table/spoken.py</extracomment>
        <translation>{name}&#xa0;: contesté à tort, un tour perdu</translation>
    </message>
    <message>
        <source>{name}: took pile {number}</source>
        <extracomment>app/windows/table/spoken.py</extracomment>
        <translation>{name}&#xa0;: pile {number} prise</translation>
    </message>
    <message>
        <source>{name}: challenged rightly, not in the dictionary: {words}</source>
        <extracomment>app/windows/table/spoken.py</extracomment>
        <translation>{name}&#xa0;: contesté à raison, pas dans le dictionnaire&#xa0;: {words}</translation>
    </message>
    <message>
        <source>trick to {name}: {cards}</source>
        <extracomment>app/windows/table/spoken.py</extracomment>
        <translation>{name}&#xa0;: pli gagné, {cards}</translation>
    </message>
    <message>
        <source>{cards} to {name}</source>
        <extracomment>app/windows/table/spoken.py</extracomment>
        <translation>{name}&#xa0;: gain de {cards}</translation>
    </message>
    <message>
        <source>this game to {name}</source>
        <extracomment>app/windows/table/spoken.py</extracomment>
        <translation>partie gagnée par {name}</translation>
    </message>
    <message>
        <source>{name}: {words}, taken back</source>
        <extracomment>app/windows/table/spoken.py</extracomment>
        <translation>{name}&#xa0;: {words}, repris</translation>
    </message>
    <message>
        <source>{name}: challenged</source>
        <extracomment>app/windows/table/spoken.py</extracomment>
        <translation>{name}&#xa0;: contestation</translation>
    </message>
    <message>
        <source>{name}: accepted</source>
        <extracomment>app/windows/table/spoken.py</extracomment>
        <translation>{name}&#xa0;: accepté</translation>
    </message>
    <message>
        <source>{name}: doubted the word</source>
        <extracomment>app/windows/table/spoken.py</extracomment>
        <translation>{name}&#xa0;: mot mis en doute</translation>
    </message>
    <message>
        <source>{name}: took {what}</source>
        <extracomment>app/windows/table/spoken.py</extracomment>
        <translation>{name}&#xa0;: {what}, pris</translation>
    </message>
    <message>
        <source>{name}: took cards from the deck</source>
        <extracomment>app/windows/table/spoken.py</extracomment>
        <translation>{name}&#xa0;: cartes prises dans la pioche</translation>
    </message>
    <message>
        <source>{name}: chose a card</source>
        <extracomment>app/windows/table/spoken.py</extracomment>
        <translation>{name}&#xa0;: carte choisie</translation>
    </message>
    <message>
        <source>{name}: found no word</source>
        <extracomment>app/windows/table/spoken.py</extracomment>
        <translation>{name}&#xa0;: aucun mot trouvé</translation>
    </message>
    <message>
        <source>{name}: resigned</source>
        <extracomment>app/windows/table/spoken.py</extracomment>
        <translation>{name}&#xa0;: abandon</translation>
    </message>
    <message>
        <source>{name}: time is up</source>
        <extracomment>app/windows/table/spoken.py</extracomment>
        <translation>{name}&#xa0;: temps écoulé</translation>
    </message>
    <message>
        <source>“{reason}”</source>
        <extracomment>app/windows/table/spoken.py</extracomment>
        <translation>«&#xa0;{reason}&#xa0;»</translation>
    </message>
</context>
<context>
    <name>HouseBook</name>
    <message>
        <source>Import a house book</source>
        <extracomment>app/windows/record_files.py</extracomment>
        <translation>Importer un livre maison</translation>
    </message>
    <message>
        <source>House books (*.json)</source>
        <extracomment>app/windows/record_files.py</extracomment>
        <translation>Livres maison (*.json)</translation>
    </message>
    <message>
        <source>The table has not decided on any word yet. After a refused word, choose “Count it?”.</source>
        <extracomment>app/windows/sheets/house_book_page.py</extracomment>
        <translation>La table n’a encore décidé d’aucun mot. Après un mot refusé, choisis «&#xa0;Le compter&#x202f;?&#xa0;».</translation>
    </message>
    <message>
        <source>Changes apply from the next deal on.</source>
        <extracomment>app/windows/sheets/house_book_page.py</extracomment>
        <translation>Les changements valent à partir de la prochaine donne.</translation>
    </message>
    <message>
        <source>The decision on {words} is undone.</source>
        <extracomment>app/windows/sheets/house_book_page.py</extracomment>
        <translation>La décision sur {words} est annulée.</translation>
    </message>
    <message>
        <source>Export the house book</source>
        <extracomment>app/windows/sheets/house_book_page.py</extracomment>
        <translation>Exporter le livre maison</translation>
    </message>
    <message>
        <source>tonight</source>
        <extracomment>app/windows/sheets/house_book_page.py</extracomment>
        <translation>ce soir</translation>
    </message>
    <message>
        <source>always</source>
        <extracomment>app/windows/sheets/house_book_page.py</extracomment>
        <translation>toujours</translation>
    </message>
    <message>
        <source>never; nobody is asked again</source>
        <extracomment>app/windows/sheets/house_book_page.py</extracomment>
        <translation>jamais&#x202f;; la question n’est plus posée</translation>
    </message>
    <message>
        <source>on a past evening</source>
        <extracomment>app/windows/sheets/house_book_page.py</extracomment>
        <translation>lors d’une soirée passée</translation>
    </message>
    <message>
        <source>Word</source>
        <extracomment>app/windows/sheets/house_book_page.py</extracomment>
        <translation>Mot</translation>
    </message>
    <message>
        <source>Counts</source>
        <extracomment>app/windows/sheets/house_book_page.py</extracomment>
        <translation>Compte</translation>
    </message>
    <message>
        <source>Meaning</source>
        <extracomment>app/windows/sheets/house_book_page.py</extracomment>
        <translation>Sens</translation>
    </message>
    <message>
        <source>Decided</source>
        <extracomment>app/windows/sheets/house_book_page.py</extracomment>
        <translation>Décidé</translation>
    </message>
    <message>
        <source>House book</source>
        <extracomment>app/windows/sheets/house_book_page.py</extracomment>
        <translation>Livre maison</translation>
    </message>
    <message>
        <source>Print the house book</source>
        <extracomment>app/windows/sheets/house_book_page.py</extracomment>
        <translation>Imprimer le livre maison</translation>
    </message>
    <message numerus="yes">
        <source>%n new word(s).</source>
        <extracomment>app/windows/sheets/house_book_page.py</extracomment>
        <translation>
            <numerusform>%n nouveau mot.</numerusform>
            <numerusform>%n nouveaux mots.</numerusform>
        </translation>
    </message>
    <message>
        <source>Undo the decision</source>
        <extracomment>app/windows/sheets/house_book_page.py</extracomment>
        <translation>Annuler la décision</translation>
    </message>
    <message>
        <source>Print as PDF…</source>
        <extracomment>app/windows/sheets/house_book_page.py</extracomment>
        <translation>Imprimer en PDF…</translation>
    </message>
    <message>
        <source>Export…</source>
        <extracomment>app/windows/sheets/house_book_page.py</extracomment>
        <translation>Exporter…</translation>
    </message>
    <message>
        <source>Import…</source>
        <extracomment>app/windows/sheets/house_book_page.py</extracomment>
        <translation>Importer…</translation>
    </message>
    <message>
        <source>{file} is not a house book.</source>
        <extracomment>app/windows/sheets/house_book_page.py</extracomment>
        <translation>{file} n’est pas un livre maison.</translation>
    </message>
</context>
<context>
    <name>Keepsake</name>
    <message>
        <source>Turn</source>
        <extracomment>app/windows/table/keepsakes/game_sheet.py</extracomment>
        <translation>Tour</translation>
    </message>
    <message>
        <source>The costliest turns, according to the coach</source>
        <extracomment>app/windows/table/keepsakes/game_text.py</extracomment>
        <translation>Les tours les plus coûteux, selon l’entraîneur</translation>
    </message>
    <message>
        <source>The coach has not reviewed this game.</source>
        <extracomment>app/windows/table/keepsakes/game_text.py</extracomment>
        <translation>L’entraîneur n’a pas analysé cette partie.</translation>
    </message>
    <message>
        <source>&amp;Picture…</source>
        <extracomment>app/windows/sheets/evening_page.py, app/windows/table/keepsakes/keep_menu.py</extracomment>
        <translation>&amp;Image…</translation>
    </message>
    <message>
        <source>&amp;Score sheet…</source>
        <extracomment>app/windows/sheets/evening_page.py, app/windows/table/keepsakes/keep_menu.py</extracomment>
        <translation>&amp;Feuille de scores…</translation>
    </message>
    <message>
        <source>Game as &amp;text…</source>
        <extracomment>app/windows/table/keepsakes/keep_menu.py</extracomment>
        <translation>Partie en &amp;texte…</translation>
    </message>
    <message>
        <source>Save the game as text</source>
        <extracomment>app/windows/table/keepsakes/keep_menu.py</extracomment>
        <translation>Enregistrer la partie en texte</translation>
    </message>
    <message>
        <source>The game is not over yet.</source>
        <extracomment>app/windows/table/keepsakes/kept_game.py</extracomment>
        <translation>La partie n’est pas encore finie.</translation>
    </message>
</context>
<context>
    <name>Kept</name>
    <message>
        <source>The game is among the finished games again.</source>
        <extracomment>app/program/put_away.py</extracomment>
        <translation>La partie est de nouveau parmi les parties terminées.</translation>
    </message>
    <message>
        <source>The game waits in the gallery again.</source>
        <extracomment>app/program/put_away.py</extracomment>
        <translation>La partie attend de nouveau dans la galerie.</translation>
    </message>
    <message>
        <source>{file}: {why}</source>
        <extracomment>app/program/put_away.py</extracomment>
        <translation>{file}&#xa0;: {why}</translation>
    </message>
    <message>
        <source>A game that you take back waits in the gallery again.</source>
        <extracomment>app/windows/sheets/put_away_games.py</extracomment>
        <translation>Une partie que tu reprends attend de nouveau dans la galerie.</translation>
    </message>
    <message>
        <source>Games put away</source>
        <extracomment>app/windows/sheets/put_away_games.py</extracomment>
        <translation>Parties mises de côté</translation>
    </message>
    <message>
        <source>Take it back</source>
        <extracomment>app/windows/sheets/put_away_games.py</extracomment>
        <translation>Reprendre</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>app/windows/sheets/put_away_games.py</extracomment>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>No game is put away.</source>
        <extracomment>app/windows/sheets/put_away_games.py</extracomment>
        <translation>Aucune partie n’est mise de côté.</translation>
    </message>
</context>
<context>
    <name>Keys</name>
    <message>
        <source>Keys</source>
        <extracomment>app/program/readings.py</extracomment>
        <translation>Touches</translation>
    </message>
    <message>
        <source>Alt+letter	Press the button on which the letter is underlined</source>
        <extracomment>app/windows/menus.py</extracomment>
        <translation>Alt+lettre	Appuyer sur le bouton où la lettre est soulignée</translation>
    </message>
    <message>
        <source>A–Z	Lay a word; Space begins the next word</source>
        <extracomment>app/windows/menus.py</extracomment>
        <translation>A–Z	Poser un mot&#x202f;; Espace commence le mot suivant</translation>
    </message>
    <message>
        <source>Tab	Other places for the typed word, words that laid cards can become, or the next region</source>
        <extracomment>app/windows/menus.py</extracomment>
        <translation>Tab	Autres places pour le mot tapé, mots que peuvent devenir les cartes posées, ou zone suivante</translation>
    </message>
    <message>
        <source>Arrows	Go from card to card and from gap to gap</source>
        <extracomment>app/windows/menus.py</extracomment>
        <translation>Flèches	Aller de carte en carte et d’intervalle en intervalle</translation>
    </message>
    <message>
        <source>Enter	Play; or lay this card at the end of the word being made</source>
        <extracomment>app/windows/menus.py</extracomment>
        <translation>Entrée	Jouer&#x202f;; ou poser cette carte à la fin du mot en cours</translation>
    </message>
    <message>
        <source>Space	Take up a card, and lay it down where the arrows have led</source>
        <extracomment>app/windows/menus.py</extracomment>
        <translation>Espace	Prendre une carte, et la poser là où les flèches ont mené</translation>
    </message>
    <message>
        <source>Search: a game in the gallery, a word in the rules</source>
        <extracomment>app/base/commands.py</extracomment>
        <translation>Chercher&#xa0;: un jeu dans la galerie, un mot dans les règles</translation>
    </message>
    <message>
        <source>Menus</source>
        <extracomment>app/base/commands.py</extracomment>
        <translation>Menus</translation>
    </message>
    <message>
        <source>Everything you can do with this card or word</source>
        <extracomment>app/base/commands.py</extracomment>
        <translation>Tout ce qu’on peut faire avec cette carte ou ce mot</translation>
    </message>
    <message>
        <source>In a film: one act back</source>
        <extracomment>app/base/commands.py</extracomment>
        <translation>Dans un film&#xa0;: un coup en arrière</translation>
    </message>
    <message>
        <source>In a film: one act on</source>
        <extracomment>app/base/commands.py</extracomment>
        <translation>Dans un film&#xa0;: un coup en avant</translation>
    </message>
    <message>
        <source>In a film: the turn before</source>
        <extracomment>app/base/commands.py</extracomment>
        <translation>Dans un film&#xa0;: le tour précédent</translation>
    </message>
    <message>
        <source>In a film: the next turn</source>
        <extracomment>app/base/commands.py</extracomment>
        <translation>Dans un film&#xa0;: le tour suivant</translation>
    </message>
    <message>
        <source>Switch: pick the lit item</source>
        <extracomment>app/base/commands.py</extracomment>
        <translation>Contacteur&#xa0;: prendre ce qui est éclairé</translation>
    </message>
    <message>
        <source>Second switch: light the next item</source>
        <extracomment>app/base/commands.py</extracomment>
        <translation>Deuxième contacteur&#xa0;: éclairer le suivant</translation>
    </message>
    <message>
        <source>Menus and buttons</source>
        <extracomment>app/windows/menus.py</extracomment>
        <translation>Menus et boutons</translation>
    </message>
    <message>
        <source>Cards and words</source>
        <extracomment>app/windows/menus.py</extracomment>
        <translation>Cartes et mots</translation>
    </message>
    <message>
        <source>Ctrl+Enter	Play, wherever the focus is</source>
        <extracomment>app/windows/menus.py</extracomment>
        <translation>Ctrl+Entrée	Jouer, où que soit le focus</translation>
    </message>
    <message>
        <source>/	Cut a word behind this card, or close the cut</source>
        <extracomment>app/windows/menus.py</extracomment>
        <translation>/	Couper un mot après cette carte, ou refermer la coupe</translation>
    </message>
    <message>
        <source>Backspace	Take back the last letter or card</source>
        <extracomment>app/windows/menus.py</extracomment>
        <translation>Retour arrière	Reprendre la dernière lettre ou carte</translation>
    </message>
    <message>
        <source>Delete	Take back this card</source>
        <extracomment>app/windows/menus.py</extracomment>
        <translation>Suppr	Reprendre cette carte</translation>
    </message>
    <message>
        <source>Esc	Take suggested cards away, then everything back; come back from an earlier position</source>
        <extracomment>app/windows/menus.py</extracomment>
        <translation>Échap	Enlever les cartes proposées, puis tout reprendre&#x202f;; revenir d’une position antérieure</translation>
    </message>
    <message>
        <source>Ctrl+arrow	Move a card within the hand</source>
        <extracomment>app/windows/menus.py</extracomment>
        <translation>Ctrl+flèche	Déplacer une carte dans la main</translation>
    </message>
    <message>
        <source>Shift+Up	Show what lies below a card</source>
        <extracomment>app/windows/menus.py</extracomment>
        <translation>Maj+Haut	Montrer ce qui se trouve sous une carte</translation>
    </message>
    <message>
        <source>Mouse</source>
        <extracomment>app/windows/menus.py</extracomment>
        <translation>Souris</translation>
    </message>
    <message>
        <source>Drag	Lay a card on a place or between two; within the hand, put it elsewhere</source>
        <extracomment>app/windows/menus.py</extracomment>
        <translation>Glisser	Poser une carte à une place ou entre deux autres&#x202f;; dans la main, la mettre ailleurs</translation>
    </message>
    <message>
        <source>Click	Lay a card if its place is clear; otherwise pick it up, then click its place</source>
        <extracomment>app/windows/menus.py</extracomment>
        <translation>Clic	Poser une carte quand sa place est évidente&#x202f;; sinon la prendre, puis cliquer sur sa place</translation>
    </message>
    <message>
        <source>Click between two cards	Cut the word there, or close the cut; pulling a card away does it, too</source>
        <extracomment>app/windows/menus.py</extracomment>
        <translation>Clic entre deux cartes	Y couper le mot, ou refermer la coupe&#x202f;; tirer une carte de côté a le même effet</translation>
    </message>
    <message>
        <source>Double-click	Take back a card that was laid</source>
        <extracomment>app/windows/menus.py</extracomment>
        <translation>Double-clic	Reprendre une carte posée</translation>
    </message>
    <message>
        <source>Right-click	Everything you can do with this card, word or place; put a held card back</source>
        <extracomment>app/windows/menus.py</extracomment>
        <translation>Clic droit	Tout ce qu’on peut faire avec cette carte, ce mot ou cette place&#x202f;; reposer une carte tenue</translation>
    </message>
    <message>
        <source>Pointer on a stack	Show what lies below</source>
        <extracomment>app/windows/menus.py</extracomment>
        <translation>Pointeur sur des cartes superposées	Montrer ce qui se trouve dessous</translation>
    </message>
    <message>
        <source>Pointer on a line of the history	Show the cards of that act; a click looks at that position</source>
        <extracomment>app/windows/menus.py</extracomment>
        <translation>Pointeur sur une ligne du déroulement	Montrer les cartes de ce coup&#x202f;; un clic affiche cette position</translation>
    </message>
    <message>
        <source>Word {number} on the table</source>
        <extracomment>app/base/commands.py</extracomment>
        <translation>Mot {number} sur la table</translation>
    </message>
</context>
<context>
    <name>KeysSheet</name>
    <message>
        <source>no key</source>
        <extracomment>app/windows/sheets/key_fields.py</extracomment>
        <translation>aucune touche</translation>
    </message>
    <message>
        <source>press a key</source>
        <extracomment>app/windows/sheets/key_fields.py</extracomment>
        <translation>appuie sur une touche</translation>
    </message>
    <message>
        <source>Reset all keys</source>
        <extracomment>app/windows/sheets/key_fields.py</extracomment>
        <translation>Rétablir toutes les touches</translation>
    </message>
    <message>
        <source>{key} is the key of “{name}”. Give that another key first.</source>
        <extracomment>app/windows/sheets/key_fields.py</extracomment>
        <translation>{key} sert déjà à «&#xa0;{name}&#xa0;». Donne d’abord une autre touche à cette commande.</translation>
    </message>
    <message>
        <source>{key} is needed at the table.</source>
        <extracomment>app/windows/sheets/key_fields.py</extracomment>
        <translation>{key} est nécessaire à la table.</translation>
    </message>
</context>
<context>
    <name>Lacking</name>
    <message>
        <source>At least {least} letters.</source>
        <extracomment>engine/messages.py: too-short, engine/messages.py: too-short:seat</extracomment>
        <translation>Au moins {least} lettres.</translation>
    </message>
    <message>
        <source>Exactly {length} letters.</source>
        <extracomment>engine/messages.py: wrong-length</extracomment>
        <translation>Exactement {length} lettres.</translation>
    </message>
    <message>
        <source>{word} is not a word yet.</source>
        <extracomment>engine/messages.py: not-a-word, engine/messages.py: not-a-word:seat, engine/messages.py: move-not-permitted:offensive</extracomment>
        <translation>{word} n’est pas encore un mot.</translation>
    </message>
    <message>
        <source>It must become a different word.</source>
        <extracomment>engine/messages.py: unchanged</extracomment>
        <translation>Il doit devenir un autre mot.</translation>
    </message>
    <message>
        <source>A card from your hand, too.</source>
        <extracomment>engine/messages.py: nothing-played</extracomment>
        <translation>Une carte de ta main aussi.</translation>
    </message>
    <message>
        <source>One more card, at least.</source>
        <extracomment>engine/messages.py: nothing-played:added</extracomment>
        <translation>Au moins une carte de plus.</translation>
    </message>
    <message>
        <source>At least {least} cards from your hand.</source>
        <extracomment>engine/messages.py: must-use-card:hand</extracomment>
        <translation>Au moins {least} cartes de ta main.</translation>
    </message>
    <message>
        <source>The word on the table, too.</source>
        <extracomment>engine/messages.py: nothing-kept, engine/messages.py: must-use-card:table-word</extracomment>
        <translation>Le mot sur la table aussi.</translation>
    </message>
    <message>
        <source>Exactly two cards of the word on the table.</source>
        <extracomment>engine/messages.py: must-use-card:two</extracomment>
        <translation>Exactement deux cartes du mot sur la table.</translation>
    </message>
    <message>
        <source>The last card of the word, too: {card}.</source>
        <extracomment>engine/messages.py: must-use-card:last</extracomment>
        <translation>La dernière carte du mot aussi&#xa0;: {card}.</translation>
    </message>
    <message>
        <source>The named cards, too: {first} and {second}.</source>
        <extracomment>engine/messages.py: must-use-card:named</extracomment>
        <translation>Les cartes nommées aussi&#xa0;: {first} et {second}.</translation>
    </message>
    <message>
        <source>The turned card, too: {card}.</source>
        <extracomment>engine/messages.py: must-use-card:turned</extracomment>
        <translation>La carte retournée aussi&#xa0;: {card}.</translation>
    </message>
    <message>
        <source>The plucked card, too: {card}.</source>
        <extracomment>engine/messages.py: must-use-card:plucked</extracomment>
        <translation>La carte piquée aussi&#xa0;: {card}.</translation>
    </message>
    <message>
        <source>A card of the row, too.</source>
        <extracomment>engine/messages.py: must-use-card:row</extracomment>
        <translation>Une carte de la rangée aussi.</translation>
    </message>
    <message>
        <source>A vowel to pass on, too.</source>
        <extracomment>engine/messages.py: must-use-card:vowel</extracomment>
        <translation>Une voyelle à transmettre aussi.</translation>
    </message>
    <message>
        <source>A consonant to pass on, too.</source>
        <extracomment>engine/messages.py: must-use-card:consonant</extracomment>
        <translation>Une consonne à transmettre aussi.</translation>
    </message>
    <message>
        <source>It must begin with {first} and end with {last}.</source>
        <extracomment>engine/messages.py: ends-must-stay</extracomment>
        <translation>Il doit commencer par {first} et finir par {last}.</translation>
    </message>
    <message>
        <source>One more word.</source>
        <extracomment>engine/messages.py: move-not-permitted:two-words</extracomment>
        <translation>Encore un mot.</translation>
    </message>
    <message>
        <source>Your own word, too.</source>
        <extracomment>engine/messages.py: bad-notation:double-cross</extracomment>
        <translation>Ton propre mot aussi.</translation>
    </message>
    <message>
        <source>Cut the word in two.</source>
        <extracomment>engine/messages.py: bad-split:two</extracomment>
        <translation>Coupe le mot en deux.</translation>
    </message>
    <message>
        <source>A hand card for each side.</source>
        <extracomment>engine/messages.py: bad-split:hand-card</extracomment>
        <translation>Une carte de la main pour chaque côté.</translation>
    </message>
    <message>
        <source>A hand card for one side.</source>
        <extracomment>engine/messages.py: bad-split:salvage</extracomment>
        <translation>Une carte de la main pour un côté.</translation>
    </message>
</context>
<context>
    <name>Lesson</name>
    <message>
        <source>Right, that is refused: {reason}</source>
        <extracomment>app/program/teaching.py</extracomment>
        <translation>C’est juste, ce coup est refusé&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>That is allowed, but this step asks for something else.</source>
        <extracomment>app/program/teaching.py</extracomment>
        <translation>C’est permis, mais ce n’est pas ce qu’on demande ici.</translation>
    </message>
    <message>
        <source>Right.</source>
        <extracomment>app/program/teaching.py</extracomment>
        <translation>C’est juste.</translation>
    </message>
    <message>
        <source>Next lesson: {game}</source>
        <extracomment>app/program/lessons.py</extracomment>
        <translation>Leçon suivante&#xa0;: {game}</translation>
    </message>
    <message>
        <source>You can play {game} now.</source>
        <extracomment>app/program/teaching.py</extracomment>
        <translation>Tu sais maintenant jouer à {game}.</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>app/windows/table/lesson_bar.py</extracomment>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Show the cards</source>
        <extracomment>app/windows/table/lesson_bar.py</extracomment>
        <translation>Montrer les cartes</translation>
    </message>
    <message>
        <source>Deal a first game</source>
        <extracomment>app/program/lessons.py</extracomment>
        <translation>Distribuer une première partie</translation>
    </message>
    <message>
        <source>No more reminders; the settings bring them back</source>
        <extracomment>app/program/reminders.py</extracomment>
        <translation>Supprimer les rappels&#x202f;; les réglages les font revenir</translation>
    </message>
    <message>
        <source>Step {number} of {count}</source>
        <extracomment>app/windows/table/lesson_bar.py</extracomment>
        <translation>Étape {number} sur {count}</translation>
    </message>
    <message>
        <source>Next</source>
        <extracomment>app/program/lessons.py</extracomment>
        <translation>Suivant</translation>
    </message>
    <message>
        <source>Skip</source>
        <extracomment>app/program/lessons.py</extracomment>
        <translation>Sauter</translation>
    </message>
    <message>
        <source>Space begins the next word.</source>
        <extracomment>app/program/teaching.py</extracomment>
        <translation>Espace commence le mot suivant.</translation>
    </message>
    <message>
        <source>{key} repeats the task.</source>
        <extracomment>app/program/teaching.py</extracomment>
        <translation>{key} répète la consigne.</translation>
    </message>
</context>
<context>
    <name>Lines</name>
    <message>
        <source>Two lines of this game</source>
        <extracomment>app/windows/table/two_lines.py</extracomment>
        <translation>Deux suites de cette partie</translation>
    </message>
    <message>
        <source>The other line</source>
        <extracomment>app/windows/table/two_lines.py</extracomment>
        <translation>L’autre suite</translation>
    </message>
    <message>
        <source>Whose scores</source>
        <extracomment>app/windows/table/two_lines.py</extracomment>
        <translation>Scores de</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>app/windows/table/two_lines.py</extracomment>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>this line</source>
        <extracomment>app/windows/table/two_lines.py</extracomment>
        <translation>cette suite</translation>
    </message>
    <message>
        <source>the other</source>
        <extracomment>app/windows/table/two_lines.py</extracomment>
        <translation>l’autre</translation>
    </message>
    <message>
        <source>Turn</source>
        <extracomment>app/windows/table/two_lines.py</extracomment>
        <translation>Tour</translation>
    </message>
    <message>
        <source>This line</source>
        <extracomment>app/windows/table/two_lines.py</extracomment>
        <translation>Cette suite</translation>
    </message>
    <message>
        <source>Line {number}, from act {at}</source>
        <extracomment>app/windows/table/two_lines.py</extracomment>
        <translation>Suite {number}, à partir du coup {at}</translation>
    </message>
    <message>
        <source>This line has a move that is not allowed.</source>
        <extracomment>app/windows/table/two_lines.py</extracomment>
        <translation>Cette suite contient un coup qui n’est pas permis.</translation>
    </message>
</context>
<context>
    <name>Meanings</name>
    <message>
        <source>not in the dictionary</source>
        <extracomment>app/windows/table/meaning_card.py</extracomment>
        <translation>pas dans le dictionnaire</translation>
    </message>
    <message>
        <source>allowed by the house list</source>
        <extracomment>app/windows/table/meaning_card.py</extracomment>
        <translation>permis par les mots maison</translation>
    </message>
    <message>
        <source>very common</source>
        <extracomment>app/windows/table/meaning_card.py</extracomment>
        <translation>très courant</translation>
    </message>
    <message>
        <source>common</source>
        <extracomment>app/windows/table/meaning_card.py</extracomment>
        <translation>courant</translation>
    </message>
    <message>
        <source>fairly common</source>
        <extracomment>app/windows/table/meaning_card.py</extracomment>
        <translation>assez courant</translation>
    </message>
    <message>
        <source>less common</source>
        <extracomment>app/windows/table/meaning_card.py</extracomment>
        <translation>moins courant</translation>
    </message>
    <message>
        <source>uncommon</source>
        <extracomment>app/windows/table/meaning_card.py</extracomment>
        <translation>peu courant</translation>
    </message>
    <message>
        <source>rare</source>
        <extracomment>app/windows/table/meaning_card.py</extracomment>
        <translation>rare</translation>
    </message>
    <message>
        <source>very rare</source>
        <extracomment>app/windows/table/meaning_card.py</extracomment>
        <translation>très rare</translation>
    </message>
    <message>
        <source>noun</source>
        <extracomment>app/windows/table/meaning_card.py</extracomment>
        <translation>nom</translation>
    </message>
    <message>
        <source>verb</source>
        <extracomment>app/windows/table/meaning_card.py</extracomment>
        <translation>verbe</translation>
    </message>
    <message>
        <source>adjective</source>
        <extracomment>app/windows/table/meaning_card.py</extracomment>
        <translation>adjectif</translation>
    </message>
    <message>
        <source>adverb</source>
        <extracomment>app/windows/table/meaning_card.py</extracomment>
        <translation>adverbe</translation>
    </message>
    <message>
        <source>Meaning of {word}</source>
        <extracomment>app/windows/table/card_menu.py, app/windows/table/meaning_card.py</extracomment>
        <translation>Sens de {word}</translation>
    </message>
    <message>
        <source>no meaning known</source>
        <extracomment>app/windows/sheets/my_words_page.py, app/windows/table/meaning_card.py</extracomment>
        <translation>aucun sens connu</translation>
    </message>
    <message>
        <source>function word</source>
        <extracomment>app/windows/table/meaning_card.py</extracomment>
        <translation>mot-outil</translation>
    </message>
    <message>
        <source>call</source>
        <extracomment>app/windows/table/meaning_card.py</extracomment>
        <translation>interjection</translation>
    </message>
    <message>
        <source>from {words}</source>
        <extracomment>app/windows/sheets/my_words_page.py, app/windows/table/meaning_card.py</extracomment>
        <translation>de {words}</translation>
    </message>
    <message>
        <source>No meaning is known for this word.</source>
        <extracomment>app/windows/table/meaning_card.py</extracomment>
        <translation>Aucun sens n’est noté pour ce mot.</translation>
    </message>
    <message>
        <source>There is no word to explain.</source>
        <extracomment>app/windows/table/why_not.py</extracomment>
        <translation>Il n’y a pas de mot à expliquer.</translation>
    </message>
</context>
<context>
    <name>Menu</name>
    <message>
        <source>&amp;Game</source>
        <extracomment>app/windows/menus.py</extracomment>
        <translation>&amp;Jeu</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <extracomment>app/windows/menus.py</extracomment>
        <translation>&amp;Affichage</translation>
    </message>
    <message>
        <source>&amp;Listen</source>
        <extracomment>app/windows/menus.py</extracomment>
        <translation>É&amp;couter</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <extracomment>app/windows/gallery/start_here.py, app/windows/menus.py</extracomment>
        <translation>Aid&amp;e</translation>
    </message>
    <message>
        <source>Notice</source>
        <extracomment>app/windows/main_window.py</extracomment>
        <translation>Avis</translation>
    </message>
    <message>
        <source>&amp;New game: the gallery</source>
        <extracomment>app/base/commands.py</extracomment>
        <translation>&amp;Nouvelle partie&#xa0;: la galerie</translation>
    </message>
    <message>
        <source>&amp;Set up…</source>
        <extracomment>app/base/commands.py</extracomment>
        <translation>&amp;Préparer…</translation>
    </message>
    <message>
        <source>&amp;Open a record…</source>
        <extracomment>app/base/commands.py</extracomment>
        <translation>&amp;Ouvrir une partie…</translation>
    </message>
    <message>
        <source>Finished g&amp;ames…</source>
        <extracomment>app/base/commands.py</extracomment>
        <translation>Parties termin&amp;ées…</translation>
    </message>
    <message>
        <source>&amp;Games put away…</source>
        <extracomment>app/base/commands.py</extracomment>
        <translation>Parties mis&amp;es de côté…</translation>
    </message>
    <message>
        <source>Save a &amp;copy of the record…</source>
        <extracomment>app/base/commands.py</extracomment>
        <translation>Enregistrer une &amp;copie…</translation>
    </message>
    <message>
        <source>Copy the deal code</source>
        <extracomment>app/base/commands.py</extracomment>
        <translation>Copier le code de la donne</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <extracomment>app/base/commands.py</extracomment>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <extracomment>app/base/commands.py</extracomment>
        <translation>&amp;Rétablir</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <extracomment>app/base/commands.py</extracomment>
        <translation>&amp;Indice</translation>
    </message>
    <message>
        <source>Show the last moves a&amp;gain</source>
        <extracomment>app/base/commands.py</extracomment>
        <translation>&amp;Montrer à nouveau</translation>
    </message>
    <message>
        <source>The game as a &amp;film</source>
        <extracomment>app/base/commands.py</extracomment>
        <translation>La partie en &amp;film</translation>
    </message>
    <message>
        <source>Possi&amp;ble words</source>
        <extracomment>app/base/commands.py</extracomment>
        <translation>Ce que ça peut &amp;devenir</translation>
    </message>
    <message>
        <source>&amp;Meaning of a word…</source>
        <extracomment>app/base/commands.py</extracomment>
        <translation>&amp;Sens d’un mot…</translation>
    </message>
    <message>
        <source>Coun&amp;t the refused word…</source>
        <extracomment>app/base/commands.py</extracomment>
        <translation>Faire &amp;juger le mot refusé…</translation>
    </message>
    <message>
        <source>&amp;Is it a word?…</source>
        <extracomment>app/base/commands.py</extracomment>
        <translation>&amp;Vérifier un mot…</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <extracomment>app/base/commands.py</extracomment>
        <translation>Pa&amp;use</translation>
    </message>
    <message>
        <source>Shuffle the han&amp;d</source>
        <extracomment>app/base/commands.py</extracomment>
        <translation>Mé&amp;langer la main</translation>
    </message>
    <message>
        <source>Sort the h&amp;and</source>
        <extracomment>app/base/commands.py</extracomment>
        <translation>&amp;Trier la main</translation>
    </message>
    <message>
        <source>R&amp;esign</source>
        <extracomment>app/base/commands.py</extracomment>
        <translation>A&amp;bandonner</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <extracomment>app/base/commands.py</extracomment>
        <translation>&amp;Quitter</translation>
    </message>
    <message>
        <source>&amp;Panels</source>
        <extracomment>app/base/commands.py</extracomment>
        <translation>&amp;Panneaux</translation>
    </message>
    <message>
        <source>S&amp;tatistics</source>
        <extracomment>app/base/commands.py</extracomment>
        <translation>Stati&amp;stiques</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <extracomment>app/base/commands.py</extracomment>
        <translation>Plein &amp;écran</translation>
    </message>
    <message>
        <source>&amp;Larger text</source>
        <extracomment>app/base/commands.py</extracomment>
        <translation>Texte plus &amp;grand</translation>
    </message>
    <message>
        <source>&amp;Smaller text</source>
        <extracomment>app/base/commands.py</extracomment>
        <translation>Texte plus pe&amp;tit</translation>
    </message>
    <message>
        <source>Pe&amp;ople…</source>
        <extracomment>app/base/commands.py</extracomment>
        <translation>Pers&amp;onnes…</translation>
    </message>
    <message>
        <source>Tonight’s ta&amp;ble…</source>
        <extracomment>app/base/commands.py</extracomment>
        <translation>La ta&amp;ble de ce soir…</translation>
    </message>
    <message>
        <source>The e&amp;vening…</source>
        <extracomment>app/base/commands.py</extracomment>
        <translation>La so&amp;irée…</translation>
    </message>
    <message>
        <source>&amp;House book…</source>
        <extracomment>app/base/commands.py</extracomment>
        <translation>Livre &amp;maison…</translation>
    </message>
    <message>
        <source>Sett&amp;ings…</source>
        <extracomment>app/base/commands.py</extracomment>
        <translation>&amp;Réglages…</translation>
    </message>
    <message>
        <source>&amp;Whose turn, time and deck</source>
        <extracomment>app/base/commands.py</extracomment>
        <translation>À &amp;qui de jouer, temps et pioche</translation>
    </message>
    <message>
        <source>Your &amp;hand</source>
        <extracomment>app/base/commands.py</extracomment>
        <translation>Ta &amp;main</translation>
    </message>
    <message>
        <source>What lies on the &amp;table</source>
        <extracomment>app/base/commands.py</extracomment>
        <translation>Ce qui est sur la &amp;table</translation>
    </message>
    <message>
        <source>The s&amp;cores</source>
        <extracomment>app/base/commands.py</extracomment>
        <translation>Les &amp;scores</translation>
    </message>
    <message>
        <source>The cards &amp;not seen</source>
        <extracomment>app/base/commands.py</extracomment>
        <translation>Les cartes non &amp;vues</translation>
    </message>
    <message>
        <source>What happened &amp;since your turn</source>
        <extracomment>app/base/commands.py</extracomment>
        <translation>Ce qui s’est passé &amp;depuis ton tour</translation>
    </message>
    <message>
        <source>What the &amp;bar below says</source>
        <extracomment>app/base/commands.py</extracomment>
        <translation>Ce que dit la &amp;barre du bas</translation>
    </message>
    <message>
        <source>&amp;Rules of this game</source>
        <extracomment>app/base/commands.py</extracomment>
        <translation>Rè&amp;gles de ce jeu</translation>
    </message>
    <message>
        <source>&amp;Start here</source>
        <extracomment>app/base/commands.py</extracomment>
        <translation>&amp;Commence ici</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <extracomment>app/base/commands.py</extracomment>
        <translation>&amp;Touches</translation>
    </message>
    <message>
        <source>&amp;Your files…</source>
        <extracomment>app/base/commands.py</extracomment>
        <translation>Tes &amp;fichiers…</translation>
    </message>
    <message>
        <source>&amp;About Wordfelt</source>
        <extracomment>app/base/commands.py</extracomment>
        <translation>À p&amp;ropos de Wordfelt</translation>
    </message>
    <message>
        <source>The word here, s&amp;pelled</source>
        <extracomment>app/base/commands.py</extracomment>
        <translation>Le mot ici, é&amp;pelé</translation>
    </message>
    <message>
        <source>The sentence &amp;after it</source>
        <extracomment>app/base/commands.py</extracomment>
        <translation>&amp;La phrase d’après</translation>
    </message>
    <message>
        <source>The &amp;last sentence again</source>
        <extracomment>app/base/commands.py</extracomment>
        <translation>&amp;Répéter la dernière phrase</translation>
    </message>
    <message>
        <source>The sentence be&amp;fore it</source>
        <extracomment>app/base/commands.py</extracomment>
        <translation>La phrase d’av&amp;ant</translation>
    </message>
    <message>
        <source>The table of the &amp;day…</source>
        <extracomment>app/base/commands.py</extracomment>
        <translation>La table du &amp;jour…</translation>
    </message>
    <message>
        <source>P&amp;uzzles from your games</source>
        <extracomment>app/base/commands.py</extracomment>
        <translation>É&amp;nigmes de tes parties</translation>
    </message>
    <message>
        <source>&amp;My words…</source>
        <extracomment>app/base/commands.py</extracomment>
        <translation>M&amp;es mots…</translation>
    </message>
    <message>
        <source>The &amp;road…</source>
        <extracomment>app/base/commands.py</extracomment>
        <translation>La ro&amp;ute…</translation>
    </message>
    <message>
        <source>Cal&amp;m play</source>
        <extracomment>app/base/commands.py</extracomment>
        <translation>Jeu &amp;calme</translation>
    </message>
    <message>
        <source>&amp;Keep…</source>
        <extracomment>app/base/commands.py, app/windows/table/keepsakes/keep_menu.py</extracomment>
        <translation>&amp;Garder…</translation>
    </message>
</context>
<context>
    <name>Moods</name>
    <message>
        <source>Glad about this turn.</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Se réjouit de ce tour.</translation>
    </message>
    <message>
        <source>Sorry about this turn.</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Regrette ce tour.</translation>
    </message>
    <message>
        <source>Surprised by this turn.</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>S’étonne de ce tour.</translation>
    </message>
</context>
<context>
    <name>Moves</name>
    <message>
        <source>Fresh word</source>
        <extracomment>app/windows/rules/move_signs.py</extracomment>
        <translation>Nouveau mot</translation>
    </message>
    <message>
        <source>Any order</source>
        <extracomment>app/windows/rules/move_signs.py</extracomment>
        <translation>Ordre libre</translation>
    </message>
    <message>
        <source>Take up</source>
        <extracomment>app/windows/rules/move_signs.py</extracomment>
        <translation>Reprendre</translation>
    </message>
    <message>
        <source>Moves: {signs}</source>
        <extracomment>app/windows/rules/page_texts.py</extracomment>
        <translation>Coups&#xa0;: {signs}</translation>
    </message>
    <message>
        <source>Not permitted: {signs}</source>
        <extracomment>app/windows/rules/page_texts.py</extracomment>
        <translation>Interdits&#xa0;: {signs}</translation>
    </message>
</context>
<context>
    <name>MyWords</name>
    <message>
        <source>Export my words</source>
        <extracomment>app/windows/sheets/my_words_page.py</extracomment>
        <translation>Exporter mes mots</translation>
    </message>
    <message>
        <source>laid by somebody else</source>
        <extracomment>app/windows/sheets/my_words_page.py</extracomment>
        <translation>posé par quelqu’un d’autre</translation>
    </message>
    <message>
        <source>shown by the coach</source>
        <extracomment>app/windows/sheets/my_words_page.py</extracomment>
        <translation>montré par l’entraîneur</translation>
    </message>
    <message>
        <source>looked up</source>
        <extracomment>app/windows/sheets/my_words_page.py</extracomment>
        <translation>consulté</translation>
    </message>
    <message>
        <source>My words</source>
        <extracomment>app/windows/sheets/my_words_page.py, app/windows/sheets/statistics_page.py</extracomment>
        <translation>Mes mots</translation>
    </message>
    <message>
        <source>Find a word or a meaning</source>
        <extracomment>app/windows/sheets/my_words_page.py</extracomment>
        <translation>Chercher un mot ou un sens</translation>
    </message>
    <message>
        <source>Whose words</source>
        <extracomment>app/windows/sheets/my_words_page.py</extracomment>
        <translation>Les mots de qui</translation>
    </message>
    <message>
        <source>No words yet. They come from your finished games, and when you look up a meaning.</source>
        <extracomment>app/windows/sheets/my_words_page.py</extracomment>
        <translation>Pas encore de mots. Ils viennent de tes parties terminées et des sens que tu consultes.</translation>
    </message>
    <message>
        <source>No word fits this search.</source>
        <extracomment>app/windows/sheets/my_words_page.py</extracomment>
        <translation>Aucun mot ne correspond.</translation>
    </message>
    <message>
        <source>The meanings are being looked up.</source>
        <extracomment>app/windows/sheets/my_words_page.py</extracomment>
        <translation>Recherche des sens en cours.</translation>
    </message>
    <message>
        <source>I know it</source>
        <extracomment>app/windows/sheets/my_words_page.py</extracomment>
        <translation>Je le connais</translation>
    </message>
    <message>
        <source>Export…</source>
        <extracomment>app/windows/sheets/my_words_page.py</extracomment>
        <translation>Exporter…</translation>
    </message>
    <message>
        <source>Removed: {words}.</source>
        <extracomment>app/windows/sheets/my_words_page.py</extracomment>
        <translation>Mots retirés&#xa0;: {words}.</translation>
    </message>
</context>
<context>
    <name>Notices</name>
    <message>
        <source>A game waits here for a newer Wordfelt.</source>
        <extracomment>app/program/unfinished_games.py</extracomment>
        <translation>Une partie demande une version plus récente de Wordfelt.</translation>
    </message>
    <message>
        <source>The settings file could not be read. It was set aside, and the default settings are used.</source>
        <extracomment>app/program/notices.py</extracomment>
        <translation>Le fichier des réglages n’a pas pu être lu. Il a été mis de côté, et les réglages par défaut s’appliquent.</translation>
    </message>
    <message>
        <source>These cards were laid out by hand: no code deals them.</source>
        <extracomment>app/program/at_table.py</extracomment>
        <translation>Ces cartes ont été disposées à la main&#xa0;: aucun code ne les donne.</translation>
    </message>
    <message>
        <source>The deal code {code} is copied.</source>
        <extracomment>app/program/at_table.py</extracomment>
        <translation>Le code de la donne, {code}, est copié.</translation>
    </message>
    <message>
        <source>The picture for the felt cannot be read: {file}. The plain cloth is shown instead.</source>
        <extracomment>app/program/notices.py</extracomment>
        <translation>L’image du tapis ne peut pas être lue&#xa0;: {file}. Le tissu est affiché à sa place.</translation>
    </message>
    <message>
        <source>Some settings cannot be used, so they have their defaults: {places}. The old file was set aside.</source>
        <extracomment>app/program/notices.py</extracomment>
        <translation>Certains réglages sont inutilisables et reprennent leur valeur par défaut&#xa0;: {places}. L’ancien fichier a été mis de côté.</translation>
    </message>
    <message numerus="yes">
        <source>%n result(s) were counted again from the finished games.</source>
        <extracomment>app/program/statistics.py</extracomment>
        <translation>
            <numerusform>%n résultat a été refait d’après les parties terminées.</numerusform>
            <numerusform>%n résultats ont été refaits d’après les parties terminées.</numerusform>
        </translation>
    </message>
    <message>
        <source>A game in progress cannot be read now. It stays where it is. {why}</source>
        <extracomment>app/program/unfinished_games.py</extracomment>
        <translation>Une partie en cours ne peut pas être lue pour le moment. Elle reste où elle est. {why}</translation>
    </message>
    <message>
        <source>The game cannot be taken back: {file} cannot be moved.</source>
        <extracomment>app/program/put_away.py</extracomment>
        <translation>La partie ne peut pas être reprise&#xa0;: {file} ne peut pas être déplacé.</translation>
    </message>
    <message>
        <source>The game goes on from the last move that is whole.</source>
        <extracomment>app/program/waiting_games.py</extracomment>
        <translation>La partie continue à partir du dernier coup intact.</translation>
    </message>
    <message>
        <source>The folder with your games cannot be read: {folder}</source>
        <extracomment>app/program/unfinished_games.py</extracomment>
        <translation>Le dossier de tes parties ne peut pas être lu&#xa0;: {folder}</translation>
    </message>
    <message>
        <source>A game in progress cannot be read. It is kept as {file}. {why}</source>
        <extracomment>app/program/unfinished_games.py</extracomment>
        <translation>Une partie en cours ne peut pas être lue. Elle est gardée sous {file}. {why}</translation>
    </message>
    <message>
        <source>{file} cannot be read.</source>
        <extracomment>app/program/finished_games.py, app/program/notices.py, app/program/put_away.py, app/program/your_files.py</extracomment>
        <translation>{file} ne peut pas être lu.</translation>
    </message>
    <message>
        <source>{rival} stays near {person}. Strength in the next game: {strength}.</source>
        <extracomment>app/program/at_table.py</extracomment>
        <translation>{rival} s’adapte à {person}. Force à la prochaine partie&#xa0;: {strength}.</translation>
    </message>
    <message>
        <source>The game cannot be put away: {file} cannot be moved.</source>
        <extracomment>app/program/finished_games.py, app/program/waiting_games.py</extracomment>
        <translation>La partie ne peut pas être mise de côté&#xa0;: {file} ne peut pas être déplacé.</translation>
    </message>
    <message>
        <source>The game was put away. It is kept as {file}.</source>
        <extracomment>app/program/finished_games.py, app/program/waiting_games.py</extracomment>
        <translation>La partie a été mise de côté. Elle est conservée sous {file}.</translation>
    </message>
    <message>
        <source>The settings cannot be saved now. They apply all the same; Wordfelt keeps trying.</source>
        <extracomment>app/program/notices.py</extracomment>
        <translation>Les réglages ne peuvent pas être enregistrés pour l’instant. Ils s’appliquent quand même&#x202f;; Wordfelt continue d’essayer.</translation>
    </message>
    <message>
        <source>The settings file can be neither read nor moved. Your changes last until the program ends.</source>
        <extracomment>app/program/notices.py</extracomment>
        <translation>Le fichier des réglages ne peut être ni lu ni déplacé. Tes changements valent jusqu’à la fermeture du programme.</translation>
    </message>
    <message>
        <source>The list of people could not be read. It was set aside.</source>
        <extracomment>app/program/notices.py</extracomment>
        <translation>La liste des personnes n’a pas pu être lue. Elle a été mise de côté.</translation>
    </message>
    <message>
        <source>The list of people cannot be saved now. Wordfelt keeps trying.</source>
        <extracomment>app/program/notices.py</extracomment>
        <translation>La liste des personnes ne peut pas être enregistrée pour l’instant. Wordfelt continue d’essayer.</translation>
    </message>
    <message>
        <source>The list of people can be neither read nor moved. Your changes last until the program ends.</source>
        <extracomment>app/program/notices.py</extracomment>
        <translation>La liste des personnes ne peut être ni lue ni déplacée. Tes changements valent jusqu’à la fermeture du programme.</translation>
    </message>
    <message>
        <source>The list of cards that people have seen could not be read. It was set aside.</source>
        <extracomment>app/program/notices.py</extracomment>
        <translation>La liste des cartes déjà vues n’a pas pu être lue. Elle a été mise de côté.</translation>
    </message>
    <message>
        <source>The cards that people have seen cannot be noted now. Wordfelt keeps trying.</source>
        <extracomment>app/program/notices.py</extracomment>
        <translation>Les cartes vues ne peuvent pas être notées pour l’instant. Wordfelt continue d’essayer.</translation>
    </message>
    <message>
        <source>The list of cards that people have seen can be neither read nor moved. New ones last until the end.</source>
        <extracomment>app/program/notices.py</extracomment>
        <translation>La liste des cartes vues ne peut être ni lue ni déplacée. Les nouvelles valent jusqu’à la fermeture du programme.</translation>
    </message>
    <message>
        <source>Tonight’s table could not be read. The file was set aside.</source>
        <extracomment>app/program/notices.py</extracomment>
        <translation>La table de ce soir n’a pas pu être lue. Le fichier a été mis de côté.</translation>
    </message>
    <message>
        <source>Tonight’s table cannot be saved now. Wordfelt keeps trying.</source>
        <extracomment>app/program/notices.py</extracomment>
        <translation>La table de ce soir ne peut pas être enregistrée pour l’instant. Wordfelt continue d’essayer.</translation>
    </message>
    <message>
        <source>Tonight’s table can be neither read nor moved. Your changes last until the program ends.</source>
        <extracomment>app/program/notices.py</extracomment>
        <translation>La table de ce soir ne peut être ni lue ni déplacée. Tes changements valent jusqu’à la fermeture du programme.</translation>
    </message>
    <message>
        <source>The evenings could not be read. The file was set aside.</source>
        <extracomment>app/program/notices.py</extracomment>
        <translation>Les soirées n’ont pas pu être lues. Le fichier a été mis de côté.</translation>
    </message>
    <message>
        <source>The evenings cannot be saved now. Wordfelt keeps trying.</source>
        <extracomment>app/program/notices.py</extracomment>
        <translation>Les soirées ne peuvent pas être enregistrées pour l’instant. Wordfelt continue d’essayer.</translation>
    </message>
    <message>
        <source>The evenings can be neither read nor moved. Your changes last until the program ends.</source>
        <extracomment>app/program/notices.py</extracomment>
        <translation>Les soirées ne peuvent être ni lues ni déplacées. Tes changements valent jusqu’à la fermeture du programme.</translation>
    </message>
    <message>
        <source>The house book could not be read. The file was set aside.</source>
        <extracomment>app/program/notices.py</extracomment>
        <translation>Le livre maison n’a pas pu être lu. Le fichier a été mis de côté.</translation>
    </message>
    <message>
        <source>The house book cannot be saved now. Wordfelt keeps trying.</source>
        <extracomment>app/program/notices.py</extracomment>
        <translation>Le livre maison ne peut pas être enregistré pour l’instant. Wordfelt continue d’essayer.</translation>
    </message>
    <message>
        <source>The house book can be neither read nor moved. Your changes last until the program ends.</source>
        <extracomment>app/program/notices.py</extracomment>
        <translation>Le livre maison ne peut être ni lu ni déplacé. Tes changements valent jusqu’à la fermeture du programme.</translation>
    </message>
    <message>
        <source>Results cannot be saved now. They are counted; Wordfelt keeps trying.</source>
        <extracomment>app/program/notices.py</extracomment>
        <translation>Les résultats ne peuvent pas être enregistrés pour l’instant. Ils comptent quand même&#x202f;; Wordfelt continue d’essayer.</translation>
    </message>
    <message>
        <source>The results file can be neither read nor moved. New results last until the program ends.</source>
        <extracomment>app/program/notices.py</extracomment>
        <translation>Le fichier des résultats ne peut être ni lu ni déplacé. Les nouveaux résultats valent jusqu’à la fermeture du programme.</translation>
    </message>
    <message>
        <source>The felt shows only PNG, JPEG, GIF, BMP and WebP: {file}. The plain cloth is shown instead.</source>
        <extracomment>app/program/notices.py</extracomment>
        <translation>Le tapis n’accepte que les formats PNG, JPEG, GIF, BMP et WebP&#xa0;: {file}. Le tissu est affiché à sa place.</translation>
    </message>
    <message>
        <source>The picture for the felt is too large: {file}. The plain cloth is shown instead.</source>
        <extracomment>app/program/notices.py</extracomment>
        <translation>L’image du tapis est trop grande&#xa0;: {file}. Le tissu est affiché à sa place.</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) in progress cannot be read. They are kept in {folder}.</source>
        <extracomment>app/program/unfinished_games.py</extracomment>
        <translation>
            <numerusform>%n partie en cours ne peut pas être lue. Elle est gardée dans {folder}.</numerusform>
            <numerusform>%n parties en cours ne peuvent pas être lues. Elles sont gardées dans {folder}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n damaged game(s) cannot be moved out of {folder}.</source>
        <extracomment>app/program/unfinished_games.py</extracomment>
        <translation>
            <numerusform>%n partie endommagée ne peut pas être déplacée hors de {folder}.</numerusform>
            <numerusform>%n parties endommagées ne peuvent pas être déplacées hors de {folder}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) wait here for a newer Wordfelt.</source>
        <extracomment>app/program/unfinished_games.py</extracomment>
        <translation>
            <numerusform>%n partie demande une version plus récente de Wordfelt.</numerusform>
            <numerusform>%n parties demandent une version plus récente de Wordfelt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) in progress cannot be read now. They stay in {folder}.</source>
        <extracomment>app/program/unfinished_games.py</extracomment>
        <translation>
            <numerusform>%n partie en cours ne peut pas être lue pour le moment. Elle reste dans {folder}.</numerusform>
            <numerusform>%n parties en cours ne peuvent pas être lues pour le moment. Elles restent dans {folder}.</numerusform>
        </translation>
    </message>
    <message>
        <source>The word list “{title}” is not here. The game can be watched; its file stays as it is.</source>
        <extracomment>app/program/waiting_games.py</extracomment>
        <translation>La liste de mots «&#xa0;{title}&#xa0;» est introuvable. On peut regarder la partie&#x202f;; son fichier reste tel quel.</translation>
    </message>
    <message>
        <source>This game keeps the dictionary and the house words it came with.</source>
        <extracomment>app/program/waiting_games.py</extracomment>
        <translation>Cette partie garde le dictionnaire et les mots maison fournis avec elle.</translation>
    </message>
    <message>
        <source>The record is kept as {file}.</source>
        <extracomment>app/program/waiting_games.py</extracomment>
        <translation>La partie est conservée sous {file}.</translation>
    </message>
    <message>
        <source>This game is open in another window.</source>
        <extracomment>app/program/waiting_games.py</extracomment>
        <translation>Cette partie est ouverte dans une autre fenêtre.</translation>
    </message>
    <message>
        <source>Move {number} of this record is not allowed: {why}</source>
        <extracomment>app/library/opening.py</extracomment>
        <translation>Le coup {number} de cette partie n’est pas permis&#xa0;: {why}</translation>
    </message>
    <message>
        <source>The end of this record is damaged.</source>
        <extracomment>app/library/opening.py</extracomment>
        <translation>La fin de cette partie enregistrée est endommagée.</translation>
    </message>
    <message>
        <source>{name}: resign?</source>
        <extracomment>app/program/at_table.py</extracomment>
        <translation>{name}&#xa0;: abandonner&#x202f;?</translation>
    </message>
    <message>
        <source>The results of earlier games could not be read. They were set aside, and the games are counted again.</source>
        <extracomment>app/program/notices.py</extracomment>
        <translation>Les résultats des parties précédentes n’ont pas pu être lus. Ils ont été mis de côté, et les parties sont recomptées.</translation>
    </message>
    <message>
        <source>The finds could not be read. The file was set aside.</source>
        <extracomment>app/program/notices.py</extracomment>
        <translation>Les trouvailles n’ont pas pu être lues. Le fichier a été mis de côté.</translation>
    </message>
    <message>
        <source>The finds cannot be saved now. Wordfelt keeps trying.</source>
        <extracomment>app/program/notices.py</extracomment>
        <translation>Les trouvailles ne peuvent pas être enregistrées maintenant. Wordfelt continue d’essayer.</translation>
    </message>
    <message>
        <source>The finds can be neither read nor moved. Your changes last until the program ends.</source>
        <extracomment>app/program/notices.py</extracomment>
        <translation>Les trouvailles ne peuvent être ni lues ni déplacées. Tes changements valent jusqu’à la fermeture du programme.</translation>
    </message>
    <message>
        <source>A table of the day could not be read. The file was set aside, and the day is made again.</source>
        <extracomment>app/program/notices.py</extracomment>
        <translation>Une table du jour n’a pas pu être lue. Le fichier a été mis de côté, et la table est refaite.</translation>
    </message>
    <message>
        <source>A table of the day cannot be saved. The next start makes it again.</source>
        <extracomment>app/program/notices.py</extracomment>
        <translation>Une table du jour ne peut pas être enregistrée. Elle sera refaite au prochain démarrage.</translation>
    </message>
    <message>
        <source>The file of a table of the day can be neither read nor moved. The day is made at each start.</source>
        <extracomment>app/program/notices.py</extracomment>
        <translation>Le fichier d’une table du jour ne peut être ni lu ni déplacé. La table est refaite à chaque démarrage.</translation>
    </message>
    <message>
        <source>The puzzles could not be read. The file was set aside.</source>
        <extracomment>app/program/notices.py</extracomment>
        <translation>Les énigmes n’ont pas pu être lues. Le fichier a été mis de côté.</translation>
    </message>
    <message>
        <source>The puzzles cannot be saved now. Wordfelt keeps trying.</source>
        <extracomment>app/program/notices.py</extracomment>
        <translation>Les énigmes ne peuvent pas être enregistrées pour l’instant. Wordfelt continue d’essayer.</translation>
    </message>
    <message>
        <source>The puzzles can be neither read nor moved. Your changes last until the program ends.</source>
        <extracomment>app/program/notices.py</extracomment>
        <translation>Les énigmes ne peuvent être ni lues ni déplacées. Tes changements valent jusqu’à la fermeture du programme.</translation>
    </message>
    <message>
        <source>Your words could not be read. The file was set aside.</source>
        <extracomment>app/program/notices.py</extracomment>
        <translation>Tes mots n’ont pas pu être lus. Le fichier a été mis de côté.</translation>
    </message>
    <message>
        <source>Your words cannot be saved now. Wordfelt keeps trying.</source>
        <extracomment>app/program/notices.py</extracomment>
        <translation>Tes mots ne peuvent pas être enregistrés pour l’instant. Wordfelt continue d’essayer.</translation>
    </message>
    <message>
        <source>Your words can be neither read nor moved. Your changes last until the program ends.</source>
        <extracomment>app/program/notices.py</extracomment>
        <translation>Tes mots ne peuvent être ni lus ni déplacés. Tes changements valent jusqu’à la fermeture du programme.</translation>
    </message>
    <message>
        <source>Calm play is on.</source>
        <extracomment>app/program/application.py</extracomment>
        <translation>Le jeu calme est activé.</translation>
    </message>
    <message>
        <source>Calm play is off.</source>
        <extracomment>app/program/application.py</extracomment>
        <translation>Le jeu calme est désactivé.</translation>
    </message>
</context>
<context>
    <name>Numbers</name>
    <message>
        <source>one</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>une</translation>
    </message>
    <message>
        <source>two</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>deux</translation>
    </message>
    <message>
        <source>three</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>trois</translation>
    </message>
    <message>
        <source>four</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>quatre</translation>
    </message>
    <message>
        <source>five</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>cinq</translation>
    </message>
    <message>
        <source>six</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>six</translation>
    </message>
</context>
<context>
    <name>Options</name>
    <message>
        <source>Checked: only words of the dictionary can be laid</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Vérifiés&#xa0;: seuls les mots du dictionnaire peuvent être posés</translation>
    </message>
    <message>
        <source>Strict: a wrong word ends the turn</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Strict&#xa0;: un mot faux termine le tour</translation>
    </message>
    <message>
        <source>Challenge: anything may be laid, others may challenge it</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Contestation&#xa0;: tout peut être posé, les autres peuvent contester</translation>
    </message>
    <message>
        <source>Trust: no dictionary</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Confiance&#xa0;: sans dictionnaire</translation>
    </message>
    <message>
        <source>Draw cards: closest to A</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Tirer des cartes&#xa0;: le plus proche du A</translation>
    </message>
    <message>
        <source>By chance</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Au hasard</translation>
    </message>
    <message>
        <source>Seconds from one card to the next; without a limit the dealer lays them out by hand.</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Secondes d’une carte à la suivante&#x202f;; sans limite, le donneur pose à la main.</translation>
    </message>
    <message>
        <source>Seconds to name a word; when they are up the longest row breaks up.</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Secondes pour nommer un mot&#x202f;; ce temps écoulé, la rangée la plus longue se défait.</translation>
    </message>
    <message>
        <source>switched off</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>désactivée</translation>
    </message>
    <message>
        <source>Up to five cards</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Jusqu’à cinq cartes</translation>
    </message>
    <message>
        <source>None, as printed</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Aucun, comme dans les règles imprimées</translation>
    </message>
    <message>
        <source>Its cards are shuffled into the deck</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Ses cartes sont mélangées à la pioche</translation>
    </message>
    <message>
        <source>Its cards are out of play</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Ses cartes sont hors jeu</translation>
    </message>
    <message>
        <source>Its player takes it after a pass or a trade</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Son auteur le prend, que l’on passe ou échange</translation>
    </message>
    <message>
        <source>Its player takes it after a pass; a trade is free</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Son auteur le prend quand on passe&#x202f;; échanger ne coûte rien</translation>
    </message>
    <message>
        <source>Each card won counts one</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Chaque carte gagnée vaut un point</translation>
    </message>
    <message>
        <source>Cards won count their values</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Les cartes gagnées rapportent leurs valeurs</translation>
    </message>
    <message>
        <source>Leftovers: cards left behind score</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Leftovers&#xa0;: les cartes laissées comptent</translation>
    </message>
    <message>
        <source>Use or Lose: cards not used cost points</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Use or Lose&#xa0;: les cartes inutilisées coûtent des points</translation>
    </message>
    <message>
        <source>Leftovers plus Dessert: words score, too</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Leftovers plus Dessert&#xa0;: les mots comptent aussi</translation>
    </message>
    <message>
        <source>For points</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Aux points</translation>
    </message>
    <message>
        <source>Knockout: the last one in wins</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Élimination&#xa0;: le dernier en jeu gagne</translation>
    </message>
    <message>
        <source>Race: first to use every red card</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Course&#xa0;: le premier à utiliser toutes les cartes rouges</translation>
    </message>
    <message>
        <source>It scores nothing</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Il ne rapporte rien</translation>
    </message>
    <message>
        <source>It scores again</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Il compte de nouveau</translation>
    </message>
    <message>
        <source>When the deck is empty and all have passed</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Quand la pioche est vide et que tous ont passé</translation>
    </message>
    <message>
        <source>When the first player is out of cards</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Quand quelqu’un n’a plus de cartes</translation>
    </message>
    <message>
        <source>Eight</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Huit</translation>
    </message>
    <message>
        <source>Ten (Take 10)</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Dix (Take 10)</translation>
    </message>
    <message>
        <source>It begins the new word</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Elle commence le nouveau mot</translation>
    </message>
    <message>
        <source>It begins or ends the new word</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Elle commence ou finit le nouveau mot</translation>
    </message>
    <message>
        <source>Anywhere</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Où l’on veut</translation>
    </message>
    <message>
        <source>Run the Table: begin with any word</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Run the Table&#xa0;: commencer par n’importe quel mot</translation>
    </message>
    <message>
        <source>Turn and Run: the first card is turned</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Turn and Run&#xa0;: la première carte est retournée</translation>
    </message>
    <message>
        <source>By the number of players</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Selon le nombre de joueurs</translation>
    </message>
    <message>
        <source>Each player’s own</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Celle de chaque joueur</translation>
    </message>
    <message>
        <source>The whole table’s</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Celle de toute la table</translation>
    </message>
    <message>
        <source>Never</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Pour personne</translation>
    </message>
    <message>
        <source>In the next round, as printed</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>À la manche suivante, comme dans les règles imprimées</translation>
    </message>
    <message>
        <source>From then on, one more for each win</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>À partir de là, une de plus par victoire</translation>
    </message>
    <message>
        <source>They shout again</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Les joueurs crient de nouveau</translation>
    </message>
    <message>
        <source>The dealer says who was first, as printed</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Le donneur dit qui était le premier, comme dans les règles imprimées</translation>
    </message>
    <message>
        <source>For every card, at once</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Pour chaque carte, aussitôt</translation>
    </message>
    <message>
        <source>When the player who holds the timer turns it, as printed</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Quand le joueur qui a le sablier le retourne, comme dans les règles imprimées</translation>
    </message>
    <message>
        <source>Add</source>
        <extracomment>app/base/texts.py, app/windows/rules/move_signs.py</extracomment>
        <translation>Ajouter</translation>
    </message>
    <message>
        <source>Overlay</source>
        <extracomment>app/base/texts.py, app/windows/rules/move_signs.py</extracomment>
        <translation>Recouvrir</translation>
    </message>
    <message>
        <source>Give and take</source>
        <extracomment>app/base/texts.py, app/windows/rules/move_signs.py</extracomment>
        <translation>Donnant-donnant</translation>
    </message>
    <message>
        <source>Split</source>
        <extracomment>app/base/texts.py, app/windows/rules/move_signs.py</extracomment>
        <translation>Couper</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <extracomment>app/base/texts.py, app/windows/rules/move_signs.py</extracomment>
        <translation>Doubler</translation>
    </message>
    <message>
        <source>Here a word must get longer: permit Add, too.</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Ici, un mot doit s’allonger&#xa0;: autorise aussi «&#xa0;Ajouter&#xa0;».</translation>
    </message>
    <message>
        <source>Here words keep their length: permit Overlay, Give and take, or Duplicate, too.</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Ici, les mots gardent leur longueur&#xa0;: autorise aussi «&#xa0;Recouvrir&#xa0;», «&#xa0;Donnant-donnant&#xa0;» ou «&#xa0;Doubler&#xa0;».</translation>
    </message>
    <message>
        <source>Here a word must be cut in two: permit Split, too.</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Ici, un mot doit être coupé en deux&#xa0;: autorise aussi «&#xa0;Couper&#xa0;».</translation>
    </message>
    <message>
        <source>Nobody could ever change a word: permit a move that lays a card, too.</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Personne ne pourrait jamais changer un mot&#xa0;: autorise aussi un coup qui pose une carte.</translation>
    </message>
    <message>
        <source>Judging words</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Juger les mots</translation>
    </message>
    <message>
        <source>What happens when a word is laid that is not in the dictionary.</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Ce qui arrive quand on pose un mot qui n’est pas dans le dictionnaire.</translation>
    </message>
    <message>
        <source>Time for a turn</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Temps par tour</translation>
    </message>
    <message>
        <source>Seconds; when they are up the turn ends as a pass.</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>En secondes&#x202f;; ce temps écoulé, le tour compte comme passé.</translation>
    </message>
    <message>
        <source>Who begins</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Qui commence</translation>
    </message>
    <message>
        <source>The seat that has the first turn.</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>La place qui joue le premier tour.</translation>
    </message>
    <message>
        <source>End without progress</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Fin sans progrès</translation>
    </message>
    <message>
        <source>Time for the game</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Temps pour la partie</translation>
    </message>
    <message>
        <source>Time added each turn</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Temps ajouté à chaque tour</translation>
    </message>
    <message>
        <source>Seconds that a player’s time for the game grows by at the start of each turn.</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Secondes ajoutées, au début de chaque tour, au temps du joueur pour la partie.</translation>
    </message>
    <message>
        <source>Trading cards</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Échange de cartes</translation>
    </message>
    <message>
        <source>The printed rules do not have this trade; without it, a player who can’t play passes.</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Cet échange n’est pas dans les règles imprimées&#x202f;; sans lui, qui ne peut pas jouer passe son tour.</translation>
    </message>
    <message>
        <source>When a word is stuck</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Quand un mot est bloqué</translation>
    </message>
    <message>
        <source>What happens to the word on the table when a player, or everybody, cannot go on.</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Ce que devient le mot sur la table quand un joueur, ou tout le monde, ne peut pas continuer.</translation>
    </message>
    <message>
        <source>How often a solo player may trade cards once a word is on the table.</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Combien de fois un joueur seul peut échanger des cartes une fois un mot posé.</translation>
    </message>
    <message>
        <source>Words that come back</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Mots qui reviennent</translation>
    </message>
    <message>
        <source>A word that was on the table before and comes back by give and take alone.</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Un mot qui était déjà sur la table et qui ne revient que par donnant-donnant.</translation>
    </message>
    <message>
        <source>Whether the winner of a round then needs one letter more than the others.</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Si le gagnant d’une manche doit ensuite trouver une lettre de plus que les autres.</translation>
    </message>
    <message>
        <source>Shouts at the same time</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Cris simultanés</translation>
    </message>
    <message>
        <source>Who was first when two players shout at almost the same time.</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Qui était le premier quand deux joueurs crient presque en même temps.</translation>
    </message>
    <message>
        <source>Timer</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Sablier</translation>
    </message>
    <message>
        <source>When the time to name a word begins to run.</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Quand le temps pour nommer un mot commence à courir.</translation>
    </message>
    <message>
        <source>Wild and flip cards on the table may be read anew at each play-on; such a card has not moved.</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Les jokers et cartes à deux faces posés peuvent être relus à chaque prolongement&#x202f;; cela ne compte pas comme un déplacement.</translation>
    </message>
    <message>
        <source>Permitted moves</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Coups permis</translation>
    </message>
    <message>
        <source>The game ends if the number of cards in hands and rows does not fall for ten times this many rounds. If switched off, it never ends this way.</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Si le total des cartes des mains et des rangées ne diminue pas pendant dix fois ce nombre de manches, la partie s’arrête. Si l’option est désactivée, la partie ne se termine jamais ainsi.</translation>
    </message>
    <message>
        <source>When the deck is empty, the game ends if the number of cards in all hands does not fall for this many rounds. It also ends after three rounds of passes alone, or when as many cards as the deck holds have been traded without a word being laid. If switched off, none of this ends it.</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Quand la pioche est vide, la partie s’arrête si le total des cartes de toutes les mains ne diminue pas pendant ce nombre de manches. Elle s’arrête aussi après trois manches où tout le monde passe, et quand on a échangé, sans poser un mot, autant de cartes que la pioche en contient. Si l’option est désactivée, rien de cela ne termine la partie.</translation>
    </message>
    <message>
        <source>Minutes that each player has for all turns together; when they are up, every turn is a pass.</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Minutes dont chacun dispose pour tous ses tours ensemble&#x202f;; celui qui n’en a plus passe à chaque tour.</translation>
    </message>
    <message>
        <source>What may be done to a word on the table; the game’s own moves, or yours.</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Ce qu’on peut faire d’un mot sur la table&#xa0;: les coups du jeu, ou les tiens.</translation>
    </message>
    <message>
        <source>Scoring</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Décompte</translation>
    </message>
    <message>
        <source>What a word or its cards count.</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Ce que rapportent un mot ou ses cartes.</translation>
    </message>
    <message>
        <source>Kind of game</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Genre de partie</translation>
    </message>
    <message>
        <source>Play for points, or until one player is left.</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Jouer aux points, ou jusqu’à ce qu’il reste un joueur.</translation>
    </message>
    <message>
        <source>Trades alone</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Échanges en solitaire</translation>
    </message>
    <message>
        <source>End of the game</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Fin de la partie</translation>
    </message>
    <message>
        <source>When the last turn has been played.</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Quand le dernier tour est joué.</translation>
    </message>
    <message>
        <source>Breakups are hard</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Breakups Are Hard</translation>
    </message>
    <message>
        <source>If one of the two new words has three letters, the one worth less is scored.</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Si l’un des deux nouveaux mots a trois lettres, c’est celui qui vaut le moins qui compte.</translation>
    </message>
    <message>
        <source>Letters to reach</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Lettres à atteindre</translation>
    </message>
    <message>
        <source>A word this long leaves the table, and its player lays another.</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Un mot d’autant de lettres quitte la table et donne droit à un autre.</translation>
    </message>
    <message>
        <source>Place of the link</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Place du lien</translation>
    </message>
    <message>
        <source>The place of the last card of the old word in the new one.</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Où va la dernière carte de l’ancien mot dans le nouveau.</translation>
    </message>
    <message>
        <source>Variation</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Variante</translation>
    </message>
    <message>
        <source>How the first card of a run comes to the table.</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Comment la première carte d’une série arrive sur la table.</translation>
    </message>
    <message>
        <source>Scoring starts</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Début du décompte</translation>
    </message>
    <message>
        <source>Whose row of red cards must be complete before words score.</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Quelle rangée de cartes rouges doit être complète avant que les mots comptent.</translation>
    </message>
    <message>
        <source>Shortest word</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Mot le plus court</translation>
    </message>
    <message>
        <source>The fewest letters a shouted word may have.</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Nombre minimal de lettres d’un mot crié.</translation>
    </message>
    <message>
        <source>Rising demands</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Exigences croissantes</translation>
    </message>
    <message>
        <source>Time for a shout</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Temps pour un cri</translation>
    </message>
    <message>
        <source>Seconds to name the word after a buzz; silence counts as wrong.</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Secondes pour dire le mot après le buzzer&#x202f;; le silence compte comme une erreur.</translation>
    </message>
    <message>
        <source>Advanced game</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Pour experts</translation>
    </message>
    <message>
        <source>A play-on may not just add S, ES, D, ED, R or ER to the old word.</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Aucun prolongement qui ne pose que S, ES, D, ED, R ou ER après l’ancien mot.</translation>
    </message>
    <message>
        <source>Changing wild cards</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Jokers changeants</translation>
    </message>
    <message>
        <source>Match of two games</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Match en deux parties</translation>
    </message>
    <message>
        <source>Two games; if nobody has won more than all the others, a game of Starter decides.</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Deux parties&#x202f;; en cas d’égalité, une partie de Starter décide.</translation>
    </message>
    <message>
        <source>Seat {number}</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Place {number}</translation>
    </message>
</context>
<context>
    <name>Panels</name>
    <message>
        <source>Hide: {panel}</source>
        <extracomment>app/windows/widgets/dock_title.py</extracomment>
        <translation>Masquer&#xa0;: {panel}</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) not seen</source>
        <extracomment>app/windows/table/panels.py, app/windows/table/telling.py</extracomment>
        <translation>
            <numerusform>%n carte non vue</numerusform>
            <numerusform>%n cartes non vues</numerusform>
        </translation>
    </message>
    <message>
        <source>Close the panels</source>
        <extracomment>app/windows/table/panel_rail.py</extracomment>
        <translation>Fermer les panneaux</translation>
    </message>
    <message>
        <source>Open the panels: scores, history</source>
        <extracomment>app/windows/table/panel_rail.py</extracomment>
        <translation>Ouvrir les panneaux&#xa0;: scores, déroulement</translation>
    </message>
    <message>
        <source>Scores</source>
        <extracomment>app/windows/table/table_panels.py</extracomment>
        <translation>Scores</translation>
    </message>
    <message>
        <source>History</source>
        <extracomment>app/windows/table/table_panels.py</extracomment>
        <translation>Déroulement</translation>
    </message>
    <message>
        <source>Not seen</source>
        <extracomment>app/windows/table/table_panels.py</extracomment>
        <translation>Non vues</translation>
    </message>
    <message>
        <source>Turn by turn</source>
        <extracomment>app/windows/table/table_panels.py</extracomment>
        <translation>Tour par tour</translation>
    </message>
    <message>
        <source>The panels are shown.</source>
        <extracomment>app/windows/table/table_voice.py</extracomment>
        <translation>Les panneaux sont affichés.</translation>
    </message>
    <message>
        <source>The panels are hidden.</source>
        <extracomment>app/windows/table/table_voice.py</extracomment>
        <translation>Les panneaux sont masqués.</translation>
    </message>
</context>
<context>
    <name>People</name>
    <message>
        <source>People</source>
        <extracomment>app/windows/sheets/people_page.py</extracomment>
        <translation>Personnes</translation>
    </message>
    <message>
        <source>Name</source>
        <extracomment>app/windows/sheets/people_page.py</extracomment>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Time</source>
        <extracomment>app/windows/sheets/people_page.py</extracomment>
        <translation>Temps</translation>
    </message>
    <message>
        <source>Nobody is known by name yet.</source>
        <extracomment>app/windows/sheets/people_page.py</extracomment>
        <translation>Aucun nom n’est encore inscrit.</translation>
    </message>
    <message>
        <source>Circle</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Cercle</translation>
    </message>
    <message>
        <source>Square</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Carré</translation>
    </message>
    <message>
        <source>Triangle</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Triangle</translation>
    </message>
    <message>
        <source>Hexagon</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Hexagone</translation>
    </message>
    <message>
        <source>Diamond</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Losange</translation>
    </message>
    <message>
        <source>Pentagon</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Pentagone</translation>
    </message>
    <message>
        <source>Octagon</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Octogone</translation>
    </message>
    <message>
        <source>Triangle, upside down</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Triangle, pointe en bas</translation>
    </message>
    <message>
        <source>A name that you give at a seat appears here.</source>
        <extracomment>app/windows/sheets/people_page.py</extracomment>
        <translation>Un nom inscrit à une place apparaît ici.</translation>
    </message>
    <message>
        <source>Shape</source>
        <extracomment>app/windows/sheets/people_page.py</extracomment>
        <translation>Forme</translation>
    </message>
    <message>
        <source>the seat’s shape</source>
        <extracomment>app/windows/sheets/people_page.py</extracomment>
        <translation>celle de la place</translation>
    </message>
    <message>
        <source>Letter</source>
        <extracomment>app/windows/sheets/people_page.py</extracomment>
        <translation>Lettre</translation>
    </message>
    <message>
        <source>Words</source>
        <extracomment>app/windows/sheets/people_page.py</extracomment>
        <translation>Mots</translation>
    </message>
    <message>
        <source>as in the dictionary</source>
        <extracomment>app/windows/sheets/people_page.py</extracomment>
        <translation>comme dans le dictionnaire</translation>
    </message>
    <message>
        <source>the program uses only those fit for children</source>
        <extracomment>app/windows/sheets/people_page.py</extracomment>
        <translation>le programme ne propose que ceux qui conviennent aux enfants</translation>
    </message>
    <message>
        <source>Announced on their turn</source>
        <extracomment>app/windows/sheets/people_page.py</extracomment>
        <translation>Annonces à son tour</translation>
    </message>
    <message>
        <source>How much a screen reader says while it is this person’s turn.</source>
        <extracomment>app/windows/sheets/people_page.py</extracomment>
        <translation>Ce qu’un lecteur d’écran annonce pendant le tour de cette personne.</translation>
    </message>
    <message>
        <source>Somebody else has this name.</source>
        <extracomment>app/windows/sheets/people_page.py</extracomment>
        <translation>Quelqu’un d’autre porte déjà ce nom.</translation>
    </message>
    <message>
        <source>There is room for {count} people.</source>
        <extracomment>app/windows/sheets/people_page.py</extracomment>
        <translation>Il y a de la place pour {count} personnes.</translation>
    </message>
    <message>
        <source>New person</source>
        <extracomment>app/windows/sheets/people_page.py</extracomment>
        <translation>Nouvelle personne</translation>
    </message>
    <message>
        <source>Keys…</source>
        <extracomment>app/windows/sheets/people_page.py</extracomment>
        <translation>Touches…</translation>
    </message>
    <message>
        <source>Put away</source>
        <extracomment>app/windows/sheets/people_page.py</extracomment>
        <translation>Mettre de côté</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>app/windows/sheets/evening_page.py, app/windows/sheets/house_book_page.py, app/windows/sheets/my_words_page.py, app/windows/sheets/people_page.py</extracomment>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Colour</source>
        <extracomment>app/windows/sheets/people_page.py</extracomment>
        <translation>Couleur</translation>
    </message>
    <message>
        <source>handicap</source>
        <extracomment>app/windows/sheets/people_page.py</extracomment>
        <translation>handicap</translation>
    </message>
    <message>
        <source>put away</source>
        <extracomment>app/windows/sheets/people_page.py</extracomment>
        <translation>mise de côté</translation>
    </message>
    <message>
        <source>Take back</source>
        <extracomment>app/windows/sheets/people_page.py</extracomment>
        <translation>Reprendre</translation>
    </message>
    <message>
        <source>key {key}</source>
        <extracomment>app/windows/sheets/people_page.py</extracomment>
        <translation>touche {key}</translation>
    </message>
</context>
<context>
    <name>Places</name>
    <message>
        <source>Used</source>
        <extracomment>app/session/match/spoken_cards.py</extracomment>
        <translation>Hors jeu</translation>
    </message>
    <message>
        <source>Lay a word here</source>
        <extracomment>app/session/match/spoken_cards.py</extracomment>
        <translation>Pose un mot ici</translation>
    </message>
    <message>
        <source>hand</source>
        <extracomment>app/session/match/spoken_cards.py</extracomment>
        <translation>main</translation>
    </message>
    <message>
        <source>player</source>
        <extracomment>app/session/match/spoken_cards.py</extracomment>
        <translation>joueur</translation>
    </message>
    <message>
        <source>deck</source>
        <extracomment>app/session/match/spoken_cards.py</extracomment>
        <translation>pioche</translation>
    </message>
    <message>
        <source>cards out of play</source>
        <extracomment>app/session/match/spoken_cards.py</extracomment>
        <translation>cartes hors jeu</translation>
    </message>
    <message>
        <source>word on the table</source>
        <extracomment>app/session/match/spoken_cards.py</extracomment>
        <translation>mot sur la table</translation>
    </message>
    <message>
        <source>strip for a fresh word</source>
        <extracomment>app/session/match/spoken_cards.py</extracomment>
        <translation>place pour un nouveau mot</translation>
    </message>
    <message>
        <source>row of cards</source>
        <extracomment>app/session/match/spoken_cards.py</extracomment>
        <translation>rangée de cartes</translation>
    </message>
    <message>
        <source>pile</source>
        <extracomment>app/session/match/spoken_cards.py</extracomment>
        <translation>pile</translation>
    </message>
    <message>
        <source>turned card</source>
        <extracomment>app/session/match/spoken_cards.py</extracomment>
        <translation>carte retournée</translation>
    </message>
    <message>
        <source>played last</source>
        <extracomment>app/session/match/spoken_cards.py</extracomment>
        <translation>joué en dernier</translation>
    </message>
    <message>
        <source>cards won</source>
        <extracomment>app/session/match/spoken_cards.py</extracomment>
        <translation>cartes gagnées</translation>
    </message>
    <message>
        <source>chosen card</source>
        <extracomment>app/session/match/spoken_cards.py</extracomment>
        <translation>carte choisie</translation>
    </message>
    <message>
        <source>cards set apart</source>
        <extracomment>app/session/match/spoken_cards.py</extracomment>
        <translation>cartes mises de côté</translation>
    </message>
    <message>
        <source>Empty</source>
        <extracomment>app/session/match/spoken_cards.py</extracomment>
        <translation>Vide</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <extracomment>app/session/match/spoken_cards.py</extracomment>
        <translation>
            <numerusform>%n carte</numerusform>
            <numerusform>%n cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>worth {points}</source>
        <extracomment>app/session/match/spoken_cards.py</extracomment>
        <translation>vaut {points}</translation>
    </message>
    <message>
        <source>score {points}</source>
        <extracomment>app/session/match/spoken_cards.py</extracomment>
        <translation>score {points}</translation>
    </message>
    <message>
        <source>to play</source>
        <extracomment>app/session/match/spoken_cards.py</extracomment>
        <translation>doit jouer</translation>
    </message>
    <message>
        <source>empty</source>
        <extracomment>app/session/match/spoken_cards.py</extracomment>
        <translation>vide</translation>
    </message>
</context>
<context>
    <name>Players</name>
    <message>
        <source>You</source>
        <extracomment>app/library/usual_names.py</extracomment>
        <translation>Toi</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <extracomment>app/library/usual_names.py</extracomment>
        <translation>Joueur {number}</translation>
    </message>
    <message>
        <source>Beginner</source>
        <extracomment>app/base/level_names.py</extracomment>
        <translation>Débutant</translation>
    </message>
    <message>
        <source>Child</source>
        <extracomment>app/base/level_names.py</extracomment>
        <translation>Enfant</translation>
    </message>
    <message>
        <source>Casual</source>
        <extracomment>app/base/level_names.py</extracomment>
        <translation>Amateur</translation>
    </message>
    <message>
        <source>Steady</source>
        <extracomment>app/base/level_names.py</extracomment>
        <translation>Régulier</translation>
    </message>
    <message>
        <source>Skilled</source>
        <extracomment>app/base/level_names.py</extracomment>
        <translation>Habile</translation>
    </message>
    <message>
        <source>Strong</source>
        <extracomment>app/base/level_names.py</extracomment>
        <translation>Fort</translation>
    </message>
    <message>
        <source>Master</source>
        <extracomment>app/base/level_names.py</extracomment>
        <translation>Maître</translation>
    </message>
    <message>
        <source>Grandmaster</source>
        <extracomment>app/base/level_names.py</extracomment>
        <translation>Grand maître</translation>
    </message>
    <message>
        <source>Builder</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Bâtisseur</translation>
    </message>
    <message>
        <source>Likes long words, and to lay many cards at once.</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Aime les longs mots et pose volontiers beaucoup de cartes à la fois.</translation>
    </message>
    <message>
        <source>Weaver</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Tisserand</translation>
    </message>
    <message>
        <source>Likes several words in a turn, short and common ones.</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Aime poser plusieurs mots par tour, courts et courants.</translation>
    </message>
    <message>
        <source>Likes to keep good letters, and many cards. Doubts little.</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Aime garder de bonnes lettres, et beaucoup de cartes. Doute rarement.</translation>
    </message>
    <message>
        <source>Spoiler</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Trouble-fête</translation>
    </message>
    <message>
        <source>Likes to leave the next player few letters, and hard ones.</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Aime laisser au joueur suivant peu de lettres, et des lettres difficiles.</translation>
    </message>
    <message>
        <source>Likes rare words. Doubts much, and bluffs where words are challenged.</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Aime les mots rares. Doute souvent, et bluffe quand les mots peuvent être contestés.</translation>
    </message>
    <message>
        <source>between {low} and {high}</source>
        <extracomment>app/base/level_names.py</extracomment>
        <translation>entre {low} et {high}</translation>
    </message>
    <message>
        <source>Hoarder</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Collectionneur</translation>
    </message>
    <message>
        <source>Bold</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Hardi</translation>
    </message>
</context>
<context>
    <name>Puzzle</name>
    <message>
        <source>This was possible</source>
        <extracomment>app/program/own_puzzling.py</extracomment>
        <translation>C’était possible</translation>
    </message>
    <message>
        <source>A position from an earlier version cannot be laid any more; it is gone.</source>
        <extracomment>app/program/own_puzzling.py</extracomment>
        <translation>Une position d’une version antérieure ne peut plus être posée&#x202f;; elle disparaît.</translation>
    </message>
    <message>
        <source>Found</source>
        <extracomment>app/program/own_puzzling.py</extracomment>
        <translation>Trouvé</translation>
    </message>
    <message>
        <source>Not yet</source>
        <extracomment>app/program/own_puzzling.py</extracomment>
        <translation>Pas encore</translation>
    </message>
    <message>
        <source>See the play</source>
        <extracomment>app/program/own_puzzling.py</extracomment>
        <translation>Voir le coup</translation>
    </message>
    <message>
        <source>End the turn</source>
        <extracomment>app/program/own_puzzling.py</extracomment>
        <translation>Finir le tour</translation>
    </message>
    <message>
        <source>Next puzzle</source>
        <extracomment>app/program/own_puzzling.py</extracomment>
        <translation>Énigme suivante</translation>
    </message>
    <message>
        <source>Back to the gallery</source>
        <extracomment>app/program/own_puzzling.py</extracomment>
        <translation>Retour à la galerie</translation>
    </message>
    <message>
        <source>Whose puzzles?</source>
        <extracomment>app/program/own_puzzling.py</extracomment>
        <translation>Les énigmes de qui&#x202f;?</translation>
    </message>
    <message>
        <source>Puzzles: {count}</source>
        <extracomment>app/windows/gallery/table_bar.py</extracomment>
        <translation>Énigmes&#xa0;: {count}</translation>
    </message>
    <message>
        <source>So far {number} of {sought}; your turn goes on.</source>
        <extracomment>app/windows/sheets/puzzle_texts.py</extracomment>
        <translation>Jusqu’ici {number} sur {sought}&#x202f;; ton tour continue.</translation>
    </message>
    <message numerus="yes">
        <source>It comes again in %n day(s).</source>
        <extracomment>app/windows/sheets/puzzle_texts.py</extracomment>
        <translation>
            <numerusform>Elle revient dans %n jour.</numerusform>
            <numerusform>Elle revient dans %n jours.</numerusform>
        </translation>
    </message>
    <message>
        <source>This was possible: {words}, {number}.</source>
        <extracomment>app/windows/sheets/puzzle_texts.py</extracomment>
        <translation>C’était possible&#xa0;: {words}, {number}.</translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s) from your games</source>
        <extracomment>app/windows/sheets/puzzle_texts.py</extracomment>
        <translation>
            <numerusform>%n énigme de tes parties</numerusform>
            <numerusform>%n énigmes de tes parties</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{game}: you missed this {day}. A play for %n point(s) lies here.</source>
        <extracomment>app/windows/sheets/puzzle_texts.py</extracomment>
        <translation>
            <numerusform>{game}&#xa0;: occasion manquée {day}. Il y a ici un coup à %n point.</numerusform>
            <numerusform>{game}&#xa0;: occasion manquée {day}. Il y a ici un coup à %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{game}: you missed this {day}. A play for %n card(s) lies here.</source>
        <extracomment>app/windows/sheets/puzzle_texts.py</extracomment>
        <translation>
            <numerusform>{game}&#xa0;: occasion manquée {day}. Il y a ici un coup qui rapporte %n carte.</numerusform>
            <numerusform>{game}&#xa0;: occasion manquée {day}. Il y a ici un coup qui rapporte %n cartes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{game}: you missed this {day}. A play of %n card(s) lies here.</source>
        <extracomment>app/windows/sheets/puzzle_texts.py</extracomment>
        <translation>
            <numerusform>{game}&#xa0;: occasion manquée {day}. Il y a ici un coup qui pose %n carte de la main.</numerusform>
            <numerusform>{game}&#xa0;: occasion manquée {day}. Il y a ici un coup qui pose %n cartes de la main.</numerusform>
        </translation>
    </message>
    <message>
        <source>No puzzle waits. What you miss in a game becomes one.</source>
        <extracomment>app/windows/sheets/puzzle_texts.py</extracomment>
        <translation>Aucune énigme n’attend. Ce que tu manques dans une partie en devient une.</translation>
    </message>
    <message>
        <source>on {date}</source>
        <extracomment>app/windows/sheets/puzzle_texts.py</extracomment>
        <translation>le {date}</translation>
    </message>
    <message>
        <source>{number} of {sought}.</source>
        <extracomment>app/windows/sheets/puzzle_texts.py</extracomment>
        <translation>{number} sur {sought}.</translation>
    </message>
    <message>
        <source>No puzzle waits. The next one comes on {date}.</source>
        <extracomment>app/windows/sheets/puzzle_texts.py</extracomment>
        <translation>Aucune énigme n’attend. La prochaine vient le {date}.</translation>
    </message>
    <message>
        <source>on {weekday}</source>
        <extracomment>app/windows/sheets/puzzle_texts.py</extracomment>
        <translation>{weekday}</translation>
    </message>
    <message>
        <source>Yes: {number}. In the game you had {made}.</source>
        <extracomment>app/windows/sheets/puzzle_texts.py</extracomment>
        <translation>Oui&#xa0;: {number}. Dans la partie, c’était {made}.</translation>
    </message>
    <message>
        <source>This was possible: {words}, {points} points.</source>
        <extracomment>app/windows/sheets/puzzle_texts.py</extracomment>
        <translation>C’était possible&#xa0;: {words}, {points} points.</translation>
    </message>
</context>
<context>
    <name>Rack</name>
    <message>
        <source>Shuffle</source>
        <extracomment>app/windows/table/rack_buttons.py</extracomment>
        <translation>Mélanger</translation>
    </message>
    <message>
        <source>Sort</source>
        <extracomment>app/windows/table/rack_buttons.py</extracomment>
        <translation>Trier</translation>
    </message>
    <message>
        <source>Take back</source>
        <extracomment>app/windows/table/rack_buttons.py</extracomment>
        <translation>Reprendre</translation>
    </message>
    <message>
        <source>Shuffle the hand</source>
        <extracomment>app/windows/table/rack_buttons.py</extracomment>
        <translation>Mélanger la main</translation>
    </message>
    <message>
        <source>Sort the hand</source>
        <extracomment>app/windows/table/rack_buttons.py</extracomment>
        <translation>Trier la main</translation>
    </message>
    <message>
        <source>Take back everything that is laid</source>
        <extracomment>app/windows/table/rack_buttons.py</extracomment>
        <translation>Reprendre tout ce qui est posé</translation>
    </message>
</context>
<context>
    <name>Ready</name>
    <message>
        <source>Next hand: {name}.</source>
        <extracomment>app/windows/table/ready_plate.py</extracomment>
        <translation>Prochaine main&#xa0;: {name}.</translation>
    </message>
    <message>
        <source>No time is left: the turn passes.</source>
        <extracomment>app/windows/table/ready_plate.py</extracomment>
        <translation>Le temps est écoulé&#xa0;: ce tour compte comme passé.</translation>
    </message>
    <message>
        <source>The others look away.</source>
        <extracomment>app/windows/table/ready_plate.py</extracomment>
        <translation>Les autres regardent ailleurs.</translation>
    </message>
</context>
<context>
    <name>Reasons</name>
    <message>
        <source>There is no file “{file}”.</source>
        <extracomment>engine/messages.py: bad-record:no-file</extracomment>
        <translation>Il n’y a pas de fichier «&#xa0;{file}&#xa0;».</translation>
    </message>
    <message>
        <source>“{file}” is a folder, not a record.</source>
        <extracomment>engine/messages.py: bad-record:folder</extracomment>
        <translation>«&#xa0;{file}&#xa0;» est un dossier, pas une partie enregistrée.</translation>
    </message>
    <message>
        <source>You have no permission to read the file “{file}”.</source>
        <extracomment>engine/messages.py: bad-record:no-permission</extracomment>
        <translation>Le fichier «&#xa0;{file}&#xa0;» ne peut pas être lu&#xa0;: l’accès est refusé.</translation>
    </message>
    <message>
        <source>The file “{file}” cannot be read.</source>
        <extracomment>engine/messages.py: bad-record:file</extracomment>
        <translation>Le fichier «&#xa0;{file}&#xa0;» ne peut pas être lu.</translation>
    </message>
    <message>
        <source>“{file}” cannot be saved.</source>
        <extracomment>engine/messages.py: not-saved</extracomment>
        <translation>«&#xa0;{file}&#xa0;» ne peut pas être enregistré.</translation>
    </message>
    <message>
        <source>“{file}” cannot be saved: the disk is full.</source>
        <extracomment>engine/messages.py: not-saved:full</extracomment>
        <translation>«&#xa0;{file}&#xa0;» ne peut pas être enregistré&#xa0;: le disque est plein.</translation>
    </message>
    <message>
        <source>“{file}” cannot be saved: its folder is not there.</source>
        <extracomment>engine/messages.py: not-saved:no-folder</extracomment>
        <translation>«&#xa0;{file}&#xa0;» ne peut pas être enregistré&#xa0;: son dossier n’existe pas.</translation>
    </message>
    <message>
        <source>“{file}” cannot be saved: you have no permission to write there.</source>
        <extracomment>engine/messages.py: not-saved:no-permission</extracomment>
        <translation>«&#xa0;{file}&#xa0;» ne peut pas être enregistré&#xa0;: on ne peut rien y écrire.</translation>
    </message>
    <message>
        <source>This is too large to be a record.</source>
        <extracomment>engine/messages.py: bad-record:large</extracomment>
        <translation>C’est trop grand pour être une partie enregistrée.</translation>
    </message>
    <message>
        <source>The record is empty.</source>
        <extracomment>engine/messages.py: bad-record:empty</extracomment>
        <translation>La partie enregistrée est vide.</translation>
    </message>
    <message>
        <source>This is not a record: it is not text in UTF-8.</source>
        <extracomment>engine/messages.py: bad-record:utf-8</extracomment>
        <translation>Ce n’est pas une partie enregistrée&#xa0;: ce n’est pas un texte en UTF-8.</translation>
    </message>
    <message>
        <source>This is not a record: its JSON cannot be read from line {line}, column {column}, on.</source>
        <extracomment>engine/messages.py: bad-record:json</extracomment>
        <translation>Ce n’est pas une partie enregistrée&#xa0;: son JSON est illisible à partir de la ligne {line}, colonne {column}.</translation>
    </message>
    <message>
        <source>This is not a record: a record is a JSON object.</source>
        <extracomment>engine/messages.py: bad-record:no-object</extracomment>
        <translation>Ce n’est pas une partie enregistrée&#xa0;: il faut un objet JSON.</translation>
    </message>
    <message>
        <source>The record is nested too deeply.</source>
        <extracomment>engine/messages.py: bad-record:nested</extracomment>
        <translation>La partie enregistrée est imbriquée trop profondément.</translation>
    </message>
    <message>
        <source>The record has a number with too many digits: {number}.</source>
        <extracomment>engine/messages.py: bad-record:digits</extracomment>
        <translation>La partie enregistrée contient un nombre avec trop de chiffres&#xa0;: {number}.</translation>
    </message>
    <message>
        <source>The record has {name} where a number should be.</source>
        <extracomment>engine/messages.py: bad-record:constant</extracomment>
        <translation>La partie enregistrée contient {name} là où il faudrait un nombre.</translation>
    </message>
    <message>
        <source>The record has the key “{key}” twice.</source>
        <extracomment>engine/messages.py: bad-record:twice</extracomment>
        <translation>La partie enregistrée contient deux fois la clé «&#xa0;{key}&#xa0;».</translation>
    </message>
    <message>
        <source>The record was written by a newer Wordfelt.</source>
        <extracomment>engine/messages.py: bad-record:newer</extracomment>
        <translation>La partie enregistrée vient d’une version plus récente de Wordfelt.</translation>
    </message>
    <message>
        <source>The record has an unknown key: “{place}”.</source>
        <extracomment>engine/messages.py: bad-record:unknown-key</extracomment>
        <translation>La partie enregistrée contient une clé inconnue&#xa0;: «&#xa0;{place}&#xa0;».</translation>
    </message>
    <message>
        <source>The record lacks the key “{place}”.</source>
        <extracomment>engine/messages.py: bad-record:missing-key</extracomment>
        <translation>Il manque à la partie enregistrée la clé «&#xa0;{place}&#xa0;».</translation>
    </message>
    <message>
        <source>In the record “{place}” must be a text.</source>
        <extracomment>engine/messages.py: bad-record:text</extracomment>
        <translation>Dans la partie enregistrée, «&#xa0;{place}&#xa0;» doit être un texte.</translation>
    </message>
    <message>
        <source>In the record “{place}” has half of a character: “�”.</source>
        <extracomment>engine/messages.py: bad-record:half</extracomment>
        <translation>Dans la partie enregistrée, «&#xa0;{place}&#xa0;» contient une moitié de caractère&#xa0;: «&#xa0;�&#xa0;».</translation>
    </message>
    <message>
        <source>In the record “{place}” is longer than {most} characters.</source>
        <extracomment>engine/messages.py: bad-record:long-text</extracomment>
        <translation>Dans la partie enregistrée, «&#xa0;{place}&#xa0;» dépasse {most} caractères.</translation>
    </message>
    <message>
        <source>In the record “{place}” must be a readable name of up to {most} characters.</source>
        <extracomment>engine/messages.py: bad-record:name</extracomment>
        <translation>Dans la partie enregistrée, «&#xa0;{place}&#xa0;» doit être un nom lisible d’au plus {most} caractères.</translation>
    </message>
    <message>
        <source>In the record “{place}” must be a word of up to {most} letters from A to Z.</source>
        <extracomment>engine/messages.py: bad-record:house-word</extracomment>
        <translation>Dans la partie enregistrée, «&#xa0;{place}&#xa0;» doit être un mot d’au plus {most} lettres de A à Z.</translation>
    </message>
    <message>
        <source>In the record “{place}” must be a whole number.</source>
        <extracomment>engine/messages.py: bad-record:whole</extracomment>
        <translation>Dans la partie enregistrée, «&#xa0;{place}&#xa0;» doit être un nombre entier.</translation>
    </message>
    <message>
        <source>In the record “wordfelt” must be a whole number from 1 up.</source>
        <extracomment>engine/messages.py: bad-record:version</extracomment>
        <translation>Dans la partie enregistrée, «&#xa0;wordfelt&#xa0;» doit être un nombre entier à partir de 1.</translation>
    </message>
    <message>
        <source>In the record “{place}” must be a whole number from {low} to {high}.</source>
        <extracomment>engine/messages.py: bad-record:range</extracomment>
        <translation>Dans la partie enregistrée, «&#xa0;{place}&#xa0;» doit être un nombre entier de {low} à {high}.</translation>
    </message>
    <message>
        <source>In the record “{place}” must be a number of seconds.</source>
        <extracomment>engine/messages.py: bad-record:seconds</extracomment>
        <translation>Dans la partie enregistrée, «&#xa0;{place}&#xa0;» doit être un nombre de secondes.</translation>
    </message>
    <message>
        <source>In the record “{place}” must be one of {choices}.</source>
        <extracomment>engine/messages.py: bad-record:one-of</extracomment>
        <translation>Dans la partie enregistrée, «&#xa0;{place}&#xa0;» doit être une de ces valeurs&#xa0;: {choices}.</translation>
    </message>
    <message>
        <source>In the record “{place}” must be a list.</source>
        <extracomment>engine/messages.py: bad-record:list</extracomment>
        <translation>Dans la partie enregistrée, «&#xa0;{place}&#xa0;» doit être une liste.</translation>
    </message>
    <message>
        <source>In the record “{place}” has more than {most} entries.</source>
        <extracomment>engine/messages.py: bad-record:long-list</extracomment>
        <translation>Dans la partie enregistrée, «&#xa0;{place}&#xa0;» a plus de {most} éléments.</translation>
    </message>
    <message>
        <source>In the record “{place}” must be cards: a text or a list.</source>
        <extracomment>engine/messages.py: bad-record:faces</extracomment>
        <translation>Dans la partie enregistrée, «&#xa0;{place}&#xa0;» doit contenir des cartes&#xa0;: un texte ou une liste.</translation>
    </message>
    <message>
        <source>In the record “{place}” must be an object with keys.</source>
        <extracomment>engine/messages.py: bad-record:object</extracomment>
        <translation>Dans la partie enregistrée, «&#xa0;{place}&#xa0;» doit être un objet avec des clés.</translation>
    </message>
    <message>
        <source>In the record “{place}” must be a text or an object with “{key}”.</source>
        <extracomment>engine/messages.py: bad-record:text-or-object</extracomment>
        <translation>Dans la partie enregistrée, «&#xa0;{place}&#xa0;» doit être un texte ou un objet avec «&#xa0;{key}&#xa0;».</translation>
    </message>
    <message>
        <source>In the record “{place}” cannot be understood.</source>
        <extracomment>engine/messages.py: bad-record:value</extracomment>
        <translation>Dans la partie enregistrée, «&#xa0;{place}&#xa0;» est incompréhensible.</translation>
    </message>
    <message>
        <source>There is no game called “{game}”.</source>
        <extracomment>engine/messages.py: bad-record:game</extracomment>
        <translation>Il n’y a pas de jeu nommé «&#xa0;{game}&#xa0;».</translation>
    </message>
    <message>
        <source>{game} is for {low} to {high} players; the record names {count}.</source>
        <extracomment>engine/messages.py: bad-record:players</extracomment>
        <translation>{game} se joue de {low} à {high} joueurs, la partie enregistrée en nomme {count}.</translation>
    </message>
    <message>
        <source>{game} is for {low} players; the record names {count}.</source>
        <extracomment>engine/messages.py: bad-record:exactly</extracomment>
        <translation>{game} se joue à {low} joueurs, la partie enregistrée en nomme {count}.</translation>
    </message>
    <message>
        <source>{game} is for one player; the record names {count}.</source>
        <extracomment>engine/messages.py: bad-record:one-player</extracomment>
        <translation>{game} se joue seul, la partie enregistrée nomme {count} joueurs.</translation>
    </message>
    <message>
        <source>{game} has no option “{option}”.</source>
        <extracomment>engine/messages.py: bad-record:option</extracomment>
        <translation>{game} n’a pas d’option «&#xa0;{option}&#xa0;».</translation>
    </message>
    <message>
        <source>The option “{option}” must be one of {choices}.</source>
        <extracomment>engine/messages.py: bad-record:option-choice</extracomment>
        <translation>L’option «&#xa0;{option}&#xa0;» doit être une de ces valeurs&#xa0;: {choices}.</translation>
    </message>
    <message>
        <source>The option “{option}” must be true or false.</source>
        <extracomment>engine/messages.py: bad-record:option-flag</extracomment>
        <translation>L’option «&#xa0;{option}&#xa0;» doit être true ou false.</translation>
    </message>
    <message>
        <source>The option “{option}” must be letters of {letters}, each once.</source>
        <extracomment>engine/messages.py: bad-record:option-moves</extracomment>
        <translation>L’option «&#xa0;{option}&#xa0;» doit se composer de lettres de {letters}, chacune une seule fois.</translation>
    </message>
    <message>
        <source>The option “{option}” must be letters of {letters}, each once, or null.</source>
        <extracomment>engine/messages.py: bad-record:option-moves-or-null</extracomment>
        <translation>L’option «&#xa0;{option}&#xa0;» doit se composer de lettres de {letters}, chacune une seule fois, ou être null.</translation>
    </message>
    <message>
        <source>The option “{option}” must be a whole number from {low} to {high}.</source>
        <extracomment>engine/messages.py: bad-record:option-number</extracomment>
        <translation>L’option «&#xa0;{option}&#xa0;» doit être un nombre entier de {low} à {high}.</translation>
    </message>
    <message>
        <source>The option “{option}” must be a whole number from {low} to {high}, or null.</source>
        <extracomment>engine/messages.py: bad-record:option-number-or-null</extracomment>
        <translation>L’option «&#xa0;{option}&#xa0;» doit être un nombre entier de {low} à {high}, ou null.</translation>
    </message>
    <message>
        <source>“{place}” has no meaning in {game}: its score is not points.</source>
        <extracomment>engine/messages.py: bad-record:start</extracomment>
        <translation>«&#xa0;{place}&#xa0;» n’a pas de sens dans {game}&#xa0;: on n’y compte pas de points.</translation>
    </message>
    <message>
        <source>“{place}” has no meaning in {game}: its rules decide how long words are.</source>
        <extracomment>engine/messages.py: bad-record:least</extracomment>
        <translation>«&#xa0;{place}&#xa0;» n’a pas de sens dans {game}&#xa0;: ses règles fixent la longueur des mots.</translation>
    </message>
    <message>
        <source>The record has no branch {branch}.</source>
        <extracomment>engine/messages.py: bad-record:no-branch</extracomment>
        <translation>La partie enregistrée n’a pas de branche {branch}.</translation>
    </message>
    <message>
        <source>Seat {number} cannot begin: nobody sits there.</source>
        <extracomment>engine/messages.py: bad-record:first, engine/messages.py: bad-setup:first</extracomment>
        <translation>La place {number} ne peut pas commencer&#xa0;: personne n’y est assis.</translation>
    </message>
    <message>
        <source>This record leads into a fault of Wordfelt itself.</source>
        <extracomment>engine/messages.py: bad-record:fault</extracomment>
        <translation>Cette partie révèle une erreur de Wordfelt lui-même.</translation>
    </message>
    <message>
        <source>The set-up needs more copies of {card} than the deck has left.</source>
        <extracomment>engine/messages.py: bad-setup:copies</extracomment>
        <translation>La mise en place demande plus d’exemplaires de {card} que la pioche n’en a encore.</translation>
    </message>
    <message>
        <source>The set-up leaves no card to deal.</source>
        <extracomment>engine/messages.py: bad-setup:deck</extracomment>
        <translation>La mise en place ne laisse aucune carte à distribuer.</translation>
    </message>
    <message>
        <source>The set-up names “{card}”, which is not a card of this deck.</source>
        <extracomment>engine/messages.py: bad-setup:face</extracomment>
        <translation>La mise en place nomme «&#xa0;{card}&#xa0;», qui n’est pas une carte de ce jeu.</translation>
    </message>
    <message>
        <source>The set-up must deal a hand to every player: {players}, not {count}.</source>
        <extracomment>engine/messages.py: bad-setup:hands</extracomment>
        <translation>La mise en place doit donner une main à chaque joueur&#xa0;: {players}, pas {count}.</translation>
    </message>
    <message>
        <source>This game has no “{key}” to set up.</source>
        <extracomment>engine/messages.py: bad-setup:key</extracomment>
        <translation>Dans ce jeu, il n’y a pas de «&#xa0;{key}&#xa0;» à mettre en place.</translation>
    </message>
    <message>
        <source>In the set-up one player has two own words.</source>
        <extracomment>engine/messages.py: bad-setup:own-words</extracomment>
        <translation>Dans la mise en place, un joueur a deux mots à lui.</translation>
    </message>
    <message>
        <source>The set-up must say which vowel and which consonant of {word} are passed on.</source>
        <extracomment>engine/messages.py: bad-setup:pick</extracomment>
        <translation>La mise en place doit dire quelle voyelle et quelle consonne de {word} sont transmises.</translation>
    </message>
    <message>
        <source>The set-up has no pile with cards.</source>
        <extracomment>engine/messages.py: bad-setup:piles</extracomment>
        <translation>La mise en place ne contient aucune pile de cartes.</translation>
    </message>
    <message>
        <source>The set-up does not say what {card} is read as.</source>
        <extracomment>engine/messages.py: bad-setup:reading</extracomment>
        <translation>La mise en place ne dit pas comment lire {card}.</translation>
    </message>
    <message>
        <source>The set-up needs a row and a card in every hand.</source>
        <extracomment>engine/messages.py: bad-setup:rows</extracomment>
        <translation>La mise en place demande une rangée, et une carte dans chaque main.</translation>
    </message>
    <message>
        <source>The set-up must give every player a score.</source>
        <extracomment>engine/messages.py: bad-setup:scores</extracomment>
        <translation>La mise en place doit donner un score à chaque joueur.</translation>
    </message>
    <message>
        <source>The set-up gives a word to seat {number}, where nobody sits.</source>
        <extracomment>engine/messages.py: bad-setup:seat</extracomment>
        <translation>La mise en place donne un mot à la place {number}, où personne n’est assis.</translation>
    </message>
    <message>
        <source>The slots of {word} in the set-up do not spell it.</source>
        <extracomment>engine/messages.py: bad-setup:slots</extracomment>
        <translation>Dans la mise en place, les cartes de {word} ne forment pas ce mot.</translation>
    </message>
    <message>
        <source>The set-up must say for every player which row cards were used, and only such cards.</source>
        <extracomment>engine/messages.py: bad-setup:used</extracomment>
        <translation>La mise en place doit dire pour chaque joueur quelles cartes de la rangée ont servi, et seulement celles-là.</translation>
    </message>
    <message>
        <source>The set-up has {count} words on the table; the game has at most {most}.</source>
        <extracomment>engine/messages.py: bad-setup:words</extracomment>
        <translation>La mise en place met {count} mots sur la table&#x202f;; ce jeu en admet au plus {most}.</translation>
    </message>
    <message>
        <source>The set-up has a word without letters.</source>
        <extracomment>engine/messages.py: bad-setup:word</extracomment>
        <translation>La mise en place contient un mot sans lettres.</translation>
    </message>
    <message>
        <source>The word list “{title}” is missing or has changed.</source>
        <extracomment>engine/messages.py: bad-setup:list</extracomment>
        <translation>La liste de mots «&#xa0;{title}&#xa0;» manque ou a changé.</translation>
    </message>
    <message>
        <source>There is no word in this file.</source>
        <extracomment>engine/messages.py: bad-list:none</extracomment>
        <translation>Il n’y a aucun mot dans ce fichier.</translation>
    </message>
    <message>
        <source>This is not a text file.</source>
        <extracomment>engine/messages.py: bad-list:text</extracomment>
        <translation>Ce n’est pas un fichier texte.</translation>
    </message>
    <message>
        <source>This gzip file is damaged.</source>
        <extracomment>engine/messages.py: bad-list:gzip</extracomment>
        <translation>Ce fichier gzip est endommagé.</translation>
    </message>
    <message>
        <source>This file is too large: a word list has {most} MB at most.</source>
        <extracomment>engine/messages.py: bad-list:large</extracomment>
        <translation>Ce fichier est trop gros&#xa0;: une liste de mots fait au plus {most}&#xa0;Mo.</translation>
    </message>
    <message>
        <source>This file has too many words: a list has {most} at most.</source>
        <extracomment>engine/messages.py: bad-list:many</extracomment>
        <translation>Ce fichier contient trop de mots&#xa0;: une liste en admet au plus {most}.</translation>
    </message>
    <message>
        <source>“{text}” cannot be understood.</source>
        <extracomment>engine/messages.py: bad-notation</extracomment>
        <translation>«&#xa0;{text}&#xa0;» est incompréhensible.</translation>
    </message>
    <message>
        <source>This cannot be written as a move.</source>
        <extracomment>engine/messages.py: bad-notation:act</extracomment>
        <translation>Cela ne peut pas s’écrire comme un coup.</translation>
    </message>
    <message>
        <source>The move is too long to be understood.</source>
        <extracomment>engine/messages.py: bad-notation:long</extracomment>
        <translation>Le coup est trop long pour être compris.</translation>
    </message>
    <message>
        <source>There is no move “{verb}”.</source>
        <extracomment>engine/messages.py: bad-notation:verb</extracomment>
        <translation>Il n’y a pas de coup «&#xa0;{verb}&#xa0;».</translation>
    </message>
    <message>
        <source>There is no card “{card}” in this deck.</source>
        <extracomment>engine/messages.py: bad-notation:card</extracomment>
        <translation>Il n’y a pas de carte «&#xa0;{card}&#xa0;» dans ce jeu.</translation>
    </message>
    <message>
        <source>Say what {card} is to be read as.</source>
        <extracomment>engine/messages.py: bad-notation:reading</extracomment>
        <translation>Dis comment {card} doit être lue.</translation>
    </message>
    <message>
        <source>Nobody sits at seat {number}.</source>
        <extracomment>engine/messages.py: bad-notation:seat</extracomment>
        <translation>Personne n’est assis à la place {number}.</translation>
    </message>
    <message>
        <source>Say whose move “{verb}” is.</source>
        <extracomment>engine/messages.py: bad-notation:who</extracomment>
        <translation>Dis de qui vient «&#xa0;{verb}&#xa0;».</translation>
    </message>
    <message>
        <source>Write keep, remove or pick only where the game asks for it.</source>
        <extracomment>engine/messages.py: bad-notation:extra</extracomment>
        <translation>Dis «&#xa0;keep&#xa0;», «&#xa0;remove&#xa0;» ou «&#xa0;pick&#xa0;» là où le jeu le demande, et seulement là.</translation>
    </message>
    <message>
        <source>Choose the word that stays.</source>
        <extracomment>engine/messages.py: bad-notation:keep</extracomment>
        <translation>Choisis le mot qui reste.</translation>
    </message>
    <message>
        <source>Name one word to remove for every word that was split: {count} in all.</source>
        <extracomment>engine/messages.py: bad-notation:remove</extracomment>
        <translation>Nomme un mot à retirer pour chaque mot coupé&#xa0;: {count} en tout.</translation>
    </message>
    <message>
        <source>A word can be changed once in a play.</source>
        <extracomment>engine/messages.py: bad-notation:twice</extracomment>
        <translation>Un mot ne peut être changé qu’une fois par coup.</translation>
    </message>
    <message>
        <source>Every card of {word} must be named.</source>
        <extracomment>engine/messages.py: bad-notation:left-out</extracomment>
        <translation>Chaque carte de {word} doit être nommée.</translation>
    </message>
    <message>
        <source>Name a vowel and a consonant of {word} for the next player.</source>
        <extracomment>engine/messages.py: bad-notation:pick</extracomment>
        <translation>Nomme une voyelle et une consonne de {word} pour le joueur suivant.</translation>
    </message>
    <message>
        <source>Say which pile you take.</source>
        <extracomment>engine/messages.py: bad-notation:pile</extracomment>
        <translation>Dis quelle pile tu prends.</translation>
    </message>
    <message>
        <source>Name the cards you take back.</source>
        <extracomment>engine/messages.py: bad-notation:take</extracomment>
        <translation>Nomme les cartes que tu reprends.</translation>
    </message>
    <message>
        <source>Several rows are longest: say which one goes.</source>
        <extracomment>engine/messages.py: bad-notation:which-row</extracomment>
        <translation>Plusieurs rangées sont les plus longues&#xa0;: dis laquelle défaire.</translation>
    </message>
    <message>
        <source>Say whether the last letter moves before the first one or on top of it.</source>
        <extracomment>engine/messages.py: bad-notation:first-base</extracomment>
        <translation>Dis si la dernière lettre va devant la première ou dessus.</translation>
    </message>
    <message>
        <source>Say what becomes of your own word, and at most once what is added to your rival’s.</source>
        <extracomment>engine/messages.py: bad-notation:double-cross</extracomment>
        <translation>Dis ce que devient ton propre mot, et au plus une fois ce qui s’ajoute à celui de l’adversaire.</translation>
    </message>
    <message>
        <source>Add something to your rival’s word, or leave that part out.</source>
        <extracomment>engine/messages.py: bad-notation:cross</extracomment>
        <translation>Ajoute quelque chose au mot de l’adversaire, ou laisse cette partie de côté.</translation>
    </message>
    <message>
        <source>It is not the turn of player {seat}.</source>
        <extracomment>engine/messages.py: not-your-turn</extracomment>
        <translation>Ce n’est pas le tour du joueur {seat}.</translation>
    </message>
    <message>
        <source>“{verb}” is not possible now.</source>
        <extracomment>engine/messages.py: wrong-verb</extracomment>
        <translation>«&#xa0;{verb}&#xa0;» n’est pas possible maintenant.</translation>
    </message>
    <message>
        <source>The last play is waiting for the others to accept or challenge it.</source>
        <extracomment>engine/messages.py: wrong-verb:waits</extracomment>
        <translation>Le dernier coup attend que les autres l’acceptent ou le contestent.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <extracomment>engine/messages.py: game-over</extracomment>
        <translation>La partie est finie.</translation>
    </message>
    <message>
        <source>There is no word {number} on the table.</source>
        <extracomment>engine/messages.py: no-such-word</extracomment>
        <translation>Il n’y a pas de mot {number} sur la table.</translation>
    </message>
    <message>
        <source>No word on the table is called “{name}”.</source>
        <extracomment>engine/messages.py: no-such-word:named</extracomment>
        <translation>Il n’y a pas de mot «&#xa0;{name}&#xa0;» sur la table.</translation>
    </message>
    <message>
        <source>There is no pile {number} any more.</source>
        <extracomment>engine/messages.py: no-such-word:pile</extracomment>
        <translation>Il n’y a plus de pile {number}.</translation>
    </message>
    <message>
        <source>There is no row {number}.</source>
        <extracomment>engine/messages.py: no-such-word:row</extracomment>
        <translation>Il n’y a pas de rangée {number}.</translation>
    </message>
    <message>
        <source>Row {number} is not the longest.</source>
        <extracomment>engine/messages.py: no-such-word:longest</extracomment>
        <translation>La rangée {number} n’est pas la plus longue.</translation>
    </message>
    <message>
        <source>Your rival has no word on the table.</source>
        <extracomment>engine/messages.py: no-such-word:rival</extracomment>
        <translation>Ton adversaire n’a pas de mot sur la table.</translation>
    </message>
    <message>
        <source>You hold no {card}, or too few of them.</source>
        <extracomment>engine/messages.py: not-in-hand</extracomment>
        <translation>Tu n’as pas de {card} en main, ou pas assez.</translation>
    </message>
    <message>
        <source>There is no upturned {card}, or there are too few.</source>
        <extracomment>engine/messages.py: not-in-hand:upturned</extracomment>
        <translation>Il n’y a pas de {card} parmi les cartes visibles, ou pas assez.</translation>
    </message>
    <message>
        <source>{card} is not at that place in {word}.</source>
        <extracomment>engine/messages.py: not-on-table</extracomment>
        <translation>{card} n’est pas à cette place dans {word}.</translation>
    </message>
    <message>
        <source>The cards of {word} keep their order: {card} does not come next.</source>
        <extracomment>engine/messages.py: not-on-table:order</extracomment>
        <translation>Les cartes de {word} gardent leur ordre&#xa0;: {card} ne vient pas ensuite.</translation>
    </message>
    <message>
        <source>There is no {card} on the table, or there are too few.</source>
        <extracomment>engine/messages.py: not-on-table:card</extracomment>
        <translation>Il n’y a pas de {card} sur la table, ou pas assez.</translation>
    </message>
    <message>
        <source>{card} is not among your leftovers, or not in that order.</source>
        <extracomment>engine/messages.py: not-on-table:leftover</extracomment>
        <translation>{card} n’est pas parmi tes restes, ou pas dans cet ordre.</translation>
    </message>
    <message>
        <source>Adding a card is not permitted here.</source>
        <extracomment>engine/messages.py: move-not-permitted:A</extracomment>
        <translation>Ajouter une carte n’est pas permis ici.</translation>
    </message>
    <message>
        <source>Laying a card over another is not permitted here.</source>
        <extracomment>engine/messages.py: move-not-permitted:O</extracomment>
        <translation>Recouvrir une autre lettre n’est pas permis ici.</translation>
    </message>
    <message>
        <source>Give and take is not permitted here.</source>
        <extracomment>engine/messages.py: move-not-permitted:G</extracomment>
        <translation>Le donnant-donnant n’est pas permis ici.</translation>
    </message>
    <message>
        <source>Splitting a word is not permitted here.</source>
        <extracomment>engine/messages.py: move-not-permitted:S</extracomment>
        <translation>Couper un mot n’est pas permis ici.</translation>
    </message>
    <message>
        <source>Laying a letter on the same letter is not permitted here.</source>
        <extracomment>engine/messages.py: move-not-permitted:D</extracomment>
        <translation>Poser une lettre sur la même lettre n’est pas permis ici.</translation>
    </message>
    <message>
        <source>{card} for {card} would change nothing.</source>
        <extracomment>engine/messages.py: move-not-permitted:same-letter</extracomment>
        <translation>{card} contre {card} ne changerait rien.</translation>
    </message>
    <message>
        <source>All cards of the word stay; hand cards are only added.</source>
        <extracomment>engine/messages.py: move-not-permitted:all-stay</extracomment>
        <translation>Toutes les cartes du mot restent&#x202f;; on ne fait qu’ajouter des cartes de la main.</translation>
    </message>
    <message>
        <source>There are too many words in this play: it can have {most} at most.</source>
        <extracomment>engine/messages.py: move-not-permitted:words</extracomment>
        <translation>Il y a trop de mots dans ce coup&#xa0;: {most} au maximum.</translation>
    </message>
    <message>
        <source>{word} is an offensive word, which is not allowed here.</source>
        <extracomment>engine/messages.py: move-not-permitted:offensive</extracomment>
        <translation>{word} est un mot offensant, qui n’est pas permis ici.</translation>
    </message>
    <message>
        <source>The opening is two words.</source>
        <extracomment>engine/messages.py: move-not-permitted:two-words</extracomment>
        <translation>On ouvre avec deux mots.</translation>
    </message>
    <message>
        <source>The second word must be a fresh one.</source>
        <extracomment>engine/messages.py: move-not-permitted:second-fresh</extracomment>
        <translation>Le second mot doit être un nouveau mot.</translation>
    </message>
    <message>
        <source>Play exactly one hand card.</source>
        <extracomment>engine/messages.py: move-not-permitted:one-card</extracomment>
        <translation>Joue exactement une carte de ta main.</translation>
    </message>
    <message>
        <source>One word has three letters, so the word worth less must go: {word} cannot stay.</source>
        <extracomment>engine/messages.py: move-not-permitted:hard</extracomment>
        <translation>Un des mots a trois lettres, donc celui qui vaut le moins doit partir&#xa0;: {word} ne peut pas rester.</translation>
    </message>
    <message>
        <source>{word} is another player’s and is not open.</source>
        <extracomment>engine/messages.py: move-not-permitted:not-open</extracomment>
        <translation>{word} est à un autre joueur et n’est pas ouvert.</translation>
    </message>
    <message>
        <source>Leftovers are added to your rival’s word or laid over it.</source>
        <extracomment>engine/messages.py: move-not-permitted:cross</extracomment>
        <translation>Les restes s’ajoutent au mot de l’adversaire ou le recouvrent.</translation>
    </message>
    <message>
        <source>Your own word is made of leftovers and added hand cards.</source>
        <extracomment>engine/messages.py: move-not-permitted:own</extracomment>
        <translation>Ton propre mot se compose de restes et de cartes ajoutées de ta main.</translation>
    </message>
    <message>
        <source>At least one hand card must be played.</source>
        <extracomment>engine/messages.py: nothing-played</extracomment>
        <translation>Il faut jouer au moins une carte de la main.</translation>
    </message>
    <message>
        <source>At least one card must be added to the word.</source>
        <extracomment>engine/messages.py: nothing-played:added</extracomment>
        <translation>Il faut ajouter au moins une carte au mot.</translation>
    </message>
    <message>
        <source>At least one card of {word} must stay uncovered.</source>
        <extracomment>engine/messages.py: nothing-kept</extracomment>
        <translation>Au moins une carte de {word} doit rester découverte.</translation>
    </message>
    <message>
        <source>The word is cut into two sides, each with cards of the old word.</source>
        <extracomment>engine/messages.py: bad-split:two</extracomment>
        <translation>Le mot se coupe en deux parties, chacune avec des cartes de l’ancien mot.</translation>
    </message>
    <message>
        <source>Each side needs a hand card.</source>
        <extracomment>engine/messages.py: bad-split:hand-card</extracomment>
        <translation>Il faut une carte de la main de chaque côté.</translation>
    </message>
    <message>
        <source>{word} must keep two uncovered cards that stood next to each other.</source>
        <extracomment>engine/messages.py: bad-split:neighbours</extracomment>
        <translation>{word} doit garder deux cartes découvertes qui étaient côte à côte.</translation>
    </message>
    <message>
        <source>Exactly one side gets hand cards and stays.</source>
        <extracomment>engine/messages.py: bad-split:salvage</extracomment>
        <translation>Un seul côté reçoit des cartes de la main et reste.</translation>
    </message>
    <message>
        <source>{word} must become a different word.</source>
        <extracomment>engine/messages.py: unchanged</extracomment>
        <translation>{word} doit devenir un autre mot.</translation>
    </message>
    <message>
        <source>A fresh word must not be {word} again.</source>
        <extracomment>engine/messages.py: unchanged:afresh</extracomment>
        <translation>Le nouveau mot ne peut pas être encore {word}.</translation>
    </message>
    <message>
        <source>Duplicates alone do not make different words out of {word}.</source>
        <extracomment>engine/messages.py: unchanged:split</extracomment>
        <translation>Doubler des lettres ne suffit pas à changer {word} en d’autres mots.</translation>
    </message>
    <message>
        <source>{word} was there before and may not come back.</source>
        <extracomment>engine/messages.py: word-repeated</extracomment>
        <translation>{word} a déjà été là et ne peut pas revenir.</translation>
    </message>
    <message>
        <source>The word on the table must be used.</source>
        <extracomment>engine/messages.py: must-use-card:table-word</extracomment>
        <translation>Il faut utiliser le mot sur la table.</translation>
    </message>
    <message>
        <source>You have a word of your own: change it, or an open one.</source>
        <extracomment>engine/messages.py: must-use-card:own-word</extracomment>
        <translation>Tu as un mot à toi&#xa0;: change-le, ou change un mot ouvert.</translation>
    </message>
    <message>
        <source>At least {least} hand cards must be used.</source>
        <extracomment>engine/messages.py: must-use-card:hand</extracomment>
        <translation>Il faut utiliser au moins {least} cartes de la main.</translation>
    </message>
    <message>
        <source>Of that word use the last card, {card}, and no other.</source>
        <extracomment>engine/messages.py: must-use-card:last</extracomment>
        <translation>De ce mot, utilise la dernière carte, {card}, et aucune autre.</translation>
    </message>
    <message>
        <source>Of that word use {first} and {second}, and no other card.</source>
        <extracomment>engine/messages.py: must-use-card:named</extracomment>
        <translation>De ce mot, utilise les cartes nommées, {first} et {second}, et aucune autre.</translation>
    </message>
    <message>
        <source>{word} has no vowel to pass on.</source>
        <extracomment>engine/messages.py: must-use-card:vowel</extracomment>
        <translation>{word} n’a pas de voyelle à transmettre.</translation>
    </message>
    <message>
        <source>{word} has no consonant to pass on.</source>
        <extracomment>engine/messages.py: must-use-card:consonant</extracomment>
        <translation>{word} n’a pas de consonne à transmettre.</translation>
    </message>
    <message>
        <source>The plucked {card} must be used.</source>
        <extracomment>engine/messages.py: must-use-card:plucked</extracomment>
        <translation>Ton mot doit contenir la carte piquée {card}.</translation>
    </message>
    <message>
        <source>At least one card of the row must be used.</source>
        <extracomment>engine/messages.py: must-use-card:row</extracomment>
        <translation>Ton mot doit contenir au moins une carte de la rangée.</translation>
    </message>
    <message>
        <source>The turned card {card} must be used.</source>
        <extracomment>engine/messages.py: must-use-card:turned</extracomment>
        <translation>Ton mot doit contenir la carte retournée {card}.</translation>
    </message>
    <message>
        <source>Exactly two cards of the table word must be used.</source>
        <extracomment>engine/messages.py: must-use-card:two</extracomment>
        <translation>Ton mot doit contenir exactement deux cartes du mot sur la table.</translation>
    </message>
    <message>
        <source>{word} does not begin with {row}.</source>
        <extracomment>engine/messages.py: must-use-card:begins</extracomment>
        <translation>{word} ne commence pas par {row}.</translation>
    </message>
    <message>
        <source>The word must begin with {first} and end with {last}, the cards that lie there.</source>
        <extracomment>engine/messages.py: ends-must-stay</extracomment>
        <translation>Le mot doit commencer par {first} et finir par {last}, les cartes qui sont là.</translation>
    </message>
    <message>
        <source>The word must begin with the moved {card}, uncovered or doubled.</source>
        <extracomment>engine/messages.py: ends-must-stay:first</extracomment>
        <translation>Le mot doit commencer par la carte déplacée {card}, découverte ou doublée.</translation>
    </message>
    <message>
        <source>{card} must be the first letter.</source>
        <extracomment>engine/messages.py: ends-must-stay:last</extracomment>
        <translation>{card} doit être la première lettre.</translation>
    </message>
    <message>
        <source>{card} must be the first letter or the last.</source>
        <extracomment>engine/messages.py: ends-must-stay:first-or-last</extracomment>
        <translation>{card} doit être la première lettre ou la dernière.</translation>
    </message>
    <message>
        <source>{word} is too short: a word has at least {least} letters.</source>
        <extracomment>engine/messages.py: too-short</extracomment>
        <translation>{word} est trop court&#xa0;: un mot a au moins {least} lettres.</translation>
    </message>
    <message>
        <source>{word} is too short: your words have at least {least} letters.</source>
        <extracomment>engine/messages.py: too-short:seat</extracomment>
        <translation>{word} est trop court&#xa0;: tes mots ont au moins {least} lettres.</translation>
    </message>
    <message>
        <source>{word} must have exactly {length} letters.</source>
        <extracomment>engine/messages.py: wrong-length</extracomment>
        <translation>{word} doit avoir exactement {length} lettres.</translation>
    </message>
    <message>
        <source>{word} is worth {value}; it needs at least {least}.</source>
        <extracomment>engine/messages.py: too-low</extracomment>
        <translation>{word} vaut {value}&#x202f;; il faut au moins {least}.</translation>
    </message>
    <message>
        <source>{word} is not in the dictionary.</source>
        <extracomment>engine/messages.py: not-a-word</extracomment>
        <translation>{word} n’est pas dans le dictionnaire.</translation>
    </message>
    <message>
        <source>{word} is not in the list that judges your words.</source>
        <extracomment>engine/messages.py: not-a-word:seat</extracomment>
        <translation>{word} n’est pas dans la liste qui juge tes mots.</translation>
    </message>
    <message>
        <source>{word} is a plural made with S, which is not allowed here.</source>
        <extracomment>engine/messages.py: plural</extracomment>
        <translation>{word} est un pluriel en S, qui n’est pas permis ici.</translation>
    </message>
    <message>
        <source>{word} adds {ending} at the end, which the advanced game does not allow.</source>
        <extracomment>engine/messages.py: plural:ending</extracomment>
        <translation>À la fin, {word} n’ajoute que {ending}, ce que le jeu pour experts ne permet pas.</translation>
    </message>
    <message>
        <source>You can trade at most {most} cards at a time.</source>
        <extracomment>engine/messages.py: cannot-trade:most</extracomment>
        <translation>Tu ne peux pas échanger plus de {most} cartes à la fois.</translation>
    </message>
    <message>
        <source>You must trade exactly {count}, no more and no fewer.</source>
        <extracomment>engine/messages.py: cannot-trade:exactly</extracomment>
        <translation>Il faut échanger exactement {count} cartes, ni plus ni moins.</translation>
    </message>
    <message>
        <source>You cannot trade more cards than the deck has: {count}.</source>
        <extracomment>engine/messages.py: cannot-trade:deck</extracomment>
        <translation>Tu ne peux pas échanger plus de cartes que la pioche n’en contient&#xa0;: {count}.</translation>
    </message>
    <message>
        <source>You cannot take back more cards than you played: {most}.</source>
        <extracomment>engine/messages.py: cannot-trade:take</extracomment>
        <translation>Tu ne peux pas reprendre plus de cartes que tu n’en as joué&#xa0;: {most}.</translation>
    </message>
    <message>
        <source>It leaves me good letters.</source>
        <extracomment>engine/players/plan.py: good-hand</extracomment>
        <translation>Comme ça, je garde de bonnes lettres.</translation>
    </message>
    <message>
        <source>It leaves less for the next player.</source>
        <extracomment>engine/players/plan.py: little-for-next</extracomment>
        <translation>Ce coup laisse moins au joueur suivant.</translation>
    </message>
    <message>
        <source>I do not think that the next player can follow it.</source>
        <extracomment>engine/players/plan.py: stuck-next</extracomment>
        <translation>Je ne crois pas que le prochain joueur puisse suivre.</translation>
    </message>
    <message>
        <source>It lets me go on best.</source>
        <extracomment>engine/players/plan.py: sees-on</extracomment>
        <translation>C’est là que j’avance le mieux.</translation>
    </message>
    <message>
        <source>The most cards win the trick.</source>
        <extracomment>engine/players/plan.py: most-cards</extracomment>
        <translation>Qui pose le plus de cartes gagne le pli.</translation>
    </message>
    <message>
        <source>It plays my last cards.</source>
        <extracomment>engine/players/plan.py: goes-out</extracomment>
        <translation>Comme ça, je finis mes cartes.</translation>
    </message>
    <message>
        <source>It leaves me little to lose at the end.</source>
        <extracomment>engine/players/plan.py: few-left</extracomment>
        <translation>Comme ça, j’aurai peu à perdre à la fin.</translation>
    </message>
    <message>
        <source>It keeps my turn going.</source>
        <extracomment>engine/players/plan.py: goes-on</extracomment>
        <translation>Comme ça, mon tour continue.</translation>
    </message>
    <message>
        <source>I like long words.</source>
        <extracomment>engine/players/plan.py: likes-long</extracomment>
        <translation>J’aime les longs mots.</translation>
    </message>
    <message>
        <source>I like short common words.</source>
        <extracomment>engine/players/plan.py: likes-many</extracomment>
        <translation>J’aime les mots courts et courants.</translation>
    </message>
    <message>
        <source>I like to keep good cards.</source>
        <extracomment>engine/players/plan.py: likes-keeps</extracomment>
        <translation>J’aime garder de bonnes cartes.</translation>
    </message>
    <message>
        <source>I like to leave little to go on with.</source>
        <extracomment>engine/players/plan.py: likes-hard</extracomment>
        <translation>J’aime laisser peu de possibilités aux autres.</translation>
    </message>
    <message>
        <source>I like rare words.</source>
        <extracomment>engine/players/plan.py: likes-rare</extracomment>
        <translation>J’aime les mots rares.</translation>
    </message>
    <message>
        <source>Perhaps nobody would doubt it.</source>
        <extracomment>engine/players/plan.py: bluff</extracomment>
        <translation>Peut-être que personne ne le mettrait en doute.</translation>
    </message>
    <message>
        <source>I saw no word worth it, so I traded my worst letters.</source>
        <extracomment>engine/players/plan.py: trade-worst</extracomment>
        <translation>Je n’ai vu aucun mot qui en vaille la peine, j’ai donc échangé mes pires lettres.</translation>
    </message>
    <message>
        <source>No word that I saw was worth laying.</source>
        <extracomment>engine/players/plan.py: not-worth</extracomment>
        <translation>Aucun des mots que j’ai vus ne valait la peine d’être posé.</translation>
    </message>
    <message>
        <source>I saw no place for the turned card.</source>
        <extracomment>engine/players/plan.py: stop</extracomment>
        <translation>Je n’ai vu aucune place pour la carte retournée.</translation>
    </message>
    <message>
        <source>You are likely to hold {card}, and I can use it.</source>
        <extracomment>engine/players/plan.py: ask-likely</extracomment>
        <translation>Tu as sans doute {card}, et je peux m’en servir.</translation>
    </message>
    <message>
        <source>If you hold {card}, I can make much of it.</source>
        <extracomment>engine/players/plan.py: ask-worth</extracomment>
        <translation>Si tu as {card}, je peux en tirer beaucoup.</translation>
    </message>
    <message>
        <source>These cards are worth most to me.</source>
        <extracomment>engine/players/plan.py: take-worth</extracomment>
        <translation>Ce sont les cartes qui me servent le plus.</translation>
    </message>
    <message>
        <source>Nothing that I hold fits in more places than {card}.</source>
        <extracomment>engine/players/plan.py: many-places</extracomment>
        <translation>Aucune de mes cartes ne va à plus d’endroits que {card}.</translation>
    </message>
    <message>
        <source>If the others choose as I suppose, {card} does best.</source>
        <extracomment>engine/players/plan.py: as-supposed</extracomment>
        <translation>Si les autres choisissent comme je le suppose, {card} est le meilleur choix.</translation>
    </message>
    <message>
        <source>{card} seldom fits, and now it does.</source>
        <extracomment>engine/players/plan.py: hard-card</extracomment>
        <translation>{card} trouve rarement une place, et là, il y en a une.</translation>
    </message>
    <message>
        <source>I am not sure of the word {word}.</source>
        <extracomment>engine/players/plan.py: not-sure</extracomment>
        <translation>J’hésite sur le mot {word}.</translation>
    </message>
    <message>
        <source>I do not know the word {word}.</source>
        <extracomment>engine/players/plan.py: not-known</extracomment>
        <translation>Je ne connais pas le mot {word}.</translation>
    </message>
    <message>
        <source>I do not know the word {word}, but I let it pass.</source>
        <extracomment>engine/players/plan.py: let-pass</extracomment>
        <translation>Je ne connais pas le mot {word}, mais je le laisse passer.</translation>
    </message>
    <message>
        <source>It wins the game.</source>
        <extracomment>engine/coach/reason_texts.py: coach:wins</extracomment>
        <translation>Ce coup gagne la partie.</translation>
    </message>
    <message>
        <source>The game is not over with it.</source>
        <extracomment>engine/coach/reason_texts.py: coach:not-over</extracomment>
        <translation>Ce coup ne termine pas la partie.</translation>
    </message>
    <message>
        <source>It scores {points} more.</source>
        <extracomment>engine/coach/reason_texts.py: coach:scores</extracomment>
        <translation>Ce coup rapporte {points} de plus.</translation>
    </message>
    <message>
        <source>It keeps the turn going.</source>
        <extracomment>engine/coach/reason_texts.py: coach:goes-on</extracomment>
        <translation>Le tour continue ainsi.</translation>
    </message>
    <message>
        <source>It lays more cards.</source>
        <extracomment>engine/coach/reason_texts.py: coach:cards</extracomment>
        <translation>Ce coup pose plus de cartes.</translation>
    </message>
    <message>
        <source>It uses more cards of the row for the first time.</source>
        <extracomment>engine/coach/reason_texts.py: coach:row</extracomment>
        <translation>Plus de cartes de la rangée servent pour la première fois.</translation>
    </message>
    <message>
        <source>What others leave of it is worth more to you.</source>
        <extracomment>engine/coach/reason_texts.py: coach:maker</extracomment>
        <translation>Ce que les autres en laissent rapporte plus.</translation>
    </message>
    <message>
        <source>It keeps the {cards}.</source>
        <extracomment>engine/coach/reason_texts.py: coach:keeps</extracomment>
        <translation>On garde {cards} en main.</translation>
    </message>
    <message>
        <source>It gets rid of the {cards}.</source>
        <extracomment>engine/coach/reason_texts.py: coach:rids</extracomment>
        <translation>On se débarrasse de {cards}.</translation>
    </message>
    <message>
        <source>It keeps a better balance of vowels and consonants.</source>
        <extracomment>engine/coach/reason_texts.py: coach:balance</extracomment>
        <translation>Ce coup garde un meilleur équilibre entre voyelles et consonnes.</translation>
    </message>
    <message>
        <source>It keeps fewer cards of the same letter.</source>
        <extracomment>engine/coach/reason_texts.py: coach:doubles</extracomment>
        <translation>Ce coup laisse moins de lettres identiques en main.</translation>
    </message>
    <message>
        <source>It leaves less to lose at the end.</source>
        <extracomment>engine/coach/reason_texts.py: coach:end</extracomment>
        <translation>Il y a moins à perdre à la fin.</translation>
    </message>
    <message>
        <source>The next player can make less of it, as far as can be guessed.</source>
        <extracomment>engine/coach/reason_texts.py: coach:next</extracomment>
        <translation>Autant qu’on puisse en juger, le joueur suivant pourra moins en tirer.</translation>
    </message>
    <message>
        <source>The other player is more likely to hold the {card}.</source>
        <extracomment>engine/coach/reason_texts.py: coach:likely</extracomment>
        <translation>L’autre joueur a plus de chances d’avoir {card}.</translation>
    </message>
    <message>
        <source>More can be made of the {card}.</source>
        <extracomment>engine/coach/reason_texts.py: coach:more-of</extracomment>
        <translation>On peut tirer davantage de {card}.</translation>
    </message>
    <message>
        <source>It fits in more places than the {card}.</source>
        <extracomment>engine/coach/reason_texts.py: coach:fits</extracomment>
        <translation>Cette carte va à plus d’endroits que {card}.</translation>
    </message>
    <message>
        <source>As far as can be guessed, the round goes better with it.</source>
        <extracomment>engine/coach/reason_texts.py: coach:round</extracomment>
        <translation>Autant qu’on puisse en juger, la manche se passe mieux ainsi.</translation>
    </message>
    <message>
        <source>The cards that are left fit better after it.</source>
        <extracomment>engine/coach/reason_texts.py: coach:rows</extracomment>
        <translation>Les cartes qui restent trouvent mieux leur place ensuite.</translation>
    </message>
    <message>
        <source>These cards are worth more.</source>
        <extracomment>engine/coach/reason_texts.py: coach:values</extracomment>
        <translation>Ces cartes valent plus.</translation>
    </message>
    <message>
        <source>It does better against the words that the other player may hold.</source>
        <extracomment>engine/coach/reason_texts.py: coach:trick</extracomment>
        <translation>Ce coup résiste mieux aux mots que l’autre joueur a peut-être en main.</translation>
    </message>
    <message>
        <source>The chance that the other player holds the {card} is about {percent}%.</source>
        <extracomment>engine/coach/reason_texts.py: coach:chance</extracomment>
        <translation>La probabilité que l’autre joueur ait {card} est d’environ {percent}&#xa0;%.</translation>
    </message>
    <message>
        <source>Places that it fits in: {count}.</source>
        <extracomment>engine/coach/reason_texts.py: coach:places</extracomment>
        <translation>Places possibles&#xa0;: {count}.</translation>
    </message>
    <message>
        <source>No play found scores more.</source>
        <extracomment>engine/coach/reason_texts.py: coach:most</extracomment>
        <translation>Aucun coup trouvé ne rapporte plus.</translation>
    </message>
    <message>
        <source>There was no word.</source>
        <extracomment>engine/coach/reason_texts.py: coach:no-word</extracomment>
        <translation>Il n’y avait pas de mot.</translation>
    </message>
    <message>
        <source>{word} is a word.</source>
        <extracomment>engine/coach/reason_texts.py: coach:known</extracomment>
        <translation>{word} est un mot.</translation>
    </message>
    <message>
        <source>The coach does not know the word {word}.</source>
        <extracomment>engine/coach/reason_texts.py: coach:not-known</extracomment>
        <translation>L’entraîneur ne connaît pas le mot {word}.</translation>
    </message>
    <message>
        <source>Small things together make it better, as far as can be guessed.</source>
        <extracomment>engine/coach/reason_texts.py: coach:together</extracomment>
        <translation>De petites choses réunies le rendent meilleur, autant qu’on puisse en juger.</translation>
    </message>
    <message>
        <source>It lays {count} words in one turn.</source>
        <extracomment>engine/coach/reason_texts.py: coach:words</extracomment>
        <translation>Cela pose {count} mots en un seul tour.</translation>
    </message>
    <message>
        <source>A single {card} makes {made} of {word}.</source>
        <extracomment>engine/coach/reason_texts.py: coach:hook</extracomment>
        <translation>Une seule carte {card} transforme {word} en {made}.</translation>
    </message>
    <message>
        <source>It does without the {card} and scores no less.</source>
        <extracomment>engine/coach/reason_texts.py: coach:spared</extracomment>
        <translation>Il se passe de {card} et ne rapporte pas moins.</translation>
    </message>
    <message>
        <source>A trade in time gets rid of the {cards}.</source>
        <extracomment>engine/coach/reason_texts.py: coach:traded</extracomment>
        <translation>Un échange fait à temps permet de se débarrasser de {cards}.</translation>
    </message>
    <message>
        <source>If the game ended then, the cards left would cost {points} less.</source>
        <extracomment>engine/coach/reason_texts.py: coach:less-left</extracomment>
        <translation>Si la partie finissait alors, les cartes restantes coûteraient {points} de moins.</translation>
    </message>
    <message>
        <source>The next player scores about {points} after it, instead of {instead}, as far as can be guessed.</source>
        <extracomment>engine/coach/reason_texts.py: coach:follower</extracomment>
        <translation>Le joueur suivant marque ensuite environ {points} au lieu de {instead}, autant qu’on puisse en juger.</translation>
    </message>
    <message>
        <source>There was nothing else to do.</source>
        <extracomment>engine/coach/reason_texts.py: coach:one-way</extracomment>
        <translation>Il n’y avait rien d’autre à faire.</translation>
    </message>
    <message>
        <source>The dealer has nothing to choose.</source>
        <extracomment>engine/coach/reason_texts.py: coach:dealt</extracomment>
        <translation>Le donneur n’a rien à choisir.</translation>
    </message>
    <message>
        <source>Resigning cannot be compared with a play.</source>
        <extracomment>engine/coach/reason_texts.py: coach:resigned</extracomment>
        <translation>Un abandon ne se compare à rien.</translation>
    </message>
    <message>
        <source>All piles look the same.</source>
        <extracomment>engine/coach/reason_texts.py: coach:piles</extracomment>
        <translation>Rien ne distingue les piles.</translation>
    </message>
    <message>
        <source>There is nothing to say about it.</source>
        <extracomment>engine/coach/reason_texts.py: coach:unseen</extracomment>
        <translation>On ne peut rien en dire.</translation>
    </message>
    <message>
        <source>In the record “{place}” must be a number from 1 to 10, or 0 for no limit.</source>
        <extracomment>engine/messages.py: bad-record:factor</extracomment>
        <translation>Dans la partie enregistrée, «&#xa0;{place}&#xa0;» doit être un nombre de 1 à 10, ou 0 pour aucune limite.</translation>
    </message>
</context>
<context>
    <name>Road</name>
    <message>
        <source>The road</source>
        <extracomment>app/windows/gallery/gallery.py, app/windows/main_window.py, app/windows/sheets/road_page.py</extracomment>
        <translation>La route</translation>
    </message>
    <message>
        <source>{pressed} of {of} stamps. Nothing is locked.</source>
        <extracomment>app/windows/sheets/road_page.py</extracomment>
        <translation>{pressed} tampons sur {of}. Rien n’est verrouillé.</translation>
    </message>
    <message>
        <source>{stamp} on {day}</source>
        <extracomment>app/windows/sheets/road_page.py</extracomment>
        <translation>{stamp} le {day}</translation>
    </message>
    <message>
        <source>{game}: {pressed}; still open: {open}.</source>
        <extracomment>app/windows/sheets/road_page.py</extracomment>
        <translation>{game}&#xa0;: {pressed}&#x202f;; à obtenir&#xa0;: {open}.</translation>
    </message>
    <message>
        <source>The stamps are being looked up…</source>
        <extracomment>app/windows/sheets/road_page.py</extracomment>
        <translation>Recherche des tampons…</translation>
    </message>
    <message>
        <source>lesson</source>
        <extracomment>app/windows/sheets/road_page.py</extracomment>
        <translation>leçon</translation>
    </message>
    <message>
        <source>first win</source>
        <extracomment>app/windows/sheets/road_page.py</extracomment>
        <translation>première victoire</translation>
    </message>
    <message>
        <source>win without hints</source>
        <extracomment>app/windows/sheets/road_page.py</extracomment>
        <translation>victoire sans indice</translation>
    </message>
    <message>
        <source>par reached</source>
        <extracomment>app/windows/sheets/road_page.py</extracomment>
        <translation>par atteint</translation>
    </message>
    <message>
        <source>find solved</source>
        <extracomment>app/windows/sheets/road_page.py</extracomment>
        <translation>trouvaille résolue</translation>
    </message>
    <message>
        <source>All stamps</source>
        <extracomment>app/windows/sheets/road_page.py</extracomment>
        <translation>Tous les tampons</translation>
    </message>
    <message>
        <source>Games and their stamps</source>
        <extracomment>app/windows/sheets/road_page.py</extracomment>
        <translation>Les jeux et leurs tampons</translation>
    </message>
    <message>
        <source>Next: {stamp}</source>
        <extracomment>app/windows/sheets/road_page.py</extracomment>
        <translation>Prochain&#xa0;: {stamp}</translation>
    </message>
    <message>
        <source>To this game</source>
        <extracomment>app/windows/sheets/road_page.py</extracomment>
        <translation>Vers ce jeu</translation>
    </message>
    <message>
        <source>{game}: no stamp yet; still open: {open}.</source>
        <extracomment>app/windows/sheets/road_page.py</extracomment>
        <translation>{game}&#xa0;: encore aucun tampon&#x202f;; à obtenir&#xa0;: {open}.</translation>
    </message>
    <message>
        <source>{game}: all stamps: {pressed}.</source>
        <extracomment>app/windows/sheets/road_page.py</extracomment>
        <translation>{game}&#xa0;: tous les tampons&#xa0;: {pressed}.</translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>The rules of {game} are not written down here yet.</source>
        <extracomment>app/windows/rules/page.py</extracomment>
        <translation>Les règles de ce jeu, {game}, ne sont pas encore écrites ici.</translation>
    </message>
    <message>
        <source>Rules</source>
        <extracomment>app/windows/rules/page.py</extracomment>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Variations and options: {names}</source>
        <extracomment>app/windows/rules/page_texts.py</extracomment>
        <translation>Variantes et options&#xa0;: {names}</translation>
    </message>
    <message>
        <source>Contents</source>
        <extracomment>app/windows/rules/rules_window.py</extracomment>
        <translation>Sommaire</translation>
    </message>
    <message>
        <source>Show me</source>
        <extracomment>app/program/reminders.py, app/program/small_table.py, app/windows/rules/page_texts.py</extracomment>
        <translation>Montre-moi</translation>
    </message>
    <message>
        <source>Back to the rules</source>
        <extracomment>app/program/small_table.py</extracomment>
        <translation>Retour aux règles</translation>
    </message>
    <message>
        <source>Refused: {reason}</source>
        <extracomment>app/program/small_table.py</extracomment>
        <translation>Refusé&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>Try it, and see why it is refused.</source>
        <extracomment>app/program/small_table.py</extracomment>
        <translation>Essaie, et vois pourquoi c’est refusé.</translation>
    </message>
    <message>
        <source>Now you</source>
        <extracomment>app/program/small_table.py, app/windows/rules/page_texts.py</extracomment>
        <translation>À toi</translation>
    </message>
    <message>
        <source>Search in this page</source>
        <extracomment>app/windows/rules/rules_window.py</extracomment>
        <translation>Chercher dans la page</translation>
    </message>
    <message>
        <source>not found</source>
        <extracomment>app/windows/rules/rules_window.py</extracomment>
        <translation>introuvable</translation>
    </message>
    <message>
        <source>Back</source>
        <extracomment>app/windows/rules/rules_window.py</extracomment>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Forward</source>
        <extracomment>app/windows/rules/rules_window.py</extracomment>
        <translation>En avant</translation>
    </message>
    <message>
        <source>Previous place</source>
        <extracomment>app/windows/rules/rules_window.py</extracomment>
        <translation>Endroit précédent</translation>
    </message>
    <message>
        <source>Next place</source>
        <extracomment>app/windows/rules/rules_window.py</extracomment>
        <translation>Endroit suivant</translation>
    </message>
    <message>
        <source>Page</source>
        <extracomment>app/windows/rules/rules_window.py</extracomment>
        <translation>Page</translation>
    </message>
    <message>
        <source>Rules of {game}</source>
        <extracomment>app/windows/rules/rules_window.py</extracomment>
        <translation>{game}&#xa0;: les règles</translation>
    </message>
    <message>
        <source>{number} of {count}</source>
        <extracomment>app/windows/rules/rules_window.py</extracomment>
        <translation>{number} sur {count}</translation>
    </message>
</context>
<context>
    <name>Safe</name>
    <message>
        <source>Safe</source>
        <extracomment>app/windows/table/safe_mark.py</extracomment>
        <translation>Enregistré</translation>
    </message>
    <message>
        <source>Saving</source>
        <extracomment>app/windows/table/safe_mark.py</extracomment>
        <translation>Enregistrement</translation>
    </message>
    <message>
        <source>Not saved</source>
        <extracomment>app/windows/table/safe_mark.py</extracomment>
        <translation>Non enregistré</translation>
    </message>
    <message>
        <source>Saved up to the last move.</source>
        <extracomment>app/windows/table/safe_mark.py</extracomment>
        <translation>Enregistré jusqu’au dernier coup.</translation>
    </message>
    <message>
        <source>The last move is being saved.</source>
        <extracomment>app/windows/table/safe_mark.py</extracomment>
        <translation>Le dernier coup est en cours d’enregistrement.</translation>
    </message>
    <message>
        <source>The last moves are not saved. {why} Wordfelt keeps trying.</source>
        <extracomment>app/windows/table/safe_mark.py</extracomment>
        <translation>Les derniers coups ne sont pas enregistrés. {why} Wordfelt continue d’essayer.</translation>
    </message>
    <message>
        <source>Save a copy…</source>
        <extracomment>app/windows/table/safe_mark.py</extracomment>
        <translation>Enregistrer une copie…</translation>
    </message>
    <message>
        <source>Try again now</source>
        <extracomment>app/windows/table/safe_mark.py</extracomment>
        <translation>Réessayer maintenant</translation>
    </message>
</context>
<context>
    <name>Scanning</name>
    <message>
        <source>Take the last card back</source>
        <extracomment>app/windows/scanning/spots.py</extracomment>
        <translation>Reprendre la dernière carte</translation>
    </message>
    <message>
        <source>Menu of the card</source>
        <extracomment>app/windows/scanning/spots.py</extracomment>
        <translation>Menu de la carte</translation>
    </message>
    <message>
        <source>Put the card back</source>
        <extracomment>app/windows/scanning/spots.py</extracomment>
        <translation>Reposer la carte</translation>
    </message>
</context>
<context>
    <name>Scores</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <extracomment>app/base/texts.py, app/windows/sheets/puzzle_texts.py</extracomment>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <extracomment>app/base/texts.py, app/program/self_test.py, app/windows/sheets/puzzle_texts.py</extracomment>
        <translation>
            <numerusform>%n carte</numerusform>
            <numerusform>%n cartes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s)</source>
        <extracomment>app/base/texts.py, app/windows/table/panels.py</extracomment>
        <translation>
            <numerusform>%n pli</numerusform>
            <numerusform>%n plis</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) left</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>
            <numerusform>%n carte restante</numerusform>
            <numerusform>%n cartes restantes</numerusform>
        </translation>
    </message>
    <message>
        <source>out of the game</source>
        <extracomment>app/windows/table/panels.py</extracomment>
        <translation>éliminé</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) won</source>
        <extracomment>app/base/texts.py, app/windows/table/panels.py</extracomment>
        <translation>
            <numerusform>%n partie gagnée</numerusform>
            <numerusform>%n parties gagnées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in hand</source>
        <extracomment>app/windows/table/panels.py</extracomment>
        <translation>
            <numerusform>%n carte en main</numerusform>
            <numerusform>%n cartes en main</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) won</source>
        <extracomment>app/windows/table/panels.py</extracomment>
        <translation>
            <numerusform>%n carte gagnée</numerusform>
            <numerusform>%n cartes gagnées</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Search</name>
    <message>
        <source>You cannot look up words at this table now.</source>
        <extracomment>app/windows/table/why_not.py</extracomment>
        <translation>Tu ne peux pas chercher de mots à cette table maintenant.</translation>
    </message>
    <message>
        <source>Is it a word?</source>
        <extracomment>app/windows/table/word_search.py</extracomment>
        <translation>Est-ce un mot&#x202f;?</translation>
    </message>
    <message>
        <source>? stands for one letter, * for any letters or none.</source>
        <extracomment>app/windows/table/word_search.py</extracomment>
        <translation>? remplace une lettre, * autant de lettres qu’on veut, ou aucune.</translation>
    </message>
    <message>
        <source>Look it up</source>
        <extracomment>app/windows/table/word_search.py</extracomment>
        <translation>Chercher</translation>
    </message>
    <message>
        <source>What was found</source>
        <extracomment>app/windows/table/word_search.py</extracomment>
        <translation>Ce qui a été trouvé</translation>
    </message>
    <message>
        <source>QUIZ, or a pattern: QU?Z, *ING</source>
        <extracomment>app/windows/table/word_search.py</extracomment>
        <translation>QUIZ, ou un modèle&#xa0;: QU?Z, *ING</translation>
    </message>
    <message>
        <source>At this table each search counts as a hint. Press Enter to search.</source>
        <extracomment>app/windows/table/word_search.py</extracomment>
        <translation>À cette table, chaque recherche compte comme un indice&#xa0;: Entrée la lance.</translation>
    </message>
    <message>
        <source>{word} is a word.</source>
        <extracomment>app/windows/table/word_search.py</extracomment>
        <translation>{word} est un mot.</translation>
    </message>
    <message>
        <source>{word} is not a word here.</source>
        <extracomment>app/windows/table/word_search.py</extracomment>
        <translation>{word} n’est pas un mot ici.</translation>
    </message>
    <message numerus="yes">
        <source>Here are the first %n.</source>
        <extracomment>app/windows/table/word_search.py</extracomment>
        <translation>
            <numerusform>En voici %n.</numerusform>
            <numerusform>Voici les %n premiers.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n word(s)</source>
        <extracomment>app/windows/table/word_search.py</extracomment>
        <translation>
            <numerusform>%n mot</numerusform>
            <numerusform>%n mots</numerusform>
        </translation>
    </message>
    <message>
        <source>Dictionary: {name}</source>
        <extracomment>app/windows/table/word_search.py</extracomment>
        <translation>Dictionnaire&#xa0;: {name}</translation>
    </message>
</context>
<context>
    <name>SecondPress</name>
    <message>
        <source>{verb}? Press again</source>
        <extracomment>app/windows/table/second_press.py</extracomment>
        <translation>{verb}&#x202f;? Encore une fois</translation>
    </message>
    <message>
        <source>Press again to pass.</source>
        <extracomment>app/windows/table/second_press.py</extracomment>
        <translation>Appuie encore une fois pour passer.</translation>
    </message>
    <message>
        <source>Press again to stop.</source>
        <extracomment>app/windows/table/second_press.py</extracomment>
        <translation>Appuie encore une fois pour t’arrêter.</translation>
    </message>
    <message>
        <source>Press again to trade.</source>
        <extracomment>app/windows/table/second_press.py</extracomment>
        <translation>Appuie encore une fois pour échanger.</translation>
    </message>
    <message>
        <source>Press again to discard.</source>
        <extracomment>app/windows/table/second_press.py</extracomment>
        <translation>Appuie encore une fois pour défausser.</translation>
    </message>
</context>
<context>
    <name>SetUp</name>
    <message>
        <source>Family: common words</source>
        <extracomment>app/base/settings.py</extracomment>
        <translation>Famille&#xa0;: mots courants</translation>
    </message>
    <message>
        <source>Standard</source>
        <extracomment>app/base/settings.py</extracomment>
        <translation>Standard</translation>
    </message>
    <message>
        <source>Large: rare words, too</source>
        <extracomment>app/base/settings.py</extracomment>
        <translation>Grand&#xa0;: mots rares aussi</translation>
    </message>
    <message>
        <source>American and British</source>
        <extracomment>app/base/settings.py</extracomment>
        <translation>Américain et britannique</translation>
    </message>
    <message>
        <source>American</source>
        <extracomment>app/base/settings.py</extracomment>
        <translation>Américain</translation>
    </message>
    <message>
        <source>British</source>
        <extracomment>app/base/settings.py</extracomment>
        <translation>Britannique</translation>
    </message>
    <message>
        <source>Words not for children</source>
        <extracomment>app/base/settings.py, app/windows/sheets/table_sheet.py</extracomment>
        <translation>Mots qui ne sont pas pour les enfants</translation>
    </message>
    <message>
        <source>All allowed</source>
        <extracomment>app/base/settings.py</extracomment>
        <translation>Tous permis</translation>
    </message>
    <message>
        <source>The strongest are left out</source>
        <extracomment>app/base/settings.py</extracomment>
        <translation>Sans les plus forts</translation>
    </message>
    <message>
        <source>Vulgar ones are left out</source>
        <extracomment>app/base/settings.py</extracomment>
        <translation>Sans les vulgaires</translation>
    </message>
    <message>
        <source>All are left out</source>
        <extracomment>app/base/settings.py</extracomment>
        <translation>Aucun n’est permis</translation>
    </message>
    <message>
        <source>The program never uses them</source>
        <extracomment>app/base/settings.py</extracomment>
        <translation>Le programme n’en montre aucun</translation>
    </message>
    <message>
        <source>The program may use them</source>
        <extracomment>app/base/settings.py</extracomment>
        <translation>Le programme peut les montrer</translation>
    </message>
    <message>
        <source>no limit</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>sans limite</translation>
    </message>
    <message>
        <source>the time that is agreed</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>le temps convenu</translation>
    </message>
    <message>
        <source>{times} × the time</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>{times} × le temps</translation>
    </message>
    <message>
        <source>A deal code has eight letters and digits.</source>
        <extracomment>app/windows/sheets/code_field.py</extracomment>
        <translation>Le code de la donne compte huit lettres et chiffres.</translation>
    </message>
    <message>
        <source>the game’s own</source>
        <extracomment>app/windows/sheets/option_fields.py</extracomment>
        <translation>ceux du jeu</translation>
    </message>
    <message>
        <source>Knows everyday words.</source>
        <extracomment>app/windows/sheets/seats.py</extracomment>
        <translation>Connaît les mots de tous les jours.</translation>
    </message>
    <message>
        <source>Knows common words.</source>
        <extracomment>app/windows/sheets/seats.py</extracomment>
        <translation>Connaît les mots courants.</translation>
    </message>
    <message>
        <source>Knows uncommon words, too.</source>
        <extracomment>app/windows/sheets/seats.py</extracomment>
        <translation>Connaît aussi les mots peu courants.</translation>
    </message>
    <message>
        <source>Knows rare words, too.</source>
        <extracomment>app/windows/sheets/seats.py</extracomment>
        <translation>Connaît aussi les mots rares.</translation>
    </message>
    <message>
        <source>Knows every word.</source>
        <extracomment>app/windows/sheets/seats.py</extracomment>
        <translation>Connaît tous les mots.</translation>
    </message>
    <message>
        <source>Near you</source>
        <extracomment>app/windows/sheets/seats.py, app/windows/widgets/who_plays.py</extracomment>
        <translation>À ton niveau</translation>
    </message>
    <message>
        <source>Plays half a level harder after you clearly win, and half a level easier after it does.</source>
        <extracomment>app/windows/sheets/seats.py</extracomment>
        <translation>Joue un demi-niveau plus fort après une nette victoire de ta part, et un demi-niveau plus faible après la sienne.</translation>
    </message>
    <message>
        <source>It never sees your hand.</source>
        <extracomment>app/windows/sheets/seats.py</extracomment>
        <translation>Il ne voit jamais ta main.</translation>
    </message>
    <message>
        <source>Person</source>
        <extracomment>app/windows/sheets/seats.py</extracomment>
        <translation>Humain</translation>
    </message>
    <message>
        <source>Computer</source>
        <extracomment>app/windows/sheets/seats.py</extracomment>
        <translation>Ordinateur</translation>
    </message>
    <message>
        <source>Hints as in the settings</source>
        <extracomment>app/windows/sheets/seats.py</extracomment>
        <translation>Indices comme dans les réglages</translation>
    </message>
    <message>
        <source>Knows the words of primary school, takes its time and overlooks a lot.</source>
        <extracomment>app/windows/sheets/seats.py</extracomment>
        <translation>Connaît les mots de l’école primaire, prend son temps et ne voit pas grand-chose.</translation>
    </message>
    <message>
        <source>Sees every play that it could make.</source>
        <extracomment>app/windows/sheets/seats.py</extracomment>
        <translation>Voit tous les coups qu’il pourrait jouer.</translation>
    </message>
    <message>
        <source>Takes care which letters it keeps.</source>
        <extracomment>app/windows/sheets/seats.py</extracomment>
        <translation>Veille aux lettres qu’il garde.</translation>
    </message>
    <message>
        <source>Thinks of what the next player could do.</source>
        <extracomment>app/windows/sheets/seats.py</extracomment>
        <translation>Pense à ce que le joueur suivant pourrait faire.</translation>
    </message>
    <message>
        <source>Counts the cards at the end.</source>
        <extracomment>app/windows/sheets/seats.py</extracomment>
        <translation>Compte les cartes à la fin.</translation>
    </message>
    <message>
        <source>Name at seat {number}</source>
        <extracomment>app/windows/sheets/seats.py</extracomment>
        <translation>Nom à la place {number}</translation>
    </message>
    <message>
        <source>Colour of seat {number}</source>
        <extracomment>app/windows/sheets/seats.py</extracomment>
        <translation>Couleur de la place {number}</translation>
    </message>
    <message>
        <source>Who plays at seat {number}</source>
        <extracomment>app/windows/sheets/seats.py</extracomment>
        <translation>Qui joue à la place {number}</translation>
    </message>
    <message>
        <source>Level at seat {number}</source>
        <extracomment>app/windows/sheets/seats.py</extracomment>
        <translation>Niveau à la place {number}</translation>
    </message>
    <message>
        <source>Temperament at seat {number}</source>
        <extracomment>app/windows/sheets/seats.py</extracomment>
        <translation>Tempérament à la place {number}</translation>
    </message>
    <message>
        <source>Hints at seat {number}</source>
        <extracomment>app/windows/sheets/seats.py</extracomment>
        <translation>Indices à la place {number}</translation>
    </message>
    <message>
        <source>Time at seat {number}</source>
        <extracomment>app/windows/sheets/seats.py</extracomment>
        <translation>Temps à la place {number}</translation>
    </message>
    <message>
        <source>Move seat {number} up</source>
        <extracomment>app/windows/sheets/seats.py</extracomment>
        <translation>Monter la place {number}</translation>
    </message>
    <message>
        <source>Remove seat {number}</source>
        <extracomment>app/windows/sheets/seats.py</extracomment>
        <translation>Retirer la place {number}</translation>
    </message>
    <message>
        <source>Large resembles SOWPODS, the tournament list: it has about 89 % of its words.</source>
        <extracomment>app/windows/sheets/table_sheet.py</extracomment>
        <translation>Le grand dictionnaire ressemble à SOWPODS, la liste des tournois&#xa0;: il a environ 89&#xa0;% de ses mots.</translation>
    </message>
    <message>
        <source>Unless all of you agree on hints, nobody gets any.</source>
        <extracomment>app/windows/sheets/table_sheet.py</extracomment>
        <translation>Personne ne reçoit d’indice sans l’accord de tous.</translation>
    </message>
    <message>
        <source>People…</source>
        <extracomment>app/windows/sheets/table_sheet.py</extracomment>
        <translation>Personnes…</translation>
    </message>
    <message>
        <source>Hints are agreed</source>
        <extracomment>app/windows/sheets/table_sheet.py</extracomment>
        <translation>Les indices sont convenus</translation>
    </message>
    <message>
        <source>Words and meanings are English.</source>
        <extracomment>app/windows/sheets/table_sheet.py</extracomment>
        <translation>Les mots et leurs sens sont en anglais.</translation>
    </message>
    <message>
        <source>Set up {game}</source>
        <extracomment>app/windows/sheets/setup_sheet.py</extracomment>
        <translation>Préparer {game}</translation>
    </message>
    <message>
        <source>Hints: {words}</source>
        <extracomment>app/windows/sheets/seats.py</extracomment>
        <translation>Indices&#xa0;: {words}</translation>
    </message>
    <message>
        <source>Dictionary</source>
        <extracomment>app/base/settings.py, app/windows/sheets/table_sheet.py</extracomment>
        <translation>Dictionnaire anglais</translation>
    </message>
    <message>
        <source>Spelling</source>
        <extracomment>app/base/settings.py, app/windows/sheets/table_sheet.py</extracomment>
        <translation>Orthographe</translation>
    </message>
    <message>
        <source>Offensive words</source>
        <extracomment>app/base/settings.py, app/windows/sheets/table_sheet.py</extracomment>
        <translation>Mots offensants</translation>
    </message>
    <message>
        <source>+ Person</source>
        <extracomment>app/windows/sheets/seats.py</extracomment>
        <translation>+ Humain</translation>
    </message>
    <message>
        <source>+ Computer</source>
        <extracomment>app/windows/sheets/seats.py</extracomment>
        <translation>+ Ordinateur</translation>
    </message>
    <message>
        <source>One more person</source>
        <extracomment>app/windows/sheets/seats.py</extracomment>
        <translation>Un humain de plus</translation>
    </message>
    <message>
        <source>One more computer player</source>
        <extracomment>app/windows/sheets/seats.py</extracomment>
        <translation>Un joueur ordinateur de plus</translation>
    </message>
    <message>
        <source>Undo takes back what computers have played, too. Statistics count such games separately.</source>
        <extracomment>app/windows/sheets/table_sheet.py</extracomment>
        <translation>Annuler reprend aussi les coups de l’ordinateur. Les statistiques comptent ces parties à part.</translation>
    </message>
    <message>
        <source>Practice</source>
        <extracomment>app/windows/sheets/table_sheet.py</extracomment>
        <translation>Entraînement</translation>
    </message>
    <message>
        <source>Variation</source>
        <extracomment>app/windows/sheets/setup_sheet.py</extracomment>
        <translation>Variante</translation>
    </message>
    <message>
        <source>As printed</source>
        <extracomment>app/windows/sheets/setup_sheet.py</extracomment>
        <translation>Règles imprimées</translation>
    </message>
    <message>
        <source>As in the settings</source>
        <extracomment>app/base/settings.py</extracomment>
        <translation>Comme dans les réglages</translation>
    </message>
    <message>
        <source>by chance</source>
        <extracomment>app/windows/sheets/code_field.py</extracomment>
        <translation>au hasard</translation>
    </message>
    <message>
        <source>Deal code</source>
        <extracomment>app/windows/sheets/code_field.py, app/windows/sheets/setup_sheet.py</extracomment>
        <translation>Code de la donne</translation>
    </message>
    <message>
        <source>Back</source>
        <extracomment>app/windows/gallery/which_game.py, app/windows/sheets/day_sheet.py, app/windows/sheets/setup_sheet.py</extracomment>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Knows the words that families know.</source>
        <extracomment>app/windows/sheets/seats.py</extracomment>
        <translation>Connaît les mots qu’on connaît en famille.</translation>
    </message>
    <message>
        <source>Plans the best whole turn, and looks some turns ahead.</source>
        <extracomment>app/windows/sheets/seats.py</extracomment>
        <translation>Compose le meilleur tour complet, et regarde quelques tours plus loin.</translation>
    </message>
    <message>
        <source>Sees {share} of 100 plays that it could make, fewer with long or rare words.</source>
        <extracomment>app/windows/sheets/seats.py</extracomment>
        <translation>Voit {share} coups possibles sur 100, moins si les mots sont longs ou rares.</translation>
    </message>
    <message>
        <source>Deal</source>
        <extracomment>app/windows/sheets/setup_sheet.py</extracomment>
        <translation>Distribuer</translation>
    </message>
    <message>
        <source>Rules of this variation</source>
        <extracomment>app/windows/sheets/setup_sheet.py</extracomment>
        <translation>Règles de cette variante</translation>
    </message>
    <message>
        <source>Buzzers: {keys}</source>
        <extracomment>app/windows/sheets/setup_sheet.py</extracomment>
        <translation>Buzzers&#xa0;: {keys}</translation>
    </message>
    <message>
        <source>Keys to challenge a word: {keys}</source>
        <extracomment>app/windows/sheets/setup_sheet.py</extracomment>
        <translation>Touches pour contester un mot&#xa0;: {keys}</translation>
    </message>
    <message>
        <source>Players</source>
        <extracomment>app/windows/sheets/setup_sheet.py</extracomment>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>Keys…</source>
        <extracomment>app/windows/sheets/setup_sheet.py</extracomment>
        <translation>Touches…</translation>
    </message>
    <message>
        <source>Rules of this table</source>
        <extracomment>app/windows/sheets/setup_sheet.py</extracomment>
        <translation>Règles de cette table</translation>
    </message>
    <message>
        <source>The same code deals the same cards again.</source>
        <extracomment>app/windows/sheets/code_field.py</extracomment>
        <translation>Le même code redonne les mêmes cartes.</translation>
    </message>
    <message>
        <source>Looks for cards that can all be laid with words that families know</source>
        <extracomment>app/windows/sheets/setup_sheet.py</extracomment>
        <translation>Cherche des cartes qu’on peut toutes poser avec des mots que les familles connaissent</translation>
    </message>
    <message>
        <source>Stop looking</source>
        <extracomment>app/windows/sheets/setup_sheet.py</extracomment>
        <translation>Arrêter la recherche</translation>
    </message>
    <message>
        <source>Cards with a known solution</source>
        <extracomment>app/windows/sheets/setup_sheet.py</extracomment>
        <translation>Cartes dont une solution est connue</translation>
    </message>
    <message>
        <source>Looking for cards…</source>
        <extracomment>app/windows/sheets/setup_sheet.py</extracomment>
        <translation>Recherche de cartes…</translation>
    </message>
    <message>
        <source>A solution is known for these cards. They are dealt for one player.</source>
        <extracomment>app/windows/sheets/setup_sheet.py</extracomment>
        <translation>Une solution est connue pour ces cartes. Elles sont distribuées pour une personne.</translation>
    </message>
    <message>
        <source>No solution was found with these rules.</source>
        <extracomment>app/windows/sheets/setup_sheet.py</extracomment>
        <translation>Aucune solution n’a été trouvée avec ces règles.</translation>
    </message>
    <message>
        <source>no time limit</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>aucune limite de temps</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>{word} is not made of 2 to 20 letters from A to Z.</source>
        <extracomment>app/windows/sheets/house_list.py</extracomment>
        <translation>{word} n’est pas un mot de 2 à 20 lettres de A à Z.</translation>
    </message>
    <message>
        <source>House words apply from the next deal on.</source>
        <extracomment>app/windows/sheets/house_list.py</extracomment>
        <translation>Les mots maison valent à partir de la prochaine donne.</translation>
    </message>
    <message>
        <source>a word, or several</source>
        <extracomment>app/windows/sheets/house_list.py</extracomment>
        <translation>un mot, ou plusieurs</translation>
    </message>
    <message>
        <source>Add</source>
        <extracomment>app/windows/sheets/house_list.py</extracomment>
        <translation>Ajouter</translation>
    </message>
    <message>
        <source>Remove</source>
        <extracomment>app/windows/sheets/house_list.py, app/windows/sheets/own_lists_page.py</extracomment>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>Words added</source>
        <extracomment>app/windows/sheets/house_list.py</extracomment>
        <translation>Mots ajoutés</translation>
    </message>
    <message>
        <source>Words forbidden</source>
        <extracomment>app/windows/sheets/house_list.py</extracomment>
        <translation>Mots interdits</translation>
    </message>
    <message numerus="yes">
        <source>%n word(s)</source>
        <extracomment>app/windows/sheets/house_list.py, app/windows/sheets/own_lists_page.py</extracomment>
        <translation>
            <numerusform>%n mot</numerusform>
            <numerusform>%n mots</numerusform>
        </translation>
    </message>
    <message>
        <source>Words removed: {words}.</source>
        <extracomment>app/windows/sheets/house_list.py</extracomment>
        <translation>Mots retirés&#xa0;: {words}.</translation>
    </message>
    <message>
        <source>Words added: {words}.</source>
        <extracomment>app/windows/sheets/house_list.py</extracomment>
        <translation>Mots ajoutés&#xa0;: {words}.</translation>
    </message>
    <message>
        <source>Words forbidden: {words}.</source>
        <extracomment>app/windows/sheets/house_list.py</extracomment>
        <translation>Mots interdits&#xa0;: {words}.</translation>
    </message>
    <message>
        <source>Your word lists</source>
        <extracomment>app/windows/sheets/own_lists_page.py</extracomment>
        <translation>Tes listes de mots</translation>
    </message>
    <message>
        <source>Remove “{title}”? Games played with it can then only be watched.</source>
        <extracomment>app/windows/sheets/own_lists_page.py</extracomment>
        <translation>Retirer «&#xa0;{title}&#xa0;»&#x202f;? On ne pourra plus que regarder les parties jouées avec cette liste.</translation>
    </message>
    <message numerus="yes">
        <source>%n with characters other than A to Z</source>
        <extracomment>app/windows/sheets/own_lists_page.py</extracomment>
        <translation>
            <numerusform>%n avec d’autres caractères que A à Z</numerusform>
            <numerusform>%n avec d’autres caractères que A à Z</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n with fewer than 2 or more than 20 letters</source>
        <extracomment>app/windows/sheets/own_lists_page.py</extracomment>
        <translation>
            <numerusform>%n de moins de 2 ou de plus de 20 lettres</numerusform>
            <numerusform>%n de moins de 2 ou de plus de 20 lettres</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n name(s)</source>
        <extracomment>app/windows/sheets/own_lists_page.py</extracomment>
        <translation>
            <numerusform>%n nom propre</numerusform>
            <numerusform>%n noms propres</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n listed twice</source>
        <extracomment>app/windows/sheets/own_lists_page.py</extracomment>
        <translation>
            <numerusform>%n en double</numerusform>
            <numerusform>%n en double</numerusform>
        </translation>
    </message>
    <message>
        <source>Import a list…</source>
        <extracomment>app/windows/sheets/own_lists_page.py</extracomment>
        <translation>Importer une liste…</translation>
    </message>
    <message>
        <source>Import a text or gzip file with one word on each line; then choose it as the dictionary.</source>
        <extracomment>app/windows/sheets/own_lists_page.py</extracomment>
        <translation>Importe un fichier texte ou gzip avec un mot par ligne&#x202f;; choisis-le ensuite comme dictionnaire.</translation>
    </message>
    <message>
        <source>The word list is being read.</source>
        <extracomment>app/windows/sheets/own_lists_page.py</extracomment>
        <translation>La liste de mots est en cours de lecture.</translation>
    </message>
    <message>
        <source>Leave it</source>
        <extracomment>app/windows/sheets/own_lists_page.py</extracomment>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>The list cannot be removed: {why}</source>
        <extracomment>app/windows/sheets/own_lists_page.py</extracomment>
        <translation>La liste ne peut pas être retirée&#xa0;: {why}</translation>
    </message>
    <message>
        <source>“{title}” is removed.</source>
        <extracomment>app/windows/sheets/own_lists_page.py</extracomment>
        <translation>«&#xa0;{title}&#xa0;» est retirée.</translation>
    </message>
    <message>
        <source>Left out: {entries}.</source>
        <extracomment>app/windows/sheets/own_lists_page.py</extracomment>
        <translation>Laissés de côté&#xa0;: {entries}.</translation>
    </message>
    <message>
        <source>{seconds} s</source>
        <extracomment>app/base/settings.py</extracomment>
        <translation>{seconds}&#xa0;s</translation>
    </message>
    <message>
        <source>Settings</source>
        <extracomment>app/windows/sheets/settings_sheet.py</extracomment>
        <translation>Réglages</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>app/windows/sheets/settings_sheet.py</extracomment>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Felt</source>
        <extracomment>app/base/settings.py</extracomment>
        <translation>Tapis</translation>
    </message>
    <message>
        <source>Cards</source>
        <extracomment>app/base/settings.py</extracomment>
        <translation>Cartes</translation>
    </message>
    <message>
        <source>Backs</source>
        <extracomment>app/base/settings.py</extracomment>
        <translation>Dos</translation>
    </message>
    <message>
        <source>Colours</source>
        <extracomment>app/base/settings.py</extracomment>
        <translation>Couleurs</translation>
    </message>
    <message>
        <source>Movement</source>
        <extracomment>app/base/settings.py</extracomment>
        <translation>Mouvement</translation>
    </message>
    <message>
        <source>Text size</source>
        <extracomment>app/base/settings.py</extracomment>
        <translation>Taille du texte</translation>
    </message>
    <message>
        <source>Size of the cards</source>
        <extracomment>app/base/settings.py</extracomment>
        <translation>Taille des cartes</translation>
    </message>
    <message>
        <source>Language</source>
        <extracomment>app/base/settings.py</extracomment>
        <translation>Langue</translation>
    </message>
    <message>
        <source>Sounds</source>
        <extracomment>app/base/settings.py</extracomment>
        <translation>Sons</translation>
    </message>
    <message>
        <source>Computer players</source>
        <extracomment>app/base/settings.py</extracomment>
        <translation>Rythme de l’ordinateur</translation>
    </message>
    <message>
        <source>Computer players say why</source>
        <extracomment>app/base/settings.py</extracomment>
        <translation>L’ordinateur explique ses coups</translation>
    </message>
    <message>
        <source>Reminders in a first game</source>
        <extracomment>app/base/settings.py</extracomment>
        <translation>Rappels dans une première partie</translation>
    </message>
    <message>
        <source>Screen reader announcements</source>
        <extracomment>app/base/settings.py</extracomment>
        <translation>Annonces aux lecteurs d’écran</translation>
    </message>
    <message>
        <source>Hints</source>
        <extracomment>app/base/settings.py</extracomment>
        <translation>Indices</translation>
    </message>
    <message>
        <source>Panels beside the table</source>
        <extracomment>app/base/settings.py</extracomment>
        <translation>Panneaux à côté de la table</translation>
    </message>
    <message>
        <source>Set by the dictionary</source>
        <extracomment>app/base/settings.py</extracomment>
        <translation>Comme le dictionnaire</translation>
    </message>
    <message>
        <source>A lit frame moves over the window from part to part and from card to card. A key picks what is lit. With two keys, one moves the frame and the other picks.</source>
        <extracomment>app/base/settings.py</extracomment>
        <translation>Un cadre lumineux parcourt la fenêtre, d’une zone à l’autre et d’une carte à l’autre. Une touche prend ce qui est éclairé. Avec deux touches, l’une éclaire l’élément suivant, l’autre le prend.</translation>
    </message>
    <message>
        <source>Switches</source>
        <extracomment>app/base/settings.py</extracomment>
        <translation>Contacteurs</translation>
    </message>
    <message>
        <source>The frame stays</source>
        <extracomment>app/base/settings.py</extracomment>
        <translation>Le cadre reste</translation>
    </message>
    <message>
        <source>A resting pointer clicks after</source>
        <extracomment>app/base/settings.py</extracomment>
        <translation>Le pointeur immobile clique après</translation>
    </message>
    <message>
        <source>Your own picture…</source>
        <extracomment>app/base/settings.py</extracomment>
        <translation>Image personnelle…</translation>
    </message>
    <message>
        <source>No picture</source>
        <extracomment>app/base/settings.py</extracomment>
        <translation>Sans image</translation>
    </message>
    <message>
        <source>{percent}%</source>
        <extracomment>app/base/settings.py</extracomment>
        <translation>{percent}&#xa0;%</translation>
    </message>
    <message>
        <source>Looks</source>
        <extracomment>app/base/settings.py</extracomment>
        <translation>Apparence</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>app/base/settings.py</extracomment>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Words</source>
        <extracomment>app/base/settings.py</extracomment>
        <translation>Mots</translation>
    </message>
    <message>
        <source>Keys</source>
        <extracomment>app/base/settings.py</extracomment>
        <translation>Touches</translation>
    </message>
    <message>
        <source>Switch</source>
        <extracomment>app/base/settings.py</extracomment>
        <translation>Contacteur</translation>
    </message>
    <message>
        <source>Green</source>
        <extracomment>app/base/settings.py</extracomment>
        <translation>Vert</translation>
    </message>
    <message>
        <source>Blue</source>
        <extracomment>app/base/settings.py</extracomment>
        <translation>Bleu</translation>
    </message>
    <message>
        <source>Burgundy</source>
        <extracomment>app/base/settings.py</extracomment>
        <translation>Bordeaux</translation>
    </message>
    <message>
        <source>Slate</source>
        <extracomment>app/base/settings.py</extracomment>
        <translation>Ardoise</translation>
    </message>
    <message>
        <source>Petrol</source>
        <extracomment>app/base/settings.py</extracomment>
        <translation>Bleu pétrole</translation>
    </message>
    <message>
        <source>Plum</source>
        <extracomment>app/base/settings.py</extracomment>
        <translation>Prune</translation>
    </message>
    <message>
        <source>Tobacco</source>
        <extracomment>app/base/settings.py</extracomment>
        <translation>Tabac</translation>
    </message>
    <message>
        <source>Moss</source>
        <extracomment>app/base/settings.py</extracomment>
        <translation>Mousse</translation>
    </message>
    <message>
        <source>Midnight</source>
        <extracomment>app/base/settings.py</extracomment>
        <translation>Minuit</translation>
    </message>
    <message>
        <source>Paper</source>
        <extracomment>app/base/settings.py</extracomment>
        <translation>Papier</translation>
    </message>
    <message>
        <source>Large letters</source>
        <extracomment>app/base/settings.py</extracomment>
        <translation>Grandes lettres</translation>
    </message>
    <message>
        <source>Night</source>
        <extracomment>app/base/settings.py</extracomment>
        <translation>Nuit</translation>
    </message>
    <message>
        <source>Framed</source>
        <extracomment>app/base/settings.py</extracomment>
        <translation>Encadré</translation>
    </message>
    <message>
        <source>Wood</source>
        <extracomment>app/base/settings.py</extracomment>
        <translation>Bois</translation>
    </message>
    <message>
        <source>Banner</source>
        <extracomment>app/base/settings.py</extracomment>
        <translation>Bandeau</translation>
    </message>
    <message>
        <source>Chalk</source>
        <extracomment>app/base/settings.py</extracomment>
        <translation>Craie</translation>
    </message>
    <message>
        <source>Lattice</source>
        <extracomment>app/base/settings.py</extracomment>
        <translation>Treillis</translation>
    </message>
    <message>
        <source>Garnet</source>
        <extracomment>app/base/settings.py</extracomment>
        <translation>Grenat</translation>
    </message>
    <message>
        <source>Dusk</source>
        <extracomment>app/base/settings.py</extracomment>
        <translation>Crépuscule</translation>
    </message>
    <message>
        <source>Letters</source>
        <extracomment>app/base/settings.py</extracomment>
        <translation>Lettres</translation>
    </message>
    <message>
        <source>Waves</source>
        <extracomment>app/base/settings.py</extracomment>
        <translation>Vagues</translation>
    </message>
    <message>
        <source>Rays</source>
        <extracomment>app/base/settings.py</extracomment>
        <translation>Rayons</translation>
    </message>
    <message>
        <source>Chevrons</source>
        <extracomment>app/base/settings.py</extracomment>
        <translation>Chevrons</translation>
    </message>
    <message>
        <source>Frames</source>
        <extracomment>app/base/settings.py</extracomment>
        <translation>Cadres</translation>
    </message>
    <message>
        <source>Dots</source>
        <extracomment>app/base/settings.py</extracomment>
        <translation>Pois</translation>
    </message>
    <message>
        <source>As the system</source>
        <extracomment>app/base/settings.py</extracomment>
        <translation>Comme le système</translation>
    </message>
    <message>
        <source>Light</source>
        <extracomment>app/base/settings.py</extracomment>
        <translation>Clair</translation>
    </message>
    <message>
        <source>Dark</source>
        <extracomment>app/base/settings.py</extracomment>
        <translation>Sombre</translation>
    </message>
    <message>
        <source>High contrast</source>
        <extracomment>app/base/settings.py</extracomment>
        <translation>Contraste élevé</translation>
    </message>
    <message>
        <source>None</source>
        <extracomment>app/base/settings.py</extracomment>
        <translation>Aucun</translation>
    </message>
    <message>
        <source>Fast</source>
        <extracomment>app/base/settings.py</extracomment>
        <translation>Rapide</translation>
    </message>
    <message>
        <source>Normal</source>
        <extracomment>app/base/settings.py</extracomment>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Slow</source>
        <extracomment>app/base/settings.py</extracomment>
        <translation>Lent</translation>
    </message>
    <message>
        <source>At once</source>
        <extracomment>app/base/settings.py</extracomment>
        <translation>Immédiat</translation>
    </message>
    <message>
        <source>Quick</source>
        <extracomment>app/base/settings.py</extracomment>
        <translation>Rapide</translation>
    </message>
    <message>
        <source>Like people</source>
        <extracomment>app/base/settings.py</extracomment>
        <translation>Rythme humain</translation>
    </message>
    <message>
        <source>Essentials only</source>
        <extracomment>app/base/settings.py</extracomment>
        <translation>Le minimum</translation>
    </message>
    <message>
        <source>The usual ones</source>
        <extracomment>app/base/settings.py</extracomment>
        <translation>L’habituel</translation>
    </message>
    <message>
        <source>Everything</source>
        <extracomment>app/base/settings.py</extracomment>
        <translation>Tout</translation>
    </message>
    <message>
        <source>House words</source>
        <extracomment>app/base/settings.py</extracomment>
        <translation>Mots maison</translation>
    </message>
    <message>
        <source>One: the frame moves by itself</source>
        <extracomment>app/base/settings.py</extracomment>
        <translation>Un&#xa0;: le cadre avance tout seul</translation>
    </message>
    <message>
        <source>Two: one moves the frame, one picks</source>
        <extracomment>app/base/settings.py</extracomment>
        <translation>Deux&#xa0;: une touche avance, l’autre prend</translation>
    </message>
    <message>
        <source>Never</source>
        <extracomment>app/base/settings.py</extracomment>
        <translation>Jamais</translation>
    </message>
    <message>
        <source>Volume of the sounds</source>
        <extracomment>app/base/settings.py</extracomment>
        <translation>Volume des sons</translation>
    </message>
    <message>
        <source>Extra time on the first item</source>
        <extracomment>app/base/settings.py</extracomment>
        <translation>Sur le premier élément, il reste en plus</translation>
    </message>
    <message>
        <source>The frame rests after</source>
        <extracomment>app/base/settings.py</extracomment>
        <translation>Le cadre s’arrête après</translation>
    </message>
    <message>
        <source>A press counts after</source>
        <extracomment>app/base/settings.py</extracomment>
        <translation>Un appui compte après</translation>
    </message>
    <message>
        <source>Another press counts after</source>
        <extracomment>app/base/settings.py</extracomment>
        <translation>L’appui suivant compte après</translation>
    </message>
    <message>
        <source>No extra time</source>
        <extracomment>app/base/settings.py</extracomment>
        <translation>Rien</translation>
    </message>
    <message>
        <source>Screen readers say what is lit</source>
        <extracomment>app/base/settings.py</extracomment>
        <translation>Lire à voix haute ce qui est éclairé</translation>
    </message>
    <message>
        <source>{count} full cycles</source>
        <extracomment>app/base/settings.py</extracomment>
        <translation>{count} passages complets</translation>
    </message>
    <message>
        <source>Calm play: scores are not compared</source>
        <extracomment>app/base/settings.py</extracomment>
        <translation>Jeu calme&#xa0;: les scores ne sont pas comparés</translation>
    </message>
    <message>
        <source>Volume of the frame</source>
        <extracomment>app/base/settings.py</extracomment>
        <translation>Volume du cadre</translation>
    </message>
    <message>
        <source>Silent</source>
        <extracomment>app/base/settings.py</extracomment>
        <translation>Muet</translation>
    </message>
    <message>
        <source>Search</source>
        <extracomment>app/windows/sheets/settings_foot.py</extracomment>
        <translation>Chercher</translation>
    </message>
    <message>
        <source>Search the settings</source>
        <extracomment>app/windows/sheets/settings_foot.py</extracomment>
        <translation>Chercher dans les réglages</translation>
    </message>
    <message>
        <source>Put back</source>
        <extracomment>app/windows/sheets/settings_foot.py</extracomment>
        <translation>Rétablir</translation>
    </message>
    <message>
        <source>No setting was found.</source>
        <extracomment>app/windows/sheets/settings_foot.py</extracomment>
        <translation>Aucun réglage trouvé.</translation>
    </message>
    <message>
        <source>Put back: {setting}</source>
        <extracomment>app/windows/sheets/settings_foot.py</extracomment>
        <translation>Rétablir&#xa0;: {setting}</translation>
    </message>
</context>
<context>
    <name>Shout</name>
    <message>
        <source>Keys…</source>
        <extracomment>app/windows/table/buzzers.py</extracomment>
        <translation>Touches…</translation>
    </message>
    <message numerus="yes">
        <source>Wrong: fewer than %n card(s)</source>
        <extracomment>app/session/script_maker.py</extracomment>
        <translation>
            <numerusform>Faux&#xa0;: moins de %n carte</numerusform>
            <numerusform>Faux&#xa0;: moins de %n cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>No word was named.</source>
        <extracomment>app/session/script_maker.py</extracomment>
        <translation>Aucun mot n’a été dit.</translation>
    </message>
    <message>
        <source>Wrong: too few letters</source>
        <extracomment>app/session/script_maker.py</extracomment>
        <translation>Faux&#xa0;: pas assez de lettres</translation>
    </message>
    <message>
        <source>Wrong: not in the dictionary</source>
        <extracomment>app/session/script_maker.py</extracomment>
        <translation>Faux&#xa0;: pas dans le dictionnaire</translation>
    </message>
    <message>
        <source>{milliseconds} ms apart</source>
        <extracomment>app/session/script_maker.py</extracomment>
        <translation>{milliseconds} ms d’écart</translation>
    </message>
    <message>
        <source>{milliseconds} ms before {name}</source>
        <extracomment>app/session/script_maker.py</extracomment>
        <translation>{milliseconds} ms avant {name}</translation>
    </message>
    <message numerus="yes">
        <source>Right: %n card(s)</source>
        <extracomment>app/session/script_maker.py</extracomment>
        <translation>
            <numerusform>Juste&#xa0;: %n carte</numerusform>
            <numerusform>Juste&#xa0;: %n cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>Shout again!</source>
        <extracomment>app/session/script_maker.py, app/windows/table/dealer_question.py</extracomment>
        <translation>Encore un cri&#x202f;!</translation>
    </message>
    <message>
        <source>key {key}</source>
        <extracomment>app/session/tokens.py</extracomment>
        <translation>touche {key}</translation>
    </message>
    <message>
        <source>Players’ keys</source>
        <extracomment>app/windows/sheets/buzzer_keys.py</extracomment>
        <translation>Touches des joueurs</translation>
    </message>
    <message>
        <source>Choose a key for each player. Then hold all of them down together: some keyboards do not hear certain keys at the same time.</source>
        <extracomment>app/windows/sheets/buzzer_keys.py</extracomment>
        <translation>Choisis une touche pour chaque joueur. Puis garde-les toutes enfoncées ensemble&#xa0;: certains claviers ne détectent pas certaines touches en même temps.</translation>
    </message>
    <message>
        <source>Not heard: {keys}. If they were held down, choose other keys for them.</source>
        <extracomment>app/windows/sheets/buzzer_keys.py</extracomment>
        <translation>Non détectées&#xa0;: {keys}. Si elles étaient enfoncées, choisis d’autres touches.</translation>
    </message>
    <message>
        <source>All keys are heard together.</source>
        <extracomment>app/windows/sheets/buzzer_keys.py</extracomment>
        <translation>Toutes les touches sont détectées ensemble.</translation>
    </message>
    <message>
        <source>Key {key}: {name}. With Shift it types {key}.</source>
        <extracomment>app/windows/table/table_voice.py</extracomment>
        <translation>Touche {key}&#xa0;: {name}. Avec Maj, elle écrit {key}.</translation>
    </message>
    <message>
        <source>Keys: {keys}</source>
        <extracomment>app/windows/table/telling.py</extracomment>
        <translation>Touches&#xa0;: {keys}</translation>
    </message>
    <message>
        <source>{name}: {key}</source>
        <extracomment>app/windows/table/buzzers.py</extracomment>
        <translation>{name}&#xa0;: {key}</translation>
    </message>
    <message>
        <source>Enter or the mouse ends the word.</source>
        <extracomment>app/windows/table/buzzers.py</extracomment>
        <translation>Entrée ou la souris termine le mot.</translation>
    </message>
    <message>
        <source>The dealer decides: {name}.</source>
        <extracomment>app/windows/table/dealer_question.py</extracomment>
        <translation>C’est au donneur de décider&#xa0;: {name}.</translation>
    </message>
    <message>
        <source>At the same time: {names}. Who was first?</source>
        <extracomment>app/windows/table/dealer_question.py</extracomment>
        <translation>En même temps&#xa0;: {names}. Qui était le premier&#x202f;?</translation>
    </message>
    <message>
        <source>{name} cannot shout now.</source>
        <extracomment>app/windows/table/table_voice.py</extracomment>
        <translation>{name}&#xa0;: impossible de crier maintenant.</translation>
    </message>
</context>
<context>
    <name>Staging</name>
    <message>
        <source>This game to {name}</source>
        <extracomment>app/session/script_maker.py</extracomment>
        <translation>Partie gagnée par {name}</translation>
    </message>
    <message>
        <source>First turn</source>
        <extracomment>app/session/script_maker.py</extracomment>
        <translation>Premier tour</translation>
    </message>
    <message>
        <source>Personal best</source>
        <extracomment>app/session/match/counting_up.py</extracomment>
        <translation>Record personnel</translation>
    </message>
    <message>
        <source>{words} are words.</source>
        <extracomment>app/session/script_maker.py</extracomment>
        <translation>{words} sont des mots.</translation>
    </message>
    <message>
        <source>{words} is a word.</source>
        <extracomment>app/session/script_maker.py</extracomment>
        <translation>{words} est un mot.</translation>
    </message>
    <message>
        <source>{words} are words: one turn lost.</source>
        <extracomment>app/session/script_maker.py</extracomment>
        <translation>{words} sont des mots&#xa0;: un tour perdu.</translation>
    </message>
    <message>
        <source>{words} is a word: one turn lost.</source>
        <extracomment>app/session/script_maker.py</extracomment>
        <translation>{words} est un mot&#xa0;: un tour perdu.</translation>
    </message>
    <message>
        <source>No {letter}</source>
        <extracomment>app/session/script_maker.py</extracomment>
        <translation>Pas de {letter}</translation>
    </message>
    <message>
        <source>Not in the dictionary: {words}</source>
        <extracomment>app/session/script_maker.py</extracomment>
        <translation>Pas dans le dictionnaire&#xa0;: {words}</translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message numerus="yes">
        <source>%n for practice</source>
        <extracomment>app/windows/sheets/statistics_page.py</extracomment>
        <translation>
            <numerusform>%n d’entraînement</numerusform>
            <numerusform>%n d’entraînement</numerusform>
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
        <translation>{game}&#xa0;: les dernières parties&#x202f;; une barre pleine est une victoire</translation>
    </message>
    <message>
        <source>Forget all results? You cannot undo this.</source>
        <extracomment>app/windows/sheets/statistics_page.py</extracomment>
        <translation>Oublier tous les résultats&#x202f;? On ne peut pas revenir en arrière.</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) played</source>
        <extracomment>app/windows/sheets/statistics_page.py</extracomment>
        <translation>
            <numerusform>%n partie jouée</numerusform>
            <numerusform>%n parties jouées</numerusform>
        </translation>
    </message>
    <message>
        <source>All games</source>
        <extracomment>app/windows/sheets/statistics_page.py</extracomment>
        <translation>Tous les jeux</translation>
    </message>
    <message>
        <source>{game}: cards left in the last games</source>
        <extracomment>app/windows/sheets/statistics_page.py</extracomment>
        <translation>{game}&#xa0;: cartes restantes aux dernières parties</translation>
    </message>
    <message>
        <source>‹ Back</source>
        <extracomment>app/windows/sheets/road_page.py, app/windows/sheets/statistics_page.py</extracomment>
        <translation>‹ Retour</translation>
    </message>
    <message>
        <source>Statistics</source>
        <extracomment>app/windows/sheets/statistics_page.py</extracomment>
        <translation>Statistiques</translation>
    </message>
    <message>
        <source>Player</source>
        <extracomment>app/windows/sheets/day_sheet.py, app/windows/sheets/road_page.py, app/windows/sheets/statistics_page.py</extracomment>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>Finished games</source>
        <extracomment>app/windows/sheets/statistics_page.py</extracomment>
        <translation>Parties terminées</translation>
    </message>
    <message>
        <source>Forget all…</source>
        <extracomment>app/windows/sheets/statistics_page.py</extracomment>
        <translation>Tout oublier…</translation>
    </message>
    <message>
        <source>Nothing to count yet. Play a game to its end, and its result will appear here.</source>
        <extracomment>app/windows/sheets/statistics_page.py</extracomment>
        <translation>Rien à compter pour l’instant. Joue une partie jusqu’au bout, et son résultat apparaîtra ici.</translation>
    </message>
    <message>
        <source>Choose a game</source>
        <extracomment>app/windows/sheets/statistics_page.py</extracomment>
        <translation>Choisir un jeu</translation>
    </message>
    <message numerus="yes">
        <source>%n won</source>
        <extracomment>app/windows/sheets/statistics_page.py</extracomment>
        <translation>
            <numerusform>%n gagnée</numerusform>
            <numerusform>%n gagnées</numerusform>
        </translation>
    </message>
    <message>
        <source>No personal bests yet. They come from games whose cards you see for the first time.</source>
        <extracomment>app/windows/sheets/statistics_page.py</extracomment>
        <translation>Pas encore de record. Les records viennent des parties dont tu vois les cartes pour la première fois.</translation>
    </message>
    <message>
        <source>Personal bests</source>
        <extracomment>app/windows/sheets/statistics_page.py</extracomment>
        <translation>Records</translation>
    </message>
    <message>
        <source>Not counted</source>
        <extracomment>app/windows/sheets/statistics_page.py</extracomment>
        <translation>Non comptées</translation>
    </message>
    <message numerus="yes">
        <source>%n from an older version</source>
        <extracomment>app/windows/sheets/statistics_page.py</extracomment>
        <translation>
            <numerusform>%n d’une version antérieure</numerusform>
            <numerusform>%n d’une version antérieure</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n resigned</source>
        <extracomment>app/windows/sheets/statistics_page.py</extracomment>
        <translation>
            <numerusform>%n abandonnée</numerusform>
            <numerusform>%n abandonnées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n put away</source>
        <extracomment>app/windows/sheets/statistics_page.py</extracomment>
        <translation>
            <numerusform>%n mise de côté</numerusform>
            <numerusform>%n mises de côté</numerusform>
        </translation>
    </message>
    <message>
        <source>Everybody</source>
        <extracomment>app/windows/sheets/statistics_page.py</extracomment>
        <translation>Tout le monde</translation>
    </message>
    <message>
        <source>{now}, at most {most}</source>
        <extracomment>app/windows/sheets/statistics_page.py</extracomment>
        <translation>{now}, au plus {most}</translation>
    </message>
    <message>
        <source>Game</source>
        <extracomment>app/windows/sheets/statistics_page.py</extracomment>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>alone</source>
        <extracomment>app/windows/sheets/result_texts.py</extracomment>
        <translation>en solo</translation>
    </message>
    <message>
        <source>practice</source>
        <extracomment>app/windows/sheets/result_texts.py</extracomment>
        <translation>entraînement</translation>
    </message>
    <message numerus="yes">
        <source>%n letter(s)</source>
        <extracomment>app/windows/sheets/statistics_page.py</extracomment>
        <translation>
            <numerusform>%n lettre</numerusform>
            <numerusform>%n lettres</numerusform>
        </translation>
    </message>
    <message>
        <source>Against whom</source>
        <extracomment>app/windows/sheets/statistics_page.py</extracomment>
        <translation>Contre qui</translation>
    </message>
    <message>
        <source>Export…</source>
        <extracomment>app/windows/sheets/statistics_page.py</extracomment>
        <translation>Exporter…</translation>
    </message>
    <message>
        <source>Saves these results as a CSV or a JSON file.</source>
        <extracomment>app/windows/sheets/statistics_page.py</extracomment>
        <translation>Enregistre ces résultats dans un fichier CSV ou JSON.</translation>
    </message>
    <message>
        <source>All numbers</source>
        <extracomment>app/windows/sheets/statistics_page.py</extracomment>
        <translation>Tous les chiffres</translation>
    </message>
    <message>
        <source>Against anybody</source>
        <extracomment>app/windows/sheets/statistics_page.py</extracomment>
        <translation>Contre tous</translation>
    </message>
    <message numerus="yes">
        <source>Share of possible points found: %n game(s) reviewed</source>
        <extracomment>app/windows/sheets/statistics_page.py</extracomment>
        <translation>
            <numerusform>Part des points possibles&#xa0;:&#xa0;%n partie analysée</numerusform>
            <numerusform>Part des points possibles&#xa0;:&#xa0;%n parties analysées</numerusform>
        </translation>
    </message>
    <message>
        <source>Export the results</source>
        <extracomment>app/windows/sheets/statistics_page.py</extracomment>
        <translation>Exporter les résultats</translation>
    </message>
    <message>
        <source>only games whose cards you saw for the first time count, and no practice games. The last column has the others.</source>
        <extracomment>app/windows/sheets/statistics_page.py</extracomment>
        <translation>seules comptent les parties dont tu voyais les cartes pour la première fois, sans les parties d’entraînement. Les autres sont dans la dernière colonne.</translation>
    </message>
    <message>
        <source>Played</source>
        <extracomment>app/windows/sheets/statistics_page.py</extracomment>
        <translation>Jouées</translation>
    </message>
    <message>
        <source>games that came to their end, or that the others have resigned.</source>
        <extracomment>app/windows/sheets/statistics_page.py</extracomment>
        <translation>parties jouées jusqu’au bout, ou que les autres ont abandonnées.</translation>
    </message>
    <message>
        <source>Won</source>
        <extracomment>app/windows/sheets/statistics_page.py</extracomment>
        <translation>Gagnées</translation>
    </message>
    <message>
        <source>of the games played, those that somebody can lose: not the games alone for points.</source>
        <extracomment>app/windows/sheets/statistics_page.py</extracomment>
        <translation>parmi les parties jouées, celles qu’on peut perdre. En solitaire, aux points, on ne perd jamais.</translation>
    </message>
    <message>
        <source>Best result</source>
        <extracomment>app/windows/sheets/statistics_page.py</extracomment>
        <translation>Meilleur résultat</translation>
    </message>
    <message>
        <source>the highest score or the fewest cards left. Each way to play is counted separately.</source>
        <extracomment>app/windows/sheets/statistics_page.py</extracomment>
        <translation>le score le plus haut, ou le moins de cartes restantes. Chaque façon de jouer compte à part.</translation>
    </message>
    <message>
        <source>Best play</source>
        <extracomment>app/windows/sheets/statistics_page.py</extracomment>
        <translation>Meilleur coup</translation>
    </message>
    <message>
        <source>the play with most points, in broken-off games, too.</source>
        <extracomment>app/windows/sheets/statistics_page.py</extracomment>
        <translation>le coup qui a rapporté le plus de points, même dans une partie interrompue.</translation>
    </message>
    <message>
        <source>Longest word</source>
        <extracomment>app/windows/sheets/statistics_page.py</extracomment>
        <translation>Mot le plus long</translation>
    </message>
    <message>
        <source>your own words alone, in broken-off games, too.</source>
        <extracomment>app/windows/sheets/statistics_page.py</extracomment>
        <translation>seulement tes propres mots, même dans une partie interrompue.</translation>
    </message>
    <message>
        <source>Points a turn</source>
        <extracomment>app/windows/sheets/statistics_page.py</extracomment>
        <translation>Points par tour</translation>
    </message>
    <message>
        <source>all points of the games played, divided by all turns.</source>
        <extracomment>app/windows/sheets/statistics_page.py</extracomment>
        <translation>tous les points des parties jouées, divisés par le nombre de tours.</translation>
    </message>
    <message>
        <source>Won in a row</source>
        <extracomment>app/windows/sheets/statistics_page.py</extracomment>
        <translation>Victoires de suite</translation>
    </message>
    <message>
        <source>games won one after the other, up to the last one, and the most ever.</source>
        <extracomment>app/windows/sheets/statistics_page.py</extracomment>
        <translation>parties gagnées à la suite, jusqu’à la dernière, et le plus long de ces enchaînements.</translation>
    </message>
    <message>
        <source>Hints</source>
        <extracomment>app/windows/sheets/statistics_page.py</extracomment>
        <translation>Indices</translation>
    </message>
    <message>
        <source>hints asked for in the games played. Such games count.</source>
        <extracomment>app/windows/sheets/statistics_page.py</extracomment>
        <translation>indices demandés dans les parties jouées. Ces parties comptent.</translation>
    </message>
    <message>
        <source>Broken off</source>
        <extracomment>app/windows/sheets/statistics_page.py</extracomment>
        <translation>Interrompues</translation>
    </message>
    <message>
        <source>games that you resigned or put away. They count as neither won nor lost.</source>
        <extracomment>app/windows/sheets/statistics_page.py</extracomment>
        <translation>parties que tu as abandonnées ou mises de côté. Elles ne sont ni gagnées ni perdues.</translation>
    </message>
    <message>
        <source>games for practice, and games whose cards you knew.</source>
        <extracomment>app/windows/sheets/statistics_page.py</extracomment>
        <translation>parties d’entraînement, et parties dont tu connaissais les cartes.</translation>
    </message>
    <message numerus="yes">
        <source>%n with the same cards</source>
        <extracomment>app/windows/sheets/statistics_page.py</extracomment>
        <translation>
            <numerusform>%n avec les mêmes cartes</numerusform>
            <numerusform>%n avec les mêmes cartes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n from a position</source>
        <extracomment>app/windows/sheets/statistics_page.py</extracomment>
        <translation>
            <numerusform>%n reprise</numerusform>
            <numerusform>%n reprises</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n after seeing the solution</source>
        <extracomment>app/windows/sheets/statistics_page.py</extracomment>
        <translation>
            <numerusform>%n après la solution</numerusform>
            <numerusform>%n après la solution</numerusform>
        </translation>
    </message>
    <message>
        <source>Computers</source>
        <extracomment>app/windows/sheets/statistics_page.py</extracomment>
        <translation>Ordinateurs</translation>
    </message>
    <message>
        <source>Games in each of the last weeks</source>
        <extracomment>app/windows/sheets/statistics_page.py</extracomment>
        <translation>Parties de chacune des dernières semaines</translation>
    </message>
    <message>
        <source>against: {names}</source>
        <extracomment>app/windows/sheets/statistics_page.py</extracomment>
        <translation>contre&#xa0;: {names}</translation>
    </message>
    <message>
        <source>longest word {word}</source>
        <extracomment>app/windows/sheets/statistics_page.py</extracomment>
        <translation>mot le plus long {word}</translation>
    </message>
</context>
<context>
    <name>Stuck</name>
    <message>
        <source>How should the game go on?</source>
        <extracomment>app/windows/table/stuck_player.py</extracomment>
        <translation>Comment continuer la partie&#x202f;?</translation>
    </message>
    <message>
        <source>Let {name} try again</source>
        <extracomment>app/windows/table/stuck_player.py</extracomment>
        <translation>Laisser {name} réessayer</translation>
    </message>
    <message>
        <source>Let an easier player play</source>
        <extracomment>app/windows/table/stuck_player.py</extracomment>
        <translation>Faire jouer un joueur moins fort</translation>
    </message>
    <message>
        <source>Pass for {name}</source>
        <extracomment>app/windows/table/stuck_player.py</extracomment>
        <translation>Passer pour {name}</translation>
    </message>
    <message>
        <source>Not now</source>
        <extracomment>app/windows/table/stuck_player.py</extracomment>
        <translation>Pas maintenant</translation>
    </message>
    <message>
        <source>{name} could not find a move: something went wrong inside Wordfelt.</source>
        <extracomment>app/windows/table/stuck_player.py</extracomment>
        <translation>{name} n’a pas pu trouver de coup&#xa0;: quelque chose a mal tourné dans Wordfelt.</translation>
    </message>
</context>
<context>
    <name>Sums</name>
    <message>
        <source>highest card {points}</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>plus haute carte {points}</translation>
    </message>
    <message>
        <source>longest word {points}</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>mot le plus long {points}</translation>
    </message>
    <message>
        <source>all eight cards {points}</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>les huit cartes {points}</translation>
    </message>
    <message>
        <source>replaced {points}</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>remplacé {points}</translation>
    </message>
    <message>
        <source>cards left over {points}</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>cartes restantes {points}</translation>
    </message>
    <message numerus="yes">
        <source>%n letter(s)</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>
            <numerusform>%n lettre</numerusform>
            <numerusform>%n lettres</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>Drag cards, click them, or type a word.</source>
        <extracomment>app/windows/table/idle.py</extracomment>
        <translation>Fais glisser des cartes, clique dessus ou tape un mot.</translation>
    </message>
    <message>
        <source>Everybody watches</source>
        <extracomment>app/windows/table/spoken.py</extracomment>
        <translation>Tout le monde guette</translation>
    </message>
    <message>
        <source>Undo takes the pass back.</source>
        <extracomment>app/windows/table/idle.py</extracomment>
        <translation>Annuler te rend ton tour.</translation>
    </message>
    <message>
        <source>A pass gives the game up. Give it up?</source>
        <extracomment>app/windows/table/pressing.py</extracomment>
        <translation>Si tu passes, tu abandonnes la partie. Abandonner&#x202f;?</translation>
    </message>
    <message>
        <source>{name} to play</source>
        <extracomment>app/windows/table/spoken.py</extracomment>
        <translation>À {name} de jouer</translation>
    </message>
    <message>
        <source>Waiting for {names}</source>
        <extracomment>app/windows/table/idle.py, app/windows/table/spoken.py</extracomment>
        <translation>On attend encore&#xa0;: {names}</translation>
    </message>
    <message>
        <source>last round</source>
        <extracomment>app/windows/table/spoken.py</extracomment>
        <translation>dernière manche</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in the deck</source>
        <extracomment>app/windows/table/telling.py</extracomment>
        <translation>
            <numerusform>%n carte dans la pioche</numerusform>
            <numerusform>%n cartes dans la pioche</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} is thinking.</source>
        <extracomment>app/windows/table/table_voice.py</extracomment>
        <translation>{name} réfléchit.</translation>
    </message>
    <message>
        <source>An earlier position. Esc leads back.</source>
        <extracomment>app/windows/table/changes.py, app/windows/table/idle.py</extracomment>
        <translation>Une position antérieure. Échap ramène au présent.</translation>
    </message>
    <message>
        <source>Wait for the others.</source>
        <extracomment>app/windows/table/idle.py</extracomment>
        <translation>Attends les autres.</translation>
    </message>
    <message>
        <source>There is no word left for you to play.</source>
        <extracomment>app/windows/table/idle.py</extracomment>
        <translation>Il ne reste aucun mot que tu puisses jouer.</translation>
    </message>
    <message>
        <source>{name} to name the word</source>
        <extracomment>app/windows/table/spoken.py</extracomment>
        <translation>À {name} de dire le mot</translation>
    </message>
    <message>
        <source>A pass gives the game up.</source>
        <extracomment>app/windows/table/spoken.py</extracomment>
        <translation>Si tu passes, tu abandonnes la partie.</translation>
    </message>
    <message>
        <source>A pass puts you out of the game.</source>
        <extracomment>app/windows/table/spoken.py</extracomment>
        <translation>Si tu passes, c’est l’élimination.</translation>
    </message>
    <message>
        <source>A pass ends the game.</source>
        <extracomment>app/windows/table/spoken.py</extracomment>
        <translation>Si tu passes, la partie se termine.</translation>
    </message>
    <message numerus="yes">
        <source>%n second(s) left</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>
            <numerusform>encore&#xa0;%n seconde</numerusform>
            <numerusform>encore&#xa0;%n secondes</numerusform>
        </translation>
    </message>
    <message>
        <source>Menus</source>
        <extracomment>app/windows/table/table_head.py</extracomment>
        <translation>Menus</translation>
    </message>
    <message>
        <source>‹ Gallery</source>
        <extracomment>app/windows/table/table_head.py</extracomment>
        <translation>‹ Galerie</translation>
    </message>
    <message>
        <source>Undo</source>
        <extracomment>app/windows/table/table_head.py</extracomment>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Redo</source>
        <extracomment>app/windows/table/table_head.py</extracomment>
        <translation>Rétablir</translation>
    </message>
    <message>
        <source>Hint</source>
        <extracomment>app/windows/table/table_head.py</extracomment>
        <translation>Indice</translation>
    </message>
    <message>
        <source>A step each time: where, which letters, the whole play, and why</source>
        <extracomment>app/windows/table/table_head.py</extracomment>
        <translation>Une étape à chaque fois&#xa0;: où, quelles lettres, le coup entier, et pourquoi</translation>
    </message>
    <message>
        <source>Lay the card on the place beside your hand.</source>
        <extracomment>app/windows/table/idle.py</extracomment>
        <translation>Pose la carte à côté de ta main.</translation>
    </message>
    <message>
        <source>Without a word, press the row that you take apart.</source>
        <extracomment>app/windows/table/idle.py</extracomment>
        <translation>Si tu n’as pas de mot, appuie sur la rangée que tu défais.</translation>
    </message>
    <message>
        <source>Lay the cards that you trade on the place beside your hand, or pass.</source>
        <extracomment>app/windows/table/idle.py</extracomment>
        <translation>Pose à côté de ta main les cartes que tu échanges, ou passe.</translation>
    </message>
    <message>
        <source>Rules</source>
        <extracomment>app/windows/table/table_head.py</extracomment>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Pause</source>
        <extracomment>app/windows/table/table_head.py</extracomment>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Result</source>
        <extracomment>app/windows/table/table_head.py</extracomment>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>The others must agree.</source>
        <extracomment>app/windows/table/table_head.py</extracomment>
        <translation>Les autres doivent être d’accord.</translation>
    </message>
    <message>
        <source>{time} in the game</source>
        <extracomment>app/windows/table/table_head.py</extracomment>
        <translation>{time} pour la partie</translation>
    </message>
    <message>
        <source>Table</source>
        <extracomment>app/windows/table/table_page.py</extracomment>
        <translation>Table</translation>
    </message>
    <message>
        <source>{name}: name the word.</source>
        <extracomment>app/windows/table/idle.py</extracomment>
        <translation>{name}&#xa0;: dis le mot.</translation>
    </message>
</context>
<context>
    <name>Telling</name>
    <message>
        <source>Text size {percent}%</source>
        <extracomment>app/program/application.py</extracomment>
        <translation>Taille du texte&#xa0;: {percent}&#xa0;%</translation>
    </message>
    <message>
        <source>The present position.</source>
        <extracomment>app/windows/table/changes.py</extracomment>
        <translation>La position actuelle.</translation>
    </message>
    <message>
        <source>{card}, place {number} of {count}</source>
        <extracomment>app/windows/table/changes.py</extracomment>
        <translation>{card}, place {number} sur {count}</translation>
    </message>
    <message>
        <source>Taken back: {what}</source>
        <extracomment>app/windows/table/changes.py</extracomment>
        <translation>Repris&#xa0;: {what}</translation>
    </message>
    <message>
        <source>Drawn: {cards}</source>
        <extracomment>app/windows/table/changes.py</extracomment>
        <translation>Pioché&#xa0;: {cards}</translation>
    </message>
    <message>
        <source>The table is hidden.</source>
        <extracomment>app/windows/table/table_voice.py</extracomment>
        <translation>La table est cachée.</translation>
    </message>
    <message>
        <source>No hand is open.</source>
        <extracomment>app/windows/table/table_voice.py, app/windows/table/why_not.py</extracomment>
        <translation>Aucune main n’est visible.</translation>
    </message>
    <message>
        <source>There is nothing to take back.</source>
        <extracomment>app/windows/table/table_voice.py</extracomment>
        <translation>Il n’y a rien à reprendre.</translation>
    </message>
    <message>
        <source>{key} asks the table to count it.</source>
        <extracomment>app/windows/table/table_voice.py</extracomment>
        <translation>{key} demande à la table de le compter.</translation>
    </message>
    <message>
        <source>{name} drew {card}</source>
        <extracomment>app/windows/table/telling.py</extracomment>
        <translation>{name}&#xa0;: {card} tiré</translation>
    </message>
    <message>
        <source>You hold no cards.</source>
        <extracomment>app/windows/table/telling.py</extracomment>
        <translation>Tu n’as pas de cartes en main.</translation>
    </message>
    <message>
        <source>Nothing lies on the table.</source>
        <extracomment>app/windows/table/telling.py</extracomment>
        <translation>Il n’y a rien sur la table.</translation>
    </message>
    <message>
        <source>Nothing has happened yet.</source>
        <extracomment>app/windows/table/telling.py</extracomment>
        <translation>Il ne s’est encore rien passé.</translation>
    </message>
    <message>
        <source>All seen: {letters}.</source>
        <extracomment>app/windows/table/telling.py</extracomment>
        <translation>Toutes vues&#xa0;: {letters}.</translation>
    </message>
    <message>
        <source>There is nothing older.</source>
        <extracomment>app/windows/main_window.py</extracomment>
        <translation>Il n’y a rien avant.</translation>
    </message>
    <message>
        <source>There is nothing newer.</source>
        <extracomment>app/windows/main_window.py</extracomment>
        <translation>Il n’y a rien après.</translation>
    </message>
    <message>
        <source>The next word.</source>
        <extracomment>app/windows/table/felt_binding.py</extracomment>
        <translation>Le mot suivant.</translation>
    </message>
    <message>
        <source>There is no other place for it.</source>
        <extracomment>app/windows/table/felt_binding.py</extracomment>
        <translation>Il n’y a pas d’autre place pour cela.</translation>
    </message>
    <message>
        <source>Pause. Enter or Space goes on.</source>
        <extracomment>app/windows/table/table_voice.py</extracomment>
        <translation>Pause. Entrée ou Espace pour continuer.</translation>
    </message>
    <message>
        <source>No hand is open. Enter or Space opens it.</source>
        <extracomment>app/windows/table/table_voice.py</extracomment>
        <translation>Aucune main n’est ouverte. Entrée ou Espace l’ouvre.</translation>
    </message>
    <message>
        <source>Word {number} of {count}: {word}.</source>
        <extracomment>app/windows/table/telling.py</extracomment>
        <translation>Mot {number} sur {count}&#xa0;: {word}.</translation>
    </message>
    <message>
        <source>No word is here.</source>
        <extracomment>app/windows/table/telling.py</extracomment>
        <translation>Il n’y a pas de mot ici.</translation>
    </message>
    <message>
        <source>There is no word {number}.</source>
        <extracomment>app/windows/table/telling.py</extracomment>
        <translation>Il n’y a pas de mot {number}.</translation>
    </message>
    <message>
        <source>Your cards: {cards}.</source>
        <extracomment>app/windows/table/telling.py</extracomment>
        <translation>Tes cartes&#xa0;: {cards}.</translation>
    </message>
</context>
<context>
    <name>Tonight</name>
    <message>
        <source>Others</source>
        <extracomment>app/windows/gallery/gallery.py</extracomment>
        <translation>D’autres</translation>
    </message>
    <message>
        <source>Let others play</source>
        <extracomment>app/windows/gallery/gallery.py</extracomment>
        <translation>Laisser jouer d’autres personnes</translation>
    </message>
    <message numerus="yes">
        <source>The evening: %n game(s)</source>
        <extracomment>app/windows/gallery/table_bar.py</extracomment>
        <translation>
            <numerusform>La soirée&#xa0;: %n partie</numerusform>
            <numerusform>La soirée&#xa0;: %n parties</numerusform>
        </translation>
    </message>
    <message>
        <source>Tonight’s table:</source>
        <extracomment>app/windows/gallery/table_bar.py</extracomment>
        <translation>La table de ce soir&#xa0;:</translation>
    </message>
    <message>
        <source>Change who sits here, and the house rules.</source>
        <extracomment>app/windows/gallery/table_bar.py</extracomment>
        <translation>Change les joueurs assis ici et les règles maison.</translation>
    </message>
    <message>
        <source>Done</source>
        <extracomment>app/windows/sheets/table_sheet.py</extracomment>
        <translation>Terminé</translation>
    </message>
    <message>
        <source>Tonight’s table</source>
        <extracomment>app/windows/sheets/table_sheet.py</extracomment>
        <translation>La table de ce soir</translation>
    </message>
    <message>
        <source>Who sits here</source>
        <extracomment>app/windows/sheets/table_sheet.py</extracomment>
        <translation>Qui est assis ici</translation>
    </message>
    <message>
        <source>House rules</source>
        <extracomment>app/windows/sheets/table_sheet.py</extracomment>
        <translation>Règles maison</translation>
    </message>
    <message>
        <source>Other players’ plates</source>
        <extracomment>app/windows/sheets/table_sheet.py</extracomment>
        <translation>Plaques des autres</translation>
    </message>
    <message>
        <source>Who begins after the first game</source>
        <extracomment>app/windows/sheets/table_sheet.py</extracomment>
        <translation>Qui commence après la première partie</translation>
    </message>
    <message>
        <source>The evening is counted</source>
        <extracomment>app/windows/sheets/table_sheet.py</extracomment>
        <translation>La soirée se compte</translation>
    </message>
    <message>
        <source>Move with the turn: the next player comes first</source>
        <extracomment>app/windows/sheets/table_sheet.py</extracomment>
        <translation>Tournent avec le tour&#xa0;: le joueur suivant vient en premier</translation>
    </message>
    <message>
        <source>Stay in one place, like the people</source>
        <extracomment>app/windows/sheets/table_sheet.py</extracomment>
        <translation>Restent à leur place, comme les gens assis</translation>
    </message>
    <message>
        <source>Drawn again for each game</source>
        <extracomment>app/windows/sheets/table_sheet.py</extracomment>
        <translation>Tiré au sort à chaque partie</translation>
    </message>
    <message>
        <source>The next in the order of the table</source>
        <extracomment>app/windows/sheets/table_sheet.py</extracomment>
        <translation>Le suivant dans l’ordre de la table</translation>
    </message>
    <message>
        <source>{player} ({level})</source>
        <extracomment>app/windows/widgets/who_plays.py</extracomment>
        <translation>{player} ({level})</translation>
    </message>
    <message>
        <source>by games won</source>
        <extracomment>app/windows/sheets/table_sheet.py</extracomment>
        <translation>par parties gagnées</translation>
    </message>
    <message>
        <source>by place: a point for each player left behind</source>
        <extracomment>app/windows/sheets/table_sheet.py</extracomment>
        <translation>selon la place&#xa0;: un point par joueur devancé</translation>
    </message>
    <message>
        <source>Joins for this game: {names}.</source>
        <extracomment>app/windows/widgets/who_plays.py</extracomment>
        <translation>En renfort pour cette partie&#xa0;: {names}.</translation>
    </message>
    <message>
        <source>Plays: {playing}. Sits out: {out}.</source>
        <extracomment>app/windows/widgets/who_plays.py</extracomment>
        <translation>À la table&#xa0;: {playing}. Au repos&#xa0;: {out}.</translation>
    </message>
    <message>
        <source>Plays: {playing}.</source>
        <extracomment>app/windows/widgets/who_plays.py</extracomment>
        <translation>À la table&#xa0;: {playing}.</translation>
    </message>
    <message>
        <source>Nobody</source>
        <extracomment>app/program/own_puzzling.py, app/program/table_tonight.py</extracomment>
        <translation>Aucun joueur</translation>
    </message>
    <message>
        <source>A switch takes longer than a hand. Who gets more time?</source>
        <extracomment>app/program/table_tonight.py</extracomment>
        <translation>Avec un contacteur, tout prend plus de temps. Qui reçoit plus de temps&#x202f;?</translation>
    </message>
    <message>
        <source>{name}: a switch takes longer than a hand. How much time, also to name a word in Shout!? It counts from the next deal.</source>
        <extracomment>app/program/table_tonight.py</extracomment>
        <translation>{name}&#xa0;: avec un contacteur, tout demande plus de temps. Combien de temps faut-il, y compris pour nommer un mot dans Shout!&#x202f;? Cela compte dès la prochaine donne.</translation>
    </message>
</context>
<context>
    <name>Unsaved</name>
    <message>
        <source>The results are being counted.</source>
        <extracomment>app/program/statistics.py, app/program/your_files.py</extracomment>
        <translation>On compte les résultats.</translation>
    </message>
    <message>
        <source>Stop waiting</source>
        <extracomment>app/program/statistics.py</extracomment>
        <translation>Ne pas attendre</translation>
    </message>
    <message>
        <source>The game is being read.</source>
        <extracomment>app/program/put_away.py</extracomment>
        <translation>La partie est en cours de lecture.</translation>
    </message>
    <message>
        <source>The game is being opened.</source>
        <extracomment>app/program/waiting_games.py</extracomment>
        <translation>La partie est en cours d’ouverture.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>app/program/put_away.py, app/program/waiting_games.py, app/windows/record_files.py</extracomment>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>The game is being saved. The disk is slow.</source>
        <extracomment>app/windows/file_questions.py</extracomment>
        <translation>La partie est en cours d’enregistrement. Le disque est lent.</translation>
    </message>
    <message>
        <source>This game may be open elsewhere. Go on here?</source>
        <extracomment>app/windows/file_questions.py</extracomment>
        <translation>Cette partie est peut-être ouverte ailleurs. Continuer ici&#x202f;?</translation>
    </message>
    <message>
        <source>Stay at the table</source>
        <extracomment>app/windows/file_questions.py</extracomment>
        <translation>Rester à la table</translation>
    </message>
    <message>
        <source>If you leave this game, the moves since then are lost.</source>
        <extracomment>app/windows/file_questions.py</extracomment>
        <translation>Ce qui a été joué depuis est perdu si tu quittes cette partie.</translation>
    </message>
    <message>
        <source>Stay</source>
        <extracomment>app/windows/file_questions.py</extracomment>
        <translation>Rester</translation>
    </message>
    <message>
        <source>Save it elsewhere…</source>
        <extracomment>app/windows/file_questions.py</extracomment>
        <translation>Enregistrer ailleurs…</translation>
    </message>
    <message>
        <source>Leave it</source>
        <extracomment>app/windows/file_questions.py</extracomment>
        <translation>Quitter</translation>
    </message>
    <message>
        <source>If it is open on another computer too, one of the two loses its moves.</source>
        <extracomment>app/windows/file_questions.py</extracomment>
        <translation>Si elle est aussi ouverte sur un autre ordinateur, l’un des deux perd ses coups.</translation>
    </message>
    <message>
        <source>Go on here</source>
        <extracomment>app/windows/file_questions.py</extracomment>
        <translation>Continuer ici</translation>
    </message>
    <message>
        <source>The copy is being saved.</source>
        <extracomment>app/windows/record_files.py</extracomment>
        <translation>La copie est en cours d’enregistrement.</translation>
    </message>
    <message>
        <source>The file is being saved.</source>
        <extracomment>app/windows/record_files.py</extracomment>
        <translation>Le fichier est en cours d’enregistrement.</translation>
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
        <translation>Élimination</translation>
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
        <translation>Course</translation>
    </message>
    <message>
        <source>Advanced</source>
        <extracomment>a variation of Full Deck</extracomment>
        <translation>Pour experts</translation>
    </message>
    <message>
        <source>Match of two games</source>
        <extracomment>a variation of Full Deck</extracomment>
        <translation>Match en deux parties</translation>
    </message>
</context>
<context>
    <name>Verbs</name>
    <message>
        <source>Play</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Jouer</translation>
    </message>
    <message>
        <source>Trade</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Échanger</translation>
    </message>
    <message>
        <source>Discard</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Défausser</translation>
    </message>
    <message>
        <source>Pass</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Passer</translation>
    </message>
    <message>
        <source>Stop</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>S’arrêter</translation>
    </message>
    <message>
        <source>Deal a card</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Distribuer une carte</translation>
    </message>
    <message>
        <source>Close the round</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Fermer la manche</translation>
    </message>
    <message>
        <source>Challenge</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Contester</translation>
    </message>
    <message>
        <source>Accept</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Accepter</translation>
    </message>
    <message>
        <source>Doubt</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Mettre en doute</translation>
    </message>
    <message>
        <source>Turn the timer</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Retourner le sablier</translation>
    </message>
    <message>
        <source>Restart</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Repartir</translation>
    </message>
    <message>
        <source>Salvage</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Sauver</translation>
    </message>
    <message>
        <source>Take</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Prendre</translation>
    </message>
    <message>
        <source>Choose</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Choisir</translation>
    </message>
    <message>
        <source>Place</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Placer</translation>
    </message>
    <message>
        <source>No word</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Pas de mot</translation>
    </message>
    <message>
        <source>Shout</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Crier</translation>
    </message>
    <message>
        <source>Ask for a letter</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Demander une lettre</translation>
    </message>
    <message>
        <source>Resign</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Abandonner</translation>
    </message>
    <message>
        <source>Time is up</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>Temps écoulé</translation>
    </message>
</context>
<context>
    <name>Verdict</name>
    <message>
        <source>rules</source>
        <extracomment>app/windows/table/verdict_bar.py</extracomment>
        <translation>règles</translation>
    </message>
    <message>
        <source>Choose the letter of the flip card.</source>
        <extracomment>app/windows/table/choice_words.py</extracomment>
        <translation>Choisis la lettre de la carte à deux faces.</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <extracomment>app/windows/table/verdict_bar.py</extracomment>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose the letter of the wild card.</source>
        <extracomment>app/windows/table/choice_words.py</extracomment>
        <translation>Choisis la lettre du joker.</translation>
    </message>
    <message>
        <source>{cards} is your card.</source>
        <extracomment>app/windows/table/choice_words.py</extracomment>
        <translation>{cards} est ta carte.</translation>
    </message>
    <message>
        <source>You ask for {cards}.</source>
        <extracomment>app/windows/table/choice_words.py</extracomment>
        <translation>Tu demandes {cards}.</translation>
    </message>
    <message>
        <source>You trade {cards}.</source>
        <extracomment>app/windows/table/choice_words.py</extracomment>
        <translation>Tu échanges {cards}.</translation>
    </message>
    <message>
        <source>You discard {cards}.</source>
        <extracomment>app/windows/table/choice_words.py</extracomment>
        <translation>Tu défausses {cards}.</translation>
    </message>
    <message>
        <source>You take {cards}.</source>
        <extracomment>app/windows/table/choice_words.py</extracomment>
        <translation>Tu prends {cards}.</translation>
    </message>
    <message>
        <source>Choose the word that stays.</source>
        <extracomment>app/windows/table/choice_words.py</extracomment>
        <translation>Choisis le mot qui reste.</translation>
    </message>
    <message>
        <source>Choose the word that leaves.</source>
        <extracomment>app/windows/table/choice_words.py</extracomment>
        <translation>Choisis le mot qui part.</translation>
    </message>
    <message>
        <source>Choose the vowel to pass on.</source>
        <extracomment>app/windows/table/choice_words.py</extracomment>
        <translation>Choisis la voyelle à transmettre.</translation>
    </message>
    <message>
        <source>Choose the consonant to pass on.</source>
        <extracomment>app/windows/table/choice_words.py</extracomment>
        <translation>Choisis la consonne à transmettre.</translation>
    </message>
    <message>
        <source>Name a word that begins with the row.</source>
        <extracomment>app/windows/table/choice_words.py</extracomment>
        <translation>Nomme un mot qui commence par la rangée.</translation>
    </message>
    <message>
        <source>scores nothing yet; still to be used: {faces}</source>
        <extracomment>app/windows/table/verdict_bar.py</extracomment>
        <translation>ne rapporte encore rien&#x202f;; encore à utiliser&#xa0;: {faces}</translation>
    </message>
    <message>
        <source>Count it?</source>
        <extracomment>app/windows/table/verdict_bar.py</extracomment>
        <translation>Le compter&#x202f;?</translation>
    </message>
    <message>
        <source>You can do this.</source>
        <extracomment>app/windows/table/choice_words.py</extracomment>
        <translation>C’est possible.</translation>
    </message>
    <message>
        <source>Go on: something is still missing.</source>
        <extracomment>app/windows/table/choice_words.py</extracomment>
        <translation>Continue&#xa0;: il manque encore quelque chose.</translation>
    </message>
</context>
<context>
    <name>Wanted</name>
    <message>
        <source>A fresh word.</source>
        <extracomment>app/windows/table/wanted_fresh.py</extracomment>
        <translation>Un nouveau mot.</translation>
    </message>
    <message>
        <source>Change or split words on the table.</source>
        <extracomment>app/windows/table/wanted_changes.py</extracomment>
        <translation>Change ou coupe des mots sur la table.</translation>
    </message>
    <message>
        <source>Wait for the next card: until then you cannot shout.</source>
        <extracomment>app/windows/table/wanted.py</extracomment>
        <translation>Attends la carte suivante&#xa0;: d’ici là, tu ne peux pas crier.</translation>
    </message>
    <message numerus="yes">
        <source>Watch the cards. Words can be shouted once %n card(s) lie there.</source>
        <extracomment>app/windows/table/wanted.py</extracomment>
        <translation>
            <numerusform>Regarde les cartes. On peut crier dès que %n carte est là.</numerusform>
            <numerusform>Regarde les cartes. On peut crier dès que %n cartes sont là.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A new word from {word} and at least %n hand card(s).</source>
        <extracomment>app/windows/table/wanted_changes.py</extracomment>
        <translation>
            <numerusform>Un nouveau mot tiré de {word}, avec au moins %n carte de ta main.</numerusform>
            <numerusform>Un nouveau mot tiré de {word}, avec au moins %n cartes de ta main.</numerusform>
        </translation>
    </message>
    <message>
        <source>A new word from {first} to {last} or {other} to {end}, a fresh word, or both.</source>
        <extracomment>app/windows/table/wanted_changes.py</extracomment>
        <translation>Un mot de {first} à {last} ou de {other} à {end}, un nouveau mot, ou les deux.</translation>
    </message>
    <message>
        <source>Change {word}.</source>
        <extracomment>app/windows/table/wanted_changes.py</extracomment>
        <translation>Change {word}.</translation>
    </message>
    <message>
        <source>A fresh word may follow.</source>
        <extracomment>app/windows/table/wanted_changes.py</extracomment>
        <translation>Un nouveau mot peut suivre.</translation>
    </message>
    <message>
        <source>A new word from {first} to {last}, a fresh word, or both.</source>
        <extracomment>app/windows/table/wanted_changes.py</extracomment>
        <translation>Un mot de {first} à {last}, un nouveau mot, ou les deux.</translation>
    </message>
    <message>
        <source>A new word with cards of {word}.</source>
        <extracomment>app/windows/table/wanted_changes.py</extracomment>
        <translation>Un nouveau mot avec des cartes de {word}.</translation>
    </message>
    <message numerus="yes">
        <source>A fresh word of exactly %n letter(s).</source>
        <extracomment>app/windows/table/wanted_fresh.py</extracomment>
        <translation>
            <numerusform>Un nouveau mot d’exactement %n lettre.</numerusform>
            <numerusform>Un nouveau mot d’exactement %n lettres.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A fresh word worth at least %n point(s).</source>
        <extracomment>app/windows/table/wanted_fresh.py</extracomment>
        <translation>
            <numerusform>Un nouveau mot d’au moins %n point.</numerusform>
            <numerusform>Un nouveau mot d’au moins %n points.</numerusform>
        </translation>
    </message>
    <message>
        <source>A fresh word of upturned cards.</source>
        <extracomment>app/windows/table/wanted_fresh.py</extracomment>
        <translation>Un nouveau mot avec les cartes visibles.</translation>
    </message>
    <message numerus="yes">
        <source>Change {word} to exactly %n letter(s).</source>
        <extracomment>app/windows/table/wanted_changes.py</extracomment>
        <translation>
            <numerusform>Transforme {word} en un mot d’exactement %n lettre.</numerusform>
            <numerusform>Transforme {word} en un mot d’exactement %n lettres.</numerusform>
        </translation>
    </message>
    <message>
        <source>Wait for the next card.</source>
        <extracomment>app/windows/table/idle.py</extracomment>
        <translation>Attends la carte suivante.</translation>
    </message>
    <message>
        <source>Lay {card} before or after a row; name a word that begins with it.</source>
        <extracomment>app/windows/table/wanted.py</extracomment>
        <translation>Pose {card} avant ou après une rangée&#x202f;; nomme un mot qui commence ainsi.</translation>
    </message>
    <message>
        <source>Press the row that you take apart.</source>
        <extracomment>app/windows/table/wanted.py</extracomment>
        <translation>Appuie sur la rangée que tu défais.</translation>
    </message>
    <message>
        <source>Choose a card in secret, to lay before or after a row.</source>
        <extracomment>app/windows/table/wanted.py</extracomment>
        <translation>Choisis en secret une carte à poser à un bout d’une rangée.</translation>
    </message>
    <message>
        <source>Ask for a letter: if your rival holds it, you get it to play.</source>
        <extracomment>app/windows/table/wanted.py</extracomment>
        <translation>Demande une lettre&#xa0;: si l’adversaire l’a, tu la reçois pour ton mot.</translation>
    </message>
    <message>
        <source>Press your key when you see a word of at least {letters} letters and {cards} cards.</source>
        <extracomment>app/windows/table/wanted.py</extracomment>
        <translation>Appuie sur ta touche quand tu vois un mot d’au moins {letters} lettres et {cards} cartes.</translation>
    </message>
    <message>
        <source>All cards lie there. Close the round when nobody sees a word.</source>
        <extracomment>app/windows/table/wanted.py</extracomment>
        <translation>Toutes les cartes sont là. Termine la manche si personne ne voit de mot.</translation>
    </message>
    <message>
        <source>You laid no word: trade cards, or pass.</source>
        <extracomment>app/windows/table/wanted.py</extracomment>
        <translation>Tu n’as posé aucun mot&#xa0;: échange des cartes, ou passe.</translation>
    </message>
    <message>
        <source>You can only pass.</source>
        <extracomment>app/windows/table/wanted.py</extracomment>
        <translation>Tu ne peux que passer.</translation>
    </message>
    <message numerus="yes">
        <source>Take back up to %n card(s) from the table; your rival wins the rest.</source>
        <extracomment>app/windows/table/wanted.py</extracomment>
        <translation>
            <numerusform>Reprends jusqu’à %n carte de la table&#x202f;; l’adversaire gagne le reste.</numerusform>
            <numerusform>Reprends jusqu’à %n cartes de la table&#x202f;; l’adversaire gagne le reste.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Press your key when you see a word of %n card(s) or more.</source>
        <extracomment>app/windows/table/wanted.py</extracomment>
        <translation>
            <numerusform>Appuie sur ta touche quand tu vois un mot d’au moins %n carte.</numerusform>
            <numerusform>Appuie sur ta touche quand tu vois un mot d’au moins %n cartes.</numerusform>
        </translation>
    </message>
    <message>
        <source>Do you accept {words}?</source>
        <extracomment>app/windows/table/wanted.py</extracomment>
        <translation>Acceptes-tu {words}&#x202f;?</translation>
    </message>
    <message>
        <source>Take a pile to make words of.</source>
        <extracomment>app/windows/table/wanted.py</extracomment>
        <translation>Prends une pile pour en former des mots.</translation>
    </message>
    <message>
        <source>Add cards to words on the table, lay a fresh word, or both.</source>
        <extracomment>app/windows/table/wanted_changes.py</extracomment>
        <translation>Prolonge des mots de la table, pose un nouveau mot, ou les deux.</translation>
    </message>
    <message>
        <source>Change {word} with {card}, the card drawn, or stop and win the cards.</source>
        <extracomment>app/windows/table/wanted_changes.py</extracomment>
        <translation>Change {word} avec {card}, la carte piochée, ou arrête-toi et gagne les cartes.</translation>
    </message>
    <message>
        <source>Or restart with a fresh word, less its value.</source>
        <extracomment>app/windows/table/wanted_changes.py</extracomment>
        <translation>Ou repars avec un nouveau mot, dont on déduit la valeur de l’ancien.</translation>
    </message>
    <message>
        <source>{letters} moves onto {word}.</source>
        <extracomment>app/windows/table/wanted_changes.py</extracomment>
        <translation>{letters} passe sur {word}.</translation>
    </message>
    <message>
        <source>{card} moves to the front. Begin the next word with it.</source>
        <extracomment>app/windows/table/wanted_changes.py</extracomment>
        <translation>{card} passe devant. Commence le mot suivant par cette lettre.</translation>
    </message>
    <message>
        <source>Add upturned cards to any words, which become yours, or lay a fresh word.</source>
        <extracomment>app/windows/table/wanted_changes.py</extracomment>
        <translation>Ajoute des cartes visibles à des mots, qui deviennent les tiens, ou pose un nouveau mot.</translation>
    </message>
    <message>
        <source>Make one of these a letter longer: {words}.</source>
        <extracomment>app/windows/table/wanted_changes.py</extracomment>
        <translation>Allonge d’une lettre l’un de ces mots&#xa0;: {words}.</translation>
    </message>
    <message numerus="yes">
        <source>Change {word} with exactly %n card(s).</source>
        <extracomment>app/windows/table/wanted_changes.py</extracomment>
        <translation>
            <numerusform>Change {word} avec exactement %n carte.</numerusform>
            <numerusform>Change {word} avec exactement %n cartes.</numerusform>
        </translation>
    </message>
    <message>
        <source>Change words on the table.</source>
        <extracomment>app/windows/table/wanted_changes.py</extracomment>
        <translation>Change des mots de la table.</translation>
    </message>
    <message>
        <source>Change or split words on the table, or lay a fresh one.</source>
        <extracomment>app/windows/table/wanted_changes.py</extracomment>
        <translation>Change ou coupe des mots de la table, ou pose un nouveau mot.</translation>
    </message>
    <message>
        <source>Use {card}: change or split words on the table, or lay a fresh one.</source>
        <extracomment>app/windows/table/wanted_changes.py</extracomment>
        <translation>Avec {card}&#xa0;: change ou coupe des mots de la table, ou pose un nouveau mot.</translation>
    </message>
    <message numerus="yes">
        <source>Each new word needs at least %n point(s).</source>
        <extracomment>app/windows/table/wanted_changes.py</extracomment>
        <translation>
            <numerusform>Chaque nouveau mot doit rapporter au moins %n point.</numerusform>
            <numerusform>Chaque nouveau mot doit rapporter au moins %n points.</numerusform>
        </translation>
    </message>
    <message>
        <source>One part of each split leaves.</source>
        <extracomment>app/windows/table/wanted_changes.py</extracomment>
        <translation>De chaque mot coupé, une partie s’en va.</translation>
    </message>
    <message>
        <source>Use {one} and {other} in a new word; then name a vowel and a consonant.</source>
        <extracomment>app/windows/table/wanted_changes.py</extracomment>
        <translation>Un nouveau mot avec {one} et {other}&#x202f;; nomme ensuite une voyelle et une consonne.</translation>
    </message>
    <message>
        <source>What you leave costs its value.</source>
        <extracomment>app/windows/table/wanted_changes.py</extracomment>
        <translation>Ce que tu laisses te coûte sa valeur.</translation>
    </message>
    <message>
        <source>What you leave scores for the player who laid it.</source>
        <extracomment>app/windows/table/wanted_changes.py</extracomment>
        <translation>Ce que tu laisses rapporte à qui l’a posé.</translation>
    </message>
    <message>
        <source>Nothing moves onto {rival}. Use cards of {word} in a new word.</source>
        <extracomment>app/windows/table/wanted_changes.py</extracomment>
        <translation>Rien ne passe sur {rival}. Utilise des cartes de {word} dans un nouveau mot.</translation>
    </message>
    <message>
        <source>{letters} move onto {word}.</source>
        <extracomment>app/windows/table/wanted_changes.py</extracomment>
        <translation>{letters} passent sur {word}.</translation>
    </message>
    <message>
        <source>Use what is left in a new word.</source>
        <extracomment>app/windows/table/wanted_changes.py</extracomment>
        <translation>Utilise le reste dans un nouveau mot.</translation>
    </message>
    <message>
        <source>Make a new word of your hand.</source>
        <extracomment>app/windows/table/wanted_changes.py</extracomment>
        <translation>Forme un nouveau mot avec ta main.</translation>
    </message>
    <message>
        <source>Change words on the table, or lay a fresh one.</source>
        <extracomment>app/windows/table/wanted_changes.py</extracomment>
        <translation>Change des mots de la table, ou pose un nouveau mot.</translation>
    </message>
    <message>
        <source>Use {card}: change words on the table, or lay a fresh one.</source>
        <extracomment>app/windows/table/wanted_changes.py</extracomment>
        <translation>Avec {card}&#xa0;: change des mots de la table, ou pose un nouveau mot.</translation>
    </message>
    <message>
        <source>Change {word}, or lay a fresh word.</source>
        <extracomment>app/windows/table/wanted_changes.py</extracomment>
        <translation>Change {word}, ou pose un nouveau mot.</translation>
    </message>
    <message>
        <source>Use {card}: change {word}, or lay a fresh word.</source>
        <extracomment>app/windows/table/wanted_changes.py</extracomment>
        <translation>Avec {card}&#xa0;: change {word}, ou pose un nouveau mot.</translation>
    </message>
    <message>
        <source>Cut {word} in two and add to both; one part scores and leaves.</source>
        <extracomment>app/windows/table/wanted_changes.py</extracomment>
        <translation>Coupe {word} en deux et ajoute des cartes aux deux parties&#x202f;; l’une compte et s’en va.</translation>
    </message>
    <message>
        <source>Change {word}, or stop and win the cards.</source>
        <extracomment>app/windows/table/wanted_changes.py</extracomment>
        <translation>Change {word}, ou arrête-toi et gagne les cartes.</translation>
    </message>
    <message numerus="yes">
        <source>A new word with exactly %n card(s) of {word}.</source>
        <extracomment>app/windows/table/wanted_changes.py</extracomment>
        <translation>
            <numerusform>Un nouveau mot avec exactement %n carte de {word}.</numerusform>
            <numerusform>Un nouveau mot avec exactement %n cartes de {word}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Make a new word; cards of {word} may be in it.</source>
        <extracomment>app/windows/table/wanted_changes.py</extracomment>
        <translation>Forme un nouveau mot&#x202f;; des cartes de {word} peuvent y entrer.</translation>
    </message>
    <message>
        <source>Your word must use {card}.</source>
        <extracomment>app/windows/table/wanted_changes.py</extracomment>
        <translation>Ton mot doit contenir {card}.</translation>
    </message>
    <message>
        <source>Your word must begin with {card}.</source>
        <extracomment>app/windows/table/wanted_changes.py</extracomment>
        <translation>Ton mot doit commencer par {card}.</translation>
    </message>
    <message>
        <source>Your word must begin or end with {card}.</source>
        <extracomment>app/windows/table/wanted_changes.py</extracomment>
        <translation>Ton mot doit commencer ou finir par {card}.</translation>
    </message>
    <message>
        <source>Cards you leave unused cost their values.</source>
        <extracomment>app/windows/table/wanted_fresh.py</extracomment>
        <translation>Les cartes que tu laisses coûtent leur valeur.</translation>
    </message>
    <message>
        <source>Use row and hand cards.</source>
        <extracomment>app/windows/table/wanted_fresh.py</extracomment>
        <translation>Utilise des cartes de la rangée et de ta main.</translation>
    </message>
    <message>
        <source>Or make an open word longer: {words}.</source>
        <extracomment>app/windows/table/wanted_fresh.py</extracomment>
        <translation>Ou allonge un mot ouvert&#xa0;: {words}.</translation>
    </message>
    <message numerus="yes">
        <source>With %n letter(s) or more it leaves, and you go on.</source>
        <extracomment>app/windows/table/wanted_fresh.py</extracomment>
        <translation>
            <numerusform>À partir de %n lettre, il s’en va et tu continues.</numerusform>
            <numerusform>À partir de %n lettres, il s’en va et tu continues.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Later words mix its cards with at least %n hand card(s).</source>
        <extracomment>app/windows/table/wanted_fresh.py</extracomment>
        <translation>
            <numerusform>Le suivant en reprend des cartes, avec au moins&#xa0;%n carte de la main.</numerusform>
            <numerusform>Le suivant en reprend des cartes, avec au moins&#xa0;%n cartes de la main.</numerusform>
        </translation>
    </message>
    <message>
        <source>It scores nothing; what the next player leaves scores for you.</source>
        <extracomment>app/windows/table/wanted_fresh.py</extracomment>
        <translation>Il ne rapporte rien&#x202f;; ce que le suivant laisse rapporte pour toi.</translation>
    </message>
    <message>
        <source>A fresh word in secret.</source>
        <extracomment>app/windows/table/wanted_fresh.py</extracomment>
        <translation>Un nouveau mot, en secret.</translation>
    </message>
    <message numerus="yes">
        <source>Lay %n fresh word(s).</source>
        <extracomment>app/windows/table/wanted_fresh.py</extracomment>
        <translation>
            <numerusform>Pose %n nouveau mot.</numerusform>
            <numerusform>Pose %n nouveaux mots.</numerusform>
        </translation>
    </message>
    <message>
        <source>Lay as many words as you like.</source>
        <extracomment>app/windows/table/wanted_fresh.py</extracomment>
        <translation>Pose autant de mots que tu veux.</translation>
    </message>
    <message numerus="yes">
        <source>Lay up to %n fresh word(s).</source>
        <extracomment>app/windows/table/wanted_fresh.py</extracomment>
        <translation>
            <numerusform>Pose jusqu’à %n nouveau mot.</numerusform>
            <numerusform>Pose jusqu’à %n nouveaux mots.</numerusform>
        </translation>
    </message>
    <message>
        <source>A word with at least one row card and one hand card.</source>
        <extracomment>app/windows/table/wanted_fresh.py</extracomment>
        <translation>Un mot avec au moins une carte de la rangée et une de ta main.</translation>
    </message>
    <message>
        <source>The word with more cards wins the trick.</source>
        <extracomment>app/windows/table/wanted_fresh.py</extracomment>
        <translation>Qui a le plus de cartes remporte le pli.</translation>
    </message>
    <message>
        <source>Its last letter moves to the front for your next one.</source>
        <extracomment>app/windows/table/wanted_fresh.py</extracomment>
        <translation>Sa dernière lettre passera devant pour le suivant.</translation>
    </message>
    <message>
        <source>Letters also in your rival’s word will move onto it.</source>
        <extracomment>app/windows/table/wanted_fresh.py</extracomment>
        <translation>Les lettres communes avec le mot adverse passeront sur celui-ci.</translation>
    </message>
    <message numerus="yes">
        <source>Every later word has %n letter(s), too.</source>
        <extracomment>app/windows/table/wanted_fresh.py</extracomment>
        <translation>
            <numerusform>Chaque mot suivant aura aussi %n lettre.</numerusform>
            <numerusform>Chaque mot suivant aura aussi %n lettres.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The others change it with exactly %n card(s).</source>
        <extracomment>app/windows/table/wanted_fresh.py</extracomment>
        <translation>
            <numerusform>Les autres le changent avec exactement %n carte.</numerusform>
            <numerusform>Les autres le changent avec exactement %n cartes.</numerusform>
        </translation>
    </message>
    <message>
        <source>Each card drawn must join it, until you stop.</source>
        <extracomment>app/windows/table/wanted_fresh.py</extracomment>
        <translation>Chaque carte piochée doit y entrer, jusqu’à ce que tu t’arrêtes.</translation>
    </message>
    <message>
        <source>Later words can be changed or split.</source>
        <extracomment>app/windows/table/wanted_fresh.py</extracomment>
        <translation>Ensuite, on peut changer ou couper les mots.</translation>
    </message>
    <message>
        <source>Later ones keep the first and last card.</source>
        <extracomment>app/windows/table/wanted_fresh.py</extracomment>
        <translation>Les suivants gardent la première et la dernière carte.</translation>
    </message>
    <message>
        <source>Later, cards you leave unused cost their values.</source>
        <extracomment>app/windows/table/wanted_fresh.py</extracomment>
        <translation>Ensuite, les cartes que tu laisses coûtent leur valeur.</translation>
    </message>
    <message numerus="yes">
        <source>It scores nothing now; later all its cards but %n do.</source>
        <extracomment>app/windows/table/wanted_fresh.py</extracomment>
        <translation>
            <numerusform>Il ne rapporte rien maintenant&#x202f;; plus tard, toutes ses cartes sauf %n.</numerusform>
            <numerusform>Il ne rapporte rien maintenant&#x202f;; plus tard, toutes ses cartes sauf %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>It scores, and so does what the next player leaves.</source>
        <extracomment>app/windows/table/wanted_fresh.py</extracomment>
        <translation>Il compte, et ce que le suivant laisse aussi.</translation>
    </message>
    <message>
        <source>A fresh word with {card}, which your rival gave you.</source>
        <extracomment>app/windows/table/wanted_fresh.py</extracomment>
        <translation>Un nouveau mot avec {card}, reçu de l’adversaire.</translation>
    </message>
    <message>
        <source>Words score once the whole row has been used.</source>
        <extracomment>app/windows/table/wanted_fresh.py</extracomment>
        <translation>Les mots comptent dès que toute la rangée a servi.</translation>
    </message>
    <message>
        <source>Then make it longer, up to {letters}.</source>
        <extracomment>app/windows/table/wanted_fresh.py</extracomment>
        <translation>Allonge-le ensuite, jusqu’à {letters} lettres.</translation>
    </message>
    <message>
        <source>The next word uses its last card.</source>
        <extracomment>app/windows/table/wanted_fresh.py</extracomment>
        <translation>Le mot suivant contient sa dernière carte.</translation>
    </message>
    <message>
        <source>A fresh word with {card}.</source>
        <extracomment>app/windows/table/wanted_fresh.py</extracomment>
        <translation>Un nouveau mot avec {card}.</translation>
    </message>
    <message>
        <source>Your rival has no {card}. Lay any fresh word.</source>
        <extracomment>app/windows/table/wanted_fresh.py</extracomment>
        <translation>L’adversaire n’a pas de {card}. Pose un nouveau mot, n’importe lequel.</translation>
    </message>
    <message>
        <source>A fresh word with the turned card, {card}.</source>
        <extracomment>app/windows/table/wanted_fresh.py</extracomment>
        <translation>Un nouveau mot avec la carte retournée, {card}.</translation>
    </message>
    <message>
        <source>Each letter of the longest counts one more.</source>
        <extracomment>app/windows/table/wanted_fresh.py</extracomment>
        <translation>Chaque lettre du plus long compte un point de plus.</translation>
    </message>
    <message>
        <source>One point per letter, plus the value of its highest card.</source>
        <extracomment>app/windows/table/wanted_fresh.py</extracomment>
        <translation>Un point par lettre, plus la valeur de sa carte la plus forte.</translation>
    </message>
    <message>
        <source>Each of its letters counts two points.</source>
        <extracomment>app/windows/table/wanted_fresh.py</extracomment>
        <translation>Chacune de ses lettres compte deux points.</translation>
    </message>
    <message>
        <source>Words score once these are used, too: {cards}.</source>
        <extracomment>app/windows/table/wanted_fresh.py</extracomment>
        <translation>Les mots comptent dès que celles-ci ont servi aussi&#xa0;: {cards}.</translation>
    </message>
    <message>
        <source>One of them scores and leaves; the other stays.</source>
        <extracomment>app/windows/table/wanted_fresh.py</extracomment>
        <translation>L’un compte et s’en va&#x202f;; l’autre reste.</translation>
    </message>
    <message>
        <source>Then name one vowel and one consonant of it.</source>
        <extracomment>app/windows/table/wanted_fresh.py</extracomment>
        <translation>Nomme ensuite une de ses voyelles et une de ses consonnes.</translation>
    </message>
    <message>
        <source>Later words can be split; then one part leaves.</source>
        <extracomment>app/windows/table/wanted_fresh.py</extracomment>
        <translation>Ensuite, on peut couper les mots&#x202f;; alors une partie s’en va.</translation>
    </message>
    <message>
        <source>Each turn adds one, up to {letters}.</source>
        <extracomment>app/windows/table/wanted_fresh.py</extracomment>
        <translation>Chaque tour en ajoute une, jusqu’à {letters}.</translation>
    </message>
    <message>
        <source>The next word begins with its last card.</source>
        <extracomment>app/windows/table/wanted_fresh.py</extracomment>
        <translation>Le mot suivant commence par sa dernière carte.</translation>
    </message>
    <message>
        <source>The next word begins or ends with its last card.</source>
        <extracomment>app/windows/table/wanted_fresh.py</extracomment>
        <translation>Le mot suivant commence ou finit par sa dernière carte.</translation>
    </message>
</context>
<context>
    <name>WhyNot</name>
    <message>
        <source>This is the largest size.</source>
        <extracomment>app/program/application.py</extracomment>
        <translation>C’est la plus grande taille.</translation>
    </message>
    <message>
        <source>This is the smallest size.</source>
        <extracomment>app/program/application.py</extracomment>
        <translation>C’est la plus petite taille.</translation>
    </message>
    <message>
        <source>Only at a table.</source>
        <extracomment>app/windows/menus.py</extracomment>
        <translation>Seulement à une table.</translation>
    </message>
    <message>
        <source>Only in the gallery.</source>
        <extracomment>app/windows/menus.py</extracomment>
        <translation>Seulement dans la galerie.</translation>
    </message>
    <message>
        <source>You are there already.</source>
        <extracomment>app/windows/menus.py</extracomment>
        <translation>Tu y es déjà.</translation>
    </message>
    <message>
        <source>There are no cards to put in order.</source>
        <extracomment>app/windows/table/why_not.py</extracomment>
        <translation>Il n’y a pas de cartes à trier.</translation>
    </message>
    <message>
        <source>There are no hints while a word can be accepted or challenged.</source>
        <extracomment>app/windows/table/why_not.py</extracomment>
        <translation>Tant qu’un mot peut être accepté ou contesté, il n’y a pas d’indices.</translation>
    </message>
    <message>
        <source>No hints are agreed at this table.</source>
        <extracomment>app/windows/table/why_not.py</extracomment>
        <translation>Aucun indice n’est convenu à cette table.</translation>
    </message>
    <message>
        <source>Nothing has been played yet.</source>
        <extracomment>app/windows/table/why_not.py</extracomment>
        <translation>Rien n’a encore été joué.</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <extracomment>app/windows/table/why_not.py</extracomment>
        <translation>Ce n’est pas ton tour.</translation>
    </message>
    <message>
        <source>Others have acted since then, or new cards have been seen.</source>
        <extracomment>app/windows/table/why_not.py</extracomment>
        <translation>Depuis, d’autres ont joué, ou de nouvelles cartes sont apparues.</translation>
    </message>
    <message>
        <source>This is a lesson.</source>
        <extracomment>app/windows/table/why_not.py</extracomment>
        <translation>C’est une leçon.</translation>
    </message>
    <message>
        <source>This is a film.</source>
        <extracomment>app/windows/table/why_not.py</extracomment>
        <translation>C’est un film.</translation>
    </message>
    <message>
        <source>The code would give away hidden cards. You can copy it when the game is over.</source>
        <extracomment>app/windows/table/why_not.py</extracomment>
        <translation>Le code révélerait des cartes cachées. Tu pourras le copier quand la partie sera finie.</translation>
    </message>
    <message>
        <source>No hints are agreed at this table. You can agree on them in the set-up.</source>
        <extracomment>app/windows/table/why_not.py</extracomment>
        <translation>Aucun indice n’est convenu à cette table. Cela se décide quand on prépare la partie.</translation>
    </message>
    <message>
        <source>The game is paused.</source>
        <extracomment>app/windows/table/why_not.py</extracomment>
        <translation>La partie est en pause.</translation>
    </message>
    <message>
        <source>Time that ran out is never given back.</source>
        <extracomment>app/windows/table/why_not.py</extracomment>
        <translation>Le temps écoulé n’est jamais rendu.</translation>
    </message>
    <message>
        <source>A card from the deck has been seen since then.</source>
        <extracomment>app/windows/table/why_not.py</extracomment>
        <translation>Depuis, une carte de la pioche est apparue.</translation>
    </message>
    <message>
        <source>Nothing has been taken back.</source>
        <extracomment>app/windows/table/why_not.py</extracomment>
        <translation>Rien n’a été annulé.</translation>
    </message>
    <message>
        <source>Lay or type a part of a word first.</source>
        <extracomment>app/windows/table/why_not.py</extracomment>
        <translation>Pose ou tape d’abord une partie d’un mot.</translation>
    </message>
    <message>
        <source>No word has been refused.</source>
        <extracomment>app/windows/table/why_not.py</extracomment>
        <translation>Aucun mot n’a été refusé.</translation>
    </message>
</context>
</TS>
