/**
 * What the race waits for while no person here is asked. `name`, of the seat whose turn it is, is '' while chance
 * decides. An onlooker may see that for a while before the race begins.
 */
export const waitsFor = (name: string, { waitsForPlayer }: { readonly waitsForPlayer: boolean }): 'chance' | 'held' | 'bots' =>
  name === '' ? 'chance' : waitsForPlayer ? 'held' : 'bots';
