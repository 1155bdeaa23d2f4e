import {
  placeToFollowTo,
  pointsToRide,
  riderNumber,
  riderOnTurn,
  surfaceAt,
  surfaceChange,
  type Action,
  type Place,
  type State,
} from '../../../games/reifenbreite/index.ts';
import { SURFACES } from '../../../course/index.ts';
import { formatTenth } from '../../lib/figures.ts';
import { tReasons, tScreen } from '../t.ts';
import { countsOf } from './counts.ts';
import { oddsOf } from './odds.ts';
import { previewOf, targetsOf } from './offer.ts';

/** What can be seen of an option on the board: its points, who would come along, the surface of the next turn, and how far it leads on average. */
export function visibleReasons(state: State, action: Action): readonly string[] {
  switch (action.type) {
    case 'move':
      return [...ofMove(state, action), ...fromSurface(state, action.to)];
    case 'follow':
      return [tReasons('free'), ...fromSurface(state, placeToFollowTo(state))];
    case 'dice':
    case 'cards':
      return [tReasons('mean', { spaces: formatTenth(oddsOf(state, action).mean) })];
    default:
      return [];
  }
}

function ofMove(state: State, action: Action): readonly string[] {
  const rider = riderNumber(riderOnTurn(state));
  const [target] = targetsOf(state, [action], rider, pointsToRide(state));
  if (target === undefined) return [];
  const own = countsOf(state, action).filter((count) => count.rider === rider);
  const { followers } = previewOf(state, rider, target, pointsToRide(state));
  const along = followers.filter(({ refusal }) => refusal === null).map((follower) => follower.rider);
  return [
    ...own.map(({ what, line, rank, points }) => tScreen(`counts-${what}`, { line, rank, points })),
    ...(target.finish || followers.length === 0
      ? []
      : [along.length === 0 ? tScreen('board.alone-here') : tReasons('along', { riders: along.join(', ') })]),
  ];
}

/** What the surface takes or gives in the turn that starts there (UR 9). */
function fromSurface(state: State, place: Place): readonly string[] {
  if (!state.config.surfacesCount) return [];
  return [tReasons(`from-${SURFACES[surfaceAt(state, place)]!}`, { change: Math.abs(surfaceChange(state, place)) })];
}
