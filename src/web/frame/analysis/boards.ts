import type { Component } from 'svelte';
import { loadEvaluation, waysAt, type KeyMoment, type Way } from '../../../analysis/index.ts';
import { nameEvents, type LogEvent, type Race } from '../../../table/index.ts';
import { painted } from '../../lib/paint.ts';
import type { Telling } from '../race/telling.ts';

/** A position at a moment of a race that is over, to be drawn. */
export interface ShownPosition {
  readonly which: 'before' | 'done' | 'instead';
  readonly state: unknown;
  /** The position at the moment, and by what this one came of it, step by step. */
  readonly before: unknown;
  readonly steps: readonly (readonly unknown[])[];
}

/** What a game's small board is given: one position, and all that stand beside it, so that all show the same piece of road. */
export interface BoardProps {
  race: Race;
  moment: KeyMoment;
  shown: ShownPosition;
  all: readonly ShownPosition[];
  /** Which of them it is, in words. */
  label: string;
}
export type SmallBoard = Component<BoardProps>;

interface Told extends ShownPosition {
  readonly told: readonly LogEvent[];
  /** Chance would have to answer next, before anybody moves. */
  readonly asksChance: boolean;
  /** After the option somebody quick rode on. */
  readonly riddenOn: boolean;
}

/** The position before a moment and the ways from it: what was done or fell, and what would have been better. */
export async function boardsOf(race: Race, moment: KeyMoment, { isTold }: Telling): Promise<readonly Told[]> {
  // what was tapped is open before anything is worked out
  const [evaluation] = await Promise.all([loadEvaluation(race.game.id), painted()]);
  const ways = evaluation && waysAt(race, evaluation, moment.n, moment.better?.action ?? null);
  if (!ways) throw new Error(`move ${moment.n} cannot be shown`);
  const { before, done, instead } = ways;
  const shownOf = (which: ShownPosition['which'], { steps, state, asksChance }: Way): Told => {
    let met = race.game.copy(before);
    const told = steps.flatMap(({ seat, events }, i) => {
      const all = nameEvents(race.game, met, { n: moment.n + i, seat, events });
      met = all.state;
      return all.events.filter(isTold);
    });
    const riddenOn = which === 'instead' && steps.length > 1;
    return { which, state, before, steps: steps.map(({ events }) => events), told, asksChance, riddenOn };
  };
  const nothing: Way = { steps: [], state: before, asksChance: false };
  return [shownOf('before', nothing), shownOf('done', done), ...(instead === null ? [] : [shownOf('instead', instead)])];
}
