import { formatRecord, isVariationOf, keepsChance, variationFrom, variationName, type Driver, type Race } from '../../table/index.ts';
import { listRaces } from '../storage/index.ts';
import { adoptRace, findRace, type NewRace } from './open.ts';
import { saveRace } from './save.ts';

/** How a race is ridden on from one of its moments. */
export interface RideOn {
  /** As its record says; this race does not change it. */
  readonly race: Race;
  readonly id: string;
  /** After how many actions. */
  readonly at: number;
  /** The same for everybody who decides as before, or others; the same only where `keepsDice`. */
  readonly chance: 'same' | 'new';
  /** By seat. */
  readonly drivers: readonly Driver[];
  readonly name: string;
  readonly titles: NewRace['titles'];
}

/** Keeps a variation beneath its race, to be ridden; answers its id. */
export function rideOn({ race, id, at, chance, drivers, name, titles }: RideOn): Promise<string> {
  const seal = chance === 'same' && keepsChance(race, at) ? 'own' : 'new';
  return adoptRace(variationFrom(race, at, variationName(name)), seal, titles, drivers, id);
}

/** The race kept here of which a race from a file is a variation; '': it is not here. */
export async function findOriginal(variation: Race): Promise<string> {
  const names = variation.game.seats(variation.config).map(({ name }) => name);
  for (const { id, note } of await listRaces()) {
    if (note?.game !== variation.game.id || note.names.join('\n') !== names.join('\n')) continue;
    const found = await findRace(id, variation.game);
    if (found?.ok && isVariationOf(variation, found.value.race)) return id;
  }
  return '';
}

/** Hands a kept variation to the reader as a file, over or not; false where it cannot be read just now. Its seed is its own, or that of a race that is over. */
export async function saveVariation(id: string, game: string): Promise<boolean> {
  const { loadGame } = await import('../../games/index.ts');
  const rules = await loadGame(game);
  const found = rules === undefined ? null : await findRace(id, rules);
  if (!found?.ok) return false;
  const { race, note } = found.value;
  saveRace(id, formatRecord(race.chance.kind === 'sealed' ? { ...race, chance: { ...race.chance, seed: note.seed } } : race));
  return true;
}
