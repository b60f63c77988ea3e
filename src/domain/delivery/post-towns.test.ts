import { expect, test } from 'vitest';
import { postTownOf } from './post-towns.ts';

test('all of the 124 postcode areas but one have a town', () => {
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  const areas = letters.flatMap((first) => [first, ...letters.map((second) => first + second)]);
  const districts = Array.from({ length: 100 }, (_, district) => district);
  const known = areas.filter((area) =>
    districts.some((district) => postTownOf(`${area}${district} 1AB`) !== null),
  );
  expect(known).toHaveLength(123);
});

test.each([
  ['SY1 1AB', 'Shrewsbury'],
  ['sy11ab', 'Shrewsbury'],
  ['CR0 2AB', 'Croydon'],
  ['SW1A 2AA', 'London'],
  ['ST7 4AB', 'Stoke-on-Trent'],
  ['KT1 1AB', 'Kingston upon Thames'],
  ['SS1 2AB', 'Southend-on-Sea'],
  ['ZE1 0AB', 'Shetland'],
])('%s is in %s', (postcode, town) => {
  expect(postTownOf(postcode)).toBe(town);
});

test.each([
  ['another town of the area', 'SY23 1AB'],
  ['a district between two of the town’s', 'ST5 1AB'],
  ['an area of many towns', 'HS1 2AB'],
  ['British Forces', 'BF1 0AB'],
  ['half a postcode', 'SY1'],
  ['no postcode at all', 'Shrewsbury'],
])('no town is suggested for %s', (_, postcode) => {
  expect(postTownOf(postcode)).toBeNull();
});
