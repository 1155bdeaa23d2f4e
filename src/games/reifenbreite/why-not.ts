import { refusal, type Facts, type Refusal } from '../../kit/index.ts';
import { placeName } from '../../course/index.ts';
import type { Action, Phase } from './action.ts';
import { phaseOf } from './choices.ts';
import { formatCard, CARD_HAS_SHIELD, CARD_OWNER, positionInTeam, riderNumber, TEAM_SIZE, teamOf, TEAMS } from './riders.ts';
import { givable, takeable } from './rules/chance.ts';
import { lengthTo } from './reach.ts';
import { whyNotLead } from './rules/lead.ts';
import { finishLength, reachOfMove } from './rules/moving.ts';
import { whyNotPlace } from './rules/start.ts';
import { COBBLESTONE, surfaceAt, UPHILL } from './rules/surfaces.ts';
import { CAR_USES } from './rules/turn.ts';
import { whyOutOfReach } from './rules/why-reach.ts';
import { cardsOfRider, courseOf, F, get, riderValue, placeOf, R, type State } from './state.ts';
import { SECTION_OF_PHASE } from './sections.ts';
import type { CardKind, Place, Rider } from './vocabulary.ts';

/** The types of action that each phase accepts. */
const ACCEPTED_ACTIONS: Readonly<Record<Phase, readonly Action['type'][]>> = {
  'start-roll': ['roll'],
  place: ['place'],
  turn: ['swap', 'ask', 'dice', 'cards', 'car'],
  answer: ['agree', 'refuse'],
  dice: ['roll'],
  photo: ['photo'],
  card: ['card'],
  extra: ['roll'],
  take: ['take'],
  give: ['give'],
  move: ['move'],
  follow: ['follow', 'stay'],
  verdict: ['photo'],
  over: [],
};

/** The bug that an action was to be explained which is among the options. */
const LISTED = 'a listed option was refused';

/** Explains why an action of the deciding seat is not among the options. Only for unlisted actions. */
export function explainRefusal(s: State, action: Action): Refusal {
  const phase = phaseOf(s);
  const section = SECTION_OF_PHASE[phase];
  if (!ACCEPTED_ACTIONS[phase].includes(action.type)) return refusal('not-now', section, { action: action.type, asked: phase });
  switch (action.type) {
    case 'place':
      return explainPlace(s, action.rider, action.at);
    case 'swap':
    case 'ask':
      return explainLead(s, action.rider, action.type);
    case 'cards':
      return explainCards(s, action.cards);
    case 'car':
      return explainCar(s, action.dice);
    case 'take':
      return explainTake(s, action.card);
    case 'give':
      return explainGive(s, action.card);
    case 'move':
      return explainMove(s, action.to);
    case 'roll':
    case 'photo':
    case 'card':
      return refusal('no-such-outcome', section, { asked: phase });
    case 'dice':
    case 'agree':
    case 'refuse':
    case 'follow':
    case 'stay':
      throw new Error(LISTED);
  }
}

const rider = (r: Rider): Facts => ({ rider: riderNumber(r) });

/** The number of the only team-mate who may play a card with a number. */
const ownerOf = (kind: CardKind, r: Rider): number => riderNumber(TEAM_SIZE * teamOf(r) + CARD_OWNER[kind]!);

function explainPlace(s: State, r: Rider, at: Place): Refusal {
  const course = courseOf(s);
  const space = placeName(course, at);
  const facts = { ...rider(r), space, lane: course.lane[at]!, team: TEAMS[get(s, F.asked)]! };
  const why = whyNotPlace(s, r, at);
  if (why === null) throw new Error(LISTED);
  return refusal(`place-${why}`, 'UR 5.1', facts);
}

function explainLead(s: State, asked: Rider, how: 'swap' | 'ask'): Refusal {
  const why = whyNotLead(s, asked, how);
  if (why === null) throw new Error(LISTED);
  const facts = { rider: riderNumber(get(s, F.rider)), asked: riderNumber(asked) };
  return refusal(why.why, 'UR 16', why.first < 0 ? facts : { ...facts, first: riderNumber(why.first) });
}

function explainCards(s: State, cards: readonly CardKind[]): Refusal {
  const r = get(s, F.rider);
  const team = teamOf(r);
  const own = rider(r);
  if (cards.length < 1 || cards.length > 2) return refusal('cards-one-or-two', 'UR 6', { ...own, played: cards.length });
  if (get(s, F.round) === 1) return refusal('cards-not-in-first-round', 'UR 6', own);
  for (const kind of cards) {
    const card = { ...own, card: formatCard(team, kind) };
    if (CARD_OWNER[kind] !== -1 && CARD_OWNER[kind] !== positionInTeam(r))
      return refusal('card-of-another-rider', 'UR 6', { ...card, owner: ownerOf(kind, r) });
    const needed = cards.filter((other) => other === kind).length;
    const held = cardsOfRider(s, r, kind);
    if (held < needed) return refusal('card-not-in-hand', 'UR 6', { ...card, held, needed });
  }
  const surface = surfaceAt(s, placeOf(s, r));
  const space = placeName(courseOf(s), placeOf(s, r));
  const shield = cards.find((kind) => CARD_HAS_SHIELD[kind]);
  if (surface === UPHILL && shield !== undefined)
    return refusal('card-shield-uphill', 'UR 10', { ...own, card: formatCard(team, shield), space });
  if (surface === COBBLESTONE && cards.length > 1) return refusal('cards-one-on-cobblestone', 'UR 10', { ...own, space });
  throw new Error(LISTED);
}

function explainCar(s: State, dice: number): Refusal {
  const r = get(s, F.rider);
  if (!s.config.setup.rules.cheating) return refusal('car-rule-off', 'UR 14', rider(r));
  if (dice !== 0 && dice !== 1) return refusal('car-one-die-or-none', 'UR 14', rider(r));
  return refusal('car-used-up', 'UR 14', { ...rider(r), used: riderValue(s, R.carUses, r), most: CAR_USES });
}

function explainTake(s: State, kind: CardKind): Refusal {
  const r = get(s, F.rider);
  const facts = { ...rider(r), card: formatCard(teamOf(r), kind) };
  const isJoker = CARD_OWNER[kind] === -1 && s.config.setup.rules.jokerBack === true;
  if (isJoker && takeable(s, r).some((own) => CARD_OWNER[own] !== -1)) return refusal('take-own-number-first', 'UR 7', facts);
  if (!isJoker && CARD_OWNER[kind] !== positionInTeam(r)) return refusal('take-own-number-only', 'UR 7', facts);
  return refusal('take-not-spent', 'UR 7', facts);
}

function explainGive(s: State, kind: CardKind): Refusal {
  const r = get(s, F.rider);
  const facts = { ...rider(r), card: formatCard(teamOf(r), kind) };
  if (CARD_OWNER[kind] !== -1 && CARD_OWNER[kind] !== positionInTeam(r))
    return refusal('card-of-another-rider', 'UR 7', { ...facts, owner: ownerOf(kind, r) });
  if (cardsOfRider(s, r, kind) === 0) return refusal('card-not-in-hand', 'UR 7', { ...facts, held: 0, needed: 1 });
  if (givable(s, r).includes(kind)) throw new Error(LISTED);
  return refusal('give-own-number-first', 'UR 7', facts);
}

function explainMove(s: State, to: Place): Refusal {
  const r = get(s, F.rider);
  const course = courseOf(s);
  const points = get(s, F.points);
  const reach = reachOfMove(s);
  const facts = { ...rider(r), space: placeName(course, to), points };
  const must = finishLength(s, reach);
  const length = lengthTo(reach, to);
  if (length > 0) return refusal('finish-full-length', 'UR 8', { ...facts, length, must });
  const why = whyOutOfReach(s, placeOf(s, r), to, points);
  return refusal(why.code, 'UR 5.3', { ...facts, ...why.facts });
}
