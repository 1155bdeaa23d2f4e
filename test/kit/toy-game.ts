import type {
  Content,
  DecideResult,
  Facts,
  Game,
  Outcome,
  Problem,
  Refusal,
  Result,
  Seat,
  FinalRank,
  TextForm,
} from '../../src/kit/index.ts';
import { CHANCE, NO_SEAT, fail, isWhole, ok, parseJson, plainCopy, refusal } from '../../src/kit/index.ts';

/**
 * A small card game for tests. It shows that the contract supports hidden hands, a bag with secret contents, and
 * questions out of turn. In a turn a player draws from the bag and lays a number. Then the other players are asked
 * one by one, clockwise, whether they lay a wall; the first wall ends the questions and takes the points. A pass
 * does not reveal whether the player holds a wall. TG 1: three cards each; TG 2: draw, then lay, or skip without a
 * number; TG 3: walls; TG 4: points; TG 5: the game ends when all players skip in a row.
 */

/** Cards: the wall and the numbers 1 to 3. */
export const WALL = 0;
const KINDS = 4;
const HAND = 3;
const cardText = (card: number | null): string => (card === null ? '?' : card === WALL ? 'W' : String(card));

export interface ToyConfig {
  readonly names: readonly string[];
  /** Number of each card, by card. */
  readonly deck: readonly number[];
}

export type ToyAction =
  | { readonly type: 'draw'; readonly card: number }
  | { readonly type: 'lay'; readonly card: number }
  | { readonly type: 'skip' }
  | { readonly type: 'wall' }
  | { readonly type: 'pass' };

export type ToyEvent =
  | { readonly type: 'drew'; readonly seat: Seat; readonly card: number | null }
  | { readonly type: 'laid'; readonly seat: Seat; readonly card: number }
  | { readonly type: 'skipped'; readonly seat: Seat }
  | { readonly type: 'walled'; readonly seat: Seat }
  | { readonly type: 'passed'; readonly seat: Seat }
  | { readonly type: 'scored'; readonly seat: Seat; readonly points: number }
  | { readonly type: 'next'; readonly phase: Phase; readonly seat: Seat };

const PHASES = ['deal', 'draw', 'lay', 'ask', 'over'] as const;
type Phase = (typeof PHASES)[number];

export interface ToyState {
  readonly config: ToyConfig;
  /** By card; null if the viewer may not know. */
  bag: number[] | null;
  bagSize: number;
  hands: (number[] | null)[];
  sizes: number[];
  drawn: number[];
  scores: number[];
  phase: Phase;
  /** The seat that draws, lays or is asked. */
  seat: Seat;
  /** The seat on turn, and the number it laid. */
  leader: Seat;
  laid: number;
  skips: number;
}

export interface ToyView {
  readonly hand: readonly number[];
  readonly sizes: readonly number[];
  readonly bagSize: number;
  readonly scores: readonly number[];
  readonly asked: string;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);
const turn = (s: ToyState): Seat => (s.phase === 'over' ? NO_SEAT : s.phase === 'deal' || s.phase === 'draw' ? CHANCE : s.seat);
const copy = (s: ToyState): ToyState => ({
  ...s,
  bag: s.bag && [...s.bag],
  hands: s.hands.map((hand) => hand && [...hand]),
  sizes: [...s.sizes],
  drawn: [...s.drawn],
  scores: [...s.scores],
});

function choices(s: ToyState): ToyAction[] {
  if (turn(s) < 0) return [];
  const hand = s.hands[s.seat];
  if (!hand) throw new Error('the options of a seat are for who sees its hand');
  if (s.phase === 'ask') return hand[WALL]! > 0 ? [{ type: 'wall' }, { type: 'pass' }] : [{ type: 'pass' }];
  const numbers = [1, 2, 3].filter((card) => hand[card]! > 0);
  return numbers.length > 0 ? numbers.map((card) => ({ type: 'lay', card })) : [{ type: 'skip' }];
}

function outcomes(s: ToyState): Outcome<ToyAction>[] {
  if (turn(s) !== CHANCE) return [];
  if (!s.bag) throw new Error('what the bag may give is for who knows it');
  return s.bag.flatMap((weight, card) => (weight > 0 ? [{ action: { type: 'draw' as const, card }, weight }] : []));
}

const same = (a: ToyAction, b: ToyAction): boolean => formatAction(a) === formatAction(b);

function whyNot(s: ToyState, seat: Seat, action: ToyAction): Refusal | null {
  if (listed(s, seat, action) !== null) return null;
  const asked = admitAction(action);
  if (asked === null) return refusal('no-such-action', '');
  if (s.phase === 'over') return refusal('over', 'TG 5');
  if (seat !== turn(s)) return refusal('not-your-turn', 'TG 2', { asked: turn(s) });
  return refusal(`no-${asked.type}`, s.phase === 'ask' ? 'TG 3' : 'TG 2', { phase: s.phase });
}

/** Returns the option that equals an untrusted value, or null. */
function listed(s: ToyState, seat: Seat, action: unknown): ToyAction | null {
  const asked = admitAction(action);
  if (asked === null || s.phase === 'over' || seat !== turn(s)) return null;
  const options = seat === CHANCE ? outcomes(s).map((outcome) => outcome.action) : choices(s);
  return options.find((option) => same(option, asked)) ?? null;
}

/** The next step of the seat's turn: a draw, unless the bag is empty. */
const turnOf = (s: ToyState, seat: Seat): ToyEvent => ({ type: 'next', phase: s.bagSize > 0 ? 'draw' : 'lay', seat });
const after = (s: ToyState, seat: Seat): Seat => (seat + 1) % s.config.names.length;

function eventsOf(s: ToyState, action: ToyAction): ToyEvent[] {
  const { seat, leader } = s;
  const players = s.config.names.length;
  switch (action.type) {
    case 'draw': {
      const drew: ToyEvent = { type: 'drew', seat, card: action.card };
      if (s.phase === 'draw') return [drew, { type: 'next', phase: 'lay', seat }];
      const left = s.sizes.reduce((need, size) => need + HAND - size, 0) - 1;
      return [drew, left > 0 ? { type: 'next', phase: 'deal', seat: after(s, seat) } : { type: 'next', phase: 'draw', seat: 0 }];
    }
    case 'lay':
      return [
        { type: 'laid', seat, card: action.card },
        { type: 'next', phase: 'ask', seat: after(s, seat) },
      ];
    case 'skip':
      return [{ type: 'skipped', seat }, s.skips + 1 >= players ? { type: 'next', phase: 'over', seat } : turnOf(s, after(s, seat))];
    case 'wall':
      return [{ type: 'walled', seat }, turnOf(s, after(s, leader))];
    case 'pass':
      return after(s, seat) === leader
        ? [{ type: 'passed', seat }, { type: 'scored', seat: leader, points: s.laid }, turnOf(s, after(s, leader))]
        : [
            { type: 'passed', seat },
            { type: 'next', phase: 'ask', seat: after(s, seat) },
          ];
  }
}

function take(cards: number[] | null, card: number, n: number): void {
  if (!cards) return;
  cards[card]! += n;
  if (cards[card]! < 0) throw new Error(`no card ${cardText(card)} to take`);
}

function evolve(s: ToyState, event: ToyEvent): ToyState {
  switch (event.type) {
    case 'drew':
      s.bagSize--;
      s.sizes[event.seat]!++;
      s.drawn[event.seat]!++;
      if (event.card !== null) {
        take(s.bag, event.card, -1);
        take(s.hands[event.seat]!, event.card, 1);
      }
      return s;
    case 'laid':
      s.sizes[event.seat]!--;
      take(s.hands[event.seat]!, event.card, -1);
      s.leader = event.seat;
      s.laid = event.card;
      s.skips = 0;
      return s;
    case 'skipped':
      s.skips++;
      return s;
    case 'walled':
      s.sizes[event.seat]!--;
      take(s.hands[event.seat]!, WALL, -1);
      return s;
    case 'passed':
      return s;
    case 'scored':
      s.scores[event.seat]! += event.points;
      return s;
    case 'next':
      s.phase = event.phase;
      s.seat = event.seat;
      return s;
  }
}

function see(event: ToyEvent, seat: Seat): ToyEvent {
  switch (event.type) {
    case 'drew':
      return event.seat === seat ? event : { ...event, card: null };
    case 'laid':
    case 'skipped':
    case 'walled':
    case 'passed':
    case 'scored':
    case 'next':
      return event;
  }
}

function sectionOf(_: ToyState, event: ToyEvent): string {
  switch (event.type) {
    case 'drew':
    case 'laid':
    case 'skipped':
      return 'TG 2';
    case 'walled':
    case 'passed':
      return 'TG 3';
    case 'scored':
      return 'TG 4';
    case 'next':
      return event.phase === 'over' ? 'TG 5' : 'TG 2';
  }
}

function formatAction(action: ToyAction): string {
  return 'card' in action ? `${action.type} ${cardText(action.card)}` : action.type;
}

const unreadable = (text: string): { readonly ok: false; readonly error: Problem } =>
  fail({ code: 'toy-unreadable', line: 1, column: 1, facts: { text } });

function cardOf(text: string | undefined): number | null {
  return text === 'W' ? WALL : text !== undefined && /^[123]$/.test(text) ? Number(text) : null;
}

const isCard = (value: unknown, least: number): value is number => isWhole(value, least, KINDS - 1);

/** Parses an untrusted value as an action; null if it is none. */
function admitAction(value: unknown): ToyAction | null {
  const whole = plainCopy(value);
  if (typeof whole !== 'object' || whole === null || Array.isArray(whole)) return null;
  const given = new Map<string, unknown>(Object.entries(whole));
  const type = given.get('type');
  const bare = given.size === 1 && (type === 'skip' || type === 'wall' || type === 'pass');
  const withCard = given.size === 2 && (type === 'draw' || type === 'lay') && isCard(given.get('card'), 0);
  return bare || withCard ? (whole as ToyAction) : null;
}

const actions: TextForm<ToyState, ToyAction> = {
  format: (_state, action) => formatAction(action),
  parse: (_state, text) => {
    const [type, cardText, ...rest] = text.split(' ');
    const card = cardOf(cardText);
    if (rest.length > 0) return unreadable(text);
    if ((type === 'draw' || type === 'lay') && card !== null) return ok({ type, card });
    if ((type === 'skip' || type === 'wall' || type === 'pass') && cardText === undefined) return ok({ type });
    return unreadable(text);
  },
  toNamed: (_state, action) => action,
  toFacts: (named) => ({ ...named }),
};

const events: TextForm<ToyState, ToyEvent> = {
  format: (_state, event) => {
    switch (event.type) {
      case 'drew':
      case 'laid':
        return `${event.type} ${event.seat} ${cardText(event.card)}`;
      case 'scored':
        return `scored ${event.seat} ${event.points}`;
      case 'next':
        return `next ${event.seat} ${event.phase}`;
      case 'skipped':
      case 'walled':
      case 'passed':
        return `${event.type} ${event.seat}`;
    }
  },
  parse: (_state, text): Result<ToyEvent, Problem> => {
    const [type, seatText, last] = text.split(' ');
    const seat = Number(seatText);
    const card = cardOf(last);
    if (!/^\d$/.test(seatText ?? '')) return unreadable(text);
    if (type === 'drew' && (card !== null || last === '?')) return ok({ type, seat, card });
    if (type === 'laid' && card !== null) return ok({ type, seat, card });
    if (type === 'scored' && /^\d+$/.test(last ?? '')) return ok({ type, seat, points: Number(last) });
    const phase = PHASES.find((name) => name === last);
    if (type === 'next' && phase) return ok({ type, seat, phase });
    if ((type === 'skipped' || type === 'walled' || type === 'passed') && last === undefined) return ok({ type, seat });
    return unreadable(text);
  },
  toNamed: (_state, event) => event,
  toFacts: (named) => ({ ...named }),
};

function standings(s: ToyState): FinalRank[] {
  if (s.phase !== 'over') return [];
  return s.scores.map((points, seat) => ({ seat, points, rank: 1 + s.scores.filter((other) => other > points).length }));
}

/** Whether the value is a list of this many counts, each within its limit. */
const areCounts = (value: unknown, length: number, most: (i: number) => number): value is number[] =>
  Array.isArray(value) && value.length === length && value.every((n, i) => isWhole(n, 0, most(i)));

const FIELDS = ['bag', 'bagSize', 'drawn', 'hands', 'laid', 'leader', 'phase', 'scores', 'seat', 'sizes', 'skips'];

/** Whether a position is playable: numbers within bounds, every card in one place, a question that can be answered. */
function isSound({ names, deck }: ToyConfig, value: unknown): value is Omit<ToyState, 'config'> {
  if (typeof value !== 'object' || value === null || Object.keys(value).sort().join() !== FIELDS.join()) return false;
  const { bag, bagSize, drawn, hands, laid, leader, phase, scores, seat, sizes, skips } = value as Record<string, unknown>;
  const players = names.length;
  const all = sum(deck);
  const numbers = isWhole(bagSize, 0, all) && isWhole(laid, 0, 3) && isWhole(leader, 0, players - 1) && isWhole(seat, 0, players - 1);
  const lists = [drawn, sizes].every((list) => areCounts(list, players, () => all)) && areCounts(scores, players, () => 3 * all);
  if (!numbers || !lists || !isWhole(skips, 0, players) || !PHASES.some((known) => known === phase)) return false;
  if (bag !== null && (!areCounts(bag, KINDS, (card) => deck[card]!) || sum(bag) !== bagSize)) return false;
  if (!Array.isArray(hands) || hands.length !== players) return false;
  const known = hands as (number[] | null)[];
  const counted = (sizes as number[]).every(
    (size, i) => known[i] === null || (areCounts(known[i], KINDS, (card) => deck[card]!) && sum(known[i]) === size),
  );
  if (!counted || deck.some((n, card) => known.reduce((held, hand) => held + (hand?.[card] ?? 0), 0) + (bag?.[card] ?? 0) > n))
    return false;
  if (phase === 'deal') return bagSize > 0 && (sizes as number[]).some((size) => size < HAND);
  return phase !== 'draw' || bagSize > 0;
}

const bare = ({ config, ...rest }: ToyState): Omit<ToyState, 'config'> => rest;

/** The set-up: `{ "names": [...], "deck": [walls, ones, twos, threes] }`. */
function configure(setup: unknown, _content: Content): Result<ToyConfig, readonly Problem[]> {
  const { names, deck = [2, 4, 4, 4] } = (setup ?? {}) as { names?: unknown; deck?: unknown };
  const problems: Problem[] = [];
  if (!Array.isArray(names) || names.length < 2 || names.length > 6) problems.push({ code: 'toy-names', at: 'names' });
  else names.forEach((name, i) => typeof name === 'string' || problems.push({ code: 'toy-name', at: `names[${i}]` }));
  if (!Array.isArray(deck) || deck.length !== KINDS || sum(deck as number[]) < 18) problems.push({ code: 'toy-deck', at: 'deck' });
  return problems.length > 0 ? fail(problems) : ok({ names: names as string[], deck: deck as number[] });
}

export const toyGame: Game<ToyConfig, ToyState, ToyAction, ToyEvent, ToyView> = {
  id: 'toy',
  rulesVersion: 2,
  configure,
  setupOf: ({ names, deck }) => ({ names, deck }),
  seats: ({ names }) => names.map((name) => ({ name })),
  start: (config) => {
    const zeros = (): number[] => config.names.map(() => 0);
    const hands = config.names.map(() => new Array<number>(KINDS).fill(0));
    const counts = { bag: [...config.deck], bagSize: sum(config.deck), hands, sizes: zeros(), drawn: zeros(), scores: zeros() };
    return { config, ...counts, phase: 'deal', seat: 0, leader: 0, laid: 0, skips: 0 };
  },
  copy,
  turn,
  pending: (s) => ({ seat: turn(s), kind: s.phase, facts: { seat: s.seat, laid: s.laid } satisfies Facts }),
  progress: () => ({ stage: 1, stages: 1, round: null }),
  choices,
  outcomes,
  chanceKey: (s) => `${s.seat}/card/${s.drawn[s.seat]! + 1}`,
  whyNot,
  decide: (s, seat, action): DecideResult<ToyEvent, ToyAction> => {
    const option = listed(s, seat, action);
    return option === null ? { ok: false, refusal: whyNot(s, seat, action)! } : { ok: true, action: option, events: eventsOf(s, option) };
  },
  evolve,
  hide: (s, seat) => ({ ...copy(s), bag: null, hands: s.hands.map((hand, i) => (i === seat && hand ? [...hand] : null)) }),
  view: (s, seat) => ({
    hand: [...(s.hands[seat] ?? [])],
    sizes: [...s.sizes],
    bagSize: s.bagSize,
    scores: [...s.scores],
    asked: `${s.seat} ${s.phase}`,
  }),
  see,
  sectionOf,
  standings,
  advance: {
    questions: () => [{ kind: 'ask', section: 'TG 3', measure: 'laid', least: 1, most: 3, asks: 'every-seat' }],
    decline: () => ({ type: 'pass' }),
  },
  actions,
  events,
  formatState: (s) => JSON.stringify(bare(s)),
  parseState: (config, text) => {
    const read = parseJson(text);
    if (!read.ok) return read;
    const { value } = read.value;
    return isSound(config, value) ? ok({ config, ...value }) : fail({ code: 'toy-state', line: 1, column: 1 });
  },
  stateJson: (s) => ({ ...bare(copy(s)) }),
};

/** Swaps two cards between another hand and the bag, a difference that `seat` may not notice. */
export function changeHidden(s: ToyState, seat: Seat): ToyState {
  s.hands.forEach((hand, other) => {
    if (other === seat || !hand || !s.bag) return;
    const held = hand.findIndex((n) => n > 0);
    const lying = s.bag.findIndex((n, card) => n > 0 && card !== held);
    if (held < 0 || lying < 0) return;
    take(hand, held, -1);
    take(s.bag, held, 1);
    take(s.bag, lying, -1);
    take(hand, lying, 1);
  });
  return s;
}

/** Every possible action. */
export const TOY_ACTIONS: readonly ToyAction[] = [
  ...[0, 1, 2, 3].map((card) => ({ type: 'draw' as const, card })),
  ...[1, 2, 3].map((card) => ({ type: 'lay' as const, card })),
  { type: 'skip' },
  { type: 'wall' },
  { type: 'pass' },
];

/** Checks the toy game's invariants in a complete or hidden state: no card twice, hands and bag counted. */
export function checkToy({ config, bag, bagSize, hands, sizes }: ToyState): void {
  config.deck.forEach((all, card) => {
    const there = (bag?.[card] ?? 0) + hands.reduce((n, hand) => n + (hand?.[card] ?? 0), 0);
    if (there > all) throw new Error(`card ${card}: ${there} of ${all}`);
  });
  if (bag && sum(bag) !== bagSize) throw new Error(`the bag holds ${sum(bag)} and is said to hold ${bagSize}`);
  hands.forEach((hand, seat) => {
    if (hand && sum(hand) !== sizes[seat]) throw new Error(`hand ${seat} is not counted`);
  });
}

export const isWholeToy = ({ bag, hands }: ToyState): boolean => bag !== null && hands.every((hand) => hand !== null);
