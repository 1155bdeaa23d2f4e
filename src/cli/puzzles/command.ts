import { appendFileSync, existsSync, truncateSync } from 'node:fs';
import { Buffer } from 'node:buffer';
import { basename } from 'node:path';
import {
  bindBook,
  formatBook,
  formatMined,
  formatMineHead,
  formatPage,
  loadPuzzleSide,
  mineRace,
  mineRecord,
  parseMine,
  puzzledIds,
  REFUSALS,
  refusedIn,
  tellsApart,
  type AnyPuzzleSide,
  type MinedRace,
  type MineText,
  type Puzzle,
} from '../../puzzles/index.ts';
import type { AnyGame } from '../../kit/index.ts';
import { requiredValue, wholeNumber, type Call, type Command } from '../command.ts';
import { EXIT, Failure, usage } from '../failure.ts';
import { filesAt, makeFolder, STDIN, readText, reasonOf, writeText } from '../files.ts';
import { readRecord } from '../record-file.ts';
import { gameById } from '../registry.ts';
import type { Race } from '../../table/index.ts';
import { startProgress } from '../simulate/command.ts';
import { botOrThrow } from '../simulate/play.ts';
import { formatTable } from '../table.ts';

/** Searches races of bots or records for puzzles, continues an earlier search, and makes a book of the results. */
export const puzzles: Command = {
  name: 'puzzles',
  args: '<FILE>',
  options: { game: 'GAME', seed: 'TEXT', races: 'N', records: 'FOLDER|FILE', least: 'POINTS', book: 'FOLDER', most: 'N', json: null },
  async run(call) {
    const [file] = call.args as [string];
    if (file === STDIN) throw usage('puzzles-need-file', {}, 'FILE');
    const begun = existsSync(file) ? mineIn(file) : null;
    const id = begun?.head.game ?? requiredValue(call, 'game');
    const game = gameById(id);
    const side = await loadPuzzleSide(id);
    if (game === undefined || side === undefined) throw usage('game-unknown', { game: id.slice(0, 60), known: puzzledIds.join(', ') });
    const mineText = begun ?? open(file, id, side, call);
    checkOptions(call, mineText);
    const newRaces = wholeNumber(call, 'races', { least: 0, most: 1_000_000, otherwise: 0 });
    const found = searchRaces(
      file,
      game,
      side,
      mineText,
      [...newRecords(mineText, id, call), ...new Array<null>(newRaces).fill(null)],
      call,
    );
    const folder = call.value('book');
    if (folder !== undefined) bind(folder, game, side, found, call);
    if (call.flag('json'))
      call.io.json({
        format: 'windschatten-puzzle-search',
        version: 1,
        game: found.head.game,
        seed: found.head.seed,
        effort: found.head.effort,
        races: found.races.length,
        refused: refusedIn(found.races),
        puzzles: found.races.flatMap((race) => race.puzzles),
      });
    else print(game.id, side, found.races, call);
    return EXIT.ok;
  },
};

function mineIn(file: string): MineText {
  const mineText = parseMine(readText(file));
  if (!mineText.ok) throw new Failure(EXIT.wrong, file, mineText.error);
  return mineText.value;
}

const MAX_POINTS = 100;

function open(file: string, game: string, side: AnyPuzzleSide, call: Call): MineText {
  const least = call.value('least');
  const points = Number(least ?? side.effort.least);
  if (!/^\d{1,3}(\.\d{1,2})?$/.test(least ?? '0') || points > MAX_POINTS)
    throw usage('option-number', { option: 'least', least: 0, most: MAX_POINTS, found: least! });
  const head = { game, seed: call.value('seed') ?? '1', effort: { ...side.effort, least: points } };
  const text = formatMineHead(head);
  writeText(file, text, 'kept');
  return { head, races: [], length: Buffer.byteLength(text) };
}

/** Throws a Failure if the options contradict the search that the file continues. */
function checkOptions(call: Call, { head }: MineText): void {
  const began: Readonly<Record<string, string>> = { game: head.game, seed: head.seed, least: String(head.effort['least']) };
  for (const [option, found] of Object.entries(began))
    if (call.value(option) !== undefined && call.value(option) !== found) throw usage('puzzles-begun', { option, found });
}

/** A recorded race; null: a new race of bots. */
type Source = { readonly name: string; readonly race: Race } | null;

/** The races of `--records` that are of this game and were not searched yet. All are read before the first is searched. */
function newRecords(mineText: MineText, game: string, call: Call): readonly Source[] {
  const at = call.value('records');
  if (at === undefined) return [];
  const files = filesAt(at, '.record');
  const known = new Set(mineText.races.flatMap(({ record }) => (record === undefined ? [] : [record])));
  return files.flatMap((file): Source[] => {
    const name = basename(file);
    if (known.has(name)) return [];
    const { race, problems } = readRecord(file, call.content);
    if (problems.length > 0) throw new Failure(EXIT.wrong, file, ...problems);
    return race.game.id === game ? [{ name, race }] : [];
  });
}

/** Searches more races, and appends the results to the file. */
function searchRaces(
  file: string,
  game: AnyGame,
  side: AnyPuzzleSide,
  mineText: MineText,
  sources: readonly Source[],
  call: Call,
): MineText {
  const races: MinedRace[] = [...mineText.races];
  if (sources.length === 0) return mineText;
  const progress = startProgress(call, sources.length);
  const { seed } = mineText.head;
  const effort = { ...side.effort, ...mineText.head.effort };
  const around = { game, side, bot: (name: string) => botOrThrow(game.id, name), content: call.content };
  try {
    truncateSync(file, mineText.length);
    for (const source of sources) {
      const n = races.length;
      const mined = source === null ? mineRace(around, seed, n, effort) : mineRecord(around, source.race, source.name, seed, n, effort);
      appendFileSync(file, formatMined(mined));
      races.push(mined);
      progress.step(1);
    }
  } catch (error) {
    if (!(error instanceof Error) || !('code' in error)) throw error;
    throw new Failure(EXIT.usage, file, { code: 'file-unwritable', facts: { reason: reasonOf(error) } });
  } finally {
    progress.stop();
  }
  return { ...mineText, races };
}

function bind(folder: string, game: AnyGame, side: AnyPuzzleSide, mineText: MineText, call: Call): void {
  const most = wholeNumber(call, 'most', { least: 1, most: 100_000, otherwise: 60 });
  makeFolder(folder);
  const medium = botOrThrow(game.id, 'medium');
  const canExplain = (puzzle: Puzzle): boolean => tellsApart(game, call.content, medium, puzzle);
  const { book, pages } = bindBook(mineText, { themes: side.themes, rules: game.rulesVersion, most, isTold: canExplain });
  for (const page of pages) writeText(`${folder}/${page.theme}.json`, formatPage(page), 'replaced');
  writeText(`${folder}/book.json`, formatBook(book), 'replaced');
}

/** Prints the number of puzzles by theme, and of refused decisions by reason. */
function print(game: string, side: AnyPuzzleSide, races: readonly MinedRace[], { io, words }: Call): void {
  const all = races.flatMap(({ puzzles: found }) => found);
  const refused = refusedIn(races);
  const decisions = races.reduce((sum, race) => sum + race.decisions, 0);
  io.say(io.colours.bold(words.text('puzzles-head', { races: races.length, decisions, puzzles: all.length })));
  io.say();
  const themes = side.themes.map((theme) => [words.theme(game, theme), String(all.filter((puzzle) => puzzle.theme === theme).length)]);
  io.say(formatTable([words.text('puzzles-theme'), words.text('puzzles-found')], themes, io));
  io.say();
  const why = REFUSALS.map((code) => [words.text(`puzzles-refused-${code}`), String(refused[code] ?? 0)]);
  io.say(formatTable([words.text('puzzles-refused'), words.text('puzzles-decisions')], why, io));
}
