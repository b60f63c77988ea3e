/** A classroom's things: a sharpened pencil and a stack of books. */
import type { Part } from './figure.ts';
import { polygon, smooth } from './outline.ts';

/** A pencil lying along its origin, point to the right, `length` long where its thickness is ten. */
export function pencil(
  length: number,
  wood: { body: string; light: string; dark: string },
): Part[] {
  const left = -length / 2;
  const right = length / 2;
  const cone = right - 12;
  return [
    {
      d: smooth(
        `${left} -3.6 .5, ${left + 2} -5 .4, ${left + 6} -5 0, ${left + 6} 5 0, ${left + 2} 5 .4, ${left} 3.6 .5`,
      ),
      stencil: smooth(
        `${left} -3.6 .5, ${left + 2} -5 .4, ${left + 5} -5 0, ${left + 5} 5 0, ${left + 2} 5 .4, ${left} 3.6 .5`,
      ),
      fill: '#dd8f86',
    },
    {
      d: polygon(`${left + 6} -5, ${left + 11} -5, ${left + 11} 5, ${left + 6} 5`),
      stencil: polygon(`${left + 6.2} -5, ${left + 10} -5, ${left + 10} 5, ${left + 6.2} 5`),
      fill: '#c9cdd0',
    },
    {
      d: polygon(
        `${left + 11} -5, ${cone} -5, ${cone + 1.4} -1.7, ${cone} 1.7, ${cone} 5, ${left + 11} 5`,
      ),
      stencil: polygon(`${left + 11.2} -5, ${cone - 0.6} -5, ${cone - 0.6} 5, ${left + 11.2} 5`),
      fill: wood.body,
    },
    {
      d: polygon(`${left + 11} -5, ${cone} -5, ${cone + 1.2} -1.7, ${left + 11} -1.7`),
      fill: wood.light,
      mono: 'none',
    },
    {
      d: polygon(`${left + 11} 1.8, ${cone} 1.8, ${cone} 5, ${left + 11} 5`),
      fill: wood.dark,
      mono: 'none',
    },
    {
      d: polygon(`${left + 13} -1.4, ${cone - 2} -1.4, ${cone - 2} -.7, ${left + 13} -.7`),
      fill: wood.light,
      mono: 'cut',
    },
    {
      d: smooth(
        `${cone} -5 0, ${right - 4} -1.7 0, ${right - 4} 1.7 0, ${cone} 5 0, ${cone + 2} 3.2, ${cone} 1.6 .2, ${cone + 2.4} 0, ${cone} -1.6 .2, ${cone + 2} -3.2`,
      ),
      stencil: polygon(
        `${cone + 0.6} -4.8, ${right - 4.4} -1.8, ${right - 4.4} 1.8, ${cone + 0.6} 4.8`,
      ),
      fill: '#ecd2a4',
    },
    {
      d: polygon(`${right - 4} -1.7, ${right} 0, ${right - 4} 1.7`),
      stencil: polygon(`${right - 3.6} -1.5, ${right} 0, ${right - 3.6} 1.5`),
      fill: '#3d4347',
    },
  ];
}

/** A closed book lying on its origin, spine towards us. */
export function lyingBook(
  x: number,
  y: number,
  width: number,
  height: number,
  cover: string,
  band: string,
): Part[] {
  const left = x - width / 2;
  const right = x + width / 2;
  const top = y - height;
  const spine = smooth(
    `${left} ${top + 1.6} .6, ${left + 2} ${top} .4, ${right - 2} ${top} .4, ${right} ${top + 1.6} .6, ${right} ${y - 1.6} .6, ${right - 2} ${y} .4, ${left + 2} ${y} .4, ${left} ${y - 1.6} .6`,
  );
  const stripe = (at: number): string =>
    polygon(
      `${left + at} ${top}, ${left + at + 2.4} ${top}, ${left + at + 2.4} ${y}, ${left + at} ${y}`,
    );
  const stripeInside = (at: number): string =>
    polygon(
      `${left + at} ${top + 1}, ${left + at + 2} ${top + 1}, ${left + at + 2} ${y - 1}, ${left + at} ${y - 1}`,
    );
  return [
    { d: spine, fill: cover },
    { d: stripe(width * 0.1), stencil: stripeInside(width * 0.1), fill: band, mono: 'cut' },
    { d: stripe(width * 0.87), stencil: stripeInside(width * 0.87), fill: band, mono: 'cut' },
  ];
}
