import type { AnyEvaluation } from './evaluation.ts';

export { analyse, type Progress, type RaceRidden } from './analyse.ts';
export type { Analysis, KindSplit, Moment, RiderSplit, Split } from './analysis.ts';
export type { AnyEvaluation, BySeat, Evaluation } from './evaluation.ts';

/** Who judges which game. One folder, one line; a game's evaluation is fetched when somebody wants to understand a race. */
const evaluations: Readonly<Record<string, () => Promise<AnyEvaluation>>> = {
  reifenbreite: async () => (await import('./reifenbreite/index.ts')).evaluation,
  ausreisser: async () => (await import('./ausreisser/index.ts')).evaluation,
};

/** Whether races of a game (by its id) can be understood. */
export const isJudged = (game: string): boolean => Object.hasOwn(evaluations, game);

/** The evaluation of a game (by its id); undefined where there is none. */
export async function loadEvaluation(game: string): Promise<AnyEvaluation | undefined> {
  return isJudged(game) ? evaluations[game]!() : undefined;
}
