import { placeName } from '../../../course/index.ts';
import {
  courseOf,
  pointsToRide,
  reifenbreite,
  riderNumber,
  riderOnTurn,
  type Action,
  type Config,
  type Event,
  type Names,
  type State,
  type View,
} from '../../../games/reifenbreite/index.ts';
import type { SceneScreen } from '../../frame/learn/scene-screen.ts';
import { text } from '../../lib/words.svelte.ts';
import { targetLabel } from '../ask/labels.ts';
import { targetsOf } from '../ask/offer.ts';
import { Journeys } from '../draw/journeys.ts';
import { telling } from '../log/telling.ts';
import { RaceScreenModel } from '../race-screen-model.svelte.ts';
import { tScreen } from '../t.ts';
import { gallery } from './gallery.ts';
import type { OwnCheck } from './own-checks.ts';

/** Returns what chooses a space on the board by its name; null where the space is no target. */
function showing(model: RaceScreenModel, space: unknown): (() => void) | null {
  const target = model.targets.find(({ name }) => name === space);
  return target ? () => model.choose(target) : null;
}

/** A space of a script among the choices, as a player says it. */
function spaceInWords(state: State, space: string): string {
  const rider = riderNumber(riderOnTurn(state));
  const found = targetsOf(state, reifenbreite.choices(state), rider, pointsToRide(state)).find(({ name }) => name === space);
  return found === undefined ? space : targetLabel(found);
}

/** Um Reifenbreite on the screens of its scenarios. */
export const sceneScreen: SceneScreen<Config, State, Action, Event, View, Names, RaceScreenModel, OwnCheck> = {
  game: reifenbreite,
  gallery,
  telling,
  model(open) {
    const journeys = new Journeys();
    return new RaceScreenModel(open(journeys.look), journeys);
  },
  /** Chooses the target of the script's next move. */
  rest(model, next) {
    model.rest();
    if (next?.type !== 'move') return;
    const target = model.targets.find(({ place }) => place === next.to);
    if (target) model.chosen = target;
  },
  whoIs: (actor) => text('nouns', `team-${actor}`) ?? actor,
  begins: ({ round }) => tScreen('scene.begin', { round }),
  note: (title, key) => text('reifenbreite/scenarios', `note.${title}.${key}`),
  tries: () => tScreen('try-what'),
  point: ({ action }, model) => (action.type === 'move' ? showing(model, placeName(courseOf(model.session.state), action.to)) : null),
  tellOwn(check, model) {
    const { to } = check;
    const point = showing(model, to);
    const where = spaceInWords(model.session.state, to);
    if (check.kind === 'no-follow') return { words: tScreen('to-space', { where }), yes: false, refusal: check.refusal, point };
    const yes = check.riders.length > 0;
    const words = yes
      ? tScreen('would-follow', { count: check.riders.length, where, riders: check.riders.join(', ') })
      : tScreen('would-follow-none', { where });
    return { words, yes, refusal: null, point };
  },
};
