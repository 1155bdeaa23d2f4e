/** Writes a position down in the language that `position-words.ts` reads. */
import { positionText, quoted } from '../../../scenario/index.ts';
import { PHASE } from '../action.ts';
import { CARD_NAMES, HILL, KIND_COUNT, WIND } from '../cards.ts';
import { after, F, get, handIsKnown, inHand, of, onPile, R, stagePoints, type State } from '../state.ts';
import type { CardKind, Rider } from '../vocabulary.ts';

const KINDS = Array.from({ length: KIND_COUNT }, (_, kind): CardKind => kind);

/**
 * The whole of it, its set-up as head; before the first stage has a leader there is no position to write. Hands that are hidden are made up out of what lies
 * nowhere else, and a comment says so.
 */
export function writePosition(s: State): string {
  const { riders, stages, game } = s.config.setup;
  const head = [
    'game ausreisser',
    `riders ${riders.map(quoted).join(' ')}`,
    `stages ${stages}`,
    ...(game === 'full' ? [] : [`cards ${game}`]),
  ];
  const began = get(s, F.leader) >= 0 && get(s, F.phase) !== PHASE.lead && get(s, F.phase) !== PHASE.deal && get(s, F.phase) !== PHASE.over;
  return positionText(head, began ? linesOf(s) : []);
}

function linesOf(s: State): readonly string[] {
  const { riders } = s.config.setup;
  const seats = riders.map((_, rider) => rider);
  const name = (rider: Rider): string => quoted(riders[rider]!);
  const [phase, stage, leader, tempo] = [get(s, F.phase), get(s, F.stage), get(s, F.leader), get(s, F.tempo)];
  // between two turns, and while somebody's card is judged, the next rider's begins
  const inTurn = phase === PHASE.lay || phase === PHASE.discard || phase === PHASE.draw;
  const rider = inTurn ? get(s, F.rider) : tempo === 0 ? leader : after(s, get(s, F.rider));
  const drawn = phase === PHASE.lay || phase === PHASE.discard;
  // what he has laid for his headwinds is in his hand as his turn begins
  const winds = inTurn ? get(s, F.winds) : 0;
  const hill = get(s, F.hill) === 1;
  const hillOn = hill ? (onPile(s, leader, HILL) > 0 ? leader : seats.find((r) => onPile(s, r, HILL) > 0)) : undefined;
  const hands = handsOf(s);
  const hand = (r: Rider): string => namesOf(KINDS.map((kind) => hands[r]![kind]! + (r === rider && kind === WIND ? winds : 0)));
  const pile = (r: Rider): string =>
    namesOf(KINDS.map((kind) => onPile(s, r, kind) - (r === rider && kind === WIND ? winds : 0) - (r === hillOn && kind === HILL ? 1 : 0)));
  return [
    ...(stage > 0 ? [`stage ${stage + 1}`] : []),
    `leader ${name(leader)}`,
    ...(rider === leader && !drawn ? [] : [`turn ${name(rider)}${drawn ? ' drawn' : ''}`]),
    ...(tempo > 0 ? [`tempo ${tempo}`] : []),
    ...(hill ? ['hill'] : []),
    ...seats.flatMap((r) => (of(s, R.minutes, r) > 0 ? [`minutes ${name(r)} ${of(s, R.minutes, r)}`] : [])),
    ...seats.map(
      (r) => `hand ${name(r)} only ${hand(r)}`.trimEnd() + (handIsKnown(s, r) ? '' : '   # hidden from whoever wrote this down: made up'),
    ),
    ...seats.flatMap((r) => (pile(r) === '' ? [] : [`pile ${name(r)} ${pile(r)}`])),
    ...Array.from(
      { length: stage },
      (_, k) => `points ${k + 1} ${seats.map((r) => quoted(`${riders[r]!}=${stagePoints(s, k, r)}`)).join(' ')}`,
    ),
  ];
}

const namesOf = (counts: readonly number[]): string =>
  counts.flatMap((count, kind) => Array.from({ length: Math.max(0, count) }, () => CARD_NAMES[kind]!)).join(' ');

/** All hands by kind. Hidden ones get what there is most of, one card after the other. */
function handsOf(s: State): readonly (readonly number[])[] {
  const seats = s.config.setup.riders.map((_, rider) => rider);
  const hands = seats.map((r) => KINDS.map((kind) => (handIsKnown(s, r) ? inHand(s, r, kind) : 0)));
  const left = KINDS.map((kind) => s.config.deck[kind]! - seats.reduce((sum, r) => sum + hands[r]![kind]! + onPile(s, r, kind), 0));
  for (const r of seats)
    for (let missing = handIsKnown(s, r) ? 0 : of(s, R.hand, r); missing > 0; missing--) {
      const kind = left.indexOf(Math.max(...left));
      left[kind]!--;
      hands[r]![kind]!++;
    }
  return hands;
}
