/** The part of fontkit that papers use; the package has no types. */
declare module 'fontkit' {
  /** Also a source of a font for pdfkit. */
  export interface Font extends ArrayBuffer {
    /** The glyphs used so far, by number. */
    _glyphs: Record<number, unknown>;
  }
  /** @param font TrueType */
  export function create(font: Uint8Array): Font;
}
