### Тексты «Дхумбала» по-русски.
### The game

dhumbal-name = Дхумбал
dhumbal-line = Берите карту, сбрасывайте одну или несколько, держите руку лёгкой. Кажется, что легче ни у кого нет, — вскрывайтесь.

## Presets

preset-dhumbal = Дхумбал
preset-dhumbal-line = Три раунда, проигравшие платят победителю. Сначала берут, потом сбрасывают. Хорош для начала.
preset-jhyap-100 = Джхьяп до 100
preset-jhyap-100-line = Очки копятся, на сотне — вне игры. Побеждает последний.
preset-yaniv = Янив
preset-yaniv-line = Джокеры, последовательности и подброс, а круглый итог делится пополам. Самый живой стол.

## Settings

group-cards = Карты
group-turn = Ход
group-scoring = Счёт

setting-cards = Карты
setting-cards-help = Сколько карт получает каждый. С семью рука сначала тяжёлая, и вскрываются поздно.
value-cards =
    { $count ->
        [one] { $count } карта
        [few] { $count } карты
        [many] { $count } карт
       *[other] { $count } карты
    }
setting-jokers = Джокеры
setting-jokers-help = Джокер ничего не стоит и подходит к картам любого достоинства.
value-jokers-0 = нет
value-jokers =
    { $count ->
        [one] { $count } джокер
        [few] { $count } джокера
        [many] { $count } джокеров
       *[other] { $count } джокера
    }
setting-limit = Порог
setting-limit-help = Вскрыться можно, если сумма на руках не больше порога. С низким вскрываются редко и наверняка, с высоким — рано и рискуя.
value-limit =
    { $count ->
        [one] { $count } очко
        [few] { $count } очка
        [many] { $count } очков
       *[other] { $count } очка
    }
setting-faces = Картинки
setting-faces-help = Сколько стоят валет, дама и король.
value-faces-10 = по десять
value-faces-11-13 = 11, 12 и 13
setting-order = Порядок хода
setting-order-help = Что сначала: взять карту или сбросить.
value-order-draw_first = взять, потом сбросить
value-order-discard_first = сбросить, потом взять
setting-pick_up = Что можно взять
setting-pick_up-help = Какие карты последнего сброса доступны следующему.
value-pick_up-top_only = только верхняя карта
value-pick_up-ends_of_last_throw = край последовательности, любая из группы
value-pick_up-any_of_last_throw = любая карта последнего сброса
setting-sequences = Последовательности
setting-sequences-help = Три и больше карт масти подряд можно сбросить вместе. Туз младший.
value-sequences-on = { value-on }
value-sequences-off = { value-off }
setting-joker_in_sequence = Джокер в последовательности
setting-joker_in_sequence-help = Джокер может заменить недостающую карту последовательности.
value-joker_in_sequence-on = { value-on }
value-joker_in_sequence-off = { value-off }
setting-wrong_call = Неверное вскрытие стоит
setting-wrong_call-help = Начисляется ли штраф вместо суммы на руках или вместе с ней.
value-wrong_call-flat = только штраф
value-wrong_call-added = сумма на руках и штраф
setting-penalty = Штраф за неверное вскрытие
setting-penalty-help = Сколько начисляется тому, кого поймали.
value-penalty =
    { $count ->
        [one] { $count } очко
        [few] { $count } очка
        [many] { $count } очков
       *[other] { $count } очка
    }
setting-scoring = Как считать
setting-scoring-help = Как ведётся счёт раундов.
value-scoring-settlement = проигравшие платят победителю
value-scoring-settlement-help = Каждый проигравший платит свои очки победителю раунда. Побеждает самый большой итог.
value-scoring-cumulative = очки копятся
value-scoring-cumulative-help = Очки каждого складываются. Побеждает самый маленький итог.
setting-out = Выбывание
setting-out-help = При скольких очках игрок выбывает из матча.
value-out-off = никто не выбывает
value-out-at =
    { $count ->
        [one] { $count } очко и больше
        [few] { $count } очка и больше
        [many] { $count } очков и больше
       *[other] { $count } очка и больше
    }
value-out-above =
    { $count ->
        [one] больше { $count } очка
        [few] больше { $count } очков
        [many] больше { $count } очков
       *[other] больше { $count } очков
    }
setting-halving = Деление пополам
setting-halving-help = Итог ровно 50, 100 или 200 становится вдвое меньше.
value-halving-on = { value-on }
value-halving-off = { value-off }
setting-slap_down = Подброс
setting-slap_down-help = Карту, только что взятую из колоды, можно подбросить к сбросу того же достоинства, пока не пошёл следующий.
value-slap_down-on = { value-on }
value-slap_down-off = { value-off }
setting-stock_end = Когда колода кончилась
setting-stock_end-help = Что происходит после последней карты колоды.
value-stock_end-reshuffle = сброс тасуется
value-stock_end-score_hands = раунд окончен
value-stock_end-score_hands-help = Раунд кончается без победителя. Если очки копятся, каждому начисляется сумма на руках.
setting-rounds = Раунды
setting-rounds-help = Сколько длится матч.
value-rounds =
    { $count ->
        [one] { $count } раунд
        [few] { $count } раунда
        [many] { $count } раундов
       *[other] { $count } раунда
    }
value-rounds-until_one_left = пока не останется один
setting-throw_cap = Самый длинный раунд
setting-throw_cap-help = После стольких сбросов за столом руки сравниваются. Никого не ловят.
value-throw_cap =
    { $count ->
        [one] { $count } сброс
        [few] { $count } сброса
        [many] { $count } сбросов
       *[other] { $count } сброса
    }
value-level-easy-help = Вскрывается на самом пороге.
value-level-medium-help = Вскрывается ниже порога, бережёт пары и следит, кто что берёт.
value-level-hard-help = Вскрывается на два ниже порога и помнит каждую увиденную карту.
value-level-expert-help = Вскрывается, когда это выгодно, и играет на счёт.

## Buttons

button-call = Вскрываюсь: { $count }
button-draw-stock = Из колоды
button-draw-discard = Взять из сброса
button-throw = Сбросить
button-throw-sum = Сбросить: { $count }
button-slap = Подбросить
button-sort = Разложить
button-next-round = Следующий раунд

## Keys

key-throw = сбросить отмеченные карты
key-draw = взять из колоды
key-take-discard = взять из сброса
key-call = вскрыться

## Seats

seat-label = { $name }, { $cards }, итого { $total }
seat-label-turn = { $name }, { $cards }, итого { $total }, { $role }
seat-few = Мало карт: скоро вскрытие
badge-drawing = Берёт карту
badge-throwing = Сбрасывает
badge-called = Вскрывается
badge-caught = Поймали
badge-winner = Легче всех

## The table

table-stock =
    { $count ->
        [one] колода: { $count }
        [few] колода: { $count }
        [many] колода: { $count }
       *[other] колода: { $count }
    }
table-stock-empty = колода кончилась
table-discards =
    { $count ->
        [one] сброс: { $count }, сверху: { $card }
        [few] сброс: { $count }, сверху: { $card }
        [many] сброс: { $count }, сверху: { $card }
       *[other] сброс: { $count }, сверху: { $card }
    }
table-discards-empty = в сбросе пусто
table-in-hand = На руках: { $count }
table-limit = Вскрытие: { $count } и меньше
table-marked = Отмечено: { $count }
table-sequences = с последовательностями
table-sequences-hide = Скрыть эту пометку
table-marked-order = { $card }, отмечено, { $place } из { $count }
table-shown = { $name }: { $cards }. Сумма: { $count }
card-value = { $card }, очки: { $count }

## What to do now

ask-draw = Ваш ход: возьмите из колоды или из сброса
ask-draw-call = Ваш ход: возьмите карту или вскройтесь
ask-draw-stock = Ваш ход: возьмите из колоды
ask-throw = Сбросьте карту или несколько одного достоинства
ask-throw-sequence = Сбросьте карту, несколько одного достоинства или последовательность
ask-throw-call = Ваш ход: сбросьте или вскройтесь
ask-throw-first = Ваш ход: сбросьте
ask-draw-after = Теперь возьмите карту
ask-slap = То же достоинство: подбросить?
ask-more-marked = Отмечены другие карты. Снимите отметки или нажмите «Сбросить»
ask-choose-discard = Выберите, что взять

## What happened

event-turned = Первая карта сброса: { $cards }
event-called =
    { $who ->
        [you] Вы вскрываетесь: { $count }
       *[other] { $name } вскрывается: { $count }
    }
event-drew =
    { $who ->
        [you] Вы берёте из колоды
       *[other] { $name } берёт из колоды
    }
event-took =
    { $who ->
        [you] Вы берёте из сброса: { $cards }
       *[other] { $name } берёт из сброса: { $cards }
    }
event-threw =
    { $who ->
        [you] Вы сбрасываете: { $cards }
       *[other] { $name } сбрасывает: { $cards }
    }
event-slapped =
    { $who ->
        [you] Вы подбрасываете: { $cards }
       *[other] { $name } подбрасывает: { $cards }
    }
event-rebuilt =
    { $count ->
        [one] Сброс перетасован: { $count } карта
        [few] Сброс перетасован: { $count } карты
        [many] Сброс перетасован: { $count } карт
       *[other] Сброс перетасован: { $count } карты
    }
event-found-empty = Колода кончилась
event-showed =
    { $who ->
        [you] У вас на руках: { $cards }
       *[other] { $name } показывает карты: { $cards }
    }
event-good-call =
    { $who ->
        [you] Верно: легче, чем у вас, нет ни у кого
       *[other] Верно: легче всех { $name }
    }
event-caught =
    { $who ->
        [you] Вас поймали
       *[other] Поймали: { $name }
    }
event-capped = Никто не вскрылся, ходы кончились. Побеждает самая лёгкая рука
event-stock-out = Колода кончилась, раунд окончен
event-out =
    { $who ->
        [you] Вы вне матча
       *[other] { $name } вне матча
    }

## Hints

hint-call = Вскрывайтесь
hint-draw-stock = Возьмите из колоды
hint-draw-discard = { button-draw-discard }
hint-draw-discard-card = Возьмите из сброса: { $cards }
hint-discard = Сбросьте: { $cards }
hint-slap = Подбросьте: { $cards }
hint-why = Очки за раунд в среднем: { $worth }. Чуть хуже: { $other } ({ $otherWorth })
hint-why-only = Очки за раунд в среднем: { $worth }

## Results

standing-rounds = Раунд { $deal } из { $deals }
standing-until_one_left = Раунд { $deal }
result-round =
    { $who ->
        [you] Этот раунд выигрываете вы
       *[other] Этот раунд выигрывает { $name }
    }
result-nobody = Этот раунд не выигрывает никто
result-call-good =
    { $who ->
        [you] Вы вскрываетесь: { $count }. Верно
       *[other] { $name } вскрывается: { $count }. Верно
    }
result-call-caught =
    { $who ->
        [you] Вы вскрываетесь: { $count }. Поймали
       *[other] { $name } вскрывается: { $count }. Поймали
    }
result-capped = Ходы кончились. Побеждает самая лёгкая рука.
result-stock-out = Колода кончилась. Этот раунд не выигрывает никто.
result-halved =
    { $who ->
        [you] Ваш итог делится пополам: { $count }
       *[other] { $name }: итог делится пополам — { $count }
    }
score-hand = рука
score-took = начислено
score-paid = расчёт
score-total = итого
score-plus = ⁦+{ $count }⁩
score-minus = ⁦−{ $count }⁩
score-caught = поймали
score-call = вскрытие
score-out = вне матча
score-halved = пополам

## History

history-title = Что сброшено
history-empty = Пока ничего не сброшено
history-drew = из колоды
history-took = взято: { $cards }
history-threw = сброшено: { $cards }
history-slapped = подброшено: { $cards }
history-rebuilt = сброс перетасован
history-called = вскрытие: { $count }

## Why it cannot be done

why-call-over-limit = Выше порога
why-call-before-drawing = Вскрываются до взятия карты, в следующий ход
why-draw-first = Сначала возьмите карту
why-already-drawn = Вы уже взяли карту
why-throw-first = Сначала сбросьте
why-already-thrown = Вы уже сбросили
why-empty-hand-discard = Карт нет: только из колоды
why-not-on-offer = Эту карту взять нельзя
why-taken-this-turn = Только что взята
why-sequences-off = За этим столом нет последовательностей
why-broken-sequence = Карты идут не подряд
why-joker-in-sequence = За этим столом джокер не входит в последовательность
why-not-a-set = Только одного достоинства
