import { namespace } from '../lib/t.ts';

/** The `t` functions of this game's i18next namespaces. */
export const tCard = /* @__PURE__ */ namespace<typeof import('../../../content/ausreisser/words/en/card.json')>('ausreisser/card');
export const tNotes =
  /* @__PURE__ */ namespace<typeof import('../../../content/ausreisser/words/en/companion.json')>('ausreisser/companion');
export const tGamePosition =
  /* @__PURE__ */ namespace<typeof import('../../../content/ausreisser/words/en/position.json')>('ausreisser/position');
export const tKeys = /* @__PURE__ */ namespace<typeof import('../../../content/ausreisser/words/en/keys.json')>('ausreisser/keys');
export const tPrintPieces =
  /* @__PURE__ */ namespace<typeof import('../../../content/ausreisser/words/en/pieces.json')>('ausreisser/pieces');
export const tScreen = /* @__PURE__ */ namespace<typeof import('../../../content/ausreisser/words/en/screen.json')>('ausreisser/screen');
