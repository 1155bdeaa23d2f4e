import type { Scenario, Step } from '../../../games/reifenbreite/scenario/index.ts';

/** What a step of the guided race is to come to: the `event` and `no-event` lines in its scenario's script, all together. */

type Pattern = Extract<Step, { kind: 'event' | 'no-event' }>;
export type Scripted = Extract<Step, { kind: 'act' }>;

export interface Goal {
  readonly patterns: readonly Pattern[];
  /** What the others and chance do, and what the reader might. */
  readonly acts: readonly Scripted[];
}

/** An event by its names, as the log has it. */
interface Told {
  readonly type: string;
  readonly facts: Readonly<Record<string, unknown>>;
}

export const goalOf = ({ steps }: Scenario): Goal => ({
  patterns: steps.filter((step) => step.kind === 'event' || step.kind === 'no-event'),
  acts: steps.filter((step) => step.kind === 'act'),
});

export const isReached = ({ patterns }: Goal, happened: readonly Told[]): boolean =>
  patterns.every((pattern) => happened.some((told) => fits(told, pattern)) === (pattern.kind === 'event'));

const fits = ({ type, facts }: Told, pattern: Pattern): boolean =>
  type === pattern.type &&
  pattern.fields.every((field) => {
    const [name = '', value] = field.split('=');
    return wordOf(facts[name]) === value;
  });

/** A fact as the text form of events writes it. */
function wordOf(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value)) return value.map(wordOf).join(',');
  return typeof value === 'number' || typeof value === 'string' ? String(value) : '-';
}
