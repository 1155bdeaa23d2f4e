import { CHANCE, applyEvents, factsOf } from '../../kit/index.ts';
import type { Entry, Race } from '../race/race.ts';
import { playBack } from '../race/race.ts';

export interface ReplayOptions {
  /** Adds to every action the whole state after it and, where chance answered, all outcomes. */
  readonly states?: boolean;
  /** Ends after this many actions. */
  readonly to?: number;
}

type Data = Readonly<Record<string, unknown>>;

/**
 * A race as JSON data for other programs, by docs/schema/replay.schema.json: the set-up, every action with its seat, the question to chance,
 * its events with their sections, and on request the state after it.
 */
export function replayJson(race: Race, options: ReplayOptions = {}): Data {
  const { game, config, chance } = race;
  const { states = false, to = race.entries.length } = options;
  const entries = race.entries.slice(0, to);
  const actions: Data[] = [];
  playBack({ ...race, entries }, (entry, before) => {
    actions.push(entryJson(race, entry, before, states ? 'with states' : 'bare'));
    return undefined;
  });
  return {
    format: 'windschatten-replay',
    version: 1,
    game: game.id,
    rulesVersion: race.rulesVersion,
    setup: game.setupOf(config),
    seats: game.seats(config).map(({ name }) => ({ name })),
    ...(race.date === undefined ? {} : { date: race.date }),
    dice: chanceJson(chance),
    ...(race.variation === undefined ? {} : { variation: race.variation }),
    ...(states ? { start: game.stateJson(game.start(config)) } : {}),
    ...(race.hints === undefined ? {} : { hints: race.hints }),
    actions,
    complete: entries.length === race.entries.length && race.standings.length > 0,
    standings: entries.length === race.entries.length ? race.standings : [],
  };
}

function chanceJson(chance: Race['chance']): Data {
  if (chance.kind === 'script') return { kind: chance.typed === true ? 'typed' : chance.kind };
  const { kind, seal, contributions, seed, calledOff, from, setup, renamed } = chance;
  return {
    kind,
    seal,
    contributions: contributions.map((added) => added ?? null),
    seed,
    ...(calledOff === undefined ? {} : { calledOff }),
    ...(from === undefined ? {} : { from }),
    ...(setup === undefined ? {} : { setup }),
    ...(renamed === undefined ? {} : { renamed }),
  };
}

function outcomesJson(game: Race['game'], state: unknown): readonly Data[] {
  return game.outcomes(state).map(({ action, weight }) => ({ text: game.actions.format(state, action), weight }));
}

function entryJson({ game }: Race, entry: Entry, before: unknown, detail: 'bare' | 'with states'): Data {
  const { n, seat, action } = entry;
  const asked = seat === CHANCE && game.turn(before) === CHANCE;
  const chance = asked
    ? { chance: { key: game.chanceKey(before), ...(detail === 'bare' ? {} : { outcomes: outcomesJson(game, before) }) } }
    : {};
  const head = {
    n,
    seat: seat === CHANCE ? 'chance' : seat,
    text: game.actions.format(before, action),
    action: factsOf(game.actions, before, action),
    ...chance,
  };
  const events: Data[] = [];
  const state = applyEvents(game, game.copy(before), entry.events, (event, met) => {
    events.push({ text: game.events.format(met, event), section: game.sectionOf(met, event), event: factsOf(game.events, met, event) });
  });
  return { ...head, events, ...(detail === 'bare' ? {} : { state: game.stateJson(state) }) };
}
