import { TEAMS, type ManagerSetup } from '../../games/reifenbreite/index.ts';

export interface Wish {
  /** Several: a stage race (UR 17). */
  readonly courses: readonly string[];
  readonly rules: string;
  readonly bots: readonly string[];
  /** Teams of each manager. */
  readonly teams: 1 | 2;
}

/** The set-up of a simulated race: seats in the order of the bots, teams red, blue, black, green round the table. */
export function setupFrom({ courses, rules, bots, teams }: Wish): Readonly<Record<string, unknown>> {
  const managers = bots.map((bot, seat): ManagerSetup => {
    const own = teams === 1 ? [TEAMS[seat]!] : [TEAMS[seat], TEAMS[seat + bots.length]].filter((team) => team !== undefined);
    return { name: `${bot} ${seat + 1}`, teams: own };
  });
  return { stages: courses, rules, managers };
}
