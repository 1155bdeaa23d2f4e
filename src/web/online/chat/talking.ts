import type { ChatWish } from '../messages.ts';

/** What the table wishes of talk and onlookers. */
export interface Talking {
  readonly chat: ChatWish;
  readonly onlookers: boolean;
  /** Seconds. */
  readonly delay: number;
}
