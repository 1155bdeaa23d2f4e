import type { Component } from 'svelte';
import { loadEvaluation, continuationsAt, type KeyMoment, type Continuation } from '../../../analysis/index.ts';
import { nameEvents, type LogEvent, type Race } from '../../../table/index.ts';
import { painted } from '../../lib/paint.ts';
import type { Telling } from '../race/telling.ts';

/** A position at a moment of a finished race, to be drawn. */
export interface ShownPosition {
  readonly which: 'before' | 'done' | 'instead';
  readonly state: unknown;
  /** The position at the moment, and the states that led from it to this one, step by step. */
  readonly before: unknown;
  readonly steps: readonly (readonly unknown[])[];
}

/**
 * The input of a game's small board: one position, and all the positions next to it, so that every board shows the
 * same stretch of road.
 */
export interface BoardProps {
  race: Race;
  moment: KeyMoment;
  shown: ShownPosition;
  all: readonly ShownPosition[];
  /** Which board it is, in words. */
  label: string;
}
export type SmallBoard = Component<BoardProps>;

interface ShownEvents extends ShownPosition {
  readonly events: readonly LogEvent[];
  /** Whether chance has to answer before the next move. */
  readonly asksChance: boolean;
  /** Whether the fast bot played on after the option. */
  readonly isPlayedOn: boolean;
}

/**
 * Returns the position before a moment and the continuations from it: what happened, and what would have been
 * better.
 */
export async function boardsOf(race: Race, moment: KeyMoment, { isTold }: Telling): Promise<readonly ShownEvents[]> {
  // lets the opened panel show before the work begins
  const [evaluation] = await Promise.all([loadEvaluation(race.game.id), painted()]);
  const continuations = evaluation && continuationsAt(race, evaluation, moment.n, moment.better?.action ?? null);
  if (!continuations) throw new Error(`move ${moment.n} cannot be shown`);
  const { before, done, instead } = continuations;
  const shownOf = (which: ShownPosition['which'], { steps, state, asksChance }: Continuation): ShownEvents => {
    let met = race.game.copy(before);
    const shown = steps.flatMap(({ seat, events }, i) => {
      const all = nameEvents(race.game, met, { n: moment.n + i, seat, events });
      met = all.state;
      return all.events.filter(isTold);
    });
    const isPlayedOn = which === 'instead' && steps.length > 1;
    return { which, state, before, steps: steps.map(({ events }) => events), events: shown, asksChance, isPlayedOn };
  };
  const nothing: Continuation = { steps: [], state: before, asksChance: false };
  return [shownOf('before', nothing), shownOf('done', done), ...(instead === null ? [] : [shownOf('instead', instead)])];
}
