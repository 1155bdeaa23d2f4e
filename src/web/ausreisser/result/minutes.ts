import type { Event, View } from '../../../games/ausreisser/index.ts';
import { NO_SEAT } from '../../../kit/index.ts';
import type { Race } from '../../../table/index.ts';
import type { Reader } from '../../frame/result/read-race.ts';

/** The minutes of every rider over a stage, read from a race played back. */
export interface StageMinutes {
  /** Names of the columns: `start`, then the rounds of all riders, then the end of the stage. */
  readonly columns: readonly (number | 'start' | 'end')[];
  /** By column and seat. */
  readonly minutes: readonly (readonly number[])[];
  /** The wearer of yellow, by column. */
  readonly leaders: readonly (number | null)[];
}

/** One entry for each stage that has begun. The last column of an ended stage is its end. */
export function readMinutes({ game }: Race): Reader<readonly StageMinutes[], Event> {
  const stages: { columns: StageMinutes['columns'][number][]; minutes: number[][]; leaders: (number | null)[] }[] = [];
  return {
    see({ event: { type } }, before) {
      const stage = stages.at(-1);
      if (type === 'stage-began') stages.push({ columns: [], minutes: [], leaders: [] });
      if (stage === undefined || (type !== 'turn-began' && type !== 'stage-ended')) return;
      const { riders, turn, leader } = game.view(before, NO_SEAT) as View;
      if (type === 'turn-began' && turn % riders.length !== 0) return;
      stage.columns.push(type === 'stage-ended' ? 'end' : turn === 0 ? 'start' : turn / riders.length);
      stage.minutes.push(riders.map(({ minutes }) => minutes));
      stage.leaders.push(leader);
    },
    end: () => stages.filter(({ columns }) => columns.length > 1),
  };
}
