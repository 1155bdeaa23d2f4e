import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { compileCourse, findCourse } from '../../../src/course/index.ts';
import { gameById } from '../../games/all.ts';
import { boardsOf, type View } from '../../../src/games/reifenbreite/index.ts';
import { parseRecord, playBack } from '../../../src/table/index.ts';
import { emptyPaper, papersOf } from '../../../src/web/reifenbreite/result/paper.ts';
import { content } from '../../games/content.ts';

const raceOf = (name: string) =>
  parseRecord(readFileSync(new URL(`../../../records/reifenbreite/${name}.record`, import.meta.url), 'utf8'), { game: gameById, content })
    .race!;

describe('the score sheet of UR 18', () => {
  test('empty: 16 ranks with their points, four teams, and fields to write in', () => {
    const paper = emptyPaper(null);
    expect(paper.rows.map(({ points }) => points).slice(0, 4)).toEqual([50, 40, 35, 32]);
    expect(paper.rows).toHaveLength(16);
    expect(paper.rows.every(({ rider, total }) => rider === '' && total === '')).toBe(true);
    expect(paper.teams.map(({ team }) => team)).toEqual(['red', 'blue', 'black', 'green']);
    expect(paper.sprints.length).toBeGreaterThan(2);
  });

  test('empty, for a course: its sprint lines with their points', () => {
    const { board, plan } = findCourse(boardsOf(content), 'paris-roubaix')!;
    const course = compileCourse(board, plan);
    if (!course.ok) throw new Error('paris-roubaix');
    const { sprints } = emptyPaper({ title: plan.title, graph: course.value });
    expect(sprints.map(({ line, points }) => [line, points])).toEqual(
      course.value.lines.filter(({ role }) => role === 'sprint').map(({ name, points }) => [name, points]),
    );
  });

  test.each(['stages-1', '020-everything-advanced-pairs'])(
    'filled by %s: riders in finishing order, totals as the game counts them',
    (name) => {
      const race = raceOf(name);
      const view = race.game.view(playBack(race), 0) as View;
      const papers = papersOf(
        race,
        (stage) => String(stage),
        (kept) => kept,
      );
      expect(papers).toHaveLength(view.setup.stages.length);
      const last = papers.at(-1)!;
      for (const { place, rider, total } of last.rows) {
        const known = view.riders.find(({ rank }) => rank === place)!;
        expect([rider, total]).toEqual([String(known.rider), String(known.points)]);
      }
      for (const [stage, paper] of papers.entries())
        for (const { team, sum } of paper.teams) {
          const riders = view.riders.filter((rider) => rider.team === team);
          expect(Number(sum)).toBe(riders.reduce((all, { rider }) => all + (view.stages[stage]?.[String(rider)] ?? 0), 0));
        }
    },
  );
});
