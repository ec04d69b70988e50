declare module 'subset-font' {
  /** The options of subset-font 2.9 that this package uses. */
  export default function subsetFont(
    font: Uint8Array,
    text: string | undefined,
    options: {
      readonly targetFormat: 'truetype';
      readonly keepAllGlyphs?: true;
      readonly noHinting?: true;
      readonly variationAxes?: Readonly<Record<string, number>>;
    },
  ): Promise<Uint8Array>;
}
