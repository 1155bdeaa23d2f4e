import { addressOf } from '../../lib/route.svelte.ts';
import { isOnline } from '../../online/address.ts';
import { isCarried } from '../../session/carried-id.ts';
import type { Watching } from '../../session/watch.svelte.ts';

/** A link to a moment, and what became of it. */
export interface Linked {
  /** `unmade`: the race is too long, or not over; its record has to be sent along. */
  readonly how: 'copied' | 'shown' | 'unmade';
  /** '' where there is none. */
  readonly link: string;
}

/** Makes the link by which somebody else sees the race as it is after entry `at`: one that is kept here is carried whole in it. Copies it where the browser lets us. */
export async function copyLink(id: string, at: number, { race }: Pick<Watching, 'race'>): Promise<Linked> {
  const wanted = isOnline(id) || isCarried(id) ? id : await (await import('../../session/carried.ts')).carry(race);
  if (wanted === null) return { how: 'unmade', link: '' };
  const link = new URL(addressOf('watch', wanted, String(at)), location.href).href;
  try {
    await navigator.clipboard.writeText(link);
    return { how: 'copied', link };
  } catch {
    // forbidden, or without https
    return { how: 'shown', link };
  }
}
