/** Who is in the middle of something that a new page would end: a race on screen, and one that lives in this page's memory alone. */

const holds = new Set<symbol>();
let listener: (held: boolean) => void = () => undefined;

/** From now on no new version of the page is loaded by itself. The answer ends it. */
export function holdNewVersion(): () => void {
  const hold = Symbol('hold');
  change(() => holds.add(hold));
  return () => change(() => holds.delete(hold));
}

/** Tells now, and at every change, whether anybody holds; one may ask. */
export function onHold(told: (held: boolean) => void): void {
  listener = told;
  told(holds.size > 0);
}

function change(how: () => void): void {
  const before = holds.size > 0;
  how();
  if (holds.size > 0 !== before) listener(!before);
}
