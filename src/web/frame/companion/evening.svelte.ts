import type * as v from 'valibot';
import { fail, type Content, type Problem, type Result } from '../../../kit/index.ts';
import type { AppendFailure } from '../../../table/index.ts';
import { content } from '../../lib/content.ts';
import { putEvening, readEvening } from '../../storage/index.ts';
import { putOnline } from '../../online/document-calls.ts';
import type { SharedDocument } from '../../online/shared-document.svelte.ts';
import {
  endShared,
  keepShared,
  logOf,
  openTable,
  operationsOf,
  sharedEvening,
  stepOperation,
  undoOperation,
  type TableOperation,
} from './shared-evening.ts';
import { formatLog, notesOf, parseLog, type EveningLog, type Step } from './steps.ts';

/** What an evening needs to know of its game. */
interface EveningGame<Config, Note, Table> {
  readonly rules: {
    readonly id: string;
    configure(setup: unknown, shipped: Content): Result<Config, unknown>;
  };
  readonly note: v.GenericSchema<unknown, Note>;
  /** Whether the notes can be those of this race. Left out: all notes can. */
  readonly fits?: (config: Config, notes: readonly Note[]) => boolean;
  /** Plays the notes from the beginning. */
  readonly play: (config: Config, notes: readonly Note[]) => Table;
}

/** Where the next note goes, if not to the end. */
export interface Place {
  readonly at: number;
  readonly how: 'change' | 'insert';
}

/** A race. `start`: it begins with a position of its own, which no evening does. */
interface RaceConfig {
  readonly setup: { readonly start?: unknown };
}

/** An evening at a real table, stored in this browser after every tap. */
export class Evening<Config extends RaceConfig, Note, Table> {
  /** Null before the set-up. */
  log = $state.raw<EveningLog<Note> | null>(null);
  /** Why the last tap is not stored; null if it is. */
  unstored = $state.raw<AppendFailure | null>(null);
  /** A tap is on its way to the disk. */
  isStoring = $state(false);
  /** A stored text that cannot be read. It stays stored until a new evening begins. */
  unreadable = $state.raw<string | null>(null);
  /** Null: the next note goes to the end. */
  place = $state.raw<Place | null>(null);
  /** The same evening on the server, where other devices see it; null if it is not shared. */
  shared = $state.raw<SharedDocument<TableOperation> | null>(null);
  /** This page shows the evening of another device, and stores nothing. */
  isLooking = $state(false);
  notes: readonly Note[] = $derived(notesOf(this.log?.steps ?? []));
  /** The note that is changed; null if none is. */
  changed: Note | null = $derived(this.place?.how === 'change' ? (this.notes[this.place.at] ?? null) : null);
  config: Config | null = $derived.by(() => (this.log === null ? null : this.#configOf(this.log.setup)));
  /** The table after all notes. */
  table: Table | null = $derived.by(() => (this.config === null ? null : this.#game.play(this.config, this.notes)));
  /** The table before the next note. */
  then: Table | null = $derived.by(() =>
    this.config === null || this.place === null ? this.table : this.#game.play(this.config, this.notes.slice(0, this.place.at)),
  );
  #written: Promise<void> = Promise.resolve();

  readonly #game: EveningGame<Config, Note, Table>;

  constructor(game: EveningGame<Config, Note, Table>) {
    this.#game = game;
  }

  /** Opens the stored evening, if there is one. */
  async open(): Promise<void> {
    const text = await readEvening(this.#game.rules.id);
    if (text === null || text === '') return;
    const read = this.#parse(text);
    if (read.ok) this.log = read.value;
    else this.unreadable = text;
    const link = sharedEvening(this.#game.rules.id);
    if (link !== null && this.log !== null) this.shared = openTable(link);
  }

  /** Looks at the evening of another device. */
  look(id: string): void {
    this.isLooking = true;
    this.shared = openTable({ id, key: null });
  }
  /** Shows what the other device has written. */
  refresh(): void {
    const log = logOf(this.shared?.operations ?? []);
    const read = log === null ? null : this.#parse(formatLog(log));
    if (read?.ok) this.log = read.value;
  }
  /** Puts the evening on the server. Every later tap goes there as well. */
  async share(): Promise<readonly Problem[]> {
    const { log } = this;
    if (log === null) return [];
    const made = await putOnline('table', operationsOf(log));
    if (!made.ok) return made.error;
    this.shared = openTable(made.value);
    // taps while it was sent
    if (this.log !== null && this.log.steps.length > log.steps.length)
      this.shared.add(this.log.steps.slice(log.steps.length).map(stepOperation));
    keepShared(this.#game.rules.id, made.value);
    return [];
  }
  #unshare(): void {
    this.shared = null;
    endShared(this.#game.rules.id);
  }

  begin(setup: unknown): void {
    this.#unshare();
    this.unreadable = null;
    this.#store({ game: this.#game.rules.id, began: Date.now(), setup, steps: [] });
  }

  /** Opens an evening from the text of a file. */
  load(text: string): 'unreadable' | 'other-game' | null {
    const read = this.#parse(text);
    if (!read.ok) return read.error;
    this.unreadable = null;
    this.#unshare();
    this.#store(read.value);
    return null;
  }

  /** Adds a note at `place`, or changes the one there. */
  put(note: Note): void {
    this.#step({ at: this.place?.at ?? this.notes.length, removes: this.place?.how === 'change', note });
  }
  remove(at: number): void {
    this.#step({ at, removes: true, note: null });
  }
  /** Takes back the last tap, a correction as well. */
  undo(): void {
    if (this.log === null) return;
    this.#store({ ...this.log, steps: this.log.steps.slice(0, -1) });
    this.shared?.add([undoOperation()]);
  }
  /** Closes the evening for good. */
  async end(): Promise<void> {
    this.#unshare();
    this.log = null;
    this.place = null;
    this.unreadable = null;
    await this.#write('');
  }

  get text(): string {
    return this.log === null ? (this.unreadable ?? '') : formatLog(this.log);
  }

  #parse(text: string): ReturnType<typeof parseLog<Note>> {
    const { rules, note, fits } = this.#game;
    const read = parseLog(text, rules.id, note);
    if (!read.ok) return read;
    const config = this.#configOf(read.value.setup);
    return config === null || fits?.(config, notesOf(read.value.steps)) === false ? fail('unreadable') : read;
  }
  /** Null: the set-up does not fit, or begins in the middle of a race. */
  #configOf(setup: unknown): Config | null {
    const config = this.#game.rules.configure(setup, content);
    return config.ok && config.value.setup.start === undefined ? config.value : null;
  }
  #step(step: Step<Note>): void {
    if (this.log === null) return;
    this.#store({ ...this.log, steps: [...this.log.steps, step] });
    this.shared?.add([stepOperation(step)]);
  }
  #store(log: EveningLog<Note>): void {
    this.log = log;
    this.place = null;
    void this.#write(formatLog(log));
  }
  /** Writes one after the other, so that the newest text is the last one stored. */
  #write(text: string): Promise<void> {
    this.isStoring = true;
    const written = this.#written.then(async () => {
      this.unstored = await putEvening(this.#game.rules.id, text);
      if (this.#written === written) this.isStoring = false;
    });
    return (this.#written = written);
  }
}

/** The evening of any game, as far as its notes can be listed, corrected and saved. */
export type AnyEvening = Omit<Evening<RaceConfig, unknown, unknown>, 'put'>;
