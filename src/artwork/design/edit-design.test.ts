import { describe, expect, test } from 'vitest';
import type { DesignEdits } from '../../domain/personalisation/design-edits.ts';
import type { DesignDocument, PlaceLayer } from './design.ts';
import { designDocument, rect, text, type DrawnPlace } from '../drawing/drawing.ts';
import { editDesign, faultyEdits, openPlaces, personaliseDesign } from './edit-design.ts';

const AREA = { w: 200, h: 90, bleed: 3, safe: 5 };
const design: DesignDocument = designDocument('wreath', AREA, [
  rect(0, 0, 200, 90, '#ffffff'),
  text(100, 50, 'script', 24, 'Grandma', '#1f2a24', { field: 'name' }),
]);
const findClipart = (slug: string) => (slug === 'heart' ? 'M0 0L.5 .5Z' : undefined);
const photo = {
  type: 'photo' as const,
  id: 'p1',
  x: 40,
  y: 45,
  w: 60,
  h: 40,
  rotation: 10,
  upload: 'sea',
  crop: {
    x: 0,
    y: 0.1,
    w: 1,
    h: 0.8,
  },
  tone: 'sepia' as const,
};

describe('editing a design', () => {
  test('changes nothing where nothing was changed', () => {
    expect(editDesign(design, undefined, findClipart)).toBe(design);
  });

  test('restyles its texts and keeps what was not named', () => {
    const edits: DesignEdits = { words: { name: { font: 'hand', arc: 80, size: undefined } } };
    expect(editDesign(design, edits, findClipart).layers[1]).toEqual({
      ...design.layers[1],
      font: 'hand',
      arc: 80,
    });
  });

  test('paints a photograph behind the words of its side, in its shape', () => {
    const mug = designDocument('mug', AREA, [
      rect(0, 0, 90, 90, '#ffffff'),
      text(45, 50, 'script', 24, 'Grandma', '#1f2a24', { field: 'name' }),
      rect(110, 0, 90, 90, '#ffffff'),
      text(155, 50, 'script', 24, 'Grandma', '#1f2a24', { field: 'name' }),
    ]);
    const behind = { ...photo, behind: true as const, shape: 'heart' as const, opacity: 0.4 };
    const ids = (x: number) =>
      editDesign(mug, { own: [{ ...behind, x }] }, findClipart).layers.map(({ id }) => id);
    expect(ids(45)).toEqual(['rect', 'own-p1', 'name', 'rect-2', 'name-2']);
    expect(ids(150)).toEqual(['rect', 'name', 'rect-2', 'own-p1', 'name-2']);
    expect(ids(100)).toEqual(['rect', 'name', 'rect-2', 'name-2', 'own-p1']);
    const [, drawn] = editDesign(mug, { own: [{ ...behind, x: 45 }] }, findClipart).layers;
    expect(drawn).toMatchObject({ type: 'image', shape: 'heart', opacity: 0.4 });
    expect(drawn).not.toHaveProperty('behind');
  });

  test('removes layers, and puts the shopper’s own above the rest', () => {
    const heart = { type: 'clipart' as const, id: 'c1', x: 9, y: 9, clipart: 'heart' };
    const edits: DesignEdits = {
      without: ['rect'],
      own: [photo, { ...heart, size: 12, fill: '#b8552f' }],
    };
    expect(editDesign(design, edits, findClipart).layers).toEqual([
      design.layers[1],
      { ...photo, id: 'own-p1', type: 'image' },
      {
        type: 'path',
        id: 'own-c1',
        x: 9,
        y: 9,
        rotation: undefined,
        scale: 12,
        d: 'M0 0L.5 .5Z',
        fill: '#b8552f',
      },
    ]);
  });

  test('leaves the texts to the fields', () => {
    const personalised = personaliseDesign(
      design,
      { v: 1, fields: { name: 'Nan' }, edits: { words: { name: { fill: '#b8552f' } } } },
      findClipart,
    );
    expect(personalised.layers[1]).toMatchObject({ text: 'Nan', fill: '#b8552f' });
  });
});

describe('faulty edits', () => {
  const paths = (edits: DesignEdits) =>
    faultyEdits(design, edits, findClipart).map(({ propertyPath }) => propertyPath);

  test('are reported by their place', () => {
    const own = { ...photo, type: 'clipart' as const, clipart: 'dragon', size: 4, fill: '#000000' };
    expect(
      paths({
        words: { rect: {}, name: { font: 'comic' } },
        without: ['name', 'moon'],
        own: [own, { ...own, clipart: 'heart' }],
      }),
    ).toEqual([
      'personalisation.edits.words.rect',
      'personalisation.edits.words.name.font',
      'personalisation.edits.without.moon',
      'personalisation.edits.own.p1.clipart',
      'personalisation.edits.own.p1',
    ]);
  });

  test('are none where everything is known', () => {
    expect(paths({ words: { name: { font: 'hand' } }, without: ['rect'], own: [photo] })).toEqual(
      [],
    );
  });
});

describe('a place for a photograph', () => {
  const place: DrawnPlace = {
    type: 'place',
    x: 50,
    y: 40,
    w: 30,
    h: 20,
    shape: 'oval',
    mark: 'light',
    sample: [],
  };
  const framed = designDocument('framed', AREA, [place, rect(0, 0, 5, 5, '#ffffff'), place]);

  test('is filled below what is drawn above it, in its shape, by the first photograph for it', () => {
    const filled = editDesign(
      framed,
      {
        own: [
          { ...photo, place: 'photo' },
          { ...photo, id: 'p2', place: 'photo' },
        ],
      },
      findClipart,
    );
    expect(filled.layers.map(({ id, type }) => [id, type])).toEqual([
      ['own-p1', 'image'],
      ['rect', 'rect'],
      ['photo-2', 'place'],
      ['own-p2', 'image'],
    ]);
    expect(filled.layers[0]).toEqual({
      ...photo,
      id: 'own-p1',
      type: 'image',
      shape: 'oval',
      mark: 'light',
    });
    expect(openPlaces(filled).map(({ propertyPath }) => propertyPath)).toEqual([
      'personalisation.edits.own.photo-2',
    ]);
  });

  test('shows that it is open once another is filled', () => {
    expect(editDesign(framed, { own: [] }, findClipart).layers[0]).toMatchObject({ sample: [] });
    const filled = editDesign(framed, { own: [{ ...photo, place: 'photo' }] }, findClipart);
    const [tile, plus] = (filled.layers[2] as PlaceLayer).sample as object[];
    expect(tile).toMatchObject({ type: 'rect', x: -15, y: -10, w: 30, h: 20 });
    expect(plus).toMatchObject({ type: 'path', d: 'M-3.2 0L3.2 0M0 -3.2L0 3.2' });
  });

  test('has to be one of the design', () => {
    expect(faultyEdits(framed, { own: [{ ...photo, place: 'rect' }] }, findClipart)).toMatchObject([
      { propertyPath: 'personalisation.edits.own.p1.place' },
    ]);
    expect(faultyEdits(framed, { own: [{ ...photo, place: 'photo-2' }] }, findClipart)).toEqual([]);
  });
});
