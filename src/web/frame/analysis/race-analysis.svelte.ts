import { loadEvaluation, type Analysis, type Sketch } from '../../../analysis/index.ts';
import { formatRecord, type Race } from '../../../table/index.ts';
import { saveAnalysis, readAnalysis } from '../../storage/index.ts';
import { isCarried } from '../../session/carried-id.ts';
import { choicesOf, noChoices, type Choice } from './choices.ts';
import { reuseUnchanged } from './reuse-unchanged.ts';
import type { AnalysisStep } from './analyse-record.ts';
import { runAnalysis, type AnalysisRun } from './run-analysis.ts';

/** Progress of the analysis of a race. */
export type Stand = 'looking' | 'working' | 'given-up' | 'done' | 'failed';

/** The analysis of a race: read from storage, or computed now. It stops when the reader says so or leaves. */
export class RaceAnalysis {
  stand = $state<Stand>('looking');
  /** A rough analysis of the whole race, until more is known. */
  sketch = $state.raw<Sketch | null>(null);
  analysis = $state.raw<Analysis | null>(null);
  progress = $state.raw<Pick<AnalysisStep, 'part' | 'done' | 'of'> | null>(null);
  isStored = $state(false);
  /** By entry, for all moments of `analysis`. */
  readonly choices: ReadonlyMap<number, Choice>;
  readonly #choices = noChoices();
  readonly #id: string;
  readonly #race: Race;
  #run: AnalysisRun | null = null;
  #left = false;

  constructor(id: string, race: Race) {
    this.#id = id;
    this.#race = race;
    this.choices = this.#choices;
    void this.#look();
  }

  async #look(): Promise<void> {
    const { game, rulesVersion } = this.#race;
    const evaluation = await loadEvaluation(game.id);
    if (evaluation === undefined) this.stand = 'failed';
    const stored = evaluation === undefined ? null : await readAnalysis(this.#id, { evaluation: evaluation.version, rulesVersion });
    if (this.#left || evaluation === undefined) return;
    if (stored === null) return this.start();
    this.#learn(choicesOf(this.#race, stored));
    this.analysis = stored;
    this.isStored = true;
    this.stand = 'done';
  }

  /** Starts anew. The result so far stays visible until a better one arrives. */
  start(): void {
    this.stand = 'working';
    this.#run = runAnalysis(
      { text: formatRecord(this.#race), game: this.#race.game.id },
      { onStep: (step) => this.#onStep(step), onFailure: () => this.#onFailure() },
    );
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

  #learn(choices: Iterable<readonly [number, Choice]>): void {
    for (const [n, choice] of choices) this.#choices.set(n, choice);
  }

  #onStep({ part, done, of, sketch, analysis, choices, over }: AnalysisStep): void {
    if (this.stand !== 'working') return;
    this.progress = { part, done, of };
    this.#learn(choices);
    this.sketch ??= sketch;
    // ignore a result that is less complete than the one shown
    if (analysis !== null && (over || analysis.looked >= (this.analysis?.looked ?? 0)))
      this.analysis = reuseUnchanged(analysis, this.analysis);
    if (!over || analysis === null) return;
    this.stand = 'done';
    this.stop();
    // a race from a link is not stored
    if (!isCarried(this.#id)) void saveAnalysis(this.#id, analysis).then((isStored) => (this.isStored = isStored));
  }

  #onFailure(): void {
    this.stop();
    this.stand = 'failed';
  }
}
