import { drawingOf, type Drawing } from '../../../board-art/index.ts';
import { courseOf, reifenbreite, riderNumber, type State, type RiderNumber } from '../../../games/reifenbreite/index.ts';
import { scenarioAdapter, type OpenScenario } from '../../../games/reifenbreite/scenario/index.ts';
import { boxAround, riderMarks, spotOf, type RiderMark, type Spot } from '../draw/marks.ts';
import type { ViewBox } from '../draw/zoom.ts';
import { readScenario, sceneFrom } from '../../frame/learn/read-scene.ts';
import { pictureOf } from '../draw/picture.ts';
import { boardOfStage } from '../race-screen-model.svelte.ts';
import { ownCheck } from './own-checks.ts';
import { texts } from './scenario-texts.ts';

/** A scenario with its board drawn. */
export interface DrawnScene {
  readonly name: string;
  readonly open: OpenScenario;
  readonly drawing: Drawing;
  /** The riders that its position names; empty: all. */
  readonly named: readonly RiderNumber[];
}

const FOLDER = '../../../../content/reifenbreite/scenarios/';
const opened = new Map<string, DrawnScene>();

export const sceneNames = (): string[] =>
  Object.keys(texts)
    .map((path) => path.slice(FOLDER.length, -'.scenario'.length))
    .sort();

export function drawnScene(name: string): DrawnScene | null {
  const known = opened.get(name);
  const text = texts[`${FOLDER}${name}.scenario`];
  if (known !== undefined || text === undefined) return known ?? null;
  const open = readScenario(scenarioAdapter, name, text);
  const { position } = open.scenario;
  const drawing = drawingOf(boardOfStage(open.config.setup.stages[position?.stage ?? 0]!));
  const named = (position?.riders ?? []).filter(({ space }) => space !== null).map(({ rider }) => riderNumber(rider));
  const scene = { name, open, drawing, named };
  opened.set(name, scene);
  return scene;
}

export type Scene = NonNullable<ReturnType<typeof sceneOf>>;
/** The scene of a scenario for the shared screens; null where there is no such scenario. */
export function sceneOf(name: string) {
  const scene = drawnScene(name);
  return scene && sceneFrom(reifenbreite, scenarioAdapter, name, scene.open, ownCheck);
}

/** The static picture in the reader's theme. Its ids are the scenario's own, because several boards may be on one page. */
export const pictureOfScene = ({ name, drawing }: DrawnScene): string => pictureOf(drawing, `${drawing.board}-${name}`);

export const marksOf = ({ drawing }: DrawnScene, state: State): RiderMark[] =>
  riderMarks(reifenbreite.view(state, 0), drawing, courseOf(state));

/** The part of the board to show: the riders a scenario is about, the dots before the start, and given spots. */
export function boxOf(scene: DrawnScene, marks: readonly RiderMark[], spots: readonly Spot[] = []): ViewBox {
  const { drawing, named, open } = scene;
  const about = marks.filter(({ number }) => named.includes(number));
  const course = courseOf(open.state);
  const dots = marks.length === 0 ? [...course.startDots].map((place) => spotOf(drawing, course, place)) : [];
  const box = boxAround([...(about.length > 0 ? about : marks), ...dots, ...spots], drawing.unit * 2.2);
  return box ?? { x: 0, y: 0, width: drawing.width, height: drawing.height };
}
