import { fitsPattern, type CommonStep, type ScenarioEvent, type GameStep, type Scenario } from '../../../scenario/index.ts';

/** The goal of a step: all `event` and `no-event` lines of its scenario's script. */

type Pattern = Extract<CommonStep, { kind: 'event' | 'no-event' }>;
export type Scripted = Extract<CommonStep, { kind: 'act' }>;

export interface Goal {
  readonly patterns: readonly Pattern[];
  /** The script's actions of the other seats and chance, and possible actions of the reader. */
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
