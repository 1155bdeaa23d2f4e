import { expect, test } from 'vitest';
import { AUSREISSER, RemotePlayer, openRace } from './remote-player.ts';
import { serveForAll } from './serve.ts';

/** Spectators of a race with a delay, whenever they connect. */

let later = 0;
const served = serveForAll('late', { now: () => Date.now() + later });

test('spectators of a race older than the delay do not get its last minutes', async () => {
  const clock = { clock: { per: 'decision', limit: 3_600_000 }, absence: { does: 'bot', bot: 'easy' } };
  const { id, tokens } = await openRace(served.base, AUSREISSER, ['human', 'human', 'easy'], { ...clock, delay: 600 });
  const [anna, ben, onlooker] = [new RemotePlayer(id, tokens[0]!), new RemotePlayer(id, tokens[1]!), new RemotePlayer(id, null)];
  for (const far of [anna, ben]) await far.connect(served.base);
  const until = (entries: number) =>
    Promise.all([anna, ben].map((far, i) => far.play(i + 1, () => (far.seat?.entries.length ?? 0) > entries)));
  await until(10);
  later = 700_000;
  await until(20);
  expect((await ben.ask({ type: 'wish', id: 'leave', wish: { do: 'leave' } } as never)).refusal).toBeNull();
  await anna.until(() => anna.seat!.situation.drivers[1] === 'easy');
  await onlooker.connect(served.base);
  await onlooker.until(() => onlooker.seat !== null);
  const { entries: visible, situation } = onlooker.seat!;
  expect(visible).toEqual([]);
  expect(situation).toMatchObject({ entries: 0, drivers: ['human', 'human', 'easy'], away: [] });
  expect(situation.agreed).toMatchObject({ terms: clock, owners: [0, 1], lines: [], absent: [], clock: null });
  for (const far of [anna, ben, onlooker]) far.cut();
});
