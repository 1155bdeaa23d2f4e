/** What the recorded races must cover together, and how to find it in one of them. */
import {
  CHANCE_KINDS,
  courseOf,
  draftPreview,
  isOnRoad,
  occupant,
  PHASES,
  phaseOf,
  placeOf,
  PRESET_NAMES,
  PRESETS,
  reifenbreite,
  RIDER_COUNT,
  riderBehind,
  surfaceAt,
  UPHILL,
  type Action,
  type Config,
  type Event,
  type EventType,
  type State,
} from '../../../src/games/reifenbreite/index.ts';
import { F, get, riderValue, R } from '../../../src/games/reifenbreite/state.ts';
import { playBack, type Race } from '../../../src/table/index.ts';

/** Every event type; the compiler reports a missing one. */
const EVENTS: Readonly<Record<EventType, true>> = {
  'race-began': true,
  'start-rolled': true,
  'start-tied': true,
  'start-won': true,
  placed: true,
  'round-began': true,
  'turn-began': true,
  due: true,
  'lead-offered': true,
  'lead-refused': true,
  'lead-changed': true,
  'chose-dice': true,
  'played-cards': true,
  'held-car': true,
  rolled: true,
  photographed: true,
  'stack-renewed': true,
  'chance-drawn': true,
  'card-taken': true,
  'card-lost': true,
  'no-card': true,
  total: true,
  dismounted: true,
  blocked: true,
  stopped: true,
  fell: true,
  moved: true,
  followed: true,
  stayed: true,
  crossed: true,
  sprinted: true,
  jersey: true,
  finished: true,
  'jersey-scored': true,
  'taken-off': true,
  returned: true,
  verdict: true,
  disqualified: true,
  'race-ended': true,
};

/** The tags that the recorded races must have, each at least once. */
export const REQUIRED: readonly string[] = [
  ...PRESET_NAMES.map((name) => `rules ${name}`),
  ...['cheating', 'sprints', 'jersey', 'switching', 'noDraftInFirstRound'].map((rule) => `rule ${rule}`),
  ...['sprints', 'switching', 'cheating', 'noDraftInFirstRound'].map((rule) => `only ${rule}`),
  ...[2, 3, 4].map((n) => `managers ${n}`),
  'two teams each',
  'stage race',
  'own course',
  'own stack',
  'upper set',
  'both sets',
  ...['criterium', 'paris-roubaix', 'luettich-bastenaken-luettich', 'giro-d-italia', 'tour-de-france'].map((name) => `course ${name}`),

  'start tied',
  ...CHANCE_KINDS.map((kind) => `card ${kind}`),
  'stack renewed',
  'seven by dice',
  'seven by card',
  'seven by car',
  'seven in the first round',
  ...['take chosen', 'take single', 'take nothing', 'give chosen', 'give single', 'give nothing', 'joker lost'],
  ...['cards one', 'cards two', 'cards one breakaway', 'cards two breakaway', 'joker played'],
  ...['car one', 'car none', 'car four times'],
  ...['photo by one die', 'photo by 12', 'photo by a chance card'],
  ...['one-die with breakaway', 'one-die at the car'],

  'fell drawer',
  'fell behind',
  'fell left',
  'fell right',
  'spared on the right',
  'fell with a card lost',
  'stopped',
  'blocked',
  'dismounted uphill',
  'dismounted cobblestone',
  'returned own space',
  'returned farther back',
  'start downhill',

  'followed',
  'followed by three',
  'stayed',
  'followed fewer spaces',
  'cannot follow: too far',
  'cannot follow: taken',
  'cannot follow: another surface',
  'cannot follow: breakaway',
  'cannot follow: card',
  'stopped short',
  'lead swapped',
  'lead asked and agreed',
  'lead refused',
  'lead over a line',

  'sprint by riding',
  'sprint by following',
  'jersey first',
  'jersey changed',
  'jersey scored',
  'finished by riding',
  'finished by following',
  'stopped short of the finish',
  'two laps meet',
  'disqualified by the first photo',
  'disqualified by the second photo',
  'disqualified after one die',
  'disqualified after 12',
  'disqualified after a chance card',
  'no rider disqualified',
  'shared place',
  ...PHASES.filter((phase) => phase !== 'over').map((phase) => `asked ${phase}`),
  ...Object.keys(EVENTS).map((type) => `event ${type}`),
];

/** The tags of a race, in the words of `REQUIRED`. */
export function tagsOf(race: Race): Set<string> {
  const tags = new Set<string>();
  describeSetup(race.config as Config, tags);
  if (new Set(race.standings.map(({ rank }) => rank)).size < race.standings.length) tags.add('shared place');
  const watcher = new Watcher(tags);
  playBack(race, (entry, before) => {
    let state = reifenbreite.copy(before as State);
    tags.add(`asked ${phaseOf(state)}`);
    describeAction(state, entry.action as Action, tags);
    for (const event of entry.events as readonly Event[]) {
      tags.add(`event ${event.type}`);
      watcher.see(state, event);
      state = reifenbreite.evolve(state, event);
    }
    return undefined;
  });
  return tags;
}

function describeSetup({ setup, stages }: Config, tags: Set<string>): void {
  const { rules, managers } = setup;
  for (const name of PRESET_NAMES) if (JSON.stringify(PRESETS[name]) === JSON.stringify(rules)) tags.add(`rules ${name}`);
  const on = (['cheating', 'sprints', 'jersey', 'switching', 'noDraftInFirstRound'] as const).filter((rule) => rules[rule]);
  for (const rule of on) tags.add(`rule ${rule}`);
  if (on.length === 1) tags.add(`only ${on[0]!}`);
  tags.add(`managers ${managers.length}`);
  if (managers[0]!.teams.length === 2) tags.add('two teams each');
  if (stages.length > 1) tags.add('stage race');
  if (setup.deck.fall !== 3) tags.add('own stack');
  setup.stages.forEach(({ course, board }, i) => {
    tags.add(board === undefined ? `course ${course}` : 'own course');
    tags.add(stages[i]!.cards[0] === 1 ? 'upper set' : 'both sets');
  });
}

const WHY: Readonly<Record<string, string>> = {
  'follow-too-far': 'too far',
  'follow-taken': 'taken',
  'follow-other-surface': 'another surface',
  'follow-breakaway': 'breakaway',
  'follow-card-forbids': 'card',
};

function describeAction(s: State, action: Action, tags: Set<string>): void {
  if (action.type === 'cards') {
    tags.add(`cards ${action.cards.length === 1 ? 'one' : 'two'}${action.breakaway ? ' breakaway' : ''}`);
    if (action.cards.some((kind) => kind >= 6)) tags.add('joker played');
  }
  if (action.type === 'take' || action.type === 'give') tags.add(`${action.type} chosen`);
  if (action.type === 'swap') tags.add('lead swapped');
  if (action.type === 'agree') tags.add('lead asked and agreed');
  if (action.type !== 'move') return;
  const { front, crossed, lines } = courseOf(s);
  const places = reifenbreite.choices(s).flatMap((option) => (option.type === 'move' ? [option.to] : []));
  if (places.some((to) => front[to]! > front[action.to]!)) tags.add('stopped short');
  if (crossed[action.to]! < lines.length && places.some((to) => crossed[to] === lines.length)) tags.add('stopped short of the finish');
  for (const { refusal } of draftPreview(s, action.to)) {
    const why = WHY[refusal?.code ?? ''];
    if (why !== undefined) tags.add(`cannot follow: ${why}`);
  }
}

/** Follows one race event by event and collects tags. */
class Watcher {
  private readonly tags: Set<string>;
  /** Of the turn: the source of the points, the last move, and the number of followers. */
  private by: 'dice' | 'card' | 'car' = 'dice';
  private length = 0;
  private followers = 0;
  private last: Event['type'] = 'race-began';
  private disqualified = false;
  /** `how/number` of the photo cards against a rider's name. */
  private photos = new Map<number, Set<string>>();

  constructor(tags: Set<string>) {
    this.tags = tags;
  }

  see(s: State, event: Event): void {
    const { tags } = this;
    switch (event.type) {
      case 'race-began':
        this.photos = new Map();
        this.disqualified = false;
        break;
      case 'start-tied':
        tags.add('start tied');
        break;
      case 'turn-began':
      case 'chose-dice':
        this.by = 'dice';
        break;
      case 'played-cards':
        this.by = 'card';
        break;
      case 'held-car':
        this.by = 'car';
        tags.add(event.dice === 1 ? 'car one' : 'car none');
        if (riderValue(s, R.carUses, event.rider) === 3) tags.add('car four times');
        break;
      case 'stack-renewed':
        tags.add('stack renewed');
        break;
      case 'chance-drawn': {
        const kind = CHANCE_KINDS[event.card]!;
        tags.add(`card ${kind}`);
        tags.add(`seven by ${this.by}`);
        if (kind === 'one-die' && get(s, F.alone) === 1) tags.add('one-die with breakaway');
        if (kind === 'one-die' && this.by === 'car') tags.add('one-die at the car');
        break;
      }
      case 'total':
        if (event.total === 7 && get(s, F.round) === 1) tags.add('seven in the first round');
        if (event.change > 0) tags.add('start downhill');
        break;
      case 'card-taken':
        if (phaseOf(s) !== 'take') tags.add('take single');
        break;
      case 'card-lost':
        if (phaseOf(s) !== 'give') tags.add('give single');
        if (event.card >= 6) tags.add('joker lost');
        if (CHANCE_KINDS[get(s, F.chance)] === 'fall-lose') tags.add('fell with a card lost');
        break;
      case 'no-card':
        tags.add(`${event.wanted} nothing`);
        break;
      case 'photographed': {
        const how = get(s, F.chance) >= 0 ? 'a chance card' : get(s, F.base) === 12 ? '12' : 'one die';
        tags.add(`photo by ${how}`);
        this.photos.set(event.rider, (this.photos.get(event.rider) ?? new Set<string>()).add(`${how}/${event.photo}`));
        break;
      }
      case 'fell':
        describeFall(s, event.rider, event.by, tags);
        break;
      case 'stopped':
      case 'blocked':
      case 'stayed':
        tags.add(event.type);
        break;
      case 'dismounted':
        tags.add(`dismounted ${surfaceAt(s, placeOf(s, event.rider)) === UPHILL ? 'uphill' : 'cobblestone'}`);
        break;
      case 'returned':
        tags.add(`returned ${event.to === placeOf(s, event.rider) ? 'own space' : 'farther back'}`);
        break;
      case 'moved':
        this.length = event.length;
        this.followers = 0;
        if (meetsAnotherLap(s, event.rider, event.to)) tags.add('two laps meet');
        break;
      case 'followed':
        tags.add('followed');
        if (event.length < this.length) tags.add('followed fewer spaces');
        if (++this.followers === 3) tags.add('followed by three');
        this.length = event.length;
        break;
      case 'lead-refused':
        tags.add('lead refused');
        break;
      case 'crossed':
        if (this.last === 'lead-changed') tags.add('lead over a line');
        break;
      case 'sprinted':
        tags.add(`sprint by ${this.followers > 0 ? 'following' : 'riding'}`);
        break;
      case 'jersey':
        tags.add(event.from < 0 ? 'jersey first' : 'jersey changed');
        break;
      case 'jersey-scored':
        tags.add('jersey scored');
        break;
      case 'finished':
        tags.add(`finished by ${this.followers > 0 ? 'following' : 'riding'}`);
        break;
      case 'disqualified':
        this.disqualified = true;
        tags.add(`disqualified by the ${event.photo === get(s, F.verdict1) ? 'first' : 'second'} photo`);
        for (const how of ['one die', '12', 'a chance card'])
          if (this.photos.get(event.rider)?.has(`${how}/${event.photo}`) === true) tags.add(`disqualified after ${how}`);
        break;
      case 'race-ended':
        if (!this.disqualified && get(s, F.verdict1) > 0) tags.add('no rider disqualified');
        break;
      default:
        break;
    }
    this.last = event.type;
  }
}

/** Whether the rider stops within a few spaces of a rider who is a lap ahead or behind. */
function meetsAnotherLap(s: State, rider: number, to: number): boolean {
  const { front, spaceOf, frontDenominator } = courseOf(s);
  const near = (place: number): boolean => Math.abs(front[place]! - front[to]!) < 4 * frontDenominator;
  const places = s.config.stages[get(s, F.stage)]!.placesOfSpace;
  for (let r = 0; r < RIDER_COUNT; r++)
    if (r !== rider && isOnRoad(s, r) && !near(placeOf(s, r)) && places[spaceOf[placeOf(s, r)]!]!.some(near)) return true;
  return false;
}

function describeFall(s: State, rider: number, by: number, tags: Set<string>): void {
  const { spaceOf, besideLeft, besideRight } = courseOf(s);
  const space = spaceOf[placeOf(s, by)]!;
  const occupied = (table: Int16Array): number[] =>
    [table[2 * space]!, table[2 * space + 1]!].filter((other) => other >= 0).map((other) => occupant(s, other));
  if (rider === by) {
    tags.add('fell drawer');
    if (occupied(besideRight).some((other) => other >= 0)) tags.add('spared on the right');
  } else if (riderBehind(s, placeOf(s, by)) === rider) tags.add('fell behind');
  else tags.add(occupied(besideLeft).includes(rider) ? 'fell left' : 'fell right');
}
