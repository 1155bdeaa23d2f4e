import type { Config, Event, Setup, State } from '../../games/ausreisser/index.ts';
import { learning } from '../../games/ausreisser/learning.ts';
import type { CommandSide } from '../command-side.ts';
import { bench } from './bench.ts';
import { figures, report } from './report.ts';
import { about, OPTIONS, setUp } from './setup.ts';
import { addRace } from './count.ts';

/** The commands' adapter for Der Ausreißer. */
export const commandSide: CommandSide<Setup, Config, State, Event> = {
  options: OPTIONS,
  setUp,
  about,
  learning,
  counting: { add: addRace, figures, report },
  bench,
  log: { headings: ['stage-began', 'turn-began'], hidden: ['due'] },
};
