import type { LogEvent } from '../../../table/index.ts';
import { afterPaint } from '../../lib/paint.ts';
import type { Moment } from '../race/race-screen.ts';
import type { StageEnd, StageStay } from './stage-end.ts';

/** A stage that has ended, with the step at which it was shown first. */
type ShownStageEnd<Then> = StageEnd<Then> & { readonly stay: StageStay; readonly step: number };

/** How long the table beside a race stays at least, because others may ask the player at once. */
const TIME_TO_READ_MS = 8000;

/** The end of a stage on screen, until the player has seen it. */
export class StageEnds<Then extends Moment> {
  current = $state.raw<ShownStageEnd<Then> | null>(null);
  /** The player goes on to the next stage, whose picture takes long to draw. */
  isLeaving = $state(false);
  /** The player has been asked something since. */
  #wasAsked = false;
  /** By `now`. */
  #shownAt = 0;
  readonly #now: () => number;

  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  /** The race does not go on before the player has seen it. */
  get isBetweenStages(): boolean {
    return this.current !== null && this.current.follows && this.current.stay === 'waits';
  }

  get isBeside(): boolean {
    return this.current !== null && this.current.follows && this.current.stay === 'beside';
  }

  /** @param found the stage that ended with this step; null: none. Beside the race it stays until the player has answered a question and had time to read. */
  afterStep(
    found: StageEnd<Then> | null,
    stay: StageStay,
    { step, hasQuestion }: { readonly step: number; readonly hasQuestion: boolean },
  ): void {
    if (found !== null) {
      this.current = { ...found, stay, step };
      this.#wasAsked = hasQuestion;
      this.#shownAt = this.#now();
    } else if (stay === 'passes' || (this.isBeside && this.#wasAsked && !hasQuestion && this.#now() - this.#shownAt >= TIME_TO_READ_MS))
      this.close();
    else this.#wasAsked ||= hasQuestion;
  }

  /** What the picture shows while it must show nothing of the next stage; null: the race as it is. */
  pictureFor({ step, hasQuestion, over }: { readonly step: number; readonly hasQuestion: boolean; readonly over: boolean }): Then | null {
    if (this.current === null) return null;
    const isNew = step === this.current.step && !hasQuestion;
    return this.isBetweenStages || over || isNew ? this.current.moment : null;
  }

  /** Whether an event is the end of the stage whose table is on screen. A card about it would only hide the gaps. */
  showsTableOf({ n, index }: LogEvent): boolean {
    const event = this.current?.moment.event;
    return this.isBetweenStages && n === event?.n && index === event.index;
  }

  /** Shows the tap first, then goes on. */
  goOn(then: () => void): void {
    this.isLeaving = true;
    afterPaint(() => {
      this.isLeaving = false;
      this.close();
      then();
    });
  }

  close(): void {
    this.current = null;
    this.#wasAsked = false;
  }
}
