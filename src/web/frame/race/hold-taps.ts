import { afterPaint } from '../../lib/paint.ts';
import { Taps } from './taps.ts';

const TAPPABLE = 'button, a, label, summary, select, [role="button"], [role="tab"]';

/** Lets no tap through to what has only just appeared under it (`Taps`), anywhere on the page; by keyboard everything is taken at once. @returns its end */
export function holdTaps(): () => void {
  const taps = new Taps(() => performance.now());
  const observer = new MutationObserver((records) => {
    const changed = records.flatMap(changedBy);
    const mark = (): void => changed.forEach((each) => taps.appeared(each));
    mark();
    // nobody has seen it before it is painted
    if (changed.length > 0) afterPaint(mark);
  });
  observer.observe(document.body, { childList: true, characterData: true, subtree: true });

  const spotOf = ({ clientX: x, clientY: y }: MouseEvent) => ({ x, y });
  const press = (event: PointerEvent): void => taps.press(spotOf(event));
  const click = (event: MouseEvent): void => {
    // keys, and programs that read the screen, click without a pointer
    if (!event.isTrusted || event.detail === 0 || !(event.target instanceof Element)) return;
    const thing = event.target.closest(TAPPABLE) ?? event.target;
    if (taps.takes(spotOf(event), thing, event.composedPath())) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  window.addEventListener('pointerdown', press, true);
  window.addEventListener('click', click, true);
  return () => {
    observer.disconnect();
    window.removeEventListener('pointerdown', press, true);
    window.removeEventListener('click', click, true);
  };
}

/** What is new, and what says something else than before. */
function changedBy({ target, addedNodes }: MutationRecord): readonly object[] {
  const at = target instanceof Element ? target : target.parentElement;
  // how many of a thing are picked is no other meaning
  if (at?.closest('[data-count]')) return [];
  const says = at?.closest(TAPPABLE);
  return says ? [...addedNodes, says] : [...addedNodes];
}
