import { beforeAll, expect, test } from 'vitest';
import { ausreisser, type Action as Laid } from '../../src/games/ausreisser/index.ts';
import { courseNames, reifenbreite } from '../../src/games/reifenbreite/index.ts';
import type { LogEvent } from '../../src/table/index.ts';
import type { Clock } from '../../src/table/index.ts';
import { amountOf } from '../../src/web/frame/race/amount.ts';
import { isTold as isToldOnRoad } from '../../src/web/ausreisser/log/kinds.ts';
import { isMove, isTold } from '../../src/web/reifenbreite/log/kinds.ts';
import type { RaceEvent } from '../../src/web/reifenbreite/race-session.ts';
import type { Amount } from '../../src/web/session/pace.ts';
import { content } from '../games/content.ts';
import { loadSessions, openSession, until, type Opened } from './open-session.ts';

/** Three bots keep a person waiting for at most six seconds a round at normal pace, whatever they think and however long it takes to draw it. */
beforeAll(loadSessions, 120_000);

const MOST = 6000;

/** A clock that advances only while a caller waits. */
function waitingTime(): Clock {
  let now = 0;
  return {
    now: () => now,
    wait(milliseconds) {
      let over: (waited: number) => void = () => undefined;
      const promise = new Promise<void>((resolve) => {
        over = (waited) => {
          now += waited;
          over = () => undefined;
          resolve();
        };
      });
      if (milliseconds !== Infinity) setTimeout(() => over(milliseconds), 0);
      return { over: promise, wake: () => over(0) };
    },
  };
}

interface Timed {
  setPace(pace: 'normal'): void;
  setAmount(amount: Amount): void;
  afterStep(recent: readonly LogEvent[], asked: boolean): void;
}

/** As the race screen does: every step is looked at as long as there is something to be seen of it. */
function lookedAt(timing: Timed, amount: (recent: readonly LogEvent[]) => Amount): void {
  timing.setPace('normal');
  const afterStep = timing.afterStep.bind(timing);
  timing.afterStep = (recent, asked) => {
    afterStep(recent, asked);
    timing.setAmount(amount(recent));
  };
}

/** As `on`, without skipping anything. */
async function wait(
  session: Pick<Opened<never, never, never>['session'], 'acting' | 'hasQuestion' | 'over' | 'saving' | 'run'>,
): Promise<void> {
  await until(() => !session.acting);
  void session.run();
  await until(() => session.hasQuestion || session.over || session.saving.error !== null);
}

/** Rides by the first of the choices; milliseconds waited for a round. */
async function aRound<S, A, V>({ session }: Opened<S, A, V>, clock: Clock, rounds: number, begins: string): Promise<number> {
  let [first, since] = [-1, 0];
  const begun = (): number => session.log.filter(({ named }) => named.type === begins).length;
  for (await wait(session); !session.over && begun() < rounds + Math.max(first, 0); await wait(session)) {
    if (first < 0 && begun() > 0) [first, since] = [begun(), clock.now()];
    session.act(session.choices[0]!);
  }
  const ridden = begun() - first;
  session.end();
  expect(ridden).toBeGreaterThan(2);
  return (clock.now() - since) / ridden;
}

test('Um Reifenbreite', async () => {
  const clock = waitingTime();
  const config = reifenbreite.configure(
    {
      stages: [courseNames(content)[0]],
      managers: (['red', 'blue', 'black', 'green'] as const).map((team) => ({ name: team, teams: [team] })),
    },
    content,
  );
  if (!config.ok) throw new Error(JSON.stringify(config.error));
  const race = openSession(reifenbreite, config.value, { drivers: ['human', 'easy', 'easy', 'easy'], seed: 'waiting', clock });
  lookedAt(race.session.timing as unknown as Timed, (recent) => amountOf(recent as readonly RaceEvent[], { isTold }, reifenbreite, isMove));
  expect(await aRound(race, clock, 5, 'round-began')).toBeLessThan(MOST);
});

test('Der Ausreißer', async () => {
  const clock = waitingTime();
  const config = ausreisser.configure({ riders: ['Anna', 'Ben', 'Cleo', 'Dan'], stages: 1 }, { read: () => undefined, list: () => [] });
  if (!config.ok) throw new Error(JSON.stringify(config.error));
  const race = openSession<unknown, unknown, Laid, unknown, unknown>(ausreisser, config.value, {
    drivers: ['human', 'easy', 'easy', 'easy'],
    seed: 'waiting',
    clock,
  });
  lookedAt(race.session.timing as unknown as Timed, (recent) => amountOf(recent, { isTold: isToldOnRoad }, ausreisser));
  // a round begins where the same seat lays again
  let laid = 0;
  let since = -1;
  const { session } = race;
  for (await wait(session); !session.over && laid < 6; await wait(session)) {
    if (session.pending.kind === 'lay') {
      if (since < 0) since = clock.now();
      else laid++;
    }
    session.act(session.choices[0]!);
  }
  session.end();
  expect((clock.now() - since) / laid).toBeLessThan(MOST);
});
