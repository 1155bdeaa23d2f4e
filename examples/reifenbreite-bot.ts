/**
 * A bot for Um Reifenbreite, which beats Easy by 19.4 points a race, 95 % interval 16.6 to 22.3.
 * docs/bots.md explains the lines, and how to run it with older versions of Node.
 *
 *     windschatten arena --course criterium --blocks 200 \
 *       --bots "exec:node examples/reifenbreite-bot.ts,easy" --seed fresh2
 */
import process from 'node:process';
import { createInterface } from 'node:readline';

type Way = 'straight' | 'left' | 'right';
type Place = Record<'place' | 'name', string> & Record<Way, string | null> & { crossed: number };
type Course = { places: Place[]; lines: object[] };
type View = { stage: number; riders: Record<'rider' | 'place' | 'surfaceChange', number>[] };
type Facts = { rider?: number; asked?: number; to?: string };
type Ask = { n: number; options: string[]; view: View; pending: { facts: Facts } };
type Line = { type: 'hello'; courses: Course[] } | ({ type: 'ask' } & Ask) | { type: 'bye' };

const DIE = [1, 2, 3, 4, 5, 6];
const ROLLS = [[0], DIE, DIE.flatMap((a) => DIE.map((b) => a + b))];
/** In spaces: a place behind another rider, following instead of rolling, a card. */
const [DRAFT, FOLLOW, CARD] = [1.5, 0.5, 2];
let roads: ReturnType<typeof read>[] = [];

/** A course with the spaces to the finish from each place. */
function read({ places, lines }: Course) {
  const road = new Map<string | null, Place>(places.map((at) => [at.place, at]));
  const next = (at: Place) => [at.straight, at.left, at.right].flatMap((to) => road.get(to) ?? []);
  const left = new Map<Place, number>();
  for (const at of places.toReversed()) {
    const far = Math.min(999, ...next(at).map((to) => left.get(to)!));
    left.set(at, at.crossed === lines.length ? 0 : 1 + far);
  }
  return { places, next, left };
}

function choose({ options, view, pending: { facts } }: Ask): string {
  const { places, next, left } = roads[view.stage - 1]!;
  const me = view.riders.find(({ rider }) => rider === (facts.asked ?? facts.rider));
  if (me === undefined) return options[0]!;
  const from = places[me.place]!;
  const taken = new Set(view.riders.map((one) => places[one.place]?.place));
  const worth = (at: Place) => (taken.has(at.straight ?? '') ? DRAFT : 0) - left.get(at)!;
  const steps = new Map([[from, 0]]);
  const best: number[] = [];
  for (const [at, n] of steps) {
    best[n] = Math.max(best[n] ?? -999, worth(at));
    for (const to of next(at))
      if (!taken.has(to.place) && !steps.has(to) && n < 18) steps.set(to, n + 1);
  }
  for (let n = 1; n < 19; n++) best[n] = Math.max(best[n] ?? -999, best[n - 1]!);
  const points = (total: number) => best[Math.min(18, Math.max(0, total + me.surfaceChange))]!;
  const price = CARD * Math.min(1, left.get(from)! / 40);
  const worthOf = (option: string): number => {
    const [kind, what = ''] = option.split(' ');
    const named = (at: Place) => [at.place, at.name].includes(facts.to ?? what);
    const near = (at: Place) => Math.abs(left.get(at)! - left.get(from)!);
    const [to = from] = places.filter(named).sort((a, b) => near(a) - near(b));
    const cards = kind === 'cards' ? what.match(/(?<=-)\d/g)!.map(Number) : [];
    const sum = cards.reduce((all, card) => all + card, 0);
    const rolls = ROLLS[2 - cards.length]!;
    if (kind === 'move') return worth(to);
    if (kind === 'follow') return worth(to) + FOLLOW;
    if (!['dice', 'cards', 'stay', 'refuse'].includes(kind!)) return -1000;
    const mean = rolls.reduce((all, roll) => all + points(sum + roll), 0) / rolls.length;
    return mean - price * cards.length;
  };
  const values = options.map(worthOf);
  return options[values.indexOf(Math.max(...values))]!;
}

const say = (line: object) => process.stdout.write(`${JSON.stringify(line)}\n`);
createInterface({ input: process.stdin }).on('line', (text) => {
  const line = JSON.parse(text) as Line;
  if (line.type === 'hello') roads = line.courses.map(read);
  if (line.type === 'hello') say({ type: 'ready', version: 1 });
  if (line.type === 'ask') say({ type: 'answer', n: line.n, action: choose(line) });
  if (line.type === 'bye') process.exit();
});
