import { readFileSync } from 'node:fs';
import * as hb from 'harfbuzzjs';
import { expect, test } from 'vitest';
import { FONTS } from '../../../catalogue/fonts/fonts.ts';
import { overhang } from '../../artwork/check/safe-zone.ts';
import { layerBounds } from '../../artwork/check/layer-bounds.ts';
import type { PrintArea, TextLayer } from '../../artwork/design/design.ts';
import { designDocument, text } from '../../artwork/drawing/drawing.ts';
import { outlineText } from '../../artwork/render/outline-text.ts';
import { makeShaper } from '../../artwork/render/shaper.ts';
import { inTwoLines } from './second-line.ts';
import { fitOf, mostSize, proportionsOf, resized } from './text-room.ts';

const AREA: PrintArea = { w: 200, h: 90, bleed: 3, safe: 5 };
const sans = readFileSync(new URL(`../../../catalogue/fonts/${FONTS.sans.file}`, import.meta.url));
const shaper = makeShaper(hb, { sans });

function name(change: Partial<TextLayer> = {}): TextLayer {
  const [layer] = designDocument('plain', AREA, [
    text(100, 50, 'sans', 20, 'Nana Gwenllian', '#000000', { field: 'name', ...change }),
  ]).layers;
  return layer as TextLayer;
}
function proportions(layer: TextLayer) {
  const box = layerBounds({ ...layer, rotation: 0 }, shaper)!;
  return proportionsOf(layer, { box, rotation: 0, x: layer.x, y: layer.y }, shaper);
}
const fit = (layer: TextLayer) => fitOf(layer, proportions(layer));
const most = (layer: TextLayer) => mostSize(layer, proportions(layer), AREA);
const changed = (layer: TextLayer, size: number) =>
  ({ ...layer, ...resized(layer, fit(layer), size) }) as TextLayer;
const middleOf = (layer: TextLayer) => {
  const { top, bottom } = layerBounds(layer, shaper)!;
  return (top + bottom) / 2;
};

test('a fitted text is drawn in every size that it is given, above and below the fitted one', () => {
  const fitted = name({ maxWidth: 50 });
  const { size } = fit(fitted);
  expect(size).toBeLessThan(10);
  for (const wanted of [size - 2, size + 0.5, size * 2])
    expect(outlineText(changed(fitted, wanted), shaper).size).toBeCloseTo(wanted, 1);
});

test('a shrunk text that is centred grows around its middle, also when it is turned', () => {
  for (const rotation of [0, 90]) {
    const fitted = name({ maxWidth: 50, centred: true, rotation });
    expect(middleOf(changed(fitted, fit(fitted).size + 0.5))).toBeCloseTo(middleOf(fitted), 0);
  }
});

test('the most size reaches the edge of the safe zone, wherever the text is aligned', () => {
  for (const layer of [
    name(),
    name({ maxWidth: 50 }),
    name({ align: 'left', x: 20 }),
    name({ align: 'right', x: 120 }),
    name({ rotation: 90 }),
  ])
    expect(overhang(changed(layer, most(layer)), AREA, shaper)).toBeCloseTo(-AREA.safe, 1);
  const disc: PrintArea = { w: 90, h: 90, bleed: 3, safe: 5, round: true };
  const letters = { width: 6, share: 1, ahead: 4, behind: 2 };
  expect(mostSize(name({ x: 45, y: 45 }), letters, disc)).toBeCloseTo(10);
});

test('text outside the safe zone has no room, and a bent one is not limited', () => {
  expect(most(name({ x: 199, align: 'left' }))).toBe(0);
  expect(most(name({ arc: 60 }))).toBe(Infinity);
});

test('two lines keep the size of the letters and give them room', () => {
  const fitted = name({ maxWidth: 50 });
  const broken = { ...fitted, ...inTwoLines(fitted, fit(fitted)) } as TextLayer;
  expect(fit(broken).size).toBeCloseTo(fit(fitted).size);
  expect(most(broken)).toBeGreaterThan(most(fitted));
  const own = { ...name({ text: 'to Nana Gwen' }), id: 'own-t1' };
  expect(inTwoLines(own, fit(own))).toEqual({ text: 'to Nana\nGwen' });
  for (const whole of [name({ text: 'Gwenllian' }), name({ lines: 2 }), name({ arc: 50 })])
    expect(inTwoLines(whole, fit(whole))).toBeNull();
});
