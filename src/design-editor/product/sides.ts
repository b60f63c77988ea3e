/** The sides of a mug: where each is on the print area, and which photograph faces it. */
import type { DesignDocument } from '../../artwork/design/design.ts';
import { facingAngle, type View } from '../../artwork/plate/facing-angle.ts';
import { wordsOfSides } from '../editing/linked-copies.ts';

export interface Side {
  /** Of the photograph that faces it. */
  angle: string;
  /** Its edges, in mm from the left. */
  from: number;
  to: number;
  /** Where its words are. */
  middle: number;
}

/** From left to right; empty unless each has a photograph. @param document as the shop drew it */
export function sidesOf(document: DesignDocument, views: readonly View[]): Side[] {
  const { w } = document.area;
  // Seen in use, a mug shows one of its sides again.
  const plain = views.filter(({ angle }) => angle !== 'scene');
  const places = wordsOfSides(document);
  const sides = places.map((middle, at) => ({
    angle: facingAngle(plain, { u: middle / w, v: 0.5 }, plain[0]?.angle ?? ''),
    from: at === 0 ? 0 : (middle + (places[at - 1] ?? 0)) / 2,
    to: (middle + (places[at + 1] ?? 2 * w - middle)) / 2,
    middle,
  }));
  return new Set(sides.map(({ angle }) => angle)).size === sides.length ? sides : [];
}
