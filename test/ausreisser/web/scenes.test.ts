import { describe, expect, test } from 'vitest';
import { ausreisser } from '../../../src/games/ausreisser/index.ts';
import { scenarioSide } from '../../../src/games/ausreisser/scenario/index.ts';
import { openScenario, parseScenario, runScenario } from '../../../src/scenario/index.ts';
import { slidesOf } from '../../../src/web/frame/learn/slides.ts';
import { content } from '../../games/content.ts';

const FOLDER = 'ausreisser/scenarios/';
const files = content.list('ausreisser/scenarios').filter((path) => path.endsWith('.scenario'));
const nameOf = (path: string): string => path.slice(FOLDER.length, -'.scenario'.length);

function open(path: string) {
  const scenario = parseScenario(scenarioSide, content.read(path)!);
  const opened = scenario.ok ? openScenario(scenarioSide, scenario.value, content) : scenario;
  if (!opened.ok) throw new Error(`${path}: ${JSON.stringify(opened.error)}`);
  return opened.value;
}

describe('a scenario of Der Ausreißer turned over slide by slide', () => {
  test.each(files)('%s comes to where its script comes to, and shows every question it asks', (path) => {
    const scenario = open(path);
    const slides = slidesOf(ausreisser, scenarioSide, scenario);
    const end = runScenario(scenarioSide, scenario).played.at(-1)?.state ?? scenario.state;
    expect(ausreisser.formatState(slides.at(-1)!.state)).toBe(ausreisser.formatState(end));
    const { steps } = scenario.scenario;
    const asked = steps.filter(({ kind }) => kind === 'allowed' || kind === 'refused' || kind === 'note');
    expect(slides.flatMap(({ checks }) => checks)).toHaveLength(asked.length);
    expect(slides.flatMap(({ done }) => done)).toHaveLength(steps.filter(({ kind }) => kind === 'act').length);
  });

  test.each(['en', 'de', 'cs'])('%s: each has a title, and every title a scenario', (language) => {
    const words = JSON.parse(content.read(`ausreisser/words/${language}/scenarios.json`)!) as Readonly<Record<string, string>>;
    expect(Object.keys(words).sort()).toEqual(files.map((path) => `scenario.${nameOf(path)}`).sort());
    for (const title of Object.values(words)) expect(title).toMatch(/\S/);
  });
});
