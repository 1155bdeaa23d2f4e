import type { Game, Seat } from './contract.ts';
import { CHANCE, NOBODY } from './contract.ts';
import { sumOfWeights } from './chance.ts';

/**
 * What every game promises about what comes from outside: a value that no text gives is refused as an action; a text that somebody changed is no
 * state, or one in which the game's laws hold; nothing throws. What to try is made up by whoever calls (test/kit/foreign-values.ts); a failure throws with
 * what was tried.
 */
export interface ForeignInput<Config, State> {
  readonly config: Config;
  /** The game's own laws, for hidden states too; throws where one is broken. */
  readonly checkInvariants: (state: State) => void;
  /** Whether nothing is put out of a state (`hide`), so that all options can be listed; always, unless told. */
  readonly isWhole?: (state: State) => boolean;
}

/** What a program might hand over where it should say who acts. */
const NO_SEATS = ['0', null, undefined, 0n, Symbol('seat'), [0], { valueOf: () => 0 }, () => 0] as unknown as readonly Seat[];

/** How many options of a position are carried out. */
const SAMPLES = 6;

/** As much of anything as a failure can show. */
const shown = (value: unknown): string => {
  try {
    return (JSON.stringify(value) ?? String(value)).slice(0, 500);
  } catch {
    return Object.prototype.toString.call(value);
  }
};

/** `value` is offered as an action by every seat: refused by whyNot and decide alike, unless it is one of the options; the state stays as it is. */
export function checkForeignAction<C, S, A, E, V>(game: Game<C, S, A, E, V>, config: C, state: S, value: unknown): void {
  const before = game.formatState(state);
  const turn = game.turn(state);
  const players = game.seats(config).map((_, seat) => seat);
  const broken = (seat: Seat, what: string): never => {
    throw new Error([`${game.id}: ${what}`, `  ${shown(value)} by seat ${String(seat)}`, `  ${before}`].join('\n'));
  };
  const answersTo = (seat: Seat) => {
    try {
      return { why: game.whyNot(state, seat, value as A), decided: game.decide(state, seat, value as A) };
    } catch (error) {
      return broken(seat, `throws: ${String(error)}`);
    }
  };
  for (const seat of new Set([turn, ...players, players.length, CHANCE, NOBODY, NaN, 0.5, 2 ** 40, ...NO_SEATS])) {
    const { why, decided } = answersTo(seat);
    if (game.formatState(state) !== before) broken(seat, 'changed the state');
    if ((why === null) !== decided.ok) broken(seat, 'whyNot and decide disagree');
    if (why === null || decided.ok) {
      if (seat !== turn || !decided.ok || !isListed(game, state, decided.action)) broken(seat, 'what is not listed is carried out');
      if (decided.ok && decided.action === value && !isOption(game, state, value)) broken(seat, 'the sender’s own object is carried out');
      continue;
    }
    const factsAreFine = Object.values(why.facts).every((fact) => ['string', 'number', 'boolean'].includes(typeof fact));
    if (why.code === '' || typeof why.section !== 'string' || !factsAreFine) broken(seat, `no refusal: ${shown(why)}`);
    if (!decided.ok && shown(decided.refusal) !== shown(why)) broken(seat, 'whyNot and decide give different reasons');
  }
}

/** Games may list new objects each time; then none of them is the sender's. */
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
 * `text` is read as a state: a problem with its column, or a position that is written the same again, keeps the laws and can be ridden on.
 * @returns whether it was read
 */
export function checkStateText<C, S, A, E, V>(game: Game<C, S, A, E, V>, play: ForeignInput<C, S>, text: string): boolean {
  const broken = (what: string): never => {
    throw new Error([`${game.id}: ${what}`, `  ${text.slice(0, 5_000)}`].join('\n'));
  };
  const trying = <T>(what: string, attempt: () => T): T => {
    try {
      return attempt();
    } catch (error) {
      return broken(`${what}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
    }
  };
  const read = trying('parseState throws', () => game.parseState(play.config, text));
  if (!read.ok) {
    const { code, column = 0 } = read.error;
    if (code === '' || column < 1 || column > text.length + 1) broken(`a problem without its place: ${shown(read.error)}`);
    return false;
  }
  const state = read.value;
  const written = trying('formatState throws', () => game.formatState(state));
  const again = game.parseState(play.config, written);
  if (!again.ok || game.formatState(again.value) !== written) broken('what was read is not written the same');
  trying('a law is broken', () => play.checkInvariants(state));
  trying('a look at it throws', () => {
    for (const seat of [...game.seats(play.config).keys(), NOBODY]) {
      game.view(state, seat);
      game.formatState(game.hide(state, seat));
    }
    return [game.pending(state), game.progress(state), game.stateJson(state), game.standings(state)];
  });
  if (play.isWhole?.(state) ?? true) trying('it cannot be ridden on', () => rideOn(game, play, state));
  return true;
}

/** Some options, each on a copy: they are listed, accepted, and lead to positions in which the laws hold. */
function rideOn<C, S, A, E, V>(game: Game<C, S, A, E, V>, { checkInvariants }: ForeignInput<C, S>, state: S): void {
  const turn = game.turn(state);
  if (turn === NOBODY) return;
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
