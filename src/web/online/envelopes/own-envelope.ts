import * as v from 'valibot';
import { fail, ok, type Content, type Problem, type Result, type Seat } from '../../../kit/index.ts';
import {
  checkContent,
  commitmentOf,
  compareShown,
  configureAs,
  SALT_BYTES,
  saltFrom,
  type Race,
  type ShownRace,
} from '../../../table/index.ts';
import { recall, remember } from '../../lib/storage.ts';
import type { Immutable, RoomDto } from '../../../protocol/index.ts';

/**
 * The player's envelope of a race online (docs/fair-dice.md). Its content stays in this browser until all players
 * have sealed theirs, together with what the room showed at that time. A server that shows players different rooms is
 * detected here.
 */

const hash = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));
const schema = v.object({
  seat: v.pipe(v.number(), v.integer(), v.minValue(0)),
  salt: v.string(),
  words: v.string(),
  commitment: hash,
  setup: v.string(),
  seal: hash,
  calledOff: v.array(v.object({ seal: hash, notOpened: v.array(v.number()) })),
});
export type OwnEnvelope = Immutable<v.InferOutput<typeof schema>>;

const keyOf = (race: string): string => `online.${race}.envelope`;

/** Null: this browser sealed none. */
export function ownEnvelope(race: string): OwnEnvelope | null {
  try {
    return v.parse(schema, JSON.parse(recall(keyOf(race)) ?? 'null'));
  } catch {
    return null;
  }
}

/** Seals words and a new salt in an envelope, and stores it. Problems: those of `checkContent`. */
export function sealOwn(race: string, room: RoomDto, seat: Seat, words: string): Result<OwnEnvelope, readonly Problem[]> {
  const { seal, calledOff } = room.envelopes!;
  const salt = saltFrom(crypto.getRandomValues(new Uint8Array(SALT_BYTES)));
  const wrong = checkContent({ salt, words });
  if (wrong !== null) return fail([wrong]);
  const own = {
    seat,
    salt,
    words,
    commitment: commitmentOf({ seal, seat, salt, words }),
    setup: JSON.stringify(room.setup),
    seal,
    calledOff,
  };
  remember(keyOf(race), JSON.stringify(own));
  return ok(own);
}

const alone = (seat: Seat, commitment: string | null | undefined): ShownRace['commitments'] => [
  ...new Array<undefined>(seat).fill(undefined),
  commitment ?? undefined,
];
const shownTo = ({ seat, commitment, setup, seal, calledOff }: OwnEnvelope): ShownRace => ({
  ...{ setup, seal, calledOff, commitments: alone(seat, commitment) },
});

/** Checks that the room still is what it was when the player sealed the envelope. Null: it is, and the envelope may be opened. */
export function checkRoom(own: OwnEnvelope, { setup, envelopes }: RoomDto): Problem | null {
  const { seal, calledOff, commitments } = envelopes!;
  return compareShown(shownTo(own), { setup: JSON.stringify(setup), seal, calledOff, commitments: alone(own.seat, commitments[own.seat]) });
}

/**
 * Checks the record of a finished race in the same way. Set-ups are compared as a record writes them, with the
 * record's names, because a player who takes a seat renames it.
 */
export function checkRecord(
  own: OwnEnvelope,
  { game, config, chance }: Pick<Race, 'game' | 'config' | 'chance'>,
  content: Content,
): Problem | null {
  if (chance.kind !== 'sealed') return { code: 'shown-seal', facts: { shown: own.seal, found: '-' } };
  const names = game.seats(config).map(({ name }) => name);
  const shown = configureAs(game, content, parsed(own.setup), names);
  const added = chance.contributions[own.seat];
  const commitment = typeof added === 'object' ? added.commitment : undefined;
  const { seal, calledOff = [] } = chance;
  const write = (known: unknown): string => JSON.stringify(game.setupOf(known));
  return compareShown(
    { ...shownTo(own), setup: shown.ok ? write(shown.value) : own.setup },
    { setup: write(config), seal, calledOff, commitments: alone(own.seat, commitment) },
  );
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
