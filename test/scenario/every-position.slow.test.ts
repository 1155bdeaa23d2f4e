import { describe, expect, test } from 'vitest';
import { loadScenarioAdapters } from '../../src/games/index.ts';
import { decideAndApply, CHANCE, createRandom, NO_SEAT, type AnyGame } from '../../src/kit/index.ts';
import { openScenario, parseScenario, type AnyScenarioAdapter } from '../../src/scenario/index.ts';
import { ausreisser, type State } from '../../src/games/ausreisser/index.ts';
import { reifenbreite } from '../../src/games/reifenbreite/index.ts';
import { configOf } from '../ausreisser/setups.ts';
import { content } from '../games/content.ts';
import { RULES, setUp, TABLES } from '../reifenbreite/setups.ts';
import { expectSame } from '../expect-same.ts';

/**
 * Writes positions of random races in the scenario language and reads them again, at every kind of question. All
 * seats then see the same, are asked the same and may answer the same, also after both are played on alike. Numbers
 * that no seat sees and no rule uses (repetitions of the start roll, the running card numbers in the dealer's keys)
 * may differ.
 */

const sides = await loadScenarioAdapters();

interface Walked {
  readonly game: AnyGame;
  readonly config: unknown;
  readonly seed: string;
  /** Checks every n-th position, and each of a rare kind of decision. */
  readonly every: number;
  /** The action to choose whenever it is an option; by default a random one. */
  readonly rather?: string;
}
/** How many positions of a kind are checked regardless of `every`. */
const RARE = 6;
/** How many actions both are played on. */
const ON = 8;

/**
 * Plays a random race and checks its positions.
 * @returns the kinds of decision met
 */
function walk({ game, config, seed, every, rather }: Walked): ReadonlyMap<string, number> {
  const side = sides(game.id)!;
  const random = createRandom(seed);
  const seen = new Map<string, number>();
  const state = game.start(config);
  for (let step = 0; ; step++) {
    const kind = game.turn(state) === NO_SEAT ? 'over' : game.pending(state).kind;
    const met = (seen.get(kind) ?? 0) + 1;
    seen.set(kind, met);
    if (met <= RARE || step % every === 0) comesBack(game, side, state, `${seed}/${step}`);
    if (game.turn(state) === NO_SEAT) return seen;
    const options = optionsOf(game, state);
    const wanted = options.find((action) => game.actions.format(state, action) === rather);
    decideAndApply(game, state, game.turn(state), wanted ?? options[random.below(options.length)]);
  }
}

const fail = (what: unknown): never => {
  throw new Error(JSON.stringify(what));
};

const optionsOf = (game: AnyGame, state: unknown): readonly unknown[] =>
  game.turn(state) === CHANCE ? game.outcomes(state).map(({ action }) => action) : game.choices(state);

function comesBack(game: AnyGame, side: AnyScenarioAdapter, state: unknown, seed: string): void {
  const text = side.write!(state);
  const scenario = parseScenario(side, text);
  if (!scenario.ok) throw new Error(`${JSON.stringify(scenario.error)}\n${text}`);
  const opened = openScenario(side, scenario.value, content);
  if (!opened.ok) throw new Error(`${game.pending(state).kind}: ${JSON.stringify(opened.error)}\n${text}`);
  const again = opened.value.state;
  expect(side.write!(again)).toBe(text);
  // a race may start with this position
  expect(game.parseState(opened.value.config, game.formatState(again)), text).toMatchObject({ ok: true });
  const [one, other] = [game.copy(state), again];
  const random = createRandom(seed);
  for (let step = 0; step <= ON; step++) {
    expectSame(whatIsSeen(game, other), whatIsSeen(game, one), `${step} actions on\n${text}`);
    if (game.turn(one) === NO_SEAT) return;
    const options = optionsOf(game, one);
    const index = random.below(options.length);
    decideAndApply(game, one, game.turn(one), options[index]);
    decideAndApply(game, other, game.turn(other), optionsOf(game, other)[index]);
  }
}

/** What all seats see, with the options. Without the set-up, which belongs to the text and not to the position. */
function whatIsSeen(game: AnyGame, state: unknown): unknown {
  const seats = [NO_SEAT, ...game.seats((state as { config: unknown }).config).map((_, seat) => seat)];
  const views = seats.map((seat) => {
    const view = game.view(state, seat) as object;
    // after a race the results of its last turn belong to no rider
    const noTurn =
      'turn' in view && typeof view.turn === 'object' && view.turn !== null && 'rider' in view.turn && view.turn.rider === null;
    return { ...view, setup: null, ...(noTurn ? { turn: null } : {}) };
  });
  return { views, pending: game.pending(state), options: optionsOf(game, state).map((action) => game.actions.format(state, action)) };
}

describe('Um Reifenbreite', () => {
  const tables = Object.keys(TABLES) as (keyof typeof TABLES)[];
  const courses = ['criterium', 'paris-roubaix', 'giro-d-italia'];
  const met = new Set<string>();
  test.each(Object.keys(RULES).map((rules, i) => [rules, courses[i % courses.length]!, tables[i % tables.length]!] as const))(
    '%s on %s with %s',
    (rules, course, table) => {
      const { config } = setUp(course, rules, table, rules === 'professional' ? 2 : 1);
      for (const kind of walk({ game: reifenbreite, config, seed: `positions/${rules}`, every: 101 }).keys()) met.add(kind);
    },
  );
  test('with chance cards that take and give alone', () => {
    const managers = [
      { name: 'Rosa', teams: ['red', 'black'] },
      { name: 'Bela', teams: ['green', 'blue'] },
    ];
    const deck = { lose: 20, gain: 10, 'fall-lose': 10, 'plus-4-lose': 10 };
    const config = reifenbreite.configure({ stages: ['criterium'], rules: 'professional', managers, deck }, content);
    if (!config.ok) return fail(config);
    for (const kind of walk({ game: reifenbreite, config: config.value, seed: 'positions/cards', every: 149, rather: 'dice' }).keys())
      met.add(kind);
    return undefined;
  });
  test('a stage race over several boards, each with its own or none, and with fingerprints', () => {
    const own = content.read('reifenbreite/boards/criterium.board')!.replace('straight 20', 'straight 20 cobbles');
    const managers = [
      { name: 'Rosa', teams: ['red'] },
      { name: 'Bela', teams: ['green'] },
    ];
    const stages = [
      'paris-roubaix',
      { course: 'criterium', board: own },
      { course: 'course two "Two" start 1 lines S S', board: 'criterium' },
      'criterium',
    ];
    const config = reifenbreite.configure({ stages, managers }, content);
    if (!config.ok) return fail(config);
    const again = reifenbreite.configure(reifenbreite.setupOf(config.value), content);
    if (!again.ok) return fail(again);
    const side = sides('reifenbreite')!;
    for (const each of [config.value, again.value]) {
      const text = side.write!(reifenbreite.start(each));
      const scenario = parseScenario(side, text);
      if (!scenario.ok) return fail(scenario);
      const opened = openScenario(side, scenario.value, content);
      if (!opened.ok) return fail(opened);
      expect(reifenbreite.setupOf(opened.value.config as typeof each).stages).toEqual(reifenbreite.setupOf(each).stages);
      expect(side.write!(opened.value.state)).toBe(text);
    }
    const other = side.write!(reifenbreite.start(again.value)).replace(/course paris-roubaix/, 'course giro-d-italia');
    const scenario = parseScenario(side, other);
    expect(scenario.ok && openScenario(side, scenario.value, content)).toMatchObject({ ok: false });
    return undefined;
  });
  test('defaults of a chance question are not written: its dice, and the points if only cards have brought them', () => {
    const { config } = setUp('giro-d-italia', 'professional', 'two teams');
    const game: AnyGame = reifenbreite;
    const random = createRandom('positions/dice');
    const written = new Set<string>();
    for (const state = game.start(config); game.turn(state) !== NO_SEAT;) {
      const { kind, facts } = game.pending(state);
      const [line = ''] = /^turn .*$/m.exec(sides(game.id)!.write!(state)) ?? [];
      expect(line).not.toMatch(/ (?:dice|points) 0/);
      if (kind === 'dice' || kind === 'extra') {
        written.add(`${kind}, ${String(facts?.['dice'])}:${(line.match(/ (?:dice|points) \d+/g) ?? []).join('')}`);
      }
      const options = optionsOf(game, state);
      decideAndApply(game, state, game.turn(state), options[random.below(options.length)]);
    }
    // the extra die is rolled for a 7
    expect([...written].sort()).toEqual(['dice, 1:', 'dice, 2:', 'extra, 1: points 7']);
  });
  test('every kind of decision occurred', () => {
    expect([...met].sort()).toEqual(
      [
        'answer',
        'card',
        'dice',
        'extra',
        'follow',
        'give',
        'move',
        'over',
        'photo',
        'place',
        'start-roll',
        'take',
        'turn',
        'verdict',
      ].sort(),
    );
  });
});

describe('Der Ausreißer', () => {
  const met = new Set<string>();
  test.each([2, 3, 4, 5, 6].flatMap((riders) => (['full', 'simple'] as const).map((kind) => [riders, kind] as const)))(
    '%i riders, %s',
    (riders, kind) => {
      const config = configOf(riders, 2, kind);
      const races = Array.from({ length: 2 }, (_, i) =>
        walk({ game: ausreisser, config, seed: `positions/${riders}/${kind}/${i}`, every: 61 }),
      );
      for (const race of races) for (const each of race.keys()) met.add(each);
    },
  );
  test('a hand without a speed card, which is very rare', () => {
    const text = [
      'windschatten-scenario 1',
      ...['title position', '', 'game ausreisser', 'riders Anna Ben', 'stages 1', '', 'position'],
      ...['leader Anna', 'turn Ben drawn', 'tempo 44', 'hand Ben only spurt spurt spurt hill hill hill spurt', 'last Anna 44 at 44'],
    ].join('\n');
    const scenario = parseScenario(sides('ausreisser')!, text);
    const opened = openScenario(sides('ausreisser')!, scenario.ok ? scenario.value : fail(scenario), content);
    const { state } = opened.ok ? opened.value : fail(opened);
    const random = createRandom('no speed card');
    for (let step = 0; step < 8; step++) {
      met.add(ausreisser.pending(state as State).kind);
      comesBack(ausreisser, sides('ausreisser')!, state, `no speed card/${step}`);
      const options = optionsOf(ausreisser, state);
      decideAndApply(ausreisser, state, ausreisser.turn(state as State), options[random.below(options.length)]);
    }
  });
  test('every kind of decision occurred', () => {
    expect([...met].sort()).toEqual(['deal', 'discard', 'draw', 'hill', 'lay', 'lead', 'over', 'refill', 'spurt']);
  });
});
