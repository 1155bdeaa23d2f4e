import { ausreisser, type Action, type Config, type Event, type Names, type State, type View } from '../../../games/ausreisser/index.ts';
import type { SceneScreen } from '../../frame/learn/scene-screen.ts';
import { telling } from '../log/telling.ts';
import { RaceScreenModel } from '../race-screen-model.svelte.ts';
import type { ShownRace } from '../race-session.ts';
import { tScreen } from '../t.ts';
import { gallery } from './gallery.ts';

/** Der Ausreißer on the screens of its scenarios. */
export const sceneScreen: SceneScreen<Config, State, Action, Event, View, Names, RaceScreenModel<ShownRace>> = {
  game: ausreisser,
  gallery,
  telling,
  model: (open) => new RaceScreenModel<ShownRace>(open()),
  rest: (model) => model.rest(),
  whoIs: (actor) => actor,
  begins: ({ stage, setup }) => tScreen('scene.begin', { stage, stages: setup.stages }),
  sayChance: (asked, answer) => `${asked}: ${answer}`,
  tries: () => tScreen('scene.try'),
};
