// @ts-check
/** A bot program that behaves as its first argument says, well or badly. It notes its process id and its input in the file of the second argument. */
import { spawn } from 'node:child_process';
import { appendFileSync } from 'node:fs';
import process from 'node:process';
import { createInterface } from 'node:readline';

const [how = 'well', named = ''] = process.argv.slice(2);
const file = how === 'remembers-alone' ? `${named}.${process.pid}` : named;
const say = (/** @type {unknown} */ line) => process.stdout.write(`${typeof line === 'string' ? line : JSON.stringify(line)}\n`);
const note = (/** @type {unknown} */ what) => file !== '' && appendFileSync(file, `${String(what)}\n`);
/** Blocks the thread for ever, like an endless loop, so that neither input nor signals are handled. */
const hang = () => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
const BIG = 'x'.repeat(60_000);

let asked = 0;

/** @type {Record<string, (line: { n: number, options: string[] }) => void>} */
const WAYS = {
  well: ({ n, options }) => say({ type: 'answer', n, action: options.at(-1) }),
  padded: ({ n, options }) => say({ type: 'answer', n, action: `  ${options.at(-1)?.replaceAll(' ', '   ')} `, more: { of: 'it' } }),
  chatter(line) {
    say('thinking ...');
    say({ type: 'answer', n: line.n - 1, action: 'an old answer' });
    WAYS['well']?.(line);
  },
  'dies-in-the-middle'(line) {
    if (++asked > 5) {
      console.error('out of\x1b breath');
      process.exit(7);
    }
    WAYS['well']?.(line);
  },
  'dies-when-asked': () => process.exit(7),
  garbage: () => say('}{ not a line'),
  silent: () => undefined,
  hangs: () => void hang(),
  illegal: ({ n }) => say({ type: 'answer', n, action: 'fly home' }),
  'no-action': ({ n }) => say({ type: 'answer', n }),
  'floods-lines'() {
    const more = () => void process.stdout.write('line\n'.repeat(10_000), more);
    more();
  },
  'floods-one-line'() {
    const more = () => void process.stdout.write(BIG, more);
    more();
  },
  'floods-errors'(line) {
    process.stderr.write(BIG.repeat(20), () => WAYS['well']?.(line));
  },
};
if (how !== 'remembers-alone') note(process.pid);
if (how === 'never-ready') hang();
if (how === 'dies-at-once') {
  console.error('no legs today');
  process.exit(3);
}
if (how === 'leaves-others') {
  const other = spawn(process.execPath, ['-e', 'setInterval(() => undefined, 1000)'], { stdio: 'inherit' });
  note(other.pid);
}
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => undefined);

createInterface({ input: process.stdin }).on('line', (text) => {
  if (how.startsWith('remembers')) note(text);
  const line = JSON.parse(text);
  if (line.type === 'hello') {
    if (how === 'slow-to-start') {
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1000);
      note('ready');
    }
    const ready = {
      type: 'ready',
      version: how === 'version-9' ? 9 : 1,
      ...(how === 'remembers-wishes' ? { wants: ['followers', 'single'] } : {}),
    };
    say(how === 'marked' ? `\uFEFF${JSON.stringify(ready)}` : ready);
  }
  if (line.type === 'race' && how === 'slow-to-start') note('race');
  if (line.type === 'result' && how === 'leaves-after-race') process.exit();
  if (line.type === 'ask') (WAYS[how] ?? WAYS['well'])?.(line);
  if (line.type === 'default' && how === 'illegal' && line.n === 3) {
    console.error(`${line.why} ${line.reason?.code} ${line.action}`);
    process.exit(1);
  }
  if (line.type === 'bye') {
    if (how === 'stays') hang();
    process.exit();
  }
});
