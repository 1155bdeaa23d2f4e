import process from 'node:process';
import pico from 'picocolors';

/**
 * The output of a command. What was asked for goes to standard output: reports, help, JSON, SVG. What happens on the way goes to standard error:
 * errors, hints, progress. So `windschatten ... > file` and `windschatten ... | program` never read a progress bar.
 */
export interface Io {
  /** Prints a JSON value as one document. */
  json(value: unknown): void;
  /** Prints a document that is not JSON. */
  document(text: string): void;
  /** Prints a line of a report to standard output. */
  say(line?: string): void;
  /** Prints a line to standard error. */
  note(line: string): void;
  /** For standard output. */
  readonly colours: Colours;
  /** For standard error. */
  readonly noteColours: Colours;
  /** Whether standard error is a terminal, so that a progress bar makes sense. */
  readonly watched: boolean;
  /** The width of help texts, in columns. */
  readonly columns: number;
}

type Colours = ReturnType<typeof pico.createColors>;

/** The two outputs of an `Io`, whether each may be coloured, and whether the second is a terminal. */
export interface Streams {
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
  readonly watched: boolean;
  readonly coloured: { readonly out: boolean; readonly err: boolean };
  readonly columns: number;
}

export function createIo({ out, err, watched, coloured, columns }: Streams): Io {
  return {
    json: (value) => {
      out(`${JSON.stringify(value, null, 2)}\n`);
    },
    document: (text) => {
      out(text.endsWith('\n') ? text : `${text}\n`);
    },
    say: (line = '') => {
      out(`${line}\n`);
    },
    note: (line) => {
      err(`${line}\n`);
    },
    colours: pico.createColors(coloured.out),
    noteColours: pico.createColors(coloured.err),
    watched,
    columns,
  };
}

/** An `Io` whose reports go to standard error, because standard output carries a document. */
export const reportsToErrors = (io: Io): Io => ({
  ...io,
  say: (line = '') => {
    io.note(line);
  },
  colours: io.noteColours,
});

/** The width if standard output is not a terminal, such as a file. */
const COLUMNS = 120;

export function streamsOfProcess(): Streams {
  const { stdout, stderr, env } = process;
  const mayColour = env['NO_COLOR'] === undefined && env['TERM'] !== 'dumb';
  return {
    out: (text) => void stdout.write(text),
    err: (text) => void stderr.write(text),
    watched: stderr.isTTY,
    coloured: { out: mayColour && stdout.isTTY, err: mayColour && stderr.isTTY },
    columns: stdout.isTTY ? stdout.columns : COLUMNS,
  };
}
