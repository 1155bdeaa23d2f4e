import { describe, expect, test } from 'vitest';
import { reifenbreite } from '../../../src/games/reifenbreite/index.ts';
import {
  openScenario,
  parseScenario,
  runScenario,
  scenarioSide,
  type OpenScenario,
} from '../../../src/games/reifenbreite/scenario/index.ts';
import { goalOf, isReached } from '../../../src/web/reifenbreite/learn/goal.ts';
import { slidesOf as slidesOfGame } from '../../../src/web/frame/learn/slides.ts';
import { ownCheck } from '../../../src/web/reifenbreite/learn/own-checks.ts';
import { content } from '../../games/content.ts';

const files = content.list('reifenbreite/scenarios').filter((path) => path.endsWith('.scenario'));
const nameOf = (path: string): string => path.slice('reifenbreite/scenarios/'.length, -'.scenario'.length);

const slidesOf = (scenario: OpenScenario) => slidesOfGame(reifenbreite, scenarioSide, scenario, ownCheck);

function open(path: string): OpenScenario {
  const scenario = parseScenario(content.read(path)!);
  const opened = scenario.ok ? openScenario(scenario.value, content) : scenario;
  if (!opened.ok) throw new Error(`${path}: ${JSON.stringify(opened.error)}`);
  return opened.value;
}

describe('a scenario turned over slide by slide', () => {
  test.each(files)('%s comes to where its script comes to, and shows every question it asks', (path) => {
    const scenario = open(path);
    const slides = slidesOf(scenario);
    const end = runScenario(scenario).played.at(-1)?.state ?? scenario.state;
    expect(reifenbreite.formatState(slides.at(-1)!.state)).toBe(reifenbreite.formatState(end));
    const { steps } = scenario.scenario;
    const asked = steps.filter(({ kind }) => ['allowed', 'refused', 'would-follow', 'cannot-follow', 'note'].includes(kind));
    expect(slides.flatMap(({ checks }) => checks)).toHaveLength(asked.length);
    expect(slides.flatMap(({ done }) => done)).toHaveLength(steps.filter(({ kind }) => kind === 'act').length);
    for (const { happened, done } of slides.slice(1)) {
      expect(done.length).toBeGreaterThan(0);
      expect(happened.length).toBeGreaterThan(0);
    }
  });

  test.each(['en', 'de', 'cs'])('%s: every note has its words, and nothing else has', (language) => {
    const words = JSON.parse(content.read(`reifenbreite/words/${language}/scenarios.json`)!) as Readonly<Record<string, string>>;
    const notes = files.flatMap((path) => {
      const { title, steps } = open(path).scenario;
      return steps.flatMap((step) => (step.kind === 'note' ? [`note.${title}.${step.key}`] : []));
    });
    expect(
      Object.keys(words)
        .filter((key) => key.startsWith('note.'))
        .sort(),
    ).toEqual([...new Set(notes)].sort());
  });

  test.each(['en', 'de', 'cs'])('%s: all have a title', (language) => {
    const words = JSON.parse(content.read(`reifenbreite/words/${language}/scenarios.json`)!) as Readonly<Record<string, string>>;
    for (const name of files.map(nameOf).filter((file) => !file.startsWith('guide-'))) expect(words[`scenario.${name}`], name).toBeTruthy();
  });
});

describe('the guided first race', () => {
  const guide = files.filter((path) => nameOf(path).startsWith('guide-'));

  test('has half a dozen steps', () => {
    expect(guide.map(nameOf)).toEqual(['card', 'cobbles', 'draft', 'roll', 'shake', 'sprint'].map((name) => `guide-${name}`));
  });

  test.each(guide)('%s: its script reaches its goal, and the beginning does not', (path) => {
    const scenario = open(path);
    const goal = goalOf(scenario.scenario);
    const happened = slidesOf(scenario).flatMap((slide) => slide.happened);
    expect(goal.patterns.some(({ kind }) => kind === 'event')).toBe(true);
    expect(isReached(goal, happened)).toBe(true);
    expect(isReached(goal, [])).toBe(false);
  });

  test('somebody who follows spoils the goal of shaking him off', () => {
    const goal = goalOf(open('reifenbreite/scenarios/guide-shake.scenario').scenario);
    const moved = { type: 'moved', facts: { rider: 21 } };
    expect(isReached(goal, [moved])).toBe(true);
    expect(isReached(goal, [moved, { type: 'followed', facts: { rider: 31, leader: 21 } }])).toBe(false);
  });
});
