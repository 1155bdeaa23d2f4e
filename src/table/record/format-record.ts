import type { Game, Seat } from '../../kit/index.ts';
import { CHANCE, applyEvents, formatJson, formatText } from '../../kit/index.ts';
import { hasEnvelopes } from '../race/dealer.ts';
import { formatCalledOff } from '../race/envelope.ts';
import type { AnyRules, Chance, Entry, Race, Variation } from '../race/race.ts';
import { formatHint, type Hint } from '../race/hint.ts';
import { playBack } from '../race/race.ts';

/** The newest version of the text form, not of a game's rules. A record is written in the oldest version that can express it. */
export const RECORD_VERSION = 4;
export const RECORD_MAGIC = 'windschatten-record';

/**
 * Writes a race in the text form of docs/formats/README.md. The events are applied along the way, because the texts of actions and events belong to the state they met. A
 * growing race can be written in parts: `formatHead`, `formatEntry` for each entry, `formatEnd`.
 */
export function formatRecord(race: Race): string {
  const { hints = [] } = race;
  const entries: string[] = [];
  playBack(race, (entry, before) => {
    entries.push(formatHints(hints, entry.n), formatEntry(race.game, before, entry));
    return undefined;
  });
  return [formatHead(race), ...entries, formatHints(hints, race.entries.length + 1), formatEnd(race)].join('');
}

/** The lines of the hints before entry `n`. */
export const formatHints = (hints: readonly Hint[], n: number): string =>
  hints
    .filter((hint) => hint.n === n)
    .map((hint) => `${formatHint(hint)}\n`)
    .join('');

/** Everything before the first action. */
export function formatHead(race: Pick<Race, 'game' | 'rulesVersion' | 'config' | 'date' | 'chance' | 'variation' | 'hints'>): string {
  const { game, rulesVersion, config, date, chance, variation } = race;
  const lines = [`${RECORD_MAGIC} ${versionFor(race)}`, `game ${game.id} ${rulesVersion}`, 'setup'];
  lines.push(...formatJson(game.setupOf(config)).split('\n').map(indent));
  game.seats(config).forEach(({ name }, seat) => lines.push(`seat ${seat} ${formatText(name)}`));
  if (date !== undefined) lines.push(`date ${date}`);
  return asText([...lines, ...formatChance(chance), ...formatVariation(variation), 'actions']);
}

/**
 * Version 1 knows neither envelopes nor a seal that counts from an action on, version 2 neither variations nor hints, version 3 neither a date, a hash of the
 * set-up nor typed dice.
 */
function versionFor({ date, chance, variation, hints = [] }: Pick<Race, 'date' | 'chance' | 'variation' | 'hints'>): number {
  if (date !== undefined || (chance.kind === 'sealed' ? chance.setup !== undefined : chance.typed === true)) return 4;
  if (variation !== undefined || hints.length > 0) return 3;
  return chance.kind === 'sealed' && (hasEnvelopes(chance.contributions, chance.calledOff) || chance.from !== undefined) ? 2 : 1;
}

const formatVariation = (variation: Variation | undefined): readonly string[] =>
  variation === undefined ? [] : [`variation ${variation.of} from ${variation.from} ${formatText(variation.name)}`];

function formatChance(chance: Chance): readonly string[] {
  if (chance.kind === 'script') return [chance.typed === true ? 'dice typed' : 'dice script'];
  const { seal, setup, renamed, from } = chance;
  const ofSetup = setup === undefined ? '' : ` setup ${setup}${renamed === true ? ' renamed' : ''}`;
  const lines = [`dice sealed ${seal}${ofSetup}${from === undefined ? '' : ` from ${from}`}`];
  for (const one of chance.calledOff ?? []) lines.push(`called-off ${formatCalledOff(one)}`);
  chance.contributions.forEach((added, seat) => {
    if (typeof added === 'string') lines.push(`words ${seat} ${formatText(added)}`);
    else if (added !== undefined) lines.push(`envelope ${seat} ${added.commitment} ${added.salt} ${formatText(added.words)}`);
  });
  return lines;
}

/** Everything after the last action. */
export function formatEnd({ chance, standings, entries }: Pick<Race, 'chance' | 'standings' | 'entries'>): string {
  const lines = chance.kind === 'sealed' && chance.seed !== null ? [`seed ${formatText(chance.seed)}`] : [];
  for (const { seat, rank, points } of standings) lines.push(`standing ${seat} rank ${rank} points ${points}`);
  return asText([...lines, `end ${entries.length} ${standings.length > 0 ? 'over' : 'open'}`]);
}

/** The lines of one entry, the action and below it, indented, its events. `before` is the position it met; not changed. */
export function formatEntry(game: AnyRules, before: unknown, entry: Entry): string {
  const lines = [formatActionLine(game, before, entry)];
  applyEvents(game, game.copy(before), entry.events, (event, met) => {
    lines.push(formatEventLine(game, met, event));
  });
  return asText(lines);
}

/** The first line of an entry, without its end. `before` is the position the action met. */
export const formatActionLine = <S, A>(
  game: Pick<Game<unknown, S, A, unknown, unknown>, 'actions'>,
  before: S,
  { n, seat, action }: Pick<Entry<A>, 'n' | 'seat' | 'action'>,
): string => `${n} ${formatSeat(seat)}: ${game.actions.format(before, action)}`;

/** The line of one event, without its end. `met` is the position the event met. */
export const formatEventLine = <S, E>(
  game: Pick<Game<unknown, S, unknown, E, unknown>, 'events' | 'sectionOf'>,
  met: S,
  event: E,
): string => indent(`${game.events.format(met, event)} [${game.sectionOf(met, event)}]`);

/** `chance` or `seat 0`. */
export const formatSeat = (seat: Seat): string => (seat === CHANCE ? 'chance' : `seat ${seat}`);

const asText = (lines: readonly string[]): string => `${lines.join('\n')}\n`;
const indent = (line: string): string => `  ${line}`;
