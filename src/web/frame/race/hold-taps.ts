import { afterPaint } from '../../lib/paint.ts';
import { Taps } from './taps.ts';

const TAPPABLE = 'button, a, label, summary, select, [role="button"], [role="tab"]';

/**
 * Ignores taps on elements that have just appeared or changed (`Taps`), anywhere on the page. The keyboard is not
 * affected. @returns ends it
 */
export function holdTaps(): () => void {
  const taps = new Taps(() => performance.now());
  const observer = new MutationObserver((records) => {
    const changed = records.flatMap(changedBy);
    const mark = (): void => changed.forEach((each) => taps.appeared(each));
    mark();
    // the time counts from when the change is painted
    if (changed.length > 0) afterPaint(mark);
  });
  observer.observe(document.body, { childList: true, characterData: true, subtree: true });

  const spotOf = ({ clientX: x, clientY: y }: MouseEvent) => ({ x, y });
  const press = (event: PointerEvent): void => taps.press(spotOf(event));
  const click = (event: MouseEvent): void => {
    // keyboards and screen readers click without a pointer
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

/** The elements that are new, or whose text has changed. */
function changedBy({ target, addedNodes }: MutationRecord): readonly object[] {
  const at = target instanceof Element ? target : target.parentElement;
  // a new count does not change what a button means
  if (at?.closest('[data-count]')) return [];
  const says = at?.closest(TAPPABLE);
  return says ? [...addedNodes, says] : [...addedNodes];
}
