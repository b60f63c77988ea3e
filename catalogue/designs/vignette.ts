/** Where a scene and its words go: a porthole where the edge may not be printed, the sky where it may. Lengths in mm. */
import type { Surface } from '../../src/artwork/design/design.ts';
import { framesOf } from './frame.ts';
import type { Frame } from './frame.ts';
import { porthole } from './scene.ts';
import type { Window } from './scene.ts';

/** Picture and words of a vignette, for surfaces whose edge may not be printed. */
export interface Vignette {
  window: Window;
  /** Middle of the picture and half its height in mm. */
  x: number;
  y: number;
  radius: number;
  wide: boolean;
  words: Words;
}

/** Room for a name: its baseline, size and the width it keeps to, in mm. */
export interface Words {
  x: number;
  y: number;
  size: number;
  width: number;
}

/** A porthole over the words; on wide surfaces, beside them. */
export function vignettesOf(surface: Surface): Vignette[] {
  return framesOf(surface).map((frame) => (frame.w > frame.h * 1.3 ? beside(frame) : above(frame)));
}

function above({ x, y, w, h, s }: Frame): Vignette {
  const radius = Math.min(s * 0.45, h * 0.33);
  const middle = y - s * 0.17;
  const words = { x, y: middle + radius + s * 0.16, size: s * 0.15, width: w * 0.9 };
  return { window: porthole(x, middle, radius), x, y: middle, radius, wide: false, words };
}

function beside({ x, y, w, h }: Frame): Vignette {
  const radius = Math.min(h * 0.47, w * 0.24);
  const middle = x - w / 2 + radius + w * 0.01;
  const left = middle + radius + w * 0.05;
  // Swashes reach over the width that type is measured by.
  const width = (x + w / 2 - left) * 0.96;
  const words = {
    x: left + (x + w / 2 - left) / 2,
    y: y + h * 0.05,
    size: Math.min(h * 0.26, width * 0.26),
    width,
  };
  return { window: porthole(middle, y, radius), x: middle, y, radius, wide: true, words };
}

/** Where words go in the sky of a surface printed to its edge: one place for each frame. */
export function skyWords(surface: Surface, share: number): Words[] {
  const { w, h } = surface.area;
  const width = surface.shape === 'round' ? w * 0.6 : undefined;
  return framesOf(surface).map((frame) => ({
    x: frame.x,
    y: h * share,
    size: Math.min(h * 0.15, frame.w * 0.17),
    width: width ?? frame.w * 0.86,
  }));
}
