import { expect, test } from 'vitest';
import { auditRecord } from '../../src/table/index.ts';
import { toyGame } from '../kit/toy-game.ts';
import { play, toyMatch } from './toy-match.ts';

test('the audit reports the number and seat of a refused action, even if the refusal has facts of these names', () => {
  const race = play(toyMatch()).race('opened');
  const refusing = {
    ...toyGame,
    decide: () => ({ ok: false, refusal: { code: 'no', section: 'TG 2', facts: { seat: 7, n: 99, card: 5 } } }),
  };
  const { problem } = auditRecord({ ...race, game: refusing as never });
  expect(problem).toMatchObject({ code: 'audit-refused', facts: { n: 1, seat: 'chance', card: 5, reason: 'no' } });
});
