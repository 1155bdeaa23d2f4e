import { addressOf } from '../../lib/route.svelte.ts';
import { copyText } from '../../lib/copy.ts';
import { isOnline } from '../../online/address.ts';
import { isCarried } from '../../session/carried-id.ts';
import type { Watching } from '../../session/watch.svelte.ts';

/** A link to a race, and whether it could be made. */
export interface Linked {
  /** `unmade`: the race is too long or not over, so its record has to be sent instead. */
  readonly how: 'copied' | 'shown' | 'unmade';
  /** '' if there is none. */
  readonly link: string;
}

/** The address of a screen that shows a race. That of a race in this browser contains the whole race. Null: the race is too long or not over. */
export async function linkTo(screen: 'watch' | 'result', id: string, race: Watching['race'], at = ''): Promise<string | null> {
  const linkId = isOnline(id) || isCarried(id) ? id : await (await import('../../session/carried.ts')).carry(race);
  return linkId === null ? null : new URL(addressOf(screen, linkId, at), location.href).href;
}

/** Makes a link that shows the race as it was after entry `at`, and copies it if the browser allows that. */
export async function copyLink(id: string, at: number, { race }: Pick<Watching, 'race'>): Promise<Linked> {
  const link = await linkTo('watch', id, race, String(at));
  if (link === null) return { how: 'unmade', link: '' };
  return { how: (await copyText(link)) ? 'copied' : 'shown', link };
}
