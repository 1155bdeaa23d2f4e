import { forget, keysFrom, recall, remember } from '../../lib/storage.ts';
import { racesWithSeat, tokensOf } from '../tokens.ts';
import { addPerson, addSeatToPerson } from './calls.ts';
import { becomeKnown, credential, forgetCredential } from './credential.svelte.ts';

/** This browser's player on the server. The server creates the person with the first seat taken. */

const NAME = 'online-name';

/** Removes the name, the credential and the tokens of seats from this browser. */
export function forgetAccount(): void {
  forgetCredential();
  endWait();
  forget(NAME);
  for (const key of keysFrom('online.')) forget(key);
}

export const nameHere = (): string => recall(NAME) ?? '';
export const keepName = (name: string): void => void remember(NAME, name);

const WAITING = 'online-known-later';
/** The server takes no more people for now, since many come from the same address. Stored, so that a reload does not end the wait. */
let waiting = $state(recall(WAITING) !== null);
export const waitsToBeKnown = (): boolean => waiting;

/** The credential of the player who takes a seat; null if the server takes no more people now, which does not prevent taking the seat. */
export async function makeKnown(name: string): Promise<string | null> {
  if (credential() !== null) return credential();
  const added = await addPerson(name);
  if (added.ok) {
    becomeKnown(added.value.credential);
    endWait();
  } else if (added.error.some(({ code }) => code === 'wire-often')) {
    remember(WAITING, 'yes');
    waiting = true;
  }
  return credential();
}

function endWait(): void {
  forget(WAITING);
  waiting = false;
}

const RETRY_INTERVAL_MS = 20_000;
let retrying: ReturnType<typeof setTimeout> | undefined;

/** Tries again, also while the server does not answer, until it knows the player. Then adds the seats that were taken meanwhile to the player's races. */
export function becomeKnownLater(delayMs = RETRY_INTERVAL_MS): void {
  retrying ??= setTimeout(() => {
    retrying = undefined;
    void retry();
  }, delayMs);
}

async function retry(): Promise<void> {
  const known = await makeKnown(nameHere());
  if (known === null) {
    if (waiting) becomeKnownLater();
    return;
  }
  // a pass phrase may have been faster
  endWait();
  for (const race of racesWithSeat()) await addSeatToPerson(race, tokensOf(race).seat ?? '', known);
}
