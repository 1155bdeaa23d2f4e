import type { Facts } from '../../kit/index.ts';
import type { BaseKey } from '../../words/index.ts';
import { text, type Catalogue } from './words.svelte.ts';

/**
 * One `t` function for each i18next namespace of the page, typed by the keys of its English catalogue. A component imports the function of its
 * namespace; the namespace itself is loaded with the screen (`withWords`). `t` of the namespace `web`, which is always loaded, is in words.svelte.ts.
 */

/** The keys of a flat catalogue, without the suffixes of plural forms. */
type Keys<English> = BaseKey<keyof English & string>;

/** Returns the `t` function of a namespace. It returns the key where the catalogue has no text. */
export const namespace =
  <English>(name: Catalogue) =>
  (key: Keys<English>, facts: Facts = {}): string =>
    text(name, key, facts) ?? key;

export const tAnalysis = /* @__PURE__ */ namespace<typeof import('../../../content/house/words/en/analysis.json')>('analysis');
export const tAround = /* @__PURE__ */ namespace<typeof import('../../../content/house/words/en/around.json')>('around');
export const tCeremony = /* @__PURE__ */ namespace<typeof import('../../../content/house/words/en/ceremony.json')>('ceremony');
export const tChat = /* @__PURE__ */ namespace<typeof import('../../../content/house/words/en/chat.json')>('chat');
export const tCompanion = /* @__PURE__ */ namespace<typeof import('../../../content/house/words/en/companion.json')>('companion');
export const tEnvelopes = /* @__PURE__ */ namespace<typeof import('../../../content/house/words/en/envelopes.json')>('envelopes');
export const tHint = /* @__PURE__ */ namespace<typeof import('../../../content/house/words/en/hint.json')>('hint');
export const tLessons = /* @__PURE__ */ namespace<typeof import('../../../content/house/words/en/lessons.json')>('lessons');
export const tOnline = /* @__PURE__ */ namespace<typeof import('../../../content/house/words/en/online.json')>('online');
export const tPeople = /* @__PURE__ */ namespace<typeof import('../../../content/house/words/en/people.json')>('people');
export const tPosition = /* @__PURE__ */ namespace<typeof import('../../../content/house/words/en/position.json')>('position');
export const tPages = /* @__PURE__ */ namespace<typeof import('../../../content/house/words/en/pages.json')>('pages');
export const tPrint = /* @__PURE__ */ namespace<typeof import('../../../content/house/words/en/print.json')>('print');
export const tPuzzles = /* @__PURE__ */ namespace<typeof import('../../../content/house/words/en/puzzles.json')>('puzzles');
export const tRules = /* @__PURE__ */ namespace<typeof import('../../../content/house/words/en/rules.json')>('rules');
export const tSeededRace = /* @__PURE__ */ namespace<typeof import('../../../content/house/words/en/same.json')>('same');
export const tTable = /* @__PURE__ */ namespace<typeof import('../../../content/house/words/en/table.json')>('table');
export const tWhatIf = /* @__PURE__ */ namespace<typeof import('../../../content/house/words/en/whatif.json')>('whatif');
