/** So long is waited where no frame is drawn: in a tab that nobody sees. */
const UNSEEN = 100;

/** The same work, however often it is asked for: a frame and a clock may both come to it. */
function once(work: () => void): () => void {
  let done = false;
  return () => {
    if (done) return;
    done = true;
    work();
  };
}

/**
 * Does something once the page has shown that it heard the tap (a pressed button, a ring): what takes long comes after it, so that no tap goes
 * unanswered. Where nothing is drawn at all it is done at once.
 */
export function afterPaint(work: () => void): void {
  if (typeof requestAnimationFrame === 'undefined') {
    work();
    return;
  }
  const now = once(work);
  requestAnimationFrame(() => setTimeout(now, 0));
  setTimeout(now, UNSEEN);
}

/**
 * Does something with the next picture, unless what it answers is called before: what asks where things are has the page laid out, and just before a picture is drawn it is laid out anyway.
 * Before, it would be one more thing that whatever is going on has to wait for.
 */
export function withNextFrame(work: () => void): () => void {
  const now = once(work);
  const [frame, clock] = [requestAnimationFrame(now), setTimeout(now, UNSEEN)];
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(clock);
  };
}

/** Answers once the page has shown what was changed before. */
export const painted = (): Promise<void> => new Promise((done) => afterPaint(done));
