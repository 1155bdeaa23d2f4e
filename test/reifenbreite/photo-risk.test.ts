import { expect, test } from 'vitest';
import { photoRisk, type State } from '../../src/games/reifenbreite/index.ts';
import { addPhoto } from '../../src/games/reifenbreite/state.ts';
import { recordedRace } from '../games/recorded.ts';

const race = recordedRace('reifenbreite/034-everything-professional-two');
const start = (): State => race.game.start(race.config) as State;

test('the risk of the chase car: 1 in 3 with a die, 5 in 9 without', () => {
  expect(photoRisk(start(), 0)).toEqual({ hits: 0, of: 1 });
  expect(photoRisk(start(), 0, 1)).toEqual({ hits: 1, of: 3 });
  expect(photoRisk(start(), 0, 0)).toEqual({ hits: 5, of: 9 });
});

test('recorded photos count already; a repeated number counts once', () => {
  const s = start();
  addPhoto(s, 0, 4);
  expect(photoRisk(s, 0)).toEqual({ hits: 1, of: 3 });
  addPhoto(s, 0, 4);
  expect(photoRisk(s, 0)).toEqual({ hits: 1, of: 3 });
  addPhoto(s, 0, 2);
  expect(photoRisk(s, 0)).toEqual({ hits: 3, of: 5 });
  expect(photoRisk(s, 1)).toEqual({ hits: 0, of: 1 });
  for (const photo of [1, 3, 5]) addPhoto(s, 0, photo);
  expect(photoRisk(s, 0)).toEqual({ hits: 1, of: 1 });
});
