import type { ChatLevel } from '../../../protocol/index.ts';

/** What the table allows of talk and onlookers. */
export interface Talking {
  readonly chat: ChatLevel;
  readonly onlookers: boolean;
  /** Seconds. */
  readonly delay: number;
}
