/** The pages of a game's rulebook, which `build/rulebook` reads when the page is built: `virtual:rulebook/GAME`. */
declare module 'virtual:rulebook/*' {
  export const bookPages: import('./load-book.ts').BookPages;
}
