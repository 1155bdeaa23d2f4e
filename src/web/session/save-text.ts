import { textOfRace } from '../storage/index.ts';
import { saveRace } from './save.ts';

/**
 * Hands all that is kept of a race to the reader as a file, whether it can be opened or not: what cannot be read stands in it as remarks.
 * @returns false where the browser cannot read it just now
 */
export async function saveText(id: string): Promise<boolean> {
  const text = await textOfRace(id);
  if (text === null) return false;
  // where the game's code cannot be fetched the text goes as it is
  const whole = await import('./whole-text.ts').then(({ wholeText }) => wholeText(text)).catch(() => text);
  saveRace(id, whole);
  return true;
}
