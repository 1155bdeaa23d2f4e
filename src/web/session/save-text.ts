import { textOfRace } from '../storage/index.ts';
import { saveRace } from './save.ts';

/**
 * Saves everything stored of a race as a file, even if the race cannot be opened. Unreadable rows become comments.
 * @returns false if the browser cannot read them now
 */
export async function saveText(id: string): Promise<boolean> {
  const text = await textOfRace(id);
  if (text === null) return false;
  // if the game's code cannot be loaded the text is saved as it is
  const whole = await import('./whole-text.ts').then(({ wholeText }) => wholeText(text)).catch(() => text);
  saveRace(id, whole);
  return true;
}
