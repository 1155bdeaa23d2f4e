import process from 'node:process';
import pico from 'picocolors';

/**
 * The output of a command. Standard output carries only what other programs read, JSON and SVG. Everything for people goes to
 * standard error, so that `windschatten ... --json | program` never reads a progress bar.
 */
export interface Io {
  /** Prints a JSON value as one document. */
  json(value: unknown): void;
  /** Prints a document that is not JSON. */
  document(text: string): void;
  /** Prints a line for people. */
  say(line?: string): void;
  readonly colours: ReturnType<typeof pico.createColors>;
  /** Whether standard error is a terminal, so that a progress bar makes sense. */
  readonly watched: boolean;
  /** The width of help texts, in columns. */
  readonly columns: number;
}

/** The two outputs of an `Io`, and whether the second is a terminal. */
export interface Streams {
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
  readonly watched: boolean;
  readonly coloured: boolean;
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
      err(`${line}\n`);
    },
    colours: pico.createColors(coloured),
    watched,
    columns,
  };
}

/** The width if standard error is not a terminal, such as a file. */
const COLUMNS = 120;

export function streamsOfProcess(): Streams {
  const watched = process.stderr.isTTY;
  return {
    out: (text) => void process.stdout.write(text),
    err: (text) => void process.stderr.write(text),
    watched,
    coloured: watched && process.env['NO_COLOR'] === undefined && process.env['TERM'] !== 'dumb',
    columns: watched ? process.stderr.columns : COLUMNS,
  };
}
