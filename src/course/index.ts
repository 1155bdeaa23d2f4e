export { NONE, SURFACES } from './graph.ts';
export type { CourseGraph, CourseLine, Lane, LineIndex, LineRole, Place, Space, Surface } from './graph.ts';
export type { Bend, Board, CoursePlan, Landmark, BoardSpace, Piece, Road, RoadItem, Straight } from './board.ts';
export { parseBoard, readUnfinished } from './parse-board.ts';
export { parseCourses } from './course-text.ts';
export { checkBoard } from './check.ts';
export { compileCourse } from './compile.ts';
export { courseFingerprint } from './fingerprint.ts';
export { compileCourseText, findCourse, listCourses } from './courses.ts';
export type { CourseEntry } from './courses.ts';
export { parsePlace, placeName } from './names.ts';
export { courseJson } from './json.ts';
// The plane geometry of a board, which `checkBoard` checks and `board-art` draws.
export { doubleLength, LANES } from './board.ts';
export { along, HALF_ROAD, junctionCorners, LANE_WIDTH, layOpen, layOut, radiusOf, relative, turnBetween } from './layout.ts';
export type { Gap, Junction, Layout, PlacedPiece, Point, Pose } from './layout.ts';
export { corners, laneEdge, onPatch, patchOf } from './outline.ts';
export type { Patch } from './outline.ts';
