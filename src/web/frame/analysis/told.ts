import type { Analysis, Moment } from '../../../analysis/index.ts';
import type { Facts, Seat } from '../../../kit/index.ts';
import type { SentenceKind } from '../../../words/index.ts';
import { logOf, playBack, tellEvents, type LogEvent, type Race } from '../../../table/index.ts';

/** A sentence to be told in the reader's language. */
export interface Words {
  readonly kind: SentenceKind;
  readonly code: string;
  readonly facts: Readonly<Record<string, unknown>>;
}

/** What a race tells once it is over. */
export interface Told {
  /** All that the log tells. */
  readonly lines: readonly LogEvent[];
  /** By entry: what it tells first, and where the log tells nothing of it, what happened there; now that all is over, also what only one could see. */
  readonly firsts: ReadonlyMap<number, LogEvent>;
}

/**
 * @param isTold by the log
 * @param isSaid there is a sentence for it
 */
export function toldOf(race: Race, isTold: (event: LogEvent) => boolean, isSaid: (event: LogEvent) => boolean): Told {
  const { game } = race;
  const lines: LogEvent[] = [];
  const firsts = new Map<number, LogEvent>();
  logOf(race, (event) => {
    if (isTold(event)) lines.push(event);
  });
  let state = game.start(race.config);
  for (const { n, seat, events } of race.entries) {
    const all = tellEvents(game, state, { n, seat, events });
    ({ state } = all);
    const first = all.told.find(isTold) ?? all.told.find(isSaid);
    if (first !== undefined) firsts.set(n, first);
  }
  return { lines, firsts };
}

/** What was done at a moment, and what would have been better, as actions with names. */
export interface Choice {
  readonly done: Words;
  readonly instead: Words | null;
}

/** The same in the reader's language; '' where there is none. */
export interface Said {
  readonly done: string;
  readonly instead: string;
}

/** What slipstreams brought in a game, in its own measure. */
export interface Slipstream {
  readonly title: string;
  /** @param rider null: the whole seat */
  readonly of: (lines: readonly LogEvent[], seat: Seat, rider: Facts | null) => number;
}

export function choicesOf(
  race: Race,
  { moments, mistakes, cards }: Pick<Analysis, 'moments' | 'mistakes' | 'cards'>,
): ReadonlyMap<number, Choice> {
  const { game } = race;
  const wanted = new Map<number, Moment | null>([
    ...cards.map(({ n }) => [n, null] as const),
    ...[...mistakes, ...moments].map((moment) => [moment.n, moment] as const),
  ]);
  const choices = new Map<number, Choice>();
  playBack(race, ({ n, action }, before) => {
    const moment = wanted.get(n);
    if (moment === undefined || moment?.kind === 'luck') return undefined;
    const words = (option: unknown): Words => {
      const facts = game.actions.toJson(before, option);
      return { kind: 'actions', code: String(facts['type']), facts };
    };
    const option = moment?.better ? game.actions.parse(before, moment.better.action) : null;
    choices.set(n, { done: words(action), instead: option?.ok === true ? words(option.value) : null });
    return undefined;
  });
  return choices;
}
