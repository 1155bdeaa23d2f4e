import type { Game, Progress, Seat } from './contract.ts';
import { CHANCE, NO_SEAT } from './contract.ts';
import { sumOfWeights } from './chance.ts';
import { factsOf } from './fields.ts';
import type { Refusal } from './result.ts';
import { checkAdvance, checkIndistinguishable, checkHidden } from './testkit-hidden.ts';
import { shadowOf } from './testkit-unchecked.ts';
import type { RandomPlay, Walk } from './testkit-walk.ts';
import { expectSame, listing, play, sample } from './testkit-walk.ts';

export { checkForeignAction, checkStateText } from './testkit-foreign.ts';
export type { ForeignInput } from './testkit-foreign.ts';
export type { RandomPlay } from './testkit-walk.ts';

/** Statistics of a random walk: its length, how often each kind of decision occurred, and the final state. */
export interface RandomPlayResult<State> {
  readonly steps: number;
  readonly kinds: ReadonlyMap<string, number>;
  readonly state: State;
}

/** Texts on which no parser of actions may throw. */
const GARBAGE = ['', ' ', '?', '-1', 'ä ö', '\t', 'x'.repeat(300)];

/** Plays one game to its end with random options and checks the contract at each step. */
export function checkRandomPlay<C, S, A, E, V>(game: Game<C, S, A, E, V>, play: RandomPlay<C, S, A>): RandomPlayResult<S> {
  let step = 0;
  const players = game.seats(play.config).map((_, seat) => seat);
  const fail = (what: string, ...texts: readonly string[]): never => {
    throw new Error([`${game.id}, seed ${play.seed}, step ${step}: ${what}`, ...texts.map((text) => `  ${text}`)].join('\n'));
  };
  const walk: Walk<C, S, A, E, V> = { game, play, players, fail };

  const state = game.start(play.config);
  expectSame(walk, 'two starts of one set-up', game.formatState(state), game.formatState(game.start(play.config)));
  const seen = players.map((seat) => game.hide(state, seat));
  const kinds = new Map<string, number>();
  const keys = new Set<string>();
  const words = new Map<number, string>();
  let progress: Progress | null = null;
  const shadow = shadowOf(walk);

  for (;;) {
    play.checkInvariants?.(state);
    const deciding = game.turn(state);
    progress = checkProgress(walk, state, progress);
    const options = checkedOptions(walk, state, keys);
    if (deciding === CHANCE && play.imaginedWord !== undefined)
      checkImaginedWord(walk, play.imaginedWord(state), game.chanceKey(state), words);
    const deep = step % (play.deepEvery ?? 1) === 0;
    if (deep) checkPosition(walk, state, options);
    if (deciding === NO_SEAT) break;
    if (step >= play.maxSteps) fail(`not over after ${play.maxSteps} actions`);
    const { kind } = game.pending(state);
    kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
    const index = play.random.below(options.length);
    shadow?.look(state, options);
    shadow?.follow(index);
    playAndFollow(walk, state, deciding, options[index]!, { seen, after: deep ? 'every event' : 'all events' });
    shadow?.compare(state);
    step++;
  }
  return { steps: step, kinds, state };
}

/** Checks that a complete set-up configures again and starts the same race. `config` must come from `configure`. */
export function checkSetup<C, S, A, E, V>(game: Game<C, S, A, E, V>, config: C, content: Parameters<(typeof game)['configure']>[1]): void {
  const written = JSON.stringify(game.setupOf(config));
  const again = game.configure(JSON.parse(written), content);
  if (!again.ok) throw new Error(`${game.id}: the written set-up is refused: ${JSON.stringify(again.error)}\n  ${written}`);
  const rewritten = JSON.stringify(game.setupOf(again.value));
  if (rewritten !== written) throw new Error(`${game.id}: the written set-up reads back differently\n  ${written}\n  ${rewritten}`);
  const [first, second] = [game.formatState(game.start(config)), game.formatState(game.start(again.value))];
  if (first !== second) throw new Error(`${game.id}: the written set-up starts differently\n  ${first}\n  ${second}`);
}

/** Returns all options of the deciding seat and checks that only the right list is filled. */
function checkedOptions<C, S, A, E, V>({ game, players, fail }: Walk<C, S, A, E, V>, state: S, keys: Set<string>): readonly A[] {
  const turn = game.turn(state);
  const choices = game.choices(state);
  const outcomes = game.outcomes(state);
  const standings = game.standings(state);
  if (game.pending(state).seat !== turn) fail(`pending names seat ${game.pending(state).seat}, turn seat ${turn}`);
  if (turn === NO_SEAT) {
    if (choices.length + outcomes.length > 0) fail('the game is over and lists options');
    if (players.some((seat) => standings.filter((line) => line.seat === seat).length !== 1))
      fail('final standings without every seat once', JSON.stringify(standings));
    for (const { rank } of standings)
      if (rank !== 1 + standings.filter((line) => line.rank < rank).length) fail('ranks that do not count', JSON.stringify(standings));
    return [];
  }
  if (standings.length > 0) fail('standings before the end');
  if (turn === CHANCE) {
    if (choices.length > 0) fail('chance is asked, and choices are listed');
    sumOfWeights(outcomes);
    const key = game.chanceKey(state);
    if (!/^[^\s]+$/.test(key)) fail(`chance key "${key}" is not one word`);
    if (keys.has(key)) fail(`chance key ${key} comes twice`);
    keys.add(key);
    return outcomes.map(({ action }) => action);
  }
  if (!players.includes(turn)) fail(`seat ${turn} decides and does not exist`);
  if (outcomes.length > 0) fail('a seat decides, and outcomes are listed');
  if (choices.length === 0) fail(`seat ${turn} decides and has no option`);
  return choices;
}

/** @param words the words of earlier questions, with their keys */
function checkImaginedWord<C, S, A, E, V>({ fail }: Walk<C, S, A, E, V>, word: number, key: string, words: Map<number, string>): void {
  const earlier = words.get(word);
  if (earlier !== undefined) fail('two questions of an imagined race share a word', earlier, key);
  words.set(word, key);
}

/**
 * Checks that stages and rounds count up and that every seat sees the same progress.
 * @param before the progress before this step; null at the start
 */
function checkProgress<C, S, A, E, V>({ game, players, fail }: Walk<C, S, A, E, V>, state: S, before: Progress | null): Progress {
  const progress = game.progress(state);
  const { stage, stages, round } = progress;
  const wrong = (what: string): never => fail(what, JSON.stringify(before), JSON.stringify(progress));
  const isCount = (n: number, least: number): boolean => Number.isSafeInteger(n) && n >= least;
  if (!isCount(stages, 1) || !isCount(stage, 1) || stage > stages || (round !== null && !isCount(round, 0)))
    wrong('progress does not count');
  if (stages !== (before?.stages ?? stages)) wrong('another number of stages');
  const begun = stage - (before?.stage ?? 0);
  if (begun !== 1 && (before === null || begun !== 0)) wrong('stages do not follow one another');
  // counted rounds go up by one at most; a stage may begin before its first round or with it
  const last = begun === 0 ? (before?.round ?? null) : 0;
  if (last !== null && round !== null && round !== last && round !== last + 1) wrong('rounds do not follow one another');
  if (begun === 0 && last !== null && round === null) wrong('rounds are counted no more');
  if (game.turn(state) === NO_SEAT && stage !== stages) wrong('over before the last stage');
  for (const seat of players)
    if (JSON.stringify(game.progress(game.hide(state, seat))) !== JSON.stringify(progress)) fail(`seat ${seat} sees another progress`);
  return progress;
}

function checkPosition<C, S, A, E, V>(walk: Walk<C, S, A, E, V>, state: S, options: readonly A[]): void {
  const { game, play } = walk;
  const before = game.formatState(state);
  checkOptions(walk, state, options);
  checkRefusals(walk, state, options);
  checkWritten(walk, state, before);
  checkHidden(walk, state);
  checkIndistinguishable(walk, state, options);
  checkAdvance(walk, state);
  checkFinishForMe(walk, state, options);
  if (play.random.below(2) === 0) checkCopy(walk, state, options);
  expectSame(walk, 'the position before and after it was only looked at', before, game.formatState(state));
}

/**
 * Checks that listed options are accepted, and that their texts are unique, one line long, and parse to the same
 * action.
 */
function checkOptions<C, S, A, E, V>(walk: Walk<C, S, A, E, V>, state: S, options: readonly A[]): void {
  const { game, fail } = walk;
  const texts = new Set<string>();
  for (const option of options) {
    const text = game.actions.format(state, option);
    if (texts.has(text)) fail(`two options are written "${text}"`);
    if (text === '' || text !== text.trim() || /[\r\n]/.test(text)) fail(`an option's text is not one trimmed line: "${text}"`);
    texts.add(text);
    const back = game.actions.parse(state, text);
    if (!back.ok) fail(`the option "${text}" does not read back`, JSON.stringify(back.error));
    else expectSame(walk, 'an option and its text read back', text, game.actions.format(state, back.value));
    checkTyped(walk, 'option', text, factsOf(game.actions, state, option));
    const why = game.whyNot(state, game.turn(state), option);
    if (why !== null) fail(`the listed option "${text}" is refused`, JSON.stringify(why));
  }
  for (const garbage of [...GARBAGE, ...[...texts].slice(0, 2).map((text) => `${text} x`)]) game.actions.parse(state, garbage);
  for (const option of sample(walk, options)) {
    const decided = game.decide(state, game.turn(state), option);
    if (!decided.ok) fail(`the listed option "${game.actions.format(state, option)}" is not accepted`, JSON.stringify(decided.refusal));
    else play(game, game.copy(state), decided.events);
  }
}

/**
 * Checks that unlisted actions are refused with a code by `whyNot` and `decide`, for every seat, without changing
 * the state.
 */
function checkRefusals<C, S, A, E, V>({ game, play, players, fail }: Walk<C, S, A, E, V>, state: S, options: readonly A[]): void {
  const turn = game.turn(state);
  const listed = new Set(options.map((option) => game.actions.format(state, option)));
  const before = game.formatState(state);
  const mustRefuse = (seat: Seat, action: A): void => {
    const text = `"${game.actions.format(state, action)}" by seat ${seat}`;
    const why = game.whyNot(state, seat, action);
    if (why === null || !isRefusal(why)) return fail(`${text} is not listed, and whyNot does not refuse it`, JSON.stringify(why));
    const decided = game.decide(state, seat, action);
    if (decided.ok) return fail(`${text} is not listed, and decide accepts it`);
    if (JSON.stringify(decided.refusal) !== JSON.stringify(why))
      fail(`${text}: decide and whyNot give different reasons`, JSON.stringify(decided.refusal), JSON.stringify(why));
    if (game.formatState(state) !== before) fail(`the refused ${text} changed the state`, before, game.formatState(state));
  };
  const candidates = play.candidates?.(state) ?? [];
  for (const candidate of candidates) {
    if (!listed.has(game.actions.format(state, candidate))) mustRefuse(turn, candidate);
    else if (game.whyNot(state, turn, candidate) !== null) fail(`the listed "${game.actions.format(state, candidate)}" is refused`);
  }
  const known = options[0] ?? candidates[0];
  if (known === undefined) return;
  for (const seat of [...players, players.length, CHANCE, NO_SEAT]) if (seat !== turn || turn === NO_SEAT) mustRefuse(seat, known);
}

function isRefusal({ code, section, facts }: Refusal): boolean {
  return (
    code !== '' &&
    typeof section === 'string' &&
    Object.values(facts).every((fact) => ['string', 'number', 'boolean'].includes(typeof fact))
  );
}

/** Checks that a formatted state parses to the same state: same text, same question, same options. */
function checkWritten<C, S, A, E, V>(walk: Walk<C, S, A, E, V>, state: S, text: string): void {
  const { game, play, fail } = walk;
  const back = game.parseState(play.config, text);
  if (!back.ok) return fail('the written state does not read back', JSON.stringify(back.error), text);
  expectSame(walk, 'the state and its text read back', text, game.formatState(back.value));
  expectSame(
    walk,
    'what is asked before and after writing down',
    JSON.stringify(game.pending(state)),
    JSON.stringify(game.pending(back.value)),
  );
  expectSame(walk, 'options before and after writing down', listing(game, state), listing(game, back.value));
  expectSame(
    walk,
    'data of the state before and after writing down',
    JSON.stringify(game.stateJson(state)),
    JSON.stringify(game.stateJson(back.value)),
  );
}

/** Checks that a settled position is settled for all seats, stays so, and offers its simplest action. */
function checkFinishForMe<C, S, A, E, V>(walk: Walk<C, S, A, E, V>, state: S, options: readonly A[]): void {
  const { game, players, fail } = walk;
  const { finishForMe } = game;
  if (finishForMe === undefined) return;
  const settled = finishForMe.isSettled(state);
  for (const seat of players)
    if (finishForMe.isSettled(game.hide(state, seat)) !== settled)
      fail(`whether the result is settled depends on what seat ${seat} may know`);
  if (!settled || game.turn(state) === NO_SEAT) return;
  const listed = options.map((option) => game.actions.format(state, option));
  if (game.turn(state) >= 0 && !listed.includes(game.actions.format(state, finishForMe.simplestAction(state))))
    fail('the simplest action is not listed', game.actions.format(state, finishForMe.simplestAction(state)));
  for (const option of sample(walk, options)) {
    const decided = game.decide(state, game.turn(state), option);
    if (decided.ok && !finishForMe.isSettled(play(game, game.copy(state), decided.events)))
      fail('a settled position is open again', game.actions.format(state, option));
  }
}

function checkCopy<C, S, A, E, V>(walk: Walk<C, S, A, E, V>, state: S, options: readonly A[]): void {
  const { game } = walk;
  const option = options[0];
  if (option === undefined) return;
  const before = game.formatState(state);
  const copy = game.copy(state);
  expectSame(walk, 'a state and its copy', before, game.formatState(copy));
  const decided = game.decide(copy, game.turn(copy), option);
  if (decided.ok) play(game, copy, decided.events);
  expectSame(walk, 'a state before and after its copy moved on', before, game.formatState(state));
}

/** What each seat knows, and when to compare it with what it may know. */
interface SeatStates<S> {
  readonly seen: S[];
  readonly after: 'every event' | 'all events';
}

/** Plays the option and applies the events to every seat's own state. */
function playAndFollow<C, S, A, E, V>(walk: Walk<C, S, A, E, V>, state: S, seat: Seat, option: A, { seen, after }: SeatStates<S>): void {
  const { game, players, fail } = walk;
  const decided = game.decide(state, seat, option);
  if (!decided.ok)
    return fail(`the listed option "${game.actions.format(state, option)}" is not accepted`, JSON.stringify(decided.refusal));
  if (decided.events.length === 0) fail(`"${game.actions.format(state, option)}" has no events`);
  for (const [i, event] of decided.events.entries()) {
    checkEvent(walk, state, event);
    for (const watcher of players) {
      const sight = game.see(event, watcher);
      expectSame(walk, `seat ${watcher}'s event seen once and twice`, JSON.stringify(sight), JSON.stringify(game.see(sight, watcher)));
      if (sight !== event) checkEvent(walk, seen[watcher]!, sight);
      seen[watcher] = game.evolve(seen[watcher]!, sight);
    }
    const text = game.events.format(state, event);
    game.evolve(state, event);
    if (after === 'all events' && i < decided.events.length - 1) continue;
    for (const watcher of players)
      expectSame(
        walk,
        `what seat ${watcher} was sent up to "${text}" and what it may know`,
        game.formatState(seen[watcher]!),
        game.formatState(game.hide(state, watcher)),
      );
  }
}

function checkEvent<C, S, A, E, V>(walk: Walk<C, S, A, E, V>, state: S, event: E): void {
  const { game, fail } = walk;
  const text = game.events.format(state, event);
  if (text === '' || text !== text.trim() || /[\r\n]/.test(text)) fail(`an event's text is not one trimmed line: "${text}"`);
  const back = game.events.parse(state, text);
  if (!back.ok) fail(`the event "${text}" does not read back`, JSON.stringify(back.error));
  else expectSame(walk, 'an event and its text read back', sortedJson(event), sortedJson(back.value));
  checkTyped(walk, 'event', text, factsOf(game.events, state, event));
  if (!/^\S.*\S$/.test(game.sectionOf(state, event))) fail(`the event "${text}" has no section`);
}

/** As JSON with the keys of every object in alphabetical order. */
function sortedJson(value: unknown): string {
  return JSON.stringify(value, (_name, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}

function checkTyped<C, S, A, E, V>(
  { fail }: Walk<C, S, A, E, V>,
  what: string,
  text: string,
  json: Readonly<Record<string, unknown>>,
): void {
  if (typeof json['type'] !== 'string') fail(`the ${what} "${text}" has no type as data`, JSON.stringify(json));
}
