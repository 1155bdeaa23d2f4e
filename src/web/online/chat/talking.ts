import type { ChatAllowed } from '../messages.ts';

/** What the table allows of talk and onlookers. */
export interface Talking {
  readonly chat: ChatAllowed;
  readonly onlookers: boolean;
  /** Seconds. */
  readonly delay: number;
}
