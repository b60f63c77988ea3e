/** The editor shows the safe line, so a mug's own drawings may not cross it where they could end before it. */
import { expect, it } from 'vitest';
import { layerBounds } from '../../src/artwork/check/layer-bounds.ts';
import { blanks } from '../blanks.ts';
import { shaper } from '../fonts/shaper.testing.ts';
import { layOut } from '../lay-out.ts';
import { products } from '../products.ts';
import { designs } from './designs.ts';

it.each(['robin-mug'])('%s stays within the safe line', (slug) => {
  const product = products.find((one) => one.slug === slug)!;
  const blank = blanks.find((one) => one.slug === product.blank)!;
  const { area, layers } = layOut(product, blank, blank.finishes[0]!, designs[product.design]!);
  expect(layers.length).toBeGreaterThan(10);
  const crossing = layers.filter((layer) => {
    const box = layerBounds(layer, shaper);
    return (
      box &&
      (box.left < area.safe ||
        box.right > area.w - area.safe ||
        box.top < area.safe ||
        box.bottom > area.h - area.safe)
    );
  });
  expect(crossing.map(({ id }) => id)).toEqual([]);
});
