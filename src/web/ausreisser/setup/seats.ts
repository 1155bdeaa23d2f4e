import type { SeatsInSetup } from '../../frame/setup/rematch.ts';
import { defaultName } from './default-name.ts';

/** DA 1: a seat belongs to a rider and keeps its jersey. */
export const seats: SeatsInSetup = {
  nameOf: (_, seat, driver) => defaultName(seat, driver),
  withNames: (setup, names) => ({ ...setup, riders: names }),
};
