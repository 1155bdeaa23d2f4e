import * as v from 'valibot';
import { CARD_KIND_COUNT, RIDER_COUNT } from '../../../games/reifenbreite/index.ts';
import { TABLE_RULINGS, type TableNote } from '../../../games/reifenbreite/companion/index.ts';

/** Notes as they are stored and exported, which may be any data. */

/** Lines of a course; the state has room for as many. */
const MAX_LINE = 23;
const MAX_RULED = 999;
const PHOTOS = 6;
const MAX_CARDS = 2;
const integer = (least: number, most: number) => v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));
const rider = integer(0, RIDER_COUNT - 1);
const photo = integer(1, PHOTOS);
const card = integer(0, CARD_KIND_COUNT - 1);

export const noteSchema: v.GenericSchema<unknown, TableNote> = v.variant('type', [
  v.object({ type: v.literal('cross'), rider, line: integer(0, MAX_LINE) }),
  v.object({
    type: v.literal('cards'),
    rider,
    cards: v.pipe(v.array(card), v.minLength(1), v.maxLength(MAX_CARDS)),
    breakaway: v.boolean(),
  }),
  v.object({ type: v.literal('car'), rider, dice: integer(0, 1), photos: v.pipe(v.array(photo), v.maxLength(2)) }),
  v.object({ type: v.literal('photo'), rider, photo }),
  v.object({ type: v.picklist(['take', 'lose']), rider, card }),
  v.object({ type: v.literal('leaves'), rider }),
  v.object({ type: v.literal('round') }),
  v.object({ type: v.literal('race-over') }),
  v.object({ type: v.literal('verdict'), photo }),
  v.object({ type: v.literal('ruling'), what: v.picklist(TABLE_RULINGS), rider, value: integer(0, MAX_RULED) }),
]);
