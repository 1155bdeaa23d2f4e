/** The browser's local storage. It may be full or forbidden, so these functions return instead of throwing. */

const PREFIX = 'windschatten.';

/** The stored value; null if there is none, or storage is forbidden. */
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
    // if storage is forbidden there is nothing to remove
  }
}

/** The stored keys that begin with `start`, without the page's prefix. */
export function keysFrom(start: string): string[] {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(PREFIX + start))
      .map((key) => key.slice(PREFIX.length));
  } catch {
    return [];
  }
}
