### Texts of Dhumbal in English, the language that the others follow. How ids are built: docs/6-texts.md.
### The game

dhumbal-name = Dhumbal
dhumbal-line = Draw one card, throw one or more, keep your hand light. Call when nobody is lighter.

## Presets

preset-dhumbal = Dhumbal
preset-dhumbal-line = Three rounds, and the losers pay the winner. Draw first, then throw. A good first choice.
preset-jhyap-100 = Jhyap to 100
preset-jhyap-100-line = Points add up, and with 100 you are out. The last one left wins.
preset-yaniv = Yaniv
preset-yaniv-line = Jokers, sequences and slap-downs; land on a round total and it halves. The liveliest table.

## Settings

group-cards = Cards
group-turn = A turn
group-scoring = Scoring

setting-cards = Cards
setting-cards-help = How many cards everyone gets. With seven, hands start heavy and calls come late.
value-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
setting-jokers = Jokers
setting-jokers-help = A joker is worth nothing and goes along with cards of any rank.
value-jokers-0 = none
value-jokers =
    { $count ->
        [one] { $count } joker
       *[other] { $count } jokers
    }
setting-limit = Call at or under
setting-limit-help = The most you may hold to call. A low limit makes calls rare and safe, a high one early and risky.
value-limit =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
setting-faces = Court cards
setting-faces-help = What jack, queen and king are worth.
value-faces-10 = ten each
value-faces-11-13 = 11, 12 and 13
setting-order = Order of a turn
setting-order-help = What comes first in a turn: drawing or throwing.
value-order-draw_first = draw, then throw
value-order-discard_first = throw, then draw
setting-pick_up = What may be taken
setting-pick_up-help = Which cards of the last throw the next player may take.
value-pick_up-top_only = the top card only
value-pick_up-ends_of_last_throw = either end of a sequence, any card of a set
value-pick_up-any_of_last_throw = any card of the last throw
setting-sequences = Sequences
setting-sequences-help = Three or more cards of a suit in a row may be thrown together. The ace is low.
value-sequences-on = { value-on }
value-sequences-off = { value-off }
setting-joker_in_sequence = Jokers in sequences
setting-joker_in_sequence-help = A joker may stand for a missing card of a sequence.
value-joker_in_sequence-on = { value-on }
value-joker_in_sequence-off = { value-off }
setting-wrong_call = A wrong call costs
setting-wrong_call-help = Whether a caught caller pays the price instead of the hand, or on top of it.
value-wrong_call-flat = the price alone
value-wrong_call-added = the hand and the price
setting-penalty = Price of a wrong call
setting-penalty-help = What a caught caller is charged.
value-penalty =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
setting-scoring = Scoring
setting-scoring-help = How the points of the rounds are kept.
value-scoring-settlement = the losers pay the winner
value-scoring-settlement-help = Each loser pays the own points to the winner of the round. The highest total wins.
value-scoring-cumulative = points add up
value-scoring-cumulative-help = Everyone collects the own points. The lowest total wins.
setting-out = Out of the match
setting-out-help = With how many points a player leaves the match.
value-out-off = nobody
value-out-at =
    { $count ->
        [one] with { $count } point or more
       *[other] with { $count } points or more
    }
value-out-above =
    { $count ->
        [one] above { $count } point
       *[other] above { $count } points
    }
setting-halving = Halving
setting-halving-help = A total of exactly 50, 100 or 200 becomes half.
value-halving-on = { value-on }
value-halving-off = { value-off }
setting-slap_down = Slap down
setting-slap_down-help = A card just drawn from the stock may follow if it is of the rank just thrown, until the next player acts.
value-slap_down-on = { value-on }
value-slap_down-off = { value-off }
setting-stock_end = When the stock runs out
setting-stock_end-help = What happens after the last card of the stock.
value-stock_end-reshuffle = discards are shuffled
value-stock_end-score_hands = the round ends
value-stock_end-score_hands-help = The round ends without a winner. Where points add up, all are charged their hands.
setting-rounds = Rounds
setting-rounds-help = How long a match lasts.
value-rounds =
    { $count ->
        [one] { $count } round
       *[other] { $count } rounds
    }
value-rounds-until_one_left = until one is left
setting-throw_cap = Longest round
setting-throw_cap-help = After so many throws of the whole table the hands are compared. Nobody is caught.
value-throw_cap =
    { $count ->
        [one] { $count } throw
       *[other] { $count } throws
    }
value-level-easy-help = Calls at the limit.
value-level-medium-help = Calls below the limit, keeps pairs and watches what others take.
value-level-hard-help = Calls two below the limit, and remembers every card it has seen.
value-level-expert-help = Calls when it pays, and plays for the score.

## Buttons

button-call = Call at { $count }
button-draw-stock = Draw
button-draw-discard = Take this
button-throw = Throw
button-throw-sum = Throw: { $count }
button-slap = Slap down
button-sort = Sort
button-next-round = Next round

## Keys

key-throw = throw the marked cards
key-draw = draw from the stock
key-take-discard = take the discard
key-call = call

## Seats

seat-label = { $name }, { $cards }, total { $total }
seat-label-turn = { $name }, { $cards }, total { $total }, { $role }
seat-few = Few cards: a call is near
badge-drawing = drawing
badge-throwing = throwing
badge-called = called
badge-caught = caught
badge-winner = lightest

## The table

table-stock =
    { $count ->
        [one] stock, { $count } card
       *[other] stock, { $count } cards
    }
table-stock-empty = stock empty
table-discards =
    { $count ->
        [one] discards, { $count } card; on top: { $card }
       *[other] discards, { $count } cards; on top: { $card }
    }
table-discards-empty = no discards
table-in-hand = In hand: { $count }
table-limit = Call at { $count } or under
table-marked = Marked: { $count }
table-sequences = sequences on
table-sequences-hide = Hide this note
table-marked-order = { $card }, marked { $place } of { $count }
table-shown = { $name }: { $cards }. Sum: { $count }
card-value = { $card }, worth { $count }

## What to do now

ask-draw = Your turn: draw from the stock or take the discard
ask-draw-call = Your turn: draw a card, or call
ask-draw-stock = Your turn: draw from the stock
ask-throw = Throw one card, or several of a rank
ask-throw-sequence = Throw one card, several of a rank, or a sequence
ask-throw-call = Your turn: throw, or call
ask-throw-first = Your turn: throw
ask-draw-after = Now draw a card
ask-slap = The same rank: slap it down?
ask-more-marked = Other cards are marked. Unmark them, or press Throw
ask-choose-discard = Choose the card to take

## What happened

event-turned = First discard: { $cards }
event-called =
    { $who ->
        [you] You call at { $count }
       *[other] { $name } calls at { $count }
    }
event-drew =
    { $who ->
        [you] You draw from the stock
       *[other] { $name } draws from the stock
    }
event-took =
    { $who ->
        [you] You take from the discards: { $cards }
       *[other] { $name } takes from the discards: { $cards }
    }
event-threw =
    { $who ->
        [you] You throw: { $cards }
       *[other] { $name } throws: { $cards }
    }
event-slapped =
    { $who ->
        [you] You slap down: { $cards }
       *[other] { $name } slaps down: { $cards }
    }
event-rebuilt =
    { $count ->
        [one] The discards are shuffled: { $count } card
       *[other] The discards are shuffled: { $count } cards
    }
event-found-empty = The stock is empty
event-showed =
    { $who ->
        [you] You hold: { $cards }
       *[other] { $name } holds: { $cards }
    }
event-good-call =
    { $who ->
        [you] Good call: nobody is lighter than you
       *[other] Good call: nobody is lighter than { $name }
    }
event-caught =
    { $who ->
        [you] You are caught
       *[other] { $name } is caught
    }
event-capped = No call, and the throws have run out: the lightest hand wins
event-stock-out = The stock is empty: the round ends
event-out =
    { $who ->
        [you] You are out of the match
       *[other] { $name } is out of the match
    }

## Hints

hint-call = Call now
hint-draw-stock = Draw from the stock
hint-draw-discard = { button-draw-discard }
hint-draw-discard-card = Take the discard: { $cards }
hint-discard = Throw: { $cards }
hint-slap = Slap down: { $cards }
hint-why = Worth { $worth } points this round. Next best: { $other } ({ $otherWorth })
hint-why-only = Worth { $worth } points this round

## Results

standing-rounds = Round { $deal } of { $deals }
standing-until_one_left = Round { $deal }
result-round =
    { $who ->
        [you] You win this round
       *[other] { $name } wins this round
    }
result-nobody = Nobody wins this round
result-call-good =
    { $who ->
        [you] You call at { $count }: good call
       *[other] { $name } calls at { $count }: good call
    }
result-call-caught =
    { $who ->
        [you] You call at { $count } and are caught
       *[other] { $name } calls at { $count } and is caught
    }
result-capped = The throws have run out. The lightest hand wins.
result-stock-out = The stock has run out. Nobody wins this round.
result-halved =
    { $who ->
        [you] Your total is halved: { $count }
       *[other] { $name } · total halved: { $count }
    }
score-hand = hand
score-took = took
score-paid = paid
score-total = total
score-plus = ⁦+{ $count }⁩
score-minus = ⁦−{ $count }⁩
score-caught = caught
score-call = call
score-out = out
score-halved = halved

## History

history-title = The last throws
history-empty = No throw yet
history-drew = from the stock
history-took = took: { $cards }
history-threw = threw: { $cards }
history-slapped = slapped down: { $cards }
history-rebuilt = shuffled anew
history-called = called at { $count }

## Why it cannot be done

why-call-over-limit = Over the limit
why-call-before-drawing = Call before drawing, next turn
why-draw-first = Draw first
why-already-drawn = You have drawn already
why-throw-first = Throw first
why-already-thrown = You have thrown already
why-empty-hand-discard = With no cards left, only the stock
why-not-on-offer = This card cannot be taken
why-taken-this-turn = Just taken
why-sequences-off = No sequences at this table
why-broken-sequence = The cards do not follow each other
why-joker-in-sequence = No jokers in sequences at this table
why-not-a-set = All must be the same rank
