import type { CommandSide } from '../../../kit/index.ts';
import type { Event } from '../event.ts';
import type { Config, State } from '../race.ts';
import type { Setup } from '../setup.ts';
import { bench } from './bench.ts';
import { figures, report } from './report.ts';
import { about, OPTIONS, setUp } from './setup.ts';
import { addRace } from './tally.ts';

/** What the command line asks of Der Ausreißer. */
export const commandSide: CommandSide<Setup, Config, State, Event> = {
  options: OPTIONS,
  setUp,
  about,
  counting: { add: addRace, figures, report },
  bench,
  log: { headings: ['stage-began', 'turn-began'], untold: ['due'] },
};
