import {
  draftPreview,
  playStep,
  reifenbreite,
  riderNumber,
  type Action,
  type Event,
  type OpenScenario,
  type State,
  type Step,
} from '../../../games/reifenbreite/index.ts';
import type { Refusal } from '../../../kit/index.ts';
import { tellEvents, type LogEvent } from '../../../table/index.ts';

/** A scenario as it is turned over page by page: what was done, what came of it, and what would be possible from there. */

/** Something that could be asked for in a position, and whether it may be; or a word on it. */
export type Check =
  /** A word on what comes next: a key of the catalogues. */
  | { readonly kind: 'note'; readonly key: string }
  | { readonly kind: 'action'; readonly actor: string | null; readonly action: Action; readonly refusal: Refusal | null }
  /** Who could follow (UR 5.4) if the one whose move it is rode to `to`. */
  | { readonly kind: 'follow'; readonly to: string; readonly riders: readonly number[] }
  | { readonly kind: 'no-follow'; readonly to: string; readonly refusal: Refusal };

/** Somebody's action; chance's answer to it is told with it. */
interface Done {
  readonly actor: string;
  readonly action: Action;
  readonly before: State;
}

export interface Slide {
  /** The position after what was done. */
  readonly state: State;
  /** Empty on the first slide. */
  readonly done: readonly Done[];
  readonly happened: readonly LogEvent<Event>[];
  /** The state and event of everything that happened, to draw ways from. */
  readonly met: readonly (readonly [before: State, event: Event])[];
  /** In the order of the script. */
  readonly checks: readonly Check[];
}

type Draft = { -readonly [K in keyof Slide]: Slide[K] extends readonly (infer Item)[] ? Item[] : Slide[K] };

const begin = (state: State): Draft => ({ state, done: [], happened: [], met: [], checks: [] });

/** @returns at least one slide: the position a scenario begins with */
export function slidesOf({ scenario, state: start }: OpenScenario): readonly Slide[] {
  let slide = begin(start);
  const slides = [slide];
  let happened: ReturnType<typeof playStep>['happened'] = [];
  for (const step of scenario.steps) {
    const { state } = slide;
    const played = playStep(state, step, happened);
    happened = played.happened;
    if (step.kind === 'act') {
      const action = actionOf(state, step.action);
      if (action === null) break;
      const answers = step.actor === 'chance' && slide.done.length > 0 && slide.checks.every(({ kind }) => kind === 'note');
      if (!answers) slides.push((slide = begin(state)));
      slide.done.push({ actor: step.actor ?? '', action, before: state });
      const told = reifenbreite.copy(state);
      const look = (before: State, event: Event): void => void slide.met.push([reifenbreite.copy(before), event]);
      const events = played.happened.map(({ event }) => event);
      slide.happened.push(...tellEvents(reifenbreite, told, { n: slides.length * 100 + slide.done.length, seat: 0, events }, look).told);
      slide.state = played.state;
    } else {
      const check = checkOf(state, step, played.refusal);
      if (check !== null) slide.checks.push(check);
    }
  }
  return slides;
}

function checkOf(state: State, step: Step, refusal: Refusal | null): Check | null {
  switch (step.kind) {
    case 'note':
      return { kind: 'note', key: step.key };
    case 'allowed':
    case 'refused': {
      const action = actionOf(state, step.action);
      return action === null ? null : { kind: 'action', actor: step.actor, action, refusal };
    }
    case 'would-follow': {
      const action = actionOf(state, `move ${step.to}`);
      if (action?.type !== 'move') return null;
      const riders = draftPreview(state, action.to).filter((link) => link.refusal === null);
      return { kind: 'follow', to: step.to, riders: riders.map(({ rider }) => riderNumber(rider)) };
    }
    case 'cannot-follow':
      return refusal === null ? null : { kind: 'no-follow', to: step.to, refusal };
    default:
      return null;
  }
}

function actionOf(state: State, text: string): Action | null {
  const action = reifenbreite.actions.parse(state, text);
  return action.ok ? action.value : null;
}
