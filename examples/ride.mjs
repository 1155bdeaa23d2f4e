// @ts-check
/** A bot of one's own against two of the house, over one stage of Der Ausreißer; the race goes to standard output as a record, which `windschatten verify FILE` checks. */
import { loadBots } from 'windschatten/bots';
import { content } from 'windschatten/content';
import { ausreisser, forecast } from 'windschatten/games/ausreisser';
import { createRandom } from 'windschatten/kit';
import { formatRecord, rideSealed } from 'windschatten/table';

/** @typedef {import('windschatten/games/ausreisser').Action} Action */

/**
 * Saves his strength: of the cards that cost no minutes the slowest, else the one that costs least; never a hill for others.
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

// the card game needs nothing of it, the board game its boards
const config = ausreisser.configure({ riders: ['Miser', 'Easy', 'Medium'], stages: 1 }, content);
if (!config.ok) throw new Error(config.error.map(({ code }) => code).join(', '));

const bots = await loadBots(ausreisser.id);
const riders = [miser, bots('easy'), bots('medium')];
const randoms = riders.map((_, seat) => createRandom(`example ${seat}`));
const race = rideSealed(ausreisser, config.value, process.argv[2] ?? 'example', (seat, seen, choices) => {
  const chosen = riders[seat]?.choose(seen, choices, randoms[seat] ?? createRandom(''));
  return /** @type {Action} */ (chosen);
});
process.stdout.write(formatRecord(race));
for (const { seat, rank, points } of race.standings)
  process.stderr.write(`${rank}. ${ausreisser.seats(config.value)[seat]?.name} ${points}\n`);
