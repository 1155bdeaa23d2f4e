import { fail, type Problem, type Result } from '../../kit/index.ts';

/** What each address may use of this process: processor time for checking what it sends, and bytes that the server stores for it. */
export interface AddressBudget {
  /** Problem `wire-often`: the address has used up one of the two. */
  check(address: string): Result<null, readonly Problem[]>;
  spend(address: string, used: { readonly milliseconds?: number; readonly bytes?: number }): void;
  readonly size: number;
}

interface Allowance {
  /** What an address may use at once. */
  readonly burst: number;
  readonly perSecond: number;
}

export interface AddressLimits {
  readonly milliseconds: Allowance;
  readonly bytes: Allowance;
}

/** A tour of 30 own courses takes a third of a second, and a long record as well. The largest record has 1.5 million characters. */
export const ADDRESS_LIMITS: AddressLimits = {
  milliseconds: { burst: 10_000, perSecond: 50 },
  bytes: { burst: 16_000_000, perSecond: 4_000 },
};
const MAX_ADDRESSES = 10_000;

interface Spent {
  readonly milliseconds: number;
  readonly bytes: number;
  readonly at: number;
}

/** @param now a clock in milliseconds */
export function createAddressBudget(limits: AddressLimits = ADDRESS_LIMITS, now = () => performance.now()): AddressBudget {
  const spent = new Map<string, Spent>();
  const left = (of: number, { at }: Spent, { perSecond }: Allowance): number => Math.max(0, of - ((now() - at) / 1000) * perSecond);
  function current(address: string): Spent {
    const known = spent.get(address);
    if (known === undefined) return { milliseconds: 0, bytes: 0, at: now() };
    return {
      milliseconds: left(known.milliseconds, known, limits.milliseconds),
      bytes: left(known.bytes, known, limits.bytes),
      at: now(),
    };
  }
  return {
    check(address) {
      const { milliseconds, bytes } = current(address);
      const isOver = milliseconds >= limits.milliseconds.burst || bytes >= limits.bytes.burst;
      return isOver ? fail([{ code: 'wire-often' }]) : { ok: true, value: null };
    },
    spend(address, { milliseconds = 0, bytes = 0 }) {
      const known = current(address);
      // the latest last, so that the first is the one to forget
      spent.delete(address);
      spent.set(address, { milliseconds: known.milliseconds + milliseconds, bytes: known.bytes + bytes, at: known.at });
      if (spent.size > MAX_ADDRESSES) spent.delete(spent.keys().next().value!);
    },
    get size() {
      return spent.size;
    },
  };
}
