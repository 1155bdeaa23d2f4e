import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { loadOfPage } from './open-session.ts';

/** The link back to the race from the rules and other reference screens. */

interface WayBack {
  readonly raceToGoBackTo: () => string | null;
  readonly wentTo: (to: { readonly screen: string; readonly id: string; readonly at: string }) => void;
}
let way: WayBack;
beforeAll(async () => {
  vi.stubGlobal('location', { hash: '' });
  vi.stubGlobal('addEventListener', () => undefined);
  way = (await loadOfPage('/src/web/lib/way-back.svelte.ts')) as unknown as WayBack;
}, 120_000);
afterAll(() => {
  vi.unstubAllGlobals();
});
const go = (screen: string, id = '', at = ''): void => way.wentTo({ screen, id, at });
beforeEach(() => go('home'));

test('the link leads from the rules to the current race, also after a look at an earlier moment', () => {
  go('race', 'a');
  go('watch', 'a', '12');
  go('rules', 'ur-5');
  expect(way.raceToGoBackTo()).toBe('#/race/a');
});

test('the link leads from the rules to the moment of a watched race', () => {
  go('race', 'a');
  go('result', 'a');
  go('watch', 'a', '12');
  go('rules', 'ur-5');
  expect(way.raceToGoBackTo()).toBe('#/watch/a/12');
  go('home');
  expect(way.raceToGoBackTo()).toBeNull();
});
