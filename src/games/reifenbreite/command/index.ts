import type { CommandSide } from '../../../kit/index.ts';
import type { Event } from '../event.ts';
import type { Config, State } from '../race.ts';
import type { Setup } from '../setup.ts';
import { bench } from './bench.ts';
import { positions, whyNoAction } from './positions.ts';
import { figures, report } from './report.ts';
import { about, OPTIONS, setUp } from './setup.ts';
import { addRace } from './tally.ts';

/** What the command line asks of Um Reifenbreite. */
export const commandSide: CommandSide<Setup, Config, State, Event> = {
  options: OPTIONS,
  setUp,
  about,
  counting: { add: addRace, figures, report },
  bench,
  log: { headings: ['race-began', 'round-began'], untold: ['due', 'turn-began'] },
  positions,
  whyNoAction,
};
