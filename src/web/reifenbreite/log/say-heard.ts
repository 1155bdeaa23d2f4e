import { noun } from '../nouns.ts';
import { tScreen } from '../t.ts';
import { ridersOf, type Heard } from './heard.ts';
import { tell } from './telling.ts';

/** The sentence. @param names by seat */
export function sayHeard({ events, own }: Heard, names: readonly string[]): string {
  const [event, ...others] = events;
  const { type, facts } = event!;
  if (type === 'fell' && others.length > 0) {
    const count = events.length;
    return own.length === 0 ? tScreen('heard-falls', { count }) : tScreen('heard-falls-own', { count, riders: own.join(', ') });
  }
  if (type !== 'moved') return tell(event!, names);
  const told = { rider: Number(facts['rider']), spaces: noun('spaces', { count: Number(facts['length']) }) ?? '', to: String(facts['to']) };
  return others.length === 0
    ? tScreen('heard-move', told)
    : tScreen('heard-move-followed', { ...told, riders: ridersOf(others).join(', ') });
}
