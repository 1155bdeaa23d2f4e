/** The style sheet of the fonts, which `build/subset-fonts.mjs` makes when the page is built. */
declare module 'virtual:fonts.css';
