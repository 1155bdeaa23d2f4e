/** Races of Um Reifenbreite, played by Medium on all courses, to fit or check an evaluation. Seed and number of a race determine everything. */
import { createContent } from '../dist/cli/files.js';
import { bots } from '../dist/bots/reifenbreite/index.js';
import { courseNames, reifenbreite as game, TEAMS } from '../dist/games/reifenbreite/index.js';
import { CHANCE, createRandom, NO_SEAT } from '../dist/kit/index.js';

const content = createContent();
const unchecked = /** @type {NonNullable<typeof game.unchecked>} */ (game.unchecked);
const medium = /** @type {any} */ (bots.find(({ name }) => name === 'medium'));
const RULES = ['classic', 'classic', 'classic', 'professional', 'advanced', 'basic'];

const PAIRS = [0, 2].map((first) => ({ name: `Manager ${first / 2 + 1}`, teams: TEAMS.slice(first, first + 2) }));

/** Draws one or two more stages. @param {import('../dist/kit/index.js').Random} random @param {readonly string[]} names */
const later = (random, names) =>
  Array.from({ length: 1 + random.below(2) }, () => /** @type {string} */ (names[random.below(names.length)]));

/**
 * @param {string} seed
 * @param {number} races
 * @param {'of a day' | 'of stages'} kind of two or three stages: half by the professional rules, a third of them with two teams for each manager
 */
export function* playRaces(seed, races, kind = 'of a day') {
  const names = courseNames(content);
  for (let n = 0; n < races; n++) {
    const random = createRandom(seed, n);
    const course = names[random.below(names.length)];
    const rules = RULES[random.below(RULES.length)];
    const teams = /** @type {number} */ ([4, 4, 4, 3, 2][random.below(5)]);
    const alone = TEAMS.slice(0, teams).map((team, i) => ({ name: `Manager ${i + 1}`, teams: [team] }));
    const { stages, managers } =
      kind === 'of a day'
        ? { stages: [course], managers: alone }
        : { stages: [course, ...later(random, names)], managers: random.below(3) === 0 ? PAIRS : alone };
    const config = game.configure({ stages, rules: kind === 'of stages' && n % 2 === 0 ? 'professional' : rules, managers }, content);
    if (!config.ok) throw new Error(JSON.stringify(config.error));
    const own = managers.map((_, seat) => createRandom(`${seed}/bots`, n, seat));
    const race = {
      config: config.value,
      /** @type {number[]} by seat, once the race is over */
      points: [],
      /**
       * @param {(s: any) => void} look called with every position
       * @param {(s: any, action: any) => void} [done] called with every position and the action that led to it
       */
      play(look, done) {
        const s = game.start(config.value);
        for (;;) {
          look(s);
          const turn = game.turn(s);
          if (turn === NO_SEAT) break;
          const action = turn === CHANCE ? unchecked.draw(s, random.below) : medium.choose(s, game.choices(s), own[turn]);
          unchecked.play(s, action);
          done?.(s, action);
        }
        for (const { seat, points } of game.standings(s)) race.points[seat] = points;
      },
    };
    yield race;
  }
}
