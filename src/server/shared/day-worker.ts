import type { Content, Problem, Result } from '../../kit/index.ts';
import { createContent } from '../races/index.ts';
import { checkDay, type DayRecord } from './check-day.ts';

/** A record for a worker thread. */
export interface DayTask {
  /** The folder `content/`. */
  readonly content: string;
  readonly sent: DayRecord;
}

const contents = new Map<string, Content>();

export function check({ content: folder, sent }: DayTask): Promise<Result<number, readonly Problem[]>> {
  const content = contents.get(folder) ?? createContent(folder);
  contents.set(folder, content);
  return checkDay(sent, content);
}
