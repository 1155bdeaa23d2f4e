import { botNames } from '../../bots/index.ts';
import { gameIds, loadGame } from '../../games/index.ts';
import { fail, ok, type Content, type Problem, type Result } from '../../kit/index.ts';
import type { BringRequest, OpenRequest } from '../../protocol/index.ts';
import { gameOfRecord } from '../../table/index.ts';
import { readBroughtRace, type BroughtRace } from './brought-race.ts';
import { createRoom, type RaceRules, type Room } from './room.ts';

/** A new race, from a set-up or from the record of a race that was begun on one screen. */
export type NewRaceRequest = { readonly open: OpenRequest } | { readonly bring: BringRequest };

/** A race that can be stored: plain data, which may come from a worker thread. */
export interface CheckedRace {
  readonly game: string;
  readonly room: Room;
  /** The actions so far of a race that was brought. */
  readonly brought: Pick<BroughtRace, 'rows' | 'summary'> | null;
}

/** The rules of a game; null: unknown. */
export async function rulesOf(id: string, content: Content): Promise<RaceRules | null> {
  const game = gameIds.includes(id) ? await loadGame(id) : undefined;
  return game === undefined ? null : { game, content, bots: botNames(game.id) };
}

/** Compiles every course of a set-up, and decides every action of a record again. Both may take a second, so the server does it in a worker thread. */
export async function checkRequest(request: NewRaceRequest, content: Content): Promise<Result<CheckedRace, readonly Problem[]>> {
  const id = 'open' in request ? request.open.game : (gameOfRecord(request.bring.record) ?? '');
  const rules = await rulesOf(id, content);
  if (rules === null) return fail([{ code: 'record-unknown-game', facts: { game: id } }]);
  if ('open' in request) {
    const room = createRoom(request.open, rules);
    return room.ok ? ok({ game: id, room: room.value, brought: null }) : room;
  }
  const { record, ...terms } = request.bring;
  const brought = readBroughtRace(record, rules.game, content);
  if (!brought.ok) return brought;
  const { head, seed, setup, rows, summary } = brought.value;
  const room = createRoom({ ...terms, game: id, setup, envelopes: false, starter: 'opener' }, rules);
  return room.ok ? ok({ game: id, room: { ...room.value, brought: { head, seed } }, brought: { rows, summary } }) : room;
}
