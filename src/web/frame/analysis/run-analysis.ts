import type { AnalysisRequest, AnalysisReply } from './analysis-worker.ts';
import type { AnalysisStep } from './analyse-record.ts';

/** Analyses a race in a worker, so that no tap waits for it. Without workers it runs in the page, between frames. */
export interface AnalysisRun {
  stop(): void;
}

interface Listener {
  readonly onStep: (step: AnalysisStep) => void;
  readonly onFailure: () => void;
}

export function runAnalysis(request: AnalysisRequest, listener: Listener): AnalysisRun {
  let worker: Worker;
  try {
    worker = new Worker(new URL('./analysis-worker.ts', import.meta.url), { type: 'module' });
  } catch {
    return inPage(request, listener);
  }
  let fallback: AnalysisRun | null = null;
  worker.addEventListener('message', ({ data }: MessageEvent<AnalysisReply>) => {
    if ('step' in data) listener.onStep(data.step);
    else listener.onFailure();
  });
  worker.addEventListener('error', () => {
    worker.terminate();
    fallback ??= inPage(request, listener);
  });
  worker.postMessage(request);
  return {
    stop() {
      worker.terminate();
      fallback?.stop();
    },
  };
}

function inPage({ text, game }: AnalysisRequest, { onStep, onFailure }: Listener): AnalysisRun {
  let stopped = false;
  const run = async (): Promise<void> => {
    const { analyseRecord } = await import('./analyse-record.ts');
    for await (const step of analyseRecord(text, game)) {
      if (stopped) return;
      onStep(step);
      await new Promise((resolve) => {
        setTimeout(resolve);
      });
    }
  };
  run().catch(() => {
    if (!stopped) onFailure();
  });
  return { stop: () => void (stopped = true) };
}
