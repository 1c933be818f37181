### Texts of Idiot in English, the language that the others follow. How ids are built: docs/6-texts.md.
### The game

idiot-name = Idiot
idiot-line = Match the pile or go higher, or pick it all up. The last one with cards wears the hat.

## Presets

preset-funny-hat = Funny hat
preset-funny-hat-line = A two brings a card along, three sixes burn, and the hat stays on until the next loser. A good first choice.
preset-shithead-classic = Classic
preset-shithead-classic-line = Twos are low, and whoever burns the pile goes on. As most people know it.
preset-palace = Palace
preset-palace-line = One pack: a two plays again, and after a seven you go lower. Brisk.

## Settings

group-deal = The deal
group-burns = Burning
group-turn = A turn
group-ranks = Special cards

setting-decks = Packs
setting-decks-help = How many packs are shuffled together. More packs make bigger piles and longer runs.
value-decks-auto = to suit the players
value-decks-auto-help = One pack for every two or three players.
value-decks-fewest = as few as will do
value-decks =
    { $count ->
        [one] { $count } pack
       *[other] { $count } packs
    }
value-match-endless = until you stop
value-match-deals =
    { $count ->
        [one] { $count } deal, fewest hats wins
       *[other] { $count } deals, fewest hats wins
    }
value-match-hats =
    { $count ->
        [one] until someone has worn the hat { $count } time
       *[other] until someone has worn the hat { $count } times
    }
setting-layout = Cards for everyone
setting-layout-help = So many in hand, so many face up and so many face down.
value-layout =
    { $count ->
        [one] { $count } of each
       *[other] { $count } of each
    }
setting-trade = Swap before the start
setting-trade-help = Before the first play, all may exchange hand cards for their own face-up cards.
value-trade-on = { value-on }
value-trade-off = { value-off }
setting-opening = Who leads first
setting-opening-help = Who lays the first card of a deal.
value-opening-auction = asked rank by rank
value-opening-auction-help = Everyone is asked for threes, then for fours and so on. Whoever has one may lead with it, or wait.
value-opening-face_up_low = lowest card face up
value-opening-face_up_low-help = The lowest face-up card leads, from the three on.
value-opening-lowest_hand = lowest card in hand
value-opening-lowest_hand-help = The lowest card in hand leads, from the three on, and must be played.
value-opening-left_of_dealer = left of the dealer
value-opening-left_of_dealer-help = The player left of the dealer leads with anything.
setting-joker = Jokers
setting-joker-help = A joker fits on anything, leaves the number below it and turns the direction.
value-joker-0 = none
value-joker =
    { $count ->
        [one] { $count } in each pack
       *[other] { $count } in each pack
    }
setting-two = The two
setting-two-help = What a two does.
value-two-with_card = brings a card along
value-two-with_card-help = A two fits on anything and is laid with another card: that is the new number.
value-two-low = low
value-two-low-help = A two fits on anything, and anything fits on a two.
value-two-play_again = play again
value-two-play_again-help = A two fits on anything, and whoever lays it plays again.
setting-ten = The ten
setting-ten-help = What a ten does.
value-ten-burn = burns the pile
value-ten-burn-help = A ten fits on anything, and the whole pile leaves the game.
value-ten-off = ordinary card
setting-four = Equal cards that burn
setting-four-help = So many cards of a rank on top of the pile burn it, whoever laid them.
value-four =
    { $count ->
        [one] { $count } of a rank
       *[other] { $count } of a rank
    }
value-four-off = none
setting-six_run = Sixes that burn
setting-six_run-help = For sixes, another number may be enough to burn the pile.
value-six_run =
    { $count ->
        [one] { $count } six
       *[other] { $count } sixes
    }
setting-after_burn = After a burn
setting-after_burn-help = Who starts the new pile.
value-after_burn-next = the next player
value-after_burn-same = the same player
setting-jump_in = Jump in
setting-jump_in-help = Whoever holds the cards that are missing for a burn may lay them out of turn, and leads.
value-jump_in-on = { value-on }
value-jump_in-off = { value-off }
setting-extra_draw = Lay what you draw
setting-extra_draw-help = A card just drawn may follow at once if it is of the rank just laid.
value-extra_draw-on = { value-on }
value-extra_draw-off = { value-off }
setting-last_match = Last card takes its twins along
setting-last_match-help = With an empty stock, your last hand card may take face-up cards of its rank along.
value-last_match-on = { value-on }
value-last_match-off = { value-off }
setting-voluntary = Pick up by choice
setting-voluntary-help = When off, the pile is picked up only if nothing fits.
value-voluntary-on = { value-on }
value-voluntary-off = { value-off }
setting-after_pickup = After a pick-up
setting-after_pickup-help = Who leads once the pile has been picked up.
value-after_pickup-next = the next player
value-after_pickup-same = the same player
setting-up_fail = Picking up from the face-up cards
setting-up_fail-help = Whether one of your face-up cards goes into the hand as well.
value-up_fail-pile = the pile only
value-up_fail-pile-one_up = the pile and one face-up card
setting-seven = The seven
setting-seven-help = What a seven does.
value-seven-none = ordinary card
value-seven-lower = seven or lower
value-seven-lower-help = After a seven the next card must be a seven or lower, or one that always fits.
setting-eight = The eight
setting-eight-help = What an eight does.
value-eight-none = ordinary card
value-eight-invisible = invisible
value-eight-invisible-help = An eight fits on anything, and the number below it still counts.
value-eight-skip = skips a player
value-eight-skip-help = Each eight passes over one player.
setting-three = The three
setting-three-help = What a three does.
value-three-none = ordinary card
value-three-invisible = invisible
value-three-invisible-help = A three fits on anything, and the number below it still counts.
setting-nine = The nine
setting-nine-help = What a nine does.
value-nine-none = ordinary card
value-nine-lower = nine or lower
value-nine-lower-help = After a nine the next card must be a nine or lower, or one that always fits.
setting-jack = The jack
setting-jack-help = What a jack does.
value-jack-none = ordinary card
value-jack-reverse = turns the direction
value-jack-reverse-help = Each jack sends play the other way round.
setting-hat = The hat
setting-hat-help = The loser wears it until somebody else loses.
value-hat-on = { value-on }
value-hat-off = { value-off }
value-level-easy-help = Plays whatever fits.
value-level-medium-help = Saves twos and tens, and remembers picked-up piles.
value-level-hard-help = Counts every card and tries its moves out in its head.
value-level-expert-help = Looks further ahead than hard.

## Buttons

button-ready = Ready
button-decline = Not me
button-pick-up = Pick up
button-pass = Keep it

## Keys

key-pick-up = pick up the pile
key-word = ready, not me, keep it
key-lay = lay the selected cards

## Seats. A badge stands beside the name, and is told in seat-label as $state.

badge-trading = swapping
badge-ready = ready
badge-hat = wears the hat
seat-label = { $name }, { $state }, { $cards } in hand, face up: { $up }, face down: { $down }
seat-none = none

## The table. $corner is the rank as cards show it (7, 10, K); rank-name says it.

table-own = your cards on the table
place-up = { $card }, face up on a face-down card
place-up-alone = { $card }, face up
place-down = face-down card, place { $place }
place-empty = nothing at place { $place }
table-pile =
    { $count ->
        [one] pile, { $count } card; on top: { $cards }
       *[other] pile, { $count } cards; on top: { $cards }
    }
table-pile-empty = the pile is empty
table-stock =
    { $count ->
        [one] stock, { $count } card
       *[other] stock, { $count } cards
    }
table-stock-empty = stock empty
table-burned =
    { $count ->
        [one] burned, { $count } card
       *[other] burned, { $count } cards
    }
number-any = anything goes
number-higher = { $corner } or higher
number-lower = { $corner } or lower
number-any-heard = anything goes
number-higher-heard = { rank-name } or higher
number-lower-heard = { rank-name } or lower
direction-left = Play goes to the left
direction-right = Play goes to the right
table-still =
    { $count ->
        [one] Going round in circles: the deal ends in { $count } turn
       *[other] Going round in circles: the deal ends in { $count } turns
    }
table-lead-card =
    { $who ->
        [you] You lead. Lowest card: { $card }
       *[other] { $name } leads. Lowest card: { $card }
    }

## What to do now

ask-trade = Swap hand cards for face-up cards, then say Ready
ask-swap-up = Choose the face-up card you want
ask-swap-hand = Choose the hand card to lay down for it
ask-open = Will you start with { $corner }?
ask-play-any = Your turn: anything goes
ask-play-higher = Your turn: { $corner } or higher
ask-play-lower = Your turn: { $corner } or lower
ask-play-again = Play once more: anything goes
ask-nothing-fits = Nothing fits: pick up the pile
ask-companion = Choose the card that goes with the two
ask-flip = Your turn: turn over a face-down card
ask-extra = The same rank again: lay it too, or keep it
ask-jump = You may jump in and burn the pile
ask-pick-up-card = Choose the face-up card that comes along
ask-wait-ready = Ready. Waiting for { $names }…

## What happened

event-dealt-up =
    { $who ->
        [you] Your face-up cards: { $cards }
       *[other] { $name }, face up: { $cards }
    }
event-led =
    { $who ->
        [you] You lead. Lowest card: { $cards }
       *[other] { $name } leads. Lowest card: { $cards }
    }
event-swapped =
    { $who ->
        [you] You swap. Face up: { $hand }, into your hand: { $up }
       *[other] { $name } swaps. Face up: { $hand }, into the hand: { $up }
    }
event-readied =
    { $who ->
        [you] You are ready
       *[other] { $name } is ready
    }
event-opened =
    { $who ->
        [you] You start: { $cards }
       *[other] { $name } starts: { $cards }
    }
event-declined =
    { $who ->
        [you] You: not me
       *[other] { $name }: not me
    }
event-played =
    { $who ->
        [you] You lay: { $cards }
       *[other] { $name } lays: { $cards }
    }
event-flipped =
    { $who ->
        [you] You turn over: { $cards }
       *[other] { $name } turns over: { $cards }
    }
event-picked-up =
    { $who ->
        [you]
            { $count ->
                [one] You pick up { $count } card
               *[other] You pick up { $count } cards
            }
       *[other]
            { $count ->
                [one] { $name } picks up { $count } card
               *[other] { $name } picks up { $count } cards
            }
    }
event-passed =
    { $who ->
        [you] You lay no more
       *[other] { $name } lays no more
    }
event-jumped =
    { $who ->
        [you] You jump in: { $cards }
       *[other] { $name } jumps in: { $cards }
    }
event-burned =
    { $count ->
        [one] The pile burns: { $count } card
       *[other] The pile burns: { $count } cards
    }
event-turned = The direction turns
event-drew =
    { $who ->
        [you]
            { $count ->
                [one] You draw { $count } card
               *[other] You draw { $count } cards
            }
       *[other]
            { $count ->
                [one] { $name } draws { $count } card
               *[other] { $name } draws { $count } cards
            }
    }
event-out =
    { $who ->
        [you] You are out, safe
       *[other] { $name } is out
    }
event-nobody = Nobody gets the hat this time
event-idiot =
    { $who ->
        [you] The hat is yours
       *[other] The hat goes to { $name }
    }

## Hints

hint-swap = Swap: put { $first } face up, take { $second }
hint-ready = { button-ready }
hint-open = Start: { $cards }
hint-decline = { button-decline }
hint-play = Lay: { $cards }
hint-flip = Turn over place { $place }
hint-pick-up = { button-pick-up }
hint-pass = { button-pass }
hint-jump = Jump in: { $cards }
hint-why = You get the hat in { $worth } of 100. Next best: { $other } ({ $otherWorth } of 100)
hint-why-only = You get the hat in { $worth } of 100

## Results

result-loser =
    { $who ->
        [you] The hat is yours this time
       *[other] The hat goes to { $name }
    }
result-match-loser =
    { $who ->
        [you] You lose the match
       *[other] { $name } loses the match
    }
marks-title = Hats
marks-count =
    { $count ->
        [one] { $count } hat
       *[other] { $count } hats
    }
standing-hats =
    { $count ->
        [one] Deal { $deal }, until { $count } hat
       *[other] Deal { $deal }, until { $count } hats
    }

## History. Its lines are those of what happened, with cards in signs; these stand behind them.

history-title = What was played
history-empty = Nothing played yet
history-burned =
    { $count ->
        [one] { $count } card burned
       *[other] { $count } cards burned
    }
history-took =
    { $count ->
        [one] { $count } card picked up
       *[other] { $count } cards picked up
    }
history-drew =
    { $count ->
        [one] { $count } card drawn
       *[other] { $count } cards drawn
    }

## Why a card cannot be played

why-trade-over = The swapping is over
why-zone-locked = First the hand, then face up, then face down
why-companion-needed = A two needs another card with it
why-lower-than-pile = Too low for the pile
why-higher-than-pile = Too high: go lower this time
why-not-open-rank = Another rank is asked for
why-pile-empty = There is no pile to pick up
why-must-play = Something fits, so it must be played
why-not-just-drawn = Only cards you have just drawn
why-lowest-card-first = The lowest card goes first
why-up-card-needed = Choose a face-up card that comes along
why-no-burning-run = That would not burn the pile
why-jump-in-off = Nobody jumps in at this table
