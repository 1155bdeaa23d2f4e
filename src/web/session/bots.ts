import type { BotReply } from './bot-worker.ts';
import type { Thought, BotQuestion } from './think.ts';

/** Bots think in a worker so that the page never freezes. Without a worker they think in steps between frames. */
export interface Thinker {
  choose(question: BotQuestion): Promise<Thought>;
  end(): void;
}

export function createThinker(): Thinker {
  const worker = startWorker();
  return worker ?? { choose: (question) => import('./think.ts').then(({ think }) => think(question)), end: () => undefined };
}

function startWorker(): Thinker | null {
  let worker: Worker;
  try {
    worker = new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module' });
  } catch {
    return null;
  }
  const waiting = new Map<number, { resolve: (thought: Thought) => void; reject: (error: Error) => void }>();
  let count = 0;
  let broken: Error | null = null;
  worker.addEventListener('message', ({ data }: MessageEvent<BotReply>) => {
    const pendingThought = waiting.get(data.id);
    waiting.delete(data.id);
    if (data.thought !== undefined) pendingThought?.resolve(data.thought);
    else pendingThought?.reject(new Error(data.error));
  });
  const inPage = async (question: BotQuestion): Promise<Thought> => (await import('./think.ts')).think(question);
  worker.addEventListener('error', (event) => {
    broken = new Error(event.message);
    for (const { reject } of waiting.values()) reject(broken);
    waiting.clear();
  });
  return {
    choose: (question) =>
      broken
        ? inPage(question)
        : new Promise<Thought>((resolve, reject) => {
            const id = ++count;
            waiting.set(id, { resolve, reject });
            worker.postMessage({ ...question, id });
          }).catch((error: unknown) => {
            // the worker could not start or crashed, so the page thinks instead
            if (broken) return inPage(question);
            throw error;
          }),
    end: () => worker.terminate(),
  };
}
