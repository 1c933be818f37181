### ایڈیٹ کے متن اردو میں۔
### The game

idiot-name = ایڈیٹ
idiot-line = برابر یا بڑا پتا ڈالیں، ورنہ ڈھیر اٹھائیں۔ آخر میں جس کے پاس پتے رہ جائیں، ٹوپی اسی کی۔

## Presets

preset-funny-hat = مزاحیہ ٹوپی
preset-funny-hat-line = دکی کے ساتھ ایک اور پتا، تین چھکوں پر ڈھیر جلتا ہے، ٹوپی اگلی ہار تک۔ شروع کرنے کے لیے اچھی۔
preset-shithead-classic = کلاسک
preset-shithead-classic-line = دکی سب سے چھوٹی، اور ڈھیر جلانے والے کی باری دوبارہ۔ جیسا اکثر لوگ جانتے ہیں۔
preset-palace = پیلس
preset-palace-line = ایک گڈی: دکی کے بعد دوبارہ باری، ستّے کے بعد چھوٹا پتا۔ تیز کھیل۔

## Settings

group-deal = بانٹ
group-burns = ڈھیر جلانا
group-turn = ایک باری
group-ranks = خاص پتے

setting-decks = گڈیاں
setting-decks-help = کتنی گڈیاں ملا کر پھینٹی جائیں۔ زیادہ گڈیوں سے ڈھیر بڑا اور ایک جیسے پتے زیادہ۔
value-decks-auto = کھلاڑیوں کے حساب سے
value-decks-auto-help = ہر دو تین کھلاڑیوں پر ایک گڈی۔
value-decks-fewest = کم سے کم
value-decks =
    { $count ->
        [one] { $count } گڈی
       *[other] { $count } گڈیاں
    }
value-match-endless = جب تک جی چاہے
value-match-deals =
    { $count ->
        [one] { $count } کھیل، سب سے کم ٹوپیوں والے کی جیت
       *[other] { $count } کھیل، سب سے کم ٹوپیوں والے کی جیت
    }
value-match-hats =
    { $count ->
        [one] جب تک کوئی { $count } بار ٹوپی نہ پہنے
       *[other] جب تک کوئی { $count } بار ٹوپی نہ پہنے
    }
setting-layout = سب کے پتے
setting-layout-help = اتنے ہاتھ میں، اتنے کھلے اور اتنے الٹے۔
value-layout =
    { $count ->
        [one] ہر جگہ { $count }
       *[other] ہر جگہ { $count }
    }
setting-trade = آغاز سے پہلے پتے بدلنا
setting-trade-help = پہلا پتا ڈالنے سے پہلے سب ہاتھ کے پتے اپنے کھلے پتوں سے بدل سکتے ہیں۔
value-trade-on = { value-on }
value-trade-off = { value-off }
setting-opening = آغاز کون کرے
setting-opening-help = کھیل کا پہلا پتا کس کا۔
value-opening-auction = نمبر پوچھ کر
value-opening-auction-help = سب سے پہلے تکی پوچھی جاتی ہے، پھر چوکا، اور اسی طرح آگے۔ جس کے پاس ہو وہ شروع کرے، یا رک جائے۔
value-opening-face_up_low = سب سے چھوٹا کھلا پتا
value-opening-face_up_low-help = آغاز اس کا جس کا کھلا پتا سب سے چھوٹا ہو۔ گنتی تکی سے۔
value-opening-lowest_hand = ہاتھ کا سب سے چھوٹا پتا
value-opening-lowest_hand-help = آغاز اس کا جس کے ہاتھ میں سب سے چھوٹا پتا ہو، اور اسی پتے سے۔ گنتی تکی سے۔
value-opening-left_of_dealer = بانٹنے والے کے بائیں والا
value-opening-left_of_dealer-help = آغاز بانٹنے والے کے بائیں والے کا، کسی بھی پتے سے۔
setting-joker = جوکر
setting-joker-help = جوکر ہر پتے پر چلتا ہے، نیچے کا نمبر باقی رہتا ہے اور کھیل کا رخ پلٹ جاتا ہے۔
value-joker-0 = کوئی نہیں
value-joker =
    { $count ->
        [one] ہر گڈی میں { $count }
       *[other] ہر گڈی میں { $count }
    }
setting-two = دکی
setting-two-help = دکی کا کام۔
value-two-with_card = ایک اور پتے کے ساتھ
value-two-with_card-help = دکی ہر پتے پر چلتی ہے، اور ایک اور پتے کے ساتھ ڈالی جاتی ہے: نیا نمبر وہی۔
value-two-low = سب سے چھوٹی
value-two-low-help = دکی ہر پتے پر چلتی ہے، اور دکی پر ہر پتا چلتا ہے۔
value-two-play_again = دوبارہ باری
value-two-play_again-help = دکی ہر پتے پر چلتی ہے، اور ڈالنے والے کی باری پھر آتی ہے۔
setting-ten = دہلا
setting-ten-help = دہلے کا کام۔
value-ten-burn = ڈھیر جلاتا ہے
value-ten-burn-help = دہلا ہر پتے پر چلتا ہے، اور سارا ڈھیر کھیل سے نکل جاتا ہے۔
value-ten-off = سادہ پتا
setting-four = جلانے والے برابر پتے
setting-four-help = ڈھیر کے اوپر ایک نمبر کے اتنے پتے ہوں تو ڈھیر جل جاتا ہے، چاہے کسی نے بھی ڈالے ہوں۔
value-four =
    { $count ->
        [one] { $count } برابر پتّا
       *[other] { $count } برابر پتے
    }
value-four-off = کوئی نہیں
setting-six_run = جلانے والے چھکے
setting-six_run-help = چھکوں کے لیے تعداد الگ ہو سکتی ہے۔
value-six_run =
    { $count ->
        [one] { $count } چھکا
       *[other] { $count } چھکے
    }
setting-after_burn = ڈھیر جلنے کے بعد
setting-after_burn-help = نیا ڈھیر کون شروع کرے۔
value-after_burn-next = اگلا کھلاڑی
value-after_burn-same = وہی کھلاڑی
setting-jump_in = باری کے بغیر ڈالنا
setting-jump_in-help = ڈھیر جلانے کے لیے جو پتے کم ہوں، وہ جس کے پاس ہوں باری کے بغیر ڈال دے، اور نیا ڈھیر بھی اسی کا۔
value-jump_in-on = { value-on }
value-jump_in-off = { value-off }
setting-extra_draw = اٹھایا ہوا پتا ڈالنا
setting-extra_draw-help = ابھی اٹھایا ہوا پتا ابھی ڈالے گئے نمبر کا ہو تو فوراً ڈالا جا سکتا ہے۔
value-extra_draw-on = { value-on }
value-extra_draw-off = { value-off }
setting-last_match = آخری پتے کے ساتھ برابر پتے
setting-last_match-help = گڈی ختم ہو تو ہاتھ کے آخری پتے کے ساتھ اسی نمبر کے کھلے پتے بھی ڈالے جا سکتے ہیں۔
value-last_match-on = { value-on }
value-last_match-off = { value-off }
setting-voluntary = مرضی سے اٹھانا
setting-voluntary-help = آف ہو تو ڈھیر صرف تب اٹھتا ہے جب کچھ نہ چلے۔
value-voluntary-on = { value-on }
value-voluntary-off = { value-off }
setting-after_pickup = ڈھیر اٹھنے کے بعد
setting-after_pickup-help = ڈھیر اٹھنے کے بعد آغاز کون کرے۔
value-after_pickup-next = اگلا کھلاڑی
value-after_pickup-same = وہی کھلاڑی
setting-up_fail = کھلے پتوں کی باری میں اٹھانا
setting-up_fail-help = آپ کا ایک کھلا پتا بھی ہاتھ میں آتا ہے یا نہیں۔
value-up_fail-pile = صرف ڈھیر
value-up_fail-pile-one_up = ڈھیر اور ایک کھلا پتا
setting-seven = ستّا
setting-seven-help = ستّے کا کام۔
value-seven-none = سادہ پتا
value-seven-lower = ستّا یا چھوٹا
value-seven-lower-help = ستّے کے بعد ستّا یا چھوٹا پتا چلتا ہے، یا وہ جو ہر پتے پر چلے۔
setting-eight = اٹھّا
setting-eight-help = اٹھّے کا کام۔
value-eight-none = سادہ پتا
value-eight-invisible = غائب
value-eight-invisible-help = اٹھّا ہر پتے پر چلتا ہے، اور نیچے کا نمبر باقی رہتا ہے۔
value-eight-skip = باری چھڑاتا ہے
value-eight-skip-help = ہر اٹھّے سے ایک کھلاڑی کی باری چھوٹ جاتی ہے۔
setting-three = تکی
setting-three-help = تکی کا کام۔
value-three-none = سادہ پتا
value-three-invisible = غائب
value-three-invisible-help = تکی ہر پتے پر چلتی ہے، اور نیچے کا نمبر باقی رہتا ہے۔
setting-nine = نہلا
setting-nine-help = نہلے کا کام۔
value-nine-none = سادہ پتا
value-nine-lower = نہلا یا چھوٹا
value-nine-lower-help = نہلے کے بعد نہلا یا چھوٹا پتا چلتا ہے، یا وہ جو ہر پتے پر چلے۔
setting-jack = غلام
setting-jack-help = غلام کا کام۔
value-jack-none = سادہ پتا
value-jack-reverse = رخ پلٹتا ہے
value-jack-reverse-help = ہر غلام سے کھیل کا رخ پلٹ جاتا ہے۔
setting-hat = ٹوپی
setting-hat-help = ہارنے والے کے سر پر، جب تک کوئی اور نہ ہارے۔
value-hat-on = { value-on }
value-hat-off = { value-off }
value-level-easy-help = جو چلے وہی ڈال دیتا ہے۔
value-level-medium-help = دکیاں اور دہلے بچاتا ہے، اور اٹھائے گئے پتے یاد رکھتا ہے۔
value-level-hard-help = ہر پتا گنتا ہے اور اپنی چالیں ذہن میں آزماتا ہے۔
value-level-expert-help = مشکل سے بھی آگے سوچتا ہے۔

## Buttons

button-ready = تیار
button-decline = میں نہیں
button-pick-up = ڈھیر اٹھائیں
button-pass = رہنے دیں

## Keys

key-pick-up = ڈھیر اٹھانا
key-word = تیار، میں نہیں، رہنے دیں
key-lay = چنے ہوئے پتے ڈالنا

## Seats

badge-trading = پتے بدلنا
badge-ready = تیار
badge-hat = ٹوپی
seat-label = { $name }، { $state }، ہاتھ میں { $cards }، کھلے: { $up }، الٹے: { $down }
seat-none = کوئی نہیں

## The table

table-own = میز پر آپ کے پتے
place-up = { $card }، الٹے پتے پر کھلا
place-up-alone = { $card }، کھلا
place-down = الٹا پتا، جگہ { $place }
place-empty = جگہ { $place } خالی
table-pile =
    { $count ->
        [one] ڈھیر، { $count } پتّا؛ اوپر: { $cards }
       *[other] ڈھیر، { $count } پتے؛ اوپر: { $cards }
    }
table-pile-empty = ڈھیر خالی ہے
table-stock =
    { $count ->
        [one] گڈی، { $count } پتّا
       *[other] گڈی، { $count } پتے
    }
table-stock-empty = گڈی ختم
table-burned =
    { $count ->
        [one] جلے ہوئے، { $count } پتّا
       *[other] جلے ہوئے، { $count } پتے
    }
number-any = ہر پتا چلے گا
number-higher = { $corner } یا بڑا
number-lower = { $corner } یا چھوٹا
number-any-heard = ہر پتا چلے گا
number-higher-heard = { rank-name } یا بڑا پتا
number-lower-heard = { rank-name } یا چھوٹا پتا
direction-left = کھیل بائیں طرف
direction-right = کھیل دائیں طرف
table-still =
    { $count ->
        [one] کھیل آگے نہیں بڑھ رہا: { $count } باری بعد ختم
       *[other] کھیل آگے نہیں بڑھ رہا: { $count } باریوں بعد ختم
    }
table-lead-card =
    { $who ->
        [you] آغاز آپ کا۔ سب سے چھوٹا پتا: { $card }
       *[other] آغاز { $name } کا۔ سب سے چھوٹا پتا: { $card }
    }

## What to do now

ask-trade = ہاتھ کے پتے کھلے پتوں سے بدلیں، پھر تیار کہیں
ask-swap-up = جو کھلا پتا چاہیے، وہ چنیں
ask-swap-hand = بدلے میں دینے والا پتا چنیں
ask-open = { $corner } سے شروع کریں؟
ask-play-any = آپ کی باری: ہر پتا چلے گا
ask-play-higher = آپ کی باری: { $corner } یا بڑا
ask-play-lower = آپ کی باری: { $corner } یا چھوٹا
ask-play-again = ایک بار اور: ہر پتا چلے گا
ask-nothing-fits = کچھ نہیں چلتا: ڈھیر اٹھائیں
ask-companion = دکی کے ساتھ کا پتا چنیں
ask-flip = آپ کی باری: الٹا پتا کھولیں
ask-extra = وہی نمبر پھر آیا: ڈالیں یا رہنے دیں
ask-jump = باری کے بغیر ڈال کر ڈھیر جلانا ممکن ہے
ask-pick-up-card = ساتھ اٹھانے کے لیے کھلا پتا چنیں
ask-wait-ready = تیار۔ { $names } کا انتظار ہے…

## What happened

event-dealt-up =
    { $who ->
        [you] آپ کے کھلے پتے: { $cards }
       *[other] { $name } کے کھلے پتے: { $cards }
    }
event-led =
    { $who ->
        [you] آغاز آپ کا۔ سب سے چھوٹا پتا: { $cards }
       *[other] آغاز { $name } کا۔ سب سے چھوٹا پتا: { $cards }
    }
event-swapped =
    { $who ->
        [you] آپ نے پتے بدلے۔ کھلا: { $hand }، ہاتھ میں: { $up }
       *[other] { $name } نے پتے بدلے۔ کھلا: { $hand }، ہاتھ میں: { $up }
    }
event-readied =
    { $who ->
        [you] آپ تیار
       *[other] { $name } تیار
    }
event-opened =
    { $who ->
        [you] آغاز آپ کا: { $cards }
       *[other] آغاز { $name } کا: { $cards }
    }
event-declined =
    { $who ->
        [you] آپ نے شروع نہیں کیا
       *[other] { $name } نے شروع نہیں کیا
    }
event-played =
    { $who ->
        [you] آپ نے پتے ڈالے: { $cards }
       *[other] { $name } نے پتے ڈالے: { $cards }
    }
event-flipped =
    { $who ->
        [you] آپ نے پتا کھولا: { $cards }
       *[other] { $name } نے پتا کھولا: { $cards }
    }
event-picked-up =
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
        [you] آپ نے پتا رہنے دیا
       *[other] { $name } نے اور نہیں ڈالا
    }
event-jumped =
    { $who ->
        [you] آپ نے باری کے بغیر ڈالا: { $cards }
       *[other] { $name } نے باری کے بغیر ڈالا: { $cards }
    }
event-burned =
    { $count ->
        [one] ڈھیر جل گیا: { $count } پتّا
       *[other] ڈھیر جل گیا: { $count } پتے
    }
event-turned = کھیل کا رخ پلٹ گیا
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
event-out =
    { $who ->
        [you] آپ باہر، محفوظ
       *[other] { $name } باہر
    }
event-nobody = اس بار ٹوپی کسی کی نہیں
event-idiot =
    { $who ->
        [you] ٹوپی آپ کی
       *[other] ٹوپی { $name } کی
    }

## Hints

hint-swap = بدلیں: { $first } کھلا رکھیں، { $second } ہاتھ میں لیں
hint-ready = { button-ready }
hint-open = آغاز کریں: { $cards }
hint-decline = { button-decline }
hint-play = ڈالیں: { $cards }
hint-flip = جگہ { $place } کا الٹا پتا کھولیں
hint-pick-up = { button-pick-up }
hint-pass = { button-pass }
hint-jump = باری کے بغیر ڈالیں: { $cards }
hint-why = یوں 100 میں { $worth } بار ٹوپی ملتی ہے۔ اگلی بہتر چال: { $other } (100 میں { $otherWorth })
hint-why-only = یوں 100 میں { $worth } بار ٹوپی ملتی ہے

## Results

result-loser =
    { $who ->
        [you] اس بار ٹوپی آپ کی
       *[other] ٹوپی { $name } کی
    }
result-match-loser =
    { $who ->
        [you] میچ میں ہار آپ کی
       *[other] میچ میں ہار { $name } کی
    }
marks-title = ٹوپیاں
marks-count =
    { $count ->
        [one] { $count } ٹوپی
       *[other] { $count } ٹوپیاں
    }
standing-hats =
    { $count ->
        [one] کھیل { $deal }، { $count } ٹوپی تک
       *[other] کھیل { $deal }، { $count } ٹوپیوں تک
    }

## History

history-title = ڈالے گئے پتے
history-empty = ابھی کچھ نہیں ڈالا گیا
history-burned =
    { $count ->
        [one] { $count } پتّا جلا
       *[other] { $count } پتے جلے
    }
history-took =
    { $count ->
        [one] { $count } پتّا اٹھا
       *[other] { $count } پتے اٹھے
    }
history-drew =
    { $count ->
        [one] گڈی سے { $count } پتّا
       *[other] گڈی سے { $count } پتے
    }

## Why a card cannot be played

why-trade-over = پتے بدلنے کا وقت ختم
why-zone-locked = پہلے ہاتھ، پھر کھلے، پھر الٹے پتے
why-companion-needed = دکی کے ساتھ ایک اور پتا چاہیے
why-lower-than-pile = پتا چھوٹا ہے
why-higher-than-pile = اس بار چھوٹا پتا چاہیے
why-not-open-rank = ابھی کوئی اور نمبر پوچھا گیا ہے
why-pile-empty = اٹھانے کو ڈھیر نہیں
why-must-play = چلنے والا پتا ہے، ڈالنا ہو گا
why-not-just-drawn = صرف ابھی اٹھائے گئے پتے
why-lowest-card-first = پہلے سب سے چھوٹا پتا
why-up-card-needed = ساتھ اٹھانے کے لیے کھلا پتا چنیں
why-no-burning-run = اس سے ڈھیر نہیں جلے گا
why-jump-in-off = اس میز پر باری کے بغیر نہیں ڈالتے
