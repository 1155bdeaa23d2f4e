import type { AnySession } from '../../session/session.svelte.ts';

/** A stage that has just ended, or with which the race has. */
export interface StageEnd<Then> {
  /** The picture of it: as its riders came in, before anybody is moved for what comes next. */
  readonly moment: Then;
  /** Who has won it, in a sentence. */
  readonly title: string;
  /** Another stage is ridden after it; the end of the last one leads to the result of the race. */
  readonly follows: boolean;
}

/**
 * How long a stage's end is looked at: until somebody says so (`waits`); beside what goes on (`beside`), since those who sit elsewhere, or ride in another tab, wait for nobody here,
 * and a race of bots has nobody to wait for; where a race is watched, in the picture alone (`passes`), for the hand that plays it.
 */
export type StageStay = 'waits' | 'beside' | 'passes';

export const stayOf = ({ far, saving, people }: Pick<AnySession, 'far' | 'saving' | 'people'>, how: 'ridden' | 'watched'): StageStay =>
  how === 'watched' ? 'passes' : far || saving === 'elsewhere' || people.length === 0 ? 'beside' : 'waits';
