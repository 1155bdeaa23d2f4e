/** The puzzle book and its pages by path, each loaded on demand. */
export const files = import.meta.glob<unknown>('../../../../content/ausreisser/puzzles/*.json', { import: 'default' });
