/** The drawings that shoppers may put on their designs, each in one colour and within a square of one unit around its middle. */
import { HEART, STAR } from '../../src/artwork/drawing/drawing.ts';
import { disc, scaledPath } from './scaled-path.ts';

export interface Clipart {
  name: string;
  /** SVG path data in absolute commands, -0.5 to 0.5. */
  d: string;
}

const PAW =
  'M0 -.02C.34 -.02 .66 .36 .66 .62C.66 .86 .46 .92 .3 .86C.1 .79 -.1 .79 -.3 .86C-.46 .92 -.66 .86 -.66 .62C-.66 .36 -.34 -.02 0 -.02Z' +
  disc(-0.72, -0.12, 0.2) +
  disc(-0.28, -0.52, 0.22) +
  disc(0.28, -0.52, 0.22) +
  disc(0.72, -0.12, 0.2);
const CROWN =
  'M-.8 .6L-.95 -.45L-.42 .02L0 -.75L.42 .02L.95 -.45L.8 .6ZM-.8 .7L.8 .7L.8 .86L-.8 .86Z';
const MOON =
  'M.25 -.95C-.35 -.9 -.85 -.5 -.85 .05C-.85 .6 -.4 .95 .1 .95C.45 .95 .72 .78 .88 .52C.2 .66 -.28 .28 -.28 -.22C-.28 -.52 -.08 -.8 .25 -.95Z';
const HOUSE =
  'M0 -.9L.95 -.08L.68 -.08L.68 .82L.22 .82L.22 .25L-.22 .25L-.22 .82L-.68 .82L-.68 -.08L-.95 -.08Z';
const NOTE =
  'M-.2 .55L-.2 -.8L.62 -.95L.62 .4C.62 .6 .44 .72 .24 .72C.06 .72 -.04 .62 -.04 .5C-.04 .34 .16 .22 .44 .24L.44 -.52L-.02 -.44L-.02 .62C-.02 .82 -.22 .94 -.42 .94C-.6 .94 -.7 .84 -.7 .72C-.7 .56 -.5 .46 -.2 .55Z';
const LEAF =
  'M-.85 .85C-.95 -.25 -.35 -.9 .9 -.9C.95 .35 .3 .9 -.55 .62C-.3 .2 .05 -.15 .45 -.42C0 -.28 -.4 .1 -.7 .52C-.76 .62 -.8 .74 -.85 .85Z';
const FLOWER = [0, 1, 2, 3, 4]
  .map((petal) => (petal * 2 * Math.PI) / 5 - Math.PI / 2)
  .map((angle) => disc(0.55 * Math.cos(angle), 0.55 * Math.sin(angle), 0.36))
  .join('');
const BONE =
  'M-.5 -.2L.5 -.2L.5 .2L-.5 .2Z' +
  disc(-0.62, -0.24, 0.25) +
  disc(-0.62, 0.24, 0.25) +
  disc(0.62, -0.24, 0.25) +
  disc(0.62, 0.24, 0.25);
const BALLOON =
  'M0 -.95C.4 -.95 .66 -.64 .66 -.28C.66 .12 .34 .44 .08 .52L.16 .66L.03 .66C.03 .78 .14 .82 .1 .95L0 .95C.04 .84 -.06 .8 -.03 .66L-.16 .66L-.08 .52C-.34 .44 -.66 .12 -.66 -.28C-.66 -.64 -.4 -.95 0 -.95Z';
const TREE =
  'M0 -.95L.42 -.4L.24 -.4L.6 .05L.38 .05L.8 .55L.12 .55L.12 .92L-.12 .92L-.12 .55L-.8 .55L-.38 .05L-.6 .05L-.24 -.4L-.42 -.4Z';
const FISH =
  'M-.55 0C-.25 -.5 .4 -.55 .92 0C.4 .55 -.25 .5 -.55 0L-.95 -.4C-.82 -.12 -.82 .12 -.95 .4Z';
const BUTTERFLY =
  'M0 -.3C.2 -.85 .9 -.95 .92 -.5C.94 -.15 .5 .05 .1 .05C.5 .1 .75 .4 .6 .68C.45 .92 .12 .6 0 .2C-.12 .6 -.45 .92 -.6 .68C-.75 .4 -.5 .1 -.1 .05C-.5 .05 -.94 -.15 -.92 -.5C-.9 -.95 -.2 -.85 0 -.3Z';

const drawn = (name: string, d: string): Clipart => ({ name, d: scaledPath(d, 0.5) });

export const CLIPART: Readonly<Record<string, Clipart>> = {
  heart: drawn('Heart', HEART),
  star: drawn('Star', STAR),
  paw: drawn('Paw print', PAW),
  bone: drawn('Bone', BONE),
  fish: drawn('Fish', FISH),
  butterfly: drawn('Butterfly', BUTTERFLY),
  flower: drawn('Flower', FLOWER),
  leaf: drawn('Leaf', LEAF),
  tree: drawn('Tree', TREE),
  crown: drawn('Crown', CROWN),
  moon: drawn('Moon', MOON),
  balloon: drawn('Balloon', BALLOON),
  house: drawn('House', HOUSE),
  note: drawn('Music note', NOTE),
};

export function findClipart(slug: string): string | undefined {
  return Object.hasOwn(CLIPART, slug) ? CLIPART[slug]?.d : undefined;
}
