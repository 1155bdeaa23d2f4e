// @ts-check
/**
 * Runs the test kit on a game: random races that check every promise of the contract, and a state as
 * text.
 */
import { content } from 'windschatten/content';
import { reifenbreite } from 'windschatten/games/reifenbreite';
import { createRandom } from 'windschatten/kit';
import { checkRandomPlay, checkSetup, checkStateText } from 'windschatten/kit/testkit';

const setup = {
  rules: { level: 'basic' },
  managers: [
    { name: 'Anna', teams: ['red'] },
    { name: 'Ben', teams: ['blue'] },
  ],
  stages: [{ course: 'criterium' }],
};
const config = reifenbreite.configure(setup, content);
if (!config.ok) throw new Error(JSON.stringify(config.error));

checkSetup(reifenbreite, config.value, content);
const seed = process.argv[2] ?? 'example';
const { steps, kinds, state } = checkRandomPlay(reifenbreite, {
  config: config.value,
  seed,
  random: createRandom(seed),
  maxSteps: 12_000,
  deepEvery: 211,
});
checkStateText(
  reifenbreite,
  { config: config.value, checkInvariants: () => undefined },
  reifenbreite.formatState(state),
);
console.log(`${steps} steps, ${[...kinds.keys()].join(', ')}: all checks passed`);
