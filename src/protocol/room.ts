import * as v from 'valibot';
import { CHAT_LEVELS } from './chat.ts';
import { integerField, nameField, secretField } from './fields.ts';
import type { Immutable } from './immutable.ts';
import { ABSENCES, CLOCKS } from './table-terms.ts';

/** The stages of a race. `gathering`: seats are being taken; `away`: untouched for long, listed nowhere, and resumed on request. */
export const RACE_PHASES = ['gathering', 'riding', 'over', 'away'] as const;
export type RacePhase = (typeof RACE_PHASES)[number];

/** Who may start a race before all seats are ready: its opener alone, or everyone who has a seat. */
export const STARTERS = ['opener', 'riders'] as const;
export type Starter = (typeof STARTERS)[number];

const MAX_READ_SEATS = 64;
const seatsField = v.pipe(v.array(v.pipe(integerField, v.minValue(0))), v.maxLength(MAX_READ_SEATS));
const hashField = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));

/** The sealed envelopes that riders add to the dice (docs/fair-dice.md). */
const envelopesSchema = v.object({
  /** The hash of the server's own envelope. */
  seal: hashField,
  /** The hash of each seat's envelope; null for a seat without one. */
  commitments: v.pipe(v.array(v.nullable(hashField)), v.maxLength(MAX_READ_SEATS)),
  /** All are in, so they are to be opened. */
  allShown: v.boolean(),
  /** Seats whose envelope is open. */
  opened: seatsField,
  /** Earlier rounds that were abandoned, and the seats that had not opened. */
  calledOff: v.pipe(v.array(v.object({ seal: hashField, notOpened: seatsField })), v.maxLength(1000)),
  /** When a rider may restart without the seats that have not opened, in milliseconds since 1970; null: not yet all in. */
  anewFrom: v.nullable(v.number()),
});
export type EnvelopesDto = Immutable<v.InferOutput<typeof envelopesSchema>>;

/** What everyone with the link may know about a race. */
export const roomSchema = v.object({
  id: secretField,
  game: nameField,
  phase: v.picklist(RACE_PHASES),
  listed: v.boolean(),
  setup: v.record(v.string(), v.unknown()),
  seats: v.pipe(
    v.array(
      v.object({
        /** For a person; otherwise a bot rides it. */
        open: v.boolean(),
        /** The bot that rides it while no person does. */
        bot: nameField,
        name: nameField,
        taken: v.boolean(),
        ready: v.boolean(),
        /** The person's id, where the server knows it. */
        person: v.optional(secretField),
        /** The person opened the race. */
        host: v.optional(v.boolean()),
        /** The player shares the device of the player with this seat. */
        deviceOf: v.optional(integerField),
        /** The person is connected; only while seats are taken. */
        here: v.optional(v.boolean()),
      }),
    ),
    v.maxLength(MAX_READ_SEATS),
  ),
  /** How long a question to several seats stays open, in milliseconds. */
  window: integerField,
  /** `limit` in milliseconds; null: no clock. */
  clock: v.nullable(v.object({ per: v.picklist(CLOCKS), limit: integerField })),
  /** `bot` null: the seat's own bot. */
  absence: v.object({ does: v.picklist(ABSENCES), bot: v.nullable(nameField) }),
  /** How far the race is; null before the start, and for a race that spectators see with a delay. */
  summary: v.nullable(
    v.object({ entries: integerField, stage: integerField, round: v.nullable(integerField), over: v.boolean(), turn: integerField }),
  ),
  /** Empty before the end. */
  standings: v.array(v.object({ seat: integerField, rank: integerField, points: v.number() })),
  chat: v.picklist(CHAT_LEVELS),
  /** Spectators may chat. */
  onlookers: v.boolean(),
  /** How much later spectators see the race, in seconds. */
  delay: integerField,
  starter: v.picklist(STARTERS),
  /** The race was begun on one screen, or finished there, so one person may know the dice to come. */
  known: v.nullable(v.picklist(['brought', 'home'])),
  /** The rematch, once a rider has asked for it. */
  next: v.nullable(secretField),
  envelopes: v.nullable(envelopesSchema),
});
export type RoomDto = Immutable<v.InferOutput<typeof roomSchema>>;

/** A room together with the seat of the token that the request carried; null: the token has no seat. */
export const ownRoomSchema = v.object({ ...roomSchema.entries, you: v.nullable(integerField) });
