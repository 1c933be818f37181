### इडियटका पाठ नेपालीमा।
### The game

idiot-name = इडियट
idiot-line = उही वा ठूलो पत्ती हान्नुहोस्, नत्र थुप्रो उठाउनुहोस्। अन्त्यमा जसको हातमा पत्ती रहन्छ, टोपी उसैको।

## Presets

preset-funny-hat = रमाइलो टोपी
preset-funny-hat-line = दुरीसँग अर्को पत्ती आउँछ, तीन छक्काले थुप्रो जल्छ, टोपी अर्को हार नभएसम्म। सुरु गर्न राम्रो।
preset-shithead-classic = क्लासिक
preset-shithead-classic-line = दुरी सबैभन्दा सानो, थुप्रो जलाउनेले फेरि खेल्छ। धेरैले चिनेको खेल।
preset-palace = प्यालेस
preset-palace-line = एउटै गड्डी: दुरीपछि फेरि पालो, सत्तापछि सानो पत्ती। छिटो खेल।

## Settings

group-deal = बाँडाइ
group-burns = थुप्रो जलाउने
group-turn = एक पालो
group-ranks = विशेष पत्ती

setting-decks = गड्डी
setting-decks-help = कति गड्डी सँगै फिटिन्छन्। धेरै गड्डी भए थुप्रो ठूलो हुन्छ र उस्तै पत्ती धेरै आउँछन्।
value-decks-auto = खेलाडीअनुसार
value-decks-auto-help = हरेक दुई-तीन जनालाई एउटा गड्डी।
value-decks-fewest = सकेसम्म थोरै
value-decks =
    { $count ->
        [one] { $count } गड्डी
       *[other] { $count } गड्डी
    }
value-match-endless = मन लागेसम्म
value-match-deals =
    { $count ->
        [one] { $count } खेल, सबैभन्दा कम टोपी लगाउने जित्छ
       *[other] { $count } खेल, सबैभन्दा कम टोपी लगाउने जित्छ
    }
value-match-hats =
    { $count ->
        [one] कसैले { $count } पटक टोपी नलगाएसम्म
       *[other] कसैले { $count } पटक टोपी नलगाएसम्म
    }
setting-layout = सबैका पत्ती
setting-layout-help = यति हातमा, यति उत्तानो र यति घोप्टो।
value-layout =
    { $count ->
        [one] हरेक ठाउँमा { $count }
       *[other] हरेक ठाउँमा { $count }
    }
setting-trade = सुरु हुनुअघि साट्ने
setting-trade-help = पहिलो पत्ती हान्नुअघि सबैले हातका पत्ती आफ्ना उत्ताना पत्तीसँग साट्न सक्छन्।
value-trade-on = { value-on }
value-trade-off = { value-off }
setting-opening = कसले सुरु गर्ने
setting-opening-help = खेलको पहिलो पत्ती कसले हान्छ।
value-opening-auction = अङ्क सोधेर
value-opening-auction-help = सबैलाई पहिले तिर्की सोधिन्छ, त्यसपछि चौका, अनि त्यसरी नै। हुनेले सुरु गर्न सक्छ, वा पर्खन सक्छ।
value-opening-face_up_low = सबैभन्दा सानो उत्तानो पत्ती
value-opening-face_up_low-help = सबैभन्दा सानो उत्तानो पत्ती हुनेले सुरु गर्छ। गन्ती तिर्कीबाट।
value-opening-lowest_hand = हातको सबैभन्दा सानो पत्ती
value-opening-lowest_hand-help = हातमा सबैभन्दा सानो पत्ती हुनेले त्यही पत्तीबाट सुरु गर्छ। गन्ती तिर्कीबाट।
value-opening-left_of_dealer = बाँड्नेको देब्रेको खेलाडी
value-opening-left_of_dealer-help = बाँड्नेको देब्रेको खेलाडीले जुनसुकै पत्तीबाट सुरु गर्छ।
setting-joker = जोकर
setting-joker-help = जोकर जेमाथि पनि चल्छ, मुनिको अङ्क कायमै रहन्छ र खेल्ने दिशा फर्कन्छ।
value-joker-0 = छैन
value-joker =
    { $count ->
        [one] हरेक गड्डीमा { $count }
       *[other] हरेक गड्डीमा { $count }
    }
setting-two = दुरी
setting-two-help = दुरीले के गर्छ।
value-two-with_card = अर्को पत्तीसँगै
value-two-with_card-help = दुरी जेमाथि पनि चल्छ र अर्को पत्तीसँगै हानिन्छ: त्यही नयाँ अङ्क हो।
value-two-low = सबैभन्दा सानो
value-two-low-help = दुरी जेमाथि पनि चल्छ, र दुरीमाथि जे पनि चल्छ।
value-two-play_again = फेरि पालो
value-two-play_again-help = दुरी जेमाथि पनि चल्छ, र हान्नेले फेरि खेल्छ।
setting-ten = दहला
setting-ten-help = दहलाले के गर्छ।
value-ten-burn = थुप्रो जलाउँछ
value-ten-burn-help = दहला जेमाथि पनि चल्छ, र सारा थुप्रो खेलबाट हट्छ।
value-ten-off = साधारण पत्ती
setting-four = जलाउने उस्तै पत्ती
setting-four-help = थुप्रोको माथि एउटै अङ्कका यति पत्ती भए थुप्रो जल्छ, जसले हाने पनि।
value-four =
    { $count ->
        [one] उही अङ्कका { $count }
       *[other] उही अङ्कका { $count }
    }
value-four-off = बन्द
setting-six_run = जलाउने छक्का
setting-six_run-help = छक्काका लागि अर्कै सङ्ख्याले पनि थुप्रो जल्न सक्छ।
value-six_run =
    { $count ->
        [one] { $count } छक्का
       *[other] { $count } छक्का
    }
setting-after_burn = थुप्रो जलेपछि
setting-after_burn-help = नयाँ थुप्रो कसले सुरु गर्छ।
value-after_burn-next = अर्को खेलाडीले
value-after_burn-same = उही खेलाडीले
setting-jump_in = पालो नआई हान्ने
setting-jump_in-help = थुप्रो जलाउन नपुगेका पत्ती जोसँग छन्, उसले पालो नआई हान्न र नयाँ थुप्रो सुरु गर्न सक्छ।
value-jump_in-on = { value-on }
value-jump_in-off = { value-off }
setting-extra_draw = तानेको पत्ती हान्ने
setting-extra_draw-help = भर्खरै तानेको पत्ती भर्खरै हानेकै अङ्कको भए तुरुन्तै हान्न मिल्छ।
value-extra_draw-on = { value-on }
value-extra_draw-off = { value-off }
setting-last_match = अन्तिम पत्तीसँग उस्तै पत्ती
setting-last_match-help = थुप्रो सकिएपछि हातको अन्तिम पत्तीसँगै उही अङ्कका उत्ताना पत्ती पनि हान्न मिल्छ।
value-last_match-on = { value-on }
value-last_match-off = { value-off }
setting-voluntary = मन लागे उठाउने
setting-voluntary-help = बन्द भए केही नमिल्दा मात्र थुप्रो उठाइन्छ।
value-voluntary-on = { value-on }
value-voluntary-off = { value-off }
setting-after_pickup = थुप्रो उठाएपछि
setting-after_pickup-help = थुप्रो उठाइएपछि कसले सुरु गर्छ।
value-after_pickup-next = अर्को खेलाडीले
value-after_pickup-same = उही खेलाडीले
setting-up_fail = उत्ताना पत्ती खेल्दा उठाउने
setting-up_fail-help = तपाईंको एउटा उत्तानो पत्ती पनि हातमा आउँछ कि आउँदैन।
value-up_fail-pile = थुप्रो मात्र
value-up_fail-pile-one_up = थुप्रो र एउटा उत्तानो पत्ती
setting-seven = सत्ता
setting-seven-help = सत्ताले के गर्छ।
value-seven-none = साधारण पत्ती
value-seven-lower = सत्ता वा सानो
value-seven-lower-help = सत्तापछि सत्ता वा सानो पत्ती हान्नुपर्छ, वा जेमाथि पनि चल्ने पत्ती।
setting-eight = अट्ठा
setting-eight-help = अट्ठाले के गर्छ।
value-eight-none = साधारण पत्ती
value-eight-invisible = नदेखिने
value-eight-invisible-help = अट्ठा जेमाथि पनि चल्छ, र मुनिको अङ्क कायमै रहन्छ।
value-eight-skip = पालो नघाउँछ
value-eight-skip-help = हरेक अट्ठाले एक जनाको पालो नघाउँछ।
setting-three = तिर्की
setting-three-help = तिर्कीले के गर्छ।
value-three-none = साधारण पत्ती
value-three-invisible = नदेखिने
value-three-invisible-help = तिर्की जेमाथि पनि चल्छ, र मुनिको अङ्क कायमै रहन्छ।
setting-nine = नहर
setting-nine-help = नहरले के गर्छ।
value-nine-none = साधारण पत्ती
value-nine-lower = नहर वा सानो
value-nine-lower-help = नहरपछि नहर वा सानो पत्ती हान्नुपर्छ, वा जेमाथि पनि चल्ने पत्ती।
setting-jack = गुलाम
setting-jack-help = गुलामले के गर्छ।
value-jack-none = साधारण पत्ती
value-jack-reverse = दिशा फर्काउँछ
value-jack-reverse-help = हरेक गुलामले खेल्ने दिशा फर्काउँछ।
setting-hat = टोपी
setting-hat-help = हार्नेले अर्को कोही नहारेसम्म टोपी लगाउँछ।
value-hat-on = { value-on }
value-hat-off = { value-off }
value-level-easy-help = जे मिल्छ त्यही हान्छ।
value-level-medium-help = दुरी र दहला जोगाउँछ, उठाइएका पत्ती सम्झन्छ।
value-level-hard-help = हरेक पत्ती गन्छ र चाल मनमै परीक्षण गर्छ।
value-level-expert-help = कठिनभन्दा पनि टाढासम्म सोच्छ।

## Buttons

button-ready = तयार
button-decline = म सुरु गर्दिनँ
button-pick-up = उठाउनुहोस्
button-pass = हातमै राख्नुहोस्

## Keys

key-pick-up = थुप्रो उठाउने
key-word = तयार, सुरु नगर्ने, हातमै राख्ने
key-lay = छानिएका पत्ती हान्ने

## Seats

badge-trading = साट्दै
badge-ready = तयार
badge-hat = टोपी
seat-label = { $name }, { $state }, हातमा { $cards }, उत्ताना: { $up }, घोप्टा: { $down }
seat-none = छैन

## The table

table-own = टेबलमा तपाईंका पत्ती
place-up = { $card }, घोप्टो पत्तीमाथि उत्तानो
place-up-alone = { $card }, उत्तानो
place-down = घोप्टो पत्ती, ठाउँ { $place }
place-empty = ठाउँ { $place } खाली
table-pile =
    { $count ->
        [one] बीचको थुप्रो, { $count } पत्ती; माथि: { $cards }
       *[other] बीचको थुप्रो, { $count } पत्ती; माथि: { $cards }
    }
table-pile-empty = बीचको थुप्रो खाली छ
table-stock =
    { $count ->
        [one] थुप्रो, { $count } पत्ती
       *[other] थुप्रो, { $count } पत्ती
    }
table-stock-empty = थुप्रो सकियो
table-burned =
    { $count ->
        [one] जलेका, { $count } पत्ती
       *[other] जलेका, { $count } पत्ती
    }
number-any = जे पनि चल्छ
number-higher = { $corner } वा ठूलो
number-lower = { $corner } वा सानो
number-any-heard = जे पनि चल्छ
number-higher-heard = { rank-name } वा ठूलो
number-lower-heard = { rank-name } वा सानो
direction-left = खेल देब्रेतिर जाँदै छ
direction-right = खेल दायाँतिर जाँदै छ
table-still =
    { $count ->
        [one] खेल उही ठाउँमा घुमिरहेको छ: { $count } पालोपछि सकिन्छ
       *[other] खेल उही ठाउँमा घुमिरहेको छ: { $count } पालोपछि सकिन्छ
    }
table-lead-card =
    { $who ->
        [you] सुरु तपाईंको। सबैभन्दा सानो पत्ती: { $card }
       *[other] सुरु { $name }को। सबैभन्दा सानो पत्ती: { $card }
    }

## What to do now

ask-trade = हातका पत्ती उत्ताना पत्तीसँग साट्नुहोस्, अनि तयार भन्नुहोस्
ask-swap-up = चाहिएको उत्तानो पत्ती छान्नुहोस्
ask-swap-hand = त्यसको सट्टा राख्ने हातको पत्ती छान्नुहोस्
ask-open = { $corner } बाट सुरु गर्नुहुन्छ?
ask-play-any = तपाईंको पालो: जे पनि चल्छ
ask-play-higher = तपाईंको पालो: { $corner } वा ठूलो
ask-play-lower = तपाईंको पालो: { $corner } वा सानो
ask-play-again = फेरि हान्नुहोस्: जे पनि चल्छ
ask-nothing-fits = केही मिल्दैन: थुप्रो उठाउनुहोस्
ask-companion = दुरीसँग जाने पत्ती छान्नुहोस्
ask-flip = तपाईंको पालो: घोप्टो पत्ती पल्टाउनुहोस्
ask-extra = उही अङ्क फेरि आयो: हान्नुहोस् वा हातमै राख्नुहोस्
ask-jump = पालो नआई हानेर थुप्रो जलाउन मिल्छ
ask-pick-up-card = सँगै उठाउने उत्तानो पत्ती छान्नुहोस्
ask-wait-ready = तयार। { $names }लाई पर्खँदै…

## What happened

event-dealt-up =
    { $who ->
        [you] तपाईंका उत्ताना पत्ती: { $cards }
       *[other] { $name }का उत्ताना पत्ती: { $cards }
    }
event-led =
    { $who ->
        [you] सुरु तपाईंको। सबैभन्दा सानो पत्ती: { $cards }
       *[other] सुरु { $name }को। सबैभन्दा सानो पत्ती: { $cards }
    }
event-swapped =
    { $who ->
        [you] तपाईंले साट्नुभयो। उत्तानो: { $hand }, हातमा: { $up }
        [bot] { $name }ले साट्यो। उत्तानो: { $hand }, हातमा: { $up }
       *[other] { $name }ले साट्नुभयो। उत्तानो: { $hand }, हातमा: { $up }
    }
event-readied =
    { $who ->
        [you] तपाईं तयार
       *[other] { $name } तयार
    }
event-opened =
    { $who ->
        [you] तपाईंले सुरु गर्नुभयो: { $cards }
        [bot] { $name }ले सुरु गर्‍यो: { $cards }
       *[other] { $name }ले सुरु गर्नुभयो: { $cards }
    }
event-declined =
    { $who ->
        [you] तपाईंले सुरु गर्नुभएन
        [bot] { $name }ले सुरु गरेन
       *[other] { $name }ले सुरु गर्नुभएन
    }
event-played =
    { $who ->
        [you] तपाईंले हान्नुभयो: { $cards }
        [bot] { $name }ले हान्यो: { $cards }
       *[other] { $name }ले हान्नुभयो: { $cards }
    }
event-flipped =
    { $who ->
        [you] तपाईंले पल्टाउनुभयो: { $cards }
        [bot] { $name }ले पल्टायो: { $cards }
       *[other] { $name }ले पल्टाउनुभयो: { $cards }
    }
event-picked-up =
    { $who ->
        [you]
            { $count ->
                [one] तपाईंले { $count } पत्ती उठाउनुभयो
               *[other] तपाईंले { $count } पत्ती उठाउनुभयो
            }
        [bot]
            { $count ->
                [one] { $name }ले { $count } पत्ती उठायो
               *[other] { $name }ले { $count } पत्ती उठायो
            }
       *[other]
            { $count ->
                [one] { $name }ले { $count } पत्ती उठाउनुभयो
               *[other] { $name }ले { $count } पत्ती उठाउनुभयो
            }
    }
event-passed =
    { $who ->
        [you] तपाईंले पत्ती हातमै राख्नुभयो
        [bot] { $name }ले थप हानेन
       *[other] { $name }ले थप हान्नुभएन
    }
event-jumped =
    { $who ->
        [you] तपाईंले पालो नआई हान्नुभयो: { $cards }
        [bot] { $name }ले पालो नआई हान्यो: { $cards }
       *[other] { $name }ले पालो नआई हान्नुभयो: { $cards }
    }
event-burned =
    { $count ->
        [one] थुप्रो जल्यो: { $count } पत्ती
       *[other] थुप्रो जल्यो: { $count } पत्ती
    }
event-turned = दिशा फर्कियो
event-drew =
    { $who ->
        [you]
            { $count ->
                [one] तपाईंले { $count } पत्ती तान्नुभयो
               *[other] तपाईंले { $count } पत्ती तान्नुभयो
            }
        [bot]
            { $count ->
                [one] { $name }ले { $count } पत्ती तान्यो
               *[other] { $name }ले { $count } पत्ती तान्यो
            }
       *[other]
            { $count ->
                [one] { $name }ले { $count } पत्ती तान्नुभयो
               *[other] { $name }ले { $count } पत्ती तान्नुभयो
            }
    }
event-out =
    { $who ->
        [you] तपाईं बाहिर, बच्नुभयो
       *[other] { $name } बाहिर
    }
event-nobody = यसपालि टोपी कसैको भएन
event-idiot =
    { $who ->
        [you] टोपी तपाईंको
       *[other] टोपी { $name }को
    }

## Hints

hint-swap = साट्नुहोस्: { $first } उत्तानो, { $second } हातमा
hint-ready = { button-ready }
hint-open = सुरु गर्नुहोस्: { $cards }
hint-decline = { button-decline }
hint-play = हान्नुहोस्: { $cards }
hint-flip = { $place } नम्बरको पत्ती पल्टाउनुहोस्
hint-pick-up = { button-pick-up }
hint-pass = { button-pass }
hint-jump = पालो नआई हान्नुहोस्: { $cards }
hint-why = यसो गर्दा १०० मा { $worth } पटक टोपी पाइन्छ। त्यसपछिको राम्रो: { $other } (१०० मा { $otherWorth })
hint-why-only = यसो गर्दा १०० मा { $worth } पटक टोपी पाइन्छ

## Results

result-loser =
    { $who ->
        [you] यसपालि टोपी तपाईंको
       *[other] टोपी { $name }को
    }
result-match-loser =
    { $who ->
        [you] म्याच तपाईंले हार्नुभयो
        [bot] म्याच { $name }ले हार्‍यो
       *[other] म्याच { $name }ले हार्नुभयो
    }
marks-title = टोपी
marks-count =
    { $count ->
        [one] { $count } टोपी
       *[other] { $count } टोपी
    }
standing-hats =
    { $count ->
        [one] खेल { $deal }, { $count } टोपीसम्म
       *[other] खेल { $deal }, { $count } टोपीसम्म
    }

## History

history-title = हानिएका पत्ती
history-empty = अहिलेसम्म केही हानिएको छैन
history-burned =
    { $count ->
        [one] { $count } पत्ती जल्यो
       *[other] { $count } पत्ती जले
    }
history-took =
    { $count ->
        [one] { $count } पत्ती उठाइयो
       *[other] { $count } पत्ती उठाइए
    }
history-drew =
    { $count ->
        [one] { $count } पत्ती तानियो
       *[other] { $count } पत्ती तानिए
    }

## Why a card cannot be played

why-trade-over = साट्ने समय सकियो
why-zone-locked = पहिले हात, अनि उत्तानो, अनि घोप्टो
why-companion-needed = दुरीसँग अर्को पत्ती चाहिन्छ
why-lower-than-pile = पत्ती सानो भयो
why-higher-than-pile = यसपालि सानो पत्ती चाहिन्छ
why-not-open-rank = अहिले अर्कै अङ्क सोधिएको छ
why-pile-empty = उठाउने थुप्रो छैन
why-must-play = मिल्ने पत्ती छ, हान्नैपर्छ
why-not-just-drawn = भर्खरै तानेका पत्ती मात्र
why-lowest-card-first = पहिले सबैभन्दा सानो पत्ती
why-up-card-needed = सँगै उठाउने उत्तानो पत्ती छान्नुहोस्
why-no-burning-run = यसले थुप्रो जल्दैन
why-jump-in-off = यो टेबलमा पालो नआई हानिँदैन
