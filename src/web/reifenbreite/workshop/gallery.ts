/** The boards of `content/reifenbreite/gallery`, in the order in which they are shown. */
const files = import.meta.glob<string>('../../../../content/reifenbreite/gallery/*.board', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const NAMES = ['hill-lap', 'cobbles', 'time-trial', 'eight', 'mountain', 'duel'] as const;

export interface GalleryBoard {
  readonly name: (typeof NAMES)[number];
  readonly text: string;
}

export const GALLERY: readonly GalleryBoard[] = NAMES.flatMap((name) => {
  const text = files[`../../../../content/reifenbreite/gallery/${name}.board`];
  return text === undefined ? [] : [{ name, text }];
});
