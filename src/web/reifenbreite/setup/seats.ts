import type { ManagerSetup } from '../../../games/reifenbreite/index.ts';
import type { SeatsInSetup } from '../../frame/setup/rematch.ts';
import { defaultName } from './default-name.ts';

const managersOf = (setup: Readonly<Record<string, unknown>>) => setup['managers'] as readonly ManagerSetup[];

/** UR 4: a seat belongs to a manager and keeps its teams. */
export const seats: SeatsInSetup = {
  nameOf: (setup, seat, driver) => defaultName(managersOf(setup)[seat]!.teams[0]!, driver),
  withNames: (setup, names) => ({ ...setup, managers: managersOf(setup).map(({ teams }, seat) => ({ name: names[seat], teams })) }),
};
