export { createDealer, raceKey } from './race/dealer.ts';
export type { Contribution, Contributions, Dealer } from './race/dealer.ts';
export {
  checkContent,
  checkOpening,
  commitmentOf,
  compareShown,
  MAX_CALLED_OFF,
  MAX_WORDS,
  SALT_BYTES,
  saltFrom,
  sealOf,
  SEED_BYTES,
  seedFrom,
} from './race/envelope.ts';
export type { CalledOff, Envelope, EnvelopeOf, Opening, Shown } from './race/envelope.ts';
export { playBack, sealAnew } from './race/race.ts';
export type { AnyRules, Dice, Entry, Race, SealedDice } from './race/race.ts';
export { createMatch } from './match/match.ts';
export type { Act, Acted, Match, MatchOptions, Told } from './match/match.ts';
export { formatEnd, formatEntry, formatHead, formatRecord } from './record/format-record.ts';
export { gameOfRecord, parseRecord } from './record/parse-record.ts';
export type { ParsedRecord } from './record/parse-record.ts';
export type { RecordReader } from './record/read-head.ts';
export { auditRecord, verifyRecord } from './record/check-record.ts';
export type { Verdict } from './record/check-record.ts';
export { FOUND, inspectRecord } from './record/inspect-record.ts';
export type { Found, Inspection } from './record/inspect-record.ts';
export { replayJson } from './record/replay-json.ts';
export type { ReplayOptions } from './record/replay-json.ts';
export { parseAdvance } from './match/advance.ts';
export type { AdvanceAnswer, AdvanceAnswers } from './match/advance.ts';
export { createDesk, paceOf, stillToWait } from './match/desk.ts';
export type { Desk, Pace, Question, Said } from './match/desk.ts';
