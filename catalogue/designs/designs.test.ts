/** Every design on every blank of the shop: texts inside the safe zone, whatever their length, and no glyph missing. */
import { Resvg } from '@resvg/resvg-js';
import { describe, expect, it } from 'vitest';
import { CLOCK_HANDS } from '../../src/artwork/plate/clock-hands.ts';
import type { DesignDocument, Surface, TextLayer } from '../../src/artwork/design/design.ts';
import { fillFields } from '../../src/artwork/design/fill-fields.ts';
import { outlineText } from '../../src/artwork/render/outline-text.ts';
import { renderDesign } from '../../src/artwork/render/render-design.ts';
import { blanks } from '../blanks.ts';
import { shaper } from '../fonts/shaper.testing.ts';
import { layOut } from '../lay-out.ts';
import { products } from '../products.ts';
import { designs } from './designs.ts';

const LONG_NAME = 'Bartholomew & Persephone-Maxine';
const NAMES = [
  'Llŷr Siôn Ŵyn',
  'Wójcik Łucja Żaneta',
  'Éabha Ó Súilleabháin',
  'Zoë & Åsa',
  'D’Arcy’s',
];
/** Hundredths of a mm lost by rounding and by glyphs that reach over their advance width. */
const TOLERANCE = 0.02;

const surfaces: [string, Surface][] = blanks.flatMap((blank) =>
  blank.finishes.map((finish): [string, Surface] => [
    `${blank.slug} in ${finish.slug}`,
    {
      area: blank.area,
      shape: blank.shape,
      centres: blank.centres,
      process: finish.process,
      ground: finish.ground,
    },
  ]),
);

describe.each(Object.entries(designs))('%s', (slug, template) => {
  it('is registered under its own slug and has a name', () => {
    expect(template.slug).toBe(slug);
    expect(template.fields.map(({ name }) => name)).toContain('name');
    expect(
      template.fields.every(({ sample, maxLength }) => sample !== '' && sample.length <= maxLength),
    ).toBe(true);
  });

  it('has ideas that fit their field, each once', () => {
    for (const { ideas = [], maxLength, optional, sample } of template.fields) {
      expect(new Set(ideas).size).toBe(ideas.length);
      expect(ideas.filter((idea) => idea.length > maxLength)).toEqual([]);
      if (ideas.length > 0) expect(optional, sample).toBe(true);
    }
  });

  const laidOut = surfaces.map(([title, surface]) => ({
    title,
    surface,
    document: template.layout(surface),
  }));

  it.each(laidOut)('lays itself out on a $title', ({ surface, document }) => {
    expect(document.template).toBe(slug);
    expect(document.area).toEqual(surface.area);
    expect(new Set(document.layers.map(({ id }) => id)).size).toBe(document.layers.length);
    expect([...fieldsOf(document)].toSorted()).toEqual(
      template.fields.map(({ name }) => name).toSorted(),
    );
    expect(JSON.stringify(document)).not.toMatch(/NaN|null|undefined|Infinity/);
  });

  it.each(laidOut)('keeps its texts inside the safe zone of a $title', ({ surface, document }) => {
    expect(outside(document, surface)).toEqual([]);
    expect(outside(filled(document, LONG_NAME), surface)).toEqual([]);
  });

  it.each(laidOut.filter(({ surface }) => surface.area.bleed === 0))(
    'draws nothing over the edge of a $title',
    ({ surface, document }) => {
      const { w, h } = surface.area;
      const svg = renderDesign(document, {
        shaper,
        mono: surface.ground === 'mono' ? '#000000' : undefined,
      });
      const box = new Resvg(
        svg.replace(/width="[\d.]+mm" height="[\d.]+mm"/, `width="${w}" height="${h}"`),
      ).getBBox();
      if (!box) throw new Error('The design draws nothing');
      expect(box.x).toBeGreaterThanOrEqual(0);
      expect(box.y).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width).toBeLessThanOrEqual(w);
      expect(box.y + box.height).toBeLessThanOrEqual(h);
    },
  );

  it('is drawn the same every time', () => {
    const [first] = laidOut;
    expect(first && template.layout(first.surface)).toEqual(first?.document);
  });

  it.each(NAMES)('has every glyph of %s', (name) => {
    for (const { document } of laidOut) {
      const missing = textsOf(filled(document, name)).flatMap(
        (layer) => outlineText(layer, shaper).missing,
      );
      expect(missing).toEqual([]);
    }
  });

  it('has every glyph of its ideas', () => {
    for (const { name, ideas = [] } of template.fields)
      for (const idea of ideas) {
        const document = fillFields(laidOut[0]!.document, { v: 1, fields: { [name]: idea } });
        const own = textsOf(document).filter(({ field }) => field === name);
        expect(own.flatMap((layer) => outlineText(layer, shaper).missing)).toEqual([]);
      }
  });

  it('shows its samples as they are written', () => {
    const fields = Object.fromEntries(template.fields.map(({ name, sample }) => [name, sample]));
    for (const { document } of laidOut)
      expect(fillFields(document, { v: 1, fields })).toEqual(document);
  });
});

const clock = blanks.find(({ shape }) => shape === 'round');

describe.each(products.filter(({ blank }) => blank === clock?.slug))('$slug', (product) => {
  it('keeps its texts clear of the hands', () => {
    const template = designs[product.design];
    const [finish] = clock?.finishes ?? [];
    if (!clock || !finish || !template) throw new Error('A clock has a finish and a design');
    const document = layOut(product, clock, finish, template);
    const crossed = textsOf(document).filter(
      (layer) => layer.field !== undefined && CLOCK_HANDS.some((hand) => covers(layer, hand)),
    );
    expect(crossed.map(({ text }) => text)).toEqual([]);
  });

  function covers(layer: TextLayer, { turn, length }: { turn: number; length: number }): boolean {
    const corners = cornersOf(layer);
    const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
    const radius = (clock?.area.w ?? 0) / 2;
    const angle = (turn * Math.PI) / 180;
    return Array.from({ length: 50 }, (_, step) => (step / 49) * length * radius).some((out) => {
      const [x, y] = [radius + Math.sin(angle) * out, radius - Math.cos(angle) * out];
      return (
        x > Math.min(...xs) && x < Math.max(...xs) && y > Math.min(...ys) && y < Math.max(...ys)
      );
    });
  }
});

function filled(document: DesignDocument, content: string): DesignDocument {
  return fillFields(document, {
    v: 1,
    fields: Object.fromEntries([...fieldsOf(document)].map((name) => [name, content])),
  });
}

function fieldsOf(document: DesignDocument): Set<string> {
  return new Set(textsOf(document).flatMap(({ field }) => (field === undefined ? [] : [field])));
}

function textsOf({ layers }: DesignDocument): TextLayer[] {
  return layers.filter((layer) => layer.type === 'text');
}

/** The texts that leave the safe zone, with the outer corners of their boxes. */
function outside(document: DesignDocument, surface: Surface): string[] {
  return textsOf(document).flatMap((layer) => {
    const stray = cornersOf(layer).filter(([x, y]) => !isSafe(x, y, surface));
    return stray.length === 0
      ? []
      : [
          `${layer.id} "${layer.text}" at ${stray.map((at) => at.map(Math.round).join(',')).join(' ')}`,
        ];
  });
}

function isSafe(x: number, y: number, { area: { w, h, safe }, shape }: Surface): boolean {
  const inset = safe - TOLERANCE;
  if (shape === 'round') return Math.hypot(x - w / 2, y - h / 2) <= w / 2 - inset;
  return x >= inset && x <= w - inset && y >= inset && y <= h - inset;
}

/** Corners of the box around the outlines, turned with the layer. */
function cornersOf(layer: TextLayer): [number, number][] {
  const points = [...outlineText(layer, shaper).d.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(
    ([, x, y]) => [Number(x), Number(y)] as const,
  );
  if (points.length === 0) return [];
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const turn = ((layer.rotation ?? 0) * Math.PI) / 180;
  return [Math.min(...xs), Math.max(...xs)].flatMap((x) =>
    [Math.min(...ys), Math.max(...ys)].map((y): [number, number] => [
      layer.x + x * Math.cos(turn) - y * Math.sin(turn),
      layer.y + x * Math.sin(turn) + y * Math.cos(turn),
    ]),
  );
}
