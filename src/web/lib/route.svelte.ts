/** Where in the page the reader is, kept in the address after the # so that any folder of files can serve it. */

export const SCREENS = ['home', 'setup', 'race', 'result', 'courses', 'load', 'rules', 'scenarios', 'guide', 'sheet'] as const;
export type ScreenName = (typeof SCREENS)[number];

export interface Route {
  readonly screen: ScreenName;
  /** What the screen is about: a saved race's id, a course's name. */
  readonly id: string;
}

function parse(hash: string): Route {
  const [name = '', id = ''] = hash.replace(/^#\/?/, '').split('/');
  return { screen: SCREENS.find((screen) => screen === name) ?? 'home', id: decode(id) };
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

export const addressOf = (screen: ScreenName, id = ''): string =>
  screen === 'home' ? '#/' : `#/${screen}${id === '' ? '' : `/${encodeURIComponent(id)}`}`;

export function goTo(screen: ScreenName, id = ''): void {
  location.hash = addressOf(screen, id);
}
