import { HILL, speedOf, SPURT } from '../../../games/ausreisser/index.ts';
import type { Taste } from './character.ts';

/** Stays in the slipstream, leaves the jersey to others, and sets a low tempo when it must lead. */
export const wheelSucker: Taste = {
  laying(_, brings) {
    if (brings?.result === 'took-lead') return -1;
    if (brings?.result === 'led') return -0.1 * (brings.speed - USUAL);
    return brings?.result === 'sheltered' ? 0.5 : 0;
  },
  hill: () => 0,
};

/** Attacks for the jersey early and often. */
export const attacker: Taste = {
  laying(_, brings) {
    return brings?.result === 'took-lead' ? 0.7 : 0;
  },
  hill: () => 0,
};

/** Saves fast cards and sprints for the end of a stage. */
export const sprinter: Taste = {
  laying({ cards }, brings, left) {
    const spurts = cards.filter((card) => card === SPURT).length;
    if (left > 0.3) return -1.1 * spurts - 0.07 * Math.max(0, speedOf(cards[0]!) - USUAL) - (brings?.result === 'took-lead' ? 0.3 : 0);
    return 0.6 * spurts + (brings?.result === 'took-lead' ? 0.8 : 0);
  },
  hill: () => 0,
};

/** Collects hills and plays them towards the end of a stage. */
export const hillHoarder: Taste = {
  laying: ({ cards }, _, left) => (cards.includes(HILL) ? hoarded(left) : 0),
  hill: (left) => hoarded(left),
};

const hoarded = (left: number): number => (left > 0.4 ? -2 : 2);
/** A typical tempo of a stage, in km/h. */
const USUAL = 45;
