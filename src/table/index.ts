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
export { configureAs } from './race/called.ts';
export { isVariationName, MAX_VARIATION_NAME, variationName } from './race/variation-name.ts';
export { hintCounts } from './race/hint.ts';
export type { Hint } from './race/hint.ts';
export { playBack, sealAnew, withSeed } from './race/race.ts';
export type { AnyRules, Chance, Entry, Race, Sealed, SealedChance, Variation } from './race/race.ts';
export { rideOut, rideSealed, rideSealedInTime } from './race/ride-out.ts';
export type { RideOut, SeatAsked } from './race/ride-out.ts';
export { formatEnd, formatEntry, formatHead, formatRecord } from './record/format-record.ts';
export { formatShort, parseShort } from './record/short-record.ts';
export { withFinalTable } from './record/final-table.ts';
export { gameOfRecord, parseRecord } from './record/parse-record.ts';
export type { ParsedRecord } from './record/parse-record.ts';
export type { RecordReader } from './record/read-head.ts';
export { auditRecord, verifyRecord } from './record/check-record.ts';
export type { CheckedRecord } from './record/check-record.ts';
export { FOUND, inspectRecord } from './record/inspect-record.ts';
export type { Found, Inspection } from './record/inspect-record.ts';
export { canRideOn, isVariationOf, keepsChance, originOf, variationFrom } from './record/variation.ts';
export { compareRaces, isSameRace } from './record/compare.ts';
export type { Comparison, Difference, Done, Stood, When } from './record/compare.ts';
export { replayJson } from './record/replay-json.ts';
export type { ReplayOptions } from './record/replay-json.ts';
export { createMatch } from './match/match.ts';
export type { Act } from './match/request.ts';
export type { Acted, Match, MatchOptions, Prepared, Preparing, ToldEntry } from './match/match.ts';
export { parseAdvance } from './match/advance.ts';
export type { AdvanceAnswer, AdvanceAnswers } from './match/advance.ts';
export { HOME, questionsInAdvance } from './match/home.ts';
export { createQuestions, isHidden, ridesIn, roundFrom, stillToWait, timingOf } from './match/questions.ts';
export type { Question, Questions, Reply, AnswerTiming } from './match/questions.ts';
export {
  contributionsOf,
  decideAllShown,
  decideCallingOff,
  decideCommitment,
  decideOpening,
  envelopesToShow,
  hasBegun,
  newEnvelopes,
  withEnvelope,
  withoutEnvelope,
} from './match/envelopes.ts';
export type { EnvelopeDecision, EnvelopeFact, Envelopes, EnvelopesShown } from './match/envelopes.ts';
export { memoryJournal, NOT_KEPT, notKept } from './match/journal.ts';
export type { Journal, NotKept, Row, Summary } from './match/journal.ts';
export { HUMAN } from './match/driver.ts';
export type { Driver } from './match/driver.ts';
export { formatFact } from './match/format-fact.ts';
export { parseFact } from './match/table-fact.ts';
export type { Missed, TableFact } from './match/table-fact.ts';
export type { TableState } from './match/table-state.ts';
export { daysOffOf, isAway } from './match/days-off.ts';
export type { DaysOff, DaysOffWish, OffsetAt } from './match/days-off.ts';
export type { Absent, Agreed, Proposal, TableLine } from './match/agreement.ts';
export type { ProposalKind } from './match/agreement-fact.ts';
export type { AbsenceTerms, ClockTerms, Terms } from './match/terms.ts';
export { oneSeatOn } from './match/one-seat-on.ts';
export { actsRow, createRowReader, factRow } from './match/rows.ts';
export type { RowRead, RowReader } from './match/rows.ts';
export { rowsOfRace } from './match/race-rows.ts';
export { createHost } from './match/host.ts';
export { createReplay } from './match/replay.ts';
export type { Replay } from './match/replay.ts';
export { createClock } from './match/clock.ts';
export type { Clock, Host, HostOptions, Role, BotAnswer, ScreenTimes, ToThink } from './match/host-options.ts';
export type { AgreedTold, Link, News, Situation } from './match/link.ts';
export type { TableWish } from './match/agree.ts';
export { createSeat } from './seat/seat.ts';
export type { SeatAtRace } from './seat/seat.ts';
export { logOf, tellEvents } from './seat/race-log.ts';
export type { LogEvent, Onlooker, ToldEvents } from './seat/race-log.ts';
export { formatNews, formatSeatText, parseNews, parseSeatText } from './seat/told-text.ts';
export type { Knowing, SeatText } from './seat/told-text.ts';
export { tellInText } from './seat/tell-in-text.ts';
