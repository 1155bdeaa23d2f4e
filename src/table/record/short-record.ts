import type { Content, Problem, Result } from '../../kit/index.ts';
import { CHANCE, NO_SEAT, decideAndApply, fail, ok } from '../../kit/index.ts';
import { createDealer } from '../race/dealer.ts';
import { HINT, withHint, type Hint } from '../race/hint.ts';
import type { Entry, Race } from '../race/race.ts';
import { playBack } from '../race/race.ts';
import { formatEnd, formatHead, formatHints, formatRecord } from './format-record.ts';
import { parseRecord } from './parse-record.ts';
import type { RecordReader } from './read-head.ts';

const ACTIONS = '\nactions\n';
const SEED = 'seed ';
const END = 'end ';

/**
 * A record without everything that follows from it: its head, the actions of seats, a line each, and the opened seed. Chance's answers and all events are computed again by
 * the present rules, so it is for sending a race, not for storing it. Answers of chance that were typed are lines, too. Null where this would not give the same race:
 * answers of a script, a closed envelope, older rules.
 */
export function formatShort(race: Race, content: Content): string | null {
  if (race.chance.kind === 'script' && race.chance.typed !== true) return null;
  const actions: string[] = [];
  const { hints = [] } = race;
  playBack(race, ({ n, seat, action }, before) => {
    actions.push(formatHints(hints, n));
    if (seat !== CHANCE || race.chance.kind === 'script') actions.push(`${race.game.actions.format(before, action)}\n`);
    return undefined;
  });
  const text = [
    formatHead(race),
    ...actions,
    formatHints(hints, race.entries.length + 1),
    formatEnd({ chance: race.chance, standings: [], entries: [] }),
  ].join('');
  const again = parseShort(text, { game: (id) => (id === race.game.id ? race.game : undefined), content });
  return again.ok && formatRecord(again.value) === formatRecord(race) ? text : null;
}

/**
 * Reads a short record and plays the race again.
 * @param script what real dice and cards showed, a line each (`roll 3,4`); left out: such lines stand among the actions
 * Problems: those of a record; `audit-refused` where the rules refuse an action; `short-closed` where the seed does not open its
 * envelope.
 */
export function parseShort(text: string, reader: RecordReader, script?: readonly string[]): Result<Race, readonly Problem[]> {
  const at = text.indexOf(ACTIONS) + ACTIONS.length;
  const lines = text.slice(at).split('\n');
  const end = lines.findIndex((line) => line.startsWith(SEED) || line.startsWith(END));
  const { race, problems } = parseRecord(text.slice(0, at) + lines.slice(Math.max(0, end)).join('\n'), reader);
  if (race === null || problems.length > 0) return fail(problems);
  const { game, config, chance } = race;
  if (chance.kind === 'sealed' && chance.seed === null) return fail([{ code: 'short-closed' }]);
  const dealer = chance.kind === 'sealed' ? createDealer(chance.seed!, chance.contributions, chance) : null;
  const thrown = [...(script ?? [])];
  const state = game.start(config);
  const entries: Entry[] = [];
  const actions = lines.slice(0, end);
  let hints: readonly Hint[] = [];
  const takeHints = (n: number): void => {
    for (let hint = HINT.exec(actions[0] ?? ''); hint !== null; hint = HINT.exec(actions[0] ?? '')) {
      hints = withHint(hints, { seat: Number(hint[1]), n });
      actions.shift();
    }
  };
  for (let seat = game.turn(state); seat !== NO_SEAT; seat = game.turn(state)) {
    const n = entries.length + 1;
    if (seat !== CHANCE) takeHints(n);
    const line = seat !== CHANCE ? actions.shift() : dealer !== null ? null : script === undefined ? actions.shift() : thrown.shift();
    if (line === undefined) break;
    const read = line === null ? ok(dealer!.deal(game.chanceKey(state), game.outcomes(state))) : game.actions.parse(state, line);
    if (!read.ok) return fail([{ ...read.error, facts: { ...read.error.facts, n } }]);
    const decided = decideAndApply(game, state, seat, read.value);
    if (!decided.ok) return fail([{ code: 'audit-refused', facts: { n, action: line ?? '', reason: decided.refusal.code } }]);
    entries.push({ n, seat, action: decided.action, events: decided.events });
  }
  return ok({ ...race, entries, standings: game.standings(state), ...(hints.length === 0 ? {} : { hints }) });
}
