import { expect, test } from 'vitest';
import { teamOfNumber } from '../../../src/web/reifenbreite/draw/team-of-number.ts';

test.each([
  [21, 'red'],
  [34, 'blue'],
  [42, 'black'],
  [54, 'green'],
])('%i rides for %s', (number, team) => expect(teamOfNumber(number)).toBe(team));

test.each([0, 11, 25, 61, -1, NaN])('%d, which no rider wears, throws instead of giving a team', (number) => {
  expect(() => teamOfNumber(number)).toThrow(RangeError);
});
