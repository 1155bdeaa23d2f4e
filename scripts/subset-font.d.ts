/** What of the package is used here: it brings no types of its own. */
declare module 'subset-font' {
  /**
   * A font with just the letters of a text.
   * @param keepFeatures tags of OpenType features to keep; every other is dropped
   * @param noHinting without instructions for coarse screens
   */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: { readonly targetFormat: 'woff2'; readonly keepFeatures: readonly string[]; readonly noHinting: boolean },
  ): Promise<Buffer>;
}
