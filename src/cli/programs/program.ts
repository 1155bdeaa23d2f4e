import type { FinalRank, Seat } from '../../kit/index.ts';
import { reasonOf } from '../files.ts';
import { startChild, type Child } from './child.ts';
import type { ProgramCall } from './command-line.ts';
import type { ProgramReport } from './conduct.ts';
import { readProgramLine, VERSION, type Fault, type FaultReason, type HostLine, type Question, type Want } from './messages.ts';

/** A program may take this many times its clock to start, but at least `MIN_READY_TIMEOUT_MS`, because loading time does not depend on thinking time. */
const READY_CLOCKS = 20;
const MIN_READY_TIMEOUT_MS = 20_000;
export const readyTimeoutMs = (clock: number): number => Math.max(MIN_READY_TIMEOUT_MS, READY_CLOCKS * clock);
/** A program with this many late answers in a row counts as hanging. */
const MAX_LATE_IN_A_ROW = 3;
/** A program is not started again after this many starts in a row without a `ready`. */
const MAX_FAILED_STARTS = 3;
/** How many stray lines and characters a program may write between two answers. */
const MAX_STRAY_LINES = 10_000;
const MAX_STRAY_CHARS = 1_000_000;
/** How long a program may take to end by itself after `bye`. */
const EXIT_TIMEOUT_MS = 1000;
/** After this time without a line the user gets a hint that the program may not flush its output. */
const SILENCE_HINT_MS = 5000;

export type ProgramAnswer =
  | { readonly action: string; readonly n: number }
  /** `n` is null if no question was sent. */
  | { readonly fault: Fault; readonly n: number | null };

/** A program that plays for one seat, race after race. It is restarted when it has ended. Its faults cost only its own seat. */
export interface Program {
  /** Starts the program, unless it runs. */
  start(): Promise<void>;
  /** Starts the program, unless it runs, and sends its seat in the new race. */
  begin(race: RaceStart): Promise<void>;
  ask(question: Question): Promise<ProgramAnswer>;
  /** Whether the program has asked for this in `ready`. */
  wants(what: Want): boolean;
  /** Reports an action that was chosen by default. */
  sendDefault(n: number | null, why: Fault, action: string, reason?: FaultReason): void;
  sendResult(standings: readonly FinalRank[]): void;
  end(): Promise<void>;
  /** Why the program does not run; null: it runs. */
  whyNot(): string | null;
}

interface RaceStart {
  readonly seat: Seat;
  readonly random: number;
}

export interface ProgramStart {
  readonly call: ProgramCall;
  readonly hello: HostLine & { readonly type: 'hello' };
  /** Receives the counts. Several programs may share one report. */
  readonly report: ProgramReport;
  /** How long the program may take to start. */
  readonly startTimeoutMs?: number;
  /** Called once if the program has not begun with `ready` after `silenceHintMs`. */
  readonly onSilence?: () => void;
  readonly silenceHintMs?: number;
}

/** A pending reply: `ready`, or the answer to question `n`. */
interface Waiting {
  readonly n: number | 'ready';
  readonly settle: (how: Reply) => void;
}

/** `gone`: the program has ended by itself; `absent`: it was ended. */
type Reply = Fault | { readonly action: string } | 'ready' | 'gone';

export function createProgram({
  call,
  hello,
  report,
  startTimeoutMs = readyTimeoutMs(hello.clock),
  onSilence,
  silenceHintMs = SILENCE_HINT_MS,
}: ProgramStart): Program {
  const { conduct } = report;
  const { clock } = hello;
  let child: Child | null = null;
  let why: string | null = 'not-started';
  let waiting: Waiting | null = null;
  let race: RaceStart | null = null;
  /** Whether the program has answered nothing in this race yet. If it has ended, it may have done so after the previous race. */
  let isFresh = true;
  let questions = 0;
  let lateInARow = 0;
  let failedStarts = 0;
  let wanted: readonly Want[] = [];
  let strayLines = 0;
  let strayText = 0;

  function launch(): Child {
    const started: Child = startChild(call, {
      line: (text) => {
        if (child === started) receive(text);
      },
      flooded: () => {
        if (child === started) kill('flooded');
      },
      ended: (reason) => {
        if (child !== started) return;
        if (!isFresh && waiting?.n !== 'ready') conduct.died++;
        lost(reason, started.lastErrorLine(), 'gone');
      },
    });
    return started;
  }

  /** @param reason ENOENT, an exit code, a signal, or why it was killed */
  function lost(reason: string, errorLine: string, how: 'gone' | 'absent'): void {
    child = null;
    why = reason;
    report.lastErrorLine = errorLine === '' ? report.lastErrorLine : errorLine;
    settle(how);
  }

  function kill(reason: string): void {
    if (child === null) return;
    const killed = child;
    child = null;
    conduct.killed++;
    killed.kill();
    lost(reason, killed.lastErrorLine(), 'absent');
  }

  function settle(how: Reply): void {
    const settled = waiting;
    waiting = null;
    settled?.settle(how);
  }

  function receive(text: string): void {
    const line = readProgramLine(text);
    if ((line.type === 'answer' || line.type === 'no-answer') && line.n === waiting?.n) {
      strayLines = strayText = lateInARow = 0;
      settle(line.type === 'answer' ? { action: line.action } : 'error');
    } else if (line.type === 'ready' && waiting?.n === 'ready') {
      wanted = line.wants;
      if (line.version === VERSION) settle('ready');
      else kill('version');
    } else {
      conduct.stray++;
      strayLines++;
      strayText += text.length;
      if (strayLines > MAX_STRAY_LINES || strayText > MAX_STRAY_CHARS) kill('flooded');
    }
  }

  function write(line: HostLine): void {
    if (child !== null && !child.write(JSON.stringify(line))) kill('does-not-read');
  }

  /** Waits for a reply; `late` after `milliseconds`. Input that has arrived by then is read first, because a busy thread is not the program's fault. */
  function wait(n: Waiting['n'], milliseconds: number): Promise<Reply> {
    return new Promise((resolve) => {
      const timer = setTimeout(() => {
        setImmediate(() => {
          if (waiting === entry) settle('late');
        });
      }, milliseconds);
      const entry: Waiting = {
        n,
        settle(how) {
          clearTimeout(timer);
          resolve(how);
        },
      };
      waiting = entry;
    });
  }

  async function ensureStarted(): Promise<void> {
    if (child !== null || failedStarts >= MAX_FAILED_STARTS) return;
    failedStarts++;
    try {
      child = launch();
    } catch (error) {
      // no such program, or no resources for another process
      why = reasonOf(error);
      return;
    }
    const ready = wait('ready', startTimeoutMs);
    why = null;
    lateInARow = strayLines = strayText = 0;
    write(hello);
    const hint = setTimeout(() => onSilence?.(), silenceHintMs);
    const isReady = (await ready) === 'ready';
    clearTimeout(hint);
    if (isReady) failedStarts = 0;
    else kill('not-ready');
  }

  async function enter(): Promise<void> {
    await ensureStarted();
    if (race !== null) write({ type: 'race', ...race });
  }

  async function send(question: Question): Promise<{ readonly how: Reply; readonly n: number | null }> {
    if (child === null) return { how: 'gone', n: null };
    const n = questions++;
    const answer = wait(n, clock);
    write({ type: 'ask', n, clock, ...question });
    return { how: await answer, n };
  }

  return {
    start: ensureStarted,
    async begin(start) {
      race = start;
      isFresh = true;
      await enter();
      // a failed start is not repeated with the first question
      isFresh = child !== null;
    },
    async ask(question) {
      conduct.asked++;
      let { how, n } = await send(question);
      const canAskAgain = how === 'gone' && isFresh;
      isFresh = false;
      if (canAskAgain) {
        await enter();
        ({ how, n } = await send(question));
      }
      if (typeof how === 'object') return { action: how.action, n: n! };
      if (how === 'late' && ++lateInARow >= MAX_LATE_IN_A_ROW) kill('silent');
      if (how === 'ready') throw new Error('ready is no answer');
      return { fault: how === 'gone' ? 'absent' : how, n };
    },
    sendDefault(n, fault, action, reason) {
      conduct.defaults++;
      conduct[fault]++;
      if (n !== null) write({ type: 'default', n, why: fault, action, ...(reason === undefined ? {} : { reason }) });
    },
    sendResult(standings) {
      write({ type: 'result', standings });
      isFresh = true;
    },
    async end() {
      if (child === null) return;
      write({ type: 'bye' });
      const leaving = child as Child | null;
      child = null;
      why = 'ended';
      await leaving?.close(EXIT_TIMEOUT_MS);
    },
    wants: (what) => wanted.includes(what),
    whyNot: () => why,
  };
}
