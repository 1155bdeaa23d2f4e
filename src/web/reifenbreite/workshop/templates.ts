/** The board that a new one begins with: a closed oval with a start, a line and a course. Everything else is added to it. */
export const newBoard = (title: string, course: string): string => `board my-board "${title.replaceAll('"', '')}"
sheet 27 17
road ring at 6.5 13.5 heading 0
  section A
  straight 8
  start 1
  straight 4
  line S
  straight 2
  left 90 5/7
  straight 2
  left 90 5/7
  section B
  straight 14
  left 90 5/7
  straight 2
  left 90 5/7
  to ring
course laps "${course.replaceAll('"', '')}" start 1 lines S S S sprints S2
title 13.5 8.5 1.4
`;
