import {
  ausreisser,
  KIND_COUNT,
  phaseOf,
  riderAsked,
  stockSize,
  type Action,
  type CardKind,
  type Event,
  type Points,
  type Rider,
  type State,
  type Determinization,
} from '../../../games/ausreisser/index.ts';
import type { OptionList, Seat } from '../../../kit/index.ts';

const unchecked = ausreisser.unchecked!;
/** Chance's answers by kind. */
const DRAWS = Array.from({ length: KIND_COUNT }, (_, card): Action => ({ type: 'draw', card }));

/** Decides for a rider in a complete position, using only what this rider sees. */
export interface Policy {
  choose(s: State, options: OptionList<Action>): Action;
}

/**
 * An imagined race over one possible deal. Each rider draws from a fixed sequence of its own, so its next card does not depend on what others
 * do. Races from several options then differ by the options and hardly by luck.
 */
export class ImaginedRace {
  private readonly s: State;
  private world!: Determinization;
  private readonly rider: Policy;
  /** By rider: the next card of its sequence. */
  private readonly lane: number[] = [];
  private readonly taken: Uint8Array;
  private readonly events: Event[] = [];
  /** Steps of all races so far. */
  steps = 0;

  /** @param seen any position of the config @param rider plays every seat */
  constructor(seen: State, rider: Policy) {
    this.s = ausreisser.copy(seen);
    this.rider = rider;
    this.taken = new Uint8Array(stockSize(seen));
  }

  /** The position reached. */
  get state(): State {
    return this.s;
  }

  start(world: Determinization): void {
    unchecked.copyInto(this.s, world.whole);
    this.world = world;
    this.taken.fill(0);
    const { riderCount } = this.s.config;
    for (let r = 0; r < riderCount; r++) this.lane[r] = r;
  }

  /**
   * Plays `first` and on from there, until `seat` has begun this many turns of its own or the stage is over.
   * @returns the points of every rider if the stage is over, otherwise null
   */
  play(first: Action, seat: Seat, turns: number): readonly Points[] | null {
    const { s } = this;
    let left = turns;
    let ended = this.step(first);
    while (ended === null) {
      switch (phaseOf(s)) {
        case 'draw':
        case 'spurt':
        case 'refill':
          ended = this.step(DRAWS[this.drawn(riderAsked(s))]!);
          break;
        default: {
          const rider = riderAsked(s);
          if (rider === seat && phaseOf(s) === 'lay' && left-- === 0) return null;
          ended = this.step(this.rider.choose(s, unchecked.options(s)));
        }
      }
    }
    return ended;
  }

  /** The rules award the points when the last card is gone. */
  private step(action: Action): readonly Points[] | null {
    const { s, events } = this;
    this.steps++;
    if (stockSize(s) > 1) {
      unchecked.play(s, action);
      return null;
    }
    events.length = 0;
    unchecked.play(s, action, events);
    const end = events.find((event) => event.type === 'stage-ended');
    return end === undefined ? null : end.points;
  }

  private drawn(rider: Rider): CardKind {
    const { stock } = this.world;
    const { lane, taken } = this;
    const { riderCount } = this.s.config;
    let at = lane[rider]!;
    while (at < stock.length && taken[at] === 1) at += riderCount;
    lane[rider] = at + riderCount;
    // its sequence is used up, so it takes the last card of the others'
    if (at >= stock.length) for (at = stock.length - 1; taken[at] === 1;) at--;
    taken[at] = 1;
    return stock[at]!;
  }
}
