/** The part of subset-font that tools/assets/subset-fonts.ts uses; the package has no types. */
declare module 'subset-font' {
  interface Options {
    targetFormat?: 'sfnt' | 'woff' | 'woff2';
    noHinting?: boolean;
    noLayoutClosure?: boolean;
    preserveNameIds?: readonly number[];
  }
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options?: Options,
  ): Promise<Uint8Array>;
}
