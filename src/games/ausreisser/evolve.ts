import { PHASE } from './action.ts';
import type { Event } from './event.ts';
import * as happen from './effects.ts';
import type { State } from './state.ts';

/** Applies an event in place by calling its effect. Knows no rules, because all decisions are in the event. */
export function evolve(s: State, event: Event): State {
  repeat(happen.withoutEvents(s), event);
  return s;
}

/** Ordered by frequency, because the engine compares the cases one by one. */
function repeat(play: happen.Play, event: Event): void {
  switch (event.type) {
    case 'due':
      return happen.decisionDue(play, PHASE[event.what], event.rider, event.cards);
    case 'passed':
      return happen.passed(play, event.rider);
    case 'dealt':
      return happen.dealt(play, event.rider, event.card);
    case 'drew':
      return happen.drew(play, event.rider, event.card);
    case 'dealt-hidden':
    case 'drew-hidden':
      return happen.drewUnseen(play.s, event.rider);
    case 'turn-began':
      return happen.turnBegan(play, event.rider);
    case 'laid':
      return happen.laid(play, event.rider, event.card, event.spurts);
    case 'led':
      return happen.led(play, event.rider, event.speed);
    case 'took-lead':
      return happen.tookLead(play, event.rider, event.from, event.speed);
    case 'sheltered':
      return happen.sheltered(play, event.rider, event.speed, event.tempo);
    case 'kept-up':
      return happen.keptUp(play, event.rider, event.speed, event.tempo, event.hill ? 'hill' : 'flat');
    case 'dropped':
      return happen.dropped(play, event.rider, event.speed, event.tempo, event.minutes, event.hill ? 'hill' : 'flat');
    case 'lost':
    case 'won-back':
      return happen.minutesChanged(play, event.type, event.rider, event.speed, event.tempo, event.change, event.minutes);
    case 'wind-laid':
      return happen.windLaid(play, event.rider);
    case 'hill-laid':
      return happen.hillLaid(play, event.rider, event.leader, event.how, event.tempo);
    case 'hill-over':
      return happen.hillOver(play);
    case 'hand-shown':
      return happen.handShown(play, event.rider, event.hills, event.spurts);
    case 'discarded':
      return happen.discarded(play, event.rider, event.card);
    case 'turn-empty':
      return happen.turnEmpty(play, event.rider);
    case 'lead-drawn':
      return happen.leadDrawn(play, event.rider, event.card);
    case 'lead-tied':
      return happen.leadTied(play, event.riders);
    case 'lead-shuffled':
      return happen.leadShuffled(play);
    case 'lead-won':
      return happen.leadWon(play, event.rider);
    case 'stage-began':
      return happen.stageBegan(play, event.stage, event.leader);
    case 'stage-ended':
      return happen.stageEnded(play, event.stage, event.leader, event.points);
  }
}
