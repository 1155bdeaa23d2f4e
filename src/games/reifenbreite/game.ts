import type { Game } from '../../kit/index.ts';
import { courseFingerprint } from '../../course/index.ts';
import type { Action } from './action.ts';
import { advance } from './advance.ts';
import { chanceKey, choices, draw, options, outcomes, phaseOf, turn } from './choices.ts';
import { configure, prepare } from './configure.ts';
import type { Config } from './config.ts';
import { describeAction } from './describe-action.ts';
import { decide, play, whyNot } from './decide.ts';
import type { Event } from './event.ts';
import { evolve } from './evolve.ts';
import type { Names } from './names.ts';
import { withoutEvents } from './effects.ts';
import { finishForMe } from './finish-for-me.ts';
import { standings } from './rules/scoring.ts';
import { beginRace } from './rules/race.ts';
import { formerSections, sectionOf } from './sections.ts';
import { copyInto, copyState, newState, type State } from './state.ts';
import { formatState, parseState } from './state-text.ts';
import { actionText } from './action-text.ts';
import { eventText } from './event-text.ts';
import { pending, progress, view, type View } from './view.ts';

/** Um Reifenbreite. Names and refusals use the `UR` sections of our rules document. */
export const reifenbreite: Game<Config, State, Action, Event, View, Names> = {
  id: 'reifenbreite',
  rulesVersion: 1,
  configure,
  prepare,
  setupOf: ({ setup, stages }) => ({
    ...setup,
    stages: setup.stages.map((stage, i) => ({ ...stage, fingerprint: courseFingerprint(stages[i]!.course) })),
  }),
  seats: (config) => config.setup.managers.map(({ name }) => ({ name })),
  start: (config) => {
    const from = config.setup.start;
    const read = from === undefined ? null : parseState(config, from);
    if (read?.ok) return read.value;
    const s = newState(config);
    beginRace(withoutEvents(s), 0);
    return s;
  },
  copy: copyState,
  turn,
  pending,
  progress,
  choices,
  outcomes,
  chanceKey,
  whyNot,
  decide,
  evolve,
  // Only future chance is hidden, and the state does not have it. The stack is counts, which UR 4.3's ruling makes
  // public.
  perfectInformation: true,
  hide: (s) => copyState(s),
  view,
  see: (event) => event,
  sectionOf,
  formerSections,
  unchecked: { options, draw, play, copyInto },
  standings: (s) => (phaseOf(s) === 'over' ? standings(s) : []),
  advance,
  finishForMe,
  actions: actionText,
  describeAction,
  events: eventText,
  formatState,
  parseState,
  stateJson: (s) => ({ ...view(s) }),
};
