/**
 * What the characters like, in points on top of what Medium thinks an option worth (a card: each). Small enough that they ride about as well as Medium and great enough that they ride otherwise:
 * docs/decisions/0021-hard-and-expert.md has the races by which they were found and measured.
 */
export const WEIGHTS = {
  wheelsucker: { follow: 0.5, lead: -0.3, ask: 0.3, breakaway: -0.5, wheel: 0.2 },
  attacker: { breakaway: 0.7, lead: 0.6, follow: -0.2 },
  sprinter: { near: 0.8, far: -0.5, line: 1.5 },
  saver: { late: 0.4, early: -0.7, car: 0.2 },
};
export type Weights = typeof WEIGHTS;
