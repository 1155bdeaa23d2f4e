import { inHand, phaseOf, riderAsked, SPEED_KINDS, type Action, type Rider, type State } from '../../../games/ausreisser/index.ts';
import type { OptionList } from '../../../kit/index.ts';
import { PositionEstimate } from './position-estimate.ts';
import { WEIGHTS } from './weights.ts';
import { worthOf, worthOfLaying } from './worth.ts';

/** By kind: that card alone. */
const ALONE = Array.from({ length: SPEED_KINDS }, (_, kind) => [kind]);

/** Medium as a part of other bots: its ranking of the options, and its play in imagined races. */
export class MediumRider {
  private readonly estimate = new PositionEstimate(WEIGHTS);

  /** The value of the best cards to a rider about to play, without a hill and spurts. */
  bestWorth(s: State, seat: Rider): number {
    const estimate = this.estimate.look(s, seat);
    let most = -Infinity;
    for (let kind = 0; kind < SPEED_KINDS; kind++)
      if (inHand(s, seat, kind) > 0) most = Math.max(most, worthOfLaying(estimate, ALONE[kind]!));
    return most;
  }

  /** The value of each option to the deciding rider, in minutes. */
  worths(s: State, options: readonly Action[]): number[] {
    const estimate = this.estimate.look(s, riderAsked(s));
    return options.map((option) => worthOf(estimate, option));
  }

  /** Its best options, the best first: at most `most`, within `within` minutes of the best. */
  best(s: State, options: readonly Action[], most: number, within: number): readonly Action[] {
    const worths = this.worths(s, options);
    const rated = options.map((option, i) => ({ option, worth: worths[i]! }));
    rated.sort((a, b) => b.worth - a.worth);
    return rated.filter(({ worth }, i) => i < most && worth >= rated[0]!.worth - within).map(({ option }) => option);
  }

  /** Its choice. Ties go to the first option, because an imagined race draws no lots. */
  choose(s: State, { items, count }: OptionList<Action>): Action {
    // where the table draws by hand, to draw comes first
    if (count === 1 || phaseOf(s) === 'draw-or-lay') return items[0]!;
    // a sprint is kept rather than a hill (DA 4.4), so it is listed first
    if (phaseOf(s) === 'discard') return items[count - 1]!;
    const estimate = this.estimate.look(s, riderAsked(s));
    let best: Action = items[0]!;
    let most = -Infinity;
    for (let i = 0; i < count; i++) {
      const worth = worthOf(estimate, items[i]!);
      if (worth > most) [most, best] = [worth, items[i]!];
    }
    return best;
  }
}
