import type { Target } from '../ask/targets.ts';
import type { ReachableSpace } from '../ask/reachable.ts';
import { withFalls } from '../draw/last-step.ts';
import type { RaceScreenModel } from '../race-screen-model.svelte.ts';

/** What a board is given of a race that is shown outside the race's own screen. Read one by one, so that only what has changed is drawn anew. */
export const boardOf = (model: RaceScreenModel) => ({
  get drawing() {
    return model.drawing;
  },
  get picture() {
    return model.picture;
  },
  get riders() {
    return withFalls(model.riders, model.lastStep.falls);
  },
  get falls() {
    return model.lastStep.falls;
  },
  get journeys() {
    return model.journeys;
  },
  get active() {
    return model.active;
  },
  get targets() {
    return model.targets;
  },
  spotOfPlace: model.markSpot,
  get reachable() {
    return model.reach.spaces;
  },
  get looked() {
    return model.looked;
  },
  onlook: (space: ReachableSpace | null) => model.look(space),
  get chosen() {
    return model.chosen;
  },
  get way() {
    return model.preview ? model.along(model.preview.way) : [];
  },
  get ghosts() {
    return model.ghosts;
  },
  onchoose: (target: Target) => model.choose(target),
  ontake: (target: Target) => model.session.act(target.action),
  onask: (space: string) => model.ask(space),
});
