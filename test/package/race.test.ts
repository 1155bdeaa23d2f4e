import { expect, expectTypeOf, test } from 'vitest';
import type { Action as AusreisserAction } from '../../src/games/ausreisser/index.ts';
import { createRandom } from '../../src/kit/index.ts';
import { createRaces, RaceError, type Race } from '../../src/package/race.ts';
import { createSentence } from '../../src/package/sentence.ts';
import { auditRecord, formatRecord, parseRecord, verifyRecord, type SealedChance } from '../../src/table/index.ts';
import { LANGUAGES } from '../../src/words/index.ts';
import { gameById } from '../games/all.ts';
import { content } from '../games/content.ts';

/** The main entry of the package, with the texts of `content/`. */

const read = (path: string): Record<string, string> => JSON.parse(content.read(path)!) as Record<string, string>;
const GAMES = ['reifenbreite', 'ausreisser'];
const sentence = createSentence({
  catalogues: Object.fromEntries(
    LANGUAGES.map((language) => [
      language,
      Object.fromEntries([
        ...['nouns', 'refusals', 'problems'].map((name) => [name, read(`house/words/${language}/${name}.json`)]),
        ...GAMES.map((id) => [`${id}/race`, read(`${id}/words/${language}/race.json`)]),
      ]),
    ]),
  ) as Parameters<typeof createSentence>[0]['catalogues'],
  forms: Object.fromEntries(GAMES.map((id) => [id, read(`${id}/words/forms.json`)])),
});
const Races = createRaces(content, sentence);

const MANAGERS = [
  { name: 'Anna', teams: ['red'] },
  { name: 'Ben', teams: ['blue'] },
] as const;
const startBoard = () => Races.start({ managers: MANAGERS, stages: ['criterium'] }, { seed: 'spring' });
const startCards = () => Races.start({ riders: ['Anna', 'Ben'], stages: 1 }, { seed: 'spring' });

/** Plays at random, for `most` questions. */
function play(race: Race, most = Infinity, random = createRandom('choices')): void {
  for (let i = 0; race.turn !== null && i < most; i++) {
    const choices = race.choices();
    race.play(choices[random.below(choices.length)]!);
  }
}

const messageOf = (act: () => unknown): string => {
  try {
    act();
  } catch (error) {
    if (error instanceof Error) return error.message;
  }
  return 'nothing was thrown';
};

test('a race on a board of your own is started by its text, played, and read from its record', () => {
  const board = content
    .read('reifenbreite/boards/criterium.board')!
    .replace('board criterium', 'board club-lap')
    .replace('course criterium', 'course club');
  const race = Races.start({ managers: MANAGERS, stages: [{ course: 'club', board }] }, { seed: 'spring' });
  play(race);
  expect(race.isOver).toBe(true);
  expect(Races.from(race.record()).standings).toEqual(race.standings);
  const start = () =>
    Races.start({ managers: MANAGERS, stages: [{ course: 'club', board: board.replace('straight', 'straigt') }] }, { seed: 'spring' });
  expect(start).toThrow(/straigt/);
});

test('a race knows its game by its set-up', () => {
  const race = startCards();
  expect(race.game).toBe('ausreisser');
  expectTypeOf(race.game).toEqualTypeOf<'ausreisser'>();
  expectTypeOf(race.choices()).toEqualTypeOf<readonly AusreisserAction[]>();
  expect(startBoard().game).toBe('reifenbreite');
});

test.each([
  ['reifenbreite', () => startBoard() as Race],
  ['ausreisser', () => startCards() as Race],
])('a race of %s is played to its end, and its record holds', (_, start) => {
  const race = start();
  play(race);
  expect(race.isOver).toBe(true);
  expect(race.standings.map(({ seat }) => seat).sort()).toEqual([0, 1]);
  const parsed = parseRecord(race.record(), { game: gameById, content });
  expect(parsed.problems).toEqual([]);
  expect(auditRecord(parsed.race!).problem).toBeNull();
  expect(verifyRecord(parsed.race!).problem).toBeNull();
});

test.each([
  ['reifenbreite', () => startBoard() as Race],
  ['ausreisser', () => startCards() as Race],
])('a record of %s goes on where it ended, with the same dice and cards', (_, start) => {
  const whole = start();
  play(whole);
  const begun = start();
  const random = createRandom('choices');
  play(begun, 25, random);
  const goneOn = Races.from(begun.record());
  expect(goneOn.record()).toBe(begun.record());
  play(goneOn, Infinity, random);
  expect(goneOn.record()).toBe(whole.record());
});

test('a record without its seed is shown, and goes on by a new seed', () => {
  const race = startBoard();
  play(race, 30);
  const { race: recorded } = parseRecord(race.record(), { game: gameById, content });
  const closed = formatRecord({ ...recorded!, chance: { ...(recorded!.chance as SealedChance), seed: null } });
  expect(Races.from(closed).pending).toEqual(race.pending);
  const goneOn = Races.from(closed, { seed: 'summer' });
  play(goneOn);
  expect(goneOn.isOver).toBe(true);
  expect(parseRecord(goneOn.record(), { game: gameById, content }).problems).toEqual([]);
});

test('an action may be given as its text', () => {
  const [one, other] = [startBoard(), startBoard()];
  for (let i = 0; i < 20; i++) {
    const text = one.format(one.choices()[0]!);
    expect(other.play(text)).toEqual(one.play(one.choices()[0]!));
  }
});

test('an action that is not legal says why, and changes nothing', () => {
  const race = startBoard();
  const before = race.record();
  expect(race.whyNot(race.choices()[0]!)).toBeNull();
  expect(race.whyNot('follow')).toMatchObject({ code: 'not-now', section: expect.stringMatching(/^UR /) as string });
  expect(race.whyNot(race.choices()[0]!, 1 - race.turn!)).toMatchObject({ code: 'not-your-turn' });
  expect(() => race.play('follow')).toThrow(RaceError);
  expect(messageOf(() => race.play('jump'))).toBe('action: “jump” is not an action.');
  expect(race.record()).toBe(before);
});

test('a set-up that cannot be used names every place', () => {
  const message = messageOf(() => Races.start({ managers: MANAGERS, stages: ['nowhere'], rules: 'strict' as 'basic' }, { seed: '1' }));
  expect(message.split('\n').map((line) => line.split(':')[0])).toEqual(expect.arrayContaining(['setup.rules']));
  expect(messageOf(() => Races.start({ players: 2 } as never, { seed: '1' }))).toBe(
    'The set-up must have the field “managers” (reifenbreite) or “riders” (ausreisser), which names the players.',
  );
  expect(messageOf(() => Races.start({ riders: ['Anna', 'Ben'] }, {} as never))).toMatch(/^Race.start needs a seed/);
});

test('a record that cannot be read names the line', () => {
  const text = startCards().record().replace('windschatten-record', 'windschatten-recorder');
  expect(messageOf(() => Races.from(text))).toMatch(/^1:/);
  expect(messageOf(() => Races.from('game chess 1\n'))).toMatch(/“chess”.*reifenbreite, ausreisser/);
});

test('a seat sees its own hand and not those of others', () => {
  const race = startCards();
  expect(JSON.stringify(race.view(0))).not.toBe(JSON.stringify(race.view(1)));
  expect(messageOf(() => race.view(2))).toMatch(/from 0 to 1, or 'spectator', found 2/);
});

test('sentences of events, refusals and problems in every language', () => {
  const race = startBoard();
  const events = race.play(race.choices()[0]!);
  for (const language of LANGUAGES) for (const event of events) expect(sentence(event, language, race)).not.toMatch(/[{}]/);
  const refusal = race.whyNot('follow')!;
  expect(new Set(LANGUAGES.map((language) => sentence(refusal, language, race))).size).toBe(3);
  expect(sentence({ code: 'action-unknown', facts: { found: 'x' } })).toBe('“x” is not an action.');
  expect(() => sentence(refusal, 'fr' as 'en')).toThrow('There are no texts in “fr”. Languages: en, de, cs.');
});
