/** The games on screen. One folder, one line. */
export { onScreen as reifenbreite } from './reifenbreite/on-screen.ts';
export { onScreen as ausreisser } from './ausreisser/on-screen.ts';
