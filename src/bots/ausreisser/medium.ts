import type { Bot } from '../bot.ts';
import {
  F,
  forecast,
  get,
  HILL,
  inHand,
  isSpeed,
  of,
  phaseOf,
  R,
  speedOf,
  SPEED_KINDS,
  SPURT,
  type Action,
  type Forecast,
  type State,
} from '../../games/ausreisser/index.ts';
import { bestOf } from './best.ts';
import { bestCards, chanceOfWind, chanceToBeat, turnsLeft, unseenBy, type Unseen } from './unseen.ts';

export const W = {
  /** leading, kept until own next turn */
  keep: 3,
  /** the last turn: the point for yellow */
  yellow: 1,
  take: 0,
  drop: 2,
  back: 1.5,
  harm: 0.3,
  priceLead: 0.35,
  priceBunch: 0.35,
  priceDropped: 0.9,
  unplayed: 6,
  spurt: 1.2,
  hill: 1.5,
  willing: 0.6,
  hillAsk: 1,
};

export const makeMedium = (w: typeof W): Bot<State, Action> => ({
  name: 'medium',
  game: 'ausreisser',
  choose(seen, choices, random) {
    const phase = phaseOf(seen);
    if (choices.length === 1) return choices[0]!;
    const me = get(seen, F.actor);
    const look = lookAround(seen, me, w);
    if (phase === 'lay') return bestOf(choices, (option) => (option.type === 'lay' ? laying(look, option.cards) : 0), random);
    if (phase === 'hill') return bestOf(choices, (option) => (option.type === 'hill' ? hillNow(look) : 0), random);
    return bestOf(choices, (option) => (option.type === 'discard' && option.card === SPURT ? 0 : 1), random);
  },
});
export const medium = makeMedium(W);

interface Look {
  readonly s: State;
  readonly me: number;
  readonly unseen: Unseen;
  readonly turns: number;
  /** km/h above which a card will hardly stay unplayed to the end */
  readonly threshold: number;
  readonly best: readonly (readonly number[])[];
  readonly w: typeof W;
}

function lookAround(s: State, me: number, w: typeof W): Look {
  const unseen = unseenBy(s, me);
  const turns = turnsLeft(s);
  // share of my cards that will stay unplayed
  const share = w.unplayed / (w.unplayed + 1 + turns);
  let kind = 0;
  while (kind < SPEED_KINDS - 1 && unseen.slower[kind + 1]! < share * unseen.slower[SPEED_KINDS]!) kind++;
  const best = s.config.setup.riders.map((_, r) => (r === me ? [] : bestCards(s, unseen, r)));
  return { s, me, unseen, turns, threshold: speedOf(kind), best, w };
}

/** those who ride after `from` up to `to` (exclusive), clockwise */
function between(s: State, from: number, to: number): number[] {
  const list: number[] = [];
  const n = s.config.riderCount;
  for (let r = (from + 1) % n; r !== to; r = (r + 1) % n) list.push(r);
  return list;
}

/** minutes rider j is expected to lose against a tempo */
function expectedLoss(look: Look, j: number, tempo: number, hill: boolean): number {
  const minutes = of(look.s, R.minutes, j);
  let loss = 0;
  look.best[j]!.forEach((chance, kind) => {
    const below = tempo - speedOf(kind);
    if (minutes > 0) loss += chance * Math.max(-minutes, below);
    else if (below > (hill ? 0 : 2)) loss += chance * below;
  });
  return loss;
}

function chanceToKeep(look: Look, riders: readonly number[], speed: number): number {
  let keep = 1;
  for (const j of riders) if (of(look.s, R.minutes, j) === 0) keep *= 1 - look.w.willing * chanceToBeat(look.s, look.unseen, j, speed);
  return keep;
}

function laying(look: Look, cards: readonly number[]): number {
  const { s, me, unseen, w } = look;
  const brings = forecast(s, me, cards);
  if (brings === null) return 0;
  const card = cards.find(isSpeed)!;
  const spurts = cards.filter((kind) => kind === SPURT).length;
  const hill = cards.includes(HILL);
  const leads = brings.result === 'led' || brings.result === 'took-lead';
  const rate = leads ? w.priceLead : brings.minutes > 0 ? w.priceDropped : w.priceBunch;
  const lasts = Math.min(1, look.turns / 5);
  let value = -rate * Math.max(0, speedOf(card) - look.threshold) * Math.min(1, look.turns);
  value -= spurts * w.spurt * lasts + (hill ? w.hill * lasts : 0);
  value += effect(look, brings, hill);
  const wind = spurts === 0 ? 0 : chanceOfWind(unseen, spurts);
  if (wind > 0) {
    // one wind: two km/h less, judged anew
    const slower = forecast(s, me, spurts > 0 ? cards.filter((_, i) => i !== cards.indexOf(SPURT)) : cards)!;
    value += wind * (effect(look, slower, hill) - effect(look, brings, hill));
  }
  return value;
}

function effect(look: Look, brings: Forecast, hill: boolean): number {
  const { s, me, w } = look;
  const leader = get(s, F.leader);
  const lying = hill || (get(s, F.hill) === 1 && me !== leader);
  switch (brings.result) {
    case 'led':
    case 'took-lead': {
      const others = between(s, me, me);
      const keep = lying ? 1 : chanceToKeep(look, others, brings.speed);
      let harm = 0;
      for (const j of others) harm += expectedLoss(look, j, brings.speed, lying);
      const last = look.turns < 1 ? 1 : 0;
      return (brings.result === 'took-lead' ? w.take : 0) + keep * (w.keep * Math.min(1, look.turns) + last * w.yellow) + (w.harm * harm) / others.length;
    }
    default: {
      let value = -brings.change;
      if (brings.result === 'dropped') value -= w.drop * Math.min(1, look.turns);
      if (brings.result === 'won-back' && brings.minutes === 0) value += w.back * Math.min(1, look.turns);
      if (hill) {
        const later = between(s, me, leader);
        let harm = 0;
        for (const j of later) harm += expectedLoss(look, j, get(s, F.tempo), true) - expectedLoss(look, j, get(s, F.tempo), false);
        value += (w.harm * harm) / (s.config.riderCount - 1);
      }
      return value;
    }
  }
}

function hillNow(look: Look): number {
  const { s, me, w } = look;
  const leader = get(s, F.leader);
  const tempo = get(s, F.tempo);
  const lasts = Math.min(1, look.turns / 5);
  const later = between(s, get(s, F.rider), leader);
  let harm = 0;
  let own = 0;
  for (const j of later) {
    if (j === me) {
      own = ownLoss(look, tempo, true) - ownLoss(look, tempo, false);
    } else harm += expectedLoss(look, j, Math.min(50, tempo), true) - expectedLoss(look, j, tempo, false);
  }
  let value = (w.harm * harm) / (s.config.riderCount - 1) - own - w.hillAsk * lasts;
  if (me === leader) value += (1 - chanceToKeep(look, later, tempo)) * (w.keep * Math.min(1, look.turns) + (look.turns < 1 ? w.yellow : 0));
  return value;
}

/** what my own best card would lose */
function ownLoss(look: Look, tempo: number, hill: boolean): number {
  const { s, me } = look;
  const minutes = of(s, R.minutes, me);
  let least = Infinity;
  for (let kind = 0; kind < SPEED_KINDS; kind++) {
    if (s.config.deck[kind] === 0) continue;
    const has = inHand(s, me, kind) > 0;
    if (!has) continue;
    const below = (hill ? Math.min(50, tempo) : tempo) - speedOf(kind);
    const loss = minutes > 0 ? Math.max(-minutes, below) : below > (hill ? 0 : 2) ? below : 0;
    least = Math.min(least, loss);
  }
  return least === Infinity ? 0 : least;
}
