import { gameById } from '../../games/index.ts';
import { fail, ok, type Problem, type Result } from '../../kit/index.ts';
import { formatEnd, formatHead, parseRecord, sealOf, type Dice, type ParsedRecord, type Race } from '../../table/index.ts';
import { content } from '../lib/content.ts';
import { courseTitle } from '../lib/titles.ts';
import { newId, readNote, readRecord, writeNote, writeRecord, type Driver, type RaceNote } from './saved.ts';

/** Races of this visit, for browsers that keep nothing. */
const unkept = new Map<string, { readonly note: RaceNote; readonly record: string }>();

/** 128 random bits in hexadecimal digits. */
export function newSeed(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The games that have a screen; a record of another one is told to be of a game that is not here. */
const ON_SCREEN: readonly string[] = ['reifenbreite'];
const gameOnScreen = (id: string) => (ON_SCREEN.includes(id) ? gameById(id) : undefined);

export const readRaceText = (text: string): ParsedRecord => parseRecord(text, { game: gameOnScreen, content });

/**
 * Puts a new race into the browser's memory.
 * @returns its id, or what is wrong with the set-up, each problem with its field
 */
export function createRace(gameId: string, setup: unknown, drivers: readonly Driver[], seed: string): Result<string, readonly Problem[]> {
  const game = gameById(gameId);
  if (game === undefined) return fail([{ code: 'record-unknown-game', facts: { game: gameId } }]);
  const config = game.configure(setup, content);
  if (!config.ok) return config;
  const dice: Dice = { kind: 'sealed', seal: sealOf(seed), contributions: [], seed: null };
  return ok(
    keep({ game, rulesVersion: game.rulesVersion, config: config.value, dice, entries: [], standings: [], lines: [] }, '', drivers, seed),
  );
}

/** A race from a file, to be ridden on here. `text` is the record as it came. */
export function adoptRace(race: Race, text: string, drivers: readonly Driver[]): string {
  const seed = race.dice.kind === 'sealed' ? race.dice.seed : null;
  return keep(race, text, drivers, seed ?? newSeed());
}

function keep(race: Race, text: string, drivers: readonly Driver[], seed: string): string {
  const id = newId();
  const setup = race.game.setupOf(race.config) as { readonly stages?: readonly { readonly course: string }[] };
  const note: RaceNote = {
    version: 1,
    created: Date.now(),
    game: race.game.id,
    seed,
    drivers,
    titles: (setup.stages ?? []).map(courseTitle),
    names: race.game.seats(race.config).map(({ name }) => name),
    round: 0,
    over: race.standings.length > 0,
  };
  const record = text === '' ? formatHead(race) + formatEnd(race) : text;
  unkept.set(id, { note, record });
  writeNote(id, note);
  writeRecord(id, record);
  return id;
}

export interface Found {
  readonly note: RaceNote;
  readonly race: Race;
  /** What is wrong with the kept record; the race is its valid beginning. */
  readonly problems: readonly Problem[];
}

/** A kept race, or null where there is none; its problems where it cannot be used at all. */
export function findRace(id: string): Result<Found, readonly Problem[]> | null {
  const fresh = unkept.get(id);
  const note = readNote(id) ?? fresh?.note;
  const text = readRecord(id) ?? fresh?.record;
  if (note === undefined || text === undefined) return null;
  const { race, problems } = readRaceText(text);
  return race === null ? fail(problems) : ok({ note, race, problems });
}
