import type { Landmark, Point } from '../../../course/index.ts';
import type { Problem } from '../../../kit/index.ts';
import { TextHistory } from '../../frame/text-history.svelte.ts';
import type { Closing } from './closing.ts';
import { closingOf } from './closing.ts';
import type { Edit, Thing } from './edits.ts';
import { HIDDEN } from './landmarks.ts';
import { aligned, type Photo } from './photo.ts';
import { readBoard, type ReadBoard } from './reading.ts';
import { ASPHALT, type Coat } from './statements.ts';

/** What a tap on the board does. */
export type Tool = 'select' | 'paint' | 'line' | 'start' | Thing;

/** Milliseconds without a change before a text is checked, which takes longer than drawing it. */
const CHECK_AFTER_MS = 120;

/** A board in the making: its text, what is drawn of it, its problems, and all earlier texts. The text is the only model. */
export class Workbench extends TextHistory {
  #last: ReadBoard | null = null;
  /** The selected statement by its line; 0: none. */
  line = $state(0);
  tool = $state<Tool>('select');
  brush = $state.raw<Coat>({ surface: 'uphill', number: 1 });
  /** The problems of the text that was checked last, and what closes its ring. */
  problems = $state.raw<readonly Problem[]>([]);
  closing = $state.raw<Closing | null>(null);
  checkedText = $state('');

  /** A photo under the drawing, and the points tapped so far to align it; null: not being aligned. */
  photo = $state.raw<Photo | null>(null);
  aligning = $state.raw<readonly Point[] | null>(null);

  readonly #read = $derived.by(() => readBoard(this.text, 'draw'));
  /** What is drawn; during a mistake in the text the last board that could be. */
  readonly shown: ReadBoard | null = $derived.by(() => (this.#last = this.#read.shown ?? this.#last));
  /** Whether the drawing is that of the text. */
  readonly isCurrent: boolean = $derived.by(() => this.#read.shown !== null);
  readonly isChecked: boolean = $derived.by(() => this.checkedText === this.text);
  readonly isSound: boolean = $derived.by(() => this.isChecked && this.problems.every(({ code }) => code === HIDDEN));

  override begin(text: string): void {
    this.#last = null;
    this.line = 0;
    super.begin(text);
    this.check();
  }

  /** Checks the text now. */
  check(): void {
    const { problems, shown } = readBoard(this.text, 'check');
    this.problems = problems;
    this.closing = shown !== null && shown.gaps.length > 0 ? closingOf(this.text, this.line) : null;
    this.checkedText = this.text;
  }

  /** Checks the text soon, unless it changes again. @returns what cancels it */
  checkSoon(): () => void {
    if (this.isChecked) return () => undefined;
    const timer = setTimeout(() => this.check(), CHECK_AFTER_MS);
    return () => clearTimeout(timer);
  }

  /** Makes an edit that can be undone. */
  put(edit: Edit): void {
    this.text = edit.text;
    this.line = edit.line;
    this.settle();
  }

  /** Shows an edit that is not finished, such as a drag. */
  show(edit: Edit): void {
    this.text = edit.text;
    this.line = edit.line;
  }

  /** Takes a point for aligning the photo; the fourth one aligns it. */
  tapPhoto(at: Point): void {
    const [from, to, from2] = [...(this.aligning ?? []), at];
    if (this.photo !== null && this.aligning?.length === 3 && from && to && from2) {
      this.photo = {
        ...this.photo,
        place: aligned(this.photo.place, [
          [from, to],
          [from2, at],
        ]),
      };
      this.aligning = null;
    } else this.aligning = [...(this.aligning ?? []), at];
  }

  setBrush(surface: Coat['surface'], number: number): void {
    this.brush = surface === 'asphalt' ? ASPHALT : { surface, number: Math.max(1, Math.min(9, number)) };
  }

  /** The selected thing beside the road. */
  readonly landmark: Landmark | null = $derived.by(() => this.shown?.board.landmarks.find(({ spot }) => spot.line === this.line) ?? null);
}
