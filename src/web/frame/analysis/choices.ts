import type { Analysis, KeyMoment } from '../../../analysis/index.ts';
import type { SentenceKind } from '../../../words/index.ts';
import { playBack, type Race } from '../../../table/index.ts';

/** What was done at the moments of a race, and what would have been better: read from the race, in no language. */

/** A sentence to be told in the reader's language. */
export interface ToldWords {
  readonly kind: SentenceKind;
  readonly code: string;
  readonly facts: Readonly<Record<string, unknown>>;
}

/** What was done at a moment, and what would have been better, as actions with names. */
export interface Choice {
  readonly done: ToldWords;
  readonly instead: ToldWords | null;
}

/** To be filled before the picture that needs them is shown: whoever reads it need not watch it. */
export const noChoices = (): Map<number, Choice> => new Map();

/** @param known entries that are left out */
export function choicesOf(
  race: Race,
  { moments, mistakes, cards }: Pick<Analysis, 'moments' | 'mistakes' | 'cards'>,
  known: ReadonlySet<number> = new Set(),
): ReadonlyMap<number, Choice> {
  const { game } = race;
  const wanted = new Map<number, KeyMoment | null>([
    ...cards.map(({ n }) => [n, null] as const),
    ...[...mistakes, ...moments].map((moment) => [moment.n, moment] as const),
  ]);
  for (const [n, moment] of wanted) if (known.has(n) || moment?.kind === 'luck') wanted.delete(n);
  const choices = new Map<number, Choice>();
  if (wanted.size === 0) return choices;
  playBack(race, ({ n, action }, before) => {
    const moment = wanted.get(n);
    if (moment === undefined) return undefined;
    const words = (option: unknown): ToldWords => {
      const named = game.actions.toNamed(before, option);
      return { kind: 'actions', code: named.type, facts: game.actions.toFacts(named) };
    };
    const option = moment?.better ? game.actions.parse(before, moment.better.action) : null;
    choices.set(n, { done: words(action), instead: option?.ok === true ? words(option.value) : null });
    return undefined;
  });
  return choices;
}
