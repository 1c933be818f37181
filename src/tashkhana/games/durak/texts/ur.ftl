### ڈوراک کے متن اردو میں۔
### The game

durak-name = ڈوراک
durak-line = حملہ کاٹیں یا پتے اٹھائیں۔ آخر میں جس کے پاس پتے رہ جائیں، وہی ڈوراک۔

## Presets

preset-kathmandu = کھٹمنڈو کی میز
preset-kathmandu-line = تین کھیل، پتے باری باری۔ سب سے پرسکون میز۔
preset-yerevan = یریوان کی میز
preset-yerevan-line = ایک کھیل، سب ایک ساتھ پتے ڈالتے ہیں۔ تیز اور ہنگامہ خیز۔
preset-yerevan-transfer = یریوان کی میز، منتقلی
preset-yerevan-transfer-line = یریوان جیسی، مگر حملہ آگے منتقل ہو سکتا ہے۔
preset-lahore = لاہور کا کمرہ
preset-lahore-line = جوڑی سے بھی آغاز، پہلے ہی حملے سے چھ پتوں تک۔ حملے بھاری ہوتے ہیں۔
preset-lahore-transfer = لاہور کا کمرہ، منتقلی
preset-lahore-transfer-line = لاہور جیسا، مگر حملہ آگے منتقل ہو سکتا ہے۔
preset-house = ہماری میز
preset-house-line = تھوڑا تھوڑا سب کچھ: جوڑیاں، منتقلی، تین کھیل۔ شروع کرنے کے لیے اچھی۔

## Settings

group-attack = حملہ اور پتے ڈالنا
group-transfer = منتقلی
group-deal = ایک کھیل سے دوسرے تک
setting-deck = گڈی
setting-deck-help = چھوٹی گڈی سے کھیل چھوٹا اور تیز، 52 پتوں سے لمبا۔
value-deck =
    { $count ->
        [one] { $count } پتّا
       *[other] { $count } پتے
    }
setting-transfer = منتقلی
setting-transfer-help = کچھ بھی کاٹنے سے پہلے دفاع والا اسی نمبر کا پتا رکھ کر حملہ اگلے کھلاڑی پر منتقل کر سکتا ہے۔
value-transfer-off = { value-off }
value-transfer-on = { value-on }
setting-transfer_show = ترپ دکھا کر منتقلی
setting-transfer_show-help = دفاع والا اسی نمبر کا ترپ صرف دکھا کر اپنے پاس رکھ سکتا ہے۔ ہر ترپ ایک حملے میں ایک بار۔
value-transfer_show-off = { value-off }
value-transfer_show-on = { value-on }
setting-transfer_first_bout = پہلے حملے میں منتقلی
setting-transfer_first_bout-help = آف ہو تو کھیل کا پہلا حملہ منتقل نہیں ہو سکتا۔
value-transfer_first_bout-on = { value-on }
value-transfer_first_bout-off = { value-off }
setting-transfer_cards = ایک منتقلی کے پتے
setting-transfer_cards-help = ایک بار منتقل کرنے پر اسی نمبر کے کتنے پتے رکھے جا سکتے ہیں۔
value-transfer_cards-one = ایک پتّا
value-transfer_cards-many = کئی پتے
setting-open = آغاز
setting-open-help = حملہ کس سے شروع ہو سکتا ہے۔
value-open-single = ایک پتّا
value-open-set = ایک نمبر کے پتے ایک ساتھ
setting-throwers = پتے کون ڈالے
setting-throwers-help = حملے میں کون پتے ڈال سکتا ہے۔
value-throwers-all = سب
value-throwers-neighbours = دفاع والے کے ساتھ والے
value-throwers-attacker = صرف حملہ آور
setting-throw_timing = پتے کب ڈالیں
setting-throw_timing-help = سب کٹنے کا انتظار ہو، یا کسی بھی وقت پتے ڈالے جائیں۔
value-throw_timing-covered = سب کٹنے کے بعد
value-throw_timing-anytime = کسی بھی وقت
setting-throw_order = پتے ڈالنے کی ترتیب
setting-throw_order-help = کئی کھلاڑی پتے ڈال سکتے ہوں تو پہلے کون۔
value-throw_order-in_turn = باری باری
value-throw_order-free = جو پہلے ڈال دے
value-throw_order-attacker_first = پہلے حملہ آور
setting-throw_after_take = اٹھانے پر پتے ڈالنا
setting-throw_after_take-help = آف ہو تو دفاع والے کے اٹھانے کے بعد کچھ نہیں ڈالا جا سکتا۔
value-throw_after_take-on = { value-on }
value-throw_after_take-off = { value-off }
setting-first_limit = پہلا حملہ
setting-first_limit-help = کھیل کے پہلے حملے میں زیادہ سے زیادہ کتنے پتے۔ بعد میں چھ۔
value-first_limit =
    { $count ->
        [one] { $count } پتّا
       *[other] { $count } پتے
    }
setting-first_limit_until = چھوٹی حد کب تک
setting-first_limit_until-help = صرف پہلے حملے میں، یا پہلے بیتو تک۔
value-first_limit_until-bout = پہلے حملے میں
value-first_limit_until-bito = پہلے بیتو تک
setting-full_deal_trump = سارے پتے بٹ جائیں تو ترپ
setting-full_deal_trump-help = کچھ نہ بچے (چھ کھلاڑی اور 36 پتے، چار کھلاڑی اور 24 پتے) تو بانٹنے والے کا آخری پتا ترپ ہے: ہاتھ ہی میں رہتا ہے، یا اکیلا گڈی بن جاتا ہے۔
value-full_deal_trump-dealer_card = بانٹنے والے کا آخری پتا
value-full_deal_trump-talon_one = ایک پتے کی گڈی
setting-next_lead = بعد کے کھیلوں میں پہلا حملہ
setting-next_lead-help = پہلا کھیل، اور برابر کے بعد کا کھیل، سب سے چھوٹے ترپ سے شروع ہوتا ہے۔
value-next_lead-lowest_trump = سب سے چھوٹا ترپ
value-next_lead-left_of_durak = ڈوراک کے بائیں والا
value-next_lead-right_of_durak = ڈوراک کے دائیں والا
value-next_lead-durak = ڈوراک
setting-next_dealer = اگلا کھیل کون بانٹے
setting-next_dealer-help = اگلا کھیل کون بانٹتا ہے۔ بانٹنے والے کو پتے آخر میں ملتے ہیں۔
value-next_dealer-durak = ڈوراک
value-next_dealer-left = بائیں طرف کا اگلا کھلاڑی
value-next_dealer-random = قرعے سے
setting-draw = آخری دو ایک ساتھ باہر
setting-draw-help = جب آخری دفاع والا اپنے آخری پتے سے آخری پتا کاٹے۔
value-draw-allowed = برابر
value-draw-last_defender = دفاع والا ڈوراک
value-match-single = ایک کھیل
value-match-deals =
    { $count ->
        [one] { $count } کھیل، سب سے کم بار ڈوراک بننے والے کی جیت
       *[other] { $count } کھیل، سب سے کم بار ڈوراک بننے والے کی جیت
    }
value-match-fools =
    { $count ->
        [one] جب تک کوئی { $count } بار ڈوراک نہ بنے
       *[other] جب تک کوئی { $count } بار ڈوراک نہ بنے
    }
setting-auto_take = پوچھے بغیر اٹھانا
setting-auto_take-help = جب نہ کچھ کٹ سکے نہ منتقل ہو سکے تو پتے پوچھے بغیر اٹھا لیے جاتے ہیں۔
value-auto_take-off = { value-off }
value-auto_take-no_reply = { value-on }
value-level-easy-help = بے سوچے کھیلتا ہے۔
value-level-medium-help = ترپ بچا کر رکھتا ہے۔
value-level-hard-help = ہر پتا یاد رکھتا ہے اور کھیل کے آخر کا حساب لگاتا ہے۔
value-level-expert-help = مشکل سے بھی آگے کا حساب لگاتا ہے۔

## Buttons

button-take = اٹھا لیں
button-done = بس
button-bita-done = بیتو / بس
button-transfer = منتقل کریں
button-show = ترپ دکھائیں

## Keys

key-take = اٹھانا
key-done = بس
key-attack = چنے ہوئے پتوں سے حملہ

## Seats

badge-attacking = حملہ
badge-defending = دفاع
badge-taking = اٹھانا
badge-throwing = پتے ڈالنا
badge-done = بس
seat-label = { $name }، { $cards }، { $role }
seat-label-turn = { $name }، { $cards }، { $role }، باری

## The table

table-empty = میز پر ابھی کچھ نہیں
table-stock =
    { $count ->
        [one] گڈی، { $count } پتّا؛ ترپ { suit-name }
       *[other] گڈی، { $count } پتے؛ ترپ { suit-name }
    }
table-stock-empty = گڈی ختم؛ ترپ { suit-name }
table-beaten =
    { $count ->
        [one] کٹا ہوا ڈھیر، { $count } پتّا
       *[other] کٹا ہوا ڈھیر، { $count } پتے
    }
table-trump-card = گڈی کے نیچے سیدھا ترپ: { $card }
table-lead-card =
    { $who ->
        [you] پہلا حملہ آپ کا۔ سب سے چھوٹا ترپ: { $card }
       *[other] پہلا حملہ { $name } کا۔ سب سے چھوٹا ترپ: { $card }
    }
table-no-lead-card =
    { $who ->
        [you] کسی کے پاس ترپ نہیں: پہلا حملہ آپ کا
       *[other] کسی کے پاس ترپ نہیں: پہلا حملہ { $name } کا
    }
table-pair-open = { $attack }، کاٹنا باقی
table-pair-covered = { $attack }، جسے { $cover } نے کاٹا
table-pair-target = { $attack }، کاٹنے کے لیے: { $card }

## What to do now

ask-attack = آپ کی باری: حملہ کریں
ask-defend = آپ کی باری: دفاع کریں
ask-defend-transfer = آپ کی باری: دفاع کریں یا منتقل کریں
ask-throw = پتے ڈالیں یا بس کہیں
ask-throw-take =
    { $who ->
        [you] یہ پتے اب آپ کے
       *[other] یہ پتے { $name } کے: اور ڈالیں یا بس کہیں
    }
ask-wait-defender = { $name } کا دفاع…
ask-choose-cover = کون سا پتا کاٹنا ہے، چنیں
ask-choose-trump = کون سا ترپ دکھانا ہے، چنیں
ask-choose-transfer = کون سا پتا رکھ کر منتقل کرنا ہے، چنیں
ask-throw-anytime = پتے ڈالنا ممکن ہے
card-covers = { $card }، کاٹنا ممکن: { $attacks }

## What happened

event-trump = ترپ: { suit-name }
event-led =
    { $who ->
        [you] پہلا حملہ آپ کا۔ سب سے چھوٹا ترپ: { $cards }
       *[other] پہلا حملہ { $name } کا۔ سب سے چھوٹا ترپ: { $cards }
    }
event-attacked =
    { $who ->
        [you] آپ کا حملہ: { $cards }
       *[other] { $name } کا حملہ: { $cards }
    }
event-threw =
    { $who ->
        [you] آپ نے پتے ڈالے: { $cards }
       *[other] { $name } نے پتے ڈالے: { $cards }
    }
event-covered =
    { $who ->
        [you] آپ نے { $attack } کو { $cover } سے کاٹا
       *[other] { $name } نے { $attack } کو { $cover } سے کاٹا
    }
event-covered-signs =
    { $who ->
        [you] آپ نے { $attack } کو { $cover } سے کاٹا
       *[other] { $name } نے { $attack } کو { $cover } سے کاٹا
    }
event-transferred =
    { $who ->
        [you] آپ نے { $cards } رکھ کر حملہ { $next } پر منتقل کیا
       *[other]
            { $nextWho ->
                [you] { $name } نے { $cards } رکھ کر حملہ آپ پر منتقل کیا
               *[other] { $name } نے { $cards } رکھ کر حملہ { $next } پر منتقل کیا
            }
    }
event-showed =
    { $who ->
        [you] آپ نے { $cards } دکھا کر حملہ { $next } پر منتقل کیا
       *[other]
            { $nextWho ->
                [you] { $name } نے { $cards } دکھا کر حملہ آپ پر منتقل کیا
               *[other] { $name } نے { $cards } دکھا کر حملہ { $next } پر منتقل کیا
            }
    }
event-gave-up =
    { $who ->
        [you] آپ: پتے اٹھانے ہیں
       *[other] { $name }: پتے اٹھانے ہیں
    }
event-took =
    { $who ->
        [you]
            { $count ->
                [one] آپ نے { $count } پتّا اٹھایا
               *[other] آپ نے { $count } پتے اٹھائے
            }
       *[other]
            { $count ->
                [one] { $name } نے { $count } پتّا اٹھایا
               *[other] { $name } نے { $count } پتے اٹھائے
            }
    }
event-passed =
    { $who ->
        [you] آپ: بس
       *[other] { $name }: بس
    }
event-beaten = بیتو: سب کٹ گیا
event-drew =
    { $who ->
        [you]
            { $count ->
                [one] آپ نے گڈی سے { $count } پتّا اٹھایا
               *[other] آپ نے گڈی سے { $count } پتے اٹھائے
            }
       *[other]
            { $count ->
                [one] { $name } نے گڈی سے { $count } پتّا اٹھایا
               *[other] { $name } نے گڈی سے { $count } پتے اٹھائے
            }
    }
event-drew-trump =
    { $who ->
        [you] آپ نے سیدھا ترپ اٹھایا: { $cards }
       *[other] { $name } نے سیدھا ترپ اٹھایا: { $cards }
    }
event-out =
    { $who ->
        [you] آپ باہر، محفوظ
       *[other] { $name } باہر
    }
event-fool =
    { $who ->
        [you] ڈوراک: آپ
       *[other] ڈوراک: { $name }
    }
event-tied = برابر۔ کوئی ڈوراک نہیں۔
event-bito = بیتو!

## Hints

hint-attack = حملہ کریں: { $cards }
hint-throw = پتے ڈالیں: { $cards }
hint-cover = { $first } کو { $second } سے کاٹیں
hint-transfer = منتقل کریں: { $cards }
hint-show = ترپ دکھائیں: { $cards }
hint-take = { button-take }
hint-done = { button-done }
hint-why = یوں 100 میں { $worth } بار ڈوراک بنتے ہیں۔ اگلی بہتر چال: { $other } (100 میں { $otherWorth })
hint-why-only = یوں 100 میں { $worth } بار ڈوراک بنتے ہیں

## Results

result-loser =
    { $who ->
        [you] اس بار ڈوراک آپ
       *[other] ڈوراک: { $name }
    }
result-match-loser =
    { $who ->
        [you] میچ میں ہار آپ کی
       *[other] میچ میں ہار { $name } کی
    }
marks-title = کتنی بار ڈوراک
marks-count =
    { $count ->
        [one] { $count } بار ڈوراک
       *[other] { $count } بار ڈوراک
    }
standing-fools =
    { $count ->
        [one] کھیل { $deal }، { $count } بار ڈوراک تک
       *[other] کھیل { $deal }، { $count } بار ڈوراک تک
    }
standing-single = ایک کھیل

## Bout history

history-title = حملوں کی تاریخ
history-empty = ابھی کوئی حملہ نہیں
history-bout = حملہ { $number }
history-who = حملہ: { $attacker } · دفاع: { $defenders }
history-open = جاری
history-beaten = بیتو
history-taken = اٹھائے گئے
history-shown = دکھایا گیا ترپ: { $cards }
history-pair = { $attack }، جسے { $cover } نے کاٹا
history-pair-open = { $attack }، بغیر کٹے

## Why a card cannot be played

why-attacker-must-play = حملہ آپ کھولیں: کوئی پتا ڈالیں
why-one-card-only = ایک وقت میں ایک ہی پتا
why-attack-limit = حد پوری ہو گئی
why-defender-too-few-cards = دفاع والے کے پاس پتے کم ہیں
why-rank-not-on-table = یہ نمبر میز پر نہیں
why-wait-for-defender = پہلے سب کٹنے دیں
why-not-allowed-to-throw = یہاں پتے ڈالنا آپ کے لیے نہیں
why-throwing-closed = اٹھانے کے بعد پتے نہیں ڈالے جاتے
why-no-such-attack = یہ پتا میز پر نہیں
why-already-covered = یہ پتا کٹ چکا ہے
why-too-low = پتا چھوٹا ہے
why-wrong-suit = رنگ نہیں ملا
why-trump-needs-higher-trump = بڑا ترپ چاہیے
why-nothing-to-take = اٹھانے کو کچھ نہیں
why-transfer-off = اس میز پر منتقلی نہیں
why-transfer-first-bout = پہلے حملے میں منتقلی نہیں
why-transfer-after-cover = ایک پتا کٹ چکا ہے
why-transfer-wrong-rank = منتقلی کے لیے وہی نمبر چاہیے
why-target-too-few-cards = اگلے کھلاڑی کے پاس پتے کم ہیں
why-show-off = اس میز پر ترپ نہیں دکھایا جاتا
why-not-a-trump = صرف ترپ دکھایا جا سکتا ہے
why-already-shown = یہ ترپ دکھایا جا چکا
why-already-done = بس کہا جا چکا ہے
why-choose-cover = کون سا پتا کاٹنا ہے، چنیں
