import * as v from 'valibot';
import { CARD_NAMES, isSpeed, MAX_RIDERS } from '../../../games/ausreisser/index.ts';
import { MAX_NOTED_SPECIALS, TABLE_RULINGS, type TableNote } from '../../../games/ausreisser/companion/index.ts';

/** Notes as they are stored and exported, which may be any data. */

const speeds = CARD_NAMES.filter((_, kind) => isSpeed(kind)).map(Number);
/** Totals, minutes, speeds and cards in the stock. */
const MAX_RULED = 999;
const integer = (least: number, most: number) => v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));
const rider = integer(0, MAX_RIDERS - 1);
const specials = integer(0, MAX_NOTED_SPECIALS);

export const noteSchema: v.GenericSchema<unknown, TableNote> = v.variant('type', [
  v.object({ type: v.literal('lead'), rider }),
  v.object({
    type: v.literal('turn'),
    card: v.nullable(v.picklist(speeds)),
    spurts: specials,
    winds: specials,
    hill: v.boolean(),
    discards: v.pipe(v.array(v.picklist(['spurt', 'hill'])), v.maxLength(2 * MAX_NOTED_SPECIALS)),
  }),
  v.object({ type: v.literal('hill'), rider }),
  v.object({ type: v.literal('stage-over') }),
  v.object({ type: v.literal('ruling'), what: v.picklist(TABLE_RULINGS), rider, value: integer(-MAX_RULED, MAX_RULED) }),
]);

/** Whether all riders of the notes are at this table. */
export const ridersFit = (notes: readonly TableNote[], riders: number): boolean =>
  notes.every((note) => !('rider' in note) || note.rider < riders);
