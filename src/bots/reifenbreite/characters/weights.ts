/**
 * The characters' tastes, in points on top of Medium's evaluation (for cards: each). Small enough to keep Medium's strength, large enough to
 * change the style; docs/decisions/0021-hard-and-expert.md has the measurements.
 */
export const WEIGHTS = {
  wheelsucker: { follow: 0.5, lead: -0.3, ask: 0.3, breakaway: -0.5, wheel: 0.2 },
  attacker: { breakaway: 0.7, lead: 0.6, follow: -0.2 },
  sprinter: { near: 0.8, far: -0.5, line: 1.5 },
  saver: { late: 0.4, early: -0.7, car: 0.2 },
};
export type Weights = typeof WEIGHTS;
