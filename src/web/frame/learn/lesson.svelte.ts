import type { GameNames } from '../../../kit/index.ts';
import { decidingActor, type CommonStep, type ScenarioEvent, type OpenScenario, type GameStep } from '../../../scenario/index.ts';
import { movesLittle } from '../../lib/theme.svelte.ts';
import { goalOf, isReached, type Goal, type Scripted } from './goal.ts';
import { READER, type GuideScreen } from './guide-screen.ts';
import { Trial } from './trial.svelte.ts';

/** Milliseconds between two moves of other seats. */
const PAUSE = { calm: 300, usual: 900 };

/** `going`: it is not decided yet. */
export type LessonResult = 'going' | 'reached' | 'missed';

/** One step of a guide. The reader plays their own seat, and the other seats follow the scenario. */
export class Lesson<C, S, A, E, V, N extends GameNames, Model, P, Step extends GameStep> {
  readonly open: OpenScenario<C, S, P, CommonStep | Step>;
  readonly trial: Trial<C, S, A, E, V, N>;
  readonly model: Model;
  outcome = $state<LessonResult>('going');

  readonly #screen: GuideScreen<C, S, A, E, V, N, Model, P, Step>;
  readonly #goal: Goal;
  #left: readonly Scripted[];
  #happened: ScenarioEvent<E>[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(screen: GuideScreen<C, S, A, E, V, N, Model, P, Step>, step: string) {
    const { game } = screen;
    this.#screen = screen;
    this.open = screen.open(step);
    this.#goal = goalOf(this.open.scenario);
    this.#left = this.#goal.acts;
    let trial: Trial<C, S, A, E, V, N> | undefined;
    this.model = screen.model(
      step,
      (look) =>
        (trial = new Trial(game, this.open.config, this.open.state, {
          look: (before, event) => {
            this.#happened.push({ event, text: game.events.format(before, event), section: game.sectionOf(before, event) });
            look?.(before, event);
          },
          decides: (seat, choices) => seat === READER && this.outcome === 'going' && this.#isAsked(choices),
          eyes: READER,
          chance: (state) => this.#scripted(state) ?? screen.chance(state),
          onEvents: () => this.#judge(),
        })),
    );
    if (trial === undefined) throw new Error('a guide’s model shows the position it is given');
    this.trial = trial;
    this.#goOn();
  }

  again(): void {
    this.end();
    this.#left = this.#goal.acts;
    this.#happened = [];
    this.outcome = 'going';
    this.trial.put(this.open.state, []);
    this.#goOn();
  }

  end(): void {
    clearTimeout(this.#timer);
  }

  #isAsked(choices: readonly A[]): boolean {
    const [only, more] = choices;
    return only === undefined || more !== undefined || (this.#screen.asksFor?.(only) ?? true);
  }

  #judge(): void {
    const reached = isReached(this.#goal, this.#happened);
    const { pending, state } = this.trial;
    const { side } = this.#screen;
    const isOther = ({ actor }: Scripted): boolean => actor !== null && ![null, READER].includes(side.seatOf(state, actor));
    if (this.#screen.settled({ pending, reached, othersLeft: this.#left.some(isOther) })) this.outcome = reached ? 'reached' : 'missed';
    this.#goOn();
  }

  #goOn(): void {
    if (this.outcome !== 'going' || this.trial.hasQuestion || this.trial.over) return;
    this.#timer = setTimeout(
      () => {
        const { state, choices } = this.trial;
        const action = this.#scripted(state) ?? this.#screen.others(choices) ?? choices[0];
        if (action !== undefined) this.trial.act(action);
      },
      movesLittle() ? PAUSE.calm : PAUSE.usual,
    );
  }

  /** The script's next action of the deciding seat, if it is possible here. */
  #scripted(state: S): A | null {
    const { game, side } = this.#screen;
    const actor = decidingActor(side, state);
    const at = this.#left.findIndex((act) => act.actor === actor);
    if (at < 0) return null;
    const action = game.actions.parse(state, this.#left[at]!.action);
    if (!action.ok || game.whyNot(state, game.turn(state), action.value) !== null) return null;
    this.#left = this.#left.slice(at + 1);
    return action.value;
  }
}
