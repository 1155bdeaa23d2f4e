import { repairHash } from './repair-hash.ts';

/** The place in the page, kept in the address after `#` so that any file server can serve it. */

export interface Route {
  /** `home`, `race`, and so on, or a page of a game. */
  readonly screen: string;
  /** What the screen shows: a saved race's id, a course's name. */
  readonly id: string;
  /** The moment of a race that is watched, for example; '' if none. */
  readonly at: string;
}

function parse(hash: string): Route {
  const [name = '', id = '', at = ''] = hash.replace(/^#\/?/, '').split('/');
  return { screen: decode(name).toLowerCase() || 'home', id: decode(id), at: decode(at) };
}

/** The place of the present address, whose repaired form replaces it (`repairHash`). */
function arrive(): Route {
  const hash = repairHash(location.hash);
  if (hash !== location.hash && location.hash !== '') history.replaceState(history.state, '', hash === '' ? '#/' : hash);
  return parse(hash);
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

let current = $state.raw<Route>(arrive());
addEventListener('hashchange', () => (current = arrive()));

export const route = (): Route => current;

export const addressOf = (screen: string, id = '', at = ''): string =>
  screen === 'home'
    ? '#/'
    : `#/${[screen, id, at]
        .filter((part) => part !== '')
        .map(encodeURIComponent)
        .join('/')}`;

/** Replaces the address without a step in the browser's history. */
export function setAddress(address: string): void {
  if (address === location.hash) return;
  history.replaceState(history.state, '', address);
  current = parse(address);
}

export function goTo(screen: string, id = ''): void {
  location.hash = addressOf(screen, id);
}
