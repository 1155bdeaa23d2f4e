import { spawn } from 'node:child_process';
import process from 'node:process';
import { reasonOf } from '../files.ts';
import type { ProgramCall } from './command-line.ts';

/** A line of a program at most, in characters; one without an end is no line. */
export const MAX_LINE = 65_536;
/** What a program may leave unread of what it is told, in bytes. */
const MAX_UNREAD = 4_000_000;
/** How many characters of the end of standard error are kept. */
const LAST_WORDS = 2000;

/** A bot program as a process, which reads and writes lines and is always ended. */
export interface Child {
  /** False: it reads nothing, so that too much is waiting for it. */
  write(line: string): boolean;
  /** Ends it and all that it has started, at once. */
  kill(): void;
  /** Nothing more is told; it may end by itself until then. Resolves when it is gone. */
  close(milliseconds: number): Promise<void>;
  /** The last line that it said on standard error; empty: it said nothing. */
  lastWords(): string;
}

export interface Listener {
  line(text: string): void;
  /** A line that is too long to be one. */
  flooded(): void;
  /** It is gone, or never was there. @param reason ENOENT, or the code or signal that it ended with */
  gone(reason: string): void;
}

/** All that live, so that none outlives us. */
const living = new Set<() => void>();
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

const endAll = (): void => {
  for (const kill of living) kill();
};

function endByUs(signal: NodeJS.Signals): void {
  endAll();
  stopWatching();
  process.kill(process.pid, signal);
}

function watchOver(kill: () => void): void {
  if (living.size === 0) {
    process.on('exit', endAll);
    for (const signal of SIGNALS) process.on(signal, endByUs);
  }
  living.add(kill);
}

function stopWatching(): void {
  process.off('exit', endAll);
  for (const signal of SIGNALS) process.off(signal, endByUs);
}

function unwatch(kill: () => void): void {
  if (living.delete(kill) && living.size === 0) stopWatching();
}

/** A group of processes of its own can be ended with all its children; Windows has none. */
const OWN_GROUP = process.platform !== 'win32';

export function startChild({ file, args }: ProgramCall, listener: Listener): Child {
  const child = spawn(file, args, { stdio: ['pipe', 'pipe', 'pipe'], detached: OWN_GROUP, windowsHide: true });
  const { stdin, stdout, stderr } = child;
  let said = '';
  let isGone = false;
  let whenGone: () => void = () => undefined;

  const kill = (): void => {
    try {
      if (child.pid !== undefined && OWN_GROUP) process.kill(-child.pid, 'SIGKILL');
      else child.kill('SIGKILL');
    } catch {
      // it has ended already
    }
  };
  const gone = (reason: string): void => {
    if (isGone) return;
    isGone = true;
    unwatch(kill);
    for (const stream of [stdin, stdout, stderr]) stream.destroy();
    listener.gone(reason);
    whenGone();
  };
  watchOver(kill);

  child.on('error', (error) => {
    gone(reasonOf(error));
  });
  // whatever it has started and left behind goes with it, and lets go of its output
  child.on('exit', kill);
  child.on('close', (code, signal) => {
    gone(signal ?? String(code));
  });
  // who does not read is seen by what is left unread, who is gone by his end
  for (const stream of [stdin, stdout, stderr]) stream.on('error', () => undefined);
  stderr.setEncoding('utf8').on('data', (text: string) => (said = (said + text).slice(-LAST_WORDS)));
  readLines(stdout, listener);

  return {
    write(line) {
      if (!stdin.writable) return true;
      stdin.write(`${line}\n`);
      return stdin.writableLength <= MAX_UNREAD;
    },
    kill() {
      kill();
      // grandchildren that have left the group may hold its output for ever
      gone('SIGKILL');
    },
    close(milliseconds) {
      if (isGone) return Promise.resolve();
      return new Promise((resolve) => {
        const timer = setTimeout(() => {
          kill();
          gone('SIGKILL');
        }, milliseconds);
        whenGone = () => {
          clearTimeout(timer);
          resolve();
        };
        stdin.end();
      });
    },
    lastWords: () => lastLine(said),
  };
}

function readLines(stdout: NodeJS.ReadableStream, listener: Listener): void {
  let rest = '';
  stdout.setEncoding('utf8').on('data', (text: string) => {
    let from = 0;
    for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', from)) {
      const whole = rest + text.slice(from, end);
      rest = '';
      from = end + 1;
      if (whole.length > MAX_LINE) listener.flooded();
      else listener.line(whole);
    }
    rest += text.slice(from);
    if (rest.length <= MAX_LINE) return;
    rest = '';
    listener.flooded();
  });
}

const MOST_OF_LINE = 200;

/** Control characters would drive the terminal. */
function lastLine(text: string): string {
  const lines = text.split('\n').map((line) => line.trim());
  return (lines.findLast((line) => line !== '') ?? '').replace(/\p{Cc}/gu, ' ').slice(0, MOST_OF_LINE);
}
