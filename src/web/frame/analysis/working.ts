import type { AnalysisRequest, AnalysisReply } from './analysis-worker.ts';
import type { UnderstandingStep } from './understand.ts';

/** Analyses a race in a worker, so that no tap waits for it. Without workers it runs in the page, between frames. */
export interface Working {
  stop(): void;
}

interface Listener {
  readonly told: (step: UnderstandingStep) => void;
  readonly failed: () => void;
}

export function startWorking(asked: AnalysisRequest, listener: Listener): Working {
  let worker: Worker;
  try {
    worker = new Worker(new URL('./analysis-worker.ts', import.meta.url), { type: 'module' });
  } catch {
    return inPage(asked, listener);
  }
  let fallback: Working | null = null;
  worker.addEventListener('message', ({ data }: MessageEvent<AnalysisReply>) => {
    if ('step' in data) listener.told(data.step);
    else listener.failed();
  });
  worker.addEventListener('error', () => {
    worker.terminate();
    fallback ??= inPage(asked, listener);
  });
  worker.postMessage(asked);
  return {
    stop() {
      worker.terminate();
      fallback?.stop();
    },
  };
}

function inPage({ text, game }: AnalysisRequest, { told, failed }: Listener): Working {
  let stopped = false;
  const run = async (): Promise<void> => {
    const { understand } = await import('./understand.ts');
    for await (const step of understand(text, game)) {
      if (stopped) return;
      told(step);
      await new Promise((resolve) => {
        setTimeout(resolve);
      });
    }
  };
  run().catch(() => {
    if (!stopped) failed();
  });
  return { stop: () => void (stopped = true) };
}
