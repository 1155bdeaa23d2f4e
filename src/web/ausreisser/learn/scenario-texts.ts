/** All scenarios, in a chunk of their own. */
export const texts = import.meta.glob<string>('../../../../content/ausreisser/scenarios/*.scenario', {
  query: '?raw',
  import: 'default',
  eager: true,
});
