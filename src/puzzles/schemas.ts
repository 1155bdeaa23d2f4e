import * as v from 'valibot';

const text = (most: number) => v.pipe(v.string(), v.maxLength(most));
const count = (most: number) => v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(most));
const points = v.pipe(v.number(), v.finite(), v.minValue(-1000), v.maxValue(1000));
const word = v.pipe(v.string(), v.regex(/^[a-z][a-z-]{0,39}$/));
const fact = v.union([text(200), v.number(), v.boolean()]);
const setup = v.record(v.string(), v.unknown());
const entries = {
  id: v.pipe(v.string(), v.regex(/^\d{1,7}-\d{1,7}$/)),
  state: text(4000),
  best: text(100),
  medium: text(100),
  less: v.pipe(v.array(v.pipe(v.number(), v.integer(), v.minValue(-10_000), v.maxValue(10_000))), v.maxLength(2000)),
  bound: points,
  races: count(1e6),
  end: points,
  reason: v.strictObject({ code: word, facts: v.record(text(40), fact), plain: v.optional(v.literal(true)) }),
  off: points,
  missed: v.pipe(v.array(word), v.maxLength(20)),
};
const refused = v.record(word, count(1e9));
const effort = v.record(word, v.pipe(v.number(), v.finite()));
const seed = text(200);

export const MINE = 'windschatten-puzzle-mine';
export const BOOK = 'windschatten-puzzle-book';
export const THEME = 'windschatten-puzzles';

/** The first line of a mining run, and the others, one a race. */
export const mineHead = v.strictObject({ format: v.literal(MINE), version: v.literal(1), game: word, seed, effort });
export const minedRace = v.strictObject({
  race: count(1e7),
  record: v.optional(text(200)),
  decisions: count(1e6),
  refused,
  puzzles: v.pipe(v.array(v.strictObject({ ...entries, setup, theme: word })), v.maxLength(10_000)),
});

/** The index of a game's puzzles, and how they were found. */
export const bookSchema = v.strictObject({
  format: v.literal(BOOK),
  version: v.literal(1),
  game: word,
  rules: count(1e6),
  seed,
  effort,
  races: count(1e7),
  decisions: count(1e9),
  refused,
  'left-out': count(1e9),
  /** By theme: how many of each difficulty. */
  themes: v.record(word, v.strictTuple([count(100_000), count(100_000), count(100_000)])),
});

/** The puzzles of one theme, the easiest first. */
export const themeSchema = v.strictObject({
  format: v.literal(THEME),
  version: v.literal(1),
  game: word,
  theme: word,
  setups: v.pipe(v.array(setup), v.maxLength(10_000)),
  puzzles: v.pipe(v.array(v.strictObject({ ...entries, setup: count(10_000), difficulty: v.picklist([1, 2, 3]) })), v.maxLength(100_000)),
});
