import {
  openScenario,
  parseScenario,
  playStep,
  type CommonStep,
  type ScenarioEvent,
  type OpenScenario,
  type GameStep,
  type ScenarioAdapter,
} from '../../src/scenario/index.ts';
import { goalOf, isReached } from '../../src/web/frame/learn/goal.ts';
import { content } from '../games/content.ts';
import { catalogue } from '../games/words.ts';

/** Checks of every game's guide. Its steps are scenarios, played without a page. */

const WORDS = ['name', 'goal', 'meant', 'missed'];

export function guideOf<C, S, A, E, P, Step extends GameStep>(side: ScenarioAdapter<C, S, A, E, P, Step>) {
  const { game } = side;
  const folder = `${game.id}/scenarios`;

  function open(lesson: string): OpenScenario<C, S, P, CommonStep | Step> {
    const scenario = parseScenario(side, content.read(`${folder}/guide-${lesson}.scenario`)!);
    const opened = scenario.ok ? openScenario(side, scenario.value, content) : scenario;
    if (!opened.ok) throw new Error(`guide-${lesson}: ${JSON.stringify(opened.error)}`);
    return opened.value;
  }

  const judged = (lesson: string, happened: readonly ScenarioEvent<E>[]): 'reached' | 'missed' =>
    isReached(goalOf(open(lesson).scenario), happened) ? 'reached' : 'missed';

  return {
    open,
    /** The steps that have a scenario. */
    files: (): string[] =>
      content
        .list(folder)
        .flatMap((path) => /guide-(\w+)\.scenario$/.exec(path)?.slice(1) ?? [])
        .sort(),
    /** The steps that have all their words, and those that have any. */
    stepsWithWords(language: string): string[] {
      const keys = Object.keys(catalogue(game.id, language, 'guide'));
      const steps = [...new Set(keys.flatMap((key) => (WORDS.includes(key.split('.')[0]!) ? [key.split('.')[1]!] : [])))];
      for (const step of steps)
        for (const word of WORDS) if (!keys.includes(`${word}.${step}`)) throw new Error(`${language}: no ${word}.${step}`);
      return steps.sort();
    },
    /** What came of a step when its script is played; with `wrong` in the place of `right`, where the others then do what they still can. */
    afterScript(lesson: string, right = '', wrong = ''): 'reached' | 'missed' {
      const { scenario, state: start } = open(lesson);
      let state = start;
      let done = wrong === '';
      const happened: ScenarioEvent<E>[] = [];
      for (const step of scenario.steps as readonly CommonStep[]) {
        if (step.kind !== 'act') continue;
        const isWrong = !done && step.action === right;
        const played = playStep(side, state, isWrong ? { ...step, action: wrong } : step, []);
        if (played.failure !== null && (wrong === '' || isWrong))
          throw new Error(`guide-${lesson}:${step.line}: ${played.failure.expected} is not possible: ${played.failure.found}`);
        done ||= isWrong;
        if (played.failure !== null) continue;
        state = played.state;
        happened.push(...played.happened);
      }
      if (!done) throw new Error(`guide-${lesson} has no ${right}`);
      return judged(lesson, happened);
    },
    afterNothing: (lesson: string): 'reached' | 'missed' => judged(lesson, []),
  };
}
