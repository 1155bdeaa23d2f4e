import { ausreisser, type Action, type Config, type Event, type State, type View } from '../../../games/ausreisser/index.ts';
import type { PuzzleScreen } from '../../frame/puzzles/puzzle-screen.ts';
import { telling } from '../log/telling.ts';
import { RaceScreenModel } from '../race-screen-model.svelte.ts';
import type { ShownRace } from '../race-session.ts';
import { sayCard } from '../say.ts';

/** Der Ausreißer on the screens of its puzzles. */
export const puzzleScreen: PuzzleScreen<Config, State, Action, Event, View, RaceScreenModel<ShownRace>> = {
  game: ausreisser,
  title: () => sayCard('title'),
  telling,
  layout: 'below',
  files: import.meta.glob<unknown>('../../../../content/ausreisser/puzzles/*.json', { import: 'default' }),
  // what is to be found must not be chosen already
  model: (open) => new RaceScreenModel<ShownRace>(open(), { suggests: false }),
  rest: (model) => model.rest(),
  first: () => null,
};
