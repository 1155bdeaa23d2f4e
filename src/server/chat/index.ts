export { createChat } from './chat.ts';
export type { Chat } from './chat.ts';
export { chatSaid, PHRASES } from './chat-said.ts';
