import { flushSync } from 'svelte';
import { recall, remember } from './storage.ts';

export const THEMES = ['auto', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

const KEY = 'theme';
const wantsDark = matchMedia('(prefers-color-scheme: dark)');

let chosen = $state<Theme>(THEMES.find((theme) => theme === recall(KEY)) ?? 'auto');
let systemDark = $state(wantsDark.matches);
/** The page is being printed. */
let onPaper = $state(false);

export const theme = (): Theme => chosen;
/** The theme on screen: the reader's choice, or that of the system. Paper is always light. */
export const shade = (): 'light' | 'dark' => (onPaper ? 'light' : chosen === 'auto' ? (systemDark ? 'dark' : 'light') : chosen);

export function applyTheme(): void {
  document.documentElement.dataset['theme'] = shade();
}

export const isOnPaper = (): boolean => onPaper;

/** Updates the page before this function returns, because the browser prints it then. */
export function setOnPaper(to: boolean): void {
  onPaper = to;
  applyTheme();
  flushSync();
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
