import { applyEvents, type AnyGame } from '../kit/index.ts';
import { cardChoice } from './cards.ts';
import type { AnyEvaluation, Compared } from './evaluation.ts';
import { isChoice, type Finding } from './finding.ts';
import { isSignificantGain, isSignificantlyWorse } from './significance.ts';
import type { FinishedRace, ValuedEntry } from './valuation.ts';

/** The seed of imagined races, the same for every entry of every race. */
const SEED = 0x5eed;

/** Compares a choice with its alternatives. A gain within the noise counts as none. */
export function findingOf(
  game: AnyGame,
  evaluation: AnyEvaluation,
  s: unknown,
  chosen: unknown,
  { n, seat, rider }: Pick<ValuedEntry, 'n' | 'seat' | 'rider'>,
): Finding {
  let best: Compared<unknown> | null = null;
  const rivals = evaluation.compare(s, chosen, SEED);
  for (const rival of rivals) {
    const gain = rival.gain[seat]!;
    if (!isSignificantGain(gain, rival.deviation)) continue;
    if (best === null || gain > best.gain[seat]!) best = rival;
  }
  const found = {
    n,
    looked: rivals.length > 0,
    best: rivals.length > 0 && rivals.every(({ gain, deviation }) => isSignificantlyWorse(gain[seat]!, deviation)),
    card: cardChoice(evaluation, s, { n, seat, rider, chosen, rivals, best }),
  };
  if (best === null) return { ...found, lost: null, better: null };
  const { action, deviation, races, gain } = best;
  const why = evaluation.why(s, action, chosen);
  return { ...found, lost: gain, better: { action: game.actions.format(s, action), gain: gain[seat]!, deviation, races, why } };
}

/** The findings of a race from its last choice to its first, for a second worker while another one begins at the start. */
export function* findingsFromEnd({ game, config, entries }: FinishedRace, evaluation: AnyEvaluation): Generator<Finding> {
  const positions: { readonly s: unknown; readonly i: number }[] = [];
  let s = game.start(config);
  for (const [i, { seat, events }] of entries.entries()) {
    if (isChoice(game, s, seat)) positions.push({ s: game.copy(s), i });
    s = applyEvents(game, s, events);
  }
  for (const { s: before, i } of positions.reverse()) {
    const { seat, action } = entries[i]!;
    yield findingOf(game, evaluation, before, action, { n: i + 1, seat, rider: evaluation.rider(before) });
  }
}
