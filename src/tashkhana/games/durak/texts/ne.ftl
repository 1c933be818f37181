### दुराकका पाठ नेपालीमा।
### The game

durak-name = दुराक
durak-line = आक्रमण काट्नुहोस् वा उठाउनुहोस्। अन्त्यमा जसको हातमा पत्ती रहन्छ, ऊ दुराक।

## Presets

preset-kathmandu = काठमाडौं टेबल
preset-kathmandu-line = तीन खेल, पत्ती पालैपालो थप्ने। सबैभन्दा शान्त टेबल।
preset-yerevan = येरेभान टेबल
preset-yerevan-line = एक खेल, सबैले एकैचोटि थप्ने। छिटो र हल्लाखल्ला।
preset-yerevan-transfer = येरेभान टेबल, सार्ने खेल
preset-yerevan-transfer-line = येरेभानजस्तै, तर आक्रमण अर्कोतिर सार्न मिल्छ।
preset-lahore = लाहोर कोठा
preset-lahore-line = जोडीबाट पनि सुरु हुन्छ, पहिलो चरणदेखि नै छ पत्तीसम्म। आक्रमण भारी हुन्छ।
preset-lahore-transfer = लाहोर कोठा, सार्ने खेल
preset-lahore-transfer-line = लाहोरजस्तै, तर आक्रमण अर्कोतिर सार्न मिल्छ।
preset-house = हाम्रो टेबल
preset-house-line = अलि अलि सबै: जोडी, सार्ने, तीन खेल। सुरु गर्न राम्रो।

## Settings

group-attack = आक्रमण र पत्ती थप्ने
group-transfer = सार्ने
group-deal = एक खेलबाट अर्कोमा
setting-deck = गड्डी
setting-deck-help = सानो गड्डीले खेल छोटो र चर्को हुन्छ, ५२ पत्तीले लामो।
value-deck =
    { $count ->
        [one] { $count } पत्ती
       *[other] { $count } पत्ती
    }
setting-transfer = सार्ने
setting-transfer-help = केही काट्नुअघि बचाउ गर्नेले उही अङ्कको पत्ती राखेर आक्रमण अर्को खेलाडीतिर सार्न सक्छ।
value-transfer-off = { value-off }
value-transfer-on = { value-on }
setting-transfer_show = तुरुप देखाएर सार्ने
setting-transfer_show-help = बचाउ गर्नेले उही अङ्कको तुरुप देखाएर हातमै राख्न सक्छ। हरेक तुरुप एक चरणमा एक पटक।
value-transfer_show-off = { value-off }
value-transfer_show-on = { value-on }
setting-transfer_first_bout = पहिलो चरणमा सार्ने
setting-transfer_first_bout-help = बन्द भए खेलको पहिलो चरण सार्न मिल्दैन।
value-transfer_first_bout-on = { value-on }
value-transfer_first_bout-off = { value-off }
setting-transfer_cards = एक पटक सार्दाका पत्ती
setting-transfer_cards-help = एक पटक सार्दा उही अङ्कका कति पत्ती थप्न मिल्छ।
value-transfer_cards-one = एउटा पत्ती
value-transfer_cards-many = धेरै पत्ती
setting-open = सुरुको चाल
setting-open-help = आक्रमण केबाट सुरु गर्न मिल्छ।
value-open-single = एउटा पत्ती
value-open-set = एउटै अङ्कका पत्ती सँगै
setting-throwers = कसले थप्न सक्छ
setting-throwers-help = आक्रमणमा कसले पत्ती थप्न सक्छ।
value-throwers-all = सबैले
value-throwers-neighbours = बचाउ गर्नेका छेउका खेलाडीले
value-throwers-attacker = आक्रमण गर्नेले मात्र
setting-throw_timing = कहिले थप्ने
setting-throw_timing-help = सबै नकाटिएसम्म पर्खने कि जुनसुकै बेला थप्ने।
value-throw_timing-covered = सबै काटिएपछि
value-throw_timing-anytime = जुनसुकै बेला
setting-throw_order = थप्ने क्रम
setting-throw_order-help = धेरैले थप्न सक्दा पहिले कसले थप्छ।
value-throw_order-in_turn = पालैपालो
value-throw_order-free = जो छिटो
value-throw_order-attacker_first = पहिले आक्रमण गर्ने
setting-throw_after_take = उठाउँदा थप्ने
setting-throw_after_take-help = बन्द भए बचाउ गर्नेले उठाएपछि केही थप्न मिल्दैन।
value-throw_after_take-on = { value-on }
value-throw_after_take-off = { value-off }
setting-first_limit = पहिलो चरणको सीमा
setting-first_limit-help = खेलको पहिलो चरणमा बढीमा कति पत्तीले आक्रमण हुन्छ। त्यसपछि छ।
value-first_limit =
    { $count ->
        [one] { $count } पत्ती
       *[other] { $count } पत्ती
    }
setting-first_limit_until = सानो सीमा कहिलेसम्म
setting-first_limit_until-help = पहिलो चरणमा मात्र, वा पहिलो बिटो नभएसम्म।
value-first_limit_until-bout = पहिलो चरणमा
value-first_limit_until-bito = पहिलो बिटोसम्म
setting-full_deal_trump = सबै पत्ती बाँडिँदाको तुरुप
setting-full_deal_trump-help = केही बाँकी नरहँदा (छ जना र ३६ पत्ती, चार जना र २४ पत्ती) बाँड्नेको अन्तिम पत्ती तुरुप हुन्छ: हातमै रहन्छ, वा एक्लै थुप्रो बन्छ।
value-full_deal_trump-dealer_card = बाँड्नेको अन्तिम पत्ती
value-full_deal_trump-talon_one = एउटा पत्तीको थुप्रो
setting-next_lead = पछिका खेलमा पहिलो आक्रमण
setting-next_lead-help = पहिलो खेल र बराबरपछिको खेल सधैँ सबैभन्दा सानो तुरुप हुनेले सुरु गर्छ।
value-next_lead-lowest_trump = सबैभन्दा सानो तुरुप
value-next_lead-left_of_durak = दुराकको देब्रेको खेलाडी
value-next_lead-right_of_durak = दुराकको दायाँको खेलाडी
value-next_lead-durak = दुराक
setting-next_dealer = अर्को खेल कसले बाँड्ने
setting-next_dealer-help = अर्को खेल कसले बाँड्छ। बाँड्नेले अन्तिममा पत्ती पाउँछ।
value-next_dealer-durak = दुराकले
value-next_dealer-left = देब्रेको अर्को खेलाडीले
value-next_dealer-random = गोला तानेर
setting-draw = अन्तिम दुई जना सँगै बाहिर
setting-draw-help = अन्तिम बचाउ गर्नेले अन्तिम आक्रमणलाई आफ्नो अन्तिम पत्तीले काट्दा।
value-draw-allowed = बराबर
value-draw-last_defender = बचाउ गर्ने दुराक
value-match-single = एक खेल
value-match-deals =
    { $count ->
        [one] { $count } खेल, सबैभन्दा कम दुराक हुने जित्छ
       *[other] { $count } खेल, सबैभन्दा कम दुराक हुने जित्छ
    }
value-match-fools =
    { $count ->
        [one] कोही { $count } पटक दुराक नभएसम्म
       *[other] कोही { $count } पटक दुराक नभएसम्म
    }
setting-auto_take = नसोधी उठाउने
setting-auto_take-help = केही काट्न वा सार्न नमिल्दा पत्ती नसोधीकनै उठाइन्छन्।
value-auto_take-off = { value-off }
value-auto_take-no_reply = { value-on }
value-level-easy-help = जथाभाबी खेल्छ।
value-level-medium-help = तुरुप जोगाउँछ।
value-level-hard-help = हरेक पत्ती सम्झन्छ र अन्तिम चालको हिसाब गर्छ।
value-level-expert-help = कठिनभन्दा पनि टाढासम्म हिसाब गर्छ।

## Buttons

button-take = उठाउनुहोस्
button-done = भयो
button-bita-done = बिटो / भयो
button-transfer = सार्नुहोस्
button-show = तुरुप देखाउनुहोस्

## Keys

key-take = उठाउने
key-done = भयो
key-attack = छानिएका पत्तीले आक्रमण गर्ने

## Seats

badge-attacking = आक्रमण
badge-defending = बचाउ
badge-taking = उठाउँदै
badge-throwing = थप्न सक्छ
badge-done = भयो
seat-label = { $name }, { $cards }, { $role }
seat-label-turn = { $name }, { $cards }, { $role }, पालो

## The table

table-empty = टेबलमा अहिले केही छैन
table-stock =
    { $count ->
        [one] थुप्रो, { $count } पत्ती; तुरुप { suit-name }
       *[other] थुप्रो, { $count } पत्ती; तुरुप { suit-name }
    }
table-stock-empty = थुप्रो सकियो; तुरुप { suit-name }
table-beaten =
    { $count ->
        [one] बिटो, { $count } पत्ती
       *[other] बिटो, { $count } पत्ती
    }
table-trump-card = थुप्रोमुनिको तुरुप: { $card }
table-lead-card =
    { $who ->
        [you] पहिलो आक्रमण तपाईंको। सबैभन्दा सानो तुरुप: { $card }
       *[other] पहिलो आक्रमण { $name }को। सबैभन्दा सानो तुरुप: { $card }
    }
table-no-lead-card =
    { $who ->
        [you] कसैसँग तुरुप छैन: पहिलो आक्रमण तपाईंको
       *[other] कसैसँग तुरुप छैन: पहिलो आक्रमण { $name }को
    }
table-pair-open = { $attack }, काट्न बाँकी
table-pair-covered = { $attack }, { $cover }ले काटिएको
table-pair-target = { $attack }, काट्ने पत्ती: { $card }

## What to do now

ask-attack = तपाईंको पालो: आक्रमण गर्नुहोस्
ask-defend = तपाईंको पालो: बचाउ गर्नुहोस्
ask-defend-transfer = तपाईंको पालो: बचाउ गर्नुहोस् वा सार्नुहोस्
ask-throw = पत्ती थप्नुहोस् वा भयो भन्नुहोस्
ask-throw-take =
    { $who ->
        [you] तपाईं उठाउँदै हुनुहुन्छ
        [bot] { $name } उठाउँदै छ: पत्ती थप्नुहोस् वा भयो भन्नुहोस्
       *[other] { $name } उठाउँदै हुनुहुन्छ: पत्ती थप्नुहोस् वा भयो भन्नुहोस्
    }
ask-wait-defender = { $name } बचाउ गर्दै…
ask-choose-cover = कुन काट्ने, छान्नुहोस्
ask-choose-trump = कुन तुरुप देखाउने, छान्नुहोस्
ask-choose-transfer = कुन पत्तीले सार्ने, छान्नुहोस्
ask-throw-anytime = पत्ती थप्न मिल्छ
card-covers = { $card }, काट्न मिल्छ: { $attacks }

## What happened

event-trump = तुरुप: { suit-name }
event-led =
    { $who ->
        [you] पहिलो आक्रमण तपाईंको। सबैभन्दा सानो तुरुप: { $cards }
       *[other] पहिलो आक्रमण { $name }को। सबैभन्दा सानो तुरुप: { $cards }
    }
event-attacked =
    { $who ->
        [you] तपाईंको आक्रमण: { $cards }
       *[other] { $name }को आक्रमण: { $cards }
    }
event-threw =
    { $who ->
        [you] तपाईंले थप्नुभयो: { $cards }
        [bot] { $name }ले थप्यो: { $cards }
       *[other] { $name }ले थप्नुभयो: { $cards }
    }
event-covered =
    { $who ->
        [you] तपाईंले { $attack }लाई { $cover }ले काट्नुभयो
        [bot] { $name }ले { $attack }लाई { $cover }ले काट्यो
       *[other] { $name }ले { $attack }लाई { $cover }ले काट्नुभयो
    }
event-covered-signs =
    { $who ->
        [you] तपाईंले { $attack }लाई { $cover }ले काट्नुभयो
        [bot] { $name }ले { $attack }लाई { $cover }ले काट्यो
       *[other] { $name }ले { $attack }लाई { $cover }ले काट्नुभयो
    }
event-transferred =
    { $who ->
        [you] तपाईंले { $cards } राखेर { $next }तिर सार्नुभयो
        [bot]
            { $nextWho ->
                [you] { $name }ले { $cards } राखेर तपाईंतिर सार्‍यो
               *[other] { $name }ले { $cards } राखेर { $next }तिर सार्‍यो
            }
       *[other]
            { $nextWho ->
                [you] { $name }ले { $cards } राखेर तपाईंतिर सार्नुभयो
               *[other] { $name }ले { $cards } राखेर { $next }तिर सार्नुभयो
            }
    }
event-showed =
    { $who ->
        [you] तपाईंले { $cards } देखाएर { $next }तिर सार्नुभयो
        [bot]
            { $nextWho ->
                [you] { $name }ले { $cards } देखाएर तपाईंतिर सार्‍यो
               *[other] { $name }ले { $cards } देखाएर { $next }तिर सार्‍यो
            }
       *[other]
            { $nextWho ->
                [you] { $name }ले { $cards } देखाएर तपाईंतिर सार्नुभयो
               *[other] { $name }ले { $cards } देखाएर { $next }तिर सार्नुभयो
            }
    }
event-gave-up =
    { $who ->
        [you] तपाईं उठाउँदै हुनुहुन्छ
        [bot] { $name } उठाउँदै छ
       *[other] { $name } उठाउँदै हुनुहुन्छ
    }
event-took =
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
        [you] तपाईं: भयो
       *[other] { $name }: भयो
    }
event-beaten = बिटो: सबै काटियो
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
event-drew-trump =
    { $who ->
        [you] तपाईंले पल्टाएको तुरुप तान्नुभयो: { $cards }
        [bot] { $name }ले पल्टाएको तुरुप तान्यो: { $cards }
       *[other] { $name }ले पल्टाएको तुरुप तान्नुभयो: { $cards }
    }
event-out =
    { $who ->
        [you] तपाईं बाहिर, बच्नुभयो
       *[other] { $name } बाहिर
    }
event-fool =
    { $who ->
        [you] दुराक: तपाईं
       *[other] दुराक: { $name }
    }
event-tied = बराबर। कोही दुराक भएन।
event-bito = बिटो!

## Hints

hint-attack = आक्रमण गर्नुहोस्: { $cards }
hint-throw = थप्नुहोस्: { $cards }
hint-cover = { $first }लाई { $second }ले काट्नुहोस्
hint-transfer = सार्नुहोस्: { $cards }
hint-show = तुरुप देखाउनुहोस्: { $cards }
hint-take = { button-take }
hint-done = { button-done }
hint-why = यसो गर्दा १०० मा { $worth } पटक दुराक बनिन्छ। त्यसपछिको राम्रो: { $other } (१०० मा { $otherWorth })
hint-why-only = यसो गर्दा १०० मा { $worth } पटक दुराक बनिन्छ

## Results

result-loser =
    { $who ->
        [you] यसपालि दुराक तपाईं
       *[other] दुराक: { $name }
    }
result-match-loser =
    { $who ->
        [you] म्याच तपाईंले हार्नुभयो
        [bot] म्याच { $name }ले हार्‍यो
       *[other] म्याच { $name }ले हार्नुभयो
    }
marks-title = दुराक भएको पटक
marks-count =
    { $count ->
        [one] { $count } पटक दुराक
       *[other] { $count } पटक दुराक
    }
standing-fools =
    { $count ->
        [one] खेल { $deal }, { $count } पटक दुराक नभएसम्म
       *[other] खेल { $deal }, { $count } पटक दुराक नभएसम्म
    }
standing-single = एक खेल

## Bout history

history-title = चरणको इतिहास
history-empty = अहिलेसम्म कुनै चरण छैन
history-bout = चरण { $number }
history-who = आक्रमण: { $attacker } · बचाउ: { $defenders }
history-open = चल्दै
history-beaten = बिटो
history-taken = उठाइयो
history-shown = देखाइएको तुरुप: { $cards }
history-pair = { $attack }, { $cover }ले काटिएको
history-pair-open = { $attack }, नकाटिएको

## Why a card cannot be played

why-attacker-must-play = चरण तपाईंले खोल्ने: पत्ती हान्नुहोस्
why-one-card-only = एक पटकमा एउटै पत्ती
why-attack-limit = सीमा पुग्यो
why-defender-too-few-cards = बचाउ गर्नेसँग पत्ती पुगेन
why-rank-not-on-table = यो अङ्क टेबलमा छैन
why-wait-for-defender = सबै काटिएपछि मात्र
why-not-allowed-to-throw = यहाँ तपाईंले थप्न मिल्दैन
why-throwing-closed = उठाएपछि थप्न मिल्दैन
why-no-such-attack = यो पत्ती टेबलमा छैन
why-already-covered = यो पत्ती काटिसकियो
why-too-low = पत्ती सानो भयो
why-wrong-suit = रङ मिलेन
why-trump-needs-higher-trump = ठूलो तुरुप चाहिन्छ
why-nothing-to-take = उठाउन केही छैन
why-transfer-off = यो टेबलमा सार्न मिल्दैन
why-transfer-first-bout = पहिलो चरण सार्न मिल्दैन
why-transfer-after-cover = पत्ती काटिसकियो
why-transfer-wrong-rank = सार्न उही अङ्क चाहिन्छ
why-target-too-few-cards = अर्को खेलाडीसँग पत्ती पुगेन
why-show-off = यो टेबलमा तुरुप देखाइँदैन
why-not-a-trump = तुरुप मात्र देखाउन मिल्छ
why-already-shown = यो तुरुप देखाइसकियो
why-already-done = तपाईंले भयो भनिसक्नुभयो
why-choose-cover = कुन काट्ने, छान्नुहोस्
