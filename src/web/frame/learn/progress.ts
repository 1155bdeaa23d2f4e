import { recall, remember } from '../../lib/storage.ts';

/** How far somebody has come in a guide. */
export interface GuideProgress {
  /** Its steps, each a scenario `guide-NAME`. */
  readonly steps: readonly string[];
  /** How many of them, from the first on, have been ridden. */
  done(): number;
  /** A step has come to its goal. */
  reached(step: string): void;
  /** Where to go on; null: all have been ridden. */
  next(): string | null;
}

/** @param key where it is kept in the browser */
export function progressOf(key: string, steps: readonly string[]): GuideProgress {
  // what was kept may be anything
  const done = (): number => {
    const kept = Number(recall(key));
    return Number.isInteger(kept) && kept > 0 ? Math.min(kept, steps.length) : 0;
  };
  return {
    steps,
    done,
    reached: (step) => void remember(key, String(Math.max(done(), steps.indexOf(step) + 1))),
    next: () => steps[done()] ?? null,
  };
}
