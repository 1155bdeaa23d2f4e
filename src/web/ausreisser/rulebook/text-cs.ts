/** The rulebook in one language, a chunk of its own: loaded when somebody opens it. */
export const pages = import.meta.glob<string>('../../../../content/rulebook/cs/ausreisser/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});
