### The rule page of Idiot in English, the language that the others follow. Numbers and choices are those of the table.
### What stands where is in outline.yaml.

page-title-pick-up = Picking up
page-title-special = Special cards
page-title-burning = Burning the pile
page-title-zones = Hand, face up, face down

## Goal

page-goal = Get rid of all your cards. Nobody wins at Idiot: everyone who runs out is safe, and the last one with cards is the loser.
page-goal-how = Match the card on the pile or go higher. If you can’t, the whole pile is yours.
page-goal-hat = The loser wears the hat until somebody else loses.

## What you need

page-needs-players =
    { $players ->
        [one] { $players } player at this table.
       *[other] { $players } players at this table.
    }
page-needs-seats = From 2 to 6 can play. Computer players take the empty seats.
page-packs-auto = One pack for 2 or 3 players, two for 4 to 6, all shuffled together.
page-packs-fewest = As few packs as can be dealt to everyone, shuffled together.
page-packs =
    { $decks ->
        [one] { $decks } ordinary pack.
       *[other] { $decks } ordinary packs, shuffled together.
    }
page-joker-needs =
    { $joker ->
        [one] { $joker } joker in each pack.
       *[other] { $joker } jokers in each pack.
    }
page-needs-time =
    { $match ->
        [deals]
            { $match_count ->
                [one] Time for { $match_count } deal; a deal takes some ten minutes.
               *[other] Time for { $match_count } deals of some ten minutes each.
            }
        [hats] Time for several deals of some ten minutes each.
       *[endless] As much time as you like; a deal takes some ten minutes.
    }
page-needs-hat = A funny hat. Here the table brings it; at home, the sillier the better.

## Preparation

page-deal = Everyone gets { $layout } cards face down, then { $layout } face up on top of them, then { $layout } into the hand. Nobody may look at the face-down cards.
page-deal-stock = The rest is the stock.
page-trade = Before the first play, all may exchange hand cards for their own face-up cards, as often as they like. Whoever is content says “{ button-ready }”, and then swaps no more.
page-opening-auction = From the dealer’s left, the players are asked for a three. Whoever has threes may start with them, or say “{ button-decline }”. If nobody starts, fours are asked for, then fives, and so on; twos come last.
page-opening-auction-end = If nobody wants to start at all, the player on the dealer’s left must, with any card.
page-opening-face-up = The lowest face-up card decides, counted from the three, with twos last. Of equal ones, the nearest from the dealer’s left leads, with any hand cards.
page-opening-lowest-hand = Whoever holds the lowest card in hand leads with it, counted from the three, with twos last. In a rank the order is clubs, diamonds, spades, hearts.
page-opening-left = The player on the dealer’s left leads with any cards.
page-example-auction = The first player has no three and is not asked. The second would rather wait. The third starts.

## One turn

page-turn = Lay a card of the same rank as the top card of the pile, or a higher one. On an empty pile anything goes.
page-turn-order = From high to low: ace, king, queen, jack, then 10 down to 2. Suits never matter.
page-turn-many = Several cards of the same rank may be laid together.
page-turn-refill = Then draw from the stock until you hold { $layout } again. With that many or more you draw nothing, and when the stock is empty nobody draws.
page-extra = If a card that you have just drawn has the rank you laid last, you may lay it at once and draw again. You need not, and after a burn you cannot.
page-example-extra = A nine on the six; the drawn card is another nine, and follows.

## Picking up

page-pick-up = If nothing fits, take the whole pile into your hand. Your turn is over.
page-pick-up-must = If something fits, you have to play it.
page-pick-up-choice = You may also take the pile by choice, on any of your turns.
page-pick-up-lead =
    { $after_pickup ->
        [same] Whoever picked up then leads, with anything.
       *[next] The next player then leads, with anything.
    }

## Special cards

page-two =
    { $two ->
        [with_card] A two fits on anything and brings a card along: lay it together with one or more cards of another rank, any you like. That rank is the new number. If you have nothing else left there, the two lies alone, and the next player may lay anything.
        [low] A two fits on anything, and anything fits on a two.
       *[play_again] A two fits on anything. Draw, then play again, whatever you like.
    }
page-example-two-with-card = The four alone is too low, and the two wants company. Together they fit, and a five is enough now.
page-example-two-low = The four is too low for a king. The two fits, and now a five is enough.
page-example-two-again = The four is too low for a king. After the two the same player lays it.
page-ten = A ten fits on anything and burns the pile: all of it leaves the game, the ten too.
page-example-ten = A ten burns the pile, however high it was.
page-seven = After a seven the next card must be a seven or lower, or one that fits on anything.
page-nine = After a nine the next card must be a nine or lower, or one that fits on anything.
page-three = A three is invisible: it fits on anything, and the number below it still counts.
page-eight-invisible = An eight is invisible: it fits on anything, and the number below it still counts.
page-eight-skip = Each eight makes a player miss a turn.
page-jack = Each jack turns the direction of play.
page-joker = A joker fits on anything, leaves the number below it, and turns the direction of play.

## Burning the pile

page-burning = A burned pile leaves the game for good.
page-four =
    { $four ->
        [one] { $four } card of the same rank on top of the pile burns it, whoever laid it.
       *[other] { $four } or more cards of the same rank on top of the pile burn it, whoever laid them.
    }
page-sixes =
    { $six_run ->
        [one] For sixes the number is { $six_run }.
       *[other] For sixes the number is { $six_run }.
    }
page-example-four = Two queens lay there, two come along: the pile burns.
page-example-sixes = The third six burns the pile.
page-after-burn =
    { $after_burn ->
        [same] Whoever burned the pile starts a new one with anything. If those were their last cards, the next player does.
       *[next] The next player starts a new pile with anything.
    }
page-jump = If you hold the cards that are missing for a burn, you may lay them out of turn, before the next play. You then start the new pile.
page-example-jump = Three queens lie on top. The fourth comes out of turn.

## Hand, face up, face down

page-zones-hand = First you play from your hand.
page-zones-up = When the hand and the stock are empty, you play the face-up cards, just like a hand.
page-zones-down = When those are gone too, you turn over one face-down card each turn, without looking first.
page-last-match = When the stock is empty and you lay your last hand cards, face-up cards of the same rank may go along, but not with a two.
page-example-last-match = With the last queen of the hand goes the one on the table.
page-up-fail = If you pick up while playing your face-up cards, one of them, as you choose, goes into your hand with the pile.
page-blind = If the card you turn over fits, it is played with all it does. If not, take it and the pile into your hand, and play those off before you turn over another.
page-example-blind = The first face-down card is a five, too low for the queen.

## End of a deal

page-end-out = When your hand and all your cards on the table are gone, you are out and safe. The pile stays for the others.
page-end-idiot = The last one with cards is the Idiot.
page-end-hat = The hat goes on, and stays there until the next loser.
page-end-circles = Rarely, a deal goes round in circles. After 200 turns with an empty stock in which no card leaves the game and nobody gets out, or after 2000 turns in all, it ends: the most cards lose. If that is shared, nobody loses.

## The match

page-match =
    { $match ->
        [deals]
            { $match_count ->
                [one] You play { $match_count } deal, and the table counts the losses. The fewest win.
               *[other] You play { $match_count } deals, and the table counts the losses. The fewest win.
            }
        [hats]
            { $match_count ->
                [one] You play until someone has lost { $match_count } time. That player loses the match.
               *[other] You play until someone has lost { $match_count } times. That player loses the match.
            }
       *[endless] You play as long as you like, deal after deal.
    }
page-match-tie = If several share the fewest, the match is a tie.
page-match-long = After 50 deals the match ends in any case: the most losses lose it. If that is shared, it is a tie.
page-match-dealer = The loser deals the next deal. If nobody lost, the same dealer deals again.

## House rules

page-settings = Everything on this page follows from these settings. They are chosen before the first deal, on the start page.

## Controls

page-control-tap = Tap a glowing card to play it, or drag it onto the pile.
page-control-several = If more of the rank could go along, the first tap selects the card. Tap the others too, then a selected one again.
page-control-two = Tap the two, then the card that goes with it.
page-control-swap = To swap, tap a hand card and a face-up card, one after the other.
page-control-pick-up = “{ button-pick-up }” takes the pile.
page-control-flip = When it comes to the face-down cards, tap the one you want to turn over.
page-control-why = Tap a dimmed card to hear why it cannot be played now.
page-control-history = The history shows everything that was laid and picked up.

## Tips

page-tip-trade = Before the start, put your best cards face up: aces, kings, twos and tens. You will need them at the end.
page-tip-low = Play low cards early, while they still fit.
page-tip-save = Save twos, and whatever else fits on anything, for a pile that is too high for you.
page-tip-pick-up = A small pile with good cards is worth picking up. A big one seldom is.
page-tip-pairs = Lay equal cards together while you can, or keep them as a trap for later.
page-tip-burn = Count the equal cards on top. The next one may burn the pile.
page-tip-remember = Remember what the others picked up. They still have it.
page-tip-blind = Before your first blind card, hope for a low pile. That is all the skill there is.

## Words

page-word-idiot = the Idiot
page-word-idiot-is = The last one with cards. Somebody different next time, with luck.
page-word-pile = pile
page-word-pile-is = The cards in the middle, on which everyone plays.
page-word-number = the number
page-word-number-is = The rank that has to be matched.
page-word-burn = burn
page-word-burn-is = Take the pile out of the game for good.
page-word-up = face-up cards
page-word-up-is = Your open cards on the table, played after the hand.
page-word-down = face-down cards
page-word-down-is = Your last cards, played blind.
page-word-hat = the hat
page-word-hat-is = What the last loser wears.

## Questions

page-question-winner = Who wins?
page-answer-winner = Everyone but the last one. It does not matter who gets out first.
page-question-suits = Do suits matter?
page-answer-suits = No, only ranks.
page-question-must-play = Must I play if I can?
page-answer-must-play = No. You may pick up the pile instead, if there is one.
page-question-many = Must I lay all cards of a rank together?
page-answer-many = No, as many as you like.
page-question-look = May I look at my face-down cards?
page-answer-look = No. They are a surprise for you too.
page-question-up-back = I picked up the pile while playing my face-up cards. What now?
page-answer-up-back = First play the hand off. Then the face-up cards go on.
page-question-two-last = What if the two is my only card?
page-answer-two-last = Then it lies alone, and the next player may lay anything.
page-question-burned = Do burned cards come back?
page-answer-burned = Not in this deal.
page-question-out-pile = Somebody is out. Does the pile stay?
page-answer-out-pile = Yes. The next player has to match it, unless it burned.
page-question-why-dim = A card stays dim. How do I find out why?
page-answer-why-dim = Tap it. The table tells the reason in one line.
page-question-bots = Do the computer players see my cards?
page-answer-bots = No. They are told exactly what a person in their seat would see.
page-question-leave = What if I close the page in the middle of a deal?
page-answer-leave = The game is kept. Open the start page and press “{ resume-button }”.
page-question-other-rules = At home we play it differently. Can we do that here?
page-answer-other-rules = Very likely. Open “{ start-settings-more }” on the start page. This page then tells your rules.

## History and name

page-history = Nobody knows who invented Idiot. Travellers carried it round the world, and everywhere it took on rules of its own.
page-history-name = It is also called Palace, Karma and China Hand, and, less politely, Shithead.

## Relatives

page-relatives = In Durak, too, the last one with cards loses, and nobody wins.
page-relatives-games = In Crazy Eights and Mau-Mau it is the other way round: the first to empty the hand wins.

## What the examples say

page-start-zones-hand = { $name }, in hand:
page-start-zones-up = { $name }, face up:
page-start-zones-down = { $name }, face down:
page-start-pile = The pile, top card last:
page-start-stock = Stock, drawn in this order:
page-move-decline = { $name } waits.
page-move-open = { $name } starts:
page-move-play = { $name } lays:
page-move-jump = { $name } jumps in:
page-move-flip = { $name } turns over the first face-down card.
page-may-open = start
page-may-decline = wait
page-may-play = lay
page-may-pass = keep it
page-may-jump = jump in
page-see-pile = The pile now:
page-see-turn = Now it is the turn of { $name }.
page-see-beaten =
    { $count ->
        [one] The pile burns: { $count } card.
       *[other] The pile burns: { $count } cards.
    }
page-see-zones-up = Face up, left to { $name }:
page-see-hands = In the hand of { $name } now:
