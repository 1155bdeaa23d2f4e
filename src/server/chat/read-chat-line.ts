import { MAX_CHAT_CHARS, type ChatLineRequest } from '../../protocol/index.ts';
import { visibleText } from '../races/index.ts';

/** Removes invisible characters from a line; its text may become empty. Null where more than `MAX_CHAT_CHARS` remain. */
export function readChatLine(line: ChatLineRequest): ChatLineRequest | null {
  if (line.kind === 'phrase') return line;
  const said = visibleText(line.said);
  return said.length > MAX_CHAT_CHARS ? null : { kind: 'text', said };
}
