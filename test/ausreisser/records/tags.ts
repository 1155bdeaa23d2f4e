import {
  ausreisser,
  HILL,
  inHand,
  isSpeed,
  phaseOf,
  TURN_RESULTS,
  WIND,
  type Event,
  type State,
} from '../../../src/games/ausreisser/index.ts';
import { F, get, riderValue, R } from '../../../src/games/ausreisser/state.ts';
import { playBack, type Race } from '../../../src/table/index.ts';

/** What the recorded games must cover together: every possible event, and the situations in which it matters. */
export const REQUIRED = [
  ...[2, 3, 4, 5, 6].map((n) => `riders ${n}`),
  ...['full', 'simple'].map((game) => `game ${game}`),
  ...[1, 2, 3, 5].map((n) => `stages ${n}`),
  'lead: level, drawn again',
  'lead: a special',
  ...TURN_RESULTS.map((result) => `result ${result}`),
  'result kept-up on a hill',
  'result kept-up dropped',
  'back in the bunch',
  'back in the bunch on a hill',
  'two spurts and more',
  'capped at 52',
  'capped at 50 on a hill',
  'hill by the leader with his card',
  'hill by another with his card',
  'hill out of turn',
  'hill out of turn by the leader',
  'hill out of turn by the last rider',
  'hill out of turn, another holds one too',
  'hill out of turn, one who holds one has passed',
  'hill out of turn by a dropped rider',
  'hill with his card by a dropped rider',
  'hill: 51 or 52 drops to 50',
  'hill over',
  'all five hills open',
  'wind dealt',
  'wind dealt to who opens the stage',
  'wind in step 1',
  'wind in step 1, drawn for a hill laid out of turn',
  'wind in step 3',
  'wind drawn in step 5',
  'wind kept from step 5, laid in step 1',
  'wind under DA 4.4',
  'no speed card: hand shown',
  'no speed card: special put down',
  'no speed card: stock empty',
  'stage ends: last card in step 1',
  'stage ends: last card in step 3, a spurt short',
  'stage ends: last card in step 5',
  'stage ends: last card a wind in step 1',
  'stage ends: last card a wind in step 3',
  'stage ends: last card a wind in step 5',
  'stage ends: yellow taken in the last turn',
  'stage begins: opened by who took yellow in the one before',
  'final: shared place',
  'final: stage wins decide',
  'final: last yellow decides',
] as const;
type Tag = string;

export function tagsOf(race: Race): Set<Tag> {
  const { setup } = (race.config as State['config']) ?? {};
  const tags = new Set<Tag>([`riders ${setup.riders.length}`, `game ${setup.game}`, `stages ${setup.stages}`]);
  const context: Context = { kept: new Set(), laidOutOfTurn: new Set(), passed: new Set(), opened: -1, tookLead: false };
  const end = playBack(race, (entry, before) => {
    const events = entry.events as readonly Event[];
    const state = ausreisser.copy(before as State);
    const phase = phaseOf(state);
    for (const event of events) {
      tagEvent(tags, state, event, phase, context);
      ausreisser.evolve(state, event);
    }
    return undefined;
  }) as State;
  if (phaseOf(end) === 'over') tagFinal(tags, end);
  return tags;
}

/** The context in which later events get their tags. */
interface Context {
  /** Riders with a headwind in hand at the end of a turn; who has laid a hill out of turn and not replaced it; who holds one and has passed in this round. */
  readonly kept: Set<number>;
  readonly laidOutOfTurn: Set<number>;
  readonly passed: Set<number>;
  /** The rider who opened the stage. */
  opened: number;
  /** Whether the lead was taken in the current turn. */
  tookLead: boolean;
}

function tagEvent(tags: Set<Tag>, s: State, event: Event, phase: ReturnType<typeof phaseOf>, context: Context): void {
  const { kept, laidOutOfTurn, passed } = context;
  if (TURN_RESULTS.some((result) => result === event.type)) tags.add(`result ${event.type}`);
  switch (event.type) {
    case 'lead-drawn':
      if (!isSpeed(event.card)) tags.add('lead: a special');
      break;
    case 'lead-tied':
      tags.add('lead: level, drawn again');
      break;
    case 'kept-up':
      tags.add(event.hill ? 'result kept-up on a hill' : 'result kept-up dropped');
      break;
    case 'won-back':
      if (event.minutes === 0) tags.add('back in the bunch');
      if (event.minutes === 0 && get(s, F.hill) === 1) tags.add('back in the bunch on a hill');
      break;
    case 'laid': {
      if (event.spurts > 1) tags.add('two spurts and more');
      const sum = event.card + 39 + 2 * event.spurts - 2 * get(s, F.winds);
      if (sum > 52) tags.add('capped at 52');
      if (sum > 50 && get(s, F.hill) === 1) tags.add('capped at 50 on a hill');
      break;
    }
    case 'hill-laid':
      tagHill(tags, s, event, passed);
      if (event.how === 'out-of-turn') laidOutOfTurn.add(event.rider);
      break;
    case 'passed':
      if (inHand(s, event.rider, HILL) > 0) passed.add(event.rider);
      break;
    case 'took-lead':
      context.tookLead = true;
      break;
    case 'stage-began':
      if (event.stage > 0 && event.leader !== context.opened) tags.add('stage begins: opened by who took yellow in the one before');
      context.opened = event.leader;
      break;
    case 'hill-over':
      tags.add('hill over');
      break;
    case 'drew': {
      const empty = get(s, F.stock) === 1;
      if (event.card === WIND) {
        if (phase === 'spurt') tags.add('wind in step 3');
        if (phase === 'refill') {
          tags.add('wind drawn in step 5');
          kept.add(event.rider);
        }
        if (phase === 'draw') tags.add(get(s, F.shown) === 1 ? 'wind under DA 4.4' : 'wind in step 1');
        if (phase === 'draw' && laidOutOfTurn.has(event.rider)) tags.add('wind in step 1, drawn for a hill laid out of turn');
        if (empty) tags.add(`stage ends: last card a wind in step ${phase === 'draw' ? 1 : phase === 'spurt' ? 3 : 5}`);
      }
      if (!empty) break;
      if (phase === 'draw') tags.add('stage ends: last card in step 1');
      if (phase === 'refill') tags.add('stage ends: last card in step 5');
      if (phase === 'spurt' && get(s, F.cards) > 1) tags.add('stage ends: last card in step 3, a spurt short');
      break;
    }
    case 'turn-began':
      if (inHand(s, event.rider, WIND) > 0) tags.add(kept.has(event.rider) ? 'wind kept from step 5, laid in step 1' : 'wind dealt');
      if (get(s, F.turn) === 0 && inHand(s, event.rider, WIND) > 0) tags.add('wind dealt to who opens the stage');
      kept.delete(event.rider);
      laidOutOfTurn.delete(get(s, F.rider));
      passed.clear();
      context.tookLead = false;
      break;
    case 'hand-shown':
      tags.add('no speed card: hand shown');
      break;
    case 'discarded':
      tags.add('no speed card: special put down');
      break;
    case 'turn-empty':
      tags.add('no speed card: stock empty');
      break;
    case 'stage-ended':
      for (const riders of [kept, laidOutOfTurn, passed]) riders.clear();
      if (context.tookLead) tags.add('stage ends: yellow taken in the last turn');
      break;
    default:
  }
}

function tagHill(tags: Set<Tag>, s: State, event: Extract<Event, { type: 'hill-laid' }>, passed: ReadonlySet<number>): void {
  if (get(s, F.tempo) > event.tempo) tags.add('hill: 51 or 52 drops to 50');
  const piles = ausreisser.view(s, -2).hillsOpen;
  if (piles === 4) tags.add('all five hills open');
  if (event.how === 'with-card') {
    if (riderValue(s, R.minutes, event.rider) > 0) tags.add('hill with his card by a dropped rider');
    tags.add(event.rider === event.leader ? 'hill by the leader with his card' : 'hill by another with his card');
    return;
  }
  tags.add('hill out of turn');
  if (event.rider === event.leader) tags.add('hill out of turn by the leader');
  if (event.rider === get(s, F.rider)) tags.add('hill out of turn by the last rider');
  const others = s.config.setup.riders.map((_, r) => r).filter((r) => r !== event.rider);
  if (riderValue(s, R.minutes, event.rider) > 0) tags.add('hill out of turn by a dropped rider');
  if (passed.size > 0) tags.add('hill out of turn, one who holds one has passed');
  if (others.some((r) => inHand(s, r, HILL) > 0)) tags.add('hill out of turn, another holds one too');
}

function tagFinal(tags: Set<Tag>, s: State): void {
  const table = ausreisser.standings(s);
  const leader = get(s, F.leader);
  for (const a of table)
    for (const b of table) {
      if (a.seat >= b.seat || a.points !== b.points) continue;
      if (a.rank === b.rank) tags.add('final: shared place');
      else if (riderValue(s, R.wins, a.seat) !== riderValue(s, R.wins, b.seat)) tags.add('final: stage wins decide');
      else if (leader === a.seat || leader === b.seat) tags.add('final: last yellow decides');
    }
}
