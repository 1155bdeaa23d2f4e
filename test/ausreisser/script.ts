import { CHANCE } from '../../src/kit/index.ts';
import {
  ausreisser,
  CARD_NAMES,
  inStock,
  isSpeed,
  type Action,
  type Config,
  type Event,
  type State,
} from '../../src/games/ausreisser/index.ts';
import { F, get, R, setRiderValue, showForLead } from '../../src/games/ausreisser/state.ts';
import { checkInvariants } from './check-invariants.ts';
import { configOf, type Readings } from './setups.ts';

/**
 * A scripted stage: the first rider leads, hands are dealt and cards drawn as written. Checks the invariants of
 * every position.
 */
export interface Script {
  readonly state: State;
  /**
   * The deciding rider acts (`lay 45,spurt`) and chance draws these cards (`46 wind`) on request. Returns the
   * events as text, without `due`.
   */
  does(action: string, draws?: string): string[];
  /** Every rider asked for a hill passes. */
  allPass(draws?: string): string[];
  /**
   * Leaves only this many cards in the stock; the others go onto the first rider's pile. `kept`: cards that must
   * stay.
   */
  shrink(left: number, kept?: string): void;
  /** Who decides, and what: `Ben lay`. */
  readonly asked: string;
  readonly options: string[];
  /** Fields of the state by name. */
  readonly tempo: number;
  minutesOf(name: string): number;
}

interface Opening {
  readonly riders?: string;
  readonly stages?: number;
  readonly game?: 'full' | 'simple';
  /** Cards dealt to each rider, in seating order; a missing card is any speed card (`*`). */
  readonly hands?: readonly string[];
  /** What the leader draws in step 1 of the first turn. */
  readonly draws?: string;
  readonly readings?: Readings;
}

const words = (text: string): string[] => text.split(/\s+/).filter((word) => word !== '');

/** Starts after the draw for the lead and the deal: the leader's first turn has begun and he has drawn. */
export function opened({
  riders = 'Anna Ben Cleo',
  stages = 1,
  game = 'full',
  hands = [],
  draws = '*',
  readings = {},
}: Opening = {}): OpenScript {
  const names = words(riders);
  const script = scripted(configOf(names, stages, game, readings));
  script.draw(names.map((_, r) => (r === 0 ? '50' : '39')).join(' '));
  script.deal(hands);
  script.draw(draws);
  return script;
}

export interface OpenScript extends Script {
  /** Chance draws these cards. */
  draw(cards: string): string[];
  /** Deals six cards each; chance must be asked to deal. */
  deal(hands: readonly string[]): void;
}

export function scripted(config: Config): OpenScript {
  const state = ausreisser.start(config);

  const act = (action: Action): Event[] => {
    const decided = ausreisser.decide(state, ausreisser.turn(state), action);
    if (!decided.ok) throw new Error(`${decided.refusal.code}: ${JSON.stringify(decided.refusal.facts)}`);
    for (const event of decided.events) ausreisser.evolve(state, event);
    checkInvariants(state);
    return [...decided.events];
  };
  const eventTexts = (events: readonly Event[]): string[] =>
    events.filter(({ type }) => type !== 'due').map((event) => ausreisser.events.format(state, event));
  const kindOf = (name: string): number => {
    const kind = name === '*' ? filler() : CARD_NAMES.indexOf(name);
    if (kind < 0) throw new Error(`no card ${name}`);
    return kind;
  };
  const draw = (cards: string): Event[] =>
    words(cards).flatMap((name) => {
      if (ausreisser.turn(state) !== CHANCE) throw new Error(`no rider draws ${name}`);
      return act({ type: 'draw', card: kindOf(name) });
    });
  const answered = (): void => {
    if (ausreisser.turn(state) === CHANCE && ausreisser.pending(state).kind !== 'deal')
      throw new Error(`${ausreisser.chanceKey(state)} is not answered`);
  };

  return {
    state,
    draw: (cards) => eventTexts(draw(cards)),
    deal(hands) {
      const dealt = config.setup.riders.map((_, r) => words(hands[r] ?? ''));
      while (ausreisser.pending(state).kind === 'deal') {
        const r = get(state, F.actor);
        const given = dealt[r]!.shift();
        act({ type: 'draw', card: kindOf(given ?? '*') });
      }
    },
    does(action, draws = '') {
      const parsed = ausreisser.actions.parse(state, action);
      if (!parsed.ok) throw new Error(`${action}: ${parsed.error.code}`);
      const events = [...act(parsed.value), ...draw(draws)];
      answered();
      return eventTexts(events);
    },
    allPass(draws = '') {
      const events: Event[] = [];
      while (ausreisser.pending(state).kind === 'hill') events.push(...act({ type: 'pass' }));
      events.push(...draw(draws));
      answered();
      return eventTexts(events);
    },
    shrink(left, kept = '') {
      const stay = words(kept).map(kindOf);
      for (let kind = 0; kind < CARD_NAMES.length; kind++)
        while (get(state, F.stock) > left && inStock(state, kind) > stay.filter((k) => k === kind).length) showForLead(state, 0, kind);
      setRiderValue(state, R.leadCard, 0, -1);
      checkInvariants(state);
    },
    get asked() {
      const { seat, kind } = ausreisser.pending(state);
      return `${seat < 0 ? 'chance' : config.setup.riders[seat]} ${kind}`;
    },
    get options() {
      return ausreisser.choices(state).map((action) => ausreisser.actions.format(state, action));
    },
    get tempo() {
      return get(state, F.tempo);
    },
    minutesOf: (name) => ausreisser.view(state, 0).riders.find((rider) => rider.name === name)!.minutes,
  };

  /** The speed card that the stock has most of. */
  function filler(): number {
    const left = CARD_NAMES.map((_, kind) => (isSpeed(kind) ? inStock(state, kind) : 0));
    return left.indexOf(Math.max(...left));
  }
}
