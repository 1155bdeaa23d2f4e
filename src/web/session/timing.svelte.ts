import type { LogEvent, Situation } from '../../table/index.ts';
import { holdMsOf, isWhole, PACE_STEP_MS, stepMsOf, type Amount, type BotPlay, type Pace, type Patience } from './pace.ts';
import type { RaceHost } from './race-host.ts';

type TimedHost = Pick<RaceHost<never, never>, 'setTiming' | 'releaseHold' | 'skip'>;

/** How fast the race goes on at this screen, and when it waits for the player. A host on a server ignores it. */
export class Timing {
  pace = $state<Pace>('normal');
  patience = $state<Patience>('at-once');
  bots = $state<BotPlay>('by-themselves');
  /** The race waits until the player has seen what is on screen. */
  lingering = $state(false);
  /** The race waits while a person may take an answer back. */
  holding = $state(false);
  /** Nothing is shown until a person is asked or the race is over. */
  skipping = $state(false);

  /** The host has something to do without a person. */
  going = $state(false);

  readonly #host: TimedHost;
  /** The least time before the next step, in milliseconds; 0: as long as a step takes. */
  #lingerMs = 0;
  /** How much the step on screen shows; null: not known yet. */
  #amount: Amount | null = null;
  /** Moves shown since a person here was asked, without the one on screen. */
  #movesBefore = 0;
  /** While one move of a bot is on its way: whether an event of it is worth showing. Null: none is. */
  #oneMove: ((event: LogEvent) => boolean) | null = null;

  constructor(host: TimedHost, pace: Pace, patience: Patience, bots: BotPlay) {
    this.#host = host;
    this.pace = pace;
    this.patience = patience;
    this.bots = bots;
  }

  /** The race waits, and the player can let it go on. */
  get waits(): boolean {
    return this.holding || this.lingering;
  }

  /** How long the race waits before it goes on by itself, in milliseconds; null: it does not wait, or until the player lets it go on. */
  get goesOnAfterMs(): number | null {
    const milliseconds = holdMsOf(this.patience, this.pace);
    return this.holding && !this.lingering && Number.isFinite(milliseconds) ? milliseconds : null;
  }

  /** Nothing moves before the player lets it. */
  get waitsForPlayer(): boolean {
    return this.waits || this.bots === 'one-by-one';
  }

  update({ going, holding }: Pick<Situation, 'going' | 'holding'>): void {
    this.going = going;
    this.holding = holding;
  }

  setPace(pace: Pace): void {
    this.pace = pace;
    this.apply();
  }

  setPatience(patience: Patience): void {
    this.patience = patience;
    this.apply();
  }

  /** `one-by-one`: bots wait, and `oneMove` lets one of them move. */
  setBots(bots: BotPlay): void {
    this.bots = bots;
    this.#oneMove = null;
    if (bots === 'by-themselves') this.goOn();
    this.apply();
  }

  /** Lets one bot move. @param isTold whether the log shows an event; a move without such an event does not count */
  oneMove(isTold: (event: LogEvent) => boolean): void {
    this.#oneMove = isTold;
    this.goOn();
    this.apply();
  }

  /** Shows nothing more until a person is asked or the race is over. */
  skip(): void {
    this.skipping = this.going || this.holding;
    this.#host.skip();
    this.linger(0);
  }

  /**
   * Delays the next step, because what was just shown takes longer to see.
   * @param milliseconds at least; `Infinity`: until `goOn`
   */
  linger(milliseconds: number): void {
    this.lingering = milliseconds === Infinity;
    if (milliseconds === this.#lingerMs) return;
    this.#lingerMs = milliseconds;
    this.apply();
  }

  goOn(): void {
    this.linger(0);
    this.#host.releaseHold();
  }

  /** Says how much the step on screen shows: the next one waits accordingly. */
  setAmount(amount: Amount): void {
    this.#amount = amount;
    this.apply();
  }

  /** A step is on screen. Ends the one move of a bot that the player asked for if it has brought a question or something to see. */
  afterStep(recent: readonly LogEvent[], hasQuestion: boolean): void {
    if (isWhole(this.#amount)) this.#movesBefore++;
    if (hasQuestion) this.#movesBefore = 0;
    // until the screen says how much it shows
    if (this.#amount !== null) this.setAmount('turn');
    if (this.#oneMove === null || !(hasQuestion || recent.some(this.#oneMove))) return;
    this.#oneMove = null;
    this.apply();
  }

  /** Hands the present timing to the host. */
  apply(): void {
    const [isOneMove, hold] = [this.#oneMove !== null, holdMsOf(this.patience, this.pace)];
    const linger = isOneMove ? 0 : this.bots === 'one-by-one' ? Infinity : this.#lingerMs;
    const step = this.#amount === null ? PACE_STEP_MS[this.pace] : stepMsOf(this.#amount, this.pace, this.#movesBefore);
    this.#host.setTiming({ step: isOneMove ? 0 : step, hold, linger });
  }
}
