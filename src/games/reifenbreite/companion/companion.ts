/**
 * A race at a real table, without the places of its riders. The people tap who crosses a line, what is played and when a
 * round ends. Points, jersey and disqualifications follow by the functions of the rules.
 */
import { refusal, type Facts, type Refusal } from '../../../kit/index.ts';
import { PHASE } from '../action.ts';
import { phaseOf } from '../choices.ts';
import type { Config } from '../config.ts';
import {
  cardLost,
  cardTaken,
  heldCar,
  jerseyHandedOver,
  photographed,
  playedCards,
  roundBegan,
  withoutEvents,
  type Play,
} from '../effects.ts';
import type { Event } from '../event.ts';
import { evolve } from '../evolve.ts';
import { KINDS_OF_POSITION, positionInTeam, riderNumber, teamOf } from '../riders.ts';
import { givable, takeable } from '../rules/chance.ts';
import { crossLine, nextSprintRank } from '../rules/lines.ts';
import { scoreRound } from '../rules/order.ts';
import { beginRace } from '../rules/race.ts';
import { drawVerdict, endRace, verdictPhotos } from '../rules/scoring.ts';
import { CAR_PHOTOS, CAR_USES, CAR_WORTH } from '../rules/turn.ts';
import {
  cardsOf,
  copyState,
  courseOf,
  F,
  get,
  newState,
  R,
  riderValue,
  set,
  setCards,
  setDecisionDue,
  setRiderValue,
  sprintRider,
  type State,
} from '../state.ts';
import { ridersOf } from '../view.ts';
import type { CardKind, LineIndex, Photo, Rider, Round, StageIndex } from '../vocabulary.ts';

/** What a table may rule by itself, against the rules or to mend a mistake. */
export const TABLE_RULINGS = ['yellow', 'sprint', 'jersey', 'disqualified', 'round'] as const;
/** One of the things that a table may rule by itself. */
export type TableRuling = (typeof TABLE_RULINGS)[number];

/** What the people at the table tap. */
export type TableNote =
  /** UR 8, UR 15: a rider is over a sprint line or the finish. */
  | { readonly type: 'cross'; readonly rider: Rider; readonly line: LineIndex }
  /** UR 6: one or two energy cards. */
  | { readonly type: 'cards'; readonly rider: Rider; readonly cards: readonly CardKind[]; readonly breakaway: boolean }
  /** UR 14: the chase car with one die or none, and the photo cards drawn. */
  | { readonly type: 'car'; readonly rider: Rider; readonly dice: number; readonly photos: readonly Photo[] }
  /** UR 7: the chance card *photo*. */
  | { readonly type: 'photo'; readonly rider: Rider; readonly photo: Photo }
  /** UR 7: an energy card back, or lost. */
  | { readonly type: 'take' | 'lose'; readonly rider: Rider; readonly card: CardKind }
  /** A rider is taken out of the race. He takes no place and keeps his other points. */
  | { readonly type: 'leaves'; readonly rider: Rider }
  /** UR 5.2: the round is over, and with its last rider the race. */
  | { readonly type: 'round' }
  /** The table ends the race before all riders have finished. */
  | { readonly type: 'race-over' }
  /** UR 14: a photo card drawn after the race. */
  | { readonly type: 'verdict'; readonly photo: Photo }
  /** `rider` matters for all but the round, `value` for all but the jersey. */
  | { readonly type: 'ruling'; readonly what: TableRuling; readonly rider: Rider; readonly value: number };

/** A note with what followed from it. */
export interface PlayedNote {
  readonly note: TableNote;
  readonly stage: StageIndex;
  readonly round: Round;
  readonly events: readonly Event[];
  /** Why the note cannot be by the rules. The table may rule that it stands. */
  readonly doubts: readonly Refusal[];
}

/** A race of the evening at its end, the last as it stands. */
export interface NotedRace {
  readonly state: State;
  readonly events: readonly Event[];
}

/** The table after its notes. */
export interface TableState {
  /** Riders have no places. The question that is due means nothing unless it is that for a photo card, or the race is over. */
  readonly state: State;
  /** Riders out of the present race. */
  readonly left: ReadonlySet<Rider>;
  readonly notes: readonly PlayedNote[];
  readonly races: readonly NotedRace[];
}

interface Table {
  readonly s: State;
  readonly left: Set<Rider>;
}

/** Plays the notes from the beginning. Never throws, whatever they say. */
export function playNotes(config: Config, notes: readonly TableNote[]): TableState {
  const table: Table = { s: newState(config), left: new Set() };
  beginRace(withoutEvents(table.s), 0);
  beginRiding(table);
  const races: NotedRace[] = [];
  let events: Event[] = [];
  const played = notes.map((note) => {
    const before = copyState(table.s);
    const made = playNote(table, note);
    const end = made.events.findIndex(({ type }) => type === 'race-ended');
    events.push(...made.events.slice(0, end + 1 || undefined));
    if (end >= 0) {
      for (const event of made.events.slice(0, end + 1)) evolve(before, event);
      races.push({ state: before, events });
      events = [];
    }
    return made;
  });
  if (phaseOf(table.s) !== 'over') races.push({ state: table.s, events });
  return { state: table.s, left: table.left, notes: played, races };
}

/** What one more note would bring. */
export const tryNote = ({ state, left }: TableState, note: TableNote): PlayedNote =>
  playNote({ s: copyState(state), left: new Set(left) }, note);

/** Riders who have neither finished nor left the race. */
export const ridersOnTheWay = ({ state, left }: Pick<TableState, 'state' | 'left'>): readonly Rider[] =>
  ridersOf(state).filter((rider) => riderValue(state, R.rank, rider) === 0 && !left.has(rider));

/** The lines where a rider may still score: sprints with a place left, and the finish. */
export function linesToCross(s: State, rider: Rider): readonly LineIndex[] {
  if (riderValue(s, R.rank, rider) > 0) return [];
  const { lines } = courseOf(s);
  return lines.flatMap(({ role }, line) => {
    const isOpen = role === 'finish' || (role === 'sprint' && s.config.setup.rules.sprints && nextSprintRank(s, line) > 0);
    return isOpen && line >= riderValue(s, R.crossed, rider) ? [line] : [];
  });
}

/** The kinds of energy cards that a rider may use, in this race (UR 6). */
export const cardsOfNote = (s: State, rider: Rider): readonly CardKind[] =>
  KINDS_OF_POSITION[positionInTeam(rider)]!.filter((kind) => s.config.stages[get(s, F.stage)]!.cards[kind]! > 0);

function playNote(table: Table, note: TableNote): PlayedNote {
  const doubts = doubtsOf(table, note);
  const events: Event[] = [];
  const [stage, round] = [get(table.s, F.stage), get(table.s, F.round)];
  if (fitsPhase(table.s, note)) apply(table, { s: table.s, events }, note);
  return { note, stage, round, events, doubts };
}

/** Photo cards are drawn after the race, and nothing happens after the last one. */
function fitsPhase(s: State, { type }: TableNote): boolean {
  const phase = phaseOf(s);
  return phase !== 'over' && (phase === 'verdict') === (type === 'verdict');
}

/** The first round of a race begins. Riders count as on the road, although nothing knows where they are. */
function beginRiding({ s, left }: Table): void {
  left.clear();
  for (const rider of ridersOf(s)) setRiderValue(s, R.onRoad, rider, 1);
  roundBegan(withoutEvents(s), 1);
}

function apply(table: Table, play: Play, note: TableNote): void {
  const { s } = play;
  const stage = get(s, F.stage);
  applyNote(table, play, note);
  const phase = phaseOf(s);
  if (phase === 'over' || phase === 'verdict') return;
  if (get(s, F.stage) !== stage) beginRiding(table);
  setDecisionDue(s, PHASE['start-roll'], -1, 0, -1, 0);
}

function applyNote(table: Table, play: Play, note: TableNote): void {
  const { s } = play;
  switch (note.type) {
    case 'cross':
      return cross(table, play, note.rider, note.line);
    case 'cards':
      playedCards(play, note.rider, note.cards, note.breakaway ? 'breakaway' : 'open');
      setRiderValue(s, R.moved, note.rider, 1);
      // a card that no hand has is noted, and not counted
      for (const kind of note.cards) setCards(s, teamOf(note.rider), kind, Math.max(0, cardsOf(s, teamOf(note.rider), kind)));
      return;
    case 'car':
      heldCar(play, note.rider, note.dice, CAR_WORTH[note.dice]!, CAR_PHOTOS[note.dice]!);
      setRiderValue(s, R.moved, note.rider, 1);
      return note.photos.forEach((photo) => photographed(play, note.rider, photo));
    case 'photo':
      return photographed(play, note.rider, note.photo);
    case 'take':
      if (takeable(s, note.rider).includes(note.card)) cardTaken(play, note.rider, note.card);
      return;
    case 'lose':
      if (isLeft(s, note.rider, [note.card], note.card)) cardLost(play, note.rider, note.card);
      return;
    case 'leaves':
      return leave(table, play, note.rider);
    case 'round':
      scoreRound(play);
      return ridersOnTheWay({ state: s, left: table.left }).length === 0 ? endRace(play) : roundBegan(play, get(s, F.round) + 1);
    case 'race-over':
      scoreRound(play);
      return endRace(play);
    case 'verdict':
      return drawVerdict(play, note.photo);
    case 'ruling':
      return rule(s, note);
  }
}

/** A rider scores at each line once, whatever the table says. */
function cross({ left }: Table, play: Play, rider: Rider, line: LineIndex): void {
  const { s } = play;
  const { role } = courseOf(s).lines[line] ?? {};
  const hasScored = role === 'finish' ? riderValue(s, R.rank, rider) > 0 : [1, 2, 3].some((rank) => sprintRider(s, line, rank) === rider);
  if (role === undefined || hasScored) return;
  const crossed = riderValue(s, R.crossed, rider);
  crossLine(play, rider, line);
  setRiderValue(s, R.crossed, rider, Math.max(crossed, line + 1));
  left.delete(rider);
}

/** UR 15.1: a wearer who leaves hands the jersey to the rider still in the race with most sprint points. */
function leave({ left }: Table, play: Play, rider: Rider): void {
  const { s } = play;
  left.add(rider);
  setRiderValue(s, R.onRoad, rider, 0);
  if (get(s, F.jersey) !== rider) return;
  const points = (other: Rider): number => riderValue(s, R.sprintPoints, other);
  const [next] = ridersOf(s)
    .filter((other) => !left.has(other) && points(other) > 0)
    .sort((a, b) => points(b) - points(a));
  if (next === undefined) set(s, F.jersey, -1);
  else jerseyHandedOver(play, rider, next);
}

function rule(s: State, { what, rider, value }: TableNote & { type: 'ruling' }): void {
  switch (what) {
    case 'yellow':
      return set(s, F.jersey, rider);
    case 'sprint':
      return setRiderValue(s, R.sprintPoints, rider, value);
    case 'jersey':
      return setRiderValue(s, R.jerseyPoints, rider, value);
    case 'disqualified':
      return setRiderValue(s, R.disqualified, rider, value === 0 ? 0 : 1);
    case 'round':
      return set(s, F.round, Math.max(1, value));
  }
}

/** Whether a team's hand has as many cards of a kind as `played` has. */
const isLeft = (s: State, rider: Rider, played: readonly CardKind[], kind: CardKind): boolean =>
  cardsOf(s, teamOf(rider), kind) >= played.filter((each) => each === kind).length;

// ---- what cannot be ----

function doubtsOf({ s, left }: Table, note: TableNote): Refusal[] {
  if (!fitsPhase(s, note)) return [phaseOf(s) === 'over' ? refusal('race-is-over', 'UR 8') : refusal('note-not-now', 'UR 14')];
  const doubts: Refusal[] = [];
  const doubt = (isOne: unknown, code: string, section: string, facts: Facts = {}): void => {
    if (isOne) doubts.push(refusal(code, section, 'rider' in note ? { rider: riderNumber(note.rider), ...facts } : facts));
  };
  if ('rider' in note && note.type !== 'ruling') {
    doubt(riderValue(s, R.rank, note.rider) > 0, 'rider-finished', 'UR 8');
    doubt(left.has(note.rider), 'rider-left', 'UR 8');
    doubt(s.config.managerOf[teamOf(note.rider)]! < 0, 'rider-not-here', 'UR 4');
  }
  switch (note.type) {
    case 'cross':
      doubtLine(s, note, doubt);
      break;
    case 'cards': {
      doubt(get(s, F.round) === 1, 'no-cards-first-round', 'UR 6');
      doubt(riderValue(s, R.moved, note.rider) !== 0, 'turn-noted-already', 'UR 5.2');
      const owned = cardsOfNote(s, note.rider);
      doubt(
        note.cards.some((kind) => !owned.includes(kind)),
        'card-of-another',
        'UR 6',
      );
      doubt(
        note.cards.some((kind) => !isLeft(s, note.rider, note.cards, kind)),
        'card-played-already',
        'UR 6',
      );
      break;
    }
    case 'car':
      doubt(!s.config.setup.rules.cheating, 'no-cheating-here', 'UR 14');
      doubt(riderValue(s, R.moved, note.rider) !== 0, 'turn-noted-already', 'UR 5.2');
      doubt(riderValue(s, R.carUses, note.rider) >= CAR_USES, 'car-used-up', 'UR 14', { most: CAR_USES });
      doubt(note.photos.length !== CAR_PHOTOS[note.dice], 'car-photos', 'UR 14', { count: CAR_PHOTOS[note.dice] ?? 0 });
      break;
    case 'photo':
      doubt(!s.config.setup.rules.cheating, 'no-cheating-here', 'UR 14');
      break;
    case 'take':
      doubt(!takeable(s, note.rider).includes(note.card), 'card-not-to-take', 'UR 7');
      break;
    case 'lose':
      doubt(!givable(s, note.rider).includes(note.card), 'card-not-to-lose', 'UR 7');
      break;
    case 'race-over': {
      const count = ridersOnTheWay({ state: s, left }).length;
      doubt(count > 0, 'riders-on-the-way', 'UR 8', { count });
      break;
    }
    case 'verdict':
      doubt(!verdictPhotos(s).includes(note.photo), 'photo-drawn-already', 'UR 14');
      break;
    case 'leaves':
    case 'round':
    case 'ruling':
      break;
  }
  return doubts;
}

type Doubt = (isOne: unknown, code: string, section: string, facts?: Facts) => void;

function doubtLine(s: State, { rider, line }: TableNote & { type: 'cross' }, doubt: Doubt): void {
  const { lines } = courseOf(s);
  const found = lines[line];
  if (found === undefined) return doubt(true, 'line-not-here', 'UR 13.2');
  const crossed = riderValue(s, R.crossed, rider);
  doubt(line < crossed, 'line-crossed-already', 'UR 15', { line: found.name });
  if (found.role === 'sprint') doubt(nextSprintRank(s, line) === 0, 'sprint-full', 'UR 15', { line: found.name });
  const missed = linesToCross(s, rider).find((other) => other < line);
  if (missed !== undefined) doubt(true, 'sprint-missed', 'UR 15', { line: lines[missed]!.name });
}
