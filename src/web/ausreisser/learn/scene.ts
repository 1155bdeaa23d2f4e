import { ausreisser, type Action, type Config, type Event, type Names, type State } from '../../../games/ausreisser/index.ts';
import { scenarioAdapter, type Position } from '../../../games/ausreisser/scenario/index.ts';
import type { CommonStep, OpenScenario } from '../../../scenario/index.ts';
import { readScenario, sceneFrom } from '../../frame/learn/read-scene.ts';
import type { Scene } from '../../frame/learn/scene-screen.ts';
import { texts } from './scenario-texts.ts';

const FOLDER = '../../../../content/ausreisser/scenarios/';
const END = '.scenario';
const scenes = new Map<string, Scene<Config, State, Action, Event, Names>>();
const opened = new Map<string, NonNullable<ReturnType<typeof openOf>>>();

export const sceneNames = (): string[] =>
  Object.keys(texts)
    .map((path) => path.slice(FOLDER.length, -END.length))
    .sort();

/** Ready to be played; null where there is none of this name. */
export function openOf(name: string): OpenScenario<Config, State, Position, CommonStep> | null {
  const text = texts[`${FOLDER}${name}${END}`];
  const open = opened.get(name) ?? (text === undefined ? null : readScenario(scenarioAdapter, name, text));
  if (open !== null) opened.set(name, open);
  return open;
}

/** Null where there is none of this name. */
export function sceneOf(name: string): Scene<Config, State, Action, Event, Names> | null {
  const known = scenes.get(name);
  if (known !== undefined) return known;
  const open = openOf(name);
  if (open === null) return null;
  const scene = sceneFrom(ausreisser, scenarioAdapter, name, open);
  scenes.set(name, scene);
  return scene;
}
