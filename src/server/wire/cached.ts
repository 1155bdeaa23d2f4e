import { performance } from 'node:perf_hooks';

/** Caches the result of `ask` for some milliseconds. Failures are not cached. */
export function cached<T>(milliseconds: number, ask: () => Promise<T>, now = () => performance.now()): () => Promise<T> {
  let known: { readonly answer: Promise<T>; readonly at: number } | null = null;
  return () => {
    if (known !== null && now() - known.at < milliseconds) return known.answer;
    const call = { answer: ask(), at: now() };
    known = call;
    call.answer.catch(() => {
      if (known === call) known = null;
    });
    return call.answer;
  };
}
