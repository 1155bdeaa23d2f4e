/**
 * Decides whether the final standings are settled. The proof finishes the race in every possible order of the
 * remaining riders, with the rules' own finish, end of race and standings (UR 8, UR 17).
 */
import type { FinishForMe } from '../../kit/index.ts';
import type { Action } from './action.ts';
import { choices, phaseOf } from './choices.ts';
import { managerOfRider, type Config } from './config.ts';
import { RIDER_COUNT, riderNumber } from './riders.ts';
import type { Play } from './effects.ts';
import { finish, nextSprintRank } from './rules/lines.ts';
import { jerseyIsOver } from './rules/order.ts';
import { endRace, standings } from './rules/scoring.ts';
import { copyInto, courseOf, copyState, F, get, riderValue, R, type State } from './state.ts';
import type { Rider } from './vocabulary.ts';

/** With five riders left there are 120 orders to try. */
const MAX_RIDERS_LEFT = 5;

/**
 * Whether only places in the finish are left to win: no further stage, no photo that could void points, no sprint,
 * no round for the jersey.
 */
function onlyPlacesAreLeft(s: State): boolean {
  const { setup, stages } = s.config;
  if (get(s, F.stage) + 1 < stages.length || setup.rules.cheating) return false;
  const { lines } = courseOf(s);
  if (setup.rules.sprints && lines.some(({ role }, line) => role === 'sprint' && nextSprintRank(s, line) > 0)) return false;
  return !setup.rules.jersey || jerseyIsOver(s);
}

/** Yields every order of these riders. */
function* orders(riders: readonly Rider[]): Generator<readonly Rider[]> {
  if (riders.length === 0) yield [];
  for (const first of riders) for (const others of orders(riders.filter((each) => each !== first))) yield [first, ...others];
}

function isSettled(s: State): boolean {
  const { managerOf, table } = s.config;
  if (phaseOf(s) === 'over') return true;
  if (table.length * 4 - get(s, F.finished) > MAX_RIDERS_LEFT || !onlyPlacesAreLeft(s)) return false;
  const riding: Rider[] = [];
  for (let r = 0; r < RIDER_COUNT; r++) if (managerOf[r >> 2]! >= 0 && riderValue(s, R.rank, r) === 0) riding.push(r);
  const end = copyState(s);
  let known: string | undefined;
  for (const order of orders(riding)) {
    copyInto(end, s);
    const play: Play = { s: end, events: null };
    for (const rider of order) finish(play, rider);
    endRace(play);
    const ranks = JSON.stringify(standings(end));
    known ??= ranks;
    if (ranks !== known) return false;
  }
  return true;
}

/** Rolls two dice, follows whenever possible, and rides as far as possible. */
function simplestAction(s: State): Action {
  const options = choices(s);
  const plain = options.find(({ type }) => type === 'dice' || type === 'follow' || type === 'refuse');
  if (plain !== undefined) return plain;
  const { order } = courseOf(s);
  const far = (action: Action): number => (action.type === 'move' ? order[action.to]! : -1);
  return options.reduce((best, each) => (far(each) > far(best) ? each : best));
}

/** The rider of the question, from the turn on. The start has a button of its own. */
function riderAsked(s: State): number | null {
  const phase = phaseOf(s);
  if (phase === 'place' || phase === 'over') return null;
  const asked = phase === 'follow' || phase === 'answer' ? get(s, F.asked) : get(s, F.rider);
  return asked < 0 ? null : riderNumber(asked);
}

export const finishForMe: FinishForMe<Config, State, Action> = {
  section: 'UR 8',
  isSettled,
  simplestAction,
  riderAsked,
  ridersOf: (config, seat) =>
    Array.from({ length: RIDER_COUNT }, (_, rider) => rider)
      .filter((rider) => managerOfRider(config, rider) === seat)
      .map(riderNumber),
};
