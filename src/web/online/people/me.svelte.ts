import { forget, keysFrom, recall, remember } from '../../lib/storage.ts';
import { addPerson } from './calls.ts';
import { becomeKnown, credential, forgetCredential } from './credential.svelte.ts';

/** This browser's player on the server. The server creates the person with the first seat taken. */

const NAME = 'online-name';

/** Removes the name, the credential and the tokens of seats from this browser. */
export function forgetAccount(): void {
  forgetCredential();
  forget(NAME);
  for (const key of keysFrom('online.')) forget(key);
}

export const nameHere = (): string => recall(NAME) ?? '';
export const keepName = (name: string): void => void remember(NAME, name);

/** The credential of the player who takes a seat; null if the server has no accounts, which does not prevent taking the seat. */
export async function makeKnown(name: string): Promise<string | null> {
  if (credential() !== null) return credential();
  const added = await addPerson(name);
  if (added.ok) becomeKnown(added.value.credential);
  return credential();
}
