import { describe, expect, test } from 'vitest';
import type { Problem } from '../../src/kit/index.ts';
import { openScenario, parseScenario, playStep, runScenario, type ScenarioFailure } from '../../src/games/reifenbreite/scenario/index.ts';
import { content } from '../games/content.ts';

const HEAD = `windschatten-scenario 1
title small
section UR 5.4
rules professional
manager Rosa red
manager Bela blue
course criterium
position
round 3
`;
const RIDERS = `rider 21 A8.2
rider 31 A7.2
others back rode
`;

/** The problems of a text, from whichever stage reports them. */
function problems(text: string): readonly Problem[] {
  const scenario = parseScenario(text);
  if (!scenario.ok) return scenario.error;
  const opened = openScenario(scenario.value, content);
  return opened.ok ? [] : opened.error;
}

const place = ({ code, line, column }: Problem): string => `${code} ${line ?? '?'}:${column ?? '?'}`;

describe('an unreadable scenario gives the place', () => {
  const cases: readonly [what: string, text: string, expected: readonly string[]][] = [
    ['nothing', '', ['scenario-not-one 1:1']],
    ['a record', 'windschatten-record 1\n', ['scenario-not-one 1:1']],
    ['a newer version', 'windschatten-scenario 2\n', ['scenario-newer 1:23']],
    ['no title, no course', 'windschatten-scenario 1\n', ['scenario-missing 1:1', 'scenario-missing 1:1']],
    ['two titles', `${HEAD.replace('title small', 'title small\ntitle big')}${RIDERS}`, ['scenario-twice 3:1']],
    ['an unknown word', `${HEAD.replace('section UR', 'sektion UR')}${RIDERS}`, ['scenario-unknown-statement 3:1']],
    ['an unknown rule', `${HEAD.replace('rules professional', 'rules basic with wings')}${RIDERS}`, ['scenario-word-unexpected 4:18']],
    [
      'a preset with switches',
      `${HEAD.replace('rules professional', 'rules classic with sprints')}${RIDERS}`,
      ['scenario-word-unexpected 4:1'],
    ],
    ['an unknown team', `${HEAD.replace('Rosa red', 'Rosa pink')}${RIDERS}`, ['scenario-word-unexpected 5:14']],
    [
      'a team twice',
      `${HEAD.replace('Bela blue', 'Bela red')}${RIDERS}`,
      ['setup-team-twice 6:1', 'setup-one-team-each-or-two-for-two 5:1'],
    ],
    ['an unknown course', `${HEAD.replace('course criterium', 'course monza')}${RIDERS}`, ['course-unknown 7:1']],
    ['no round', `${HEAD.replace('round 3', '')}${RIDERS}`, ['scenario-missing 8:1']],
    ['a car used without photo cards', `${HEAD}${RIDERS}car 21 2\nphotos 21 3\n`, ['position-impossible 8:1']],
    ['a car used with its photo cards', `${HEAD}${RIDERS}car 21 2\nphotos 21 3 3\n`, []],
    ['cards spent in the second round', `${HEAD.replace('round 3', 'round 2')}${RIDERS}spent red 21-5\n`, []],
    ['cards spent in the first round', `${HEAD.replace('round 3', 'round 1')}${RIDERS}spent red 21-5\n`, ['position-impossible 8:1']],
    ['an unknown rider', `${HEAD}rider 61 A8.2\n`, ['scenario-word-unexpected 10:7']],
    ['a rider of a team that does not ride', `${HEAD}rider 51 A8.2\nothers back\n`, ['position-team-does-not-ride 10:1']],
    ['a rider twice', `${HEAD}rider 21 A8.2\nrider 21 A7.2\nothers back\n`, ['position-rider-twice 11:1']],
    ['a rider nowhere', `${HEAD}rider 21 A8.2\n`, ['position-rider-missing 8:1']],
    ['a space that is none', `${HEAD}rider 21 A8\n`, ['scenario-word-unexpected 10:10']],
    ['a space that is not on the course', `${HEAD}rider 21 Q8.1\nothers back\n`, ['position-space-unknown 10:1']],
    ['two riders on one space', `${HEAD}rider 21 A8.2\nrider 31 A8.2\nothers back\n`, ['position-space-taken 11:1']],
    ['two riders on one space of two laps', `${HEAD}rider 21 A8.2\nrider 31 A8.2@2\nothers back\n`, ['position-space-taken 11:1']],
    ['two winners', `${HEAD}rider 21 home 1\nrider 31 home 1\nothers back\n`, ['position-rank-twice 11:1']],
    ['a second without a first', `${HEAD}rider 21 home 2\nothers back\n`, ['position-rank-missing 8:1']],
    ['a rank before the finish', `${HEAD}rider 21 A8.2 rode rank 1\nothers back\n`, ['position-rank-before-finish 10:1']],
    ['beyond the finish without a rank', `${HEAD}rider 21 A12.2@4 rode\nothers back\n`, ['position-finished-without-rank 10:1']],
    ['no rider left to move', `${HEAD}rider 21 A8.2 rode\nothers back rode\n`, ['position-nobody-to-move 8:1']],
    ['a card played twice', `${HEAD}${RIDERS}spent red 21-6M 21-6M 21-6M\n`, ['position-card-not-there 13:1']],
    ['a card of another team', `${HEAD}${RIDERS}spent red 31-6M\n`, ['scenario-word-unexpected 13:11']],
    ['more chance cards than there are', `${HEAD}${RIDERS}stack fall 9\n`, ['position-card-not-there 13:1']],
    ['no such line', `${HEAD}${RIDERS}sprint 1:S 21\n`, ['position-no-sprint 13:1']],
    ['a sprint he is not over', `${HEAD}${RIDERS}sprint 2:S 21\n`, ['position-not-over-line 13:1']],
    ['a jersey without a sprint', `${HEAD}${RIDERS}jersey 21\n`, ['position-jersey-without-points 13:1']],
    ['a photo number', `${HEAD}${RIDERS}photos 21 7\n`, ['scenario-word-unexpected 13:11']],
    ['a stage beyond the last', `${HEAD}stage 2\n${RIDERS}`, ['position-stage 8:1']],
    ['the past of the present', `${HEAD}${RIDERS}earlier 1 21=50\n`, ['position-stage 13:1']],
    ['a rule that is off', `${HEAD.replace('rules professional', 'rules basic')}${RIDERS}car 21 1\n`, ['position-rule-off 13:1']],
    ['placed in the wrong turn', HEAD.replace('round 3', 'round 0 first red') + 'rider 31 A8.2\n', ['place-not-the-team 10:1']],
    ['placed off the dots', HEAD.replace('round 3', 'round 0 first red') + 'rider 21 A2.2\n', ['place-not-a-dot 10:1']],
    [
      'a lane twice at the start',
      HEAD.replace('round 3', 'round 0 first red') + 'rider 21 A8.2\nrider 31 A8.1\nrider 22 A7.2\n',
      ['place-lane-of-team 12:1'],
    ],
    ['no first team', HEAD.replace('round 3', 'round 0') + 'rider 21 A8.2\n', ['position-first-team 8:1']],
    ['no manager left to roll', HEAD.replace('round 3', 'round 0 rolls red=7 blue=6'), ['position-rolls 9:1']],
    ['another rider’s turn', `${HEAD}${RIDERS}turn 31 turn\n`, ['position-not-his-turn 13:1']],
    ['dice that no turn has', `${HEAD}${RIDERS}turn 21 dice base 6 dice 2\n`, ['position-turn 13:1']],
    [
      'asked to follow where he cannot',
      `${HEAD}${RIDERS.replace('21 A8.2', '21 A8.2 rode')}turn 21 follow asked 31 to A8.4 length 1\n`,
      ['position-not-asked 13:1'],
    ],
    ['a turn that begins and has results', `${HEAD}${RIDERS}points 6\nturn 21 move points 6\n`, ['scenario-twice 14:1']],
    ['over before a rider is home', `${HEAD}${RIDERS}over 1 2\n`, ['position-end 13:1']],
    ['an unknown step', `${HEAD}${RIDERS}script\nfly 21\n`, ['scenario-unknown-statement 14:1']],
    ['a refusal without a reason', `${HEAD}${RIDERS}script\nrefused dice\n`, ['scenario-word-missing 14:13']],
    ['a section that is none', `${HEAD}${RIDERS}script\nrefused dice because x UR y\n`, ['scenario-word-unexpected 14:27']],
    ['too many words', `${HEAD}${RIDERS}script\nnote one two\n`, ['scenario-word-unexpected 14:10']],
    ['an event that is none', `${HEAD}${RIDERS}script\nevent moved to\n`, ['scenario-word-unexpected 14:13']],
  ];
  test.each(cases)('%s', (_, text, expected) => {
    expect(problems(text).map(place)).toEqual(expected);
  });

  test('a board in the file: line and column in the file', () => {
    const board = 'board\n  board own "Own"\n  sheet 80 8\n  road main at 2 4 heading 0\n    section A\n    stright 20\n    end\n';
    const text = HEAD.replace('course criterium\n', `${board}course own\n`) + RIDERS;
    expect(problems(text).map(place)).toContain('unknown-statement 12:5');
  });
});

describe('a scenario that fails gives the found value', () => {
  const run = (script: string): ScenarioFailure | null => {
    const scenario = parseScenario(`${HEAD}${RIDERS}script\n${script}`);
    if (!scenario.ok) throw new Error(JSON.stringify(scenario.error));
    const opened = openScenario(scenario.value, content);
    if (!opened.ok) throw new Error(JSON.stringify(opened.error));
    const result = runScenario(opened.value);
    return result.ok ? null : result.failure;
  };
  const cases: readonly [script: string, expected: string][] = [
    ['next 31', '14:1 state 31/21'],
    ['31: dice', '14:1 actor 31/21'],
    ['21: jump', '14:5 unreadable jump/action-unknown'],
    ['21: move A9.2', '14:1 act move A9.2/because not-now UR 5.6 action=move asked=turn'],
    ['allowed swap 31', '14:1 allowed allowed/because others-must-be-asked UR 16 rider=21 asked=31'],
    ['refused dice because not-now UR 5.6', '14:1 refused because not-now UR 5.6/allowed'],
    [
      'refused swap 31 because others-must-be-asked UR 16 asked=32',
      '14:1 refused because others-must-be-asked UR 16 asked=32/because others-must-be-asked UR 16 rider=21 asked=31',
    ],
    ['21: dice\nchance: roll 2,2\noptions 3', '16:1 option-count 3/15'],
    ['21: dice\noptions exactly roll 1,1', /^15:1 options roll 1,1\/roll 1,1 \| roll 1,2/.source],
    ['21: dice\nevent rolled', '15:1 event rolled/chose-dice rider=21'],
    ['21: dice\nno-event chose-dice [UR 5.3]', '15:1 no-event chose-dice [UR 5.3]/chose-dice rider=21'],
    ['21: dice\nchance: roll 2,2\nwould-follow A12.2 32', '16:1 would-follow 32/31'],
    ['21: dice\nchance: roll 2,2\nwould-follow A12.2 nobody', '16:1 would-follow nobody/31'],
    [
      '21: dice\nchance: roll 2,2\ncannot-follow A12.2 31 because follow-too-far UR 5.4b',
      '16:1 cannot-follow because follow-too-far UR 5.4b/allowed',
    ],
    ['would-follow A12.2 31', '14:1 would-follow move/turn'],
    ['hand red J-5', '14:1 state J-5/21-6M 21-6M 21-5 21-5 22-6M 22-5 23-6M 23-6M 24-5 24-5 J-6M J-6M J-5 J-5'],
  ];
  test.each(cases)('%s', (script, expected) => {
    const failure = run(script)!;
    const { line, column, what, expected: wanted, found } = failure;
    expect(`${line}:${column} ${what} ${wanted}/${found}`).toMatch(
      expected.startsWith('^') ? new RegExp(expected) : new RegExp(`^${expected.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`),
    );
  });

  test('playing a step does not change the start position', () => {
    const scenario = parseScenario(`${HEAD}${RIDERS}script\n21: dice\n`);
    const opened = scenario.ok ? openScenario(scenario.value, content) : scenario;
    if (!opened.ok) throw new Error(JSON.stringify(opened.error));
    const { state, scenario: read } = opened.value;
    const before = [...state.d];
    const played = playStep(state, read.steps[0]!, []);
    expect(played.happened.map(({ text }) => text)[0]).toBe('chose-dice rider=21');
    expect([...state.d]).toEqual(before);
    expect([...played.state.d]).not.toEqual(before);
  });
});

describe('what authors may write', () => {
  test('comments, blank lines, carriage returns, a byte order mark, names in quotes', () => {
    const text = `\uFEFF${HEAD.replace('Rosa red', '"Rosa L." red   # the red one').replace('\nrules', '\n\n# all\nrules')}${RIDERS}script\nnext 21 # of course\n`;
    const scenario = parseScenario(text.replaceAll('\n', '\r\n'));
    if (!scenario.ok) throw new Error(JSON.stringify(scenario.error));
    expect(scenario.value.setup['managers']).toEqual([
      { name: 'Rosa L.', teams: ['red'] },
      { name: 'Bela', teams: ['blue'] },
    ]);
    expect(problems(text)).toEqual([]);
  });

  test('a custom course on a shipped board (UR 8.2), and the numbers of cards', () => {
    const own = HEAD.replace(
      'course criterium',
      'board criterium\ncourse two-laps "Two laps" start 1 lines S S S sprints none energy both # short',
    );
    expect(problems(`${own}${RIDERS}spent red 21-6M 21-6M\n`)).toEqual([]);
    expect(
      problems(`${HEAD.replace('course criterium', 'course criterium energy upper')}${RIDERS}spent red 21-6M 21-6M\n`).map(place),
    ).toEqual(['position-card-not-there 13:1']);
  });

  test('no prefix of a scenario makes the parser throw', () => {
    const text = content.read('reifenbreite/scenarios/figure-11.scenario')!;
    for (let end = 0; end < text.length; end += 7) problems(text.slice(0, end));
  });
});
