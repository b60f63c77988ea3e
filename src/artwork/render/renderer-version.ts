/** Which drawing of designs this is: sealed with each order, so that the workshop is told where it has changed since. */
import type { DesignDocument, FontId } from '../design/design.ts';

/** Raised with every change after which a design is drawn otherwise; a test ties it to what is drawn. */
export const RENDERER_VERSION = 1;

/** What an order is sealed with beside its design. */
export interface DesignSeal {
  renderer: number;
  /** SHA-256 of each font's file, by its id. */
  fonts: Partial<Record<FontId, string>>;
  /** Of the design with all of this, hex: names what was sealed. */
  designHash: string;
}

/** The fonts that a design's words are drawn with, each once, in the order of their ids. */
export function fontsIn({ layers }: DesignDocument): FontId[] {
  const fonts = layers.flatMap((layer) => (layer.type === 'text' ? [layer.font] : []));
  return [...new Set(fonts)].toSorted();
}
