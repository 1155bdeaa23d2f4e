export { isCommand, parseCommand } from './commands.ts';
export { operate } from './operate.ts';
