/** Reads the `position` part of a scenario, statement by statement. Riders are still names: only the set-up knows them. */
import { anyText, Unreadable, whole, type PositionReader, type Spot, type Words } from '../../../scenario/index.ts';
import { CAP, CARD_NAMES, FULL_DECK } from '../cards.ts';
import { MAX_STAGES } from '../setup.ts';
import type { CardKind, StageIndex, Tempo } from '../vocabulary.ts';

export interface Named extends Spot {
  readonly rider: string;
}
/** `only`: these and no others; else the hand is filled up. */
export type NamedCards = Named & { readonly cards: readonly CardKind[]; readonly only: boolean };
type NamedNumber = Named & { readonly count: number };

/** A position in which somebody's turn begins. */
export interface Position extends Spot {
  /** From 0. */
  readonly stage: StageIndex;
  readonly leader: Named;
  /** Whose turn begins; null: the leader's. */
  readonly turn: Named | null;
  /** He has drawn already: a card is asked of him. */
  readonly drawn: boolean;
  /** km/h; 0: nothing was ridden yet. */
  readonly tempo: Tempo;
  /** A hill lies. */
  readonly hill: Spot | null;
  readonly minutes: readonly NamedNumber[];
  /** Cards held for certain; each hand is filled up to six with speed cards. */
  readonly hands: readonly NamedCards[];
  readonly piles: readonly NamedCards[];
  /** The cards left in the stock, or how many; null: all that are nowhere else. */
  readonly stock: (Spot & { readonly cards: readonly CardKind[] }) | (Spot & { readonly left: number }) | null;
  /** Points of the stages ridden before. */
  readonly points: readonly (NamedNumber & { readonly stage: StageIndex })[];
}

const card = (text: string): CardKind | undefined => {
  const kind = CARD_NAMES.indexOf(text);
  return kind < 0 ? undefined : kind;
};
const DECK = FULL_DECK.reduce((sum, cards) => sum + cards, 0);
const MAX_MINUTES = 999;

export function positionReader(spot: Spot): PositionReader<Position> {
  const lists = {
    minutes: [] as NamedNumber[],
    hands: [] as NamedCards[],
    piles: [] as NamedCards[],
    points: [] as Position['points'][number][],
  };
  const single: {
    stage: number;
    leader: Named | null;
    turn: Named | null;
    drawn: boolean;
    tempo: number;
    hill: Spot | null;
    stock: Position['stock'];
  } = {
    stage: 0,
    leader: null,
    turn: null,
    drawn: false,
    tempo: 0,
    hill: null,
    stock: null,
  };
  const named = (words: Words, at: Spot): Named => ({ ...at, rider: words.read('rider', anyText) });
  const cards = (words: Words): CardKind[] => words.rest('card', card);

  return {
    read(words, statement, at) {
      switch (statement) {
        case 'stage':
          single.stage = words.read('stage', whole(1, MAX_STAGES)) - 1;
          break;
        case 'leader':
          single.leader = named(words, at);
          break;
        case 'turn':
          single.turn = named(words, at);
          single.drawn = words.take('drawn');
          break;
        case 'tempo':
          single.tempo = words.read('km/h', whole(1, CAP));
          break;
        case 'hill':
          single.hill = at;
          break;
        case 'minutes':
          lists.minutes.push({ ...named(words, at), count: words.read('minutes', whole(0, MAX_MINUTES)) });
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
          single.stock = { ...at, left: words.read('number of cards', whole(0, DECK)) };
          break;
        case 'points': {
          const stage = words.read('stage', whole(1, MAX_STAGES)) - 1;
          const points = words.rest('rider=points', (text) => {
            const found = /^(.+)=(-?\d{1,3})$/.exec(text);
            return found === null ? undefined : { ...at, stage, rider: found[1]!, count: Number(found[2]) };
          });
          lists.points.push(...points);
          break;
        }
        default:
          throw new Unreadable(at, 'scenario-unknown-statement', { found: statement.slice(0, 40) });
      }
      words.end();
    },
    finish() {
      const { leader, ...rest } = single;
      if (leader === null) throw new Unreadable(spot, 'scenario-missing', { statement: 'leader' });
      return { ...spot, ...rest, leader, ...lists };
    },
  };
}
