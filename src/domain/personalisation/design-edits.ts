/**
 * A shopper's changes to a design beyond its fields, as data. Lengths are millimetres from the top-left corner of the
 * print area; angles are degrees clockwise.
 */

import type { PhotoShape } from './photo-look.ts';

/** Overrides for a text layer of the design. Omitted properties keep the design's values. */
export interface TextLayerStyle {
  /** One of `FONT_IDS` in artwork. */
  font?: string | undefined;
  /** Type size in mm per em. */
  size?: number | undefined;
  /** `#rrggbb`. */
  fill?: string | undefined;
  align?: 'left' | 'centre' | 'right' | undefined;
  x?: number | undefined;
  y?: number | undefined;
  rotation?: number | undefined;
  /** Radius in mm: positive bends the text upwards in the middle, negative downwards, 0 is straight. */
  arc?: number | undefined;
  /** Letter spacing in thousandths of an em. */
  tracking?: number | undefined;
  /** The type shrinks until the longest line fits this width in mm. */
  maxWidth?: number | undefined;
  /** Breaks the text where its two lines are most alike in width. */
  lines?: 2 | undefined;
}

interface OwnBase {
  /** Unique among the shopper's own layers. */
  id: string;
  x: number;
  y: number;
  rotation?: number | undefined;
}

/** Text that the shopper adds; x and y are the alignment point on the first line's baseline. */
export interface OwnText extends OwnBase {
  type: 'text';
  /** Lines are separated by \n. */
  text: string;
  font: string;
  size: number;
  fill: string;
  align: 'left' | 'centre' | 'right';
  arc?: number | undefined;
  tracking?: number | undefined;
  /** The type shrinks until the longest line fits this width. */
  maxWidth?: number | undefined;
  /**
   * Begins further lines, up to this height in mm, where letters are larger for it; absent: as in older designs, which
   * only shrink.
   */
  maxHeight?: number | undefined;
}

/** The visible part of a photograph, as fractions (0 to 1) of its upright (and turned) width and height. */
export interface Crop {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** How often a photograph is turned clockwise by 90 degrees, before it is cropped. */
export type QuarterTurns = 1 | 2 | 3;

export type PhotoTone = 'colour' | 'mono' | 'sepia';

/** A photograph; x and y are its centre. */
export interface OwnPhoto extends OwnBase {
  type: 'photo';
  /** The place of the design that it fills: it is painted there, in the place's shape. */
  place?: string | undefined;
  /** Id of the upload. */
  upload: string;
  w: number;
  h: number;
  crop: Crop;
  tone: PhotoTone;
  /** Percent brighter, or darker below 0; absent: as taken. */
  brightness?: number | undefined;
  /** Turns the picture within its frame; absent: as taken. */
  turn?: QuarterTurns | undefined;
  /** Cut to this shape; absent: the whole rectangle, or the shape of its place. */
  shape?: PhotoShape | undefined;
  /** From LEAST_OPACITY to 1; absent: 1. What is behind it shows through. */
  opacity?: number | undefined;
  /** Painted behind the design's words; absent: above all of the design. */
  behind?: true | undefined;
}

/** A one-colour drawing from the shop's collection; x and y are its centre. */
export interface OwnClipart extends OwnBase {
  type: 'clipart';
  /** Slug in the collection. */
  clipart: string;
  /** Side of the square that it is drawn in. */
  size: number;
  fill: string;
}

export type OwnLayer = OwnText | OwnPhoto | OwnClipart;

export interface DesignEdits {
  /** By the id of a text layer of the design. */
  words?: Record<string, TextLayerStyle> | undefined;
  /** Ids of the design's layers that are removed. */
  without?: string[] | undefined;
  /** Layers above the design, in painting order. */
  own?: OwnLayer[] | undefined;
}

/** Removes empty parts and blank texts, and makes the spaces of texts plain ones. Undefined if no change is left. */
export function normaliseEdits(edits: DesignEdits | undefined): DesignEdits | undefined {
  if (!edits) return undefined;
  const words = Object.entries(edits.words ?? {}).filter(([, style]) =>
    Object.values(style).some((value) => value !== undefined),
  );
  const own = (edits.own ?? []).flatMap((layer): OwnLayer[] => {
    if (layer.type !== 'text') return [layer];
    const text = layer.text
      .normalize('NFC')
      .replaceAll('\r\n', '\n')
      .replaceAll(/[^\S\n]/g, ' ')
      .trimEnd();
    return text.trim() === '' ? [] : [{ ...layer, text }];
  });
  const without = edits.without ?? [];
  if (words.length + own.length + without.length === 0) return undefined;
  return {
    ...(words.length > 0 && { words: Object.fromEntries(words) }),
    ...(without.length > 0 && { without: [...new Set(without)].toSorted() }),
    ...(own.length > 0 && { own }),
  };
}

/** Ids of the uploaded photographs that the edits use. */
export function uploadsOf(edits: DesignEdits | undefined): string[] {
  return [
    ...new Set(
      (edits?.own ?? []).flatMap((layer) => (layer.type === 'photo' ? [layer.upload] : [])),
    ),
  ];
}
