import type { Seat } from '../../../kit/index.ts';
import { defaultNameCode } from '../../../words/index.ts';
import { lookOf } from '../../frame/draw/looks.ts';

/** The code of what a rider is called until somebody gives a name: after his jersey, and the bot that rides for him. */
export const defaultName = (seat: Seat, driver: string): string =>
  defaultNameCode(`rider-${lookOf(seat)}`, driver === 'human' ? undefined : driver);
