import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { botNames } from '../../src/bots/index.ts';
import { commandSides } from '../../src/cli/sides.ts';
import { CHANCE_KINDS } from '../../src/games/reifenbreite/index.ts';
import { root, windschatten } from './call.ts';

/** How the command line parses its arguments: faulty calls, values, language and help. */

describe('a misspelt word gets a suggestion', () => {
  test.each([
    [['simulat'], 'Did you mean simulate?'],
    [['help', 'verfy'], 'Did you mean verify?'],
    [['course', '--jsn'], 'Did you mean --json?'],
    [['course', 'criterum'], 'Did you mean criterium?'],
    [['course', 'giro'], 'Did you mean giro-d-italia?'],
    [['simulate', '--course', 'criterum', '--bots', 'easy,easy'], 'Did you mean criterium?'],
    [['simulate', '--course', 'criterium', '--bots', 'esay,easy'], 'Did you mean easy?'],
    [['simulate', '--game', 'ausreiser', '--bots', 'easy,easy'], 'Did you mean ausreisser?'],
    [['simulate', '--course', 'criterium', '--rules', 'profesional', '--bots', 'easy,easy'], 'Did you mean professional?'],
  ])('%j', async (args, hint) => {
    expect((await windschatten(...args)).err).toContain(hint);
  });

  test('a word like no other gets none', async () => {
    expect((await windschatten('sing')).err).not.toContain('Did you mean');
  });
});

test('help COMMAND is COMMAND --help', async () => {
  expect(await windschatten('help', 'simulate')).toEqual(await windschatten('simulate', '--help'));
  expect(await windschatten('help')).toEqual(await windschatten('--help'));
});

test('a misspelt option in place of a command gets a suggestion', async () => {
  expect((await windschatten('--versoin')).err).toContain('Did you mean --version?');
});

describe('completion', () => {
  test.each(['bash', 'zsh', 'fish'])('%s names every command and its options', async (shell) => {
    const { out, exit } = await windschatten('completion', shell);
    expect(exit).toBe(0);
    for (const word of ['simulate', 'puzzles', 'completion', 'resume', 'course-text', 'ausreisser', 'wheelsucker'])
      expect(out).toContain(word);
  });

  test('bash completes commands, options and values', async () => {
    const { out } = await windschatten('completion', 'bash');
    const complete = (...words: readonly string[]): string => {
      const asked = `COMP_WORDS=(windschatten ${words.map((word) => `'${word}'`).join(' ')}); COMP_CWORD=${words.length}; _windschatten; echo "\${COMPREPLY[*]}"`;
      return execFileSync('bash', ['-c', `${out}\n${asked}`], { encoding: 'utf8' }).trim();
    };
    expect(complete('simu')).toBe('simulate');
    expect(complete('simulate', '--res')).toBe('--resume');
    expect(complete('simulate', '--game', 'aus')).toBe('ausreisser');
    expect(complete('simulate', '--course', 'giro')).toBe('giro-d-italia');
    expect(complete('help', 'ver')).toBe('verify');
  });
});

describe('a faulty call ends with a reason and exit code 2', () => {
  const EMPTY = CHANCE_KINDS.map((kind) => `${kind}=0`).join(',');
  const CALLS: readonly (readonly [string, readonly string[]])[] = [
    ['command-missing', []],
    ['command-unknown', ['help', 'sing']],
    ['shell-unknown', ['completion', 'powershell']],
    ['records-one-race', ['simulate', '--course', 'criterium', '--bots', 'easy,easy', '--races', '2', '--records', '-']],
    ['option-missing', ['simulate', '--course', 'criterium', '--bots', 'easy,easy', '--resume']],
    ['option-not-together', ['simulate', '--course', 'criterium', '--bots', 'easy,easy', '--resume', '--force', '--records', 'x']],
    ['puzzles-need-file', ['puzzles', '-']],
    ['command-unknown', ['sing']],
    ['option-unknown', ['simulate', '--speed', '3']],
    ['command-missing', ['--seed', '3']],
    ['command-missing', ['--versoin']],
    ['argument-too-much', ['course', 'check', 'a.board', '--json']],
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
    ['setup-stages', ['simulate', '--game', 'ausreisser', '--bots', 'easy,easy', '--stages', '11']],
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
      expect((await windschatten(...RACE, `--seed=${seed}`)).out).toContain(`seed ${seed}\n`);
    expect((await windschatten(...RACE, '--seed', '-1')).out).toContain('seed -1\n');
    const own = await windschatten('simulate', '--course', '007', '--bots', 'random,random');
    expect(own.err).toContain('“007”');
  });

  test('--lang sets the language at any place in the call', async () => {
    for (const args of [
      ['--lang', 'de', 'course', 'criterium'],
      ['course', 'criterium', '--lang=de_AT.UTF-8'],
      ['course', '--lang', 'cs', 'criterium', '--lang', 'de'],
    ])
      expect((await windschatten(...args)).out).toContain('Energiekarten');
    expect((await windschatten('sing', '--lang', 'de')).err).toContain('gibt es nicht');
  });

  test.each(['en', 'de', 'cs'])('help appears in the requested language: %s', async (lang) => {
    const texts = JSON.parse(readFileSync(join(root, `content/house/words/${lang}/cli.json`), 'utf8')) as Record<string, string>;
    const all = await windschatten('--help', '--lang', lang);
    for (const key of ['usage', 'commands', 'options', 'command', 'simulate', 'more', 'version'])
      expect(plain(all.out)).toContain(texts[`help-${key}`]);
    const one = await windschatten('position', '-h', '--lang', lang);
    for (const key of ['usage', 'options', 'position', 'position-why', 'help', 'lang'])
      expect(plain(one.out)).toContain(texts[`help-${key}`]);
    expect(all.out + one.out).not.toMatch(/\{\{|\$t\(|^help-|Usage:.*\[options\]/m);
    expect({ exits: [all.exit, one.exit], errs: all.err + one.err }).toEqual({ exits: [0, 0], errs: '' });
  });

  /** Without the line breaks of columns. */
  const plain = (err: string): string => err.replace(/\s+/g, ' ');

  test('help and version go to standard output', async () => {
    for (const args of [['--help'], ['simulate', '--help'], ['--version']]) {
      const { out, err, exit } = await windschatten(...args);
      expect({ err, exit }).toEqual({ err: '', exit: 0 });
      expect(out).toContain('windschatten');
    }
    const { out } = await windschatten('simulate', '--help');
    const listed = Object.keys(commandSides);
    for (const id of listed) expect(out).toContain(`${id}: `);
    for (const bot of new Set(listed.flatMap(botNames))) expect(out).toContain(bot);
    expect(existsSync(join(root, 'docs/command-line.md'))).toBe(true);
  });
});
