import { beforeAll, expect, test } from 'vitest';
import { courseNames, reifenbreite, type Action, type State, type View } from '../../src/games/reifenbreite/index.ts';
import { holdMsOf, type Patience } from '../../src/web/session/pace.ts';
import { content } from '../games/content.ts';
import { loadSessions, on, openSession, until, type Opened } from './open-session.ts';

/** The other drivers wait while a player may take back an action. */
beforeAll(loadSessions, 120_000);

type Race = Opened<State, Action, View>;

async function asked(race: Race): Promise<Race> {
  await on(race.session);
  return race;
}

function open(patience: Patience): Promise<Race> {
  const config = reifenbreite.configure(
    {
      stages: [courseNames(content)[0]],
      managers: [
        { name: 'Anna', teams: ['red'] },
        { name: 'Ben', teams: ['blue'] },
      ],
    },
    content,
  );
  if (!config.ok) throw new Error(JSON.stringify(config.error));
  return asked(openSession(reifenbreite, config.value, { drivers: ['human', 'easy'], seed: 'hold', patience }));
}

test('after the player’s action nothing happens until the player lets the others continue', async () => {
  const race = await open('told');
  const { session } = race;
  expect(session.pending.kind).toBe('place');
  const before = race.entries().length;
  session.act(session.choices[0]!);
  await until(() => race.entries().length === before + 1);
  expect(session.timing.holding).toBe(true);
  // long enough that any other driver would have acted
  for (let i = 0; i < 20; i++) await new Promise((resolve) => setTimeout(resolve, 0));
  expect(race.entries().length).toBe(before + 1);
  session.timing.goOn();
  await until(() => race.entries().length > before + 1);
  expect(session.timing.holding).toBe(false);
  session.end();
});

test('skipping ends the wait too', async () => {
  const race = await open('told');
  const { session } = race;
  session.act(session.choices[0]!);
  await until(() => session.timing.holding);
  await asked(race);
  expect(session.timing.holding).toBe(false);
  session.end();
});

test('there is no wait after an action that chance has answered', async () => {
  const race = await open('told');
  const { session } = race;
  while (session.pending.kind === 'place') {
    session.act(session.choices[0]!);
    await until(() => session.timing.holding || session.hasQuestion);
    await asked(race);
  }
  while (session.pending.kind !== 'turn') {
    session.act(session.choices[0]!);
    await until(() => session.timing.holding || session.hasQuestion);
    await asked(race);
  }
  const before = race.entries().length;
  session.act({ type: 'dice' });
  await until(() => race.entries().length > before);
  expect(session.timing.holding).toBe(false);
  session.end();
});

test('with “at once” no move waits, and a bot’s reason belongs to its own entry', async () => {
  const race = await open('at-once');
  const { session } = race;
  const before = race.entries().length;
  session.act(session.choices[0]!);
  await until(() => race.entries().length > before);
  expect(session.timing.holding).toBe(false);
  await asked(race);
  expect(session.log.every(({ seat, reason }) => seat === 1 || !reason)).toBe(true);
  session.end();
});

test('the length of the wait depends on the pace', () => {
  expect([holdMsOf('at-once', 'slow'), holdMsOf('told', 'fast')]).toEqual([0, Infinity]);
  expect(holdMsOf('moment', 'slow')).toBeGreaterThan(holdMsOf('moment', 'fast'));
});
