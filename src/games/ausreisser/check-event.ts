/**
 * Checks that an event is possible in its position: cards that exist, riders who are asked or on turn, minutes that
 * add up. It checks no rules, so a game of older rules passes and a forged record does not. Used when events are
 * read, never when they are decided.
 */
import { firstViolation, isBetween, type Invariant } from '../../kit/index.ts';
import { phaseOf } from './choices.ts';
import { HAND_DEALT, FULL_HAND, HILL, HILL_COUNT, isSpeed, SPURT, SPURT_COUNT, WIND, WIND_COUNT } from './cards.ts';
import type { Phase } from './action.ts';
import { cardsToTake } from './rules/turn.ts';
import type { Event } from './event.ts';
import { F, get, handIsKnown, hasSpeedCard, inHand, inStock, riderValue, R, stockIsKnown, type State } from './state.ts';
import type { CardKind, Rider, Speed } from './vocabulary.ts';

/** Higher than any rules give; they keep the numbers within 16 bits. */
const MAX_EVENT_SPEED = 60;
const MAX_MINUTES = 3_000;
const MAX_POINTS = 99;
const MAX_TURNS = 99;

/** Returns the name of the first impossible field, `type` if the event itself is impossible, null if it fits. */
export function invalidField(s: State, event: Event): string | null {
  return firstViolation(checksOf(s, event));
}

type Check = Invariant<string>;

const isAsked = (s: State, rider: Rider, ...phases: readonly Phase[]): boolean => rider === get(s, F.actor) && phases.includes(phaseOf(s));
const isOnTurn = (s: State, rider: Rider): boolean => rider === get(s, F.rider);
const hasLaid = (s: State): boolean => get(s, F.card) >= 0;
const isDrawing = (s: State, rider: Rider): boolean => rider >= 0 && ((get(s, F.drawing) >> rider) & 1) === 1;

/** Of a hidden hand only the size is known. */
const holds = (s: State, rider: Rider, kind: CardKind, count = 1): boolean =>
  (handIsKnown(s, rider) ? inHand(s, rider, kind) : riderValue(s, R.hand, rider)) >= count;

/** Whether the card may be in the stock, as far as the position shows. */
const isLeft = (s: State, kind: CardKind): boolean => get(s, F.stock) > 0 && inStock(s, kind) !== 0;

function checksOf(s: State, event: Event): readonly Check[] {
  switch (event.type) {
    case 'lead-drawn':
      return drawing(s, event, 1, ['lead']);
    case 'lead-tied':
      return [['riders', phaseOf(s) === 'lead' && event.riders.length > 1 && event.riders.every((rider) => isDrawing(s, rider))]];
    case 'lead-shuffled':
      return [['type', phaseOf(s) === 'lead']];
    case 'lead-won':
      return [['rider', phaseOf(s) === 'lead' && isDrawing(s, event.rider)]];
    case 'stage-began':
      return [
        ['stage', event.stage === (phaseOf(s) === 'lead' ? 0 : get(s, F.stage) + 1)],
        ['leader', phaseOf(s) !== 'lead' || event.leader === get(s, F.leader)],
      ];
    case 'dealt':
    case 'dealt-hidden':
      return drawing(s, event, HAND_DEALT, ['deal']);
    case 'drew':
    case 'drew-hidden':
      return drawing(s, event, FULL_HAND, ['draw', 'spurt', 'refill']);
    case 'due':
      return checksOfDecisionDue(s, event);
    case 'turn-began':
      return [['rider', get(s, F.leader) >= 0 && get(s, F.turn) < MAX_TURNS]];
    case 'forgot':
      return [
        ['rider', isAsked(s, event.rider, 'draw-or-lay') && !hasLaid(s)],
        ['cards', event.cards > 0 && event.cards === cardsToTake(s)],
      ];
    case 'laid':
      return [
        ['rider', isAsked(s, event.rider, 'lay', 'draw-or-lay') && !hasLaid(s)],
        ['card', isSpeed(event.card) && holds(s, event.rider, event.card)],
        ['spurts', event.spurts <= SPURT_COUNT && (event.spurts === 0 || holds(s, event.rider, SPURT, event.spurts))],
      ];
    case 'led':
    case 'took-lead':
    case 'sheltered':
    case 'kept-up':
    case 'dropped':
    case 'lost':
    case 'won-back':
      return checksOfVerdict(s, event);
    case 'hill-laid':
      return checksOfHill(s, event);
    case 'hill-over':
      return [['type', get(s, F.hill) === 1]];
    case 'passed':
      return [['rider', isAsked(s, event.rider, 'hill')]];
    case 'wind-laid':
      return [['rider', isOnTurn(s, event.rider) && holds(s, event.rider, WIND)]];
    case 'hand-shown':
      return checksOfShown(s, event);
    case 'discarded':
      return [
        ['rider', isAsked(s, event.rider, 'discard')],
        ['card', !isSpeed(event.card) && holds(s, event.rider, event.card)],
      ];
    case 'turn-empty':
      return [['rider', isOnTurn(s, event.rider) && !hasLaid(s)]];
    case 'stage-ended':
      return [
        ['stage', event.stage === get(s, F.stage)],
        ['leader', event.leader === get(s, F.leader)],
        [
          'points',
          event.points.length === s.config.riderCount && event.points.every((points) => isBetween(points, -MAX_MINUTES, MAX_POINTS)),
        ],
      ];
  }
}

type DrawEvent = Extract<Event, { readonly type: 'lead-drawn' | 'dealt' | 'dealt-hidden' | 'drew' | 'drew-hidden' }>;

/**
 * Whether a card can be drawn into a hand of at most `most` cards. Unseen cards are drawn only if the stock is
 * hidden, because a record's author sees all cards.
 */
function drawing(s: State, event: DrawEvent, most: number, phases: readonly Phase[]): readonly Check[] {
  const mayDraw = isAsked(s, event.rider, ...phases) && riderValue(s, R.hand, event.rider) < most;
  if (!('card' in event)) return [['rider', mayDraw && get(s, F.stock) > 0 && !stockIsKnown(s)]];
  return [
    ['rider', mayDraw],
    ['card', isLeft(s, event.card)],
  ];
}

type VerdictEvent = Extract<Event, { readonly speed: Speed }>;

/** Whether the verdict fits the card laid, the tempo and the minutes. */
function checksOfVerdict(s: State, event: VerdictEvent): readonly Check[] {
  const { rider, speed } = event;
  const leads = rider === get(s, F.leader);
  const before = isOnTurn(s, rider) ? riderValue(s, R.minutes, rider) : 0;
  const checks: Check[] = [
    ['rider', isOnTurn(s, rider) && hasLaid(s) && leads === (event.type === 'led') && (event.type !== 'took-lead' || before === 0)],
    ['speed', isBetween(speed, 1, MAX_EVENT_SPEED)],
  ];
  if (event.type === 'took-lead') checks.push(['from', event.from === get(s, F.leader)]);
  if ('tempo' in event) checks.push(['tempo', event.tempo === get(s, F.tempo)]);
  if ('hill' in event) checks.push(['hill', !event.hill || get(s, F.hill) === 1]);
  if (event.type === 'dropped') checks.push(['minutes', before === 0 && isBetween(event.minutes, 1, MAX_MINUTES)]);
  if ('change' in event) {
    const after = event.type === 'lost' ? before + event.change : before - event.change;
    checks.push(['change', event.change > 0], ['minutes', event.minutes === after && isBetween(after, 0, MAX_MINUTES)]);
  }
  return checks;
}

function checksOfHill(s: State, { rider, leader, how, tempo }: Extract<Event, { type: 'hill-laid' }>): readonly Check[] {
  const mayLay = how === 'with-card' ? isAsked(s, rider, 'lay', 'draw-or-lay') && hasLaid(s) : isAsked(s, rider, 'hill');
  return [
    ['rider', mayLay && holds(s, rider, HILL)],
    ['leader', leader === get(s, F.leader)],
    ['how', get(s, F.hill) === 0],
    ['tempo', tempo <= get(s, F.tempo)],
  ];
}

function checksOfShown(s: State, { rider, hills, spurts, winds }: Extract<Event, { type: 'hand-shown' }>): readonly Check[] {
  const onTurn = isOnTurn(s, rider) && rider >= 0;
  const fits = (kind: CardKind, count: number): boolean => onTurn && (!handIsKnown(s, rider) || inHand(s, rider, kind) === count);
  return [
    ['rider', onTurn],
    ['hills', hills <= HILL_COUNT && fits(HILL, hills)],
    ['spurts', spurts <= SPURT_COUNT && fits(SPURT, spurts) && hills + spurts + winds === riderValue(s, R.hand, rider)],
    ['winds', winds <= WIND_COUNT && fits(WIND, winds)],
  ];
}

/** The next decision. The rider can make it, or there are enough cards for chance. */
function checksOfDecisionDue(s: State, { what, rider, cards }: Extract<Event, { type: 'due' }>): readonly Check[] {
  const stock = get(s, F.stock);
  const none: Check = ['cards', cards === 0];
  const some: Check = ['cards', isBetween(cards, 1, FULL_HAND)];
  const onTurn = rider >= 0 && isOnTurn(s, rider);
  switch (what) {
    case 'lead': {
      const left = s.config.setup.riders.filter((_, r) => r >= rider && isDrawing(s, r)).length;
      return [['rider', isDrawing(s, rider)], some, ['what', stock >= left]];
    }
    case 'deal': {
      const missing = s.config.setup.riders.reduce((sum, _, r) => sum + Math.max(0, HAND_DEALT - riderValue(s, R.hand, r)), 0);
      return [
        ['rider', rider >= 0 && riderValue(s, R.hand, rider) < HAND_DEALT],
        some,
        ['what', stock >= missing && get(s, F.leader) >= 0],
      ];
    }
    case 'draw':
      return [['rider', onTurn], some, ['what', stock > 0 && !hasLaid(s)]];
    case 'spurt':
    case 'refill':
      return [['rider', onTurn], some, ['what', stock > 0 && hasLaid(s)]];
    case 'lay':
      return [['rider', onTurn && (!handIsKnown(s, rider) || hasSpeedCard(s, rider))], none, ['what', !hasLaid(s)]];
    case 'draw-or-lay':
      return [['rider', onTurn], none, ['what', !hasLaid(s) && s.config.setup.drawing === 'by-hand']];
    case 'discard':
      return [['rider', onTurn && (holds(s, rider, SPURT) || holds(s, rider, HILL))], none, ['what', !hasLaid(s)]];
    case 'hill':
      return [['rider', rider >= 0 && get(s, F.rider) >= 0 && get(s, F.leader) >= 0], none];
    case 'over':
      return [['rider', rider < 0], none, ['what', get(s, F.stage) === s.config.setup.stages - 1]];
  }
}
