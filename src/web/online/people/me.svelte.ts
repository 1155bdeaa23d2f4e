import { forget, keysFrom, recall, remember } from '../../lib/storage.ts';
import { CREDENTIAL } from '../address.ts';
import { addPerson } from './calls.ts';

/** Who sits before this browser, as servers know him: made with the first seat that is taken, and kept here. */

const KEY = 'online-me';
const NAME = 'online-name';

const read = (): string | null => {
  const kept = recall(KEY) ?? '';
  return CREDENTIAL.test(kept) ? kept : null;
};
let known = $state(read());

export const credential = (): string | null => known;

export function becomeKnown(as: string): void {
  remember(KEY, as);
  known = as;
}

/** This browser knows nobody any more: the name, the credential, and the seats that it has tokens of. */
export function becomeNobody(): void {
  forget(KEY);
  forget(NAME);
  for (const key of keysFrom('online.')) forget(key);
  known = null;
}

export const nameHere = (): string => recall(NAME) ?? '';
export const keepName = (name: string): void => void remember(NAME, name);

/** Of whoever takes a seat; null where the server makes no people: he has the seat all the same. */
export async function makeKnown(name: string): Promise<string | null> {
  if (known !== null) return known;
  const added = await addPerson(name);
  if (added.ok) becomeKnown(added.value.credential);
  return known;
}
