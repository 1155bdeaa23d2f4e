import { loadBots } from '../../../src/bots/index.ts';
import { loadGame } from '../../../src/games/index.ts';
import { createRandom, NO_SEAT, type AnyGame, type Content } from '../../../src/kit/index.ts';
import { createMatch, formatRecord, sealOf } from '../../../src/table/index.ts';

/** Bot races from fixed seeds. Bundled as one file, they run in Node and in a browser and must give the same result. */

/** The texts below content/ that the set-ups need, by path. */
export type Texts = Readonly<Record<string, string>>;

export interface PlayedRaces {
  readonly races: number;
  /** One hash over all records, so over every die, bot decision and event. */
  readonly hash: string;
}

const MIXED = [
  ['easy', 'medium'],
  ['medium', 'easy', 'easy', 'medium'],
  ['medium', 'medium'],
  ['easy', 'expert', 'hard'],
  ['medium', 'easy'],
] as const;
const PRESETS = ['professional', 'classic', 'advanced', 'basic'] as const;
const TEAMS = ['red', 'blue', 'black', 'green'] as const;
/** Short courses. Every eighth race uses one of the great courses. */
const SHORT = [
  { board: 'criterium', course: 'course lap "Lap" start 1 lines S sprints none' },
  { board: 'criterium', course: 'course two "Two" start 1 lines S S sprints S' },
  { board: 'rundfahrt', course: 'course cobbles "Cobbles" start 2 lines C D sprints C' },
  { board: 'rundfahrt', course: 'course hills "Hills" start 1 lines A B sprints A' },
] as const;
const GREAT = ['paris-roubaix', 'luettich-bastenaken-luettich', 'giro-d-italia', 'tour-de-france'] as const;

/** Eight races cover every short course and rule set (each twice, no pair repeated), every mixture of bots and a great course. */
function raceSetup(n: number): { readonly bots: readonly string[]; readonly setup: unknown } {
  const great = n % 8 === 7;
  const bots = great ? MIXED[0] : MIXED[n % MIXED.length]!;
  const stage = great ? { course: GREAT[Math.floor(n / 8) % GREAT.length]! } : SHORT[n % SHORT.length]!;
  const rules = PRESETS[(n + Math.floor(n / 4)) % PRESETS.length]!;
  return { bots, setup: { stages: [stage], rules, managers: bots.map((bot, i) => ({ name: `${bot} ${i + 1}`, teams: [TEAMS[i]!] })) } };
}

/** Two to six riders and one to three stages. Every fifth race is the simple game; every seventh has one expert bot, which is slow. */
function cardSetup(n: number): { readonly bots: readonly string[]; readonly setup: unknown } {
  const bots = Array.from({ length: 2 + (n % 5) }, (_, i) => (n % 7 === 0 && i === 0 ? 'expert' : (n + i) % 2 === 0 ? 'medium' : 'easy'));
  return { bots, setup: { riders: bots.map((bot, i) => `${bot} ${i + 1}`), stages: 1 + (n % 3), game: n % 5 === 4 ? 'simple' : 'full' } };
}

const SETUPS = { reifenbreite: raceSetup, ausreisser: cardSetup } as const;

/** Plays `count` races of a game, one after another. */
export async function playRaces(id: keyof typeof SETUPS, count: number, texts: Texts): Promise<PlayedRaces> {
  const game = (await loadGame(id))!;
  const botByName = await loadBots(id);
  const content: Content = {
    read: (path) => texts[path],
    list: (folder) => Object.keys(texts).filter((path) => path.startsWith(`${folder}/`)),
  };
  let hash = '';
  for (let n = 0; n < count; n++) {
    const { bots, setup } = SETUPS[id](n);
    const config = game.configure(setup, content);
    if (!config.ok) throw new Error(`race ${n}: ${JSON.stringify(config.error)}`);
    const seats = bots.map((name) => botByName(name)!);
    hash = sealOf(hash + playRace(game, config.value, seats, `engines ${id} ${n}`));
  }
  return { races: count, hash };
}

type Seats = readonly { choose(seen: unknown, choices: readonly unknown[], random: ReturnType<typeof createRandom>): unknown }[];

function playRace(game: AnyGame, config: unknown, seats: Seats, seed: string): string {
  const match = createMatch(game, config, { sealed: { seed } });
  const numbers = seats.map((_, seat) => createRandom(seed, seat));
  for (let seat = game.turn(match.state); seat !== NO_SEAT; seat = game.turn(match.state)) {
    const seen = match.stateFor(seat);
    const result = match.act({ seat, action: seats[seat]!.choose(seen, game.choices(seen), numbers[seat]!) });
    if (!result.ok) throw new Error(`${seed}: ${JSON.stringify(result.refusal)}`);
  }
  return formatRecord(match.race('opened'));
}
