import { randomBytes } from 'node:crypto';
import { fail, ok, type Problem, type Result } from '../../kit/index.ts';
import {
  formatHead,
  parseRecord,
  sealOf,
  SEED_BYTES,
  seedFrom,
  setupHashOf,
  type Chance,
  type Race,
  type Sealed,
} from '../../table/index.ts';
import { sealedChance } from './room-envelopes.ts';
import { configureRoom, type Room, type RaceRules } from './room.ts';

/** The head of a race: what its record begins with. */

/** The head of a begun race with the seat names that the room has now. A head whose set-up was sealed says that names were changed. */
export function renamedHead(head: string, room: Room, rules: RaceRules): Result<string, readonly Problem[]> {
  const { game, content } = rules;
  const { race, problems } = parseRecord(`${head}end 0 open\n`, { game: (name) => (name === game.id ? game : undefined), content });
  const config = configureRoom(room, rules);
  if (race === null) return fail(problems);
  if (!config.ok) return config;
  const renamed = { ...race, config: config.value };
  const { chance } = race;
  const isSealed = chance.kind === 'sealed' && chance.setup !== undefined && chance.setup !== setupHashOf(renamed);
  return ok(formatHead(isSealed ? { ...renamed, chance: { ...chance, renamed: true } } : renamed));
}

/** The head of the record, which is public before the first action, and the seed under its seal. */
export function raceStart(room: Room, rules: RaceRules): Result<{ readonly head: string; readonly seed: string }, readonly Problem[]> {
  const config = configureRoom(room, rules);
  if (!config.ok) return config;
  const { game } = rules;
  if (room.brought !== undefined) {
    const head = renamedHead(room.brought.head, room, rules);
    return head.ok ? ok({ head: head.value, seed: room.brought.seed }) : head;
  }
  const sealed: Sealed =
    room.envelopes === undefined ? { seed: seedFrom(randomBytes(SEED_BYTES)), contributions: [] } : sealedChance(room.envelopes);
  const { seed, contributions, calledOff } = sealed;
  const chance: Chance = {
    ...{ kind: 'sealed', seal: sealOf(seed), contributions: contributions ?? [], seed: null },
    setup: setupHashOf({ game, rulesVersion: game.rulesVersion, config: config.value }),
    ...(calledOff === undefined ? {} : { calledOff }),
  };
  const race: Race = {
    game,
    rulesVersion: game.rulesVersion,
    config: config.value,
    date: new Date().toISOString().slice(0, 10),
    chance,
    entries: [],
    standings: [],
    lines: [],
  };
  return ok({ head: formatHead(race), seed });
}

/** The day on which a race began; null if its head does not say it. */
export const dateOfHead = (head: string): string | null => /^date (\S+)$/m.exec(head)?.[1] ?? null;
