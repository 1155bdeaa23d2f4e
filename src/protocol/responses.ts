import * as v from 'valibot';
import { credentialField, integerField, nameField, secretField } from './fields.ts';
import type { Immutable } from './immutable.ts';
import { MAX_LINKED_CHARS, MAX_PASSPHRASE_CHARS } from './limits.ts';
import { roomSchema } from './room.ts';
import { SHORT_LINK_PATTERN } from './secrets.ts';

/** Bodies of HTTP responses below `/api`. Problems have a schema of their own (`problemsSchema`). */

/** The new race, and its opener's token. */
export const openedRaceSchema = v.object({ id: secretField, token: secretField });
export const tokenSchema = v.object({ token: secretField });
/** The secret of a link that hands a seat on. */
export const linkSchema = v.object({ link: secretField });
export const raceIdSchema = v.object({ id: secretField });
export const recordSchema = v.object({ record: v.string() });
export const lobbySchema = v.object({ races: v.array(roomSchema) });
/** The id of a short link, and the address of the page that it stands for. */
export const shortLinkSchema = v.object({ id: v.pipe(v.string(), v.regex(SHORT_LINK_PATTERN)) });
export const linkedSchema = v.object({ to: v.pipe(v.string(), v.maxLength(MAX_LINKED_CHARS)) });
export const emptySchema = v.object({});

export const credentialSchema = v.object({ credential: credentialField });
export const passphraseSchema = v.object({ phrase: v.pipe(v.string(), v.maxLength(MAX_PASSPHRASE_CHARS)) });

/** What others may see of a person: name, and the listed races that are over. */
export const personSchema = v.object({ id: secretField, name: nameField, races: v.array(roomSchema) });
export type PersonDto = Immutable<v.InferOutput<typeof personSchema>>;

/** A person's own page. `turn`: the race waits for this person, with `left` milliseconds where a clock runs. */
export const ownPersonSchema = v.object({
  id: secretField,
  name: nameField,
  races: v.array(v.object({ race: roomSchema, seat: integerField, turn: v.nullable(v.object({ left: v.nullable(v.number()) })) })),
});
export type OwnPersonDto = Immutable<v.InferOutput<typeof ownPersonSchema>>;

const dayRowSchema = v.object({ rank: integerField, name: nameField, points: v.number() });
/**
 * The table of a race of the day: how many have sent it, the best of them, and the line of the caller. `below`: how many
 * of the others scored fewer points.
 */
export const dayTableSchema = v.object({
  day: v.string(),
  count: integerField,
  best: v.array(dayRowSchema),
  you: v.nullable(v.object({ ...dayRowSchema.entries, below: integerField })),
});
export type DayTableDto = Immutable<v.InferOutput<typeof dayTableSchema>>;
