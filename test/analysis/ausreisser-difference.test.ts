import { expect, test } from 'vitest';
import { evaluation } from '../../src/analysis/ausreisser/index.ts';
import { ausreisser as game } from '../../src/games/ausreisser/index.ts';
import { opened } from '../ausreisser/script.ts';

/** A better option without a reason of its own says how it differs from the one chosen, because “Play 43” explains nothing. */

test.each([
  ['lay 39', 'lay 40', 'saves-fast'],
  ['lay 40', 'lay 39', 'loses-fewer'],
  ['lay 39', 'lay 39,spurt', 'saves-sprints'],
  ['lay 39', 'lay 39,hill', 'keeps-hill'],
])('%s is better than %s: %s', (better, chosen, code) => {
  const script = opened({ riders: 'Anna Ben Cleo', hands: ['50', '39 40 spurt hill 39 40'] });
  script.does('lay 50');
  script.allPass('39');
  const choices = game.choices(game.hide(script.state, 1));
  const find = (text: string) =>
    choices.find((choice) => {
      const cards = (each: string): string => each.replace('lay ', '').split(',').sort().join(' ');
      return cards(game.actions.format(script.state, choice)) === cards(text);
    })!;
  expect(evaluation.why(script.state, find(better), find(chosen))?.code).toBe(code);
});
