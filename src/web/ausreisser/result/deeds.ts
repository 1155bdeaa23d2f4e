import { deedsOf } from '../../../games/ausreisser/deeds.ts';
import type { Event, Minutes, State, View } from '../../../games/ausreisser/index.ts';
import { NO_SEAT, type Seat } from '../../../kit/index.ts';
import type { Race } from '../../../table/index.ts';
import type { Reader } from '../../frame/result/read-race.ts';

/** The most minutes a rider lost, or won back, with one card. */
export interface SpecialTurn {
  readonly minutes: Minutes;
  /** The entry, counted from 1, and its stage. */
  readonly at: number;
  readonly stage: number;
}

/** What a rider did in all stages. */
export interface Deeds {
  readonly rider: Seat;
  /** Stages that he ended in yellow. */
  readonly wins: number;
  /** Cards drawn while he wore yellow, which are kilometres. */
  readonly yellow: number;
  /** How often he took the lead. */
  readonly attacks: number;
  /** Minutes lost, and minutes won back. */
  readonly lost: Minutes;
  readonly back: Minutes;
  readonly hills: number;
  /** Spurts laid (DA 4.2) and headwinds met (DA 4.3), both public on his piles. */
  readonly spurts: number;
  readonly winds: number;
  /** Null: he lost no minute. */
  readonly costliest: SpecialTurn | null;
  /** Null: he won no minute back. */
  readonly best: SpecialTurn | null;
}

/** The deeds of every rider, in seating order. Cards left in a hand stay secret (DA 7). */
export function readDeeds({ game, config }: Race): Reader<readonly Deeds[], Event> {
  const all = game.seats(config).map((_, rider) => ({
    ...{ rider, wins: 0, yellow: 0, lost: 0, back: 0, winds: 0 },
    costliest: null as SpecialTurn | null,
    best: null as SpecialTurn | null,
  }));
  const events: Event[] = [];
  let stage = 0;
  return {
    see({ event, n }, before) {
      events.push(event);
      if (event.type === 'stage-began') stage++;
      if (event.type === 'drew' || event.type === 'drew-hidden') {
        const { leader } = game.view(before, NO_SEAT) as View;
        if (leader !== null) all[leader]!.yellow++;
      }
      if (event.type === 'stage-ended') all[event.leader]!.wins++;
      else if (event.type === 'wind-laid') all[event.rider]!.winds++;
      else if (event.type === 'won-back') {
        const of = all[event.rider]!;
        of.back += event.change;
        if (event.change > (of.best?.minutes ?? 0)) of.best = { minutes: event.change, at: n, stage };
      } else if (event.type === 'dropped' || event.type === 'lost') {
        const of = all[event.rider]!;
        // a rider of the bunch had no minutes before
        const minutes = event.type === 'lost' ? event.change : event.minutes;
        of.lost += minutes;
        if (minutes > (of.costliest?.minutes ?? 0)) of.costliest = { minutes, at: n, stage };
      }
    },
    end: (last) => {
      const counted = deedsOf(last as State, events);
      return all.map((own) => {
        const { breakaways: attacks, climbs: hills, sprints: spurts } = counted[own.rider]!;
        return { ...own, attacks, hills, spurts };
      });
    },
  };
}
