import { PHASE } from './action.ts';
import type { Event } from './event.ts';
import * as effects from './effects.ts';
import { markChanged, type State } from './state.ts';
import { trackEvent } from './working-copy.ts';

/** Applies an event in place by calling its effect. Knows no rules, because all decisions are in the event. */
export function evolve(s: State, event: Event): State {
  markChanged(s);
  applyFrequent(effects.withoutEvents(s), event);
  trackEvent(s, event);
  return s;
}

/**
 * The most frequent events, most frequent first: the engine compares the cases one by one, and inlines the calls
 * only while the function is small.
 */
function applyFrequent(play: effects.Play, event: Event): void {
  switch (event.type) {
    case 'turn-began':
      return effects.turnBegan(play, event.rider);
    case 'total':
      return effects.totalMade(play, event.rider, event.total, event.change, event.points, event.alone ? 'alone' : 'may-follow');
    case 'rolled':
      return effects.rolled(play, event.rider, event.dice, event.total);
    case 'moved':
      return effects.moved(play, event.rider, event.from, event.to, event.length);
    case 'chose-dice':
      return effects.choseDice(play, event.rider);
    case 'due':
      return effects.decisionDue(play, PHASE[event.what], event.rider, event.asked, event.to, event.length);
    case 'followed':
      return effects.followed(play, event.rider, event.leader, event.from, event.to, event.length);
    case 'stayed':
      return effects.stayed(play, event.rider, event.leader);
    default:
      return applyRare(play, event);
  }
}

type FrequentType = 'turn-began' | 'total' | 'rolled' | 'moved' | 'chose-dice' | 'due' | 'followed' | 'stayed';

function applyRare(play: effects.Play, event: Exclude<Event, { readonly type: FrequentType }>): void {
  switch (event.type) {
    case 'played-cards':
      return effects.playedCards(play, event.rider, event.cards, event.breakaway ? 'breakaway' : 'open');
    case 'chance-drawn':
      return effects.chanceDrawn(play, event.rider, event.card, event.photos, event.dice);
    case 'fell':
      return effects.fell(play, event.rider, event.by);
    case 'crossed':
      return effects.crossed(play, event.rider, event.line);
    case 'lead-offered':
      return effects.leadOffered(play, event.rider, event.asked);
    case 'lead-refused':
      return effects.leadRefused(play, event.rider, event.asked);
    case 'lead-changed':
      return effects.leadChanged(play, event.rider, event.leader, event.riderTo, event.leaderTo);
    case 'held-car':
      return effects.heldCar(play, event.rider, event.dice, event.worth, event.photos);
    case 'photographed':
      return effects.photographed(play, event.rider, event.photo);
    case 'dismounted':
      return effects.dismounted(play, event.rider);
    case 'returned':
      return effects.returned(play, event.rider, event.to);
    case 'race-began':
      return effects.raceBegan(play, event.stage);
    case 'start-rolled':
      return effects.startRolled(play, event.manager, event.dice);
    case 'start-tied':
      return effects.startTied(play, event.managers);
    case 'start-won':
      return effects.startWon(play, event.manager, event.team);
    case 'placed':
      return effects.placed(play, event.rider, event.at);
    case 'round-began':
      return effects.roundBegan(play, event.round);
    case 'stack-renewed':
      return effects.stackRenewed(play, event.rider);
    case 'card-taken':
      return effects.cardTaken(play, event.rider, event.card);
    case 'card-lost':
      return effects.cardLost(play, event.rider, event.card);
    case 'no-card':
      return effects.noCard(play, event.rider, event.wanted);
    case 'blocked':
      return effects.blocked(play, event.rider);
    case 'stopped':
      return effects.stopped(play, event.rider);
    case 'sprinted':
      return effects.sprinted(play, event.rider, event.line, event.rank, event.points);
    case 'jersey':
      return effects.jerseyHandedOver(play, event.from, event.to);
    case 'finished':
      return effects.finished(play, event.rider, event.rank, event.points);
    case 'jersey-scored':
      return effects.jerseyScored(play, event.rider, event.points);
    case 'taken-off':
      return effects.takenOff(play, event.rider);
    case 'verdict':
      return effects.verdictDrawn(play, event.photo);
    case 'disqualified':
      return effects.disqualified(play, event.rider, event.photo);
    case 'race-ended':
      return effects.raceEnded(play, event.stage, event.points);
  }
}
