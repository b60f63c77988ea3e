/** Short names, with tails, accents and in other writings, keep off the other words: every design on every blank it is sold on. */
import { expect, it } from 'vitest';
import { FONT_IDS } from '../../src/artwork/design/design.ts';
import type { DesignDocument, FontId, TextLayer } from '../../src/artwork/design/design.ts';
import { personaliseDesign } from '../../src/artwork/design/edit-design.ts';
import { boxAround } from '../../src/artwork/check/layer-bounds.ts';
import { layerContours } from '../../src/artwork/render/design-contours.ts';
import type { Point } from '../../src/artwork/render/flatten-path.ts';
import { renderDesign } from '../../src/artwork/render/render-design.ts';
import { blanks } from '../blanks.ts';
import { shaper } from '../fonts/shaper.testing.ts';
import { layOut } from '../lay-out.ts';
import { products } from '../products.ts';
import { designs } from './designs.ts';

const NAMES = 'Jo Oggy Ångström Élodie yy MM محمد 小明'.split(' ');
const OTHER_WORDS = ['Jo', 'Ångström'];
/** An accent above and tails below. */
const TALL = 'Éjy';
const COARSE_MM = 0.1;
/** Of a straight stretch of an outline. */
const PARTS = Array.from({ length: 20 }, (_, part) => part / 20);

const laidOut = products.map((product) => {
  const blank = blanks.find(({ slug }) => slug === product.blank)!;
  const [finish] = blank.finishes.filter(({ slug }) => product.finishes?.includes(slug) ?? true);
  const document = layOut(product, blank, finish!, designs[product.design]!);
  return { slug: product.slug, design: product.design, document };
});
const byDesign = Map.groupBy(laidOut, ({ design }) => design);

it.each([...byDesign])('short texts of %s keep off its other words', (design, sold) => {
  const { fields } = designs[design]!;
  const met = sold.flatMap(({ slug, document }) =>
    fields.flatMap(({ name, maxLength }) =>
      (name === 'name' ? NAMES : OTHER_WORDS).flatMap((words) =>
        meetings(written(document, name, words.slice(0, maxLength))).map(
          (ids) => `${slug}: ${words} at ${ids}`,
        ),
      ),
    ),
  );
  expect(met).toEqual([]);
});

it.each(FONT_IDS.filter((font) => font !== 'emoji'))('names in %s keep off other words', (font) => {
  const met = [...byDesign.values()].flatMap(([first]) =>
    meetings(written(first!.document, 'name', TALL, font)).map((ids) => `${first!.slug}: ${ids}`),
  );
  expect(met).toEqual([]);
});

it('the shop’s own words are drawn as they were', () => {
  const changed = laidOut.filter(({ document }) => {
    const asShown = personaliseDesign(document, { v: 1, fields: {} }, () => undefined);
    return drawn(asShown) !== drawn(document);
  });
  expect(changed.map(({ slug }) => slug)).toEqual([]);
});

function written(document: DesignDocument, field: string, words: string, font?: FontId) {
  const texts = document.layers.filter((layer) => layer.type === 'text' && layer.field === field);
  const edits = font && { words: Object.fromEntries(texts.map(({ id }) => [id, { font }])) };
  return personaliseDesign(
    document,
    { v: 1, fields: { [field]: words }, ...(edits && { edits }) },
    () => undefined,
  );
}

function drawn(document: DesignDocument): string {
  return renderDesign(document, { shaper, imageHref: () => '' });
}

/** Of words, one of which was written: letters of the larger that cross a letter of the smaller. */
function meetings({ layers }: DesignDocument): string[] {
  const texts = layers
    .filter((layer) => layer.type === 'text')
    .filter(({ text }) => text.trim() !== '');
  const inks = texts.map((layer) => ({ layer, ink: inkOf(layer) }));
  return inks.flatMap(({ layer, ink }) =>
    inks
      .filter((other) => other.layer.size < layer.size && other.layer.field !== layer.field)
      .filter((other) => ink.some((one) => other.ink.some((its) => isOver(one, its))))
      .map((other) => `${layer.id} and ${other.layer.id}`),
  );
}

const inks = new Map<string, Point[][]>();

/** The outlines of its letters, remembered: most words of a design stay while one is written. */
function inkOf(layer: TextLayer): Point[][] {
  const key = JSON.stringify(layer);
  const known = inks.get(key) ?? layerContours(layer, shaper, COARSE_MM).filled;
  inks.set(key, known);
  return known;
}

/** Whether a point between those of the large outline is within the box around the small one. */
function isOver(large: Point[], small: Point[]): boolean {
  const { left, right, top, bottom } = boxAround(small);
  const isIn = ([x, y]: Point) => x > left && x < right && y > top && y < bottom;
  return large.some(([x, y], place) => {
    const [nextX, nextY] = large[place + 1] ?? [x, y];
    return PARTS.some((part) => isIn([x + (nextX - x) * part, y + (nextY - y) * part]));
  });
}
