/**
 * Values that no text produces: what a faulty or malicious program passes instead of an action, a seat, a name or a
 * number.
 */
import { fc } from '../fast-check.ts';

export const NAMES = ['constructor', 'toString', '__proto__', 'hasOwnProperty', 'valueOf', 'prototype', 'type', 'length', '0'];
export const NUMBERS = [
  NaN,
  Infinity,
  -Infinity,
  -0,
  -1,
  0.5,
  7,
  16,
  99,
  255,
  256,
  32_767,
  32_768,
  65_536,
  2 ** 31,
  2 ** 32,
  2 ** 53,
  1e300,
];

const thrower = (): never => {
  throw new Error('a trap of the sender');
};

function cyclic(): unknown {
  const ring: Record<string, unknown> = { type: 'move' };
  ring['to'] = ring;
  ring['cards'] = [ring];
  return ring;
}

function* endless(): Generator<number> {
  for (;;) yield 0;
}

/** Created anew each time, because some of them are mutable. */
const TRAPS: readonly (() => unknown)[] = [
  () => Symbol('type'),
  () => 10n,
  () => () => 'roll',
  () => thrower,
  cyclic,
  () => ({
    get type(): string {
      return thrower();
    },
  }),
  () => ({
    type: 'lay',
    get cards(): unknown {
      return thrower();
    },
  }),
  () => ({ type: 'lay', cards: endless() }),
  () => ({ type: 'lay', cards: new Proxy([0], { get: (list, name) => (name === 'length' ? 2 ** 32 - 1 : Reflect.get(list, name)) }) }),
  () => ({ type: { toString: thrower, [Symbol.toPrimitive]: thrower } }),
  () => ({ type: 'car', dice: { valueOf: thrower } }),
  () => new Proxy({}, { get: thrower, has: thrower, ownKeys: thrower, getPrototypeOf: thrower, getOwnPropertyDescriptor: thrower }),
  () => {
    const { proxy, revoke } = Proxy.revocable({ type: 'dice' }, {});
    revoke();
    return proxy;
  },
  () => new Proxy(() => undefined, { get: thrower, apply: thrower }),
  () => Object.create({ type: 'dice' }) as unknown,
  () => Object.create(null) as unknown,
  () => JSON.parse('{"type":"dice","__proto__":{"type":"roll"}}') as unknown,
  () => JSON.parse('{"__proto__":{"type":"pass"}}') as unknown,
  () => ({ type: 'x'.repeat(1_000_000) }),
  () => 'x'.repeat(1_000_000),
  () => new Array<number>(2 ** 32 - 1),
  () => ({ type: 'roll', dice: new Array<number>(2 ** 32 - 1) }),
  () => ({ type: 'roll', dice: new Uint8Array(2) }),
  () => new Date(0),
  () => new Map([['type', 'dice']]),
  () => Promise.resolve({ type: 'dice' }),
  () => /x/,
];

/** Factories of such values, because fast-check itself would trigger their traps. */
export const anything: fc.Arbitrary<() => unknown> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...TRAPS) },
  {
    weight: 6,
    arbitrary: fc
      .oneof(
        fc.constantFrom<unknown>(...NUMBERS, ...NAMES, null, undefined, true, '', [], {}),
        fc.jsonValue({ maxDepth: 3 }),
        fc.anything({ withBigInt: true, withDate: true, withNullPrototype: true, withSparseArray: true, withMap: true }),
        fc.constantFrom(...NUMBERS).map((n) => [n]),
      )
      .map((value) => () => value),
  },
);
