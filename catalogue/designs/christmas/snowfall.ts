/** Snow over the whole of a printed sheet, the same every time. */
import type { Surface } from '../../../src/artwork/design/design.ts';
import { dot } from '../../../src/artwork/drawing/drawing.ts';
import type { Drawn } from '../../../src/artwork/drawing/drawing.ts';
import { rng } from '../../../src/artwork/drawing/seeded-random.ts';

/** Flakes lie about this far apart, in shares of the shorter side. */
const APART = 0.11;

/** Room that stays free of snow, in mm from the corner. */
export interface Clear {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/**
 * @param clear words, which snow would make hard to read
 * @param share how far down it snows, in shares of the height
 */
export function snowfall(
  { area: { w, h, bleed }, shape }: Surface,
  seed: number,
  fill: string,
  clear: readonly Clear[] = [],
  share = 1,
): Drawn[] {
  const chance = rng(seed);
  const step = Math.min(w, h) * APART;
  const flakes: Drawn[] = [];
  for (let y = -bleed; y < h * share + bleed; y += step) {
    for (let x = -bleed; x < w + bleed; x += step) {
      const [atX, atY] = [x + step * chance(), y + step * chance()];
      const radius = step * (0.025 + 0.06 * chance());
      const inside = shape !== 'round' || Math.hypot(atX - w / 2, atY - h / 2) < w * 0.46;
      const covers = clear.some(
        ({ left, top, right, bottom }) => atX > left && atX < right && atY > top && atY < bottom,
      );
      if (inside && !covers) flakes.push(dot(atX, atY, radius, fill, { engrave: false }));
    }
  }
  return flakes;
}
