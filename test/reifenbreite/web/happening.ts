/** What has happened in a race as the page is told of it, by its type and its facts alone; `n` is its entry. */
export const happening = (n: number, type: string, facts: Record<string, unknown> = {}) => ({
  n,
  index: 0,
  seat: 0,
  event: null,
  type,
  facts,
  section: '',
});
