import type { Analysis, Moment } from '../../../analysis/index.ts';
import type { SentenceKind } from '../../../words/index.ts';
import { logOf, playBack, type LogEvent, type Race } from '../../../table/index.ts';

/** A sentence to be told in the reader's language. */
export interface Words {
  readonly kind: SentenceKind;
  readonly code: string;
  readonly facts: Readonly<Record<string, unknown>>;
}

/** What every entry tells: its first line in the log; nothing where it tells none. */
export function linesByEntry(race: Race, isTold: (event: LogEvent) => boolean): readonly (LogEvent | undefined)[] {
  const first: LogEvent[] = [];
  logOf(race, (event) => {
    if (isTold(event)) first[event.n] ??= event;
  });
  return first;
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
