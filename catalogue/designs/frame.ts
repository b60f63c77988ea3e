/** Where a design sits on a surface: one frame for each motif, chosen so that cameras and people see all of it. */
import type { Surface } from '../../src/artwork/design/design.ts';

/** A clear box that a motif keeps to; x and y are its centre, `s` its shorter side, all in mm. */
export interface Frame {
  x: number;
  y: number;
  w: number;
  h: number;
  s: number;
}

/** Widest part of a cylinder seen well at once, in mm, on bottles and tumblers (about 110° of a 73 mm one). */
const SEEN_AROUND = 70;
/** Shares of a wrap's width given to its one motif, or to each of several. */
const ONE_MOTIF = 0.64;
const EACH_MOTIF = 0.43;
/** Width of an etching on glass in parts of its height; beyond that it turns away from the eye. */
const GLASS = 1.04;
/** Chest prints fill this share of the printable width. */
const CHEST = 0.9;
/** Share of a dial left to the motif inside the hour marks. */
const IN_CIRCLE = 0.76;

export function framesOf(surface: Surface): Frame[] {
  const { w, h, safe } = surface.area;
  if (surface.shape === 'wrap') {
    const centres = surface.centres ?? [[w / 2, h / 2] as const];
    const width = centres.length > 1 ? w * EACH_MOTIF : Math.min(w * ONE_MOTIF, SEEN_AROUND);
    return centres.map(([x, y]) => {
      // As wide and high as the nearer edge allows, because the motif sits in the middle of its frame.
      const room = 2 * Math.min(x - safe, w - safe - x);
      return frame(x, y, Math.min(width, room), 2 * Math.min(y - safe, h - safe - y));
    });
  }
  if (surface.shape === 'round')
    return [frame(w / 2, h / 2, (w - 2 * safe) * IN_CIRCLE, (h - 2 * safe) * IN_CIRCLE)];
  if (surface.process === 'etch')
    return [frame(w / 2, h / 2, Math.min(w - 2 * safe, h * GLASS), h - 2 * safe)];
  // What is engraved and taller than wide is a bottle, whose sides turn away from the eye.
  if (surface.shape === 'portrait' && surface.ground === 'mono') {
    return [frame(w / 2, h / 2, Math.min(w - 2 * safe, SEEN_AROUND), h - 2 * safe)];
  }
  if (isCloth(surface)) return [frame(w / 2, safe + (w * CHEST) / 2, w * CHEST, w * CHEST)];
  return [frame(w / 2, h / 2, w - 2 * safe, h - 2 * safe)];
}

/** The first frame: what a design that is drawn once uses. */
export function mainFrame(surface: Surface): Frame {
  const [first] = framesOf(surface);
  if (!first) throw new Error('A surface has at least one frame');
  return first;
}

/** Prints on shirts end in the open cloth, so nothing on them may look cut off. */
export function isCloth({ area, process }: Surface): boolean {
  return process === 'vinyl' || (process === 'sublimation' && area.bleed === 0);
}

/** Whether ink runs over the edge, so that grounds and scenes fill the whole surface. */
export function runsOverEdge({ area, ground }: Surface): boolean {
  return area.bleed > 0 && ground === 'light';
}

/** Flat sheets look better on a tinted ground than on bare white; cups keep their glaze. */
export function isSheet(surface: Surface): boolean {
  return runsOverEdge(surface) && surface.shape !== 'wrap';
}

/** Every round surface is a clock: hands turn in its middle and stand at ten past ten in pictures. */
export function hasHands({ shape }: Surface): boolean {
  return shape === 'round';
}

/** The first colour on white, the second on dark cloth; machines with one tone ignore both. */
export function inkOn<Ink>({ ground }: Surface, onLight: Ink, onDark: Ink): Ink {
  return ground === 'dark' ? onDark : onLight;
}

function frame(x: number, y: number, w: number, h: number): Frame {
  return { x, y, w, h, s: Math.min(w, h) };
}
