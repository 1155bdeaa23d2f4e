import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { loadOfPage } from './open-session.ts';

/** What a set-up page stores, and what it takes back. */

interface Form {
  readonly draft: unknown;
  readonly setup: { readonly rules?: unknown; readonly riders?: readonly string[] };
  readonly problems: readonly unknown[];
  restore(draft: unknown): void;
}
interface RaceForm extends Form {
  readonly address: string | null;
  managers: { name: string; driver: string }[];
  addStage(): void;
  setCount(count: number): void;
  choosePreset(name: string): void;
}
interface StagesForm extends Form {
  riders: { name: string; driver: string }[];
  count: number;
}
interface LevelsModule {
  levelOfBots(seats: readonly { driver: string }[]): string | null;
  setLevelOfBots(seats: readonly { driver: string }[], level: string): void;
}

let levels: LevelsModule;
let newRaceForm: () => RaceForm;
let newStagesForm: () => StagesForm;
beforeAll(async () => {
  vi.stubGlobal('navigator', { languages: ['en'] });
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined, removeItem: () => undefined });
  levels = (await loadOfPage('/src/web/frame/setup/levels.ts')) as unknown as LevelsModule;
  const [race, stages] = await Promise.all(
    ['reifenbreite', 'ausreisser'].map((game) => loadOfPage(`/src/web/${game}/setup/form.svelte.ts`)),
  );
  newRaceForm = () => new (race!['SetupForm'] as new () => RaceForm)();
  newStagesForm = () => new (stages!['SetupForm'] as new () => StagesForm)();
}, 120_000);

const stored = (form: Form): unknown => JSON.parse(JSON.stringify(form.draft));
let race: RaceForm;
beforeEach(() => {
  race = newRaceForm();
});

test('a filled form of Um Reifenbreite comes back as it was', () => {
  race.choosePreset('basic');
  race.addStage();
  race.setCount(3);
  race.managers[1]!.name = 'Anna';
  const later = newRaceForm();
  later.restore(stored(race));
  expect(stored(later)).toEqual(stored(race));
  expect(later.setup).toEqual(race.setup);
  expect([later.problems, later.address]).toEqual([[], null]);
});

test('a filled form of Der Ausreißer comes back as it was', () => {
  const form = newStagesForm();
  form.count = 6;
  form.riders[5]!.name = 'Běla';
  const later = newStagesForm();
  later.restore(stored(form));
  expect(later.setup).toEqual(form.setup);
  expect(later.setup.riders).toHaveLength(6);
});

test.each([
  ['nothing', null],
  ['another form', { riders: [] }],
  ['an unknown bot', { managers: [{ name: '', driver: 'nobody', teams: ['red'] }] }],
  ['too many stages', { stages: Array.from({ length: 22 }, () => ({})) }],
  ['a name that is too long', { managers: [{ name: 'x'.repeat(41), driver: 'easy', teams: ['red'] }] }],
])('a stored draft with %s changes nothing', (_, wrong) => {
  const before = stored(race);
  race.restore(wrong === null ? null : { ...(before as object), ...wrong });
  expect(stored(race)).toEqual(before);
});

test('one level for all bots leaves people alone', () => {
  const seats = [{ driver: 'human' }, { driver: 'easy' }, { driver: 'hard' }];
  expect(levels.levelOfBots(seats)).toBeNull();
  levels.setLevelOfBots(seats, 'medium');
  expect(seats.map(({ driver }) => driver)).toEqual(['human', 'medium', 'medium']);
  expect(levels.levelOfBots(seats)).toBe('medium');
});
