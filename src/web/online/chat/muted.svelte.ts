import type { Seat } from '../../../kit/index.ts';
import { recall, remember } from '../../lib/storage.ts';

/** The muted seats of a race (NO_SEAT: all onlookers), stored in this browser only. */
const keyOf = (race: string): string => `muted.${race}`;
let muted = $state.raw<Readonly<Record<string, readonly number[]>>>({});

export function mutedAt(race: string): readonly number[] {
  return muted[race] ?? read(race);
}

function read(race: string): readonly number[] {
  const kept = recall(keyOf(race)) ?? '';
  return kept === '' ? [] : kept.split(' ').map(Number).filter(Number.isInteger);
}

export function mute(race: string, seat: Seat, how: 'mute' | 'hear'): void {
  const others = mutedAt(race).filter((each) => each !== seat);
  const next = how === 'mute' ? [...others, seat] : others;
  muted = { ...muted, [race]: next };
  remember(keyOf(race), next.join(' '));
}
