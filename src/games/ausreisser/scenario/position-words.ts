/**
 * Reads the `position` part of a scenario, statement by statement. Riders are still names, because only the set-up
 * knows their seats.
 */
import {
  anyText,
  oneOf,
  ScenarioSyntaxError,
  wholeNumber,
  type PositionReader,
  type Spot,
  type LineReader,
} from '../../../scenario/index.ts';
import { MAX_SPEED, CARD_NAMES, FULL_DECK, FULL_HAND, HILL, isSpeed, SPURT, SPURT_COUNT, WIND, WIND_COUNT } from '../cards.ts';
import { MAX_STAGES } from '../setup.ts';
import type { CardKind, StageIndex, Tempo } from '../vocabulary.ts';

/** A rider by name, with the place in the file. */
export interface NamedRider extends Spot {
  readonly rider: string;
}
/** `only`: exactly these cards; otherwise the hand is filled up. */
export type NamedCards = NamedRider & { readonly cards: readonly CardKind[]; readonly only: boolean };
type NamedNumber = NamedRider & { readonly count: number };

/** The cards of a turn on the table: the speed card, the cards laid with it, the headwinds. */
export interface LaidCards {
  readonly card: CardKind;
  readonly spurts: number;
  readonly winds: number;
  readonly hill: 'own' | 'none';
}
/**
 * The question of a position that is not the beginning of a turn. `refill`: a card for a hill that was laid;
 * `hill`: who may lay one out of turn; `lead`: who draws, and who else draws this time.
 */
export type DueQuestion = Spot &
  (
    | { readonly kind: 'refill' | 'deal' | 'over' }
    | { readonly kind: 'spurt'; readonly cards: number }
    | { readonly kind: 'hill'; readonly asked: NamedRider }
    | { readonly kind: 'lead'; readonly asked: NamedRider; readonly others: readonly NamedRider[] }
  );

/** A position in which a turn begins, or in which `due` is asked. */
export interface Position extends Spot {
  /** From 0. */
  readonly stage: StageIndex;
  /** Null before there is a leader, during the draw for the lead. */
  readonly leader: NamedRider | null;
  /** The rider whose turn begins, or who played last; null: the leader, or no rider. */
  readonly turn: NamedRider | null;
  /** The rider has already drawn and is asked for a card. */
  readonly drawn: boolean;
  /** Where the table draws by hand: the rider has chosen to draw. */
  readonly taken: boolean;
  /** Headwinds in the hand that were drawn in this turn for hills and wait for the next one (DA 4.1). */
  readonly waiting: number;
  /** DA 4.4: the hand is shown. */
  readonly shown: boolean;
  /** The cards the rider has laid, if any. */
  readonly laid: LaidCards | null;
  readonly due: DueQuestion | null;
  /** Turns begun in this stage; null means one. */
  readonly turns: number | null;
  /** The last card of each rider and its final speed; 0 if not judged yet. */
  readonly last: readonly (NamedRider & LaidCards & { readonly speed: number })[];
  /** The cards shown in the draw for the lead. */
  readonly leadCards: readonly (NamedRider & { readonly card: CardKind })[];
  /** In km/h; 0 before the first card. */
  readonly tempo: Tempo;
  /** There is a hill, on this rider's pile; without a name on the leader's. */
  readonly hill: (Spot & { readonly on: NamedRider | null }) | null;
  readonly minutes: readonly NamedNumber[];
  /** Where the table draws by hand: cards that riders have not drawn in this stage. */
  readonly forgotten: readonly NamedNumber[];
  /** Cards that riders certainly hold; each hand is filled up to six with speed cards. */
  readonly hands: readonly NamedCards[];
  readonly piles: readonly NamedCards[];
  /** The cards left in the stock, or their number; null: all cards that are nowhere else. */
  readonly stock: (Spot & { readonly cards: readonly CardKind[] }) | (Spot & { readonly left: number }) | null;
  /** Points of the finished stages. */
  readonly points: readonly (NamedNumber & { readonly stage: StageIndex })[];
}

type Writable<T> = { -readonly [K in keyof T]: T[K] };

const card = (text: string): CardKind | undefined => {
  const kind = CARD_NAMES.indexOf(text);
  return kind < 0 ? undefined : kind;
};
const DECK_SIZE = FULL_DECK.reduce((sum, cards) => sum + cards, 0);
const MAX_MINUTES = 3_000;

/** `46 spurt spurt wind`: one speed card and the cards laid with it. */
function laidCards(words: LineReader, stop: string): LaidCards {
  const found: CardKind[] = [];
  const from = words.next;
  while (words.more && words.peek() !== stop) found.push(words.read('card', card));
  const count = (kind: CardKind): number => found.filter((each) => each === kind).length;
  const [first, ...more] = found.filter(isSpeed);
  if (first === undefined || more.length > 0 || count(HILL) > 1)
    throw new ScenarioSyntaxError(from, 'scenario-word-unexpected', {
      expected: 'one speed card',
      found: found.map((kind) => CARD_NAMES[kind]).join(' '),
    });
  return { card: first, spurts: count(SPURT), winds: count(WIND), hill: count(HILL) > 0 ? 'own' : 'none' };
}

const DUE = ['spurt', 'refill', 'hill', 'deal', 'lead', 'over'] as const;

function readDue(words: LineReader, at: Spot, named: (words: LineReader, at: Spot) => NamedRider): DueQuestion {
  const kind = words.read(DUE.join(', '), oneOf(DUE));
  switch (kind) {
    case 'spurt':
      return { ...at, kind, cards: words.read('number of cards', wholeNumber(1, SPURT_COUNT)) };
    case 'hill':
      return { ...at, kind, asked: named(words, at) };
    case 'lead': {
      const asked = named(words, at);
      return { ...at, kind, asked, others: words.rest('rider', anyText).map((rider) => ({ ...at, rider })) };
    }
    default:
      return { ...at, kind };
  }
}

/** Makes a reader of the statements below `position`. */
export function positionReader(spot: Spot): PositionReader<Position> {
  const lists = {
    minutes: [] as NamedNumber[],
    forgotten: [] as NamedNumber[],
    hands: [] as NamedCards[],
    piles: [] as NamedCards[],
    points: [] as Position['points'][number][],
    last: [] as Position['last'][number][],
    leadCards: [] as Position['leadCards'][number][],
  };
  const single: Writable<
    Pick<
      Position,
      'stage' | 'leader' | 'turn' | 'drawn' | 'taken' | 'waiting' | 'shown' | 'laid' | 'due' | 'turns' | 'tempo' | 'hill' | 'stock'
    >
  > = {
    stage: 0,
    leader: null,
    turn: null,
    drawn: false,
    taken: false,
    waiting: 0,
    shown: false,
    laid: null,
    due: null,
    turns: null,
    tempo: 0,
    hill: null,
    stock: null,
  };
  const named = (words: LineReader, at: Spot): NamedRider => ({ ...at, rider: words.read('rider', anyText) });
  const cards = (words: LineReader): CardKind[] => words.rest('card', card);

  return {
    read(words, statement, at) {
      switch (statement) {
        case 'stage':
          single.stage = words.read('stage', wholeNumber(1, MAX_STAGES)) - 1;
          break;
        case 'leader':
          single.leader = named(words, at);
          break;
        case 'turn':
          single.turn = named(words, at);
          single.drawn = words.take('drawn');
          single.taken = words.take('taken');
          if (words.take('waiting')) single.waiting = words.read('number of headwinds', wholeNumber(1, WIND_COUNT));
          single.shown = words.take('shown');
          single.laid = words.take('laid') ? laidCards(words, '') : null;
          break;
        case 'due':
          single.due = readDue(words, at, named);
          break;
        case 'turns':
          single.turns = words.read('number of turns', wholeNumber(0, DECK_SIZE));
          break;
        case 'last': {
          const rider = named(words, at);
          const cards = laidCards(words, 'at');
          lists.last.push({ ...rider, ...cards, speed: words.take('at') ? words.read('km/h', wholeNumber(1, MAX_SPEED)) : 0 });
          break;
        }
        case 'lead':
          lists.leadCards.push({ ...named(words, at), card: words.read('card', card) });
          break;
        case 'tempo':
          single.tempo = words.read('km/h', wholeNumber(1, MAX_SPEED));
          break;
        case 'hill':
          single.hill = { ...at, on: words.take('on') ? named(words, at) : null };
          break;
        case 'minutes':
          lists.minutes.push({ ...named(words, at), count: words.read('minutes', wholeNumber(0, MAX_MINUTES)) });
          break;
        case 'forgotten':
          lists.forgotten.push({ ...named(words, at), count: words.read('number of cards', wholeNumber(1, FULL_HAND - 1)) });
          break;
        case 'hand': {
          const hand = { ...named(words, at), only: words.take('only'), cards: cards(words) };
          lists.hands.push(hand);
          break;
        }
        case 'pile':
          lists.piles.push({ ...named(words, at), only: true, cards: cards(words) });
          break;
        case 'stock':
          single.stock = { ...at, cards: cards(words) };
          break;
        case 'left':
          single.stock = { ...at, left: words.read('number of cards', wholeNumber(0, DECK_SIZE)) };
          break;
        case 'points': {
          const stage = words.read('stage', wholeNumber(1, MAX_STAGES)) - 1;
          const points = words.rest('rider=points', (text) => {
            const found = /^(.+)=(-?\d{1,4})$/.exec(text);
            return found === null ? undefined : { ...at, stage, rider: found[1]!, count: Number(found[2]) };
          });
          lists.points.push(...points);
          break;
        }
        default:
          throw new ScenarioSyntaxError(at, 'scenario-unknown-statement', { found: statement.slice(0, 40) });
      }
      words.end();
    },
    finish() {
      if (single.leader === null && single.due?.kind !== 'lead')
        throw new ScenarioSyntaxError(spot, 'scenario-missing', { statement: 'leader' });
      return { ...spot, ...single, ...lists };
    },
  };
}
