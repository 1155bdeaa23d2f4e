/** Whether a database cannot be reached for now, and how a start waits for it. */

/** The network's errors where no database answers. */
const NETWORK_ERRORS = [
  ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND', 'EAI_AGAIN', 'ENOENT'],
];
/** PostgreSQL: a lost connection (class 08), no connection left, shutting down, starting up, and read only, as a standby is before it takes over. */
const DATABASE_ERRORS = /^(08...|53300|57P0[123]|25006)$/;
/** Errors of the driver, which have no code. */
const DRIVER_ERRORS = /timeout|connection terminated|not queryable/i;

/** Whether the error, or one that caused it, says that the database is away. A wrong password or a missing database is not away. */
export function isStoreAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as { readonly code?: unknown };
  const isAway = typeof code === 'string' ? NETWORK_ERRORS.includes(code) || DATABASE_ERRORS.test(code) : DRIVER_ERRORS.test(error.message);
  return isAway || isStoreAway(error.cause);
}

const RETRY_INTERVAL_MS = 1_000;
/** How often a start that waits says so again. */
const REMINDER_INTERVAL_MS = 60_000;

interface WaitOptions {
  /** Called at the first failure and then once in `REMINDER_INTERVAL_MS`. */
  readonly onWait: (error: unknown) => void;
  /** Left out: as long as it takes. */
  readonly retryMs?: number;
}

/** Repeats `open` until the database is there. Rejects with any other error. */
export async function openWhenThere<T>(open: () => Promise<T>, { onWait, retryMs = RETRY_INTERVAL_MS }: WaitOptions): Promise<T> {
  for (let remindAt = -Infinity; ; await new Promise((later) => setTimeout(later, retryMs))) {
    try {
      return await open();
    } catch (error) {
      if (!isStoreAway(error)) throw error;
      if (performance.now() < remindAt) continue;
      remindAt = performance.now() + REMINDER_INTERVAL_MS;
      onWait(error);
    }
  }
}
