import type { Round, RiderNumber } from '../../../games/reifenbreite/index.ts';
import type { LogEvent } from '../../../table/index.ts';

/** Riders who came over the finish in one round, the first of them first. */
export interface Arrival {
  readonly round: Round;
  readonly riders: readonly RiderNumber[];
}

/** Where an event stands in the log. */
const placeIn = (log: readonly LogEvent[], { n, index }: LogEvent): number =>
  log.findLastIndex((each) => each.n === n && each.index === index);

/** What the log tells of the race that an event has ended. */
function raceOf(log: readonly LogEvent[], ended: LogEvent): readonly LogEvent[] {
  const until = log.slice(0, placeIn(log, ended) + 1);
  return until.slice(until.findLastIndex(({ type }) => type === 'race-began') + 1);
}

/** How far apart they came in: round by round, as the last of them may be rounds behind the first. */
export function arrivalsOf(log: readonly LogEvent[], ended: LogEvent): readonly Arrival[] {
  const rounds: { round: Round; riders: RiderNumber[] }[] = [];
  for (const { type, facts } of raceOf(log, ended)) {
    if (type === 'round-began') rounds.push({ round: Number(facts['round']), riders: [] });
    if (type === 'finished') rounds.at(-1)?.riders.push(Number(facts['rider']));
  }
  return rounds.filter(({ riders }) => riders.length > 0);
}

/** Who was taken out of the race's points after it (UR 14). */
export const disqualifiedIn = (log: readonly LogEvent[], ended: LogEvent): readonly number[] =>
  raceOf(log, ended).flatMap(({ type, facts }) => (type === 'disqualified' ? [Number(facts['rider'])] : []));

/** The last that happened while those who came in last still stood beyond the line: at the end of their round they are taken off the board (UR 5.2). */
export function beforeTakenOff(log: readonly LogEvent[], ended: LogEvent): LogEvent {
  const race = raceOf(log, ended);
  const round = race.findLastIndex(({ type }) => type === 'round-began');
  const off = race.findIndex(({ type }, i) => i > round && type === 'taken-off');
  return race[off - 1] ?? ended;
}
