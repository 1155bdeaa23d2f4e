import type { Content, Problem } from '../kit/index.ts';
import { gameById } from '../games/index.ts';
import { parseRecord, type Race } from '../table/index.ts';
import { EXIT, Failure } from './failure.ts';
import { readText } from './files.ts';

/** A record as far as it can be read: the race up to the first problem. Throws a Failure where not even the set-up can be used. */
export function readRecord(file: string, content: Content): { readonly race: Race; readonly problems: readonly Problem[] } {
  const { race, problems } = parseRecord(readText(file), { game: gameById, content });
  if (race === null) throw new Failure(EXIT.wrong, file, ...problems);
  return { race, problems };
}

export const seatNames = ({ game, config }: Race): readonly string[] => game.seats(config).map(({ name }) => name);
