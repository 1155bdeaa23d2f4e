import type { Content } from '../../kit/index.ts';

/** What lies below `content/` and is needed to ride, put into the page when it is built. */
const files = import.meta.glob<string>('../../../content/*/boards/*.board', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const ROOT = '../../../content/';
const texts = new Map(Object.entries(files).map(([path, text]) => [path.slice(ROOT.length), text]));

export const content: Content = {
  read: (path) => texts.get(path),
  list: (folder) =>
    [...texts.keys()].filter((path) => path.startsWith(`${folder}/`) && !path.slice(folder.length + 1).includes('/')).sort(),
};
