import { describe, expect, test } from 'vitest';
import {
  checkOpening,
  commitmentOf,
  compareShown,
  newEnvelopes,
  raceKey,
  saltFrom,
  sealOf,
  seedFrom,
  withoutEnvelope,
  type Envelopes,
  type ShownRace,
} from '../../src/table/index.ts';

const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex');
const seal = sealOf('a seed');
const salt = '00112233445566778899aabbccddeeff';
const other = 'ffeeddccbbaa99887766554433221100';
const opening = { salt, words: 'with the wind' };
const commitment = commitmentOf({ seal, seat: 1, ...opening });

describe('a sealed envelope', () => {
  test('opens with its own salt and words', () => {
    expect(checkOpening(commitment, { seal, seat: 1 }, opening)).toBeNull();
  });

  test.each([
    ['other words', { seal, seat: 1 }, { salt, words: 'with the wind!' }],
    ['another salt', { seal, seat: 1 }, { salt: other, words: opening.words }],
    ['another seat, so that no player can show a copy of another’s', { seal, seat: 0 }, opening],
    ['another race', { seal: sealOf('another seed'), seat: 1 }, opening],
  ])('does not open as %s', (_what, of, changed) => {
    expect(checkOpening(commitment, of, changed)).toMatchObject({ code: 'envelope-other', facts: { seat: of.seat, shown: commitment } });
  });

  test.each([
    ['no salt', { salt: '', words: 'x' }, 'envelope-salt'],
    ['a short salt', { salt: salt.slice(1), words: 'x' }, 'envelope-salt'],
    ['a salt in capitals', { salt: salt.toUpperCase(), words: 'x' }, 'envelope-salt'],
    ['two lines', { salt, words: 'x\ny' }, 'envelope-words'],
    ['a control character', { salt, words: 'x\u0085y' }, 'envelope-words'],
    ['half a character', { salt, words: '\ud834' }, 'envelope-words'],
    ['too much', { salt, words: 'x'.repeat(201) }, 'envelope-words'],
  ])('with %s is refused from outside, and our own code throws', (_what, content, code) => {
    expect(checkOpening(commitment, { seal, seat: 1 }, content)).toMatchObject({ code });
    expect(() => commitmentOf({ seal, seat: 1, ...content })).toThrow(RangeError);
  });

  test.each(['', 'x'.repeat(200), 'Čeněk 𝄞', 'line\u2028separator', '0=a 1=b'])('may hold %j', (words) => {
    expect(checkOpening(commitmentOf({ seal, seat: 0, salt, words }), { seal, seat: 0 }, { salt, words })).toBeNull();
  });
});

describe('the dice depend on every envelope', () => {
  const envelope = (seat: number, words: string, grains = salt) => ({
    commitment: commitmentOf({ seal, seat, salt: grains, words }),
    salt: grains,
    words,
  });
  const off = { seal: sealOf('called off'), notOpened: [] };

  test('on words, salt, seat, and on every time the race was called off', () => {
    const keys = [
      raceKey('a seed', [undefined, undefined]),
      raceKey('a seed', ['a', undefined]),
      raceKey('a seed', [envelope(0, 'a'), undefined]),
      raceKey('a seed', [envelope(0, 'a', other), undefined]),
      raceKey('a seed', [undefined, envelope(1, 'a')]),
      raceKey('a seed', [envelope(0, ''), undefined]),
      raceKey('a seed', [envelope(0, 'a'), undefined], { calledOff: [off] }),
      raceKey('a seed', [envelope(0, 'a'), undefined], { calledOff: [off, off] }),
      raceKey('a seed', [envelope(0, 'a'), undefined], { calledOff: [{ ...off, notOpened: [1] }] }),
      raceKey('a seed', [undefined, undefined], { calledOff: [off] }),
    ].map(hex);
    expect(new Set(keys).size).toBe(keys.length);
  });

  test('open words beside envelopes throw', () => {
    expect(() => raceKey('a seed', ['told', envelope(1, 'a')])).toThrow(RangeError);
    expect(() => raceKey('a seed', ['told'], { calledOff: [off] })).toThrow(RangeError);
  });
});

describe('random bytes', () => {
  test('a seed is 256 bits, a salt 128, in hexadecimal digits', () => {
    expect(seedFrom(new Uint8Array(32).fill(0xa1))).toBe('a1'.repeat(32));
    expect(saltFrom(new Uint8Array(16).fill(0x0b))).toBe('0b'.repeat(16));
  });
  test('fewer throw', () => {
    expect(() => seedFrom(new Uint8Array(16))).toThrow(RangeError);
    expect(() => saltFrom(new Uint8Array(32))).toThrow(RangeError);
  });
});

describe('a seat compares the record with what it was shown', () => {
  const shown: ShownRace = { setup: '{ "riders": 2 }', seal, calledOff: [], commitments: [undefined, commitment] };

  test('the same race', () => {
    expect(compareShown(shown, { ...shown, commitments: [undefined, commitment] })).toBeNull();
  });

  test.each<[string, Partial<ShownRace>, object]>([
    ['another set-up', { setup: '{ "riders": 3 }' }, { code: 'shown-setup' }],
    ['another seal', { seal: sealOf('another') }, { code: 'shown-seal' }],
    ['a race called off in between', { calledOff: [{ seal, notOpened: [] }] }, { code: 'shown-called-off', facts: { shown: 0, found: 1 } }],
    ['its envelope left out', { commitments: [undefined, undefined] }, { code: 'shown-envelope', facts: { seat: 1, found: '-' } }],
    ['one more envelope', { commitments: [commitment, commitment] }, { code: 'shown-envelope', facts: { seat: 0, shown: '-' } }],
  ])('%s', (_what, change, problem) => {
    expect(compareShown(shown, { ...shown, ...change })).toMatchObject(problem);
  });

  test('who did not open belongs to it', () => {
    const one = { ...shown, calledOff: [{ seal, notOpened: [0] }] };
    expect(compareShown(one, { ...one, calledOff: [{ seal, notOpened: [1] }] })).toMatchObject({ code: 'shown-called-off' });
  });
});

test('a player who leaves takes the envelope along, unless it is open', () => {
  const shown: Envelopes = { ...newEnvelopes(3), commitments: ['a'.repeat(64), 'b'.repeat(64), null] };
  expect(withoutEnvelope(shown, 0)).toEqual({ ...shown, commitments: [null, 'b'.repeat(64), null] });
  expect(withoutEnvelope(shown, 2)).toBe(shown);
  const table: Envelopes = { ...shown, allShown: true, openings: [{ salt: '', words: '' }, null, null] };
  expect(withoutEnvelope(table, 0)).toBe(table);
  expect(withoutEnvelope(table, 1)).toEqual({ ...table, calledOff: [1] });
  expect(withoutEnvelope(withoutEnvelope(table, 1), 1).calledOff).toEqual([1]);
});
