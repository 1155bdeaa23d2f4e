import type { Refusal, Seat } from '../../kit/index.ts';
import { NO_SEAT, refusal } from '../../kit/index.ts';
import type { Contributions } from '../race/dealer.ts';
import type { Opening } from '../race/envelope.ts';
import { checkOpening, isHash } from '../race/envelope.ts';

/**
 * The players' words for the dice, in sealed envelopes: they are shown closed, then opened, and then the race begins (docs/fair-dice.md,
 * docs/decisions/0007-sealed-envelopes.md). Each of these facts is a row, so that a restarted host goes on in the middle of it.
 */
export type EnvelopeFact =
  /** A seat shows its envelope, closed. */
  | { readonly fact: 'commitment'; readonly seat: Seat; readonly commitment: string }
  /** All envelopes lie on the table. No more are taken, and these can be opened. The seat is `NO_SEAT`, because the host decides it. */
  | { readonly fact: 'all-shown'; readonly seat: Seat }
  /** A seat opens its envelope. */
  | ({ readonly fact: 'opening'; readonly seat: Seat } & Opening)
  /** The race does not begin, because these seats did not open their envelopes; empty: the host calls it off. The seat is `NO_SEAT`. */
  | { readonly fact: 'called-off'; readonly seat: Seat; readonly notOpened: readonly Seat[] };

/** The state of all envelopes, by seat. */
export interface Envelopes {
  readonly commitments: readonly (string | null)[];
  readonly openings: readonly (Opening | null)[];
  readonly allShown: boolean;
  /** The seats that had not opened their envelopes when the race was called off; null: it was not. */
  readonly calledOff: readonly Seat[] | null;
}

export function newEnvelopes(seats: number): Envelopes {
  const none = new Array<null>(seats).fill(null);
  return { commitments: none, openings: none, allShown: false, calledOff: null };
}

const put = <T>(list: readonly T[], seat: Seat, value: T): T[] => list.map((old, i) => (i === seat ? value : old));

/** The envelopes after a fact. A fact that does not fit the ones before it changes nothing. */
export function withEnvelope(envelopes: Envelopes, fact: EnvelopeFact): Envelopes {
  const { commitments, openings, allShown, calledOff } = envelopes;
  if (calledOff !== null || hasBegun(envelopes)) return envelopes;
  const [commitment = null, opening = null] = [commitments[fact.seat], openings[fact.seat]];
  switch (fact.fact) {
    case 'commitment':
      return allShown || commitment !== null ? envelopes : { ...envelopes, commitments: put(commitments, fact.seat, fact.commitment) };
    case 'all-shown':
      return { ...envelopes, allShown: true };
    case 'opening': {
      const { salt, words } = fact;
      return !allShown || commitment === null || opening !== null
        ? envelopes
        : { ...envelopes, openings: put(openings, fact.seat, { salt, words }) };
    }
    case 'called-off':
      return { ...envelopes, calledOff: fact.notOpened };
  }
}

/**
 * The envelopes after the player of a seat has left. A closed envelope goes with the player; where all lie on the table already this calls the race off, and the seat is
 * named. An open envelope stays, so that a player who does not like the dice cannot get others by leaving.
 */
export function withoutEnvelope(envelopes: Envelopes, seat: Seat): Envelopes {
  const { commitments, openings, allShown, calledOff } = envelopes;
  if (calledOff !== null || (commitments[seat] ?? null) === null || (openings[seat] ?? null) !== null) return envelopes;
  return allShown ? { ...envelopes, calledOff: [seat] } : { ...envelopes, commitments: put(commitments, seat, null) };
}

/** The seats whose envelopes are shown and still closed. */
export const notOpened = ({ commitments, openings }: Envelopes): readonly Seat[] =>
  commitments.flatMap((commitment, seat) => (commitment !== null && openings[seat] === null ? [seat] : []));

/** Whether every envelope is open, so that the race begins. */
export const hasBegun = (envelopes: Envelopes): boolean =>
  envelopes.allShown && envelopes.calledOff === null && notOpened(envelopes).length === 0;

/** The words that the dice depend on, when every envelope is open. */
export const contributionsOf = ({ commitments, openings }: Envelopes): Contributions =>
  commitments.map((commitment, seat) => {
    const opening = openings[seat];
    return commitment === null || !opening ? undefined : { commitment, ...opening };
  });

/** The first seat whose opening does not match the envelope it had shown; undefined: none. Such rows were tampered with. */
export const forgedOpening = ({ commitments, openings }: Envelopes, seal: string): Seat | undefined =>
  commitments.flatMap((commitment, seat) => {
    const opening = openings[seat];
    return commitment !== null && opening && checkOpening(commitment, { seal, seat }, opening) !== null ? [seat] : [];
  })[0];

/** The envelopes as everyone may see them: the closed ones, the seats that have opened theirs, and the words when all are open. */
export interface VisibleEnvelopes {
  /** By seat; null: it has shown none. */
  readonly commitments: readonly (string | null)[];
  readonly allShown: boolean;
  readonly opened: readonly Seat[];
  /** By seat; null until the last envelope is open. */
  readonly contents: readonly (Opening | null)[] | null;
  readonly calledOff: readonly Seat[] | null;
}

export function visibleEnvelopes(envelopes: Envelopes): VisibleEnvelopes {
  const { commitments, openings, allShown, calledOff } = envelopes;
  const opened = openings.flatMap((opening, seat) => (opening === null ? [] : [seat]));
  return { commitments, allShown, opened, contents: hasBegun(envelopes) ? openings : null, calledOff };
}

/** What a request decides: the fact to be stored, a refusal, or null where it is so already. */
export type EnvelopeDecision = EnvelopeFact | Refusal | null;

/** Refusals: `table-commitment` (not 64 hexadecimal digits), `table-envelope-shown` (the seat has shown another one), `table-envelopes-shown` (too late), `table-called-off`. */
export function decideCommitment({ commitments, allShown, calledOff }: Envelopes, seat: Seat, commitment: string): EnvelopeDecision {
  if (!isHash(commitment)) return refusal('table-commitment', '', { found: commitment.slice(0, 40) });
  if (commitments[seat] === commitment) return null;
  if (calledOff !== null) return refusal('table-called-off', '');
  if (commitments[seat] !== null) return refusal('table-envelope-shown', '', { seat });
  return allShown ? refusal('table-envelopes-shown', '') : { fact: 'commitment', seat, commitment };
}

/** Refusals: `table-called-off`. */
export function decideAllShown({ allShown, calledOff }: Envelopes): EnvelopeDecision {
  if (calledOff !== null) return refusal('table-called-off', '');
  return allShown ? null : { fact: 'all-shown', seat: NO_SEAT };
}

/**
 * Refusals: `table-envelopes-not-shown` (others may still come), `table-no-envelope` (of this seat), `table-called-off`, and those of `checkOpening`.
 * @param seal the operator's
 */
export function decideOpening(envelopes: Envelopes, seal: string, seat: Seat, { salt, words }: Opening): EnvelopeDecision {
  const [commitment = null, opened = null] = [envelopes.commitments[seat], envelopes.openings[seat]];
  if (opened?.salt === salt && opened.words === words) return null;
  if (envelopes.calledOff !== null) return refusal('table-called-off', '');
  if (commitment === null) return refusal('table-no-envelope', '', { seat });
  if (!envelopes.allShown) return refusal('table-envelopes-not-shown', '');
  const problem = checkOpening(commitment, { seal, seat }, { salt, words });
  return problem === null ? { fact: 'opening', seat, salt, words } : refusal(problem.code, '', problem.facts);
}

/**
 * Refusals: `table-begun`, `table-all-opened` (there is no seat to name).
 * @param why the host's own decision, or because seats have not opened their envelopes
 */
export function decideCallingOff(envelopes: Envelopes, why: 'host' | 'not-opened'): EnvelopeDecision {
  if (envelopes.calledOff !== null) return null;
  if (hasBegun(envelopes)) return refusal('table-begun', '');
  const closed = why === 'host' || !envelopes.allShown ? [] : notOpened(envelopes);
  if (why === 'not-opened' && closed.length === 0) return refusal('table-all-opened', '');
  return { fact: 'called-off', seat: NO_SEAT, notOpened: closed };
}
