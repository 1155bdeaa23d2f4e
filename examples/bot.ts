/**
 * A bot for Der Ausreißer as a separate program that speaks lines of JSON. docs/bots.md explains
 * the lines.
 *
 *     windschatten arena --game ausreisser --bots "exec:node examples/bot.ts,easy" --blocks 20
 */
import process from 'node:process';
import { createInterface } from 'node:readline';

/** A card in hand, and what it would bring alone: a change in minutes, and a speed in km/h. */
type Card = { card: string; brings: { change: number; speed: number } | null };
type Ask = { type: 'ask'; n: number; options: string[]; view: { hand: Card[] } };
type Line =
  | Ask
  | { type: 'hello'; version: number }
  | { type: 'default'; why: string; action: string }
  | { type: 'bye' };

const say = (line: object) => process.stdout.write(`${JSON.stringify(line)}\n`);

/** Saves strength: the slowest card that costs no minutes, else the cheapest. Plays no hills. */
function choose({ options, view }: Ask): string | undefined {
  if (options.includes('pass')) return 'pass';
  const cost = (option: string): number => {
    const card = view.hand.find(({ card }) => option === `lay ${card}`);
    // options with a spurt or a hill are never chosen
    if (!card) return Infinity;
    return card.brings
      ? 1000 * Math.max(0, card.brings.change) + card.brings.speed
      : Number(card.card);
  };
  return options.toSorted((a, b) => cost(a) - cost(b))[0];
}

createInterface({ input: process.stdin }).on('line', (text) => {
  const line = JSON.parse(text) as Line;
  if (line.type === 'hello') {
    if (line.version !== 1) throw new Error('this bot speaks version 1');
    say({ type: 'ready', version: 1 });
  } else if (line.type === 'ask') {
    say({ type: 'answer', n: line.n, action: choose(line) });
  } else if (line.type === 'default') {
    process.stderr.write(`${line.why}: played ${line.action} instead\n`);
  } else if (line.type === 'bye') process.exit();
});
