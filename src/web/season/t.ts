import { namespace } from '../lib/t.ts';

export const tSeason = /* @__PURE__ */ namespace<typeof import('../../../content/house/words/en/season.json')>('season');
