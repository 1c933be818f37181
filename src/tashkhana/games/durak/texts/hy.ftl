### Դուրակի տեքստերը հայերեն։
### The game

durak-name = Դուրակ
durak-line = Ծածկիր կամ վերցրու։ Ով վերջինը մնա խաղաթղթերով, նա է դուրակը։

## Presets

preset-kathmandu = Կատմանդուի սեղան
preset-kathmandu-line = Երեք փուլ, ավելացնում են հերթով։ Ամենահանգիստ սեղանը։
preset-yerevan = Երևանյան սեղան
preset-yerevan-line = Մեկ փուլ, բոլորն ավելացնում են միանգամից։ Արագ և աղմկոտ։
preset-yerevan-transfer = Երևանյան սեղան, փոխանցովի
preset-yerevan-transfer-line = Ինչպես Երևանում, բայց հարձակումը կարելի է փոխանցել։
preset-lahore = Լահորի սենյակ
preset-lahore-line = Սկսում են նաև զույգերով, առաջին հարձակումից՝ մինչև վեց խաղաթուղթ։ Հարձակումները ծանր են։
preset-lahore-transfer = Լահորի սենյակ, փոխանցովի
preset-lahore-transfer-line = Ինչպես Լահորում, բայց հարձակումը կարելի է փոխանցել։
preset-house = Մեր սեղանը
preset-house-line = Ամեն ինչից մի քիչ՝ զույգեր, փոխանցումներ, երեք փուլ։ Լավ սկիզբ է։

## Settings

group-attack = Հարձակում և ավելացում
group-transfer = Փոխանցում
group-deal = Փուլից փուլ
setting-deck = Կապուկ
setting-deck-help = Փոքր կապուկով խաղը կարճ է և սուր, 52 խաղաթղթով՝ երկար։
value-deck =
    { $count ->
        [one] { $count } խաղաթուղթ
       *[other] { $count } խաղաթուղթ
    }
setting-transfer = Փոխանցում
setting-transfer-help = Քանի դեռ ոչինչ ծածկված չէ, պաշտպանվողը կարող է դնել նույն արժեքի խաղաթուղթ և հարձակումը փոխանցել հաջորդին։
value-transfer-off = { value-off }
value-transfer-on = { value-on }
setting-transfer_show = Փոխանցում՝ կոզրը ցույց տալով
setting-transfer_show-help = Պաշտպանվողը կարող է միայն ցույց տալ նույն արժեքի կոզրը և պահել այն։ Ամեն կոզրը՝ հարձակման ընթացքում մեկ անգամ։
value-transfer_show-off = { value-off }
value-transfer_show-on = { value-on }
setting-transfer_first_bout = Փոխանցում առաջին հարձակմանը
setting-transfer_first_bout-help = Եթե անջատված է, փուլի առաջին հարձակումը չի փոխանցվում։
value-transfer_first_bout-on = { value-on }
value-transfer_first_bout-off = { value-off }
setting-transfer_cards = Խաղաթղթեր մեկ փոխանցման մեջ
setting-transfer_cards-help = Նույն արժեքի քանի խաղաթուղթ կարելի է դնել մեկ փոխանցմամբ։
value-transfer_cards-one = մեկ խաղաթուղթ
value-transfer_cards-many = մի քանի խաղաթուղթ
setting-open = Առաջին քայլը
setting-open-help = Ինչով կարելի է սկսել հարձակումը։
value-open-single = մեկ խաղաթղթով
value-open-set = նույն արժեքի խաղաթղթերով միասին
setting-throwers = Ով կարող է ավելացնել
setting-throwers-help = Ով կարող է խաղաթուղթ ավելացնել հարձակմանը։
value-throwers-all = բոլորը
value-throwers-neighbours = պաշտպանվողի հարևանները
value-throwers-attacker = միայն հարձակվողը
setting-throw_timing = Երբ ավելացնել
setting-throw_timing-help = Սպասել, մինչև ամեն ինչ ծածկվի, թե ավելացնել ցանկացած պահի։
value-throw_timing-covered = երբ ամեն ինչ ծածկված է
value-throw_timing-anytime = ցանկացած պահի
setting-throw_order = Ավելացնելու հերթը
setting-throw_order-help = Ով է ավելացնում առաջինը, եթե կարող են մի քանիսը։
value-throw_order-in_turn = հերթով
value-throw_order-free = ով առաջինը հասցնի
value-throw_order-attacker_first = նախ հարձակվողը
setting-throw_after_take = Ավելացնել վերցնելուց հետո
setting-throw_after_take-help = Եթե անջատված է, «Վերցնում եմ» ասելուց հետո այլևս չեն ավելացնում։
value-throw_after_take-on = { value-on }
value-throw_after_take-off = { value-off }
setting-first_limit = Առաջին հարձակումը
setting-first_limit-help = Ամենաշատը քանի խաղաթղթով են հարձակվում փուլի սկզբում։ Հետո՝ վեցով։
value-first_limit =
    { $count ->
        [one] { $count } խաղաթուղթ
       *[other] { $count } խաղաթուղթ
    }
setting-first_limit_until = Փոքր սահմանը գործում է
setting-first_limit_until-help = Միայն առաջին հարձակմանը կամ մինչև առաջին բիտան։
value-first_limit_until-bout = առաջին հարձակմանը
value-first_limit_until-bito = մինչև առաջին բիտան
setting-full_deal_trump = Կոզրը, երբ ամեն ինչ բաժանված է
setting-full_deal_trump-help = Երբ ոչինչ չի մնում (վեց խաղացող և 36 խաղաթուղթ, չորս խաղացող և 24), բաժանողի վերջին խաղաթուղթը կոզր է՝ մնում է նրա ձեռքում կամ մենակ դրվում է որպես կապուկ։
value-full_deal_trump-dealer_card = բաժանողի վերջին խաղաթուղթը
value-full_deal_trump-talon_one = մեկ խաղաթուղթ՝ որպես կապուկ
setting-next_lead = Ով է սկսում հաջորդ փուլերը
setting-next_lead-help = Առաջին փուլը և ոչ-ոքիից հետո փուլը սկսում է ամենացածր կոզր ունեցողը։
value-next_lead-lowest_trump = ամենացածր կոզրը
value-next_lead-left_of_durak = դուրակի ձախ հարևանը
value-next_lead-right_of_durak = դուրակի աջ հարևանը
value-next_lead-durak = դուրակը
setting-next_dealer = Ով է բաժանում հետո
setting-next_dealer-help = Ով է բաժանում հաջորդ փուլը։ Բաժանողը խաղաթղթերը ստանում է վերջինը։
value-next_dealer-durak = դուրակը
value-next_dealer-left = ձախ կողմի հաջորդ խաղացողը
value-next_dealer-random = վիճակով
setting-draw = Երբ վերջին երկուսը դուրս են գալիս միասին
setting-draw-help = Երբ վերջին պաշտպանվողը վերջին խաղաթուղթը ծածկում է իր վերջին խաղաթղթով։
value-draw-allowed = ոչ-ոքի
value-draw-last_defender = դուրակը պաշտպանվողն է
value-match-single = մեկ փուլ
value-match-deals =
    { $count ->
        [one] { $count } փուլ, հաղթում է ամենաքիչ դուրակ եղածը
       *[other] { $count } փուլ, հաղթում է ամենաքիչ դուրակ եղածը
    }
value-match-fools =
    { $count ->
        [one] մինչև որևէ մեկը { $count } անգամ դուրակ դառնա
       *[other] մինչև որևէ մեկը { $count } անգամ դուրակ դառնա
    }
setting-auto_take = Վերցնել առանց հարցի
setting-auto_take-help = Երբ ոչինչ հնարավոր չէ ծածկել կամ փոխանցել, խաղաթղթերը վերցվում են առանց հարցի։
value-auto_take-off = { value-off }
value-auto_take-no_reply = { value-on }
value-level-easy-help = Խաղում է՝ ինչպես պատահի։
value-level-medium-help = Խնայում է կոզրերը։
value-level-hard-help = Հիշում է ամեն խաղաթուղթ և հաշվարկում է խաղի վերջը։
value-level-expert-help = Հաշվարկում է ավելի հեռուն, քան ուժեղը։

## Buttons

button-take = Վերցնում եմ
button-done = Պաս
button-bita-done = Բիտա / Պաս
button-transfer = Փոխանցում եմ
button-show = Ցույց տալ կոզրը

## Keys

key-take = վերցնել
key-done = պաս
key-attack = հարձակվել ընտրված խաղաթղթերով

## Seats

badge-attacking = Հարձակվում է
badge-defending = Պաշտպանվում է
badge-taking = Վերցնում է
badge-throwing = Կարող է ավելացնել
badge-done = Պաս
seat-label = { $name }, { $cards }, { $role }
seat-label-turn = { $name }, { $cards }, { $role }, հերթն է

## The table

table-empty = Սեղանին դեռ ոչինչ չկա
table-stock =
    { $count ->
        [one] կապուկ, { $count } խաղաթուղթ, կոզրը՝ { suit-name }
       *[other] կապուկ, { $count } խաղաթուղթ, կոզրը՝ { suit-name }
    }
table-stock-empty = կապուկը վերջացել է, կոզրը՝ { suit-name }
table-beaten =
    { $count ->
        [one] բիտա, { $count } խաղաթուղթ
       *[other] բիտա, { $count } խաղաթուղթ
    }
table-trump-card = բաց կոզրը կապուկի տակ՝ { $card }
table-lead-card =
    { $who ->
        [you] Սկսում ես դու։ Ամենացածր կոզրը՝ { $card }
       *[other] Սկսում է { $name }։ Ամենացածր կոզրը՝ { $card }
    }
table-no-lead-card =
    { $who ->
        [you] Ոչ ոք կոզր չունի, սկսում ես դու
       *[other] Ոչ ոք կոզր չունի, սկսում է { $name }
    }
table-pair-open = { $attack }, դեռ ծածկված չէ
table-pair-covered = { $attack }, ծածկված { $cover }
table-pair-target = { $attack }, ծածկել՝ { $card }

## What to do now

ask-attack = Քո հերթն է՝ հարձակվիր
ask-defend = Քո հերթն է՝ պաշտպանվիր
ask-defend-transfer = Քո հերթն է՝ պաշտպանվիր կամ փոխանցիր
ask-throw = Ավելացրու կամ ասա «Պաս»
ask-throw-take =
    { $who ->
        [you] Դու վերցնում ես
       *[other] { $name } · վերցնում է։ Ավելացրու կամ ասա «Պաս»
    }
ask-wait-defender = { $name } · պաշտպանվում է…
ask-choose-cover = Ընտրիր՝ որը ծածկել
ask-choose-trump = Ընտրիր՝ որ կոզրը ցույց տալ
ask-choose-transfer = Ընտրիր՝ որով փոխանցել
ask-throw-anytime = Կարող ես ավելացնել
card-covers = { $card }, կարող է ծածկել՝ { $attacks }

## What happened

event-trump = Կոզրը՝ { suit-name }
event-led =
    { $who ->
        [you] Սկսում ես դու։ Ամենացածր կոզրը՝ { $cards }
       *[other] Սկսում է { $name }։ Ամենացածր կոզրը՝ { $cards }
    }
event-attacked =
    { $who ->
        [you] Դու հարձակվեցիր՝ { $cards }
       *[other] { $name } · հարձակում՝ { $cards }
    }
event-threw =
    { $who ->
        [you] Դու ավելացրիր՝ { $cards }
       *[other] { $name } · ավելացրեց՝ { $cards }
    }
event-covered =
    { $who ->
        [you] Դու { $attack } ծածկեցիր { $cover }
       *[other] { $name } · { $attack } ծածկեց { $cover }
    }
event-covered-signs =
    { $who ->
        [you] Դու { $cover }-ով ծածկեցիր { $attack }
       *[other] { $name } · { $cover }-ով ծածկեց { $attack }
    }
event-transferred =
    { $who ->
        [you] Դու փոխանցեցիր՝ { $cards }։ Պաշտպանվում է { $next }
       *[other]
            { $nextWho ->
                [you] { $name } · փոխանցեց՝ { $cards }։ Պաշտպանվում ես դու
               *[other] { $name } · փոխանցեց՝ { $cards }։ Պաշտպանվում է { $next }
            }
    }
event-showed =
    { $who ->
        [you] Դու ցույց տվեցիր կոզրը՝ { $cards }։ Պաշտպանվում է { $next }
       *[other]
            { $nextWho ->
                [you] { $name } · ցույց տվեց կոզրը՝ { $cards }։ Պաշտպանվում ես դու
               *[other] { $name } · ցույց տվեց կոզրը՝ { $cards }։ Պաշտպանվում է { $next }
            }
    }
event-gave-up =
    { $who ->
        [you] Դու վերցնում ես
       *[other] { $name } · վերցնում է
    }
event-took =
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
        [you] Դու՝ պաս
       *[other] { $name } · պաս
    }
event-beaten = Բիտա՝ ամեն ինչ ծածկված է
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
event-drew-trump =
    { $who ->
        [you] Դու վերցրիր բաց կոզրը՝ { $cards }
       *[other] { $name } · վերցրեց բաց կոզրը՝ { $cards }
    }
event-out =
    { $who ->
        [you] Դու դուրս եկար, փրկված ես
       *[other] { $name } · դուրս եկավ
    }
event-fool =
    { $who ->
        [you] Դուրակը դու ես
       *[other] Դուրակը՝ { $name }
    }
event-tied = Ոչ-ոքի։ Դուրակ չկա։
event-bito = Բիտա

## Hints

hint-attack = Հարձակվիր՝ { $cards }
hint-throw = Ավելացրու՝ { $cards }
hint-cover = Ծածկիր { $first }՝ { $second }
hint-transfer = Փոխանցիր՝ { $cards }
hint-show = Ցույց տուր կոզրը՝ { $cards }
hint-take = { button-take }
hint-done = { button-done }
hint-why = Դուրակ կմնաս 100-ից { $worth } անգամ։ Հաջորդ լավը՝ { $other } (100-ից { $otherWorth })
hint-why-only = Դուրակ կմնաս 100-ից { $worth } անգամ

## Results

result-loser =
    { $who ->
        [you] Այս անգամ դուրակը դու ես
       *[other] Դուրակը՝ { $name }
    }
result-match-loser =
    { $who ->
        [you] Դու պարտվեցիր մատչում
       *[other] Մատչում պարտվեց { $name }
    }
marks-title = Քանի անգամ դուրակ
marks-count =
    { $count ->
        [one] դուրակ՝ { $count } անգամ
       *[other] դուրակ՝ { $count } անգամ
    }
standing-fools =
    { $count ->
        [one] Փուլ { $deal }, մինչև { $count } պարտություն
       *[other] Փուլ { $deal }, մինչև { $count } պարտություն
    }
standing-single = Մեկ փուլ

## Bout history

history-title = Հարձակումների պատմություն
history-empty = Հարձակում դեռ չի եղել
history-bout = Հարձակում { $number }
history-who = Հարձակում՝ { $attacker } · Պաշտպանություն՝ { $defenders }
history-open = շարունակվում է
history-beaten = բիտա
history-taken = վերցված է
history-shown = Ցույց տրված կոզրը՝ { $cards }
history-pair = { $attack }, ծածկված { $cover }
history-pair-open = { $attack }, ծածկված չէ

## Why a card cannot be played

why-attacker-must-play = Դու ես սկսում, խաղաթուղթ դիր
why-one-card-only = Միայն մեկական խաղաթուղթ
why-attack-limit = Սահմանը լրացել է
why-defender-too-few-cards = Պաշտպանվողը քիչ խաղաթուղթ ունի
why-rank-not-on-table = Այս արժեքը սեղանին չկա
why-wait-for-defender = Թող նախ ծածկի
why-not-allowed-to-throw = Այստեղ դու չես ավելացնում
why-throwing-closed = Վերցնելուց հետո չեն ավելացնում
why-no-such-attack = Այդ խաղաթուղթը սեղանին չկա
why-already-covered = Այդ խաղաթուղթն արդեն ծածկված է
why-too-low = Ավելի ցածր է
why-wrong-suit = Ուրիշ մաստ է
why-trump-needs-higher-trump = Պետք է ավելի բարձր կոզր
why-nothing-to-take = Վերցնելու բան չկա
why-transfer-off = Այս սեղանին չեն փոխանցում
why-transfer-first-bout = Առաջին հարձակումը չի փոխանցվում
why-transfer-after-cover = Արդեն ծածկված կա
why-transfer-wrong-rank = Փոխանցելու համար նույն արժեքն է պետք
why-target-too-few-cards = Հաջորդը քիչ խաղաթուղթ ունի
why-show-off = Այս սեղանին կոզր ցույց չեն տալիս
why-not-a-trump = Ցույց են տալիս միայն կոզրը
why-already-shown = Այս կոզրն արդեն ցույց տրվեց
why-already-done = Դու արդեն պաս ես ասել
why-choose-cover = Ընտրիր՝ որը ծածկել
