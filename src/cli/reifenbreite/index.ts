import { whyNoAction, type Config, type Event, type Setup, type State } from '../../games/reifenbreite/index.ts';
import type { CommandSide } from '../command-side.ts';
import { bench } from './bench.ts';
import { figures, report } from './report.ts';
import { about, OPTIONS, setUp } from './setup.ts';
import { addRace } from './count.ts';

/** The commands' adapter for Um Reifenbreite. */
export const commandSide: CommandSide<Setup, Config, State, Event> = {
  options: OPTIONS,
  setUp,
  about,
  counting: { add: addRace, figures, report },
  bench,
  log: { headings: ['race-began', 'round-began'], hidden: ['due', 'turn-began'] },
  whyNoAction,
};
