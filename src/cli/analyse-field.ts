import { againstField, tallyOf, type AgainstField, type Analysis, type Mean } from '../analysis/index.ts';
import type { Race } from '../table/index.ts';
import type { Call } from './command.ts';
import { usage } from './failure.ts';
import { seatNames } from './record-file.ts';
import { formatTable } from './table.ts';

/** Compares a player with the field over several races, and shows which kinds of decision lose points. The page shows the same for all stored races. */

interface AnalysedRace {
  readonly race: Race;
  readonly analysis: Analysis;
}

/** The player of `--who`, by the name in the records or in the reader's language. Without `--who`, the player of the most races; among several, the first. */
export function playerOf(races: readonly Race[], call: Call): string {
  const { words } = call;
  const names = races.map(seatNames);
  const wanted = call.value('who');
  const known = [...new Set(names.flat())];
  if (wanted === undefined) {
    const racesOf = (name: string): number => names.filter((seats) => seats.includes(name)).length;
    return known.reduce((most, name) => (racesOf(name) > racesOf(most) ? name : most), known[0] ?? '');
  }
  const found = known.find((name) => name === wanted || words.name(name) === wanted);
  if (found === undefined) throw usage('analyse-nobody', { who: wanted, names: known.map((name) => words.name(name)).join(', ') });
  return found;
}

/** Prints the comparison for a player: tables, or JSON that follows docs/schema/field.schema.json. */
export function printField(all: readonly AnalysedRace[], who: string, call: Call): void {
  const { io, words } = call;
  const races = all.map(({ race, analysis }) => ({
    tally: tallyOf(analysis),
    own: seatNames(race).flatMap((name, seat) => (name === who ? [seat] : [])),
  }));
  const sum = againstField(races);
  const { game } = all[0]!.race;
  if (call.flag('json')) {
    io.json({ format: 'windschatten-field', version: 1, game: game.id, who, evaluation: all[0]!.analysis.evaluation, ...rounded(sum) });
    return;
  }
  io.say(words.text('field-head', { who: words.name(who), races: sum.races }));
  io.say();
  io.say(tableOf(sum, game.id, call));
  io.say();
  for (const [name, cards] of [[words.name(who), sum.cards] as const, [words.text('field-field'), sum.fieldCards] as const]) {
    const { well, badly, open, kept, gain, deviation } = cards;
    io.say(words.text('field-cards', { name, well, badly, open, kept, gain: signed(gain), deviation: deviation.toFixed(1) }));
  }
}

function tableOf({ kinds, choices, luck, result }: AgainstField, game: string, { words, io }: Call): string {
  const heads = ['kind', 'difference', 'own', 'field', 'mistakes', 'choices'].map((key) => words.text(`field-${key}`));
  const numbers = (of: { own: number; field: number; difference: Mean }): string[] => [
    differenceOf(of.difference),
    signed(of.own),
    signed(of.field),
  ];
  const rows = kinds.map((of) => [
    words.kind(game, of.kind),
    ...numbers(of),
    `${of.mistakes} (${of.fieldMistakes})`,
    `${of.choices} (${of.fieldChoices})`,
  ]);
  const sums = [
    { key: 'all', of: choices },
    { key: 'luck', of: luck },
    { key: 'result', of: result },
  ].map(({ key, of }) => [words.text(`field-${key}`), ...numbers(of), '', '']);
  return formatTable(heads, [...rows, ...sums], io);
}

const signed = (value: number): string => (value > 0 ? '+' : '') + value.toFixed(1).replace(/^-0\.0$/, '0.0');
const differenceOf = ({ mean, within }: Mean): string => (within === null ? signed(mean) : `${signed(mean)} ± ${within.toFixed(1)}`);

/** Rounds all numbers in a value to four decimal places; more would not be significant. */
export function rounded<T>(value: T): T {
  const of = (one: unknown): unknown => {
    if (typeof one === 'number') return Math.round(one * 10_000) / 10_000;
    if (Array.isArray(one)) return one.map(of);
    if (typeof one !== 'object' || one === null) return one;
    return Object.fromEntries(Object.entries(one).map(([key, inner]) => [key, of(inner)]));
  };
  return of(value) as T;
}
