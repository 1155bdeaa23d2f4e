import type { View } from '../../../games/ausreisser/index.ts';
import { showName } from '../../lib/words.svelte.ts';
import { tScreen } from '../t.ts';

/** The leader and his tempo. */
export function leading(view: View): string {
  const leader = view.riders.find(({ group }) => group === 'yellow');
  if (leader === undefined) return tScreen('sum.no-leader');
  const name = showName(leader.name);
  return view.tempo === null ? tScreen('sum.leads-open', { name }) : tScreen('sum.leads', { name, tempo: view.tempo });
}

/** The road in words: the leader and his tempo, the bunch, and the dropped riders with their minutes. */
export function summaryOf(view: View): string {
  const bunch = view.riders.filter(({ group }) => group === 'bunch').map(({ name }) => showName(name));
  const dropped = view.riders
    .filter(({ group }) => group === 'dropped')
    .sort((a, b) => a.minutes - b.minutes)
    .map(({ name, minutes }) => tScreen('sum.dropped-one', { name: showName(name), minutes }));
  return [
    leading(view),
    bunch.length === 0 ? '' : tScreen('sum.bunch', { names: bunch.join(', ') }),
    dropped.length === 0 ? '' : tScreen('sum.dropped', { names: dropped.join(', ') }),
    view.hill ? tScreen('sum.hill') : '',
    tScreen('sum.to-go', { count: view.stock }),
  ]
    .filter((part) => part !== '')
    .join(' ');
}
