import { readFileSync } from 'node:fs';
import * as hb from 'harfbuzzjs';
import { describe, expect, test } from 'vitest';
import { FONTS } from '../../../catalogue/fonts/fonts.ts';
import { shaper as wholeShaper } from '../../../catalogue/fonts/shaper.testing.ts';
import { SHOP_LETTERS } from '../../../catalogue/fonts/substitutes.ts';
import { FONT_IDS } from '../design/design.ts';
import type { DesignDocument, FontId, ImageLayer } from '../design/design.ts';
import { designDocument, flower, ground, rect, text } from '../drawing/drawing.ts';
import { fillFields } from '../design/fill-fields.ts';
import { wreath } from '../drawing/foliage.ts';
import { missingLetters } from './letters.ts';
import { outlineText } from './outline-text.ts';
import { renderDesign } from './render-design.ts';
import type { MissingGlyphs } from './render-design.ts';
import { makeShaper } from './shaper.ts';
import type { FontBytes } from './shaper.ts';
import { textLayer } from './text-layer.testing.ts';

const folder = new URL('../../../catalogue/fonts/', import.meta.url);
const fonts: FontBytes = Object.fromEntries(
  Object.entries(FONTS).map(([id, { file }]) => [id, readFileSync(new URL(file, folder))]),
);
const shaper = makeShaper(hb, fonts);

const area = { w: 100, h: 100, bleed: 2, safe: 4 };
const design = designDocument('wreath-monogram', area, [
  ground(area, '#faf6ee'),
  ...wreath(50, 50, 30, ['#5b7d63', '#7f9d7c']),
  ...flower(50, 80, 5, '#e3a49a', '#f0cf7a'),
  text(50, 52, 'script', 14, 'Siân', '#2c4a3c', { field: 'name', maxWidth: 40, centred: true }),
  text(50, 64, 'sans', 3, 'est. 2026', '#2f443a', {
    field: 'line',
    upperCase: true,
    tracking: 160,
  }),
]);

/** Smallest and largest x and y of a path of absolute commands. */
function bounds(d: string): { left: number; right: number; top: number; bottom: number } {
  const numbers = (d.match(/-?\d+(?:\.\d+)?/g) ?? []).map(Number);
  const xs = numbers.filter((_, place) => place % 2 === 0);
  const ys = numbers.filter((_, place) => place % 2 === 1);
  return {
    left: Math.min(...xs),
    right: Math.max(...xs),
    top: Math.min(...ys),
    bottom: Math.max(...ys),
  };
}

describe('outlines', () => {
  test('do not change from release to release', () => {
    expect(outlineText(textLayer({ font: 'roman', text: 'I', size: 10 }), shaper))
      .toMatchInlineSnapshot(`
      {
        "d": "M0.47 -7 L0.47 0 L-0.46 0 L-0.46 -7 L0.47 -7 ZM-0.43 -0.73 L-0.43 0 L-1.23 0 L-1.23 -0.1 Q-1.23 -0.1 -1.165 -0.1 Q-1.1 -0.1 -1.1 -0.1 Q-0.84 -0.1 -0.655 -0.285 Q-0.47 -0.47 -0.46 -0.73 L-0.43 -0.73 ZM-0.43 -6.27 L-0.46 -6.27 Q-0.47 -6.53 -0.655 -6.715 Q-0.84 -6.9 -1.1 -6.9 Q-1.1 -6.9 -1.165 -6.9 Q-1.23 -6.9 -1.23 -6.9 L-1.23 -7 L-0.43 -7 L-0.43 -6.27 ZM0.44 -0.73 L0.47 -0.73 Q0.48 -0.47 0.665 -0.285 Q0.85 -0.1 1.11 -0.1 Q1.11 -0.1 1.17 -0.1 Q1.23 -0.1 1.24 -0.1 L1.24 0 L0.44 0 L0.44 -0.73 ZM0.44 -6.27 L0.44 -7 L1.24 -7 L1.24 -6.9 Q1.23 -6.9 1.17 -6.9 Q1.11 -6.9 1.11 -6.9 Q0.85 -6.9 0.665 -6.715 Q0.48 -6.53 0.47 -6.27 L0.44 -6.27 Z",
        "missing": [],
        "size": 10,
        "width": 3.54,
      }
    `);
  });

  test('have the requested size', () => {
    const { top, bottom } = bounds(outlineText(textLayer({ text: 'H', size: 100 }), shaper).d);
    expect(top).toBeCloseTo(-70, 0);
    expect(bottom).toBeCloseTo(0, 1);
  });

  test('align left, centred and right', () => {
    expect(bounds(outlineText(textLayer({ align: 'left' }), shaper).d).left).toBeGreaterThan(-0.5);
    expect(bounds(outlineText(textLayer({ align: 'right' }), shaper).d).right).toBeLessThan(0.5);
    const { left, right } = bounds(
      outlineText(textLayer({ align: 'centre', text: 'HH' }), shaper).d,
    );
    expect(left + right).toBeCloseTo(0, 1);
  });

  test('shrink until the longest line fits, and only then', () => {
    const short = outlineText(textLayer({ maxWidth: 60 }), shaper);
    const long = outlineText(
      textLayer({ maxWidth: 60, text: 'Wren\nBartholomew-Featherstonehaugh' }),
      shaper,
    );
    expect(short.size).toBe(10);
    expect(long.size).toBeLessThan(6);
    const { left, right } = bounds(long.d);
    expect(right - left).toBeLessThanOrEqual(60);
    expect(right - left).toBeGreaterThan(57);
  });

  test('letterspace in thousandths of an em, whatever the units of the font', () => {
    for (const font of ['sans', 'hand', 'lobster'] as const) {
      const spaced = outlineText(textLayer({ font, text: 'HI', tracking: 500 }), shaper).width;
      expect(spaced - outlineText(textLayer({ font, text: 'HI' }), shaper).width).toBeCloseTo(5, 5);
    }
  });

  test('break into the two lines that are most alike, around the place of one', () => {
    const lines = (text: string) => outlineText(textLayer({ text, lines: 2 }), shaper);
    const two = bounds(lines('Bartholomew-Alexander').d);
    const [first, second] = [bounds(lines('Bartholomew-').d), bounds(lines('Alexander').d)];
    expect(two.right - two.left).toBeCloseTo(first.right - first.left, 1);
    expect(two.top).toBeCloseTo(first.top - 5, 1);
    expect(two.bottom).toBeCloseTo(second.bottom + 5, 1);
    const widest = Math.max(lines('Jo Ann').width, lines('Featherstonehaugh').width);
    expect(lines('Jo Ann Featherstonehaugh').width).toBe(widest);
    expect(lines('Wren')).toEqual(outlineText(textLayer({ text: 'Wren' }), shaper));
  });

  test('bend like a hill or like a bowl', () => {
    const hill = bounds(outlineText(textLayer({ text: 'MMMMMM', arc: 40 }), shaper).d);
    const bowl = bounds(outlineText(textLayer({ text: 'MMMMMM', arc: -40 }), shaper).d);
    expect(hill.bottom).toBeGreaterThan(5);
    expect(bowl.top).toBeLessThan(-12);
  });

  test('are in capitals where the layer says so', () => {
    expect(outlineText(textLayer({ text: 'siân', upperCase: true }), shaper)).toEqual(
      outlineText(textLayer({ text: 'SIÂN' }), shaper),
    );
  });

  test.each(FONT_IDS.filter((font) => FONTS[font].mood !== 'pictures'))(
    'of %s include the letters of British names',
    (font) => {
      for (const name of [
        'Siân Ŵyn',
        'Łukasz',
        'Şevval',
        'Nguyễn',
        'Zoë & Seán',
        'Mr O’Neill – £5',
        'Iñaki, Åsa: “1/2” (99%)!?',
      ]) {
        // Cinzel, Alfa Slab and similar fonts have no Vietnamese; the shopper sees a message, see
        // below.
        if (
          name === 'Nguyễn' &&
          outlineText(textLayer({ font, text: 'ễ' }), shaper).missing.length > 0
        )
          continue;
        expect(outlineText(textLayer({ font, text: name }), shaper).missing).toEqual([]);
      }
    },
  );
});

describe('a rendered design', () => {
  test('covers area and bleed in millimetres', () => {
    expect(renderDesign(design, { shaper })).toMatch(
      /^<svg xmlns="[^"]+" width="104mm" height="104mm" viewBox="-2 -2 104 104"><rect x="-2" y="-2" width="104" height="104" fill="#faf6ee"\/>/,
    );
  });

  test('is the same every time and does not change the document', () => {
    const before = structuredClone(design);
    const first = renderDesign(design, { shaper });
    expect(renderDesign(design, { shaper })).toBe(first);
    expect(renderDesign(design, { shaper: makeShaper(hb, fonts) })).toBe(first);
    expect(design).toEqual(before);
  });

  test('holds no text elements: nothing depends on installed fonts', () => {
    expect(renderDesign(design, { shaper })).not.toContain('<text');
  });

  test('has one ink and no grounds when engraved or etched', () => {
    const svg = renderDesign(design, { shaper, mono: '#000' });
    expect(new Set(svg.match(/#[0-9a-f]{3,6}/g))).toEqual(new Set(['#000']));
    expect(svg).not.toContain('<rect');
  });

  test('reports which letters the font lacks', () => {
    const seen: MissingGlyphs[] = [];
    const filled = fillFields(design, { v: 1, fields: { name: 'Wren 🦊漢' } });
    renderDesign(filled, { shaper, onMissingGlyph: (missing) => seen.push(missing) });
    expect(seen).toEqual([{ layer: 'name', field: 'name', characters: ['🦊', '漢'] }]);
  });

  test('cannot be broken out of', () => {
    const hostile: DesignDocument = {
      ...design,
      layers: [{ ...rect(0, 0, 1, 1, '"/><script>'), id: 'rect' }],
    };
    expect(renderDesign(hostile, { shaper })).not.toContain('<script');
  });
});

describe('letters', () => {
  const wearing = (font: FontId, name: string) => ({
    ...design,
    layers: [textLayer({ font, text: name, field: 'name' })],
  });

  test('that cannot be drawn are named by field, once each', () => {
    expect(missingLetters(wearing('script', 'Wren 🦊漢ชัย🦊'), SHOP_LETTERS)).toEqual([
      { layer: 'name', field: 'name', characters: ['🦊', 'ช', 'ั', 'ย'] },
    ]);
    expect(missingLetters(wearing('script', 'Zoë &\nSeán'), SHOP_LETTERS)).toEqual([]);
  });

  test.each(FONT_IDS)('of %s are reported as the shaper finds them', (font) => {
    for (const character of 'AzéŵŷłşạễĂ£€½“”’–…←→♥★❤☺ﬁЖשΩ日ชꦗ🙂') {
      const isReported = missingLetters(wearing(font, character), SHOP_LETTERS).length > 0;
      expect([character, isReported]).toEqual([
        character,
        outlineText(textLayer({ font, text: character }), wholeShaper).missing.length > 0,
      ]);
    }
  });
});

describe('fields', () => {
  test('are filled wherever they appear, with the texts as typed', () => {
    const filled = fillFields(design, { v: 1, fields: { name: 'Tomos', line: 'our first home' } });
    const texts = filled.layers.flatMap((layer) => (layer.type === 'text' ? [layer.text] : []));
    expect(texts).toEqual(['Tomos', 'our first home']);
    expect(renderDesign(filled, { shaper })).not.toBe(renderDesign(design, { shaper }));
  });

  test('without a value keep their texts, and empty ones are left out', () => {
    const filled = fillFields(design, { v: 1, fields: { line: '' } });
    expect(filled.layers.find((layer) => layer.id === 'name')).toEqual(
      design.layers.find((layer) => layer.id === 'name'),
    );
    expect(renderDesign(filled, { shaper }).match(/<path/g)).toHaveLength(design.layers.length - 2);
  });

  test('accept only their own names', () => {
    const layer = { ...textLayer(), field: 'constructor' };
    expect(fillFields({ ...design, layers: [layer] }, { v: 1, fields: {} }).layers).toEqual([
      layer,
    ]);
  });

  test('hold composed characters', () => {
    const filled = fillFields(design, { v: 1, fields: { name: 'Sia\u0302n' } });
    expect(filled.layers.find((layer) => layer.id === 'name')).toMatchObject({ text: 'Siân' });
  });

  test('spread a list of names over the places that need one each', () => {
    const places = [0, 1, 2].map((listItem) =>
      text(0, 0, 'sans', 5, '', '#000', { field: 'members', listItem }),
    );
    const list = designDocument('family-tree', area, places);
    const filled = fillFields(list, { v: 1, fields: { members: 'Siân,  Nana Esi' } });
    expect(filled.layers.map((layer) => layer.type === 'text' && layer.text)).toEqual([
      'Siân',
      'Nana Esi',
      '',
    ]);
  });
});

describe('a place for a photograph', () => {
  const place = {
    type: 'place' as const,
    x: 50,
    y: 50,
    w: 40,
    h: 20,
    sample: [{ type: 'rect' as const, x: -30, y: -30, w: 60, h: 60, fill: '#c04020' }],
  };
  const drawn = (changes: object, mono?: string) =>
    renderDesign(designDocument('framed', area, [{ ...place, ...changes }]), {
      shaper,
      ...(mono && { mono }),
    });

  test('shows its sample in colour, clipped to the place and its shape', () => {
    const svg = drawn({});
    expect(svg).toContain('fill="#c04020"');
    expect(svg).toContain('<clipPath id="clip-photo"><path d="M-20 -10H20V10H-20Z"/>');
    expect(drawn({ shape: 'oval' })).toContain('<path d="M-20 0A20 10 0 0 1 20 0');
  });

  test('is a mask of the one ink of a machine that engraves it, and left out by others', () => {
    const svg = drawn({ mark: 'light' }, '#333333');
    expect(svg).toContain('fill="#333333" mask="url(#mask-photo)"');
    expect(svg).toContain('fill="#c04020"');
    expect(drawn({}, '#333333')).not.toContain('clip-photo');
  });

  describe('with a photograph as its sample', () => {
    const sample = { photo: 'seaside', crop: { x: 0, y: 0.25, w: 1, h: 0.5 } };
    const seen = (changes: object, mono?: string) => {
      const asked: ImageLayer[] = [];
      const svg = renderDesign(designDocument('framed', area, [{ ...place, sample, ...changes }]), {
        shaper,
        imageHref: (layer) => {
          asked.push(layer);
          return 'data:,sea';
        },
        ...(mono && { mono }),
      });
      return { svg, asked };
    };

    test('shows the part of it that fits, in the shape of the place', () => {
      const { svg, asked } = seen({ shape: 'oval' });
      expect(asked).toMatchObject([{ id: 'photo', upload: 'sample:seaside', tone: 'colour' }]);
      expect(svg).toContain('<clipPath id="clip-photo"><path d="M-20 0A20 10 0 0 1 20 0');
      expect(svg).toContain('width="40" height="20" viewBox="0 0.25 1 0.5"');
      expect(svg).toContain('href="data:,sea"');
    });

    test('is a mask of the one ink of a machine that engraves it, and left out by others', () => {
      const { svg, asked } = seen(
        { mark: 'dark', sample: { ...sample, brightness: 25 } },
        '#333333',
      );
      expect(asked).toMatchObject([{ mark: 'dark', brightness: 25 }]);
      expect(svg).toMatch(/<mask id="mask-photo".*href="data:,sea".*mask="url\(#mask-photo\)"/);
      expect(seen({}, '#333333')).toMatchObject({ asked: [] });
    });

    test('stays empty if nobody has the photograph', () => {
      expect(drawn({ sample })).not.toContain('clip-photo');
    });
  });
});
