/** Writes a position in the language that `position-words.ts` reads. */
import { positionText, quoted } from '../../../scenario/index.ts';
import { PHASES, type Phase } from '../action.ts';
import { CARD_NAMES, HILL, KIND_COUNT, SPURT, WIND } from '../cards.ts';
import { F, forgottenBy, get, handIsKnown, inHand, riderValue, onPile, R, stagePoints, type State } from '../state.ts';
import type { CardKind, Rider } from '../vocabulary.ts';

const KINDS = Array.from({ length: KIND_COUNT }, (_, kind): CardKind => kind);

/**
 * Writes the position with its set-up as head. Hidden hands are filled with cards that are nowhere else, and a
 * comment says so.
 */
export function writePosition(s: State): string {
  const { riders, stages, game, hillCard, hillWind, without, drawing } = s.config.setup;
  const head = [
    'game ausreisser',
    `riders ${riders.map(quoted).join(' ')}`,
    `stages ${stages}`,
    ...(game === 'full' ? [] : [`cards ${game}`]),
    ...(hillCard === undefined ? [] : [`hill-card ${hillCard}`]),
    ...(hillWind === undefined ? [] : [`hill-wind ${hillWind}`]),
    ...(without === undefined ? [] : [`without ${without.join(' ')}`]),
    ...(drawing === undefined ? [] : [`drawing ${drawing}`]),
  ];
  return positionText(head, linesOf(s));
}

/** The phases that a turn begins with. */
const BEGINNINGS: readonly Phase[] = ['draw', 'draw-or-lay', 'lay', 'discard'];

/** The start of a turn, or the question within one. */
function linesOf(s: State): readonly string[] {
  const { riders } = s.config.setup;
  const seats = riders.map((_, rider) => rider);
  const name = (rider: Rider): string => quoted(riders[rider]!);
  const phase = PHASES[get(s, F.phase)]!;
  const [stage, leader, rider, tempo] = [get(s, F.stage), get(s, F.leader), get(s, F.rider), get(s, F.tempo)];
  // headwinds laid at the start of the turn are written as part of the hand
  const begins = BEGINNINGS.includes(phase);
  const winds = begins ? get(s, F.winds) : 0;
  const hill = get(s, F.hill) === 1;
  const hillOn = hill ? (onPile(s, leader, HILL) > 0 ? leader : seats.find((r) => onPile(s, r, HILL) > 0)) : undefined;
  const hands = handsOf(s);
  const hand = (r: Rider): string => namesOf(KINDS.map((kind) => hands[r]![kind]! + (r === rider && kind === WIND ? winds : 0)));
  const pile = (r: Rider): string =>
    namesOf(KINDS.map((kind) => onPile(s, r, kind) - (r === rider && kind === WIND ? winds : 0) - (r === hillOn && kind === HILL ? 1 : 0)));
  const ended = phase === 'over' ? stage + 1 : stage;
  return [
    ...(stage > 0 ? [`stage ${stage + 1}`] : []),
    ...(leader < 0 ? [] : [`leader ${name(leader)}`]),
    ...turnLines(s, phase, name),
    ...(tempo > 0 ? [`tempo ${tempo}`] : []),
    ...(hillOn === undefined ? [] : [hillOn === leader ? 'hill' : `hill on ${name(hillOn)}`]),
    ...seats.flatMap((r) => (riderValue(s, R.minutes, r) > 0 ? [`minutes ${name(r)} ${riderValue(s, R.minutes, r)}`] : [])),
    ...seats.map((r) => `hand ${name(r)} only ${hand(r)}`.trimEnd() + (handIsKnown(s, r) ? '' : '   # hidden from the author, so made up')),
    ...seats.flatMap((r) => (forgottenBy(s, r) === 0 ? [] : [`forgotten ${name(r)} ${forgottenBy(s, r)}`])),
    ...seats.flatMap((r) => (pile(r) === '' ? [] : [`pile ${name(r)} ${pile(r)}`])),
    ...seats.flatMap((r) => (riderValue(s, R.lastCard, r) < 0 ? [] : [lastLine(s, r, name(r))])),
    ...seats.flatMap((r) => (riderValue(s, R.leadCard, r) < 0 ? [] : [`lead ${name(r)} ${CARD_NAMES[riderValue(s, R.leadCard, r)]!}`])),
    ...Array.from(
      { length: ended },
      (_, k) => `points ${k + 1} ${seats.map((r) => quoted(`${riders[r]!}=${stagePoints(s, k, r)}`)).join(' ')}`,
    ),
  ];
}

/** Whose turn it is, what is asked in it, and the number of the turn. */
function turnLines(s: State, phase: Phase, name: (rider: Rider) => string): readonly string[] {
  const [rider, leader, card, turn] = [get(s, F.rider), get(s, F.leader), get(s, F.card), get(s, F.turn)];
  const due = dueOf(s, phase, name);
  const begins = BEGINNINGS.includes(phase);
  const words = [
    ...(phase === 'lay' || phase === 'discard' ? ['drawn'] : []),
    ...(phase === 'draw' && s.config.setup.drawing === 'by-hand' ? ['taken'] : []),
    ...(begins && handIsKnown(s, rider) && inHand(s, rider, WIND) > 0 ? [`waiting ${inHand(s, rider, WIND)}`] : []),
    ...(get(s, F.shown) === 1 && phase !== 'discard' ? ['shown'] : []),
    ...(due === null || card < 0 ? [] : ['laid', laidText(card, get(s, F.spurts), get(s, F.winds), get(s, F.ownHill))]),
  ];
  const plain = words.length === 0 && (due === null ? rider === leader : rider < 0);
  return [
    ...(plain ? [] : [`turn ${[name(rider), ...words].join(' ')}`]),
    ...(due === null ? [] : [`due ${due}`]),
    ...(turn === (phase === 'lead' || phase === 'deal' ? 0 : 1) ? [] : [`turns ${turn}`]),
  ];
}

/** Null if a turn begins. */
function dueOf(s: State, phase: Phase, name: (rider: Rider) => string): string | null {
  const actor = get(s, F.actor);
  switch (phase) {
    case 'draw':
    case 'draw-or-lay':
    case 'lay':
    case 'discard':
      return null;
    case 'spurt':
      return `spurt ${get(s, F.cards)}`;
    case 'hill':
      return `hill ${name(actor)}`;
    case 'lead': {
      const others = s.config.setup.riders.flatMap((_, r) => (r !== actor && (get(s, F.drawing) >> r) & 1 ? [name(r)] : []));
      return ['lead', name(actor), ...others].join(' ');
    }
    case 'refill':
    case 'deal':
    case 'over':
      return phase;
  }
}

function lastLine(s: State, r: Rider, name: string): string {
  const speed = riderValue(s, R.lastSpeed, r);
  const cards = laidText(riderValue(s, R.lastCard, r), riderValue(s, R.lastSpurts, r), riderValue(s, R.lastWinds, r), 0);
  return `last ${name} ${cards}${speed > 0 ? ` at ${speed}` : ''}`;
}

/** A speed card and the cards laid with it. */
const laidText = (card: CardKind, spurts: number, winds: number, hills: number): string =>
  namesOf(KINDS.map((kind) => (kind === card ? 1 : kind === SPURT ? spurts : kind === WIND ? winds : kind === HILL ? hills : 0)));

const namesOf = (counts: readonly number[]): string =>
  counts.flatMap((count, kind) => Array.from({ length: Math.max(0, count) }, () => CARD_NAMES[kind]!)).join(' ');

/**
 * All hands by kind. Hidden hands get the most frequent cards, one after the other, and headwinds only if nothing else is left: in a turn the
 * reader would lay them.
 */
function handsOf(s: State): readonly (readonly number[])[] {
  const seats = s.config.setup.riders.map((_, rider) => rider);
  const hands = seats.map((r) => KINDS.map((kind) => (handIsKnown(s, r) ? inHand(s, r, kind) : 0)));
  const left = KINDS.map((kind) => s.config.deck[kind]! - seats.reduce((sum, r) => sum + hands[r]![kind]! + onPile(s, r, kind), 0));
  for (const r of seats)
    for (let missing = handIsKnown(s, r) ? 0 : riderValue(s, R.hand, r); missing > 0; missing--) {
      const others = left.map((count, kind) => (kind === WIND ? 0 : count));
      const most = Math.max(...others);
      const kind = most > 0 ? others.indexOf(most) : WIND;
      left[kind]!--;
      hands[r]![kind]!++;
    }
  return hands;
}
