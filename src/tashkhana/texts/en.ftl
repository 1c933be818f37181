### Texts of the house in English, the language that the others follow. How ids are built: docs/6-texts.md.
### The house

house-name = Tashkhana
house-line = The card house
house-promise = Free, no sign-up, no money, no bets.
language = Language
language-en = English
language-ne = नेपाली
language-ur = اردو
language-hy = Հայերեն
language-ru = Русский

## Small words

cancel = Cancel
back = Back
close = Close
reload = Reload
try-again = Try again
value-on = on
value-off = off
list-comma = { ", " }
list-and = { $items } and { $last }
you = You
bot = bot
count-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
number-less = One less
number-more = One more

## Start page

start-welcome = Pull up a chair. The cards are shuffled, and nobody is in a hurry.
start-title = Choose a game
start-play = Start
start-presets = House rules
start-presets-help = Pick a table. Everything can still be changed below.
start-settings-more = Change the rules
start-settings-less = Fewer rules
start-changed =
    { $count ->
        [one] { $count } rule changed
       *[other] { $count } rules changed
    }
start-reset = Back to the table’s own rules
start-company = Company
start-your-name = Your name
start-opening = The cards are being dealt…
start-no-games = No games could be read. Reload the page.
start-loading = One moment…

## Unfinished games

resume-title = Unfinished games
resume-button = Resume
resume-abandon = Give it up
resume-abandon-question = Give this game up? It counts as abandoned.
resume-deal = deal { $deal }
resume-line = { $game }, { $preset }
resume-idle-minutes =
    { $count ->
        [one] { $count } minute ago
       *[other] { $count } minutes ago
    }
resume-idle-hours =
    { $count ->
        [one] { $count } hour ago
       *[other] { $count } hours ago
    }
resume-idle-days =
    { $count ->
        [one] { $count } day ago
       *[other] { $count } days ago
    }
resume-idle-now = just now

## Statistics

statistics-title = Statistics
statistics-played = Games played
statistics-won = Games won
statistics-drawn = Draws
statistics-best-streak = Best streak
statistics-abandoned = Given up
statistics-none = No finished game yet. The first one is a tap away.

## Settings that belong to every game

setting-level = Level
setting-level-help = How well the computer players play.
value-level-easy = easy
value-level-medium = medium
value-level-hard = hard
value-level-expert = expert
setting-speed = Speed
setting-speed-help = How long computer players take over a move.
value-speed-relaxed = relaxed
value-speed-normal = normal
value-speed-fast = fast
setting-hints = Hints
setting-hints-help = Cards you can play glow. Tap a dimmed card and it tells why it cannot be played.
value-hints-on = { value-on }
value-hints-off = { value-off }
setting-hint_bulb = Hint button
setting-hint_bulb-help = A button that shows a good move.
value-hint_bulb-on = { value-on }
value-hint_bulb-off = { value-off }

## Settings that several games have

group-table = Table
group-comfort = Comfort
setting-players = Players
setting-players-help = Empty seats are taken by computer players.
value-players =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
setting-match = Match
setting-match-help = How long you play for one result.

## Menu and the player's own wishes

menu-title = Menu
menu-open = Open the menu
menu-close = Close the menu
menu-leave = Leave table
menu-leave-help = The game is kept. You can come back to it from the start page.
menu-keys = Keyboard shortcuts
prefs-theme = Theme
prefs-theme-system = like the device
prefs-theme-light = light
prefs-theme-dark = dark
prefs-four-colours = Four-colour deck
prefs-four-colours-help = Every suit has a colour of its own.
prefs-sort = Sort the hand
prefs-sort-suit = by suit
prefs-sort-rank = by rank
prefs-sort-manual = by hand
prefs-corner = Corner letters
prefs-corner-latin = J Q K A
prefs-corner-russian = В Д К Т
prefs-sound = Sound
prefs-spoken = Spoken moves
prefs-spoken-help = A screen reader is told what happens at the table.
prefs-motion = Animation
prefs-motion-system = like the device
prefs-motion-off = off
prefs-broken = Some saved wishes could not be read. They were set aside.
prefs-broken-download = Download them
prefs-not-saved = This browser does not let us save. Play goes on, but it will forget your wishes.

## Rule pages

rules-link = Rules
rules-title = { $game }: the rules
rules-of = These are the rules as they stand now: { $preset }.
rules-contents = Contents
rules-to-start = Start page
rules-to-table = Back to the table
rules-goal = Goal
rules-needs = What you need
rules-preparation = Preparation
rules-turn = One turn
rules-end = End of a deal
rules-match = The match
rules-settings = House rules of this table
rules-controls = Controls
rules-tips = Tips
rules-words = Words
rules-history = History and name
rules-relatives = Relatives
rules-questions = Frequently asked questions
example-label = Example.
example-may = { $name } may play:
example-may-not = { $name } may not play:
example-on = { $cover } on { $card }

## Keys

key-history = history
key-hint = hint
key-menu = menu
key-move = move through the cards
key-play = play or select the card

## Table, room and results

hint-ask = Hint
hint-thinking = Thinking…
hint-close = Close the hint
room-your-turn = Your turn
room-watching = You are watching
room-standing = Standing
room-deal = Deal { $deal }
room-away = away
room-rules = Rules of this table
result-next-deal = Next deal
result-play-again = Play again
result-other-table = Other table
result-show-table = Show the table
result-show = Show the result
result-deal-title = The deal is over
result-match-title = The match is over
result-deal-drawn = A draw. Nobody loses.
result-match-drawn = The match is drawn.
result-you-won = You won
result-you-lost = You lost
result-match-winner =
    { $who ->
        [you] You win the match
       *[other] { $name } wins the match
    }
result-match-tie = A tie: { $names }
result-winner =
    { $who ->
        [you] You win this deal
       *[other] { $name } wins this deal
    }
result-waiting = Waiting for the next deal…
totals-title = Points

## Connection

connection-connecting = Connecting…
connection-lost = Disconnected
connection-reconnecting = Reconnecting…
connection-back = Connected again
connection-lost-help = Your cards are safe. The table comes back by itself.
goodbye-title = This table is closed here
goodbye-protocol-old = There is a new version. Reload the page.
goodbye-room-unknown = This table does not exist any more.
goodbye-malformed = Something went wrong on this page. Reload it.
goodbye-too-fast = That was very fast. Wait a moment, then try again.
goodbye-elsewhere = This table is open in another window. Play goes on there.
goodbye-too-slow = The connection is too slow for this table. Try again.
goodbye-room-closed = This table is closed.
goodbye-room-damaged = This table could not be read back. Nothing else is lost.
goodbye-internal = Something went wrong in the house. Try again in a moment.
goodbye-restarting = The house restarts. The table comes back in a moment.
goodbye-play-here = Play here
goodbye-unknown = This table cannot be shown now. Try again.

## Refusals that every game may give

why-title = Why not?
why-unknown-move = The table does not know this move
why-deal-over = This deal is over
why-out-of-game = You are out of this deal
why-not-your-turn = Not your turn
why-not-your-card = You do not hold this card
why-stale-version = The table has moved on. Look again
why-setting-unknown = This table has no such rule
why-setting-out-of-range = This rule cannot be set so
why-not-enough-cards = There are not enough cards for so many players
why-preset-unknown = The house does not know this table
why-no-such-budget = A budget is a whole number, for players that search
why-game-unknown = The house does not know this game
why-no-terminal-table = This game has no table in the terminal. Play it in the browser
why-room-unknown = This table does not exist any more
why-not-your-room = This is not your table
why-no-hints = This table plays without hints
why-nothing-to-hint = Nothing to advise now
why-hint-busy = A hint is on its way
why-not-seated = You are watching this table
why-malformed = The house did not understand that
why-too-fast = A bit too fast. Wait a moment
why-protocol-old = There is a new version. Reload the page
why-elsewhere = This table is open in another window
why-secret-missing = The house does not know you yet. Reload the page
why-not-found = There is nothing here
why-not-now = That cannot be done now
why-setting-fixed = This rule cannot be changed during a match
why-room-closed = This table is closed
why-room-damaged = This table could not be read back
why-room-trouble = Something went wrong at this table. Try again
why-nothing-to-deal = There is nothing to deal now
why-nothing-to-repeat = The match still goes on
why-deal-under-way = This deal is still being played
why-wrong-pack = These are not the cards of this table
why-wrong-dealer = Somebody else deals
why-no-shuffle-due = Nothing is to be shuffled now
why-internal = Something went wrong in the house. Try again
why-offline = No connection. Try again
why-unknown = That cannot be done

## At every table

table-label = Table
table-hand =
    { $count ->
        [one] your hand, { $count } card
       *[other] your hand, { $count } cards
    }
table-hand-empty = your hand is empty
table-new-cards = New in your hand: { $cards }
seat-you = You
seat-label-out = { $name }, out
badge-turn = turn
badge-waiting = waiting
badge-thinking = thinking…
badge-out = out
button-history = History
button-lay =
    { $count ->
        [one] Lay { $count } card
       *[other] Lay { $count } cards
    }
ask-wait = Waiting for { $names }…
ask-select-more = Tap a selected card again to play
event-dealer =
    { $who ->
        [you] You deal
       *[other] { $name } deals
    }
event-dealt =
    { $who ->
        [you]
            { $count ->
                [one] You get { $count } card
               *[other] You get { $count } cards
            }
       *[other]
            { $count ->
                [one] { $name } gets { $count } card
               *[other] { $name } gets { $count } cards
            }
    }
event-your-turn = Your turn
standing-deals = Deal { $deal } of { $deals }
history-close = Close the history
why-not-one-rank = All must be the same rank

## Computer players

bot-name-1 = Ani
bot-name-2 = Bikash
bot-name-3 = Sara
bot-name-4 = Misha
bot-name-5 = Maya
bot-name-6 = Tigran
bot-name-7 = Nina
bot-name-8 = Omar
bot-name-9 = Lilit
bot-name-10 = Anton
bot-name-11 = Sunita
bot-name-12 = Bilal

## Cards. Three forms: -name after a colon or alone, -object for what is covered, -instrument for what covers.

suit-name =
    { $suit ->
        [C] clubs
        [D] diamonds
        [H] hearts
       *[S] spades
    }
suit-sign =
    { $suit ->
        [C] ♣︎
        [D] ♦︎
        [H] ♥︎
       *[S] ♠︎
    }
rank-name =
    { $rank ->
        [2] two
        [3] three
        [4] four
        [5] five
        [6] six
        [7] seven
        [8] eight
        [9] nine
        [10] ten
        [11] jack
        [12] queen
        [13] king
       *[14] ace
    }
card-name = { rank-name } of { suit-name }
card-object = the { rank-name } of { suit-name }
card-instrument = the { rank-name } of { suit-name }
card-trump = { card-name }, trump
card-sign = ⁦{ $corner }{ suit-sign }⁩
joker-name = joker
joker-sign = ⁦★⁩
card-playable = { $card }, can be played
card-dimmed-why = { $card }, cannot be played: { $why }
card-selected = { $card }, selected
card-new = { $card }, new
card-place = { $card }, { $place } of { $count }

## Terminal

terminal-quit = Quit
terminal-quit-question = Quit this game?
terminal-quit-keys = Enter: quit. Esc: play on.
terminal-pick = Pick
terminal-play = Play
terminal-no-terminal = This table needs a terminal. Run it in one, without a pipe.
terminal-help = Arrows choose a card, Enter plays it.
terminal-too-small = Make the window a little larger.
