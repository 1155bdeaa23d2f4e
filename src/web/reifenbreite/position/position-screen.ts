import { reifenbreite } from '../../../games/reifenbreite/index.ts';
import { scenarioAdapter } from '../../../games/reifenbreite/scenario/index.ts';
import type { PositionScreen } from '../../frame/position/position-screen.ts';
import { tCard } from '../t.ts';
import { titlesOf } from '../titles.ts';
import { withTurn } from './edits.ts';
import { firstText } from './first.ts';

export const positionScreen: PositionScreen = {
  game: reifenbreite,
  side: scenarioAdapter,
  titles: titlesOf,
  title: () => tCard('title'),
  first: () => firstText(),
  asked: ['turn', 'verdict', 'over'],
  withTurn,
};
