import { currentLanguage } from '../../lib/words.svelte.ts';

/** How many sentences stay in the page. Screen readers read the new ones. */
const MAX_LINES = 12;

/** The sentences for screen readers, each in the language in which it was written (`Spoken.svelte`). */
export class Speaker {
  lines = $state.raw<readonly { readonly id: number; readonly lang: string; readonly words: string }[]>([]);
  #count = 0;

  /** Announces sentences. Empty ones are left out. */
  speak(news: readonly string[]): void {
    const said = news.filter((words) => words !== '').map((words) => ({ id: ++this.#count, lang: currentLanguage(), words }));
    this.lines = [...this.lines, ...said].slice(-Math.max(MAX_LINES, said.length));
  }

  /** The player has chosen another language, so sentences in the former one are removed. */
  keepOnly(lang: string): void {
    if (this.lines.some((line) => line.lang !== lang)) this.lines = this.lines.filter((line) => line.lang === lang);
  }
}
