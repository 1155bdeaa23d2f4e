import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LANGUAGES } from '../../../src/words/index.ts';

/** With seven cards in a hand on a phone of 320 pixels a card is 40 pixels wide, and a letter of its tag nearly 6. */
const MAX_LETTERS = 7;

test.each(LANGUAGES)('the words under a card are short enough for 40 pixels, so that none is broken: %s', (language) => {
  const path = new URL(`../../../content/ausreisser/words/${language}/screen.json`, import.meta.url);
  const texts = JSON.parse(readFileSync(path, 'utf8')) as Record<string, string>;
  const tags = Object.entries(texts).filter(([key]) => key.startsWith('brings.'));
  expect(tags).toHaveLength(11);
  for (const [key, text] of tags) {
    const words = text.replace('{{change}}', '12').split(' ');
    // a second word only as a unit, or where both are short
    expect(text.length, key).toBeLessThanOrEqual('+{{change}} min'.length);
    expect(words.length, key).toBeLessThanOrEqual(2);
    for (const word of words) expect(word.length, `${key}: ${word}`).toBeLessThanOrEqual(MAX_LETTERS);
    expect(text, key).not.toContain('\u00ad');
  }
});
