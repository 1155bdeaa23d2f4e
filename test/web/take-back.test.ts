import { beforeAll, describe, expect, test } from 'vitest';
import { reifenbreite, type Action, type State, type View } from '../../src/games/reifenbreite/index.ts';
import { createLedger } from '../../src/table/index.ts';
import { content } from '../games/content.ts';
import { loadSessions, on, openSession, until, type Opened } from './open-session.ts';

/** A player may take back the last action until chance or another player has acted, because the player has learned nothing from it before that. */
beforeAll(loadSessions, 120_000);

const config = (() => {
  const managers = [
    { name: 'Anna', teams: ['red', 'blue'] },
    { name: 'Ben', teams: ['black', 'green'] },
  ];
  const configured = reifenbreite.configure({ managers, stages: [{ course: 'paris-roubaix' }] }, content);
  if (!configured.ok) throw new Error(JSON.stringify(configured.error));
  return configured.value;
})();
const DRIVERS = ['human', 'easy'];
const open = (): Opened<State, Action, View> =>
  openSession(reifenbreite, config, { drivers: DRIVERS, seed: 'take back', patience: 'told' });

/** Acts until a question of the wanted kind comes. */
async function rideTo(kind: string, { session }: Opened<State, Action, View>): Promise<void> {
  for (await on(session); session.pending.kind !== kind; await on(session)) session.act(session.choices[0]!);
}

describe('an action is taken back', () => {
  test('until another player has acted: the race continues from before it, and a restart knows nothing else', async () => {
    const opened = open();
    const { session, journal, entries } = opened;
    await rideTo('place', opened);
    const [before, written] = [entries().length, reifenbreite.formatState(session.state)];
    const [first, other] = [session.choices[0]!, session.choices.at(-1)!];
    session.act(first);
    await until(() => session.timing.holding);
    expect([session.takeBackOf, entries().length]).toEqual([before + 1, before + 1]);
    expect(await session.takeBack()).toBe(true);
    expect([session.hasQuestion, session.takeBackOf, entries().length]).toEqual([true, null, before]);
    expect(reifenbreite.formatState(session.state)).toBe(written);
    // nothing was rewritten: the race was added to
    const read = createLedger(reifenbreite, config, DRIVERS);
    for (const row of journal.rows) expect(read.apply(row).ok).toBe(true);
    expect(read.entries).toEqual(entries());
    await until(() => !session.acting);
    session.act(other);
    await until(() => session.timing.holding);
    expect(entries().at(-1)!.action).toEqual(other);
    session.end();
  });

  test('not when chance has spoken', async () => {
    const opened = open();
    const { session, entries } = opened;
    await rideTo('turn', opened);
    const before = entries().length;
    session.act({ type: 'dice' });
    await until(() => entries().length > before);
    expect([session.takeBackOf, await session.takeBack(), entries().length > before]).toEqual([null, false, true]);
    session.end();
  });

  test('not when a bot has acted', async () => {
    const opened = open();
    const { session, entries } = opened;
    await rideTo('place', opened);
    session.act(session.choices[0]!);
    await until(() => session.timing.holding);
    const mine = session.takeBackOf!;
    session.timing.goOn();
    await until(() => entries().length > mine);
    expect(session.takeBackOf).toBeNull();
    expect(await session.takeBack()).toBe(false);
    session.end();
  });

  test('not where another host rides', async () => {
    const opened = open();
    const { session, host } = opened;
    await rideTo('place', opened);
    session.act(session.choices[0]!);
    await until(() => session.takeBackOf !== null);
    await host.setRole('reader');
    expect(session.takeBackOf).toBeNull();
    expect(await session.takeBack()).toBe(false);
    session.end();
  });
});
