import { sameData } from './same-data.ts';

/** Does work once that several callers ask for at the same time. A caller who asks for the same under the same key while it is being done gets its answer. */
export type SharedWork<Key, Answer> = (key: Key, request: unknown, work: () => Promise<Answer>) => Promise<Answer>;

export function createSharedWork<Key, Answer>(): SharedWork<Key, Answer> {
  const running = new Map<Key, { readonly request: unknown; readonly answer: Promise<Answer> }>();
  return (key, request, work) => {
    const known = running.get(key);
    if (known !== undefined && sameData(known.request, request)) return known.answer;
    const answer = work().finally(() => {
      if (running.get(key)?.answer === answer) running.delete(key);
    });
    if (known === undefined) running.set(key, { request, answer });
    return answer;
  };
}
