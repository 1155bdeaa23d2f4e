import { describe, expect, test } from 'vitest';
import { reifenbreite } from '../../../src/games/reifenbreite/index.ts';
import {
  openScenario,
  parseScenario,
  runScenario,
  scenarioAdapter,
  type OpenScenario,
} from '../../../src/games/reifenbreite/scenario/index.ts';
import { LANGUAGES } from '../../../src/words/index.ts';
import { goalOf, isReached } from '../../../src/web/frame/learn/goal.ts';
import { PARTS, type AskedPart } from '../../../src/web/reifenbreite/ask/parts.ts';
import { hiddenIn, LESSONS } from '../../../src/web/reifenbreite/learn/lessons.ts';
import { slidesOf as slidesOfGame } from '../../../src/web/frame/learn/slides.ts';
import { withInSight } from '../../../src/web/reifenbreite/draw/zoom.ts';
import { ownCheck } from '../../../src/web/reifenbreite/learn/own-checks.ts';
import { content } from '../../games/content.ts';
import { guideOf } from '../../web/guide.ts';

const files = content.list('reifenbreite/scenarios').filter((path) => path.endsWith('.scenario'));
const nameOf = (path: string): string => path.slice('reifenbreite/scenarios/'.length, -'.scenario'.length);

const slidesOf = (scenario: OpenScenario) => slidesOfGame(reifenbreite, scenarioAdapter, scenario, ownCheck);

function open(path: string): OpenScenario {
  const scenario = parseScenario(content.read(path)!);
  const opened = scenario.ok ? openScenario(scenario.value, content) : scenario;
  if (!opened.ok) throw new Error(`${path}: ${JSON.stringify(opened.error)}`);
  return opened.value;
}

describe('a scenario slide by slide', () => {
  test.each(files)('%s ends where its script ends, and shows every check of the script', (path) => {
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

const guide = guideOf(scenarioAdapter);

describe('the guided first race', () => {
  test('has a scenario for each step, and words in every language', () => {
    expect(guide.files()).toEqual([...LESSONS].sort());
    for (const language of LANGUAGES) expect(guide.stepsWithWords(language), language).toEqual([...LESSONS].sort());
  });

  test.each(LESSONS)('%s: what its script does is allowed and reaches its goal, and nothing done does not', (lesson) => {
    expect(guide.afterScript(lesson)).toBe('reached');
    expect(guide.afterNothing(lesson)).toBe('missed');
  });

  test.each([
    ['draft', 'follow', 'stay'],
    ['card', 'cards 21-6M breakaway', 'cards 21-6M'],
    ['seven', 'dice', 'cards 21-6M'],
    ['lead', 'swap 22', 'dice'],
  ])('%s: %s is right, %s is not', (lesson, right, wrong) => {
    expect(guide.afterScript(lesson, right, wrong)).toBe('missed');
  });

  test('the goal of shaking riders off is missed when one follows', () => {
    const goal = goalOf(open('reifenbreite/scenarios/guide-shake.scenario').scenario);
    const moved = { text: 'moved rider=21 from=A16.2 to=C1.2 length=10', section: 'UR 5.3', event: null };
    expect(isReached(goal, [moved])).toBe(true);
    expect(isReached(goal, [moved, { text: 'followed rider=31 leader=21', section: 'UR 5.4', event: null }])).toBe(false);
  });

  test.each([
    ['line', 'moved rider=21 from=A15.2 to=B5.3 length=10'],
    ['line', 'moved rider=21 from=A15.2 to=B5.4 length=10'],
    ['sprint', 'sprinted rider=21 line=8:S rank=1 points=11'],
  ])('%s is solved by %s', (lesson, text) => {
    const goal = goalOf(open(`reifenbreite/scenarios/guide-${lesson}.scenario`).scenario);
    expect(isReached(goal, [{ text, section: 'UR 5.3', event: null }])).toBe(true);
    expect(isReached(goal, [{ text: 'moved rider=21 from=A15.2 to=B5.2 length=10', section: 'UR 5.3', event: null }])).toBe(false);
  });

  test('what has to be in sight moves the view, the last part above all, and what is too long for it does not', () => {
    expect(withInSight(50, 40, [])).toBe(50);
    expect(withInSight(50, 40, [{ from: 80, length: 10 }])).toBe(70);
    expect(withInSight(50, 40, [{ from: 0, length: 10 }])).toBe(20);
    expect(withInSight(50, 40, [{ from: 40, length: 20 }])).toBe(50);
    expect(withInSight(50, 40, [{ from: 0, length: 100 }])).toBe(50);
    expect(
      withInSight(50, 40, [
        { from: 0, length: 10 },
        { from: 80, length: 10 },
      ]),
    ).toBe(70);
  });

  test('nothing is shown before the step that explains it', () => {
    const shown = (part: AskedPart) => LESSONS.filter((lesson) => !hiddenIn(lesson).includes(part));
    expect(hiddenIn('roll')).toEqual(PARTS);
    expect(shown('followers')[0]).toBe('shake');
    expect(shown('cards')[0]).toBe('card');
    expect(shown('odds')).toEqual(['seven', 'cobbles', 'sprint']);
    expect(shown('ways')).toEqual([]);
  });
});
