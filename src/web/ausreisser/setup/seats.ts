import type { SeatsInSetup } from '../../frame/setup/rematch.ts';
import { defaultName } from './default-name.ts';

/** DA 1: a seat is a rider's, and its jersey stays with it. */
export const seats: SeatsInSetup = {
  nameOf: (_, seat, driver) => defaultName(seat, driver),
  withNames: (setup, names) => ({ ...setup, riders: names }),
};
