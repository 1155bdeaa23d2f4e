/**
 * Asks the browser to delete other sites' data first when the disk is nearly full. Only where it decides without asking the reader, as Chromium does; Firefox would open a
 * dialog.
 */
export function askToPersist(): void {
  // Chromium alone has `userAgentData`, and only where `storage` exists
  if ('navigator' in globalThis && 'userAgentData' in navigator) void navigator.storage.persist().catch(() => false);
}
