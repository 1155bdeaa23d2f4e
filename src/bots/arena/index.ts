export { blockResult, racesOfBlock, playBlock, type ArenaRace, type BlockResult } from './blocks.ts';
export { arenaFigures, type ArenaFigures } from './report.ts';
export { estimateMean, type Interval } from './statistics.ts';
