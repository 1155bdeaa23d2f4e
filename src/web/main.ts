import 'virtual:fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { keepForOffline } from './lib/offline.svelte.ts';
import { applyTheme } from './lib/theme.svelte.ts';
import { keepTextUpToDate } from './lib/translated-text.ts';
import { startWords, t } from './lib/words.svelte.ts';

applyTheme();
keepTextUpToDate(document.body);
void start();

/** A function, because files that this one awaits import it, and would wait for its end. */
async function start(): Promise<void> {
  const old = document.getElementById('old');
  // public/old.js has found something missing
  if (old?.hidden === false) return;
  await startWords();
  await lettersAreThere();
  old?.remove();
  mount(App, { target: document.getElementById('app')! });
  void keepForOffline();
}

/** Waits a short time for the fonts, because fonts that load later move the text. */
async function lettersAreThere(): Promise<unknown> {
  const faces = ['400 1em Barlow', '600 1em Barlow', '600 1em "Barlow Condensed"', '700 1em "Barlow Condensed"'];
  const sample = t('home.title') + t('home.second');
  const loaded = Promise.all(faces.map((face) => document.fonts.load(face, sample))).catch(() => undefined);
  return Promise.race([loaded, new Promise((over) => setTimeout(over, 1000))]);
}
