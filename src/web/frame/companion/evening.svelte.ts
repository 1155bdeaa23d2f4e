import type * as v from 'valibot';
import { fail } from '../../../kit/index.ts';
import type { AppendFailure } from '../../../table/index.ts';
import { putEvening, readEvening } from '../../storage/index.ts';
import { formatLog, notesOf, parseLog, type EveningLog, type Step } from './steps.ts';

/** What an evening needs to know of its game. */
export interface EveningGame<Note> {
  readonly id: string;
  readonly note: v.GenericSchema<unknown, Note>;
  /** Whether a set-up and its notes can be played. */
  fits(setup: unknown, notes: readonly Note[]): boolean;
}

/** An evening at a real table, stored in this browser after every tap. */
export class Evening<Note> {
  /** Null before the set-up. */
  log = $state.raw<EveningLog<Note> | null>(null);
  /** Why the last tap is not stored; null if it is. */
  unstored = $state.raw<AppendFailure | null>(null);
  /** A stored text that cannot be read. It stays stored until a new evening begins. */
  unreadable = $state.raw<string | null>(null);
  notes: readonly Note[] = $derived(notesOf(this.log?.steps ?? []));
  #written: Promise<void> = Promise.resolve();

  readonly #game: EveningGame<Note>;

  constructor(game: EveningGame<Note>) {
    this.#game = game;
  }

  /** Opens the stored evening, if there is one. */
  async open(): Promise<void> {
    const text = await readEvening(this.#game.id);
    if (text === null || text === '') return;
    const read = this.#parse(text);
    if (read.ok) this.log = read.value;
    else this.unreadable = text;
  }

  begin(setup: unknown): void {
    this.unreadable = null;
    this.#store({ game: this.#game.id, began: Date.now(), setup, steps: [] });
  }

  /** Opens an evening from the text of a file. */
  load(text: string): 'unreadable' | 'other-game' | null {
    const read = this.#parse(text);
    if (!read.ok) return read.error;
    this.unreadable = null;
    this.#store(read.value);
    return null;
  }

  add(note: Note): void {
    this.#step({ at: this.notes.length, removes: false, note });
  }
  insert(at: number, note: Note): void {
    this.#step({ at, removes: false, note });
  }
  replace(at: number, note: Note): void {
    this.#step({ at, removes: true, note });
  }
  remove(at: number): void {
    this.#step({ at, removes: true, note: null });
  }
  /** Takes back the last tap, a correction as well. */
  undo(): void {
    if (this.log !== null) this.#store({ ...this.log, steps: this.log.steps.slice(0, -1) });
  }
  /** Closes the evening for good. */
  async end(): Promise<void> {
    this.log = null;
    this.unreadable = null;
    await this.#write('');
  }

  get text(): string {
    return this.log === null ? (this.unreadable ?? '') : formatLog(this.log);
  }

  #parse(text: string): ReturnType<typeof parseLog<Note>> {
    const read = parseLog(text, this.#game.id, this.#game.note);
    return read.ok && !this.#game.fits(read.value.setup, notesOf(read.value.steps)) ? fail('unreadable') : read;
  }
  #step(step: Step<Note>): void {
    if (this.log !== null) this.#store({ ...this.log, steps: [...this.log.steps, step] });
  }
  #store(log: EveningLog<Note>): void {
    this.log = log;
    void this.#write(formatLog(log));
  }
  /** Writes one after the other, so that the newest text is the last one stored. */
  #write(text: string): Promise<void> {
    this.#written = this.#written.then(async () => {
      this.unstored = await putEvening(this.#game.id, text);
    });
    return this.#written;
  }
}
