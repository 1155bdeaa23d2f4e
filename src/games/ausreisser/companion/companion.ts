/**
 * A game at a real table, from what everyone sees there. The people tap what was played; hands and stock stay hidden,
 * and only their sizes are counted. The rules themselves play every note.
 */
import { HAND_DEALT, HILL, isSpeed, KIND_COUNT, MIN_SPEED_CARD, SPURT, WIND, CARD_NAMES } from '../cards.ts';
import type { Config } from '../config.ts';
import { PHASE } from '../action.ts';
import { decisionDue, discarded, drewUnseen, leadWon, turnEmpty, windLaid, withoutEvents, type Play } from '../effects.ts';
import type { Event } from '../event.ts';
import { phaseOf } from '../choices.ts';
import { layHill, firstSeatAsked, whyNoHill } from '../rules/hill.ts';
import { beginStage, endStage } from '../rules/stage.ts';
import { startGame } from '../rules/start.ts';
import { judgeCard, layCards, missingInHand, openTurn, replacesAtEnd } from '../rules/turn.ts';
import { copyState, F, get, hideHand, hideStock, nextSeat, onPile, R, riderValue, set, setRiderValue, type State } from '../state.ts';
import { refusal, type Refusal } from '../../../kit/index.ts';
import type { CardKind, Rider, Speed } from '../vocabulary.ts';

/** What a table may rule by itself, against the rules or to mend a mistake. */
export const TABLE_RULINGS = ['minutes', 'points', 'yellow', 'tempo', 'hill', 'turn', 'stock'] as const;
/** One of the things that a table may rule by itself. */
export type TableRuling = (typeof TABLE_RULINGS)[number];

/** Most cards of a special that one note may have. */
export const MAX_NOTED_SPECIALS = 5;

/** What the people at the table tap. */
export type TableNote =
  /** DA 2: who opens the first stage. */
  | { readonly type: 'lead'; readonly rider: Rider }
  /** DA 3: a whole turn. `card` is the printed speed in km/h, null if the rider had none (DA 4.4). */
  | {
      readonly type: 'turn';
      readonly card: Speed | null;
      readonly spurts: number;
      readonly winds: number;
      readonly hill: boolean;
      /** Specials put onto the pile without effect (DA 4.4). */
      readonly discards: readonly ('spurt' | 'hill')[];
    }
  /** DA 4.1: a hill out of turn. */
  | { readonly type: 'hill'; readonly rider: Rider }
  /** The stock is empty at the table, whatever the count says. */
  | { readonly type: 'stage-over' }
  /** `rider` matters for minutes, points, yellow and turn. `value` for all others. */
  | { readonly type: 'ruling'; readonly what: TableRuling; readonly rider: Rider; readonly value: number };

/** A note with what followed from it. */
export interface PlayedNote {
  readonly note: TableNote;
  /** From 1; 0 before the first stage. */
  readonly stage: number;
  /** Who played, or whose value was ruled; -1 if none. */
  readonly rider: Rider;
  readonly events: readonly Event[];
  /** Why the note cannot be by the rules. The table may rule that it stands. */
  readonly doubts: readonly Refusal[];
}

/** The table after its notes. */
export interface TableState {
  /** Between two turns. */
  readonly state: State;
  /** The next turn is open: the hill of a leader is over, and the rider has drawn. */
  readonly open: State;
  /** Whose turn is next; -1 before the lead is drawn, and after the game. */
  readonly next: Rider;
  readonly notes: readonly PlayedNote[];
}

/** Plays the notes from the beginning. Never throws, whatever they say. */
export function playNotes(config: Config, notes: readonly TableNote[]): TableState {
  const s = startGame(config);
  hideStock(s);
  const played = notes.map((note) => playNote(s, note));
  return { state: s, open: opened(s), next: nextRider(s), notes: played };
}

/** What one more note would bring. */
export const tryNote = ({ state }: TableState, note: TableNote): PlayedNote => playNote(copyState(state), note);

/** DA 2: the rider in yellow opens a stage, then seats play clockwise. */
function nextRider(s: State): Rider {
  const phase = phaseOf(s);
  if (phase === 'lead' || phase === 'over') return -1;
  return get(s, F.turn) === 0 ? get(s, F.leader) : nextSeat(s, get(s, F.rider));
}

function opened(s: State): State {
  const open = copyState(s);
  const next = nextRider(s);
  if (next < 0) return open;
  const play = withoutEvents(open);
  openAndDraw(play, next);
  decisionDue(play, PHASE.lay, next);
  return open;
}

function playNote(s: State, note: TableNote): PlayedNote {
  const doubts = doubtsOf(s, note);
  const next = nextRider(s);
  const events: Event[] = [];
  const rider = note.type === 'turn' ? next : note.type === 'stage-over' ? -1 : note.rider;
  const isPlayed = note.type === 'lead' ? phaseOf(s) === 'lead' : next >= 0;
  const stage = isPlayed && note.type !== 'lead' ? get(s, F.stage) + 1 : 0;
  if (isPlayed) apply({ s, events }, note, next);
  return { note, stage, rider, events, doubts };
}

function apply(play: Play, note: TableNote, next: Rider): void {
  const { s } = play;
  switch (note.type) {
    case 'lead':
      leadWon(play, note.rider);
      beginStage(play, 0);
      return dealHidden(s);
    case 'turn':
      return playTurn(play, next, note);
    case 'hill':
      ensureHand(s, note.rider, 1);
      return layHill(play, note.rider, 'out-of-turn');
    case 'stage-over':
      return closeStage(play);
    case 'ruling':
      return rule(s, note);
  }
}

function dealHidden(s: State): void {
  for (let r = 0; r < s.config.riderCount; r++) drawHidden(s, r, HAND_DEALT);
}

function drawHidden(s: State, rider: Rider, cards: number): void {
  for (let n = Math.min(cards, get(s, F.stock)); n > 0; n--) drewUnseen(s, rider);
}

/** A hand of at least so many cards. Notes that miss a draw would otherwise lay cards that no hand has. */
function ensureHand(s: State, rider: Rider, cards: number): void {
  if (riderValue(s, R.hand, rider) < cards) setRiderValue(s, R.hand, rider, cards);
  hideHand(s, rider);
}

/** DA 3, step 1 without headwinds, which the note counts. */
function openAndDraw(play: Play, rider: Rider): void {
  openTurn(play, rider);
  drawHidden(play.s, rider, missingInHand(play.s, rider));
}

/** DA 3: a turn. Each headwind, each sprint and each discarded special is replaced by a card. */
function playTurn(play: Play, rider: Rider, { card, spurts, winds, hill, discards }: TableNote & { type: 'turn' }): void {
  const { s } = play;
  openAndDraw(play, rider);
  const replaced = (lay: () => void): void => {
    ensureHand(s, rider, 1);
    lay();
    drawHidden(s, rider, 1);
  };
  for (const kind of discards) replaced(() => discarded(play, rider, kind === 'spurt' ? SPURT : HILL));
  for (let n = 0; n < winds; n++) replaced(() => windLaid(play, rider));
  if (card === null) turnEmpty(play, rider);
  else {
    ensureHand(s, rider, 1 + spurts + Number(hill));
    layCards(play, [card - MIN_SPEED_CARD, ...new Array<CardKind>(spurts).fill(SPURT), ...(hill ? [HILL] : [])]);
    drawHidden(s, rider, spurts);
    judgeCard(play);
    if (replacesAtEnd(s)) drawHidden(s, rider, 1);
  }
  if (get(s, F.stock) === 0) closeStage(play);
}

/** DA 5: scores the stage and deals the next one. */
function closeStage(play: Play): void {
  const { s } = play;
  endStage(play);
  if (phaseOf(s) !== 'over') dealHidden(s);
}

function rule(s: State, { what, rider, value }: TableNote & { type: 'ruling' }): void {
  switch (what) {
    case 'minutes':
      return setRiderValue(s, R.minutes, rider, value);
    case 'points':
      return setRiderValue(s, R.total, rider, value);
    case 'yellow':
      setRiderValue(s, R.minutes, rider, 0);
      return set(s, F.leader, rider);
    case 'tempo':
      return set(s, F.tempo, value);
    case 'hill':
      return set(s, F.hill, value === 0 ? 0 : 1);
    case 'stock':
      return set(s, F.stock, value);
    case 'turn':
      set(s, F.turn, Math.max(1, get(s, F.turn)));
      return set(s, F.rider, rider === 0 ? s.config.riderCount - 1 : rider - 1);
  }
}

// ---- what cannot be ----

function doubtsOf(s: State, note: TableNote): Refusal[] {
  const next = nextRider(s);
  if (note.type === 'lead') return phaseOf(s) === 'lead' ? [] : [refusal('note-not-now', 'DA 2')];
  if (next < 0) return [phaseOf(s) === 'over' ? refusal('race-is-over', 'DA 6') : refusal('note-not-now', 'DA 2')];
  if (note.type === 'hill') {
    const why = whyNoHill(s);
    if (why !== null) return [refusal(why, 'DA 4.1')];
    const isAsked = get(s, F.turn) > 0 && firstSeatAsked(s, next) >= 0;
    return isAsked ? [] : [refusal('hill-not-asked', 'DA 4.1')];
  }
  if (note.type === 'stage-over') return [refusal('stock-not-empty', 'DA 5', { count: get(s, F.stock) })];
  return note.type === 'turn' ? doubtsOfTurn(s, next, note) : [];
}

function doubtsOfTurn(s: State, rider: Rider, note: TableNote & { type: 'turn' }): Refusal[] {
  const open = copyState(s);
  openAndDraw(withoutEvents(open), rider);
  const hills = note.discards.filter((kind) => kind === 'hill').length;
  const noted: readonly (readonly [kind: CardKind, count: number])[] = [
    ...(note.card === null ? [] : [[note.card - MIN_SPEED_CARD, 1] as const]),
    [SPURT, note.spurts + note.discards.length - hills],
    [WIND, note.winds],
    [HILL, hills],
  ];
  const doubts = noted
    .filter(([kind, count]) => count > cardsLeft(open, kind))
    .map(([kind]) => refusal('card-all-played', 'DA 1', { card: CARD_NAMES[kind]!, count: s.config.deck[kind]! }));
  const noHill = note.hill ? whyNoHill(open) : null;
  if (noHill !== null) doubts.push(refusal(noHill, noHill === 'hill-not-in-simple-game' ? 'DA 1' : 'DA 4.1'));
  if (note.card === null && get(open, F.stock) > note.winds + note.discards.length) doubts.push(refusal('no-card-with-stock', 'DA 4.4'));
  if (get(s, F.turn) > 0 && get(s, F.tempo) === 0 && rider !== get(s, F.leader)) doubts.push(refusal('leader-opens', 'DA 2'));
  return doubts;
}

/** Cards of a kind that are not on a pile. */
function cardsLeft(s: State, kind: CardKind): number {
  let left = s.config.deck[kind]!;
  for (let r = 0; r < s.config.riderCount; r++) left -= onPile(s, r, kind);
  return left;
}

/** The speed cards in km/h, with how many of each are not on a pile. */
export const speedsLeft = (s: State): readonly { readonly speed: Speed; readonly left: number }[] =>
  Array.from({ length: KIND_COUNT }, (_, kind) => kind)
    .filter(isSpeed)
    .map((kind) => ({ speed: MIN_SPEED_CARD + kind, left: cardsLeft(s, kind) }));
