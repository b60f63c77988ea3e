import { expect, test } from 'vitest';
import { designDocument, rect, text, type Drawn } from '../../../artwork/drawing/drawing.ts';
import { layerBounds } from '../../../artwork/check/layer-bounds.ts';
import type { OwnText } from '../../../domain/personalisation/design-edits.ts';
import type { NewLayer } from '../editing.ts';
import { freeSpaceFor } from './fit-new-layer.ts';
import { FRONT, frontOf, MUG, photo, sans, words } from './mug.testing.ts';

const name = (x: number) => text(x, 52, 'sans', 14, 'Grandma', '#000000', { field: 'name' });
const fit = (layer: NewLayer, drawn: Drawn[]) =>
  freeSpaceFor(layer, frontOf(designDocument('plain', MUG, [name(44), name(156), ...drawn])))!;

test('a photograph lands wholly on the side that is looked at, however much room is between the sides', () => {
  // All round the name but on the seam.
  const wreath = [rect(112, 9, 79, 30, '#5b7d63'), rect(112, 58, 79, 28, '#5b7d63')];
  for (const drawn of [[], wreath]) {
    const { box } = fit(photo, drawn);
    expect(box.left).toBeGreaterThanOrEqual(FRONT.from);
    expect(box.right).toBeLessThanOrEqual(MUG.w - MUG.safe);
  }
});

test('text lands beside the words, is no broader than its room, and is large enough to read', () => {
  const walls = [rect(100, 9, 25, 77, '#5b7d63'), rect(185, 9, 15, 77, '#5b7d63')];
  const { layer, box } = fit(words, walls);
  expect(box.bottom <= 42 || box.top >= 52).toBe(true);
  const { size = 0, maxWidth = 0 } = layer as { size?: number; maxWidth?: number };
  expect(size).toBeGreaterThanOrEqual(4.2);
  expect(maxWidth).toBeLessThanOrEqual(60);
  expect(maxWidth).toBeGreaterThan(30);
});

test('what is added is not squeezed by the bend at the edge of what the photograph shows', () => {
  // The only room is between the sides.
  const wall = [rect(126, 0, 74, 95, '#5b7d63')];
  expect(fit(photo, wall).isOver).toBe(true);
  const drawing: NewLayer = { type: 'clipart', clipart: 'star', size: 24, fill: '#000000' };
  for (const layer of [photo, drawing, words])
    expect(fit(layer, wall).box.left).toBeGreaterThanOrEqual(120);
});

test('a long text becomes smaller in its free place instead of lying over drawings', () => {
  const walls = [rect(100, 9, 42, 77, '#5b7d63'), rect(168, 9, 32, 77, '#5b7d63')];
  const { layer, place } = fit({ ...words, maxHeight: 25 }, walls);
  const long = { ...(layer as OwnText), text: 'Happy birthday to the best of all', ...place };
  const { left, right, bottom } = layerBounds({ ...long, id: 'own-t1', font: 'sans' }, sans)!;
  expect(left).toBeGreaterThanOrEqual(142);
  expect(right).toBeLessThanOrEqual(168);
  expect(bottom <= 42 || bottom >= 54).toBe(true);
});

test('text goes where long words are larger than in a nearer but narrow place', () => {
  const drawn = [rect(100, 9, 100, 12, '#5b7d63'), rect(100, 70, 100, 25, '#5b7d63')];
  const pillars = [rect(100, 33, 38, 37, '#5b7d63'), rect(161, 33, 39, 37, '#5b7d63')];
  const { layer, place } = fit({ ...words, maxHeight: 25 }, [...drawn, ...pillars]);
  expect(place.y).toBeLessThan(33);
  expect((layer as OwnText).maxWidth).toBeGreaterThan(50);
});

test('a line of text fits between a drawing and the edge of the safe zone, which is no neighbour', () => {
  const { layer, place, isOver } = fit(words, [rect(100, 16, 100, 79, '#5b7d63')]);
  expect(isOver).toBe(false);
  expect((layer as OwnText).size).toBeGreaterThan(3.8);
  const written = { ...(layer as OwnText), text: 'Hwyl fawr', ...place };
  const { top, bottom } = layerBounds({ ...written, id: 'own-t1', font: 'sans' }, sans)!;
  expect(16 - bottom).toBeGreaterThan(1.5);
  expect(top).toBeGreaterThanOrEqual(MUG.safe);
});

test('text goes where a sentence is easily read rather than into a narrow room nearer to the middle', () => {
  // A wreath around the name, with room for short lines above it.
  const sides = [rect(120, 17, 22.5, 69, '#5b7d63'), rect(169.5, 17, 30.5, 69, '#5b7d63')];
  const wreath = [...sides, rect(120, 17, 72, 12, '#5b7d63'), rect(120, 60, 72, 26, '#5b7d63')];
  const { place, layer } = fit(words, wreath);
  expect(place.y).toBeLessThan(17);
  expect((layer as OwnText).maxWidth).toBeGreaterThan(50);
});

test('several lines in a high room leave air above and below them', () => {
  const walls = [rect(100, 9, 100, 12, '#5b7d63'), rect(100, 60, 100, 35, '#5b7d63')];
  const { layer, place } = fit({ ...words, maxHeight: 25 }, walls);
  const long = { ...(layer as OwnText), text: 'Happy birthday to the best of all', ...place };
  const { top, bottom } = layerBounds({ ...long, id: 'own-t1', font: 'sans' }, sans)!;
  expect(top - 21).toBeGreaterThan(3);
  expect(42 - bottom).toBeGreaterThan(3);
});

test('text stands on the middle of the words rather than in the middle of its room', () => {
  const { place } = fit(words, [
    rect(100, 60, 100, 35, '#5b7d63'),
    rect(100, 9, 30, 33, '#5b7d63'),
  ]);
  expect(place.x).toBeCloseTo(156, 0);
});

test('text lands with air around it, in the largest free part of the side', () => {
  const { layer, box } = fit(words, [rect(100, 60, 100, 35, '#5b7d63')]);
  expect(layer).toMatchObject({ size: 11 });
  // Half of the room above the name is above the words.
  expect(42 - box.bottom).toBeGreaterThan(4);
  expect(box.top - MUG.safe).toBeGreaterThan(4);
});

test('an emoji is as large as its room allows, and not spaced like a line of words', () => {
  const low = [rect(100, 9, 100, 25, '#5b7d63'), rect(100, 75, 100, 20, '#5b7d63')];
  const crown: NewLayer = { ...words, text: '👑', font: 'emoji', size: 11 };
  expect(fit(crown, low).layer).toMatchObject({ size: 11 });
});

test.each([54, 54.4, 54.8, 55.2])(
  'a small text keeps half of its size from the lines around it (%d mm)',
  (top) => {
    const bottom = top + 9.6;
    const line = (y: number) => text(150, y, 'sans', 20, 'MMMMMM', '#000000');
    const walls = [rect(100, 5, 100, 38, '#5b7d63'), rect(100, 77, 100, 13, '#5b7d63')];
    const lines = [...walls, line(top), line(bottom + 14)];
    const { layer, place } = fit(words, lines);
    const { size = 0 } = layer as { size?: number };
    expect(place.y - 0.7 * size - top).toBeGreaterThanOrEqual(size * 0.5);
    expect(bottom - place.y).toBeGreaterThanOrEqual(size * 0.5);
  },
);

test('a drawing keeps 3 mm from its neighbours, and lies over a drawing of the design rather than be tiny', () => {
  const star: NewLayer = { type: 'clipart', clipart: 'star', size: 24, fill: '#000000' };
  const high = fit(star, [rect(100, 60, 100, 35, '#5b7d63')]);
  expect(high.isOver).toBe(false);
  expect(high.box.bottom).toBeLessThanOrEqual(42 - 3);
  const across = [rect(100, 9, 100, 26, '#5b7d63'), rect(100, 57, 100, 29, '#5b7d63')];
  const beside = [rect(100, 9, 34, 77, '#5b7d63'), rect(178, 9, 22, 77, '#5b7d63')];
  const narrow = fit(star, [...across, ...beside]);
  expect(narrow.isOver).toBe(true);
  expect((narrow.layer as { size: number }).size).toBeGreaterThan(9);
});

test('drawings keep to the middle of what is looked at, clear of its lines, rather than be large at its edge', () => {
  const line = (y: number) => text(156, y, 'sans', 6, 'MMMMMM', '#000000');
  // A wreath around three lines.
  const walls = [rect(118, 12, 8, 70, '#5b7d63'), rect(186, 12, 8, 70, '#5b7d63')];
  const drawn = [...walls, line(36), line(64)];
  const crown: NewLayer = { type: 'clipart', clipart: 'crown', size: 24, fill: '#000000' };
  const first = fit(crown, drawn);
  expect(first.isOver).toBe(false);
  expect(first.place.x).toBeCloseTo(156, 0);
  const { left, right, top, bottom } = first.box;
  const placed = rect(left, top, right - left, bottom - top, '#000000');
  const second = fit(crown, [...drawn, placed]);
  expect(second.place.x).toBeCloseTo(156, 0);
  expect(second.box.top >= bottom || second.box.bottom <= top).toBe(true);
});
