import { describe, expect, test } from 'vitest';
import { reifenbreite as game, type Action, type State } from '../../../src/games/reifenbreite/index.ts';
import { MAX_TURNS, expectedTurns } from '../../../src/games/reifenbreite/length.ts';
import { createRandom, MAX_RECORD_LENGTH, NO_SEAT } from '../../../src/kit/index.ts';
import { createMatch, formatRecord, parseRecord, type Race } from '../../../src/table/index.ts';
import { content } from '../../games/content.ts';

/** Every race that can be set up can be played, written and read. */

const managers = ['red', 'blue', 'black', 'green'].map((team) => ({ name: team, teams: [team] }));
const setup = (stages: readonly unknown[]) => game.configure({ stages, rules: 'professional', managers }, content);
const times = <T>(n: number, item: T): T[] => Array.from({ length: n }, () => item);

function play(stages: readonly unknown[], choose: (choices: readonly Action[], state: State) => Action): Race {
  const config = setup(stages);
  if (!config.ok) throw new Error(JSON.stringify(config.error));
  const match = createMatch(game, config.value, { sealed: { seed: 'length' } });
  for (let seat = game.turn(match.state); seat !== NO_SEAT; seat = game.turn(match.state)) {
    const result = match.act({ seat, action: choose(game.choices(match.state), match.state) });
    if (!result.ok) throw new Error(result.refusal.code);
  }
  return match.race('opened');
}

/** Plays one space at a time, with dice, alone, asking for a change of the lead whenever possible. */
function crawl(choices: readonly Action[]): Action {
  const moves = choices.filter((action) => action.type === 'move').sort((a, b) => a.to - b.to);
  const wish = (['ask', 'refuse', 'dice', 'stay'] as const).map((type) => choices.find((action) => action.type === type));
  return moves[0] ?? wish.find((action) => action !== undefined) ?? choices[0]!;
}

test('a race of thirty Tours in random play can be read back', { timeout: 120_000 }, () => {
  const random = createRandom('thirty');
  const race = play(times(30, 'tour-de-france'), (choices) => choices[random.below(choices.length)]!);
  const text = formatRecord(race);
  // longer than a former limit of the reader
  expect(text.length).toBeGreaterThan(8_000_000);
  const read = parseRecord(text, { game: (id) => (id === game.id ? game : undefined), content });
  expect(read.problems).toEqual([]);
  expect(read.remarks).toEqual([]);
  expect(read.race!.entries.length).toBe(race.entries.length);
  expect(read.race!.standings).toEqual(race.standings);
});

describe('however slowly it is played', () => {
  test('a record stays below the limit of its set-up', () => {
    const race = play(['paris-roubaix'], crawl);
    const config = setup(['paris-roubaix']);
    const turns = config.ok ? expectedTurns(config.value.stages[0]!.course, 'count') : 0;
    const written = formatRecord(race).length;
    expect(written).toBeGreaterThan(turns * 16 * 500);
    expect((written / turns) * MAX_TURNS).toBeLessThan(MAX_RECORD_LENGTH);
  });

  test('slopes and cobbles cost turns, if surfaces count', () => {
    const config = setup(['tour-de-france']);
    const { course } = config.ok ? config.value.stages[0]! : (undefined as never);
    expect(expectedTurns(course, 'count')).toBeGreaterThan(expectedTurns(course, 'mean nothing'));
    expect(expectedTurns(course, 'mean nothing')).toBeGreaterThan(course.length);
  });
});

describe('a race whose record would be too long cannot be set up', () => {
  const long = { course: `course long "Long" start 1 lines ${'S '.repeat(24)}`, board: 'criterium' };

  test('too many turns, with all stages together', () => {
    const one = setup([long]);
    const turns = one.ok ? expectedTurns(one.value.stages[0]!.course, 'count') : 0;
    const most = Math.floor(MAX_TURNS / turns);
    expect(most).toBeLessThan(30);
    expect(setup(times(most, long)).ok).toBe(true);
    const config = setup(times(most + 1, long));
    expect(config.ok ? [] : config.error).toEqual([
      { code: 'setup-race-too-long', at: 'stages', facts: { turns: turns * (most + 1), most: MAX_TURNS } },
    ]);
  });

  test('a text longer than a line', () => {
    const config = setup([{ course: `# ${'\u0001'.repeat(150_000)}\n${long.course}`, board: 'criterium' }]);
    expect(config.ok ? [] : config.error).toMatchObject([{ code: 'setup-too-long-written', at: 'stages[0].course' }]);
  });

  test('texts longer than a record’s limit', () => {
    const board = `${content.read('reifenbreite/boards/criterium.board')!}\n# ${'x'.repeat(190_000)}`;
    expect(setup(times(5, { course: long.course, board })).ok).toBe(true);
    const config = setup(times(25, { course: long.course, board }));
    expect(config.ok ? [] : config.error).toMatchObject([{ code: 'setup-too-long-written', at: 'stages' }]);
  });

  test('the longest possible texts of a set-up can be read back', () => {
    const board = `${content.read('reifenbreite/boards/criterium.board')!}\n# ${'"'.repeat(195_000)}`;
    const race = play([{ course: 'course short "Short" start 1 lines S S', board }], (choices) => choices[0]!);
    const { problems } = parseRecord(formatRecord(race), { game: () => game, content });
    expect(problems).toEqual([]);
  });
});
