import { expect, test } from 'vitest';
import { blanks } from '../../../catalogue/blanks.ts';
import { designs } from '../../../catalogue/designs/designs.ts';
import { layOut } from '../../../catalogue/lay-out.ts';
import { photoProducts } from '../../../catalogue/products/photos/photos.ts';
import type { DesignEdits, OwnPhoto } from '../../domain/personalisation/design-edits.ts';
import type { DesignDocument } from './design.ts';
import { personaliseDesign } from './edit-design.ts';

function documentOf(slug: string): DesignDocument {
  const product = photoProducts.find((one) => one.slug === slug)!;
  const blank = blanks.find((one) => one.slug === product.blank)!;
  return layOut(product, blank, blank.finishes[0]!, designs[product.design]!);
}

const BARE = { name: '', line: '' };

const made = (document: DesignDocument, fields: Record<string, string>, edits?: DesignEdits) =>
  personaliseDesign(document, { v: 1, fields, edits }, () => undefined);

const pictureOf = ({ layers }: DesignDocument) =>
  layers.find((layer) => layer.type === 'place' || layer.type === 'image')!;

/** In the middle of the first place. */
function photoIn(document: DesignDocument, moved = 0): DesignEdits {
  const place = document.layers.find((layer) => layer.type === 'place')!;
  const { id, x, y, w, h } = place;
  const crop = { x: 0, y: 0, w: 1, h: 1 };
  const photo = { type: 'photo', id: 'p1', place: id, upload: 'u', tone: 'colour', crop } as const;
  return { own: [{ ...photo, x: x + moved, y, w, h } satisfies OwnPhoto] };
}

test.each([
  'heart-photo-coaster',
  'instant-photo-coaster',
  'portrait-photo-slate-coaster',
  'nine-photo-canvas',
  'leafy-photo-mug',
  'photo-steel-keyring',
])('without words %s has as much room on one side of its pictures as on the other', (slug) => {
  const document = documentOf(slug);
  const { area } = document;
  const columns = new Set(document.layers.flatMap((one) => (one.type === 'text' ? one.x : [])));
  const boxes = made(document, BARE).layers.filter(({ type }) => type === 'place');
  const middle = (axis: 'x' | 'y') => {
    const ends = boxes.map((box) => box[axis]);
    return (Math.min(...ends) + Math.max(...ends)) / 2;
  };
  // What is drawn around a photograph is a little lower than it, such as the foot of a card.
  expect(Math.abs(middle('y') - area.h / 2)).toBeLessThan(area.h * 0.06);
  expect(columns.size === 2 || Math.abs(middle('x') - area.w / 2) < area.w * 0.03).toBe(true);
});

test.each(['pair-photo-slate-sign', 'four-photo-clock', 'great-photo-canvas'])(
  'nothing of %s moves, whose words are between or over its photographs',
  (slug) => {
    const document = documentOf(slug);
    const drawn = document.layers.filter(({ type }) => type === 'place');
    expect(made(document, BARE).layers.filter(({ type }) => type === 'place')).toEqual(drawn);
  },
);

test('one word is enough to keep everything in its place', () => {
  const document = documentOf('heart-photo-coaster');
  const kept = made(document, { name: '', line: 'always yours' });
  expect(pictureOf(kept)).toEqual(pictureOf(document));
});

test('a photograph goes with its place, and stays where the shopper has moved it', () => {
  const document = documentOf('heart-photo-coaster');
  const { y: middle } = pictureOf(made(document, BARE));
  const { x, y } = pictureOf(document);
  expect(middle).toBeGreaterThan(y + 5);
  expect(pictureOf(made(document, BARE, photoIn(document)))).toMatchObject({ x, y: middle });
  expect(pictureOf(made(document, BARE, photoIn(document, 3)))).toMatchObject({ x: x + 3, y });
});
