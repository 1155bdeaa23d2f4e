import * as v from 'valibot';
import { serverInfoSchema, type ServerInfo } from '../../protocol/index.ts';

const NONE: ServerInfo = { online: false, hooks: false, push: null };

/** Whether a server of Windschatten stands behind this page: any folder of files says no in the same file. Without one nothing of races online is offered. */
let there = $state.raw<ServerInfo | null>(null);

export function serverSays(): ServerInfo {
  if (there === null) void ask();
  return there ?? NONE;
}
export const hasServer = (): boolean => serverSays().online;

/** The same, once it has been asked; false where there is no network to ask over. */
export async function findServer(): Promise<boolean> {
  await ask();
  return there?.online === true;
}

let asking: Promise<void> | null = null;
async function ask(): Promise<void> {
  if (!navigator.onLine) return;
  await (asking ??= readAnswer());
}

async function readAnswer(): Promise<void> {
  try {
    const answer = await fetch('./online.json', { cache: 'no-store' });
    const said = v.safeParse(serverInfoSchema, answer.ok ? await answer.json() : null);
    there = said.success ? said.output : NONE;
  } catch {
    // without a network: it is asked again at the next screen
    asking = null;
  }
}
