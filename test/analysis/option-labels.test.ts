import { expect, test } from 'vitest';
import { spokenFactsOf } from '../../src/kit/index.ts';
import { playBack } from '../../src/table/index.ts';
import { createTranslator, LANGUAGES } from '../../src/words/index.ts';
import { recordedRace } from '../games/recorded.ts';
import { catalogue, cataloguesOf, formsOf } from '../games/words.ts';

/**
 * The analysis, the hints and the best moves name an option by its action's sentence. Two options with the same name
 * would read as “Better: Play 43 instead of Play 43”.
 */

const RACES = [
  'ausreisser/four-mixed',
  'ausreisser/no-speed-card',
  'ausreisser/two-five-stages',
  'reifenbreite/034-everything-professional-two',
  'reifenbreite/045-track-professional-four',
  'reifenbreite/criterium',
  'reifenbreite/giro-d-italia',
  'reifenbreite/tour-de-france',
];
/** Every position of these races would take minutes in three languages. */
const EVERY = 9;

test.each(RACES.flatMap((race) => LANGUAGES.map((language) => [race, language] as const)))('%s, %s', (name, language) => {
  const race = recordedRace(name);
  const { game } = race;
  const names = game.seats(race.config).map((seat) => seat.name);
  const words = createTranslator({
    language,
    catalogues: (each) => ({
      nouns: catalogue('house', each, 'nouns'),
      ...Object.fromEntries(cataloguesOf(game.id, each).map((file) => [`${game.id}/${file}`, catalogue(game.id, each, file)])),
    }),
    forms: formsOf,
    nounOfSeat: () => 'chance',
  });
  const alike: string[] = [];
  let positions = 0;
  playBack(race, ({ n }, before) => {
    if (n % EVERY !== 0 || game.turn(before) < 0) return undefined;
    const options = game.choices(before);
    const labels = options.map((option) =>
      words.sentence([game.id], 'actions', game.actions.toNamed(before, option).type, spokenFactsOf(game, before, option), names),
    );
    positions++;
    labels.forEach((label, i) => {
      if (labels.indexOf(label) !== i) alike.push(`${n}: ${label} (${game.actions.format(before, options[i])})`);
    });
    return undefined;
  });
  expect(positions).toBeGreaterThan(3);
  expect(alike).toEqual([]);
});
