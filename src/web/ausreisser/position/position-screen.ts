import { ausreisser } from '../../../games/ausreisser/index.ts';
import { scenarioAdapter } from '../../../games/ausreisser/scenario/index.ts';
import type { PositionScreen } from '../../frame/position/position-screen.ts';
import { tCard } from '../t.ts';
import { titlesOf } from '../titles.ts';
import { withTurn } from './edits.ts';
import { firstText } from './first.ts';

export const positionScreen: PositionScreen = {
  game: ausreisser,
  side: scenarioAdapter,
  titles: titlesOf,
  title: () => tCard('title'),
  first: firstText,
  asked: ['due'],
  withTurn,
  tall: true,
};
