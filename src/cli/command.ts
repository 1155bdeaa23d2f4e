import type { Content } from '../kit/index.ts';
import type { Exit } from './failure.ts';
import { usage } from './failure.ts';
import type { Io } from './io.ts';
import type { Words } from './words.ts';

/** The arguments and surroundings of a command. */
export interface Call {
  readonly args: readonly string[];
  /** The text after an option, exactly as typed; undefined if the option was not given. */
  value(option: string): string | undefined;
  flag(option: string): boolean;
  readonly io: Io;
  readonly words: Words;
  readonly content: Content;
}

/** A command. Its help texts are `help-NAME` and `help-NAME-OPTION` in `cli.json`. */
export interface Command {
  readonly name: string;
  /** In commander's notation: `<FILE>`, `[NAME]`. */
  readonly args: string;
  /** Options with the name of their value; `null` for flags. */
  readonly options: Readonly<Record<string, string | null>>;
  /** The help for an option that has no `help-NAME-OPTION`. */
  helpFor?(option: string, words: Words): string | undefined;
  run(call: Call): Exit | Promise<Exit>;
}

/** The value of an option as a whole number within limits; `otherwise` if it was not given. */
export function wholeNumber(
  call: Call,
  option: string,
  limits: { readonly least: number; readonly most: number; readonly otherwise: number },
): number {
  const text = call.value(option);
  if (text === undefined) return limits.otherwise;
  const { least, most } = limits;
  const value = Number(text);
  if (!/^\d{1,12}$/.test(text) || value < least || value > most) throw usage('option-number', { option, least, most, found: text });
  return value;
}

/** The value of a required option. */
export function requiredValue(call: Call, option: string): string {
  const text = call.value(option);
  if (text === undefined) throw usage('option-missing', { option });
  return text;
}
