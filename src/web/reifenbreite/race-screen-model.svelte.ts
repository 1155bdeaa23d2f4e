import { untrack } from 'svelte';
import { drawingOf, wayAlong, type Drawing } from '../../board-art/index.ts';
import { findCourse, NONE, parseBoard, type Board, type Place } from '../../course/index.ts';
import { boardsOf, courseOf, placeToFollowTo, type CardKind, type State, type RiderNumber } from '../../games/reifenbreite/index.ts';
import type { Refusal } from '../../kit/index.ts';
import { boxAround, markSpotOf, riderMarks, spotOf, type MarkSpot, type RiddenWay, type RiderMark, type Spot } from './draw/marks.ts';
import { besideRider, type GhostMark } from './draw/preview.ts';
import { content } from '../lib/content.ts';
import { OpenRiderCard } from '../frame/ask/open-rider-card.svelte.ts';
import { afterPaint } from '../lib/paint.ts';
import type { ViewBox } from './draw/zoom.ts';
import { archOf } from './draw/finish.ts';
import { pictureOfCourse } from './draw/picture.ts';
import { teamOfNumber } from './draw/team-of-number.ts';
import type { Journeys } from './draw/journeys.ts';
import { keepDiceWhileMoving, lastStepOf, type LastStep } from './draw/last-step.ts';
import { firstTarget, type Target } from './ask/targets.ts';
import { countsOf, type MoveCount } from './ask/counts.ts';
import { oddsOf, type Odds } from './ask/odds.ts';
import { actionTo, isWithoutFollowers, previewOf, targetsOf, type Preview } from './ask/offer.ts';
import { NO_REACH, reachOf, type ReachableSpace, type ReachShown } from './ask/reachable.ts';
import type { AskedPart } from './ask/parts.ts';
import { DICE, NOTHING_PICKED, pickedAction, type PickedAction, type PointsForm } from './ask/points-form.ts';
import { highlightsOf } from './log/highlights.ts';
import { hoverOf, NO_HOVER, type LogHover } from './log/log-hover.ts';
import type { RaceEvent, ShownRace } from './race-session.ts';

interface PointedTarget {
  readonly target: Target;
  readonly state: State;
  readonly points: number;
}

/** How many spaces of the road ahead the view includes. */
const AHEAD = 12;

/** The board of a stage: a shipped one by the course's name, or the one in the set-up. */
export function boardOfStage(stage: { readonly course: string; readonly board?: string }): Board {
  const boards = boardsOf(content);
  if (stage.board === undefined) return findCourse(boards, stage.course)!.board;
  const board = parseBoard(content.read(`reifenbreite/boards/${stage.board}.board`) ?? stage.board);
  if (!board.ok) throw new Error('a board that was configured is sound');
  return board.value;
}

/** A race of this game on screen, or a position that is tried out: its board, and what the person has picked or points at. */
export class RaceScreenModel {
  readonly session: ShownRace;
  readonly #journeys: Journeys;
  readonly #hidden: readonly AskedPart[];

  /** The space pointed at, and the rider to be placed. */
  chosen = $state.raw<Target | null>(null);
  placing = $state<RiderNumber | null>(null);
  /** How many more riders *place all* still places without a tap for each. */
  placesAlone = $state(0);
  why = $state.raw<Refusal | null>(null);
  /** The energy card that is to be taken back or given up; null: none is picked. */
  pickedCard = $state<CardKind | null>(null);
  readonly openCard = new OpenRiderCard();
  /** The line of the log under the pointer. */
  #line = $state.raw<RaceEvent | null>(null);
  logHover: LogHover = $derived.by(() => (this.#line === null ? NO_HOVER : hoverOf(this.#line, this.drawing)));
  /** What is picked on the panel of a turn, and the space that is looked at before the dice. */
  picks = $state.raw<PointsForm>(DICE);
  looked = $state.raw<ReachableSpace | null>(null);
  journeys = $state.raw<readonly RiddenWay[]>([]);
  /** The highlights of the last step. */
  highlights = $state.raw<ReturnType<typeof highlightsOf>>([]);
  /** Dice, chance card and points of the last step. Dice stay until their move is over. */
  lastStep = $state.raw<LastStep>(lastStepOf([]));

  // the same object for a whole stage, so that the board is drawn once
  #stage = $derived.by(() => this.session.view.setup.stages[this.session.view.stage - 1]!);
  drawing: Drawing = $derived.by(() => drawingOf(boardOfStage(this.#stage)));
  course = $derived.by(() => (this.#stage, courseOf(this.session.state)));
  arch = $derived.by(() => archOf(this.drawing, this.course));
  #sprints = $derived.by(() => this.session.view.setup.rules.sprints);
  picture = $derived.by(() => pictureOfCourse(this.drawing, this.course, this.#sprints ? 'count' : 'do not count'));

  riders: readonly RiderMark[] = $derived.by(() => riderMarks(this.session.view, this.drawing, this.course));
  /** The rider who is asked, or else whose turn it is. */
  active = $derived.by((): RiderNumber | null => {
    const { facts } = this.session.pending;
    return 'asked' in facts ? facts.asked : this.rider;
  });
  /** The rider whose turn it is; null before and after a race. */
  rider = $derived.by((): RiderNumber | null => {
    const { facts } = this.session.pending;
    return 'rider' in facts ? facts.rider : null;
  });
  unplaced: readonly RiderNumber[] = $derived.by(() => {
    const { pending, view } = this.session;
    if (pending.kind !== 'place') return [];
    return view.riders.filter(({ status, team }) => status === 'unplaced' && team === pending.facts.team).map(({ rider }) => rider);
  });

  targets: readonly Target[] = $derived.by(() => {
    const { session } = this;
    if (session.step < 0 || !session.hasQuestion) return [];
    const { pending, state, choices } = session;
    if (pending.kind === 'place') return this.placing === null ? [] : targetsOf(state, choices, this.placing, 0);
    return pending.kind === 'move' ? targetsOf(state, choices, pending.facts.rider, pending.facts.points) : [];
  });
  /** A tap has not been painted yet: odds and previews keep their old values until it has. */
  #answering = $state(false);
  #oddsBefore: Odds | null = null;
  #pointedBefore: PointedTarget | null = null;

  #turns = $derived.by(() => this.session.step >= 0 && this.session.hasQuestion && this.session.pending.kind === 'turn');
  picked: PickedAction = $derived.by(() => (this.#turns ? pickedAction(this.session, this.picks) : NOTHING_PICKED));
  /** The odds of what is picked. */
  odds: Odds | null = $derived.by(() => {
    const { action, refusal } = this.picked;
    if (this.#answering) return this.#oddsBefore;
    const isPoints = this.picks.lead === null;
    this.#oddsBefore = action === null || refusal !== null || !isPoints || !this.shows('odds') ? null : oddsOf(this.session.state, action);
    return this.#oddsBefore;
  });
  reach: ReachShown = $derived.by(() => (this.odds && this.rider !== null ? reachOf(this.odds, this.rider) : NO_REACH));
  /** The space under the pointer, with the position in which it could be chosen: the present one, or one after the dice. */
  #pointed: PointedTarget | null = $derived.by(() => {
    const { session, chosen } = this;
    if (this.#answering) return this.#pointedBefore;
    this.#pointedBefore = this.#point(session, chosen);
    return this.#pointedBefore;
  });
  /** The target of `preview` and `counts`. */
  pointed: Target | null = $derived.by(() => this.#pointed?.target ?? null);
  #point(session: ShownRace, chosen: Target | null): PointedTarget | null {
    const looked = this.reach.spaces.find(({ place }) => place === this.looked?.place);
    if (looked) return { target: looked, state: looked.state, points: looked.points };
    if (chosen === null || session.pending.kind !== 'move' || !this.targets.includes(chosen)) return null;
    return { target: chosen, state: session.state, points: session.pending.facts.points };
  }
  preview: Preview | null = $derived.by(() => {
    if (this.#pointed === null || this.rider === null) return null;
    const { target, state, points } = this.#pointed;
    return previewOf(state, this.rider, target, points);
  });
  /** The points a move there would bring to the rider and to those who follow. */
  counts: readonly MoveCount[] = $derived.by(() => (this.#pointed ? countsOf(this.#pointed.state, this.#pointed.target.action) : []));

  #showsAlone = $state(false);
  /** Places to which no rider could follow, while they are highlighted; null: not highlighted; undefined: there are none. */
  alone: readonly number[] | null | undefined = $derived.by(() => {
    const { state, pending } = this.session;
    const moves = pending.kind === 'move' ? this.targets : [];
    const { spaces } = this.reach;
    if (!this.shows('followers') || moves.length + spaces.length === 0) return undefined;
    if (!this.#showsAlone) return null;
    const places = [...moves.map(({ place }) => ({ place, state })), ...spaces];
    return places.filter((at) => isWithoutFollowers(at.state, at.place)).map(({ place }) => place);
  });

  /** @param hidden parts of the panel that are not shown */
  constructor(session: ShownRace, journeys: Journeys, hidden: readonly AskedPart[] = []) {
    this.session = session;
    this.#journeys = journeys;
    this.#hidden = hidden;
  }

  showAlone(): void {
    this.#showsAlone = !this.#showsAlone;
  }

  shows(part: AskedPart): boolean {
    return !this.#hidden.includes(part);
  }

  readonly spot = (place: Place): Spot => spotOf(this.drawing, this.course, place);
  readonly markSpot = (place: Place): MarkSpot => markSpotOf(this.drawing, this.course, place);

  /** A way over places, drawn along the road. */
  readonly along = (places: readonly Place[]): readonly Spot[] =>
    wayAlong(
      this.drawing,
      places.map((place) => this.course.spaceOf[place]!),
    );

  /** Resets what was picked and pointed at: a new position is shown. */
  rest(): void {
    this.why = null;
    this.pickedCard = null;
    this.picks = DICE;
    this.looked = null;
    this.#showsAlone = false;
    this.openCard.closePointed();
    this.#line = null;
    this.#answering = false;
    const ways = this.#journeys.take();
    this.lastStep = keepDiceWhileMoving(lastStepOf(this.session.recent), this.lastStep, this.session.recent);
    this.highlights = highlightsOf({ race: this.session, course: this.course, ways });
    this.journeys = ways.map(({ rider, way }) => ({ rider, way: this.along(way) }));
    this.placing = this.session.pending.kind === 'place' ? (this.unplaced[0] ?? null) : null;
    const active = this.riders.length === 0 ? undefined : this.session.view.riders.find(({ rider }) => rider === this.active);
    this.chosen = firstTarget(this.targets, active ? (this.course.lane[active.place] ?? 1) : 1);
  }

  /** Paints a tap before the odds and previews that depend on it are computed. */
  #afterwards(): void {
    if (this.#answering) return;
    this.#answering = true;
    afterPaint(() => (this.#answering = false));
  }

  choose(target: Target): void {
    if (target.place !== this.chosen?.place) this.#afterwards();
    this.chosen = target;
    this.why = null;
  }

  pick(picks: PointsForm): void {
    this.#afterwards();
    this.picks = picks;
  }

  /** Looks at a space before the dice; null: at no space. */
  look(space: ReachableSpace | null): void {
    if (space?.place !== this.looked?.place) this.#afterwards();
    this.looked = space;
  }

  readonly point = (line: RaceEvent | null): void => {
    this.#line = line;
  };

  /** Explains why a space is none of the choices. */
  ask(space: string): void {
    const { session } = this;
    if (!session.hasQuestion) return;
    const action = actionTo(session.state, session.pending.kind, space, this.placing);
    this.why = action === null ? null : session.whyNot(action);
  }

  /** What the view follows: riders of a highlight, else the rider who is asked with all he might reach and the last moves. */
  get focus(): ReturnType<typeof boxAround> {
    const { unit } = this.drawing;
    const worth = this.session.hasQuestion ? [] : this.highlights.flatMap(({ riders }) => riders);
    const seen = this.riders.filter(({ number }) => worth.includes(number));
    if (seen.length > 0) return boxAround(seen, unit * 1.8);
    const spots: Spot[] = this.targets.map(({ place }) => this.spot(place));
    for (const { place } of this.reach.spaces) spots.push(this.spot(place));
    const at = this.riders.find(({ number }) => number === this.active);
    if (at) spots.push(at);
    if (this.session.pending.kind === 'place') spots.push(...[...this.course.startDots].map(this.spot));
    // the space he would follow to: in a position that was set up no move has led there
    if (this.session.pending.kind === 'follow') spots.push(...this.ghosts);
    for (const { way } of this.journeys) spots.push(...way.slice(-1));
    spots.push(...this.riders.filter(({ number }) => this.lastStep.falls.has(number)));
    if (spots.length === 0) spots.push(...this.riders);
    return boxAround(spots, unit * 1.8);
  }

  /** `focus` with the road ahead of its rider. */
  get ahead(): ReturnType<typeof boxAround> {
    const { focus } = this;
    const place = this.session.view.riders.find(({ rider }) => rider === this.active)?.place ?? NONE;
    if (focus === null || place === NONE || this.session.pending.kind === 'place') return focus;
    const corners = [focus, { x: focus.x + focus.width, y: focus.y + focus.height }].map(({ x, y }) => ({ x, y, angle: 0 }));
    const road = this.#roadAhead(place).map(this.spot);
    return boxAround([...corners, ...road], 0);
  }

  /** What has to be in the picture where not all of `focus` fits, the most important last. A choice that is tapped is in the picture, so it does not move the view. */
  get inSight(): readonly ViewBox[] {
    const rider = this.riders.find(({ number }) => number === this.active);
    const own = rider ? [rider] : [];
    const chosen = untrack(() => this.chosen);
    const spots = [...this.targets, ...this.reach.spaces].map(({ place }) => this.spot(place));
    const followed = this.session.pending.kind === 'follow' ? this.ghosts : [];
    const alone = (this.alone ?? []).map(this.spot);
    const { unit } = this.drawing;
    return [
      boxAround([...own, ...followed, ...spots, ...this.journeys.flatMap(({ way }) => way.slice(-1))], unit * 0.55),
      boxAround(own, unit * 0.55),
      // no more than their jerseys, because both together often just fit
      boxAround([...own, ...(chosen ? [this.spot(chosen.place)] : [])], unit * 0.35),
      alone.length > 0 ? boxAround([...own, ...alone], unit * 0.35) : null,
      boxAround(alone, unit * 0.55),
    ].filter((part) => part !== null);
  }

  #roadAhead(place: Place): readonly number[] {
    const { straight, left, right } = this.course;
    const road: number[] = [];
    for (let at = place; road.length < AHEAD;) {
      at = [straight[at]!, left[at]!, right[at]!].find((next) => next !== NONE) ?? NONE;
      if (at === NONE) break;
      road.push(at);
    }
    return road;
  }

  /** Where riders would come to stand: those who could follow the move under the pointer, or the one who is asked to follow. */
  get ghosts(): readonly GhostMark[] {
    const { pending, state } = this.session;
    if (pending.kind === 'follow') return [this.#ghost(pending.facts.asked, this.spot(placeToFollowTo(state)), 'follows')];
    if (!this.shows('followers')) return [];
    return (this.preview?.followers ?? []).flatMap(({ rider, to, refusal }) => {
      const at = this.riders.find(({ number }) => number === rider);
      if (refusal === null) return [this.#ghost(rider, this.spot(to), 'follows')];
      return at ? [this.#ghost(rider, at, 'cannot')] : [];
    });
  }

  #ghost(number: RiderNumber, at: Spot, can: GhostMark['can']): GhostMark {
    const { x, y, angle } = can === 'follows' ? besideRider(at, this.riders, this.drawing.unit) : at;
    return { x, y, angle, number, team: teamOfNumber(number), can };
  }
}
