/** The activities that loading a new page would end: a race on screen, or one that is only in this page's memory. */

const holds = new Set<symbol>();
let listener: (held: boolean) => void = () => undefined;

/** Prevents a new version from loading by itself. @returns ends that */
export function holdNewVersion(): () => void {
  const hold = Symbol('hold');
  change(() => holds.add(hold));
  return () => change(() => holds.delete(hold));
}

/** Sets the only listener. It is called now and at every change. */
export function onHold(listen: (held: boolean) => void): void {
  listener = listen;
  listen(holds.size > 0);
}

function change(how: () => void): void {
  const before = holds.size > 0;
  how();
  if (holds.size > 0 !== before) listener(!before);
}
