/** The outline of a photograph’s shape as path data, in mm around its centre. */
import type { PhotoShape } from '../design/design.ts';
import { number } from './number.ts';

/** Radius of rounded corners, as a share of the shorter side. */
const CORNER = 0.08;

export function photoOutline(shape: PhotoShape, w: number, h: number): string {
  const [right, foot] = [w / 2, h / 2];
  const at = (x: number, y: number) => `${number(x)} ${number(y)}`;
  const bow = (rx: number, ry: number, x: number, y: number) => `A${at(rx, ry)} 0 0 1 ${at(x, y)}`;
  switch (shape) {
    case 'oval':
      return `M${at(-right, 0)}${bow(right, foot, right, 0)}${bow(right, foot, -right, 0)}Z`;
    case 'rounded': {
      const r = Math.min(w, h) * CORNER;
      return (
        `M${at(r - right, -foot)}L${at(right - r, -foot)}${bow(r, r, right, r - foot)}` +
        `L${at(right, foot - r)}${bow(r, r, right - r, foot)}L${at(r - right, foot)}` +
        `${bow(r, r, -right, foot - r)}L${at(-right, r - foot)}${bow(r, r, r - right, -foot)}Z`
      );
    }
    case 'arch': {
      const spring = Math.min(right, h) - foot;
      return `M${at(-right, foot)}L${at(-right, spring)}${bow(right, spring + foot, right, spring)}L${at(right, foot)}Z`;
    }
    case 'heart': {
      const point = (x: number, y: number) => at(x * right, y * foot);
      return (
        `M${point(0, 1)}C${point(-0.35, 0.68)} ${point(-1, 0.22)} ${point(-1, -0.38)}` +
        `C${point(-1, -0.78)} ${point(-0.76, -1)} ${point(-0.5, -1)}` +
        `C${point(-0.27, -1)} ${point(-0.08, -0.86)} ${point(0, -0.62)}` +
        `C${point(0.08, -0.86)} ${point(0.27, -1)} ${point(0.5, -1)}` +
        `C${point(0.76, -1)} ${point(1, -0.78)} ${point(1, -0.38)}` +
        `C${point(1, 0.22)} ${point(0.35, 0.68)} ${point(0, 1)}Z`
      );
    }
  }
}
