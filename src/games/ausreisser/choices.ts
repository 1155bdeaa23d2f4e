import { CHANCE, NO_SEAT, type OptionList, type Outcome, type Seat } from '../../kit/index.ts';
import { validateAction } from './action-text.ts';
import { ACTIONS_OF, PHASE, PHASES, type Action, type Phase } from './action.ts';
import { HILL, isSpeed, KIND_COUNT, MAX_OF_A_KIND, SPEED_KINDS, SPURT, SPURT_COUNT } from './cards.ts';
import { F, get, inHand, inStock, riderValue, R, stockIsKnown, type State } from './state.ts';
import { holdsHill, whyNoHill } from './rules/hill.ts';
import type { CardKind, Rider } from './vocabulary.ts';

/** The kind of decision that is due. */
export const phaseOf = (s: State): Phase => PHASES[get(s, F.phase)]!;

/** Who decides in each phase, by its actions: CHANCE, which draws; NO_SEAT; or a rider, who is in the state. */
const ANSWERER = PHASES.map((phase) => {
  const [first] = ACTIONS_OF[phase];
  return first === undefined ? NO_SEAT : first === 'draw' ? CHANCE : 0;
});

/** The seat that decides, CHANCE or NO_SEAT. */
export function turn(s: State): Seat {
  const answerer = ANSWERER[get(s, F.phase)]!;
  return answerer < 0 ? answerer : get(s, F.actor);
}

// Actions are created once and shared, so a list of options is a list of pointers.
const kinds = Array.from({ length: KIND_COUNT }, (_, kind) => kind);
type Lay = Extract<Action, { readonly type: 'lay' }>;
/** [speed card][spurts]: without and with a hill. */
const LAYS = kinds.slice(0, SPEED_KINDS).map((card) =>
  Array.from({ length: SPURT_COUNT + 1 }, (_, spurts) => {
    const cards = [card, ...new Array<number>(spurts).fill(SPURT)];
    const flat: Lay = { type: 'lay', cards };
    const hill: Lay = { type: 'lay', cards: [...cards, HILL] };
    return { flat, hill };
  }),
);
const LAY_HILL: Action = { type: 'hill' };
export const PASS: Action = { type: 'pass' };
const HILL_OR_PASS: readonly Action[] = [LAY_HILL, PASS];
/** DA 3, step 1, where the table draws by hand. */
const TAKE: Action = { type: 'take' };
const PASS_ONLY: readonly Action[] = [PASS];
const DISCARDS: Readonly<Record<number, Action>> = { [HILL]: { type: 'discard', card: HILL }, [SPURT]: { type: 'discard', card: SPURT } };
const DRAWS = kinds.map((card): Action => ({ type: 'draw', card }));
/** [kind][cards of it in the stock] */
const DRAWS_OF = DRAWS.map((action) => Array.from({ length: MAX_OF_A_KIND + 1 }, (_, weight): Outcome<Action> => ({ action, weight })));

/**
 * Whether the question belongs to the current turn. False only in a position from a forged record; it then offers
 * no choices and no draws, and the record is refused.
 */
function isInTurn(s: State, card: 'none-laid' | 'laid'): boolean {
  return get(s, F.actor) === get(s, F.rider) && get(s, F.card) < 0 === (card === 'none-laid');
}

/** All legal actions of the deciding rider. The caller must not change the list. */
export function choices(s: State): readonly Action[] {
  const { items, count, isImmutable } = options(s);
  return isImmutable ? items : items.slice(0, count);
}

/** The same as a reusable list, valid until the next one of this config is requested. */
export function options(s: State): OptionList<Action> {
  const { options: all, buffer } = s.config.work;
  const phase = get(s, F.phase);
  all.isImmutable = phase === PHASE.hill;
  if (phase === PHASE.hill) {
    all.items = holdsHill(s, get(s, F.actor)) ? HILL_OR_PASS : PASS_ONLY;
    all.count = all.items.length;
  } else {
    all.items = buffer;
    all.count = isInTurn(s, 'none-laid') ? listOptions(s, phase, buffer) : 0;
  }
  return all;
}

/**
 * Lists the options of the rider on turn.
 * @returns how many
 */
function listOptions(s: State, phase: number, list: Action[]): number {
  const rider = get(s, F.actor);
  if (phase === PHASE.lay) return listLays(s, rider, list);
  if (phase === PHASE.discard) return listDiscards(s, rider, list);
  if (phase !== PHASE['draw-or-lay']) return 0;
  list[0] = TAKE;
  return listLays(s, rider, list, 1);
}

/**
 * Lists the lays of DA 3, step 2. Cards of one kind are equal, so the list stays short.
 * @param count options that are listed already
 * @returns how many options there are then
 */
function listLays(s: State, rider: Rider, list: Action[], count = 0): number {
  const most = inHand(s, rider, SPURT);
  const hill = holdsHill(s, rider) && whyNoHill(s) === null;
  for (let card = 0; card < SPEED_KINDS; card++) {
    if (inHand(s, rider, card) <= 0) continue;
    for (let spurts = 0; spurts <= most; spurts++) {
      const lay = LAYS[card]![spurts]!;
      list[count++] = lay.flat;
      if (hill) list[count++] = lay.hill;
    }
  }
  return count;
}

/**
 * Lists the discards of DA 4.4.
 * @returns how many
 */
function listDiscards(s: State, rider: Rider, list: Action[]): number {
  let count = 0;
  if (inHand(s, rider, SPURT) > 0) list[count++] = DISCARDS[SPURT]!;
  if (inHand(s, rider, HILL) > 0) list[count++] = DISCARDS[HILL]!;
  return count;
}

const HIDDEN_STOCK = 'the stock is hidden';

/** All outcomes of a draw from the stock, with weights. Throws if the stock is hidden. */
export function outcomes(s: State): readonly Outcome<Action>[] {
  if (turn(s) !== CHANCE) return [];
  if (!stockIsKnown(s)) throw new Error(HIDDEN_STOCK);
  const phase = phaseOf(s);
  if (phase === 'draw' && !isInTurn(s, 'none-laid')) return [];
  if ((phase === 'spurt' || phase === 'refill') && !isInTurn(s, 'laid')) return [];
  const list: Outcome<Action>[] = [];
  for (let card = 0; card < KIND_COUNT; card++) {
    const left = inStock(s, card);
    if (left > 0) list.push(DRAWS_OF[card]![left]!);
  }
  return list;
}

/**
 * Draws one of `outcomes` by weight like `drawOutcome`, but without making a list.
 * @param below returns a uniformly distributed whole number from 0 to n - 1
 */
export function draw(s: State, below: (n: number) => number): Action {
  if (!stockIsKnown(s)) throw new Error(HIDDEN_STOCK);
  let left = below(get(s, F.stock));
  let card = 0;
  for (; left >= inStock(s, card); card++) left -= inStock(s, card);
  return DRAWS[card]!;
}

/** All actions that were created once. */
const LISTED: ReadonlySet<unknown> = new Set([
  ...LAYS.flat().flatMap(({ flat, hill }) => [flat, hill]),
  ...HILL_OR_PASS,
  TAKE,
  ...Object.values(DISCARDS),
  ...DRAWS,
]);

/**
 * Returns the listed action that equals `asked`, or null. The argument is usually a listed object itself, but may
 * be any value.
 */
export function findListed(s: State, asked: Action): Action | null {
  const action = LISTED.has(asked) ? asked : validateAction(s, asked);
  return action === null ? null : matchingListed(s, action);
}

function matchingListed(s: State, action: Action): Action | null {
  const phase = phaseOf(s);
  const rider = get(s, F.actor);
  switch (action.type) {
    case 'draw':
      return turn(s) === CHANCE && inStock(s, action.card) > 0 ? DRAWS[action.card]! : null;
    case 'take':
      return phase === 'draw-or-lay' && isInTurn(s, 'none-laid') ? TAKE : null;
    case 'pass':
      return phase === 'hill' ? PASS : null;
    case 'hill':
      return phase === 'hill' && holdsHill(s, rider) ? LAY_HILL : null;
    case 'discard':
      return phase === 'discard' && inHand(s, rider, action.card) > 0 ? (DISCARDS[action.card] ?? null) : null;
    case 'lay':
      return phase === 'lay' || phase === 'draw-or-lay' ? findListedLay(s, rider, action.cards) : null;
  }
}

/** Returns the lay of these cards in listed order if they may be laid together. Does not check whose turn it is. */
export function findListedLay(s: State, rider: Rider, cards: readonly CardKind[]): Lay | null {
  let card = -1;
  let spurts = 0;
  let hills = 0;
  for (const kind of cards) {
    if (kind === SPURT) spurts++;
    else if (kind === HILL) hills++;
    else if (isSpeed(kind) && card < 0) card = kind;
    else return null;
  }
  if (card < 0 || hills > 1 || inHand(s, rider, card) <= 0 || inHand(s, rider, SPURT) < spurts) return null;
  if (hills === 0) return LAYS[card]![spurts]!.flat;
  return holdsHill(s, rider) && whyNoHill(s) === null ? LAYS[card]![spurts]!.hill : null;
}

/**
 * The key of the pending draw, such as `1/seat-2/card/17`: stage, seat, purpose, and the number of the card (or of
 * the draw for the lead) within this stage. The dealer's outcome depends on nothing else.
 */
export function chanceKey(s: State): string {
  const stage = get(s, F.stage) + 1;
  const rider = get(s, F.actor);
  if (phaseOf(s) === 'lead') return `${stage}/seat-${rider + 1}/lead/${get(s, F.leadTry) + 1}`;
  return `${stage}/seat-${rider + 1}/card/${riderValue(s, R.drawn, rider) + 1}`;
}
