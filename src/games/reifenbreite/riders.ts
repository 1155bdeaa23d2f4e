/**
 * Riders, teams and energy cards (UR 4). A rider is an index from 0 to 15 inside the rules and a number from 21 to
 * 54 outside; team and position follow from either.
 */
import type { CardKind, Rider, RiderNumber, Team } from './vocabulary.ts';

/** The teams, in the order of their numbers (UR 4). */
export const TEAMS = ['red', 'blue', 'black', 'green'] as const;
/** The colour of a team. */
export type TeamName = (typeof TEAMS)[number];

/** Maximum number of riders. `rider = 4 * team + position in the team`. */
export const RIDER_COUNT = 16;
/** Riders of a team. */
export const TEAM_SIZE = 4;

/** The team of a rider. */
export const teamOf = (rider: Rider): Team => rider >> 2;
/** 0 for the star (rider 1 of the team) to 3. */
export const positionInTeam = (rider: Rider): number => rider & 3;
/** The jersey number of a rider, 21 to 54. */
export const riderNumber = (rider: Rider): RiderNumber => ((rider >> 2) + 2) * 10 + (rider & 3) + 1;

/** The rider with a jersey number; -1 if there is none. */
export function riderOfNumber(number: RiderNumber): Rider {
  const team = Math.floor(number / 10) - 2;
  const position = (number % 10) - 1;
  return Number.isInteger(number) && team >= 0 && team < TEAMS.length && position >= 0 && position < TEAM_SIZE
    ? team * TEAM_SIZE + position
    : -1;
}

/**
 * The kinds of energy card of a team (UR 4.3), without the team's tens digit: owner, value, M = mountain shield, J
 * = joker. Cards of one kind are equal, so a hand is a count for each kind.
 */
export const CARD_KINDS = ['1-6M', '1-5', '2-6M', '2-5', '3-6M', '4-5', 'J-6M', 'J-5'] as const;
/** How many kinds of energy cards a team has. */
export const CARD_KIND_COUNT = CARD_KINDS.length;
/** The points of each kind of energy card, 5 or 6 (UR 6). */
export const CARD_VALUE = [6, 5, 6, 5, 6, 5, 6, 5] as const;
export const CARD_HAS_SHIELD = [true, false, true, false, true, false, true, false] as const;
/** Position in the team of the card's owner; -1 for jokers. */
export const CARD_OWNER = [0, 0, 1, 1, 2, 3, -1, -1] as const;
/** Copies in the two sets (UR 4.3), as on figure `001`. */
export const UPPER_SET = [1, 1, 1, 0, 1, 1, 1, 1] as const;
export const LOWER_SET = [1, 1, 0, 1, 1, 1, 1, 1] as const;
/** Kinds a rider may use: his own number first, then the jokers (UR 6). */
export const KINDS_OF_POSITION: readonly (readonly CardKind[])[] = [0, 1, 2, 3].map((position) =>
  CARD_OWNER.flatMap((owner, kind) => (owner === position || owner === -1 ? [kind] : [])),
);

/** `21-6M`, `J-5`: as printed on a team's card. */
export function formatCard(team: Team, kind: CardKind): string {
  const text = CARD_KINDS[kind]!;
  return text.startsWith('J') ? text : `${team + 2}${text}`;
}

/** Parses a card's text as a kind of `team`; -1 if the team has no such card. */
export function parseCard(team: Team, text: string): CardKind {
  return CARD_KINDS.findIndex((_, kind) => formatCard(team, kind) === text);
}
