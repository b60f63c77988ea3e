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

/**
 * The photograph that shows what was changed: the first one if it shows any of it, else that of the
 * other side. Undefined if nothing was changed on a side.
 */
export function angleOfChanges(
  { sides, views }: { sides: readonly Side[]; views: readonly Pick<View, 'angle'>[] },
  before: DesignDocument,
  now: DesignDocument,
): string | undefined {
  const [earlier, later] = [before, now].map(
    ({ layers }) => new Map(layers.map((layer) => [JSON.stringify(layer), layer.x])),
  ) as [Map<string, number>, Map<string, number>];
  const places = [...earlier, ...later].flatMap(([layer, x]) =>
    earlier.has(layer) && later.has(layer) ? [] : [x],
  );
  const changed = sides.filter(({ from, to }) => places.some((x) => x >= from && x <= to));
  return (changed.find(({ angle }) => angle === views[0]?.angle) ?? changed[0])?.angle;
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
