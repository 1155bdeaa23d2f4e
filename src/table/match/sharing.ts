import { sameData } from './same-data.ts';

/** Work that several ask for at once is done once for all of them: whoever asks for the same under the same key while it is being done gets its answer. */
export type Sharing<Key, Answer> = (key: Key, request: unknown, work: () => Promise<Answer>) => Promise<Answer>;

export function createSharing<Key, Answer>(): Sharing<Key, Answer> {
  const doing = new Map<Key, { readonly request: unknown; readonly answer: Promise<Answer> }>();
  return (key, request, work) => {
    const same = doing.get(key);
    if (same !== undefined && sameData(same.request, request)) return same.answer;
    const answer = work().finally(() => {
      if (doing.get(key)?.answer === answer) doing.delete(key);
    });
    if (same === undefined) doing.set(key, { request, answer });
    return answer;
  };
}
