import { ausreisser as game, type State } from '../../../src/games/ausreisser/index.ts';
import { CHANCE, createRandom, NO_SEAT, type Random } from '../../../src/kit/index.ts';
import { MediumRider } from '../../../src/bots/ausreisser/medium/medium-rider.ts';
import { configOf } from '../setups.ts';

const rider = new MediumRider();

/**
 * Positions with a choice, from whole games in which one decision in five is random and the others are a bot's.
 * Each is complete and valid until the next one.
 */
export function* positions(
  riders: number,
  seed: string,
  kind: 'full' | 'simple' = 'full',
): Generator<{ readonly state: State; readonly seat: number }> {
  const random: Random = createRandom(seed);
  const state = game.start(configOf(riders, 1, kind));
  const short = game.unchecked!;
  for (let seat = game.turn(state); seat !== NO_SEAT; seat = game.turn(state)) {
    if (seat === CHANCE) {
      short.play(
        state,
        short.draw(state, (n) => random.below(n)),
      );
      continue;
    }
    const choices = game.choices(state);
    if (choices.length > 1) yield { state, seat };
    const byLot = random.below(5) === 0;
    short.play(
      state,
      byLot ? choices[random.below(choices.length)]! : rider.choose(state, { items: choices, count: choices.length, isImmutable: true }),
    );
  }
}
