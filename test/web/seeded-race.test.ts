import { beforeAll, expect, test, vi } from 'vitest';
import { botNames } from '../../src/bots/index.ts';
import type { SeededRace } from '../../src/web/game-on-screen.ts';
import { botsChoice, formatWish, parseWish, settle, wordOf, wordOfDay } from '../../src/web/seeded-race/seeded-race.ts';
import { gameById } from '../games/all.ts';
import { content } from '../games/content.ts';
import { loadOfPage } from './open-session.ts';

/** A race that is the same for all hangs on its word alone, and on what somebody has chosen. */

const GAMES = ['reifenbreite', 'ausreisser'] as const;
const seededRaces = new Map<string, SeededRace>();
beforeAll(async () => {
  vi.stubGlobal('navigator', { languages: ['en'] });
  for (const id of GAMES) {
    const { seededRace } = (await loadOfPage(`/src/web/${id}/setup/seeded-race.ts`)) as { seededRace: SeededRace };
    seededRaces.set(id, seededRace);
  }
  // the whole way to a set-up is compiled
}, 120_000);

const choicesOf = (id: string, seededRace: SeededRace) => [
  ...seededRace.choices(),
  botsChoice('Bots', botNames(id).slice(1), (name) => name),
];

test.each(GAMES)('%s: every day has a race that can be ridden, the same for everybody, against the same bots', (id) => {
  const seededRace = seededRaces.get(id)!;
  const courses = new Set<string>();
  for (let day = 0; day < 60; day++) {
    const word = wordOfDay(Date.UTC(2026, 10, 23) + day * 86_400_000);
    const settled = settle(id, { word, chosen: {} }, seededRace, choicesOf(id, seededRace))!;
    expect(settle(id, { word, chosen: {} }, seededRace, choicesOf(id, seededRace))).toEqual(settled);
    expect(settled.drivers).toEqual(settled.drivers.map((_, seat) => (seat === 0 ? 'human' : 'medium')));
    expect(gameById(id)!.configure(settled.setup, content).ok).toBe(true);
    expect(settled.seed).toBe(`same race 1 ${id} ${word}`);
    courses.add(JSON.stringify(settled.setup));
  }
  expect(courses.size).toBeGreaterThan(3);
});

test.each(GAMES)('%s: everything that can be chosen can be ridden, and leaves the rest to the word', (id) => {
  const seededRace = seededRaces.get(id)!;
  const choices = choicesOf(id, seededRace);
  const byWord = settle(id, { word: 'club', chosen: {} }, seededRace, choices)!;
  for (const { name, label, options } of choices)
    for (const { value, label: told } of options) {
      const settled = settle(id, { word: 'club', chosen: { [name]: value } }, seededRace, choices)!;
      expect(gameById(id)!.configure(settled.setup, content).ok, `${name} ${value}`).toBe(true);
      expect(settled.seed).toBe(byWord.seed);
      expect(settled.told).toEqual(byWord.told.map((each) => (each.label === label ? { label, value: told } : each)));
    }
  const bad: readonly Readonly<Record<string, string>>[] = [{ nothing: 'x' }, { [choices[0]!.name]: 'no-such' }, { bots: 'toString' }];
  for (const chosen of bad) expect(settle(id, { word: 'club', chosen }, seededRace, choices)).toBeNull();
});

test('the race of a day is of the date everywhere, and another one tomorrow', () => {
  expect(wordOfDay(Date.UTC(2026, 10, 23, 23, 59, 59))).toBe('2026-11-23');
  expect(wordOfDay(Date.UTC(2026, 10, 24))).toBe('2026-11-24');
});

test('a word counts however it is typed, and an address says it and nothing else', () => {
  for (const typed of ['Mont Ventoux', ' mont  VENTOUX ', 'mont-ventoux']) expect(wordOf(typed)).toBe('mont-ventoux');
  const wish = { word: wordOf('Schöne Straße ~ 7'), chosen: { course: 'criterium', bots: 'easy' } };
  expect(parseWish(formatWish(wish))).toEqual(wish);
  for (const typed of ['', '~', '\u0000', '\uD83D', '😀'.repeat(60), 'a\nb', 'a/b', '__proto__']) {
    const word = wordOf(typed);
    if (word !== '') expect(parseWish(formatWish({ word, chosen: {} }))).toEqual({ word, chosen: {} });
  }
  for (const bad of [
    '',
    '~course.x',
    'Word',
    'a b',
    'word~',
    'word~course',
    'word~course.x~course.y',
    'word~Course.x',
    `word~course.${'x'.repeat(500)}`,
  ])
    expect(parseWish(bad), bad).toBeNull();
});
