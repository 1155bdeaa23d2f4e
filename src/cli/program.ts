import { cac, type CAC } from 'cac';
import type { Content } from '../kit/index.ts';
import { arena } from './arena/command.ts';
import { bench } from './bench/command.ts';
import type { Call, Command } from './command.ts';
import { course } from './course.ts';
import { usage } from './failure.ts';
import type { Io } from './io.ts';
import { position } from './position.ts';
import { replay } from './replay.ts';
import { simulate } from './simulate/command.ts';
import { verify } from './verify.ts';
import { LANGUAGES, parseLanguage, type Language } from '../words/index.ts';
import type { Words } from './words.ts';

const COMMANDS: readonly Command[] = [simulate, arena, replay, verify, course, position, bench];

interface Surroundings {
  readonly io: Io;
  readonly words: Words;
  readonly content: Content;
  readonly version: string;
}

/** The language of the call: `--lang`, else the first of LC_ALL, LC_MESSAGES, LANG that is set and known, else English. */
export function chooseLanguage(argv: readonly string[], env: Readonly<Record<string, string | undefined>>): Language {
  for (const text of [rawValue(argv, 'lang'), env['LC_ALL'], env['LC_MESSAGES'], env['LANG']]) {
    const language = text === undefined || text === '' ? undefined : parseLanguage(text);
    if (language !== undefined) return language;
  }
  return 'en';
}

/** What is asked for; 'told' where it was help or the version, which have been given. Throws a Failure on a call that makes no sense. */
export function readCall(argv: readonly string[], around: Surroundings): { readonly command: Command; readonly call: Call } | 'told' {
  const { words, io } = around;
  const cli = describe(around);
  // cac wants the whole command line; help and version are given here, in the reader's language
  cli.parse(['node', 'windschatten', ...argv], { run: false });
  if (cli.options['help'] === true || cli.options['version'] === true) return 'told';
  const command = COMMANDS.find(({ name }) => name === cli.matchedCommandName);
  if (command === undefined) {
    const [first] = cli.args;
    throw first === undefined ? usage('command-missing') : usage('command-unknown', { command: first });
  }
  checkOptions(cli, command, argv);
  const behind: unknown = cli.options['--'];
  const args = checkArguments(command, [...cli.args, ...(Array.isArray(behind) ? behind.map(String) : [])]);
  return {
    command,
    call: {
      args,
      value: (option) => rawValue(argv, option),
      flag: (option) => cli.options[camel(option)] === true,
      io,
      words,
      content: around.content,
    },
  };
}

function describe({ words, version }: Surroundings): CAC {
  const cli = cac('windschatten');
  for (const about of COMMANDS) {
    const { name, args, options } = about;
    const command = cli.command(`${name} ${args}`.trim(), words.text(`help-${name}`));
    for (const [option, value] of Object.entries(options))
      command.option(
        `--${option}${value === null ? '' : ` <${value}>`}`,
        about.helpTo?.(option, words) ?? words.text(`help-${name}-${option}`),
      );
  }
  cli.option(`--lang <${LANGUAGES.join('|')}>`, words.text('help-lang'));
  const titles: Readonly<Record<string, string>> = {
    Usage: words.text('help-usage'),
    Commands: words.text('help-commands'),
    Options: words.text('help-options'),
    'For more info, run any command with the `--help` flag': words.text('help-more'),
  };
  cli.help((sections) =>
    sections.map(({ title, body }) => ({ body: told(body), ...(title === undefined ? {} : { title: titles[title] ?? title }) })),
  );
  cli.version(version);
  const told = (body: string): string =>
    body.replace('Display this message', words.text('help-help')).replace('Display version number', words.text('help-version'));
  return cli;
}

/** Options nobody knows, and those whose value is missing. */
function checkOptions(cli: CAC, command: Command, argv: readonly string[]): void {
  const known = new Set([...Object.keys(command.options), 'lang', 'help', 'version']);
  for (const word of argv) {
    if (word === '--') break;
    const option = /^--?([^=]*)/.exec(word)?.[1];
    if (option === undefined || !word.startsWith('-') || word === '-') continue;
    if (!known.has(option)) throw usage('option-unknown', { option: word, command: command.name });
  }
  for (const [option, value] of Object.entries({ ...command.options, lang: 'LANGUAGE' }))
    if (value !== null && cli.options[camel(option)] !== undefined && rawValue(argv, option) === undefined)
      throw usage('option-value', { option });
  const lang = rawValue(argv, 'lang');
  if (lang !== undefined && parseLanguage(lang) === undefined) throw usage('setup-not-one-of', { allowed: LANGUAGES.join(', ') }, '--lang');
}

function checkArguments(command: Command, args: readonly string[]): readonly string[] {
  const names = command.args.split(' ').filter((name) => name !== '');
  const required = names.filter((name) => name.startsWith('<'));
  if (args.length < required.length) throw usage('argument-missing', { argument: required[args.length]! });
  if (args.length > names.length) throw usage('argument-too-much', { found: args[names.length]! });
  return args;
}

const camel = (option: string): string => option.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** The text after `--option`: cac makes numbers of what looks like one, and a seed of 007 is a text. The last one counts. */
function rawValue(argv: readonly string[], option: string): string | undefined {
  for (let i = argv.length - 1; i >= 0; i--) {
    const word = argv[i]!;
    if (word.startsWith(`--${option}=`)) return word.slice(option.length + 3);
    if (word === `--${option}` && i + 1 < argv.length && !argv[i + 1]!.startsWith('--')) return argv[i + 1];
  }
  return undefined;
}
