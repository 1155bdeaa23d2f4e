import { ausreisser, type Action, type Config, type Event, type State } from '../../../games/ausreisser/index.ts';
import { scenarioSide } from '../../../games/ausreisser/scenario/index.ts';
import { readScenario, sceneFrom } from '../../frame/learn/read-scene.ts';
import type { Scene } from '../../frame/learn/scene-screen.ts';
import { texts } from './scenario-texts.ts';

const FOLDER = '../../../../content/ausreisser/scenarios/';
const END = '.scenario';
const opened = new Map<string, Scene<Config, State, Action, Event>>();

export const sceneNames = (): string[] =>
  Object.keys(texts)
    .map((path) => path.slice(FOLDER.length, -END.length))
    .sort();

/** Null where there is none of this name. */
export function sceneOf(name: string): Scene<Config, State, Action, Event> | null {
  const known = opened.get(name);
  const text = texts[`${FOLDER}${name}${END}`];
  if (known !== undefined || text === undefined) return known ?? null;
  const scene = sceneFrom(ausreisser, scenarioSide, name, readScenario(scenarioSide, name, text));
  opened.set(name, scene);
  return scene;
}
