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
start-play = Play the computer
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

## Playing together: the ways to a table

start-friends = Invite friends
start-quick = Quick match
start-friends-opening = The room is being opened…
room-code = Room code
room-code-join = Join
code-unreadable = A code has eight letters and digits. Look at it once more.
code-spoken = { $label }: { $code }
share = Share
share-text = Come and play { $game } with me.
copy-link = Copy the link
copied = Copied
copy-by-hand = Copy it from here:
qr-show = QR code
qr-help = Point the camera of another phone at it.

## Playing together: my name and picture

me-title = Name and picture
me-help = This is how others at the table see you. It stays in this browser.
me-figure = Picture
me-colour = Colour
figure-teapot = teapot
figure-bird = bird
figure-fish = fish
figure-cat = cat
figure-boat = boat
figure-tree = tree
figure-mountain = mountain
figure-kite = kite
figure-sun = sun
figure-moon = moon
colour-1 = brown
colour-2 = green
colour-3 = blue
colour-4 = purple
colour-5 = ochre
colour-6 = grey

## Playing together: the table that gathers

gather-title = The table is gathering
gather-back = Back to the table
gather-alone = Send the link. Whoever opens it sits down here.
gather-start = Start
gather-wait = Waiting for { $name } to start the game…
gather-away = { $name } is not here. Someone else can be the host.
gather-free = free
gather-free-bot = bot, { $level }
gather-free-spoken = Free seat. If nobody comes, a computer player sits here: { $level }.
badge-host = host
gather-swap = Tap another seat to change places.
gather-swapped = { $name } and { $other } have changed places.
seat-number = Seat { $number }
count-people =
    { $count ->
        [one] { $count } person
       *[other] { $count } people
    }
count-bots =
    { $count ->
        [one] { $count } computer player
       *[other] { $count } computer players
    }
host-hand-over = Make host
host-remove = Remove
host-remove-question = Remove { $name }? There is no way back to this table.
host-take-over = Be the host

## Playing together: the room's part of the menu

party-title = At this table
party-watchers = Watching: { $count }
party-watch = Link for watchers
party-watch-help = Whoever has it sees what everybody may see, and no hand.
party-text = Free text
party-text-help = Those who sit here may write to each other.
pass-seat = Move my seat to another device
pass-seat-help = Scan it with the other device, or open { $address } there and type the code. It works once.
pass-seat-care = Whoever has this code gets your seat. Show it to nobody.
pass-seat-left = Good for: { $time }
pass-seat-over = This code has run out.
pass-seat-new = New code
seat-code = Seat code
leave-for-good = Leave for good
leave-for-good-question = Leave for good? A computer player takes your seat, and this match counts as given up.
result-change-table = Change the table
watch-sit = Sit down

## Quick match

quick-waiting = Players waiting, you included: { $count }
quick-fill =
    { $count ->
        [one] Computer players fill the table in { $count } second
       *[other] Computer players fill the table in { $count } seconds
    }
quick-soon = The table is being laid…
quick-seats = How many at the table
quick-any = any
quick-here = Wait here
goodbye-quick-elsewhere = You wait for a table in another window.

## A seat from another device

claim-title = Take your seat here
claim-help = On the device where you play, open the menu and choose “{ $choice }”. Type the code it shows.
claim-button = Take the seat
claim-where = Did you have a seat here in another browser? Choose “{ $choice }” in its menu, and type the code here. Where that browser is gone, ask the host to remove your old seat.

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

## Keeping one's games, and moving them to another device

keep-title = Keep or move my games
keep-why = Only this browser knows that your games are yours. If its data is cleared, they are gone, unless you have kept a file.
keep-save = Keep as a file
keep-care = Whoever has this file can play as you. Give it to nobody.
keep-open = Open a kept file
keep-open-help = What this browser has is added. Nothing counts twice.
keep-arrived = All your games are here now.
move-give = Move to another device
move-code = Code
move-help = On the other device open { $address }, choose “{ $choice }” and type the code. It works once.
move-care = Whoever types this code gets your games and seats. This browser begins anew, and files kept before are worth nothing.
move-take = Code from the other device
move-take-button = Bring here
moved-here = Your games and seats are on your other device now. This browser begins anew, as somebody new.

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
setting-clock = Turn clock
setting-clock-help = How much time there is for a turn. When it is up, the house moves for you.
value-clock-off = { value-off }
value-clock-relaxed = relaxed, 60 seconds
value-clock-normal = normal, 30 seconds
value-clock-fast = fast, 15 seconds
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
prefs-vibration = Vibration
prefs-turn-title = Your turn in the window title
prefs-notify = Notification
prefs-notify-help = When it is your turn and this page is out of sight.
prefs-notify-blocked = The browser does not allow it. Allow notifications for this page in its settings.
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
key-talk = talk

## Table, room and results

hint-ask = Hint
hint-thinking = Thinking…
hint-close = Close the hint
room-finish = Finish now
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

## Fair shuffle

fair-check = Check this deal
fair-title = Fair shuffle, deal { $deal }
fair-promise = Before the deal the house draws a secret and shows its seal. Then every browser at the table adds a number of its own. The order of the cards follows from both.
fair-bots = Computer players are shown what a person in their seat is shown, and no hidden card. Hard and expert forget nothing of it.
fair-waiting = This deal is sealed. Once it is over, everything is revealed and can be checked here.
fair-none = No seal of this deal was seen here.
fair-seal = seal
fair-verdict-right = Verified. The cards were dealt as they were sealed.
fair-verdict-wrong = This does not match. The cards were not dealt as they were sealed.
fair-verdict-open = Nothing wrong was found, but not everything could be checked here.
fair-seal-right = The seal was shown before the deal, and the secret fits it.
fair-seal-wrong = The secret does not fit the seal that was shown before.
fair-seal-twice = The house has shown two different seals for this deal.
fair-seal-late = The secret fits the seal, but this browser came after the cards were dealt.
fair-seal-unseen = This browser did not see the seal.
fair-number-right = The number of this browser is in.
fair-number-late = The number of this browser came too late and is not in.
fair-number-none = This browser gave no number.
fair-number-other = The number of your seat is not from this browser. If you did not play on another device, somebody has changed it.
fair-order-right = The order of the cards follows from the secret and the numbers.
fair-order-wrong = The order of the cards does not follow from the secret and the numbers.
fair-order-unknown = This page does not know the method of this shuffle. Reload it.
fair-hand-right = The cards that you were dealt lie in that order where they should.
fair-hand-wrong = The cards that you were dealt do not lie in that order.
fair-hand-unseen = This browser did not see how you were dealt your cards.
fair-facts = Seal, secret and numbers
fair-copy = Copy
fair-copied = Copied
fair-save = Save the record
fair-saved = Saved
fair-page = How to check it with a program of your own is told in { $page }.

## Talk

talk-title = Talk
talk-open = Talk to the table
talk-close = Close the talk
talk-emoji = Emoji
talk-phrases = Quick messages
talk-text = Your own words
talk-send = Send
talk-left =
    { $count ->
        [one] { $count } letter left
       *[other] { $count } letters left
    }
talk-said = Said last
talk-nothing = Nothing has been said yet.
talk-line = { $name }: { $words }
talk-mute = Mute { $name }
talk-muted = Muted here. Nobody else sees it.
phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-well-played = Well played!
phrase-thanks = Thanks!
phrase-your-move = Your move!
phrase-let-me-think = Let me think
phrase-hurry-up = A bit faster?
phrase-oops = Oops!
phrase-sorry = Sorry!
phrase-trump-again = Trump again!
phrase-what-a-hand = What a hand!
phrase-wow = Wow!
phrase-ha-ha = Ha-ha!
phrase-one-more = One more?
phrase-bye = Bye!

## Voice

voice-title = Voice chat
voice-join = Join by voice
voice-listen = Only listen
voice-leave = Leave the voice chat
voice-joining = Connecting the voices…
voice-private = Voices go straight from browser to browser. Only those who have joined learn your network address.
voice-nobody = Nobody else is here by voice yet.
voice-mute = Mute
voice-unmute = Unmute
voice-volume = How loud { $name } is
voice-speaking = speaking
voice-open = microphone on
voice-shut = microphone off
voice-seeking = connecting…
voice-broken = no connection
voice-blocked = The browser holds the sound back.
voice-hear = Turn the sound on
voice-microphone-again = Try the microphone again
voice-fault-refused = The microphone is not allowed here. You can listen. Allow it in the browser’s settings for this page, then try again.
voice-fault-missing = No microphone was found. You can listen.
voice-fault-busy = Another program holds the microphone. You can listen. Close that program, then try again.
voice-fault-insecure = The browser gives the microphone only to pages with a secure address (https). You can listen.
voice-fault-lost = The microphone was taken away. You can go on listening.
voice-fault-unable = This browser cannot do voice chat.

## The clock, and who is there

clock-left =
    { $count ->
        [one] { $count } second left
       *[other] { $count } seconds left
    }
clock-hurry = Your time is nearly up
room-stand-in = computer plays
news-joined =
    { $who ->
        [you] You sit down
       *[other] { $name } sits down
    }
news-left = { $name } has left
news-away = { $name } is away
news-back =
    { $who ->
        [you] You are back in your seat
       *[other] { $name } is back
    }
news-removed = { $name } was removed from the table by the host
news-renamed = Somebody is called { $name } now
news-host =
    { $who ->
        [you] You are the host now
       *[other] { $name } is the host now
    }
news-stand-in = { $name } is away. A computer plays until they come back.
news-time-up =
    { $who ->
        [you] Your time was up, so the house moved for you.
       *[other] The time of { $name } was up, so the house moved.
    }

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
goodbye-moved = Your games and seats are on your other device now.
goodbye-too-slow = The connection is too slow for this table. Try again.
goodbye-room-closed = This table is closed.
goodbye-room-full = All seats of this table are taken.
goodbye-watchers-full = The places for watchers at this table are all taken.
goodbye-removed = The host has asked you to leave this table.
goodbye-left = You have left this table.
goodbye-given-up = You have given this match up. When it is over, you can sit down here again.
goodbye-watching-off = The host lets nobody watch this table any more.
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
why-say-too-fast = A bit too fast. Let the others have a word
why-rename-too-fast = A bit too fast. The others will see it in a moment
why-name-fixed = Among strangers a name stays as it is
why-phrase-unknown = The house does not know these words
why-no-text = This table speaks in emoji and quick messages
why-voice-full = Six voices are on already
why-origin-foreign = This page belongs to another house
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
why-match-unknown = There is no such match at this table
why-match-not-over = The match still goes on
why-deal-under-way = This deal is still being played
why-wrong-pack = These are not the cards of this table
why-wrong-dealer = Somebody else deals
why-no-shuffle-due = Nothing is to be shuffled now
why-not-started = The host has not started yet
why-already-started = The match has already begun
why-host-only = Only the host can do that
why-host-here = The host is here, or has only just gone
why-nobody-there = Nobody sits in this seat
why-seat-unknown = This table has no such seat
why-too-many-people = More people sit here than that
why-room-full = All seats are taken
why-removed = The host has asked you to leave this table
why-given-up = You have given this match up
why-seat-code-unknown = This code is wrong, or too old. Ask for a new one
why-already-seated = You already sit at this table
why-moved = This has moved to another device
why-move-code-unknown = This code is wrong, or too old. Ask for a new one
why-same-player = This is your own code. Type it on the other device
why-player-unknown = This house knows no games of this file
why-file-damaged = This file is damaged and cannot be read
why-file-foreign = This file was not kept here
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
