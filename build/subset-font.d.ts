/** Types for the part of the package that is used here; it has none of its own. */
declare module 'subset-font' {
  function subsetFont(
    font: Buffer,
    text: string,
    options: {
      readonly targetFormat: 'woff2';
      /** Tags of the OpenType features to keep. */
      readonly keepFeatures: readonly string[];
      /** Leaves out the instructions for coarse screens. */
      readonly noHinting: boolean;
    },
  ): Promise<Buffer>;
  export = subsetFont;
}
