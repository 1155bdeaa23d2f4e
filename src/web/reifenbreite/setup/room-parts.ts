import type { Setup } from '../../../games/reifenbreite/index.ts';
import type { RoomParts } from '../../game-on-screen.ts';
import CoursePicture from './CoursePicture.svelte';
import Plan from './Plan.svelte';
import SeatJersey from './SeatJersey.svelte';
import { teamTitle } from '../team-name.ts';

export const parts: RoomParts = {
  Plan,
  Picture: CoursePicture,
  SeatJersey,
  look: (setup, seat) => ((setup as Setup).managers[seat]?.teams ?? []).map((team) => teamTitle(team, setup as Setup)).join(', '),
};
