import { expect, test } from 'vitest';
import { designDocument, text } from '../../artwork/drawing/drawing.ts';
import { editDesign } from '../../artwork/design/edit-design.ts';
import { add, type Editing } from '../editing/editing.ts';
import { pinched, pinchOf } from './pinch.ts';

const AREA = { w: 200, h: 90, bleed: 3, safe: 5 };
const design = designDocument('plain', AREA, [
  text(100, 50, 'script', 24, 'Grandma', '#1f2a24', { field: 'name' }),
]);
const still = { scale: 1, turn: 0, dx: 0, dy: 0 };
const drawn = ({ edits }: Editing, id: string) =>
  editDesign(design, edits, () => 'M0 0Z').layers.find((layer) => layer.id === id)!;
const begun: Editing = { words: {}, edits: {} };

test('fingers that move apart enlarge, and move what lies between them', () => {
  const pinch = pinchOf(
    [
      { x: 0, y: 0 },
      { x: 10, y: 0 },
    ],
    [
      { x: 0, y: 4 },
      { x: 20, y: 4 },
    ],
  );
  expect(pinch).toEqual({ scale: 2, turn: 0, dx: 5, dy: 4 });
});

test('fingers that turn clockwise rotate clockwise', () => {
  const { turn, scale } = pinchOf(
    [
      { x: 0, y: 0 },
      { x: 10, y: 0 },
    ],
    [
      { x: 0, y: 0 },
      { x: 0, y: 10 },
    ],
  );
  expect(turn).toBeCloseTo(90);
  expect(scale).toBeCloseTo(1);
});

test('texts grow and turn around the fingers', () => {
  const name = drawn(begun, 'name');
  const next = pinched(begun, name, { scale: 1.5, turn: 20, dx: 3, dy: -2 });
  expect(drawn(next, 'name')).toMatchObject({ size: 36, rotation: 20, x: 103, y: 48 });
});

test('a nearly upright layer snaps upright, and half a turn stays half a turn', () => {
  const name = drawn(begun, 'name');
  expect(drawn(pinched(begun, name, { ...still, turn: 3 }), 'name')).toMatchObject({ rotation: 0 });
  expect(drawn(pinched(begun, name, { ...still, turn: 200 }), 'name')).toMatchObject({
    rotation: -160,
  });
});

test('photographs keep their proportions', () => {
  const crop = { x: 0, y: 0, w: 1, h: 1 };
  const photo = {
    type: 'photo' as const,
    upload: 'sea',
    w: 40,
    h: 30,
    crop,
    tone: 'mono' as const,
  };
  const { editing, id } = add(begun, AREA, photo);
  const next = pinched(editing, drawn(editing, id), { ...still, scale: 0.5 });
  expect(drawn(next, id)).toMatchObject({ w: 20, h: 15 });
});
