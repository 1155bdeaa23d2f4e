import { CHANCE, createRandom, NO_SEAT } from '../../src/kit/index.ts';
import { reifenbreite, type Config, type Event, type State } from '../../src/games/reifenbreite/index.ts';
import type { TableNote } from '../../src/games/reifenbreite/companion/index.ts';

/** Random races as people at a real table would note them. */

/** Collects what people at the table would tap, from the events of a race. */
class Taps {
  readonly notes: TableNote[] = [];
  private car: { rider: number; dice: number; due: number; photos: number[] } | null = null;
  private isOver = false;
  private readonly finishOf: (stage: number) => number;
  private stage = 0;

  constructor({ stages }: Config) {
    this.finishOf = (stage) => stages[stage]!.course.lines.length - 1;
  }

  see(event: Event): void {
    const { notes } = this;
    if (event.type === 'race-began') [this.stage, this.isOver] = [event.stage, false];
    if (event.type === 'sprinted') notes.push({ type: 'cross', rider: event.rider, line: event.line });
    if (event.type === 'finished') notes.push({ type: 'cross', rider: event.rider, line: this.finishOf(this.stage) });
    if (event.type === 'played-cards') notes.push({ type: 'cards', rider: event.rider, cards: event.cards, breakaway: event.breakaway });
    if (event.type === 'held-car') this.car = { rider: event.rider, dice: event.dice, due: event.photos, photos: [] };
    if (event.type === 'photographed') this.photo(event.rider, event.photo);
    if (event.type === 'card-taken') notes.push({ type: 'take', rider: event.rider, card: event.card });
    if (event.type === 'card-lost') notes.push({ type: 'lose', rider: event.rider, card: event.card });
    if (event.type === 'round-began' && event.round > 1) notes.push({ type: 'round' });
    if (event.type === 'verdict' || event.type === 'race-ended' || (event.type === 'due' && event.what === 'verdict')) this.end();
    if (event.type === 'verdict') notes.push({ type: 'verdict', photo: event.photo });
  }

  private photo(rider: number, photo: number): void {
    const { car } = this;
    if (car === null) return void this.notes.push({ type: 'photo', rider, photo });
    car.photos.push(photo);
    if (car.photos.length < car.due) return;
    this.notes.push({ type: 'car', rider: car.rider, dice: car.dice, photos: car.photos });
    this.car = null;
  }

  private end(): void {
    if (!this.isOver) this.notes.push({ type: 'round' });
    this.isOver = true;
  }
}

/** What a score sheet shows of a position. */
export function scoreOf(s: State): unknown {
  const { stage, riders, teams, lines, jersey, verdict, stages, standings } = reifenbreite.view(s, NO_SEAT);
  const rows = riders.map(({ rider, rank, sprintPoints, jerseyPoints, points, carUses, photos, disqualified }) => [
    ...[rider, rank, sprintPoints, jerseyPoints, points, carUses, [...photos].sort(), disqualified],
  ]);
  rows.sort((a, b) => Number(a[0]) - Number(b[0]));
  return { stage, rows, teams, lines, jersey, verdict, stages, standings };
}

/** Plays a random race. @returns its taps, and the score after each turn with the taps up to there */
export function randomRace(config: Config, seed: string) {
  const random = createRandom(seed);
  const s = reifenbreite.start(config);
  const unchecked = reifenbreite.unchecked!;
  const taps = new Taps(config);
  const seen: { readonly taps: number; readonly score: unknown }[] = [];
  for (;;) {
    const seat = reifenbreite.turn(s);
    const phase = reifenbreite.pending(s).kind;
    if (phase === 'over' || phase === 'turn') seen.push({ taps: taps.notes.length, score: scoreOf(s) });
    if (phase === 'over') return { taps: taps.notes, seen, state: s };
    const list = unchecked.options(s);
    const events: Event[] = [];
    // long moves, so that a race ends
    const at = phase === 'move' ? list.count - 1 - random.below(Math.min(4, list.count)) : random.below(Math.max(1, list.count));
    unchecked.play(s, seat === CHANCE ? unchecked.draw(s, (limit) => random.below(limit)) : list.items[at]!, events);
    for (const event of events) taps.see(event);
  }
}
