import { below } from '../../../src/web/frame/race/below.ts';
import { openRaceOf } from '../../../src/web/frame/race/open-race.ts';
import type { RaceScreen } from '../../../src/web/frame/race/race-screen.ts';
import { toyGame } from '../../kit/toy-game.ts';
import { momentAt, type RaceMoment } from './log/moment.ts';
import { telling } from './log/telling.ts';
import { RaceScreenModel } from './race-screen-model.svelte.ts';
import type { RaceSession } from './race-session.ts';
import { titlesOf } from './titles.ts';

/** The toy game on the race screen. */
export const race: RaceScreen<RaceScreenModel, RaceSession, RaceMoment> = {
  layout: below,
  telling,
  titles: titlesOf,
  landmarks: {
    kinds: ['round'],
    kindOf: ({ named }) => (named.type === 'round-began' ? 'round' : null),
    label: () => 'Rounds',
    riders: (names) => names.map((name, id) => ({ id, name })),
    isAbout: ({ seat }, rider) => seat === rider,
  },
  open: (wanted) => openRaceOf(wanted, { game: toyGame, telling, modelOf: (session) => new RaceScreenModel(session) }),
  heading: ({ view }) => ({ title: 'The toy game', beside: `${view.bagSize} in the bag` }),
  sounds: ({ recent }) => (recent.some(({ named }) => named.type === 'laid') ? ['card'] : []),
  momentAt,
};
