import { againstField, tallyOf, type AgainstField, type Analysis, type Mean } from '../analysis/index.ts';
import type { Race } from '../table/index.ts';
import type { Call } from './command.ts';
import { usage } from './failure.ts';
import { seatNames } from './record-file.ts';
import { formatTable } from './table.ts';

/** Somebody against the field over several races: where points are lost, by kind of decision. The page shows the same of all races kept. */

interface Understood {
  readonly race: Race;
  readonly analysis: Analysis;
}

/** The player of `--who`, by the name in the records or in the reader's language. Without it, the player of most races, the first of several. */
export function whoOf(races: readonly Race[], call: Call): string {
  const { words } = call;
  const names = races.map(seatNames);
  const asked = call.value('who');
  const known = [...new Set(names.flat())];
  if (asked === undefined) {
    const ridden = (name: string): number => names.filter((seats) => seats.includes(name)).length;
    return known.reduce((most, name) => (ridden(name) > ridden(most) ? name : most), known[0] ?? '');
  }
  const found = known.find((name) => name === asked || words.name(name) === asked);
  if (found === undefined) throw usage('analyse-nobody', { who: asked, names: known.map((name) => words.name(name)).join(', ') });
  return found;
}

/** Tells it of such a name, or prints it by docs/schema/field.schema.json. */
export function tellField(all: readonly Understood[], who: string, call: Call): void {
  const { io, words } = call;
  const rides = all.map(({ race, analysis }) => ({
    tally: tallyOf(analysis),
    own: seatNames(race).flatMap((name, seat) => (name === who ? [seat] : [])),
  }));
  const sum = againstField(rides);
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

/** Four places are more than is known. */
export function rounded<T>(value: T): T {
  const of = (one: unknown): unknown => {
    if (typeof one === 'number') return Math.round(one * 10_000) / 10_000;
    if (Array.isArray(one)) return one.map(of);
    if (typeof one !== 'object' || one === null) return one;
    return Object.fromEntries(Object.entries(one).map(([key, inner]) => [key, of(inner)]));
  };
  return of(value) as T;
}
