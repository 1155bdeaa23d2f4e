import { fail, createNumberPool, ok, type Problem, type Result } from '../../kit/index.ts';
import { PHASE } from './action.ts';
import { deckWithout, SPECIAL_CARDS } from './cards.ts';
import type { Config } from './config.ts';
import { parseSetup } from './setup.ts';
import { F, get, handIsKnown, stockIsKnown } from './state.ts';
import { parseState } from './state-text.ts';

/** Checks an untrusted set-up and makes a playable race of it. Returns all problems at once. */
export function configure(input: unknown): Result<Config, readonly Problem[]> {
  const { setup, problems } = parseSetup(input);
  if (setup === null) return fail(problems);
  const deck = deckWithout(setup.game === 'full' ? (setup.without ?? []) : SPECIAL_CARDS);
  const config: Config = {
    setup,
    riderCount: setup.riders.length,
    deck,
    work: {
      copy: null,
      playWithoutEvents: null,
      options: { items: [], count: 0, isImmutable: true },
      buffer: [],
      blocks: createNumberPool(),
    },
  };
  if (setup.start === undefined) return ok(config);
  const read = parseState(config, setup.start);
  if (!read.ok) return fail([{ code: read.error.code, at: 'start', facts: read.error.facts ?? {} }]);
  // the start position must be playable and complete
  const whole = stockIsKnown(read.value) && setup.riders.every((_, rider) => handIsKnown(read.value, rider));
  if (!whole) return fail([{ code: 'setup-start-hidden', at: 'start' }]);
  return get(read.value, F.phase) === PHASE.over ? fail([{ code: 'setup-start-over', at: 'start' }]) : ok(config);
}
