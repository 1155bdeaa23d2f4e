/** Has the browser keep the page for riding without a network; where it cannot (no https, a plain file, forbidden), nothing changes. */
export function keepForOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  navigator.serviceWorker.register('./sw.js').catch(() => undefined);
}
