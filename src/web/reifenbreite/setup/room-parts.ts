import type { Setup } from '../../../games/reifenbreite/index.ts';
import type { RoomParts } from '../../game-on-screen.ts';
import { text } from '../../lib/words.svelte.ts';
import Plan from './Plan.svelte';
import SeatJersey from './SeatJersey.svelte';

export const parts: RoomParts = {
  Plan,
  SeatJersey,
  look: (setup, seat) => ((setup as Setup).managers[seat]?.teams ?? []).map((team) => text('nouns', `team-${team}`) ?? team).join(', '),
};
