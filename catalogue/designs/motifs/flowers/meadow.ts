/** Flowers of a meadow: daisies, tulips and forget-me-nots. Stems stand on their origin, about a hundred high. */
import type { Part } from '../figure.ts';
import { brushed, ellipse, moved, smooth, symmetric } from '../outline.ts';

const petal = symmetric('0 0, 4.6 -9, 3.6 -17, 0 -19');

/** A daisy on a bending stem. */
export function daisy(fill: string, core: string, stem: string): Part[] {
  return [
    { d: brushed('0 0, 3 -38, 2 -80', 3.4, 1, 0.6), fill: stem },
    { d: smooth('2 -24, 12 -36, 22 -42 .1, 20 -30, 10 -20'), fill: stem },
    ...Array.from({ length: 9 }, (_, turn): Part => ({
      d: moved(petal, 2, -84, 1, turn * 40),
      fill,
    })),
    { d: ellipse(2, -84, 6), fill: core, mono: 'cut' },
  ];
}

const cup = smooth(
  '-15 -70, -16 -84, -13 -97 .1, -6 -88, 0 -100 .1, 6 -88, 13 -97 .1, 16 -84, 15 -70, 8 -62, -8 -62',
);
const front = symmetric('0 -94 .2, 7 -84, 8 -72, 4 -63, 0 -62');

/** A tulip between its two leaves. */
export function tulip(fill: string, shade: string, stem: string): Part[] {
  return [
    { d: brushed('0 0, 1 -32, 0 -64', 4, 1, 0.9), fill: stem },
    { d: smooth('0 0 .2, 9 -18, 21 -34, 26 -48 .1, 17 -41, 6 -26, 0 -8'), fill: stem },
    { d: smooth('0 0 .2, -8 -14, -18 -26, -24 -38 .1, -15 -33, -6 -20, 0 -6'), fill: stem },
    { d: cup, fill },
    {
      d: front,
      stencil: brushed('-6 -66, -5.4 -78, 0 -90', 2.4, 0.7, 0.3),
      fill: shade,
      mono: 'cut',
    },
  ];
}

/** A five-petalled flower seen from above, its middle on the origin, forty across. */
export function fivePetals(fill: string, core: string): Part[] {
  const one = symmetric('0 -3, 7.6 -8, 9 -16, 4.6 -21, 0 -19.4');
  // In one tone the petals stand apart from each other and from the core.
  const apart = symmetric('0 -6.6, 4.6 -9.4, 6.8 -15, 3.6 -20, 0 -18.6');
  return [
    ...[0, 72, 144, 216, 288].map((turn): Part => ({
      d: moved(one, 0, 0, 1, turn),
      fill,
      stencil: moved(apart, 0, 0, 1, turn),
    })),
    { d: ellipse(0, 0, 5), fill: core, stencil: ellipse(0, 0, 3.4) },
  ];
}

/** A full garden flower seen from above, three rings of petals, eighty across. */
export function peony(outer: string, middle: string, core: string): Part[] {
  const ring = (count: number, radius: number, size: number, turn: number): string[] =>
    Array.from({ length: count }, (_, place) => {
      const angle = ((place * 360) / count + turn) * (Math.PI / 180);
      return ellipse(Math.sin(angle) * radius, -Math.cos(angle) * radius, size);
    });
  return [
    // One outline each: in one tone the rings are cut out of each other.
    { d: ring(8, 25, 14, 0).join('') + ellipse(0, 0, 24), fill: outer },
    { d: ring(7, 15, 10.6, 20).join('') + ellipse(0, 0, 14), fill: middle, mono: 'none' },
    ...ring(6, 14, 2.4, 0).map((d): Part => ({ d, fill: middle, mono: 'cut' })),
    {
      d: ring(5, 6.4, 6, 10).join('') + ellipse(0, 0, 6),
      fill: core,
      stencil: ellipse(0, 0, 7),
      mono: 'cut',
    },
  ];
}
