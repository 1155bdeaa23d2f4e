import { namespace } from '../lib/t.ts';

/** The `t` functions of this game's i18next namespaces. */
export const tAsked = /* @__PURE__ */ namespace<typeof import('../../../content/reifenbreite/words/en/asked.json')>('reifenbreite/asked');
export const tCard = /* @__PURE__ */ namespace<typeof import('../../../content/reifenbreite/words/en/card.json')>('reifenbreite/card');
export const tGamePosition =
  /* @__PURE__ */ namespace<typeof import('../../../content/reifenbreite/words/en/position.json')>('reifenbreite/position');
export const tKeys = /* @__PURE__ */ namespace<typeof import('../../../content/reifenbreite/words/en/keys.json')>('reifenbreite/keys');
export const tReasons = /* @__PURE__ */ namespace<typeof import('../../../content/reifenbreite/words/en/hint.json')>('reifenbreite/hint');
export const tPrintPieces =
  /* @__PURE__ */ namespace<typeof import('../../../content/reifenbreite/words/en/pieces.json')>('reifenbreite/pieces');
export const tScreen =
  /* @__PURE__ */ namespace<typeof import('../../../content/reifenbreite/words/en/screen.json')>('reifenbreite/screen');
export const tSetup = /* @__PURE__ */ namespace<typeof import('../../../content/reifenbreite/words/en/setup.json')>('reifenbreite/setup');
export const tWorkshop =
  /* @__PURE__ */ namespace<typeof import('../../../content/reifenbreite/words/en/workshop.json')>('reifenbreite/workshop');
