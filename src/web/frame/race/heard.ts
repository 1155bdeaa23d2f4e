/** What one who hears a race is told of a step: a sentence a move, one's own riders first, then jersey and lead. */

/** `own`: of a rider of somebody before the screen; `lead`: the jersey, and who is in front; `news`: falls, sprints, the finish; `other`: how the others ride. */
export type Priority = 'own' | 'lead' | 'news' | 'other';

export interface Ranked {
  readonly rank: Priority;
}

/** `brief`: nothing of how the others ride. */
export const HEARINGS = ['full', 'brief'] as const;
export type Hearing = (typeof HEARINGS)[number];

/** Of a stretch that was skipped so many sentences are told at most beside those of one's own riders. */
const MOST_TOLD = 4;
/** Of them, of the jersey and the lead: the last ones say how it stands. */
const MOST_OF_LEAD = 2;

/** What is told of a step, in the order in which it is. */
export interface ToldStep<Heard> {
  readonly told: readonly Heard[];
  /** So many others are left out; 0 in brief. */
  readonly more: number;
}

/** The last ones of each rank where they are too many; of one's own riders none is left out. */
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
