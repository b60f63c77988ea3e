import { expect, test } from 'vitest';
import { factsAsSold } from './facts-as-sold.ts';

const WHITE = { slug: 'white', name: 'White' };
const NAVY = { slug: 'navy', name: 'Navy' };
const measured = (size: string, group: 'adults' | 'children') => ({
  size,
  group,
  chestCm: [50, 60] as [number, number],
});
const shirt = {
  material: 'White: soft polyester. Navy: cotton',
  production: '',
  size: 'crew neck',
  care: 'Wash it.',
  measures: {
    isTypical: true,
    sizes: [
      measured('S', 'adults'),
      measured('XXL', 'adults'),
      measured('Age 3–4', 'children'),
      measured('Age 12–13', 'children'),
    ],
  },
  byFinish: {
    material: { white: 'Soft polyester', navy: 'Cotton' },
    production: { white: 'Dyed into the cloth.', navy: 'Pressed vinyl.' },
  },
};

test('a shirt for children in one colour is told about that colour and those sizes alone', () => {
  expect(factsAsSold(shirt, { finishes: [WHITE], sizes: ['Age 3–4', 'Age 12–13'] })).toEqual({
    material: 'Soft polyester',
    production: 'Dyed into the cloth.',
    size: 'Children age 3 to 13; crew neck',
    care: 'Wash it.',
    measures: shirt.measures,
  });
});

test('a shirt in several colours and for everybody names them all', () => {
  const sizes = shirt.measures.sizes.map(({ size }) => size);
  expect(factsAsSold(shirt, { finishes: [WHITE, NAVY], sizes })).toMatchObject({
    material: 'White: soft polyester. Navy: cotton',
    production: 'White: dyed into the cloth. Navy: pressed vinyl.',
    size: 'Adults S to XXL, children age 3 to 13; crew neck',
  });
});

test.each([
  [['S'], 'Adults S; crew neck'],
  [['Age 3–4'], 'Children age 3 to 4; crew neck'],
  [['One size'], 'Crew neck'],
])('sizes %j are told as "%s"', (sizes, size) => {
  expect(factsAsSold(shirt, { finishes: [WHITE], sizes }).size).toBe(size);
});

test('a blank whose colours are alike keeps its facts', () => {
  const mug = { material: 'Ceramic', production: 'Printed', size: '82 × 95 mm' };
  expect(factsAsSold(mug, { finishes: [WHITE, NAVY], sizes: [] })).toEqual(mug);
});
