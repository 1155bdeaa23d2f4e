import { beforeAll, expect, test, vi } from 'vitest';
import { botNames } from '../../src/bots/index.ts';
import type { SeededRace } from '../../src/web/game-on-screen.ts';
import { wordOfDay } from '../../src/words/index.ts';
import { botsChoice, formatRequest, parseRequest, resolveRace, wordOf } from '../../src/web/seeded-race/seeded-race.ts';
import { gameById } from '../games/all.ts';
import { content } from '../games/content.ts';
import { loadOfPage } from './open-session.ts';

/** A seeded race depends only on its word and on the chosen values. */

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

test.each(GAMES)('%s: every day has a playable race, the same for all players, against the same bots', (id) => {
  const seededRace = seededRaces.get(id)!;
  const courses = new Set<string>();
  for (let day = 0; day < 60; day++) {
    const word = wordOfDay(Date.UTC(2026, 10, 23) + day * 86_400_000);
    const resolved = resolveRace(id, { word, chosen: {} }, seededRace, choicesOf(id, seededRace))!;
    expect(resolveRace(id, { word, chosen: {} }, seededRace, choicesOf(id, seededRace))).toEqual(resolved);
    expect(resolved.drivers).toEqual(resolved.drivers.map((_, seat) => (seat === 0 ? 'human' : 'medium')));
    expect(gameById(id)!.configure(resolved.setup, content).ok).toBe(true);
    expect(resolved.seed).toBe(`same race 1 ${id} ${word}`);
    courses.add(JSON.stringify(resolved.setup));
  }
  expect(courses.size).toBeGreaterThan(3);
});

test.each(GAMES)('%s: every choice is playable and leaves the rest to the word', (id) => {
  const seededRace = seededRaces.get(id)!;
  const choices = choicesOf(id, seededRace);
  const byWord = resolveRace(id, { word: 'club', chosen: {} }, seededRace, choices)!;
  for (const { name, label, options } of choices)
    for (const { value, label: drawn } of options) {
      const resolved = resolveRace(id, { word: 'club', chosen: { [name]: value } }, seededRace, choices)!;
      expect(gameById(id)!.configure(resolved.setup, content).ok, `${name} ${value}`).toBe(true);
      expect(resolved.seed).toBe(byWord.seed);
      expect(resolved.settings).toEqual(byWord.settings.map((each) => (each.label === label ? { label, value: drawn } : each)));
    }
  const bad: readonly Readonly<Record<string, string>>[] = [{ nothing: 'x' }, { [choices[0]!.name]: 'no-such' }, { bots: 'toString' }];
  for (const chosen of bad) expect(resolveRace(id, { word: 'club', chosen }, seededRace, choices)).toBeNull();
});

test('the race of the day depends on the date in UTC', () => {
  expect(wordOfDay(Date.UTC(2026, 10, 23, 23, 59, 59))).toBe('2026-11-23');
  expect(wordOfDay(Date.UTC(2026, 10, 24))).toBe('2026-11-24');
});

test('words are normalized, and an address is parsed exactly', () => {
  for (const typed of ['Mont Ventoux', ' mont  VENTOUX ', 'mont-ventoux']) expect(wordOf(typed)).toBe('mont-ventoux');
  const request = { word: wordOf('Schöne Straße ~ 7'), chosen: { course: 'criterium', bots: 'easy' } };
  expect(parseRequest(formatRequest(request))).toEqual(request);
  for (const typed of ['', '~', '\u0000', '\uD83D', '😀'.repeat(60), 'a\nb', 'a/b', '__proto__']) {
    const word = wordOf(typed);
    if (word !== '') expect(parseRequest(formatRequest({ word, chosen: {} }))).toEqual({ word, chosen: {} });
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
    expect(parseRequest(bad), bad).toBeNull();
});
