/** Writes a position in the language that `position-words.ts` reads. */
import { placeName } from '../../../course/index.ts';
import { positionText, quoted } from '../../../scenario/index.ts';
import { PHASES, type Phase } from '../action.ts';
import { CHANCE_KINDS, STANDARD_DECK } from '../deck.ts';
import { MOVED_HOW } from '../event.ts';
import { CARD_KIND_COUNT, formatCard, RIDER_COUNT, riderNumber, TEAMS, teamOf } from '../riders.ts';
import { nextRider } from '../rules/order.ts';
import { PRESET_NAMES, PRESETS, TABLE_RULES, type Rules, type Setup, type StageSetup } from '../setup.ts';
import {
  cardsOf,
  courseOf,
  F,
  get,
  inStack,
  isOnRoad,
  laidAside,
  riderValue,
  photosOf,
  placeOf,
  R,
  sprintRider,
  stagePoints,
  startSum,
  type HeadField,
  type State,
} from '../state.ts';
import type { Rider } from '../vocabulary.ts';
import { TURN_KINDS, usualDice, usualPoints, type TurnKind } from './position-data.ts';

const PHOTOS = [1, 2, 3, 4, 5, 6];
const SPRINT_RANKS = [1, 2, 3];

/** Writes the position with its set-up as head. */
export const writePosition = (s: State): string => positionText(headOf(s.config.setup), linesOf(s));

function headOf(setup: Setup): readonly string[] {
  const { stages, rules, managers, deck } = setup;
  const kinds = CHANCE_KINDS.filter((kind) => deck[kind] !== STANDARD_DECK[kind]);
  return [
    `rules ${rulesText(rules)}`,
    ...managers.map(({ name, teams }) => `manager ${quoted(name)} ${teams.join(' ')}`),
    ...(stages[0]!.board === undefined && stages.some(({ board }) => board !== undefined) ? ['board -'] : []),
    ...stages.flatMap((stage, i) => [...boardLines(stage, stages[i - 1]), courseLine(stage)]),
    ...(kinds.length === 0 ? [] : [`deck ${kinds.map((kind) => `${kind} ${deck[kind]}`).join(' ')}`]),
  ];
}

/** The board of a stage, where it is another than that of the stage before. */
function boardLines({ board }: StageSetup, before: StageSetup | undefined): readonly string[] {
  if (board === before?.board) return [];
  if (board === undefined) return ['board -'];
  return board.includes('\n') ? ['board', ...board.split('\n').map((line) => `  ${line}`)] : [`board ${board}`];
}

/** A custom course is a whole line of the course language. */
function courseLine({ course, energy, fingerprint }: StageSetup): string {
  return [
    course.startsWith('course ') ? course : `course ${course}`,
    ...(energy === undefined ? [] : [`energy ${energy}`]),
    ...(fingerprint === undefined ? [] : [`fingerprint ${fingerprint}`]),
  ].join(' ');
}

function rulesText(rules: Rules): string {
  const hasTableRule = TABLE_RULES.some((rule) => rules[rule]);
  const preset = PRESET_NAMES.find(
    (name) => !hasTableRule && Object.entries(PRESETS[name]).every(([key, value]) => rules[key as keyof Rules] === value),
  );
  if (preset !== undefined) return preset;
  const { level, ...switches } = rules;
  return `${level} with ${Object.entries(switches)
    .flatMap(([name, on]) => (on ? [name] : []))
    .join(' ')}`;
}

function linesOf(s: State): readonly string[] {
  const { config } = s;
  const stage = get(s, F.stage);
  const riders = Array.from({ length: RIDER_COUNT }, (_, r) => r).filter((r) => config.managerOf[teamOf(r)]! >= 0);
  const phase = PHASES[get(s, F.phase)]!;
  return [
    ...(stage > 0 ? [`stage ${stage + 1}`] : []),
    roundLine(s, phase),
    ...questionLine(s, phase),
    ...ridersOf(s, phase, riders).map((r) => riderLine(s, r)),
    ...sprintLines(s, riders),
    ...cardLines(s),
    ...riders.flatMap((r) => {
      const photos = PHOTOS.flatMap((photo) => Array.from({ length: photosOf(s, r, photo) }, () => photo));
      return photos.length === 0 ? [] : [`photos ${riderNumber(r)} ${photos.join(' ')}`];
    }),
    ...riders.flatMap((r) => (riderValue(s, R.carUses, r) > 0 ? [`car ${riderNumber(r)} ${riderValue(s, R.carUses, r)}`] : [])),
    ...Array.from({ length: stage }, (_, k) => k).flatMap((k) => {
      const points = riders.flatMap((r) => (stagePoints(s, k, r) > 0 ? [`${riderNumber(r)}=${stagePoints(s, k, r)}`] : []));
      return points.length === 0 ? [] : [`earlier ${k + 1} ${points.join(' ')}`];
    }),
  ];
}

function roundLine(s: State, phase: Phase): string {
  const { table, managerOf } = s.config;
  if (phase === 'place') return `round 0 first ${TEAMS[table[get(s, F.firstTeam)]!]!}`;
  if (phase !== 'start-roll') return `round ${get(s, F.round)}`;
  // each manager by its first team; the one asked has not rolled, all before have
  const rolling = s.config.setup.managers.flatMap((_, m) => ((get(s, F.rolling) >> m) & 1 ? [m] : []));
  const rolled = (m: number): string => (m < get(s, F.asked) ? `=${startSum(s, m)}` : '');
  return `round 0 rolls ${rolling.map((m) => `${TEAMS[table.find((team) => managerOf[team] === m)!]!}${rolled(m)}`).join(' ')}`;
}

function ridersOf(s: State, phase: Phase, riders: readonly Rider[]): readonly Rider[] {
  if (phase === 'start-roll') return [];
  return phase === 'place' ? inTheOrderOfPlacing(s, riders) : inOrder(s, riders);
}

/** Writes the question, unless the next rider by place begins a turn. */
function questionLine(s: State, phase: Phase): readonly string[] {
  const kind = TURN_KINDS.find((each) => each === phase);
  if (kind === undefined) {
    const photos = [get(s, F.verdict1), get(s, F.verdict2)].filter((photo) => photo > 0);
    return phase === 'verdict' || phase === 'over' ? [[phase, ...photos].join(' ')] : [];
  }
  const flags = (
    [
      ['alone', F.alone],
      ['breakaway', F.breakaway],
      ['led', F.leadChanged],
    ] as const
  ).flatMap(([name, field]) => (get(s, field) === 1 ? [name] : []));
  const plain = nextRider(s) === get(s, F.rider) && get(s, F.refused) === 0 && get(s, F.chance) < 0;
  if (plain && kind === 'turn' && flags.length === 0) return [];
  if (plain && kind === 'move' && (flags.length === 0 || flags.join() === 'alone'))
    return [['points', get(s, F.points), ...flags].join(' ')];
  return [['turn', riderNumber(get(s, F.rider)), kind, ...turnWords(s, kind), ...flags, ...refusedWords(s)].join(' ')];
}

/** Writes the results of the turn so far, except the defaults of its question. */
function turnWords(s: State, kind: TurnKind): readonly (string | number)[] {
  const [asked, to, base, chance] = [get(s, F.asked), get(s, F.followTo), get(s, F.base), get(s, F.chance)];
  const unlessDefault = (name: string, field: HeadField, usual: number): readonly (string | number)[] =>
    get(s, field) === usual ? [] : [name, get(s, field)];
  return [
    ...(asked < 0 ? [] : ['asked', riderNumber(asked)]),
    ...(kind !== 'follow' ? [] : ['to', placeName(courseOf(s), to), 'length', get(s, F.followLength)]),
    ...unlessDefault('base', F.base, 0),
    ...unlessDefault('dice', F.dice, usualDice(kind, base)),
    ...unlessDefault('points', F.points, usualPoints(kind, base)),
    ...unlessDefault('photos', F.photosDue, 0),
    ...(chance < 0 ? [] : ['chance', CHANCE_KINDS[chance]!]),
  ];
}

function refusedWords(s: State): readonly (string | number)[] {
  const who = Array.from({ length: RIDER_COUNT }, (_, r) => r).filter((r) => (get(s, F.refused) >> r) & 1);
  return who.length === 0 ? [] : ['refused', ...who.map(riderNumber)];
}

/** Lists dismounted riders in the order of dismounting, which their lines show. */
const inOrder = (s: State, riders: readonly Rider[]): readonly Rider[] =>
  [...riders].sort((a, b) => riderValue(s, R.dismountedAs, a) - riderValue(s, R.dismountedAs, b) || a - b);

/** Lists teams in turn from the first; the order within a team is not known. */
function inTheOrderOfPlacing(s: State, riders: readonly Rider[]): readonly Rider[] {
  const { table } = s.config;
  const left = riders.filter((r) => isOnRoad(s, r));
  const placed: Rider[] = [];
  while (left.length > 0) {
    const team = table[(get(s, F.firstTeam) + placed.length) % table.length]!;
    const at = left.findIndex((r) => teamOf(r) === team);
    if (at < 0) break;
    placed.push(...left.splice(at, 1));
  }
  return placed;
}

function riderLine(s: State, r: Rider): string {
  const [number, rank] = [riderNumber(r), riderValue(s, R.rank, r)];
  const course = courseOf(s);
  const place = placeOf(s, r);
  const how = MOVED_HOW[riderValue(s, R.moved, r)]!;
  if (place < 0) return `rider ${number} home ${rank}${how === 'rode' ? '' : ` ${how}`}`;
  const crossed = riderValue(s, R.crossed, r);
  return [
    `rider ${number} ${placeName(course, place)}`,
    ...(how === 'no' ? [] : [how]),
    ...(rank > 0 ? [`rank ${rank}`] : []),
    ...(rank === 0 && crossed > course.crossed[place]! ? [`over ${crossed}`] : []),
  ].join(' ');
}

function sprintLines(s: State, riders: readonly Rider[]): readonly string[] {
  const jersey = get(s, F.jersey);
  return [
    ...courseOf(s).lines.flatMap(({ name, role }, i) => {
      const over = SPRINT_RANKS.map((rank) => sprintRider(s, i, rank)).filter((r) => r >= 0);
      return role !== 'sprint' || over.length === 0 ? [] : [`sprint ${i + 1}:${name} ${over.map(riderNumber).join(' ')}`];
    }),
    ...(jersey < 0 ? [] : [`jersey ${riderNumber(jersey)}`]),
    ...riders.flatMap((r) =>
      riderValue(s, R.jerseyPoints, r) > 0 ? [`jersey-points ${riderNumber(r)} ${riderValue(s, R.jerseyPoints, r)}`] : [],
    ),
  ];
}

function cardLines(s: State): readonly string[] {
  const { cards } = s.config.stages[get(s, F.stage)]!;
  const spent = s.config.table.flatMap((team) => {
    const gone = Array.from({ length: CARD_KIND_COUNT }, (_, kind) => kind).flatMap((kind) =>
      Array.from({ length: Math.max(0, cards[kind]! - cardsOf(s, team, kind)) }, () => formatCard(team, kind)),
    );
    return gone.length === 0 ? [] : [`spent ${TEAMS[team]!} ${gone.join(' ')}`];
  });
  if (!CHANCE_KINDS.some((_, kind) => laidAside(s, kind) > 0)) return spent;
  const left = CHANCE_KINDS.flatMap((name, kind) => (inStack(s, kind) > 0 ? [`${name} ${inStack(s, kind)}`] : []));
  return [...spent, ['stack', ...left].join(' ')];
}
