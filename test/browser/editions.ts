import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, extname, join, relative, sep } from 'node:path';

/**
 * Copies a built page as a later build would be: every file named by its content gets another name, the page states its
 * edition, and the offline worker differs. Building twice would take a minute and prove no more.
 * @param web the built page
 * @param folder the target, which is replaced
 * @param edition four letters or digits
 * @param offline `little` leaves out of the offline worker most of the files, which no test opens offline
 */
export function makeEdition(web: string, folder: string, edition: string, offline: 'everything' | 'little'): string {
  rmSync(folder, { recursive: true, force: true });
  // the served folder keeps files of earlier builds for a while; the worker lists those of this build
  const own = readFileSync(join(web, 'sw.js'), 'utf8');
  const isOwn = (path: string): boolean => !path.startsWith(`assets${sep}`) || path.endsWith('.woff') || own.includes(basename(path));
  const files = readdirSync(web, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map((entry) => relative(web, join(entry.parentPath, entry.name)))
    .filter(isOwn);
  const assets = files.filter((path) => dirname(path) === 'assets').map((path) => basename(path));
  const names = new Map(assets.map((name) => [name, name.replace(/.{4}(?=\.\w+$)/, edition)]));
  const anyName = new RegExp([...names.keys()].map((name) => name.replaceAll('.', '\\.')).join('|'), 'g');
  for (const path of files) {
    const target = join(folder, dirname(path), names.get(basename(path)) ?? basename(path));
    mkdirSync(dirname(target), { recursive: true });
    if (!TEXTS.includes(extname(path))) {
      copyFileSync(join(web, path), target);
      continue;
    }
    const text = readFileSync(join(web, path), 'utf8').replace(anyName, (name) => names.get(name)!);
    // Each file is written once. Writing over a file that was just copied flushes it to disk, which took most of the time.
    writeFileSync(target, MARKS[path]?.(text, edition) ?? text);
  }
  if (offline === 'little') keepLittle(join(folder, 'sw.js'));
  return folder;
}

/** Screens, help and texts that no test of the worker opens offline. */
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
