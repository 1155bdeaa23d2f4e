import type { Facts, Seat } from '../kit/index.ts';
import type { CardChoice } from './analysis.ts';
import type { AnyEvaluation, Compared } from './evaluation.ts';
import { isSignificantGain } from './significance.ts';

/** A decision and its comparison with the alternatives. */
interface Decided {
  readonly n: number;
  readonly seat: Seat;
  readonly rider: Facts | null;
  readonly chosen: unknown;
  readonly rivals: readonly Compared<unknown>[];
  /** The best alternative, if it was significantly better. */
  readonly best: Compared<unknown> | null;
}

/**
 * Whether cards were spent well, compared with the likeliest way to keep them, or kept badly. Null if the decision
 * was not about cards.
 */
export function cardChoice(evaluation: AnyEvaluation, s: unknown, { n, seat, rider, chosen, rivals, best }: Decided): CardChoice | null {
  const count = evaluation.spends(s, chosen);
  if (count > 0) {
    // the alternative that looked best before the races, because the best one after them would be so partly by luck
    const keeping = rivals.find(({ action }) => evaluation.spends(s, action) === 0);
    if (keeping === undefined) return null;
    const { deviation } = keeping;
    const gain = -keeping.gain[seat]! + 0;
    const finding = isSignificantGain(gain, deviation) ? 'well' : isSignificantGain(-gain, deviation) ? 'badly' : 'open';
    return { n, seat, rider, did: 'spent', count, gain, deviation, finding };
  }
  if (best === null) return null;
  const missed = evaluation.spends(s, best.action);
  if (missed === 0) return null;
  return { n, seat, rider, did: 'kept', count: missed, gain: -best.gain[seat]!, deviation: best.deviation, finding: 'badly' };
}

/** Card figures of a seat or a rider in a race, or of a person in several. */
export interface CardSum {
  readonly well: number;
  readonly badly: number;
  readonly open: number;
  /** Decisions that kept cards although spending was significantly better. */
  readonly kept: number;
  /** The total gain of all spending compared with keeping, and its standard error. */
  readonly gain: number;
  readonly deviation: number;
}

export function sumOfCards(cards: readonly Pick<CardChoice, 'did' | 'finding' | 'gain' | 'deviation'>[]): CardSum {
  const spent = cards.filter(({ did }) => did === 'spent');
  const count = (wanted: CardChoice['finding']): number => spent.filter(({ finding }) => finding === wanted).length;
  return {
    well: count('well'),
    badly: count('badly'),
    open: count('open'),
    kept: cards.length - spent.length,
    gain: spent.reduce((sum, { gain }) => sum + gain, 0),
    deviation: Math.sqrt(spent.reduce((sum, { deviation }) => sum + deviation * deviation, 0)),
  };
}
