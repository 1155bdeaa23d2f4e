/**
 * A second referee, slow and simple, that watches races event by event. It is a separate implementation of the
 * rules on the graph and the positions alone, and throws if its decision differs from the engine's.
 */
import { NONE } from '../../src/course/index.ts';
import {
  CARD_VALUE,
  CHANCE_EFFECTS,
  CHANCE_KINDS,
  courseOf,
  occupant,
  placeOf,
  riderNumber,
  type Event,
  type State,
} from '../../src/games/reifenbreite/index.ts';
import { F, get } from '../../src/games/reifenbreite/state.ts';
import { foremost, near, riders, spaceOf, spared, SURFACE, surfaceOf, unbroken, ways } from './referee-road.ts';
import { legalOptions } from './legal-options.ts';

const PLACE_POINTS = [50, 40, 35, 32, 30, 28, 26, 24, 22, 20, 18, 16, 14, 12, 10, 8];

interface Rider {
  points: number;
  sprint: number;
  jersey: number;
  car: number;
  photos: number[];
}

export class Referee {
  private turn = fresh(-1);
  private drawer = -1;
  private last = { rider: -1, from: NONE, length: 0, alone: false };
  private asked = -1;
  private readonly book: Rider[] = riders.map(() => ({ points: 0, sprint: 0, jersey: 0, car: 0, photos: [] }));
  private readonly over: Set<number>[];
  private readonly scored: number[][];
  private readonly finished: number[] = [];
  private wearer = -1;
  private jerseyRounds = 0;
  private finishedThisRound = false;
  private finishedBefore = false;
  private readonly moved = new Set<number>();
  private readonly spent = new Map<string, number>();
  readonly met = new Set<string>();

  private readonly start: State;

  constructor(start: State) {
    this.start = start;
    const { lines } = courseOf(start);
    this.over = riders.map(() => new Set<number>());
    this.scored = lines.map(() => []);
  }

  /** The event, and the position just before it. */
  see(s: State, event: Event): void {
    this.met.add(event.type);
    switch (event.type) {
      case 'round-began':
        this.moved.clear();
        this.finishedBefore ||= this.finishedThisRound;
        this.finishedThisRound = false;
        break;
      case 'turn-began':
        this.check(event.rider === foremost(s, this.moved), 'UR 5.2: it is not his turn', event.rider);
        this.turn = fresh(event.rider);
        break;
      case 'lead-changed': {
        const [space, leaderSpace] = [spaceOf(s, placeOf(s, event.rider)), spaceOf(s, placeOf(s, event.leader))];
        this.check(
          spaceOf(s, event.riderTo) === leaderSpace && spaceOf(s, event.leaderTo) === space,
          'UR 16: they do not change spaces',
          event.rider,
        );
        this.check(this.turn.rider === event.rider, 'UR 16: not his turn, or a second change', event.rider);
        this.check(unbroken(s, placeOf(s, event.rider), event.leader, this.moved), 'UR 16: no unbroken line', event.leader);
        this.turn = { ...fresh(event.leader), changed: true };
        break;
      }
      case 'lead-refused':
        this.turn.refused.push(event.asked);
        break;
      case 'played-cards': {
        const surface = surfaceOf(s, placeOf(s, event.rider));
        this.turn.base = event.cards.reduce((sum, kind) => sum + CARD_VALUE[kind]!, 0);
        this.turn.alone = event.breakaway;
        this.check(get(s, F.round) > 1 && event.cards.length >= 1 && event.cards.length <= 2, 'UR 6: cards', event.rider);
        this.check(surface !== SURFACE.cobblestone || event.cards.length === 1, 'UR 10: two cards on cobbles', event.rider);
        for (const kind of event.cards) {
          this.check(kind >= 6 || [0, 0, 1, 1, 2, 3][kind] === (event.rider & 3), 'UR 6: the card of another', event.rider);
          this.check(surface !== SURFACE.uphill || ![0, 2, 4, 6].includes(kind), 'UR 10: a shield uphill', event.rider);
          this.card(s, event.rider, kind, 1);
        }
        break;
      }
      case 'held-car':
        this.turn.base = event.dice === 1 ? 6 : 12;
        this.check(++this.book[event.rider]!.car <= 4 && s.config.setup.rules.cheating, 'UR 14: at the car', event.rider);
        break;
      case 'rolled': {
        const sum = event.dice.reduce((a, b) => a + b, 0);
        const kind = CHANCE_KINDS[this.turn.chance];
        if (kind === 'one-die') this.turn.base = 0;
        this.turn.dice = kind === 'extra-die' ? this.turn.dice + sum : sum;
        break;
      }
      case 'photographed':
        this.book[event.rider]!.photos.push(event.photo);
        break;
      case 'chance-drawn':
        this.check(
          this.turn.base + this.turn.dice === 7 && get(s, F.round) > 1 && this.turn.chance < 0,
          'UR 7: no card is due',
          event.rider,
        );
        this.turn.chance = event.card;
        this.turn.base += CHANCE_EFFECTS[CHANCE_KINDS[event.card]!].plus;
        this.turn.alone ||= CHANCE_EFFECTS[CHANCE_KINDS[event.card]!].alone;
        this.met.add(`card ${CHANCE_KINDS[event.card]!}`);
        break;
      case 'card-taken':
        this.card(s, event.rider, event.card, -1);
        this.check([0, 0, 1, 1, 2, 3][event.card] === (event.rider & 3), 'UR 7: takes back another number', event.rider);
        break;
      case 'card-lost':
        this.card(s, event.rider, event.card, 1);
        break;
      case 'total': {
        const place = placeOf(s, event.rider);
        const surface = surfaceOf(s, place);
        const number = courseOf(s).number[place]!;
        const change = surface === SURFACE.asphalt ? 0 : surface === SURFACE.downhill ? number : -number;
        this.turn.points = Math.max(0, event.total + change);
        this.check(event.total === this.turn.base + this.turn.dice, 'UR 5.6: another total', event.rider, event.total);
        this.check(event.change === change && event.points === this.turn.points, 'UR 9: another number', event.rider, event.change);
        this.check(event.alone === this.turn.alone, 'UR 5.4f', event.rider);
        this.check(event.total !== 7 || get(s, F.round) === 1 || this.turn.chance >= 0, 'UR 7: a 7 without a card', event.rider);
        break;
      }
      case 'dismounted':
        this.check(this.turn.points === 0, 'UR 9.2: he need not dismount', event.rider);
        this.hasMoved(event.rider);
        break;
      case 'blocked':
        this.check(ways(s, placeOf(s, event.rider), this.turn.points).size === 0, 'UR 5.3: he has somewhere to go', event.rider);
        this.hasMoved(event.rider);
        break;
      case 'stopped':
        this.hasMoved(event.rider);
        break;
      case 'fell':
        this.fell(s, event.rider, event.by);
        break;
      case 'moved':
        this.rode(s, event.rider, event.from, event.to, event.length);
        break;
      case 'followed':
        this.followed(s, event);
        break;
      case 'due':
        if (event.what === 'follow') this.asked = event.asked;
        break;
      case 'crossed':
        this.check(!this.over[event.rider]!.has(event.line), 'UR 15: over a line twice', event.rider, event.line);
        this.over[event.rider]!.add(event.line);
        this.check(courseOf(s).crossed[placeOf(s, event.rider)]! > event.line, 'UR 15: not beyond the line', event.rider);
        break;
      case 'sprinted': {
        const line = courseOf(s).lines[event.line]!;
        this.scored[event.line]!.push(event.rider);
        this.check(line.role === 'sprint' && s.config.setup.rules.sprints, 'UR 15: no sprint', event.rider);
        this.check(
          event.rank === this.scored[event.line]!.length && event.points === line.points[event.rank - 1],
          'UR 15: points',
          event.rider,
        );
        this.book[event.rider]!.sprint += event.points;
        break;
      }
      case 'jersey': {
        const best = Math.max(...this.book.map(({ sprint }) => sprint));
        this.check(this.book[event.to]!.sprint === best && event.from === this.wearer, 'UR 15.1: the jersey', event.to);
        this.check(this.wearer < 0 || this.book[this.wearer]!.sprint < best, 'UR 15.1: level, the wearer keeps it', event.to);
        this.wearer = event.to;
        break;
      }
      case 'jersey-scored':
        this.check(event.rider === this.wearer && event.points === 2 && !this.finishedBefore, 'UR 15.1: jersey points', event.rider);
        this.book[event.rider]!.jersey += 2;
        this.jerseyRounds++;
        break;
      case 'finished':
        this.finished.push(event.rider);
        this.finishedThisRound = true;
        this.check(event.rank === this.finished.length && event.points === PLACE_POINTS[event.rank - 1], 'UR 8: rank', event.rider);
        this.book[event.rider]!.points = event.points;
        break;
      case 'returned':
        this.returned(s, event.rider, event.to);
        break;
      case 'disqualified':
        this.check(this.book[event.rider]!.photos.includes(event.photo), 'UR 14: disqualified without a photo', event.rider);
        this.book[event.rider] = { points: 0, sprint: 0, jersey: 0, car: 0, photos: [] };
        break;
      case 'race-ended':
        this.ended(s, event.points);
        break;
      case 'race-began':
      case 'start-rolled':
      case 'start-tied':
      case 'start-won':
      case 'placed':
      case 'lead-offered':
      case 'chose-dice':
      case 'stack-renewed':
      case 'no-card':
      case 'stayed':
      case 'taken-off':
      case 'verdict':
        break;
    }
  }

  /** The legal actions as texts, in phases where the rules restrict them; null in the other phases. */
  options(s: State): string[] | null {
    return legalOptions(s, { ...this.turn, moved: this.moved, carUses: this.book[Math.max(0, this.turn.rider)]!.car });
  }

  /** Called after all events of an action; throws if a required event is missing. */
  settle(s: State, events: readonly Event[]): void {
    const fallen = events.flatMap((event) => (event.type === 'fell' ? [event.rider] : []));
    for (const rider of fallen)
      for (const other of near(s, rider))
        this.check(
          this.moved.has(other) || spared(s, this.drawer).includes(other) || newRound(events),
          'UR 7.1: he ought to have fallen',
          other,
        );
    const end = events.find((event) => event.type === 'moved' || event.type === 'followed');
    if (end !== undefined) {
      const next = events.at(-1)!;
      const may = this.mayFollow(events, s);
      this.check(
        (next.type === 'due' && next.what === 'follow' ? next.asked : -1) === may,
        'UR 5.4: another rider may follow',
        may,
        JSON.stringify(next),
      );
    }
    const wearer = this.wearer;
    const best = Math.max(...this.book.map(({ sprint }) => sprint));
    if (s.config.setup.rules.jersey && best > 0 && !events.some(({ type }) => type === 'race-ended' || type === 'disqualified'))
      this.check(wearer >= 0 && this.book[wearer]!.sprint === best, 'UR 15.1: the best sprinter does not wear it', wearer);
  }

  /** UR 5.4: the rider who may follow the one who has just moved; -1 for none. */
  private mayFollow(events: readonly Event[], after: State): number {
    if (newRound(events)) return -1;
    const s = after;
    const { rider: leader, from, length, alone } = this.last;
    const course = courseOf(s);
    const rules = s.config.setup.rules;
    const back = course.back[from]!;
    if (alone || back === NONE || (rules.noDraftInFirstRound && get(s, F.round) === 1)) return -1;
    const rider = occupant(s, course.spaceOf[back]!);
    if (rider < 0 || this.moved.has(rider) || surfaceOf(s, placeOf(s, rider)) !== surfaceOf(s, from)) return -1;
    const behind = course.back[placeOf(s, leader)]!;
    if (behind === NONE) return -1;
    for (const place of ways(s, placeOf(s, rider), length).keys()) if (course.spaceOf[place] === course.spaceOf[behind]) return rider;
    return -1;
  }

  private rode(s: State, rider: number, from: number, to: number, length: number): void {
    const course = courseOf(s);
    const reachable = ways(s, from, this.turn.points);
    const beyond = (place: number): boolean => course.crossed[place] === course.lines.length;
    const greatest = Math.max(0, ...[...reachable].filter(([place]) => beyond(place)).map(([, way]) => way));
    this.check(this.turn.rider === rider && placeOf(s, rider) === from && !this.moved.has(rider), 'UR 5.2: he may not move', rider);
    this.check(reachable.get(to) === length, 'UR 5.3: no such way', rider, length);
    this.check(!beyond(to) || length === greatest, 'UR 8: not the full length', rider, length, greatest);
    this.last = { rider, from, length, alone: this.turn.alone };
    this.hasMoved(rider);
  }

  private followed(s: State, event: Extract<Event, { type: 'followed' }>): void {
    const { rider, leader, from, to, length } = event;
    const course = courseOf(s);
    const behind = (place: number): number => course.spaceOf[course.back[place]!]!;
    this.check(rider === this.asked && leader === this.last.rider && !this.moved.has(rider), 'UR 5.4d: he may not follow', rider);
    this.check(behind(this.last.from) === course.spaceOf[from], 'UR 5.4: he was not directly behind', rider);
    this.check(behind(placeOf(s, leader)) === course.spaceOf[to], 'UR 5.4a: not directly behind', rider);
    this.check(course.lane[to] === course.lane[placeOf(s, leader)], 'UR 5.4a: another lane', rider);
    this.check(length <= this.last.length && ways(s, from, length).get(to) === length, 'UR 5.4b: too far', rider, length);
    this.check(surfaceOf(s, from) === surfaceOf(s, this.last.from), 'UR 5.4e: another surface', rider);
    this.check(!this.turn.alone, 'UR 5.4f: alone', rider);
    this.last = { rider, from, length, alone: this.turn.alone };
    this.hasMoved(rider);
  }

  private fell(s: State, rider: number, by: number): void {
    if (by === rider) this.drawer = rider;
    else {
      this.check(near(s, by).includes(rider), 'UR 7.1: not near', rider, by);
      this.check(!spared(s, this.drawer).includes(rider), 'UR 7.1a: on the right of who drew', rider);
    }
    this.hasMoved(rider);
  }

  private returned(s: State, rider: number, to: number): void {
    const course = courseOf(s);
    const own = placeOf(s, rider);
    let at = own;
    while (at !== NONE && occupant(s, course.spaceOf[at]!) >= 0) at = course.back[at]!;
    this.check(at === to, 'UR 9.2: another space to return to', rider, course.spaceNames[course.spaceOf[to]!]!);
  }

  private ended(s: State, points: readonly number[]): void {
    for (const r of riders) {
      const { points: place, sprint, jersey } = this.book[r]!;
      this.check(points[r] === place + sprint + jersey, 'UR 18: another sum', r, points[r]!);
    }
    const all = s.config.table.length * 4;
    this.check(this.finished.length === all && new Set(this.finished).size === all, 'UR 8: not all are home, or one twice');
    courseOf(s).lines.forEach((line, i) => {
      const places = line.role === 'sprint' && s.config.setup.rules.sprints ? 3 : 0;
      this.check(this.scored[i]!.length === places, 'UR 15: three score at a sprint line', i, this.scored[i]!.length);
    });
  }

  private hasMoved(rider: number): void {
    this.check(!this.moved.has(rider), 'UR 5.2: twice in a round', rider);
    this.moved.add(rider);
  }

  /** UR 4.3: no card is played twice. `by` 1: spent, -1: returned. */
  private card(s: State, rider: number, kind: number, by: number): void {
    const key = `${rider >> 2}/${kind}`;
    const gone = (this.spent.get(key) ?? 0) + by;
    const all = s.config.stages[get(s, F.stage)]!.cards[kind]!;
    this.check(gone >= 0 && gone <= all, 'UR 4.3: a card that is not there', rider, kind);
    this.spent.set(key, gone);
  }

  private check(holds: unknown, what: string, ...facts: readonly (string | number)[]): void {
    if (holds !== true)
      throw new Error(`${what}: ${facts.join(' ')} (rider ${riderNumber(Number(facts[0] ?? 0))}, ${courseOf(this.start).name})`);
  }
}

const fresh = (rider: number) => ({
  rider,
  base: 0,
  dice: 0,
  points: 0,
  alone: false,
  chance: -1,
  changed: false,
  refused: [] as number[],
});
const newRound = (events: readonly Event[]): boolean =>
  events.some(({ type }) => type === 'round-began' || type === 'race-ended' || type === 'verdict');
