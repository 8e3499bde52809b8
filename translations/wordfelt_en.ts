<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>Becoming</name>
    <message numerus="yes">
        <source>It can become at least %n word(s).</source>
        <extracomment>app/windows/table/possible_words.py</extracomment>
        <translation>
            <numerusform>It can become at least %n word.</numerusform>
            <numerusform>It can become at least %n words.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It can become %n word(s).</source>
        <extracomment>app/windows/table/possible_words.py</extracomment>
        <translation>
            <numerusform>It can become %n word.</numerusform>
            <numerusform>It can become %n words.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Cards</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <extracomment>app/session/match/spoken_cards.py</extracomment>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Clock</name>
    <message numerus="yes">
        <source>At 0:00 the turn passes and you take %n card(s).</source>
        <extracomment>app/windows/table/idle.py</extracomment>
        <translation>
            <numerusform>At 0:00 the turn passes and you take %n card.</numerusform>
            <numerusform>At 0:00 the turn passes and you take %n cards.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Coach</name>
    <message numerus="yes">
        <source>Better plays were found in %n turn(s).</source>
        <extracomment>app/windows/table/coach_panel.py</extracomment>
        <translation>
            <numerusform>Better plays were found in %n turn.</numerusform>
            <numerusform>Better plays were found in %n turns.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Day</name>
    <message numerus="yes">
        <source>%n star(s)</source>
        <extracomment>app/windows/sheets/day_texts.py</extracomment>
        <translation>
            <numerusform>%n star</numerusform>
            <numerusform>%n stars</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) played on the day</source>
        <extracomment>app/windows/sheets/day_texts.py</extracomment>
        <translation>
            <numerusform>%n day played on the day</numerusform>
            <numerusform>%n days played on the day</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) played later, from the archive</source>
        <extracomment>app/windows/sheets/day_texts.py</extracomment>
        <translation>
            <numerusform>%n day played later, from the archive</numerusform>
            <numerusform>%n days played later, from the archive</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Endings</name>
    <message numerus="yes">
        <source>The deck is empty, and for %n round(s) the number of cards in all hands has not fallen.</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>
            <numerusform>The deck is empty, and for %n round the number of cards in all hands has not fallen.</numerusform>
            <numerusform>The deck is empty, and for %n rounds the number of cards in all hands has not fallen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>For %n round(s) the number of cards in the deck and all hands has not fallen.</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>
            <numerusform>For %n round the number of cards in the deck and all hands has not fallen.</numerusform>
            <numerusform>For %n rounds the number of cards in the deck and all hands has not fallen.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Facts</name>
    <message numerus="yes">
        <source>%n game(s) won</source>
        <extracomment>app/base/fact_texts.py</extracomment>
        <translation>
            <numerusform>%n game won</numerusform>
            <numerusform>%n games won</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s) won</source>
        <extracomment>app/base/fact_texts.py</extracomment>
        <translation>
            <numerusform>%n trick won</numerusform>
            <numerusform>%n tricks won</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>needs %n letter(s) or more</source>
        <extracomment>app/base/fact_texts.py</extracomment>
        <translation>
            <numerusform>needs %n letter or more</numerusform>
            <numerusform>needs %n letters or more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trade(s) left</source>
        <extracomment>app/base/fact_texts.py</extracomment>
        <translation>
            <numerusform>%n trade left</numerusform>
            <numerusform>%n trades left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) still to use</source>
        <extracomment>app/base/fact_texts.py</extracomment>
        <translation>
            <numerusform>%n card still to use</numerusform>
            <numerusform>%n cards still to use</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pile(s) left</source>
        <extracomment>app/base/fact_texts.py</extracomment>
        <translation>
            <numerusform>%n pile left</numerusform>
            <numerusform>%n piles left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>table cleared %n time(s) in a row</source>
        <extracomment>app/base/fact_texts.py</extracomment>
        <translation>
            <numerusform>table cleared %n time in a row</numerusform>
            <numerusform>table cleared %n times in a row</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>has passed or traded %n time(s) in a row</source>
        <extracomment>app/base/fact_texts.py</extracomment>
        <translation>
            <numerusform>has passed or traded %n time in a row</numerusform>
            <numerusform>has passed or traded %n times in a row</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>loses %n turn(s)</source>
        <extracomment>app/base/fact_texts.py</extracomment>
        <translation>
            <numerusform>loses %n turn</numerusform>
            <numerusform>loses %n turns</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) at the start</source>
        <extracomment>app/base/fact_texts.py</extracomment>
        <translation>
            <numerusform>%n point at the start</numerusform>
            <numerusform>%n points at the start</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>lays words of %n letter(s) or more</source>
        <extracomment>app/base/fact_texts.py</extracomment>
        <translation>
            <numerusform>lays words of %n letter or more</numerusform>
            <numerusform>lays words of %n letters or more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Felt</name>
    <message numerus="yes">
        <source>%n card(s) below it</source>
        <extracomment>app/felt/saying.py</extracomment>
        <translation>
            <numerusform>%n card below it</numerusform>
            <numerusform>%n cards below it</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Files</name>
    <message numerus="yes">
        <source>The back-up holds %n file(s).</source>
        <extracomment>app/program/your_files.py</extracomment>
        <translation>
            <numerusform>The back-up holds %n file.</numerusform>
            <numerusform>The back-up holds %n files.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <extracomment>app/program/your_files.py</extracomment>
        <translation>
            <numerusform>%n game</numerusform>
            <numerusform>%n games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s)</source>
        <extracomment>app/windows/sheets/your_files_page.py</extracomment>
        <translation>
            <numerusform>%n file</numerusform>
            <numerusform>%n files</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Final</name>
    <message numerus="yes">
        <source>with %n point(s)</source>
        <extracomment>app/windows/table/final_words.py</extracomment>
        <translation>
            <numerusform>with %n point</numerusform>
            <numerusform>with %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) left.</source>
        <extracomment>app/windows/table/final_words.py</extracomment>
        <translation>
            <numerusform>%n card left.</numerusform>
            <numerusform>%n cards left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>with %n card(s)</source>
        <extracomment>app/windows/table/final_words.py</extracomment>
        <translation>
            <numerusform>with %n card</numerusform>
            <numerusform>with %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) were possible.</source>
        <extracomment>app/windows/table/final_words.py</extracomment>
        <translation>
            <numerusform>%n point was possible.</numerusform>
            <numerusform>%n points were possible.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You could have ended with %n card(s) left.</source>
        <extracomment>app/windows/table/final_words.py</extracomment>
        <translation>
            <numerusform>You could have ended with %n card left.</numerusform>
            <numerusform>You could have ended with %n cards left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>with %n trick(s)</source>
        <extracomment>app/windows/table/final_words.py</extracomment>
        <translation>
            <numerusform>with %n trick</numerusform>
            <numerusform>with %n tricks</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Finished</name>
    <message numerus="yes">
        <source>%n point(s) at the start</source>
        <extracomment>app/windows/sheets/result_texts.py</extracomment>
        <translation>
            <numerusform>%n point at the start</numerusform>
            <numerusform>%n points at the start</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>words of %n letters or more</source>
        <extracomment>app/windows/sheets/result_texts.py</extracomment>
        <translation>
            <numerusform>words of %n letters or more</numerusform>
            <numerusform>words of %n letters or more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Gallery</name>
    <message numerus="yes">
        <source>about %n minute(s)</source>
        <extracomment>app/base/box_words.py</extracomment>
        <translation>
            <numerusform>about %n minute</numerusform>
            <numerusform>about %n minutes</numerusform>
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
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s)</source>
        <extracomment>app/program/put_away.py, app/windows/gallery/waiting.py</extracomment>
        <translation>
            <numerusform>%n move</numerusform>
            <numerusform>%n moves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <extracomment>app/windows/gallery/gallery.py</extracomment>
        <translation>
            <numerusform>%n game</numerusform>
            <numerusform>%n games</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Handicap</name>
    <message numerus="yes">
        <source>%n point(s) at the start</source>
        <extracomment>app/windows/sheets/handicap_fields.py</extracomment>
        <translation>
            <numerusform>%n point at the start</numerusform>
            <numerusform>%n points at the start</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Words of %n letter(s) or more</source>
        <extracomment>app/windows/sheets/handicap_fields.py</extracomment>
        <translation>
            <numerusform>Words of %n letter or more</numerusform>
            <numerusform>Words of %n letters or more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Hints</name>
    <message numerus="yes">
        <source>Your cards make a word of %n letter(s).</source>
        <extracomment>app/windows/table/spoken.py</extracomment>
        <translation>
            <numerusform>Your cards make a word of %n letter.</numerusform>
            <numerusform>Your cards make a word of %n letters.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>History</name>
    <message numerus="yes">
        <source>%n hint(s)</source>
        <extracomment>app/windows/sheets/result_texts.py, app/windows/table/final_words.py, app/windows/table/spoken.py</extracomment>
        <translation>
            <numerusform>%n hint</numerusform>
            <numerusform>%n hints</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) taken back</source>
        <extracomment>app/windows/sheets/result_texts.py, app/windows/table/final_words.py</extracomment>
        <translation>
            <numerusform>%n move taken back</numerusform>
            <numerusform>%n moves taken back</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}: dealt %n card(s)</source>
        <extracomment>app/windows/table/spoken.py</extracomment>
        <translation>
            <numerusform>{name}: dealt %n card</numerusform>
            <numerusform>{name}: dealt %n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HouseBook</name>
    <message numerus="yes">
        <source>%n new word(s).</source>
        <extracomment>app/windows/sheets/house_book_page.py</extracomment>
        <translation>
            <numerusform>%n new word.</numerusform>
            <numerusform>%n new words.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Notices</name>
    <message numerus="yes">
        <source>%n result(s) were counted again from the finished games.</source>
        <extracomment>app/program/statistics.py</extracomment>
        <translation>
            <numerusform>%n result was counted again from the finished games.</numerusform>
            <numerusform>%n results were counted again from the finished games.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) in progress cannot be read. They are kept in {folder}.</source>
        <extracomment>app/program/unfinished_games.py</extracomment>
        <translation>
            <numerusform>%n game in progress cannot be read. It is kept in {folder}.</numerusform>
            <numerusform>%n games in progress cannot be read. They are kept in {folder}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n damaged game(s) cannot be moved out of {folder}.</source>
        <extracomment>app/program/unfinished_games.py</extracomment>
        <translation>
            <numerusform>%n damaged game cannot be moved out of {folder}.</numerusform>
            <numerusform>%n damaged games cannot be moved out of {folder}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) wait here for a newer Wordfelt.</source>
        <extracomment>app/program/unfinished_games.py</extracomment>
        <translation>
            <numerusform>%n game waits here for a newer Wordfelt.</numerusform>
            <numerusform>%n games wait here for a newer Wordfelt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) in progress cannot be read now. They stay in {folder}.</source>
        <extracomment>app/program/unfinished_games.py</extracomment>
        <translation>
            <numerusform>%n game in progress cannot be read now. It stays in {folder}.</numerusform>
            <numerusform>%n games in progress cannot be read now. They stay in {folder}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Panels</name>
    <message numerus="yes">
        <source>%n card(s) not seen</source>
        <extracomment>app/windows/table/panels.py, app/windows/table/telling.py</extracomment>
        <translation>
            <numerusform>%n card not seen</numerusform>
            <numerusform>%n cards not seen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Places</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <extracomment>app/session/match/spoken_cards.py</extracomment>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Puzzle</name>
    <message numerus="yes">
        <source>It comes again in %n day(s).</source>
        <extracomment>app/windows/sheets/puzzle_texts.py</extracomment>
        <translation>
            <numerusform>It comes again in %n day.</numerusform>
            <numerusform>It comes again in %n days.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s) from your games</source>
        <extracomment>app/windows/sheets/puzzle_texts.py</extracomment>
        <translation>
            <numerusform>%n puzzle from your games</numerusform>
            <numerusform>%n puzzles from your games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{game}: you missed this {day}. A play for %n point(s) lies here.</source>
        <extracomment>app/windows/sheets/puzzle_texts.py</extracomment>
        <translation>
            <numerusform>{game}: you missed this {day}. A play for %n point lies here.</numerusform>
            <numerusform>{game}: you missed this {day}. A play for %n points lies here.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{game}: you missed this {day}. A play for %n card(s) lies here.</source>
        <extracomment>app/windows/sheets/puzzle_texts.py</extracomment>
        <translation>
            <numerusform>{game}: you missed this {day}. A play for %n card lies here.</numerusform>
            <numerusform>{game}: you missed this {day}. A play for %n cards lies here.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{game}: you missed this {day}. A play of %n card(s) lies here.</source>
        <extracomment>app/windows/sheets/puzzle_texts.py</extracomment>
        <translation>
            <numerusform>{game}: you missed this {day}. A play of %n card lies here.</numerusform>
            <numerusform>{game}: you missed this {day}. A play of %n cards lies here.</numerusform>
        </translation>
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
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s)</source>
        <extracomment>app/base/texts.py, app/windows/table/panels.py</extracomment>
        <translation>
            <numerusform>%n trick</numerusform>
            <numerusform>%n tricks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) left</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>
            <numerusform>%n card left</numerusform>
            <numerusform>%n cards left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) won</source>
        <extracomment>app/base/texts.py, app/windows/table/panels.py</extracomment>
        <translation>
            <numerusform>%n game won</numerusform>
            <numerusform>%n games won</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in hand</source>
        <extracomment>app/windows/table/panels.py</extracomment>
        <translation>
            <numerusform>%n card in hand</numerusform>
            <numerusform>%n cards in hand</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) won</source>
        <extracomment>app/windows/table/panels.py</extracomment>
        <translation>
            <numerusform>%n card won</numerusform>
            <numerusform>%n cards won</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Search</name>
    <message numerus="yes">
        <source>Here are the first %n.</source>
        <extracomment>app/windows/table/word_search.py</extracomment>
        <translation>
            <numerusform>Here are the first %n.</numerusform>
            <numerusform>Here are the first %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n word(s)</source>
        <extracomment>app/windows/table/word_search.py</extracomment>
        <translation>
            <numerusform>%n word</numerusform>
            <numerusform>%n words</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message numerus="yes">
        <source>%n word(s)</source>
        <extracomment>app/windows/sheets/house_list.py, app/windows/sheets/own_lists_page.py</extracomment>
        <translation>
            <numerusform>%n word</numerusform>
            <numerusform>%n words</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n with characters other than A to Z</source>
        <extracomment>app/windows/sheets/own_lists_page.py</extracomment>
        <translation>
            <numerusform>%n with characters other than A to Z</numerusform>
            <numerusform>%n with characters other than A to Z</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n with fewer than 2 or more than 20 letters</source>
        <extracomment>app/windows/sheets/own_lists_page.py</extracomment>
        <translation>
            <numerusform>%n with fewer than 2 or more than 20 letters</numerusform>
            <numerusform>%n with fewer than 2 or more than 20 letters</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n name(s)</source>
        <extracomment>app/windows/sheets/own_lists_page.py</extracomment>
        <translation>
            <numerusform>%n name</numerusform>
            <numerusform>%n names</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n listed twice</source>
        <extracomment>app/windows/sheets/own_lists_page.py</extracomment>
        <translation>
            <numerusform>%n listed twice</numerusform>
            <numerusform>%n listed twice</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Shout</name>
    <message numerus="yes">
        <source>Wrong: fewer than %n card(s)</source>
        <extracomment>app/session/script_maker.py</extracomment>
        <translation>
            <numerusform>Wrong: fewer than %n card</numerusform>
            <numerusform>Wrong: fewer than %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Right: %n card(s)</source>
        <extracomment>app/session/script_maker.py</extracomment>
        <translation>
            <numerusform>Right: %n card</numerusform>
            <numerusform>Right: %n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message numerus="yes">
        <source>%n for practice</source>
        <extracomment>app/windows/sheets/statistics_page.py</extracomment>
        <translation>
            <numerusform>%n for practice</numerusform>
            <numerusform>%n for practice</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) played</source>
        <extracomment>app/windows/sheets/statistics_page.py</extracomment>
        <translation>
            <numerusform>%n game played</numerusform>
            <numerusform>%n games played</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n letter(s)</source>
        <extracomment>app/windows/sheets/statistics_page.py</extracomment>
        <translation>
            <numerusform>%n letter</numerusform>
            <numerusform>%n letters</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Share of possible points found: %n game(s) reviewed</source>
        <extracomment>app/windows/sheets/statistics_page.py</extracomment>
        <translation>
            <numerusform>Share of possible points found: %n game reviewed</numerusform>
            <numerusform>Share of possible points found: %n games reviewed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n won</source>
        <extracomment>app/windows/sheets/statistics_page.py</extracomment>
        <translation>
            <numerusform>%n won</numerusform>
            <numerusform>%n won</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n from an older version</source>
        <extracomment>app/windows/sheets/statistics_page.py</extracomment>
        <translation>
            <numerusform>%n from an older version</numerusform>
            <numerusform>%n from an older version</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n with the same cards</source>
        <extracomment>app/windows/sheets/statistics_page.py</extracomment>
        <translation>
            <numerusform>%n with the same cards</numerusform>
            <numerusform>%n with the same cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n from a position</source>
        <extracomment>app/windows/sheets/statistics_page.py</extracomment>
        <translation>
            <numerusform>%n from a position</numerusform>
            <numerusform>%n from a position</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n after seeing the solution</source>
        <extracomment>app/windows/sheets/statistics_page.py</extracomment>
        <translation>
            <numerusform>%n after seeing the solution</numerusform>
            <numerusform>%n after seeing the solution</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n resigned</source>
        <extracomment>app/windows/sheets/statistics_page.py</extracomment>
        <translation>
            <numerusform>%n resigned</numerusform>
            <numerusform>%n resigned</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n put away</source>
        <extracomment>app/windows/sheets/statistics_page.py</extracomment>
        <translation>
            <numerusform>%n put away</numerusform>
            <numerusform>%n put away</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sums</name>
    <message numerus="yes">
        <source>%n letter(s)</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>
            <numerusform>%n letter</numerusform>
            <numerusform>%n letters</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message numerus="yes">
        <source>%n card(s) in the deck</source>
        <extracomment>app/windows/table/telling.py</extracomment>
        <translation>
            <numerusform>%n card in the deck</numerusform>
            <numerusform>%n cards in the deck</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n second(s) left</source>
        <extracomment>app/base/texts.py</extracomment>
        <translation>
            <numerusform>%n second left</numerusform>
            <numerusform>%n seconds left</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Tonight</name>
    <message numerus="yes">
        <source>The evening: %n game(s)</source>
        <extracomment>app/windows/gallery/table_bar.py</extracomment>
        <translation>
            <numerusform>The evening: %n game</numerusform>
            <numerusform>The evening: %n games</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Verdict</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <extracomment>app/windows/table/verdict_bar.py</extracomment>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Wanted</name>
    <message numerus="yes">
        <source>A new word from {word} and at least %n hand card(s).</source>
        <extracomment>app/windows/table/wanted_changes.py</extracomment>
        <translation>
            <numerusform>A new word from {word} and at least %n hand card.</numerusform>
            <numerusform>A new word from {word} and at least %n hand cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A fresh word of exactly %n letter(s).</source>
        <extracomment>app/windows/table/wanted_fresh.py</extracomment>
        <translation>
            <numerusform>A fresh word of exactly %n letter.</numerusform>
            <numerusform>A fresh word of exactly %n letters.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Change {word} to exactly %n letter(s).</source>
        <extracomment>app/windows/table/wanted_changes.py</extracomment>
        <translation>
            <numerusform>Change {word} to exactly %n letter.</numerusform>
            <numerusform>Change {word} to exactly %n letters.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take back up to %n card(s) from the table; your rival wins the rest.</source>
        <extracomment>app/windows/table/wanted.py</extracomment>
        <translation>
            <numerusform>Take back up to %n card from the table; your rival wins the rest.</numerusform>
            <numerusform>Take back up to %n cards from the table; your rival wins the rest.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Press your key when you see a word of %n card(s) or more.</source>
        <extracomment>app/windows/table/wanted.py</extracomment>
        <translation>
            <numerusform>Press your key when you see a word of %n card or more.</numerusform>
            <numerusform>Press your key when you see a word of %n cards or more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Watch the cards. Words can be shouted once %n card(s) lie there.</source>
        <extracomment>app/windows/table/wanted.py</extracomment>
        <translation>
            <numerusform>Watch the cards. Words can be shouted once %n card lie there.</numerusform>
            <numerusform>Watch the cards. Words can be shouted once %n cards lie there.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Change {word} with exactly %n card(s).</source>
        <extracomment>app/windows/table/wanted_changes.py</extracomment>
        <translation>
            <numerusform>Change {word} with exactly %n card.</numerusform>
            <numerusform>Change {word} with exactly %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each new word needs at least %n point(s).</source>
        <extracomment>app/windows/table/wanted_changes.py</extracomment>
        <translation>
            <numerusform>Each new word needs at least %n point.</numerusform>
            <numerusform>Each new word needs at least %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A new word with exactly %n card(s) of {word}.</source>
        <extracomment>app/windows/table/wanted_changes.py</extracomment>
        <translation>
            <numerusform>A new word with exactly %n card of {word}.</numerusform>
            <numerusform>A new word with exactly %n cards of {word}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With %n letter(s) or more it leaves, and you go on.</source>
        <extracomment>app/windows/table/wanted_fresh.py</extracomment>
        <translation>
            <numerusform>With %n letter or more it leaves, and you go on.</numerusform>
            <numerusform>With %n letters or more it leaves, and you go on.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Later words mix its cards with at least %n hand card(s).</source>
        <extracomment>app/windows/table/wanted_fresh.py</extracomment>
        <translation>
            <numerusform>Later words mix its cards with at least %n hand card.</numerusform>
            <numerusform>Later words mix its cards with at least %n hand cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lay %n fresh word(s).</source>
        <extracomment>app/windows/table/wanted_fresh.py</extracomment>
        <translation>
            <numerusform>Lay %n fresh word.</numerusform>
            <numerusform>Lay %n fresh words.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lay up to %n fresh word(s).</source>
        <extracomment>app/windows/table/wanted_fresh.py</extracomment>
        <translation>
            <numerusform>Lay up to %n fresh word.</numerusform>
            <numerusform>Lay up to %n fresh words.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A fresh word worth at least %n point(s).</source>
        <extracomment>app/windows/table/wanted_fresh.py</extracomment>
        <translation>
            <numerusform>A fresh word worth at least %n point.</numerusform>
            <numerusform>A fresh word worth at least %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Every later word has %n letter(s), too.</source>
        <extracomment>app/windows/table/wanted_fresh.py</extracomment>
        <translation>
            <numerusform>Every later word has %n letter, too.</numerusform>
            <numerusform>Every later word has %n letters, too.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The others change it with exactly %n card(s).</source>
        <extracomment>app/windows/table/wanted_fresh.py</extracomment>
        <translation>
            <numerusform>The others change it with exactly %n card.</numerusform>
            <numerusform>The others change it with exactly %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It scores nothing now; later all its cards but %n do.</source>
        <extracomment>app/windows/table/wanted_fresh.py</extracomment>
        <translation>
            <numerusform>It scores nothing now; later all its cards but %n do.</numerusform>
            <numerusform>It scores nothing now; later all its cards but %n do.</numerusform>
        </translation>
    </message>
</context>
</TS>
