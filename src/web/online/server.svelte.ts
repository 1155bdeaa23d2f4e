/** Whether a server of Windschatten stands behind this page: any folder of files says no in the same file. Without one nothing of races online is offered. */
let there = $state<boolean | null>(null);

export function hasServer(): boolean {
  if (there === null) void ask();
  return there === true;
}

let asking = false;
async function ask(): Promise<void> {
  if (asking || !navigator.onLine) return;
  asking = true;
  try {
    const answer = await fetch('./online.json', { cache: 'no-store' });
    const said: unknown = answer.ok ? await answer.json() : null;
    there = typeof said === 'object' && said !== null && 'online' in said && said.online === true;
  } catch {
    // without a network: it is asked again at the next screen
    asking = false;
  }
}
