// @ts-check
/**
 * Plays one stage of Der Ausreißer with a bot of its own against two built-in bots, and prints the
 * record, which `windschatten verify FILE` checks.
 */
import { loadBots } from 'windschatten/bots';
import { content } from 'windschatten/content';
import { ausreisser, forecast } from 'windschatten/games/ausreisser';
import { createRandom } from 'windschatten/kit';
import { formatRecord, playSealed } from 'windschatten/table';

/** @typedef {import('windschatten/games/ausreisser').Action} Action */

/**
 * Saves strength: the slowest card that costs no minutes, else the cheapest. Plays no hills.
 * @type {import('windschatten/bots').Bot<import('windschatten/games/ausreisser').State, Action>}
 */
const miser = {
  name: 'miser',
  game: ausreisser.id,
  choose(seen, choices) {
    const seat = ausreisser.turn(seen);
    const pass = choices.find(({ type }) => type === 'pass');
    if (pass) return pass;
    const cost = (/** @type {Action} */ action) => {
      const brings = action.type === 'lay' ? forecast(seen, seat, action.cards) : null;
      return brings === null ? 0 : 1000 * Math.max(0, brings.change) + brings.speed;
    };
    return choices.toSorted((a, b) => cost(a) - cost(b))[0] ?? choices[0];
  },
};

// Der Ausreißer reads nothing of `content`, Um Reifenbreite its boards
const config = ausreisser.configure({ riders: ['Miser', 'Easy', 'Medium'], stages: 1 }, content);
if (!config.ok) throw new Error(config.error.map(({ code }) => code).join(', '));

const bots = await loadBots(ausreisser.id);
const riders = [miser, bots('easy'), bots('medium')];
const randoms = riders.map((_, seat) => createRandom(`example ${seat}`));
const race = playSealed(
  ausreisser,
  config.value,
  process.argv[2] ?? 'example',
  (seat, seen, choices) => {
    const chosen = riders[seat]?.choose(seen, choices, randoms[seat] ?? createRandom(''));
    return /** @type {Action} */ (chosen);
  },
);
process.stdout.write(formatRecord(race));
for (const { seat, rank, points } of race.standings)
  process.stderr.write(`${rank}. ${ausreisser.seats(config.value)[seat]?.name} ${points}\n`);
