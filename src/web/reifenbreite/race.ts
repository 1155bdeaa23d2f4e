import { reifenbreite, type Action } from '../../games/reifenbreite/index.ts';
import { withWords } from '../lib/words.svelte.ts';
import { beside } from '../frame/race/beside.ts';
import { openRaceOf } from '../frame/race/open-race.ts';
import type { RaceScreen } from '../frame/race/race-screen.ts';
import { Journeys } from './draw/journeys.ts';
import { isMove } from './log/kinds.ts';
import { landmarks } from './log/landmarks.ts';
import { momentAt, type RaceMoment } from './log/moment.ts';
import { soundsOf } from './log/sounds.ts';
import { telling } from './log/telling.ts';
import { RaceScreenModel } from './race-screen-model.svelte.ts';
import type { RaceSession } from './race-session.ts';
import { stageEndOf } from './result/stage-end.ts';
import { courseTitle, titlesOf } from './titles.ts';
import { tScreen } from './t.ts';

/** Um Reifenbreite on the race screen. */
export const race: RaceScreen<RaceScreenModel, RaceSession, RaceMoment> = {
  layout: beside,
  telling,
  titles: titlesOf,
  landmarks,
  meetings: () => withWords(import('./learn/Meetings.svelte'), 'reifenbreite/meetings'),
  ceremony: () => withWords(import('./result/Ceremony.svelte'), 'ceremony'),
  open(address) {
    const journeys = new Journeys();
    const modelOf = (session: RaceSession): RaceScreenModel => {
      // the ways of earlier steps are not animated again
      journeys.take();
      return new RaceScreenModel(session, journeys);
    };
    return openRaceOf(address, { game: reifenbreite, telling, modelOf, look: journeys.look, onSkipped: () => journeys.take() });
  },
  heading({ view }, then) {
    const { stage, round, setup } = then?.view ?? view;
    const which = setup.stages.length > 1 ? `${tScreen('race.stage', { stage, stages: setup.stages.length })} · ` : '';
    return {
      title: courseTitle(setup.stages[stage - 1]),
      beside: which + (round > 0 ? tScreen('race.round', { round }) : tScreen('race.before')),
    };
  },
  sounds: ({ recent, view }) => soundsOf(recent, view),
  isMove,
  highlights: ({ highlights }) => highlights.map((each) => ({ ...each, title: tScreen(each.words.key, each.words.facts) })),
  stageEnd: stageEndOf,
  momentAt,
  pick: async (model, action) => (await import('./ask/pick-action.ts')).pickAction(model, action as Action),
  first: ({ chosen }) => (chosen ? `[data-place="${chosen.place}"]` : null),
};
