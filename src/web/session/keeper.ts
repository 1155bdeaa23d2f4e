import { formatEnd, formatEntry, formatHead, sealOf, type AnyRules, type Contributions, type Entry, type Race } from '../../table/index.ts';
import { isTakenOver, takeOver, watchOwner, writeNote, writeRecord, type RaceNote } from './saved.ts';
import type { Kept } from '../lib/storage.ts';

/** Another tab has taken the race over; nothing was written. */
export class RiddenElsewhere extends Error {}

/** Keeps a race in the browser's memory: its record grows by the lines of every entry, its note says how far it is. */
export class Keeper {
  readonly seal: string;
  readonly #id: string;
  readonly #race: Race;
  readonly #stopWatching: () => void;
  #note: RaceNote;
  #text: string;

  /** @param lost is called when another tab takes the race over */
  constructor(
    id: string,
    note: RaceNote,
    race: { readonly game: AnyRules; readonly rulesVersion: number; readonly config: unknown; readonly contributions: Contributions },
    lost: () => void,
  ) {
    this.seal = sealOf(note.seed);
    const { contributions, ...head } = race;
    this.#race = { ...head, dice: { kind: 'sealed', seal: this.seal, contributions, seed: null }, entries: [], standings: [], lines: [] };
    this.#id = id;
    this.#note = note;
    this.#text = formatHead(this.#race);
    takeOver(id);
    this.#stopWatching = watchOwner(id, lost);
  }

  /** An entry that is in the browser's memory already. `before` is the state it met. */
  recall(entry: Entry, before: unknown): void {
    this.#text += formatEntry(this.#race.game, before, entry);
  }

  /** Writes an entry that is about to take effect; throws `RiddenElsewhere`, and has written nothing, where another tab rides. */
  keep(entry: Entry, before: unknown): Kept {
    if (isTakenOver(this.#id)) throw new RiddenElsewhere();
    this.recall(entry, before);
    return writeRecord(this.#id, this.#text + formatEnd({ ...this.#race, entries: new Array<Entry>(entry.n) }));
  }

  /** How far the race is, for lists of races. */
  mark(round: number): Kept {
    this.#note = { ...this.#note, round };
    return writeNote(this.#id, this.#note);
  }

  /** The race is over: its last lines, with the opened envelope. */
  finish(race: Race): Kept {
    this.#note = { ...this.#note, over: true };
    writeNote(this.#id, this.#note);
    return writeRecord(this.#id, this.#text + formatEnd(race));
  }

  get lost(): boolean {
    return isTakenOver(this.#id);
  }

  end(): void {
    this.#stopWatching();
  }
}
