import { expect, test } from 'vitest';
import { NOBODY } from '../../src/kit/index.ts';
import { carry, findCarried } from '../../src/web/session/carried.ts';
import { recordedRace } from '../games/recorded.ts';

test('a race that came in a link is nobody’s own: whoever opens it is told no place of his', async () => {
  const race = recordedRace('reifenbreite/001-everything-basic-two');
  const id = await carry(race);
  const found = await findCarried(id ?? '', race.game);
  if (!found?.ok) throw new Error('not found');
  expect(found.value.race.standings).toEqual(race.standings);
  expect(found.value.you).toBe(NOBODY);
});
