import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AnyBot } from '../bots/index.ts';
import { usage } from './failure.ts';
import { isFile } from './files.ts';

/** `module:./my.mjs` is a bot of the package's kind: a module whose default export is a `Bot` or its function `choose`. */
export const MODULE = 'module:';

export const isModule = (bot: string): boolean => bot.startsWith(MODULE);

const loaded = new Map<string, AnyBot>();

/** A bot that `loadModuleBots` has loaded in this thread. */
export const moduleBot = (name: string): AnyBot | undefined => loaded.get(name);

/** Loads the modules among the bots. They run with the rights of the user. Throws a Failure if one has no bot. */
export async function loadModuleBots(bots: readonly string[]): Promise<void> {
  for (const name of bots) {
    if (!isModule(name) || loaded.has(name)) continue;
    const file = resolve(name.slice(MODULE.length));
    if (!isFile(file)) throw usage('module-bot', { bot: name.slice(0, 60), reason: 'ENOENT' }, '--bots');
    const { default: bot } = (await import(pathToFileURL(file).href)) as { readonly default?: unknown };
    const choose: unknown = typeof bot === 'function' ? bot : (bot as Partial<AnyBot> | undefined)?.choose?.bind(bot);
    if (typeof choose !== 'function') throw usage('module-bot', { bot: name.slice(0, 60), reason: 'export default { choose }' }, '--bots');
    loaded.set(name, { name, game: 'any', choose: choose as AnyBot['choose'] });
  }
}
