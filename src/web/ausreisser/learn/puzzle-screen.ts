import {
  ausreisser,
  forecast,
  riderAsked,
  type Action,
  type Config,
  type Event,
  type Names,
  type State,
  type View,
} from '../../../games/ausreisser/index.ts';
import type { PuzzleScreen } from '../../frame/puzzles/puzzle-screen.ts';
import { telling } from '../log/telling.ts';
import { RaceScreenModel } from '../race-screen-model.svelte.ts';
import type { ShownRace } from '../race-session.ts';
import { tCard, tScreen } from '../t.ts';
import { files } from './puzzle-files.ts';

/** A sentence where two speeds bring the same result, so that the reason of the better one would fit the other too. */
function alike(seen: State, best: Action, instead: Action, other: string): string | null {
  if (best.type !== 'lay' || instead.type !== 'lay') return null;
  const [one, two] = [best, instead].map(({ cards }) => forecast(seen, riderAsked(seen), cards));
  if (!one || !two || one.result !== two.result || one.minutes !== two.minutes || one.road !== two.road) return null;
  const leads = one.result === 'led' || one.result === 'took-lead';
  return tScreen(leads ? 'puzzle.alike-leading' : 'puzzle.alike', { other });
}

/** Der Ausreißer on the screens of its puzzles. */
export const puzzleScreen: PuzzleScreen<Config, State, Action, Event, View, Names, RaceScreenModel<ShownRace>> = {
  game: ausreisser,
  title: () => tCard('title'),
  telling,
  layout: 'below',
  files,
  // the reader has to find the card
  model: (open) => new RaceScreenModel<ShownRace>(open(), { suggests: false }),
  rest: (model) => model.rest(),
  first: () => null,
  alike,
};
