import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { ACTION_TYPES, PHASES } from '../../src/games/reifenbreite/action.ts';
import { eventText } from '../../src/games/reifenbreite/event-text.ts';
import { aRace } from './random-race.ts';

/** The document for authors of external programs agrees with the engine. */
const page = readFileSync(new URL('../../docs/formats/reifenbreite.md', import.meta.url), 'utf8');
const rows = new Map(
  [...page.matchAll(/^\| `([a-z-]+)`\s*\| (?:`([\w ]+)`)?\s*\|/gm)].map(([, type, fields]) => [type ?? '', (fields ?? '').split(' ')]),
);

describe('docs/formats/reifenbreite.md', () => {
  test.each(ACTION_TYPES.filter((type) => type !== 'photo'))('names the action %s', (type) => {
    expect(page).toMatch(new RegExp(`\`${type}[ \`]`));
  });

  test.each(PHASES)('names the decision %s', (phase) => {
    expect(page).toContain(`\`${phase}\``);
  });

  test('lists every event with its fields in order', () => {
    const seen = new Set<string>();
    for (const { state, event } of aRace('criterium', 'professional', 'formats')) {
      if (seen.has(event.type)) continue;
      seen.add(event.type);
      const words = eventText.format(state, event).split(' ').slice(1);
      expect([event.type, ...words.map((word) => word.replace(/=.*/, ''))]).toEqual([event.type, ...(rows.get(event.type) ?? [])]);
    }
    expect(seen.size).toBeGreaterThan(25);
  });
});
