import type { AnySession } from '../../session/session.svelte.ts';

/** A stage that has just ended, perhaps the last one of the race. */
export interface StageEnd<Then> {
  /** Its picture: as its riders came in, before any of them is moved for the next stage. */
  readonly moment: Then;
  /** A sentence that names the winner. */
  readonly title: string;
  /** Another stage follows; the end of the last one leads to the result of the race. */
  readonly follows: boolean;
}

/**
 * How long the end of a stage is shown. `waits`: until the player goes on. `beside`: beside the race, which goes on without waiting, because
 * players elsewhere or another tab decide, or only bots play. `passes`: in the picture alone, while a race is watched.
 */
export type StageStay = 'waits' | 'beside' | 'passes';

export interface PlayedWhere {
  readonly isRemote: boolean;
  readonly saving: Pick<AnySession['saving'], 'status'>;
  readonly people: AnySession['people'];
}

export const stayOf = ({ isRemote, saving, people }: PlayedWhere, how: 'played' | 'watched'): StageStay =>
  how === 'watched' ? 'passes' : isRemote || saving.status === 'elsewhere' || people.length === 0 ? 'beside' : 'waits';
