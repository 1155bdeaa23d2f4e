import type { Content } from '../../kit/index.ts';

/** The parts of `content/` that a race needs, included in the page by the build. */
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
