import { readdirSync, readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { phaseOf, PHASES, reifenbreite as game, type Event, type Phase, type State } from '../../src/games/reifenbreite/index.ts';
import { CHANCE } from '../../src/kit/index.ts';
import { aRace } from './random-race.ts';

/** Which section of the rules an event, a question or a refusal names, if it depends on the question. */

const RACES = [
  ['tour-de-france', 'a'],
  ['criterium', 'b'],
  ['giro-d-italia', 'c'],
  ['luettich-bastenaken-luettich', 'd'],
] as const;

/** Sections by event, and by the question pending at the time, collected from some random races with all rules. */
const current = new Map<string, Set<string>>();
const former = new Map<string, Set<string>>();
/** A position for every kind of question. */
const asking = new Map<Phase, State>();

beforeAll(() => {
  const note = (map: Map<string, Set<string>>, key: string, ...sections: readonly string[]): void => {
    map.set(key, new Set([...(map.get(key) ?? []), ...sections]));
  };
  for (const [course, seed] of RACES) {
    let last: { state: State; event: Event } | null = null;
    for (const { state, event } of aRace(course, 'professional', `sections/${seed}`)) {
      if (!asking.has(phaseOf(state))) asking.set(phaseOf(state), game.copy(state));
      const key = event.type === 'due' ? `due ${event.what}` : event.type;
      // the section depends on the neighbouring text, such as the line and the dice
      const role = event.type === 'crossed' ? ` ${game.view(state, 0).lines[event.line]!.role}` : '';
      const dice = event.type === 'rolled' ? ` ${game.pending(state).kind}` : '';
      note(current, key + role + dice, game.sectionOf(state, event));
      note(former, key + role + dice, ...game.formerSections!(state, event));
      last = { state, event };
    }
    if (last !== null) asking.set('over', game.evolve(game.copy(last.state), last.event));
  }
});

describe('sections of events', () => {
  test.each([
    ['due start-roll', 'UR 5.1', 'UR 5.6'],
    ['due place', 'UR 5.1', 'UR 5.6'],
    ['due turn', 'UR 5.6', ''],
    ['due answer', 'UR 16', 'UR 5.6'],
    ['due photo', 'UR 14', 'UR 5.6'],
    ['due card', 'UR 7', 'UR 5.6'],
    ['due extra', 'UR 7', 'UR 5.6'],
    ['due take', 'UR 7', 'UR 5.6'],
    ['due give', 'UR 7', 'UR 5.6'],
    ['due follow', 'UR 5.4', ''],
    ['due verdict', 'UR 14', 'UR 5.6'],
    ['due over', 'UR 8', 'UR 5.6'],
    ['rolled dice', 'UR 5.3', ''],
    ['rolled extra', 'UR 7', 'UR 5.3'],
    ['crossed neutral', 'UR 15', ''],
    ['crossed sprint', 'UR 15', ''],
    ['crossed finish', 'UR 8', 'UR 15'],
    ['finished', 'UR 8', ''],
    ['placed', 'UR 5.1', ''],
  ])('%s: %s', (what, section, before) => {
    expect([...(current.get(what) ?? [])]).toEqual([section]);
    expect([...(former.get(what) ?? [])]).toEqual(before === '' ? [] : [before]);
  });
});

test('every section in a recorded race is, or was, that of its event', () => {
  const folder = new URL('../../records/reifenbreite/', import.meta.url);
  const files = readdirSync(folder).filter((name) => name.endsWith('.record'));
  const known = new Set<string>();
  for (const sections of [current, former])
    for (const [what, names] of sections) for (const name of names) known.add(`${what.split(' ')[0]!} [${name}]`);
  const written = new Set<string>();
  for (const file of files)
    for (const [, type, section] of readFileSync(new URL(file, folder), 'utf8').matchAll(/^ {2}([a-z-]+) .*\[(UR [\d.]+)\]$/gm))
      if (current.has(type!)) written.add(`${type!} [${section!}]`);
  expect(written.size).toBeGreaterThan(20);
  expect([...written].filter((name) => !known.has(name))).toEqual([]);
});

describe('a seat that is not asked is refused with the section of the order', () => {
  const ORDER: Readonly<Record<Exclude<Phase, 'over'>, string>> = {
    'start-roll': 'UR 5.1',
    place: 'UR 5.1',
    turn: 'UR 5.2',
    answer: 'UR 16',
    dice: 'UR 5.2',
    photo: 'UR 14',
    card: 'UR 7',
    extra: 'UR 7',
    take: 'UR 7',
    give: 'UR 7',
    move: 'UR 5.2',
    follow: 'UR 5.4',
    verdict: 'UR 14',
  };
  test.each(Object.entries(ORDER))('%s: %s', (phase, section) => {
    const state = asking.get(phase as Phase)!;
    const seat = game.turn(state);
    const other = seat === CHANCE ? 0 : (seat + 1) % game.seats(state.config).length;
    expect(game.whyNot(state, other, { type: 'dice' })).toMatchObject({ code: 'not-your-turn', section });
  });

  test('every question was covered', () => {
    expect(PHASES.filter((phase) => !asking.has(phase))).toEqual([]);
  });
});
