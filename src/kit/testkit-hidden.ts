import type { AdvanceQuestion } from './contract.ts';
import type { Walk } from './testkit-walk.ts';
import { expectSame, listing, play, sample } from './testkit-walk.ts';

/** The checks on hidden information: no view, event or question reveals what a seat may not know. */

/** Checks that a seat's view depends only on what it may know, and that it sees its own options unchanged. */
export function checkHidden<C, S, A, E, V>(walk: Walk<C, S, A, E, V>, state: S): void {
  const { game, play, players } = walk;
  for (const seat of players) {
    const hidden = game.hide(state, seat);
    const hiddenText = game.formatState(hidden);
    const view = JSON.stringify(game.view(state, seat));
    expectSame(walk, `seat ${seat}'s views of the state and of what it may know of it`, view, JSON.stringify(game.view(hidden, seat)));
    expectSame(walk, `seat ${seat}'s state hidden once and twice`, hiddenText, game.formatState(game.hide(hidden, seat)));
    if (game.turn(state) === seat)
      expectSame(walk, `seat ${seat}'s options in the state and in what it may know`, listing(game, state), listing(game, hidden));
    if (!play.changeHidden) continue;
    const other = play.changeHidden(game.copy(state), seat, play.random);
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
 * Checks that two options whose results look the same to a seat also send it the same events. (Public information
 * that is forgotten later, such as the dice of a turn without effect, leads to equal states.)
 */
export function checkIndistinguishable<C, S, A, E, V>(walk: Walk<C, S, A, E, V>, state: S, options: readonly A[]): void {
  const { game, players, fail } = walk;
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
      messages: JSON.stringify(events.map((event) => game.see(event, seat))),
    }));
    for (const a of sights)
      for (const b of sights)
        if (a.text !== b.text && a.sight === b.sight && a.messages !== b.messages)
          fail(`seat ${seat} can tell apart by events what it may not know`, a.messages, b.messages);
  }
}

/**
 * Checks that a question with answers in advance can be declined, has the number that bounds are compared with, and
 * does not reveal who could say yes.
 */
export function checkAdvance<C, S, A, E, V>(walk: Walk<C, S, A, E, V>, state: S): void {
  const { game, play, players, fail } = walk;
  const turn = game.turn(state);
  const { kind, facts } = game.pending(state);
  const question = turn < 0 ? undefined : game.advance?.questions(play.config).find((one) => one.kind === kind);
  if (game.advance === undefined || question === undefined) return;
  const { measure } = question;
  if (measure !== null && typeof facts[measure] !== 'number') fail(`the question ${kind} has no number ${measure}`, JSON.stringify(facts));
  if (question.allowsStandingOrder) checkOrders(walk, state, question);
  if (question.least > question.most) fail(`the question ${kind} has no bounds`);
  const decline = game.actions.format(state, game.advance.decline(state));
  if (!game.choices(state).some((option) => game.actions.format(state, option) === decline))
    fail(`the question ${kind} cannot be declined`, decline);
  const { advance } = game;
  if (question.asksSparingly && advance.isWorthAsking === undefined) fail(`the question ${kind} cannot say where it is worth asking`);
  if (question.asks !== 'every-seat' || !play.changeHidden) return;
  const worth = (of: S): readonly unknown[] => players.map((seat) => advance.isWorthAsking?.(of, seat));
  const shown = (of: S): string => JSON.stringify([game.pending(of), game.actions.format(of, advance.decline(of)), worth(of)]);
  for (const seat of players)
    if (seat !== turn)
      expectSame(
        walk,
        `the question ${kind} as seat ${seat} hears it, by what others hold,`,
        shown(state),
        shown(play.changeHidden(game.copy(state), seat, play.random)),
      );
}

/**
 * Checks that a *yes* in advance is allowed only if all players see who is asked, and that it differs from the
 * *no*.
 */
function checkOrders<C, S, A, E, V>({ game, fail }: Walk<C, S, A, E, V>, state: S, { kind, asks }: AdvanceQuestion): void {
  const advance = game.advance!;
  if (asks !== 'one-seat' || advance.accept === undefined || advance.isSurprising === undefined)
    return fail(`standing orders to ${kind} cannot be carried out`);
  const options = game.choices(state).map((option) => game.actions.format(state, option));
  const yes = game.actions.format(state, advance.accept(state));
  if (options.length > 1 && (!options.includes(yes) || yes === game.actions.format(state, advance.decline(state))))
    fail(`the question ${kind} cannot be accepted`, yes);
}
