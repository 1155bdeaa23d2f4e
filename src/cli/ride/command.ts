import { Buffer } from 'node:buffer';
import process from 'node:process';
import type { Command } from '../command.ts';
import { EXIT, usage, type Exit } from '../failure.ts';
import { MAX_LINE_CHARS } from './requests.ts';
import { createSession, MIN_SPARE_BYTES, type Session } from './session.ts';

/** An environment for machine learning. A program plays races by lines over standard input and output. */
export const ride: Command = {
  name: 'ride',
  args: '',
  options: { stdio: null },
  async run(call): Promise<Exit> {
    const { io, words, content } = call;
    if (!call.flag('stdio')) throw usage('option-missing', { option: 'stdio' });
    const session = createSession(content, (problem) => words.problem(problem));
    io.document(session.hello);
    await answerLines(process.stdin, session, (lines, written) => void process.stdout.write(lines, written));
    return EXIT.ok;
  },
};

/** Answers are written together up to this size while lines are waiting. */
const MAX_FLUSH_BYTES = 1_000_000;

/** Answers line by line to the end of the input. Lines that arrive together are answered together, because waking the reader costs more than many steps. A line that is too long is answered once and not stored. */
export async function answerLines(
  input: AsyncIterable<string | Uint8Array> & { setEncoding?(encoding: 'utf8'): unknown },
  session: Pick<Session, 'answer'> & Partial<Pick<Session, 'release'>>,
  write: (lines: Buffer, written?: () => void) => void,
): Promise<void> {
  input.setEncoding?.('utf8');
  let isFirst = true;
  let rest: string[] = [];
  let length = 0;
  let answers: Buffer[] = [];
  let waitingBytes = 0;
  const flush = (): void => {
    if (answers.length > 0) write(answers.length === 1 ? answers[0]! : Buffer.concat(answers));
    answers = [];
    waitingBytes = 0;
  };
  const receive = (line: string): void => {
    if (line.trim() === '') return;
    const answer = session.answer(line);
    if (answer.length >= MIN_SPARE_BYTES) {
      flush();
      write(answer, () => {
        session.release?.(answer);
      });
      return;
    }
    answers.push(answer);
    waitingBytes += answer.length;
    if (waitingBytes > MAX_FLUSH_BYTES) flush();
  };
  for await (const piece of input) {
    // a byte order mark, which some programs write first
    const text = isFirst ? String(piece).replace(/^\uFEFF/, '') : String(piece);
    isFirst = false;
    const lines = text.split('\n');
    const last = lines.pop()!;
    for (const line of lines) {
      receive(rest.join('') + line);
      rest = [];
      length = 0;
    }
    // beyond the limit only the length matters
    if (length <= MAX_LINE_CHARS) rest.push(last);
    length += last.length;
    flush();
  }
  receive(rest.join(''));
  flush();
}
