import type { LinesOfRace } from '../../frame/result/lines-of-race.ts';
import { teamOfNumber } from '../draw/team-of-number.ts';
import { tScreen } from '../t.ts';
import type { StagePlaces } from './places.ts';

/** Places over rounds, a line for each rider. */
export function linesOfPlaces({ columns, orders }: StagePlaces): LinesOfRace {
  const riders = orders.at(-1) ?? [];
  return {
    columns: columns.map((column) =>
      column === 'start'
        ? { name: tScreen('chart-start') }
        : column === 'end'
          ? { name: tScreen('chart-end') }
          : { name: String(column), spoken: tScreen('chart-round') },
    ),
    lines: riders.map((rider) => ({
      id: rider,
      name: String(rider),
      look: teamOfNumber(rider),
      number: rider,
      star: rider % 10 === 1,
      // riders who are not on the road yet come last
      values: orders.map((order) => order.indexOf(rider) + 1).map((place) => (place === 0 ? riders.length : place)),
    })),
    from: 1,
    to: riders.length,
    ticks: riders.map((_, i) => ({ value: i + 1, name: `${i + 1}.` })),
  };
}
