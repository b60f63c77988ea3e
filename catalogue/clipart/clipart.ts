/** The drawings that shoppers may put on their designs, each in one colour and within a square of one unit around its middle. */
import { HEART, STAR } from '../../src/artwork/drawing.ts';
import { scaledPath } from './scaled-path.ts';

export interface Clipart {
  name: string;
  /** SVG path data in absolute commands, -0.5 to 0.5. */
  d: string;
}

export const CLIPART: Readonly<Record<string, Clipart>> = {
  heart: { name: 'Heart', d: scaledPath(HEART, 0.5) },
  star: { name: 'Star', d: scaledPath(STAR, 0.5) },
};

export function findClipart(slug: string): string | undefined {
  return Object.hasOwn(CLIPART, slug) ? CLIPART[slug]?.d : undefined;
}
