import { expect, test } from 'vitest';
import { repairHash } from '../../src/web/lib/repair-hash.ts';
import { hasLostCase, readLink, readMyPage, readPageOf } from '../../src/web/online/address.ts';

/** Links that went through mails, chats and other programs. */

const RACE = 'aB3_xYz-0123456789aBcD';
const TOKEN = 'Zz9_xYz-0123456789aBcD';
const LINK = `#/online/${RACE}.${TOKEN}`;

test.each([
  ...['.', ',', ')', '>', '"', '!', '*', ':', ';', '?', ']', "'", '**', '.)', ').', '#', '\\', '%5C', '%23'].map(
    (sign) => `${LINK}${sign}`,
  ),
  ...[
    '%20',
    ' ',
    '%22',
    '%3E',
    '%E2%80%9D',
    '%C2%BB',
    '%E2%80%A6',
    '%C2%A0',
    '\u200B',
    '%E2%80%8B',
    '%EF%BB%BF',
    '%C2%AD',
    '\uFE0F',
    '%EF%B8%8F',
  ].map((sign) => `${LINK}${sign}`),
  ...['?fbclid=IwAR0x', '&utm_source=mail&utm_medium=x', '?utm_campaign=a#b', '&fbclid=x.'].map((tracker) => `${LINK}${tracker}`),
  ...['#%23/online/', '##/online/', '#%20/online/', '# /online/', '#\u200B/online/', '#%2Fonline%2F', '#/online%2F', '#!/online/'].map(
    (start) => `${start}${RACE}.${TOKEN}`,
  ),
  `#/on\u200Bline/${RACE}.${TOKEN}`,
  `#/online/${RACE.slice(0, 9)}%E2%80%8B${RACE.slice(9)}.${TOKEN}`,
])('%s', (link) => {
  expect(repairHash(link)).toBe(LINK);
});

test.each([
  '',
  '#/',
  '#/online',
  '#/rules/ur-5.4',
  '#/race/~aB3_xYz-0123456789aBcD',
  '#/position/reifenbreite/abc-_',
  '#/courses/Paris%20Roubaix',
])('our own address %s stays as it is', (hash) => {
  expect(repairHash(hash)).toBe(hash);
});

test('blanks in the middle, and other capitals in words, do not spoil a link', () => {
  const blank = `${RACE.slice(0, 5)} ${RACE.slice(5)}`;
  expect(readLink(blank)).toMatchObject({ race: RACE, token: null });
  expect(readLink(`${RACE}.${TOKEN}`)).toMatchObject({ race: RACE, token: TOKEN, opener: null, hand: null });
  expect(readLink(`${RACE}.${TOKEN}.${RACE}`)).toMatchObject({ token: TOKEN, opener: RACE });
  expect(readLink(`${RACE}.Host.${TOKEN}`)).toEqual({ race: RACE, token: null, opener: TOKEN, hand: null });
  // a secret may end with the sign of emphasis
  expect(readLink(`${RACE}.${TOKEN}_`)).toMatchObject({ race: RACE, token: TOKEN });
  expect(readLink(`${RACE}__`)).toMatchObject({ race: RACE, token: null });
  expect(readLink(`${RACE.slice(0, 21)}_`)).toMatchObject({ race: `${RACE.slice(0, 21)}_` });
  expect(readLink(`${RACE}.host`)).toBeNull();
  expect(readLink(`${RACE}.HAND.${TOKEN}`)?.hand).toEqual({ secret: TOKEN, to: 'owner' });
  expect(readLink(`${RACE}.Substitute.${TOKEN}`)?.hand).toEqual({ secret: TOKEN, to: 'substitute' });
  expect(readMyPage(`ME.${RACE}.${TOKEN}`)).toEqual({ brought: `${RACE}.${TOKEN}` });
  expect(readPageOf(`Who.${RACE}`)).toBe(RACE);
  expect([readLink(`${RACE}.${TOKEN}.${RACE}.${RACE}`), readLink(`${RACE}.hand`)]).toEqual([null, null]);
});

test('a link that has lost its capital letters is told apart from one that is unknown', () => {
  expect([hasLostCase(RACE.toLowerCase()), hasLostCase(RACE.toUpperCase()), hasLostCase(RACE), hasLostCase('nothing')]).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
