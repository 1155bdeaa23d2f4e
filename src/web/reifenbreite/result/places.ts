import type { Event, NamedEvent, View } from '../../../games/reifenbreite/index.ts';
import type { Race } from '../../../table/index.ts';
import type { Reader } from '../../frame/result/read-race.ts';

/** The riders' places after every round, read from a race played back. */
export interface StagePlaces {
  /** Names of the columns: `start` before the first round, then the rounds, then the end. */
  readonly columns: readonly (number | 'start' | 'end')[];
  /** By column: rider numbers from the first place to the last. */
  readonly orders: readonly (readonly number[])[];
}

const orderOf = (view: View): number[] => [...finished(view), ...others(view)];

const finished = (view: View): number[] =>
  view.riders
    .filter(({ rank }) => rank > 0)
    .sort((a, b) => a.rank - b.rank)
    .map(({ rider }) => rider);

const others = (view: View): number[] => view.riders.filter(({ rank }) => rank === 0).map(({ rider }) => rider);

/** One entry for each stage that has begun. The last column of an ended stage is its end. */
export function readPlaces({ game }: Race): Reader<readonly StagePlaces[], Event, NamedEvent> {
  const stages: { columns: (number | 'start' | 'end')[]; orders: number[][] }[] = [{ columns: [], orders: [] }];
  const note = (column: number | 'start' | 'end', state: unknown): void => {
    const stage = stages.at(-1);
    stage?.columns.push(column);
    stage?.orders.push(orderOf(game.view(state, 0) as View));
  };
  return {
    // one entry may end a race and begin the next, so each event is read with the state before it
    see({ named }, before) {
      if (named.type === 'race-began') stages.push({ columns: [], orders: [] });
      else if (named.type === 'round-began') note(named.round === 1 ? 'start' : named.round - 1, before);
      else if (named.type === 'race-ended') note('end', before);
    },
    end: () => stages.filter(({ columns }) => columns.length > 1),
  };
}
