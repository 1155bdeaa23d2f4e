/**
 * Writes positions of many races of Um Reifenbreite with their results, to train and compare value models (docs/decisions/0028-learned-judge.md).
 * Compile first (`node node_modules/@typescript/native-preview/bin/tsc -b`):
 *
 *     node tools/judge/write-positions.mjs FILE SEED FROM TO
 *
 * Races FROM to TO - 1 of the seed: all courses, all presets of rules, two to four teams; in every other race Medium plays every seat, in the others each
 * seat draws its bot. One turn in six is sampled. FILE gets a row of 32-bit floats a position: `HEAD` numbers of the position, `PER_RIDER` of each of the 16 riders, then by seat the expectation of today, the points and the share of the win.
 */
import { openSync, writeSync } from 'node:fs';
import process from 'node:process';
import { loadBots } from '../../dist/bots/index.js';
import { createContent } from '../../dist/cli/files.js';
import { expectedPoints, partOfStage } from '../../dist/analysis/reifenbreite/expected-points.js';
import { danger, paceOf, pointsInSight } from '../../dist/bots/reifenbreite/judging/index.js';
import {
  CARD_KIND_COUNT,
  CARD_OWNER,
  CARD_VALUE,
  cardsOfRider,
  courseNames,
  courseOf,
  finisherCount,
  hasMoved,
  jerseyPointsOf,
  jerseyWearer,
  linesCrossed,
  nextSprintRank,
  occupant,
  phaseOf,
  placeOf,
  positionInTeam,
  PRESET_NAMES,
  rankOf,
  rankPoints,
  reifenbreite as game,
  RIDER_COUNT,
  riderBehind,
  riderOnTurn,
  roundOf,
  sprintPointsOf,
  surfaceChange,
  TEAMS,
} from '../../dist/games/reifenbreite/index.js';
import { CHANCE, createRandom, NO_SEAT } from '../../dist/kit/index.js';

const [file = '', seed = 'judge', from = '0', to = '100'] = process.argv.slice(2);
const HEAD = 20;
const PER_RIDER = 26;
const ROW = HEAD + RIDER_COUNT * PER_RIDER + 12;
const content = createContent();
const courses = courseNames(content);
const byName = await loadBots('reifenbreite');
const FIELD = ['easy', 'easy', 'medium', 'medium', 'medium', 'wheelsucker', 'attacker', 'sprinter', 'saver', 'hard', 'random'];
const unchecked = /** @type {any} */ (game.unchecked);
const inSight = new Float64Array(RIDER_COUNT);

/** @param {any} s @param {any} row */
function look(s, row) {
  const seats = s.config.setup.managers.length;
  const { toFinish, toLine } = paceOf(s);
  const course = courseOf(s);
  pointsInSight(s, inSight);
  const rules = s.config.setup.rules;
  const all = [];
  for (let r = 0; r < RIDER_COUNT; r++) if (s.config.managerOf[r >> 2] >= 0) all.push(r);
  const left = (/** @type {number} */ r) => (rankOf(s, r) > 0 ? 0 : toFinish[placeOf(s, r)]);
  const start = toFinish[course.startDots[0]];
  let places = 0;
  for (let rank = finisherCount(s) + 1; rank <= all.length; rank++) places += rankPoints(rank);
  row[3] = seats;
  row[4] = partOfStage(s);
  row[6] = Number(rules.cheating);
  row[7] = Number(rules.sprints);
  row[8] = Number(rules.jersey);
  row[9] = Number(rules.level === 'basic');
  row[10] = finisherCount(s);
  row[11] = roundOf(s);
  row[12] = places;
  row[13] = start;
  row[14] = Math.min(...all.filter((r) => rankOf(s, r) === 0).map(left));
  row[15] = all.length;
  const order = all.filter((r) => rankOf(s, r) === 0).sort((a, b) => left(a) - left(b));
  const wearer = jerseyWearer(s);
  for (const r of all) {
    const at = HEAD + r * PER_RIDER;
    const mine = s.config.managerOf[r >> 2];
    const rank = rankOf(s, r);
    const sure = sprintPointsOf(s, r) + jerseyPointsOf(s, r) + (rank > 0 ? rankPoints(rank) : 0);
    row[at] = 1;
    row[at + 1] = mine;
    row[at + 2] = left(r);
    row[at + 3] = inSight[r] - sure;
    row[at + 4] = sure;
    row[at + 5] = rank;
    row[at + 6] = Number(hasMoved(s, r));
    row[at + 19] = danger(s, r);
    row[at + 20] = Number(r === wearer);
    row[at + 24] = positionInTeam(r);
    let [cards, value, best] = [0, 0, 0];
    for (let kind = 0; kind < CARD_KIND_COUNT; kind++) {
      const n = CARD_OWNER[kind] === positionInTeam(r) ? cardsOfRider(s, r, kind) : 0;
      if (n === 0) continue;
      cards += n;
      value += n * (CARD_VALUE[kind] - 3.5);
      best = Math.max(best, CARD_VALUE[kind]);
    }
    row[at + 7] = cards;
    row[at + 8] = value;
    row[at + 9] = best;
    if (rank > 0) continue;
    const place = placeOf(s, r);
    const ahead = course.straight[place] < 0 ? -1 : occupant(s, course.spaceOf[course.straight[place]]);
    const behind = riderBehind(s, place);
    const owner = (/** @type {number} */ other) => s.config.managerOf[other >> 2];
    row[at + 10] = ahead < 0 ? 0 : owner(ahead) === mine ? 1 : -1;
    row[at + 11] = ahead < 0 ? 0 : Number(hasMoved(s, ahead));
    row[at + 12] = behind < 0 ? 0 : owner(behind) === mine ? 1 : -1;
    row[at + 13] = behind < 0 ? 0 : Number(hasMoved(s, behind));
    let line = linesCrossed(s, r);
    while (line < course.lines.length && !(course.lines[line].role === 'sprint' && rules.sprints && nextSprintRank(s, line) > 0)) line++;
    if (line < course.lines.length) {
      row[at + 14] = toLine[line][place];
      row[at + 15] = course.lines[line].points[nextSprintRank(s, line) - 1] ?? 0;
      row[at + 16] = order.filter((o) => linesCrossed(s, o) <= line && toLine[line][placeOf(s, o)] < toLine[line][place]).length;
    } else row[at + 14] = 20;
    row[at + 17] = surfaceChange(s, place);
    const i = order.indexOf(r);
    row[at + 18] = i;
    row[at + 21] = i === 0 ? 0 : left(r) - left(order[i - 1]);
    row[at + 22] = i === order.length - 1 ? 3 : left(order[i + 1]) - left(r);
    row[at + 23] = order.filter((o) => o !== r && owner(o) === mine && Math.abs(left(o) - left(r)) < 1).length;
    row[at + 25] = order.filter((o) => owner(o) !== mine && left(o) < left(r) && left(o) > left(r) - 1).length;
  }
  if (phaseOf(s) === 'turn') {
    row[16] = riderOnTurn(s);
    row[17] = s.config.managerOf[riderOnTurn(s) >> 2];
  }
  const expected = new Float64Array(seats);
  expectedPoints(s, 'on the road', expected);
  for (let seat = 0; seat < seats; seat++) row[ROW - 12 + seat] = expected[seat];
}

const out = openSync(file, 'a');
for (let n = Number(from); n < Number(to); n++) {
  const random = createRandom(seed, n);
  const some = createRandom(`${seed}/some`, n);
  const teams = /** @type {number} */ ([4, 4, 4, 3, 2][random.below(5)]);
  const managers = TEAMS.slice(0, teams).map((team, i) => ({ name: `Manager ${i + 1}`, teams: [team] }));
  const config = game.configure(
    { stages: [courses[random.below(courses.length)]], rules: PRESET_NAMES[random.below(PRESET_NAMES.length)], managers },
    content,
  );
  if (!config.ok) throw new Error(JSON.stringify(config.error));
  const isMixed = n % 2 === 1;
  const bots = managers.map(
    () => /** @type {any} */ (byName(isMixed ? /** @type {string} */ (FIELD[random.below(FIELD.length)]) : 'medium')),
  );
  const own = managers.map((_, seat) => createRandom(`${seed}/bots`, n, seat));
  const s = game.start(config.value);
  /** @type {Float32Array[]} */
  const rows = [];
  let entries = 0;
  for (let turn = game.turn(s); turn !== NO_SEAT; turn = game.turn(s), entries++) {
    if (phaseOf(s) === 'turn' && some.below(6) === 0) {
      const row = new Float32Array(ROW);
      row[0] = n;
      row[1] = entries;
      row[5] = Number(isMixed);
      look(s, row);
      rows.push(row);
    }
    unchecked.play(s, turn === CHANCE ? unchecked.draw(s, random.below) : bots[turn].choose(s, game.choices(s), own[turn]));
  }
  const standings = game.standings(s);
  const winners = standings.filter(({ rank }) => rank === 1).length;
  for (const row of rows) {
    row[2] = entries;
    for (const { seat, points, rank } of standings) {
      row[ROW - 8 + seat] = points;
      row[ROW - 4 + seat] = rank === 1 ? 1 / winners : 0;
    }
    writeSync(out, new Uint8Array(row.buffer));
  }
}
