export { createDealer, raceKey } from './race/dealer.ts';
export { setupHashOf } from './race/setup-hash.ts';
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
export type { CalledOff, Envelope, EnvelopeOf, Opening, ShownRace } from './race/envelope.ts';
export { configureAs } from './race/configure-as.ts';
export { isDate, isDay } from './race/date.ts';
export { isVariationName, MAX_VARIATION_NAME, variationName } from './race/variation-name.ts';
export { hintCounts } from './race/hint.ts';
export type { Hint } from './race/hint.ts';
export { playBack, sealAnew, withSeed } from './race/race.ts';
export type { AnyRules, Chance, Entry, Race, Sealed, SealedChance, Variation } from './race/race.ts';
export { playOut, playSealed, playSealedAsync } from './race/play-out.ts';
export type { PlayOutPolicy, SeatQuestion } from './race/play-out.ts';
export { formatEnd, formatEntry, formatHead, formatRecord } from './record/format-record.ts';
export { formatShort, parseShort } from './record/short-record.ts';
export { withFinalTable } from './record/final-table.ts';
export { gameOfRecord, parseRecord } from './record/parse-record.ts';
export type { ParsedRecord } from './record/parse-record.ts';
export type { RecordReader } from './record/read-head.ts';
export { auditRecord, lostEvents, verifyRecord } from './record/check-record.ts';
export type { CheckedRecord } from './record/check-record.ts';
export { FINDINGS, inspectRecord } from './record/inspect-record.ts';
export type { Finding, Inspection } from './record/inspect-record.ts';
export { canResume, isVariationOf, keepsChance, originOf, variationFrom } from './record/variation.ts';
export { compareRaces, isSameRace } from './record/compare.ts';
export type { Comparison, Difference, DecisionPoint, PartStandings, RecordedDecision } from './record/compare.ts';
export { replayJson } from './record/replay-json.ts';
export type { ReplayOptions } from './record/replay-json.ts';
export { createMatch } from './match/match.ts';
export type { ActionResult, Match, MatchOptions } from './match/match.ts';
export { createDecisions } from './match/decisions.ts';
export type { Decision, DecisionLog, DecisionResult, Decisions } from './match/decisions.ts';
export type { ActionRequest } from './match/request.ts';
export { parseAdvance } from './match/advance-answers.ts';
export type { AdvanceAnswer, AdvanceAnswers } from './match/advance-answers.ts';
export { advanceQuestions, FINISH_ORDER, ONLY_CHOICE_ORDER, rideOrder } from './match/finish-order.ts';
export { createQuestions, isHidden, movingSeat, remainingWait, roundFrom, timingOf } from './match/questions.ts';
export type { AnswerTiming, Question, Questions, QuestionSource, Reply } from './match/questions.ts';
export {
  contributionsOf,
  decideAllShown,
  decideCallingOff,
  decideCommitment,
  decideOpening,
  visibleEnvelopes,
  hasBegun,
  newEnvelopes,
  withEnvelope,
  withoutEnvelope,
} from './match/envelopes.ts';
export type { EnvelopeDecision, EnvelopeFact, Envelopes, VisibleEnvelopes } from './match/envelopes.ts';
export { APPEND_FAILURES, appendRefusal, memoryJournal } from './match/journal.ts';
export type { AppendFailure, Journal, Row, Summary } from './match/journal.ts';
export { HUMAN } from './match/driver.ts';
export type { Driver } from './match/driver.ts';
export { formatFact } from './match/format-fact.ts';
export { parseFact } from './match/table-fact.ts';
export type { AbsenceReason, TableFact } from './match/table-fact.ts';
export type { TableState } from './match/table-state.ts';
export { daysOffOf, isOnHoliday } from './match/consent/days-off.ts';
export type { DaysOff, DaysOffWish, OffsetAt } from './match/consent/days-off.ts';
export type { Absent, Consent, Proposal, Substitute, TableLine } from './match/consent/consent.ts';
export type { ProposalKind } from './match/consent/consent-fact.ts';
export type { TableWish } from './match/consent/decide-wish.ts';
export type { AbsenceTerms, ClockTerms, Terms } from './match/consent/terms.ts';
export { rotateSeats } from './match/rotate-seats.ts';
export { createLedger } from './match/ledger.ts';
export type { AppliedRow, RaceLedger } from './match/ledger.ts';
export { actionRow, factRow, formatEntries } from './match/rows.ts';
export type { Author } from './match/rows.ts';
export { rowsOfRace } from './match/record-rows.ts';
export { createHost } from './match/host.ts';
export { createReplay } from './match/replay.ts';
export type { Replay } from './match/replay.ts';
export { createClock } from './match/clock.ts';
export type { BotAnswer, BotRequest, Clock, Host, HostOptions, Role, ScreenTimes } from './match/host-options.ts';
export type { ConsentDto, Link, News, SeatEntry, Situation } from './match/link.ts';
export { seatEntry } from './match/publisher.ts';
export { createSeat } from './seat/seat.ts';
export type { SeatAtRace } from './seat/seat.ts';
export { logOf, nameEvents } from './seat/race-log.ts';
export type { LogEvent, Onlooker, SeatEvents } from './seat/race-log.ts';
export { formatNews, formatSeatText, parseNews, parseSeatText } from './seat/seat-text.ts';
export type { SeatKnowledge, SeatText } from './seat/seat-text.ts';
export { sendSeatTexts } from './seat/send-seat-texts.ts';
export { BOT_CHOICE, botChoice, seedOfWord, valuesOfWord, type SeededChoice } from './race/seeded-race.ts';
export {
  ABSENCE_RULES,
  FIRST_SETTINGS,
  mergeOperations,
  SCORINGS,
  seasonOf,
  SUBSTITUTE_RULES,
  withoutName,
  type ResultRow,
  type Season,
  type SeasonAbsence,
  type SeasonChange,
  type SeasonMember,
  type SeasonOperation,
  type SeasonRace,
  type SeasonSettings,
} from './season/season.ts';
export { formatSeason, MAX_SEASON_TEXT, parseSeason, seasonChange, seasonOperation } from './season/season-text.ts';
export { curveOf, memberStandings, SEASON_JERSEYS, teamStandings, wearersOf, type SeasonJersey } from './season/standings.ts';
export { setSameThing, undoing } from './season/undo.ts';
export { rowsOf, type RaceEnd } from './season/member-rows.ts';
