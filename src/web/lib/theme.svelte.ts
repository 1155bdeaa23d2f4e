import { recall, remember } from './storage.ts';

export const THEMES = ['auto', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

const KEY = 'theme';
const wantsDark = matchMedia('(prefers-color-scheme: dark)');

let chosen = $state<Theme>(THEMES.find((theme) => theme === recall(KEY)) ?? 'auto');
let systemDark = $state(wantsDark.matches);

export const theme = (): Theme => chosen;
/** What is seen: the reader's choice, or what his system asks for. */
export const shade = (): 'light' | 'dark' => (chosen === 'auto' ? (systemDark ? 'dark' : 'light') : chosen);

export function applyTheme(): void {
  document.documentElement.dataset['theme'] = shade();
}

export function setTheme(next: Theme): void {
  chosen = next;
  remember(KEY, next);
  applyTheme();
}

wantsDark.addEventListener('change', (event) => {
  systemDark = event.matches;
  applyTheme();
});

export const movesLittle = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;
