import { describe, expect, test } from 'vitest';
import { FINDINGS, formatRecord, inspectRecord, sealAnew, sealOf, setupHashOf, type Finding } from '../../src/table/index.ts';
import { CHANCE } from '../../src/kit/index.ts';
import { toyGame } from '../kit/toy-game.ts';
import { readToy, play, SEALED, TOY, toyMatch } from './toy-match.ts';

/** The one-line verdict on a record, and whether the race can be continued. */

const match = play(toyMatch());
const text = formatRecord(match.race('opened'));
const open = formatRecord(play(toyMatch(), 9).race('opened'));
const sealed = formatRecord(play(toyMatch(), 9).race('sealed'));
const typed = formatRecord({ ...match.race('opened'), chance: { kind: 'script' } });
const begun = play(toyMatch(), 9).race('sealed');
const anew = sealAnew(begun, sealOf('new'));
const takenOver = formatRecord(
  play(toyMatch({ sealed: { seed: 'new', from: begun.entries.length + 1 }, entries: begun.entries as never }), 3).race('opened'),
);
const setup = setupHashOf({ game: toyGame, rulesVersion: toyGame.rulesVersion, config: TOY });
const renamed = formatRecord(play(toyMatch({ sealed: { seed: 'new', setup, renamed: true } })).race('opened'));
const inspect = (of: string, game = toyGame) => inspectRecord(readToy(of, game));

/** Rules that refuse walls, as an older version might have. */
const otherwise: typeof toyGame = {
  ...toyGame,
  decide: (...[s, seat, a]: Parameters<typeof toyGame.decide>) =>
    a.type === 'pass' ? toyGame.decide(s, seat, { type: 'wall' }) : toyGame.decide(s, seat, a),
};
const older = text.replace(/^game toy 2$/m, 'game toy 1');
const pass = text.split('\n').findIndex((row) => /^\d+ seat \d: pass$/.test(row));
const forged = text
  .split('\n')
  .with(
    pass,
    text.split('\n')[pass]!.replace(/\d: pass/, (row) => `${(Number(row[0]) + 1) % 3}: skip`),
  )
  .join('\n');
const otherTable = (of: string): string => of.replace(/^standing 0 .*$/m, 'standing 0 rank 1 points 999');
const otherSection = text.replace('[TG 2]', '[TG 3]');
const cut = text.slice(0, text.indexOf('\n30 ') + 1);
const verdictOn = (of: string, game = toyGame) => {
  const { summary, ok, problems } = inspect(of, game);
  return [summary.code, ok, ...problems.map(({ code }) => code)];
};

describe('one line about a record', () => {
  const CASES: readonly (readonly [string, string, typeof toyGame, readonly [Finding, boolean, ...string[]]])[] = [
    ['an unchanged finished race', text, toyGame, ['found-right', true]],
    ['one that is not over, opened', open, toyGame, ['found-right-so-far', true]],
    ['one that is not over, sealed', sealed, toyGame, ['found-sealed', false, 'verify-not-opened']],
    ['dice typed in', typed, toyGame, ['found-typed', false, 'verify-not-sealed']],
    ['continued under a new seal', takenOver, toyGame, ['found-taken-over', false, 'verify-taken-over']],
    ['its names changed after the start', renamed, toyGame, ['found-renamed', false, 'verify-renamed']],
    ['an older race that today’s rules confirm', older, toyGame, ['found-right', true]],
    ['an older race that they do not confirm', older, otherwise, ['found-older', false, 'audit-older']],
    ['the same with another final table', otherTable(older), otherwise, ['found-wrong', false, 'audit-standings']],
    ['a race of today’s version that the rules do not confirm', text, otherwise, ['found-wrong', false, 'audit-refused']],
    ['an action that is not allowed', forged, toyGame, ['found-wrong', false, 'audit-refused']],
    ['another final table', otherTable(text), toyGame, ['found-wrong', false, 'audit-standings']],
    ['another section', otherSection, toyGame, ['found-wrong', false, 'record-section']],
    ['another seed', text.replace(/^seed .*$/m, 'seed "x"'), toyGame, ['found-wrong', false, 'verify-seal']],
    ['cut in two', cut, toyGame, ['found-damaged', false, 'record-cut', 'verify-not-opened']],
    ['damaged, the seed below', text.replace(/^ {2}laid .*$/m, '  ?'), toyGame, ['found-damaged', false, 'toy-unreadable']],
    ['damaged below the last action', text.replace(/^standing 0 .*$/m, 'standing 0'), toyGame, ['found-damaged', false, 'record-expected']],
    [
      'damaged and forged',
      forged.replace(/^standing 0 .*$/m, 'standing 0'),
      toyGame,
      ['found-wrong', false, 'record-expected', 'audit-refused'],
    ],
    ['no record', 'x', toyGame, ['found-unusable', false, 'record-not-one']],
  ];

  test.each(CASES)('%s', (_what, of, game, expected) => {
    expect(verdictOn(of, game)).toEqual(expected);
  });

  test('every verdict occurs', () => {
    expect(new Set(CASES.map(([, , , [code]]) => code))).toEqual(new Set(FINDINGS));
  });

  test('counts what was read, decided and recomputed', () => {
    const outcomes = match.log.filter(({ seat }) => seat === CHANCE).length;
    expect(inspect(text).summary.facts).toEqual({ actions: match.log.length, decided: match.log.length, outcomes });
    const n = Number(text.split('\n')[pass]!.split(' ')[0]);
    expect(inspect(forged).summary.facts).toMatchObject({ actions: match.log.length, decided: n - 1 });
  });

  test('an older race’s difference cites no section of today’s rules', () => {
    expect(inspect(older, otherwise).rules.problem).toEqual({
      code: 'audit-older',
      facts: { rules: 1, known: 2, n: inspect(older, otherwise).rules.checked + 1 },
    });
  });
});

describe('continuing a race', () => {
  test.each<[string, string, boolean, boolean]>([
    ['a race in progress, its envelope in the file', open, true, false],
    ['its envelope elsewhere', sealed, true, true],
    ['dice typed in', formatRecord({ ...begun, chance: { kind: 'script' } }), true, true],
    ['another seed in the envelope', open.replace(/^seed .*$/m, 'seed "x"'), true, true],
    ['a seal that counts from here on', takenOver, true, false],
    ['the same, its beginning alone', takenOver.slice(0, takenOver.indexOf('\n7 ')), true, true],
    ['a finished race', text, false, false],
    ['a finished race, damaged below the last action', text.replace(/^standing 0 .*$/m, 'standing 0'), false, false],
    ['a beginning with its seed below the damage', text.replace(/^ {2}laid .*$/m, '  ?'), true, false],
    ['a forged race', open.replace(/^(\d+) seat 0: /m, '$1 seat 1: '), false, false],
  ])('%s', (_what, of, canGoOn, needsNewSeal) => {
    const found = inspect(of);
    expect(found.canGoOn).toBe(canGoOn);
    if (canGoOn) expect(found.needsNewSeal).toBe(needsNewSeal);
  });

  test('an older race continues by today’s rules', () => {
    const opened = open.replace(/^game toy 2$/m, 'game toy 1');
    expect(inspect(opened, otherwise).canGoOn).toBe(true);
  });

  test('a race continued under a new seal says from where', () => {
    expect(anew.chance).toMatchObject({ from: begun.entries.length + 1, seal: sealOf('new') });
    expect(SEALED.seed).not.toBe('new');
  });
});
