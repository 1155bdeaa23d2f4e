import { expect, test } from 'vitest';
import { toyGame } from '../kit/toy-game.ts';
import { often } from '../often.ts';
import { compareLedgers, type Counts } from './random-ledgers.ts';
import { config, game } from './short-race.ts';
import { TOY } from './toy-match.ts';

test('a live ledger and a reopened one are equal, field by field, after every row of 2,000 random tables at two hosts', async () => {
  const counts: Counts = new Map();
  for (let seed = 0; seed < often(1_950); seed++)
    await compareLedgers({ game: toyGame, config: TOY }, { seed: 1_000 + seed, most: 15, counts });
  for (let seed = 0; seed < often(50); seed++) await compareLedgers({ game, config }, { seed: 1_000 + seed, most: 40, counts });
  // Every kind of row occurs.
  expect([...counts.keys()].toSorted()).toEqual(
    [
      ...['person', 'bot', 'table', 'chance', 'driver', 'answers', 'away', 'taken-back', 'hint', 'rest', 'handed', 'warned'],
      ...['proposal', 'vote', 'withdrawn', 'pause', 'ended', 'days-off', 'holiday', 'commitment', 'all-shown', 'opening', 'called-off'],
    ].toSorted(),
  );
}, 300_000);
