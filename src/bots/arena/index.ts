export { racesOfBlock, rideBlock, type ArenaRace, type BlockResult, type EntrantResult } from './blocks.ts';
export { arenaFigures, type ArenaFigures, type BotFigures } from './report.ts';
export { estimateMean, estimateShare, studentT, type Estimate } from './statistics.ts';
