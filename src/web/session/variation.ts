import { formatRecord, isVariationOf, keepsChance, variationFrom, variationName, type Driver, type Race } from '../../table/index.ts';
import { listRaces } from '../storage/index.ts';
import { adoptRace, findRace, type NewRace } from './open.ts';
import { saveRace } from './save.ts';

/** A request to play a race on from one of its moments. */
export interface VariationRequest {
  /** The original, which stays unchanged. */
  readonly race: Race;
  readonly id: string;
  /** The number of actions before the moment. */
  readonly at: number;
  /** `same`: equal actions get equal dice and cards, possible only if `keepsChance`. */
  readonly chance: 'same' | 'new';
  /** By seat. */
  readonly drivers: readonly Driver[];
  readonly name: string;
  readonly titles: NewRace['titles'];
}

/** Stores a variation of a race, to be played. @returns its id */
export function startVariation({ race, id, at, chance, drivers, name, titles }: VariationRequest): Promise<string> {
  const seal = chance === 'same' && keepsChance(race, at) ? 'own' : 'new';
  return adoptRace(variationFrom(race, at, variationName(name)), seal, titles, drivers, id);
}

/** The id of the stored race of which a race from a file is a variation; '' if it is not in this browser. */
export async function findOriginal(variation: Race): Promise<string> {
  const names = variation.game.seats(variation.config).map(({ name }) => name);
  for (const { id, note } of await listRaces()) {
    if (note?.game !== variation.game.id || note.names.join('\n') !== names.join('\n')) continue;
    const found = await findRace(id, variation.game);
    if (found?.ok && isVariationOf(variation, found.value.race)) return id;
  }
  return '';
}

/** Saves a stored variation as a file with its seed, over or not. @returns false if it cannot be read */
export async function saveVariation(id: string, game: string): Promise<boolean> {
  const { loadGame } = await import('../../games/index.ts');
  const rules = await loadGame(game);
  const found = rules === undefined ? null : await findRace(id, rules);
  if (!found?.ok) return false;
  const { race, note } = found.value;
  saveRace(id, formatRecord(race.chance.kind === 'sealed' ? { ...race, chance: { ...race.chance, seed: note.seed } } : race));
  return true;
}
