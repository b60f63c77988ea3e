/** Figures in parts: painted one over another in colour, cut out of each other where a machine has one tone. */
import { path } from '../../../src/artwork/drawing/drawing.ts';
import type { DrawnPath } from '../../../src/artwork/drawing/drawing.ts';
import { number } from '../../../src/artwork/render/number.ts';
import { mirrored, pierced } from './outline.ts';

/** Figures are drawn on a grid of a hundred. */
const GRID = 100;

export interface Part {
  d: string;
  fill: string;
  /** In one tone a part is ink, a hole in the ink part before it, or left out. Absent: ink. */
  mono?: 'cut' | 'none';
  /** The outline it has in one tone, where neighbours would run together. */
  stencil?: string;
}

export interface Standing {
  x: number;
  y: number;
  /** Length in mm of the hundred units that the figure is drawn on. */
  size: number;
  mono: boolean;
  rotation?: number;
  /** Looks the other way. */
  turned?: boolean;
}

export function figure(
  parts: readonly Part[],
  { x, y, size, mono, rotation, turned }: Standing,
): DrawnPath[] {
  const shown = mono ? stencil(parts) : parts;
  const options = {
    scale: number(size / GRID),
    ...(rotation !== undefined && { rotation: number(rotation) }),
  };
  return shown.map(({ d, fill }) => path(x, y, turned ? mirrored(d) : d, fill, options));
}

function stencil(parts: readonly Part[]): Part[] {
  const inked: { part: Part; holes: string[] }[] = [];
  for (const part of parts) {
    const d = part.stencil ?? part.d;
    if (part.mono === 'cut') inked.at(-1)?.holes.push(d);
    else if (part.mono !== 'none') inked.push({ part: { ...part, d }, holes: [] });
  }
  return inked.map(({ part, holes }) => ({ ...part, d: pierced(part.d, holes) }));
}
