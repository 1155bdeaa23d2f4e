import { expect, test, vi } from 'vitest';
import { loadGame } from '../../src/games/index.ts';
import { come, openRace, post, REIFENBREITE } from './far.ts';
import { serveForAll } from './serve.ts';

/** What is cheap to ask for and dear to answer: whoever asks again and again costs nobody anything. */

const served = serveForAll('dear');

test('whoever asks for a room, before its race and in it, has no course compiled', async () => {
  const game = (await loadGame('reifenbreite'))!;
  const riding = await openRace(served.base, REIFENBREITE, ['human', 'human'], { listed: true });
  const opened = await post(served.base, '/api/races', { ...REIFENBREITE, drivers: ['human', 'human'], listed: true });
  const { id: gathering } = (await opened.json()) as { id: string };
  await post(served.base, `/api/races/${gathering}/seats/0`, { name: 'Anna' });
  const far = await come(served.base, riding.id, riding.tokens[0]!);
  const compiling = vi.spyOn(game, 'configure');
  for (const id of [riding.id, gathering]) {
    const room = (await (await fetch(`${served.base}/api/races/${id}`)).json()) as { seats: { name: string }[] };
    expect(room.seats.map(({ name }) => name)).toEqual(id === gathering ? ['Anna', 'team-b'] : ['Person 0', 'Person 1']);
  }
  const lobby = await (await fetch(`${served.base}/api/races`)).text();
  for (const id of [riding.id, gathering]) expect(lobby).toContain(id);
  expect(compiling).not.toHaveBeenCalled();
  compiling.mockRestore();
  far.cut();
  expect(served.reports).toEqual([]);
});
