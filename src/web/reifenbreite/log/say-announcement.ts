import { noun, say } from '../say.ts';
import { ridersIn, type Announcement } from './announcements.ts';
import { tell } from './telling.ts';

/** The sentence. @param names of the managers, by seat */
export function sayAnnouncement({ events, own }: Announcement, names: readonly string[]): string {
  const [event, ...others] = events;
  if (event === undefined) return '';
  const { named } = event;
  if (named.type === 'fell' && others.length > 0) {
    const count = events.length;
    return own.length === 0 ? say('heard-falls', { count }) : say('heard-falls-own', { count, riders: own.join(', ') });
  }
  if (named.type !== 'moved') return tell(event, names);
  const { rider, length, to } = named;
  const move = { rider, spaces: noun('spaces', { count: length }) ?? '', to };
  return others.length === 0 ? say('heard-move', move) : say('heard-move-followed', { ...move, riders: ridersIn(others).join(', ') });
}
