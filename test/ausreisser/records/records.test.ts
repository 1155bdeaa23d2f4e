import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { NO_SEAT } from '../../../src/kit/index.ts';
import { ausreisser, type Event, type State } from '../../../src/games/ausreisser/index.ts';
import { auditRecord, formatRecord, parseRecord, playBack, verifyRecord, type Race } from '../../../src/table/index.ts';
import { checkInvariants } from '../check-invariants.ts';
import { Referee } from '../referee.ts';
import { NO_CONTENT } from '../setups.ts';
import { REQUIRED, tagsOf } from './tags.ts';

const FOLDER = new URL('../../../records/ausreisser/', import.meta.url);
const files = readdirSync(FOLDER).filter((name) => name.endsWith('.record'));
const textOf = (file: string): string => readFileSync(new URL(file, FOLDER), 'utf8');

function read(file: string): Race {
  const { race, problems } = parseRecord(textOf(file), {
    game: (id) => (id === 'ausreisser' ? ausreisser : undefined),
    content: NO_CONTENT,
  });
  if (race === null || problems.length > 0) throw new Error(`${file}: ${JSON.stringify(problems)}`);
  return race;
}

/**
 * Every seat and a spectator follow the game by the events sent to them, and end with the state they may know. The
 * second referee watches as a spectator.
 */
function follow(race: Race): void {
  const seats = [NO_SEAT, ...ausreisser.seats(race.config as State['config']).map((_, seat) => seat)];
  const seen = seats.map((seat) => ausreisser.hide(ausreisser.start(race.config as State['config']), seat));
  const { setup } = race.config as State['config'];
  const referee = new Referee(setup.riders.length, setup.game, setup.hillCard);
  const end = playBack(race, (entry, before) => {
    checkInvariants(before as State);
    for (const event of entry.events as readonly Event[]) referee.see(ausreisser.see(event, NO_SEAT));
    seats.forEach((seat, i) => {
      for (const event of entry.events as readonly Event[]) seen[i] = ausreisser.evolve(seen[i]!, ausreisser.see(event, seat));
    });
    return undefined;
  }) as State;
  referee.finish(ausreisser.standings(end));
  seats.forEach((seat, i) => expect(ausreisser.formatState(seen[i]!)).toBe(ausreisser.formatState(ausreisser.hide(end, seat))));
}

describe('every recorded game', () => {
  const met = new Set<string>();

  test.each(files)('%s: read, decided anew, verified, followed by every seat, and the same text when written again', (file) => {
    const race = read(file);
    expect(auditRecord(race)).toMatchObject({ ok: true, problem: null });
    if (race.chance.kind === 'sealed') expect(verifyRecord(race)).toMatchObject({ ok: true, problem: null });
    follow(race);
    for (const tag of tagsOf(race)) met.add(tag);
    expect(formatRecord(race) === textOf(file), 'written again').toBe(true);
  });

  test('together they cover every possible event', () => {
    expect(REQUIRED.filter((tag) => !met.has(tag))).toEqual([]);
  });
});
