/** Scenarios of Der Ausreißer. `docs/formats/ausreisser.md` describes the positions and the probes. */
import type { ScenarioAdapter } from '../../../scenario/index.ts';
import type { Action } from '../action.ts';
import type { Event } from '../event.ts';
import { ausreisser } from '../game.ts';
import type { Config } from '../config.ts';
import { F, get, nameOf, type State } from '../state.ts';
import { headReader } from './head.ts';
import { positionReader, type Position } from './position-words.ts';
import { setUpPosition } from './position.ts';
import { writePosition } from './write-position.ts';
import { probes } from './probes.ts';

export type { Position } from './position-words.ts';

/** The game's adapter for scenarios. */
export const scenarioAdapter: ScenarioAdapter<Config, State, Action, Event, Position> = {
  game: ausreisser,
  sections: 'DA',
  head: headReader,
  position: positionReader,
  setUp: setUpPosition,
  write: writePosition,
  isActor: (text) => text !== '',
  seatOf(state, actor) {
    const seat = state.config.setup.riders.indexOf(actor);
    return seat < 0 ? null : seat;
  },
  decider: (state) => nameOf(state, get(state, F.actor)),
  probes,
};
