/** Reads a stored race from the browser's database, without the page's own code. */

/**
 * Runs in the page, on the address of our own.
 * @param {string} race
 */
const READ = `(race) => new Promise((resolve, reject) => {
  const request = indexedDB.open('windschatten');
  request.onerror = () => reject(request.error);
  request.onsuccess = () => {
    const tx = request.result.transaction(['races', 'rows'], 'readonly');
    const note = tx.objectStore('races').get(race);
    const rows = tx.objectStore('rows').getAll(IDBKeyRange.bound([race, 0], [race, Infinity]));
    tx.oncomplete = () => {
      request.result.close();
      resolve({ summary: note.result?.summary ?? null, rows: rows.result });
    };
  };
})`;

/**
 * @param {import('playwright-core').Page} page
 * @param {string} race
 * @returns {Promise<{ entries: number, over: boolean, problem: string | null }>} `entries` counts those in its rows; `over` is what lists show
 */
export async function readStored(page, race) {
  /** @type {{ summary: { entries: number, over: boolean } | null, rows: { n: number, kind: string, text: string }[] }} */
  const { summary, rows } = await page.evaluate(`(${READ})(${JSON.stringify(race)})`);
  let entries = 0;
  let problem = null;
  rows.forEach(({ n, kind, text }, i) => {
    if (n !== i + 1) problem = `row ${String(n)} stands where ${String(i + 1)} should be`;
    if (kind === 'table' && text.includes('"taken-back"')) entries = JSON.parse(text).to;
    if (kind !== 'acts') return;
    for (const [, number] of text.matchAll(/^(\d+) (?:chance|seat)/gm)) {
      if (Number(number) !== entries + 1) problem = `entry ${String(number)} follows on ${String(entries)}`;
      entries = Number(number);
    }
  });
  const listed = summary?.entries ?? 0;
  if (listed !== entries) problem = `lists show ${String(listed)} entries of ${String(entries)}`;
  return { entries, over: summary?.over === true, problem };
}
