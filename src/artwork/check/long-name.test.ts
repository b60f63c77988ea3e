import { expect, test } from 'vitest';
import { blanks } from '../../../catalogue/blanks.ts';
import { designs } from '../../../catalogue/designs/designs.ts';
import { shaper } from '../../../catalogue/fonts/shaper.testing.ts';
import { layOut } from '../../../catalogue/lay-out.ts';
import { products } from '../../../catalogue/products.ts';
import type { DesignEdits } from '../../domain/personalisation/design-edits.ts';
import { personaliseDesign } from '../design/edit-design.ts';
import { fillFields } from '../design/fill-fields.ts';
import { designDocument, line, text } from '../drawing/drawing.ts';
import { outlineText } from '../render/outline-text.ts';
import { fontsToTry, longName, type LongNameWay } from './long-name.ts';
import { layerBounds } from './layer-bounds.ts';

const LONG = 'Bartholomew-Alexander';

function open(slug: string) {
  const product = products.find((one) => one.slug === slug)!;
  const blank = blanks.find((one) => one.slug === product.blank)!;
  const finish = blank.finishes[0]!;
  const sample = layOut(product, blank, finish, designs[product.design]!);
  const needs = { shaper, process: finish.process };
  const fill = (name: string, edits?: DesignEdits) =>
    personaliseDesign(
      sample,
      { v: 1, fields: { ...product.sample, name }, edits },
      () => undefined,
    );
  return {
    sample,
    needs,
    fill,
    ask: (name: string, edits?: DesignEdits) => longName(sample, fill(name, edits), edits, needs),
    namesOf: (name: string, edits?: DesignEdits) =>
      fill(name, edits).layers.flatMap((layer) =>
        layer.type === 'text' && layer.field === 'name' ? [layer] : [],
      ),
  };
}

const mug = open('botanical-wreath-mug');

function chosen(way: LongNameWay, asked = mug.ask(LONG)): DesignEdits {
  const found = asked?.ways.find((one) => one.way === way);
  if (!found) throw new Error(`${way} is not offered`);
  return found.edits;
}

test('a usual name is not remarked on, and no lettering is fetched for it', () => {
  expect(mug.ask('Margaret')).toBeNull();
  expect(fontsToTry(mug.sample, mug.fill('Margaret'), undefined, mug.needs)).toEqual([]);
});

test('a name that gets small may stand on two lines or in a narrower lettering', () => {
  expect(mug.ask(LONG)).toMatchObject({
    isSmall: true,
    ways: [{ way: 'twoLines' }, { way: 'narrower' }],
  });
  expect(fontsToTry(mug.sample, mug.fill(LONG), undefined, mug.needs)).toEqual(['ribbon']);
});

test('a name without a place to break it gets the narrower lettering only', () => {
  const ways = mug.ask('Bartholomewalexander')?.ways.map(({ way }) => way);
  expect(ways).toEqual(['narrower']);
});

test('on two lines it is much larger, and meets no other words', () => {
  const edits = chosen('twoLines');
  const filled = mug.fill(LONG, edits);
  const names = mug.namesOf(LONG, edits);
  expect(names).toHaveLength(mug.namesOf(LONG).length);
  for (const [place, name] of names.entries()) {
    const before = outlineText(mug.namesOf(LONG)[place]!, shaper).size;
    expect(outlineText(name, shaper).size).toBeGreaterThan(before * 1.4);
    const box = layerBounds(name, shaper)!;
    const met = filled.layers.filter((layer) => {
      const other = layer.type === 'text' ? layerBounds(layer, shaper) : undefined;
      return (
        layer.id !== name.id &&
        other &&
        box.left < other.right &&
        other.left < box.right &&
        box.top < other.bottom &&
        other.top < box.bottom
      );
    });
    expect(met.map(({ id }) => id)).toEqual([]);
  }
  expect(mug.ask(LONG, edits)?.isSmall).toBe(false);
});

test('both ways can be taken back, and other changes of the design stay', () => {
  const { id } = mug.namesOf(LONG)[0]!;
  const coloured = { words: { [id]: { fill: '#aa2233' } } };
  const broken = chosen('twoLines', mug.ask(LONG, coloured));
  expect(broken.words?.[id]).toMatchObject({ fill: '#aa2233', lines: 2 });
  expect(chosen('asDesigned', mug.ask('Gwen', broken))).toEqual(coloured);
  expect(chosen('asDesigned', mug.ask(LONG, chosen('narrower')))).toEqual({});
});

test('a size that the shopper chose in the editor is not remarked on', () => {
  const edits = {
    words: Object.fromEntries(mug.namesOf(LONG).map(({ id }) => [id, { size: 4 }])),
  };
  expect(mug.ask(LONG, edits)).toBeNull();
});

test('a lettering that lacks some of the letters is not offered', () => {
  const hausa = 'Ɓartholomewalexander';
  expect(mug.ask(hausa)).toMatchObject({ isSmall: true, ways: [] });
});

test('names of five letters are never small, so the page need not measure them', () => {
  const small = products.filter(({ slug, design }) => {
    const isNamed = designs[design]?.fields.some(({ name }) => name === 'name');
    return isNamed && open(slug).ask('Sarah')?.isSmall;
  });
  expect(small.map(({ slug }) => slug)).toEqual([]);
});

test('two lines keep clear of a rule, though it begins and ends beside them', () => {
  const area = { w: 90, h: 60, bleed: 0, safe: 3 };
  const name = text(45, 30, 'sans', 12, 'Grandma', '#000000', { field: 'name', maxWidth: 70 });
  const ruled = (y: number) => {
    const sample = designDocument('ruled', area, [name, line(`M5 ${y}L85 ${y}`, '#000000', 1)]);
    const filled = fillFields(sample, { v: 1, fields: { name: LONG } });
    const [way] = longName(sample, filled, undefined, { shaper, process: 'sublimation' })!.ways;
    const edits = chosen('twoLines', { isSmall: true, ways: way ? [way] : [] });
    return Object.values(edits.words ?? {})[0]?.size ?? 0;
  };
  expect(ruled(34)).toBeLessThan(ruled(55));
});
