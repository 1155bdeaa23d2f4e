import { ausreisser, type Action, type Config, type Event, type Names, type State, type View } from '../../../games/ausreisser/index.ts';
import { scenarioAdapter, type Position } from '../../../games/ausreisser/scenario/index.ts';
import { READER, type GuideScreen } from '../../frame/learn/guide-screen.ts';
import { progressOf } from '../../frame/learn/progress.ts';
import { drawn } from '../../frame/learn/trial.svelte.ts';
import { telling } from '../log/telling.ts';
import { RaceScreenModel } from '../race-screen-model.svelte.ts';
import type { ShownRace } from '../race-session.ts';
import { LESSONS } from './lessons.ts';
import { openOf } from './scene.ts';

/** A card that nobody has written down is a speed that changes little. */
const QUIET_CARDS = ['draw 42', 'draw 43', 'draw 44'];

/** Der Ausreißer on the screens of its guide. */
export const guideScreen: GuideScreen<Config, State, Action, Event, View, Names, RaceScreenModel<ShownRace>, Position> = {
  game: ausreisser,
  side: scenarioAdapter,
  page: 'first-stage',
  catalogue: 'ausreisser/guide',
  progress: progressOf('first-stage', LESSONS),
  rules: 'da-quick-start',
  telling,
  layout: 'below',
  open(lesson) {
    const open = openOf(`guide-${lesson}`);
    if (open === null) throw new Error(`no scenario guide-${lesson}`);
    return open;
  },
  // what is to be found must not be chosen already
  model: (_lesson, open) => new RaceScreenModel<ShownRace>(open(), { suggests: false }),
  rest: (model) => model.rest(),
  first: () => null,
  // a rider without a hill is not asked for one
  asksFor: ({ type }) => type !== 'pass',
  others: (choices) => choices.find(({ type }) => type === 'pass'),
  chance(state) {
    const found = ausreisser.outcomes(state).find(({ action }) => QUIET_CARDS.includes(ausreisser.actions.format(state, action)));
    return found?.action ?? drawn(ausreisser, state);
  },
  // at once where it is reached, else when the others have had their turns
  settled: ({ pending: { seat, kind }, reached, othersLeft }) => reached || !othersLeft || (seat === READER && kind === 'lay'),
  quickRace: async () => (await import('../setup/quick.ts')).quickRace(),
};
