import { fitsPattern, type CommonStep, type ScenarioEvent, type GameStep, type Scenario } from '../../../scenario/index.ts';

/** What a step of a guide is to come to: the `event` and `no-event` lines in its scenario's script, all together. */

type Pattern = Extract<CommonStep, { kind: 'event' | 'no-event' }>;
export type Scripted = Extract<CommonStep, { kind: 'act' }>;

export interface Goal {
  readonly patterns: readonly Pattern[];
  /** What the others and chance do, and what the reader might. */
  readonly acts: readonly Scripted[];
}

export function goalOf(scenario: Pick<Scenario<unknown, GameStep>, 'steps'>): Goal {
  const steps = scenario.steps as readonly CommonStep[];
  return {
    patterns: steps.filter((step) => step.kind === 'event' || step.kind === 'no-event'),
    acts: steps.filter((step) => step.kind === 'act'),
  };
}

export const isReached = ({ patterns }: Goal, happened: readonly ScenarioEvent<unknown>[]): boolean =>
  patterns.every((pattern) => happened.some((what) => fitsPattern(what, pattern)) === (pattern.kind === 'event'));
