import type { Content, Problem, Result } from '../../kit/index.ts';
import { checkRequest, type CheckedRace, type NewRaceRequest } from './check-request.ts';
import { createContent } from './content.ts';

/** A request to a worker thread. */
export interface CheckTask {
  /** The folder `content/`. */
  readonly content: string;
  readonly request: NewRaceRequest;
}

const contents = new Map<string, Content>();

export function check({ content: folder, request }: CheckTask): Promise<Result<CheckedRace, readonly Problem[]>> {
  const content = contents.get(folder) ?? createContent(folder);
  contents.set(folder, content);
  return checkRequest(request, content);
}
