import { recall, remember } from '../../lib/storage.ts';

/** The reader's progress in a guide. */
export interface GuideProgress {
  /** Its steps, each a scenario `guide-NAME`. */
  readonly steps: readonly string[];
  /** How many steps are completed, counted from the first. */
  done(): number;
  /** Marks a step as completed. */
  markDone(step: string): void;
  /** The next step; null if all are completed. */
  next(): string | null;
}

/** @param key of the browser's storage */
export function progressOf(key: string, steps: readonly string[]): GuideProgress {
  // stored text can be anything
  const done = (): number => {
    const kept = Number(recall(key));
    return Number.isInteger(kept) && kept > 0 ? Math.min(kept, steps.length) : 0;
  };
  return {
    steps,
    done,
    markDone: (step) => void remember(key, String(Math.max(done(), steps.indexOf(step) + 1))),
    next: () => steps[done()] ?? null,
  };
}
