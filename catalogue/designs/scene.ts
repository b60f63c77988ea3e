/** Landscapes: what is seen through a window, as hills filled to its lower edge or as ridge lines that hide each other. */
import { line, shape } from '../../src/artwork/drawing/drawing.ts';
import type { DrawnPath } from '../../src/artwork/drawing/drawing.ts';
import type { Surface } from '../../src/artwork/design/design.ts';
import { number } from '../../src/artwork/render/number.ts';
import { rng } from '../../src/artwork/drawing/seeded-random.ts';

/** An opening with straight sides; top and bottom may be curved. */
export interface Window {
  left: number;
  right: number;
  top: (x: number) => number;
  bottom: (x: number) => number;
}

/** Height of a ridge (as y, so smaller is higher) along x. */
export type Ridge = (x: number) => number;

const SAMPLES = 96;

/** The window of a surface that is printed to its edge. */
export function overEdge({ area: { w, h, bleed } }: Surface): Window {
  const beyond = bleed + 2;
  return pane(-beyond, -beyond, w + beyond, h + beyond);
}

export function pane(left: number, top: number, right: number, bottom: number): Window {
  return { left, right, top: () => top, bottom: () => bottom };
}

export function porthole(x: number, y: number, radius: number): Window {
  const half = (at: number): number => Math.sqrt(Math.max(0, radius ** 2 - (at - x) ** 2));
  return {
    left: x - radius,
    right: x + radius,
    top: (at) => y - half(at),
    bottom: (at) => y + half(at),
  };
}

/** The rim of a porthole. */
export function ring(x: number, y: number, radius: number, width: number, ink: string): DrawnPath {
  const r = number(radius);
  return line(
    `M${point(x + radius, y)}A${r} ${r} 0 1 1 ${point(x - radius, y)}A${r} ${r} 0 1 1 ${point(x + radius, y)}Z`,
    ink,
    width,
  );
}

/** Everything below the ridge, within the window. */
export function hill(
  window: Window,
  ridge: Ridge,
  fill: string,
  options: Partial<DrawnPath> = {},
): DrawnPath {
  const along = samples(window);
  const upper = along.map((x) => point(x, clamped(window, x, ridge(x))));
  const lower = along.toReversed().map((x) => point(x, window.bottom(x)));
  return shape(`M${[...upper, ...lower].join('L')}Z`, fill, options);
}

/** Outlines of ridges from near to far; a nearer one hides what lies behind it, with a small gap. */
export function ridgeLines(
  window: Window,
  ridges: readonly Ridge[],
  ink: string,
  width: number,
): DrawnPath[] {
  const along = samples(window);
  const skyline = along.map((x) => window.bottom(x));
  return ridges.map((ridge) => {
    let d = '';
    let drawing = false;
    along.forEach((x, place) => {
      const y = Math.max(ridge(x), window.top(x));
      const shown = y < (skyline[place] ?? 0) - width * 1.5 && y > window.top(x) + width * 1.5;
      if (shown) d += `${drawing ? 'L' : 'M'}${point(x, y)}`;
      drawing = shown;
      skyline[place] = Math.min(skyline[place] ?? y, y);
    });
    return line(d, ink, width);
  });
}

/** Sharp peaks that rise about `rise` mm over `base`, always the same for a seed. */
export function peaks(
  seed: number,
  left: number,
  right: number,
  count: number,
  base: number,
  rise: number,
): Ridge {
  const chance = rng(seed);
  const step = (right - left) / count;
  const turns: [x: number, y: number][] = [[left - 1, base]];
  for (let peak = 0; peak < count; peak++) {
    const start = left + peak * step;
    turns.push([start + step * (0.38 + 0.24 * chance()), base - rise * (0.55 + 0.6 * chance())]);
    turns.push([start + step, base + rise * 0.18 * chance()]);
  }
  return (x) => {
    const next = turns.findIndex(([turnX]) => turnX >= x);
    const [toX, toY] = turns[next] ?? turns.at(-1) ?? [x, base];
    const [fromX, fromY] = turns[next - 1] ?? [toX - 1, toY];
    return fromY + (toY - fromY) * ((x - fromX) / (toX - fromX || 1));
  };
}

/** Soft hills: three waves that never fall into step. */
export function rolling(seed: number, length: number, base: number, rise: number): Ridge {
  const chance = rng(seed);
  const phases = [chance(), chance(), chance()].map((turn) => turn * 2 * Math.PI);
  const waves = [1, 1.7, 3.1];
  const heights = [0.6, 0.3, 0.1];
  return (x) =>
    waves.reduce(
      (y, wave, place) =>
        y -
        rise *
          (heights[place] ?? 0) *
          Math.sin((wave * x * 2 * Math.PI) / length + (phases[place] ?? 0)),
      base,
    );
}

function samples({ left, right }: Window): number[] {
  return Array.from(
    { length: SAMPLES + 1 },
    (_, place) => left + ((right - left) * place) / SAMPLES,
  );
}

function clamped(window: Window, x: number, y: number): number {
  return Math.min(Math.max(y, window.top(x)), window.bottom(x));
}

function point(x: number, y: number): string {
  return `${number(x)} ${number(y)}`;
}
