import { expect, test } from 'vitest';
import { reifenbreite } from '../../../src/games/reifenbreite/index.ts';
import { openScenario, parseScenario, scenarioAdapter } from '../../../src/games/reifenbreite/scenario/index.ts';
import { slidesOf } from '../../../src/web/frame/learn/slides.ts';
import { ownCheck } from '../../../src/web/reifenbreite/learn/own-checks.ts';
import { MEETINGS, meetingsOf } from '../../../src/web/reifenbreite/learn/meetings.ts';
import { content } from '../../games/content.ts';

/** Every first-time tip is shown at a position of a scenario in which what it says is true. */

interface Tip {
  /** The scenario that shows the tip. */
  readonly shown: string;
  /** What proves it: a scenario, with events by type (and how often, if that matters) and codes of refusals. */
  readonly proof: string;
  readonly events?: Readonly<Record<string, number>>;
  readonly refusals?: readonly string[];
}
/** At least one. */
const SOME = 0;

const TIPS: Readonly<Record<(typeof MEETINGS)[number], Tip>> = {
  roll: { shown: 'figure-06', proof: 'figure-06', events: { rolled: SOME, moved: SOME } },
  move: { shown: 'figure-07', proof: 'figure-07', events: { moved: SOME }, refusals: ['follow-too-far'] },
  // without dice, needing no more spaces, from the same surface
  follow: { shown: 'figure-06', proof: 'figure-11-9-1', events: { followed: SOME }, refusals: ['follow-other-surface'] },
  answer: { shown: 'figure-14', proof: 'figure-14', events: { 'lead-changed': SOME, 'lead-refused': SOME } },
  seven: { shown: 'card-plus-3', proof: 'card-plus-3', events: { 'chance-drawn': SOME } },
  // riders who have moved and the right-hand neighbour of the one who drew the card are safe
  fall: { shown: 'figure-10', proof: 'fall-beside', events: { fell: SOME } },
  dismounted: { shown: 'figure-13', proof: 'figure-13', events: { dismounted: 1, returned: 1 } },
  // pays for the last time in the round in which the first rider finishes
  jersey: { shown: 'figure-15', proof: 'jersey-ends', events: { 'jersey-scored': 1 } },
  sprint: { shown: 'figure-15', proof: 'figure-15', events: { sprinted: SOME } },
  breakaway: { shown: 'figure-09-c', proof: 'figure-09-c', refusals: ['follow-breakaway'] },
  // two photo cards, and every rider with one of their numbers
  photo: { shown: 'chase-car', proof: 'disqualified', events: { verdict: 2, disqualified: 2 } },
  finish: { shown: 'figure-11', proof: 'figure-11', events: { finished: SOME } },
  cobbles: { shown: 'cards-and-surfaces', proof: 'cards-and-surfaces', refusals: ['cards-one-on-cobblestone'] },
  climb: { shown: 'figure-13', proof: 'figure-13', events: { dismounted: 1 } },
  descent: { shown: 'cards-and-surfaces', proof: 'cards-and-surfaces', events: { total: SOME } },
  // riders of other managers are asked first
  lead: { shown: 'figure-14', proof: 'lead-own-teams', refusals: ['ask-first'] },
  car: { shown: 'chase-car', proof: 'chase-car', events: { 'held-car': SOME }, refusals: ['car-used-up'] },
  cards: { shown: 'figure-09-b', proof: 'figure-09-b', events: { 'played-cards': SOME } },
};

function slidesIn(name: string) {
  const scenario = parseScenario(content.read(`reifenbreite/scenarios/${name}.scenario`)!);
  const opened = scenario.ok ? openScenario(scenario.value, content) : scenario;
  if (!opened.ok) throw new Error(`${name}: ${JSON.stringify(opened.error)}`);
  return slidesOf(reifenbreite, scenarioAdapter, opened.value, ownCheck);
}

/** The tips that a scenario shows to the player who is asked. */
function shownIn(name: string): readonly string[] {
  return slidesIn(name).flatMap(({ state, happened }) => {
    const pending = reifenbreite.pending(state);
    const view = reifenbreite.view(state, pending.seat);
    const race = { recent: happened, view, pending, choices: reifenbreite.choices(state), hasQuestion: true };
    return meetingsOf(race).map(({ id }) => id);
  });
}

test.each(MEETINGS)('%s', (id) => {
  const { shown, proof, events = {}, refusals = [] } = TIPS[id];
  expect(shownIn(shown)).toContain(id);
  const slides = slidesIn(proof);
  const happened = slides.flatMap((slide) => slide.happened.map(({ named }) => named.type as string));
  for (const [type, times] of Object.entries(events)) {
    expect(happened, type).toContain(type);
    if (times !== SOME) expect(happened.filter((each) => each === type)).toHaveLength(times);
  }
  const refused = slides.flatMap(({ checks }) =>
    checks.flatMap((check) => ('refusal' in check && check.refusal ? [check.refusal.code] : [])),
  );
  expect(refused).toEqual(expect.arrayContaining([...refusals]));
});
