import type { AnyGame } from '../../kit/index.ts';
import type { SeatQuestion } from '../../table/index.ts';
import type { FaultReason } from './messages.ts';
import { sideOf } from '../registry.ts';
import type { Program } from './program.ts';

/** Asks a program for the action of its seat. Returns one of the options in any case. The program gets only what its seat may know. */
export async function askProgram(game: AnyGame, program: Program, question: SeatQuestion<unknown, unknown>): Promise<unknown> {
  const { seat, seen, choices } = question;
  const [only] = choices;
  if (choices.length === 1 && !program.wants('single')) return only;
  const { kind, facts } = game.pending(seen);
  const options = choices.map((choice) => game.actions.format(seen, choice));
  const asked = { pending: { kind, facts }, options, view: game.view(seen, seat), state: game.formatState(seen) };
  const side = sideOf(game.id);
  const followers =
    program.wants('followers') && side?.followers !== undefined
      ? { followers: choices.map((choice) => side.followers!(seen, choice as never)) }
      : {};
  const answer = await program.ask({ ...asked, ...followers });
  if ('fault' in answer) {
    program.sendDefault(answer.n, answer.fault, options[0]!);
    return choices[0];
  }
  const found = findOption(game, question, options, answer.action);
  if (typeof found === 'number') return choices[found];
  program.sendDefault(answer.n, 'illegal', options[0]!, found);
  return choices[0];
}

/** The index of the option that a text means, in any spelling; or why it means none. */
function findOption(
  game: AnyGame,
  { seat, seen }: SeatQuestion<unknown, unknown>,
  options: readonly string[],
  text: string,
): number | FaultReason {
  const asWritten = options.indexOf(text);
  if (asWritten >= 0) return asWritten;
  const action = game.actions.parse(seen, text);
  if (!action.ok) return { code: action.error.code, facts: action.error.facts ?? {} };
  const refusal = game.whyNot(seen, seat, action.value);
  const index = refusal === null ? options.indexOf(game.actions.format(seen, action.value)) : -1;
  return index >= 0 ? index : (refusal ?? { code: 'action-unknown' });
}
