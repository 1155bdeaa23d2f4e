import type { Game } from '../../kit/index.ts';
import type { Action } from './action.ts';
import { advance } from './advance.ts';
import { chanceKey, choices, draw, options, outcomes, phaseOf, turn } from './choices.ts';
import { configure } from './configure.ts';
import { decide, play, whyNot } from './decide.ts';
import type { Event } from './event.ts';
import { evolve } from './evolve.ts';
import type { Config } from './config.ts';
import type { Names } from './names.ts';
import { determinizeWithStock } from './determinize.ts';
import { copyInto, copyState, type State } from './state.ts';
import { standings } from './rules/stage.ts';
import { startGame } from './rules/start.ts';
import { sectionOf } from './sections.ts';
import { formatState, parseState } from './state-text.ts';
import { actionText } from './action-text.ts';
import { eventText } from './event-text.ts';
import { hide, pending, progress, see, stateJson, view, type View } from './view.ts';

/** Der Ausreißer. Names and refusals use the `DA` sections of our rules document. */
export const ausreisser: Game<Config, State, Action, Event, View, Names> = {
  id: 'ausreisser',
  rulesVersion: 2,
  configure,
  setupOf: (config) => ({ ...config.setup }),
  seats: (config) => config.setup.riders.map((name) => ({ name })),
  start: (config) => {
    const from = config.setup.start;
    const read = from === undefined ? null : parseState(config, from);
    return read?.ok ? read.value : startGame(config);
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
  hide,
  determinize: (seen, seat, random) => determinizeWithStock(seen, seat, random).whole,
  view,
  see,
  sectionOf,
  unchecked: { options, draw, play, copyInto },
  standings: (s) => (phaseOf(s) === 'over' ? standings(s) : []),
  advance,
  // No `finishForMe`, because minutes and jersey depend on every card to the end of the last stage
  // (docs/decisions/0015).
  actions: actionText,
  events: eventText,
  formatState,
  parseState,
  stateJson,
};
