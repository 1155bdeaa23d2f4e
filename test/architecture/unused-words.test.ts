import { expect, test } from 'vitest';
import { cataloguesOf, OWNERS } from '../games/words.ts';
import { unusedKeys, wouldNotice } from './used-keys.ts';

/** Every text of the catalogues is used. */

const ALL = OWNERS.flatMap((owner) => cataloguesOf(owner).map((name) => [owner, name] as const));

test.each(ALL)('%s/%s has no text that nothing uses', (owner, name) => {
  expect(unusedKeys(owner, name)).toEqual([]);
});

test.each(ALL)('%s/%s: a key that nothing asks for is noticed', (owner, name) => {
  const invented = ['unheard-of', 'events.unheard-of', 'nouns.unheard-of', 'refusals.follow-unheard-of', 'bots.unheard-of'];
  expect(invented.filter((key) => !wouldNotice(owner, name, key))).toEqual([]);
});
