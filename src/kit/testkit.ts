import type { AdvanceQuestion, Game, Progress, Seat } from './contract.ts';
import { CHANCE, NOBODY } from './contract.ts';
import { sumOfWeights } from './chance.ts';
import type { Random } from './random.ts';
import type { Refusal } from './result.ts';

/**
 * What every game promises by the contract, checked by random play: a game's own test gives a set-up and some suspicious actions, everything else
 * is here. A failure throws with the seed, the step and the texts that differ; the same seed walks the same way again.
 */
export interface RandomPlay<Config, State, Action> {
  readonly config: Config;
  /** Names the walk in failures: what `random` was made from. */
  readonly seed: string;
  readonly random: Random;
  /** The game must be over after so many actions, chance's answers included. */
  readonly maxSteps: number;
  /** The costly checks run at every n-th step (1 unless told). */
  readonly deepEvery?: number;
  /** Actions worth trying in this state, listed or not: they must be refused exactly where they are not listed. */
  readonly candidates?: (state: State) => readonly Action[];
  /** The game's own laws (nothing lost, nothing twice); throws where one is broken. */
  readonly conserve?: (state: State) => void;
  /** Another state that differs only in what `seat` may not know; left out where nothing is hidden. */
  readonly disguise?: (state: State, seat: Seat, random: Random) => State;
}

/** What a walk met: the length, how often each kind of decision came up, and the final state. */
export interface RandomPlayed<State> {
  readonly steps: number;
  readonly kinds: ReadonlyMap<string, number>;
  readonly state: State;
}

/** How many options of a list are carried out on copies at a step. */
const SAMPLES = 4;
/** Texts that no parser of actions may stumble over. */
const GARBAGE = ['', ' ', '?', '-1', 'ä ö', '\t', 'x'.repeat(300)];

interface Walk<C, S, A, E, V> {
  readonly game: Game<C, S, A, E, V>;
  readonly play: RandomPlay<C, S, A>;
  readonly players: readonly Seat[];
  /** Throws with seed and step. */
  readonly broken: (what: string, ...texts: readonly string[]) => never;
}

/** Plays one game to its end, each step a random option, and checks the contract on the way. */
export function checkRandomPlay<C, S, A, E, V>(game: Game<C, S, A, E, V>, play: RandomPlay<C, S, A>): RandomPlayed<S> {
  let step = 0;
  const players = game.seats(play.config).map((_, seat) => seat);
  const broken = (what: string, ...texts: readonly string[]): never => {
    throw new Error([`${game.id}, seed ${play.seed}, step ${step}: ${what}`, ...texts.map((text) => `  ${text}`)].join('\n'));
  };
  const walk: Walk<C, S, A, E, V> = { game, play, players, broken };

  const state = game.start(play.config);
  expectSame(walk, 'two starts of one set-up', game.formatState(state), game.formatState(game.start(play.config)));
  const seen = players.map((seat) => game.hide(state, seat));
  const kinds = new Map<string, number>();
  const keys = new Set<string>();
  let progress: Progress | null = null;

  for (;;) {
    play.conserve?.(state);
    const deciding = game.turn(state);
    progress = progressOf(walk, state, progress);
    const options = optionsOf(walk, state, keys);
    if (step % (play.deepEvery ?? 1) === 0) checkPosition(walk, state, options);
    if (deciding === NOBODY) break;
    if (step >= play.maxSteps) broken(`not over after ${play.maxSteps} actions`);
    const { kind } = game.pending(state);
    kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
    carryOut(walk, state, deciding, options[play.random.below(options.length)]!, seen);
    step++;
  }
  return { steps: step, kinds, state };
}

/** A set-up in its complete form is a set-up again, and starts the same race. Call it with what `configure` accepted. */
export function checkSetup<C, S, A, E, V>(game: Game<C, S, A, E, V>, config: C, content: Parameters<(typeof game)['configure']>[1]): void {
  const written = JSON.stringify(game.setupOf(config));
  const again = game.configure(JSON.parse(written), content);
  if (!again.ok) throw new Error(`${game.id}: the written set-up is refused: ${JSON.stringify(again.error)}\n  ${written}`);
  const rewritten = JSON.stringify(game.setupOf(again.value));
  if (rewritten !== written) throw new Error(`${game.id}: the written set-up reads back differently\n  ${written}\n  ${rewritten}`);
  const [first, second] = [game.formatState(game.start(config)), game.formatState(game.start(again.value))];
  if (first !== second) throw new Error(`${game.id}: the written set-up starts differently\n  ${first}\n  ${second}`);
}

function expectSame<C, S, A, E, V>({ broken }: Walk<C, S, A, E, V>, what: string, left: string, right: string): void {
  if (left !== right) broken(`${what} differ`, left, right);
}

/** All that may be done now, by whoever decides; checks that exactly the right list is filled. */
function optionsOf<C, S, A, E, V>({ game, players, broken }: Walk<C, S, A, E, V>, state: S, keys: Set<string>): readonly A[] {
  const turn = game.turn(state);
  const choices = game.choices(state);
  const outcomes = game.outcomes(state);
  const standings = game.standings(state);
  if (game.pending(state).seat !== turn) broken(`pending names seat ${game.pending(state).seat}, turn seat ${turn}`);
  if (turn === NOBODY) {
    if (choices.length + outcomes.length > 0) broken('the game is over and lists options');
    if (players.some((seat) => standings.filter((line) => line.seat === seat).length !== 1))
      broken('final standings without every seat once', JSON.stringify(standings));
    for (const { rank } of standings)
      if (rank !== 1 + standings.filter((line) => line.rank < rank).length) broken('ranks that do not count', JSON.stringify(standings));
    return [];
  }
  if (standings.length > 0) broken('standings before the end');
  if (turn === CHANCE) {
    if (choices.length > 0) broken('chance is asked, and choices are listed');
    sumOfWeights(outcomes);
    const key = game.chanceKey(state);
    if (!/^[^\s]+$/.test(key)) broken(`chance key "${key}" is not one word`);
    if (keys.has(key)) broken(`chance key ${key} comes twice`);
    keys.add(key);
    return outcomes.map(({ action }) => action);
  }
  if (!players.includes(turn)) broken(`seat ${turn} decides and does not exist`);
  if (outcomes.length > 0) broken('a seat decides, and outcomes are listed');
  if (choices.length === 0) broken(`seat ${turn} decides and has no option`);
  return choices;
}

/** Stages and rounds are counted and go on; every seat may know them. @param before of the position before; null at the start */
function progressOf<C, S, A, E, V>({ game, players, broken }: Walk<C, S, A, E, V>, state: S, before: Progress | null): Progress {
  const progress = game.progress(state);
  const { stage, stages, round } = progress;
  const wrong = (what: string): never => broken(what, JSON.stringify(before), JSON.stringify(progress));
  const isCount = (n: number, least: number): boolean => Number.isSafeInteger(n) && n >= least;
  if (!isCount(stages, 1) || !isCount(stage, 1) || stage > stages || (round !== null && !isCount(round, 0)))
    wrong('progress does not count');
  if (stages !== (before?.stages ?? stages)) wrong('another number of stages');
  const begun = stage - (before?.stage ?? 0);
  if (begun !== 1 && (before === null || begun !== 0)) wrong('stages do not follow one another');
  // rounds that were counted are counted on, each of them; a stage may begin before its first round or with it
  const last = begun === 0 ? (before?.round ?? null) : 0;
  if (last !== null && round !== null && round !== last && round !== last + 1) wrong('rounds do not follow one another');
  if (begun === 0 && last !== null && round === null) wrong('rounds are counted no more');
  if (game.turn(state) === NOBODY && stage !== stages) wrong('over before the last stage');
  for (const seat of players)
    if (JSON.stringify(game.progress(game.hide(state, seat))) !== JSON.stringify(progress)) broken(`seat ${seat} sees another progress`);
  return progress;
}

function checkPosition<C, S, A, E, V>(walk: Walk<C, S, A, E, V>, state: S, options: readonly A[]): void {
  const { game, play } = walk;
  const before = game.formatState(state);
  checkOptions(walk, state, options);
  checkRefusals(walk, state, options);
  checkWritten(walk, state, before);
  checkSight(walk, state);
  checkIndistinguishable(walk, state, options);
  checkAdvance(walk, state);
  checkHome(walk, state, options);
  if (play.random.below(2) === 0) checkCopy(walk, state, options);
  expectSame(walk, 'the position before and after it was only looked at', before, game.formatState(state));
}

/** Listed means accepted; texts are unique, one line, and read back as the same action. */
function checkOptions<C, S, A, E, V>(walk: Walk<C, S, A, E, V>, state: S, options: readonly A[]): void {
  const { game, broken } = walk;
  const texts = new Set<string>();
  for (const option of options) {
    const text = game.actions.format(state, option);
    if (texts.has(text)) broken(`two options are written "${text}"`);
    if (text === '' || text !== text.trim() || /[\r\n]/.test(text)) broken(`an option's text is not one trimmed line: "${text}"`);
    texts.add(text);
    const back = game.actions.parse(state, text);
    if (!back.ok) broken(`the option "${text}" does not read back`, JSON.stringify(back.error));
    else expectSame(walk, 'an option and its text read back', text, game.actions.format(state, back.value));
    checkTyped(walk, 'option', text, game.actions.toJson(state, option));
    const why = game.whyNot(state, game.turn(state), option);
    if (why !== null) broken(`the listed option "${text}" is refused`, JSON.stringify(why));
  }
  for (const garbage of [...GARBAGE, ...[...texts].slice(0, 2).map((text) => `${text} x`)]) game.actions.parse(state, garbage);
  for (const option of sample(walk, options)) {
    const decided = game.decide(state, game.turn(state), option);
    if (!decided.ok)
      broken(`the listed option "${game.actions.format(state, option)}" is not carried out`, JSON.stringify(decided.refusal));
    else play(game, game.copy(state), decided.events);
  }
}

/** Not listed means refused with a code, by decide too, for every seat; nothing changes. */
function checkRefusals<C, S, A, E, V>({ game, play, players, broken }: Walk<C, S, A, E, V>, state: S, options: readonly A[]): void {
  const turn = game.turn(state);
  const listed = new Set(options.map((option) => game.actions.format(state, option)));
  const before = game.formatState(state);
  const mustRefuse = (seat: Seat, action: A): void => {
    const text = `"${game.actions.format(state, action)}" by seat ${seat}`;
    const why = game.whyNot(state, seat, action);
    if (why === null || !isRefusal(why)) return broken(`${text} is not listed, and whyNot does not refuse it`, JSON.stringify(why));
    const decided = game.decide(state, seat, action);
    if (decided.ok) return broken(`${text} is not listed, and decide carries it out`);
    if (JSON.stringify(decided.refusal) !== JSON.stringify(why))
      broken(`${text}: decide and whyNot give different reasons`, JSON.stringify(decided.refusal), JSON.stringify(why));
    if (game.formatState(state) !== before) broken(`the refused ${text} changed the state`, before, game.formatState(state));
  };
  const candidates = play.candidates?.(state) ?? [];
  for (const candidate of candidates) {
    if (!listed.has(game.actions.format(state, candidate))) mustRefuse(turn, candidate);
    else if (game.whyNot(state, turn, candidate) !== null) broken(`the listed "${game.actions.format(state, candidate)}" is refused`);
  }
  const known = options[0] ?? candidates[0];
  if (known === undefined) return;
  for (const seat of [...players, players.length, CHANCE, NOBODY]) if (seat !== turn || turn === NOBODY) mustRefuse(seat, known);
}

function isRefusal({ code, section, facts }: Refusal): boolean {
  return (
    code !== '' &&
    typeof section === 'string' &&
    Object.values(facts).every((fact) => ['string', 'number', 'boolean'].includes(typeof fact))
  );
}

/** A state written down reads back as the same state: same text, same question, same options. */
function checkWritten<C, S, A, E, V>(walk: Walk<C, S, A, E, V>, state: S, text: string): void {
  const { game, play, broken } = walk;
  const back = game.parseState(play.config, text);
  if (!back.ok) return broken('the written state does not read back', JSON.stringify(back.error), text);
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

/** Whoever decides, and all options with weights, as one text. */
function listing<C, S, A, E, V>(game: Game<C, S, A, E, V>, state: S): string {
  const choices = game.choices(state).map((action) => game.actions.format(state, action));
  const outcomes = game.outcomes(state).map(({ action, weight }) => `${game.actions.format(state, action)} x${weight}`);
  return `${game.turn(state)}: ${[...choices, ...outcomes].join(', ')}`;
}

/** What a seat is shown depends only on what it may know; it sees its own options as they are. */
function checkSight<C, S, A, E, V>(walk: Walk<C, S, A, E, V>, state: S): void {
  const { game, play, players } = walk;
  for (const seat of players) {
    const hidden = game.hide(state, seat);
    const hiddenText = game.formatState(hidden);
    const view = JSON.stringify(game.view(state, seat));
    expectSame(walk, `seat ${seat}'s views of the state and of what it may know of it`, view, JSON.stringify(game.view(hidden, seat)));
    expectSame(walk, `seat ${seat}'s state hidden once and twice`, hiddenText, game.formatState(game.hide(hidden, seat)));
    if (game.turn(state) === seat)
      expectSame(walk, `seat ${seat}'s options in the state and in what it may know`, listing(game, state), listing(game, hidden));
    if (!play.disguise) continue;
    const other = play.disguise(game.copy(state), seat, play.random);
    expectSame(
      walk,
      `what seat ${seat} may know of two states that differ for others only`,
      hiddenText,
      game.formatState(game.hide(other, seat)),
    );
    expectSame(walk, `seat ${seat}'s views of two states that differ for others only`, view, JSON.stringify(game.view(other, seat)));
  }
}

/**
 * Where two options lead to different states that look the same to a seat, the seat must have been told the same. (What is open and then
 * forgotten, such as the dice of a turn that came to nothing, leads to equal states.)
 */
function checkIndistinguishable<C, S, A, E, V>(walk: Walk<C, S, A, E, V>, state: S, options: readonly A[]): void {
  const { game, players, broken } = walk;
  const turn = game.turn(state);
  const some = sample(walk, options).flatMap((option) => {
    const decided = game.decide(state, turn, option);
    if (!decided.ok) return [];
    const after = play(game, game.copy(state), decided.events);
    return [{ after, text: game.formatState(after), events: decided.events }];
  });
  if (new Set(some.map(({ text }) => text)).size < 2) return;
  for (const seat of players) {
    if (seat === turn) continue;
    const sights = some.map(({ after, text, events }) => ({
      text,
      sight: game.formatState(game.hide(after, seat)),
      heard: JSON.stringify(events.map((event) => game.see(event, seat))),
    }));
    for (const a of sights)
      for (const b of sights)
        if (a.text !== b.text && a.sight === b.sight && a.heard !== b.heard)
          broken(`seat ${seat} can tell apart by events what it may not know`, a.heard, b.heard);
  }
}

/** A question that may be answered in advance can be declined, and has the number that bounds are compared with; neither says who could say yes. */
function checkAdvance<C, S, A, E, V>(walk: Walk<C, S, A, E, V>, state: S): void {
  const { game, play, players, broken } = walk;
  const turn = game.turn(state);
  const { kind, facts } = game.pending(state);
  const question = turn < 0 ? undefined : game.advance?.questions(play.config).find((one) => one.kind === kind);
  if (game.advance === undefined || question === undefined) return;
  const { measure } = question;
  if (measure !== null && typeof facts[measure] !== 'number')
    broken(`the question ${kind} has no number ${measure}`, JSON.stringify(facts));
  if (question.orders) checkOrders(walk, state, question);
  if (question.least > question.most) broken(`the question ${kind} has no bounds`);
  const decline = game.actions.format(state, game.advance.decline(state));
  if (!game.choices(state).some((option) => game.actions.format(state, option) === decline))
    broken(`the question ${kind} cannot be declined`, decline);
  if (question.asks !== 'every-seat' || !play.disguise) return;
  const shown = (of: S): string => JSON.stringify([game.pending(of), game.actions.format(of, game.advance!.decline(of))]);
  for (const seat of players)
    if (seat !== turn)
      expectSame(
        walk,
        `the question ${kind} as seat ${seat} hears it, by what others hold,`,
        shown(state),
        shown(play.disguise(game.copy(state), seat, play.random)),
      );
}

/** Where a yes may be given in advance all may see who is asked, and it is another option than the no. */
function checkOrders<C, S, A, E, V>({ game, broken }: Walk<C, S, A, E, V>, state: S, { kind, asks }: AdvanceQuestion): void {
  const advance = game.advance!;
  if (asks !== 'one-seat' || advance.accept === undefined || advance.surprise === undefined)
    return broken(`standing orders to ${kind} cannot be carried out`);
  const options = game.choices(state).map((option) => game.actions.format(state, option));
  const yes = game.actions.format(state, advance.accept(state));
  if (options.length > 1 && (!options.includes(yes) || yes === game.actions.format(state, advance.decline(state))))
    broken(`the question ${kind} cannot be accepted`, yes);
}

/** What is settled for one seat is so for all and stays so, and who is asked can ride home. */
function checkHome<C, S, A, E, V>(walk: Walk<C, S, A, E, V>, state: S, options: readonly A[]): void {
  const { game, players, broken } = walk;
  const { home } = game;
  if (home === undefined) return;
  const settled = home.settled(state);
  for (const seat of players)
    if (home.settled(game.hide(state, seat)) !== settled) broken(`whether anything can change hangs on what seat ${seat} may know`);
  if (!settled || game.turn(state) === NOBODY) return;
  const listed = options.map((option) => game.actions.format(state, option));
  if (game.turn(state) >= 0 && !listed.includes(game.actions.format(state, home.simplest(state))))
    broken('who rides home does what is not listed', game.actions.format(state, home.simplest(state)));
  for (const option of sample(walk, options)) {
    const decided = game.decide(state, game.turn(state), option);
    if (decided.ok && !home.settled(play(game, game.copy(state), decided.events)))
      broken('what was settled is open again', game.actions.format(state, option));
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

/** Plays the option and follows it with every seat's eyes. */
function carryOut<C, S, A, E, V>(walk: Walk<C, S, A, E, V>, state: S, seat: Seat, option: A, seen: S[]): void {
  const { game, players, broken } = walk;
  const decided = game.decide(state, seat, option);
  if (!decided.ok)
    return broken(`the listed option "${game.actions.format(state, option)}" is not carried out`, JSON.stringify(decided.refusal));
  if (decided.events.length === 0) broken(`"${game.actions.format(state, option)}" brings nothing about`);
  for (const event of decided.events) {
    checkEvent(walk, state, event);
    for (const watcher of players) {
      const sight = game.see(event, watcher);
      expectSame(walk, `seat ${watcher}'s event seen once and twice`, JSON.stringify(sight), JSON.stringify(game.see(sight, watcher)));
      if (sight !== event) checkEvent(walk, seen[watcher]!, sight);
      seen[watcher] = game.evolve(seen[watcher]!, sight);
    }
    const text = game.events.format(state, event);
    game.evolve(state, event);
    for (const watcher of players)
      expectSame(
        walk,
        `what seat ${watcher} was told up to "${text}" and what it may know`,
        game.formatState(seen[watcher]!),
        game.formatState(game.hide(state, watcher)),
      );
  }
}

function checkEvent<C, S, A, E, V>(walk: Walk<C, S, A, E, V>, state: S, event: E): void {
  const { game, broken } = walk;
  const text = game.events.format(state, event);
  if (text === '' || text !== text.trim() || /[\r\n]/.test(text)) broken(`an event's text is not one trimmed line: "${text}"`);
  const back = game.events.parse(state, text);
  if (!back.ok) broken(`the event "${text}" does not read back`, JSON.stringify(back.error));
  else expectSame(walk, 'an event and its text read back', inOrder(event), inOrder(back.value));
  checkTyped(walk, 'event', text, game.events.toJson(state, event));
  if (!/^\S.*\S$/.test(game.sectionOf(state, event))) broken(`the event "${text}" rests on no section`);
}

/** As JSON with the names of every object in alphabetical order. */
function inOrder(value: unknown): string {
  return JSON.stringify(value, (_name, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}

function checkTyped<C, S, A, E, V>(
  { broken }: Walk<C, S, A, E, V>,
  what: string,
  text: string,
  json: Readonly<Record<string, unknown>>,
): void {
  if (typeof json['type'] !== 'string') broken(`the ${what} "${text}" has no type as data`, JSON.stringify(json));
}

function play<C, S, A, E, V>(game: Game<C, S, A, E, V>, state: S, events: readonly E[]): S {
  return events.reduce((before, event) => game.evolve(before, event), state);
}

/** Some of a list, at random places. */
function sample<C, S, A, E, V>({ play: { random } }: Walk<C, S, A, E, V>, options: readonly A[]): readonly A[] {
  if (options.length <= SAMPLES) return options;
  const start = random.below(options.length);
  return Array.from({ length: SAMPLES }, (_, i) => options[(start + Math.floor((i * options.length) / SAMPLES)) % options.length]!);
}
