import type { AnyGame } from '../../kit/index.ts';
import type { SeatQuestion } from '../../table/index.ts';
import type { FaultReason } from './messages.ts';
import type { Program } from './program.ts';

/** What a program does where its seat is asked: one of the options, in any case. It is shown what its seat may know, and no more. */
export async function askProgram(game: AnyGame, program: Program, asked: SeatQuestion<unknown, unknown>): Promise<unknown> {
  const { seat, seen, choices } = asked;
  const { kind, facts } = game.pending(seen);
  const options = choices.map((choice) => game.actions.format(seen, choice));
  const answer = await program.ask({ pending: { kind, facts }, options, view: game.view(seen, seat) });
  if ('fault' in answer) {
    program.tellDefault(answer.n, answer.fault, options[0]!);
    return choices[0];
  }
  const meant = optionMeant(game, asked, options, answer.action);
  if (typeof meant === 'number') return choices[meant];
  program.tellDefault(answer.n, 'illegal', options[0]!, meant);
  return choices[0];
}

/** Which of the options a text means, however it is written; else why it means none. */
function optionMeant(
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
  const found = refusal === null ? options.indexOf(game.actions.format(seen, action.value)) : -1;
  return found >= 0 ? found : (refusal ?? { code: 'action-unknown' });
}
