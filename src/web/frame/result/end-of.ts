import { NOBODY } from '../../../kit/index.ts';
import { playBack, type Race } from '../../../table/index.ts';

/** How a race stands at its end, as everybody may see it. `View` is its game's. */
export const endOf = <View>(race: Race): View => race.game.view(playBack(race), NOBODY) as View;
