/** Where in the page the reader is, kept in the address after the # so that any folder of files can serve it. */

export interface Route {
  /** `home`, `race`, ...; a game's own pages among them. */
  readonly screen: string;
  /** What the screen is about: a saved race's id, a course's name. */
  readonly id: string;
  /** Where in it: a moment of a race that is watched; '' where nothing is said. */
  readonly at: string;
}

function parse(hash: string): Route {
  const [name = '', id = '', at = ''] = hash.replace(/^#\/?/, '').split('/');
  return { screen: decode(name) || 'home', id: decode(id), at: decode(at) };
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

let current = $state.raw<Route>(parse(location.hash));
addEventListener('hashchange', () => (current = parse(location.hash)));

export const route = (): Route => current;

export const addressOf = (screen: string, id = '', at = ''): string =>
  screen === 'home'
    ? '#/'
    : `#/${[screen, id, at]
        .filter((part) => part !== '')
        .map(encodeURIComponent)
        .join('/')}`;

/** The address says where the reader is by now; no step in his browser's history. */
export function setAddress(address: string): void {
  if (address === location.hash) return;
  history.replaceState(history.state, '', address);
  current = parse(address);
}

export function goTo(screen: string, id = ''): void {
  location.hash = addressOf(screen, id);
}
