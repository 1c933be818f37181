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
start-play = شروع کریں
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

## Table, room and results

hint-ask = مشورہ
hint-thinking = سوچا جا رہا ہے…
hint-close = مشورہ بند کریں
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
goodbye-too-slow = اس میز کے لیے رابطہ بہت سست ہے۔ دوبارہ کوشش کریں۔
goodbye-room-closed = یہ میز بند ہے۔
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
why-deal-under-way = یہ کھیل ابھی جاری ہے
why-wrong-pack = یہ اس میز کے پتے نہیں
why-wrong-dealer = بانٹنے والا کوئی اور ہے
why-no-shuffle-due = ابھی پھینٹنے کو کچھ نہیں
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
