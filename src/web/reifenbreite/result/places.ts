import type { View } from '../../../games/reifenbreite/index.ts';
import { logOf, type AnyRules, type Race } from '../../../table/index.ts';

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

/** One entry a stage that has begun; the last column of a stage that has ended is its end. */
export function placesOf(race: Race): StagePlaces[] {
  const { game } = race;
  const stages: { columns: (number | 'start' | 'end')[]; orders: number[][] }[] = [{ columns: [], orders: [] }];
  const note = (column: number | 'start' | 'end', state: unknown): void => {
    const stage = stages.at(-1);
    stage?.columns.push(column);
    stage?.orders.push(orderOf(viewOf(game, state)));
  };
  // one entry may end a race and begin the next, so each event is looked at with the state it meets
  logOf(race, ({ type, facts }, before) => {
    if (type === 'race-began') stages.push({ columns: [], orders: [] });
    else if (type === 'round-began') note(facts['round'] === 1 ? 'start' : Number(facts['round']) - 1, before);
    else if (type === 'race-ended') note('end', before);
  });
  return stages.filter(({ columns }) => columns.length > 1);
}

const viewOf = (game: AnyRules, state: unknown): View => game.view(state, 0) as View;
