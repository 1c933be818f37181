### Texts of Durak in English, the language that the others follow. How ids are built: docs/6-texts.md.
### The game

durak-name = Durak
durak-line = Beat what you are attacked with, or take it. The last one with cards is the fool.

## Presets

preset-kathmandu = Kathmandu table
preset-kathmandu-line = Three deals, throw-ins asked in turn. The most orderly table.
preset-yerevan = Yerevan table
preset-yerevan-line = One deal, everyone throws in at once. Quick and loud.
preset-yerevan-transfer = Yerevan table, transfer
preset-yerevan-transfer-line = As in Yerevan, and the attack may be passed on.
preset-lahore = Lahore room
preset-lahore-line = Pairs may open, up to six cards from the first bout on. Heavy attacks.
preset-lahore-transfer = Lahore room, transfer
preset-lahore-transfer-line = As in Lahore, and the attack may be passed on.
preset-house = Our table
preset-house-line = A little of everything: pairs, transfers, three deals. A good first choice.

## Settings

group-attack = Attack and throw-ins
group-transfer = Transfer
group-deal = From deal to deal

setting-deck = Pack
setting-deck-help = A small pack makes a short, sharp game; 52 cards make a long one.
value-deck =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
setting-transfer = Transfer
setting-transfer-help = Before covering anything, the defender may add a card of the same rank and pass the attack to the next player.
value-transfer-off = { value-off }
value-transfer-on = { value-on }
setting-transfer_show = Transfer by showing a trump
setting-transfer_show-help = The defender may just show the trump of the attack’s rank and keep it. Each trump once in a bout.
value-transfer_show-off = { value-off }
value-transfer_show-on = { value-on }
setting-transfer_first_bout = Transfer in the first bout
setting-transfer_first_bout-help = When off, the first bout of a deal cannot be passed on.
value-transfer_first_bout-on = { value-on }
value-transfer_first_bout-off = { value-off }
setting-transfer_cards = Cards in one transfer
setting-transfer_cards-help = Whether a transfer adds a single card or as many of the rank as you like.
value-transfer_cards-one = a single card
value-transfer_cards-many = several cards
setting-open = Opening
setting-open-help = What an attack may start with.
value-open-single = a single card
value-open-set = cards of the same rank together
setting-throwers = Who may throw in
setting-throwers-help = Which players may add cards to an attack.
value-throwers-all = everyone
value-throwers-neighbours = neighbours of the defender
value-throwers-attacker = only the attacker
setting-throw_timing = When to throw in
setting-throw_timing-help = Whether the others wait until everything is covered, or may add at any moment.
value-throw_timing-covered = when all is covered
value-throw_timing-anytime = at any time
setting-throw_order = Order of throw-ins
setting-throw_order-help = Who may add first when several could.
value-throw_order-in_turn = asked in turn
value-throw_order-free = whoever is quickest
value-throw_order-attacker_first = attacker first
setting-throw_after_take = Throw in after a take
setting-throw_after_take-help = When off, nothing can be added once the defender takes.
value-throw_after_take-on = { value-on }
value-throw_after_take-off = { value-off }
setting-first_limit = First bout
setting-first_limit-help = The most attack cards in the first bout of a deal. Later bouts allow six.
value-first_limit =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
setting-first_limit_until = The smaller first limit lasts
setting-first_limit_until-help = For the first bout only, or until cards are beaten off for the first time.
value-first_limit_until-bout = for the first bout
value-first_limit_until-bito = until the first bito
setting-full_deal_trump = Trump when all cards are dealt
setting-full_deal_trump-help = When nothing is left over (six players with 36 cards, four with 24), the dealer’s last card is trump: it stays in hand, or lies alone as the stock.
value-full_deal_trump-dealer_card = dealer’s last card
value-full_deal_trump-talon_one = one card as the stock
setting-next_lead = Who attacks first in later deals
setting-next_lead-help = The first deal, and any deal after a draw, starts with the lowest trump.
value-next_lead-lowest_trump = lowest trump
value-next_lead-left_of_durak = left of the durak
value-next_lead-right_of_durak = right of the durak
value-next_lead-durak = the durak
setting-next_dealer = Who deals next
setting-next_dealer-help = Who deals the next deal. The dealer gets cards last.
value-next_dealer-durak = the durak
value-next_dealer-left = the next player on the left
value-next_dealer-random = drawn by lot
setting-draw = Last two out together
setting-draw-help = When the last defender covers the last card with his own last card.
value-draw-allowed = a draw
value-draw-last_defender = the defender is durak
value-match-single = a single deal
value-match-deals =
    { $count ->
        [one] { $count } deal, fewest times durak wins
       *[other] { $count } deals, fewest times durak wins
    }
value-match-fools =
    { $count ->
        [one] until someone is durak { $count } time
       *[other] until someone is durak { $count } times
    }
setting-auto_take = Take without asking
setting-auto_take-help = When nothing on the table can be covered or passed on, the cards are taken without asking.
value-auto_take-off = { value-off }
value-auto_take-no_reply = { value-on }
value-level-easy-help = Plays haphazardly.
value-level-medium-help = Saves trumps.
value-level-hard-help = Remembers every card and calculates the endgame.
value-level-expert-help = Calculates further ahead than hard.

## Buttons

button-take = Take
button-done = Done
button-bita-done = Bita / Pass
button-transfer = Transfer
button-show = Show trump

## Keys

key-take = take
key-done = done
key-attack = attack with the selected cards

## Seats

badge-attacking = attacking
badge-defending = defending
badge-taking = taking
badge-throwing = may throw in
badge-done = done
seat-label = { $name }, { $cards }, { $role }
seat-label-turn = { $name }, { $cards }, { $role }, turn

## The table

table-empty = Nothing on the table yet
table-stock =
    { $count ->
        [one] stock, { $count } card; trump { suit-name }
       *[other] stock, { $count } cards; trump { suit-name }
    }
table-stock-empty = stock empty; trump { suit-name }
table-beaten =
    { $count ->
        [one] beaten pile, { $count } card
       *[other] beaten pile, { $count } cards
    }
table-trump-card = trump under the stock: { $card }
table-lead-card =
    { $who ->
        [you] You attack first. Lowest trump: { $card }
       *[other] { $name } attacks first. Lowest trump: { $card }
    }
table-no-lead-card =
    { $who ->
        [you] Nobody holds a trump: you attack first
       *[other] Nobody holds a trump: { $name } attacks first
    }
table-pair-open = { $attack }, to beat
table-pair-covered = { $attack }, covered by { $cover }
table-pair-target = { $attack }, cover it with { $card }

## What to do now

ask-attack = Your turn: attack
ask-defend = Your turn: defend
ask-defend-transfer = Your turn: defend or transfer
ask-throw = Throw in, or say Done
ask-throw-take =
    { $who ->
        [you] You are taking
       *[other] { $name } is taking: throw in, or say Done
    }
ask-wait-defender = { $name } is defending…
ask-choose-cover = Choose what to beat
ask-choose-trump = Choose the trump to show
ask-choose-transfer = Choose the card to transfer with
ask-throw-anytime = You may throw in
card-covers = { $card }, can cover { $attacks }

## What happened. Lines without card forms serve the eye and the ear; -signs lines take card signs.

event-trump = Trump: { suit-name }
event-led =
    { $who ->
        [you] You attack first. Lowest trump: { $cards }
       *[other] { $name } attacks first. Lowest trump: { $cards }
    }
event-attacked =
    { $who ->
        [you] You attack: { $cards }
       *[other] { $name } attacks: { $cards }
    }
event-threw =
    { $who ->
        [you] You throw in: { $cards }
       *[other] { $name } throws in: { $cards }
    }
event-covered =
    { $who ->
        [you] You cover { $attack } with { $cover }
       *[other] { $name } covers { $attack } with { $cover }
    }
event-covered-signs =
    { $who ->
        [you] You cover { $attack } with { $cover }
       *[other] { $name } covers { $attack } with { $cover }
    }
event-transferred =
    { $who ->
        [you] You transfer with { $cards } to { $next }
       *[other]
            { $nextWho ->
                [you] { $name } transfers with { $cards } to you
               *[other] { $name } transfers with { $cards } to { $next }
            }
    }
event-showed =
    { $who ->
        [you] You show { $cards } and transfer to { $next }
       *[other]
            { $nextWho ->
                [you] { $name } shows { $cards } and transfers to you
               *[other] { $name } shows { $cards } and transfers to { $next }
            }
    }
event-gave-up =
    { $who ->
        [you] You will take
       *[other] { $name } will take
    }
event-took =
    { $who ->
        [you]
            { $count ->
                [one] You take { $count } card
               *[other] You take { $count } cards
            }
       *[other]
            { $count ->
                [one] { $name } takes { $count } card
               *[other] { $name } takes { $count } cards
            }
    }
event-passed =
    { $who ->
        [you] You are done
       *[other] { $name } is done
    }
event-beaten = Bito: all is beaten
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
event-drew-trump =
    { $who ->
        [you] You draw the last trump: { $cards }
       *[other] { $name } draws the last trump: { $cards }
    }
event-out =
    { $who ->
        [you] You are out, safe
       *[other] { $name } is out
    }
event-fool =
    { $who ->
        [you] You are the durak
       *[other] Durak: { $name }
    }
event-tied = A draw. Nobody is durak.
event-bito = Bito!

## Hints

hint-attack = Attack: { $cards }
hint-throw = Throw in: { $cards }
hint-cover = Cover { $first } with { $second }
hint-transfer = Transfer: { $cards }
hint-show = Show the trump: { $cards }
hint-take = { button-take }
hint-done = { button-done }
hint-why = You end up durak in { $worth } of 100. Next best: { $other } ({ $otherWorth } of 100)
hint-why-only = You end up durak in { $worth } of 100

## Results

result-loser =
    { $who ->
        [you] You are the durak this time
       *[other] Durak: { $name }
    }
result-match-loser =
    { $who ->
        [you] You lose the match
       *[other] { $name } loses the match
    }
marks-title = Times durak
marks-count =
    { $count ->
        [one] { $count } time durak
       *[other] { $count } times durak
    }
standing-fools =
    { $count ->
        [one] Deal { $deal }, until { $count } time durak
       *[other] Deal { $deal }, until { $count } times durak
    }
standing-single = A single deal

## Bout history

history-title = Bout history
history-empty = No bout yet
history-bout = Bout { $number }
history-who = Attack: { $attacker } · Defence: { $defenders }
history-open = in play
history-beaten = beaten
history-taken = taken
history-shown = Shown: { $cards }
history-pair = { $attack } covered by { $cover }
history-pair-open = { $attack } not covered

## Why a card cannot be played

why-attacker-must-play = You open this bout: lay a card
why-one-card-only = Only a single card at a time
why-attack-limit = Limit reached
why-defender-too-few-cards = Defender has too few cards
why-rank-not-on-table = Rank not on the table
why-wait-for-defender = Wait until all is covered
why-not-allowed-to-throw = You may not throw in here
why-throwing-closed = Nothing may be added after a take
why-no-such-attack = This card is not on the table
why-already-covered = This card is already covered
why-too-low = Too low
why-wrong-suit = Wrong suit
why-trump-needs-higher-trump = Needs a higher trump
why-nothing-to-take = There is nothing to take
why-transfer-off = This table plays without transfer
why-transfer-first-bout = No transfer in the first bout
why-transfer-after-cover = Something is already covered
why-transfer-wrong-rank = A transfer needs the same rank
why-target-too-few-cards = Next player has too few cards
why-show-off = Trumps are not shown at this table
why-not-a-trump = Only a trump can be shown
why-already-shown = This trump was already shown
why-already-done = You have said Done
why-choose-cover = Choose what to beat
