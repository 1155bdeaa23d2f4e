import type { Game } from '../../kit/index.ts';
import type { Contributions } from '../race/dealer.ts';
import { sealOf } from '../race/envelope.ts';
import type { Hint } from '../race/hint.ts';
import type { Chance, Entry, Race, Sealed } from '../race/race.ts';

/** A race as it stands, to be written down. The seed is in it only where the envelope is opened. @param hints in the order of their entries */
export function raceSoFar<C, S, A, E, V>(
  game: Game<C, S, A, E, V>,
  config: C,
  {
    sealed,
    rulesVersion,
    date,
    log,
    hints,
    contributions,
    envelope,
  }: {
    readonly sealed: Sealed | undefined;
    readonly rulesVersion: number;
    readonly date?: string | undefined;
    readonly log: { readonly entries: readonly Entry<A, E>[]; readonly state: S };
    readonly hints: readonly Hint[];
    readonly contributions: Contributions;
    readonly envelope: 'sealed' | 'opened';
  },
): Race {
  const chance: Chance =
    sealed && sealed.typed !== true
      ? { ...sealed, kind: 'sealed', seal: sealOf(sealed.seed), contributions, seed: envelope === 'opened' ? sealed.seed : null }
      : { kind: 'script', ...(sealed?.typed === true ? { typed: true } : {}) };
  const race: Race = { game, rulesVersion, config, chance, entries: [...log.entries], standings: game.standings(log.state), lines: [] };
  return { ...race, ...(date === undefined ? {} : { date }), ...(hints.length === 0 ? {} : { hints }) };
}
