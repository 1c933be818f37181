### Тексты «Идиота» по-русски.
### The game

idiot-name = Идиот
idiot-line = Кладите такую же карту или старше, иначе забирайте стопку. Кто останется с картами последним, тот и в колпаке.

## Presets

preset-funny-hat = Дурацкий колпак
preset-funny-hat-line = Двойка ведёт за собой карту, три шестёрки сжигают стопку, колпак — до следующего поражения. Хорош для начала.
preset-shithead-classic = Классика
preset-shithead-classic-line = Двойки младшие, а кто сжигает стопку, ходит ещё раз. Так играют чаще всего.
preset-palace = Палас
preset-palace-line = Одна колода: после двойки ходят ещё раз, после семёрки — ниже. Живая игра.

## Settings

group-deal = Раздача
group-burns = Сжигание
group-turn = Ход
group-ranks = Особые карты

setting-decks = Колоды
setting-decks-help = Сколько колод тасуется вместе. Чем больше колод, тем выше стопки и чаще повторы.
value-decks-auto = по числу игроков
value-decks-auto-help = Одна колода на двоих или троих.
value-decks-fewest = как можно меньше
value-decks =
    { $count ->
        [one] { $count } колода
        [few] { $count } колоды
        [many] { $count } колод
       *[other] { $count } колоды
    }
value-match-endless = пока не надоест
value-match-deals =
    { $count ->
        [one] { $count } партия, побеждает тот, у кого меньше колпаков
        [few] { $count } партии, побеждает тот, у кого меньше колпаков
        [many] { $count } партий, побеждает тот, у кого меньше колпаков
       *[other] { $count } партии, побеждает тот, у кого меньше колпаков
    }
value-match-hats =
    { $count ->
        [one] пока кто-то { $count } раз не наденет колпак
        [few] пока кто-то { $count } раза не наденет колпак
        [many] пока кто-то { $count } раз не наденет колпак
       *[other] пока кто-то { $count } раза не наденет колпак
    }
setting-layout = Карты каждому
setting-layout-help = Столько на руках, столько открытых и столько закрытых.
value-layout =
    { $count ->
        [one] по { $count }
        [few] по { $count }
        [many] по { $count }
       *[other] по { $count }
    }
setting-trade = Обмен перед началом
setting-trade-help = До первого хода все могут обменять карты с рук на свои открытые карты.
value-trade-on = { value-on }
value-trade-off = { value-off }
setting-opening = Кто начинает
setting-opening-help = Кто кладёт первую карту партии.
value-opening-auction = по опросу
value-opening-auction-help = Всех спрашивают сначала про тройки, потом про четвёрки и дальше. У кого карта есть, тот начинает или ждёт.
value-opening-face_up_low = младшая открытая карта
value-opening-face_up_low-help = Начинает тот, у кого младшая открытая карта, считая с тройки.
value-opening-lowest_hand = младшая карта на руках
value-opening-lowest_hand-help = Начинает тот, у кого на руках младшая карта, считая с тройки, и ходит ею.
value-opening-left_of_dealer = сосед сдающего слева
value-opening-left_of_dealer-help = Сосед сдающего слева начинает любой картой.
setting-joker = Джокеры
setting-joker-help = Джокер кладут на любую карту: достоинство под ним остаётся, а направление меняется.
value-joker-0 = нет
value-joker =
    { $count ->
        [one] по { $count } на колоду
        [few] по { $count } на колоду
        [many] по { $count } на колоду
       *[other] по { $count } на колоду
    }
setting-two = Двойка
setting-two-help = Что делает двойка.
value-two-with_card = вместе с картой
value-two-with_card-help = Двойку кладут на любую карту и вместе с другой: та и становится новым достоинством.
value-two-low = младшая
value-two-low-help = Двойку кладут на любую карту, а на двойку — что угодно.
value-two-play_again = ещё один ход
value-two-play_again-help = Двойку кладут на любую карту и ходят ещё раз.
setting-ten = Десятка
setting-ten-help = Что делает десятка.
value-ten-burn = сжигает стопку
value-ten-burn-help = Десятку кладут на любую карту, и вся стопка уходит из игры.
value-ten-off = обычная карта
setting-four = Сколько одинаковых сжигают
setting-four-help = Столько карт одного достоинства наверху сжигают стопку, кто бы их ни положил.
value-four =
    { $count ->
        [one] { $count } одинаковая
        [few] { $count } одинаковые
        [many] { $count } одинаковых
       *[other] { $count } одинаковые
    }
value-four-off = не сжигают
setting-six_run = Сколько шестёрок сжигают
setting-six_run-help = Для шестёрок число может быть своё.
value-six_run =
    { $count ->
        [one] { $count } шестёрка
        [few] { $count } шестёрки
        [many] { $count } шестёрок
       *[other] { $count } шестёрки
    }
setting-after_burn = После сжигания
setting-after_burn-help = Кто начинает новую стопку.
value-after_burn-next = следующий
value-after_burn-same = тот же игрок
setting-jump_in = Ход вне очереди
setting-jump_in-help = У кого есть карты, которых не хватает для сжигания, может положить их вне очереди и начать новую стопку.
value-jump_in-on = { value-on }
value-jump_in-off = { value-off }
setting-extra_draw = Ход взятой картой
setting-extra_draw-help = Только что взятую карту можно сразу положить, если она того же достоинства, что и последняя.
value-extra_draw-on = { value-on }
value-extra_draw-off = { value-off }
setting-last_match = Открытые вместе с последней
setting-last_match-help = Когда колода кончилась, с последней картой с рук можно положить открытые карты того же достоинства.
value-last_match-on = { value-on }
value-last_match-off = { value-off }
setting-voluntary = Забирать по желанию
setting-voluntary-help = Если выключено, стопку забирают, только когда ничего не подходит.
value-voluntary-on = { value-on }
value-voluntary-off = { value-off }
setting-after_pickup = Когда стопку забрали
setting-after_pickup-help = Кто ходит после того, как стопку забрали.
value-after_pickup-next = следующий
value-after_pickup-same = тот же игрок
setting-up_fail = Когда не подошли открытые
setting-up_fail-help = Идёт ли на руки вместе со стопкой и одна из ваших открытых карт.
value-up_fail-pile = только стопка
value-up_fail-pile-one_up = стопка и одна открытая карта
setting-seven = Семёрка
setting-seven-help = Что делает семёрка.
value-seven-none = обычная карта
value-seven-lower = семёрка или младше
value-seven-lower-help = После семёрки кладут семёрку или младше либо карту, которая подходит всегда.
setting-eight = Восьмёрка
setting-eight-help = Что делает восьмёрка.
value-eight-none = обычная карта
value-eight-invisible = невидимая
value-eight-invisible-help = Восьмёрку кладут на любую карту, а в силе остаётся та, что под ней.
value-eight-skip = пропуск хода
value-eight-skip-help = Из-за каждой восьмёрки один игрок пропускает ход.
setting-three = Тройка
setting-three-help = Что делает тройка.
value-three-none = обычная карта
value-three-invisible = невидимая
value-three-invisible-help = Тройку кладут на любую карту, а в силе остаётся та, что под ней.
setting-nine = Девятка
setting-nine-help = Что делает девятка.
value-nine-none = обычная карта
value-nine-lower = девятка или младше
value-nine-lower-help = После девятки кладут девятку или младше либо карту, которая подходит всегда.
setting-jack = Валет
setting-jack-help = Что делает валет.
value-jack-none = обычная карта
value-jack-reverse = меняет направление
value-jack-reverse-help = С каждым валетом ход идёт в другую сторону.
setting-hat = Колпак
setting-hat-help = Проигравший носит его, пока не проиграет кто-то другой.
value-hat-on = { value-on }
value-hat-off = { value-off }
value-level-easy-help = Кладёт что подходит.
value-level-medium-help = Бережёт двойки и десятки, помнит взятые стопки.
value-level-hard-help = Считает каждую карту и проверяет ходы в уме.
value-level-expert-help = Смотрит дальше сильного.

## Buttons

button-ready = Готово
button-decline = Не начинаю
button-pick-up = Забираю
button-pass = Оставляю

## Keys

key-pick-up = забрать стопку
key-word = готово, не начинаю, оставляю
key-lay = положить выбранные карты

## Seats

badge-trading = Меняет
badge-ready = Готово
badge-hat = В колпаке
seat-label = { $name }, { $state }, на руках { $cards }, открытые: { $up }, закрытые: { $down }
seat-none = нет

## The table

table-own = ваши карты на столе
place-up = { $card }, лежит открыто на закрытой
place-up-alone = { $card }, лежит открыто
place-down = закрытая карта, место { $place }
place-empty = место { $place } пусто
table-pile =
    { $count ->
        [one] стопка: { $count }, сверху: { $cards }
        [few] стопка: { $count }, сверху: { $cards }
        [many] стопка: { $count }, сверху: { $cards }
       *[other] стопка: { $count }, сверху: { $cards }
    }
table-pile-empty = стопка пуста
table-stock =
    { $count ->
        [one] колода: { $count }
        [few] колода: { $count }
        [many] колода: { $count }
       *[other] колода: { $count }
    }
table-stock-empty = колода кончилась
table-burned =
    { $count ->
        [one] сгорело карт: { $count }
        [few] сгорело карт: { $count }
        [many] сгорело карт: { $count }
       *[other] сгорело карт: { $count }
    }
number-any = любая карта
number-higher = { $corner } или старше
number-lower = { $corner } или младше
number-any-heard = подходит любая карта
number-higher-heard = { rank-name } или старше
number-lower-heard = { rank-name } или младше
direction-left = Ход идёт налево
direction-right = Ход идёт направо
table-still =
    { $count ->
        [one] Игра ходит по кругу: до конца партии { $count } ход
        [few] Игра ходит по кругу: до конца партии { $count } хода
        [many] Игра ходит по кругу: до конца партии { $count } ходов
       *[other] Игра ходит по кругу: до конца партии { $count } хода
    }
table-lead-card =
    { $who ->
        [you] Начинаете вы. Младшая карта: { $card }
       *[other] Начинает { $name }. Младшая карта: { $card }
    }

## What to do now

ask-trade = Обменяйте карты с рук на открытые и скажите «готово»
ask-swap-up = Выберите открытую карту, которая нужна
ask-swap-hand = Выберите карту с рук, которую положите взамен
ask-open = Начнёте с { $corner }?
ask-play-any = Ваш ход: любая карта
ask-play-higher = Ваш ход: { $corner } или старше
ask-play-lower = Ваш ход: { $corner } или младше
ask-play-again = Ещё один ход: любая карта
ask-nothing-fits = Ничего не подходит: заберите стопку
ask-companion = Выберите карту к двойке
ask-flip = Ваш ход: откройте закрытую карту
ask-extra = Снова то же достоинство: положите или оставьте
ask-jump = Можно пойти вне очереди и сжечь стопку
ask-pick-up-card = Выберите открытую карту, которая пойдёт на руки
ask-wait-ready = Готово. Ждём: { $names }…

## What happened

event-dealt-up =
    { $who ->
        [you] Ваши открытые карты: { $cards }
       *[other] { $name }, открытые карты: { $cards }
    }
event-led =
    { $who ->
        [you] Начинаете вы. Младшая карта: { $cards }
       *[other] Начинает { $name }. Младшая карта: { $cards }
    }
event-swapped =
    { $who ->
        [you] Вы меняете карты. Открыто: { $hand }, на руки: { $up }
       *[other] { $name } меняет карты. Открыто: { $hand }, на руки: { $up }
    }
event-readied =
    { $who ->
        [you] Вы: готово
       *[other] { $name }: готово
    }
event-opened =
    { $who ->
        [you] Вы начинаете: { $cards }
       *[other] { $name } начинает: { $cards }
    }
event-declined =
    { $who ->
        [you] Вы не начинаете
       *[other] { $name } не начинает
    }
event-played =
    { $who ->
        [you] Вы кладёте: { $cards }
       *[other] { $name } кладёт: { $cards }
    }
event-flipped =
    { $who ->
        [you] Вы открываете: { $cards }
       *[other] { $name } открывает: { $cards }
    }
event-picked-up =
    { $who ->
        [you]
            { $count ->
                [one] Вы забираете { $count } карту
                [few] Вы забираете { $count } карты
                [many] Вы забираете { $count } карт
               *[other] Вы забираете { $count } карты
            }
       *[other]
            { $count ->
                [one] { $name } забирает { $count } карту
                [few] { $name } забирает { $count } карты
                [many] { $name } забирает { $count } карт
               *[other] { $name } забирает { $count } карты
            }
    }
event-passed =
    { $who ->
        [you] Вы больше не кладёте
       *[other] { $name } больше не кладёт
    }
event-jumped =
    { $who ->
        [you] Вы ходите вне очереди: { $cards }
       *[other] { $name } ходит вне очереди: { $cards }
    }
event-burned =
    { $count ->
        [one] Стопка сгорела: { $count } карта
        [few] Стопка сгорела: { $count } карты
        [many] Стопка сгорела: { $count } карт
       *[other] Стопка сгорела: { $count } карты
    }
event-turned = Направление меняется
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
event-out =
    { $who ->
        [you] Вы вне игры и в безопасности
       *[other] { $name } вне игры
    }
event-nobody = В этот раз колпак не достаётся никому
event-idiot =
    { $who ->
        [you] Колпак ваш
       *[other] Колпак надевает { $name }
    }

## Hints

hint-swap = Обменяйте: откройте { $first }, возьмите { $second }
hint-ready = { button-ready }
hint-open = Начните: { $cards }
hint-decline = { button-decline }
hint-play = Положите: { $cards }
hint-flip = Откройте место { $place }
hint-pick-up = { button-pick-up }
hint-pass = { button-pass }
hint-jump = Вне очереди: { $cards }
hint-why = Колпак так достаётся в { $worth } из 100. Чуть хуже: { $other } ({ $otherWorth } из 100)
hint-why-only = Колпак так достаётся в { $worth } из 100

## Results

result-loser =
    { $who ->
        [you] В этот раз колпак ваш
       *[other] Колпак надевает { $name }
    }
result-match-loser =
    { $who ->
        [you] Вы проигрываете матч
       *[other] Матч проигрывает { $name }
    }
marks-title = Колпаки
marks-count =
    { $count ->
        [one] { $count } колпак
        [few] { $count } колпака
        [many] { $count } колпаков
       *[other] { $count } колпака
    }
standing-hats =
    { $count ->
        [one] Партия { $deal }, до { $count } колпака
        [few] Партия { $deal }, до { $count } колпаков
        [many] Партия { $deal }, до { $count } колпаков
       *[other] Партия { $deal }, до { $count } колпаков
    }

## History

history-title = Что сыграно
history-empty = Пока ничего не сыграно
history-burned =
    { $count ->
        [one] сгорело карт: { $count }
        [few] сгорело карт: { $count }
        [many] сгорело карт: { $count }
       *[other] сгорело карт: { $count }
    }
history-took =
    { $count ->
        [one] взято карт: { $count }
        [few] взято карт: { $count }
        [many] взято карт: { $count }
       *[other] взято карт: { $count }
    }
history-drew =
    { $count ->
        [one] добрано карт: { $count }
        [few] добрано карт: { $count }
        [many] добрано карт: { $count }
       *[other] добрано карт: { $count }
    }

## Why a card cannot be played

why-trade-over = Обмен закончен
why-zone-locked = Сначала с рук, потом открытые, потом закрытые
why-companion-needed = К двойке нужна ещё карта
why-lower-than-pile = Карта младше
why-higher-than-pile = Сейчас нужна карта младше
why-not-open-rank = Сейчас спрашивают другое достоинство
why-pile-empty = Забирать нечего
why-must-play = Есть подходящая карта, нужно ходить
why-not-just-drawn = Только карты, взятые сейчас
why-lowest-card-first = Сначала младшая карта
why-up-card-needed = Выберите открытую карту, которая пойдёт на руки
why-no-burning-run = Стопка от этого не сгорит
why-jump-in-off = За этим столом вне очереди не ходят
