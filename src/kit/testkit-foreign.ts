import type { Game, Seat } from './contract.ts';
import { CHANCE, NO_SEAT } from './contract.ts';
import { sumOfWeights } from './chance.ts';

/**
 * Checks how a game treats untrusted input. A value that no text gives is refused as an action; a corrupted text is
 * no state, or a state that satisfies the game's invariants; nothing throws. The caller supplies the values to try
 * (test/kit/foreign-values.ts). A failure throws an error that shows the input.
 */
export interface ForeignInput<Config, State> {
  readonly config: Config;
  /** Checks the game's own invariants, for hidden states too; throws if one is violated. */
  readonly checkInvariants: (state: State) => void;
  /** Whether a state has no hidden parts, so that all options can be listed. Default: always. */
  readonly isWhole?: (state: State) => boolean;
}

/** Values that a faulty program might pass as a seat. */
const INVALID_SEATS = ['0', null, undefined, 0n, Symbol('seat'), [0], { valueOf: () => 0 }, () => 0] as unknown as readonly Seat[];

/** How many options of a position are played. */
const SAMPLES = 6;

/** A value as text for an error message, shortened. */
const inspect = (value: unknown): string => {
  try {
    return (JSON.stringify(value) ?? String(value)).slice(0, 500);
  } catch {
    return Object.prototype.toString.call(value);
  }
};

/**
 * Offers `value` as an action for every seat. `whyNot` and `decide` must both refuse it unless it is a legal
 * option, and the state must not change.
 */
export function checkForeignAction<C, S, A, E, V>(game: Game<C, S, A, E, V>, config: C, state: S, value: unknown): void {
  const before = game.formatState(state);
  const turn = game.turn(state);
  const players = game.seats(config).map((_, seat) => seat);
  const fail = (seat: Seat, what: string): never => {
    throw new Error([`${game.id}: ${what}`, `  ${inspect(value)} by seat ${String(seat)}`, `  ${before}`].join('\n'));
  };
  const answersTo = (seat: Seat) => {
    try {
      return { why: game.whyNot(state, seat, value as A), decided: game.decide(state, seat, value as A) };
    } catch (error) {
      return fail(seat, `throws: ${String(error)}`);
    }
  };
  for (const seat of new Set([turn, ...players, players.length, CHANCE, NO_SEAT, NaN, 0.5, 2 ** 40, ...INVALID_SEATS])) {
    const { why, decided } = answersTo(seat);
    if (game.formatState(state) !== before) fail(seat, 'changed the state');
    if ((why === null) !== decided.ok) fail(seat, 'whyNot and decide disagree');
    if (why === null || decided.ok) {
      if (seat !== turn || !decided.ok || !isListed(game, state, decided.action)) fail(seat, 'what is not listed is carried out');
      if (decided.ok && decided.action === value && !isOption(game, state, value)) fail(seat, 'the sender’s own object is carried out');
      continue;
    }
    const factsAreFine = Object.values(why.facts).every((fact) => ['string', 'number', 'boolean'].includes(typeof fact));
    if (why.code === '' || typeof why.section !== 'string' || !factsAreFine) fail(seat, `no refusal: ${inspect(why)}`);
    if (!decided.ok && inspect(decided.refusal) !== inspect(why)) fail(seat, 'whyNot and decide give different reasons');
  }
}

/** Whether `value` is one of the game's own option objects. A game may list new objects each time; then it never is. */
const isOption = <C, S, A, E, V>(game: Game<C, S, A, E, V>, state: S, value: unknown): boolean =>
  optionsOf(game, state).some((option) => option === value);

function isListed<C, S, A, E, V>(game: Game<C, S, A, E, V>, state: S, action: A): boolean {
  const text = game.actions.format(state, action);
  return optionsOf(game, state).some((option) => game.actions.format(state, option) === text);
}

function optionsOf<C, S, A, E, V>(game: Game<C, S, A, E, V>, state: S): readonly A[] {
  return game.turn(state) === CHANCE ? game.outcomes(state).map(({ action }) => action) : game.choices(state);
}

/**
 * Parses `text` as a state. It must give a problem with its column, or a position that formats to the same text,
 * satisfies the invariants and is playable.
 * @returns whether the text was read as a state
 */
export function checkStateText<C, S, A, E, V>(game: Game<C, S, A, E, V>, play: ForeignInput<C, S>, text: string): boolean {
  const fail = (what: string): never => {
    throw new Error([`${game.id}: ${what}`, `  ${text.slice(0, 5_000)}`].join('\n'));
  };
  const trying = <T>(what: string, attempt: () => T): T => {
    try {
      return attempt();
    } catch (error) {
      return fail(`${what}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
    }
  };
  const read = trying('parseState throws', () => game.parseState(play.config, text));
  if (!read.ok) {
    const { code, column = 0 } = read.error;
    if (code === '' || column < 1 || column > text.length + 1) fail(`a problem without its place: ${inspect(read.error)}`);
    return false;
  }
  const state = read.value;
  const written = trying('formatState throws', () => game.formatState(state));
  const again = game.parseState(play.config, written);
  if (!again.ok || game.formatState(again.value) !== written) fail('what was read is not written the same');
  trying('a law is broken', () => play.checkInvariants(state));
  trying('a look at it throws', () => {
    for (const seat of [...game.seats(play.config).keys(), NO_SEAT]) {
      game.view(state, seat);
      game.formatState(game.hide(state, seat));
    }
    return [game.pending(state), game.progress(state), game.stateJson(state), game.standings(state)];
  });
  if (play.isWhole?.(state) ?? true) trying('it cannot be ridden on', () => playOptions(game, play, state));
  return true;
}

/**
 * Plays some options, each on a copy. They must be listed, accepted, and lead to positions that satisfy the
 * invariants.
 */
function playOptions<C, S, A, E, V>(game: Game<C, S, A, E, V>, { checkInvariants }: ForeignInput<C, S>, state: S): void {
  const turn = game.turn(state);
  if (turn === NO_SEAT) return;
  if (turn === CHANCE) {
    sumOfWeights(game.outcomes(state));
    if (!/^\S+$/.test(game.chanceKey(state))) throw new Error('no chance key');
  }
  const options = optionsOf(game, state);
  if (options.length === 0) throw new Error(`seat ${turn} decides and has no option`);
  const every = Math.ceil(options.length / SAMPLES);
  for (const option of options.filter((_, i) => i % every === 0)) {
    const text = game.actions.format(state, option);
    const decided = game.decide(state, turn, option);
    if (!decided.ok) throw new Error(`the option ${text} is refused: ${decided.refusal.code}`);
    checkInvariants(decided.events.reduce((at, event) => game.evolve(at, event), game.copy(state)));
  }
}
