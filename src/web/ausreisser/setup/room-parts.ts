import { lookOf } from '../../frame/draw/looks.ts';
import type { RoomParts } from '../../game-on-screen.ts';
import { text } from '../../lib/words.svelte.ts';
import Plan from './Plan.svelte';
import SeatJersey from './SeatJersey.svelte';

export const parts: RoomParts = { Plan, SeatJersey, look: (_setup, seat) => text('nouns', `rider-${lookOf(seat)}`) ?? '' };
