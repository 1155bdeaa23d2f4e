import { expect, test } from 'vitest';
import { saysOf, withHead, withoutStatements, withStatement } from '../../src/web/frame/position/lines.ts';

/** A change in the position editor changes its own lines of the text, and no others. */

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

test('a statement replaces its own line, and comments of other lines stay', () => {
  const put = withStatement(TEXT, 'rider 21', 'A9.1 rode');
  expect(put).toBe(TEXT.replace('rider 21 A8.2', 'rider 21 A9.1 rode'));
  expect(saysOf(put, 'rider 21')).toEqual(['A9.1 rode']);
  expect(saysOf(TEXT, 'round')).toEqual(['2']);
});

test('a new statement comes last, before the script, and a removed one goes', () => {
  expect(withStatement(TEXT, 'jersey', '21')).toBe(TEXT.replace('others back\n', 'others back\njersey 21\n'));
  expect(withoutStatements(TEXT, 'rider 22')).toBe(TEXT.replace('rider 22 A7.1\n', ''));
  expect(withStatement(TEXT, 'hill', '')).toContain('others back\nhill\n');
});

test('a text without a position gets one with the first statement', () => {
  expect(withStatement('windschatten-scenario 1\ntitle a\n', 'round', '1')).toBe('windschatten-scenario 1\ntitle a\n\nposition\nround 1\n');
});

test('the head keeps one statement of each kind', () => {
  const two = TEXT.replace('board\n', 'course giro\nboard\n');
  expect(withHead(two, 'course', 'tour')).toBe(TEXT.replace('course criterium   # around the church', 'course tour'));
});
