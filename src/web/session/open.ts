import { loadGame } from '../../games/index.ts';
import { fail, ok, type AnyGame, type Game, type GameNames, type Problem, type Result } from '../../kit/index.ts';
import {
  createHost,
  createLedger,
  formatHead,
  gameOfRecord,
  parseRecord,
  playBack,
  type RaceLedger,
  rowsOfRace,
  sealAnew,
  sealOf,
  SEED_BYTES,
  seedFrom,
  withSeed,
  type Chance,
  type Driver,
  type Host,
  type Onlooker,
  type ParsedRecord,
  type Race,
  type Summary,
} from '../../table/index.ts';
import {
  browserJournal,
  createRace as keepRace,
  storageState as keptness,
  leaveRace,
  onAppended,
  onDeleted,
  onStorageState as onKeptness,
  ownRace,
  readRace,
  takeOver,
  type RaceNote,
} from '../storage/index.ts';
import { content } from '../lib/content.ts';
import { showName } from '../lib/words.svelte.ts';
import { isOnline } from '../online/address.ts';
import { createThinker } from './bots.ts';
import { isCarried } from './carried-id.ts';
import { clock } from './clock.ts';
import { rowOf } from './damage.ts';
import type { FoundRace } from './found.ts';
import { onlySeat } from './only-seat.ts';
import { PACES, recalledBots, recalledPace, recalledPatience, waitOf } from './pace.ts';
import { Session, type OpenRace } from './session.svelte.ts';

/** 256 random bits: more than anybody can try (docs/fair-dice.md). */
export const newSeed = (): string => seedFrom(crypto.getRandomValues(new Uint8Array(SEED_BYTES)));

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
export async function createRace({ game, titles, setup, drivers, seed }: NewRace): Promise<Result<string, readonly Problem[]>> {
  const config = game.configure(setup, content);
  if (!config.ok) return config;
  const chance: Chance = { kind: 'sealed', seal: sealOf(seed), contributions: [], seed: null };
  const race: Race = { game, rulesVersion: game.rulesVersion, config: config.value, chance, entries: [], standings: [], lines: [] };
  return ok(await keepRace(formatHead(race), seed, noteOf(race, game.start(config.value), titles, drivers)));
}

/**
 * A race from a file, or a variation, to be looked at or ridden on here.
 * @param seal the dice go on under the race's own seal, or under a new one from here on
 * @param beneath the id of the race of which it is a variation; '' where that is not here
 */
export async function adoptRace(
  race: Race,
  seal: 'own' | 'new',
  titles: NewRace['titles'],
  drivers: readonly Driver[],
  beneath = '',
): Promise<string> {
  const known = race.chance.kind === 'sealed' ? race.chance.seed : null;
  const seed = (seal === 'own' ? known : null) ?? newSeed();
  const adopted = seal === 'own' ? race : sealAnew(race, sealOf(seed));
  const { rows, state } = rowsOfRace(adopted);
  const note = noteOf(adopted, state, titles, drivers);
  const { from, name } = race.variation ?? {};
  const kept = from === undefined || name === undefined ? note : { ...note, variation: { race: beneath, from, name } };
  return keepRace(formatHead(adopted), seed, kept, rows);
}

function noteOf(race: Race, state: unknown, titles: NewRace['titles'], drivers: readonly Driver[]): Omit<RaceNote, 'seed' | 'created'> {
  const { game, config, entries, standings } = race;
  const { stage, round } = game.progress(state);
  const summary: Summary = { entries: entries.length, stage, round, over: standings.length > 0, turn: game.turn(state) };
  return { game: game.id, titles: titles(game.setupOf(config)), names: game.seats(config).map(({ name }) => name), drivers, summary };
}

/**
 * A kept race of this game, or null where there is none; its problems where it cannot be used at all.
 * @param most characters the record of one that a server sends may have
 */
export async function findRace(id: string, game: AnyGame, most?: number): Promise<Result<FoundRace, readonly Problem[]> | null> {
  if (isOnline(id)) return (await import('../online/open.ts')).findOnline(id, game, most);
  if (isCarried(id)) return (await import('./carried.ts')).findCarried(id, game);
  const kept = await readRace(id);
  if (!kept?.ok) return kept;
  const { note, head, rows: given } = kept.value;
  const { race, problems } = parseRecord(`${head}end 0 open\n`, { game: (wanted) => (wanted === game.id ? game : undefined), content });
  if (race === null) return fail(problems);
  const rows = createLedger(game, race.config, note.drivers);
  let found: readonly Problem[] = kept.value.problems;
  // what the browser's memory says of a row is said once: nobody need hear that its stand-in cannot be read either
  const told = new Set(found.map(rowOf));
  for (const row of given) {
    const read = rows.apply(row);
    if (!read.ok && read.error.code !== 'row-after-damage' && !told.has(row.n)) found = [...found, read.error];
    // the race goes on from before what was damaged: that was told when it was mended
    const mended = read.ok && read.value.kind === 'fact' && read.value.fact.fact === 'taken-back';
    if (mended) found = found.filter((problem) => (rowOf(problem) ?? Infinity) > row.n);
  }
  const { variation } = race;
  // its rider may have called it something else since
  const called = variation === undefined ? {} : { variation: { ...variation, name: note.variation?.name ?? variation.name } };
  const { hints } = rows.table;
  const whole: Race = { ...race, entries: rows.entries, ...called, ...(hints.length === 0 ? {} : { hints }) };
  return ok({
    note,
    race: { ...whole, standings: game.standings(playBack(whole)) },
    rows,
    you: onlySeat(note.drivers),
    problems: found,
    wasDamaged: rows.isRepaired,
  });
}

/** A finished race as its record tells it: with the opened envelope, unless it came from a file with a closed one. */
export function opened({ note, race }: FoundRace): Race {
  const { chance, standings } = race;
  return chance.kind === 'sealed' && standings.length > 0 && sealOf(note.seed) === chance.seal
    ? { ...race, chance: { ...chance, seed: note.seed } }
    : race;
}

/**
 * Takes a kept race up where it stands: this tab is its host, or follows the tab that is. Null where there is no such race.
 * @param look is shown every event with the state it meets
 */
export async function openRace<C, S, A, E, V, N extends GameNames>(
  id: string,
  game: Game<C, S, A, E, V, N>,
  look?: Onlooker<S, E>,
): Promise<Result<OpenRace<C, S, A, E, V, N>, readonly Problem[]> | null> {
  if (isOnline(id)) return (await import('../online/open.ts')).openOnline(id, game, look);
  let riding: Pick<Host<A, E>, 'setRole' | 'run'> | null = null;
  // first it is settled who rides, then the rows are read: the tab that has ridden so far writes no more
  const role = await ownRace(id, {
    lost: () => void riding?.setRole('reader'),
    gained: () => void riding?.setRole('leader').then(() => riding?.run()),
  });
  const found = await findRace(id, game);
  if (!found?.ok) {
    leaveRace(id);
    return found;
  }
  const { note, race, rows, problems, wasDamaged } = found.value;
  const config = race.config as C;
  const thinker = createThinker();
  const setup = JSON.stringify(game.setupOf(config));
  const [pace, patience] = [recalledPace(), recalledPatience()];
  const host = createHost(game, config, {
    sealed: withSeed(race.chance, note.seed),
    rulesVersion: race.rulesVersion,
    ledger: rows as RaceLedger<S, A, E>,
    journal: browserJournal(id),
    clock,
    timing: { step: PACES[pace], hold: waitOf(patience, pace) },
    role: role === 'rides' ? 'leader' : 'reader',
    async think({ seat, driver, state, entries }) {
      const thought = await thinker.choose({
        game: game.id,
        setup,
        state: game.formatState(state),
        seat,
        bot: driver,
        stream: [entries, seat],
      });
      const action = game.actions.parse(state, thought.action);
      if (!action.ok) throw new Error(`bot ${driver}: ${thought.action}`);
      return { action: action.value, reason: thought.reason };
    },
  });
  riding = host;
  const stops = [
    onAppended(id, () => void host.catchUp()),
    onKeptness(id, (how) => (session.keptness = how)),
    onDeleted(id, () => (session.keptness = 'deleted')),
    () => thinker.end(),
    () => leaveRace(id),
  ];
  const session = new Session<C, S, A, E, V, N>({
    id,
    game,
    config,
    host,
    drivers: note.drivers,
    showName,
    seal: sealOf(note.seed),
    wasDamaged,
    ...(race.variation === undefined ? {} : { variation: race.variation }),
    pace,
    patience,
    bots: recalledBots(),
    ...(look === undefined ? {} : { look }),
    async rideHere() {
      await takeOver(id);
      await host.setRole('leader');
    },
    ended: () => {
      for (const stop of stops) stop();
    },
  });
  session.keptness = keptness(id);
  return ok({ session, problems });
}
