### «Իդիոտի» տեքստերը հայերեն։
### The game

idiot-name = Իդիոտ
idiot-line = Դիր նույնը կամ ավելի բարձր, թե չէ վերցրու կույտը։ Ով վերջինը մնա խաղաթղթերով, գլխարկը նրան է։

## Presets

preset-funny-hat = Ծիծաղելի գլխարկ
preset-funny-hat-line = Երկուսանոցն իր հետ խաղաթուղթ է բերում, երեք վեցանոցն այրում է կույտը, գլխարկը մնում է մինչև հաջորդ պարտվողը։ Լավ սկիզբ է։
preset-shithead-classic = Դասական
preset-shithead-classic-line = Երկուսանոցն ամենացածրն է, իսկ կույտն այրողը շարունակում է։ Ինչպես շատերը գիտեն։
preset-palace = Փալաս
preset-palace-line = Մեկ կապուկ՝ երկուսանոցից հետո նորից ես խաղում, յոթանոցից հետո՝ ավելի ցածր։ Աշխույժ խաղ։

## Settings

group-deal = Բաժանում
group-burns = Այրում
group-turn = Մեկ քայլ
group-ranks = Հատուկ խաղաթղթեր

setting-decks = Կապուկներ
setting-decks-help = Քանի կապուկ է խառնվում միասին։ Շատ կապուկով կույտերն ավելի մեծ են, նույն արժեքներն՝ ավելի հաճախ։
value-decks-auto = ըստ խաղացողների
value-decks-auto-help = Մեկ կապուկ ամեն երկու-երեք խաղացողի համար։
value-decks-fewest = հնարավորինս քիչ
value-decks =
    { $count ->
        [one] { $count } կապուկ
       *[other] { $count } կապուկ
    }
value-match-endless = քանի դեռ ուզում եք
value-match-deals =
    { $count ->
        [one] { $count } փուլ, հաղթում է ամենաքիչ գլխարկ ունեցողը
       *[other] { $count } փուլ, հաղթում է ամենաքիչ գլխարկ ունեցողը
    }
value-match-hats =
    { $count ->
        [one] մինչև ինչ-որ մեկը { $count } անգամ կրի գլխարկը
       *[other] մինչև ինչ-որ մեկը { $count } անգամ կրի գլխարկը
    }
setting-layout = Խաղաթղթեր՝ ամեն մեկին
setting-layout-help = Այսքանը ձեռքում, այսքանը բաց, այսքանը փակ։
value-layout =
    { $count ->
        [one] ամեն տեղում՝ { $count }
       *[other] ամեն տեղում՝ { $count }
    }
setting-trade = Փոխանակում սկզբից առաջ
setting-trade-help = Առաջին քայլից առաջ բոլորը կարող են ձեռքի խաղաթղթերը փոխանակել իրենց բաց խաղաթղթերի հետ։
value-trade-on = { value-on }
value-trade-off = { value-off }
setting-opening = Ով է սկսում
setting-opening-help = Ով է դնում փուլի առաջին խաղաթուղթը։
value-opening-auction = հարցնելով
value-opening-auction-help = Բոլորին հարցնում են նախ երեքանոցը, հետո չորսանոցը և այդպես շարունակ։ Ունեցողը կարող է սկսել կամ սպասել։
value-opening-face_up_low = ամենացածր բաց խաղաթուղթը
value-opening-face_up_low-help = Սկսում է ամենացածր բաց խաղաթուղթն ունեցողը՝ երեքանոցից հաշված։
value-opening-lowest_hand = ձեռքի ամենացածր խաղաթուղթը
value-opening-lowest_hand-help = Սկսում է ձեռքում ամենացածր խաղաթուղթն ունեցողը, հենց այդ խաղաթղթով՝ երեքանոցից հաշված։
value-opening-left_of_dealer = բաժանողի ձախ հարևանը
value-opening-left_of_dealer-help = Բաժանողի ձախ հարևանն սկսում է ցանկացած խաղաթղթով։
setting-joker = Ջոկերներ
setting-joker-help = Ջոկերը դրվում է ամեն ինչի վրա, տակի արժեքը մնում է, իսկ խաղի ուղղությունը շրջվում է։
value-joker-0 = առանց ջոկերի
value-joker =
    { $count ->
        [one] ամեն կապուկում՝ { $count }
       *[other] ամեն կապուկում՝ { $count }
    }
setting-two = Երկուսանոց
setting-two-help = Ինչ է անում երկուսանոցը։
value-two-with_card = խաղաթղթի հետ
value-two-with_card-help = Երկուսանոցը դրվում է ամեն ինչի վրա՝ ուրիշ խաղաթղթի հետ, որը դառնում է նոր արժեքը։
value-two-low = ամենացածրը
value-two-low-help = Երկուսանոցը դրվում է ամեն ինչի վրա, և երկուսանոցի վրա դրվում է ամեն ինչ։
value-two-play_again = նորից խաղալ
value-two-play_again-help = Երկուսանոցը դրվում է ամեն ինչի վրա, և դնողը նորից է խաղում։
setting-ten = Տասանոց
setting-ten-help = Ինչ է անում տասանոցը։
value-ten-burn = այրում է կույտը
value-ten-burn-help = Տասանոցը դրվում է ամեն ինչի վրա, և ամբողջ կույտը հեռանում է խաղից։
value-ten-off = սովորական խաղաթուղթ
setting-four = Քանի նույնն է այրում
setting-four-help = Կույտի վերևում նույն արժեքի այսքան խաղաթուղթն այրում է այն, ով էլ դրած լինի։
value-four =
    { $count ->
        [one] նույն արժեքի { $count }
       *[other] նույն արժեքի { $count }
    }
value-four-off = չեն այրում
setting-six_run = Քանի վեցանոցն է այրում
setting-six_run-help = Վեցանոցների համար քանակը կարող է ուրիշ լինել։
value-six_run =
    { $count ->
        [one] { $count } վեցանոց
       *[other] { $count } վեցանոց
    }
setting-after_burn = Այրումից հետո
setting-after_burn-help = Ով է սկսում նոր կույտը։
value-after_burn-next = հաջորդը
value-after_burn-same = նույն խաղացողը
setting-jump_in = Հերթից դուրս
setting-jump_in-help = Ում մոտ են կույտն այրելու համար պակասող խաղաթղթերը, կարող է դնել դրանք հերթից դուրս և սկսել նոր կույտը։
value-jump_in-on = { value-on }
value-jump_in-off = { value-off }
setting-extra_draw = Դնել նոր վերցրածը
setting-extra_draw-help = Հենց նոր վերցրած խաղաթուղթը կարելի է անմիջապես դնել, եթե նույն արժեքի է, ինչ վերջին դրածը։
value-extra_draw-on = { value-on }
value-extra_draw-off = { value-off }
setting-last_match = Բաց խաղաթղթեր վերջինի հետ
setting-last_match-help = Երբ կապուկը վերջացել է, ձեռքի վերջին խաղաթղթի հետ կարելի է դնել նույն արժեքի բաց խաղաթղթեր։
value-last_match-on = { value-on }
value-last_match-off = { value-off }
setting-voluntary = Վերցնել ցանկությամբ
setting-voluntary-help = Եթե անջատված է, կույտը վերցնում են միայն, երբ ոչինչ չի համապատասխանում։
value-voluntary-on = { value-on }
value-voluntary-off = { value-off }
setting-after_pickup = Կույտը վերցնելուց հետո
setting-after_pickup-help = Ով է սկսում, երբ կույտը վերցված է։
value-after_pickup-next = հաջորդը
value-after_pickup-same = նույն խաղացողը
setting-up_fail = Վերցնել՝ բաց խաղաթղթեր խաղալիս
setting-up_fail-help = Արդյոք բաց խաղաթղթերիցդ մեկն էլ է գալիս ձեռքդ։
value-up_fail-pile = միայն կույտը
value-up_fail-pile-one_up = կույտը և մեկ բաց խաղաթուղթ
setting-seven = Յոթանոց
setting-seven-help = Ինչ է անում յոթանոցը։
value-seven-none = սովորական խաղաթուղթ
value-seven-lower = յոթանոց կամ ավելի ցածր
value-seven-lower-help = Յոթանոցից հետո դնում են յոթանոց կամ ավելի ցածր, կամ այն, ինչ դրվում է ամեն ինչի վրա։
setting-eight = Ութանոց
setting-eight-help = Ինչ է անում ութանոցը։
value-eight-none = սովորական խաղաթուղթ
value-eight-invisible = անտեսանելի
value-eight-invisible-help = Ութանոցը դրվում է ամեն ինչի վրա, և տակի արժեքը մնում է ուժի մեջ։
value-eight-skip = բաց է թողնում հերթը
value-eight-skip-help = Ամեն ութանոցից մեկ խաղացող հերթը բաց է թողնում։
setting-three = Երեքանոց
setting-three-help = Ինչ է անում երեքանոցը։
value-three-none = սովորական խաղաթուղթ
value-three-invisible = անտեսանելի
value-three-invisible-help = Երեքանոցը դրվում է ամեն ինչի վրա, և տակի արժեքը մնում է ուժի մեջ։
setting-nine = Իննանոց
setting-nine-help = Ինչ է անում իննանոցը։
value-nine-none = սովորական խաղաթուղթ
value-nine-lower = իննանոց կամ ավելի ցածր
value-nine-lower-help = Իննանոցից հետո դնում են իննանոց կամ ավելի ցածր, կամ այն, ինչ դրվում է ամեն ինչի վրա։
setting-jack = Վալետ
setting-jack-help = Ինչ է անում վալետը։
value-jack-none = սովորական խաղաթուղթ
value-jack-reverse = շրջում է ուղղությունը
value-jack-reverse-help = Ամեն վալետ շրջում է խաղի ուղղությունը։
setting-hat = Գլխարկ
setting-hat-help = Պարտվողը կրում է այն, մինչև պարտվի մեկ ուրիշը։
value-hat-on = { value-on }
value-hat-off = { value-off }
value-level-easy-help = Խաղում է այն, ինչ համապատասխանում է։
value-level-medium-help = Պահում է երկուսանոցներն ու տասանոցները և հիշում վերցված կույտերը։
value-level-hard-help = Հաշվում է ամեն խաղաթուղթ և մտքում փորձում է իր քայլերը։
value-level-expert-help = Ավելի հեռուն է նայում, քան ուժեղը։

## Buttons

button-ready = Պատրաստ եմ
button-decline = Ես չեմ սկսում
button-pick-up = Վերցնում եմ
button-pass = Պահում եմ

## Keys

key-pick-up = վերցնել կույտը
key-word = պատրաստ եմ, չեմ սկսում, պահում եմ
key-lay = դնել ընտրված խաղաթղթերը

## Seats

badge-trading = Փոխում է
badge-ready = Պատրաստ
badge-hat = Գլխարկով
seat-label = { $name }, { $state }, ձեռքին՝ { $cards }, բաց՝ { $up }, փակ՝ { $down }
seat-none = չկա

## The table

table-own = քո խաղաթղթերը սեղանին
place-up = { $card }, բաց, տակը՝ փակ
place-up-alone = { $card }, բաց
place-down = փակ խաղաթուղթ, տեղ { $place }
place-empty = տեղ { $place }՝ դատարկ
table-pile =
    { $count ->
        [one] կույտ, { $count } խաղաթուղթ, վերևում՝ { $cards }
       *[other] կույտ, { $count } խաղաթուղթ, վերևում՝ { $cards }
    }
table-pile-empty = կույտը դատարկ է
table-stock =
    { $count ->
        [one] կապուկ, { $count } խաղաթուղթ
       *[other] կապուկ, { $count } խաղաթուղթ
    }
table-stock-empty = կապուկը վերջացել է
table-burned =
    { $count ->
        [one] այրված, { $count } խաղաթուղթ
       *[other] այրված, { $count } խաղաթուղթ
    }
number-any = ինչ ուզես
number-higher = { $corner } կամ ավելի բարձր
number-lower = { $corner } կամ ավելի ցածր
number-any-heard = կարելի է դնել ցանկացած խաղաթուղթ
number-higher-heard = { rank-name } կամ ավելի բարձր
number-lower-heard = { rank-name } կամ ավելի ցածր
direction-left = Խաղը գնում է ձախ
direction-right = Խաղը գնում է աջ
table-still =
    { $count ->
        [one] Խաղը պտտվում է տեղում, փուլը կավարտվի { $count } քայլից
       *[other] Խաղը պտտվում է տեղում, փուլը կավարտվի { $count } քայլից
    }
table-lead-card =
    { $who ->
        [you] Սկսում ես դու։ Ամենացածրը՝ { $card }
       *[other] Սկսում է { $name }։ Ամենացածրը՝ { $card }
    }

## What to do now

ask-trade = Փոխանակիր ձեռքիդ և բաց խաղաթղթերը, հետո ասա «Պատրաստ եմ»
ask-swap-up = Ընտրիր այն բաց խաղաթուղթը, որն ուզում ես
ask-swap-hand = Ընտրիր ձեռքիդ խաղաթուղթը, որը կդնես դրա տեղը
ask-open = Կսկսե՞ս { $corner }-ով
ask-play-any = Քո հերթն է՝ դիր ինչ ուզես
ask-play-higher = Քո հերթն է՝ { $corner } կամ ավելի բարձր
ask-play-lower = Քո հերթն է՝ { $corner } կամ ավելի ցածր
ask-play-again = Նորից խաղա՝ դիր ինչ ուզես
ask-nothing-fits = Ոչինչ չի համապատասխանում, վերցրու կույտը
ask-companion = Ընտրիր՝ ինչ դնել երկուսանոցի հետ
ask-flip = Քո հերթն է՝ բացիր փակ խաղաթուղթ
ask-extra = Նորից նույն արժեքը՝ դիր կամ պահիր
ask-jump = Կարող ես դնել հերթից դուրս և այրել կույտը
ask-pick-up-card = Ընտրիր՝ որ բաց խաղաթուղթն էլ վերցնել
ask-wait-ready = Պատրաստ ես։ Սպասում ենք՝ { $names }…

## What happened

event-dealt-up =
    { $who ->
        [you] Քո բաց խաղաթղթերը՝ { $cards }
       *[other] { $name } · բաց՝ { $cards }
    }
event-led =
    { $who ->
        [you] Սկսում ես դու։ Ամենացածրը՝ { $cards }
       *[other] Սկսում է { $name }։ Ամենացածրը՝ { $cards }
    }
event-swapped =
    { $who ->
        [you] Դու փոխանակեցիր։ Բաց՝ { $hand }, ձեռքդ՝ { $up }
       *[other] { $name } · փոխանակեց։ Բաց՝ { $hand }, ձեռքը՝ { $up }
    }
event-readied =
    { $who ->
        [you] Դու պատրաստ ես
       *[other] { $name } · պատրաստ է
    }
event-opened =
    { $who ->
        [you] Դու սկսեցիր՝ { $cards }
       *[other] { $name } · սկսեց՝ { $cards }
    }
event-declined =
    { $who ->
        [you] Դու չսկսեցիր
       *[other] { $name } · չսկսեց
    }
event-played =
    { $who ->
        [you] Դու դրեցիր՝ { $cards }
       *[other] { $name } · դրեց՝ { $cards }
    }
event-flipped =
    { $who ->
        [you] Դու բացեցիր՝ { $cards }
       *[other] { $name } · բացեց՝ { $cards }
    }
event-picked-up =
    { $who ->
        [you]
            { $count ->
                [one] Դու վերցրիր { $count } խաղաթուղթ
               *[other] Դու վերցրիր { $count } խաղաթուղթ
            }
       *[other]
            { $count ->
                [one] { $name } · վերցրեց { $count } խաղաթուղթ
               *[other] { $name } · վերցրեց { $count } խաղաթուղթ
            }
    }
event-passed =
    { $who ->
        [you] Դու պահեցիր խաղաթուղթը
       *[other] { $name } · այլևս չդրեց
    }
event-jumped =
    { $who ->
        [you] Դու հերթից դուրս դրեցիր՝ { $cards }
       *[other] { $name } · հերթից դուրս դրեց՝ { $cards }
    }
event-burned =
    { $count ->
        [one] Կույտն այրվեց՝ { $count } խաղաթուղթ
       *[other] Կույտն այրվեց՝ { $count } խաղաթուղթ
    }
event-turned = Ուղղությունը շրջվեց
event-drew =
    { $who ->
        [you]
            { $count ->
                [one] Դու լրացրիր { $count } խաղաթուղթ
               *[other] Դու լրացրիր { $count } խաղաթուղթ
            }
       *[other]
            { $count ->
                [one] { $name } · լրացրեց { $count } խաղաթուղթ
               *[other] { $name } · լրացրեց { $count } խաղաթուղթ
            }
    }
event-out =
    { $who ->
        [you] Դու դուրս եկար, փրկված ես
       *[other] { $name } · դուրս եկավ
    }
event-nobody = Այս անգամ գլխարկը ոչ ոքի չհասավ
event-idiot =
    { $who ->
        [you] Գլխարկը քոնն է
       *[other] Գլխարկը՝ { $name }
    }

## Hints

hint-swap = Փոխանակիր. բաց՝ { $first }, ձեռքդ՝ { $second }
hint-ready = { button-ready }
hint-open = Սկսիր՝ { $cards }
hint-decline = { button-decline }
hint-play = Դիր՝ { $cards }
hint-flip = Բացիր { $place } տեղի փակ խաղաթուղթը
hint-pick-up = { button-pick-up }
hint-pass = { button-pass }
hint-jump = Դիր հերթից դուրս՝ { $cards }
hint-why = Գլխարկը քոնն է 100-ից { $worth } անգամ։ Հաջորդ լավը՝ { $other } (100-ից { $otherWorth })
hint-why-only = Գլխարկը քոնն է 100-ից { $worth } անգամ

## Results

result-loser =
    { $who ->
        [you] Այս անգամ գլխարկը քոնն է
       *[other] Գլխարկը՝ { $name }
    }
result-match-loser =
    { $who ->
        [you] Դու պարտվեցիր մատչում
       *[other] Մատչում պարտվեց { $name }
    }
marks-title = Գլխարկներ
marks-count =
    { $count ->
        [one] { $count } գլխարկ
       *[other] { $count } գլխարկ
    }
standing-hats =
    { $count ->
        [one] Փուլ { $deal }, մինչև { $count } գլխարկ
       *[other] Փուլ { $deal }, մինչև { $count } գլխարկ
    }

## History

history-title = Դրված խաղաթղթերը
history-empty = Դեռ ոչինչ դրված չէ
history-burned =
    { $count ->
        [one] այրվեց { $count } խաղաթուղթ
       *[other] այրվեց { $count } խաղաթուղթ
    }
history-took =
    { $count ->
        [one] վերցվեց { $count } խաղաթուղթ
       *[other] վերցվեց { $count } խաղաթուղթ
    }
history-drew =
    { $count ->
        [one] լրացվեց { $count } խաղաթուղթ
       *[other] լրացվեց { $count } խաղաթուղթ
    }

## Why a card cannot be played

why-trade-over = Փոխանակումն ավարտվել է
why-zone-locked = Նախ ձեռքը, հետո բացը, հետո փակը
why-companion-needed = Երկուսանոցի հետ ուրիշ խաղաթուղթ է պետք
why-lower-than-pile = Ավելի ցածր է
why-higher-than-pile = Այս անգամ ավելի ցածրն է պետք
why-not-open-rank = Հիմա ուրիշ արժեք են հարցնում
why-pile-empty = Վերցնելու կույտ չկա
why-must-play = Համապատասխանող կա, պիտի խաղաս
why-not-just-drawn = Միայն հենց նոր վերցրածը
why-lowest-card-first = Նախ ամենացածրը
why-up-card-needed = Ընտրիր՝ որ բաց խաղաթուղթն էլ վերցնել
why-no-burning-run = Դրանով կույտը չի այրվի
why-jump-in-off = Այս սեղանին հերթից դուրս չեն դնում
