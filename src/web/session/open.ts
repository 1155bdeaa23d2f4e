import { loadGame } from '../../games/index.ts';
import { fail, ok, type AnyGame, type Problem, type Result } from '../../kit/index.ts';
import { formatEnd, formatHead, gameOfRecord, parseRecord, sealOf, type Dice, type ParsedRecord, type Race } from '../../table/index.ts';
import { content } from '../lib/content.ts';
import { newId, readNote, readRecord, writeNote, writeRecord, type Driver, type RaceNote } from './saved.ts';

/** Races of this visit, for browsers that keep nothing. */
const unkept = new Map<string, { readonly note: RaceNote; readonly record: string }>();

/** 128 random bits in hexadecimal digits. */
export function newSeed(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * Reads a record; the code of its game is fetched first.
 * @param shown whether a game has screens here: the record of another one is told to be of a game that is not here
 */
export async function readRaceText(text: string, shown: (game: string) => boolean): Promise<ParsedRecord> {
  const id = gameOfRecord(text) ?? '';
  const game = shown(id) ? await loadGame(id) : undefined;
  return parseRecord(text, { game: (wanted) => (wanted === id ? game : undefined), content });
}

/** What is to be ridden: the game, its titles for the list of races, and who sits where. */
export interface NewRace {
  readonly game: AnyGame;
  readonly titles: (setup: Readonly<Record<string, unknown>>) => readonly string[];
  readonly setup: unknown;
  readonly drivers: readonly Driver[];
  readonly seed: string;
}

/**
 * Puts a new race into the browser's memory.
 * @returns its id, or what is wrong with the set-up, each problem with its field
 */
export function createRace({ game, titles, setup, drivers, seed }: NewRace): Result<string, readonly Problem[]> {
  const config = game.configure(setup, content);
  if (!config.ok) return config;
  const dice: Dice = { kind: 'sealed', seal: sealOf(seed), contributions: [], seed: null };
  const race: Race = { game, rulesVersion: game.rulesVersion, config: config.value, dice, entries: [], standings: [], lines: [] };
  return ok(keep(race, '', titles, drivers, seed));
}

/** A race from a file, to be ridden on here. `text` is the record as it came. */
export function adoptRace(race: Race, text: string, titles: NewRace['titles'], drivers: readonly Driver[]): string {
  const seed = race.dice.kind === 'sealed' ? race.dice.seed : null;
  return keep(race, text, titles, drivers, seed ?? newSeed());
}

function keep(race: Race, text: string, titles: NewRace['titles'], drivers: readonly Driver[], seed: string): string {
  const id = newId();
  const note: RaceNote = {
    version: 1,
    created: Date.now(),
    game: race.game.id,
    seed,
    drivers,
    titles: titles(race.game.setupOf(race.config)),
    names: race.game.seats(race.config).map(({ name }) => name),
    round: 0,
    over: race.standings.length > 0,
  };
  const record = text === '' ? formatHead(race) + formatEnd(race) : text;
  const kept = writeNote(id, note) === 'kept' && writeRecord(id, record) === 'kept';
  if (!kept) unkept.set(id, { note, record });
  return id;
}

export interface Found {
  readonly note: RaceNote;
  readonly race: Race;
  /** What is wrong with the kept record; the race is its valid beginning. */
  readonly problems: readonly Problem[];
}

/** The game a kept race is of; undefined where there is no such race. */
export const gameOfRace = (id: string): string | undefined => (readNote(id) ?? unkept.get(id)?.note)?.game;

/** A kept race of this game, or null where there is none; its problems where it cannot be used at all. */
export function findRace(id: string, game: AnyGame): Result<Found, readonly Problem[]> | null {
  const fresh = unkept.get(id);
  const note = readNote(id) ?? fresh?.note;
  const text = readRecord(id) ?? fresh?.record;
  if (note === undefined || text === undefined) return null;
  const { race, problems } = parseRecord(text, { game: (wanted) => (wanted === game.id ? game : undefined), content });
  return race === null ? fail(problems) : ok({ note, race, problems });
}
