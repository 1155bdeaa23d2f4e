import type { Random } from '../../src/kit/index.ts';
import { createRandom } from '../../src/kit/index.ts';
import type { Author, Decision, Decisions, Match, MatchOptions, ParsedRecord, RaceLedger, Sealed } from '../../src/table/index.ts';
import { actionRow, createDecisions, createLedger, createMatch, parseRecord } from '../../src/table/index.ts';
import type { ToyAction, ToyConfig, ToyEvent, ToyState } from '../kit/toy-game.ts';
import { toyGame } from '../kit/toy-game.ts';

/** Matches of the toy game for the tests of the table: the table knows no game, so a small one will do. */

export const TOY: ToyConfig = { names: ['Anna', 'Ben "the bag"', 'Čeněk'], deck: [5, 6, 6, 6] };
export const SEALED = { seed: 'a sealed seed', contributions: ['rückenwind', undefined, 'x'] } as const;
const NO_CONTENT = { read: () => undefined, list: () => [] };

export type ToyMatch = Match<ToyState, ToyAction, ToyEvent>;

export const toyMatch = (
  options: MatchOptions<ToyState, ToyAction, ToyEvent> = { sealed: SEALED },
  setup: Partial<ToyConfig> = {},
): ToyMatch => createMatch(toyGame, { ...TOY, ...setup }, options);

export interface ToyDecisions {
  readonly ledger: RaceLedger<ToyState, ToyAction, ToyEvent>;
  readonly decisions: Decisions<ToyState, ToyAction, ToyEvent>;
  /** Writes a decision as a row, and applies it. */
  readonly store: (decision: Decision<ToyState, ToyAction, ToyEvent>, author?: Author) => void;
}

/** Decisions for a ledger, without a journal in between. */
export function toyDecisions(sealed: Sealed = SEALED): ToyDecisions {
  const ledger = createLedger(toyGame, TOY, []);
  const decisions = createDecisions(toyGame, TOY, ledger, { sealed });
  return {
    ledger,
    decisions,
    store(decision, author = 'person') {
      decisions.remove(decision);
      const row = actionRow({ n: ledger.lastRow + 1, entries: decision.entries, texts: decision.texts, author });
      const applied = ledger.apply(row, decision);
      if (!applied.ok) throw new Error(applied.error.code);
    },
  };
}

/** Acts at random until the end, or for a number of actions of seats. */
export function play(match: ToyMatch, actions = Infinity, random: Random = createRandom('ride')): ToyMatch {
  for (let i = 0; i < actions && toyGame.turn(match.state) >= 0; i++) {
    const choices = toyGame.choices(match.state);
    const result = match.act({ seat: toyGame.turn(match.state), action: choices[random.below(choices.length)]! });
    if (!result.ok) throw new Error(result.refusal.code);
  }
  return match;
}

export const readToy = (text: string, game: typeof toyGame = toyGame): ParsedRecord =>
  parseRecord(text, { game: (id) => (id === 'toy' ? game : undefined), content: NO_CONTENT });
