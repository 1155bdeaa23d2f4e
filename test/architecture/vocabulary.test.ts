import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

/**
 * Private words that have a plain replacement. `npx vitest run test/architecture/vocabulary.test.ts` prints how many uses each folder still has;
 * `VOCABULARY=src/server npx vitest run test/architecture/vocabulary.test.ts` lists those below a folder with file and line.
 */

interface Word {
  readonly found: RegExp;
  readonly say: string;
  /** `code`: only names in code, not comments and not texts in quotes. */
  readonly where?: 'code';
  /** Only files whose path matches. */
  readonly files?: RegExp;
  /** Not in files whose path matches. */
  readonly except?: RegExp;
}

/**
 * Words of stored and sent formats, which stay: `nobody` in the texts of scenarios and seats, codes and facts of problems that begin with `told`,
 * the list of words that pass phrases are made of, names of functions of `Math`, and texts of the screen that a test quotes.
 */
const IN_FORMATS: readonly { readonly files: RegExp; readonly text: RegExp }[] = [
  { files: /^src\/table\/seat\/seat-text\.ts$|^docs\/formats\/README\.md$/, text: /eyes nobody/g },
  { files: /^src\/scenario\/run\.ts$/, text: /the word `nobody`|\? 'nobody'/g },
  { files: /^docs\/formats\/reifenbreite\.md$/, text: /would-follow SPACE nobody|\(or `nobody`\)/g },
  { files: /^src\/web\/ausreisser\/log\/summary\.ts$/, text: /sum\.nobody/g },
  { files: /^src\/words\/translator\.ts$/, text: /or `nobody`/g },
  {
    files: /^src\/table\/seat\/(?:seat|situation)-text\.ts$/,
    text: /\btold: |`told-/g,
  },
  { files: /^test\/architecture\/banned-words\.test\.ts$/, text: /Whoever has this link|“Whoever”/g },
  { files: /^src\/server\/people\/phrase-words\.ts$/, text: /\bhouse\b/g },
  { files: /^test\/reifenbreite\/scenario-format\.test\.ts$/, text: /would-follow (?:A12\.2 )?nobody/g },
  { files: /^test\/reifenbreite\/bots\/judgement\.slow\.test\.ts$/, text: /'floor'/g },
  { files: /^test\/browser\/rules\.test\.ts$/, text: /BREAK AWAY nobody/g },
];
const withoutFormats = (path: string, text: string): string =>
  IN_FORMATS.filter(({ files }) => files.test(path)).reduce(
    (left, format) => left.replaceAll(format.text, (part) => ' '.repeat(part.length)),
    text,
  );

const WORDS: readonly Word[] = [
  {
    found: /(?<![A-Za-z'":-])(?:whoever|somebody|anybody|nobody)(?![A-Za-z-])/gi,
    say: 'you, the player, the caller, a process, anyone who, no one',
  },
  {
    found: /(?:whoever|somebody|anybody|nobody)[A-Z]\w*|\w*[a-z](?:Whoever|Somebody|Anybody|Nobody)\b/g,
    say: 'a plain name',
    where: 'code',
  },
  {
    found:
      /(?<!content\/|test\/|['"`/])\bhouses?\b(?!\/(?:words|search|rulebook))|\bhouse[A-Z]\w*|\bHouse[A-Z]?\w*|\w+House\b|(?<!'|")\bHOUSES?\b/g,
    say: 'codebase; settings; shared',
    // houses that stand in a landscape
    except: /landscape|board-art|course\/|draw\/|board-view|content\/house/,
  },
  {
    found: /\brooms?\b|\bROOMS?\b|\w+Rooms?\b/g,
    say: 'module, layer',
    files: /^(?:scripts|tools|build|test\/(?:native|architecture|scripts))\//,
  },
  {
    found:
      /\b(?:game's|games'|bots'|page's|rule|seven|six|compiled) rooms?\b|\brooms? of (?:a|each|every|one) game|\broom's (?:front )?door\b/gi,
    say: 'module, folder',
  },
  { found: /(?<!Math\.)\bfloors?\b(?!\()|\bFLOORS?\b/g, say: 'layer', except: /noise-floor/ },
  { found: /\b(?:up|down)?stairs\b|\bSTAIRS\b/gi, say: 'layers, dependency order' },
  {
    found: /\b(?:import|knowledge|module|the) walls\b|\bwalls? of (?:imports|knowledge|the house)|\bwall of knowledge\b|\ba wall keeps\b/gi,
    say: 'boundary',
  },
  { found: /\bfront doors?\b|\broom's doors?\b|\bat (?:a|the|its) doors?\b|\bAT_DOORS\b|\bisDoor\b/g, say: 'public API, index.ts' },
  { found: /\b(?:short|long) way\b/gi, say: 'unchecked play, checked play' },
  { found: /\b(?:told|heard|acted|dearest)\b/g, say: 'view, message, event, request, reply', where: 'code' },
  {
    found: /\b[A-Z]\w*(?:Told|Heard|Acted|Agreed)\b|\b(?:Told|Heard|Acted|Agreed|Asked|Said|Seen)\b/g,
    say: '…Dto, …View, …Request, …Event',
    where: 'code',
  },
  { found: /\bTo(?:Act|Agree|KeepFacts|Open|Ride|Start|Tell|Think|Drawing)\b/g, say: '…Deps, or pass the object', where: 'code' },
  {
    found:
      /\b(?:rid(?:e|es|ing|den)|rode|tak(?:e|es|en|ing)|took) (?:it |them |him |her )?home\b|\b\w*(?:ridingHome|RidingHome|rideHome|RideHome)\w*/g,
    say: 'finish for me, autoplay',
  },
  { found: /\bclass Memory\b|\bnew Memory\b|: Memory</g, say: 'LruCache', where: 'code' },
  { found: /\b(?:lookOn|lookWhoSits|withThose|actedHere|actsRow|inOneFlow|takings)\b/g, say: 'a plain verb', where: 'code' },
  {
    found: /\b(?:PATIENCE|OFTEN|LATELY|KEPT_OPEN|SILENCE|BEAT|SURE)\b/g,
    say: '…_TIMEOUT_MS, …_INTERVAL_MS, SIGNIFICANCE_Z',
    where: 'code',
  },
  { found: /'(?:lasting|passing)'/g, say: "'durable', 'relaxed'" },
  {
    found:
      /\bletters\.mjs\b|\/heard\.ts\b|\/lit\.ts\b|\/(?:sound|owning)\.ts\b|\bmatch\/(?:agreeing|riding|acting|situation|fact-keeping)\b/g,
    say: 'the new file name',
  },
  { found: /\bagreement-fact\b|\bagreeing\b/g, say: 'consent' },
  { found: /\bLikeness\b/g, say: 'a name that says what it holds', where: 'code' },
];

/** How many uses a folder may still have. These numbers only shrink. */
const BUDGETS: Readonly<Record<string, number>> = {};

const ROOT = resolve(import.meta.dirname, '../..');
const FOLDERS = ['src', 'test', 'scripts', 'build', 'bench', 'tools', 'docs', 'bin', '.'];
const SELF = 'test/architecture/vocabulary.test.ts';

/** Comments and the contents of single and double quotes are blanked; line breaks stay, so that line numbers hold. */
const codeOf = (text: string): string =>
  text.replaceAll(/\/\*[^]*?\*\/|<!--[^]*?-->|(?<=^|\s)\/\/.*$|'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"/gm, (part) =>
    part.replaceAll(/[^\n]/g, ' '),
  );

function filesIn(folder: string): string[] {
  if (folder === '.')
    return readdirSync(ROOT).filter(
      (name) => /\.(?:ts|js|mjs|cjs|md|json)$/.test(name) && name !== 'package-lock.json' && name !== 'CHANGELOG.md',
    );
  const all = readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map(
    (path) => `${folder}/${path.replaceAll('\\', '/')}`,
  );
  return all.filter((path) => /\.(?:ts|js|mjs|cjs|svelte|css|html|md)$/.test(path) && path !== SELF);
}

/** Each use in a file, as `path:line word (say: replacement)`. */
function usesIn(path: string, whole: string): { readonly word: Word; readonly place: string }[] {
  const text = withoutFormats(path, whole);
  const code = codeOf(text);
  return WORDS.filter(({ files, except }) => (files?.test(path) ?? true) && !(except?.test(path) ?? false)).flatMap((word) => {
    const searched = word.where === 'code' ? (path.endsWith('.md') ? '' : code) : text;
    return [...searched.matchAll(word.found)]
      .filter(([found]) => found !== 'NO_SEAT')
      .map((match) => ({ word, place: `${path}:${String(text.slice(0, match.index).split('\n').length)} ${match[0]} (say: ${word.say})` }));
  });
}

const existing = FOLDERS.filter((folder) => folder === '.' || readdirSync(ROOT).includes(folder));
const uses = new Map(
  existing.map((folder) => [folder, filesIn(folder).flatMap((path) => usesIn(path, readFileSync(join(ROOT, path), 'utf8')))]),
);

test.each([
  ['// Whoever asks', 1],
  ['const driver = NO_SEAT;', 0],
  ['const said = nobodyAsked;', 1],
  ["const place = 'content/house/words';", 0],
  ['a rule of the house', 1],
  ['Math.floor(1.5)', 0],
  ['/** not told */', 0],
  ['const told = 1;', 1],
])('%s: %i', (text, count) => {
  expect(usesIn('src/kit/a.ts', text).map(({ place }) => place)).toHaveLength(count);
});

test.each(existing)('%s has no private words', (folder) => {
  const found = uses.get(folder) ?? [];
  const below = process.env['VOCABULARY'];
  if (below !== undefined) for (const { place } of found.filter((use) => use.place.startsWith(below))) console.log(place);
  else if (found.length > 0) {
    const counts = WORDS.map((word) => [found.filter((use) => use.word === word).length, String(word.found)] as const).filter(
      ([count]) => count > 0,
    );
    console.log(`${folder}: ${String(found.length)}\n${counts.map(([count, name]) => `${String(count).padStart(6)}  ${name}`).join('\n')}`);
  }
  const budget = BUDGETS[folder] ?? 0;
  expect(
    found.length > budget ? found.slice(0, 50).map(({ place }) => place) : [],
    `${String(found.length)} uses, ${String(budget)} allowed`,
  ).toEqual([]);
});
