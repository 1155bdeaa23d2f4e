import type { AnalysisRequest, AnalysisReply, AnalysisTask } from './analysis-worker.ts';
import type { AnalysisStep } from './analyse-record.ts';

/** Analyses a race in workers, so that no tap waits for it. Without workers it runs in the page, between frames. */
export interface AnalysisRun {
  stop(): void;
}

interface Listener {
  readonly onStep: (step: AnalysisStep) => void;
  readonly onFailure: () => void;
}

export function runAnalysis(request: AnalysisRequest, listener: Listener): AnalysisRun {
  const workers: Worker[] = [];
  const start = (task: AnalysisTask): Worker => {
    const worker = new Worker(new URL('./analysis-worker.ts', import.meta.url), { type: 'module' });
    workers.push(worker);
    worker.postMessage(task, [task.port]);
    return worker;
  };
  const stopWorkers = (): void => {
    for (const worker of workers) worker.terminate();
  };
  const { port1, port2 } = new MessageChannel();
  let leader: Worker;
  try {
    leader = start({ ...request, role: 'leader', port: port1 });
  } catch {
    return inPage(request, listener);
  }
  // on one core a second worker would only take turns with the first
  let mayHaveHelper = navigator.hardwareConcurrency > 1;
  let fallback: AnalysisRun | null = null;
  leader.addEventListener('message', ({ data }: MessageEvent<AnalysisReply>) => {
    if (!('step' in data)) {
      listener.onFailure();
      return;
    }
    listener.onStep(data.step);
    const { analysis, over } = data.step;
    // only then, because the first result should not wait while both load
    if (!mayHaveHelper || analysis === null || over) return;
    mayHaveHelper = false;
    start({ ...request, role: 'helper', port: port2 });
  });
  leader.addEventListener('error', () => {
    stopWorkers();
    fallback ??= inPage(request, listener);
  });
  return {
    stop() {
      stopWorkers();
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
