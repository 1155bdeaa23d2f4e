import { describe, expect, test } from 'vitest';
import { openScenario, parseScenario, runScenario } from '../../src/games/reifenbreite/scenario/index.ts';
import { content } from '../games/content.ts';

/**
 * A scenario of the game with one line of its script changed: `[file, line, instead]`. Random changes found these;
 * each once threw.
 */
describe('an impossible step of a scenario fails like any other wrong step', () => {
  test.each([
    [
      'draft-thick-line',
      '51: move C1.2',
      '51: move C1.2\nnext 31\n31: dice\nchance: roll 1,1\ncannot-follow C1.2 31 because follow-thick-line UR 5.4c',
    ],
    ['card-plus-4', 'would-follow A21.2 31 22', 'would-follow A9.2 31 22'],
    ['draft-thick-line', 'next 51', 'allowed red: dice'],
    ['figure-06-stays', '51: dice', 'refused 99: dice because not-your-turn UR 5.2'],
  ])('%s: %s', (file, line, instead) => {
    const text = content.read(`reifenbreite/scenarios/${file}.scenario`)!;
    expect(text).toContain(line);
    const changed = text.replace(line, instead);
    const at = changed.slice(0, changed.indexOf(instead) + instead.length).split('\n').length;
    const scenario = parseScenario(changed);
    const open = scenario.ok ? openScenario(scenario.value, content) : scenario;
    if (!open.ok) throw new Error(JSON.stringify(open.error));
    expect(runScenario(open.value)).toMatchObject({ ok: false, failure: { line: at } });
  });
});
