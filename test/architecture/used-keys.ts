import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gameIds } from '../../src/games/index.ts';
import { LANGUAGES } from '../../src/words/index.ts';
import { bare, catalogue, cataloguesOf, formsOf, OWNERS } from '../games/words.ts';

/**
 * Which keys of the catalogues the program can ask for. A key counts as used if the source has it as a text, or as a template with at least
 * four fixed characters (`race.${what}-by`). Texts and templates inside a call of a namespace (`tScreen('…')`) count for that namespace
 * alone. Sentences of a game count by their code, and nouns by the texts that contain them.
 */

const SRC = new URL('../../src/', import.meta.url).pathname;
/** The fixed characters that a template must have, so that `${kind}` alone does not vouch for everything. */
const LEAST_FIXED = 4;
const WHOLE_KIND = /^(?:nouns|events|actions|decisions|refusals|problems|bots|spaces)\.\$\{\w+\}$/;

/** The namespace functions of `src/web`; those of a game mean the game of their folder. */
const SHARED: Readonly<Record<string, string>> = {
  t: 'web',
  tAnalysis: 'analysis',
  tAround: 'around',
  tChat: 'chat',
  tCompanion: 'companion',
  tEnvelopes: 'envelopes',
  tHint: 'hint',
  tLessons: 'lessons',
  tOnline: 'online',
  tPeople: 'people',
  tPosition: 'position',
  tPrint: 'print',
  tPuzzles: 'puzzles',
  tRules: 'rules',
  tSeededRace: 'same',
  tTable: 'table',
  tWhatIf: 'whatif',
};
const OF_GAME: Readonly<Record<string, string>> = {
  tAsked: 'asked',
  tCard: 'card',
  tGamePosition: 'position',
  tKeys: 'keys',
  tNotes: 'companion',
  tReasons: 'hint',
  tPrintPieces: 'pieces',
  tScreen: 'screen',
  tSetup: 'setup',
  tWorkshop: 'workshop',
  cardText: 'card',
  guideText: 'guide',
};

interface Source {
  readonly path: string;
  readonly text: string;
}
const files = (folder: string): readonly string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? files(join(folder, entry.name)) : [join(folder, entry.name)],
  );
const SOURCES: readonly Source[] = files(SRC)
  .filter((path) => /\.(ts|svelte|html)$/.test(path))
  .map((path) => ({ path, text: readFileSync(path, 'utf8') }));

/** What one place of the source can ask for: whole keys, and patterns of keys. */
class RequestedKeys {
  readonly keys = new Set<string>();
  readonly patterns: RegExp[] = [];

  add(code: string): void {
    for (const [, single, double] of code.matchAll(/'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"/g)) this.keys.add(single ?? double ?? '');
    // the page for unknown addresses is not a component
    for (const [, key = ''] of code.matchAll(/%\w+\.([\w-]+)%/g)) this.keys.add(key);
    for (const [, template = ''] of code.matchAll(/`((?:[^`\\]|\\.)*)`/g)) this.#addTemplate(template);
    // a template inside another one
    for (const [, template = ''] of code.matchAll(/`([\w.-]*\$\{[^{}`]*\}[\w.-]*)`/g)) this.#addTemplate(template);
  }

  #addTemplate(template: string): void {
    const parts = template.split(/\$\{(?:[^{}]|\{[^{}]*\})*\}/);
    if (parts.length === 1) this.keys.add(template);
    // a template for a whole kind of sentence (`nouns.${key}`) says nothing about a key
    else if (parts.join('').length >= LEAST_FIXED && parts.every((part) => /^[\w.-]*$/.test(part)) && !WHOLE_KIND.test(template))
      this.patterns.push(new RegExp(`^${parts.map((part) => part.replaceAll('.', '\\.')).join('[\\w. -]+')}$`));
  }

  has(key: string): boolean {
    return this.keys.has(key) || this.patterns.some((pattern) => pattern.test(key));
  }
}

const anywhere = new RequestedKeys();
const inNamespace = new Map<string, RequestedKeys>();
const requestedIn = (namespace: string): RequestedKeys => {
  const known = inNamespace.get(namespace) ?? new RequestedKeys();
  inNamespace.set(namespace, known);
  return known;
};

const CALL = new RegExp(`\\b(${[...Object.keys(SHARED), ...Object.keys(OF_GAME)].join('|')})\\(`, 'g');

/** The text from an opening bracket to its closing one. */
function argumentsAt(text: string, from: number): string {
  let depth = 0;
  for (let at = from; at < text.length; at++) {
    if (text[at] === '(') depth++;
    if (text[at] === ')' && --depth === 0) return text.slice(from, at + 1);
  }
  return '';
}

for (const { path, text } of SOURCES) {
  const game = gameIds.find((id) => path.includes(`/web/${id}/`));
  let rest = text;
  for (const found of text.matchAll(CALL)) {
    const name = found[1]!;
    const args = argumentsAt(text, found.index + found[0].length - 1);
    rest = rest.replace(args, '()');
    const shared = SHARED[name];
    if (shared !== undefined) requestedIn(`house/${shared}`).add(args);
    // outside a game's folder the game is a variable
    else for (const id of game === undefined ? gameIds : [game]) requestedIn(`${id}/${OF_GAME[name]!}`).add(args);
  }
  anywhere.add(rest);
}

/** The nouns that texts contain, as patterns: `nouns:points`, `reifenbreite/race:nouns.card-{{card}}`. */
const nouns = LANGUAGES.flatMap((language) =>
  OWNERS.flatMap((owner) => cataloguesOf(owner).map((name) => Object.values(catalogue(owner, language, name)))),
)
  .flat()
  .flatMap((text) => [...text.matchAll(/\$t\(([\w/-]+):((?:[\w.-]|\{\{\w+\}\})+)/g)])
  .map(([, where, key = '']) => ({ where, pattern: new RegExp(`^${key.replaceAll('.', '\\.').replaceAll(/\{\{\w+\}\}/g, '[\\w-]+')}$`) }));

function isUsed(owner: string, name: string, key: string): boolean {
  const namespace = `${owner}/${name}`;
  const where = owner === 'house' ? name : namespace;
  if (nouns.some((noun) => noun.where === where && noun.pattern.test(key))) return true;
  const candidates = [key];
  // the options of a game's command are named in its command side
  if (name === 'command' && key.startsWith('option-')) candidates.push(key.replace('option-', ''));
  const [kind = '', ...parts] = key.split('.');
  const after = parts.join('.');
  if (name === 'race' || name === 'meetings' || name === 'scenarios' || name === 'guide') {
    candidates.push(after);
    const forms = kind in formsOf(owner) ? Object.keys((formsOf(owner) as Record<string, object>)[kind] ?? {}) : [];
    candidates.push(...forms.filter((code) => after.startsWith(`${code}-`)));
    // a refusal to follow takes the code of the move
    if (after.startsWith('follow-')) candidates.push(after.replace(/^follow-/, 'move-').replace(/-(none|plus)$/, ''));
  }
  const own = inNamespace.get(namespace);
  return candidates.some((candidate) => candidate !== '' && (own?.has(candidate) === true || anywhere.has(candidate)));
}

/** The keys of a catalogue that nothing asks for. */
export const unusedKeys = (owner: string, name: string): readonly string[] =>
  [...new Set(Object.keys(catalogue(owner, 'en', name)).map(bare))].filter((key) => !isUsed(owner, name, key));

/** Whether the check would notice a key that nothing asks for. */
export const wouldNotice = (owner: string, name: string, key: string): boolean => !isUsed(owner, name, key);
