import { noun } from '../nouns.ts';
import { tScreen } from '../t.ts';
import { ridersIn, type Announcement } from './announcements.ts';
import { tell } from './telling.ts';

/** The sentence. @param names of the managers, by seat */
export function sayAnnouncement({ events, own }: Announcement, names: readonly string[]): string {
  const [event, ...others] = events;
  if (event === undefined) return '';
  const { named } = event;
  if (named.type === 'fell' && others.length > 0) {
    const count = events.length;
    return own.length === 0 ? tScreen('heard-falls', { count }) : tScreen('heard-falls-own', { count, riders: own.join(', ') });
  }
  if (named.type !== 'moved' || others.length === 0) return tell(event, names);
  const { rider, length } = named;
  return tScreen('heard-move-followed', { rider, spaces: noun('spaces', { count: length }) ?? '', riders: ridersIn(others).join(', ') });
}
