import { reifenbreite, type Action, type Config, type Event, type State, type View } from '../../../games/reifenbreite/index.ts';
import { whoDecides } from '../../../games/reifenbreite/scenario/index.ts';
import { movesLittle } from '../../lib/theme.svelte.ts';
import { Journeys } from '../draw/journeys.ts';
import { RaceScreenModel } from '../race-screen-model.svelte.ts';
import { sceneOf, type Scene } from './scene.ts';
import { drawn, Trial } from '../../frame/learn/trial.svelte.ts';
import type { LogEvent } from '../../../table/index.ts';
import { goalOf, isReached, type Goal, type Scripted } from './goal.ts';
import type { LessonName } from './progress.ts';

/** The reader's seat. */
const READER = 0;
/** Between two moves of others. */
const PAUSE = { calm: 300, usual: 900 };
/** Dice that nobody has written down are kept away from a 7. */
const QUIET_DICE = ['roll 4,2', 'roll 4'];

/** One step of the guided race: the reader rides his team, the others ride as the scenario says and follow where they can. */
export class Lesson {
  readonly scene: Scene;
  readonly trial: Trial<Config, State, Action, Event, View>;
  readonly model: RaceScreenModel;
  outcome = $state<'going' | 'reached' | 'missed'>('going');

  readonly #goal: Goal;
  #left: readonly Scripted[];
  #happened: readonly LogEvent<Event>[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(name: LessonName) {
    const scene = sceneOf(`guide-${name}`);
    if (scene === null) throw new Error(`no scenario guide-${name}`);
    this.scene = scene;
    this.#goal = goalOf(scene.open.scenario);
    this.#left = this.#goal.acts;
    const journeys = new Journeys();
    this.trial = new Trial(reifenbreite, scene.open.config, scene.open.state, {
      look: journeys.look,
      mine: (seat) => seat === READER && this.outcome === 'going',
      chance: (state) => this.#scripted(state) ?? quiet(state),
      acted: (told) => this.#judge(told),
    });
    this.model = new RaceScreenModel(this.trial, journeys);
    this.#goOn();
  }

  again(): void {
    this.end();
    this.#left = this.#goal.acts;
    this.#happened = [];
    this.outcome = 'going';
    this.trial.put(this.scene.open.state, []);
    this.#goOn();
  }

  end(): void {
    clearTimeout(this.#timer);
  }

  /** When the turn goes on to somebody else, it is seen what came of it. */
  #judge(told: readonly LogEvent<Event>[]): void {
    this.#happened = [...this.#happened, ...told];
    const { kind } = this.trial.pending;
    if (kind === 'turn' || kind === 'over') this.outcome = isReached(this.#goal, this.#happened) ? 'reached' : 'missed';
    this.#goOn();
  }

  #goOn(): void {
    if (this.outcome !== 'going' || this.trial.asked) return;
    this.#timer = setTimeout(
      () => {
        const { state, choices } = this.trial;
        const action = this.#scripted(state) ?? choices.find(({ type }) => type === 'follow' || type === 'refuse') ?? choices[0];
        if (action) this.trial.act(action);
      },
      movesLittle() ? PAUSE.calm : PAUSE.usual,
    );
  }

  /** What the script has next for whoever decides, if it can be done here. */
  #scripted(state: State): Action | null {
    const actor = whoDecides(state);
    const at = this.#left.findIndex((act) => act.actor === actor);
    if (at < 0) return null;
    const action = reifenbreite.actions.parse(state, this.#left[at]!.action);
    if (!action.ok || reifenbreite.whyNot(state, reifenbreite.turn(state), action.value) !== null) return null;
    this.#left = this.#left.slice(at + 1);
    return action.value;
  }
}

function quiet(state: State): Action {
  const found = reifenbreite.outcomes(state).find(({ action }) => QUIET_DICE.includes(reifenbreite.actions.format(state, action)));
  return found?.action ?? drawn(reifenbreite, state);
}
