import { loadGame } from '../../games/index.ts';
import { fail, NO_SEAT, ok, type AnyGame, type Game, type GameNames, type Problem, type Result } from '../../kit/index.ts';
import {
  createHost,
  createLedger,
  formatHead,
  gameOfRecord,
  parseRecord,
  playBack,
  rowsOfRace,
  sealAnew,
  sealOf,
  HUMAN,
  SEED_BYTES,
  seedFrom,
  withSeed,
  type Chance,
  type Driver,
  type Host,
  type ParsedRecord,
  type Race,
  type RaceLedger,
  type Summary,
} from '../../table/index.ts';
import {
  browserJournal,
  createRace as storeRace,
  storageState,
  leaveRace,
  onAppended,
  onDeleted,
  onStorageState,
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
import { dayOf } from '../lib/day.ts';
import { clock } from './clock.ts';
import { rowOf } from './damage.ts';
import type { FoundRace } from './found.ts';
import { onlySeat } from './only-seat.ts';
import { holdMsOf, PACE_STEP_MS, savedBotPlay, savedPace, savedPatience } from './pace.ts';
import { Session, type OpenRace } from './session.svelte.ts';
import type { OpeningOptions } from './session-options.ts';

/** 256 random bits, too many to try (docs/fair-dice.md). */
export const newSeed = (): string => seedFrom(crypto.getRandomValues(new Uint8Array(SEED_BYTES)));

/**
 * Reads a record, after loading the code of its game.
 * @param hasScreens whether this page can show a game; the record of another game is refused as one of an unknown game
 */
export async function readRaceText(text: string, hasScreens: (game: string) => boolean): Promise<ParsedRecord> {
  const id = gameOfRecord(text) ?? '';
  const game = hasScreens(id) ? await loadGame(id) : undefined;
  return parseRecord(text, { game: (name) => (name === id ? game : undefined), content });
}

export interface NewRace {
  readonly game: AnyGame;
  /** The titles of the race in lists, from its set-up. */
  readonly titles: (setup: Readonly<Record<string, unknown>>) => readonly string[];
  readonly setup: unknown;
  /** By seat. */
  readonly drivers: readonly Driver[];
  readonly seed: string;
  /** The people throw real dice or draw real cards, and type what fell. */
  readonly throws?: 'page' | 'people';
}

/**
 * Stores a new race in the browser.
 * @returns its id, or what is wrong with the set-up, each problem with its field
 */
export async function createRace({
  game,
  titles,
  setup,
  drivers,
  seed,
  throws = 'page',
}: NewRace): Promise<Result<string, readonly Problem[]>> {
  const config = game.configure(setup, content);
  if (!config.ok) return config;
  const isTyped = throws === 'people' && drivers.includes(HUMAN);
  const chance: Chance = isTyped ? { kind: 'script', typed: true } : { kind: 'sealed', seal: sealOf(seed), contributions: [], seed: null };
  const race: Race = {
    game,
    rulesVersion: game.rulesVersion,
    config: config.value,
    date: dayOf(Date.now()),
    chance,
    entries: [],
    standings: [],
    lines: [],
  };
  return ok(await storeRace(formatHead(race), seed, noteOf(race, game.start(config.value), titles, drivers)));
}

/**
 * Stores a race from a file, or a variation, so that it can be watched or continued here.
 * @param seal whether the dice continue under the race's own seal, or under a new one from here on
 * @param original the id of the race of which it is a variation; '' if that race is not in this browser
 * @param played `elsewhere`: a finished race, none of whose seats was played in this browser
 */
export async function adoptRace(
  race: Race,
  seal: 'own' | 'new',
  titles: NewRace['titles'],
  drivers: readonly Driver[],
  original = '',
  played: 'here' | 'elsewhere' = 'here',
): Promise<string> {
  const known = race.chance.kind === 'sealed' ? race.chance.seed : null;
  const seed = (seal === 'own' ? known : null) ?? newSeed();
  const adopted = seal === 'own' ? race : sealAnew(race, sealOf(seed));
  const { rows, state } = rowsOfRace(adopted);
  const note = noteOf(adopted, state, titles, drivers);
  const { from, name } = race.variation ?? {};
  const stored = {
    ...note,
    ...(from === undefined || name === undefined ? {} : { variation: { race: original, from, name } }),
    ...(played === 'elsewhere' ? { loaded: true } : {}),
  };
  return storeRace(formatHead(adopted), seed, stored, rows);
}

function noteOf(race: Race, state: unknown, titles: NewRace['titles'], drivers: readonly Driver[]): Omit<RaceNote, 'seed' | 'created'> {
  const { game, config, entries, standings } = race;
  const { stage, round } = game.progress(state);
  const summary: Summary = { entries: entries.length, stage, round, over: standings.length > 0, turn: game.turn(state) };
  return { game: game.id, titles: titles(game.setupOf(config)), names: game.seats(config).map(({ name }) => name), drivers, summary };
}

/**
 * Finds a race in this browser, on the server, or in a link. Null: there is none. Problems: it cannot be used at all.
 * @param maxCharacters of the record that a server sends
 */
export async function findRace(id: string, game: AnyGame, maxCharacters?: number): Promise<Result<FoundRace, readonly Problem[]> | null> {
  if (isOnline(id)) return (await import('../online/open.ts')).findOnline(id, game, maxCharacters);
  if (isCarried(id)) return (await import('./carried.ts')).findCarried(id, game);
  const stored = await readRace(id);
  if (!stored?.ok) return stored;
  const { note, head, rows } = stored.value;
  const { race, problems } = parseRecord(`${head}end 0 open\n`, { game: (name) => (name === game.id ? game : undefined), content });
  if (race === null) return fail(problems);
  const ledger = createLedger(game, race.config, note.drivers);
  let found: readonly Problem[] = stored.value.problems;
  // a row that the browser could not read has a problem already, and its stand-in needs no second one
  const rowsWithProblem = new Set(found.map(rowOf));
  for (const row of rows) {
    const read = ledger.apply(row);
    if (!read.ok && read.error.code !== 'row-after-damage' && !rowsWithProblem.has(row.n)) found = [...found, read.error];
    // a race that was mended continues before the damage, so the problems before this row are settled
    const isMended = read.ok && read.value.kind === 'fact' && read.value.fact.fact === 'taken-back';
    if (isMended) found = found.filter((problem) => (rowOf(problem) ?? Infinity) > row.n);
  }
  const { variation } = race;
  // the player may have renamed it
  const named = variation === undefined ? {} : { variation: { ...variation, name: note.variation?.name ?? variation.name } };
  const { hints } = ledger.table;
  const whole: Race = { ...race, entries: ledger.entries, ...named, ...(hints.length === 0 ? {} : { hints }) };
  return ok({
    note,
    race: { ...whole, standings: game.standings(playBack(whole)) },
    ledger,
    you: note.loaded === true ? NO_SEAT : onlySeat(note.drivers),
    problems: found,
    wasDamaged: ledger.isRepaired,
  });
}

/** A finished race with its envelope opened, unless it came from a file with a closed one. */
export function opened({ note, race }: FoundRace): Race {
  const { chance, standings } = race;
  return chance.kind === 'sealed' && standings.length > 0 && sealOf(note.seed) === chance.seal
    ? { ...race, chance: { ...chance, seed: note.seed } }
    : race;
}

/** Continues a race: this tab becomes its host, or follows the tab that is. Null: there is no such race. */
export async function openRace<C, S, A, E, V, N extends GameNames>(
  id: string,
  game: Game<C, S, A, E, V, N>,
  options: OpeningOptions<S, E> = {},
): Promise<Result<OpenRace<C, S, A, E, V, N>, readonly Problem[]> | null> {
  if (isOnline(id)) return (await import('../online/open.ts')).openOnline(id, game, options);
  let openedHost: Pick<Host<A, E>, 'setRole' | 'run'> | null = null;
  // the tabs settle which one is the host before the rows are read, so that the former host writes no more
  const role = await ownRace(id, {
    lost: () => void openedHost?.setRole('reader'),
    gained: () => void openedHost?.setRole('leader').then(() => openedHost?.run()),
  });
  const found = await findRace(id, game);
  if (!found?.ok) {
    leaveRace(id);
    return found;
  }
  const { note, race, ledger, problems, wasDamaged } = found.value;
  const config = race.config as C;
  const thinker = createThinker();
  const setup = JSON.stringify(game.setupOf(config));
  const [pace, patience] = [savedPace(), savedPatience()];
  const host = createHost(game, config, {
    sealed: withSeed(race.chance, note.seed),
    rulesVersion: race.rulesVersion,
    date: race.date,
    ledger: ledger as RaceLedger<S, A, E>,
    journal: browserJournal(id),
    clock,
    timing: { step: PACE_STEP_MS[pace], hold: holdMsOf(patience, pace) },
    role,
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
  openedHost = host;
  const stops = [
    onAppended(id, () => void host.catchUp()),
    onStorageState(id, (storage) => (session.saving.storage = storage)),
    onDeleted(id, () => (session.saving.storage = 'deleted')),
    () => thinker.end(),
    () => leaveRace(id),
  ];
  const { look } = options;
  const session = new Session<C, S, A, E, V, N>({
    ...{
      id,
      game,
      config,
      host,
      drivers: note.drivers,
      showName,
      seal: race.chance.kind === 'script' ? '' : sealOf(note.seed),
      wasDamaged,
    },
    ...{ pace, patience, bots: savedBotPlay() },
    ...(race.variation === undefined ? {} : { variation: race.variation }),
    ...(look === undefined ? {} : { look }),
    async takeOver() {
      await takeOver(id);
      await host.setRole('leader');
    },
    onEnd: () => {
      for (const stop of stops) stop();
    },
  });
  session.saving.storage = storageState(id);
  return ok({ session, problems });
}
