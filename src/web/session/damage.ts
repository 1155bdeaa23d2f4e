import type { Problem, Seat } from '../../kit/index.ts';

/** As a host tells the row that it could not read (`RaceLedger.damage`): its number, and the code of what is wrong with it. */
const DAMAGE = /^row (\d+) (\S+)$/;

/** What of a kept race cannot be read, where that is why it stands still; null: it goes on, or stands for another reason. */
export function damageOf(broken: string | Problem | null): Problem | null {
  const found = typeof broken === 'string' ? DAMAGE.exec(broken) : null;
  if (found === null) return null;
  return { code: found[2] === 'row-number' ? 'kept-row-missing' : 'kept-row', facts: { n: Number(found[1]) } };
}

/** As a host tells that what a seat has opened is not the envelope it had shown. */
const FORGED = /^envelope-other seat (\d+)$/;

/** Whose envelope was changed after it was shown, where that is why a race does not begin; null: it begins, or stands for another reason. */
export function forgedEnvelope(broken: string): Seat | null {
  const seat = FORGED.exec(broken)?.[1];
  return seat === undefined ? null : Number(seat);
}

/** The number of the row that a problem is in, or that is missing; undefined: it is in none. */
export function rowOf({ at = '', facts = {} }: Problem): number | undefined {
  const n = /^row (\d+)/.exec(at)?.[1] ?? facts['n'];
  return n === undefined ? undefined : Number(n);
}
