import { describe, expect, test } from 'vitest';
import { CHANCE, createRandom, drawOutcome, NO_SEAT } from '../../src/kit/index.ts';
import { phaseOf, PHASES, reifenbreite as game, type Phase, type State } from '../../src/games/reifenbreite/index.ts';
import { often } from '../often.ts';
import { everyAction } from './candidates.ts';
import { COURSES, setUp } from './setups.ts';

const FREQUENT_KINDS: readonly Phase[] = ['turn', 'dice', 'move', 'follow', 'photo'];

/** Positions of every kind of decision from random races on a course, `each` of a kind. */
function positions(course: string, each: number): State[] {
  const found = new Map<Phase, State[]>();
  for (const table of ['four teams', 'two teams each'] as const) {
    const random = createRandom(`why-not/${course}/${table}`);
    let state = game.start(setUp(course, 'professional', table).config);
    for (let step = 0; game.turn(state) !== NO_SEAT; step++) {
      const seat = game.turn(state);
      const kept = found.get(phaseOf(state)) ?? [];
      // Frequent kinds are sampled over the whole race, so that the riders have spread and the finish is near in
      // some.
      if (kept.length < each && (!FREQUENT_KINDS.includes(phaseOf(state)) || random.below(60) === 0))
        found.set(phaseOf(state), [...kept, game.copy(state)]);
      const options = game.choices(state);
      const action = seat === CHANCE ? drawOutcome(game.outcomes(state), (n) => random.below(n)) : options[random.below(options.length)]!;
      const decided = game.decide(state, seat, action);
      if (!decided.ok) throw new Error(JSON.stringify(decided.refusal));
      for (const event of decided.events) state = game.evolve(state, event);
    }
    const over = found.get('over') ?? [];
    found.set('over', [...over, state]);
  }
  return [...found.values()].flat();
}

describe('exactly the listed actions are legal; all others have a reason with its section', () => {
  const met = new Set<Phase>();
  const codes = new Set<string>();

  test.each(COURSES)('%s', (course) => {
    for (const state of positions(course, often(5))) {
      met.add(phaseOf(state));
      const before = game.formatState(state);
      const seat = game.turn(state);
      const listed = new Set(
        (seat === CHANCE ? game.outcomes(state).map(({ action }) => action) : game.choices(state)).map((a) =>
          game.actions.format(state, a),
        ),
      );
      for (const action of everyAction(state)) {
        const text = game.actions.format(state, action);
        const why = game.whyNot(state, seat, action);
        if ((why === null) !== listed.has(text)) throw new Error(`${phaseOf(state)}: ${text} is ${why === null ? 'not ' : ''}listed`);
        if (why === null) continue;
        codes.add(why.code);
        if (!/^UR \d/.test(why.section) || why.code === '') throw new Error(`${text}: ${JSON.stringify(why)}`);
        for (const fact of Object.values(why.facts))
          if (fact === '' || Number.isNaN(fact)) throw new Error(`${text}: ${JSON.stringify(why)}`);
      }
      expect(game.formatState(state)).toBe(before);
    }
  });

  test('every kind of decision was covered', () => {
    expect(PHASES.filter((phase) => !met.has(phase))).toEqual([]);
  });

  test('the reasons that occurred', () => {
    for (const code of ['finish-full-length', 'move-way-blocked', 'move-thick-line', 'own-needs-no-asking']) expect(codes).toContain(code);
  });
});
