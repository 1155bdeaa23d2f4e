import {
  reifenbreite,
  type Action,
  type Config,
  type Event,
  type Names,
  type State,
  type View,
} from '../../../games/reifenbreite/index.ts';
import type { PuzzleScreen } from '../../frame/puzzles/puzzle-screen.ts';
import { Journeys } from '../draw/journeys.ts';
import { telling } from '../log/telling.ts';
import { RaceScreenModel } from '../race-screen-model.svelte.ts';
import { tCard } from '../t.ts';
import { files } from './puzzle-files.ts';

/** Um Reifenbreite on the screens of its puzzles. */
export const puzzleScreen: PuzzleScreen<Config, State, Action, Event, View, Names, RaceScreenModel> = {
  game: reifenbreite,
  title: () => tCard('title'),
  telling,
  layout: 'beside',
  files,
  model(open) {
    const journeys = new Journeys();
    return new RaceScreenModel(open(journeys.look), journeys);
  },
  rest: (model) => model.rest(),
  first: (model) => (model.targets.length > 0 ? '[data-place][tabindex="0"]' : null),
};
