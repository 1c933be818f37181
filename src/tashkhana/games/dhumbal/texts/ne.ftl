### धुम्बलका पाठ नेपालीमा।
### The game

dhumbal-name = धुम्बल
dhumbal-line = एउटा तान्नुहोस्, एउटा वा धेरै फाल्नुहोस्, हात हलुका राख्नुहोस्। कोही हलुका छैन जस्तो लागे कल गर्नुहोस्।

## Presets

preset-dhumbal = धुम्बल
preset-dhumbal-line = तीन राउन्ड, हार्नेले जित्नेलाई तिर्छन्। पहिले तान्ने, अनि फाल्ने। सुरु गर्न राम्रो।
preset-jhyap-100 = झ्याप, १०० सम्म
preset-jhyap-100-line = अङ्क जोडिँदै जान्छ, १०० पुगे बाहिर। अन्तिममा बाँकी रहनेको जित।
preset-yaniv = यानिभ
preset-yaniv-line = जोकर, सिक्वेन्स र थप फाल्ने; जम्मा गोलो अङ्कमा पुगे आधा। सबैभन्दा रमाइलो टेबल।

## Settings

group-cards = पत्ती
group-turn = एक पालो
group-scoring = अङ्कको हिसाब

setting-cards = पत्ती
setting-cards-help = सबैले कति पत्ती पाउँछन्। सात पत्तीमा हात सुरुमा भारी हुन्छ र कल ढिलो आउँछ।
value-cards =
    { $count ->
        [one] { $count } पत्ती
       *[other] { $count } पत्ती
    }
setting-jokers = जोकर
setting-jokers-help = जोकरको मोल शून्य, र जुनसुकै अङ्कका पत्तीसँग जान्छ।
value-jokers-0 = छैन
value-jokers =
    { $count ->
        [one] { $count } जोकर
       *[other] { $count } जोकर
    }
setting-limit = कलको सीमा
setting-limit-help = हातको जोड यति वा कम भए कल गर्न मिल्छ। सानो सीमामा कल कम र सुरक्षित, ठूलोमा छिटो र जोखिमपूर्ण।
value-limit =
    { $count ->
        [one] { $count } अङ्क
       *[other] { $count } अङ्क
    }
setting-faces = तस्बिर पत्ती
setting-faces-help = गुलाम, मिस्सी र बादशाहको मोल कति।
value-faces-10 = सबैको दश
value-faces-11-13 = ११, १२ र १३
setting-order = पालोको क्रम
setting-order-help = पालोमा पहिले के: तान्ने कि फाल्ने।
value-order-draw_first = तान्ने, अनि फाल्ने
value-order-discard_first = फाल्ने, अनि तान्ने
setting-pick_up = के उठाउन मिल्छ
setting-pick_up-help = अघिल्लो फ्याँकका कुन पत्ती अर्को खेलाडीले उठाउन सक्छ।
value-pick_up-top_only = माथिल्लो पत्ती मात्र
value-pick_up-ends_of_last_throw = सिक्वेन्सको कुनै छेउ, समूहको कुनै पत्ती
value-pick_up-any_of_last_throw = अघिल्लो फ्याँकको कुनै पत्ती
setting-sequences = सिक्वेन्स
setting-sequences-help = एउटै रङका लगातार तीन वा बढी पत्ती सँगै फाल्न मिल्छ। एक्का सबैभन्दा सानो।
value-sequences-on = { value-on }
value-sequences-off = { value-off }
setting-joker_in_sequence = सिक्वेन्समा जोकर
setting-joker_in_sequence-help = सिक्वेन्सको छुटेको पत्तीको ठाउँमा जोकर राख्न मिल्छ।
value-joker_in_sequence-on = { value-on }
value-joker_in_sequence-off = { value-off }
setting-wrong_call = गलत कलमा लाग्ने
setting-wrong_call-help = समातिएको खेलाडीलाई हातको सट्टा जरिवाना लाग्छ कि हातसँगै।
value-wrong_call-flat = जरिवाना मात्र
value-wrong_call-added = हात र जरिवाना
setting-penalty = गलत कलको जरिवाना
setting-penalty-help = समातिएको खेलाडीलाई कति लाग्छ।
value-penalty =
    { $count ->
        [one] { $count } अङ्क
       *[other] { $count } अङ्क
    }
setting-scoring = हिसाब
setting-scoring-help = राउन्डका अङ्क कसरी गनिन्छन्।
value-scoring-settlement = हार्नेले जित्नेलाई तिर्ने
value-scoring-settlement-help = हार्नेले आफ्ना अङ्क राउन्ड जित्नेलाई तिर्छन्। सबैभन्दा ठूलो जम्माको जित।
value-scoring-cumulative = अङ्क जोडिँदै जाने
value-scoring-cumulative-help = सबैका अङ्क जोडिँदै जान्छन्। सबैभन्दा सानो जम्माको जित।
setting-out = म्याचबाट बाहिर
setting-out-help = कति अङ्कमा खेलाडी म्याचबाट बाहिर हुन्छ।
value-out-off = कोही हुँदैन
value-out-at =
    { $count ->
        [one] { $count } अङ्क वा बढीमा
       *[other] { $count } अङ्क वा बढीमा
    }
value-out-above =
    { $count ->
        [one] { $count } अङ्कभन्दा बढीमा
       *[other] { $count } अङ्कभन्दा बढीमा
    }
setting-halving = आधा हुने
setting-halving-help = जम्मा ठ्याक्कै ५०, १०० वा २०० भए आधा हुन्छ।
value-halving-on = { value-on }
value-halving-off = { value-off }
setting-slap_down = थप फाल्ने
setting-slap_down-help = थुप्रोबाट भर्खरै तानेको पत्ती भर्खरै फालेकै अङ्कको भए, अर्कोले केही नगरेसम्म थप फाल्न मिल्छ।
value-slap_down-on = { value-on }
value-slap_down-off = { value-off }
setting-stock_end = थुप्रो सकिँदा
setting-stock_end-help = थुप्रोको अन्तिम पत्तीपछि के हुन्छ।
value-stock_end-reshuffle = फालेका पत्ती फिट्ने
value-stock_end-score_hands = राउन्ड सकिने
value-stock_end-score_hands-help = राउन्ड कसैको जित नभई सकिन्छ। अङ्क जोडिने खेलमा सबैलाई हातकै अङ्क लाग्छ।
setting-rounds = राउन्ड
setting-rounds-help = म्याच कति लामो।
value-rounds =
    { $count ->
        [one] { $count } राउन्ड
       *[other] { $count } राउन्ड
    }
value-rounds-until_one_left = एक जना बाँकी रहेसम्म
setting-throw_cap = सबैभन्दा लामो राउन्ड
setting-throw_cap-help = टेबलमा यति फ्याँक भएपछि हात तुलना हुन्छ। कोही समातिँदैन।
value-throw_cap =
    { $count ->
        [one] { $count } फ्याँक
       *[other] { $count } फ्याँक
    }
value-level-easy-help = सीमामै कल गर्छ।
value-level-medium-help = सीमाभन्दा मुनि कल गर्छ, जोडी जोगाउँछ र अरूले के उठाए हेर्छ।
value-level-hard-help = सीमाभन्दा दुई मुनि कल गर्छ, देखेको हरेक पत्ती सम्झन्छ।
value-level-expert-help = फाइदा हुँदा मात्र कल गर्छ, अङ्कका लागि खेल्छ।

## Buttons

button-call = { $count } मा कल
button-draw-stock = थुप्रोबाट तान्नुहोस्
button-draw-discard = फालेकोबाट उठाउनुहोस्
button-throw = फाल्नुहोस्
button-throw-sum = फाल्नुहोस्: { $count }
button-slap = थप फाल्नुहोस्
button-sort = पत्ती मिलाउनुहोस्
button-next-round = अर्को राउन्ड

## Keys

key-throw = चिन्ह लगाएका पत्ती फाल्ने
key-draw = थुप्रोबाट तान्ने
key-take-discard = फालेको पत्ती उठाउने
key-call = कल गर्ने

## Seats

seat-label = { $name }, { $cards }, जम्मा { $total }
seat-label-turn = { $name }, { $cards }, जम्मा { $total }, { $role }
seat-few = थोरै पत्ती: कल नजिकै छ
badge-drawing = तान्दै
badge-throwing = फाल्दै
badge-called = कल
badge-caught = समातियो
badge-winner = सबैभन्दा हलुका

## The table

table-stock =
    { $count ->
        [one] थुप्रो, { $count } पत्ती
       *[other] थुप्रो, { $count } पत्ती
    }
table-stock-empty = थुप्रो सकियो
table-discards =
    { $count ->
        [one] फालेको थुप्रो, { $count } पत्ती; माथि: { $card }
       *[other] फालेको थुप्रो, { $count } पत्ती; माथि: { $card }
    }
table-discards-empty = फालेको पत्ती छैन
table-in-hand = हातमा: { $count }
table-limit = { $count } वा कममा कल
table-marked = चिन्ह लगाएको: { $count }
table-sequences = सिक्वेन्स खुला
table-sequences-hide = यो सूचना लुकाउनुहोस्
table-marked-order = { $card }, चिन्ह लगाएको, { $count } मध्ये { $place }
table-shown = { $name }: { $cards }। जोड: { $count }
card-value = { $card }, मोल { $count }

## What to do now

ask-draw = तपाईंको पालो: थुप्रोबाट तान्नुहोस् वा फालेकोबाट उठाउनुहोस्
ask-draw-call = तपाईंको पालो: पत्ती लिनुहोस् वा कल गर्नुहोस्
ask-draw-stock = तपाईंको पालो: थुप्रोबाट तान्नुहोस्
ask-throw = एउटा पत्ती वा एउटै अङ्कका धेरै फाल्नुहोस्
ask-throw-sequence = एउटा पत्ती, एउटै अङ्कका धेरै, वा सिक्वेन्स फाल्नुहोस्
ask-throw-call = तपाईंको पालो: फाल्नुहोस् वा कल गर्नुहोस्
ask-throw-first = तपाईंको पालो: फाल्नुहोस्
ask-draw-after = अब एउटा पत्ती लिनुहोस्
ask-slap = उही अङ्क आयो: थप फाल्नुहुन्छ?
ask-more-marked = अरू पत्तीमा चिन्ह छ। हटाउनुहोस् वा फाल्ने बटन थिच्नुहोस्
ask-choose-discard = उठाउने पत्ती छान्नुहोस्

## What happened

event-turned = पहिलो फालेको पत्ती: { $cards }
event-called =
    { $who ->
        [you] तपाईं: { $count } मा कल
       *[other] { $name }: { $count } मा कल
    }
event-drew =
    { $who ->
        [you] तपाईंले थुप्रोबाट तान्नुभयो
        [bot] { $name }ले थुप्रोबाट तान्यो
       *[other] { $name }ले थुप्रोबाट तान्नुभयो
    }
event-took =
    { $who ->
        [you] तपाईंले फालेकोबाट उठाउनुभयो: { $cards }
        [bot] { $name }ले फालेकोबाट उठायो: { $cards }
       *[other] { $name }ले फालेकोबाट उठाउनुभयो: { $cards }
    }
event-threw =
    { $who ->
        [you] तपाईंले फाल्नुभयो: { $cards }
        [bot] { $name }ले फाल्यो: { $cards }
       *[other] { $name }ले फाल्नुभयो: { $cards }
    }
event-slapped =
    { $who ->
        [you] तपाईंले थप फाल्नुभयो: { $cards }
        [bot] { $name }ले थप फाल्यो: { $cards }
       *[other] { $name }ले थप फाल्नुभयो: { $cards }
    }
event-rebuilt =
    { $count ->
        [one] फालेका पत्ती फिटिए: { $count } पत्ती
       *[other] फालेका पत्ती फिटिए: { $count } पत्ती
    }
event-found-empty = थुप्रो सकियो
event-showed =
    { $who ->
        [you] तपाईंको हात: { $cards }
       *[other] { $name }को हात: { $cards }
    }
event-good-call =
    { $who ->
        [you] कल ठीक: तपाईंभन्दा हलुका कोही छैन
       *[other] कल ठीक: { $name }भन्दा हलुका कोही छैन
    }
event-caught =
    { $who ->
        [you] तपाईं समातिनुभयो
        [bot] { $name } समातियो
       *[other] { $name } समातिनुभयो
    }
event-capped = कल भएन, पालो सकियो: सबैभन्दा हलुका हातको जित
event-stock-out = थुप्रो सकियो: राउन्ड सकिन्छ
event-out =
    { $who ->
        [you] तपाईं म्याचबाट बाहिर
       *[other] { $name } म्याचबाट बाहिर
    }

## Hints

hint-call = अब कल गर्नुहोस्
hint-draw-stock = { button-draw-stock }
hint-draw-discard = { button-draw-discard }
hint-draw-discard-card = फालेकोबाट उठाउनुहोस्: { $cards }
hint-discard = फाल्नुहोस्: { $cards }
hint-slap = थप फाल्नुहोस्: { $cards }
hint-why = यो राउन्डमा औसत अङ्क: { $worth }। त्यसपछिको राम्रो: { $other } ({ $otherWorth })
hint-why-only = यो राउन्डमा औसत अङ्क: { $worth }

## Results

standing-rounds = { $deals } मध्ये राउन्ड { $deal }
standing-until_one_left = राउन्ड { $deal }
result-round =
    { $who ->
        [you] यो राउन्ड तपाईंले जित्नुभयो
        [bot] यो राउन्ड { $name }ले जित्यो
       *[other] यो राउन्ड { $name }ले जित्नुभयो
    }
result-nobody = यो राउन्ड कसैले जितेन
result-call-good =
    { $who ->
        [you] तपाईं, { $count } मा कल: कल ठीक
       *[other] { $name }, { $count } मा कल: कल ठीक
    }
result-call-caught =
    { $who ->
        [you] तपाईं, { $count } मा कल: समातिनुभयो
        [bot] { $name }, { $count } मा कल: समातियो
       *[other] { $name }, { $count } मा कल: समातिनुभयो
    }
result-capped = पालो सकियो। सबैभन्दा हलुका हातको जित।
result-stock-out = थुप्रो सकियो। यो राउन्ड कसैले जितेन।
result-halved =
    { $who ->
        [you] तपाईंको जम्मा आधा भयो: { $count }
       *[other] { $name } · जम्मा आधा भयो: { $count }
    }
score-hand = हात
score-took = लियो
score-paid = तिर्‍यो
score-total = जम्मा
score-plus = ⁦+{ $count }⁩
score-minus = ⁦−{ $count }⁩
score-caught = समातियो
score-call = कल
score-out = बाहिर
score-halved = आधा

## History

history-title = फालेका पत्ती
history-empty = अहिलेसम्म केही फालिएको छैन
history-drew = थुप्रोबाट
history-took = उठाएको: { $cards }
history-threw = फालेको: { $cards }
history-slapped = थप फालेको: { $cards }
history-rebuilt = फेरि फिटियो
history-called = { $count } मा कल

## Why it cannot be done

why-call-over-limit = सीमाभन्दा माथि
why-call-before-drawing = कल तान्नुअघि मात्र, अर्को पालोमा
why-draw-first = पहिले तान्नुहोस्
why-already-drawn = तपाईंले तानिसक्नुभयो
why-throw-first = पहिले फाल्नुहोस्
why-already-thrown = तपाईंले फालिसक्नुभयो
why-empty-hand-discard = हात खाली छ, थुप्रोबाट मात्र
why-not-on-offer = यो पत्ती उठाउन मिल्दैन
why-taken-this-turn = भर्खरै उठाएको
why-sequences-off = यो टेबलमा सिक्वेन्स छैन
why-broken-sequence = पत्ती लगातार छैनन्
why-joker-in-sequence = यो टेबलमा सिक्वेन्समा जोकर मिल्दैन
why-not-a-set = सबै एउटै अङ्कका हुनुपर्छ
