/** The pages of a game's rulebook, which `scripts/rulebook` reads at build time: `virtual:rulebook/GAME`. */
declare module 'virtual:rulebook/*' {
  export const bookPages: import('./load-book.ts').BookPages;
}
