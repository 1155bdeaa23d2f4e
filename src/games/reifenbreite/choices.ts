import { CHANCE, drawOutcome, NO_SEAT, type OptionList, type Outcome, type Seat } from '../../kit/index.ts';
import { PHASE, PHASES, type Action, type Phase } from './action.ts';
import { managerOfRider } from './config.ts';
import { CHANCE_KIND_COUNT } from './deck.ts';
import { CARD_HAS_SHIELD, CARD_KIND_COUNT, KINDS_OF_POSITION, positionInTeam, RIDER_COUNT, riderNumber } from './riders.ts';
import { givable, takeable } from './rules/chance.ts';
import { leadOptions } from './rules/lead.ts';
import { moves } from './rules/moving.ts';
import { verdictPhotos } from './rules/scoring.ts';
import { placings } from './rules/start.ts';
import { COBBLESTONE, surfaceAt, UPHILL } from './rules/surfaces.ts';
import { CAR_USES, CAR_WORTH, FACES } from './rules/turn.ts';
import { MAX_CARDS_OF_A_KIND } from './setup.ts';
import { cardsOfRider, F, get, inStack, riderValue, placeOf, R, type State } from './state.ts';
import { validateAction } from './action-text.ts';
import type { CardKind, Die, Place, Rider, SurfaceIndex } from './vocabulary.ts';

/** The kind of decision that is due. */
export const phaseOf = (s: State): Phase => PHASES[get(s, F.phase)]!;

/** Who decides in each phase: chance, the manager of the team or rider asked, or the manager of the rider on turn. */
const ANSWERS_BY: Readonly<Record<Phase, 'chance' | 'team-asked' | 'rider-asked' | 'rider' | 'nobody'>> = {
  'start-roll': 'chance',
  place: 'team-asked',
  turn: 'rider',
  answer: 'rider-asked',
  dice: 'chance',
  photo: 'chance',
  card: 'chance',
  extra: 'chance',
  take: 'rider',
  give: 'rider',
  move: 'rider',
  follow: 'rider-asked',
  verdict: 'chance',
  over: 'nobody',
};
const BY_CHANCE = 0;
const BY_RIDER = 1;
const BY_RIDER_ASKED = 2;
const BY_TEAM_ASKED = 3;
const ANSWERER = Uint8Array.from(PHASES, (phase) => ['chance', 'rider', 'rider-asked', 'team-asked', 'nobody'].indexOf(ANSWERS_BY[phase]));

/** The seat that decides, CHANCE or NO_SEAT. */
export function turn(s: State): Seat {
  switch (ANSWERER[get(s, F.phase)]) {
    case BY_CHANCE:
      return CHANCE;
    case BY_RIDER:
      return managerOfRider(s.config, get(s, F.rider));
    case BY_RIDER_ASKED:
      return managerOfRider(s.config, get(s, F.asked));
    case BY_TEAM_ASKED:
      return s.config.managerOf[get(s, F.asked)]!;
    default:
      return NO_SEAT;
  }
}

// Actions are created once and shared, so a list of options is a list of pointers and a lookup compares pointers.
const DICE: Action = { type: 'dice' };
export const STAY: Action = { type: 'stay' };
const FOLLOW_OR_STAY: readonly Action[] = [{ type: 'follow' }, STAY];
const AGREE_OR_REFUSE: readonly Action[] = [{ type: 'agree' }, { type: 'refuse' }];
const CARS: readonly Action[] = [
  { type: 'car', dice: 1 },
  { type: 'car', dice: 0 },
];
const kinds = Array.from({ length: CARD_KIND_COUNT }, (_, kind) => kind);
const cardActions = (cards: readonly CardKind[]): readonly Action[] => [
  { type: 'cards', cards, breakaway: false },
  { type: 'cards', cards, breakaway: true },
];
/** [kind] and [kind][other kind]: without and with a breakaway (UR 6.1). */
const ONE_CARD = kinds.map((kind) => cardActions([kind]));
const TWO_CARDS = kinds.map((kind) => kinds.map((other) => cardActions([kind, other])));
const TAKES = kinds.map((card): Action => ({ type: 'take', card }));
const GIVES = kinds.map((card): Action => ({ type: 'give', card }));

const roll = (...dice: readonly Die[]): Outcome<Action> => ({ action: { type: 'roll', dice }, weight: 1 });
const ONE_DIE = FACES.map((die) => roll(die));
const TWO_DICE = FACES.flatMap((die) => FACES.map((other) => roll(die, other)));
/** Index by dice, which avoids a search through 36 actions. */
const ROLLS_OF_TWO: ReadonlySet<Action> = new Set(TWO_DICE.map(({ action }) => action));
const PHOTOS = FACES.map((photo): Outcome<Action> => ({ action: { type: 'photo', photo }, weight: 1 }));
const DRAWS = Array.from({ length: CHANCE_KIND_COUNT }, (_, card): Action => ({ type: 'card', card }));
/** [kind][cards of it in the stack] */
const DRAWS_OF = DRAWS.map((action) =>
  Array.from({ length: MAX_CARDS_OF_A_KIND + 1 }, (_, weight): Outcome<Action> => ({ action, weight })),
);

/** Chance cards that may be drawn now, with the number of each as weight (UR 7). */
function drawOutcomes(s: State): Outcome<Action>[] {
  const list: Outcome<Action>[] = [];
  for (let card = 0; card < CHANCE_KIND_COUNT; card++) {
    const left = inStack(s, card);
    if (left > 0) list.push(DRAWS_OF[card]![left]!);
  }
  return list;
}

/**
 * All legal actions of the deciding manager. The last list is cached, because `decide` looks the action up in it.
 * The caller must not change the list.
 */
export function choices(s: State): readonly Action[] {
  const { choices: cached } = s.config.work;
  if (cached.version !== s.version) {
    const { items, count, isImmutable } = options(s);
    cached.list = isImmutable ? items : items.slice(0, count);
    cached.version = s.version;
  }
  return cached.list;
}

/** The same as a reusable list, valid until the next one of this config is requested. */
export function options(s: State): OptionList<Action> {
  const { buffer } = s.config.work;
  switch (get(s, F.phase)) {
    case PHASE.turn:
      return turnOptions(s);
    case PHASE.move:
      return bufferedList(s, moves(s, buffer));
    case PHASE.follow:
      return sharedList(s, FOLLOW_OR_STAY);
    case PHASE.answer:
      return sharedList(s, AGREE_OR_REFUSE);
    case PHASE.take:
      return sharedList(
        s,
        takeable(s, get(s, F.rider)).map((kind) => TAKES[kind]!),
      );
    case PHASE.give:
      return sharedList(
        s,
        givable(s, get(s, F.rider)).map((kind) => GIVES[kind]!),
      );
    case PHASE.place:
      return sharedList(s, placings(s));
    default:
      return sharedList(s, NO_OPTIONS);
  }
}

const NO_OPTIONS: readonly Action[] = [];

function sharedList(s: State, list: readonly Action[]): OptionList<Action> {
  const { options: all } = s.config.work;
  all.items = list;
  all.count = list.length;
  all.isImmutable = true;
  return all;
}

/** Returns the first `count` entries of the buffer. */
function bufferedList(s: State, count: number): OptionList<Action> {
  const { options: all, buffer } = s.config.work;
  all.items = buffer;
  all.count = count;
  all.isImmutable = false;
  return all;
}

/** UR 5.6, 1 and 2: change of the lead, dice, cards with or without a breakaway, chase car. */
function turnOptions(s: State): OptionList<Action> {
  const rider = get(s, F.rider);
  const car = s.config.setup.rules.cheating && riderValue(s, R.carUses, rider) < CAR_USES;
  const own = pointOptions(s, rider, car ? 'car' : 'no-car');
  const { buffer } = s.config.work;
  let count = leadOptions(s, buffer);
  if (count === 0) return sharedList(s, own);
  for (let i = 0; i < own.length; i++) buffer[count++] = own[i]!;
  return bufferedList(s, count);
}

const SURFACE_COUNT = 4;
/** Caches the lists of dice, cards and car options by their inputs; there are few different ones. */
const CACHED_POINT_OPTIONS: readonly (readonly Action[] | undefined)[][] = KINDS_OF_POSITION.map(
  (own) => new Array<readonly Action[] | undefined>(2 * SURFACE_COUNT * 3 ** own.length),
);

/**
 * Counts of a kind as none, one, or more, since no turn uses more than two cards. The key is unique for each hand,
 * whatever numbers a state holds.
 */
const cappedCount = (held: number): number => (held > 2 ? 2 : held < 0 ? 0 : held);

/** UR 6: no energy cards in the first round. */
const mayPlayCards = (s: State): boolean => get(s, F.round) > 1;

function pointOptions(s: State, rider: Rider, car: 'car' | 'no-car'): readonly Action[] {
  const cards = mayPlayCards(s);
  const position = positionInTeam(rider);
  const surface = surfaceAt(s, placeOf(s, rider));
  const own = KINDS_OF_POSITION[position]!;
  let key = car === 'car' ? SURFACE_COUNT + surface : surface;
  if (!cards) key *= 3 ** own.length;
  else for (let i = 0; i < own.length; i++) key = key * 3 + cappedCount(cardsOfRider(s, rider, own[i]!));
  const lists = CACHED_POINT_OPTIONS[position]!;
  let options = lists[key];
  if (options === undefined) {
    const counts = own.map((kind) => (cards ? cappedCount(cardsOfRider(s, rider, kind)) : 0));
    options = [DICE, ...cardOptions(own, counts, surface), ...(car === 'car' ? CARS : [])];
    lists[key] = options;
  }
  return options;
}

/** UR 10: a card with a shield is not played uphill. */
const isBarred = (kind: CardKind, surface: SurfaceIndex): boolean => surface === UPHILL && CARD_HAS_SHIELD[kind]!;

/** UR 6 and UR 10: whether a rider could play this card from a place in his turn. */
export const mayPlayCard = (s: State, rider: Rider, kind: CardKind, place: Place): boolean =>
  mayPlayCards(s) &&
  KINDS_OF_POSITION[positionInTeam(rider)]!.includes(kind) &&
  cardsOfRider(s, rider, kind) > 0 &&
  !isBarred(kind, surfaceAt(s, place));

/** UR 6 and UR 10: one card or two, each without and with a breakaway. */
function cardOptions(kindsOfRider: readonly CardKind[], counts: readonly number[], surface: SurfaceIndex): Action[] {
  const options: Action[] = [];
  const playable = kindsOfRider.map((kind, i) => (isBarred(kind, surface) ? 0 : counts[i]!));
  kindsOfRider.forEach((kind, i) => {
    if (playable[i]! === 0) return;
    options.push(...ONE_CARD[kind]!);
    if (surface === COBBLESTONE) return;
    for (let k = i; k < kindsOfRider.length; k++)
      if (playable[k]! > (k === i ? 1 : 0)) options.push(...TWO_CARDS[kind]![kindsOfRider[k]!]!);
  });
  return options;
}

/** All outcomes with weights. */
export function outcomes(s: State): readonly Outcome<Action>[] {
  switch (phaseOf(s)) {
    case 'start-roll':
      return TWO_DICE;
    case 'dice':
      return get(s, F.dice) === 2 ? TWO_DICE : ONE_DIE;
    case 'extra':
      return ONE_DIE;
    case 'photo':
      return PHOTOS;
    case 'verdict':
      return verdictPhotos(s).map((photo) => PHOTOS[photo - 1]!);
    case 'card':
      return drawOutcomes(s);
    case 'place':
    case 'turn':
    case 'answer':
    case 'take':
    case 'give':
    case 'move':
    case 'follow':
    case 'over':
      return [];
  }
}

/**
 * Draws one of `outcomes` by weight like `drawOutcome`, without making a list if that is faster.
 * @param below returns a uniformly distributed whole number from 0 to n - 1
 */
export function draw(s: State, below: (n: number) => number): Action {
  switch (get(s, F.phase)) {
    case PHASE.dice:
      return drawUniformly(get(s, F.dice) === 2 ? TWO_DICE : ONE_DIE, below);
    case PHASE.card:
      return drawCard(s, below);
    case PHASE.extra:
      return drawUniformly(ONE_DIE, below);
    case PHASE.photo:
      return drawUniformly(PHOTOS, below);
    default:
      return drawOutcome(outcomes(s), below);
  }
}

const drawUniformly = (list: readonly Outcome<Action>[], below: (n: number) => number): Action => list[below(list.length)]!.action;

function drawCard(s: State, below: (n: number) => number): Action {
  let cards = 0;
  for (let card = 0; card < CHANCE_KIND_COUNT; card++) cards += inStack(s, card);
  let left = below(cards);
  let card = 0;
  for (; left >= inStack(s, card); card++) left -= inStack(s, card);
  return DRAWS[card]!;
}

const sameList = (a: readonly number[], b: readonly number[]): boolean => a.length === b.length && a.every((value, i) => value === b[i]);

/** Whether two actions are equal; cards may be in any order. */
export function sameAction(a: Action, b: Action): boolean {
  if (a === b) return true;
  switch (a.type) {
    case 'place':
      return b.type === 'place' && a.rider === b.rider && a.at === b.at;
    case 'swap':
    case 'ask':
      return b.type === a.type && a.rider === b.rider;
    case 'cards':
      return (
        b.type === 'cards' &&
        a.breakaway === b.breakaway &&
        sameList(
          [...a.cards].sort((x, y) => x - y),
          [...b.cards].sort((x, y) => x - y),
        )
      );
    case 'car':
      return b.type === 'car' && a.dice === b.dice;
    case 'take':
    case 'give':
    case 'card':
      return b.type === a.type && a.card === b.card;
    case 'move':
      return b.type === 'move' && a.to === b.to;
    case 'roll':
      return b.type === 'roll' && sameList(a.dice, b.dice);
    case 'photo':
      return b.type === 'photo' && a.photo === b.photo;
    case 'dice':
    case 'agree':
    case 'refuse':
    case 'follow':
    case 'stay':
      return b.type === a.type;
  }
}

/**
 * Returns the listed action (or outcome) that equals `action`, or null. The argument is usually a listed object
 * itself, but may be any value.
 */
export function findListed(s: State, action: Action): Action | null {
  if (turn(s) === CHANCE) {
    const answers = outcomes(s);
    if (answers === TWO_DICE && ROLLS_OF_TWO.has(action)) return action;
    for (const answer of answers) if (answer.action === action) return action;
    const asked = validateAction(s, action);
    if (asked !== null) for (const answer of answers) if (sameAction(answer.action, asked)) return answer.action;
    return null;
  }
  const options = choices(s);
  if (options.includes(action)) return action;
  const asked = validateAction(s, action);
  if (asked !== null) for (const option of options) if (sameAction(option, asked)) return option;
  return null;
}

/**
 * The key of the pending chance event, such as `1/4/31/dice/1`: race, round, rider (or manager), purpose,
 * repetition. The dealer's outcome depends on nothing else.
 */
export function chanceKey(s: State): string {
  const race = get(s, F.stage) + 1;
  const round = get(s, F.round);
  const phase = phaseOf(s);
  const count = repetition(s, phase);
  if (phase === 'start-roll') return `${race}/0/manager-${get(s, F.asked) + 1}/start/${count}`;
  if (phase === 'verdict') return `${race}/end/photo/${count}`;
  return `${race}/${round}/${riderNumber(get(s, F.rider))}/${phase}/${count}`;
}

/** Bounds of the parts of `chanceNumber`. */
const MAX_ROUNDS = 10_000;
const MAX_REPETITIONS = 4;

/** The same key as one number, for imagined races: no two questions of a race have the same. */
export function chanceNumber(s: State): number {
  const phase = phaseOf(s);
  const count = repetition(s, phase);
  const isStart = phase === 'start-roll';
  const round = isStart ? count : get(s, F.round);
  const who = isStart ? get(s, F.asked) : phase === 'verdict' ? 0 : get(s, F.rider);
  const purpose = ((get(s, F.stage) * MAX_ROUNDS + round) * PHASES.length + PHASE[phase]) * RIDER_COUNT + who;
  return purpose * MAX_REPETITIONS + (isStart ? 0 : count);
}

/** How often chance has been asked this, from 1: the try of a start roll, the photo of a turn, the photo after the race. */
function repetition(s: State, phase: Phase): number {
  if (phase === 'start-roll') return get(s, F.startTry) + 1;
  if (phase === 'verdict') return get(s, F.verdict1) === 0 ? 1 : 2;
  if (phase !== 'photo') return 1;
  // 2 without dice, at the chase car; 3 by a chance card
  if (get(s, F.chance) >= 0) return 3;
  return get(s, F.photosDue) === 1 && get(s, F.base) === CAR_WORTH[0] ? 2 : 1;
}
