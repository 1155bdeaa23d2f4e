import type { Analysis, Moment } from '../../../analysis/index.ts';
import type { SentenceKind } from '../../../words/index.ts';
import { logOf, playBack, type LogEvent, type Race } from '../../../table/index.ts';

/** A sentence to be told in the reader's language. */
export interface Words {
  readonly kind: SentenceKind;
  readonly code: string;
  readonly facts: Readonly<Record<string, unknown>>;
}

/** All that the log tells of a race. */
export function toldOf(race: Race, isTold: (event: LogEvent) => boolean): readonly LogEvent[] {
  const told: LogEvent[] = [];
  logOf(race, (event) => {
    if (isTold(event)) told.push(event);
  });
  return told;
}

/** What was done at a moment, and what would have been better, as actions with names. */
export interface Choice {
  readonly done: Words;
  readonly instead: Words | null;
}

export function choicesOf(race: Race, { moments, mistakes }: Pick<Analysis, 'moments' | 'mistakes'>): ReadonlyMap<number, Choice> {
  const { game } = race;
  const wanted = new Map<number, Moment>([...mistakes, ...moments].map((moment) => [moment.n, moment]));
  const choices = new Map<number, Choice>();
  playBack(race, ({ n, action }, before) => {
    const moment = wanted.get(n);
    if (moment?.kind !== 'choice') return undefined;
    const words = (option: unknown): Words => {
      const facts = game.actions.toJson(before, option);
      return { kind: 'actions', code: String(facts['type']), facts };
    };
    const option = moment.better === null ? null : game.actions.parse(before, moment.better.action);
    choices.set(n, { done: words(action), instead: option?.ok === true ? words(option.value) : null });
    return undefined;
  });
  return choices;
}
