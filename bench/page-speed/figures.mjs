/** Figures of many taps, in lines. */

/** @typedef {import('./taps.mjs').Tap} Tap */

/** @param {readonly number[]} values @param {number} part 0 to 1 */
export const quantile = (values, part) =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * part))] ?? 0;

/** @param {readonly Tap[]} taps @param {'duration' | 'delay' | 'work' | 'task'} key */
export const of = (taps, key) => taps.map((each) => each[key]);

const ms = (/** @type {number} */ value, width = 4) => value.toFixed(0).padStart(width);

export const HEAD =
  'tap                    times   median   95 %  worst   beyond nothing: median   95 %    waiting  work   longest task after: median   worst';

/** @param {string} name @param {readonly Tap[]} taps @param {readonly Tap[]} nothing taps on an empty page @param {number} goal */
export function line(name, taps, nothing, goal) {
  const durations = of(taps, 'duration');
  const beyond = (/** @type {number} */ part) => quantile(durations, part) - quantile(of(nothing, 'duration'), part);
  const [median, most] = [beyond(0.5), beyond(0.95)];
  const mark = median > goal || most > goal ? ' !' : '  ';
  return [
    name.padEnd(22),
    String(taps.length).padStart(5),
    `  ${ms(quantile(durations, 0.5))}   ${ms(quantile(durations, 0.95))}   ${ms(Math.max(...durations))}`,
    `                     ${ms(median)}   ${ms(most)}${mark}`,
    `   ${ms(quantile(of(taps, 'delay'), 0.5))}  ${ms(quantile(of(taps, 'work'), 0.5))}`,
    `                       ${ms(quantile(of(taps, 'task'), 0.5))}    ${ms(Math.max(...of(taps, 'task')))}`,
  ].join('');
}

/**
 * Time of its own, a function, over all profiles.
 * @param {any[]} profiles
 */
export function slowestFunctions(profiles) {
  /** @type {Map<string, number>} */
  const own = new Map();
  for (const { nodes, samples, timeDeltas } of profiles) {
    const byId = new Map(nodes.map((/** @type {any} */ node) => [node.id, node.callFrame]));
    samples.forEach((/** @type {number} */ id, /** @type {number} */ i) => {
      const { functionName, url, lineNumber } = byId.get(id);
      if (['(idle)', '(program)', '(root)'].includes(functionName)) return;
      const where = url === '' ? '' : ` ${url.split('/').at(-1)}:${String(lineNumber + 1)}`;
      const name = `${functionName || '(unnamed)'}${where}`;
      own.set(name, (own.get(name) ?? 0) + timeDeltas[i]);
    });
  }
  return [...own]
    .toSorted((a, b) => b[1] - a[1])
    .slice(0, 8)
    .map(([name, time]) => `${(time / 1000 / profiles.length).toFixed(1).padStart(6)} ms a tap  ${name}`);
}
