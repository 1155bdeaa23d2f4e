/**
 * What the race waits for while no person here is asked. While chance decides (an onlooker may see that for a while before the race begins)
 * `name`, of the seat whose turn it is, is ''.
 */
export const waitsFor = (name: string, { waitsForPlayer }: { readonly waitsForPlayer: boolean }): 'chance' | 'held' | 'bots' =>
  name === '' ? 'chance' : waitsForPlayer ? 'held' : 'bots';
