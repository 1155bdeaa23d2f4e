/**
 * What the browser says of its own work while something is done.
 * @template {{ readonly name: string }} Event
 * @param {import('playwright-core').CDPSession} devtools
 * @param {{ includedCategories: string[], excludedCategories?: string[] }} traceConfig of what it tells
 * @param {() => Promise<unknown>} doing
 * @returns {Promise<readonly Event[]>}
 */
export async function traced(devtools, traceConfig, doing) {
  /** @type {Event[]} */
  const events = [];
  const gather = (/** @type {{ value: object[] }} */ { value }) => void events.push(.../** @type {Event[]} */ (value));
  devtools.on('Tracing.dataCollected', gather);
  await devtools.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig });
  await doing();
  const complete = new Promise((done) => devtools.once('Tracing.tracingComplete', done));
  await devtools.send('Tracing.end');
  await complete;
  devtools.off('Tracing.dataCollected', gather);
  return events;
}
