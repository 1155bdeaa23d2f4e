import { expect, test } from 'vitest';
import { createRandom } from '../../src/kit/index.ts';
import { phaseOf, reifenbreite, riderNumber, riderOnTurn, whyNoAction, type State } from '../../src/games/reifenbreite/index.ts';
import { setUp } from './setups.ts';

/** A seeded race up to a decision. */
function upTo(wanted: (s: State) => boolean): State {
  const { config } = setUp('criterium', 'classic', 'two teams');
  const random = createRandom('no-action');
  const state = reifenbreite.start(config);
  while (!wanted(state)) {
    const seat = reifenbreite.turn(state);
    const options = seat < 0 ? reifenbreite.outcomes(state).map(({ action }) => action) : reifenbreite.choices(state);
    const decided = reifenbreite.decide(state, seat, options[random.below(options.length)]!);
    if (!decided.ok) throw new Error(decided.refusal.code);
    for (const event of decided.events) reifenbreite.evolve(state, event);
  }
  return state;
}
const ofRed = (s: State): boolean => phaseOf(s) === 'turn' && [21, 22].includes(riderNumber(riderOnTurn(s)));

test('a card of another team is told with the rider it belongs to (UR 6)', () => {
  const s = upTo(ofRed);
  const rider = riderNumber(riderOnTurn(s));
  for (const [text, card, owner] of [
    ['cards 31-6M', '31-6M', 31],
    ['take 51-6M', '51-6M', 51],
  ] as const)
    expect(whyNoAction(s, text), text).toEqual({ code: 'card-of-another-rider', section: 'UR 6', facts: { rider, card, owner } });
});

test('the first that is not his is told, after those that are', () => {
  const s = upTo(ofRed);
  expect(whyNoAction(s, 'cards 21-6M,31-6M')?.facts).toMatchObject({ card: '31-6M', owner: 31 });
});

test.each(['cards 21-6M', 'cards nonsense', 'move B17.2', 'cards', 'roll 4,2'])('nothing is said of %s', (text) => {
  expect(whyNoAction(upTo(ofRed), text)).toBeNull();
});

test('nothing is said where nobody rides: at the start and at the end', () => {
  expect(
    whyNoAction(
      upTo((s) => phaseOf(s) === 'start-roll'),
      'cards 31-6M',
    ),
  ).toBeNull();
  expect(
    whyNoAction(
      upTo((s) => phaseOf(s) === 'over'),
      'cards 31-6M',
    ),
  ).toBeNull();
});
