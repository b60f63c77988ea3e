/** Texts of a design never run into each other: every design on every blank, with texts of every length. */
import { expect, it } from 'vitest';
import type { DesignDocument, DesignTemplate, TextLayer } from '../../src/artwork/design/design.ts';
import { fillFields } from '../../src/artwork/design/fill-fields.ts';
import { outlineText } from '../../src/artwork/render/outline-text.ts';
import { blanks } from '../blanks.ts';
import { shaper } from '../fonts/shaper.testing.ts';
import { designs } from './designs.ts';

/** Descenders and accents, cut to any length: text that fits without shrinking is tallest. */
const TEXT = 'Gwyneth Peggy-Llŷr Siân Angharad McAllister';
const LENGTHS = [3, 5, 7, 8, 10, 12, 16, 20, 40];
const SHORT = 'Joy';
const LONG = TEXT.slice(0, 20);

/** In mm from the corner of the area: left, top, right, bottom. */
type Ink = readonly [number, number, number, number];

it.each(Object.entries(designs))('texts of %s never run into each other', (_, template) => {
  const met = blanks.flatMap(({ slug, area, shape, centres, finishes: [finish] }) => {
    if (!finish) return [];
    const { process, ground } = finish;
    const document = template.layout({ area, shape, centres, process, ground });
    return answersTo(template).flatMap((fields) =>
      meetings(fillFields(document, { v: 1, fields })).map(
        (textLayers) => `${slug}: ${textLayers}`,
      ),
    );
  });
  expect(met).toEqual([]);
});

/** All of a length, and each field against short and long neighbours. */
function answersTo({ fields }: DesignTemplate): Record<string, string>[] {
  const answers = (of: (name: string) => string) =>
    Object.fromEntries(
      fields.map(({ name, maxLength }) => [name, of(name).slice(0, maxLength).trim()]),
    );
  return [
    ...LENGTHS.map((length) => answers(() => TEXT.slice(0, length))),
    ...fields.flatMap((one) => [
      answers((name) => (name === one.name ? SHORT : LONG)),
      answers((name) => (name === one.name ? LONG : SHORT)),
    ]),
  ];
}

function meetings({ layers }: DesignDocument): string[] {
  const texts = layers.flatMap((layer) =>
    layer.type === 'text' && layer.field !== undefined ? [{ layer, ink: inkOf(layer) }] : [],
  );
  return texts.flatMap((one, place) =>
    texts
      .slice(place + 1)
      // A text may have its own shadow below it.
      .filter(({ layer }) => layer.field !== one.layer.field)
      .filter(({ ink }) => one.ink.some((its) => ink.some((other) => meet(its, other))))
      .map(({ layer }) => `“${one.layer.text}” and “${layer.text}”`),
  );
}

/** Each outline of its letters, so that a text under an arch does not count as inside it. */
function inkOf(layer: TextLayer): Ink[] {
  const turn = ((layer.rotation ?? 0) * Math.PI) / 180;
  const outlines = outlineText(layer, shaper).d.split('M').slice(1);
  return outlines.map((outline) => {
    const points = [...outline.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [
      layer.x + Number(x) * Math.cos(turn) - Number(y) * Math.sin(turn),
      layer.y + Number(x) * Math.sin(turn) + Number(y) * Math.cos(turn),
    ]);
    const [xs, ys] = [points.map(([x = 0]) => x), points.map(([, y = 0]) => y)];
    return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
  });
}

function meet(one: Ink, other: Ink): boolean {
  return one[0] < other[2] && one[2] > other[0] && one[1] < other[3] && one[3] > other[1];
}
