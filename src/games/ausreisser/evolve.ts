import { PHASES, type Phase } from './action.ts';
import { HILL, SPURT, WIND } from './cards.ts';
import type { Event } from './event.ts';
import {
  clearStage,
  drawCard,
  drawUnseen,
  F,
  get,
  knowHand,
  layCard,
  of,
  R,
  set,
  setOf,
  setStagePoints,
  showForLead,
  shuffleAll,
  type State,
} from './state.ts';
import type { Rider, Speed } from './vocabulary.ts';

export const PHASE = Object.fromEntries(PHASES.map((phase, i) => [phase, i])) as Readonly<Record<Phase, number>>;

/** Applies an event in place. Knows no rules: all that had to be decided is in the event. The most frequent first. */
export function evolve(s: State, event: Event): State {
  switch (event.type) {
    case 'due':
      set(s, F.phase, PHASE[event.what]);
      set(s, F.actor, event.rider);
      set(s, F.cards, event.cards);
      break;
    case 'passed':
      break;
    case 'dealt':
    case 'drew':
      set(s, F.shown, 0);
      drawCard(s, event.rider, event.card);
      break;
    case 'dealt-hidden':
    case 'drew-hidden':
      set(s, F.shown, 0);
      drawUnseen(s, event.rider);
      break;
    case 'turn-began':
      set(s, F.rider, event.rider);
      set(s, F.turn, get(s, F.turn) + 1);
      set(s, F.card, -1);
      set(s, F.spurts, 0);
      set(s, F.winds, 0);
      set(s, F.ownHill, 0);
      set(s, F.shown, 0);
      break;
    case 'laid':
      layCard(s, event.rider, event.card, event.rider);
      for (let i = 0; i < event.spurts; i++) layCard(s, event.rider, SPURT, event.rider);
      set(s, F.card, event.card);
      set(s, F.spurts, event.spurts);
      setOf(s, R.lastCard, event.rider, event.card);
      setOf(s, R.lastSpurts, event.rider, event.spurts);
      setOf(s, R.lastWinds, event.rider, get(s, F.winds));
      setOf(s, R.lastSpeed, event.rider, 0);
      break;
    case 'led':
      judged(s, event.rider, event.speed);
      set(s, F.tempo, event.speed);
      break;
    case 'took-lead':
      judged(s, event.rider, event.speed);
      set(s, F.tempo, event.speed);
      set(s, F.leader, event.rider);
      break;
    case 'sheltered':
    case 'kept-up':
      judged(s, event.rider, event.speed);
      break;
    case 'dropped':
    case 'lost':
    case 'won-back':
      judged(s, event.rider, event.speed);
      setOf(s, R.minutes, event.rider, event.minutes);
      break;
    case 'wind-laid':
      layCard(s, event.rider, WIND, event.rider);
      set(s, F.winds, get(s, F.winds) + 1);
      break;
    case 'hill-laid':
      layCard(s, event.rider, HILL, event.leader);
      set(s, F.hill, 1);
      set(s, F.tempo, event.tempo);
      if (event.how === 'with-card') set(s, F.ownHill, 1);
      break;
    case 'hill-over':
      set(s, F.hill, 0);
      break;
    case 'hand-shown':
      set(s, F.shown, 1);
      knowHand(s, event.rider, [
        [HILL, event.hills],
        [SPURT, event.spurts],
      ]);
      break;
    case 'discarded':
      layCard(s, event.rider, event.card, event.rider);
      break;
    case 'turn-empty':
      break;
    case 'lead-drawn':
      showForLead(s, event.rider, event.card);
      break;
    case 'lead-tied':
      set(s, F.leadTry, get(s, F.leadTry) + 1);
      set(s, F.drawing, bits(event.riders));
      break;
    case 'lead-shuffled':
      shuffleAll(s);
      break;
    case 'lead-won':
      set(s, F.drawing, 0);
      set(s, F.leader, event.rider);
      break;
    case 'stage-began':
      set(s, F.stage, event.stage);
      set(s, F.leader, event.leader);
      clearStage(s);
      break;
    case 'stage-ended':
      for (let r = 0; r < s.config.riderCount; r++) {
        const points = event.points[r]!;
        setStagePoints(s, event.stage, r, points);
        setOf(s, R.total, r, of(s, R.total, r) + points);
        setOf(s, R.minutes, r, 0);
      }
      setOf(s, R.wins, event.leader, of(s, R.wins, event.leader) + 1);
      break;
  }
  return s;
}

/** The last card laid has its final speed. */
function judged(s: State, rider: Rider, speed: Speed): void {
  setOf(s, R.lastSpeed, rider, speed);
  setOf(s, R.lastWinds, rider, get(s, F.winds));
}

export const bits = (riders: readonly Rider[]): number => riders.reduce((mask, r) => mask | (1 << r), 0);
