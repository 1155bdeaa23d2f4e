import { untrack } from 'svelte';
import { forget, recall, remember } from '../../lib/storage.ts';
import type { SetupForm } from './start-race.ts';

/** The content of a set-up page, stored for the next visit or a reload. */

/** In characters. The largest form has 21 stages, each with a board of the players' own. */
const MAX_DRAFT_LENGTH = 1_000_000;
const keyOf = (game: string): string => `setup.${game}`;

export interface Draft {
  /** Whether anything differs from an untouched form. */
  readonly isChanged: boolean;
  reset(): void;
}

/** Fills the form with the stored draft of its game and stores every change from then on. Called while a component is set up. */
export function keepDraft(game: string, form: SetupForm): Draft {
  const untouched = stable(untrack(() => form.draft));
  const stored = recall(keyOf(game)) ?? '';
  if (stored !== '' && stored.length <= MAX_DRAFT_LENGTH) form.restore(parsed(stored));
  const now = $derived(stable(form.draft));
  $effect(() => {
    if (now === untouched) forget(keyOf(game));
    else remember(keyOf(game), now);
  });
  return {
    get isChanged() {
      return now !== untouched;
    },
    reset: () => form.restore(JSON.parse(untouched)),
  };
}

/** The same text for the same values, whatever the order of their fields. */
const stable = (draft: unknown): string => JSON.stringify(draft, (_, value: unknown) => sorted(value));

const sorted = (value: unknown): unknown =>
  typeof value !== 'object' || value === null || Array.isArray(value)
    ? value
    : Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
