import { randomBytes } from 'node:crypto';
import * as v from 'valibot';
import { fail, ok, type Problem, type Result, type Seat } from '../../kit/index.ts';
import type { EnvelopesDto } from '../../protocol/index.ts';
import {
  contributionsOf,
  decideAllShown,
  decideCallingOff,
  decideCommitment,
  decideOpening,
  visibleEnvelopes,
  hasBegun,
  MAX_CALLED_OFF,
  newEnvelopes,
  sealOf,
  SEED_BYTES,
  seedFrom,
  withEnvelope,
  withoutEnvelope,
  type CalledOff,
  type EnvelopeDecision,
  type Envelopes,
  type Opening,
  type Sealed,
} from '../../table/index.ts';

/**
 * The sealed envelopes of a room (docs/fair-dice.md, docs/decisions/0007-sealed-envelopes.md). The server's exists from the start, each rider adds one when ready, and all are
 * opened before the first action.
 */
export interface RoomEnvelopes {
  /** The content of the server's own envelope, secret until the race is over. */
  readonly seed: string;
  readonly riders: Envelopes;
  /** When all were in, in milliseconds since 1970; null: some are missing. */
  readonly shownAt: number | null;
  /** Earlier rounds that were abandoned. */
  readonly calledOff: readonly CalledOff[];
}

/** Pages open their envelope by themselves, so a rider who has not after this time is absent. */
const OPENING_TIMEOUT_MS = 20_000;

const seat = v.pipe(v.number(), v.integer(), v.minValue(0));
/** As stored with its room. */
export const roomEnvelopesSchema = v.object({
  seed: v.string(),
  riders: v.object({
    commitments: v.array(v.nullable(v.string())),
    openings: v.array(v.nullable(v.object({ salt: v.string(), words: v.string() }))),
    allShown: v.boolean(),
    calledOff: v.nullable(v.array(seat)),
  }),
  shownAt: v.nullable(v.number()),
  calledOff: v.array(v.object({ seal: v.string(), notOpened: v.array(seat) })),
});

export const newRoomEnvelopes = (seats: number, calledOff: readonly CalledOff[] = []): RoomEnvelopes => ({
  ...{ seed: seedFrom(randomBytes(SEED_BYTES)), riders: newEnvelopes(seats), shownAt: null, calledOff },
});

function applyDecision(envelopes: RoomEnvelopes, decided: EnvelopeDecision): Result<RoomEnvelopes, readonly Problem[]> {
  if (decided === null) return ok(envelopes);
  if ('code' in decided) return fail([{ code: decided.code, facts: decided.facts }]);
  return ok({ ...envelopes, riders: withEnvelope(envelopes.riders, decided) });
}

/** Adds a rider's sealed envelope. Problems: the codes of `decideCommitment`. */
export const showEnvelope = (envelopes: RoomEnvelopes, of: Seat, commitment: string): Result<RoomEnvelopes, readonly Problem[]> =>
  applyDecision(envelopes, decideCommitment(envelopes.riders, of, commitment));

/** All envelopes are in, so riders may open them. */
export function markAllShown(envelopes: RoomEnvelopes, now: number): RoomEnvelopes {
  const shown = applyDecision(envelopes, decideAllShown(envelopes.riders));
  return shown.ok ? { ...shown.value, shownAt: envelopes.shownAt ?? now } : envelopes;
}

/** Opens a rider's envelope. Problems: the codes of `decideOpening`. */
export const openEnvelope = (envelopes: RoomEnvelopes, of: Seat, opening: Opening): Result<RoomEnvelopes, readonly Problem[]> =>
  applyDecision(envelopes, decideOpening(envelopes.riders, sealOf(envelopes.seed), of, opening));

/** All are open, or there are none. */
export const areAllOpen = ({ riders }: RoomEnvelopes): boolean => hasBegun(riders);

/** Starts again under a new seal, and names the riders who had not opened. Problems: `room-envelopes-early`, `room-envelopes-often`, `table-all-opened`. */
export function sealRoomAnew(envelopes: RoomEnvelopes, now: number): Result<RoomEnvelopes, readonly Problem[]> {
  const { riders, shownAt, calledOff } = envelopes;
  if (shownAt === null || now < shownAt + OPENING_TIMEOUT_MS) return fail([{ code: 'room-envelopes-early' }]);
  if (calledOff.length >= MAX_CALLED_OFF) return fail([{ code: 'room-envelopes-often' }]);
  const decided = decideCallingOff(riders, 'not-opened');
  if (decided === null || 'code' in decided) return fail([{ code: decided?.code ?? 'room-busy' }]);
  return ok(restartAfter(envelopes, decided.fact === 'called-off' ? decided.notOpened : []));
}

/** Whether the seat has opened its envelope. An open one can no longer be taken back. */
export const isOpen = ({ riders }: RoomEnvelopes, of: Seat): boolean => (riders.openings[of] ?? null) !== null;

/** Removes the envelope of a rider who leaves (`withoutEnvelope`). If that calls the round off, a new one starts, up to `MAX_CALLED_OFF` times. */
export function removeEnvelope(envelopes: RoomEnvelopes, of: Seat): RoomEnvelopes {
  const riders = withoutEnvelope(envelopes.riders, of);
  if (riders.calledOff === null) return riders === envelopes.riders ? envelopes : { ...envelopes, riders };
  return envelopes.calledOff.length >= MAX_CALLED_OFF ? envelopes : restartAfter(envelopes, riders.calledOff);
}

const restartAfter = ({ seed, riders, calledOff }: RoomEnvelopes, notOpened: readonly Seat[]): RoomEnvelopes =>
  newRoomEnvelopes(riders.commitments.length, [...calledOff, { seal: sealOf(seed), notOpened }]);

/** What the dice are derived from. Call it when all are open. */
export function sealedChance({ seed, riders, calledOff }: RoomEnvelopes): Sealed {
  return { seed, contributions: contributionsOf(riders), ...(calledOff.length > 0 ? { calledOff } : {}) };
}

/** What everyone may know. The contents are public once all are open, and are then part of the race. */
export function toEnvelopesDto({ seed, riders, shownAt, calledOff }: RoomEnvelopes): EnvelopesDto {
  const { commitments, allShown, opened } = visibleEnvelopes(riders);
  return { seal: sealOf(seed), commitments, allShown, opened, calledOff, anewFrom: shownAt === null ? null : shownAt + OPENING_TIMEOUT_MS };
}
