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
start-play = बोटसँग खेल्नुहोस्
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

## Playing together: the ways to a table

start-friends = साथी बोलाउनुहोस्
start-quick = छिटो म्याच
start-friends-opening = कोठा खुल्दै छ…
room-code = कोठा कोड
room-code-join = जोडिनुहोस्
code-unreadable = कोडमा आठ अक्षर र अङ्क हुन्छन्। फेरि हेर्नुहोस्।
code-spoken = { $label }: { $code }
share = सेयर गर्नुहोस्
share-text = आउनुहोस्, सँगै { $game } खेलौँ।
copy-link = लिङ्क कपी गर्नुहोस्
copied = कपी भयो
copy-by-hand = यहाँबाट कपी गर्नुहोस्:
qr-show = क्युआर कोड
qr-help = अर्को फोनको क्यामेरा यसतिर देखाउनुहोस्।

## Playing together: my name and picture

me-title = नाम र तस्बिर
me-help = टेबलमा अरूले तपाईंलाई यसरी देख्छन्। यो यही ब्राउजरमा रहन्छ।
me-figure = तस्बिर
me-colour = रङ
figure-teapot = चियादानी
figure-bird = चरा
figure-fish = माछा
figure-cat = बिरालो
figure-boat = डुङ्गा
figure-tree = रूख
figure-mountain = हिमाल
figure-kite = चङ्गा
figure-sun = घाम
figure-moon = जून
colour-1 = खैरो
colour-2 = हरियो
colour-3 = निलो
colour-4 = बैजनी
colour-5 = पहेँलो माटो
colour-6 = खरानी

## Playing together: the table that gathers

gather-title = टेबल जम्दै छ
gather-back = टेबलमा फर्कनुहोस्
gather-alone = लिङ्क पठाउनुहोस्। खोल्ने जोसुकै यहीँ बस्नुहुन्छ।
gather-start = सुरु गर्नुहोस्
gather-wait = खेल सुरु गर्ने: { $name }। पर्खँदै…
gather-away = { $name } टेबलमा हुनुहुन्न। टेबल अर्कोले चलाउन सक्नुहुन्छ।
gather-free = खाली
gather-free-bot = बोट, { $level }
gather-free-spoken = खाली सिट। कोही नआए यहाँ बोट बस्छ: { $level }।
badge-host = टेबल खोल्ने
gather-swap = सिट साट्न अर्को सिट छुनुहोस्।
gather-swapped = { $name } र { $other } ले सिट साट्नुभयो।
seat-number = सिट { $number }
count-people =
    { $count ->
        [one] { $count } जना
       *[other] { $count } जना
    }
count-bots =
    { $count ->
        [one] { $count } बोट
       *[other] { $count } बोट
    }
host-hand-over = टेबल चलाउन दिनुहोस्
host-remove = हटाउनुहोस्
host-remove-question = { $name } लाई हटाउने हो? यो टेबलमा फर्कन मिल्दैन।
host-take-over = टेबल म चलाउँछु

## Playing together: the room's part of the menu

party-title = यो टेबलमा
party-watchers = दर्शक: { $count }
party-watch = दर्शकको लिङ्क
party-watch-help = लिङ्क हुनेले सबैले देख्न मिल्ने कुरा मात्र देख्छन्, कसैको हात देख्दैनन्।
party-text = आफ्नै सन्देश
party-text-help = यहाँ बस्नेहरूले एकअर्कालाई लेख्न सक्छन्।
pass-seat = मेरो सिट अर्को फोन वा कम्प्युटरमा सार्नुहोस्
pass-seat-help = अर्को फोन वा कम्प्युटरले स्क्यान गर्नुहोस्, वा त्यहाँ { $address } खोलेर कोड लेख्नुहोस्। यो पहिलो पटक मात्र चल्छ।
pass-seat-care = यो कोड हुनेले तपाईंको सिट पाउँछन्। कसैलाई नदेखाउनुहोस्।
pass-seat-left = बाँकी समय: { $time }
pass-seat-over = यो कोडको समय सकियो।
pass-seat-new = नयाँ कोड
seat-code = सिट कोड
leave-for-good = सधैँका लागि छोड्नुहोस्
leave-for-good-question = सधैँका लागि छोड्ने हो? तपाईंको सिटमा बोट बस्छ, र यो म्याच त्यागेकोमा गनिन्छ।
result-change-table = टेबल बदल्नुहोस्
watch-sit = सिटमा बस्नुहोस्

## Quick match

quick-waiting = पर्खिरहेका खेलाडी, तपाईंसहित: { $count }
quick-fill =
    { $count ->
        [one] { $count } सेकेन्डमा खाली सिटमा बोट बस्छन्
       *[other] { $count } सेकेन्डमा खाली सिटमा बोट बस्छन्
    }
quick-soon = टेबल तयार हुँदै छ…
quick-seats = टेबलमा कति जना
quick-any = जति भए पनि
quick-here = यहाँ पर्खनुहोस्
goodbye-quick-elsewhere = तपाईं अर्को झ्यालमा टेबल पर्खँदै हुनुहुन्छ।

## A seat from another device

claim-title = तपाईंको सिट यहाँ ल्याउनुहोस्
claim-help = खेलिरहेको फोन वा कम्प्युटरमा मेनु खोल्नुहोस् र “{ $choice }” छान्नुहोस्। त्यहाँ देखिने कोड लेख्नुहोस्।
claim-button = सिट लिनुहोस्
claim-where = अर्को ब्राउजरमा यहाँ तपाईंको सिट थियो? त्यहाँको मेनुमा “{ $choice }” छान्नुहोस्, अनि कोड यहाँ लेख्नुहोस्। त्यो ब्राउजर अब छैन भने टेबल खोल्नेलाई पुरानो सिट हटाउन भन्नुहोस्।

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

## Keeping one's games, and moving them to another device

keep-title = मेरा खेल जोगाउनुहोस् वा सार्नुहोस्
keep-why = यी खेल तपाईंका हुन् भनेर यही ब्राउजरलाई मात्र थाहा छ। यसको डाटा मेटियो भने ती हराउँछन्, फाइल राख्नुभएको छ भने मात्र जोगिन्छन्।
keep-save = फाइलमा राख्नुहोस्
keep-care = यो फाइल हुनेले तपाईंको ठाउँमा खेल्न सक्छन्। कसैलाई नदिनुहोस्।
keep-open = राखेको फाइल खोल्नुहोस्
keep-open-help = यो ब्राउजरका खेल पनि थपिन्छन्। कुनै पनि खेल दोहोरो गनिँदैन।
keep-arrived = अब तपाईंका सबै खेल यहाँ छन्।
move-give = अर्को फोन वा कम्प्युटरमा सार्नुहोस्
move-code = कोड
move-help = अर्को फोन वा कम्प्युटरमा { $address } खोल्नुहोस्, “{ $choice }” छान्नुहोस् र कोड लेख्नुहोस्। यो पहिलो पटक मात्र चल्छ।
move-care = यो कोड लेख्नेले तपाईंका खेल र सिट पाउँछन्। यो ब्राउजर फेरि सुरुबाट चल्छ, र पहिले राखेका फाइल काम लाग्दैनन्।
move-take = अर्को फोन वा कम्प्युटरको कोड
move-take-button = यहाँ ल्याउनुहोस्
moved-here = तपाईंका खेल र सिट अब अर्को फोन वा कम्प्युटरमा छन्। यो ब्राउजर फेरि सुरुबाट, नयाँ खेलाडी भएर चल्छ।

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
setting-clock = पालोको समय
setting-clock-help = एउटा पालोका लागि कति समय। समय सकिएपछि तपाईंको सट्टा घरले चाल चल्छ।
value-clock-off = { value-off }
value-clock-relaxed = आरामले, ६० सेकेन्ड
value-clock-normal = सामान्य, ३० सेकेन्ड
value-clock-fast = छिटो, १५ सेकेन्ड
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
prefs-vibration = कम्पन
prefs-turn-title = विन्डोको शीर्षकमा तपाईंको पालो
prefs-notify = सूचना
prefs-notify-help = तपाईंको पालो आउँदा यो पृष्ठ अगाडि नभएमा।
prefs-notify-blocked = ब्राउजरले दिँदैन। यसको सेटिङमा यो पृष्ठलाई सूचनाको अनुमति दिनुहोस्।
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
key-talk = कुराकानी

## Table, room and results

hint-ask = सुझाव
hint-thinking = सोच्दै…
hint-close = सुझाव बन्द गर्नुहोस्
room-finish = अहिले नै सक्ने
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

## Fair shuffle

fair-check = यो खेल जाँच्नुहोस्
fair-title = निष्पक्ष फिटाइ, खेल { $deal }
fair-promise = बाँड्नुअघि हाउसले गोप्य शब्द छान्छ र त्यसको मोहर देखाउँछ। त्यसपछि टेबलका हरेक ब्राउजरले आफ्नो नम्बर थप्छन्। पत्तीको क्रम यी दुवैबाट निस्कन्छ।
fair-bots = बोटले आफ्नो ठाउँमा बस्ने मान्छेले देख्ने कुरा मात्र देख्छ; लुकेका पत्ती कुनैलाई थाहा हुँदैन। कठिन र उस्तादले देखेको केही बिर्संदैनन्।
fair-waiting = यो खेलमा मोहर लागेको छ। खेल सकिएपछि सबै खुल्छ र यहीँ जाँच्न मिल्छ।
fair-none = यो खेलको मोहर यहाँ देखिएन।
fair-seal = मोहर
fair-verdict-right = जाँचियो। पत्ती मोहर लागेअनुसार नै बाँडिएको हो।
fair-verdict-wrong = मिलेन। पत्ती मोहर लागेअनुसार बाँडिएको होइन।
fair-verdict-open = केही गलत भेटिएन, तर सबै कुरा यहाँ जाँच्न सकिएन।
fair-seal-right = मोहर बाँड्नुअघि देखाइएको थियो, र गोप्य शब्द त्यससँग मिल्छ।
fair-seal-wrong = गोप्य शब्द पहिले देखाइएको मोहरसँग मिलेन।
fair-seal-twice = हाउसले यो खेलका लागि दुई फरक मोहर देखाएको छ।
fair-seal-late = गोप्य शब्द मोहरसँग मिल्छ, तर यो ब्राउजर पत्ती बाँडिएपछि आएको हो।
fair-seal-unseen = यो ब्राउजरले मोहर देखेन।
fair-number-right = यो ब्राउजरको नम्बर परेको छ।
fair-number-late = यो ब्राउजरको नम्बर ढिलो आयो, परेको छैन।
fair-number-none = यो ब्राउजरले नम्बर दिएन।
fair-number-other = तपाईंको ठाउँको नम्बर यो ब्राउजरको होइन। अर्को यन्त्रमा खेल्नुभएको होइन भने कसैले बदलेको छ।
fair-order-right = पत्तीको क्रम गोप्य शब्द र नम्बरहरूबाटै निस्कन्छ।
fair-order-wrong = पत्तीको क्रम गोप्य शब्द र नम्बरहरूबाट निस्कँदैन।
fair-order-unknown = यो पानाले यस फिटाइको तरिका चिन्दैन। फेरि लोड गर्नुहोस्।
fair-hand-right = तपाईंलाई बाँडिएका पत्ती त्यही क्रममा, आफ्नै ठाउँमा छन्।
fair-hand-wrong = तपाईंलाई बाँडिएका पत्ती त्यो क्रममा छैनन्।
fair-hand-unseen = तपाईंलाई पत्ती बाँडिएको यो ब्राउजरले देखेन।
fair-facts = मोहर, गोप्य शब्द र नम्बर
fair-copy = कपी गर्नुहोस्
fair-copied = कपी भयो
fair-save = खेलको अभिलेख सेभ गर्नुहोस्
fair-saved = सेभ भयो
fair-page = आफ्नै प्रोग्रामले कसरी जाँच्ने, { $page } मा लेखिएको छ।

## Talk

talk-title = कुराकानी
talk-open = टेबलसँग कुरा गर्नुहोस्
talk-close = कुराकानी बन्द गर्नुहोस्
talk-emoji = इमोजी
talk-phrases = छोटा सन्देश
talk-text = आफ्नै शब्द
talk-send = पठाउनुहोस्
talk-left =
    { $count ->
        [one] { $count } अक्षर बाँकी
       *[other] { $count } अक्षर बाँकी
    }
talk-said = भर्खरै भनिएका कुरा
talk-nothing = अहिलेसम्म कसैले केही भनेको छैन।
talk-line = { $name }: { $words }
talk-mute = { $name } को आवाज बन्द गर्नुहोस्
talk-muted = यहाँ मात्र बन्द छ। अरू कसैले देख्दैन।
phrase-hello = नमस्ते!
phrase-good-luck = शुभकामना!
phrase-well-played = राम्रो खेल!
phrase-thanks = धन्यवाद!
phrase-your-move = तपाईंको पालो!
phrase-let-me-think = एकछिन है
phrase-hurry-up = अलि छिटो है!
phrase-oops = ओहो!
phrase-sorry = माफ गर्नुस्!
phrase-trump-again = फेरि तुरुप!
phrase-what-a-hand = कस्तो हात!
phrase-wow = वाह!
phrase-ha-ha = हाहा!
phrase-one-more = अर्को खेल?
phrase-bye = फेरि भेटौँला!

## Voice

voice-title = भ्वाइस च्याट
voice-join = आवाजमा जोडिनुहोस्
voice-listen = सुन्ने मात्र
voice-leave = भ्वाइस च्याट छोड्नुहोस्
voice-joining = आवाज जोडिँदै…
voice-private = आवाज एक ब्राउजरबाट सिधै अर्को ब्राउजरमा जान्छ। जोडिएकाहरूले मात्र तपाईंको नेटवर्क ठेगाना थाहा पाउँछन्।
voice-nobody = आवाजमा अरू कोही छैन।
voice-mute = माइक बन्द गर्नुहोस्
voice-unmute = माइक खोल्नुहोस्
voice-volume = { $name } को आवाज कति ठूलो
voice-speaking = बोल्दै
voice-open = माइक खुला
voice-shut = माइक बन्द
voice-seeking = जोडिँदै…
voice-broken = सम्पर्क छैन
voice-blocked = ब्राउजरले आवाज रोकेको छ।
voice-hear = आवाज खोल्नुहोस्
voice-microphone-again = माइक फेरि जाँच्नुहोस्
voice-fault-refused = यहाँ माइकको अनुमति छैन। तपाईं सुन्न सक्नुहुन्छ। ब्राउजरको सेटिङमा यो पृष्ठलाई माइक दिनुहोस्, अनि फेरि जाँच्नुहोस्।
voice-fault-missing = माइक भेटिएन। तपाईं सुन्न सक्नुहुन्छ।
voice-fault-busy = माइक अर्को कार्यक्रमले लिएको छ। तपाईं सुन्न सक्नुहुन्छ। त्यो कार्यक्रम बन्द गरेर फेरि जाँच्नुहोस्।
voice-fault-insecure = ब्राउजरले सुरक्षित ठेगानाबाट खोलिएको पृष्ठलाई मात्र माइक दिन्छ। तपाईं सुन्न सक्नुहुन्छ।
voice-fault-lost = माइक हट्यो। तपाईं सुनिरहन सक्नुहुन्छ।
voice-fault-unable = यो ब्राउजरमा भ्वाइस च्याट हुँदैन।

## The clock, and who is there

clock-left =
    { $count ->
        [one] { $count } सेकेन्ड बाँकी
       *[other] { $count } सेकेन्ड बाँकी
    }
clock-hurry = तपाईंको समय सकिन लाग्यो
room-stand-in = बोटले खेल्दै
news-joined =
    { $who ->
        [you] तपाईं टेबलमा बस्नुभयो
       *[other] { $name } टेबलमा बस्नुभयो
    }
news-left = { $name } जानुभयो
news-away = { $name } टेबलमा हुनुहुन्न
news-back =
    { $who ->
        [you] तपाईं आफ्नो सिटमा फर्कनुभयो
       *[other] { $name } फर्कनुभयो
    }
news-removed = टेबल खोल्नेले { $name } लाई टेबलबाट हटाउनुभयो
news-renamed = अब एक जनाको नाम { $name } हो
news-host =
    { $who ->
        [you] अब टेबल खोल्ने तपाईं हुनुहुन्छ
       *[other] अब टेबल खोल्ने { $name } हुनुहुन्छ
    }
news-stand-in = { $name } टेबलमा हुनुहुन्न। नफर्कुन्जेल बोटले खेल्छ।
news-time-up =
    { $who ->
        [you] तपाईंको समय सकियो, त्यसैले घरले तपाईंको चाल चल्यो।
       *[other] { $name } को समय सकियो, त्यसैले घरले चाल चल्यो।
    }

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
goodbye-moved = तपाईंका खेल र सिट अब अर्को फोन वा कम्प्युटरमा छन्।
goodbye-too-slow = यो टेबलका लागि सम्पर्क निकै ढिलो छ। फेरि प्रयास गर्नुहोस्।
goodbye-room-closed = यो टेबल बन्द छ।
goodbye-room-full = यो टेबलका सबै सिट भरिएका छन्।
goodbye-watchers-full = यो टेबलका दर्शकका सबै ठाउँ भरिएका छन्।
goodbye-removed = टेबल खोल्नेले तपाईंलाई यो टेबलबाट हटाउनुभयो।
goodbye-left = तपाईंले यो टेबल छोड्नुभयो।
goodbye-given-up = तपाईंले यो म्याच त्याग्नुभयो। म्याच सकिएपछि फेरि यहाँ बस्न सक्नुहुन्छ।
goodbye-watching-off = टेबल खोल्नेले अब दर्शकलाई हेर्न दिनुभएको छैन।
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
why-say-too-fast = अलि छिटो भयो। अरूलाई पनि बोल्न दिनुहोस्
why-rename-too-fast = अलि छिटो भयो। अरूले एकछिनमा देख्नेछन्
why-name-fixed = अपरिचितसँगको टेबलमा नाम फेरिँदैन
why-phrase-unknown = घरले यी शब्द चिन्दैन
why-no-text = यो टेबलमा इमोजी र छोटा सन्देश मात्र चल्छन्
why-voice-full = छ जना पहिले नै बोल्दै छन्
why-origin-foreign = यो पाना अर्कै घरको हो
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
why-match-unknown = यो टेबलमा त्यस्तो म्याच छैन
why-match-not-over = म्याच अझै चलिरहेको छ
why-deal-under-way = यो खेल अझै चलिरहेको छ
why-wrong-pack = यी यो टेबलका पत्ती होइनन्
why-wrong-dealer = बाँड्ने अर्कै खेलाडी हो
why-no-shuffle-due = अहिले फिट्न केही छैन
why-not-started = टेबल खोल्नेले अझै सुरु गर्नुभएको छैन
why-already-started = म्याच सुरु भइसक्यो
why-host-only = यो टेबल खोल्नेले मात्र गर्न सक्छ
why-host-here = टेबल खोल्ने यहीँ हुनुहुन्छ वा भर्खरै जानुभएको हो
why-nobody-there = यो सिटमा कोही छैन
why-seat-unknown = यो टेबलमा त्यस्तो सिट छैन
why-too-many-people = यहाँ त्योभन्दा धेरै जना बसेका छन्
why-room-full = सबै सिट भरिएका छन्
why-removed = टेबल खोल्नेले तपाईंलाई यो टेबलबाट हटाउनुभयो
why-given-up = तपाईंले यो म्याच त्याग्नुभयो
why-seat-code-unknown = यो कोड गलत वा पुरानो छ। नयाँ माग्नुहोस्
why-already-seated = तपाईं यही टेबलमा हुनुहुन्छ
why-moved = यो अर्को फोन वा कम्प्युटरमा सरिसक्यो
why-move-code-unknown = यो कोड गलत वा पुरानो छ। नयाँ माग्नुहोस्
why-same-player = यो तपाईंकै कोड हो। अर्को फोन वा कम्प्युटरमा लेख्नुहोस्
why-player-unknown = घरमा यो फाइलका खेल छैनन्
why-file-damaged = यो फाइल बिग्रिएको छ, पढ्न सकिएन
why-file-foreign = यो फाइल यहाँ राखिएको होइन
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
