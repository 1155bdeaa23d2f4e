import { expect } from 'vitest';
import { post } from '../server/remote-player.ts';
import { recordedRace } from '../games/recorded.ts';
import { raceUntil } from './partial-race.ts';

/**
 * Imports a recorded race with `left` player decisions to go, so that a test plays only the end of it.
 * @param seats seats of people, all taken and ready
 */
export async function importRace(
  address: string,
  { record, left, seats }: { readonly record: string; readonly left: number; readonly seats: readonly number[] },
): Promise<{ readonly id: string; readonly tokens: readonly (string | null)[] }> {
  const { game, config } = recordedRace(record);
  const drivers = game.seats(config).map((_, seat) => (seats.includes(seat) ? 'human' : 'easy'));
  const wish = { record: raceUntil(record, (asking) => asking.left === left).record, drivers, window: 150, step: 0 };
  const made = await post(address, 'api/races/bring', wish);
  expect(made.status).toBe(201);
  const { id } = (await made.json()) as { id: string };
  const tokens: (string | null)[] = drivers.map(() => null);
  for (const seat of seats) {
    const taken = await post(address, `api/races/${id}/seats/${seat}`, { name: `Person ${seat}` });
    tokens[seat] = ((await taken.json()) as { token: string }).token;
  }
  for (const seat of seats) await post(address, `api/races/${id}/ready`, { ready: true }, tokens[seat]!);
  return { id, tokens };
}
