import type { FinalRank, Seat } from '../../kit/index.ts';
import { reasonOf } from '../files.ts';
import { startChild, type Child } from './child.ts';
import type { ProgramCall } from './command-line.ts';
import type { ProgramReport } from './conduct.ts';
import { readProgramLine, VERSION, type Fault, type FaultReason, type HostLine, type Question } from './messages.ts';

/** So many clocks a program has to say that it is ready; never less than so many milliseconds: how long it takes to load says nothing about how long it thinks. */
const READY_CLOCKS = 20;
const READY_AT_LEAST = 20_000;
export const readyTime = (clock: number): number => Math.max(READY_AT_LEAST, READY_CLOCKS * clock);
/** After so many late answers one after another it is taken to hang. */
const LATE_IN_A_ROW = 3;
/** After so many starts without a `ready` one after another it is not started again. */
const STARTS = 3;
/** What may come beside answers, from one answer to the next: lines, and characters. */
const STRAY_LINES = 10_000;
const STRAY_TEXT = 1_000_000;
/** For a farewell of its own, in milliseconds. */
const FAREWELL = 1000;

export type ProgramAnswer =
  | { readonly action: string; readonly n: number }
  /** `n` is null where no question was sent. */
  | { readonly fault: Fault; readonly n: number | null };

/** A program that rides for one seat, race after race: asked, waited for, started anew where it has gone. Whatever it does, it costs its own seat only. */
export interface Program {
  /** Starts it, if it does not run. */
  start(): Promise<void>;
  /** Starts it, if it does not run, and says which seat it has in the race that begins. */
  begin(race: RaceBegun): Promise<void>;
  ask(question: Question): Promise<ProgramAnswer>;
  /** Says what was done for it instead. */
  tellDefault(n: number | null, why: Fault, action: string, reason?: FaultReason): void;
  tellResult(standings: readonly FinalRank[]): void;
  end(): Promise<void>;
  /** Why it does not run; null: it runs. */
  whyNot(): string | null;
}

interface RaceBegun {
  readonly seat: Seat;
  readonly random: number;
}

export interface ProgramStart {
  readonly call: ProgramCall;
  readonly hello: HostLine & { readonly type: 'hello' };
  /** What may be the report of several: its counts are added to. */
  readonly report: ProgramReport;
  /** Milliseconds to say that it is ready. */
  readonly readyWithin?: number;
}

/** What is waited for: `ready`, or the answer to question `n`. */
interface Waiting {
  readonly n: number | 'ready';
  readonly settle: (how: Settled) => void;
}

/** `gone`: it has ended by itself; `absent`: it was ended. */
type Settled = Fault | { readonly action: string } | 'ready' | 'gone';

export function createProgram({ call, hello, report, readyWithin = readyTime(hello.clock) }: ProgramStart): Program {
  const { conduct } = report;
  const { clock } = hello;
  let child: Child | null = null;
  let why: string | null = 'not-started';
  let waiting: Waiting | null = null;
  let race: RaceBegun | null = null;
  /** Nothing it was asked in this race has come to anything yet: if it has gone, it may have done so after the race before. */
  let isFresh = true;
  let asked = 0;
  let lateInARow = 0;
  let failedStarts = 0;
  let strayLines = 0;
  let strayText = 0;

  function launch(): Child {
    const begun: Child = startChild(call, {
      line: (text) => {
        if (child === begun) receive(text);
      },
      flooded: () => {
        if (child === begun) kill('flooded');
      },
      gone: (reason) => {
        if (child !== begun) return;
        if (!isFresh && waiting?.n !== 'ready') conduct.died++;
        lost(reason, begun.lastWords(), 'gone');
      },
    });
    return begun;
  }

  /** @param reason ENOENT, an exit code, a signal, or our own word for why it was killed */
  function lost(reason: string, words: string, how: 'gone' | 'absent'): void {
    child = null;
    why = reason;
    report.lastWords = words === '' ? report.lastWords : words;
    settle(how);
  }

  function kill(reason: string): void {
    if (child === null) return;
    const killed = child;
    child = null;
    conduct.killed++;
    killed.kill();
    lost(reason, killed.lastWords(), 'absent');
  }

  function settle(how: Settled): void {
    const settled = waiting;
    waiting = null;
    settled?.settle(how);
  }

  function receive(text: string): void {
    const said = readProgramLine(text);
    if ((said.type === 'answer' || said.type === 'no-answer') && said.n === waiting?.n) {
      strayLines = strayText = lateInARow = 0;
      settle(said.type === 'answer' ? { action: said.action } : 'error');
    } else if (said.type === 'ready' && waiting?.n === 'ready') {
      if (said.version === VERSION) settle('ready');
      else kill('version');
    } else {
      conduct.stray++;
      strayLines++;
      strayText += text.length;
      if (strayLines > STRAY_LINES || strayText > STRAY_TEXT) kill('flooded');
    }
  }

  function tell(line: HostLine): void {
    if (child !== null && !child.write(JSON.stringify(line))) kill('does-not-read');
  }

  /** Waits for what is waited for; `late` where the time is up. What has come by then is read first: a busy thread is not the program's fault. */
  function wait(n: Waiting['n'], milliseconds: number): Promise<Settled> {
    return new Promise((resolve) => {
      const timer = setTimeout(() => {
        setImmediate(() => {
          if (waiting === mine) settle('late');
        });
      }, milliseconds);
      const mine: Waiting = {
        n,
        settle(how) {
          clearTimeout(timer);
          resolve(how);
        },
      };
      waiting = mine;
    });
  }

  async function ensureStarted(): Promise<void> {
    if (child !== null || failedStarts >= STARTS) return;
    failedStarts++;
    try {
      child = launch();
    } catch (error) {
      // there is no such thing to be started, or no more room for it
      why = reasonOf(error);
      return;
    }
    const ready = wait('ready', readyWithin);
    why = null;
    lateInARow = strayLines = strayText = 0;
    tell(hello);
    if ((await ready) === 'ready') failedStarts = 0;
    else kill('not-ready');
  }

  async function enter(): Promise<void> {
    await ensureStarted();
    if (race !== null) tell({ type: 'race', ...race });
  }

  async function put(question: Question): Promise<{ readonly how: Settled; readonly n: number | null }> {
    if (child === null) return { how: 'gone', n: null };
    const n = asked++;
    const answer = wait(n, clock);
    tell({ type: 'ask', n, clock, ...question });
    return { how: await answer, n };
  }

  return {
    start: ensureStarted,
    async begin(begun) {
      race = begun;
      isFresh = true;
      await enter();
      // who does not start now would not a moment later
      isFresh = child !== null;
    },
    async ask(question) {
      conduct.asked++;
      let { how, n } = await put(question);
      const mayBeAskedAnew = how === 'gone' && isFresh;
      isFresh = false;
      if (mayBeAskedAnew) {
        await enter();
        ({ how, n } = await put(question));
      }
      if (typeof how === 'object') return { action: how.action, n: n! };
      if (how === 'late' && ++lateInARow >= LATE_IN_A_ROW) kill('silent');
      if (how === 'ready') throw new Error('ready is no answer');
      return { fault: how === 'gone' ? 'absent' : how, n };
    },
    tellDefault(n, fault, action, reason) {
      conduct.defaults++;
      conduct[fault]++;
      if (n !== null) tell({ type: 'default', n, why: fault, action, ...(reason === undefined ? {} : { reason }) });
    },
    tellResult(standings) {
      tell({ type: 'result', standings });
      isFresh = true;
    },
    async end() {
      if (child === null) return;
      tell({ type: 'bye' });
      const leaving = child as Child | null;
      child = null;
      why = 'ended';
      await leaving?.close(FAREWELL);
    },
    whyNot: () => why,
  };
}
