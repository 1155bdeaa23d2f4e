/**
 * What is told while nobody here is asked, by the name of whom it waits for: while chance has its say (before a race begins, that may take a while for those who look on) it
 * is nobody.
 */
export const waitsFor = (name: string, { restsForMe }: { readonly restsForMe: boolean }): 'chance' | 'held' | 'bots' =>
  name === '' ? 'chance' : restsForMe ? 'held' : 'bots';
