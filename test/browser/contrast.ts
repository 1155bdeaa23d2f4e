import type { Page } from 'playwright-core';

/**
 * Whether words stand out from their ground, by axe's dearest rule. What has stood out once does so wherever it comes again with the same look on the same
 * ground: so each is judged once a worker, not on each of a hundred screens. Words in a drawing are left out, of whose ground axe says nothing.
 */

/** Looks that have stood out, or of which axe can say nothing wherever they come; by their hash. */
const passed = new Set<string>();

/** How often a look has been judged without a verdict: some stand half beneath something wherever they come. */
const tries = new Map<string, number>();
const MAX_TRIES = 3;

/** Why axe cannot tell, where that lies in the look itself and not in where it stands. */
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

/** So many of those that look alike are judged: some may lie beneath a bar or be scrolled away, of which axe cannot tell. */
const MAX_PER_LOOK = 3;

/**
 * Of every element with words of its own: a hash over all that makes its colours and those beneath it, up to a ground that hides the rest. What is laid over
 * something else, its own ground let through, is like nothing but itself there.
 */
const COLLECT = `(() => {
  const said = new Map();
  const styleOf = (element) => {
    if (said.has(element)) return said.get(element);
    const style = getComputedStyle(element);
    const { color, backgroundColor, backgroundImage, opacity, filter, mixBlendMode, position, textShadow } = style;
    const isGround = /^rgb\\(/.test(backgroundColor) && backgroundImage === 'none';
    // the classes are a component's own: in the same place of it lie the same things over each other
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
      // behind a ground that hides it only what fades the whole counts
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
  // the page has drawn something anew since they were collected
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

/** A page that is never the same from one look to the next is no page to be judged. */
const MAX_LOOKS = 50;

/** Those whose words do not stand out; the page has axe. */
export async function contrastFaultsOf(page: Page, looked = 0): Promise<string[]> {
  const looks = (await page.evaluate<string[]>(COLLECT)).filter((hash) => !passed.has(hash) && (tries.get(hash) ?? 0) < MAX_TRIES);
  if (looks.length === 0) return [];
  const judged = await page.evaluate<{ readonly passed: readonly string[]; readonly faults: string[] } | null>(judge(looks));
  if (judged === null) {
    if (looked === MAX_LOOKS) throw new Error('what was to be judged is always gone again');
    return contrastFaultsOf(page, looked + 1);
  }
  // a fault is told every time
  if (judged.faults.length > 0) return judged.faults;
  for (const hash of looks) tries.set(hash, (tries.get(hash) ?? 0) + 1);
  for (const hash of judged.passed) passed.add(hash);
  return [];
}
