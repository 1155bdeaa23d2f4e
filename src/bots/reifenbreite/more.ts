import type { AnyBot } from '../bot.ts';
import { expert, hard } from './ahead/levels.ts';
import { characters } from './characters/index.ts';

export const bots: readonly AnyBot[] = [...characters, hard, expert];
