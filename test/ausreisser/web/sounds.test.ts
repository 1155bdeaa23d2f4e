import { expect, test } from 'vitest';
import { soundsOf } from '../../../src/web/ausreisser/log/sounds.ts';
import type { Event, EventType } from '../../../src/games/ausreisser/index.ts';
import type { RaceEvent } from '../../../src/web/ausreisser/race-session.ts';

const happened = (type: EventType): RaceEvent => ({
  ...{ n: 1, index: 0, seat: 0, section: '' },
  event: { type } as Event,
  named: { type } as never,
});
const of = (...types: readonly EventType[]): RaceEvent[] => types.map(happened);

test.each([
  ['a card', of('laid', 'led'), 40, ['card']],
  ['a card and wind', of('wind-laid', 'laid'), 40, ['card', 'wind']],
  ['no cards in a skipped stretch', of(...new Array<EventType>(30).fill('laid')), 40, []],
  ['the bell when the last kilometres begin', of('drew-hidden'), 10, ['bell']],
  ['the bell when several cards are drawn over them', of('drew', 'drew-hidden', 'drew'), 9, ['bell']],
  ['no bell after that', of('drew'), 9, []],
  ['no bell where nothing is drawn', of('sheltered'), 10, []],
  ['the crowd at the end of a stage', of('stage-ended'), 0, ['crowd']],
])('%s', (_, recent, stock, sounds) => {
  expect(soundsOf(recent, stock)).toEqual(sounds);
});
