import { expect, test } from 'vitest';
import type { Process } from '../../../artwork/design/design.ts';
import { editDesign } from '../../../artwork/design/edit-design.ts';
import { designDocument, line, rect, text, type Drawn } from '../../../artwork/drawing/drawing.ts';
import type { OwnPhoto } from '../../../domain/personalisation/design-edits.ts';
import { addAt, ownIn, type Editing } from '../editing.ts';
import { frontOf, MUG, photo } from './mug.testing.ts';
import {
  beforePhoto,
  firstSpot,
  inSpot,
  photoSpots,
  spotOf,
  underWords,
  type PhotoSpot,
} from './photo-spots.ts';

const AREA = { ...MUG, safe: 6 };
const name = (x: number) => text(x, 50, 'sans', 10, 'Grandma', '#000000', { field: 'name' });
const ring = (x: number) =>
  line(`M${x - 36} 47.5A36 36 0 1 1 ${x + 36} 47.5A36 36 0 1 1 ${x - 36} 47.5Z`, '#000000', 2);
const wreath = designDocument('wreath', AREA, [ring(44), name(44), ring(156), name(156)]);
const portrait = { ...photo, w: 43, h: 57 };
const PIXELS = { width: 1500, height: 2000 };
const begun: Editing = { words: {}, edits: {} };

const spotsOn = (drawn: Drawn[] = [], process: Process = 'sublimation') =>
  photoSpots(portrait, PIXELS, {
    ...frontOf(drawn.length > 0 ? designDocument('plain', AREA, drawn) : wreath),
    process,
  });
const namesOf = (spots: readonly PhotoSpot[]) => spots.map((spot) => spot.name);

test('in a wreath a photograph may take the place of the words on its side, or go behind them', () => {
  const spots = spotsOn();
  expect(namesOf(spots)).toEqual(['instead', 'behind', 'beside']);
  const [instead, behind, beside] = spots as [PhotoSpot, PhotoSpot, PhotoSpot];
  expect(instead.without).toEqual(['name-2']);
  expect(instead.change).toMatchObject({ shape: 'oval' });
  expect(instead.change.x).toBeCloseTo(156, -1);
  expect(instead.change.w).toBeGreaterThan(50);
  // The upper part of a portrait, without distortion.
  const { crop } = instead.change;
  expect(crop.w * PIXELS.width).toBeCloseTo(crop.h * PIXELS.height, 0);
  expect(crop.y).toBeLessThan(1 - crop.y - crop.h);
  expect(behind).toMatchObject({ change: { behind: true, w: instead.change.w }, without: [] });
  expect(beside.change.w).toBeLessThan(instead.change.w / 2);
  expect(namesOf(spotsOn([], 'vinyl'))).not.toContain('behind');
});

test('a photograph goes beside everything where it is more than a stamp, and takes the place of words only on request', () => {
  const low = text(156, 84, 'sans', 6, 'Grandma', '#000000', { field: 'name' });
  expect(firstSpot(spotsOn([low]), AREA)?.name).toBe('beside');
  expect(firstSpot(spotsOn(), AREA)).toBeUndefined();
  const wall = rect(100, 0, 97, 95, '#5b7d63');
  expect(spotsOn([wall, name(156)])).toEqual([]);
});

test('as a photograph changes its place, the words go and come back', () => {
  const spots = spotsOn();
  const [instead, behind, beside] = spots as [PhotoSpot, PhotoSpot, PhotoSpot];
  const added = addAt(begun, portrait, { x: 156, y: 40 });
  const of = (editing: Editing) => ownIn(editing, added.id) as OwnPhoto;
  const shown = (editing: Editing) =>
    editDesign(wreath, editing.edits, () => '').layers.map(({ id }) => id);
  const to = (editing: Editing, spot: PhotoSpot) => inSpot(editing, added.id, spot, ['name-2']);

  expect(spotOf(of(added.editing), spots)).toBeUndefined();
  const first = to(added.editing, instead);
  expect(shown(first)).not.toContain('name-2');
  expect(spotOf(of(first), spots)).toBe('instead');
  expect(beforePhoto(first, of(first), ['name-2']).edits).toEqual({ own: [], without: [] });
  const second = to(first, behind);
  expect(spotOf(of(second), spots)).toBe('behind');
  expect(shown(second).indexOf('own-p1')).toBe(shown(second).indexOf('name-2') - 1);
  const third = to(second, beside);
  expect(of(third)).toMatchObject({ behind: undefined, shape: undefined, crop: { w: 1, h: 1 } });
  expect(third.edits.without).toEqual([]);
});

test('words come back over a photograph that has no other place', () => {
  const [instead] = spotsOn() as [PhotoSpot];
  const added = addAt(begun, portrait, { x: 156, y: 40 });
  const placed = inSpot(added.editing, added.id, instead);
  const { edits } = underWords(placed, ownIn(placed, added.id) as OwnPhoto, ['name-2']);
  expect(edits.without).toEqual([]);
  expect(edits.own).toMatchObject([{ behind: true, w: instead.change.w, x: instead.change.x }]);
});
