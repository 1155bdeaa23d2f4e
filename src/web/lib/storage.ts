/** The browser's own memory, which may be full or forbidden: everything here answers instead of throwing. */

const PREFIX = 'windschatten.';

/** What was kept; null where nothing was, or where keeping is forbidden. */
export function recall(key: string): string | null {
  try {
    return localStorage.getItem(PREFIX + key);
  } catch {
    return null;
  }
}

export type Kept = 'kept' | 'full' | 'forbidden';

export function remember(key: string, text: string): Kept {
  try {
    localStorage.setItem(PREFIX + key, text);
    return 'kept';
  } catch (error) {
    const full = error instanceof DOMException && (error.name === 'QuotaExceededError' || error.name === 'NS_ERROR_DOM_QUOTA_REACHED');
    return full ? 'full' : 'forbidden';
  }
}

export function forget(key: string): void {
  try {
    localStorage.removeItem(PREFIX + key);
  } catch {
    // what may not be kept is not there to be forgotten
  }
}

/** The kept keys that begin with `start`, without the page's own prefix. */
export function keysFrom(start: string): string[] {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(PREFIX + start))
      .map((key) => key.slice(PREFIX.length));
  } catch {
    return [];
  }
}
