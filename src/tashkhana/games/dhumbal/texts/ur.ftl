### دھمبل کے متن اردو میں۔
### The game

dhumbal-name = دھمبل
dhumbal-line = ایک پتا اٹھائیں، ایک یا زیادہ پھینکیں، ہاتھ ہلکا رکھیں۔ لگے کہ سب سے ہلکا ہاتھ آپ کا ہے، تو کال کریں۔

## Presets

preset-dhumbal = دھمبل
preset-dhumbal-line = تین راؤنڈ، ہارنے والوں کے پوائنٹ جیتنے والے کو۔ پہلے اٹھانا، پھر پھینکنا۔ شروع کرنے کے لیے اچھی۔
preset-jhyap-100 = جھیاپ، 100 تک
preset-jhyap-100-line = پوائنٹ جمع ہوتے ہیں، 100 پر باہر۔ جو آخر تک رہے، جیت اسی کی۔
preset-yaniv = یانیو
preset-yaniv-line = جوکر، سیکوئنس اور ساتھ پھینکنا؛ پورے عدد پر مجموعہ آدھا۔ سب سے رنگین میز۔

## Settings

group-cards = پتے
group-turn = ایک باری
group-scoring = حساب

setting-cards = پتے
setting-cards-help = سب کو کتنے پتے ملتے ہیں۔ سات پتوں سے ہاتھ شروع میں بھاری اور کال دیر سے۔
value-cards =
    { $count ->
        [one] { $count } پتّا
       *[other] { $count } پتے
    }
setting-jokers = جوکر
setting-jokers-help = جوکر کا کوئی پوائنٹ نہیں، اور وہ ہر نمبر کے پتوں کے ساتھ جاتا ہے۔
value-jokers-0 = کوئی نہیں
value-jokers =
    { $count ->
        [one] { $count } جوکر
       *[other] { $count } جوکر
    }
setting-limit = کال کی حد
setting-limit-help = ہاتھ کا جوڑ اتنا یا کم ہو تو کال ہو سکتی ہے۔ چھوٹی حد پر کال کم اور محفوظ، بڑی پر جلد اور خطرے والی۔
value-limit =
    { $count ->
        [one] { $count } پوائنٹ
       *[other] { $count } پوائنٹ
    }
setting-faces = تصویر والے پتے
setting-faces-help = غلام، بیگم اور بادشاہ کے کتنے پوائنٹ۔
value-faces-10 = سب کے دس
value-faces-11-13 = 11، 12 اور 13
setting-order = باری کی ترتیب
setting-order-help = باری میں پہلے کیا: اٹھانا یا پھینکنا۔
value-order-draw_first = اٹھانا، پھر پھینکنا
value-order-discard_first = پھینکنا، پھر اٹھانا
setting-pick_up = کیا اٹھایا جا سکتا ہے
setting-pick_up-help = پچھلی بار پھینکے گئے پتوں میں سے اگلا کھلاڑی کون سا اٹھائے۔
value-pick_up-top_only = صرف اوپر والا پتا
value-pick_up-ends_of_last_throw = سیکوئنس کا کوئی سرا، ایک نمبر میں سے کوئی
value-pick_up-any_of_last_throw = پچھلی بار کا کوئی بھی پتا
setting-sequences = سیکوئنس
setting-sequences-help = ایک رنگ کے لگاتار تین یا زیادہ پتے ایک ساتھ پھینکے جا سکتے ہیں۔ یکہ سب سے چھوٹا۔
value-sequences-on = { value-on }
value-sequences-off = { value-off }
setting-joker_in_sequence = سیکوئنس میں جوکر
setting-joker_in_sequence-help = سیکوئنس کے چھوٹے ہوئے پتے کی جگہ جوکر آ سکتا ہے۔
value-joker_in_sequence-on = { value-on }
value-joker_in_sequence-off = { value-off }
setting-wrong_call = غلط کال پر
setting-wrong_call-help = پکڑے جانے پر ہاتھ کی جگہ جرمانہ لگتا ہے یا ہاتھ کے ساتھ۔
value-wrong_call-flat = صرف جرمانہ
value-wrong_call-added = ہاتھ اور جرمانہ
setting-penalty = غلط کال کا جرمانہ
setting-penalty-help = پکڑے جانے پر کتنے پوائنٹ لگتے ہیں۔
value-penalty =
    { $count ->
        [one] { $count } پوائنٹ
       *[other] { $count } پوائنٹ
    }
setting-scoring = حساب کا طریقہ
setting-scoring-help = راؤنڈوں کے پوائنٹ کیسے گنے جاتے ہیں۔
value-scoring-settlement = جیتنے والے کو ادائیگی
value-scoring-settlement-help = ہارنے والوں کے پوائنٹ راؤنڈ جیتنے والے کو۔ سب سے بڑے مجموعے کی جیت۔
value-scoring-cumulative = پوائنٹ جمع ہوتے جائیں
value-scoring-cumulative-help = سب کے پوائنٹ جمع ہوتے جاتے ہیں۔ سب سے چھوٹے مجموعے کی جیت۔
setting-out = میچ سے باہر
setting-out-help = کتنے پوائنٹ پر کھلاڑی میچ سے باہر۔
value-out-off = کوئی نہیں
value-out-at =
    { $count ->
        [one] { $count } پوائنٹ یا زیادہ پر
       *[other] { $count } پوائنٹ یا زیادہ پر
    }
value-out-above =
    { $count ->
        [one] { $count } پوائنٹ سے زیادہ پر
       *[other] { $count } پوائنٹ سے زیادہ پر
    }
setting-halving = آدھا ہونا
setting-halving-help = مجموعہ ٹھیک 50، 100 یا 200 ہو تو آدھا رہ جاتا ہے۔
value-halving-on = { value-on }
value-halving-off = { value-off }
setting-slap_down = ساتھ پھینکنا
setting-slap_down-help = گڈی سے ابھی اٹھایا ہوا پتا ابھی پھینکے گئے نمبر کا ہو تو اگلے کی چال تک ساتھ پھینکا جا سکتا ہے۔
value-slap_down-on = { value-on }
value-slap_down-off = { value-off }
setting-stock_end = گڈی ختم ہونے پر
setting-stock_end-help = گڈی کے آخری پتے کے بعد کیا ہوتا ہے۔
value-stock_end-reshuffle = پھینکے ہوئے پتے پھینٹے جائیں
value-stock_end-score_hands = راؤنڈ ختم
value-stock_end-score_hands-help = راؤنڈ جیت کے بغیر ختم۔ جہاں پوائنٹ جمع ہوتے ہیں، سب پر اپنے ہاتھ کے پوائنٹ لگتے ہیں۔
setting-rounds = راؤنڈ
setting-rounds-help = میچ کتنا لمبا۔
value-rounds =
    { $count ->
        [one] { $count } راؤنڈ
       *[other] { $count } راؤنڈ
    }
value-rounds-until_one_left = جب تک ایک ہی نہ رہ جائے
setting-throw_cap = سب سے لمبا راؤنڈ
setting-throw_cap-help = میز پر اتنی بار پھینکنے کے بعد ہاتھ ملائے جاتے ہیں۔ پکڑا کوئی نہیں جاتا۔
value-throw_cap =
    { $count ->
        [one] { $count } بار
       *[other] { $count } بار
    }
value-level-easy-help = حد پر ہی کال کر دیتا ہے۔
value-level-medium-help = حد سے نیچے کال کرتا ہے، جوڑیاں بچاتا ہے اور دیکھتا ہے کہ کس نے کیا اٹھایا۔
value-level-hard-help = حد سے دو نیچے کال کرتا ہے اور ہر دیکھا ہوا پتا یاد رکھتا ہے۔
value-level-expert-help = فائدہ ہو تبھی کال کرتا ہے اور اسکور کے لیے کھیلتا ہے۔

## Buttons

button-call = { $count } پر کال
button-draw-stock = گڈی سے اٹھائیں
button-draw-discard = یہ پتا اٹھائیں
button-throw = پھینکیں
button-throw-sum = پھینکیں: { $count }
button-slap = ساتھ پھینکیں
button-sort = ترتیب سے لگائیں
button-next-round = اگلا راؤنڈ

## Keys

key-throw = چنے ہوئے پتے پھینکنا
key-draw = گڈی سے اٹھانا
key-take-discard = پھینکا ہوا پتا اٹھانا
key-call = کال

## Seats

seat-label = { $name }، { $cards }، کل { $total }
seat-label-turn = { $name }، { $cards }، کل { $total }، { $role }
seat-few = تھوڑے پتے: کال قریب ہے
badge-drawing = اٹھانا
badge-throwing = پھینکنا
badge-called = کال
badge-caught = پکڑے گئے
badge-winner = سب سے ہلکا

## The table

table-stock =
    { $count ->
        [one] گڈی، { $count } پتّا
       *[other] گڈی، { $count } پتے
    }
table-stock-empty = گڈی ختم
table-discards =
    { $count ->
        [one] پھینکے ہوئے، { $count } پتّا؛ اوپر: { $card }
       *[other] پھینکے ہوئے، { $count } پتے؛ اوپر: { $card }
    }
table-discards-empty = پھینکا ہوا پتا کوئی نہیں
table-in-hand = ہاتھ میں: { $count }
table-limit = { $count } یا کم پر کال
table-marked = چنے ہوئے: { $count }
table-sequences = سیکوئنس آن
table-sequences-hide = یہ اطلاع چھپائیں
table-marked-order = { $card }، چنا ہوا، { $count } میں سے { $place }
table-shown = { $name }: { $cards }۔ جوڑ: { $count }
card-value = { $card }، پوائنٹ { $count }

## What to do now

ask-draw = آپ کی باری: گڈی سے اٹھائیں یا پھینکا ہوا پتا اٹھائیں
ask-draw-call = آپ کی باری: پتا اٹھائیں یا کال کریں
ask-draw-stock = آپ کی باری: گڈی سے اٹھائیں
ask-throw = ایک پتا یا ایک نمبر کے کئی پتے پھینکیں
ask-throw-sequence = ایک پتا، ایک نمبر کے کئی پتے یا سیکوئنس پھینکیں
ask-throw-call = آپ کی باری: پھینکیں یا کال کریں
ask-throw-first = آپ کی باری: پھینکیں
ask-draw-after = اب ایک پتا اٹھائیں
ask-slap = وہی نمبر آیا: ساتھ پھینکیں؟
ask-more-marked = اور پتے چنے ہوئے ہیں۔ انہیں چھوڑیں، یا پھینکیں دبائیں
ask-choose-discard = اٹھانے کے لیے پتا چنیں

## What happened

event-turned = پہلا پھینکا ہوا پتا: { $cards }
event-called =
    { $who ->
        [you] آپ کی کال: { $count }
       *[other] { $name } کی کال: { $count }
    }
event-drew =
    { $who ->
        [you] آپ نے گڈی سے پتا اٹھایا
       *[other] { $name } نے گڈی سے پتا اٹھایا
    }
event-took =
    { $who ->
        [you] آپ نے پھینکا ہوا پتا اٹھایا: { $cards }
       *[other] { $name } نے پھینکا ہوا پتا اٹھایا: { $cards }
    }
event-threw =
    { $who ->
        [you] آپ نے پتے پھینکے: { $cards }
       *[other] { $name } نے پتے پھینکے: { $cards }
    }
event-slapped =
    { $who ->
        [you] آپ نے ساتھ پھینکا: { $cards }
       *[other] { $name } نے ساتھ پھینکا: { $cards }
    }
event-rebuilt =
    { $count ->
        [one] پھینکے ہوئے پتے پھینٹے گئے: { $count } پتّا
       *[other] پھینکے ہوئے پتے پھینٹے گئے: { $count } پتے
    }
event-found-empty = گڈی ختم ہو گئی
event-showed =
    { $who ->
        [you] آپ کا ہاتھ: { $cards }
       *[other] { $name } کا ہاتھ: { $cards }
    }
event-good-call =
    { $who ->
        [you] کال درست: آپ سے ہلکا کوئی نہیں
       *[other] کال درست: { $name } سے ہلکا کوئی نہیں
    }
event-caught =
    { $who ->
        [you] آپ پکڑے گئے
       *[other] { $name } کی کال پکڑی گئی
    }
event-capped = کال نہیں ہوئی، باریاں ختم: سب سے ہلکے ہاتھ کی جیت
event-stock-out = گڈی ختم: راؤنڈ ختم
event-out =
    { $who ->
        [you] آپ میچ سے باہر
       *[other] { $name } میچ سے باہر
    }

## Hints

hint-call = اب کال کریں
hint-draw-stock = { button-draw-stock }
hint-draw-discard = { button-draw-discard }
hint-draw-discard-card = پھینکا ہوا پتا اٹھائیں: { $cards }
hint-discard = پھینکیں: { $cards }
hint-slap = ساتھ پھینکیں: { $cards }
hint-why = اس راؤنڈ میں اوسط پوائنٹ: { $worth }۔ اگلی بہتر چال: { $other } ({ $otherWorth })
hint-why-only = اس راؤنڈ میں اوسط پوائنٹ: { $worth }

## Results

standing-rounds = { $deals } میں سے راؤنڈ { $deal }
standing-until_one_left = راؤنڈ { $deal }
result-round =
    { $who ->
        [you] یہ راؤنڈ آپ نے جیتا
       *[other] یہ راؤنڈ { $name } نے جیتا
    }
result-nobody = یہ راؤنڈ کسی نے نہیں جیتا
result-call-good =
    { $who ->
        [you] آپ کی کال { $count } پر: درست
       *[other] { $name } کی کال { $count } پر: درست
    }
result-call-caught =
    { $who ->
        [you] آپ کی کال { $count } پر: پکڑے گئے
       *[other] { $name } کی کال { $count } پر: پکڑی گئی
    }
result-capped = باریاں ختم۔ سب سے ہلکے ہاتھ کی جیت۔
result-stock-out = گڈی ختم۔ یہ راؤنڈ کسی نے نہیں جیتا۔
result-halved =
    { $who ->
        [you] آپ کا مجموعہ آدھا ہوا: { $count }
       *[other] { $name } کا مجموعہ آدھا ہوا: { $count }
    }
score-hand = ہاتھ
score-took = لگے
score-paid = حساب
score-total = کل
score-plus = ⁦+{ $count }⁩
score-minus = ⁦−{ $count }⁩
score-caught = پکڑے گئے
score-call = کال
score-out = باہر
score-halved = آدھا

## History

history-title = پھینکے گئے پتے
history-empty = ابھی کچھ نہیں پھینکا گیا
history-drew = گڈی سے
history-took = اٹھایا: { $cards }
history-threw = پھینکا: { $cards }
history-slapped = ساتھ پھینکا: { $cards }
history-rebuilt = پتے پھینٹے گئے
history-called = { $count } پر کال

## Why it cannot be done

why-call-over-limit = حد سے زیادہ
why-call-before-drawing = کال اٹھانے سے پہلے، اگلی باری میں
why-draw-first = پہلے پتا اٹھائیں
why-already-drawn = پتا اٹھایا جا چکا ہے
why-throw-first = پہلے پھینکیں
why-already-thrown = پتا پھینکا جا چکا ہے
why-empty-hand-discard = ہاتھ خالی ہے، صرف گڈی سے
why-not-on-offer = یہ پتا نہیں اٹھایا جا سکتا
why-taken-this-turn = ابھی اٹھایا ہے
why-sequences-off = اس میز پر سیکوئنس نہیں
why-broken-sequence = پتے لگاتار نہیں
why-joker-in-sequence = اس میز پر سیکوئنس میں جوکر نہیں
why-not-a-set = سب ایک نمبر کے ہوں
