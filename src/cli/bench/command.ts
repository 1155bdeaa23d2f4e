import { spawnSync } from 'node:child_process';
import { cpus } from 'node:os';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { wholeNumber, type Call, type Command } from '../command.ts';
import { EXIT } from '../failure.ts';
import { measure } from './measure.ts';
import { COURSE, RANDOM, RULES } from './races.ts';

/** How fast the engine is, from one run: flat names with their units. */
export const bench: Command = {
  name: 'bench',
  args: '',
  options: { json: null, seconds: 'N' },
  run(call) {
    const { io, words } = call;
    const seconds = wholeNumber(call, 'seconds', { least: 1, most: 600, otherwise: 10 });
    if (io.watched) io.say(words.text('bench-measuring', { seconds }));
    const figures = { ...measure(seconds, () => undefined), heap_growth_bytes_per_million_moves: heapGrowth() };
    const about = { course: COURSE, rules: RULES, random: RANDOM, node: process.version, processor: cpus()[0]?.model ?? '' };
    if (call.flag('json')) io.json({ format: 'windschatten-bench', version: 1, ...about, ...figures });
    else tell(about, figures, call);
    return EXIT.ok;
  },
};

type Values = Readonly<Record<string, string | number>>;

function tell(about: Values, figures: Values, { io }: Call): void {
  for (const [name, value] of Object.entries({ ...about, ...figures })) io.say(`${name.padEnd(38)} ${value}`);
}

/** In a process of its own, which may ask for its rubbish to be collected. */
function heapGrowth(): number {
  const script = fileURLToPath(new URL('./heap.js', import.meta.url));
  const { stdout, stderr, status } = spawnSync(process.execPath, ['--expose-gc', script], { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  return Number(stdout);
}
