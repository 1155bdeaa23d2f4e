import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { botNames } from '../../src/bots/index.ts';
import { gameIds } from '../../src/games/index.ts';
import { CHANCE_KINDS } from '../../src/games/reifenbreite/index.ts';
import { root, windschatten } from './call.ts';

/** How the command line parses its arguments: faulty calls, values, language and help. */

describe('a faulty call ends with a reason and exit code 2', () => {
  const EMPTY = CHANCE_KINDS.map((kind) => `${kind}=0`).join(',');
  const CALLS: readonly (readonly [string, readonly string[]])[] = [
    ['command-missing', []],
    ['command-unknown', ['sing']],
    ['option-unknown', ['simulate', '--speed', '3']],
    ['command-missing', ['--seed', '3']],
    ['option-unknown', ['simulate', '-s', '3']],
    ['option-unknown', ['course', '--json=5']],
    ['option-value', ['simulate', '--course']],
    ['option-value', ['simulate', '--course', '--rules', 'basic']],
    ['option-value', ['course', '--lang']],
    ['option-value', ['--lang', '--json', 'course']],
    ['option-missing', ['simulate', '--course', 'criterium']],
    ['option-number', ['simulate', '--course', 'criterium', '--bots', 'easy,easy', '--races', 'many']],
    ['course-unknown', ['simulate', '--course', 'nowhere', '--bots', 'easy,easy']],
    ['preset-unknown', ['simulate', '--course', 'criterium', '--rules', 'odd', '--bots', 'easy,easy']],
    ['bot-unknown', ['simulate', '--course', 'criterium', '--bots', 'easy,lance']],
    ['bots-two-to-four', ['simulate', '--course', 'criterium', '--bots', 'easy']],
    ['game-unknown', ['simulate', '--game', 'chess', '--course', 'criterium', '--bots', 'easy,easy']],
    ['setup-one-team-each-or-two-for-two', ['simulate', '--course', 'criterium', '--bots', 'easy,easy,easy', '--teams', '2']],
    ['option-of-another-game', ['simulate', '--course', 'criterium', '--bots', 'easy,easy', '--riders', '2']],
    ['option-of-another-game', ['arena', '--game', 'ausreisser', '--bots', 'easy,easy', '--course', 'criterium']],
    ['bot-unknown', ['simulate', '--game', 'ausreisser', '--bots', 'easy,lance']],
    ['setup-riders', ['simulate', '--game', 'ausreisser', '--bots', 'easy']],
    ['setup-riders', ['simulate', '--game', 'ausreisser', '--bots', 'easy', '--riders', '7']],
    ['riders-fewer-than-bots', ['simulate', '--game', 'ausreisser', '--bots', 'easy,easy,easy', '--riders', '2']],
    ['setup-stages', ['simulate', '--game', 'ausreisser', '--bots', 'easy,easy', '--stages', '6']],
    ['setup-not-one-of', ['simulate', '--game', 'ausreisser', '--bots', 'easy,easy', '--rules', 'classic']],
    ['setup-name-twice', ['simulate', '--game', 'ausreisser', '--bots', 'easy,easy', '--riders', 'Ann,Ann']],
    ['deck-unreadable', ['simulate', '--course', 'criterium', '--bots', 'easy,easy', '--deck', 'fall']],
    ['setup-unknown-field', ['simulate', '--course', 'criterium', '--bots', 'easy,easy', '--deck', 'sunday=4']],
    ['setup-deck-empty', ['simulate', '--course', 'criterium', '--bots', 'easy,easy', '--deck', EMPTY]],
    ['argument-missing', ['replay']],
    ['argument-too-much', ['verify', 'a', 'b']],
    ['file-unreadable', ['verify', '/no/such/file']],
    ['option-not-together', ['course', 'criterium', '--json', '--svg']],
    ['setup-not-one-of', ['course', '--lang', 'tlh']],
  ];
  test.each(CALLS)('%s', async (code, args) => {
    const { out, err, exit } = await windschatten(...args);
    expect({ out, exit }).toEqual({ out: '', exit: 2 });
    expect(err).toMatch(new RegExp(`^\\S+: .+ \\(${code}\\)\\n$`));
  });

  test('a value is the text as typed, and the last one counts', async () => {
    const RACE = ['simulate', '--course=nowhere', '--course', 'criterium', '--bots', 'random,random'];
    for (const seed of ['007', '-1', '1e3', '', 'a=b', '--lang'])
      expect((await windschatten(...RACE, `--seed=${seed}`)).err).toContain(`seed ${seed}\n`);
    expect((await windschatten(...RACE, '--seed', '-1')).err).toContain('seed -1\n');
    const own = await windschatten('simulate', '--course', '007', '--bots', 'random,random');
    expect(own.err).toContain('“007”');
  });

  test('--lang sets the language at any place in the call', async () => {
    for (const args of [
      ['--lang', 'de', 'course', 'criterium'],
      ['course', 'criterium', '--lang=de_AT.UTF-8'],
      ['course', '--lang', 'cs', 'criterium', '--lang', 'de'],
    ])
      expect((await windschatten(...args)).err).toContain('Energiekarten');
    expect((await windschatten('sing', '--lang', 'de')).err).toContain('gibt es nicht');
  });

  test.each(['en', 'de', 'cs'])('help appears in the requested language: %s', async (lang) => {
    const texts = JSON.parse(readFileSync(join(root, `content/house/words/${lang}/cli.json`), 'utf8')) as Record<string, string>;
    const all = await windschatten('--help', '--lang', lang);
    for (const key of ['usage', 'commands', 'options', 'command', 'simulate', 'more', 'version'])
      expect(plain(all.err)).toContain(texts[`help-${key}`]);
    const one = await windschatten('position', '-h', '--lang', lang);
    for (const key of ['usage', 'options', 'position', 'position-why', 'help', 'lang'])
      expect(plain(one.err)).toContain(texts[`help-${key}`]);
    expect(all.err + one.err).not.toMatch(/\{\{|\$t\(|^help-|Usage:.*\[options\]/m);
    expect({ exits: [all.exit, one.exit], outs: all.out + one.out }).toEqual({ exits: [0, 0], outs: '' });
  });

  /** Without the line breaks of columns. */
  const plain = (err: string): string => err.replace(/\s+/g, ' ');

  test('help and version go to standard error', async () => {
    for (const args of [['--help'], ['simulate', '--help'], ['--version']]) {
      const { out, err, exit } = await windschatten(...args);
      expect({ out, exit }).toEqual({ out: '', exit: 0 });
      expect(err).toContain('windschatten');
    }
    const { err } = await windschatten('simulate', '--help');
    for (const id of gameIds) expect(err).toContain(`${id}: `);
    for (const bot of new Set(gameIds.flatMap(botNames))) expect(err).toContain(bot);
    expect(existsSync(join(root, 'docs/command-line.md'))).toBe(true);
  });
});
