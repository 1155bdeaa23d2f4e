import { lookOf } from '../../frame/draw/looks.ts';
import type { LinesOfRace } from '../../frame/result/lines-of-race.ts';
import { showName } from '../../lib/words.svelte.ts';
import { tScreen } from '../t.ts';
import type { StageMinutes } from './minutes.ts';

/** The most labels at the side. */
const TICKS = 8;
const STEPS = [1, 2, 5, 10, 20, 50, 100];

/** Minutes over the rounds of a stage, a line for each rider. @param names by seat */
export function linesOfMinutes({ columns, minutes, leaders }: StageMinutes, names: readonly string[]): LinesOfRace {
  const most = Math.max(1, ...minutes.flat());
  const step = STEPS.find((each) => most / each <= TICKS) ?? most;
  return {
    columns: columns.map((column) =>
      column === 'start'
        ? { name: tScreen('chart.start') }
        : column === 'end'
          ? { name: tScreen('chart.end') }
          : { name: String(column), spoken: tScreen('chart.round') },
    ),
    lines: names.map((name, seat) => ({
      id: seat,
      name: showName(name),
      look: lookOf(seat),
      number: seat + 1,
      values: minutes.map((of) => of[seat]!),
      yellow: leaders.map((leader) => leader === seat),
    })),
    from: 0,
    to: most,
    ticks: Array.from({ length: Math.floor(most / step) + 1 }, (_, i) => ({ value: i * step, name: i === 0 ? '0' : `+${i * step}` })),
  };
}
