import type { Analysis, KeyMoment } from '../../../analysis/index.ts';
import { spokenFactsOf } from '../../../kit/index.ts';
import type { SentenceKind } from '../../../words/index.ts';
import { playBack, type Race } from '../../../table/index.ts';

/** The actions taken at the moments of a race and the better ones, read from the race, independent of language. */

/** A sentence to be formatted in the reader's language. */
export interface SentenceData {
  readonly kind: SentenceKind;
  readonly code: string;
  readonly facts: Readonly<Record<string, unknown>>;
}

/** The action taken at a moment and the better one, with names instead of ids. */
export interface Choice {
  readonly done: SentenceData;
  readonly instead: SentenceData | null;
}

/** A plain map, filled before the analysis that needs it is shown, so it needs no reactivity. */
export const noChoices = (): Map<number, Choice> => new Map();

/** @param known entries to skip */
export function choicesOf(
  race: Race,
  { moments, mistakes, cards }: Pick<Analysis, 'moments' | 'mistakes' | 'cards'>,
  known: ReadonlySet<number> = new Set(),
): ReadonlyMap<number, Choice> {
  const { game } = race;
  const swings = new Map<number, KeyMoment | null>([
    ...cards.map(({ n }) => [n, null] as const),
    ...[...mistakes, ...moments].map((moment) => [moment.n, moment] as const),
  ]);
  for (const [n, moment] of swings) if (known.has(n) || moment?.kind === 'luck') swings.delete(n);
  const choices = new Map<number, Choice>();
  if (swings.size === 0) return choices;
  playBack(race, ({ n, action }, before) => {
    const moment = swings.get(n);
    if (moment === undefined) return undefined;
    const words = (option: unknown): SentenceData => ({
      kind: 'actions',
      code: game.actions.toNamed(before, option).type,
      facts: spokenFactsOf(game, before, option),
    });
    const option = moment?.better ? game.actions.parse(before, moment.better.action) : null;
    choices.set(n, { done: words(action), instead: option?.ok === true ? words(option.value) : null });
    return undefined;
  });
  return choices;
}
