import type { Problem, FinalRank } from '../../kit/index.ts';
import { CHANCE, NO_SEAT, applyEvents } from '../../kit/index.ts';
import { createDealer } from '../race/dealer.ts';
import { checkOpening, sealOf } from '../race/envelope.ts';
import { formatSeat } from './format-record.ts';
import type { Entry, Race, SealedChance } from '../race/race.ts';
import { playBack } from '../race/race.ts';

/** `checked`: how many actions (audit) or outcomes of chance (verify) were right before the first that is not, or in all. */
export interface CheckedRecord {
  readonly ok: boolean;
  readonly checked: number;
  readonly problem: Problem | null;
}

const good = (checked: number): CheckedRecord => ({ ok: true, checked, problem: null });
const bad = (checked: number, problem: Problem): CheckedRecord => ({ ok: false, checked, problem });

/** The place of an entry: its line, where the race was read from a text, its number, and the seat that acted. */
function about(race: Race, entry: Entry, code: string, facts: Problem['facts']): Problem {
  const line = race.lines[entry.n - 1];
  return { code, ...(line === undefined ? {} : { line, column: 1 }), facts: { ...facts, n: entry.n, seat: formatSeat(entry.seat) } };
}

/**
 * Decides every recorded action anew by the present rules, and compares. The first difference is the problem: `audit-refused` (with the refusal's
 * code and section), `audit-events` (what was recorded, what the rules say), `audit-standings`. A race played by older rules may differ and still play back as it was.
 */
export function auditRecord(race: Race): CheckedRecord {
  let checked = 0;
  let problem: Problem | null = null;
  const end = playBack(race, (entry, before) => {
    problem = auditEntry(race, entry, before);
    if (problem) return 'stop';
    checked++;
    return undefined;
  });
  problem ??= auditTable(race, end);
  return problem ? bad(checked, problem) : good(checked);
}

/**
 * Whether the last action has fewer events than the rules give it, because a file was cut there and ended by hand. The earlier actions are followed by one that
 * fits. Null if it is whole, or was decided by older rules.
 */
export function lostEvents(race: Race): Problem | null {
  const { game, rulesVersion, entries } = race;
  const last = entries.at(-1);
  if (last === undefined || rulesVersion !== game.rulesVersion) return null;
  const before = playBack({ ...race, entries: entries.slice(0, -1) });
  const decided = game.decide(before, last.seat, last.action);
  return decided.ok && decided.events.length > last.events.length ? auditEntry(race, last, before) : null;
}

/**
 * Compares the final table with the events, by whatever rules the race was played. `audit-standings`: the recorded table is not the one that the events give, or there
 * is one and the race is not over, or there is none and it is.
 * @param end the state after the last entry
 */
export function auditTable({ game, standings }: Race, end: unknown): Problem | null {
  const decided = formatStandings(game.standings(end));
  const recorded = formatStandings(standings);
  return decided === recorded ? null : { code: 'audit-standings', facts: { recorded, decided } };
}

function auditEntry(race: Race, entry: Entry, before: unknown): Problem | null {
  const { game } = race;
  const action = game.actions.format(before, entry.action);
  const decided = game.decide(before, entry.seat, entry.action);
  if (!decided.ok) {
    const { code, section, facts } = decided.refusal;
    return about(race, entry, 'audit-refused', { ...facts, action, reason: code, section });
  }
  const recorded = describe(race, before, entry.events);
  const now = describe(race, before, decided.events);
  const first = Array.from({ length: Math.max(recorded.length, now.length) }, (_, i) => i).find((i) => recorded[i] !== now[i]);
  return first === undefined
    ? null
    : about(race, entry, 'audit-events', { action, event: first + 1, recorded: recorded[first] ?? '', decided: now[first] ?? '' });
}

/** Events as texts, each by the state it met. */
function describe({ game }: Race, before: unknown, events: readonly unknown[]): string[] {
  const texts: string[] = [];
  applyEvents(game, game.copy(before), events, (event, met) => void texts.push(game.events.format(met, event)));
  return texts;
}

const formatStandings = (standings: readonly FinalRank[]): string =>
  [...standings]
    .sort((a, b) => a.seat - b.seat)
    .map(({ seat, rank, points }) => `seat ${seat} rank ${rank} points ${points}`)
    .join(', ');

/**
 * Computes every answer of chance again from the opened seed, and every envelope from its content. Problems: `verify-not-sealed` (the dice were typed in),
 * `envelope-other` (what a player opened is not what the player had shown), `verify-not-opened`, `verify-seal` (the seed is not the one in the envelope),
 * `verify-outcome` (a die that this seed does not give), `verify-not-asked` (chance answers out of turn), `verify-not-dealt` (a seat acts out of chance's
 * turn), `verify-taken-over` (all of this is right, but the seal counts from a later action on), `verify-renamed` (all of this is right, but names were changed
 * after the race had begun, so the set-up cannot be checked).
 */
export function verifyRecord(race: Race): CheckedRecord {
  const { game, chance } = race;
  if (chance.kind === 'script') return bad(0, { code: 'verify-not-sealed' });
  const foul = verifyEnvelopes(chance);
  if (foul !== null) return bad(0, foul);
  if (chance.seed === null) return bad(0, { code: 'verify-not-opened', facts: { seal: chance.seal } });
  const seal = sealOf(chance.seed);
  if (seal !== chance.seal) return bad(0, { code: 'verify-seal', facts: { shown: chance.seal, opened: seal } });
  const { contributions, from = 1 } = chance;
  const dealer = createDealer(chance.seed, contributions, chance);
  let checked = 0;
  let problem: Problem | null = null;
  playBack(race, (entry, before) => {
    if (entry.n < from) return undefined;
    const asked = game.turn(before) === CHANCE && game.outcomes(before).length > 0;
    if (entry.seat !== CHANCE && !asked) return undefined;
    if (entry.seat !== CHANCE) problem = about(race, entry, 'verify-not-dealt', { key: game.chanceKey(before) });
    else if (!asked) problem = about(race, entry, 'verify-not-asked', { over: game.turn(before) === NO_SEAT });
    else {
      const key = game.chanceKey(before);
      const recorded = game.actions.format(before, entry.action);
      const dealt = game.actions.format(before, dealer.deal(key, game.outcomes(before)));
      if (recorded !== dealt) problem = about(race, entry, 'verify-outcome', { key, recorded, dealt });
    }
    if (problem) return 'stop';
    checked++;
    return undefined;
  });
  if (from > 1) problem ??= { code: 'verify-taken-over', facts: { from } };
  if (chance.renamed === true) problem ??= { code: 'verify-renamed' };
  return problem ? bad(checked, problem) : good(checked);
}

function verifyEnvelopes({ seal, contributions }: SealedChance): Problem | null {
  for (const [seat, added] of contributions.entries()) {
    const wrong = typeof added === 'object' ? checkOpening(added.commitment, { seal, seat }, added) : null;
    if (wrong !== null) return wrong;
  }
  return null;
}
