import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { PHASES } from '../../src/games/ausreisser/index.ts';
import { scenarioAdapter } from '../../src/games/ausreisser/scenario/index.ts';

/** The document for authors of external programs agrees with the engine. */
const page = readFileSync(new URL('../../docs/formats/ausreisser.md', import.meta.url), 'utf8');
const source = (name: string): string => readFileSync(new URL(`../../src/games/ausreisser/${name}`, import.meta.url), 'utf8');
const TABLE = /const EVENT_FIELDS.*?= \{\n([^]*?)\n\};/;
const types = [...TABLE.exec(source('event-text.ts'))![1]!.matchAll(/^ {2}'?([a-z-]+)'?: \{/gm)].map(([, type = '']) => type);

describe('docs/formats/ausreisser.md', () => {
  test.each(types)('names the event %s', (type) => {
    expect(page).toContain(`| \`${type}\``);
  });

  test.each(PHASES)('names the decision %s', (phase) => {
    expect(page).toContain(`\`${phase}\``);
  });

  test.each(Object.keys(scenarioAdapter.probes))('names the probe %s', (probe) => {
    expect(page).toMatch(new RegExp(`\`${probe} `));
  });
});
