/** Types for the functions of `semver` that the tests use. */
declare module 'semver' {
  export function satisfies(version: string, range: string): boolean;
  export function subset(range: string, ofRange: string): boolean;
  export function intersects(range: string, otherRange: string): boolean;
}
