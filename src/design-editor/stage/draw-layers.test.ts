import { readFileSync } from 'node:fs';
import * as hb from 'harfbuzzjs';
import { expect, test, vi } from 'vitest';
import { FONTS } from '../../../catalogue/fonts/fonts.ts';
import type { DesignDocument, TextLayer } from '../../artwork/design/design.ts';
import { designDocument, text } from '../../artwork/drawing/drawing.ts';
import { renderDesign } from '../../artwork/render/render-design.ts';
import { makeShaper } from '../../artwork/render/shaper.ts';
import { layerDrawer, type DrawnLayer } from './draw-layers.ts';

const AREA = { w: 200, h: 90, bleed: 3, safe: 5 };
const sans = readFileSync(new URL(`../../../catalogue/fonts/${FONTS.sans.file}`, import.meta.url));
const shaper = makeShaper(hb, { sans });
const design = designDocument('plain', AREA, [
  text(100, 40, 'sans', 20, 'Nain', '#000000', { field: 'name' }),
  text(100, 70, 'sans', 8, 'Est. 2026', '#3a3a3a', { field: 'line' }),
]);
const needs = {
  process: 'sublimation' as const,
  tone: undefined,
  imageHref: undefined,
  pixelsOf: () => undefined,
};

const byId = (layers: readonly DrawnLayer[]) => new Map(layers.map((layer) => [layer.id, layer]));
const changed = (document: DesignDocument, id: string, change: Partial<TextLayer>) => ({
  ...document,
  layers: document.layers.map((layer) =>
    layer.type === 'text' && layer.id === id ? { ...layer, ...change } : layer,
  ),
});

test('layers drawn one by one are the drawing of the whole design', () => {
  const layers = layerDrawer({ ...needs, shaper })(design, undefined);
  const whole = renderDesign(design, { shaper });
  expect(whole).toContain(layers.map(({ markup }) => markup).join(''));
  expect(layers.every(({ markup }) => markup.startsWith('<path'))).toBe(true);
});

test('a change draws the changed layer only', () => {
  const line = vi.fn(shaper.line);
  const draw = layerDrawer({ ...needs, shaper: { ...shaper, line } });
  const before = byId(draw(design, undefined));
  line.mockClear();
  const turned = changed(design, 'name', { rotation: 30 });
  const after = byId(draw(turned, { name: { rotation: 30 } }));
  expect(new Set(line.mock.calls.map(([, words]) => words))).toEqual(new Set(['Nain']));
  expect(after.get('line')).toBe(before.get('line'));
  expect(after.get('name')?.frame).toEqual({ ...before.get('name')?.frame, rotation: 30 });
  expect(after.get('name')?.box?.bottom).toBeGreaterThan(before.get('name')?.box?.bottom ?? 90);
});

test('a moved text over the edge is a problem of its layer', () => {
  const layers = layerDrawer({ ...needs, shaper })(changed(design, 'name', { x: 5 }), {
    name: { x: 5 },
  });
  expect(layers.flatMap(({ problems }) => problems)).toEqual([
    { kind: 'cutOff', layer: 'name', severity: 'refuse' },
  ]);
});
