import { expect, test } from 'vitest';
import { gameFile, readDemandedFile } from './demanded-file.ts';

test('a file that a game lacks is named in a sentence, with what to write', () => {
  expect(() => readDemandedFile(gameFile('chess', 'event.ts'), 'the types of its events')).toThrow(
    'Write src/games/chess/event.ts: every game needs it, with the types of its events (docs/add-a-game.md, “What the tests demand”).',
  );
});
