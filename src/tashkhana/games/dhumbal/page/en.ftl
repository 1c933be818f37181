### The rule page of Dhumbal in English, the language that the others follow. Numbers and choices are those of the table.
### What stands where is in outline.yaml.

page-title-values = What cards are worth
page-title-together = What may be thrown
page-title-discards = Discards and stock
page-title-calling = Calling
page-title-end = End of a round
page-title-scoring = Scoring

## Goal

page-goal = Keep your hand light. Each turn you draw one card and throw one or more, so that the sum of your cards gets smaller and smaller.
page-goal-call = When you think that nobody is lighter, call. All hands are shown, and the lightest wins the round.
page-goal-empty = Emptying your hand does not end the round, and reaching zero earns nothing by itself. A round normally ends with a call.
page-goal-risk = The losers pay the winner. A wrong call often costs much more than a round is worth.
page-goal-risk-sum = The losers collect points, and points are bad. A wrong call often costs much more than a round is worth.

## What you need

page-needs-players =
    { $players ->
        [one] { $players } player at this table.
       *[other] { $players } players at this table.
    }
page-needs-seats = From 2 to 6 can play. Computer players take the empty seats.
page-needs-cards =
    { $jokers ->
        [0] { $pack } cards: ace to king in four suits, no jokers.
       *[other] { $pack } cards: ace to king in four suits, and two jokers.
    }
page-needs-time-long = Time for a longer match; a round takes a few minutes.
page-needs-time =
    { $rounds ->
        [one] Time for { $rounds } round; a round takes a few minutes.
       *[other] Time for { $rounds } rounds of a few minutes each.
    }
page-seats-two = With two, only one other hand can be lighter than yours. Calls are safer.
page-seats-many = With so many players, somebody is soon as light as you. Calls are more dangerous.

## Preparation

page-deal =
    { $cards ->
        [7] Everyone gets seven cards, one at a time, beginning on the dealer’s left. Hands start heavy, and calls come late.
       *[5] Everyone gets five cards, one at a time, beginning on the dealer’s left.
    }
page-turned-up = The next card is turned up: the first discard. Whether to take it may be the first decision of the round.
page-stock =
    { $cards ->
        [7] The rest, { $stock_of_seven } cards if all are in, is the stock, face down.
       *[5] The rest, { $stock_of_five } cards if all are in, is the stock, face down.
    }
page-first = The player on the dealer’s left begins.
page-dealers = The last seat deals first. After each round the deal moves one seat to the left.

## What cards are worth

page-values = An ace is worth 1, cards from 2 to 10 what they say, jack, queen and king 10 each.
page-values-strict = An ace is worth 1, cards from 2 to 10 what they say, the jack 11, the queen 12, the king 13.
page-values-joker = A joker is worth nothing at all.
page-values-sum = Your hand is the plain sum: ace, two and king make 13. An empty hand is zero.
page-values-sum-strict = Your hand is the plain sum: ace, two and king make 16. An empty hand is zero.
page-values-plain = No card beats another. There are no trumps and no tricks.

## One turn

page-turn-call = Call, if your hand is light enough. That ends the round at once.
page-turn-draw = If you don’t call, draw one card: the unseen top card of the stock, or a discard that lies on offer.
page-turn-throw = Then throw at least one card, face up. That ends your turn.
page-turn-call-or-throw = Call, if your hand is light enough. That ends the round at once.
page-turn-throw-first = If you don’t call, throw at least one card, face up.
page-turn-draw-after = Then draw one card: the unseen top card of the stock, or a discard that lay there before your throw. That ends your turn.
page-no-pass = You cannot pass: whoever does not call draws exactly one card and throws at least one.
page-call-before-draw = You may call only before you draw. If your throw makes you light enough, you must wait for your next turn, and someone else may call first.
page-call-before-throw = You may call only before you throw. If this turn makes you light enough, you must wait for the next, and someone else may call first.
page-shrink = Whoever throws several cards at once has fewer from then on. Nobody refills a hand.
page-open-take = All see which discard you take, and may remember it. A card from the stock tells them nothing.

## What may be thrown

page-one-or-set = One card, always. Or two and more of the same rank together: a pair of kings, three sevens.
page-part-of-set = You need not throw all you have of a rank. Two of three sevens may go, though it is seldom wise.
page-no-sequence = At this table sequences may not be thrown: seven, eight and nine of a suit go one by one.
page-sequence = Or a sequence: three and more cards of one suit in a row. The ace comes before the two, and nothing comes after the king. Ten, jack, queen and king follow each other whatever they are worth.
page-joker-set = A joker goes along with one card or more of any rank, as if it were one of them. Jokers may also be thrown alone, one or both.
page-joker-no-sequence = In a sequence no joker may stand.
page-joker-sequence = In a sequence a joker may stand for a missing card, in a gap or at an end.
page-example-set = Sevens may go together, all or some. A nine and an eight may not.
page-example-run = Three or four spades in a row. With a gap it is no sequence.
page-example-joker = The jokers join the seven, or go alone. They do not join two different ranks.
page-slap = If the card you then draw from the stock is of the rank you have just thrown, you may slap it down on your throw, as long as the next player has not acted. Not after a sequence, and never your last card.
page-example-slap = After throwing an eight, another eight comes from the stock. Down it goes.

## Discards and stock

page-lands = Cards thrown together lie in the order in which you marked them; the last one is on top. A sequence is laid from low to high.
page-take-top = Only the top card may be taken. What lies under it stays there.
page-take-ends = Of the last throw, any card of one rank may be taken, or either end of a sequence. The rest stays there.
page-take-any = Any card of the last throw may be taken. The rest stays there.
page-take-before = You choose from the throw before yours. Your own throw is for the next player.
page-example-before = The ten goes, and the seven that lay there comes: a pair.
page-example-ends = The five or the seven may be taken, the six in the middle may not.
page-barred = A discard you have just taken may not be thrown in the same turn, not even along with others. A card from the stock may.
page-example-barred = A third seven, but it has just been taken: it stays until the next turn.
page-reshuffle =
    { $order ->
        [discard_first] When the stock is used up, all discards but the throw just made are shuffled and become the new stock. That may happen again and again.
       *[draw_first] When the stock is used up, all discards but the top card are shuffled and become the new stock. That may happen again and again.
    }
page-stock-out = The discards are not shuffled again. The turn that draws the last card of the stock is the last of the round.

## Calling

page-call =
    { $limit ->
        [one] You may call when your cards make { $limit } point or less. The call button names your sum.
       *[other] You may call when your cards make { $limit } points or less. The call button names your sum.
    }
page-call-good = All hands are turned up. If everyone else holds more, the call is good: the caller wins the round and is charged nothing.
page-call-caught = If anyone holds less, or just as much, the caller is caught. The round goes to the lightest of the others.
page-call-price =
    { $wrong_call ->
        [added] A caught caller is charged the own hand, and a penalty of { $penalty } on top of it.
       *[flat] A caught caller is charged a penalty of { $penalty } instead of the own hand.
    }
page-call-at-once = A lucky hand may be light enough as it is dealt. Then the round can end before a card is drawn.
page-example-good = Hands of 4, 12, 19 and 7: nobody is as light as the caller, who collects what the others are charged.
page-example-good-sum = Hands of 4, 12, 19 and 7: nobody is as light as the caller, and the others are charged what they hold.
page-example-good-low = A single ace, and nobody is as light as that.
page-example-caught = Both hold 4. The same is enough: the caller is caught and pays the penalty to the other.
page-example-caught-low = A single ace against a single ace. The same is enough: the caller is caught.

## End of a round

page-end = A round can end like this:
page-end-good = Someone calls, and the call is good.
page-end-caught = Someone calls, and is caught.
page-end-cap =
    { $throw_cap ->
        [one] Nobody calls, and the whole table has thrown { $throw_cap } time. The hands are shown, the lightest wins, and there is no penalty. Each round counts anew.
       *[other] Nobody calls, and the whole table has thrown { $throw_cap } times. The hands are shown, the lightest wins, and there is no penalty. Each round counts anew.
    }
page-end-stock = The stock is used up. Nobody wins that round.
page-end-tie = If two who did not call are equally light, the first of them from the dealer’s left wins. A round is never shared.
page-example-tie = Two others hold five as the caller does. The one who sits first from the dealer’s left wins the round.

## Scoring

page-took = In the row “{ score-took }” the winner is charged nothing, a caught caller the price of a wrong call, and everyone else the whole hand. The row “{ score-hand }” shows what everyone held.
page-paid = In the row “{ score-paid }” the winner collects what all the others are charged, and each of them pays it. So whoever catches a caller collects the penalty too, and the row always sums to zero.
page-summed = These points add up from round to round. Few are good.
page-stock-settled = When the stock runs out there is no winner, and nobody pays.
page-stock-summed = When the stock runs out there is no winner, and everyone is charged the whole hand.
page-halving = If new points bring your total to exactly 50, 100 or 200, it becomes half.
page-example-halving = Forty and ten make 50, and that becomes 25.

## The match

page-rounds =
    { $rounds ->
        [one] You play { $rounds } round.
       *[other] You play { $rounds } rounds. The totals run on through all of them.
    }
page-until = You play until only one player is left, who wins. If the last ones leave together, the lowest total wins. After 200 rounds the match ends in any case.
page-until-twenty = As nobody can leave this match, it ends after 20 rounds.
page-out =
    { $out ->
        [above] Whoever has more than { $out_count } points is out of the match, gets no cards, and the deal passes by. With only one player left the match is over.
       *[at] Whoever has { $out_count } points or more is out of the match, gets no cards, and the deal passes by. With only one player left the match is over.
    }
page-wins-settled = The highest total wins, not the most rounds. All totals together are always zero, and equal ones share the win.
page-wins-summed = After the last round the lowest total wins, not the most rounds. Equal totals share the win.
page-next-round = After each round the scores stay on the table until “{ button-next-round }” is pressed.

## House rules

page-settings = Everything on this page follows from these settings. They are chosen before the first deal, on the start page.

## Controls

page-control-draw = Press the stock to draw from it, or a discard to take it; or use “{ button-draw-stock }” and “{ button-draw-discard }”.
page-control-mark = Press a card to mark it, press again to unmark it. Nothing is thrown yet.
page-control-throw = “{ button-throw }” throws the marked cards. The button shows their sum.
page-control-drag = With nothing marked, drag a card onto the discards to throw just that one.
page-control-sum = The line above your hand shows what you hold, what is marked, and the limit.
page-control-call = The call button appears when you may call. It names the sum you call at.
page-control-slap = “{ button-slap }” appears when the card you have drawn may follow your throw.
page-control-why = Press a dimmed card to hear why it cannot be thrown now.
page-control-sort = “{ button-sort }” puts your cards in order from light to heavy, jokers last.
page-control-seats = Every seat shows how many cards it holds. Few cards, and a call is near.
page-control-history = The history shows the last throws, and what was taken openly.
page-key-throws = the last throws
page-key-mark = mark the card

## Tips

page-tip-add = Add up your hand every turn. The table shows the sum beside the limit.
page-tip-counts = Watch the card counts at the seats. Two cards left mean that a call is near.
page-tip-pairs = Keep pairs. Two kings are twenty points in one throw.
page-tip-pairs-strict = Keep pairs. Two kings are 26 points in one throw.
page-tip-sequences = Keep neighbours of a suit. With one more card they go as a sequence.
page-tip-below = Calling right at the limit is the classic mistake of beginners: a tie is enough to catch you. With { $below } or less you sleep better. Easy computer players call at the limit, better ones wait.
page-tip-high = A high limit invites early calls, and many of them are caught: a tie is enough. With { $below } or less you sleep better, and with fewer still better. Easy computer players call at the limit, better ones wait.
page-tip-empty = If your throw empties your hand, call in your next turn. Nothing is lighter than zero, though another zero catches you.
page-tip-stock = A discard you take tells the table something. If the stock is likely to cost only a point or two more, draw blind.
page-tip-leave = Mind what you throw: the next player may take it. Leave nothing low, and no partner for what was taken before.
page-tip-halving = Count towards 50, 100 and 200. Sometimes a few points more are worth having.

## Words

page-word-dhumbal = dhumbal
page-word-dhumbal-is = This game of Nepal.
page-word-jhyap = jhyap
page-word-jhyap-is = Another name of the same game, and what some shout when they call.
page-word-call = call
page-word-call-is = To end the round and claim that nobody is lighter.
page-word-caught = caught
page-word-caught-is = A caller whom someone is lighter than. A tie is enough.
page-word-light = light, heavy
page-word-light-is = A hand with a small sum, a hand with a large one.
page-word-stock = stock
page-word-stock-is = The face-down cards that are left after dealing.
page-word-discards = discards
page-word-discards-is =
    { $pick_up ->
        [top_only] The face-up cards that were thrown. Only the top one may be taken.
       *[other] The face-up cards that were thrown. Some of the last throw may be taken.
    }
page-word-throw = throw
page-word-throw-is = What a player lays on the discards at once, one card or several.
page-word-set = set
page-word-set-is = Cards of the same rank, thrown together.
page-word-sequence = sequence
page-word-sequence-is = Three or more cards of a suit in a row.
page-word-penalty = penalty
page-word-penalty-is = What a caught caller is charged: { $penalty }.
page-word-took = took
page-word-took-is = The row of what everyone is charged for a round. Low is good.
page-word-paid = paid
page-word-paid-is = The row of what everyone gets and gives. High is good, and all together make zero.

## Questions

page-question-must-call = I am under the limit. Must I call?
page-answer-must-call = No. You may go on and get lighter. But so do the others.
page-question-call-after = I got under the limit by throwing. Why can’t I call?
page-answer-call-after = A call comes before drawing. Wait for your next turn, and hope that nobody is faster.
page-question-empty = I have no cards left. Have I won?
page-answer-empty =
    { $order ->
        [discard_first] Not yet. You still draw a card, and the round goes on until somebody calls.
       *[draw_first] Not yet. The round goes on, and in your next turn you may call with zero. If you don’t call, you draw from the stock.
    }
page-question-tie = We both hold the same. Who wins?
page-answer-tie = Not the one who called: a tie catches. Between two who did not call, the first from the dealer’s left wins.
page-question-who-wins = The caller was caught. Who wins the round?
page-answer-who-wins = The lightest of all the others, no matter who sits where. Only a tie looks at the seats.
page-question-pass = May I keep all my cards and pass?
page-answer-pass = No. One card comes and at least one goes, every turn, unless you call.
page-question-why-not = I took a seven and hold two. Why can’t I throw all three?
page-answer-why-not = A discard must stay for one turn. Throw the three together next time, or your two now.
page-question-own-throw = May I take back what I have just thrown?
page-answer-own-throw = No. You take from the throw before yours, or from the stock.
page-question-deeper = A card I want lies deeper in the discards. May I have it?
page-answer-deeper =
    { $pick_up ->
        [ends_of_last_throw] Only if it belongs to the last throw before your draw, to a set or at an end of a sequence. What is covered is gone.
        [any_of_last_throw] Only if it belongs to the last throw before your draw. What is covered is gone.
       *[top_only] No. Only the top card of the last throw before your draw may be taken.
    }
page-question-run = May I throw seven, eight and nine of hearts together?
page-answer-run = Not at this table. Another table may play sequences: it is one of the settings.
page-question-around = Do queen, king and ace make a sequence?
page-answer-around = No. The ace is low: ace, two, three is one. Nothing comes after the king.
page-question-seen = Do the others see what I take?
page-answer-seen = A discard, yes. A card from the stock, no.
page-question-bots = Do the computer players see my cards?
page-answer-bots = No. They are told exactly what a person in their seat would see. They do remember what you take openly.
page-question-leave = What if I close the page in the middle of a round?
page-answer-leave = The game is kept. Open the start page and press “{ resume-button }”.
page-question-other-rules = At home we play it differently. Can we do that here?
page-answer-other-rules = Very likely. Open “{ start-settings-more }” on the start page. This page then tells your rules.

## History and name

page-history = Dhumbal is a game of Nepal, played at home, among friends and on long journeys. Nobody wrote down where it began, and every house has its own rules.
page-history-name = Jhyap is called out when a hand is light, and so it became a name of the game, too. Some say Dhumbal, some say Jhyap.

## Relatives

page-relatives-yaniv = Yaniv, much loved in Israel and among travellers, is its close relative: one throws first and then draws, with sequences, jokers and higher totals.
page-relatives-tables = This house has a table for each of them: “{ preset-dhumbal }”, “{ preset-jhyap-100 }” and “{ preset-yaniv }”.
page-relatives-rummy = In rummy, too, one draws and throws, and collects sets and sequences. There one keeps them, here one throws them away.

## What the examples say

page-start-hands = { $name }
page-start-discards = Discards:
page-start-totals =
    { $count ->
        [one] { $name } has { $count } point so far.
       *[other] { $name } has { $count } points so far.
    }
page-move-draw = { $name } draws a card.
page-move-discard = { $name } throws:
page-move-slap = { $name } slaps down:
page-move-call = { $name } calls.
page-may-discard = throw
page-may-draw = take
page-see-hands = In the hand of { $name } now:
page-see-result-winner = { $name } wins the round.
page-see-result-caught = The caller is caught.
page-see-result-took =
    { $count ->
        [one] { $name } is charged { $count } point.
       *[other] { $name } is charged { $count } points.
    }
page-see-result-paid = { $name } · paid: ⁦{ $count }⁩
page-see-totals =
    { $count ->
        [one] { $name } has { $count } point now.
       *[other] { $name } has { $count } points now.
    }
