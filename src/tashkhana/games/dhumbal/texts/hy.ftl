### «Դհումբալի» տեքստերը հայերեն։
### The game

dhumbal-name = Դհումբալ
dhumbal-line = Վերցրու մեկ խաղաթուղթ, գցիր մեկը կամ մի քանիսը, ձեռքդ թեթև պահիր։ Երբ կարծես թե ամենաթեթևը քոնն է, բացիր։

## Presets

preset-dhumbal = Դհումբալ
preset-dhumbal-line = Երեք ռաունդ, պարտվողները վճարում են հաղթողին։ Նախ վերցնում են, հետո գցում։ Լավ սկիզբ է։
preset-jhyap-100 = Ջհյապ մինչև 100
preset-jhyap-100-line = Միավորները գումարվում են, 100-ով դուրս ես գալիս։ Հաղթում է վերջին մնացողը։
preset-yaniv = Յանիվ
preset-yaniv-line = Ջոկերներ, հաջորդականություններ, շպրտում, իսկ կլոր գումարը կիսվում է։ Ամենաաշխույժ սեղանը։

## Settings

group-cards = Խաղաթղթեր
group-turn = Մեկ քայլ
group-scoring = Հաշիվ

setting-cards = Խաղաթղթեր
setting-cards-help = Քանի խաղաթուղթ է ստանում ամեն մեկը։ Յոթով ձեռքը սկզբում ծանր է, և բացում են ուշ։
value-cards =
    { $count ->
        [one] { $count } խաղաթուղթ
       *[other] { $count } խաղաթուղթ
    }
setting-jokers = Ջոկերներ
setting-jokers-help = Ջոկերի միավորը զրո է, և այն գցվում է ցանկացած արժեքի հետ։
value-jokers-0 = առանց ջոկերի
value-jokers =
    { $count ->
        [one] { $count } ջոկեր
       *[other] { $count } ջոկեր
    }
setting-limit = Բացելու սահմանը
setting-limit-help = Բացում են, երբ ձեռքի գումարն այսքան է կամ պակաս։ Ցածր սահմանով բացում են հազվադեպ և ապահով, բարձրով՝ շուտ և վտանգավոր։
value-limit =
    { $count ->
        [one] { $count } միավոր
       *[other] { $count } միավոր
    }
setting-faces = Նկարով խաղաթղթեր
setting-faces-help = Քանի միավոր են վալետը, դաման և թագավորը։
value-faces-10 = տասական միավոր
value-faces-11-13 = 11, 12 և 13
setting-order = Քայլի կարգը
setting-order-help = Ինչն է քայլի մեջ առաջինը՝ վերցնե՞լը, թե՞ գցելը։
value-order-draw_first = վերցնել, հետո գցել
value-order-discard_first = գցել, հետո վերցնել
setting-pick_up = Ինչ կարելի է վերցնել
setting-pick_up-help = Վերջին գցածից որ խաղաթղթերը կարող է վերցնել հաջորդը։
value-pick_up-top_only = միայն վերևի խաղաթուղթը
value-pick_up-ends_of_last_throw = հաջորդականության ծայրերը, խմբից՝ ցանկացածը
value-pick_up-any_of_last_throw = վերջին գցածից՝ ցանկացածը
setting-sequences = Հաջորդականություններ
setting-sequences-help = Նույն մաստի իրար հաջորդող երեք և ավելի խաղաթուղթ կարելի է գցել միասին։ Տուզն ամենացածրն է։
value-sequences-on = { value-on }
value-sequences-off = { value-off }
setting-joker_in_sequence = Ջոկեր հաջորդականության մեջ
setting-joker_in_sequence-help = Ջոկերը կարող է փոխարինել հաջորդականության պակասող խաղաթղթին։
value-joker_in_sequence-on = { value-on }
value-joker_in_sequence-off = { value-off }
setting-wrong_call = Սխալ բացելն արժե
setting-wrong_call-help = Բռնվողին գրվում է միայն տուգանքը, թե նաև ձեռքը։
value-wrong_call-flat = միայն տուգանքը
value-wrong_call-added = ձեռքը և տուգանքը
setting-penalty = Սխալ բացելու տուգանքը
setting-penalty-help = Քանի միավոր է գրվում բռնվողին։
value-penalty =
    { $count ->
        [one] { $count } միավոր
       *[other] { $count } միավոր
    }
setting-scoring = Հաշվելու ձևը
setting-scoring-help = Ինչպես են հաշվվում ռաունդների միավորները։
value-scoring-settlement = վճարում են հաղթողին
value-scoring-settlement-help = Պարտվողներն իրենց միավորները վճարում են ռաունդի հաղթողին։ Հաղթում է ամենամեծ հաշիվը։
value-scoring-cumulative = միավորները գումարվում են
value-scoring-cumulative-help = Ամեն մեկի միավորները գումարվում են։ Հաղթում է ամենափոքր հաշիվը։
setting-out = Դուրս գալ մատչից
setting-out-help = Քանի միավորով է խաղացողը դուրս գալիս մատչից։
value-out-off = ոչ ոք
value-out-at =
    { $count ->
        [one] { $count } միավորով և ավելի
       *[other] { $count } միավորով և ավելի
    }
value-out-above =
    { $count ->
        [one] { $count } միավորից ավելի
       *[other] { $count } միավորից ավելի
    }
setting-halving = Կիսում
setting-halving-help = Ուղիղ 50, 100 կամ 200 հաշիվը կիսվում է։
value-halving-on = { value-on }
value-halving-off = { value-off }
setting-slap_down = Շպրտում
setting-slap_down-help = Կապուկից նոր վերցրածը կարելի է շպրտել գցածիդ վրա, եթե նույն արժեքի է, քանի դեռ հաջորդը չի խաղացել։
value-slap_down-on = { value-on }
value-slap_down-off = { value-off }
setting-stock_end = Երբ կապուկը վերջանում է
setting-stock_end-help = Ինչ է լինում կապուկի վերջին խաղաթղթից հետո։
value-stock_end-reshuffle = թափվածքը խառնվում է
value-stock_end-score_hands = ռաունդն ավարտվում է
value-stock_end-score_hands-help = Ռաունդն ավարտվում է առանց հաղթողի։ Եթե միավորները գումարվում են, ամեն մեկին գրվում է իր ձեռքը։
setting-rounds = Ռաունդներ
setting-rounds-help = Որքան է տևում մատչը։
value-rounds =
    { $count ->
        [one] { $count } ռաունդ
       *[other] { $count } ռաունդ
    }
value-rounds-until_one_left = մինչև մնա մեկը
setting-throw_cap = Ամենաերկար ռաունդը
setting-throw_cap-help = Ամբողջ սեղանի այսքան գցելուց հետո ձեռքերը համեմատվում են։ Ոչ ոք չի բռնվում։
value-throw_cap =
    { $count ->
        [one] { $count } գցում
       *[other] { $count } գցում
    }
value-level-easy-help = Բացում է հենց սահմանին։
value-level-medium-help = Բացում է սահմանից ցածր, պահում է զույգերը և նայում, թե ով ինչ վերցրեց։
value-level-hard-help = Բացում է սահմանից երկու միավոր ցածր և հիշում է տեսած ամեն խաղաթուղթ։
value-level-expert-help = Բացում է, երբ ձեռնտու է, և խաղում է հաշվի համար։

## Buttons

button-call = Բացում եմ՝ { $count }
button-draw-stock = Վերցնել կապուկից
button-draw-discard = Վերցնել թափվածից
button-throw = Գցել
button-throw-sum = Գցել՝ { $count }
button-slap = Շպրտել
button-sort = Դասավորել
button-next-round = Հաջորդ ռաունդը

## Keys

key-throw = գցել նշված խաղաթղթերը
key-draw = վերցնել կապուկից
key-take-discard = վերցնել թափվածից
key-call = բացել

## Seats

seat-label = { $name }, { $cards }, ընդամենը { $total }
seat-label-turn = { $name }, { $cards }, ընդամենը { $total }, { $role }
seat-few = Քիչ խաղաթուղթ, շուտով կբացի
badge-drawing = Վերցնում է
badge-throwing = Գցում է
badge-called = Բացեց
badge-caught = Բռնվեց
badge-winner = Ամենաթեթևը

## The table

table-stock =
    { $count ->
        [one] կապուկ, { $count } խաղաթուղթ
       *[other] կապուկ, { $count } խաղաթուղթ
    }
table-stock-empty = կապուկը վերջացել է
table-discards =
    { $count ->
        [one] թափվածք, { $count } խաղաթուղթ, վերևում՝ { $card }
       *[other] թափվածք, { $count } խաղաթուղթ, վերևում՝ { $card }
    }
table-discards-empty = թափվածք չկա
table-in-hand = Ձեռքին՝ { $count }
table-limit = Բացել՝ { $count } կամ պակաս
table-marked = Նշված՝ { $count }
table-sequences = հաջորդականությունները միացված են
table-sequences-hide = Թաքցնել այս նշումը
table-marked-order = { $card }, նշված, { $place } / { $count }
table-shown = { $name } · { $cards }։ Գումարը՝ { $count }
card-value = { $card }, միավորը՝ { $count }

## What to do now

ask-draw = Վերցրու կապուկից կամ թափվածից
ask-draw-call = Քո հերթն է՝ վերցրու կամ բացիր
ask-draw-stock = Քո հերթն է՝ վերցրու կապուկից
ask-throw = Գցիր մեկը կամ նույն արժեքի մի քանիսը
ask-throw-sequence = Գցիր մեկը, նույն արժեքի մի քանիսը կամ հաջորդականություն
ask-throw-call = Քո հերթն է՝ գցիր կամ բացիր
ask-throw-first = Քո հերթն է՝ գցիր
ask-draw-after = Հիմա վերցրու խաղաթուղթ
ask-slap = Նորից նույն արժեքը՝ շպրտե՞լ
ask-more-marked = Ուրիշ խաղաթղթեր են նշված։ Հանիր նշումը կամ սեղմիր «Գցել»
ask-choose-discard = Ընտրիր՝ որը վերցնել

## What happened

event-turned = Առաջին թափվածը՝ { $cards }
event-called =
    { $who ->
        [you] Դու բացեցիր՝ { $count }
       *[other] { $name } · բացեց՝ { $count }
    }
event-drew =
    { $who ->
        [you] Դու վերցրիր կապուկից
       *[other] { $name } · վերցրեց կապուկից
    }
event-took =
    { $who ->
        [you] Դու վերցրիր թափվածից՝ { $cards }
       *[other] { $name } · վերցրեց թափվածից՝ { $cards }
    }
event-threw =
    { $who ->
        [you] Դու գցեցիր՝ { $cards }
       *[other] { $name } · գցեց՝ { $cards }
    }
event-slapped =
    { $who ->
        [you] Դու շպրտեցիր՝ { $cards }
       *[other] { $name } · շպրտեց՝ { $cards }
    }
event-rebuilt =
    { $count ->
        [one] Թափվածքը խառնվեց՝ { $count } խաղաթուղթ
       *[other] Թափվածքը խառնվեց՝ { $count } խաղաթուղթ
    }
event-found-empty = Կապուկը վերջացավ
event-showed =
    { $who ->
        [you] Քո ձեռքը՝ { $cards }
       *[other] { $name } · ձեռքը՝ { $cards }
    }
event-good-call =
    { $who ->
        [you] Ճիշտ էր, քեզնից թեթևը չկա
       *[other] Ճիշտ էր, ամենաթեթևը՝ { $name }
    }
event-caught =
    { $who ->
        [you] Դու բռնվեցիր
       *[other] { $name } · բռնվեց
    }
event-capped = Ոչ ոք չբացեց, քայլերն ավարտվեցին։ Հաղթում է ամենաթեթև ձեռքը
event-stock-out = Կապուկը վերջացավ, ռաունդն ավարտվում է
event-out =
    { $who ->
        [you] Դու դուրս եկար մատչից
       *[other] { $name } · դուրս եկավ մատչից
    }

## Hints

hint-call = Բացիր
hint-draw-stock = { button-draw-stock }
hint-draw-discard = { button-draw-discard }
hint-draw-discard-card = Վերցրու թափվածից՝ { $cards }
hint-discard = Գցիր՝ { $cards }
hint-slap = Շպրտիր՝ { $cards }
hint-why = Միավորներն այս փուլում միջինը՝ { $worth }։ Հաջորդ լավը՝ { $other } ({ $otherWorth })
hint-why-only = Միավորներն այս փուլում միջինը՝ { $worth }

## Results

standing-rounds =
    { $deal ->
        [1] { $deals } ռաունդից 1-ինը
       *[other] { $deals } ռաունդից { $deal }-րդը
    }
standing-until_one_left = Ռաունդ { $deal }
result-round =
    { $who ->
        [you] Այս ռաունդը հաղթեցիր դու
       *[other] Այս ռաունդը հաղթեց { $name }
    }
result-nobody = Այս ռաունդը ոչ ոք չհաղթեց
result-call-good =
    { $who ->
        [you] Դու բացեցիր՝ { $count }։ Ճիշտ էր
       *[other] { $name } · բացեց՝ { $count }։ Ճիշտ էր
    }
result-call-caught =
    { $who ->
        [you] Դու բացեցիր՝ { $count }։ Բռնվեցիր
       *[other] { $name } · բացեց՝ { $count }։ Բռնվեց
    }
result-capped = Քայլերն ավարտվեցին։ Հաղթում է ամենաթեթև ձեռքը։
result-stock-out = Կապուկը վերջացավ։ Այս ռաունդը ոչ ոք չհաղթեց։
result-halved =
    { $who ->
        [you] Քո հաշիվը կիսվեց՝ { $count }
       *[other] { $name } · հաշիվը կիսվեց՝ { $count }
    }
score-hand = ձեռք
score-took = գրվեց
score-paid = հաշվարկ
score-total = ընդամենը
score-plus = ⁦+{ $count }⁩
score-minus = ⁦−{ $count }⁩
score-caught = բռնվեց
score-call = բացեց
score-out = դուրս եկած
score-halved = կիսվեց

## History

history-title = Գցված խաղաթղթերը
history-empty = Դեռ ոչինչ գցված չէ
history-drew = կապուկից
history-took = վերցրեց՝ { $cards }
history-threw = գցեց՝ { $cards }
history-slapped = շպրտեց՝ { $cards }
history-rebuilt = խառնվեց նորից
history-called = բացեց՝ { $count }

## Why it cannot be done

why-call-over-limit = Սահմանից բարձր է
why-call-before-drawing = Բացում են վերցնելուց առաջ, հաջորդ քայլին
why-draw-first = Նախ վերցրու
why-already-drawn = Դու արդեն վերցրել ես
why-throw-first = Նախ գցիր
why-already-thrown = Դու արդեն գցել ես
why-empty-hand-discard = Ձեռքդ դատարկ է, միայն կապուկից
why-not-on-offer = Այդ խաղաթուղթը չի կարելի վերցնել
why-taken-this-turn = Հենց նոր ես վերցրել
why-sequences-off = Այս սեղանին հաջորդականություն չկա
why-broken-sequence = Խաղաթղթերն իրար չեն հաջորդում
why-joker-in-sequence = Այս սեղանին ջոկերը հաջորդականության մեջ չի մտնում
why-not-a-set = Բոլորը՝ նույն արժեքի
