import type { Seat } from '../../../kit/index.ts';
import { defaultNameCode } from '../../../words/index.ts';
import { lookOf } from '../../frame/draw/looks.ts';

/** The code of a rider's default name: his jersey, and the bot that plays him. */
export const defaultName = (seat: Seat, driver: string): string =>
  defaultNameCode(`rider-${lookOf(seat)}`, driver === 'human' ? undefined : driver);
