/** Where in the page the reader is, kept in the address after the # so that any folder of files can serve it. */

export interface Route {
  /** `home`, `race`, ...; a game's own pages among them. */
  readonly screen: string;
  /** What the screen is about: a saved race's id, a course's name. */
  readonly id: string;
}

function parse(hash: string): Route {
  const [name = '', id = ''] = hash.replace(/^#\/?/, '').split('/');
  return { screen: decode(name) || 'home', id: decode(id) };
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

export const addressOf = (screen: string, id = ''): string =>
  screen === 'home' ? '#/' : `#/${screen}${id === '' ? '' : `/${encodeURIComponent(id)}`}`;

export function goTo(screen: string, id = ''): void {
  location.hash = addressOf(screen, id);
}
