/** The bots' evaluation of positions and their imagined races, for the analysis of finished races. */
export { KeyedDice } from '../ahead/dice.ts';
export { afterOption } from '../ahead/search.ts';
export { rolloutChoice } from '../ahead/rollout-policy.ts';
export { danger, pointsInSight } from '../medium/judgement.ts';
export { sideOf, weigh } from '../medium/medium.ts';
export { paceOf } from '../medium/pace.ts';
export { differenceOf, reasonFor } from '../reasons.ts';
