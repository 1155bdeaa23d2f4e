import { PHASE } from './action.ts';
import type { Event } from './event.ts';
import * as happen from './effects.ts';
import { markChanged, type State } from './state.ts';
import { trackEvent } from './working-copy.ts';

/** Applies an event in place by calling its effect. Knows no rules, because all decisions are in the event. */
export function evolve(s: State, event: Event): State {
  markChanged(s);
  repeat(happen.withoutEvents(s), event);
  trackEvent(s, event);
  return s;
}

/**
 * The most frequent events, most frequent first: the engine compares the cases one by one, and inlines the calls
 * only while the function is small.
 */
function repeat(play: happen.Play, event: Event): void {
  switch (event.type) {
    case 'turn-began':
      return happen.turnBegan(play, event.rider);
    case 'total':
      return happen.totalMade(play, event.rider, event.total, event.change, event.points, event.alone ? 'alone' : 'may-follow');
    case 'rolled':
      return happen.rolled(play, event.rider, event.dice, event.total);
    case 'moved':
      return happen.moved(play, event.rider, event.from, event.to, event.length);
    case 'chose-dice':
      return happen.choseDice(play, event.rider);
    case 'due':
      return happen.decisionDue(play, PHASE[event.what], event.rider, event.asked, event.to, event.length);
    case 'followed':
      return happen.followed(play, event.rider, event.leader, event.from, event.to, event.length);
    case 'stayed':
      return happen.stayed(play, event.rider, event.leader);
    default:
      return repeatRare(play, event);
  }
}

type FrequentType = 'turn-began' | 'total' | 'rolled' | 'moved' | 'chose-dice' | 'due' | 'followed' | 'stayed';

function repeatRare(play: happen.Play, event: Exclude<Event, { readonly type: FrequentType }>): void {
  switch (event.type) {
    case 'played-cards':
      return happen.playedCards(play, event.rider, event.cards, event.breakaway ? 'breakaway' : 'open');
    case 'chance-drawn':
      return happen.chanceDrawn(play, event.rider, event.card, event.photos, event.dice);
    case 'fell':
      return happen.fell(play, event.rider, event.by);
    case 'crossed':
      return happen.crossed(play, event.rider, event.line);
    case 'lead-offered':
      return happen.leadOffered(play, event.rider, event.asked);
    case 'lead-refused':
      return happen.leadRefused(play, event.rider, event.asked);
    case 'lead-changed':
      return happen.leadChanged(play, event.rider, event.leader, event.riderTo, event.leaderTo);
    case 'held-car':
      return happen.heldCar(play, event.rider, event.dice, event.worth, event.photos);
    case 'photographed':
      return happen.photographed(play, event.rider, event.photo);
    case 'dismounted':
      return happen.dismounted(play, event.rider);
    case 'returned':
      return happen.returned(play, event.rider, event.to);
    case 'race-began':
      return happen.raceBegan(play, event.stage);
    case 'start-rolled':
      return happen.startRolled(play, event.manager, event.dice);
    case 'start-tied':
      return happen.startTied(play, event.managers);
    case 'start-won':
      return happen.startWon(play, event.manager, event.team);
    case 'placed':
      return happen.placed(play, event.rider, event.at);
    case 'round-began':
      return happen.roundBegan(play, event.round);
    case 'stack-renewed':
      return happen.stackRenewed(play, event.rider);
    case 'card-taken':
      return happen.cardTaken(play, event.rider, event.card);
    case 'card-lost':
      return happen.cardLost(play, event.rider, event.card);
    case 'no-card':
      return happen.noCard(play, event.rider, event.wanted);
    case 'blocked':
      return happen.blocked(play, event.rider);
    case 'stopped':
      return happen.stopped(play, event.rider);
    case 'sprinted':
      return happen.sprinted(play, event.rider, event.line, event.rank, event.points);
    case 'jersey':
      return happen.jerseyHandedOver(play, event.from, event.to);
    case 'finished':
      return happen.finished(play, event.rider, event.rank, event.points);
    case 'jersey-scored':
      return happen.jerseyScored(play, event.rider, event.points);
    case 'taken-off':
      return happen.takenOff(play, event.rider);
    case 'verdict':
      return happen.verdictDrawn(play, event.photo);
    case 'disqualified':
      return happen.disqualified(play, event.rider, event.photo);
    case 'race-ended':
      return happen.raceEnded(play, event.stage, event.points);
  }
}
