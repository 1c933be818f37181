### Тексты дома по-русски.
### The house

house-name = Ташхана
house-line = Карточный клуб
house-promise = Бесплатно, без регистрации, без денег и ставок.
language = Язык
language-en = English
language-ne = नेपाली
language-ur = اردو
language-hy = Հայերեն
language-ru = Русский

## Small words

cancel = Отмена
back = Назад
close = Закрыть
reload = Обновить
try-again = Попробовать ещё раз
value-on = вкл.
value-off = выкл.
list-comma = { ", " }
list-and = { $items } и { $last }
you = Вы
bot = бот
count-cards =
    { $count ->
        [one] { $count } карта
        [few] { $count } карты
        [many] { $count } карт
       *[other] { $count } карты
    }
number-less = Меньше
number-more = Больше
start-welcome = Садитесь за стол. Карты перетасованы, спешить некуда.

## Start page

start-title = Выберите игру
start-play = Против компьютера
start-presets = Домашние правила
start-presets-help = Выберите стол. Ниже всё ещё можно изменить.
start-settings-more = Изменить правила
start-settings-less = Показать меньше
start-changed =
    { $count ->
        [one] изменено { $count } правило
        [few] изменено { $count } правила
        [many] изменено { $count } правил
       *[other] изменено { $count } правила
    }
start-reset = Вернуть правила этого стола
start-company = Компания
start-your-name = Ваше имя
start-opening = Сдаём карты…
start-no-games = Игры не загрузились. Обновите страницу.
start-loading = Минутку…

## Playing together: the ways to a table

start-friends = Позвать друзей
start-quick = Быстрая игра
start-friends-opening = Открываем комнату…
room-code = Код комнаты
room-code-join = Войти
code-unreadable = В коде восемь букв и цифр. Посмотрите ещё раз.
code-spoken = { $label }: { $code }
share = Поделиться
share-text = Сыграем вместе: { $game }.
copy-link = Скопировать ссылку
copied = Скопировано
copy-by-hand = Скопируйте отсюда:
qr-show = QR-код
qr-help = Наведите на него камеру другого телефона.

## Playing together: my name and picture

me-title = Имя и картинка
me-help = Так вас видят другие за столом. Это хранится в этом браузере.
me-figure = Картинка
me-colour = Цвет
figure-teapot = чайник
figure-bird = птица
figure-fish = рыба
figure-cat = кошка
figure-boat = лодка
figure-tree = дерево
figure-mountain = гора
figure-kite = воздушный змей
figure-sun = солнце
figure-moon = луна
colour-1 = коричневый
colour-2 = зелёный
colour-3 = синий
colour-4 = лиловый
colour-5 = охра
colour-6 = серый

## Playing together: the table that gathers

gather-title = Стол собирается
gather-back = Вернуться за стол
gather-alone = Отправьте ссылку. Кто её откроет, сядет здесь.
gather-start = Начать
gather-wait = Ждём: игру начнёт { $name }…
gather-away = { $name }: нет на месте. Хозяином может стать кто-то другой.
gather-free = свободно
gather-free-bot = бот, { $level }
gather-free-spoken = Свободное место. Если никто не придёт, сядет бот: { $level }.
badge-host = хозяин
gather-swap = Коснитесь другого места, чтобы поменяться.
gather-swapped = { $name } и { $other }: места поменялись.
seat-number = Место { $number }
count-people =
    { $count ->
        [one] { $count } человек
        [few] { $count } человека
        [many] { $count } человек
       *[other] { $count } человека
    }
count-bots =
    { $count ->
        [one] { $count } бот
        [few] { $count } бота
        [many] { $count } ботов
       *[other] { $count } бота
    }
host-hand-over = Сделать хозяином
host-remove = Удалить
host-remove-question = Удалить: { $name }? Вернуться за этот стол будет нельзя.
host-take-over = Стать хозяином

## Playing together: the room's part of the menu

party-title = За этим столом
party-watchers = Зрителей: { $count }
party-watch = Ссылка для зрителей
party-watch-help = По ней видно то, что видят все, и ничьих карт.
party-text = Свободный текст
party-text-help = Сидящие здесь могут писать друг другу.
pass-seat = Перенести моё место на другое устройство
pass-seat-help = Отсканируйте другим устройством или откройте там { $address } и введите код. Он сработает только в первый раз.
pass-seat-care = У кого этот код, того и место. Никому его не показывайте.
pass-seat-left = Действует ещё: { $time }
pass-seat-over = Время этого кода вышло.
pass-seat-new = Новый код
seat-code = Код места
leave-for-good = Уйти насовсем
leave-for-good-question = Уйти насовсем? Ваше место займёт бот, а эта игра будет отмечена как брошенная.
result-change-table = Изменить стол
watch-sit = Занять место

## Quick match

quick-waiting = Игроков ждёт вместе с вами: { $count }
quick-fill =
    { $count ->
        [one] Через { $count } секунду свободные места займут боты
        [few] Через { $count } секунды свободные места займут боты
        [many] Через { $count } секунд свободные места займут боты
       *[other] Через { $count } секунды свободные места займут боты
    }
quick-soon = Накрываем стол…
quick-seats = Сколько за столом
quick-any = всё равно
quick-here = Ждать здесь
goodbye-quick-elsewhere = Вы ждёте стол в другом окне.

## A seat from another device

claim-title = Пересесть на это устройство
claim-help = На устройстве, где вы играете, откройте меню и выберите «{ $choice }». Введите код, который там появится.
claim-button = Занять место
claim-where = У вас было здесь место в другом браузере? Выберите там в меню «{ $choice }» и введите код здесь. Если того браузера больше нет, попросите хозяина комнаты убрать ваше старое место.

## Unfinished games

resume-title = Незаконченные партии
resume-button = Продолжить
resume-abandon = Бросить
resume-abandon-question = Бросить эту партию? Она будет отмечена как брошенная.
resume-deal = партия { $deal }
resume-line = { $game }, { $preset }
resume-idle-minutes =
    { $count ->
        [one] { $count } минуту назад
        [few] { $count } минуты назад
        [many] { $count } минут назад
       *[other] { $count } минуты назад
    }
resume-idle-hours =
    { $count ->
        [one] { $count } час назад
        [few] { $count } часа назад
        [many] { $count } часов назад
       *[other] { $count } часа назад
    }
resume-idle-days =
    { $count ->
        [one] { $count } день назад
        [few] { $count } дня назад
        [many] { $count } дней назад
       *[other] { $count } дня назад
    }
resume-idle-now = только что

## Statistics

statistics-title = Статистика
statistics-played = Сыграно партий
statistics-won = Побед
statistics-drawn = Ничьих
statistics-best-streak = Лучшая серия побед
statistics-abandoned = Брошено
statistics-none = Пока нет ни одной законченной партии. До первой — одно нажатие.

## Keeping one's games, and moving them to another device

keep-title = Сохранить или перенести мои партии
keep-why = Только этот браузер знает, что партии ваши. Если его данные удалить, они пропадут, если только вы не сохранили файл.
keep-save = Сохранить в файл
keep-care = С этим файлом можно играть за вас. Никому его не давайте.
keep-open = Открыть сохранённый файл
keep-open-help = Партии этого браузера добавятся. Дважды ничего не считается.
keep-arrived = Теперь все ваши партии здесь.
move-give = Перенести на другое устройство
move-code = Код
move-help = На другом устройстве откройте { $address }, выберите «{ $choice }» и введите код. Он сработает только в первый раз.
move-care = Кто введёт этот код, тому достанутся ваши партии и места. Этот браузер начнёт заново, а сохранённые раньше файлы больше не сработают.
move-take = Код с другого устройства
move-take-button = Перенести сюда
moved-here = Ваши партии и места теперь на другом устройстве. Этот браузер начинает заново, как новый игрок.

## Settings that belong to every game

setting-level = Уровень
setting-level-help = Насколько хорошо играют боты.
value-level-easy = лёгкий
value-level-medium = средний
value-level-hard = сложный
value-level-expert = мастер
setting-speed = Скорость
setting-speed-help = Сколько времени бот думает над ходом.
value-speed-relaxed = спокойная
value-speed-normal = обычная
value-speed-fast = быстрая
setting-clock = Время на ход
setting-clock-help = Сколько времени даётся на ход. Когда оно выйдет, дом сходит за вас.
value-clock-off = { value-off }
value-clock-relaxed = спокойно, 60 секунд
value-clock-normal = обычно, 30 секунд
value-clock-fast = быстро, 15 секунд
setting-hints = Подсказки
setting-hints-help = Карты, которыми можно сыграть, светятся. Нажмите на тусклую — она скажет, почему нельзя.
value-hints-on = { value-on }
value-hints-off = { value-off }
setting-hint_bulb = Кнопка подсказки
setting-hint_bulb-help = Кнопка, которая показывает хороший ход.
value-hint_bulb-on = { value-on }
value-hint_bulb-off = { value-off }

## Settings that several games have

group-table = Стол
group-comfort = Удобство
setting-players = Игроки
setting-players-help = Свободные места занимают боты.
value-players =
    { $count ->
        [one] { $count } игрок
        [few] { $count } игрока
        [many] { $count } игроков
       *[other] { $count } игрока
    }
setting-match = Матч
setting-match-help = Сколько партий идёт в один счёт.

## Menu and the player's own wishes

menu-title = Меню
menu-open = Открыть меню
menu-close = Закрыть меню
menu-leave = Покинуть стол
menu-leave-help = Партия сохранится. К ней можно вернуться с начальной страницы.
menu-keys = Горячие клавиши
prefs-theme = Тема
prefs-theme-system = как на устройстве
prefs-theme-light = светлая
prefs-theme-dark = тёмная
prefs-four-colours = Четырёхцветная колода
prefs-four-colours-help = У каждой масти свой цвет.
prefs-sort = Раскладка карт
prefs-sort-suit = по масти
prefs-sort-rank = по достоинству
prefs-sort-manual = вручную
prefs-corner = Буквы на картах
prefs-corner-latin = J Q K A
prefs-corner-russian = В Д К Т
prefs-sound = Звук
prefs-vibration = Вибрация
prefs-turn-title = Ваш ход в заголовке окна
prefs-notify = Уведомление
prefs-notify-help = Когда ваш ход, а эта страница не на виду.
prefs-notify-blocked = Браузер не разрешает. Разрешите уведомления для этой страницы в его настройках.
prefs-spoken = Ходы вслух
prefs-spoken-help = Программе экранного доступа сообщается, что происходит за столом.
prefs-motion = Анимация
prefs-motion-system = как на устройстве
prefs-motion-off = выкл.
prefs-broken = Часть сохранённых настроек не читается. Они отложены в сторону.
prefs-broken-download = Скачать их
prefs-not-saved = Этот браузер не даёт ничего сохранить. Играть можно, но ваши настройки забудутся.

## Rule pages

rules-link = Правила
rules-title = { $game }: правила
rules-of = Правила, какими они сейчас выбраны: { $preset }.
rules-contents = Содержание
rules-to-start = На главную
rules-to-table = Назад к столу
rules-goal = Цель
rules-needs = Что нужно
rules-preparation = Подготовка
rules-turn = Один ход
rules-end = Конец партии
rules-match = Матч
rules-settings = Домашние правила этого стола
rules-controls = Управление
rules-tips = Советы
rules-words = Словарик
rules-history = История и название
rules-relatives = Родственники
rules-questions = Частые вопросы
example-label = Пример.
example-may = { $name }: можно сыграть
example-may-not = { $name }: сыграть нельзя
example-on = { $card }, сверху { $cover }

## Keys

key-history = история ходов
key-hint = подсказка
key-menu = меню
key-move = переходить от карты к карте
key-play = сыграть картой или выбрать её
key-talk = разговор

## Table, room and results

hint-ask = Подсказка
hint-thinking = Думаю…
hint-close = Убрать подсказку
room-finish = Доиграть сразу
room-your-turn = Ваш ход
room-watching = Вы смотрите игру
room-standing = Счёт
room-deal = Партия { $deal }
room-away = нет на месте
room-rules = Правила этого стола
result-next-deal = Следующая партия
result-play-again = Сыграть ещё
result-other-table = Другой стол
result-show-table = Показать стол
result-show = Показать итог
result-deal-title = Партия окончена
result-match-title = Матч окончен
result-deal-drawn = Ничья. Никто не проиграл.
result-match-drawn = Матч окончен вничью.
result-you-won = Победа
result-you-lost = Поражение
result-match-winner =
    { $who ->
        [you] Вы выигрываете матч
       *[other] Матч выигрывает { $name }
    }
result-match-tie = Победу делят: { $names }
result-winner =
    { $who ->
        [you] Эту партию выигрываете вы
       *[other] Эту партию выигрывает { $name }
    }
result-waiting = Ждём следующую партию…
totals-title = Очки

## Fair shuffle

fair-check = Проверить раздачу
fair-title = Честная раздача, партия { $deal }
fair-promise = Перед раздачей дом выбирает секрет и показывает его печать. Потом каждый браузер за столом добавляет своё число. Порядок карт следует из того и другого.
fair-bots = Боты видят только то, что видит человек на их месте: закрытых карт не знает ни один. Сложный и мастер ничего из увиденного не забывают.
fair-waiting = Эта раздача опечатана. Когда партия кончится, всё будет раскрыто, и её можно будет проверить здесь.
fair-none = Печати этой раздачи здесь не видели.
fair-seal = печать
fair-verdict-right = Проверено. Карты розданы так, как были опечатаны.
fair-verdict-wrong = Не совпало. Карты розданы не так, как были опечатаны.
fair-verdict-open = Ошибок не найдено, но проверить здесь удалось не всё.
fair-seal-right = Печать показали до раздачи, и секрет ей соответствует.
fair-seal-wrong = Секрет не соответствует печати, которую показали до раздачи.
fair-seal-twice = Дом показал для этой раздачи две разные печати.
fair-seal-late = Секрет соответствует печати, но этот браузер пришёл после раздачи.
fair-seal-unseen = Этот браузер печати не видел.
fair-number-right = Число этого браузера учтено.
fair-number-late = Число этого браузера опоздало и не учтено.
fair-number-none = Этот браузер числа не давал.
fair-number-other = Число вашего места не от этого браузера. Если вы не играли на другом устройстве, его кто-то подменил.
fair-order-right = Порядок карт следует из секрета и чисел.
fair-order-wrong = Порядок карт не следует из секрета и чисел.
fair-order-unknown = Эта страница не знает, каким способом тасовали. Загрузите её заново.
fair-hand-right = Карты, которые вам сдали, лежат в этом порядке на своих местах.
fair-hand-wrong = Карт, которые вам сдали, в этом порядке на их местах нет.
fair-hand-unseen = Этот браузер не видел, как вам сдавали карты.
fair-facts = Печать, секрет и числа
fair-copy = Скопировать
fair-copied = Скопировано
fair-save = Сохранить запись матча
fair-saved = Сохранено
fair-page = Как проверить это своей программой, сказано в { $page }.

## Talk

talk-title = Разговор
talk-open = Сказать столу
talk-close = Закрыть разговор
talk-emoji = Эмодзи
talk-phrases = Быстрые фразы
talk-text = Своими словами
talk-send = Отправить
talk-left =
    { $count ->
        [one] Осталась { $count } буква
        [few] Осталось { $count } буквы
        [many] Осталось { $count } букв
       *[other] Осталось { $count } буквы
    }
talk-said = Последнее сказанное
talk-nothing = Пока никто ничего не сказал.
talk-line = { $name }: { $words }
talk-mute = Заглушить: { $name }
talk-muted = Заглушено только здесь. Другие этого не видят.
phrase-hello = Привет!
phrase-good-luck = Удачи!
phrase-well-played = Отличный ход!
phrase-thanks = Спасибо!
phrase-your-move = Ваш ход!
phrase-let-me-think = Дайте подумать
phrase-hurry-up = Побыстрее!
phrase-oops = Ой!
phrase-sorry = Извините!
phrase-trump-again = Опять козырь!
phrase-what-a-hand = Вот это рука!
phrase-wow = Ого!
phrase-ha-ha = Ха-ха!
phrase-one-more = Ещё партию?
phrase-bye = Пока!

## Voice

voice-title = Голосовой чат
voice-join = Войти с голосом
voice-listen = Только слушать
voice-leave = Выйти из голосового чата
voice-joining = Соединяем голоса…
voice-private = Голос идёт прямо из браузера в браузер. Ваш сетевой адрес узнают только те, кто вошёл.
voice-nobody = Голосом пока больше никого нет.
voice-mute = Выключить микрофон
voice-unmute = Включить микрофон
voice-volume = Громкость: { $name }
voice-speaking = говорит
voice-open = микрофон включён
voice-shut = микрофон выключен
voice-seeking = соединяем…
voice-broken = нет связи
voice-blocked = Браузер не пускает звук.
voice-hear = Включить звук
voice-microphone-again = Попробовать микрофон ещё раз
voice-fault-refused = Микрофон здесь запрещён. Слушать можно. Разрешите его этой странице в настройках браузера и попробуйте ещё раз.
voice-fault-missing = Микрофон не найден. Слушать можно.
voice-fault-busy = Микрофон занят другой программой. Слушать можно. Закройте её и попробуйте ещё раз.
voice-fault-insecure = Браузер даёт микрофон только страницам с защищённым адресом. Слушать можно.
voice-fault-lost = Микрофон отключился. Слушать по-прежнему можно.
voice-fault-unable = В этом браузере голосового чата нет.

## The clock, and who is there

clock-left =
    { $count ->
        [one] Осталась { $count } секунда
        [few] Осталось { $count } секунды
        [many] Осталось { $count } секунд
       *[other] Осталось { $count } секунды
    }
clock-hurry = Ваше время почти вышло
room-stand-in = играет бот
news-joined =
    { $who ->
        [you] Вы за столом
       *[other] За столом новый игрок: { $name }
    }
news-left = Стол покидает { $name }
news-away = Нет на месте: { $name }
news-back =
    { $who ->
        [you] Вы снова на своём месте
       *[other] { $name } снова за столом
    }
news-removed = Хозяин комнаты убрал из-за стола: { $name }
news-renamed = Теперь одного из игроков зовут { $name }
news-host =
    { $who ->
        [you] Теперь вы хозяин комнаты
       *[other] Теперь хозяин комнаты { $name }
    }
news-stand-in = Нет на месте: { $name }. Пока играет бот.
news-time-up =
    { $who ->
        [you] Ваше время вышло, и дом сделал ход за вас.
       *[other] Время вышло: { $name }. Дом сделал ход.
    }

## Connection

connection-connecting = Подключение…
connection-lost = Нет связи
connection-reconnecting = Переподключение…
connection-back = Связь восстановлена
connection-lost-help = Карты целы. Стол вернётся сам.
goodbye-title = Здесь этот стол закрыт
goodbye-protocol-old = Вышла новая версия. Обновите страницу.
goodbye-room-unknown = Этого стола больше нет.
goodbye-malformed = На этой странице что-то сломалось. Обновите её.
goodbye-too-fast = Слишком быстро. Подождите немного и попробуйте ещё раз.
goodbye-elsewhere = Этот стол открыт в другом окне. Игра идёт там.
goodbye-moved = Ваши партии и места теперь на другом устройстве.
goodbye-too-slow = Связь слишком медленная для этого стола. Попробуйте ещё раз.
goodbye-room-closed = Этот стол закрыт.
goodbye-room-full = Все места за этим столом заняты.
goodbye-watchers-full = Все места для зрителей за этим столом заняты.
goodbye-removed = Хозяин комнаты попросил вас уйти из-за этого стола.
goodbye-left = Вы ушли из-за этого стола.
goodbye-given-up = Вы бросили эту игру. Когда она закончится, можно снова сесть за стол.
goodbye-watching-off = Хозяин комнаты больше не разрешает смотреть эту игру.
goodbye-room-damaged = Этот стол не удалось прочитать. Всё остальное цело.
goodbye-internal = В доме что-то сломалось. Попробуйте чуть позже.
goodbye-restarting = Дом перезапускается. Стол вернётся через минуту.
goodbye-play-here = Играть здесь
goodbye-unknown = Этот стол сейчас не показать. Попробуйте ещё раз.

## Refusals that every game may give

why-title = Почему нельзя?
why-unknown-move = За этим столом нет такого хода
why-deal-over = Эта партия окончена
why-out-of-game = Вы уже вне игры
why-not-your-turn = Сейчас не ваш ход
why-not-your-card = У вас нет этой карты
why-stale-version = На столе уже всё иначе. Взгляните ещё раз
why-setting-unknown = За этим столом нет такого правила
why-setting-out-of-range = Так это правило не настроить
why-not-enough-cards = На столько игроков не хватит карт
why-preset-unknown = Такого стола в доме нет
why-no-such-budget = Бюджет — целое число, только для игроков, что ищут
why-game-unknown = Такой игры в доме нет
why-no-terminal-table = В терминале у этой игры нет стола. Играйте в браузере
why-room-unknown = Этого стола больше нет
why-not-your-room = Это не ваш стол
why-no-hints = За этим столом играют без подсказок
why-nothing-to-hint = Сейчас подсказать нечего
why-hint-busy = Подсказка уже готовится
why-not-seated = За этим столом вы зритель
why-malformed = Дом этого не понял
why-too-fast = Слишком быстро. Подождите немного
why-say-too-fast = Слишком быстро. Дайте сказать и другим
why-rename-too-fast = Слишком быстро. Другие увидят это чуть позже
why-name-fixed = За столом с незнакомыми имя не меняют
why-phrase-unknown = Дом таких слов не знает
why-no-text = За этим столом говорят эмодзи и быстрыми фразами
why-voice-full = Шесть голосов уже включены
why-origin-foreign = Это страница другого дома
why-protocol-old = Вышла новая версия. Обновите страницу
why-elsewhere = Этот стол открыт в другом окне
why-secret-missing = Дом вас ещё не знает. Обновите страницу
why-not-found = Здесь ничего нет
why-not-now = Сейчас так нельзя
why-setting-fixed = Во время матча это правило не изменить
why-room-closed = Этот стол закрыт
why-room-damaged = Этот стол не удалось прочитать
why-room-trouble = За этим столом что-то сломалось. Попробуйте ещё раз
why-nothing-to-deal = Сейчас нечего сдавать
why-nothing-to-repeat = Матч ещё идёт
why-match-unknown = За этим столом такого матча нет
why-match-not-over = Матч ещё идёт
why-deal-under-way = Эта партия ещё идёт
why-wrong-pack = Это карты не с этого стола
why-wrong-dealer = Сдаёт другой игрок
why-no-shuffle-due = Сейчас нечего тасовать
why-not-started = Хозяин комнаты ещё не начал игру
why-already-started = Матч уже начался
why-host-only = Это может только хозяин комнаты
why-host-here = Хозяин комнаты здесь или только что отошёл
why-nobody-there = На этом месте никто не сидит
why-seat-unknown = За этим столом нет такого места
why-too-many-people = За столом больше людей
why-room-full = Все места заняты
why-removed = Хозяин комнаты попросил вас уйти из-за этого стола
why-given-up = Вы бросили эту игру
why-seat-code-unknown = Код неверный или устарел. Попросите новый
why-already-seated = Вы уже сидите за этим столом
why-moved = Всё это уже на другом устройстве
why-move-code-unknown = Код неверный или устарел. Попросите новый
why-same-player = Это ваш собственный код. Введите его на другом устройстве
why-player-unknown = Партий из этого файла в доме нет
why-file-damaged = Файл повреждён и не читается
why-file-foreign = Этот файл сохранён не здесь
why-internal = В доме что-то сломалось. Попробуйте ещё раз
why-offline = Нет связи. Попробуйте ещё раз
why-unknown = Так сейчас нельзя

## At every table

table-label = Стол
table-hand =
    { $count ->
        [one] ваши карты: { $count }
        [few] ваши карты: { $count }
        [many] ваши карты: { $count }
       *[other] ваши карты: { $count }
    }
table-hand-empty = у вас нет карт
table-new-cards = Новые карты: { $cards }
seat-you = Вы
seat-label-out = { $name }, вне игры
badge-turn = Сейчас ход
badge-waiting = Ждёт
badge-thinking = Думает…
badge-out = Вне игры
button-history = История ходов
button-lay =
    { $count ->
        [one] Положить { $count } карту
        [few] Положить { $count } карты
        [many] Положить { $count } карт
       *[other] Положить { $count } карты
    }
ask-wait = Ждём: { $names }…
ask-select-more = Нажмите на выбранную карту ещё раз, чтобы пойти
event-dealer =
    { $who ->
        [you] Вы сдаёте
       *[other] { $name } сдаёт
    }
event-dealt =
    { $who ->
        [you]
            { $count ->
                [one] Вы получаете { $count } карту
                [few] Вы получаете { $count } карты
                [many] Вы получаете { $count } карт
               *[other] Вы получаете { $count } карты
            }
       *[other]
            { $count ->
                [one] { $name } получает { $count } карту
                [few] { $name } получает { $count } карты
                [many] { $name } получает { $count } карт
               *[other] { $name } получает { $count } карты
            }
    }
event-your-turn = Ваш ход
standing-deals = Партия { $deal } из { $deals }
history-close = Закрыть историю
why-not-one-rank = Только одного достоинства

## Computer players

bot-name-1 = Ани
bot-name-2 = Бикаш
bot-name-3 = Сара
bot-name-4 = Миша
bot-name-5 = Майя
bot-name-6 = Тигран
bot-name-7 = Нина
bot-name-8 = Омар
bot-name-9 = Лилит
bot-name-10 = Антон
bot-name-11 = Сунита
bot-name-12 = Билал

## Cards

suit-name =
    { $suit ->
        [C] трефы
        [D] бубны
        [H] черви
       *[S] пики
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
        [2] двойка
        [3] тройка
        [4] четвёрка
        [5] пятёрка
        [6] шестёрка
        [7] семёрка
        [8] восьмёрка
        [9] девятка
        [10] десятка
        [11] валет
        [12] дама
        [13] король
       *[14] туз
    }
# Genitive plural: семёрка червей.
grammar-suit =
    { $suit ->
        [C] треф
        [D] бубен
        [H] червей
       *[S] пик
    }
grammar-rank-object =
    { $rank ->
        [2] двойку
        [3] тройку
        [4] четвёрку
        [5] пятёрку
        [6] шестёрку
        [7] семёрку
        [8] восьмёрку
        [9] девятку
        [10] десятку
        [11] валета
        [12] даму
        [13] короля
       *[14] туза
    }
grammar-rank-instrument =
    { $rank ->
        [2] двойкой
        [3] тройкой
        [4] четвёркой
        [5] пятёркой
        [6] шестёркой
        [7] семёркой
        [8] восьмёркой
        [9] девяткой
        [10] десяткой
        [11] валетом
        [12] дамой
        [13] королём
       *[14] тузом
    }
card-name = { rank-name } { grammar-suit }
card-object = { grammar-rank-object } { grammar-suit }
card-instrument = { grammar-rank-instrument } { grammar-suit }
card-trump = { card-name }, козырь
card-sign = ⁦{ $corner }{ suit-sign }⁩
joker-name = джокер
joker-sign = ⁦★⁩
card-playable = { $card }, можно сыграть
card-dimmed-why = { $card }, сыграть нельзя: { $why }
card-selected = { $card }, выбрано
card-new = { $card }, новая карта
card-place = { $card }, { $place } из { $count }

## Terminal

terminal-quit = Выйти
terminal-quit-question = Выйти из игры?
terminal-quit-keys = Enter: выйти. Esc: играть дальше.
terminal-pick = Выбрать
terminal-play = Сыграть
terminal-no-terminal = Этому столу нужен терминал. Запустите его там, без перенаправления.
terminal-help = Стрелки выбирают карту, Enter играет ею.
terminal-too-small = Сделайте окно чуть больше.
