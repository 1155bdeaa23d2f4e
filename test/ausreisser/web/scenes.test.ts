import { describe, expect, test } from 'vitest';
import { ausreisser, CARD_NAMES } from '../../../src/games/ausreisser/index.ts';
import { scenarioAdapter } from '../../../src/games/ausreisser/scenario/index.ts';
import { openScenario, parseScenario, runScenario } from '../../../src/scenario/index.ts';
import { slidesOf } from '../../../src/web/frame/learn/slides.ts';
import { LANGUAGES } from '../../../src/words/index.ts';
import { LESSONS } from '../../../src/web/ausreisser/learn/lessons.ts';
import { content } from '../../games/content.ts';
import { guideOf } from '../../web/guide.ts';

const FOLDER = 'ausreisser/scenarios/';
const files = content.list('ausreisser/scenarios').filter((path) => path.endsWith('.scenario'));
const nameOf = (path: string): string => path.slice(FOLDER.length, -'.scenario'.length);

function open(path: string) {
  const scenario = parseScenario(scenarioAdapter, content.read(path)!);
  const opened = scenario.ok ? openScenario(scenarioAdapter, scenario.value, content) : scenario;
  if (!opened.ok) throw new Error(`${path}: ${JSON.stringify(opened.error)}`);
  return opened.value;
}

describe('a scenario of Der Ausreißer slide by slide', () => {
  test.each(files)('%s ends where its script ends, and shows every check of the script', (path) => {
    const scenario = open(path);
    const slides = slidesOf(ausreisser, scenarioAdapter, scenario);
    const end = runScenario(scenarioAdapter, scenario).played.at(-1)?.state ?? scenario.state;
    expect(ausreisser.formatState(slides.at(-1)!.state)).toBe(ausreisser.formatState(end));
    const { steps } = scenario.scenario;
    const asked = steps.filter(({ kind }) => kind === 'allowed' || kind === 'refused' || kind === 'note');
    expect(slides.flatMap(({ checks }) => checks)).toHaveLength(asked.length);
    expect(slides.flatMap(({ done }) => done)).toHaveLength(steps.filter(({ kind }) => kind === 'act').length);
  });

  test.each(['en', 'de', 'cs'])('%s: each has a title, and every title a scenario', (language) => {
    const words = JSON.parse(content.read(`ausreisser/words/${language}/scenarios.json`)!) as Readonly<Record<string, string>>;
    const own = files.map(nameOf).filter((name) => !name.startsWith('guide-'));
    expect(Object.keys(words).sort()).toEqual(own.map((name) => `scenario.${name}`).sort());
    for (const title of Object.values(words)) expect(title).toMatch(/\S/);
  });
});

const guide = guideOf(scenarioAdapter);

describe('the guided first stage', () => {
  test('has a scenario for each step, and words in every language', () => {
    expect(guide.files()).toEqual([...LESSONS].sort());
    for (const language of LANGUAGES) expect(guide.stepsWithWords(language), language).toEqual([...LESSONS].sort());
  });

  test.each(LESSONS)('%s: what its script does is allowed and reaches its goal, and nothing done does not', (lesson) => {
    expect(guide.afterScript(lesson)).toBe('reached');
    expect(guide.afterNothing(lesson)).toBe('missed');
  });

  test.each([
    ['slipstream', 'lay 43', 'lay 41'],
    ['slipstream', 'lay 43', 'lay 47'],
    ['jersey', 'lay 46', 'lay 45'],
    ['drop', 'lay 48', 'lay 45'],
    ['back', 'lay 47', 'lay 45'],
    ['last', 'lay 47', 'lay 45'],
    ['sprint', 'lay 43,spurt', 'lay 43'],
    ['hill', 'lay 46,hill', 'lay 46'],
    ['hill', 'lay 46,hill', 'lay 44,hill'],
    ['wind', 'lay 46', 'lay 44'],
  ])('%s: %s is right, %s is not', (lesson, right, wrong) => {
    expect(guide.afterScript(lesson, right, wrong)).toBe('missed');
  });

  test.each([
    ['slipstream', 'lay 43', 'lay 45'],
    ['jersey', 'lay 46', 'lay 49'],
    ['drop', 'lay 48', 'lay 49'],
    ['back', 'lay 47', 'lay 49'],
    ['hill', 'lay 46,hill', 'lay 45,hill'],
    ['wind', 'lay 46', 'lay 47'],
    ['last', 'lay 47', 'lay 49'],
  ])('%s: %s is right, and so is %s', (lesson, right, other) => {
    expect(guide.afterScript(lesson, right, other)).toBe('reached');
  });

  test('the steps lead from the start of one stage to its finish', () => {
    const left = LESSONS.map((lesson) => guide.open(lesson).state).map((state) => ausreisser.view(state, 0).stock);
    expect(left).toEqual(left.toSorted((a, b) => b - a));
    expect(new Set(left).size).toBe(LESSONS.length);
    expect(left.at(-1)).toBe(1);
  });

  test('five moves of the simple game first, then one special card after the other, and the finish', () => {
    const special = (lesson: string): string[] => {
      const { hands = [] } = guide.open(lesson).scenario.position ?? {};
      const drawn = guide.open(lesson).scenario.steps.flatMap((step) => (step.kind === 'act' ? [step.action] : []));
      const held = hands.flatMap(({ cards }) => cards.map((card) => CARD_NAMES[card]!));
      return ['spurt', 'hill', 'wind'].filter((card) => held.includes(card) || drawn.includes(`draw ${card}`));
    };
    expect(LESSONS.map((lesson) => guide.open(lesson).config.setup.game)).toEqual(
      LESSONS.map((_, i) => (i < 5 || i === 8 ? 'simple' : 'full')),
    );
    expect(LESSONS.map(special)).toEqual([[], [], [], [], [], ['spurt'], ['hill'], ['wind'], []]);
  });

  test('the first question of every step is which card to lay', () => {
    for (const lesson of LESSONS) {
      const { steps } = guide.open(lesson).scenario;
      const first = steps.find((step) => step.kind === 'act' && step.actor !== 'chance');
      expect(first, lesson).toMatchObject({ actor: 'rider-red', action: expect.stringMatching(/^lay /) });
    }
  });
});
