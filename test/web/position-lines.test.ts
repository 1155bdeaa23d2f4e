import { expect, test } from 'vitest';
import { saysOf, withHead, withoutStatements, withStatement } from '../../src/web/frame/position/lines.ts';

/** What a hand puts down changes the lines it is about, and no others. */

const TEXT = `windschatten-scenario 1
title position

rules classic
course criterium   # around the church
board
  rider 21 is no statement here

position
round 2   # late
rider 21 A8.2
rider 22 A7.1
others back

script
next 21
`;

test('a statement is put in its place, and the comments of others stay', () => {
  const put = withStatement(TEXT, 'rider 21', 'A9.1 rode');
  expect(put).toBe(TEXT.replace('rider 21 A8.2', 'rider 21 A9.1 rode'));
  expect(saysOf(put, 'rider 21')).toEqual(['A9.1 rode']);
  expect(saysOf(TEXT, 'round')).toEqual(['2']);
});

test('one that was not there comes last, before the script; one that is to go goes', () => {
  expect(withStatement(TEXT, 'jersey', '21')).toBe(TEXT.replace('others back\n', 'others back\njersey 21\n'));
  expect(withoutStatements(TEXT, 'rider 22')).toBe(TEXT.replace('rider 22 A7.1\n', ''));
  expect(withStatement(TEXT, 'hill', '')).toContain('others back\nhill\n');
});

test('a position that is not there yet begins with the first statement', () => {
  expect(withStatement('windschatten-scenario 1\ntitle a\n', 'round', '1')).toBe('windschatten-scenario 1\ntitle a\n\nposition\nround 1\n');
});

test('of the head one statement of a kind is left', () => {
  const two = TEXT.replace('board\n', 'course giro\nboard\n');
  expect(withHead(two, 'course', 'tour')).toBe(TEXT.replace('course criterium   # around the church', 'course tour'));
});
