import * as v from 'valibot';
import { CHAT_LEVELS } from './chat.ts';
import { credentialField, secretField } from './fields.ts';
import {
  MAX_BOT_STEP_MS,
  MAX_BROUGHT_RECORD_CHARS,
  MAX_CLOCK_MS,
  MAX_DAY_RECORD_CHARS,
  MAX_GIVEN_NAME_CHARS,
  MAX_GIVEN_PASSPHRASE_CHARS,
  MAX_HOOK_CHARS,
  MAX_LINKED_CHARS,
  MAX_PUSH_ENDPOINT_CHARS,
  MAX_QUESTION_WINDOW_MS,
  MAX_SEATS,
  MAX_SPECTATOR_DELAY_S,
  MIN_CLOCK_MS,
} from './limits.ts';
import type { Immutable } from './immutable.ts';
import { STARTERS } from './room.ts';
import { ABSENCES, CLOCKS } from './table-terms.ts';

/** Bodies of HTTP requests below `/api`. */

const DEFAULT_QUESTION_WINDOW_MS = 2_000;
const DEFAULT_BOT_STEP_MS = 700;
const WAIT = { does: 'wait', bot: null } as const;

const intervalField = (min: number, max: number) => v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max));
/** Name of a bot, of a game, or `human`. */
export const driverField = v.pipe(v.string(), v.regex(/^[a-z-]{1,40}$/));

/** What the opener of a race chooses for its table; everything has a default. */
export const roomTermsFields = {
  /** How long a question to several seats stays open, in milliseconds. */
  window: v.optional(intervalField(0, MAX_QUESTION_WINDOW_MS), DEFAULT_QUESTION_WINDOW_MS),
  /** How long one step of a bot stays on screen, in milliseconds. */
  step: v.optional(intervalField(0, MAX_BOT_STEP_MS), DEFAULT_BOT_STEP_MS),
  /** `limit` in milliseconds; null: no clock. */
  clock: v.optional(v.nullable(v.strictObject({ per: v.picklist(CLOCKS), limit: intervalField(MIN_CLOCK_MS, MAX_CLOCK_MS) })), null),
  /** `bot` null: the seat's own bot. */
  absence: v.optional(v.strictObject({ does: v.picklist(ABSENCES), bot: v.optional(v.nullable(driverField), null) }), WAIT),
  chat: v.optional(v.picklist(CHAT_LEVELS), 'all'),
  /** Spectators may chat. */
  onlookers: v.optional(v.boolean(), false),
  /** How much later spectators see the race, in seconds. */
  delay: v.optional(intervalField(0, MAX_SPECTATOR_DELAY_S), 0),
};
export const starterField = v.optional(v.picklist(STARTERS), 'opener');

/** One driver a seat: `human`, or the name of a bot. */
const driversField = v.pipe(v.array(driverField), v.minLength(1), v.maxLength(MAX_SEATS));

/** Opens a race. */
export const openRequestSchema = v.strictObject({
  game: driverField,
  setup: v.record(v.string(), v.unknown()),
  drivers: driversField,
  /** Shown in the lobby. */
  listed: v.optional(v.boolean(), false),
  ...roomTermsFields,
  /** The address that is called when it is a person's turn. */
  hook: v.optional(v.pipe(v.string(), v.maxLength(MAX_HOOK_CHARS))),
  /** Riders add to the dice, each in a sealed envelope. */
  envelopes: v.optional(v.boolean(), false),
  starter: starterField,
});
/** With every default filled in, as the server reads it. */
export type OpenRequest = v.InferOutput<typeof openRequestSchema>;
/** As a page sends it; the server checks the set-up. */
export type OpenRequestBody = Immutable<Omit<v.InferInput<typeof openRequestSchema>, 'setup'>> & { readonly setup: unknown };

/** Continues a race online that was begun on one screen. */
export const bringRequestSchema = v.strictObject({
  record: v.pipe(v.string(), v.maxLength(MAX_BROUGHT_RECORD_CHARS)),
  drivers: driversField,
  listed: v.optional(v.boolean(), false),
  ...roomTermsFields,
});
export type BringRequest = v.InferOutput<typeof bringRequestSchema>;

/** Registers a person, or renames one. The server decides whether the name is acceptable. */
export const nameRequestSchema = v.strictObject({ name: v.pipe(v.string(), v.maxLength(MAX_GIVEN_NAME_CHARS)) });

/**
 * Takes a seat. `opener`: the token of the player who opened the race, so that the others see who the host is. `device`: the token or credential of the seat that this
 * device has already, so that the new one is shared with it.
 */
export const takeSeatRequestSchema = v.strictObject({
  ...nameRequestSchema.entries,
  opener: v.exactOptional(secretField),
  device: v.exactOptional(v.union([secretField, credentialField])),
});

/** `commitment`: the hash of the rider's sealed envelope, where the race has envelopes. */
export const readyRequestSchema = v.strictObject({ ready: v.boolean(), commitment: v.optional(v.pipe(v.string(), v.maxLength(64))) });
export type ReadyRequest = v.InferOutput<typeof readyRequestSchema>;

/** The content of a rider's envelope. */
export const openEnvelopeRequestSchema = v.strictObject({
  salt: v.pipe(v.string(), v.maxLength(32)),
  words: v.pipe(v.string(), v.maxLength(200)),
});

/** Makes a link to a seat. `seat` left out: the own one, for good; another one: for a substitute, if the table agrees. */
export const linkRequestSchema = v.strictObject({ seat: v.optional(intervalField(0, MAX_SEATS - 1)) });

/** Takes over a seat; the credential of the new owner, where that person is known. */
export const takeOverRequestSchema = v.strictObject({ credential: v.optional(credentialField) });

/** Signs in on another device. */
export const passphraseRequestSchema = v.strictObject({ phrase: v.pipe(v.string(), v.maxLength(MAX_GIVEN_PASSPHRASE_CHARS)) });

const endpointField = v.pipe(v.string(), v.maxLength(MAX_PUSH_ENDPOINT_CHARS));
const base64urlField = (max: number) => v.pipe(v.string(), v.maxLength(max), v.regex(/^[\w-]+=*$/));

/** A browser's push subscription, and the language of its notices. */
export const subscribeRequestSchema = v.strictObject({
  endpoint: endpointField,
  keys: v.strictObject({ p256dh: base64urlField(120), auth: base64urlField(40) }),
  language: v.pipe(v.string(), v.regex(/^[a-z]{2}$/)),
});
export type SubscribeRequest = v.InferOutput<typeof subscribeRequestSchema>;

export const unsubscribeRequestSchema = v.strictObject({ endpoint: endpointField });

/** What follows `#/` in an address of the page: names of screens, ids, and packed races. */
const linkedField = v.pipe(v.string(), v.maxLength(MAX_LINKED_CHARS), v.regex(/^[a-z][\w~.%/+=-]*$/));

/** Makes a short link to an address of the page. */
export const shortLinkRequestSchema = v.strictObject({ to: linkedField });

/** Sends a finished race of the day. `token`: this browser's own secret, so that it has one line in the table. */
export const dayRequestSchema = v.strictObject({
  ...nameRequestSchema.entries,
  record: v.pipe(v.string(), v.maxLength(MAX_DAY_RECORD_CHARS)),
  token: secretField,
});
export type DayRequest = v.InferOutput<typeof dayRequestSchema>;
