/**
 * The bot of ausreisser_bot.py in TypeScript, which beats Easy. docs/bots.md explains the lines, and
 * how to run it with older versions of Node.
 *
 *     windschatten arena --game ausreisser --stages 1 --blocks 200 \
 *       --bots "exec:node examples/ausreisser-bot.ts,easy" --seed fresh1
 *
 * It wins by 3.4 points a race, 95 % interval 0.5 to 6.3.
 */
import process from 'node:process';
import { createInterface } from 'node:readline';

interface View {
  readonly leader: number;
  readonly tempo: number;
  readonly hill: boolean;
  readonly riding: { readonly winds: number };
  readonly riders: readonly { readonly minutes: number }[];
}
type Line =
  | { type: 'hello'; version: number }
  | { type: 'race'; seat: number }
  | { type: 'ask'; n: number; options: string[]; view: View }
  | { type: 'default'; why: string; action: string }
  | { type: 'bye' };

const PACE = 47;
/** Minutes for each km/h of a card, and for a sprint or a hill. */
const CARD_PRICE = 0.1;
const SPECIAL_PRICE = 0.5;

/** The minutes that an option saves, less what its cards will be missed for. */
function worth(option: string, view: View, me: number): number {
  const [kind, ...cards] = option.split(/[ ,]/);
  const isLeader = view.leader === me;
  if (kind === 'discard') return cards[0] === 'spurt' ? 0 : 1;
  if (kind === 'pass') return 0.5;
  if (kind === 'hill') return isLeader && view.tempo < PACE ? 1 : 0;
  const speed = Number(cards[0]);
  const sprints = cards.filter((card) => card === 'spurt').length;
  const hill = cards.includes('hill') ? 1 : 0;
  const price = CARD_PRICE * (speed - 39) + SPECIAL_PRICE * (sprints + hill);
  const onHill = hill === 1 || (view.hill && !isLeader);
  const final = Math.min(onHill ? 50 : 52, speed + 2 * sprints - 2 * view.riding.winds);
  if (isLeader) return -Math.abs(PACE - final) - SPECIAL_PRICE * (sprints - 0.5 * hill);
  const below = (onHill ? Math.min(view.tempo, 50) : view.tempo) - final;
  const minutes = view.riders[me]?.minutes ?? 0;
  // dropped: each km/h counts
  if (minutes > 0) return -Math.max(below, -minutes) - price;
  return onHill || below > 2 ? -Math.max(below, 0) - price : -price;
}

const say = (line: object) => process.stdout.write(`${JSON.stringify(line)}\n`);
let seat = 0;

createInterface({ input: process.stdin }).on('line', (text) => {
  const line = JSON.parse(text) as Line;
  if (line.type === 'hello') say({ type: 'ready', version: 1 });
  else if (line.type === 'race') seat = line.seat;
  else if (line.type === 'ask') {
    const values = line.options.map((option) => worth(option, line.view, seat));
    const action = line.options[values.indexOf(Math.max(...values))];
    say({ type: 'answer', n: line.n, action });
  } else if (line.type === 'default')
    process.stderr.write(`${line.why}: played ${line.action} instead\n`);
  else process.exit();
});
