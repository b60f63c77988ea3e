/** What a shopper changes on a design beyond its words, as data. Lengths are millimetres from the corner of the print area, angles degrees clockwise. */

/** How a text layer of the design is set otherwise than it was drawn; what is not named stays. */
export interface TextLayerStyle {
  /** Of `FONT_IDS` in artwork. */
  font?: string | undefined;
  /** Type size in mm per em. */
  size?: number | undefined;
  /** `#rrggbb`. */
  fill?: string | undefined;
  align?: 'left' | 'centre' | 'right' | undefined;
  x?: number | undefined;
  y?: number | undefined;
  rotation?: number | undefined;
  /** Radius in mm; above 0 bends like a hill, below like a bowl; 0 is straight. */
  arc?: number | undefined;
  /** Letter spacing in thousandths of an em. */
  tracking?: number | undefined;
}

interface OwnBase {
  /** Unique among the shopper's own layers. */
  id: string;
  x: number;
  y: number;
  rotation?: number | undefined;
}

/** Words of the shopper's own; x and y are where the first line's baseline is aligned. */
export interface OwnText extends OwnBase {
  type: 'text';
  /** Lines are parted by \n. */
  text: string;
  font: string;
  size: number;
  fill: string;
  align: 'left' | 'centre' | 'right';
  arc?: number | undefined;
  tracking?: number | undefined;
  /** Type shrinks until its longest line fits this width. */
  maxWidth?: number | undefined;
}

/** The part of a photograph that is shown, 0 to 1 of its upright width and height. */
export interface Crop {
  x: number;
  y: number;
  w: number;
  h: number;
}

export type PhotoTone = 'colour' | 'mono' | 'sepia';

/** A photograph; x and y are its centre. */
export interface OwnPhoto extends OwnBase {
  type: 'photo';
  /** Id of the upload. */
  upload: string;
  w: number;
  h: number;
  crop: Crop;
  tone: PhotoTone;
}

/** A drawing of the shop's collection in one colour; x and y are its centre. */
export interface OwnClipart extends OwnBase {
  type: 'clipart';
  /** Slug in the collection. */
  clipart: string;
  /** Width and height of the square it is drawn in. */
  size: number;
  fill: string;
}

export type OwnLayer = OwnText | OwnPhoto | OwnClipart;

export interface DesignEdits {
  /** By the id of a text layer of the design. */
  words?: Record<string, TextLayerStyle> | undefined;
  /** Ids of layers of the design that are left out. */
  without?: string[] | undefined;
  /** Above the design, in the order they are painted. */
  own?: OwnLayer[] | undefined;
}

/** Edits that change nothing are none: empty parts go, and so do texts in which nothing is written. */
export function normaliseEdits(edits: DesignEdits | undefined): DesignEdits | undefined {
  if (!edits) return undefined;
  const words = Object.entries(edits.words ?? {}).filter(([, style]) =>
    Object.values(style).some((value) => value !== undefined),
  );
  const own = (edits.own ?? []).flatMap((layer): OwnLayer[] => {
    if (layer.type !== 'text') return [layer];
    const text = layer.text.normalize('NFC').replaceAll('\r\n', '\n').trimEnd();
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

/** Ids of the photographs that a design shows. */
export function uploadsOf(edits: DesignEdits | undefined): string[] {
  return [
    ...new Set(
      (edits?.own ?? []).flatMap((layer) => (layer.type === 'photo' ? [layer.upload] : [])),
    ),
  ];
}
