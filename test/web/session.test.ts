import { svelte } from '@sveltejs/vite-plugin-svelte';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createServer, type ViteDevServer } from 'vite';
import { ausreisser, type Action, type State, type View } from '../../src/games/ausreisser/index.ts';
import { NOBODY, type AdvanceQuestion, type Pending, type Problem } from '../../src/kit/index.ts';
import type { Race } from '../../src/table/index.ts';

/** Sessions of Der Ausreißer without a page: the module as the page's own builder makes it, bots thinking beside the test. */
const memory = new Map<string, string>();
Object.assign(globalThis, {
  localStorage: {
    getItem: (key: string) => memory.get(key) ?? null,
    setItem: (key: string, text: string) => void memory.set(key, text),
    removeItem: (key: string) => void memory.delete(key),
  },
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
});

/** What is tested of a session; its own type would bring the page's compiler settings along. */
interface Ridden {
  readonly step: number;
  readonly viewer: number;
  readonly view: View;
  readonly state: State;
  readonly pending: Pending;
  readonly choices: readonly Action[];
  readonly happenings: readonly { readonly type: string; readonly facts: Readonly<Record<string, unknown>> }[];
  readonly over: boolean;
  readonly asked: boolean;
  readonly broken: string | null;
  readonly common: { readonly kind: string; readonly seats: readonly number[] } | null;
  readonly inAdvance: readonly AdvanceQuestion[];
  answers(seat: number): unknown;
  answerInAdvance(seat: number, answers: unknown): readonly Problem[];
  speakUp(seats: readonly number[]): void;
  restUntilNextTurn(): void;
  act(action: Action): void;
  run(): Promise<void>;
  skip(): void;
  end(): void;
  race(envelope: 'sealed'): Race;
}
let server: ViteDevServer;
let SessionClass: new (start: unknown) => Ridden;

beforeAll(async () => {
  server = await createServer({
    configFile: false,
    appType: 'custom',
    logLevel: 'error',
    plugins: [svelte()],
    server: { middlewareMode: true, ws: false },
  });
  const loaded = await server.ssrLoadModule('/src/web/session/session.svelte.ts');
  SessionClass = loaded['Session'] as typeof SessionClass;
});
afterAll(() => server.close());
beforeEach(() => memory.clear());

function open(drivers: readonly string[], seed = 'session', id = 'r'): Ridden {
  const config = ausreisser.configure(
    { riders: drivers.map((_, i) => 'Anna Ben Cleo Dan'.split(' ')[i]), stages: 1 },
    { read: () => undefined, list: () => [] },
  );
  if (!config.ok) throw new Error(JSON.stringify(config.error));
  const note = { version: 1 as const, created: 0, game: 'ausreisser', seed, drivers, titles: [], names: [], round: 0, over: false };
  return new SessionClass({
    id,
    game: ausreisser,
    config: config.value,
    note,
    entries: [],
    rulesVersion: 1,
    contributions: [],
    pace: 'fast',
    look: () => undefined,
  });
}

const passes = (session: Ridden): number =>
  session.race('sealed').entries.filter(({ action }) => (action as Action).type === 'pass').length;

/** Rides on, without waiting for anything to be looked at, until somebody here is asked. */
async function on(session: Ridden): Promise<void> {
  session.skip();
  void session.run();
  while (!session.asked && session.common === null && !session.over) {
    if (session.broken !== null) throw new Error(session.broken);
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
}

describe('one person and bots', () => {
  test('is asked for a hill where he holds one only; never: not at all; the race goes on and is kept', async () => {
    const ridden = async (answer: unknown): Promise<{ readonly asked: string[]; readonly session: Ridden }> => {
      const session = open(['human', 'easy', 'random']);
      expect(session.answerInAdvance(0, { hill: answer })).toEqual([]);
      const asked: string[] = [];
      for (await on(session); !session.over; await on(session)) {
        expect([session.asked, session.viewer, session.common]).toEqual([true, 0, null]);
        const { kind } = session.pending;
        if (kind === 'hill') expect(session.choices).toHaveLength(2);
        asked.push(kind);
        session.act(session.choices.find(({ type }) => type === 'pass') ?? session.choices[0]!);
      }
      return { asked, session };
    };
    const [asking, never] = [await ridden('ask'), await ridden('never')];
    expect(asking.asked.filter((kind) => kind === 'hill').length).toBeGreaterThan(0);
    expect(never.asked.filter((kind) => kind === 'hill')).toEqual([]);
    expect(JSON.stringify(never.session.race('sealed').entries)).toBe(JSON.stringify(asking.session.race('sealed').entries));
    expect(memory.get('windschatten.race.r.answers')).toBe('{"0":{"hill":"never"}}');
  });

  test('what he has said is known again; what was forged in the browser’s memory was never said', () => {
    for (const [kept, answers] of [
      ['{"0":{"hill":{"from":48}}}', { hill: { from: 48 } }],
      ['{"0":{"hill":{"from":4800}}}', {}],
      ['{"0":{"follow":"never"}}', {}],
      ['{"1":{"hill":"never"}}', {}],
      ['[7]', {}],
      ['7', {}],
      ['null', {}],
      ['{"0"', {}],
    ] as const) {
      memory.set('windschatten.race.r.answers', kept);
      const session = open(['human', 'easy']);
      expect(session.answers(0)).toEqual(answers);
      session.end();
    }
    const session = open(['human', 'easy']);
    expect(session.answerInAdvance(0, { hill: 'no' })).toMatchObject([{ code: 'advance-not-one-of' }]);
    expect(session.inAdvance.map(({ kind }) => kind)).toEqual(['hill']);
    session.end();
  });

  test('an answer given while he is asked answers', async () => {
    const session = open(['human', 'easy', 'random']);
    for (await on(session); session.pending.kind !== 'hill'; await on(session)) session.act(session.choices[0]!);
    const before = passes(session);
    session.answerInAdvance(0, { hill: 'never' });
    expect(session.asked).toBe(false);
    await on(session);
    expect(passes(session)).toBeGreaterThan(before);
    session.end();
  });

  test('not before his next turn: no hill is asked until he has ridden, then again; what he said in advance stays', async () => {
    const turnsBetween = async (rests: boolean): Promise<{ readonly asked: number; readonly text: string }> => {
      const session = open(['human', 'easy', 'random']);
      let [asked, resting] = [0, false];
      for (await on(session); !session.over; await on(session)) {
        if (session.pending.kind === 'hill') {
          expect(resting).toBe(false);
          asked++;
          if (rests) {
            resting = true;
            session.restUntilNextTurn();
            expect(session.asked).toBe(false);
          } else session.act(session.choices.find(({ type }) => type === 'pass')!);
        } else {
          resting = false;
          session.act(session.choices[0]!);
        }
      }
      expect(session.answers(0)).toEqual({});
      return { asked, text: JSON.stringify(session.race('sealed').entries) };
    };
    const [all, rested] = [await turnsBetween(false), await turnsBetween(true)];
    expect(rested.asked).toBeGreaterThan(1);
    expect(rested.asked).toBeLessThan(all.asked);
    // to the others it is a no like any other
    expect(rested.text).toBe(all.text);
  });

  test('neither position nor log hold what others drew or hold', async () => {
    const session = open(['human', 'easy']);
    await on(session);
    expect(session.log.filter(({ type }) => type === 'drew' || type === 'dealt').every(({ facts }) => facts['rider'] === 'Anna')).toBe(
      true,
    );
    expect(session.log.some(({ type }) => type === 'dealt-hidden')).toBe(true);
    expect(ausreisser.formatState(session.state)).toBe(ausreisser.formatState(ausreisser.hide(session.state, 0)));
    session.end();
  });
});

describe('several people at one screen', () => {
  test('the common question, with nobody’s hand in sight; who speaks up is asked, the others are passed for', async () => {
    const session = open(['human', 'easy', 'human']);
    expect(session.inAdvance).toEqual([]);
    session.answerInAdvance(0, { hill: 'never' });
    for (await on(session); session.common === null; await on(session)) {
      expect(session.viewer).toBe(session.pending.seat);
      session.act(session.choices[0]!);
    }
    const { common } = session;
    expect([session.asked, session.viewer, session.view.hand, session.choices]).toEqual([false, NOBODY, null, []]);
    expect(common.kind).toBe('hill');
    const last = common.seats.at(-1)!;
    session.speakUp([last]);
    await on(session);
    // a bot between them may have laid one; else he is asked now, hill or no hill
    if (session.pending.kind === 'hill') {
      expect([session.asked, session.viewer]).toEqual([true, last]);
      session.act(session.choices.at(-1)!);
      await on(session);
    }
    expect(session.log.every(({ type }) => type !== 'drew' && type !== 'dealt')).toBe(true);
    session.end();
  });

  test('nobody until the next person’s turn: the bots between ride without a common question', async () => {
    const session = open(['human', 'easy', 'easy', 'human']);
    let [common, resting] = [0, false];
    for (await on(session); !session.over; await on(session)) {
      if (session.common !== null) {
        expect(resting).toBe(false);
        [common, resting] = [common + 1, true];
        session.restUntilNextTurn();
      } else {
        expect(['lay', 'discard']).toContain(session.pending.kind);
        resting = false;
        session.act(session.choices[0]!);
      }
    }
    expect(common).toBeGreaterThan(10);
    expect(memory.has('windschatten.race.r.answers')).toBe(false);
  });

  test('a whole race, nobody ever speaks up: nobody is ever asked alone', async () => {
    const session = open(['human', 'human'], 'whole');
    let common = 0;
    for (await on(session); !session.over; await on(session)) {
      if (session.common !== null) {
        common++;
        session.speakUp([]);
      } else {
        expect(['lay', 'discard']).toContain(session.pending.kind);
        session.act(session.choices[0]!);
      }
    }
    expect(common).toBeGreaterThan(20);
    expect(passes(session)).toBe(2 * common);
  });
});

describe('time', () => {
  test('a bot’s answer, and the table’s for a person, stay away equally long', async () => {
    const session = open(['human', 'easy', 'easy']);
    session.answerInAdvance(0, { hill: 'never' });
    const kindOf = (): string => session.pending.kind;
    for (await on(session); kindOf() !== 'lay'; await on(session)) session.act(session.choices[0]!);
    const waited: number[] = [];
    session.act(session.choices[0]!);
    for (let shown = session.step, at = performance.now(), asked = kindOf(); waited.length === 0 || asked === 'hill';) {
      await new Promise((resolve) => setTimeout(resolve, 1));
      if (session.step === shown) continue;
      if (asked === 'hill') waited.push(performance.now() - at);
      [shown, at, asked] = [session.step, performance.now(), kindOf()];
    }
    session.end();
    // three seats: two bots, and the table for Anna. A third of the fast step of 220 ms; a busy machine sees it late, now and then
    expect(waited).toHaveLength(3);
    for (const milliseconds of waited) expect(milliseconds).toBeGreaterThan(40);
  });
});
