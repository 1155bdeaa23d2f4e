import { expect, test } from 'vitest';
import { formatPoster, type Poster } from '../../src/web/frame/result/poster.ts';

const POSTER: Poster = {
  over: 'Criterium',
  title: 'Anna wins',
  table: [
    { rank: 1, name: 'Anna', points: '20' },
    { rank: 2, name: 'Ben', points: '10' },
  ],
  heading: 'What made the difference',
  sentences: ['Falls: Anna 0, Ben 4.'],
  drawings: [{ width: 400, height: 200, text: '<svg width="400" height="200"></svg>' }],
  colours: { ground: '#fff', ink: '#000', soft: '#555' },
  signed: 'Windschatten',
};

test('a name is escaped, whatever characters it has', () => {
  const { svg } = formatPoster({ ...POSTER, title: 'A & <b> win', table: [{ rank: 1, name: `"O'Neill" <script>`, points: '1' }] });
  expect(svg).not.toMatch(/<script|<b>|A & /);
  expect(svg).toContain('A &#38; &#60;b&#62; win');
});

test('the poster contains everything, and nothing lies below its end', () => {
  const long = formatPoster({ ...POSTER, sentences: Array.from({ length: 6 }, (_, i) => `${i}: ${'many words '.repeat(20)}`) });
  for (const { svg, height } of [formatPoster(POSTER), long]) {
    for (const text of ['Criterium', 'Anna wins', 'Ben', '20', 'What made the difference', 'Windschatten']) expect(svg).toContain(text);
    for (const [, y] of svg.matchAll(/ y="(\d+)"/g)) expect(Number(y)).toBeLessThan(height);
  }
  expect(long.height).toBeGreaterThan(formatPoster(POSTER).height);
});
