### The rule page of Durak in English, the language that the others follow. Numbers and choices are those of the table.
### What stands where is in outline.yaml.

page-title-bout = One bout
page-title-beating = Beating
page-title-throwing-in = Throwing in
page-title-taking = Taking
page-title-transfer = Passing the attack on
page-title-refill = Refilling the hand

## Goal

page-goal = Get rid of your cards. Nobody wins at Durak: everyone who runs out of cards is safe, and the last one who still holds some is the durak, the fool.
page-goal-how = One player plays a card at another, who must beat it. The others may add cards against the same player, who beats those too, or gives up and takes everything. There are no points.
page-goal-throw-in = This table plays podkidnoy, Durak with throw-ins, the game that most people learn first.
page-goal-transfer = This table plays perevodnoy: besides throwing in, a defender may pass the attack on.

## What you need

page-needs-players =
    { $players ->
        [one] { $players } player at this table.
       *[other] { $players } players at this table.
    }
page-needs-seats = From 2 to 6 can play. Computer players take the empty seats.
page-needs-cards =
    { $deck ->
        [24] { $deck } cards: nine to ace in four suits.
        [36] { $deck } cards: six to ace in four suits.
       *[other] { $deck } cards: two to ace in four suits.
    }
page-needs-time =
    { $match ->
        [deals]
            { $match_count ->
                [one] Time for { $match_count } deal; a deal takes a few minutes.
               *[other] Time for { $match_count } deals of a few minutes each.
            }
        [fools] Time for several deals of a few minutes each.
       *[single] A few minutes: a single deal.
    }
page-seats-two = With two, one attacks and the other defends, and nobody else throws in. When the stock is used up, each knows exactly what the other holds.
page-seats-many = With three or more, several attack one. Alliances are short: every take changes who attacks whom.
page-seats-full = All cards are dealt, so a deal is short. For a long game at a full table, choose a bigger pack.

## Preparation

page-deal = Everyone gets six cards, one at a time, beginning on the dealer’s left. The dealer comes last.
page-stock =
    { $stock ->
        [one] The rest is the stock: { $stock } card. It lies face up for all to see, and its suit is trump for this deal.
       *[other] The rest, { $stock } cards, is the stock. Its bottom card lies face up, crosswise under the others: its suit is trump for this deal. It is drawn last of all.
    }
page-no-stock = With so many players the whole pack is dealt, and there is no stock. The last card, the dealer’s own, is shown to all: its suit is trump, and it stays in the dealer’s hand.
page-one-stock = With so many players the whole pack is dealt. The dealer gets only five cards: the last one lies alone as the stock, face up, and its suit is trump.
page-lead = In the first deal, whoever holds the lowest trump attacks first, and the table shows that card to all. If nobody holds a trump, the player on the dealer’s left attacks.
page-next-lead =
    { $next_lead ->
        [left_of_durak] In later deals the player to the left of the last durak attacks first. After a drawn deal it is the lowest trump again.
        [right_of_durak] In later deals the player to the right of the last durak attacks first, so the durak has to defend at once. After a drawn deal it is the lowest trump again.
        [durak] In later deals the last durak attacks first. After a drawn deal it is the lowest trump again.
       *[lowest_trump] It is the lowest trump in every later deal too.
    }
page-next-dealer =
    { $next_dealer ->
        [left] After each deal, the next player on the left deals.
        [random] Who deals next is drawn by lot.
       *[durak] The durak deals the next deal. After a drawn deal the same dealer deals again.
    }

## One bout

page-bout-attack =
    { $open ->
        [set] The attacker lays a card, or several of the same rank together, against the next player on the left: the defender. Any cards will do, but the attacker may not pass.
       *[single] The attacker lays one card against the next player on the left: the defender. Any card will do, but the attacker may not pass.
    }
page-bout-defend = The defender beats every card with one of their own, or takes.
page-bout-add =
    { $throwers ->
        [attacker] The attacker may add more cards. Each of them wants beating too.
        [neighbours] The attacker and the defender’s other neighbour may add more cards. Each of them wants beating too.
       *[all] The attacker and all the others may add more cards. Each of them wants beating too.
    }
page-bout-add-two = The attacker may add more cards. Each of them wants beating too.
page-bout-end = When everything is beaten and nobody adds more, that is bito: the cards leave the game, face down, and the defender attacks next.
page-limit = There are never more than six attack cards in a bout, and never more than the defender held when it began: against three cards, at most three can come.
page-limit-first =
    { $first_limit_until ->
        [bito]
            { $first_limit ->
                [one] Until the first bito of a deal, at most { $first_limit } card may come.
               *[other] Until the first bito of a deal, at most { $first_limit } cards may come.
            }
       *[bout]
            { $first_limit ->
                [one] In the first bout of a deal, at most { $first_limit } card may come.
               *[other] In the first bout of a deal, at most { $first_limit } cards may come.
            }
    }
page-example-bout = The first card, its cover, a throw-in of the same rank as the cover, and bito.

## Beating

page-beating = A card is beaten by a higher card of its own suit, or by any trump. A trump is beaten only by a higher trump. A card of another suit that is no trump beats nothing, however high it is.
page-beating-order =
    { $deck ->
        [24] From high to low: ace, king, queen, jack, 10, 9.
        [36] From high to low: ace, king, queen, jack, 10, 9, 8, 7, 6.
       *[other] From high to low: ace, king, queen, jack, then 10 down to 2.
    }
page-beating-many = Every attack card needs a card of its own: three need three. You may beat them in any order, and a card once laid stays.
page-example-beating = What beats the jack of spades, and what does not.
page-example-trump-attack = A trump wants a higher trump. Even an ace is too little.

## Throwing in

page-throwing = Any card may be added whose rank is on the table already, among the attack cards or among the covers.
page-throwing-when =
    { $throw_timing ->
        [anytime] You may add at any time, even while there are cards to beat.
       *[covered] You may add when all the cards on the table are beaten, or once the defender takes.
    }
page-throwing-who =
    { $throwers ->
        [attacker] Only the attacker throws in. After a transfer it is whoever passed the attack on last.
        [neighbours] Only the defender’s two neighbours may throw in.
       *[all] Everyone but the defender may throw in.
    }
page-throwing-order =
    { $throw_order ->
        [in_turn] The players are asked in turn, starting with the attacker. Whoever has nothing to add is skipped.
        [attacker_first] The attacker comes first. The others may add once the attacker is done.
       *[free] There is no order: whoever lays first, lays first.
    }
page-throwing-done = Whoever does not want to add more presses “{ button-bita-done }”. When another card is added, everyone may think again.
page-example-throwing = A nine and a jack lie there, so nines and jacks may follow.

## Taking

page-taking = A defender who cannot beat everything, or would rather not, takes. That may be said at any time, even when some cards are beaten already.
page-taking-after =
    { $throw_after_take ->
        [off] Nothing may be added to a take. The defender picks up all the cards on the table.
       *[on] The others may still add matching cards, up to the limit. Then the defender picks up all the cards on the table.
    }
page-taking-turn = Whoever takes loses the attack: the next player on the left attacks.
page-taking-turn-two = Whoever takes loses the attack: the same player attacks again.
page-taking-auto = If you can do nothing about any card on the table, the house takes for you without asking.
page-example-taking = The ten is of another suit, so there is nothing to beat the nine with. Another nine comes along.
page-example-taking-alone = The ten is of another suit, so there is nothing to beat the nine with. Nothing is added.

## Passing the attack on

page-transfer = Before beating anything, the defender may lay one card of the attack’s rank beside it. The whole attack moves on to the next player on the left, who beats it all, or passes it on again.
page-transfer-many = Before beating anything, the defender may lay one or more cards of the attack’s rank beside it. The whole attack moves on to the next player on the left, who beats it all, or passes it on again.
page-transfer-enough = The next player must hold at least as many cards as the attack then has. As long as that is so, an attack can go right round the table.
page-transfer-two = With two players, the attack comes back to the one who began it.
page-transfer-first = In the first bout of a deal nothing can be passed on.
page-show = Holding the trump of the attack’s rank, the defender may just show it and keep it. The attack moves on and does not grow. Each trump can be shown once in a bout.
page-example-transfer = A nine joins the nine, and the next player has both to beat.
page-example-transfer-refused = Two nines against one card: that cannot be.
page-example-show = The nine of trumps is only shown. The attack stays as it is.

## Refilling the hand

page-refill = After each bout, everyone with fewer than six cards draws up to six: the attacker first, then the others round the table, and the defender last of all. Whoever has six or more draws nothing.
page-refill-end = The face-up trump is the last card to go. When the stock is used up nobody draws any more.
page-example-refill = The attacker draws before the defender, who gets the face-up trump at the end.

## End of a deal

page-end-out = Once the stock is used up, whoever plays their last card is out and safe.
page-end-durak = The last one with cards is the durak.
page-end-draw =
    { $draw ->
        [last_defender] If the last two run out on the same card, the one who covered it is the durak.
       *[allowed] If the last two run out on the same card, nobody is durak: the deal is drawn.
    }
page-end-circles = Rarely, a deal goes round in circles. When the same cards stand before the same attacker for the third time, or nothing has moved for 60 bouts, it is drawn.
page-example-draw = The last card beats the last card.
page-example-no-draw = The last card beats the last card, and the defender stays the fool.

## The match

page-match =
    { $match ->
        [deals]
            { $match_count ->
                [one] You play { $match_count } deal, and the table counts who was durak. The fewest times wins.
               *[other] You play { $match_count } deals, and the table counts how often everyone was durak. The fewest times wins.
            }
        [fools]
            { $match_count ->
                [one] You play until someone has been durak { $match_count } time. That player loses the match.
               *[other] You play until someone has been durak { $match_count } times. That player loses the match.
            }
       *[single] You play a single deal. Whoever is durak loses it.
    }
page-match-tie = If several share the fewest, the match is a tie. A drawn deal counts as played.
page-match-long = A drawn deal marks nobody. After 50 deals the match ends in any case: the most times durak loses.

## House rules

page-settings = Everything on this page follows from these settings. They are chosen before the first deal, on the start page.

## Controls

page-control-tap = Tap a glowing card to play it.
page-control-set = To lay several together, tap one card of the rank, then the others, then a selected one again.
page-control-drag = Or drag a card: onto the table to attack or add, onto an attack card to beat it.
page-control-choose = If a card can beat more than one, those light up: tap the one you mean.
page-control-buttons = Buttons appear when they can be used: “{ button-take }” for the defender, “{ button-bita-done }” for those who may add.
page-control-transfer = “{ button-transfer }” appears for a defender who can pass the attack on.
page-control-show = “{ button-show }” shows the trump and keeps it in your hand.
page-control-why = Tap a dimmed card to hear why it cannot be played now.
page-control-seats = Every seat shows how many cards it holds, and what it is doing.
page-control-history = The history shows every bout of the deal: who attacked whom, with what, and how it ended.

## Tips

page-tip-low = Attack with low cards that are no trumps, and get rid of them early.
page-tip-pairs = Pairs are good attacks: two cards to beat at once.
page-tip-trumps = Save trumps and aces for defending, the high ones above all.
page-tip-early-take = Early on, a few low cards taken are no disaster, and better than a high trump spent. A big pile taken late is.
page-tip-throw-take = When the defender takes, throw in cheap cards you want to be rid of.
page-tip-throw-cheap = Don’t throw in what the defender beats easily. Throw when it costs a trump or a high card.
page-tip-count = Watch what goes to the beaten pile. A rank that is mostly gone is a safe attack, and every trump gone makes yours stronger.
page-tip-remember = Remember who took what, and who drew the face-up trump.
page-tip-end = When the stock is used up, you can know every remaining card. Count, and plan the order that gets you out first.

## Words

page-word-durak = durak
page-word-durak-is = Russian for fool: the last one with cards, and the game itself.
page-word-trump = trump, kozyr
page-word-trump-is = The suit of the card under the stock. It beats all other suits.
page-word-bout = bout
page-word-bout-is = One attack, from its first card to bito or a take.
page-word-stock = stock
page-word-stock-is = The cards that are left after dealing, from which hands are refilled.
page-word-bito = bito
page-word-bito-is = All is beaten. The cards go to the beaten pile and never come back.
page-word-podkidnoy = podkidnoy
page-word-podkidnoy-is = Durak with throw-ins.
page-word-perevodnoy = perevodnoy
page-word-perevodnoy-is = Durak with throw-ins in which an attack may be passed on.

## Questions

page-question-winner = Who wins?
page-answer-winner = Everyone except the durak. It does not matter who gets out first.
page-question-must-beat = Must I beat a card that I can beat?
page-answer-must-beat = No. You may take instead, for instance to save a high trump.
page-question-half = I have beaten two cards of three. May I still take?
page-answer-half = Yes. Then you pick up all of them, your own covers too.
page-question-ace = Does the lowest trump really beat an ace?
page-answer-ace =
    { $deck ->
        [24] Yes. The nine of trumps beats every ace, but not the ace of trumps.
        [36] Yes. The six of trumps beats every ace, but not the ace of trumps.
       *[other] Yes. The two of trumps beats every ace, but not the ace of trumps.
    }
page-question-why-limit = I have fitting cards. Why can’t I add any more?
page-answer-why-limit = The limit is reached: six attack cards, fewer in some first bouts, and never more than the defender held when the bout began.
page-question-why-not-throw = A card stays dim. How do I find out why?
page-answer-why-not-throw = Tap it. The table tells the reason in one line.
page-question-empty-hand = I have no cards, but the stock is not used up. Am I out?
page-answer-empty-hand = Not yet. You draw after the bout. You are out only when you have no cards and there are none to draw.
page-question-pile = May I look at the beaten pile?
page-answer-pile = You cannot turn it over, but the history shows every bout that has been played.
page-question-transfer-no = Why can’t I pass this attack on?
page-answer-transfer-no = Either a card is already beaten, or the ranks differ, or the next player holds too few cards.
page-question-who-next = Who attacks after a bout?
page-answer-who-next = The defender who has beaten everything. After a take, the next player.
page-question-bots = Do the computer players see my cards?
page-answer-bots = No. They are told exactly what a person in their seat would see.
page-question-leave = What if I close the page in the middle of a deal?
page-answer-leave = The game is kept. Open the start page and press “{ resume-button }”.
page-question-other-rules = At home we play it differently. Can we do that here?
page-answer-other-rules = Very likely. Open “{ start-settings-more }” on the start page. This page then tells your rules.

## History and name

page-history = Durak was popular in Russia in the 19th century, and is now the best-known card game of all the countries that were once the Soviet Union.
page-history-name = The name means fool. The pack of 36 cards is the common pack of those parts.
page-history-games = Most people learn podkidnoy first. Perevodnoy is its fast younger sister.

## Relatives

page-relatives = There are many games in which one tries not to be left with cards.
page-relatives-bhabhi = In Bhabhi, also called Thulla or Get Away, everyone follows suit in one trick, and the last one with cards loses.
page-relatives-first = In Crazy Eights, Mau-Mau and Sevens it is the other way round: the first to empty the hand wins.

## What the examples say

page-start-hands = { $name }
page-start-trump = Trump: { suit-name }
page-start-talon = Stock, drawn in this order:
page-move-attack = { $name } attacks:
page-move-cover = { $name } covers:
page-move-throw = { $name } throws in:
page-move-transfer = { $name } passes on with:
page-move-show = { $name } shows:
page-move-take = { $name } takes.
page-move-done = { $name } is done.
page-may-cover = beats
page-may-throw = throw in
page-see-table = On the table:
page-see-attacker = { $name } attacks next.
page-see-defender = { $name } defends now.
page-see-hands = In the hand of { $name } now:
page-see-counts =
    { $count ->
        [one] { $name } holds { $count } card.
       *[other] { $name } holds { $count } cards.
    }
page-see-result-drawn = The deal is drawn. Nobody is durak.
page-see-result-fool = Durak: { $name }
