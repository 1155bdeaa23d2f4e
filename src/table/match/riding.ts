import type { Game, Reason, Seat } from '../../kit/index.ts';
import type { Driver } from './driver.ts';
import { HUMAN } from './driver.ts';
import type { Clock, BotAnswer, ScreenTimes } from './host-options.ts';
import type { NotKept } from './journal.ts';
import type { Match, Prepared } from './match.ts';
import type { Question, Questions } from './questions.ts';
import { isHidden, stillToWait, stillToWaitEvenly } from './questions.ts';
import type { RowLine } from './row-line.ts';
import type { Thoughts } from './thoughts.ts';

/** Everything that a host does by itself, one thing after the other: chance's answers, bots' turns, what the table answers for people, and waiting in between. */
export interface Riding {
  /** Whether it is at it. */
  readonly on: boolean;
  readonly thinking: boolean;
  readonly skipping: boolean;
  readonly holding: Holding | null;
  /** Goes on until it waits for somebody, for nobody, or for the store; resolves then. */
  ride(): Promise<void>;
  /** Chance's answers before anybody has acted, and those that a dead host left open. */
  deal(): Promise<NotKept | null>;
  /** The others wait for so long as `Timing.hold` says. */
  hold(holding: Holding): void;
  /** They need not wait any longer. */
  letGo(): void;
  /** Shows nothing more until it rests. */
  skip(): void;
  setTiming(timing: ScreenTimes): void;
  /** Whatever it waits for is over. */
  wake(): void;
  /** What a bot is thinking about is nobody's question any more, and need not be waited for. */
  abandon(): void;
}

/** Whose answer may still be taken back, and whether it is one to a question that nobody may know he was asked. */
export interface Holding {
  readonly seat: Seat;
  readonly hidden: boolean;
}

/** How an action came about, and what is to be done when it is kept. */
export interface CameAbout {
  readonly reason?: Reason | null;
  readonly byHand?: boolean;
  readonly kept?: () => void;
}

/** What it needs of its host. */
export interface ToRide<S, A, E> {
  readonly game: Pick<Game<unknown, S, A, E, unknown>, 'turn' | 'pending' | 'hide' | 'actions' | 'advance' | 'perfectInformation'>;
  readonly match: Pick<Match<S, A, E>, 'ahead' | 'closed' | 'prepare' | 'prepareChance'>;
  readonly questions: Pick<Questions<S, A>, 'kinds'>;
  readonly line: Pick<RowLine, 'busy' | 'ready' | 'idle'>;
  readonly thoughts: Thoughts<S, A>;
  readonly clock: Clock;
  readonly timing: ScreenTimes;
  readonly driverOf: (seat: Seat) => Driver;
  readonly questionAhead: () => Question<A>;
  /** Whether nothing may be decided here and now, whoever is asked. */
  readonly stands: () => boolean;
  /** Whether it waits for somebody, or for nobody. */
  readonly halts: () => boolean;
  readonly keepActs: (before: S, prepared: Prepared<A, E>, how: CameAbout) => Promise<NotKept | null>;
  readonly publish: () => void;
  readonly fail: (error: unknown) => void;
}

/** A question put to every seat after every turn is answered in a third of a step, or a race of six would be spent waiting. */
const SHARE_OF_A_STEP = 1 / 3;

export function createRiding<S, A, E>(host: ToRide<S, A, E>): Riding {
  const { game, match, questions, line, clock, questionAhead, stands, halts, publish } = host;
  /** Whoever holds more to choose from thinks longer. */
  const toWait = game.perfectInformation ? stillToWait : stillToWaitEvenly;
  let { timing } = host;
  /** Resolves when it rests; null while it does. */
  let riding: Promise<void> | null = null;
  let holding: Holding | null = null;
  let thinking = false;
  let skipping = false;
  let wake: () => void = () => undefined;
  /** Counts how often the timing was set: who is woken by that waits on by the new one. */
  let timings = 0;
  let abandon: () => void = () => undefined;

  async function pause(milliseconds: number): Promise<void> {
    if (milliseconds <= 0) return;
    const waiting = clock.wait(milliseconds);
    wake = () => waiting.wake();
    await waiting.over;
  }

  /** Until what was told has been seen long enough, or something has happened that is more urgent. */
  async function waitAStep(share: number, began: number): Promise<void> {
    for (let set = -1; set !== timings && !skipping && !stands();) {
      set = timings;
      await pause(toWait(Math.max(timing.step * share, timing.linger ?? 0), clock.now() - began));
    }
  }

  async function waitWhileHolding(): Promise<void> {
    const [held, length] = [holding, timing.hold];
    await pause(length);
    // another length begins anew
    if (holding === held && (length === timing.hold || timing.hold <= 0 || skipping || stands())) holding = null;
    if (!skipping) publish();
  }

  function deal(): Promise<NotKept | null> {
    const before = match.ahead.state;
    const prepared = match.prepareChance();
    return prepared === null ? Promise.resolve(null) : host.keepActs(before, prepared, {});
  }

  /** While people answer what is put to all, bots think about it. */
  function thinkAhead(): void {
    if (!stands()) host.thoughts.begin();
  }

  const isDeclined = (state: S, action: A): boolean =>
    game.actions.format(state, action) === game.actions.format(state, game.advance!.decline(state));

  /** One answer that is not given by hand. A bot is asked whatever the table would answer for it, so that all of its answers take the same way and time. */
  async function oneStep(): Promise<void> {
    const { state, entries } = match.ahead;
    const seat = game.turn(state);
    const driver = host.driverOf(seat);
    const { kind } = game.pending(state);
    const began = clock.now();
    let abandoned = false;
    const gone = new Promise<null>((resolve) => {
      abandon = () => {
        abandoned = true;
        resolve(null);
        wake();
      };
    });
    let thought: BotAnswer<A> | null = null;
    thinking = driver !== HUMAN;
    thinkAhead();
    if (thinking) {
      if (!skipping) publish();
      thought = await Promise.race([host.thoughts.of({ seat, driver, state: game.hide(state, seat), entries }), gone]);
    }
    const hidden = isHidden(questions.kinds, kind);
    if (!abandoned) await waitAStep(hidden ? SHARE_OF_A_STEP : 1, began);
    await line.ready();
    // somebody may have taken over, or taken something back, or changed what he had said
    if (stands() || abandoned || match.ahead.entries !== entries) return;
    const question = questionAhead();
    const action = thought?.action ?? (question.to === 'table' ? question.action : undefined);
    if (action === undefined) return;
    const before = match.ahead.state;
    const preparing = match.prepare({ seat, action });
    if (preparing.kind !== 'prepared')
      throw new Error(`${driver} in ${kind}: ${preparing.kind === 'refused' ? preparing.refusal.code : preparing.kind}`);
    // a word with the *no* to a hidden question would tell who could have said yes; who says yes has shown it
    const reason = hidden && isDeclined(before, action) ? null : (thought?.reason ?? null);
    const kept = (): void => {
      thinking = false;
    };
    const outcome = host.keepActs(before, preparing.prepared, { reason, kept });
    if (!skipping) await outcome;
  }

  async function rideOn(): Promise<void> {
    try {
      for (;;) {
        await line.ready();
        if (holding !== null) await waitWhileHolding();
        else if (!stands() && (await deal()) !== null) continue;
        else if (!halts()) await oneStep();
        else if (line.busy) await line.idle();
        else break;
      }
      thinkAhead();
    } catch (error) {
      host.fail(error);
    } finally {
      // first of all: whoever answers within the news is to find that it rests
      riding = null;
      thinking = skipping = false;
      publish();
    }
  }

  return {
    get on() {
      return riding !== null;
    },
    get thinking() {
      return thinking;
    },
    get skipping() {
      return skipping;
    },
    get holding() {
      return holding;
    },
    ride() {
      if (riding !== null) return riding;
      // that somebody has asked for it is no news where there is nothing to be done
      const due = questionAhead().to === 'chance' && !match.closed && !stands();
      if (holding === null && halts() && !due) {
        thinkAhead();
        return Promise.resolve();
      }
      const begun = (riding = rideOn());
      publish();
      return begun;
    },
    deal,
    hold(next) {
      if (timing.hold > 0) holding = next;
    },
    letGo() {
      holding = null;
      wake();
    },
    skip() {
      skipping = riding !== null;
      wake();
    },
    setTiming(next) {
      const other = holding === null || next.hold !== timing.hold;
      timing = next;
      timings++;
      if (other) wake();
    },
    wake: () => wake(),
    abandon: () => abandon(),
  };
}
