import { describe, expect, test } from 'vitest';
import { createRandom } from '../../src/kit/index.ts';
import { ausreisser, phaseOf, type Phase, type State } from '../../src/games/ausreisser/index.ts';
import { FULL_HAND } from '../../src/games/ausreisser/cards.ts';
import {
  drawCard,
  F,
  get,
  inStock,
  riderValue,
  R,
  set,
  setRiderValue,
  setStagePoints,
  stagePoints,
} from '../../src/games/ausreisser/state.ts';
import { configOf } from './setups.ts';

/** Breaks each invariant by itself, in positions of a seeded race; the parser must reject every text. */

/** Far outside any number's bounds, but within 16 bits. */
const FAR = 20_000;

/** The first position of each phase in the last of three stages; the phases before a stage in the first. */
const positions = new Map<Phase, State>();
const state = ausreisser.start(configOf(4, 3, 'full', { hillCard: 'same-turn', hillWind: 'at-once' }));
const random = createRandom('sound');
while (phaseOf(state) !== 'over') {
  if (get(state, F.stage) === 2 || phaseOf(state) === 'lead')
    if (!positions.has(phaseOf(state))) positions.set(phaseOf(state), ausreisser.copy(state));
  const seat = ausreisser.turn(state);
  const options = seat < 0 ? ausreisser.outcomes(state).map(({ action }) => action) : ausreisser.choices(state);
  const decided = ausreisser.decide(state, seat, options[random.below(options.length)]!);
  if (!decided.ok) throw new Error(decided.refusal.code);
  for (const event of decided.events) ausreisser.evolve(state, event);
}
positions.set('over', state);

const readAgain = (s: State) => ausreisser.parseState(s.config, ausreisser.formatState(s));
const IMPOSSIBLE = { ok: false, error: { code: 'state-impossible' } };

test('all phases of a race without a shown hand', () => {
  expect([...positions.keys()].sort()).toEqual(['deal', 'draw', 'hill', 'lay', 'lead', 'over', 'refill', 'spurt']);
});

describe.each([...positions])('%s', (_, at) => {
  test('parses again', () => {
    expect(readAgain(at)).toMatchObject({ ok: true });
  });

  test('no number may be far out of its bounds', () => {
    for (let i = 0; i < at.d.length; i++)
      for (const by of [FAR, -FAR]) {
        const other = ausreisser.copy(at);
        other.d[i]! += by;
        expect(readAgain(other), `number ${i + 1} by ${by}`).toMatchObject(IMPOSSIBLE);
      }
  });
});

/** Sets the points of a stage, with the totals and stage wins that follow from them. */
function setPoints(s: State, stage: number, rider: number, points: number): void {
  const before = stagePoints(s, stage, rider);
  setStagePoints(s, stage, rider, points);
  setRiderValue(s, R.total, rider, riderValue(s, R.total, rider) + points - before);
  setRiderValue(s, R.wins, rider, riderValue(s, R.wins, rider) + Number(points === 1) - Number(before === 1));
}
const riders = [0, 1, 2, 3];
const yellowOf = (s: State): number => riders.find((rider) => stagePoints(s, 0, rider) === 1)!;
const other = (rider: number): number => (rider + 1) % riders.length;

function fillHand(s: State, rider: number): void {
  for (let kind = 0; riderValue(s, R.hand, rider) < FULL_HAND; kind++)
    while (inStock(s, kind) > 0 && riderValue(s, R.hand, rider) < FULL_HAND) drawCard(s, rider, kind);
}

test.each<[string, Phase, (s: State) => void]>([
  ['DA 5: a stage ended with two in yellow', 'lay', (s) => setPoints(s, 0, other(yellowOf(s)), 1)],
  ['DA 5: a finished stage without yellow', 'lay', (s) => setPoints(s, 0, yellowOf(s), 0)],
  ['DA 5: more than a point', 'lay', (s) => setPoints(s, 0, other(yellowOf(s)), 2)],
  ['DA 5: points of the present stage', 'lay', (s) => setPoints(s, 2, 0, -1)],
  ['DA 5: yellow of the present stage', 'lay', (s) => setPoints(s, 2, 0, 1)],
  [
    'DA 6: the last stage without yellow, at the end',
    'over',
    (s) =>
      setPoints(
        s,
        2,
        riders.find((r) => stagePoints(s, 2, r) === 1)!,
        0,
      ),
  ],
  ['DA 6: points of a rider not in the race', 'lay', (s) => setPoints(s, 0, 5, -1)],
  ['DA 6: a total that is not the sum', 'lay', (s) => setRiderValue(s, R.total, 1, riderValue(s, R.total, 1) - 1)],
  ['DA 6: a stage win too many', 'lay', (s) => setRiderValue(s, R.wins, 1, riderValue(s, R.wins, 1) + 1)],
  ['DA 4.1: asked for a hill before any turn', 'hill', (s) => set(s, F.rider, -1)],
  ['DA 4.1: asked for a hill without a tempo', 'hill', (s) => set(s, F.tempo, 0)],
  ['DA 4.1: asked for a hill where no card lies', 'hill', (s) => set(s, F.card, -1)],
  ['DA 4.1: asked for a hill with a hand that is full', 'hill', (s) => fillHand(s, get(s, F.actor))],
  ['DA 3: minutes with the jersey', 'lay', (s) => setRiderValue(s, R.minutes, get(s, F.leader), 1)],
  [
    'DA 4.1: a hill that lies on no pile',
    'draw',
    (s) => {
      set(s, F.hill, 1);
      set(s, F.tempo, 52);
    },
  ],
])('%s', (_, phase, spoil) => {
  const spoilt = ausreisser.copy(positions.get(phase)!);
  spoil(spoilt);
  expect(readAgain(spoilt)).toMatchObject(IMPOSSIBLE);
});
