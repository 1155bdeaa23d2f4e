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
  /** Somebody is watching: a progress bar makes sense. */
  readonly watched: boolean;
}

export function createIo(): Io {
  const watched = process.stderr.isTTY;
  const wanted = watched && process.env['NO_COLOR'] === undefined && process.env['TERM'] !== 'dumb';
  return {
    json: (value) => void process.stdout.write(`${JSON.stringify(value, null, 2)}\n`),
    document: (text) => void process.stdout.write(text.endsWith('\n') ? text : `${text}\n`),
    say: (line = '') => void process.stderr.write(`${line}\n`),
    colours: pico.createColors(wanted),
    watched,
  };
}
