import { reifenbreite } from '../../../games/reifenbreite/index.ts';
import { scenarioAdapter } from '../../../games/reifenbreite/scenario/index.ts';
import type { PositionScreen } from '../../frame/position/position-screen.ts';
import { sayCard } from '../say.ts';
import { titlesOf } from '../titles.ts';
import { withTurn } from './edits.ts';
import { firstText } from './first.ts';

export const positionScreen: PositionScreen = {
  game: reifenbreite,
  side: scenarioAdapter,
  titles: titlesOf,
  title: () => sayCard('title'),
  first: firstText,
  asked: ['turn', 'verdict', 'over'],
  withTurn,
};
