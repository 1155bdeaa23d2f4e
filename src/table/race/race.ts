import type { Game, Seat, FinalRank } from '../../kit/index.ts';
import { applyEvents } from '../../kit/index.ts';
import type { Contributions } from './dealer.ts';
import type { CalledOff } from './envelope.ts';
import type { Hint } from './hint.ts';

/** A game by the contract alone, because the table never uses its types. Every `Game<...>` is one. */
export type AnyRules = Game<unknown, unknown, unknown, unknown, unknown>;

/** An entry of the log: what a seat (or `CHANCE`) did, and its events. `n` counts from 1. */
export interface Entry<Action = unknown, Event = unknown> {
  readonly n: number;
  readonly seat: Seat;
  readonly action: Action;
  readonly events: readonly Event[];
  /** The sender's own name for the action, so that it acts once when it is sent twice. Not part of a record. */
  readonly id?: string;
}

/** Chance dealt by the keyed dealer. `seal` was shown before the race, `seed` is null until the envelope is opened. */
export interface SealedChance {
  readonly kind: 'sealed';
  readonly seal: string;
  readonly contributions: Contributions;
  readonly seed: string | null;
  /** How often the race was called off after a seal was shown and before it began, in order; left out where it was not. */
  readonly calledOff?: readonly CalledOff[];
  /** The first action that this seal counts for, where the race was taken over from elsewhere and went on under a new one; left out: the first of all. */
  readonly from?: number;
  /** `setupHashOf` the race as it began, which its dice depend on; left out: they do not depend on the set-up. */
  readonly setup?: string;
  /** Names were changed after the race had begun, so the set-up is no longer the one of `setup`. */
  readonly renamed?: true;
}

/** What a dealer is made from: the seed, and beside it what `SealedDice` holds. `contributions` null: they are still in their envelopes. */
export interface Sealed extends Pick<SealedChance, 'calledOff' | 'from' | 'setup' | 'renamed'> {
  readonly seed: string;
  /** The people throw and draw themselves and type what fell, so the seed is not used. */
  readonly typed?: true;
  readonly contributions?: Contributions | null;
}

/** The dice of a race with the seed that only its host knows. */
export const withSeed = (chance: Chance, seed: string): Sealed => {
  if (chance.kind === 'script') return { seed, ...(chance.typed === true ? { typed: true } : {}) };
  const { kind: _, seal: __, ...rest } = chance;
  return { ...rest, seed };
};

/**
 * Where the answers of chance come from. `script`: from outside, with nothing to verify (a test, a puzzle); `typed`: the people threw real dice and typed
 * what fell.
 */
export type Chance = SealedChance | { readonly kind: 'script'; readonly typed?: true };

/** The race that another one is a variation of: it begins with the first actions of that race, and goes on in its own way. */
export interface Variation {
  /** `originOf` that race and moment. */
  readonly of: string;
  /** How many actions it begins with. */
  readonly from: number;
  /** The name that its player gave it; '' where there is none. */
  readonly name: string;
}

/** One race as a record holds it: the set-up, where chance came from, and everything that happened. */
export interface Race {
  readonly game: AnyRules;
  /** The version of the rules it was played by; may be older than the game's. */
  readonly rulesVersion: number;
  readonly config: unknown;
  /** The day it began, `2026-11-27`; left out: not known. */
  readonly date?: string;
  readonly chance: Chance;
  readonly entries: readonly Entry[];
  /** As written; empty for a race that is not over. */
  readonly standings: readonly FinalRank[];
  /** Left out: it is a race of its own. */
  readonly variation?: Variation;
  /** In the order of their entries; left out: there are none. */
  readonly hints?: readonly Hint[];
  /** The line of every entry in the text it was read from, by index; empty where there is none. */
  readonly lines: readonly number[];
}

/**
 * Plays a race back as it was played: events are applied, nothing is decided anew.
 * @param visit is called with every entry and the state before it, and may end the walk. The state is live: copy what you keep
 * @returns the state where the walk ended
 */
export function playBack(race: Race, visit?: (entry: Entry, before: unknown) => 'stop' | undefined): unknown {
  let state = race.game.start(race.config);
  for (const entry of race.entries) {
    if (visit?.(entry, state) === 'stop') break;
    state = applyEvents(race.game, state, entry.events);
  }
  return state;
}

/**
 * The same race under a new seal, to be continued: for a race whose seed is not known, whose dice were typed in, or did not come from its seal. What was dealt before stays as it
 * is, and cannot be checked by the new seal. The record says from which action on the new seal counts.
 */
export function sealAnew(race: Race, seal: string): Race {
  const none = race.game.seats(race.config).map(() => undefined);
  const from = race.entries.length + 1;
  return { ...race, chance: { kind: 'sealed', seal, contributions: none, seed: null, ...(from > 1 ? { from } : {}) } };
}
