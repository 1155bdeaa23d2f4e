import type { BotReply } from './bot-worker.ts';
import type { AdviceQuestion, Advised } from './advise.ts';

/** A request for advice that is running. */
export interface PendingAdvice {
  /** Never resolves after it was given up. */
  readonly advice: Promise<readonly Advised[]>;
  giveUp(): void;
}

/** Advice that was begun before a player asked for it. */
let ahead: { readonly key: string; readonly pending: PendingAdvice } | null = null;

/** Begins advice that a player may ask for soon. It ends if other advice is prepared, or with the returned function. */
export function prepareAdvice(question: AdviceQuestion): () => void {
  const key = JSON.stringify(question);
  if (ahead?.key !== key) {
    ahead?.pending.giveUp();
    ahead = { key, pending: begin(question) };
    // a player who asks gets the failure
    ahead.pending.advice.catch(() => undefined);
  }
  return () => {
    if (ahead?.key !== key) return;
    ahead.pending.giveUp();
    ahead = null;
  };
}

/** The prepared advice, or advice that begins now. */
export function askAdvice(question: AdviceQuestion): PendingAdvice {
  if (ahead?.key !== JSON.stringify(question)) return begin(question);
  const { pending } = ahead;
  ahead = null;
  return pending;
}

/**
 * Computes advice in a worker of its own that ends with it, so that the bots can keep thinking in theirs. Without a
 * worker it runs in the page.
 */
function begin(question: AdviceQuestion): PendingAdvice {
  let worker: Worker | null = null;
  const inPage = async (): Promise<readonly Advised[]> => (await import('./advise.ts')).advise(question);
  const end = (): void => {
    worker?.terminate();
    worker = null;
  };
  try {
    worker = new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module' });
  } catch {
    return { advice: inPage(), giveUp: end };
  }
  const begun = worker;
  const advice = new Promise<readonly Advised[]>((resolve, reject) => {
    begun.addEventListener('message', ({ data }: MessageEvent<BotReply>) => {
      end();
      if (data.advice === undefined) reject(new Error(data.error));
      else resolve(data.advice);
    });
    begun.addEventListener('error', () => {
      end();
      // the worker could not start or crashed, so the page computes it
      inPage().then(resolve, reject);
    });
    begun.postMessage({ ...question, id: 1 });
  });
  return { advice, giveUp: end };
}
