import { describe, expect, test } from 'vitest';
import { CHANCE, createRandom, drawOutcome } from '../../src/kit/index.ts';
import { reifenbreite as game, type Action, type Event } from '../../src/games/reifenbreite/index.ts';
import { createMatch, timingOf, type Entry } from '../../src/table/index.ts';
import { questionsAt } from '../table/questions-at.ts';
import { setUp } from './setups.ts';

const { config } = setUp('criterium', 'professional', 'two teams');

interface Offer {
  readonly entries: readonly Entry<Action, Event>[];
  readonly length: number;
  readonly seat: number;
}

/** Positions of a random race in which a rider may follow, with the length of the move in spaces. */
function offers(): Offer[] {
  const found: Offer[] = [];
  const random = createRandom('offers');
  const match = createMatch(game, config);
  for (let seat = game.turn(match.state); seat >= CHANCE && found.length < 30; seat = game.turn(match.state)) {
    const { kind, facts } = game.pending(match.state);
    if (kind === 'follow') found.push({ entries: [...match.log], length: Number(facts['length']), seat });
    const options = game.choices(match.state);
    const below = (n: number): number => random.below(n);
    match.act({ seat, action: seat === CHANCE ? drawOutcome(game.outcomes(match.state), below) : options[below(options.length)]! });
  }
  return found;
}

describe('UR 5.4: following, answered in advance', () => {
  const found = offers();
  test('UR 5.4 never, ask me, ask me from n spaces on', () => {
    expect(new Set(found.map(({ length }) => length)).size).toBeGreaterThan(3);
    for (const { entries, length, seat } of found) {
      const match = createMatch(game, config, { entries });
      const questions = questionsAt(game, config, match);
      const stay = { to: 'table', seat, kind: 'follow', action: { type: 'stay' } };
      const ask = { to: 'seat', seat, kind: 'follow' };
      expect(questions.question()).toEqual(ask);
      questions.answer(seat, { follow: 'never' });
      expect(questions.question()).toEqual(stay);
      const bound = Math.max(2, length);
      questions.answer(seat, { follow: { from: bound } });
      expect(questions.question()).toEqual(length >= bound ? ask : stay);
      questions.answer(seat, { follow: { from: bound + 1 } });
      expect(questions.question()).toEqual(stay);
      questions.answer(seat, { follow: 'ask' });
      expect(questions.question()).toEqual(ask);
    }
  });

  test('UR 5.4 public information: people at one screen are asked one by one', () => {
    const [first] = found;
    const match = createMatch(game, config, { entries: first!.entries });
    expect(questionsAt(game, config, match, [0, 1]).question()).toEqual({ to: 'seat', seat: first!.seat, kind: 'follow' });
  });

  test('a question’s time is even, a turn’s time is the player’s own', () => {
    const kinds = game.advance!.questions(config);
    expect([timingOf(kinds, 'follow'), timingOf(kinds, 'move')]).toEqual(['even', 'own']);
  });
});
