import type { View } from '../../../games/ausreisser/index.ts';
import { showName } from '../../lib/words.svelte.ts';
import { say } from '../say.ts';

/** Who leads, at which tempo. */
export function leading(view: View): string {
  const leader = view.riders.find(({ group }) => group === 'yellow');
  if (leader === undefined) return say('sum.nobody');
  const name = showName(leader.name);
  return view.tempo === null ? say('sum.leads-open', { name }) : say('sum.leads', { name, tempo: view.tempo });
}

/** The road in words: who leads at which tempo, who is with him, who is dropped by how much. */
export function summaryOf(view: View): string {
  const bunch = view.riders.filter(({ group }) => group === 'bunch').map(({ name }) => showName(name));
  const dropped = view.riders
    .filter(({ group }) => group === 'dropped')
    .sort((a, b) => a.minutes - b.minutes)
    .map(({ name, minutes }) => say('sum.dropped-one', { name: showName(name), minutes }));
  return [
    leading(view),
    bunch.length === 0 ? '' : say('sum.bunch', { names: bunch.join(', ') }),
    dropped.length === 0 ? '' : say('sum.dropped', { names: dropped.join(', ') }),
    view.hill ? say('sum.hill') : '',
    say('sum.to-go', { count: view.stock }),
  ]
    .filter((part) => part !== '')
    .join(' ');
}
