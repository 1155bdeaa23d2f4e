import type { LogEvent } from '../../table/index.ts';
import { isWhole, PACES, stepOf, waitOf, type Amount, type BotsRide, type Pace, type Patience } from './pace.ts';
import type { RaceHost } from './race-host.ts';

/** How fast the others ride on at this screen and when they wait for a person, as its host is told. A host far away waits for nobody. */
export class Timing {
  pace = $state<Pace>('normal');
  patience = $state<Patience>('at-once');
  bots = $state<BotsRide>('by-themselves');
  /** The others wait until somebody has seen enough of what was just shown. */
  lingering = $state(false);

  readonly #host: Pick<RaceHost<never, never>, 'setTiming' | 'releaseHold'>;
  /** How long what is shown is looked at before the next step, in milliseconds; 0: as long as a step takes. */
  #linger = 0;
  /** How much there is to be seen of the step on screen; null: nobody has said so. */
  #amount: Amount | null = null;
  /** So many moves were shown since somebody here was asked, without the one on screen. */
  #movesBefore = 0;
  /** One move of a bot has been asked for, and goes on until something of it is worth telling; null: none has. */
  #oneMove: ((event: LogEvent) => boolean) | null = null;

  constructor(host: Pick<RaceHost<never, never>, 'setTiming' | 'releaseHold'>, pace: Pace, patience: Patience, bots: BotsRide) {
    this.#host = host;
    this.pace = pace;
    this.patience = patience;
    this.bots = bots;
  }

  setPace(pace: Pace): void {
    this.pace = pace;
    this.tell();
  }

  setPatience(patience: Patience): void {
    this.patience = patience;
    this.tell();
  }

  /** Bots pause, each of their moves is asked for by `oneMove`; or ride on. */
  setBots(bots: BotsRide): void {
    this.bots = bots;
    this.#oneMove = null;
    if (bots === 'by-themselves') this.goOn();
    this.tell();
  }

  /** While bots pause: one of them moves. @param isTold whether an event is worth telling; what is not is no move to whoever looks on */
  oneMove(isTold: (event: LogEvent) => boolean): void {
    this.#oneMove = isTold;
    this.goOn();
    this.tell();
  }

  /**
   * What has just been shown is worth a longer look: the next step waits.
   * @param milliseconds at least so long; `Infinity`: until `goOn`
   */
  linger(milliseconds: number): void {
    this.lingering = milliseconds === Infinity;
    if (milliseconds === this.#linger) return;
    this.#linger = milliseconds;
    this.tell();
  }

  /** The person lets the others go on. */
  goOn(): void {
    this.linger(0);
    this.#host.releaseHold();
  }

  /** So much is there to be seen of the step on screen: that long the next one waits. */
  saw(amount: Amount): void {
    this.#amount = amount;
    this.tell();
  }

  /** These are shown now: the one move that was asked for has been made if somebody is asked, or something was worth telling. */
  shown(recent: readonly LogEvent[], asked: boolean): void {
    if (isWhole(this.#amount)) this.#movesBefore++;
    if (asked) this.#movesBefore = 0;
    // until the screen has looked at it
    if (this.#amount !== null) this.saw('turn');
    if (this.#oneMove === null || !(asked || recent.some(this.#oneMove))) return;
    this.#oneMove = null;
    this.tell();
  }

  /** Its host hears how it is now. */
  tell(): void {
    const [asked, hold] = [this.#oneMove !== null, waitOf(this.patience, this.pace)];
    const linger = asked ? 0 : this.bots === 'one-by-one' ? Infinity : this.#linger;
    const step = this.#amount === null ? PACES[this.pace] : stepOf(this.#amount, this.pace, this.#movesBefore);
    this.#host.setTiming({ step: asked ? 0 : step, hold, linger });
  }
}
