import { expect, test } from 'vitest';
import type { DesignDocument } from '../design/design.ts';
import { designDocument, dot, text } from '../drawing/drawing.ts';
import { isCutOut } from '../production/machine-settings.ts';
import { cutMessage, looseLayers, smallPart } from './describe-loose-pieces.ts';
import type { LoosePiece } from './describe-loose-pieces.ts';

const box = { left: 1, top: 2, right: 3, bottom: 4 };
const piece = (part: LoosePiece['part'], letters: string, layer = 'name'): LoosePiece => ({
  layer,
  part,
  letters,
  box,
});
const whole = (...loose: LoosePiece[]) => ({ isEmpty: false, loose });
const document: DesignDocument = {
  ...designDocument('test', { w: 100, h: 60, bleed: 0, safe: 4 }, []),
  layers: [
    { ...text(50, 30, 'sans', 20, 'mini', '#000', { field: 'name' }), id: 'name' },
    { ...dot(10, 10, 4, '#000'), id: 'berry' },
    { ...text(50, 50, 'sans', 8, 'hi', '#000'), id: 'own-t1' },
  ],
};
const REMEDY =
  ' Choose a joined lettering, let the parts overlap more, or choose a product with a base.';

test('a design made without a base is cut out', () => {
  const base = { w: 10, h: 10, thickness: 2, corner: 0 };
  expect(isCutOut('print3d', {})).toBe(true);
  expect(isCutOut('print3d', { base })).toBe(false);
  expect(isCutOut('laser', { work: 'cut' })).toBe(true);
  expect(isCutOut('laser', { work: 'engrave' })).toBe(false);
  expect(isCutOut('laser', {})).toBe(false);
  expect(isCutOut('sublimation', { work: 'cut' })).toBe(false);
});

test('pieces are counted and named in the message, equal ones once', () => {
  expect(cutMessage(whole(piece('dot', 'i')))).toBe(
    `One piece would come apart from the rest: the dot of “i”.${REMEDY}`,
  );
  expect(cutMessage(whole(piece('dot', 'i'), piece('letters', 'n'), piece('dot', 'i')))).toBe(
    `Three pieces would come apart from the rest: the dot of “i” (twice) and “n”.${REMEDY}`,
  );
  expect(cutMessage(whole(piece('accent', 'é'), piece('part', '%'), piece('drawing', '')))).toBe(
    `Three pieces would come apart from the rest: an accent of “é”, a part of “%” and a drawing.${REMEDY}`,
  );
  const many = [...'abcdefghijkl'].map((letter) => piece('letters', letter));
  expect(cutMessage(whole(...many))).toBe(
    `12 pieces would come apart from the rest: “a”, “b”, “c”, “d” and 8 more.${REMEDY}`,
  );
  expect(cutMessage(whole())).toBeUndefined();
  expect(cutMessage({ isEmpty: true, loose: [] })).toContain('nothing here to cut out');
});

test('each layer is refused at its own place, with the boxes of its pieces', () => {
  const layers = looseLayers(
    whole(
      piece('dot', 'i'),
      piece('dot', 'i'),
      piece('drawing', '', 'berry'),
      piece('letters', 'h', 'own-t1'),
    ),
    document,
  );
  expect(
    layers.map(({ layer, propertyPath, boxes }) => [layer, propertyPath, boxes.length]),
  ).toEqual([
    ['name', 'personalisation.fields.name', 2],
    ['berry', 'personalisation', 1],
    ['own-t1', 'personalisation.edits.own.t1', 1],
  ]);
  expect(layers[0]).toMatchObject({
    message: `Two pieces would come apart from the rest: the dot of “i” (twice).${REMEDY}`,
    boxes: [box, box],
  });
  expect(looseLayers(whole(), document)).toEqual([]);
  expect(looseLayers({ isEmpty: true, loose: [] }, document)).toMatchObject([
    { layer: '', propertyPath: 'personalisation', boxes: [] },
  ]);
});

test('the small part of a letter has a name', () => {
  expect(['i', 'J', 'fi', '!', ';'].map(smallPart)).toEqual(Array(5).fill('dot'));
  expect(['é', 'ŵ', 'İ', 'ö'].map(smallPart)).toEqual(Array(4).fill('accent'));
  expect(['%', '“', '©'].map(smallPart)).toEqual(Array(3).fill('part'));
});
