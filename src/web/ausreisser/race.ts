import { ausreisser, type Action } from '../../games/ausreisser/index.ts';
import { withWords } from '../lib/words.svelte.ts';
import { below } from '../frame/race/below.ts';
import { narrow } from '../frame/race/narrow.ts';
import { openRaceOf } from '../frame/race/open-race.ts';
import type { RaceScreen } from '../frame/race/race-screen.ts';
import { highlightsOf } from './log/highlights.ts';
import { landmarks } from './log/landmarks.ts';
import { momentAt, type RaceMoment } from './log/moment.ts';
import { soundsOf } from './log/sounds.ts';
import { telling } from './log/telling.ts';
import { RaceScreenModel } from './race-screen-model.svelte.ts';
import type { RaceEvent, RaceSession } from './race-session.ts';
import { stageEndOf } from './result/stage-end.ts';
import { tCard, tScreen } from './t.ts';
import { titlesOf } from './titles.ts';

/** Der Ausreißer on the race screen. */
export const race: RaceScreen<RaceScreenModel, RaceSession, RaceMoment> = {
  layout: below,
  telling,
  titles: titlesOf,
  landmarks,
  meetings: () => withWords(import('./learn/Meetings.svelte'), 'ausreisser/meetings'),
  ceremony: () => withWords(import('./result/Ceremony.svelte'), 'ceremony'),
  open: (address) => openRaceOf(address, { game: ausreisser, telling, modelOf: (session) => new RaceScreenModel(session) }),
  heading({ view }, then) {
    const { stage, setup, stock } = then?.view ?? view;
    const which = tScreen('race.stage', { stage, stages: setup.stages });
    // a small screen shows the kilometres here instead of on the road
    return { title: tCard('title'), beside: narrow.current ? `${which} · ${tScreen('race.km', { km: stock })}` : which };
  },
  sounds: ({ recent, view }) => soundsOf(recent, view.stock),
  highlights: (_model, session) => highlightsOf(session).map((each) => ({ ...each, title: tScreen(each.words.key, each.words.facts) })),
  stageEnd(model, { names }, events: readonly RaceEvent[]) {
    const end = stageEndOf(model, events);
    if (end === null) return null;
    const { leader, stage } = end.moment.view;
    return { ...end, title: tScreen('highlight.stage-end', { rider: names[leader ?? -1] ?? '', stage }) };
  },
  momentAt: (model, _session, event: RaceEvent) => momentAt(model, event),
  // past moments would show hands that are covered now
  endsMoment: ({ shared }) => shared,
  pick: (model, action) => model.pick(action as Action),
  asksFirst: ({ session, covered }) => (session.together ? 'common' : covered ? 'cover' : null),
};
