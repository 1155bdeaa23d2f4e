/** The fonts, with just the letters that our own words need, which `scripts/letters.mjs` makes when the page is built. */
declare module 'virtual:letters.css';
