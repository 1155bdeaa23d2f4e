import type { AnyGame, Facts, Problem, Refusal, Seat } from '../kit/index.ts';
import { CHANCE, factsOf } from '../kit/index.ts';
import { playBack } from '../table/index.ts';
import { wholeNumber, type Call, type Command } from './command.ts';
import { EXIT, Failure } from './failure.ts';
import { readText } from './files.ts';
import { checkTo, parseRecordOf, seatNames, withoutTornEntry } from './record-file.ts';
import { isScenario, openAt } from './scenario-text.ts';
import { sideOf } from './registry.ts';
import type { Words } from './words.ts';

/** Shows a position of a record or of a scenario: who decides, all options, and with `--why` why an action is not among them. */
export const position: Command = {
  name: 'position',
  args: '<FILE>',
  options: { json: null, to: 'N', why: 'ACTION', seat: 'N' },
  run(call) {
    const [file] = call.args as [string];
    const text = readText(file);
    const found = fromScenario(file, text, call) ?? fromRecord(file, text, call);
    const why = call.value('why');
    const question = why === undefined ? null : readWhy(found, why, call);
    if (call.flag('json')) printJson(found, question, call);
    else if (question === null) print(found, call);
    else printWhy(found, question, call);
    if (found.problems.length > 0) throw new Failure(EXIT.wrong, file, ...found.problems);
    return EXIT.ok;
  },
};

/** More than the actions of any record. */
const MAX_ACTIONS = 1e9;

interface ShownPosition {
  readonly game: AnyGame;
  readonly state: unknown;
  readonly names: readonly string[];
  /** How many actions (record) or steps (scenario) were played to get here. */
  readonly played: number;
  /** The problems of a damaged record. The position is then the last of its valid beginning. */
  readonly problems: readonly Problem[];
}

function fromRecord(file: string, text: string, call: Call): ShownPosition {
  const { race, problems } = withoutTornEntry(parseRecordOf(file, text, call.content));
  const played = wholeNumber(call, 'to', { least: 0, most: MAX_ACTIONS, otherwise: race.entries.length });
  if (played > race.entries.length && problems.length > 0) throw new Failure(EXIT.wrong, file, ...problems);
  checkTo(call, race.entries.length);
  const state = playBack({ ...race, entries: race.entries.slice(0, played) });
  if (problems.length > 0) call.io.note(call.words.text('position-damaged', { what: call.words.problem(problems[0]!) }));
  return { game: race.game, state, names: seatNames(race), played, problems };
}

/** The first position of a scenario, or with `--to N` that after N steps. Null if the text is not a scenario. */
function fromScenario(file: string, text: string, call: Call): ShownPosition | null {
  if (!isScenario(text)) return null;
  const to = wholeNumber(call, 'to', { least: 0, most: MAX_ACTIONS, otherwise: 0 });
  const open = openAt(text, to, call.content);
  if (!open.ok) throw new Failure(EXIT.wrong, file, ...open.error);
  const { game, config, state, played, steps } = open.value;
  checkTo(call, steps);
  return { game, state, names: game.seats(config).map(({ name }) => name), played, problems: [] };
}

interface PositionQuestion {
  readonly text: string;
  readonly seat: Seat;
  /** Null if the action is among the options. */
  readonly refusal: Refusal | null;
}

/** Reads `--why`, for the seat that decides or for `--seat`. */
function readWhy({ game, state, names }: ShownPosition, text: string, call: Call): PositionQuestion {
  const deciding = game.turn(state);
  const seat =
    call.value('seat') === undefined
      ? deciding
      : wholeNumber(call, 'seat', { least: 0, most: Math.max(0, names.length - 1), otherwise: 0 });
  const action = game.actions.parse(state, text);
  if (action.ok) return { text: game.actions.format(state, action.value), seat, refusal: game.whyNot(state, seat, action.value) };
  const refusal = seat === deciding ? sideOf(game.id)?.whyNoAction?.(state, text) : undefined;
  if (refusal === undefined || refusal === null) throw new Failure(EXIT.usage, null, { ...action.error, at: '--why' });
  return { text, seat, refusal };
}

function printJson({ game, state, names, played }: ShownPosition, question: PositionQuestion | null, { io, words }: Call): void {
  const { seat, kind, facts } = game.pending(state);
  const option = (action: unknown) => ({ text: game.actions.format(state, action), action: factsOf(game.actions, state, action) });
  io.json({
    format: 'windschatten-position',
    version: 1,
    game: game.id,
    rulesVersion: game.rulesVersion,
    played,
    seats: names.map((name) => ({ name })),
    state: game.stateJson(state),
    decides: { seat: seatWord(seat), kind, facts },
    options: game.choices(state).map(option),
    outcomes: game.outcomes(state).map(({ action, weight }) => ({ ...option(action), weight })),
    ...(question === null ? {} : { why: whyJson(question, game, words, names) }),
  });
}

const seatWord = (seat: Seat): Seat | 'chance' | 'nobody' => (seat >= 0 ? seat : seat === CHANCE ? 'chance' : 'nobody');

function whyJson({ text, seat, refusal }: PositionQuestion, game: AnyGame, words: Words, names: readonly string[]) {
  const result = { action: text, seat: seatWord(seat), possible: refusal === null };
  return refusal === null ? result : { ...result, ...refusal, sentence: words.refusal(game, refusal, names) };
}

function print({ game, state, names }: ShownPosition, { io, words }: Call): void {
  const { seat, kind, facts } = game.pending(state);
  const who = seat >= 0 ? words.name(names[seat] ?? String(seat)) : words.noun(seat === CHANCE ? 'chance' : 'no-seat');
  const question = words.decision(game, kind, facts, names);
  // if seats are riders, the question begins with the name
  io.say(question.startsWith(who) ? io.colours.bold(question) : `${io.colours.bold(who)}: ${question}`);
  for (const action of game.choices(state)) printOption(game, state, action, '');
  for (const { action, weight } of game.outcomes(state)) printOption(game, state, action, weight === 1 ? '' : `  x${weight}`);

  function printOption(of: AnyGame, at: unknown, action: unknown, more: string): void {
    io.say(`  ${of.actions.format(at, action).padEnd(28)} ${io.colours.dim(words.action(of, at, action, names))}${more}`);
  }
}

function printWhy({ game, names }: ShownPosition, { text, refusal }: PositionQuestion, { io, words }: Call): void {
  if (refusal === null) {
    io.say(words.text('position-possible', { action: text }));
    return;
  }
  io.say(`${words.refusal(game, refusal, names)} ${io.colours.dim(`[${refusal.section}] (${refusal.code})`)}`);
  for (const [fact, value] of Object.entries(refusal.facts satisfies Facts)) io.say(`  ${fact}: ${value}`);
}
