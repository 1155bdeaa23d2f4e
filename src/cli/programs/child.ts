import { spawn } from 'node:child_process';
import process from 'node:process';
import { reasonOf } from '../files.ts';
import type { ProgramCall } from './command-line.ts';

/** The longest line that a program may write. */
export const MAX_LINE_CHARS = 65_536;
/** How much input a program may leave unread. */
const MAX_UNREAD_BYTES = 4_000_000;
/** How much of the end of standard error stays in memory. */
const MAX_STDERR_CHARS = 2000;

/** A bot program as a process that reads and writes lines. It never outlives this process. */
export interface Child {
  /** False: the program does not read, and too much input is waiting. */
  write(line: string): boolean;
  /** Ends the program and all its children at once. */
  kill(): void;
  /** Closes its input, and ends the program if it has not ended by itself after `milliseconds`. Resolves when it has ended. */
  close(milliseconds: number): Promise<void>;
  /** The last line on standard error; empty if there is none. */
  lastErrorLine(): string;
}

export interface Listener {
  line(text: string): void;
  /** A line was longer than `MAX_LINE_CHARS`. */
  flooded(): void;
  /** The program has ended, or could not start. @param reason ENOENT, or the exit code or signal */
  ended(reason: string): void;
}

/** The kill functions of all running programs, so that none outlives this process. */
const running = new Set<() => void>();
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

const endAll = (): void => {
  for (const kill of running) kill();
};

function endWithSignal(signal: NodeJS.Signals): void {
  endAll();
  stopWatching();
  process.kill(process.pid, signal);
}

function watchOver(kill: () => void): void {
  if (running.size === 0) {
    process.on('exit', endAll);
    for (const signal of SIGNALS) process.on(signal, endWithSignal);
  }
  running.add(kill);
}

function stopWatching(): void {
  process.off('exit', endAll);
  for (const signal of SIGNALS) process.off(signal, endWithSignal);
}

function unwatch(kill: () => void): void {
  if (running.delete(kill) && running.size === 0) stopWatching();
}

/** A program in its own process group can be ended with all its children. Windows has no process groups. */
const OWN_GROUP = process.platform !== 'win32';

export function startChild({ file, args }: ProgramCall, listener: Listener): Child {
  const child = spawn(file, args, { stdio: ['pipe', 'pipe', 'pipe'], detached: OWN_GROUP, windowsHide: true });
  const { stdin, stdout, stderr } = child;
  let stderrTail = '';
  let hasEnded = false;
  let onEnd: () => void = () => undefined;

  const kill = (): void => {
    try {
      if (child.pid !== undefined && OWN_GROUP) process.kill(-child.pid, 'SIGKILL');
      else child.kill('SIGKILL');
    } catch {
      // it has ended already
    }
  };
  const finish = (reason: string): void => {
    if (hasEnded) return;
    hasEnded = true;
    unwatch(kill);
    for (const stream of [stdin, stdout, stderr]) stream.destroy();
    listener.ended(reason);
    onEnd();
  };
  watchOver(kill);

  child.on('error', (error) => {
    finish(reasonOf(error));
  });
  // its children end with it and close its output
  child.on('exit', kill);
  child.on('close', (code, signal) => {
    finish(signal ?? String(code));
  });
  // a program that does not read is noticed by its unread input, and one that has ended by its exit
  for (const stream of [stdin, stdout, stderr]) stream.on('error', () => undefined);
  stderr.setEncoding('utf8').on('data', (text: string) => (stderrTail = (stderrTail + text).slice(-MAX_STDERR_CHARS)));
  readLines(stdout, listener);

  return {
    write(line) {
      if (!stdin.writable) return true;
      stdin.write(`${line}\n`);
      return stdin.writableLength <= MAX_UNREAD_BYTES;
    },
    kill() {
      kill();
      // grandchildren outside the group may keep its output open for ever
      finish('SIGKILL');
    },
    close(milliseconds) {
      if (hasEnded) return Promise.resolve();
      return new Promise((resolve) => {
        const timer = setTimeout(() => {
          kill();
          finish('SIGKILL');
        }, milliseconds);
        onEnd = () => {
          clearTimeout(timer);
          resolve();
        };
        stdin.end();
      });
    },
    lastErrorLine: () => lastLine(stderrTail),
  };
}

function readLines(stdout: NodeJS.ReadableStream, listener: Listener): void {
  let rest = '';
  let isFirst = true;
  stdout.setEncoding('utf8').on('data', (data: string) => {
    // a byte order mark, which some programs write first
    const text = isFirst ? data.replace(/^\uFEFF/, '') : data;
    isFirst = false;
    let from = 0;
    for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', from)) {
      const whole = rest + text.slice(from, end);
      rest = '';
      from = end + 1;
      if (whole.length > MAX_LINE_CHARS) listener.flooded();
      else listener.line(whole);
    }
    rest += text.slice(from);
    if (rest.length <= MAX_LINE_CHARS) return;
    rest = '';
    listener.flooded();
  });
}

const MAX_SHOWN_CHARS = 200;

/** The last line with text. Removes control characters, because they would control the terminal. */
function lastLine(text: string): string {
  const lines = text.split('\n').map((line) => line.trim());
  return (lines.findLast((line) => line !== '') ?? '').replace(/\p{Cc}/gu, ' ').slice(0, MAX_SHOWN_CHARS);
}
