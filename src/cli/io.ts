import process from 'node:process';
import pico from 'picocolors';

/**
 * Where output goes. Standard output carries what other programs read, and nothing else: JSON and SVG. All that is meant for people goes to
 * standard error, so that `windschatten ... --json | program` never meets a progress bar.
 */
export interface Io {
  /** A JSON value, as one document. */
  json(value: unknown): void;
  /** A finished document that is not JSON. */
  document(text: string): void;
  /** A line for people. */
  say(line?: string): void;
  readonly colours: ReturnType<typeof pico.createColors>;
  /** Whether standard error is a terminal, so that a progress bar makes sense. */
  readonly watched: boolean;
  /** How wide help may be, in columns. */
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

/** Wide enough for a file that is read later. */
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
