### घरका पाठ नेपालीमा।
### The house

house-name = तासखाना
house-line = तास खेल्ने घर
house-promise = निःशुल्क। साइनअप चाहिँदैन, पैसा लाग्दैन, दाउ छैन।
language = भाषा
language-en = English
language-ne = नेपाली
language-ur = اردو
language-hy = Հայերեն
language-ru = Русский

## Small words

cancel = रद्द गर्नुहोस्
back = पछाडि
close = बन्द गर्नुहोस्
reload = फेरि खोल्नुहोस्
try-again = फेरि प्रयास गर्नुहोस्
value-on = खुला
value-off = बन्द
list-comma = { ", " }
list-and = { $items } र { $last }
you = तपाईं
bot = बोट
count-cards =
    { $count ->
        [one] { $count } पत्ती
       *[other] { $count } पत्ती
    }
number-less = घटाउनुहोस्
number-more = बढाउनुहोस्
start-welcome = बस्नुहोस्। पत्ती फिटिसकियो, कसैलाई हतार छैन।

## Start page

start-title = खेल छान्नुहोस्
start-play = सुरु गर्नुहोस्
start-presets = घरको नियम
start-presets-help = टेबल छान्नुहोस्। तल सबै कुरा अझै बदल्न मिल्छ।
start-settings-more = नियम बदल्नुहोस्
start-settings-less = नियम लुकाउनुहोस्
start-changed =
    { $count ->
        [one] { $count } नियम बदलिएको छ
       *[other] { $count } नियम बदलिएका छन्
    }
start-reset = यो टेबलकै नियम राख्नुहोस्
start-company = साथमा खेल्ने
start-your-name = तपाईंको नाम
start-opening = पत्ती बाँड्दै…
start-no-games = खेल खुलेनन्। पाना फेरि खोल्नुहोस्।
start-loading = एकछिन…

## Unfinished games

resume-title = अधुरा खेल
resume-button = जारी राख्नुहोस्
resume-abandon = खेल त्याग्नुहोस्
resume-abandon-question = यो खेल त्याग्ने हो? यो त्यागेको खेलमा गनिन्छ।
resume-deal = खेल { $deal }
resume-line = { $game }, { $preset }
resume-idle-minutes =
    { $count ->
        [one] { $count } मिनेटअघि
       *[other] { $count } मिनेटअघि
    }
resume-idle-hours =
    { $count ->
        [one] { $count } घण्टाअघि
       *[other] { $count } घण्टाअघि
    }
resume-idle-days =
    { $count ->
        [one] { $count } दिनअघि
       *[other] { $count } दिनअघि
    }
resume-idle-now = भर्खरै

## Statistics

statistics-title = तथ्याङ्क
statistics-played = खेलेका खेल
statistics-won = जितेका खेल
statistics-drawn = बराबर
statistics-best-streak = लगातार जितको रेकर्ड
statistics-abandoned = त्यागेका खेल
statistics-none = अहिलेसम्म कुनै खेल सकिएको छैन। पहिलो खेल सुरु गर्नुहोस्।

## Settings that belong to every game

setting-level = कठिनाई
setting-level-help = बोट कति राम्रो खेल्छन्।
value-level-easy = सजिलो
value-level-medium = मध्यम
value-level-hard = कठिन
value-level-expert = उस्ताद
setting-speed = गति
setting-speed-help = बोटले एक चालमा कति समय लिन्छन्।
value-speed-relaxed = आरामले
value-speed-normal = सामान्य
value-speed-fast = छिटो
setting-hints = सुझाव
setting-hints-help = खेल्न मिल्ने पत्ती चम्किन्छन्। मधुरो पत्ती थिच्नुहोस्, किन मिल्दैन भनेर बताउँछ।
value-hints-on = { value-on }
value-hints-off = { value-off }
setting-hint_bulb = सुझावको बटन
setting-hint_bulb-help = राम्रो चाल देखाउने बटन।
value-hint_bulb-on = { value-on }
value-hint_bulb-off = { value-off }

## Settings that several games have

group-table = टेबल
group-comfort = सजिलोका लागि
setting-players = खेलाडी
setting-players-help = खाली सिटमा बोट बस्छन्।
value-players =
    { $count ->
        [one] { $count } जना
       *[other] { $count } जना
    }
setting-match = म्याच
setting-match-help = एउटै नतिजाका लागि कति खेल खेल्ने।

## Menu and the player's own wishes

menu-title = मेनु
menu-open = मेनु खोल्नुहोस्
menu-close = मेनु बन्द गर्नुहोस्
menu-leave = टेबल छोड्नुहोस्
menu-leave-help = खेल जोगिएर रहन्छ। सुरुको पानाबाट फर्कन मिल्छ।
menu-keys = किबोर्ड सर्टकट
prefs-theme = थिम
prefs-theme-system = यन्त्रको जस्तै
prefs-theme-light = उज्यालो
prefs-theme-dark = अँध्यारो
prefs-four-colours = चार रङे गड्डी
prefs-four-colours-help = हुकुम, पान, इँटा र चिडी, सबैको बेग्लै रङ।
prefs-sort = पत्ती मिलाउने तरिका
prefs-sort-suit = रङअनुसार
prefs-sort-rank = अङ्कअनुसार
prefs-sort-manual = आफैँ
prefs-corner = पत्तीका अक्षर
prefs-corner-latin = J Q K A
prefs-corner-russian = В Д К Т
prefs-sound = आवाज
prefs-spoken = बोलेर सुनाइने चाल
prefs-spoken-help = टेबलमा के हुँदै छ, स्क्रिन रिडरलाई भनिन्छ।
prefs-motion = एनिमेसन
prefs-motion-system = यन्त्रको जस्तै
prefs-motion-off = बन्द
prefs-broken = सेभ गरिएका केही सेटिङ पढ्न सकिएन। ती छुट्टै राखिएका छन्।
prefs-broken-download = डाउनलोड गर्नुहोस्
prefs-not-saved = यो ब्राउजरले सेभ गर्न दिँदैन। खेल चलिरहन्छ, तर तपाईंका सेटिङ सम्झिँदैन।

## Rule pages

rules-link = नियम
rules-title = { $game }: नियम
rules-of = अहिले लागू भएका नियम: { $preset }।
rules-contents = विषयसूची
rules-to-start = सुरु पृष्ठ
rules-to-table = टेबलमा फर्कनुहोस्
rules-goal = लक्ष्य
rules-needs = के चाहिन्छ
rules-preparation = तयारी
rules-turn = एक पालो
rules-end = खेलको अन्त्य
rules-match = म्याच
rules-settings = यो टेबलका घरका नियम
rules-controls = यो टेबलमा
rules-tips = चाल
rules-words = शब्दहरू
rules-history = इतिहास र नाम
rules-relatives = नातेदार खेल
rules-questions = धेरै सोधिने प्रश्न
example-label = उदाहरण।
example-may = { $name }ले खेल्न मिल्छ:
example-may-not = { $name }ले खेल्न मिल्दैन:
example-on = { $card }माथि { $cover }

## Keys

key-history = चरणको इतिहास
key-hint = सुझाव
key-menu = मेनु
key-move = एक पत्तीबाट अर्कोमा जाने
key-play = पत्ती हान्ने वा छान्ने

## Table, room and results

hint-ask = सुझाव
hint-thinking = सोच्दै…
hint-close = सुझाव बन्द गर्नुहोस्
room-your-turn = तपाईंको पालो
room-watching = तपाईं दर्शक हुनुहुन्छ
room-standing = म्याचको हाल
room-deal = खेल { $deal }
room-away = टेबलमा छैन
room-rules = यो टेबलका नियम
result-next-deal = अर्को खेल
result-play-again = फेरि खेल्नुहोस्
result-other-table = अर्को टेबल
result-show-table = टेबल हेर्नुहोस्
result-show = नतिजा हेर्नुहोस्
result-deal-title = खेल सकियो
result-match-title = म्याच सकियो
result-deal-drawn = बराबर। कसैको हार भएन।
result-match-drawn = म्याच बराबर भयो।
result-you-won = तपाईंले जित्नुभयो
result-you-lost = तपाईंले हार्नुभयो
result-match-winner =
    { $who ->
        [you] तपाईंले म्याच जित्नुभयो
        [bot] { $name }ले म्याच जित्यो
       *[other] { $name }ले म्याच जित्नुभयो
    }
result-match-tie = बराबरको जित: { $names }
result-winner =
    { $who ->
        [you] यो खेल तपाईंले जित्नुभयो
        [bot] यो खेल { $name }ले जित्यो
       *[other] यो खेल { $name }ले जित्नुभयो
    }
result-waiting = अर्को खेल पर्खँदै…
totals-title = अङ्क

## Connection

connection-connecting = जोडिँदै…
connection-lost = सम्पर्क टुट्यो
connection-reconnecting = फेरि जोडिँदै…
connection-back = फेरि जोडियो
connection-lost-help = तपाईंका पत्ती सुरक्षित छन्। टेबल आफैँ फर्कन्छ।
goodbye-title = यहाँ टेबल बन्द भयो
goodbye-protocol-old = नयाँ संस्करण आएको छ। पाना फेरि खोल्नुहोस्।
goodbye-room-unknown = यो टेबल अब छैन।
goodbye-malformed = यो पानामा केही गडबड भयो। फेरि खोल्नुहोस्।
goodbye-too-fast = अलि छिटो भयो। एकछिन पर्खेर फेरि प्रयास गर्नुहोस्।
goodbye-elsewhere = यो टेबल अर्को झ्यालमा खुला छ। खेल त्यहीँ चलिरहेको छ।
goodbye-too-slow = यो टेबलका लागि सम्पर्क निकै ढिलो छ। फेरि प्रयास गर्नुहोस्।
goodbye-room-closed = यो टेबल बन्द छ।
goodbye-room-damaged = यो टेबल फेरि पढ्न सकिएन। अरू सबै सुरक्षित छ।
goodbye-internal = घरमा केही गडबड भयो। एकछिनपछि फेरि प्रयास गर्नुहोस्।
goodbye-restarting = घर फेरि सुरु हुँदै छ। टेबल एकछिनमा फर्कन्छ।
goodbye-play-here = यहाँ खेल्नुहोस्
goodbye-unknown = यो टेबल अहिले देखाउन सकिएन। फेरि प्रयास गर्नुहोस्।

## Refusals that every game may give

why-title = किन मिल्दैन?
why-unknown-move = यो टेबलमा यस्तो चाल छैन
why-deal-over = यो खेल सकियो
why-out-of-game = तपाईं बाहिर भइसक्नुभयो
why-not-your-turn = तपाईंको पालो होइन
why-not-your-card = यो पत्ती तपाईंको हातमा छैन
why-stale-version = टेबल बदलियो। फेरि हेर्नुहोस्
why-setting-unknown = यो टेबलमा यस्तो नियम छैन
why-setting-out-of-range = यो नियम यसरी राख्न मिल्दैन
why-not-enough-cards = यति जनालाई पत्ती पुग्दैन
why-preset-unknown = घरमा यस्तो टेबल छैन
why-no-such-budget = बजेट पूर्ण सङ्ख्या हो, खोज्ने खेलाडीका लागि मात्र
why-game-unknown = घरमा यस्तो खेल छैन
why-no-terminal-table = टर्मिनलमा यो खेलको टेबल छैन। ब्राउजरमा खेल्नुहोस्
why-room-unknown = यो टेबल अब छैन
why-not-your-room = यो तपाईंको टेबल होइन
why-no-hints = यो टेबलमा सुझाव छैन
why-nothing-to-hint = अहिले सुझाव केही छैन
why-hint-busy = सुझाव आउँदै छ
why-not-seated = तपाईं यो टेबलको दर्शक हुनुहुन्छ
why-malformed = घरले यो बुझेन
why-too-fast = अलि छिटो भयो। एकछिन पर्खनुहोस्
why-protocol-old = नयाँ संस्करण आएको छ। पाना फेरि खोल्नुहोस्
why-elsewhere = यो टेबल अर्को झ्यालमा खुला छ
why-secret-missing = घरले तपाईंलाई अझै चिनेको छैन। पाना फेरि खोल्नुहोस्
why-not-found = यहाँ केही छैन
why-not-now = अहिले मिल्दैन
why-setting-fixed = म्याचको बीचमा यो नियम बदल्न मिल्दैन
why-room-closed = यो टेबल बन्द छ
why-room-damaged = यो टेबल फेरि पढ्न सकिएन
why-room-trouble = यो टेबलमा केही गडबड भयो। फेरि प्रयास गर्नुहोस्
why-nothing-to-deal = अहिले बाँड्न केही छैन
why-nothing-to-repeat = म्याच अझै चलिरहेको छ
why-deal-under-way = यो खेल अझै चलिरहेको छ
why-wrong-pack = यी यो टेबलका पत्ती होइनन्
why-wrong-dealer = बाँड्ने अर्कै खेलाडी हो
why-no-shuffle-due = अहिले फिट्न केही छैन
why-internal = घरमा केही गडबड भयो। फेरि प्रयास गर्नुहोस्
why-offline = सम्पर्क छैन। फेरि प्रयास गर्नुहोस्
why-unknown = अहिले यस्तो गर्न मिल्दैन

## At every table

table-label = टेबल
table-hand =
    { $count ->
        [one] तपाईंको हात, { $count } पत्ती
       *[other] तपाईंको हात, { $count } पत्ती
    }
table-hand-empty = तपाईंको हात खाली छ
table-new-cards = हातमा नयाँ: { $cards }
seat-you = तपाईं
seat-label-out = { $name }, बाहिर
badge-turn = पालो
badge-waiting = पर्खँदै
badge-thinking = सोच्दै…
badge-out = बाहिर
button-history = इतिहास
button-lay =
    { $count ->
        [one] { $count } पत्ती हान्नुहोस्
       *[other] { $count } पत्ती हान्नुहोस्
    }
ask-wait = { $names }लाई पर्खँदै…
ask-select-more = हान्न छानिएको पत्ती फेरि थिच्नुहोस्
event-dealer =
    { $who ->
        [you] तपाईंले बाँड्नुभयो
        [bot] { $name }ले बाँड्यो
       *[other] { $name }ले बाँड्नुभयो
    }
event-dealt =
    { $who ->
        [you]
            { $count ->
                [one] तपाईंले { $count } पत्ती पाउनुभयो
               *[other] तपाईंले { $count } पत्ती पाउनुभयो
            }
        [bot]
            { $count ->
                [one] { $name }ले { $count } पत्ती पायो
               *[other] { $name }ले { $count } पत्ती पायो
            }
       *[other]
            { $count ->
                [one] { $name }ले { $count } पत्ती पाउनुभयो
               *[other] { $name }ले { $count } पत्ती पाउनुभयो
            }
    }
event-your-turn = तपाईंको पालो
standing-deals = { $deals } मध्ये खेल { $deal }
history-close = इतिहास बन्द गर्नुहोस्
why-not-one-rank = सबै एउटै अङ्कका हुनुपर्छ

## Computer players

bot-name-1 = आनी
bot-name-2 = विकास
bot-name-3 = सारा
bot-name-4 = मिशा
bot-name-5 = माया
bot-name-6 = तिग्रान
bot-name-7 = नीना
bot-name-8 = उमर
bot-name-9 = लिलित
bot-name-10 = अन्तोन
bot-name-11 = सुनिता
bot-name-12 = बिलाल

## Cards

suit-name =
    { $suit ->
        [C] चिडी
        [D] इँटा
        [H] पान
       *[S] हुकुम
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
        [2] दुरी
        [3] तिर्की
        [4] चौका
        [5] पञ्जा
        [6] छक्का
        [7] सत्ता
        [8] अट्ठा
        [9] नहर
        [10] दहला
        [11] गुलाम
        [12] मिस्सी
        [13] बादशाह
       *[14] एक्का
    }
card-name = { suit-name }को { rank-name }
card-object = { suit-name }को { rank-name }
card-instrument = { suit-name }को { rank-name }
card-trump = { card-name }, तुरुप
card-sign = ⁦{ $corner }{ suit-sign }⁩
joker-name = जोकर
joker-sign = ⁦★⁩
card-playable = { $card }, खेल्न मिल्छ
card-dimmed-why = { $card }, खेल्न मिल्दैन: { $why }
card-selected = { $card }, छानिएको
card-new = { $card }, नयाँ
card-place = { $card }, { $count } मध्ये { $place }

## Terminal

terminal-quit = बन्द गर्नुहोस्
terminal-quit-question = खेल बन्द गर्ने हो?
terminal-quit-keys = Enter: बन्द। Esc: खेलिरहने।
terminal-pick = छान्ने
terminal-play = हान्ने
terminal-no-terminal = यो टेबललाई टर्मिनल चाहिन्छ। पाइप नलगाई टर्मिनलमै चलाउनुहोस्।
terminal-help = वाण-बटनले पत्ती छान्नुहोस्, Enter ले हान्नुहोस्।
terminal-too-small = झ्याल अलि ठूलो पार्नुहोस्।
