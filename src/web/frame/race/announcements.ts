/** Chooses what a screen reader announces of a step: one sentence a move, the player's own riders first, then jersey and lead. */

/**
 * `own`: a rider of a player at this screen. `lead`: the jersey and the leader. `news`: crashes, sprints, the finish.
 * `other`: moves of other riders.
 */
export type Priority = 'own' | 'lead' | 'news' | 'other';

export interface Ranked {
  readonly rank: Priority;
}

/** `brief` leaves out the moves of other riders. */
export const HEARINGS = ['full', 'brief'] as const;
export type Hearing = (typeof HEARINGS)[number];

/** After skipped steps, the maximum number of sentences beside those about the player's own riders. */
const MAX_ANNOUNCEMENTS = 4;
/** How many of them may be about the jersey and the lead. The last ones give the present state. */
const MAX_OF_LEAD = 2;

/** The announcements of a step, in their order. */
export interface SelectedAnnouncements<Item> {
  readonly selected: readonly Item[];
  /** The number of announcements left out; 0 in brief. */
  readonly more: number;
}

/**
 * Orders announcements by priority. Of too many with one priority only the last ones stay. Those about the player's
 * own riders all stay.
 */
export function selectAnnouncements<Item extends Ranked>(announcements: readonly Item[], hearing: Hearing): SelectedAnnouncements<Item> {
  const of = (rank: Priority): readonly Item[] => announcements.filter((each) => each.rank === rank);
  const [own, lead, news, other] = [of('own'), of('lead'), of('news'), of('other')];
  if (hearing === 'brief') return { selected: [...own, ...lead.slice(-MAX_OF_LEAD), ...news], more: 0 };
  const rest: Item[] = [];
  for (const [ranked, max] of [
    [lead, MAX_OF_LEAD],
    [news, MAX_ANNOUNCEMENTS],
    [other, MAX_ANNOUNCEMENTS],
  ] as const) {
    const left = Math.min(max, MAX_ANNOUNCEMENTS - rest.length);
    if (left > 0) rest.push(...ranked.slice(-left));
  }
  return { selected: [...own, ...rest], more: lead.length + news.length + other.length - rest.length };
}
