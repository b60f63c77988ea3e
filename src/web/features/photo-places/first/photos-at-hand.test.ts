import { expect, test } from 'vitest';
import type { OwnLayer, OwnPhoto } from '../../../../domain/personalisation/design-edits.ts';
import type { BegunOnProduct } from '../../../state/designs/begun-designs.ts';
import { photosAtHand } from './photos-at-hand.ts';

const photo = (upload: string): OwnPhoto => ({
  id: 'p1',
  type: 'photo',
  x: 20,
  y: 20,
  w: 40,
  h: 40,
  tone: 'colour',
  crop: { x: 0, y: 0, w: 1, h: 1 },
  upload,
});
const begun = (slug: string, ...own: OwnLayer[]): BegunOnProduct => ({
  slug,
  design: { typed: {}, edits: { own }, wordless: false, finish: 'white', options: {} },
});
const line = (...own: OwnLayer[]) => ({
  personalisation: { v: 1 as const, fields: {}, edits: { own } },
});
const uploads = (...given: Parameters<typeof photosAtHand>) =>
  photosAtHand(...given).map(({ upload }) => upload);

test('photographs of other products come first, then those in the cart, the latest first', () => {
  const designs = [begun('mug', photo('a'), photo('b')), begun('slate', photo('c'))];
  const lines = [line(photo('d')), line(photo('e'))];
  expect(uploads('coaster', designs, lines)).toEqual(['a', 'b', 'c', 'e', 'd']);
});

test('each is offered once, and not to the product it was begun on', () => {
  const designs = [begun('mug', photo('a')), begun('slate', photo('b'), photo('b'))];
  expect(uploads('mug', designs, [line(photo('b')), line(photo('c'))])).toEqual(['b', 'c']);
});

test('nothing else of a design is, nor a line without a design', () => {
  const text: OwnLayer = {
    id: 't1',
    type: 'text',
    text: 'Nain',
    x: 0,
    y: 0,
    size: 8,
    font: 'sans',
    fill: '#000',
    align: 'centre',
  };
  expect(uploads('mug', [begun('slate', text)], [{ personalisation: null }])).toEqual([]);
});
