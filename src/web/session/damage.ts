import type { Problem, Seat } from '../../kit/index.ts';

/** The message of a host about a row that it cannot read (`RaceLedger.damage`): its number and a code. */
const DAMAGE = /^row (\d+) (\S+)$/;

/** The damage for which a race stands still; null: it goes on, or stands still for another reason. */
export function damageOf(broken: string | Problem | null): Problem | null {
  const found = typeof broken === 'string' ? DAMAGE.exec(broken) : null;
  if (found === null) return null;
  return { code: found[2] === 'row-number' ? 'kept-row-missing' : 'kept-row', facts: { n: Number(found[1]) } };
}

/** The message of a host about a seat that opened another envelope than the one it had committed to. */
const FORGED = /^envelope-other seat (\d+)$/;

/** The seat whose envelope was changed, if the race does not begin for that reason; else null. */
export function forgedEnvelope(broken: string): Seat | null {
  const seat = FORGED.exec(broken)?.[1];
  return seat === undefined ? null : Number(seat);
}

/** The number of the row with a problem, or that is missing; undefined: the problem is in no row. */
export function rowOf({ at = '', facts = {} }: Problem): number | undefined {
  const n = /^row (\d+)/.exec(at)?.[1] ?? facts['n'];
  return n === undefined ? undefined : Number(n);
}
