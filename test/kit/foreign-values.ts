/** Input that users, programs and broken disks might send: values instead of actions, and corrupted state texts. */
import type { Game } from '../../src/kit/index.ts';
import { CHANCE, createRandom, NO_SEAT, type Random } from '../../src/kit/index.ts';
import { fc } from '../fast-check.ts';
import { anything, NAMES } from './anything.ts';
import { checkForeignAction, checkStateText, type ForeignInput } from '../../src/kit/testkit.ts';

export interface Outside<Config, State, Action> extends ForeignInput<Config, State> {
  /** Seed of the race that yields the positions, and of the generated input. The same seed tries the same input. */
  readonly seed: number;
  /** Actions worth trying with an error in them. */
  readonly candidates: (state: State) => readonly Action[];
  /** How many values are tried in each position, and how many texts are parsed in all. */
  readonly runs: { readonly actions: number; readonly texts: number };
}

/**
 * Tries all input on a game.
 * @returns how many of the corrupted texts were valid states
 */
export function tryFromOutside<C, S, A, E, V>(game: Game<C, S, A, E, V>, outside: Outside<C, S, A>): number {
  const { config, seed, runs, candidates } = outside;
  const random = createRandom(seed);
  const met = positions(game, config, random);
  for (const state of met) {
    const options = game.turn(state) === CHANCE ? game.outcomes(state).map(({ action }) => action) : game.choices(state);
    const known = [...options.slice(0, 40), ...some(candidates(state), 40, random)];
    fc.assert(
      fc.property(values(known), (make) => checkForeignAction(game, config, state, make())),
      { seed, numRuns: runs.actions },
    );
  }
  const seats = [...game.seats(config).keys(), NO_SEAT];
  const texts = [
    ...new Set(met.flatMap((state) => [state, ...seats.map((seat) => game.hide(state, seat))]).map((state) => game.formatState(state))),
  ];
  for (const text of texts)
    if (!checkStateText(game, outside, text)) throw new Error(`${game.id}: a state that was met is refused\n  ${text}`);
  let read = 0;
  const changed = fc.property(fc.constantFrom(...texts), fc.array(change, { minLength: 1, maxLength: 3 }), (text, changes) => {
    if (
      checkStateText(
        game,
        outside,
        changes.reduce((so, by) => by(so), text),
      )
    )
      read++;
  });
  fc.assert(changed, { seed, numRuns: runs.texts });
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => void checkStateText(game, outside, text)),
    { seed, numRuns: 200 },
  );
  return read;
}

/** How many positions of each kind of question are kept. */
const KEPT = 3;

/** Plays a random race and returns positions of every kind of question, early and late ones, and the end. */
function positions<C, S, A, E, V>(game: Game<C, S, A, E, V>, config: C, random: Random): S[] {
  const met = new Map<string, { seen: number; readonly kept: S[] }>();
  const state = game.start(config);
  for (;;) {
    const { kind } = game.pending(state);
    const of = met.get(kind) ?? { seen: 0, kept: [] };
    met.set(kind, of);
    const slot = of.seen < KEPT ? of.seen : random.below(of.seen + 1);
    if (slot < KEPT) of.kept[slot] = game.copy(state);
    of.seen++;
    const seat = game.turn(state);
    if (seat === NO_SEAT) return [...met.values()].flatMap(({ kept }) => kept);
    const options = seat === CHANCE ? game.outcomes(state).map(({ action }) => action) : game.choices(state);
    const decided = game.decide(state, seat, options[random.below(options.length)]!);
    if (!decided.ok) throw new Error(decided.refusal.code);
    for (const event of decided.events) game.evolve(state, event);
  }
}

const some = <T>(list: readonly T[], count: number, random: Random): T[] =>
  Array.from({ length: count }, () => list[random.below(list.length)]!);

// ---- values instead of actions ----

const HOW = ['replace', 'leave-out', 'add', 'inside', 'other-type', 'as-it-is'] as const;

/** Any value, or an action with an error in it. */
const values = <A>(actions: readonly A[]): fc.Arbitrary<() => unknown> =>
  fc.oneof(
    anything,
    fc
      .oneof(
        fc.constantFrom(...NAMES).map((type) => () => type),
        anything,
      )
      .map((make) => () => ({ type: make() })),
    fc.tuple(fc.constantFrom(...actions), fc.nat(), anything, fc.constantFrom(...HOW)).map(([action, at, make, how]) => (): unknown => {
      const value = make();
      const fields = Object.entries(action as object) as [string, unknown][];
      const [name, old] = fields[at % fields.length]!;
      const without = Object.fromEntries(fields.filter(([other]) => other !== name));
      switch (how) {
        case 'replace':
          return { ...without, [name]: value };
        case 'leave-out':
          return without;
        case 'add':
          return { ...(action as object), [NAMES[at % NAMES.length]!]: value };
        case 'inside':
          return { ...without, [name]: Array.isArray(old) ? [...(old as unknown[]), value] : [old] };
        case 'other-type':
          return { ...(action as object), type: (actions[at % actions.length] as { type: unknown }).type };
        case 'as-it-is':
          return structuredClone(action);
      }
    }),
  );

// ---- texts of states with something changed ----

type Change = (text: string) => string;

const number = fc.oneof(
  fc.constantFrom('-1', '0', '1', '2', '3', '4', '5', '6', '7', '12', '13', '15', '16', '39', '50', '53', '99', '127', '255', '256'),
  fc.constantFrom('32767', '-32768', '32768', '65535', '99999', '-99999', '4294967296', '1e9', '0.5', 'NaN', 'null', 'true', '""', 'x'),
  fc.integer({ min: -40, max: 400 }).map(String),
);

/**
 * One corruption: a number is replaced, raised or lowered, two numbers are swapped, or a piece of the text is
 * replaced.
 */
const change: fc.Arbitrary<Change> = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.tuple(fc.nat(), number, fc.nat()).map(
      ([at, by, inRun]): Change =>
        (text) =>
          replaced(text, at, by, inRun),
    ),
  },
  {
    weight: 4,
    arbitrary: fc.tuple(fc.nat(), fc.constantFrom(-1, 1, 2)).map(
      ([at, by]): Change =>
        (text) =>
          shifted(text, at, by),
    ),
  },
  {
    weight: 3,
    arbitrary: fc.tuple(fc.nat(), fc.nat()).map(
      ([a, b]): Change =>
        (text) =>
          swapped(text, a, b),
    ),
  },
  {
    weight: 1,
    arbitrary: fc.tuple(fc.nat(), fc.nat(12), fc.string({ maxLength: 4 })).map(([at, length, by]): Change => (text) => {
      const from = at % (text.length + 1);
      return text.slice(0, from) + by + text.slice(from + length);
    }),
  },
);

const spots = (text: string): RegExpExecArray[] => [...text.matchAll(/-?\d+(x\d+)?/g)];

/** Splits a number out of the text, even from a run of equal ones: `0x4` becomes `0x1 0 0x2`. */
function alone(text: string, at: number, inRun: number): { readonly before: string; readonly word: string; readonly after: string } {
  const found = spots(text);
  if (found.length === 0) return { before: '', word: '', after: text };
  const spot = found[at % found.length]!;
  const [word] = spot;
  const [before, after] = [text.slice(0, spot.index), text.slice(spot.index + word.length)];
  const [value = '', times = '1'] = word.split('x');
  if (times === '1' || times.length > 3) return { before, word, after };
  const first = inRun % Number(times);
  const rest = Number(times) - first - 1;
  const run = (n: number): string => (n === 1 ? value : `${value}x${n}`);
  return { before: first > 0 ? `${before}${run(first)} ` : before, word: value, after: rest > 0 ? ` ${run(rest)}${after}` : after };
}

function replaced(text: string, at: number, by: string, inRun: number): string {
  const { before, after } = alone(text, at, inRun);
  return before + by + after;
}

function shifted(text: string, at: number, by: number): string {
  const { before, word, after } = alone(text, at, at);
  return before + String(Number(word) + by) + after;
}

/** Keeps the sums unchanged. */
function swapped(text: string, a: number, b: number): string {
  const found = spots(text);
  if (found.length < 2) return text;
  const first = found[Math.min(a % found.length, b % found.length)]!;
  const second = found[Math.max(a % found.length, b % found.length)]!;
  if (first === second) return text;
  const between = text.slice(first.index + first[0].length, second.index);
  return text.slice(0, first.index) + second[0] + between + first[0] + text.slice(second.index + second[0].length);
}
