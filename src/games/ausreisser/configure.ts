import { fail, ok, type Problem, type Result } from '../../kit/index.ts';
import { FULL_DECK, SIMPLE_DECK } from './cards.ts';
import type { Config } from './config.ts';
import { parseSetup } from './setup.ts';

export function configure(input: unknown): Result<Config, readonly Problem[]> {
  const { setup, problems } = parseSetup(input);
  if (setup === null) return fail(problems);
  const deck = setup.game === 'full' ? FULL_DECK : SIMPLE_DECK;
  return ok({
    setup,
    riderCount: setup.riders.length,
    deck,
    work: { copy: null, untold: null, options: { at: [], count: 0 }, buffer: [] },
  });
}
