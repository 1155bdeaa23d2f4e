import { sumOfCards, type Analysis, type CardChoice, type CardSum, type RiderSplit } from '../../../analysis/index.ts';
import type { Facts, Seat } from '../../../kit/index.ts';

/** The figures of a seat, or of one of its riders. */
export interface FigureRow {
  readonly seat: Seat;
  /** Null for the whole seat. */
  readonly rider: Facts | null;
  readonly luck: number;
  readonly own: number;
  readonly choices: number;
  readonly mistakes: number;
  readonly cards: CardSum;
}

/** Every seat, followed by its riders where it has several. */
export function figureRowsOf({ splits, riders, kinds, cards }: Analysis): readonly (readonly FigureRow[])[] {
  return splits.map(({ seat, luck, own }) => {
    const ofSeat = kinds.filter((kind) => kind.seat === seat);
    const sum = (what: 'choices' | 'mistakes'): number => ofSeat.reduce((total, kind) => total + kind[what], 0);
    const seatCards = cards.filter((card) => card.seat === seat);
    const whole: FigureRow = {
      seat,
      rider: null,
      luck,
      own,
      choices: sum('choices'),
      mistakes: sum('mistakes'),
      cards: sumOfCards(seatCards),
    };
    return [whole, ...riders.filter((split) => split.seat === seat).map((split) => riderOf(split, seatCards))];
  });
}

const riderOf = ({ seat, rider, luck, own, choices, mistakes }: RiderSplit, cards: readonly CardChoice[]): FigureRow => {
  const key = JSON.stringify(rider);
  return { seat, rider, luck, own, choices, mistakes, cards: sumOfCards(cards.filter((card) => JSON.stringify(card.rider) === key)) };
};
