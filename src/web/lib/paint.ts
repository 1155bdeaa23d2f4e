/** Milliseconds to wait in a hidden tab, where the browser paints no frames. */
const HIDDEN_TAB_TIMEOUT_MS = 100;

/** Wraps a task that a frame and a timer may both start, so that it runs once. */
function once(work: () => void): () => void {
  let done = false;
  return () => {
    if (done) return;
    done = true;
    work();
  };
}

/**
 * Runs a task after the page has painted its reaction to a tap (a pressed button, a ring), so that slow work does not
 * delay it. Runs it at once where nothing is painted.
 */
export function afterPaint(work: () => void): void {
  if (typeof requestAnimationFrame === 'undefined') {
    work();
    return;
  }
  const now = once(work);
  requestAnimationFrame(() => setTimeout(now, 0));
  setTimeout(now, HIDDEN_TAB_TIMEOUT_MS);
}

/**
 * Runs a task just before the next paint, unless the returned function is called before. The browser computes the
 * layout then anyway, so a task that reads positions forces no extra layout.
 */
export function withNextFrame(work: () => void): () => void {
  const now = once(work);
  const [frame, clock] = [requestAnimationFrame(now), setTimeout(now, HIDDEN_TAB_TIMEOUT_MS)];
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(clock);
  };
}

/** Resolves when the changes made so far are painted. */
export const painted = (): Promise<void> => new Promise((done) => afterPaint(done));
