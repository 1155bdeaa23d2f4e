import {
  ausreisser,
  CARD_NAMES,
  type Action,
  type CardName,
  type Config,
  type Event,
  type Names,
  type State,
  type View,
} from '../../../games/ausreisser/index.ts';
import { scenarioAdapter, type Position } from '../../../games/ausreisser/scenario/index.ts';
import { READER, type GuideScreen } from '../../frame/learn/guide-screen.ts';
import { progressOf } from '../../frame/learn/progress.ts';
import { drawn } from '../../frame/learn/trial.svelte.ts';
import { telling } from '../log/telling.ts';
import { RaceScreenModel } from '../race-screen-model.svelte.ts';
import type { ShownRace } from '../race-session.ts';
import { LESSONS } from './lessons.ts';
import { openOf } from './scene.ts';

/** Cards that chance draws where the script leaves it open: speeds that change little. */
const QUIET_CARDS: readonly CardName[] = ['42', '43', '44'];

/** Der Ausreißer on the screens of its guide. */
export const guideScreen: GuideScreen<Config, State, Action, Event, View, Names, RaceScreenModel<ShownRace>, Position> = {
  game: ausreisser,
  side: scenarioAdapter,
  page: 'first-stage',
  catalogue: 'ausreisser/guide',
  progress: progressOf('first-stage', LESSONS),
  rules: 'da-quick-start',
  setup: 'stages',
  telling,
  layout: 'below',
  open(lesson) {
    const open = openOf(`guide-${lesson}`);
    if (open === null) throw new Error(`no scenario guide-${lesson}`);
    return open;
  },
  // the reader has to find the card
  model: (_lesson, open) => new RaceScreenModel<ShownRace>(open(), { suggests: false }),
  rest: (model) => model.rest(),
  first: () => null,
  // riders without a hill are not asked for one
  asksFor: ({ type }) => type !== 'pass',
  others: (choices) => choices.find(({ type }) => type === 'pass'),
  chance(state) {
    const found = ausreisser.outcomes(state).find(({ action }) => action.type === 'draw' && QUIET_CARDS.includes(CARD_NAMES[action.card]!));
    return found?.action ?? drawn(ausreisser, state);
  },
  // at once if the goal is reached, else after the turns of the others
  settled: ({ pending: { seat, kind }, reached, othersLeft }) => reached || !othersLeft || (seat === READER && kind === 'lay'),
  quickRace: async () => (await import('../setup/quick.ts')).quickRace(),
};
