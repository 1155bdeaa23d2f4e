export { createChat } from './chat.ts';
export type { Chat } from './chat.ts';
export { readChatLine } from './read-chat-line.ts';
