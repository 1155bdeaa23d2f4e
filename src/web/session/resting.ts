import { NOBODY, type Game, type Seat } from '../../kit/index.ts';
import type { Desk, Match, Question } from '../../table/index.ts';
import { isHidden } from './standing.ts';

/** A desk at which the people of one screen may say: nobody out of turn, until one of us is to ride. */
export interface RestingDesk<Action> extends Desk<Action> {
  /** No to what is asked now, if it is asked of every seat, and to every such question until a person's own turn. */
  rest(): void;
}

/**
 * Such an answer changes none that was given in advance, is kept nowhere, and takes the way and the time of every answer of the table, so that others
 * cannot tell it from one.
 * @param people the seats at this screen
 */
export function withRest<C, S, A, E, V>(
  desk: Desk<A>,
  game: Game<C, S, A, E, V>,
  match: Match<S, A, E>,
  people: readonly Seat[],
): RestingDesk<A> {
  let resting = false;
  match.watch(NOBODY, () => {
    const { state } = match;
    if (people.includes(game.turn(state)) && !isHidden(desk.questions, game.pending(state).kind)) resting = false;
  });

  function question(): Question<A> {
    const asked = desk.question();
    if (!resting) return asked;
    if (asked.to === 'together') {
      desk.settle(new Map());
      return desk.question();
    }
    if (asked.to !== 'seat' || !people.includes(asked.seat) || !isHidden(desk.questions, asked.kind)) return asked;
    return { ...asked, to: 'table', action: game.advance!.decline(match.state) };
  }

  return {
    ...desk,
    question,
    rest: () => {
      resting = true;
    },
  };
}
