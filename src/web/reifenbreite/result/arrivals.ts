import type { Round, RiderNumber } from '../../../games/reifenbreite/index.ts';
import type { RaceEvent } from '../race-session.ts';

/** Riders who finished in the same round, in the order of finishing. */
export interface Arrival {
  readonly round: Round;
  readonly riders: readonly RiderNumber[];
}

/** Where an event is in the log, from 0. */
const indexIn = (log: readonly RaceEvent[], { n, index }: RaceEvent): number =>
  log.findLastIndex((each) => each.n === n && each.index === index);

/** The log of the race that an event has ended. */
function raceOf(log: readonly RaceEvent[], ended: RaceEvent): readonly RaceEvent[] {
  const until = log.slice(0, indexIn(log, ended) + 1);
  return until.slice(until.findLastIndex(({ named }) => named.type === 'race-began') + 1);
}

/** The riders who finished, by round: the last of them may be rounds behind the first. */
export function arrivalsOf(log: readonly RaceEvent[], ended: RaceEvent): readonly Arrival[] {
  const rounds: { round: Round; riders: RiderNumber[] }[] = [];
  for (const { named } of raceOf(log, ended)) {
    if (named.type === 'round-began') rounds.push({ round: named.round, riders: [] });
    if (named.type === 'finished') rounds.at(-1)?.riders.push(named.rider);
  }
  return rounds.filter(({ riders }) => riders.length > 0);
}

/** The riders who were disqualified after the race (UR 14). */
export const disqualifiedIn = (log: readonly RaceEvent[], ended: RaceEvent): readonly RiderNumber[] =>
  raceOf(log, ended).flatMap(({ named }) => (named.type === 'disqualified' ? [named.rider] : []));

/**
 * The last event with all riders of a round beyond the line; at the end of their round they are taken off the board (UR 5.2).
 * @param of the round; left out: the last one
 */
export function beforeTakenOff(log: readonly RaceEvent[], ended: RaceEvent, of?: Round): RaceEvent {
  const race = raceOf(log, ended);
  const round = race.findLastIndex(({ named }) => named.type === 'round-began' && (of === undefined || named.round === of));
  const off = race.findIndex(({ named }, i) => i > round && named.type === 'taken-off');
  return race[off - 1] ?? ended;
}
