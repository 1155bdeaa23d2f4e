import { expect, test } from 'vitest';
import { ausreisser, type Event } from '../../../src/games/ausreisser/index.ts';
import { scenarioAdapter } from '../../../src/games/ausreisser/scenario/index.ts';
import { openScenario, parseScenario } from '../../../src/scenario/index.ts';
import { slidesOf } from '../../../src/web/frame/learn/slides.ts';
import { MEETINGS, meetingsOf } from '../../../src/web/ausreisser/learn/meetings.ts';
import { content } from '../../games/content.ts';

/** Every first-time tip is shown at a position of a scenario in which what it says is true. */

interface Tip {
  /** The scenario that shows the tip. */
  readonly shown: string;
  /** Scenarios that prove it, each with an event that happens in it, and one that does not. */
  readonly proofs: readonly (readonly [scenario: string, happens: Event['type'] | null, not?: Event['type']])[];
}

const TIPS: Readonly<Record<(typeof MEETINGS)[number], Tip>> = {
  'hill-asked': { shown: 'hill-out-of-turn', proofs: [['hill-out-of-turn', 'hill-laid']] },
  discard: { shown: 'no-speed-card', proofs: [['no-speed-card', 'discarded']] },
  // faster leads, equal or up to two slower is sheltered, slower is dropped, on a hill all but the leader
  lay: {
    shown: 'bunch-46',
    proofs: [
      ['bunch-46', 'took-lead'],
      ['bunch-45', 'sheltered'],
      ['bunch-43', 'sheltered'],
      ['bunch-42', 'dropped'],
      ['hill-48', null, 'took-lead'],
      ['hill-45', 'dropped', 'sheltered'],
    ],
  },
  // the leader may ride slower than before, and the bunch may attack, but not on a hill
  tempo: {
    shown: 'leader-rides-slower',
    proofs: [
      ['leader-rides-slower', 'led'],
      ['bunch-46', 'took-lead'],
      ['hill-48', null, 'took-lead'],
    ],
  },
  wind: { shown: 'head-wind', proofs: [['head-wind', 'wind-laid']] },
  hill: {
    shown: 'hill-out-of-turn',
    proofs: [
      ['hill-45', 'dropped', 'sheltered'],
      ['hill-caps', 'hill-laid'],
      ['hill-48', null, 'took-lead'],
    ],
  },
  // three below the tempo, but one below it on a hill
  dropped: {
    shown: 'bunch-42',
    proofs: [
      ['bunch-42', 'dropped'],
      ['hill-45', 'dropped'],
    ],
  },
  back: { shown: 'dropped-49', proofs: [['dropped-49', 'won-back']] },
  // only from the bunch, and not on a hill
  jersey: {
    shown: 'bunch-46',
    proofs: [
      ['bunch-46', 'took-lead'],
      ['dropped-49', null, 'took-lead'],
      ['hill-48', null, 'took-lead'],
    ],
  },
  slipstream: {
    shown: 'bunch-43',
    proofs: [
      ['bunch-43', 'sheltered', 'dropped'],
      ['hill-45', 'dropped', 'sheltered'],
      ['dropped-44', 'lost', 'sheltered'],
    ],
  },
  stage: { shown: 'end-of-a-stage', proofs: [['end-of-a-stage', 'stage-ended']] },
  sprint: { shown: 'spurts', proofs: [['spurts-two', 'took-lead']] },
  'hill-held': {
    shown: 'special-cards',
    proofs: [
      ['special-cards', 'hill-laid'],
      ['hill-out-of-turn', 'hill-laid'],
    ],
  },
};

function slidesIn(name: string) {
  const scenario = parseScenario(scenarioAdapter, content.read(`ausreisser/scenarios/${name}.scenario`)!);
  const opened = scenario.ok ? openScenario(scenarioAdapter, scenario.value, content) : scenario;
  if (!opened.ok) throw new Error(`${name}: ${JSON.stringify(opened.error)}`);
  return slidesOf(ausreisser, scenarioAdapter, opened.value);
}

/** The tips that a scenario shows to the player who is asked. */
function shownIn(name: string): readonly string[] {
  return slidesIn(name).flatMap(({ state, happened }) => {
    const pending = ausreisser.pending(state);
    const view = ausreisser.view(state, pending.seat);
    return meetingsOf({ recent: happened, view, pending, hasQuestion: true }).map(({ id }) => id);
  });
}

test.each(MEETINGS)('%s', (id) => {
  const { shown, proofs } = TIPS[id];
  expect(shownIn(shown)).toContain(id);
  for (const [scenario, happens, not] of proofs) {
    const types = slidesIn(scenario).flatMap(({ happened }) => happened.map(({ event }) => event.type));
    if (happens !== null) expect(types, scenario).toContain(happens);
    if (not !== undefined) expect(types, scenario).not.toContain(not);
  }
});
