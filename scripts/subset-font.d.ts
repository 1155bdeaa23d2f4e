/** What of the package is used here: it brings no types of its own. */
declare module 'subset-font' {
  function subsetFont(
    font: Buffer,
    text: string,
    options: {
      readonly targetFormat: 'woff2';
      /** Tags of OpenType features to keep; every other is dropped. */
      readonly keepFeatures: readonly string[];
      /** Without instructions for coarse screens. */
      readonly noHinting: boolean;
    },
  ): Promise<Buffer>;
  export = subsetFont;
}
