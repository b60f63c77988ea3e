/** The dimensions in a blank's fact about its size, such as '82 mm across × 95 mm tall'. In millimetres. */

export interface Dimensions {
  /** Seen from the front: flat things by their edges, round ones by their diameter. */
  shape: 'flat' | 'round' | 'upright';
  width: number;
  height: number;
}

const GAP = '[\\s\\u00a0]*';
const NUMBER = '(\\d+(?:\\.\\d+)?)';
const FLAT = new RegExp(`^${NUMBER}${GAP}×${GAP}${NUMBER}${GAP}mm`);
const UPRIGHT = new RegExp(
  `^${NUMBER}${GAP}mm${GAP}across${GAP}×${GAP}${NUMBER}${GAP}mm${GAP}tall`,
);
const ROUND = new RegExp(`^${NUMBER}${GAP}mm${GAP}across$`);

/** Twice as tall as wide at least, such as a bottle: a picture of it must not be cut above and below. */
export function isTall(size: string): boolean {
  const dimensions = readDimensions(size);
  return dimensions?.shape === 'upright' && dimensions.height >= 2 * dimensions.width;
}

/** Null if the fact gives none, such as clothing sizes. */
export function readDimensions(size: string): Dimensions | null {
  const [, width = '', height = ''] = FLAT.exec(size) ?? [];
  if (width !== '') return { shape: 'flat', width: Number(width), height: Number(height) };
  const [, across = '', tall = ''] = UPRIGHT.exec(size) ?? [];
  if (across !== '') return { shape: 'upright', width: Number(across), height: Number(tall) };
  const [, diameter = ''] = ROUND.exec(size) ?? [];
  if (diameter === '') return null;
  return { shape: 'round', width: Number(diameter), height: Number(diameter) };
}
