/** Whether a server of Windschatten stands behind this page: any folder of files says no in the same file. Without one nothing of races online is offered. */
let there = $state<boolean | null>(null);

export function hasServer(): boolean {
  if (there === null) void ask();
  return there === true;
}

/** The same, once it has been asked; false where there is no network to ask over. */
export async function findServer(): Promise<boolean> {
  await ask();
  return there === true;
}

let asking: Promise<void> | null = null;
async function ask(): Promise<void> {
  if (!navigator.onLine) return;
  await (asking ??= readAnswer());
}

async function readAnswer(): Promise<void> {
  try {
    const answer = await fetch('./online.json', { cache: 'no-store' });
    const said: unknown = answer.ok ? await answer.json() : null;
    there = typeof said === 'object' && said !== null && 'online' in said && said.online === true;
  } catch {
    // without a network: it is asked again at the next screen
    asking = null;
  }
}
