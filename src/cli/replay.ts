import { applyEvents } from '../kit/index.ts';
import type { Race } from '../table/index.ts';
import { hintCounts, playBack, replayJson } from '../table/index.ts';
import type { LogStyle } from './command-side.ts';
import { wholeNumber, type Call, type Command } from './command.ts';
import { EXIT, Failure } from './failure.ts';
import { checkTo, readRecord, seatNames } from './record-file.ts';
import { sideOf } from './registry.ts';

/** Plays a record: in words with sections, or as JSON by docs/schema/replay.schema.json. Of a damaged one, its valid beginning. */
export const replay: Command = {
  name: 'replay',
  args: '<FILE>',
  options: { json: null, to: 'N', states: null },
  run(call) {
    const [file] = call.args as [string];
    const { race, problems } = readRecord(file, call.content);
    const to = wholeNumber(call, 'to', { least: 0, most: 1e9, otherwise: race.entries.length });
    if (problems.length === 0) checkTo(call, race.entries.length);
    if (call.flag('json')) call.io.json(replayJson(race, { to, states: call.flag('states') }));
    else tellRace(race, to, call);
    if (problems.length > 0) throw new Failure(EXIT.wrong, file, ...problems);
    return EXIT.ok;
  },
};

/** A log of a game that says nothing of it: no headings, every event told. */
const PLAIN: LogStyle = { headings: [], untold: [] };

function tellRace(race: Race, to: number, { io, words }: Call): void {
  const { game } = race;
  const names = seatNames(race);
  const { bold, dim } = io.colours;
  const { headings, untold } = sideOf(game.id)?.log ?? PLAIN;
  const { variation } = race;
  if (variation !== undefined) io.say(words.text('replay-variation', { name: variation.name, from: variation.from }));
  playBack({ ...race, entries: race.entries.slice(0, to) }, ({ n, seat, action, events }, before) => {
    if (race.hints?.some((hint) => hint.n === n)) io.say(dim(`       ${words.text('replay-hint')}`));
    const asked = game.actions.format(before, action);
    io.say(dim(`${String(n).padStart(5)}  ${seat < 0 ? words.text('replay-chance') : words.name(names[seat] ?? String(seat))}: ${asked}`));
    applyEvents(game, game.copy(before), events, (event, state) => {
      const { type } = game.events.toNamed(state, event);
      if (!untold.includes(type)) {
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
