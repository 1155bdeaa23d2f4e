/** The rulebook of Um Reifenbreite, in every language. */
export { bookPages } from 'virtual:rulebook/reifenbreite';
