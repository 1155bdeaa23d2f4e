import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { AnyGame } from '../../../src/kit/index.ts';
import { reifenbreite, type Event, type State } from '../../../src/games/reifenbreite/index.ts';
import { auditRecord, formatRecord, parseRecord, playBack, verifyRecord, type Race } from '../../../src/table/index.ts';
import { content } from '../../games/content.ts';
import { checkInvariants } from '../check-invariants.ts';
import { Referee } from '../referee.ts';
import { keptRaces, otherRaces } from './plan.ts';
import { playPlannedRace } from './play-planned-race.ts';
import { REQUIRED, tagsOf } from './tags.ts';

const FOLDER = new URL('../../../records/reifenbreite/', import.meta.url);
const files = readdirSync(FOLDER).filter((name) => name.endsWith('.record'));
const textOf = (file: string): string => readFileSync(new URL(file, FOLDER), 'utf8');

/**
 * Compares without the sections in brackets, because some were corrected after these races
 * (test/reifenbreite/sections.test.ts).
 */
const withoutSections = (text: string): string => text.replace(/ \[UR [\d.]+\]$/gm, '');

const GAMES: Readonly<Record<string, AnyGame>> = { [reifenbreite.id]: reifenbreite };
function read(file: string): Race {
  const { race, problems } = parseRecord(textOf(file), { game: (id) => GAMES[id], content });
  if (race === null || problems.length > 0) throw new Error(`${file}: ${JSON.stringify(problems)}`);
  return race;
}

describe('every recorded race', () => {
  const met = new Set<string>();

  test.each(files)('%s: read, decided anew, verified, watched, and the same text when written again', (file) => {
    const race = read(file);
    expect(auditRecord(race)).toMatchObject({ ok: true, problem: null });
    expect(verifyRecord(race)).toMatchObject({ ok: true, problem: null });
    watch(race);
    for (const tag of tagsOf(race)) met.add(tag);
    expect(withoutSections(formatRecord(race)) === withoutSections(textOf(file)), 'written again').toBe(true);
  });

  test('together they cover every possible event', () => {
    expect(REQUIRED.filter((tag) => !met.has(tag))).toEqual([]);
  });

  test('they are the planned ones, and small', () => {
    expect(files.map((file) => file.replace('.record', '')).sort()).toEqual(
      keptRaces()
        .map(({ name }) => name)
        .sort(),
    );
    expect(files.reduce((sum, file) => sum + textOf(file).length, 0)).toBeLessThan(1_000_000);
  });
});

test('all other planned races, played now: watched and verified', () => {
  for (const planned of otherRaces()) {
    const race = playPlannedRace(planned);
    expect(verifyRecord(race), planned.name).toMatchObject({ ok: true, problem: null });
    watch(race);
  }
});

/** Runs the second referee and the invariants along the recorded race; each stage has a new referee. */
function watch(race: Race): void {
  let referee: Referee | null = null;
  let n = 0;
  playBack(race, (entry, before) => {
    let state = reifenbreite.copy(before as State);
    const events = entry.events as readonly Event[];
    referee ??= new Referee(state);
    if (n++ % 8 === 0) checkInvariants(state);
    try {
      for (const event of events) {
        if (event.type === 'race-began') break;
        referee.see(state, event);
        state = reifenbreite.evolve(state, event);
      }
      if (events.some(({ type }) => type === 'race-ended')) referee = null;
      else referee.settle(state, events);
    } catch (error) {
      throw new Error(`line ${race.lines[entry.n - 1] ?? 0}: ${String(error)}`, { cause: error });
    }
    return undefined;
  });
}
