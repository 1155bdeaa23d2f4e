import { expect, test } from 'vitest';
import { phaseOf, riderNumber, riderOnTurn, whyNoAction, type State } from '../../src/games/reifenbreite/index.ts';
import { upTo } from './random-race.ts';

const ofRed = (s: State): boolean => phaseOf(s) === 'turn' && [21, 22].includes(riderNumber(riderOnTurn(s)));

test('another team’s card is refused with the rider it belongs to (UR 6)', () => {
  const s = upTo('no-action', ofRed);
  const rider = riderNumber(riderOnTurn(s));
  for (const [text, card, owner] of [
    ['cards 31-6M', '31-6M', 31],
    ['take 51-6M', '51-6M', 51],
  ] as const)
    expect(whyNoAction(s, text), text).toEqual({ code: 'card-of-another-rider', section: 'UR 6', facts: { rider, card, owner } });
});

test('after the rider’s own cards, the first foreign card is named', () => {
  const s = upTo('no-action', ofRed);
  expect(whyNoAction(s, 'cards 21-6M,31-6M')?.facts).toMatchObject({ card: '31-6M', owner: 31 });
});

test.each(['cards 21-6M', 'cards nonsense', 'move B17.2', 'cards', 'roll 4,2'])('no explanation for %s', (text) => {
  expect(whyNoAction(upTo('no-action', ofRed), text)).toBeNull();
});

test('no explanation when no rider is on turn: at the start and at the end', () => {
  expect(
    whyNoAction(
      upTo('no-action', (s) => phaseOf(s) === 'start-roll'),
      'cards 31-6M',
    ),
  ).toBeNull();
  expect(
    whyNoAction(
      upTo('no-action', (s) => phaseOf(s) === 'over'),
      'cards 31-6M',
    ),
  ).toBeNull();
});
