import { beforeAll, describe, expect, test } from 'vitest';
import { ausreisser, type Action, type State, type View } from '../../src/games/ausreisser/index.ts';
import { NO_SEAT } from '../../src/kit/index.ts';
import { factRow, type Host, type Row } from '../../src/table/index.ts';
import type { BotPlay } from '../../src/web/session/pace.ts';
import { hurried, loadSessions, on, openSession, until, type Opened } from './open-session.ts';

/** Sessions of Der Ausreißer. */
beforeAll(loadSessions, 120_000);

function open(
  drivers: readonly string[],
  more: {
    readonly seed?: string;
    readonly rows?: readonly Row[];
    readonly waited?: number[];
    readonly bots?: BotPlay;
    readonly replaceHost?: (host: Host<never, unknown>) => Host<never, unknown>;
  } = {},
): Opened<State, Action, View> {
  const config = ausreisser.configure(
    { riders: drivers.map((_, i) => 'Anna Ben Cleo Dan'.split(' ')[i]), stages: 1 },
    { read: () => undefined, list: () => [] },
  );
  if (!config.ok) throw new Error(JSON.stringify(config.error));
  const { waited, ...others } = more;
  return openSession(ausreisser, config.value, { drivers, clock: hurried(waited), ...others });
}

const passes = ({ entries }: Opened<State, Action, View>): number =>
  entries().filter(({ action }) => (action as Action).type === 'pass').length;

describe('one person and bots', () => {
  test('the player is asked for a hill only if holding one, and not at all after “never”; the race continues and is stored', async () => {
    const ridden = async (answer: unknown) => {
      const opened = open(['human', 'easy', 'random']);
      const { session } = opened;
      expect(await session.advance.set(0, { hill: answer })).toEqual([]);
      const asked: string[] = [];
      for (await on(session); !session.over; await on(session)) {
        expect([session.hasQuestion, session.viewer, session.together]).toEqual([true, 0, null]);
        const { kind } = session.pending;
        if (kind === 'hill') expect(session.choices).toHaveLength(2);
        asked.push(kind);
        session.act(session.choices.find(({ type }) => type === 'pass') ?? session.choices[0]!);
      }
      return { asked, opened };
    };
    const [asking, never] = [await ridden('ask'), await ridden('never')];
    expect(asking.asked.filter((kind) => kind === 'hill').length).toBeGreaterThan(0);
    expect(never.asked.filter((kind) => kind === 'hill')).toEqual([]);
    expect(JSON.stringify(never.opened.entries())).toBe(JSON.stringify(asking.opened.entries()));
    expect(never.opened.journal.rows.filter(({ kind }) => kind === 'table').map(({ text }) => text)).toEqual([
      '{"fact":"answers","seat":0,"answers":{"hill":"never"}}',
    ]);
  });

  test('answers in advance are restored after a reload, and forged ones in the browser’s storage are ignored', async () => {
    const answers = (seat: number, hill: unknown): Row => ({
      n: 1,
      kind: 'table',
      text: JSON.stringify({ fact: 'answers', seat, answers: { hill } }),
    });
    for (const [row, known] of [
      [answers(0, { from: 48 }), { hill: { from: 48 } }],
      [answers(0, { from: 4800 }), {}],
      [{ ...factRow(1, { fact: 'answers', seat: 0, answers: { follow: 'never' } }) }, {}],
      [answers(1, 'never'), {}],
      [{ n: 1, kind: 'table', text: '[7]' }, {}],
      [{ n: 1, kind: 'table', text: '{"0"' }, {}],
    ] as const) {
      const { session } = open(['human', 'easy'], { rows: [row] });
      expect(session.advance.of(0)).toEqual(known);
      session.end();
    }
    const { session } = open(['human', 'easy']);
    expect(await session.advance.set(0, { hill: 'no' })).toMatchObject([{ code: 'advance-not-one-of' }]);
    expect(session.advance.questions.map(({ kind }) => kind)).toEqual(['hill']);
    session.end();
  });

  test('an answer in advance given during a question answers the question', async () => {
    const opened = open(['human', 'easy', 'random']);
    const { session } = opened;
    for (await on(session); session.pending.kind !== 'hill'; await on(session)) session.act(session.choices[0]!);
    const before = passes(opened);
    await session.advance.set(0, { hill: 'never' });
    expect(session.hasQuestion).toBe(false);
    await on(session);
    expect(passes(opened)).toBeGreaterThan(before);
    session.end();
  });

  test('after “not before my next turn” no hill is asked until the player’s next turn, and other answers in advance stay', async () => {
    const turnsBetween = async (rests: boolean): Promise<{ readonly asked: number; readonly text: string }> => {
      const { session, entries } = open(['human', 'easy', 'random']);
      let [asked, resting] = [0, false];
      for (await on(session); !session.over; await on(session)) {
        if (session.pending.kind === 'hill') {
          expect(resting).toBe(false);
          asked++;
          if (rests) {
            resting = true;
            session.restUntilNextTurn();
            // it is stored first
            await until(() => !session.acting);
            expect(session.hasQuestion).toBe(false);
          } else session.act(session.choices.find(({ type }) => type === 'pass')!);
        } else {
          resting = false;
          session.act(session.choices[0]!);
        }
      }
      expect(session.advance.of(0)).toEqual({});
      return { asked, text: JSON.stringify(entries()) };
    };
    const [all, rested] = [await turnsBetween(false), await turnsBetween(true)];
    expect(rested.asked).toBeGreaterThan(1);
    expect(rested.asked).toBeLessThan(all.asked);
    // to the others it is a no like any other
    expect(rested.text).toBe(all.text);
  });

  test('“not before my next turn” survives a restart, and ends with that turn on every host', async () => {
    const asked = async (restarts: boolean): Promise<readonly number[]> => {
      const drivers = ['human', 'easy', 'random'];
      let { session, journal, entries } = open(drivers);
      const hills: number[] = [];
      for (await on(session); !session.over; await on(session)) {
        if (session.pending.kind !== 'hill') session.act(session.choices[0]!);
        else {
          // asked once more in the same place, it would go on for ever
          expect(hills).not.toContain(entries().length);
          hills.push(entries().length);
          session.restUntilNextTurn();
          await until(() => !session.acting);
        }
        if (!restarts) continue;
        await until(() => !session.acting);
        session.end();
        ({ session, journal, entries } = open(drivers, { rows: journal.rows }));
      }
      return hills;
    };
    const hills = await asked(false);
    expect(hills.length).toBeGreaterThan(1);
    expect(await asked(true)).toEqual(hills);
  });

  test('position and log contain no hidden card of another seat', async () => {
    const { session } = open(['human', 'easy']);
    await on(session);
    expect(
      session.log.filter(({ named }) => named.type === 'drew' || named.type === 'dealt').every(({ named }) => named.rider === 'Anna'),
    ).toBe(true);
    expect(session.log.some(({ named }) => named.type === 'dealt-hidden')).toBe(true);
    expect(ausreisser.formatState(session.state)).toBe(ausreisser.formatState(ausreisser.hide(session.state, 0)));
    session.end();
  });
});

describe('a host that fails', () => {
  const failing = (host: Host<never, unknown>): Host<never, unknown> => ({
    ...host,
    link: (eyes) => ({ ...host.link(eyes), act: () => Promise.reject(new Error('no answer')) }),
    rest: () => Promise.reject(new Error('no rest')),
  });

  test('an action that is rejected ends: its error is shown, and the player can act again', async () => {
    const { session } = open(['human', 'easy'], { replaceHost: failing });
    await on(session);
    session.act(session.choices[0]!);
    expect(session.acting).toBe(true);
    await until(() => !session.acting);
    expect(session.saving.error).toBe('no answer');
    session.restUntilNextTurn();
    await until(() => !session.acting);
    expect(session.saving.error).toBe('no rest');
    session.end();
  });
});

describe('several people at one screen', () => {
  test('get one common question that shows no hand; players who speak up are asked, and the others pass', async () => {
    const { session } = open(['human', 'easy', 'human']);
    expect(session.advance.questions).toEqual([]);
    await session.advance.set(0, { hill: 'never' });
    for (await on(session); session.together === null; await on(session)) {
      expect(session.viewer).toBe(session.pending.seat);
      session.act(session.choices[0]!);
    }
    const common = session.together;
    expect([session.hasQuestion, session.viewer, session.view.hand, session.choices]).toEqual([false, NO_SEAT, null, []]);
    expect(common?.kind).toBe('hill');
    const last = common.seats.at(-1)!;
    session.answerTogether([last]);
    await on(session);
    // a bot between them may have laid a hill; otherwise the player who spoke up is asked now
    if (session.pending.kind === 'hill') {
      expect([session.hasQuestion, session.viewer]).toEqual([true, last]);
      session.act(session.choices.at(-1)!);
      await on(session);
    }
    expect(session.log.every(({ named }) => named.type !== 'drew' && named.type !== 'dealt')).toBe(true);
    session.end();
  });

  test('can rest until the next player’s turn, and bots play without a common question meanwhile', async () => {
    const { session, journal } = open(['human', 'easy', 'easy', 'human']);
    let [common, resting] = [0, false];
    for (await on(session); !session.over; await on(session)) {
      if (session.together !== null) {
        expect(resting).toBe(false);
        [common, resting] = [common + 1, true];
        session.restUntilNextTurn();
      } else {
        expect(['lay', 'discard']).toContain(session.pending.kind);
        resting = false;
        session.act(session.choices[0]!);
      }
    }
    expect(common).toBeGreaterThan(5);
    const facts = journal.rows.filter(({ kind }) => kind === 'table').map(({ text }) => text);
    expect(facts).toEqual(facts.map(() => '{"fact":"rest","seat":-2,"seats":[0,3]}'));
    expect(facts).toHaveLength(common);
  });

  test('are never asked alone in a whole race in which no player speaks up', async () => {
    const opened = open(['human', 'human'], { seed: 'whole' });
    const { session } = opened;
    let common = 0;
    for (await on(session); !session.over; await on(session)) {
      if (session.together !== null) {
        common++;
        session.answerTogether([]);
      } else {
        expect(['lay', 'discard']).toContain(session.pending.kind);
        session.act(session.choices[0]!);
      }
    }
    expect(common).toBeGreaterThan(5);
    // questions that can cost no rider minutes are declined without being put
    expect(passes(opened)).toBeGreaterThan(2 * common);
    expect(passes(opened) % 2).toBe(0);
  });
});

describe('time', () => {
  test('an answer by a bot takes as long as an automatic answer for a player', async () => {
    const waited: number[] = [];
    const { session } = open(['human', 'easy', 'easy'], { waited });
    await session.advance.set(0, { hill: 'never' });
    for (await on(session); session.pending.kind !== 'lay'; await on(session)) session.act(session.choices[0]!);
    waited.length = 0;
    session.act(session.choices[0]!);
    await until(() => !session.acting);
    await until(() => session.hasQuestion || session.over);
    session.end();
    // after a turn three seats are asked for a hill, two bots and the automatic answer for Anna; each takes a third of the fast step
    const lengths = waited.map(Math.round);
    expect([...new Set(lengths)].sort()).toEqual([220, 73]);
    expect(lengths.join(' ')).toContain('73 73 73');
  });
});

describe('bots that wait', () => {
  const isTold = ({ named: { type } }: { readonly named: { readonly type: string } }): boolean =>
    ['led', 'sheltered', 'took-lead', 'dropped', 'lost', 'kept-up'].includes(type);

  test('play one by one on request, each up to the next event that the log shows', async () => {
    const { session, entries } = open(['easy', 'random', 'easy'], { bots: 'one-by-one' });
    void session.run();
    const lineCount = (): number => session.log.filter(isTold).length;
    await until(() => session.step > 0);
    // the cards are dealt without a request
    await settled(() => entries().length);
    for (let n = 1; n <= 6; n++) {
      const before = entries().length;
      await settled(() => entries().length);
      expect(entries()).toHaveLength(before);
      session.timing.oneMove(isTold);
      await until(() => lineCount() >= n);
      await settled(() => entries().length);
      expect(lineCount()).toBe(n);
    }
    session.end();
  });

  test('play on by themselves when the player switches to that', async () => {
    const { session } = open(['easy', 'random'], { bots: 'one-by-one' });
    void session.run();
    await until(() => session.step > 0);
    session.timing.setBots('by-themselves');
    await until(() => session.over);
    session.end();
  });

  test('can be skipped up to the player’s turn, and wait again after it', async () => {
    const { session, entries } = open(['human', 'easy', 'random'], { bots: 'one-by-one' });
    void session.run();
    await settled(() => entries().length);
    if (!session.hasQuestion) session.timing.skip();
    await until(() => session.hasQuestion);
    const before = entries().length;
    session.act(session.choices[0]!);
    await until(() => entries().length > before);
    await settled(() => entries().length);
    const rested = entries().length;
    await settled(() => entries().length);
    expect([session.hasQuestion, entries().length]).toEqual([false, rested]);
    session.end();
  });
});

/** Waits until a number has not changed for 20 turns of the event loop. */
async function settled(count: () => number): Promise<void> {
  for (let before = -1; before !== count();) {
    before = count();
    for (let n = 0; n < 20; n++) await new Promise((resolve) => setTimeout(resolve, 0));
  }
}
