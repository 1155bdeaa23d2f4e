import { forget, keysFrom, recall, remember } from '../../lib/storage.ts';
import { addPerson } from './calls.ts';
import { becomeKnown, credential, forgetCredential } from './credential.svelte.ts';

/** Who sits before this browser, as servers know him: made with the first seat that is taken, and kept here. */

const NAME = 'online-name';

/** This browser knows nobody any more: the name, the credential, and the seats that it has tokens of. */
export function becomeNobody(): void {
  forgetCredential();
  forget(NAME);
  for (const key of keysFrom('online.')) forget(key);
}

export const nameHere = (): string => recall(NAME) ?? '';
export const keepName = (name: string): void => void remember(NAME, name);

/** Of whoever takes a seat; null where the server makes no people: he has the seat all the same. */
export async function makeKnown(name: string): Promise<string | null> {
  if (credential() !== null) return credential();
  const added = await addPerson(name);
  if (added.ok) becomeKnown(added.value.credential);
  return credential();
}
