### Тексты «Дурака» по-русски.
### The game

durak-name = Дурак
durak-line = Отбивайтесь или берите. Кто останется с картами последним, тот и дурак.

## Presets

preset-kathmandu = Стол «Катманду»
preset-kathmandu-line = Три партии, подкидывают по очереди. Самый спокойный стол.
preset-yerevan = Стол «Ереван»
preset-yerevan-line = Одна партия, подкидывают все сразу. Быстро и шумно.
preset-yerevan-transfer = Стол «Ереван», переводной
preset-yerevan-transfer-line = Как в «Ереване», но атаку можно перевести дальше.
preset-lahore = Комната «Лахор»
preset-lahore-line = Можно начинать парой, с первого захода до шести карт. Атаки тяжёлые.
preset-lahore-transfer = Комната «Лахор», переводной
preset-lahore-transfer-line = Как в «Лахоре», но атаку можно перевести дальше.
preset-house = Наш стол
preset-house-line = Всего понемногу: пары, переводы, три партии. Хорош для начала.

## Settings

group-attack = Атака и подкидывание
group-transfer = Перевод
group-deal = От партии к партии
setting-deck = Колода
setting-deck-help = С маленькой колодой партия короткая и острая, с 52 картами — длинная.
value-deck =
    { $count ->
        [one] { $count } карта
        [few] { $count } карты
        [many] { $count } карт
       *[other] { $count } карты
    }
setting-transfer = Перевод
setting-transfer-help = Пока ничего не отбито, отбивающийся может добавить карту того же достоинства и перевести атаку на следующего.
value-transfer-off = { value-off }
value-transfer-on = { value-on }
setting-transfer_show = Перевод показом козыря
setting-transfer_show-help = Отбивающийся может только показать козырь того же достоинства и оставить его себе. Каждый козырь — раз за заход.
value-transfer_show-off = { value-off }
value-transfer_show-on = { value-on }
setting-transfer_first_bout = Перевод в первом заходе
setting-transfer_first_bout-help = Если выключено, первый заход партии переводить нельзя.
value-transfer_first_bout-on = { value-on }
value-transfer_first_bout-off = { value-off }
setting-transfer_cards = Карт в одном переводе
setting-transfer_cards-help = Сколько карт того же достоинства можно добавить за один перевод.
value-transfer_cards-one = одна карта
value-transfer_cards-many = несколько карт
setting-open = Первый ход
setting-open-help = С чего можно начать атаку.
value-open-single = одной картой
value-open-set = картами одного достоинства вместе
setting-throwers = Кто подкидывает
setting-throwers-help = Кому можно добавлять карты к атаке.
value-throwers-all = все
value-throwers-neighbours = соседи отбивающегося
value-throwers-attacker = только атакующий
setting-throw_timing = Когда подкидывать
setting-throw_timing-help = Ждать ли, пока всё отбито, или можно подкидывать в любой момент.
value-throw_timing-covered = когда всё отбито
value-throw_timing-anytime = в любой момент
setting-throw_order = Порядок подкидывания
setting-throw_order-help = Кто подкидывает раньше, если могут несколько.
value-throw_order-in_turn = по очереди
value-throw_order-free = кто первый успеет
value-throw_order-attacker_first = сначала атакующий
setting-throw_after_take = Подкидывать вдогонку
setting-throw_after_take-help = Если выключено, после слова «беру» подкидывать нельзя.
value-throw_after_take-on = { value-on }
value-throw_after_take-off = { value-off }
setting-first_limit = Первый отбой
setting-first_limit-help = Сколько карт атаки бывает в первом заходе партии. Потом — шесть.
value-first_limit =
    { $count ->
        [one] { $count } карта
        [few] { $count } карты
        [many] { $count } карт
       *[other] { $count } карты
    }
setting-first_limit_until = Меньший предел действует
setting-first_limit_until-help = Только в первом заходе или до тех пор, пока карты впервые не уйдут в отбой.
value-first_limit_until-bout = в первом заходе
value-first_limit_until-bito = до первого отбоя
setting-full_deal_trump = Козырь, если розданы все карты
setting-full_deal_trump-help = Если ничего не остаётся (шестеро и 36 карт, четверо и 24), козырь — последняя карта сдающего: она остаётся у него на руках или лежит одна вместо колоды.
value-full_deal_trump-dealer_card = последняя карта сдающего
value-full_deal_trump-talon_one = одна карта вместо колоды
setting-next_lead = Кто ходит первым потом
setting-next_lead-help = Первая партия и партия после ничьей начинаются с младшего козыря.
value-next_lead-lowest_trump = младший козырь
value-next_lead-left_of_durak = сосед дурака слева
value-next_lead-right_of_durak = сосед дурака справа
value-next_lead-durak = сам дурак
setting-next_dealer = Кто сдаёт потом
setting-next_dealer-help = Кто сдаёт следующую партию. Сдающему карты достаются в последнюю очередь.
value-next_dealer-durak = дурак
value-next_dealer-left = следующий слева
value-next_dealer-random = по жребию
setting-draw = Двое последних вышли вместе
setting-draw-help = Когда последний отбивающийся бьёт последнюю карту своей последней картой.
value-draw-allowed = ничья
value-draw-last_defender = дурак — отбивающийся
value-match-single = одна партия
value-match-deals =
    { $count ->
        [one] { $count } партия, побеждает тот, кто реже был дураком
        [few] { $count } партии, побеждает тот, кто реже был дураком
        [many] { $count } партий, побеждает тот, кто реже был дураком
       *[other] { $count } партии, побеждает тот, кто реже был дураком
    }
value-match-fools =
    { $count ->
        [one] пока кто-то { $count } раз не останется дураком
        [few] пока кто-то { $count } раза не останется дураком
        [many] пока кто-то { $count } раз не останется дураком
       *[other] пока кто-то { $count } раза не останется дураком
    }
setting-auto_take = Брать без вопроса
setting-auto_take-help = Если ничего нельзя ни отбить, ни перевести, карты берутся сразу, без вопроса.
value-auto_take-off = { value-off }
value-auto_take-no_reply = { value-on }
value-level-easy-help = Играет как придётся.
value-level-medium-help = Бережёт козыри.
value-level-hard-help = Помнит каждую карту и просчитывает конец партии.
value-level-expert-help = Просчитывает дальше сильного.

## Buttons

button-take = Беру
button-done = Пас
button-bita-done = Бито
button-transfer = Перевожу
button-show = Показать козырь

## Keys

key-take = взять
key-done = пас
key-attack = пойти выбранными картами

## Seats

badge-attacking = Ходит
badge-defending = Отбивается
badge-taking = Берёт
badge-throwing = Может подкинуть
badge-done = Пас
seat-label = { $name }, { $cards }, { $role }
seat-label-turn = { $name }, { $cards }, { $role }, сейчас на ходу

## The table

table-empty = На столе пока пусто
table-stock =
    { $count ->
        [one] колода: { $count }, козырь { suit-name }
        [few] колода: { $count }, козырь { suit-name }
        [many] колода: { $count }, козырь { suit-name }
       *[other] колода: { $count }, козырь { suit-name }
    }
table-stock-empty = колода кончилась, козырь { suit-name }
table-beaten =
    { $count ->
        [one] отбой: { $count }
        [few] отбой: { $count }
        [many] отбой: { $count }
       *[other] отбой: { $count }
    }
table-trump-card = козырь под колодой: { $card }
table-lead-card =
    { $who ->
        [you] Начинаете вы. Младший козырь: { $card }
       *[other] Начинает { $name }. Младший козырь: { $card }
    }
table-no-lead-card =
    { $who ->
        [you] Козырей нет ни у кого, начинаете вы
       *[other] Козырей нет ни у кого, начинает { $name }
    }
table-pair-open = { $attack }, ещё не бито
table-pair-covered = { $attack }, бито { $cover }
table-pair-target = { $attack }, отбить картой: { $card }

## What to do now

ask-attack = Ваш ход: атакуйте
ask-defend = Ваш ход: отбивайтесь
ask-defend-transfer = Ваш ход: отбивайтесь или переводите
ask-throw = Подкиньте или скажите «пас»
ask-throw-take =
    { $who ->
        [you] Вы берёте
       *[other] { $name } берёт: подкиньте или скажите «пас»
    }
ask-wait-defender = { $name } отбивается…
ask-choose-cover = Выберите, что бить
ask-choose-trump = Выберите козырь для показа
ask-choose-transfer = Выберите карту для перевода
ask-throw-anytime = Можно подкинуть
card-covers = { $card }, может отбить: { $attacks }

## What happened

event-trump = Козырь: { suit-name }
event-led =
    { $who ->
        [you] Начинаете вы. Младший козырь: { $cards }
       *[other] Начинает { $name }. Младший козырь: { $cards }
    }
event-attacked =
    { $who ->
        [you] Вы ходите: { $cards }
       *[other] { $name } ходит: { $cards }
    }
event-threw =
    { $who ->
        [you] Вы подкидываете: { $cards }
       *[other] { $name } подкидывает: { $cards }
    }
event-covered =
    { $who ->
        [you] Вы бьёте { $attack } { $cover }
       *[other] { $name } бьёт { $attack } { $cover }
    }
event-covered-signs =
    { $who ->
        [you] Вы бьёте { $attack }: { $cover }
       *[other] { $name } бьёт { $attack }: { $cover }
    }
event-transferred =
    { $who ->
        [you] Вы переводите: { $cards }. Отбивается { $next }
       *[other]
            { $nextWho ->
                [you] { $name } переводит: { $cards }. Отбиваетесь вы
               *[other] { $name } переводит: { $cards }. Отбивается { $next }
            }
    }
event-showed =
    { $who ->
        [you] Вы показываете козырь: { $cards }. Отбивается { $next }
       *[other]
            { $nextWho ->
                [you] { $name } показывает козырь: { $cards }. Отбиваетесь вы
               *[other] { $name } показывает козырь: { $cards }. Отбивается { $next }
            }
    }
event-gave-up =
    { $who ->
        [you] Вы берёте
       *[other] { $name } берёт
    }
event-took =
    { $who ->
        [you]
            { $count ->
                [one] Вы берёте { $count } карту
                [few] Вы берёте { $count } карты
                [many] Вы берёте { $count } карт
               *[other] Вы берёте { $count } карты
            }
       *[other]
            { $count ->
                [one] { $name } берёт { $count } карту
                [few] { $name } берёт { $count } карты
                [many] { $name } берёт { $count } карт
               *[other] { $name } берёт { $count } карты
            }
    }
event-passed =
    { $who ->
        [you] Вы: пас
       *[other] { $name }: пас
    }
event-beaten = Бито: карты уходят в отбой
event-drew =
    { $who ->
        [you]
            { $count ->
                [one] Вы добираете { $count } карту
                [few] Вы добираете { $count } карты
                [many] Вы добираете { $count } карт
               *[other] Вы добираете { $count } карты
            }
       *[other]
            { $count ->
                [one] { $name } добирает { $count } карту
                [few] { $name } добирает { $count } карты
                [many] { $name } добирает { $count } карт
               *[other] { $name } добирает { $count } карты
            }
    }
event-drew-trump =
    { $who ->
        [you] Вы берёте открытый козырь: { $cards }
       *[other] { $name } берёт открытый козырь: { $cards }
    }
event-out =
    { $who ->
        [you] Вы вне игры и в безопасности
       *[other] { $name } вне игры
    }
event-fool =
    { $who ->
        [you] Дурак: вы
       *[other] Дурак: { $name }
    }
event-tied = Ничья. Дурака нет.
event-bito = Бито!

## Hints

hint-attack = Ходите: { $cards }
hint-throw = Подкиньте: { $cards }
hint-cover = Побейте { $first }: { $second }
hint-transfer = Переведите: { $cards }
hint-show = Покажите козырь: { $cards }
hint-take = { button-take }
hint-done = { button-done }
hint-why = Дураком так остаются в { $worth } из 100. Чуть хуже: { $other } ({ $otherWorth } из 100)
hint-why-only = Дураком так остаются в { $worth } из 100

## Results

result-loser =
    { $who ->
        [you] В этот раз дурак — вы
       *[other] Дурак: { $name }
    }
result-match-loser =
    { $who ->
        [you] Вы проигрываете матч
       *[other] Матч проигрывает { $name }
    }
marks-title = Сколько раз дурак
marks-count =
    { $count ->
        [one] дурак { $count } раз
        [few] дурак { $count } раза
        [many] дурак { $count } раз
       *[other] дурак { $count } раза
    }
standing-fools =
    { $count ->
        [one] Партия { $deal }, до { $count } поражения
        [few] Партия { $deal }, до { $count } поражений
        [many] Партия { $deal }, до { $count } поражений
       *[other] Партия { $deal }, до { $count } поражения
    }
standing-single = Одна партия

## Bout history

history-title = История ходов
history-empty = Заходов ещё не было
history-bout = Заход { $number }
history-who = Атака: { $attacker } · Защита: { $defenders }
history-open = идёт
history-beaten = бито
history-taken = взято
history-shown = Показан козырь: { $cards }
history-pair = { $attack }, бито { $cover }
history-pair-open = { $attack }, не бито

## Why a card cannot be played

why-attacker-must-play = Вы начинаете заход: положите карту
why-one-card-only = Только по одной карте
why-attack-limit = Больше нельзя: предел
why-defender-too-few-cards = У отбивающегося мало карт
why-rank-not-on-table = Такой карты на столе нет
why-wait-for-defender = Пусть сначала отобьётся
why-not-allowed-to-throw = Здесь вам подкидывать нельзя
why-throwing-closed = После «беру» подкидывать нельзя
why-no-such-attack = Этой карты на столе нет
why-already-covered = Эта карта уже отбита
why-too-low = Карта младше
why-wrong-suit = Не та масть
why-trump-needs-higher-trump = Нужен козырь старше
why-nothing-to-take = Брать нечего
why-transfer-off = За этим столом не переводят
why-transfer-first-bout = В первом заходе переводить нельзя
why-transfer-after-cover = Уже есть отбитая карта
why-transfer-wrong-rank = Для перевода нужно то же достоинство
why-target-too-few-cards = У следующего мало карт
why-show-off = За этим столом козыри не показывают
why-not-a-trump = Показать можно только козырь
why-already-shown = Этот козырь уже показан
why-already-done = Вы уже сказали «пас»
why-choose-cover = Выберите, что бить
