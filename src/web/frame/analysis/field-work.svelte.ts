import { isJudged, loadEvaluation, tallyOf, type Ride, type Tally } from '../../../analysis/index.ts';
import { loadGame } from '../../../games/index.ts';
import { formatRecord, HUMAN } from '../../../table/index.ts';
import { isNameCode } from '../../../words/index.ts';
import { keepAnalysis, keepTally, listRaces, readTally, type RaceNote } from '../../keeping/index.ts';
import { findRace, opened } from '../../session/open.ts';
import type { Step } from './understand.ts';
import { startWorking, type Working } from './working.ts';

/** A person by the name that his seats bear; '' of seats that a person drove and nobody named. */
interface Person {
  readonly name: string;
  readonly races: number;
}
type FieldStand = 'looking' | 'working' | 'stopped' | 'done';

/** A race that counts: over, ridden here by a person among others, and no variation of another one. */
interface Counted {
  readonly id: string;
  readonly note: RaceNote;
}
const counts = ({ game, summary, drivers, names, variation }: RaceNote, wanted: string): boolean =>
  game === wanted && summary.over && variation === undefined && names.length > 1 && drivers.includes(HUMAN);

const nameAt = ({ names, drivers }: RaceNote, seat: number): string | null =>
  drivers[seat] === HUMAN ? (isNameCode(names[seat] ?? '') ? '' : (names[seat] ?? '')) : null;

/** All races of a game kept in this browser, understood one after the other, so that a person can be held against the field over all of them. */
export class FieldWork {
  stand = $state<FieldStand>('looking');
  /** Races that count, and how many of them are understood; of the one being worked on, how far that is. */
  all = $state.raw<readonly Counted[]>([]);
  tallies = $state.raw<ReadonlyMap<string, Tally>>(new Map());
  failed = $state(0);
  progress = $state.raw<Pick<Step, 'part' | 'done' | 'of'> | null>(null);
  readonly #game: string;
  #working: Working | null = null;
  #left = false;
  /** Races that could not be judged: not tried again. */
  readonly #hopeless = new Set<string>();

  constructor(game: string) {
    this.#game = game;
    void this.#look();
  }

  /** Who rode, whoever rode most often first. */
  people: readonly Person[] = $derived.by(() => {
    const races = new Map<string, number>();
    for (const { note } of this.all)
      for (const name of new Set(note.names.flatMap((_, seat) => nameAt(note, seat) ?? []))) races.set(name, (races.get(name) ?? 0) + 1);
    return [...races].map(([name, count]) => ({ name, races: count })).sort((a, b) => b.races - a.races || a.name.localeCompare(b.name));
  });

  /** The races of somebody that are understood so far. */
  ridesOf(name: string): readonly Ride[] {
    return this.all.flatMap(({ id, note }) => {
      const tally = this.tallies.get(id);
      const own = note.names.flatMap((_, seat) => (nameAt(note, seat) === name ? [seat] : []));
      return tally === undefined || own.length === 0 ? [] : [{ tally, own }];
    });
  }

  start(): void {
    if (this.stand === 'working' || this.#left) return;
    this.stand = 'working';
    void this.#next();
  }

  stop(): void {
    this.#working?.stop();
    this.#working = null;
    if (this.stand === 'working') this.stand = 'stopped';
  }

  leave(): void {
    this.#left = true;
    this.stop();
  }

  async #look(): Promise<void> {
    const evaluation = isJudged(this.#game) ? await loadEvaluation(this.#game) : undefined;
    const lines = evaluation === undefined ? [] : await listRaces();
    const all = lines.flatMap(({ id, note }) => (note !== null && counts(note, this.#game) ? [{ id, note }] : []));
    const known = await Promise.all(all.map(async ({ id }) => [id, await readTally(id, evaluation!.version)] as const));
    if (this.#left) return;
    this.all = all;
    this.tallies = new Map(known.flatMap(([id, tally]) => (tally === null ? [] : [[id, tally] as const])));
    this.start();
  }

  /** The next race that nobody has understood yet; the newest first. */
  async #next(): Promise<void> {
    const next = this.all.find(({ id }) => !this.tallies.has(id) && !this.#hopeless.has(id));
    this.progress = null;
    if (next === undefined) {
      this.stand = 'done';
      return;
    }
    const game = await loadGame(this.#game);
    const found = game && (await findRace(next.id, game).catch(() => null));
    if (this.stand !== 'working') return;
    const race = found?.ok === true ? opened(found.value) : null;
    if (race === null || race.standings.length === 0) return this.#giveUp(next.id);
    this.#working = startWorking(
      { text: formatRecord(race), game: this.#game },
      { told: (step) => this.#told(next.id, step), failed: () => this.#giveUp(next.id) },
    );
  }

  #told(id: string, { part, done, of, picture, over }: Step): void {
    if (this.stand !== 'working') return;
    this.progress = { part, done, of };
    if (!over || picture === null) return;
    this.#working?.stop();
    this.#working = null;
    const tally = tallyOf(picture);
    // the newest stays whole: its page is opened next
    void (this.all[0]?.id === id ? keepAnalysis(id, picture) : keepTally(id, tally));
    this.tallies = new Map([...this.tallies, [id, tally]]);
    void this.#next();
  }

  #giveUp(id: string): void {
    this.#working?.stop();
    this.#working = null;
    this.#hopeless.add(id);
    this.failed = this.#hopeless.size;
    if (this.stand === 'working') void this.#next();
  }
}
