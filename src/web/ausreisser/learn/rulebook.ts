/** The rulebook of Der Ausreißer, in every language. */
export { bookPages } from 'virtual:rulebook/ausreisser';
