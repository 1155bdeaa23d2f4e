import type { Game, GameNames, Refusal } from '../../../kit/index.ts';
import {
  openScenario,
  parseScenario,
  type CommonStep,
  type OpenScenario,
  type GameStep,
  type ScenarioAdapter,
} from '../../../scenario/index.ts';
import { content } from '../../lib/content.ts';
import type { Scene } from './scene-screen.ts';
import { slidesOf } from './slides.ts';

/** Reads a scenario of our own content. One that cannot be opened is our mistake. */
export function readScenario<C, S, A, E, P, Step extends GameStep>(
  side: ScenarioAdapter<C, S, A, E, P, Step>,
  name: string,
  text: string,
): OpenScenario<C, S, P, CommonStep | Step> {
  const scenario = parseScenario(side, text);
  if (!scenario.ok) throw new Error(`scenario ${name}: ${scenario.error[0]?.code}`);
  const open = openScenario(side, scenario.value, content);
  if (!open.ok) throw new Error(`scenario ${name}: ${open.error[0]?.code}`);
  return open.value;
}

/** Slides are made when the scene is opened. @param own as in `slidesOf` */
export function sceneFrom<C, S, A, E, V, N extends GameNames, P, Step extends GameStep, Own = never>(
  game: Game<C, S, A, E, V, N>,
  side: ScenarioAdapter<C, S, A, E, P, Step>,
  name: string,
  open: OpenScenario<C, S, P, CommonStep | Step>,
  own?: (state: S, step: CommonStep | Step, refusal: Refusal | null) => Own | null,
): Scene<C, S, A, E, N, Own> {
  const { title, sections } = open.scenario;
  return { name, title, sections, config: open.config, slides: () => slidesOf(game, side, open, own) };
}
