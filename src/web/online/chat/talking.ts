import type { ChatLevel } from '../../../protocol/index.ts';

/** The rules of a race for chat and onlookers. */
export interface Talking {
  readonly chat: ChatLevel;
  readonly onlookers: boolean;
  /** Seconds. */
  readonly delay: number;
}
