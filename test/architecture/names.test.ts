import { readdirSync, readFileSync } from 'node:fs';
import { createInstance } from 'i18next';
import { describe, expect, test } from 'vitest';
import { LOOKS } from '../../src/web/frame/draw/looks.ts';
import { TEAMS } from '../../src/games/reifenbreite/index.ts';
import { LANGUAGES, defaultNameCode, displayName, type Language } from '../../src/words/index.ts';
import { content } from '../games/content.ts';
import { catalogue } from '../games/words.ts';

/** Default names are stored as codes, and readers see them in their own language. */

const RECORDS = new URL('../../records/reifenbreite/', import.meta.url);

/** The nouns of a language, as page and command line read them. */
function nounsOf(language: Language): (key: string, facts?: Readonly<Record<string, string>>) => string | undefined {
  const i18n = createInstance();
  void i18n.init({
    lng: language,
    keySeparator: false,
    interpolation: { escapeValue: false },
    initAsync: false,
    resources: { [language]: { nouns: JSON.parse(content.read(`house/words/${language}/nouns.json`)!) } },
  });
  return (key, facts = {}) => (i18n.exists(`nouns:${key}`) ? i18n.t(`nouns:${key}`, facts) : undefined);
}
const shown = (kept: string, language: Language): string => displayName(kept, nounsOf(language));

test.each([
  [defaultNameCode('team-red'), ['Team Red', 'Team Rot', 'Červení']],
  [defaultNameCode('team-blue', 'easy'), ['Blue (easy)', 'Blau (leicht)', 'Modří (lehký)']],
  [defaultNameCode('rider-red'), ['Red', 'Rot', 'Červený']],
  [defaultNameCode('rider-violet', 'medium'), ['Violet (medium)', 'Violett (mittel)', 'Fialový (střední)']],
  [defaultNameCode('team-green', 'hard'), ['Green (hard)', 'Grün (schwer)', 'Zelení (těžký)']],
  [defaultNameCode('team-red', 'expert'), ['Red (expert)', 'Rot (Experte)', 'Červení (expert)']],
  [defaultNameCode('rider-black', 'random'), ['Black (random)', 'Schwarz (Zufall)', 'Černý (náhodný)']],
])('%s in every language', (kept, names) => {
  expect(LANGUAGES.map((language) => shown(kept, language))).toEqual(names);
});

test.each([
  'Anna',
  'Blau (leicht)',
  'Team Red',
  'red',
  'team',
  'team-pink',
  'Team-red',
  'team-red (easy) 2',
  'chance',
  'course-giro-d-italia',
  '',
])('a name that a player chose stays as it is: %j', (kept) => {
  for (const language of LANGUAGES) expect(shown(kept, language)).toBe(kept);
});

test('the default name of your own seat says that it is yours', () => {
  const own = (kept: string): string[] => LANGUAGES.map((language) => displayName(kept, nounsOf(language), 'own'));
  expect(own(defaultNameCode('rider-red'))).toEqual(['Red (you)', 'Rot (du)', 'Červený (ty)']);
  expect(own(defaultNameCode('team-red'))).toEqual(['Team Red (you)', 'Team Rot (du)', 'Červení (ty)']);
  expect(own('Anna')).toEqual(['Anna', 'Anna', 'Anna']);
});

test('a bot without a word is shown by its own name', () => {
  expect(shown(defaultNameCode('team-red', 'master'), 'de')).toBe('Rot (master)');
});

describe.each(LANGUAGES)('%s', (language) => {
  test('every team and every jersey has a different name', () => {
    const codes = [...TEAMS.map((team) => defaultNameCode(`team-${team}`)), ...LOOKS.map((look) => defaultNameCode(`rider-${look}`))];
    const names = codes.map((code) => shown(code, language));
    expect(names.filter((name, i) => name === codes[i])).toEqual([]);
    expect(new Set(names.slice(0, TEAMS.length)).size).toBe(TEAMS.length);
    expect(new Set(names.slice(TEAMS.length)).size).toBe(LOOKS.length);
  });

  test('shipped courses and boards have titles', () => {
    const titles = catalogue('reifenbreite', language, 'card');
    for (const file of content.list('reifenbreite/boards').filter((path) => path.endsWith('.board')))
      for (const [, what, name] of content.read(file)!.matchAll(/^(board|course) ([\w-]+) "/gm))
        expect(titles).toHaveProperty([`titles.${what!}-${name!}`]);
  });

  test('roads of scenarios and records have titles', () => {
    const titles = catalogue('reifenbreite', language, 'card');
    const scenarios = content.list('reifenbreite/scenarios').map((path) => content.read(path)!);
    const records = readdirSync(RECORDS).map((name) => readFileSync(new URL(name, RECORDS), 'utf8'));
    const brought = [...scenarios, ...records].flatMap((text) => [...text.matchAll(/course [\w-]+ \\?"([^"\\]+)\\?" start/g)]);
    expect(brought.length).toBeGreaterThan(70);
    for (const [, title = ''] of brought) expect(titles).toHaveProperty([`titles.road-${title.toLowerCase().replaceAll(' ', '-')}`]);
  });
});
