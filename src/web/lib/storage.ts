/**
 * The browser's local storage. Where it is full or forbidden, texts are held in the memory of this page, which then works for the visit. They are stored as soon as there
 * is room. These functions return instead of throwing.
 */

const PREFIX = 'windschatten.';

/** Texts that could not be stored; null: the stored text could not be removed. Keys without the prefix. */
const memory = new Map<string, string | null>();

/** The text; null if there is none. */
export function recall(key: string): string | null {
  const held = memory.get(key);
  if (held !== undefined) return held;
  try {
    return localStorage.getItem(PREFIX + key);
  } catch {
    return null;
  }
}

export type Kept = 'kept' | 'full' | 'forbidden';

/** @returns whether the text is stored, or why it is only in the memory of this page */
export function remember(key: string, text: string): Kept {
  const kept = store(key, text);
  if (kept === 'kept') {
    memory.delete(key);
    storeHeld();
  } else memory.set(key, text);
  return kept;
}

export function forget(key: string): void {
  try {
    localStorage.removeItem(PREFIX + key);
    memory.delete(key);
    storeHeld();
  } catch {
    memory.set(key, null);
  }
}

/** Whether the text is only in the memory of this page, and is lost with it. */
export const isOnlyInMemory = (key: string): boolean => typeof memory.get(key) === 'string';

/** The keys that begin with `start`, without the page's prefix. */
export function keysFrom(start: string): string[] {
  const held = [...memory].flatMap(([key, text]) => (text === null ? [] : [key]));
  try {
    const stored = Object.keys(localStorage)
      .filter((key) => key.startsWith(PREFIX))
      .map((key) => key.slice(PREFIX.length))
      .filter((key) => memory.get(key) !== null);
    return [...new Set([...stored, ...held])].filter((key) => key.startsWith(start));
  } catch {
    return held.filter((key) => key.startsWith(start));
  }
}

function store(key: string, text: string): Kept {
  try {
    localStorage.setItem(PREFIX + key, text);
    return 'kept';
  } catch (error) {
    const full = error instanceof DOMException && (error.name === 'QuotaExceededError' || error.name === 'NS_ERROR_DOM_QUOTA_REACHED');
    return full ? 'full' : 'forbidden';
  }
}

/** There is room again, perhaps for what did not fit before. */
function storeHeld(): void {
  for (const [key, text] of memory) if (text !== null && store(key, text) === 'kept') memory.delete(key);
}
