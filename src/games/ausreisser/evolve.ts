import { PHASE } from './action.ts';
import type { Event } from './event.ts';
import * as effects from './effects.ts';
import type { State } from './state.ts';

/** Applies an event in place by calling its effect. Knows no rules, because all decisions are in the event. */
export function evolve(s: State, event: Event): State {
  applyEvent(effects.withoutEvents(s), event);
  return s;
}

/** Ordered by frequency, because the engine compares the cases one by one. */
function applyEvent(play: effects.Play, event: Event): void {
  switch (event.type) {
    case 'due':
      return effects.decisionDue(play, PHASE[event.what], event.rider, event.cards);
    case 'passed':
      return effects.passed(play, event.rider);
    case 'dealt':
    case 'drew':
      return effects.cardDrawn(play, event.type, event.rider, event.card);
    case 'dealt-hidden':
    case 'drew-hidden':
      return effects.drewUnseen(play.s, event.rider);
    case 'turn-began':
      return effects.turnBegan(play, event.rider);
    case 'forgot':
      return effects.forgot(play, event.rider, event.cards);
    case 'laid':
      return effects.laid(play, event.rider, event.card, event.spurts);
    case 'led':
      return effects.led(play, event.rider, event.speed);
    case 'took-lead':
      return effects.tookLead(play, event.rider, event.from, event.speed);
    case 'sheltered':
      return effects.sheltered(play, event.rider, event.speed, event.tempo);
    case 'kept-up':
      return effects.keptUp(play, event.rider, event.speed, event.tempo, event.hill ? 'hill' : 'flat');
    case 'dropped':
      return effects.dropped(play, event.rider, event.speed, event.tempo, event.minutes, event.hill ? 'hill' : 'flat');
    case 'lost':
    case 'won-back':
      return effects.minutesChanged(play, event.type, event.rider, event.speed, event.tempo, event.change, event.minutes);
    case 'wind-laid':
      return effects.windLaid(play, event.rider);
    case 'hill-laid':
      return effects.hillLaid(play, event.rider, event.leader, event.how, event.tempo);
    case 'hill-over':
      return effects.hillOver(play);
    case 'hand-shown':
      return effects.handShown(play, event.rider, event.hills, event.spurts, event.winds);
    case 'discarded':
      return effects.discarded(play, event.rider, event.card);
    case 'turn-empty':
      return effects.turnEmpty(play, event.rider);
    case 'lead-drawn':
      return effects.leadDrawn(play, event.rider, event.card);
    case 'lead-tied':
      return effects.leadTied(play, event.riders);
    case 'lead-shuffled':
      return effects.leadShuffled(play);
    case 'lead-won':
      return effects.leadWon(play, event.rider);
    case 'stage-began':
      return effects.stageBegan(play, event.stage, event.leader);
    case 'stage-ended':
      return effects.stageEnded(play, event.stage, event.leader, event.points);
  }
}
