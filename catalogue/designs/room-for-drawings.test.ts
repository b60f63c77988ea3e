/** Added drawings find room on every blank and clock: off the texts, off earlier additions, off the hands. */
import { expect, it } from 'vitest';
import { CLOCK_HANDS, HANDS_CAP } from '../../src/artwork/plate/clock-hands.ts';
import { OWN_PREFIX, type DesignDocument, type Layer } from '../../src/artwork/design/design.ts';
import { freePlace, type FreePlace } from '../../src/artwork/check/free-place.ts';
import { layerBounds, type Box } from '../../src/artwork/check/layer-bounds.ts';
import { blanks } from '../blanks.ts';
import { shaper } from '../fonts/shaper.testing.ts';
import { layOut } from '../lay-out.ts';
import { products } from '../products.ts';
import { designs } from './designs.ts';

/** The size of a drawing that the editor adds, as a share of the shorter side. */
const SHARE = 0.25;
const DRAWINGS = 3;
const SQUARE = 'M-.5 -.5H.5V.5H-.5Z';

const tried = blanks.flatMap((blank) => {
  const own = products.filter((product) => product.blank === blank.slug);
  const some = blank.area.round ? own : own.slice(0, 2);
  return some.map((product) => ({ title: product.slug, product, blank }));
});

it.each(tried)('added drawings find room on $title', ({ product, blank }) => {
  const [finish] = blank.finishes;
  const template = designs[product.design];
  if (!finish || !template) throw new Error('A blank has a finish and a product a design');
  let document = layOut(product, blank, finish, template);
  const { w, h } = document.area;
  const size = Math.min(w, h) * SHARE;
  const texts = document.layers.filter((layer) => layer.type === 'text' && layer.field);
  const taken = texts.flatMap((layer) => layerBounds(layer, shaper) ?? []);
  for (let index = 0; index < DRAWINGS; index += 1) {
    const place = freePlace(document, { w: size, h: size }, { x: w / 2, y: h / 2 }, shaper);
    if (!place) throw new Error('No place was found');
    const half = (size * place.scale) / 2;
    const box = boxAround(place, half);
    expect(taken.filter((other) => meet(box, other))).toEqual([]);
    if (document.area.round) expect(underHands(box, w / 2)).toEqual([]);
    taken.push(box);
    document = withDrawing(document, place, half * 2, index);
  }
});

function withDrawing(
  document: DesignDocument,
  { x, y }: FreePlace,
  scale: number,
  index: number,
): DesignDocument {
  const id = `${OWN_PREFIX}c${index}`;
  const layer: Layer = { id, type: 'path', x, y, scale, d: SQUARE, fill: '#000000' };
  return { ...document, layers: [...document.layers, layer] };
}

function boxAround({ x, y }: FreePlace, half: number): Box {
  return { left: x - half, right: x + half, top: y - half, bottom: y + half };
}

/** Places along the hands, and the cap, that the box covers. */
function underHands(box: Box, radius: number): number[] {
  const covers = (x: number, y: number) =>
    x > box.left && x < box.right && y > box.top && y < box.bottom;
  const reach = HANDS_CAP * radius * 0.7;
  const cap = [-reach, reach].flatMap((dx) => [-reach, reach].map((dy) => [dx, dy] as const));
  const hands = CLOCK_HANDS.flatMap(({ turn, length }) =>
    Array.from({ length: 40 }, (_, step) => {
      const angle = (turn * Math.PI) / 180;
      const out = (step / 40) * length * radius;
      return [Math.sin(angle) * out, -Math.cos(angle) * out] as const;
    }),
  );
  return [...cap, ...hands].flatMap(([dx, dy], place) =>
    covers(radius + dx, radius + dy) ? [place] : [],
  );
}

function meet(one: Box, other: Box): boolean {
  return (
    one.left < other.right &&
    one.right > other.left &&
    one.top < other.bottom &&
    one.bottom > other.top
  );
}
