import { hasEvaluation, loadEvaluation, tallyOf, type FieldRace } from '../../../analysis/index.ts';
import { loadGame } from '../../../games/index.ts';
import { fail } from '../../../kit/index.ts';
import { formatRecord } from '../../../table/index.ts';
import { saveAnalysis, saveTally, listRaces, readTally } from '../../storage/index.ts';
import { MAX_RECORD_CHARS, findFinishedOnline } from '../../online/people/finished-races.ts';
import { findRace, opened } from '../../session/open.ts';
import {
  countedOf,
  countedOnline,
  isTwice,
  mayBeTwice,
  namedBy,
  onlineOf,
  peopleOf,
  ridesOf,
  talliesOf,
  type CountedRace,
  type Tallies,
} from './field-races.ts';
import type { AnalysisStep } from './analyse-record.ts';
import { runAnalysis, type AnalysisRun } from './run-analysis.ts';

type FieldStand = 'looking' | 'working' | 'given-up' | 'done';

/**
 * Analyses all races of a game in this browser, and the account's races on the server behind the page, one after
 * the other, to compare a person with the field over all of them.
 */
export class FieldWork {
  stand = $state<FieldStand>('looking');
  /** The races that count, how many of them are analysed, and the progress of the current one. */
  all = $state.raw<readonly CountedRace[]>([]);
  tallies = $state.raw<Tallies>(talliesOf([]));
  failed = $state(0);
  /** Whether the server's list of races is still missing. */
  asking = $state(false);
  /** Whether the request to the server failed. */
  lost = $state(false);
  /** Whether the browser could not load a part of the page, or not list its races. */
  hasFailed = $state(false);
  progress = $state.raw<Pick<AnalysisStep, 'part' | 'done' | 'of'> | null>(null);
  readonly #game: string;
  #evaluation = 0;
  #run: AnalysisRun | null = null;
  #left = false;
  /** Races that could not be analysed; they are not tried again. */
  #failedIds: readonly string[] = [];

  constructor(game: string) {
    this.#game = game;
    void this.#look().catch(() => {
      this.hasFailed = true;
      this.stand = 'done';
    });
  }

  people = $derived.by(() => peopleOf(this.all));

  /** A person's races that are analysed so far. */
  ridesOf(name: string): readonly FieldRace[] {
    return ridesOf(this.all, this.tallies, name);
  }

  onlineOf(name: string): number {
    return onlineOf(this.all, name);
  }

  start(): void {
    if (this.stand === 'working' || this.#left) return;
    this.stand = 'working';
    void this.#next();
  }

  stop(): void {
    this.#run?.stop();
    this.#run = null;
    if (this.stand === 'working') this.stand = 'given-up';
  }

  leave(): void {
    this.#left = true;
    this.stop();
  }

  async #look(): Promise<void> {
    const evaluation = hasEvaluation(this.#game) ? await loadEvaluation(this.#game) : undefined;
    if (evaluation === undefined) {
      this.stand = 'done';
      return;
    }
    this.#evaluation = evaluation.version;
    // races in this browser are ready at once and do not wait for the server
    const online = findFinishedOnline(this.#game).catch(() => fail([{ code: 'online-lost' }]));
    const here = countedOf(await listRaces(), this.#game);
    await this.#count(here);
    if (here.length > 0) this.start();
    this.asking = true;
    try {
      const found = await online;
      if (this.#left) return;
      this.lost = !found.ok;
      if (found.ok && found.value !== null) {
        const { name, races } = found.value;
        await this.#count([...namedBy(here, name), ...countedOnline(races, name)]);
      }
    } finally {
      this.asking = false;
    }
    // a stop in the meantime stays a stop
    if (this.stand !== 'given-up') this.start();
  }

  /** Sets the races that count. Stored tallies are reused. */
  async #count(all: readonly CountedRace[]): Promise<void> {
    const known = await Promise.all(
      all.map(async (race) => [race.id, mayBeTwice(race, all) ? null : await readTally(race.id, this.#evaluation)] as const),
    );
    if (this.#left) return;
    this.all = all;
    // an analysis may have been computed in the meantime without being stored
    this.tallies = talliesOf([...known, ...this.tallies]);
  }

  /** The newest race that is not analysed yet. */
  async #next(): Promise<void> {
    const next = this.all.find(({ id }) => !this.tallies.has(id) && !this.#failedIds.includes(id));
    this.progress = null;
    if (next === undefined) {
      this.stand = 'done';
      return;
    }
    const found = await this.#find(next.id).catch(() => null);
    if (this.stand !== 'working') return;
    const race = found?.ok === true ? opened(found.value) : null;
    if (race === null || race.standings.length === 0) return this.#giveUp(next.id);
    if (next.online && race.chance.kind === 'sealed' && isTwice(next, race.chance.seal, this.all)) {
      this.all = this.all.filter(({ id }) => id !== next.id);
      return this.#next();
    }
    const tally = mayBeTwice(next, this.all) ? await readTally(next.id, this.#evaluation) : null;
    if (this.stand !== 'working') return;
    if (tally !== null) {
      this.tallies = talliesOf([...this.tallies, [next.id, tally]]);
      return this.#next();
    }
    this.#run = runAnalysis(
      { text: formatRecord(race), game: this.#game },
      { onStep: (step) => this.#onStep(next.id, step), onFailure: () => this.#giveUp(next.id) },
    );
  }

  async #find(id: string): ReturnType<typeof findRace> {
    const game = await loadGame(this.#game);
    return game === undefined ? null : findRace(id, game, MAX_RECORD_CHARS);
  }

  #onStep(id: string, { part, done, of, analysis, over }: AnalysisStep): void {
    if (this.stand !== 'working') return;
    this.progress = { part, done, of };
    if (!over || analysis === null) return;
    this.#run?.stop();
    this.#run = null;
    const tally = tallyOf(analysis);
    // keep the whole analysis of the newest race, because its page is opened next
    void (this.all[0]?.id === id ? saveAnalysis(id, analysis) : saveTally(id, tally));
    this.tallies = talliesOf([...this.tallies, [id, tally]]);
    void this.#next();
  }

  #giveUp(id: string): void {
    this.#run?.stop();
    this.#run = null;
    this.#failedIds = [...this.#failedIds, id];
    this.failed = this.#failedIds.length;
    if (this.stand === 'working') void this.#next();
  }
}
