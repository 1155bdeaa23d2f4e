/** What the editor begins with: four riders in the middle of a stage, the leader at 45, the next to ride. */
export const firstText = (): string =>
  [
    'windschatten-scenario 1',
    ...['title position', '', 'game ausreisser', 'riders rider-red rider-blue rider-black rider-green', 'stages 1', ''],
    ...['position', 'leader rider-red', 'turn rider-blue drawn', 'tempo 45', 'minutes rider-green 4', 'hand rider-blue 43 46 48 spurt'],
  ].join('\n') + '\n';
