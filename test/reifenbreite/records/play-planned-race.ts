import { reifenbreite as game } from '../../../src/games/reifenbreite/index.ts';
import { createRandom, NO_SEAT } from '../../../src/kit/index.ts';
import { createMatch, type Race } from '../../../src/table/index.ts';
import { content } from '../../games/content.ts';
import { riderOf, type PlannedRace } from './plan.ts';

/** Plays a planned race at the table; a sealed seed deals. */
export function playPlannedRace({ name, setup, styles, seed }: PlannedRace): Race {
  const config = game.configure(setup, content);
  if (!config.ok) throw new Error(`${name}: ${JSON.stringify(config.error)}`);
  const match = createMatch(game, config.value, { sealed: { seed } });
  const riders = styles.map(riderOf);
  const numbers = styles.map((_, seat) => createRandom(seed, seat));
  for (let seat = game.turn(match.state); seat !== NO_SEAT; seat = game.turn(match.state)) {
    const action = riders[seat]!.choose(match.stateFor(seat), game.choices(match.state), numbers[seat]!);
    const result = match.act({ seat, action: action as never });
    if (!result.ok) throw new Error(`${name}: ${JSON.stringify(result.refusal)}`);
  }
  return match.race('opened');
}
