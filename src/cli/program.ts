import process from 'node:process';
import { CommanderError, Command as Commander, Option } from 'commander';
import type { Content } from '../kit/index.ts';
import { analyse } from './analyse.ts';
import { arena } from './arena/command.ts';
import { bench } from './bench/command.ts';
import type { Call, Command } from './command.ts';
import { createCompletion } from './completion.ts';
import { course } from './course.ts';
import { usage, type Failure } from './failure.ts';
import type { Io } from './io.ts';
import { position } from './position.ts';
import { puzzles } from './puzzles/command.ts';
import { replay } from './replay.ts';
import { ride } from './ride/command.ts';
import { simulate } from './simulate/command.ts';
import { verify } from './verify.ts';
import { LANGUAGES, parseLanguage, type Language } from '../words/index.ts';
import type { Words } from './words.ts';

/** The commands, in the order of the help. */
export const COMMANDS: readonly Command[] = [
  simulate,
  arena,
  ride,
  replay,
  verify,
  analyse,
  course,
  position,
  puzzles,
  bench,
  createCompletion(() => COMMANDS),
];

/** Prints the help of a command, as `--help` does. */
const HELP = 'help';

interface Surroundings {
  readonly io: Io;
  readonly words: Words;
  readonly content: Content;
  readonly version: string;
}

const LANG = `--lang <${LANGUAGES.join('|')}>`;

/** The language of the call: `--lang`, else the first of LC_ALL, LC_MESSAGES, LANG that is set and known, else English. */
export function chooseLanguage(argv: readonly string[], env: Readonly<Record<string, string | undefined>>): Language {
  for (const text of [languageFromOption(argv), env['LC_ALL'], env['LC_MESSAGES'], env['LANG']]) {
    const language = text === undefined || text === '' ? undefined : parseLanguage(text);
    if (language !== undefined) return language;
  }
  return 'en';
}

/** Reads `--lang` before everything else, so that errors in the call are reported in this language. */
function languageFromOption(argv: readonly string[]): string | undefined {
  const reader = quiet(new Commander()).option(LANG).helpOption(false).allowUnknownOption().allowExcessArguments();
  try {
    return reader.parse(argv, { from: 'user' }).opts<{ lang?: string }>().lang;
  } catch (error) {
    if (error instanceof CommanderError) return undefined;
    throw error;
  }
}

/** A commander that neither writes errors nor ends the process, but throws a CommanderError. */
const quiet = (commander: Commander): Commander => commander.exitOverride().configureOutput({ outputError: () => undefined });

/** Turns commander's errors into a Failure. Help and version, which are printed by now, pass unchanged. */
const failing = (commander: Commander): Commander =>
  commander.exitOverride((error) => {
    throw error.exitCode === 0 ? error : failureOf(error, commander);
  });

interface ParsedCall {
  readonly command: Command;
  readonly call: Call;
}

/** Reads the command line. `printed`: it asked for help or the version, which are printed. Throws a Failure if the call makes no sense. */
export function readCall(argv: readonly string[], around: Surroundings): ParsedCall | 'printed' {
  let parsed: ParsedCall | undefined;
  const program = failing(describeProgram(around, argv));
  for (const command of COMMANDS) {
    const described = failing(describeCommand(program, command, around, argv));
    described.action(() => {
      parsed = { command, call: callOf(described, around) };
    });
  }
  program
    .command(`${HELP} [COMMAND]`)
    .description(around.words.text('help-help-command'))
    .allowUnknownOption()
    .action((of: string | undefined) => {
      const described = of === undefined ? program : program.commands.find((command) => command.name() === of);
      if (described === undefined) throw unknownCommand(of!);
      described.help();
    });
  try {
    program.parse(argv, { from: 'user' });
  } catch (error) {
    if (error instanceof CommanderError) return 'printed';
    throw error;
  }
  const { lang } = program.opts<{ lang?: string }>();
  if (lang !== undefined && parseLanguage(lang) === undefined) throw usage('setup-not-one-of', { allowed: LANGUAGES.join(', ') }, '--lang');
  if (parsed === undefined) throw new Error('a command was neither read nor refused');
  return parsed;
}

function describeProgram({ words, io, version }: Surroundings, argv: readonly string[]): Commander {
  const titles: Readonly<Record<string, string>> = {
    'Usage:': words.text('help-usage'),
    'Commands:': words.text('help-commands'),
    'Options:': words.text('help-options'),
  };
  const program = quiet(new Commander('windschatten'));
  return program
    .configureOutput({
      writeOut: (text) => {
        io.say(text.trimEnd());
      },
      getOutHelpWidth: () => io.columns,
      getOutHasColors: () => false,
    })
    .configureHelp({
      styleTitle: (title) => (titles[title] === undefined ? title : `${titles[title]}:`),
      commandUsage: (of) => usageOf(of, words),
      subcommandTerm: (of) => [of.name(), ...argumentsOf(of)].join(' '),
      visibleArguments: () => [],
    })
    .helpOption('-h, --help', words.text('help-help'))
    .helpCommand(false)
    .version(
      `windschatten/${version} ${process.platform}-${process.arch} node-${process.version}`,
      '-v, --version',
      words.text('help-version'),
    )
    .addHelpText('after', `\n${words.text('help-more')}`)
    .addOption(languageOption(words, argv))
    .showSuggestionAfterError(false)
    .allowUnknownOption()
    .allowExcessArguments()
    .action(() => {
      const [first] = program.args;
      if (first !== undefined && !first.startsWith('-')) throw unknownCommand(first);
      throw usage('command-missing', first === undefined ? {} : { found: first, known: '--help, --version, --lang' });
    });
}

const unknownCommand = (command: string): Failure =>
  usage('command-unknown', { command, known: [...COMMANDS.map(({ name }) => name), HELP].join(', ') });

const argumentsOf = (of: Commander): string[] =>
  of.registeredArguments.map((argument) => {
    const name = `${argument.name()}${argument.variadic ? '...' : ''}`;
    return argument.required ? `<${name}>` : `[${name}]`;
  });

const usageOf = (of: Commander, words: Words): string =>
  of.parent === null
    ? `windschatten <${words.text('help-command')}> [--…]`
    : ['windschatten', of.name(), ...argumentsOf(of), '[--…]'].join(' ');

function describeCommand(program: Commander, about: Command, { words }: Surroundings, argv: readonly string[]): Commander {
  const { name, args, options } = about;
  const described = program.command(`${name} ${args}`.trim()).description(words.text(`help-${name}`));
  for (const [option, value] of Object.entries(options)) {
    const help = about.helpFor?.(option, words) ?? words.text(`help-${name}-${option}`);
    if (value === null) described.option(`--${option}`, help);
    else described.addOption(new Option(`--${option} <${value}>`, help).argParser((text: string) => valueOf(option, text, argv)));
  }
  return described.addOption(languageOption(words, argv)).allowExcessArguments();
}

const languageOption = (words: Words, argv: readonly string[]): Option =>
  new Option(LANG, words.text('help-lang')).argParser((text: string) => valueOf('lang', text, argv));

/** In `--seed --races 3` the value is missing. A value that begins with `--` is given as `--seed=--text`. */
function valueOf(option: string, text: string, argv: readonly string[]): string {
  if (text.startsWith('--') && !argv.includes(`--${option}=${text}`)) throw usage('option-value', { option });
  return text;
}

function callOf(described: Commander, { io, words, content }: Surroundings): Call {
  const { args } = described;
  const most = described.registeredArguments.some(({ variadic }) => variadic) ? Infinity : described.registeredArguments.length;
  if (args.length > most) throw usage('argument-too-much', { found: args[most]! });
  const given = described.opts<Readonly<Record<string, string | true | undefined>>>();
  const of = (option: string): string | true | undefined => given[new Option(`--${option}`).attributeName()];
  return {
    args,
    value(option) {
      const value = of(option);
      return typeof value === 'string' ? value : undefined;
    },
    flag: (option) => of(option) === true,
    io,
    words,
    content,
  };
}

/** Translates by the error's code. Its message has the option or argument in quotation marks. */
function failureOf(error: CommanderError, commander: Commander): Failure {
  const about = /'([^']*)'/.exec(error.message)?.[1] ?? '';
  switch (error.code) {
    case 'commander.unknownOption':
      return usage('option-unknown', {
        option: about,
        command: commander.name(),
        known: commander
          .createHelp()
          .visibleOptions(commander)
          .map(({ long }) => long ?? '')
          .join(', '),
      });
    case 'commander.optionMissingArgument':
      return usage('option-value', { option: /^--([a-z-]+)/.exec(about)?.[1] ?? about });
    case 'commander.missingArgument':
      return usage('argument-missing', { argument: `<${about}>` });
    default:
      throw error;
  }
}
