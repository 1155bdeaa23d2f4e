import { expect, test } from 'vitest';
import { panelKind } from '../../src/web/frame/race/panel-kind.ts';

const handOn = (): string => 'hand-on';
const session = { hasQuestion: true, over: false, pending: { kind: 'dice' }, standstill: null, saving: { damage: null } } as const;
const playing = { looksBack: false, watches: false, isBetweenStages: false, asksFirst: (): string | null => null, session };

test.each([
  [{}, 'dice'],
  [{ session: { ...session, hasQuestion: false } }, 'bots'],
  [{ asksFirst: handOn }, 'hand-on'],
  [{ isBetweenStages: true, asksFirst: handOn }, 'stage'],
  [{ isBetweenStages: true, session: { ...session, over: true } }, 'over'],
  [{ session: { ...session, standstill: { what: 'ended' as const } } }, 'over'],
  [{ session: { ...session, standstill: { what: 'paused' as const } } }, 'paused'],
  [{ session: { ...session, saving: { damage: { code: 'row-damaged' } } } }, 'damaged'],
  [{ session: { ...session, over: true, saving: { damage: { code: 'row-damaged' } } } }, 'over'],
  [{ watches: true, session: { ...session, saving: { damage: { code: 'row-damaged' } } } }, 'watch'],
  [{ looksBack: true, watches: true }, 'moment'],
])('%j shows the panel %s', (change, kind) => {
  expect(panelKind({ ...playing, ...change })).toBe(kind);
});
