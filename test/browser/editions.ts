import { cpSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, extname, join, sep } from 'node:path';

/**
 * Another edition of a built page, as a later build would be: every file that is named by its content has another name, the page says which edition
 * it is, and the offline worker is one of its own. To build twice would take a minute and prove no more.
 * @param web the built page
 * @param folder where the edition is to lie; what lies there goes
 * @param edition four letters or figures
 * @param offline what its worker keeps: `little` leaves out what whoever tests the worker goes to with a network or not at all, most of the files
 */
export function makeEdition(web: string, folder: string, edition: string, offline: 'everything' | 'little'): string {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  // what is served keeps files of earlier builds for a while; the worker of this one knows its own
  const own = readFileSync(join(web, 'sw.js'), 'utf8');
  const isOwn = (path: string): boolean => !path.includes(`${sep}assets${sep}`) || path.endsWith('.woff') || own.includes(basename(path));
  cpSync(web, folder, { recursive: true, filter: (path) => !/\.(br|gz)$/.test(path) && isOwn(path) });
  const assets = readdirSync(join(folder, 'assets'));
  const names = new Map(assets.map((name) => [name, name.replace(/.{4}(?=\.\w+$)/, edition)]));
  const anyName = new RegExp([...names.keys()].map((name) => name.replaceAll('.', '\\.')).join('|'), 'g');
  for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const file = join(folder, path);
    if (statSync(file).isDirectory() || !TEXTS.includes(extname(path))) continue;
    const text = readFileSync(file, 'utf8').replace(anyName, (name) => names.get(name)!);
    writeFileSync(file, MARKS[path]?.(text, edition) ?? text);
  }
  if (offline === 'little') keepLittle(join(folder, 'sw.js'));
  for (const [old, name] of names) renameSync(join(folder, 'assets', old), join(folder, 'assets', name));
  return folder;
}

/** Screens, helps and words that no test of the worker needs without a network. */
const LEFT_OUT =
  /^\.\/assets\/(advi[cs]e|analysis|asked|ausreisser|barlow|book|calibration|chat|compare|field|gallery|guide|hint|keys|lessons|load|meetings|moment|online|people|position|private|problems|puzzle|quick|rematch|result|scen|share|sheet|stages|variations|watch|whatif)/i;

function keepLittle(worker: string): void {
  const text = readFileSync(worker, 'utf8');
  const [line, list] = /^const FILES = (\[.*\]);$/m.exec(text)!;
  const kept = (JSON.parse(list!) as string[]).filter((path) => !LEFT_OUT.test(path));
  writeFileSync(
    worker,
    text.replace(line, () => `const FILES = ${JSON.stringify(kept)};`),
  );
}

const TEXTS = ['.html', '.js', '.css'];
const MARKS: Readonly<Record<string, (text: string, edition: string) => string>> = {
  'index.html': (text, edition) => text.replace('<title>', `<meta name="edition" content="${edition}" /><title>`),
  'sw.js': (text, edition) => text.replace(/(const VERSION = ['"])[^'"]*/, `$1${edition}`),
};
