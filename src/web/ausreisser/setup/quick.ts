import { ausreisser } from '../../../games/ausreisser/index.ts';
import { text } from '../../lib/words.svelte.ts';
import { createRace, newSeed } from '../../session/open.ts';
import { say } from '../say.ts';
import { lookOf } from '../looks.ts';
import { titlesOf } from '../titles.ts';

/** `Red`, or `Blue (easy)` for a bot: how a rider is called until somebody gives a name. */
export function defaultName(seat: number, driver: string): string {
  const name = say(`rider.${lookOf(seat)}`);
  return driver === 'human' ? name : say('bot', { name, bot: text('web', `bot-short.${driver}`) ?? driver });
}

/** Who rides at one click: a person, and bots of both strengths. */
const DRIVERS = ['human', 'medium', 'easy', 'easy'] as const;

/** A race to ride at once: three stages by the full rules. */
export async function quickRace(): Promise<string> {
  const riders = DRIVERS.map((driver, seat) => defaultName(seat, driver));
  const race = await createRace({ game: ausreisser, titles: titlesOf, setup: { riders, stages: 3 }, drivers: DRIVERS, seed: newSeed() });
  if (!race.ok) throw new Error(`the set-up that is offered does not work: ${race.error[0]?.code}`);
  return race.value;
}
