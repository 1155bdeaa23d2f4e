import {
  reifenbreite,
  type Action,
  type Config,
  type Event,
  type Names,
  type State,
  type View,
} from '../../../games/reifenbreite/index.ts';
import { scenarioAdapter, type OpenScenario, type Position, type Step } from '../../../games/reifenbreite/scenario/index.ts';
import type { GuideScreen } from '../../frame/learn/guide-screen.ts';
import { progressOf } from '../../frame/learn/progress.ts';
import { drawn } from '../../frame/learn/trial.svelte.ts';
import { Journeys } from '../draw/journeys.ts';
import { telling } from '../log/telling.ts';
import { RaceScreenModel } from '../race-screen-model.svelte.ts';
import { hiddenIn, LESSONS } from './lessons.ts';
import { drawnScene, type DrawnScene } from './scene.ts';

/** Rolls for the dice that the script leaves open: never a 7, which would draw a chance card. */
const QUIET_ROLLS = ['4,2', '4'];

/** A scenario of a step of the guide. */
export function sceneOfLesson(lesson: string): DrawnScene {
  const scene = drawnScene(`guide-${lesson}`);
  if (scene === null) throw new Error(`no scenario guide-${lesson}`);
  return scene;
}

/** Um Reifenbreite on the screens of its guide. */
export const guideScreen: GuideScreen<Config, State, Action, Event, View, Names, RaceScreenModel, Position, Step> = {
  game: reifenbreite,
  side: scenarioAdapter,
  page: 'guide',
  catalogue: 'reifenbreite/guide',
  progress: progressOf('guide', LESSONS),
  rules: '',
  setup: 'setup',
  telling,
  layout: 'beside',
  open: (lesson): OpenScenario => sceneOfLesson(lesson).open,
  model(lesson, open) {
    const journeys = new Journeys();
    return new RaceScreenModel(open(journeys.look), journeys, hiddenIn(lesson));
  },
  rest(model, lesson) {
    model.rest();
    // the reader has to find the space, so the chosen one lies in the middle of the bend
    if (lesson === 'shake') model.chosen = model.targets.find(({ length, lane }) => length === 7 && lane === 2) ?? null;
  },
  first: (model) => (model.targets.length > 0 ? '[data-place][tabindex="0"]' : null),
  others: (choices) => choices.find(({ type }) => type === 'follow' || type === 'refuse'),
  chance(state) {
    const found = reifenbreite.outcomes(state).find(({ action }) => action.type === 'roll' && QUIET_ROLLS.includes(action.dice.join(',')));
    return found?.action ?? drawn(reifenbreite, state);
  },
  // when the next turn begins
  settled: ({ pending: { kind } }) => kind === 'turn' || kind === 'over',
  quickRace: async () => (await import('../setup/quick.ts')).quickRace(),
};
