import { expect, test } from 'vitest';
import { courseOf, reifenbreite, type View } from '../../../src/games/reifenbreite/index.ts';
import { openScenario, parseScenario } from '../../../src/games/reifenbreite/scenario/index.ts';
import { NO_SEAT } from '../../../src/kit/index.ts';
import { riderAt } from '../../../src/web/reifenbreite/draw/hit.ts';
import { frontOf } from '../../../src/web/reifenbreite/draw/profile.ts';
import { riderFacts } from '../../../src/web/reifenbreite/draw/rider-facts.ts';
import { content } from '../../games/content.ts';

function open(name: string): { view: View; course: ReturnType<typeof courseOf> } {
  const scenario = parseScenario(content.read(`reifenbreite/scenarios/${name}.scenario`)!);
  const opened = scenario.ok ? openScenario(scenario.value, content) : scenario;
  if (!opened.ok) throw new Error(name);
  const { state } = opened.value;
  return { view: reifenbreite.view(state, NO_SEAT), course: courseOf(state) };
}

test('a rider card says where the rider is and how far behind the first', () => {
  const { view, course } = open('guide-sprint');
  const [first, ...others] = view.riders.filter(({ status }) => status === 'riding');
  expect(riderFacts(view, course, first!.rider)).toMatchObject({ rank: 1, behind: null, riders: view.riders.length });
  for (const [i, { rider, place }] of others.entries()) {
    const spaces = Math.round(frontOf(course, first!.place) - frontOf(course, place));
    expect(riderFacts(view, course, rider)).toMatchObject({ rank: i + 2, behind: { spaces, leader: first!.rider } });
  }
  expect(riderFacts(view, course, 99)).toBeNull();
});

test('UR 4.3 and 6: a rider card shows the cards left that the rider could play', () => {
  const { view, course } = open('guide-sprint');
  for (const { rider, team } of view.riders) {
    const shown = riderFacts(view, course, rider)!.cards;
    const all = view.teams.find((each) => each.team === team)!.cards;
    for (const card of all) expect(shown.includes(card)).toBe(card.left > 0 && (card.rider === null || card.rider === rider));
  }
});

test('a finished rider is shown by his rank', () => {
  const { view, course } = open('finish-greatest-length');
  for (const { rider, rank, status } of view.riders)
    if (status === 'finished') expect(riderFacts(view, course, rider)).toMatchObject({ rank, behind: null });
});

test('a tap finds the nearest jersey within a distance, and none beyond', () => {
  const riders = [
    { number: 21, x: 0, y: 0 },
    { number: 34, x: 20, y: 0 },
  ];
  expect(riderAt(riders, { x: 6, y: 2 }, 16)).toBe(21);
  expect(riderAt(riders, { x: 12, y: 2 }, 16)).toBe(34);
  expect(riderAt(riders, { x: 6, y: 30 }, 16)).toBeNull();
});
