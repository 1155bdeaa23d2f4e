import process from 'node:process';
import type { Command } from '../command.ts';
import { EXIT, usage, type Exit } from '../failure.ts';
import { MAX_LINE } from './requests.ts';
import { createSession, type Session } from './session.ts';

/** Races that a program steps through: an environment for learning, by lines over standard input and output. */
export const ride: Command = {
  name: 'ride',
  args: '',
  options: { stdio: null },
  async run(call): Promise<Exit> {
    const { io, words, content } = call;
    if (!call.flag('stdio')) throw usage('option-missing', { option: 'stdio' });
    const session = createSession(content, (problem) => words.problem(problem));
    io.document(session.hello);
    await answerLines(process.stdin, session, (line) => {
      io.document(line);
    });
    return EXIT.ok;
  },
};

/** Answers are kept together up to so many characters while lines are waiting. */
const TOGETHER = 1_000_000;

/** Line by line, until there are no more; lines that came together are answered together, since to wake a reader costs more than many steps. What is too long to be a line is answered once and not kept. */
export async function answerLines(
  input: AsyncIterable<string | Uint8Array> & { setEncoding?(encoding: 'utf8'): unknown },
  session: Pick<Session, 'answer'>,
  say: (lines: string) => void,
): Promise<void> {
  input.setEncoding?.('utf8');
  let rest: string[] = [];
  let length = 0;
  let answers: string[] = [];
  let together = 0;
  const flush = (): void => {
    if (answers.length > 0) say(answers.join('\n'));
    answers = [];
    together = 0;
  };
  const hear = (line: string): void => {
    if (line.trim() === '') return;
    const answer = session.answer(line);
    answers.push(answer);
    together += answer.length;
    if (together > TOGETHER) flush();
  };
  for await (const piece of input) {
    const lines = String(piece).split('\n');
    const last = lines.pop()!;
    for (const line of lines) {
      hear(rest.join('') + line);
      rest = [];
      length = 0;
    }
    // beyond the limit it only has to be known that it is too long
    if (length <= MAX_LINE) rest.push(last);
    length += last.length;
    flush();
  }
  hear(rest.join(''));
  flush();
}
