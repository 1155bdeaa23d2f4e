import { forget, recall, remember } from '../../lib/storage.ts';
import { CREDENTIAL_PATTERN } from '../../../protocol/index.ts';

/**
 * The secret by which servers know this browser's player. A module of its own, so that the first page need not load
 * the rest about people.
 */

const KEY = 'online-me';

const read = (): string | null => {
  const kept = recall(KEY) ?? '';
  return CREDENTIAL_PATTERN.test(kept) ? kept : null;
};
let known = $state(read());

export const credential = (): string | null => known;

export function becomeKnown(as: string): void {
  remember(KEY, as);
  known = as;
}

export function forgetCredential(): void {
  forget(KEY);
  known = null;
}
