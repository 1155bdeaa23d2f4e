import { ok, type Problem, type Result } from '../../kit/index.ts';
import type { GameOnScreen } from '../game-on-screen.ts';
import { goTo } from '../lib/route.svelte.ts';
import { openRace } from './calls.ts';
import { saveTokens } from './tokens.ts';

/** What the next race is opened for, such as a race of a season. */
interface Purpose {
  readonly title: string;
  readonly then: (race: string) => void;
}
let purpose: Purpose | null = null;
export const openFor = (next: Purpose): void => void (purpose = next);
export const purposeTitle = (): string | null => purpose?.title ?? null;

/** Opens a race with the usual set-up, every seat for a person, and a bot for anyone who is missing. @returns its id */
export async function openQuick(
  game: GameOnScreen,
  more: Pick<Parameters<typeof openRace>[0], 'listed' | 'starter'> = {},
): Promise<Result<string, readonly Problem[]>> {
  const opened = await openRace({
    ...{ game: game.id, ...(game.botStepMs === undefined ? {} : { step: game.botStepMs }), ...(await game.quickTable()), ...more },
    absence: { does: 'bot', bot: null },
  });
  if (!opened.ok) return opened;
  saveTokens(opened.value.id, { opener: opened.value.token });
  return ok(opened.value.id);
}

/** Opens a race and goes to its seats. Returns the problems; none if it is open. */
export async function openAndEnter(options: Parameters<typeof openRace>[0]): Promise<readonly Problem[]> {
  const opened = await openRace(options);
  if (!opened.ok) return opened.error;
  saveTokens(opened.value.id, { opener: opened.value.token });
  purpose?.then(opened.value.id);
  purpose = null;
  goTo('online', opened.value.id);
  return [];
}
