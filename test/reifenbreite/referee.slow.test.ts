import { describe, expect, test } from 'vitest';
import { CHANCE, NO_SEAT, createRandom, drawOutcome, type Random } from '../../src/kit/index.ts';
import {
  CHANCE_KINDS,
  draftPreview,
  phaseOf,
  reifenbreite as game,
  riderNumber,
  type Action,
  type Config,
  type Event,
  type State,
} from '../../src/games/reifenbreite/index.ts';
import { often } from '../often.ts';
import { checkInvariants } from './check-invariants.ts';
import { Referee } from './referee.ts';
import { allSetUps, setUp } from './setups.ts';

/** A mindless rider: mostly rides far, so that races are short and crowds meet, sometimes anywhere. */
function pick(state: State, options: readonly Action[], random: Random): Action {
  if (phaseOf(state) === 'move' && random.below(4) > 0) return options[options.length - 1 - random.below(Math.min(8, options.length))]!;
  if (phaseOf(state) === 'follow' && random.below(3) > 0) return options[0]!;
  return options[random.below(options.length)]!;
}

/** One race of random choices under the second referee. */
function play(config: Config, seed: string, referee: (start: State) => Referee): Referee {
  const random = createRandom(seed);
  let state = game.start(config);
  const watcher = referee(state);
  let expected: Link[] = [];
  for (let step = 0; game.turn(state) !== NO_SEAT; step++) {
    if (step > 20_000) throw new Error(`${seed}: the race does not end`);
    const seat = game.turn(state);
    const options = game.choices(state);
    const action = seat === CHANCE ? drawOutcome(game.outcomes(state), (n) => random.below(n)) : pick(state, options, random);
    const legal = watcher.options(state);
    if (legal !== null && inOrder(legal) !== inOrder(options.map((option) => game.actions.format(state, option))))
      throw new Error(
        `${seed}, step ${step}: other options\n${inOrder(legal)}\n${inOrder(options.map((o) => game.actions.format(state, o)))}`,
      );
    if (step % 7 === 0) tryOut(state, random);
    if (action.type === 'move') expected = preview(state, action.to);
    const decided = game.decide(state, seat, action);
    if (!decided.ok) throw new Error(`${seed}, step ${step}: ${JSON.stringify(decided.refusal)}`);
    try {
      for (const event of decided.events) {
        watcher.see(state, event);
        state = game.evolve(state, event);
      }
      watcher.settle(state, decided.events);
      if (step % 16 === 0) checkInvariants(state);
    } catch (error) {
      throw new Error(`${seed}, step ${step}, ${game.actions.format(state, action)}: ${String(error)}`, { cause: error });
    }
    expectAsked(action, decided.events, expected, `${seed}, step ${step}`);
  }
  return watcher;
}

const inOrder = (texts: readonly string[]): string => [...texts].sort().join(' ');

/** Other code searches ahead meanwhile; decisions and events on copies must not affect the race. */
function tryOut(state: State, random: Random): void {
  const seat = game.turn(state);
  for (let n = 0; n < 3; n++) {
    const options = seat === CHANCE ? game.outcomes(state).map(({ action }) => action) : game.choices(state);
    const copy = game.copy(state);
    const decided = game.decide(n === 2 ? copy : state, seat, options[random.below(options.length)]!);
    if (!decided.ok) throw new Error(JSON.stringify(decided.refusal));
    if (n > 0) for (const event of decided.events.slice(0, 1 + random.below(decided.events.length))) game.evolve(copy, event);
  }
}

type Link = { readonly rider: number; readonly to: number; readonly length: number };

/** What the page shows while a space is chosen: the chain of possible followers. */
const preview = (state: State, to: number): Link[] =>
  draftPreview(state, to).flatMap(({ rider, to: place, length, refusal }) => (refusal === null ? [{ rider, to: place, length }] : []));

/** The rider asked is the next of the chain shown; if he follows, the one after him. */
function expectAsked(action: Action, events: readonly Event[], expected: Link[], where: string): void {
  if (action.type !== 'move' && action.type !== 'follow') return;
  const due = events.at(-1)!;
  const found = due.type === 'due' && due.what === 'follow' ? { rider: due.asked, to: due.to, length: due.length } : undefined;
  const next = expected.shift();
  if (JSON.stringify(found) !== JSON.stringify(next))
    throw new Error(`${where}: asked ${JSON.stringify(found)}, shown ${JSON.stringify(next)} (${riderNumber(next?.rider ?? 0)})`);
}

describe('a second referee agrees, event by event', () => {
  const met = new Set<string>();
  test.each(allSetUps())('$name', ({ name, config }) => {
    for (let n = 1; n <= often(4); n++) for (const what of play(config, `referee/${name}/${n}`, (s) => new Referee(s)).met) met.add(what);
  });

  test('together the races cover every kind of event and every chance card', () => {
    const kinds = CHANCE_KINDS.map((kind) => `card ${kind}`);
    expect([...kinds, ...EVENTS].filter((kind) => !met.has(kind))).toEqual([]);
  });

  test('a referee with wrong rules disagrees', () => {
    const { config } = setUp('criterium', 'basic', 'two teams');
    class Blind extends Referee {
      override see(s: State, event: Event): void {
        super.see(s, event.type === 'moved' ? { ...event, length: event.length + 1 } : event);
      }
    }
    expect(() => play(config, 'referee/wrong', (s) => new Blind(s))).toThrow('UR 5.3: no such way');
  });
});

/** All except `race-began`, which is part of the start. */
const EVENTS: readonly Event['type'][] = [
  'start-rolled',
  'start-tied',
  'start-won',
  'placed',
  'round-began',
  'turn-began',
  'due',
  'lead-offered',
  'lead-refused',
  'lead-changed',
  'chose-dice',
  'played-cards',
  'held-car',
  'rolled',
  'photographed',
  'stack-renewed',
  'chance-drawn',
  'card-taken',
  'card-lost',
  'no-card',
  'total',
  'dismounted',
  'blocked',
  'stopped',
  'fell',
  'moved',
  'followed',
  'stayed',
  'crossed',
  'sprinted',
  'jersey',
  'finished',
  'jersey-scored',
  'taken-off',
  'returned',
  'verdict',
  'disqualified',
  'race-ended',
];
