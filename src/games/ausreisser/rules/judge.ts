/** DA 3.1 to 3.3: the effect of a final speed, in one place, for the turn itself and for forecasts. */
import type { Minutes, Speed, Tempo } from '../vocabulary.ts';

/** The situation of a rider whose card is judged. */
export interface JudgedRider {
  readonly role: 'leader' | 'other';
  /** 0 in the bunch (or leading). */
  readonly minutes: Minutes;
  /** Not 0: before the first card of a stage only the leader is judged. */
  readonly tempo: Tempo;
  readonly road: 'flat' | 'hill';
}

/** What a card can bring its rider (DA 3.1 to 3.3, DA 4.1). */
export const TURN_RESULTS = ['led', 'took-lead', 'sheltered', 'kept-up', 'dropped', 'lost', 'won-back'] as const;
/** One of these results. */
export type TurnResult = (typeof TURN_RESULTS)[number];

/** The result of a card and the rider's minutes after it. */
export interface Verdict {
  readonly result: TurnResult;
  /** Minutes after the card. */
  readonly minutes: Minutes;
}

/** How many km/h below the tempo the slipstream forgives (DA 3.2). */
const SLIPSTREAM_KMH = 2;

/** DA 3.1 to 3.3: returns the result of a final speed, in km/h, for a rider in this situation. */
export function judge({ role, minutes, tempo, road }: JudgedRider, speed: Speed): Verdict {
  if (role === 'leader') return { result: 'led', minutes };
  const below = tempo - speed;
  if (minutes > 0) {
    if (below > 0) return { result: 'lost', minutes: minutes + below };
    if (below === 0) return { result: 'kept-up', minutes };
    return { result: 'won-back', minutes: Math.max(0, minutes + below) };
  }
  if (road === 'hill') return below > 0 ? { result: 'dropped', minutes: below } : { result: 'kept-up', minutes };
  if (below < 0) return { result: 'took-lead', minutes };
  return below <= SLIPSTREAM_KMH ? { result: 'sheltered', minutes } : { result: 'dropped', minutes: below };
}
