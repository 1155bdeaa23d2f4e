import { applyEvents } from '../kit/index.ts';
import type { Race } from '../table/index.ts';
import { hintCounts, parseShort, playBack, replayJson } from '../table/index.ts';
import type { LogStyle } from './command-side.ts';
import { wholeNumber, type Call, type Command } from './command.ts';
import { EXIT, Failure } from './failure.ts';
import { readText } from './files.ts';
import { checkTo, readRecord, seatNames, withoutTornEntry } from './record-file.ts';
import { gameById, sideOf } from './registry.ts';

/** Prints a record as sentences with sections of the rules, or as JSON that follows docs/schema/replay.schema.json. Of a damaged record it prints the valid beginning. */
export const replay: Command = {
  name: 'replay',
  args: '<FILE>',
  options: { json: null, to: 'N', states: null, dice: 'FILE' },
  run(call) {
    const [file] = call.args as [string];
    const dice = call.value('dice');
    const { race, problems } =
      dice === undefined ? withoutTornEntry(readRecord(file, call.content)) : { race: readWithDice(file, dice, call), problems: [] };
    const to = wholeNumber(call, 'to', { least: 0, most: 1e9, otherwise: race.entries.length });
    if (problems.length === 0) checkTo(call, race.entries.length);
    if (call.flag('json')) call.io.json(replayJson(race, { to, states: call.flag('states') }));
    else printRace(race, to, call);
    if (problems.length > 0) throw new Failure(EXIT.wrong, file, ...problems);
    return EXIT.ok;
  },
};

/** Plays a short record of actions with what real dice and cards showed, a line each. */
function readWithDice(file: string, dice: string, { content }: Call): Race {
  const text = readText(file);
  const lines = readText(dice)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));
  const read = parseShort(text, { game: gameById, content }, lines);
  if (!read.ok) throw new Failure(EXIT.wrong, file, ...read.error);
  return read.value;
}

/** For games without a command side: no headings, all events. */
const PLAIN: LogStyle = { headings: [], hidden: [] };

function printRace(race: Race, to: number, { io, words }: Call): void {
  const { game } = race;
  const names = seatNames(race);
  const { bold, dim } = io.colours;
  const { headings, hidden } = sideOf(game.id)?.log ?? PLAIN;
  const { variation } = race;
  if (variation !== undefined) io.say(words.text('replay-variation', { name: variation.name, from: variation.from }));
  playBack({ ...race, entries: race.entries.slice(0, to) }, ({ n, seat, action, events }, before) => {
    if (race.hints?.some((hint) => hint.n === n)) io.say(dim(`       ${words.text('replay-hint')}`));
    const text = game.actions.format(before, action);
    io.say(dim(`${String(n).padStart(5)}  ${seat < 0 ? words.text('replay-chance') : words.name(names[seat] ?? String(seat))}: ${text}`));
    applyEvents(game, game.copy(before), events, (event, state) => {
      const { type } = game.events.toNamed(state, event);
      if (!hidden.includes(type)) {
        const sentence = words.event(game, state, event, names);
        const line = `${sentence} ${dim(`[${game.sectionOf(state, event)}]`)}`;
        io.say(headings.includes(type) ? `\n${bold(line)}` : `       ${line}`);
      }
    });
    return undefined;
  });
  if (to < race.entries.length) return;
  hintCounts(race.hints ?? [], names.length).forEach((count, seat) => {
    if (count > 0) io.say(words.text('replay-hints', { name: words.name(names[seat] ?? String(seat)), count }));
  });
  for (const { seat, rank, points } of race.standings)
    io.say(`${rank}. ${words.name(names[seat] ?? String(seat))}: ${words.noun('points', { count: points })}`);
}
