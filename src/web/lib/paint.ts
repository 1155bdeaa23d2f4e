/** So long is waited where no frame is drawn: in a tab that nobody sees. */
const UNSEEN = 100;

/**
 * Does something once the page has shown that it heard the tap (a pressed button, a ring): what takes long comes after it, so that no tap goes
 * unanswered. Where nothing is drawn at all it is done at once.
 */
export function afterPaint(work: () => void): void {
  if (typeof requestAnimationFrame === 'undefined') {
    work();
    return;
  }
  let done = false;
  const once = (): void => {
    if (done) return;
    done = true;
    work();
  };
  requestAnimationFrame(() => setTimeout(once, 0));
  setTimeout(once, UNSEEN);
}

/**
 * Does something with the next picture: what asks where things are has the page laid out, and just before a picture is drawn it is laid out anyway.
 * Before, it would be one more thing that whatever is going on has to wait for.
 */
export function withNextFrame(work: () => void): void {
  let done = false;
  const once = (): void => {
    if (done) return;
    done = true;
    work();
  };
  requestAnimationFrame(once);
  setTimeout(once, UNSEEN);
}

/** Answers once the page has shown what was changed before. */
export const painted = (): Promise<void> => new Promise((done) => afterPaint(done));
