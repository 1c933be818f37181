### گھر کے متن اردو میں۔
### The house

house-name = تاش خانہ
house-line = تاش کے کھیلوں کا گھر
house-promise = مفت۔ نہ سائن اپ، نہ پیسہ، نہ شرط۔
language = زبان
language-en = English
language-ne = नेपाली
language-ur = اردو
language-hy = Հայերեն
language-ru = Русский

## Small words

cancel = منسوخ کریں
back = واپس
close = بند کریں
reload = دوبارہ کھولیں
try-again = دوبارہ کوشش کریں
value-on = آن
value-off = آف
list-comma = { "، " }
list-and = { $items } اور { $last }
you = آپ
bot = کمپیوٹر
count-cards =
    { $count ->
        [one] { $count } پتّا
       *[other] { $count } پتے
    }
number-less = کم کریں
number-more = زیادہ کریں
start-welcome = آئیے، بیٹھیے۔ پتے پھینٹے جا چکے، کسی کو جلدی نہیں۔

## Start page

start-title = کھیل چنیں
start-play = کمپیوٹر کے ساتھ کھیلیں
start-presets = گھریلو اصول
start-presets-help = میز چنیں۔ نیچے سب کچھ اب بھی بدلا جا سکتا ہے۔
start-settings-more = اصول بدلیں
start-settings-less = اصول چھپائیں
start-changed =
    { $count ->
        [one] { $count } اصول بدلا گیا
       *[other] { $count } اصول بدلے گئے
    }
start-reset = اس میز کے اپنے اصول واپس لائیں
start-company = ساتھی کھلاڑی
start-your-name = آپ کا نام
start-opening = پتے بٹ رہے ہیں…
start-no-games = کھیل نہیں کھل سکے۔ صفحہ دوبارہ کھولیں۔
start-loading = ایک لمحہ…

## Playing together: the ways to a table

start-friends = دوستوں کو بلائیں
start-quick = کوئیک میچ
start-friends-opening = کمرہ کھل رہا ہے…
room-code = کمرہ کوڈ
room-code-join = شامل ہوں
code-unreadable = کوڈ میں آٹھ حروف اور ہندسے ہوتے ہیں۔ دوبارہ دیکھ لیں۔
code-spoken = { $label }: { $code }
share = شیئر کریں
share-text = آئیے، ساتھ { $game } کھیلیں۔
copy-link = لنک کاپی کریں
copied = کاپی ہو گیا
copy-by-hand = یہاں سے کاپی کریں:
qr-show = کیو آر کوڈ
qr-help = دوسرے فون کا کیمرا اس کی طرف کریں۔

## Playing together: my name and picture

me-title = نام اور تصویر
me-help = میز پر دوسرے آپ کو یوں دیکھتے ہیں۔ یہ اسی براؤزر میں رہتا ہے۔
me-figure = تصویر
me-colour = رنگ
figure-teapot = چائے دانی
figure-bird = پرندہ
figure-fish = مچھلی
figure-cat = بلی
figure-boat = کشتی
figure-tree = درخت
figure-mountain = پہاڑ
figure-kite = پتنگ
figure-sun = سورج
figure-moon = چاند
colour-1 = بھورا
colour-2 = سبز
colour-3 = نیلا
colour-4 = جامنی
colour-5 = گیروا
colour-6 = سرمئی

## Playing together: the table that gathers

gather-title = میز سج رہی ہے
gather-back = میز پر واپس جائیں
gather-alone = لنک بھیجیں۔ جو کھولے گا، یہیں بیٹھ جائے گا۔
gather-start = شروع کریں
gather-wait = کھیل شروع کریں گے: { $name }۔ انتظار ہے…
gather-away = { $name } غیر حاضر ہیں۔ کوئی اور میزبان بن سکتا ہے۔
gather-free = خالی
gather-free-bot = کمپیوٹر، { $level }
gather-free-spoken = خالی سیٹ۔ کوئی نہ آیا تو یہاں کمپیوٹر کھلاڑی بیٹھے گا: { $level }۔
badge-host = میزبان
gather-swap = جگہ بدلنے کے لیے دوسری سیٹ چھوئیں۔
gather-swapped = { $name } اور { $other } کی جگہیں بدل گئیں۔
seat-number = سیٹ { $number }
count-people =
    { $count ->
        [one] { $count } کھلاڑی
       *[other] { $count } کھلاڑی
    }
count-bots =
    { $count ->
        [one] { $count } کمپیوٹر
       *[other] { $count } کمپیوٹر
    }
host-hand-over = میزبان بنائیں
host-remove = ہٹائیں
host-remove-question = { $name } کو ہٹائیں؟ اس میز پر واپسی نہیں ہوگی۔
host-take-over = میزبان بنیں

## Playing together: the room's part of the menu

party-title = اس میز پر
party-watchers = تماشائی: { $count }
party-watch = تماشائیوں کا لنک
party-watch-help = جس کے پاس ہو وہ صرف وہی دیکھتا ہے جو سب دیکھ سکتے ہیں، کسی کا ہاتھ نہیں۔
party-text = اپنے پیغام
party-text-help = یہاں بیٹھے لوگ ایک دوسرے کو لکھ سکتے ہیں۔
pass-seat = میری سیٹ دوسرے آلے پر لے جائیں
pass-seat-help = دوسرے آلے سے اسکین کریں، یا وہاں { $address } کھول کر کوڈ لکھیں۔ یہ صرف پہلی بار چلتا ہے۔
pass-seat-care = جس کے پاس یہ کوڈ ہوگا، سیٹ اسی کی ہوگی۔ کسی کو نہ دکھائیں۔
pass-seat-left = باقی وقت: { $time }
pass-seat-over = اس کوڈ کا وقت ختم ہو گیا۔
pass-seat-new = نیا کوڈ
seat-code = سیٹ کوڈ
leave-for-good = ہمیشہ کے لیے چھوڑیں
leave-for-good-question = ہمیشہ کے لیے چھوڑیں؟ آپ کی سیٹ کمپیوٹر لے گا اور یہ میچ ترک کیا ہوا گنا جائے گا۔
result-change-table = میز بدلیں
watch-sit = سیٹ لیں

## Quick match

quick-waiting = انتظار میں کھلاڑی، آپ سمیت: { $count }
quick-fill =
    { $count ->
        [one] { $count } سیکنڈ میں کمپیوٹر میز پوری کر دیں گے
       *[other] { $count } سیکنڈ میں کمپیوٹر میز پوری کر دیں گے
    }
quick-soon = میز تیار ہو رہی ہے…
quick-seats = میز پر کتنے کھلاڑی
quick-any = جتنے بھی ہوں
quick-here = یہاں انتظار کریں
goodbye-quick-elsewhere = آپ دوسری کھڑکی میں میز کے انتظار میں ہیں۔

## A seat from another device

claim-title = اپنی سیٹ یہاں لائیں
claim-help = جس آلے پر کھیل رہے ہیں، وہاں مینو کھولیں اور "{ $choice }" چنیں۔ جو کوڈ دکھے، وہ لکھیں۔
claim-button = سیٹ لیں
claim-where = کیا کسی دوسرے براؤزر میں یہاں آپ کی سیٹ تھی؟ وہاں مینو میں "{ $choice }" چنیں، پھر کوڈ یہاں لکھیں۔ وہ براؤزر نہ رہا ہو تو میزبان سے پرانی سیٹ خالی کرنے کو کہیں۔

## Unfinished games

resume-title = ادھورے کھیل
resume-button = جاری رکھیں
resume-abandon = کھیل ترک کریں
resume-abandon-question = یہ کھیل ترک کریں؟ یہ ترک کیے گئے کھیلوں میں گنا جائے گا۔
resume-deal = کھیل { $deal }
resume-line = { $game }، { $preset }
resume-idle-minutes =
    { $count ->
        [one] { $count } منٹ پہلے
       *[other] { $count } منٹ پہلے
    }
resume-idle-hours =
    { $count ->
        [one] { $count } گھنٹہ پہلے
       *[other] { $count } گھنٹے پہلے
    }
resume-idle-days =
    { $count ->
        [one] { $count } دن پہلے
       *[other] { $count } دن پہلے
    }
resume-idle-now = ابھی ابھی

## Statistics

statistics-title = اعداد و شمار
statistics-played = کھیلے گئے کھیل
statistics-won = جیتے ہوئے کھیل
statistics-drawn = برابر
statistics-best-streak = مسلسل جیت کا ریکارڈ
statistics-abandoned = ترک کیے گئے کھیل
statistics-none = ابھی کوئی کھیل پورا نہیں ہوا۔ پہلا کھیل بس ایک ٹیپ دور ہے۔

## Keeping one's games, and moving them to another device

keep-title = میرے کھیل محفوظ کریں یا لے جائیں
keep-why = صرف اسی براؤزر کو معلوم ہے کہ یہ کھیل آپ کے ہیں۔ اس کا ڈیٹا مٹ گیا تو کھیل بھی گئے، مگر فائل محفوظ ہو تو نہیں۔
keep-save = فائل میں محفوظ کریں
keep-care = اس فائل سے آپ کی جگہ کھیلنا ممکن ہے۔ کسی کو نہ دیں۔
keep-open = محفوظ فائل کھولیں
keep-open-help = اس براؤزر کے کھیل بھی شامل ہو جائیں گے۔ کوئی کھیل دو بار نہیں گنا جائے گا۔
keep-arrived = اب آپ کے سب کھیل یہاں ہیں۔
move-give = دوسرے آلے پر لے جائیں
move-code = کوڈ
move-help = دوسرے آلے پر { $address } کھولیں، "{ $choice }" چنیں اور کوڈ لکھیں۔ یہ صرف پہلی بار چلتا ہے۔
move-care = جس نے یہ کوڈ لکھا، آپ کے کھیل اور سیٹیں اسی کی ہوں گی۔ یہ براؤزر نئے سرے سے شروع ہوگا، اور پہلے کی محفوظ فائلیں بےکار ہوں گی۔
move-take = دوسرے آلے کا کوڈ
move-take-button = یہاں لائیں
moved-here = آپ کے کھیل اور سیٹیں اب دوسرے آلے پر ہیں۔ یہ براؤزر نئے سرے سے، نئے کھلاڑی کے طور پر شروع ہوتا ہے۔

## Settings that belong to every game

setting-level = درجہ
setting-level-help = کمپیوٹر کھلاڑی کتنا اچھا کھیلتے ہیں۔
value-level-easy = آسان
value-level-medium = عام
value-level-hard = مشکل
value-level-expert = ماہر
setting-speed = رفتار
setting-speed-help = کمپیوٹر کھلاڑی ایک چال میں کتنا وقت لیتے ہیں۔
value-speed-relaxed = آرام سے
value-speed-normal = عام
value-speed-fast = تیز
setting-clock = باری کا وقت
setting-clock-help = ایک باری کے لیے کتنا وقت ہے۔ وقت ختم ہو تو گھر آپ کی جگہ چال چلتا ہے۔
value-clock-off = { value-off }
value-clock-relaxed = آرام سے، 60 سیکنڈ
value-clock-normal = عام، 30 سیکنڈ
value-clock-fast = تیز، 15 سیکنڈ
setting-hints = مشورے
setting-hints-help = چلنے کے قابل پتے چمکتے ہیں۔ مدھم پتے پر ٹیپ کریں، وجہ سامنے آ جائے گی۔
value-hints-on = { value-on }
value-hints-off = { value-off }
setting-hint_bulb = مشورے کا بٹن
setting-hint_bulb-help = اچھی چال دکھانے والا بٹن۔
value-hint_bulb-on = { value-on }
value-hint_bulb-off = { value-off }

## Settings that several games have

group-table = میز
group-comfort = سہولت
setting-players = کھلاڑی
setting-players-help = خالی سیٹوں پر کمپیوٹر کھلاڑی بیٹھتے ہیں۔
value-players =
    { $count ->
        [one] { $count } کھلاڑی
       *[other] { $count } کھلاڑی
    }
setting-match = میچ
setting-match-help = ایک نتیجے کے لیے کتنے کھیل۔

## Menu and the player's own wishes

menu-title = مینو
menu-open = مینو کھولیں
menu-close = مینو بند کریں
menu-leave = میز چھوڑیں
menu-leave-help = کھیل محفوظ رہتا ہے۔ پہلے صفحے سے واپسی ممکن ہے۔
menu-keys = کی بورڈ شارٹ کٹ
prefs-theme = تھیم
prefs-theme-system = جیسی آلے کی
prefs-theme-light = روشن
prefs-theme-dark = گہرا
prefs-four-colours = چار رنگوں والی گڈی
prefs-four-colours-help = حکم، پان، اینٹ اور چڑیا، سب کی اپنی رنگت۔
prefs-sort = پتوں کی ترتیب
prefs-sort-suit = رنگ کے حساب سے
prefs-sort-rank = نمبر کے حساب سے
prefs-sort-manual = اپنے ہاتھ سے
prefs-corner = پتوں کے حروف
prefs-corner-latin = J Q K A
prefs-corner-russian = В Д К Т
prefs-sound = آواز
prefs-vibration = تھرتھراہٹ
prefs-turn-title = ونڈو کے عنوان میں آپ کی باری
prefs-notify = اطلاع
prefs-notify-help = جب آپ کی باری ہو اور یہ صفحہ سامنے نہ ہو۔
prefs-notify-blocked = براؤزر اجازت نہیں دیتا۔ اس کی سیٹنگز میں اس صفحے کو اطلاع کی اجازت دیں۔
prefs-spoken = بول کر بتائی گئی چالیں
prefs-spoken-help = اسکرین ریڈر کو بتایا جاتا ہے کہ میز پر کیا ہو رہا ہے۔
prefs-motion = اینیمیشن
prefs-motion-system = جیسی آلے کی
prefs-motion-off = آف
prefs-broken = محفوظ کی ہوئی کچھ سیٹنگز پڑھی نہیں جا سکیں۔ انہیں الگ رکھ دیا گیا ہے۔
prefs-broken-download = ڈاؤن لوڈ کریں
prefs-not-saved = یہ براؤزر محفوظ کرنے نہیں دیتا۔ کھیل چلتا رہے گا، مگر آپ کی سیٹنگز یاد نہیں رہیں گی۔

## Rule pages

rules-link = اصول
rules-title = { $game }: اصول
rules-of = اس وقت کے اصول: { $preset }۔
rules-contents = فہرست
rules-to-start = پہلا صفحہ
rules-to-table = میز پر واپس
rules-goal = مقصد
rules-needs = کیا چاہیے
rules-preparation = تیاری
rules-turn = ایک باری
rules-end = کھیل کا اختتام
rules-match = میچ
rules-settings = اس میز کے گھریلو اصول
rules-controls = کنٹرول
rules-tips = جیتنے کے طریقے
rules-words = الفاظ
rules-history = تاریخ اور نام
rules-relatives = رشتہ دار کھیل
rules-questions = اکثر پوچھے گئے سوال
example-label = مثال۔
example-may = { $name } کے لیے جائز:
example-may-not = { $name } کے لیے ناجائز:
example-on = { $card } پر { $cover }

## Keys

key-history = حملوں کی تاریخ
key-hint = مشورہ
key-menu = مینو
key-move = ایک پتے سے دوسرے پر جانا
key-play = پتا ڈالنا یا چننا
key-talk = بات چیت

## Table, room and results

hint-ask = مشورہ
hint-thinking = سوچا جا رہا ہے…
hint-close = مشورہ بند کریں
room-finish = ابھی ختم کریں
room-your-turn = آپ کی باری
room-watching = آپ تماشائی ہیں
room-standing = میچ کا حال
room-deal = کھیل { $deal }
room-away = غیر حاضر
room-rules = اس میز کے اصول
result-next-deal = اگلا کھیل
result-play-again = دوبارہ کھیلیں
result-other-table = دوسری میز
result-show-table = میز دیکھیں
result-show = نتیجہ دیکھیں
result-deal-title = کھیل ختم ہوا
result-match-title = میچ ختم ہوا
result-deal-drawn = برابر۔ کسی کی ہار نہیں۔
result-match-drawn = میچ برابر رہا۔
result-you-won = جیت آپ کی
result-you-lost = اس بار ہار
result-match-winner =
    { $who ->
        [you] میچ آپ نے جیتا
       *[other] میچ { $name } نے جیتا
    }
result-match-tie = برابر کی جیت: { $names }
result-winner =
    { $who ->
        [you] یہ کھیل آپ نے جیتا
       *[other] یہ کھیل { $name } نے جیتا
    }
result-waiting = اگلے کھیل کا انتظار ہے…
totals-title = پوائنٹ

## Fair shuffle

fair-check = یہ کھیل جانچیں
fair-title = منصفانہ پھینٹ، کھیل { $deal }
fair-promise = پتے بانٹنے سے پہلے ہاؤس ایک راز چنتا ہے اور اس کی مہر دکھاتا ہے۔ پھر میز کا ہر براؤزر اپنا ایک نمبر ملاتا ہے۔ پتوں کی ترتیب انہی دونوں سے نکلتی ہے۔
fair-bots = کمپیوٹر کھلاڑی وہی دیکھتے ہیں جو ان کی جگہ بیٹھا انسان دیکھتا؛ چھپے پتے کسی کو معلوم نہیں۔ مشکل اور ماہر دیکھی ہوئی کوئی بات نہیں بھولتے۔
fair-waiting = اس کھیل پر مہر لگ گئی ہے۔ کھیل ختم ہونے پر سب کچھ کھل جائے گا اور یہیں جانچا جا سکے گا۔
fair-none = اس کھیل کی مہر یہاں نہیں دیکھی گئی۔
fair-seal = مہر
fair-verdict-right = تصدیق شدہ۔ پتے مہر کے مطابق ہی بانٹے گئے۔
fair-verdict-wrong = میل نہیں کھاتا۔ پتے مہر کے مطابق نہیں بانٹے گئے۔
fair-verdict-open = کچھ غلط نہیں ملا، مگر یہاں سب کچھ نہیں جانچا جا سکا۔
fair-seal-right = مہر پتے بانٹنے سے پہلے دکھائی گئی تھی اور راز اس سے میل کھاتا ہے۔
fair-seal-wrong = راز پہلے دکھائی گئی مہر سے میل نہیں کھاتا۔
fair-seal-twice = ہاؤس نے اس کھیل کی دو مختلف مہریں دکھائی ہیں۔
fair-seal-late = راز مہر سے میل کھاتا ہے، مگر یہ براؤزر پتے بانٹے جانے کے بعد آیا۔
fair-seal-unseen = اس براؤزر نے مہر نہیں دیکھی۔
fair-number-right = اس براؤزر کا نمبر شامل ہے۔
fair-number-late = اس براؤزر کا نمبر دیر سے پہنچا اور شامل نہیں۔
fair-number-none = اس براؤزر نے کوئی نمبر نہیں دیا۔
fair-number-other = آپ کی جگہ کا نمبر اس براؤزر کا نہیں۔ اگر آپ کسی دوسرے آلے پر نہیں کھیلے تو کسی نے اسے بدلا ہے۔
fair-order-right = پتوں کی ترتیب راز اور نمبروں ہی سے نکلتی ہے۔
fair-order-wrong = پتوں کی ترتیب راز اور نمبروں سے نہیں نکلتی۔
fair-order-unknown = یہ صفحہ اس پھینٹ کا طریقہ نہیں جانتا۔ اسے دوبارہ لوڈ کریں۔
fair-hand-right = آپ کو بانٹے گئے پتے اسی ترتیب میں اپنی جگہ پر ہیں۔
fair-hand-wrong = آپ کو بانٹے گئے پتے اس ترتیب میں نہیں۔
fair-hand-unseen = اس براؤزر نے آپ کے پتے بانٹے جاتے نہیں دیکھے۔
fair-facts = مہر، راز اور نمبر
fair-copy = کاپی کریں
fair-copied = کاپی ہو گیا
fair-save = کھیل کا ریکارڈ محفوظ کریں
fair-saved = محفوظ ہو گیا
fair-page = اپنے پروگرام سے جانچنے کا طریقہ { $page } میں لکھا ہے۔

## Talk

talk-title = بات چیت
talk-open = میز والوں سے بات کریں
talk-close = بات چیت بند کریں
talk-emoji = ایموجی
talk-phrases = چھوٹے پیغام
talk-text = اپنے الفاظ
talk-send = بھیجیں
talk-left =
    { $count ->
        [one] { $count } حرف باقی ہے
       *[other] { $count } حرف باقی ہیں
    }
talk-said = ابھی کہی گئی باتیں
talk-nothing = ابھی تک کسی نے کچھ نہیں کہا۔
talk-line = { $name }: { $words }
talk-mute = { $name } کی آواز بند کریں
talk-muted = صرف یہاں بند ہے۔ کسی اور کو پتا نہیں چلتا۔
phrase-hello = سلام!
phrase-good-luck = نیک تمنائیں!
phrase-well-played = بہت خوب!
phrase-thanks = شکریہ!
phrase-your-move = آپ کی باری!
phrase-let-me-think = ذرا سوچنے دیں
phrase-hurry-up = ذرا جلدی!
phrase-oops = اوہو!
phrase-sorry = معاف کیجیے!
phrase-trump-again = پھر ترپ!
phrase-what-a-hand = کیا ہاتھ ہے!
phrase-wow = واہ!
phrase-ha-ha = ہا ہا!
phrase-one-more = ایک اور؟
phrase-bye = خدا حافظ!

## Voice

voice-title = وائس چیٹ
voice-join = آواز سے شامل ہوں
voice-listen = صرف سنیں
voice-leave = وائس چیٹ چھوڑیں
voice-joining = آوازیں جڑ رہی ہیں…
voice-private = آواز براؤزر سے سیدھی براؤزر تک جاتی ہے۔ آپ کا نیٹ ورک پتا صرف ان کو معلوم ہوتا ہے جو شامل ہیں۔
voice-nobody = ابھی آواز میں کوئی اور نہیں ہے۔
voice-mute = مائیک بند کریں
voice-unmute = مائیک کھولیں
voice-volume = { $name } کی آواز کتنی اونچی
voice-speaking = بول رہے ہیں
voice-open = مائیک کھلا ہے
voice-shut = مائیک بند ہے
voice-seeking = جڑ رہے ہیں…
voice-broken = رابطہ نہیں
voice-blocked = براؤزر نے آواز روک رکھی ہے۔
voice-hear = آواز کھولیں
voice-microphone-again = مائیک دوبارہ آزمائیں
voice-fault-refused = یہاں مائیک کی اجازت نہیں ہے۔ آپ سن سکتے ہیں۔ براؤزر کی سیٹنگز میں اس صفحے کو مائیک کی اجازت دیں، پھر دوبارہ آزمائیں۔
voice-fault-missing = کوئی مائیک نہیں ملا۔ آپ سن سکتے ہیں۔
voice-fault-busy = مائیک کسی اور پروگرام کے پاس ہے۔ آپ سن سکتے ہیں۔ وہ پروگرام بند کریں، پھر دوبارہ آزمائیں۔
voice-fault-insecure = براؤزر صرف محفوظ پتے والے صفحے کو مائیک دیتا ہے۔ آپ سن سکتے ہیں۔
voice-fault-lost = مائیک ہٹ گیا۔ آپ سنتے رہ سکتے ہیں۔
voice-fault-unable = اس براؤزر میں وائس چیٹ نہیں ہو سکتی۔

## The clock, and who is there

clock-left =
    { $count ->
        [one] { $count } سیکنڈ باقی ہے
       *[other] { $count } سیکنڈ باقی ہیں
    }
clock-hurry = آپ کا وقت ختم ہونے والا ہے
room-stand-in = کمپیوٹر کھیل رہا ہے
news-joined =
    { $who ->
        [you] آپ میز پر آ گئے
       *[other] { $name } میز پر آ گئے
    }
news-left = { $name } چلے گئے
news-away = { $name } غیر حاضر ہیں
news-back =
    { $who ->
        [you] آپ اپنی جگہ پر واپس ہیں
       *[other] { $name } واپس آ گئے
    }
news-removed = میزبان نے { $name } کو میز سے ہٹا دیا
news-renamed = اب ایک کھلاڑی کا نام { $name } ہے
news-host =
    { $who ->
        [you] اب آپ میزبان ہیں
       *[other] اب { $name } میزبان ہیں
    }
news-stand-in = { $name } غیر حاضر ہیں۔ واپسی تک کمپیوٹر کھیلے گا۔
news-time-up =
    { $who ->
        [you] آپ کا وقت ختم ہو گیا، اس لیے گھر نے آپ کی چال چلی۔
       *[other] { $name } کا وقت ختم ہو گیا، اس لیے گھر نے چال چلی۔
    }

## Connection

connection-connecting = رابطہ ہو رہا ہے…
connection-lost = رابطہ ٹوٹ گیا
connection-reconnecting = رابطہ بحال ہو رہا ہے…
connection-back = رابطہ بحال ہو گیا
connection-lost-help = آپ کے پتے محفوظ ہیں۔ میز خود واپس آ جائے گی۔
goodbye-title = یہ میز یہاں بند ہو گئی
goodbye-protocol-old = نیا ورژن آ گیا ہے۔ صفحہ دوبارہ کھولیں۔
goodbye-room-unknown = یہ میز اب نہیں رہی۔
goodbye-malformed = اس صفحے پر کچھ گڑبڑ ہو گئی۔ اسے دوبارہ کھولیں۔
goodbye-too-fast = ذرا تیز ہو گیا۔ ایک لمحہ رک کر دوبارہ کوشش کریں۔
goodbye-elsewhere = یہ میز دوسری کھڑکی میں کھلی ہے۔ کھیل وہیں جاری ہے۔
goodbye-moved = آپ کے کھیل اور سیٹیں اب دوسرے آلے پر ہیں۔
goodbye-too-slow = اس میز کے لیے رابطہ بہت سست ہے۔ دوبارہ کوشش کریں۔
goodbye-room-closed = یہ میز بند ہے۔
goodbye-room-full = اس میز کی سب سیٹیں بھر گئی ہیں۔
goodbye-watchers-full = اس میز پر تماشائیوں کی سب جگہیں بھر گئی ہیں۔
goodbye-removed = میزبان نے آپ کو اس میز سے ہٹا دیا ہے۔
goodbye-left = آپ اس میز سے اٹھ گئے ہیں۔
goodbye-given-up = آپ یہ میچ ترک کر چکے ہیں۔ میچ ختم ہونے پر آپ دوبارہ یہاں بیٹھ سکتے ہیں۔
goodbye-watching-off = میزبان نے اس میز کو دیکھنا بند کر دیا ہے۔
goodbye-room-damaged = یہ میز دوبارہ پڑھی نہیں جا سکی۔ باقی سب محفوظ ہے۔
goodbye-internal = گھر میں کچھ گڑبڑ ہو گئی۔ تھوڑی دیر میں دوبارہ کوشش کریں۔
goodbye-restarting = گھر دوبارہ شروع ہو رہا ہے۔ میز ابھی واپس آتی ہے۔
goodbye-play-here = یہاں کھیلیں
goodbye-unknown = یہ میز اس وقت نہیں دکھائی جا سکتی۔ دوبارہ کوشش کریں۔

## Refusals that every game may give

why-title = کیوں نہیں؟
why-unknown-move = اس میز پر ایسی چال نہیں
why-deal-over = یہ کھیل ختم ہو چکا
why-out-of-game = آپ اس کھیل سے باہر ہیں
why-not-your-turn = ابھی آپ کی باری نہیں
why-not-your-card = یہ پتا آپ کے ہاتھ میں نہیں
why-stale-version = میز بدل چکی ہے۔ دوبارہ دیکھیں
why-setting-unknown = اس میز پر ایسا اصول نہیں
why-setting-out-of-range = یہ اصول اس طرح نہیں رکھا جا سکتا
why-not-enough-cards = اتنے کھلاڑیوں کے لیے پتے کم ہیں
why-preset-unknown = گھر میں ایسی میز نہیں
why-no-such-budget = بجٹ پورا عدد ہے، صرف تلاش کرنے والے کھلاڑی کے لیے
why-game-unknown = گھر میں ایسا کھیل نہیں
why-no-terminal-table = ٹرمینل میں اس کھیل کی میز نہیں۔ براؤزر میں کھیلیں
why-room-unknown = یہ میز اب نہیں رہی
why-not-your-room = یہ آپ کی میز نہیں
why-no-hints = اس میز پر مشورہ نہیں ملتا
why-nothing-to-hint = ابھی کوئی مشورہ نہیں
why-hint-busy = مشورہ آ رہا ہے
why-not-seated = اس میز پر آپ تماشائی ہیں
why-malformed = گھر یہ سمجھ نہیں سکا
why-too-fast = ذرا تیز ہو گیا۔ ایک لمحہ رکیں
why-say-too-fast = ذرا تیز ہو گیا۔ دوسروں کو بھی بولنے دیں
why-rename-too-fast = ذرا تیز ہو گیا۔ دوسرے تھوڑی دیر میں دیکھ لیں گے
why-name-fixed = اجنبیوں کی میز پر نام نہیں بدلتا
why-phrase-unknown = گھر یہ الفاظ نہیں جانتا
why-no-text = اس میز پر صرف ایموجی اور چھوٹے پیغام چلتے ہیں
why-voice-full = چھ آوازیں پہلے سے چل رہی ہیں
why-origin-foreign = یہ صفحہ کسی اور گھر کا ہے
why-protocol-old = نیا ورژن آ گیا ہے۔ صفحہ دوبارہ کھولیں
why-elsewhere = یہ میز دوسری کھڑکی میں کھلی ہے
why-secret-missing = گھر ابھی آپ کو نہیں پہچانتا۔ صفحہ دوبارہ کھولیں
why-not-found = یہاں کچھ نہیں
why-not-now = ابھی نہیں ہو سکتا
why-setting-fixed = میچ کے دوران یہ اصول نہیں بدلتا
why-room-closed = یہ میز بند ہے
why-room-damaged = یہ میز دوبارہ پڑھی نہیں جا سکی
why-room-trouble = اس میز پر کچھ گڑبڑ ہو گئی۔ دوبارہ کوشش کریں
why-nothing-to-deal = ابھی بانٹنے کو کچھ نہیں
why-nothing-to-repeat = میچ ابھی جاری ہے
why-match-unknown = اس میز پر ایسا کوئی میچ نہیں
why-match-not-over = میچ ابھی جاری ہے
why-deal-under-way = یہ کھیل ابھی جاری ہے
why-wrong-pack = یہ اس میز کے پتے نہیں
why-wrong-dealer = بانٹنے والا کوئی اور ہے
why-no-shuffle-due = ابھی پھینٹنے کو کچھ نہیں
why-not-started = میزبان نے ابھی شروع نہیں کیا
why-already-started = میچ شروع ہو چکا ہے
why-host-only = یہ صرف میزبان کر سکتا ہے
why-host-here = میزبان یہیں ہے یا ابھی ابھی گیا ہے
why-nobody-there = اس سیٹ پر کوئی نہیں بیٹھا
why-seat-unknown = اس میز پر ایسی کوئی سیٹ نہیں
why-too-many-people = یہاں اس سے زیادہ لوگ بیٹھے ہیں
why-room-full = سب سیٹیں بھر گئی ہیں
why-removed = میزبان نے آپ کو اس میز سے ہٹا دیا ہے
why-given-up = آپ یہ میچ ترک کر چکے ہیں
why-seat-code-unknown = یہ کوڈ غلط ہے یا پرانا۔ نیا کوڈ مانگیں
why-already-seated = آپ اسی میز پر بیٹھے ہیں
why-moved = یہ سب دوسرے آلے پر جا چکا ہے
why-move-code-unknown = یہ کوڈ غلط ہے یا پرانا۔ نیا کوڈ مانگیں
why-same-player = یہ آپ ہی کا کوڈ ہے۔ اسے دوسرے آلے پر لکھیں
why-player-unknown = گھر میں اس فائل کے کھیل نہیں
why-file-damaged = یہ فائل خراب ہے، پڑھی نہیں جا سکی
why-file-foreign = یہ فائل یہاں محفوظ نہیں کی گئی تھی
why-internal = گھر میں کچھ گڑبڑ ہو گئی۔ دوبارہ کوشش کریں
why-offline = رابطہ نہیں۔ دوبارہ کوشش کریں
why-unknown = ابھی ایسا نہیں ہو سکتا

## At every table

table-label = میز
table-hand =
    { $count ->
        [one] آپ کا ہاتھ، { $count } پتّا
       *[other] آپ کا ہاتھ، { $count } پتے
    }
table-hand-empty = آپ کا ہاتھ خالی ہے
table-new-cards = ہاتھ میں نئے پتے: { $cards }
seat-you = آپ
seat-label-out = { $name }، باہر
badge-turn = باری
badge-waiting = انتظار
badge-thinking = سوچ میں…
badge-out = باہر
button-history = تاریخ
button-lay =
    { $count ->
        [one] { $count } پتّا ڈالیں
       *[other] { $count } پتے ڈالیں
    }
ask-wait = { $names } کا انتظار ہے…
ask-select-more = ڈالنے کے لیے چنے ہوئے پتے پر دوبارہ ٹیپ کریں
event-dealer =
    { $who ->
        [you] پتے آپ نے بانٹے
       *[other] پتے { $name } نے بانٹے
    }
event-dealt =
    { $who ->
        [you]
            { $count ->
                [one] آپ کو { $count } پتّا ملا
               *[other] آپ کو { $count } پتے ملے
            }
       *[other]
            { $count ->
                [one] { $name } کو { $count } پتّا ملا
               *[other] { $name } کو { $count } پتے ملے
            }
    }
event-your-turn = آپ کی باری
standing-deals = { $deals } میں سے کھیل { $deal }
history-close = تاریخ بند کریں
why-not-one-rank = سب ایک نمبر کے ہوں

## Computer players

bot-name-1 = آنی
bot-name-2 = بیکاش
bot-name-3 = سارہ
bot-name-4 = میشا
bot-name-5 = مایا
bot-name-6 = تیگران
bot-name-7 = نینا
bot-name-8 = عمر
bot-name-9 = لیلیت
bot-name-10 = انتون
bot-name-11 = سنیتا
bot-name-12 = بلال

## Cards

suit-name =
    { $suit ->
        [C] چڑیا
        [D] اینٹ
        [H] پان
       *[S] حکم
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
        [2] دکی
        [3] تکی
        [4] چوکا
        [5] پنجا
        [6] چھکا
        [7] ستّا
        [8] اٹھّا
        [9] نہلا
        [10] دہلا
        [11] غلام
        [12] بیگم
        [13] بادشاہ
       *[14] یکہ
    }
# The oblique, before کو, سے, نے: پان کے ستّے کو.
grammar-rank-oblique =
    { $rank ->
        [2] کی دکی
        [3] کی تکی
        [4] کے چوکے
        [5] کے پنجے
        [6] کے چھکے
        [7] کے ستّے
        [8] کے اٹھّے
        [9] کے نہلے
        [10] کے دہلے
        [11] کے غلام
        [12] کی بیگم
        [13] کے بادشاہ
       *[14] کے یکے
    }
# Two, three and the queen are feminine: حکم کی بیگم.
grammar-of =
    { $rank ->
        [2] کی
        [3] کی
        [12] کی
       *[other] کا
    }
card-name = { suit-name } { grammar-of } { rank-name }
card-object = { suit-name } { grammar-rank-oblique }
card-instrument = { suit-name } { grammar-rank-oblique }
card-trump = { card-name }، ترپ
card-sign = ⁦{ $corner }{ suit-sign }⁩
joker-name = جوکر
joker-sign = ⁦★⁩
card-playable = { $card }، چلنے کے قابل
card-dimmed-why = { $card }، ابھی نہیں چلتا: { $why }
card-selected = { $card }، چنا ہوا
card-new = { $card }، نیا پتا
card-place = { $card }، { $count } میں سے { $place }

## Terminal

terminal-quit = بند کریں
terminal-quit-question = کھیل بند کریں؟
terminal-quit-keys = Enter: بند۔ Esc: کھیل جاری۔
terminal-pick = چنیں
terminal-play = ڈالیں
terminal-no-terminal = اس میز کو ٹرمینل چاہیے۔ پائپ کے بغیر ٹرمینل میں چلائیں۔
terminal-help = تیروں سے پتا چنیں، Enter سے ڈالیں۔
terminal-too-small = کھڑکی ذرا بڑی کریں۔
