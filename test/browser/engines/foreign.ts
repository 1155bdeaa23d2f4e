import { openFirefox } from './firefox.ts';
import { onPath } from './program.ts';
import { openWebkit } from './webkit.ts';

/** A browser other than Chromium, with the commands that these tests need. */
export interface Foreign {
  go(url: string): Promise<void>;
  /** An expression in the page; a promise is awaited. */
  evaluate<T>(expression: string): Promise<T>;
  /** Moves the pointer there and presses. The topmost element receives the press. */
  press(point: { readonly x: number; readonly y: number }): Promise<void>;
  picture(): Promise<Buffer>;
  close(): Promise<void>;
}

export interface Engine {
  readonly name: string;
  /** The missing packages; empty if the browser can be used. */
  readonly missing: string;
  readonly open: (size: { readonly width: number; readonly height: number }) => Promise<Foreign>;
}

const missing = (named: Readonly<Record<string, string | undefined>>): string =>
  Object.entries(named)
    .flatMap(([name, path]) => (path === undefined ? [name] : []))
    .join(', ');

export function foreignEngines(): readonly Engine[] {
  const firefox = onPath('firefox', 'firefox-esr');
  const [driver, screen] = [onPath('WebKitWebDriver'), onPath('Xvfb')];
  return [
    { name: 'Firefox', missing: missing({ 'firefox-esr': firefox }), open: (size) => openFirefox(firefox!, size) },
    {
      name: 'WebKit',
      missing: missing({ 'webkit2gtk-driver': driver, xvfb: screen }),
      open: (size) => openWebkit({ driver: driver!, screen: screen! }, size),
    },
  ];
}
