import type { View } from '../../../games/ausreisser/index.ts';
import { showName } from '../../lib/words.svelte.ts';
import { say } from '../say.ts';

/** The road in words: who leads at which tempo, who is with him, who is dropped by how much. */
export function summaryOf(view: View): string {
  const leader = view.riders.find(({ group }) => group === 'yellow');
  const bunch = view.riders.filter(({ group }) => group === 'bunch').map(({ name }) => showName(name));
  const dropped = view.riders
    .filter(({ group }) => group === 'dropped')
    .sort((a, b) => a.minutes - b.minutes)
    .map(({ name, minutes }) => say('sum.dropped-one', { name: showName(name), minutes }));
  return [
    leader === undefined
      ? say('sum.nobody')
      : view.tempo === null
        ? say('sum.leads-open', { name: showName(leader.name) })
        : say('sum.leads', { name: showName(leader.name), tempo: view.tempo }),
    bunch.length === 0 ? '' : say('sum.bunch', { names: bunch.join(', ') }),
    dropped.length === 0 ? '' : say('sum.dropped', { names: dropped.join(', ') }),
    view.hill ? say('sum.hill') : '',
    say('sum.to-go', { count: view.stock }),
  ]
    .filter((part) => part !== '')
    .join(' ');
}
