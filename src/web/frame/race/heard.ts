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
const MOST_TOLD = 4;
/** How many of them may be about the jersey and the lead. The last ones give the present state. */
const MOST_OF_LEAD = 2;

/** The announcements of a step, in their order. */
export interface ToldStep<Heard> {
  readonly told: readonly Heard[];
  /** The number of announcements left out; 0 in brief. */
  readonly more: number;
}

/**
 * Orders announcements by priority. Of too many with one priority only the last ones stay. Those about the player's
 * own riders all stay.
 */
export function inOrder<Heard extends Ranked>(heard: readonly Heard[], hearing: Hearing): ToldStep<Heard> {
  const of = (rank: Priority): readonly Heard[] => heard.filter((each) => each.rank === rank);
  const [own, lead, news, other] = [of('own'), of('lead'), of('news'), of('other')];
  if (hearing === 'brief') return { told: [...own, ...lead.slice(-MOST_OF_LEAD), ...news], more: 0 };
  const rest: Heard[] = [];
  for (const [ranked, most] of [
    [lead, MOST_OF_LEAD],
    [news, MOST_TOLD],
    [other, MOST_TOLD],
  ] as const) {
    const room = Math.min(most, MOST_TOLD - rest.length);
    if (room > 0) rest.push(...ranked.slice(-room));
  }
  return { told: [...own, ...rest], more: lead.length + news.length + other.length - rest.length };
}
