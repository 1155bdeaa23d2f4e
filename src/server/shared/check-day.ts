import { botNames, loadBots } from '../../bots/index.ts';
import { loadGame, loadSeededRules } from '../../games/index.ts';
import { CHANCE, createRandom, fail, ok, type AnyGame, type Content, type Problem, type Result } from '../../kit/index.ts';
import {
  auditRecord,
  BOT_CHOICE,
  botChoice,
  isSameRace,
  parseRecord,
  playBack,
  sealOf,
  seedOfWord,
  valuesOfWord,
  verifyRecord,
  type Race,
} from '../../table/index.ts';

/** A record that was sent for the race of a day. */
export interface DayRecord {
  readonly game: string;
  /** `2026-11-27`. */
  readonly day: string;
  readonly record: string;
}

/** The seat of the player in races of the day. */
const PLAYER = 0;
const MAX_ENTRIES = 5_000;

/**
 * Checks a record of the race of a day: its set-up and luck are the day's, the rules allow every action, and the bots have
 * decided as they do.
 * @returns the player's points. Problems: those of records, of `auditRecord` and `verifyRecord`, `day-game`, `day-other` (another
 *   race), `day-open` (not over), `day-bots` (a bot decides otherwise), `brought-long`
 */
export async function checkDay({ game: id, day, record }: DayRecord, content: Content): Promise<Result<number, readonly Problem[]>> {
  const [game, rules] = await Promise.all([loadGame(id), loadSeededRules(id)]);
  if (game === undefined || rules === undefined) return fail([{ code: 'day-game', facts: { game: id } }]);
  const { race, problems } = parseRecord(record, { game: (name) => (name === game.id ? game : undefined), content });
  if (race === null || problems.length > 0) return fail(problems);
  if (race.entries.length > MAX_ENTRIES) return fail([{ code: 'brought-long', facts: { found: race.entries.length, most: MAX_ENTRIES } }]);
  const seed = seedOfWord(id, day);
  const values = valuesOfWord(seed, [...rules.choices(content), botChoice(botNames(id))])!;
  const config = game.configure(
    rules.setup(
      values,
      game.seats(race.config).map(({ name }) => name),
    ),
    content,
  );
  if (!config.ok || race.variation !== undefined || !isSameRace(race, beginning(game, config.value, seed)) || seedIn(race) !== seed)
    return fail([{ code: 'day-other', facts: { day } }]);
  const wrong = auditRecord(race).problem ?? verifyRecord(race).problem ?? (await checkBots(race, values[BOT_CHOICE]!));
  if (wrong !== null) return fail([wrong]);
  const own = race.standings.find(({ seat }) => seat === PLAYER);
  return own === undefined ? fail([{ code: 'day-open' }]) : ok(own.points);
}

const seedIn = ({ chance }: Race): string | null => (chance.kind === 'sealed' ? chance.seed : null);

function beginning(game: AnyGame, config: unknown, seed: string): Race {
  const contributions = game.seats(config).map(() => undefined);
  return {
    ...{ game, rulesVersion: game.rulesVersion, config, entries: [], standings: [], lines: [] },
    chance: { kind: 'sealed', seal: sealOf(seed), contributions, seed: null },
  };
}

/** Lets the bot decide again where it rode. The same position gives the same decision on every machine. */
async function checkBots(race: Race, name: string): Promise<Problem | null> {
  const { game } = race;
  const bot = (await loadBots(game.id, [name]))(name);
  if (bot === undefined) return { code: 'day-bots', facts: { n: 0 } };
  let problem: Problem | null = null;
  playBack(race, ({ n, seat, action }, before) => {
    if (seat === CHANCE || seat === PLAYER) return undefined;
    const choices = game.choices(before);
    if (choices.length < 2) return undefined;
    const decided = bot.choose(game.hide(before, seat), choices, createRandom(n - 1, seat));
    if (game.actions.format(before, decided) === game.actions.format(before, action)) return undefined;
    problem = { code: 'day-bots', facts: { n } };
    return 'stop';
  });
  return problem;
}
