### Տան տեքստերը հայերեն։
### The house

house-name = Տաշխանա
house-line = Թղթախաղի տուն
house-promise = Անվճար, առանց գրանցման, առանց փողի և խաղադրույքի։
language = Լեզու
language-en = English
language-ne = नेपाली
language-ur = اردو
language-hy = Հայերեն
language-ru = Русский

## Small words

cancel = Չեղարկել
back = Հետ
close = Փակել
reload = Վերաբացել
try-again = Փորձել նորից
value-on = միացված
value-off = անջատված
list-comma = { ", " }
list-and = { $items } և { $last }
you = Դու
bot = բոտ
count-cards =
    { $count ->
        [one] { $count } խաղաթուղթ
       *[other] { $count } խաղաթուղթ
    }
number-less = Պակաս
number-more = Ավելի
start-welcome = Նստիր սեղանի մոտ։ Խաղաթղթերը խառնված են, շտապող չկա։

## Start page

start-title = Ընտրիր խաղը
start-play = Խաղալ բոտերի դեմ
start-presets = Տնային կանոններ
start-presets-help = Ընտրիր սեղանը։ Ներքևում ամեն ինչ դեռ կարելի է փոխել։
start-settings-more = Փոխել կանոնները
start-settings-less = Թաքցնել կանոնները
start-changed =
    { $count ->
        [one] փոխված է { $count } կանոն
       *[other] փոխված է { $count } կանոն
    }
start-reset = Վերադարձնել այս սեղանի կանոնները
start-company = Խաղընկերներ
start-your-name = Քո անունը
start-opening = Խաղաթղթերը բաժանվում են…
start-no-games = Խաղերը չբեռնվեցին։ Վերաբացիր էջը։
start-loading = Մի պահ…

## Playing together: the ways to a table

start-friends = Հրավիրել ընկերներին
start-quick = Արագ խաղ
start-friends-opening = Սենյակը բացվում է…
room-code = Սենյակի կոդ
room-code-join = Միանալ
code-unreadable = Կոդը ութ տառ ու թվանշան ունի։ Մի անգամ էլ նայիր։
code-spoken = { $label }՝ { $code }
share = Կիսվել
share-text = Արի միասին { $game } խաղանք։
copy-link = Պատճենել հղումը
copied = Պատճենված է
copy-by-hand = Պատճենիր այստեղից՝
qr-show = QR կոդ
qr-help = Ուղղիր դրա վրա մյուս հեռախոսի տեսախցիկը։

## Playing together: my name and picture

me-title = Անուն և նկար
me-help = Այսպես են քեզ տեսնում սեղանի մյուս խաղացողները։ Սա մնում է այս դիտարկիչում։
me-figure = Նկար
me-colour = Գույն
figure-teapot = թեյնիկ
figure-bird = թռչուն
figure-fish = ձուկ
figure-cat = կատու
figure-boat = նավակ
figure-tree = ծառ
figure-mountain = լեռ
figure-kite = օդապարուկ
figure-sun = արև
figure-moon = լուսին
colour-1 = շագանակագույն
colour-2 = կանաչ
colour-3 = կապույտ
colour-4 = մանուշակագույն
colour-5 = օխրա
colour-6 = մոխրագույն

## Playing together: the table that gathers

gather-title = Սեղանը հավաքվում է
gather-back = Վերադառնալ սեղանին
gather-alone = Ուղարկիր հղումը։ Ով բացի, կնստի այստեղ։
gather-start = Սկսել
gather-wait = Սպասում ենք․ խաղը կսկսի { $name }-ը…
gather-away = { $name }-ը բացակա է։ Սենյակի տերը կարող է ուրիշը դառնալ։
gather-free = ազատ
gather-free-bot = բոտ, { $level }
gather-free-spoken = Ազատ տեղ։ Եթե ոչ ոք չգա, այստեղ բոտ կնստի՝ { $level }։
badge-host = սենյակի տերը
gather-swap = Տեղերը փոխելու համար հպիր մյուս տեղին։
gather-swapped = { $name }, { $other }․ տեղերը փոխված են։
seat-number = Տեղ { $number }
count-people =
    { $count ->
        [one] { $count } հոգի
       *[other] { $count } հոգի
    }
count-bots =
    { $count ->
        [one] { $count } բոտ
       *[other] { $count } բոտ
    }
host-hand-over = Դարձնել սենյակի տեր
host-remove = Հեռացնել
host-remove-question = Հեռացնե՞լ { $name }-ին։ Այս սեղան վերադառնալ չի լինի։
host-take-over = Դառնալ սենյակի տերը

## Playing together: the room's part of the menu

party-title = Այս սեղանին
party-watchers = Հանդիսատեսներ՝ { $count }
party-watch = Հղում հանդիսատեսների համար
party-watch-help = Ով ունի այն, տեսնում է միայն այն, ինչ բոլորն են տեսնում, ոչ ոքի ձեռքը։
party-text = Ազատ տեքստ
party-text-help = Այս սեղանին նստածները կարող են իրար գրել։
pass-seat = Տեղափոխել իմ տեղը այլ սարք
pass-seat-help = Սկանավորիր մյուս սարքով կամ այնտեղ բացիր { $address } և գրիր կոդը։ Այն գործում է միայն առաջին անգամ։
pass-seat-care = Ով ունենա այս կոդը, նրանն է քո տեղը։ Ոչ ոքի ցույց մի տուր։
pass-seat-left = Գործում է դեռ՝ { $time }
pass-seat-over = Այս կոդի ժամանակն ավարտվեց։
pass-seat-new = Նոր կոդ
seat-code = Տեղի կոդ
leave-for-good = Լքել ընդմիշտ
leave-for-good-question = Լքե՞լ ընդմիշտ։ Քո տեղը բոտ կնստի, և այս խաղը կնշվի որպես թողած։
result-change-table = Փոխել սեղանը
watch-sit = Զբաղեցնել տեղ

## Quick match

quick-waiting = Սպասող խաղացողներ, քեզ հետ՝ { $count }
quick-fill =
    { $count ->
        [one] { $count } վայրկյանից ազատ տեղերը կզբաղեցնեն բոտերը
       *[other] { $count } վայրկյանից ազատ տեղերը կզբաղեցնեն բոտերը
    }
quick-soon = Սեղանը պատրաստվում է…
quick-seats = Քանի հոգի սեղանի շուրջ
quick-any = քանիսն էլ լինեն
quick-here = Սպասել այստեղ
goodbye-quick-elsewhere = Դու ուրիշ պատուհանում ես սպասում սեղանի։

## A seat from another device

claim-title = Տեղափոխել տեղդ այստեղ
claim-help = Այն սարքում, որտեղ խաղում ես, բացիր մենյուն և ընտրիր «{ $choice }»։ Գրիր այնտեղ երևացող կոդը։
claim-button = Վերցնել տեղը
claim-where = Ուրիշ դիտարկիչում այստեղ տե՞ղ ունեիր։ Այնտեղ մենյուում ընտրիր «{ $choice }», հետո կոդը գրիր այստեղ։ Եթե այդ դիտարկիչն այլևս չկա, խնդրիր սենյակի տիրոջը հեռացնել հին տեղդ։

## Unfinished games

resume-title = Անավարտ խաղեր
resume-button = Շարունակել
resume-abandon = Թողնել խաղը
resume-abandon-question = Թողնե՞լ այս խաղը։ Այն կնշվի որպես թողած։
resume-deal = փուլ { $deal }
resume-line = { $game }, { $preset }
resume-idle-minutes =
    { $count ->
        [one] { $count } րոպե առաջ
       *[other] { $count } րոպե առաջ
    }
resume-idle-hours =
    { $count ->
        [one] { $count } ժամ առաջ
       *[other] { $count } ժամ առաջ
    }
resume-idle-days =
    { $count ->
        [one] { $count } օր առաջ
       *[other] { $count } օր առաջ
    }
resume-idle-now = հենց նոր

## Statistics

statistics-title = Վիճակագրություն
statistics-played = Խաղացած խաղեր
statistics-won = Հաղթած խաղեր
statistics-drawn = Ոչ-ոքի
statistics-best-streak = Հաղթանակների լավագույն շարքը
statistics-abandoned = Թողած խաղեր
statistics-none = Ավարտված խաղ դեռ չկա։ Առաջինը մի հպում է հեռու։

## Keeping one's games, and moving them to another device

keep-title = Պահել կամ տեղափոխել իմ խաղերը
keep-why = Միայն այս դիտարկիչը գիտի, որ այս խաղերը քոնն են։ Եթե դրա տվյալները ջնջվեն, խաղերը կկորչեն, եթե ֆայլ պահած չլինես։
keep-save = Պահել որպես ֆայլ
keep-care = Ով ունենա այս ֆայլը, կարող է խաղալ քո փոխարեն։ Ոչ ոքի մի տուր։
keep-open = Բացել պահված ֆայլը
keep-open-help = Այս դիտարկիչի խաղերը կավելանան։ Ոչինչ երկու անգամ չի հաշվվի։
keep-arrived = Քո բոլոր խաղերն արդեն այստեղ են։
move-give = Տեղափոխել այլ սարք
move-code = Կոդ
move-help = Մյուս սարքում բացիր { $address }, ընտրիր «{ $choice }» և գրիր կոդը։ Այն գործում է միայն առաջին անգամ։
move-care = Ով գրի այս կոդը, նրանն են քո խաղերն ու տեղերը։ Այս դիտարկիչը կսկսի նորից, իսկ նախկինում պահված ֆայլերն այլևս չեն գործի։
move-take = Մյուս սարքի կոդը
move-take-button = Բերել այստեղ
moved-here = Քո խաղերն ու տեղերն արդեն մյուս սարքում են։ Այս դիտարկիչը սկսում է նորից՝ որպես նոր խաղացող։

## Settings that belong to every game

setting-level = Բարդություն
setting-level-help = Որքան լավ են խաղում բոտերը։
value-level-easy = հեշտ
value-level-medium = միջին
value-level-hard = դժվար
value-level-expert = վարպետ
setting-speed = Արագություն
setting-speed-help = Որքան է բոտը մտածում քայլի վրա։
value-speed-relaxed = հանգիստ
value-speed-normal = սովորական
value-speed-fast = արագ
setting-clock = Քայլի ժամանակը
setting-clock-help = Որքան ժամանակ կա մեկ քայլի համար։ Երբ այն սպառվում է, տունը քայլում է քո փոխարեն։
value-clock-off = { value-off }
value-clock-relaxed = հանգիստ, 60 վայրկյան
value-clock-normal = սովորական, 30 վայրկյան
value-clock-fast = արագ, 15 վայրկյան
setting-hints = Հուշումներ
setting-hints-help = Խաղաթղթերը, որոնք կարելի է խաղալ, լուսավորվում են։ Հպիր խամրածին, և այն կասի, թե ինչու չի կարելի։
value-hints-on = { value-on }
value-hints-off = { value-off }
setting-hint_bulb = Հուշման կոճակ
setting-hint_bulb-help = Կոճակ, որը ցույց է տալիս լավ քայլ։
value-hint_bulb-on = { value-on }
value-hint_bulb-off = { value-off }

## Settings that several games have

group-table = Սեղան
group-comfort = Հարմարություն
setting-players = Խաղացողներ
setting-players-help = Ազատ տեղերը զբաղեցնում են բոտերը։
value-players =
    { $count ->
        [one] { $count } խաղացող
       *[other] { $count } խաղացող
    }
setting-match = Մատչ
setting-match-help = Քանի փուլ է խաղացվում մեկ հաշվով։

## Menu and the player's own wishes

menu-title = Մենյու
menu-open = Բացել մենյուն
menu-close = Փակել մենյուն
menu-leave = Լքել սեղանը
menu-leave-help = Խաղը կպահպանվի։ Կարող ես վերադառնալ սկզբնական էջից։
menu-keys = Ստեղնային հրամաններ
prefs-theme = Թեմա
prefs-theme-system = ինչպես սարքում
prefs-theme-light = լուսավոր
prefs-theme-dark = մուգ
prefs-four-colours = Քառագույն կապուկ
prefs-four-colours-help = Ամեն մաստ ունի իր գույնը։
prefs-sort = Դասավորել ձեռքը
prefs-sort-suit = ըստ մաստի
prefs-sort-rank = ըստ արժեքի
prefs-sort-manual = ինքս
prefs-corner = Խաղաթղթերի տառերը
prefs-corner-latin = J Q K A
prefs-corner-russian = В Д К Т
prefs-sound = Ձայն
prefs-vibration = Թրթռոց
prefs-turn-title = Քո հերթը պատուհանի վերնագրում
prefs-notify = Ծանուցում
prefs-notify-help = Երբ քո հերթն է, իսկ այս էջը չի երևում։
prefs-notify-blocked = Բրաուզերը չի թույլատրում։ Նրա կարգավորումներում թույլատրիր ծանուցումներն այս էջի համար։
prefs-spoken = Ասվող քայլեր
prefs-spoken-help = Էկրանի ընթերցիչին ասվում է, թե ինչ է կատարվում սեղանին։
prefs-motion = Անիմացիա
prefs-motion-system = ինչպես սարքում
prefs-motion-off = անջատված
prefs-broken = Պահպանված կարգավորումների մի մասը չկարդացվեց։ Դրանք մի կողմ են դրված։
prefs-broken-download = Ներբեռնել դրանք
prefs-not-saved = Այս դիտարկիչը թույլ չի տալիս պահպանել։ Խաղը շարունակվում է, բայց կարգավորումներդ կմոռացվեն։

## Rule pages

rules-link = Կանոններ
rules-title = { $game }. կանոններ
rules-of = Այս պահին գործող կանոնները՝ { $preset }։
rules-contents = Բովանդակություն
rules-to-start = Գլխավոր էջ
rules-to-table = Վերադառնալ սեղան
rules-goal = Նպատակ
rules-needs = Ինչ է պետք
rules-preparation = Նախապատրաստում
rules-turn = Մեկ քայլ
rules-end = Փուլի ավարտը
rules-match = Մատչ
rules-settings = Այս սեղանի տնային կանոնները
rules-controls = Կառավարում
rules-tips = Խորհուրդներ
rules-words = Բառարան
rules-history = Պատմությունն ու անունը
rules-relatives = Ազգակից խաղեր
rules-questions = Հաճախ տրվող հարցեր
example-label = Օրինակ։
example-may = { $name } · կարելի է խաղալ՝
example-may-not = { $name } · չի կարելի խաղալ՝
example-on = { $card }, վրան՝ { $cover }

## Keys

key-history = հարձակումների պատմություն
key-hint = հուշում
key-menu = մենյու
key-move = անցնել խաղաթղթից խաղաթուղթ
key-play = խաղալ կամ ընտրել խաղաթուղթը
key-talk = զրույց

## Table, room and results

hint-ask = Հուշում
hint-thinking = Մտածում եմ…
hint-close = Փակել հուշումը
room-finish = Ավարտել հիմա
room-your-turn = Քո հերթն է
room-watching = Դու հանդիսատես ես
room-standing = Հաշիվ
room-deal = Փուլ { $deal }
room-away = բացակա
room-rules = Այս սեղանի կանոնները
result-next-deal = Հաջորդ փուլը
result-play-again = Նորից խաղալ
result-other-table = Ուրիշ սեղան
result-show-table = Ցույց տալ սեղանը
result-show = Ցույց տալ արդյունքը
result-deal-title = Փուլն ավարտվեց
result-match-title = Մատչն ավարտվեց
result-deal-drawn = Ոչ-ոքի։ Պարտվող չկա։
result-match-drawn = Մատչն ավարտվեց ոչ-ոքի։
result-you-won = Դու հաղթեցիր
result-you-lost = Դու պարտվեցիր
result-match-winner =
    { $who ->
        [you] Դու հաղթեցիր մատչում
       *[other] Մատչի հաղթողը՝ { $name }
    }
result-match-tie = Հաղթանակը կիսում են՝ { $names }
result-winner =
    { $who ->
        [you] Այս փուլը հաղթեցիր դու
       *[other] Այս փուլը հաղթեց { $name }
    }
result-waiting = Սպասում ենք հաջորդ փուլին…
totals-title = Միավորներ

## Fair shuffle

fair-check = Ստուգել այս փուլը
fair-title = Ազնիվ խառնում, փուլ { $deal }
fair-promise = Բաժանելուց առաջ տունը ընտրում է գաղտնիք և ցույց տալիս դրա կնիքը։ Հետո սեղանի ամեն դիտարկիչ ավելացնում է իր թիվը։ Խաղաթղթերի հերթականությունը բխում է երկուսից։
fair-bots = Բոտերը տեսնում են միայն այն, ինչ կտեսներ մարդը նրանց տեղում. փակ խաղաթղթերը չգիտի ոչ մեկը։ Դժվարն ու վարպետը տեսածից ոչինչ չեն մոռանում։
fair-waiting = Այս փուլը կնքված է։ Երբ այն ավարտվի, ամեն ինչ կբացվի, և այստեղ կարելի կլինի ստուգել։
fair-none = Այս փուլի կնիքն այստեղ չի երևացել։
fair-seal = կնիք
fair-verdict-right = Ստուգված է։ Խաղաթղթերը բաժանվել են այնպես, ինչպես կնքված էին։
fair-verdict-wrong = Չի համընկնում։ Խաղաթղթերն այնպես չեն բաժանվել, ինչպես կնքված էին։
fair-verdict-open = Սխալ չգտնվեց, բայց ամեն ինչ չէ, որ հնարավոր եղավ ստուգել այստեղ։
fair-seal-right = Կնիքը ցույց է տրվել բաժանելուց առաջ, և գաղտնիքը համընկնում է դրան։
fair-seal-wrong = Գաղտնիքը չի համընկնում առաջ ցույց տրված կնիքին։
fair-seal-twice = Տունն այս փուլի համար երկու տարբեր կնիք է ցույց տվել։
fair-seal-late = Գաղտնիքը համընկնում է կնիքին, բայց այս դիտարկիչը եկել է բաժանելուց հետո։
fair-seal-unseen = Այս դիտարկիչը կնիքը չի տեսել։
fair-number-right = Այս դիտարկիչի թիվը ներառված է։
fair-number-late = Այս դիտարկիչի թիվն ուշացել է և ներառված չէ։
fair-number-none = Այս դիտարկիչը թիվ չի տվել։
fair-number-other = Քո տեղի թիվն այս դիտարկիչից չէ։ Եթե ուրիշ սարքով չես խաղացել, մեկնումեկը փոխել է այն։
fair-order-right = Խաղաթղթերի հերթականությունը բխում է գաղտնիքից և թվերից։
fair-order-wrong = Խաղաթղթերի հերթականությունը չի բխում գաղտնիքից և թվերից։
fair-order-unknown = Այս էջը չգիտի, թե ինչ եղանակով է խառնվել։ Վերբեռնիր այն։
fair-hand-right = Քեզ բաժանված խաղաթղթերն այդ հերթականության մեջ իրենց տեղում են։
fair-hand-wrong = Քեզ բաժանված խաղաթղթերն այդ հերթականության մեջ չեն։
fair-hand-unseen = Այս դիտարկիչը չի տեսել, թե ինչպես են քեզ բաժանել։
fair-facts = Կնիք, գաղտնիք և թվեր
fair-copy = Պատճենել
fair-copied = Պատճենված է
fair-save = Պահպանել խաղի գրառումը
fair-saved = Պահպանված է
fair-page = Թե ինչպես ստուգել սեփական ծրագրով, գրված է { $page } էջում։

## Talk

talk-title = Զրույց
talk-open = Խոսել սեղանի հետ
talk-close = Փակել զրույցը
talk-emoji = Էմոջի
talk-phrases = Կարճ հաղորդագրություններ
talk-text = Քո խոսքերով
talk-send = Ուղարկել
talk-left =
    { $count ->
        [one] Մնաց { $count } տառ
       *[other] Մնաց { $count } տառ
    }
talk-said = Վերջին ասվածը
talk-nothing = Դեռ ոչինչ չի ասվել։
talk-line = { $name }՝ { $words }
talk-mute = Լռեցնել՝ { $name }
talk-muted = Լռեցված է միայն այստեղ։ Ուրիշը դա չի տեսնում։
phrase-hello = Բարև
phrase-good-luck = Հաջողություն
phrase-well-played = Ապրե՛ս
phrase-thanks = Շնորհակալություն
phrase-your-move = Քո հերթն է
phrase-let-me-think = Մտածեմ
phrase-hurry-up = Մի քիչ արագ
phrase-oops = Վա՜յ
phrase-sorry = Կներես
phrase-trump-again = Նորից կոզր
phrase-what-a-hand = Ի՜նչ ձեռք է
phrase-wow = Օհո՜
phrase-ha-ha = Հա-հա-հա
phrase-one-more = Մեկ էլ խաղա՞նք
phrase-bye = Հաջող

## Voice

voice-title = Ձայնային զրույց
voice-join = Միանալ ձայնով
voice-listen = Միայն լսել
voice-leave = Լքել ձայնային զրույցը
voice-joining = Ձայները միանում են…
voice-private = Ձայնը գնում է ուղիղ բրաուզերից բրաուզեր։ Քո ցանցային հասցեն իմանում են միայն միացածները։
voice-nobody = Ձայնով դեռ ուրիշ մարդ չկա։
voice-mute = Անջատել խոսափողը
voice-unmute = Միացնել խոսափողը
voice-volume = Որքան բարձր է լսվում { $name }
voice-speaking = խոսում է
voice-open = խոսափողը միացված է
voice-shut = խոսափողն անջատված է
voice-seeking = միանում է…
voice-broken = կապ չկա
voice-blocked = Բրաուզերը պահում է ձայնը։
voice-hear = Միացնել ձայնը
voice-microphone-again = Նորից փորձել խոսափողը
voice-fault-refused = Խոսափողն այստեղ թույլատրված չէ։ Կարող ես լսել։ Թույլատրիր այն բրաուզերի կարգավորումներում այս էջի համար և նորից փորձիր։
voice-fault-missing = Խոսափող չգտնվեց։ Կարող ես լսել։
voice-fault-busy = Խոսափողը զբաղված է ուրիշ ծրագրով։ Կարող ես լսել։ Փակիր այդ ծրագիրը և նորից փորձիր։
voice-fault-insecure = Բրաուզերը խոսափողը տալիս է միայն ապահով հասցեով բացված էջերին։ Կարող ես լսել։
voice-fault-lost = Խոսափողն անջատվեց։ Կարող ես շարունակել լսել։
voice-fault-unable = Այս բրաուզերում ձայնային զրույց չի լինում։

## The clock, and who is there

clock-left =
    { $count ->
        [one] Մնաց { $count } վայրկյան
       *[other] Մնաց { $count } վայրկյան
    }
clock-hurry = Քո ժամանակը վերջանում է
room-stand-in = բոտն է խաղում
news-joined =
    { $who ->
        [you] Դու նստեցիր սեղանի շուրջ
       *[other] { $name } նստեց սեղանի շուրջ
    }
news-left = { $name } լքեց սեղանը
news-away = { $name } բացակա է
news-back =
    { $who ->
        [you] Դու նորից քո տեղում ես
       *[other] { $name } վերադարձավ
    }
news-removed = Սենյակի տերը սեղանից հեռացրեց՝ { $name }
news-renamed = Խաղացողներից մեկի անունը հիմա { $name } է
news-host =
    { $who ->
        [you] Հիմա դու ես սենյակի տերը
       *[other] Հիմա սենյակի տերն է { $name }
    }
news-stand-in = { $name } բացակա է։ Մինչև վերադարձը բոտն է խաղում։
news-time-up =
    { $who ->
        [you] Քո ժամանակն ավարտվեց, և տունը քայլեց քո փոխարեն։
       *[other] { $name }՝ ժամանակն ավարտվեց, և տունը քայլեց նրա փոխարեն։
    }

## Connection

connection-connecting = Միացում…
connection-lost = Կապն ընդհատվեց
connection-reconnecting = Վերամիացում…
connection-back = Կապը վերականգնվեց
connection-lost-help = Խաղաթղթերդ տեղում են։ Սեղանն ինքն իրեն կվերադառնա։
goodbye-title = Սեղանն այստեղ փակվեց
goodbye-protocol-old = Թարմացում կա։ Վերաբացիր էջը։
goodbye-room-unknown = Այս սեղանն այլևս չկա։
goodbye-malformed = Այս էջում ինչ-որ բան սխալ գնաց։ Վերաբացիր այն։
goodbye-too-fast = Շատ արագ էր։ Մի քիչ սպասիր և նորից փորձիր։
goodbye-elsewhere = Այս սեղանը բաց է ուրիշ պատուհանում։ Խաղը շարունակվում է այնտեղ։
goodbye-moved = Քո խաղերն ու տեղերն արդեն մյուս սարքում են։
goodbye-too-slow = Կապը շատ դանդաղ է այս սեղանի համար։ Նորից փորձիր։
goodbye-room-closed = Այս սեղանը փակ է։
goodbye-room-full = Այս սեղանի բոլոր տեղերը զբաղված են։
goodbye-watchers-full = Այս սեղանի շուրջ հանդիսատեսների բոլոր տեղերը զբաղված են։
goodbye-removed = Սենյակի տերը խնդրել է քեզ հեռանալ այս սեղանից։
goodbye-left = Դու հեռացել ես այս սեղանից։
goodbye-given-up = Դու թողել ես այս խաղը։ Երբ այն ավարտվի, կարող ես նորից նստել այստեղ։
goodbye-watching-off = Սենյակի տերն այլևս չի թողնում դիտել այս սեղանը։
goodbye-room-damaged = Այս սեղանը չհաջողվեց կարդալ։ Մնացած ամեն ինչ տեղում է։
goodbye-internal = Տանն ինչ-որ բան սխալ գնաց։ Քիչ հետո նորից փորձիր։
goodbye-restarting = Տունը վերագործարկվում է։ Սեղանը շուտով կվերադառնա։
goodbye-play-here = Խաղալ այստեղ
goodbye-unknown = Այս սեղանը հիմա չի երևում։ Նորից փորձիր։

## Refusals that every game may give

why-title = Ինչո՞ւ չի կարելի
why-unknown-move = Այս սեղանին այդպիսի քայլ չկա
why-deal-over = Այս փուլն ավարտված է
why-out-of-game = Դու արդեն դուրս ես եկել
why-not-your-turn = Քո հերթը չէ
why-not-your-card = Այդ խաղաթուղթը քեզ մոտ չէ
why-stale-version = Սեղանն արդեն փոխվել է։ Նորից նայիր
why-setting-unknown = Այս սեղանն այդպիսի կանոն չունի
why-setting-out-of-range = Այս կանոնն այդպես չի դրվում
why-not-enough-cards = Այսքան խաղացողի խաղաթուղթ չի հերիքում
why-preset-unknown = Տունն այդպիսի սեղան չունի
why-no-such-budget = Բյուջեն ամբողջ թիվ է՝ միայն փնտրող խաղացողների համար
why-game-unknown = Տունն այդպիսի խաղ չունի
why-no-terminal-table = Տերմինալում այս խաղի սեղանը չկա։ Խաղա դիտարկիչում
why-room-unknown = Այս սեղանն այլևս չկա
why-not-your-room = Սա քո սեղանը չէ
why-no-hints = Այս սեղանին հուշում չկա
why-nothing-to-hint = Հիմա հուշելու բան չկա
why-hint-busy = Հուշումը պատրաստվում է
why-not-seated = Այս սեղանին դու հանդիսատես ես
why-malformed = Տունը սա չհասկացավ
why-too-fast = Մի քիչ շատ արագ է։ Մի պահ սպասիր
why-say-too-fast = Մի քիչ շատ արագ է։ Թող մյուսներն էլ խոսեն
why-rename-too-fast = Մի քիչ շատ արագ է։ Մյուսները քիչ հետո կտեսնեն
why-name-fixed = Անծանոթների սեղանին անունը չի փոխվում
why-phrase-unknown = Տունն այս խոսքերը չգիտի
why-no-text = Այս սեղանի լեզուն էմոջին ու կարճ հաղորդագրություններն են
why-voice-full = Վեց ձայն արդեն միացված է
why-origin-foreign = Այս էջն ուրիշ տան է
why-protocol-old = Թարմացում կա։ Վերաբացիր էջը
why-elsewhere = Այս սեղանը բաց է ուրիշ պատուհանում
why-secret-missing = Տունը քեզ դեռ չի ճանաչում։ Վերաբացիր էջը
why-not-found = Այստեղ ոչինչ չկա
why-not-now = Հիմա չի կարելի
why-setting-fixed = Մատչի ընթացքում այս կանոնը չի փոխվում
why-room-closed = Այս սեղանը փակ է
why-room-damaged = Այս սեղանը չհաջողվեց կարդալ
why-room-trouble = Այս սեղանին ինչ-որ բան սխալ գնաց։ Նորից փորձիր
why-nothing-to-deal = Հիմա բաժանելու բան չկա
why-nothing-to-repeat = Մատչը դեռ շարունակվում է
why-match-unknown = Այս սեղանին այդպիսի մատչ չկա
why-match-not-over = Մատչը դեռ շարունակվում է
why-deal-under-way = Այս փուլը դեռ շարունակվում է
why-wrong-pack = Սրանք այս սեղանի խաղաթղթերը չեն
why-wrong-dealer = Ուրիշն է բաժանում
why-no-shuffle-due = Հիմա խառնելու բան չկա
why-not-started = Սենյակի տերը դեռ չի սկսել
why-already-started = Մատչն արդեն սկսվել է
why-host-only = Դա կարող է անել միայն սենյակի տերը
why-host-here = Սենյակի տերն այստեղ է կամ հենց նոր է հեռացել
why-nobody-there = Այդ տեղում ոչ ոք չի նստած
why-seat-unknown = Այս սեղանն այդպիսի տեղ չունի
why-too-many-people = Այստեղ դրանից շատ մարդ է նստած
why-room-full = Բոլոր տեղերը զբաղված են
why-removed = Սենյակի տերը խնդրել է քեզ հեռանալ այս սեղանից
why-given-up = Դու թողել ես այս խաղը
why-seat-code-unknown = Այս կոդը սխալ է կամ հին։ Խնդրիր նորը
why-already-seated = Դու արդեն նստած ես այս սեղանին
why-moved = Սա արդեն տեղափոխվել է այլ սարք
why-move-code-unknown = Այս կոդը սխալ է կամ հին։ Խնդրիր նորը
why-same-player = Սա հենց քո կոդն է։ Գրիր այն մյուս սարքում
why-player-unknown = Տունն այս ֆայլի խաղերը չունի
why-file-damaged = Այս ֆայլը վնասված է և չի կարդացվում
why-file-foreign = Այս ֆայլն այստեղ չի պահվել
why-internal = Տանն ինչ-որ բան սխալ գնաց։ Նորից փորձիր
why-offline = Կապ չկա։ Նորից փորձիր
why-unknown = Հիմա այդպես չի կարելի

## At every table

table-label = Սեղան
table-hand =
    { $count ->
        [one] քո ձեռքը, { $count } խաղաթուղթ
       *[other] քո ձեռքը, { $count } խաղաթուղթ
    }
table-hand-empty = ձեռքդ դատարկ է
table-new-cards = Նոր խաղաթղթեր՝ { $cards }
seat-you = Դու
seat-label-out = { $name }, դուրս եկած
badge-turn = Հերթն է
badge-waiting = Սպասում է
badge-thinking = Մտածում է…
badge-out = Դուրս եկած
button-history = Պատմություն
button-lay =
    { $count ->
        [one] Դնել { $count } խաղաթուղթ
       *[other] Դնել { $count } խաղաթուղթ
    }
ask-wait = Սպասում ենք՝ { $names }…
ask-select-more = Խաղալու համար նորից հպիր ընտրված խաղաթղթին
event-dealer =
    { $who ->
        [you] Դու ես բաժանում
       *[other] { $name } · բաժանում է
    }
event-dealt =
    { $who ->
        [you]
            { $count ->
                [one] Դու ստացար { $count } խաղաթուղթ
               *[other] Դու ստացար { $count } խաղաթուղթ
            }
       *[other]
            { $count ->
                [one] { $name } · ստացավ { $count } խաղաթուղթ
               *[other] { $name } · ստացավ { $count } խաղաթուղթ
            }
    }
event-your-turn = Քո հերթն է
standing-deals =
    { $deal ->
        [1] { $deals } փուլից 1-ինը
       *[other] { $deals } փուլից { $deal }-րդը
    }
history-close = Փակել պատմությունը
why-not-one-rank = Բոլորը՝ նույն արժեքի

## Computer players

bot-name-1 = Անի
bot-name-2 = Բիկաշ
bot-name-3 = Սառա
bot-name-4 = Միշա
bot-name-5 = Մայա
bot-name-6 = Տիգրան
bot-name-7 = Նինա
bot-name-8 = Օմար
bot-name-9 = Լիլիթ
bot-name-10 = Անտոն
bot-name-11 = Սունիտա
bot-name-12 = Բիլալ

## Cards

suit-name =
    { $suit ->
        [C] խաչ
        [D] քյափ
        [H] սիրտ
       *[S] ղառ
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
        [2] երկուսանոց
        [3] երեքանոց
        [4] չորսանոց
        [5] հինգանոց
        [6] վեցանոց
        [7] յոթանոց
        [8] ութանոց
        [9] իննանոց
        [10] տասանոց
        [11] վալետ
        [12] դամա
        [13] թագավոր
       *[14] տուզ
    }
# Genitive: սրտի յոթանոց.
grammar-suit =
    { $suit ->
        [C] խաչի
        [D] քյափի
        [H] սրտի
       *[S] ղառի
    }
card-name = { grammar-suit } { rank-name }
# Definite: սրտի յոթանոցը, սրտի դաման. Instrumental: սրտի յոթանոցով, սրտի դամայով.
card-object =
    { $rank ->
        [12] { grammar-suit } դաման
       *[other] { grammar-suit } { rank-name }ը
    }
card-instrument =
    { $rank ->
        [12] { grammar-suit } դամայով
       *[other] { grammar-suit } { rank-name }ով
    }
card-trump = { card-name }, կոզր
card-sign = ⁦{ $corner }{ suit-sign }⁩
joker-name = ջոկեր
joker-sign = ⁦★⁩
card-playable = { $card }, կարելի է խաղալ
card-dimmed-why = { $card }, չի կարելի խաղալ՝ { $why }
card-selected = { $card }, ընտրված է
card-new = { $card }, նոր է
card-place =
    { $place ->
        [1] { $card }, 1-ինը { $count }-ից
       *[other] { $card }, { $place }-րդը { $count }-ից
    }

## Terminal

terminal-quit = Դուրս գալ
terminal-quit-question = Դուրս գա՞լ խաղից։
terminal-quit-keys = Enter՝ դուրս գալ, Esc՝ շարունակել։
terminal-pick = Ընտրել
terminal-play = Խաղալ
terminal-no-terminal = Այս սեղանին տերմինալ է պետք։ Գործարկիր տերմինալում, առանց խողովակի։
terminal-help = Սլաքներով ընտրիր խաղաթուղթը, Enter-ով խաղա։
terminal-too-small = Մի քիչ մեծացրու պատուհանը։
