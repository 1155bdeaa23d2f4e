import type { Page } from 'playwright-core';

/**
 * Checks text contrast with axe's slowest rule. Text with the same style on the same background gives the same result,
 * so a worker checks each look once instead of on a hundred screens. Text in drawings is left out, because axe cannot
 * tell its background.
 */

/** Hashes of looks that passed, or that axe can never judge. */
const passed = new Set<string>();

/** Attempts without a verdict, by look. Some looks are always partly covered. */
const tries = new Map<string, number>();
const MAX_TRIES = 3;

/** Reasons of axe for no verdict that lie in the look itself, not in its position. */
const INCONCLUSIVE_REASONS = [
  'bgImage',
  'bgGradient',
  'imgNode',
  'pseudoContent',
  'complexTextShadows',
  'shortTextContent',
  'nonBmp',
  'fgAlpha',
];

/** Elements checked for each look. Axe cannot judge those beneath a bar or scrolled away, so one is not enough. */
const MAX_PER_LOOK = 3;

/**
 * Hashes the look of every element with text: its colours and those beneath it, down to the first opaque background.
 * The hash of a positioned element with a transparent background includes its place.
 */
const COLLECT = `(() => {
  const said = new Map();
  const styleOf = (element) => {
    if (said.has(element)) return said.get(element);
    const style = getComputedStyle(element);
    const { color, backgroundColor, backgroundImage, opacity, filter, mixBlendMode, position, textShadow } = style;
    const isGround = /^rgb\\(/.test(backgroundColor) && backgroundImage === 'none';
    // classes are scoped to a component, where the same elements overlap each other
    const text = [element.tagName, element.getAttribute('class') ?? '', color, backgroundColor, backgroundImage, opacity, filter, mixBlendMode, position, textShadow].join();
    const found = { text, isGround, isFaded: opacity !== '1', isLaid: position === 'absolute' || position === 'fixed' };
    said.set(element, found);
    return found;
  };
  const lookOf = (element) => {
    const { fontSize, fontWeight } = getComputedStyle(element);
    const parts = [fontSize, fontWeight, element.matches(':disabled, [aria-disabled="true"]')];
    let isCovered = false;
    for (let at = element; at; at = at.parentElement) {
      const { text, isGround, isFaded, isLaid } = styleOf(at);
      // behind an opaque background only opacity of an ancestor matters
      if (!isCovered || isFaded) parts.push(text);
      isCovered ||= isGround;
      if (isLaid && !isCovered) {
        const { x, y } = element.getBoundingClientRect();
        parts.push(location.hash, x, y);
      }
    }
    return parts.join('|');
  };
  const hashOf = (text) => {
    let [a, b] = [0x811c9dc5, 0x1b873593];
    for (let i = 0; i < text.length; i++) {
      a = Math.imul(a ^ text.charCodeAt(i), 0x01000193);
      b = Math.imul(b ^ text.charCodeAt(i), 0x85ebca6b) + i;
    }
    return (a >>> 0).toString(36) + (b >>> 0).toString(36);
  };
  const hasWords = (element) => element.matches('input, select, textarea') || [...element.childNodes].some((node) => node.nodeType === 3 && node.data.trim() !== '');
  window.words = new Map();
  for (const element of document.body.querySelectorAll('*')) {
    if (element.closest('svg') || !hasWords(element) || !element.checkVisibility({ visibilityProperty: true })) continue;
    const hash = hashOf(lookOf(element));
    words.has(hash) ? words.get(hash).push(element) : words.set(hash, [element]);
  }
  return [...words.keys()];
})()`;

const judge = (hashes: readonly string[]): string => `(() => {
  const hashes = new Map(${JSON.stringify(hashes)}.flatMap((hash) => {
    const alike = words.get(hash);
    const some = alike.filter((_, i) => i < ${MAX_PER_LOOK - 1} || i === alike.length - 1);
    return some.map((element) => [element, hash]);
  }));
  delete window.words;
  // the page has replaced an element since they were collected
  if ([...hashes.keys()].some((element) => !element.isConnected)) return null;
  const options = { runOnly: ['color-contrast'], resultTypes: ['passes', 'violations', 'incomplete'], elementRef: true };
  return axe.run({ include: [...hashes.keys()] }, options).then(({ passes, violations, incomplete }) => {
    const isUntold = ({ any }) => any.some(({ data }) => ${JSON.stringify(INCONCLUSIVE_REASONS)}.includes(data?.messageKey));
    const nodes = (results) => results.flatMap((result) => result.nodes);
    return {
      passed: [...nodes(passes), ...nodes(incomplete).filter(isUntold)].flatMap(({ element }) => hashes.get(element) ?? []),
      faults: nodes(violations).map(({ target }) => 'color-contrast: ' + target.join(' ')),
    };
  });
})()`;

/** Gives up on a page that keeps replacing its elements. */
const MAX_LOOKS = 50;

/** Elements with too little contrast. The page must have loaded axe. */
export async function contrastFaultsOf(page: Page, looked = 0): Promise<string[]> {
  const looks = (await page.evaluate<string[]>(COLLECT)).filter((hash) => !passed.has(hash) && (tries.get(hash) ?? 0) < MAX_TRIES);
  if (looks.length === 0) return [];
  const judged = await page.evaluate<{ readonly passed: readonly string[]; readonly faults: string[] } | null>(judge(looks));
  if (judged === null) {
    if (looked === MAX_LOOKS) throw new Error('what was to be judged is always gone again');
    return contrastFaultsOf(page, looked + 1);
  }
  // a fault is reported every time
  if (judged.faults.length > 0) return judged.faults;
  for (const hash of looks) tries.set(hash, (tries.get(hash) ?? 0) + 1);
  for (const hash of judged.passed) passed.add(hash);
  return [];
}
