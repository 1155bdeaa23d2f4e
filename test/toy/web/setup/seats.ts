import type { SeatsInSetup } from '../../../../src/web/frame/setup/rematch.ts';

export const seats: SeatsInSetup = {
  nameOf: (_, seat) => `Seat ${seat + 1}`,
  withNames: (setup, names) => ({ ...setup, names }),
};
