import type { Seat } from '../kit/index.ts';
import { CHANCE } from '../kit/index.ts';
import type { AnyRules, Entry, Race } from './race.ts';
import { playBack } from './race.ts';

/** The version of the text form, not of any game's rules. */
export const RECORD_VERSION = 1;
export const RECORD_MAGIC = 'windschatten-record';

/** Writes a race down in the text form of docs/formats.md. Plays it along, since texts of actions and events belong to the state they met. */
export function formatRecord(race: Race): string {
  const { game, config, dice } = race;
  const lines = [`${RECORD_MAGIC} ${RECORD_VERSION}`, `game ${game.id} ${race.rulesVersion}`, 'setup'];
  lines.push(...JSON.stringify(game.setupOf(config), null, 2).split('\n').map(indent));
  game.seats(config).forEach(({ name }, seat) => lines.push(`seat ${seat} ${JSON.stringify(name)}`));
  if (dice.kind === 'script') lines.push('dice script');
  else {
    lines.push(`dice sealed ${dice.seal}`);
    dice.contributions.forEach((words, seat) => {
      if (words !== undefined) lines.push(`words ${seat} ${JSON.stringify(words)}`);
    });
  }
  lines.push('actions');
  playBack(race, (entry, before) => {
    lines.push(...formatEntry(game, before, entry));
    return undefined;
  });
  if (dice.kind === 'sealed' && dice.seed !== null) lines.push(`seed ${JSON.stringify(dice.seed)}`);
  for (const { seat, rank, points } of race.standings) lines.push(`standing ${seat} rank ${rank} points ${points}`);
  lines.push(`end ${race.entries.length} ${race.standings.length > 0 ? 'over' : 'open'}`);
  return `${lines.join('\n')}\n`;
}

const indent = (line: string): string => `  ${line}`;

/** `chance` or `seat 0`. */
export const formatSeat = (seat: Seat): string => (seat === CHANCE ? 'chance' : `seat ${seat}`);

/** The lines of one entry: the action, and indented below it what came of it. `before` is not changed. */
function formatEntry(game: AnyRules, before: unknown, { n, seat, action, events }: Entry): string[] {
  const lines = [`${n} ${formatSeat(seat)}: ${game.actions.format(before, action)}`];
  let state = game.copy(before);
  for (const event of events) {
    lines.push(indent(`${game.events.format(state, event)} [${game.sectionOf(event)}]`));
    state = game.evolve(state, event);
  }
  return lines;
}
