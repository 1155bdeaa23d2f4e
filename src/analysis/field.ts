import type { Seat } from '../kit/index.ts';
import type { Analysis, CardChoice, KindSplit, Split } from './analysis.ts';
import { sumOfCards, type CardSum } from './cards.ts';

/** The part of an analysis that a comparison over many races needs. */
export interface Tally {
  readonly evaluation: number;
  readonly splits: readonly Pick<Split, 'seat' | 'luck' | 'own' | 'result'>[];
  readonly kinds: readonly KindSplit[];
  readonly cards: readonly Pick<CardChoice, 'seat' | 'did' | 'finding' | 'gain' | 'deviation'>[];
}

export const tallyOf = ({ evaluation, splits, kinds, cards }: Analysis): Tally => ({
  evaluation,
  splits: splits.map(({ seat, luck, own, result }) => ({ seat, luck, own, result })),
  kinds: kinds.map(({ seat, kind, choices, mistakes, own, best }) => ({ seat, kind, choices, mistakes, own, best })),
  cards: cards.map(({ seat, did, finding, gain, deviation }) => ({ seat, did, finding, gain, deviation })),
});

/** A race of a person: their seats, and all others. */
export interface FieldRace {
  readonly tally: Tally;
  readonly own: readonly Seat[];
}

/** A mean over races with its uncertainty. */
export interface Mean {
  readonly races: number;
  readonly mean: number;
  /** Half of the 95 % interval; null with too few races. */
  readonly within: number | null;
}

/** A person compared with the field: a seat's points a race, and the difference, race by race. */
interface Comparison {
  readonly own: number;
  readonly field: number;
  readonly difference: Mean;
}

interface KindComparison extends Comparison {
  readonly kind: string;
  readonly choices: number;
  readonly mistakes: number;
  /** For all others together. */
  readonly fieldChoices: number;
  readonly fieldMistakes: number;
}

export interface AgainstField {
  /** Races that had other seats. */
  readonly races: number;
  readonly result: Comparison;
  readonly luck: Comparison;
  readonly choices: Comparison;
  /** Where most points are lost compared with the field, first. */
  readonly kinds: readonly KindComparison[];
  readonly cards: CardSum;
  readonly fieldCards: CardSum;
}

/** With fewer races there is no interval. */
const MIN_RACES = 3;
/** Student's t at 97.5 %, by degrees of freedom from 2. */
const STUDENT = [4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228] as const;
const student = (freedom: number): number => STUDENT[freedom - 2] ?? 1.96 + 2.5 / freedom;

function meanOver(values: readonly number[]): Mean {
  const races = values.length;
  const mean = meanOf(values);
  if (races < MIN_RACES) return { races, mean, within: null };
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (races - 1);
  return { races, mean, within: student(races - 1) * Math.sqrt(variance / races) };
}

const meanOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

/** Whether a difference exceeds its noise. */
export const isSignificantGain = ({ mean, within }: Mean): boolean => within !== null && within > 0 && Math.abs(mean) > within;

/** Compares a person with the field over several races; only races with other seats count. */
export function againstField(all: readonly FieldRace[]): AgainstField {
  const races = all.filter(({ tally, own }) => own.length > 0 && tally.splits.some(({ seat }) => !own.includes(seat)));
  const kinds = [...new Set(races.flatMap(({ tally }) => tally.kinds.map(({ kind }) => kind)))];
  return {
    races: races.length,
    ...compareTotals(races),
    kinds: kinds
      .map((kind) => compareKind(races, kind))
      .sort((a, b) => a.difference.mean - b.difference.mean || a.kind.localeCompare(b.kind)),
    cards: sumOfCards(races.flatMap(({ tally, own }) => tally.cards.filter(({ seat }) => own.includes(seat)))),
    fieldCards: sumOfCards(races.flatMap(({ tally, own }) => tally.cards.filter(({ seat }) => !own.includes(seat)))),
  };
}

function compareTotals(races: readonly FieldRace[]): Pick<AgainstField, 'result' | 'luck' | 'choices'> {
  const of = (what: 'result' | 'luck' | 'own'): Comparison =>
    compareValues(races, ({ splits }, seats) => splits.filter(({ seat }) => seats(seat)).map((split) => split[what]));
  return { result: of('result'), luck: of('luck'), choices: of('own') };
}

/** @param values one for each seat in question */
function compareValues(
  races: readonly FieldRace[],
  values: (tally: Tally, seats: (seat: Seat) => boolean) => readonly number[],
): Comparison {
  const pairs = races.map(({ tally, own }) => ({
    own: meanOf(values(tally, (seat) => own.includes(seat))),
    field: meanOf(values(tally, (seat) => !own.includes(seat))),
  }));
  return {
    own: meanOf(pairs.map(({ own }) => own)),
    field: meanOf(pairs.map(({ field }) => field)),
    difference: meanOver(pairs.map(({ own, field }) => own - field)),
  };
}

function compareKind(all: readonly FieldRace[], kind: string): KindComparison {
  // a race without such a decision says nothing about it
  const races = all.filter(({ tally }) => tally.kinds.some((of) => of.kind === kind));
  const seatsOf = races.map(({ tally, own }) => ({
    own: tally.kinds.filter((of) => of.kind === kind && own.includes(of.seat)),
    field: tally.kinds.filter((of) => of.kind === kind && !own.includes(of.seat)),
  }));
  const sum = (whose: 'own' | 'field', what: 'choices' | 'mistakes'): number =>
    seatsOf.reduce((total, seats) => total + seats[whose].reduce((part, of) => part + of[what], 0), 0);
  return {
    kind,
    // a seat without such a decision lost nothing by it
    ...compareValues(races, ({ kinds, splits }, seats) =>
      splits.filter(({ seat }) => seats(seat)).map(({ seat }) => kinds.find((of) => of.seat === seat && of.kind === kind)?.own ?? 0),
    ),
    choices: sum('own', 'choices'),
    mistakes: sum('own', 'mistakes'),
    fieldChoices: sum('field', 'choices'),
    fieldMistakes: sum('field', 'mistakes'),
  };
}
