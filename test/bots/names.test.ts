import { describe, expect, test } from 'vitest';
import { adviserOf, botNames, loadBots } from '../../src/bots/index.ts';
import { gameIds } from '../../src/games/index.ts';
import { LANGUAGES } from '../../src/words/index.ts';
import { catalogue } from '../games/words.ts';
import { botByName } from './all.ts';

describe.each(gameIds)('%s', (id) => {
  test('every listed bot exists', () => {
    for (const name of botNames(id)) expect(botByName(id, name)?.name).toBe(name);
  });

  test('the named adviser advises, and without one no bot does', () => {
    const advising = botNames(id).filter((name) => botByName(id, name)?.advise !== undefined);
    const adviser = adviserOf(id);
    if (adviser === undefined) expect(advising).toEqual([]);
    else expect(advising).toContain(adviser);
  });

  test.each(LANGUAGES)('and has its name in %s: in the list of drivers, and behind the name of a rider it drives', (language) => {
    const page = catalogue('house', language, 'web');
    const nouns = catalogue('house', language, 'nouns');
    for (const name of botNames(id)) {
      expect(page[`bot.${name}`]).toEqual(expect.any(String));
      expect(nouns[`bot-${name}`]).toEqual(expect.any(String));
      // as the code of a default name has it (src/words/names.ts)
      expect(name).toMatch(/^[a-z]+$/);
    }
  });
});

test('a bot loaded by name alone is the same', async () => {
  for (const id of gameIds) for (const name of botNames(id)) expect((await loadBots(id, [name]))(name)).toBe(botByName(id, name));
});
