import { expect, test } from 'vitest';
import { draftPreview, phaseOf, reifenbreite, riderNumber, type Action, type State } from '../../../src/games/reifenbreite/index.ts';
import { openScenario, parseScenario, scenarioAdapter } from '../../../src/games/reifenbreite/scenario/index.ts';
import { differenceOf } from '../../../src/bots/reifenbreite/judging/index.ts';
import { slidesOf } from '../../../src/web/frame/learn/slides.ts';
import { ownCheck } from '../../../src/web/reifenbreite/learn/own-checks.ts';
import { content } from '../../games/content.ts';

/** Two spaces that have the same reason differ in who can follow, in length or in the lane. */

const scenario = parseScenario(content.read('reifenbreite/scenarios/figure-07.scenario')!);
const opened = scenario.ok ? openScenario(scenario.value, content) : scenario;
if (!opened.ok) throw new Error(JSON.stringify(opened.error));
const positions: readonly State[] = slidesOf(reifenbreite, scenarioAdapter, opened.value, ownCheck)
  .map(({ state }) => state)
  .filter((state) => phaseOf(state) === 'move');
type Move = Extract<Action, { type: 'move' }>;
const moves = (s: State): readonly Move[] => reifenbreite.choices(s).filter((each) => each.type === 'move');
const followers = (s: State, { to }: Move): readonly number[] =>
  draftPreview(s, to).flatMap(({ rider, refusal }) => (refusal === null ? [riderNumber(rider)] : []));

test('every pair of spaces has a difference, and a rider who is named follows to one of them alone', () => {
  const codes = new Set<string>();
  for (const s of positions)
    for (const better of moves(s))
      for (const chosen of moves(s)) {
        if (better.to === chosen.to) continue;
        const reason = differenceOf(s, better, chosen);
        if (reason === null) throw new Error('no difference');
        codes.add(reason.code);
        const { rider } = reason.facts as { rider?: number };
        if (rider === undefined) continue;
        expect([followers(s, better).includes(rider), followers(s, chosen).includes(rider)]).toEqual([
          reason.code === 'lets-follow',
          reason.code === 'keeps-away',
        ]);
      }
  expect(codes).toEqual(new Set(['keeps-away', 'lets-follow', 'gets-farther', 'other-lane']));
});
