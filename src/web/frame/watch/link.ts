import { addressOf } from '../../lib/route.svelte.ts';
import { isOnline } from '../../online/address.ts';
import { isCarried } from '../../session/carried-id.ts';
import type { Watching } from '../../session/watch.svelte.ts';

/** A link to a moment of a race, and whether it could be made. */
export interface Linked {
  /** `unmade`: the race is too long or not over, so its record has to be sent instead. */
  readonly how: 'copied' | 'shown' | 'unmade';
  /** '' if there is none. */
  readonly link: string;
}

/**
 * Makes a link that shows the race as it was after entry `at`, and copies it if the browser allows that. The link of
 * a race in this browser contains the whole race.
 */
export async function copyLink(id: string, at: number, { race }: Pick<Watching, 'race'>): Promise<Linked> {
  const linkId = isOnline(id) || isCarried(id) ? id : await (await import('../../session/carried.ts')).carry(race);
  if (linkId === null) return { how: 'unmade', link: '' };
  const link = new URL(addressOf('watch', linkId, String(at)), location.href).href;
  try {
    await navigator.clipboard.writeText(link);
    return { how: 'copied', link };
  } catch {
    // the browser forbids copying, or the page is not served over https
    return { how: 'shown', link };
  }
}
