import { currentLanguage } from '../../lib/words.svelte.ts';

/** Sentences that stay; what is new among them is spoken. */
const KEPT = 12;

/** What a screen reader is told, sentence by sentence, each in the language in which it was said (`Spoken.svelte`). */
export class Speaker {
  lines = $state.raw<readonly { readonly id: number; readonly lang: string; readonly words: string }[]>([]);
  #count = 0;

  /** Says these sentences; empty ones are left out. */
  speak(news: readonly string[]): void {
    const said = news.filter((words) => words !== '').map((words) => ({ id: ++this.#count, lang: currentLanguage(), words }));
    this.lines = [...this.lines, ...said].slice(-Math.max(KEPT, said.length));
  }

  /** The reader has chosen another language: what was said in the one before is nobody's news. */
  keepOnly(lang: string): void {
    if (this.lines.some((line) => line.lang !== lang)) this.lines = this.lines.filter((line) => line.lang === lang);
  }
}
