import { fail, createNumberPool, ok, type Problem, type Result } from '../../kit/index.ts';
import { PHASE } from './action.ts';
import { deckWithout, SPECIAL_CARDS } from './cards.ts';
import type { Config } from './config.ts';
import { parseSetup } from './setup.ts';
import { F, get, handIsKnown, stockIsKnown, type State } from './state.ts';
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
  const wrong = read.ok ? whyNoStart(read.value) : read.error;
  return wrong === null ? ok(config) : fail([{ code: wrong.code, at: 'start', facts: wrong.facts ?? {} }]);
}

/** Why a game cannot start here: a start position is playable and complete. */
function whyNoStart(s: State): Problem | null {
  const isKnown = stockIsKnown(s) && s.config.setup.riders.every((_, rider) => handIsKnown(s, rider));
  return !isKnown ? { code: 'setup-start-hidden' } : get(s, F.phase) === PHASE.over ? { code: 'setup-start-over' } : null;
}
