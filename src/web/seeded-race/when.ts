import type { Game } from '../../kit/index.ts';
import type { Race } from '../../table/index.ts';
import { tSeededRace } from '../lib/t.ts';

/** A part of a race in words: its round, or the number of the turn in a game without rounds. */
export function tellPart({ game, config }: Race, { stage, part }: { readonly stage: number; readonly part: number }): string {
  const { round, stages } = (game as Pick<Game<unknown, unknown, unknown, unknown, unknown>, 'progress' | 'start'>).progress(
    game.start(config),
  );
  if (round === null) return tSeededRace('turn', { stage, part });
  return stages > 1 ? tSeededRace('stage-round', { stage, part }) : tSeededRace('round', { part });
}
