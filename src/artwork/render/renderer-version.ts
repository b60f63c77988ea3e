/**
 * The version of the drawing code, sealed with each order so that the workshop sees where drawings
 * have changed since.
 */
import type { DesignDocument, FontId } from '../design/design.ts';

/** Raise it with every change that alters the output; a test ties it to the output. */
export const RENDERER_VERSION = 2;

/** What an order stores beside its sealed design. */
export interface DesignSeal {
  renderer: number;
  /** SHA-256 of each font's file, by its id; of substitutes by the key of their file. */
  fonts: Partial<Record<string, string>>;
  /** SHA-256 in hex of the design with all of this; identifies what was sealed. */
  designHash: string;
}

/** The fonts that a design's texts use, each once, ordered by id. */
export function fontsIn({ layers }: DesignDocument): FontId[] {
  const fonts = layers.flatMap((layer) => (layer.type === 'text' ? [layer.font] : []));
  return [...new Set(fonts)].toSorted();
}
