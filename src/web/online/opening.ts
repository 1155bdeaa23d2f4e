import type { Problem } from '../../kit/index.ts';
import { goTo } from '../lib/route.svelte.ts';
import { openRace } from './calls.ts';
import { saveTokens } from './tokens.ts';

/** Opens a race and goes to its seats. Returns the problems; none if it is open. */
export async function openAndEnter(options: Parameters<typeof openRace>[0]): Promise<readonly Problem[]> {
  const opened = await openRace(options);
  if (!opened.ok) return opened.error;
  saveTokens(opened.value.id, { opener: opened.value.token });
  goTo('online', opened.value.id);
  return [];
}
