/**
 * What is told while nobody here is asked, by the name of whom it waits for: while chance has its say (before a race begins, that may take a while for those who look on) it
 * is nobody.
 */
export const waitsFor = (name: string, { waits }: { readonly waits: boolean }): 'chance' | 'held' | 'bots' =>
  name === '' ? 'chance' : waits ? 'held' : 'bots';
