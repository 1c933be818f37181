// Written by `python -m tashkhana.server.typescript` from the structs in src/tashkhana. Do not edit.

export const PROTOCOL = 2;

/** The first ask on the socket of a room: who I am. The seat follows from the secret, never from a message.
 *
 * Who has no seat in a room of friends takes the first free one, under this name and picture. */
export interface Sit {
  t: "sit";
  id: string;
  secret: string;
  protocol: number;
  name?: string;
  picture?: string;
}

/** The first ask on the socket of the quick match: a table of this game with so many seats (0: any number). */
export interface Seek {
  t: "seek";
  id: string;
  secret: string;
  protocol: number;
  game: string;
  players?: number;
  name?: string;
  picture?: string;
}

/** My move, as words (`cover 7S 9S`), made on the table of this version. */
export interface Act {
  t: "act";
  id: string;
  version: number;
  move: string;
}

/** Deal the next deal of the match (stage `deal-over`). */
export interface Next {
  t: "next";
  id: string;
  version: number;
}

/** Play another match under the same settings (stage `match-over`). */
export interface Again {
  t: "again";
  id: string;
  version: number;
}

/** Change a setting that changes no rule: `speed`, `clock`, `hints`, `hint_bulb`, `level`. Among friends: host. */
export interface Change {
  t: "change";
  id: string;
  settings: Record<string, string | number>;
}

/** Tell me what hard would do in my seat, on the table of this version (setting `hint_bulb`). */
export interface Hint {
  t: "hint";
  id: string;
  version: number;
}

/** Play the rest of this deal at once: every person at the table is out of it. */
export interface Finish {
  t: "finish";
  id: string;
  match: number;
  deal: number;
}

/** Host, while the room gathers: fill the free seats with computers and deal. */
export interface Start {
  t: "start";
  id: string;
}

/** Host, after a match: gather anew, to change the rules or the seats. */
export interface Gather {
  t: "gather";
  id: string;
}

/** Host, while the room gathers: the house rules and the number of seats, from a preset with changes. */
export interface Arrange {
  t: "arrange";
  id: string;
  preset: string;
  settings?: Record<string, unknown>;
}

/** Host, while the room gathers: these two seats change places. */
export interface Swap {
  t: "swap";
  id: string;
  seat: number;
  to: number;
}

/** Host: this person leaves the room and cannot come back; a computer plays on in the middle of a match. */
export interface Remove {
  t: "remove";
  id: string;
  seat: number;
}

/** Host: this person is the host from now on. */
export interface HandOver {
  t: "hand-over";
  id: string;
  seat: number;
}

/** Be the host, whose line has been gone for a while. */
export interface TakeOver {
  t: "take-over";
  id: string;
}

/** A watcher takes a free seat. */
export interface Join {
  t: "join";
  id: string;
  name?: string;
  picture?: string;
}

/** My name and my picture from now on. */
export interface Rename {
  t: "rename";
  id: string;
  name: string;
  picture?: string;
}

/** Leave my seat for good; a match that goes on counts as abandoned, and a computer plays it for me. */
export interface Stand {
  t: "stand";
  id: string;
}

/** Host: switch the link for watchers, or free text among the seated, on or off. */
export interface Allow {
  t: "allow";
  id: string;
  what: "text" | "watching";
  on: boolean;
}

/** Give me a code that moves my seat to another device, once. */
export interface SeatCode {
  t: "seat-code";
  id: string;
}

/** Say something to the room: an emoji or a phrase of the house (`GET /api/house`), or text where it is allowed. */
export interface Say {
  t: "say";
  id: string;
  kind: "emoji" | "phrase" | "text";
  words: string;
}

/** Join the voices of the room or leave them, and whether my microphone is open. */
export interface Voice {
  t: "voice";
  id: string;
  on: boolean;
  open?: boolean;
}

/** What my browser says to another one whose voice is on: a session description or a candidate, as JSON.
 *
 * `visit` is that of the other one, as `voices` tells it: a signal for an earlier visit is dropped. */
export interface Signal {
  t: "signal";
  to: number;
  visit: number;
  data: string;
}

/** My own number for the shuffle of this deal: 32 random bytes in hexadecimal, made after its seal was told. */
export interface Stir {
  t: "stir";
  match: number;
  deal: number;
  number: string;
}

/** A knock: are you there. */
export interface Ping {
  t: "ping";
}

/** The room and who is in it; it replaces what you were told before. `seat` None: you watch.
 *
 * `phase`: a room gathers until its host starts a match. `preset`, `settings`: of that match, or of the one to come.
 * `host`: the seat of the host; None where nobody is. `host_gone`: so long that anybody who sits may be host.
 * `watch`: the code of the link for watchers, told to the seated while it is on. `room` is "" for a watcher. */
export interface Welcome {
  t: "welcome";
  room: string;
  seat: number | null;
  places: Place[];
  game: string;
  preset: string;
  settings: Record<string, string | number>;
  kind: "alone" | "friends" | "quick";
  phase: "gathering" | "playing";
  host: number | null;
  host_gone: boolean;
  watch: string | null;
  watchers: number;
  text: boolean;
}

/** Who sits in a seat. `name` is a person's own; a bot's is a text id such as `bot-name-3`.
 *
 * `free`: nobody yet, in a room that gathers. `here`: connected. `stand_in`: a computer plays it until they come back.
 * `person`: the same person of this room, under whatever name and in whatever seat; "" where there is none. */
export interface Place {
  name: string;
  bot: boolean;
  here: boolean;
  free: boolean;
  stand_in: boolean;
  picture: string;
  person: string;
}

/** The whole of what you may know now; it replaces what you were told before. */
export interface Table {
  t: "table";
  match: number;
  seen: Seen;
}

/** Everything a seat (or a watcher: `seat` None) may know after `version` entries. A bot gets exactly this.
 *
 * `asked`: the seats that may be due, as everybody can tell (it never depends on hidden cards).
 * `out`: the seats that have left the deal and only watch the rest of it.
 * `legal`: the moves of this seat. `why`: for each of its cards that no legal move plays, the reason code.
 * `events`: what happened since the version that was told before.
 * `view` is the game's own. */
export interface Seen {
  game: string;
  version: number;
  seat: number | null;
  players: number;
  settings: Record<string, string | number>;
  stage: "before-deal" | "deal-over" | "match-over" | "play" | "shuffle";
  deal: number;
  dealer: number;
  marks: number[];
  totals: number[];
  asked: number[];
  out: number[];
  legal: string[];
  why: Record<string, string>;
  events: Event[];
  result: DealResult | null;
  match: MatchResult | null;
  view: unknown;
}

/** What happened, past tense, for motion, sound and history.
 *
 * `cards` are named only where everybody, or the seats in `only`, may see them; `count` always tells how many.
 * `other`: a second seat that it concerns (the target of a transfer). */
export interface Event {
  kind: string;
  seat?: number | null;
  cards?: string[];
  count?: number;
  other?: number | null;
  only?: number[] | null;
}

/** How a deal ended. A game that scores extends it.
 *
 * `loser` is the seat left with cards (durak, Idiot), `winner` the one who won a round; `drawn`: nobody. */
export interface DealResult {
  drawn: boolean;
  loser: number | null;
  winner: number | null;
}

/** How a match ended: its winners (alone or tied), or its one loser, or drawn. */
export interface MatchResult {
  winners: number[];
  loser: number | null;
  drawn: boolean;
}

/** The answer to an ask: `code` None when it was done, else why not. */
export interface Answer {
  t: "answer";
  id: string;
  version: number;
  code: string | null;
  facts: Record<string, unknown>;
}

/** The answer to a hint that was asked for on the table of this version. */
export interface Advised {
  t: "advised";
  id: string;
  version: number;
  advice: Advice;
}

/** What hard would do and why: after `move` (or the next best, `other`) the chance of losing the deal, 0 to 1
 * (`kind` "loss"), or the points that the deal is expected to bring ("points"). */
export interface Advice {
  move: string;
  worth: number;
  other: string | null;
  other_worth: number | null;
  kind: "loss" | "points";
}

/** So many milliseconds are left for these seats on the table of this version (setting `clock`). */
export interface Clock {
  t: "clock";
  version: number;
  seats: number[];
  left_ms: number;
  total_ms: number;
}

/** Something about the people of the room, for a notice: `code` is `joined`, `left`, `away`, `back`, `removed`,
 * `renamed`, `host`, `stand-in` (a computer plays the seat of somebody who is gone) or `time-up` (it made one move). */
export interface News {
  t: "news";
  code: string;
  seat: number | null;
  name: string;
}

/** The answer to `seat-code`: valid once, for so many seconds. */
export interface SeatCodeGiven {
  t: "seat-code-given";
  id: string;
  code: string;
  valid_s: number;
}

/** Somebody in the room said something. */
export interface Said {
  t: "said";
  seat: number;
  kind: "emoji" | "phrase" | "text";
  words: string;
}

/** Whose voices are on. `ice`: servers that help browsers to find each other, told to those who have joined. */
export interface Voices {
  t: "voices";
  voices: SeatVoice[];
  ice: IceServer[];
}

/** A seat whose voice is on; `visit` is a new, higher number each time that one joins. `open`: its microphone is. */
export interface SeatVoice {
  seat: number;
  visit: number;
  open: boolean;
}

/** A server that helps browsers to find each other, as `RTCPeerConnection` takes it. */
export interface IceServer {
  urls: string[];
  username: string | null;
  credential: string | null;
}

/** What the browser of this seat says to mine; `visit` is that of the seat. */
export interface Signalled {
  t: "signalled";
  seat: number;
  visit: number;
  data: string;
}

/** The house has drawn its secret for this deal; `seal` is its SHA-256. Browsers answer with `stir`. */
export interface Sealed {
  t: "sealed";
  match: number;
  deal: number;
  method: string;
  seal: string;
}

/** After the deal: all that its shuffles were made from (`docs/` tells how).
 *
 * `numbers` are those of the seats, None where none came in time; `orders` the shuffles that came of it, in turn. */
export interface Revealed {
  t: "revealed";
  match: number;
  deal: number;
  method: string;
  secret: string;
  numbers: (string | null)[];
  orders: string[][];
}

/** Quick match: so many people wait for this game, you included; computers fill up after so many seconds. */
export interface Waiting {
  t: "waiting";
  waiting: number;
  fill_s: number;
}

/** Quick match: your table. */
export interface Found {
  t: "found";
  room: string;
}

/** I am. */
export interface Pong {
  t: "pong";
}

/** The house closes this socket: `protocol-old`, `room-unknown`, `malformed`, `too-fast`, `too-slow` and so on. */
export interface Goodbye {
  t: "goodbye";
  code: string;
}

/** `GET /api/house`. */
export interface House {
  protocol: number;
  games: GameInfo[];
  phrases: string[];
  emoji: string[];
}

/** A game as the start page needs it. */
export interface GameInfo {
  id: string;
  seats: [number, number];
  settings: (ChoiceSetting | NumberSetting | CountedSetting)[];
  groups: Record<string, string[]>;
  presets: Record<string, Record<string, string | number>>;
  house_preset: string;
}

/** A setting with named values; switches are `off` and `on`. `offered` are the ones a form shows (empty: all). */
export interface ChoiceSetting {
  type: "choice";
  id: string;
  values: (string | number)[];
  offered: (string | number)[];
}

/** A setting that is a whole number from `low` to `high`; `offered` are the ones a form shows (empty: all). */
export interface NumberSetting {
  type: "number";
  id: string;
  low: number;
  high: number;
  offered: number[];
}

/** A setting whose values are words, some with a number: `single`, `deals:1` … `deals:12`.
 *
 * `words` stand alone; `ranges` maps a counted word to (lowest, highest); `offered` are the ones a form shows. */
export interface CountedSetting {
  type: "counted";
  id: string;
  words: string[];
  ranges: Record<string, [number, number]>;
  offered: string[];
}

/** `POST /api/rooms`, with `Authorization: Bearer SECRET`: a room with me in seat 0 and as its host.
 *
 * `alone`: computers sit elsewhere, and the match begins. `friends`: the room gathers whoever has its code. */
export interface OpenRoom {
  game: string;
  preset: string;
  settings?: Record<string, unknown>;
  name?: string;
  picture?: string;
  kind?: "alone" | "friends";
}

/** `POST /api/seat`, with `Authorization: Bearer SECRET`: the seat that a seat code stands for is mine now. */
export interface ClaimSeat {
  code: string;
}

/** Its answer. */
export interface Opened {
  room: string;
}

/** The answer to `POST /api/me/code`: it moves all that is mine to another device, once, for so many seconds. */
export interface MoveCode {
  code: string;
  valid_s: number;
}

/** `POST /api/me/claim`, with `Authorization: Bearer SECRET`: all that is whose code this is becomes mine. */
export interface ClaimMove {
  code: string;
}

/** `POST /api/me/merge`, with `Authorization: Bearer SECRET`: all that hangs on this other secret becomes mine. */
export interface Merge {
  secret: string;
}

/** Any refusal over HTTP: the code and the facts of its sentence. */
export interface Refused {
  code: string;
  facts: Record<string, unknown>;
}

/** `GET /api/me`, with `Authorization: Bearer SECRET`. `DELETE /api/rooms/{room}` leaves one of the rooms. */
export interface Me {
  unfinished: Unfinished[];
  gathering: Gathering[];
  statistics: Record<string, Statistics>;
}

/** A room of mine whose match goes on. */
export interface Unfinished {
  room: string;
  game: string;
  preset: string;
  players: number;
  deal: number;
  marks: number[];
  idle_s: number;
}

/** A room in which I have a seat, and which waits for its host to start: so many people sit there, I among them. */
export interface Gathering {
  room: string;
  game: string;
  preset: string;
  players: number;
  people: number;
}

/** Finished matches of one game (DK-26): `played` = won + lost + drawn.
 *
 * A lost or abandoned match ends the streak, a draw leaves it as it is. */
export interface Statistics {
  played: number;
  won: number;
  lost: number;
  drawn: number;
  streak: number;
  best_streak: number;
  abandoned: number;
}

/** How a deal ended, with its rows by seat (HK-18).
 *
 * `winner` is charged nothing; nobody wins at `stock-out`. `caller`: who called, if anybody did, and whether he was
 * `caught`. `hand`: totals shown; `took`: what each is charged; `paid`: what each gains or pays, in settlement only.
 * `halved`: the seats whose running total became half. */
export interface DhumbalResult {
  drawn: boolean;
  loser: number | null;
  winner: number | null;
  ended: "called" | "capped" | "caught" | "stock-out";
  caller: number | null;
  caught: boolean;
  hand: number[];
  took: number[];
  paid: number[];
  halved: number[];
}

/** What everybody sees of a seat: cards in hand, those of them it took from the discards, whether it is out. */
export interface DhumbalSeat {
  count: number;
  known: string[];
  out: boolean;
}

/** A turn in the history.
 *
 * `drew`: from where, once it has drawn; `took`: the discard; `threw`: as it was laid; `slapped`: the stock card
 * that followed; `rebuilt`: the stock was shuffled anew for it; `called`: the total it claimed. */
export interface DhumbalTurn {
  seat: number;
  drew?: "discard" | "stock" | null;
  took?: string | null;
  threw?: string[];
  slapped?: string | null;
  rebuilt?: boolean;
  called?: number | null;
}

/** The table as one seat, or a watcher, sees it.
 *
 * `hand`, `total`: the seat's own, light to heavy. `turn`: whose turn it is; `phase`: what is due of it.
 * `discards` and `stock` count cards. `last`: what still lies of the last throw, as it lies, the last one on top;
 * `thrown`: the throw over it of a turn that still has to draw; `top`: the top discard. `offers`: the discards that
 * may be taken in this turn. `taken`: the card that was, and may not be thrown in it (HK-08). `slapper`: the seat
 * that may throw the stock card it just drew after its throw, if that has its rank.
 * `throws`: so far in this deal, of `throw_cap` (HK-13). `shown`: every hand, by seat, once the deal is over.
 * `history`: every turn of the deal, the present one last once it has begun. */
export interface DhumbalView {
  hand: string[];
  total: number | null;
  limit: number;
  phase: "drawing" | "over" | "shuffling" | "throwing" | "turn";
  turn: number;
  seats: DhumbalSeat[];
  discards: number;
  last: string[];
  thrown: string[];
  top: string | null;
  offers: string[];
  taken: string | null;
  slapper: number | null;
  stock: number;
  throws: number;
  throw_cap: number;
  shown: string[][];
  history: DhumbalTurn[];
}

/** An attack card on the table, who laid it, and its cover. */
export interface Pair {
  attack: string;
  by: number;
  cover: string | null;
}

/** What everybody sees of a seat.
 *
 * `done`: it has said Done and nothing was added since. `known`: cards that everybody has seen go into this
 * hand and that have not left it (taken, shown, the lowest trump that led, the face-up trump drawn). */
export interface SeatView {
  count: number;
  role: "attacking" | "defending" | "out" | "taking" | "throwing" | "waiting";
  done: boolean;
  known: string[];
}

/** A bout in the history (L-56): `defenders` in order, more than one after transfers; `shown` trumps (DK-21). */
export interface Bout {
  number: number;
  attacker: number;
  defenders: number[];
  pairs: Pair[];
  shown: string[];
  ended: "beaten" | "open" | "taken";
}

/** The table as one seat, or a watcher, sees it.
 *
 * `hand` is the seat's own. `trump` is a suit letter; `trump_card` lies face up under the talon, None once drawn.
 * `talon` and `beaten` count cards. `attacker` opened, or opens, this bout; `lead` as in DK-14.
 * `limit`: the most attack cards this bout can have. `lead_card`: the lowest trump that gave the lead (DK-04).
 * `history`: every bout of the deal, the present one last. */
export interface DurakView {
  hand: string[];
  trump: string;
  trump_card: string | null;
  talon: number;
  beaten: number;
  seats: SeatView[];
  table: Pair[];
  attacker: number;
  lead: number;
  defender: number;
  taking: boolean;
  limit: number;
  bout: number;
  lead_card: string | null;
  lead_seat: number | null;
  history: Bout[];
}

/** `loser` is the Idiot; `drawn`: nobody is (IK-19). `hat`: who wears the hat now (I-06). */
export interface IdiotResult {
  drawn: boolean;
  loser: number | null;
  winner: number | null;
  hat: number | null;
}

/** What everybody sees of a seat.
 *
 * `up`: the face-up cards by place, None where none lies. `down`: where a face-down card lies, by place; no one
 * knows which, the owner included. `known`: cards of the hand that everybody has seen (picked up, or swapped). */
export interface IdiotSeat {
  count: number;
  up: (string | null)[];
  down: boolean[];
  known: string[];
  zone: "down" | "hand" | "up" | null;
  ready: boolean;
  out: boolean;
}

/** One line of the history: who did what with which cards, how many it burned or took, how many were drawn.
 *
 * `kind` is the name of its event. */
export interface IdiotPlay {
  seat: number;
  kind: string;
  cards: string[];
  burned: number;
  took: number;
  drew: number;
}

/** The table as one seat, or a watcher, sees it.
 *
 * `hand` is the seat's own, `fresh` those of it that it has just drawn. `turn` is None while all trade at once.
 * `number`: the rank to match or beat, None where anything goes; `lower`: to match or stay below.
 * `run`: cards of one rank on top. `asked_rank`: what the auction asks for. `again`: a two makes the seat play once
 * more. `direction`: 1 to the left, -1 to the right. `lead_card`: the card that gave the first lead, if one did.
 * `gone`: the `burned` cards, which everybody has seen. `hat`: who wears it. `still`: turns in a row in which nothing
 * left the game, of `still_limit` (IK-19).
 * `history`: the last plays. */
export interface IdiotView {
  hand: string[];
  fresh: string[];
  seats: IdiotSeat[];
  phase: "auction" | "extra" | "over" | "trade" | "turn";
  turn: number | null;
  direction: number;
  stock: number;
  pile: string[];
  number: string | null;
  lower: boolean;
  run: number;
  burned: number;
  gone: string[];
  asked_rank: string | null;
  again: boolean;
  lead_card: string | null;
  hat: number | null;
  turns: number;
  still: number;
  still_limit: number;
  history: IdiotPlay[];
}

export type AnyAsk = Sit | Seek | Act | Next | Again | Change | Hint | Finish | Start | Gather | Arrange | Swap | Remove | HandOver | TakeOver | Join | Rename | Stand | Allow | SeatCode | Say | Voice | Signal | Stir | Ping;

export type AnyTell = Welcome | Table | Answer | Advised | Clock | News | SeatCodeGiven | Said | Voices | Signalled | Sealed | Revealed | Waiting | Found | Pong | Goodbye;

export type Setting = ChoiceSetting | NumberSetting | CountedSetting;
