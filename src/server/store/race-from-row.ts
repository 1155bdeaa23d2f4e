import type { RacePhase } from '../../protocol/index.ts';
import type { Summary } from '../../table/index.ts';
import type { SqlRow } from './sql.ts';
import type { StoredRace } from './stored-race.ts';

/** Reads a row of the table `races`. */
export function raceFromRow(line: SqlRow): StoredRace {
  const number = (name: string): number => Number(line[name]);
  const text = (name: string): string | null => (typeof line[name] === 'string' ? line[name] : null);
  const summary: Summary = {
    entries: number('entries'),
    stage: number('stage'),
    round: line['round'] === null ? null : number('round'),
    over: number('over') === 1,
    turn: number('turn'),
  };
  const [rows, phase] = [number('rows'), text('phase') as RacePhase];
  return {
    ...{ id: text('id')!, game: text('game')!, listed: number('listed') === 1, room: text('room')!, phase, version: number('version') },
    ...{ head: text('head'), seed: text('seed'), rows, summary: rows === 0 ? null : summary },
    owner: text('owner'),
    ...{ created: number('created'), touched: number('touched') },
  };
}
