/** Races of Um Reifenbreite by Medium on all courses, for those who fit or check an evaluation: each set up and ridden by its number and the seed alone. */
import { createContent } from '../dist/cli/files.js';
import { bots } from '../dist/bots/reifenbreite/index.js';
import { courseNames, reifenbreite as game, TEAMS } from '../dist/games/reifenbreite/index.js';
import { CHANCE, createRandom, NOBODY } from '../dist/kit/index.js';

const content = createContent();
const short = /** @type {NonNullable<typeof game.short>} */ (game.short);
const medium = /** @type {any} */ (bots.find(({ name }) => name === 'medium'));
const RULES = ['classic', 'classic', 'classic', 'professional', 'advanced', 'basic'];

/**
 * @param {string} seed
 * @param {number} races
 */
export function* rideRaces(seed, races) {
  const names = courseNames(content);
  for (let n = 0; n < races; n++) {
    const random = createRandom(seed, n);
    const course = names[random.below(names.length)];
    const rules = RULES[random.below(RULES.length)];
    const teams = /** @type {number} */ ([4, 4, 4, 3, 2][random.below(5)]);
    const managers = TEAMS.slice(0, teams).map((team, i) => ({ name: `Manager ${i + 1}`, teams: [team] }));
    const config = game.configure({ stages: [course], rules, managers }, content);
    if (!config.ok) throw new Error(JSON.stringify(config.error));
    const own = managers.map((_, seat) => createRandom(`${seed}/bots`, n, seat));
    const race = {
      config: config.value,
      /** @type {number[]} by seat, once it is ridden */
      points: [],
      /**
       * @param {(s: any) => void} look is shown every position
       * @param {(s: any, action: any) => void} [done] is shown every position with what led to it
       */
      ride(look, done) {
        const s = game.start(config.value);
        for (;;) {
          look(s);
          const turn = game.turn(s);
          if (turn === NOBODY) break;
          const action = turn === CHANCE ? short.draw(s, random.below) : medium.choose(s, game.choices(s), own[turn]);
          short.play(s, action);
          done?.(s, action);
        }
        for (const { seat, points } of game.standings(s)) race.points[seat] = points;
      },
    };
    yield race;
  }
}
