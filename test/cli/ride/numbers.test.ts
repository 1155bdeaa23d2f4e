import { describe, expect, test } from 'vitest';
import { createSession } from '../../../src/cli/ride/session.ts';
import { createWords } from '../../../src/cli/words.ts';
import { gameById } from '../../games/all.ts';
import { content } from '../../games/content.ts';
import { fits } from '../call.ts';

/** `windschatten ride --stdio` for programs that learn or search: positions as numbers, rewards, forks and loaded positions. */

interface Reply {
  readonly type: string;
  readonly seat: readonly number[];
  readonly count: readonly number[];
  readonly size: number;
  readonly actionCount: number;
  readonly parts: Readonly<Record<string, number>>;
  readonly numbers: string;
  readonly actions: string;
  readonly rewards: readonly (readonly number[])[];
  readonly state: readonly string[];
  readonly options: readonly (readonly string[])[];
  readonly view: readonly unknown[];
  readonly over?: readonly { readonly race: number; readonly points: readonly number[] }[];
  readonly problems: readonly { readonly code: string; readonly at: string; readonly facts: Readonly<Record<string, string>> }[];
}

interface RiderSeen {
  readonly minutes?: number;
  readonly place?: number | null;
  readonly cards?: number;
  readonly total?: number;
  readonly pile?: readonly { readonly count: number }[];
}

const words = createWords('en');
/** A session whose answers are texts. */
interface TextSession {
  answer(line: string): string;
}
function newSession(): TextSession {
  const session = createSession(content, (problem) => words.problem(problem));
  return { answer: (line) => String(session.answer(line)).trimEnd() };
}
function ask(session: TextSession, request: object): Reply {
  expect(fits('ride-line', request)).toEqual([]);
  const reply = JSON.parse(session.answer(JSON.stringify(request))) as Reply;
  expect(fits('ride-line', reply)).toEqual([]);
  return reply;
}
const integers = (text: string): Int16Array => {
  const bytes = Buffer.from(text, 'base64');
  return new Int16Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
};

const MANAGERS = [
  { name: 'Anna', teams: ['red'] },
  { name: 'Ben', teams: ['blue'] },
];
const GAMES = [
  ['reifenbreite', { stages: ['criterium'], rules: 'professional', managers: MANAGERS }],
  ['ausreisser', { riders: ['Anna', 'Ben', 'Cid'], stages: 2 }],
] as const;

describe.each(GAMES)('%s', (game, setup) => {
  const open = (session: TextSession, tell: readonly string[], more: object = {}): Reply =>
    ask(session, { do: 'open', game, setup, races: 3, tell, ...more });

  test('numbers have a fixed length, and every option has an id of its own', () => {
    const session = newSession();
    let reply = open(session, ['numbers', 'options']);
    const { size, actionCount } = reply;
    for (let step = 0; step < 300 && reply.seat.some((seat) => seat >= 0); step++) {
      expect(integers(reply.numbers).length).toBe(3 * size);
      const ids = [...integers(reply.actions)];
      expect(ids.length).toBe(reply.count.reduce((sum, count) => sum + count, 0));
      for (const count of reply.count) {
        const own = ids.splice(0, count);
        expect(new Set(own).size).toBe(own.length);
        for (const id of own) expect(id >= 0 && id < actionCount).toBe(true);
      }
      reply = ask(session, { do: 'step', batch: 0, choose: reply.count.map((count) => step % Math.max(1, count)) });
    }
  });

  test('numbers say what the view says', () => {
    const session = newSession();
    let reply = open(session, ['numbers', 'view']);
    const { size, parts } = reply;
    const first = parts['minutes'] ?? parts['place']!;
    for (let step = 0; step < 200 && reply.seat.some((seat) => seat >= 0); step++) {
      const all = [...integers(reply.numbers)];
      reply.view.forEach((view, race) => {
        if (view === null) return;
        const { riders } = view as { readonly riders: readonly RiderSeen[] };
        const seen = riders.map((rider) => rider.minutes ?? rider.place ?? -1).filter((number) => number >= 0);
        const given = all
          .slice(race * size + first, race * size + first + (game === 'ausreisser' ? riders.length : 16))
          .filter((number) => number >= 0);
        expect(given.sort()).toEqual(seen.sort());
        if (game !== 'ausreisser') return;
        const byRider = (part: string): number[] => all.slice(race * size + parts[part]!).slice(0, riders.length);
        expect(byRider('hand')).toEqual(riders.map(({ cards }) => cards));
        expect(byRider('total')).toEqual(riders.map(({ total }) => total));
        const onPiles = riders.flatMap(({ pile = [] }) => pile.map(({ count }) => count));
        expect(all.slice(race * size + parts['piles']!, race * size + parts['stagePoints']!).filter((count) => count > 0)).toEqual(onPiles);
      });
      reply = ask(session, { do: 'step', batch: 0, choose: reply.count.map((count) => step % Math.max(1, count)) });
    }
  });

  test('the memory of a written answer is used again, and another answer leaves it as it is', () => {
    const session = createSession(content, (problem) => words.problem(problem));
    const look = JSON.stringify({ do: 'look', batch: 0, tell: ['numbers'] });
    session.answer(JSON.stringify({ do: 'open', game, setup, races: 512, tell: [] }));
    const one = session.answer(look);
    const text = String(one);
    expect(String(session.answer(look))).toBe(text);
    expect(String(one)).toBe(text);
    session.release(one);
    const again = session.answer(look);
    expect(again.buffer).toBe(one.buffer);
    expect(String(again)).toBe(text);
  });

  test('the rewards of a race add up to its points', () => {
    const session = newSession();
    let reply = open(session, ['rewards']);
    const sums = reply.rewards.map((by) => [...by]);
    const points: (readonly number[])[] = [];
    for (let step = 0; reply.seat.some((seat) => seat >= 0); step++) {
      reply = ask(session, { do: 'step', batch: 0, choose: reply.count.map((count) => (step * 7) % Math.max(1, count)) });
      reply.rewards.forEach((by, race) => by.forEach((reward, seat) => (sums[race]![seat]! += reward)));
      for (const over of reply.over ?? []) points[over.race] = over.points;
    }
    expect(sums).toEqual(points);
  });

  test('a fork goes on from the same position, with new luck', () => {
    const session = newSession();
    open(session, ['state']);
    const forked = ask(session, { do: 'fork', batch: 0, races: [1, 2], from: [0, 0], seeds: ['a', 'b'] });
    const before = ask(session, { do: 'look', batch: 0, tell: ['state', 'options'] });
    expect(forked.state).toEqual([before.state[0], before.state[0]]);
    const plan = [3, 1, 4, 1, 5, 9, 2, 6, 5, 3, 5, 8, 9, 7, 9];
    const after = ask(session, { do: 'walk', batch: 0, choose: [plan, plan, plan] });
    expect(new Set(after.state).size).toBe(3);
  });

  test('a position is loaded from its text, and the same seed gives the same luck', () => {
    const session = newSession();
    const { state } = open(session, ['state']);
    const load = { do: 'load', batch: 0, races: [1, 2], states: [state[0], state[0]], seeds: ['x', 'x'] };
    expect(ask(session, load).state).toEqual([state[0], state[0]]);
    const walked = ask(session, {
      do: 'walk',
      batch: 0,
      races: [1, 2],
      choose: [
        [1, 2, 3, 4, 5, 6],
        [1, 2, 3, 4, 5, 6],
      ],
    });
    expect(walked.state[0]).toBe(walked.state[1]);
    const wrong = ask(session, { do: 'load', batch: 0, races: [0], states: ['1 2 3'] });
    expect(wrong.problems[0]).toMatchObject({ at: 'states[0]' });
    expect(ask(session, { do: 'look', batch: 0, races: [0], tell: ['state'] }).state).toEqual([state[0]]);
  });

  test('what a seat sees is loaded as well, and what it hides is drawn anew', () => {
    const session = newSession();
    const { state, seat, options } = open(session, ['state', 'options']);
    const played = gameById(game)!;
    const configured = played.configure(setup, content);
    if (!configured.ok) throw new Error('no set-up');
    const whole = played.parseState(configured.value, state[0]!);
    if (!whole.ok) throw new Error('no state');
    const seen = played.formatState(played.hide(whole.value, seat[0]!));
    const loaded = ask(session, { do: 'load', batch: 0, states: [seen, seen, seen], seeds: ['a', 'b', 'c'] });
    expect(loaded.options).toEqual([options[0], options[0], options[0]]);
    expect(new Set(loaded.state).size).toBe(played.perfectInformation ? 1 : 3);
    const plan = Array.from({ length: 400 }, (_, i) => (i * 7) % 13);
    expect(ask(session, { do: 'walk', batch: 0, choose: [plan, plan, plan] }).type).toBe('walk');
  });

  test('any seat and a spectator can be looked at', () => {
    const session = newSession();
    open(session, []);
    for (const seat of [0, 1, 'spectator'])
      expect(ask(session, { do: 'look', batch: 0, seat, tell: ['view', 'numbers'] }).view[0]).not.toBeNull();
    expect(ask(session, { do: 'look', batch: 0, seat: 9 }).problems[0]).toMatchObject({ code: 'ride-no-such-seat', at: 'seat' });
  });
});

test('the numbers of a seat do not depend on what it may not know', () => {
  const session = newSession();
  const [game, setup] = GAMES[1];
  const { seat } = ask(session, { do: 'open', game, setup, races: 2, tell: ['numbers'] });
  const viewer = seat[0]!;
  ask(session, { do: 'fork', batch: 0, races: [1], from: [0], as: viewer, seeds: ['other hands'] });
  const both = ask(session, { do: 'look', batch: 0, seat: viewer, tell: ['numbers', 'state'] });
  expect(both.state[0]).not.toBe(both.state[1]);
  const all = integers(both.numbers);
  expect([...all.slice(0, all.length / 2)]).toEqual([...all.slice(all.length / 2)]);
});

test('a field that is not known is named with those that are', () => {
  const line = newSession().answer('{"do":"step","batch":0,"choose":[],"chose":[]}');
  expect((JSON.parse(line) as Reply).problems[0]).toMatchObject({
    code: 'ride-unknown-field',
    at: 'chose',
    facts: { field: 'chose', known: 'do, id, batch, races, choose' },
  });
});
