import { describe, expect, test } from 'vitest';
import { describeAction, phaseOf, reifenbreite } from '../../src/games/reifenbreite/index.ts';
import { LANGUAGES } from '../../src/words/index.ts';
import { catalogue, cataloguesOf } from '../games/words.ts';
import { aRace } from './random-race.ts';

/** Spaces in words: how far, in which lane, next to whom. Names of spaces are for the race in words, editors and the command line. */

describe.each(['tour-de-france', 'paris-roubaix', 'criterium'])('on %s', (course) => {
  test('no two spaces of a question read alike', () => {
    let questions = 0;
    let beside = 0;
    for (const { state } of aRace(course, 'professional', `where/${course}/1`)) {
      const phase = phaseOf(state);
      if (phase !== 'move' && phase !== 'place') continue;
      questions++;
      const read = reifenbreite
        .choices(state)
        .map((action) => JSON.stringify([action.type === 'place' ? action.rider : 0, describeAction(state, action)]));
      expect(read.filter((each, i) => read.indexOf(each) !== i)).toEqual([]);
      beside += read.filter((each) => each.includes('"beside"')).length;
    }
    expect(questions).toBeGreaterThan(100);
    expect(beside).toBeGreaterThan(0);
  });
});

/** Where names of spaces may stand: the race in words, texts of positions and records, and the command line, which has no other facts of a move. */
const NAMED = /^(?:screen:text-row|race:spaces\.|race:problems\.|race:actions\.(?:place|move)-none|command:|position:)/;

test.each(LANGUAGES)('texts on screen in %s name no space', (language) => {
  const named = cataloguesOf('reifenbreite', language).flatMap((name) =>
    Object.entries(catalogue('reifenbreite', language, name)).flatMap(([key, text]) =>
      /\{\{(?:space|to|at|leaderTo|riderTo)\}\}/.test(text) && !NAMED.test(`${name}:${key}`) ? [`${name}:${key}`] : [],
    ),
  );
  // the jersey goes from one rider to another
  expect(named.filter((key) => !key.startsWith('race:events.jersey-'))).toEqual(['screen:decide.your-team']);
});
