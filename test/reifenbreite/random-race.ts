import { reifenbreite, type Event, type PresetName, type State } from '../../src/games/reifenbreite/index.ts';
import { CHANCE, createRandom, drawOutcome, NO_SEAT } from '../../src/kit/index.ts';
import { content } from '../games/content.ts';
import { setUp } from './setups.ts';

/** Every event of a random race of four teams, with the state just before it. */
export function* aRace(course: string, rules: PresetName, seed: string): Generator<{ readonly state: State; readonly event: Event }> {
  const managers = (['red', 'blue', 'black', 'green'] as const).map((team) => ({ name: team, teams: [team] }));
  const config = reifenbreite.configure({ stages: [course], rules, managers }, content);
  if (!config.ok) throw new Error(JSON.stringify(config.error));
  const random = createRandom(seed);
  const state = reifenbreite.start(config.value);
  for (let seat = reifenbreite.turn(state); seat !== NO_SEAT; seat = reifenbreite.turn(state)) {
    const options = reifenbreite.choices(state);
    const action =
      seat === CHANCE ? drawOutcome(reifenbreite.outcomes(state), (n) => random.below(n)) : options[random.below(options.length)]!;
    const decided = reifenbreite.decide(state, seat, action);
    if (!decided.ok) throw new Error(decided.refusal.code);
    for (const event of decided.events) {
      yield { state, event };
      reifenbreite.evolve(state, event);
    }
  }
}

/**
 * A random race of two teams on the criterium's board, up to the first wanted position; all outcomes are equally
 * likely.
 */
export function upTo(seed: string, wanted: (state: State) => boolean): State {
  const { config } = setUp('criterium', 'classic', 'two teams');
  const random = createRandom(seed);
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
