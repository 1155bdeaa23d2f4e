import { describe, expect, test } from 'vitest';
import { createRandom } from '../../src/kit/index.ts';
import { phaseOf, reifenbreite, teamOf, type Phase, type State } from '../../src/games/reifenbreite/index.ts';
import {
  courseOf,
  F,
  get,
  isOnRoad,
  riderValue,
  placeOf,
  R,
  markChanged,
  set,
  setRiderValue,
  startSum,
  startSumAt,
} from '../../src/games/reifenbreite/state.ts';
import { setUp } from './setups.ts';

/** Breaks each invariant by itself, in positions of a seeded race; the parser must reject every text. */

const FAR = 20_000;

/** A position of each phase: the last one of its kind, which has most to break. */
const positions = new Map<Phase, State>();
const { config } = setUp('criterium', 'professional', 'two teams');
const state = reifenbreite.start(config);
const random = createRandom('sound');
for (let step = 0; phaseOf(state) !== 'over' && step < 5_000; step++) {
  positions.set(phaseOf(state), reifenbreite.copy(state));
  const seat = reifenbreite.turn(state);
  const options = seat < 0 ? reifenbreite.outcomes(state).map(({ action }) => action) : reifenbreite.choices(state);
  const decided = reifenbreite.decide(state, seat, options[random.below(options.length)]!);
  if (!decided.ok) throw new Error(decided.refusal.code);
  for (const event of decided.events) reifenbreite.evolve(state, event);
}
positions.set('over', state);

const readAgain = (s: State) => reifenbreite.parseState(s.config, reifenbreite.formatState(s));
const IMPOSSIBLE = { ok: false, error: { code: 'state-impossible' } };

describe.each([...positions])('%s', (_, at) => {
  test('parses again', () => {
    expect(readAgain(at)).toMatchObject({ ok: true });
  });

  test('no number may be far out of its bounds', () => {
    for (let i = 0; i < at.d.length; i++) {
      // UR 16: sixteen bits, each of which may be set
      if (i === F.refused) continue;
      for (const by of [FAR, -FAR]) {
        const other = reifenbreite.copy(at);
        other.d[i]! += by;
        expect(readAgain(other), `number ${i + 1} by ${by}`).toMatchObject(IMPOSSIBLE);
      }
    }
  });
});

const riders = Array.from({ length: 16 }, (_, r) => r);
const riding = (s: State): number[] => riders.filter((r) => isOnRoad(s, r));

test.each<[string, Phase, (s: State) => void]>([
  ['UR 5.1: a roll for the start of 13', 'turn', (s) => (s.d[startSumAt(0)] = 13)],
  ['UR 5.1: a roll for the start of 1', 'turn', (s) => (s.d[startSumAt(0)] = 1)],
  ['UR 5.1: a roll of a manager not in the race', 'turn', (s) => (s.d[startSumAt(2)] = 7)],
  ['UR 5.1: asked to roll who does not', 'start-roll', (s) => set(s, F.rolling, get(s, F.rolling) & ~(1 << get(s, F.asked)))],
  ['UR 5.1: rolled after a manager who has not', 'start-roll', (s) => (s.d[startSumAt(0)] = startSum(s, 0) === 0 ? 5 : 0)],
  ['UR 5.1: a rider placed before the rolls are over', 'start-roll', (s) => set(s, F.placed, 1)],
  [
    'UR 5.1: the wrong team places',
    'place',
    (s) => set(s, F.asked, teamOf(riding(s)[0]!) === get(s, F.asked) ? 3 - get(s, F.asked) : teamOf(riding(s)[0]!)),
  ],
  ['UR 5.1: one rider too many counted as placed', 'place', (s) => set(s, F.placed, get(s, F.placed) + 1)],
  [
    'UR 5.1: two of a team in one lane',
    'place',
    (s) => {
      const { lane, startDots, spaceOf } = courseOf(s);
      const own = riding(s).filter((r) => riding(s).some((o) => o !== r && teamOf(o) === teamOf(r)));
      const [first, second] = [own[0]!, own.find((o) => o !== own[0] && teamOf(o) === teamOf(own[0]!))!];
      const taken = new Set(riding(s).map((r) => spaceOf[placeOf(s, r)]!));
      setRiderValue(
        s,
        R.place,
        second,
        startDots.find((dot) => lane[dot] === lane[placeOf(s, first)] && !taken.has(spaceOf[dot]!))!,
      );
    },
  ],
  ['UR 5.2: the turn of a rider who has moved', 'turn', (s) => setRiderValue(s, R.moved, get(s, F.rider), 1)],
  ['UR 5.2: no rider’s turn', 'turn', (s) => set(s, F.rider, -1)],
  [
    'UR 5.2: it is the turn of one behind',
    'turn',
    (s) => {
      set(s, F.leadChanged, 0);
      set(
        s,
        F.rider,
        riding(s).find((r) => r !== get(s, F.rider) && riderValue(s, R.moved, r) === 0)!,
      );
    },
  ],
  ['UR 5.6: a rider is asked in a turn', 'turn', (s) => set(s, F.asked, riding(s)[0]!)],
  ['UR 5.4: a rider follows a breakaway', 'follow', (s) => set(s, F.alone, 1)],
  ['UR 5.4: a way of no length', 'follow', (s) => set(s, F.followLength, 0)],
  ['UR 5.4: a way that is longer', 'follow', (s) => set(s, F.followLength, get(s, F.followLength) + 1)],
  ['UR 5.4: not behind the one he follows', 'follow', (s) => set(s, F.followTo, get(s, F.followTo) + 1)],
  ['UR 5.4: a rider who has moved follows', 'follow', (s) => setRiderValue(s, R.moved, get(s, F.asked), 1)],
])('%s', (_, phase, spoil) => {
  const spoilt = reifenbreite.copy(positions.get(phase)!);
  spoil(spoilt);
  markChanged(spoilt);
  expect(readAgain(spoilt)).toMatchObject(IMPOSSIBLE);
});
