import { flushSync } from 'svelte';
import { recall, remember } from './storage.ts';

export const THEMES = ['auto', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

const KEY = 'theme';
const wantsDark = matchMedia('(prefers-color-scheme: dark)');

let chosen = $state<Theme>(THEMES.find((theme) => theme === recall(KEY)) ?? 'auto');
let systemDark = $state(wantsDark.matches);
/** It is being printed. */
let onPaper = $state(false);

export const theme = (): Theme => chosen;
/** What is seen: the reader's choice, or what his system asks for; paper is light, whatever the screen is. */
export const shade = (): 'light' | 'dark' => (onPaper ? 'light' : chosen === 'auto' ? (systemDark ? 'dark' : 'light') : chosen);

export function applyTheme(): void {
  document.documentElement.dataset['theme'] = shade();
}

/** What is printed is drawn before this is done: the browser takes it then. */
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
