export { NONE, SURFACES } from './graph.ts';
export type { CourseGraph, CourseLine, LineRole, Surface } from './graph.ts';
export type { Board, CoursePlan, Landmark, Piece, Road, Space } from './board.ts';
export { parseBoard } from './parse-board.ts';
export { formatCourse, parseCourses } from './course-text.ts';
export { checkBoard } from './check.ts';
export { compileCourse } from './compile.ts';
export { compileCourseText, findCourse, listCourses } from './courses.ts';
export { parsePlace, placeName } from './names.ts';
